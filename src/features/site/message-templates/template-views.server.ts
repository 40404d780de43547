/** The templates as administrators see them: the list, and one template with its texts, preview and versions. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { entriesAbout } from '#src/features/console/audit/audit.server.ts';
import type { ListShape, ListState } from '#src/features/console/frame/list-state.rules.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import { listCurrentTemplates, listTemplateVersions } from './data/message-templates.store.server.ts';
import { declarationOf, shippedText } from './shipped-texts.server.ts';
import { known, overlaid, typedOf } from './template-admin.server.ts';
import { boxName, filledInExample, readPlace, type Place, type TypedTexts } from './template-check.server.ts';
import { smsSizeOf, type SmsSize, type TextKind } from './template-text.rules.ts';
import { templateKeys, templates, type TemplateKey } from './templates.rules.ts';

type Ports = Pick<App, 'db' | 'config'>;

export const templateShape: ListShape = {
  sorts: ['order', 'name', 'changed'],
  defaultSort: 'order',
  filters: { channel: ['mail', 'sms'], texts: ['own', 'shipped'] },
};

export interface ListedTemplate {
  key: TemplateKey;
  name: string;
  when: string;
  channels: ('mail' | 'sms')[];
  /** The languages in which the group has texts of its own. */
  changed: Language[];
  savedAt: Date | null;
}

/** Every template, with the names from `wordsFor`, searched, filtered and ordered; all fit on one page. */
export async function listTemplates(
  app: Ports,
  actor: Actor,
  { state, wordsFor }: { state: ListState; wordsFor: (key: TemplateKey) => { name: string; when: string } },
): Promise<ListedTemplate[]> {
  requireStaffEverywhere(actor, 'manage_messages');
  const current = new Map((await listCurrentTemplates(app.db)).map((row) => [row.template, row]));
  const { channel, texts } = state.filters;
  const wanted = state.q.toLowerCase();
  const rows = templateKeys
    .map((key): ListedTemplate => {
      const row = current.get(key);
      const changed = languages.filter((language) => Object.values(row?.texts ?? {}).some((own) => own[language]));
      return { key, ...wordsFor(key), channels: channelsOf(key), changed, savedAt: row?.savedAt ?? null };
    })
    .filter(({ name, when }) => `${name} ${when}`.toLowerCase().includes(wanted))
    .filter(({ channels }) => !channel || channels.some((one) => one === channel))
    .filter(({ changed }) => !texts || (texts === 'own') === changed.length > 0);
  const time = ({ savedAt }: ListedTemplate) => savedAt?.getTime() ?? 0;
  if (state.sort === 'name') rows.sort((a, b) => a.name.localeCompare(b.name));
  if (state.sort === 'changed') rows.sort((a, b) => time(a) - time(b));
  return state.isDescending ? rows.toReversed() : rows;
}

export interface TemplateBox {
  language: Language;
  name: string;
  typed: string;
  shipped: string;
  /** Size of an SMS with example values; null for other texts. */
  size: SmsSize | null;
}

export interface TemplateView {
  key: TemplateKey;
  /** Sent back with the form: the change is refused when another person has saved meanwhile. */
  version: number;
  texts: { key: string; kind: TextKind; fields: { name: string; isRequired: boolean }[]; boxes: TemplateBox[] }[];
  /** The message in each language, with example values. */
  previews: { language: Language; parts: { key: string; kind: TextKind; text: string }[] }[];
  changed: Language[];
  versions: { version: number; savedAt: Date; by: string | null; changed: Language[] }[];
}

/** One template, with its saved texts, or the typed ones for a preview. Throws template_unknown (404). */
export async function viewTemplate(
  app: Ports,
  actor: Actor,
  { template: asked, typed: shown }: { template: string; typed?: TypedTexts },
): Promise<TemplateView> {
  requireStaffEverywhere(actor, 'manage_messages');
  const template = known(asked);
  const [place, versions, entries] = await Promise.all([
    readPlace(app),
    listTemplateVersions(app.db, { template, limit: 20 }),
    entriesAbout(app, { kind: 'message_template', id: template, limit: 20 }),
  ]);
  const current = versions[0];
  const typed = overlaid(typedOf(template, current?.texts ?? {}), shown ?? {});
  return {
    key: template,
    version: current?.version ?? 0,
    texts: boxesOf(template, typed, place),
    previews: languages.map((language) => ({
      language,
      parts: templates[template].map((key) => ({
        key,
        kind: declarationOf(key).kind,
        text: filledInExample(key, language, { text: typed[key]?.[language] ?? '', place }),
      })),
    })),
    changed: changedIn(current?.texts),
    versions: versions.map(({ version, savedAt, texts }) => ({
      version,
      savedAt,
      by: entries.find(({ detail }) => detail['version'] === version)?.name ?? null,
      changed: changedIn(texts),
    })),
  };
}

function boxesOf(template: TemplateKey, typed: TypedTexts, place: Place): TemplateView['texts'] {
  return templates[template].map((key) => {
    const { kind, fields } = declarationOf(key);
    return {
      key,
      kind,
      fields: [...fields],
      boxes: languages.map((language) => {
        const text = typed[key]?.[language] ?? '';
        return {
          language,
          name: boxName(template, key, language),
          typed: text,
          shipped: shippedText(key, language),
          size: kind === 'sms' ? smsSizeOf(filledInExample(key, language, { text, place })) : null,
        };
      }),
    };
  });
}

function changedIn(texts: Record<string, Partial<Record<Language, string>>> = {}): Language[] {
  return languages.filter((language) => Object.values(texts).some((own) => own[language] !== undefined));
}

function channelsOf(key: TemplateKey): ('mail' | 'sms')[] {
  const kinds = templates[key].map((text) => declarationOf(text).kind);
  return [
    ...(kinds.some((kind) => kind !== 'sms') ? ['mail' as const] : []),
    ...(kinds.includes('sms') ? ['sms' as const] : []),
  ];
}
