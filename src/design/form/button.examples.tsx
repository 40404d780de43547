import { Button, ButtonLink } from './button.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Buttons and fields',

  states: {
    primary: () => <Button type="button">Book this time</Button>,
    secondary: () => (
      <Button type="button" variant="secondary">
        Choose another
      </Button>
    ),
    quiet: () => (
      <Button type="button" variant="quiet">
        Not now
      </Button>
    ),
    danger: () => (
      <Button type="button" variant="danger">
        Cancel the appointment
      </Button>
    ),
    disabled: () => (
      <Button type="button" disabled>
        Please wait
      </Button>
    ),
    'links that look like the next step': () => (
      <p className="flex flex-wrap gap-3">
        <ButtonLink href="/doctor">Find a doctor</ButtonLink>
        <ButtonLink href="/our-hospitals" variant="secondary">
          Our hospitals
        </ButtonLink>
      </p>
    ),
  },
};
