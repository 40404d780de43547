/**
 * Staff as rows of a file: people with access or an invitation, by mail address, with roles in hospitals by their
 * codes.
 */
import {
  listStaffForImport,
  takeBackInvited,
  writeImportedPerson,
  type ImportedPerson,
} from '#src/features/console/people/people.server.ts';
import { keepKnownRoles } from '#src/features/console/roles/roles.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { staffRoles, type RoleAssignment, type RoleName } from '#src/platform/actor.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { importList } from '#src/features/console/catalogue/lists/file-lists.ts';
import { everyHospital } from '#src/features/console/catalogue/fields/piped-lines.rules.ts';
import type { CatalogueRecord, RoleValue } from '#src/features/console/catalogue/fields/catalogue-fields.ts';
import { oneByOne, type FileAdapter } from '#src/features/console/catalogue/imports/file-target.server.ts';
import {
  codeFaults,
  faultsOfKnown,
  loadCodesOf,
  type Codes,
  type Faults,
} from '#src/features/console/catalogue/imports/row-faults.server.ts';
import { triedFaults, wasAllowed } from '#src/features/console/catalogue/imports/tried-rows.server.ts';

/** Maps a field of an invitation to the column of a file that shows its fault. */
const columns: Record<string, string> = { roleAssignments: 'roles' };

const rolesOf = (record: CatalogueRecord) => record['roles'] as RoleValue[];

function personOf(record: CatalogueRecord, hospitals: Codes): ImportedPerson {
  return {
    email: record['email'] as string,
    name: record['name'] as string,
    roleAssignments: rolesOf(record).map(({ role, hospital }) => ({
      role: role as RoleName,
      hospitalId: hospital === everyHospital ? null : hospitals.get(hospital)!,
    })),
  };
}

/** The faults of rows with roles or hospitals that do not exist. */
async function unknownFaults(tx: Transaction, record: CatalogueRecord, hospitals: Codes): Promise<Faults> {
  const roles = new Map<string, number>(staffRoles.map((role, index) => [role, index]));
  const own = rolesOf(record).map(({ role }): RoleAssignment => ({ role: role as RoleName, hospitalId: null }));
  for (const { role } of await keepKnownRoles(tx, own)) if (role.startsWith('own_')) roles.set(role, 0);
  const faults = rolesOf(record).flatMap(({ role, hospital }) => [
    codeFaults('roles', role, roles),
    hospital === everyHospital ? {} : codeFaults('roles', hospital, hospitals),
  ]);
  return Object.assign({}, ...faults) as Faults;
}

export const peopleAdapter: FileAdapter = {
  list: importList('people'),
  // An invitation stores the address in lower case.
  isReadBack: true,
  require: (actor) => requireStaffEverywhere(actor, 'manage_staff'),
  async stored({ app, tx }) {
    const hospitals = await loadCodesOf(tx, 'hospitals');
    const codes = new Map([...hospitals].map(([code, id]) => [id, code]));
    return (await listStaffForImport(app, tx)).map(({ email, name, roleAssignments }) => ({
      id: email,
      record: {
        email,
        name,
        roles: roleAssignments.map(({ role, hospitalId }): RoleValue => ({
          role,
          hospital: hospitalId === null ? everyHospital : (codes.get(hospitalId) ?? ''),
        })),
      },
    }));
  },
  async faults({ app, tx, actor }, rows) {
    const hospitals = await loadCodesOf(tx, 'hospitals');
    return faultsOfKnown(
      rows,
      ({ record }) => unknownFaults(tx, record, hospitals),
      (known) =>
        triedFaults(tx, known, {
          columns,
          column: 'roles',
          write: (inner, { record }) =>
            writeImportedPerson(app, inner, {
              actor,
              person: personOf(record, hospitals),
              importId: '',
              language: 'en',
            }),
        }),
    );
  },
  async write({ app, tx, actor, importId, language }, rows) {
    const hospitals = await loadCodesOf(tx, 'hospitals');
    const people = rows.map(({ record }) => personOf(record, hospitals));
    for (const person of people) await writeImportedPerson(app, tx, { actor, person, importId, language });
    return people.map(({ email }) => email);
  },
  takeBack: oneByOne(async ({ app, tx, actor, importId, language }, { id, before }) => {
    if (!before) return takeBackInvited(app, tx, { actor, email: id, importId });
    const person = personOf(before.record, await loadCodesOf(tx, 'hospitals'));
    return wasAllowed(tx, (inner) => writeImportedPerson(app, inner, { actor, person, importId, language }));
  }),
};
