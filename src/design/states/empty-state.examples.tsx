import { ButtonLink } from '../form/button.tsx';
import { EmptyState } from './empty-state.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'States',

  states: {
    'with the next step': () => (
      <EmptyState
        title="No doctor matches these filters"
        action={<ButtonLink href="/doctor">See all doctors</ButtonLink>}
      >
        Try a wider search, or ask the hospital’s desk.
      </EmptyState>
    ),
    bare: () => <EmptyState title="Nothing was found" />,
  },
};
