import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { RelayServer } from '#src/platform/video-rooms/relay-servers.server.ts';
import type { ExchangeAnswer } from '../calls.server.ts';
import { openPeerConnection, type PeerConnection, type CallSignal } from './peer-connection.ts';

export type CallStep = 'outside' | 'asking' | 'waiting' | 'talking' | 'left' | 'lost';

const everyMs = 1_500;
const deadlineMs = 10_000;

interface CallRoom {
  address: string;
  isCaller: boolean;
  relays: readonly RelayServer[];
}

/**
 * One side of a call: camera and microphone, the signal exchange every one and a half seconds, and the peer
 * connection.
 */
export function useCall({ address, isCaller, relays }: CallRoom) {
  const [step, setStep] = useState<CallStep>('outside');
  const [own, setOwn] = useState<MediaStream | null>(null);
  const [remote, setRemote] = useState<MediaStream | null>(null);
  const link = useRef<PeerConnection>(null);
  const outgoing = useRef<string[]>([]);
  const ask = useAsk(address, outgoing);
  useSignalling({ ask, isInside: step === 'waiting' || step === 'talking', link, setStep });
  const enter = useCallback(async () => {
    setStep('asking');
    const media = await cameraAndMicrophone();
    link.current = openPeerConnection({
      isCaller,
      media,
      relays,
      send: (signal: CallSignal) => outgoing.current.push(JSON.stringify(signal)),
      show: (stream) => {
        setRemote(stream);
        setStep((before) => (before === 'left' ? before : stream ? 'talking' : 'waiting'));
      },
    });
    setOwn(media);
    setStep('waiting');
  }, [isCaller, relays]);
  const leave = useCallback(() => {
    setStep('left');
    link.current?.close();
    link.current = null;
    setOwn(null);
    // The other side is notified at once, instead of waiting for the connection to break.
    void ask(null);
  }, [ask]);
  useEffect(() => () => link.current?.close(), []);
  return { step, own, remote, enter, leave };
}

/**
 * Sends waiting signals and receives new ones, one exchange after the other, until the person leaves or the room
 * refuses.
 */
function useSignalling({ ask, isInside, link, setStep }: Signalling): void {
  useEffect(() => {
    if (!isInside) return;
    const stop = new AbortController();
    void exchangeSignals({ ask, link, refused: () => setStep('lost') }, stop.signal);
    return () => stop.abort();
  }, [ask, isInside, link, setStep]);
}

interface Signalling {
  ask: Ask;
  isInside: boolean;
  link: RefObject<PeerConnection | null>;
  setStep(step: CallStep): void;
}

async function exchangeSignals(
  { ask, link, refused }: { ask: Ask; link: RefObject<PeerConnection | null>; refused(): void },
  signal: AbortSignal,
): Promise<void> {
  for (let after: number | null = null; !signal.aborted;) {
    const answer = await ask(after);
    if (signal.aborted) return;
    if (answer === 'refused') return refused();
    // A conversation counts as activity although no key is pressed: the page's idle watch listens for this event.
    dispatchEvent(new Event('mousemove'));
    // Without an answer the exchange is repeated: an existing peer connection does not need the server.
    if (answer) {
      after = answer.last;
      for (const { body } of answer.signals) link.current?.hear(JSON.parse(body) as CallSignal);
      link.current?.tick(answer.isOtherHere);
    }
    await new Promise((resolve) => {
      setTimeout(resolve, everyMs);
    });
  }
}

/** The server's answer; undefined when the server cannot be reached at present. */
type Ask = (after: number | null) => Promise<ExchangeAnswer | 'refused' | undefined>;

function useAsk(address: string, outgoing: RefObject<string[]>): Ask {
  const csrfToken = useRouteLoaderData<{ csrfToken?: string }>('root')?.csrfToken ?? '';
  return useCallback(
    async (after) => {
      const signals = outgoing.current.splice(0, 10);
      try {
        const response = await fetch(`${address}/talk`, {
          method: 'POST',
          body: new URLSearchParams({ after: String(after ?? ''), signals: JSON.stringify(signals) }),
          headers: { 'x-zone-token': csrfToken },
          signal: AbortSignal.timeout(deadlineMs),
          keepalive: true,
        });
        if (response.status >= 500) throw new Error('The server did not answer.');
        return response.ok ? ((await response.json()) as ExchangeAnswer) : 'refused';
      } catch {
        outgoing.current.unshift(...signals);
        return undefined;
      }
    },
    [address, outgoing, csrfToken],
  );
}

/** Camera and microphone, or the microphone alone, or nothing: a side without them still receives the other. */
async function cameraAndMicrophone(): Promise<MediaStream> {
  for (const wanted of [{ audio: true, video: true }, { audio: true }, { video: true }]) {
    try {
      return await navigator.mediaDevices.getUserMedia(wanted);
    } catch {
      // Refused or missing: the next choice is tried.
    }
  }
  return new MediaStream();
}
