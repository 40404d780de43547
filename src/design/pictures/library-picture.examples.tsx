import { LibraryPicture } from './library-picture.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Pictures',
  isWholePage: true,
  states: {
    'in three sizes': () => (
      <LibraryPicture
        sizes="20rem"
        picture={{ id: 1, alt: { en: 'A nurse and a child' }, width: 1200, height: 800, widths: [400, 800, 1200] }}
      />
    ),
  },
};
