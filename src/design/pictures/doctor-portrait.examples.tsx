import type { ReactNode } from 'react';
import { DoctorPortrait } from './doctor-portrait.tsx';
import type { ComponentExamples } from '../examples.ts';

const frame = (portrait: ReactNode) => <div className="size-24 overflow-hidden rounded-petal bg-pale">{portrait}</div>;
const drawn = { portraitSeed: 'malay:12', gender: 'female' };

export const examples: ComponentExamples = {
  shelf: 'Pictures',
  states: {
    drawn: () => frame(<DoctorPortrait sizes="6rem" doctor={{ ...drawn, picture: null }} />),
    'a photo': () =>
      frame(
        <DoctorPortrait
          sizes="6rem"
          doctor={{
            ...drawn,
            picture: { id: 1, alt: { en: 'Dr Siti Aminah' }, width: 400, height: 400, widths: [400] },
          }}
        />,
      ),
  },
};
