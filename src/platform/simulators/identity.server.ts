/**
 * Simulated Google and Facebook: labelled pages on which a tester chooses a person, types one, or closes the window.
 */
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { App } from '../app.ts';
import type { SocialProvider } from '../identity/identity-provider.ts';
import { returnAddress, simulatedCode, simulatedIdentity } from '../identity/social-sign-in.server.ts';

const names = { google: 'Google', facebook: 'Facebook' } as const;
const samplePeople = [
  { name: 'Aisyah binti Rahman', email: 'aisyah@example.test' },
  { name: 'Daniel Lim Wei Jie', email: 'daniel@example.test' },
  { name: 'Sample patient', email: 'patient@example.test' },
];

/** Serves /__sim/identity/{google,facebook}; mounted at /__sim, only where simulators exist. */
export function identitySimulator(app: Pick<App, 'config' | 'clock'>): Hono {
  const simulator = new Hono();
  // The opener policy of a real provider's pages: the page that opened the pop-up stays connected with it.
  simulator.use('/identity/*', async (c, next) => {
    await next();
    c.header('cross-origin-opener-policy', 'unsafe-none');
  });
  simulator.get('/identity/:provider{google|facebook}', (c) => {
    c.header('cache-control', 'no-store');
    return c.html(page(c.req.param('provider') as SocialProvider, c.req.query('state') ?? ''));
  });
  simulator.post('/identity/:provider{google|facebook}', async (c) => {
    const provider = c.req.param('provider') as SocialProvider;
    const form = await c.req.formData();
    const answer = new URLSearchParams({ state: text(form, 'state') });
    if (form.get('choice') === 'cancel') answer.set('error', 'access_denied');
    else
      answer.set(
        'code',
        simulatedCode(
          app,
          simulatedIdentity(provider, {
            email: text(form, 'email'),
            isEmailVerified: form.get('verified') === 'yes',
            name: text(form, 'name'),
          }),
        ),
      );
    return c.redirect(`${returnAddress(app.config.publicOrigin, provider)}?${answer}`, 303);
  });
  return simulator;
}

function text(form: FormData, name: string): string {
  return String(form.get(name) ?? '').slice(0, 400);
}

function page(provider: SocialProvider, state: string) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Simulated ${names[provider]}</title>
      </head>
      <body>
        <main>
          <h1>Simulated ${names[provider]}</h1>
          <p>This is not ${names[provider]}. It stands in for it until a client id is configured.</p>
          ${samplePeople.map(
            (person) =>
              html`<form method="post">
                <input type="hidden" name="state" value="${state}" /><input type="hidden" name="verified" value="yes" />
                <input type="hidden" name="name" value="${person.name}" /><input
                  type="hidden"
                  name="email"
                  value="${person.email}"
                />
                <p><button type="submit">Continue as ${person.name} (${person.email})</button></p>
              </form>`,
          )}
          ${somebodyElse(provider, state)}
          <form method="post">
            <input type="hidden" name="state" value="${state}" /><button name="choice" value="cancel">Cancel</button>
          </form>
        </main>
      </body>
    </html>`;
}

/** A form for any name and address. */
function somebodyElse(provider: SocialProvider, state: string) {
  return html`<h2>Somebody else</h2>
    <form method="post">
      <input type="hidden" name="state" value="${state}" />
      <p>
        <label>Name <input name="name" autocomplete="name" required /></label>
      </p>
      <p>
        <label
          >Email, empty if ${names[provider]} tells none <input name="email" type="email" autocomplete="email"
        /></label>
      </p>
      <p>
        <label
          ><input type="checkbox" name="verified" value="yes" /> ${names[provider]} says that the address is
          verified</label
        >
      </p>
      <p><button type="submit">Continue</button></p>
    </form>`;
}
