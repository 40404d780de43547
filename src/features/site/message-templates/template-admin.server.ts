/** Changing templates: each change is a version with its audit entry, and is used from the next message on. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import {
  findTemplateVersion,
  insertTemplateVersion,
  listTemplateVersions,
  type TemplateVersionRow,
} from './data/message-templates.store.server.ts';
import { templateChangedMeanwhile, templateInvalid, templateUnknown } from './message-templates.errors.ts';
import { templatesTag } from './message-texts.server.ts';
import { checkedTexts, faultsOf, readPlace, type TypedTexts } from './template-check.server.ts';
import { shippedText } from './shipped-texts.server.ts';
import { templateNamed, templates, type TemplateKey } from './templates.rules.ts';

type Ports = Pick<App, 'db' | 'clock' | 'config'>;

/**
 * A change of a template whose `version` the person has seen, so that another person's change in the meantime is not
 * overwritten.
 */
interface Change {
  template: string;
  version: number;
}

/**
 * Saves the typed texts. A text that is empty, or equal to the shipped text, counts as the shipped text. Saving without
 * a change does nothing. Throws template_unknown (404), template_changed_meanwhile (409), template_invalid (422) with
 * the fields.
 */
export async function saveTemplate(app: Ports, actor: Actor, input: Change & { typed: TypedTexts }): Promise<void> {
  requireStaffEverywhere(actor, 'manage_messages');
  const template = known(input.template);
  const place = await readPlace(app);
  const [current] = await listTemplateVersions(app.db, { template, limit: 1 });
  const typed = overlaid(typedOf(template, current?.texts ?? {}), input.typed);
  const faults = faultsOf(template, typed, place);
  if (Object.keys(faults).length > 0) throw templateInvalid(faults);
  await addVersion(app, actor, { ...input, template, texts: checkedTexts(template, typed), how: 'saved' });
}

/** Returns one language, or 'all', to the shipped texts. Throws as `saveTemplate`. */
export async function shipTemplate(app: Ports, actor: Actor, input: Change & { language: string }): Promise<void> {
  requireStaffEverywhere(actor, 'manage_messages');
  const template = known(input.template);
  if (![...languages, 'all'].includes(input.language)) throw templateUnknown();
  const [current] = await listTemplateVersions(app.db, { template, limit: 1 });
  const stays = languages.filter((language) => input.language !== 'all' && language !== input.language);
  const texts = Object.fromEntries(
    Object.entries(current?.texts ?? {})
      .map(([key, own]) => [
        key,
        Object.fromEntries(Object.entries(own).filter(([one]) => stays.some((it) => it === one))),
      ])
      .filter(([, own]) => Object.keys(own!).length > 0),
  ) as TemplateVersionRow['texts'];
  await addVersion(app, actor, { ...input, template, texts, how: 'shipped' });
}

/**
 * Makes an earlier version the newest. Its texts are checked again, because fields may have changed since. Throws as
 * `saveTemplate`, and template_unknown (404) for a version that does not exist.
 */
export async function restoreTemplate(app: Ports, actor: Actor, input: Change & { from: number }): Promise<void> {
  requireStaffEverywhere(actor, 'manage_messages');
  const template = known(input.template);
  const isNumber = Number.isInteger(input.from) && input.from > 0 && input.from < 2 ** 31;
  const row = isNumber ? await findTemplateVersion(app.db, { template, version: input.from }) : undefined;
  if (!row) throw templateUnknown();
  await saveTemplate(app, actor, { ...input, typed: typedOf(template, row.texts) });
}

/** The texts of a version for editing: the shipped text where the group has none of its own. */
export function typedOf(template: TemplateKey, texts: TemplateVersionRow['texts']): TypedTexts {
  return Object.fromEntries(
    templates[template].map((key) => [
      key,
      Object.fromEntries(languages.map((language) => [language, texts[key]?.[language] ?? shippedText(key, language)])),
    ]),
  );
}

/** The present texts, replaced by the typed ones. */
export function overlaid(present: TypedTexts, typed: TypedTexts): TypedTexts {
  return Object.fromEntries(Object.entries(present).map(([key, texts]) => [key, { ...texts, ...typed[key] }]));
}

/** The template with this name. Throws template_unknown (404). */
export function known(name: string): TemplateKey {
  const template = templateNamed(name);
  if (!template) throw templateUnknown();
  return template;
}

async function addVersion(
  app: Ports,
  actor: Actor,
  change: {
    template: TemplateKey;
    version: number;
    texts: TemplateVersionRow['texts'];
    how: 'saved' | 'shipped';
  },
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const [current] = await listTemplateVersions(tx, { template: change.template, limit: 1 });
    if ((current?.version ?? 0) !== change.version) throw templateChangedMeanwhile();
    await putVersion(app, tx, { ...change, actor, current });
  });
}

/**
 * Adds a version after the current one, with its entry in the audit log; does nothing where no text differs. Throws
 * template_changed_meanwhile (409) where another person has saved that version.
 */
export async function putVersion(
  app: Pick<App, 'clock'>,
  tx: Transaction,
  change: {
    actor: Actor;
    template: TemplateKey;
    current: TemplateVersionRow | undefined;
    texts: TemplateVersionRow['texts'];
    how: 'saved' | 'shipped';
    importId?: string;
  },
): Promise<void> {
  const { actor, template, current, texts, importId } = change;
  const changed = languages.filter((language) => sameWords(current?.texts ?? {}, texts, language) === false);
  if (changed.length === 0) return;
  const version = (current?.version ?? 0) + 1;
  if (!(await insertTemplateVersion(tx, { template, version, texts, savedAt: app.clock.now() })))
    throw templateChangedMeanwhile();
  await recordAudit(app, tx, {
    actor,
    action: change.how === 'saved' ? 'template_changed' : 'template_shipped',
    subjectKind: 'message_template',
    subjectId: template,
    detail: {
      version,
      languages: changed,
      before: current?.texts ?? {},
      after: texts,
      ...(importId === undefined ? {} : { import: importId }),
    },
  });
  await invalidateTag(tx, templatesTag);
}

function sameWords(
  before: TemplateVersionRow['texts'],
  after: TemplateVersionRow['texts'],
  language: Language,
): boolean {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].every((key) => before[key]?.[language] === after[key]?.[language]);
}
