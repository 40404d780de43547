/** Values in one cell as lines whose parts are separated by '|'. */
import { m } from '#src/paraglide/messages.js';
import type { MessageText } from '#src/shared/failure.ts';
import type { CapacityValue, FieldKind, PlaceValue, RoleValue } from './catalogue-fields.ts';
import { daySessionLines, readDaySessions } from './day-sessions.rules.ts';
import { codePattern } from './text-formats.ts';

/** A value, or the fault of an input; if no input is named, of the field's first. */
export type Read = { value: unknown } | { fault: MessageText; input?: string };

const fault = (text: MessageText): Read => ({ fault: text });

interface Qualification {
  degree: string;
  institution: string;
  year: number;
}

interface PipedKind {
  read: (lines: string[][]) => Read;
  write: (value: never) => string[][];
}

/** Stands for every hospital in place of a hospital's code. */
export const everyHospital = 'all';
const byHospital = (one: { hospital: string }, other: { hospital: string }) =>
  one.hospital.localeCompare(other.hospital, 'en');

const kinds = {
  /** 'seri-murni | Suite 2-08, Level 2 | 150.00' */
  places: {
    read: readPlaces,
    write: (places: PlaceValue[]) =>
      places.map(({ hospital, room, feeSen }) => [hospital, room, (feeSen / 100).toFixed(2)]),
  },
  /** 'seri-murni | 40' */
  capacities: {
    read: readCapacities,
    write: (places: CapacityValue[]) =>
      places.map(({ hospital, monthlyCapacity }) => [hospital, String(monthlyCapacity)]),
  },
  /** 'MBBS | University of Malaya | 2004' */
  qualifications: {
    read: readQualifications,
    write: (all: Qualification[]) => all.map(({ degree, institution, year }) => [degree, institution, String(year)]),
  },
  /** 'front_desk | seri-murni', 'editor | all' */
  roles: {
    read: readRoles,
    write: (roles: RoleValue[]) => inOrder(roles).map(({ role, hospital }) => [role, hospital]),
  },
  /** '09:00-12:30 | slot_minutes 20' */
  daySessions: {
    read(lines) {
      const sessions = readDaySessions(lines);
      return sessions ? { value: sessions } : fault(m.catalogue_error_day_sessions);
    },
    write: daySessionLines,
  },
} satisfies Partial<Record<FieldKind, PipedKind>>;
export type PipedKindName = keyof typeof kinds;

/** Whether values of this kind are lines of several parts in a cell. */
export function isPiped(kind: FieldKind): kind is PipedKindName {
  return kind in kinds;
}

/** The value of these lines, or their fault. */
export function readPipedLines(kind: PipedKindName, lines: readonly string[]): Read {
  return kinds[kind].read(lines.map((line) => line.split('|').map((part) => part.trim())));
}

/** The value as lines of a cell, from which the same value is read. */
export function pipedLines(kind: PipedKindName, value: unknown): string {
  return kinds[kind]
    .write(value as never)
    .map((parts) => parts.join(' | '))
    .join('\n');
}

function readPlaces(lines: string[][]): Read {
  if (lines.length === 0) return fault(m.catalogue_error_places_missing);
  const places: PlaceValue[] = [];
  for (const [hospital = '', room = '', fee = '', ...more] of lines) {
    const ringgit = fee.replace(/^RM\s*/i, '').replaceAll(',', '');
    const isWhole = codePattern.test(hospital) && room.length <= 120 && /^\d{1,5}(\.\d{1,2})?$/.test(ringgit);
    if (!isWhole || more.length > 0) return fault(m.catalogue_error_places);
    if (places.some((place) => place.hospital === hospital)) return fault(m.catalogue_error_places_twice);
    places.push({ hospital, room, feeSen: Math.round(Number(ringgit) * 100) });
  }
  return { value: places };
}

function readCapacities(lines: string[][]): Read {
  const places: CapacityValue[] = [];
  for (const [hospital = '', count = '', ...more] of lines) {
    const isWhole = codePattern.test(hospital) && /^\d{1,5}$/.test(count) && Number(count) <= 10_000;
    if (!isWhole || more.length > 0) return fault(m.catalogue_error_capacities);
    if (places.some((place) => place.hospital === hospital)) return fault(m.catalogue_error_places_twice);
    places.push({ hospital, monthlyCapacity: Number(count) });
  }
  return { value: places.toSorted(byHospital) };
}

function readQualifications(lines: string[][]): Read {
  const isWhole = ([degree = '', institution = '', year = '', ...more]: string[]) =>
    degree !== '' && degree.length <= 120 && institution.length <= 200 && /^(19|20)\d\d$/.test(year) && !more.length;
  if (!lines.every(isWhole)) return fault(m.catalogue_error_qualifications);
  return { value: lines.map(([degree, institution, year]) => ({ degree, institution, year: Number(year) })) };
}

function readRoles(lines: string[][]): Read {
  const roles: RoleValue[] = [];
  for (const [role = '', hospital = '', ...more] of lines) {
    const isWhole = /^[a-z0-9_]{3,40}$/.test(role) && codePattern.test(hospital) && more.length === 0;
    if (!isWhole) return fault(m.catalogue_error_roles);
    if (!roles.some((one) => one.role === role && one.hospital === hospital)) roles.push({ role, hospital });
  }
  return { value: inOrder(roles) };
}

function inOrder(roles: readonly RoleValue[]): RoleValue[] {
  return roles.toSorted((one, other) => one.role.localeCompare(other.role, 'en') || byHospital(one, other));
}
