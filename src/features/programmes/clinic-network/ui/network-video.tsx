import { Local } from '#src/design/content/local.tsx';
import { ScenePicture } from '#src/design/pictures/pictures.tsx';
import { OutsideVideo } from '#src/design/pictures/outside-video.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import { VideoPoster } from '#src/features/reading/insights/ui/video-poster.tsx';
import { m } from '#src/paraglide/messages.js';

/** The film about the network, with its heading and a notice about privacy. */
export function NetworkVideo({ videoId, name }: { videoId: string; name: string }) {
  const title = m.clinic_network_video_title({ network: name });
  return (
    <section aria-labelledby="network-video" className="mt-12" data-embeds="youtube">
      <h2 id="network-video">{title}</h2>
      <OutsideVideo
        video={{ host: 'youtube', id: videoId }}
        title={title}
        poster={<ScenePicture topic="consultation" seed="clinic-network-film" className="size-full" />}
        play={m.clinic_network_play()}
        className="mt-4 max-w-4xl bg-pale"
      />
      <p className="mt-2 text-[0.9375rem] text-muted">{m.clinic_network_video_notice()}</p>
    </section>
  );
}

/** A film of this site with its own title, in our own player. */
export function NetworkFilm({ entry }: { entry: EntryData<'video'> }) {
  return (
    <section aria-labelledby="network-film" className="mt-12">
      <h2 id="network-film" className="mb-4">
        <Local text={entry.title} />
      </h2>
      <VideoPoster entry={entry} />
      <p>
        <SiteLink href={`/video/${entry.slug}`}>{m.clinic_network_film_page()}</SiteLink>
      </p>
    </section>
  );
}
