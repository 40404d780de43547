import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Address } from './routes/address.ts';
import { appointmentRoutes } from './routes/appointments.ts';
import { findCareRoutes } from './routes/find-care.ts';
import { membershipRoutes } from './routes/membership.ts';
import { patientRoutes } from './routes/patient.ts';
import { programmeRoutes } from './routes/programmes.ts';
import { readingRoutes } from './routes/reading.ts';
import { requestRoutes } from './routes/requests.ts';
import { shopRoutes } from './routes/shop.ts';
import { homeRoutes, lastRoutes, siteRoutes } from './routes/site.ts';
import { staffRoutes } from './routes/staff/staff.ts';

/** The table of addresses, feature area by feature area. Of two patterns with the same rank the first wins. */
export const addresses: readonly Address[] = [
  ...homeRoutes,
  ...findCareRoutes,
  ...appointmentRoutes,
  ...staffRoutes,
  ...requestRoutes,
  ...readingRoutes,
  ...patientRoutes,
  ...membershipRoutes,
  ...shopRoutes,
  ...programmeRoutes,
  ...siteRoutes,
  ...lastRoutes,
];

const entriesOf = (listed: readonly Address[]): RouteConfigEntry[] =>
  listed.map(({ path, file }) => ({
    id: path,
    file,
    ...(path === '/' ? { index: true } : { path: path === '*' ? '*' : path.slice(1) }),
  }));

const routes: RouteConfigEntry[] = [
  {
    id: 'console-layout',
    file: 'features/console/frame/pages/console-layout.tsx',
    children: entriesOf(addresses.filter(({ access, isPreview }) => access === 'staff' && !isPreview)),
  },
  ...entriesOf(addresses.filter(({ isPreview }) => isPreview)),
  {
    id: 'keyword-layout',
    file: 'features/site/keyword-routing/pages/keyword-layout.tsx',
    children: entriesOf(addresses.filter(({ access }) => access !== 'staff')),
  },
];
export default routes;
