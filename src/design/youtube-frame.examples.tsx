import { ScenePicture } from './pictures.tsx';
import { YoutubeFrame } from './youtube-frame.tsx';
import type { ComponentExamples } from './examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Pictures',

  states: {
    'before it plays': () => (
      <YoutubeFrame
        videoId="abcdefghijk"
        title="How to breathe"
        poster={<ScenePicture topic="people" seed="film" className="size-full" />}
        play="Play"
      />
    ),
  },
};
