/** The regulator forbids links, call-back numbers and requests for personal data in an SMS; a message that breaks this must not be queued. */
export function refusalOfSmsText(text: string): 'link' | 'phone_number' | 'too_long' | null {
  if (text.length > 480) return 'too_long';
  if (/https?:|www\.|\b[a-z0-9-]+\.(com|my|net|org|io|ly|me|link|test)\b/i.test(text)) return 'link';
  // Eight digits or more, as numbers are written; a reference ('A2345...') and a date ('2026, 2:30 pm') are none.
  return /(?<![A-Za-z0-9])\+?\d(?:[ ().-]?\d){7,}/.test(text) ? 'phone_number' : null;
}
