import type { SampleEntry } from './sample-entry.ts';
import { t } from './three-languages.ts';

type Faq = Omit<SampleEntry, 'kind' | 'author'>;

const faqs: readonly Faq[] = [
  {
    slug: 'how-much-water-should-i-drink', publishedAt: '2026-01-08T09:00:00+08:00', reviewer: 'Dr Zaleha Mohd Noor', topics: ['nutrition'],
    title: t('How much water should I drink each day?', 'Berapa banyak air perlu saya minum setiap hari?', '我每天应该喝多少水？'),
    summary: t('About eight glasses for most adults, more in the heat. The colour of your urine is a good guide.', 'Kira-kira lapan gelas bagi kebanyakan orang dewasa, lebih semasa panas. Warna air kencing menjadi panduan.', '多数成年人约八杯，天热要多喝。小便颜色是好指标。'),
    fields: { answer: 'Most adults in Malaysia do well with about eight glasses, two litres, of plain water a day, and more when they work or exercise in the heat. Look at your urine: pale yellow means enough, dark yellow means drink. If you have heart failure, advanced kidney disease or are on dialysis, too much water is dangerous, so ask us for your own amount. Sweet drinks do not count as water.' },
  },
  {
    slug: 'do-long-term-tablets-harm-the-kidneys', publishedAt: '2026-01-08T09:00:00+08:00', reviewer: 'Dr Zaleha Mohd Noor', topics: ['diabetes', 'heart'],
    title: t('Do long-term tablets harm my kidneys?', 'Adakah ubat jangka panjang merosakkan buah pinggang saya?', '长期吃药会伤肾吗？'),
    summary: t('High sugar and high pressure harm kidneys. The tablets against them protect them.', 'Gula dan tekanan darah tinggi merosakkan buah pinggang. Ubatnya pula melindungi.', '伤肾的是高血糖和高血压，治疗它们的药反而护肾。'),
    fields: { answer: 'We hear this fear most often. It stops many people from taking the very medicine that would save their kidneys. Diabetes and high blood pressure cause most kidney failure in Malaysia, and the tablets against them lower the risk. Other things do harm: years of painkillers such as diclofenac or ibuprofen, and some remedies sold without a registration number. Have your blood and urine tested once a year. The test shows how your kidneys are, and we change the dose if we need to.' },
  },
  {
    slug: 'can-i-use-leftover-antibiotics', publishedAt: '2026-01-22T09:00:00+08:00', reviewer: 'Dr Jeremy Lau Kok Wai', topics: ['infections'],
    title: t('Can I use antibiotics left over from last time?', 'Bolehkah saya guna lebihan antibiotik yang lama?', '可以吃上次剩下的抗生素吗？'),
    summary: t('No. They may be the wrong kind, too few or out of date, and they teach germs to resist.', 'Tidak. Mungkin salah jenis, tidak cukup atau luput, dan ia menjadikan kuman kebal.', '不可以。可能不对症、不足量或过期，还会让细菌产生抗药性。'),
    fields: { answer: 'Please do not. Colds, flu, dengue and most sore throats come from viruses. Antibiotics do nothing against viruses. A half course may calm an infection without curing it and leaves the strongest germs alive. It can also hide a serious illness from the doctor. Bring leftover medicine to a pharmacy to be thrown away safely, and when you are given antibiotics, take them as written.' },
  },
  {
    slug: 'are-herbs-safe-with-my-medicine', publishedAt: '2026-01-22T09:00:00+08:00', reviewer: 'Dr Lavanya Selvakumar', topics: ['heart', 'nutrition'],
    title: t('Are herbs and jamu safe with my medicine?', 'Selamatkah herba dan jamu diambil bersama ubat saya?', '草药和补品能与我的药一起吃吗？'),
    summary: t('Some are, some are not. Tell us what you take: we ask in order to protect you, not to scold.', 'Ada yang selamat, ada yang tidak. Beritahu kami; kami bertanya untuk melindungi, bukan memarahi.', '有的可以，有的不行。请告诉我们，我们只想保护您，不会责怪。'),
    fields: { answer: 'Ginger, turmeric or garlic in your food are fine for nearly everyone. Capsules and brews are stronger. Ginkgo, ginseng, dong quai and a lot of garlic can make you bleed if you take blood thinners. St John’s wort makes many medicines weaker. Some things sold online hold hidden steroids or painkillers. Look for the MAL number and its hologram, and check the number on the website of the national medicines agency. Then bring the packet to us or to your pharmacist.' },
  },
  {
    slug: 'is-vaping-safer-than-smoking', publishedAt: '2026-02-05T09:00:00+08:00', reviewer: 'Dr Azhar Tarmizi', topics: ['heart', 'children'],
    title: t('Is vaping safer than smoking?', 'Adakah vape lebih selamat daripada rokok?', '电子烟比香烟安全吗？'),
    summary: t('It is not safe, and least of all for young people. If you want to stop, there are better ways.', 'Ia tidak selamat, terutama bagi orang muda. Jika mahu berhenti, ada cara yang lebih baik.', '并不安全，尤其对年轻人。想戒烟，有更好的方法。'),
    fields: { answer: 'Vapour has no tar, but it holds nicotine, fine particles and metals, and it can inflame the lungs. Nicotine makes the heart race and binds young brains quickly; some liquids sold here have contained illegal drugs. Most people who vape in order to stop end up doing both. Patches, gum, tablets and a counsellor double or triple your chance. Ask at one of our stop-smoking clinics, or register for the free mQuit service of the Ministry of Health.' },
  },
  {
    slug: 'how-much-sleep-is-enough', publishedAt: '2026-02-05T09:00:00+08:00', reviewer: 'Dr Shahrul Nizar', topics: ['mental-health', 'ageing'],
    title: t('How much sleep is enough?', 'Berapa lama tidur yang mencukupi?', '睡多久才够？'),
    summary: t('Seven to nine hours for adults. If you sleep enough and are still sleepy, think of snoring.', 'Tujuh hingga sembilan jam bagi orang dewasa. Jika cukup tidur tetapi masih mengantuk, mungkin puncanya dengkur.', '成年人七至九小时。睡足仍困，可能与打鼾有关。'),
    fields: { answer: 'Adults need seven to nine hours, teenagers eight to ten, primary school children nine to twelve. Keep the same times also on Sundays, leave the phone outside the bedroom, and stop coffee and teh tarik after mid-afternoon. If you lie awake for twenty minutes, get up and read until you are sleepy. See a doctor if you have slept badly for three nights a week for three months, or if you snore loudly, stop breathing or fall asleep at the wheel.' },
  },
  {
    slug: 'do-i-need-a-flu-injection-every-year', publishedAt: '2026-02-19T09:00:00+08:00', reviewer: 'Dr Suraya Anuar', topics: ['infections', 'ageing', 'women'],
    title: t('Do I need a flu injection every year?', 'Perlukah saya suntikan influenza setiap tahun?', '需要每年打流感疫苗吗？'),
    summary: t('Yes, if you are over 60, pregnant, or live with a long-term illness. The virus changes each year.', 'Ya, jika anda berumur lebih 60 tahun, hamil atau menghidap penyakit kronik. Virus berubah setiap tahun.', '若您年逾六十、怀孕或有慢性病，需要。病毒每年都在变。'),
    fields: { answer: 'The flu virus changes and protection fades after about a year, so the injection is repeated. It is advised for people over 60, pregnant women, people with diabetes, asthma, heart, kidney or lung disease, health workers, pilgrims, and whoever lives with them. In Malaysia flu goes round all year, so any month is right; allow two weeks before travel. It cannot give you flu, because the virus in it is not alive. A sore arm and a tired day are common.' },
  },
  {
    slug: 'is-the-radiation-of-scans-dangerous', publishedAt: '2026-02-19T09:00:00+08:00', reviewer: 'Dr Bernard Anak Jemali', topics: ['cancer'],
    title: t('Is the radiation from scans dangerous?', 'Adakah sinaran imbasan berbahaya?', '扫描的辐射危险吗？'),
    summary: t('A chest X-ray equals a few days of natural radiation. A CT equals some years, so it needs a reason.', 'X-ray dada menyamai beberapa hari sinaran semula jadi. CT menyamai beberapa tahun, jadi perlu ada sebab.', '胸部X光相当于几天的天然辐射；CT相当于数年，因此须有理由。'),
    fields: { answer: 'All of us receive a little radiation from the ground and the sky. A chest X-ray adds about as much as a few days of it, a mammogram some weeks, a CT scan of the belly two or three years. The extra cancer risk from one CT is very small, about one in two thousand, while a missed illness may be much worse. Ultrasound and MRI use none. Ask whether the scan will change your treatment, tell us about earlier scans so that they are not repeated, and always say if you may be pregnant.' },
  },
  {
    slug: 'what-may-i-eat-after-giving-birth', publishedAt: '2026-03-05T09:00:00+08:00', reviewer: 'Dr Nur Iman Sulaiman', topics: ['women', 'nutrition'],
    title: t('What may I eat and do during confinement?', 'Apa yang boleh saya makan dan buat semasa berpantang?', '坐月子能吃什么、做什么？'),
    summary: t('Rest and warmth are kind. But you also need vegetables, water, walking and a shower.', 'Rehat dan kehangatan itu baik. Tetapi anda juga perlu sayur, air, berjalan dan mandi.', '休息保暖是好意，但您也需要蔬菜、水分、走动和洗澡。'),
    fields: { answer: 'Many customs of pantang and zuo yuezi do you good: help in the house, rest, warm soups, massage. Please also eat vegetables, fruit, fish and eggs and drink freely, because you are healing and making milk. Walk a little each day to prevent clots, and wash as usual. Be careful with herbal wine if you breastfeed, with hot stones on a caesarean wound, and with a tight bengkung that hurts. Call us for heavy bleeding, fever, a hot painful breast, a swollen leg, or tears that do not stop after two weeks.' },
  },
  {
    slug: 'must-i-give-up-white-rice', publishedAt: '2026-03-05T09:00:00+08:00', reviewer: 'Dr Chong Mei Xin', topics: ['diabetes', 'nutrition'],
    title: t('Must I give up white rice if I have diabetes?', 'Perlukah saya berhenti makan nasi putih jika ada diabetes?', '有糖尿病就不能吃白饭吗？'),
    summary: t('No. The amount counts more than the colour, and so does what you eat first.', 'Tidak. Jumlahnya lebih penting daripada warnanya, begitu juga apa yang dimakan dahulu.', '不是。分量比颜色重要，先吃什么也重要。'),
    fields: { answer: 'You may eat rice. A good start is one small bowl, a quarter of the plate, at a meal. Eat the vegetables and the fish or tofu first and the rice last: the sugar then rises more slowly. Brown rice, barley or beans mixed in make it better still. Nasi lemak and fried rice hold more fat and salt, so keep them for now and then. Test your sugar two hours later, and you will see what your own body makes of it.' },
  },
  {
    slug: 'may-i-ask-for-a-second-opinion', publishedAt: '2026-03-19T09:00:00+08:00', reviewer: 'Dr Ravindran Pillai', topics: ['cancer'],
    title: t('May I ask for a second opinion?', 'Bolehkah saya mendapatkan pendapat kedua?', '我可以征询第二位医生的意见吗？'),
    summary: t('Yes, and no good doctor will be offended. Here is how to go about it.', 'Ya, dan doktor yang baik tidak akan berkecil hati. Begini caranya.', '可以，好医生不会介意。以下是做法。'),
    fields: { answer: 'You have the right to one, and for a large operation or a cancer plan it is often wise. Ask for copies of your reports, scans and sample results; they are yours to have. Write down what you want to know: Is the diagnosis sure? What happens if I wait? Which other treatments are there? In our member hospitals your doctor can also discuss a difficult case with colleagues of the clinic network, at no extra cost to you. Do not wait with an emergency.' },
  },
  {
    slug: 'which-painkiller-should-i-choose', publishedAt: '2026-03-19T09:00:00+08:00', reviewer: 'Dr Noor Hidayah Karim', topics: ['bones', 'ageing'],
    title: t('Which painkiller should I choose?', 'Ubat tahan sakit yang mana patut saya pilih?', '该选哪种止痛药？'),
    summary: t('Start with paracetamol. Anti-inflammatory tablets are not for everyone, and never while dengue is possible.', 'Mulakan dengan parasetamol. Ubat anti-radang bukan untuk semua, dan jangan sekali-kali jika mungkin denggi.', '先选扑热息痛。消炎止痛药并非人人适用，可能患骨痛热症时切勿服用。'),
    fields: { answer: 'For most pain and fever take paracetamol first: for adults one or two tablets of 500 mg, not more often than every six hours, at most eight in a day, fewer with liver disease or low weight. Many cold remedies contain it too, so read the label. Ibuprofen, diclofenac and mefenamic acid help swollen joints. Do not take them if you have a stomach ulcer, kidney or heart disease or asthma that reacts to them, or if you take blood thinners. Do not take them in pregnancy either, or with a fever that may be dengue. See a doctor if you need painkillers for more than a week.' },
  },
];

/** Questions that readers of the health library ask most often. */
export const libraryFaqs: readonly SampleEntry[] = faqs.map((entry) => ({ ...entry, kind: 'library-faq', author: 'Health library editors' }));
