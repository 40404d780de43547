import { SkipLink } from './skip-link.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Frames',
  isWholePage: true,
  states: {
    'first in the page': () => (
      <>
        <SkipLink />
        <main id="main">Content</main>
      </>
    ),
  },
};
