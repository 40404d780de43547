/** Fields of films and episodes, and the drawing that an entry may have. */
import { z } from 'zod';
import { sceneNames } from '#src/design/pictures/scene-names.ts';
import { reviewed, urgent } from './library-fields.schema.ts';
import { languages } from '#src/shared/languages.ts';

const words = z.string().trim().max(400);
const seconds = z.coerce.number().int().min(0).max(86_400);
const chapter = z.object({ at: seconds, title: words });
/** Languages of a recording. */
const spokenLanguage = z.enum(languages).default('en');

/** The scene of an entry without a photograph; a name that is no longer a scene leaves the choice to the topic. */
export const pictured = { scene: z.enum(sceneNames).optional().catch(undefined) };

export const insightSchemas = {
  video: z.looseObject({
    type: words.optional(),
    youtubeId: z
      .string()
      .regex(/^[\w-]{11}$/)
      .optional() /** A file of this site. */,
    film: z
      .string()
      .regex(/^\/films\/[a-z0-9-]+\.(?:webm|mp4)$/)
      .optional(),
    /** A still of the film. */
    poster: z
      .string()
      .regex(/^\/films\/[a-z0-9-]+\.jpg$/)
      .optional(),
    durationSeconds: seconds.default(0),
    spokenLanguage,
    transcript: z.string().max(100_000).default(''),
    chapters: z.array(chapter).default([]),
    /** WebVTT that staff sent; without it, captions are made from the transcript. */
    captions: z.string().max(300_000).optional(),
    ...pictured,
    ...urgent,
    ...reviewed,
  }),
  podcast: z.looseObject({
    type: words.optional(),
    durationSeconds: seconds.default(0),
    spokenLanguage,
    episode: z.coerce.number().int().min(1).optional(),
    transcript: z.string().max(200_000).default(''),
    chapters: z.array(chapter).default([]),
    audio: z.string().max(300).optional(),
    /** Size of the recording, which a feed names. */
    audioBytes: z.coerce.number().int().min(0).max(2_000_000_000).optional(),
    ...pictured,
    ...urgent,
    ...reviewed,
  }),
};
