/** The password policy: long enough, not too long, and not one of the most guessed. No composition rules. */
import { dictionary } from '@zxcvbn-ts/language-common';

export const maximumPassword = 128;
/** Deletes expired reset links and provider proofs. Returns the number of deleted rows. */
const ownWords = ['hospital', 'healthcare', 'patient', 'malaysia'];
let common: Set<string> | undefined;

/** Words that fit any hospital: an attacker guesses them first. The caller passes the names of the group. */
export function passwordRefusal(
  password: string,
  { minimum, email = '', name = '' }: { minimum: number; email?: string; name?: string },
): 'too_short' | 'too_long' | 'too_common' | null {
  const length = [...password].length;
  if (length < minimum) return 'too_short';
  if (length > maximumPassword) return 'too_long';
  common ??= new Set(dictionary['passwords-common']);
  return isGuessable(password.normalize('NFKC').toLowerCase(), [email.split('@')[0] ?? '', ...name.split(/\s+/)])
    ? 'too_common'
    : null;
}

function isGuessable(password: string, own: readonly string[]): boolean {
  // 'Password123!' is guessed as easily as 'password': digits and signs at the ends do not count.
  const core = password.replace(/^[\d\W_]+|[\d\W_]+$/g, '');
  if (new Set(password).size < 4 || isSequence(password)) return true;
  if (common!.has(password) || (core.length >= 4 && common!.has(core) && password.length - core.length < 5))
    return true;
  return [...ownWords, ...own.map((word) => word.toLowerCase())].some(
    (word) => word.length >= 4 && core === word && password.length - core.length < 5,
  );
}

/** '12345678', 'abcdefgh', '87654321'. */
function isSequence(text: string): boolean {
  const steps = [...text].slice(1).map((character, index) => character.codePointAt(0)! - text.codePointAt(index)!);
  return steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
}
