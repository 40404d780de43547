import { SongketBand } from './songket-band.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Foundations',

  states: {
    'on a light ground': () => <SongketBand />,
  },
};
