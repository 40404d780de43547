// `npm run smoke`: builds the site, installs what production needs into an empty folder, starts it there on a
// PostgreSQL of the machine and asks for its pages. Says how large the install is, and refuses one that is larger than
// promised.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildWhenStale, compileMessages, giveUp, installPackages, pinnedNode, root, say } from './prepare.mjs';
import { trimPackages } from './trim-packages.mjs';

/** The files of a production machine besides its packages. deploy/Dockerfile copies the same. */
const parts = ['package.json', 'package-lock.json', '.npmrc', 'build', 'db', 'fonts', 'scripts'];
const startMs = 60_000;
/** What docs/operations.md promises of the packages of a production install. */
const mostMegabytes = 250;
/** The image of deploy/Dockerfile: what it adds to these files is Debian's slim base and the program of Node. */
const image = { most: 400, base: 75 };

process.chdir(root);
installPackages();
const node = pinnedNode();
if (!compileMessages(node) || !buildWhenStale(node))
  giveUp('The site could not be built; what is wrong is said above.');

const folder = mkdtempSync(join(tmpdir(), 'portal-production-'));
// PostgreSQL never runs as root: its user must be able to enter.
chmodSync(folder, 0o755);
try {
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  const install = ['ci', '--omit=dev', '--no-audit', '--no-fund'];
  if (spawnSync('npm', install, { cwd: folder, stdio: 'inherit' }).status !== 0)
    giveUp('The packages of production could not be installed.');
  const size = megabytesOf(join(folder, 'node_modules'));
  say(`The production install takes ${size} MB.`);
  if (size > mostMegabytes) giveUp(`It may take ${mostMegabytes} MB: a package for developers stands in dependencies.`);
  // As the image does it, so that what starts below is what the image starts.
  trimPackages(join(folder, 'node_modules'));
  const inImage = image.base + megabytesOf(realpathSync(node)) + megabytesOf(folder);
  say(`With Debian and Node the image takes ${inImage} MB.`);
  if (inImage > image.most) giveUp(`It may take ${image.most} MB.`);
  await withDatabase(tryPages);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function megabytesOf(path) {
  const { stdout } = spawnSync('du', ['-sm', path], { encoding: 'utf8' });
  return Number(stdout.split('\t')[0]);
}

/** A PostgreSQL that the install does not know: that of the project, in a folder of its own. */
async function withDatabase(work) {
  const place = mkdtempSync(join(tmpdir(), 'portal-database-'));
  chmodSync(place, 0o755);
  const database = spawn(node, ['tests/support/postgres-process.ts', place, tmpdir()], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise((done) => database.once('exit', done));
  try {
    const [line] = await once(database.stdout, 'data');
    await work(JSON.parse(line).url);
  } finally {
    database.stdin.end();
    await ended;
    rmSync(place, { recursive: true, force: true });
  }
}

async function tryPages(databaseUrl) {
  const port = await freePort();
  const server = spawn(node, ['scripts/serve-built.mjs'], {
    cwd: folder,
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(port),
      SAMPLE_DATA: 'off',
      LOG_LEVEL: 'error',
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, 'data'),
    },
  });
  try {
    const origin = `http://localhost:${port}`;
    await untilReady(origin, server);
    // An empty group is not open yet: visitors get the holding page, staff their sign-in.
    const expected = {
      '/': 503,
      '/ms/doctor': 503,
      '/api/openapi.json': 503,
      '/staff/sign-in': 200,
      '/health/ready': 200,
    };
    for (const [path, wanted] of Object.entries(expected)) {
      const { status } = await fetch(origin + path);
      say(`${status} ${path}`);
      if (status !== wanted) giveUp(`${path} answered ${status}.`);
    }
  } finally {
    server.kill('SIGTERM');
    await new Promise((done) => server.once('exit', done));
  }
}

async function untilReady(origin, server) {
  for (const endsAt = performance.now() + startMs; performance.now() < endsAt; await pause(250)) {
    if (server.exitCode !== null) giveUp('The server ended.');
    const answer = await fetch(`${origin}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
  }
  giveUp(`The server was not ready after ${startMs / 1_000} seconds.`);
}

function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}
