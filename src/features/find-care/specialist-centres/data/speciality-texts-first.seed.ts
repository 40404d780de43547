import type { SpecialitySample } from './speciality-sample.seed.ts';

/** The specialities that most people look for. */
export const firstSpecialities: readonly SpecialitySample[] = [
  {
    slug: 'cardiology',
    icon: 'heart',
    weight: 16,
    name: ['Cardiology', 'Kardiologi', '心脏科'],
    summary: [
      'Care of the heart: chest pain, high blood pressure, heart rhythm and heart failure.',
      'Rawatan jantung: sakit dada, darah tinggi, rentak jantung dan kegagalan jantung.',
      '心脏护理：胸痛、高血压、心律不齐与心力衰竭。',
    ],
    body: [
      [
        'Cardiologists find out why your heart is not working as it should, and treat it with medicine, a small procedure or advice on daily life.',
        'Pakar kardiologi mencari sebab jantung anda tidak berfungsi seperti sepatutnya, dan merawatnya dengan ubat, prosedur kecil atau nasihat tentang kehidupan seharian.',
        '心脏专科医生找出心脏运作不正常的原因，并以药物、小手术或日常生活建议来治疗。',
      ],
      [
        'At a first visit we listen to your story and your heart and record its rhythm. An ultrasound scan of the heart can often be done the same day.',
        'Pada lawatan pertama, kami mendengar cerita dan jantung anda serta merakam rentaknya. Imbasan ultrabunyi jantung selalunya boleh dibuat pada hari yang sama.',
        '首次看诊时，我们听您讲述病情、听诊心脏并记录心律。心脏超声波往往当天就能做。',
      ],
      [
        'If your chest pain is heavy, spreads to the arm or jaw, or comes with sweating, do not book a visit: call 999.',
        'Jika sakit dada terasa berat, merebak ke lengan atau rahang, atau disertai peluh, jangan tempah lawatan: hubungi 999.',
        '如果胸痛沉重、蔓延到手臂或下颌，或伴有冒汗，请不要预约：立即拨打999。',
      ],
    ],
    reasons: [
      ['Chest pain or tightness', 'Sakit atau ketat dada', '胸痛或胸闷'],
      ['Short of breath when walking', 'Sesak nafas ketika berjalan', '走路时气喘'],
      ['Fast or uneven heartbeat', 'Degupan jantung laju atau tidak sekata', '心跳过快或不规则'],
      ['High blood pressure', 'Tekanan darah tinggi', '高血压'],
      ['Swollen ankles', 'Buku lali bengkak', '脚踝浮肿'],
    ],
    aliases: [
      'heart',
      'chest pain',
      'blood pressure',
      'jantung',
      'sakit dada',
      'darah tinggi',
      '心脏',
      '胸痛',
      '高血压',
    ],
    services: [
      [
        'Echocardiogram',
        'Ekokardiogram',
        '心脏超声波',
        [
          'An ultrasound scan that shows the heart beating.',
          'Imbasan ultrabunyi yang menunjukkan jantung berdegup.',
          '显示心脏跳动的超声波扫描。',
        ],
      ],
      [
        'Exercise stress test',
        'Ujian tekanan senaman',
        '运动心电图',
        [
          'A record of your heart while you walk on a treadmill.',
          'Rakaman jantung ketika anda berjalan di atas treadmill.',
          '在跑步机上行走时记录心脏活动。',
        ],
      ],
      [
        'Heart rhythm monitor',
        'Pemantau rentak jantung',
        '心律监测',
        [
          'A small recorder worn for one to seven days.',
          'Alat perakam kecil yang dipakai satu hingga tujuh hari.',
          '佩戴一至七天的小型记录器。',
        ],
      ],
      [
        'Coronary angiogram',
        'Angiogram koronari',
        '冠状动脉造影',
        ['X-ray pictures of the arteries of the heart.', 'Gambar X-ray salur darah jantung.', '心脏血管的X光影像。'],
      ],
      [
        'Angioplasty and stent',
        'Angioplasti dan sten',
        '血管成形与支架',
        [
          'Opening a narrowed artery through the wrist or groin.',
          'Membuka salur darah yang sempit melalui pergelangan tangan atau pangkal paha.',
          '经手腕或腹股沟打通狭窄的血管。',
        ],
      ],
      [
        'Pacemaker clinic',
        'Klinik perentak jantung',
        '起搏器门诊',
        [
          'Fitting, checking and adjusting pacemakers.',
          'Memasang, memeriksa dan melaras perentak jantung.',
          '安装、检查和调校心脏起搏器。',
        ],
      ],
    ],
  },
  {
    slug: 'neurology',
    icon: 'brain',
    weight: 6,
    name: ['Neurology', 'Neurologi', '神经科'],
    summary: [
      'Care of the brain and nerves: stroke, headache, fits, memory and movement.',
      'Rawatan otak dan saraf: strok, sakit kepala, sawan, ingatan dan pergerakan.',
      '脑与神经护理：中风、头痛、癫痫、记忆与动作问题。',
    ],
    body: [
      [
        'Neurologists look after conditions of the brain, the spinal cord and the nerves of the arms and legs.',
        'Pakar neurologi merawat penyakit otak, saraf tunjang serta saraf lengan dan kaki.',
        '神经科医生治疗大脑、脊髓以及手脚神经的疾病。',
      ],
      [
        'Your story matters more than any scan, so bring somebody who has seen what happens to you, or a video of it.',
        'Cerita anda lebih penting daripada apa-apa imbasan, jadi bawa seseorang yang pernah melihat apa yang berlaku kepada anda, atau video mengenainya.',
        '您的叙述比任何扫描都重要，请带一位目睹过您发作的人，或一段录影。',
      ],
      [
        'A face that drops, an arm that is weak or words that slur may be a stroke. Call 999 at once; treatment works only in the first hours.',
        'Muka yang senget, lengan yang lemah atau pertuturan yang pelat mungkin strok. Hubungi 999 serta-merta; rawatan hanya berkesan dalam jam-jam pertama.',
        '脸歪、手臂无力或说话含糊，可能是中风。请立即拨打999；治疗只在最初几小时内有效。',
      ],
    ],
    reasons: [
      ['Headaches that keep coming back', 'Sakit kepala berulang', '反复头痛'],
      ['Numb or weak arm or leg', 'Lengan atau kaki kebas atau lemah', '手脚麻木或无力'],
      ['Fits or blackouts', 'Sawan atau pengsan', '抽搐或昏厥'],
      ['Shaking hands', 'Tangan menggeletar', '手抖'],
      ['Losing your memory', 'Hilang ingatan', '记忆力衰退'],
    ],
    aliases: [
      'brain',
      'nerves',
      'stroke',
      'headache',
      'otak',
      'saraf',
      'strok',
      'sakit kepala',
      '脑',
      '神经',
      '中风',
      '头痛',
    ],
    services: [
      [
        'Stroke clinic',
        'Klinik strok',
        '中风门诊',
        [
          'Finding the cause of a stroke and preventing another.',
          'Mencari punca strok dan mencegah strok berulang.',
          '找出中风原因，预防再次中风。',
        ],
      ],
      [
        'Brain wave test (EEG)',
        'Ujian gelombang otak (EEG)',
        '脑电图',
        [
          'A record of the brain’s electrical activity; nothing goes into the body.',
          'Rakaman aktiviti elektrik otak tanpa rasa sakit.',
          '记录大脑的电活动，不需任何东西进入体内。',
        ],
      ],
      [
        'Nerve conduction study',
        'Ujian pengaliran saraf',
        '神经传导检查',
        [
          'Measures how well nerves carry messages.',
          'Mengukur sejauh mana saraf menghantar isyarat.',
          '测量神经传导信号的能力。',
        ],
      ],
      [
        'Headache clinic',
        'Klinik sakit kepala',
        '头痛门诊',
        [
          'A plan for migraine and other headaches.',
          'Pelan untuk migrain dan sakit kepala lain.',
          '偏头痛和其他头痛的治疗计划。',
        ],
      ],
      [
        'Movement disorders',
        'Gangguan pergerakan',
        '动作障碍',
        [
          'Care for Parkinson’s disease and tremor.',
          'Rawatan penyakit Parkinson dan menggeletar.',
          '治疗帕金森病和震颤。',
        ],
      ],
      [
        'Memory clinic',
        'Klinik ingatan',
        '记忆门诊',
        [
          'Tests and support for memory problems.',
          'Ujian dan sokongan untuk masalah ingatan.',
          '记忆问题的检查与支援。',
        ],
      ],
    ],
  },
  {
    slug: 'orthopaedics',
    icon: 'bone',
    weight: 16,
    name: ['Orthopaedics', 'Ortopedik', '骨科'],
    summary: [
      'Care of bones, joints and muscles: broken bones, worn knees, painful shoulders and hands.',
      'Rawatan tulang, sendi dan otot: patah tulang, lutut haus, bahu dan tangan sakit.',
      '骨骼、关节与肌肉护理：骨折、膝关节磨损、肩手疼痛。',
    ],
    body: [
      [
        'Orthopaedic surgeons treat what lets you move. Most patients get better without an operation, through exercise, medicine or an injection.',
        'Pakar bedah ortopedik merawat apa yang membolehkan anda bergerak. Kebanyakan pesakit pulih tanpa pembedahan, melalui senaman, ubat atau suntikan.',
        '骨科医生治疗让您活动的部位。多数病人不必动手术，靠运动、药物或打针便能好转。',
      ],
      [
        'When an operation is right, we explain what it can and cannot do, and the physiotherapist meets you before it.',
        'Apabila pembedahan wajar, kami menerangkan apa yang boleh dan tidak boleh dicapai, dan ahli fisioterapi berjumpa anda sebelum itu.',
        '需要手术时，我们会说明它能做到什么、不能做到什么，物理治疗师也会在术前与您见面。',
      ],
      [
        'A limb that is bent, cold or numb after an injury needs the emergency department, not a clinic.',
        'Anggota yang bengkok, sejuk atau kebas selepas kecederaan memerlukan jabatan kecemasan, bukan klinik.',
        '受伤后肢体变形、冰冷或麻木，应到急诊部，而不是门诊。',
      ],
    ],
    reasons: [
      ['Knee or hip pain', 'Sakit lutut atau pinggul', '膝或髋疼痛'],
      ['A broken bone', 'Patah tulang', '骨折'],
      ['Stiff or painful shoulder', 'Bahu kaku atau sakit', '肩膀僵硬或疼痛'],
      ['Numb fingers', 'Jari kebas', '手指麻木'],
      ['A joint that gives way', 'Sendi tidak stabil', '关节不稳'],
    ],
    aliases: ['bone', 'joint', 'knee', 'fracture', 'tulang', 'sendi', 'lutut', 'patah', '骨', '关节', '膝盖', '骨折'],
    services: [
      [
        'Knee replacement',
        'Penggantian lutut',
        '膝关节置换',
        [
          'A new joint surface for a worn knee.',
          'Permukaan sendi baharu untuk lutut yang haus.',
          '为磨损的膝盖换上新的关节面。',
        ],
      ],
      [
        'Hip replacement',
        'Penggantian pinggul',
        '髋关节置换',
        [
          'A new hip for arthritis or a fracture.',
          'Pinggul baharu untuk artritis atau patah tulang.',
          '为关节炎或骨折更换髋关节。',
        ],
      ],
      [
        'Keyhole joint surgery',
        'Pembedahan sendi lubang kunci',
        '关节镜手术',
        [
          'Repairs inside a joint through small cuts.',
          'Pembaikan di dalam sendi melalui potongan kecil.',
          '经小切口修复关节内部。',
        ],
      ],
      [
        'Fracture clinic',
        'Klinik patah tulang',
        '骨折门诊',
        [
          'Plaster, checks and advice after a broken bone.',
          'Simen, pemeriksaan dan nasihat selepas patah tulang.',
          '骨折后的石膏固定、复查与建议。',
        ],
      ],
      [
        'Hand surgery',
        'Pembedahan tangan',
        '手外科',
        [
          'Treatment of trapped nerves, tendons and fingers.',
          'Rawatan saraf tersepit, tendon dan jari.',
          '治疗受压的神经、肌腱和手指。',
        ],
      ],
      [
        'Bone density scan',
        'Imbasan ketumpatan tulang',
        '骨密度检查',
        ['Finds thin bones before they break.', 'Mengesan tulang nipis sebelum ia patah.', '在骨折前查出骨质疏松。'],
      ],
    ],
  },
  {
    slug: 'paediatrics',
    icon: 'child',
    weight: 16,
    name: ['Paediatrics', 'Pediatrik', '儿科'],
    summary: [
      'Care of babies, children and teenagers, well or ill.',
      'Rawatan bayi, kanak-kanak dan remaja, sihat atau sakit.',
      '照顾健康或患病的婴儿、儿童与青少年。',
    ],
    body: [
      [
        'Paediatricians look after children from the day of birth to the age of eighteen: fevers, growth, allergies, and illnesses that last.',
        'Pakar kanak-kanak merawat anak dari hari lahir hingga umur lapan belas tahun: demam, tumbesaran, alahan dan penyakit yang berpanjangan.',
        '儿科医生照顾从出生到十八岁的孩子：发烧、生长、过敏和长期疾病。',
      ],
      [
        'Bring the child health record book. A parent may stay for every examination and, if the child is admitted, through the night.',
        'Bawa buku rekod kesihatan kanak-kanak. Ibu atau bapa boleh menemani setiap pemeriksaan dan, jika anak dimasukkan ke wad, sepanjang malam.',
        '请带儿童健康手册。每次检查父母都可陪同；孩子住院时，可陪伴过夜。',
      ],
      [
        'A baby under three months with fever, or a child who is hard to wake or breathes with effort, should come to the emergency department now.',
        'Bayi bawah tiga bulan yang demam, atau kanak-kanak yang sukar dikejutkan atau sukar bernafas, perlu dibawa ke jabatan kecemasan sekarang.',
        '三个月以下婴儿发烧，或孩子难以叫醒、呼吸费力，请马上到急诊部。',
      ],
    ],
    reasons: [
      ['Fever or cough', 'Demam atau batuk', '发烧或咳嗽'],
      ['Vaccinations', 'Vaksinasi', '疫苗接种'],
      ['Growth or weight worries', 'Kebimbangan tumbesaran atau berat', '生长或体重问题'],
      ['Asthma or eczema', 'Asma atau ekzema', '哮喘或湿疹'],
      ['Slow to talk or walk', 'Lambat bercakap atau berjalan', '说话或走路迟缓'],
    ],
    aliases: ['child', 'children', 'baby', 'kanak-kanak', 'budak', 'bayi', '儿童', '小孩', '婴儿'],
    services: [
      [
        'Well-child checks',
        'Pemeriksaan anak sihat',
        '儿童健康检查',
        [
          'Growth, hearing, sight and development checks.',
          'Pemeriksaan tumbesaran, pendengaran, penglihatan dan perkembangan.',
          '检查生长、听力、视力和发育。',
        ],
      ],
      [
        'Vaccination',
        'Vaksinasi',
        '疫苗接种',
        [
          'The national schedule and optional vaccines.',
          'Jadual kebangsaan dan vaksin pilihan.',
          '国家接种计划与自选疫苗。',
        ],
      ],
      [
        'Asthma and allergy clinic',
        'Klinik asma dan alahan',
        '哮喘与过敏门诊',
        [
          'Testing and a written plan for home and school.',
          'Ujian dan pelan bertulis untuk rumah dan sekolah.',
          '检测，并提供家庭与学校的书面计划。',
        ],
      ],
      [
        'Newborn care',
        'Rawatan bayi baru lahir',
        '新生儿护理',
        [
          'Jaundice, feeding and early or small babies.',
          'Jaundis, penyusuan dan bayi pramatang atau kecil.',
          '黄疸、喂奶，以及早产或体重轻的婴儿。',
        ],
      ],
      [
        'Development assessment',
        'Penilaian perkembangan',
        '发育评估',
        [
          'For children who learn or speak differently.',
          'Untuk kanak-kanak yang belajar atau bertutur secara berbeza.',
          '为学习或说话方式与众不同的孩子而设。',
        ],
      ],
      [
        'Children’s dengue care',
        'Rawatan denggi kanak-kanak',
        '儿童骨痛热症护理',
        [
          'Close watch and daily blood counts.',
          'Pemantauan rapi dan kiraan darah setiap hari.',
          '密切观察，每天验血球。',
        ],
      ],
    ],
  },
  {
    slug: 'obstetrics-gynaecology',
    icon: 'mother',
    weight: 16,
    name: ['Obstetrics and Gynaecology', 'Obstetrik dan Ginekologi', '妇产科'],
    summary: [
      'Pregnancy, birth and women’s health at every age.',
      'Kehamilan, kelahiran dan kesihatan wanita pada setiap peringkat umur.',
      '怀孕、分娩与各年龄妇女健康。',
    ],
    body: [
      [
        'Obstetricians care for you and your baby in pregnancy and birth; gynaecologists treat periods, fibroids, cysts, infections and the menopause. Most of our doctors do both.',
        'Pakar obstetrik menjaga anda dan bayi semasa hamil dan bersalin; pakar sakit puan merawat masalah haid, fibroid, sista, jangkitan dan menopaus. Kebanyakan doktor kami melakukan kedua-duanya.',
        '产科医生在怀孕和生产期间照顾您和宝宝；妇科医生治疗月经、肌瘤、囊肿、感染和更年期问题。我们的医生多数兼顾两者。',
      ],
      [
        'You may ask for a woman doctor, and a nurse is present at every examination.',
        'Anda boleh meminta doktor wanita, dan jururawat hadir pada setiap pemeriksaan.',
        '您可以要求女医生，每次检查都有护士在场。',
      ],
      [
        'Bleeding in pregnancy, strong pain or a baby that moves less needs a call to the labour room at any hour.',
        'Pendarahan semasa hamil, sakit kuat atau bayi yang kurang bergerak memerlukan panggilan ke dewan bersalin pada bila-bila masa.',
        '怀孕期间出血、剧痛或胎动减少，无论几点都请致电产房。',
      ],
    ],
    reasons: [
      ['You are pregnant or plan to be', 'Anda hamil atau merancang hamil', '已怀孕或计划怀孕'],
      ['Painful or heavy periods', 'Haid sakit atau banyak', '经痛或经血过多'],
      ['Smear test', 'Ujian pap smear', '子宫颈抹片检查'],
      ['Fibroids or cysts', 'Fibroid atau sista', '肌瘤或囊肿'],
      ['Menopause', 'Menopaus', '更年期'],
    ],
    aliases: [
      'pregnancy',
      'birth',
      'women',
      'maternity',
      'hamil',
      'bersalin',
      'wanita',
      'sakit puan',
      '怀孕',
      '生产',
      '妇科',
      '产科',
    ],
    services: [
      [
        'Pregnancy check-ups',
        'Pemeriksaan kehamilan',
        '产前检查',
        [
          'Regular visits with scans from the first weeks.',
          'Lawatan berkala dengan imbasan sejak minggu-minggu awal.',
          '从最初几周起定期产检与扫描。',
        ],
      ],
      [
        'Birth care',
        'Rawatan kelahiran',
        '分娩护理',
        [
          'Natural or caesarean birth with midwives and doctors.',
          'Bersalin normal atau caesarean bersama bidan dan doktor.',
          '由助产士和医生照顾的顺产或剖腹产。',
        ],
      ],
      [
        'Cervical screening',
        'Saringan serviks',
        '子宫颈筛检',
        [
          'HPV and smear tests with clear results.',
          'Ujian HPV dan pap smear dengan keputusan yang jelas.',
          'HPV和抹片检查，结果清楚明了。',
        ],
      ],
      [
        'Keyhole gynaecology',
        'Ginekologi lubang kunci',
        '妇科微创手术',
        [
          'Fibroids and cysts removed through small cuts.',
          'Fibroid dan sista dibuang melalui potongan kecil.',
          '经小切口切除肌瘤和囊肿。',
        ],
      ],
      [
        'Detailed baby scan',
        'Imbasan bayi terperinci',
        '胎儿详细扫描',
        [
          'A careful look at the baby at twenty weeks.',
          'Pemeriksaan teliti bayi pada dua puluh minggu.',
          '二十周时仔细检查胎儿。',
        ],
      ],
      [
        'Menopause clinic',
        'Klinik menopaus',
        '更年期门诊',
        ['Relief of symptoms and care of bones.', 'Melegakan simptom dan menjaga tulang.', '缓解症状，保护骨骼。'],
      ],
    ],
  },
  {
    slug: 'ophthalmology',
    icon: 'eye',
    weight: 8,
    name: ['Ophthalmology', 'Oftalmologi', '眼科'],
    summary: [
      'Care of the eyes: cataract, glaucoma, diabetes in the eye and children’s sight.',
      'Rawatan mata: katarak, glaukoma, mata diabetes dan penglihatan kanak-kanak.',
      '眼睛护理：白内障、青光眼、糖尿病眼与儿童视力。',
    ],
    body: [
      [
        'Eye doctors examine, treat and operate on the eye and its lids.',
        'Doktor mata memeriksa, merawat dan membedah mata serta kelopaknya.',
        '眼科医生为眼睛和眼睑做检查、治疗和手术。',
      ],
      [
        'Drops may blur your sight for a few hours, so let somebody else drive.',
        'Titisan mata mungkin mengaburkan penglihatan beberapa jam, jadi biar orang lain memandu.',
        '眼药水可能使视力模糊几个小时，请由别人开车。',
      ],
      [
        'A chemical splash: rinse at once with running water for at least 20 minutes, then go to the emergency department. Sudden loss of sight: go at once, it can be a stroke. New flashes or a curtain over the sight: the same day.',
        'Terpercik bahan kimia: bilas segera dengan air mengalir sekurang-kurangnya 20 minit, kemudian ke jabatan kecemasan. Hilang penglihatan secara tiba-tiba: datang segera, ia mungkin strok. Kilatan cahaya baharu atau bayang seperti tirai: pada hari yang sama.',
        '化学品溅入眼睛：立刻用流动的水冲洗至少20分钟，再到急诊部。突然失明：马上来，可能是中风。新出现的闪光或像窗帘遮住视线：当天就诊。',
      ],
    ],
    reasons: [
      ['Blurred sight', 'Penglihatan kabur', '视力模糊'],
      ['Red or painful eye', 'Mata merah atau sakit', '眼睛红或痛'],
      ['Diabetes eye check', 'Pemeriksaan mata diabetes', '糖尿病眼部检查'],
      ['Child squints', 'Kanak-kanak juling', '儿童斜视'],
    ],
    aliases: ['eye', 'sight', 'cataract', 'mata', 'katarak', 'rabun', '眼睛', '白内障', '视力'],
    services: [
      [
        'Cataract surgery',
        'Pembedahan katarak',
        '白内障手术',
        [
          'A clear new lens, usually home the same day.',
          'Kanta baharu yang jernih, biasanya pulang pada hari yang sama.',
          '换上清晰的人工晶体，通常当天回家。',
        ],
      ],
      [
        'Glaucoma clinic',
        'Klinik glaukoma',
        '青光眼门诊',
        [
          'Pressure checks and treatment that protect sight.',
          'Pemeriksaan tekanan dan rawatan yang melindungi penglihatan.',
          '检查眼压并治疗，保护视力。',
        ],
      ],
      [
        'Diabetic eye screening',
        'Saringan mata diabetes',
        '糖尿病眼筛检',
        [
          'A photograph of the back of the eye each year.',
          'Gambar bahagian belakang mata setiap tahun.',
          '每年拍摄眼底照片。',
        ],
      ],
      [
        'Retina treatment',
        'Rawatan retina',
        '视网膜治疗',
        ['Laser, injections and surgery.', 'Laser, suntikan dan pembedahan.', '激光、注射和手术。'],
      ],
      [
        'Children’s eye clinic',
        'Klinik mata kanak-kanak',
        '儿童眼科',
        ['Squint, lazy eye and glasses.', 'Juling, mata malas dan cermin mata.', '斜视、弱视和配镜。'],
      ],
      [
        'Vision correction',
        'Pembetulan penglihatan',
        '视力矫正',
        [
          'Laser or lens surgery to need glasses less.',
          'Pembedahan laser atau kanta supaya kurang memerlukan cermin mata.',
          '以激光或晶体手术减少对眼镜的依赖。',
        ],
      ],
    ],
  },
  {
    slug: 'ent',
    icon: 'ear',
    weight: 8,
    name: ['Ear, Nose and Throat', 'Telinga, Hidung dan Tekak', '耳鼻喉科'],
    summary: [
      'Care of hearing, breathing through the nose, voice and swallowing.',
      'Rawatan pendengaran, pernafasan hidung, suara dan penelanan.',
      '听力、鼻呼吸、声音与吞咽护理。',
    ],
    body: [
      [
        'These specialists treat ears that do not hear, noses that do not breathe and throats that hurt, in adults and children.',
        'Pakar ini merawat telinga yang tidak mendengar, hidung yang tersumbat dan tekak yang sakit, bagi orang dewasa dan kanak-kanak.',
        '耳鼻喉科医生为成人和儿童治疗听力差、鼻塞和喉咙痛。',
      ],
      [
        'A thin camera lets us look inside the nose and throat in the clinic; it takes two minutes and feels odd rather than painful.',
        'Kamera halus membolehkan kami melihat ke dalam hidung dan tekak di klinik; ia mengambil masa dua minit dan terasa pelik, bukan sakit.',
        '在诊室用细镜头查看鼻腔和喉咙，只需两分钟，感觉怪怪的，但不痛。',
      ],
      [
        'A nosebleed that lasts more than twenty minutes, or trouble breathing, needs emergency care.',
        'Hidung berdarah lebih daripada dua puluh minit, atau sukar bernafas, memerlukan rawatan kecemasan.',
        '流鼻血超过二十分钟，或呼吸困难，需要急诊治疗。',
      ],
    ],
    reasons: [
      ['Hearing loss or ringing', 'Kurang pendengaran atau berdesing', '听力下降或耳鸣'],
      ['Blocked nose or sinus pain', 'Hidung tersumbat atau sakit sinus', '鼻塞或鼻窦痛'],
      ['Snoring', 'Berdengkur', '打鼾'],
      ['Dizziness', 'Pening', '头晕'],
    ],
    aliases: ['ear', 'nose', 'throat', 'sinus', 'telinga', 'hidung', 'tekak', 'resdung', '耳朵', '鼻子', '喉咙'],
    services: [
      [
        'Hearing test',
        'Ujian pendengaran',
        '听力检查',
        [
          'For adults, children and newborn babies.',
          'Untuk orang dewasa, kanak-kanak dan bayi baru lahir.',
          '适合成人、儿童和新生儿。',
        ],
      ],
      [
        'Sinus surgery',
        'Pembedahan sinus',
        '鼻窦手术',
        [
          'Opening blocked sinuses from inside the nose.',
          'Membuka sinus yang tersumbat dari dalam hidung.',
          '从鼻腔内打通阻塞的鼻窦。',
        ],
      ],
      [
        'Tonsil surgery',
        'Pembedahan tonsil',
        '扁桃体手术',
        [
          'For repeated infections or blocked breathing.',
          'Untuk jangkitan berulang atau pernafasan tersekat.',
          '用于反复感染或呼吸受阻。',
        ],
      ],
      [
        'Snoring and sleep study',
        'Kajian dengkur dan tidur',
        '打鼾与睡眠检查',
        [
          'Recording of sleep at home or in hospital.',
          'Rakaman tidur di rumah atau di hospital.',
          '在家或在医院记录睡眠。',
        ],
      ],
      [
        'Voice clinic',
        'Klinik suara',
        '嗓音门诊',
        [
          'Hoarseness seen and treated with a therapist.',
          'Suara serak diperiksa dan dirawat bersama jurupulih.',
          '检查声音沙哑，并由治疗师协助治疗。',
        ],
      ],
      [
        'Balance clinic',
        'Klinik keseimbangan',
        '平衡门诊',
        ['Finding and treating the cause of dizziness.', 'Mencari dan merawat punca pening.', '找出并治疗头晕的原因。'],
      ],
    ],
  },
  {
    slug: 'dermatology',
    icon: 'skin',
    weight: 6,
    name: ['Dermatology', 'Dermatologi', '皮肤科'],
    summary: ['Care of skin, hair and nails.', 'Rawatan kulit, rambut dan kuku.', '皮肤、头发与指甲护理。'],
    body: [
      [
        'Dermatologists treat rashes, acne, eczema, psoriasis, infections and skin cancer.',
        'Pakar dermatologi merawat ruam, jerawat, ekzema, psoriasis, jangkitan dan kanser kulit.',
        '皮肤科医生治疗皮疹、青春痘、湿疹、牛皮癣、感染和皮肤癌。',
      ],
      [
        'Come without make-up or nail colour and bring the creams you have tried.',
        'Datang tanpa solekan atau pewarna kontras kuku dan bawa krim yang pernah anda cuba.',
        '请不要化妆或涂指甲油，并带上用过的药膏。',
      ],
      [
        'A rash with fever, blisters or a swollen face should be seen on the same day.',
        'Ruam dengan demam, lepuh atau muka bengkak perlu diperiksa pada hari yang sama.',
        '皮疹伴有发烧、水泡或脸部肿胀，应当天就诊。',
      ],
    ],
    reasons: [
      ['Itchy rash', 'Ruam gatal', '发痒皮疹'],
      ['Acne', 'Jerawat', '痤疮'],
      ['A mole that changes', 'Tahi lalat berubah', '痣有变化'],
      ['Hair loss', 'Rambut gugur', '脱发'],
    ],
    aliases: ['skin', 'acne', 'rash', 'eczema', 'kulit', 'jerawat', 'ruam', '皮肤', '青春痘', '湿疹'],
    services: [
      [
        'Mole check',
        'Pemeriksaan tahi lalat',
        '痣检查',
        [
          'Every mole looked at with a skin microscope.',
          'Setiap tahi lalat dilihat dengan mikroskop kulit.',
          '用皮肤镜逐一检查痣。',
        ],
      ],
      [
        'Acne clinic',
        'Klinik jerawat',
        '痤疮门诊',
        ['Treatment for spots and scars.', 'Rawatan untuk jerawat dan parut.', '治疗青春痘和疤痕。'],
      ],
      [
        'Eczema and psoriasis',
        'Ekzema dan psoriasis',
        '湿疹与银屑病',
        [
          'Creams, light treatment and newer medicines.',
          'Krim, rawatan cahaya dan ubat yang lebih baharu.',
          '药膏、光疗和新型药物。',
        ],
      ],
      [
        'Allergy patch test',
        'Ujian tampal alahan',
        '过敏贴布测试',
        ['Finds what your skin reacts to.', 'Mencari punca tindak balas kulit anda.', '找出皮肤对什么过敏。'],
      ],
      [
        'Skin surgery',
        'Pembedahan kulit',
        '皮肤手术',
        ['Removal of lumps under local anaesthetic.', 'Membuang ketulan dengan bius setempat.', '局部麻醉下切除肿块。'],
      ],
      [
        'Laser treatment',
        'Rawatan laser',
        '激光治疗',
        [
          'For marks, veins and unwanted hair.',
          'Untuk tompok, urat dan bulu yang tidak diingini.',
          '处理斑点、血管和多余的毛发。',
        ],
      ],
    ],
  },
  {
    slug: 'respiratory',
    icon: 'lungs',
    weight: 5,
    name: ['Respiratory Medicine', 'Perubatan Respiratori', '呼吸科'],
    summary: [
      'Care of the lungs and breathing, and of sleep.',
      'Rawatan paru-paru, pernafasan dan tidur.',
      '肺部、呼吸与睡眠护理。',
    ],
    body: [
      [
        'Lung physicians treat asthma, smokers’ lung, infections, tuberculosis and poor sleep.',
        'Pakar paru-paru merawat asma, penyakit paru-paru perokok, jangkitan, tuberkulosis dan gangguan tidur.',
        '胸肺科医生治疗哮喘、吸烟引起的肺病、感染、结核病和睡眠障碍。',
      ],
      [
        'You will be asked to blow into a tube; it tells us more than many scans.',
        'Anda akan diminta meniup ke dalam tiub; ia memberitahu kami lebih banyak daripada kebanyakan imbasan.',
        '您会被要求向管子吹气；它告诉我们的，比许多扫描还多。',
      ],
      [
        'If you cannot finish a sentence for want of breath, call 999.',
        'Jika anda tidak dapat menghabiskan satu ayat kerana sesak nafas, hubungi 999.',
        '如果喘得无法说完一句话，请拨打999。',
      ],
    ],
    reasons: [
      ['A cough for over three weeks', 'Batuk lebih tiga minggu', '咳嗽超过三周'],
      ['Wheezing', 'Nafas berbunyi', '喘鸣'],
      ['Stopping smoking', 'Berhenti merokok', '戒烟'],
      ['Tired after a night’s sleep', 'Letih selepas tidur', '睡后仍疲倦'],
    ],
    aliases: ['lung', 'asthma', 'cough', 'breathing', 'paru-paru', 'asma', 'batuk', 'lelah', '肺', '哮喘', '咳嗽'],
    services: [
      [
        'Lung function test',
        'Ujian fungsi paru-paru',
        '肺功能检查',
        [
          'Measures how much and how fast you breathe.',
          'Mengukur berapa banyak dan berapa laju anda bernafas.',
          '测量呼吸的量和速度。',
        ],
      ],
      [
        'Asthma clinic',
        'Klinik asma',
        '哮喘门诊',
        [
          'The right inhaler and how to use it.',
          'Alat sedut yang betul dan cara menggunakannya.',
          '选对吸入器并学会使用。',
        ],
      ],
      [
        'Bronchoscopy',
        'Bronkoskopi',
        '支气管镜检查',
        [
          'A camera test of the airways under sedation.',
          'Ujian kamera saluran udara dengan ubat penenang.',
          '镇静下以镜头检查气道。',
        ],
      ],
      [
        'Sleep study',
        'Kajian tidur',
        '睡眠检查',
        ['Finds pauses in breathing at night.', 'Mengesan nafas terhenti pada waktu malam.', '查出夜间呼吸暂停。'],
      ],
      [
        'Stop-smoking clinic',
        'Klinik berhenti merokok',
        '戒烟门诊',
        [
          'Medicine and support for twelve weeks.',
          'Ubat dan sokongan selama dua belas minggu.',
          '为期十二周的药物与支援。',
        ],
      ],
      [
        'Lung nodule clinic',
        'Klinik nodul paru-paru',
        '肺结节门诊',
        ['Quick answers when a shadow is found.', 'Jawapan pantas apabila bayang ditemui.', '发现阴影时尽快给出答案。'],
      ],
    ],
  },
  {
    slug: 'nephrology',
    icon: 'kidney',
    weight: 4,
    name: ['Nephrology', 'Nefrologi', '肾脏科'],
    summary: [
      'Care of the kidneys, from early loss of function to dialysis and transplant.',
      'Rawatan buah pinggang, dari peringkat awal hingga dialisis dan pemindahan.',
      '肾脏护理：从早期功能下降到洗肾与移植。',
    ],
    body: [
      [
        'Kidney doctors aim to slow kidney disease so that dialysis is needed late or never.',
        'Doktor buah pinggang berusaha melambatkan penyakit buah pinggang supaya dialisis lewat diperlukan atau tidak diperlukan langsung.',
        '肾脏科医生致力减慢肾病，让洗肾来得越迟越好，甚至不必洗肾。',
      ],
      [
        'Bring your last blood results and all your medicines, herbs and painkillers too.',
        'Bawa keputusan darah terakhir dan semua ubat anda, termasuk herba dan ubat tahan sakit.',
        '请带上最近的验血报告和所有药物，包括草药和止痛药。',
      ],
      [
        'If dialysis comes, we show you the choices at home and in hospital before you decide.',
        'Jika dialisis diperlukan, kami menunjukkan pilihan di rumah dan di hospital sebelum anda membuat keputusan.',
        '如果需要洗肾，我们会先说明在家和在医院的各种选择，再由您决定。',
      ],
    ],
    reasons: [
      ['Protein or blood in urine', 'Protein atau darah dalam air kencing', '尿中有蛋白或血'],
      ['Swollen legs or face', 'Kaki atau muka bengkak', '腿或脸浮肿'],
      ['Diabetes with kidney trouble', 'Diabetes dengan masalah buah pinggang', '糖尿病肾病'],
      ['Dialysis', 'Dialisis', '洗肾'],
    ],
    aliases: ['kidney', 'dialysis', 'buah pinggang', 'dialisis', '肾', '洗肾'],
    services: [
      [
        'Haemodialysis',
        'Hemodialisis',
        '洗肾',
        [
          'Three sessions a week with a nurse you know.',
          'Tiga sesi seminggu dengan jururawat yang anda kenali.',
          '每周三次，由您熟悉的护士照顾。',
        ],
      ],
      [
        'Peritoneal dialysis',
        'Dialisis peritoneal',
        '腹膜洗肾',
        [
          'Training and support for dialysis at home.',
          'Latihan dan sokongan untuk dialisis di rumah.',
          '居家洗肾的培训与支援。',
        ],
      ],
      [
        'Early kidney clinic',
        'Klinik awal buah pinggang',
        '早期肾病门诊',
        ['Blood pressure, diet and medicine.', 'Tekanan darah, diet dan ubat.', '血压、饮食与药物。'],
      ],
      [
        'Kidney biopsy',
        'Biopsi buah pinggang',
        '肾活检',
        ['A tiny sample that finds the cause.', 'Sampel kecil yang menemui puncanya.', '取少许样本，查明原因。'],
      ],
      [
        'Transplant assessment',
        'Penilaian pemindahan',
        '移植评估',
        [
          'For people who hope for a new kidney.',
          'Untuk mereka yang berharap mendapat buah pinggang baharu.',
          '为期待换肾的人而设。',
        ],
      ],
      [
        'Dialysis access care',
        'Rawatan akses dialisis',
        '洗肾通路护理',
        ['Making and mending fistulas.', 'Membuat dan membaiki fistula.', '制作和修复动静脉瘘管。'],
      ],
    ],
  },
  {
    slug: 'gastroenterology',
    icon: 'stomach',
    weight: 10,
    name: ['Gastroenterology', 'Gastroenterologi', '肠胃科'],
    summary: [
      'Care of the stomach and bowel: pain, heartburn, bleeding and screening.',
      'Rawatan perut dan usus: sakit, pedih ulu hati, pendarahan dan saringan.',
      '肠胃护理：疼痛、胃灼热、出血与筛检。',
    ],
    body: [
      [
        'These doctors treat what happens between the first swallow and the last.',
        'Doktor ini merawat apa yang berlaku dari suapan pertama hingga ke penghujung usus.',
        '肠胃科医生治疗从第一口吞咽到肠道末端的问题。',
      ],
      [
        'Camera tests are done under sedation; you sleep lightly, feel little and go home with a companion.',
        'Ujian kamera dilakukan dengan ubat penenang; anda tidur ringan, kurang terasa dan pulang bersama peneman.',
        '内窥镜检查在镇静下进行；您浅睡，几乎没有感觉，由人陪同回家。',
      ],
      [
        'Black stools, vomited blood or severe pain need the emergency department.',
        'Najis hitam, muntah darah atau sakit yang teruk memerlukan jabatan kecemasan.',
        '黑便、吐血或剧痛，请到急诊部。',
      ],
    ],
    reasons: [
      ['Heartburn or gastric pain', 'Pedih ulu hati atau gastrik', '胃灼热或胃痛'],
      ['Blood in stools', 'Darah dalam najis', '便血'],
      ['Change of bowel habit', 'Perubahan tabiat buang air', '排便习惯改变'],
      ['Bowel screening from 50', 'Saringan usus dari umur 50', '五十岁起肠道筛检'],
    ],
    aliases: ['stomach', 'gastric', 'bowel', 'perut', 'gastrik', 'usus', '胃', '肠', '肚子痛'],
    services: [
      [
        'Gastroscopy',
        'Gastroskopi',
        '胃镜检查',
        ['A camera test of the stomach.', 'Ujian kamera untuk perut.', '以镜头检查胃部。'],
      ],
      [
        'Colonoscopy',
        'Kolonoskopi',
        '大肠镜检查',
        [
          'A camera test of the bowel that removes polyps.',
          'Ujian kamera untuk usus yang membuang polip.',
          '以镜头检查肠道并切除息肉。',
        ],
      ],
      [
        'Breath test',
        'Ujian nafas',
        '呼气测试',
        ['Finds the germ behind many ulcers.', 'Mengesan kuman di sebalik banyak ulser.', '查出引起许多溃疡的细菌。'],
      ],
      [
        'Irritable bowel clinic',
        'Klinik usus sensitif',
        '肠易激门诊',
        [
          'Food, stress and medicine looked at together.',
          'Makanan, tekanan dan ubat dilihat bersama.',
          '饮食、压力与药物一并考虑。',
        ],
      ],
      [
        'Inflammatory bowel care',
        'Rawatan keradangan usus',
        '炎症性肠病护理',
        [
          'Long-term care of Crohn’s disease and colitis.',
          'Rawatan jangka panjang penyakit Crohn dan kolitis.',
          '克罗恩病和结肠炎的长期治疗。',
        ],
      ],
      [
        'Gallstone removal by scope',
        'Pembuangan batu hempedu dengan skop',
        '内镜取胆石',
        [
          'Stones taken from the bile duct without a cut.',
          'Batu dikeluarkan dari salur hempedu tanpa pembedahan.',
          '不开刀取出胆管结石。',
        ],
      ],
    ],
  },
  {
    slug: 'hepatology',
    icon: 'liver',
    weight: 1,
    name: ['Hepatology', 'Hepatologi', '肝脏科'],
    summary: [
      'Care of the liver: hepatitis, fatty liver and cirrhosis.',
      'Rawatan hati: hepatitis, hati berlemak dan sirosis.',
      '肝脏护理：肝炎、脂肪肝与肝硬化。',
    ],
    body: [
      [
        'Liver doctors treat hepatitis B and C, fatty liver and scarring.',
        'Doktor hati merawat hepatitis B dan C, hati berlemak dan parut hati.',
        '肝脏科医生治疗乙型和丙型肝炎、脂肪肝和肝硬化。',
      ],
      [
        'Liver disease is silent for years, so most of our patients feel well when a blood test sends them to us.',
        'Penyakit hati tidak menunjukkan tanda selama bertahun-tahun, jadi kebanyakan pesakit kami berasa sihat ketika ujian darah membawa mereka kepada kami.',
        '肝病多年没有征兆，所以多数病人是因验血结果而来，自己并无不适。',
      ],
      [
        'Hepatitis C is now treated with tablets taken for three months.',
        'Hepatitis C kini dirawat dengan ubat selama tiga bulan.',
        '丙型肝炎如今可服药三个月治疗。',
      ],
    ],
    reasons: [
      ['Abnormal liver test', 'Ujian hati tidak normal', '肝功能异常'],
      ['Hepatitis B or C', 'Hepatitis B atau C', '乙型或丙型肝炎'],
      ['Fatty liver', 'Hati berlemak', '脂肪肝'],
      ['Yellow eyes', 'Mata kuning', '眼睛发黄'],
    ],
    aliases: ['liver', 'hepatitis', 'hati', 'kuning', '肝', '肝炎'],
    services: [
      [
        'Liver stiffness scan',
        'Imbasan kekerasan hati',
        '肝硬度检查',
        ['A test for scarring, done from outside.', 'Ujian parut hati dari luar badan.', '从体外检查肝脏硬化程度。'],
      ],
      [
        'Hepatitis clinic',
        'Klinik hepatitis',
        '肝炎门诊',
        ['Treatment and family screening.', 'Rawatan dan saringan keluarga.', '治疗并为家人筛检。'],
      ],
      [
        'Fatty liver clinic',
        'Klinik hati berlemak',
        '脂肪肝门诊',
        [
          'Weight, sugar and liver cared for together.',
          'Berat badan, gula dan hati dijaga bersama.',
          '体重、血糖和肝脏一起照顾。',
        ],
      ],
      [
        'Cirrhosis care',
        'Rawatan sirosis',
        '肝硬化护理',
        [
          'Regular scans and prevention of bleeding.',
          'Imbasan berkala dan pencegahan pendarahan.',
          '定期扫描，预防出血。',
        ],
      ],
      [
        'Liver cancer surveillance',
        'Pemantauan kanser hati',
        '肝癌监测',
        ['A scan every six months.', 'Imbasan setiap enam bulan.', '每六个月扫描一次。'],
      ],
      [
        'Transplant referral',
        'Rujukan pemindahan hati',
        '移植转介',
        [
          'Assessment and care before and after.',
          'Penilaian dan penjagaan sebelum dan selepas.',
          '术前评估与前后照护。',
        ],
      ],
    ],
  },
  {
    slug: 'oncology',
    icon: 'cancer',
    weight: 8,
    name: ['Oncology', 'Onkologi', '肿瘤科'],
    summary: [
      'Cancer treatment with medicine and radiotherapy, and support through it.',
      'Rawatan kanser dengan ubat dan radioterapi, serta sokongan sepanjang rawatan.',
      '以药物与放射治疗癌症，并全程支持。',
    ],
    body: [
      [
        'Oncologists plan treatment together with surgeons, radiologists and nurses, and go through it with you.',
        'Pakar onkologi merancang rawatan bersama pakar bedah, pakar radiologi dan jururawat, dan menerangkannya kepada anda.',
        '癌症专科医生与外科医生、放射科医生和护士一起制定治疗方案，并为您讲解。',
      ],
      [
        'Bring somebody to the first visit: two people hear more than one. You may record what is said.',
        'Bawa seseorang pada lawatan pertama: dua orang mendengar lebih daripada seorang. Anda boleh merakam perbualan.',
        '首次看诊请带人同来：两个人听到的比一个人多。您可以录音。',
      ],
      [
        'Fever during chemotherapy is urgent. Patients have a number to call at any hour.',
        'Demam semasa kemoterapi perlu segera dirawat. Pesakit mempunyai nombor untuk dihubungi pada bila-bila masa.',
        '化疗期间发烧属紧急情况，病人有全天可拨打的电话号码。',
      ],
    ],
    reasons: [
      ['A new diagnosis of cancer', 'Baru disahkan kanser', '刚确诊癌症'],
      ['A second opinion', 'Pendapat kedua', '第二意见'],
      ['Chemotherapy or radiotherapy', 'Kemoterapi atau radioterapi', '化疗或放疗'],
      ['Follow-up after cancer', 'Susulan selepas kanser', '癌后复诊'],
    ],
    aliases: ['cancer', 'tumour', 'chemotherapy', 'kanser', 'barah', 'kemoterapi', '癌症', '肿瘤', '化疗'],
    services: [
      [
        'Chemotherapy day unit',
        'Unit harian kemoterapi',
        '日间化疗',
        [
          'Treatment in an armchair, home by evening.',
          'Rawatan di kerusi berlengan, pulang menjelang petang.',
          '坐在扶手椅上治疗，傍晚前回家。',
        ],
      ],
      [
        'Radiotherapy',
        'Radioterapi',
        '放射治疗',
        [
          'Precise beams planned to spare healthy tissue.',
          'Sinaran tepat yang dirancang untuk melindungi tisu sihat.',
          '精准照射，保护健康组织。',
        ],
      ],
      [
        'Immunotherapy',
        'Imunoterapi',
        '免疫治疗',
        [
          'Medicines that help the body attack cancer.',
          'Ubat yang membantu badan melawan kanser.',
          '帮助身体对抗癌症的药物。',
        ],
      ],
      [
        'Breast cancer clinic',
        'Klinik kanser payudara',
        '乳癌门诊',
        [
          'Surgeon, oncologist and nurse in one visit.',
          'Pakar bedah, pakar onkologi dan jururawat dalam satu lawatan.',
          '一次看诊见外科医生、癌症专科医生和护士。',
        ],
      ],
      [
        'Palliative care',
        'Rawatan paliatif',
        '舒缓治疗',
        [
          'Relief of pain and worry at any stage.',
          'Melegakan sakit dan kebimbangan pada setiap peringkat.',
          '在任何阶段缓解疼痛与忧虑。',
        ],
      ],
      [
        'Genetic counselling',
        'Kaunseling genetik',
        '遗传咨询',
        ['For families in which cancer runs.', 'Untuk keluarga yang ada sejarah kanser.', '为有癌症家族史的家庭而设。'],
      ],
    ],
  },
  {
    slug: 'haematology',
    icon: 'blood',
    weight: 1,
    name: ['Haematology', 'Hematologi', '血液科'],
    summary: [
      'Care of blood: anaemia, bleeding, clots and blood cancers.',
      'Rawatan darah: anemia, pendarahan, darah beku dan kanser darah.',
      '血液护理：贫血、出血、血栓与血癌。',
    ],
    body: [
      [
        'Haematologists treat blood that is too thin, too thick or made wrongly.',
        'Pakar hematologi merawat darah yang terlalu cair, terlalu pekat atau tidak dihasilkan dengan betul.',
        '血液科医生治疗血液过稀、过浓或制造异常的疾病。',
      ],
      [
        'Thalassaemia is common in Malaysia, and couples can be tested before they marry.',
        'Talasemia biasa di Malaysia, dan pasangan boleh diuji sebelum berkahwin.',
        '地中海贫血在马来西亚很常见，伴侣可在婚前检验。',
      ],
      [
        'Bring earlier blood results: the change over time tells us most.',
        'Bawa keputusan darah terdahulu: perubahan dari semasa ke semasa paling banyak memberitahu kami.',
        '请带上以前的验血报告：随时间的变化最能说明问题。',
      ],
    ],
    reasons: [
      ['Anaemia', 'Anemia', '贫血'],
      ['Easy bruising', 'Mudah lebam', '容易瘀青'],
      ['Blood clots', 'Darah beku', '血栓'],
      ['Swollen glands', 'Kelenjar bengkak', '淋巴结肿大'],
    ],
    aliases: ['blood', 'anaemia', 'thalassaemia', 'leukaemia', 'darah', 'kurang darah', '血液', '贫血', '地中海贫血'],
    services: [
      [
        'Anaemia clinic',
        'Klinik anemia',
        '贫血门诊',
        ['Finding the cause and replacing iron.', 'Mencari punca dan menggantikan zat besi.', '找出原因，补充铁质。'],
      ],
      [
        'Thalassaemia care',
        'Rawatan talasemia',
        '地中海贫血护理',
        ['Testing, transfusion and counselling.', 'Ujian, pemindahan darah dan kaunseling.', '检验、输血与辅导。'],
      ],
      [
        'Clotting clinic',
        'Klinik pembekuan',
        '凝血门诊',
        ['Safe use of blood thinners.', 'Penggunaan ubat pencair darah yang selamat.', '安全使用抗凝血药。'],
      ],
      [
        'Leukaemia and lymphoma',
        'Leukemia dan limfoma',
        '白血病与淋巴瘤',
        ['Modern treatment close to home.', 'Rawatan moden dekat dengan rumah.', '离家不远的现代治疗。'],
      ],
      [
        'Bone marrow test',
        'Ujian sumsum tulang',
        '骨髓检查',
        [
          'Done under local anaesthetic in half an hour.',
          'Dilakukan dengan bius setempat dalam setengah jam.',
          '局部麻醉，半小时完成。',
        ],
      ],
      [
        'Transfusion unit',
        'Unit transfusi',
        '输血室',
        ['Day treatment with blood or iron.', 'Rawatan harian dengan darah atau zat besi.', '日间输血或补铁治疗。'],
      ],
    ],
  },
  {
    slug: 'endocrinology',
    icon: 'diabetes',
    weight: 6,
    name: ['Endocrinology', 'Endokrinologi', '内分泌科'],
    summary: [
      'Care of diabetes, thyroid and other hormones.',
      'Rawatan diabetes, tiroid dan hormon lain.',
      '糖尿病、甲状腺与其他荷尔蒙护理。',
    ],
    body: [
      [
        'Hormones set the pace of the whole body. Endocrinologists find which one is out of step.',
        'Hormon menentukan rentak seluruh badan. Pakar endokrinologi mencari hormon yang tidak seimbang.',
        '激素掌控全身的节奏，内分泌科医生找出哪一种失调。',
      ],
      [
        'People with diabetes see the doctor, dietitian, foot nurse and eye photographer in one visit.',
        'Penghidap diabetes berjumpa doktor, pakar diet, jururawat kaki dan jurugambar mata dalam satu lawatan.',
        '糖尿病患者一次看诊即可见医生、营养师、足部护士，并拍摄眼底照片。',
      ],
      [
        'Keep your usual meals before the visit unless we ask you to fast.',
        'Makan seperti biasa sebelum lawatan melainkan kami meminta anda berpuasa.',
        '看诊前照常饮食，除非我们要求空腹。',
      ],
    ],
    reasons: [
      ['Diabetes', 'Kencing manis', '糖尿病'],
      ['Thyroid lump or tiredness', 'Bengkak tiroid atau keletihan', '甲状腺肿或疲倦'],
      ['Weight that will not change', 'Berat tidak berubah', '体重难以改变'],
      ['High cholesterol', 'Kolesterol tinggi', '高胆固醇'],
    ],
    aliases: ['diabetes', 'thyroid', 'sugar', 'hormone', 'kencing manis', 'tiroid', '糖尿病', '甲状腺'],
    services: [
      [
        'Diabetes clinic',
        'Klinik diabetes',
        '糖尿病门诊',
        [
          'Sugar, feet, eyes and kidneys in one visit.',
          'Gula, kaki, mata dan buah pinggang dalam satu lawatan.',
          '一次检查血糖、双脚、眼睛和肾脏。',
        ],
      ],
      [
        'Thyroid clinic',
        'Klinik tiroid',
        '甲状腺门诊',
        ['Blood tests, scan and needle sample.', 'Ujian darah, imbasan dan sampel jarum.', '验血、扫描和细针取样。'],
      ],
      [
        'Weight clinic',
        'Klinik berat badan',
        '体重门诊',
        [
          'Food, medicine and, rarely, surgery.',
          'Pemakanan, ubat dan, jarang sekali, pembedahan.',
          '饮食、药物，少数情况下手术。',
        ],
      ],
      [
        'Insulin start',
        'Permulaan insulin',
        '胰岛素入门',
        [
          'A nurse teaches you at your own pace.',
          'Jururawat mengajar anda mengikut rentak sendiri.',
          '护士按您的步调教导。',
        ],
      ],
      [
        'Glucose sensor',
        'Sensor glukosa',
        '血糖感应器',
        [
          'Two weeks of readings without finger pricks.',
          'Bacaan selama dua minggu tanpa cucukan jari.',
          '两周连续读数，不必扎手指。',
        ],
      ],
      [
        'Bone and calcium clinic',
        'Klinik tulang dan kalsium',
        '骨与钙门诊',
        ['Treatment of thin bones.', 'Rawatan tulang nipis.', '治疗骨质疏松。'],
      ],
    ],
  },
];
