import { PhoneLink } from './phone-link.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Content',

  states: {
    'a number': () => <PhoneLink phone="+60 3-2700 0100" />,
    'with a word': () => <PhoneLink label="Ward" phone="+60 3-2700 0101" />,
    'none entered': () => <PhoneLink phone="" />,
  },
};
