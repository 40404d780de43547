import { z } from 'zod';
import { apiCall } from '#src/platform/http/api-call.ts';
import { contextsOf } from './script-context.rules.ts';
import { scriptsFor } from './third-party-scripts.server.ts';

/** 'null' and an empty text are the specification's default too. */
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
    // The server knows who is signed in; what a browser remembers of it, anybody can change.
    handle: async ({ app, actor, query, cookie }) =>
      actor.kind === 'patient' || cookie('staff_session')
        ? { script: '', body_script: '' }
        : scriptsFor(app, contextsOf(query)),
  }),
];
