import { LocalSections } from './local-sections.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Content',

  states: {
    'paragraphs alone': () => <LocalSections text={{ en: 'One paragraph.\n\nAnother.' }} />,
    'headings, lists, steps and questions': () => (
      <LocalSections
        text={{
          en: 'An opening.\n\n## What we have\n\n- A scanner\n- A gym\n\n## Your visit\n\n1. A nurse\n2. A doctor\n\n## Questions\n\n### Must I fast?\n\nNo.',
        }}
      />
    ),
  },
};
