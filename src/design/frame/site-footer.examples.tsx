import { SiteFooter } from './site-footer.tsx';
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
    'with everything': () => (
      <SiteFooter
        strapline="We are here for your care."
        groups={menu}
        legal={{ title: 'Legal', links: [{ label: 'Data protection', href: '/pdpa' }] }}
        brand={{
          groupName: 'Example Healthcare',
          companyName: 'Example Healthcare Sdn Bhd',
          phone: '+60 3-2700 0100',
          emergencyPhone: '999',
          email: 'care@example.test',
          address: '1 Jalan Mawar, Kuala Lumpur',
          registrationNumber: '202601000001',
          social: [{ name: 'Facebook', href: 'https://facebook.example' }],
        }}
      />
    ),
  },
};
