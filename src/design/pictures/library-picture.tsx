import { getLocale } from '#src/paraglide/runtime.js';
import { localText, type LocalText } from '#src/shared/local-text.ts';

/** A picture of the media library as pages receive it. */
export interface LibraryPictureData {
  id: number;
  alt: LocalText;
  width: number;
  height: number;
  /** Available widths, the smallest first. */
  widths: number[];
}

interface LibraryPictureProps {
  picture: LibraryPictureData;
  className?: string;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  isFirst?: boolean;
}

/** A picture of the media library in the size and format that fit. */
export function LibraryPicture({ picture, className = '', sizes, isFirst = false }: LibraryPictureProps) {
  const { id, alt, width, height, widths } = picture;
  const addresses = (format: string) => widths.map((size) => `/media/${id}/${size}.${format} ${size}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={addresses('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={addresses('webp')} sizes={sizes} />
      <img
        src={`/media/${id}/${widths.at(-1)}.jpeg`}
        alt={localText(alt, getLocale()).text}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        className={`object-cover ${className}`}
      />
    </picture>
  );
}
