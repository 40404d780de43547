/** Signing out other devices: all at once requires reauthentication, a single one does not. */
import type { Patient } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { changeCredential } from '#src/features/patient/credentials/credentials.server.ts';
import { endSession, endSessions } from '#src/features/patient/sessions/sessions.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';

/** Signs out all other devices, or this one too. Throws proof_needed (403). */
export async function signOutEverywhere(
  app: Pick<App, 'db' | 'clock' | 'random' | 'secrets'>,
  patient: Patient,
  { keepsThisOne }: { keepsThisOne: boolean },
): Promise<void> {
  await changeCredential(app, patient, {
    what: { change: 'signed_out_everywhere' },
    work: (tx) =>
      endSessions(app, tx, {
        accountId: patient.accountId,
        ...(keepsThisOne ? { except: patient.sessionId } : {}),
      }),
  });
}

/** Signs one device out and records it. Returns whether it was signed in. */
export async function signOutDevice(
  app: Pick<App, 'db' | 'clock'>,
  patient: Patient,
  sessionId: string,
): Promise<boolean> {
  if (!(await endSession(app, patient, sessionId))) return false;
  await inTransaction(app.db, (tx) =>
    recordAudit(app, tx, {
      actor: patient,
      action: 'device_signed_out',
      subjectKind: 'session',
      subjectId: sessionId,
      patientId: patient.accountId,
    }),
  );
  return true;
}
