/** The mails to the buyer of an order, in the language of the order. */
import type { App } from '#src/platform/app.ts';
import type { OutgoingMessage } from '#src/platform/outbox/outbox.server.ts';
import { resultToken } from '#src/features/shop/payments/payments.server.ts';
import type { Brand } from '#src/features/site/settings/settings.schema.ts';
import type { MessageTexts } from '#src/features/site/message-templates/message-templates.server.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDateTime, formatDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';
import { formatSen } from '#src/shared/money.ts';
import type { LineRow, VoucherRow } from './data/orders.store.server.ts';

type Ports = Pick<App, 'config' | 'secrets' | 'clock'>;
type Mail = Omit<OutgoingMessage, 'to' | 'now'>;

interface MailDetails {
  texts: MessageTexts;
  orderId: string;
  name: string;
  language: Language;
  brand: Brand;
}

/** The acknowledgement that the law requires: the order exists and can be paid for an hour. */
export function placedMail(app: Ports, mail: MailDetails & { totalSen: number; expiresAt: Date }): Mail {
  const { texts, orderId, language: locale } = mail;
  const facts = {
    order: orderId,
    total: formatSen(mail.totalSen),
    brand: mail.brand.shortName,
    until: formatDateTime(mail.expiresAt, locale),
  };
  return letter(mail, {
    subject: texts.orders_mail_placed_subject(facts, { locale }),
    dedupeKey: `order:${orderId}:placed`,
    lines: [
      texts.orders_mail_placed(facts, { locale }),
      texts.orders_mail_placed_pay(facts, { locale }),
      orderLink(app, mail),
    ],
  });
}

/** The receipt with its PDF and the vouchers. `copy` distinguishes the key of a resent one. */
export function receiptMail(
  app: Ports,
  mail: MailDetails & SoldVouchers & { totalSen: number; number: string; pdf: string; copy: string },
): Mail {
  const { texts, orderId, language: locale } = mail;
  const facts = { order: orderId, total: formatSen(mail.totalSen), brand: mail.brand.shortName, number: mail.number };
  return {
    ...letter(mail, {
      subject: texts.orders_mail_receipt_subject(facts, { locale }),
      dedupeKey: `order:${orderId}:receipt${mail.copy}`,
      lines: [
        texts.orders_mail_receipt(facts, { locale }),
        voucherCodes(mail).join('\n'),
        texts.orders_mail_receipt_next({}, { locale }),
        orderLink(app, mail),
      ],
    }),
    attachments: [
      { filename: `${mail.number}.pdf`, contentType: 'application/pdf', content: mail.pdf, encoding: 'base64' },
    ],
  };
}

interface SoldVouchers {
  lines: readonly LineRow[];
  vouchers: readonly VoucherRow[];
}

/** One sentence for each voucher, in the order of the lines. */
function voucherCodes({
  texts,
  lines,
  vouchers,
  language: locale,
}: SoldVouchers & Pick<MailDetails, 'texts' | 'language'>): string[] {
  return lines.flatMap((line) =>
    vouchers
      .filter(({ lineId }) => lineId === line.id)
      .map(({ code, validUntil }) =>
        texts.orders_mail_voucher(
          {
            code,
            package: localText(line.title, locale).text,
            hospital: line.hospitalName,
            until: formatDay(validUntil, locale),
          },
          { locale },
        ),
      ),
  );
}

/** The mail after a refund; with a credit note where a receipt was corrected. */
export function refundMail(
  mail: MailDetails & { amountSen: number; refundId: string; creditNote?: { number: string; pdf: string } },
): Mail {
  const { texts, orderId, language: locale, creditNote } = mail;
  const facts = { order: orderId, amount: formatSen(mail.amountSen), brand: mail.brand.shortName };
  return {
    ...letter(mail, {
      subject: texts.orders_mail_refund_subject(facts, { locale }),
      dedupeKey: `order:${orderId}:refund:${mail.refundId}`,
      lines: [
        texts.orders_mail_refund(facts, { locale }),
        ...(creditNote ? [texts.orders_mail_credit_note({ number: creditNote.number }, { locale })] : []),
      ],
    }),
    ...(creditNote
      ? {
          attachments: [
            {
              filename: `${creditNote.number}.pdf`,
              contentType: 'application/pdf',
              content: creditNote.pdf,
              encoding: 'base64' as const,
            },
          ],
        }
      : {}),
  };
}

/** The mail with the code by which a guest opens an order from another device. */
export function accessMail(mail: MailDetails & { code: string; minutes: number; copy: string }): Mail {
  const { texts, orderId, language: locale } = mail;
  return letter(mail, {
    subject: texts.orders_mail_code_subject({ order: orderId }, { locale }),
    dedupeKey: `order:${orderId}:code:${mail.copy}`,
    lines: [
      texts.orders_mail_code({ code: mail.code, minutes: mail.minutes }, { locale }),
      texts.orders_mail_code_not_you({}, { locale }),
    ],
  });
}

function letter(
  { texts, name, language: locale, brand }: MailDetails,
  { subject, lines, dedupeKey }: { subject: string; lines: string[]; dedupeKey: string },
): Mail {
  const parts = [
    texts.orders_mail_greeting({ name }, { locale }),
    ...lines,
    texts.orders_mail_questions({ phone: brand.phone }, { locale }),
    `${brand.companyName || brand.groupName}\n${brand.registrationNumber}\n${brand.address}`,
  ];
  return { channel: 'mail', subject, text: parts.filter(Boolean).join('\n\n'), dedupeKey };
}

/** A link that opens the order for a day without signing in. */
function orderLink(app: Ports, { orderId, language }: MailDetails): string {
  return `${app.config.publicOrigin}${localPath('/checkout/result', language)}?order=${encodeURIComponent(resultToken(app, orderId))}`;
}
