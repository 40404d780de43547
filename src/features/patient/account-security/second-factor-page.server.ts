import { toString as drawQr } from 'qrcode';
import type { Patient } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import {
  proveOwner,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorState,
  startSecondFactor,
} from '#src/features/patient/credentials/credentials.server.ts';
import { renewedSessionCookie } from '#src/features/patient/sign-in/sign-in.server.ts';
import { guessLimit } from '#src/features/patient/privacy/privacy.rules.ts';

/** Data of the page: the set-up with its QR code for the authenticator app, or the present state. */
export async function viewSecondFactor(app: App, patient: Patient) {
  const state = await secondFactorState(app, patient);
  if (state.since) return { ...state, setUp: null };
  const { secret, address } = await startSecondFactor(app, patient);
  const svg = await drawQr(address, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' });
  return {
    ...state,
    setUp: {
      secret: secret.match(/.{1,4}/g)!.join(' '),
      address,
      size: Number(/viewBox="0 0 (\d+)/.exec(svg)![1]),
      path: /stroke="#000000" d="([^"]+)"/.exec(svg)![1]!,
    },
  };
}

/**
 * Handles one POST: turns the second factor on, renews the recovery codes, or turns it off. Where it is on, the typed
 * code counts as reauthentication. Returns the codes, which are shown only once.
 */
export async function changeSecondFactor(
  app: App,
  patient: Patient,
  {
    intent,
    code,
    clientAddress,
    setCookie,
  }: { intent: string; code: string; clientAddress: string; setCookie: (text: string) => void },
): Promise<string[]> {
  if (intent === 'confirm') {
    await countAgainstLimit(app, guessLimit, patient.accountId);
    return confirmSecondFactor(app, patient, code);
  }
  const { token } = await proveOwner(app, patient, { proof: { way: 'code', value: code }, clientAddress });
  setCookie(renewedSessionCookie(app, patient, token));
  if (intent === 'renew') return renewRecoveryCodes(app, patient);
  await removeSecondFactor(app, patient);
  return [];
}
