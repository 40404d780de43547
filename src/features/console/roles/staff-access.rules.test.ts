import { describe, expect, test } from 'vitest';
import { staffRoles, type Actor, type RoleAssignment, type StaffRole } from '#src/platform/actor.ts';
import { isFailure } from '#src/shared/failure.ts';
import {
  givableActions,
  hospitalsFor,
  mayDo,
  mayGive,
  requireStaff,
  requireStaffEverywhere,
  staffActions,
  type StaffAction,
} from './staff-access.rules.ts';

/** The expected permissions, written out: compared with the table in the source, and never derived from it. */
const allowed: Record<StaffAction, readonly StaffRole[]> = {
  console: [
    'editor',
    'front_desk',
    'package_desk',
    'gl_officer',
    'recruiter',
    'procurement_officer',
    'privacy_officer',
    'clinical_reviewer',
    'administrator',
  ],
  manage_staff: ['administrator'],
  read_audit_log: ['administrator'],
  resolve_dead_letters: ['administrator'],
  manage_settings: ['administrator'],
  manage_messages: ['administrator'],
  manage_scripts: ['administrator'],
  manage_keywords: ['editor', 'administrator'],
  manage_menus: ['editor', 'administrator'],
  build_forms: ['editor', 'administrator'],
  manage_catalogue: ['editor', 'administrator'],
  manage_packages: ['editor', 'package_desk', 'administrator'],
  manage_promotions: ['package_desk', 'administrator'],
  run_front_desk: ['front_desk', 'administrator'],
  enter_leave: ['front_desk', 'administrator'],
  manage_schedules: ['front_desk', 'administrator'],
  manage_holidays: ['administrator'],
  write_content: ['editor', 'recruiter', 'procurement_officer', 'administrator'],
  edit_content: ['editor', 'administrator'],
  review_content: ['clinical_reviewer', 'administrator'],
  edit_careers: ['editor', 'recruiter', 'administrator'],
  edit_tenders: ['editor', 'procurement_officer', 'administrator'],
  open_enquiries: ['editor', 'front_desk', 'recruiter', 'administrator'],
  handle_submissions: ['editor', 'front_desk', 'gl_officer', 'recruiter', 'administrator'],
  handle_guarantee_letters: ['gl_officer', 'administrator'],
  run_international_desk: ['front_desk', 'administrator'],
  answer_enquiries: ['front_desk', 'administrator'],
  handle_applications: ['recruiter', 'administrator'],
  keep_exchange_rates: ['editor', 'package_desk', 'administrator'],
  look_at_orders: ['package_desk', 'administrator'],
  refund_orders: ['package_desk', 'administrator'],
  redeem_vouchers: ['front_desk', 'package_desk', 'administrator'],
  look_up_members: ['front_desk', 'package_desk', 'administrator'],
  reconcile_payments: ['package_desk', 'administrator'],
  read_trends: ['front_desk', 'package_desk', 'gl_officer', 'editor', 'administrator'],
  run_privacy_office: ['privacy_officer', 'administrator'],
};
const actions = Object.keys(allowed) as StaffAction[];

test('every action of the console is written out here', () => {
  expect(Object.keys(staffActions).toSorted()).toEqual(actions.toSorted());
});

test('an administrator may do everything, so every desk opens', () => {
  expect(actions.filter((action) => !mayDo([{ role: 'administrator', hospitalId: null }], action))).toEqual([]);
});

const staff = (roleAssignments: RoleAssignment[]): Actor => ({
  kind: 'staff',
  accountId: 'a',
  sessionId: 's',
  roleAssignments,
});
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
  test.each(staffRoles)('the role %s is enough exactly where it is written so, and only in its hospital', (role) => {
    const isAllowed = allowed[action].includes(role);
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

describe('a role of the group’s own', () => {
  const own = (permissions: string[], hospitalId: number | null = null): RoleAssignment => ({
    role: 'own_x',
    hospitalId,
    permissions,
  });

  test.each(givableActions)('allows %s exactly where it says so, and only in its hospital', (action) => {
    expect([mayDo([own([action], 3)], action, 3), mayDo([own([action], 3)], action, 4)]).toEqual([true, false]);
    expect(hospitalsFor([own([action])], action)).toBe('all');
    const others = givableActions.filter((other) => other !== action);
    expect(mayDo([own(others)], action)).toBe(false);
    expect(mayDo([own([action])], 'console')).toBe(true);
  });

  test('whose permissions were not read allows nothing', () => {
    for (const action of [...givableActions, 'console' as const])
      expect(mayDo([{ role: 'own_x', hospitalId: null }], action)).toBe(false);
  });

  test.each<[string, RoleAssignment[], RoleAssignment, boolean]>([
    ['an administrator', [{ role: 'administrator', hospitalId: null }], own(['run_front_desk'], 3), true],
    ['an administrator', [{ role: 'administrator', hospitalId: 3 }], own(['look_at_orders'], 4), false],
    ['an administrator', [{ role: 'administrator', hospitalId: 3 }], own(['look_at_orders']), false],
    ['a manager', [own(['manage_staff', 'look_at_orders'])], own(['look_at_orders'], 3), true],
    ['a manager', [own(['manage_staff', 'look_at_orders'])], own(['look_at_orders', 'refund_orders'], 3), false],
    ['a manager', [own(['manage_staff', 'look_at_orders'], 3)], own(['look_at_orders'], 4), false],
    ['a manager', [own(['manage_staff', 'look_at_orders'], 3)], own(['look_at_orders']), false],
    [
      'a manager',
      [own(['handle_guarantee_letters', 'handle_submissions', 'read_trends'])],
      { role: 'gl_officer', hospitalId: 3 },
      true,
    ],
    ['a manager', [own(['handle_guarantee_letters'])], { role: 'gl_officer', hospitalId: 3 }, false],
    ['one who may do everything', [own([...givableActions])], { role: 'administrator', hospitalId: 3 }, false],
  ])('%s with %o gives %o: %s', (_who, having, input, isAllowed) => {
    expect(mayGive(having, input)).toBe(isAllowed);
  });
});
