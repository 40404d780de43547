import { expect, test } from 'vitest';
import { gatewayAmount, senOf } from './gateway-amount.ts';
import {
  answerKey,
  isSameSignature,
  refundKey,
  requeryAnswerKey,
  requeryKey,
  verificationCode,
} from './gateway-signatures.server.ts';

/** The values of the examples in the gateway's documentation. */
const acme = {
  merchantId: 'ACME',
  verifyKey: 'f5bb0c8de146c67b44babbf4e6584cc0',
  secretKey: '0123456789abcdef0123456789abcdef',
};
const answer = {
  tranID: '30765301',
  orderid: 'OD8842',
  status: '00',
  domain: 'ACME',
  amount: '27.60',
  currency: 'MYR',
  paydate: '2026-08-23 10:15:00',
  appcode: '123456',
};

test('the verification code is the published one, plain and extended', () => {
  expect(verificationCode(acme, { amount: '27.60', orderId: 'OD8842' })).toBe('511b10ef1fe0f678ee85aaafc1b36934');
  expect(verificationCode(acme, { amount: '27.60', orderId: 'OD8842', currency: 'MYR' })).toBe(
    '5bf33e6500a53830d4f80087b67e13de',
  );
});

test('the code covers the amount as it is written', () => {
  expect(verificationCode(acme, { amount: '27.6', orderId: 'OD8842' })).not.toBe(
    verificationCode(acme, { amount: '27.60', orderId: 'OD8842' }),
  );
});

test('the signature of an answer is the published one, with and without an approval code', () => {
  expect(answerKey(answer, acme.secretKey)).toBe('36d0d91b03f7c7a9108f58d7641ef27a');
  expect(answerKey({ ...answer, appcode: '' }, acme.secretKey)).toBe('a050a95607a5d5753fc2439444ffb750');
});

test('requery by order and by transaction is signed, and its answer checked, as published', () => {
  expect(requeryKey(acme, 'OD8842', '27.60')).toBe('84e6e3d49d5e473766463048bb357fb9');
  expect(requeryKey(acme, '30765301', '27.60')).toBe('e2a5bc511b66f4063e788babc7eaa17d');
  expect(requeryAnswerKey(acme, { amount: '27.60', id: 'OD8842', statCode: '00' })).toBe(
    '50fd827c5c311e626f2c838d4b459a50',
  );
  expect(requeryAnswerKey(acme, { amount: '27.60', id: '30765301', statCode: '00' })).toBe(
    'aa13489618577d8e3ee18015bbcf8838',
  );
});

test('a refund is signed as published', () => {
  expect(refundKey(acme, { refundId: 'RF0001', transactionId: '30765301', amount: '27.60' })).toBe(
    '828f219f77f579ae6e9730605da26ee3',
  );
});

test('signatures of another length or case are not the same', () => {
  expect(isSameSignature('abc', 'abc')).toBe(true);
  expect(isSameSignature('abc', 'ABC')).toBe(false);
  expect(isSameSignature('', 'abc')).toBe(false);
});

test('money is written with two decimals and read without commas, signs and letters', () => {
  expect([gatewayAmount(123450), gatewayAmount(5), gatewayAmount(100)]).toEqual(['1234.50', '0.05', '1.00']);
  expect(['1234.50', '1234.5', '1234', '1,234.50', '-1.00', '1e3', '1.005', ''].map(senOf)).toEqual([
    123450,
    123450,
    123400,
    null,
    null,
    null,
    null,
    null,
  ]);
});
