import { describe, expect, test } from 'vitest';
import { staffRoles, type Actor, type Duty } from '#src/platform/actor.ts';
import { isFailure } from '#src/shared/failure.ts';
import {
  hospitalsFor,
  mayDo,
  requireStaff,
  requireStaffEverywhere,
  staffActions,
  type StaffAction,
} from './staff-access.rules.ts';

const actions = Object.keys(staffActions) as StaffAction[];
const staff = (duties: Duty[]): Actor => ({ kind: 'staff', accountId: 'a', sessionId: 's', duties });
const others: Actor[] = [
  { kind: 'anyone' },
  { kind: 'guest', tokenHash: 't' },
  { kind: 'patient', accountId: 'a', sessionId: 's' },
];

function isRefused(actor: Actor, action: StaffAction, hospitalId?: number): boolean {
  try {
    requireStaff(actor, action, hospitalId);
    return false;
  } catch (error) {
    return isFailure(error, 'forbidden');
  }
}

describe.each(actions)('to %s', (action) => {
  test.each(staffRoles)('the role %s is enough exactly where the table says so, and only in its hospital', (role) => {
    const isAllowed = (staffActions[action] as readonly string[]).includes(role);
    const everywhere = [{ role, hospitalId: null }];
    const inThree = [{ role, hospitalId: 3 }];
    expect([
      mayDo(everywhere, action),
      mayDo(everywhere, action, 3),
      mayDo(inThree, action),
      mayDo(inThree, action, 3),
    ]).toEqual([isAllowed, isAllowed, isAllowed, isAllowed]);
    expect(mayDo(inThree, action, 4)).toBe(false);
    expect(hospitalsFor(everywhere, action)).toEqual(isAllowed ? 'all' : []);
    expect(hospitalsFor(inThree, action)).toEqual(isAllowed ? [3] : []);
    expect([
      isRefused(staff(everywhere), action),
      isRefused(staff(inThree), action, 3),
      isRefused(staff(inThree), action, 4),
    ]).toEqual([!isAllowed, !isAllowed, true]);
  });

  test('nobody but staff is let in', () => {
    for (const actor of others) expect(isRefused(actor, action)).toBe(true);
    expect(isRefused(staff([]), action)).toBe(true);
  });
});

test('several duties add their hospitals, and one for all opens all', () => {
  expect(
    hospitalsFor(
      [
        { role: 'front_desk', hospitalId: 3 },
        { role: 'editor', hospitalId: 5 },
        { role: 'front_desk', hospitalId: 3 },
      ],
      'console',
    ),
  ).toEqual([3, 5]);
  expect(
    hospitalsFor(
      [
        { role: 'front_desk', hospitalId: 3 },
        { role: 'front_desk', hospitalId: null },
      ],
      'console',
    ),
  ).toBe('all');
});

test('what concerns the whole group needs a duty in the whole group', () => {
  expect(() => requireStaffEverywhere(staff([{ role: 'administrator', hospitalId: 3 }]), 'manage_settings')).toThrow(
    'forbidden',
  );
  expect(
    requireStaffEverywhere(staff([{ role: 'administrator', hospitalId: null }]), 'manage_settings').accountId,
  ).toBe('a');
});
