/**
 * The Malaysian identity number: YYMMDD-PB-###G. It has no check digit; the date, the place of birth and the gender
 * at issue (odd for men) can be checked. It does not contain the century.
 */
export interface Nric {
  /** Twelve digits. */
  digits: string;
  /** Possible days of birth, 'YYYY-MM-DD', the earlier first; two where the century is open. */
  birthDates: string[];
  birthPlace: string;
  /** At issue; the person's own statement takes precedence. */
  gender: 'female' | 'male';
}

export type NricRefusal = 'shape' | 'date' | 'place';

/** Place-of-birth codes that were never issued. */
const unusedPlaces = new Set(['00', '17', '18', '19', '20', '69', '70', '73', '80', '81', '94', '95', '96', '97']);

/**
 * Parses a typed number, with or without dashes and spaces. `today` is the Malaysian day; a later day of birth is
 * refused.
 */
export function readNric(text: string, today: string): Nric | NricRefusal {
  const digits = text.replace(/[\s\-–]/g, '');
  if (!/^[0-9]{12}$/.test(digits)) return 'shape';
  const birthDates = ['19', '20']
    .map((century) => `${century}${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`)
    .filter((day) => isRealDay(day) && day <= today);
  if (birthDates.length === 0) return 'date';
  const birthPlace = digits.slice(6, 8);
  if (unusedPlaces.has(birthPlace)) return 'place';
  return { digits, birthDates, birthPlace, gender: Number(digits[11]) % 2 === 1 ? 'male' : 'female' };
}

/** The day of birth where only one century fits, else null: then the person is asked. */
export function birthDateOf(nric: Nric): string | null {
  return nric.birthDates.length === 1 ? nric.birthDates[0]! : null;
}

/** '900101-14-5678': shown to the owner alone. */
export function formatNric(digits: string): string {
  return `${digits.slice(0, 6)}-${digits.slice(6, 8)}-${digits.slice(8)}`;
}

/** '******-**-5678': the only form that may be shown, stored by a browser or logged. */
export function maskNric(digits: string): string {
  return `******-**-${digits.slice(-4)}`;
}

/** A passport's last three characters after asterisks; short numbers are masked whole. */
export function maskPassport(number: string): string {
  return number.length < 6 ? '*'.repeat(number.length) : '*'.repeat(number.length - 3) + number.slice(-3);
}

/** Whether 'YYYY-MM-DD' is a day of the calendar. */
export function isRealDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}
