import type { DiseaseSample } from './disease-sample.seed.ts';

export const thalassaemia: DiseaseSample = {
  slug: 'thalassaemia',
  publishedAt: '2026-02-16T09:00:00+08:00',
  reviewer: 'Dr Aminah Hj Yusof',
  topics: ['children', 'women'],
  departments: ['haematology', 'paediatrics', 'obstetrics-gynaecology'],
  articleSlugs: ['the-first-twelve-weeks-of-pregnancy'],
  references: [
    {
      title:
        'Clinical Practice Guidelines: Management of Transfusion Dependent Thalassaemia. Ministry of Health Malaysia',
      year: 2009,
    },
    {
      title:
        'Guidelines for the Management of Transfusion Dependent Thalassaemia, fourth edition. Thalassaemia International Federation',
      year: 2021,
    },
  ],
  en: {
    title: 'Thalassaemia',
    summary: 'An inherited anaemia. Carriers are well, and a blood test before marriage shows who carries it.',
    overview: `In thalassaemia the body makes too little of haemoglobin, the protein that carries oxygen in red blood cells. You get it from your parents; it is never caught. There are two main kinds, alpha and beta, and a common relative in Malaysia called HbE.

A person with one changed gene is a carrier and usually well all through life. About one in twenty Malaysians is a carrier, in all communities, and more in Sabah. If both parents are carriers of the same kind, or one of beta and one of HbE, each child has a one in four chance of a severe illness, a two in four chance of being a carrier, and a one in four chance of neither.`,
    symptoms: [
      'carriers: none, or slight anaemia that iron does not mend',
      'severe form: a pale baby who feeds and grows poorly in the first two years',
      'tiredness and breathlessness on effort',
      'yellow skin or eyes, dark urine',
      'a swollen belly from a large spleen',
      'changes in the bones of the face without treatment',
      'middle form: anaemia that shows only in later childhood, in an infection or in pregnancy',
    ],
    causes: [
      'changed genes from both parents for the severe form, from one parent for carriers',
      'it is not caused by food, work or anything done in pregnancy',
    ],
    emergency: [
      'A person with thalassaemia has a high fever and is drowsy, cold or breathes fast; or any fever of 38 degrees or more after removal of the spleen.',
      'There is chest pain, fainting, an uneven heartbeat or severe breathlessness.',
      'There is severe belly pain, or the person becomes suddenly very pale.',
      'During or after a transfusion: rash with trouble breathing, back pain, shivering or red urine.',
    ],
    urgent: [
      'A child or adult with thalassaemia has a fever of 38 degrees or more.',
      'The skin turns more yellow, or the urine is dark.',
      'You take deferiprone and have a sore throat or fever: a blood count is needed today.',
      'You are a carrier couple and have just learned of a pregnancy.',
    ],
    routine: [
      'You want to marry or plan a baby, or a relative has thalassaemia: ask for the blood test.',
      'Students in Form Four are offered the test at school: say yes.',
      'Your child is pale, tired and not growing: come this week.',
      'Your blood count shows small red cells although your iron is normal.',
      'Your blood is due, or your yearly check of heart, liver and hormones.',
    ],
    tests: `A full blood count shows small, pale cells. A second test splits the haemoglobin into its kinds and finds beta thalassaemia and HbE. Iron is measured, since lack of iron looks alike. Alpha carriers often need a gene test.

In pregnancy, if both parents are carriers, a sample from the placenta (from week 11) or the water around the baby (from week 15) shows whether the baby has the severe form. Specialists explain what it means; the decision is yours.`,
    treatment: `Carriers need no treatment. They should not take iron unless a test shows that they lack it.

Severe thalassaemia is treated with red blood cells every two to five weeks, so that the child grows and plays. Each bag brings iron, which harms the heart, liver and glands. From about the age of two, after ten to twenty bags, a medicine removes it: tablets once or more a day, or a small pump under the skin at night. A transplant of bone marrow from a matching brother or sister, early in life, can cure some children. New tablets and injections lower the need for blood in some adults, and gene treatment exists in a few countries.`,
    selfCare: [
      'Take the medicine that removes iron every day. It decides how long and how well you live.',
      'Take no iron or vitamin C without our advice. Tea with meals lowers the iron taken from food.',
      'Take folic acid if you are told to, and vitamin D and calcium for the bones.',
      'Keep all injections up to date, hepatitis B, flu and pneumococcus included.',
      'Do not smoke or drink alcohol.',
      'Come at once with fever. Carry a card with your diagnosis.',
    ],
    livingWith: `With regular blood and good iron removal, people with thalassaemia finish school, work, marry and have children. Teenagers often tire of the pump or tablets; talk about it with us before stopping. Each year we look at heart, liver, hormones, bones, eyes and ears, with an MRI of iron from about ten years of age. Pregnancy is possible with planning. Patient societies give advice and company. Blood comes from donors: your family and friends can help everyone by giving.`,
    complications: [
      'iron in the heart, with heart failure or bad rhythms',
      'diabetes, late puberty, low thyroid, thin bones',
      'harm to the liver',
      'infections, above all without a spleen',
      'gallstones, leg ulcers, clots',
    ],
    prevention: [
      'Know whether you are a carrier before you marry or plan a baby.',
      'If you are, have your partner tested. If both are, see us before a pregnancy.',
      'Tell brothers, sisters and cousins: they may be carriers too.',
    ],
  },
  ms: {
    title: 'Talasemia',
    summary:
      'Anemia yang diwarisi. Pembawa biasanya sihat, dan ujian darah sebelum berkahwin menunjukkan siapa pembawa.',
    overview: `Dalam talasemia, badan menghasilkan terlalu sedikit hemoglobin, iaitu protein yang membawa oksigen dalam sel darah merah. Ia diwarisi daripada ibu bapa; ia tidak berjangkit. Ada dua jenis utama, alfa dan beta, dan satu lagi yang biasa di Malaysia dipanggil HbE.

Seseorang dengan satu gen yang berubah ialah pembawa dan biasanya sihat sepanjang hayat. Kira-kira seorang daripada dua puluh rakyat Malaysia ialah pembawa, dalam semua kaum, dan lebih ramai di Sabah. Jika kedua-dua ibu bapa pembawa jenis yang sama, atau seorang pembawa beta dan seorang HbE, setiap anak mempunyai satu daripada empat kemungkinan menghidap penyakit yang teruk, dua daripada empat menjadi pembawa, dan satu daripada empat bebas daripada kedua-duanya.`,
    symptoms: [
      'pembawa: tiada, atau anemia ringan yang tidak pulih dengan zat besi',
      'bentuk teruk: bayi pucat yang kurang menyusu dan lambat membesar dalam dua tahun pertama',
      'keletihan dan sesak nafas ketika aktif',
      'kulit atau mata kuning, air kencing gelap',
      'perut bengkak kerana limpa yang besar',
      'perubahan tulang muka jika tidak dirawat',
      'bentuk sederhana: anemia yang hanya ketara ketika kanak-kanak besar, ketika jangkitan atau semasa hamil',
    ],
    causes: [
      'gen yang berubah daripada kedua-dua ibu bapa bagi bentuk teruk, daripada seorang bagi pembawa',
      'ia bukan disebabkan oleh makanan, kerja atau apa-apa yang dilakukan semasa hamil',
    ],
    emergency: [
      'Penghidap talasemia demam tinggi dan mengantuk, sejuk atau bernafas laju; atau sebarang demam 38 darjah atau lebih jika limpa telah dibuang.',
      'Sakit dada, pengsan, degupan jantung tidak sekata atau sesak nafas teruk.',
      'Sakit perut yang teruk, atau pesakit tiba-tiba sangat pucat.',
      'Semasa atau selepas pemindahan darah: ruam dengan sukar bernafas, sakit belakang, menggigil atau air kencing merah.',
    ],
    urgent: [
      'Anak atau orang dewasa yang menghidap talasemia demam 38 darjah atau lebih.',
      'Kulit semakin kuning, atau air kencing gelap.',
      'Anda mengambil deferiprone dan sakit tekak atau demam: kiraan darah perlu dibuat hari ini.',
      'Anda berdua pembawa dan baru mengetahui kehamilan.',
    ],
    routine: [
      'Anda mahu berkahwin atau merancang anak, atau saudara anda menghidap talasemia: minta ujian darah.',
      'Pelajar Tingkatan Empat ditawarkan ujian ini di sekolah: setujulah.',
      'Anak anda pucat, letih dan tidak membesar: datang minggu ini.',
      'Kiraan darah menunjukkan sel merah yang kecil walaupun zat besi normal.',
      'Tiba masa pemindahan darah, atau pemeriksaan tahunan jantung, hati dan hormon.',
    ],
    tests: `Kiraan darah penuh menunjukkan sel yang kecil dan pucat. Ujian kedua mengasingkan jenis hemoglobin dan mengesan talasemia beta serta HbE. Zat besi diukur, kerana kekurangan zat besi kelihatan serupa. Pembawa alfa selalunya memerlukan ujian gen.

Semasa hamil, jika kedua-dua ibu bapa pembawa, sampel uri (mulai minggu ke-11) atau air ketuban (mulai minggu ke-15) menunjukkan sama ada bayi menghidap bentuk teruk. Pakar menerangkan maksudnya; keputusan di tangan anda.`,
    treatment: `Pembawa tidak memerlukan rawatan. Mereka tidak patut mengambil zat besi kecuali ujian menunjukkan kekurangannya.

Talasemia teruk dirawat dengan sel darah merah setiap dua hingga lima minggu supaya anak membesar dan bermain. Setiap beg darah membawa zat besi, yang merosakkan jantung, hati dan kelenjar. Mulai umur kira-kira dua tahun, selepas sepuluh hingga dua puluh beg, ubat menyingkirkannya: ubat makan sekali atau lebih sehari, atau pam kecil di bawah kulit pada waktu malam. Pemindahan sumsum tulang daripada adik-beradik yang sepadan, pada usia muda, boleh menyembuhkan sesetengah kanak-kanak. Ubat dan suntikan baharu mengurangkan keperluan darah bagi sesetengah orang dewasa, dan rawatan gen terdapat di beberapa negara.`,
    selfCare: [
      'Ambil ubat penyingkir zat besi setiap hari. Ia menentukan berapa lama dan betapa baik anda hidup.',
      'Jangan ambil zat besi atau vitamin C tanpa nasihat kami. Minum teh bersama makanan mengurangkan penyerapan zat besi.',
      'Ambil asid folik jika diminta, serta vitamin D dan kalsium untuk tulang.',
      'Pastikan semua suntikan lengkap, termasuk hepatitis B, influenza dan pneumokokus.',
      'Jangan merokok atau minum alkohol.',
      'Datang segera jika demam. Bawa kad yang mencatat penyakit anda.',
    ],
    livingWith: `Dengan pemindahan darah yang teratur dan penyingkiran zat besi yang baik, penghidap talasemia menamatkan sekolah, bekerja, berkahwin dan mempunyai anak. Remaja selalunya jemu dengan pam atau ubat; berbincang dengan kami sebelum berhenti. Setiap tahun kami memeriksa jantung, hati, hormon, tulang, mata dan telinga, dengan MRI zat besi mulai umur kira-kira sepuluh tahun. Kehamilan boleh dirancang. Persatuan pesakit memberi nasihat dan sokongan. Darah datang daripada penderma: keluarga dan rakan anda boleh membantu semua orang dengan menderma.`,
    complications: [
      'zat besi di jantung, dengan kegagalan jantung atau rentak yang berbahaya',
      'diabetes, akil baligh lewat, tiroid rendah, tulang nipis',
      'kerosakan hati',
      'jangkitan, terutamanya jika tiada limpa',
      'batu hempedu, ulser kaki, darah beku',
    ],
    prevention: [
      'Ketahui sama ada anda pembawa sebelum berkahwin atau merancang anak.',
      'Jika ya, uji pasangan anda. Jika kedua-duanya pembawa, jumpa kami sebelum hamil.',
      'Beritahu adik-beradik dan sepupu: mereka juga mungkin pembawa.',
    ],
  },
  zh: {
    title: '地中海贫血',
    summary: '遗传性贫血。携带者通常健康，婚前验血就能知道。',
    overview: `地中海贫血患者体内制造的血红蛋白太少，它是红血球里携带氧气的蛋白。此病来自父母遗传，不会传染。主要有甲型（alpha）和乙型（beta）两种，马来西亚还常见一种称为HbE的变异。

只有一个基因变异的人是携带者，通常一生健康。马来西亚约二十人就有一名携带者，各族都有，沙巴更多。如果父母都是同一类型的携带者，或一方是乙型、一方是HbE，每个孩子有四分之一的机会患上重型，四分之二成为携带者，四分之一两者皆非。`,
    symptoms: [
      '携带者：没有症状，或轻微贫血，补铁无效',
      '重型：头两年脸色苍白、吃奶少、长得慢的婴儿',
      '疲倦，活动时气喘',
      '皮肤或眼睛发黄，尿色深',
      '脾脏肿大使腹部鼓起',
      '不治疗会使面部骨骼变形',
      '中间型：较大时、感染时或怀孕时才出现贫血',
    ],
    causes: ['重型来自父母双方的变异基因，携带者来自其中一方', '与饮食、工作或怀孕时做过的事无关'],
    emergency: [
      '地中海贫血患者高烧，并且昏沉、发冷或呼吸急促；脾脏已切除者，任何38度或以上的发烧。',
      '胸痛、昏厥、心跳不规则或严重气喘。',
      '腹部剧痛，或突然变得非常苍白。',
      '输血时或输血后：皮疹兼呼吸困难、背痛、发抖或尿液变红。',
    ],
    urgent: [
      '患地中海贫血的孩子或成人发烧38度或以上。',
      '皮肤更黄，或尿色变深。',
      '服用deferiprone而喉咙痛或发烧：今天就要验血球。',
      '夫妻都是携带者，刚知道怀孕。',
    ],
    routine: [
      '准备结婚或生育，或亲属患病：请验血。',
      '中四学生可在学校接受检验：请答应。',
      '孩子苍白、疲倦、长不大：本周内就诊。',
      '验血显示红血球小，但铁正常。',
      '到了输血的日子，或心、肝、激素的年度检查到期。',
    ],
    tests: `全血细胞计数显示红血球小而淡。第二项检验把血红蛋白分类，可查出乙型和HbE。同时测铁，因为缺铁看起来很像。甲型携带者往往要做基因检验。

怀孕时如果父母都是携带者，可取胎盘样本（11周起）或羊水（15周起），看胎儿是否患重型。专科医生会说明结果的意义，由您决定。`,
    treatment: `携带者不需要治疗。除非检验证明缺铁，否则不应补铁。

重型患者每两至五周输红血球，让孩子正常成长和玩耍。每袋血都带来铁，会损害心脏、肝脏和腺体。大约两岁起，输了十至二十袋之后，就要用药排铁：每天服药一次或多次，或夜间用小型泵皮下注射。兄弟姐妹配型相合者，年幼时做骨髓移植可以治愈一些孩子。新的药片和针剂可减少一些成人的输血量；少数国家有基因治疗。`,
    selfCare: [
      '每天服用排铁药，它决定寿命长短和生活品质。',
      '没有我们的建议，不要吃铁剂或维生素C。吃饭时喝茶可减少铁的吸收。',
      '医生要您吃叶酸就吃；补充维生素D和钙，保护骨骼。',
      '按时接种疫苗，包括乙型肝炎、流感和肺炎球菌。',
      '不抽烟，不喝酒。',
      '发烧立即来。随身带病情卡。',
    ],
    livingWith: `只要按时输血、好好排铁，患者可以完成学业、工作、结婚、生儿育女。青少年常对泵和药感到厌倦，停用之前请和我们谈谈。每年检查心、肝、激素、骨骼、眼和耳，大约十岁起做磁共振测铁。怀孕可以计划。病友会提供建议和陪伴。血液来自捐血者，您的亲友捐血就是帮助大家。`,
    complications: [
      '铁积在心脏，引起心脏衰竭或心律不整',
      '糖尿病、青春期延迟、甲状腺功能低下、骨质疏松',
      '肝脏受损',
      '感染，尤其是没有脾脏的人',
      '胆结石、腿部溃疡、血块',
    ],
    prevention: [
      '结婚或生育之前，先知道自己是不是携带者。',
      '如果是，请伴侣也验。如果双方都是，怀孕前来见我们。',
      '告诉兄弟姐妹和堂表亲，他们也可能是携带者。',
    ],
  },
};
