import { expect, test } from 'vitest';
import { partField, rulesAsInputs, sentAsInputs, sentRules } from './escalation-form.rules.ts';

const sent = {
  secondAfterHours: '24',
  'rules.0.kind': 'contact',
  'rules.0.hospital': '3',
  'rules.0.role': 'front_desk',
  'rules.0.email': '',
  'rules.1.kind': '*',
  'rules.1.hospital': '*',
  'rules.1.role': 'editor',
  'rules.1.email': '',
  'rules.1.remove': 'yes',
  'rules.2.kind': '',
  'rules.2.hospital': '',
  'rules.2.role': '',
  'rules.2.email': '',
  'rules.10.kind': '*',
  'rules.10.hospital': '*',
  'rules.10.role': 'email',
  'rules.10.email': 'chief@example.test',
};

test('blank rows and rows to be removed are no rules; the others keep their order', () => {
  expect(sentRules(sent)).toEqual([
    { row: 0, rule: { kind: 'contact', hospital: '3', to: 'front_desk' } },
    { row: 10, rule: { kind: '*', hospital: '*', to: 'chief@example.test' } },
  ]);
});

test('the email counts only where a person is chosen', () => {
  const [rule] = sentRules({ ...sent, 'rules.0.email': 'chief@example.test' });
  expect(rule!.rule.to).toBe('front_desk');
});

test('a fault stands at the input that was sent, also after rows were left out', () => {
  const [first, second] = sentRules(sent);
  expect([partField(first!, 'kind'), partField(first!, 'to')]).toEqual(['rules.0.kind', 'rules.0.role']);
  expect([partField(second!, 'hospital'), partField(second!, 'to')]).toEqual(['rules.10.hospital', 'rules.10.email']);
});

test('stored rules and refused ones are shown as they are', () => {
  expect(rulesAsInputs('contact | 3 | front_desk\n* | * | chief@example.test')).toEqual([
    { kind: 'contact', hospital: '3', role: 'front_desk', email: '' },
    { kind: '*', hospital: '*', role: 'email', email: 'chief@example.test' },
  ]);
  expect(sentAsInputs(sent)).toHaveLength(11);
  expect(sentAsInputs(sent)[10]).toEqual({ kind: '*', hospital: '*', role: 'email', email: 'chief@example.test' });
  expect(sentAsInputs({ secondAfterHours: '24' })).toEqual([]);
});
