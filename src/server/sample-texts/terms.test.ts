import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { centreSamples } from '#src/features/find-care/hospitals/data/centres-of-excellence.seed.ts';
import { hoursIn } from '#src/features/find-care/hospitals/data/hospital-services.seed.ts';
import { makeDoctors } from '#src/features/find-care/doctors/data/doctors.seed.ts';
import { hospitalSamples, isDayHospital } from '#src/features/find-care/hospitals/data/hospital-sample.seed.ts';
import { serviceRows } from '#src/features/find-care/hospitals/data/hospitals.seed.ts';
import { specialitySamples } from '#src/features/find-care/specialist-centres/data/speciality-sample.seed.ts';
import { packageSamples } from '#src/features/shop/packages/data/package-sample.seed.ts';
import { makePackageHospitals } from '#src/features/shop/packages/data/packages.seed.ts';

/** The term base: for each language the preferred word, and the forms that must not be used. */
const terms = JSON.parse(readFileSync(new URL('terms.fixture.json', import.meta.url), 'utf8')) as Record<
  'ms' | 'zh',
  { term: string; forbidden: string[]; why: string }[]
>;

/** Search terms are what people type, right or wrong. */
const seeds = globSync(['src/features/**/*.seed.ts', 'sample/**/*.{json,md}'])
  .filter((path) => !path.includes('search-phrases'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const messagesOf = (language: string) =>
  globSync(`messages/${language}/*.json`).map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const formsIn = (files: { path: string; text: string }[], forms: readonly string[]) =>
  files.flatMap(({ path, text }) => forms.filter((form) => text.includes(form)).map((form) => `${path}: ${form}`));

describe('the words of the texts', () => {
  it.each(['ms', 'zh'] as const)('have no forbidden form in %s', (language) => {
    const forms = terms[language].flatMap(({ forbidden }) => forbidden);
    const inSeeds =
      language === 'zh'
        ? formsIn(seeds, forms)
        : formsIn(
            seeds,
            forms.filter((form) => form !== 'email '),
          );
    expect([...formsIn(messagesOf(language), forms), ...inSeeds]).toEqual([]);
    expect(formsIn([{ path: 'planted', text: `a ${forms[0]} b` }], forms)).toEqual([`planted: ${forms[0]}`]);
  });

  it('make no claim that the advertising rules forbid', () => {
    const claims = [
      'nine of ten breast cancers',
      'most experienced',
      'A trusted hospital',
      'the best hospital',
      '100% safe',
    ];
    expect(formsIn([...seeds, ...messagesOf('en')], claims)).toEqual([]);
  });

  it('name the helplines for thoughts of suicide together, each with its hours', () => {
    const alone = seeds.flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => /15555|7627 2929/.test(line))
        .filter((line) => !(/15555/.test(line) && /7627 2929/.test(line)))
        .map((line) => `${path}: ${line.trim().slice(0, 80)}`),
    );
    expect(alone).toEqual([]);
  });
});

describe('facts that stand in several texts', () => {
  it('agree on beds, hospitals and centres', () => {
    expect(hospitalSamples().length).toBe(29);
    expect(hospitalSamples().reduce((sum, { beds }) => sum + beds, 0)).toBe(4_465);
    expect(centreSamples().length).toBe(60);
    expect(formsIn(seeds, ['in twelve states', 'di dua belas negeri'])).toEqual([]);
  });

  it('agree on what a hospital offers: no births where there are none, a centre where the text names one', () => {
    const centresOf = (slug: string) => {
      const { id } = hospitalSamples().find((sample) => sample.slug === slug)!;
      return centreSamples()
        .filter(({ hospitalId }) => hospitalId === id)
        .map(({ kind }) => kind.slug);
    };
    expect(centresOf('melur-bangsar')).not.toContain('womens-centre');
    expect(centresOf('melur-bukit-mertajam')).toEqual(['eye-centre', 'cancer-centre']);
    expect(centresOf('melur-batu-pahat')).toContain('kidney-centre');
    expect(centresOf('melur-kuching')).toContain('cancer-centre');
    expect(centresOf('melur-shah-alam')).toContain('bone-and-joint-centre');
  });

  it('agree on emergencies: no emergency physician in the day hospital, elsewhere open at every hour', () => {
    expect(hospitalSamples().filter(isDayHospital)).toMatchObject([{ slug: 'melur-bangsar' }]);
    const emergency = specialitySamples().findIndex(({ slug }) => slug === 'emergency') + 1;
    const clinics = makeDoctors().clinics.filter(({ specialityId }) => specialityId === emergency);
    expect(clinics.map(({ slug, hours, phone }) => [slug, hours.en, phone])).toEqual([
      ['melur-tun-razak', 'Open 24 hours, every day', '+60 3-2610 0019'],
      ['melur-sentul', 'Open 24 hours, every day', '+60 3-2622 0029'],
      ['melur-cheras', 'Open 24 hours, every day', '+60 3-2634 0039'],
      ['melur-petaling-jaya', 'Open 24 hours, every day', '+60 3-7910 0059'],
      ['melur-shah-alam', 'Open 24 hours, every day', '+60 3-5520 0069'],
    ]);
    const emergencyServices = hospitalSamples().flatMap((sample) =>
      serviceRows(sample).filter(({ slug }) => slug === 'emergency'),
    );
    expect(emergencyServices).toHaveLength(28);
    expect(emergencyServices.map(({ hospitalId }) => hospitalId)).not.toContain(4);
  });

  it('agree on births and dialysis: listed wherever a package, a centre or the news promises them', () => {
    const withService = (service: string) =>
      hospitalSamples()
        .filter((sample) => serviceRows(sample).some(({ slug }) => slug === service))
        .map(({ slug }) => slug);
    const births = packageSamples().findIndex(({ slug }) => slug === 'normal-delivery-package') + 1;
    const sellers = makePackageHospitals().filter(({ packageId }) => packageId === births);
    expect(sellers).toHaveLength(19);
    for (const { hospitalId } of sellers)
      expect(withService('maternity')).toContain(hospitalSamples()[hospitalId - 1]!.slug);
    expect(withService('maternity')).toHaveLength(28);
    expect(withService('maternity')).not.toContain('melur-bangsar');
    const field = specialitySamples().find(({ slug }) => slug === 'obstetrics-gynaecology')!;
    const birthCare = field.services.find(({ name }) => name.en === 'Birth care')!.summary;
    const atOnce = field.body.at(-1)!;
    expect(birthCare.en).toContain('in all our hospitals but Melur Bangsar, which has no labour rooms');
    expect(birthCare.ms).toContain('di semua hospital kami kecuali Melur Bangsar, yang tiada dewan bersalin');
    expect(birthCare.zh).toContain('Melur Bangsar不设产房');
    expect(atOnce.en).toContain('at any hour; Melur Bangsar has none.');
    expect(atOnce.ms).toContain('pada bila-bila masa; Melur Bangsar tiada dewan bersalin.');
    expect(atOnce.zh).toContain('立即到产房；Melur Bangsar不设产房');
    expect(withService('dialysis')).toEqual(
      expect.arrayContaining([
        'melur-sentul',
        'melur-klang',
        'melur-kluang',
        'melur-batu-pahat',
        'melur-miri',
        'melur-kuantan',
        'melur-temerloh',
        'melur-kota-bharu',
        'melur-kota-kinabalu',
      ]),
    );
    for (const sample of hospitalSamples()) expect(serviceRows(sample)).toHaveLength(8);
  });

  it('advise a first visit in person before one by video, which the booking does not require', () => {
    const news = (language: string) =>
      readFileSync(`sample/entries/news/${language}/seeing-your-doctor-across-the-causeway.md`, 'utf8');
    expect(news('en')).toContain('We advise you to come in person the first time, because');
    expect(news('ms')).toContain('Kami menyarankan lawatan pertama secara bersemuka, kerana');
    expect(news('zh')).toContain('首次看诊，我们建议您亲自前来，因为');
  });

  it('agree on the weekend: Friday and Saturday in Kedah and Kelantan', () => {
    const office = { hours: 'office' } as const;
    expect(hoursIn('Kedah', office).en).toBe('Sunday to Thursday 8 am to 5 pm');
    expect(hoursIn('Kelantan', office).en).toBe('Sunday to Thursday 8 am to 5 pm');
    expect(hoursIn('Selangor', office).en).toBe('Monday to Friday 8 am to 5 pm, Saturday 8 am to 1 pm');
  });
});
