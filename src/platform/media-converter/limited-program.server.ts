/** Runs a program of the machine without a shell, within limits of time, memory and size of files. */
import { spawn } from 'node:child_process';
import { programPath } from './program-path.server.ts';

export interface LimitedProgram {
  path: string;
  args: readonly string[];
  /** Killed after this time. */
  limitMs: number;
  signal: AbortSignal;
}

export interface ProgramEnd {
  how: 'succeeded' | 'failed' | 'too_slow' | 'stopped';
  /** Its standard output, the last part of it. */
  output: string;
}

const longestOutput = 64 * 1024;
/** Limit of address space. A program with several threads reserves far more of it than it uses memory. */
const memoryBytes = 4 * 1024 ** 3;
const fileBytes = 4 * 1024 ** 3;

/**
 * Runs the program to its end, or kills it at the limit or by the signal. Where the machine has util-linux the kernel
 * also limits its memory, the size of its files and its processor time, and kills it when this process dies.
 */
export function runLimited({ path, args, limitMs, signal }: LimitedProgram): Promise<ProgramEnd> {
  const [command = path, ...before] = [...limitsOf(limitMs), path];
  return new Promise((resolve) => {
    if (signal.aborted) return resolve({ how: 'stopped', output: '' });
    const child = spawn(command, [...before, ...args], {
      shell: false,
      stdio: ['ignore', 'pipe', 'ignore'],
      // The program's environment has nothing of ours, and so no secret.
      env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' },
    });
    let output = '';
    let ended: ProgramEnd['how'] | undefined;
    const kill = (how: ProgramEnd['how']) => {
      ended ??= how;
      child.kill('SIGKILL');
    };
    const stop = () => kill('stopped');
    const timer = setTimeout(() => kill('too_slow'), limitMs);
    signal.addEventListener('abort', stop, { once: true });
    const end = (how: ProgramEnd['how']) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      resolve({ how: ended ?? how, output });
    };
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-longestOutput);
    });
    child.on('error', () => end('failed'));
    child.on('close', (code) => end(code === 0 ? 'succeeded' : 'failed'));
  });
}

/** `setpriv` and `prlimit` replace themselves by the program, so that killing the child kills it. */
function limitsOf(limitMs: number): string[] {
  const [setpriv, prlimit] = [programPath('setpriv'), programPath('prlimit')];
  return [
    ...(setpriv ? [setpriv, '--pdeathsig', 'KILL', '--'] : []),
    ...(prlimit
      ? [
          prlimit,
          `--as=${memoryBytes}`,
          `--fsize=${fileBytes}`,
          '--core=0',
          // Processor time of all its threads together.
          `--cpu=${Math.ceil(limitMs / 1_000) * 8}`,
          '--',
        ]
      : []),
  ];
}
