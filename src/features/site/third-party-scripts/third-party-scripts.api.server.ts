import { z } from 'zod';
import { apiCall } from '#src/platform/http/api-call.ts';
import { contextsOf } from './script-context.rules.ts';
import { scriptsFor } from './third-party-scripts.server.ts';

/** 'null' and an empty text mean the default, as in the specification. */
const absent = (value: unknown) => (value === '' || value === 'null' ? undefined : value);
const number = z.preprocess(absent, z.coerce.number().int().positive().max(2_000_000_000).optional());
const place = z.preprocess(absent, z.string().trim().min(1).max(100).optional());

export const thirdPartyScriptCalls = [
  apiCall({
    method: 'GET',
    path: 'settings/third-party-scripts',
    tag: 'Settings',
    summary:
      'Scripts of others for a hospital, location or clinic, or without one for every public page; data-needs-consent marks what waits for consent. Empty for who is signed in',
    query: z.object({ hospital_id: number, location: place, clinic_id: number, clinic_location: place }),
    answer: z.object({ script: z.string(), body_script: z.string() }),
    access: 'session',
    // The server decides whether the visitor is signed in, because anybody can change the browser's stored value.
    handle: async ({ app, actor, query, cookie }) =>
      actor.kind === 'patient' || cookie('staff_session')
        ? { script: '', body_script: '' }
        : scriptsFor(app, contextsOf(query)),
  }),
];
