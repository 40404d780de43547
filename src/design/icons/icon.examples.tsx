import { Icon } from './icon.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Foundations',

  states: {
    decoration: () => <Icon name="phone" size={24} className="text-teal" />,
    'a name that nobody knows': () => <Icon name="unheard-of" size={24} />,
  },
};
