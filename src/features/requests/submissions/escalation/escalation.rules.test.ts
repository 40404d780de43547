import { expect, test } from 'vitest';
import { targetFor } from './escalation.rules.ts';

const rules = [
  { kind: '*', hospital: '*', to: 'front_desk' },
  { kind: 'contact', hospital: '*', to: 'Chief@Example.test' },
  { kind: '*', hospital: '3', to: 'own_service_lead' },
  { kind: 'contact', hospital: '3', to: 'editor' },
];

test.each([
  ['contact', 3, { role: 'editor' }],
  ['guarantee_letter', 3, { role: 'own_service_lead' }],
  ['contact', 4, { email: 'chief@example.test' }],
  ['contact', null, { email: 'chief@example.test' }],
  ['guarantee_letter', null, { role: 'front_desk' }],
])('a late %s of hospital %s goes to the closest rule', (kind, hospitalId, target) => {
  expect(targetFor(rules, { kind, hospitalId })).toEqual(target);
});

test('without a rule, and by a rule that names nobody, the administrators are told', () => {
  expect(targetFor([], { kind: 'contact', hospitalId: 3 })).toEqual({ role: 'administrator' });
  const unknown = [{ kind: '*', hospital: '*', to: 'porter' }];
  expect(targetFor(unknown, { kind: 'contact', hospitalId: 3 })).toEqual({ role: 'administrator' });
});

test('of two equal rules the first counts', () => {
  const twice = [
    { kind: 'contact', hospital: '3', to: 'editor' },
    { kind: 'contact', hospital: '3', to: 'front_desk' },
  ];
  expect(targetFor(twice, { kind: 'contact', hospitalId: 3 })).toEqual({ role: 'editor' });
});
