import { Letters } from './letters.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Ways through',

  states: {
    'one chosen': () => (
      <Letters
        label="Doctors by letter"
        all="All"
        chosen="L"
        letters={['A', 'L', 'T']}
        hrefFor={(letter) => `/design?letter=${letter ?? ''}`}
      />
    ),
    'with names of no letter': () => (
      <Letters
        label="Packages by letter"
        all="All"
        chosen={undefined}
        letters={['A', '#']}
        hrefFor={(letter) => `/design?letter=${encodeURIComponent(letter ?? '')}`}
      />
    ),
  },
};
