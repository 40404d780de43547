import { html, raw } from 'hono/html';
import type { ApiCall } from '#src/platform/http/api-call.ts';
import type { openApiDocument } from './openapi.ts';

type Document = ReturnType<typeof openApiDocument>;
interface Operation {
  summary: string;
  parameters: { name: string; in: string; required: boolean; schema: unknown }[];
  requestBody?: unknown;
  responses: Record<string, { content: unknown }>;
}

const style = `body{font:16px/1.6 system-ui,sans-serif;color:#22313f;max-width:60rem;margin:0 auto;padding:2rem 1rem}
h1,h2,h3{color:#0e2a47;line-height:1.2}code,pre{font:14px/1.5 ui-monospace,monospace;background:#e3f3f0;border-radius:4px}code{padding:.1em .3em}
pre{padding:1rem;overflow:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #cfdcdc;vertical-align:top}
section{border-top:2px solid #c9973b;margin-top:2rem}summary{cursor:pointer;padding:.7rem 0;min-height:1.5rem}a{color:#0b6b6b}.m{font-weight:700;color:#0b6b6b}`;

/**
 * The readable page of the API: every call by area, with its parameters and shapes. Its only style is named by its
 * hash in the policy.
 */
export function apiDocsPage(document: Document, calls: readonly ApiCall[]) {
  const tags = [...new Set(calls.map(({ tag }) => tag))].sort();
  const body = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${document.info.title}</title>
        <meta name="robots" content="noindex" />
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>${document.info.title}</h1>
          <p>${document.info.description}</p>
          <p>
            Answers: <code>{"status": true, "data": ...}</code>; failures:
            <code>{"status": false, "message": "...", "errors"?: {...}}</code> with the HTTP status that fits. The same
            as OpenAPI 3.1: <a href="/api/openapi.json">/api/openapi.json</a>.
          </p>
          <nav aria-label="Areas">
            <ul>
              ${tags.map((tag) => html`<li><a href="#${slug(tag)}">${tag}</a></li>`)}
            </ul>
          </nav>
          ${tags.map(
            (tag) =>
              html`<section id="${slug(tag)}">
                <h2>${tag}</h2>
                ${calls.filter((call) => call.tag === tag).map((call) => callEntry(document, call))}
              </section>`,
          )}
        </main>
      </body>
    </html>`;
  return { body, style };
}

function callEntry(document: Document, call: ApiCall) {
  const path = `/api/${call.path.replace(/:(\w+)/g, '{$1}')}`;
  const operation = document.paths[path]![call.method.toLowerCase()] as Operation;
  return html`<details>
    <summary><span class="m">${call.method}</span> <code>${path}</code> ${operation.summary}</summary>
    ${
      operation.parameters.length > 0
        ? html`<h3>Parameters</h3>
            <table>
              <thead>
                <tr>
                  <th>Name</th>
                  <th>In</th>
                  <th>Shape</th>
                </tr>
              </thead>
              <tbody>
                ${operation.parameters.map(
                  (parameter) =>
                    html`<tr>
                      <td><code>${parameter.name}</code>${parameter.required ? ' (required)' : ''}</td>
                      <td>${parameter.in}</td>
                      <td><code>${JSON.stringify(parameter.schema)}</code></td>
                    </tr>`,
                )}
              </tbody>
            </table>`
        : ''
    }
    ${
      operation.requestBody
        ? html`<h3>Body</h3>
            <pre tabindex="0">${JSON.stringify(operation.requestBody, null, 2)}</pre>`
        : ''
    }
    <h3>Answer</h3>
    <pre tabindex="0">${JSON.stringify(operation.responses['200']!.content, null, 2)}</pre>
  </details>`;
}

function slug(tag: string) {
  return tag.toLowerCase().replace(/[^a-z]+/g, '-');
}
