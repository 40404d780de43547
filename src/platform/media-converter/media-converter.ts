/** The converter of recordings: a program of the machine that makes sound and films playable in every browser. */

/** How the bytes of a file are packed, by its content. */
export type Container = 'mp3' | 'mp4' | 'wav' | 'ogg' | 'webm';

export interface ConversionRequest {
  /** The file to convert, which is never changed. */
  source: string;
  container: Container;
  /** 'audio' becomes MP3, 'film' MP4 with H.264 and AAC. */
  kind: 'audio' | 'film';
  /** An existing folder of this machine for the results. */
  folder: string;
  /** Ends the conversion: the program is killed. */
  signal: AbortSignal;
}

export interface Conversion {
  /** The file in `folder`. */
  path: string;
  seconds: number;
  /** A still of the film as JPEG, in `folder`; null for sound. */
  poster: string | null;
}

export interface MediaConverter {
  /** Throws ConversionFailed where the program refuses the file or passes its limits. */
  convert(request: ConversionRequest): Promise<Conversion>;
}

/** 'unreadable': the program cannot read it; 'too_slow': it took longer than allowed; 'stopped': by the signal. */
export class ConversionFailed extends Error {
  readonly why: 'unreadable' | 'too_slow' | 'stopped';
  constructor(why: ConversionFailed['why']) {
    super(`The conversion failed: ${why}.`);
    this.name = 'ConversionFailed';
    this.why = why;
  }
}

/** Why a conversion failed; null for an error of another kind. */
export function conversionFault(error: unknown): ConversionFailed['why'] | null {
  return error instanceof Error && error.name === 'ConversionFailed' ? (error as ConversionFailed).why : null;
}
