/**
 * The regulator forbids links, call-back numbers and requests for personal data in an SMS. Returns what the text
 * breaks, or null; a refused text must not be queued.
 */
export function refusalOfSmsText(text: string): 'link' | 'phone_number' | 'personal_data' | 'too_long' | null {
  if (text.length > 480) return 'too_long';
  if (
    /https?:|www\.|\b[a-z0-9-]+\.(com|my|net|org|io|ly|me|link|test|info|biz|co|app|dev|shop|store|site|online|xyz|top|club|live|asia|sg|cn|id|tv|gl|gd|to|page|click)\b/i.test(
      text,
    )
  )
    return 'link';
  if (asksForPersonalData(text)) return 'personal_data';
  // Eight digits or more, as phone numbers are written; a reference ('A2345...') and a date ('2026, 2:30 pm') do not
  // count.
  return /(?<![A-Za-z0-9])\+?\d(?:[ ().-]?\d){7,}/.test(text) ? 'phone_number' : null;
}

const asking =
  /\b(reply|send|give|tell|provide|confirm|update|submit|fill in|balas|hantar|beri|berikan|sahkan|kemas kini|kemaskini|isi|masukkan|enter)\b|回复|回覆|发送|提供|告诉|告知|更新|填写|输入|确认您的/i;
const personalData =
  /\b(ic|nric|mykad|identity (card|number)|passport( number)?|password|pin|otp|bank account|account number|card number|cvv|date of birth|birth date|home address|kad pengenalan|no\.? ic|pasport|kata laluan|akaun bank|nombor akaun|nombor kad|tarikh lahir|alamat rumah)\b|身份证|身分证|护照|密码|银行账|银行户口|卡号|出生日期|住址/i;
const warning =
  /\b(never|do not|don['’]t|no one|nobody|will not|jangan|tidak akan|tiada sesiapa)\b|切勿|请勿|不要|不会|别/i;

/** Whether a sentence asks for data that identifies a person; a warning against giving it is allowed. */
function asksForPersonalData(text: string): boolean {
  return text
    .split(/[.!?。！？;；\n]+/)
    .some((sentence) => asking.test(sentence) && personalData.test(sentence) && !warning.test(sentence));
}
