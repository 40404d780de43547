import { FoldOnPhones } from './fold-on-phones.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Content',

  states: {
    folded: () => (
      <FoldOnPhones title="What is included" heading={<h3>What is included</h3>} level="h3">
        <p>Blood tests, an ECG and a talk with a doctor.</p>
      </FoldOnPhones>
    ),
    'folded on tablets too': () => (
      <FoldOnPhones title="Hospitals" heading={<h3>Hospitals</h3>} level="h3" until="tablets">
        <p>Twenty-nine hospitals in twelve states.</p>
      </FoldOnPhones>
    ),
  },
};
