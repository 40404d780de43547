import type { SampleEntry } from './sample-entry.seed.ts';

const author = 'Community Programmes';
const reviewer = 'Melur Clinical Content Panel';

/** Talks, classes and open days from November 2026 to February 2027. All of them are free. */
export const events: readonly SampleEntry[] = [
  {
    kind: 'event',
    slug: 'know-your-heart-talk-tun-razak',
    publishedAt: '2026-10-26T09:00:00+08:00',
    author,
    reviewer,
    topics: ['Heart'],
    title: {
      en: 'Know your heart: a morning with our cardiologists',
      ms: 'Kenali jantung anda: pagi bersama pakar kardiologi',
      zh: '认识您的心脏：与心脏科医生共度上午',
    },
    summary: {
      en: 'What chest pain means, which numbers to know and what to do in the first five minutes.',
      ms: 'Erti sakit dada, angka yang perlu diketahui dan tindakan dalam lima minit pertama.',
      zh: '了解胸痛的含义、该记住的数值，以及最初五分钟该做什么。',
    },
    body: {
      en: `<p>Many people who have a heart attack felt something in the weeks before and did not know what it was. This morning is for them and their families. You need no knowledge and no referral.</p>
<h2>What you will hear and do</h2>
<ul><li>Which kinds of chest pain can wait and which cannot.</li><li>Blood pressure, cholesterol and sugar: three numbers, and what is good for you.</li><li>Hands-only resuscitation, practised on a dummy. Twenty minutes are enough to learn it.</li></ul>
<p>Nurses measure your blood pressure at the door from 8.30 am if you like. Please do not stop or change your medicines because of something you hear; ask us first.</p>
<p>Talks are in English with slides in Malay. There is a lift to the hall, and places for wheelchairs in the front row.</p>`,
      ms: `<p>Ramai yang mengalami serangan jantung telah merasai sesuatu beberapa minggu sebelumnya tetapi tidak tahu apa maksudnya. Pagi ini adalah untuk mereka dan keluarga mereka. Anda tidak memerlukan sebarang pengetahuan atau surat rujukan.</p>
<h2>Apa yang akan anda dengar dan lakukan</h2>
<ul><li>Sakit dada yang boleh menunggu dan yang tidak boleh.</li><li>Tekanan darah, kolesterol dan gula: tiga angka, dan apa yang baik untuk anda.</li><li>Resusitasi dengan tangan sahaja, dilatih menggunakan patung. Dua puluh minit memadai untuk mempelajarinya.</li></ul>
<p>Jururawat mengukur tekanan darah anda di pintu masuk mulai 8.30 pagi jika anda mahu. Jangan berhenti atau menukar ubat kerana sesuatu yang anda dengar; tanya kami dahulu.</p>
<p>Ceramah disampaikan dalam bahasa Inggeris dengan slaid dalam bahasa Melayu. Terdapat lif ke dewan, dan ruang untuk kerusi roda di barisan hadapan.</p>`,
      zh: `<p>许多心脏病发的人，在之前几周都感觉到异样，却不知道那是什么。这个上午是为他们和家人而设的。您不需要任何知识，也不需要转介信。</p>
<h2>您会听到和学到什么</h2>
<ul><li>哪些胸痛可以等，哪些不能等。</li><li>血压、胆固醇和血糖：三个数字，怎样才算好。</li><li>只用双手的心肺复苏，用假人练习。二十分钟就能学会。</li></ul>
<p>如果愿意，护士从上午8.30起在门口为您量血压。请不要因为听到什么就停药或换药，先问我们。</p>
<p>讲座以英语进行，幻灯片为马来文。有电梯通往礼堂，前排设有轮椅位置。</p>`,
    },
    fields: {
      startsAt: '2026-11-28T09:00:00+08:00',
      endsAt: '2026-11-28T12:00:00+08:00',
      place: 'Auditorium, level 2, Melur Tun Razak',
      hospitalSlug: 'melur-tun-razak',
      capacity: 120,
      speciality: 'cardiology',
      fee: 0,
    },
  },
  {
    kind: 'event',
    slug: 'antenatal-class-cheras',
    publishedAt: '2026-11-02T09:00:00+08:00',
    author,
    reviewer,
    topics: ['Pregnancy'],
    title: {
      en: 'Antenatal class for parents-to-be',
      ms: 'Kelas antenatal untuk bakal ibu bapa',
      zh: '准父母产前课程',
    },
    summary: {
      en: 'One Saturday afternoon about labour, pain relief, the first feed and the first week at home.',
      ms: 'Satu petang Sabtu tentang kelahiran, cara mengurangkan sakit, penyusuan pertama dan minggu pertama di rumah.',
      zh: '用一个周六下午，了解分娩、镇痛、第一次喂奶与回家首周。',
    },
    body: {
      en: `<p>The class suits you best between the 28th and the 36th week. Bring your partner, your mother or a friend: whoever will be with you when the time comes.</p>
<h2>The afternoon</h2>
<ol><li>How labour begins, and when to ring us or come.</li><li>Ways to ease the pain, with and without medicine, and what each one means for you and the baby.</li><li>If a Caesarean becomes necessary.</li><li>A visit to the labour rooms and the nursery.</li><li>Feeding, sleeping, bathing and your own recovery.</li></ol>
<p>Wear loose clothes; there are mats on the floor and chairs for those who prefer them. The class is held in English and Malay, and a midwife who speaks Cantonese and Mandarin is in the room.</p>`,
      ms: `<p>Kelas ini paling sesuai antara minggu ke-28 dengan ke-36. Bawa pasangan, ibu atau kawan anda: sesiapa yang akan menemani anda apabila tiba masanya.</p>
<h2>Aturan petang itu</h2>
<ol><li>Bagaimana kelahiran bermula, dan bila perlu menelefon kami atau datang.</li><li>Cara mengurangkan sakit, dengan ubat dan tanpa ubat, dan kesannya kepada anda dan bayi.</li><li>Jika pembedahan caesarean diperlukan.</li><li>Lawatan ke dewan bersalin dan bilik bayi.</li><li>Penyusuan, tidur, memandikan bayi dan pemulihan diri anda.</li></ol>
<p>Pakai pakaian yang longgar; tikar disediakan di lantai dan kerusi bagi yang memerlukannya. Kelas dijalankan dalam bahasa Inggeris dan bahasa Melayu, dan seorang bidan yang bertutur dalam bahasa Kantonis dan Mandarin turut hadir.</p>`,
      zh: `<p>课程最适合怀孕第28至36周的您。带上伴侣、母亲或朋友：到时候陪伴您的人。</p>
<h2>下午的内容</h2>
<ol><li>分娩怎样开始，何时致电或前来。</li><li>用药和不用药的减痛方法，以及对您和宝宝的影响。</li><li>如果需要剖腹产。</li><li>参观产房和育婴室。</li><li>喂奶、睡眠、洗澡，以及您自己的恢复。</li></ol>
<p>请穿宽松的衣服；地上有垫子，也有椅子可坐。课程以英语和马来语进行，现场有会说广东话和华语的助产士。</p>`,
    },
    fields: {
      startsAt: '2026-12-05T14:00:00+08:00',
      endsAt: '2026-12-05T17:30:00+08:00',
      place: 'Parents’ room, level 4, Melur Cheras',
      hospitalSlug: 'melur-cheras',
      capacity: 24,
      speciality: 'obstetrics-gynaecology',
      fee: 0,
    },
  },
  {
    kind: 'event',
    slug: 'diabetes-cooking-class-kota-bharu',
    publishedAt: '2026-11-04T09:00:00+08:00',
    author,
    reviewer,
    topics: ['Diabetes', 'Food and nutrition'],
    title: {
      en: 'Cooking class: kampung food and your sugar',
      ms: 'Kelas memasak: masakan kampung dan gula anda',
      zh: '烹饪班：家乡菜与血糖',
    },
    summary: {
      en: 'Cook four Kelantan dishes with our dietitian and chef, and see what they do to blood sugar.',
      ms: 'Masak empat hidangan Kelantan bersama pegawai dietetik dan cef kami, dan lihat kesannya pada gula darah.',
      zh: '与营养师和厨师一起烹调四道吉兰丹菜，了解它们对血糖的影响。',
    },
    body: {
      en: `<p>You do not have to give up the food you grew up with. In this class you cook ayam percik, nasi kerabu, a vegetable kerabu and a dessert, with less sugar and in portions that fit a person with diabetes.</p>
<p>Those who wish may measure their blood sugar before the meal and two hours after it. Bring your own meter if you have one. If you use insulin, take it as usual and eat breakfast; you will not miss lunch here.</p>
<p>The class is in Malay. Recipes are given to take home, in large print. Please tell us about allergies when you register.</p>`,
      ms: `<p>Anda tidak perlu meninggalkan makanan yang anda nikmati sejak kecil. Dalam kelas ini, anda memasak ayam percik, nasi kerabu, kerabu sayur dan pencuci mulut, dengan kurang gula dan dalam sukatan yang sesuai untuk penghidap diabetes.</p>
<p>Sesiapa yang mahu boleh mengukur gula darah sebelum makan dan dua jam selepasnya. Bawa alat pengukur sendiri jika ada. Jika anda menggunakan insulin, ambil seperti biasa dan bersarapan; anda tidak akan terlepas makan tengah hari di sini.</p>
<p>Kelas dijalankan dalam bahasa Melayu. Resipi diberikan untuk dibawa pulang, dalam cetakan besar. Sila beritahu kami tentang alahan semasa mendaftar.</p>`,
      zh: `<p>您不必放弃从小吃到大的食物。在这个烹饪班里，您会做香料烤鸡（ayam percik）、蓝花饭（nasi kerabu）、凉拌蔬菜（kerabu）和甜点，少放糖，分量适合糖尿病患者。</p>
<p>愿意的话，可在餐前和餐后两小时测血糖。有血糖仪请带来。如果您使用胰岛素，请照常注射并吃早餐；午餐一定有得吃。</p>
<p>课程以马来语进行。食谱以大字印刷，可带回家。报名时请告知过敏情况。</p>`,
    },
    fields: {
      startsAt: '2026-12-05T10:00:00+08:00',
      endsAt: '2026-12-05T13:30:00+08:00',
      place: 'Teaching kitchen, ground floor, Melur Kota Bharu',
      hospitalSlug: 'melur-kota-bharu',
      capacity: 20,
      speciality: 'endocrinology',
      fee: 0,
    },
  },
  {
    kind: 'event',
    slug: 'bone-health-open-day-ipoh',
    publishedAt: '2026-11-06T09:00:00+08:00',
    author,
    reviewer,
    topics: ['Bones and joints'],
    title: { en: 'Bone and joint open day', ms: 'Hari terbuka tulang dan sendi', zh: '骨骼与关节开放日' },
    summary: {
      en: 'Try balance and grip tests, see a knee joint from inside, and ask what helps before surgery.',
      ms: 'Cuba ujian imbangan dan genggaman, lihat sendi lutut dari dalam dan tanya apa yang membantu sebelum pembedahan.',
      zh: '体验平衡与握力测试，观察膝关节构造，了解手术前可做的事。',
    },
    body: {
      en: `<p>Sore knees and stiff backs are common, but they are not simply the price of age. On this day the bone and joint team of Melur Ipoh shows what can be done, from exercise to a new joint.</p>
<ul><li>Balance, grip and sit-to-stand tests with a physiotherapist.</li><li>A short check of your risk of brittle bones. We do not take X-rays on the day.</li><li>A model operation on a plastic knee, explained step by step.</li><li>Exercises for the kitchen and the office chair.</li></ul>
<p>Come when you like between 9 am and 1 pm; a talk starts on every full hour, in Malay, English and Cantonese in turn. Bring a list of your medicines if you would like advice about falls.</p>`,
      ms: `<p>Lutut sakit dan pinggang kaku memang biasa, tetapi bukan semata-mata kerana usia. Pada hari ini, pasukan tulang dan sendi Melur Ipoh menunjukkan apa yang boleh dilakukan, daripada senaman hingga sendi baharu.</p>
<ul><li>Ujian imbangan, genggaman dan duduk-bangun bersama ahli fisioterapi.</li><li>Semakan ringkas risiko tulang rapuh anda. Kami tidak mengambil X-ray pada hari itu.</li><li>Model pembedahan pada lutut plastik, diterangkan langkah demi langkah.</li><li>Senaman untuk di dapur dan di kerusi pejabat.</li></ul>
<p>Datanglah pada bila-bila masa antara 9 pagi hingga 1 tengah hari; ceramah bermula setiap jam, bergilir-gilir dalam bahasa Melayu, Inggeris dan Kantonis. Bawa senarai ubat anda jika anda mahu nasihat tentang jatuh.</p>`,
      zh: `<p>膝盖酸痛、背部僵硬很常见，但不只是年纪大的代价。当天，Melur Ipoh的骨骼与关节团队会展示能做些什么，从运动到更换新关节。</p>
<ul><li>与物理治疗师一起做平衡、握力和坐站测试。</li><li>简单评估骨质疏松的风险。当天不拍X光。</li><li>在塑料膝盖上示范手术，逐步讲解。</li><li>适合在厨房和办公椅上做的运动。</li></ul>
<p>上午9时至下午1时之间随时可来；每个整点有讲座，轮流以马来语、英语和广东话进行。如想获得防跌建议，请带药物清单。</p>`,
    },
    fields: {
      startsAt: '2026-12-12T09:00:00+08:00',
      endsAt: '2026-12-12T13:00:00+08:00',
      place: 'Main lobby and physiotherapy hall, Melur Ipoh',
      hospitalSlug: 'melur-ipoh',
      capacity: 200,
      speciality: 'orthopaedics',
      fee: 0,
    },
  },
  {
    kind: 'event',
    slug: 'blood-donation-drive-petaling-jaya',
    publishedAt: '2026-11-09T09:00:00+08:00',
    author,
    reviewer,
    topics: ['Giving blood'],
    title: { en: 'Year-end blood donation drive', ms: 'Kempen derma darah akhir tahun', zh: '年终捐血活动' },
    summary: {
      en: 'Stocks run low in the school holidays. Forty minutes of your time can help up to three people.',
      ms: 'Bekalan berkurang semasa cuti sekolah. Empat puluh minit anda boleh membantu sehingga tiga orang.',
      zh: '学校假期血库存量偏低。您的四十分钟可帮助多达三人。',
    },
    body: {
      en: `<p>In December many donors travel, and the blood bank becomes anxious. If you are well, please come.</p>
<h2>You may give blood if you</h2>
<ul><li>are between 18 and 60 years old, or 17 with a parent’s written consent,</li><li>weigh at least 45 kg,</li><li>slept five hours or more and have eaten,</li><li>have not given blood in the past eight weeks.</li></ul>
<p>Bring your identity card. A nurse asks you some private questions and tests a drop of blood first; nobody else hears the answers. Some medicines, a recent tattoo or a journey may mean that you have to wait a while. It is not a judgement of you.</p>
<p>Giving takes about ten minutes, and the rest of the time you sit and drink something. The drive is held together with the national blood service.</p>`,
      ms: `<p>Pada bulan Disember ramai penderma bercuti, dan tabung darah mula bimbang. Jika anda sihat, datanglah.</p>
<h2>Anda boleh menderma darah jika anda</h2>
<ul><li>berumur antara 18 hingga 60 tahun, atau 17 tahun dengan kebenaran bertulis ibu bapa,</li><li>mempunyai berat badan sekurang-kurangnya 45 kg,</li><li>tidur lima jam atau lebih dan telah makan,</li><li>tidak menderma darah dalam lapan minggu lalu.</li></ul>
<p>Bawa kad pengenalan anda. Jururawat bertanya beberapa soalan peribadi dan menguji setitis darah dahulu; tiada orang lain mendengar jawapannya. Sesetengah ubat, tatu baharu atau perjalanan mungkin bermakna anda perlu menunggu seketika. Ia bukan penilaian terhadap diri anda.</p>
<p>Pendermaan mengambil masa kira-kira sepuluh minit, dan selebihnya anda duduk dan minum. Kempen ini dijalankan bersama perkhidmatan darah negara.</p>`,
      zh: `<p>十二月许多捐血者出门旅行，血库便告急。如果您身体健康，请来捐血。</p>
<h2>符合以下条件即可捐血</h2>
<ul><li>年龄18至60岁，或17岁并有家长书面同意，</li><li>体重至少45公斤，</li><li>睡了五小时或以上并已进食，</li><li>过去八周内没有捐过血。</li></ul>
<p>请带身份证。护士会先问一些私人问题并验一滴血，答案不会让别人听到。某些药物、最近的纹身或旅行，可能需要您等一段时间。这不是对您的评判。</p>
<p>捐血约需十分钟，其余时间坐下喝点东西。活动与国家血库联合举办。</p>`,
    },
    fields: {
      startsAt: '2026-12-19T09:00:00+08:00',
      endsAt: '2026-12-19T16:00:00+08:00',
      place: 'Function hall, level 1, Melur Petaling Jaya',
      hospitalSlug: 'melur-petaling-jaya',
      capacity: 150,
      speciality: 'haematology',
      fee: 0,
    },
  },
  {
    kind: 'event',
    slug: 'first-aid-for-parents-kuching',
    publishedAt: '2026-11-10T09:00:00+08:00',
    author,
    reviewer,
    topics: ['Children'],
    title: {
      en: 'First aid for parents and grandparents',
      ms: 'Pertolongan cemas untuk ibu bapa dan datuk nenek',
      zh: '父母与祖父母急救课',
    },
    summary: {
      en: 'Choking, burns, fits and fever in small children: what to do while you wait for help.',
      ms: 'Tercekik, melecur, sawan dan demam pada anak kecil: tindakan sementara menunggu bantuan.',
      zh: '幼儿噎到、烫伤、抽搐与发烧：等待救援时该怎么做。',
    },
    body: {
      en: `<p>Grandparents often look after the youngest, so this class is for them too. You learn with your hands, in groups of six, with a children’s doctor and two emergency nurses.</p>
<ol><li>A baby or a child who chokes.</li><li>Resuscitation of a baby and of a child.</li><li>Burns: twenty minutes under cool running water, and no toothpaste.</li><li>A fit with fever: what to do and what to leave alone.</li><li>When to call 999 and what they will ask you.</li></ol>
<p>Children may come; a play corner is watched. The class is in Malay and English, with Iban and Mandarin speakers in the room.</p>`,
      ms: `<p>Datuk dan nenek selalu menjaga cucu yang paling kecil, jadi kelas ini untuk mereka juga. Anda belajar secara amali, dalam kumpulan enam orang, bersama doktor kanak-kanak dan dua jururawat kecemasan.</p>
<ol><li>Bayi atau kanak-kanak yang tercekik.</li><li>Resusitasi bayi dan kanak-kanak.</li><li>Melecur: dua puluh minit di bawah air sejuk yang mengalir, dan tanpa ubat gigi.</li><li>Sawan ketika demam: apa yang perlu dibuat dan apa yang tidak.</li><li>Bila perlu hubungi 999 dan apa yang akan ditanya.</li></ol>
<p>Kanak-kanak boleh datang; sudut permainan ada pengawasnya. Kelas dijalankan dalam bahasa Melayu dan Inggeris, dengan penutur bahasa Iban dan Mandarin di dalam bilik.</p>`,
      zh: `<p>祖父母常照顾最小的孩子，所以这堂课也为他们而设。您将六人一组，由一位儿科医生和两位急诊护士带领，动手学习。</p>
<ol><li>婴儿或儿童噎住。</li><li>婴儿和儿童的心肺复苏。</li><li>烫伤：在凉的流水下冲二十分钟，不要涂牙膏。</li><li>发烧抽搐：该做什么，不该做什么。</li><li>何时拨打999，对方会问什么。</li></ol>
<p>孩子可以同来，游戏角有人看管。课程以马来语和英语进行，现场有人会说伊班语和华语。</p>`,
    },
    fields: {
      startsAt: '2027-01-09T09:00:00+08:00',
      endsAt: '2027-01-09T12:30:00+08:00',
      place: 'Seminar room 1, level 3, Melur Kuching',
      hospitalSlug: 'melur-kuching',
      capacity: 36,
      speciality: 'paediatrics',
      fee: 0,
    },
  },
  {
    kind: 'event',
    slug: 'womens-health-evening-shah-alam',
    publishedAt: '2026-11-11T09:00:00+08:00',
    author,
    reviewer,
    topics: ['Women'],
    title: { en: 'Women’s health evening', ms: 'Malam kesihatan wanita', zh: '女性健康之夜' },
    summary: {
      en: 'Breast and cervical screening, the change of life, and questions you have never liked to ask. For women only.',
      ms: 'Saringan payudara dan serviks, menopaus, serta soalan yang segan ditanya. Untuk wanita sahaja.',
      zh: '乳房与子宫颈检查、更年期，以及难以开口的问题。仅限女性参加。',
    },
    body: {
      en: `<p>Two women doctors, a gynaecologist and a breast surgeon, speak for twenty minutes each. After that the evening belongs to your questions. You can write them on a card without your name.</p>
<h2>Topics</h2>
<ul><li>Which screening test, at what age and how often.</li><li>The self-sampling HPV test, and what a positive result does and does not mean.</li><li>Hot flushes, sleep and mood: what helps.</li><li>Bladder trouble after births.</li></ul>
<p>Mammograms and smear tests are not done that evening; the nurses help you to book one. Tea is served, and there is a prayer room next to the hall.</p>`,
      ms: `<p>Dua orang doktor wanita, seorang pakar sakit puan dan seorang pakar bedah payudara, bercakap selama dua puluh minit setiap seorang. Selepas itu, malam itu milik soalan anda. Anda boleh menulisnya pada kad tanpa nama.</p>
<h2>Topik</h2>
<ul><li>Ujian saringan yang mana, pada umur berapa dan berapa kerap.</li><li>Ujian HPV yang diambil sendiri, dan maksud keputusan positif serta apa yang bukan maksudnya.</li><li>Rasa panas, tidur dan emosi: apa yang membantu.</li><li>Masalah pundi kencing selepas bersalin.</li></ul>
<p>Mamogram dan pap smear tidak dilakukan pada malam itu; jururawat membantu anda membuat tempahan. Teh dihidangkan, dan terdapat surau di sebelah dewan.</p>`,
      zh: `<p>两位女医生，一位妇科专科医生和一位乳房外科医生，各讲二十分钟。之后整晚都留给您的问题，可以不记名写在卡片上。</p>
<h2>主题</h2>
<ul><li>哪种筛检、几岁做、多久做一次。</li><li>自行采样的HPV检验，以及阳性结果代表什么、不代表什么。</li><li>潮热、睡眠和情绪：什么有帮助。</li><li>产后的膀胱问题。</li></ul>
<p>当晚不做乳房X光和抹片检查，护士可协助预约。备有茶点，礼堂旁设有祈祷室。</p>`,
    },
    fields: {
      startsAt: '2027-01-14T19:30:00+08:00',
      endsAt: '2027-01-14T21:30:00+08:00',
      place: 'Seminar hall, level 2, Melur Shah Alam',
      hospitalSlug: 'melur-shah-alam',
      capacity: 60,
      speciality: 'obstetrics-gynaecology',
      gender: 'female',
      fee: 0,
    },
  },
  {
    kind: 'event',
    slug: 'mens-health-saturday-johor-bahru',
    publishedAt: '2026-11-12T09:00:00+08:00',
    author,
    reviewer,
    topics: ['Men'],
    title: { en: 'Men’s health Saturday', ms: 'Sabtu kesihatan lelaki', zh: '男性健康星期六' },
    summary: {
      en: 'Prostate, heart and mood, in plain words. For men, and partners are welcome.',
      ms: 'Prostat, jantung dan emosi dalam bahasa mudah. Untuk lelaki; pasangan dialu-alukan.',
      zh: '浅谈前列腺、心脏与情绪。欢迎男士携伴参加。',
    },
    body: {
      en: `<p>Men see a doctor later than women do, and often because somebody sent them. This morning makes it easier: three short talks, no examination, and coffee.</p>
<ul><li>A urologist on getting up at night, the PSA test and what speaks for and against it.</li><li>A cardiologist on why trouble with erections can be an early sign of narrowed arteries.</li><li>A psychologist on anger, drinking and sadness that does not look like sadness.</li></ul>
<p>You can have your waist and blood pressure measured. Everything you tell us in the quiet corner stays there. Talks are in Malay and English; a doctor who speaks Mandarin is present.</p>`,
      ms: `<p>Lelaki berjumpa doktor lebih lewat daripada wanita, dan selalunya kerana disuruh. Pagi ini memudahkannya: tiga ceramah pendek, tanpa pemeriksaan, dan kopi.</p>
<ul><li>Pakar urologi tentang kerap bangun kencing malam, ujian PSA serta kebaikan dan keburukannya.</li><li>Pakar kardiologi tentang mengapa masalah ereksi boleh menjadi tanda awal salur darah yang sempit.</li><li>Ahli psikologi tentang kemarahan, minum alkohol dan kesedihan yang tidak kelihatan seperti kesedihan.</li></ul>
<p>Lilitan pinggang dan tekanan darah anda boleh diukur. Semua yang anda ceritakan di sudut tenang kekal di situ. Ceramah dalam bahasa Melayu dan Inggeris; seorang doktor yang bertutur dalam bahasa Mandarin turut hadir.</p>`,
      zh: `<p>男性看医生往往比女性迟，而且多半是别人催的。这个上午让事情变得简单：三场短讲，不做检查，还有咖啡。</p>
<ul><li>泌尿专科医生谈夜尿、PSA检验及其利弊。</li><li>心脏专科医生谈为什么勃起问题可能是血管变窄的早期信号。</li><li>心理师谈愤怒、喝酒，以及看起来不像悲伤的悲伤。</li></ul>
<p>可以量腰围和血压。您在安静角落里说的一切，都不会外传。讲座以马来语和英语进行，现场有会说华语的医生。</p>`,
    },
    fields: {
      startsAt: '2027-01-16T09:30:00+08:00',
      endsAt: '2027-01-16T12:30:00+08:00',
      place: 'Conference room, level 5, Melur Johor Bahru',
      hospitalSlug: 'melur-johor-bahru',
      capacity: 80,
      speciality: 'urology',
      gender: 'male',
      fee: 0,
    },
  },
  {
    kind: 'event',
    slug: 'living-with-kidney-disease-sentul',
    publishedAt: '2026-11-13T09:00:00+08:00',
    author,
    reviewer,
    topics: ['Kidneys'],
    title: {
      en: 'Living with kidney disease: patients tell patients',
      ms: 'Hidup dengan penyakit buah pinggang: pesakit berkongsi',
      zh: '与肾病同行：病友交流会',
    },
    summary: {
      en: 'People on dialysis and with transplants answer the questions that doctors cannot.',
      ms: 'Pesakit dialisis dan penerima pemindahan menjawab soalan yang doktor tidak dapat jawab.',
      zh: '由洗肾与换肾的病友解答医生答不了的问题。',
    },
    body: {
      en: `<p>When your doctor speaks of dialysis for the first time, your head is full of questions: Can I still work? Travel? Eat durian? People who live with it can tell you better than anyone.</p>
<p>The afternoon has three tables: preparing for dialysis, life with dialysis, and transplant. You sit at each for thirty-five minutes. A nurse and a dietitian go round. No names are taken and nothing is recorded.</p>
<p>Families are welcome. Tea and snacks are made to suit kidney diets, with labels that say why.</p>`,
      ms: `<p>Apabila doktor menyebut dialisis buat kali pertama, kepala anda penuh dengan soalan: Bolehkah saya terus bekerja? Mengembara? Makan durian? Mereka yang hidup dengannya boleh menjawab lebih baik daripada sesiapa.</p>
<p>Petang itu mempunyai tiga meja: persediaan untuk dialisis, hidup dengan dialisis, dan pemindahan buah pinggang. Anda duduk di setiap meja selama tiga puluh lima minit. Jururawat dan pakar diet berkeliling. Tiada nama diambil dan tiada apa-apa dirakam.</p>
<p>Keluarga dialu-alukan. Teh dan kudapan disediakan mengikut diet buah pinggang, dengan label yang menerangkan sebabnya.</p>`,
      zh: `<p>医生第一次提到洗肾时，您满脑子都是问题：还能工作吗？能旅行吗？能吃榴梿吗？过来人比谁都更能回答。</p>
<p>下午设有三张桌子：准备洗肾、洗肾的生活，以及肾移植。每张桌子坐三十五分钟。护士和营养师会四处走动。不登记姓名，也不录音录影。</p>
<p>欢迎家属参加。茶点按肾病饮食准备，并附标签说明原因。</p>`,
    },
    fields: {
      startsAt: '2027-01-23T14:00:00+08:00',
      endsAt: '2027-01-23T16:30:00+08:00',
      place: 'Kidney Centre, level 1, Melur Sentul',
      hospitalSlug: 'melur-sentul',
      capacity: 45,
      speciality: 'nephrology',
      fee: 0,
    },
  },
  {
    kind: 'event',
    slug: 'memory-cafe-taiping',
    publishedAt: '2026-11-16T09:00:00+08:00',
    author,
    reviewer,
    topics: ['Older people'],
    title: { en: 'Memory café', ms: 'Kafe memori', zh: '记忆咖啡馆' },
    summary: {
      en: 'A gentle afternoon for people with memory loss and those who care for them, with songs and tea.',
      ms: 'Petang yang santai untuk penghidap hilang ingatan dan penjaga mereka, dengan lagu dan teh.',
      zh: '为记忆衰退者与照顾者而设的轻松下午，有歌有茶。',
    },
    body: {
      en: `<p>Going out becomes difficult when somebody you love forgets where he or she is. At the memory café nobody minds. There are old songs, photographs of Taiping, soft balls to throw, and people who understand.</p>
<p>In a side room a geriatrician and a social worker speak with carers about sleep, wandering, driving, money and the need for a rest. You can leave your parent with two nurses and a volunteer meanwhile.</p>
<p>The room is on the ground floor, without steps, with toilets next door. Please register both persons, so that we have enough helpers.</p>`,
      ms: `<p>Keluar dari rumah menjadi sukar apabila orang yang anda sayangi lupa di mana dia berada. Di kafe memori, tiada sesiapa kisah. Ada lagu-lagu lama, gambar Taiping, bola lembut untuk dibaling, dan orang yang memahami.</p>
<p>Di bilik sebelah, pakar geriatrik dan pekerja sosial berbincang dengan penjaga tentang tidur, merayau, memandu, wang dan keperluan untuk berehat. Sementara itu, anda boleh meninggalkan ibu atau bapa anda bersama dua jururawat dan seorang sukarelawan.</p>
<p>Bilik ini di tingkat bawah, tanpa tangga, dengan tandas bersebelahan. Sila daftarkan kedua-dua orang, supaya kami mempunyai pembantu yang mencukupi.</p>`,
      zh: `<p>当您所爱的人忘了自己身在何处，出门便成了难事。在记忆咖啡馆，没有人会介意。这里有老歌、太平的旧照片、可以抛掷的软球，还有懂您的人。</p>
<p>在旁边的房间，老年科专科医生和社工与照顾者谈睡眠、走失、开车、钱财，以及喘息的需要。其间您可以把父母交给两位护士和一位义工。</p>
<p>房间在底楼，没有台阶，旁边就是洗手间。请为两人都报名，让我们安排足够的人手。</p>`,
    },
    fields: {
      startsAt: '2027-01-30T14:30:00+08:00',
      endsAt: '2027-01-30T17:00:00+08:00',
      place: 'Garden room, Melur Taiping',
      hospitalSlug: 'melur-taiping',
      capacity: 30,
      speciality: 'geriatrics',
      fee: 0,
    },
  },
  {
    kind: 'event',
    slug: 'understanding-cancer-treatment-online',
    publishedAt: '2026-11-17T09:00:00+08:00',
    author,
    reviewer,
    topics: ['Cancer'],
    title: {
      en: 'Understanding cancer treatment, an online evening',
      ms: 'Memahami rawatan kanser, sesi malam dalam talian',
      zh: '线上晚间讲座：了解癌症治疗',
    },
    summary: {
      en: 'What chemotherapy, radiotherapy and newer medicines do, and how a plan is made with you.',
      ms: 'Fungsi kemoterapi, radioterapi dan ubat baharu, serta cara pelan dibuat bersama anda.',
      zh: '了解化疗、放疗与新药的作用，以及治疗计划如何与您共同制定。',
    },
    body: {
      en: `<p>Join from home, with your camera off if you prefer. An oncologist and a nurse explain how a treatment plan comes about, which side effects can be prevented, and what you may ask for: a second opinion, more time, a smaller goal.</p>
<p>The talk lasts forty minutes and questions follow for fifty. You type them, and nobody else sees your name. General questions are answered; for your own case please see your doctor or ask for an appointment.</p>
<p>After registering you receive the way to join by e-mail two days before. English, with Malay and Mandarin captions.</p>`,
      ms: `<p>Sertai dari rumah, dengan kamera ditutup jika anda mahu. Pakar onkologi dan jururawat menerangkan bagaimana pelan rawatan dibuat, kesan sampingan yang boleh dicegah, dan apa yang boleh anda minta: pendapat kedua, lebih banyak masa, matlamat yang lebih kecil.</p>
<p>Ceramah berlangsung empat puluh minit dan diikuti sesi soalan selama lima puluh minit. Anda menaipnya, dan tiada orang lain melihat nama anda. Soalan umum dijawab; bagi kes anda sendiri, sila jumpa doktor anda atau buat temu janji.</p>
<p>Selepas mendaftar, anda menerima cara menyertai melalui e-mel dua hari lebih awal. Dalam bahasa Inggeris, dengan sari kata bahasa Melayu dan Mandarin.</p>`,
      zh: `<p>在家就能参加，喜欢的话可以关掉镜头。癌症专科医生和护士讲解治疗方案怎样制定、哪些副作用可以预防，以及您可以要求什么：第二意见、更多时间、较小的目标。</p>
<p>讲座四十分钟，之后五十分钟回答提问。您以文字提问，别人看不到您的名字。只回答一般问题；个人病情请见您的医生或预约。</p>
<p>报名后，您会在两天前收到电邮，说明参加方式。以英语进行，附马来文和中文字幕。</p>`,
    },
    fields: {
      startsAt: '2027-02-03T20:00:00+08:00',
      endsAt: '2027-02-03T21:30:00+08:00',
      place: 'Online',
      capacity: 300,
      speciality: 'oncology',
      fee: 0,
    },
  },
  {
    kind: 'event',
    slug: 'walk-for-your-lungs-kota-kinabalu',
    publishedAt: '2026-11-18T09:00:00+08:00',
    author,
    reviewer,
    topics: ['Lungs'],
    title: { en: 'Walk for your lungs', ms: 'Berjalan untuk paru-paru anda', zh: '为肺健走' },
    summary: {
      en: 'Three kilometres by the sea with breathing exercises, for people who smoke, have stopped or want to stop.',
      ms: 'Tiga kilometer di tepi laut dengan senaman pernafasan, untuk perokok, bekas perokok dan yang mahu berhenti.',
      zh: '海边三公里健走配合呼吸练习，适合吸烟、已戒或想戒烟的人。',
    },
    body: {
      en: `<p>We walk slowly along the waterfront, in groups by pace, with a physiotherapist in each group and a car behind for those who get tired. At every kilometre there is a breathing exercise and water.</p>
<p>At the end you can blow into a small device that shows how well your lungs work, and talk with a nurse about stopping smoking. Nobody lectures. The law has made smoking and vaping in public more difficult; we would like to make stopping easier.</p>
<p>If you have heart or lung disease, ask your doctor first, and bring your inhaler. In heavy rain we meet in the hospital’s hall instead.</p>`,
      ms: `<p>Kita berjalan perlahan-lahan di sepanjang pesisir pantai, dalam kumpulan mengikut kepantasan, dengan ahli fisioterapi dalam setiap kumpulan dan kereta di belakang bagi mereka yang letih. Pada setiap kilometer ada senaman pernafasan dan air minuman.</p>
<p>Pada penghujungnya, anda boleh meniup alat kecil yang menunjukkan sejauh mana paru-paru anda berfungsi, dan berbincang dengan jururawat tentang berhenti merokok. Tiada sesiapa berleter. Undang-undang menjadikan merokok dan vape di tempat awam lebih sukar; kami ingin memudahkan anda berhenti.</p>
<p>Jika anda menghidap penyakit jantung atau paru-paru, tanya doktor anda dahulu, dan bawa alat sedut. Jika hujan lebat, kita berkumpul di dewan hospital.</p>`,
      zh: `<p>我们沿着海边慢慢走，按步速分组，每组有一位物理治疗师，后面还有车接载走累的人。每公里都有呼吸练习和饮水。</p>
<p>终点处，您可以吹一个小仪器，看看肺功能如何，并和护士谈谈戒烟。没有人会说教。法律已让在公共场所抽烟和吸电子烟更难，我们则想让戒烟更容易。</p>
<p>如有心脏病或肺病，请先问医生，并带上吸入器。如遇大雨，改在医院礼堂集合。</p>`,
    },
    fields: {
      startsAt: '2027-01-31T06:30:00+08:00',
      endsAt: '2027-01-31T09:00:00+08:00',
      place: 'Tanjung Aru beach park, Kota Kinabalu',
      hospitalSlug: 'melur-kota-kinabalu',
      capacity: 150,
      speciality: 'respiratory',
      fee: 0,
    },
  },
];
