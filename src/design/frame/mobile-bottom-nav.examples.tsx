import { MobileBottomNav } from './mobile-bottom-nav.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Frames',
  isWholePage: true,
  states: {
    'one is here': () => (
      <MobileBottomNav
        path="/doctor/dr-lim"
        links={[
          { label: 'Home', href: '/home', icon: 'home' },
          { label: 'Doctors', href: '/doctor', icon: 'doctor' },
        ]}
      />
    ),
  },
};
