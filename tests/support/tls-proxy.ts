import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TlsProxy {
  /** The certificate, which a browser is told to trust. */
  ca: string;
  stop(): Promise<void>;
}

/**
 * nginx with a certificate of its own on `port`, as a hospital puts it in front of the site on `sitePort`: TLS ends
 * here.
 */
export async function startTlsProxy(
  nginx: string,
  { port, sitePort }: { port: number; sitePort: number },
): Promise<TlsProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  chmodSync(folder, 0o755);
  makeCertificate(folder);
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, { port, sitePort }));
  const server = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((done) => server.once('exit', done));
  await untilListening(port, () => server.exitCode === null);
  return {
    ca: readFileSync(join(folder, 'site.crt'), 'utf8'),
    async stop() {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Writes site.crt and site.key for localhost into the folder. */
export function makeCertificate(folder: string): void {
  const made = spawnSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'].concat(
      ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
      ['-keyout', join(folder, 'site.key'), '-out', join(folder, 'site.crt')],
    ),
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${String(made.stderr)}`);
}

function configuration(folder: string, { port, sitePort }: { port: number; sitePort: number }): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n  ');
  return `daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 64; }
http {
  access_log off;
  ${temporary}
  server {
    listen 127.0.0.1:${port} ssl;
    server_name localhost;
    ssl_certificate ${folder}/site.crt;
    ssl_certificate_key ${folder}/site.key;
    location / {
      proxy_pass http://127.0.0.1:${sitePort};
      proxy_http_version 1.1;
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
    }
  }
}
`;
}

/** Tries to connect until it succeeds; throws when the process has ended or ten seconds are over. */
export async function untilListening(port: number, isRunning: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && isRunning(); tries += 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await new Promise((done) => {
      setTimeout(done, 50);
    });
  }
  throw new Error('The proxy did not start.');
}
