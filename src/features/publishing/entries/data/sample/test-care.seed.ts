import { lines, type CareOfTest } from './symptom-care.ts';

const bloodTest = {
  emergency: lines(
    [
      'You faint and do not wake up at once, or have trouble breathing.',
      'The place bleeds through and does not stop after ten minutes of firm pressing.',
    ],
    [
      'Anda pengsan dan tidak segera sedar, atau sukar bernafas.',
      'Tempat cucukan terus berdarah dan tidak berhenti selepas ditekan kuat sepuluh minit.',
    ],
    ['昏倒而没有马上醒来，或呼吸困难。', '针口用力按压十分钟仍流血不止。'],
  ),
  urgent: lines(
    ['The arm is hot, red or swollen, or the fingers are numb.', 'We ring you about a value that cannot wait.'],
    [
      'Lengan panas, merah atau bengkak, atau jari kebas.',
      'Kami menelefon anda tentang bacaan yang tidak boleh ditangguh.',
    ],
    ['手臂发热、发红或肿胀，或手指麻木。', '我们致电告知某项数值不能等。'],
  ),
  risks: lines(
    [
      'a bruise, which is common and harmless',
      'feeling faint: lie down and tell us',
      'infection or a hurt nerve, which is very rare',
    ],
    [
      'lebam, yang biasa dan tidak berbahaya',
      'hampir pitam: baring dan beritahu kami',
      'jangkitan atau saraf tercedera, yang sangat jarang',
    ],
    ['瘀青，常见而无碍', '快要昏倒：请躺下并告诉我们', '感染或神经受伤，非常少见'],
  ),
};

const diabetesGuideline = {
  title:
    'Clinical Practice Guidelines: Management of Type 2 Diabetes Mellitus, sixth edition. Ministry of Health Malaysia',
  year: 2020,
};
const coronaryGuideline = {
  title:
    'Clinical Practice Guidelines: Management of Stable Coronary Artery Disease, second edition. Ministry of Health Malaysia',
  year: 2018,
};
const bloodThinners = {
  title: 'Endoscopy in patients on antiplatelet or anticoagulant therapy. British and European societies of endoscopy',
  year: 2021,
};

/** When to get help around a test or procedure of the library, its risks and sources. */
export const testCare: Record<string, CareOfTest> = {
  'full-blood-count': {
    ...bloodTest,
    routine: lines(
      ['A value is outside the range: come to talk it through.', 'You are pale, tired or bruise easily.'],
      ['Satu bacaan di luar julat: datang untuk membincangkannya.', 'Anda pucat, letih atau mudah lebam.'],
      ['某项数值超出范围：来谈一谈。', '脸色苍白、疲倦或容易瘀青。'],
    ),
    references: [
      { title: 'Guideline on haemoglobin cutoffs to define anaemia. World Health Organization', year: 2024 },
      {
        title:
          'Clinical Practice Guidelines: Management of Dengue Infection in Adults, third edition. Ministry of Health Malaysia',
        year: 2015,
      },
    ],
    articleSlugs: ['dengue-the-day-the-fever-falls'],
  },
  'hba1c-test': {
    ...bloodTest,
    urgent: lines(
      ['You are very thirsty, lose weight and vomit.', 'Your sugar at home stays above 16 mmol/L.'],
      ['Anda sangat dahaga, berat badan turun dan muntah.', 'Gula di rumah kekal melebihi 16 mmol/L.'],
      ['非常口渴、体重下降并呕吐。', '在家血糖一直高于16 mmol/L。'],
    ),
    routine: lines(
      [
        'The result is 5.7 per cent or more and nobody has talked it over with you.',
        'You have diabetes and the last test was more than six months ago.',
      ],
      [
        'Keputusan 5.7 peratus atau lebih dan belum dibincangkan dengan anda.',
        'Anda menghidap diabetes dan ujian terakhir lebih enam bulan lalu.',
      ],
      ['结果为5.7％或以上，还没有人向您解释。', '有糖尿病，上次检验已超过六个月。'],
    ),
    references: [diabetesGuideline],
    articleSlugs: ['the-first-month-with-type-2-diabetes'],
  },
  electrocardiogram: {
    emergency: lines(
      ['You have chest pain, faint or are very short of breath: do not wait for an appointment for the tracing.'],
      ['Anda sakit dada, pengsan atau sangat sesak nafas: jangan tunggu temu janji untuk rakaman ini.'],
      ['胸痛、昏厥或严重气喘：不要等预约做心电图。'],
    ),
    urgent: lines(
      ['Your heart races over 120 at rest and does not settle.', 'Palpitations come with dizziness.'],
      ['Jantung berdegup lebih 120 ketika berehat dan tidak reda.', 'Berdebar-debar disertai pening.'],
      ['休息时心跳超过120且不减慢。', '心悸兼头晕。'],
    ),
    routine: lines(
      [
        'Your pulse is uneven.',
        'You have high blood pressure or diabetes and have never had a tracing.',
        'The stickers left an itchy rash for days.',
      ],
      [
        'Nadi anda tidak sekata.',
        'Anda menghidap tekanan darah tinggi atau diabetes dan belum pernah membuat ECG.',
        'Pelekat meninggalkan ruam gatal beberapa hari.',
      ],
      ['脉搏不规则。', '有高血压或糖尿病，从未做过心电图。', '贴片处发痒起疹好几天。'],
    ),
    risks: lines(
      ['none from the tracing itself', 'a slight rash from the stickers'],
      ['tiada daripada rakaman itu sendiri', 'ruam ringan daripada pelekat'],
      ['检查本身没有风险', '贴片可能引起轻微皮疹'],
    ),
    references: [
      {
        title:
          'Clinical Practice Guidelines: Management of Acute ST Segment Elevation Myocardial Infarction, fourth edition. Ministry of Health Malaysia',
        year: 2019,
      },
    ],
    articleSlugs: ['chest-pain-when-to-call-999'],
  },
  echocardiogram: {
    emergency: lines(
      [
        'You have chest pain, faint or cannot breathe, before or after the scan.',
        'After a scan through the gullet: vomiting of blood, severe chest or neck pain.',
      ],
      [
        'Anda sakit dada, pengsan atau tidak dapat bernafas, sebelum atau selepas imbasan.',
        'Selepas imbasan melalui esofagus: muntah darah, sakit dada atau leher yang teruk.',
      ],
      ['检查前后胸痛、昏厥或无法呼吸。', '经食道检查后吐血，胸部或颈部剧痛。'],
    ),
    urgent: lines(
      [
        'Breath is short on lying flat, or you gain two kilograms in two days.',
        'After a scan through the gullet: fever, or pain on swallowing that gets worse.',
      ],
      [
        'Sesak nafas ketika berbaring, atau berat naik dua kilogram dalam dua hari.',
        'Selepas imbasan melalui esofagus: demam, atau sakit menelan yang semakin teruk.',
      ],
      ['平躺时气喘，或两天增重两公斤。', '经食道检查后发烧，或吞咽疼痛加重。'],
    ),
    routine: lines(
      ['You have a murmur, swollen ankles or less strength than before.', 'A repeat scan has been advised.'],
      ['Anda ada bunyi murmur, buku lali bengkak atau tenaga berkurang.', 'Imbasan ulangan telah dinasihatkan.'],
      ['有心杂音、脚踝肿胀或体力下降。', '医生建议复查。'],
    ),
    risks: lines(
      [
        'none from the scan over the chest',
        'through the gullet: a sore throat; a tear in fewer than one of a thousand',
      ],
      ['tiada bagi imbasan di atas dada', 'melalui esofagus: sakit tekak; koyakan pada kurang satu dalam seribu'],
      ['胸前检查没有风险', '经食道检查：喉咙痛；撕裂不到千分之一'],
    ),
    references: [
      {
        title: 'Clinical Practice Guidelines: Management of Heart Failure, fourth edition. Ministry of Health Malaysia',
        year: 2019,
      },
    ],
    articleSlugs: [],
  },
  'coronary-angiogram': {
    emergency: lines(
      [
        'Chest pain, breathlessness or fainting comes at home.',
        'The wrist or groin bleeds: press firmly with two fingers and call.',
        'Face, arm or speech change, or sight is lost.',
      ],
      [
        'Sakit dada, sesak nafas atau pengsan di rumah.',
        'Pergelangan tangan atau pangkal paha berdarah: tekan kuat dengan dua jari dan hubungi.',
        'Muka senget, lengan lemah atau pertuturan berubah, atau penglihatan hilang.',
      ],
      ['回家后胸痛、气喘或昏厥。', '手腕或腹股沟出血：用两指用力按住并拨打。', '脸歪、手臂无力、说话异常，或失明。'],
    ),
    urgent: lines(
      [
        'The hand or leg is cold, blue or numb.',
        'A lump at the place grows, or it is red, hot or leaks.',
        'You have fever, a rash, or pass little urine.',
        'You cannot take your blood-thinning tablets.',
      ],
      [
        'Tangan atau kaki sejuk, biru atau kebas.',
        'Bengkak di tempat itu membesar, atau merah, panas atau mengeluarkan cecair.',
        'Anda demam, ruam, atau kurang kencing.',
        'Anda tidak dapat mengambil ubat pencair darah.',
      ],
      ['手或腿冰冷、发紫或麻木。', '穿刺处肿块变大，或红、热、渗液。', '发烧、皮疹或尿少。', '无法服用抗血栓药。'],
    ),
    routine: lines(
      [
        'You have the follow-up visit in one to four weeks.',
        'You want to drive, fly or return to heavy work.',
        'Another operation is planned: ask before tablets are stopped.',
      ],
      [
        'Anda ada lawatan susulan dalam satu hingga empat minggu.',
        'Anda mahu memandu, menaiki pesawat atau kembali membuat kerja berat.',
        'Pembedahan lain dirancang: tanya sebelum ubat dihentikan.',
      ],
      ['一至四周内复诊。', '想开车、搭飞机或恢复粗重工作。', '计划做其他手术：停药前先问。'],
    ),
    risks: lines(
      [
        'a bruise at the place, which is common',
        'bleeding, allergy to the dye, or kidneys that suffer from it',
        'stroke, heart attack or death: fewer than one in a hundred in planned tests',
      ],
      [
        'lebam di tempat itu, yang biasa',
        'pendarahan, alahan terhadap pewarna kontras, atau buah pinggang yang terjejas',
        'strok, serangan jantung atau kematian: kurang satu dalam seratus bagi ujian yang dirancang',
      ],
      ['穿刺处瘀青，常见', '出血、显影剂过敏，或影响肾脏', '中风、心脏病发或死亡：计划性检查中不到百分之一'],
    ),
    references: [coronaryGuideline],
    articleSlugs: ['chest-pain-when-to-call-999'],
  },
  'ct-scan': {
    emergency: lines(
      ['After the dye: trouble breathing, a swollen face or throat, or fainting.'],
      ['Selepas pewarna kontras: sukar bernafas, muka atau tekak bengkak, atau pengsan.'],
      ['注射显影剂后：呼吸困难、脸或喉咙肿胀，或昏厥。'],
    ),
    urgent: lines(
      [
        'A rash or itching spreads in the next days.',
        'The arm where the dye went in swells, hurts or blisters.',
        'You pass much less urine than usual.',
      ],
      [
        'Ruam atau gatal merebak dalam beberapa hari berikutnya.',
        'Lengan tempat pewarna disuntik bengkak, sakit atau melepuh.',
        'Air kencing jauh berkurang daripada biasa.',
      ],
      ['几天内皮疹或发痒扩散。', '注射显影剂的手臂肿胀、疼痛或起水泡。', '尿量明显减少。'],
    ),
    routine: lines(
      [
        'You want to understand the report or a chance finding.',
        'You take metformin and have weak kidneys: ask when to start it again.',
        'You breastfeed: there is no need to stop after the dye.',
      ],
      [
        'Anda mahu memahami laporan atau penemuan kebetulan.',
        'Anda mengambil metformin dan buah pinggang lemah: tanya bila boleh mula semula.',
        'Anda menyusukan bayi: tidak perlu berhenti selepas pewarna kontras.',
      ],
      ['想了解报告或偶然发现的异常。', '服metformin而肾功能差：请问何时恢复服用。', '正在哺乳：注射显影剂后不必停。'],
    ),
    risks: lines(
      [
        'radiation: small for each scan, and counted against the benefit',
        'a severe reaction to the dye: about one in 2,500 or fewer',
        'kidneys that were weak before may get weaker for a time',
      ],
      [
        'sinaran: kecil bagi setiap imbasan, dan ditimbang dengan manfaatnya',
        'alahan teruk terhadap pewarna kontras: kira-kira satu dalam 2,500 atau kurang',
        'buah pinggang yang sudah lemah mungkin bertambah lemah buat sementara',
      ],
      ['辐射：每次很小，会与好处权衡', '对显影剂的严重反应：约2,500分之一或更少', '原本肾功能差者，可能一时变差'],
    ),
    references: [
      {
        title: 'ESUR Guidelines on Contrast Agents, version 10.0. European Society of Urogenital Radiology',
        year: 2018,
      },
    ],
    articleSlugs: [],
  },
  'mri-scan': {
    emergency: lines(
      [
        'After the dye: trouble breathing, a swollen face or throat, or fainting.',
        'You have a pacemaker and faint or your heart races after the scan.',
      ],
      [
        'Selepas pewarna kontras: sukar bernafas, muka atau tekak bengkak, atau pengsan.',
        'Anda memakai perentak jantung dan pengsan atau jantung berdegup laju selepas imbasan.',
      ],
      ['注射显影剂后：呼吸困难、脸或喉咙肿胀，或昏厥。', '装有心脏起搏器，检查后昏厥或心跳很快。'],
    ),
    urgent: lines(
      [
        'After the scan a pacemaker or pump does not work as before.',
        'A burn or blister shows on the skin.',
        'The arm where the dye went in swells.',
      ],
      [
        'Selepas imbasan, perentak jantung atau pam tidak berfungsi seperti biasa.',
        'Kulit melecur atau melepuh.',
        'Lengan tempat pewarna disuntik bengkak.',
      ],
      ['检查后心脏起搏器或泵运作异常。', '皮肤出现灼伤或水泡。', '注射显影剂的手臂肿胀。'],
    ),
    routine: lines(
      [
        'You have metal in your body or fear the tube: ring us before the day.',
        'You may be pregnant.',
        'You want to talk about the report.',
      ],
      [
        'Ada logam dalam badan anda atau anda takut tiub: telefon kami sebelum hari itu.',
        'Anda mungkin hamil.',
        'Anda mahu membincangkan laporan.',
      ],
      ['体内有金属或害怕管道：事前打电话给我们。', '可能怀孕。', '想谈报告。'],
    ),
    risks: lines(
      [
        'metal that moves or heats: that is why we ask twice; squeeze the ball at once if a spot hurts or gets hot',
        'noise, which earplugs lower',
        'a reaction to the dye, which is rare',
      ],
      [
        'logam yang bergerak atau panas: sebab itulah kami bertanya dua kali; picit bola serta-merta jika satu tempat sakit atau panas',
        'bunyi bising, yang dikurangkan oleh penyumbat telinga',
        'alahan terhadap pewarna kontras, yang jarang',
      ],
      ['金属移动或发热：所以我们问两次；某处疼痛或发热，立即捏球', '噪音，耳塞可减低', '对显影剂的反应，少见'],
    ),
    references: [
      {
        title:
          'Safety guidelines for magnetic resonance imaging equipment in clinical use. Medicines and Healthcare products Regulatory Agency, UK',
        year: 2021,
      },
    ],
    articleSlugs: [],
  },
  mammogram: {
    emergency: lines(
      [
        'A mammogram has no emergencies of its own. Call for chest pain, fainting or trouble breathing, as at any time.',
      ],
      [
        'Mamogram sendiri tidak menyebabkan kecemasan. Hubungi jika sakit dada, pengsan atau sukar bernafas, seperti pada bila-bila masa.',
      ],
      ['乳房X光本身没有紧急情况。胸痛、昏厥或呼吸困难，随时都要求救。'],
    ),
    urgent: lines(
      [
        'A breast is hot, red and swollen, and you have fever.',
        'An implant hurts or has changed its shape after the pictures.',
      ],
      [
        'Payudara panas, merah dan bengkak, dan anda demam.',
        'Implan sakit atau berubah bentuk selepas gambar diambil.',
      ],
      ['乳房红、热、肿，并且发烧。', '检查后植入物疼痛或变形。'],
    ),
    routine: lines(
      [
        'You feel a lump, see a dimple, a sore nipple or blood from it: come within two weeks, also after a clear mammogram.',
        'You are 50 to 74 and had none in the last two years.',
        'A mother, sister or daughter had breast cancer: ask about earlier checks.',
      ],
      [
        'Anda rasa ketulan, nampak lekuk, puting luka atau berdarah: datang dalam dua minggu, walaupun selepas mamogram yang bersih.',
        'Anda berumur 50 hingga 74 tahun dan tidak membuatnya dalam dua tahun lalu.',
        'Ibu, adik-beradik perempuan atau anak perempuan pernah menghidap kanser payudara: tanya tentang pemeriksaan lebih awal.',
      ],
      [
        '摸到硬块、皮肤凹陷、乳头破损或流血：两周内就诊，即使刚做的检查正常。',
        '50至74岁，两年内没有做过。',
        '母亲、姐妹或女儿患过乳癌：请询问提早检查。',
      ],
    ),
    risks: lines(
      [
        'a short pain',
        'a false alarm: about one woman in ten is called back',
        'a cancer found that would never have troubled you',
        'a very small dose of radiation',
      ],
      [
        'sakit seketika',
        'amaran palsu: kira-kira seorang daripada sepuluh wanita dipanggil semula',
        'kanser ditemui yang mungkin tidak akan mengganggu anda',
        'dos sinaran yang sangat kecil',
      ],
      ['短暂疼痛', '虚惊：约十名妇女有一人要复查', '查出可能一生无碍的癌症', '极少量辐射'],
    ),
    references: [
      {
        title: 'Clinical Practice Guidelines: Management of Breast Cancer, third edition. Ministry of Health Malaysia',
        year: 2019,
      },
    ],
    articleSlugs: ['you-found-a-lump-in-your-breast'],
  },
  gastroscopy: {
    emergency: lines(
      [
        'You vomit blood or pass black stool.',
        'Severe pain in chest, neck or belly, or trouble breathing, comes in the next days.',
      ],
      [
        'Anda muntah darah atau najis hitam.',
        'Sakit teruk di dada, leher atau perut, atau sukar bernafas, dalam beberapa hari berikutnya.',
      ],
      ['吐血或排黑便。', '几天内胸、颈或腹部剧痛，或呼吸困难。'],
    ),
    urgent: lines(
      ['You have fever, or swallowing hurts more each hour.', 'You keep vomiting.'],
      ['Anda demam, atau sakit menelan semakin teruk.', 'Anda terus muntah.'],
      ['发烧，或吞咽越来越痛。', '不断呕吐。'],
    ),
    routine: lines(
      [
        'Ask for it if you are over 40 and food sticks, you lose weight, are anaemic or have had heartburn for years.',
        'You take blood thinners or insulin: come a week before to plan.',
        'The sample result is due after a week.',
      ],
      [
        'Minta ujian ini jika berumur lebih 40 tahun dan makanan tersekat, berat badan turun, anemia atau pedih ulu hati bertahun-tahun.',
        'Anda mengambil ubat pencair darah atau insulin: datang seminggu lebih awal untuk merancang.',
        'Keputusan sampel siap selepas seminggu.',
      ],
      [
        '40岁以上而吞咽卡住、体重下降、贫血或多年胃灼热：请询问此检查。',
        '服抗凝血药或用胰岛素：提前一周来计划。',
        '样本结果一周后可取。',
      ],
    ),
    risks: lines(
      [
        'a sore throat for a day',
        'too deep a sleep from sedation, which is watched',
        'bleeding or a tear: fewer than one in a thousand',
      ],
      [
        'sakit tekak sehari',
        'terlalu lena akibat ubat penenang, yang sentiasa dipantau',
        'pendarahan atau koyakan: kurang satu dalam seribu',
      ],
      ['喉咙痛一天', '镇静过深，我们会监测', '出血或撕裂：不到千分之一'],
    ),
    references: [bloodThinners],
    articleSlugs: ['gastric-pain-that-keeps-coming-back'],
  },
  colonoscopy: {
    emergency: lines(
      [
        'Severe belly pain, a hard belly or fainting comes afterwards.',
        'You pass much blood or clots, up to two weeks after a polyp was taken.',
      ],
      [
        'Sakit perut yang teruk, perut keras atau pengsan selepas itu.',
        'Banyak darah atau ketulan darah keluar, sehingga dua minggu selepas polip dibuang.',
      ],
      ['之后腹部剧痛、僵硬或昏厥。', '切除息肉后两周内大量便血或有血块。'],
    ),
    urgent: lines(
      [
        'You have fever or shivering.',
        'You cannot keep the laxative down, or feel faint while drinking it.',
        'Your sugar is below 4 or above 16 mmol/L while you fast.',
      ],
      [
        'Anda demam atau menggigil.',
        'Anda memuntahkan julap, atau hampir pitam ketika meminumnya.',
        'Gula di bawah 4 atau melebihi 16 mmol/L ketika berpuasa.',
      ],
      ['发烧或发抖。', '泻药喝了就吐，或喝时快要昏倒。', '禁食时血糖低于4或高于16 mmol/L。'],
    ),
    routine: lines(
      [
        'You are 50 to 75: a stool test every year or two is the first step, unless your doctor advises this test.',
        'You have blood in the stool or a changed habit for weeks.',
        'A parent, brother or sister had bowel cancer: begin at 40, or ten years before their age.',
        'You take iron, blood thinners or diabetes medicine: come a week before to plan.',
      ],
      [
        'Anda berumur 50 hingga 75 tahun: ujian najis setiap setahun dua ialah langkah pertama, kecuali doktor menasihatkan ujian ini.',
        'Najis berdarah atau tabiat berubah beberapa minggu.',
        'Ibu, bapa atau adik-beradik pernah menghidap kanser usus: mula pada umur 40 tahun, atau sepuluh tahun sebelum umur mereka.',
        'Anda mengambil zat besi, ubat pencair darah atau ubat diabetes: datang seminggu lebih awal untuk merancang.',
      ],
      [
        '50至75岁：先每一两年做大便检验，除非医生建议做此检查。',
        '几周来便血或排便习惯改变。',
        '父母或兄弟姐妹患大肠癌：40岁开始，或比他们发病早十年。',
        '服铁剂、抗凝血药或糖尿病药：提前一周来计划。',
      ],
    ),
    risks: lines(
      [
        'wind and cramps for a day',
        'bleeding after a polyp is taken: up to one in a hundred',
        'a tear in the bowel: about one in a thousand',
        'a polyp that was not seen',
      ],
      [
        'angin dan kejang sehari',
        'pendarahan selepas polip dibuang: sehingga satu dalam seratus',
        'usus terkoyak: kira-kira satu dalam seribu',
        'polip yang tidak kelihatan',
      ],
      ['胀气和绞痛一天', '切除息肉后出血：最多百分之一', '肠穿孔：约千分之一', '漏看息肉'],
    ),
    references: [
      {
        title: 'Clinical Practice Guidelines: Management of Colorectal Carcinoma. Ministry of Health Malaysia',
        year: 2017,
      },
      {
        title: 'Bowel preparation for colonoscopy: European Society of Gastrointestinal Endoscopy guideline, update',
        year: 2019,
      },
      bloodThinners,
    ],
    articleSlugs: ['a-stool-test-from-the-age-of-fifty'],
  },
  'cataract-operation': {
    emergency: lines(
      ['Sight is suddenly lost, or the eye was hit.', 'Severe pain in the eye comes with vomiting.'],
      ['Penglihatan hilang secara tiba-tiba, atau mata terhentak.', 'Sakit mata yang teruk disertai muntah.'],
      ['突然失明，或眼睛受撞。', '眼睛剧痛并呕吐。'],
    ),
    urgent: lines(
      [
        'The eye is red, painful, sticky or sees worse than the day before.',
        'You see flashes, many new spots or a dark curtain.',
      ],
      [
        'Mata merah, sakit, bertahi atau lebih kabur daripada semalam.',
        'Anda nampak kilatan, banyak bintik baharu atau tabir gelap.',
      ],
      ['眼睛红、痛、有分泌物，或比前一天看不清。', '看到闪光、许多新黑点或黑幕。'],
    ),
    routine: lines(
      [
        'Glare and blur make driving, reading or work hard.',
        'You have the check on the next day, after a week and after a month.',
        'Sight becomes cloudy again after months or years: a short laser treatment clears it.',
      ],
      [
        'Silau dan kabur menyukarkan memandu, membaca atau bekerja.',
        'Anda ada pemeriksaan pada keesokan hari, selepas seminggu dan selepas sebulan.',
        'Penglihatan kabur semula selepas beberapa bulan atau tahun: rawatan laser singkat menjernihkannya.',
      ],
      [
        '眩光和模糊影响开车、阅读或工作。',
        '第二天、一周后和一个月后复查。',
        '几个月或几年后再度模糊：短暂的激光治疗可以改善。',
      ],
    ),
    risks: lines(
      [
        'a dry, gritty feeling for weeks',
        'infection inside the eye: fewer than one in a thousand, and it must be treated the same day',
        'a tear of the lens bag, or a loose retina, which is rare',
      ],
      [
        'mata kering dan berpasir beberapa minggu',
        'jangkitan dalam mata: kurang satu dalam seribu, dan mesti dirawat pada hari yang sama',
        'sarung kanta terkoyak, atau retina tertanggal, yang jarang',
      ],
      ['眼睛干涩有沙感几周', '眼内感染：不到千分之一，必须当天治疗', '晶体囊破裂或视网膜脱落，少见'],
    ),
    references: [
      {
        title: 'Cataracts in adults: management (NG77). National Institute for Health and Care Excellence',
        year: 2017,
      },
    ],
    articleSlugs: [],
  },
  'knee-replacement': {
    emergency: lines(
      [
        'Chest pain, sudden breathlessness or coughing of blood: a clot may be in the lung.',
        'You fell and cannot put weight on the leg, or the foot is cold and numb.',
      ],
      [
        'Sakit dada, sesak nafas mendadak atau batuk darah: mungkin ada darah beku di paru-paru.',
        'Anda jatuh dan tidak dapat menampung berat, atau kaki sejuk dan kebas.',
      ],
      ['胸痛、突然气喘或咳血：肺部可能有血块。', '跌倒后腿不能承重，或脚冰冷、麻木。'],
    ),
    urgent: lines(
      [
        'The calf is swollen and painful.',
        'The wound leaks, is red and hot, or you have fever.',
        'Pain is worse than the day before, and tablets do not help.',
      ],
      [
        'Betis bengkak dan sakit.',
        'Luka mengeluarkan cecair, merah dan panas, atau anda demam.',
        'Sakit lebih teruk daripada semalam, dan ubat tidak membantu.',
      ],
      ['小腿肿痛。', '伤口渗液、红、热，或发烧。', '比前一天更痛，药物无效。'],
    ),
    routine: lines(
      [
        'The knee does not bend to a right angle after six weeks.',
        'You plan tooth or bowel treatment and have a new knee: tell them.',
        'Pain or a feeling of giving way begins after years.',
      ],
      [
        'Lutut tidak dapat dibengkokkan 90 darjah selepas enam minggu.',
        'Anda merancang rawatan gigi atau usus dan mempunyai lutut baharu: beritahu mereka.',
        'Sakit atau lutut terasa longgar selepas bertahun-tahun.',
      ],
      ['六周后膝盖不能弯到直角。', '换膝后要做牙科或肠道治疗：请告知。', '多年后开始疼痛或膝盖发软。'],
    ),
    risks: lines(
      [
        'infection: about one in a hundred',
        'a clot in leg or lung, which tablets and walking make rare',
        'a stiff knee, or pain that stays: about one in ten is not content',
        'a worn joint after fifteen to twenty years',
      ],
      [
        'jangkitan: kira-kira satu dalam seratus',
        'darah beku di kaki atau paru-paru, yang dikurangkan dengan ubat dan berjalan',
        'lutut kaku, atau sakit berterusan: kira-kira seorang daripada sepuluh tidak berpuas hati',
        'sendi haus selepas lima belas hingga dua puluh tahun',
      ],
      [
        '感染：约百分之一',
        '腿或肺的血块，药物和走动可使它少见',
        '膝盖僵硬或持续疼痛：约十人有一人不满意',
        '十五至二十年后磨损',
      ],
    ),
    references: [
      {
        title:
          'Clinical Practice Guidelines: Management of Osteoarthritis, second edition. Ministry of Health Malaysia',
        year: 2013,
      },
      {
        title:
          'Joint replacement (primary): hip, knee and shoulder (NG157). National Institute for Health and Care Excellence',
        year: 2020,
      },
    ],
    articleSlugs: ['knees-that-ache-on-the-stairs'],
  },
};
