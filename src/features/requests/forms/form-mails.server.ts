/**
 * The mails to the sender of a form, in the language of the form. They do not repeat the sent text, because mail is not
 * encrypted.
 */
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { messageTexts, type MessageTexts } from '#src/features/site/message-templates/message-templates.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { localPath } from '#src/shared/addresses.ts';
import type { FormKind } from './form-kind.schema.ts';

type Ports = Pick<App, 'db' | 'clock' | 'config' | 'secrets'>;

export interface Addressee {
  email: string;
  name: string;
  reference: string;
  language: Language;
  /** Address of its state; /follow-up by default. */
  followedAt?: string | undefined;
}

/** The acknowledgement with the reference number. */
export async function mailReceived(
  app: Ports,
  tx: Transaction,
  { kind, to }: { kind: FormKind; to: Addressee },
): Promise<void> {
  const locale = { locale: to.language };
  const texts = await messageTexts(app, tx);
  return mail(app, tx, {
    to,
    texts,
    subject: texts.forms_mail_received_subject({ reference: to.reference }, locale),
    dedupeKey: `form:${to.reference}:received`,
    lines: [
      texts.forms_mail_received({ title: kind.title({}, locale), reference: to.reference }, locale),
      kind.next({}, locale),
    ],
  });
}

/** A message of staff to the sender. */
export async function mailAnswer(
  app: Ports,
  tx: Transaction,
  { to, text, key }: { to: Addressee; text: string; key: string },
): Promise<void> {
  const locale = { locale: to.language };
  const texts = await messageTexts(app, tx);
  return mail(app, tx, {
    to,
    texts,
    subject: texts.forms_mail_answer_subject({ reference: to.reference }, locale),
    dedupeKey: `form:${to.reference}:answer:${key}`,
    lines: [texts.forms_mail_answer({ reference: to.reference }, locale), text],
  });
}

/** The mail that says that something has changed, with a link: no content and no reason. */
export async function mailNews(
  app: Ports,
  tx: Transaction,
  { kind, state, key, ...to }: Addressee & { state: string; key: string } & { kind: FormKind },
): Promise<void> {
  const locale = { locale: to.language };
  const texts = await messageTexts(app, tx);
  return mail(app, tx, {
    to,
    texts,
    subject: texts.forms_mail_news_subject({ reference: to.reference }, locale),
    dedupeKey: `form:${to.reference}:news:${key}`,
    lines: [
      texts.forms_mail_news(
        {
          title: kind.title({}, locale),
          reference: to.reference,
          state: kind.lifeCycle.words[state]?.({}, locale) ?? state,
        },
        locale,
      ),
      texts.forms_mail_news_read({}, locale),
    ],
  });
}

/** The code that opens a submission's state. */
export async function mailCode(
  app: Ports,
  tx: Transaction,
  { to, code, minutes, key }: { to: Addressee; code: string; minutes: number; key: string },
): Promise<void> {
  const locale = { locale: to.language };
  const texts = await messageTexts(app, tx);
  return mail(app, tx, {
    to,
    texts,
    subject: texts.forms_mail_code_subject({ reference: to.reference }, locale),
    dedupeKey: `form:${to.reference}:code:${key}`,
    withoutLink: true,
    lines: [texts.forms_mail_code({ code, minutes }, locale), texts.forms_mail_code_not_you({}, locale)],
  });
}

async function mail(
  app: Ports,
  tx: Transaction,
  letter: {
    to: Addressee;
    texts: MessageTexts;
    subject: string;
    lines: string[];
    dedupeKey: string;
    withoutLink?: boolean;
  },
): Promise<void> {
  const { texts } = letter;
  const { email, name, language, reference, followedAt } = letter.to;
  const brand = await readSetting(app, 'brand');
  const locale = { locale: language };
  const link = `${app.config.publicOrigin}${localPath(followedAt ?? '/follow-up', language)}`;
  const follow = followedAt
    ? texts.forms_mail_follow_page({ link }, locale)
    : texts.forms_mail_follow({ reference, link }, locale);
  const text = [
    // A form that staff have built need not ask for a name.
    ...(name ? [texts.forms_mail_greeting({ name }, locale)] : []),
    ...letter.lines,
    ...(letter.withoutLink ? [] : [follow]),
    texts.forms_mail_questions({ phone: brand.phone }, locale),
    `${brand.groupName}\n${brand.address}`,
  ].join('\n\n');
  await enqueueMessage(app, tx, {
    channel: 'mail',
    to: email,
    subject: letter.subject,
    text,
    dedupeKey: letter.dedupeKey,
    now: app.clock.now(),
  });
}
