import { referenceSet } from '#src/platform/reference-data/reference-data.server.ts';
import { spokenLanguages } from './spoken-languages.table.ts';

const names: Readonly<Record<string, { en: string; ms: string; zh: string }>> = {
  en: { en: 'English', ms: 'Inggeris', zh: '英语' },
  ms: { en: 'Malay', ms: 'Bahasa Melayu', zh: '马来语' },
  zh: { en: 'Mandarin', ms: 'Mandarin', zh: '华语' },
  yue: { en: 'Cantonese', ms: 'Kantonis', zh: '粤语' },
  nan: { en: 'Hokkien', ms: 'Hokkien', zh: '福建话' },
  hak: { en: 'Hakka', ms: 'Hakka', zh: '客家话' },
  ta: { en: 'Tamil', ms: 'Tamil', zh: '淡米尔语' },
  te: { en: 'Telugu', ms: 'Telugu', zh: '泰卢固语' },
  ml: { en: 'Malayalam', ms: 'Malayalam', zh: '马拉雅拉姆语' },
  pa: { en: 'Punjabi', ms: 'Punjabi', zh: '旁遮普语' },
  hi: { en: 'Hindi', ms: 'Hindi', zh: '印地语' },
  ur: { en: 'Urdu', ms: 'Urdu', zh: '乌尔都语' },
  iba: { en: 'Iban', ms: 'Iban', zh: '伊班语' },
  dtp: { en: 'Kadazan Dusun', ms: 'Kadazan Dusun', zh: '卡达山杜顺语' },
  ar: { en: 'Arabic', ms: 'Arab', zh: '阿拉伯语' },
  id: { en: 'Indonesian', ms: 'Bahasa Indonesia', zh: '印尼语' },
  ja: { en: 'Japanese', ms: 'Jepun', zh: '日语' },
  ko: { en: 'Korean', ms: 'Korea', zh: '韩语' },
  fr: { en: 'French', ms: 'Perancis', zh: '法语' },
};

/** The languages of Malaysia's patients, in the order of the lists. */
export const referenceLanguages = referenceSet({
  name: 'spoken languages',
  cacheTags: ['doctors'],
  rows: Object.entries(names).map(([slug, name], index) => ({ slug, name, position: index + 1 })),
  keyOf: ({ slug }) => slug,
  insert: (tx, rows) => tx.insert(spokenLanguages).values(rows).onConflictDoNothing(),
});
