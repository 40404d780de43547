import { Chip, ChipLink } from './chip.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Content',

  states: {
    'a fact': () => <Chip>English</Chip>,
    'filters that are set': () => (
      <div className="flex flex-wrap gap-2">
        <ChipLink href="/design">Cardiology</ChipLink>
        <ChipLink href="/design" removes={false}>
          Clear all
        </ChipLink>
      </div>
    ),
  },
};
