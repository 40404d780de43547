import { useCallback, useEffect, useRef, useState } from 'react';
import { useFetcher, useRouteLoaderData } from 'react-router';
import type { ExchangeAnswer } from '../teleconsult.server.ts';
import { openCallLink, type CallLink, type CallSignal } from './call-link.ts';

export type CallStep = 'outside' | 'asking' | 'waiting' | 'talking' | 'left' | 'lost';

const everyMs = 1_500;

/** One side of a call: camera and microphone, the talk with the server every one and a half seconds, and the line to the other. */
export function useCall({ address, isCaller }: { address: string; isCaller: boolean }) {
  const [step, setStep] = useState<CallStep>('outside');
  const [own, setOwn] = useState<MediaStream | null>(null);
  const [remote, setRemote] = useState<MediaStream | null>(null);
  const link = useRef<CallLink>(null);
  const outgoing = useRef<string[]>([]);
  const isInside = step === 'waiting' || step === 'talking' || step === 'lost';
  useTalk({ address, isInside, link, outgoing, setStep });
  const enter = useCallback(async () => {
    setStep('asking');
    const media = await cameraAndMicrophone();
    link.current = openCallLink({
      isCaller, media,
      send: (signal: CallSignal) => outgoing.current.push(JSON.stringify(signal)),
      show: (stream) => { setRemote(stream); setStep((before) => (before === 'left' ? before : stream ? 'talking' : 'waiting')); },
    });
    setOwn(media);
    setStep('waiting');
  }, [isCaller]);
  const leave = useCallback(() => {
    setStep('left');
    link.current?.close();
    link.current = null;
    setOwn(null);
  }, []);
  useEffect(() => () => link.current?.close(), []);
  return { step, own, remote, enter, leave };
}

interface Talk {
  address: string;
  isInside: boolean;
  link: React.RefObject<CallLink | null>;
  outgoing: React.RefObject<string[]>;
  setStep(step: (before: CallStep) => CallStep): void;
}

/** Sends what waits and hears what came, one question after the other. */
function useTalk({ address, isInside, link, outgoing, setStep }: Talk): void {
  const site = useRouteLoaderData<{ zoneToken?: string }>('root');
  const fetcher = useFetcher<ExchangeAnswer | { refused: true }>();
  const after = useRef<number | null>(null);
  const { data, state, submit } = fetcher;
  useEffect(() => {
    if (!data) return;
    if ('refused' in data) return setStep((before) => (before === 'left' ? before : 'lost'));
    after.current = data.last;
    for (const { body } of data.signals) link.current?.hear(JSON.parse(body) as CallSignal);
    link.current?.tick(data.isOtherHere);
  }, [data, link, setStep]);
  useEffect(() => {
    if (state !== 'idle' || (!isInside && outgoing.current.length === 0)) return;
    const timer = setTimeout(() => {
      const signals = JSON.stringify(outgoing.current.splice(0, 10));
      void submit({ zone_token: site?.zoneToken ?? '', after: after.current ?? '', signals }, { method: 'post', action: address, defaultShouldRevalidate: false });
    }, after.current === null ? 0 : everyMs);
    return () => clearTimeout(timer);
  }, [state, isInside, submit, address, outgoing, site?.zoneToken]);
}

/** Both, or the microphone alone, or nothing: whoever has none still hears and sees the other. */
async function cameraAndMicrophone(): Promise<MediaStream> {
  for (const wanted of [{ audio: true, video: true }, { audio: true }, { video: true }]) {
    try {
      return await navigator.mediaDevices.getUserMedia(wanted);
    } catch {
      // Refused, or not there: less is asked for.
    }
  }
  return new MediaStream();
}
