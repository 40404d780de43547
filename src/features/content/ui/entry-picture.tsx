import { ScenePicture } from '#src/design/pictures.tsx';
import { getLocale } from '#src/paraglide/runtime.js';
import { localText } from '#src/shared/local-text.ts';
import type { EntryCardData } from '../content.schema.ts';

/** Which drawn scene stands for a topic, where an entry has no picture of its own. */
const scenes: Record<string, string> = {
  children: 'family', women: 'waiting', pregnancy: 'family', ageing: 'family', heart: 'consultation', diabetes: 'consultation', cancer: 'consultation', nutrition: 'family',
  travel: 'hills', 'mental-health': 'hills', infections: 'waiting', vaccination: 'waiting', bones: 'consultation', technology: 'teleconsult', corporate: 'entrance', environment: 'hills', sleep: 'hills',
};
const otherScenes = ['consultation', 'entrance', 'family', 'hills', 'waiting', 'teleconsult'];

interface EntryPictureProps {
  entry: Pick<EntryCardData, 'id' | 'slug' | 'kind' | 'topics' | 'image'>;
  className?: string;
  /** How wide it is shown, for the choice among the sizes. */
  sizes?: string;
  isFirst?: boolean;
}

/** The entry's own picture in the size that fits, or a scene drawn for it. */
export function EntryPicture({ entry, className = '', sizes = '(min-width: 64rem) 24rem, 100vw', isFirst = false }: EntryPictureProps) {
  if (!entry.image) return <ScenePicture topic={sceneOf(entry)} seed={`${entry.kind}-${entry.slug}`} className={className} />;
  const { id, alt, width, height, widths } = entry.image;
  const addresses = (format: string) => widths.map((size) => `/media/${id}/${size}.${format} ${size}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={addresses('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={addresses('webp')} sizes={sizes} />
      <img src={`/media/${id}/${widths.at(-1)}.jpeg`} alt={localText(alt, getLocale()).text} width={width} height={height} loading={isFirst ? 'eager' : 'lazy'} decoding="async" className={`object-cover ${className}`} />
    </picture>
  );
}

function sceneOf({ id, topics }: Pick<EntryCardData, 'id' | 'topics'>): string {
  for (const { slug } of topics) if (scenes[slug]) return scenes[slug];
  return otherScenes[id % otherScenes.length]!;
}
