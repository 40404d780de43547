/** The simulated mailbox and phone: all messages that an embedded adapter "sent", newest first. */
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { App } from '../app.ts';
import { readMessages, type OpenedMessage } from '../outbox/outbox.server.ts';

/** Serves /__sim/outbox (a page) and /__sim/outbox.json?to=...; mounted at /__sim, only where simulators exist. */
export function outboxSimulator(app: Pick<App, 'db' | 'secrets'>): Hono {
  const simulator = new Hono();
  simulator.get('/outbox.json', async (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json((await messagesFor(app, c.req.query('to'))).map(publicShape));
  });
  simulator.get('/outbox', async (c) => {
    c.header('Cache-Control', 'no-store');
    const to = c.req.query('to');
    return c.html(page(await messagesFor(app, to), to ?? ''));
  });
  return simulator;
}

function messagesFor(app: Pick<App, 'db' | 'secrets'>, to: string | undefined): Promise<OpenedMessage[]> {
  // A plus sign in a query is read as a space, and testers paste numbers unencoded.
  const recipient = to?.startsWith(' ') ? `+${to.trimStart()}` : to;
  return readMessages(app, { ...(recipient ? { to: recipient } : {}), limit: 100 });
}

function publicShape(row: OpenedMessage) {
  return {
    channel: row.channel,
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    at: row.createdAt.toISOString(),
    status: row.status,
    attachments: row.attachments,
  };
}

function page(messages: OpenedMessage[], to: string) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Simulated outbox</title>
      </head>
      <body>
        <main>
          <h1>Simulated outbox</h1>
          <p>Mail and SMS that would have left the house, newest first.</p>
          <form method="get">
            <label>Recipient <input name="to" value="${to}" /></label>
            <button type="submit">Show</button>
          </form>
          ${messages.length === 0 ? html`<p>No messages.</p>` : ''}
          ${messages.map(messageArticle)}
        </main>
      </body>
    </html>`;
}

function messageArticle(row: OpenedMessage) {
  return html`<article>
    <hr />
    <h2>${row.channel === 'sms' ? 'SMS' : row.subject}</h2>
    <p>
      To ${row.recipient},
      <time datetime="${row.createdAt.toISOString()}">${row.createdAt.toISOString()}</time>, ${row.status}
    </p>
    <pre>${row.text}</pre>
    ${row.attachments.map(({ filename, content, contentType, encoding }) =>
      encoding
        ? html`<p>
            <a download="${filename}" href="data:${contentType};base64,${content}">${filename}</a>
          </p>`
        : html`<details>
            <summary>${filename}</summary>
            <pre>${content}</pre>
          </details>`,
    )}
  </article>`;
}
