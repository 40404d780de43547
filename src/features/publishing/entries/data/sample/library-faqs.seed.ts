import type { SampleEntry } from './sample-entry.seed.ts';
import { t } from './three-languages.seed.ts';

type Faq = Omit<SampleEntry, 'kind' | 'author'>;

const faqs: readonly Faq[] = [
  {
    slug: 'how-much-water-should-i-drink',
    publishedAt: '2026-01-08T09:00:00+08:00',
    reviewer: 'Dr Zaleha Mohd Noor',
    topics: ['nutrition'],
    title: t(
      'How much water should I drink each day?',
      'Berapa banyak air perlu saya minum setiap hari?',
      '我每天应该喝多少水？',
    ),
    summary: t(
      'About eight glasses for most adults, more in the heat. The colour of your urine is a good guide.',
      'Kira-kira lapan gelas bagi kebanyakan orang dewasa, lebih semasa panas. Warna air kencing menjadi panduan.',
      '多数成年人约八杯，天热要多喝。小便颜色是好指标。',
    ),
    fields: {
      answer: t(
        'Most adults in Malaysia do well with about eight glasses, two litres, of plain water a day, and more when they work or exercise in the heat. Look at your urine: pale yellow means enough, dark yellow means drink. If you have heart failure, advanced kidney disease or are on dialysis, too much water is dangerous, so ask us for your own amount. Sweet drinks do not count as water.',
        'Kebanyakan orang dewasa di Malaysia memadai dengan kira-kira lapan gelas, iaitu dua liter, air kosong sehari, dan lebih lagi apabila bekerja atau bersenam dalam cuaca panas. Lihat air kencing anda: kuning muda bermakna cukup, kuning pekat bermakna perlu minum. Jika anda menghidap kegagalan jantung, penyakit buah pinggang yang lanjut atau menjalani dialisis, terlalu banyak air adalah berbahaya, jadi tanya kami jumlah yang sesuai untuk anda. Minuman manis tidak dikira sebagai air.',
        '马来西亚的多数成年人每天喝大约八杯、即两公升白开水就够了，在炎热中工作或运动时要多喝。看看尿液：淡黄色表示足够，深黄色表示该喝水了。如果您有心脏衰竭、晚期肾病或正在洗肾，喝太多水很危险，请问我们您该喝多少。甜饮料不算水。',
      ),
    },
  },
  {
    slug: 'do-long-term-tablets-harm-the-kidneys',
    publishedAt: '2026-01-08T09:00:00+08:00',
    reviewer: 'Dr Zaleha Mohd Noor',
    topics: ['diabetes', 'heart'],
    title: t(
      'Do long-term tablets harm my kidneys?',
      'Adakah ubat jangka panjang merosakkan buah pinggang saya?',
      '长期吃药会伤肾吗？',
    ),
    summary: t(
      'High sugar and high pressure harm kidneys. The tablets against them protect them.',
      'Gula dan tekanan darah tinggi merosakkan buah pinggang. Ubatnya pula melindungi.',
      '伤肾的是高血糖和高血压，治疗它们的药反而护肾。',
    ),
    fields: {
      answer: t(
        'We hear this fear most often. It stops many people from taking the very medicine that would save their kidneys. Diabetes and high blood pressure cause most kidney failure in Malaysia, and the tablets against them lower the risk. Other things do harm: years of painkillers such as diclofenac or ibuprofen, and some remedies sold without a registration number. Have your blood and urine tested once a year. The test shows how your kidneys are, and we change the dose if we need to.',
        'Inilah kebimbangan yang paling kerap kami dengar. Ia menyebabkan ramai orang tidak mengambil ubat yang sebenarnya akan menyelamatkan buah pinggang mereka. Diabetes dan tekanan darah tinggi menyebabkan kebanyakan kegagalan buah pinggang di Malaysia, dan ubat untuknya mengurangkan risiko itu. Perkara lain yang memudaratkan: ubat tahan sakit seperti diclofenac atau ibuprofen selama bertahun-tahun, dan sesetengah ubat yang dijual tanpa nombor pendaftaran. Uji darah dan air kencing anda setahun sekali. Ujian itu menunjukkan keadaan buah pinggang anda, dan kami mengubah dos jika perlu.',
        '这是我们最常听到的担忧，它使许多人不肯吃那些正好能保住肾脏的药。马来西亚的肾衰竭大多由糖尿病和高血压引起，而治疗它们的药正可降低风险。真正伤肾的是别的东西：多年服用diclofenac或ibuprofen等止痛药，以及一些没有注册号码的药品。请每年验血验尿一次，检验会显示肾脏的状况，如有需要我们会调整剂量。',
      ),
    },
  },
  {
    slug: 'can-i-use-leftover-antibiotics',
    publishedAt: '2026-01-22T09:00:00+08:00',
    reviewer: 'Dr Jeremy Lau Kok Wai',
    topics: ['infections'],
    title: t(
      'Can I use antibiotics left over from last time?',
      'Bolehkah saya guna lebihan antibiotik yang lama?',
      '可以吃上次剩下的抗生素吗？',
    ),
    summary: t(
      'No. They may be the wrong kind, too few or out of date, and they teach germs to resist.',
      'Tidak. Mungkin salah jenis, tidak cukup atau luput, dan ia menjadikan kuman kebal.',
      '不可以。可能不对症、不足量或过期，还会让细菌产生抗药性。',
    ),
    fields: {
      answer: t(
        'Please do not. Colds, flu, dengue and most sore throats come from viruses. Antibiotics do nothing against viruses. A half course may calm an infection without curing it and leaves the strongest germs alive. It can also hide a serious illness from the doctor. Bring leftover medicine to a pharmacy to be thrown away safely, and when you are given antibiotics, take them as written.',
        'Tolong jangan. Selesema, influenza, denggi dan kebanyakan sakit tekak berpunca daripada virus. Antibiotik tidak memberi kesan terhadap virus. Rawatan separuh jalan mungkin meredakan jangkitan tanpa menyembuhkannya dan membiarkan kuman yang paling kuat terus hidup. Ia juga boleh menyembunyikan penyakit serius daripada doktor. Bawa lebihan ubat ke farmasi untuk dilupuskan dengan selamat, dan apabila anda diberi antibiotik, ambil seperti yang ditulis.',
        '请不要。伤风、流感、骨痛热症和大多数喉咙痛都由病毒引起，抗生素对病毒不起作用。只吃一半疗程，可能压住感染却没有根治，留下最强的细菌；也可能掩盖严重的疾病，让医生看不出来。剩余的药请拿到药房安全丢弃；医生开给您抗生素时，请按指示服用。',
      ),
    },
  },
  {
    slug: 'are-herbs-safe-with-my-medicine',
    publishedAt: '2026-01-22T09:00:00+08:00',
    reviewer: 'Dr Lavanya Selvakumar',
    topics: ['heart', 'nutrition'],
    title: t(
      'Are herbs and jamu safe with my medicine?',
      'Selamatkah herba dan jamu diambil bersama ubat saya?',
      '草药和补品能与我的药一起吃吗？',
    ),
    summary: t(
      'Some are, some are not. Tell us what you take: we ask in order to protect you, not to scold.',
      'Ada yang selamat, ada yang tidak. Beritahu kami; kami bertanya untuk melindungi, bukan memarahi.',
      '有的可以，有的不行。请告诉我们，我们只想保护您，不会责怪。',
    ),
    fields: {
      answer: t(
        'Ginger, turmeric or garlic in your food are fine for nearly everyone. Capsules and brews are stronger. Ginkgo, ginseng, dong quai and a lot of garlic can make you bleed if you take blood thinners. St John’s wort makes many medicines weaker. Some things sold online hold hidden steroids or painkillers. Look for the MAL number and its hologram, and check the number on the website of the national medicines agency. Then bring the packet to us or to your pharmacist.',
        'Halia, kunyit atau bawang putih dalam makanan selamat untuk hampir semua orang. Kapsul dan air rebusan lebih kuat. Ginkgo, ginseng, dong quai dan bawang putih yang banyak boleh menyebabkan pendarahan jika anda mengambil ubat pencair darah. St John’s wort melemahkan kesan banyak ubat. Sesetengah produk yang dijual dalam talian mengandungi steroid atau ubat tahan sakit yang tersembunyi. Cari nombor MAL dan hologramnya, dan semak nombor itu di laman web agensi ubat kebangsaan. Kemudian bawa bungkusannya kepada kami atau ahli farmasi anda.',
        '食物里的姜、黄姜或蒜，对几乎所有人都没问题。胶囊和煎剂则较强。如果您服用抗凝血药，银杏、人参、当归和大量的蒜可能引起出血。圣约翰草（St John’s wort）会减弱许多药物的效力。网上售卖的一些产品暗中含有类固醇或止痛药。请认明MAL号码和防伪标签，在国家药剂监管机构的网站查核号码，然后把包装带来给我们或您的药剂师看。',
      ),
    },
  },
  {
    slug: 'is-vaping-safer-than-smoking',
    publishedAt: '2026-02-05T09:00:00+08:00',
    reviewer: 'Dr Azhar Tarmizi',
    topics: ['heart', 'children'],
    title: t('Is vaping safer than smoking?', 'Adakah vape lebih selamat daripada rokok?', '电子烟比香烟安全吗？'),
    summary: t(
      'It is not safe, and least of all for young people. If you want to stop, there are better ways.',
      'Ia tidak selamat, terutama bagi orang muda. Jika mahu berhenti, ada cara yang lebih baik.',
      '并不安全，尤其对年轻人。想戒烟，有更好的方法。',
    ),
    fields: {
      answer: t(
        'Vapour has no tar, but it holds nicotine, fine particles and metals, and it can inflame the lungs. Nicotine makes the heart race and binds young brains quickly; some liquids sold here have contained illegal drugs. Most people who vape in order to stop end up doing both. Patches, gum, tablets and a counsellor double or triple your chance. Ask at one of our stop-smoking clinics, or register for the free mQuit service of the Ministry of Health.',
        'Wap vape tidak mengandungi tar, tetapi mengandungi nikotin, zarah halus dan logam, dan boleh menyebabkan keradangan paru-paru. Nikotin melajukan degupan jantung dan cepat mengikat otak orang muda; sesetengah cecair yang dijual di sini pernah mengandungi dadah terlarang. Kebanyakan orang yang menghisap vape untuk berhenti merokok akhirnya melakukan kedua-duanya. Tampalan nikotin, gula-gula getah, ubat dan kaunselor meningkatkan peluang anda dua atau tiga kali ganda. Tanya di salah satu klinik berhenti merokok kami, atau daftar untuk perkhidmatan percuma mQuit Kementerian Kesihatan.',
        '电子烟的烟雾没有焦油，却含有尼古丁、细微颗粒和金属，可能使肺部发炎。尼古丁令心跳加速，并很快让年轻的大脑上瘾；这里售卖的一些烟油曾验出毒品。多数想靠电子烟戒烟的人，最后两样都抽。尼古丁贴片、口香糖、药片和辅导员能使成功的机会增加一两倍。请到我们的戒烟诊所询问，或登记卫生部的免费mQuit服务。',
      ),
    },
  },
  {
    slug: 'how-much-sleep-is-enough',
    publishedAt: '2026-02-05T09:00:00+08:00',
    reviewer: 'Dr Shahrul Nizar',
    topics: ['mental-health', 'ageing'],
    title: t('How much sleep is enough?', 'Berapa lama tidur yang mencukupi?', '睡多久才够？'),
    summary: t(
      'Seven to nine hours for adults. If you sleep enough and are still sleepy, think of snoring.',
      'Tujuh hingga sembilan jam bagi orang dewasa. Jika cukup tidur tetapi masih mengantuk, mungkin puncanya dengkur.',
      '成年人七至九小时。睡足仍困，可能与打鼾有关。',
    ),
    fields: {
      answer: t(
        'Adults need seven to nine hours, teenagers eight to ten, primary school children nine to twelve. Keep the same times also on Sundays, leave the phone outside the bedroom, and stop coffee and teh tarik after mid-afternoon. If you lie awake for twenty minutes, get up and read until you are sleepy. See a doctor if you have slept badly for three nights a week for three months, or if you snore loudly, stop breathing or fall asleep at the wheel.',
        'Orang dewasa memerlukan tujuh hingga sembilan jam, remaja lapan hingga sepuluh, murid sekolah rendah sembilan hingga dua belas. Kekalkan waktu yang sama walaupun pada hari Ahad, tinggalkan telefon di luar bilik tidur, dan berhenti minum kopi dan teh tarik selepas tengah petang. Jika anda tidak dapat tidur selama dua puluh minit, bangun dan membaca sehingga mengantuk. Jumpa doktor jika tidur anda terganggu tiga malam seminggu selama tiga bulan, atau jika anda berdengkur kuat, nafas terhenti atau tertidur ketika memandu.',
        '成年人需要七至九小时，青少年八至十小时，小学生九至十二小时。星期日也按同样的时间作息，手机放在卧室外，下午过半后不喝咖啡和拉茶。如果躺了二十分钟还睡不着，就起来看书，直到有睡意。如果连续三个月、每周有三晚睡不好，或鼾声大、呼吸暂停，或开车时睡着，请看医生。',
      ),
    },
  },
  {
    slug: 'do-i-need-a-flu-injection-every-year',
    publishedAt: '2026-02-19T09:00:00+08:00',
    reviewer: 'Dr Suraya Anuar',
    topics: ['infections', 'ageing', 'women'],
    title: t(
      'Do I need a flu injection every year?',
      'Perlukah saya suntikan influenza setiap tahun?',
      '需要每年打流感疫苗吗？',
    ),
    summary: t(
      'Yes, if you are over 60, pregnant, or live with a long-term illness. The virus changes each year.',
      'Ya, jika anda berumur lebih 60 tahun, hamil atau menghidap penyakit kronik. Virus berubah setiap tahun.',
      '若您年逾六十、怀孕或有慢性病，需要。病毒每年都在变。',
    ),
    fields: {
      answer: t(
        'The flu virus changes and protection fades after about a year, so the injection is repeated. It is advised for people over 60, children from six months to five years, pregnant women, people with diabetes, asthma, heart, kidney or lung disease, health workers, pilgrims, and whoever lives with them. In Malaysia flu goes round all year, so any month is right; allow two weeks before travel. It cannot give you flu, because the virus in it is not alive. A sore arm and a tired day are common.',
        'Virus influenza berubah dan perlindungan berkurangan selepas kira-kira setahun, jadi suntikan perlu diulang. Ia disarankan untuk mereka yang berumur lebih 60 tahun, kanak-kanak enam bulan hingga lima tahun, wanita hamil, penghidap diabetes, asma, penyakit jantung, buah pinggang atau paru-paru, petugas kesihatan, jemaah haji dan umrah, dan sesiapa yang tinggal bersama mereka. Di Malaysia, influenza merebak sepanjang tahun, jadi mana-mana bulan pun sesuai; ambil dua minggu sebelum mengembara. Ia tidak boleh menyebabkan influenza, kerana virus di dalamnya tidak hidup. Lengan sakit dan badan letih sehari adalah biasa.',
        '流感病毒会变，保护力大约一年后减退，所以要每年接种。建议60岁以上者、六个月至五岁的儿童、孕妇，有糖尿病、哮喘、心脏病、肾病或肺病的人、医护人员、朝圣者，以及与他们同住的人接种。马来西亚全年都有流感，哪个月打都可以；出门旅行前请预留两周。它不会让您得流感，因为里面的病毒不是活的。手臂酸痛、疲倦一天很常见。',
      ),
    },
  },
  {
    slug: 'is-the-radiation-of-scans-dangerous',
    publishedAt: '2026-02-19T09:00:00+08:00',
    reviewer: 'Dr Bernard Anak Jemali',
    topics: ['cancer'],
    title: t('Is the radiation from scans dangerous?', 'Adakah sinaran imbasan berbahaya?', '扫描的辐射危险吗？'),
    summary: t(
      'A chest X-ray equals a few days of natural radiation. A CT equals some years, so it needs a reason.',
      'X-ray dada menyamai beberapa hari sinaran semula jadi. CT menyamai beberapa tahun, jadi perlu ada sebab.',
      '胸部X光相当于几天的天然辐射；CT相当于数年，因此须有理由。',
    ),
    fields: {
      answer: t(
        'All of us receive a little radiation from the ground and the sky. A chest X-ray adds about as much as a few days of it, a mammogram some weeks, a CT scan of the belly two or three years. The extra cancer risk from one CT is very small, about one in two thousand, while a missed illness may be much worse. Ultrasound and MRI use none. Ask whether the scan will change your treatment, tell us about earlier scans so that they are not repeated, and always say if you may be pregnant.',
        'Kita semua menerima sedikit sinaran dari bumi dan langit. X-ray dada menambah kira-kira sebanyak sinaran beberapa hari, mamogram beberapa minggu, imbasan CT perut dua atau tiga tahun. Risiko kanser tambahan daripada satu imbasan CT sangat kecil, kira-kira satu dalam dua ribu, sedangkan penyakit yang terlepas pandang mungkin jauh lebih buruk. Ultrabunyi dan MRI tidak menggunakan sinaran. Tanya sama ada imbasan itu akan mengubah rawatan anda, beritahu kami tentang imbasan terdahulu supaya tidak diulang, dan sentiasa beritahu jika anda mungkin hamil.',
        '我们每个人都会从地面和天空接受少许辐射。一次胸部X光大约等于几天的量，乳房X光等于几个星期，腹部CT扫描等于两三年。一次CT增加的癌症风险很小，约两千分之一，而漏诊疾病可能严重得多。超声波和磁共振（MRI）没有辐射。请问清楚扫描会不会改变您的治疗，告诉我们以前做过的扫描以免重复，可能怀孕时一定要说。',
      ),
    },
  },
  {
    slug: 'what-may-i-eat-after-giving-birth',
    publishedAt: '2026-03-05T09:00:00+08:00',
    reviewer: 'Dr Nur Iman Sulaiman',
    topics: ['women', 'nutrition'],
    title: t(
      'What may I eat and do during confinement?',
      'Apa yang boleh saya makan dan buat semasa berpantang?',
      '坐月子能吃什么、做什么？',
    ),
    summary: t(
      'Rest and warmth are kind. But you also need vegetables, water, walking and a shower.',
      'Rehat dan kehangatan itu baik. Tetapi anda juga perlu sayur, air, berjalan dan mandi.',
      '休息保暖是好意，但您也需要蔬菜、水分、走动和洗澡。',
    ),
    fields: {
      answer: t(
        'Many customs of pantang and zuo yuezi do you good: help in the house, rest, warm soups, massage. Please also eat vegetables, fruit, fish and eggs and drink freely, because you are healing and making milk. Walk a little each day to prevent clots, and wash as usual. Be careful with herbal wine if you breastfeed, with hot stones on a caesarean wound, and with a tight bengkung that hurts. Call 999 for bleeding that soaks a pad in an hour, chest pain, breathlessness or a fit. Call us the same day for fever, a bad headache or blurred sight, a hot painful breast, one swollen leg, or if you feel hopeless. Come too if the tears have not stopped after two weeks.',
        'Banyak amalan berpantang dan zuo yuezi baik untuk anda: bantuan di rumah, rehat, sup suam, urutan. Makan juga sayur, buah, ikan dan telur serta minum secukupnya, kerana anda sedang pulih dan menghasilkan susu. Berjalan sedikit setiap hari untuk mencegah darah beku, dan mandi seperti biasa. Berhati-hati dengan arak herba jika anda menyusukan bayi, dengan tungku panas pada luka caesarean, dan dengan bengkung ketat yang menyakitkan. Hubungi 999 jika pendarahan membasahi satu tuala wanita dalam sejam, sakit dada, sesak nafas atau sawan. Hubungi kami pada hari yang sama jika demam, sakit kepala teruk atau penglihatan kabur, payudara panas dan sakit, sebelah kaki bengkak, atau anda berasa putus harapan. Datang juga jika tangisan tidak berhenti selepas dua minggu.',
        '马来人的产后调养（pantang）和坐月子，许多习俗对您都有好处：有人帮忙家务、休息、喝热汤、按摩。也请多吃蔬菜、水果、鱼和蛋，放心喝水，因为您正在复原，也在分泌乳汁。每天走动一下以防血块，照常洗澡。哺乳时小心药酒，剖腹产伤口上不要放热石，束腹带（bengkung）不要绑到疼痛。出血一小时内湿透一片卫生巾、胸痛、气喘或抽搐，请拨打999。发烧、剧烈头痛或视力模糊、乳房红热疼痛、单腿肿胀，或感到绝望，请当天联络我们。哭泣两周后仍停不下来，也请前来。',
      ),
    },
  },
  {
    slug: 'must-i-give-up-white-rice',
    publishedAt: '2026-03-05T09:00:00+08:00',
    reviewer: 'Dr Chong Mei Xin',
    topics: ['diabetes', 'nutrition'],
    title: t(
      'Must I give up white rice if I have diabetes?',
      'Perlukah saya berhenti makan nasi putih jika ada diabetes?',
      '有糖尿病就不能吃白饭吗？',
    ),
    summary: t(
      'No. The amount counts more than the colour, and so does what you eat first.',
      'Tidak. Jumlahnya lebih penting daripada warnanya, begitu juga apa yang dimakan dahulu.',
      '不是。分量比颜色重要，先吃什么也重要。',
    ),
    fields: {
      answer: t(
        'You may eat rice. A good start is one small bowl, a quarter of the plate, at a meal. Eat the vegetables and the fish or tofu first and the rice last: the sugar then rises more slowly. Brown rice, barley or beans mixed in make it better still. Nasi lemak and fried rice hold more fat and salt, so keep them for now and then. Test your sugar two hours later, and you will see what your own body makes of it.',
        'Anda boleh makan nasi. Permulaan yang baik ialah satu mangkuk kecil, suku pinggan, setiap kali makan. Makan sayur dan ikan atau tauhu dahulu dan nasi terakhir: gula akan naik lebih perlahan. Beras perang, barli atau kacang yang dicampurkan menjadikannya lebih baik. Nasi lemak dan nasi goreng mengandungi lebih banyak lemak dan garam, jadi makan sekali-sekala sahaja. Uji gula anda dua jam kemudian, dan anda akan melihat kesannya pada badan anda sendiri.',
        '您可以吃饭。每餐一小碗、占盘子的四分之一，是个好的开始。先吃菜和鱼或豆腐，最后才吃饭：血糖会升得慢些。混入糙米、薏米或豆类更好。椰浆饭和炒饭含较多脂肪和盐，偶尔吃就好。两小时后测血糖，就知道自己的身体反应如何。',
      ),
    },
  },
  {
    slug: 'may-i-ask-for-a-second-opinion',
    publishedAt: '2026-03-19T09:00:00+08:00',
    reviewer: 'Dr Ravindran Pillai',
    topics: ['cancer'],
    title: t(
      'May I ask for a second opinion?',
      'Bolehkah saya mendapatkan pendapat kedua?',
      '我可以征询第二位医生的意见吗？',
    ),
    summary: t(
      'Yes, and no good doctor will be offended. Here is how to go about it.',
      'Ya, dan doktor yang baik tidak akan berkecil hati. Begini caranya.',
      '可以，好医生不会介意。以下是做法。',
    ),
    fields: {
      answer: t(
        'You have the right to one, and for a large operation or a cancer plan it is often wise. Ask for copies of your reports, scans and sample results; they are yours to have. Write down what you want to know: Is the diagnosis sure? What happens if I wait? Which other treatments are there? In our member hospitals your doctor can also discuss a difficult case with colleagues of the clinic network, at no extra cost to you. Do not wait with an emergency.',
        'Anda berhak mendapatkannya, dan bagi pembedahan besar atau pelan rawatan kanser ia selalunya langkah yang bijak. Minta salinan laporan, imbasan dan keputusan sampel anda; ia hak anda. Tulis apa yang ingin anda tahu: Adakah diagnosis itu pasti? Apa yang berlaku jika saya tunggu? Apakah rawatan lain yang ada? Di hospital ahli kami, doktor anda juga boleh membincangkan kes yang sukar dengan rakan sejawat dalam rangkaian klinik, tanpa kos tambahan kepada anda. Jangan menunggu jika kecemasan.',
        '您有权这样做，对于大手术或癌症治疗方案，这往往是明智的。请索取报告、扫描和化验结果的副本，那是您的权利。把想知道的写下来：诊断确定吗？等一等会怎样？还有哪些治疗方法？在我们的会员医院，您的医生也可以和诊所网络的同行讨论疑难病例，不另收费。紧急情况请不要等。',
      ),
    },
  },
  {
    slug: 'which-painkiller-should-i-choose',
    publishedAt: '2026-03-19T09:00:00+08:00',
    reviewer: 'Dr Noor Hidayah Karim',
    topics: ['bones', 'ageing'],
    title: t('Which painkiller should I choose?', 'Ubat tahan sakit yang mana patut saya pilih?', '该选哪种止痛药？'),
    summary: t(
      'Start with paracetamol. Anti-inflammatory tablets are not for everyone, and never while dengue is possible.',
      'Mulakan dengan parasetamol. Ubat anti-radang bukan untuk semua, dan jangan sekali-kali jika mungkin denggi.',
      '先选扑热息痛。消炎止痛药并非人人适用，可能患骨痛热症时切勿服用。',
    ),
    fields: {
      answer: t(
        'For most pain and fever take paracetamol first: for adults one or two tablets of 500 mg, not more often than every six hours, at most eight in a day, fewer with liver disease or low weight. Many cold remedies contain it too, so read the label. Ibuprofen, diclofenac and mefenamic acid help swollen joints. Do not take them if you have a stomach ulcer, kidney or heart disease or asthma that reacts to them, or if you take blood thinners. Do not take them in pregnancy either, or with a fever that may be dengue. See a doctor if you need painkillers for more than a week.',
        'Bagi kebanyakan sakit dan demam, ambil parasetamol dahulu: bagi orang dewasa satu atau dua biji tablet 500 mg, tidak lebih kerap daripada setiap enam jam, paling banyak lapan biji sehari, kurang lagi jika menghidap penyakit hati atau berat badan rendah. Banyak ubat selesema juga mengandunginya, jadi baca label. Ibuprofen, diclofenac dan asid mefenamik membantu sendi yang bengkak. Jangan ambil jika anda ada ulser perut, penyakit buah pinggang atau jantung, atau asma yang bertindak balas terhadapnya, atau jika anda mengambil ubat pencair darah. Jangan juga ambil semasa hamil, atau ketika demam yang mungkin denggi. Jumpa doktor jika anda memerlukan ubat tahan sakit lebih daripada seminggu.',
        '一般疼痛和发烧，先用扑热息痛（paracetamol）：成人每次一至两片500毫克，至少相隔六小时，一天最多八片；有肝病或体重轻者要更少。许多伤风药也含有它，请看清标签。Ibuprofen、diclofenac和mefenamic acid对关节肿痛有帮助。有胃溃疡、肾病、心脏病，或哮喘会因此发作，或服用抗凝血药的人，不要服用。怀孕时，或发烧可能是骨痛热症时，也不要服用。需要吃止痛药超过一周，请看医生。',
      ),
    },
  },
];

/** Questions that readers of the health library ask most often. */
export const libraryFaqs: readonly SampleEntry[] = faqs.map((entry) => ({
  ...entry,
  kind: 'library-faq',
  author: 'Health library editors',
}));
