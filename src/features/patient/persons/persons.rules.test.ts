import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accessOf, ageOn, nextAccessChange, renewedUntil } from './persons.rules.ts';

const child = (dateOfBirth: string | null, accessUntil: string | null = null) => ({
  relationship: 'child' as const,
  dateOfBirth,
  accessUntil,
});
const day = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));

it('gives full access under 12, reduced access to 17, and none from 18', () => {
  expect(accessOf(child('2014-11-24'), '2026-11-23')).toBe('full');
  expect(accessOf(child('2014-11-23'), '2026-11-23')).toBe('reduced');
  expect(accessOf(child('2008-11-24'), '2026-11-23')).toBe('reduced');
  expect(accessOf(child('2008-11-23'), '2026-11-23')).toBe('ended');
});

it('keeps reduced access to a grown person until the renewal ends, never full access', () => {
  const renewed = child('2000-01-01', '2026-11-23');
  expect(accessOf(renewed, '2026-11-23')).toBe('reduced');
  expect(accessOf(renewed, '2026-11-24')).toBe('ended');
  expect(accessOf(child(null), '2026-11-23')).toBe('ended');
  expect(renewedUntil('2026-11-23')).toBe('2027-11-23');
});

it('always lets people see to themselves', () => {
  fc.assert(
    fc.property(fc.option(day), day, (dateOfBirth, today) => {
      expect(accessOf({ relationship: 'self', dateOfBirth, accessUntil: null }, today)).toBe('self');
    }),
  );
});

it('never widens access as a person grows older', () => {
  const rank = { self: 3, full: 2, reduced: 1, ended: 0 };
  fc.assert(
    fc.property(day, day, day, (born, first, second) => {
      const [earlier, later] = [first, second].sort() as [string, string];
      expect(rank[accessOf(child(born), later)]).toBeLessThanOrEqual(rank[accessOf(child(born), earlier)]);
    }),
  );
});

it('says on which day the access changes, and it changes on that very day', () => {
  fc.assert(
    fc.property(day, day, (born, today) => {
      const person = child(born);
      const change = nextAccessChange(person, today);
      if (!change) return;
      expect(accessOf(person, change)).not.toBe(accessOf(person, today));
      const eve = new Date(Date.parse(`${change}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
      if (eve >= today) expect(accessOf(person, eve)).toBe(accessOf(person, today));
    }),
  );
});

it('counts whole years; someone born on 29 February grows older on 1 March', () => {
  expect(ageOn('2012-02-29', '2026-02-28')).toBe(13);
  expect(ageOn('2012-02-29', '2026-03-01')).toBe(14);
  expect(ageOn('1985-03-14', '2026-03-13')).toBe(40);
});
