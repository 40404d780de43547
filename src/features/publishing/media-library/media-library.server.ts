/** The media library: pictures with their descriptions in three languages. */
export { listPictures, isPicture, type MediaItem } from './data/media.store.server.ts';
export { addImage, knownPicture, mediaLibrary, mediaFile, pictureFault } from './media.server.ts';
export { uploadOf } from './upload-form.server.ts';
