import { type Address, catalogue, itemNotFound } from './address.ts';

/**
 * Hospitals, specialist centres and doctors. Their detail pages are keywords, which the keyword layout resolves
 * before this table.
 */
export const findCareRoutes: readonly Address[] = [
  {
    path: '/our-hospitals',
    file: 'features/find-care/hospitals/pages/hospital-list.tsx',
    allowedQueryParams: ['location', 'facility', 'q', 'near', 'page', 'view'],
    cacheTags: ['hospitals'],
  },
  {
    path: '/speciality-centre',
    file: 'features/find-care/specialist-centres/pages/speciality-list.tsx',
    allowedQueryParams: ['q'],
    cacheTags: ['specialist-centres'],
  },
  {
    path: '/speciality-centre/:slug',
    file: itemNotFound,
    allowedQueryParams: ['near'],
    cacheTags: catalogue,
  },
  {
    path: '/speciality-centre/:id/:clinic',
    file: 'features/find-care/specialist-centres/pages/clinic-page.tsx',
    cacheTags: catalogue,
  },
  { path: '/speciality-centre/:specialtySlug/:clinicSlug/services', file: itemNotFound, cacheTags: catalogue },
  {
    path: '/doctor',
    file: 'features/find-care/doctors/pages/doctor-list.tsx',
    cacheTags: catalogue,
    allowedQueryParams: [
      'location',
      'specialisation',
      'gender',
      'filter_lang',
      'doctor_name',
      'teleconsult',
      'near',
      'sortBy',
      'page',
    ],
  },
  { path: '/doctor/suggestions', file: 'features/find-care/doctors/pages/doctor-suggestions.ts' },
  { path: '/doctor/:slug', file: itemNotFound, cacheTags: catalogue },
];
