import { MalaysiaMap } from './malaysia-map.tsx';
import type { ComponentExamples } from '../examples.ts';

const pins = [
  { id: 'penang', label: 'Penang', latitude: 5.41, longitude: 100.33, href: '/our-hospitals?location=Penang' },
  { id: 'kuching', label: 'Kuching', latitude: 1.55, longitude: 110.34, href: '/our-hospitals?location=Sarawak' },
];

export const examples: ComponentExamples = {
  shelf: 'Pictures',

  states: {
    'it scrolls in its own frame on phones': () => (
      <div className="overflow-x-auto">
        <MalaysiaMap pins={pins} label="Hospitals on the map" />
      </div>
    ),
  },
};
