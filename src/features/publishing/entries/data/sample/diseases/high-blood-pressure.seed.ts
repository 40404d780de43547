import type { DiseaseSample } from './disease-sample.seed.ts';

export const highBloodPressure: DiseaseSample = {
  slug: 'high-blood-pressure',
  publishedAt: '2026-01-12T09:00:00+08:00',
  reviewer: 'Dr Lavanya Selvakumar',
  topics: ['heart'],
  departments: ['cardiology', 'nephrology'],
  articleSlugs: ['high-blood-pressure-without-symptoms', 'durian-and-blood-pressure'],
  references: [
    {
      title: 'Clinical Practice Guidelines: Management of Hypertension, fifth edition. Ministry of Health Malaysia',
      year: 2018,
    },
    { title: 'National Health and Morbidity Survey. Institute for Public Health, Malaysia', year: 2023 },
  ],
  en: {
    title: 'High blood pressure',
    summary: 'Pressure of 140/90 or more that stays. You rarely feel it, yet it is the main cause of stroke.',
    overview: `Blood pressure is the force of the blood against the walls of the arteries. It is told in two numbers: the upper one is the pressure when the heart beats, the lower one when it rests. When it stays at 140/90 or above in the clinic, or 135/85 or above at home, we call it high.

High pressure makes the walls of the arteries thick and weak. Nearly one in three adults in Malaysia has it, and many do not know, because it does not hurt. In nine of ten people there is no single cause. It cannot be made to go away for good, but it can be kept normal for life, and that works: each drop of 10 in the upper number lowers the risk of a stroke by about a quarter.`,
    symptoms: [
      'usually none',
      'headache or nosebleeds only when it is very high',
      'breathlessness if the heart has been strained for years',
      'in pregnancy: headache, spots before the eyes, pain under the ribs, a swollen face or hands',
    ],
    causes: [
      'growing older, and a family history',
      'too much salt, much of it in sauces, noodles, salted fish and snacks',
      'being heavy, little movement, alcohol, smoking',
      'snoring with pauses in breathing (sleep apnoea)',
      'less often a kidney, artery or hormone illness, above all in people under 30',
      'medicines such as steroids, painkillers, the pill and cold tablets that unblock the nose',
    ],
    emergency: [
      'There is chest pain, or breath is short at rest.',
      'The face droops, an arm or leg is weak or speech is strange, even if it passes.',
      'A severe headache comes with confusion, a fit or sudden trouble seeing.',
      'You are pregnant or gave birth in the last six weeks, and have a reading of 160/110 or more, a severe headache, spots before the eyes, pain under the ribs or a fit.',
    ],
    urgent: [
      'The reading is 180/120 or more after five minutes of rest, twice, also when you feel well.',
      'You are pregnant and the reading is 140/90 or more.',
      'You take tablets and keep feeling faint or have fallen.',
    ],
    routine: [
      'Your average at home is 135/85 or more, or the clinic has found 140/90 or more: come within weeks.',
      'You are 18 or older and have not been measured for a year.',
      'Your tablets cause a cough, swollen ankles, tiredness or trouble with sex: there are others.',
      'You plan a baby: some tablets must be changed first.',
    ],
    tests: `One high reading is not enough. Your pressure is measured on two or more days, in both arms the first time, after five minutes of quiet sitting. Measuring at home for a week, twice in the morning and twice in the evening, or a cuff worn for 24 hours tells the truth best, since many people are tense in the clinic.

Then we look for the cause and for damage: blood test of kidneys, salts, sugar and cholesterol, protein in the urine, a heart tracing and a look at the back of the eyes.`,
    treatment: `Less salt, more vegetables, walking, weight loss and good sleep lower the pressure, together about as much as one tablet. Most people also need one or two tablets, often in one pill, taken every day for years. It may take two or three visits to find those that suit you.

For most people the goal is below 140/90, and below 130/80 with diabetes or heart or kidney disease. Over 80 the goal may be a little higher. Do not stop the tablets when the numbers become good, since they are good because of the tablets.`,
    selfCare: [
      'Use less than one teaspoon of salt a day, soy sauce and stock cubes included. Taste before you add.',
      'Measure at home with a cuff for the upper arm that fits. Write the numbers down and bring them.',
      'Walk fast for 30 minutes on five days a week.',
      'Lose weight if you are heavy: each kilogram counts.',
      'Drink no alcohol, or little. Do not smoke or vape.',
      'Take tablets at the same hour each day. If you forget one, do not take two the next time.',
      'Ask the pharmacist before you take painkillers, cold tablets or herbs.',
    ],
    livingWith: `With good control you can work, travel, drive and have sex as others do. Bring your readings to each visit; twice a year is enough once they are steady. Stand up slowly if you feel light-headed. In the fasting month, tablets can often be moved to the evening; ask before it starts. Hot days, vomiting or diarrhoea can make the tablets too strong for a time: call us for advice.`,
    complications: [
      'stroke and dementia',
      'heart attack and heart failure',
      'kidney disease',
      'damage to the back of the eyes',
      'a bulge or tear of the large artery in the body',
      'in pregnancy: pre-eclampsia, which endangers mother and baby',
    ],
    prevention: [
      'Get used to less salt while children are small; taste adapts within weeks.',
      'Eat fruit and vegetables with each meal.',
      'Keep moving, keep a healthy weight and sleep seven hours.',
      'Have your pressure measured once a year from the age of 18.',
    ],
  },
  ms: {
    title: 'Tekanan darah tinggi',
    summary: 'Tekanan 140/90 atau lebih yang berterusan. Anda jarang merasainya, tetapi ia punca utama strok.',
    overview: `Tekanan darah ialah daya darah yang menekan dinding salur darah. Ia dibaca dengan dua angka: angka atas ialah tekanan ketika jantung berdegup, angka bawah ketika jantung berehat. Apabila ia kekal pada 140/90 atau lebih di klinik, atau 135/85 atau lebih di rumah, ia dianggap tinggi.

Tekanan tinggi menjadikan dinding salur darah tebal dan lemah. Hampir seorang daripada tiga orang dewasa di Malaysia menghidapinya, dan ramai tidak tahu kerana ia tidak menyakitkan. Pada sembilan daripada sepuluh orang, tiada satu punca yang khusus. Ia tidak boleh dihilangkan terus, tetapi boleh dikekalkan normal sepanjang hayat, dan usaha itu berbaloi: setiap penurunan 10 pada angka atas mengurangkan risiko strok kira-kira suku.`,
    symptoms: [
      'biasanya tiada',
      'sakit kepala atau hidung berdarah hanya apabila ia sangat tinggi',
      'sesak nafas jika jantung telah terbeban selama bertahun-tahun',
      'semasa hamil: sakit kepala, nampak bintik, sakit di bawah tulang rusuk, muka atau tangan bengkak',
    ],
    causes: [
      'usia yang meningkat, dan sejarah keluarga',
      'terlalu banyak garam, kebanyakannya dalam sos, mi, ikan masin dan makanan ringan',
      'berlebihan berat badan, kurang bergerak, alkohol, merokok',
      'berdengkur dengan nafas terhenti seketika (apnea tidur)',
      'kadangkala penyakit buah pinggang, salur darah atau hormon, terutamanya pada orang berumur bawah 30 tahun',
      'ubat seperti steroid, ubat tahan sakit, pil perancang dan ubat selesema yang melegakan hidung tersumbat',
    ],
    emergency: [
      'Sakit dada, atau sesak nafas ketika berehat.',
      'Muka senget, lengan atau kaki lemah atau pertuturan ganjil, walaupun ia hilang semula.',
      'Sakit kepala teruk disertai keliru, sawan atau gangguan penglihatan secara tiba-tiba.',
      'Anda hamil atau baru bersalin dalam enam minggu lalu, dan bacaan 160/110 atau lebih, sakit kepala teruk, nampak bintik, sakit di bawah tulang rusuk atau sawan.',
    ],
    urgent: [
      'Bacaan 180/120 atau lebih sebanyak dua kali selepas berehat lima minit, walaupun anda berasa sihat.',
      'Anda hamil dan bacaan 140/90 atau lebih.',
      'Anda mengambil ubat dan kerap berasa hendak pitam atau pernah jatuh.',
    ],
    routine: [
      'Purata di rumah 135/85 atau lebih, atau klinik mendapati 140/90 atau lebih: datang dalam beberapa minggu.',
      'Anda berumur 18 tahun ke atas dan sudah setahun tidak mengukur tekanan darah.',
      'Ubat menyebabkan batuk, buku lali bengkak, keletihan atau masalah seks: ada ubat lain.',
      'Anda merancang kehamilan: sesetengah ubat mesti ditukar dahulu.',
    ],
    tests: `Satu bacaan tinggi tidak mencukupi. Tekanan anda diukur pada dua hari atau lebih, pada kedua-dua lengan bagi kali pertama, selepas duduk tenang lima minit. Mengukur di rumah selama seminggu, dua kali pada waktu pagi dan dua kali pada waktu malam, atau memakai alat selama 24 jam memberi bacaan paling tepat, kerana ramai orang tegang di klinik.

Kemudian kami mencari punca dan kerosakan: ujian darah buah pinggang, garam, gula dan kolesterol, protein dalam air kencing, ECG dan pemeriksaan bahagian belakang mata.`,
    treatment: `Kurangkan garam, lebihkan sayur, berjalan kaki, turunkan berat badan dan tidur yang cukup: gabungan semua ini sama kuat dengan satu jenis ubat. Kebanyakan orang juga memerlukan satu atau dua jenis ubat, selalunya dalam satu biji, diambil setiap hari selama bertahun-tahun. Mungkin perlu dua atau tiga lawatan untuk mencari ubat yang sesuai.

Bagi kebanyakan orang, sasarannya di bawah 140/90, dan di bawah 130/80 jika ada diabetes, penyakit jantung atau buah pinggang. Selepas umur 80 tahun, sasaran mungkin tinggi sedikit. Jangan berhenti apabila bacaan menjadi baik, kerana ia baik disebabkan ubat itu.`,
    selfCare: [
      'Gunakan kurang daripada satu sudu teh garam sehari, termasuk kicap dan kiub perasa. Rasa dahulu sebelum menambah.',
      'Ukur di rumah dengan alat lengan atas yang muat. Catat bacaan dan bawa bersama.',
      'Berjalan laju 30 minit pada lima hari seminggu.',
      'Turunkan berat badan jika berlebihan: setiap kilogram bermakna.',
      'Jangan minum alkohol, atau hadkan. Jangan merokok atau vape.',
      'Ambil ubat pada waktu yang sama setiap hari. Jika terlupa, jangan ambil dua biji pada kali berikutnya.',
      'Tanya ahli farmasi sebelum mengambil ubat tahan sakit, ubat selesema atau herba.',
    ],
    livingWith: `Dengan kawalan yang baik, anda boleh bekerja, mengembara, memandu dan melakukan hubungan seks seperti orang lain. Bawa catatan bacaan pada setiap lawatan; dua kali setahun mencukupi apabila ia sudah stabil. Bangun perlahan-lahan jika kepala terasa ringan. Pada bulan puasa, ubat selalunya boleh dipindahkan ke waktu malam; tanya sebelum Ramadan bermula. Cuaca panas, muntah atau cirit-birit boleh menjadikan ubat terlalu kuat buat sementara: hubungi kami untuk nasihat.`,
    complications: [
      'strok dan demensia',
      'serangan jantung dan kegagalan jantung',
      'penyakit buah pinggang',
      'kerosakan di bahagian belakang mata',
      'bonjolan atau koyakan pada arteri besar badan',
      'semasa hamil: preeklampsia, yang membahayakan ibu dan bayi',
    ],
    prevention: [
      'Biasakan anak dengan kurang garam sejak kecil; lidah menyesuaikan diri dalam beberapa minggu.',
      'Makan buah dan sayur pada setiap hidangan.',
      'Kekal aktif, jaga berat badan dan tidur tujuh jam.',
      'Ukur tekanan darah setahun sekali mulai umur 18 tahun.',
    ],
  },
  zh: {
    title: '高血压',
    summary: '血压持续达140/90或以上。通常没有感觉，却是中风的主因。',
    overview: `血压是血液对血管壁的压力，用两个数字表示：上面的数字是心脏收缩时的压力，下面的是舒张时的压力。在诊所持续达140/90或以上，或在家达135/85或以上，就是高血压。

血压高会使血管壁变厚变弱。马来西亚近三分之一的成年人有高血压，许多人不知道，因为它不痛不痒。十人中有九人找不到单一原因。高血压不能根除，但可以一生保持正常，而且很值得：上面的数字每降10，中风风险约减少四分之一。`,
    symptoms: [
      '通常没有',
      '血压非常高时才会头痛或流鼻血',
      '心脏多年负荷过重时会气喘',
      '怀孕时：头痛、眼前有黑点、肋骨下疼痛、脸或手浮肿',
    ],
    causes: [
      '年纪增长，以及家族史',
      '吃盐太多，多来自酱料、面食、咸鱼和零食',
      '体重过重、缺乏运动、喝酒、抽烟',
      '打鼾并有呼吸暂停（睡眠呼吸中止）',
      '较少见的是肾脏、血管或激素疾病，尤其是30岁以下的人',
      '类固醇、止痛药、避孕药，以及通鼻塞的伤风药等',
    ],
    emergency: [
      '胸痛，或休息时气喘。',
      '脸歪、手脚无力或说话怪异，即使已经恢复。',
      '剧烈头痛，并有神志不清、抽搐或视力突然异常。',
      '怀孕或产后六周内，读数160/110或以上，或有剧烈头痛、眼前黑点、肋骨下疼痛、抽搐。',
    ],
    urgent: [
      '休息五分钟后两次读数都是180/120或以上，即使感觉良好。',
      '怀孕期间读数140/90或以上。',
      '服药后常觉得快要昏倒，或曾跌倒。',
    ],
    routine: [
      '在家平均135/85或以上，或诊所测得140/90或以上：几周内就诊。',
      '18岁以上，一年没有量血压。',
      '药物引起咳嗽、脚踝肿、疲倦或性功能问题：可以换药。',
      '计划怀孕：有些药须先更换。',
    ],
    tests: `一次读数高不能下定论。要在两天或以上测量，静坐五分钟后再量，第一次要量双臂。在家连续量一周，早晚各两次，或佩戴24小时血压计，结果最准，因为许多人在诊所会紧张。

之后查找原因和损害：验血看肾功能、电解质、血糖和胆固醇，验尿蛋白，做心电图，查看眼底。`,
    treatment: `少吃盐、多吃菜、步行、减重和睡好觉，加起来的效果约等于一种药。多数人还需要一两种药，常合成一片，每天服用，长年不断。可能要复诊两三次才能找到适合您的药。

多数人的目标是低于140/90；有糖尿病、心脏病或肾病者低于130/80；80岁以上可以略高。读数变好时不要停药，因为它变好正是药物的功劳。`,
    selfCare: [
      '每天的盐少于一茶匙，包括酱油和味精汤块。先尝味道再加。',
      '在家用合适的上臂式血压计测量，记下读数，复诊时带来。',
      '每周五天，每天快走30分钟。',
      '体重过重就减重，每一公斤都有用。',
      '不喝酒或少喝；不抽烟，不抽电子烟。',
      '每天同一时间服药。忘了一次，下次不要吃双份。',
      '服用止痛药、伤风药或草药之前，先问药剂师。',
    ],
    livingWith: `控制得好，工作、旅行、开车和性生活都与常人无异。每次复诊带上读数；稳定之后，一年两次就够。头晕时慢慢站起来。斋戒月里，药物往往可以改在晚上服用，请在开始之前先问。天气炎热、呕吐或腹泻时，药效可能一时太强，请打电话问我们。`,
    complications: [
      '中风和失智症',
      '心脏病发和心脏衰竭',
      '肾病',
      '眼底损害',
      '大动脉膨出或撕裂',
      '怀孕时：子痫前症，危及母婴',
    ],
    prevention: [
      '从小养成少盐的习惯，味觉几周就能适应。',
      '每餐都吃蔬果。',
      '保持活动和健康体重，睡足七小时。',
      '18岁起每年量一次血压。',
    ],
  },
};
