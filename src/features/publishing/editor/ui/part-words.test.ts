import { describe, expect, it, test } from 'vitest';
import { kindNames } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { fieldSchemas } from '#src/features/publishing/entries/content.schema.ts';
import { partsOf, type PartNames } from './part-words.ts';

const names: PartNames = {
  hospitals: new Map([['melur-ipoh', 'Melur Ipoh']]),
  specialities: new Map([['cardiology', 'Cardiology']]),
  topics: new Map([['heart', 'Heart']]),
  packages: new Map([['heart-check', 'Heart check']]),
  articles: new Map([['chest-pain', 'Chest pain: when to call 999']]),
  pictures: new Map([['7', 'A nurse at a bedside']]),
};
const state = { title: 'T', summary: 'S', body: '', own: {}, topics: ['heart'] };

describe('an entry part by part', () => {
  test.each(kindNames)('has a word for every field of the kind %s', (kind) => {
    const fields = Object.fromEntries(Object.keys(fieldSchemas[kind].shape).map((name) => [name, []]));
    const labels = partsOf(kind, { ...state, fields }, names).map(({ label }) => label);
    expect(labels.filter((label) => label.startsWith('Further detail'))).toEqual([]);
  });

  it('says codes by what they stand for, dates as readers know them, and HTML as lines', () => {
    const parts = partsOf(
      'event',
      {
        ...state,
        body: '<h2>Before</h2><p>Eat <strong>nothing</strong>.</p><ul><li>No tea</li></ul>',
        own: { place: 'Hall A' },
        fields: {
          startsAt: '2026-12-05T14:00:00+08:00',
          approvalExpiresOn: '2027-01-31',
          hospitalSlug: 'melur-ipoh',
          specialisation: 'cardiology',
          gender: 'female',
          emergencyCall: 'no',
          scene: 'blood-pressure',
          reviewerField: 'Cardiology',
        },
        around: { imageId: 7, author: 'Editor', seoTitle: null, seoDescription: null },
      },
      names,
    );
    expect(Object.fromEntries(parts.filter(({ text }) => text !== '').map(({ label, text }) => [label, text]))).toEqual(
      {
        Title: 'T',
        Summary: 'S',
        Text: '# Before\nEat nothing.\n• No tea',
        Starts: 'Sat 5 Dec 2026, 2:00\u00a0pm',
        Place: 'Hall A',
        Hospital: 'Melur Ipoh',
        'Approval ends on': 'Sun 31 Jan 2027',
        'Begins with the emergency number': 'No',
        'Drawn scene': 'Measuring blood pressure',
        For: 'Women',
        Speciality: 'Cardiology',
        Topics: '• Heart',
        Picture: 'A nurse at a bedside',
        Author: 'Editor',
      },
    );
  });

  it('names packages, articles and departments, and leaves a code without a name as it is', () => {
    const text = (kind: 'campaign' | 'library-disease', fields: Record<string, unknown>, part: string) =>
      partsOf(kind, { ...state, fields }, names).find((one) => one.part === part)?.text;
    expect(text('campaign', { packageSlugs: ['heart-check', 'gone'] }, 'packageSlugs')).toBe('• Heart check\n• gone');
    expect(text('library-disease', { departments: ['cardiology'] }, 'departments')).toBe('• Cardiology');
    expect(text('library-disease', { articleSlugs: ['chest-pain'] }, 'articleSlugs')).toBe(
      '• Chest pain: when to call 999',
    );
  });
});
