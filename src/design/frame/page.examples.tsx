import { Page } from './page.tsx';
import { ScenePicture } from '../pictures/pictures.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Frames',
  isWholePage: true,
  states: {
    'a landing page': () => (
      <Page title="Doctors" isLanding intro="Who helps with what." crumbs={[{ label: 'Doctors', href: '/doctor' }]}>
        <p>The list</p>
      </Page>
    ),
    'with a banner': () => (
      <Page
        title="Dr Lim Mei Ling"
        line="Cardiology"
        lead={<p>Book</p>}
        banner={<ScenePicture topic="people" seed="one" />}
      >
        <p>About her</p>
      </Page>
    ),
  },
};
