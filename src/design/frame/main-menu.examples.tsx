import { MainMenu, PhoneMenu } from './main-menu.tsx';
import type { ComponentExamples } from '../examples.ts';

const menu = [
  {
    title: 'Find care',
    links: [
      { label: 'Doctors', href: '/doctor', hint: 'By speciality, hospital and language' },
      { label: 'Hospitals', href: '/our-hospitals' },
    ],
  },
  { title: 'Learn', links: [{ label: 'Articles', href: '/articles' }] },
  { title: 'Contact us', href: '/contact-us', links: [] },
];

export const examples: ComponentExamples = {
  shelf: 'Frames',
  isWholePage: true,
  states: {
    'on a wide screen': () => <MainMenu menu={menu} label="Main menu" />,
    'on a phone': () => <PhoneMenu menu={menu} label="Menu" />,
  },
};
