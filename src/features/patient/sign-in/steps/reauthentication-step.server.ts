/**
 * The reauthentication step before a credential change: the typed form is carried through it, and the work continues
 * afterwards.
 */
import { data, redirect } from 'react-router';
import type { Patient, Staff } from '#src/platform/actor.ts';
import type { RequestContext } from '#src/platform/request-context.ts';
import {
  mailOwnerCode,
  proofMethods,
  proveOwner,
  type OwnerProof,
  type ProofMethod,
  startPasskeySignIn,
} from '#src/features/patient/credentials/credentials.server.ts';
import { passkeyInvalid } from '#src/features/patient/accounts/accounts.server.ts';
import { isFailure, wordsOf, type Failure } from '#src/shared/failure.ts';
import { renewedSessionCookie } from '../sign-in-responses.server.ts';

/** Data of the step. */
export interface ReauthenticationView {
  methods: readonly ProofMethod[];
  /** The fields of the waiting form, without passwords: they are sent again with the proof. */
  carried: readonly [string, string][];
  error: string | null;
  passkey: { options: string; ceremony: string } | null;
  /** A code was sent by mail. */
  isMailed: boolean;
}

type Here = Pick<RequestContext, 'app' | 'actor' | 'language' | 'clientAddress' | 'setCookie'>;

/**
 * Runs the work of a form that changes a credential. Where it throws proof_needed the step is shown with everything
 * that was typed; the form then returns with the proof, and the work runs again.
 */
export async function withProof<Result>(here: Here, request: Request, work: () => Promise<Result>) {
  const form = await request.clone().formData();
  const way = form.get('proof_way');
  if (way === 'send') {
    await mailOwnerCode(here.app, ownerOf(here));
    return data({ proof: await askToReauthenticate(here, { form, isMailed: true }) });
  }
  if (typeof way === 'string') {
    try {
      const owner = ownerOf(here);
      const { token } = await proveOwner(here.app, owner, {
        proof: proofIn(form, way, owner),
        clientAddress: here.clientAddress,
      });
      here.setCookie(renewedSessionCookie(here.app, owner, token));
    } catch (error) {
      if (!isFailure(error)) throw error;
      return refused(here, form, error);
    }
    // Nothing but the proof was sent: redirects to the page that asked for it.
    if (carriedOf(form).length === 0) throw redirect(pathOf(request), 303);
  }
  try {
    return await work();
  } catch (error) {
    if (!isFailure(error, 'proof_needed')) throw error;
    return data({ proof: await askToReauthenticate(here, { form }) }, { status: 403 });
  }
}

/** The step for a page that shows its content only after reauthentication; its form carries nothing. */
export async function askToReauthenticate(
  here: Here,
  { form, error = null, isMailed = false }: { form?: FormData; error?: string | null; isMailed?: boolean } = {},
): Promise<ReauthenticationView> {
  const owner = ownerOf(here);
  const methods = await proofMethods(here.app, owner);
  const ceremony = methods.includes('passkey') ? await startPasskeySignIn(here.app, owner.sessionId) : null;
  return {
    methods,
    carried: form ? carriedOf(form) : [],
    error,
    passkey: ceremony && { options: JSON.stringify(ceremony.options), ceremony: ceremony.ceremony },
    isMailed,
  };
}

async function refused(here: Here, form: FormData, error: Failure) {
  const { message } = wordsOf(error, here.language);
  const { status, retryAfterSeconds } = error.details;
  return data(
    { proof: await askToReauthenticate(here, { form, error: message, isMailed: form.get('proof_way') === 'mail' }) },
    { status, ...(retryAfterSeconds ? { headers: { 'retry-after': String(retryAfterSeconds) } } : {}) },
  );
}

function proofIn(form: FormData, way: string, { sessionId }: Patient | Staff): OwnerProof {
  const text = (name: string, max: number) => String(form.get(name) ?? '').slice(0, max);
  if (way === 'passkey')
    return {
      way,
      answer: {
        ceremony: text('proof_ceremony', 4_000),
        response: responseOf(text('proof_response', 20_000)),
        browser: sessionId,
      },
    };
  return { way: way === 'password' || way === 'mail' ? way : 'code', value: text('proof_value', 200) };
}

function responseOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw passkeyInvalid();
  }
}

function carriedOf(form: FormData): [string, string][] {
  return [...form].flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'zone_token' && !/^proof_|password/.test(name)
      ? [[name, value.slice(0, 20_000)] as [string, string]]
      : [],
  );
}

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

function ownerOf({ actor }: Pick<RequestContext, 'actor'>): Patient | Staff {
  if (actor.kind !== 'patient' && actor.kind !== 'staff') throw new Error('Reauthentication needs a session.');
  return actor;
}
