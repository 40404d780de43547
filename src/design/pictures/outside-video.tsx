import { useState, type ReactNode } from 'react';
import { videoHosts, type OutsideVideo as Video } from '#src/shared/outside-video.ts';
import { Icon } from '../icons/icon.tsx';

interface OutsideVideoProps {
  video: Video;
  title: string;
  /** The picture shown before the film plays. */
  poster: ReactNode;
  /** Label of the play button. */
  play: ReactNode;
  className?: string;
}

/**
 * A video on another site. Nothing is requested from there before the visitor clicks; without scripts it is a link to
 * the video. The page names the host in `data-embeds`, so that its policy allows the frame.
 */
export function OutsideVideo({ video: { host, id }, title, poster, play, className = 'bg-deep' }: OutsideVideoProps) {
  const [isPlaying, setPlaying] = useState(false);
  return (
    <div className={`relative aspect-video overflow-hidden rounded-petal ${className}`}>
      {isPlaying ? (
        // The frame runs on the host's own origin, never on ours.
        <iframe
          title={title}
          src={videoHosts[host].frameAddress(id)}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          className="absolute inset-0 size-full border-0"
        />
      ) : (
        <a
          href={videoHosts[host].watchAddress(id)}
          rel="noopener noreferrer"
          className="group absolute inset-0 block"
          onClick={(event) => {
            event.preventDefault();
            setPlaying(true);
          }}
        >
          {poster}
          <span className="absolute inset-0 grid place-items-center">
            <span className="inline-flex min-h-14 items-center gap-3 rounded-full bg-deep px-6 font-semibold text-white shadow-lift group-hover:bg-teal">
              <Icon name="video" size={24} />
              {play}
            </span>
          </span>
        </a>
      )}
    </div>
  );
}
