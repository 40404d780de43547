/** The past week's figures by mail, every Monday morning, for staff who want them. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { listStaffRecipients, type StaffRecipient } from '#src/features/console/roles/roles.server.ts';
import { messageTexts } from '#src/features/site/message-templates/message-templates.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { localPath } from '#src/shared/addresses.ts';
import { addDays, formatDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import {
  deleteWeeklyMailReader,
  findWeeklyMailReader,
  listReadersBefore,
  putWeeklyMailReader,
  takeReader,
  type WeeklyMailReader,
} from './data/weekly-mail.store.server.ts';
import { latestMailMonday, trends } from './trends.rules.ts';
import { weekFigures, type TrendFigure } from './trend-figures.server.ts';
import { columnWords, trendWords, valueWords } from './ui/trend-words.ts';

type Ports = Pick<App, 'db' | 'pool' | 'clock' | 'cache' | 'config' | 'secrets' | 'logger' | 'appointmentService'>;

/** Whether the reader gets the mail, and in which language. Throws 403. */
export async function viewWeeklyMail(app: Pick<App, 'db'>, actor: Actor) {
  const { accountId } = requireStaff(actor, 'read_trends');
  const row = await findWeeklyMailReader(app.db, accountId);
  return { isWanted: row !== undefined, language: row?.language ?? null };
}

/** Switches the mail on in a language, or (null) off. The first mail is sent on the next Monday. Throws 403. */
export async function chooseWeeklyMail(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
  language: Language | null,
): Promise<void> {
  const { accountId } = requireStaff(actor, 'read_trends');
  const createdAt = app.clock.now();
  await inTransaction(app.db, (tx) =>
    language === null
      ? deleteWeeklyMailReader(tx, accountId)
      : putWeeklyMailReader(tx, { accountId, language, sentMonday: latestMailMonday(createdAt), createdAt }),
  );
}

/** Number of readers whose mails are written before the next readers are read. */
const readersAtOnce = 50;

/**
 * Writes the mails of the latest Monday, from seven in the morning, Malaysian time. Returns how many. A reader gets one
 * mail for each Monday, even with several processes. People who have left, or who may no longer read any figure, get
 * none.
 */
export async function sendWeeklyMails(app: Ports): Promise<number> {
  const monday = latestMailMonday(app.clock.now());
  for (let sent = 0; ;) {
    const readers = await listReadersBefore(app.db, monday, readersAtOnce);
    const people = await listStaffRecipients(
      app.db,
      readers.map(({ accountId }) => accountId),
    );
    for (const reader of readers) {
      const person = people.find(({ accountId }) => accountId === reader.accountId);
      const figures = person ? await weekFigures(app, person.roleAssignments, addDays(monday, -7)) : [];
      const isSent = await inTransaction(app.db, async (tx) => {
        if (!(await takeReader(tx, reader.accountId, monday))) return false;
        if (!person || figures.length === 0) return false;
        await mail(app, tx, { person, reader, monday, figures });
        return true;
      });
      if (isSent) sent += 1;
    }
    if (readers.length < readersAtOnce) return sent;
  }
}

interface Letter {
  person: StaffRecipient;
  reader: WeeklyMailReader;
  monday: string;
  figures: readonly TrendFigure[];
}

async function mail(app: Ports, tx: Transaction, { person, reader, monday, figures }: Letter): Promise<void> {
  const { language } = reader;
  const locale = { locale: language };
  const texts = await messageTexts(app, tx);
  const brand = await readSetting({ db: tx }, 'brand');
  const page = (path: string) => app.config.publicOrigin + localPath(path, language);
  const day = formatDay(addDays(monday, -7), language);
  await enqueueMessage(app, tx, {
    channel: 'mail',
    to: person.email,
    subject: texts.trends_mail_subject({ brand: brand.shortName, day }, locale),
    text: [
      texts.trends_mail_greeting({ name: person.name }, locale),
      texts.trends_mail_intro({ day, until: formatDay(addDays(monday, -1), language) }, locale),
      figures.map((figure) => texts.trends_mail_figure(figureTexts(figure, language), locale)).join('\n'),
      texts.trends_mail_page({ link: page('/staff/trends') }, locale),
      texts.trends_mail_off({ link: page('/staff/trends/mail') }, locale),
      brand.groupName,
    ].join('\n\n'),
    dedupeKey: `weekly:${person.accountId}:${monday}`,
    now: app.clock.now(),
  });
}

/** 'Bookings' and 'Made 12, Cancelled 3'. */
function figureTexts({ name, rows }: TrendFigure, language: Language): { title: string; state: string } {
  const values = rows[0]!.values.map((value, place) => [trends[name].columns[place]!, value] as const);
  return {
    title: trendWords(name, language).title,
    state: values
      .map(([column, value]) => `${columnWords(column.name, language)} ${valueWords(value, column.unit, language)}`)
      .join(language === 'zh' ? '，' : ', '),
  };
}
