import { Local, LocalParagraphs } from './local.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Content',

  states: {
    'a text that falls back to English': () => (
      <p>
        <Local text={{ en: 'Heart and lung centre' }} />
      </p>
    ),
    paragraphs: () => <LocalParagraphs text={{ en: 'One paragraph.\n\nAnother.' }} />,
  },
};
