import type { RoleAssignment } from '#src/platform/actor.ts';
import { textOf } from '#src/features/console/frame/frame.server.ts';
import { readRoleAssignmentName } from './people.rules.ts';

const addedRows = 10;

/** The role assignments of a form: the checked ones and the added rows, each once. */
export function roleAssignmentsOfForm(form: FormData): RoleAssignment[] {
  const ticked = form.getAll('role-assignment').filter((name): name is string => typeof name === 'string');
  const added = Array.from(
    { length: addedRows },
    (_, index) => `${textOf(form, `role-${index + 1}`)}@${textOf(form, `place-${index + 1}`)}`,
  );
  const names = new Set([...ticked, ...added.filter((name) => !name.startsWith('@'))]);
  return [...names].map(readRoleAssignmentName).filter((assignment) => assignment !== null);
}
