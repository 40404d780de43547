import type { Duty } from '#src/platform/actor.ts';
import { textOf } from './desk-request.server.ts';
import { readDutyName } from './duties.rules.ts';

const addedRows = 10;

/** The duties that a form names: the ticked ones and the added rows; each once. */
export function dutiesOfForm(form: FormData): Duty[] {
  const kept = form.getAll('duty').filter((name): name is string => typeof name === 'string');
  const added = Array.from(
    { length: addedRows },
    (_, index) => `${textOf(form, `role-${index + 1}`)}@${textOf(form, `place-${index + 1}`)}`,
  );
  const names = new Set([...kept, ...added.filter((name) => !name.startsWith('@'))]);
  return [...names].map(readDutyName).filter((duty) => duty !== null);
}
