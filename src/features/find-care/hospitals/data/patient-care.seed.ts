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
      ms: `Bawa kad pengenalan atau pasport, surat insurans atau majikan jika ada, dan setiap ubat yang anda ambil, bersama kotaknya. Senarai penyakit dan pembedahan lalu membantu doktor anda di {hospital} melihat gambaran yang lengkap.

Jika darah anda akan diuji, tanya kami sama ada anda perlu berpuasa. Air kosong sentiasa dibenarkan melainkan kami memberitahu sebaliknya.

Tulis tiga soalan yang paling penting bagi anda. Ia mudah dilupakan di dalam bilik, dan doktor anda mahu mendengarnya.`,
      zh: `请带身份证或护照、保险或雇主信函（如有），以及您服用的每一种药，连同包装盒。列出以往的疾病和手术，有助{hospital}的医生了解全貌。

如果要抽血，请先问我们是否需要空腹。除非另有通知，随时可以喝白开水。

写下您最想问的三个问题。进了诊室很容易忘记，而医生很想听。`,
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
      ms: `Kaunter kemasukan {hospital} terletak di sebelah kaunter utama dan tidak pernah ditutup. Pendaftaran mengambil masa kira-kira dua puluh minit; jika syarikat insurans perlu meluluskan kemasukan, kami memohonnya tiga hari bekerja lebih awal.

Anda boleh memilih antara bilik kongsi empat atau dua katil dan bilik seorang. Kami memberitahu jumlah deposit sebelum anda menandatangani apa-apa.

Bawa pakaian longgar, selipar, cermin mata dan pengecas. Tinggalkan barang kemas dan wang yang banyak di rumah.`,
      zh: `{hospital}的住院登记处在大堂柜台旁，全天开放。登记约需二十分钟；如果需要保险公司批准，我们会提前三个工作日代为申请。

您可选择四人房、双人房或单人房。签字之前，我们会告诉您押金数额。

请带宽松衣物、拖鞋、眼镜和充电器。首饰和大笔现金请留在家中。`,
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
      ms: `Keluarga dan rakan dialu-alukan pada waktu melawat, {{visiting_hours}}, dua orang pada satu masa. Di unit rawatan rapi, hanya seorang pelawat pada satu masa, dan ketua jururawat mungkin meminta anda menunggu di luar sebentar.

Ibu atau bapa boleh menemani anak siang dan malam. Kami menyediakan katil lipat dan selimut.

Jangan melawat jika anda batuk atau demam, dan bersihkan tangan di pintu wad.`,
      zh: `欢迎家人和朋友在探病时间前来，即{{visiting_hours}}，每次两人。在加护病房，每次只限一人，当值护士长也可能请您在外面稍候片刻。

父母一人可昼夜陪伴孩子。我们提供折叠床和毯子。

如果咳嗽或发烧，请暂缓探病；进入病房时请在门口清洁双手。`,
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
      ms: `Minta anggaran kos sebelum sebarang pembedahan yang dirancang: ia percuma, bertulis, dan menyatakan yuran doktor, bilik serta ubat secara berasingan. Jika sesuatu yang tidak dijangka menjadikan bil lebih besar, kami memberitahu anda sebaik kami mengetahuinya.

Kami menerima tunai, kad bank, e-dompet dan surat jaminan daripada syarikat insurans serta majikan. Tidak semua pelan melindungi setiap rawatan, jadi semak dengan syarikat insurans anda.

Jika bil membimbangkan anda, hubungi kaunselor kewangan kami di {phone}. Bayaran ansuran selalunya boleh diatur.`,
      zh: `任何计划中的手术之前，都可索取估价：免费、书面，并分别列出医生费、房费和药费。如果有意外情况使账单增加，我们一知道就告诉您。

我们接受现金、银行卡、电子钱包，以及保险公司和雇主的担保信。不是每份保单都涵盖所有治疗，请向保险公司查询。

如果担心费用，请致电{phone}与财务辅导员谈。通常可以分期付款。`,
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
      ms: `Kebanyakan pesakit pulang sebelum tengah hari. Sebelum anda pulang, jururawat menerangkan ubat anda, temu janji seterusnya dan tanda-tanda yang memerlukan anda datang semula.

Anda menerima surat untuk doktor keluarga anda dan sijil cuti sakit jika memerlukannya. Salinan imbasan boleh disiapkan dalam sejam.

Telefon {phone} pada bila-bila masa dalam minggu pertama jika anda tidak pasti tentang luka, demam atau ubat. Jururawat yang mengenali wad anda akan menjawab.`,
      zh: `多数病人在中午前出院。离开之前，护士会讲解用药、下次复诊，以及哪些迹象需要回来。

您会收到给家庭医生的信；如有需要，也可领取病假单。影像副本一小时内可准备好。

第一周内，如果对伤口、发烧或药物有疑问，随时致电{phone}。接听的是了解您病房的护士。`,
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
      ms: `Anda berhak memahami penyakit anda dan setiap pilihan rawatan, dalam bahasa yang anda fasih. Jika anda mahukan jurubahasa, beritahu kami ketika membuat temu janji; tiada bayaran dikenakan.

Anda boleh meminta pendapat kedua, menolak rawatan, dan melihat rekod anda sendiri. Apa yang anda ceritakan kekal antara anda dan mereka yang merawat anda.

Jika sesuatu tidak kena atau boleh diperbaiki, beritahu ketua jururawat atau tulis kepada kami. Kami menjawab setiap surat dalam lima hari bekerja. Pujian juga dialu-alukan, dan kami membacakannya dalam mesyuarat wad.`,
      zh: `您有权用熟悉的语言了解自己的病情和每一种治疗选择。需要口译，请在预约时告诉我们，不收费。

您可以征询第二意见、拒绝某项治疗、查阅自己的病历。您所说的，只有照顾您的人知道。

如果有差错或可以改进之处，请告诉护士长，或写信给我们。每封信我们会在五个工作日内回复。也欢迎赞扬，我们会在病房会议上朗读。`,
    },
  },
];
