/** What the buyer is told by mail, in the language of the order. */
import type { App } from '#src/platform/app.ts';
import type { OutgoingMessage } from '#src/platform/outbox/outbox.server.ts';
import { resultToken } from '#src/features/shop/payments/payments.server.ts';
import type { Brand } from '#src/features/site/settings/settings.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { localPath } from '#src/shared/addresses.ts';
import { formatDateTime, formatDay } from '#src/shared/dates.ts';
import { localText, type Language } from '#src/shared/local-text.ts';
import { formatSen } from '#src/shared/money.ts';
import type { LineRow, VoucherRow } from './data/orders.store.server.ts';

type Ports = Pick<App, 'config' | 'secrets' | 'clock'>;
type Mail = Omit<OutgoingMessage, 'to' | 'now'>;

interface Told {
  orderId: string;
  name: string;
  language: Language;
  brand: Brand;
}

/** The order is there and can be paid for an hour: the acknowledgement that the law asks for. */
export function placedMail(app: Ports, told: Told & { totalSen: number; expiresAt: Date }): Mail {
  const { orderId, language: locale } = told;
  const facts = {
    order: orderId,
    total: formatSen(told.totalSen),
    brand: told.brand.shortName,
    until: formatDateTime(told.expiresAt, locale),
  };
  return letter(told, {
    subject: m.orders_mail_placed_subject(facts, { locale }),
    dedupeKey: `order:${orderId}:placed`,
    lines: [m.orders_mail_placed(facts, { locale }), m.orders_mail_placed_pay(facts, { locale }), orderLink(app, told)],
  });
}

/** The receipt with its PDF and the vouchers. `copy` makes a resent one another message. */
export function receiptMail(
  app: Ports,
  told: Told & {
    totalSen: number;
    number: string;
    lines: readonly LineRow[];
    vouchers: readonly VoucherRow[];
    pdf: string;
    copy: string;
  },
): Mail {
  const { orderId, language: locale } = told;
  const facts = { order: orderId, total: formatSen(told.totalSen), brand: told.brand.shortName, number: told.number };
  const codes = told.lines.flatMap((line) =>
    told.vouchers
      .filter(({ lineId }) => lineId === line.id)
      .map(({ code, validUntil }) =>
        m.orders_mail_voucher(
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
  return {
    ...letter(told, {
      subject: m.orders_mail_receipt_subject(facts, { locale }),
      dedupeKey: `order:${orderId}:receipt${told.copy}`,
      lines: [
        m.orders_mail_receipt(facts, { locale }),
        codes.join('\n'),
        m.orders_mail_receipt_next({}, { locale }),
        orderLink(app, told),
      ],
    }),
    attachments: [
      { filename: `${told.number}.pdf`, contentType: 'application/pdf', content: told.pdf, encoding: 'base64' },
    ],
  };
}

/** Money has gone back. With a credit note where a receipt was corrected. */
export function refundMail(
  told: Told & { amountSen: number; refundId: string; creditNote?: { number: string; pdf: string } },
): Mail {
  const { orderId, language: locale, creditNote } = told;
  const facts = { order: orderId, amount: formatSen(told.amountSen), brand: told.brand.shortName };
  return {
    ...letter(told, {
      subject: m.orders_mail_refund_subject(facts, { locale }),
      dedupeKey: `order:${orderId}:refund:${told.refundId}`,
      lines: [
        m.orders_mail_refund(facts, { locale }),
        ...(creditNote ? [m.orders_mail_credit_note({ number: creditNote.number }, { locale })] : []),
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

/** The code with which a guest opens an order from another device. */
export function accessMail(told: Told & { code: string; minutes: number; copy: string }): Mail {
  const { orderId, language: locale } = told;
  return letter(told, {
    subject: m.orders_mail_code_subject({ order: orderId }, { locale }),
    dedupeKey: `order:${orderId}:code:${told.copy}`,
    lines: [
      m.orders_mail_code({ code: told.code, minutes: told.minutes }, { locale }),
      m.orders_mail_code_not_you({}, { locale }),
    ],
  });
}

function letter(
  { name, language: locale, brand }: Told,
  { subject, lines, dedupeKey }: { subject: string; lines: string[]; dedupeKey: string },
): Mail {
  const parts = [
    m.orders_mail_greeting({ name }, { locale }),
    ...lines,
    m.orders_mail_questions({ phone: brand.phone }, { locale }),
    `${brand.groupName}\n${brand.registrationNumber}\n${brand.address}`,
  ];
  return { channel: 'mail', subject, text: parts.filter(Boolean).join('\n\n'), dedupeKey };
}

/** Opens the order for a day without signing in. */
function orderLink(app: Ports, { orderId, language }: Told): string {
  return `${app.config.publicOrigin}${localPath('/checkout/result', language)}?order=${encodeURIComponent(resultToken(app, orderId))}`;
}
