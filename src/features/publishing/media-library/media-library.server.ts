/** The media library: pictures with their descriptions in three languages. */
export { arePictures, isPicture, listPictures, type MediaItem, type PictureChoice } from './data/media.store.server.ts';
export {
  addImage,
  knownPicture,
  listDescriptions,
  mediaLibrary,
  mediaFile,
  pictureFault,
  writeDescription,
} from './media.server.ts';
export { uploadOf } from './upload-form.server.ts';
