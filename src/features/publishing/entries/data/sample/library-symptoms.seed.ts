import type { SampleEntry } from './sample-entry.ts';
import { t } from './three-languages.ts';

type Symptom = Omit<SampleEntry, 'kind' | 'author'>;

const symptoms: readonly Symptom[] = [
  {
    slug: 'chest-pain', publishedAt: '2026-01-06T09:00:00+08:00', reviewer: 'Dr Hafizuddin Rosman', topics: ['heart'],
    title: t('Chest pain', 'Sakit dada', '胸痛'),
    summary: t('From a pulled muscle to a heart attack. How to tell what must not wait.', 'Daripada tegang otot hingga serangan jantung. Cara mengetahui mana yang tidak boleh ditangguh.', '从肌肉拉伤到心脏病发。如何分辨刻不容缓的情况。'),
    fields: {
      overview: t(
        'Pain in the chest can come from the heart, lungs, gullet, muscles, ribs or nerves. The place of the pain alone does not tell. What matters most is how it began and what comes with it.',
        'Sakit di dada boleh berpunca daripada jantung, paru-paru, esofagus, otot, tulang rusuk atau saraf. Tempat sakit sahaja tidak mencukupi untuk mengetahuinya. Yang paling penting ialah bagaimana ia bermula dan apa yang disertainya.',
        '胸口疼痛可能来自心脏、肺、食道、肌肉、肋骨或神经。单看疼痛的位置无法判断，最重要的是怎样开始、伴有什么症状。',
      ),
      symptoms: {
        en: ['pressure or tightness in the middle', 'a stitch when you breathe in', 'burning after meals or on lying down', 'soreness when you press a spot'],
        ms: ['rasa ditekan atau ketat di tengah dada', 'mencucuk apabila menarik nafas', 'pedih selepas makan atau ketika berbaring', 'sakit apabila ditekan pada satu tempat'],
        zh: ['胸口中央受压或发紧', '吸气时刺痛', '饭后或躺下时灼热', '按压某处时酸痛'],
      },
      causes: {
        en: ['narrow heart arteries', 'acid from the stomach', 'a strained chest muscle', 'a chest infection', 'a clot in the lung', 'panic'],
        ms: ['salur darah jantung yang sempit', 'asid perut', 'otot dada yang tegang', 'jangkitan paru-paru', 'darah beku di paru-paru', 'serangan panik'],
        zh: ['心脏血管狭窄', '胃酸', '胸部肌肉拉伤', '肺部感染', '肺部血块', '惊恐发作'],
      },
      whenToSeeADoctor: t(
        'Call 999 if it lasts longer than a few minutes, feels like a weight, spreads to the arm, jaw or back, or comes with sweating, breathlessness or fainting. See a doctor within days if it comes on effort and goes with rest. See a doctor the same day with fever and cough.',
        'Hubungi 999 jika ia melebihi beberapa minit, terasa seperti dihempap, merebak ke lengan, rahang atau belakang, atau disertai peluh, sesak nafas atau pengsan. Jumpa doktor dalam beberapa hari jika ia datang ketika membuat kerja berat dan hilang apabila berehat. Jumpa doktor pada hari yang sama jika ada demam dan batuk.',
        '如果超过几分钟、像重物压着、蔓延到手臂、下颌或背部，或伴有冒汗、气喘或昏厥，请拨打999。如果用力时发作、休息后消失，请在几天内看医生。有发烧和咳嗽，请当天看医生。',
      ),
      treatment: t(
        'While you wait for help sit and rest, and chew 300 mg of aspirin unless you are allergic to it. At the hospital a heart tracing is done within ten minutes and blood is tested. Treatment depends on the cause, from an antacid to opening an artery.',
        'Sementara menunggu bantuan, duduk berehat, dan kunyah 300 mg aspirin melainkan anda alah kepadanya. Di hospital, ECG dilakukan dalam sepuluh minit dan darah diuji. Rawatan bergantung pada puncanya, daripada antasid hingga membuka salur darah.',
        '等候救援时坐下休息，除非对阿司匹林过敏，否则嚼服300毫克。到医院后十分钟内会做心电图并验血。治疗视原因而定，从制酸剂到打通血管不等。',
      ),
      departments: ['emergency', 'cardiology', 'respiratory'],
    },
  },
  {
    slug: 'shortness-of-breath', publishedAt: '2026-01-06T09:00:00+08:00', reviewer: 'Dr Azhar Tarmizi', topics: ['heart'],
    title: t('Shortness of breath', 'Sesak nafas', '呼吸急促'),
    summary: t('When stairs become steep or lying flat is hard, the heart, lungs or blood may be asking for help.', 'Apabila tangga terasa curam atau sukar berbaring, jantung, paru-paru atau darah mungkin memerlukan bantuan.', '爬梯变吃力、平躺难受时，可能是心、肺或血液在求助。'),
    fields: {
      overview: t(
        'It is normal to be out of breath after running for a bus. It is not normal when you are resting, talking or doing what was easy last month. Sudden breathlessness is an emergency; slow breathlessness still needs a doctor.',
        'Tercungap selepas mengejar bas adalah normal. Ia tidak normal ketika berehat, bercakap atau melakukan apa yang mudah pada bulan lalu. Sesak nafas mendadak ialah kecemasan; sesak nafas yang perlahan tetap memerlukan doktor.',
        '追巴士后气喘是正常的。休息时、说话时，或做上个月还很轻松的事时气喘，就不正常。突然气喘是紧急情况；慢慢出现的气喘也要看医生。',
      ),
      symptoms: {
        en: ['fast or shallow breathing', 'having to sleep on several pillows', 'waking at night to sit up', 'wheezing or cough', 'swollen ankles'],
        ms: ['nafas laju atau cetek', 'perlu tidur dengan beberapa bantal', 'terjaga malam untuk duduk', 'nafas berbunyi atau batuk', 'buku lali bengkak'],
        zh: ['呼吸快或浅', '要垫几个枕头才能睡', '夜里醒来要坐起', '喘鸣或咳嗽', '脚踝肿胀'],
      },
      causes: {
        en: ['asthma and smokers’ lung', 'a weak heart', 'a chest infection', 'anaemia', 'a clot in the lung', 'anxiety', 'being unfit or heavy'],
        ms: ['asma dan penyakit paru-paru perokok', 'jantung lemah', 'jangkitan paru-paru', 'anemia', 'darah beku di paru-paru', 'kebimbangan', 'kurang cergas atau berlebihan berat badan'],
        zh: ['哮喘和吸烟引起的肺病', '心脏衰弱', '肺部感染', '贫血', '肺部血块', '焦虑', '体能差或体重过重'],
      },
      whenToSeeADoctor: t(
        'Call 999 if it is sudden, if you cannot finish a sentence, or if there is chest pain, blue lips, fainting or a swollen leg. See a doctor the same day if it is new at rest or at night. Make an appointment if stairs have become harder over weeks.',
        'Hubungi 999 jika ia mendadak, jika anda tidak dapat menghabiskan satu ayat, atau jika ada sakit dada, bibir biru, pengsan atau kaki bengkak. Jumpa doktor pada hari yang sama jika ia baharu bermula ketika berehat atau pada waktu malam. Buat temu janji jika menaiki tangga semakin sukar sejak beberapa minggu.',
        '如果突然发生、无法说完一句话，或有胸痛、嘴唇发紫、昏厥或单腿肿胀，请拨打999。休息时或夜里新出现气喘，请当天看医生。如果几周来爬楼梯越来越吃力，请预约就诊。',
      ),
      treatment: t(
        'Sit upright, lean forward and loosen your clothes, and use your reliever inhaler if you have one. We listen, measure oxygen, and often take a chest X-ray, heart tracing and blood test on one visit. The cause decides whether you need an inhaler, a water tablet, iron or something else.',
        'Duduk tegak, condong ke hadapan dan longgarkan pakaian, dan gunakan alat sedut pelega jika ada. Kami mendengar dada anda, mengukur oksigen, dan selalunya membuat X-ray dada, ECG dan ujian darah dalam satu lawatan. Puncanya menentukan sama ada anda memerlukan alat sedut, ubat kencing, zat besi atau rawatan lain.',
        '坐直，身体前倾，松开衣物；有缓解吸入器就使用。我们会听诊、测血氧，往往在一次看诊中做胸部X光、心电图和验血。需要吸入器、利尿药、铁剂还是别的，要看原因。',
      ),
      departments: ['respiratory', 'cardiology', 'emergency'],
    },
  },
  {
    slug: 'fever', publishedAt: '2026-01-13T09:00:00+08:00', reviewer: 'Dr Suraya Anuar', topics: ['infections'],
    title: t('Fever', 'Demam', '发烧'),
    summary: t('38 degrees or more is a sign, not an illness. What else you notice tells where it comes from.', '38 darjah atau lebih ialah tanda, bukan penyakit. Gejala lain memberitahu puncanya.', '38度或以上是信号而非疾病。其他症状能指出原因。'),
    fields: {
      overview: t(
        'Fever helps the body to fight germs. In Malaysia a fever without a clear cause is treated as possible dengue until a blood test says otherwise. How you feel is more important than the number.',
        'Demam membantu badan melawan kuman. Di Malaysia, demam tanpa punca yang jelas dianggap mungkin denggi sehingga ujian darah membuktikan sebaliknya. Keadaan anda lebih penting daripada angkanya.',
        '发烧帮助身体对抗病菌。在马来西亚，原因不明的发烧一律先当作可能是骨痛热症，直到验血排除为止。您的感觉比数字更重要。',
      ),
      symptoms: {
        en: ['38 degrees or more in the armpit or ear', 'chills and sweats', 'aching muscles', 'headache', 'little appetite'],
        ms: ['38 darjah atau lebih di ketiak atau telinga', 'menggigil dan berpeluh', 'sengal otot', 'sakit kepala', 'kurang selera makan'],
        zh: ['腋下或耳温38度或以上', '发冷和冒汗', '肌肉酸痛', '头痛', '胃口差'],
      },
      causes: {
        en: ['colds, flu and COVID-19', 'dengue', 'infections of throat, chest, ear or urine', 'leptospirosis after flood water or rivers', 'malaria after the jungle or travel'],
        ms: ['selesema, influenza dan COVID-19', 'denggi', 'jangkitan tekak, dada, telinga atau air kencing', 'leptospirosis selepas terkena air banjir atau sungai', 'malaria selepas masuk hutan atau mengembara'],
        zh: ['伤风、流感和COVID-19', '骨痛热症', '喉咙、肺部、耳朵或尿道感染', '接触水灾或河水后的鼠尿病', '进入森林或旅行后的疟疾'],
      },
      whenToSeeADoctor: t(
        'See a doctor on the first or second day of a high fever, and the same day if you are pregnant, over 65, or have diabetes, cancer treatment or a weak immune system. A baby under three months must come at once. Call 999 with a stiff neck, confusion, trouble breathing, spots that do not fade, or cold hands with drowsiness.',
        'Jumpa doktor pada hari pertama atau kedua demam tinggi, dan pada hari yang sama jika anda hamil, berumur lebih 65 tahun, menghidap diabetes, sedang menjalani rawatan kanser atau lemah daya tahan. Bayi bawah tiga bulan mesti datang serta-merta. Hubungi 999 jika leher kaku, keliru, sukar bernafas, bintik yang tidak pudar, atau tangan sejuk dan mengantuk.',
        '高烧第一天或第二天就看医生；如果怀孕、65岁以上、有糖尿病、正接受癌症治疗或免疫力弱，请当天就看。三个月以下的婴儿必须立即前来。颈部僵硬、神志不清、呼吸困难、按压不褪的斑点，或手冷且嗜睡，请拨打999。',
      ),
      treatment: t(
        'Drink often and rest. Paracetamol eases aches; avoid aspirin and ibuprofen until dengue has been ruled out. Antibiotics help only against bacteria, so do not use old ones. Keep a note of temperature, drinks and urine.',
        'Kerap minum dan berehat. Parasetamol melegakan sengal; elakkan aspirin dan ibuprofen sehingga denggi disahkan bukan puncanya. Antibiotik hanya membantu melawan bakteria, jadi jangan guna baki yang lama. Catat suhu, minuman dan air kencing.',
        '多喝水、多休息。扑热息痛（paracetamol）可缓解酸痛；在排除骨痛热症之前，避免阿司匹林和布洛芬（ibuprofen）。抗生素只对细菌有效，不要用旧药。记录体温、喝水量和小便。',
      ),
      departments: ['infectious-disease', 'paediatrics', 'emergency'],
    },
  },
  {
    slug: 'headache', publishedAt: '2026-01-13T09:00:00+08:00', reviewer: 'Dr Ong Teik Huat', topics: ['mental-health'],
    title: t('Headache', 'Sakit kepala', '头痛'),
    summary: t('Nearly all headaches are harmless. A few words describe the ones that are not.', 'Hampir semua sakit kepala tidak berbahaya. Beberapa perkataan menggambarkan yang berbahaya.', '绝大多数头痛无害。几个关键词可辨认危险的头痛。'),
    fields: {
      overview: t(
        'Most headaches are tension headaches, like a band around the head, or migraine, which throbs on one side with nausea and a dislike of light. Danger is rare, and it usually announces itself.',
        'Kebanyakan sakit kepala ialah sakit kepala tegang, seperti dililit di sekeliling kepala, atau migrain, yang berdenyut sebelah dengan loya dan silau cahaya. Bahaya jarang berlaku, dan biasanya ada tandanya.',
        '头痛多数是紧张性头痛，像一条带子箍着头；或偏头痛，一侧抽痛，伴有恶心、怕光。危险的情况很少，而且通常有征兆。',
      ),
      symptoms: {
        en: ['a band of pressure', 'throbbing on one side', 'feeling sick, light hurts', 'pain over the cheeks with a blocked nose'],
        ms: ['rasa ditekan seperti dililit', 'berdenyut sebelah', 'loya, silau cahaya', 'sakit di pipi dengan hidung tersumbat'],
        zh: ['像箍着般的压迫感', '一侧抽痛', '恶心、怕光', '脸颊疼痛兼鼻塞'],
      },
      causes: {
        en: ['stress, poor sleep, missed meals, too little water', 'migraine', 'sinus infection', 'neck strain or wrong glasses', 'painkillers taken on more than ten days a month'],
        ms: ['tekanan, kurang tidur, lewat makan, kurang air', 'migrain', 'jangkitan sinus', 'leher tegang atau cermin mata tidak sesuai', 'ubat tahan sakit diambil lebih sepuluh hari sebulan'],
        zh: ['压力、睡眠差、误餐、喝水太少', '偏头痛', '鼻窦感染', '颈部劳损或眼镜不合适', '每月服用止痛药超过十天'],
      },
      whenToSeeADoctor: t(
        'Call 999 for the worst headache of your life that comes within a minute, or a headache with weakness, slurred speech, fits, stiff neck and fever, or after a fall. Come the same day for a new headache over the age of 50, in pregnancy, or with blurred sight. Make an appointment if you need tablets every week.',
        'Hubungi 999 bagi sakit kepala paling teruk dalam hidup anda yang datang dalam masa seminit, atau sakit kepala dengan lemah badan, pertuturan pelat, sawan, leher kaku dan demam, atau selepas jatuh. Datang pada hari yang sama bagi sakit kepala baharu pada umur lebih 50 tahun, semasa hamil, atau dengan penglihatan kabur. Buat temu janji jika anda memerlukan ubat setiap minggu.',
        '如果是一分钟内出现、一生中最剧烈的头痛，或头痛伴有无力、说话含糊、抽搐、颈部僵硬和发烧，或跌倒之后头痛，请拨打999。50岁以上新出现的头痛、怀孕时头痛，或视力模糊，请当天前来。如果每周都要吃药，请预约就诊。',
      ),
      treatment: t(
        'Water, food, a dark room and paracetamol early help most headaches. Write a diary for a month: sleep, food, period, screen time. For migraine there are tablets that stop an attack and others that prevent it. If painkillers themselves are the cause, we help you to stop.',
        'Air, makanan, bilik gelap dan parasetamol yang diambil awal membantu kebanyakan sakit kepala. Tulis diari selama sebulan: tidur, makanan, haid, masa di hadapan skrin. Bagi migrain, ada ubat yang menghentikan serangan dan ada yang mencegahnya. Jika ubat tahan sakit itu sendiri puncanya, kami membantu anda berhenti.',
        '及早喝水、进食、待在暗房和服用扑热息痛（paracetamol），对多数头痛有帮助。写一个月的日记：睡眠、饮食、月经、看屏幕的时间。偏头痛有制止发作的药，也有预防的药。如果止痛药本身就是原因，我们会帮您停药。',
      ),
      departments: ['neurology', 'emergency'],
    },
  },
  {
    slug: 'dizziness', publishedAt: '2026-01-27T09:00:00+08:00', reviewer: 'Dr Lim Yee Shan', topics: ['ageing'],
    title: t('Dizziness', 'Pening', '头晕'),
    summary: t('Does the room spin, or do you feel faint? The answer points to the ear or to the blood pressure.', 'Adakah bilik berpusing atau anda terasa hendak pitam? Jawapannya menunjukkan telinga atau tekanan darah.', '是天旋地转，还是快要晕倒？答案指向耳朵或血压。'),
    fields: {
      overview: t(
        'People use the word for three things: spinning, feeling faint, and being unsteady. Spinning mostly comes from the balance organ in the ear. Feeling faint on standing up is usually blood pressure, water or tablets.',
        'Orang menggunakan perkataan ini untuk tiga perkara: berpusing, hampir pengsan, dan tidak stabil. Rasa berpusing kebanyakannya berpunca daripada organ imbangan di telinga. Rasa hampir pengsan ketika bangun biasanya kerana tekanan darah, kurang air atau ubat.',
        '人们用这个词形容三种情况：天旋地转、快要昏倒、站不稳。旋转多来自耳内的平衡器官。站起来时快要昏倒，通常与血压、喝水或药物有关。',
      ),
      symptoms: {
        en: ['the room turns when you roll over in bed', 'black before the eyes on standing', 'unsteady on the feet', 'feeling sick'],
        ms: ['bilik berpusing apabila mengiring di katil', 'pandangan gelap ketika bangun', 'tidak stabil ketika berdiri', 'loya'],
        zh: ['在床上翻身时天旋地转', '站起来眼前发黑', '脚步不稳', '恶心'],
      },
      causes: {
        en: ['loose crystals in the inner ear', 'too little to drink, fasting, heat', 'blood pressure tablets', 'low sugar, anaemia', 'a heart rhythm problem', 'rarely a stroke'],
        ms: ['hablur di telinga dalam terlerai', 'kurang minum, berpuasa, cuaca panas', 'ubat darah tinggi', 'gula rendah, anemia', 'masalah rentak jantung', 'jarang sekali strok'],
        zh: ['内耳的结晶脱落', '喝水太少、禁食、炎热', '降压药', '低血糖、贫血', '心律问题', '少数是中风'],
      },
      whenToSeeADoctor: t(
        'Call 999 if it comes with double vision, slurred speech, weakness, a severe headache, chest pain or fainting. Come the same day if you cannot walk or keep vomiting, or have sudden hearing loss in one ear. Make an appointment if it returns or you have fallen.',
        'Hubungi 999 jika ia disertai penglihatan berganda, pertuturan pelat, lemah badan, sakit kepala teruk, sakit dada atau pengsan. Datang pada hari yang sama jika anda tidak dapat berjalan atau terus muntah, atau hilang pendengaran secara tiba-tiba pada sebelah telinga. Buat temu janji jika ia berulang atau anda pernah jatuh.',
        '如果伴有复视、说话含糊、无力、剧烈头痛、胸痛或昏厥，请拨打999。如果无法走路、不断呕吐，或一边耳朵突然失聪，请当天前来。如果反复发作或曾跌倒，请预约就诊。',
      ),
      treatment: t(
        'Sit or lie down at once and rise in steps. For loose crystals a doctor turns your head in a certain order, and many people are better the same day. We look through your tablets and measure pressure lying and standing. Do not drive or climb a ladder while it lasts.',
        'Duduk atau baring segera dan bangun secara berperingkat. Bagi hablur yang terlerai, doktor memusingkan kepala anda mengikut urutan tertentu, dan ramai orang pulih pada hari yang sama. Kami menyemak ubat anda dan mengukur tekanan ketika baring dan berdiri. Jangan memandu atau memanjat tangga selagi ia berlarutan.',
        '立刻坐下或躺下，起身时分几步慢慢来。如果是内耳结晶脱落，医生会按一定次序转动您的头部，许多人当天就好转。我们会检查您的药物，并量躺着和站着的血压。头晕期间不要开车或爬梯子。',
      ),
      departments: ['ent', 'neurology', 'cardiology'],
    },
  },
  {
    slug: 'belly-pain', publishedAt: '2026-01-27T09:00:00+08:00', reviewer: 'Dr Tan Boon Hock', topics: ['digestion'],
    title: t('Belly pain', 'Sakit perut', '腹痛'),
    summary: t('Where it hurts, how it began and what comes with it help to find the cause.', 'Tempat sakit, cara ia bermula dan gejala lain membantu mencari punca.', '疼痛的位置、起因与伴随症状有助找出原因。'),
    fields: {
      overview: t(
        'Most belly aches come from wind, food or a virus and go within a day or two. Pain that is strong, stays in one place or gets steadily worse needs a doctor. In women the womb and ovaries may be the cause.',
        'Kebanyakan sakit perut berpunca daripada angin, makanan atau virus dan hilang dalam sehari dua. Sakit yang kuat, kekal di satu tempat atau semakin teruk memerlukan doktor. Bagi wanita, puncanya mungkin rahim dan ovari.',
        '腹痛多由胃气、食物或病毒引起，一两天就好。疼痛剧烈、固定在一处或不断加重，就要看医生。女性的原因可能在子宫和卵巢。',
      ),
      symptoms: {
        en: ['cramps with diarrhoea', 'burning below the ribs', 'pain that moves to the lower right', 'pain in the upper right after fatty food', 'pain in the side that comes in waves'],
        ms: ['kejang dengan cirit-birit', 'pedih di bawah tulang rusuk', 'sakit yang beralih ke bahagian bawah kanan', 'sakit di bahagian atas kanan selepas makanan berlemak', 'sakit di rusuk yang datang bergelombang'],
        zh: ['绞痛兼腹泻', '肋骨下方灼热', '疼痛移到右下腹', '吃油腻食物后右上腹疼痛', '侧腰一阵阵的疼痛'],
      },
      causes: {
        en: ['stomach virus or food poisoning', 'gastritis and ulcers', 'constipation', 'gallstones or kidney stones', 'appendicitis', 'period pain, cysts, pregnancy outside the womb'],
        ms: ['virus perut atau keracunan makanan', 'gastrik dan ulser', 'sembelit', 'batu hempedu atau batu karang', 'apendisitis', 'senggugut, sista, kehamilan di luar rahim'],
        zh: ['肠胃病毒或食物中毒', '胃炎和溃疡', '便秘', '胆结石或肾结石', '盲肠炎', '经痛、囊肿、子宫外孕'],
      },
      whenToSeeADoctor: t(
        'Call 999 or come at once for sudden severe pain, a hard belly, vomiting blood, black stools, fainting, or pain with a missed period. Come the same day if it lasts for more than a few hours in one place, with fever or vomiting. Make an appointment for pain that keeps returning or comes with weight loss.',
        'Hubungi 999 atau datang segera bagi sakit kuat yang mendadak, perut keras, muntah darah, najis hitam, pengsan, atau sakit dengan haid yang lewat. Datang pada hari yang sama jika ia berlarutan lebih beberapa jam di satu tempat, dengan demam atau muntah. Buat temu janji bagi sakit yang berulang atau disertai penurunan berat badan.',
        '突然剧痛、腹部僵硬、吐血、黑便、昏厥，或月经没来兼腹痛，请拨打999或立即前来。疼痛固定一处超过几小时，伴有发烧或呕吐，请当天前来。反复疼痛或体重下降，请预约就诊。',
      ),
      treatment: t(
        'Sip water or rehydration salts and eat plain food. Paracetamol is safe; avoid ibuprofen and aspirin. Do not take a laxative for strong pain. At the hospital we examine you, test urine and blood and often do an ultrasound scan.',
        'Minum air atau garam rehidrasi sedikit demi sedikit dan makan makanan yang ringan. Parasetamol selamat; elakkan ibuprofen dan aspirin. Jangan ambil julap jika sakit kuat. Di hospital, kami memeriksa anda, menguji air kencing dan darah dan selalunya membuat imbasan ultrabunyi.',
        '小口喝水或补液盐，吃清淡食物。扑热息痛（paracetamol）是安全的；避免布洛芬（ibuprofen）和阿司匹林。剧痛时不要吃泻药。到医院后，我们会检查、验尿验血，往往还做超声波。',
      ),
      departments: ['gastroenterology', 'general-surgery', 'obstetrics-gynaecology', 'emergency'],
    },
  },
  {
    slug: 'cough-that-lasts', publishedAt: '2026-02-10T09:00:00+08:00', reviewer: 'Dr Azhar Tarmizi', topics: ['infections'],
    title: t('A cough that lasts', 'Batuk berpanjangan', '久咳不愈'),
    summary: t('After a cold a cough may stay for three weeks. Longer than that needs a look at the lungs.', 'Selepas selesema, batuk boleh berlarutan tiga minggu. Lebih lama daripada itu, paru-paru perlu diperiksa.', '感冒后咳嗽可持续三周；更久就应检查肺部。'),
    fields: {
      overview: t(
        'A cough clears the airways. After a cold the airways can stay sensitive for two to three weeks. A cough for longer, or with certain signs, may come from asthma, acid, tablets or an infection such as tuberculosis.',
        'Batuk membersihkan saluran udara. Selepas selesema, saluran udara boleh kekal sensitif selama dua hingga tiga minggu. Batuk yang lebih lama, atau dengan tanda tertentu, mungkin berpunca daripada asma, asid, ubat atau jangkitan seperti tuberkulosis.',
        '咳嗽能清理气道。伤风之后，气道可能敏感两三周。咳得更久，或伴有某些迹象，可能来自哮喘、胃酸、药物，或结核病等感染。',
      ),
      symptoms: {
        en: ['dry or with mucus', 'worse at night or lying down', 'a tickle in the throat', 'wheezing'],
        ms: ['kering atau berkahak', 'lebih teruk pada waktu malam atau ketika berbaring', 'rasa gatal di tekak', 'nafas berbunyi'],
        zh: ['干咳或有痰', '夜里或躺下时加重', '喉咙发痒', '喘鸣'],
      },
      causes: {
        en: ['the weeks after a cold', 'asthma', 'mucus from the nose', 'stomach acid', 'smoking and vaping, haze', 'blood pressure tablets such as perindopril', 'tuberculosis', 'rarely cancer'],
        ms: ['minggu-minggu selepas selesema', 'asma', 'hingus yang turun ke tekak', 'asid perut', 'merokok dan vape, jerebu', 'ubat darah tinggi seperti perindopril', 'tuberkulosis', 'jarang sekali kanser'],
        zh: ['伤风后的几周', '哮喘', '鼻涕倒流', '胃酸', '抽烟和电子烟、烟霾', 'perindopril等降压药', '结核病', '少数是癌症'],
      },
      whenToSeeADoctor: t(
        'See a doctor after two weeks if you also have fever, night sweats or weight loss, and after three weeks in any case. Come the same day for blood in the mucus, chest pain or a high fever. Call 999 for severe breathlessness or a mouthful of blood.',
        'Jumpa doktor selepas dua minggu jika anda juga demam, berpeluh malam atau berat badan turun, dan selepas tiga minggu walau apa pun. Datang pada hari yang sama jika ada darah dalam kahak, sakit dada atau demam tinggi. Hubungi 999 bagi sesak nafas teruk atau semulut darah.',
        '如果还有发烧、盗汗或体重下降，咳两周就看医生；无论如何，咳三周一定要看。痰中带血、胸痛或高烧，请当天前来。严重气喘或咳出一大口血，请拨打999。',
      ),
      treatment: t(
        'Warm drinks and a spoon of honey soothe; do not give honey to a baby under one year. Stop smoking. Cough mixture does little. We may order a chest X-ray, mucus tests or a blowing test and treat what we find. Please wear a mask until we know.',
        'Minuman suam dan sesudu madu melegakan; jangan beri madu kepada bayi bawah satu tahun. Berhenti merokok. Ubat batuk kurang memberi kesan. Kami mungkin meminta X-ray dada, ujian kahak atau ujian tiupan dan merawat apa yang ditemui. Pakai pelitup muka sehingga puncanya diketahui.',
        '温热饮料和一匙蜂蜜可以舒缓；一岁以下婴儿不要给蜂蜜。戒烟。咳嗽药水作用不大。我们可能安排胸部X光、验痰或吹气测试，查到什么治什么。在查明之前，请戴口罩。',
      ),
      departments: ['respiratory', 'ent', 'infectious-disease'],
    },
  },
  {
    slug: 'lower-back-pain', publishedAt: '2026-02-10T09:00:00+08:00', reviewer: 'Dr Ravi Shankar Maniam', topics: ['bones'],
    title: t('Lower back pain', 'Sakit pinggang', '腰痛'),
    summary: t('It strikes four of five people once in life. Keep moving: bed rest makes it last longer.', 'Empat daripada lima orang mengalaminya sekali seumur hidup. Teruskan bergerak; terlalu banyak berbaring melambatkan pulih.', '五人中有四人一生会遇到一次。保持活动，卧床反而好得慢。'),
    fields: {
      overview: t(
        'In most people a muscle, joint or disc is irritated, and no scan is needed. Nine of ten are much better within six weeks. If a nerve is pressed, the pain shoots down the leg, which is called sciatica.',
        'Pada kebanyakan orang, otot, sendi atau cakera mengalami kerengsaan, dan imbasan tidak diperlukan. Sembilan daripada sepuluh jauh lebih baik dalam enam minggu. Jika saraf tertekan, sakit menjalar ke kaki, yang dipanggil sciatica.',
        '多数人是肌肉、关节或椎间盘受刺激，不需要扫描。十人中有九人在六周内大为好转。如果神经受压，疼痛会窜到腿部，称为坐骨神经痛。',
      ),
      symptoms: {
        en: ['stiff in the morning', 'a sudden lock when bending', 'pain down the back of the leg', 'tingling in the foot'],
        ms: ['kaku pada waktu pagi', 'terkunci tiba-tiba ketika membongkok', 'sakit di belakang kaki', 'kebas di tapak kaki'],
        zh: ['早晨僵硬', '弯腰时突然卡住', '腿后侧疼痛', '脚部发麻'],
      },
      causes: {
        en: ['lifting or turning with a load', 'sitting all day', 'weak belly and back muscles', 'a bulging disc', 'thin bones', 'sometimes kidney stones or infection'],
        ms: ['mengangkat atau memusing dengan beban', 'duduk sepanjang hari', 'otot perut dan belakang lemah', 'cakera membonjol', 'tulang nipis', 'kadangkala batu karang atau jangkitan'],
        zh: ['提重物或负重转身', '整天久坐', '腹部和背部肌肉弱', '椎间盘突出', '骨质疏松', '有时是肾结石或感染'],
      },
      whenToSeeADoctor: t(
        'Come at once, or call 999, if you cannot hold or pass urine, are numb between the legs, or both legs are weak. Come the same day after a fall, with fever, or if you have had cancer or take steroids. Make an appointment if it is no better after four weeks, or the leg is weak.',
        'Datang segera, atau hubungi 999, jika anda tidak dapat menahan atau mengeluarkan air kencing, kebas di celah kangkang, atau kedua-dua kaki lemah. Datang pada hari yang sama selepas jatuh, jika demam, atau jika anda pernah menghidap kanser atau mengambil steroid. Buat temu janji jika tidak bertambah baik selepas empat minggu, atau kaki lemah.',
        '如果憋不住尿或尿不出、胯下麻木，或双腿无力，请立即前来或拨打999。跌倒后、有发烧，或曾患癌症、服用类固醇，请当天前来。四周后仍不好转，或腿部无力，请预约就诊。',
      ),
      treatment: t(
        'Walk a little every hour, use warmth, and take paracetamol or a short course of anti-inflammatory tablets if your stomach and kidneys are well. A physiotherapist teaches exercises for the trunk. Injections or an operation are for the few whose nerve stays pressed.',
        'Berjalan sedikit setiap jam, gunakan tuam panas, dan ambil parasetamol atau ubat anti-radang untuk jangka pendek jika perut dan buah pinggang anda sihat. Ahli fisioterapi mengajar senaman untuk otot badan. Suntikan atau pembedahan hanya untuk segelintir yang sarafnya terus tertekan.',
        '每小时走动一下，热敷，服用扑热息痛（paracetamol）；肠胃和肾脏健康者可短期服消炎药。物理治疗师会教躯干练习。打针或手术只适合少数神经持续受压的人。',
      ),
      departments: ['spine', 'orthopaedics', 'rehabilitation'],
    },
  },
  {
    slug: 'tiredness', publishedAt: '2026-02-24T09:00:00+08:00', reviewer: 'Dr Farid Zulkarnain', topics: ['women', 'mental-health'],
    title: t('Tiredness that does not go away', 'Keletihan yang tidak hilang', '挥之不去的疲倦'),
    summary: t('Sleep, mood, iron, thyroid and sugar explain most of it, and simple tests find them.', 'Tidur, emosi, zat besi, tiroid dan gula menjelaskan kebanyakannya; ujian mudah dapat mengesannya.', '多与睡眠、情绪、铁质、甲状腺和血糖有关，简单检验即可查出。'),
    fields: {
      overview: t(
        'Everyone is tired after short nights, a new baby or a hard month. If rest does not help for four weeks, there is often a cause that can be treated. Tell us how you sleep, and whether you are sleepy or rather weak.',
        'Semua orang letih selepas kurang tidur, mendapat bayi baharu atau bulan yang sukar. Jika rehat tidak membantu selama empat minggu, selalunya ada punca yang boleh dirawat. Beritahu kami bagaimana anda tidur, dan sama ada anda mengantuk atau sebenarnya lemah.',
        '睡得少、家有新生儿或忙了一个月，谁都会累。如果休息四周仍没有改善，往往有可以治疗的原因。请告诉我们您睡得怎样，是想睡还是乏力。',
      ),
      symptoms: {
        en: ['no energy in the morning', 'falling asleep at traffic lights', 'breathless on the stairs', 'low mood', 'feeling cold'],
        ms: ['tiada tenaga pada waktu pagi', 'tertidur di lampu isyarat', 'tercungap di tangga', 'murung', 'rasa sejuk'],
        zh: ['早上没有精神', '等红绿灯时睡着', '爬楼梯气喘', '情绪低落', '怕冷'],
      },
      causes: {
        en: ['too little sleep or broken sleep, loud snoring', 'lack of iron, often from heavy periods', 'thyroid illness', 'diabetes', 'depression', 'long COVID, kidney or liver illness', 'medicines'],
        ms: ['kurang tidur atau tidur terganggu, berdengkur kuat', 'kekurangan zat besi, selalunya kerana haid yang banyak', 'penyakit tiroid', 'diabetes', 'kemurungan', 'long COVID, penyakit buah pinggang atau hati', 'ubat-ubatan'],
        zh: ['睡眠不足或断续、大声打鼾', '缺铁，往往因月经过多', '甲状腺疾病', '糖尿病', '忧郁症', '长新冠、肾病或肝病', '药物'],
      },
      whenToSeeADoctor: t(
        'Make an appointment if it lasts for four weeks. Come within days with weight loss, fever at night, swollen glands or bleeding. Call 999 if weakness comes suddenly, on one side, or with chest pain or breathlessness. If you fall asleep while driving, stop driving until you have seen us.',
        'Buat temu janji jika ia berlarutan empat minggu. Datang dalam beberapa hari jika berat badan turun, demam pada waktu malam, kelenjar bengkak atau pendarahan. Hubungi 999 jika lemah datang tiba-tiba, pada sebelah badan, atau disertai sakit dada atau sesak nafas. Jika anda tertidur ketika memandu, berhenti memandu sehingga anda berjumpa kami.',
        '如果持续四周，请预约就诊。体重下降、夜间发烧、淋巴结肿大或出血，请在几天内前来。突然无力、半边无力，或伴有胸痛、气喘，请拨打999。如果开车时睡着，在见我们之前请不要再开车。',
      ),
      treatment: t(
        'We listen, examine you and test blood count, iron, sugar, thyroid, kidneys and liver. Regular bedtimes, daylight, movement and fewer energy drinks help most people. Iron is taken only when a test shows that it is missing, and we then look for the reason.',
        'Kami mendengar, memeriksa anda dan menguji kiraan darah, zat besi, gula, tiroid, buah pinggang dan hati. Waktu tidur yang tetap, cahaya siang, pergerakan dan kurang minuman tenaga membantu kebanyakan orang. Zat besi diambil hanya apabila ujian menunjukkan kekurangannya, dan kami kemudian mencari sebabnya.',
        '我们会聆听、检查，并验血球、铁、血糖、甲状腺、肾和肝。定时睡觉、晒太阳、多活动、少喝能量饮料，对多数人有帮助。检验证明缺铁才补铁，然后再找出缺铁的原因。',
      ),
      departments: ['endocrinology', 'haematology', 'respiratory', 'psychiatry'],
    },
  },
  {
    slug: 'blood-in-the-urine', publishedAt: '2026-02-24T09:00:00+08:00', reviewer: 'Dr Vincent Sim Kah Wei', topics: ['cancer', 'ageing'],
    title: t('Blood in the urine', 'Darah dalam air kencing', '血尿'),
    summary: t('Pink, red or brown urine always deserves a check, also when it does not hurt and stops by itself.', 'Air kencing merah jambu, merah atau perang perlu diperiksa walaupun tidak sakit dan berhenti sendiri.', '小便呈粉红、红或褐色都应检查，即使不痛或自行停止。'),
    fields: {
      overview: t(
        'Blood may come from the kidneys, the bladder, the prostate or the tube between them. A few drops colour a lot of urine. Dragon fruit and beetroot can colour it too, and so can some medicines.',
        'Darah mungkin datang dari buah pinggang, pundi kencing, prostat atau saluran di antaranya. Beberapa titis mewarnakan banyak air kencing. Buah naga dan ubi bit juga boleh mewarnakannya, begitu juga sesetengah ubat.',
        '血可能来自肾脏、膀胱、前列腺或其间的管道。几滴血就能染红很多尿液。火龙果和甜菜根也会使尿变色，某些药物也会。',
      ),
      symptoms: {
        en: ['pink, red or tea-coloured urine', 'clots', 'burning and urgency', 'pain in the side', 'or no pain at all'],
        ms: ['air kencing merah jambu, merah atau seperti warna teh', 'ketulan darah', 'pedih dan kerap hendak kencing', 'sakit di rusuk', 'atau langsung tidak sakit'],
        zh: ['粉红、红色或茶色的尿', '血块', '小便灼痛、尿急', '侧腰疼痛', '或完全不痛'],
      },
      causes: {
        en: ['bladder infection', 'kidney or bladder stones', 'an enlarged prostate', 'kidney inflammation', 'cancer of the bladder or kidney, mostly in smokers over 50', 'blood thinners'],
        ms: ['jangkitan pundi kencing', 'batu karang buah pinggang atau pundi kencing', 'prostat membesar', 'radang buah pinggang', 'kanser pundi kencing atau buah pinggang, kebanyakannya pada perokok berumur lebih 50 tahun', 'ubat pencair darah'],
        zh: ['膀胱感染', '肾或膀胱结石', '前列腺肥大', '肾炎', '膀胱癌或肾癌，多见于50岁以上的吸烟者', '抗凝血药'],
      },
      whenToSeeADoctor: t(
        'See a doctor within a few days each time, even if it stops. Come the same day with fever, pain in the side, or after an injury. Come at once if you pass clots or cannot pass urine.',
        'Jumpa doktor dalam beberapa hari setiap kali ia berlaku, walaupun ia berhenti. Datang pada hari yang sama jika demam, sakit di rusuk, atau selepas kecederaan. Datang segera jika keluar ketulan darah atau anda tidak dapat kencing.',
        '每次出现都请在几天内看医生，即使已经停止。有发烧、侧腰疼痛或受伤后，请当天前来。排出血块或尿不出来，请立即前来。',
      ),
      treatment: t(
        'Bring a urine sample in a clean jar. We test it, scan the kidneys and bladder, and, if you are over 40 or smoke, look into the bladder with a thin camera. An infection gets antibiotics, stones may pass with water and time or be broken up.',
        'Bawa sampel air kencing dalam bekas yang bersih. Kami mengujinya, mengimbas buah pinggang dan pundi kencing, dan, jika anda berumur lebih 40 tahun atau merokok, melihat ke dalam pundi kencing dengan kamera halus. Jangkitan dirawat dengan antibiotik; batu mungkin keluar sendiri dengan air dan masa, atau dipecahkan.',
        '用干净的瓶子带一份尿样来。我们会化验、扫描肾脏和膀胱；40岁以上或抽烟者，再用细镜头查看膀胱。感染用抗生素治疗；结石可能靠喝水和时间排出，或予以击碎。',
      ),
      departments: ['urology', 'nephrology'],
    },
  },
  {
    slug: 'itchy-rash', publishedAt: '2026-03-10T09:00:00+08:00', reviewer: 'Dr Lim Yee Shan', topics: ['children', 'infections'],
    title: t('Itchy rash', 'Ruam gatal', '发痒的皮疹'),
    summary: t('Heat, fungus, eczema, scabies or an allergy: where it itches tells much.', 'Haba, kulat, ekzema, kudis atau alahan: tempat gatal memberi banyak petunjuk.', '痱子、癣、湿疹、疥疮或过敏：痒处能说明很多。'),
    fields: {
      overview: t(
        'Skin in a hot, damp country itches easily. Most rashes are harmless but some spread to the family, and a few are dangerous. A photo on the first day helps us, because rashes change.',
        'Kulit di negara yang panas dan lembap mudah gatal. Kebanyakan ruam tidak berbahaya tetapi ada yang merebak kepada keluarga, dan segelintir berbahaya. Gambar pada hari pertama membantu kami, kerana ruam berubah.',
        '在炎热潮湿的国家，皮肤容易发痒。皮疹大多无害，但有些会传给家人，少数很危险。第一天拍张照片对我们有帮助，因为皮疹会变。',
      ),
      symptoms: {
        en: ['tiny red bumps under clothes', 'rings with a scaly edge', 'dry patches in elbows and knees', 'itch worst at night between the fingers', 'weals that come and go'],
        ms: ['bintik merah kecil di bawah pakaian', 'bulatan dengan tepi bersisik', 'tompok kering di siku dan lutut', 'gatal paling teruk pada waktu malam di celah jari', 'bintat yang timbul dan hilang'],
        zh: ['衣服下的小红点', '边缘脱屑的圆圈', '手肘和膝弯的干斑', '夜里指缝最痒', '时起时退的风疹块'],
      },
      causes: {
        en: ['prickly heat', 'ringworm and other fungus', 'eczema', 'scabies', 'hives from food, medicine or a virus', 'plants, soaps, nickel'],
        ms: ['ruam panas', 'kurap dan kulat lain', 'ekzema', 'kudis', 'gatal bintat kerana makanan, ubat atau virus', 'tumbuhan, sabun, nikel'],
        zh: ['痱子', '癣和其他霉菌', '湿疹', '疥疮', '食物、药物或病毒引起的风疹', '植物、肥皂、镍'],
      },
      whenToSeeADoctor: t(
        'Call 999 if the face or tongue swells or breathing is hard. Come the same day for a rash with fever, blisters, sore eyes or mouth, purple spots, or after starting a new medicine. Make an appointment if it lasts for two weeks or others at home itch too.',
        'Hubungi 999 jika muka atau lidah bengkak atau sukar bernafas. Datang pada hari yang sama bagi ruam dengan demam, lepuh, mata atau mulut sakit, bintik ungu, atau selepas memulakan ubat baharu. Buat temu janji jika ia berlarutan dua minggu atau ahli keluarga lain turut gatal.',
        '如果脸或舌头肿胀、呼吸困难，请拨打999。皮疹伴有发烧、水泡、眼或口疼痛、紫斑，或在开始服新药后出现，请当天前来。持续两周，或家人也痒，请预约就诊。',
      ),
      treatment: t(
        'Keep cool, wear cotton, use a soap-free wash and a plain moisturiser. An antihistamine eases the itch. Do not use strong steroid creams or mixtures from friends, since they make fungus grow. Scabies is treated for the whole household on the same night, with the bed linen washed hot.',
        'Kekal sejuk, pakai pakaian kapas, gunakan pencuci tanpa sabun dan pelembap biasa. Antihistamin melegakan gatal. Jangan gunakan krim steroid yang kuat atau campuran daripada kawan, kerana ia menyuburkan kulat. Kudis dirawat untuk seisi rumah pada malam yang sama, dengan cadar dibasuh dengan air panas.',
        '保持凉爽，穿棉质衣服，用无皂清洁剂和普通润肤霜。抗组胺药可止痒。不要用强效类固醇药膏或朋友给的混合药膏，它们会使霉菌滋长。疥疮要全家在同一晚治疗，床单用热水洗。',
      ),
      departments: ['dermatology', 'paediatrics'],
    },
  },
  {
    slug: 'palpitations', publishedAt: '2026-03-10T09:00:00+08:00', reviewer: 'Dr Lavanya Selvakumar', topics: ['heart'],
    title: t('Palpitations', 'Berdebar-debar', '心悸'),
    summary: t('Feeling your own heart race, flutter or skip. Mostly harmless, sometimes worth a tracing.', 'Terasa jantung laju, bergetar atau tersangkut. Kebanyakannya tidak berbahaya, kadangkala perlu rakaman.', '感到心跳加快、颤动或漏跳。多数无害，有时需做心电图。'),
    fields: {
      overview: t(
        'You normally do not notice your heart. Extra beats feel like a thump or a pause and are common in healthy people. A fast, uneven beat in an older person may be atrial fibrillation, which can cause a stroke and should be found.',
        'Biasanya anda tidak menyedari degupan jantung. Degupan tambahan terasa seperti hentakan atau terhenti seketika dan biasa pada orang yang sihat. Degupan laju dan tidak sekata pada orang yang lebih berumur mungkin fibrilasi atrium, yang boleh menyebabkan strok dan perlu dikesan.',
        '平时您不会察觉自己的心跳。多出的心跳像重重一击或停顿，健康人也常有。年长者心跳快而不规则，可能是心房颤动，会引起中风，应该查出来。',
      ),
      symptoms: {
        en: ['a thump or skipped beat', 'racing that starts and stops suddenly', 'a flutter in chest or throat', 'light-headedness'],
        ms: ['rasa dihentak atau degupan tertinggal', 'degupan laju yang bermula dan berhenti tiba-tiba', 'rasa bergetar di dada atau tekak', 'ringan kepala'],
        zh: ['重重一击或漏跳', '突然开始又突然停止的急跳', '胸口或喉咙的颤动感', '头重脚轻'],
      },
      causes: {
        en: ['coffee, strong tea, energy drinks, nicotine', 'worry and panic', 'fever, anaemia, thyroid', 'cold remedies and slimming pills', 'heart rhythm problems'],
        ms: ['kopi, teh pekat, minuman tenaga, nikotin', 'risau dan panik', 'demam, anemia, tiroid', 'ubat selesema dan pil pelangsing', 'masalah rentak jantung'],
        zh: ['咖啡、浓茶、能量饮料、尼古丁', '忧虑和惊恐', '发烧、贫血、甲状腺问题', '伤风药和减肥药', '心律问题'],
      },
      whenToSeeADoctor: t(
        'Call 999 if you faint, have chest pain or are breathless. See a doctor the same day if your heart races over 120 at rest and does not settle. Make an appointment if it returns, if the beat is uneven, or if someone in the family died suddenly when young.',
        'Hubungi 999 jika anda pengsan, sakit dada atau sesak nafas. Jumpa doktor pada hari yang sama jika jantung berdegup lebih 120 ketika berehat dan tidak reda. Buat temu janji jika ia berulang, jika degupan tidak sekata, atau jika ada ahli keluarga yang meninggal dunia mengejut pada usia muda.',
        '如果昏厥、胸痛或气喘，请拨打999。休息时心跳超过120且不减慢，请当天看医生。如果反复发作、心跳不规则，或家人年轻时猝死，请预约就诊。',
      ),
      treatment: t(
        'Feel the pulse for a full minute and write down the number and whether it is even. A tracing of ten seconds, or a small recorder that you wear for days, catches most problems. Many people need nothing but less caffeine and more sleep; others need tablets or a procedure through a vein.',
        'Rasa nadi selama satu minit penuh dan catat bilangannya serta sama ada ia sekata. Rakaman selama sepuluh saat, atau alat perakam kecil yang dipakai beberapa hari, mengesan kebanyakan masalah. Ramai orang hanya perlu mengurangkan kafein dan menambah tidur; yang lain memerlukan ubat atau prosedur melalui salur darah.',
        '摸脉搏整整一分钟，记下次数和是否规则。十秒钟的心电图，或佩戴几天的小型记录器，能查出大多数问题。许多人只需少喝咖啡因、多睡觉；有些人需要药物或经血管的手术。',
      ),
      departments: ['cardiology', 'endocrinology'],
    },
  },
];

/** Symptoms explained in the health library, by what people feel. */
export const librarySymptoms: readonly SampleEntry[] = symptoms.map((entry) => ({ ...entry, kind: 'library-symptom', author: 'Health library editors' }));
