import { BottomBar } from './bottom-bar.tsx';
import { ButtonLink } from '../form/button.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Ways through',

  states: {
    'the next step of a section': () => (
      <div className="max-w-sm">
        <p>Scrolled while the bar stays at the foot of the screen.</p>
        <BottomBar className="mt-4">
          <p>Next free time: Mon 23 Nov</p>
          <ButtonLink href="/design">Book</ButtonLink>
        </BottomBar>
      </div>
    ),
  },
};
