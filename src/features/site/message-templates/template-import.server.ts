/** The texts of messages from a file: one row for a text of a message, in three languages. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { m } from '#src/paraglide/messages.js';
import type { MessageText } from '#src/shared/failure.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { listCurrentTemplates } from './data/message-templates.store.server.ts';
import { overlaid, putVersion, typedOf } from './template-admin.server.ts';
import { checkedTexts, readPlace, textFault } from './template-check.server.ts';
import type { TextKey } from './shipped-texts.server.ts';
import { templateKeys, templateNamed, templates, type TemplateKey } from './templates.rules.ts';

type Ports = Pick<App, 'db' | 'clock' | 'config'>;

/** One text of a message; a language without words has the shipped text. */
export interface ImportedText {
  message: string;
  text: string;
  words: LocalText;
}

/** Every text of every message as it is sent now, in the order of the messages. */
export async function listImportedTexts(tx: Transaction): Promise<ImportedText[]> {
  const current = new Map((await listCurrentTemplates(tx)).map((row) => [row.template, row.texts]));
  return templateKeys.flatMap((message) =>
    Object.entries(typedOf(message, current.get(message) ?? {})).map(([text, words]) => ({
      message,
      text,
      words: words as LocalText,
    })),
  );
}

/** The faults of each row by column: a text that no message has, and missing or forbidden parts of a text. */
export async function textImportFaults(
  app: Pick<App, 'db' | 'config'>,
  rows: readonly ImportedText[],
): Promise<Record<string, MessageText>[]> {
  const place = await readPlace(app);
  return rows.map(({ message, text, words }) => {
    const key = keyOf(message, text);
    if (!key) return { text: (_, options) => m.catalogue_error_reference_unknown({ code: text }, options) };
    const found = languages.map((language) => [
      `words_${language}`,
      textFault(key, language, { text: words[language] ?? '', place }),
    ]);
    return Object.fromEntries(found.filter(([, fault]) => fault !== null)) as Record<string, MessageText>;
  });
}

function keyOf(message: string, text: string): TextKey | undefined {
  const template = templateNamed(message);
  return template && (templates[template] as readonly TextKey[]).find((key) => key === text);
}

/** Writes the rows: one version of each message that has one, with its entry in the audit log. */
export async function putImportedTexts(
  app: Ports,
  tx: Transaction,
  { actor, rows, importId }: { actor: Actor; rows: readonly ImportedText[]; importId: string },
): Promise<void> {
  const current = new Map((await listCurrentTemplates(tx)).map((row) => [row.template, row]));
  for (const [message, own] of Map.groupBy(rows, (row) => row.message)) {
    const template = message as TemplateKey;
    const before = current.get(template);
    const typed = Object.fromEntries(own.map(({ text, words }) => [text, wordsIn(words)]));
    const texts = checkedTexts(template, overlaid(typedOf(template, before?.texts ?? {}), typed));
    await putVersion(app, tx, { actor, template, current: before, texts, how: 'saved', importId });
  }
}

/** The words by language; for languages that a row leaves out, the shipped text. */
const wordsIn = (words: LocalText): Record<Language, string> => ({
  en: words.en,
  ms: words.ms ?? '',
  zh: words.zh ?? '',
});
