import { NothingYet } from './nothing-yet.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'States',

  states: {
    'a list without entries': () => <NothingYet />,
  },
};
