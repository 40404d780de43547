/** Who has proved to be whom, by a credential that the provider checks. What the hospital makes of it is the accounts'. */
export interface VerifiedIdentity {
  /** 'local:credential', 'https://accounts.google.com', 'https://www.facebook.com', 'https://securetoken.google.com/<project>'. */
  issuer: string;
  /** The issuer's own name for the person; never an address. */
  subject: string;
  /** In lower case; null when the provider tells none. */
  email: string | null;
  /** Only then may it lead to an account that was made another way. */
  isEmailVerified: boolean;
  name: string | null;
  method: 'password' | 'google' | 'facebook';
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

/** Somebody whose sessions end: those from before a moment, as a new password asks, or, with null, all of them. */
export interface RevokedSubject {
  subject: string;
  before: Date | null;
}

/** The identity provider: `embedded` (Better Auth on our database) or `firebase`, chosen by configuration. */
export interface IdentityProvider {
  kind: 'embedded' | 'firebase';
  /** Shortest password that it takes, in characters. */
  minimumPassword: number;
  /** Whether it changes and deletes its users by our word. Firebase does with a service account alone. */
  managesUsers: boolean;
  /** Throws email_in_use, weak_password. */
  register(credential: NewCredential): Promise<VerifiedIdentity>;
  /** The work of `register` for an address that we know, whose time must not tell so: nothing is made that opens anything. */
  imitateRegister(credential: NewCredential): Promise<void>;
  /** Throws invalid_credential (the same, and after the same time, for an unknown address), user_disabled, too_many_attempts. */
  signIn(credential: { email: string; password: string }): Promise<VerifiedIdentity>;
  /** What the single-sign-on call is given: checked with its issuer, spent where it is ours. Throws invalid_token, user_disabled. */
  verifyToken(token: string, browser: { guestHash?: string }): Promise<VerifiedIdentity>;
  /**
   * Begins a reset by mail. `sent` when the provider mails by itself; `code` when we do. For an address without a password the
   * same work is done and the code opens nothing: it must not be mailed.
   */
  startReset(email: string): Promise<{ kind: 'code'; code: string; isKnown: boolean } | { kind: 'sent' }>;
  /** Sets the password that a mailed code allows, once. Answers whose it is. Throws invalid_code, weak_password. */
  finishReset(input: { code: string; password: string }): Promise<{ issuer: string; subject: string }>;
  /**
   * Sets a password after we have checked the person ourselves (a phone code, the present password). A provider that lets only
   * the owner do it needs the `present` one, and is unavailable without it. Throws weak_password, invalid_credential, unavailable.
   */
  setPassword(input: {
    subject: string;
    password: string;
    present?: { email: string; password: string };
  }): Promise<void>;
  /** The person signs in with that address from now on; resets that were mailed to the old one are worth nothing. Throws email_in_use, unavailable. */
  changeEmail(input: { subject: string; email: string }): Promise<void>;
  /** Forgets the person; one whom it does not know is forgotten already. Throws unavailable. */
  remove(subject: string): Promise<void>;
  /** Which of these persons may not stay signed in. Throws unavailable. */
  listRevoked(subjects: readonly string[]): Promise<RevokedSubject[]>;
}

/** Sign-in with Google or Facebook by pop-up or redirect, where it runs through our server. */
export interface SocialSignIn {
  /** Which buttons are shown. */
  providers: readonly SocialProvider[];
  /** Whether they are the labelled simulators. */
  isSimulated: boolean;
  /** Where the visitor is sent. `state` comes back and is compared by the caller. */
  addressOf(provider: SocialProvider, state: string): Promise<string>;
  /** What came back to our return address. Throws invalid_token. */
  finish(provider: SocialProvider, answer: URLSearchParams): Promise<VerifiedIdentity>;
}
export type SocialProvider = 'google' | 'facebook';
