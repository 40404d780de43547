// `npm run test:firebase`: the identity contract against Google's own Auth emulator, from the registry, on this machine alone.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileMessages, pinnedNode, programOf, run, say } from './prepare.mjs';

const host = '127.0.0.1:9099';
const tools = 'firebase-tools@15.34.2';
const patienceMs = 10 * 60_000;

const folder = mkdtempSync(join(tmpdir(), 'portal-firebase-'));
writeFileSync(
  join(folder, 'firebase.json'),
  JSON.stringify({
    emulators: { auth: { host: '127.0.0.1', port: 9099 }, ui: { enabled: false }, singleProjectMode: true },
  }),
);
say(`Installing and starting ${tools}; the first time takes minutes.`);
const emulator = spawn('npx', ['--yes', tools, 'emulators:start', '--only', 'auth', '--project', 'demo-portal'], {
  cwd: folder,
  stdio: ['ignore', 'ignore', 'inherit'],
  detached: true,
});
try {
  await untilItAnswers();
  const node = pinnedNode();
  const isRight =
    compileMessages(node) &&
    run(node, [programOf('vitest'), 'run', '--project', 'emulator'], {
      FIREBASE_AUTH_EMULATOR_HOST: host,
      NODE_ENV: 'test',
    });
  process.exitCode = isRight ? 0 : 1;
} finally {
  process.kill(-emulator.pid, 'SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}

async function untilItAnswers() {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline && emulator.exitCode === null) {
    if (
      await fetch(`http://${host}/`).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await new Promise((done) => setTimeout(done, 500));
  }
  throw new Error('The Auth emulator did not start.');
}
