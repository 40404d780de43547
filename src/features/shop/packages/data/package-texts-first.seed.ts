import type { GroupKey, ItemKey, PreparationKey } from './package-items.seed.ts';

type Three = readonly [string, string, string];

/** A package as its author writes it: texts in English, Malay, Chinese; the price in ringgit. */
export interface PackageSample {
  slug: string;
  type: string;
  title: Three;
  summary: Three;
  suits: Three;
  /** Paragraphs. */
  about: readonly Three[];
  ages: readonly [number, number | null];
  gender: 'any' | 'female' | 'male';
  priceRm: number;
  validityDays: number;
  minutes: number;
  includes: Partial<Record<GroupKey, readonly ItemKey[]>>;
  prepare: readonly PreparationKey[];
  /** Hospitals with at least so many beds do it, and how many in a month. */
  fromBeds: number;
  monthly: number;
}

export const firstPackages: readonly PackageSample[] = [
  {
    slug: 'essential-health-screening', type: 'screening', ages: [18, null], gender: 'any', priceRm: 288, validityDays: 180, minutes: 90, fromBeds: 0, monthly: 120,
    title: ['Essential health screening', 'Saringan kesihatan asas', '基础健康检查'],
    summary: ['The blood tests, blood pressure and doctor’s examination that everyone should have once a year.', 'Ujian darah, tekanan darah dan pemeriksaan doktor yang patut dijalani setiap orang setahun sekali.', '每个人每年都该做的抽血、血压与医生体检。'],
    suits: ['Adults who feel well and have not had a check in the past year.', 'Orang dewasa yang sihat dan belum diperiksa dalam setahun lalu.', '自觉健康、过去一年未体检的成年人。'],
    about: [
      ['Many common illnesses are silent for years. This visit looks for the five that matter most in Malaysia: diabetes, high blood pressure, high cholesterol, kidney disease and anaemia.', 'Banyak penyakit yang biasa tidak menunjukkan tanda selama bertahun-tahun. Lawatan ini mencari lima yang paling penting di Malaysia: diabetes, tekanan darah tinggi, kolesterol tinggi, penyakit buah pinggang dan anemia.', '许多常见疾病多年来毫无征兆。这次检查针对马来西亚最重要的五种：糖尿病、高血压、高胆固醇、肾病和贫血。'],
      ['You see a nurse, give one blood sample, and are out in about an hour and a half. A doctor explains the results within three working days, at the hospital or by video, and tells you what to do next and what you can safely ignore.', 'Anda berjumpa jururawat, memberi satu sampel darah, dan selesai dalam masa kira-kira satu jam setengah. Doktor menerangkan keputusan dalam tiga hari bekerja, di hospital atau melalui video, dan memberitahu langkah seterusnya serta perkara yang tidak perlu dirisaukan.', '您先见护士、抽一次血，大约一个半小时即可离开。医生会在三个工作日内，在医院或通过视频讲解结果，告诉您接下来该做什么，以及哪些可以放心不管。'],
    ],
    includes: { people: ['history', 'doctor', 'review', 'report'], measured: ['bmi', 'pressure', 'vision'], laboratory: ['fbc', 'sugar', 'lipids', 'liver', 'kidney', 'uricAcid', 'urine'], pictures: ['ecg'], comfort: ['meal'] },
    prepare: ['fast', 'medicinesAsUsual', 'diabetesMedicine', 'bringList'],
  },
  {
    slug: 'comprehensive-health-screening', type: 'screening', ages: [30, null], gender: 'any', priceRm: 788, validityDays: 180, minutes: 180, fromBeds: 80, monthly: 60,
    title: ['Comprehensive health screening', 'Saringan kesihatan menyeluruh', '全面健康检查'],
    summary: ['A half-day check with scans of the abdomen, a chest X-ray, hormone and hepatitis tests.', 'Pemeriksaan separuh hari dengan imbasan abdomen, X-ray dada, ujian hormon dan hepatitis.', '半日检查：腹部超声波、胸部 X 光、激素与肝炎检测。'],
    suits: ['Adults from 30, above all with diabetes, heart disease or cancer in the family.', 'Dewasa dari 30 tahun, terutamanya dengan sejarah keluarga kencing manis, sakit jantung atau kanser.', '30 岁以上成年人，尤其有糖尿病、心脏病或癌症家族史者。'],
    about: [
      ['This is the check that most of our patients choose at 30, 35 and 40. It adds pictures to the blood tests: an ultrasound of liver, gallbladder, kidneys and pelvis, and an X-ray of the chest.', 'Inilah pemeriksaan yang dipilih oleh kebanyakan pesakit kami pada umur 30, 35 dan 40 tahun. Ia menambah gambar kepada ujian darah: ultrabunyi hati, pundi hempedu, buah pinggang dan pelvis, serta X-ray dada.', '这是我们多数病人在30、35和40岁时选择的检查。除验血外，还加上影像：肝、胆囊、肾和骨盆的超声波，以及胸部X光。'],
      ['You stay in one lounge and our team comes to you. A doctor goes through every result with you and writes down what changes, what is to be watched and when to come again.', 'Anda berehat di satu ruang menunggu dan pasukan kami datang kepada anda. Doktor meneliti setiap keputusan bersama anda dan mencatatkan apa yang perlu diubah, apa yang perlu dipantau dan bila perlu datang lagi.', '您留在同一个休息室，由我们的团队前来服务。医生会和您逐项看结果，写下哪些要改变、哪些要留意，以及何时再来。'],
    ],
    includes: { people: ['history', 'doctor', 'review', 'report'], measured: ['bmi', 'pressure', 'bodyFat', 'vision'], laboratory: ['fbc', 'sugar', 'hba1c', 'lipids', 'liver', 'kidney', 'uricAcid', 'thyroid', 'hepB', 'hepC', 'iron', 'urine', 'stool'], pictures: ['ecg', 'chestXray', 'abdomen'], comfort: ['meal'] },
    prepare: ['fast', 'fullBladder', 'medicinesAsUsual', 'notPregnant', 'bringList'],
  },
  {
    slug: 'executive-health-screening', type: 'screening', ages: [40, null], gender: 'any', priceRm: 1888, validityDays: 180, minutes: 360, fromBeds: 150, monthly: 24,
    title: ['Executive health screening', 'Saringan kesihatan eksekutif', '高级健康检查'],
    summary: ['A full day: heart ultrasound and stress test, scans, cancer markers, dietitian and a doctor who has time.', 'Sehari penuh: ultrabunyi jantung dan ujian tekanan, imbasan, penanda kanser, pakar diet dan doktor yang ada masa.', '全日检查：心脏超声波与运动负荷测试、影像、肿瘤指标、营养师及充裕的医生问诊。'],
    suits: ['People from 40 who want heart, abdomen and common cancers looked at in one day.', 'Mereka dari 40 tahun yang mahu jantung, abdomen dan kanser biasa diperiksa dalam sehari.', '40 岁以上，希望一天内检查心脏、腹部与常见癌症者。'],
    about: [
      ['From 40 the heart and the common cancers deserve a closer look. This day joins blood tests, an exercise stress test, an ultrasound of the heart and of the abdomen, and tests for bowel and prostate or ovary.', 'Dari umur 40 tahun, jantung dan kanser yang biasa wajar diperiksa dengan lebih teliti. Pemeriksaan sehari ini menggabungkan ujian darah, ujian tekanan senaman, ultrabunyi jantung dan abdomen, serta ujian untuk usus dan prostat atau ovari.', '40岁起，心脏和常见癌症值得更仔细地检查。这一天结合验血、运动负荷测试、心脏和腹部超声波，以及大肠和前列腺或卵巢的检验。'],
      ['A cardiologist reads the heart tests on the same day. In the afternoon a doctor sits down with you for 45 minutes, and a dietitian makes a plan that fits what you like to eat.', 'Pakar kardiologi membaca ujian jantung pada hari yang sama. Pada sebelah petang, doktor duduk berbincang dengan anda selama 45 minit, dan pakar diet menyediakan pelan yang sesuai dengan makanan kegemaran anda.', '心脏专科医生当天判读心脏检查。下午，医生会坐下来和您谈45分钟，营养师则按您喜欢的饮食拟定计划。'],
    ],
    includes: { people: ['history', 'doctor', 'cardiologist', 'dietitian', 'review', 'report'], measured: ['bmi', 'pressure', 'bodyFat', 'vision', 'eyePressure', 'hearing', 'lungFunction'], laboratory: ['fbc', 'sugar', 'hba1c', 'lipids', 'liver', 'kidney', 'uricAcid', 'thyroid', 'hepB', 'hepC', 'vitaminD', 'cea', 'afp', 'crp', 'urine', 'stool'], pictures: ['ecg', 'stressTest', 'echo', 'chestXray', 'abdomen'], comfort: ['meal', 'lunch'] },
    prepare: ['fast', 'noCaffeine', 'sportswear', 'fullBladder', 'bringList'],
  },
  {
    slug: 'young-adult-screening', type: 'screening', ages: [18, 29], gender: 'any', priceRm: 188, validityDays: 180, minutes: 60, fromBeds: 0, monthly: 80,
    title: ['Young adult screening', 'Saringan dewasa muda', '青年健康检查'],
    summary: ['A short first check for your twenties: blood, sugar, liver, hepatitis B and a talk about sleep and stress.', 'Pemeriksaan ringkas pertama untuk usia 20-an: darah, gula, hati, hepatitis B serta bicara tentang tidur dan tekanan.', '二十多岁的首次检查：血液、血糖、肝、乙肝，并谈谈睡眠与压力。'],
    suits: ['Students and people in their first jobs.', 'Pelajar dan mereka yang baru bekerja.', '学生与职场新人。'],
    about: [
      ['One in five Malaysian adults under 30 has high cholesterol without knowing it. An hour is enough to find out, and early is when small changes work best.', 'Seorang daripada lima orang dewasa Malaysia bawah 30 tahun mempunyai kolesterol tinggi tanpa disedari. Satu jam sudah memadai untuk mengetahuinya, dan perubahan kecil paling berkesan apabila bermula awal.', '30岁以下的马来西亚成年人，每五人就有一人胆固醇偏高而不自知。一个小时就能查出来，而且越早发现，小小的改变越有效。'],
      ['The doctor also has time for what is often not asked elsewhere: sleep, mood, contraception, smoking and vaping.', 'Doktor juga meluangkan masa untuk perkara yang jarang ditanya di tempat lain: tidur, emosi, pencegahan kehamilan, merokok dan vape.', '医生也有时间谈别处很少问到的事：睡眠、情绪、避孕、抽烟和电子烟。'],
    ],
    includes: { people: ['doctor', 'review', 'report'], measured: ['bmi', 'pressure', 'mood'], laboratory: ['fbc', 'sugar', 'lipids', 'liver', 'hepB', 'urine'] },
    prepare: ['fast', 'medicinesAsUsual'],
  },
  {
    slug: 'pre-employment-medical', type: 'screening', ages: [18, 65], gender: 'any', priceRm: 148, validityDays: 90, minutes: 60, fromBeds: 0, monthly: 150,
    title: ['Pre-employment medical', 'Pemeriksaan perubatan pra-pekerjaan', '入职体检'],
    summary: ['The examination, chest X-ray and urine test that employers ask for, with the form filled in the same day.', 'Pemeriksaan, X-ray dada dan ujian air kencing yang diminta majikan, borang dilengkapkan pada hari sama.', '雇主要求的体检、胸部 X 光与尿检，当天填妥表格。'],
    suits: ['Anyone starting a new job, course or licence.', 'Sesiapa yang memulakan kerja, kursus atau lesen baharu.', '即将入职、就学或申请执照者。'],
    about: [
      ['Bring the form of your employer or school; if there is none, we use our own. Most people have it back, signed and stamped, the same afternoon.', 'Bawa borang daripada majikan atau sekolah anda; jika tiada, kami menggunakan borang kami sendiri. Kebanyakan orang menerimanya semula, siap bertandatangan dan bercop, pada petang yang sama.', '请带雇主或学校的表格；如果没有，可用我们的表格。多数人当天下午就能取回已签名盖章的表格。'],
      ['If something is found, the doctor tells you first, and nothing goes to your employer without your consent.', 'Jika sesuatu ditemui, doktor memberitahu anda dahulu, dan tiada apa-apa dihantar kepada majikan tanpa persetujuan anda.', '如有任何发现，医生会先告诉您；未经您同意，不会向雇主透露任何资料。'],
    ],
    includes: { people: ['history', 'doctor'], measured: ['bmi', 'pressure', 'vision', 'hearing'], laboratory: ['fbc', 'urine'], pictures: ['chestXray'], comfort: ['employerForm'] },
    prepare: ['eatNormally', 'idForm', 'glasses', 'notPregnant'],
  },
  {
    slug: 'heart-check', type: 'heart', ages: [30, null], gender: 'any', priceRm: 488, validityDays: 180, minutes: 150, fromBeds: 80, monthly: 50,
    title: ['Heart check', 'Pemeriksaan jantung', '心脏检查'],
    summary: ['ECG, exercise stress test and blood fats, read by a cardiologist on the same day.', 'ECG, ujian tekanan senaman dan lemak darah, dibaca oleh pakar kardiologi pada hari sama.', '心电图、运动负荷测试与血脂，由心脏专科医生当日判读。'],
    suits: ['People with high blood pressure or cholesterol, smokers, and those whose parents or siblings have heart disease.', 'Mereka dengan tekanan darah atau kolesterol tinggi, perokok, dan yang ada ahli keluarga berpenyakit jantung.', '高血压或高血脂者、吸烟者，以及有心脏病家族史者。'],
    about: [
      ['Heart disease is the first cause of death in Malaysia, and often the first sign is the attack itself. On a treadmill, under the eyes of a nurse and a technician, your heart shows how it manages work.', 'Penyakit jantung ialah punca kematian utama di Malaysia, dan selalunya tanda pertamanya ialah serangan itu sendiri. Di atas treadmill, dengan pemantauan jururawat dan juruteknik, jantung anda menunjukkan keupayaannya semasa bekerja.', '心脏病是马来西亚的头号死因，而第一个征兆往往就是心脏病发。在护士和技术员的看顾下，您在跑步机上运动，可看出心脏应付劳动的能力。'],
      ['The cardiologist tells you your risk for the next ten years in plain numbers, and which of them you can change. This is a check for people without symptoms: with pain in the chest, do not book, call 999.', 'Pakar kardiologi memberitahu risiko anda bagi sepuluh tahun akan datang dalam angka yang mudah difahami, dan yang mana boleh anda ubah. Pemeriksaan ini untuk orang tanpa simptom: jika ada sakit dada, jangan tempah, hubungi 999.', '心脏专科医生会用浅白的数字，说明您未来十年的风险，以及其中哪些可以改变。这是给没有症状的人做的检查：如果胸痛，请不要预约，立即拨打999。'],
    ],
    includes: { people: ['history', 'cardiologist', 'report'], measured: ['bmi', 'pressure'], laboratory: ['fbc', 'sugar', 'lipids', 'kidney', 'crp'], pictures: ['ecg', 'stressTest'] },
    prepare: ['fast', 'noCaffeine', 'sportswear', 'bringList'],
  },
  {
    slug: 'advanced-heart-screening', type: 'heart', ages: [40, 75], gender: 'any', priceRm: 1688, validityDays: 180, minutes: 240, fromBeds: 150, monthly: 20,
    title: ['Advanced heart screening', 'Saringan jantung lanjutan', '心脏深度检查'],
    summary: ['CT calcium score, heart ultrasound, neck arteries and inherited risk, with a cardiologist’s advice.', 'Skor kalsium CT, ultrabunyi jantung, arteri leher dan risiko warisan, dengan nasihat pakar kardiologi.', '冠脉钙化评分、心脏超声波、颈动脉及遗传风险，附专科建议。'],
    suits: ['People from 40 with more than one risk: diabetes, smoking, family history, high cholesterol.', 'Mereka dari 40 tahun dengan lebih satu risiko: kencing manis, merokok, sejarah keluarga, kolesterol tinggi.', '40 岁以上且有多项风险者：糖尿病、吸烟、家族史、高血脂。'],
    about: [
      ['The CT scan of two minutes shows chalk in the arteries of the heart years before they narrow. A score of nought is the best news that a test of the heart can bring.', 'Imbasan CT selama dua minit menunjukkan kalsium pada salur darah jantung bertahun-tahun sebelum ia menjadi sempit. Skor sifar ialah berita terbaik yang boleh diberikan oleh ujian jantung.', '两分钟的电脑断层扫描（CT），能在心脏血管变窄之前多年就显示钙化。零分，是心脏检查能带来的最好消息。'],
      ['Together with the ultrasound of the heart and of the neck arteries, the cardiologist can say whether you need tablets or a better pair of shoes.', 'Bersama ultrabunyi jantung dan salur darah leher, pakar kardiologi dapat memberitahu sama ada anda memerlukan ubat atau sepasang kasut yang lebih baik untuk berjalan.', '再结合心脏和颈动脉超声波，心脏专科医生便能判断您需要的是药物，还是一双更好走的鞋子。'],
    ],
    includes: { people: ['history', 'cardiologist', 'dietitian', 'report'], measured: ['bmi', 'pressure'], laboratory: ['fbc', 'sugar', 'hba1c', 'lipids', 'lipoprotein', 'kidney', 'crp', 'troponin'], pictures: ['ecg', 'stressTest', 'echo', 'calcium', 'carotid'], comfort: ['meal'] },
    prepare: ['fast', 'noCaffeine', 'sportswear', 'notPregnant', 'bringList'],
  },
  {
    slug: 'rhythm-and-palpitations', type: 'heart', ages: [18, null], gender: 'any', priceRm: 688, validityDays: 120, minutes: 90, fromBeds: 110, monthly: 24,
    title: ['Rhythm and palpitations check', 'Pemeriksaan irama dan debaran jantung', '心律与心悸检查'],
    summary: ['A 24-hour ECG at home, heart ultrasound and thyroid test for a heart that races or skips.', 'ECG 24 jam di rumah, ultrabunyi jantung dan ujian tiroid bagi jantung yang berdebar.', '24 小时动态心电图、心脏超声波与甲状腺检测，适合心跳过快或漏跳者。'],
    suits: ['People who feel their heart racing, pausing or skipping.', 'Mereka yang terasa jantung berdebar, terhenti atau tersangkut.', '感觉心跳加速、停顿或漏跳者。'],
    about: [
      ['Palpitations are common and mostly harmless, but they are hard to catch in a clinic. You wear a small recorder for a day and a night and go about your life.', 'Debaran jantung biasa berlaku dan kebanyakannya tidak berbahaya, tetapi sukar dikesan di klinik. Anda memakai alat perakam kecil selama sehari semalam dan menjalani kehidupan seperti biasa.', '心悸很常见，多数无害，但在诊所里很难捕捉到。您佩戴一个小型记录器一天一夜，照常生活。'],
      ['The cardiologist compares what you felt with what the heart did. If you have fainted, or have pain in the chest, do not wait for this: call 999.', 'Pakar kardiologi membandingkan apa yang anda rasa dengan apa yang berlaku pada jantung. Jika anda pernah pengsan, atau mengalami sakit dada, jangan tunggu pemeriksaan ini: hubungi 999.', '心脏专科医生会对照您的感觉与心脏当时的活动。如果您曾昏厥或有胸痛，不要等这项检查：请拨打999。'],
    ],
    includes: { people: ['history', 'cardiologist', 'report'], measured: ['pressure'], laboratory: ['fbc', 'thyroid', 'kidney'], pictures: ['ecg', 'holter', 'echo'] },
    prepare: ['eatNormally', 'bringList'],
  },
  {
    slug: 'well-woman-check', type: 'women', ages: [21, 49], gender: 'female', priceRm: 568, validityDays: 180, minutes: 120, fromBeds: 60, monthly: 60,
    title: ['Well woman check', 'Pemeriksaan kesihatan wanita', '女性健康检查'],
    summary: ['Pap smear, pelvic and breast ultrasound, blood tests, with a woman doctor if you prefer.', 'Ujian Pap, ultrabunyi pelvis dan payudara, ujian darah, dengan doktor wanita jika anda mahu.', '子宫颈抹片、盆腔与乳房超声波、抽血，可选女医生。'],
    suits: ['Women from 21 to 49.', 'Wanita berumur 21 hingga 49 tahun.', '21 至 49 岁女性。'],
    about: [
      ['A calm visit for what is often put off. The smear takes two minutes, the ultrasound is painless, and you may bring somebody along.', 'Lawatan yang tenang untuk perkara yang selalu ditangguhkan. Pap smear mengambil masa dua minit, ultrabunyi tidak menyakitkan, dan anda boleh membawa teman.', '从容地完成那些常被拖延的检查。抹片检查只需两分钟，超声波不会痛，您也可以带人陪同。'],
      ['Ask for a woman doctor when you choose your time: every hospital on the list has one. Results that need something done reach you by telephone, not by letter.', 'Mintalah doktor wanita ketika memilih masa anda: setiap hospital dalam senarai mempunyainya. Keputusan yang memerlukan tindakan sampai kepada anda melalui telefon, bukan surat.', '选择时间时可要求女医生：名单上每家医院都有。需要跟进的结果，我们会打电话通知，而不是寄信。'],
    ],
    includes: { people: ['history', 'gynaecologist', 'report'], measured: ['bmi', 'pressure'], laboratory: ['fbc', 'sugar', 'lipids', 'thyroid', 'iron', 'urine'], pictures: ['pap', 'pelvis', 'breastExam', 'breastUltrasound'] },
    prepare: ['afterPeriod', 'noIntercourse', 'fullBladder', 'fast'],
  },
  {
    slug: 'breast-screening', type: 'women', ages: [40, 74], gender: 'female', priceRm: 328, validityDays: 180, minutes: 60, fromBeds: 80, monthly: 70,
    title: ['Breast screening', 'Saringan payudara', '乳房筛查'],
    summary: ['3D mammogram with ultrasound where the breast is dense, read by two radiologists.', 'Mamogram 3D dengan ultrabunyi jika payudara padat, dibaca dua pakar radiologi.', '3D 乳房 X 光，致密乳房加做超声波，由两位放射科医生判读。'],
    suits: ['Women from 40, earlier with breast cancer in the family.', 'Wanita dari 40 tahun, lebih awal jika ada sejarah keluarga kanser payudara.', '40 岁以上女性；有乳癌家族史者可更早。'],
    about: [
      ['Found early, nine of ten breast cancers are cured. The picture itself takes ten minutes, and the technician is a woman.', 'Jika ditemui awal, sembilan daripada sepuluh kanser payudara dapat disembuhkan. Pengambilan gambar hanya mengambil masa sepuluh minit, dan juruteknik ialah seorang wanita.', '及早发现，十个乳癌有九个可以治愈。拍片只需十分钟，由女技术员操作。'],
      ['If a second look is needed we offer it within five working days. Most second looks end with good news.', 'Jika pemeriksaan kedua diperlukan, kami menawarkannya dalam masa lima hari bekerja. Kebanyakan pemeriksaan kedua berakhir dengan berita baik.', '如果需要再看一次，我们会在五个工作日内安排。多数复查的结果都是好消息。'],
    ],
    includes: { people: ['review', 'report'], pictures: ['breastExam', 'mammogram', 'breastUltrasound'] },
    prepare: ['afterPeriod', 'noCream', 'notPregnant'],
  },
  {
    slug: 'cervical-screening-hpv', type: 'women', ages: [30, 65], gender: 'female', priceRm: 248, validityDays: 180, minutes: 45, fromBeds: 0, monthly: 80,
    title: ['Cervical screening with HPV test', 'Saringan serviks dengan ujian HPV', '子宫颈筛查（含 HPV 检测）'],
    summary: ['The HPV DNA test every five years, with a smear in the same visit.', 'Ujian DNA HPV setiap lima tahun, dengan ujian Pap dalam lawatan sama.', '每五年一次的 HPV 基因检测，同时做抹片。'],
    suits: ['Women from 30 to 65 who have ever had sex.', 'Wanita 30 hingga 65 tahun yang pernah melakukan hubungan kelamin.', '30 至 65 岁、曾有性生活的女性。'],
    about: [
      ['Nearly all cancers of the cervix come from a virus that can be found years before. If the test is clear, you need not come again for five years.', 'Hampir semua kanser pangkal rahim berpunca daripada virus yang boleh dikesan bertahun-tahun lebih awal. Jika ujian bersih, anda tidak perlu datang lagi selama lima tahun.', '几乎所有子宫颈癌都由一种病毒引起，而这种病毒多年前就能验出。如果结果正常，五年内不必再来。'],
      ['If you would rather take the sample yourself, a nurse shows you how, behind a closed door.', 'Jika anda lebih selesa mengambil sampel sendiri, jururawat akan menunjukkan caranya, di sebalik pintu yang tertutup.', '如果您想自己采样，护士会在关上门的房间里教您怎么做。'],
    ],
    includes: { people: ['gynaecologist', 'report'], pictures: ['pap', 'hpvTest'] },
    prepare: ['noIntercourse', 'afterPeriod'],
  },
  {
    slug: 'menopause-check', type: 'women', ages: [45, 65], gender: 'female', priceRm: 698, validityDays: 180, minutes: 120, fromBeds: 110, monthly: 25,
    title: ['Menopause check', 'Pemeriksaan menopaus', '更年期检查'],
    summary: ['Hormones, bones, heart risk and an unhurried talk about what helps.', 'Hormon, tulang, risiko jantung dan perbincangan tenang tentang apa yang membantu.', '激素、骨骼、心脏风险，并从容讨论缓解方法。'],
    suits: ['Women with changing periods, hot flushes, poor sleep or low mood.', 'Wanita dengan haid tidak teratur, rasa panas, kurang tidur atau murung.', '月经改变、潮热、睡眠差或情绪低落的女性。'],
    about: [
      ['The change comes to everybody, but nobody has to grit her teeth through it. The gynaecologist goes through hormone treatment, its risks in figures, and what works without hormones.', 'Perubahan ini dialami semua wanita, tetapi tiada sesiapa perlu menahannya sendirian. Pakar sakit puan menerangkan rawatan hormon, risikonya dalam angka, dan kaedah lain yang berkesan tanpa hormon.', '每位女性都会经历更年期，但谁也不必咬牙硬撑。妇科专科医生会讲解激素治疗及其风险数字，以及不用激素也有效的方法。'],
      ['The bone scan and the blood fats show what the next decades need most: strong bones and a calm heart.', 'Imbasan tulang dan ujian lemak darah menunjukkan apa yang paling diperlukan bagi dekad-dekad akan datang: tulang yang kuat dan jantung yang tenang.', '骨密度扫描和血脂检验，显示未来几十年最需要的是什么：强健的骨骼和安稳的心脏。'],
    ],
    includes: { people: ['gynaecologist', 'dietitian', 'report'], measured: ['bmi', 'pressure', 'mood'], laboratory: ['fbc', 'sugar', 'lipids', 'thyroid', 'vitaminD', 'hormones'], pictures: ['boneDensity', 'pelvis', 'breastExam'] },
    prepare: ['fast', 'fullBladder', 'bringList'],
  },
  {
    slug: 'well-man-check', type: 'men', ages: [40, 75], gender: 'male', priceRm: 598, validityDays: 180, minutes: 120, fromBeds: 60, monthly: 50,
    title: ['Well man check', 'Pemeriksaan kesihatan lelaki', '男性健康检查'],
    summary: ['Heart, liver, prostate and testosterone, and a doctor who asks what men do not say.', 'Jantung, hati, prostat dan testosteron, dengan doktor yang bertanya perkara yang jarang disebut lelaki.', '心脏、肝脏、前列腺与睾酮，医生会问男性不常说的事。'],
    suits: ['Men from 40 who have not seen a doctor for a while.', 'Lelaki dari 40 tahun yang lama tidak berjumpa doktor.', '40 岁以上、久未看医生的男性。'],
    about: [
      ['Men come later, and with more. This visit covers what most often goes wrong: heart, sugar, liver and prostate, with an ultrasound of the abdomen.', 'Lelaki selalunya datang lewat, dengan lebih banyak masalah. Lawatan ini meliputi perkara yang paling kerap bermasalah: jantung, gula, hati dan prostat, dengan ultrabunyi abdomen.', '男性往往来得较迟，问题也较多。这次检查涵盖最常出问题的部分：心脏、血糖、肝脏和前列腺，并做腹部超声波。'],
      ['There is time to talk about passing water at night, tiredness and intimacy. Nothing you say surprises the doctor.', 'Ada masa untuk berbincang tentang kerap kencing pada waktu malam, keletihan dan hubungan intim. Apa pun yang anda ceritakan tidak mengejutkan doktor.', '有时间谈夜尿、疲倦和亲密关系。您说什么，医生都不会觉得奇怪。'],
    ],
    includes: { people: ['history', 'urologist', 'review', 'report'], measured: ['bmi', 'pressure', 'mood'], laboratory: ['fbc', 'sugar', 'hba1c', 'lipids', 'liver', 'kidney', 'uricAcid', 'psa', 'hormones', 'urine'], pictures: ['ecg', 'abdomen'] },
    prepare: ['fast', 'medicinesAsUsual', 'fullBladder'],
  },
  {
    slug: 'prostate-check', type: 'men', ages: [50, 75], gender: 'male', priceRm: 368, validityDays: 180, minutes: 75, fromBeds: 110, monthly: 30,
    title: ['Prostate check', 'Pemeriksaan prostat', '前列腺检查'],
    summary: ['PSA, urine flow and ultrasound, and an honest talk on what the numbers do and do not mean.', 'PSA, aliran air kencing dan ultrabunyi, serta perbincangan jujur tentang makna angka tersebut.', 'PSA、尿流率与超声波，并坦诚说明数值的意义。'],
    suits: ['Men from 50, or from 45 with prostate cancer in the family; men who pass water often or slowly.', 'Lelaki dari 50 tahun, atau 45 jika ada sejarah keluarga; lelaki yang kerap atau lambat kencing.', '50 岁以上男性（有家族史者 45 岁起），或尿频、尿慢者。'],
    about: [
      ['The PSA test can find a cancer early, and it can also worry men for nothing. The urologist explains both before the blood is taken, so that you decide with open eyes.', 'Ujian PSA boleh mengesan kanser lebih awal, dan boleh juga merisaukan lelaki tanpa sebab. Pakar urologi menerangkan kedua-duanya sebelum darah diambil, supaya anda membuat keputusan dengan jelas.', 'PSA检验可以及早发现癌症，也可能令男士虚惊一场。泌尿专科医生会在抽血前说明这两面，让您清楚了解后才决定。'],
      ['The flow test and ultrasound look at the common, harmless cause: a prostate that grows with the years.', 'Ujian aliran dan ultrabunyi memeriksa punca yang biasa dan tidak berbahaya: prostat yang membesar dengan usia.', '尿流测试和超声波检查常见而无害的原因：前列腺随年龄增大。'],
    ],
    includes: { people: ['urologist', 'report'], laboratory: ['psa', 'kidney', 'urine'], pictures: ['uroflow', 'prostateUltrasound'] },
    prepare: ['eatNormally', 'fullBladder', 'bringList'],
  },
  {
    slug: 'baby-first-year', type: 'children', ages: [0, 1], gender: 'any', priceRm: 580, validityDays: 365, minutes: 45, fromBeds: 60, monthly: 40,
    title: ['Baby’s first year', 'Tahun pertama bayi', '宝宝第一年'],
    summary: ['Four visits with one paediatrician: growth, development, feeding, and all your questions.', 'Empat lawatan dengan seorang pakar kanak-kanak: tumbesaran, perkembangan, pemakanan dan semua soalan anda.', '同一位儿科医生四次复诊：生长、发育、喂养与各种疑问。'],
    suits: ['Babies from birth to their first birthday.', 'Bayi dari lahir hingga hari jadi pertama.', '出生至一岁的婴儿。'],
    about: [
      ['Visits at one, four, eight and twelve months, always with the same paediatrician, who knows your child by name. Vaccines of the national programme can be given on the same days.', 'Lawatan pada umur satu, empat, lapan dan dua belas bulan, sentiasa dengan pakar kanak-kanak yang sama, yang mengenali nama anak anda. Vaksin program kebangsaan boleh diberi pada hari yang sama.', '在一、四、八和十二个月大时看诊，每次都由同一位儿科专科医生负责，医生认得您的孩子。国家计划的疫苗可在同一天接种。'],
      ['Between visits you can send questions by message, and an answer comes on the next working day.', 'Antara lawatan, anda boleh menghantar soalan melalui mesej, dan jawapan diberi pada hari bekerja berikutnya.', '两次看诊之间，您可以用信息提问，下一个工作日会有答复。'],
    ],
    includes: { people: ['paediatrician', 'breastfeeding', 'report'], measured: ['growth', 'milestones', 'hearing'], laboratory: ['fbc'] },
    prepare: ['bringBook', 'guardian'],
  },
  {
    slug: 'school-starter-check', type: 'children', ages: [5, 7], gender: 'any', priceRm: 228, validityDays: 180, minutes: 60, fromBeds: 60, monthly: 50,
    title: ['School starter check', 'Pemeriksaan sebelum masuk sekolah', '入学前检查'],
    summary: ['Eyes, ears, teeth, growth and development before Standard One.', 'Mata, telinga, gigi, tumbesaran dan perkembangan sebelum Tahun Satu.', '入读一年级前检查视力、听力、牙齿、生长与发育。'],
    suits: ['Children from 5 to 7.', 'Kanak-kanak 5 hingga 7 tahun.', '5 至 7 岁儿童。'],
    about: [
      ['A child who cannot see the board thinks that nobody can. An hour of games finds out about eyes, ears, speech and hands, without a needle unless it is needed.', 'Kanak-kanak yang tidak nampak papan putih menyangka semua orang pun begitu. Satu jam permainan menguji mata, telinga, pertuturan dan tangan, tanpa jarum kecuali jika perlu.', '看不清黑板的孩子，会以为人人都看不清。在一小时的游戏中，检查眼睛、耳朵、说话和手部能力，非必要不打针。'],
      ['You leave with the school’s health form filled in, and a letter for the teacher if something would help in class.', 'Anda pulang dengan borang kesihatan sekolah yang telah diisi, dan surat kepada guru jika ada sesuatu yang boleh membantu di dalam kelas.', '离开时，学校的健康表格已填好；如果课堂上需要特别协助，还有一封给老师的信。'],
    ],
    includes: { people: ['paediatrician', 'dentist', 'report'], measured: ['growth', 'milestones', 'vision', 'hearing'], laboratory: ['urine'], comfort: ['schoolForm'] },
    prepare: ['eatNormally', 'bringBook', 'guardian', 'glasses'],
  },
  {
    slug: 'growth-and-nutrition', type: 'children', ages: [2, 12], gender: 'any', priceRm: 348, validityDays: 180, minutes: 75, fromBeds: 110, monthly: 25,
    title: ['Child growth and nutrition', 'Tumbesaran dan pemakanan kanak-kanak', '儿童生长与营养'],
    summary: ['For the child who eats little, too much, or only noodles: blood tests, dietitian and paediatrician.', 'Bagi anak yang kurang makan, terlebih makan, atau memilih: ujian darah, pakar diet dan pakar kanak-kanak.', '适合吃得太少、太多或偏食的孩子：抽血、营养师与儿科医生。'],
    suits: ['Children from 2 to 12 whose weight or height worries you.', 'Kanak-kanak 2 hingga 12 tahun yang berat atau tingginya membimbangkan.', '身高体重令您担心的 2 至 12 岁儿童。'],
    about: [
      ['The paediatrician compares growth with the parents’ and with the child’s own line, which says more than any table. One blood sample looks for anaemia, vitamin D, thyroid and allergy.', 'Pakar kanak-kanak membandingkan tumbesaran anak dengan ibu bapanya dan dengan garis tumbesarannya sendiri, yang lebih bermakna daripada apa-apa jadual. Satu sampel darah memeriksa anemia, vitamin D, tiroid dan alahan.', '儿科专科医生会把孩子的生长与父母以及孩子自己的生长曲线比较，这比任何图表都更能说明问题。抽一次血，检查贫血、维生素D、甲状腺和过敏。'],
      ['The dietitian works with what your family cooks, and comes back to it after six weeks by video.', 'Pakar diet menyesuaikan nasihat dengan masakan keluarga anda, dan menyusulinya semula selepas enam minggu melalui video.', '营养师按您家里的饮食给建议，六周后再通过视频跟进。'],
    ],
    includes: { people: ['paediatrician', 'dietitian', 'report'], measured: ['growth', 'bodyFat'], laboratory: ['fbc', 'iron', 'vitaminD', 'thyroid', 'allergy', 'lead'] },
    prepare: ['eatNormally', 'bringBook', 'guardian'],
  },
  {
    slug: 'antenatal-first-visit', type: 'maternity', ages: [18, 50], gender: 'female', priceRm: 398, validityDays: 90, minutes: 90, fromBeds: 80, monthly: 40,
    title: ['Antenatal first visit', 'Lawatan antenatal pertama', '首次产检'],
    summary: ['First scan, blood tests and a plan for your pregnancy, with time for both of you.', 'Imbasan pertama, ujian darah dan pelan kehamilan anda, dengan masa untuk anda berdua.', '首次超声波、抽血与孕期计划，给夫妻充分时间。'],
    suits: ['Women in weeks 6 to 12 of a pregnancy.', 'Wanita hamil minggu ke-6 hingga ke-12.', '怀孕 6 至 12 周的女性。'],
    about: [
      ['You see the heartbeat, learn the date, and have all first blood tests taken at once. The obstetrician asks about what you hope for and what you fear.', 'Anda melihat degupan jantung, mengetahui tarikh jangkaan bersalin, dan menjalani semua ujian darah awal sekali gus. Pakar obstetrik bertanya tentang harapan dan kebimbangan anda.', '您会看到胎儿的心跳，得知预产期，并一次抽齐所有初期验血。产科专科医生会问您有什么期望和担忧。'],
      ['You get your maternity book, a list of what to eat and leave out, and a number that is answered at night.', 'Anda menerima buku ibu mengandung, senarai makanan yang digalakkan dan yang dielakkan, serta nombor telefon yang dijawab pada waktu malam.', '您会拿到孕妇手册、该吃与不该吃的清单，以及夜间有人接听的电话号码。'],
    ],
    includes: { people: ['obstetrician', 'dietitian'], measured: ['bmi', 'pressure'], laboratory: ['fbc', 'bloodGroup', 'thalassaemia', 'hepB', 'hiv', 'syphilis', 'rubella', 'sugar', 'urine'], pictures: ['earlyScan'] },
    prepare: ['eatNormally', 'bringList'],
  },
  {
    slug: 'detailed-baby-scan', type: 'maternity', ages: [18, 50], gender: 'female', priceRm: 320, validityDays: 90, minutes: 60, fromBeds: 110, monthly: 40,
    title: ['Detailed baby scan and sugar test', 'Imbasan terperinci bayi dan ujian gula', '胎儿详细超声波与糖耐量测试'],
    summary: ['The long scan at 20 to 24 weeks, from head to toes, and the test for sugar in pregnancy.', 'Imbasan panjang pada 20 hingga 24 minggu, dari kepala ke kaki, dan ujian gula kehamilan.', '20 至 24 周从头到脚的详细超声波，以及妊娠糖尿测试。'],
    suits: ['Women in weeks 20 to 28 of a pregnancy.', 'Wanita hamil minggu ke-20 hingga ke-28.', '怀孕 20 至 28 周的女性。'],
    about: [
      ['A specialist looks at the baby’s heart, brain, spine, kidneys and limbs for forty minutes, and tells you what is seen as it is seen.', 'Pakar memeriksa jantung, otak, tulang belakang, buah pinggang serta tangan dan kaki bayi selama empat puluh minit, dan menerangkan apa yang dilihat pada masa itu juga.', '专科医生用四十分钟查看胎儿的心脏、大脑、脊柱、肾脏和四肢，边看边为您说明。'],
      ['Sugar in pregnancy is common in our country and easy to treat when known. Pictures come home with you.', 'Gula tinggi semasa hamil biasa berlaku di negara kita dan mudah dirawat jika diketahui. Gambar bayi dibawa pulang bersama anda.', '妊娠期血糖偏高在我国很常见，只要发现就容易治疗。超声波照片可以带回家。'],
    ],
    includes: { people: ['obstetrician', 'report'], laboratory: ['glucoseTolerance', 'fbc', 'urine'], pictures: ['detailScan'] },
    prepare: ['fast', 'bringMaternityBook'],
  },
  {
    slug: 'normal-delivery-package', type: 'maternity', ages: [18, 45], gender: 'female', priceRm: 5880, validityDays: 270, minutes: 60, fromBeds: 110, monthly: 18,
    title: ['Normal delivery package', 'Pakej kelahiran normal', '顺产配套'],
    summary: ['Birth with your own obstetrician, two nights in a single room, and the baby’s first checks.', 'Kelahiran dengan pakar obstetrik anda sendiri, dua malam di bilik seorang, dan pemeriksaan pertama bayi.', '由您的产科医生接生，单人房两晚，及宝宝首次检查。'],
    suits: ['Low-risk pregnancies booked by week 32.', 'Kehamilan berisiko rendah yang ditempah sebelum minggu ke-32.', '32 周前预订的低风险怀孕。'],
    about: [
      ['One price for the birth as it should go: obstetrician, labour room, midwives, pain relief by gas or injection, your room and your baby’s checks. Your companion stays with you throughout.', 'Satu harga untuk kelahiran yang berjalan seperti sepatutnya: pakar obstetrik, dewan bersalin, bidan, penahan sakit melalui gas atau suntikan, bilik anda dan pemeriksaan bayi. Peneman anda berada bersama anda sepanjang masa.', '顺利生产的全包价：产科专科医生、产房、助产士、笑气或注射止痛、病房，以及宝宝的检查。陪伴者可全程陪在您身边。'],
      ['Should the birth need more (an epidural, a caesarean, a longer stay), it is charged at the listed prices that you receive with the booking. Nothing is decided by its price.', 'Sekiranya kelahiran memerlukan lebih daripada itu (epidural, pembedahan caesarean, tinggal lebih lama), caj dikenakan mengikut senarai harga yang anda terima bersama tempahan. Tiada keputusan dibuat berdasarkan harganya.', '如果生产需要更多服务（无痛分娩、剖腹产、延长住院），将按预订时交给您的价目表收费。任何医疗决定都不会由价钱左右。'],
    ],
    includes: { people: ['obstetrician', 'birthPlan', 'parentClass'], pictures: ['growthScan', 'ctg'], treatment: ['delivery', 'twoNights', 'babyCheck', 'babyJabs', 'babyHearing', 'breastfeeding'], comfort: ['meal'] },
    prepare: ['bringMaternityBook', 'eatNormally'],
  },
];
