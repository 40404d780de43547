/** Lists whose items have a photo that files can provide. */
export const photoListNames = ['doctors', 'hospitals', 'centres', 'packages'] as const;
export type PhotoListName = (typeof photoListNames)[number];

/** Whether the items of this list have a photo. */
export function isPhotoListName(name: string | undefined): name is PhotoListName {
  return photoListNames.some((known) => known === name);
}

/** The effect of one file: it matches an item, or the reason why it is left out. */
export const photoEffects = ['match', 'same', 'unknown', 'twice', 'large', 'not_picture'] as const;
export type PhotoEffect = (typeof photoEffects)[number];

export interface PhotoRow {
  file: string;
  effect: PhotoEffect;
  /** The item's code and title; empty where no item has the code. A centre's code is 'hospital/centre'. */
  code: string;
  title: string;
}

/** Most photos of one import, those of archives included. */
export const mostPhotos = 100;

/** The code in the name of a file: 'portraits/Dr Salmah_Idris.JPG' gives 'dr-salmah-idris'. */
export const codeOfFile = (name: string): string => asCode(withoutExtension(name.split(/[/\\]/).at(-1)!));

/**
 * The codes of hospital and centre in the name of a file, because only both together identify a centre: 'Seri
 * Murni/heart.jpg' in an archive and 'seri-murni--heart.jpg' give 'seri-murni/heart'.
 */
export function codesOfFile(name: string): string {
  const [folder = '', own = ''] = ['', ...name.split(/[/\\]/)].slice(-2);
  const [hospital, ...rest] = withoutExtension(own).split(/--|__/);
  const [first, second] = rest.length > 0 ? [hospital!, rest.join('-')] : [folder, hospital!];
  return `${asCode(first)}/${asCode(second)}`;
}

const withoutExtension = (name: string) => name.replace(/\.[a-z0-9]{1,5}$/i, '');

const asCode = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
