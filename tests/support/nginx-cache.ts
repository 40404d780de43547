import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { untilListening } from './tls-proxy.ts';

/** Debian's module, which ngx_cache_purge is: `libnginx-mod-http-cache-purge`. */
export const purgeModule = '/usr/lib/nginx/modules/ngx_http_cache_purge_module.so';

export const hasPurgeModule = () => existsSync(purgeModule);

/**
 * nginx with deploy/nginx-cache.conf unchanged, except the addresses: both servers are the site on `sitePort`, and the
 * folder of the cache is the test's.
 */
export async function startNginxCache(
  program: string,
  { port, sitePort }: { port: number; sitePort: number },
): Promise<{ origin: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-cache-'));
  chmodSync(folder, 0o755);
  writeFileSync(
    join(folder, 'site.conf'),
    withServer(readFileSync('deploy/nginx-cache.conf', 'utf8'), { folder, port, sitePort }),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `load_module ${purgeModule}; daemon off; pid ${folder}/nginx.pid; user root; worker_processes 1;
    events { worker_connections 1024; }
    http { access_log off; error_log ${folder}/error.log; ${temporary.join(' ')} include ${folder}/site.conf; }`,
  );
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((done) => child.once('exit', done));
  await untilListening(port, () => child.exitCode === null);
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function withServer(
  text: string,
  { folder, port, sitePort }: { folder: string; port: number; sitePort: number },
): string {
  const changed = text
    .replace('/var/cache/nginx/portal', join(folder, 'cache'))
    .replace('listen 6081;', `listen 127.0.0.1:${port};`)
    .replace('allow 10.0.0.0/24;', 'allow 127.0.0.1;')
    .replace(/server server1:3000 [^;]*;/, `server 127.0.0.1:${sitePort};`)
    .replace(/ *server server2:3000 [^;]*;\n/, '');
  if (/server\d|6081;|10\.0\.0|\/var\//.test(changed.replace(/^ *#.*$/gm, '')))
    throw new Error('deploy/nginx-cache.conf names its places in another way.');
  return changed;
}
