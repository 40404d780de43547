import type { DiseaseSample } from './disease-sample.seed.ts';

export const coronaryArteryDisease: DiseaseSample = {
  slug: 'coronary-artery-disease',
  publishedAt: '2026-01-12T09:00:00+08:00',
  reviewer: 'Dr Hafizuddin Rosman',
  topics: ['heart'],
  departments: ['cardiology', 'emergency', 'rehabilitation'],
  articleSlugs: ['chest-pain-when-to-call-999', 'high-blood-pressure-without-symptoms'],
  references: [
    {
      title:
        'Clinical Practice Guidelines: Management of Acute ST Segment Elevation Myocardial Infarction, fourth edition. Ministry of Health Malaysia',
      year: 2019,
    },
    {
      title:
        'Clinical Practice Guidelines: Management of Stable Coronary Artery Disease, second edition. Ministry of Health Malaysia',
      year: 2018,
    },
    {
      title:
        'Clinical Practice Guidelines: Primary and Secondary Prevention of Cardiovascular Disease. Ministry of Health Malaysia',
      year: 2017,
    },
  ],
  en: {
    title: 'Coronary artery disease',
    summary:
      'The arteries that feed the heart become narrow. It can show as chest tightness, or as a sudden heart attack.',
    overview: `Fat and scar tissue build up in the walls of the heart’s own arteries over many years. If less blood gets through, the chest feels tight when you make an effort; this is angina. If the wall tears and a clot closes the artery, part of the heart muscle begins to die; that is a heart attack.

Heart disease is the leading cause of death in Malaysia, and heart attacks strike people here at a younger age than in many countries. Much of it can be prevented, and a heart attack that is treated in the first hours leaves far less damage.`,
    symptoms: [
      'pressure or tightness in the chest when walking, climbing or upset, which goes with rest',
      'pain that spreads to the arm, shoulder, jaw or back',
      'breathlessness on effort',
      'in a heart attack: heavy pain that does not go, cold sweat, feeling sick, fear',
      'unusual tiredness, belly pain or breathlessness without chest pain, above all in women, older people and people with diabetes',
    ],
    causes: [
      'smoking and vaping, and smoke from others',
      'high cholesterol, which may run in the family',
      'high blood pressure',
      'diabetes',
      'being heavy, little movement, long stress',
      'a father or brother with heart disease before 55, or a mother or sister before 65',
      'kidney disease',
    ],
    emergency: [
      'Chest pain or pressure lasts longer than a few minutes, or comes back at rest.',
      'It comes with sweat, breathlessness, feeling sick or fainting.',
      'Pain spreads to the arm, jaw or back.',
      'You have angina and the pain is not gone five minutes after one dose of your spray or tablet under the tongue.',
      'Angina has become more frequent, comes with less effort or wakes you at night, even if it is not there now.',
      'You fainted, or your heart races and you feel ill.',
      'Somebody falls down and does not breathe normally: start pressing on the chest.',
    ],
    urgent: [
      'You had chest tightness on effort for the first time in the last days, and it went with rest.',
      'You have run out of your heart tablets, or cannot take them, after a stent or a heart attack.',
    ],
    routine: [
      'Your chest feels tight on effort and settles with rest, and this has been the same for weeks: come within days.',
      'You are over 40, or 30 with diabetes or smoking, and nobody has worked out your heart risk.',
      'Your tablets cause muscle pain, bruises or a cough. Do not stop them on your own.',
      'You had a stent or a heart attack and your yearly check is due.',
    ],
    tests: `A heart tracing (ECG) is done within ten minutes of arrival, and a blood test for troponin shows whether muscle was hurt. If you come with pain on effort, we examine you, take blood for cholesterol, sugar and kidneys, and choose the next test by your risk: an ultrasound scan of the heart, exercise on a treadmill, or a CT picture of the arteries.

A coronary angiogram shows narrow places directly. It is done at once in most heart attacks, and otherwise only when its result would change the treatment.`,
    treatment: `In a heart attack the artery must be opened as soon as possible, best with a balloon and stent, or with a medicine that dissolves the clot where no team can be reached in time. That is why you call 999 and do not drive.

For all others, tablets do most of the work: one or two against clots, a statin for cholesterol, and others that ease the work of the heart. A stent through the wrist or a bypass operation helps when pain stays in spite of tablets, or when the main arteries are narrow.`,
    selfCare: [
      'In a heart attack: sit down, call 999, and chew 300 mg of aspirin unless you are allergic, bleed, are under 16, were told to avoid it, or the pain tears through to the back.',
      'Stop smoking today. After one year the extra risk has fallen by half. Ask us for help.',
      'Take your tablets every day. After a stent, stopping early can close it.',
      'Do not take sildenafil or similar tablets together with nitrate spray.',
      'Eat fish, beans, vegetables and fruit; less fried food, coconut milk, salt and sugar.',
      'Walk each day, a little more each week, and stop if your chest feels tight.',
    ],
    livingWith: `Go to a heart exercise course: it lowers the risk of another attack, and fear fades. Most people drive again after one to four weeks, work after two to six, and have sex when they can climb two flights of stairs with ease; ask about your own case. Feeling low after a heart attack is common and can be treated. Carry your spray and a list of your medicines. Have a flu injection each year. Your family should learn to press on the chest.`,
    complications: [
      'heart failure, with breathlessness and swollen legs',
      'dangerous heart rhythms and cardiac arrest',
      'another heart attack',
      'stroke',
      'low mood and anxiety',
    ],
    prevention: [
      'Do not smoke or vape, and keep your home free of smoke.',
      'Know four numbers: blood pressure, cholesterol, sugar and waist (below 90 cm for men and 80 cm for women).',
      'Move 150 minutes a week.',
      'Take tablets for pressure, sugar and cholesterol as agreed.',
      'Sleep seven hours.',
    ],
  },
  ms: {
    title: 'Penyakit arteri koronari',
    summary:
      'Arteri yang membekalkan darah ke jantung menjadi sempit. Tandanya dada ketat atau serangan jantung secara tiba-tiba.',
    overview: `Lemak dan tisu parut terkumpul pada dinding salur darah jantung sendiri selama bertahun-tahun. Jika kurang darah dapat melaluinya, dada terasa ketat ketika membuat kerja berat; ini angina. Jika dinding itu koyak dan darah beku menutup salur, sebahagian otot jantung mula mati; itulah serangan jantung.

Penyakit jantung ialah punca utama kematian di Malaysia, dan serangan jantung di sini berlaku pada usia yang lebih muda berbanding banyak negara. Kebanyakannya boleh dicegah, dan serangan jantung yang dirawat dalam beberapa jam pertama meninggalkan kerosakan yang jauh lebih kecil.`,
    symptoms: [
      'dada terasa ditekan atau ketat ketika berjalan, mendaki atau beremosi, dan hilang apabila berehat',
      'sakit yang merebak ke lengan, bahu, rahang atau belakang',
      'sesak nafas ketika membuat kerja berat',
      'dalam serangan jantung: sakit berat yang tidak hilang, peluh sejuk, loya, ketakutan',
      'keletihan luar biasa, sakit perut atau sesak nafas tanpa sakit dada, terutamanya pada wanita, warga emas dan penghidap diabetes',
    ],
    causes: [
      'merokok dan vape, serta asap rokok orang lain',
      'kolesterol tinggi, yang mungkin diwarisi dalam keluarga',
      'tekanan darah tinggi',
      'diabetes',
      'berlebihan berat badan, kurang bergerak, tekanan yang lama',
      'bapa atau adik-beradik lelaki menghidap penyakit jantung sebelum 55 tahun, atau ibu atau adik-beradik perempuan sebelum 65 tahun',
      'penyakit buah pinggang',
    ],
    emergency: [
      'Sakit atau tekanan dada melebihi beberapa minit, atau datang semula ketika berehat.',
      'Ia disertai peluh, sesak nafas, loya atau pengsan.',
      'Sakit merebak ke lengan, rahang atau belakang.',
      'Anda menghidap angina dan sakit tidak hilang lima minit selepas satu dos semburan atau ubat bawah lidah.',
      'Angina semakin kerap, datang dengan kerja yang lebih ringan atau mengejutkan anda pada waktu malam, walaupun tiada sekarang.',
      'Anda pengsan, atau jantung berdegup laju dan anda berasa tidak sihat.',
      'Seseorang rebah dan tidak bernafas seperti biasa: mula menekan dada.',
    ],
    urgent: [
      'Dada terasa ketat ketika membuat kerja berat buat pertama kali dalam beberapa hari ini, dan hilang apabila berehat.',
      'Ubat jantung anda habis, atau tidak dapat diambil, selepas pemasangan sten atau serangan jantung.',
    ],
    routine: [
      'Dada terasa ketat ketika membuat kerja berat dan lega apabila berehat, dan keadaannya sama sejak beberapa minggu: datang dalam beberapa hari.',
      'Anda berumur lebih 40 tahun, atau 30 tahun dengan diabetes atau merokok, dan risiko jantung anda belum pernah dikira.',
      'Ubat menyebabkan sakit otot, lebam atau batuk. Jangan berhenti sendiri.',
      'Anda pernah dipasang sten atau diserang sakit jantung dan pemeriksaan tahunan sudah tiba.',
    ],
    tests: `Rakaman jantung (ECG) dilakukan dalam sepuluh minit selepas anda tiba, dan ujian darah troponin menunjukkan sama ada otot jantung cedera. Jika anda datang kerana sakit ketika membuat kerja berat, kami memeriksa anda, menguji kolesterol, gula dan buah pinggang, dan memilih ujian seterusnya mengikut risiko anda: imbasan ultrabunyi jantung, ujian treadmill, atau gambar CT salur jantung.

Angiogram koronari menunjukkan tempat sempit secara langsung. Ia dilakukan serta-merta dalam kebanyakan serangan jantung, dan selain itu hanya apabila hasilnya akan mengubah rawatan.`,
    treatment: `Dalam serangan jantung, salur mesti dibuka secepat mungkin, sebaik-baiknya dengan belon dan sten, atau dengan ubat pelarut darah beku jika tiada pasukan yang boleh dicapai tepat pada masanya. Sebab itulah anda menghubungi 999 dan tidak memandu sendiri.

Bagi yang lain, ubat memainkan peranan terbesar: satu atau dua jenis untuk mencegah darah beku, statin untuk kolesterol, dan ubat lain yang meringankan kerja jantung. Sten melalui pergelangan tangan atau pembedahan pintasan membantu apabila sakit kekal walaupun sudah mengambil ubat, atau apabila salur utama sempit.`,
    selfCare: [
      'Dalam serangan jantung: duduk, hubungi 999, dan kunyah 300 mg aspirin kecuali anda alah, sedang berdarah, bawah 16 tahun, pernah dilarang doktor, atau sakit menusuk seperti koyak ke belakang.',
      'Berhenti merokok hari ini. Selepas setahun, risiko tambahan berkurang separuh. Minta bantuan kami.',
      'Ambil ubat setiap hari. Selepas pemasangan sten, berhenti awal boleh menyebabkan sten tersumbat.',
      'Jangan ambil sildenafil atau ubat seumpamanya bersama semburan nitrat.',
      'Makan ikan, kekacang, sayur dan buah; kurangkan makanan bergoreng, santan, garam dan gula.',
      'Berjalan setiap hari, tambah sedikit setiap minggu, dan berhenti jika dada terasa ketat.',
    ],
    livingWith: `Sertai program senaman jantung: ia mengurangkan risiko serangan berulang, dan ketakutan pun pudar. Kebanyakan orang memandu semula selepas satu hingga empat minggu, bekerja selepas dua hingga enam minggu, dan melakukan hubungan seks apabila mampu menaiki dua tingkat tangga dengan mudah; tanya tentang keadaan anda sendiri. Berasa murung selepas serangan jantung adalah biasa dan boleh dirawat. Bawa semburan dan senarai ubat anda. Ambil suntikan influenza setiap tahun. Ahli keluarga patut belajar menekan dada (CPR).`,
    complications: [
      'kegagalan jantung, dengan sesak nafas dan kaki bengkak',
      'rentak jantung yang berbahaya dan henti jantung',
      'serangan jantung berulang',
      'strok',
      'kemurungan dan kebimbangan',
    ],
    prevention: [
      'Jangan merokok atau vape, dan jadikan rumah bebas asap.',
      'Ketahui empat angka: tekanan darah, kolesterol, gula dan ukuran pinggang (bawah 90 cm bagi lelaki dan 80 cm bagi wanita).',
      'Bergerak 150 minit seminggu.',
      'Ambil ubat tekanan darah, gula dan kolesterol seperti yang dipersetujui.',
      'Tidur tujuh jam.',
    ],
  },
  zh: {
    title: '冠状动脉疾病',
    summary: '供应心脏的血管变窄，可能表现为胸闷，或突然心脏病发。',
    overview: `多年下来，脂肪和疤痕组织积聚在心脏自身的血管壁上。如果通过的血液减少，用力时胸口便会发紧，这就是心绞痛。如果血管壁破裂、血块堵住血管，部分心肌开始坏死，就是心脏病发。

心脏病是马来西亚的头号死因，而且这里的人发病年龄比许多国家年轻。它大多可以预防；发病后头几个小时内得到治疗，留下的损害会少得多。`,
    symptoms: [
      '走路、爬坡或情绪激动时胸口受压或发紧，休息后消失',
      '疼痛蔓延到手臂、肩膀、下颌或背部',
      '用力时气喘',
      '心脏病发时：持续的沉重疼痛、冒冷汗、恶心、恐惧',
      '没有胸痛，却异常疲倦、上腹痛或气喘，尤其是女性、年长者和糖尿病患者',
    ],
    causes: [
      '抽烟、电子烟和二手烟',
      '高胆固醇，可能遗传',
      '高血压',
      '糖尿病',
      '体重过重、缺乏运动、长期压力',
      '父亲或兄弟55岁前、母亲或姐妹65岁前患心脏病',
      '肾病',
    ],
    emergency: [
      '胸痛或胸口受压超过几分钟，或休息时再发。',
      '伴有冒汗、气喘、恶心或昏厥。',
      '疼痛蔓延到手臂、下颌或背部。',
      '心绞痛患者喷一次药或舌下含一片药，五分钟后仍痛。',
      '心绞痛变得频密、轻微用力就发作，或夜里痛醒，即使现在不痛。',
      '曾昏倒，或心跳很快且感觉不适。',
      '有人倒下且没有正常呼吸：马上按压胸部。',
    ],
    urgent: ['这几天第一次在用力时胸口发紧，休息后消失。', '放支架或心脏病发之后，心脏药吃完了或无法服用。'],
    routine: [
      '用力时胸口发紧、休息后缓解，几周来没有变化：几天内就诊。',
      '40岁以上，或30岁以上且有糖尿病或抽烟，从未评估心脏风险。',
      '药物引起肌肉痛、瘀青或咳嗽。不要自行停药。',
      '放过支架或曾心脏病发，年度复查到期。',
    ],
    tests: `到院十分钟内做心电图（ECG），并验血查肌钙蛋白（troponin），看心肌是否受损。如果是用力时疼痛，我们会检查身体，验胆固醇、血糖和肾功能，再按风险选择下一步：心脏超声波、跑步机运动测试，或心脏血管CT。

冠状动脉造影可直接看到狭窄处。多数心脏病发会立即做；其他情况，只有结果会改变治疗时才做。`,
    treatment: `心脏病发时必须尽快打通血管，最好用球囊和支架；若赶不及送到有团队的医院，则用溶解血块的药。所以要拨打999，不要自己开车。

其他情况主要靠药物：一两种防止血块的药、降胆固醇的他汀类药物，以及减轻心脏负担的药。服药后仍痛，或主要血管狭窄时，可经手腕放支架或做搭桥手术。`,
    selfCare: [
      '心脏病发时：坐下，拨打999，嚼服300毫克阿司匹林；但如果过敏、正在出血、未满16岁、医生叮嘱不可服用，或疼痛像撕裂一样穿到背部，就不要吃。',
      '今天就戒烟。一年后，额外的风险减半。我们可以帮您。',
      '每天服药。放支架后提早停药，支架可能堵塞。',
      '使用硝酸盐喷剂者，不可同服西地那非（sildenafil）一类的药。',
      '多吃鱼、豆类、蔬菜和水果；少吃油炸食物、椰浆、盐和糖。',
      '每天步行，每周增加一点；胸口发紧就停下。',
    ],
    livingWith: `参加心脏运动康复课程：它能减少再次发作，也让人不再害怕。多数人一至四周后可以开车，两至六周后恢复工作，能轻松爬两层楼梯时可恢复性生活；您的情况请问医生。心脏病发后情绪低落很常见，可以治疗。随身带着喷剂和药物清单。每年打流感疫苗。家人应学会按压胸部。`,
    complications: ['心脏衰竭，气喘、腿肿', '危险的心律不整和心脏骤停', '再次心脏病发', '中风', '忧郁和焦虑'],
    prevention: [
      '不抽烟，不抽电子烟，家里禁烟。',
      '知道四个数字：血压、胆固醇、血糖和腰围（男性90厘米以下，女性80厘米以下）。',
      '每周活动150分钟。',
      '按约定服用血压、血糖和胆固醇的药。',
      '睡足七小时。',
    ],
  },
};
