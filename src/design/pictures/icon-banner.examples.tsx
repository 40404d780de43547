import { SpecialityIcon } from '../art/speciality-icon.tsx';
import { IconBanner } from './icon-banner.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Pictures',

  states: {
    'a speciality': () => (
      <IconBanner>
        <SpecialityIcon name="heart" />
      </IconBanner>
    ),
  },
};
