/** The names that the words of entries need: of the staff, and of the records that the entries are about. */
import type { App } from '#src/platform/app.ts';
import { isRowId } from '#src/platform/db/queries/row-id.ts';
import { getLocale } from '#src/paraglide/runtime.js';
import { isUuid } from '#src/shared/identifiers/uuid.ts';
import { nameKindOf } from './audit-log.rules.ts';
import type { LoggedChange, LoggedNames } from './audit-log.schema.ts';
import { listSubjectNames } from './data/subject-names.store.server.ts';

/** The names for these entries, in the language of the request. */
export async function namesFor(
  app: Pick<App, 'db'>,
  entries: readonly LoggedChange[],
  hospitals: LoggedNames['hospitals'] = [],
): Promise<LoggedNames> {
  return { byId: await listSubjectNames(app, { ...namedIn(entries), language: getLocale() }), hospitals };
}

function namedIn(entries: readonly LoggedChange[]) {
  const numbers = (kind: string) =>
    distinct(
      entries.filter(({ subjectKind }) => nameKindOf(subjectKind) === kind).map(({ subjectId }) => Number(subjectId)),
    ).filter(isRowId);
  const inDetails = entries.flatMap(({ detail }) => [...plainValues(detail)]);
  const doctors = inDetails.filter(([key]) => key === 'doctor' || key === 'doctorId').map(([, value]) => Number(value));
  const linked = entries
    .filter(({ action }) => action === 'staff_doctor_linked')
    .flatMap(({ detail }) => [Number(detail['before']), Number(detail['after'])]);
  const accounts = [...entries.map(({ subjectId }) => subjectId), ...inDetails.map(([, value]) => String(value))];
  return {
    accountIds: distinct(accounts.filter(isUuid)),
    entryIds: numbers('entry'),
    packageIds: numbers('package'),
    doctorIds: distinct([...numbers('doctor'), ...doctors, ...linked].filter(isRowId)),
    hospitalIds: numbers('hospital'),
  };
}

const distinct = <T>(all: readonly T[]): T[] => [...new Set(all)];

/** The plain values of details by the name under which they were recorded. */
function* plainValues(value: unknown, key = ''): Generator<[string, unknown]> {
  if (Array.isArray(value)) for (const one of value) yield* plainValues(one, key);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* plainValues(inner, name);
  else yield [key, value];
}
