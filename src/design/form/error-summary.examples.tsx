import { ErrorSummary } from './error-summary.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Buttons and fields',

  states: {
    'two things to mend': () => (
      <ErrorSummary
        takesFocus={false}
        errors={[
          { name: 'wrong', message: 'Write the number with its first digits' },
          { name: 'agree', message: 'We need your agreement to book' },
        ]}
      />
    ),
    'nothing to mend': () => <ErrorSummary errors={[]} />,
  },
};
