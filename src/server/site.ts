import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { serveStatic } from '@hono/node-server/serve-static';
import { csrf } from 'hono/csrf';
import { requestId } from 'hono/request-id';
import { orderPayments } from '#src/features/shop/order-settlement/order-settlement.server.ts';
import { gatewayRoutes } from '#src/features/shop/payments/payments.server.ts';
import type { App } from '#src/platform/app.ts';
import { challengeDocuments } from '#src/features/programmes/challenge/challenge.rules.ts';
import { hasSampleFiles } from '#src/platform/sample-files/sample-files.server.ts';
import { identitySimulator } from '#src/platform/simulators/identity.server.ts';
import { outboxSimulator } from '#src/platform/simulators/outbox.server.ts';
import { addressLimits, type AddressLimits } from './requests/address-limits.ts';
import { answerHeaders, cameraAllowed, securityHeaders } from './answers/answer-headers.ts';
import { apiDocsRoutes } from './api/api-docs.ts';
import { rememberSent } from './page-cache/cached-answers.ts';
import { calendarFeedRoutes } from './documents/calendar-feeds.ts';
import { canonicalPaths, rawPath } from './requests/canonical-path.ts';
import { clientAddressFrom } from './requests/client-address.ts';
import { createApi } from './api/api.ts';
import { featureCalls } from './api/api-calls.ts';
import { answerError } from './answers/error-answers.ts';
import { entryChecks } from './requests/entry-checks.ts';
import { requestDeadline } from './requests/request-deadline.ts';
import type { RecurringJob } from '#src/platform/jobs/recurring-job.server.ts';
import { documentRoutes } from './documents/documents.ts';
import { healthRoutes, type Health } from './operations/health.ts';
import { holdUntilOpen } from './answers/holding.ts';
import { offlineFirstAidRoutes } from './documents/offline-first-aid.tsx';
import { openApiDocument } from './api/openapi.ts';
import { pageBodies } from './pages/page-body.ts';
import type { Admission } from './requests/admission.ts';
import type { BusyAnswers } from './requests/busy-answers.ts';
import type { RenderPage } from './pages/pages.ts';
import type { PageCaching } from './page-cache/page-caching.ts';
import { pageResponder } from './pages/page-responses.ts';
import { pageViewRoutes } from './pages/page-views.ts';
import { publishedDocumentRoutes } from './documents/published-documents.ts';
import { recordingRoutes, recordingUploads } from './documents/recordings.ts';
import { requestLog } from './requests/request-log.ts';
import { proxyWarning } from './requests/proxy-warning.ts';
import { pictureRoutes } from './documents/pictures.tsx';
import { sharePictureRoutes } from './documents/share-pictures.ts';
import { speculationRulesRoutes } from './pages/speculation-rules.ts';
import { policyReportRoutes } from './answers/policy-reports.ts';
import { seoCalls } from './api/seo-calls.ts';
import type { Tracing } from '#src/platform/tracing/tracing.ts';
import { tracedRequests } from './requests/traced-requests.ts';
import type { GatewaySetup } from './payment-gateway.ts';
import {
  documentPaths,
  drawingCost,
  formLimit,
  uploadsCounted,
  writesCounted,
  readsCounted,
} from './requests/counted-requests.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** How pages are rendered, cached and refused. */
interface Pages {
  render: RenderPage;
  /** Renders without taking a place in the browsing lane: for calls, which have a place of their own. */
  renderAtOnce: RenderPage;
  caching: Pick<PageCaching, 'cache' | 'warnOfProxy'>;
  busy: BusyAnswers;
  admission: Admission;
}

interface RouteParts {
  app: App;
  pages: Pages;
  health: Health;
  jobs: readonly RecurringJob[];
  gatewaySetup: GatewaySetup;
  tracing: Tracing | undefined;
}

/** The whole site as one fetch handler: health, files, API, simulators, pages. */
export function createSiteRoutes({ app, pages, health, jobs, gatewaySetup, tracing }: RouteParts): Hono {
  const { render, caching, busy } = pages;
  // Every handler sees the path as it is in the URL; the first middleware has made sure that it is the canonical
  // spelling.
  const site = new Hono({ getPath: ({ url }) => rawPath(url) });
  const clientAddressOf = clientAddressFrom(app.config);
  const limits = addressLimits(app, clientAddressOf);
  site.use(rememberSent(), busy.remember);
  if (tracing) site.use(tracedRequests(tracing));
  site.use(proxyWarning(caching.warnOfProxy));
  site.use(cameraAllowed());
  site.use(requestId(), requestLog(app), securityHeaders(app), answerHeaders(app));
  site.use(requestDeadline());
  // The gateway's hosted page has an address that ends in a slash, and its simulator answers at the same spelling.
  const withTrailingSlash = gatewaySetup.simulator ? ['/__sim/pay/'] : [];
  site.use(canonicalPaths({ withTrailingSlash }), entryChecks());
  site.route('/', healthRoutes({ app, health, jobs }));
  serveFiles(site);
  for (const path of documentPaths) site.use(path, readsCounted(limits));
  site.use(holdUntilOpen(app));
  site.route('/', recordingRoutes(app));
  const respond = pageResponder({ app, render, busy, limits, clientAddressOf, cache: caching.cache });
  site.route('/', publishedDocumentRoutes(app, respond));
  mountDocuments(site, { app, pages, limits });
  mountReports(site, { app, limits, clientAddressOf });
  mountApi(site, { app, pages, limits, clientAddressOf });
  if (app.config.hasSimulators) site.route('/__sim', outboxSimulator(app)).route('/__sim', identitySimulator(app));
  if (gatewaySetup.simulator) site.route('/__sim/pay', gatewaySetup.simulator);
  // These three requests come from another origin and have no session: their signature authenticates them.
  site.route('/', gatewayRoutes(app, orderPayments));
  site.use(csrf({ origin: (origin) => origin === app.config.publicOrigin || origin === '' }));
  // Mounted before the bodies of pages are read, so that a recording is never in memory.
  site.route('/', recordingUploads(app));
  site.use(writesCounted(limits), uploadsCounted(app, clientAddressOf), formLimit(), pageBodies());
  site.get('/design', async (c) => (app.config.isProduction ? c.notFound() : respond(c)));
  // A missing file is answered cheaply; every other path is a page.
  site.all('*', async (c) => (/\.(?!data$)[a-z0-9]{2,5}$/i.test(c.req.path) ? c.text('Not found', 404) : respond(c)));
  site.onError((error, c) => answerError(app, c, error));
  return site;
}

/**
 * Pictures, documents for programs, doctors' calendars, pictures for shared links, and first aid without a connection.
 */
function mountDocuments(site: Hono, { app, pages: { render }, limits }: Omit<ApiParts, 'clientAddressOf'>): void {
  const pictures = new Hono().route('/pictures', pictureRoutes());
  const documents = documentRoutes(app);
  const readFile = (address: string) => (address.startsWith('/pictures/') ? pictures : documents).request(address);
  site.route('/', sharePictureRoutes({ app, render, readFile, countDrawing: (c) => limits.countRead(c, drawingCost) }));
  site.route('/', pictures);
  site.route('/', speculationRulesRoutes());
  site.route('/', calendarFeedRoutes(app));
  site.route('/', documents);
  site.route('/', offlineFirstAidRoutes({ app, render, counted: readsCounted(limits) }));
}

interface ApiParts {
  app: App;
  pages: Pages;
  limits: AddressLimits;
  clientAddressOf(c: Context): string;
}

/** What browsers report without the visitor's action: refusals of a policy, and views of pages. */
function mountReports(site: Hono, { app, limits, clientAddressOf }: Omit<ApiParts, 'pages'>) {
  site.route('/', policyReportRoutes(app, clientAddressOf)).route('/', pageViewRoutes(app, limits));
}

function mountApi(site: Hono, { app, pages, limits, clientAddressOf }: ApiParts) {
  const apiCalls = [...featureCalls, ...seoCalls(app, pages.renderAtOnce)];
  const api = createApi(app, apiCalls, { limits, clientAddressOf, admission: pages.admission });
  const document = openApiDocument(api, { title: 'Hospital group HTTP API', origin: app.config.publicOrigin });
  site.get('/api/openapi.json', async (c) => c.json(await document));
  site.route('/', apiDocsRoutes('Hospital group HTTP API'));
  site.route('/', api);
}

function serveFiles(site: Hono) {
  const root = './build/client';
  // Set even where a file is sent uncompressed: a cache must not give the compressed form to a client that did not ask
  // for it, or the uncompressed form to one that did.
  site.use('/assets/*', async (c, next) => {
    await next();
    c.header('vary', 'Accept-Encoding');
  });
  site.use('/assets/*', cachedFor(`${yearSeconds}, immutable`, serveStatic({ root, precompressed: true })));
  site.all('/assets/*', (c) => c.text('Not found', 404));
  // Documents that were files once are written from the challenge's setting now.
  for (const name of challengeDocuments)
    site.get(`/kraft-challenge-2025-${name}.pdf`, (c) => c.redirect(`/innovationcampaign/${name}`, 301));
  const forADay = cachedFor('86400', serveStatic({ root }));
  site.get('/:file{[\\w.-]+\\.(?:svg|png|ico|webmanifest|pdf)}', forADay);
  // The sample's films and episodes lie beside its texts; an install without the sample has none.
  if (!hasSampleFiles()) return;
  const ofTheSample = cachedFor('86400', serveStatic({ root: './sample' }));
  site.get('/films/:file{[a-z0-9-]+\\.webm}', ofTheSample);
  site.get('/recordings/:file{[a-z0-9-]+\\.mp3}', ofTheSample);
}

/** Sets it on the answer itself: what a file's own hook sets comes after its headers were taken. */
function cachedFor(maxAge: string, serveFile: MiddlewareHandler): MiddlewareHandler {
  return async (c, next) => {
    const answer = await serveFile(c, next);
    if (answer instanceof Response && answer.status < 300)
      answer.headers.set('cache-control', `public, max-age=${maxAge}`);
    return answer;
  };
}
