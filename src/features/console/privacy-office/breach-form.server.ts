import { textOf } from '#src/features/console/frame/frame.server.ts';

const breachFieldNames = [
  'title',
  'description',
  'measures',
  'discoveredAt',
  'people',
  'commissionerAt',
  'peopleAt',
  'detailsAt',
] as const;
const breachBoxes = ['isSensitive', 'isHarmful', 'isClosed'] as const;

/** The typed values of a breach's form; an unchecked box is missing. */
export function breachTyped(form: FormData): Record<string, string> {
  const texts = breachFieldNames.map((name) => [name, textOf(form, name, 5_001)] as const);
  const boxes = breachBoxes.filter((name) => textOf(form, name) === 'yes').map((name) => [name, 'yes'] as const);
  return Object.fromEntries([...texts, ...boxes]);
}
