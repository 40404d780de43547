import { OutsideVideo } from '#src/design/outside-video.tsx';
import { m } from '#src/paraglide/messages.js';
import { videoHosts, type OutsideVideo as Video } from '#src/shared/outside-video.ts';

/** A video of another site inside a text: its title on a plain still, and the video itself after a click. */
export function LinkedVideo({ video, title }: { video: Video; title: string }) {
  const host = videoHosts[video.host].name;
  return (
    <figure>
      <OutsideVideo
        video={video}
        title={title}
        poster={
          <span className="flex size-full items-start bg-deep p-4 pr-6 text-lg font-semibold text-white md:p-6">
            <span className="line-clamp-2">{title}</span>
          </span>
        }
        play={m.content_text_video_play()}
      />
      <figcaption className="mt-2 text-[0.9375rem] text-muted">{m.content_text_video_notice({ host })}</figcaption>
    </figure>
  );
}
