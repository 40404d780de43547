import { Breadcrumb } from './breadcrumb.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Ways through',

  states: {
    'three steps': () => (
      <Breadcrumb
        name="Breadcrumb in the gallery"
        crumbs={[
          { label: 'Find a doctor', href: '/doctor' },
          { label: 'Dr Lim Mei Ling', href: '/doctor/none' },
        ]}
      />
    ),
    'one step': () => (
      <Breadcrumb name="Short breadcrumb in the gallery" crumbs={[{ label: 'Find a doctor', href: '/doctor' }]} />
    ),
  },
};
