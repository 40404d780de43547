import { SpecialityIcon } from './speciality-icon.tsx';
import type { ComponentExamples } from '../examples.ts';

const names = ['heart', 'brain', 'bone', 'child', 'eye', 'skin', 'lungs', 'kidney', 'mother', 'ear', 'generic'];

export const examples: ComponentExamples = {
  shelf: 'Pictures',

  states: {
    'all families': () => (
      <div className="flex flex-wrap gap-4">
        {names.map((name) => (
          <SpecialityIcon key={name} name={name} />
        ))}
      </div>
    ),
  },
};
