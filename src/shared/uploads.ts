/** What may be uploaded (product decisions, section 9): known to the browser's check and to the server's alike. */
export const uploadLimits = { fileBytes: 10 * 1024 * 1024, files: 5 } as const;

/** Kinds by what the content says. The browser's own word for a file, and its name, are not asked. */
export const uploadKinds = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** For the `accept` of a file field. */
export const uploadNames = '.pdf,.jpg,.jpeg,.png';

export type UploadFault = 'too_many' | 'too_large' | 'empty';

/** What can be told of chosen files without looking into them; null where nothing is wrong. */
export function faultOfUploads(files: readonly { size: number }[]): UploadFault | null {
  if (files.length > uploadLimits.files) return 'too_many';
  if (files.some(({ size }) => size > uploadLimits.fileBytes)) return 'too_large';
  return files.some(({ size }) => size === 0) ? 'empty' : null;
}
