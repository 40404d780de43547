import { useState } from 'react';
import { Icon } from '#src/design/icon.tsx';
import { ScenePicture } from '#src/design/pictures.tsx';
import { m } from '#src/paraglide/messages.js';

/** The film's front: nothing is asked of another site before it is clicked; without scripts it is a link to the film. */
export function NetworkVideo({ videoId, name }: { videoId: string; name: string }) {
  const [isPlaying, setPlaying] = useState(false);
  const title = m.clinic_network_video_title({ network: name });
  return (
    <section aria-labelledby="network-video" className="mt-12" data-embeds="youtube">
      <h2 id="network-video">{title}</h2>
      <div className="relative mt-4 aspect-video max-w-4xl overflow-hidden rounded-petal bg-pale">
        {isPlaying ? (
          // It runs on the origin of its own site, never on ours.
          <iframe
            title={title}
            src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`}
            allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
            referrerPolicy="strict-origin-when-cross-origin"
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
            className="absolute inset-0 size-full border-0"
          />
        ) : (
          <a
            href={`https://www.youtube.com/watch?v=${videoId}`}
            rel="noopener noreferrer"
            className="group absolute inset-0 block"
            onClick={(event) => {
              event.preventDefault();
              setPlaying(true);
            }}
          >
            <ScenePicture topic="consultation" seed="clinic-network-film" className="size-full" />
            <span className="absolute inset-0 grid place-items-center">
              <span className="inline-flex min-h-14 items-center gap-3 rounded-full bg-deep px-6 font-semibold text-white shadow-lift group-hover:bg-teal">
                <Icon name="video" size={24} />
                {m.clinic_network_play()}
              </span>
            </span>
          </a>
        )}
      </div>
      <p className="mt-2 text-[0.9375rem] text-muted">{m.clinic_network_video_notice()}</p>
    </section>
  );
}
