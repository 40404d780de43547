import type { DiseaseSample } from './disease-sample.seed.ts';

export const nasopharyngealCancer: DiseaseSample = {
  slug: 'nasopharyngeal-cancer',
  publishedAt: '2026-02-16T09:00:00+08:00',
  reviewer: 'Dr Ravindran Pillai',
  topics: ['cancer'],
  departments: ['ent', 'oncology'],
  articleSlugs: [],
  references: [
    {
      title: 'Clinical Practice Guidelines: Management of Nasopharyngeal Carcinoma. Ministry of Health Malaysia',
      year: 2016,
    },
    {
      title:
        'Nasopharyngeal carcinoma: ESMO-EURACAN Clinical Practice Guidelines. European Society for Medical Oncology',
      year: 2021,
    },
  ],
  en: {
    title: 'Cancer behind the nose',
    summary: 'More common in Malaysia than in most countries. A painless lump in the neck is often the first sign.',
    overview: `The nasopharynx is the space behind the nose, above the soft palate. Cancer that grows there, called nasopharyngeal cancer or NPC, is hidden from sight and gives few signs at first. It is seen more among Chinese Malaysians and among the Bidayuh of Sarawak, and two to three times more often in men. Most people are between 40 and 60.

It responds well to radiotherapy. Of those found in the first stage, about nine in ten are alive five years later; found late, far fewer are. In Malaysia most people still come late, because the signs look like a cold or a blocked ear. This page helps you to know when to ask.`,
    symptoms: [
      'a painless lump in the neck, high up below the ear',
      'blood in the mucus from the nose or throat, above all in the morning',
      'one blocked nostril that does not clear',
      'ringing, fullness or poor hearing in one ear',
      'headache on one side, numb face or double vision',
      'weight loss',
    ],
    causes: [
      'infection with the Epstein-Barr virus long ago, which nearly all of us have had; only in a few does it lead to cancer',
      'a parent, brother, sister or child with this cancer',
      'much salted fish and preserved food since childhood',
      'smoking',
      'wood dust and some chemicals at work',
    ],
    emergency: [
      'The nose or throat bleeds heavily and does not stop after 15 minutes of pressing.',
      'Breathing is hard or noisy.',
      'During chemotherapy or radiotherapy: fever of 38 degrees or more, even if you feel well. Say at the desk that you are in treatment.',
      'After radiotherapy: a mouthful of blood from nose or mouth, even if it stops.',
      'Sight is suddenly lost, or there is weakness or a fit.',
    ],
    urgent: ['Double vision or a numb face is new.', 'You cannot swallow drinks, or keep vomiting.'],
    routine: [
      'You have a neck lump that has stayed for two weeks.',
      'There is blood-stained mucus, or one ear or one side of the nose has been blocked for three weeks.',
      'Your parent, brother or sister had it: ask about regular checks from the age of 30.',
      'You have been treated: keep every check, and come earlier with a new lump or new bleeding.',
    ],
    tests: `The ear, nose and throat doctor looks through the nose with a thin camera. It takes two minutes after a numbing spray. A tiny sample from the place proves the cancer; a sample from the neck lump with a fine needle can help.

An MRI of head and neck shows how far it has grown, and a CT or PET scan looks for spread to lungs, liver and bones. Blood may be tested for pieces of the virus, which helps to plan and to follow treatment. Hearing and teeth are checked. The blood test alone cannot find or rule out the cancer.`,
    treatment: `Radiotherapy is the main treatment: a machine aims rays at the cancer for some minutes a day, five days a week, for about seven weeks. A mask holds your head still. In all but the first stage chemotherapy is given as well, before or during it. An operation is used for what comes back in the neck or the nose. If the cancer has spread, chemotherapy with immune treatment can hold it back, often for years.

Before it starts, a dentist mends or pulls bad teeth, since bone heals poorly afterwards. A mouth sore, dry mouth, thick saliva, loss of taste and tiredness are usual in the last weeks and get better over months. A team plans each case together and tells you the goal: cure, control or comfort.`,
    selfCare: [
      'Rinse your mouth with salt water or plain water every two hours during treatment; brush softly and use fluoride.',
      'Eat soft, cool food with much energy. If you lose weight, a feeding tube for some weeks helps, and is no defeat.',
      'Open your mouth wide and move your neck several times a day, for life, so that the jaw does not get stiff.',
      'Do not smoke or drink alcohol.',
      'Protect the skin of the neck from sun; use only creams that your nurse agrees to.',
      'Do not pull a tooth in later years without asking us.',
      'Tell us about herbs and supplements. Some disturb the treatment.',
    ],
    livingWith: `Checks are every one to three months in the first year, then less often, for at least five years. Carry water for the dry mouth. Hearing may get worse, and a hearing aid helps. The thyroid can become slow years later, so it is tested each year. Most people return to work within three to six months. Fear before each check is normal; our cancer nurses, a counsellor and patient groups know it well. Family meals may need soft dishes, not separate ones.`,
    complications: [
      'dry mouth, tooth decay, a stiff jaw',
      'loss of hearing, fluid in the ear',
      'a slow thyroid or other glands',
      'trouble with swallowing, and food that goes down the wrong way',
      'bone damage in the jaw, or bleeding, years later',
      'return of the cancer, mostly in the first three years',
    ],
    prevention: [
      'Give children fresh fish and vegetables in place of salted fish and preserved food.',
      'Do not smoke.',
      'Wear a mask where there is wood dust or smoke.',
      'If it runs in your family, see an ear, nose and throat doctor for regular checks.',
    ],
  },
  ms: {
    title: 'Kanser pangkal hidung (nasofarinks)',
    summary:
      'Lebih kerap di Malaysia berbanding kebanyakan negara. Ketulan leher yang tidak sakit sering menjadi tanda pertama.',
    overview: `Nasofarinks ialah ruang di belakang hidung, di atas lelangit lembut. Kanser yang membesar di situ, iaitu kanser nasofarinks atau NPC, tersembunyi daripada pandangan dan pada mulanya kurang tanda. Ia lebih kerap dalam kalangan kaum Cina Malaysia dan kaum Bidayuh di Sarawak, dan dua hingga tiga kali lebih kerap pada lelaki. Kebanyakan pesakit berumur antara 40 dan 60 tahun.

Ia bertindak balas dengan baik terhadap radioterapi. Antara mereka yang dikesan pada tahap pertama, kira-kira sembilan daripada sepuluh masih hidup lima tahun kemudian; jika lewat dikesan, jauh lebih sedikit. Di Malaysia kebanyakan pesakit masih datang lewat, kerana tandanya seperti selesema atau telinga tersumbat. Halaman ini membantu anda mengetahui bila perlu bertanya.`,
    symptoms: [
      'ketulan yang tidak sakit di bahagian atas leher, di bawah telinga',
      'darah dalam hingus atau kahak, terutamanya pada waktu pagi',
      'sebelah hidung tersumbat yang tidak hilang',
      'telinga berdesing, terasa penuh atau kurang dengar sebelah',
      'sakit kepala sebelah, muka kebas atau penglihatan berganda',
      'berat badan turun',
    ],
    causes: [
      'jangkitan virus Epstein-Barr pada masa lalu, yang pernah dialami hampir semua orang; hanya pada segelintir ia membawa kepada kanser',
      'ibu bapa, adik-beradik atau anak yang menghidap kanser ini',
      'banyak ikan masin dan makanan jeruk sejak kecil',
      'merokok',
      'habuk kayu dan sesetengah bahan kimia di tempat kerja',
    ],
    emergency: [
      'Hidung atau tekak berdarah banyak dan tidak berhenti selepas ditekan 15 minit.',
      'Nafas sukar atau berbunyi.',
      'Semasa kemoterapi atau radioterapi: demam 38 darjah atau lebih, walaupun berasa sihat. Beritahu kaunter bahawa anda sedang dirawat.',
      'Selepas radioterapi: darah sepenuh mulut dari hidung atau mulut, walaupun ia berhenti.',
      'Penglihatan hilang secara tiba-tiba, atau anggota lemah atau sawan.',
    ],
    urgent: [
      'Penglihatan berganda atau muka kebas yang baharu.',
      'Anda tidak dapat menelan minuman, atau terus muntah.',
    ],
    routine: [
      'Anda ada ketulan di leher yang kekal dua minggu.',
      'Hingus berdarah, atau sebelah telinga atau hidung tersumbat selama tiga minggu.',
      'Ibu, bapa atau adik-beradik anda pernah menghidapinya: tanya tentang pemeriksaan berkala mulai umur 30 tahun.',
      'Anda telah dirawat: hadir pada setiap pemeriksaan, dan datang lebih awal jika ada ketulan atau pendarahan baharu.',
    ],
    tests: `Doktor telinga, hidung dan tekak melihat melalui hidung dengan kamera halus. Ia mengambil masa dua minit selepas semburan kebas. Sampel kecil dari tempat itu mengesahkan kanser; sampel ketulan leher dengan jarum halus juga membantu.

MRI kepala dan leher menunjukkan sejauh mana ia membesar, dan imbasan CT atau PET mencari rebakan ke paru-paru, hati dan tulang. Darah mungkin diuji untuk cebisan virus, yang membantu merancang dan memantau rawatan. Pendengaran dan gigi diperiksa. Ujian darah sahaja tidak dapat mengesan atau menolak kanser ini.`,
    treatment: `Radioterapi ialah rawatan utama: mesin menghalakan sinaran kepada kanser selama beberapa minit sehari, lima hari seminggu, selama kira-kira tujuh minggu. Topeng khas memegang kepala anda supaya tidak bergerak. Kecuali pada tahap pertama, kemoterapi turut diberi, sebelum atau semasa radioterapi. Pembedahan digunakan bagi kanser yang berulang di leher atau hidung. Jika kanser telah merebak, kemoterapi bersama rawatan imun dapat menahannya, selalunya bertahun-tahun.

Sebelum bermula, doktor gigi merawat atau mencabut gigi yang rosak, kerana tulang lambat sembuh selepas itu. Mulut luka, mulut kering, air liur pekat, hilang deria rasa dan keletihan adalah biasa pada minggu-minggu akhir dan bertambah baik dalam beberapa bulan. Satu pasukan merancang setiap kes bersama dan memberitahu anda matlamatnya: menyembuhkan, mengawal atau memberi keselesaan.`,
    selfCare: [
      'Berkumur dengan air garam atau air kosong setiap dua jam semasa rawatan; gosok gigi perlahan-lahan dan gunakan fluorida.',
      'Makan makanan lembut, sejuk dan berkhasiat tinggi. Jika berat badan turun, tiub makanan selama beberapa minggu membantu, dan bukan tanda kalah.',
      'Buka mulut luas-luas dan gerakkan leher beberapa kali sehari, seumur hidup, supaya rahang tidak kaku.',
      'Jangan merokok atau minum alkohol.',
      'Lindungi kulit leher daripada matahari; guna krim yang dipersetujui jururawat sahaja.',
      'Pada tahun-tahun kemudian, jangan cabut gigi tanpa bertanya kami.',
      'Beritahu kami tentang herba dan makanan tambahan. Ada yang mengganggu rawatan.',
    ],
    livingWith: `Pemeriksaan dibuat setiap satu hingga tiga bulan pada tahun pertama, kemudian semakin jarang, sekurang-kurangnya lima tahun. Bawa air untuk mulut kering. Pendengaran mungkin merosot, dan alat bantu dengar membantu. Tiroid boleh menjadi perlahan bertahun-tahun kemudian, jadi ia diuji setiap tahun. Kebanyakan orang kembali bekerja dalam tiga hingga enam bulan. Rasa takut sebelum setiap pemeriksaan adalah biasa; jururawat kanser, kaunselor dan kumpulan pesakit amat memahaminya. Hidangan keluarga mungkin perlu lembut, bukan berasingan.`,
    complications: [
      'mulut kering, gigi reput, rahang kaku',
      'kurang pendengaran, cecair di telinga',
      'tiroid atau kelenjar lain yang lemah',
      'sukar menelan, dan makanan yang tersalah saluran',
      'kerosakan tulang rahang, atau pendarahan, bertahun-tahun kemudian',
      'kanser berulang, kebanyakannya dalam tiga tahun pertama',
    ],
    prevention: [
      'Beri anak ikan segar dan sayur sebagai ganti ikan masin dan makanan jeruk.',
      'Jangan merokok.',
      'Pakai pelitup di tempat yang ada habuk kayu atau asap.',
      'Jika ada dalam keluarga, jumpa doktor telinga, hidung dan tekak untuk pemeriksaan berkala.',
    ],
  },
  zh: {
    title: '鼻咽癌',
    summary: '在马来西亚较为常见。颈部无痛硬块往往是最初的迹象。',
    overview: `鼻咽是鼻腔后方、软腭上方的空间。癌症长在那里，肉眼看不到，初期迹象很少。它在马来西亚华裔和砂拉越比达友族中较多见，男性是女性的两至三倍，多数病人在40至60岁之间。

鼻咽癌对放射治疗反应良好。第一期发现的病人，约九成五年后仍然健在；晚期才发现，则少得多。在马来西亚，多数人仍然来得太晚，因为迹象很像伤风或耳塞。本页帮您判断什么时候该问医生。`,
    symptoms: [
      '颈部上方、耳下无痛的硬块',
      '鼻涕或痰中带血，尤其是早上',
      '一边鼻孔持续阻塞',
      '单侧耳鸣、耳胀或听力差',
      '单侧头痛、脸部麻木或复视',
      '体重下降',
    ],
    causes: [
      '多年前感染过EB病毒（Epstein-Barr）；几乎人人都感染过，只有极少数会致癌',
      '父母、兄弟姐妹或子女患此癌症',
      '自幼常吃咸鱼和腌制食物',
      '抽烟',
      '工作中接触木屑粉尘和某些化学品',
    ],
    emergency: [
      '鼻子或喉咙大量出血，按压15分钟仍不止。',
      '呼吸困难或有杂音。',
      '化疗或放射治疗期间发烧38度或以上，即使感觉良好。请告诉柜台您正在治疗。',
      '放射治疗之后：鼻或口一大口血，即使已止住。',
      '突然失明、无力或抽搐。',
    ],
    urgent: ['新出现复视或脸部麻木。', '喝不下水，或不断呕吐。'],
    routine: [
      '颈部硬块两周不消。',
      '鼻涕带血，或单侧耳、鼻阻塞三周。',
      '父母或兄弟姐妹患过此病：请询问30岁起的定期检查。',
      '治疗后：每次复查都要来；出现新硬块或出血要提前来。',
    ],
    tests: `耳鼻喉科医生喷麻药后，用细镜头经鼻腔查看，约两分钟。从病灶取少许样本可以确诊；用细针从颈部硬块取样也有帮助。

头颈磁共振（MRI）显示病灶范围，CT或PET扫描查看是否扩散到肺、肝和骨骼。可能验血测病毒片段，帮助计划治疗和追踪。也会检查听力和牙齿。单靠验血不能发现或排除此癌。`,
    treatment: `主要治疗是放射治疗：机器每天对准癌症照射几分钟，每周五天，约七周。戴上面罩固定头部。除第一期外，还要在之前或同时做化疗。颈部或鼻部复发时可用手术。如果已经扩散，化疗加免疫治疗可以控制，往往能维持多年。

开始之前，牙医要治好或拔掉坏牙，因为之后骨头愈合差。治疗最后几周，口腔破损、口干、唾液黏稠、失去味觉和疲倦都很常见，几个月内逐渐好转。医疗团队共同为每位病人制定计划，并告诉您目标是治愈、控制，还是舒缓。`,
    selfCare: [
      '治疗期间每两小时用盐水或清水漱口；轻轻刷牙，使用含氟牙膏。',
      '吃软、凉、热量高的食物。体重下降时，用几周喂食管有帮助，并不是认输。',
      '每天几次张大嘴巴、活动颈部，终身坚持，以免下颌僵硬。',
      '不抽烟，不喝酒。',
      '颈部皮肤避免晒太阳，只用护士同意的药膏。',
      '日后拔牙之前，先问我们。',
      '告诉我们您吃的草药和补品，有些会干扰治疗。',
    ],
    livingWith: `第一年每一至三个月复查，之后渐疏，至少五年。口干请随身带水。听力可能变差，助听器有帮助。多年后甲状腺功能可能减退，所以每年检验。多数人三至六个月内恢复工作。复查前害怕是正常的；我们的癌症护士、辅导员和病友团体都很了解。家人吃饭时可以煮软一点，不必另煮一份。`,
    complications: [
      '口干、蛀牙、下颌僵硬',
      '听力减退、耳内积水',
      '甲状腺或其他腺体功能减退',
      '吞咽困难、食物呛入气管',
      '多年后下颌骨受损或出血',
      '癌症复发，多在头三年内',
    ],
    prevention: [
      '让孩子吃新鲜鱼和蔬菜，不吃咸鱼和腌制食物。',
      '不抽烟。',
      '有木屑或烟尘的地方戴口罩。',
      '有家族史者，请定期看耳鼻喉科医生。',
    ],
  },
};
