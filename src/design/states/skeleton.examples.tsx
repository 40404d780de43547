import { Skeleton, SkeletonCard } from './skeleton.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'States',

  states: {
    'a line': () => <Skeleton className="h-5 w-2/3" />,
    'a card': () => <SkeletonCard />,
  },
};
