import type { Transaction } from '#src/platform/db/transaction.ts';
import { referenceSet } from '#src/platform/reference-data/reference-data.server.ts';
import { slugOf } from '../content.rules.ts';
import { contentTopics } from './content.table.ts';

/**
 * The topics of entries: English, Malay, Chinese. The address of a topic is made from its English name unless one is
 * given.
 */
const names: readonly (readonly [string, string, string, string?])[] = [
  ['Heart', 'Jantung', '心脏'],
  ['Diabetes', 'Diabetes', '糖尿病'],
  ['Cancer', 'Kanser', '癌症'],
  ['Children', 'Kanak-kanak', '儿童'],
  ['Women', 'Wanita', '女性健康'],
  ['Men', 'Lelaki', '男性健康'],
  ['Older people', 'Warga emas', '长者', 'ageing'],
  ['Bones and joints', 'Tulang dan sendi', '骨骼与关节', 'bones'],
  ['Food and nutrition', 'Makanan dan pemakanan', '饮食与营养', 'nutrition'],
  ['Digestion', 'Pencernaan', '消化系统'],
  ['Infections', 'Jangkitan', '感染'],
  ['Mental health', 'Kesihatan mental', '心理健康'],
  ['Travel', 'Perjalanan', '旅行'],
  ['Pregnancy', 'Kehamilan', '怀孕'],
  ['Vaccination', 'Vaksinasi', '疫苗接种'],
  ['Eyes', 'Mata', '眼睛'],
  ['Kidneys', 'Buah pinggang', '肾脏'],
  ['Lungs', 'Paru-paru', '肺部'],
  ['Sleep', 'Tidur', '睡眠'],
  ['Skin', 'Kulit', '皮肤'],
  ['Brain and nerves', 'Otak dan saraf', '脑与神经', 'brain'],
  ['Stroke', 'Strok', '中风'],
  ['Exercise', 'Senaman', '运动'],
  ['Medicines', 'Ubat-ubatan', '药物'],
  ['First aid', 'Pertolongan cemas', '急救'],
  ['Surgery', 'Pembedahan', '手术'],
  ['Screening', 'Saringan', '健康筛检'],
  ['Teeth', 'Gigi', '牙齿'],
  ['Giving blood', 'Derma darah', '捐血'],
  ['Environment', 'Alam sekitar', '环境'],
  ['Hospital stay', 'Tinggal di hospital', '住院'],
  ['Nursing', 'Kejururawatan', '护理'],
  ['Doctors', 'Doktor', '医生'],
  ['Pharmacy', 'Farmasi', '药剂'],
  ['Laboratory', 'Makmal', '化验'],
  ['Imaging', 'Pengimejan', '影像'],
  ['Rehabilitation', 'Pemulihan', '康复'],
  ['Engineering', 'Kejuruteraan', '工程'],
  ['Information technology', 'Teknologi maklumat', '资讯科技'],
  ['Technology', 'Teknologi', '科技'],
  ['Corporate', 'Korporat', '企业'],
  ['Patient services', 'Khidmat pesakit', '病人服务'],
  ['Medical equipment', 'Peralatan perubatan', '医疗设备'],
  ['Works', 'Kerja pembinaan', '工程项目'],
  ['Services', 'Perkhidmatan', '服务'],
  ['Supplies', 'Bekalan', '物资'],
  ['Catering', 'Katering', '餐饮'],
  ['Community', 'Komuniti', '社区'],
];

/** Words in the sample's texts that stand for a topic with another name. */
const aliases: Record<string, string> = {
  'bones-and-joints': 'bones',
  'older-people': 'ageing',
  food: 'nutrition',
  'food-and-nutrition': 'nutrition',
  joints: 'bones',
  elderly: 'ageing',
  nerves: 'brain',
};

export function topicSlug(word: string): string {
  const slug = slugOf(word);
  return aliases[slug] ?? slug;
}

/** The topics of every installation. */
export const referenceTopics = referenceSet({
  name: 'topics',
  cacheTags: ['topics'],
  rows: names.map(([en, ms, zh, slug]) => ({ slug: slug ?? slugOf(en), name: { en, ms, zh } })),
  keyOf: ({ slug }) => slug,
  insert: (tx, rows) => tx.insert(contentTopics).values(rows).onConflictDoNothing(),
});

/** A topic that the sample uses and this list does not name gets its English word as its name. */
export async function seedTopics(tx: Transaction, used: readonly string[]): Promise<void> {
  const rows = new Map(
    used.map((word) => [topicSlug(word), { en: word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ') }]),
  );
  if (rows.size > 0)
    await tx
      .insert(contentTopics)
      .values([...rows].map(([slug, name]) => ({ slug, name })))
      .onConflictDoNothing();
}
