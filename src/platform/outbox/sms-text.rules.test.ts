import { expect, test } from 'vitest';
import { refusalOfSmsText } from './sms-text.rules.ts';

test('an SMS with a code, a date or a reference may leave', () => {
  expect(refusalOfSmsText('RM0.00 Melur: 123456 is your code. It is valid for 5 minutes.')).toBeNull();
  expect(refusalOfSmsText('Melur: appointment A234567892 is confirmed: Mon 23 Nov 2026, 2:30 pm.')).toBeNull();
  expect(refusalOfSmsText('Melur：预约 A234567892 已确认，2026年11月23日 周一 14:30')).toBeNull();
});

test.each([
  'see https://melur.example',
  'see www.melur',
  'open melur.com now',
  'melur.shop has it',
  'see melur.app',
  'melur.health',
])('an SMS with a link is refused: %s', (text) => {
  expect(refusalOfSmsText(text)).toBe('link');
});

test.each(['call 03-1234 5678', 'call +60123456789', 'call 1 300 88 1234'])(
  'an SMS with a number to call is refused: %s',
  (text) => {
    expect(refusalOfSmsText(text)).toBe('phone_number');
  },
);

test.each([
  'Reply with your IC number to keep the appointment.',
  'Please confirm your bank account',
  'Sila balas dengan nombor kad pengenalan anda',
  'Sahkan kata laluan anda hari ini',
  '请回复您的身份证号码',
  '请提供银行账户以便退款',
  'Do not miss your appointment, reply with your IC number',
  'Please share your date of birth with us',
  'What is your MyKad number?',
  'Reply with your full name and your address',
  'Jangan lupa, hantarkan nombor kad pengenalan anda',
  'Kami perlukan nama penuh anda',
  'Sila taip tarikh lahir anda',
  '请把身份证号码发给我们',
  '请勿迟到，并提供护照号码',
  '我们需要您的姓名和电话号码',
])('an SMS that asks for personal data is refused: %s', (text) => {
  expect(refusalOfSmsText(text)).toBe('personal_data');
});

test.each([
  'We never ask for your IC or password. Do not send them to anybody.',
  'Bring your identity card on Monday.',
  'Jangan berikan kata laluan anda kepada sesiapa',
  '请勿向任何人提供密码',
  'We will never ask you to send your password.',
  'Kami tidak akan meminta kata laluan anda',
  '我们不会要求您提供密码',
])('an SMS that warns, or says what to bring, may leave: %s', (text) => {
  expect(refusalOfSmsText(text)).toBeNull();
});
