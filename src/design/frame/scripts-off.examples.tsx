import { ScriptsOff } from './scripts-off.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Frames',
  isWholePage: true,
  states: {
    'where scripts are off': () => <ScriptsOff text="JavaScript is off. You can still book." phone="+60 3-1234 5678" />,
  },
};
