import type { SampleEntry } from './sample-entry.seed.ts';
import { t } from './three-languages.seed.ts';

/** First aid that was missing beside the first twelve entries. */
export const furtherFirstAid: readonly Omit<SampleEntry, 'kind' | 'author'>[] = [
  {
    slug: 'asthma-attack',
    publishedAt: '2026-11-09T10:00:00+08:00',
    reviewer: 'Dr Khairul Nizam Daud',
    topics: ['lungs', 'children'],
    title: t('Asthma attack', 'Serangan asma', '哮喘发作'),
    summary: t(
      'Sit up, one puff of the blue inhaler every 30 to 60 seconds, up to ten. No better: call 999.',
      'Duduk tegak, satu sedutan alat sedut biru (inhaler) setiap 30 hingga 60 saat, sehingga sepuluh. Tidak lega: hubungi 999.',
      '坐直，每30至60秒吸一下蓝色吸入器（喷剂），最多十下。没有好转就拨打999。',
    ),
    fields: {
      overview: t(
        'In an attack the airways tighten and fill with mucus. The blue inhaler (salbutamol) opens them within minutes. A spacer gets more of it into the lungs.',
        'Semasa serangan, saluran nafas mengecut dan dipenuhi kahak. Alat sedut biru (salbutamol) membukanya dalam beberapa minit. Alat ruang (spacer) membantu lebih banyak ubat masuk ke paru-paru.',
        '发作时气道收紧并充满痰液。蓝色吸入器（salbutamol）几分钟内就能打开气道。用储雾罐能让更多药进入肺部。',
      ),
      symptoms: {
        en: [
          'wheeze, cough or a tight chest that gets worse',
          'too breathless to speak a sentence',
          'the blue inhaler helps for less than four hours',
          'blue lips, drowsiness: life is in danger',
        ],
        ms: [
          'nafas berbunyi, batuk atau dada ketat yang semakin teruk',
          'terlalu sesak untuk menghabiskan satu ayat',
          'alat sedut biru membantu kurang daripada empat jam',
          'bibir biru, mengantuk: nyawa dalam bahaya',
        ],
        zh: [
          '喘鸣、咳嗽或胸口发紧越来越严重',
          '喘得说不完一句话',
          '蓝色吸入器的效果不到四小时',
          '嘴唇发紫、昏昏欲睡：有生命危险',
        ],
      },
      causes: {
        en: ['a cold or flu', 'haze, smoke, dust, pets', 'exercise and cold air', 'missed preventer inhaler'],
        ms: [
          'selesema atau flu',
          'jerebu, asap, habuk, haiwan peliharaan',
          'senaman dan udara sejuk',
          'tertinggal alat sedut pencegah',
        ],
        zh: ['感冒或流感', '烟霾、烟、灰尘、宠物', '运动和冷空气', '漏用预防性吸入器'],
      },
      whenToSeeADoctor: t(
        'Call 999 if ten puffs do not help, if they cannot speak, are blue or drowsy, or if there is no inhaler. After any attack see a doctor the same day, even if it passed.',
        'Hubungi 999 jika sepuluh sedutan tidak membantu, jika mangsa tidak boleh bercakap, kebiruan atau mengantuk, atau jika tiada alat sedut. Selepas apa-apa serangan, jumpa doktor pada hari yang sama walaupun sudah reda.',
        '吸了十下没有好转、说不出话、发紫或昏昏欲睡，或没有吸入器，请拨打999。任何一次发作后，即使缓解了，也要当天看医生。',
      ),
      steps: {
        en: [
          'Sit them upright and keep calm. Loosen tight clothes.',
          'One puff of the blue inhaler, best through a spacer, every 30 to 60 seconds, up to ten puffs.',
          'Not better, or worse at any time: call 999.',
          'If the ambulance takes longer than 15 minutes, give ten puffs again.',
          'If breathing stops, start CPR.',
        ],
        ms: [
          'Dudukkan tegak dan bertenang. Longgarkan pakaian yang ketat.',
          'Satu sedutan alat sedut biru, sebaiknya melalui alat ruang (spacer), setiap 30 hingga 60 saat, sehingga sepuluh sedutan.',
          'Tidak lega, atau semakin teruk pada bila-bila masa: hubungi 999.',
          'Jika ambulans mengambil masa lebih 15 minit, beri sepuluh sedutan sekali lagi.',
          'Jika nafas terhenti, mulakan CPR.',
        ],
        zh: [
          '让病人坐直，保持镇定，松开紧身衣物。',
          '每30至60秒吸一下蓝色吸入器，最好用储雾罐，最多十下。',
          '没有好转，或任何时候恶化：拨打999。',
          '救护车超过15分钟未到，再吸十下。',
          '如果停止呼吸，开始心肺复苏。',
        ],
      },
      neverDo: {
        en: ['Do not lay them down.', 'Do not use the preventer inhaler instead, unless the doctor’s plan says so.'],
        ms: [
          'Jangan baringkan mangsa.',
          'Jangan guna alat sedut pencegah sebagai ganti, melainkan pelan doktor menyatakan demikian.',
        ],
        zh: ['不要让病人躺下。', '除非医生的行动计划如此写明，不要改用预防性吸入器。'],
      },
      departments: ['emergency', 'respiratory'],
    },
  },
  {
    slug: 'drowning',
    publishedAt: '2026-11-09T10:00:00+08:00',
    reviewer: 'Dr Hafizuddin Rosman',
    topics: ['children', 'travel'],
    title: t('Drowning', 'Lemas', '溺水'),
    summary: t(
      'Get them out safely. Not breathing: five breaths first, then CPR.',
      'Keluarkan mangsa dengan selamat. Tidak bernafas: lima hembusan dahulu, kemudian CPR.',
      '安全救起。没有呼吸：先吹五口气，再做心肺复苏。',
    ),
    fields: {
      overview: t(
        'Drowning stops the heart because no air comes in, so breaths matter more than in other arrests. It is quick and silent. Small children drown in a bucket.',
        'Lemas menghentikan jantung kerana tiada udara masuk, jadi hembusan lebih penting daripada henti jantung yang lain. Ia berlaku pantas dan senyap. Kanak-kanak kecil boleh lemas dalam baldi.',
        '溺水是因为没有空气进入才使心脏停止，所以人工呼吸比其他情况更重要。它来得快而无声，幼儿在水桶里也会溺水。',
      ),
      symptoms: {
        en: [
          'head low in the water, mouth at the surface',
          'glassy eyes, no calling',
          'coughing, breathless or blue after the rescue',
        ],
        ms: [
          'kepala rendah di dalam air, mulut di permukaan',
          'mata kosong, tidak memanggil',
          'batuk, sesak atau kebiruan selepas diselamatkan',
        ],
        zh: ['头低沉在水里，嘴在水面', '眼神呆滞，不呼救', '救起后咳嗽、气喘或发紫'],
      },
      causes: {
        en: [
          'pools, rivers, waterfalls and the sea',
          'buckets and bathtubs with small children',
          'floods',
          'alcohol, fits or a heart problem in the water',
        ],
        ms: [
          'kolam, sungai, air terjun dan laut',
          'baldi dan tab mandi bagi kanak-kanak kecil',
          'banjir',
          'alkohol, sawan atau masalah jantung di dalam air',
        ],
        zh: ['泳池、河流、瀑布和海', '水桶和浴缸（幼儿）', '水灾', '在水中喝了酒、抽搐或心脏出问题'],
      },
      whenToSeeADoctor: t(
        'Call 999 for everybody who was pulled from the water and was unconscious, coughs or is breathless. Lungs can fail hours later, so they must be seen even if they feel well.',
        'Hubungi 999 bagi setiap orang yang ditarik dari air dan pernah tidak sedar, batuk atau sesak nafas. Paru-paru boleh gagal beberapa jam kemudian, jadi mereka mesti diperiksa walaupun berasa sihat.',
        '从水中救起而曾失去知觉、咳嗽或气喘的人，都要拨打999。肺部可能几小时后才出问题，所以即使感觉良好也必须就医。',
      ),
      steps: {
        en: [
          'Throw or reach something that floats. Go in only if you are trained.',
          'Out of the water: look and feel for breathing for ten seconds.',
          'Not breathing: five breaths first.',
          'Then CPR: 30 presses and two breaths. Have someone call 999 and bring an AED.',
          'Breathing: lay them on the side, dry them and keep them warm.',
        ],
        ms: [
          'Campak atau hulurkan sesuatu yang terapung. Masuk ke air hanya jika terlatih.',
          'Di luar air: lihat dan rasa pernafasan selama sepuluh saat.',
          'Tidak bernafas: lima hembusan dahulu.',
          'Kemudian CPR: 30 tekanan dan dua hembusan. Minta seseorang hubungi 999 dan ambil AED.',
          'Bernafas: baringkan mengiring, keringkan dan hangatkan badan.',
        ],
        zh: [
          '抛出或伸出能漂浮的东西。受过训练才下水。',
          '离水后：观察呼吸十秒。',
          '没有呼吸：先吹五口气。',
          '然后做心肺复苏：按30下，吹两口。请人拨打999并拿AED。',
          '有呼吸：让他侧卧，擦干并保暖。',
        ],
      },
      neverDo: {
        en: ['Do not press the belly to get water out.', 'Do not wait for water to run out before the first breath.'],
        ms: ['Jangan tekan perut untuk mengeluarkan air.', 'Jangan tunggu air keluar sebelum hembusan pertama.'],
        zh: ['不要按压腹部排水。', '不要等水流出才吹第一口气。'],
      },
      departments: ['emergency'],
    },
  },
  {
    slug: 'nosebleed',
    publishedAt: '2026-11-09T10:00:00+08:00',
    reviewer: 'Dr Chua Pei Ling',
    topics: ['children'],
    title: t('Nosebleed', 'Hidung berdarah', '流鼻血'),
    summary: t(
      'Lean forward and pinch the soft part of the nose for ten to fifteen minutes.',
      'Tunduk ke hadapan dan picit bahagian lembut hidung selama sepuluh hingga lima belas minit.',
      '身体前倾，捏住鼻子柔软处十至十五分钟。',
    ),
    fields: {
      overview: t(
        'Most nosebleeds come from small vessels at the front and stop by themselves. They look like more blood than they are.',
        'Kebanyakan hidung berdarah berpunca daripada salur kecil di bahagian depan dan berhenti sendiri. Ia kelihatan lebih banyak daripada sebenarnya.',
        '大多数流鼻血来自前端的小血管，会自行停止。看起来比实际多。',
      ),
      symptoms: {
        en: ['blood from one nostril', 'the taste of blood in the throat'],
        ms: ['darah dari sebelah lubang hidung', 'rasa darah di tekak'],
        zh: ['一侧鼻孔流血', '喉咙有血味'],
      },
      causes: {
        en: [
          'dry air, picking, a cold',
          'a blow to the nose',
          'blood thinners',
          'dengue or a blood disorder, with bruises and other bleeding',
        ],
        ms: [
          'udara kering, mengorek hidung, selesema',
          'hentakan pada hidung',
          'ubat pencair darah',
          'denggi atau masalah darah, dengan lebam dan pendarahan lain',
        ],
        zh: ['空气干燥、挖鼻、感冒', '鼻子受撞', '抗凝血药', '骨痛热症或血液疾病，伴有瘀青和其他出血'],
      },
      whenToSeeADoctor: t(
        'Go to an emergency department if it still bleeds after 15 minutes of pinching, is very heavy, follows a blow to the head, or if you take blood thinners. Call 999 if you feel faint or find it hard to breathe. Bleeding in a fever can be dengue: be seen the same day.',
        'Pergi ke jabatan kecemasan jika masih berdarah selepas dipicit 15 minit, sangat banyak, selepas hentakan di kepala, atau jika mengambil ubat pencair darah. Hubungi 999 jika hampir pitam atau sukar bernafas. Berdarah ketika demam mungkin denggi: dapatkan pemeriksaan pada hari yang sama.',
        '捏了15分钟仍流血、量很大、头部受撞后，或正在服用抗凝血药，请到急诊部。快要昏倒或呼吸困难，请拨打999。发烧时流鼻血可能是骨痛热症：当天看医生。',
      ),
      steps: {
        en: [
          'Sit down and lean forward, mouth open.',
          'Pinch the soft part of the nose, below the bone, for 10 to 15 minutes without letting go.',
          'Spit the blood out.',
          'A cold pack on the forehead or neck may help.',
          'For a day: no blowing, no hot drinks, no heavy lifting.',
        ],
        ms: [
          'Duduk dan tunduk ke hadapan, mulut terbuka.',
          'Picit bahagian lembut hidung, di bawah tulang, selama 10 hingga 15 minit tanpa dilepaskan.',
          'Ludahkan darah.',
          'Pek sejuk di dahi atau leher mungkin membantu.',
          'Sehari: jangan hembus hidung, minum panas atau angkat berat.',
        ],
        zh: [
          '坐下，身体前倾，张开嘴。',
          '捏住鼻骨下方的柔软处10至15分钟，不要松手。',
          '把血吐出来。',
          '在额头或颈部冷敷可能有帮助。',
          '一天内不要擤鼻、喝热饮或提重物。',
        ],
      },
      neverDo: {
        en: ['Do not tilt the head back.', 'Do not stuff tissue deep into the nose.'],
        ms: ['Jangan dongakkan kepala.', 'Jangan sumbat tisu jauh ke dalam hidung.'],
        zh: ['不要仰头。', '不要把纸巾塞进鼻腔深处。'],
      },
      departments: ['ent', 'emergency'],
    },
  },
  {
    slug: 'electric-shock',
    publishedAt: '2026-11-09T10:00:00+08:00',
    reviewer: 'Dr Mohd Izwan Salleh',
    topics: ['bones'],
    title: t('Electric shock', 'Renjatan elektrik', '触电'),
    summary: t(
      'Switch off the power before you touch anybody. Then breathing, CPR, 999.',
      'Matikan bekalan elektrik sebelum menyentuh mangsa. Kemudian periksa nafas, CPR, 999.',
      '先关电源再碰人。然后看呼吸、心肺复苏、拨打999。',
    ),
    fields: {
      overview: t(
        'Current can stop the heart and burn deep inside while the skin shows little.',
        'Arus elektrik boleh menghentikan jantung dan melecurkan bahagian dalam walaupun kulit nampak sedikit sahaja kesannya.',
        '电流能使心脏停止，并灼伤深处组织，而皮肤上看不出多少。',
      ),
      symptoms: {
        en: [
          'collapse, no breathing',
          'burns where the current went in and out',
          'palpitations, muscle pain, confusion',
        ],
        ms: ['rebah, tidak bernafas', 'lecur di tempat arus masuk dan keluar', 'jantung berdebar, sakit otot, keliru'],
        zh: ['昏倒、没有呼吸', '电流进出处有灼伤', '心悸、肌肉痛、神志不清'],
      },
      causes: {
        en: ['faulty appliances, wet hands, water heaters', 'fallen power lines', 'lightning'],
        ms: ['peralatan rosak, tangan basah, pemanas air', 'kabel elektrik yang jatuh', 'kilat'],
        zh: ['电器故障、湿手、热水器', '掉落的电线', '雷击'],
      },
      whenToSeeADoctor: t(
        'Call 999 for every shock with collapse, burns, chest pain or confusion, from a power line or lightning, in pregnancy and in children. Others who feel anything unusual should be seen the same day.',
        'Hubungi 999 bagi setiap renjatan dengan rebah, lecur, sakit dada atau keliru, daripada kabel kuasa atau kilat, bagi wanita hamil dan kanak-kanak. Yang lain, jika berasa apa-apa yang luar biasa, perlu diperiksa pada hari yang sama.',
        '触电后昏倒、灼伤、胸痛或神志不清，被高压线或雷电击中，孕妇和儿童，都要拨打999。其他人若有任何不适，当天看医生。',
      ),
      steps: {
        en: [
          'Switch off at the fuse box or pull the plug.',
          'Cannot switch off at home: stand on something dry and push the source away with dry wood or plastic.',
          'A power line: keep at least 20 metres away, keep others away too, and call 999.',
          'Check the breathing. None: start CPR.',
          'Cool burns with running water once the power is off.',
        ],
        ms: [
          'Tutup suis di kotak fius atau cabut plag.',
          'Di rumah dan bekalan tidak dapat dimatikan: berdiri di atas sesuatu yang kering dan tolak punca elektrik dengan kayu atau plastik kering.',
          'Kabel kuasa: jauhkan diri dan orang lain sekurang-kurangnya 20 meter dan hubungi 999.',
          'Periksa pernafasan. Tiada: mulakan CPR.',
          'Sejukkan lecur dengan air mengalir selepas bekalan elektrik dimatikan.',
        ],
        zh: [
          '在电箱关电或拔掉插头。',
          '家中无法关电：站在干燥的东西上，用干木或塑料推开电源。',
          '高压线：自己和旁人都要至少远离20米，拨打999。',
          '检查呼吸。没有就开始心肺复苏。',
          '断电后用流动的水冷却灼伤处。',
        ],
      },
      neverDo: {
        en: ['Do not touch anybody who is still in contact with the current.'],
        ms: ['Jangan sentuh mangsa yang masih terkena arus.'],
        zh: ['不要碰仍接触电流的人。'],
      },
      departments: ['emergency', 'cardiology', 'plastic-surgery'],
    },
  },
  {
    slug: 'chemical-in-the-eye',
    publishedAt: '2026-11-09T10:00:00+08:00',
    reviewer: 'Dr Mohd Izwan Salleh',
    topics: ['eyes'],
    title: t('A chemical in the eye', 'Bahan kimia masuk ke mata', '化学品溅入眼睛'),
    summary: t(
      'Rinse at once with running water for at least 20 minutes, then go to an emergency department.',
      'Bilas segera dengan air mengalir sekurang-kurangnya 20 minit, kemudian ke jabatan kecemasan.',
      '立刻用流动的水冲洗至少20分钟，然后到急诊部。',
    ),
    fields: {
      overview: t(
        'Every second counts. Lime, cement, drain cleaner and bleach go on eating into the eye until they are washed out.',
        'Setiap saat penting. Kapur, simen, pencuci longkang dan peluntur terus merosakkan mata sehingga dibilas keluar.',
        '分秒必争。石灰、水泥、通渠剂和漂白水在冲出之前会不断腐蚀眼睛。',
      ),
      symptoms: {
        en: ['burning pain, tears', 'a red or white eye', 'blurred sight', 'lids that will not open'],
        ms: ['pedih, berair', 'mata merah atau putih', 'penglihatan kabur', 'kelopak mata tidak boleh dibuka'],
        zh: ['灼痛、流泪', '眼睛发红或发白', '视力模糊', '睁不开眼'],
      },
      causes: {
        en: [
          'cleaners, bleach, battery acid',
          'cement and lime on building sites',
          'chilli, glue, pepper spray',
          'venom spat by a cobra',
        ],
        ms: [
          'bahan pencuci, peluntur, asid bateri',
          'simen dan kapur di tapak binaan',
          'cili, gam, semburan lada',
          'bisa yang disembur ular tedung',
        ],
        zh: ['清洁剂、漂白水、电池酸液', '工地的水泥和石灰', '辣椒、胶水、防狼喷雾', '眼镜蛇喷出的毒液'],
      },
      whenToSeeADoctor: t(
        'Every chemical splash goes to an emergency department after rinsing, and goes on being rinsed on the way. Call 999 if you cannot get there.',
        'Setiap percikan bahan kimia perlu ke jabatan kecemasan selepas dibilas, dan terus dibilas dalam perjalanan. Hubungi 999 jika tidak dapat ke sana.',
        '凡是化学品溅入眼睛，冲洗后都要到急诊部，途中继续冲。无法前往就拨打999。',
      ),
      steps: {
        en: [
          'Hold the eye open under a gently running tap, the hurt eye lowest, for at least 20 minutes.',
          'Rinse from the nose outwards. Take contact lenses out as soon as they loosen.',
          'Cement or lime: brush dry grains off the face first, then rinse.',
          'Go to an emergency department with the bottle or its name.',
        ],
        ms: [
          'Buka mata di bawah air paip yang mengalir perlahan, mata yang terkena di bawah, sekurang-kurangnya 20 minit.',
          'Bilas dari arah hidung ke luar. Tanggalkan kanta sentuh sebaik sahaja longgar.',
          'Simen atau kapur: sapu butir kering di muka dahulu, kemudian bilas.',
          'Pergi ke jabatan kecemasan bersama botol atau namanya.',
        ],
        zh: [
          '把眼睛撑开，在缓缓流动的水龙头下冲至少20分钟，伤眼放低。',
          '从鼻侧向外冲。隐形眼镜一松动就取下。',
          '水泥或石灰：先拂去脸上的干粉，再冲。',
          '带上瓶子或产品名称，到急诊部。',
        ],
      },
      neverDo: {
        en: ['Do not rub.', 'No drops, milk or vinegar to neutralise it.'],
        ms: ['Jangan gosok.', 'Jangan guna titisan mata, susu atau cuka untuk meneutralkannya.'],
        zh: ['不要揉眼。', '不要用眼药水、牛奶或醋去中和。'],
      },
      departments: ['emergency', 'ophthalmology'],
    },
  },
  {
    slug: 'dog-bite',
    publishedAt: '2026-11-09T10:00:00+08:00',
    reviewer: 'Dr Melissa Anak Nyandang',
    topics: ['infections', 'children'],
    title: t('Dog, cat, monkey or bat bite', 'Gigitan anjing, kucing, monyet atau kelawar', '被狗、猫、猴子或蝙蝠咬伤'),
    summary: t(
      'Wash with soap and running water for 15 minutes and see a doctor today: rabies can be prevented, never cured.',
      'Basuh dengan sabun dan air mengalir selama 15 minit dan jumpa doktor hari ini: rabies boleh dicegah, tetapi tidak boleh dirawat.',
      '用肥皂和流动的水洗15分钟，当天看医生：狂犬病可以预防，发病后无法治愈。',
    ),
    fields: {
      overview: t(
        'Rabies occurs in Sarawak and is found now and then elsewhere. Washing and vaccine in time prevent it. Bites also bring other infections and tetanus.',
        'Rabies berlaku di Sarawak dan kadangkala di tempat lain. Basuhan dan vaksin pada masanya mencegahnya. Gigitan juga membawa jangkitan lain dan tetanus.',
        '狂犬病在砂拉越出现，其他地方偶尔也有。及时清洗和接种疫苗可以预防。咬伤还会带来其他感染和破伤风。',
      ),
      symptoms: {
        en: ['a puncture, tear or scratch', 'later: redness, swelling, pus, fever'],
        ms: ['luka tusukan, koyak atau calar', 'kemudian: kemerahan, bengkak, nanah, demam'],
        zh: ['刺伤、撕裂或抓痕', '之后：红、肿、流脓、发烧'],
      },
      causes: {
        en: ['stray or unvaccinated animals', 'a pet that is disturbed while eating', 'handling bats or monkeys'],
        ms: [
          'haiwan liar atau tidak divaksin',
          'haiwan peliharaan yang diganggu ketika makan',
          'memegang kelawar atau monyet',
        ],
        zh: ['流浪或未接种疫苗的动物', '进食时被打扰的宠物', '接触蝙蝠或猴子'],
      },
      whenToSeeADoctor: t(
        'See a doctor the same day for every bite or scratch that broke the skin, and for a lick on a wound. Call 999 for heavy bleeding or a bite of the face or neck, above all in a child.',
        'Jumpa doktor pada hari yang sama bagi setiap gigitan atau calar yang melukakan kulit, dan jilatan pada luka. Hubungi 999 bagi pendarahan teruk atau gigitan di muka atau leher, terutama pada kanak-kanak.',
        '任何破皮的咬伤或抓伤，或伤口被舔，当天看医生。大量出血，或脸、颈被咬（尤其是儿童），拨打999。',
      ),
      steps: {
        en: [
          'Wash the wound with soap under running water for 15 minutes.',
          'Press on heavy bleeding with a clean cloth.',
          'Put on antiseptic and cover it lightly.',
          'Go to a doctor today; ask about rabies and tetanus vaccine.',
          'Note the animal and its owner, and tell the veterinary office.',
        ],
        ms: [
          'Basuh luka dengan sabun di bawah air mengalir selama 15 minit.',
          'Tekan dengan kain bersih jika banyak berdarah.',
          'Sapu antiseptik dan tutup dengan longgar.',
          'Jumpa doktor hari ini; tanya tentang vaksin rabies dan tetanus.',
          'Catat haiwan dan pemiliknya, dan maklumkan pejabat veterinar.',
        ],
        zh: [
          '用肥皂在流动的水下清洗伤口15分钟。',
          '大量出血就用干净的布按压。',
          '涂消毒药水，轻轻盖住。',
          '当天看医生，询问狂犬疫苗和破伤风疫苗。',
          '记下动物和主人，通知兽医局。',
        ],
      },
      neverDo: {
        en: ['Do not close the wound tightly.', 'Do not wait to see whether the animal falls ill.'],
        ms: ['Jangan tutup luka dengan ketat.', 'Jangan tunggu sama ada haiwan itu jatuh sakit.'],
        zh: ['不要紧紧封住伤口。', '不要等着看动物会不会发病。'],
      },
      departments: ['emergency', 'infectious-disease'],
    },
  },
  {
    slug: 'sepsis',
    publishedAt: '2026-11-09T10:00:00+08:00',
    reviewer: 'Dr Azhar Tarmizi',
    topics: ['infections', 'ageing'],
    title: t('Sepsis', 'Sepsis', '败血症'),
    summary: t(
      'An infection with confusion, fast breathing or mottled skin: call 999.',
      'Jangkitan dengan kekeliruan, nafas laju atau kulit bertompok: hubungi 999.',
      '感染加上神志不清、呼吸急促或皮肤花斑：拨打999。',
    ),
    fields: {
      overview: t(
        'In sepsis the body’s answer to an infection harms its own organs. Every hour without treatment makes it more dangerous. It can follow a wound, a chest or urine infection, or childbirth.',
        'Dalam sepsis, tindak balas badan terhadap jangkitan merosakkan organnya sendiri. Setiap jam tanpa rawatan menjadikannya lebih berbahaya. Ia boleh berlaku selepas luka, jangkitan dada atau kencing, atau bersalin.',
        '败血症是身体对感染的反应损害了自身器官。每拖延一小时就更危险。它可能发生在伤口、肺部或尿道感染，或分娩之后。',
      ),
      symptoms: {
        en: [
          'confused, slurred speech, very drowsy',
          'fast breathing, fast heartbeat',
          'cold, pale, blue or mottled skin',
          'no urine for a day',
          'shivering with fever, or a low temperature',
        ],
        ms: [
          'keliru, pertuturan pelat, sangat mengantuk',
          'nafas laju, degupan jantung laju',
          'kulit sejuk, pucat, biru atau bertompok',
          'tiada kencing sehari',
          'menggigil dengan demam, atau suhu rendah',
        ],
        zh: [
          '神志不清、说话含糊、很嗜睡',
          '呼吸和心跳都快',
          '皮肤冰冷、苍白、发紫或花斑',
          '一整天没有小便',
          '发烧寒战，或体温偏低',
        ],
      },
      causes: {
        en: [
          'infections of the lungs, urine, skin or belly',
          'a wound or an operation',
          'babies, old age, pregnancy, diabetes, cancer treatment',
        ],
        ms: [
          'jangkitan paru-paru, kencing, kulit atau perut',
          'luka atau pembedahan',
          'bayi, usia tua, hamil, diabetes, rawatan kanser',
        ],
        zh: ['肺、尿道、皮肤或腹部感染', '伤口或手术', '婴儿、年老、怀孕、糖尿病、癌症治疗'],
      },
      whenToSeeADoctor: t(
        'Call 999 or go to an emergency department at once if somebody with an infection has any of these signs. Say: “Could this be sepsis?”',
        'Hubungi 999 atau pergi ke jabatan kecemasan segera jika seseorang yang ada jangkitan menunjukkan mana-mana tanda ini. Tanya: “Mungkinkah ini sepsis?”',
        '有感染的人出现以上任何迹象，立刻拨打999或到急诊部，并问：“会不会是败血症？”',
      ),
      steps: {
        en: [
          'Call 999.',
          'Let them lie down, or sit up if breathing is hard, and keep them warm.',
          'Note when it began, and gather the medicines they take.',
          'Small sips of water if they are fully awake.',
          'If breathing stops, start CPR.',
        ],
        ms: [
          'Hubungi 999.',
          'Baringkan, atau dudukkan jika sukar bernafas, dan hangatkan badan.',
          'Catat bila ia bermula, dan kumpulkan ubat yang diambil.',
          'Sedikit air jika sedar sepenuhnya.',
          'Jika nafas terhenti, mulakan CPR.',
        ],
        zh: [
          '拨打999。',
          '让病人躺下（呼吸困难就坐起来）并保暖。',
          '记下开始的时间，带上正在服用的药物。',
          '完全清醒的话，可小口喝水。',
          '如果停止呼吸，开始心肺复苏。',
        ],
      },
      stepsForBabies: {
        en: [
          'A baby with a fever who is limp, hard to wake, breathing fast, pale or mottled, or will not feed: call 999. Do not wait for more signs.',
        ],
        ms: [
          'Bayi demam yang lembik, sukar dikejutkan, bernafas laju, pucat atau bertompok, atau tidak mahu menyusu: hubungi 999. Jangan tunggu tanda lain.',
        ],
        zh: ['婴儿发烧并且软绵绵、难以叫醒、呼吸急促、苍白或花斑，或不肯喝奶：拨打999，不要等更多迹象。'],
      },
      neverDo: {
        en: ['Do not wait for the fever to go down.', 'Do not start left-over antibiotics.'],
        ms: ['Jangan tunggu demam turun.', 'Jangan makan baki antibiotik.'],
        zh: ['不要等退烧。', '不要自行服用剩余的抗生素。'],
      },
      departments: ['emergency', 'infectious-disease'],
    },
  },
  {
    slug: 'meningitis',
    publishedAt: '2026-11-09T10:00:00+08:00',
    reviewer: 'Dr Ong Teik Huat',
    topics: ['infections', 'children'],
    title: t('Meningitis', 'Meningitis', '脑膜炎'),
    summary: t(
      'Fever with a stiff neck, a rash that does not fade, or drowsiness: call 999.',
      'Demam dengan leher kaku, ruam yang tidak hilang, atau mengantuk: hubungi 999.',
      '发烧加上颈部僵硬、红疹不退或嗜睡：拨打999。',
    ),
    fields: {
      overview: t(
        'Meningitis is an infection of the thin layers around the brain and spinal cord. With bacteria it can kill within hours. The rash may come late or never, so do not wait for it.',
        'Meningitis ialah jangkitan selaput di sekeliling otak dan saraf tunjang. Jika disebabkan bakteria, ia boleh membawa maut dalam beberapa jam. Ruam mungkin lambat muncul atau tiada langsung, jadi jangan tunggu.',
        '脑膜炎是包围大脑和脊髓的薄膜受感染。细菌性的可在数小时内致命。红疹可能很迟才出现或根本没有，所以不要等。',
      ),
      symptoms: {
        en: [
          'fever, severe headache, vomiting',
          'a stiff neck, pain in bright light',
          'drowsy, confused, fits',
          'a rash that does not fade when a glass is pressed on it',
          'in babies: a bulging soft spot, a strange cry, floppy',
        ],
        ms: [
          'demam, sakit kepala teruk, muntah',
          'leher kaku, silau apabila terkena cahaya terang',
          'mengantuk, keliru, sawan',
          'ruam yang tidak hilang apabila ditekan dengan gelas',
          'bayi: ubun-ubun timbul, tangisan ganjil, lembik',
        ],
        zh: [
          '发烧、剧烈头痛、呕吐',
          '颈部僵硬、怕光',
          '嗜睡、神志不清、抽搐',
          '用玻璃杯按压也不退的红疹',
          '婴儿：囟门鼓起、哭声异常、软绵绵',
        ],
      },
      causes: {
        en: [
          'bacteria and viruses, from person to person',
          'pilgrimage and crowded dormitories',
          'ear and sinus infections',
          'missed vaccinations',
        ],
        ms: [
          'bakteria dan virus, dari orang ke orang',
          'haji, umrah dan asrama yang sesak',
          'jangkitan telinga dan sinus',
          'vaksin yang tertinggal',
        ],
        zh: ['细菌和病毒，人传人', '朝圣和拥挤的宿舍', '耳朵和鼻窦感染', '漏打疫苗'],
      },
      whenToSeeADoctor: t(
        'Call 999 at once. Tell the hospital who has been close to the person: they may need medicine to protect them.',
        'Hubungi 999 segera. Beritahu hospital siapa yang rapat dengan mangsa: mereka mungkin perlukan ubat pencegahan.',
        '立刻拨打999。告诉医院谁与病人有密切接触：他们可能需要服药预防。',
      ),
      steps: {
        en: [
          'Call 999.',
          'Press a clear glass on the rash: if it does not fade, say so on the phone.',
          'Lay them on the side if they are drowsy, in a dim room.',
          'Stay with them. A fit: note the time and protect the head.',
        ],
        ms: [
          'Hubungi 999.',
          'Tekan gelas jernih pada ruam: jika tidak hilang, beritahu melalui telefon.',
          'Baringkan mengiring jika mengantuk, di bilik yang malap.',
          'Jangan tinggalkan. Jika sawan: catat masa dan lindungi kepala.',
        ],
        zh: [
          '拨打999。',
          '用透明玻璃杯按压红疹：如果不退，在电话里说明。',
          '如果嗜睡，让他侧卧，房间调暗。',
          '陪着病人。抽搐时记下时间并保护头部。',
        ],
      },
      neverDo: {
        en: ['Do not wait for all signs to appear.', 'Do not drive them yourself if they are hard to wake.'],
        ms: ['Jangan tunggu semua tanda muncul.', 'Jangan pandu sendiri jika mangsa sukar dikejutkan.'],
        zh: ['不要等所有迹象都出现。', '如果难以叫醒，不要自己开车送院。'],
      },
      departments: ['emergency', 'neurology', 'paediatrics'],
    },
  },
];
