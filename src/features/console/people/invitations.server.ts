/** Invitations: a mailed link that makes its reader a member of staff, for some days and once. */
import { tokenHash } from '#src/platform/token-hash.server.ts';
import type { Actor, RoleAssignment } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Database, type Transaction } from '#src/platform/db/transaction.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { m } from '#src/paraglide/messages.js';
import { localPath } from '#src/shared/addresses.ts';
import type { Language } from '#src/shared/languages.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import {
  findInvitation,
  findOpenInvitation,
  insertInvitation,
  withdrawInvitations,
} from './data/invitations.store.server.ts';
import { isMemberByEmail, invitationOver } from '#src/features/console/roles/roles.server.ts';
import { roleAssignmentName, isWithin } from '#src/features/console/roles/role-assignments.rules.ts';
import { checkedRoleAssignments, requireGivable, requireKnown } from './role-changes.server.ts';
import { hospitalsFor, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { invitationDays } from './invitations.rules.ts';
import { alreadyMember, emailInvalid, personUnknown } from './people.errors.ts';
import { invitationSchema } from './people.schema.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'config' | 'secrets'>;

/**
 * Mails an invitation with these role assignments; an older open one to the same address is withdrawn. The link has its
 * token in the fragment, which reaches no server and no log. Throws email_invalid, role_assignments_missing,
 * role_assignment_outside, role_assignment_outside_rights (422), already_member (409).
 */
export async function inviteMember(
  app: Ports,
  actor: Actor,
  input: { email: string; roleAssignments: RoleAssignment[]; language: Language },
): Promise<void> {
  const checked = await checkedInvitation(app.db, actor, input);
  await inTransaction(app.db, (tx) =>
    issueInvitation(app, tx, { ...checked, invitedBy: actor, language: input.language }),
  );
}

/**
 * The invitation, checked against what the actor may give. Throws email_invalid, role_assignments_missing,
 * role_assignment_outside, role_assignment_outside_rights (422).
 */
export async function checkedInvitation(
  db: Database | Transaction,
  actor: Actor,
  input: { email: string; roleAssignments: readonly RoleAssignment[] },
): Promise<{ email: string; roleAssignments: RoleAssignment[] }> {
  const staff = requireStaff(actor, 'manage_staff');
  const scope = hospitalsFor(staff.roleAssignments, 'manage_staff');
  const roleAssignments = checkedRoleAssignments(input.roleAssignments, scope);
  const email = invitationSchema.shape.email.safeParse(input.email.trim()).data;
  if (!email) throw emailInvalid();
  await requireKnown(db, roleAssignments);
  await requireGivable(db, staff, roleAssignments);
  return { email, roleAssignments };
}

interface Issued {
  /** In lower case. */
  email: string;
  name?: string;
  roleAssignments: RoleAssignment[];
  invitedBy: Actor | { kind: 'system' };
  language: Language;
  importId?: string;
}

/**
 * Stores an invitation with its mail, and returns its link; an older open one to the same address is withdrawn.
 * Throws already_member (409).
 */
export async function issueInvitation(app: Ports, tx: Transaction, issued: Issued): Promise<string> {
  const { email, name, roleAssignments, invitedBy, language, importId } = issued;
  const { shortName, groupName } = await readSetting({ db: tx }, 'brand');
  if (await isMemberByEmail(tx, email)) throw alreadyMember();
  const id = app.random.uuid();
  const token = app.random.token();
  const now = app.clock.now();
  await withdrawInvitations(tx, { email }, now);
  await insertInvitation(tx, {
    id,
    email,
    name: name || null,
    roleAssignments,
    tokenHash: invitationHash(token),
    invitedBy: invitedBy.kind === 'staff' ? invitedBy.accountId : null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + invitationDays * 86_400_000),
  });
  await recordAudit(app, tx, {
    actor: invitedBy,
    action: 'staff_invited',
    subjectKind: 'invitation',
    subjectId: id,
    detail: { duties: roleAssignments.map(roleAssignmentName), ...(importId ? { import: importId } : {}) },
  });
  const locale = { locale: language };
  const link = `${app.config.publicOrigin}${localPath('/staff/join', language)}#${token}`;
  await enqueueMessage(app, tx, {
    channel: 'mail',
    to: email,
    subject: m.staff_mail_invitation_subject({ group: shortName }, locale),
    text: m.staff_mail_invitation({ group: groupName, link, code: token, days: invitationDays }, locale),
    dedupeKey: `invitation:${id}`,
    now,
  });
  return link;
}

/**
 * Withdraws an open invitation. Throws person_unknown (404), also when its role assignments are in hospitals outside
 * the actor's.
 */
export async function withdrawInvitation(app: Ports, actor: Actor, id: string): Promise<void> {
  const scope = hospitalsFor(requireStaff(actor, 'manage_staff').roleAssignments, 'manage_staff');
  await inTransaction(app.db, async (tx) => {
    const invitation = /^[0-9a-f-]{36}$/.test(id) ? await findInvitation(tx, id) : undefined;
    if (!invitation?.roleAssignments.every((assignment) => isWithin(scope, assignment))) throw personUnknown();
    if (!(await withdrawOpenInvitation(app, tx, { actor, id }))) throw personUnknown();
  });
}

/** Withdraws an invitation; false where it is used, withdrawn or expired. */
export async function withdrawOpenInvitation(
  app: Pick<App, 'clock'>,
  tx: Transaction,
  { actor, id, importId }: { actor: Actor; id: string; importId?: string },
): Promise<boolean> {
  if ((await withdrawInvitations(tx, { id }, app.clock.now())) === 0) return false;
  await recordAudit(app, tx, {
    actor,
    action: 'invitation_withdrawn',
    subjectKind: 'invitation',
    subjectId: id,
    ...(importId ? { detail: { import: importId } } : {}),
  });
  return true;
}

/**
 * The invited address of a token, with the name that the inviter entered. Throws invitation_over (422) for a token that
 * is unknown, used, withdrawn or expired.
 */
export async function readInvitation(
  app: Pick<App, 'db' | 'clock'>,
  token: string,
): Promise<{ id: string; email: string; name: string; roleAssignments: RoleAssignment[] }> {
  const invitation =
    token.length > 200
      ? undefined
      : await findOpenInvitation(app.db, { tokenHash: invitationHash(token), now: app.clock.now() });
  if (!invitation) throw invitationOver();
  const { id, email, name, roleAssignments } = invitation;
  return { id, email, name: name ?? '', roleAssignments };
}

/** The stored form of an invitation's token, which may have been pasted with blanks around it. */
export function invitationHash(token: string): string {
  return tokenHash(token.trim());
}
