import { GoneContent } from './gone-content.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Frames',
  isWholePage: true,
  states: {
    'with the list it stood in': () => <GoneContent list="/health-package" />,
  },
};
