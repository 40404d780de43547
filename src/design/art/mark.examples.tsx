import { Mark } from './mark.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Foundations',

  states: {
    'large and small': () => (
      <div className="flex items-center gap-6">
        <Mark size={96} />
        <Mark size={40} />
      </div>
    ),
  },
};
