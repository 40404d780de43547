import { ScenePicture } from '#src/design/pictures.tsx';
import { OutsideVideo } from '#src/design/outside-video.tsx';
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
