/** The mails to an account about its memberships, in its language. */
import type { App } from '#src/platform/app.ts';
import type { OutgoingMessage } from '#src/platform/outbox/outbox.server.ts';
import type { Brand } from '#src/features/site/settings/settings.schema.ts';
import type { MessageTexts } from '#src/features/site/message-templates/message-templates.server.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import { shownMemberNumber } from './memberships.rules.ts';

type Mail = Omit<OutgoingMessage, 'to' | 'now'>;

/** A member in a mail. */
export interface NotifiedMember {
  number: string;
  name: string;
  accountName: string;
  language: Language;
  term: { reference: string; endsOn: string | null };
}

interface MailDetails {
  texts: MessageTexts;
  members: readonly NotifiedMember[];
  brand: Brand;
  /** Dedupe key: one mail per key. */
  key: string;
}

/** The mail about a membership in force: reference, numbers, validity, and the link to the cards. */
export function startedMail(app: Pick<App, 'config'>, { texts, members, brand, key }: MailDetails): Mail {
  const { language: locale, term } = members[0]!;
  return letter(
    app,
    { texts, members, brand, key },
    {
      dedupeKey: `membership:${key}:started`,
      subject: texts.memberships_mail_started_subject({ reference: term.reference }, { locale }),
      lines: [
        texts.memberships_mail_started({ reference: term.reference, brand: brand.shortName }, { locale }),
        members.map((member) => memberLine(texts, member, locale)).join('\n'),
        texts.memberships_mail_card({}, { locale }),
      ],
    },
  );
}

/** The mail before a paid year ends: it is not renewed automatically. */
export function renewalMail(app: Pick<App, 'config'>, mail: MailDetails): Mail {
  const { texts } = mail;
  const { language: locale, name, number, term } = mail.members[0]!;
  const facts = { name, number: shownMemberNumber(number), day: formatDay(term.endsOn!, locale) };
  return letter(app, mail, {
    dedupeKey: `membership:${mail.key}:renewal`,
    subject: texts.memberships_mail_renewal_subject({ day: facts.day }, { locale }),
    lines: [texts.memberships_mail_renewal(facts, { locale }), texts.memberships_mail_renewal_how({}, { locale })],
  });
}

function memberLine(texts: MessageTexts, { name, number, term: { endsOn } }: NotifiedMember, locale: Language): string {
  const facts = { name, number: shownMemberNumber(number) };
  return endsOn
    ? texts.memberships_mail_member_until({ ...facts, day: formatDay(endsOn, locale) }, { locale })
    : texts.memberships_mail_member({ ...facts }, { locale });
}

function letter(
  { config }: Pick<App, 'config'>,
  { texts, members, brand }: MailDetails,
  { lines, subject, dedupeKey }: { lines: string[]; subject: string; dedupeKey: string },
): Mail {
  const { accountName, language: locale } = members[0]!;
  const link = `${config.publicOrigin}${localPath('/profile/member', locale)}`;
  const parts = [
    texts.memberships_mail_greeting({ name: accountName }, { locale }),
    ...lines,
    link,
    texts.memberships_mail_questions({ phone: brand.phone }, { locale }),
    `${brand.companyName || brand.groupName}\n${brand.registrationNumber}\n${brand.address}`,
  ];
  return { channel: 'mail', subject, text: parts.join('\n\n'), dedupeKey };
}
