/** What every list of schedules filters by, from its address. */
import type { ListState } from '#src/features/console/frame/list-state.rules.ts';
import { hospitalsFor, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import type { Actor } from '#src/platform/actor.ts';
import { typedId } from '#src/shared/identifiers/typed-id.ts';

/** The staff member's hospitals, the typed name, the chosen hospital and the order of a list. Throws 403. */
export function scheduleFilter(actor: Actor, { q, sort, isDescending, filters }: ListState) {
  const { roleAssignments } = requireStaff(actor, 'manage_schedules');
  return {
    scope: hospitalsFor(roleAssignments, 'manage_schedules'),
    q,
    order: { sort, isDescending },
    hospitalId: typedId(filters.hospital),
  };
}
