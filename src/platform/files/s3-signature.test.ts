import { expect, it } from 'vitest';
import { amzDate, authorizationOf, sha256Hex } from './s3-signature.fixture.ts';

const example = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const signatureOf = (authorization: string) => /Signature=(\w+)$/.exec(authorization)?.[1];

it('signs the reading of an object as the published example of the protocol does', () => {
  const bodyHash = sha256Hex('');
  const authorization = authorizationOf({
    ...example,
    method: 'GET',
    url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
    bodyHash,
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': bodyHash,
      'x-amz-date': '20130524T000000Z',
    },
  });
  expect(signatureOf(authorization)).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41');
});

it('signs the writing of an object as the published example of the protocol does', () => {
  const bodyHash = sha256Hex('Welcome to Amazon S3.');
  const authorization = authorizationOf({
    ...example,
    method: 'PUT',
    url: new URL('https://examplebucket.s3.amazonaws.com/test%24file.text'),
    bodyHash,
    headers: {
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      host: 'examplebucket.s3.amazonaws.com',
      'x-amz-content-sha256': bodyHash,
      'x-amz-date': '20130524T000000Z',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
    },
  });
  expect(signatureOf(authorization)).toBe('98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd');
});

it('writes an instant as the protocol does', () => {
  expect(amzDate(new Date('2026-11-23T01:02:03.456Z'))).toBe('20261123T010203Z');
});
