import { Button } from './button.tsx';
import { CsrfForm } from './csrf-form.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Buttons and fields',

  states: {
    'with its token': () => (
      <CsrfForm action="/design">
        <Button>Send</Button>
      </CsrfForm>
    ),
  },
};
