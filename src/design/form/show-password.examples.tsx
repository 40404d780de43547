import { ShowPassword } from './show-password.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Buttons and fields',

  states: {
    'beside its field': () => (
      <>
        <label htmlFor="shown-password">Password to show</label>
        <input
          id="shown-password"
          type="password"
          autoComplete="current-password"
          className="block min-h-12 border-2 border-field"
        />
        <ShowPassword fieldId="shown-password" />
      </>
    ),
  },
};
