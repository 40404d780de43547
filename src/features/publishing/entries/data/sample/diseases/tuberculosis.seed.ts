import type { DiseaseSample } from './disease-sample.seed.ts';

export const tuberculosis: DiseaseSample = {
  slug: 'tuberculosis',
  publishedAt: '2026-02-02T09:00:00+08:00',
  reviewer: 'Dr Jeremy Lau Kok Wai',
  topics: ['infections'],
  departments: ['respiratory', 'infectious-disease'],
  articleSlugs: [],
  references: [
    {
      title: 'Clinical Practice Guidelines: Management of Tuberculosis, fourth edition. Ministry of Health Malaysia',
      year: 2021,
    },
    {
      title:
        'WHO consolidated guidelines on tuberculosis. Module 4: treatment, drug-susceptible tuberculosis. World Health Organization',
      year: 2022,
    },
  ],
  en: {
    title: 'Tuberculosis',
    summary: 'A lung infection that spreads through the air and is cured by six months of tablets.',
    overview: `Tuberculosis, or TB, is caused by a slow-growing germ that usually settles in the lungs. It can also affect glands, bones, kidneys or the lining of the brain. You catch it by breathing the same indoor air for hours as someone who coughs it out, not from plates, clothes or handshakes.

Most people who breathe the germ in do not fall ill: it sleeps in the body and cannot be passed on. In about one in ten it wakes up later. Anyone can get it, and more than 20,000 people fall ill with TB in Malaysia each year. It is no shame, it is not inherited, and it can be cured.`,
    symptoms: [
      'cough for two weeks or more',
      'fever in the evening and sweating at night',
      'losing weight and appetite',
      'coughing blood',
      'chest pain, breathlessness, tiredness',
      'swollen glands in the neck that do not hurt',
      'in children: poor growth, fever that stays, a child who does not play',
    ],
    causes: [
      'close indoor contact with a person who has untreated TB of the lungs',
      'a sleeping infection that wakes up years later',
      'weak defences, as in diabetes, HIV, kidney disease, cancer treatment or steroid tablets',
      'smoking, much alcohol, too little food',
      'crowded rooms with little air',
    ],
    emergency: [
      'More than a few spoonfuls of blood are coughed up.',
      'Breath is suddenly very short, or there is sharp chest pain.',
      'There is headache with a stiff neck, confusion, drowsiness or a fit.',
    ],
    urgent: [
      'There is blood in the mucus.',
      'You take TB tablets and your eyes or skin turn yellow, your urine is dark or you keep vomiting: stop the tablets and come.',
      'You take TB tablets and see less well, or colours look different: stop the tablets and come.',
      'A rash with fever or blisters comes during treatment.',
      'A baby or small child has lived with a person who has TB.',
    ],
    routine: [
      'You have coughed for two weeks or more, or sooner with fever at night or weight loss. Wear a mask and sit by an open window.',
      'You lived or worked with a person who has TB, even if you feel well.',
      'You start strong medicine for joints, skin or bowel, or a transplant: ask for the test for sleeping TB.',
      'You are in treatment: keep each date for mucus tests and blood tests.',
    ],
    tests: `You cough mucus into a pot, one sample in the early morning. It is looked at under a microscope, tested for the germ’s genes within hours, and grown for up to eight weeks to see which medicines work. A chest X-ray shows the lungs. For TB elsewhere a small sample is taken with a needle.

Sleeping TB is found by a skin test or a blood test. Everyone with TB is offered a test for HIV and diabetes, because both change the treatment.`,
    treatment: `Four medicines are taken every day for two months, then two of them for four months more. TB of bones or brain takes longer. A nurse, relative or clinic near you sees each dose; this is called DOT and it works. The tablets are free in government clinics. Doctors must report TB to the health office, which then tests the people around you.

After about two weeks of good treatment most people no longer infect others. If the germ resists the usual medicines, other ones are taken for six months or more. Sleeping TB is treated with one or two medicines for three to six months, so that it never wakes up.`,
    selfCare: [
      'Take all tablets every day on an empty stomach, best in the morning, also when you feel well.',
      'Orange urine and tears are harmless; they come from rifampicin.',
      'Tell us all your other medicines: rifampicin weakens the pill, blood thinners and many more. Use another method against pregnancy.',
      'Drink no alcohol during treatment.',
      'For the first two weeks stay home, sleep alone, open windows and wear a mask near others.',
      'Cough into a tissue and throw it into a closed bin.',
      'Eat well, stop smoking and rest.',
    ],
    livingWith: `You can hug your family, share meals and wash clothes together; sunlight and air kill the germ. Go back to work or school when the doctor says that you no longer infect others. Nobody may dismiss you because of TB. Sick leave and help with transport exist; ask the social worker. Mothers with TB can breastfeed after treatment has started. Weight comes back within weeks, and that is a good sign. Tell us if you feel low.`,
    complications: [
      'scars in the lung, long cough and coughing blood',
      'fluid or air around the lung',
      'TB of the brain, bones or kidneys',
      'a germ that resists medicines, mostly after treatment was broken off',
      'harm to the liver from the tablets',
    ],
    prevention: [
      'Babies get the BCG injection at birth; it protects them from the worst forms.',
      'See a doctor early with a long cough, and wear a mask until you know.',
      'Let yourself be tested when a contact has TB, and finish treatment of sleeping TB.',
      'Open windows at home, in class and at work.',
      'Keep diabetes under control, and do not smoke.',
    ],
  },
  ms: {
    title: 'Tuberkulosis (batuk kering)',
    summary: 'Jangkitan paru-paru yang merebak melalui udara dan sembuh dengan ubat selama enam bulan.',
    overview: `Tuberkulosis, atau TB, disebabkan oleh kuman yang membiak perlahan dan biasanya hinggap di paru-paru. Ia juga boleh menjangkiti kelenjar, tulang, buah pinggang atau selaput otak. Anda dijangkiti apabila menyedut udara dalam bilik yang sama selama berjam-jam dengan pesakit yang batuk, bukan melalui pinggan, pakaian atau berjabat tangan.

Kebanyakan orang yang tersedut kuman ini tidak jatuh sakit: kuman tidur di dalam badan dan tidak berjangkit. Pada kira-kira seorang daripada sepuluh, ia aktif kemudian hari. Sesiapa pun boleh mendapatnya, dan lebih 20,000 orang di Malaysia menghidap TB setiap tahun. Ia tidak memalukan, bukan keturunan, dan boleh disembuhkan.`,
    symptoms: [
      'batuk dua minggu atau lebih',
      'demam pada waktu petang dan berpeluh pada waktu malam',
      'berat badan dan selera makan menurun',
      'batuk berdarah',
      'sakit dada, sesak nafas, keletihan',
      'kelenjar bengkak di leher yang tidak sakit',
      'pada kanak-kanak: lambat membesar, demam berpanjangan, anak yang tidak mahu bermain',
    ],
    causes: [
      'berada rapat di dalam bilik dengan pesakit TB paru-paru yang belum dirawat',
      'jangkitan terpendam yang aktif bertahun-tahun kemudian',
      'daya tahan yang lemah, seperti dalam diabetes, HIV, penyakit buah pinggang, rawatan kanser atau ubat steroid',
      'merokok, banyak minum alkohol, kurang makan',
      'bilik yang sesak dan kurang udara',
    ],
    emergency: [
      'Batuk darah lebih daripada beberapa sudu.',
      'Tiba-tiba sangat sesak nafas, atau sakit dada yang mencucuk.',
      'Sakit kepala dengan leher kaku, keliru, mengantuk atau sawan.',
    ],
    urgent: [
      'Ada darah dalam kahak.',
      'Anda mengambil ubat TB dan mata atau kulit menjadi kuning, air kencing gelap atau anda terus muntah: berhenti ambil ubat dan datang.',
      'Anda mengambil ubat TB dan penglihatan merosot, atau warna kelihatan lain: berhenti ambil ubat dan datang.',
      'Ruam dengan demam atau lepuh timbul semasa rawatan.',
      'Bayi atau anak kecil tinggal serumah dengan pesakit TB.',
    ],
    routine: [
      'Anda batuk dua minggu atau lebih, atau lebih awal jika demam pada waktu malam atau berat badan turun. Pakai pelitup muka dan duduk berhampiran tingkap yang terbuka.',
      'Anda tinggal atau bekerja bersama pesakit TB, walaupun berasa sihat.',
      'Anda akan memulakan ubat kuat untuk sendi, kulit atau usus, atau menjalani pemindahan organ: minta ujian TB terpendam.',
      'Anda sedang dirawat: hadir pada setiap tarikh ujian kahak dan darah.',
    ],
    tests: `Anda batukkan kahak ke dalam bekas, satu sampel pada awal pagi. Ia dilihat di bawah mikroskop, diuji gen kumannya dalam beberapa jam, dan dibiakkan sehingga lapan minggu untuk mengetahui ubat mana yang berkesan. X-ray dada menunjukkan paru-paru. Bagi TB di tempat lain, sampel kecil diambil dengan jarum.

TB terpendam dikesan dengan ujian kulit atau ujian darah. Setiap pesakit TB ditawarkan ujian HIV dan diabetes, kerana kedua-duanya mengubah rawatan.`,
    treatment: `Empat jenis ubat diambil setiap hari selama dua bulan, kemudian dua daripadanya selama empat bulan lagi. TB tulang atau otak memerlukan masa lebih lama. Jururawat, saudara atau klinik berdekatan menyaksikan setiap dos; ini dipanggil DOT dan ia berkesan. Ubatnya percuma di klinik kerajaan. Doktor wajib melaporkan TB kepada pejabat kesihatan, yang kemudian menguji orang di sekeliling anda.

Selepas kira-kira dua minggu rawatan yang baik, kebanyakan pesakit tidak lagi menjangkiti orang lain. Jika kuman rintang terhadap ubat biasa, ubat lain diambil selama enam bulan atau lebih. TB terpendam dirawat dengan satu atau dua jenis ubat selama tiga hingga enam bulan supaya ia tidak aktif.`,
    selfCare: [
      'Ambil semua ubat setiap hari ketika perut kosong, sebaik-baiknya waktu pagi, walaupun berasa sihat.',
      'Air kencing dan air mata berwarna jingga tidak berbahaya; ia kesan rifampicin.',
      'Beritahu kami semua ubat lain anda: rifampicin melemahkan pil perancang, ubat pencair darah dan banyak lagi. Gunakan kaedah perancang keluarga yang lain.',
      'Jangan minum alkohol semasa rawatan.',
      'Dalam dua minggu pertama, tinggal di rumah, tidur berasingan, buka tingkap dan pakai pelitup muka apabila dekat dengan orang lain.',
      'Batuk ke dalam tisu dan buang ke dalam tong bertutup.',
      'Makan dengan baik, berhenti merokok dan berehat.',
    ],
    livingWith: `Anda boleh memeluk keluarga, makan bersama dan membasuh pakaian bersama; cahaya matahari dan udara membunuh kuman. Kembali bekerja atau bersekolah apabila doktor mengesahkan anda tidak lagi menjangkiti orang lain. Tiada majikan boleh membuang anda kerana TB. Cuti sakit dan bantuan pengangkutan ada; tanya pekerja sosial. Ibu yang menghidap TB boleh menyusukan bayi setelah rawatan bermula. Berat badan naik semula dalam beberapa minggu, dan itu petanda baik. Beritahu kami jika anda berasa murung.`,
    complications: [
      'parut paru-paru, batuk lama dan batuk darah',
      'cecair atau udara di sekeliling paru-paru',
      'TB otak, tulang atau buah pinggang',
      'kuman yang rintang ubat, kebanyakannya selepas rawatan dihentikan separuh jalan',
      'kerosakan hati akibat ubat',
    ],
    prevention: [
      'Bayi menerima suntikan BCG ketika lahir; ia melindungi mereka daripada bentuk TB yang paling teruk.',
      'Jumpa doktor awal jika batuk berpanjangan, dan pakai pelitup muka sehingga puncanya diketahui.',
      'Jalani ujian apabila kenalan rapat menghidap TB, dan habiskan rawatan TB terpendam.',
      'Buka tingkap di rumah, bilik darjah dan tempat kerja.',
      'Kawal diabetes, dan jangan merokok.',
    ],
  },
  zh: {
    title: '肺结核',
    summary: '经空气传播的肺部感染，服药六个月可以治愈。',
    overview: `结核病（TB）由一种生长缓慢的细菌引起，通常侵犯肺部，也可侵犯淋巴结、骨骼、肾脏或脑膜。与咳出病菌的人长时间同处室内、呼吸同样的空气才会感染，不会经碗盘、衣物或握手传染。

吸入病菌的人大多不发病：病菌在体内潜伏，不会传给别人。大约十人中有一人日后发病。任何人都可能患病，马来西亚每年有超过20,000人发病。这不是丢脸的事，不会遗传，而且可以治愈。`,
    symptoms: [
      '咳嗽两周或以上',
      '傍晚发烧、夜间盗汗',
      '体重和胃口下降',
      '咳血',
      '胸痛、气喘、疲倦',
      '颈部淋巴结肿大而不痛',
      '儿童：长得慢、持续发烧、不爱玩',
    ],
    causes: [
      '与未治疗的肺结核患者在室内密切接触',
      '潜伏的感染多年后复发',
      '抵抗力弱，例如糖尿病、HIV、肾病、癌症治疗或服用类固醇',
      '抽烟、酗酒、营养不足',
      '拥挤而不通风的房间',
    ],
    emergency: ['咳出的血超过几汤匙。', '突然严重气喘，或胸口剧烈刺痛。', '头痛兼颈部僵硬、神志不清、昏沉或抽搐。'],
    urgent: [
      '痰中带血。',
      '服结核药时，眼睛或皮肤发黄、尿色深或不断呕吐：停药并前来。',
      '服结核药时，视力变差，或颜色看起来不同：停药并前来。',
      '治疗期间出现皮疹并发烧或起水泡。',
      '婴幼儿与肺结核病人同住。',
    ],
    routine: [
      '咳嗽两周或以上；有夜间发烧或体重下降应更早。请戴口罩，坐在打开的窗边。',
      '与肺结核病人同住或共事，即使感觉良好。',
      '将开始使用治疗关节、皮肤或肠道的强效药，或接受器官移植：请验潜伏结核。',
      '正在治疗：每次验痰和验血都要按时来。',
    ],
    tests: `把痰咳进瓶子，其中一份在清晨收集。先用显微镜看，几小时内检验病菌的基因，再培养最多八周，看哪些药有效。胸部X光显示肺部情况。其他部位的结核，用针取少许样本。

潜伏结核用皮肤测试或验血发现。每位结核病人都会获提供HIV和糖尿病检验，因为两者会影响治疗。`,
    treatment: `头两个月每天服用四种药，之后四个月服用其中两种。骨或脑的结核要更久。每次服药都由护士、家人或附近诊所看着，称为直接监督治疗（DOT），效果很好。政府诊所免费提供药物。医生必须向卫生局通报，卫生局会为您身边的人做检验。

好好治疗大约两周后，多数病人不再传染他人。如果病菌对常用药有抗药性，就改服其他药六个月或更久。潜伏结核用一两种药治疗三至六个月，防止日后发病。`,
    selfCare: [
      '每天空腹服完所有的药，最好在早上，感觉好了也要吃。',
      '小便和眼泪变橙色是rifampicin所致，没有害处。',
      '告诉我们您吃的所有其他药：rifampicin会减弱避孕药、抗凝血药等许多药物。请改用其他避孕方法。',
      '治疗期间不要喝酒。',
      '头两周留在家里，单独睡，打开窗户，靠近别人时戴口罩。',
      '咳嗽时用纸巾掩口，丢进有盖的垃圾桶。',
      '吃好、戒烟、多休息。',
    ],
    livingWith: `您可以拥抱家人、一起吃饭、一起洗衣服；阳光和空气能杀死病菌。医生说您不再传染时，就可以上班上学。雇主不可因肺结核解雇您。病假和交通补助都有，请问社工。患病的母亲开始治疗后可以喂母乳。几周内体重回升，是好迹象。情绪低落，请告诉我们。`,
    complications: [
      '肺部疤痕、久咳和咳血',
      '肺周围积水或漏气',
      '脑、骨或肾的结核',
      '病菌产生抗药性，多因治疗中断',
      '药物损伤肝脏',
    ],
    prevention: [
      '婴儿出生时接种卡介苗（BCG），可预防最严重的类型。',
      '久咳及早看医生，查明之前戴口罩。',
      '接触过病人要检验；潜伏结核要治疗到底。',
      '家里、课室和工作场所多开窗。',
      '控制糖尿病，不抽烟。',
    ],
  },
};
