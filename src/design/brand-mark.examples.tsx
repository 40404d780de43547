import { BrandMark } from './brand-mark.tsx';
import type { ComponentExamples } from './examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Foundations',
  states: {
    'the shipped mark': () => <BrandMark logoUrl={undefined} />,
    'the group’s own logo': () => <BrandMark logoUrl="/favicon.svg" />,
    'a logo on a dark ground': () => (
      <div className="bg-deep p-4">
        <BrandMark logoUrl="/favicon.svg" isOnDeep />
      </div>
    ),
  },
};
