import { ScenePicture } from './pictures.tsx';
import { OutsideVideo } from './outside-video.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Pictures',

  states: {
    'before it plays': () => (
      <OutsideVideo
        video={{ host: 'youtube', id: 'abcdefghijk' }}
        title="How to breathe"
        poster={<ScenePicture topic="people" seed="film" className="size-full" />}
        play="Play"
      />
    ),
  },
};
