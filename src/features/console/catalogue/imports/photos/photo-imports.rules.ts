/** Lists whose items have a photo that a file can bring. */
export const photoListNames = ['doctors', 'hospitals', 'centres', 'packages'] as const;
export type PhotoListName = (typeof photoListNames)[number];

/** Whether the items of this list have a photo. */
export function isPhotoListName(name: string | undefined): name is PhotoListName {
  return photoListNames.some((known) => known === name);
}

/** What becomes of one file: it matches an item, or why it is left out. */
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
