import type { SeededRandom } from '#src/shared/seeded-random.ts';

export type Heritage = 'malay' | 'chinese' | 'indian' | 'bornean';
export type Gender = 'female' | 'male';

const malayMale = [
  'Ahmad',
  'Hafiz',
  'Farid',
  'Azlan',
  'Syafiq',
  'Razif',
  'Khairul',
  'Zulkifli',
  'Faizal',
  'Amirul',
  'Hakim',
  'Iskandar',
  'Nazri',
  'Shahrul',
  'Irfan',
  'Luqman',
  'Rosli',
  'Azhar',
  'Fadhil',
  'Ridzuan',
  'Haikal',
  'Imran',
  'Saiful',
  'Taufik',
];
const malayFemale = [
  'Aisyah',
  'Nurul Huda',
  'Siti Hajar',
  'Farah',
  'Zainab',
  'Norliza',
  'Salmah',
  'Hidayah',
  'Izzati',
  'Liyana',
  'Mariam',
  'Nadia',
  'Rohana',
  'Suraya',
  'Wahida',
  'Yasmin',
  'Azura',
  'Balqis',
  'Fatin',
  'Haslinda',
  'Najwa',
  'Sabrina',
  'Umairah',
  'Ainul',
];
const malayFather = [
  'Rahman',
  'Ismail',
  'Yusof',
  'Hassan',
  'Othman',
  'Ibrahim',
  'Kassim',
  'Mahmud',
  'Salleh',
  'Zakaria',
  'Jamaluddin',
  'Hamzah',
  'Bakar',
  'Daud',
  'Latif',
  'Mansor',
  'Nordin',
  'Osman',
  'Ramli',
  'Sulaiman',
  'Tahir',
  'Wahab',
  'Yaakob',
  'Zainal',
];
const surnames = [
  'Tan',
  'Lim',
  'Lee',
  'Wong',
  'Chan',
  'Ng',
  'Ong',
  'Goh',
  'Chong',
  'Teoh',
  'Yap',
  'Khoo',
  'Cheah',
  'Lau',
  'Ting',
  'Chin',
  'Liew',
  'Foo',
  'Ho',
  'Loh',
  'Koh',
  'Sim',
  'Wee',
  'Chew',
];
const chineseFirst = [
  'Wei',
  'Jia',
  'Kok',
  'Chee',
  'Siew',
  'Mei',
  'Hui',
  'Boon',
  'Kah',
  'Yee',
  'Xin',
  'Zhi',
  'Shu',
  'Pei',
  'Swee',
  'Choon',
];
const chineseMale = ['Ming', 'Keong', 'Hong', 'Seng', 'Leong', 'Hao', 'Kiat', 'Jie', 'Yang', 'Wai', 'Kit', 'Han'];
const chineseFemale = ['Ling', 'Yen', 'Fong', 'Ying', 'Min', 'Lin', 'Qi', 'Ping', 'Wen', 'Xuan', 'Yin', 'Lan'];
const indianMale = [
  'Suresh',
  'Ravi',
  'Ganesan',
  'Kumaran',
  'Prakash',
  'Vijay',
  'Mohan',
  'Dinesh',
  'Arvind',
  'Siva',
  'Karthik',
  'Logan',
  'Murali',
  'Nathan',
  'Rajan',
];
const indianFemale = [
  'Priya',
  'Kavitha',
  'Shanti',
  'Devi',
  'Meena',
  'Lakshmi',
  'Anitha',
  'Thulasi',
  'Saraswathy',
  'Vasanthi',
  'Nirmala',
  'Uma',
  'Pavithra',
  'Renuka',
  'Sumathi',
];
const indianFather = [
  'Krishnan',
  'Subramaniam',
  'Muthu',
  'Raman',
  'Perumal',
  'Chandran',
  'Govindasamy',
  'Palaniappan',
  'Arumugam',
  'Selvaraj',
  'Nadarajah',
  'Letchumanan',
  'Maniam',
  'Ramasamy',
];
const borneanMale = [
  'Jackson',
  'Douglas',
  'Alexius',
  'Jonathan',
  'Benedict',
  'Clarence',
  'Fabian',
  'Stanley',
  'Wilfred',
  'Gerald',
];
const borneanFemale = [
  'Jennifer',
  'Florence',
  'Cynthia',
  'Magdalene',
  'Veronica',
  'Doreen',
  'Felicia',
  'Rosalind',
  'Bibiana',
  'Theresa',
];
const sarawakFather = [
  'Jugah',
  'Nyaring',
  'Unting',
  'Sibat',
  'Rentap',
  'Lasah',
  'Bujang',
  'Entri',
  'Sandin',
  'Ngumbang',
];
const sabahFather = [
  'Gimbang',
  'Majalap',
  'Sinsuran',
  'Kitingan',
  'Mojikon',
  'Lojinin',
  'Gumpil',
  'Joumin',
  'Binsol',
  'Tambunan',
];

/** A plainly invented name in the right order of its community. */
export function inventName(random: SeededRandom, heritage: Heritage, gender: Gender, state: string): string {
  const isMale = gender === 'male';
  if (heritage === 'malay')
    return `${random.pick(isMale ? malayMale : malayFemale)} ${isMale ? 'bin' : 'binti'} ${random.pick(malayFather)}`;
  if (heritage === 'chinese')
    return `${random.pick(surnames)} ${random.pick(chineseFirst)} ${random.pick(isMale ? chineseMale : chineseFemale)}`;
  if (heritage === 'indian')
    return `${random.pick(isMale ? indianMale : indianFemale)} ${isMale ? 'a/l' : 'a/p'} ${random.pick(indianFather)}`;
  const own = random.pick(isMale ? borneanMale : borneanFemale);
  return state === 'Sabah' ? `${own} ${random.pick(sabahFather)}` : `${own} anak ${random.pick(sarawakFather)}`;
}

/** Who lives where decides, roughly, who practises there. */
export function pickHeritage(random: SeededRandom, state: string): Heritage {
  const roll = random.next();
  if (state === 'Sabah' || state === 'Sarawak')
    return roll < 0.4 ? 'bornean' : roll < 0.75 ? 'chinese' : roll < 0.92 ? 'malay' : 'indian';
  if (['Kelantan', 'Kedah', 'Perlis'].includes(state))
    return roll < 0.65 ? 'malay' : roll < 0.85 ? 'chinese' : 'indian';
  return roll < 0.42 ? 'malay' : roll < 0.76 ? 'chinese' : roll < 0.98 ? 'indian' : 'bornean';
}

export function pickTitle(random: SeededRandom, practisingSince: number, gender: Gender): string {
  if (practisingSince > 2004) return 'Dr';
  const roll = random.next();
  if (gender === 'female') return roll < 0.1 ? 'Datin Dr' : roll < 0.2 ? 'Prof Dr' : 'Dr';
  return roll < 0.08 ? 'Dato’ Dr' : roll < 0.12 ? 'Datuk Dr' : roll < 0.2 ? 'Prof Dr' : 'Dr';
}

export function pickLanguages(random: SeededRandom, heritage: Heritage, state: string): string[] {
  const languages = ['en', 'ms'];
  if (heritage === 'chinese') languages.push('zh', random.pick(['yue', 'nan', 'hak']));
  if (heritage === 'indian') languages.push(random.pick(['ta', 'ta', 'ta', 'te', 'ml', 'pa']));
  if (heritage === 'bornean') languages.push(state === 'Sabah' ? 'dtp' : 'iba');
  if (heritage === 'malay' && random.next() < 0.15) languages.push(random.pick(['ar', 'id', 'ja', 'fr']));
  if (heritage !== 'chinese' && random.next() < 0.1) languages.push('zh');
  return languages;
}

/** Lower-case, without accents, punctuation or parts of a name that say only whose child one is. */
export function searchNameOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ (bin|binti|a\/l|a\/p|anak) /g, ' ')
    .trim();
}

export function nameSlug(name: string): string {
  return `dr-${name
    .toLowerCase()
    .replace(/\//g, '')
    .replace(/[^a-z]+/g, '-')}`;
}
