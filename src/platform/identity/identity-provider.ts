/**
 * An identity that the provider has verified by a credential. What the hospital stores about the person is in
 * `accounts`.
 */
export interface VerifiedIdentity {
  /**
   * 'local:credential', 'https://accounts.google.com', 'https://www.facebook.com',
   * 'https://securetoken.google.com/<project>'.
   */
  issuer: string;
  /** The issuer's own id of the person; never an address. */
  subject: string;
  /** In lower case; null when the provider does not give it. */
  email: string | null;
  /** Only a verified address may lead to an account that was made in another way. */
  isEmailVerified: boolean;
  name: string | null;
  method: 'password' | 'google' | 'facebook' | 'provider';
}

export type IdentityErrorCode =
  | 'invalid_credential'
  | 'weak_password'
  | 'email_in_use'
  | 'user_disabled'
  | 'too_many_attempts'
  | 'invalid_code'
  | 'invalid_token'
  | 'unavailable';

/** A refusal of the provider. Its own words are passed on where the specification says so. */
export class IdentityError extends Error {
  readonly code: IdentityErrorCode;
  constructor(code: IdentityErrorCode, providerMessage?: string) {
    super(providerMessage ?? code);
    this.name = 'IdentityError';
    this.code = code;
  }
}

export interface NewCredential {
  email: string;
  password: string;
  name: string;
}

/**
 * A person whose sessions must end: those from before a moment, such as that of a new password, or all of them (null).
 */
export interface RevokedSubject {
  subject: string;
  before: Date | null;
}

/** The identity provider: `embedded` (Better Auth on our database) or `firebase`, chosen by configuration. */
export interface IdentityProvider {
  kind: 'embedded' | 'firebase';
  /** Minimum password length in characters. */
  minimumPassword: number;
  /** Whether the provider changes and deletes users at our request. Firebase does with a service account alone. */
  managesUsers: boolean;
  /** Throws email_in_use, weak_password. */
  register(credential: NewCredential): Promise<VerifiedIdentity>;
  /**
   * Does the work of `register` for an address that is taken, so that the duration does not reveal it; creates nothing
   * that grants access.
   */
  imitateRegister(credential: NewCredential): Promise<void>;
  /** Throws invalid_credential (after the same time for an unknown address), user_disabled, too_many_attempts. */
  signIn(credential: { email: string; password: string }): Promise<VerifiedIdentity>;
  /**
   * Verifies the token of the single-sign-on call with its issuer; a token of our own is then used up. Throws
   * invalid_token, user_disabled.
   */
  verifyToken(token: string, browser: { guestHash?: string }): Promise<VerifiedIdentity>;
  /**
   * Begins a password reset by mail. `sent` when the provider sends the mail itself; `code` when we do, with its
   * validity in minutes. For an address without a password the same work is done, and the code is invalid: it must not
   * be mailed.
   */
  startReset(
    email: string,
  ): Promise<{ kind: 'code'; code: string; validMinutes: number; isKnown: boolean } | { kind: 'sent' }>;
  /** Sets the password by a mailed code, once. Returns the owner. Throws invalid_code, weak_password. */
  finishReset(input: { code: string; password: string }): Promise<{ issuer: string; subject: string }>;
  /**
   * Sets a password after the site has verified the person (a phone code, the present password). A provider that lets
   * only the owner do it needs the `present` one, and is unavailable without it. Throws weak_password,
   * invalid_credential, unavailable.
   */
  setPassword(input: {
    subject: string;
    password: string;
    present?: { email: string; password: string };
  }): Promise<void>;
  /**
   * Changes the address with which the person signs in; reset links that were mailed to the old address become invalid.
   * Throws email_in_use, unavailable.
   */
  changeEmail(input: { subject: string; email: string }): Promise<void>;
  /** Deletes the person; an unknown one counts as deleted. Throws unavailable. */
  remove(subject: string): Promise<void>;
  /** Which of these persons must be signed out. Throws unavailable. */
  listRevoked(subjects: readonly string[]): Promise<RevokedSubject[]>;
}

/** Sign-in with Google or Facebook by pop-up or redirect, where it runs through this server. */
export interface SocialSignIn {
  /** Which buttons are shown. */
  providers: readonly SocialProvider[];
  /** Whether the providers are simulators, which the page labels as such. */
  isSimulated: boolean;
  /** The provider's address for the visitor. `state` comes back and is compared by the caller. */
  addressOf(provider: SocialProvider, state: string): Promise<string>;
  /** Reads the answer at the return address. Throws invalid_token. */
  finish(provider: SocialProvider, answer: URLSearchParams): Promise<VerifiedIdentity>;
}
export type SocialProvider = 'google' | 'facebook';
