import type { DiseaseSample } from './disease-sample.seed.ts';

export const stroke: DiseaseSample = {
  slug: 'stroke',
  publishedAt: '2026-01-19T09:00:00+08:00',
  reviewer: 'Dr Ong Teik Huat',
  topics: ['heart', 'ageing'],
  departments: ['neurology', 'emergency', 'rehabilitation'],
  articleSlugs: ['high-blood-pressure-without-symptoms', 'forgetful-or-dementia'],
  references: [
    {
      title: 'Clinical Practice Guidelines: Management of Ischaemic Stroke, third edition. Ministry of Health Malaysia',
      year: 2020,
    },
    {
      title:
        'Guidelines for the Early Management of Patients With Acute Ischemic Stroke, update. American Heart Association and American Stroke Association',
      year: 2019,
    },
  ],
  en: {
    title: 'Stroke',
    summary: 'Part of the brain is suddenly without blood. Every minute counts, so call 999 at the first sign.',
    overview: `Most strokes happen when a clot blocks an artery of the brain; fewer when an artery bursts and bleeds. Brain cells without blood begin to die within minutes. The sooner the blood flows again, the more of the person you know stays.

A short attack that goes away by itself within minutes or hours is called a TIA. It is a warning: the risk of a full stroke is highest in the next two days. It needs the same call to 999. Strokes happen at any age; in Malaysia nearly four in ten people with a stroke are below 60.`,
    symptoms: [
      'Balance: sudden loss of balance, dizziness with unsteady walking',
      'Eyes: sudden loss of sight in one or both eyes, or double vision',
      'Face: one side of the face droops',
      'Arm: an arm or leg is suddenly weak or numb',
      'Speech: slurred, mixed up or gone',
      'a sudden headache worse than any before',
      'sudden confusion or drowsiness',
    ],
    causes: [
      'high blood pressure, the greatest cause by far',
      'an uneven heartbeat called atrial fibrillation',
      'diabetes and high cholesterol',
      'smoking and vaping',
      'narrow arteries in the neck',
      'an earlier stroke or warning attack',
      'bleeding: a weak spot in an artery, or blood thinners',
    ],
    emergency: [
      'One side of the face droops, an arm or leg is weak, or speech is strange, even if it passes.',
      'Sight or balance is suddenly lost.',
      'A sudden headache is the worst of your life.',
      'The person is suddenly confused, very drowsy or has a fit.',
      'It began in sleep, or is already some hours old: call all the same.',
      'You take blood thinners and hit your head.',
    ],
    urgent: [
      'You had such signs some days ago, they have gone, and no doctor has seen you.',
      'After a stroke: new pain or swelling in a leg, fever, or choking at meals.',
    ],
    routine: [
      'Your blood pressure at home is 135/85 or more, or you feel an uneven pulse.',
      'A parent, brother or sister had a stroke: have your risk worked out.',
      'After a stroke: stiff limbs, pain, low mood, tiredness or forgetting. All of these can be treated.',
    ],
    tests: `On arrival the team checks the signs, blood sugar and blood pressure, and a CT scan of the brain follows at once: only a scan can tell a clot from bleeding. Dye may be given to see which artery is blocked. An MRI shows small or early strokes.

In the next days we look for the cause: a tracing and monitor of the heart for atrial fibrillation, a scan of the neck arteries, an ultrasound scan of the heart and blood tests.`,
    treatment: `A medicine that dissolves the clot can be given in the first four and a half hours. When a large artery is blocked, a doctor can pull the clot out through the groin or wrist, within six hours, and in chosen patients up to 24 hours. After a bleed the blood pressure is lowered and sometimes the blood is drained.

Care in a stroke ward saves lives by itself. Walking, speaking and swallowing are trained from the first days. Then come tablets against the next stroke: one against clots, one for cholesterol and those for blood pressure, and a blood thinner if you have atrial fibrillation.`,
    selfCare: [
      'While you wait for the ambulance: lay the person down with head and shoulders raised a little; on the side if drowsy or vomiting.',
      'Note the time when the person was last seen well, and bring all medicines.',
      'Give no food, drink, aspirin or blood pressure tablet before the brain scan.',
      'Do not prick fingers or ears and do not massage: it only costs time.',
      'Later: practise each day what the therapist showed you, in short rounds.',
      'Take your tablets every day, and measure your blood pressure at home.',
    ],
    livingWith: `Most of the gain comes in the first three to six months, but progress goes on for years. Make the home safe: light, grab bars, no loose mats. Ask about a stroke group, walking aids, and help with bathing and meals. Do not drive until a doctor has cleared you. Low mood strikes one in three and slows recovery; tell us. Those who care for a person with a stroke need rest too. PERKESO pays for rehabilitation of many who paid into it.`,
    complications: [
      'weakness, stiffness and falls',
      'trouble with swallowing, which can lead to chest infections',
      'trouble with speech, reading and memory',
      'clots in the leg, bed sores',
      'low mood, fits',
      'another stroke',
    ],
    prevention: [
      'Keep blood pressure below your goal. This prevents more strokes than anything else.',
      'Feel your pulse; have an uneven one checked.',
      'Do not smoke or vape. Drink no alcohol, or little.',
      'Take treatment for sugar and cholesterol seriously.',
      'Walk 30 minutes on five days a week, and eat less salt.',
    ],
  },
  ms: {
    title: 'Strok',
    summary: 'Sebahagian otak tiba-tiba terputus bekalan darah. Setiap minit penting, hubungi 999 pada tanda pertama.',
    overview: `Kebanyakan strok (angin ahmar) berlaku apabila darah beku menyekat salur darah otak; selebihnya apabila salur darah pecah dan berdarah. Sel otak tanpa darah mula mati dalam beberapa minit. Lebih cepat darah mengalir semula, lebih banyak kebolehan pesakit dapat diselamatkan.

Serangan singkat yang hilang sendiri dalam beberapa minit atau jam dipanggil TIA. Ia satu amaran: risiko strok penuh paling tinggi dalam dua hari berikutnya. Ia memerlukan panggilan 999 yang sama. Strok berlaku pada sebarang umur; di Malaysia, hampir empat daripada sepuluh pesakit strok berumur bawah 60 tahun.`,
    symptoms: [
      'Imbangan: hilang imbangan secara tiba-tiba, pening dan berjalan terhuyung-hayang',
      'Mata: hilang penglihatan sebelah atau kedua-dua mata secara tiba-tiba, atau penglihatan berganda',
      'Muka: sebelah muka senget',
      'Lengan: lengan atau kaki tiba-tiba lemah atau kebas',
      'Pertuturan: pelat, bercelaru atau hilang',
      'sakit kepala mendadak yang paling teruk pernah dialami',
      'keliru atau mengantuk secara tiba-tiba',
    ],
    causes: [
      'tekanan darah tinggi, punca yang paling besar',
      'degupan jantung tidak sekata yang dipanggil fibrilasi atrium',
      'diabetes dan kolesterol tinggi',
      'merokok dan vape',
      'salur darah leher yang sempit',
      'strok atau serangan amaran sebelumnya',
      'pendarahan: bahagian salur darah yang lemah, atau ubat pencair darah',
    ],
    emergency: [
      'Sebelah muka senget, lengan atau kaki lemah, atau pertuturan ganjil, walaupun ia hilang semula.',
      'Penglihatan atau imbangan hilang secara tiba-tiba.',
      'Sakit kepala mendadak yang paling teruk dalam hidup anda.',
      'Pesakit tiba-tiba keliru, terlalu mengantuk atau sawan.',
      'Ia bermula ketika tidur, atau sudah beberapa jam: hubungi juga.',
      'Anda mengambil ubat pencair darah dan kepala terhantuk.',
    ],
    urgent: [
      'Anda mengalami tanda seperti itu beberapa hari lalu, ia sudah hilang, dan anda belum berjumpa doktor.',
      'Selepas strok: sakit atau bengkak baharu di kaki, demam, atau tersedak ketika makan.',
    ],
    routine: [
      'Tekanan darah di rumah 135/85 atau lebih, atau nadi terasa tidak sekata.',
      'Ibu, bapa atau adik-beradik anda pernah diserang strok: minta risiko anda dikira.',
      'Selepas strok: anggota kaku, sakit, murung, letih atau pelupa. Semua ini boleh dirawat.',
    ],
    tests: `Sebaik tiba, pasukan memeriksa tanda strok, gula darah dan tekanan darah, dan imbasan CT otak dibuat serta-merta: hanya imbasan dapat membezakan darah beku daripada pendarahan. Pewarna kontras mungkin diberi untuk melihat salur mana yang tersumbat. MRI menunjukkan strok yang kecil atau awal.

Pada hari-hari berikutnya kami mencari puncanya: ECG dan pemantauan jantung untuk fibrilasi atrium, imbasan salur darah leher, imbasan ultrabunyi jantung dan ujian darah.`,
    treatment: `Ubat yang melarutkan darah beku boleh diberi dalam empat jam setengah pertama. Apabila salur besar tersumbat, doktor boleh menarik keluar darah beku melalui pangkal paha atau pergelangan tangan, dalam enam jam, dan bagi pesakit tertentu sehingga 24 jam. Selepas pendarahan, tekanan darah diturunkan dan kadangkala darah disalirkan keluar.

Penjagaan di wad strok itu sendiri menyelamatkan nyawa. Berjalan, bertutur dan menelan dilatih sejak hari-hari pertama. Kemudian ubat diberi untuk mencegah strok seterusnya: satu mencegah darah beku, satu untuk kolesterol dan ubat darah tinggi, serta ubat pencair darah jika anda menghidap fibrilasi atrium.`,
    selfCare: [
      'Sementara menunggu ambulans: baringkan pesakit dengan kepala dan bahu tinggi sedikit; iringkan jika mengantuk atau muntah.',
      'Catat masa pesakit kali terakhir dilihat sihat, dan bawa semua ubatnya.',
      'Jangan beri makanan, minuman, aspirin atau ubat darah tinggi sebelum imbasan otak.',
      'Jangan cucuk jari atau telinga dan jangan urut: ia hanya membuang masa.',
      'Kemudian: latih setiap hari apa yang ditunjukkan ahli terapi, sedikit demi sedikit.',
      'Ambil ubat setiap hari, dan ukur tekanan darah di rumah.',
    ],
    livingWith: `Kebanyakan kemajuan berlaku dalam tiga hingga enam bulan pertama, tetapi pemulihan berterusan bertahun-tahun. Jadikan rumah selamat: lampu terang, pemegang, tiada tikar yang longgar. Tanya tentang kumpulan sokongan strok, alat bantu berjalan, dan bantuan mandi serta makan. Jangan memandu sehingga doktor membenarkan. Kemurungan menimpa seorang daripada tiga pesakit dan melambatkan pemulihan; beritahu kami. Penjaga juga memerlukan rehat. PERKESO membiayai pemulihan ramai pencarumnya.`,
    complications: [
      'lemah anggota, kaku dan mudah jatuh',
      'sukar menelan, yang boleh membawa kepada jangkitan paru-paru',
      'masalah pertuturan, membaca dan ingatan',
      'darah beku di kaki, kudis tekanan',
      'kemurungan, sawan',
      'strok berulang',
    ],
    prevention: [
      'Kekalkan tekanan darah di bawah sasaran. Ini mencegah lebih banyak strok daripada segala yang lain.',
      'Rasa nadi anda; periksa jika ia tidak sekata.',
      'Jangan merokok atau vape. Jangan minum alkohol, atau hadkan.',
      'Ambil berat tentang rawatan gula dan kolesterol.',
      'Berjalan 30 minit pada lima hari seminggu, dan kurangkan garam.',
    ],
  },
  zh: {
    title: '中风',
    summary: '部分脑部突然缺血。分秒必争，一有迹象立即拨打999。',
    overview: `中风大多因血块堵住脑血管，少数因血管破裂出血。脑细胞缺血几分钟就开始死亡。血流恢复得越早，能保住的功能就越多。

几分钟或几小时内自行消失的短暂发作称为TIA（小中风）。这是警告：接下来两天发生真正中风的风险最高，同样要拨打999。任何年龄都可能中风；在马来西亚，近四成的中风病人不到60岁。`,
    symptoms: [
      '平衡：突然失去平衡、头晕、走路不稳',
      '眼睛：一只或两只眼睛突然看不见，或看到重影',
      '脸部：一边脸歪斜',
      '手臂：手臂或腿突然无力或麻木',
      '说话：含糊、语无伦次或说不出话',
      '前所未有的突发剧烈头痛',
      '突然神志不清或昏昏欲睡',
    ],
    causes: [
      '高血压，这是最主要的原因',
      '称为心房颤动的心律不整',
      '糖尿病和高胆固醇',
      '抽烟和电子烟',
      '颈部血管狭窄',
      '曾经中风或有过短暂发作',
      '出血：血管有薄弱处，或服用抗凝血药',
    ],
    emergency: [
      '一边脸歪斜、手脚无力或说话怪异，即使已经恢复。',
      '突然看不见或失去平衡。',
      '一生中最剧烈的突发头痛。',
      '突然神志不清、极度嗜睡或抽搐。',
      '在睡眠中发作，或已过了几小时：也要打。',
      '服用抗凝血药而撞到头。',
    ],
    urgent: ['几天前有过这些迹象，已经消失，但没有看过医生。', '中风之后：腿部新出现疼痛或肿胀、发烧，或吃饭呛到。'],
    routine: [
      '在家血压135/85或以上，或摸到脉搏不规则。',
      '父母或兄弟姐妹曾中风：请评估您的风险。',
      '中风之后：肢体僵硬、疼痛、情绪低落、疲倦或健忘，这些都可以治疗。',
    ],
    tests: `到院后，团队检查症状、血糖和血压，并立即做脑部CT：只有扫描能分辨是血块还是出血。可能注射显影剂，看哪条血管堵塞。磁共振（MRI）能看到细小或早期的中风。

接下来几天查找原因：用心电图和心脏监测找心房颤动，扫描颈部血管，做心脏超声波和验血。`,
    treatment: `溶解血块的药可在最初四个半小时内使用。如果大血管堵塞，医生可在六小时内，经腹股沟或手腕把血块取出；合适的病人在24小时内仍可进行。如果是出血，则降低血压，有时须把血引流出来。

住进中风病房本身就能救命。从最初几天就训练走路、说话和吞咽。之后服药预防再次中风：防止血块的药、降胆固醇的药和降压药；有心房颤动者服抗凝血药。`,
    selfCare: [
      '等救护车时：让病人躺下，头肩稍微垫高；昏沉或呕吐者侧卧。',
      '记下病人最后正常的时间，带上所有药物。',
      '脑部扫描之前，不要给食物、饮料、阿司匹林或降压药。',
      '不要刺手指、耳朵放血，不要按摩，这只会耽误时间。',
      '之后：每天分几次练习治疗师教的动作。',
      '每天服药，在家量血压。',
    ],
    livingWith: `大部分进步出现在头三至六个月，但之后几年仍会改善。让家里安全：光线充足、装扶手、收起松动的地垫。请询问中风支援小组、助行器，以及洗澡和用餐的协助。医生批准之前不要开车。三分之一的病人会忧郁，恢复因而变慢，请告诉我们。照顾者也需要休息。社险机构（PERKESO）为许多缴纳者支付康复费用。`,
    complications: [
      '无力、僵硬和跌倒',
      '吞咽困难，可引起肺部感染',
      '说话、阅读和记忆障碍',
      '腿部血块、褥疮',
      '忧郁、抽搐',
      '再次中风',
    ],
    prevention: [
      '血压保持在目标以下，这比什么都能预防中风。',
      '摸摸脉搏，不规则就去检查。',
      '不抽烟，不抽电子烟；不喝酒或少喝。',
      '认真治疗血糖和胆固醇。',
      '每周五天步行30分钟，少吃盐。',
    ],
  },
};
