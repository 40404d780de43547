import { t } from './three-languages.seed.ts';
import { lines, type CareOfSymptom } from './symptom-care.ts';

/** How soon to get help, and what follows, for the first six symptoms of the library. */
export const symptomCareFirst: Record<string, CareOfSymptom> = {
  'chest-pain': {
    emergency: lines(
      [
        'It lasts longer than a few minutes, feels like a weight, or comes at rest or with less effort than before.',
        'It spreads to the arm, jaw or back, or tears through to the back.',
        'It comes with sweat, breathlessness, feeling sick or fainting.',
        'It is sudden, and a leg is swollen or you cough blood.',
      ],
      [
        'Ia melebihi beberapa minit, terasa seperti dihempap, atau datang ketika berehat atau dengan kerja yang lebih ringan daripada biasa.',
        'Ia merebak ke lengan, rahang atau belakang, atau menusuk seperti koyak ke belakang.',
        'Ia disertai peluh, sesak nafas, loya atau pengsan.',
        'Ia mendadak, dan sebelah kaki bengkak atau anda batuk darah.',
      ],
      [
        '超过几分钟、像重物压着，或休息时也发作、比以前更轻微的活动就发作。',
        '蔓延到手臂、下颌或背部，或像撕裂一样穿到背部。',
        '伴有冒汗、气喘、恶心或昏厥。',
        '突然发作，而且一条腿肿胀，或咳血。',
      ],
    ),
    urgent: lines(
      [
        'You have fever and cough, and it hurts to breathe in.',
        'A tight chest on effort is new in the last days and goes with rest.',
        'A blow or a fall to the chest still hurts when you breathe.',
      ],
      [
        'Anda demam dan batuk, dan sakit apabila menarik nafas.',
        'Dada ketat ketika membuat kerja berat baru bermula dalam beberapa hari ini dan hilang apabila berehat.',
        'Dada terhentak atau anda terjatuh, dan masih sakit ketika bernafas.',
      ],
      ['发烧、咳嗽，吸气时疼痛。', '这几天才开始在用力时胸口发紧，休息后消失。', '胸部受撞或跌伤，呼吸时仍痛。'],
    ),
    routine: lines(
      [
        'It has come on effort and gone with rest for weeks: come within days.',
        'It burns after meals or on lying down for more than two weeks.',
        'It is sore at one spot and no better after two weeks.',
      ],
      [
        'Ia datang ketika membuat kerja berat dan hilang apabila berehat sejak beberapa minggu: datang dalam beberapa hari.',
        'Ia pedih selepas makan atau ketika berbaring lebih dua minggu.',
        'Ia sakit di satu tempat dan tidak bertambah baik selepas dua minggu.',
      ],
      ['几周来用力时发作、休息后消失：几天内就诊。', '饭后或躺下时灼热，超过两周。', '某一点酸痛，两周仍不见好。'],
    ),
    tests: t(
      'A heart tracing is done at once, and blood is tested for damage to the heart muscle, often twice. A chest X-ray, an ultrasound scan of the heart or a CT picture of the arteries may follow.',
      'Rakaman jantung (ECG) dibuat serta-merta, dan darah diuji untuk kerosakan otot jantung, selalunya dua kali. X-ray dada, imbasan ultrabunyi jantung atau gambar CT salur darah mungkin menyusul.',
      '立即做心电图，并验血看心肌是否受损，往往验两次。之后可能做胸部X光、心脏超声波或血管CT。',
    ),
    selfCare: lines(
      [
        'Do not drive yourself to hospital.',
        'Unlock the door and stay with somebody.',
        'For burning after meals: small meals, nothing for three hours before bed, no smoking.',
      ],
      [
        'Jangan memandu sendiri ke hospital.',
        'Buka kunci pintu dan jangan bersendirian.',
        'Bagi rasa pedih selepas makan: makan sedikit-sedikit, jangan makan tiga jam sebelum tidur, jangan merokok.',
      ],
      ['不要自己开车去医院。', '打开门锁，有人陪着。', '饭后灼热：少量多餐，睡前三小时不吃东西，不抽烟。'],
    ),
    prevention: lines(
      [
        'Do not smoke or vape.',
        'Know your blood pressure, sugar and cholesterol, and treat them.',
        'Walk 30 minutes on five days a week.',
      ],
      [
        'Jangan merokok atau vape.',
        'Ketahui tekanan darah, gula dan kolesterol anda, dan rawatlah.',
        'Berjalan 30 minit pada lima hari seminggu.',
      ],
      ['不抽烟，不抽电子烟。', '了解并治疗血压、血糖和胆固醇。', '每周五天步行30分钟。'],
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
  'shortness-of-breath': {
    emergency: lines(
      [
        'It is sudden, or you cannot finish a sentence.',
        'There is chest pain, fainting, or lips are blue or grey.',
        'A leg is swollen, or you had an operation, a long journey or a birth lately.',
        'Face, tongue or throat swell, or it began after food, a sting or a medicine.',
        'A child draws in the skin between the ribs, grunts or cannot feed.',
      ],
      [
        'Ia mendadak, atau anda tidak dapat menghabiskan satu ayat.',
        'Ada sakit dada, pengsan, atau bibir biru atau kelabu.',
        'Sebelah kaki bengkak, atau anda baru menjalani pembedahan, perjalanan jauh atau bersalin.',
        'Muka, lidah atau tekak bengkak, atau ia bermula selepas makanan, sengatan atau ubat.',
        'Kulit di celah tulang rusuk anak tertarik ke dalam, nafasnya berbunyi atau dia tidak dapat menyusu.',
      ],
      [
        '突然发生，或无法说完一句话。',
        '胸痛、昏厥，或嘴唇发紫、发灰。',
        '一条腿肿胀，或最近做过手术、长途旅行、生产。',
        '脸、舌或喉咙肿胀，或在进食、被叮咬、服药之后发生。',
        '孩子肋间凹陷、发出呻吟声或吃不了奶。',
      ],
    ),
    urgent: lines(
      [
        'It is new at rest or at night, or you need more pillows.',
        'You are pregnant.',
        'You have fever with cough, or your reliever inhaler helps for less than four hours.',
      ],
      [
        'Ia baharu bermula ketika berehat atau pada waktu malam, atau anda memerlukan lebih banyak bantal.',
        'Anda hamil.',
        'Anda demam dan batuk, atau alat sedut pelega membantu kurang daripada empat jam.',
      ],
      ['休息时或夜里新出现气喘，或要垫更多枕头。', '怀孕。', '发烧兼咳嗽，或缓解吸入器的效果不到四小时。'],
    ),
    routine: lines(
      [
        'Stairs have become harder over weeks.',
        'You wheeze or cough at night or with exercise.',
        'Your ankles swell in the evening.',
      ],
      [
        'Menaiki tangga semakin sukar sejak beberapa minggu.',
        'Nafas berbunyi atau batuk pada waktu malam atau ketika bersenam.',
        'Buku lali bengkak pada waktu petang.',
      ],
      ['几周来爬楼梯越来越吃力。', '夜里或运动时喘鸣、咳嗽。', '傍晚脚踝肿胀。'],
    ),
    tests: t(
      'We listen to heart and lungs and measure oxygen with a clip on the finger. A chest X-ray, heart tracing and blood count follow, and where needed a blowing test or an ultrasound scan of the heart.',
      'Kami mendengar jantung dan paru-paru serta mengukur oksigen dengan klip di jari. X-ray dada, ECG dan kiraan darah menyusul, dan jika perlu ujian tiupan atau imbasan ultrabunyi jantung.',
      '我们听心肺、用手指夹测血氧，再做胸部X光、心电图和验血球；需要时做吹气测试或心脏超声波。',
    ),
    selfCare: lines(
      [
        'Sit upright by an open window and breathe out slowly through pursed lips.',
        'Use your inhaler as your plan says.',
        'Do not smoke; stay inside when there is haze.',
      ],
      [
        'Duduk tegak berhampiran tingkap yang terbuka dan hembus nafas perlahan-lahan dengan bibir dimuncungkan.',
        'Gunakan alat sedut seperti dalam pelan anda.',
        'Jangan merokok; tinggal di dalam rumah ketika jerebu.',
      ],
      ['坐直，靠近打开的窗户，噘嘴慢慢呼气。', '按计划使用吸入器。', '不抽烟；烟霾时留在室内。'],
    ),
    prevention: lines(
      [
        'Take preventer inhalers, heart tablets and water tablets every day.',
        'Have a flu injection each year.',
        'Keep moving and keep a healthy weight.',
      ],
      [
        'Ambil alat sedut pencegah, ubat jantung dan ubat kencing setiap hari.',
        'Ambil suntikan influenza setiap tahun.',
        'Kekal aktif dan jaga berat badan.',
      ],
      ['每天使用预防吸入器、心脏药和利尿药。', '每年打流感疫苗。', '多活动，保持健康体重。'],
    ),
    references: [
      {
        title: 'Clinical Practice Guidelines: Management of Heart Failure, fourth edition. Ministry of Health Malaysia',
        year: 2019,
      },
      {
        title: 'Clinical Practice Guidelines: Management of Asthma in Adults. Ministry of Health Malaysia',
        year: 2017,
      },
    ],
    articleSlugs: ['when-the-haze-comes'],
  },
  fever: {
    emergency: lines(
      [
        'There is a stiff neck, confusion, a fit, or spots that do not fade when you press a glass on them.',
        'Breathing is hard or very fast.',
        'Hands are cold and the person is drowsy or cannot be woken.',
        'A baby under three months has 38 degrees or more: go to the emergency department at once.',
        'The fever has fallen but you feel worse, or there is strong belly pain, repeated vomiting or bleeding: think of dengue.',
        'You have no spleen or are in cancer treatment, and have 38 degrees or more.',
      ],
      [
        'Leher kaku, keliru, sawan, atau bintik yang tidak pudar apabila ditekan dengan gelas.',
        'Nafas sukar atau sangat laju.',
        'Tangan sejuk dan pesakit mengantuk atau tidak dapat dikejutkan.',
        'Bayi bawah tiga bulan dengan suhu 38 darjah atau lebih: pergi ke jabatan kecemasan serta-merta.',
        'Demam kebah tetapi anda berasa lebih teruk, atau ada sakit perut yang kuat, muntah berulang atau pendarahan: fikirkan denggi.',
        'Anda tiada limpa atau sedang menjalani rawatan kanser, dan suhu 38 darjah atau lebih.',
      ],
      [
        '颈部僵硬、神志不清、抽搐，或有用玻璃杯按压也不褪的斑点。',
        '呼吸困难或非常急促。',
        '手冰冷，而且昏沉或叫不醒。',
        '三个月以下的婴儿38度或以上：立即前往急诊部。',
        '退烧后反而更不舒服，或有剧烈腹痛、反复呕吐、出血：要想到骨痛热症。',
        '没有脾脏或正接受癌症治疗，而体温38度或以上。',
      ],
    ),
    urgent: lines(
      [
        'You are pregnant, over 65, or have diabetes or a weak immune system.',
        'You were in flood water, a river, the jungle or abroad in the last weeks.',
        'A child drinks little, has no wet nappy for six hours or is between three and six months old with 39 degrees.',
      ],
      [
        'Anda hamil, berumur lebih 65 tahun, menghidap diabetes atau lemah daya tahan.',
        'Anda terkena air banjir, sungai, masuk hutan atau ke luar negara dalam beberapa minggu lalu.',
        'Anak kurang minum, lampin kering selama enam jam, atau berumur tiga hingga enam bulan dengan suhu 39 darjah.',
      ],
      [
        '怀孕、65岁以上、有糖尿病或免疫力弱。',
        '最近几周接触过水灾积水、河水、森林，或出过国。',
        '孩子喝得少、六小时尿片是干的，或三至六个月大而体温39度。',
      ],
    ),
    routine: lines(
      [
        'A high fever without a clear cause is in its first or second day: have your blood counted.',
        'A low fever has come and gone for two weeks, or you sweat at night.',
      ],
      [
        'Demam tinggi tanpa punca yang jelas pada hari pertama atau kedua: buat kiraan darah.',
        'Demam rendah datang dan pergi selama dua minggu, atau anda berpeluh malam.',
      ],
      ['原因不明的高烧，第一天或第二天：验血球。', '低烧反复两周，或夜间盗汗。'],
    ),
    tests: t(
      'Most people need an examination and a blood count with a dengue test. By the signs we add tests of urine, mucus or blood, or a chest X-ray. The count may be repeated each day.',
      'Kebanyakan orang memerlukan pemeriksaan dan kiraan darah bersama ujian denggi. Mengikut tanda, ujian air kencing, kahak atau darah, atau X-ray dada ditambah. Kiraan darah mungkin diulang setiap hari.',
      '多数人只需检查身体、验血球和骨痛热症检验。视症状再验尿、痰、血，或做胸部X光。血球可能每天重验。',
    ),
    selfCare: lines(
      [
        'Adults: paracetamol 500 mg to 1 g, at least six hours apart, at most 4 g a day. Children by weight: 15 mg for each kilogram, at most four times a day.',
        'Never give aspirin to anybody under 16.',
        'Wear light clothes. Do not sponge with cold water or spirit.',
      ],
      [
        'Orang dewasa: parasetamol 500 mg hingga 1 g, selang sekurang-kurangnya enam jam, paling banyak 4 g sehari. Kanak-kanak mengikut berat: 15 mg bagi setiap kilogram, paling banyak empat kali sehari.',
        'Jangan sekali-kali beri aspirin kepada sesiapa yang berumur bawah 16 tahun.',
        'Pakai baju nipis. Jangan lap dengan air sejuk atau spirit.',
      ],
      [
        '成人：扑热息痛（paracetamol）每次500毫克至1克，至少相隔六小时，一天最多4克。儿童按体重：每公斤15毫克，一天最多四次。',
        '16岁以下者绝不可服阿司匹林。',
        '穿薄衣服。不要用冷水或酒精擦身。',
      ],
    ),
    prevention: lines(
      [
        'Empty standing water once a week.',
        'Keep vaccinations up to date.',
        'Wash your hands; wear boots in flood water.',
      ],
      ['Buang air bertakung seminggu sekali.', 'Pastikan vaksinasi lengkap.', 'Basuh tangan; pakai but ketika banjir.'],
      ['每周清理积水。', '按时接种疫苗。', '勤洗手；水灾时穿水靴。'],
    ),
    references: [
      {
        title:
          'Clinical Practice Guidelines: Management of Dengue Infection in Adults, third edition. Ministry of Health Malaysia',
        year: 2015,
      },
      {
        title:
          'Fever in under 5s: assessment and initial management (NG143). National Institute for Health and Care Excellence',
        year: 2019,
      },
    ],
    articleSlugs: ['dengue-the-day-the-fever-falls', 'fever-in-a-small-child', 'after-the-flood-leptospirosis'],
  },
  headache: {
    emergency: lines(
      [
        'It is the worst of your life and came within a minute.',
        'It comes with weakness, slurred speech, a fit, confusion or sudden trouble seeing.',
        'There is a stiff neck with fever, or a rash.',
        'It follows a blow to the head, above all with vomiting or blood thinners.',
        'One eye is red, painful and sees badly.',
      ],
      [
        'Ia paling teruk dalam hidup anda dan datang dalam masa seminit.',
        'Ia disertai lemah sebelah badan, pertuturan pelat, sawan, keliru atau gangguan penglihatan secara tiba-tiba.',
        'Leher kaku dengan demam, atau ruam.',
        'Ia berlaku selepas kepala terhantuk, terutamanya jika muntah atau mengambil ubat pencair darah.',
        'Sebelah mata merah, sakit dan kurang nampak.',
      ],
      [
        '一生中最剧烈，一分钟内出现。',
        '伴有半边无力、说话含糊、抽搐、神志不清或视力突然异常。',
        '颈部僵硬兼发烧，或有皮疹。',
        '撞到头之后发生，尤其是呕吐或服用抗凝血药者。',
        '一只眼睛红、痛、看不清。',
      ],
    ),
    urgent: lines(
      [
        'You are pregnant, or gave birth in the last six weeks.',
        'It is new and you are over 50, above all with sore temples or a jaw that aches when you chew.',
        'It is worse on lying, coughing or in the morning, with vomiting.',
        'You have cancer, HIV or a weak immune system.',
      ],
      [
        'Anda hamil, atau baru bersalin dalam enam minggu lalu.',
        'Ia baharu dan anda berumur lebih 50 tahun, terutamanya jika pelipis sakit atau rahang sengal ketika mengunyah.',
        'Ia lebih teruk ketika baring, batuk atau pada waktu pagi, disertai muntah.',
        'Anda menghidap kanser, HIV atau lemah daya tahan.',
      ],
      [
        '怀孕，或产后六周内。',
        '50岁以上新出现，尤其是太阳穴压痛或咀嚼时下颌酸痛。',
        '躺下、咳嗽或早上更痛，并且呕吐。',
        '有癌症、HIV或免疫力弱。',
      ],
    ),
    routine: lines(
      [
        'You need tablets every week, or painkillers on more than ten days a month.',
        'It keeps you from work or school.',
        'The pattern has changed.',
      ],
      [
        'Anda memerlukan ubat setiap minggu, atau ubat tahan sakit lebih sepuluh hari sebulan.',
        'Ia menghalang kerja atau sekolah.',
        'Coraknya telah berubah.',
      ],
      ['每周都要吃药，或每月服止痛药超过十天。', '影响工作或上学。', '头痛的模式改变了。'],
    ),
    tests: t(
      'Your story, blood pressure, eyes and nerves tell most. A scan is needed only with warning signs, and a blood test for inflammation over the age of 50.',
      'Cerita anda, tekanan darah, mata dan saraf menjelaskan kebanyakannya. Imbasan hanya perlu jika ada tanda amaran, dan ujian darah keradangan bagi umur lebih 50 tahun.',
      '病史、血压、眼睛和神经检查能说明大部分情况。有警讯时才需要扫描；50岁以上验血看发炎指标。',
    ),
    selfCare: lines(
      [
        'Take a painkiller early, once, and not on more than two days a week.',
        'Rest your eyes from screens every 20 minutes.',
        'Keep to regular meals, sleep and water.',
      ],
      [
        'Ambil ubat tahan sakit awal, sekali sahaja, dan tidak lebih dua hari seminggu.',
        'Rehatkan mata daripada skrin setiap 20 minit.',
        'Makan, tidur dan minum pada waktu yang tetap.',
      ],
      ['及早服一次止痛药，每周不超过两天。', '每20分钟让眼睛离开屏幕休息。', '定时吃饭、睡觉、喝水。'],
    ),
    prevention: lines(
      [
        'Find your triggers with a diary.',
        'Ask about daily tablets if migraine comes four times a month or more.',
        'Wear the right glasses.',
      ],
      [
        'Cari pencetus dengan diari.',
        'Tanya tentang ubat harian jika migrain datang empat kali sebulan atau lebih.',
        'Pakai cermin mata yang sesuai.',
      ],
      ['用日记找出诱因。', '偏头痛每月四次或以上，请询问每日预防药。', '配戴合适的眼镜。'],
    ),
    references: [
      {
        title:
          'Headaches in over 12s: diagnosis and management (CG150). National Institute for Health and Care Excellence',
        year: 2012,
      },
      {
        title:
          'Suspected neurological conditions: recognition and referral (NG127). National Institute for Health and Care Excellence',
        year: 2019,
      },
    ],
    articleSlugs: [],
  },
  dizziness: {
    emergency: lines(
      [
        'It comes with double vision, slurred speech, weakness, numbness or a severe headache.',
        'There is chest pain, fainting or a racing heart.',
        'You suddenly cannot stand or walk without help.',
        'There is heavy bleeding or black stool.',
        'You are pregnant and have fainted or bleed.',
      ],
      [
        'Ia disertai penglihatan berganda, pertuturan pelat, lemah sebelah badan, kebas atau sakit kepala teruk.',
        'Ada sakit dada, pengsan atau jantung berdegup laju.',
        'Anda tiba-tiba tidak dapat berdiri atau berjalan tanpa bantuan.',
        'Ada pendarahan banyak atau najis hitam.',
        'Anda hamil dan telah pengsan atau berdarah.',
      ],
      [
        '伴有复视、说话含糊、无力、麻木或剧烈头痛。',
        '胸痛、昏厥或心跳很快。',
        '突然不能自己站立或行走。',
        '大量出血或黑便。',
        '怀孕而昏倒或出血。',
      ],
    ),
    urgent: lines(
      [
        'You keep vomiting and cannot drink.',
        'Hearing in one ear is suddenly gone.',
        'You take insulin, gliclazide or new blood pressure tablets and feel faint.',
        'You are pregnant and dizzy.',
      ],
      [
        'Anda terus muntah dan tidak dapat minum.',
        'Pendengaran sebelah telinga hilang secara tiba-tiba.',
        'Anda mengambil insulin, gliclazide atau ubat darah tinggi baharu dan hampir pitam.',
        'Anda hamil dan pening.',
      ],
      ['不断呕吐、喝不下水。', '一边耳朵突然失聪。', '使用胰岛素、gliclazide或新的降压药而快要昏倒。', '怀孕而头晕。'],
    ),
    routine: lines(
      [
        'It returns, or has lasted for more than a week.',
        'You have fallen, or are afraid to fall.',
        'There is ringing or poor hearing in one ear.',
      ],
      [
        'Ia berulang, atau melebihi seminggu.',
        'Anda pernah jatuh, atau takut jatuh.',
        'Telinga berdesing atau kurang dengar sebelah.',
      ],
      ['反复发作，或超过一周。', '曾跌倒，或害怕跌倒。', '一边耳鸣或听力差。'],
    ),
    tests: t(
      'We look at your eyes while we move your head, measure blood pressure lying and standing, and test sugar and blood count. A heart tracing, hearing test or scan is added when the signs ask for it.',
      'Kami melihat mata anda sambil menggerakkan kepala, mengukur tekanan darah ketika baring dan berdiri, serta menguji gula dan kiraan darah. ECG, ujian pendengaran atau imbasan ditambah jika tandanya memerlukan.',
      '我们一边转动您的头，一边看眼睛；量躺着和站着的血压；验血糖和血球。有需要再做心电图、听力测试或扫描。',
    ),
    selfCare: lines(
      [
        'Sit on the edge of the bed for a minute before you stand.',
        'Drink enough, and do not skip meals.',
        'Keep a night light on and the floor clear.',
      ],
      [
        'Duduk di tepi katil seminit sebelum berdiri.',
        'Minum secukupnya, dan jangan langkau makan.',
        'Pasang lampu malam dan kosongkan lantai.',
      ],
      ['起床前先在床边坐一分钟。', '喝足水，不要误餐。', '留一盏夜灯，地面不放杂物。'],
    ),
    prevention: lines(
      [
        'Have your tablets looked through once a year.',
        'Train balance and legs, for example with tai chi.',
        'Rise slowly after a hot bath or a long kneel.',
      ],
      [
        'Minta ubat anda disemak setahun sekali.',
        'Latih imbangan dan kaki, misalnya dengan tai chi.',
        'Bangun perlahan-lahan selepas mandi air panas atau lama duduk bersimpuh.',
      ],
      ['每年请人检视一次药物。', '锻炼平衡和腿力，例如太极。', '洗热水澡或久跪之后慢慢起身。'],
    ),
    references: [
      {
        title:
          'Clinical practice guideline: benign paroxysmal positional vertigo (update). American Academy of Otolaryngology',
        year: 2017,
      },
      {
        title:
          'Suspected neurological conditions: recognition and referral (NG127). National Institute for Health and Care Excellence',
        year: 2019,
      },
    ],
    articleSlugs: [],
  },
  'belly-pain': {
    emergency: lines(
      [
        'It is sudden and severe, or the belly is hard as a board.',
        'You vomit blood or something like coffee grounds, or pass black stool or much blood.',
        'You faint, or have chest, back or shoulder pain with it.',
        'Your period is late, or you are pregnant, and you have strong pain or bleed.',
        'A boy or man has sudden pain in a testicle.',
        'The belly swells, you vomit and pass no wind, or you cannot pass urine at all.',
        'A small child screams in waves and is pale, or has blood in the nappy.',
      ],
      [
        'Ia mendadak dan kuat, atau perut keras seperti papan.',
        'Anda muntah darah atau seperti serbuk kopi, atau najis hitam atau banyak darah.',
        'Anda pengsan, atau ada sakit dada, belakang atau bahu bersamanya.',
        'Haid lewat, atau anda hamil, dan sakit kuat atau berdarah.',
        'Budak lelaki atau lelaki yang tiba-tiba sakit buah zakar.',
        'Perut membengkak, anda muntah dan tidak dapat kentut, atau langsung tidak dapat kencing.',
        'Anak kecil menjerit berselang-seli dan pucat, atau ada darah dalam lampin.',
      ],
      [
        '突然剧痛，或腹部硬如木板。',
        '吐血或咖啡渣样物，或排黑便、大量便血。',
        '昏厥，或同时胸、背、肩疼痛。',
        '月经迟来或怀孕，而且剧痛或出血。',
        '男孩或男子睾丸突然疼痛。',
        '腹部胀大、呕吐又不能放屁，或完全尿不出来。',
        '幼儿一阵阵大哭、脸色苍白，或尿片有血。',
      ],
    ),
    urgent: lines(
      [
        'It stays in one place for more than a few hours, or moves to the lower right.',
        'There is fever, yellow skin or vomiting that does not stop.',
        'You have passed no stool for days and the pain grows.',
      ],
      [
        'Ia kekal di satu tempat lebih beberapa jam, atau beralih ke bahagian bawah kanan.',
        'Ada demam, kulit kuning atau muntah yang tidak berhenti.',
        'Anda tidak buang air besar berhari-hari dan sakit bertambah.',
      ],
      ['固定一处超过几小时，或移到右下腹。', '发烧、皮肤发黄或呕吐不止。', '几天没有大便，而且越来越痛。'],
    ),
    routine: lines(
      [
        'It keeps returning for more than two weeks.',
        'You lose weight, or your bowel habit has changed and you are over 40.',
        'It comes with each period and keeps you in bed.',
      ],
      [
        'Ia berulang lebih dua minggu.',
        'Berat badan turun, atau tabiat buang air besar berubah dan anda berumur lebih 40 tahun.',
        'Ia datang setiap kali haid dan memaksa anda berbaring.',
      ],
      ['反复疼痛超过两周。', '体重下降，或40岁以上而排便习惯改变。', '每次月经都痛到要卧床。'],
    ),
    tests: t(
      'We press gently where it hurts, and test urine and blood; every woman who may be pregnant gets a pregnancy test. An ultrasound scan comes first, a CT scan when the cause is not clear.',
      'Kami menekan perlahan di tempat sakit, serta menguji air kencing dan darah; setiap wanita yang mungkin hamil menjalani ujian kehamilan. Imbasan ultrabunyi didahulukan, imbasan CT jika puncanya tidak jelas.',
      '我们轻按疼痛处，验尿验血；可能怀孕的女性都要验孕。先做超声波，原因不明再做CT。',
    ),
    selfCare: lines(
      [
        'Take small sips of water or rehydration salts every few minutes.',
        'Put a warm pack on cramps, not on a hard belly.',
        'Eat nothing if the pain is severe: you may need an operation.',
      ],
      [
        'Minum air atau garam rehidrasi sedikit demi sedikit setiap beberapa minit.',
        'Tuam panas untuk kejang, bukan pada perut yang keras.',
        'Jangan makan jika sakit teruk: anda mungkin perlu pembedahan.',
      ],
      ['每隔几分钟小口喝水或补液盐。', '绞痛可热敷，腹部僵硬则不可。', '剧痛时不要进食，可能需要手术。'],
    ),
    prevention: lines(
      [
        'Wash hands before cooking and eating; keep food hot or cold.',
        'Eat fibre, drink water and move.',
        'Take anti-inflammatory tablets with food and only for a short time.',
      ],
      [
        'Basuh tangan sebelum memasak dan makan; simpan makanan panas atau sejuk.',
        'Makan serat, minum air dan bergerak.',
        'Ambil ubat anti-radang bersama makanan dan sekejap sahaja.',
      ],
      ['煮食和吃饭前洗手；食物保持热或冷藏。', '多吃纤维、多喝水、多活动。', '消炎止痛药随餐服用，只用短期。'],
    ),
    references: [
      {
        title:
          'Diagnosis and treatment of acute appendicitis: update of the WSES Jerusalem guidelines. World Society of Emergency Surgery',
        year: 2020,
      },
      {
        title:
          'Ectopic pregnancy and miscarriage: diagnosis and initial management (NG126). National Institute for Health and Care Excellence',
        year: 2019,
      },
    ],
    articleSlugs: ['gastric-pain-that-keeps-coming-back', 'a-stool-test-from-the-age-of-fifty'],
  },
};
