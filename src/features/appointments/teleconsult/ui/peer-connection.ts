import type { RelayServer } from '#src/platform/video-rooms/relay-servers.server.ts';

/** A signal between two browsers until they are connected. */
export interface CallSignal {
  type: 'offer' | 'answer' | 'bye';
  sdp?: string;
}

export interface PeerConnection {
  /** Receives a signal of the other side. */
  hear(signal: CallSignal): void;
  /** Called repeatedly: the clinic starts a call whenever the patient is present and there is no connection. */
  tick(isOtherHere: boolean): void;
  close(): void;
}

interface CallLinkParts {
  /** Only one side calls, so that calls do not cross. */
  isCaller: boolean;
  /** Camera and microphone, where available. */
  media: MediaStream;
  relays: readonly RelayServer[];
  send(signal: CallSignal): void;
  /** Shows the other side's picture and sound; null while there is none. */
  show(remote: MediaStream | null): void;
}

/** A connection that is not established within this time is started again. */
const patienceMs = 18_000;
/** A server that does not answer must not prevent the connection: the candidates known by then are sent. */
const gatheringMs = 3_000;

/**
 * A peer connection, relayed only where a relay is configured and needed: the caller starts it and restarts it when
 * it breaks.
 */
export function openPeerConnection({ isCaller, media, relays, send, show }: CallLinkParts): PeerConnection {
  let line: { peer: RTCPeerConnection; startedAt: number } | undefined;
  const drop = () => {
    line?.peer.close();
    line = undefined;
    show(null);
  };
  const begin = (): RTCPeerConnection => {
    drop();
    const peer = new RTCPeerConnection({ iceServers: [...relays] });
    line = { peer, startedAt: performance.now() };
    for (const track of media.getTracks()) peer.addTrack(track, media);
    // A side without a camera still receives the other.
    for (const kind of ['audio', 'video'] as const)
      if (isCaller && !media.getTracks().some((track) => track.kind === kind))
        peer.addTransceiver(kind, { direction: 'recvonly' });
    peer.ontrack = ({ streams: [stream] }) => show(stream ?? null);
    peer.onconnectionstatechange = () => {
      if (line?.peer === peer && (peer.connectionState === 'failed' || peer.connectionState === 'disconnected')) drop();
    };
    return peer;
  };
  return {
    hear(signal) {
      if (signal.type === 'bye') drop();
      else if (signal.type === 'offer' && !isCaller && signal.sdp) void answer(begin(), signal.sdp, send).catch(drop);
      else if (signal.type === 'answer' && signal.sdp && line?.peer.signalingState === 'have-local-offer')
        void line.peer.setRemoteDescription({ type: 'answer', sdp: signal.sdp }).catch(drop);
    },
    tick(isOtherHere) {
      if (line && line.peer.connectionState !== 'connected' && performance.now() - line.startedAt > patienceMs) drop();
      if (isCaller && isOtherHere && !line) void offer(begin(), send).catch(drop);
    },
    close() {
      send({ type: 'bye' });
      drop();
      for (const track of media.getTracks()) track.stop();
    },
  };
}

async function offer(peer: RTCPeerConnection, send: CallLinkParts['send']): Promise<void> {
  await peer.setLocalDescription(await peer.createOffer());
  await gathered(peer);
  send({ type: 'offer', sdp: peer.localDescription!.sdp });
}

async function answer(peer: RTCPeerConnection, sdp: string, send: CallLinkParts['send']): Promise<void> {
  await peer.setRemoteDescription({ type: 'offer', sdp });
  await peer.setLocalDescription(await peer.createAnswer());
  await gathered(peer);
  send({ type: 'answer', sdp: peer.localDescription!.sdp });
}

/** Resolves when all candidates of this browser are known, so that one signal carries them. */
function gathered(peer: RTCPeerConnection): Promise<void> {
  if (peer.iceGatheringState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, gatheringMs);
    peer.addEventListener('icegatheringstatechange', () => {
      if (peer.iceGatheringState === 'complete') resolve();
    });
  });
}
