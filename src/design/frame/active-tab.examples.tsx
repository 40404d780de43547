import { SiteTabs } from './active-tab.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Frames',
  isWholePage: true,
  states: {
    'on a page of neither half': () => (
      <div className="bg-deep">
        <SiteTabs path="/doctor" />
      </div>
    ),
    'on the group’s own page': () => (
      <div className="bg-deep">
        <SiteTabs path="/corporate-home" />
      </div>
    ),
  },
};
