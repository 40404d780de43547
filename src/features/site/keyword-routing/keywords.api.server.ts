import { apiCall } from '#src/platform/http/api-call.ts';
import { keywordNotFound } from './keywords.errors.ts';
import { keywordAnswer, keywordQuery } from './keywords.schema.ts';
import { resolveKeyword } from './keywords.server.ts';

export const keywordCalls = [
  apiCall({
    method: 'GET',
    path: 'keyword',
    tag: 'The site',
    summary: 'Which component and item a path shows',
    query: keywordQuery,
    answer: keywordAnswer,
    errors: { 404: ['keyword_not_found'] },
    async handle({ app, query }) {
      const { keyword } = await resolveKeyword(app, query.path);
      if (!keyword || (query.type && query.type !== keyword.component)) throw keywordNotFound();
      return keyword;
    },
  }),
];
