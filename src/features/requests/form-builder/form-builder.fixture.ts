/** A form without faults, for the tests of forms that staff build. */
import type { Actor } from '#src/platform/actor.ts';
import type {
  CustomForm,
  FormPart,
  PartKind,
  ThreeTexts,
} from '#src/features/requests/forms/custom/custom-form.schema.ts';
import { openForm, sendOpened } from '#src/features/requests/forms/form.fixture.ts';
import type { TestSite } from '#tests/support/test-site.ts';
import { newForm, newPart } from './builder-edits.rules.ts';
import { createForm, publishForm } from './form-builder.server.ts';

export const builder: Actor = {
  kind: 'staff',
  accountId: '00000000-0000-4000-8000-00000000f001',
  sessionId: 's',
  roleAssignments: [{ role: 'editor', hospitalId: null }],
};

export const said = (en: string): ThreeTexts => ({ en, ms: `${en} (ms)`, zh: `${en}（zh）` });

export function part(id: string, kind: PartKind, label: string, more: Partial<FormPart> = {}): FormPart {
  return { ...newPart(kind, id), label: said(label), ...more };
}

/** Registration for an antenatal class: name, mail, phone, weeks, due date, day, topics, message. */
export function antenatalForm(change: Partial<CustomForm> = {}): CustomForm {
  return {
    ...newForm(said('Antenatal class')),
    intro: said('Six evenings for parents to be.'),
    thanks: said('A midwife rings you.'),
    privacy: said('We use this to plan the class.'),
    notified: 'midwives@example.test',
    answerWithin: '2',
    keptDays: '90',
    parts: [
      part('q1', 'heading', 'About you'),
      part('q2', 'text', 'Your name', { isSender: true }),
      part('q3', 'email', 'Your email', { isSender: true }),
      part('q4', 'phone', 'Your phone', { isRequired: false }),
      part('q5', 'number', 'Week of pregnancy', { min: '4', max: '42' }),
      part('q6', 'date', 'When would you like to begin?', { min: 'today' }),
      part('q7', 'radio', 'Which evening?', { options: said2('Monday', 'Thursday') }),
      part('q8', 'choices', 'What interests you?', { options: said2('Birth', 'Feeding', 'Sleep') }),
      part('q9', 'long_text', 'What should we know?', { isRequired: false }),
    ],
    ...change,
  };
}

function said2(...lines: string[]): ThreeTexts {
  return {
    en: lines.join('\n'),
    ms: lines.map((line) => `${line} (ms)`).join('\n'),
    zh: lines.map((line) => `${line}（zh）`).join('\n'),
  };
}

/** Publishes the form at this address; returns its id. */
export async function publishAt(
  site: TestSite,
  slug: string,
  { form = antenatalForm(), hospitalId = null }: { form?: CustomForm; hospitalId?: number | null } = {},
): Promise<number> {
  const id = await createForm(site.app, builder, { title: 'Antenatal class', slug, hospitalId });
  await publishForm(site.app, builder, { id, revision: 1, form });
  return id;
}

/** A complete answer to the antenatal form. */
export const classAnswer = (change: Record<string, string> = {}): Record<string, string> => ({
  name: 'Nurul Aisyah',
  email: 'aisyah@example.test',
  q4: '',
  q5: '20',
  q6: '2027-02-01',
  q7: 'o2',
  'q8-o1': 'yes',
  'q8-o3': 'yes',
  q9: '',
  ...change,
});

/** Opens the form as a new visitor and sends the answer. */
export async function sendAnswer(site: TestSite, path: string, values = classAnswer(), cookie = '') {
  const opened = await openForm(site, path, cookie);
  return { opened, answer: await sendOpened(site, path, opened, values) };
}
