import { useState, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface YoutubeFrameProps {
  videoId: string;
  title: string;
  /** The picture shown before the film plays. */
  poster: ReactNode;
  /** Label of the play button. */
  play: ReactNode;
  className?: string;
}

/**
 * A YouTube film. Nothing is requested from another site before the visitor clicks; without scripts it is a link to
 * the film.
 */
export function YoutubeFrame({ videoId, title, poster, play, className = 'bg-deep' }: YoutubeFrameProps) {
  const [isPlaying, setPlaying] = useState(false);
  return (
    <div className={`relative aspect-video overflow-hidden rounded-petal ${className}`}>
      {isPlaying ? (
        // The frame runs on YouTube's own origin, never on ours.
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
