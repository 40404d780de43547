import type { Actor, Staff } from '#src/platform/actor.ts';
import { mayDo, requireStaff, type StaffAction } from '#src/features/console/roles/staff-access.rules.ts';
import { kindNames, type Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';

/**
 * The staff action that writing entries of a kind requires: vacancies also belong to the recruiter, tenders to the
 * procurement officer.
 */
export function editAction(kind: Kind): StaffAction {
  if (kind === 'career') return 'edit_careers';
  return kind === 'tender' ? 'edit_tenders' : 'edit_content';
}

/** The member of staff, if allowed to write entries of this kind; throws 403 for everybody else. */
export function requireEditor(actor: Actor, kind: Kind): Staff {
  return requireStaff(actor, editAction(kind));
}

/** The member of staff, if allowed to write entries of any kind; throws 403 for everybody else. */
export function requireWriter(actor: Actor): Staff {
  const own = kindNames.find((kind) => actor.kind === 'staff' && mayDo(actor.roleAssignments, editAction(kind)));
  return requireEditor(actor, own ?? 'article');
}

/** The kinds that somebody may write. */
export function kindsOf(staff: Staff): Kind[] {
  return kindNames.filter((kind) => mayDo(staff.roleAssignments, editAction(kind)));
}
