import type { ComponentExamples } from '../examples.ts';
import { PetalList, PetalPoint } from './petal-list.tsx';

export const examples: ComponentExamples = {
  shelf: 'Content',

  states: {
    'one below the other': () => (
      <PetalList className="measure">
        <PetalPoint>Every fee is shown before you book.</PetalPoint>
        <PetalPoint>
          A long point goes on below its first word and not below the petal, however narrow the screen is, so that the
          points can be told apart.
        </PetalPoint>
      </PetalList>
    ),
    'in two columns': () => (
      <PetalList inColumns>
        <PetalPoint>Angiography</PetalPoint>
        <PetalPoint>Echocardiography</PetalPoint>
        <PetalPoint>Stress test</PetalPoint>
      </PetalList>
    ),
  },
};
