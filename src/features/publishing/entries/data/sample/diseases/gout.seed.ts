import type { DiseaseSample } from './disease-sample.seed.ts';

export const gout: DiseaseSample = {
  slug: 'gout',
  publishedAt: '2026-03-02T09:00:00+08:00',
  reviewer: 'Dr Noor Hidayah Karim',
  topics: ['bones', 'nutrition'],
  departments: ['orthopaedics', 'nephrology'],
  articleSlugs: ['knees-that-ache-on-the-stairs'],
  references: [
    {
      title: 'Clinical Practice Guidelines: Management of Gout, second edition. Ministry of Health Malaysia',
      year: 2021,
    },
    {
      title: 'Guideline for the Management of Gout. American College of Rheumatology',
      year: 2020,
    },
  ],
  en: {
    title: 'Gout',
    summary: 'Crystals of uric acid make a joint red, hot and very painful, often overnight. It can be prevented.',
    overview: `Uric acid is a waste product of the body that leaves with the urine. When there is too much of it in the blood for years, needle-like crystals settle in joints. The body attacks them, and the joint becomes red, hot and so sore that a bed sheet hurts. An attack goes away in one to two weeks, but the crystals stay.

Without treatment the attacks come more often and in more joints, and lumps and damage to joints and kidneys can follow. Gout is the form of joint inflammation that can be treated best: when the uric acid stays low, the crystals dissolve and attacks stop. It is more common in men, and in women after the change.`,
    symptoms: [
      'sudden strong pain in one joint, often the big toe, ankle or knee, mostly at night',
      'red, hot and swollen skin, which may peel later',
      'even a bed sheet hurts',
      'a little fever, feeling ill',
      'no pain at all between attacks in the first years',
      'chalky lumps (tophi) on ears, fingers, elbows or feet after years',
    ],
    causes: [
      'kidneys that pass out too little uric acid, which is the main cause and often inherited',
      'beer and spirits, sweet drinks, organ meat, anchovies and some shellfish',
      'water tablets, low-dose aspirin and some other medicines',
      'being heavy, high blood pressure, diabetes, kidney disease',
      'what starts an attack: drinking too little, illness, an operation, a feast or strict fasting, an injury',
    ],
    emergency: [
      'A joint is hot and swollen and you are shivering, confused, breathe fast or feel very ill.',
      'After starting allopurinol: rash with blisters, peeling skin, sore eyes or mouth, or a swollen face. Stop it at once.',
      'There is black stool, vomiting of blood or severe belly pain while you take painkillers.',
    ],
    urgent: [
      'It is your first attack.',
      'A joint is hot and swollen and you have a fever, or had an injection or wound there: infection looks the same.',
      'You take allopurinol and get any rash, even without other signs. Stop it and come.',
      'You have diarrhoea or weak muscles on colchicine.',
      'You cannot walk, or the pain is no better after two days of treatment.',
    ],
    routine: [
      'You have had two attacks in a year, lumps under the skin, kidney stones or kidney disease with gout.',
      'Your uric acid has not been measured for six months although you take tablets.',
      'You have gout and your blood pressure, sugar and kidneys were not tested this year.',
      'You wish to try a traditional remedy: bring it with you first.',
    ],
    tests: `The surest test is fluid drawn from the joint with a needle and looked at for crystals; it also finds infection. When the story is typical, that is not always needed. Uric acid in the blood may be normal during an attack, so it is measured again two to four weeks later.

Kidney function, sugar, cholesterol and blood pressure belong to the check. An ultrasound scan or X-ray helps when the picture is not clear. Before allopurinol is started, a gene test (HLA-B*5801) can show who is at risk of a dangerous rash; it is more frequent in people of Chinese, Malay and Thai descent. Ask us about it, above all with kidney disease.`,
    treatment: `An attack is treated as early as possible with colchicine in small doses, an anti-inflammatory tablet or a short course of steroid. Which one suits you depends on stomach, heart, kidneys and your other medicines. An injection into the joint is another way.

If you have had two attacks a year, lumps, stones or kidney disease, a tablet taken every day lowers the uric acid. Allopurinol is mostly the first; it starts with a small dose and is raised every few weeks until the blood level is below 360 µmol/L, or 300 with lumps. In the first three to six months a small dose of colchicine prevents attacks that can come as crystals dissolve. Do not start or stop a uric acid tablet on your own in the middle of an attack.`,
    selfCare: [
      'In an attack: rest the joint, raise it, cool it with ice in a cloth for 20 minutes several times a day.',
      'Drink water often, unless your doctor limits it.',
      'Begin your attack medicine within the first hours, in the dose you were given. More colchicine is dangerous.',
      'Do not take ibuprofen or diclofenac if you have kidney, heart or stomach disease or take blood thinners, or while dengue is possible.',
      'Cut out beer, spirits and sweet drinks. Eat less organ meat and shellfish. Tofu, beans and vegetables are fine.',
      'Lose weight slowly; strict fasting brings attacks.',
      'Do not rub or massage a hot joint.',
    ],
    livingWith: `Take the daily tablet for life, also in good years; most who stop have attacks again within a year or two. Your uric acid is measured every few weeks at first, then every six months. Food helps a little, the tablet helps most: gout is not a punishment for eating well. Bring your list of medicines, since some water tablets can be changed. Wear wide shoes, and keep moving between attacks. In the fasting month drink enough between sunset and dawn.`,
    complications: [
      'lumps that break open or stiffen fingers and toes',
      'worn joints',
      'kidney stones and weaker kidneys',
      'more heart attacks and strokes, above all when blood pressure and sugar are not treated',
    ],
    prevention: [
      'Keep a healthy weight, and drink about two litres a day if your heart and kidneys allow.',
      'Drink plain water in place of sweet drinks and beer.',
      'Treat high blood pressure with tablets that do not raise uric acid, where that is possible.',
      'Keep taking what lowers the uric acid.',
    ],
  },
  ms: {
    title: 'Gout',
    summary:
      'Hablur asid urik menyebabkan sendi merah, panas dan amat sakit, selalunya pada waktu malam. Ia boleh dicegah.',
    overview: `Asid urik ialah bahan buangan badan yang keluar bersama air kencing. Apabila terlalu banyak di dalam darah selama bertahun-tahun, hablur seperti jarum mendap di sendi. Badan menyerangnya, dan sendi menjadi merah, panas dan amat sakit sehingga terkena cadar pun sakit. Serangan reda dalam satu hingga dua minggu, tetapi hablur kekal di situ.

Tanpa rawatan, serangan datang lebih kerap dan pada lebih banyak sendi, dan boleh menyebabkan ketulan serta kerosakan sendi dan buah pinggang. Gout ialah radang sendi yang paling mudah dirawat: apabila asid urik kekal rendah, hablur larut dan serangan berhenti. Ia lebih kerap pada lelaki, dan pada wanita selepas putus haid.`,
    symptoms: [
      'sakit kuat tiba-tiba pada satu sendi, selalunya ibu jari kaki, buku lali atau lutut, kebanyakannya pada waktu malam',
      'kulit merah, panas dan bengkak, yang mungkin mengelupas kemudian',
      'terkena cadar pun sakit',
      'demam sedikit, berasa tidak sihat',
      'tiada sakit langsung antara serangan pada tahun-tahun awal',
      'ketulan seperti kapur (tofus) di telinga, jari, siku atau kaki selepas bertahun-tahun',
    ],
    causes: [
      'buah pinggang yang kurang menyingkirkan asid urik, iaitu punca utama dan selalunya diwarisi',
      'bir dan arak, minuman manis, organ dalaman, ikan bilis dan sesetengah kerang-kerangan',
      'ubat kencing, aspirin dos rendah dan beberapa ubat lain',
      'berlebihan berat badan, tekanan darah tinggi, diabetes, penyakit buah pinggang',
      'pencetus serangan: kurang minum, sakit, pembedahan, kenduri atau berpuasa ketat, kecederaan',
    ],
    emergency: [
      'Sendi panas dan bengkak, dan anda menggigil, keliru, bernafas laju atau berasa sangat sakit.',
      'Selepas memulakan allopurinol: ruam dengan lepuh, kulit mengelupas, mata atau mulut sakit, atau muka bengkak. Hentikan serta-merta.',
      'Najis hitam, muntah darah atau sakit perut teruk ketika mengambil ubat tahan sakit.',
    ],
    urgent: [
      'Ini serangan pertama anda.',
      'Sendi panas dan bengkak dan anda demam, atau pernah disuntik atau luka di situ: jangkitan kelihatan sama.',
      'Anda mengambil allopurinol dan timbul sebarang ruam, walaupun tanpa tanda lain. Hentikan dan datang.',
      'Anda cirit-birit atau otot lemah ketika mengambil colchicine.',
      'Anda tidak dapat berjalan, atau sakit tidak berkurang selepas dua hari rawatan.',
    ],
    routine: [
      'Anda diserang dua kali dalam setahun, ada ketulan di bawah kulit, batu karang atau penyakit buah pinggang bersama gout.',
      'Asid urik tidak diukur selama enam bulan walaupun anda mengambil ubat.',
      'Anda menghidap gout dan tekanan darah, gula serta buah pinggang belum diuji tahun ini.',
      'Anda mahu mencuba ubat tradisional: bawa kepada kami dahulu.',
    ],
    tests: `Ujian paling tepat ialah cecair sendi yang disedut dengan jarum dan dilihat hablurnya; ia juga mengesan jangkitan. Jika ceritanya jelas, ujian itu tidak selalu perlu. Asid urik dalam darah mungkin normal ketika serangan, jadi ia diukur semula dua hingga empat minggu kemudian.

Fungsi buah pinggang, gula, kolesterol dan tekanan darah turut diperiksa. Imbasan ultrabunyi atau X-ray membantu jika gambaran kurang jelas. Sebelum allopurinol dimulakan, ujian gen (HLA-B*5801) boleh menunjukkan siapa yang berisiko mendapat ruam berbahaya; ia lebih kerap pada keturunan Cina, Melayu dan Thai. Tanya kami tentangnya, terutamanya jika anda sakit buah pinggang.`,
    treatment: `Serangan dirawat seawal mungkin dengan colchicine dos kecil, ubat anti-radang atau steroid untuk jangka pendek. Pilihan bergantung pada perut, jantung, buah pinggang dan ubat lain anda. Suntikan ke dalam sendi ialah cara lain.

Jika anda diserang dua kali setahun, ada ketulan, batu karang atau penyakit buah pinggang, ubat harian menurunkan asid urik. Allopurinol biasanya yang pertama; ia dimulakan dengan dos kecil dan dinaikkan setiap beberapa minggu sehingga paras darah di bawah 360 µmol/L, atau 300 jika ada ketulan. Dalam tiga hingga enam bulan pertama, colchicine dos kecil mencegah serangan yang boleh berlaku ketika hablur larut. Jangan mula atau berhenti ubat asid urik sendiri di tengah-tengah serangan.`,
    selfCare: [
      'Ketika serangan: rehatkan sendi, tinggikan, tuam dengan ais berbalut kain selama 20 minit beberapa kali sehari.',
      'Kerap minum air, kecuali doktor mengehadkannya.',
      'Mulakan ubat serangan dalam beberapa jam pertama, mengikut dos yang diberi. Colchicine berlebihan berbahaya.',
      'Jangan ambil ibuprofen atau diclofenac jika anda ada penyakit buah pinggang, jantung atau perut, mengambil ubat pencair darah, atau jika mungkin denggi.',
      'Hentikan bir, arak dan minuman manis. Kurangkan organ dalaman dan kerang-kerangan. Tauhu, kekacang dan sayur boleh dimakan.',
      'Turunkan berat badan perlahan-lahan; berpuasa ketat mencetuskan serangan.',
      'Jangan gosok atau urut sendi yang panas.',
    ],
    livingWith: `Ambil ubat harian seumur hidup, walaupun pada tahun-tahun yang baik; kebanyakan yang berhenti diserang semula dalam setahun dua. Asid urik diukur setiap beberapa minggu pada mulanya, kemudian setiap enam bulan. Pemakanan membantu sedikit, ubat paling membantu: gout bukan hukuman kerana makan sedap. Bawa senarai ubat anda, kerana sesetengah ubat kencing boleh ditukar. Pakai kasut yang lebar, dan terus bergerak antara serangan. Pada bulan puasa, minum secukupnya antara waktu berbuka dan sahur.`,
    complications: [
      'ketulan yang pecah atau mengejangkan jari tangan dan kaki',
      'sendi yang haus',
      'batu karang dan buah pinggang yang semakin lemah',
      'lebih banyak serangan jantung dan strok, terutamanya jika tekanan darah dan gula tidak dirawat',
    ],
    prevention: [
      'Jaga berat badan, dan minum kira-kira dua liter sehari jika jantung dan buah pinggang mengizinkan.',
      'Minum air kosong sebagai ganti minuman manis dan bir.',
      'Rawat tekanan darah tinggi dengan ubat yang tidak menaikkan asid urik, jika boleh.',
      'Teruskan ubat yang menurunkan asid urik.',
    ],
  },
  zh: {
    title: '痛风',
    summary: '尿酸结晶使关节红肿剧痛，常在夜间发作，但可以预防。',
    overview: `尿酸是身体的代谢废物，随小便排出。血里的尿酸多年过高，针状结晶就会沉积在关节。身体攻击这些结晶，关节便红、热、剧痛，碰到床单也痛。发作一两周会消退，但结晶还在。

不治疗的话，发作会越来越频密、累及更多关节，还会长出痛风石，损坏关节和肾脏。痛风是最能治好的关节炎：只要尿酸一直维持在低水平，结晶就会溶解，不再发作。男性较多见，女性多在更年期之后。`,
    symptoms: [
      '一个关节突然剧痛，多为大脚趾、脚踝或膝盖，常在夜间',
      '皮肤红、热、肿，之后可能脱皮',
      '碰到床单也痛',
      '轻微发烧、全身不适',
      '头几年，两次发作之间完全不痛',
      '多年后，耳朵、手指、手肘或脚出现石灰样硬块（痛风石）',
    ],
    causes: [
      '肾脏排出的尿酸太少，这是主因，往往有遗传',
      '啤酒和烈酒、甜饮料、内脏、江鱼仔和某些贝壳类',
      '利尿药、低剂量阿司匹林和一些其他药物',
      '体重过重、高血压、糖尿病、肾病',
      '发作的诱因：喝水太少、生病、手术、大吃大喝或严格禁食、受伤',
    ],
    emergency: [
      '关节红肿热，并且发抖、神志不清、呼吸急促或病得很重。',
      '开始服allopurinol后：皮疹起水泡、脱皮、眼或口疼痛、脸肿。立即停药。',
      '服止痛药期间排黑便、吐血或腹部剧痛。',
    ],
    urgent: [
      '第一次发作。',
      '关节又热又肿而且发烧，或该处打过针、受过伤：关节感染看起来一样。',
      '服allopurinol后出现任何皮疹，即使没有其他症状。停药并前来。',
      '服colchicine后腹泻或肌肉无力。',
      '无法走路，或治疗两天后仍不见好。',
    ],
    routine: [
      '一年发作两次，或有痛风石、肾结石，或痛风兼肾病。',
      '正在服药，却已六个月没验尿酸。',
      '有痛风，今年还没检查血压、血糖和肾功能。',
      '想试传统疗法：请先带来给我们看。',
    ],
    tests: `最可靠的是用针抽取关节液，看有没有结晶，同时可查出感染。症状典型时不一定要做。发作时血尿酸可能正常，所以两至四周后再验一次。

还要检查肾功能、血糖、胆固醇和血压。情况不明时，超声波或X光有帮助。开始服allopurinol之前，可做基因检验（HLA-B*5801），看谁有严重皮疹的风险；华裔、马来裔和泰裔较常见。请问我们是否要做，尤其是有肾病的人。`,
    treatment: `发作时越早治疗越好：用小剂量colchicine、消炎药或短期类固醇。用哪一种，视您的肠胃、心脏、肾脏和其他药物而定。也可在关节内打针。

一年发作两次，或有痛风石、结石、肾病者，每天服药降低尿酸。通常先用allopurinol，从小剂量开始，每几周增加，直到血尿酸低于360 µmol/L，有痛风石者低于300。头三至六个月加服小剂量colchicine，预防结晶溶解时的发作。发作期间不要自行开始或停用降尿酸药。`,
    selfCare: [
      '发作时：让关节休息、抬高，用布包冰敷20分钟，一天几次。',
      '多喝水，除非医生限制。',
      '头几小时内开始用发作时的药，按给您的剂量。colchicine过量很危险。',
      '有肾病、心脏病、胃病、服用抗凝血药，或可能患骨痛热症时，不要服ibuprofen或diclofenac。',
      '戒啤酒、烈酒和甜饮料。少吃内脏和贝壳类。豆腐、豆类和蔬菜都可以吃。',
      '慢慢减重；严格禁食会引起发作。',
      '不要搓揉或按摩发热的关节。',
    ],
    livingWith: `每天服药，终身不断，状况好的年头也要吃；停药的人多在一两年内再发。起初每几周验一次尿酸，之后每六个月一次。饮食只有一点帮助，药物帮助最大：痛风不是吃得好的惩罚。请带药物清单来，有些利尿药可以更换。穿宽松的鞋，不发作时多活动。斋戒月里，日落至黎明之间要喝足水。`,
    complications: [
      '痛风石破裂，或使手指、脚趾僵硬',
      '关节磨损',
      '肾结石和肾功能减退',
      '较易心脏病发和中风，尤其是血压和血糖没有治疗时',
    ],
    prevention: [
      '保持健康体重；心脏和肾脏允许的话，每天喝约两公升水。',
      '用白开水代替甜饮料和啤酒。',
      '高血压尽量选用不会升高尿酸的药。',
      '持续服用降尿酸药。',
    ],
  },
};
