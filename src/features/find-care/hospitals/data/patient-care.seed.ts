import type { LocalText } from '#src/shared/local-text.ts';

export interface CareTopicSample {
  slug: string;
  icon: string;
  title: LocalText;
  /** `{hospital}`, `{town}` and `{phone}` are filled in for each hospital. */
  body: LocalText;
}

/** What patients and families ask before, during and after a stay. */
export const careTopics: readonly CareTopicSample[] = [
  {
    slug: 'before-you-come',
    icon: 'check',
    title: { en: 'Before you come', ms: 'Sebelum anda datang', zh: '来院之前' },
    body: {
      en: `Bring your identity card or passport, your insurance or employer’s letter if you have one, and every medicine you take, in its box. A list of past illnesses and operations helps your doctor at {hospital} to see the whole picture.

If your blood will be tested, ask us whether you must fast. Water is always allowed unless we tell you otherwise.

Write down the three questions that matter most to you. It is easy to forget them in the room, and your doctor wants to hear them.`,
      ms: 'Bawa kad pengenalan atau pasport, surat insurans atau majikan, dan semua ubat anda bersama kotaknya. Tanya kami jika anda perlu berpuasa sebelum ujian darah. Tulis tiga soalan yang paling penting bagi anda.',
      zh: '请带身份证或护照、保险或雇主信函，以及您正在服用的所有药物（连包装盒）。抽血前请先询问是否需要空腹。写下您最想问的三个问题。',
    },
  },
  {
    slug: 'admission',
    icon: 'document',
    title: { en: 'Coming to stay', ms: 'Kemasukan ke wad', zh: '办理住院' },
    body: {
      en: `The admission desk of {hospital} is next to the main reception and never closes. Registration takes about twenty minutes; if your insurer needs to approve the stay, we start that for you three working days before.

You may choose between a shared room of four or two beds and a single room. We tell you the deposit before you sign anything.

Pack loose clothes, slippers, your glasses and a charger. Leave jewellery and large sums of money at home.`,
      ms: 'Kaunter kemasukan dibuka sepanjang masa. Pendaftaran mengambil masa kira-kira dua puluh minit, dan kami memohon kelulusan insurans tiga hari bekerja lebih awal. Bawa pakaian longgar, selipar dan cermin mata; tinggalkan barang kemas di rumah.',
      zh: '住院登记处全天开放，手续约需二十分钟；若需保险公司批准，我们会提前三个工作日代为申请。请带宽松衣物、拖鞋与眼镜，贵重物品请留在家中。',
    },
  },
  {
    slug: 'visiting',
    icon: 'users',
    title: { en: 'Visiting', ms: 'Waktu melawat', zh: '探病' },
    body: {
      en: `Family and friends are welcome during visiting hours, {{visiting_hours}}, two at a time. In intensive care it is one visitor at a time, and the nurse in charge may ask you to wait outside for a while.

One parent may stay with a child day and night. We give you a folding bed and a blanket.

Please stay away if you have a cough or a fever, and clean your hands at the door of the ward.`,
      ms: 'Keluarga dan rakan dialu-alukan pada waktu melawat, {{visiting_hours}}, dua orang pada satu masa. Ibu atau bapa boleh menemani anak siang dan malam. Jangan melawat jika anda batuk atau demam.',
      zh: '探病时间为{{visiting_hours}}，每次两人。父母一人可昼夜陪伴孩子。若有咳嗽或发烧，请暂缓探访。',
    },
  },
  {
    slug: 'paying',
    icon: 'money',
    title: { en: 'Paying for your care', ms: 'Bayaran rawatan', zh: '费用与付款' },
    body: {
      en: `Ask for an estimate before any planned operation: it is free, it is in writing, and it names the doctor’s fee, the room and the medicines separately. If something unexpected makes the bill larger, we tell you as soon as we know.

We take cash, bank cards, e-wallets and letters of guarantee from insurers and employers. Not every plan covers every treatment, so please check with your insurer.

If the bill worries you, speak to our financial counsellor on {phone}. Paying by instalments is often possible.`,
      ms: 'Minta anggaran bertulis secara percuma sebelum pembedahan yang dirancang. Kami menerima tunai, kad bank, e-dompet serta surat jaminan insurans dan majikan. Jika bil membimbangkan anda, hubungi kaunselor kewangan kami di {phone}.',
      zh: '计划手术前可免费索取书面估价。我们接受现金、银行卡、电子钱包以及保险公司与雇主的担保信。若担心费用，请致电 {phone} 联系财务顾问。',
    },
  },
  {
    slug: 'going-home',
    icon: 'home',
    title: { en: 'Going home', ms: 'Pulang ke rumah', zh: '出院' },
    body: {
      en: `Most patients go home before noon. Before you leave, your nurse goes over your medicines, your next appointment and the signs that should bring you back to us.

You receive a letter for your family doctor and a medical certificate for work if you need one. Copies of scans can be ready within the hour.

Call {phone} at any time in the first week if you are unsure about a wound, a fever or a tablet. A nurse who knows your ward answers.`,
      ms: 'Kebanyakan pesakit pulang sebelum tengah hari. Jururawat akan menerangkan ubat, temu janji seterusnya dan tanda-tanda yang memerlukan anda kembali. Hubungi {phone} pada bila-bila masa dalam minggu pertama.',
      zh: '多数病人在中午前出院。护士会说明用药、下次复诊及须回院的征兆。首周内如有疑问，可随时致电 {phone}。',
    },
  },
  {
    slug: 'your-rights',
    icon: 'shield',
    title: { en: 'Your rights and your voice', ms: 'Hak dan suara anda', zh: '您的权利与心声' },
    body: {
      en: `You have the right to understand your illness and each choice of treatment, in a language you speak well. If you would like an interpreter, tell us when you book; there is no charge.

You may ask for a second opinion, say no to a treatment, and see your own records. What you tell us stays between you and the people who care for you.

If something went wrong or could be better, please tell the nurse in charge or write to us. We answer every letter within five working days. Praise is welcome as well, and we read it out at the ward meeting.`,
      ms: 'Anda berhak memahami penyakit dan setiap pilihan rawatan dalam bahasa yang anda fahami; jurubahasa disediakan percuma. Anda boleh meminta pendapat kedua dan melihat rekod sendiri. Setiap aduan dijawab dalam lima hari bekerja.',
      zh: '您有权以熟悉的语言了解病情与各种治疗选择，我们免费提供口译。您可征询第二意见、查阅自己的病历。每封来信我们会在五个工作日内回复。',
    },
  },
];
