import { z } from 'zod';
import { apiCall, languageQuery } from '#src/platform/http/api-call.ts';
import { localText, type LocalText } from '#src/shared/local-text.ts';
import { builtInSection } from './home.sections.ts';
import { loadHomePage } from './home.server.ts';

export const homeCalls = [
  apiCall({
    method: 'GET',
    path: 'homepage/sections',
    tag: 'Home',
    summary:
      'The sections of the home page in the order that editors gave them, with their data; one that an editor wrote has clean HTML',
    query: languageQuery,
    answer: z.array(z.object({ key: z.string(), title: z.string(), data: z.unknown() })),
    async handle({ app, query }) {
      const { plan, data } = await loadHomePage(app, query.lang);
      return plan.map((planned) => {
        if (!('written' in planned))
          return { key: planned.key, title: builtInSection(planned, query.lang).heading, data: data[planned.key] };
        const { slug, title, summary, body, link } = planned.written;
        const text = (words: LocalText) => localText(words, query.lang).text;
        return {
          key: slug,
          title: text(title),
          data: {
            summary: text(summary),
            body: text(body),
            ...(link ? { link: { href: link.href, label: text(link.label) } } : {}),
          },
        };
      });
    },
  }),
];
