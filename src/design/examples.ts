import type { ReactNode } from 'react';

/** The sections of the gallery, in their order. */
export const shelves = [
  'Foundations',
  'Buttons and fields',
  'Content',
  'Ways through',
  'States',
  'Pictures',
  'Frames',
] as const;

/**
 * The examples of one component, in `<component>.examples.tsx` beside it: the gallery at /design shows them, the unit
 * test draws each, and axe looks at each in a browser. Names and ids of one gallery are different from each other.
 */
export interface ComponentExamples {
  shelf: (typeof shelves)[number];
  /** By the name of the state: 'with an error', 'empty'. Each draws the component as a page would. */
  states: Readonly<Record<string, () => ReactNode>>;
  /**
   * Whether it is a page's frame or its whole content, which a page has once: the tests render it in a document of its
   * own, and the gallery leaves it out.
   */
  isWholePage?: boolean;
}
