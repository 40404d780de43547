/**
 * Questions that a form may not ask as ordinary text: passwords, codes and card numbers never; identity numbers only
 * with the kind of question for them (masked for staff, and each access is recorded). The words are matched in all
 * three languages, in whichever column they were typed.
 */
import type { ThreeTexts } from './custom-form.schema.ts';

export type Sensitive = 'secret' | 'identity';

const secretWords = [
  /\b(pass\s?words?|pass\s?codes?|pin\s?(code|number|no)|otp|one[- ]time\s(pass)?(code|password)|tac\s?(code|number|no)?|security code)\b/i,
  /\b(credit|debit|bank|atm)\s?cards?\b.{0,20}\b(numbers?|no|details)\b|\bcard\s(numbers?|no)\b|\bcvv2?\b|\bcvc\b/i,
  /\b(bank\s)?account\s(numbers?|no)\b|\bno(mbor)?\.?\sakaun\b/i,
  /\bkata\s?laluan\b|\bnombor\spin\b|\bkod\s(keselamatan|pengesahan)\b|\bno(mbor)?\.?\skad\s(kredit|debit|bank|atm)\b/i,
  /密码|口令|验证码|一次性密码|安全码|(信用|借记|扣账|提款|银行)卡(号|号码|资料)|银行(户口|账户|账号)/,
];

const identityWords = [
  /\bmykad\b|\bnric\b|\bic\s?(numbers?|no)\b|\bi\.c\.|\bidentity\s(cards?|numbers?|no)\b/i,
  /\bidentification\s(cards?|numbers?|no)\b|\bpassports?\s?(numbers?|no)?\b|\bpasport\b|\bno(mbor)?\.?\s(kad\s)?pengenalan\b|\bkad\spengenalan\b/i,
  /身份证|身分证|证件号|护照/,
];

/** The sensitive data that a question asks for; null where it asks for none. */
export function sensitiveIn(texts: readonly ThreeTexts[]): Sensitive | null {
  const words = texts.flatMap(({ en, ms, zh }) => [en, ms, zh]).join('\n');
  if (secretWords.some((pattern) => pattern.test(words))) return 'secret';
  return identityWords.some((pattern) => pattern.test(words)) ? 'identity' : null;
}
