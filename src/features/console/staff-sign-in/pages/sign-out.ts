import { redirect } from 'react-router';
import { endSession } from '#src/features/patient/sessions/sessions.server.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { cookieText } from '#src/platform/http/cookies.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { isProviderSession } from '#src/features/console/provider-sign-in/provider-sign-in.server.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import type { Route } from './+types/sign-out';

/** A link cannot sign anybody out; a GET only redirects. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(localPath('/staff', context.get(requestContext).language));
}

export async function action({ context }: Route.ActionArgs) {
  const { app, actor, language, setCookie } = context.get(requestContext);
  const staff = requireStaff(actor, 'console');
  await endSession(app, staff, staff.sessionId);
  await inTransaction(app.db, (tx) =>
    recordAudit(app, tx, { actor, action: 'sign_out', subjectKind: 'session', subjectId: staff.sessionId }),
  );
  setCookie(cookieText(app, { name: 'staff_session', value: '', maxAgeSeconds: 0 }));
  const wasOfProvider = app.staffProvider !== null && (await isProviderSession(app, staff.sessionId));
  return redirect(localPath('/staff/sign-in', language) + (wasOfProvider ? '?provider=ended' : ''));
}
