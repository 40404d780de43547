/** Password hashing in a thread of its own with a lower priority than the threads that answer pages. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** The input of argon2id, in the terms of RFC 9106; memory in KiB. */
export interface HashWork {
  message: string;
  nonce: Uint8Array;
  memory: number;
  passes: number;
  parallelism: number;
  tagLength: number;
}

/**
 * The thread's source as text, because the server is one bundle and a thread needs a source of its own. On Linux a
 * thread has its own priority; elsewhere the call would slow the whole process down.
 */
const source = `
  const { argon2Sync } = require('node:crypto');
  const { constants, setPriority } = require('node:os');
  const { parentPort } = require('node:worker_threads');
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  parentPort.on('message', (work) => parentPort.postMessage(argon2Sync('argon2id', work)));
`;

let thread: Worker | undefined;

/** The tag of one hash; calls run one after the other. Throws what argon2 throws. */
export async function tagInThread(work: HashWork): Promise<Buffer> {
  thread ??= startThread();
  // The thread keeps the process alive only while a caller waits.
  thread.ref();
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    thread.postMessage(work);
    const [tag] = (await once(thread, 'message')) as [Uint8Array];
    return Buffer.from(tag);
  } finally {
    thread?.unref();
  }
}

function startThread(): Worker {
  // The worker gets none of the process's Node flags: `source` is a plain script, and flags for modules would break it.
  const started = new Worker(source, { eval: true, execArgv: [], name: 'password-hash' });
  // A thread that failed is dropped; the next password starts a new one.
  started.once('exit', () => {
    if (thread === started) thread = undefined;
  });
  started.once('error', () => undefined);
  return started;
}
