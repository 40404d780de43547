import { Card } from './card.tsx';
import { Chip } from './chip.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Content',

  states: {
    'one petal corner': () => (
      <Card className="p-6">
        <p>The curve of the mark comes back as the corner of every card.</p>
      </Card>
    ),
    'an article with facts': () => (
      <Card as="article" className="p-6">
        <h3>Languages</h3>
        <p className="mt-3 flex flex-wrap gap-2">
          <Chip>English</Chip>
          <Chip>Bahasa Melayu</Chip>
          <Chip>中文</Chip>
        </p>
      </Card>
    ),
  },
};
