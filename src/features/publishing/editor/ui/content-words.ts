import { m } from '#src/paraglide/messages.js';
import type { MessageText } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import type { Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import type { Status, Step } from '#src/features/publishing/entries/content.rules.ts';
import { isBulkStep, type BulkStep } from '../bulk/content-bulk.rules.ts';
import { attentionDays, trashDays } from '../editor.rules.ts';

export const kindWords: Record<Kind, () => string> = {
  article: m.content_kind_article,
  video: m.content_kind_video,
  podcast: m.content_kind_podcast,
  news: m.content_kind_news,
  csr: m.content_kind_csr,
  career: m.content_kind_career,
  tender: m.content_kind_tender,
  campaign: m.content_kind_campaign,
  event: m.content_kind_event,
  faq: m.content_kind_faq,
  page: m.content_kind_page,
  landing: m.content_kind_landing,
  block: m.content_kind_block,
  'home-section': m.content_kind_home_section,
  'library-disease': m.content_kind_library_disease,
  'library-first-aid': m.content_kind_library_first_aid,
  'library-symptom': m.content_kind_library_symptom,
  'library-test': m.content_kind_library_test,
  'library-faq': m.content_kind_library_faq,
  'mccn-faq': m.content_kind_mccn_faq,
  'mccn-benefit': m.content_kind_mccn_benefit,
  treatment: m.content_kind_treatment,
};

export const statusWords = {
  draft: m.content_status_draft,
  in_review: m.content_status_in_review,
  scheduled: m.content_status_scheduled,
  published: m.content_status_published,
  expired: m.content_status_expired,
} satisfies Record<Status, MessageText>;

/** The state's name in the language of the request. */
export const statusIn = (status: Status, locale: Language) => statusWords[status]({}, { locale });

/** A step on several entries: its name, and what it does. */
export function bulkWords(step: string): { label: string; hint: string } {
  if (step === 'delete')
    return { label: m.content_bulk_delete(), hint: m.content_bulk_delete_hint({ days: trashDays }) };
  if (step === 'restore') return { label: m.content_trash_restore(), hint: m.content_bulk_restore_hint() };
  const words = isBulkStep(step) ? bulkStepWords[step] : undefined;
  return { label: words?.label() ?? step, hint: words?.hint() ?? '' };
}

const bulkStepWords: Record<BulkStep, { label: () => string; hint: () => string }> = {
  submit: { label: m.content_step_submit, hint: m.content_bulk_submit_hint },
  publish: { label: m.content_step_publish, hint: m.content_bulk_publish_hint },
  unpublish: { label: m.content_step_unpublish, hint: m.content_bulk_unpublish_hint },
};

export const statusTones = {
  draft: 'quiet',
  in_review: 'waiting',
  scheduled: 'active',
  published: 'good',
  expired: 'bad',
} as const satisfies Record<Status, string>;

export const stepWords: Partial<Record<Step, () => string>> = {
  submit: m.content_step_submit,
  send_back: m.content_step_send_back,
  publish: m.content_step_publish,
  schedule: m.content_step_schedule,
  cancel_schedule: m.content_step_cancel_schedule,
  unpublish: m.content_step_unpublish,
};

export const languageWords: Record<Language, () => string> = {
  en: m.content_language_en,
  ms: m.content_language_ms,
  zh: m.content_language_zh,
};

export const attentionWords: Record<string, () => string> = {
  review: m.content_attention_review,
  scheduled: m.content_attention_scheduled,
  review_due: () => m.content_attention_review_due({ days: attentionDays }),
  approval_due: () => m.content_attention_approval_due({ days: attentionDays }),
  package_ends: m.content_attention_package_ends,
};
