import type { Actor, Guest } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { guestOf, newGuest } from '#src/platform/guest-token.server.ts';
import { readCookie } from '#src/platform/http/cookies.ts';
import { findSignedIn } from '#src/features/patient/sessions/sessions.server.ts';

/** The visitor by the cookies of the request, and the cookies to send back. */
export interface Visitor {
  actor: Actor;
  /** The guest of this browser, even after it has signed in. */
  guest: Guest | null;
  ensureGuest(): Guest;
  cookies: string[];
}

/** A visitor without identity: public pages are rendered for it. */
export function nobody(app: App): Visitor {
  return visitor(app, { kind: 'anyone' }, null);
}

/** Reads the session's cookie of that audience, then the guest's. `isUse: false` does not extend an idle session. */
export async function visitorOf(
  app: App,
  request: Request,
  { audience, isUse }: { audience: 'patient' | 'staff'; isUse: boolean },
): Promise<Visitor> {
  const guest = guestOf(app, readCookie(app, request, 'guest'));
  const token = readCookie(app, request, audience === 'staff' ? 'staff_session' : 'session');
  const signedIn = await findSignedIn(app, token, { audience, carrier: 'cookie', isUse });
  if (signedIn?.kind === 'patient' && guest)
    return visitor(app, { ...signedIn, guestTokenHash: guest.tokenHash }, guest);
  return visitor(app, signedIn ?? guest ?? { kind: 'anyone' }, guest);
}

function visitor(app: App, actor: Actor, known: Guest | null): Visitor {
  const cookies: string[] = [];
  let guest = known;
  return {
    actor,
    guest,
    cookies,
    ensureGuest() {
      if (!guest) {
        const made = newGuest(app);
        guest = made.guest;
        cookies.push(made.cookie);
      }
      return guest;
    },
  };
}
