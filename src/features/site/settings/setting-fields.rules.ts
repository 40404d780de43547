/** The form fields of each setting. */
import type { ListField, SettingField, SettingUnit } from './setting-control.schema.ts';
import type { SettingKey } from './settings.schema.ts';

const text = (path: string, isOptional = false): SettingField => ({ path, kind: 'text', isOptional });
const number = (path: string, unit?: SettingUnit): SettingField => ({
  path,
  kind: 'number',
  ...(unit ? { unit } : {}),
});
/** An amount: typed in ringgit, stored in sen. */
const money = (path: string): SettingField => ({ path, kind: 'money' });
const list = (path: string, items: readonly SettingField[]): ListField => ({ path, kind: 'list', items });
/** A text in three languages; the others fall back to English. */
const three = (path: string): SettingField[] => [
  text(`${path}.en`),
  text(`${path}.ms`, true),
  text(`${path}.zh`, true),
];
const longThree = (path: string): SettingField[] =>
  three(path).map((field) => ({ ...field, kind: 'long', mayBeEmpty: true }));
const point = [...three('title'), ...three('text')];

const fixed: Partial<Record<SettingKey, readonly SettingField[]>> = {
  brand: [
    text('groupName'),
    text('companyName', true),
    text('shortName'),
    text('strapline.en'),
    text('strapline.ms', true),
    text('strapline.zh', true),
    text('phone'),
    text('emergencyPhone'),
    text('whatsapp', true),
    text('email'),
    { path: 'address', kind: 'long' },
    text('registrationNumber'),
    ...['ms', 'zh'].map((language): SettingField => ({
      path: `siteLanguages.${language}`,
      kind: 'choice',
      choices: ['offered', 'hidden'],
      isOptional: true,
    })),
    text('faviconUrl'),
    { path: 'hospitalIcons', kind: 'rows', parts: [{ name: 'hospitalId', isNumber: true }, { name: 'faviconUrl' }] },
    { path: 'outsideHosts', kind: 'rows', parts: [{ name: 'host' }] },
    { path: 'social', kind: 'rows', parts: [{ name: 'name' }, { name: 'href' }] },
  ],
  session: [number('timeoutMinutes', 'minutes')],
  appointments: [
    number('cancelUntilHours', 'hours'),
    number('holdMinutes', 'minutes'),
    number('bookingWindowDays', 'days'),
    number('offerMinutes', 'minutes'),
  ],
  serviceTax: [{ path: 'rates', kind: 'rows', parts: [{ name: 'from' }, { name: 'percent', isNumber: true }] }],
  privacyNotice: [text('version')],
  escalation: [
    number('secondAfterHours', 'hours'),
    { path: 'rules', kind: 'rules', parts: [{ name: 'kind' }, { name: 'hospital' }, { name: 'to' }] },
  ],
  sale: [text('termsVersion'), text('taxRegistrationNumber'), money('eInvoiceAboveSen'), money('secondPersonAboveSen')],
  clinicNetwork: [
    text('name'),
    { path: 'memberSlugs', kind: 'words' },
    { path: 'conciergePhone', kind: 'text', mayBeEmpty: true },
    text('newsUrl', true),
    text('aboutUrl', true),
    text('videoId', true),
    text('filmSlug', true),
  ],
  corporate: [
    ...longThree('story'),
    list('promises', point),
    { path: 'leader.name', kind: 'text', mayBeEmpty: true },
    ...three('leader.role').map((field) => ({ ...field, mayBeEmpty: true })),
    ...longThree('leader.statement'),
    text('leader.image.seed'),
    { path: 'leader.image.gender', kind: 'choice', choices: ['female', 'male'] },
    { path: 'leader.pictureId', kind: 'number', isOptional: true },
  ],
  challenge: [
    text('name'),
    text('signUpUrl', true),
    text('email', true),
    { path: 'social', kind: 'rows', parts: [{ name: 'name' }, { name: 'href' }] },
    ...longThree('overview'),
    ...longThree('howToParticipate'),
    list('requirements', [text('en'), text('ms', true), text('zh', true)]),
    list('criteria', point),
    list('themes', point),
    list('judges', [
      text('name'),
      ...three('title'),
      text('organization'),
      ...three('description'),
      text('image.seed'),
      { path: 'image.gender', kind: 'choice', choices: ['female', 'male'] },
    ]),
    list('timeline', [{ path: 'from', kind: 'date' }, { path: 'to', kind: 'date' }, ...point]),
    list('prizes', [
      ...three('category'),
      list('awards', [...three('title'), number('ringgit', 'ringgit'), number('count')]),
    ]),
  ],
};

/** Benefits are described for each tier; a tier without a text does not have the benefit. */
const careProgramme = (tiers: readonly string[]): SettingField[] => [
  text('termsVersion'),
  number('renewFromDays', 'days'),
  number('remindDays', 'days'),
  list('tiers', [
    text('key'),
    text('name'),
    ...three('summary'),
    number('packagePercent', 'percent'),
    number('roomPercent', 'percent'),
  ]),
  list('benefits', [
    ...three('name'),
    ...tiers.flatMap((tier) => three(`byTier.${tier}`).map((field) => ({ ...field, isOptional: true }))),
  ]),
  list('plans', [
    text('key'),
    text('tier'),
    ...three('name'),
    money('priceSen'),
    { ...number('months', 'months'), isNullable: true },
    number('adults'),
    number('children'),
  ]),
];

/**
 * The form fields of a setting; those of a programme depend on its tiers. Every setting that staff edit has at least
 * one.
 */
export function fieldsOf(key: SettingKey, tiers: readonly string[] = []): readonly SettingField[] {
  return key === 'careProgramme' ? careProgramme(tiers) : (fixed[key] ?? []);
}
