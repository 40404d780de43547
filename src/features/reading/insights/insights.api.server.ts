import { z } from 'zod';
import { filterChoices, entryCalls } from '#src/features/publishing/entries/entries.server.ts';
import { apiCall, languageQuery } from '#src/platform/http/api-call.ts';
import { localText } from '#src/shared/local-text.ts';

const tag = 'Insight corner';
const choices = z.object({
  topics: z.array(z.object({ slug: z.string(), name: z.string() })),
  types: z.array(z.string()),
  languages: z.array(z.string()),
  years: z.array(z.string()),
});

export const insightCalls = [
  ...entryCalls({ kind: 'article', path: 'insight_corner/article', tag, what: 'Articles' }),
  ...entryCalls({ kind: 'video', path: 'insight_corner/video', tag, what: 'Videos' }),
  ...entryCalls({ kind: 'podcast', path: 'insight_corner/podcast', tag, what: 'Podcast episodes' }),
  apiCall({
    method: 'GET',
    path: 'insight_corner/master',
    tag,
    summary: 'Topics, types, languages and years to filter by',
    query: languageQuery,
    answer: z.object({ article: choices, video: choices, podcast: choices }),
    async handle({ app, query }) {
      const of = async (kind: 'article' | 'video' | 'podcast') => {
        const { topics, ...rest } = await filterChoices(app, kind);
        return { ...rest, topics: topics.map(({ slug, name }) => ({ slug, name: localText(name, query.lang).text })) };
      };
      const [article, video, podcast] = await Promise.all([of('article'), of('video'), of('podcast')]);
      return { article, video, podcast };
    },
  }),
];
