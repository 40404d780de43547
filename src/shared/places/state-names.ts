import type { Language } from '../languages.ts';

/** State names in Chinese; in Malay one state's name differs from the stored name. */
const inChinese: Record<string, string> = {
  Johor: '柔佛',
  Kedah: '吉打',
  Kelantan: '吉兰丹',
  'Kuala Lumpur': '吉隆坡',
  Melaka: '马六甲',
  'Negeri Sembilan': '森美兰',
  Pahang: '彭亨',
  Penang: '槟城',
  Perak: '霹雳',
  Perlis: '玻璃市',
  Putrajaya: '布城',
  Sabah: '沙巴',
  Sarawak: '砂拉越',
  Selangor: '雪兰莪',
  Terengganu: '登嘉楼',
  Labuan: '纳闽',
};

/** The thirteen states and the three federal territories, by their stored names. */
export const states = Object.keys(inChinese);

/** A state's name in the reader's language; the stored name, which is English, is used in addresses and filters. */
export function stateName(state: string, language: Language): string {
  if (language === 'zh') return inChinese[state] ?? state;
  return language === 'ms' && state === 'Penang' ? 'Pulau Pinang' : state;
}

/** 'Ipoh, Perak'; a town that is a state itself is named once. */
export function townAndState(town: string, state: string, language: Language): string {
  if (town === state) return stateName(state, language);
  return `${town}${language === 'zh' ? '，' : ', '}${stateName(state, language)}`;
}
