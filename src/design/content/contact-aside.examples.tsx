import { ContactAside, WithContactAside } from './contact-aside.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Content',
  isWholePage: true,
  states: {
    'beside a form': () => (
      <WithContactAside>
        <p>A form</p>
      </WithContactAside>
    ),
    alone: () => <ContactAside />,
  },
};
