import type { LocalText } from '#src/shared/local-text.ts';

const words = {
  // with the doctor and the team
  history: ['Health history taken by a nurse', 'Sejarah kesihatan diambil oleh jururawat', '护士记录健康病史'],
  doctor: ['Physical examination by a doctor', 'Pemeriksaan fizikal oleh doktor', '医生体格检查'],
  review: [
    'Results explained by a doctor, face to face or by video',
    'Keputusan diterangkan oleh doktor, bersemuka atau melalui video',
    '医生当面或视频讲解结果',
  ],
  report: ['Written report with next steps', 'Laporan bertulis dengan langkah seterusnya', '书面报告及后续建议'],
  cardiologist: ['Consultation with a cardiologist', 'Konsultasi dengan pakar kardiologi', '心脏专科医生咨询'],
  gynaecologist: ['Consultation with a gynaecologist', 'Konsultasi dengan pakar sakit puan', '妇科专科医生咨询'],
  urologist: ['Consultation with a urologist', 'Konsultasi dengan pakar urologi', '泌尿专科医生咨询'],
  paediatrician: ['Consultation with a paediatrician', 'Konsultasi dengan pakar kanak-kanak', '儿科专科医生咨询'],
  obstetrician: ['Consultation with an obstetrician', 'Konsultasi dengan pakar obstetrik', '产科专科医生咨询'],
  geriatrician: ['Consultation with a geriatrician', 'Konsultasi dengan pakar geriatrik', '老年科专科医生咨询'],
  endocrinologist: ['Consultation with an endocrinologist', 'Konsultasi dengan pakar endokrin', '内分泌专科医生咨询'],
  ophthalmologist: ['Consultation with an eye specialist', 'Konsultasi dengan pakar mata', '眼科专科医生咨询'],
  orthopaedic: ['Consultation with an orthopaedic surgeon', 'Konsultasi dengan pakar ortopedik', '骨科专科医生咨询'],
  gastroenterologist: [
    'Consultation with a gastroenterologist',
    'Konsultasi dengan pakar gastroenterologi',
    '肠胃专科医生咨询',
  ],
  chestPhysician: ['Consultation with a chest physician', 'Konsultasi dengan pakar dada', '胸肺专科医生咨询'],
  sportsPhysician: [
    'Consultation with a sports physician',
    'Konsultasi dengan pakar perubatan sukan',
    '运动医学医生咨询',
  ],
  dentist: ['Examination by a dentist', 'Pemeriksaan oleh doktor gigi', '牙医检查'],
  dietitian: ['Session with a dietitian', 'Sesi dengan pakar diet', '营养师咨询'],
  physiotherapist: ['Session with a physiotherapist', 'Sesi dengan ahli fisioterapi', '物理治疗师咨询'],
  midwife: ['Visit by a midwife', 'Lawatan bidan', '助产士探访'],
  counsellor: [
    'Session with a counsellor, alone or together',
    'Sesi dengan kaunselor, bersendirian atau bersama',
    '辅导员单独或共同辅导',
  ],
  // measured
  bmi: [
    'Height, weight, waist and body mass index',
    'Tinggi, berat, lilitan pinggang dan indeks jisim badan',
    '身高、体重、腰围与体质指数',
  ],
  pressure: ['Blood pressure and pulse', 'Tekanan darah dan nadi', '血压与脉搏'],
  bodyFat: ['Body composition (fat and muscle)', 'Komposisi badan (lemak dan otot)', '身体成分（脂肪与肌肉）'],
  vision: ['Eyesight and colour vision', 'Penglihatan dan penglihatan warna', '视力与色觉'],
  eyePressure: ['Eye pressure', 'Tekanan mata', '眼压'],
  retina: ['Photograph of the retina', 'Foto retina', '视网膜照相'],
  oct: ['Scan of the retina’s layers (OCT)', 'Imbasan lapisan retina (OCT)', '视网膜断层扫描（OCT）'],
  cornea: ['Map of the cornea', 'Peta kornea', '角膜地形图'],
  tearFilm: ['Tear film test', 'Ujian filem air mata', '泪膜测试'],
  hearing: ['Hearing test', 'Ujian pendengaran', '听力测试'],
  lungFunction: ['Lung function test (spirometry)', 'Ujian fungsi paru-paru (spirometri)', '肺功能测试（肺活量）'],
  grip: ['Grip strength and balance', 'Kekuatan genggaman dan keseimbangan', '握力与平衡'],
  gait: ['Walking and fall-risk assessment', 'Penilaian cara berjalan dan risiko jatuh', '步态与跌倒风险评估'],
  memory: ['Memory and thinking test', 'Ujian ingatan dan pemikiran', '记忆与思维测试'],
  mood: ['Mood and sleep questionnaire', 'Soal selidik perasaan dan tidur', '情绪与睡眠问卷'],
  growth: [
    'Growth chart: height, weight, head',
    'Carta tumbesaran: tinggi, berat, kepala',
    '生长曲线：身高、体重、头围',
  ],
  milestones: [
    'Development: movement, speech, play',
    'Perkembangan: pergerakan, pertuturan, permainan',
    '发育评估：动作、语言、游戏',
  ],
  footNerves: [
    'Foot check: nerves and circulation',
    'Pemeriksaan kaki: saraf dan peredaran darah',
    '足部检查：神经与循环',
  ],
  movement: ['Movement and posture analysis', 'Analisis pergerakan dan postur', '动作与姿势分析'],
  vo2: [
    'Exercise test with oxygen uptake (VO2 max)',
    'Ujian senaman dengan pengambilan oksigen (VO2 max)',
    '运动摄氧量测试（VO2 max）',
  ],
  // blood and urine
  fbc: ['Full blood count', 'Kiraan darah penuh', '全血细胞计数'],
  sugar: ['Fasting blood sugar', 'Gula darah berpuasa', '空腹血糖'],
  randomSugar: ['Random blood sugar (no fasting)', 'Gula darah rawak (tanpa puasa)', '随机血糖（无须空腹）'],
  hba1c: ['HbA1c (average sugar of three months)', 'HbA1c (purata gula tiga bulan)', '糖化血红蛋白（三个月平均血糖）'],
  lipids: ['Cholesterol profile', 'Profil kolesterol', '血脂检查'],
  liver: ['Liver function', 'Fungsi hati', '肝功能'],
  kidney: ['Kidney function and salts', 'Fungsi buah pinggang dan garam', '肾功能与电解质'],
  uricAcid: ['Uric acid (gout)', 'Asid urik (gout)', '尿酸（痛风）'],
  thyroid: ['Thyroid function', 'Fungsi tiroid', '甲状腺功能'],
  iron: ['Iron and ferritin', 'Zat besi dan feritin', '铁与铁蛋白'],
  vitaminD: ['Vitamin D', 'Vitamin D', '维生素 D'],
  b12: ['Vitamin B12 and folate', 'Vitamin B12 dan folat', '维生素 B12 与叶酸'],
  hepB: ['Hepatitis B screen', 'Saringan hepatitis B', '乙型肝炎筛检'],
  hepC: ['Hepatitis C screen', 'Saringan hepatitis C', '丙型肝炎筛检'],
  hiv: ['HIV test', 'Ujian HIV', '艾滋病病毒检测'],
  syphilis: ['Syphilis test', 'Ujian sifilis', '梅毒检测'],
  bloodGroup: ['Blood group and Rhesus', 'Kumpulan darah dan Rhesus', '血型与 Rh 因子'],
  thalassaemia: ['Thalassaemia screen', 'Saringan talasemia', '地中海贫血筛检'],
  rubella: ['Rubella immunity', 'Imuniti rubella', '风疹免疫力'],
  psa: ['Prostate marker (PSA)', 'Penanda prostat (PSA)', '前列腺指标（PSA）'],
  afp: ['Liver marker (AFP)', 'Penanda hati (AFP)', '肝脏指标（AFP）'],
  ca125: ['Ovary marker (CA 125)', 'Penanda ovari (CA 125)', '卵巢指标（CA 125）'],
  hormones: ['Hormone profile', 'Profil hormon', '激素检查'],
  amh: ['Egg reserve (AMH)', 'Rizab telur (AMH)', '卵巢储备（AMH）'],
  semen: ['Semen analysis', 'Analisis air mani', '精液分析'],
  crp: ['Inflammation marker (hs-CRP)', 'Penanda keradangan (hs-CRP)', '炎症指标（hs-CRP）'],
  lipoprotein: [
    'Lipoprotein(a), an inherited heart risk',
    'Lipoprotein(a), risiko jantung warisan',
    '脂蛋白(a)（遗传心脏风险）',
  ],
  troponin: ['Heart strain marker (NT-proBNP)', 'Penanda tekanan jantung (NT-proBNP)', '心脏负荷指标（NT-proBNP）'],
  microalbumin: ['Protein in urine (microalbumin)', 'Protein dalam air kencing (mikroalbumin)', '尿微量白蛋白'],
  urine: ['Urine test', 'Ujian air kencing', '尿液检查'],
  stool: ['Stool test for hidden blood', 'Ujian najis untuk darah tersembunyi', '粪便隐血检查'],
  glucoseTolerance: ['Glucose drink test', 'Ujian minuman glukosa', '葡萄糖耐量测试'],
  allergy: ['Common allergies (blood)', 'Alahan biasa (darah)', '常见过敏原（血液）'],
  lead: ['Blood lead', 'Plumbum dalam darah', '血铅'],
  creatineKinase: ['Muscle enzyme (CK)', 'Enzim otot (CK)', '肌酸激酶（CK）'],
  // pictures and heart
  ecg: ['Resting ECG', 'ECG rehat', '静态心电图'],
  stressTest: ['Exercise stress test', 'Ujian tekanan senaman', '运动负荷测试'],
  echo: ['Heart ultrasound (echocardiogram)', 'Ultrabunyi jantung (ekokardiogram)', '心脏超声波'],
  calcium: ['CT calcium score of the heart arteries', 'Skor kalsium CT arteri jantung', '冠状动脉钙化 CT 评分'],
  carotid: ['Ultrasound of the neck arteries', 'Ultrabunyi arteri leher', '颈动脉超声波'],
  holter: ['24-hour ECG at home', 'ECG 24 jam di rumah', '24 小时动态心电图'],
  ankleBrachial: [
    'Leg circulation (ankle-brachial index)',
    'Peredaran kaki (indeks ankle-brachial)',
    '下肢循环（踝臂指数）',
  ],
  chestXray: ['Chest X-ray', 'X-ray dada', '胸部 X 光'],
  lowDoseCt: ['Low-dose CT of the lungs', 'CT paru-paru dos rendah', '低剂量肺部 CT'],
  abdomen: ['Ultrasound of abdomen and pelvis', 'Ultrabunyi abdomen dan pelvis', '腹部与盆腔超声波'],
  pelvis: ['Pelvic ultrasound', 'Ultrabunyi pelvis', '盆腔超声波'],
  mammogram: ['Mammogram (3D)', 'Mamogram (3D)', '乳房 X 光（3D）'],
  breastUltrasound: ['Breast ultrasound', 'Ultrabunyi payudara', '乳房超声波'],
  breastExam: [
    'Breast examination and self-check lesson',
    'Pemeriksaan payudara dan cara periksa sendiri',
    '乳房检查与自检指导',
  ],
  pap: ['Pap smear (liquid based)', 'Ujian Pap (berasaskan cecair)', '子宫颈抹片（液基）'],
  hpvTest: ['HPV DNA test', 'Ujian DNA HPV', 'HPV 基因检测'],
  boneDensity: ['Bone density scan (DXA)', 'Imbasan ketumpatan tulang (DXA)', '骨密度扫描（DXA）'],
  prostateUltrasound: ['Prostate and bladder ultrasound', 'Ultrabunyi prostat dan pundi kencing', '前列腺与膀胱超声波'],
  uroflow: ['Urine flow test', 'Ujian aliran air kencing', '尿流率测试'],
  colonoscopy: ['Colonoscopy with sedation', 'Kolonoskopi dengan sedasi', '镇静结肠镜检查'],
  polyps: [
    'Removal of up to two small polyps, with laboratory report',
    'Pembuangan sehingga dua polip kecil, dengan laporan makmal',
    '切除最多两个小息肉并附化验报告',
  ],
  dayWard: ['Day ward and nursing', 'Wad harian dan kejururawatan', '日间病房与护理'],
  earlyScan: ['Early pregnancy scan', 'Imbasan awal kehamilan', '早孕超声波'],
  detailScan: [
    'Detailed scan of the baby (20 to 24 weeks)',
    'Imbasan terperinci bayi (20 hingga 24 minggu)',
    '胎儿详细超声波（20 至 24 周）',
  ],
  growthScan: ['Growth scan of the baby', 'Imbasan tumbesaran bayi', '胎儿生长超声波'],
  ctg: ['Baby’s heartbeat tracing (CTG)', 'Rekod degupan jantung bayi (CTG)', '胎心监护（CTG）'],
  kneeXray: ['X-ray of knees or hips', 'X-ray lutut atau pinggul', '膝或髋 X 光'],
  spineXray: ['X-ray of the spine', 'X-ray tulang belakang', '脊椎 X 光'],
  dentalXray: ['Dental X-ray where needed', 'X-ray gigi jika perlu', '牙科 X 光（需要时）'],
  // done
  scaling: ['Scaling and polishing', 'Penskaleran dan penggilapan', '洗牙与抛光'],
  fluoride: ['Fluoride treatment', 'Rawatan fluorida', '涂氟治疗'],
  sealants: [
    'Fissure sealants on up to four teeth',
    'Pelapik fisur sehingga empat batang gigi',
    '窝沟封闭（最多四颗）',
  ],
  brushing: [
    'Brushing lesson with a kit to take home',
    'Pelajaran memberus gigi dengan set untuk dibawa pulang',
    '刷牙指导与护牙套装',
  ],
  delivery: [
    'Normal delivery with one obstetrician',
    'Kelahiran normal dengan seorang pakar obstetrik',
    '由一位产科医生接生（顺产）',
  ],
  caesarean: [
    'Planned caesarean with spinal anaesthesia',
    'Pembedahan caesarean berjadual dengan bius spina',
    '计划剖腹产（半身麻醉）',
  ],
  twoNights: ['Two nights in a single room', 'Dua malam di bilik seorang', '单人房两晚'],
  threeNights: ['Three nights in a single room', 'Tiga malam di bilik seorang', '单人房三晚'],
  babyCheck: ['Baby examined by a paediatrician', 'Bayi diperiksa oleh pakar kanak-kanak', '儿科医生检查婴儿'],
  babyJabs: ['Hepatitis B and BCG for the baby', 'Hepatitis B dan BCG untuk bayi', '婴儿乙肝与卡介苗'],
  babyHearing: [
    'Newborn hearing and jaundice check',
    'Pemeriksaan pendengaran dan jaundis bayi baru lahir',
    '新生儿听力与黄疸检查',
  ],
  breastfeeding: ['Breastfeeding support', 'Sokongan penyusuan susu ibu', '母乳喂养指导'],
  pelvicFloor: ['Pelvic floor training', 'Latihan dasar pelvis', '骨盆底训练'],
  parentClass: ['Antenatal class for two', 'Kelas antenatal untuk dua orang', '双人产前课程'],
  birthPlan: ['Birth plan talk and ward tour', 'Perbincangan pelan kelahiran dan lawatan wad', '分娩计划与病房参观'],
  fluJab: ['Influenza vaccine of the season', 'Vaksin influenza musim ini', '当季流感疫苗'],
  hpvJabs: ['HPV vaccine (9 types), three doses', 'Vaksin HPV (9 jenis), tiga dos', 'HPV 九价疫苗三剂'],
  hepBJabs: ['Hepatitis B vaccine, three doses', 'Vaksin hepatitis B, tiga dos', '乙肝疫苗三剂'],
  typhoid: ['Typhoid vaccine', 'Vaksin tifoid', '伤寒疫苗'],
  tetanus: [
    'Tetanus, diphtheria and whooping cough vaccine',
    'Vaksin tetanus, difteria dan batuk kokol',
    '破伤风、白喉与百日咳疫苗',
  ],
  hepAJab: ['Hepatitis A vaccine', 'Vaksin hepatitis A', '甲型肝炎疫苗'],
  pneumococcal: ['Pneumococcal vaccine', 'Vaksin pneumokokal', '肺炎球菌疫苗'],
  certificate: [
    'Vaccination record, on paper and in your account',
    'Rekod vaksin, bercetak dan dalam akaun anda',
    '疫苗接种记录（纸本及账户内）',
  ],
  observation: [
    'Watching over you for 20 minutes afterwards',
    'Pemerhatian 20 minit selepas suntikan',
    '接种后观察 20 分钟',
  ],
  travelAdvice: ['Travel advice for your route', 'Nasihat perjalanan mengikut laluan anda', '行程旅游健康建议'],
  medicines: ['Review of all your medicines', 'Semakan semua ubat anda', '全面用药复核'],
  homeSafety: ['Home safety checklist', 'Senarai semak keselamatan rumah', '居家安全清单'],
  trainingPlan: ['Training plan for six weeks', 'Pelan latihan enam minggu', '六周训练计划'],
  fitnessLetter: ['Fit-to-take-part letter', 'Surat kesesuaian untuk menyertai', '参赛体能证明信'],
  employerForm: ['Employer’s medical form filled in', 'Borang perubatan majikan dilengkapkan', '填写雇主体检表'],
  schoolForm: ['School health form filled in', 'Borang kesihatan sekolah dilengkapkan', '填写学校健康表'],
  meal: ['Breakfast after the blood test', 'Sarapan selepas ujian darah', '抽血后早餐'],
  lunch: ['Lunch in the lounge', 'Makan tengah hari di ruang rehat', '休息室午餐'],
  interpreter: ['Interpreter and airport pick-up', 'Jurubahasa dan jemputan lapangan terbang', '翻译与机场接送'],
} as const;

export type ItemKey = keyof typeof words;
export const itemKeys = Object.keys(words) as [ItemKey, ...ItemKey[]];

/** One thing that is done, in three languages. */
export function item(key: ItemKey): LocalText {
  const [en, ms, zh] = words[key];
  return { en, ms, zh };
}

const groupWords = {
  people: ['With our team', 'Bersama pasukan kami', '与医疗团队'],
  measured: ['Measured', 'Diukur', '测量项目'],
  laboratory: ['Blood, urine and laboratory', 'Darah, air kencing dan makmal', '血液、尿液与化验'],
  pictures: ['Scans and heart tests', 'Imbasan dan ujian jantung', '影像与心脏检查'],
  treatment: ['Treatment and care', 'Rawatan dan penjagaan', '治疗与护理'],
  comfort: ['Also included', 'Turut disertakan', '另附'],
} as const;
export type GroupKey = keyof typeof groupWords;
export const groupKeys = Object.keys(groupWords) as [GroupKey, ...GroupKey[]];

export function groupName(key: GroupKey): LocalText {
  const [en, ms, zh] = groupWords[key];
  return { en, ms, zh };
}

const preparationWords = {
  fast: [
    'Eat and drink nothing but water for 8 hours before your visit.',
    'Jangan makan atau minum selain air kosong 8 jam sebelum lawatan.',
    '检查前 8 小时禁食，只可喝白开水。',
  ],
  medicinesAsUsual: [
    'Take your usual medicines with a sip of water, but not those for diabetes while you fast, unless your doctor said otherwise.',
    'Ambil ubat biasa anda dengan seteguk air, tetapi bukan ubat kencing manis semasa berpuasa, kecuali doktor menasihatkan sebaliknya.',
    '除非医生另有指示，照常以少量水服药；禁食期间不要服糖尿病药。',
  ],
  diabetesMedicine: [
    'If you take tablets or insulin for diabetes, ask us or your doctor before the day. Leave the morning dose until after the blood test and breakfast, check your sugar, and eat at once if it is below 4.0.',
    'Jika anda mengambil ubat atau insulin untuk kencing manis, tanya kami atau doktor anda sebelum hari itu. Ambil dos pagi selepas ujian darah dan sarapan, periksa gula, dan makan segera jika bawah 4.0.',
    '服糖尿病药或打胰岛素者，请事先询问我们或您的医生。早晨的剂量留待抽血并吃早餐后再用；量血糖，低于4.0就马上进食。',
  ],
  bringList: [
    'Bring your medicines or a list of them, and older results if you have them.',
    'Bawa ubat atau senarai ubat anda, dan keputusan lama jika ada.',
    '请携带药物或药单，以及以往的检查结果。',
  ],
  fullBladder: [
    'Drink four glasses of water an hour before the scan and do not pass urine.',
    'Minum empat gelas air sejam sebelum imbasan dan jangan buang air kecil.',
    '扫描前一小时喝四杯水并忍尿。',
  ],
  sportswear: [
    'Wear sports shoes and loose clothes.',
    'Pakai kasut sukan dan pakaian longgar.',
    '请穿运动鞋和宽松衣物。',
  ],
  noCaffeine: [
    'No coffee, tea or cola for 12 hours before the exercise test.',
    'Tiada kopi, teh atau kola 12 jam sebelum ujian senaman.',
    '运动测试前 12 小时勿喝咖啡、茶或可乐。',
  ],
  notPregnant: [
    'Tell us if you may be pregnant: X-rays are then left out.',
    'Beritahu kami jika anda mungkin hamil: X-ray akan ditinggalkan.',
    '若可能怀孕请告知，将不做 X 光。',
  ],
  afterPeriod: [
    'Best done in the week after your period ends.',
    'Paling sesuai pada minggu selepas haid tamat.',
    '最好在月经结束后一周内进行。',
  ],
  noCream: [
    'On the day, use no deodorant, powder or cream on breasts and underarms.',
    'Pada hari itu, jangan guna deodoran, bedak atau krim pada payudara dan ketiak.',
    '当天乳房及腋下勿使用止汗剂、爽身粉或乳霜。',
  ],
  noIntercourse: [
    'No intercourse, tampons or creams for two days before the smear.',
    'Tiada hubungan kelamin, tampon atau krim dua hari sebelum ujian.',
    '抹片前两天避免性行为、卫生棉条或药膏。',
  ],
  abstain: [
    'For the semen sample: two to five days without ejaculation.',
    'Bagi sampel air mani: dua hingga lima hari tanpa ejakulasi.',
    '精液样本：此前禁欲两至五天。',
  ],
  bringBook: ['Bring the child’s health record book.', 'Bawa buku rekod kesihatan anak.', '请携带儿童健康手册。'],
  bringMaternityBook: [
    'Bring your maternity book and earlier scans.',
    'Bawa buku kehamilan dan imbasan terdahulu.',
    '请携带孕妇手册及以往超声波资料。',
  ],
  guardian: [
    'A parent or guardian comes along and signs.',
    'Ibu bapa atau penjaga hadir dan menandatangani.',
    '须由父母或监护人陪同并签名。',
  ],
  notIll: [
    'Put it off if you have a fever; we move the date free of charge.',
    'Tangguhkan jika demam; kami tukar tarikh tanpa bayaran.',
    '发烧请改期，改期免费。',
  ],
  eatNormally: ['Eat and drink as usual.', 'Makan dan minum seperti biasa.', '可照常饮食。'],
  noDriving: [
    'Do not drive yourself: eye drops blur your sight for some hours.',
    'Jangan memandu sendiri: titisan mata mengaburkan penglihatan beberapa jam.',
    '请勿自行驾车：散瞳后视力会模糊数小时。',
  ],
  noLenses: [
    'Leave contact lenses out for a week before.',
    'Tanggalkan kanta sentuh seminggu sebelumnya.',
    '检查前一周勿戴隐形眼镜。',
  ],
  bowel: [
    'We send you the bowel preparation and a diet sheet three days before.',
    'Kami hantar ubat pembersih usus dan panduan diet tiga hari sebelumnya.',
    '我们会在三天前寄上清肠药与饮食指南。',
  ],
  sedation: [
    'Sedation: for 24 hours afterwards do not drive, work machines or sign anything important, and have somebody stay with you.',
    'Sedasi: selama 24 jam selepas itu jangan memandu, mengendalikan mesin atau menandatangani dokumen penting, dan pastikan ada orang menemani anda.',
    '镇静后24小时内不要驾车、操作机器或签署重要文件，并请人陪伴。',
  ],
  bleedingMedicine: [
    'Ring us at least seven days before if you take blood thinners, iron tablets, or tablets or insulin for diabetes: some must be stopped or changed, never by yourself.',
    'Telefon kami sekurang-kurangnya tujuh hari sebelumnya jika anda mengambil ubat cair darah, tablet zat besi, atau ubat atau insulin kencing manis: ada yang perlu dihentikan atau diubah, tetapi jangan buat sendiri.',
    '如服用薄血药、铁质片，或糖尿病药、胰岛素，请至少提前七天致电我们：有些须停用或调整，切勿自行决定。',
  ],
  companion: [
    'Come with someone who takes you home.',
    'Datang dengan seseorang yang membawa anda pulang.',
    '请由亲友陪同并接送回家。',
  ],
  glasses: [
    'Bring your glasses and hearing aids.',
    'Bawa cermin mata dan alat bantu dengar anda.',
    '请携带眼镜与助听器。',
  ],
  idForm: [
    'Bring your identity card or passport, and the form to be filled in.',
    'Bawa kad pengenalan atau pasport, dan borang yang perlu diisi.',
    '请携带身份证或护照，以及需填写的表格。',
  ],
  twoTogether: [
    'Come together or on two days, as you like.',
    'Datang bersama atau pada dua hari berasingan, ikut keselesaan anda.',
    '可一同前来，也可分两天进行。',
  ],
  allergies: [
    'Tell us of any allergy, and of earlier reactions to a vaccine.',
    'Beritahu kami sebarang alahan dan reaksi vaksin terdahulu.',
    '请告知过敏史及以往疫苗反应。',
  ],
} as const;
export type PreparationKey = keyof typeof preparationWords;
export const preparationKeys = Object.keys(preparationWords) as [PreparationKey, ...PreparationKey[]];

export function preparation(key: PreparationKey): LocalText {
  const [en, ms, zh] = preparationWords[key];
  return { en, ms, zh };
}
