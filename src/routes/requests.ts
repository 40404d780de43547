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
