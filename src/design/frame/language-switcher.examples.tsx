import { LanguageSwitcher } from './language-switcher.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Frames',
  isWholePage: true,
  states: {
    'on a page': () => (
      <div className="bg-deep">
        <LanguageSwitcher path="/doctor" />
      </div>
    ),
  },
};
