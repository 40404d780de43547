import { m } from '#src/paraglide/messages.js';
import type { ComponentExamples } from '../examples.ts';
import { Filled } from './filled.tsx';

export const examples: ComponentExamples = {
  shelf: 'Content',

  states: {
    'a name of another language': () => (
      <Filled sentence={(name) => m.design_clinical_review({ name, date: '1 Oct 2026' })}>
        <span lang="en">Dr Farah Iskandar</span>
      </Filled>
    ),
  },
};
