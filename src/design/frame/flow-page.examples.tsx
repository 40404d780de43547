import { FlowPage } from './flow-page.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Frames',
  isWholePage: true,
  states: {
    'the second of three steps': () => (
      <FlowPage
        title="Your details"
        step={{ now: 2, of: 3 }}
        intro="We need these to book."
        back={{ label: 'Choose another time', href: '/book' }}
        summary={<p>Dr Farah Iskandar</p>}
        aside={<p>What to bring</p>}
      >
        <p>A form</p>
      </FlowPage>
    ),
    'no step': () => (
      <FlowPage title="Booked">
        <p>We sent the details to your phone.</p>
      </FlowPage>
    ),
  },
};
