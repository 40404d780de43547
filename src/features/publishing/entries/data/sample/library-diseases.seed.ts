import type { SampleEntry } from './sample-entry.seed.ts';
import { t } from './three-languages.seed.ts';

type Disease = Omit<SampleEntry, 'kind' | 'author'>;

const diseases: readonly Disease[] = [
  {
    slug: 'dengue-fever',
    publishedAt: '2026-01-05T09:00:00+08:00',
    reviewer: 'Dr Suraya Anuar',
    topics: ['infections'],
    title: t('Dengue fever', 'Demam denggi', '骨痛热症'),
    summary: t(
      'A virus carried by mosquitoes. Most people get well; the days when the fever falls need the closest watch.',
      'Virus yang dibawa nyamuk. Kebanyakan orang sembuh; hari demam kebah perlu dipantau paling rapi.',
      '由蚊子传播的病毒。多数人会痊愈，但退烧那几天最需留意。',
    ),
    fields: {
      overview: t(
        'Dengue is passed on by the bite of an Aedes mosquito, which breeds in clean standing water around houses. There are four types of the virus, so you can have it more than once, and a second infection can be worse. The illness usually lasts seven to ten days.',
        'Denggi dijangkiti melalui gigitan nyamuk Aedes, yang membiak dalam air bersih yang bertakung di sekitar rumah. Terdapat empat jenis virus ini, jadi anda boleh dijangkiti lebih daripada sekali, dan jangkitan kedua mungkin lebih teruk. Penyakit ini biasanya berlangsung tujuh hingga sepuluh hari.',
        '骨痛热症由伊蚊叮咬传播，这种蚊子在住家周围干净的积水里繁殖。病毒有四种类型，所以可能感染不止一次，而第二次感染可能更严重。病程通常为七至十天。',
      ),
      symptoms: {
        en: [
          'sudden high fever',
          'headache and pain behind the eyes',
          'pain in muscles and bones',
          'feeling sick and not wanting to eat',
          'a rash, often as you recover',
        ],
        ms: [
          'demam tinggi secara tiba-tiba',
          'sakit kepala dan sakit di belakang mata',
          'sakit otot dan tulang',
          'loya dan tiada selera makan',
          'ruam, selalunya ketika mula sembuh',
        ],
        zh: ['突然高烧', '头痛和眼窝后疼痛', '肌肉和骨头疼痛', '恶心、没有胃口', '皮疹，往往在恢复时出现'],
      },
      causes: {
        en: [
          'a bite from an infected Aedes mosquito',
          'standing water near the house, such as flower pot saucers, pails and gutters',
        ],
        ms: [
          'gigitan nyamuk Aedes yang dijangkiti',
          'air bertakung berdekatan rumah, seperti alas pasu bunga, baldi dan saluran air hujan',
        ],
        zh: ['被带病毒的伊蚊叮咬', '住家附近的积水，例如花盆底盘、水桶和屋檐水槽'],
      },
      whenToSeeADoctor: t(
        'See a doctor on the first or second day of a high fever for a blood test. Come on the first day if you are pregnant, very overweight, over 65 or ill otherwise, or for a baby. Come at once for strong belly pain, repeated vomiting, diarrhoea more than three times in a day, bleeding, cold hands, unusual sleepiness or restlessness, or no urine for six hours. Call 999 if the person faints, is confused or has trouble breathing.',
        'Jumpa doktor pada hari pertama atau kedua demam tinggi untuk ujian darah. Datang pada hari pertama jika anda hamil, obes, berumur lebih 65 tahun atau ada penyakit lain, dan bagi bayi. Datang segera jika ada sakit perut yang kuat, muntah berulang kali, cirit-birit lebih tiga kali sehari, pendarahan, tangan sejuk, mengantuk atau gelisah yang luar biasa, atau tiada air kencing selama enam jam. Hubungi 999 jika pesakit pengsan, keliru atau sukar bernafas.',
        '高烧第一天或第二天就看医生验血。如果怀孕、肥胖、65岁以上、有其他疾病，或病人是婴儿，第一天就要来。如果腹部剧痛、反复呕吐、一天腹泻超过三次、出血、手冰冷、异常嗜睡或烦躁，或六小时没有小便，请立即前来。如果昏倒、神志不清或呼吸困难，请拨打999。',
      ),
      treatment: t(
        'There is no tablet against the virus. You drink often, rest, take only paracetamol for fever and have your blood counted on the days the doctor names. Aspirin and ibuprofen can cause bleeding and must be avoided. If warning signs appear, fluid is given through a vein in hospital.',
        'Tiada ubat untuk membunuh virus ini. Anda perlu kerap minum, berehat, mengambil parasetamol sahaja untuk demam dan menjalani kiraan darah pada hari yang ditetapkan doktor. Aspirin dan ibuprofen boleh menyebabkan pendarahan dan mesti dielakkan. Jika tanda amaran muncul, cecair diberi melalui salur darah di hospital.',
        '目前没有药物能杀死这种病毒。要多喝水、休息，发烧只服用扑热息痛（paracetamol），并按医生指定的日子验血球。阿司匹林和布洛芬（ibuprofen）可能引起出血，必须避免。如果出现警讯，须在医院静脉输液。',
      ),
      departments: ['infectious-disease', 'paediatrics', 'emergency'],
    },
  },
  {
    slug: 'type-2-diabetes',
    publishedAt: '2026-01-05T09:00:00+08:00',
    reviewer: 'Dr Farid Zulkarnain',
    topics: ['diabetes'],
    title: t('Type 2 diabetes', 'Diabetes jenis 2', '2型糖尿病'),
    summary: t(
      'Too much sugar stays in the blood because insulin no longer works well. It can be kept in hand for a lifetime.',
      'Terlalu banyak gula kekal dalam darah kerana insulin tidak lagi berkesan. Ia boleh dikawal sepanjang hayat.',
      '胰岛素作用不佳，血糖因而偏高。只要好好控制，可以一生平稳。',
    ),
    fields: {
      overview: t(
        'In type 2 diabetes the body makes insulin but does not respond to it well, so sugar builds up in the blood. About one in six adults in Malaysia has it, and many do not know. Over years high sugar harms the eyes, kidneys, nerves, heart and feet.',
        'Dalam diabetes jenis 2, badan menghasilkan insulin tetapi tidak bertindak balas dengan baik terhadapnya, jadi gula terkumpul di dalam darah. Kira-kira seorang daripada enam orang dewasa di Malaysia menghidapinya, dan ramai tidak mengetahuinya. Selama bertahun-tahun, gula yang tinggi merosakkan mata, buah pinggang, saraf, jantung dan kaki.',
        '2型糖尿病患者的身体会分泌胰岛素，但对它反应不佳，糖便积聚在血里。马来西亚每六名成年人就约有一人患病，许多人并不知情。多年的高血糖会损害眼睛、肾脏、神经、心脏和双脚。',
      ),
      symptoms: {
        en: [
          'often none for years',
          'thirst and passing a lot of urine',
          'tiredness',
          'blurred sight',
          'wounds or skin infections that heal slowly',
          'tingling in the feet',
        ],
        ms: [
          'selalunya tiada selama bertahun-tahun',
          'dahaga dan banyak membuang air kecil',
          'keletihan',
          'penglihatan kabur',
          'luka atau jangkitan kulit yang lambat sembuh',
          'kebas di kaki',
        ],
        zh: ['往往多年没有症状', '口渴、尿多', '疲倦', '视力模糊', '伤口或皮肤感染愈合缓慢', '脚部发麻'],
      },
      causes: {
        en: [
          'insulin that works less well',
          'weight around the waist',
          'little movement',
          'parents or siblings with diabetes',
          'diabetes during an earlier pregnancy',
        ],
        ms: [
          'insulin yang kurang berkesan',
          'lemak di pinggang',
          'kurang bergerak',
          'ibu bapa atau adik-beradik menghidap diabetes',
          'diabetes semasa kehamilan yang lalu',
        ],
        zh: ['胰岛素作用减弱', '腰围肥胖', '缺乏运动', '父母或兄弟姐妹有糖尿病', '曾患妊娠期糖尿病'],
      },
      whenToSeeADoctor: t(
        'Ask for a sugar test if you are over 30, earlier if you are heavy or diabetes runs in your family. See a doctor within days if you are very thirsty and losing weight. Come the same day with vomiting, sugar that stays above 16 mmol/L, or a wound on the foot, and call 999 for confusion or drowsiness.',
        'Minta ujian gula jika anda berumur lebih 30 tahun, lebih awal jika anda berlebihan berat badan atau ada diabetes dalam keluarga. Jumpa doktor dalam beberapa hari jika anda sangat dahaga dan berat badan turun. Datang pada hari yang sama jika muntah, gula kekal melebihi 16 mmol/L, atau ada luka di kaki, dan hubungi 999 jika keliru atau mengantuk luar biasa.',
        '30岁以上请验血糖；体重过重或有家族史者应更早。如果非常口渴且体重下降，请在几天内看医生。如果呕吐、血糖一直高于16 mmol/L，或脚上有伤口，请当天前来；神志不清或昏昏欲睡，请拨打999。',
      ),
      treatment: t(
        'Treatment begins with food, walking and losing some weight, usually together with metformin. Other tablets or injections are added to suit your heart, kidneys and weight. Eyes, kidneys and feet are checked each year, because damage found early can be slowed.',
        'Rawatan bermula dengan pemakanan, berjalan kaki dan menurunkan sedikit berat badan, biasanya bersama metformin. Ubat lain atau suntikan ditambah mengikut keadaan jantung, buah pinggang dan berat badan anda. Mata, buah pinggang dan kaki diperiksa setiap tahun, kerana kerosakan yang ditemui awal boleh diperlahankan.',
        '治疗从饮食、步行和适度减重开始，通常同时服用metformin。之后会按您的心脏、肾脏和体重情况，加上其他药片或针剂。眼睛、肾脏和双脚每年检查，因为及早发现的损害可以减慢。',
      ),
      departments: ['endocrinology', 'ophthalmology', 'nephrology'],
    },
  },
  {
    slug: 'high-blood-pressure',
    publishedAt: '2026-01-12T09:00:00+08:00',
    reviewer: 'Dr Lavanya Selvakumar',
    topics: ['heart'],
    title: t('High blood pressure', 'Tekanan darah tinggi', '高血压'),
    summary: t(
      'Pressure of 140/90 or more that stays. You rarely feel it, yet it is the main cause of stroke.',
      'Tekanan 140/90 atau lebih yang berterusan. Anda jarang merasainya, tetapi ia punca utama strok.',
      '血压持续达140/90或以上。通常没有感觉，却是中风的主因。',
    ),
    fields: {
      overview: t(
        'Blood pressure is the force of the blood against the walls of the arteries. When it stays at 140/90 or above, the walls thicken and weaken. Nearly one in three adults in Malaysia has high blood pressure.',
        'Tekanan darah ialah daya darah yang menekan dinding salur darah. Apabila ia kekal pada 140/90 atau lebih, dinding menjadi tebal dan lemah. Hampir seorang daripada tiga orang dewasa di Malaysia menghidap tekanan darah tinggi.',
        '血压是血液对血管壁的压力。当血压持续在140/90或以上，血管壁会变厚变弱。马来西亚近三分之一的成年人患有高血压。',
      ),
      symptoms: {
        en: [
          'usually none',
          'headache or nosebleeds only when it is very high',
          'breathlessness if the heart has been strained for years',
        ],
        ms: [
          'biasanya tiada',
          'sakit kepala atau hidung berdarah hanya apabila ia sangat tinggi',
          'sesak nafas jika jantung telah terbeban selama bertahun-tahun',
        ],
        zh: ['通常没有', '血压非常高时才会头痛或流鼻血', '心脏多年负荷过重时会气喘'],
      },
      causes: {
        en: [
          'growing older',
          'a family history',
          'too much salt',
          'being heavy, little movement, alcohol',
          'less often a kidney, artery or hormone illness, or medicines such as steroids and painkillers',
        ],
        ms: [
          'usia yang meningkat',
          'sejarah keluarga',
          'terlalu banyak garam',
          'berlebihan berat badan, kurang bergerak, alkohol',
          'kadangkala penyakit buah pinggang, salur darah atau hormon, atau ubat seperti steroid dan ubat tahan sakit',
        ],
        zh: [
          '年纪增长',
          '家族史',
          '吃盐太多',
          '体重过重、缺乏运动、喝酒',
          '较少见的是肾脏、血管或激素疾病，或类固醇、止痛药等药物',
        ],
      },
      whenToSeeADoctor: t(
        'Have it measured once a year from the age of 18. See a doctor within weeks if your average at home is 135/85 or more, and the same day at 180/120 or more, or at 140/90 or more in pregnancy. Call 999 if a high reading comes with chest pain, severe headache, trouble seeing, weakness or confusion.',
        'Ukur tekanan darah setahun sekali mulai umur 18 tahun. Jumpa doktor dalam beberapa minggu jika purata di rumah 135/85 atau lebih, dan pada hari yang sama jika 180/120 atau lebih, atau 140/90 atau lebih semasa hamil. Hubungi 999 jika bacaan tinggi disertai sakit dada, sakit kepala teruk, gangguan penglihatan, lemah atau keliru.',
        '18岁起每年量一次血压。如果在家的平均值是135/85或以上，请在几周内看医生；180/120或以上，或怀孕期间140/90或以上，请当天就看。如果血压高且胸痛、剧烈头痛、视力异常、无力或神志不清，请拨打999。',
      ),
      treatment: t(
        'Less salt, more vegetables, walking, weight loss and good sleep lower the pressure. Most people also need one or two tablets, taken every day for years. Do not stop them when the numbers become good, since they are good because of the tablets.',
        'Kurangkan garam, lebihkan sayur, berjalan kaki, turunkan berat badan dan tidur yang cukup menurunkan tekanan darah. Kebanyakan orang juga memerlukan satu atau dua jenis ubat, diambil setiap hari selama bertahun-tahun. Jangan berhenti apabila bacaan menjadi baik, kerana ia baik disebabkan ubat itu.',
        '少吃盐、多吃菜、步行、减重和睡好觉都能降血压。多数人还需要一两种药，每天服用，长年不断。读数变好时不要停药，因为它变好正是药物的功劳。',
      ),
      departments: ['cardiology', 'nephrology'],
    },
  },
  {
    slug: 'coronary-artery-disease',
    publishedAt: '2026-01-12T09:00:00+08:00',
    reviewer: 'Dr Hafizuddin Rosman',
    topics: ['heart'],
    title: t('Coronary artery disease', 'Penyakit arteri koronari', '冠状动脉疾病'),
    summary: t(
      'The arteries that feed the heart become narrow. It can show as chest tightness, or as a sudden heart attack.',
      'Arteri yang membekalkan darah ke jantung menjadi sempit. Tandanya dada ketat atau serangan jantung secara tiba-tiba.',
      '供应心脏的血管变窄，可能表现为胸闷，或突然心脏病发。',
    ),
    fields: {
      overview: t(
        'Fat and scar tissue build up in the walls of the heart’s own arteries over many years. If less blood gets through, the chest feels tight when you make an effort; this is angina. If the wall tears and a clot closes the artery, that is a heart attack.',
        'Lemak dan tisu parut terkumpul pada dinding salur darah jantung sendiri selama bertahun-tahun. Jika kurang darah dapat melaluinya, dada terasa ketat ketika membuat kerja berat; ini angina. Jika dinding itu koyak dan darah beku menutup salur, itulah serangan jantung.',
        '多年下来，脂肪和疤痕组织积聚在心脏自身的血管壁上。如果通过的血液减少，用力时胸口便会发紧，这就是心绞痛。如果血管壁破裂、血块堵住血管，就是心脏病发。',
      ),
      symptoms: {
        en: [
          'pressure or tightness in the chest when walking, climbing or upset',
          'pain that spreads to the arm, jaw or back',
          'breathlessness',
          'cold sweat and feeling sick in a heart attack',
          'unusual tiredness, above all in women and in people with diabetes',
        ],
        ms: [
          'dada terasa ditekan atau ketat ketika berjalan, mendaki atau beremosi',
          'sakit yang merebak ke lengan, rahang atau belakang',
          'sesak nafas',
          'peluh sejuk dan loya dalam serangan jantung',
          'keletihan luar biasa, terutamanya pada wanita dan penghidap diabetes',
        ],
        zh: [
          '走路、爬坡或情绪激动时胸口受压或发紧',
          '疼痛蔓延到手臂、下颌或背部',
          '气喘',
          '心脏病发时冒冷汗、恶心',
          '异常疲倦，尤其是女性和糖尿病患者',
        ],
      },
      causes: {
        en: [
          'smoking and vaping',
          'high cholesterol',
          'high blood pressure',
          'diabetes',
          'close family with heart disease when young',
        ],
        ms: [
          'merokok dan vape',
          'kolesterol tinggi',
          'tekanan darah tinggi',
          'diabetes',
          'ahli keluarga terdekat yang menghidap penyakit jantung pada usia muda',
        ],
        zh: ['抽烟和电子烟', '高胆固醇', '高血压', '糖尿病', '近亲年轻时患心脏病'],
      },
      whenToSeeADoctor: t(
        'Call 999 for chest pain that lasts for more than a few minutes, or comes with sweating or breathlessness. See a doctor within days if your chest feels tight on effort and settles with rest. If you are over 40, ask for your heart risk to be worked out.',
        'Hubungi 999 jika sakit dada melebihi beberapa minit, atau disertai peluh atau sesak nafas. Jumpa doktor dalam beberapa hari jika dada terasa ketat ketika membuat kerja berat dan lega apabila berehat. Jika anda berumur lebih 40 tahun, minta supaya risiko jantung anda dikira.',
        '如果胸痛超过几分钟，或伴有冒汗、气喘，请拨打999。如果用力时胸口发紧、休息后缓解，请在几天内看医生。40岁以上者，请要求评估心脏风险。',
      ),
      treatment: t(
        'Tablets thin the blood, lower cholesterol and ease the work of the heart. A narrow artery can be opened with a balloon and stent through the wrist, or bridged by surgery. Stopping smoking is worth as much as any tablet, and a heart exercise course makes the next attack less likely.',
        'Ubat mencairkan darah, menurunkan kolesterol dan meringankan kerja jantung. Salur yang sempit boleh dibuka dengan belon dan sten melalui pergelangan tangan, atau dipintas melalui pembedahan. Berhenti merokok sama nilainya dengan mana-mana ubat, dan program senaman jantung mengurangkan kemungkinan serangan seterusnya.',
        '药物可防止血液凝结、降低胆固醇并减轻心脏负担。狭窄的血管可经手腕以球囊和支架打开，或以搭桥手术绕过。戒烟的效果不亚于任何药物，心脏运动康复课程可减少再次发作的机会。',
      ),
      departments: ['cardiology', 'emergency', 'rehabilitation'],
    },
  },
  {
    slug: 'stroke',
    publishedAt: '2026-01-19T09:00:00+08:00',
    reviewer: 'Dr Ong Teik Huat',
    topics: ['heart', 'ageing'],
    title: t('Stroke', 'Strok', '中风'),
    summary: t(
      'Part of the brain is suddenly without blood. Every minute counts, so call 999 at the first sign.',
      'Sebahagian otak tiba-tiba terputus bekalan darah. Setiap minit penting, hubungi 999 pada tanda pertama.',
      '部分脑部突然缺血。分秒必争，一有迹象立即拨打999。',
    ),
    fields: {
      overview: t(
        'Most strokes happen when a clot blocks an artery of the brain; fewer when an artery bursts. Brain cells without blood begin to die within minutes. A short attack that goes away by itself is a warning, and a full stroke may follow within days.',
        'Kebanyakan strok berlaku apabila darah beku menyekat salur darah otak; selebihnya apabila salur darah pecah. Sel otak tanpa darah mula mati dalam beberapa minit. Serangan singkat yang hilang sendiri ialah amaran, dan strok penuh mungkin menyusul dalam beberapa hari.',
        '中风大多因血块堵住脑血管，少数因血管破裂。脑细胞缺血几分钟就开始死亡。会自行消失的短暂发作是一种警告，几天内可能发生真正的中风。',
      ),
      symptoms: {
        en: [
          'one side of the face droops',
          'an arm or leg is suddenly weak or numb',
          'speech is slurred or makes no sense',
          'sudden loss of sight or balance',
          'a sudden headache worse than any before',
        ],
        ms: [
          'sebelah muka senget',
          'lengan atau kaki tiba-tiba lemah atau kebas',
          'pertuturan pelat atau tidak difahami',
          'hilang penglihatan atau imbangan secara tiba-tiba',
          'sakit kepala mendadak yang paling teruk pernah dialami',
        ],
        zh: [
          '一边脸歪斜',
          '手臂或腿突然无力或麻木',
          '说话含糊或语无伦次',
          '突然失去视力或平衡',
          '前所未有的突发剧烈头痛',
        ],
      },
      causes: {
        en: [
          'high blood pressure',
          'an uneven heartbeat called atrial fibrillation',
          'diabetes and high cholesterol',
          'smoking',
          'an earlier stroke or warning attack',
        ],
        ms: [
          'tekanan darah tinggi',
          'degupan jantung tidak sekata yang dipanggil fibrilasi atrium',
          'diabetes dan kolesterol tinggi',
          'merokok',
          'strok atau serangan amaran sebelumnya',
        ],
        zh: ['高血压', '称为心房颤动的心律不整', '糖尿病和高胆固醇', '抽烟', '曾经中风或有过短暂发作'],
      },
      whenToSeeADoctor: t(
        'Call 999 at once if the face droops, an arm is weak or speech is strange, even if it passes. Note the time when the person was last well, because the clot medicine is given in the first four and a half hours. Come also if it is later or began in sleep: a large clot can sometimes be pulled out up to 24 hours after. Do not give food, drink or aspirin before a brain scan.',
        'Hubungi 999 serta-merta jika muka senget, lengan lemah atau pertuturan ganjil, walaupun ia hilang semula. Catat masa pesakit kali terakhir dilihat sihat, kerana ubat pencair darah beku diberi dalam empat jam setengah pertama. Datang juga jika sudah lewat atau bermula ketika tidur: darah beku yang besar kadangkala boleh ditarik keluar sehingga 24 jam kemudian. Jangan beri makanan, minuman atau aspirin sebelum imbasan otak.',
        '如果脸歪、手臂无力或说话怪异，即使已经恢复，也请立即拨打999。记下病人最后正常的时间，因为溶血块的药要在最初四个半小时内使用。即使更迟，或在睡眠中发作，也要来：大血块有时在24小时内仍可取出。做脑部扫描之前，不要给食物、饮料或阿司匹林。',
      ),
      treatment: t(
        'After a brain scan a medicine may dissolve the clot, or a doctor may pull it out through an artery. Treatment goes on in a stroke ward, where walking, speaking and swallowing are trained from the first days. Tablets, exercise and no smoking lower the risk of another stroke.',
        'Selepas imbasan otak, ubat boleh melarutkan darah beku, atau doktor menariknya keluar melalui salur darah. Rawatan diteruskan di wad strok, dengan latihan berjalan, bertutur dan menelan sejak hari-hari pertama. Ubat, senaman dan tidak merokok mengurangkan risiko strok berulang.',
        '做了脑部扫描后，可用药物溶解血块，或由医生经血管把它取出。之后在中风病房继续治疗，从最初几天就训练走路、说话和吞咽。服药、运动和不抽烟可降低再次中风的风险。',
      ),
      departments: ['neurology', 'emergency', 'rehabilitation'],
    },
  },
  {
    slug: 'asthma',
    publishedAt: '2026-01-19T09:00:00+08:00',
    reviewer: 'Dr Azhar Tarmizi',
    topics: ['children'],
    title: t('Asthma', 'Asma', '哮喘'),
    summary: t(
      'Sensitive airways that tighten and swell. With the right inhaler, most people live without attacks.',
      'Saluran pernafasan sensitif yang menyempit dan membengkak. Dengan alat sedut yang betul, kebanyakan orang bebas serangan.',
      '敏感的气道收紧、肿胀。使用合适的吸入器，多数人可以不再发作。',
    ),
    fields: {
      overview: t(
        'In asthma the airways in the lungs are swollen inside and tighten easily. It often begins in childhood and runs in families with eczema and blocked noses. It does not go away with an attack, which is why the daily inhaler matters most.',
        'Dalam asma, saluran udara di dalam paru-paru bengkak dan mudah mengecut. Ia selalunya bermula semasa kecil dan berlaku dalam keluarga yang ada ekzema dan hidung tersumbat. Ia tidak hilang selepas serangan reda, sebab itulah alat sedut harian paling penting.',
        '哮喘患者的气管内壁肿胀，容易收缩。它多在童年开始，常见于有湿疹和鼻塞的家庭。发作过后它并没有消失，所以每天使用吸入器最为重要。',
      ),
      symptoms: {
        en: ['wheezing', 'cough at night or after running', 'a tight chest', 'breathlessness that comes and goes'],
        ms: [
          'nafas berbunyi',
          'batuk pada waktu malam atau selepas berlari',
          'dada ketat',
          'sesak nafas yang datang dan pergi',
        ],
        zh: ['喘鸣声', '夜里或跑步后咳嗽', '胸口紧', '时有时无的气喘'],
      },
      causes: {
        en: [
          'house dust mites, cats, mould, cockroaches',
          'colds and flu',
          'haze, smoke, incense and mosquito coils',
          'dust or chemicals at work',
          'not using the preventer inhaler',
        ],
        ms: [
          'hama habuk rumah, kucing, kulapuk, lipas',
          'selesema dan influenza',
          'jerebu, asap rokok, kemenyan dan ubat nyamuk',
          'habuk atau bahan kimia di tempat kerja',
          'tidak menggunakan alat sedut pencegah',
        ],
        zh: [
          '尘螨、猫、霉菌、蟑螂',
          '伤风和流感',
          '烟霾、香烟、香和蚊香的烟',
          '工作场所的粉尘或化学品',
          '没有使用预防性吸入器',
        ],
      },
      whenToSeeADoctor: t(
        'See a doctor if you need the blue inhaler more than twice a week, or wake at night. Come the same day if it helps for less than four hours. Call 999 if you cannot finish a sentence, if lips turn blue, or if a child is exhausted from breathing.',
        'Jumpa doktor jika anda memerlukan alat sedut biru lebih dua kali seminggu, atau terjaga pada waktu malam. Datang pada hari yang sama jika kesannya kurang daripada empat jam. Hubungi 999 jika anda tidak dapat menghabiskan satu ayat, bibir menjadi biru, atau kanak-kanak keletihan kerana bernafas.',
        '如果每周使用蓝色吸入器超过两次，或夜里被喘醒，请看医生。如果药效不到四小时，请当天前来。如果无法说完一句话、嘴唇发紫，或孩子喘得筋疲力尽，请拨打999。',
      ),
      treatment: t(
        'A preventer inhaler with a small dose of steroid calms the airways, and a reliever opens them quickly. Children use it through a spacer. You get a written plan for good and bad days, and many people can use less medicine after some calm months.',
        'Alat sedut pencegah dengan dos steroid yang kecil menenangkan saluran udara, dan alat sedut pelega membukanya dengan cepat. Kanak-kanak menggunakannya melalui alat ruang (spacer). Anda menerima pelan bertulis untuk hari yang baik dan hari yang teruk, dan ramai orang boleh mengurangkan ubat selepas beberapa bulan tanpa serangan.',
        '含小剂量类固醇的预防性吸入器可安抚气管，缓解剂则迅速扩张气管。儿童要配合储雾罐使用。您会有一份书面计划，说明好的日子和坏的日子该怎么做；病情稳定几个月后，许多人可以减药。',
      ),
      departments: ['respiratory', 'paediatrics', 'emergency'],
    },
  },
  {
    slug: 'tuberculosis',
    publishedAt: '2026-02-02T09:00:00+08:00',
    reviewer: 'Dr Jeremy Lau Kok Wai',
    topics: ['infections'],
    title: t('Tuberculosis', 'Tuberkulosis (batuk kering)', '肺结核'),
    summary: t(
      'A lung infection that spreads through the air and is cured by six months of tablets.',
      'Jangkitan paru-paru yang merebak melalui udara dan sembuh dengan ubat selama enam bulan.',
      '经空气传播的肺部感染，服药六个月可以治愈。',
    ),
    fields: {
      overview: t(
        'Tuberculosis, or TB, is caused by a slow-growing germ that usually settles in the lungs. You catch it by breathing the same indoor air as someone who coughs it out for hours, not from plates or handshakes. Anyone can get it, and more than 20,000 people fall ill with it in Malaysia each year.',
        'Tuberkulosis, atau TB, disebabkan oleh kuman yang membiak perlahan dan biasanya hinggap di paru-paru. Anda dijangkiti apabila menyedut udara dalam bilik yang sama dengan pesakit yang batuk selama berjam-jam, bukan melalui pinggan atau berjabat tangan. Sesiapa pun boleh dijangkiti, dan lebih 20,000 orang di Malaysia menghidapinya setiap tahun.',
        '结核病（TB）由一种生长缓慢的细菌引起，通常侵犯肺部。与咳出病菌的人长时间同处室内、呼吸同样的空气才会感染，不会经碗盘或握手传染。任何人都可能患病，马来西亚每年有超过20,000人发病。',
      ),
      symptoms: {
        en: [
          'cough for two weeks or more',
          'fever in the evening and sweating at night',
          'losing weight',
          'coughing blood',
          'swollen glands in the neck',
        ],
        ms: [
          'batuk dua minggu atau lebih',
          'demam pada waktu petang dan berpeluh pada waktu malam',
          'berat badan turun',
          'batuk berdarah',
          'kelenjar bengkak di leher',
        ],
        zh: ['咳嗽两周或以上', '傍晚发烧、夜间盗汗', '体重下降', '咳血', '颈部淋巴结肿大'],
      },
      causes: {
        en: [
          'close indoor contact with a person who has untreated TB of the lungs',
          'a sleeping infection that wakes up years later',
          'weak defences, as in diabetes, HIV, smoking, kidney disease or steroid tablets',
        ],
        ms: [
          'berada rapat di dalam bilik dengan pesakit TB paru-paru yang belum dirawat',
          'jangkitan terpendam yang aktif bertahun-tahun kemudian',
          'daya tahan yang lemah, seperti dalam diabetes, HIV, merokok, penyakit buah pinggang atau ubat steroid',
        ],
        zh: [
          '与未治疗的肺结核患者在室内密切接触',
          '潜伏的感染多年后复发',
          '抵抗力弱，例如糖尿病、HIV、抽烟、肾病或服用类固醇',
        ],
      },
      whenToSeeADoctor: t(
        'See a doctor if you have coughed for two weeks or more, or sooner with fever at night or weight loss. Wear a mask and sit by an open window. Call 999 if you cough up more than a cup of blood or cannot breathe.',
        'Jumpa doktor jika anda batuk dua minggu atau lebih, atau lebih awal jika demam pada waktu malam atau berat badan turun. Pakai pelitup muka dan duduk berhampiran tingkap yang terbuka. Hubungi 999 jika anda batuk darah lebih daripada secawan atau tidak dapat bernafas.',
        '如果咳嗽两周或以上，请看医生；有夜间发烧或体重下降应更早。请戴口罩，坐在打开的窗边。如果咳出超过一杯血或无法呼吸，请拨打999。',
      ),
      treatment: t(
        'Four medicines are taken every day for two months, then two of them for four months more. After about two weeks most people no longer infect others. Stopping early lets the germ come back stronger, so a nurse or relative watches each dose. The family and colleagues are tested too.',
        'Empat jenis ubat diambil setiap hari selama dua bulan, kemudian dua daripadanya selama empat bulan lagi. Selepas kira-kira dua minggu, kebanyakan pesakit tidak lagi menjangkiti orang lain. Berhenti awal membolehkan kuman kembali dengan lebih kuat, jadi jururawat atau saudara memantau setiap dos. Ahli keluarga dan rakan sekerja turut diuji.',
        '头两个月每天服用四种药，之后四个月服用其中两种。大约两周后，多数病人不再传染他人。提早停药会使病菌变得更强，所以每次服药都由护士或家人看着。家人和同事也要检验。',
      ),
      departments: ['respiratory', 'infectious-disease'],
    },
  },
  {
    slug: 'chronic-kidney-disease',
    publishedAt: '2026-02-02T09:00:00+08:00',
    reviewer: 'Dr Zaleha Mohd Noor',
    topics: ['diabetes', 'ageing'],
    title: t('Chronic kidney disease', 'Penyakit buah pinggang kronik', '慢性肾病'),
    summary: t(
      'Kidneys that slowly lose strength. Found early, the loss can be slowed for many years.',
      'Buah pinggang yang perlahan-lahan lemah. Jika dikesan awal, kerosakan boleh diperlahankan bertahun-tahun.',
      '肾功能逐渐减弱。及早发现，可以延缓多年。',
    ),
    fields: {
      overview: t(
        'The kidneys clean the blood, balance salts and help to make red blood cells. When they work below a certain level for more than three months, we call it chronic kidney disease. In Malaysia diabetes is the commonest cause of kidney failure.',
        'Buah pinggang membersihkan darah, mengimbangkan garam dan membantu menghasilkan sel darah merah. Apabila fungsinya di bawah paras tertentu lebih daripada tiga bulan, kami menyebutnya penyakit buah pinggang kronik. Di Malaysia, diabetes ialah punca kegagalan buah pinggang yang paling biasa.',
        '肾脏清洁血液、平衡盐分，并帮助制造红血球。当肾功能低于某个水平超过三个月，便称为慢性肾病。在马来西亚，糖尿病是肾衰竭最常见的原因。',
      ),
      symptoms: {
        en: [
          'none until late',
          'foamy urine',
          'swollen ankles or eyelids',
          'tiredness and itching',
          'passing urine at night',
        ],
        ms: [
          'tiada sehingga peringkat lewat',
          'air kencing berbuih',
          'buku lali atau kelopak mata bengkak',
          'keletihan dan gatal-gatal',
          'kerap kencing pada waktu malam',
        ],
        zh: ['到晚期才有症状', '尿液多泡沫', '脚踝或眼睑浮肿', '疲倦和皮肤痒', '夜尿'],
      },
      causes: {
        en: [
          'diabetes',
          'high blood pressure',
          'long use of anti-inflammatory painkillers',
          'some traditional remedies',
          'stones, infections and inherited illnesses',
        ],
        ms: [
          'diabetes',
          'tekanan darah tinggi',
          'penggunaan ubat tahan sakit anti-radang yang lama',
          'sesetengah ubat tradisional',
          'batu karang, jangkitan dan penyakit keturunan',
        ],
        zh: ['糖尿病', '高血压', '长期服用消炎止痛药', '某些传统药物', '结石、感染和遗传疾病'],
      },
      whenToSeeADoctor: t(
        'If you have diabetes or high blood pressure, have your urine and blood tested every year. See a doctor within days for swelling, foamy urine or blood in the urine. Call 999 for severe breathlessness, and come at once if you pass hardly any urine.',
        'Jika anda menghidap diabetes atau tekanan darah tinggi, uji air kencing dan darah setiap tahun. Jumpa doktor dalam beberapa hari jika ada bengkak, air kencing berbuih atau berdarah. Hubungi 999 jika sesak nafas teruk, dan datang segera jika anda hampir tidak kencing langsung.',
        '如果您有糖尿病或高血压，请每年验尿和验血。如果浮肿、尿多泡沫或血尿，请在几天内看医生。严重气喘请拨打999；几乎没有小便请立即前来。',
      ),
      treatment: t(
        'Good blood pressure and sugar control protect the kidneys most. Certain tablets lower the leak of protein and slow the illness. A dietitian helps with salt, protein and potassium. If kidneys fail, dialysis or a transplant does their work, and there is time to choose.',
        'Kawalan tekanan darah dan gula yang baik paling melindungi buah pinggang. Sesetengah ubat mengurangkan kebocoran protein dan melambatkan penyakit. Pakar diet membantu mengawal garam, protein dan kalium. Jika buah pinggang gagal, dialisis atau pemindahan mengambil alih tugasnya, dan ada masa untuk membuat pilihan.',
        '控制好血压和血糖最能保护肾脏。某些药物可减少蛋白流失、减慢病情。营养师会指导盐、蛋白质和钾的摄取。如果肾衰竭，可用洗肾或肾移植代替，而您有时间作选择。',
      ),
      departments: ['nephrology', 'endocrinology', 'urology'],
    },
  },
  {
    slug: 'thalassaemia',
    publishedAt: '2026-02-16T09:00:00+08:00',
    reviewer: 'Dr Aminah Hj Yusof',
    topics: ['children', 'women'],
    title: t('Thalassaemia', 'Talasemia', '地中海贫血'),
    summary: t(
      'An inherited anaemia. Carriers are well, and a blood test before marriage shows who carries it.',
      'Anemia yang diwarisi. Pembawa biasanya sihat, dan ujian darah sebelum berkahwin menunjukkan siapa pembawa.',
      '遗传性贫血。携带者通常健康，婚前验血就能知道。',
    ),
    fields: {
      overview: t(
        'In thalassaemia the body makes too little of the protein that carries oxygen in red blood cells. A person with one changed gene is a carrier and usually well. If both parents are carriers of the same kind, each child has a one in four chance of severe illness.',
        'Dalam talasemia, badan menghasilkan terlalu sedikit protein yang membawa oksigen dalam sel darah merah. Seseorang dengan satu gen yang berubah ialah pembawa dan biasanya sihat. Jika kedua-dua ibu bapa pembawa jenis yang sama, setiap anak mempunyai satu daripada empat kemungkinan untuk menghidap penyakit yang teruk.',
        '地中海贫血患者体内制造的携氧蛋白太少。只有一个基因变异的人是携带者，通常健康。如果父母都是同一类型的携带者，每个孩子都有四分之一的机会患上重型。',
      ),
      symptoms: {
        en: [
          'carriers: none, or slight anaemia',
          'severe form: a pale baby who feeds and grows poorly in the first two years',
          'yellow skin',
          'a swollen belly from a large spleen',
        ],
        ms: [
          'pembawa: tiada, atau anemia ringan',
          'bentuk teruk: bayi pucat yang kurang menyusu dan lambat membesar dalam dua tahun pertama',
          'kulit kuning',
          'perut bengkak kerana limpa yang besar',
        ],
        zh: [
          '携带者：没有症状，或轻微贫血',
          '重型：头两年脸色苍白、吃奶少、长得慢的婴儿',
          '皮肤发黄',
          '脾脏肿大使腹部鼓起',
        ],
      },
      causes: {
        en: ['changed genes from both parents', 'it is never caught from others'],
        ms: ['gen yang berubah daripada kedua-dua ibu bapa', 'ia tidak sekali-kali berjangkit daripada orang lain'],
        zh: ['来自父母双方的变异基因', '绝不会由他人传染'],
      },
      whenToSeeADoctor: t(
        'Ask for the blood test before you marry or plan a baby, or if a relative has it. Students in Form Four are offered it at school. See a doctor soon if your child is pale, tired and not growing, and come the same day if a child with thalassaemia has a fever.',
        'Minta ujian darah sebelum anda berkahwin atau merancang anak, atau jika saudara anda menghidapinya. Pelajar Tingkatan Empat ditawarkan ujian ini di sekolah. Jumpa doktor segera jika anak anda pucat, letih dan tidak membesar, dan datang pada hari yang sama jika anak yang menghidap talasemia demam.',
        '结婚或计划生育之前，或亲属患病，请验血。中四学生可在学校接受检验。如果孩子苍白、疲倦、长不大，请尽快看医生；患地中海贫血的孩子发烧，请当天前来。',
      ),
      treatment: t(
        'Carriers need no treatment and should not take iron unless a test shows that they lack it. Severe thalassaemia is treated with blood every few weeks, and with medicine that removes the extra iron. A transplant of bone marrow from a matching brother or sister can cure some children.',
        'Pembawa tidak memerlukan rawatan dan tidak patut mengambil zat besi kecuali ujian menunjukkan kekurangannya. Talasemia teruk dirawat dengan pemindahan darah setiap beberapa minggu, dan ubat yang menyingkirkan zat besi berlebihan. Pemindahan sumsum tulang daripada adik-beradik yang sepadan boleh menyembuhkan sesetengah kanak-kanak.',
        '携带者不需要治疗，除非检验证明缺铁，否则不应补铁。重型患者每隔几周输血一次，并用药物排出多余的铁。若兄弟姐妹配型相合，骨髓移植可以治愈一些孩子。',
      ),
      departments: ['haematology', 'paediatrics', 'obstetrics-gynaecology'],
    },
  },
  {
    slug: 'nasopharyngeal-cancer',
    publishedAt: '2026-02-16T09:00:00+08:00',
    reviewer: 'Dr Ravindran Pillai',
    topics: ['cancer'],
    title: t('Cancer behind the nose', 'Kanser pangkal hidung (nasofarinks)', '鼻咽癌'),
    summary: t(
      'More common in Malaysia than in most countries. A painless lump in the neck is often the first sign.',
      'Lebih kerap di Malaysia berbanding kebanyakan negara. Ketulan leher yang tidak sakit sering menjadi tanda pertama.',
      '在马来西亚较为常见。颈部无痛硬块往往是最初的迹象。',
    ),
    fields: {
      overview: t(
        'The nasopharynx is the space behind the nose, above the soft palate. Cancer grows there hidden from sight. It is seen more among Chinese Malaysians and among the Bidayuh of Sarawak, and more in men. Found early, most people are cured.',
        'Nasofarinks ialah ruang di belakang hidung, di atas lelangit lembut. Kanser membesar di situ tersembunyi daripada pandangan. Ia lebih kerap dalam kalangan kaum Cina Malaysia dan kaum Bidayuh di Sarawak, dan lebih kerap pada lelaki. Jika ditemui awal, kebanyakan pesakit sembuh.',
        '鼻咽是鼻腔后方、软腭上方的空间。癌症长在那里，肉眼看不到。它在马来西亚华裔和砂拉越比达友族中较多见，男性也较多。及早发现，大多数人可以治愈。',
      ),
      symptoms: {
        en: [
          'a painless lump in the neck',
          'blood in the mucus from the nose or throat',
          'one blocked nostril that does not clear',
          'ringing or fullness in one ear',
          'headache or double vision',
        ],
        ms: [
          'ketulan yang tidak sakit di leher',
          'darah dalam hingus atau kahak',
          'sebelah hidung tersumbat yang tidak hilang',
          'telinga berdesing atau terasa penuh sebelah',
          'sakit kepala atau penglihatan berganda',
        ],
        zh: ['颈部无痛的硬块', '鼻涕或痰中带血', '一边鼻孔持续阻塞', '单侧耳鸣或耳胀', '头痛或复视'],
      },
      causes: {
        en: [
          'infection with the Epstein-Barr virus long ago',
          'a close relative with this cancer',
          'much salted fish and preserved food since childhood',
          'smoking',
        ],
        ms: [
          'jangkitan virus Epstein-Barr pada masa lalu',
          'saudara terdekat yang menghidap kanser ini',
          'banyak ikan masin dan makanan jeruk sejak kecil',
          'merokok',
        ],
        zh: ['多年前感染过EB病毒（Epstein-Barr）', '近亲患此癌症', '自幼常吃咸鱼和腌制食物', '抽烟'],
      },
      whenToSeeADoctor: t(
        'See an ear, nose and throat doctor within two weeks for a neck lump, blood-stained mucus, or a one-sided blocked ear or nose that lasts longer than three weeks. If your parent, brother or sister had it, ask about regular checks. Heavy bleeding from the nose is an emergency.',
        'Jumpa doktor telinga, hidung dan tekak dalam dua minggu jika ada ketulan di leher, hingus berdarah, atau telinga atau hidung tersumbat sebelah yang melebihi tiga minggu. Jika ibu, bapa atau adik-beradik anda pernah menghidapinya, tanya tentang pemeriksaan berkala. Pendarahan hidung yang banyak ialah kecemasan.',
        '如果颈部有硬块、鼻涕带血，或单侧耳鼻阻塞超过三周，请在两周内看耳鼻喉科医生。如果父母或兄弟姐妹患过此病，请询问定期检查。鼻子大量出血属于紧急情况。',
      ),
      treatment: t(
        'A thin camera through the nose finds it, and a tiny sample proves it. Radiotherapy is the main treatment, often together with chemotherapy. Before it starts a dentist looks at your teeth, and afterwards you are seen for years, since finding a return early helps.',
        'Kamera halus melalui hidung menemuinya, dan sampel kecil mengesahkannya. Radioterapi ialah rawatan utama, selalunya bersama kemoterapi. Sebelum bermula, doktor gigi memeriksa gigi anda, dan selepas itu anda dipantau selama bertahun-tahun, kerana mengesan penyakit berulang lebih awal amat membantu.',
        '用细镜头经鼻腔检查可以发现，再取少许样本确诊。主要治疗是放射治疗，往往同时化疗。开始前由牙医检查牙齿，之后多年定期复诊，因为及早发现复发有助治疗。',
      ),
      departments: ['ent', 'oncology'],
    },
  },
  {
    slug: 'gout',
    publishedAt: '2026-03-02T09:00:00+08:00',
    reviewer: 'Dr Noor Hidayah Karim',
    topics: ['bones', 'nutrition'],
    title: t('Gout', 'Gout', '痛风'),
    summary: t(
      'Crystals of uric acid make a joint red, hot and very painful, often overnight. It can be prevented.',
      'Hablur asid urik menyebabkan sendi merah, panas dan amat sakit, selalunya pada waktu malam. Ia boleh dicegah.',
      '尿酸结晶使关节红肿剧痛，常在夜间发作，但可以预防。',
    ),
    fields: {
      overview: t(
        'Uric acid is a waste product of the body. When there is too much of it in the blood, needle-like crystals settle in joints. Without treatment the attacks come more often, and lumps and damage to joints and kidneys can follow.',
        'Asid urik ialah bahan buangan badan. Apabila terlalu banyak di dalam darah, hablur seperti jarum mendap di sendi. Tanpa rawatan, serangan datang lebih kerap, dan boleh menyebabkan ketulan serta kerosakan sendi dan buah pinggang.',
        '尿酸是身体的代谢废物。血里太多时，针状结晶会沉积在关节。不治疗的话，发作会越来越频密，还会长出痛风石，损坏关节和肾脏。',
      ),
      symptoms: {
        en: [
          'sudden strong pain in one joint, often the big toe, ankle or knee',
          'red, hot and swollen skin',
          'even a bed sheet hurts',
          'chalky lumps under the skin after years',
        ],
        ms: [
          'sakit kuat tiba-tiba pada satu sendi, selalunya ibu jari kaki, buku lali atau lutut',
          'kulit merah, panas dan bengkak',
          'terkena cadar pun sakit',
          'ketulan seperti kapur di bawah kulit selepas bertahun-tahun',
        ],
        zh: ['一个关节突然剧痛，多为大脚趾、脚踝或膝盖', '皮肤红、热、肿', '碰到床单也痛', '多年后皮下出现石灰样硬块'],
      },
      causes: {
        en: [
          'kidneys that pass out too little uric acid',
          'a family history',
          'beer, sweet drinks, organ meat, some seafood',
          'water tablets and low-dose aspirin',
          'being heavy',
        ],
        ms: [
          'buah pinggang yang kurang menyingkirkan asid urik',
          'sejarah keluarga',
          'bir, minuman manis, organ dalaman, sesetengah makanan laut',
          'ubat kencing dan aspirin dos rendah',
          'berlebihan berat badan',
        ],
        zh: ['肾脏排出的尿酸太少', '家族史', '啤酒、甜饮料、内脏、某些海鲜', '利尿药和低剂量阿司匹林', '体重过重'],
      },
      whenToSeeADoctor: t(
        'See a doctor the same day for a first attack, and at once if you also have fever or chills, because an infected joint looks the same. Make an appointment if you have had two attacks in a year. Do not start or stop a uric acid tablet in the middle of an attack.',
        'Jumpa doktor pada hari yang sama bagi serangan pertama, dan serta-merta jika anda juga demam atau menggigil, kerana sendi yang dijangkiti kelihatan sama. Buat temu janji jika anda mengalami dua serangan dalam setahun. Jangan mula atau berhenti ubat asid urik di tengah-tengah serangan.',
        '第一次发作请当天看医生；如果还发烧或发冷，请立即前来，因为关节感染看起来一样。一年内发作两次，请预约就诊。发作期间不要开始或停用降尿酸药。',
      ),
      treatment: t(
        'An attack is treated with colchicine, an anti-inflammatory or a short course of steroid. For repeated attacks a daily tablet such as allopurinol lowers the uric acid; it is started with a small dose, and a rash means stop and call us. Food helps a little, the tablet helps most.',
        'Serangan dirawat dengan colchicine, ubat anti-radang atau steroid untuk jangka pendek. Bagi serangan berulang, ubat harian seperti allopurinol menurunkan asid urik; ia dimulakan dengan dos kecil, dan jika timbul ruam, berhenti dan hubungi kami. Pemakanan membantu sedikit, ubat paling membantu.',
        '发作时用colchicine、消炎药或短期类固醇治疗。反复发作者每天服用allopurinol等药降低尿酸；从小剂量开始，出现皮疹就停药并联络我们。饮食只有一点帮助，药物帮助最大。',
      ),
      departments: ['orthopaedics', 'nephrology'],
    },
  },
  {
    slug: 'depression',
    publishedAt: '2026-03-02T09:00:00+08:00',
    reviewer: 'Dr Esther Philomena Dass',
    topics: ['mental-health'],
    title: t('Depression', 'Kemurungan', '忧郁症'),
    summary: t(
      'A low mood or loss of interest for more than two weeks. It is an illness and it can be treated.',
      'Murung atau hilang minat lebih dua minggu. Ia satu penyakit dan boleh dirawat.',
      '情绪低落或失去兴趣超过两周。这是一种疾病，可以治疗。',
    ),
    fields: {
      overview: t(
        'Depression changes mood, sleep, appetite, thinking and the body. It can follow a loss, a birth or an illness, or come from nowhere. It is not a weakness of will or faith, and most people recover with treatment.',
        'Kemurungan mengubah emosi, tidur, selera makan, fikiran dan badan. Ia boleh berlaku selepas kehilangan, kelahiran atau penyakit, atau datang tanpa sebab. Ia bukan lemah semangat atau lemah iman, dan kebanyakan orang pulih dengan rawatan.',
        '忧郁症影响情绪、睡眠、胃口、思考和身体。它可能在失去亲人、生产或患病之后出现，也可能毫无来由。这不是意志或信仰薄弱，大多数人经治疗都能康复。',
      ),
      symptoms: {
        en: [
          'feeling down or empty most of the day',
          'no interest or joy',
          'poor sleep or too much sleep',
          'tiredness, slow thinking, guilt',
          'pains without a clear cause',
          'thoughts of death',
        ],
        ms: [
          'sedih atau kosong hampir sepanjang hari',
          'tiada minat atau kegembiraan',
          'kurang tidur atau terlalu banyak tidur',
          'keletihan, lambat berfikir, rasa bersalah',
          'sakit tanpa punca yang jelas',
          'terfikir tentang kematian',
        ],
        zh: [
          '一天大部分时间低落或空虚',
          '没有兴趣或快乐',
          '睡不好或睡太多',
          '疲倦、思考变慢、内疚',
          '原因不明的疼痛',
          '想到死亡',
        ],
      },
      causes: {
        en: [
          'a mix of family tendency, life events and changes in the brain',
          'childbirth, long illness or pain',
          'alcohol and drugs',
          'low thyroid and some medicines',
        ],
        ms: [
          'gabungan kecenderungan keluarga, peristiwa hidup dan perubahan dalam otak',
          'kelahiran, penyakit atau sakit yang lama',
          'alkohol dan dadah',
          'tiroid rendah dan sesetengah ubat',
        ],
        zh: [
          '家族倾向、生活事件和大脑变化的共同作用',
          '生产、久病或长期疼痛',
          '酒精和毒品',
          '甲状腺功能低下和某些药物',
        ],
      },
      whenToSeeADoctor: t(
        'See a doctor this week if two weeks have passed like this, or if you cannot work or care for a child. If you think of ending your life, call 999, go to an emergency department or call the HEAL line of the Ministry of Health on 15555 (8 am to midnight), or Befrienders, at any hour, on 03-7627 2929.',
        'Jumpa doktor minggu ini jika dua minggu telah berlalu sebegini, atau jika anda tidak dapat bekerja atau menjaga anak. Jika anda terfikir untuk menamatkan hidup, hubungi 999, pergi ke jabatan kecemasan atau hubungi talian HEAL Kementerian Kesihatan di 15555 (8 pagi hingga tengah malam), atau Befrienders, 24 jam, di 03-7627 2929.',
        '如果这样已经两周，或您无法工作、照顾孩子，请在本周内看医生。如果有轻生的念头，请拨打999、前往急诊部，或拨打卫生部HEAL热线15555（早上8点至午夜），或24小时的Befrienders热线03-7627 2929。',
      ),
      treatment: t(
        'Talking treatment and antidepressant tablets both work, and together they work best. Tablets need two to six weeks and are not addictive, but should be stopped slowly. Regular sleep, movement and someone to talk to are part of the treatment.',
        'Terapi perbualan dan ubat antidepresan kedua-duanya berkesan, dan paling berkesan apabila digabungkan. Ubat memerlukan dua hingga enam minggu dan tidak menyebabkan ketagihan, tetapi perlu dihentikan perlahan-lahan. Tidur yang teratur, pergerakan dan seseorang untuk berbual ialah sebahagian daripada rawatan.',
        '心理治疗和抗忧郁药都有效，两者并用效果最好。药物需要两至六周见效，不会上瘾，但要慢慢停药。规律睡眠、运动和有人可以倾诉，也是治疗的一部分。',
      ),
      departments: ['psychiatry'],
    },
  },
];

/** Illnesses explained in the health library. */
export const libraryDiseases: readonly SampleEntry[] = diseases.map((entry) => ({
  ...entry,
  kind: 'library-disease',
  author: 'Health library editors',
}));
