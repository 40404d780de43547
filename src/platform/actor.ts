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
  /**
   * Set where a proof of the owner has just replaced the token by which the actor is known: the former token may change
   * no credential.
   */
  hasFormerToken?: true;
  guestTokenHash?: string;
}

/** A role in one hospital, or in all of them (null). */
export interface RoleAssignment {
  role: RoleName;
  hospitalId: number | null;
  /** Only for roles that the group made itself: the actions that the role allowed when the session was read. */
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

/** Who acts. The server decides it on every request and never believes what a browser says of itself. */
export type Actor = Anyone | Guest | Patient | Staff;

/** The owner of stored things (cart, order, bookmark) as a text; null for an actor who cannot own anything. */
export function ownerOf(actor: Actor): string | null {
  if (actor.kind === 'patient') return `patient:${actor.accountId}`;
  return actor.kind === 'guest' ? `guest:${actor.tokenHash}` : null;
}
