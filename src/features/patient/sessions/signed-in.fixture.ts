import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { persons } from '#src/features/patient/persons/data/persons.table.ts';
import { staffRoleAssignments, staffMembers } from '#src/features/console/roles/data/staff.table.ts';
import type { Actor, RoleAssignment } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { csrfTokenFor, markerFor } from '#src/platform/bound-token.server.ts';
import { openSession } from './session.server.ts';

export interface SignedIn {
  accountId: string;
  sessionId: string;
  actor: Actor;
  /** The value of the Cookie header. */
  cookie: string;
  /** The CSRF token that this browser's private documents send with forms (`zone_token`) and calls (`x-zone-token`). */
  csrfToken: string;
  /** The value of `token` in local storage. */
  marker: string;
}

/** A patient with an account of that name, signed in with a browser. */
export async function signedInPatient(app: App, name = 'Aminah binti Yusof'): Promise<SignedIn> {
  const accountId = await insertAccount(app, name);
  return signedIn(app, accountId, { kind: 'patient' });
}

/** A member of staff with those role assignments, who has passed the second factor. */
export async function signedInStaff(app: App, roleAssignments: readonly RoleAssignment[]): Promise<SignedIn> {
  const accountId = await insertAccount(app, 'Member of staff');
  await app.db.insert(staffMembers).values({ accountId });
  if (roleAssignments.length > 0)
    await app.db
      .insert(staffRoleAssignments)
      .values(roleAssignments.map((assignment) => ({ ...assignment, accountId })));
  return signedIn(app, accountId, { kind: 'staff', roleAssignments });
}

async function insertAccount(app: App, name: string): Promise<string> {
  const id = app.random.uuid();
  await app.db.insert(accounts).values({ id, name, email: `${id}@example.test`, emailVerifiedAt: app.clock.now() });
  await app.db.insert(persons).values({
    id: app.random.uuid(),
    accountId: id,
    relationship: 'self',
    name,
    dateOfBirth: '1985-03-14',
    gender: 'female',
    nationality: 'MY',
  });
  return id;
}

async function signedIn(
  app: App,
  accountId: string,
  who: { kind: 'patient' } | { kind: 'staff'; roleAssignments: readonly RoleAssignment[] },
): Promise<SignedIn> {
  const session = await app.db.transaction((tx) =>
    openSession(app, tx, {
      accountId,
      audience: who.kind,
      carrier: 'cookie',
      method: 'password',
      hasSecondFactor: who.kind === 'staff',
      userAgent: 'Chrome/141 Android',
    }),
  );
  const actor: Actor = { ...who, accountId, sessionId: session.id };
  return {
    accountId,
    sessionId: session.id,
    actor,
    cookie: `${who.kind === 'staff' ? 'staff_session' : 'session'}=${session.token}`,
    // The token of the open page: tests move the clock further than a page's token lasts.
    get csrfToken() {
      return csrfTokenFor(app, who.kind === 'staff' ? 'staff' : 'visit', actor)!;
    },
    marker: markerFor(app, actor)!,
  };
}
