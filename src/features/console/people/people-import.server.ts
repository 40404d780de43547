/** Staff from a file: people with access or an invitation; how a row invites or changes somebody and is undone. */
import type { Actor, RoleAssignment } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { lockMembership } from '#src/features/console/roles/roles.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { listStoredPeople, type StoredPerson } from './data/people-import.store.server.ts';
import { checkedInvitation, issueInvitation, withdrawOpenInvitation } from './invitations.server.ts';
import { personNameKept, personNameMissing } from './people.errors.ts';
import { changedAssignments } from './people.rules.ts';
import { writeRoleAssignments } from './role-changes.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'config' | 'secrets'>;

export interface ImportedPerson {
  /** In lower case. */
  email: string;
  name: string;
  roleAssignments: RoleAssignment[];
}

interface Change {
  actor: Actor;
  importId: string;
}

/** Everybody with access or an open invitation; nobody's access changes until the transaction ends. */
export async function listStaffForImport(app: Pick<App, 'clock'>, tx: Transaction): Promise<StoredPerson[]> {
  await lockMembership(tx);
  return (await listStoredPeople(tx, app.clock.now())).map(asRead);
}

/** The person with the name in the form in which a file's cell is read. */
const asRead = (person: StoredPerson): StoredPerson => ({ ...person, name: person.name.trim().normalize('NFC') });

/**
 * Changes the roles of a person with access, or mails an invitation in that language, which withdraws an open one to
 * the same address. Throws the errors of `changeRoleAssignments` and `inviteMember`, name_missing (422), and name_kept
 * (422) for a name that differs from the person's, because only the person can change it.
 */
export async function writeImportedPerson(
  app: Ports,
  tx: Transaction,
  { person, language, ...change }: Change & { person: ImportedPerson; language: Language },
): Promise<void> {
  const { name, roleAssignments } = person;
  const was = await findStored(app, tx, person.email);
  if (!was?.accountId) {
    const { email } = await checkedInvitation(tx, change.actor, person);
    // An open invitation from the page has no name.
    if (name.length < 2 && was?.name !== name) throw personNameMissing();
    const { actor: invitedBy, importId } = change;
    await issueInvitation(app, tx, { email, name, roleAssignments, invitedBy, language, importId });
    return;
  }
  if (was.name !== name) throw personNameKept();
  if (changedAssignments(was.roleAssignments, roleAssignments).length > 0)
    await writeRoleAssignments(app, tx, { accountId: was.accountId, roleAssignments, ...change });
}

/** Withdraws the invitation of an address; false where that person has joined since. */
export async function takeBackInvited(
  app: Ports,
  tx: Transaction,
  { email, ...change }: Change & { email: string },
): Promise<boolean> {
  const was = await findStored(app, tx, email);
  return was?.invitationId ? withdrawOpenInvitation(app, tx, { id: was.invitationId, ...change }) : false;
}

async function findStored(app: Pick<App, 'clock'>, tx: Transaction, email: string): Promise<StoredPerson | undefined> {
  await lockMembership(tx);
  const [person] = await listStoredPeople(tx, app.clock.now(), email);
  return person && asRead(person);
}
