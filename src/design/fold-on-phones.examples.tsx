import { FoldOnPhones } from './fold-on-phones.tsx';
import type { ComponentExamples } from './examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Content',

  states: {
    folded: () => (
      <FoldOnPhones title="What is included" heading={<h3>What is included</h3>} level="h3">
        <p>Blood tests, an ECG and a talk with a doctor.</p>
      </FoldOnPhones>
    ),
  },
};
