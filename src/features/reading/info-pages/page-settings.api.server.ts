import { z } from 'zod';
import { careerApplicationForm } from '#src/features/requests/forms/kinds/career-application-form.schema.ts';
import { consultantApplicationForm } from '#src/features/requests/forms/kinds/consultant-application-form.schema.ts';
import type { FormKind } from '#src/features/requests/forms/form-kind.schema.ts';
import { readEntry, type Reader } from '#src/features/publishing/entries/entries.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { m } from '#src/paraglide/messages.js';
import { apiCall, languageQuery } from '#src/platform/http/api-call.ts';
import { localPath } from '#src/shared/addresses.ts';
import type { Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';
import { uploadLimits, uploadMegabytes } from '#src/shared/uploads.ts';

const tag = 'Settings';
const formAnswer = z.object({
  call: z.string().describe('The call that sends the form'),
  privacy_notice_version: z.string(),
  fields: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      type: z.string(),
      required: z.boolean(),
      options: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
    }),
  ),
  files: z
    .object({ label: z.string(), required: z.boolean(), most: z.number().int(), megabytes_each: z.number() })
    .nullable(),
});
const pageAnswer = z.object({
  url: z.string(),
  title: z.string(),
  body: z.string().describe('Clean HTML; empty while no page is published'),
});

/** The data with which an app shows the form of an area: its fields, its files, and the version of the notice. */
export const pageSettingsCalls = [
  apiCall({
    method: 'GET',
    path: 'settings/career',
    tag,
    summary: 'The career application: its fields and files, and the version of the privacy notice',
    query: languageQuery,
    answer: formAnswer,
    handle: ({ app, query }) => formSettings(app, careerApplicationForm, { call: 'careers/add', language: query.lang }),
  }),
  apiCall({
    method: 'GET',
    path: 'settings/consultant',
    tag,
    summary: 'The consultant page and its application',
    query: languageQuery,
    answer: formAnswer.extend({ page: pageAnswer }),
    async handle({ app, query }) {
      const [form, page] = await Promise.all([
        formSettings(app, consultantApplicationForm, { call: 'consultant/apply', language: query.lang }),
        pageOf(app, 'consultant', query.lang),
      ]);
      return { ...form, page };
    },
  }),
  apiCall({
    method: 'GET',
    path: 'settings/gl-pdpa',
    tag,
    summary:
      'The privacy notice that an application for a guarantee letter agrees to: its version, its text and the words of the consent',
    query: languageQuery,
    answer: pageAnswer.extend({ version: z.string(), consent: z.string() }),
    async handle({ app, query }) {
      const { version } = await readSetting(app, 'privacyNotice');
      return {
        ...(await pageOf(app, 'pdpa', query.lang)),
        version,
        consent: m.forms_consent({ version }, { locale: query.lang }),
      };
    },
  }),
];

async function formSettings(
  app: Reader,
  kind: FormKind,
  { call, language }: { call: string; language: Language },
): Promise<z.infer<typeof formAnswer>> {
  const locale = { locale: language };
  return {
    call,
    privacy_notice_version: (await readSetting(app, 'privacyNotice')).version,
    fields: kind.fields.map(({ name, label, type, isOptional, options }) => ({
      name,
      label: label({}, locale),
      type,
      required: !isOptional,
      ...(options ? { options: options.map((one) => ({ value: one.value, label: one.label({}, locale) })) } : {}),
    })),
    files: kind.files
      ? {
          label: kind.files.label({}, locale),
          required: kind.files.isRequired ?? false,
          most: uploadLimits.files,
          megabytes_each: uploadMegabytes,
        }
      : null,
  };
}

async function pageOf(app: Reader, slug: string, language: Language): Promise<z.infer<typeof pageAnswer>> {
  const found = await readEntry(app, 'page', { idOrSlug: slug, language });
  const entry = found?.state === 'shown' ? found.page.entry : null;
  return {
    url: localPath(`/${slug}`, language),
    title: entry ? localText(entry.title, language).text : '',
    body: entry ? localText(entry.body, language).text : '',
  };
}
