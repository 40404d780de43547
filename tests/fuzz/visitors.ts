/**
 * The senders: a guest, the sample patient and staff of every role, each signed in again before a request may have
 * ended their session.
 */
import { signedInAgain } from '#src/features/patient/profile/patient-browser.fixture.ts';
import { signedInPatient, signedInStaff } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import { staffRoles, type Actor } from '#src/platform/actor.ts';
import { csrfTokenFor, markerFor, tokenUseOf } from '#src/platform/bound-token.server.ts';
import { guestOf, issueGuestToken } from '#src/platform/guest-token.server.ts';
import type { RouteAccess } from '#src/routes/address.ts';
import type { TestSite } from '#tests/support/test-site.ts';

/** `leaving`: a new patient for requests that would end the sample patient's account or session. */
export type VisitorKind = 'guest' | 'patient' | 'leaving' | 'staff';

export interface FuzzVisitor {
  kind: VisitorKind;
  cookie: string;
  marker: string;
  /** Bearer token of a client without cookies. */
  bearer?: string;
  tokenFor(access: RouteAccess | undefined): string;
}
export type Visitors = Readonly<Record<VisitorKind, FuzzVisitor>>;

export async function newVisitors({ app }: TestSite): Promise<Visitors> {
  const bearer = issueGuestToken(app);
  const guest = guestOf(app, bearer)!;
  const patient = await signedInAgain(app, sampleAccounts.patient);
  const staff = await signedInStaff(
    app,
    staffRoles.map((role) => ({ role, hospitalId: null })),
  );
  const made = (kind: VisitorKind, who: { actor: Actor; cookie: string }): FuzzVisitor => ({
    kind,
    cookie: who.cookie,
    marker: markerFor(app, who.actor) ?? '',
    tokenFor: (access) => (access ? (csrfTokenFor(app, tokenUseOf(access), who.actor) ?? '') : ''),
  });
  return {
    guest: { ...made('guest', { actor: guest, cookie: `guest=${bearer}` }), bearer },
    patient: made('patient', patient),
    leaving: made('leaving', await signedInPatient(app)),
    staff: made('staff', staff),
  };
}

/** The visitor that may open a page of that access; the console's sign-in is for guests. */
export function kindFor(access: RouteAccess | undefined, path: string): VisitorKind {
  if (access === 'patient') return /^\/setting\/(?:data|devices|email|password)/.test(path) ? 'leaving' : 'patient';
  return access === 'staff' && !/^\/staff\/(?:sign-in|join)(?:\/|$)/.test(path) ? 'staff' : 'guest';
}
