import { MainMenu, PhoneMenu } from './main-menu.tsx';
import { SiteHeader } from './site-header.tsx';
import type { ComponentExamples } from '../examples.ts';

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
    'with search': () => (
      <SiteHeader
        brand={brand}
        path="/doctor"
        menu={<MainMenu menu={menu} label="Main menu" />}
        phoneMenu={<PhoneMenu menu={menu} label="Menu" />}
        search
      />
    ),
    bare: () => <SiteHeader brand={{ ...brand, phone: '' }} path="/" menu={null} phoneMenu={null} />,
  },
};
