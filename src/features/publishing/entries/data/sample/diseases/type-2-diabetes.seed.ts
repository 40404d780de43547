import type { DiseaseSample } from './disease-sample.seed.ts';

export const type2Diabetes: DiseaseSample = {
  slug: 'type-2-diabetes',
  publishedAt: '2026-01-05T09:00:00+08:00',
  reviewer: 'Dr Farid Zulkarnain',
  topics: ['diabetes'],
  departments: ['endocrinology', 'ophthalmology', 'nephrology'],
  articleSlugs: [
    'the-first-month-with-type-2-diabetes',
    'fasting-in-ramadan-with-diabetes',
    'looking-after-your-feet-with-diabetes',
    'travelling-with-a-long-term-illness',
  ],
  references: [
    {
      title:
        'Clinical Practice Guidelines: Management of Type 2 Diabetes Mellitus, sixth edition. Ministry of Health Malaysia',
      year: 2020,
    },
    { title: 'National Health and Morbidity Survey. Institute for Public Health, Malaysia', year: 2023 },
  ],
  en: {
    title: 'Type 2 diabetes',
    summary:
      'Too much sugar stays in the blood because insulin no longer works well. It can be kept in hand for a lifetime.',
    overview: `In type 2 diabetes the body makes insulin but does not respond to it well, so sugar builds up in the blood. About one in six adults in Malaysia has it, and many do not know. Over years high sugar harms the eyes, kidneys, nerves, heart and feet.

It is not your fault, and it is not a sentence. People who know their numbers, move, eat with care and take their medicine can live as long as others. Some who lose a lot of weight early can bring their sugar back to normal without tablets for a time; this is called remission, and they still need a check each year.`,
    symptoms: [
      'often none for years',
      'thirst and passing a lot of urine, also at night',
      'tiredness',
      'blurred sight',
      'losing weight without trying',
      'wounds or skin infections that heal slowly, itching around the private parts',
      'tingling or numb feet',
    ],
    causes: [
      'insulin that works less well',
      'weight around the waist',
      'little movement, and much sitting',
      'parents, brothers or sisters with diabetes',
      'diabetes during an earlier pregnancy, or polycystic ovaries',
      'some medicines, such as steroids',
    ],
    emergency: [
      'The person is confused, very drowsy or cannot be woken.',
      'There is vomiting with deep, fast breathing or breath that smells of fruit.',
      'Blood sugar is below 4 mmol/L and the person cannot swallow safely, or two rounds of sugar have not helped.',
      'There are signs of a heart attack or a stroke.',
    ],
    urgent: [
      'Sugar stays above 16 mmol/L, or you vomit and cannot keep drinks down.',
      'There is a wound, blister, redness or black skin on a foot, also without pain.',
      'Sight is suddenly worse, with spots or a shadow.',
      'You had low sugar and needed another person to help you.',
      'You have fever and your sugar is rising.',
    ],
    routine: [
      'You are over 30, or younger and heavy, or diabetes runs in your family: ask for a sugar test.',
      'You are thirsty, pass a lot of urine or lose weight: come within days.',
      'Your home readings have been above your goal for two weeks, or you have low sugar more than once a week.',
      'You plan a baby, a long journey or to fast in Ramadan: come one to three months before.',
      'Your yearly check of eyes, kidneys and feet is due.',
    ],
    tests: `A blood test finds it: HbA1c of 6.3 per cent or more, sugar of 7.0 mmol/L or more after eight hours without food, or 11.1 mmol/L or more two hours after a sugar drink. Without symptoms, a second test on another day must agree.

Then come the checks for damage: blood pressure, cholesterol, kidney blood test and protein in the urine, a photo of the back of the eyes, and the feeling and pulses of your feet. These are repeated once a year.`,
    treatment: `Food, movement and some weight loss come first, usually together with metformin. Other tablets or injections are chosen to suit your heart, kidneys and weight: some protect heart and kidneys, some help you lose weight. Insulin is a good medicine when tablets are no longer enough, and it is no sign that you have failed.

For most people the goal for HbA1c is 6.5 to 7.0 per cent, but yours may differ with age and illness. Blood pressure and cholesterol are treated as carefully as sugar, since they decide about heart and stroke.`,
    selfCare: [
      'Fill half of your plate with vegetables, a quarter with rice or noodles, a quarter with fish, chicken, tofu or egg.',
      'Drink water, and coffee or tea without sugar and condensed milk.',
      'Walk 30 minutes on five days a week. Stand up from sitting every half hour.',
      'Measure your sugar at home as agreed, and write it down.',
      'Take your medicine each day. Do not stop because you feel well.',
      'Look at your feet every evening, also between the toes. Never walk barefoot.',
      'Do not smoke or vape.',
      'Carry sugar or three sweets if you use insulin or gliclazide.',
    ],
    livingWith: `Learn the signs of low sugar: shaking, sweat, hunger, a fast heart, odd behaviour. Take 15 g of fast sugar, for example half a glass of sweet drink or three teaspoons of sugar in water, test again after 15 minutes, then eat. If you take acarbose, only glucose works. If you use insulin or gliclazide, test before you drive.

On sick days drink often, test more often and never stop insulin. Ask us which tablets to pause when you vomit or have diarrhoea. Before pregnancy some medicines must be changed. Many people feel worn out by diabetes at times; tell us, for help exists.`,
    complications: [
      'heart attack and stroke',
      'kidney disease up to dialysis',
      'damage to the back of the eyes, and blindness',
      'numb feet, ulcers and amputation',
      'trouble with erection',
      'gum disease and infections',
    ],
    prevention: [
      'Keep a healthy weight. If you are heavy, losing five to seven per cent halves the risk.',
      'Move at least 150 minutes a week.',
      'Make sweet drinks a rare treat.',
      'Have your sugar tested every year if it was a little too high, or after diabetes in pregnancy.',
    ],
  },
  ms: {
    title: 'Diabetes jenis 2',
    summary:
      'Terlalu banyak gula kekal dalam darah kerana insulin tidak lagi berkesan. Ia boleh dikawal sepanjang hayat.',
    overview: `Dalam diabetes jenis 2 (kencing manis), badan menghasilkan insulin tetapi tidak bertindak balas dengan baik terhadapnya, jadi gula terkumpul di dalam darah. Kira-kira seorang daripada enam orang dewasa di Malaysia menghidapinya, dan ramai tidak mengetahuinya. Selama bertahun-tahun, gula yang tinggi merosakkan mata, buah pinggang, saraf, jantung dan kaki.

Ini bukan salah anda, dan bukan juga penghujung segalanya. Orang yang tahu bacaannya, aktif bergerak, menjaga makanan dan mengambil ubat boleh hidup selama orang lain. Ada yang menurunkan banyak berat badan pada peringkat awal sehingga gula kembali normal tanpa ubat buat seketika; ini dipanggil remisi, dan mereka tetap perlu diperiksa setiap tahun.`,
    symptoms: [
      'selalunya tiada selama bertahun-tahun',
      'dahaga dan banyak membuang air kecil, termasuk pada waktu malam',
      'keletihan',
      'penglihatan kabur',
      'berat badan turun tanpa dirancang',
      'luka atau jangkitan kulit yang lambat sembuh, gatal di bahagian sulit',
      'kebas atau rasa mencucuk di kaki',
    ],
    causes: [
      'insulin yang kurang berkesan',
      'lemak di pinggang',
      'kurang bergerak dan banyak duduk',
      'ibu bapa atau adik-beradik menghidap diabetes',
      'diabetes semasa kehamilan yang lalu, atau ovari polisistik',
      'sesetengah ubat, seperti steroid',
    ],
    emergency: [
      'Pesakit keliru, terlalu mengantuk atau tidak dapat dikejutkan.',
      'Muntah disertai nafas dalam dan laju, atau nafas berbau buah.',
      'Gula darah di bawah 4 mmol/L dan pesakit tidak dapat menelan dengan selamat, atau dua kali pemberian gula tidak membantu.',
      'Ada tanda serangan jantung atau strok.',
    ],
    urgent: [
      'Gula kekal melebihi 16 mmol/L, atau anda muntah dan tidak dapat minum.',
      'Ada luka, lepuh, kemerahan atau kulit hitam di kaki, walaupun tidak sakit.',
      'Penglihatan tiba-tiba merosot, ada bintik atau bayang.',
      'Gula anda terlalu rendah sehingga memerlukan bantuan orang lain.',
      'Anda demam dan gula semakin naik.',
    ],
    routine: [
      'Anda berumur lebih 30 tahun, atau lebih muda tetapi berlebihan berat badan, atau ada diabetes dalam keluarga: minta ujian gula.',
      'Anda dahaga, banyak kencing atau berat badan turun: datang dalam beberapa hari.',
      'Bacaan di rumah melebihi sasaran selama dua minggu, atau gula rendah lebih sekali seminggu.',
      'Anda merancang kehamilan, perjalanan jauh atau puasa Ramadan: datang satu hingga tiga bulan lebih awal.',
      'Pemeriksaan tahunan mata, buah pinggang dan kaki sudah tiba masanya.',
    ],
    tests: `Ujian darah mengesannya: HbA1c 6.3 peratus atau lebih, gula 7.0 mmol/L atau lebih selepas lapan jam tidak makan, atau 11.1 mmol/L atau lebih dua jam selepas minuman glukosa. Jika tiada gejala, ujian kedua pada hari lain mesti menunjukkan perkara yang sama.

Kemudian komplikasi diperiksa: tekanan darah, kolesterol, ujian darah buah pinggang dan protein dalam air kencing, gambar bahagian belakang mata, serta deria rasa dan nadi kaki. Semua ini diulang setahun sekali.`,
    treatment: `Pemakanan, pergerakan dan penurunan sedikit berat badan didahulukan, biasanya bersama metformin. Ubat lain atau suntikan dipilih mengikut keadaan jantung, buah pinggang dan berat badan anda: ada yang melindungi jantung dan buah pinggang, ada yang membantu menurunkan berat badan. Insulin ialah ubat yang baik apabila ubat makan tidak lagi mencukupi, dan bukan tanda anda gagal.

Bagi kebanyakan orang, sasaran HbA1c ialah 6.5 hingga 7.0 peratus, tetapi sasaran anda mungkin berbeza mengikut umur dan penyakit. Tekanan darah dan kolesterol dirawat dengan sama teliti, kerana kedua-duanya menentukan risiko jantung dan strok.`,
    selfCare: [
      'Penuhkan separuh pinggan dengan sayur, suku dengan nasi atau mi, suku dengan ikan, ayam, tauhu atau telur.',
      'Minum air kosong, serta kopi atau teh tanpa gula dan susu pekat.',
      'Berjalan 30 minit pada lima hari seminggu. Bangun daripada duduk setiap setengah jam.',
      'Ukur gula di rumah seperti yang dipersetujui, dan catatkan.',
      'Ambil ubat setiap hari. Jangan berhenti kerana anda berasa sihat.',
      'Periksa kaki setiap malam, termasuk celah jari. Jangan sekali-kali berkaki ayam.',
      'Jangan merokok atau vape.',
      'Bawa gula atau tiga biji gula-gula jika anda menggunakan insulin atau gliclazide.',
    ],
    livingWith: `Kenali tanda gula rendah: menggeletar, berpeluh, lapar, jantung laju, kelakuan ganjil. Ambil 15 g gula yang cepat diserap, misalnya setengah gelas minuman manis atau tiga sudu teh gula dalam air, uji semula selepas 15 minit, kemudian makan. Jika anda mengambil acarbose, hanya glukosa berkesan. Jika anda menggunakan insulin atau gliclazide, uji gula sebelum memandu.

Ketika sakit, kerap minum, lebih kerap menguji dan jangan sekali-kali berhenti insulin. Tanya kami ubat mana yang perlu ditangguhkan apabila anda muntah atau cirit-birit. Sebelum hamil, sesetengah ubat mesti ditukar. Ramai orang kadangkala berasa penat dengan diabetes; beritahu kami, kerana bantuan ada.`,
    complications: [
      'serangan jantung dan strok',
      'penyakit buah pinggang sehingga dialisis',
      'kerosakan di bahagian belakang mata, dan buta',
      'kaki kebas, ulser dan pemotongan kaki',
      'masalah ereksi',
      'penyakit gusi dan jangkitan',
    ],
    prevention: [
      'Kekalkan berat badan yang sihat. Jika berlebihan, menurunkan lima hingga tujuh peratus mengurangkan risiko separuh.',
      'Bergerak sekurang-kurangnya 150 minit seminggu.',
      'Jadikan minuman manis sesuatu yang jarang.',
      'Uji gula setiap tahun jika ia pernah sedikit tinggi, atau selepas diabetes semasa hamil.',
    ],
  },
  zh: {
    title: '2型糖尿病',
    summary: '胰岛素作用不佳，血糖因而偏高。只要好好控制，可以一生平稳。',
    overview: `2型糖尿病患者的身体会分泌胰岛素，但对它反应不佳，糖便积聚在血里。马来西亚每六名成年人就约有一人患病，许多人并不知情。多年的高血糖会损害眼睛、肾脏、神经、心脏和双脚。

这不是您的错，也不是绝症。了解自己的数值、多活动、注意饮食、按时服药的人，可以和别人一样长寿。有些人在早期大幅减重后，血糖一度不靠药物也恢复正常，称为缓解，但仍须每年检查。`,
    symptoms: [
      '往往多年没有症状',
      '口渴、尿多，夜里也要小便',
      '疲倦',
      '视力模糊',
      '体重无故下降',
      '伤口或皮肤感染愈合缓慢，私处发痒',
      '脚部发麻或刺痛',
    ],
    causes: [
      '胰岛素作用减弱',
      '腰围肥胖',
      '缺乏运动、久坐',
      '父母或兄弟姐妹有糖尿病',
      '曾患妊娠期糖尿病，或有多囊卵巢',
      '某些药物，例如类固醇',
    ],
    emergency: [
      '神志不清、极度嗜睡或叫不醒。',
      '呕吐，而且呼吸又深又快，或呼气带水果味。',
      '血糖低于4 mmol/L且无法安全吞咽，或补糖两次仍不见效。',
      '有心脏病发或中风的迹象。',
    ],
    urgent: [
      '血糖一直高于16 mmol/L，或呕吐到喝不下水。',
      '脚上有伤口、水泡、红肿或发黑，即使不痛。',
      '视力突然变差，看到黑点或阴影。',
      '低血糖发作，需要别人帮忙。',
      '发烧，而且血糖上升。',
    ],
    routine: [
      '30岁以上；或较年轻但体重过重、有家族史：请验血糖。',
      '口渴、尿多或体重下降：几天内就诊。',
      '在家测的血糖两周来都超出目标，或每周低血糖超过一次。',
      '计划怀孕、长途旅行或斋戒月禁食：提前一至三个月来。',
      '每年一次的眼、肾、脚检查到期。',
    ],
    tests: `验血即可诊断：糖化血红蛋白（HbA1c）6.3％或以上，禁食八小时后血糖7.0 mmol/L或以上，或喝葡萄糖水两小时后11.1 mmol/L或以上。没有症状者，须另一天再验一次，结果一致才算确诊。

之后检查有没有损害：血压、胆固醇、肾功能和尿蛋白、眼底照相，以及脚部的感觉和脉搏。这些检查每年重复一次。`,
    treatment: `先从饮食、活动和适度减重做起，通常同时服用metformin。其他药片或针剂按您的心脏、肾脏和体重来选：有的保护心脏和肾脏，有的帮助减重。药片不够时，胰岛素是好药，并不表示您失败了。

多数人的HbA1c目标是6.5至7.0％，但会因年龄和病情而异。血压和胆固醇也要同样认真治疗，因为它们关系到心脏病和中风。`,
    selfCare: [
      '餐盘一半放蔬菜，四分之一放饭或面，四分之一放鱼、鸡肉、豆腐或蛋。',
      '喝白开水；咖啡和茶不加糖和炼奶。',
      '每周五天，每天步行30分钟。每坐半小时站起来一次。',
      '按约定在家测血糖，并记录下来。',
      '每天服药，不要因为感觉良好就停药。',
      '每晚检查双脚，包括趾缝。切勿赤脚走路。',
      '不抽烟，不抽电子烟。',
      '使用胰岛素或gliclazide者，随身带糖或三颗糖果。',
    ],
    livingWith: `认识低血糖的迹象：发抖、冒汗、饥饿、心跳快、举止反常。马上吃15克吸收快的糖，例如半杯甜饮料，或三茶匙糖冲水，15分钟后再测，然后进食。服用acarbose的人，只有葡萄糖有效。使用胰岛素或gliclazide者，开车前先测血糖。

生病时多喝水、多测血糖，绝不可停胰岛素。呕吐或腹泻时哪些药要暂停，请问我们。准备怀孕前，有些药必须更换。许多人有时会对糖尿病感到身心疲惫，请告诉我们，我们可以帮忙。`,
    complications: [
      '心脏病发和中风',
      '肾病，严重时须洗肾',
      '眼底损害，甚至失明',
      '脚部麻木、溃疡和截肢',
      '勃起困难',
      '牙周病和感染',
    ],
    prevention: [
      '保持健康体重。体重过重者减去5至7％，风险可减半。',
      '每周至少活动150分钟。',
      '甜饮料偶尔才喝。',
      '血糖曾略高，或曾患妊娠期糖尿病者，每年验一次血糖。',
    ],
  },
};
