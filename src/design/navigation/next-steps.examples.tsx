import { NextSteps } from './next-steps.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Ways through',

  states: {
    two: () => (
      <NextSteps
        steps={[
          { label: 'Find a doctor', href: '/doctor' },
          { label: 'Our hospitals', href: '/our-hospitals' },
        ]}
      />
    ),
    none: () => <NextSteps steps={[]} />,
  },
};
