import { LibraryPicture } from '#src/design/pictures/library-picture.tsx';
import { ScenePicture } from '#src/design/pictures/pictures.tsx';
import type { EntryCardData } from '#src/features/publishing/entries/content.schema.ts';

interface EntryPictureProps {
  entry: Pick<EntryCardData, 'id' | 'slug' | 'kind' | 'topics' | 'image'> & Partial<Pick<EntryCardData, 'fields'>>;
  className?: string;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes?: string;
  isFirst?: boolean;
}

/** The scene that the entry names, or one of its first topic's. */
function sceneOf({ fields, topics }: EntryPictureProps['entry']): string {
  return fields && 'scene' in fields && typeof fields.scene === 'string'
    ? fields.scene
    : `reading-${topics[0]?.slug ?? 'other'}`;
}

/** The entry's own picture in a fitting size, or a drawn scene. */
export function EntryPicture({
  entry,
  className = '',
  sizes = '(min-width: 64rem) 24rem, 100vw',
  isFirst = false,
}: EntryPictureProps) {
  if (!entry.image)
    return <ScenePicture topic={sceneOf(entry)} seed={`${entry.kind}-${entry.slug}`} className={className} />;
  return <LibraryPicture picture={entry.image} sizes={sizes} isFirst={isFirst} className={className} />;
}
