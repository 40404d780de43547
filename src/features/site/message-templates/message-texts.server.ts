import type { App } from '#src/platform/app.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { refusalOfSmsText } from '#src/platform/outbox/sms-text.rules.ts';
import type { Language } from '#src/shared/languages.ts';
import { listCurrentTemplates } from './data/message-templates.store.server.ts';
import { declarationOf, shippedTexts, type InputsOf, type TextKey } from './shipped-texts.server.ts';
import { faultOf, fillIn } from './template-text.rules.ts';

/** The cache tag that every change of a template invalidates in its transaction. */
export const templatesTag = 'message-templates';

/** The ports of a sender of messages; without a cache the database is read each time. */
export type SenderPorts = Pick<App, 'secrets'> & Partial<Pick<App, 'cache' | 'logger'>>;

/** The texts of messages, by key: each is called like a compiled message. */
export type MessageTexts = {
  readonly [Key in TextKey]: (inputs: InputsOf<Key>, options: { locale: Language }) => string;
};

type OwnTexts = Readonly<Record<string, Partial<Record<Language, string>>>>;

/**
 * The texts of messages as the group has changed them, to be read in the transaction that queues the message. A changed
 * text that cannot be filled in is logged, and its shipped text is returned, so that a template never prevents a
 * message.
 */
export async function messageTexts(app: SenderPorts, db: Database | Transaction): Promise<MessageTexts> {
  const ask = () => readOwnTexts(db);
  // Two senders may wait for the same query; if the transaction of the other fails, this sender reads the texts itself.
  const own = app.cache ? await app.cache.get('message texts', [templatesTag], ask).catch(ask) : await ask();
  const entries = (Object.keys(shippedTexts) as TextKey[]).map((key) => [key, textOf(app, key, own)]);
  return Object.fromEntries(entries) as MessageTexts;
}

async function readOwnTexts(db: Database | Transaction): Promise<OwnTexts> {
  return Object.assign({}, ...(await listCurrentTemplates(db)).map(({ texts }) => texts)) as OwnTexts;
}

function textOf(app: SenderPorts, key: TextKey, ownTexts: OwnTexts) {
  return (inputs: Record<string, unknown>, { locale }: { locale: Language }): string => {
    const declared = declarationOf(key);
    const own = ownTexts[key]?.[locale];
    if (own === undefined) return declared.shipped(inputs, { locale });
    const filledIn = faultOf(own, declared) === null ? fillIn(own, inputs) : null;
    if (filledIn !== null && (declared.kind !== 'sms' || refusalOfSmsText(filledIn) === null)) return filledIn;
    app.logger?.warn({ text: key, language: locale }, 'message template not usable, the shipped text is sent');
    return declared.shipped(inputs, { locale });
  };
}
