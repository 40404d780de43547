import type { SampleEntry } from './sample-entry.seed.ts';

const author = 'Group Recruitment';

/** Open posts in the hospitals and at the group. */
export const careers: readonly SampleEntry[] = [
  {
    kind: 'career',
    slug: 'staff-nurse-intensive-care-melur-tun-razak',
    publishedAt: '2026-11-03T09:00:00+08:00',
    author,
    topics: ['Nursing'],
    title: { en: 'Staff nurse, intensive care', ms: 'Jururawat terlatih, rawatan rapi', zh: '加护病房注册护士' },
    summary: {
      en: 'Care for the sickest patients of Melur Tun Razak, one nurse to one bed, in a team of 62.',
      ms: 'Jaga pesakit paling tenat di Melur Tun Razak, seorang jururawat untuk satu katil, dalam pasukan 62 orang.',
      zh: '在Melur Tun Razak加护病房照顾重症病人，一护一床，团队共62人。',
    },
    body: {
      en: `<p>Our intensive care unit has 18 beds. Half of our patients come after heart or brain surgery, the others with severe infections or injuries. Each patient who needs a ventilator has one nurse who does nothing else during that shift.</p>
<p>You watch, treat, turn, wash and comfort. You also talk with families, who are often awake when everybody else sleeps. A senior nurse and an intensive care doctor are in the unit at all hours, so you never have to decide alone.</p>
<p>New colleagues work beside a mentor for eight weeks. If you have not yet done the post-basic course in intensive care, we send you to it in your second year, with full pay. There is no bond for the first course.</p>
<p>Shifts are seven or ten hours; the rota is published six weeks ahead.</p>`,
      ms: `<p>Unit rawatan rapi kami mempunyai 18 katil. Separuh daripada pesakit datang selepas pembedahan jantung atau otak, selebihnya dengan jangkitan atau kecederaan yang teruk. Setiap pesakit yang memerlukan ventilator mempunyai seorang jururawat yang tidak membuat tugas lain sepanjang syif itu.</p>
<p>Anda memantau, merawat, mengalihkan posisi, memandikan dan menenangkan pesakit. Anda juga berbual dengan keluarga, yang selalunya berjaga ketika orang lain tidur. Jururawat kanan dan doktor rawatan rapi sentiasa berada di unit, jadi anda tidak perlu membuat keputusan bersendirian.</p>
<p>Rakan baharu bekerja di sisi mentor selama lapan minggu. Jika anda belum mengikuti kursus pos basik rawatan rapi, kami menghantar anda pada tahun kedua, dengan gaji penuh. Tiada bon bagi kursus pertama.</p>
<p>Syif tujuh atau sepuluh jam; jadual tugas diterbitkan enam minggu lebih awal.</p>`,
      zh: `<p>我们的加护病房有18张病床。一半病人刚做完心脏或脑部手术，其余患有严重感染或受了重伤。每位使用呼吸机的病人都有一位护士，整个班次只照顾他一人。</p>
<p>您观察、治疗、翻身、清洁并安慰病人，也与家属交谈，他们常在别人睡觉时仍醒着。病房里全天都有资深护士和加护医生，您从来不必独自作决定。</p>
<p>新同事由导师带领八周。如果您还没修读加护专科课程，第二年我们会派您去，薪金照发。首个课程不需签约服务。</p>
<p>每班七或十小时，排班表提前六周公布。</p>`,
    },
    fields: {
      department: 'Intensive care unit',
      hospitalSlug: 'melur-tun-razak',
      employment: 'full_time',
      closesAt: '2026-12-31T23:59:00+08:00',
      requirements: {
        en: [
          'Diploma or degree in nursing',
          'Registration with the Nursing Board of Malaysia and a current practising certificate',
          'One year in an acute ward; intensive care is a plus',
          'Malay and English; Mandarin, Tamil or Cantonese is welcome',
        ],
        ms: [
          'Diploma atau ijazah kejururawatan',
          'Pendaftaran dengan Lembaga Jururawat Malaysia dan perakuan pengamalan semasa',
          'Setahun di wad akut; pengalaman rawatan rapi satu kelebihan',
          'Bahasa Melayu dan Inggeris; Mandarin, Tamil atau Kantonis dialu-alukan',
        ],
        zh: [
          '护理文凭或学位',
          '在马来西亚护士局注册，并持有效执业证书',
          '一年急症病房经验；加护经验更佳',
          '马来语和英语；欢迎会华语、淡米尔语或广东话者',
        ],
      },
      offers: {
        en: [
          'RM3,600 to RM4,900 a month, with shift and critical care allowances',
          '22 days of leave',
          'Medical cover for you, your spouse and children',
          'Paid post-basic training',
        ],
        ms: [
          'RM3,600 hingga RM4,900 sebulan, dengan elaun syif dan rawatan kritikal',
          '22 hari cuti',
          'Perlindungan perubatan untuk anda, pasangan dan anak-anak',
          'Latihan pos basik berbayar',
        ],
        zh: ['月薪RM3,600至RM4,900，另加轮班和重症津贴', '22天年假', '您、配偶和子女的医疗福利', '带薪专科护理培训'],
      },
    },
  },
  {
    kind: 'career',
    slug: 'midwife-melur-cheras',
    publishedAt: '2026-10-28T09:00:00+08:00',
    author,
    topics: ['Nursing'],
    title: { en: 'Midwife, labour ward', ms: 'Bidan, wad bersalin', zh: '产房助产士' },
    summary: {
      en: 'Be with families at about a thousand births a year, and visit them at home in the first week.',
      ms: 'Bersama keluarga dalam kira-kira seribu kelahiran setahun, dan melawat mereka di rumah pada minggu pertama.',
      zh: '每年陪伴约一千个家庭迎接新生命，并在首周上门探访。',
    },
    body: {
      en: `<p>About a thousand babies are born at Melur Cheras each year. The labour rooms, the theatre and the special care nursery are on one floor. You stay with one mother through her labour whenever the ward allows it, and it usually does.</p>
<p>After the birth you help with the first feed, and two or three days later you visit the family at home. You weigh the baby, look at the mother’s wound and mood, and answer the questions that nobody thought of in hospital. We provide a car and plan no more than four visits a day.</p>
<p>The team is 24 midwives and six doctors. Every month we talk through one difficult birth together, openly and without blame.</p>`,
      ms: `<p>Kira-kira seribu bayi dilahirkan di Melur Cheras setiap tahun. Bilik bersalin, dewan bedah dan unit penjagaan khas bayi berada di satu tingkat. Anda menemani seorang ibu sepanjang proses bersalin apabila keadaan wad mengizinkan, dan biasanya memang begitu.</p>
<p>Selepas kelahiran, anda membantu penyusuan pertama, dan dua atau tiga hari kemudian anda melawat keluarga itu di rumah. Anda menimbang bayi, memeriksa luka dan emosi ibu, dan menjawab soalan yang tidak terfikir semasa di hospital. Kami menyediakan kereta dan merancang tidak lebih daripada empat lawatan sehari.</p>
<p>Pasukan ini terdiri daripada 24 bidan dan enam doktor. Setiap bulan kami membincangkan satu kelahiran yang sukar bersama-sama, secara terbuka dan tanpa menyalahkan sesiapa.</p>`,
      zh: `<p>Melur Cheras每年约有一千名婴儿出生。产房、手术室和新生儿特别护理室都在同一层。只要病房情况允许，您会全程陪伴一位产妇，而通常都允许。</p>
<p>产后您协助第一次喂奶，两三天后上门探访。您为宝宝称重，查看母亲的伤口和情绪，解答在医院没想到的问题。我们提供汽车，每天安排不超过四次探访。</p>
<p>团队有24位助产士和六位医生。每个月我们会一起讨论一个困难的产例，坦诚而不追究责任。</p>`,
    },
    fields: {
      department: 'Maternity',
      hospitalSlug: 'melur-cheras',
      employment: 'full_time',
      closesAt: '2026-12-15T23:59:00+08:00',
      requirements: {
        en: [
          'Registered nurse with a midwifery qualification recognised by the Midwives Board',
          'Two years in a labour ward',
          'Neonatal resuscitation certificate, or willing to obtain it within three months',
          'Driving licence class D',
        ],
        ms: [
          'Jururawat berdaftar dengan kelayakan kebidanan yang diiktiraf Lembaga Bidan',
          'Dua tahun di wad bersalin',
          'Sijil resusitasi neonatal, atau bersedia memperolehnya dalam tiga bulan',
          'Lesen memandu kelas D',
        ],
        zh: [
          '注册护士，具助产士局承认的助产资格',
          '两年产房经验',
          '新生儿复苏证书，或愿意在三个月内考取',
          'D级驾驶执照',
        ],
      },
      offers: {
        en: [
          'RM3,500 to RM4,700 a month and a midwifery allowance',
          'Home visits by hospital car',
          'Breastfeeding room and flexible return after your own maternity leave',
          'Two training courses a year',
        ],
        ms: [
          'RM3,500 hingga RM4,700 sebulan dan elaun kebidanan',
          'Lawatan rumah dengan kereta hospital',
          'Bilik penyusuan dan waktu fleksibel selepas cuti bersalin anda sendiri',
          'Dua kursus latihan setahun',
        ],
        zh: [
          '月薪RM3,500至RM4,700，另加助产津贴',
          '乘医院汽车上门探访',
          '设哺乳室，产假后弹性复工',
          '每年两次培训课程',
        ],
      },
    },
  },
  {
    kind: 'career',
    slug: 'pharmacist-melur-kuching',
    publishedAt: '2026-11-10T09:00:00+08:00',
    author,
    topics: ['Pharmacy'],
    title: { en: 'Clinical pharmacist', ms: 'Ahli farmasi klinikal', zh: '临床药剂师' },
    summary: {
      en: 'Join ward rounds in Kuching, check every prescription and explain medicines to patients in their own language.',
      ms: 'Sertai lawatan wad di Kuching, semak setiap preskripsi dan terangkan ubat dalam bahasa pesakit.',
      zh: '在古晋参与查房，核对每张处方，并以病人熟悉的语言讲解用药。',
    },
    body: {
      en: `<p>At Melur Kuching the pharmacist is part of the ward round, not a voice on the telephone. You check doses for age, weight and kidneys, look for medicines that do not go together, and speak up before an order is given.</p>
<p>In the afternoon you see patients who are going home. Many take eight or more medicines. You help them to leave with fewer where the doctor agrees, and with a list they can read, in Malay, English, Chinese or Iban.</p>
<p>You share the evening counter once a week and one weekend in five. The pharmacy uses an electronic prescription system; we train you in it during your first two weeks.</p>`,
      ms: `<p>Di Melur Kuching, ahli farmasi ialah sebahagian daripada lawatan wad, bukan sekadar suara di telefon. Anda menyemak dos mengikut umur, berat badan dan buah pinggang, mencari ubat yang tidak sesuai diambil bersama, dan bersuara sebelum arahan diberi.</p>
<p>Pada sebelah petang, anda berjumpa pesakit yang akan pulang. Ramai yang mengambil lapan jenis ubat atau lebih. Anda membantu mereka pulang dengan kurang ubat jika doktor bersetuju, dan dengan senarai yang boleh dibaca, dalam bahasa Melayu, Inggeris, Cina atau Iban.</p>
<p>Anda bergilir di kaunter malam seminggu sekali dan satu hujung minggu daripada lima. Farmasi menggunakan sistem preskripsi elektronik; kami melatih anda menggunakannya dalam dua minggu pertama.</p>`,
      zh: `<p>在Melur Kuching，药剂师是查房的一员，而不是电话里的声音。您按年龄、体重和肾功能核对剂量，找出不宜同服的药物，在医嘱开出之前提出意见。</p>
<p>下午您会见准备出院的病人。许多人服用八种或以上的药。在医生同意下，您协助他们减少药物，并带着一份看得懂的清单回家，以马来文、英文、中文或伊班文写成。</p>
<p>您每周轮值一次晚间柜台，每五个周末轮值一个。药剂部使用电子处方系统，头两周我们会提供培训。</p>`,
    },
    fields: {
      department: 'Pharmacy',
      hospitalSlug: 'melur-kuching',
      employment: 'full_time',
      closesAt: '2027-01-10T23:59:00+08:00',
      requirements: {
        en: [
          'Degree in pharmacy',
          'Full registration with the Pharmacy Board Malaysia and an annual certificate',
          'Two years in a hospital pharmacy',
          'Malay and English; Iban or a Chinese dialect is a plus',
        ],
        ms: [
          'Ijazah farmasi',
          'Pendaftaran penuh dengan Lembaga Farmasi Malaysia dan perakuan tahunan',
          'Dua tahun di farmasi hospital',
          'Bahasa Melayu dan Inggeris; bahasa Iban atau dialek Cina satu kelebihan',
        ],
        zh: [
          '药剂学学位',
          '在马来西亚药剂局正式注册，并持年度证书',
          '两年医院药剂部经验',
          '马来语和英语；会伊班语或华人方言更佳',
        ],
      },
      offers: {
        en: [
          'RM4,800 to RM6,500 a month',
          'Housing allowance if you move to Sarawak from elsewhere, and one return flight a year',
          'Exam fees for a board certification',
          '22 days of leave',
        ],
        ms: [
          'RM4,800 hingga RM6,500 sebulan',
          'Elaun perumahan jika anda berpindah ke Sarawak, dan satu penerbangan pergi balik setahun',
          'Yuran peperiksaan untuk pensijilan lembaga',
          '22 hari cuti',
        ],
        zh: ['月薪RM4,800至RM6,500', '从外地迁往砂拉越可享房屋津贴，每年一次来回机票', '专科认证考试费', '22天年假'],
      },
    },
  },
  {
    kind: 'career',
    slug: 'radiographer-melur-kuantan',
    publishedAt: '2026-11-05T09:00:00+08:00',
    author,
    topics: ['Imaging'],
    title: { en: 'Radiographer, CT and MRI', ms: 'Juru X-ray, CT dan MRI', zh: 'CT与MRI放射技师' },
    summary: {
      en: 'Take pictures that find the cause, in a department of eleven on the east coast.',
      ms: 'Hasilkan imej yang menemui punca penyakit, dalam jabatan sebelas orang di pantai timur.',
      zh: '在东海岸十一人的影像部门，为诊断拍摄清晰影像。',
    },
    body: {
      en: `<p>The imaging department of Melur Kuantan makes about 90 examinations a day: X-ray, ultrasound, mammography, CT and, since this year, MRI. You work mainly with CT and MRI and take turns in the emergency X-ray room.</p>
<p>Some patients are afraid of the tunnel. You explain what they will hear, give them time, and stop when they ask. We plan ten minutes more for a person who is anxious, and nobody will hurry you.</p>
<p>A radiologist is in the house from 8 am to 8 pm and on call by video at other times. You keep dose records, and every quarter the team compares its own doses with the national reference levels.</p>`,
      ms: `<p>Jabatan pengimejan Melur Kuantan menjalankan kira-kira 90 pemeriksaan sehari: X-ray, ultrabunyi, mamografi, CT dan, sejak tahun ini, MRI. Anda bekerja terutamanya dengan CT dan MRI dan bergilir di bilik X-ray kecemasan.</p>
<p>Sesetengah pesakit takut akan terowong itu. Anda menerangkan apa yang akan mereka dengar, memberi mereka masa, dan berhenti apabila diminta. Kami memperuntukkan sepuluh minit tambahan bagi pesakit yang cemas, dan tiada sesiapa akan menggesa anda.</p>
<p>Pakar radiologi berada di hospital dari 8 pagi hingga 8 malam dan boleh dihubungi melalui video pada masa lain. Anda menyimpan rekod dos, dan setiap suku tahun pasukan membandingkan dosnya dengan paras rujukan kebangsaan.</p>`,
      zh: `<p>Melur Kuantan的影像部每天约做90项检查：X光、超声波、乳房X光、CT，以及今年起的MRI。您主要负责CT和MRI，并轮值急诊X光室。</p>
<p>有些病人害怕扫描管道。您向他们说明会听到什么，给他们时间，他们要求时就停下。我们为紧张的病人多预留十分钟，没有人会催您。</p>
<p>放射科医生上午8时至晚上8时驻院，其余时间通过视频随时支援。您记录辐射剂量，团队每季把自己的剂量与国家参考水平比较。</p>`,
    },
    fields: {
      department: 'Imaging',
      hospitalSlug: 'melur-kuantan',
      employment: 'full_time',
      closesAt: '2026-12-20T23:59:00+08:00',
      requirements: {
        en: [
          'Diploma or degree in medical imaging or radiography',
          'Registration under the Allied Health Professions Act 2016',
          'One year of CT; MRI can be learnt here',
          'Willing to work nights, about four a month',
        ],
        ms: [
          'Diploma atau ijazah pengimejan perubatan atau radiografi',
          'Pendaftaran di bawah Akta Profesion Kesihatan Bersekutu 2016',
          'Setahun pengalaman CT; MRI boleh dipelajari di sini',
          'Bersedia bekerja malam, kira-kira empat kali sebulan',
        ],
        zh: [
          '医学影像或放射学文凭或学位',
          '根据2016年辅助医疗专业法令注册',
          '一年CT经验；MRI可在此学习',
          '愿意值夜班，每月约四次',
        ],
      },
      offers: {
        en: [
          'RM3,300 to RM4,600 a month and a radiation allowance',
          'MRI training of three months at Melur Tun Razak with lodging',
          'Medical cover for the family',
        ],
        ms: [
          'RM3,300 hingga RM4,600 sebulan dan elaun sinaran',
          'Latihan MRI tiga bulan di Melur Tun Razak dengan penginapan',
          'Perlindungan perubatan untuk keluarga',
        ],
        zh: ['月薪RM3,300至RM4,600，另加辐射津贴', '在Melur Tun Razak接受三个月MRI培训，提供住宿', '家属医疗福利'],
      },
    },
  },
  {
    kind: 'career',
    slug: 'physiotherapist-melur-petaling-jaya',
    publishedAt: '2026-10-30T09:00:00+08:00',
    author,
    topics: ['Rehabilitation'],
    title: {
      en: 'Physiotherapist, stroke and spine',
      ms: 'Ahli fisioterapi, strok dan tulang belakang',
      zh: '物理治疗师（中风与脊椎）',
    },
    summary: {
      en: 'Help people to stand, walk and return to work, in hospital and by video at home.',
      ms: 'Bantu pesakit berdiri, berjalan dan kembali bekerja, di hospital dan melalui video di rumah.',
      zh: '帮助病人重新站立、行走与工作，包括住院治疗与居家视频指导。',
    },
    body: {
      en: `<p>You treat people after a stroke, a spinal operation or a long illness. The first session is often on the day after the event, at the bedside; the last may be months later, on a football field.</p>
<p>Each day you see eight to ten patients for forty minutes. That is fewer than in many places, and we want to keep it so. Once a week you meet the doctor, the occupational therapist, the speech therapist and the nurse to agree one plan for each person.</p>
<p>Patients who live far away continue by video. You will be trained in the law of telemedicine and in how to judge safely what can be done through a screen.</p>`,
      ms: `<p>Anda merawat pesakit selepas strok, pembedahan tulang belakang atau sakit yang lama. Sesi pertama selalunya sehari selepas kejadian, di tepi katil; sesi terakhir mungkin berbulan-bulan kemudian, di padang bola.</p>
<p>Setiap hari anda menerima lapan hingga sepuluh pesakit selama empat puluh minit seorang. Bilangan ini kurang daripada di banyak tempat, dan kami mahu mengekalkannya. Seminggu sekali anda bermesyuarat dengan doktor, jurupulih cara kerja, jurupulih pertuturan dan jururawat untuk menyetujui satu pelan bagi setiap pesakit.</p>
<p>Pesakit yang tinggal jauh meneruskan rawatan melalui video. Anda akan dilatih tentang undang-undang teleperubatan dan cara menilai dengan selamat apa yang boleh dilakukan melalui skrin.</p>`,
      zh: `<p>您治疗中风、脊椎手术或久病之后的病人。第一次往往在发病第二天的床边，最后一次可能在几个月后的足球场上。</p>
<p>每天看八至十位病人，每位四十分钟。这比许多地方少，我们想保持这样。每周您与医生、职业治疗师、言语治疗师和护士开会，为每个人定出一个方案。</p>
<p>住得远的病人通过视频继续治疗。您会接受培训，了解远程医疗的法律，以及怎样安全判断哪些可以隔着屏幕进行。</p>`,
    },
    fields: {
      department: 'Rehabilitation',
      hospitalSlug: 'melur-petaling-jaya',
      employment: 'full_time',
      closesAt: '2026-12-12T23:59:00+08:00',
      requirements: {
        en: [
          'Degree or diploma in physiotherapy',
          'Registration under the Allied Health Professions Act 2016',
          'Experience with people after stroke',
          'Patience and a clear voice',
        ],
        ms: [
          'Ijazah atau diploma fisioterapi',
          'Pendaftaran di bawah Akta Profesion Kesihatan Bersekutu 2016',
          'Pengalaman dengan pesakit selepas strok',
          'Sabar dan bersuara jelas',
        ],
        zh: ['物理治疗学位或文凭', '根据2016年辅助医疗专业法令注册', '有中风病人治疗经验', '有耐心，口齿清晰'],
      },
      offers: {
        en: [
          'RM3,200 to RM4,800 a month',
          'No night shifts',
          'RM2,500 a year for courses of your choice',
          'Free use of the gym after hours',
        ],
        ms: [
          'RM3,200 hingga RM4,800 sebulan',
          'Tiada syif malam',
          'RM2,500 setahun untuk kursus pilihan anda',
          'Penggunaan gim percuma selepas waktu kerja',
        ],
        zh: ['月薪RM3,200至RM4,800', '不值夜班', '每年RM2,500自选课程津贴', '下班后免费使用健身房'],
      },
    },
  },
  {
    kind: 'career',
    slug: 'medical-officer-emergency-melur-kota-kinabalu',
    publishedAt: '2026-11-12T09:00:00+08:00',
    author,
    topics: ['Doctors'],
    title: {
      en: 'Medical officer, emergency department',
      ms: 'Pegawai perubatan, jabatan kecemasan',
      zh: '急诊部医务人员（医生）',
    },
    summary: {
      en: 'See the first minutes of every emergency in Kota Kinabalu, with a specialist always on call.',
      ms: 'Kendalikan minit pertama setiap kecemasan di Kota Kinabalu, dengan pakar sentiasa bersedia dihubungi.',
      zh: '在哥打京那巴鲁负责急诊最初的关键时刻，专科医生随时待命。',
    },
    body: {
      en: `<p>Our emergency department in Kota Kinabalu sees about 70 people a day: fishermen and climbers, children with fever, office workers with chest pain. You examine, decide what cannot wait, and begin treatment. A specialist comes within twenty minutes when you call.</p>
<p>Shifts are eight to ten hours, never more than five in a row. After a hard case the team sits together for ten minutes before going on.</p>
<p>Doctors who wish to specialise in emergency medicine get study leave and a supervisor for the entrance examination. Three of our present specialists began in this post.</p>`,
      ms: `<p>Jabatan kecemasan kami di Kota Kinabalu menerima kira-kira 70 orang sehari: nelayan dan pendaki, kanak-kanak yang demam, pekerja pejabat yang sakit dada. Anda memeriksa, menentukan apa yang tidak boleh menunggu, dan memulakan rawatan. Pakar tiba dalam dua puluh minit apabila anda memanggil.</p>
<p>Syif lapan hingga sepuluh jam, tidak sekali-kali lebih daripada lima berturut-turut. Selepas kes yang berat, pasukan duduk bersama selama sepuluh minit sebelum meneruskan kerja.</p>
<p>Doktor yang ingin mengkhusus dalam perubatan kecemasan mendapat cuti belajar dan penyelia bagi peperiksaan kemasukan. Tiga pakar kami sekarang bermula dalam jawatan ini.</p>`,
      zh: `<p>我们在哥打京那巴鲁的急诊部每天约有70名病人：渔民和登山者、发烧的孩子、胸痛的上班族。您检查病人，判断什么不能等，并开始治疗。您呼叫后，专科医生二十分钟内到达。</p>
<p>每班八至十小时，绝不连续超过五班。处理艰难的病例后，团队会坐下来十分钟，再继续工作。</p>
<p>想专攻急诊医学的医生，可享进修假，并有导师指导入学考试。我们现有的三位专科医生都从这个职位开始。</p>`,
    },
    fields: {
      department: 'Emergency',
      hospitalSlug: 'melur-kota-kinabalu',
      employment: 'full_time',
      closesAt: '2027-01-15T23:59:00+08:00',
      requirements: {
        en: [
          'Medical degree recognised by the Malaysian Medical Council',
          'Full registration and a current annual practising certificate',
          'Compulsory service completed',
          'Advanced life support certificate',
        ],
        ms: [
          'Ijazah perubatan yang diiktiraf Majlis Perubatan Malaysia',
          'Pendaftaran penuh dan perakuan pengamalan tahunan semasa',
          'Khidmat wajib telah selesai',
          'Sijil bantuan hayat lanjutan',
        ],
        zh: [
          '马来西亚医药理事会承认的医学学位',
          '正式注册，并持有效年度执业证书',
          '已完成强制服务',
          '高级生命支持证书',
        ],
      },
      offers: {
        en: [
          'RM7,500 to RM10,500 a month with night and weekend allowances',
          'Indemnity insurance paid by the hospital',
          'Ten days of study leave a year',
          'Help with moving to Sabah',
        ],
        ms: [
          'RM7,500 hingga RM10,500 sebulan dengan elaun malam dan hujung minggu',
          'Insurans indemniti dibayar oleh hospital',
          'Sepuluh hari cuti belajar setahun',
          'Bantuan berpindah ke Sabah',
        ],
        zh: ['月薪RM7,500至RM10,500，另加夜班和周末津贴', '医院支付医疗责任保险', '每年十天进修假', '协助迁居沙巴'],
      },
    },
  },
  {
    kind: 'career',
    slug: 'dietitian-melur-kota-bharu',
    publishedAt: '2026-11-01T09:00:00+08:00',
    author,
    topics: ['Nutrition'],
    title: { en: 'Dietitian', ms: 'Pegawai dietetik', zh: '营养师' },
    summary: {
      en: 'Plan meals that people in Kelantan really cook and eat, for diabetes, kidney disease and cancer.',
      ms: 'Rancang hidangan yang benar-benar dimasak di Kelantan, untuk kencing manis, penyakit buah pinggang dan kanser.',
      zh: '以吉兰丹家常菜为本，为糖尿病、肾病与癌症病人设计膳食。',
    },
    body: {
      en: `<p>A diet sheet that forbids everything is thrown away. You start from what the family already cooks, budu and nasi kerabu included, and change portions, order and cooking until the numbers improve.</p>
<p>You see people in the clinic on four mornings, patients on the wards in the afternoon, and once a month you teach a cooking class with the hospital’s chef. Malay is the language of the day; Kelantanese dialect will make people smile.</p>
<p>You also check the menus of our kitchen and advise nurses who feed patients by tube.</p>`,
      ms: `<p>Helaian diet yang melarang segala-galanya akan dibuang. Anda bermula daripada apa yang sudah dimasak oleh keluarga, termasuk budu dan nasi kerabu, dan mengubah sukatan, susunan dan cara memasak sehingga bacaan bertambah baik.</p>
<p>Anda berjumpa pesakit di klinik pada empat pagi, pesakit di wad pada sebelah petang, dan sebulan sekali anda mengajar kelas memasak bersama cef hospital. Bahasa Melayu ialah bahasa harian; loghat Kelantan akan membuat orang tersenyum.</p>
<p>Anda juga menyemak menu dapur kami dan menasihati jururawat yang memberi pesakit makan melalui tiub.</p>`,
      zh: `<p>什么都不准吃的饮食单，只会被丢掉。您从家里本来就煮的菜开始，包括鱼露（budu）和蓝花饭（nasi kerabu），调整分量、次序和煮法，直到数值改善。</p>
<p>您每周四个上午在诊所看病人，下午到病房，每月一次与医院厨师合办烹饪班。日常用马来语；会说吉兰丹话，大家会会心一笑。</p>
<p>您也审核我们厨房的菜单，并指导为病人管饲的护士。</p>`,
    },
    fields: {
      department: 'Dietetics',
      hospitalSlug: 'melur-kota-bharu',
      employment: 'full_time',
      closesAt: '2026-12-24T23:59:00+08:00',
      requirements: {
        en: [
          'Degree in dietetics',
          'Registration under the Allied Health Professions Act 2016',
          'Newly qualified dietitians are welcome',
        ],
        ms: [
          'Ijazah dietetik',
          'Pendaftaran di bawah Akta Profesion Kesihatan Bersekutu 2016',
          'Pegawai dietetik yang baru tamat pengajian dialu-alukan',
        ],
        zh: ['营养学学位', '根据2016年辅助医疗专业法令注册', '欢迎刚毕业的营养师'],
      },
      offers: {
        en: [
          'RM2,900 to RM4,100 a month',
          'Weekend on Friday and Saturday',
          'A mentor in the diabetes centre of Melur Tun Razak',
        ],
        ms: [
          'RM2,900 hingga RM4,100 sebulan',
          'Cuti hujung minggu pada Jumaat dan Sabtu',
          'Mentor di pusat diabetes Melur Tun Razak',
        ],
        zh: ['月薪RM2,900至RM4,100', '星期五和星期六休息', '由Melur Tun Razak糖尿病中心的导师指导'],
      },
    },
  },
  {
    kind: 'career',
    slug: 'medical-laboratory-technologist-melur-miri',
    publishedAt: '2026-10-22T09:00:00+08:00',
    author,
    topics: ['Laboratory'],
    title: { en: 'Medical laboratory technologist', ms: 'Juruteknologi makmal perubatan', zh: '医学化验师' },
    summary: {
      en: 'Blood, tissue and cross-matching in a small laboratory where you see the whole of the work.',
      ms: 'Darah, tisu dan padanan silang dalam makmal kecil yang memberi anda pengalaman menyeluruh.',
      zh: '在小型化验室中负责血液、组织与配血，全面参与各项工作。',
    },
    body: {
      en: `<p>Seven people run the laboratory of Melur Miri. In a larger house you would do one kind of test all year; here you do blood counts in the morning, a cross-match for an operation at noon and a culture in the afternoon.</p>
<p>Results of routine blood tests leave us within two hours. When a value is dangerous you call the ward yourself and write down who answered. You keep quality charts and take part in outside proficiency tests.</p>
<p>You work nights about five times a month. A senior colleague can be called at any hour.</p>`,
      ms: `<p>Tujuh orang mengendalikan makmal Melur Miri. Di hospital yang lebih besar, anda melakukan satu jenis ujian sepanjang tahun; di sini anda membuat kiraan darah pada waktu pagi, padanan silang untuk pembedahan pada tengah hari dan kultur pada sebelah petang.</p>
<p>Keputusan ujian darah biasa keluar dalam masa dua jam. Apabila bacaan berbahaya, anda sendiri menelefon wad dan mencatat siapa yang menjawab. Anda menyimpan carta kualiti dan mengambil bahagian dalam ujian kecekapan luar.</p>
<p>Anda bekerja malam kira-kira lima kali sebulan. Rakan sekerja kanan boleh dihubungi pada bila-bila masa.</p>`,
      zh: `<p>Melur Miri的化验室由七个人运作。在较大的医院，您可能整年只做一种检验；在这里，您早上做血球计数，中午为手术配血，下午做细菌培养。</p>
<p>常规验血两小时内出结果。数值危险时，您亲自致电病房，并记下是谁接听。您维护质量控制图，并参加外部的能力测试。</p>
<p>每月约值五次夜班，任何时候都可以联络资深同事。</p>`,
    },
    fields: {
      department: 'Laboratory',
      hospitalSlug: 'melur-miri',
      employment: 'full_time',
      closesAt: '2026-12-05T23:59:00+08:00',
      requirements: {
        en: [
          'Diploma or degree in medical laboratory technology',
          'Registration under the Allied Health Professions Act 2016',
          'Blood bank experience is a plus',
        ],
        ms: [
          'Diploma atau ijazah teknologi makmal perubatan',
          'Pendaftaran di bawah Akta Profesion Kesihatan Bersekutu 2016',
          'Pengalaman tabung darah satu kelebihan',
        ],
        zh: ['医学化验技术文凭或学位', '根据2016年辅助医疗专业法令注册', '有血库经验更佳'],
      },
      offers: {
        en: [
          'RM2,800 to RM3,900 a month, with night allowance',
          'Exchange of four weeks with our laboratory in Kuching',
          'Medical cover',
        ],
        ms: [
          'RM2,800 hingga RM3,900 sebulan, dengan elaun malam',
          'Pertukaran empat minggu dengan makmal kami di Kuching',
          'Perlindungan perubatan',
        ],
        zh: ['月薪RM2,800至RM3,900，另加夜班津贴', '与古晋化验室交流四周', '医疗福利'],
      },
    },
  },
  {
    kind: 'career',
    slug: 'guarantee-letter-officer-melur-ipoh',
    publishedAt: '2026-11-08T09:00:00+08:00',
    author,
    topics: ['Patient services'],
    title: { en: 'Guarantee-letter officer', ms: 'Pegawai surat jaminan', zh: '担保信专员' },
    summary: {
      en: 'Get insurers’ answers before patients have to worry about the bill.',
      ms: 'Dapatkan jawapan syarikat insurans sebelum pesakit perlu risau tentang bil.',
      zh: '在病人为账单担心之前，先取得保险公司的答复。',
    },
    body: {
      en: `<p>When a person must be admitted, the letter of guarantee decides whether the family has to find a deposit that same day. You check the application, ask for what is missing in words that people understand, send it to the insurer, and ring until there is an answer.</p>
<p>Most first answers come within two hours. When an insurer says no, you explain why, and you show the patient what can still be done: an appeal, a claim afterwards, or a payment plan.</p>
<p>You work in a team of five in shifts from 7 am to 10 pm. You see diagnoses and identity numbers, so care with private matters is as important here as speed.</p>`,
      ms: `<p>Apabila seseorang mesti dimasukkan ke wad, surat jaminan menentukan sama ada keluarga perlu mencari deposit pada hari itu juga. Anda menyemak permohonan, meminta apa yang kurang dalam bahasa yang mudah difahami, menghantarnya kepada syarikat insurans, dan menelefon sehingga ada jawapan.</p>
<p>Kebanyakan jawapan pertama datang dalam masa dua jam. Apabila syarikat insurans menolak, anda menerangkan sebabnya, dan menunjukkan apa yang masih boleh dilakukan: rayuan, tuntutan kemudian, atau pelan bayaran.</p>
<p>Anda bekerja dalam pasukan lima orang secara syif dari 7 pagi hingga 10 malam. Anda melihat diagnosis dan nombor pengenalan, jadi menjaga kerahsiaan sama pentingnya dengan kepantasan.</p>`,
      zh: `<p>病人必须住院时，担保信决定了家属当天要不要筹押金。您审核申请，用大家听得懂的话请对方补交资料，送交保险公司，并一直致电跟进到有答复为止。</p>
<p>多数首次答复在两小时内到达。如果保险公司拒绝，您说明原因，并告诉病人还能怎么做：上诉、事后索赔，或分期付款。</p>
<p>您在五人团队中轮班，从上午7时至晚上10时。您会看到诊断和身份证号码，所以保密与速度同样重要。</p>`,
    },
    fields: {
      department: 'Admissions',
      hospitalSlug: 'melur-ipoh',
      employment: 'full_time',
      closesAt: '2026-12-18T23:59:00+08:00',
      requirements: {
        en: [
          'Diploma in any field, or SPM with three years in a hospital or an insurance company',
          'Calm on the telephone',
          'Malay, English and one Chinese dialect or Tamil',
        ],
        ms: [
          'Diploma dalam apa-apa bidang, atau SPM dengan tiga tahun di hospital atau syarikat insurans',
          'Tenang di telefon',
          'Bahasa Melayu, Inggeris dan satu dialek Cina atau Tamil',
        ],
        zh: ['任何科系文凭，或SPM加三年医院或保险公司经验', '接听电话沉着', '马来语、英语，以及一种华人方言或淡米尔语'],
      },
      offers: {
        en: ['RM2,600 to RM3,500 a month', 'Four weeks of training with pay', 'Meal at every shift'],
        ms: ['RM2,600 hingga RM3,500 sebulan', 'Empat minggu latihan bergaji', 'Makanan pada setiap syif'],
        zh: ['月薪RM2,600至RM3,500', '四周带薪培训', '每班供餐'],
      },
    },
  },
  {
    kind: 'career',
    slug: 'front-desk-executive-melur-sungai-petani',
    publishedAt: '2026-11-11T09:00:00+08:00',
    author,
    topics: ['Patient services'],
    title: {
      en: 'Front desk executive, part time',
      ms: 'Eksekutif kaunter hadapan, separuh masa',
      zh: '前台执行员（兼职）',
    },
    summary: {
      en: 'Welcome patients in Sungai Petani on four mornings a week.',
      ms: 'Sambut pesakit di Sungai Petani pada empat pagi seminggu.',
      zh: '每周四个上午在双溪大年接待病人。',
    },
    body: {
      en: `<p>You are the first face that patients see. You greet them, find their appointment, register new patients, and notice when somebody in the queue is not well enough to wait.</p>
<p>The post suits a parent or a student: Sunday to Wednesday, 7.30 am to 12.30 pm. You may swap days with a colleague as long as both agree a day before.</p>
<p>We teach you the appointment system, wheelchair handling and what the law says about patients’ data. You get a certificate for it after three months.</p>`,
      ms: `<p>Anda ialah wajah pertama yang dilihat pesakit. Anda menyambut mereka, mencari temu janji, mendaftarkan pesakit baharu, dan menyedari apabila seseorang dalam barisan tidak cukup sihat untuk menunggu.</p>
<p>Jawatan ini sesuai untuk ibu bapa atau pelajar: Ahad hingga Rabu, 7.30 pagi hingga 12.30 tengah hari. Anda boleh bertukar hari dengan rakan sekerja asalkan kedua-duanya bersetuju sehari lebih awal.</p>
<p>Kami mengajar anda sistem temu janji, cara mengendalikan kerusi roda dan undang-undang tentang data pesakit. Anda menerima sijil selepas tiga bulan.</p>`,
      zh: `<p>您是病人见到的第一张面孔。您迎接他们，查找预约，登记新病人，并留意排队的人当中谁的情况不宜再等。</p>
<p>职位适合家长或学生：星期日至星期三，上午7.30至下午12.30。只要双方提前一天同意，就可以与同事换班。</p>
<p>我们会教您预约系统、轮椅操作，以及有关病人资料的法律。三个月后颁发证书。</p>`,
    },
    fields: {
      department: 'Front desk',
      hospitalSlug: 'melur-sungai-petani',
      employment: 'part_time',
      closesAt: '2026-12-08T23:59:00+08:00',
      requirements: {
        en: [
          'SPM or higher',
          'Friendly and clear in Malay and English; Tamil or Hokkien is a plus',
          'Able to use a computer',
        ],
        ms: [
          'SPM atau lebih tinggi',
          'Mesra dan jelas dalam bahasa Melayu dan Inggeris; Tamil atau Hokkien satu kelebihan',
          'Boleh menggunakan komputer',
        ],
        zh: ['SPM或以上', '马来语和英语亲切清晰；会淡米尔语或福建话更佳', '会使用电脑'],
      },
      offers: {
        en: ['RM15.00 an hour', 'EPF and SOCSO from the first day', 'Free health check every year'],
        ms: ['RM15.00 sejam', 'KWSP dan PERKESO dari hari pertama', 'Pemeriksaan kesihatan percuma setiap tahun'],
        zh: ['每小时RM15.00', '首日起缴纳公积金（EPF）和社险（SOCSO）', '每年免费健康检查'],
      },
    },
  },
  {
    kind: 'career',
    slug: 'biomedical-engineer-melur-johor-bahru',
    publishedAt: '2026-10-20T09:00:00+08:00',
    author,
    topics: ['Engineering'],
    title: { en: 'Biomedical engineer', ms: 'Jurutera bioperubatan', zh: '生物医学工程师' },
    summary: {
      en: 'Keep 2,300 medical devices safe and ready in Johor Bahru and Pasir Gudang.',
      ms: 'Pastikan 2,300 peranti perubatan selamat dan sedia digunakan di Johor Bahru dan Pasir Gudang.',
      zh: '确保新山与巴西古当两院2,300件医疗设备安全可用。',
    },
    body: {
      en: `<p>A ventilator that fails harms somebody. You plan the checks of 2,300 devices in two hospitals, repair what can be repaired in the house, and tell the ward honestly when something has to go.</p>
<p>You are two engineers and five technicians. In the first year you take over anaesthesia and intensive care equipment. You advise on new purchases, so that we buy machines that can be cleaned, serviced and understood.</p>
<p>You are on call one week in six, from home. A hospital van and a well-kept workshop are yours to use.</p>`,
      ms: `<p>Ventilator yang gagal memudaratkan seseorang. Anda merancang pemeriksaan 2,300 peranti di dua hospital, membaiki apa yang boleh dibaiki di hospital sendiri, dan memberitahu wad dengan jujur apabila sesuatu perlu dilupuskan.</p>
<p>Pasukan ini terdiri daripada dua jurutera dan lima juruteknik. Pada tahun pertama, anda mengambil alih peralatan bius dan rawatan rapi. Anda memberi nasihat tentang pembelian baharu, supaya kami membeli mesin yang boleh dibersihkan, diselenggara dan difahami.</p>
<p>Anda bersedia dipanggil satu minggu daripada enam, dari rumah. Van hospital dan bengkel yang terjaga disediakan untuk kegunaan anda.</p>`,
      zh: `<p>呼吸机失灵，就会有人受害。您规划两家医院2,300件设备的检查，修理能在院内修的，该淘汰时如实告诉病房。</p>
<p>团队有两位工程师和五位技术员。第一年您接管麻醉和加护设备。您对采购提供意见，让我们买到可以清洁、维修和看得懂的机器。</p>
<p>每六周有一周在家待命。医院的客货车和保养良好的工作室供您使用。</p>`,
    },
    fields: {
      department: 'Engineering',
      hospitalSlug: 'melur-johor-bahru',
      employment: 'full_time',
      closesAt: '2026-12-03T23:59:00+08:00',
      requirements: {
        en: [
          'Degree in biomedical or electronic engineering',
          'Registered as graduate engineer with the Board of Engineers Malaysia',
          'Knowledge of the Medical Device Act 2012 and of MS 2058',
        ],
        ms: [
          'Ijazah kejuruteraan bioperubatan atau elektronik',
          'Berdaftar sebagai jurutera siswazah dengan Lembaga Jurutera Malaysia',
          'Pengetahuan tentang Akta Peranti Perubatan 2012 dan MS 2058',
        ],
        zh: ['生物医学或电子工程学位', '在马来西亚工程师局注册为毕业工程师', '熟悉2012年医疗器械法令和MS 2058'],
      },
      offers: {
        en: [
          'RM4,200 to RM6,200 a month and on-call pay',
          'Maker’s training for the devices in your care',
          '20 days of leave',
        ],
        ms: [
          'RM4,200 hingga RM6,200 sebulan dan bayaran bersedia dipanggil',
          'Latihan pengeluar bagi peranti di bawah jagaan anda',
          '20 hari cuti',
        ],
        zh: ['月薪RM4,200至RM6,200，另加待命津贴', '您所负责设备的原厂培训', '20天年假'],
      },
    },
  },
  {
    kind: 'career',
    slug: 'software-engineer-patient-portal',
    publishedAt: '2026-11-14T09:00:00+08:00',
    author,
    topics: ['Technology'],
    title: {
      en: 'Software engineer, patient portal',
      ms: 'Jurutera perisian, portal pesakit',
      zh: '病人门户软件工程师',
    },
    summary: {
      en: 'Build the website on which people find a doctor when they are worried. Office in Kuala Lumpur, two days a week from home.',
      ms: 'Bina laman web tempat orang mencari doktor ketika risau. Pejabat di Kuala Lumpur, dua hari seminggu dari rumah.',
      zh: '为忧心的人打造寻医网站。办公室在吉隆坡，每周可居家两天。',
    },
    body: {
      en: `<p>Our portal serves 29 hospitals in three languages. It takes bookings and payments, and it must work on an old telephone at the edge of the network as well as on a new computer. You join a team of nine who write, test and run it.</p>
<p>You work with nurses, front desk staff and patients. Twice a year every engineer spends two days at a hospital counter. What we learn there goes into the plan before anything else.</p>
<p>We value clear code, tests written in the words of the hospital, pages that can be used with a keyboard and a screen reader, and the courage to leave things out. You will have a say in how we build.</p>
<p>Please send a short letter about something you made that people used, with what you would do differently today.</p>`,
      ms: `<p>Portal kami melayani 29 hospital dalam tiga bahasa. Ia menerima tempahan dan bayaran, dan mesti berfungsi pada telefon lama di pinggir rangkaian sama seperti pada komputer baharu. Anda menyertai pasukan sembilan orang yang menulis, menguji dan mengendalikannya.</p>
<p>Anda bekerja bersama jururawat, petugas kaunter dan pesakit. Dua kali setahun, setiap jurutera menghabiskan dua hari di kaunter hospital. Apa yang kami pelajari di situ didahulukan dalam perancangan.</p>
<p>Kami menghargai kod yang jelas, ujian yang ditulis dalam bahasa hospital, halaman yang boleh digunakan dengan papan kekunci dan pembaca skrin, dan keberanian untuk meninggalkan perkara yang tidak perlu. Anda turut bersuara dalam cara kami membina.</p>
<p>Sila hantar surat ringkas tentang sesuatu yang anda bina dan digunakan orang, serta apa yang akan anda lakukan secara berbeza hari ini.</p>`,
      zh: `<p>我们的门户以三种语言服务29家医院。它处理预约和付款，无论在网络边缘的旧手机还是新电脑上，都必须好用。您将加入一个九人团队，负责编写、测试和运行。</p>
<p>您与护士、前台人员和病人一起工作。每位工程师每年两次到医院柜台待两天。在那里学到的，优先列入计划。</p>
<p>我们重视清晰的代码、用医院语言写的测试、可用键盘和读屏软件操作的页面，以及敢于舍弃的勇气。您对我们怎样开发有发言权。</p>
<p>请寄一封短信，谈谈您做过而有人使用的东西，以及今天您会有什么不同的做法。</p>`,
    },
    fields: {
      department: 'Group Technology',
      hospitalSlug: 'melur-tun-razak',
      employment: 'full_time',
      closesAt: '2027-01-31T23:59:00+08:00',
      requirements: {
        en: [
          'Three years of building web applications',
          'TypeScript and SQL',
          'Care for accessibility and for private data',
          'English; Malay or Chinese is a plus',
        ],
        ms: [
          'Tiga tahun membina aplikasi web',
          'TypeScript dan SQL',
          'Mementingkan kebolehcapaian dan kerahsiaan data',
          'Bahasa Inggeris; Melayu atau Cina satu kelebihan',
        ],
        zh: ['三年网页应用开发经验', 'TypeScript和SQL', '重视无障碍和个人资料', '英语；会马来语或华语更佳'],
      },
      offers: {
        en: [
          'RM7,000 to RM11,000 a month',
          'Two days a week from home',
          'A laptop of your choice',
          'Ten days of learning a year',
        ],
        ms: [
          'RM7,000 hingga RM11,000 sebulan',
          'Dua hari seminggu dari rumah',
          'Komputer riba pilihan anda',
          'Sepuluh hari pembelajaran setahun',
        ],
        zh: ['月薪RM7,000至RM11,000', '每周两天居家工作', '自选手提电脑', '每年十天学习假'],
      },
    },
  },
  {
    kind: 'career',
    slug: 'consultant-geriatrician-melur-bukit-mertajam',
    publishedAt: '2026-10-15T09:00:00+08:00',
    author,
    topics: ['Doctors'],
    title: { en: 'Consultant geriatrician', ms: 'Pakar perunding geriatrik', zh: '老年科顾问医生' },
    summary: {
      en: 'Begin a service for older people on the mainland of Penang, with a memory clinic and a falls clinic.',
      ms: 'Mulakan perkhidmatan untuk warga emas di Seberang Perai, dengan klinik ingatan dan klinik jatuh.',
      zh: '在威省开办老年医疗服务，设记忆门诊与防跌门诊。',
    },
    body: {
      en: `<p>One in eight people in Penang is over 65. Melur Bukit Mertajam will open an older people’s service in 2027 and is looking for the consultant who will shape it, with six beds, a memory clinic and a falls clinic.</p>
<p>You lead a team of two medical officers, four nurses and three therapists. You decide with surgeons and anaesthetists what an operation would mean for a frail person, and you help families to talk about it.</p>
<p>You practise at the hospital as an independent consultant, with fees under the schedule of the Private Healthcare Facilities and Services Regulations. For the first eighteen months we guarantee a minimum income. The <a href="/consultant">consultant page</a> explains how we work together.</p>`,
      ms: `<p>Seorang daripada lapan orang di Pulau Pinang berumur lebih 65 tahun. Melur Bukit Mertajam akan membuka perkhidmatan warga emas pada 2027 dan mencari pakar perunding yang akan membentuknya, dengan enam katil, klinik ingatan dan klinik jatuh.</p>
<p>Anda mengetuai pasukan dua pegawai perubatan, empat jururawat dan tiga jurupulih. Anda menentukan bersama pakar bedah dan pakar bius apa maknanya pembedahan bagi seseorang yang lemah, dan membantu keluarga membincangkannya.</p>
<p>Anda beramal di hospital sebagai pakar perunding bebas, dengan fi mengikut jadual Peraturan-Peraturan Kemudahan dan Perkhidmatan Jagaan Kesihatan Swasta. Bagi lapan belas bulan pertama, kami menjamin pendapatan minimum. <a href="/consultant">Halaman pakar perunding</a> menerangkan cara kami bekerjasama.</p>`,
      zh: `<p>槟城每八人就有一人超过65岁。Melur Bukit Mertajam将于2027年开办老年医疗服务，正物色一位顾问医生来塑造它，设六张病床、记忆门诊和防跌门诊。</p>
<p>您带领由两位医生、四位护士和三位治疗师组成的团队。您与外科医生和麻醉科医生一同判断手术对虚弱的人意味着什么，并协助家属商讨。</p>
<p>您以独立顾问医生身份在医院执业，按《私人医疗保健设施与服务条例》的收费表收费。头十八个月我们保证最低收入。<a href="/consultant">顾问医生页面</a>说明我们怎样合作。</p>`,
    },
    fields: {
      department: 'Medicine',
      hospitalSlug: 'melur-bukit-mertajam',
      employment: 'contract',
      closesAt: '2027-02-28T23:59:00+08:00',
      requirements: {
        en: [
          'Registration with the Malaysian Medical Council and on the National Specialist Register for geriatric medicine',
          'Indemnity cover of your own',
          'Malay, English; Hokkien or Mandarin is a plus',
        ],
        ms: [
          'Pendaftaran dengan Majlis Perubatan Malaysia dan dalam Daftar Pakar Kebangsaan bagi perubatan geriatrik',
          'Perlindungan indemniti sendiri',
          'Bahasa Melayu, Inggeris; Hokkien atau Mandarin satu kelebihan',
        ],
        zh: [
          '在马来西亚医药理事会注册，并列入国家专科医生名册（老年医学）',
          '自备医疗责任保险',
          '马来语、英语；会福建话或华语更佳',
        ],
      },
      offers: {
        en: [
          'Guaranteed minimum income for eighteen months',
          'Consulting suite with no rent in the first year',
          'Support in recruiting your own team',
        ],
        ms: [
          'Jaminan pendapatan minimum selama lapan belas bulan',
          'Suite konsultasi tanpa sewa pada tahun pertama',
          'Sokongan untuk mengambil pasukan anda sendiri',
        ],
        zh: ['保证十八个月最低收入', '首年诊室免租', '协助招聘您的团队'],
      },
    },
  },
  {
    kind: 'career',
    slug: 'clinic-assistant-klinik-wakaf-an-nur',
    publishedAt: '2026-11-06T09:00:00+08:00',
    author,
    topics: ['Community'],
    title: {
      en: 'Clinic assistant, Klinik Wakaf An-Nur',
      ms: 'Pembantu klinik, Klinik Wakaf An-Nur',
      zh: 'An-Nur慈善诊所助理',
    },
    summary: {
      en: 'Keep a charity clinic running in Klang, where a visit costs RM5.',
      ms: 'Pastikan klinik amal di Klang berjalan lancar, dengan bayaran RM5 setiap lawatan.',
      zh: '在巴生协助慈善诊所运作，看诊只收RM5。',
    },
    body: {
      en: `<p>The wakaf clinic in Klang sees people who would otherwise wait until it is too late. A visit costs RM5, medicines included. You register patients, measure blood pressure and sugar, hand out medicines that the doctor has checked, and keep the stock in order.</p>
<p>Twice a month the team drives to a village or a low-cost flat with the mobile clinic. You help to set up, and you are usually the one who knows everybody’s name by noon.</p>
<p>The post is for two years, with the wish to extend it. You are employed by the hospital, with the same benefits as your colleagues there.</p>`,
      ms: `<p>Klinik wakaf di Klang menerima mereka yang jika tidak, akan menunggu sehingga terlambat. Bayaran lawatan RM5, termasuk ubat. Anda mendaftarkan pesakit, mengukur tekanan darah dan gula, menyerahkan ubat yang telah disemak doktor, dan menguruskan stok.</p>
<p>Dua kali sebulan, pasukan pergi ke kampung atau rumah pangsa kos rendah dengan klinik bergerak. Anda membantu menyediakannya, dan biasanya menjelang tengah hari andalah yang mengenali nama semua orang.</p>
<p>Jawatan ini untuk dua tahun, dengan harapan dapat dilanjutkan. Anda bekerja di bawah hospital, dengan faedah yang sama seperti rakan sekerja di sana.</p>`,
      zh: `<p>巴生的慈善（wakaf）诊所，服务那些否则会拖到太迟的人。看诊收费RM5，包括药物。您登记病人、量血压和血糖、派发经医生核对的药物，并管理库存。</p>
<p>每月两次，团队带着流动诊所前往乡村或廉价组屋。您协助布置，到了中午，通常就数您认得每个人的名字。</p>
<p>职位为期两年，希望能续约。您受雇于医院，福利与院内同事相同。</p>`,
    },
    fields: {
      department: 'Community clinics',
      hospitalSlug: 'melur-klang',
      employment: 'contract',
      closesAt: '2026-12-22T23:59:00+08:00',
      requirements: {
        en: [
          'SPM; a care assistant’s certificate is welcome',
          'Malay, and Tamil or a Chinese dialect',
          'Warmth towards people who have little',
        ],
        ms: [
          'SPM; sijil pembantu penjagaan dialu-alukan',
          'Bahasa Melayu, dan Tamil atau dialek Cina',
          'Mesra terhadap mereka yang kurang berkemampuan',
        ],
        zh: ['SPM；有护理助理证书更佳', '马来语，以及淡米尔语或华人方言', '真诚对待贫困的人'],
      },
      offers: {
        en: [
          'RM2,000 to RM2,500 a month',
          'Paid training as a care assistant',
          'Saturday afternoons and Sundays free, except mobile clinic days',
        ],
        ms: [
          'RM2,000 hingga RM2,500 sebulan',
          'Latihan berbayar sebagai pembantu penjagaan',
          'Petang Sabtu dan Ahad cuti, kecuali hari klinik bergerak',
        ],
        zh: ['月薪RM2,000至RM2,500', '带薪护理助理培训', '星期六下午和星期日休息，流动诊所日除外'],
      },
    },
  },
  {
    kind: 'career',
    slug: 'patient-counsellor-cancer-centre-melur-seremban',
    publishedAt: '2026-10-26T09:00:00+08:00',
    author,
    topics: ['Patient services'],
    title: { en: 'Patient counsellor, cancer centre', ms: 'Kaunselor pesakit, pusat kanser', zh: '癌症中心病人辅导员' },
    summary: {
      en: 'Listen, inform and open doors for people who have just heard a frightening word.',
      ms: 'Dengar, terangkan dan bantu orang yang baru menerima berita yang menakutkan.',
      zh: '为刚得知病情的人倾听、说明并寻找支援。',
    },
    body: {
      en: `<p>After the diagnosis most people remember only one word. You meet them the same day or the next, go through what the doctor said, write it down with them and find out what they need first: a ride, a form, somebody to tell the children.</p>
<p>You run a support group on alternate Saturdays, one in Malay and English and one in Chinese, and you know which funds help with which medicine.</p>
<p>You meet an outside supervisor every month, because this work needs care for the carer too.</p>`,
      ms: `<p>Selepas diagnosis, kebanyakan orang hanya ingat satu perkataan. Anda berjumpa mereka pada hari yang sama atau keesokannya, mengulangi apa yang dikatakan doktor, mencatatnya bersama mereka dan mencari tahu apa yang paling diperlukan: kenderaan, borang, seseorang untuk memberitahu anak-anak.</p>
<p>Anda mengendalikan kumpulan sokongan pada Sabtu berselang minggu, satu dalam bahasa Melayu dan Inggeris dan satu dalam bahasa Cina, dan anda tahu tabung mana yang membantu untuk ubat apa.</p>
<p>Anda berjumpa penyelia luar setiap bulan, kerana kerja ini memerlukan penjagaan untuk penjaga juga.</p>`,
      zh: `<p>得知诊断后，多数人只记得一个词。您当天或第二天与他们见面，重温医生说过的话，一起写下来，弄清楚他们最先需要什么：接送、表格，或有人去告诉孩子。</p>
<p>您隔周星期六主持互助小组，一组用马来语和英语，一组用华语；您也知道哪个基金资助哪种药物。</p>
<p>您每月会见一位外部督导，因为做这份工作的人也需要照顾。</p>`,
    },
    fields: {
      department: 'Oncology',
      hospitalSlug: 'melur-seremban',
      employment: 'full_time',
      closesAt: '2026-12-16T23:59:00+08:00',
      requirements: {
        en: [
          'Degree in counselling',
          'Registered with the Board of Counsellors and a practising certificate',
          'Two years of experience; work with ill or grieving people is a plus',
        ],
        ms: [
          'Ijazah kaunseling',
          'Berdaftar dengan Lembaga Kaunselor dan mempunyai perakuan pengamalan',
          'Dua tahun pengalaman; bekerja dengan orang sakit atau berduka satu kelebihan',
        ],
        zh: ['辅导学学位', '在辅导员局注册并持执业证书', '两年经验；曾与病人或丧亲者工作更佳'],
      },
      offers: {
        en: [
          'RM3,400 to RM4,600 a month',
          'Monthly supervision in working time',
          'Half days after support group Saturdays',
        ],
        ms: [
          'RM3,400 hingga RM4,600 sebulan',
          'Penyeliaan bulanan dalam waktu kerja',
          'Separuh hari cuti selepas Sabtu kumpulan sokongan',
        ],
        zh: ['月薪RM3,400至RM4,600', '每月在工作时间内接受督导', '互助小组的星期六之后补休半天'],
      },
    },
  },
  {
    kind: 'career',
    slug: 'data-protection-executive',
    publishedAt: '2026-11-16T09:00:00+08:00',
    author,
    topics: ['Corporate'],
    title: { en: 'Data protection executive', ms: 'Eksekutif perlindungan data', zh: '个人资料保护专员' },
    summary: {
      en: 'Help the Data Protection Officer to keep patients’ information private and their requests answered in time.',
      ms: 'Bantu Pegawai Perlindungan Data menjaga kerahsiaan maklumat pesakit dan menjawab permintaan tepat masanya.',
      zh: '协助资料保护官保护病人隐私，并如期答复病人的请求。',
    },
    body: {
      en: `<p>Every month about sixty people ask us what we keep about them, to correct it, or to delete an account. You check who is asking, gather the records from the hospitals, and see that the answer leaves us within 21 days.</p>
<p>You also look at the access log. When somebody has opened a record without a reason, you ask. When something has gone wrong, you help to judge whether the Commissioner and the patients must be told, and the clock of 72 hours starts.</p>
<p>You visit four hospitals a quarter, talk with nurses and clerks, and write the short lessons that all our people take once a year.</p>`,
      ms: `<p>Setiap bulan kira-kira enam puluh orang bertanya apa yang kami simpan tentang mereka, meminta pembetulan, atau meminta akaun dipadam. Anda menyemak siapa yang meminta, mengumpulkan rekod daripada hospital, dan memastikan jawapan dihantar dalam 21 hari.</p>
<p>Anda juga memeriksa log akses. Apabila seseorang membuka rekod tanpa sebab, anda bertanya. Apabila berlaku kesilapan, anda membantu menilai sama ada Pesuruhjaya dan pesakit mesti dimaklumkan, dan tempoh 72 jam bermula.</p>
<p>Anda melawat empat hospital setiap suku tahun, berbincang dengan jururawat dan kerani, dan menulis pelajaran ringkas yang diikuti semua kakitangan kami setahun sekali.</p>`,
      zh: `<p>每个月约有六十人询问我们保存了哪些关于他们的资料，要求更正，或删除账户。您核实对方身份，向各医院收集记录，并确保答复在21天内发出。</p>
<p>您也查看访问记录。有人无故打开病历，您就询问。出了差错，您协助判断是否必须通报专员和病人，72小时的时限随即开始。</p>
<p>您每季走访四家医院，与护士和文员交谈，并编写全体员工每年学习一次的短课。</p>`,
    },
    fields: {
      department: 'Group Legal and Compliance',
      hospitalSlug: 'melur-tun-razak',
      employment: 'full_time',
      closesAt: '2026-12-31T23:59:00+08:00',
      requirements: {
        en: [
          'Degree in law, information systems or health records',
          'Knowledge of the Personal Data Protection Act 2010 and its amendment of 2024',
          'Good written Malay and English',
        ],
        ms: [
          'Ijazah undang-undang, sistem maklumat atau rekod kesihatan',
          'Pengetahuan tentang Akta Perlindungan Data Peribadi 2010 dan pindaannya pada 2024',
          'Penulisan bahasa Melayu dan Inggeris yang baik',
        ],
        zh: ['法律、信息系统或医疗记录学位', '熟悉2010年个人资料保护法令及其2024年修正案', '马来文和英文书写良好'],
      },
      offers: {
        en: ['RM4,000 to RM5,800 a month', 'Fees for a privacy certificate', 'One day a week from home'],
        ms: ['RM4,000 hingga RM5,800 sebulan', 'Yuran sijil privasi', 'Sehari seminggu dari rumah'],
        zh: ['月薪RM4,000至RM5,800', '隐私专业证书费用', '每周一天居家工作'],
      },
    },
  },
];
