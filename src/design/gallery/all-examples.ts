import type { ComponentExamples } from '../examples.ts';

const files = import.meta.glob<{ examples: ComponentExamples }>('../**/*.examples.tsx', { eager: true });

/** The examples of every component, with the component's file name. */
export const allExamples = Object.entries(files)
  .map(([path, { examples }]) => ({ component: path.replace(/^\.\.\/|\.examples\.tsx$/g, ''), ...examples }))
  .toSorted((a, b) => a.component.localeCompare(b.component));
