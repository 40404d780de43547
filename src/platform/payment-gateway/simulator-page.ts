/** The simulated gateway's pages: our colours, and labelled as simulated. */
import { html, raw } from 'hono/html';
import type { SimulatedPayment } from './simulator.store.server.ts';

const channels = [
  ['credit', 'Credit or debit card'],
  ['fpx', 'FPX online banking'],
  ['TNG-EWALLET', "Touch 'n Go eWallet"],
  ['GrabPay', 'GrabPay'],
  ['RPP_DuitNowQR', 'DuitNow QR'],
  ['FPX_B2B', 'FPX business account'],
] as const;
const outcomes = [
  ['success', 'The payment succeeds'],
  ['failure', 'The bank declines'],
  ['pending', 'The bank says later: pending, then paid'],
  ['pending_failure', 'The bank says later: pending, then declined'],
] as const;

export const simulatorStyle = `
*{box-sizing:border-box}body{margin:0;background:#f4faf8;color:#22313f;font:1rem/1.6 'Commissioner Variable',Arial,sans-serif}
header{background:#0e2a47;color:#fff;padding:1rem}header p{margin:0 auto;max-width:36rem;display:flex;gap:.75rem;align-items:center}
header strong{background:#c9973b;color:#0e2a47;border-radius:1rem;padding:0 .75rem}
main{max-width:36rem;margin:1.5rem auto;padding:1.5rem;background:#fff;border:1px solid #d3e0de;border-radius:.75rem 2.25rem .75rem .75rem}
main.wide{max-width:64rem;overflow-x:auto}
h1{color:#0e2a47;font-size:1.6rem;line-height:1.2;margin:0 0 1rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1rem}
dt{font-weight:600;color:#0e2a47}dd{margin:0;overflow-wrap:anywhere}fieldset{border:1px solid #d3e0de;border-radius:.625rem;margin:0 0 1rem;padding:.5rem 1rem}
legend{font-weight:600;color:#0e2a47;padding:0 .25rem}label{display:flex;gap:.75rem;align-items:center;min-height:44px}
input{width:1.4rem;height:1.4rem;accent-color:#0b6b6b;flex:none}
button{min-height:44px;border:2px solid #0b6b6b;border-radius:.625rem;background:#0b6b6b;color:#fff;font:inherit;font-weight:600;padding:.25rem 1.25rem;cursor:pointer}
button.quiet{background:#fff;color:#0b6b6b}:focus-visible{outline:3px solid #0e2a47;outline-offset:2px}
p.row{display:flex;gap:.75rem;flex-wrap:wrap}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #d3e0de;white-space:nowrap}
`;
/** Submits the form that sends the browser back; its hash is in the page's policy. */
export const autoSubmit = 'document.forms[0].submit()';

type Content = ReturnType<typeof html>;

function frame(title: string, content: Content, width = ''): Content {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${raw(`<style>${simulatorStyle}</style>`)}
      </head>
      <body>
        <header>
          <p><strong>Simulated</strong> Payment gateway. No money moves.</p>
        </header>
        <main class="${width}">${content}</main>
      </body>
    </html>`;
}

function hidden(fields: Record<string, string>): Content[] {
  return Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);
}

function choice(name: string, [value, label]: readonly [string, string], isChosen: boolean): Content {
  return html`<label
    ><input type="radio" name="${name}" value="${value}" ${isChosen ? 'checked' : ''} />${label}</label
  >`;
}

/** The payment page: amount, order, description, channel and the choice of outcome. */
export function payPage(merchant: string, fields: Record<string, string>, channel: string): Content {
  return frame(
    'Simulated payment',
    html`<h1>Pay RM ${fields['amount']}</h1>
      <dl>
        <dt>Merchant</dt>
        <dd>${merchant}</dd>
        <dt>Order</dt>
        <dd>${fields['orderid']}</dd>
        <dt>For</dt>
        <dd>${fields['bill_desc']}</dd>
        <dt>Name</dt>
        <dd>${fields['bill_name']}</dd>
      </dl>
      <form method="post" action="/__sim/pay/${merchant}/outcome">
        ${hidden(fields)}
        <fieldset>
          <legend>How</legend>
          ${channels.map((one) => choice('channel', one, one[0] === channel))}
        </fieldset>
        <fieldset>
          <legend>What happens</legend>
          ${outcomes.map((one) => choice('outcome', one, one[0] === 'success'))}
        </fieldset>
        <label
          ><input type="checkbox" name="stay" value="yes" />The browser never comes back (the tab is closed after
          paying)</label
        >
        <p class="row">
          <button type="submit">Pay RM ${fields['amount']}</button
          ><button type="submit" class="quiet" name="outcome" value="closed">Close the tab without paying</button>
        </p>
      </form>`,
  );
}

/** The gateway's answer to a request with a wrong verification code. */
export function refusalPage(words: string): Content {
  return frame(
    'Simulated payment: refused',
    html`<h1>${words}</h1>
      <p>The gateway did not take this request.</p>`,
  );
}

/** The browser's return: a form that submits itself by POST from another origin. */
export function returnPage(url: string, fields: Record<string, string>): Content {
  return frame(
    'Simulated payment: going back',
    html`<h1>Going back to the merchant</h1>
      <form method="post" action="${url}">
        ${hidden(fields)}
        <p><button type="submit">Go back to the merchant</button></p>
      </form>
      ${raw(`<script>${autoSubmit}</script>`)}`,
  );
}

/** The page that is shown in place of a closed tab. */
export function closedPage(): Content {
  return frame(
    'Simulated payment: closed',
    html`<h1>This tab is as good as closed</h1>
      <p>The merchant hears nothing more from this browser.</p>`,
  );
}

/** All simulated payments, newest first. */
export function paymentsPage(rows: { payment: SimulatedPayment; acknowledged: number; waiting: number }[]): Content {
  return frame(
    'Simulated payments',
    html`<h1>Simulated payments</h1>
      <form method="post" action="/__sim/pay/deliver">
        <p><button type="submit">Send what is due now</button></p>
      </form>
      <table>
        <thead>
          <tr>
            <th>Transaction</th>
            <th>Order</th>
            <th>Amount</th>
            <th>Channel</th>
            <th>Status</th>
            <th>At</th>
            <th>Acknowledged</th>
            <th>Waiting</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ payment, acknowledged, waiting }) =>
              html`<tr>
                <td>${payment.id}</td>
                <td>${payment.orderId}</td>
                <td>${payment.amount}</td>
                <td>${payment.channel}</td>
                <td>${payment.status}</td>
                <td>${payment.payDate}</td>
                <td>${acknowledged}</td>
                <td>${waiting}</td>
              </tr>`,
          )}
        </tbody>
      </table>`,
    'wide',
  );
}
