/**
 * Every actor other than the sample patient who might look for her data, with the credentials that such an actor can
 * have.
 */
import { sql } from 'drizzle-orm';
import { confirmAppointment } from '#src/features/appointments/booking/confirm-appointment.server.ts';
import { at, detailsFor, insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { persons } from '#src/features/patient/persons/data/persons.table.ts';
import { sendCode } from '#src/features/patient/phone-codes/phone-codes.server.ts';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { staffRoles } from '#src/platform/actor.ts';
import { csrfTokenFor, markerFor } from '#src/platform/bound-token.server.ts';
import { guestOf, issueGuestToken } from '#src/platform/guest-token.server.ts';
import type { TestSite } from '#tests/support/test-site.ts';

export interface Stranger {
  name: string;
  cookie: string;
  csrfToken: string;
  marker: string;
  /** The page that shows that the actor is still signed in after all requests. */
  home?: '/profile' | '/staff';
  /** Not a browser: the key of another program. */
  bearer?: string;
}

export const otherProgramsKey = 'the key of another program, which booked nothing';

export async function strangersTo(site: TestSite, owner: SignedIn): Promise<Stranger[]> {
  const { app } = site;
  const { perlis: otherHospital, doctorId } = await insertClinic(app);
  const patient = async (name: string) => signedInPatient(app, name);
  const other = await patient('Other');
  const strangers: Stranger[] = [
    { name: 'nobody', cookie: '', csrfToken: '', marker: '' },
    { name: 'a guest', ...guestVisit(site) },
    { name: 'a guest with a code and a booking', ...(await guestWithBooking(site, doctorId)) },
    { name: 'a made-up session', cookie: 'session=made-up; staff_session=made-up', csrfToken: '', marker: '' },
    { name: 'her tokens without her cookie', cookie: '', csrfToken: owner.csrfToken, marker: owner.marker },
    {
      name: 'her marker as a cookie',
      cookie: `session=${owner.marker}`,
      csrfToken: owner.csrfToken,
      marker: owner.marker,
    },
    { name: 'another patient', ...tokensOf(other), home: '/profile' },
    {
      name: 'another patient with her tokens',
      ...tokensOf(other),
      csrfToken: owner.csrfToken,
      marker: owner.marker,
      home: '/profile',
    },
    { name: 'the parent of other children', ...tokensOf(await parent(site)), home: '/profile' },
    { name: 'an account without a proved address', ...tokensOf(await unproved(site)), home: '/profile' },
    { name: 'a revoked session', ...tokensOf(await ended(site, 'revoked_at')) },
    { name: 'an expired session', ...tokensOf(await ended(site, 'expires_at')) },
    { name: 'another program', cookie: '', csrfToken: '', marker: '', bearer: otherProgramsKey },
  ];
  for (const role of staffRoles)
    strangers.push({
      name: `${role} of another hospital`,
      ...tokensOf(await signedInStaff(app, [{ role, hospitalId: otherHospital }])),
      home: '/staff',
    });
  return strangers;
}

const tokensOf = ({ cookie, csrfToken, marker }: SignedIn) => ({ cookie, csrfToken, marker });

function guestVisit({ app }: TestSite) {
  const token = issueGuestToken(app);
  const guest = guestOf(app, token)!;
  const tokens = { csrfToken: csrfTokenFor(app, 'visit', guest)!, marker: markerFor(app, guest)! };
  return { guest, cookie: `guest=${token}`, ...tokens };
}

async function guestWithBooking(site: TestSite, doctorId: number) {
  const { guest, ...visit } = guestVisit(site);
  const phone = '+60123457788';
  await sendCode(site.app, { phone, language: 'en', purpose: 'booking' });
  const code = /\b\d{6}\b/.exec((await site.outbox(phone))[0]!.text)![0];
  await confirmAppointment(site.app, guest, {
    doctorId,
    startsAt: at('2026-11-24', '09:00'),
    language: 'en',
    details: detailsFor(phone),
    code,
  });
  return visit;
}

async function parent({ app }: TestSite): Promise<SignedIn> {
  const signedIn = await signedInPatient(app, 'Parent');
  await app.db.insert(persons).values({
    id: app.random.uuid(),
    accountId: signedIn.accountId,
    relationship: 'child',
    name: 'Child of the parent',
    dateOfBirth: '2019-05-05',
    gender: 'male',
    nationality: 'MY',
  });
  return signedIn;
}

async function unproved({ app }: TestSite): Promise<SignedIn> {
  const signedIn = await signedInPatient(app, 'Unproved');
  await app.db
    .update(accounts)
    .set({ emailVerifiedAt: null })
    .where(sql`id = ${signedIn.accountId}`);
  return signedIn;
}

async function ended({ app, clock }: TestSite, column: 'revoked_at' | 'expires_at'): Promise<SignedIn> {
  const signedIn = await signedInPatient(app, 'Ended');
  await app.db.execute(
    sql`update sessions set ${sql.identifier(column)} = ${clock.now().toISOString()} where id = ${signedIn.sessionId}`,
  );
  return signedIn;
}
