import { ScenePicture } from '#src/design/pictures.tsx';
import { getLocale } from '#src/paraglide/runtime.js';
import { localText } from '#src/shared/local-text.ts';
import type { EntryCardData } from '../content.schema.ts';

interface EntryPictureProps {
  entry: Pick<EntryCardData, 'id' | 'slug' | 'kind' | 'topics' | 'image'>;
  className?: string;
  /** How wide it is shown, for the choice among the sizes. */
  sizes?: string;
  isFirst?: boolean;
}

/** The entry's own picture in the size that fits, or a scene drawn for it. */
export function EntryPicture({
  entry,
  className = '',
  sizes = '(min-width: 64rem) 24rem, 100vw',
  isFirst = false,
}: EntryPictureProps) {
  if (!entry.image)
    return (
      <ScenePicture
        topic={`reading-${entry.topics[0]?.slug ?? 'other'}`}
        seed={`${entry.kind}-${entry.slug}`}
        className={className}
      />
    );
  const { id, alt, width, height, widths } = entry.image;
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
