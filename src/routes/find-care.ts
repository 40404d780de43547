import { type Address, catalogue, unknownItem } from './address.ts';

/** Hospitals, specialist centres and doctors. Their details are keywords, which the layout shows before this table is asked. */
export const findCareRoutes: readonly Address[] = [
  {
    path: '/our-hospitals',
    file: 'features/find-care/hospitals/pages/hospital-list.tsx',
    reads: ['location', 'q', 'page', 'view'],
    shows: ['hospitals'],
  },
  {
    path: '/speciality-centre',
    file: 'features/find-care/specialist-centres/pages/speciality-list.tsx',
    reads: ['q'],
    shows: ['specialist-centres'],
  },
  { path: '/speciality-centre/:slug', file: unknownItem, shows: catalogue },
  {
    path: '/speciality-centre/:id/:clinic',
    file: 'features/find-care/specialist-centres/pages/clinic-page.tsx',
    shows: catalogue,
  },
  { path: '/speciality-centre/:specialtySlug/:clinicSlug/services', file: unknownItem, shows: catalogue },
  {
    path: '/doctor',
    file: 'features/find-care/doctors/pages/doctor-list.tsx',
    shows: catalogue,
    reads: ['location', 'specialisation', 'gender', 'filter_lang', 'doctor_name', 'teleconsult', 'sortBy', 'page'],
  },
  { path: '/doctor/:slug', file: unknownItem, shows: catalogue },
];
