import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { nobodySignedIn, browserFor } from '#src/features/patient/profile/patient-browser.fixture.ts';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { staffRoles, type StaffRole } from '#src/platform/actor.ts';
import { addresses } from '#src/routes.ts';
import type { RouteAccess } from '#src/routes/address.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import {
  consoleAddresses,
  exampleOf,
  guestAddresses,
  otherConsoleAddresses,
  patientAddresses,
} from './private-addresses.ts';

let site: TestSite;
let patient: SignedIn;
const staff = new Map<StaffRole, SignedIn>();
beforeAll(async () => {
  site = await openTestSite();
  patient = await signedInPatient(site.app);
  for (const role of staffRoles) staff.set(role, await signedInStaff(site.app, [{ role, hospitalId: null }]));
});
afterAll(() => site.close());

const pathsOf = (...wanted: RouteAccess[]) =>
  addresses
    .filter(({ access }) => access && wanted.includes(access))
    .map(({ path }) => path)
    .toSorted();

describe('the table of addresses has exactly', () => {
  test('these 45 for signed-in patients', () => {
    expect(pathsOf('patient')).toEqual([...patientAddresses]);
    expect(patientAddresses).toHaveLength(45);
  });

  test('these 170 for staff', () => {
    expect(pathsOf('staff')).toEqual([...Object.keys(consoleAddresses), ...otherConsoleAddresses].toSorted());
    expect(pathsOf('staff')).toHaveLength(170);
  });

  test('these 33 for who fills in a form, signs in or buys', () => {
    expect(pathsOf('identity', 'form', 'checkout')).toEqual([...guestAddresses]);
    expect(guestAddresses).toHaveLength(33);
  });
});

test.each(Object.entries(consoleAddresses))('%s opens to %j and to no other role', async (path, roles) => {
  const letIn: StaffRole[] = [];
  for (const role of staffRoles) {
    const { status } = await openConsole(site, exampleOf(path), staff.get(role));
    if (status !== 403) letIn.push(role);
    expect([200, 403, 404], `${role} ${status}`).toContain(status);
  }
  expect(letIn.toSorted()).toEqual([...roles].toSorted());
});

test('no address of the console opens to a guest or a patient, and none of a patient to a guest or to staff', async () => {
  for (const path of Object.keys(consoleAddresses))
    for (const who of [nobodySignedIn, patient])
      expect(await browserFor(site, who).open(exampleOf(path)), path).toMatchObject({
        status: 302,
        location: expect.stringContaining('/staff/sign-in'),
      });
  for (const path of patientAddresses)
    for (const who of [nobodySignedIn, staff.get('administrator')!])
      expect(await browserFor(site, who).open(exampleOf(path)), path).toMatchObject({
        status: 302,
        location: expect.stringContaining('/login?next='),
      });
});
