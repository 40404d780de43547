import { lines, type CareOfSymptom } from './symptom-care.ts';
import { t } from './three-languages.seed.ts';

/** How soon to get help, and what follows, for the further six symptoms of the library. */
export const symptomCareFurther: Record<string, CareOfSymptom> = {
  'cough-that-lasts': {
    emergency: lines(
      [
        'You cough up more than a few spoonfuls of blood.',
        'Breath is very short, or lips are blue or grey.',
        'Something went down the wrong way and the cough began at once.',
        'A baby turns blue while coughing, or stops breathing for a moment.',
      ],
      [
        'Anda batuk darah lebih daripada beberapa sudu.',
        'Sangat sesak nafas, atau bibir biru atau kelabu.',
        'Sesuatu tersalah telan dan batuk bermula serta-merta.',
        'Bayi menjadi biru ketika batuk, atau berhenti bernafas seketika.',
      ],
      [
        '咳出的血超过几汤匙。',
        '严重气喘，或嘴唇发紫、发灰。',
        '呛到东西后立即开始咳嗽。',
        '婴儿咳到脸色发紫，或短暂停止呼吸。',
      ],
    ),
    urgent: lines(
      [
        'There is blood in the mucus.',
        'You have a high fever, chest pain or breathlessness.',
        'A baby coughs in long fits, goes red in the face or vomits with them.',
      ],
      [
        'Ada darah dalam kahak.',
        'Anda demam tinggi, sakit dada atau sesak nafas.',
        'Bayi batuk bertubi-tubi, muka menjadi merah atau muntah kerananya.',
      ],
      ['痰中带血。', '高烧、胸痛或气喘。', '婴儿一阵阵剧咳，咳到满脸通红或呕吐。'],
    ),
    routine: lines(
      [
        'You have coughed for two weeks, with fever, night sweats or weight loss.',
        'You have coughed for three weeks in any case.',
        'You smoke and your cough has changed, or you are hoarse for three weeks.',
      ],
      [
        'Anda batuk dua minggu, dengan demam, peluh malam atau berat badan turun.',
        'Anda batuk tiga minggu, walau apa pun.',
        'Anda merokok dan batuk berubah, atau suara serak tiga minggu.',
      ],
      ['咳嗽两周，并有发烧、盗汗或体重下降。', '无论如何，咳嗽满三周。', '抽烟者咳嗽有变化，或声音沙哑三周。'],
    ),
    tests: t(
      'A chest X-ray and two samples of mucus for TB come first. A blowing test finds asthma and smokers’ lung. Tell us about blood pressure tablets: some cause a dry cough.',
      'X-ray dada dan dua sampel kahak untuk TB didahulukan. Ujian tiupan mengesan asma dan penyakit paru-paru perokok. Beritahu kami tentang ubat darah tinggi: ada yang menyebabkan batuk kering.',
      '先做胸部X光，并取两份痰验肺结核。吹气测试可查哮喘和吸烟引起的肺病。请告诉我们您服的降压药：有些会引起干咳。',
    ),
    selfCare: lines(
      [
        'Wear a mask, cough into your elbow and open windows.',
        'Sleep with the head raised.',
        'Give no cough mixture to children under six.',
      ],
      [
        'Pakai pelitup muka, batuk ke siku dan buka tingkap.',
        'Tidur dengan kepala ditinggikan.',
        'Jangan beri ubat batuk kepada kanak-kanak bawah enam tahun.',
      ],
      ['戴口罩，咳嗽时用手肘遮挡，打开窗户。', '垫高头部睡觉。', '六岁以下儿童不要吃咳嗽药水。'],
    ),
    prevention: lines(
      [
        'Do not smoke or vape.',
        'Have flu and whooping cough injections, the latter in each pregnancy.',
        'Have yourself tested when somebody close has TB.',
      ],
      [
        'Jangan merokok atau vape.',
        'Ambil suntikan influenza dan batuk kokol, yang kedua pada setiap kehamilan.',
        'Jalani ujian apabila orang terdekat menghidap TB.',
      ],
      ['不抽烟，不抽电子烟。', '接种流感和百日咳疫苗，后者每次怀孕都要打。', '身边的人患肺结核，请去检验。'],
    ),
    references: [
      {
        title: 'Clinical Practice Guidelines: Management of Tuberculosis, fourth edition. Ministry of Health Malaysia',
        year: 2021,
      },
      {
        title: 'Clinical Practice Guidelines: Management of Asthma in Adults. Ministry of Health Malaysia',
        year: 2017,
      },
    ],
    articleSlugs: ['when-the-haze-comes'],
  },
  'lower-back-pain': {
    emergency: lines(
      [
        'You cannot hold or pass urine or stool.',
        'You are numb between the legs or around the back passage.',
        'Both legs are weak or numb.',
        'A tearing pain in back or belly begins suddenly, or you faint.',
      ],
      [
        'Anda tidak dapat menahan atau mengeluarkan air kencing atau najis.',
        'Anda kebas di celah kangkang atau sekitar dubur.',
        'Kedua-dua kaki lemah atau kebas.',
        'Sakit seperti koyak di belakang atau perut bermula tiba-tiba, atau anda pengsan.',
      ],
      ['大小便失禁或排不出来。', '胯下或肛门周围麻木。', '双腿无力或麻木。', '背部或腹部突然撕裂般疼痛，或昏厥。'],
    ),
    urgent: lines(
      [
        'It follows a fall or an accident, or you have thin bones or take steroids.',
        'You have fever, have had cancer, or a weak immune system.',
        'One foot has become weak or drops.',
        'You are pregnant and the pain comes in waves, or with fever or burning urine.',
      ],
      [
        'Ia berlaku selepas jatuh atau kemalangan, atau tulang anda nipis atau anda mengambil steroid.',
        'Anda demam, pernah menghidap kanser, atau lemah daya tahan.',
        'Sebelah kaki menjadi lemah atau terkulai.',
        'Anda hamil dan sakit datang bergelombang, atau disertai demam atau pedih kencing.',
      ],
      [
        '跌倒或意外之后，或有骨质疏松、服用类固醇。',
        '发烧、曾患癌症或免疫力弱。',
        '一只脚变得无力或垂下。',
        '怀孕而且阵阵疼痛，或发烧、小便灼痛。',
      ],
    ),
    routine: lines(
      [
        'It is no better after four weeks.',
        'It shoots below the knee, or comes with tingling.',
        'You are under 45 and stiff for more than half an hour each morning.',
      ],
      [
        'Ia tidak bertambah baik selepas empat minggu.',
        'Ia menjalar ke bawah lutut, atau disertai kebas.',
        'Anda berumur bawah 45 tahun dan kaku lebih setengah jam setiap pagi.',
      ],
      ['四周后仍不好转。', '疼痛窜到膝盖以下，或发麻。', '45岁以下，每天早上僵硬超过半小时。'],
    ),
    tests: t(
      'We test strength, feeling and reflexes. Most people need no picture. An MRI is done at once with the signs of an emergency, and after six weeks if an injection or operation is thought of.',
      'Kami menguji kekuatan, deria rasa dan refleks. Kebanyakan orang tidak memerlukan imbasan. MRI dibuat serta-merta jika ada tanda kecemasan, dan selepas enam minggu jika suntikan atau pembedahan dipertimbangkan.',
      '我们检查力量、感觉和反射。多数人不需要影像检查。有紧急迹象立即做磁共振；考虑打针或手术者，六周后才做。',
    ),
    selfCare: lines(
      [
        'Go on with daily life and work as far as you can.',
        'Lift with bent knees, the load close to you.',
        'Lie on your side with a pillow between the knees.',
      ],
      [
        'Teruskan kehidupan dan kerja harian setakat yang mampu.',
        'Angkat barang dengan lutut dibengkokkan, beban rapat ke badan.',
        'Baring mengiring dengan bantal di celah lutut.',
      ],
      ['尽量照常生活和工作。', '弯膝提物，重物贴近身体。', '侧卧，两膝之间夹枕头。'],
    ),
    prevention: lines(
      [
        'Walk, swim or cycle on most days.',
        'Stand up every half hour at work.',
        'Do not smoke; keep a healthy weight.',
      ],
      [
        'Berjalan, berenang atau berbasikal hampir setiap hari.',
        'Bangun setiap setengah jam ketika bekerja.',
        'Jangan merokok; jaga berat badan.',
      ],
      ['多数日子步行、游泳或骑脚车。', '工作时每半小时站起来。', '不抽烟；保持健康体重。'],
    ),
    references: [
      {
        title:
          'Low back pain and sciatica in over 16s: assessment and management (NG59). National Institute for Health and Care Excellence',
        year: 2016,
      },
    ],
    articleSlugs: [],
  },
  tiredness: {
    emergency: lines(
      [
        'Weakness comes suddenly or on one side, or with slurred speech.',
        'There is chest pain, fainting or severe breathlessness.',
        'You vomit blood or pass black, sticky stool.',
        'You think of ending your life: call 999, or Befrienders at any hour on 03-7627 2929, or HEAL on 15555 from 8 am to midnight.',
      ],
      [
        'Lemah datang tiba-tiba atau pada sebelah badan, atau dengan pertuturan pelat.',
        'Ada sakit dada, pengsan atau sesak nafas teruk.',
        'Anda muntah darah atau najis hitam dan melekit.',
        'Anda terfikir untuk menamatkan hidup: hubungi 999, atau Befrienders 24 jam di 03-7627 2929, atau HEAL di 15555 dari 8 pagi hingga tengah malam.',
      ],
      [
        '突然无力或半边无力，或说话含糊。',
        '胸痛、昏厥或严重气喘。',
        '吐血，或排出黑色黏稠的大便。',
        '有轻生的念头：拨打999，或24小时的Befrienders热线03-7627 2929，或HEAL热线15555（早上8点至午夜）。',
      ],
    ),
    urgent: lines(
      [
        'You have heavy periods or other bleeding and are pale.',
        'You are very thirsty, pass much urine and feel ill.',
        'You have fallen asleep while driving: do not drive until you have been seen.',
      ],
      [
        'Haid banyak atau ada pendarahan lain dan anda pucat.',
        'Anda sangat dahaga, banyak kencing dan berasa sakit.',
        'Anda tertidur ketika memandu: jangan memandu sehingga diperiksa.',
      ],
      ['月经过多或其他出血，而且脸色苍白。', '非常口渴、尿多、感觉不适。', '开车时睡着：检查之前不要开车。'],
    ),
    routine: lines(
      [
        'It has lasted for four weeks.',
        'You lose weight, sweat at night or have swollen glands: come within days.',
        'You snore with pauses, or are low and have lost interest.',
      ],
      [
        'Ia berlarutan empat minggu.',
        'Berat badan turun, peluh malam atau kelenjar bengkak: datang dalam beberapa hari.',
        'Anda berdengkur dengan nafas terhenti, atau murung dan hilang minat.',
      ],
      ['持续四周。', '体重下降、盗汗或淋巴结肿大：几天内就诊。', '打鼾有呼吸暂停，或情绪低落、失去兴趣。'],
    ),
    tests: t(
      'Blood count, iron, sugar, thyroid, kidneys and liver are tested once. A sleep test at home, a test for pregnancy or a talk about mood may be the next step.',
      'Kiraan darah, zat besi, gula, tiroid, buah pinggang dan hati diuji sekali. Ujian tidur di rumah, ujian kehamilan atau perbualan tentang emosi mungkin langkah seterusnya.',
      '验一次血球、铁、血糖、甲状腺、肾和肝。下一步可能是在家做睡眠测试、验孕，或谈谈情绪。',
    ),
    selfCare: lines(
      [
        'Go to bed and rise at the same hours for two weeks.',
        'No coffee or energy drinks after 2 pm.',
        'Move a little each day, even when tired.',
      ],
      [
        'Tidur dan bangun pada waktu yang sama selama dua minggu.',
        'Tiada kopi atau minuman tenaga selepas 2 petang.',
        'Bergerak sedikit setiap hari, walaupun letih.',
      ],
      ['两周内定时睡觉、起床。', '下午2时后不喝咖啡或能量饮料。', '即使疲倦，每天也活动一下。'],
    ),
    prevention: lines(
      [
        'Sleep seven to nine hours.',
        'Eat regular meals with iron: meat, fish, beans, green leaves.',
        'Take real breaks.',
      ],
      [
        'Tidur tujuh hingga sembilan jam.',
        'Makan teratur dengan zat besi: daging, ikan, kekacang, sayur hijau.',
        'Berehat dengan sebenarnya.',
      ],
      ['睡足七至九小时。', '定时进食含铁食物：肉、鱼、豆、绿叶菜。', '好好休息。'],
    ),
    references: [
      {
        title: 'Suspected cancer: recognition and referral (NG12). National Institute for Health and Care Excellence',
        year: 2015,
      },
      { title: 'Guideline on haemoglobin cutoffs to define anaemia. World Health Organization', year: 2024 },
    ],
    articleSlugs: ['when-sadness-does-not-lift'],
  },
  'blood-in-the-urine': {
    emergency: lines(
      [
        'You cannot pass urine at all.',
        'You pass large clots or pure blood, or feel faint.',
        'It follows a blow to the side or belly, or an accident.',
      ],
      [
        'Anda langsung tidak dapat kencing.',
        'Keluar ketulan darah yang besar atau darah semata-mata, atau anda hampir pitam.',
        'Ia berlaku selepas rusuk atau perut terhentak, atau kemalangan.',
      ],
      ['完全尿不出来。', '排出大血块或全是血，或快要昏倒。', '侧腰或腹部受撞，或意外之后。'],
    ),
    urgent: lines(
      [
        'There is fever, shivering or strong pain in the side.',
        'You take blood thinners.',
        'You are pregnant, or legs and face swell.',
      ],
      [
        'Demam, menggigil atau sakit kuat di rusuk.',
        'Anda mengambil ubat pencair darah.',
        'Anda hamil, atau kaki dan muka bengkak.',
      ],
      ['发烧、发抖或侧腰剧痛。', '服用抗凝血药。', '怀孕，或腿和脸浮肿。'],
    ),
    routine: lines(
      [
        'You have seen blood once, even without pain, and it has stopped: come within a few days.',
        'A test strip showed blood twice.',
        'It burns to pass urine and the urine is pink.',
      ],
      [
        'Anda nampak darah sekali, walaupun tanpa sakit, dan ia berhenti: datang dalam beberapa hari.',
        'Jalur ujian menunjukkan darah dua kali.',
        'Pedih ketika kencing dan air kencing merah jambu.',
      ],
      ['看到一次血，即使不痛、已停止：几天内就诊。', '试纸两次验出血。', '小便灼痛且尿呈粉红色。'],
    ),
    tests: t(
      'Urine is tested for infection, protein and cells, blood for kidney function. An ultrasound or CT scan shows kidneys and bladder. From 40, or if you smoke, a thin camera looks into the bladder.',
      'Air kencing diuji untuk jangkitan, protein dan sel, darah untuk fungsi buah pinggang. Imbasan ultrabunyi atau CT menunjukkan buah pinggang dan pundi kencing. Mulai 40 tahun, atau jika merokok, kamera halus melihat ke dalam pundi kencing.',
      '验尿看感染、蛋白和细胞，验血看肾功能。超声波或CT检查肾脏和膀胱。40岁以上或抽烟者，用细镜头查看膀胱。',
    ),
    selfCare: lines(
      [
        'Drink water through the day, unless told to limit it.',
        'Bring the list of your medicines and what you ate.',
        'Do not wait for it to come back.',
      ],
      [
        'Minum air sepanjang hari, kecuali diminta mengehadkannya.',
        'Bawa senarai ubat dan apa yang anda makan.',
        'Jangan tunggu ia berulang.',
      ],
      ['全天多喝水，除非医生限制。', '带上药物清单，说明吃过什么。', '不要等它再次出现。'],
    ),
    prevention: lines(
      [
        'Do not smoke: it is the main cause of bladder cancer.',
        'Drink about two litres a day against stones.',
        'Wear gloves and a mask with dyes and solvents.',
      ],
      [
        'Jangan merokok: ia punca utama kanser pundi kencing.',
        'Minum kira-kira dua liter sehari untuk mencegah batu karang.',
        'Pakai sarung tangan dan pelitup ketika mengendalikan pewarna dan pelarut.',
      ],
      ['不抽烟：它是膀胱癌的主因。', '每天喝约两公升水，预防结石。', '接触染料和溶剂时戴手套和口罩。'],
    ),
    references: [
      {
        title: 'Suspected cancer: recognition and referral (NG12). National Institute for Health and Care Excellence',
        year: 2015,
      },
      { title: 'Microhematuria: AUA/SUFU guideline. American Urological Association', year: 2020 },
    ],
    articleSlugs: [],
  },
  'itchy-rash': {
    emergency: lines(
      [
        'Face, tongue or throat swell, breathing is hard, or you feel faint.',
        'Purple or red spots do not fade under a glass, with fever or drowsiness.',
        'The skin peels or blisters in many places, and eyes or mouth are sore.',
      ],
      [
        'Muka, lidah atau tekak bengkak, sukar bernafas, atau hampir pitam.',
        'Bintik ungu atau merah tidak pudar di bawah gelas, dengan demam atau mengantuk.',
        'Kulit mengelupas atau melepuh di banyak tempat, dan mata atau mulut sakit.',
      ],
      [
        '脸、舌或喉咙肿胀、呼吸困难，或快要昏倒。',
        '紫红斑点用玻璃杯按压也不褪，伴有发烧或昏沉。',
        '多处脱皮或起水泡，眼和口疼痛。',
      ],
    ),
    urgent: lines(
      [
        'It began after a new medicine: stop that medicine and come.',
        'There is fever, or the skin is hot, swollen and painful.',
        'Blisters stand near an eye.',
        'You are pregnant and your hands and feet itch without a rash.',
        'A baby has blisters or a rash with fever.',
      ],
      [
        'Ia bermula selepas ubat baharu: hentikan ubat itu dan datang.',
        'Ada demam, atau kulit panas, bengkak dan sakit.',
        'Lepuh timbul berhampiran mata.',
        'Anda hamil dan tangan serta kaki gatal tanpa ruam.',
        'Bayi melepuh atau ruam dengan demam.',
      ],
      [
        '服新药后出现：停药并前来。',
        '发烧，或皮肤发热、肿胀、疼痛。',
        '眼睛附近有水泡。',
        '怀孕而手脚发痒，没有皮疹。',
        '婴儿起水泡，或皮疹兼发烧。',
      ],
    ),
    routine: lines(
      ['It has lasted for two weeks, or keeps you awake.', 'Others at home itch too.', 'A cream has made it worse.'],
      [
        'Ia berlarutan dua minggu, atau mengganggu tidur.',
        'Ahli keluarga lain turut gatal.',
        'Krim menyebabkannya lebih teruk.',
      ],
      ['持续两周，或痒得睡不着。', '家人也痒。', '涂药膏后更严重。'],
    ),
    tests: t(
      'A look is mostly enough. A scraping of skin finds fungus and scabies; patch tests find allergies; blood is tested when itching comes without a rash.',
      'Melihatnya sahaja biasanya mencukupi. Kerokan kulit mengesan kulat dan kudis buta; ujian tampalan mengesan alahan; darah diuji apabila gatal tanpa ruam.',
      '多半看一看就够了。刮取皮屑可查霉菌和疥疮；贴布测试可查过敏；没有皮疹却发痒则验血。',
    ),
    selfCare: lines(
      [
        'Shower with lukewarm water, briefly, and put on moisturiser at once.',
        'Keep nails short, and pat the itch with a cool cloth.',
        'Wash new clothes before wearing them.',
      ],
      [
        'Mandi air suam sekejap, dan terus sapu pelembap.',
        'Pendekkan kuku, dan tepuk tempat gatal dengan kain sejuk.',
        'Basuh baju baharu sebelum memakainya.',
      ],
      ['用温水快洗，随即涂润肤霜。', '剪短指甲，用凉布轻拍痒处。', '新衣服先洗再穿。'],
    ),
    prevention: lines(
      ['Dry folds and toes well.', 'Do not share towels.', 'Write down what you react to, and tell every doctor.'],
      [
        'Keringkan lipatan kulit dan celah jari kaki.',
        'Jangan berkongsi tuala.',
        'Catat apa yang menyebabkan alahan, dan beritahu setiap doktor.',
      ],
      ['皮肤皱褶和趾缝要擦干。', '不共用毛巾。', '记下会过敏的东西，告诉每位医生。'],
    ),
    references: [
      { title: 'Clinical Practice Guidelines: Management of Atopic Eczema. Ministry of Health Malaysia', year: 2018 },
      {
        title: 'Emergency treatment of anaphylaxis: guidelines for healthcare providers. Resuscitation Council UK',
        year: 2021,
      },
    ],
    articleSlugs: ['hand-foot-and-mouth-disease'],
  },
  palpitations: {
    emergency: lines(
      [
        'You faint or nearly faint.',
        'There is chest pain or breathlessness.',
        'An arm or leg is weak, the face droops or speech is strange.',
        'It came during hard exercise, or a relative died suddenly when young and your heart is racing now.',
      ],
      [
        'Anda pengsan atau hampir pengsan.',
        'Ada sakit dada atau sesak nafas.',
        'Lengan atau kaki lemah, muka senget atau pertuturan ganjil.',
        'Ia datang ketika senaman berat, atau ada saudara mati mengejut pada usia muda dan jantung anda berdegup laju sekarang.',
      ],
      [
        '昏厥或几乎昏厥。',
        '胸痛或气喘。',
        '手脚无力、脸歪或说话怪异。',
        '剧烈运动时发生，或亲属年轻时猝死而您现在心跳很快。',
      ],
    ),
    urgent: lines(
      [
        'Your heart beats over 120 a minute at rest and does not settle.',
        'You are pregnant or gave birth lately.',
        'You have heart disease, or started a new medicine.',
      ],
      [
        'Jantung berdegup lebih 120 seminit ketika berehat dan tidak reda.',
        'Anda hamil atau baru bersalin.',
        'Anda menghidap penyakit jantung, atau baru memulakan ubat.',
      ],
      ['休息时心跳超过每分钟120次且不减慢。', '怀孕或刚生产。', '有心脏病，或刚开始服新药。'],
    ),
    routine: lines(
      [
        'They return, or last for more than a few minutes.',
        'The beat is uneven, above all from the age of 65.',
        'You lose weight, sweat and tremble.',
      ],
      [
        'Ia berulang, atau melebihi beberapa minit.',
        'Degupan tidak sekata, terutamanya mulai umur 65 tahun.',
        'Berat badan turun, berpeluh dan menggeletar.',
      ],
      ['反复发作，或超过几分钟。', '心跳不规则，尤其是65岁以上。', '体重下降、多汗、手抖。'],
    ),
    tests: t(
      'A heart tracing is best while you feel it; a recorder worn for days, or a watch that shows a tracing, can catch it. Blood is tested for thyroid, anaemia and salts, and the heart is looked at by ultrasound.',
      'ECG paling baik dibuat ketika anda merasainya; alat perakam yang dipakai beberapa hari, atau jam yang menunjukkan rakaman, boleh mengesannya. Darah diuji untuk tiroid, anemia dan garam, dan jantung dilihat dengan ultrabunyi.',
      '最好在发作时做心电图；佩戴几天的记录器，或能显示心电图的手表，都可以捕捉到。验血查甲状腺、贫血和电解质，并用超声波看心脏。',
    ),
    selfCare: lines(
      [
        'Sit down and breathe out slowly.',
        'Count your pulse for a minute and write it down.',
        'Leave out energy drinks, strong coffee, alcohol and cold tablets.',
      ],
      [
        'Duduk dan hembus nafas perlahan-lahan.',
        'Kira nadi selama seminit dan catatkan.',
        'Elakkan minuman tenaga, kopi pekat, alkohol dan ubat selesema.',
      ],
      ['坐下，慢慢呼气。', '数一分钟脉搏，记下来。', '不喝能量饮料、浓咖啡和酒，不吃伤风药。'],
    ),
    prevention: lines(
      ['Sleep enough.', 'Treat blood pressure, thyroid and snoring.', 'Do not smoke or vape.'],
      ['Tidur secukupnya.', 'Rawat tekanan darah, tiroid dan dengkuran.', 'Jangan merokok atau vape.'],
      ['睡眠充足。', '治疗血压、甲状腺问题和打鼾。', '不抽烟，不抽电子烟。'],
    ),
    references: [
      {
        title: 'Clinical Practice Guidelines: Management of Atrial Fibrillation. Ministry of Health Malaysia',
        year: 2012,
      },
      {
        title: 'ESC Guidelines for the diagnosis and management of atrial fibrillation. European Society of Cardiology',
        year: 2020,
      },
    ],
    articleSlugs: ['durian-and-blood-pressure'],
  },
};
