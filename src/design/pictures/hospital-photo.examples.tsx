import type { ReactNode } from 'react';
import { HospitalPhoto } from './hospital-photo.tsx';
import type { ComponentExamples } from '../examples.ts';

const frame = (photo: ReactNode) => <div className="aspect-[12/7] w-64 overflow-hidden rounded-petal">{photo}</div>;
const drawn = { slug: 'ipoh', town: 'Ipoh', state: 'Perak' };

export const examples: ComponentExamples = {
  shelf: 'Pictures',
  states: {
    drawn: () => frame(<HospitalPhoto sizes="16rem" hospital={{ ...drawn, picture: null }} />),
    'a photo': () =>
      frame(
        <HospitalPhoto
          sizes="16rem"
          hospital={{
            ...drawn,
            picture: { id: 1, alt: { en: 'The entrance' }, width: 1200, height: 700, widths: [400] },
          }}
        />,
      ),
  },
};
