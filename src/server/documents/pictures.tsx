import { Hono, type Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { DoctorPortrait } from '#src/design/art/portraits/doctor-portrait.server.tsx';
import { HospitalDrawing } from '#src/design/art/hospitals/hospital-picture.server.tsx';
import { Scene } from '#src/design/art/scenes/scene.server.tsx';
import { picturesEdition } from '#src/design/pictures/pictures.tsx';

const toGzip = promisify(gzip);
const yearSeconds = 365 * 24 * 60 * 60;
const maxCached = 2_000;
const maxNameLength = 120;

/** Drawn pictures as files: the same address always gives the same picture, so browsers may cache it for ever. */
export function pictureRoutes(): Hono {
  const pictures = new Hono();
  const cached = new LRUCache<string, { svg: string; gz: Promise<Uint8Array<ArrayBuffer>> }>({ max: maxCached });
  const answer = async (c: Context, name: string, draw: () => ReactElement): Promise<Response> => {
    if (name.length > maxNameLength) return c.text('Not found', 404);
    let picture = cached.get(name);
    if (!picture) {
      const svg = renderToStaticMarkup(draw());
      picture = { svg, gz: toGzip(svg) };
      cached.set(name, picture);
    }
    // During a roll-out an older process may be asked for a newer edition: its drawing must not be cached.
    c.header(
      'cache-control',
      c.req.param('edition') === picturesEdition ? `public, max-age=${yearSeconds}, immutable` : 'no-cache',
    );
    c.header('content-type', 'image/svg+xml');
    c.header('vary', 'accept-encoding');
    c.header(
      'content-security-policy',
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'",
    );
    if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) return c.body(picture.svg);
    c.header('content-encoding', 'gzip');
    return c.body(await picture.gz);
  };
  pictures.get('/:edition/doctor/:gender{female|male}/:seed{.+\\.svg}', (c) => {
    const { gender, seed } = c.req.param();
    return answer(c, ['doctor', gender, seed].join('\n'), () => <DoctorPortrait seed={nameOf(seed)} gender={gender} />);
  });
  pictures.get('/:edition/hospital/:seed{.+\\.svg}', (c) => {
    const { seed } = c.req.param();
    const { town = '', state = '' } = c.req.query();
    return answer(c, ['hospital', seed, town, state].join('\n'), () => (
      <HospitalDrawing seed={nameOf(seed)} town={town} state={state} />
    ));
  });
  pictures.get('/:edition/scene/:topic/:seed{.+\\.svg}', (c) => {
    const { topic, seed } = c.req.param();
    return answer(c, ['scene', topic, seed].join('\n'), () => <Scene seed={nameOf(seed)} topic={topic} />);
  });
  return pictures;
}

function nameOf(file: string): string {
  return file.slice(0, -'.svg'.length);
}
