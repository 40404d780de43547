/**
 * Firebase Authentication by its REST interface: Firebase holds the passwords, ID tokens are checked with its
 * published keys.
 */
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import {
  IdentityError,
  type IdentityProvider,
  type RevokedSubject,
  type VerifiedIdentity,
} from '../identity-provider.ts';
import { administratorCalls, personCalls, type FirebaseCall, type FirebaseConfig } from './firebase-calls.server.ts';
import { claimsOf, issuerOf, publishedKeys } from './firebase-token.server.ts';

export type { FirebaseConfig } from './firebase-calls.server.ts';

/** Firebase's own policy: six characters. Its own refusal of a weak password is passed on. */
const minimumPassword = 6;
/** The number of persons in one look-up. */
const lookupSize = 100;

interface Person {
  localId: string;
  email?: string;
  emailVerified?: boolean;
  displayName?: string;
  disabled?: boolean;
  /** Seconds: tokens from before this time are revoked. A new password sets it. */
  validSince?: string;
}

/** The adapter. `keys` are Firebase's published ones unless a test passes its own. */
export function firebaseIdentity(config: FirebaseConfig, keys: JWTVerifyGetKey = publishedKeys()): IdentityProvider {
  const call = personCalls(config);
  const administer = administratorCalls(config);
  const lookup = async (idToken: string): Promise<Person> => {
    const { users } = await call<{ users?: Person[] }>('accounts:lookup', { idToken });
    if (!users?.[0]) throw new IdentityError('invalid_token');
    return users[0];
  };
  const signedIn = async (idToken: string) =>
    identityOf(config, await claimsOf(config, keys, idToken), await lookup(idToken));
  return {
    kind: 'firebase',
    minimumPassword,
    managesUsers: administer !== null,
    async register({ email, password, name }) {
      const person = { email, password, displayName: name, returnSecureToken: true };
      const { idToken } = await call<{ idToken: string }>('accounts:signUp', person);
      return signedIn(idToken);
    },
    // Both make one call to Firebase; its result is not used.
    async imitateRegister(credential) {
      await tokenOf(call, credential).catch(() => null);
    },
    signIn: async (credential) => signedIn(await tokenOf(call, credential)),
    verifyToken: (token) => signedIn(token),
    startReset: (email) => startReset(call, email),
    async finishReset({ code, password }) {
      const { email } = await call<{ email: string }>('accounts:resetPassword', {
        oobCode: code,
        newPassword: password,
      });
      const { subject, issuer } = await signedIn(await tokenOf(call, { email, password }));
      return { subject, issuer };
    },
    ...managed(call, administer),
  };
}

async function startReset(call: ReturnType<typeof personCalls>, email: string): Promise<{ kind: 'sent' }> {
  await call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email }).catch((error: unknown) => {
    // An unknown address is answered like a known one.
    if (!(error instanceof IdentityError) || error.code !== 'invalid_credential') throw error;
  });
  return { kind: 'sent' };
}

/** Changes of a person: by the owner with the present password, or by the project's administrator. */
function managed(
  call: FirebaseCall,
  administer: FirebaseCall | null,
): Pick<IdentityProvider, 'setPassword' | 'changeEmail' | 'remove' | 'listRevoked'> {
  const asAdministrator = () => {
    if (!administer) throw new IdentityError('unavailable');
    return administer;
  };
  return {
    async setPassword({ subject, password, present }) {
      if (!present) return void (await asAdministrator()('accounts:update', { localId: subject, password }));
      const idToken = await tokenOf(call, present);
      await call('accounts:update', { idToken, password, returnSecureToken: false });
    },
    async changeEmail({ subject, email }) {
      await asAdministrator()('accounts:update', { localId: subject, email, emailVerified: true });
    },
    async remove(subject) {
      await asAdministrator()('accounts:delete', { localId: subject }).catch((error: unknown) => {
        // The user was deleted before.
        if (!(error instanceof IdentityError) || error.code !== 'invalid_token') throw error;
      });
    },
    async listRevoked(subjects) {
      if (!administer) return [];
      const revoked: RevokedSubject[] = [];
      for (let start = 0; start < subjects.length; start += lookupSize) {
        const some = subjects.slice(start, start + lookupSize);
        const { users = [] } = await administer<{ users?: Person[] }>('accounts:lookup', { localId: some });
        revoked.push(...some.map((subject) => revocationOf(subject, users)));
      }
      return revoked.filter(({ before }) => before === null || before.getTime() > 0);
    },
  };
}

function revocationOf(subject: string, users: readonly Person[]): RevokedSubject {
  const person = users.find(({ localId }) => localId === subject);
  if (!person || person.disabled) return { subject, before: null };
  return { subject, before: new Date(Number(person.validSince ?? 0) * 1000) };
}

async function tokenOf(call: FirebaseCall, { email, password }: { email: string; password: string }): Promise<string> {
  const body = { email, password, returnSecureToken: true };
  return (await call<{ idToken: string }>('accounts:signInWithPassword', body)).idToken;
}

/**
 * The token names the person; the look-up gives the present state: the address, and whether it is verified, disabled or
 * signed out since.
 */
function identityOf(config: FirebaseConfig, claims: JWTPayload, person: Person): VerifiedIdentity {
  if (person.localId !== claims.sub) throw new IdentityError('invalid_token');
  if (person.disabled) throw new IdentityError('user_disabled');
  if (Number(person.validSince ?? 0) > Number(claims['auth_time'])) throw new IdentityError('invalid_token');
  const provider = (claims['firebase'] as { sign_in_provider?: string } | undefined)?.sign_in_provider;
  return {
    issuer: issuerOf(config),
    subject: person.localId,
    email: person.email?.toLowerCase() ?? null,
    isEmailVerified: person.emailVerified === true,
    name: person.displayName ?? (claims['name'] as string | undefined) ?? null,
    method: provider === 'google.com' ? 'google' : provider === 'facebook.com' ? 'facebook' : 'password',
  };
}
