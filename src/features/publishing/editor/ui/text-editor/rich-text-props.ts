import type { PictureChoice } from '#src/features/publishing/media-library/ui/picture-field.tsx';
import type { Language } from '#src/shared/languages.ts';

/** A picture that a text can show, with the size of the whole picture. */
export interface TextPictureChoice extends PictureChoice {
  width: number;
  height: number;
}

export interface RichTextFieldProps {
  label: string;
  name: string;
  html: string;
  error: string | undefined;
  /** The language that the text is in. */
  language: Language;
  /** The newest pictures of the media library; others are searched for. Absent: the text shows no pictures. */
  pictures?: readonly TextPictureChoice[];
}
