import type { AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import { hiddenInputs } from '#src/features/appointments/booking/guest-browser.fixture.ts';
import { samplePassword } from '#tests/support/sample-sign-in.ts';
import { findDebianProgram } from '../../scripts/debian-programs.mjs';
import { freePort } from '../support/free-port.ts';
import { socketBrowser } from '../support/socket-browser.ts';
import { openTestSite, type TestSite } from '../support/test-site.ts';
import { startTlsProxy, type TlsProxy } from '../support/tls-proxy.ts';

interface Visitors {
  site: TestSite;
  browser(): ReturnType<typeof socketBrowser>;
  /** A slot of the test doctor. */
  slotRequest: { slot: string; hospital: string };
  close(): Promise<void>;
}

const nginx = findDebianProgram({ names: ['nginx'], debianPackage: 'nginx', probe: ['-v'] });

/** The site on a plain http socket, as behind a proxy, for visitors who see `origin`. */
async function openSite(
  origin: string,
): Promise<{ site: TestSite; server: ServerType; port: number; slotRequest: Visitors['slotRequest'] }> {
  const site = await openTestSite({ publicOrigin: origin });
  const server = serve({ port: 0, hostname: '127.0.0.1', fetch: (request, bindings) => site.fetch(request, bindings) });
  await new Promise((done) => (server.listening ? done(undefined) : server.once('listening', done)));
  const { selangor } = await insertClinic(site.app);
  const slot = new Date('2026-11-25T09:00:00+08:00').toISOString();
  return {
    site,
    server,
    port: (server.address() as AddressInfo).port,
    slotRequest: { slot, hospital: String(selangor) },
  };
}

async function stop({ site, server }: { site: TestSite; server: ServerType }): Promise<void> {
  await new Promise((done) => server.close(done));
  await site.close();
}

async function straight(): Promise<Visitors> {
  const origin = 'https://www.hospital.example';
  const opened = await openSite(origin);
  const browser = () => socketBrowser({ socket: `http://127.0.0.1:${opened.port}`, origin });
  return { site: opened.site, slotRequest: opened.slotRequest, browser, close: () => stop(opened) };
}

async function throughNginx(): Promise<Visitors> {
  const port = await freePort();
  const origin = `https://localhost:${port}`;
  const opened = await openSite(origin);
  const proxy: TlsProxy = await startTlsProxy(nginx!, { port, sitePort: opened.port });
  const close = async () => {
    await proxy.stop();
    await stop(opened);
  };
  return {
    site: opened.site,
    slotRequest: opened.slotRequest,
    browser: () => socketBrowser({ socket: origin, origin, ca: proxy.ca }),
    close,
  };
}

const ways = [
  { way: 'an http socket behind a proxy', open: straight, isPossible: true },
  { way: 'nginx with TLS', open: throughNginx, isPossible: nginx !== undefined },
];

describe.each(ways)('with an https origin, through $way,', ({ open, isPossible }) => {
  let visitors: Visitors;
  beforeAll(async () => {
    if (isPossible) visitors = await open();
  });
  afterEach(() => visitors?.site.clock.advance(60_000));
  afterAll(() => visitors?.close());

  test.skipIf(!isPossible)('a patient signs in, and the session’s cookie is bound to this host', async () => {
    const browser = visitors.browser();
    expect((await browser.open('/login')).status).toBe(200);
    const answer = await browser.send('/login', { email: 'patient@example.test', password: samplePassword });
    expect(answer).toMatchObject({ status: 302, location: '/profile' });
    expect(browser.cookies.has('__Host-session')).toBe(true);
    expect((await browser.open('/profile')).status).toBe(200);
  });

  test.skipIf(!isPossible)('somebody registers', async () => {
    const browser = visitors.browser();
    const page = await browser.open('/register');
    const answer = await browser.send('/register', {
      name: 'Mei Fong Tan',
      email: 'meifong@example.test',
      phone: '012-345 7781',
      id_kind: 'passport',
      id_number: 'A1234567',
      nationality: 'SG',
      date_of_birth: '1990-02-03',
      gender: 'female',
      password: 'seven wet umbrellas dance',
      consent_version: hiddenOrChecked(page.html, 'consent_version'),
    });
    expect(answer.status, wordsOf(answer.html)).toBe(200);
    expect((await visitors.site.outbox('meifong@example.test'))[0]?.text).toContain('https://');
  });

  test.skipIf(!isPossible)('a guest books an appointment with the code from the SMS', async () => {
    const browser = visitors.browser();
    await browser.open('/book/test-doctor');
    const held = await browser.send('/book/test-doctor', { intent: 'hold', ...visitors.slotRequest });
    expect(held.status, wordsOf(held.html)).toBe(302);
    await browser.open(held.location);
    const details = await browser.send(held.location, {
      intent: 'details',
      name: 'Aminah binti Yusof',
      phone: '012-345 8801',
      email: 'aminah@example.test',
      visit: 'new',
      payer: 'self_pay',
      insurer: '',
      reason: 'Headache',
      consentVersion: '2026-01',
      ...visitors.slotRequest,
    });
    const [sms] = await visitors.site.outbox('+60123458801');
    const code = /\d{6}/.exec(sms?.text ?? '')?.[0] ?? '';
    const done = await browser.send('/book/test-doctor', { ...hiddenInputs(details.html), intent: 'code', code });
    expect(done.location, wordsOf(done.html)).toMatch(/^\/book\/test-doctor\?reference=A[0-9A-Z]{9}$/);
  });

  test.skipIf(!isPossible)('a visitor writes to the group', async () => {
    const browser = visitors.browser();
    const page = await browser.open('/contact-us');
    visitors.site.clock.advance(5_000);
    const answer = await browser.send('/contact-us', {
      form_key: hiddenOrChecked(page.html, 'form_key'),
      consent_version: hiddenOrChecked(page.html, 'consent_version'),
      topic: 'bill',
      hospital: '',
      name: 'Aminah binti Yusof',
      email: 'letter@example.test',
      phone: '',
      message: 'Why does my bill name two doctors?',
    });
    expect(answer.status, wordsOf(answer.html)).toBe(303);
    expect((await visitors.site.outbox('letter@example.test'))[0]?.subject).toMatch(
      /^We.ve received it: C[0-9A-Z]{9}$/,
    );
  });

  test.skipIf(!isPossible)('a member of staff gives the password and is asked for the code', async () => {
    const browser = visitors.browser();
    await browser.open('/staff/sign-in');
    const answer = await browser.send('/staff/sign-in', { email: 'admin@example.test', password: samplePassword });
    expect(answer).toMatchObject({ status: 302, location: '/staff/sign-in/code' });
    expect(browser.cookies.has('__Host-sign_in')).toBe(true);
    expect((await browser.open('/staff/sign-in/code')).status).toBe(200);
  });
});

test('a form of another origin is refused, whatever X-Forwarded-Proto and Host say', async () => {
  const visitors = await straight();
  const send = (origin: string) =>
    visitors.site.fetch(
      new Request('http://evil.example/login', {
        method: 'POST',
        headers: { origin, host: 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' },
        body: new URLSearchParams({ email: 'patient@example.test', password: samplePassword }),
      }),
    );
  try {
    expect((await send('https://evil.example')).status).toBe(403);
    expect((await send('http://evil.example')).status).toBe(403);
  } finally {
    await visitors.close();
  }
});

function hiddenOrChecked(html: string, name: string): string {
  return new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? '';
}

function wordsOf(html: string): string {
  return html
    .replace(/<(script|style)\b[^]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 1_500);
}
