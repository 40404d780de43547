import type { SampleEntry } from './sample-entry.seed.ts';
import { t } from './three-languages.seed.ts';

type Story = Omit<SampleEntry, 'kind' | 'author'>;

const samples: readonly Story[] = [
  {
    slug: 'the-clinic-that-travels-by-boat',
    publishedAt: '2025-11-18T09:00:00+08:00',
    topics: ['children', 'women'],
    fields: { place: 'Upper Baram, Sarawak' },
    title: t('The clinic that travels by boat', 'Klinik yang bergerak dengan bot', '乘船而来的诊所'),
    summary: t(
      'Four times a year a team from Miri goes up the Baram, with a fridge for vaccines and a dentist’s chair.',
      'Empat kali setahun pasukan dari Miri menyusuri Baram dengan peti sejuk vaksin dan kerusi doktor gigi.',
      '美里团队每年四次溯巴南河而上，带着疫苗冰箱与牙科椅。',
    ),
    body: {
      en: `<p>The last road ends at Long Lama. From there it takes six hours by longboat. Since 2012 a team from <a href="/melur-miri">Melur Miri</a> has made the journey in March, June, September and November: two doctors, a midwife, a dentist, an eye technician, and a boatman named Anyi who knows every rock.</p>
<p>They sleep in the longhouses and hold their clinic on the verandah. In the past year they have seen 1,940 people, given 612 vaccinations together with the district health office, pulled a great many teeth and found 73 people with blood pressure high enough to be treated that day.</p>
<p>‘We do not bring charity, we bring appointments,’ says the midwife, Catherine Ulau, who was born on this river. Notes are left with the village health volunteer, and a satellite telephone hangs on the wall. Whoever needs an operation gets a date and the fuel money.</p>
<p>The longhouse at Long Bedian has sent something back. The rattan baskets in our children’s ward come from there, and the ward has never had enough of them.</p>`,
      ms: `<p>Jalan terakhir berakhir di Long Lama. Dari situ, perjalanan dengan perahu panjang mengambil masa enam jam. Sejak 2012, satu pasukan dari <a href="/melur-miri">Melur Miri</a> membuat perjalanan ini pada bulan Mac, Jun, September dan November: dua doktor, seorang bidan, seorang doktor gigi, seorang juruteknik mata, dan jurumudi bernama Anyi yang mengenali setiap batu.</p>
<p>Mereka tidur di rumah panjang dan membuka klinik di ruai. Dalam setahun lalu, mereka memeriksa 1,940 orang, memberi 612 vaksinasi bersama pejabat kesihatan daerah, mencabut banyak gigi dan menemui 73 orang dengan tekanan darah yang cukup tinggi untuk dirawat pada hari itu juga.</p>
<p>‘Kami bukan membawa sedekah, kami membawa temu janji,’ kata bidan Catherine Ulau, yang dilahirkan di tepi sungai ini. Catatan ditinggalkan kepada sukarelawan kesihatan kampung, dan telefon satelit tergantung di dinding. Sesiapa yang memerlukan pembedahan mendapat tarikh dan wang minyak.</p>
<p>Rumah panjang di Long Bedian telah membalasnya. Bakul rotan di wad kanak-kanak kami datang dari sana, dan wad itu tidak pernah mempunyai bakul yang mencukupi.</p>`,
      zh: `<p>最后一段公路到Long Lama为止，从那里还要坐六小时长舟。自2012年起，<a href="/melur-miri">Melur Miri</a>的团队每年三月、六月、九月和十一月走这一趟：两位医生、一位助产士、一位牙医、一位眼科技术员，还有认得每一块礁石的船夫Anyi。</p>
<p>他们睡在长屋，在走廊上看诊。过去一年看了1,940人，与县卫生局一起接种612剂疫苗，拔了许多牙，并发现73人的血压高得必须当天治疗。</p>
<p>“我们带来的不是施舍，而是预约。”在这条河边出生的助产士Catherine Ulau说。病历留给村里的卫生义工，墙上挂着一部卫星电话。需要动手术的人，会拿到日期和油费。</p>
<p>Long Bedian的长屋也有回礼。我们儿科病房的藤篮就来自那里，而病房总嫌不够用。</p>`,
    },
  },
  {
    slug: 'two-lines-on-the-blackboard',
    publishedAt: '2026-01-20T09:00:00+08:00',
    topics: ['children'],
    fields: { place: 'Seberang Perai, Penang' },
    title: t('Two lines on the blackboard', 'Dua baris di papan hitam', '黑板上的两行字'),
    summary: t(
      'Eye tests in forty primary schools of Seberang Perai, and glasses that a child is proud to wear.',
      'Ujian mata di empat puluh sekolah rendah Seberang Perai, dan cermin mata yang dibanggakan murid.',
      '走进威省四十所小学验眼，送上孩子乐意戴的眼镜。',
    ),
    body: {
      en: `<p>The teacher thought that the boy in the third row was dreaming. He copied the wrong sums. When a technician from <a href="/melur-bukit-mertajam">Melur Bukit Mertajam</a> held up a chart, he could read two lines of eight. He was nine, and thought that everybody saw like that.</p>
<p>Every Thursday in term time our eye van stands in the yard of a primary school. In forty schools we have tested 11,300 children so far. One in seven needed glasses and had none. Twenty-six had a lazy eye that can be treated only before they are about eight.</p>
<p>The glasses are free for families that earn little, and children choose the frame themselves. This matters more than we had thought: in the first year, with brown frames only, half of them lay in drawers. Now nearly all of them are worn.</p>
<p>Teachers have learned to notice the signs: squeezing the eyes, tilting the head, holding the book close, headaches after school. If your child does this, you do not need to wait for the van. An eye test takes ten minutes.</p>`,
      ms: `<p>Guru menyangka budak lelaki di barisan ketiga itu sedang berangan. Dia menyalin soalan kira-kira dengan salah. Apabila juruteknik dari <a href="/melur-bukit-mertajam">Melur Bukit Mertajam</a> mengangkat carta, dia hanya dapat membaca dua daripada lapan baris. Umurnya sembilan tahun, dan dia menyangka semua orang melihat begitu.</p>
<p>Setiap Khamis pada musim persekolahan, van mata kami berada di halaman sebuah sekolah rendah. Di empat puluh sekolah, kami telah menguji 11,300 kanak-kanak setakat ini. Seorang daripada tujuh memerlukan cermin mata tetapi tidak memilikinya. Dua puluh enam mempunyai mata malas yang hanya boleh dirawat sebelum umur kira-kira lapan tahun.</p>
<p>Cermin mata diberi percuma kepada keluarga berpendapatan rendah, dan kanak-kanak memilih bingkainya sendiri. Ini lebih penting daripada sangkaan kami: pada tahun pertama, dengan bingkai coklat sahaja, separuh daripadanya tersimpan di dalam laci. Kini hampir semuanya dipakai.</p>
<p>Guru-guru telah belajar mengesan tandanya: mengecilkan mata, menyengetkan kepala, memegang buku terlalu dekat, sakit kepala selepas sekolah. Jika anak anda begini, anda tidak perlu menunggu van. Ujian mata mengambil masa sepuluh minit.</p>`,
      zh: `<p>老师以为第三排的男孩在发白日梦，他把算术题抄错了。<a href="/melur-bukit-mertajam">Melur Bukit Mertajam</a>的技术员举起视力表，八行他只读得出两行。他九岁，以为每个人看到的都是这样。</p>
<p>学期中的每个星期四，我们的眼科车停在一所小学的院子里。在四十所学校里，至今已检查11,300名儿童。每七人就有一人需要眼镜却没有。二十六人患弱视，大约八岁之前才治得好。</p>
<p>低收入家庭可免费配镜，镜框由孩子自己挑。这比我们想象的更重要：第一年只有褐色镜框，一半躺在抽屉里；如今十副有九副戴着。</p>
<p>老师们学会留意迹象：眯眼、歪头、把书拿得很近、放学后头痛。如果您的孩子也这样，不必等眼科车。验眼只需十分钟。</p>`,
    },
  },
  {
    slug: 'rides-to-dialysis',
    publishedAt: '2026-02-24T09:00:00+08:00',
    topics: ['diabetes', 'ageing'],
    fields: { place: 'Batu Pahat and Kluang, Johor' },
    title: t('The uncles who drive', 'Pak cik-pak cik pemandu sukarela', '义务开车的叔叔们'),
    summary: t(
      'In Johor, forty volunteers take people to dialysis and home again, 900 journeys a month.',
      'Di Johor, empat puluh sukarelawan membawa pesakit ke dialisis dan pulang, 900 perjalanan sebulan.',
      '柔佛四十位义工接送洗肾病人，每月九百趟。',
    ),
    body: {
      en: `<p>Mr Tay Ah Kow is 68 and used to deliver gas. Mr Jamaluddin Sarip is 66 and taught geography. On Mondays, Wednesdays and Fridays at half past five in the morning they start their cars in Yong Peng and collect four people each for dialysis in <a href="/melur-batu-pahat">Batu Pahat</a> and <a href="/melur-kluang">Kluang</a>.</p>
<p>Dialysis itself is often paid for by Socso, zakat or a welfare fund. The journey is not. Some people skipped a session at the end of the month because the taxi cost RM 40, and ended up in our emergency department unable to breathe.</p>
<p>The hospital pays for fuel, insurance and a first aid course. The uncles give the time. There are forty of them now, and six aunties, and together they make about 900 journeys a month. Since they began, missed sessions have fallen by more than half.</p>
<p>‘In the car we do not talk about illness,’ says Mr Tay. ‘We talk about durian, and who may not eat it.’ If you have a car and two mornings a week, ask at the dialysis counter of either hospital.</p>`,
      ms: `<p>Encik Tay Ah Kow berumur 68 tahun dan dahulu menghantar gas. Encik Jamaluddin Sarip berumur 66 tahun dan pernah mengajar geografi. Pada hari Isnin, Rabu dan Jumaat, pukul lima setengah pagi, mereka menghidupkan kereta di Yong Peng dan mengambil empat orang setiap seorang untuk dialisis di <a href="/melur-batu-pahat">Batu Pahat</a> dan <a href="/melur-kluang">Kluang</a>.</p>
<p>Dialisis itu sendiri selalunya ditanggung oleh Perkeso, zakat atau tabung kebajikan. Perjalanannya tidak. Ada yang meninggalkan satu sesi pada hujung bulan kerana tambang teksi RM 40, dan akhirnya berada di jabatan kecemasan kami dalam keadaan tidak dapat bernafas.</p>
<p>Hospital membayar minyak, insurans dan kursus pertolongan cemas. Para pak cik menyumbang masa. Kini ada empat puluh orang pak cik, dan enam orang mak cik, dan bersama-sama mereka membuat kira-kira 900 perjalanan sebulan. Sejak mereka bermula, sesi yang tertinggal berkurang lebih daripada separuh.</p>
<p>‘Di dalam kereta kami tidak bercakap tentang penyakit,’ kata Encik Tay. ‘Kami bercakap tentang durian, dan siapa yang tidak boleh memakannya.’ Jika anda mempunyai kereta dan dua pagi seminggu, tanyalah di kaunter dialisis mana-mana satu hospital.</p>`,
      zh: `<p>Tay Ah Kow先生68岁，以前送煤气；Jamaluddin Sarip先生66岁，曾教地理。每逢星期一、三、五清晨五点半，他们在永平发动汽车，各载四个人到<a href="/melur-batu-pahat">峇株巴辖</a>和<a href="/melur-kluang">居銮</a>洗肾。</p>
<p>洗肾的费用往往由社险、天课（zakat）或福利基金支付，路费却没有。有些人月底因为德士费要RM 40而少洗一次，结果喘不过气，被送进我们的急诊部。</p>
<p>医院支付油费、保险和急救课程，大叔们付出时间。现在有四十位大叔和六位阿姨，一个月合计约900趟。自从他们开始接送，缺席的次数减少了一半以上。</p>
<p>“在车上我们不谈病。”Tay先生说，“我们谈榴梿，还有谁不能吃。”如果您有车，每周有两个上午的空，请到这两家医院的洗肾柜台询问。</p>`,
    },
  },
  {
    slug: 'after-the-water-in-kelantan',
    publishedAt: '2026-03-17T09:00:00+08:00',
    topics: ['infections', 'mental-health'],
    fields: { place: 'Pasir Mas, Kelantan' },
    title: t('After the water', 'Selepas air surut', '水退之后'),
    summary: t(
      'When the floods left Kelantan, our staff stayed: for wounds, wells, lost spectacles and bad dreams.',
      'Apabila banjir surut di Kelantan, kakitangan kami terus membantu: merawat luka, perigi, cermin mata hilang dan mimpi buruk.',
      '吉兰丹水灾退去后，我们的员工留下来：治伤口、洗水井、配眼镜、陪伴心灵。',
    ),
    body: {
      en: `<p>The pictures on television show boats. The harder part begins afterwards, when the mud is a foot deep in the kitchen. In December and January 64 people from <a href="/melur-kota-bharu">Melur Kota Bharu</a> and <a href="/melur-kuantan">Melur Kuantan</a> gave their days off to eleven villages around Rantau Panjang and Pasir Mas.</p>
<p>They cleaned 480 wounds and gave 390 tetanus injections. A pharmacist rebuilt people’s lists of tablets from memory and empty boxes. An optician replaced 127 pairs of spectacles, because without them nobody can thread a needle or read a form for aid.</p>
<p>Two hundred families got boots, gloves, bleach and a leaflet on rat urine disease in Kelantanese Malay. Engineers of the hospital helped the district office to clean 58 wells.</p>
<p>A psychologist, Puan Wan Nadia, sat with the children and let them draw. At first the pictures were brown. In the fourth week one girl drew a cat on a roof, and the cat was laughing. The drawings hang in our entrance hall until May.</p>`,
      ms: `<p>Gambar di televisyen menunjukkan bot. Bahagian yang lebih sukar bermula selepas itu, apabila lumpur sedalam sekaki memenuhi dapur. Pada bulan Disember dan Januari, 64 orang dari <a href="/melur-kota-bharu">Melur Kota Bharu</a> dan <a href="/melur-kuantan">Melur Kuantan</a> menggunakan hari cuti mereka di sebelas buah kampung di sekitar Rantau Panjang dan Pasir Mas.</p>
<p>Mereka membersihkan 480 luka dan memberi 390 suntikan tetanus. Ahli farmasi menyusun semula senarai ubat penduduk daripada ingatan dan kotak kosong. Pakar optik menggantikan 127 pasang cermin mata, kerana tanpanya tiada sesiapa dapat memasukkan benang ke jarum atau membaca borang bantuan.</p>
<p>Dua ratus keluarga menerima but, sarung tangan, peluntur dan risalah tentang penyakit kencing tikus dalam loghat Kelantan. Jurutera hospital membantu pejabat daerah membersihkan 58 perigi.</p>
<p>Ahli psikologi, Puan Wan Nadia, duduk bersama kanak-kanak dan membiarkan mereka melukis. Pada mulanya lukisan mereka berwarna coklat. Pada minggu keempat, seorang budak perempuan melukis kucing di atas bumbung, dan kucing itu ketawa. Lukisan-lukisan itu digantung di ruang masuk kami sehingga bulan Mei.</p>`,
      zh: `<p>电视上的画面是船只。更艰难的部分在后头，厨房里的泥浆有一尺深。十二月和一月，<a href="/melur-kota-bharu">Melur Kota Bharu</a>和<a href="/melur-kuantan">Melur Kuantan</a>的64名员工，把休息日献给兰斗班让和巴西马一带的十一个村庄。</p>
<p>他们清理了480个伤口，打了390支破伤风针。药剂师凭记忆和空盒子，为人们重新列出药单。验光师补配了127副眼镜，因为没有眼镜，就穿不了针，也看不清援助申请表。</p>
<p>两百户家庭领到水靴、手套、漂白水，以及一份用吉兰丹马来话写的鼠尿病传单。医院的工程师协助县署清洗了58口井。</p>
<p>心理师Wan Nadia女士陪孩子们坐着画画。起初画面都是褐色的。第四周，一个女孩画了屋顶上的一只猫，猫在笑。这些画挂在我们的入口大厅，直到五月。</p>`,
    },
  },
  {
    slug: 'a-new-smile-in-the-interior',
    publishedAt: '2026-05-26T09:00:00+08:00',
    topics: ['children'],
    fields: { place: 'Kota Kinabalu, Sabah' },
    title: t('A new smile before school begins', 'Senyuman baharu sebelum masuk sekolah', '上学前的新笑容'),
    summary: t(
      'Each year surgeons in Kota Kinabalu repair the lips and palates of forty children from the interior, free of charge.',
      'Setiap tahun pakar bedah di Kota Kinabalu membaiki bibir dan lelangit empat puluh anak pedalaman secara percuma.',
      '亚庇外科医生每年免费为四十名内陆孩童修复唇腭裂。',
    ),
    body: {
      en: `<p>Many a child from the interior who is born with a cleft lip learns to cover the mouth with a hand when laughing. Mothers are told that it comes from using scissors during an eclipse. It does not, and nothing that they did caused it.</p>
<p>For two weeks every May the theatre of <a href="/melur-kota-kinabalu">Melur Kota Kinabalu</a> belongs to these children. Surgeons, anaesthetists and nurses work without pay, and the hospital gives the beds. Forty children were operated on this year, the youngest five months old.</p>
<p>An operation is not the end. A speech therapist calls each family every month, for a year, with games to practise sounds. A dentist sees the teeth as they grow. Bus tickets and a room for one parent are included.</p>
<p>On the fourth day there is a mirror beside each bed, for those who ask. If you know a child with a cleft, please ring us or bring the child to a clinic; we name no patient and show no picture of one. The best time for a lip is at three to six months, but nobody is too old.</p>`,
      ms: `<p>Ramai kanak-kanak pedalaman yang dilahirkan dengan bibir sumbing belajar menutup mulut dengan tangan apabila ketawa. Ibu mereka diberitahu bahawa puncanya ialah menggunakan gunting semasa gerhana. Itu tidak benar, dan tiada apa-apa yang mereka lakukan menjadi punca.</p>
<p>Selama dua minggu setiap bulan Mei, dewan bedah <a href="/melur-kota-kinabalu">Melur Kota Kinabalu</a> menjadi milik kanak-kanak ini. Pakar bedah, pakar bius dan jururawat bekerja tanpa bayaran, dan hospital menyediakan katil. Empat puluh kanak-kanak dibedah tahun ini, yang paling muda berumur lima bulan.</p>
<p>Pembedahan bukan penghujungnya. Jurupulih pertuturan menelefon setiap keluarga setiap bulan, selama setahun, dengan permainan untuk melatih sebutan. Doktor gigi memeriksa gigi ketika ia tumbuh. Tiket bas dan bilik untuk seorang ibu atau bapa turut disediakan.</p>
<p>Pada hari keempat, cermin disediakan di sebelah setiap katil bagi yang memintanya. Jika anda mengenali kanak-kanak berbibir sumbing, telefon kami atau bawa dia ke klinik; kami tidak menamakan pesakit dan tidak menunjukkan gambar mereka. Masa terbaik untuk bibir ialah tiga hingga enam bulan, tetapi tiada sesiapa yang terlalu tua.</p>`,
      zh: `<p>许多天生唇裂的内陆孩子，笑的时候学会了用手遮住嘴巴。有人告诉母亲，那是因为在日食时用了剪刀。不是的，她们没有做错任何事。</p>
<p>每年五月有两个星期，<a href="/melur-kota-kinabalu">Melur Kota Kinabalu</a>的手术室属于这些孩子。外科医生、麻醉科医生和护士不收费用，医院提供病床。今年有四十个孩子接受手术，最小的才五个月大。</p>
<p>手术不是终点。言语治疗师一年里每个月致电每户家庭，用游戏练习发音。牙医跟进牙齿的生长。车票和一位家长的住宿都包括在内。</p>
<p>第四天，每张病床旁都备有镜子，想看的孩子可以看。如果您认识有唇裂的孩子，请致电我们，或带孩子来诊所；我们不公开病人的姓名和照片。修补嘴唇最好在三至六个月大，但什么年纪都不嫌迟。</p>`,
    },
  },
  {
    slug: 'mothers-of-the-forest-edge',
    publishedAt: '2026-07-28T09:00:00+08:00',
    topics: ['women', 'nutrition'],
    fields: { place: 'Jerantut, Pahang' },
    title: t('Mothers at the edge of the forest', 'Ibu-ibu di pinggir hutan', '森林边的母亲'),
    summary: t(
      'Jah Hut and Semai women in Pahang train as birth companions, and our midwives learn from them.',
      'Wanita Jah Hut dan Semai di Pahang dilatih sebagai peneman bersalin, dan bidan kami turut belajar daripada mereka.',
      '彭亨的原住民妇女受训成为陪产员，我们的助产士也向她们学习。',
    ),
    body: {
      en: `<p>From some villages in the hills behind Jerantut it is three hours to the nearest labour room. Women went late, or not at all, and it was not only because of the road. ‘In the hospital nobody spoke our words,’ says Bidah anak Seman, who has five children.</p>
<p>Since last year eighteen Jah Hut and Semai women have been trained at <a href="/melur-temerloh">Melur Temerloh</a> as birth companions. They learn to measure blood pressure, to know the signs of danger, and when to call the ambulance. They are paid for each mother whom they bring and stay with.</p>
<p>Our midwives learned as well. The bed can stand lower. A mother may squat and hold on to a cloth. Her own herbs may burn in the room next door, if not beside the oxygen. The placenta goes home with her, if she wishes.</p>
<p>Of 96 pregnancies in these villages last year, 88 ended with a birth at a clinic or hospital; the year before it was 51 of 90. All the mothers are well. Together with the health office the companions also hand out iron and folic acid, and they grow spinach behind each house.</p>`,
      ms: `<p>Dari beberapa kampung di perbukitan belakang Jerantut, perjalanan ke dewan bersalin terdekat mengambil masa tiga jam. Wanita pergi lewat, atau tidak pergi langsung, dan bukan hanya kerana jalan. ‘Di hospital tiada sesiapa bertutur bahasa kami,’ kata Bidah anak Seman, ibu kepada lima orang anak.</p>
<p>Sejak tahun lalu, lapan belas wanita Jah Hut dan Semai dilatih di <a href="/melur-temerloh">Melur Temerloh</a> sebagai peneman bersalin. Mereka belajar mengukur tekanan darah, mengenali tanda bahaya, dan bila perlu memanggil ambulans. Mereka dibayar bagi setiap ibu yang mereka bawa dan temani.</p>
<p>Bidan kami turut belajar. Katil boleh direndahkan. Ibu boleh mencangkung dan berpaut pada kain. Herbanya sendiri boleh dibakar di bilik sebelah, asalkan bukan di sisi oksigen. Uri dibawa pulang bersamanya, jika dia mahu.</p>
<p>Daripada 96 kehamilan di kampung-kampung ini tahun lalu, 88 berakhir dengan kelahiran di klinik atau hospital; tahun sebelumnya 51 daripada 90. Semua ibu selamat. Bersama pejabat kesihatan, para peneman juga mengagihkan zat besi dan asid folik, dan menanam bayam di belakang setiap rumah.</p>`,
      zh: `<p>从而连突后面山区的一些村庄，到最近的产房要三个小时。妇女去得太迟，或根本不去，原因不只是路远。“医院里没有人说我们的话。”五个孩子的母亲Bidah anak Seman说。</p>
<p>从去年起，十八位Jah Hut族和Semai族妇女在<a href="/melur-temerloh">Melur Temerloh</a>受训成为陪产员。她们学会量血压、认识危险迹象，以及何时叫救护车。每带来并陪伴一位母亲，都有酬劳。</p>
<p>我们的助产士也在学习。床可以放低，产妇可以蹲着、拉住布条，她自己的草药可以在隔壁房间燃烧，只要不靠近氧气。如果她愿意，胎盘可以带回家。</p>
<p>去年这些村庄有96次怀孕，其中88次在诊所或医院生产；前一年是90次中的51次。母亲全都平安。陪产员还与卫生局一起派发铁质和叶酸，并在每家屋后种菠菜。</p>`,
    },
  },
  {
    slug: 'the-second-helping',
    publishedAt: '2026-09-15T09:00:00+08:00',
    topics: ['nutrition'],
    fields: { place: 'Klang Valley' },
    title: t('The second helping', 'Hidangan kedua', '第二份饭'),
    summary: t(
      'Hospital kitchens in the Klang Valley give 600 good meals a day to people who need them.',
      'Dapur hospital di Lembah Klang memberi 600 hidangan sehari kepada mereka yang memerlukan.',
      '巴生谷的医院厨房每天送出六百份好饭给有需要的人。',
    ),
    body: {
      en: `<p>A hospital kitchen always cooks too much. Someone goes home before lunch, someone may not eat before a scan. Two years ago the cook of <a href="/melur-sentul">Melur Sentul</a>, Puan Rokiah Saat, counted forty untouched trays in one day and went to see the director.</p>
<p>Now the meals that never left the kitchen are cooled within ninety minutes, labelled in three languages and driven to eleven places in the Klang Valley: shelters, a home for old people, a school for refugee children, and a row of flats in <a href="/melur-cheras">Cheras</a>. Five hospitals take part, and it comes to about 600 meals a day.</p>
<p>The rules are strict. Nothing that has been on a ward is used. Each box carries the time until which it may be eaten. A dietitian makes sure that there is a vegetable in it, and that there are boxes for people with diabetes.</p>
<p>Waste in the five kitchens has fallen by a third, because what is counted is also planned better. ‘My mother said that rice cries when it is thrown away,’ says Puan Rokiah. ‘It is quieter in my kitchen now.’</p>`,
      ms: `<p>Dapur hospital sentiasa memasak berlebihan. Ada yang pulang sebelum makan tengah hari, ada yang tidak boleh makan sebelum imbasan. Dua tahun lalu, tukang masak <a href="/melur-sentul">Melur Sentul</a>, Puan Rokiah Saat, mengira empat puluh dulang yang tidak disentuh dalam sehari dan pergi berjumpa pengarah.</p>
<p>Kini hidangan yang tidak pernah keluar dari dapur disejukkan dalam masa sembilan puluh minit, dilabel dalam tiga bahasa dan dihantar ke sebelas tempat di Lembah Klang: rumah perlindungan, rumah orang tua, sekolah anak pelarian, dan sebaris rumah pangsa di <a href="/melur-cheras">Cheras</a>. Lima hospital mengambil bahagian, dan jumlahnya kira-kira 600 hidangan sehari.</p>
<p>Peraturannya ketat. Apa-apa yang pernah berada di wad tidak digunakan. Setiap kotak mencatatkan had masa ia boleh dimakan. Pakar diet memastikan ada sayur di dalamnya, dan ada kotak untuk penghidap diabetes.</p>
<p>Pembaziran di lima dapur itu berkurang satu pertiga, kerana apa yang dikira juga dirancang dengan lebih baik. ‘Mak saya kata nasi menangis apabila dibuang,’ kata Puan Rokiah. ‘Dapur saya kini lebih senyap.’</p>`,
      zh: `<p>医院厨房总是煮得太多。有人午餐前出院，有人扫描前不能吃。两年前，<a href="/melur-sentul">Melur Sentul</a>的厨师Rokiah Saat女士一天里数出四十盘没动过的饭菜，便去见院长。</p>
<p>如今，没有离开过厨房的餐点在九十分钟内冷却，贴上三种语言的标签，送往巴生谷十一处地方：收容所、老人院、难民儿童学校，以及<a href="/melur-cheras">蕉赖</a>的一排组屋。五家医院参与，每天约600份。</p>
<p>规则很严格。进过病房的一律不用。每盒都注明可食用到几点。营养师确保盒里有蔬菜，也有适合糖尿病患者的餐盒。</p>
<p>五个厨房的浪费减少了三分之一，因为数过了，计划也就更周全。“我妈妈说，饭被丢掉时会哭。”Rokiah女士说，“现在我的厨房安静多了。”</p>`,
    },
  },
  {
    slug: 'sewing-on-tuesdays',
    publishedAt: '2026-10-27T09:00:00+08:00',
    topics: ['cancer', 'women'],
    fields: { place: 'Muar, Johor' },
    title: t('Sewing on Tuesdays', 'Menjahit pada hari Selasa', '星期二的缝纫会'),
    summary: t(
      'In Muar women who have had breast cancer sew for those who have just been told.',
      'Di Muar, wanita yang pernah menghidap kanser payudara menjahit untuk mereka yang baru menerima berita.',
      '麻坡的乳癌康复者，为刚得知病情的姐妹缝制心意。',
    ),
    body: {
      en: `<p>The room behind the physiotherapy gym of <a href="/melur-muar">Melur Muar</a> smells of steam and pandan cake. Nine sewing machines are running. What they make looks like a heart with long ears. It is a pillow that fits under the arm after a breast operation, where everything hurts.</p>
<p>Twenty-two women meet here. All have had breast cancer. They also sew soft fillings for a bra, cotton turbans in good colours, and small bags for the bottle that drains the wound, so that one can go to the market without showing it. Every woman who is operated on in our five hospitals in Johor finds a parcel on her bed. Last year it was 640.</p>
<p>In each parcel there is a card with a telephone number, and it belongs to someone who has been there. ‘They do not ask me about medicine,’ says one of them. ‘They ask if the hair comes back. They ask how I told my children.’</p>
<p>The furniture makers of the town give the foam, a batik shop the cloth. The group is open on Tuesdays from 2 pm, also to women who cannot sew. Somebody has to cut the cake.</p>`,
      ms: `<p>Bilik di belakang gim fisioterapi <a href="/melur-muar">Melur Muar</a> berbau wap dan kek pandan. Sembilan mesin jahit sedang berjalan. Hasilnya kelihatan seperti hati bertelinga panjang. Itulah bantal yang diletakkan di bawah lengan selepas pembedahan payudara, ketika segala-galanya sakit.</p>
<p>Dua puluh dua wanita bertemu di sini. Semuanya pernah menghidap kanser payudara. Mereka juga menjahit pengisi lembut untuk coli, serban kapas dalam warna yang cantik, dan beg kecil untuk botol saliran luka, supaya pemakainya boleh ke pasar tanpa dilihat orang. Setiap wanita yang dibedah di lima hospital kami di Johor menemui satu bungkusan di katilnya. Tahun lalu jumlahnya 640.</p>
<p>Dalam setiap bungkusan ada kad dengan nombor telefon, milik seseorang yang pernah melaluinya. ‘Mereka tidak bertanya tentang ubat,’ kata seorang daripada mereka. ‘Mereka bertanya sama ada rambut akan tumbuh semula. Mereka bertanya bagaimana saya memberitahu anak-anak saya.’</p>
<p>Pembuat perabot di bandar itu menyumbang span, sebuah kedai batik menyumbang kain. Kumpulan ini dibuka pada hari Selasa dari 2 petang, juga kepada wanita yang tidak pandai menjahit. Mesti ada orang yang memotong kek.</p>`,
      zh: `<p><a href="/melur-muar">Melur Muar</a>物理治疗室后面的房间，飘着蒸汽和香兰蛋糕的味道。九台缝纫机正在转动。她们做的东西像一颗长着长耳朵的心，那是乳房手术后垫在手臂下的枕头，那时全身都痛。</p>
<p>二十二位妇女在这里聚会，都曾患乳癌。她们还缝制胸罩的软垫、颜色好看的棉质头巾，以及装引流瓶的小袋，让人可以去巴刹而不被看见。在我们柔佛五家医院动手术的每位妇女，床上都会有一个包裹。去年共640个。</p>
<p>每个包裹里有一张写着电话号码的卡片，号码属于一位过来人。“她们不问我药物的事。”其中一位说，“她们问头发会不会长回来，问我是怎么告诉孩子的。”</p>
<p>镇上的家具商提供海绵，一家蜡染店提供布料。小组每逢星期二下午2时起开放，不会缝纫的妇女也欢迎。总得有人切蛋糕。</p>`,
    },
  },
];

/** The sample stories of what the group gives back. */
export const csrStories: readonly SampleEntry[] = samples.map((story) => ({
  kind: 'csr',
  author: 'Melur Healthcare community team',
  ...story,
}));
