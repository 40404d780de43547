import type { Address } from './address.ts';

/** The console's own pages: home, sign-in, people, audit log, privacy office. */
export const consoleRoutes: readonly Address[] = [
  { path: '/staff', file: 'features/console/console-home/pages/console-home.tsx', access: 'staff' },
  { path: '/staff/sign-out', file: 'features/console/staff-sign-in/pages/sign-out.ts', access: 'staff' },
  { path: '/staff/set-up', file: 'features/console/set-up/pages/set-up.tsx', access: 'staff' },
  { path: '/staff/search', file: 'features/console/console-home/pages/console-search.tsx', access: 'staff' },
  { path: '/staff/alive', file: 'features/console/staff-sign-in/pages/session-extension.ts', access: 'staff' },
  { path: '/staff/sign-in', file: 'features/console/staff-sign-in/pages/sign-in.tsx', access: 'staff' },
  { path: '/staff/sign-in/code', file: 'features/console/staff-sign-in/pages/sign-in-code.tsx', access: 'staff' },
  { path: '/staff/sign-in/set-up', file: 'features/console/staff-sign-in/pages/sign-in-set-up.tsx', access: 'staff' },
  {
    path: '/staff/sign-in/provider',
    file: 'features/console/provider-sign-in/pages/provider-start.ts',
    access: 'staff',
  },
  {
    path: '/staff/sign-in/provider/return',
    file: 'features/console/provider-sign-in/pages/provider-return.ts',
    access: 'staff',
  },
  {
    path: '/staff/sign-in/provider/end',
    file: 'features/console/provider-sign-in/pages/provider-end.ts',
    access: 'staff',
  },
  { path: '/staff/join', file: 'features/console/staff-sign-in/pages/join.tsx', access: 'staff' },
  { path: '/staff/passkeys', file: 'features/console/staff-sign-in/pages/my-passkeys.tsx', access: 'staff' },
  { path: '/staff/people', file: 'features/console/people/pages/people-list.tsx', access: 'staff' },
  { path: '/staff/people/csv', file: 'features/console/people/pages/people-csv.ts', access: 'staff' },
  { path: '/staff/people/invite', file: 'features/console/people/pages/invite.tsx', access: 'staff' },
  { path: '/staff/people/:accountId', file: 'features/console/people/pages/person.tsx', access: 'staff' },
  { path: '/staff/audit', file: 'features/console/audit-log/pages/audit-list.tsx', access: 'staff' },
  { path: '/staff/audit/csv', file: 'features/console/audit-log/pages/audit-csv.ts', access: 'staff' },
  {
    path: '/staff/dead-letters',
    file: 'features/console/undelivered-messages/pages/undelivered-messages.tsx',
    access: 'staff',
  },
  {
    path: '/staff/dead-letters/csv',
    file: 'features/console/undelivered-messages/pages/undelivered-messages-csv.ts',
    access: 'staff',
  },
  { path: '/staff/privacy', file: 'features/console/privacy-office/pages/requests-list.tsx', access: 'staff' },
  { path: '/staff/privacy/csv', file: 'features/console/privacy-office/pages/requests-csv.ts', access: 'staff' },
  { path: '/staff/privacy/new', file: 'features/console/privacy-office/pages/request-new.tsx', access: 'staff' },
  {
    path: '/staff/privacy/patients',
    file: 'features/console/privacy-office/pages/patient-search.tsx',
    access: 'staff',
  },
  {
    path: '/staff/privacy/patients/:lookUpId',
    file: 'features/console/privacy-office/pages/patients-found.tsx',
    access: 'staff',
  },
  {
    path: '/staff/privacy/patients/:lookUpId/:accountId',
    file: 'features/console/privacy-office/pages/patient-record.tsx',
    access: 'staff',
  },
  { path: '/staff/privacy/breaches', file: 'features/console/privacy-office/pages/breach-list.tsx', access: 'staff' },
  { path: '/staff/privacy/breaches/csv', file: 'features/console/privacy-office/pages/breach-csv.ts', access: 'staff' },
  {
    path: '/staff/privacy/breaches/new',
    file: 'features/console/privacy-office/pages/breach-new.tsx',
    access: 'staff',
  },
  {
    path: '/staff/privacy/breaches/:breachId',
    file: 'features/console/privacy-office/pages/breach-page.tsx',
    access: 'staff',
  },
  { path: '/staff/privacy/retention', file: 'features/console/privacy-office/pages/retention.tsx', access: 'staff' },
  {
    path: '/staff/privacy/:requestId',
    file: 'features/console/privacy-office/pages/request-page.tsx',
    access: 'staff',
  },
  {
    path: '/staff/privacy/:requestId/copy',
    file: 'features/console/privacy-office/pages/request-copy.ts',
    access: 'staff',
  },
];
