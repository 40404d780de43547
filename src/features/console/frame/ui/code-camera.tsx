import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/design/form/button.tsx';
import { useInBrowser } from '#src/design/rendering/use-scripts-ready.ts';
import { m } from '#src/paraglide/messages.js';

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
type DetectorMaker = new (options: { formats: string[] }) => Detector;

const lookEveryMs = 250;
const hasCamera = () => Boolean(navigator.mediaDevices?.getUserMedia);

/**
 * Scans a QR code (of a voucher or a member's card) with the camera and opens its page. The scanner is loaded when
 * the camera is opened.
 */
export function CodeCamera() {
  const [state, setState] = useState<'closed' | 'open' | 'refused'>('closed');
  // Without scripts there is no camera, and no button for it.
  const isPossible = useInBrowser(hasCamera, false);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (state !== 'open' || !video.current) return undefined;
    const stopping = new AbortController();
    readCodes(video.current, stopping.signal).then(
      (code) => code && location.assign(`?code=${encodeURIComponent(code)}`),
      () => setState('refused'),
    );
    return () => stopping.abort();
  }, [state]);
  if (!isPossible) return null;
  return (
    <>
      <Button type="button" variant="secondary" onClick={() => setState(state === 'open' ? 'closed' : 'open')}>
        {state === 'open' ? m.staff_camera_close() : m.staff_camera_open()}
      </Button>
      {state === 'refused' ? (
        <p role="alert" className="w-full text-error">
          {m.staff_camera_refused()}
        </p>
      ) : null}
      {state === 'open' ? (
        <video
          ref={video}
          muted
          playsInline
          aria-label={m.staff_camera_picture()}
          className="aspect-square w-full max-w-sm rounded-soft bg-deep object-cover"
        />
      ) : null}
    </>
  );
}

/** The first code that the camera sees, or null when the camera is closed. Rejects when no camera is available. */
async function readCodes(video: HTMLVideoElement, closed: AbortSignal): Promise<string | null> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    video.srcObject = stream;
    await video.play();
    const read = await reader();
    while (!closed.aborted) {
      const code = await read(video);
      if (code) return code;
      await new Promise((resolve) => {
        setTimeout(resolve, lookEveryMs);
      });
    }
    return null;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

/** The browser's own barcode detector where there is one, else a small library that is loaded now. */
async function reader(): Promise<(video: HTMLVideoElement) => Promise<string | null>> {
  const Native = (window as unknown as { BarcodeDetector?: DetectorMaker }).BarcodeDetector;
  if (Native) {
    const detector = new Native({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const { default: readQr } = await import('jsqr');
  const canvas = document.createElement('canvas');
  return async (video) => {
    const canvasContext = canvas.getContext('2d', { willReadFrequently: true });
    if (!canvasContext || video.videoWidth === 0) return null;
    [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
    canvasContext.drawImage(video, 0, 0);
    const { data, width, height } = canvasContext.getImageData(0, 0, canvas.width, canvas.height);
    return readQr(data, width, height)?.data ?? null;
  };
}
