import { eq } from 'drizzle-orm';
import type { Actor } from '#src/platform/actor.ts';
import { sendCode } from '#src/features/patient/phone-codes/phone-codes.server.ts';
import { testOrigin, type TestSite } from '#tests/support/test-site.ts';
import { confirmAppointment } from '#src/features/appointments/booking/booking.server.ts';
import { at, detailsFor, guest } from '#src/features/appointments/appointments/clinic.fixture.ts';
import { weeklySessions } from '#src/features/appointments/appointments/data/appointments.table.ts';
import { waitingListEntries } from './data/waiting-list.table.ts';
import { joinWaitingList } from './waiting-list-joining.server.ts';

/** Saturdays on which the test clinic has a single slot, nine o'clock: full as soon as it is booked. */
export const saturdays = [
  '2026-11-28',
  '2026-12-05',
  '2026-12-12',
  '2026-12-19',
  '2026-12-26',
  '2027-01-02',
  '2027-01-09',
  '2027-01-16',
] as const;

export async function openSaturdays(site: TestSite, clinic: { doctorId: number; selangor: number }) {
  const { app } = site;
  await app.db.insert(weeklySessions).values({
    doctorId: clinic.doctorId,
    hospitalId: clinic.selangor,
    weekday: 6,
    startsAt: '09:00',
    endsAt: '09:20',
    slotMinutes: 20,
    mode: 'in_person',
  });
  const { newPhone, codeFor } = phonesOf(site);
  return {
    newPhone,
    /** Books the day's only slot. */
    async fill(day: string) {
      const [actor, phone] = [guest(`has ${day}`), newPhone()];
      const { reference } = await confirmAppointment(app, actor, {
        doctorId: clinic.doctorId,
        startsAt: at(day, '09:00'),
        language: 'en',
        details: detailsFor(phone),
        code: await codeFor(phone, 'booking'),
      });
      return { actor, reference };
    },
    /** Joins the list for the day: as a guest of that name by default. */
    async join(day: string, name: string, how: { actor?: Actor; phone?: string; personId?: string } = {}) {
      // One after the other, so that the queue has an order.
      site.clock.advance(1_000);
      const phone = how.phone ?? newPhone();
      const actor = how.actor ?? guest(name);
      const email = `${name.replaceAll(' ', '.')}@example.test`;
      const entry = await joinWaitingList(app, actor, {
        doctorId: clinic.doctorId,
        hospitalId: clinic.selangor,
        day,
        language: 'en',
        details: { ...detailsFor(phone), name, email },
        code: await codeFor(phone, 'waiting'),
        ...(how.personId ? { personId: how.personId } : {}),
      });
      return { actor, phone, email, reference: entry.reference, id: entry.id };
    },
    async stateOf(id: string) {
      const [row] = await app.db.select().from(waitingListEntries).where(eq(waitingListEntries.id, id));
      return row?.status;
    },
    /** Offers in the mails to that address. */
    offers: async (email: string) =>
      (await site.outbox(email)).filter(({ subject }) => subject.startsWith('A time is free')),
    linkIn: (text: string) => /http:\/\/localhost:3000(\/\S*waiting-list\/W\S+)/.exec(text)![1]!,
  };
}

/** New numbers, and the codes sent to them. */
function phonesOf(site: TestSite) {
  let phones = 1000;
  return {
    newPhone: () => `+6012346${String((phones += 1))}`,
    async codeFor(phone: string, purpose: 'booking' | 'waiting') {
      await sendCode(site.app, { phone, language: 'en', purpose });
      return /\b\d{6}\b/.exec((await site.outbox(phone))[0]!.text)![0];
    },
  };
}

/** A browser without scripts: stores its cookie and the token of the last page. */
export function browserOf(site: TestSite) {
  let cookie = '';
  let token = '';
  const remember = async (response: Response) => {
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const html = (await response.text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");
    token = /name="zone_token" value="([^"]+)"/.exec(html)?.[1] ?? token;
    return { status: response.status, location: response.headers.get('location') ?? '', html };
  };
  return {
    open: async (path: string) => remember(await site.request(path, { headers: { cookie } })),
    send: async (path: string, fields: Record<string, string>) =>
      remember(
        await site.request(path, {
          method: 'POST',
          body: new URLSearchParams({ zone_token: token, ...fields }),
          headers: { cookie, origin: testOrigin },
        }),
      ),
  };
}
