import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { externalAppointments } from '#src/platform/appointment-service/external-service.server.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import { weeklySessions } from '#src/features/appointments/appointments/data/appointments.table.ts';
import { askAppointmentService } from './reconcile-external-bookings.server.ts';

const key = 'a key of the portal, long enough for it';
const paths = {
  create: '/api/engine/create',
  list: '/api/engine/list',
  view: '/api/engine/view',
  cancel: '/api/engine/cancel',
  doctor: '/api/engine/doctor',
  calendar: '/api/engine/calendar',
  timeslot: '/api/engine/timeslot',
};

/** The network between portal and hospital: working, cut, silent, or delivering requests and losing their answers. */
export interface Line {
  state: 'whole' | 'cut' | 'silent' | 'loses answers';
  /** Names of the attempted calls, in order. */
  calls: string[];
}

/**
 * Two instances, one serving the other over HTTP: the hospital manages the schedule, the portal has none of its own.
 */
export async function openExternalSchedulerSite() {
  const hospital = await openTestSite({ partnerKeys: [key] });
  const line: Line = { state: 'whole', calls: [] };
  const end = new AbortController();
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: (request) => pass(hospital, line, { request, end: end.signal }),
  });
  await new Promise((resolve) => (server.listening ? resolve(undefined) : server.once('listening', resolve)));
  const { port } = server.address() as AddressInfo;
  const appointmentService = {
    url: `http://127.0.0.1:${port}`,
    key,
    apiKey: 'demo-web-key',
    deadlineMs: 20_000,
    paths,
  };
  const portal = await openTestSite({ appointmentService });
  await insertClinic(hospital.app);
  const clinic = await insertClinic(portal.app);
  await portal.app.db.delete(weeklySessions);
  return {
    hospital,
    portal,
    clinic,
    line,
    /** Runs what the portal does every minute. */
    async passAMinute() {
      hospital.clock.advance(61_000);
      portal.clock.advance(61_000);
      return askAppointmentService({
        ...portal.app,
        appointmentService: externalAppointments(appointmentService, portal.clock),
      });
    },
    advance(ms: number) {
      hospital.clock.advance(ms);
      portal.clock.advance(ms);
    },
    async close() {
      await portal.close();
      end.abort();
      await new Promise((resolve) => server.close(resolve));
      await hospital.close();
    },
  };
}

export type ExternalSchedulerSite = Awaited<ReturnType<typeof openExternalSchedulerSite>>;

async function pass(
  hospital: TestSite,
  line: Line,
  { request, end }: { request: Request; end: AbortSignal },
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  line.calls.push(pathname.split('/').at(-1)!);
  if (line.state === 'silent') await new Promise((resolve) => end.addEventListener('abort', resolve));
  if (line.state === 'cut' || line.state === 'silent') return new Response('Bad gateway', { status: 502 });
  const body = request.method === 'POST' ? { body: await request.text() } : {};
  const answer = await hospital.request(pathname + search, {
    method: request.method,
    headers: request.headers,
    ...body,
  });
  return line.state === 'loses answers' ? new Response('Bad gateway', { status: 502 }) : answer;
}
