import type { CareProgramme } from '#src/features/site/settings/care-programme-setting.schema.ts';

const yes = { en: 'Yes', ms: 'Ya', zh: '有' };

/** The care programme of a new installation, which migration 0020 gave to earlier groups. */
export const defaultCareProgramme: CareProgramme = {
  termsVersion: '2026-11-01',
  renewFromDays: 60,
  remindDays: 30,
  tiers: [
    {
      key: 'cares',
      name: 'Cares',
      packagePercent: 5,
      roomPercent: 5,
      summary: {
        en: 'The free card for everybody who comes to us more than once.',
        ms: 'Kad percuma untuk semua yang datang lebih daripada sekali.',
        zh: '为不止来一次的您准备的免费卡。',
      },
    },
    {
      key: 'platinum_plus',
      name: 'Platinum Plus',
      packagePercent: 10,
      roomPercent: 12,
      summary: {
        en: 'For people who come often, with somebody who knows their case.',
        ms: 'Untuk yang kerap datang, dengan orang yang mengenali kes anda.',
        zh: '适合常来就诊者，并有专人了解您的情况。',
      },
    },
  ],
  benefits: [
    {
      name: { en: 'One card in every hospital', ms: 'Satu kad di setiap hospital', zh: '一卡通用各家医院' },
      byTier: { cares: yes, platinum_plus: yes },
    },
    {
      name: { en: 'Nurse on the telephone', ms: 'Jururawat di telefon', zh: '护士电话咨询' },
      byTier: {
        cares: { en: '8 am to 8 pm', ms: '8 pagi hingga 8 malam', zh: '上午8时至晚上8时' },
        platinum_plus: { en: 'Day and night', ms: 'Siang dan malam', zh: '日夜服务' },
      },
    },
    {
      name: { en: 'Health check each year', ms: 'Pemeriksaan setiap tahun', zh: '每年健康检查' },
      byTier: {
        cares: { en: 'Blood pressure and sugar', ms: 'Tekanan darah dan gula', zh: '血压与血糖' },
        platinum_plus: {
          en: 'A screening worth RM180 for every adult',
          ms: 'Saringan bernilai RM180 bagi setiap orang dewasa',
          zh: '每位成人一次价值RM180的检查',
        },
      },
    },
    {
      name: { en: 'Care coordinator', ms: 'Penyelaras penjagaan', zh: '护理协调员' },
      byTier: {
        platinum_plus: {
          en: 'A person with a name and a direct number, who puts visits on one day',
          ms: 'Seorang yang anda kenali dengan nombor terus, yang mengatur lawatan dalam sehari',
          zh: '有姓名与直线电话的专人，把行程安排在同一天',
        },
      },
    },
    {
      name: {
        en: 'Own counter for admission and discharge',
        ms: 'Kaunter khas untuk masuk dan keluar wad',
        zh: '住院与出院专用柜台',
      },
      byTier: { platinum_plus: yes },
    },
    {
      name: {
        en: 'Ride home after day surgery, within 30 km',
        ms: 'Pengangkutan pulang selepas pembedahan harian, dalam 30 km',
        zh: '日间手术后30公里内送返家中',
      },
      byTier: { platinum_plus: { en: 'Twice a year', ms: 'Dua kali setahun', zh: '每年两次' } },
    },
  ],
  plans: [
    {
      key: 'cares',
      tier: 'cares',
      name: { en: 'Cares', ms: 'Cares', zh: 'Cares' },
      priceSen: 0,
      months: null,
      adults: 12,
      children: 12,
    },
    {
      key: 'platinum_one',
      tier: 'platinum_plus',
      name: { en: 'Platinum Plus for one person', ms: 'Platinum Plus untuk seorang', zh: 'Platinum Plus个人' },
      priceSen: 24_000,
      months: 12,
      adults: 1,
      children: 0,
    },
    {
      key: 'platinum_family',
      tier: 'platinum_plus',
      name: { en: 'Platinum Plus for a family', ms: 'Platinum Plus untuk sekeluarga', zh: 'Platinum Plus家庭' },
      priceSen: 42_000,
      months: 12,
      adults: 2,
      children: 4,
    },
  ],
};
