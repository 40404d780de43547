import { Card } from './card.tsx';
import { CardStrip } from './card-strip.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Content',

  states: {
    'with the way to all': () => (
      <CardStrip title="Our hospitals" more={{ href: '/our-hospitals', label: 'All hospitals' }}>
        <li>
          <Card className="p-6">Example Hospital Ipoh</Card>
        </li>
        <li>
          <Card className="p-6">Example Hospital Penang</Card>
        </li>
      </CardStrip>
    ),
    without: () => (
      <CardStrip title="One alone">
        <li>
          <Card className="p-6">Example Hospital Kuching</Card>
        </li>
      </CardStrip>
    ),
  },
};
