import { ConsentField } from './consent-field.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Buttons and fields',

  states: {
    asked: () => (
      <ConsentField
        name="consent"
        sentence="I have read the [data-protection notice] and agree."
        href="/pdpa"
        value="2026-11-22"
      />
    ),
    missing: () => (
      <ConsentField
        name="consent-missing"
        sentence="I have read the [data-protection notice] and agree."
        href="/pdpa"
        error="We need your agreement"
      />
    ),
  },
};
