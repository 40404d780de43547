import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clamdScanner } from '#src/platform/malware-scanner/clamd.server.ts';
import { findDebianProgram } from '../../scripts/debian-programs.mjs';
import { freePort } from '../support/free-port.ts';

const clamd = findDebianProgram({ names: ['clamd'], debianPackage: 'clamav-daemon' });
const marker = 'a text that only the test signature knows';
const bytesToStream = 300_000;

// Without the daemon this is skipped and counted as such: src/platform/malware-scanner/clamd.test.ts tests its
// protocol alone.
describe.skipIf(!clamd)('the daemon of ClamAV, with a signature of this test alone', () => {
  let folder: string;
  let daemon: ChildProcess;
  let addresses: string[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'clamd-'));
    await chmod(folder, 0o755);
    const port = await freePort();
    const socket = join(folder, 'clamd.sock');
    await writeFile(join(folder, 'test.ndb'), `Portal.Test:0:*:${Buffer.from(marker).toString('hex')}\n`);
    await writeFile(
      join(folder, 'clamd.conf'),
      [
        `DatabaseDirectory ${folder}`,
        `LocalSocket ${socket}`,
        `TCPSocket ${port}`,
        'TCPAddr 127.0.0.1',
        `StreamMaxLength ${bytesToStream}`,
        'Foreground yes',
        'Bytecode no',
        '',
      ].join('\n'),
    );
    daemon = spawn(clamd!, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' });
    const deadline = Date.now() + 60_000;
    while (!existsSync(socket) && daemon.exitCode === null && Date.now() < deadline) await pause(100);
    addresses = [`tcp://127.0.0.1:${port}`, `unix:${socket}`];
  });
  afterAll(async () => {
    if (daemon.exitCode === null) {
      const ended = new Promise((resolve) => void daemon.once('exit', resolve));
      daemon.kill('SIGTERM');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  });

  test('finds what the signature says and nothing else, over TCP and over a socket, across chunks', async () => {
    for (const address of addresses) {
      const scanner = clamdScanner(address);
      expect(await scanner.scan(Buffer.from(`before ${marker} after`))).toBe('infected');
      expect(await scanner.scan(Buffer.alloc(200_000, 'a'))).toBe('clean');
      const across = Buffer.concat([
        Buffer.alloc(64 * 1024 - 10, 'a'),
        Buffer.from(marker),
        Buffer.alloc(100_000, 'b'),
      ]);
      expect(await scanner.scan(across)).toBe('infected');
    }
  });

  test('a file that is larger than it takes is not called clean', async () => {
    for (const address of addresses)
      await expect(clamdScanner(address).scan(Buffer.alloc(bytesToStream * 4, 'a'))).rejects.toThrow();
  });
});
