import { ErrorContent } from './error-content.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'States',

  states: {
    'with a number to call': () => <ErrorContent headingLevel={2} phone="+60 3-2700 0100" />,
    without: () => <ErrorContent headingLevel={2} />,
  },
};
