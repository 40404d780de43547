import { brandImage, readSetting } from '#src/features/site/settings/settings.server.ts';
import type { Brand } from '#src/features/site/settings/settings.schema.ts';
import { Hono, type Context } from 'hono';
import { etag } from 'hono/etag';
import { eventCalendar } from '#src/features/reading/campaigns/campaigns.server.ts';
import { mediaFile } from '#src/features/publishing/media-library/media-library.server.ts';
import { feedNames, type FeedName } from '#src/features/reading/feeds/feeds.rules.ts';
import { feedXml } from '#src/features/reading/feeds/feeds.server.ts';
import { filmCaptions } from '#src/features/reading/insights/insights.server.ts';
import { m } from '#src/paraglide/messages.js';
import type { App } from '#src/platform/app.ts';
import { splitLanguage } from '#src/shared/addresses.ts';
import { robots, sitemapIndex, sitemapPart } from './sitemaps.ts';

const briefly = 'public, max-age=300';
const forGood = 'public, max-age=31536000, immutable';

/** Documents for programs: sitemaps, feeds, calendars, recordings, pictures of the media library. */
export function documentRoutes(app: App): Hono {
  const documents = new Hono();
  documents.use('/sitemap.xml', etag());
  documents.use('/sitemaps/*', etag());
  documents.get('/robots.txt', (c) => answer(c, 'text/plain', robots(app)));
  documents.get('/.well-known/security.txt', async (c) => {
    const { email } = await readSetting(app, 'brand');
    // A group that has entered no address yet has nobody to report to.
    return answer(c, 'text/plain', email === '' ? null : securityText(app, email));
  });
  documents.get('/sitemap.xml', async (c) => answer(c, 'application/xml', await sitemapIndex(app)));
  documents.get('/sitemaps/:file{[a-z]+-\\d{1,4}\\.xml}', async (c) => {
    const [, section = '', number = ''] = /^([a-z]+)-(\d+)\.xml$/.exec(c.req.param('file')) ?? [];
    return answer(c, 'application/xml', await sitemapPart(app, section, Number(number)));
  });
  for (const prefix of ['', '/ms', '/zh']) localDocuments(app, documents, prefix);
  documents.get('/films/:file{[a-z0-9-]+\\.(?:en|ms|zh)\\.vtt}', async (c) => {
    const [slug = '', language] = c.req.param('file').split('.');
    return answer(c, 'text/vtt', await filmCaptions(app, slug, language as 'en'));
  });
  mediaDocuments(app, documents);
  brandDocuments(app, documents);
  return documents;
}

/** Feeds and calendars under the prefix of a language. */
function localDocuments(app: App, documents: Hono, prefix: string): void {
  const languageOf = (c: Context) => splitLanguage(c.req.path).language;
  documents.use(`${prefix}/feeds/*`, etag());
  documents.get(`${prefix}/feeds/:file{[a-z]+\\.xml}`, async (c) => {
    const name = c.req.param('file')!.replace('.xml', '');
    const isFeed = (feedNames as string[]).includes(name);
    return answer(c, 'application/rss+xml', isFeed ? await feedXml(app, name as FeedName, languageOf(c)) : null);
  });
  documents.get(`${prefix}/events/:slug/calendar.ics`, async (c) => {
    c.header('content-disposition', 'attachment; filename="event.ics"');
    return answer(c, 'text/calendar', await eventCalendar(app, c.req.param('slug')!, languageOf(c)));
  });
}

function mediaDocuments(app: App, documents: Hono): void {
  documents.get('/media/:id{\\d{1,9}}/:file{\\d{2,4}\\.(?:avif|webp|jpeg)}', async (c) => {
    const [width = '', format = ''] = c.req.param('file').split('.');
    const bytes = await mediaFile(app, {
      mediaId: Number(c.req.param('id')),
      width: Number(width),
      format: format as 'avif',
    });
    if (!bytes) return c.text('Not found', 404);
    return c.body(bytes, 200, {
      'content-type': `image/${format}`,
      'cache-control': forGood,
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });
}

function answer(c: Context, type: string, text: string | null) {
  return text === null
    ? c.text('Not found', 404)
    : c.body(text, 200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': briefly });
}

/** The logos and icons that staff have sent, and the manifest for home screens. */
function brandDocuments(app: App, documents: Hono): void {
  documents.get('/brand/:name{[0-9a-f]{32}\\.(?:svg|png)}', async (c) => {
    const name = c.req.param('name');
    const bytes = await brandImage(app, name);
    if (!bytes) return c.text('Not found', 404);
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': name.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
      'cache-control': forGood,
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });
  documents.get('/manifest.webmanifest', async (c) =>
    c.body(JSON.stringify(manifestOf(await readSetting(app, 'brand'))), 200, {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': briefly,
    }),
  );
}

function manifestOf(brand: Brand): Record<string, unknown> {
  return {
    name: brand.groupName,
    short_name: brand.shortName,
    start_url: '/',
    display: 'browser',
    background_color: '#FFFFFF',
    theme_color: brand.colours.deep,
    shortcuts: [{ name: m.clinic_network_first_aid({}, { locale: 'en' }), url: '/mccn/first-aid' }],
    icons: [{ src: brand.touchIconUrl ?? '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' }],
  };
}

/**
 * security.txt (RFC 9116): where to report a vulnerability. It expires a year after the request, so that old copies
 * become invalid.
 */
function securityText(app: App, email: string): string {
  const expires = new Date(app.clock.now().getTime() + 365 * 86_400_000);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, ms, zh',
    `Canonical: ${app.config.publicOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
