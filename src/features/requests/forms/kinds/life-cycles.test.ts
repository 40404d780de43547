import { describe, expect, it } from 'vitest';
import { formKinds } from './form-kinds.schema.ts';

describe.each(formKinds.map((kind) => [kind.name, kind] as const))('%s', (_name, { lifeCycle, fields }) => {
  const states = Object.keys(lifeCycle.transitions);

  it('names each of its states, and leads to no other', () => {
    expect(Object.keys(lifeCycle.words).sort()).toEqual([...states].sort());
    expect(Object.keys(lifeCycle.tones).sort()).toEqual([...states].sort());
    expect(
      Object.values(lifeCycle.transitions)
        .flat()
        .filter((state) => !states.includes(state)),
    ).toEqual([]);
  });

  it('reaches every state from its first', () => {
    const reached = new Set([lifeCycle.first]);
    for (const state of reached) for (const next of lifeCycle.transitions[state] ?? []) reached.add(next);
    expect([...reached].sort()).toEqual([...states].sort());
  });

  // A form that staff have built asks what they ask; without an address it sends no acknowledgement.
  it.skipIf(fields.length === 0)('asks for a name and a mail address, which the acknowledgement needs', () => {
    expect(fields.filter(({ name, isOptional }) => ['name', 'email'].includes(name) && !isOptional)).toHaveLength(2);
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
  });
});

it('no two kinds share a name or the first letter of their numbers', () => {
  expect(new Set(formKinds.map(({ name }) => name)).size).toBe(formKinds.length);
  expect(new Set(formKinds.map(({ prefix }) => prefix)).size).toBe(formKinds.length);
});
