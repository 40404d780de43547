import { LinkedSentence } from './linked-sentence.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Content',

  states: {
    'a link inside': () => (
      <p>
        <LinkedSentence sentence="See our [terms of sale] before you buy." href="/terms-of-sale" />
      </p>
    ),
    'two links': () => (
      <p>
        <LinkedSentence sentence="I agree to the [terms] as in the [privacy notice]." href={['/terms', '/pdpa']} />
      </p>
    ),
  },
};
