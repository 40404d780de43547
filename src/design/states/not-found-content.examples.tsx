import { NotFoundContent } from './not-found-content.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Frames',
  isWholePage: true,
  states: {
    'the page': () => <NotFoundContent />,
  },
};
