import type { Address } from '../address.ts';

/** The editors' part of the console: content with its versions, recordings and documents, and the media library. */
export const publishingRoutes: readonly Address[] = [
  { path: '/staff/content', file: 'features/publishing/editor/staff/content-list.tsx', access: 'staff' },
  { path: '/staff/content/csv', file: 'features/publishing/editor/staff/content-csv.ts', access: 'staff' },
  { path: '/staff/content/bulk', file: 'features/publishing/editor/staff/content-bulk.tsx', access: 'staff' },
  { path: '/staff/content/trash', file: 'features/publishing/editor/staff/content-trash.tsx', access: 'staff' },
  { path: '/staff/content/trash/bulk', file: 'features/publishing/editor/staff/trash-bulk.tsx', access: 'staff' },
  { path: '/staff/content/new', file: 'features/publishing/editor/staff/content-new.tsx', access: 'staff' },
  { path: '/staff/reviews', file: 'features/publishing/editor/staff/reviews-list.tsx', access: 'staff' },
  { path: '/staff/reviews/records/:id', file: 'features/console/catalogue/staff/review-record.tsx', access: 'staff' },
  { path: '/staff/reviews/:id', file: 'features/publishing/editor/staff/review-text.tsx', access: 'staff' },
  {
    path: '/staff/content/:id',
    file: 'features/publishing/editor/staff/content-edit.tsx',
    access: 'staff',
    takesFiles: true,
    hasTextEditor: true,
  },
  {
    path: '/staff/content/pictures',
    file: 'features/publishing/editor/staff/content-pictures.ts',
    access: 'staff',
  },
  {
    path: '/staff/content/:id/open',
    file: 'features/publishing/editor/staff/content-open.ts',
    access: 'staff',
    isAutomatic: true,
  },
  {
    path: '/staff/content/:id/documents',
    file: 'features/publishing/documents/staff/content-documents.tsx',
    access: 'staff',
    takesFiles: true,
  },
  {
    path: '/staff/content/:id/documents/:documentId',
    file: 'features/publishing/documents/staff/content-document.ts',
    access: 'staff',
  },
  {
    path: '/staff/content/:id/recording',
    file: 'features/publishing/recordings/staff/content-recording.tsx',
    access: 'staff',
    takesFiles: true,
  },
  {
    path: '/staff/content/:id/versions',
    file: 'features/publishing/editor/staff/content-versions.tsx',
    access: 'staff',
  },
  {
    path: '/staff/content/:id/preview',
    file: 'features/site/keyword-routing/staff/content-preview.tsx',
    access: 'staff',
    isPreview: true,
  },
  {
    path: '/staff/media',
    file: 'features/publishing/media-library/staff/media-library.tsx',
    access: 'staff',
    takesFiles: true,
  },
  { path: '/staff/media/csv', file: 'features/publishing/media-library/staff/media-csv.ts', access: 'staff' },
];
