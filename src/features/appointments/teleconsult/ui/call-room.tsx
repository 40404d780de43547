import { useEffect, useRef } from 'react';
import { Button } from '#src/design/form/button.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { useScriptsReady } from '#src/design/rendering/use-scripts-ready.ts';
import type { RelayServer } from '#src/platform/video-rooms/relay-servers.server.ts';
import { NotForEmergencies } from '#src/features/site/urgent-help/ui/urgent-text-area.tsx';
import { m } from '#src/paraglide/messages.js';
import { useCall, type CallStep } from './use-call.ts';

interface CallRoomProps {
  /** Address of this side's signal exchange. */
  address: string;
  side: 'patient' | 'clinic';
  /** STUN and TURN servers. */
  relays: readonly RelayServer[];
  /** What to do when the connection fails. */
  otherwise: string;
}

/** Our own room: the two browsers connect directly; nothing is recorded, and no other service takes part. */
export function CallRoom({ address, side, relays, otherwise }: CallRoomProps) {
  const isReady = useScriptsReady();
  const { step, own, remote, enter, leave } = useCall({ address, isCaller: side === 'clinic', relays });
  const isInside = own !== null;
  return (
    <section aria-labelledby="room-title" className="space-y-4">
      <h2 id="room-title" className="text-xl font-semibold text-deep">
        {m.teleconsult_room()}
      </h2>
      {side === 'patient' ? <NotForEmergencies /> : null}
      <div className="relative aspect-video max-w-3xl overflow-hidden rounded-petal bg-deep">
        {remote ? (
          <Picture stream={remote} label={m.teleconsult_other()} className="size-full object-contain" />
        ) : (
          <p className="grid size-full place-items-center p-6 text-center text-lg text-white">
            {stepWords(step, side)}
          </p>
        )}
        {own ? (
          <Picture
            stream={own}
            label={m.teleconsult_yourself()}
            isMuted
            className="absolute right-3 bottom-3 w-1/4 rounded-soft border-2 border-white bg-ink"
          />
        ) : null}
      </div>
      <p aria-live="polite" className="sr-only">
        {stepWords(step, side)}
      </p>
      {isReady ? (
        <p className="flex flex-wrap gap-3">
          {isInside ? (
            <Button type="button" variant="danger" onClick={leave}>
              {m.teleconsult_leave()}
            </Button>
          ) : (
            <Button type="button" disabled={step === 'asking'} onClick={() => void enter()}>
              {m.teleconsult_enter()}
            </Button>
          )}
        </p>
      ) : (
        <Notice tone="info">{m.teleconsult_needs_scripts()}</Notice>
      )}
      <p className="measure text-muted">
        {m.teleconsult_private()} {otherwise}
      </p>
    </section>
  );
}

function stepWords(step: CallStep, side: CallRoomProps['side']): string {
  if (step === 'asking') return m.teleconsult_asking();
  if (step === 'waiting') return side === 'patient' ? m.teleconsult_waiting_clinic() : m.teleconsult_waiting_patient();
  if (step === 'talking') return m.teleconsult_talking();
  if (step === 'lost') return m.teleconsult_lost();
  return step === 'left' ? m.teleconsult_left() : m.teleconsult_outside();
}

function Picture({
  stream,
  label,
  isMuted = false,
  className,
}: {
  stream: MediaStream;
  label: string;
  isMuted?: boolean;
  className: string;
}) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  // A live conversation has no captions.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <video ref={video} aria-label={label} autoPlay playsInline muted={isMuted} className={className} />;
}
