import type { LocalText } from '#src/shared/local-text.ts';

/** A service as every hospital offers it; `{town}` is the hospital's town. */
export interface ServiceSample {
  slug: string;
  icon: string;
  name: LocalText;
  summary: LocalText;
  hours: LocalText;
}

const always: LocalText = { en: 'Open 24 hours, every day', ms: 'Dibuka 24 jam, setiap hari', zh: '全天24小时开放' };
const office: LocalText = {
  en: 'Monday to Friday 8 am to 5 pm, Saturday 8 am to 1 pm',
  ms: 'Isnin hingga Jumaat 8 pagi hingga 5 petang, Sabtu 8 pagi hingga 1 tengah hari',
  zh: '周一至周五 上午8时至下午5时，周六 上午8时至下午1时',
};
/** In Kedah and Kelantan the weekend is Friday and Saturday. */
const fridayWeekend: LocalText = {
  en: 'Sunday to Thursday 8 am to 5 pm',
  ms: 'Ahad hingga Khamis 8 pagi hingga 5 petang',
  zh: '周日至周四 上午8时至下午5时',
};

/** The hours of a service in that state: office hours follow the state's weekend. */
export function hoursIn(state: string, hours: LocalText): LocalText {
  return hours === office && ['Kedah', 'Kelantan'].includes(state) ? fridayWeekend : hours;
}

const long: LocalText = {
  en: 'Every day 7 am to 9 pm',
  ms: 'Setiap hari 7 pagi hingga 9 malam',
  zh: '每天 上午7时至晚上9时',
};

/** The services of which each hospital has eight: the first five everywhere, three more by its size and town. */
export const coreServices: readonly ServiceSample[] = [
  {
    slug: 'emergency',
    icon: 'emergency',
    hours: always,
    name: { en: 'Emergency', ms: 'Kecemasan', zh: '急诊' },
    summary: {
      en: 'Doctors and nurses who are ready at any hour for accidents and sudden illness in {town}. The sickest patients are always seen first.',
      ms: 'Doktor dan jururawat yang bersedia pada bila-bila masa untuk kemalangan dan sakit mengejut di {town}. Pesakit paling tenat sentiasa didahulukan.',
      zh: '医生与护士随时为{town}的意外与急症待命，病情最重者优先就诊。',
    },
  },
  {
    slug: 'laboratory',
    icon: 'laboratory',
    hours: long,
    name: { en: 'Laboratory', ms: 'Makmal', zh: '化验室' },
    summary: {
      en: 'Blood, urine and tissue tests. Most routine blood results reach your doctor within two hours, so you need not come back another day.',
      ms: 'Ujian darah, air kencing dan tisu. Kebanyakan keputusan darah rutin sampai kepada doktor anda dalam dua jam, jadi anda tidak perlu datang semula.',
      zh: '血液、尿液与组织检验。多数常规血检结果两小时内送达医生，您无需改天再来。',
    },
  },
  {
    slug: 'imaging',
    icon: 'search',
    hours: long,
    name: { en: 'X-ray and imaging', ms: 'X-ray dan pengimejan', zh: 'X光与影像检查' },
    summary: {
      en: 'X-ray, ultrasound and CT in one place. We use the smallest dose that gives a clear picture and tell you how to prepare beforehand.',
      ms: 'X-ray, ultrabunyi dan CT di satu tempat. Kami menggunakan dos terkecil yang memberi gambar jelas dan memberitahu cara bersedia lebih awal.',
      zh: 'X光、超声波与电脑断层一处完成。我们以最低剂量取得清晰影像，并事先说明如何准备。',
    },
  },
  {
    slug: 'pharmacy',
    icon: 'pill',
    hours: long,
    name: { en: 'Pharmacy', ms: 'Farmasi', zh: '药房' },
    summary: {
      en: 'Your medicines, explained. A pharmacist goes through each one with you: what it is for, when to take it and what to watch for.',
      ms: 'Ubat anda, dengan penerangan. Ahli farmasi menerangkan setiap satu: kegunaannya, waktu mengambilnya dan apa yang perlu diperhatikan.',
      zh: '领药并获讲解。药剂师会逐一说明每种药的用途、服用时间与须留意之处。',
    },
  },
  {
    slug: 'rehabilitation',
    icon: 'accessible',
    hours: office,
    name: { en: 'Physiotherapy and rehabilitation', ms: 'Fisioterapi dan pemulihan', zh: '物理治疗与康复' },
    summary: {
      en: 'Help to move, speak and manage daily tasks again after an operation, an injury or a stroke, with exercises you can keep doing at home.',
      ms: 'Bantuan untuk bergerak, bertutur dan mengurus hal harian semula selepas pembedahan, kecederaan atau strok, dengan senaman untuk diteruskan di rumah.',
      zh: '在手术、受伤或中风后，帮助您重新活动、说话与料理日常，并教您可在家继续的练习。',
    },
  },
];

/** Six more, of which each hospital has three. */
export const moreServices: readonly ServiceSample[] = [
  {
    slug: 'dialysis',
    icon: 'health',
    hours: {
      en: 'Monday to Saturday 6 am to 10.30 pm',
      ms: 'Isnin hingga Sabtu 6 pagi hingga 10.30 malam',
      zh: '周一至周六 上午6时至晚上10时30分',
    },
    name: { en: 'Dialysis unit', ms: 'Unit dialisis', zh: '洗肾中心' },
    summary: {
      en: 'Three shifts a day, so that people in {town} can keep working. Visitors to the area can book single sessions two weeks ahead.',
      ms: 'Tiga syif sehari supaya penduduk {town} dapat terus bekerja. Pelawat boleh menempah sesi tunggal dua minggu lebih awal.',
      zh: '每日三班，方便{town}居民继续工作。外地访客可提前两周预约单次治疗。',
    },
  },
  {
    slug: 'maternity',
    icon: 'users',
    hours: always,
    name: { en: 'Maternity and newborn care', ms: 'Bersalin dan penjagaan bayi', zh: '产科与新生儿护理' },
    summary: {
      en: 'Birth rooms where your partner may stay, a nursery next door and a midwife who visits you at home in the first week.',
      ms: 'Bilik bersalin yang membenarkan pasangan menemani, bilik bayi di sebelah dan bidan yang melawat rumah pada minggu pertama.',
      zh: '伴侣可陪同的产房、紧邻的育婴室，以及产后首周上门探访的助产士。',
    },
  },
  {
    slug: 'day-surgery',
    icon: 'calendar',
    hours: office,
    name: { en: 'Day surgery', ms: 'Pembedahan harian', zh: '日间手术' },
    summary: {
      en: 'Smaller operations with no night in hospital. A nurse telephones you the same evening to ask how you are.',
      ms: 'Pembedahan kecil tanpa bermalam di hospital. Jururawat menelefon anda petang itu juga untuk bertanya khabar.',
      zh: '无需住院过夜的小型手术，当晚护士会致电问候您的情况。',
    },
  },
  {
    slug: 'health-screening',
    icon: 'stethoscope',
    hours: office,
    name: { en: 'Health screening', ms: 'Saringan kesihatan', zh: '健康检查' },
    summary: {
      en: 'A quiet morning of checks, with breakfast after your blood test and a doctor who explains the results face to face.',
      ms: 'Pemeriksaan pada waktu pagi yang tenang, dengan sarapan selepas ujian darah dan doktor yang menerangkan keputusan secara bersemuka.',
      zh: '从容的晨间体检，抽血后提供早餐，并由医生当面讲解结果。',
    },
  },
  {
    slug: 'blood-donation',
    icon: 'health',
    hours: office,
    name: { en: 'Blood bank', ms: 'Tabung darah', zh: '血库' },
    summary: {
      en: 'Safe blood for operations and births in {town}. Healthy adults may give blood on weekday mornings; no appointment is needed.',
      ms: 'Darah selamat untuk pembedahan dan kelahiran di {town}. Orang dewasa yang sihat boleh menderma pada pagi hari bekerja tanpa janji temu.',
      zh: '为{town}的手术与分娩提供安全血液。健康成人可于工作日上午捐血，无需预约。',
    },
  },
  {
    slug: 'dietitian',
    icon: 'cafe',
    hours: office,
    name: { en: 'Dietitian', ms: 'Pakar diet', zh: '营养咨询' },
    summary: {
      en: 'Eating plans built around the food you already cook at home, for diabetes, kidney trouble, cancer treatment or a healthy weight.',
      ms: 'Pelan pemakanan berdasarkan masakan harian anda, untuk kencing manis, masalah buah pinggang, rawatan kanser atau berat badan sihat.',
      zh: '以您家常饮食为本的饮食计划，适用于糖尿病、肾病、癌症治疗或体重管理。',
    },
  },
];
