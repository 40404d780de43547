// `npm run test:firebase`: the identity contract against Google's own Auth emulator, from the registry, on this
// machine alone.
import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileMessages, pinnedNode, programOf, run, say } from './prepare.mjs';

// All ports are free ones: another project's emulator may use the default ones.
const [port, hub, logging] = await Promise.all([freePort(), freePort(), freePort()]);
const host = `127.0.0.1:${port}`;
const tools = 'firebase-tools@15.34.2';
const patienceMs = 10 * 60_000;

const folder = mkdtempSync(join(tmpdir(), 'portal-firebase-'));
writeFileSync(
  join(folder, 'firebase.json'),
  JSON.stringify({
    emulators: {
      auth: { host: '127.0.0.1', port },
      hub: { host: '127.0.0.1', port: hub },
      logging: { host: '127.0.0.1', port: logging },
      ui: { enabled: false },
      singleProjectMode: true,
    },
  }),
);
say(`Installing and starting ${tools}; the first time takes minutes.`);
const output = openSync(join(folder, 'emulator.log'), 'w');
const emulator = spawn('npx', ['--yes', tools, 'emulators:start', '--only', 'auth', '--project', 'demo-portal'], {
  cwd: folder,
  stdio: ['ignore', output, output],
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
  if (emulator.exitCode === null) process.kill(-emulator.pid, 'SIGTERM');
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
  say(readFileSync(join(folder, 'emulator.log'), 'utf8'));
  throw new Error('The Auth emulator did not start.');
}

function freePort() {
  const server = createServer();
  return new Promise((done) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    }),
  );
}
