/** Figures of the group in texts: filled in from the data, and compared with typed figures. */
import { formatSen } from '#src/shared/money.ts';
import type { Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';
import { reminderHours } from '#src/shared/reminder-hours.ts';
import { withPlaceholders } from '#src/shared/texts/placeholders.ts';
import type { FactWarning, GroupFacts, HospitalFacts } from './group-facts.schema.ts';
import { hoursFaults } from './hours-facts.rules.ts';
import { campaignRoomFaults, roomFaults } from './room-facts.rules.ts';

export type { FactWarning, GroupFacts, HospitalFacts, PackageFacts } from './group-facts.schema.ts';

const grouped = (count: number) => count.toLocaleString('en-MY');
const bedsOf = (facts: GroupFacts) => facts.hospitals.reduce((sum, { beds }) => sum + beds, 0);
const centresOf = (facts: GroupFacts) => facts.hospitals.reduce((sum, { centres }) => sum + centres.length, 0);

/** The names of placeholders (between double braces) and their values. */
const placeholders: Record<string, (facts: GroupFacts, language: Language) => string> = {
  hospitals: (facts) => grouped(facts.hospitals.length),
  beds: (facts) => grouped(bedsOf(facts)),
  centres: (facts) => grouped(centresOf(facts)),
  doctors: (facts) => grouped(facts.doctors),
  company: (facts) => facts.companyName,
  registration: (facts) => facts.registrationNumber,
  address: (facts) => facts.address,
  phone: (facts) => facts.phone,
  notice_version: (facts) => facts.noticeVersion,
  change_hours: (facts) => grouped(facts.changeHours),
  sign_out_minutes: (facts) => grouped(facts.signOutMinutes),
  first_reminder_hours: () => grouped(reminderHours.day_before),
  last_reminder_hours: () => grouped(reminderHours.hours_before),
  visiting_hours: (facts, language) => (facts.visitingHours ? localText(facts.visitingHours, language).text : ''),
};
export const placeholderNames = [...Object.keys(placeholders), 'price:…', 'beds:…'];

/** The text with its placeholders replaced; an unknown one stays as it is. */
export function filled(text: string, facts: GroupFacts, language: Language): string {
  return withPlaceholders(text, (name, of) => valueOf(facts, language, { name, of }));
}

function valueOf(
  facts: GroupFacts,
  language: Language,
  { name, of }: { name: string; of: string | undefined },
): string | undefined {
  if (name === 'price' && of) {
    const priceSen = facts.packages.find(({ slug }) => slug === of)?.priceSen;
    return priceSen === undefined ? undefined : priceWords(priceSen);
  }
  if (name === 'beds' && of) {
    const hospital = facts.hospitals.find(({ slug }) => slug === of);
    return hospital && grouped(hospital.beds);
  }
  return of === undefined && Object.hasOwn(placeholders, name) ? placeholders[name]!(facts, language) : undefined;
}

/** Whole ringgit without sen: 'RM328', 'RM1,280'. */
export function priceWords(priceSen: number): string {
  return formatSen(priceSen).replace(/\.00$/, '');
}

/** A value with the placeholders of all its texts replaced: texts, lists of texts, and texts by name. */
export function filledDeep<Value>(value: Value, facts: GroupFacts, language: Language): Value {
  if (typeof value === 'string') return filled(value, facts, language) as Value;
  if (Array.isArray(value)) return value.map((part: unknown) => filledDeep(part, facts, language)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, filledDeep(part as unknown, facts, language)]),
  ) as Value;
}

/** The contradictions between a text and the data, in order. `text` may be HTML. */
export function contradictions(text: string, facts: GroupFacts, language: Language): FactWarning[] {
  const found = sentencesOf(text).flatMap((sentence) => [
    ...countFaults(sentence, facts),
    ...hospitalFaults(sentence, facts, language),
    ...priceFaults(sentence, facts, language),
    ...hoursFaults(sentence, { facts, language, named: hospitalsIn(sentence, facts) }),
    ...roomFaults(sentence, facts, language),
    ...unknownPlaceholders(sentence, facts, language),
  ]);
  const seen = new Set<string>();
  return found.filter(({ about, words }) => !seen.has(`${about} ${words}`) && seen.add(`${about} ${words}`));
}

/** Packages of a campaign that one of its hospitals does not sell. */
export function unsoldPackages(fields: Record<string, unknown>, facts: GroupFacts): FactWarning[] {
  const listed = (name: string) => (Array.isArray(fields[name]) ? (fields[name] as string[]) : []);
  return listed('packageSlugs').flatMap((slug) => {
    const sold = facts.packages.find((candidate) => candidate.slug === slug);
    if (!sold) return [];
    return listed('hospitalSlugs')
      .filter((hospital) => !sold.hospitals.includes(hospital))
      .map((hospital) => ({ about: 'not_sold' as const, words: `${slug}, ${hospital}`, known: sold.title.en }));
  });
}

/** Rooms that the texts of a campaign promise and the packages that it names do not include. */
export const unpromisedRooms = (
  texts: readonly string[],
  fields: Record<string, unknown>,
  input: { facts: GroupFacts; language: Language },
): FactWarning[] => campaignRoomFaults(texts.flatMap(sentencesOf), fields, input);

function sentencesOf(text: string): string[] {
  return text
    .replace(/<\/?(?:strong|em|a|b|i|span)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&nbsp;/g, ' ')
    .split(/\n|[.!?](?=\s|$)|[。！？；;]/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
}

const numberOf = (digits: string) => Number(digits.replaceAll(',', ''));

/** Smaller counts may be about a part of the group: 'in four hospitals'. */
const wholeGroupFrom = { hospitals: 15, beds: 1_000, centres: 30, doctors: 200 };
const counted: readonly { about: keyof typeof wholeGroupFrom; pattern: RegExp }[] = [
  {
    about: 'hospitals',
    pattern: /(\d[\d,]*) ?(?:private |of our |buah |家(?:私立)?)?(?:hospitals\b|hospital\b(?! bed)|医院)/giu,
  },
  { about: 'beds', pattern: /(\d[\d,]*) ?(?:hospital )?(?:beds\b|(?:buah )?katil\b|张(?:病)?床)/giu },
  {
    about: 'centres',
    pattern: /(\d[\d,]*) ?(?:centres of excellence|specialist centres|pusat kecemerlangan|(?:个|所)?卓越中心)/giu,
  },
  {
    about: 'doctors',
    pattern: /(\d[\d,]*) ?(?:specialists|consultants|doctors|pakar|doktor|(?:名|位)(?:专科)?医生)/giu,
  },
];

function countFaults(sentence: string, facts: GroupFacts): FactWarning[] {
  const known = {
    hospitals: facts.hospitals.length,
    beds: bedsOf(facts),
    centres: centresOf(facts),
    doctors: facts.doctors,
  };
  return counted.flatMap(({ about, pattern: words }) =>
    [...sentence.matchAll(words)]
      .filter(([, digits]) => {
        const stated = numberOf(digits!);
        if (stated < wholeGroupFrom[about]) return false;
        // 'About 600 doctors' is right for 587 and for 612.
        return about === 'doctors' ? Math.abs(stated - known.doctors) > known.doctors * 0.05 : stated !== known[about];
      })
      .map(([whole]) => ({ about, words: whole.trim(), known: grouped(known[about]) })),
  );
}

/** Words that show that the beds are those of a ward and not of the hospital. */
const ward =
  /\b(?:wards?|unit|intensive|icu|day|new|further|more|maternity|children|wad|unit|rawatan rapi|baharu|tambahan)\b|病房|加护|新增|日间/iu;
const phonePattern = /(?:\+60[ -]?|\b0)\d{1,2}[- ]\d{3,4}[ -]?\d{3,4}\b/g;
/** The digits of a Malaysian phone number with country code: '05-123 4567' gives '6051234567'. */
export const digitsOf = (phone: string) => phone.replace(/\D/g, '').replace(/^0/, '60');

/** Wrong numbers of beds, phone numbers and centres in a sentence with the name of one hospital. */
function hospitalFaults(sentence: string, facts: GroupFacts, language: Language): FactWarning[] {
  const named = hospitalsIn(sentence, facts);
  if (named.length === 0) return [];
  const faults: FactWarning[] = [];
  const [only] = named.length === 1 ? named : [];
  if (only && !ward.test(sentence))
    for (const [whole, digits] of sentence.matchAll(counted[1]!.pattern))
      if (numberOf(digits!) !== only.beds && numberOf(digits!) < wholeGroupFrom.beds)
        faults.push({ about: 'beds', words: whole.trim(), known: `${only.name}: ${grouped(only.beds)}` });
  for (const [phone] of only ? sentence.matchAll(phonePattern) : [])
    if (!only!.phones.includes(digitsOf(phone)))
      faults.push({ about: 'phone', words: phone, known: `${only!.name}: ${only!.phones[0] ?? ''}` });
  for (const centre of centreNames(facts, language))
    if (sentence.includes(centre) && !named.some((hospital) => hasCentre(hospital, centre, language)))
      faults.push({ about: 'centre', words: `${centre}, ${named[0]!.name}`, known: centresWords(named[0]!, language) });
  return faults;
}

/** 'Seri Murni Specialist Hospital' is also matched as 'Seri Murni'. */
const shortName = (name: string) => name.replace(/ (?:Specialist Hospital|Medical Centre|Hospital)$/, '');

function hospitalsIn(sentence: string, facts: GroupFacts): HospitalFacts[] {
  return facts.hospitals.filter(({ name }) => {
    const short = shortName(name);
    const at = sentence.indexOf(short);
    return at >= 0 && !/\p{L}/u.test(sentence.charAt(at + short.length));
  });
}

function centreNames(facts: GroupFacts, language: Language): string[] {
  return [...new Set(facts.hospitals.flatMap(({ centres }) => centres.map((name) => localText(name, language).text)))];
}

const hasCentre = ({ centres }: HospitalFacts, centre: string, language: Language) =>
  centres.some((name) => localText(name, language).text === centre);
const centresWords = ({ centres }: HospitalFacts, language: Language) =>
  centres.map((name) => localText(name, language).text).join(language === 'zh' ? '、' : ', ') || '—';

/** A wrong price in a sentence with the name of one package. */
function priceFaults(sentence: string, facts: GroupFacts, language: Language): FactWarning[] {
  const prices = [...sentence.matchAll(/RM ?(\d[\d,]*(?:\.\d\d)?)/g)];
  const titled = facts.packages.filter(({ title }) =>
    sentence.toLowerCase().includes(localText(title, language).text.toLowerCase()),
  );
  const [price] = prices;
  const [only] = titled;
  if (!price || !only || prices.length > 1 || titled.length > 1) return [];
  if (Math.round(numberOf(price[1]!) * 100) === only.priceSen) return [];
  const name = localText(only.title, language).text;
  return [{ about: 'price', words: `${name}: ${price[0]}`, known: priceWords(only.priceSen) }];
}

function unknownPlaceholders(sentence: string, facts: GroupFacts, language: Language): FactWarning[] {
  return [...sentence.matchAll(/\{\{[^{}]*\}\}/g)]
    .filter(([typed]) => filled(typed, facts, language) === typed)
    .map(([typed]) => ({ about: 'placeholder', words: typed, known: placeholderNames.join(', ') }));
}
