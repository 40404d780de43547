import type { RelayServer } from '#src/platform/video-rooms/relay-servers.server.ts';

/** What two browsers say to each other until they are connected. */
export interface CallSignal {
  type: 'offer' | 'answer' | 'bye';
  sdp?: string;
}

export interface PeerConnection {
  /** What the other side said. */
  hear(signal: CallSignal): void;
  /** Called again and again: the clinic calls whenever the patient is there and no line stands. */
  tick(isOtherHere: boolean): void;
  close(): void;
}

interface CallLinkParts {
  /** One side calls, else both would at once. */
  isCaller: boolean;
  /** Camera and microphone, as far as there are any. */
  media: MediaStream;
  relays: readonly RelayServer[];
  send(signal: CallSignal): void;
  /** The other's picture and voice; null while there is none. */
  show(remote: MediaStream | null): void;
}

/** A line that does not stand by then is made anew. */
const patienceMs = 18_000;
/** A server that does not answer must not keep the two apart: what is known of the ways by then is sent. */
const gatheringMs = 3_000;

/** A line from browser to browser, with a relay between them only where one is configured and needed: made by the caller, mended when it breaks. */
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
    // Whoever has no camera still sees the other.
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

/** All ways to this browser are known, so that one message carries them. */
function gathered(peer: RTCPeerConnection): Promise<void> {
  if (peer.iceGatheringState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, gatheringMs);
    peer.addEventListener('icegatheringstatechange', () => {
      if (peer.iceGatheringState === 'complete') resolve();
    });
  });
}
