import { Notice } from './notice.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'States',

  states: {
    information: () => (
      <Notice tone="info" title="Good to know">
        Bring your MyKad or passport.
      </Notice>
    ),
    success: () => (
      <Notice tone="success" title="Your appointment is booked">
        We sent the details to your phone.
      </Notice>
    ),
    warning: () => (
      <Notice tone="warning" title="This time is held for five minutes">
        Fill in your details before it goes back.
      </Notice>
    ),
    error: () => <Notice tone="error" title="This time was taken meanwhile" />,
  },
};
