import { describe, expect, it, onTestFinished } from 'vitest';
import { openPeerConnection, type CallSignal, type PeerConnection } from './peer-connection.ts';

/** A picture that moves, without a camera. */
function picture(): MediaStream {
  const canvas = document.createElement('canvas');
  canvas.getContext('2d')!.fillRect(0, 0, 8, 8);
  return canvas.captureStream(5);
}

interface Side {
  line: PeerConnection;
  shown: (MediaStream | null)[];
  sent: CallSignal[];
}

/** Two sides of a call in one page; what one says is put into the other's hands by `deliver`. */
function twoSides(media = { clinic: picture(), patient: picture() }): { clinic: Side; patient: Side } {
  const side = (isCaller: boolean, stream: MediaStream): Side => {
    const shown: (MediaStream | null)[] = [];
    const sent: CallSignal[] = [];
    const line = openPeerConnection({
      isCaller,
      media: stream,
      relays: [],
      send: (signal) => void sent.push(signal),
      show: (remote) => void shown.push(remote),
    });
    onTestFinished(() => line.close());
    return { line, shown, sent };
  };
  return { clinic: side(true, media.clinic), patient: side(false, media.patient) };
}

async function connect({ clinic, patient }: { clinic: Side; patient: Side }): Promise<void> {
  clinic.line.tick(true);
  await expect.poll(() => clinic.sent.map(({ type }) => type), { timeout: 8_000 }).toEqual(['offer']);
  patient.line.hear(clinic.sent[0]!);
  await expect.poll(() => patient.sent.map(({ type }) => type), { timeout: 8_000 }).toEqual(['answer']);
  clinic.line.hear(patient.sent[0]!);
  await expect.poll(() => clinic.shown.at(-1), { timeout: 8_000 }).toBeInstanceOf(MediaStream);
}

describe('a call between two browsers', () => {
  it('is made by the clinic once the patient is there, and each side has the other’s picture', async () => {
    const sides = twoSides();
    sides.clinic.line.tick(false);
    sides.patient.line.tick(true);
    expect([sides.clinic.sent, sides.patient.sent]).toEqual([[], []]);
    await connect(sides);
    for (const { shown } of Object.values(sides)) expect(shown.at(-1)!.getVideoTracks()).toHaveLength(1);
  });

  it('is heard by one who has no camera', async () => {
    const sides = twoSides({ clinic: new MediaStream(), patient: picture() });
    await connect(sides);
    expect(sides.clinic.sent[0]!.sdp).toMatch(/m=video[^]*a=recvonly/);
    expect(sides.patient.sent[0]!.sdp).toMatch(/m=video[^]*a=sendonly/);
  });

  it('ends for both when one leaves, whose camera goes off', async () => {
    const media = { clinic: picture(), patient: picture() };
    const sides = twoSides(media);
    await connect(sides);
    sides.patient.line.close();
    expect(sides.patient.sent.at(-1)).toEqual({ type: 'bye' });
    expect(media.patient.getTracks().map(({ readyState }) => readyState)).toEqual(['ended']);
    sides.clinic.line.hear({ type: 'bye' });
    expect(sides.clinic.shown.at(-1)).toBeNull();
  });

  it('takes no offer where it calls itself, and no answer that it did not ask for', () => {
    const { clinic } = twoSides();
    clinic.line.hear({ type: 'offer', sdp: 'v=0' });
    clinic.line.hear({ type: 'answer', sdp: 'v=0' });
    expect([clinic.sent, clinic.shown]).toEqual([[], []]);
  });
});
