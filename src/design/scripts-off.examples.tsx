import { ScriptsOff } from './scripts-off.tsx';
import type { ComponentExamples } from './examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Frames',
  isWholePage: true,
  states: {
    'where scripts are off': () => <ScriptsOff />,
  },
};
