import { ShareLinks } from './share-links.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Content',

  states: {
    'of an article': () => (
      <ShareLinks url="http://localhost:3000/articles/heart" title="A healthy heart" isPrintable />
    ),
    'of a package': () => <ShareLinks url="http://localhost:3000/health-package/heart" title="Heart check" />,
  },
};
