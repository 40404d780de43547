import type { DiseaseSample } from './disease-sample.seed.ts';

export const chronicKidneyDisease: DiseaseSample = {
  slug: 'chronic-kidney-disease',
  publishedAt: '2026-02-02T09:00:00+08:00',
  reviewer: 'Dr Zaleha Mohd Noor',
  topics: ['diabetes', 'ageing'],
  departments: ['nephrology', 'endocrinology', 'urology'],
  articleSlugs: ['the-first-month-with-type-2-diabetes', 'high-blood-pressure-without-symptoms'],
  references: [
    {
      title:
        'Clinical Practice Guidelines: Management of Chronic Kidney Disease, second edition. Ministry of Health Malaysia',
      year: 2018,
    },
    {
      title:
        'KDIGO Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease. Kidney Disease: Improving Global Outcomes',
      year: 2024,
    },
  ],
  en: {
    title: 'Chronic kidney disease',
    summary: 'Kidneys that slowly lose strength. Found early, the loss can be slowed for many years.',
    overview: `The kidneys clean the blood, balance water and salts, help to make red blood cells and keep bones strong. When they work below a certain level, or leak protein, for more than three months, we call it chronic kidney disease. It has five stages; most people are in the first three and never need dialysis.

About one in seven adults in Malaysia has it, and few know. Diabetes is by far the commonest cause of kidney failure here, and high blood pressure comes second. Lost strength does not come back, but what is left can be protected for many years.`,
    symptoms: [
      'none until late',
      'foamy urine',
      'swollen ankles, or puffy eyelids in the morning',
      'tiredness, poor appetite, itching',
      'passing urine at night',
      'cramps, a metal taste, breathlessness in the last stages',
    ],
    causes: [
      'diabetes',
      'high blood pressure',
      'inflammation of the kidneys, also in lupus',
      'long use of anti-inflammatory painkillers',
      'some traditional remedies and slimming products',
      'stones, a large prostate and repeated infections',
      'inherited illness, such as kidneys full of cysts',
    ],
    emergency: [
      'Breath is very short, above all when lying flat.',
      'There is chest pain, a very slow or uneven heartbeat or sudden weakness of the muscles: potassium may be high.',
      'The person is confused, very drowsy or has a fit.',
      'You have dialysis and have missed it, or the arm with the fistula bleeds and does not stop under firm pressure.',
      'You have fever or shivering and a dialysis catheter.',
    ],
    urgent: [
      'You pass hardly any urine for twelve hours.',
      'Vomiting or diarrhoea lasts for more than a day: you may have to pause some tablets.',
      'Urine is red or brown, or legs and face swell within days.',
      'The fistula has lost its hum.',
    ],
    routine: [
      'You have diabetes or high blood pressure and your urine and blood were not tested this year.',
      'Your urine has been foamy for weeks, or a relative has kidney disease.',
      'Your home blood pressure is above your goal.',
      'Your kidney function is below 30 per cent: it is time to talk about the ways ahead.',
    ],
    tests: `Two simple tests find it: a blood test for creatinine, from which the kidney function (eGFR) is worked out, and a urine test for albumin. Both are repeated after three months to be sure.

An ultrasound scan shows size, stones and blocked urine. Blood count, potassium, calcium, phosphate and sugar are measured. Sometimes a tiny sample is taken through the skin to find the exact cause. How often you are tested depends on the stage: from once a year to every month.`,
    treatment: `Good blood pressure (mostly below 130/80) and good sugar protect the kidneys most. Certain tablets, called ACE inhibitors or ARBs and SGLT2 inhibitors, lower the leak of protein and slow the illness, even in people without diabetes. A statin protects the heart. Anaemia, bones and acid in the blood are treated as needed.

If the kidneys fail, you can choose: dialysis with a machine three times a week, dialysis through the belly at home each day, or a transplant, best from a living donor. Care without dialysis, for comfort, is a good choice for some older people. Plan a year ahead, so that there is time to prepare a fistula or a donor.`,
    selfCare: [
      'Take no ibuprofen, diclofenac, mefenamic acid or naproxen. Paracetamol is safe in the right dose.',
      'Take no herbs, jamu or supplements that your doctor has not seen.',
      'Eat less salt: below one teaspoon a day.',
      'Eat a normal amount of protein, not more. Cut potassium or phosphate only if your blood test asks for it.',
      'Drink by thirst, about eight glasses a day, unless you are told to drink less.',
      'Do not smoke. Walk each day.',
      'Protect the veins of the arm that you do not write with: blood is taken from the back of the hand.',
      'On sick days with vomiting or diarrhoea ring us about which tablets to pause.',
    ],
    livingWith: `Carry a card with your kidney function and tell every doctor, dentist and pharmacist, above all before a scan with dye or an antibiotic. Fasting is safe for many in the early stages, and risky later; ask first. Star fruit is poison for weak kidneys: never eat it. Plan a pregnancy with us. Work, sport and travel go on, and dialysis centres in other towns can be booked. Tiredness and low mood are common and can be helped.`,
    complications: [
      'heart attack, stroke and heart failure, which are more frequent than kidney failure',
      'anaemia',
      'weak bones, itching',
      'too much potassium or acid in the blood',
      'kidney failure',
    ],
    prevention: [
      'Keep sugar and blood pressure at your goals.',
      'Test urine and blood once a year if you have diabetes, high blood pressure, gout, heart disease or a relative with kidney disease.',
      'Use painkillers rarely and briefly.',
      'Keep a healthy weight, and do not smoke.',
    ],
  },
  ms: {
    title: 'Penyakit buah pinggang kronik',
    summary:
      'Buah pinggang yang perlahan-lahan lemah. Jika dikesan awal, kerosakan boleh diperlahankan bertahun-tahun.',
    overview: `Buah pinggang membersihkan darah, mengimbangkan air dan garam, membantu menghasilkan sel darah merah dan menguatkan tulang. Apabila fungsinya di bawah paras tertentu, atau protein bocor ke dalam air kencing, lebih daripada tiga bulan, ia dipanggil penyakit buah pinggang kronik. Ada lima tahap; kebanyakan orang berada pada tiga tahap pertama dan tidak memerlukan dialisis.

Kira-kira seorang daripada tujuh orang dewasa di Malaysia menghidapinya, dan sedikit yang tahu. Diabetes ialah punca kegagalan buah pinggang yang paling biasa di sini, diikuti tekanan darah tinggi. Fungsi yang hilang tidak kembali, tetapi yang tinggal boleh dilindungi bertahun-tahun.`,
    symptoms: [
      'tiada sehingga peringkat lewat',
      'air kencing berbuih',
      'buku lali bengkak, atau kelopak mata sembap pada waktu pagi',
      'keletihan, kurang selera makan, gatal-gatal',
      'kerap kencing pada waktu malam',
      'kejang otot, rasa logam di mulut, sesak nafas pada peringkat akhir',
    ],
    causes: [
      'diabetes',
      'tekanan darah tinggi',
      'keradangan buah pinggang, termasuk dalam lupus',
      'penggunaan ubat tahan sakit anti-radang yang lama',
      'sesetengah ubat tradisional dan produk pelangsing',
      'batu karang, prostat besar dan jangkitan berulang',
      'penyakit keturunan, seperti buah pinggang penuh sista',
    ],
    emergency: [
      'Sangat sesak nafas, terutamanya ketika berbaring.',
      'Sakit dada, degupan jantung sangat perlahan atau tidak sekata, atau otot tiba-tiba lemah: kalium mungkin tinggi.',
      'Pesakit keliru, terlalu mengantuk atau sawan.',
      'Anda menjalani dialisis dan terlepas jadual, atau lengan fistula berdarah dan tidak berhenti walaupun ditekan kuat.',
      'Anda demam atau menggigil dan memakai kateter dialisis.',
    ],
    urgent: [
      'Hampir tiada air kencing selama dua belas jam.',
      'Muntah atau cirit-birit lebih daripada sehari: sesetengah ubat mungkin perlu ditangguhkan.',
      'Air kencing merah atau perang, atau kaki dan muka bengkak dalam beberapa hari.',
      'Getaran fistula hilang.',
    ],
    routine: [
      'Anda menghidap diabetes atau tekanan darah tinggi dan belum menguji air kencing serta darah tahun ini.',
      'Air kencing berbuih sejak beberapa minggu, atau saudara anda menghidap penyakit buah pinggang.',
      'Tekanan darah di rumah melebihi sasaran.',
      'Fungsi buah pinggang di bawah 30 peratus: sudah tiba masa membincangkan pilihan seterusnya.',
    ],
    tests: `Dua ujian mudah mengesannya: ujian darah kreatinin, yang digunakan untuk mengira fungsi buah pinggang (eGFR), dan ujian albumin dalam air kencing. Kedua-duanya diulang selepas tiga bulan untuk kepastian.

Imbasan ultrabunyi menunjukkan saiz, batu karang dan saluran yang tersumbat. Kiraan darah, kalium, kalsium, fosfat dan gula turut diukur. Kadangkala sampel kecil diambil melalui kulit untuk mengetahui punca sebenar. Kekerapan ujian bergantung pada tahap: daripada sekali setahun hingga setiap bulan.`,
    treatment: `Tekanan darah yang baik (kebanyakannya di bawah 130/80) dan gula yang terkawal paling melindungi buah pinggang. Ubat tertentu, iaitu perencat ACE atau ARB dan perencat SGLT2, mengurangkan kebocoran protein dan melambatkan penyakit, walaupun bagi orang tanpa diabetes. Statin melindungi jantung. Anemia, tulang dan asid dalam darah dirawat mengikut keperluan.

Jika buah pinggang gagal, anda boleh memilih: dialisis dengan mesin tiga kali seminggu, dialisis melalui perut di rumah setiap hari, atau pemindahan, sebaik-baiknya daripada penderma hidup. Rawatan keselesaan tanpa dialisis ialah pilihan yang baik bagi sesetengah warga emas. Rancang setahun lebih awal supaya ada masa menyediakan fistula atau penderma.`,
    selfCare: [
      'Jangan ambil ibuprofen, diclofenac, asid mefenamik atau naproxen. Parasetamol selamat dalam dos yang betul.',
      'Jangan ambil herba, jamu atau makanan tambahan yang belum dilihat doktor anda.',
      'Kurangkan garam: di bawah satu sudu teh sehari.',
      'Makan protein sekadar biasa, jangan berlebihan. Kurangkan kalium atau fosfat hanya jika ujian darah memerlukannya.',
      'Minum mengikut dahaga, kira-kira lapan gelas sehari, kecuali anda diminta mengurangkannya.',
      'Jangan merokok. Berjalan setiap hari.',
      'Lindungi urat lengan yang tidak digunakan untuk menulis: darah diambil dari belakang tangan.',
      'Ketika muntah atau cirit-birit, telefon kami tentang ubat mana yang perlu ditangguhkan.',
    ],
    livingWith: `Bawa kad yang mencatat fungsi buah pinggang dan beritahu setiap doktor, doktor gigi dan ahli farmasi, terutamanya sebelum imbasan dengan pewarna kontras atau antibiotik. Puasa selamat bagi ramai pesakit pada tahap awal, dan berisiko pada tahap lanjut; tanya dahulu. Belimbing ialah racun bagi buah pinggang yang lemah: jangan makan sama sekali. Rancang kehamilan bersama kami. Kerja, sukan dan perjalanan boleh diteruskan, dan pusat dialisis di bandar lain boleh ditempah. Keletihan dan kemurungan adalah biasa dan boleh dibantu.`,
    complications: [
      'serangan jantung, strok dan kegagalan jantung, yang lebih kerap daripada kegagalan buah pinggang',
      'anemia',
      'tulang lemah, gatal-gatal',
      'terlalu banyak kalium atau asid dalam darah',
      'kegagalan buah pinggang',
    ],
    prevention: [
      'Kekalkan gula dan tekanan darah pada sasaran.',
      'Uji air kencing dan darah setahun sekali jika anda menghidap diabetes, tekanan darah tinggi, gout, penyakit jantung atau ada saudara yang sakit buah pinggang.',
      'Gunakan ubat tahan sakit sekali-sekala dan sekejap sahaja.',
      'Jaga berat badan, dan jangan merokok.',
    ],
  },
  zh: {
    title: '慢性肾病',
    summary: '肾功能逐渐减弱。及早发现，可以延缓多年。',
    overview: `肾脏清洁血液、平衡水分和盐分，帮助制造红血球，并保持骨骼强健。肾功能低于某个水平，或漏蛋白，超过三个月，便称为慢性肾病。它分五期；多数人处于前三期，一生不需洗肾。

马来西亚约七名成年人就有一人患病，知道的人很少。在本地，糖尿病是肾衰竭最常见的原因，其次是高血压。失去的功能不会恢复，但剩下的可以保护多年。`,
    symptoms: [
      '到晚期才有症状',
      '尿液多泡沫',
      '脚踝浮肿，或早上眼皮肿',
      '疲倦、胃口差、皮肤痒',
      '夜尿',
      '末期会抽筋、口里有金属味、气喘',
    ],
    causes: [
      '糖尿病',
      '高血压',
      '肾脏发炎，包括红斑狼疮',
      '长期服用消炎止痛药',
      '某些传统药物和减肥产品',
      '结石、前列腺肥大和反复感染',
      '遗传疾病，例如多囊肾',
    ],
    emergency: [
      '严重气喘，尤其是平躺时。',
      '胸痛、心跳很慢或不规则，或肌肉突然无力：可能是血钾过高。',
      '神志不清、极度嗜睡或抽搐。',
      '洗肾病人错过了洗肾，或瘘管手臂出血、用力按压仍不止。',
      '装有洗肾导管而发烧或发抖。',
    ],
    urgent: [
      '十二小时几乎没有小便。',
      '呕吐或腹泻超过一天：有些药可能要暂停。',
      '尿液呈红色或褐色，或腿和脸几天内肿起来。',
      '瘘管的震动感消失。',
    ],
    routine: [
      '有糖尿病或高血压，今年还没验尿和验血。',
      '尿液多泡沫已几周，或亲属有肾病。',
      '在家血压高于目标。',
      '肾功能低于30％：该商量下一步的选择。',
    ],
    tests: `两项简单的检验就能发现：验血测肌酸酐，算出肾功能（eGFR）；验尿测白蛋白。三个月后重复一次来确定。

超声波显示肾脏大小、结石和阻塞。也会验血球、钾、钙、磷和血糖。有时经皮肤取少许样本，找出确切原因。多久验一次要看分期，从一年一次到每月一次。`,
    treatment: `控制好血压（多数人低于130/80）和血糖最能保护肾脏。某些药物，即ACE抑制剂或ARB，以及SGLT2抑制剂，可减少蛋白流失、减慢病情，没有糖尿病的人也适用。他汀类药物保护心脏。贫血、骨骼和血液偏酸按需要治疗。

如果肾衰竭，您可以选择：每周三次用机器洗肾、每天在家经腹膜洗肾，或肾移植，最好由活体捐赠。对一些年长者，不洗肾、以舒适为主的照护也是好选择。请提前一年计划，才有时间准备瘘管或找捐赠者。`,
    selfCare: [
      '不要服用ibuprofen、diclofenac、mefenamic acid或naproxen。正确剂量的扑热息痛（paracetamol）是安全的。',
      '没有给医生看过的草药、加姆（jamu）或补品，都不要吃。',
      '少吃盐：每天少于一茶匙。',
      '蛋白质适量就好，不要过多。验血显示需要时，才限制钾或磷。',
      '口渴就喝，每天约八杯，除非医生要您少喝。',
      '不抽烟，每天步行。',
      '保护不写字那只手臂的血管：从手背抽血。',
      '呕吐或腹泻时，打电话问我们哪些药要暂停。',
    ],
    livingWith: `随身带卡片写明肾功能，并告诉每位医生、牙医和药剂师，尤其是在注射显影剂或服抗生素之前。早期病人禁食多半安全，后期有风险，请先问。杨桃对弱肾是毒，绝不可吃。怀孕请与我们一起计划。工作、运动和旅行都可继续，外地的洗肾中心可以预约。疲倦和情绪低落很常见，我们可以帮忙。`,
    complications: [
      '心脏病发、中风和心脏衰竭，比肾衰竭更常见',
      '贫血',
      '骨骼变弱、皮肤痒',
      '血钾过高或血液偏酸',
      '肾衰竭',
    ],
    prevention: [
      '血糖和血压达到目标。',
      '有糖尿病、高血压、痛风、心脏病，或亲属患肾病者，每年验尿和验血一次。',
      '止痛药少用、短用。',
      '保持健康体重，不抽烟。',
    ],
  },
};
