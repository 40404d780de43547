import { SiteHeader } from './site-header.tsx';
import type { ComponentExamples } from './examples.ts';

const brand = {
  groupName: 'Example Healthcare',
  shortName: 'Example',
  phone: '+60 3-2700 0100',
  emergencyPhone: '999',
};
const menu = [
  {
    title: 'Find care',
    links: [
      { label: 'Doctors', href: '/doctor', hint: 'By speciality, hospital and language' },
      { label: 'Hospitals', href: '/our-hospitals' },
    ],
  },
  { title: 'Learn', links: [{ label: 'Articles', href: '/articles' }] },
];

export const examples: ComponentExamples = {
  shelf: 'Frames',
  isWholePage: true,
  states: {
    'with search': () => <SiteHeader brand={brand} path="/doctor" menu={menu} search />,
    bare: () => <SiteHeader brand={{ ...brand, phone: '' }} path="/" menu={[]} />,
  },
};
