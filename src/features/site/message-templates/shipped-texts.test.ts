import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#src/shared/languages.ts';
import { declarationOf, shippedText, shippedTexts, type TextKey } from './shipped-texts.server.ts';
import { faultsOf } from './template-check.server.ts';
import { faultOf, fieldsIn } from './template-text.rules.ts';
import { templateKeys, templates } from './templates.rules.ts';

const keys = Object.keys(shippedTexts) as TextKey[];
const place = { brand: 'Melur', phone: '+60 3-1234 5678', publicOrigin: 'https://www.example.test' };

test('each text belongs to exactly one template', () => {
  expect(templateKeys.flatMap((key) => [...templates[key]]).toSorted()).toEqual(keys.toSorted());
  expect(keys.length).toBeGreaterThan(90);
});

test.each(keys)('%s declares the fields that its shipped texts have, and passes its own check', (key) => {
  const declared = declarationOf(key).fields.map(({ name }) => name);
  for (const language of languages) {
    const shipped = shippedText(key, language);
    expect(fieldsIn(shipped).filter((name) => !declared.includes(name))).toEqual([]);
    expect(faultOf(shipped, declarationOf(key))).toBeNull();
  }
  expect([...new Set(languages.flatMap((language) => fieldsIn(shippedText(key, language))))].toSorted()).toEqual(
    declared.toSorted(),
  );
});

test('every template is accepted as it is shipped, with example values', () => {
  for (const template of templateKeys) {
    const typed = Object.fromEntries(
      templates[template].map((key) => [
        key,
        Object.fromEntries(languages.map((language) => [language, shippedText(key, language)])),
      ]),
    ) as Parameters<typeof faultsOf>[1];
    expect(Object.keys(faultsOf(template, typed, place)), template).toEqual([]);
  }
});

/** Senders whose messages go to staff, or say what staff have typed. */
const toStaff = [
  'console/people/invitations.server.ts',
  'console/set-up/carrier-tests.server.ts',
  'publishing/editor/publication/publishing-schedule.server.ts',
];

test('every sender of messages to patients takes its texts from the templates', () => {
  const folder = 'src/features';
  const senders = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.server.ts'))
    .filter((file) => /\benqueueMessage\(/.test(readFileSync(join(folder, file), 'utf8')));
  const own = senders.filter((file) => !/\bmessageTexts\(/.test(readFileSync(join(folder, file), 'utf8')));
  expect(own.toSorted()).toEqual(toStaff);
});
