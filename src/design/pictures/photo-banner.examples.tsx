import { PhotoBanner } from './photo-banner.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Pictures',
  isWholePage: true,
  states: {
    'a photograph in place of a drawing': () => (
      <PhotoBanner
        picture={{ id: 1, alt: { en: 'A nurse and a child' }, width: 1200, height: 800, widths: [400, 800, 1200] }}
      />
    ),
  },
};
