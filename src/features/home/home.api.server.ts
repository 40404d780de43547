import { z } from 'zod';
import { apiCall, languageQuery } from '#src/platform/http/api-call.ts';
import { homeSections } from './home.sections.ts';
import { loadHomePage } from './home.server.ts';

export const homeCalls = [
  apiCall({
    method: 'GET', path: 'homepage/sections', tag: 'Home', summary: 'The sections of the home page in their order, with their data',
    query: languageQuery,
    answer: z.array(z.object({ key: z.string(), title: z.string(), data: z.unknown() })),
    async handle({ app, query }) {
      const data = await loadHomePage(app, query.lang);
      return homeSections.map(({ key, title }) => ({ key, title: title({}, { locale: query.lang }), data: data[key] }));
    },
  }),
];
