import { z } from 'zod';
import { readEntry, type Reader, detailAnswer, entryAnswer } from '#src/features/publishing/entries/entries.server.ts';
import { enquiryForm } from '#src/features/requests/forms/kinds/enquiry-form.schema.ts';
import { formCall } from '#src/features/requests/forms/forms.server.ts';
import { apiCall, languageQuery } from '#src/platform/http/api-call.ts';
import type { Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';
import { blockUnknown } from './info-pages.errors.ts';
import { loadBlock, loadFaq } from './info-pages.server.ts';

const tag = 'Pages';
const slug = z.string().trim().min(1).max(120);

export const infoPageCalls = [
  apiCall({
    method: 'GET',
    path: 'faq',
    tag,
    summary: 'Frequent questions by group; answers are clean HTML',
    query: languageQuery.extend({
      group: z.string().max(40).optional(),
      q: z.string().trim().min(2).max(100).optional(),
    }),
    answer: z.array(
      z.object({
        group: z.string(),
        questions: z.array(
          z.object({ id: z.number().int(), slug: z.string(), question: z.string(), answer: z.string() }),
        ),
      }),
    ),
    async handle({ app, query }) {
      const groups = await loadFaq(app, {
        ...(query.group ? { only: [query.group] } : {}),
        words: query.q ?? '',
        language: query.lang,
      });
      return groups.map(({ group, questions }) => ({
        group,
        questions: questions.map(({ id, slug, title, body }) => ({
          id,
          slug,
          question: localText(title, query.lang).text,
          answer: localText(body, query.lang).text,
        })),
      }));
    },
  }),
  apiCall({
    method: 'GET',
    path: 'static_block/get',
    tag,
    summary: 'A static block, or a page of the route table, by its slug',
    query: languageQuery.extend({ slug }),
    answer: entryAnswer,
    errors: { 404: ['block_unknown'] },
    async handle({ app, query }) {
      const found = await findBlockOrPage(app, query.slug, query.lang);
      if (!found) throw blockUnknown();
      return detailAnswer(found, query.lang);
    },
  }),
  formCall(enquiryForm, {
    path: 'static_block/submit',
    tag,
    summary: 'A question about a static block or a page, by its slug',
    extra: { slug },
    errors: { 404: ['block_unknown'] },
    async more(body, app) {
      const found = await findBlockOrPage(app, body['slug'] ?? '', 'en');
      if (!found) throw blockUnknown();
      return { subject: { kind: 'page', slug: found.slug, title: found.title.en } };
    },
  }),
];

async function findBlockOrPage(app: Reader, name: string, language: Language) {
  const block = await loadBlock(app, name, language);
  if (block) return block;
  const page = await readEntry(app, 'page', { idOrSlug: name, language });
  return page?.state === 'shown' ? page.page.entry : null;
}
