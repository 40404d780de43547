import type { ReactNode } from 'react';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDay } from '#src/shared/dates.ts';
import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { StateChip } from '#src/features/console/frame/ui/lists/state-chip.tsx';
import type { PairSign } from '../duplicates/duplicates.rules.ts';
import type { PatientSide } from '../duplicates/patient-side.server.ts';
import { areaName } from './record-sections.tsx';

const signWords: Record<PairSign, () => string> = {
  number: m.privacy_pair_sign_number,
  name: m.privacy_pair_sign_name,
  phone: m.privacy_pair_sign_phone,
  staff: m.privacy_pair_sign_staff,
};

/** What two accounts have in common. */
export function PairSigns({ signs }: { signs: readonly PairSign[] }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {signs.map((sign) => (
        <StateChip key={sign} tone={sign === 'number' ? 'bad' : 'waiting'}>
          {signWords[sign]()}
        </StateChip>
      ))}
    </span>
  );
}

interface Row {
  label: string;
  cell: (side: PatientSide) => ReactNode;
  /** The compared value; a row without it is not marked. */
  value?: (side: PatientSide) => unknown;
}

const relationshipWords: Record<PatientSide['family'][number]['relationship'], () => string> = {
  self: m.profile_relationship_self,
  child: m.profile_relationship_child,
  spouse: m.profile_relationship_spouse,
  parent: m.profile_relationship_parent,
  sibling: m.profile_relationship_sibling,
  other: m.profile_relationship_other,
};

const orNone = (text: string | null) => text ?? <span className="text-muted">{m.privacy_none()}</span>;
const genderWords = (gender: PatientSide['gender']) =>
  gender && { female: m.privacy_female, male: m.privacy_male }[gender]();

const facts = (): Row[] => [
  { label: m.privacy_full_name(), cell: (side) => side.name, value: (side) => side.name },
  {
    label: m.privacy_birth(),
    cell: (side) => orNone(side.dateOfBirth && formatDay(side.dateOfBirth, getLocale())),
    value: (side) => side.dateOfBirth,
  },
  { label: m.privacy_gender(), cell: (side) => orNone(genderWords(side.gender)), value: (side) => side.gender },
  { label: m.privacy_pair_id_number(), cell: (side) => orNone(side.idMask), value: (side) => side.idMask },
  { label: m.privacy_nationality(), cell: (side) => orNone(side.nationality), value: (side) => side.nationality },
  {
    label: m.staff_email(),
    cell: (side) => <Proved text={side.email} isProved={side.isEmailProved} />,
    value: (side) => side.email,
  },
  {
    label: m.privacy_phone(),
    cell: (side) => (side.phone ? <Proved text={side.phone} isProved={side.isPhoneProved} /> : orNone(null)),
    value: (side) => side.phone,
  },
  { label: m.privacy_pair_address(), cell: (side) => orNone(side.address), value: (side) => side.address },
  { label: m.privacy_since(), cell: (side) => formatDay(side.createdAt, getLocale()) },
  {
    label: m.privacy_pair_family(),
    cell: (side) =>
      side.family.length === 0 ? (
        orNone(null)
      ) : (
        <ul>
          {side.family.map(({ id, name, relationship }) => (
            <li key={id}>
              {name} ({relationshipWords[relationship]()})
            </li>
          ))}
        </ul>
      ),
  },
];

function Proved({ text, isProved }: { text: string; isProved: boolean }) {
  return (
    <>
      {text}
      <span className="block text-sm text-muted">{isProved ? m.privacy_pair_proved() : m.privacy_pair_unproved()}</span>
    </>
  );
}

/** Two patients side by side: differences are marked; with the number of records in each feature. */
export function SideBySide({ one, other }: { one: PatientSide; other: PatientSide }) {
  const areas = one.areas.map(({ name }, index): Row => ({
    label: areaName(name),
    cell: (side) => side.areas[index]!.count,
  }));
  return (
    <AdminSection id="compare" title={m.privacy_pair_compare()} intro={m.privacy_pair_compare_intro()}>
      <table className="w-full table-fixed border-collapse max-sm:block">
        <caption className="sr-only">{m.privacy_pair_compare()}</caption>
        <thead className="max-sm:block">
          <tr className="border-b-2 border-line text-left max-sm:grid max-sm:grid-cols-2">
            <td className="max-sm:hidden sm:w-1/4" />
            <th scope="col" className="py-2 pr-4 text-deep">
              {m.privacy_pair_one()}
            </th>
            <th scope="col" className="py-2 text-deep">
              {m.privacy_pair_other()}
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {[...facts(), ...areas].map((row) => (
            <CompareRow key={row.label} row={row} one={one} other={other} />
          ))}
        </tbody>
      </table>
    </AdminSection>
  );
}

function CompareRow({ row, one, other }: { row: Row; one: PatientSide; other: PatientSide }) {
  const differs = row.value !== undefined && row.value(one) !== row.value(other);
  const cell = `py-2 pr-4 align-top tabular-nums [overflow-wrap:anywhere] ${differs ? 'font-semibold text-deep' : ''}`;
  return (
    <tr className="border-b border-line max-sm:grid max-sm:grid-cols-2">
      <th scope="row" className="py-2 pr-4 text-left align-top font-normal text-muted max-sm:col-span-2 max-sm:pb-0">
        {row.label}
        {differs && <span className="block text-sm font-semibold text-gold-text">{m.privacy_pair_differs()}</span>}
      </th>
      <td className={cell}>{row.cell(one)}</td>
      <td className={cell}>{row.cell(other)}</td>
    </tr>
  );
}
