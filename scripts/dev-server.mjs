// The development server: Vite answers for sources, the site for everything else. Components, styles and words change
// in the open page; after any change the next request is answered by a site of the new sources, on the same database.
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';

const http = createServer();
const vite = await createVite({
  appType: 'custom',
  server: {
    middlewareMode: true,
    hmr: { server: http },
    // Compiled messages are large files: one that is still being written must not be read.
    watch: { awaitWriteFinish: { stabilityThreshold: 100, pollInterval: 20 } },
  },
});
const entry = '/src/server/development.ts';
const place = await (await vite.ssrLoadModule(entry)).openDevelopmentPlace();

let current;
let reloading = Promise.resolve();

/**
 * The site of the newest sources. A change that does not load is answered with its error, and the next change is
 * tried again.
 */
function newestSite() {
  reloading = reloading
    .catch(() => undefined)
    .then(async () => {
      const sources = await vite.ssrLoadModule(entry, { fixStacktrace: true });
      if (sources === current?.sources) return current.site;
      const before = current;
      current = { sources, site: sources.createDevelopmentSite(place.databaseUrl) };
      await before?.site.close();
      return current.site;
    });
  return reloading;
}

/** The site's answer, but nothing is cached, and the policy allows the scripts of hot reload. */
const answer = getRequestListener(async (request, bindings) => {
  try {
    const response = await (await newestSite()).fetch(request, bindings);
    const headers = new Headers(response.headers);
    headers.delete('content-security-policy');
    headers.set('cache-control', 'no-store');
    return new Response(response.body, { status: response.status, headers });
  } catch (error) {
    process.stderr.write(`${error?.stack ?? error}\n`);
    return new Response(String(error?.stack ?? error), { status: 500, headers: { 'content-type': 'text/plain' } });
  }
});

http.on('request', (request, response) => vite.middlewares(request, response, () => answer(request, response)));
http.listen(place.port, place.host, () => process.stdout.write(`Ready on http://localhost:${http.address().port}\n`));

async function stop() {
  http.closeAllConnections();
  http.close();
  await current?.site.close();
  await vite.close();
  await place.close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
