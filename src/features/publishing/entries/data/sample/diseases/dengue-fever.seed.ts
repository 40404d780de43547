import type { DiseaseSample } from './disease-sample.seed.ts';

export const dengueFever: DiseaseSample = {
  slug: 'dengue-fever',
  publishedAt: '2026-01-05T09:00:00+08:00',
  reviewer: 'Dr Suraya Anuar',
  topics: ['infections'],
  departments: ['infectious-disease', 'paediatrics', 'emergency'],
  articleSlugs: ['dengue-the-day-the-fever-falls', 'fever-in-a-small-child'],
  references: [
    {
      title:
        'Clinical Practice Guidelines: Management of Dengue Infection in Adults, third edition. Ministry of Health Malaysia',
      year: 2015,
    },
    {
      title:
        'Clinical Practice Guidelines: Management of Dengue in Children, second edition. Ministry of Health Malaysia',
      year: 2020,
    },
    {
      title: 'Dengue: guidelines for diagnosis, treatment, prevention and control. World Health Organization',
      year: 2009,
    },
  ],
  en: {
    title: 'Dengue fever',
    summary:
      'A virus carried by mosquitoes. Most people get well; the days when the fever falls need the closest watch.',
    overview: `Dengue is passed on by the bite of an Aedes mosquito, which breeds in clean standing water around houses. It does not pass from one person to another by touch or cough. There are four types of the virus, so you can have dengue more than once, and a second infection can be worse.

The illness has three parts. The fever lasts two to seven days. Then comes the critical time of one to two days, when the fever falls: fluid can leak out of the blood vessels, and this is when people become very ill. In the last part the fluid comes back, you feel hungry again and a rash may itch. A person who has no fever any more is not yet out of danger.`,
    symptoms: [
      'sudden high fever, often 39 to 40 degrees',
      'headache and pain behind the eyes',
      'pain in muscles, bones and joints',
      'feeling sick and not wanting to eat',
      'a red face, or a rash that often comes as you recover',
      'small bruises, or a little blood from nose or gums',
      'in babies: fever, poor feeding and a cranky or sleepy child',
    ],
    causes: [
      'a bite from an infected Aedes mosquito, mostly in the early morning and before sunset',
      'standing water near the house, such as flower pot saucers, pails and gutters',
      'living or working where others have dengue now',
    ],
    emergency: [
      'The person faints, is confused, very drowsy or cannot be woken.',
      'Breathing is fast or hard.',
      'There is vomiting of blood, black stool or bleeding that does not stop.',
      'Hands and feet are cold, damp and pale.',
      'There is a fit.',
      'Fever has gone, but the person feels worse, is restless or unusually sleepy.',
      'There is strong or constant belly pain.',
      'There is vomiting, or diarrhoea, three times or more in a day.',
      'Gums or nose bleed, or a period is heavier than usual.',
      'No urine has been passed for six hours.',
    ],
    urgent: [
      'Drinking is hard, or the person feels weaker than the day before.',
      'The person with fever is a baby, pregnant, over 65, very overweight or has another illness such as diabetes: come on the first day.',
    ],
    routine: [
      'A high fever without a clear cause is in its first or second day: see a doctor and have your blood counted.',
      'You have dengue and look after yourself at home: come for a check each day until two days after the fever has gone.',
      'You are still tired or low three weeks after dengue.',
    ],
    tests: `A drop or a small tube of blood shows parts of the virus (the NS1 test) in the first five days. Later, a test for antibodies is used. One negative test does not rule dengue out.

A full blood count is repeated every day. The doctor looks at the white cells, the platelets and the haematocrit, which tells how thick the blood is. A rising haematocrit together with falling platelets means that fluid is leaking. The trend matters more than one number.`,
    treatment: `There is no medicine against the virus. Treatment means the right amount of fluid at the right time, and close watching. Most people can stay at home if they drink, pass urine and come for the daily check.

In hospital you get fluid through a vein, and your pulse, blood pressure and urine are measured often. A transfusion of platelets is needed only by the few who bleed badly; a low number alone is no reason. Papaya leaf and other home remedies have not been shown to prevent severe dengue and must not replace the check.`,
    selfCare: [
      'Drink often: water, rehydration salts, soup, barley or coconut water. Adults need five glasses or more a day besides meals.',
      'Rest. Sponge with lukewarm water if the fever is high.',
      'Take only paracetamol: adults up to 1 g at a time, at least six hours apart, at most 4 g a day.',
      'Do not take aspirin, ibuprofen, diclofenac or mefenamic acid. They can cause bleeding.',
      'Have no injections into a muscle.',
      'Write down the temperature, what you drink and how often you pass urine.',
      'Sleep under a net, so that no mosquito carries your virus on to others.',
    ],
    livingWith: `Tiredness, low mood and poor sleep can last for some weeks. Go back to work step by step. Hair may fall out two to three months later; it grows again. Wait until your doctor says that your platelets are normal before you play contact sport, have a tooth pulled or take anti-inflammatory tablets. Tell every doctor in later years that you have had dengue.`,
    complications: [
      'shock, when so much fluid has leaked that the blood pressure falls',
      'severe bleeding',
      'fluid around the lungs or in the belly',
      'damage to liver, heart or brain, which is less common',
      'in pregnancy: bleeding at birth, an early birth or a baby born with dengue',
    ],
    prevention: [
      'Once a week empty, scrub or cover all that holds water: saucers, pails, tanks, gutters, tyres.',
      'Put larvicide into water that cannot be emptied.',
      'Wear long sleeves in the morning and late afternoon, and use repellent with DEET or picaridin.',
      'Fit nets to windows, and let the fogging team in.',
      'Ask your doctor whether a dengue vaccine suits you. It does not replace the fight against mosquitoes.',
    ],
  },
  ms: {
    title: 'Demam denggi',
    summary: 'Virus yang dibawa nyamuk. Kebanyakan orang sembuh; hari demam kebah perlu dipantau paling rapi.',
    overview: `Denggi dijangkiti melalui gigitan nyamuk Aedes, yang membiak dalam air bersih yang bertakung di sekitar rumah. Ia tidak berjangkit daripada seorang kepada seorang melalui sentuhan atau batuk. Terdapat empat jenis virus, jadi anda boleh mendapat denggi lebih daripada sekali, dan jangkitan kedua mungkin lebih teruk.

Penyakit ini ada tiga peringkat. Demam berlangsung dua hingga tujuh hari. Kemudian tiba peringkat kritikal selama sehari dua, iaitu ketika demam kebah: cecair boleh bocor dari salur darah, dan pada waktu inilah pesakit boleh menjadi sangat tenat. Pada peringkat akhir cecair kembali semula, anda berselera makan dan ruam mungkin gatal. Orang yang tidak lagi demam belum tentu selamat.`,
    symptoms: [
      'demam tinggi secara tiba-tiba, selalunya 39 hingga 40 darjah',
      'sakit kepala dan sakit di belakang mata',
      'sakit otot, tulang dan sendi',
      'loya dan tiada selera makan',
      'muka merah, atau ruam yang selalunya timbul ketika mula sembuh',
      'lebam kecil, atau sedikit darah dari hidung atau gusi',
      'pada bayi: demam, kurang menyusu, meragam atau mengantuk',
    ],
    causes: [
      'gigitan nyamuk Aedes yang dijangkiti, kebanyakannya pada awal pagi dan sebelum matahari terbenam',
      'air bertakung berdekatan rumah, seperti alas pasu bunga, baldi dan saluran air hujan',
      'tinggal atau bekerja di tempat yang sedang ada kes denggi',
    ],
    emergency: [
      'Pesakit pengsan, keliru, terlalu mengantuk atau tidak dapat dikejutkan.',
      'Nafas laju atau sukar.',
      'Muntah darah, najis hitam atau pendarahan yang tidak berhenti.',
      'Tangan dan kaki sejuk, lembap dan pucat.',
      'Berlaku sawan.',
      'Demam sudah kebah tetapi pesakit berasa lebih teruk, gelisah atau mengantuk luar biasa.',
      'Sakit perut yang kuat atau berterusan.',
      'Muntah atau cirit-birit tiga kali atau lebih dalam sehari.',
      'Gusi atau hidung berdarah, atau haid lebih banyak daripada biasa.',
      'Tiada air kencing selama enam jam.',
    ],
    urgent: [
      'Sukar minum, atau pesakit lebih lemah daripada semalam.',
      'Yang demam ialah bayi, ibu hamil, orang berumur lebih 65 tahun, obes atau ada penyakit lain seperti diabetes: datang pada hari pertama.',
    ],
    routine: [
      'Demam tinggi tanpa punca yang jelas pada hari pertama atau kedua: jumpa doktor dan buat kiraan darah.',
      'Anda menghidap denggi dan dirawat di rumah: datang untuk pemeriksaan setiap hari sehingga dua hari selepas demam kebah.',
      'Anda masih letih atau murung tiga minggu selepas denggi.',
    ],
    tests: `Setitis atau satu tiub kecil darah menunjukkan bahagian virus (ujian NS1) dalam lima hari pertama. Selepas itu ujian antibodi digunakan. Satu ujian negatif tidak menolak kemungkinan denggi.

Kiraan darah penuh diulang setiap hari. Doktor melihat sel darah putih, platelet dan hematokrit, iaitu ukuran kepekatan darah. Hematokrit yang naik bersama platelet yang turun bermakna cecair sedang bocor. Perubahan dari sehari ke sehari lebih penting daripada satu angka.`,
    treatment: `Tiada ubat untuk membunuh virus ini. Rawatannya ialah jumlah cecair yang betul pada masa yang betul, dan pemantauan rapi. Kebanyakan orang boleh tinggal di rumah jika mereka minum, kencing dan datang untuk pemeriksaan harian.

Di hospital anda diberi cecair melalui urat, dan nadi, tekanan darah serta air kencing diukur dengan kerap. Pemindahan platelet hanya diperlukan oleh segelintir pesakit yang berdarah teruk; angka yang rendah sahaja bukan sebabnya. Daun betik dan petua lain belum terbukti mencegah denggi teruk dan tidak boleh menggantikan pemeriksaan.`,
    selfCare: [
      'Kerap minum: air kosong, garam rehidrasi, sup, air barli atau air kelapa. Orang dewasa memerlukan lima gelas atau lebih sehari selain makanan.',
      'Berehat. Lap badan dengan air suam jika demam tinggi.',
      'Ambil parasetamol sahaja: orang dewasa sehingga 1 g setiap kali, selang sekurang-kurangnya enam jam, paling banyak 4 g sehari.',
      'Jangan ambil aspirin, ibuprofen, diclofenac atau asid mefenamik. Ubat ini boleh menyebabkan pendarahan.',
      'Jangan terima suntikan ke dalam otot.',
      'Catat suhu, jumlah minuman dan kekerapan kencing.',
      'Tidur di dalam kelambu supaya nyamuk tidak membawa virus anda kepada orang lain.',
    ],
    livingWith: `Keletihan, murung dan sukar tidur boleh berlarutan beberapa minggu. Kembali bekerja secara beransur-ansur. Rambut mungkin gugur dua hingga tiga bulan kemudian; ia akan tumbuh semula. Tunggu sehingga doktor mengesahkan platelet anda normal sebelum bermain sukan lasak, mencabut gigi atau mengambil ubat anti-radang. Pada masa hadapan, beritahu setiap doktor bahawa anda pernah mendapat denggi.`,
    complications: [
      'kejutan, apabila terlalu banyak cecair bocor sehingga tekanan darah jatuh',
      'pendarahan teruk',
      'cecair di sekeliling paru-paru atau di dalam perut',
      'kerosakan hati, jantung atau otak, yang lebih jarang',
      'semasa hamil: pendarahan ketika bersalin, kelahiran pramatang atau bayi yang lahir dengan denggi',
    ],
    prevention: [
      'Seminggu sekali, kosongkan, berus atau tutup semua yang menakung air: alas pasu, baldi, tangki, saluran air, tayar.',
      'Bubuh ubat jentik-jentik ke dalam air yang tidak boleh dibuang.',
      'Pakai baju berlengan panjang pada waktu pagi dan petang, dan sapu penghalau nyamuk yang mengandungi DEET atau pikaridin.',
      'Pasang jaring pada tingkap, dan benarkan pasukan semburan kabus masuk.',
      'Tanya doktor sama ada vaksin denggi sesuai untuk anda. Ia tidak menggantikan usaha menghapuskan nyamuk.',
    ],
  },
  zh: {
    title: '骨痛热症',
    summary: '由蚊子传播的病毒。多数人会痊愈，但退烧那几天最需留意。',
    overview: `骨痛热症由伊蚊叮咬传播，这种蚊子在住家周围干净的积水里繁殖。接触或咳嗽不会把它传给别人。病毒有四种类型，所以可能得病不止一次，而第二次感染可能更严重。

病程分三个阶段。发烧持续两至七天。接着是退烧时的危险期，为期一两天：体液可能从血管渗漏，病情在这时急转直下。最后阶段体液回流，胃口恢复，皮疹可能发痒。退了烧，并不等于脱离危险。`,
    symptoms: [
      '突然高烧，常达39至40度',
      '头痛和眼窝后疼痛',
      '肌肉、骨头和关节疼痛',
      '恶心、没有胃口',
      '脸部发红，或在恢复时出现皮疹',
      '皮肤有小瘀点，鼻子或牙龈少量出血',
      '婴儿：发烧、吃奶少、烦躁或嗜睡',
    ],
    causes: [
      '被带病毒的伊蚊叮咬，多在清晨和日落之前',
      '住家附近的积水，例如花盆底盘、水桶和屋檐水槽',
      '居住或工作的地方正有骨痛热症病例',
    ],
    emergency: [
      '昏倒、神志不清、极度嗜睡或叫不醒。',
      '呼吸急促或困难。',
      '吐血、排黑便或出血不止。',
      '手脚冰冷、湿黏、苍白。',
      '抽搐。',
      '已经退烧，人却更不舒服、烦躁不安或异常嗜睡。',
      '腹部剧痛或持续疼痛。',
      '一天呕吐或腹泻三次或以上。',
      '牙龈或鼻子出血，或月经比平时多。',
      '六小时没有小便。',
    ],
    urgent: [
      '喝水困难，或比前一天更虚弱。',
      '发烧的是婴儿、孕妇、65岁以上、肥胖，或有糖尿病等其他疾病的人：第一天就要来。',
    ],
    routine: [
      '原因不明的高烧，第一天或第二天：看医生并验血球。',
      '已确诊并在家休养：每天复诊，直到退烧后两天。',
      '病后三周仍然疲倦或情绪低落。',
    ],
    tests: `头五天可用一滴或一小管血检验病毒成分（NS1检验），之后改验抗体。一次阴性不能排除骨痛热症。

全血细胞计数每天重复。医生看白血球、血小板，以及反映血液浓稠度的血细胞比容。比容上升而血小板下降，表示体液正在渗漏。每天的变化比单一数字更重要。`,
    treatment: `目前没有药物能杀死这种病毒。治疗就是在适当的时候补充适量的体液，并密切观察。只要能喝水、有小便、每天复诊，多数人可以在家休养。

住院时会静脉输液，并经常测量脉搏、血压和尿量。只有少数严重出血的人才需要输血小板，单是数字低并不需要。木瓜叶等偏方没有证据能预防重症，不能代替每天的复诊。`,
    selfCare: [
      '多喝水：白开水、口服补液盐、汤、薏米水或椰水。成年人除三餐外，每天至少五杯。',
      '多休息。高烧时用温水擦身。',
      '只服用扑热息痛（paracetamol）：成人每次最多1克，至少相隔六小时，一天最多4克。',
      '不要服用阿司匹林、布洛芬（ibuprofen）、diclofenac或mefenamic acid，它们可能引起出血。',
      '不要打肌肉针。',
      '记录体温、喝了多少、小便几次。',
      '睡在蚊帐里，避免蚊子把病毒传给别人。',
    ],
    livingWith: `疲倦、情绪低落和睡不好可能持续几周，请逐步恢复工作。两三个月后可能掉头发，之后会再长出来。医生确认血小板正常之前，不要做激烈碰撞的运动、不要拔牙，也不要吃消炎止痛药。日后看病时，请告诉医生您曾患骨痛热症。`,
    complications: [
      '休克：体液渗漏太多，血压下降',
      '严重出血',
      '肺部周围或腹腔积水',
      '肝脏、心脏或脑部受损，较为少见',
      '怀孕时：分娩出血、早产，或婴儿出生即感染',
    ],
    prevention: [
      '每周一次倒掉、刷洗或盖好所有积水处：花盆底盘、水桶、水箱、水槽、轮胎。',
      '不能倒掉的水，放入杀孑孓药。',
      '清晨和傍晚穿长袖，涂含避蚊胺（DEET）或派卡瑞丁（picaridin）的驱蚊剂。',
      '窗户装纱网，并让喷雾灭蚊队入屋。',
      '请问医生您是否适合接种骨痛热症疫苗。疫苗不能代替灭蚊。',
    ],
  },
};
