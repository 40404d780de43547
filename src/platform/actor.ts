/** Who asks: every use case gets its actor as one of these kinds. */

/** Someone without a token: a first visit, a crawler. */
export interface Anyone {
  kind: 'anyone';
}

/** A guest whose signed token is known by its hash alone. */
export interface Guest {
  kind: 'guest';
  tokenHash: string;
}

/**
 * A signed-in patient. `guestTokenHash` is the guest that this browser was, whose cart and holds become the patient's.
 */
export interface Patient {
  kind: 'patient';
  accountId: string;
  sessionId: string;
  /** Known by the token that a proof of the owner has just replaced: it changes no credential. */
  hasFormerToken?: true;
  guestTokenHash?: string;
}

/** A role in one hospital, or in all of them (null). */
export interface RoleAssignment {
  role: RoleName;
  hospitalId: number | null;
  /** Only of the group's own role, as its session was read: the actions that the role allows now. */
  permissions?: readonly string[];
}

/** A member of staff who has passed the second factor. */
export interface Staff {
  kind: 'staff';
  accountId: string;
  sessionId: string;
  /** As for a patient. */
  hasFormerToken?: true;
  roleAssignments: readonly RoleAssignment[];
}

/** A role of the group's own: its key begins with 'own_'. */
export type OwnRoleKey = `own_${string}`;
export type RoleName = StaffRole | OwnRoleKey;

export type StaffRole = (typeof staffRoles)[number];
export const staffRoles = [
  'editor',
  'front_desk',
  'package_desk',
  'gl_officer',
  'recruiter',
  'procurement_officer',
  'privacy_officer',
  'clinical_reviewer',
  'administrator',
] as const;

/** Who acts. Decided by the server on every request, never by what a browser says of itself. */
export type Actor = Anyone | Guest | Patient | Staff;

/** The owner of stored things (cart, order, bookmark) as a text; null for an actor who cannot own anything. */
export function ownerOf(actor: Actor): string | null {
  if (actor.kind === 'patient') return `patient:${actor.accountId}`;
  return actor.kind === 'guest' ? `guest:${actor.tokenHash}` : null;
}
