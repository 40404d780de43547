import { OutsideVideo } from '#src/design/pictures/outside-video.tsx';
import { m } from '#src/paraglide/messages.js';
import { videoHosts, type OutsideVideo as Video } from '#src/shared/outside-video.ts';

/** A video of another site inside a text: a plain still above its title, and the video itself after a click. */
export function LinkedVideo({ video, title }: { video: Video; title: string }) {
  const host = videoHosts[video.host].name;
  return (
    <figure>
      <OutsideVideo
        video={video}
        title={title}
        poster={<span className="block size-full bg-pale" />}
        play={
          <>
            {m.content_text_video_play()}
            <span className="sr-only">: {title}</span>
          </>
        }
        className="bg-pale"
      />
      <figcaption className="mt-2">
        <span className="block font-semibold text-deep">{title}</span>
        <span className="block text-[0.9375rem] text-muted">{m.content_text_video_notice({ host })}</span>
      </figcaption>
    </figure>
  );
}
