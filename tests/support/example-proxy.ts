/** The proxies of deploy/ as they are, except names of machines, ports and certificates, in front of two servers. */
import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { makeCertificate, untilListening } from './tls-proxy.ts';

export interface ExampleProxy {
  /** Of the listener that leads browsers to TLS. */
  httpPort: number;
  tlsPort: number;
  ca: string;
  stop(): Promise<void>;
}

export interface Places {
  folder: string;
  httpPort: number;
  tlsPort: number;
  servers: readonly [number, number];
}

/** Starts a proxy by a command of its configuration, which `write` puts into the folder. */
async function startProxy(
  servers: Places['servers'],
  begin: (places: Places) => { program: string; parameters: string[] },
): Promise<ExampleProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-proxy-'));
  chmodSync(folder, 0o755);
  makeCertificate(folder);
  const [httpPort, tlsPort] = [await freePort(), await freePort()];
  const { program, parameters } = begin({ folder, httpPort, tlsPort, servers });
  const child: ChildProcess = spawn(program, parameters, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder },
  });
  let complaints = '';
  child.stderr!.on('data', (part: Buffer) => (complaints += String(part)));
  const ended = new Promise((done) => child.once('exit', done));
  for (const port of [httpPort, tlsPort])
    await untilListening(port, () => child.exitCode === null).catch((error: Error) => {
      child.kill('SIGKILL');
      throw new Error(`${error.message} ${complaints.slice(0, 2_000)}`);
    });
  return {
    httpPort,
    tlsPort,
    ca: readFileSync(join(folder, 'site.crt'), 'utf8'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** deploy/nginx.conf, included as the compose file includes it. */
export function startExampleNginx(program: string, servers: Places['servers']): Promise<ExampleProxy> {
  return startProxy(servers, ({ folder, httpPort, tlsPort }) => {
    const site = changed(readFileSync('deploy/nginx.conf', 'utf8'), [
      ['listen 80;', `listen 127.0.0.1:${httpPort};`],
      ['listen 443 ssl', `listen 127.0.0.1:${tlsPort} ssl`],
      ['/etc/nginx/tls/fullchain.pem', join(folder, 'site.crt')],
      ['/etc/nginx/tls/privkey.pem', join(folder, 'site.key')],
      ['server1:3000', `127.0.0.1:${servers[0]}`],
      ['server2:3000', `127.0.0.1:${servers[1]}`],
    ]);
    writeFileSync(join(folder, 'site.conf'), site);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; pid ${folder}/nginx.pid; user root; worker_processes 1; events { worker_connections 256; }
      http { access_log off; error_log ${folder}/error.log; ${temporary.join(' ')} include ${folder}/site.conf; }`,
    );
    return {
      program,
      parameters: ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    };
  });
}

/** deploy/Caddyfile with a certificate of the test instead of one that Caddy asks for. */
export function startExampleCaddy(program: string, servers: Places['servers']): Promise<ExampleProxy> {
  return startProxy(servers, ({ folder, httpPort, tlsPort }) => {
    const certificate = `tls ${join(folder, 'site.crt')} ${join(folder, 'site.key')}`;
    const site = changed(readFileSync('deploy/Caddyfile', 'utf8'), [
      ['\nwww.hospital.example {', `\nhttps://localhost:${tlsPort} {\n\t${certificate}`],
      ['http://www.hospital.example {', `http://localhost:${httpPort} {`],
      ['server1:3000', `127.0.0.1:${servers[0]}`],
      ['server2:3000', `127.0.0.1:${servers[1]}`],
    ]);
    writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`);
    return { program, parameters: ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')] };
  });
}

/** Each of the texts must stand in the example: else it has changed, and the test with it. */
function changed(text: string, changes: readonly [from: string, to: string][]): string {
  return changes.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`The example does not say "${from.trim()}" any more.`);
    return result.replaceAll(from, to);
  }, text);
}
