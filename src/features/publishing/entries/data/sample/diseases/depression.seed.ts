import type { DiseaseSample } from './disease-sample.seed.ts';

export const depression: DiseaseSample = {
  slug: 'depression',
  publishedAt: '2026-03-02T09:00:00+08:00',
  reviewer: 'Dr Esther Philomena Dass',
  topics: ['mental-health'],
  departments: ['psychiatry'],
  articleSlugs: ['when-sadness-does-not-lift', 'exam-months-with-a-teenager'],
  references: [
    {
      title:
        'Clinical Practice Guidelines: Management of Major Depressive Disorder, second edition. Ministry of Health Malaysia',
      year: 2019,
    },
    { title: 'National Health and Morbidity Survey. Institute for Public Health, Malaysia', year: 2023 },
  ],
  en: {
    title: 'Depression',
    summary: 'A low mood or loss of interest for more than two weeks. It is an illness and it can be treated.',
    overview: `Everyone is sad at times, and after a loss for months. In depression the low mood or the loss of joy is there nearly all day, for two weeks or more, and makes work, study or care of a family hard. It changes sleep, appetite, thinking and the body. It can follow a loss, a birth or an illness, or come from nowhere.

It is not a weakness of will or faith, and nobody can simply pull themselves together. About one million adults in Malaysia have it. Most people recover with treatment, many within some months. Asking for help is a sign of strength, and what you tell us stays between us.`,
    symptoms: [
      'feeling down or empty most of the day',
      'no interest or joy in what you liked',
      'poor sleep, waking early, or too much sleep',
      'less or more appetite',
      'tiredness, slow thinking, forgetting, guilt',
      'headache, chest tightness or belly pain without a clear cause',
      'in teenagers: anger, poor marks, staying away from friends; in older people: forgetting and complaints of the body',
      'thoughts of death, or that others would be better off without you',
    ],
    causes: [
      'a mix of family tendency, life events and changes in the brain',
      'loss of work, money or a loved one, violence, loneliness, bullying, also on the internet',
      'childbirth: one in ten mothers, and some fathers',
      'long illness or pain, stroke, heart attack, cancer',
      'alcohol and drugs',
      'low thyroid, lack of iron or vitamin B12, and some medicines',
    ],
    emergency: [
      'You think of ending your life and have a plan or the means: call 999 or go to an emergency department. Befrienders listen at any hour on 03-7627 2929, HEAL on 15555 from 8 am to midnight.',
      'Somebody has taken tablets or poison, or has hurt themselves. Call 999, also if they look well.',
      'Somebody hears voices that command, or wants to harm others or a baby.',
      'Somebody no longer drinks, eats or moves.',
    ],
    urgent: [
      'Thoughts of death come back each day, even without a plan. Tell somebody, and stay with people.',
      'You gave birth in the last months and cannot sleep even when the baby sleeps, or feel that you are a bad mother.',
      'You have started a tablet and are very restless, cannot sleep or have new thoughts of death.',
      'Your mood is suddenly far too high: no need for sleep, racing ideas, spending.',
    ],
    routine: [
      'Two weeks have passed with low mood or no joy: come this week.',
      'You drink or take tablets to get through the day.',
      'You take treatment and feel no better after four weeks, or side effects trouble you.',
      'You feel well and would like to stop: we plan it together.',
    ],
    tests: `There is no scan or blood test for depression. A doctor listens, asks about mood, sleep, worries and safety, and may use a short list of questions called PHQ-9. You will be asked openly about thoughts of suicide. Talking about them does not cause them.

A blood test can rule out a slow thyroid, anaemia and lack of vitamins. The doctor also asks about times of very high mood, since bipolar illness needs other medicines.`,
    treatment: `Mild depression often lifts with talking treatment, regular movement and help with what weighs on you. In talking treatment you learn to change thoughts and habits that keep the mood low, in six to sixteen meetings. It works in person and by video.

In moderate and severe depression tablets are added, or chosen first. They are not addictive. They need two to six weeks, and side effects such as nausea or a headache mostly pass in the first two. They are taken for six to nine months after you feel well, longer if it has come back, and are stopped slowly. In very severe illness, treatment in hospital and ECT, done under a short sleep, are safe and work fast.`,
    selfCare: [
      'Tell one person whom you trust how it really is.',
      'Do one small thing each day that used to be good: a walk, a prayer, a call.',
      'Go to bed and rise at the same hours, and go out into daylight.',
      'Move for 30 minutes on most days. In mild depression this helps about as much as tablets.',
      'Do not drink alcohol or take other people’s sleeping tablets.',
      'Put off big decisions until you feel better.',
      'Keep tablets, poisons and other dangerous things locked away, and ask somebody to keep the key.',
      'Do not take St John’s wort or other herbs together with antidepressants.',
    ],
    livingWith: `Recovery comes with good and bad days. Write down your early signs and what helped, and share them with somebody. You may tell your employer only what you wish; a doctor’s letter need not name the illness. Many people work and study through treatment. If you are pregnant or breastfeeding, do not stop tablets on your own: there are safe ones.

For family and friends: listen more than you advise, ask openly about suicide, come along to the first visit, and look after yourselves too. Attempted suicide is no crime in Malaysia since 2023: nobody needs to fear the police for asking for help.`,
    complications: [
      'suicide',
      'trouble at work, in school and in marriage',
      'alcohol or drug use',
      'worse control of diabetes and heart disease',
      'a child who gets less care, when a parent stays untreated',
    ],
    prevention: [
      'Keep contact with people, sleep and move, above all in hard times.',
      'Get help early when an old depression comes back.',
      'Keep taking tablets as long as agreed.',
      'Mothers are asked about their mood in pregnancy and after birth: answer truthfully.',
      'Talk with children and teenagers about feelings and about life on the internet.',
    ],
  },
  ms: {
    title: 'Kemurungan',
    summary: 'Murung atau hilang minat lebih dua minggu. Ia satu penyakit dan boleh dirawat.',
    overview: `Semua orang pernah sedih, dan selepas kehilangan kesedihan boleh berlarutan berbulan-bulan. Dalam kemurungan, rasa murung atau hilang kegembiraan hadir hampir sepanjang hari selama dua minggu atau lebih, dan menyukarkan kerja, pelajaran atau penjagaan keluarga. Ia mengubah tidur, selera makan, fikiran dan badan. Ia boleh berlaku selepas kehilangan, kelahiran atau penyakit, atau datang tanpa sebab.

Ia bukan lemah semangat atau lemah iman, dan tiada sesiapa boleh pulih dengan sekadar "kuatkan diri". Kira-kira sejuta orang dewasa di Malaysia mengalaminya. Kebanyakan orang pulih dengan rawatan, ramai dalam beberapa bulan. Meminta bantuan ialah tanda kekuatan, dan apa yang anda ceritakan kepada kami kekal rahsia.`,
    symptoms: [
      'sedih atau kosong hampir sepanjang hari',
      'tiada minat atau kegembiraan terhadap perkara yang dahulu disukai',
      'kurang tidur, terjaga terlalu awal, atau terlalu banyak tidur',
      'selera makan berkurang atau bertambah',
      'keletihan, lambat berfikir, pelupa, rasa bersalah',
      'sakit kepala, dada ketat atau sakit perut tanpa punca yang jelas',
      'pada remaja: marah, markah merosot, menjauhi kawan; pada warga emas: pelupa dan sakit-sakit badan',
      'terfikir tentang kematian, atau bahawa orang lain lebih baik tanpa anda',
    ],
    causes: [
      'gabungan kecenderungan keluarga, peristiwa hidup dan perubahan dalam otak',
      'hilang pekerjaan, wang atau orang tersayang, keganasan, kesunyian, buli, termasuk di internet',
      'kelahiran: seorang daripada sepuluh ibu, dan sesetengah bapa',
      'penyakit atau sakit yang lama, strok, serangan jantung, kanser',
      'alkohol dan dadah',
      'tiroid rendah, kekurangan zat besi atau vitamin B12, dan sesetengah ubat',
    ],
    emergency: [
      'Anda terfikir untuk menamatkan hidup dan mempunyai rancangan atau caranya: hubungi 999 atau pergi ke jabatan kecemasan. Befrienders mendengar 24 jam di 03-7627 2929, HEAL di 15555 dari 8 pagi hingga tengah malam.',
      'Seseorang telah menelan ubat atau racun, atau mencederakan diri. Hubungi 999, walaupun dia kelihatan sihat.',
      'Seseorang mendengar suara yang mengarah, atau mahu mencederakan orang lain atau bayi.',
      'Seseorang tidak lagi minum, makan atau bergerak.',
    ],
    urgent: [
      'Fikiran tentang kematian datang setiap hari, walaupun tanpa rancangan. Beritahu seseorang, dan jangan bersendirian.',
      'Anda baru bersalin dalam beberapa bulan ini dan tidak dapat tidur walaupun bayi tidur, atau berasa anda ibu yang tidak baik.',
      'Anda baru memulakan ubat dan sangat gelisah, tidak dapat tidur atau timbul fikiran tentang kematian.',
      'Emosi anda tiba-tiba terlalu gembira: tidak perlu tidur, idea bertalu-talu, boros.',
    ],
    routine: [
      'Dua minggu telah berlalu dengan murung atau tanpa kegembiraan: datang minggu ini.',
      'Anda minum alkohol atau mengambil ubat untuk melalui hari.',
      'Anda sedang dirawat dan tidak berasa lebih baik selepas empat minggu, atau terganggu oleh kesan sampingan.',
      'Anda berasa sihat dan mahu berhenti ubat: kita rancang bersama.',
    ],
    tests: `Tiada imbasan atau ujian darah untuk kemurungan. Doktor mendengar, bertanya tentang emosi, tidur, kerisauan dan keselamatan, dan mungkin menggunakan senarai soalan pendek yang dipanggil PHQ-9. Anda akan ditanya secara terbuka tentang fikiran bunuh diri. Membincangkannya tidak menyebabkannya.

Ujian darah boleh menolak tiroid rendah, anemia dan kekurangan vitamin. Doktor juga bertanya tentang waktu emosi terlalu tinggi, kerana penyakit bipolar memerlukan ubat lain.`,
    treatment: `Kemurungan ringan selalunya reda dengan terapi perbualan, senaman yang teratur dan bantuan terhadap perkara yang membebankan anda. Dalam terapi perbualan, anda belajar mengubah fikiran dan tabiat yang mengekalkan kemurungan, dalam enam hingga enam belas pertemuan. Ia berkesan secara bersemuka dan melalui video.

Bagi kemurungan sederhana dan teruk, ubat ditambah atau didahulukan. Ubat ini tidak menyebabkan ketagihan. Ia memerlukan dua hingga enam minggu, dan kesan sampingan seperti loya atau sakit kepala kebanyakannya hilang dalam dua minggu pertama. Ia diambil selama enam hingga sembilan bulan selepas anda pulih, lebih lama jika pernah berulang, dan dihentikan perlahan-lahan. Bagi penyakit yang sangat teruk, rawatan di hospital dan ECT, yang dibuat dengan bius singkat, adalah selamat dan cepat berkesan.`,
    selfCare: [
      'Beritahu seorang yang anda percayai keadaan sebenar anda.',
      'Lakukan satu perkara kecil setiap hari yang dahulu menyenangkan: berjalan, berdoa, menelefon seseorang.',
      'Tidur dan bangun pada waktu yang tetap, dan keluar ke cahaya siang.',
      'Bergerak 30 minit hampir setiap hari. Bagi kemurungan ringan, kesannya lebih kurang sama dengan ubat.',
      'Jangan minum alkohol atau mengambil ubat tidur orang lain.',
      'Tangguhkan keputusan besar sehingga anda lebih baik.',
      'Kunci ubat, racun dan barang berbahaya lain, dan minta seseorang menyimpan kuncinya.',
      'Jangan ambil St John’s wort atau herba lain bersama antidepresan.',
    ],
    livingWith: `Pemulihan ada hari baik dan hari buruk. Tulis tanda awal anda dan apa yang membantu, dan kongsikan dengan seseorang. Anda hanya perlu memberitahu majikan apa yang anda mahu; surat doktor tidak perlu menamakan penyakit. Ramai yang terus bekerja dan belajar semasa rawatan. Jika anda hamil atau menyusukan bayi, jangan berhenti ubat sendiri: ada ubat yang selamat.

Bagi keluarga dan kawan: lebih mendengar daripada menasihati, tanya secara terbuka tentang bunuh diri, temani ke lawatan pertama, dan jaga diri anda juga. Cubaan bunuh diri bukan lagi jenayah di Malaysia sejak 2023: tiada sesiapa perlu takut kepada polis kerana meminta bantuan.`,
    complications: [
      'bunuh diri',
      'masalah di tempat kerja, sekolah dan dalam perkahwinan',
      'penggunaan alkohol atau dadah',
      'kawalan diabetes dan penyakit jantung yang merosot',
      'anak yang kurang mendapat perhatian apabila ibu atau bapa tidak dirawat',
    ],
    prevention: [
      'Kekalkan hubungan dengan orang, tidur dan bergerak, terutamanya pada waktu sukar.',
      'Dapatkan bantuan awal apabila kemurungan lama datang semula.',
      'Teruskan ubat selama yang dipersetujui.',
      'Ibu ditanya tentang emosi semasa hamil dan selepas bersalin: jawab dengan jujur.',
      'Berbual dengan anak dan remaja tentang perasaan dan kehidupan di internet.',
    ],
  },
  zh: {
    title: '忧郁症',
    summary: '情绪低落或失去兴趣超过两周。这是一种疾病，可以治疗。',
    overview: `谁都有难过的时候，失去亲人后可能难过几个月。忧郁症是几乎整天情绪低落或没有快乐，持续两周或以上，使工作、学习或照顾家庭变得困难。它影响睡眠、胃口、思考和身体，可能在失去亲人、生产或患病之后出现，也可能毫无来由。

这不是意志或信仰薄弱，不是"想开一点"就能好。马来西亚约有一百万成年人患病。大多数人经治疗能康复，许多人只需几个月。求助是坚强的表现，您告诉我们的，我们会保密。`,
    symptoms: [
      '一天大部分时间低落或空虚',
      '对以前喜欢的事没有兴趣或快乐',
      '睡不好、太早醒，或睡太多',
      '胃口变差或变大',
      '疲倦、思考变慢、健忘、内疚',
      '原因不明的头痛、胸闷或腹痛',
      '青少年：易怒、成绩退步、疏远朋友；年长者：健忘、周身不适',
      '想到死亡，或觉得没有自己别人会更好',
    ],
    causes: [
      '家族倾向、生活事件和大脑变化的共同作用',
      '失业、失去金钱或亲人、暴力、孤独、霸凌（包括网上）',
      '生产：十位母亲有一位，有些父亲也会',
      '久病或长期疼痛、中风、心脏病发、癌症',
      '酒精和毒品',
      '甲状腺功能低下、缺铁或缺维生素B12，以及某些药物',
    ],
    emergency: [
      '想结束生命，并且有计划或工具：拨打999或前往急诊部。Befrienders热线24小时倾听：03-7627 2929；HEAL热线15555（早上8点至午夜）。',
      '有人吞了药或毒物，或伤害了自己。拨打999，即使看起来没事。',
      '有人听到命令的声音，或想伤害别人或婴儿。',
      '有人不吃、不喝、不动。',
    ],
    urgent: [
      '每天都想到死，即使没有计划。告诉一个人，不要独处。',
      '产后几个月内，宝宝睡了也睡不着，或觉得自己是坏母亲。',
      '刚开始服药，却非常烦躁、睡不着，或出现轻生的念头。',
      '情绪突然过度高涨：不需要睡、念头飞快、乱花钱。',
    ],
    routine: [
      '低落或没有快乐已经两周：本周内就诊。',
      '靠喝酒或吃药度日。',
      '治疗四周仍没有好转，或副作用困扰您。',
      '感觉良好，想停药：我们一起计划。',
    ],
    tests: `忧郁症没有扫描或验血可以诊断。医生会聆听，询问情绪、睡眠、烦恼和安全，也可能用一份简短的问卷（PHQ-9）。医生会坦率地问您有没有轻生的念头。谈论它不会引发它。

验血可排除甲状腺功能低下、贫血和缺乏维生素。医生也会问有没有过度高涨的时期，因为躁郁症需要别的药物。`,
    treatment: `轻度忧郁症往往靠心理治疗、规律运动，以及解决压在心头的事就能好转。心理治疗帮您改变让情绪低落的想法和习惯，一般六至十六次，面对面或视频都有效。

中度和重度者加上药物，或先用药物。药物不会上瘾，两至六周见效；恶心、头痛等副作用多在头两周消失。康复后继续服六至九个月，曾复发者更久，然后慢慢停药。病情非常严重时，住院和在短暂麻醉下进行的电休克治疗（ECT）安全而且见效快。`,
    selfCare: [
      '把真实的感受告诉一个信任的人。',
      '每天做一件以前喜欢的小事：散步、祷告、打个电话。',
      '定时睡觉和起床，到户外见阳光。',
      '多数日子活动30分钟；轻度忧郁症，效果与药物差不多。',
      '不要喝酒，不要吃别人的安眠药。',
      '重大决定等好转后再做。',
      '把药物、毒物和危险物品锁好，钥匙交给别人保管。',
      '服抗忧郁药时，不要同时吃圣约翰草（St John’s wort）或其他草药。',
    ],
    livingWith: `康复途中有好日子，也有坏日子。把早期迹象和有帮助的做法写下来，与人分享。对雇主只说您愿意说的；医生证明不必写明病名。许多人边治疗边工作、读书。怀孕或哺乳时，不要自行停药，有安全的药可用。

给家人和朋友：多听，少劝；坦率地问有没有轻生的念头；陪同第一次看诊；也要照顾自己。马来西亚自2023年起，自杀未遂不再是罪行：没有人需要因求助而害怕警察。`,
    complications: [
      '自杀',
      '工作、学业和婚姻出现问题',
      '酗酒或吸毒',
      '糖尿病和心脏病更难控制',
      '父母不治疗，孩子得到的照顾变少',
    ],
    prevention: [
      '保持与人来往、好好睡觉和运动，困难时期尤其重要。',
      '旧病复发，及早求助。',
      '按约定的时间服药。',
      '孕期和产后会问母亲的情绪，请如实回答。',
      '和孩子、青少年谈感受，谈网上的生活。',
    ],
  },
};
