/** Plausible values, so that the one hostile value also reaches the code behind the first check. */
import type { SeededRandom } from '#src/shared/seeded-random.ts';
import { shippedNoticeVersion } from '#src/features/site/settings/data/notice-version.seed.ts';

/** The part of JSON Schema that OpenAPI documents of this site use. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  minimum?: number;
}

/** Values that the site itself shows, by parameter name: slugs, references, ids. */
export interface KnownValues {
  get(name: string): readonly string[] | undefined;
}

/** Values of the sample group for names that its pages do not show: the first matching line counts. */
const byName: readonly (readonly [RegExp, string])[] = [
  [/email/i, 'patient@example.test'],
  [/phone|mobile|contact_no|whatsapp|^contact$/i, '+60123456789'],
  [/birth|dob/i, '1985-03-14'],
  [/id_number|identity_number|nric/i, '850314145678'],
  [/slot|starts_at/i, '2026-11-24T09:00:00+08:00'],
  [/travel_month/i, 'March'],
  [/month/i, '2026-12'],
  [/date|day|from|until|start|end|_on$|valid_/i, '2026-12-01'],
  [/time/i, '09:00'],
  [/password/i, 'long words nobody guesses 7'],
  [/code|otp/i, '123456'],
  [/consent_?version/i, shippedNoticeVersion],
  [/version/i, '2026-11-01'],
  [/agree|consent|sure/i, 'yes'],
  [/order/i, 'MSAMPLE002'],
  [/letter/i, 'GSAMPLE001'],
  [/reference|appointment/i, 'ASAMPLE001'],
  [/person/i, '0b6f2c1e-7d1a-4c52-9f6e-2a51c7d0c001'],
  [/hospital_?slug/i, 'melur-ipoh'],
  [/medical_?slug|special/i, 'cardiology'],
  [/^hospital(_?id)?$/i, '1'],
  [/nationality|country/i, 'MY'],
  [/state/i, 'Selangor'],
  [/postcode/i, '46000'],
  [/^visit$/i, 'new'],
  [/payer/i, 'self_pay'],
  [/gender/i, 'female'],
  [/relationship/i, 'child'],
  [/id_kind|idkind/i, 'nric'],
  [/topic|category/i, 'bill'],
  [/keyword|^q$/i, 'heart'],
  [/path$/i, '/enquiry'],
  [/price|sen|amount|count|quantity|limit|page|minutes|places|year|people|companions/i, '2'],
  [/lang/i, 'en'],
  [/url|link|href/i, 'https://www.example.test/'],
  [/id$|Id$|_id$/, '1'],
];

/** A likely value of a field of that name. */
export function likelyText(name: string, known: KnownValues, { next, pick }: SeededRandom): string {
  const seen = known.get(name) ?? known.get(name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase()));
  if (seen?.length && next() < 0.5) return pick(seen);
  return byName.find(([pattern]) => pattern.test(name))?.[1] ?? 'Aminah';
}

/** A value that the schema accepts. */
export function sampleOf(schema: Schema, name: string, ports: { known: KnownValues; random: SeededRandom }): unknown {
  const { known, random } = ports;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum?.length) return random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices?.length) return sampleOf(random.pick(choices), name, ports);
  const type = [schema.type].flat()[0];
  if (type === 'object' || schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([part, inner]) => [part, sampleOf(inner, part, ports)]),
    );
  if (type === 'array') return [sampleOf(schema.items ?? {}, name, ports)];
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (type === 'boolean') return random.next() < 0.5;
  if (type === 'null') return null;
  return likelyText(name, known, random);
}

/** Every place in a value of that schema: ['doctor'], ['items', '0', 'id'], down to five levels. */
export function placesIn(schema: Schema, before: readonly string[] = []): string[][] {
  if (before.length >= 5) return [];
  const parts: [string, Schema][] = [
    ...Object.entries(schema.properties ?? {}),
    ...(schema.items ? [['0', schema.items] as [string, Schema]] : []),
  ];
  const here = parts.flatMap(([name, inner]) => [[...before, name], ...placesIn(inner, [...before, name])]);
  const elsewhere = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((one) =>
    placesIn(one, before),
  );
  return [...new Map([...here, ...elsewhere].map((place) => [place.join('\n'), place])).values()];
}

/** The value with another value at that place; missing objects on the way are created. */
export function withValueAt(sample: unknown, place: readonly string[], value: unknown): unknown {
  const [name, ...rest] = place;
  if (name === undefined) return value;
  if (Array.isArray(sample)) return [withValueAt(sample[Number(name)], rest, value)];
  const kept = typeof sample === 'object' && sample !== null ? sample : {};
  return { ...kept, [name]: withValueAt((kept as Record<string, unknown>)[name], rest, value) };
}
