import type { ServerBuild } from 'react-router';
import type { Listening } from '#src/server/listen.ts';
import type { App } from '#src/platform/app.ts';

/** The site that is measured: composed as the server composes it, called without a network. */
export interface BenchSite {
  app: App;
  fetch: Listening['fetch'];
  answerEarly: Listening['answerEarly'];
  render(request: Request): Promise<Response>;
  /** Renders with a build that was changed for the measurement. */
  renderWith(build: ServerBuild): (request: Request) => Promise<Response>;
}

export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** The threshold, and on which side the figure must be. */
  goal: number;
  isCeiling: boolean;
}

/** A call of the API with the demo key. */
export function ask(site: BenchSite, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('x-api-key', 'demo-web-key');
  if (init.body) headers.set('content-type', 'application/json');
  return Promise.resolve(site.fetch(new Request(`http://localhost:3000/api/${path}`, { ...init, headers })));
}
