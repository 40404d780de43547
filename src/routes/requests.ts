import type { Address } from './address.ts';

/** Enquiries, guarantee letters and medical cards. */
export const requestRoutes: readonly Address[] = [
  { path: '/enquiry', file: 'features/requests/enquiries/pages/enquiry-page.tsx', access: 'form' },
  {
    path: '/consultant/apply',
    file: 'features/requests/enquiries/pages/consultant-apply.tsx',
    access: 'form',
    takesFiles: true,
    indexable: true,
  },
  {
    path: '/innovationcampaign/enquiry',
    file: 'features/requests/enquiries/pages/challenge-enquiry.tsx',
    access: 'form',
  },
  {
    path: '/gl-application',
    file: 'features/requests/guarantee-letters/pages/gl-application.tsx',
    access: 'form',
    isFlow: true,
    takesFiles: true,
    indexable: true,
  },
  {
    path: '/gl-application/:reference',
    file: 'features/requests/guarantee-letters/pages/gl-status.tsx',
    access: 'form',
    takesFiles: true,
  },
  {
    path: '/forms/:slug',
    file: 'features/requests/form-builder/pages/custom-form.tsx',
    access: 'form',
    indexable: true,
  },
  { path: '/sent', file: 'features/requests/forms/pages/sent.tsx', access: 'form' },
  { path: '/follow-up', file: 'features/requests/submissions/pages/follow-up.tsx', access: 'form', takesFiles: true },
  {
    path: '/my-guarantee-letters',
    file: 'features/requests/guarantee-letters/pages/my-guarantee-letters.tsx',
    access: 'patient',
  },
  { path: '/medical-card', file: 'features/requests/medical-cards/pages/medical-cards.tsx', access: 'patient' },
  {
    path: '/medical-card/new',
    file: 'features/requests/medical-cards/pages/medical-card-form.tsx',
    access: 'patient',
    takesFiles: true,
  },
  {
    path: '/medical-card/:cardId',
    file: 'features/requests/medical-cards/pages/medical-card-form.tsx',
    access: 'patient',
    takesFiles: true,
  },
  {
    path: '/medical-card/:cardId/:side',
    file: 'features/requests/medical-cards/pages/medical-card-picture.ts',
    access: 'patient',
  },
];

/** Forms that staff build, and the submissions of all forms. */
export const requestStaffRoutes: readonly Address[] = [
  { path: '/staff/forms', file: 'features/requests/form-builder/staff/form-list.tsx', access: 'staff' },
  { path: '/staff/forms/csv', file: 'features/requests/form-builder/staff/forms-csv.ts', access: 'staff' },
  { path: '/staff/forms/new', file: 'features/requests/form-builder/staff/form-new.tsx', access: 'staff' },
  { path: '/staff/forms/:id', file: 'features/requests/form-builder/staff/form-edit.tsx', access: 'staff' },
  {
    path: '/staff/forms/:id/preview',
    file: 'features/requests/form-builder/staff/form-preview.tsx',
    access: 'staff',
    isPreview: true,
  },
  { path: '/staff/enquiries', file: 'features/requests/submissions/staff/enquiry-list.tsx', access: 'staff' },
  { path: '/staff/enquiries/csv', file: 'features/requests/submissions/staff/enquiry-csv.ts', access: 'staff' },
  {
    path: '/staff/enquiries/answers/csv',
    file: 'features/requests/submissions/staff/answers-csv.ts',
    access: 'staff',
  },
  { path: '/staff/enquiries/bulk', file: 'features/requests/submissions/staff/enquiry-bulk.tsx', access: 'staff' },
  {
    path: '/staff/enquiries/:reference',
    file: 'features/requests/submissions/staff/enquiry-page.tsx',
    access: 'staff',
  },
  {
    path: '/staff/enquiries/:reference/files/:fileId',
    file: 'features/requests/submissions/staff/enquiry-file.ts',
    access: 'staff',
  },
];
