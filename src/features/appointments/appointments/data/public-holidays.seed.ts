import { referenceSet } from '#src/platform/reference-data/reference-data.server.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { states as allStates } from '#src/shared/state-names.ts';
import { publicHolidays } from './appointments.table.ts';

type Holiday = [en: string, ms: string, zh: string, days: readonly string[], states?: readonly string[]];

const except = (...left: string[]) => allStates.filter((state) => !left.includes(state));

/** Dates as announced; those that wait for the moon are expected ones, which an administrator corrects. */
const holidays: readonly Holiday[] = [
  [
    'New Year’s Day',
    'Tahun Baharu',
    '元旦',
    ['2026-01-01', '2027-01-01'],
    except('Johor', 'Kedah', 'Kelantan', 'Perlis', 'Terengganu'),
  ],
  [
    'Birthday of the Yang di-Pertuan Besar',
    'Hari Keputeraan Yang di-Pertuan Besar',
    '森州最高统治者华诞',
    ['2026-01-14', '2027-01-14'],
    ['Negeri Sembilan'],
  ],
  [
    'Israk and Mikraj',
    'Israk dan Mikraj',
    '登霄节',
    ['2026-01-17', '2027-01-06'],
    ['Kedah', 'Negeri Sembilan', 'Perlis', 'Terengganu'],
  ],
  [
    'Thaipusam',
    'Hari Thaipusam',
    '大宝森节',
    ['2026-02-01', '2027-01-22'],
    ['Kuala Lumpur', 'Selangor', 'Johor', 'Penang', 'Perak', 'Negeri Sembilan', 'Kedah', 'Putrajaya'],
  ],
  [
    'Federal Territory Day',
    'Hari Wilayah Persekutuan',
    '联邦直辖区日',
    ['2026-02-01', '2027-02-01'],
    ['Kuala Lumpur', 'Putrajaya', 'Labuan'],
  ],
  ['Chinese New Year', 'Tahun Baharu Cina', '农历新年', ['2026-02-17', '2026-02-18', '2027-02-06', '2027-02-07']],
  [
    'Chinese New Year, replacement day',
    'Cuti ganti Tahun Baharu Cina',
    '农历新年补假',
    ['2027-02-08'],
    except('Kedah', 'Kelantan', 'Terengganu'),
  ],
  ['First day of Ramadan', 'Awal Ramadan', '斋戒月首日', ['2026-02-19', '2027-02-08'], ['Johor', 'Kedah']],
  [
    'Nuzul Al-Quran',
    'Hari Nuzul Al-Quran',
    '可兰经降世日',
    ['2026-03-07', '2027-02-24'],
    except('Johor', 'Kedah', 'Negeri Sembilan', 'Sabah', 'Sarawak'),
  ],
  [
    'Anniversary of the Sultan of Terengganu',
    'Hari Ulang Tahun Pertabalan Sultan Terengganu',
    '登嘉楼苏丹登基纪念日',
    ['2026-03-04', '2027-03-04'],
    ['Terengganu'],
  ],
  ['Hari Raya Aidilfitri', 'Hari Raya Aidilfitri', '开斋节', ['2026-03-21', '2026-03-22', '2027-03-10', '2027-03-11']],
  [
    'Birthday of the Sultan of Johor',
    'Hari Keputeraan Sultan Johor',
    '柔佛苏丹华诞',
    ['2026-03-23', '2027-03-23'],
    ['Johor'],
  ],
  ['Good Friday', 'Good Friday', '耶稣受难日', ['2026-04-03', '2027-03-26'], ['Sabah', 'Sarawak']],
  [
    'Melaka Historical City Day',
    'Hari Perisytiharan Melaka sebagai Bandaraya Bersejarah',
    '马六甲历史城日',
    ['2026-04-15', '2027-04-15'],
    ['Melaka'],
  ],
  [
    'Birthday of the Sultan of Terengganu',
    'Hari Keputeraan Sultan Terengganu',
    '登嘉楼苏丹华诞',
    ['2026-04-26', '2027-04-26'],
    ['Terengganu'],
  ],
  ['Labour Day', 'Hari Pekerja', '劳动节', ['2026-05-01', '2027-05-01']],
  ['Hari Hol of Pahang', 'Hari Hol Pahang', '彭亨先苏丹纪念日', ['2026-05-22', '2027-05-22'], ['Pahang']],
  ['Arafah Day', 'Hari Arafah', '阿拉法日', ['2026-05-26', '2027-05-15'], ['Kelantan', 'Terengganu']],
  ['Hari Raya Haji', 'Hari Raya Haji', '哈芝节', ['2026-05-27', '2027-05-16']],
  [
    'Hari Raya Haji, second day',
    'Hari Raya Haji (hari kedua)',
    '哈芝节第二天',
    ['2026-05-28', '2027-05-17'],
    ['Kedah', 'Kelantan', 'Perlis', 'Terengganu'],
  ],
  [
    'Kaamatan harvest festival',
    'Pesta Kaamatan',
    '丰收节',
    ['2026-05-30', '2026-05-31', '2027-05-30', '2027-05-31'],
    ['Sabah', 'Labuan'],
  ],
  ['Wesak Day', 'Hari Wesak', '卫塞节', ['2026-05-31', '2027-05-20']],
  [
    'Birthday of the Yang di-Pertuan Agong',
    'Hari Keputeraan Yang di-Pertuan Agong',
    '国家元首华诞',
    ['2026-06-01', '2027-06-07'],
  ],
  ['Gawai Dayak', 'Hari Gawai Dayak', '达雅节', ['2026-06-01', '2026-06-02', '2027-06-01', '2027-06-02'], ['Sarawak']],
  ['Awal Muharram', 'Awal Muharram', '回历元旦', ['2026-06-17', '2027-06-06']],
  [
    'Birthday of the Sultan of Kedah',
    'Hari Keputeraan Sultan Kedah',
    '吉打苏丹华诞',
    ['2026-06-21', '2027-06-20'],
    ['Kedah'],
  ],
  [
    'George Town World Heritage Day',
    'Hari Ulang Tahun Perisytiharan Tapak Warisan Dunia',
    '乔治市入遗纪念日',
    ['2026-07-07', '2027-07-07'],
    ['Penang'],
  ],
  [
    'Birthday of the Governor of Penang',
    'Hari Jadi Yang di-Pertua Negeri Pulau Pinang',
    '槟州元首华诞',
    ['2026-07-11', '2027-07-10'],
    ['Penang'],
  ],
  [
    'Birthday of the Raja of Perlis',
    'Hari Keputeraan Raja Perlis',
    '玻璃市拉惹华诞',
    ['2026-07-17', '2027-07-17'],
    ['Perlis'],
  ],
  ['Hari Hol of Johor', 'Hari Hol Johor', '柔佛先苏丹纪念日', ['2026-07-21', '2027-07-10'], ['Johor']],
  ['Sarawak Day', 'Hari Sarawak', '砂拉越日', ['2026-07-22', '2027-07-22'], ['Sarawak']],
  [
    'Birthday of the Sultan of Pahang',
    'Hari Keputeraan Sultan Pahang',
    '彭亨苏丹华诞',
    ['2026-07-30', '2027-07-30'],
    ['Pahang'],
  ],
  [
    'Birthday of the Governor of Melaka',
    'Hari Jadi Yang di-Pertua Negeri Melaka',
    '马六甲州元首华诞',
    ['2026-08-24', '2027-08-24'],
    ['Melaka'],
  ],
  ['Birthday of the Prophet Muhammad', 'Maulidur Rasul', '先知穆罕默德诞辰', ['2026-08-25', '2027-08-14']],
  ['National Day', 'Hari Kebangsaan', '国庆日', ['2026-08-31', '2027-08-31']],
  ['Malaysia Day', 'Hari Malaysia', '马来西亚日', ['2026-09-16', '2027-09-16']],
  [
    'Birthday of the Sultan of Kelantan',
    'Hari Keputeraan Sultan Kelantan',
    '吉兰丹苏丹华诞',
    ['2026-09-29', '2026-09-30', '2027-09-29', '2027-09-30'],
    ['Kelantan'],
  ],
  [
    'Birthday of the Governor of Sabah',
    'Hari Jadi Yang di-Pertua Negeri Sabah',
    '沙巴州元首华诞',
    ['2026-10-03', '2027-10-02'],
    ['Sabah'],
  ],
  [
    'Birthday of the Governor of Sarawak',
    'Hari Jadi Yang di-Pertua Negeri Sarawak',
    '砂拉越州元首华诞',
    ['2026-10-10', '2027-10-09'],
    ['Sarawak'],
  ],
  [
    'Birthday of the Sultan of Perak',
    'Hari Keputeraan Sultan Perak',
    '霹雳苏丹华诞',
    ['2026-11-06', '2027-11-05'],
    ['Perak'],
  ],
  ['Deepavali', 'Hari Deepavali', '屠妖节', ['2026-11-08', '2027-10-28'], except('Sarawak')],
  [
    'Deepavali, replacement day',
    'Cuti ganti Hari Deepavali',
    '屠妖节补假',
    ['2026-11-09'],
    except('Sarawak', 'Kedah', 'Kelantan', 'Terengganu'),
  ],
  [
    'Birthday of the Sultan of Selangor',
    'Hari Keputeraan Sultan Selangor',
    '雪兰莪苏丹华诞',
    ['2026-12-11', '2027-12-11'],
    ['Selangor'],
  ],
  ['Christmas Eve', 'Malam Krismas', '平安夜', ['2026-12-24', '2027-12-24'], ['Sabah']],
  ['Christmas Day', 'Hari Krismas', '圣诞节', ['2026-12-25', '2027-12-25']],
];

/** One row a state and day; where two holidays meet, their names are joined. */
export function makeHolidays(): (typeof publicHolidays.$inferInsert)[] {
  const rows = new Map<string, { state: string; day: string; name: Required<LocalText> }>();
  for (const [en, ms, zh, days, states = allStates] of holidays) {
    for (const state of states) {
      for (const day of days) {
        const known = rows.get(`${state} ${day}`)?.name;
        const name = known
          ? { en: `${known.en}; ${en}`, ms: `${known.ms}; ${ms}`, zh: `${known.zh}；${zh}` }
          : { en, ms, zh };
        rows.set(`${state} ${day}`, { state, day, name });
      }
    }
  }
  return [...rows.values()];
}

export const referenceHolidays = referenceSet({
  name: 'public holidays',
  areas: ['appointments'],
  rows: makeHolidays(),
  keyOf: ({ state, day }) => `${state} ${day}`,
  insert: (tx, rows) => tx.insert(publicHolidays).values(rows).onConflictDoNothing(),
});
