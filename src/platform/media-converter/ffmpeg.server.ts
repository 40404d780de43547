/** The converter by FFmpeg, a program of the machine. */
import { join } from 'node:path';
import { runLimited, type ProgramEnd } from './limited-program.server.ts';
import { ConversionFailed, type Container, type MediaConverter } from './media-converter.ts';

export interface FfmpegSettings {
  path: string;
  /** A conversion is killed after this time. */
  limitMs: number;
}

/**
 * FFmpeg's reader for each container. It is named, so that a file cannot choose a reader that opens other files or
 * addresses.
 */
const readers: Record<Container, string> = { mp3: 'mp3', mp4: 'mov', wav: 'wav', ogg: 'ogg', webm: 'matroska' };
const posterMs = 60_000;

/** Loudness of speech on the web (EBU R 128, -16 LUFS); metadata that a camera or phone wrote is left out. */
const loudness = '-af loudnorm=I=-16:TP=-1.5:LRA=11 -ar 44100 -ac 2 -b:a 128k';
const nothingElse = '-sn -dn -map_metadata -1 -map_chapters -1 -fflags +bitexact';
const size = 'scale=w=trunc(min(1280\\,iw)/2)*2:h=-2';
const video = `-c:v libx264 -preset veryfast -crf 23 -maxrate 4M -bufsize 8M -pix_fmt yuv420p -vf ${size}`;
const outputs = {
  audio: `-map 0:a:0 -vn -c:a libmp3lame ${loudness} -id3v2_version 0 ${nothingElse} -f mp3`.split(' '),
  film: `-map 0:v:0 -map 0:a:0? ${video} -c:a aac ${loudness} ${nothingElse} -movflags +faststart -f mp4`.split(' '),
};

/** The converter by the program at `path`: MP3 of sound, MP4 and a still of films. */
export function ffmpegConverter({ path, limitMs }: FfmpegSettings): MediaConverter {
  const run = async (args: readonly string[], limits: { limitMs: number; signal: AbortSignal }): Promise<string> => {
    const end = await runLimited({ path, args: [...common, ...args], ...limits });
    if (end.how === 'succeeded') return end.output;
    throw new ConversionFailed(reasonOf(end));
  };
  return {
    async convert({ source, container, kind, folder, signal }) {
      const result = join(folder, kind === 'audio' ? 'result.mp3' : 'result.mp4');
      const output = await run([...inputOf(source, container), ...outputs[kind], result], { limitMs, signal });
      const seconds = secondsIn(output);
      // FFmpeg converts an empty stream to a file of zero seconds.
      if (seconds <= 0) throw new ConversionFailed('unreadable');
      if (kind === 'audio') return { path: result, seconds, poster: null };
      const poster = join(folder, 'poster.jpg');
      await run(posterArgs({ result, seconds, poster }), { limitMs: posterMs, signal });
      return { path: result, seconds, poster };
    },
  };
}

const common = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-y', '-threads', '2', '-max_alloc', '268435456'];

function inputOf(source: string, container: Container): string[] {
  return ['-protocol_whitelist', 'file', '-f', readers[container], '-i', `file:${source}`, '-progress', 'pipe:1'];
}

/** The still: a tenth into the film, where a title has usually passed. */
function posterArgs({ result, seconds, poster }: { result: string; seconds: number; poster: string }): string[] {
  const at = Math.min(seconds / 10, 10);
  const input = ['-ss', String(at), '-protocol_whitelist', 'file', '-f', 'mov', '-i', `file:${result}`];
  return [...input, ...'-frames:v 1 -q:v 4 -f image2 -update 1'.split(' '), poster];
}

function reasonOf({ how }: ProgramEnd): ConversionFailed['why'] {
  return how === 'too_slow' || how === 'stopped' ? how : 'unreadable';
}

/** The length that was written, from the last of the progress lines. */
function secondsIn(output: string): number {
  const last = [...output.matchAll(/^out_time_us=(\d+)$/gm)].at(-1);
  return last ? Number(last[1]) / 1_000_000 : 0;
}
