/** Limits and names of uploaded files, for the browser's check, the server's and the texts that name a limit. */

/** The largest file in forms, insurance cards and documents for download (product decisions, section 9). */
export const uploadMegabytes = 10;
export const uploadLimits = { fileBytes: uploadMegabytes * 1024 * 1024, files: 5 } as const;

/** The files of one form together, and of one import of photos. */
export const filesTogetherMegabytes = uploadLimits.files * uploadMegabytes;

/** The largest picture that staff add to the library, one by one or in an import of photos. */
export const pictureMegabytes = 10;
export const pictureBytes = pictureMegabytes * 1024 * 1024;

/** Allowed kinds by content. The browser's type and the file name are ignored. */
export const uploadKinds = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** For the `accept` of a file field. */
export const uploadNames = '.pdf,.jpg,.jpeg,.png';

export type UploadFault = 'too_many' | 'too_large' | 'empty';

/** The fault of chosen files that can be found without reading them; null where there is none. */
export function faultOfUploads(files: readonly { size: number }[]): UploadFault | null {
  if (files.length > uploadLimits.files) return 'too_many';
  if (files.some(({ size }) => size > uploadLimits.fileBytes)) return 'too_large';
  return files.some(({ size }) => size === 0) ? 'empty' : null;
}

/** The name of a sent file without folders, unusual signs and its extension; `otherwise` where nothing is left. */
export function cleanFileName(name: string, otherwise: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return (
    last
      // oxlint-disable-next-line no-control-regex
      .replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069"<>]/g, '')
      .replace(/(\.[A-Za-z0-9]{1,8})+$/, '')
      .trim()
      .slice(0, 120) || otherwise
  );
}
