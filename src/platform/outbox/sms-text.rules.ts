/**
 * The regulator forbids links, call-back numbers and requests for personal data in an SMS. Returns what the text
 * breaks, or null; a refused text must not be queued.
 */
export function refusalOfSmsText(text: string): 'link' | 'phone_number' | 'personal_data' | 'too_long' | null {
  if (text.length > 480) return 'too_long';
  if (
    /https?:|www\.|\b[a-z0-9-]+\.(com|my|net|org|io|ly|me|link|test|info|biz|co|app|dev|shop|store|site|online|xyz|top|club|live|asia|sg|cn|id|tv|gl|gd|to|page|click|health|care|hospital|clinic|website|space|vip|cc|eu|uk|us|au|th|vn|ph)\b/i.test(
      text,
    )
  )
    return 'link';
  if (asksForPersonalData(text)) return 'personal_data';
  // Eight digits or more, as phone numbers are written; a reference ('A2345...') and a date ('2026, 2:30 pm') do not
  // count.
  return /(?<![A-Za-z0-9])\+?\d(?:[ ().-]?\d){7,}/.test(text) ? 'phone_number' : null;
}

const verbs = {
  latin:
    'reply|send|give|tell|provide|confirm|update|submit|fill in|enter|share|type|key in|state|text us|whatsapp us|upload|balas|hantar|hantarkan|beri|berikan|sahkan|kemas kini|kemaskini|isi|masukkan|taip|nyatakan|kongsi|kongsikan|maklumkan|muat naik',
  chinese: '回复|回覆|发送|发给|发来|发到|传来|传给|提供|告诉|告知|更新|填写|输入|上传|分享|确认您的',
};
const asking = new RegExp(
  `\\b(?:${verbs.latin}|we need your|what is your|what's your|kami perlukan|apakah)\\b|${verbs.chinese}|请问您的|我们需要您的`,
  'i',
);
const personalData =
  /\b(ic|nric|mykad|identity (card|number)|passport( number)?|password|pin|otp|bank account|account number|card number|(credit|debit) card|cvv|date of birth|birth date|full name|(your|home|postal|e-?mail) address|your (phone|telephone|mobile|policy) number|your diagnosis|medical records?|kad pengenalan|no\.? ic|pasport|kata laluan|akaun bank|nombor akaun|nombor kad|kad (kredit|debit)|tarikh lahir|nama penuh|alamat (rumah|anda|e-?mel)|nombor (telefon|polisi) anda|rekod perubatan)\b|身份证|身分证|护照|密码|银行账|银行户口|卡号|信用卡|出生日期|姓名|住址|您的地址|电邮地址|电话号码|病历/i;
/** 'Never give …', 'we will not ask you to send …': the request that a warning denies, to the end of its clause. */
const denied = new RegExp(
  `\\b(?:never|do not|don['’]t|no one|nobody|will not|won['’]t|jangan|tidak akan|tiada sesiapa)\\b(?: \\w+){0,2}? (?:ask|asks|minta|meminta|${verbs.latin})\\b[^,:;，：；]*|(?:切勿|请勿|不要|不会|别)[^，：]{0,8}?(?:要求|索取|询问|${verbs.chinese})[^，：]*`,
  'gi',
);

/** Whether a sentence asks for data that identifies a person; a warning against giving it is allowed. */
function asksForPersonalData(text: string): boolean {
  return text
    .split(/[.!?。！？;；\n]+/)
    .map((sentence) => sentence.replace(denied, ' '))
    .some((sentence) => asking.test(sentence) && personalData.test(sentence));
}

/**
 * The text as it is sent: the no-break spaces of pages are not in the alphabet of SMS, and one of them would halve what
 * an SMS can carry.
 */
export function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
