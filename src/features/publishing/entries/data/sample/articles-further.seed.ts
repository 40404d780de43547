import type { SampleEntry } from './sample-entry.seed.ts';
import { t } from './three-languages.seed.ts';

/** Women, children, cancer, the mind, bones and growing older. */
export const articlesFurther: readonly SampleEntry[] = [
  {
    kind: 'article',
    slug: 'the-first-twelve-weeks-of-pregnancy',
    title: t('The first twelve weeks of pregnancy', 'Dua belas minggu pertama kehamilan', '怀孕的最初十二周'),
    summary: t(
      'What to do after the positive test, what is normal, and which signs should bring you to us at once.',
      'Apa yang perlu dibuat selepas ujian positif, apa yang normal, dan tanda yang memerlukan anda datang segera.',
      '验孕呈阳性后该做什么、哪些是正常的，以及哪些迹象要立刻来院。',
    ),
    fields: { type: 'guide' },
    topics: ['women'],
    author: 'Dr Shamini Rajaratnam',
    reviewer: 'Dr Nur Iman Sulaiman',
    publishedAt: '2025-10-20T09:00:00+08:00',
    body: {
      en: `<p>Two lines on the stick, and suddenly everything is a question. Most pregnancies go well. These first weeks are the time to look after yourself, ask freely and get your appointments in order.</p>
<h2>What to do now</h2>
<ul><li>Take <strong>folic acid</strong> every day. Your doctor or pharmacist will tell you the dose; women with diabetes, epilepsy or an earlier baby with a spine defect need more.</li><li>Stop alcohol, cigarettes and vaping. Ask the people at home to smoke outside.</li><li>Tell us about every medicine, cream and herb. Some acne, epilepsy and blood pressure tablets must be changed soon. Do not stop them by yourself.</li><li>Book your first visit before twelve weeks. You will get the antenatal book that you carry to every check.</li></ul>
<h2>The first visit</h2>
<p>We measure your blood pressure and weight, and test your urine and blood: blood group, anaemia, thalassaemia, sugar, HIV, syphilis and hepatitis B. A scan shows the heartbeat and tells the date. Bring your partner, and bring the dates of your last period.</p>
<h2>Feeling sick and tired</h2>
<p>Feeling sick is common between six and twelve weeks. Eat a dry biscuit before you stand up, eat little and often, and let someone else do the frying. Ginger helps some women. Safe tablets exist, so you do not have to be brave.</p>
<p>You may eat most foods. Leave out raw fish, raw eggs, undercooked satay and unpasteurised milk, and keep to two cups of coffee or tea. Pineapple in normal amounts does not cause a miscarriage, and neither does an argument, a bumpy road or a slip on the stairs.</p>
<h2>When to see a doctor</h2>
<p>A little pink spotting is common and often harmless, but please let us check. Come the same day for bleeding, for vomiting so bad that you cannot keep water down, for fever, or for burning when you pass urine.</p>
<p>Call <strong>999</strong> or come at once for strong pain on one side of the belly, pain in the tip of the shoulder, fainting, or heavy bleeding that soaks a pad in an hour. This can be a pregnancy outside the womb.</p>`,
      ms: `<p>Dua garisan pada alat ujian, dan tiba-tiba semuanya menjadi persoalan. Kebanyakan kehamilan berjalan dengan baik. Minggu-minggu awal ini ialah masa untuk menjaga diri, bertanya tanpa segan dan mengatur temu janji anda.</p>
<h2>Apa yang perlu dibuat sekarang</h2>
<ul><li>Ambil <strong>asid folik</strong> setiap hari. Doktor atau ahli farmasi akan memberitahu dosnya; wanita yang menghidap diabetes, epilepsi atau pernah melahirkan bayi dengan kecacatan tulang belakang memerlukan dos yang lebih tinggi.</li><li>Berhenti minum alkohol, merokok dan menghisap vape. Minta ahli keluarga merokok di luar rumah.</li><li>Beritahu kami setiap ubat, krim dan herba yang anda gunakan. Sesetengah ubat jerawat, epilepsi dan darah tinggi perlu ditukar segera. Jangan hentikannya sendiri.</li><li>Buat lawatan pertama sebelum dua belas minggu. Anda akan menerima buku antenatal (buku merah) yang dibawa pada setiap pemeriksaan.</li></ul>
<h2>Lawatan pertama</h2>
<p>Kami mengukur tekanan darah dan berat badan, serta menguji air kencing dan darah anda: kumpulan darah, anemia, talasemia, gula, HIV, sifilis dan hepatitis B. Imbasan menunjukkan degupan jantung dan usia kandungan. Bawa pasangan anda, dan bawa tarikh haid terakhir.</p>
<h2>Loya dan letih</h2>
<p>Loya biasa dialami antara enam hingga dua belas minggu. Makan biskut kering sebelum bangun dari katil, makan sedikit tetapi kerap, dan biar orang lain yang menggoreng. Halia membantu sesetengah wanita. Ada ubat yang selamat, jadi anda tidak perlu menahannya.</p>
<p>Anda boleh makan kebanyakan makanan. Elakkan ikan mentah, telur mentah, sate yang kurang masak dan susu yang tidak dipasteurkan, dan hadkan kopi atau teh kepada dua cawan. Nanas dalam jumlah biasa tidak menyebabkan keguguran, begitu juga pertengkaran, jalan yang berlubang atau tergelincir di tangga.</p>
<h2>Bila perlu jumpa doktor</h2>
<p>Sedikit tompokan darah merah jambu adalah biasa dan selalunya tidak berbahaya, tetapi biarlah kami memeriksanya. Datang pada hari yang sama jika berdarah, muntah teruk sehingga tidak dapat menahan air minuman, demam, atau pedih ketika membuang air kecil.</p>
<p>Hubungi <strong>999</strong> atau datang segera jika sakit kuat di sebelah perut, sakit di hujung bahu, pengsan, atau pendarahan banyak yang membasahi satu tuala wanita dalam masa sejam. Ini mungkin kehamilan di luar rahim.</p>`,
      zh: `<p>验孕棒上出现两条线，突然间一切都成了问题。大多数怀孕都很顺利。最初这几周，正是照顾好自己、放心提问、安排好产检的时候。</p>
<h2>现在该做什么</h2>
<ul><li>每天服用<strong>叶酸</strong>。医生或药剂师会告诉您剂量；有糖尿病、癫痫，或曾生下脊柱缺陷婴儿的妇女需要较高剂量。</li><li>停止喝酒、抽烟和电子烟。请家人到屋外抽烟。</li><li>把您使用的每种药物、药膏和草药告诉我们。某些治青春痘、癫痫和高血压的药必须尽快更换。请不要自行停药。</li><li>在十二周之前预约第一次产检。您会拿到一本产检手册，每次检查都要带来。</li></ul>
<h2>第一次产检</h2>
<p>我们会量血压和体重，并检验尿液和血液：血型、贫血、地中海贫血、血糖、HIV、梅毒和乙型肝炎。超声波可看到胎儿心跳，并推算预产期。请带伴侣一起来，并记下末次月经的日期。</p>
<h2>恶心与疲倦</h2>
<p>六至十二周之间恶心很常见。起床前先吃一块干饼干，少吃多餐，煎炸的活交给别人。姜对一些妇女有帮助。也有安全的药物，您不必硬撑。</p>
<p>大部分食物都可以吃。不吃生鱼、生蛋、未熟透的沙爹和未经巴氏消毒的奶，咖啡或茶限两杯。正常分量的黄梨不会导致流产，吵架、路面颠簸或在楼梯上滑一下也不会。</p>
<h2>何时该看医生</h2>
<p>少量粉红色的出血很常见，通常无碍，但请让我们检查。如果出血、呕吐严重到连水也留不住、发烧或小便灼痛，请当天前来。</p>
<p>如果腹部一侧剧痛、肩尖疼痛、昏厥，或大量出血、一小时内湿透一片卫生巾，请拨打<strong>999</strong>或立即前来。这可能是子宫外孕。</p>`,
    },
  },
  {
    kind: 'article',
    slug: 'diabetes-that-begins-in-pregnancy',
    title: t('Diabetes that begins in pregnancy', 'Diabetes yang bermula semasa hamil', '妊娠期糖尿病'),
    summary: t(
      'Why we ask you to drink the sweet water, what the result means, and how you and your baby stay well.',
      'Mengapa kami meminta anda minum air gula, maksud keputusannya, dan cara anda dan bayi kekal sihat.',
      '为何要喝糖水检验、结果代表什么，以及如何保母婴平安。',
    ),
    fields: { type: 'explained' },
    topics: ['women', 'diabetes'],
    author: 'Dr Nur Iman Sulaiman',
    reviewer: 'Dr Farid Zulkarnain',
    publishedAt: '2026-03-23T09:00:00+08:00',
    body: {
      en: `<p>In pregnancy the placenta makes hormones that hold insulin back. Most bodies answer by making more. When that is not enough, sugar rises, and the extra sugar reaches the baby. In Malaysia this is common, and with care most mothers have a healthy birth.</p>
<h2>The sweet water test</h2>
<p>You come in the morning without breakfast. We take blood, you drink 75 g of glucose in water, and after two hours we take blood again. We call it gestational diabetes if the first value is <strong>5.1 mmol/L or more</strong>, or the second is <strong>7.8 mmol/L or more</strong>.</p>
<p>If you carry extra weight, have a parent with diabetes, or had a large baby before, we test at the first visit and again at 24 to 28 weeks. If you are 25 or older and have none of these, we test once, at 24 to 28 weeks. If the drink makes you vomit, tell us. We will try another day.</p>
<h2>What changes for you</h2>
<ul><li>You prick your finger a few times a day. The goals are usually below 5.3 before breakfast, and below 6.7 two hours after a meal.</li><li>You eat three small meals and two or three snacks. Half a cup of rice at a time is easier for the body than two cups at once.</li><li>You walk for fifteen minutes after meals.</li><li>We measure the baby’s growth more often.</li></ul>
<p>If food and walking are not enough after one or two weeks, we add metformin or insulin. Insulin does not cross to the baby. It is not a punishment and it usually ends with the birth.</p>
<h2>The birth and afterwards</h2>
<p>Many mothers give birth in the normal way, often between 38 and 40 weeks. The baby’s sugar is checked with a drop of blood from the heel. Early breastfeeding keeps it steady.</p>
<p>Six weeks later we ask you to take the sweet water test once more, and then a blood test each year. About half of the women who had this diabetes get type 2 later in life. Breastfeeding, walking and a steady weight lower that risk.</p>
<h2>When to call us</h2>
<p>Call the labour room at any hour if your baby moves less than usual, if you bleed, if water runs, or if you have a bad headache with spots before your eyes. Come the same day if your sugar is above 11, or below 3.9 more than once.</p>`,
      ms: `<p>Semasa hamil, uri mengeluarkan hormon yang menghalang tindakan insulin. Kebanyakan badan bertindak balas dengan menghasilkan lebih banyak insulin. Apabila itu tidak mencukupi, gula meningkat, dan lebihan gula sampai kepada bayi. Di Malaysia keadaan ini biasa, dan dengan penjagaan yang baik kebanyakan ibu bersalin dengan selamat.</p>
<h2>Ujian air gula</h2>
<p>Anda datang pada waktu pagi tanpa bersarapan. Kami mengambil darah, anda minum 75 g glukosa dalam air, dan selepas dua jam kami mengambil darah sekali lagi. Kami menyebutnya diabetes gestasi jika bacaan pertama <strong>5.1 mmol/L atau lebih</strong>, atau bacaan kedua <strong>7.8 mmol/L atau lebih</strong>.</p>
<p>Jika anda mempunyai berat badan berlebihan, ibu atau bapa menghidap diabetes, atau pernah melahirkan bayi besar, kami menguji pada lawatan pertama dan sekali lagi pada 24 hingga 28 minggu. Jika anda berumur 25 tahun atau lebih dan tiada faktor ini, kami menguji sekali sahaja, pada 24 hingga 28 minggu. Jika minuman itu menyebabkan anda muntah, beritahu kami. Kami akan mencuba pada hari lain.</p>
<h2>Apa yang berubah bagi anda</h2>
<ul><li>Anda mencucuk jari beberapa kali sehari. Sasarannya biasanya di bawah 5.3 sebelum sarapan, dan di bawah 6.7 dua jam selepas makan.</li><li>Anda makan tiga hidangan kecil dan dua atau tiga snek. Setengah cawan nasi sekali makan lebih mudah diproses badan berbanding dua cawan sekali gus.</li><li>Anda berjalan kaki lima belas minit selepas makan.</li><li>Kami mengukur tumbesaran bayi dengan lebih kerap.</li></ul>
<p>Jika pemakanan dan berjalan kaki tidak mencukupi selepas satu atau dua minggu, kami menambah metformin atau insulin. Insulin tidak sampai kepada bayi. Ia bukan hukuman dan biasanya tamat selepas bersalin.</p>
<h2>Kelahiran dan selepasnya</h2>
<p>Ramai ibu bersalin secara normal, selalunya antara 38 hingga 40 minggu. Gula bayi diperiksa dengan setitis darah dari tumit. Penyusuan awal mengekalkan gula bayi.</p>
<p>Enam minggu kemudian, kami meminta anda menjalani ujian air gula sekali lagi, dan selepas itu ujian darah setiap tahun. Kira-kira separuh daripada wanita yang pernah mengalami diabetes ini menghidap diabetes jenis 2 pada kemudian hari. Penyusuan, berjalan kaki dan berat badan yang stabil mengurangkan risiko itu.</p>
<h2>Bila perlu hubungi kami</h2>
<p>Telefon dewan bersalin pada bila-bila masa jika bayi bergerak kurang daripada biasa, jika anda berdarah, jika air ketuban keluar, atau jika sakit kepala teruk dengan bintik di depan mata. Datang pada hari yang sama jika gula anda melebihi 11, atau di bawah 3.9 lebih daripada sekali.</p>`,
      zh: `<p>怀孕时，胎盘产生的激素会削弱胰岛素的作用。多数人的身体会分泌更多胰岛素来应付；如果还不够，血糖便升高，多余的糖会传到胎儿身上。这在马来西亚很常见，只要照顾得当，大多数母亲都能平安生产。</p>
<h2>糖水检验</h2>
<p>您早上空腹前来。我们先抽血，您喝下溶有75克葡萄糖的水，两小时后再抽血。如果第一次是<strong>5.1 mmol/L或以上</strong>，或第二次是<strong>7.8 mmol/L或以上</strong>，便是妊娠期糖尿病。</p>
<p>如果您体重过重、父母有糖尿病，或曾生下体型较大的婴儿，我们会在第一次产检时检验，并在24至28周再验一次。如果您25岁或以上而没有上述情况，只在24至28周验一次。如果喝了糖水呕吐，请告诉我们，我们会改天再做。</p>
<h2>您的生活有什么改变</h2>
<ul><li>每天扎几次手指验血糖。目标通常是早餐前低于5.3，餐后两小时低于6.7。</li><li>每天吃三顿小餐，加两三次点心。每次吃半杯饭，比一次吃两杯对身体轻松。</li><li>餐后步行十五分钟。</li><li>我们会更常测量胎儿的生长。</li></ul>
<p>如果饮食和步行一两周后仍不够，我们会加用metformin或胰岛素。胰岛素不会传给胎儿。用胰岛素不是惩罚，通常生产后就可以停用。</p>
<h2>生产及之后</h2>
<p>许多母亲可以自然分娩，多在38至40周之间。婴儿出生后会从脚跟取一滴血检查血糖。及早喂母乳可使血糖保持稳定。</p>
<p>六周后，请再做一次糖水检验，之后每年验血一次。患过妊娠期糖尿病的妇女，大约一半日后会患上2型糖尿病。喂母乳、步行和保持体重稳定，都能降低这个风险。</p>
<h2>何时联络我们</h2>
<p>如果胎动比平时少、出血、穿水，或剧烈头痛兼眼前有黑点，无论几点都请致电产房。如果血糖高于11，或不止一次低于3.9，请当天前来。</p>`,
    },
  },
  {
    kind: 'article',
    slug: 'the-hpv-test-you-can-take-yourself',
    title: t(
      'The cervical test you can take yourself',
      'Ujian pangkal rahim yang boleh dibuat sendiri',
      '可以自行采样的子宫颈检验',
    ),
    summary: t(
      'The HPV test finds the virus years before cancer. It is done with a soft swab, every five years.',
      'Ujian HPV mengesan virus bertahun-tahun sebelum kanser. Ia dibuat dengan swab lembut, setiap lima tahun.',
      'HPV检验能在癌变前多年发现病毒，只需柔软棉签，每五年一次。',
    ),
    fields: { type: 'prevention' },
    topics: ['cancer', 'women'],
    author: 'Dr Shamini Rajaratnam',
    reviewer: 'Dr Wong Siew Fong',
    publishedAt: '2026-01-26T09:00:00+08:00',
    body: {
      en: `<p>Many women put off a smear test because they are shy, because they are busy, or because they were hurt once. The newer test is different. It looks for the virus that causes nearly all cancer of the cervix, and you can take it yourself behind a curtain.</p>
<h2>What HPV is</h2>
<p>Human papillomavirus passes from skin to skin during sex. Most people who have ever had sex meet it, usually without knowing. It says nothing about you or your husband being unfaithful, because it can stay quiet for many years. The body clears it in most women. If some high-risk types remain for years, cells on the cervix can slowly change.</p>
<h2>Who should have the test</h2>
<p>The Ministry of Health recommends an HPV test for women aged <strong>30 to 65</strong> who have ever been sexually active, every <strong>five years</strong> while the result is clear. You also need it after the menopause and when you feel well. If you have had the vaccine, please still come, because it does not cover every type.</p>
<h3>How it is done</h3>
<ol><li>A nurse gives you a swab like a long cotton bud and shows you a picture.</li><li>You turn it inside the vagina for about twenty seconds. It should not hurt.</li><li>You close the tube and hand it in. The result comes within about three weeks.</li></ol>
<p>Choose a day without your period. If you would rather have a doctor take it, ask for a woman doctor.</p>
<h3>If the result is positive</h3>
<p>A positive test does <em>not</em> mean cancer. It means that we look more closely, with a smear or with a magnifying camera called a colposcope. If changed cells are found, they can be removed in the clinic, usually in less than half an hour. That is how a cancer is prevented rather than treated.</p>
<h2>Your daughter’s vaccine</h2>
<p>Girls in Malaysia are offered the HPV vaccine at school at thirteen. It works best before the first contact with the virus. If she missed it, ask us or the nearest health clinic.</p>
<h2>When to see a doctor</h2>
<p>Do not wait for a screening date if you bleed after sex, between periods or after the menopause, or if you have a smelly or bloody discharge or pain in the pelvis. Make an appointment with a <a href="/speciality-centre/obstetrics-gynaecology">gynaecologist</a> within two weeks.</p>`,
      ms: `<p>Ramai wanita menangguhkan ujian pap smear kerana malu, kerana sibuk, atau kerana pernah mengalami kesakitan. Ujian yang lebih baharu ini berbeza. Ia mencari virus yang menyebabkan hampir semua kanser pangkal rahim, dan anda boleh mengambil sampelnya sendiri di sebalik tirai.</p>
<h2>Apa itu HPV</h2>
<p>Virus papiloma manusia (human papillomavirus) berjangkit dari kulit ke kulit semasa hubungan seks. Kebanyakan orang yang pernah melakukan hubungan seks pernah dijangkiti, biasanya tanpa disedari. Ia tidak bermakna anda atau suami tidak setia, kerana virus ini boleh diam selama bertahun-tahun. Pada kebanyakan wanita, badan menyingkirkannya sendiri. Jika sesetengah jenis berisiko tinggi kekal selama bertahun-tahun, sel pada pangkal rahim boleh berubah perlahan-lahan.</p>
<h2>Siapa yang patut menjalani ujian ini</h2>
<p>Kementerian Kesihatan menyarankan ujian HPV bagi wanita berumur <strong>30 hingga 65 tahun</strong> yang pernah aktif secara seksual, setiap <strong>lima tahun</strong> selagi keputusannya bersih. Anda tetap memerlukannya selepas putus haid dan walaupun berasa sihat. Jika sudah menerima vaksin, datanglah juga, kerana vaksin tidak meliputi semua jenis.</p>
<h3>Cara ia dibuat</h3>
<ol><li>Jururawat memberi anda swab seperti putik kapas panjang dan menunjukkan gambar.</li><li>Anda memusingkannya di dalam faraj selama kira-kira dua puluh saat. Ia sepatutnya tidak sakit.</li><li>Anda menutup tiub dan menyerahkannya. Keputusan siap dalam masa kira-kira tiga minggu.</li></ol>
<p>Pilih hari ketika anda tidak datang haid. Jika anda lebih selesa sampel diambil oleh doktor, mintalah doktor wanita.</p>
<h3>Jika keputusan positif</h3>
<p>Ujian positif <em>bukan</em> bermakna kanser. Ia bermakna kami perlu melihat dengan lebih teliti, melalui pap smear atau kamera pembesar yang dipanggil kolposkop. Jika sel yang berubah ditemui, ia boleh dibuang di klinik, biasanya dalam masa kurang setengah jam. Begitulah kanser dicegah, bukan dirawat.</p>
<h2>Vaksin untuk anak perempuan anda</h2>
<p>Pelajar perempuan di Malaysia ditawarkan vaksin HPV di sekolah pada umur tiga belas tahun. Ia paling berkesan sebelum kali pertama terdedah kepada virus. Jika anak anda terlepas, tanya kami atau klinik kesihatan berdekatan.</p>
<h2>Bila perlu jumpa doktor</h2>
<p>Jangan tunggu tarikh saringan jika anda berdarah selepas hubungan seks, antara haid atau selepas putus haid, atau jika ada keputihan berbau atau berdarah, atau sakit pada pelvis. Buat temu janji dengan <a href="/speciality-centre/obstetrics-gynaecology">pakar sakit puan</a> dalam masa dua minggu.</p>`,
      zh: `<p>许多妇女迟迟不做抹片检查，因为害羞、忙碌，或曾经做得很痛。这种新的检验不一样。它检测引起几乎所有子宫颈癌的病毒，而且您可以在帘子后面自己采样。</p>
<h2>什么是HPV</h2>
<p>人类乳头瘤病毒（HPV）在性行为时经皮肤接触传播。有过性行为的人大多接触过，而且通常不知情。它并不说明您或您的丈夫不忠，因为病毒可以潜伏多年。多数妇女的身体会自行清除病毒。如果某些高危型多年不退，子宫颈的细胞便可能慢慢病变。</p>
<h2>谁应该接受检验</h2>
<p>卫生部建议，年龄<strong>30至65岁</strong>、曾有性生活的妇女接受HPV检验，只要结果正常，每<strong>五年</strong>一次。停经后、自觉健康时也一样需要。接种过疫苗的人也请继续检验，因为疫苗并不涵盖所有类型。</p>
<h3>怎样进行</h3>
<ol><li>护士给您一支像长棉花棒的采样棒，并让您看一张图示。</li><li>您把它放入阴道内转动约二十秒。应该不会痛。</li><li>盖好试管交回。结果大约三周内出来。</li></ol>
<p>选择月经以外的日子。如果您希望由医生采样，可以要求女医生。</p>
<h3>如果结果呈阳性</h3>
<p>阳性<em>不</em>代表癌症，而是表示我们要看得更仔细，做抹片，或用放大镜头（称为阴道镜）检查。如果发现病变细胞，可以在诊所切除，通常不到半小时。这样是预防癌症，而不是等到患癌才治疗。</p>
<h2>女儿的疫苗</h2>
<p>马来西亚的女生十三岁时可在学校接种HPV疫苗。在首次接触病毒之前接种效果最好。如果她错过了，请询问我们或附近的政府诊所。</p>
<h2>何时该看医生</h2>
<p>如果性行为后、两次月经之间或停经后出血，或有异味、带血的分泌物，或骨盆疼痛，请不要等到筛检日期。请在两周内预约<a href="/speciality-centre/obstetrics-gynaecology">妇科专科医生</a>。</p>`,
    },
  },
  {
    kind: 'article',
    slug: 'you-found-a-lump-in-your-breast',
    title: t('You found a lump in your breast', 'Anda menemui ketulan pada payudara', '您摸到乳房有硬块'),
    summary: t(
      'Eight or nine of ten lumps are not cancer. Here is what happens at the clinic, hour by hour.',
      'Lapan atau sembilan daripada sepuluh ketulan bukan kanser. Inilah yang berlaku di klinik, jam demi jam.',
      '十个硬块中有八九个不是癌症。一步步告诉您就诊当天会发生什么。',
    ),
    fields: { type: 'guide' },
    topics: ['cancer', 'women'],
    author: 'Dr Wong Siew Fong',
    reviewer: 'Dr Aminah Hj Yusof',
    publishedAt: '2025-10-13T09:00:00+08:00',
    body: {
      en: `<p>Your heart is probably beating faster than usual. Please read this sentence first: most lumps are cysts, harmless knots or normal tissue that changes with your period. Only a check can tell which, and the check is quicker than the worry.</p>
<h2>What to do today</h2>
<p>Make an appointment for the next one or two weeks. If your period is due, you can wait until a few days after it to see if the lump goes. If it stays, come. Men can get breast cancer too, and should come with any lump.</p>
<h2>What happens at the clinic</h2>
<ol><li><strong>Talking.</strong> When did you notice it? Does it change? Has anyone in the family had breast or ovarian cancer?</li><li><strong>Looking and feeling.</strong> You may ask for a woman doctor. A nurse stays with you.</li><li><strong>Pictures.</strong> Under 40 usually an ultrasound; above that a mammogram as well. The plates press for a few seconds.</li><li><strong>A tiny sample,</strong> if we need one. The skin is numbed, and a needle takes a thread of tissue. You go home with a plaster.</li></ol>
<p>Pictures are often read on the same day. A sample takes three to five working days. We give that result face to face, never by text message, and you may bring someone.</p>
<h3>If it is cancer</h3>
<p>Breast cancer that is found early can be treated well in most women. Many keep their breast. You will meet a surgeon, a cancer doctor and a breast care nurse, and they agree on one plan with you. There is time to think and to ask for a second opinion. Please do not lose months on treatments that promise a cure without surgery. We see women who come back when the door is nearly closed.</p>
<h2>Screening when there is no lump</h2>
<p>Know how your breasts normally look and feel. From 50, a mammogram every two years is advised, and from 40 you can ask us what suits you. If your mother or sister had breast cancer young, start earlier.</p>
<h2>When to see a doctor</h2>
<p>Come within two weeks for a new lump in the breast or armpit, skin that dimples like orange peel, a nipple that turns in or bleeds, or a rash on one nipple that does not heal. If you breastfeed and have a red, hot breast with fever, come the same day. Our <a href="/speciality-centre/oncology">cancer teams</a> and surgeons work side by side.</p>`,
      ms: `<p>Jantung anda mungkin sedang berdegup lebih laju daripada biasa. Baca ayat ini dahulu: kebanyakan ketulan ialah sista, ketulan tidak berbahaya atau tisu normal yang berubah mengikut kitaran haid. Hanya pemeriksaan dapat memastikannya, dan pemeriksaan itu lebih singkat daripada kerisauan anda.</p>
<h2>Apa yang perlu dibuat hari ini</h2>
<p>Buat temu janji dalam masa seminggu dua ini. Jika haid anda hampir tiba, anda boleh menunggu beberapa hari selepas haid untuk melihat sama ada ketulan itu hilang. Jika ia masih ada, datanglah. Lelaki juga boleh menghidap kanser payudara, dan patut datang jika ada apa-apa ketulan.</p>
<h2>Apa yang berlaku di klinik</h2>
<ol><li><strong>Berbincang.</strong> Bila anda menyedarinya? Adakah ia berubah? Adakah ahli keluarga yang pernah menghidap kanser payudara atau ovari?</li><li><strong>Melihat dan memeriksa.</strong> Anda boleh meminta doktor wanita. Jururawat akan menemani anda.</li><li><strong>Gambar.</strong> Bawah umur 40 tahun biasanya ultrabunyi; lebih daripada itu, mamogram juga. Plat menekan selama beberapa saat.</li><li><strong>Sampel yang kecil,</strong> jika perlu. Kulit dikebaskan, dan jarum mengambil secebis tisu yang halus. Anda pulang dengan plaster.</li></ol>
<p>Gambar selalunya dibaca pada hari yang sama. Sampel mengambil masa tiga hingga lima hari bekerja. Kami menyampaikan keputusan itu secara bersemuka, bukan melalui mesej teks, dan anda boleh membawa seseorang.</p>
<h3>Jika ia kanser</h3>
<p>Kanser payudara yang ditemui awal dapat dirawat dengan baik pada kebanyakan wanita. Ramai yang dapat mengekalkan payudara mereka. Anda akan berjumpa pakar bedah, doktor kanser dan jururawat penjagaan payudara, dan mereka bersetuju dengan satu pelan bersama anda. Ada masa untuk berfikir dan mendapatkan pendapat kedua. Janganlah membuang masa berbulan-bulan dengan rawatan yang menjanjikan kesembuhan tanpa pembedahan. Kami berjumpa wanita yang kembali ketika pintu sudah hampir tertutup.</p>
<h2>Saringan apabila tiada ketulan</h2>
<p>Kenali rupa dan rasa payudara anda yang biasa. Dari umur 50 tahun, mamogram disarankan setiap dua tahun, dan dari umur 40 tahun anda boleh bertanya kami apa yang sesuai untuk anda. Jika ibu atau adik-beradik perempuan anda menghidap kanser payudara pada usia muda, mulakan lebih awal.</p>
<h2>Bila perlu jumpa doktor</h2>
<p>Datang dalam masa dua minggu jika ada ketulan baharu pada payudara atau ketiak, kulit berlekuk seperti kulit limau, puting yang masuk ke dalam atau berdarah, atau ruam pada sebelah puting yang tidak sembuh. Jika anda menyusukan bayi dan payudara merah, panas serta anda demam, datang pada hari yang sama. <a href="/speciality-centre/oncology">Pasukan kanser</a> dan pakar bedah kami bekerja bersama-sama.</p>`,
      zh: `<p>您的心大概跳得比平时快。请先读这一句：大多数硬块是水囊、无害的结节，或随月经变化的正常组织。只有检查才能确定是哪一种，而检查所花的时间，比担忧的时间短。</p>
<h2>今天该做什么</h2>
<p>请在一两周内预约就诊。如果月经快来了，可以等到经后几天，看看硬块是否消失。如果还在，就来检查。男性也可能患乳癌，有任何硬块都应该来。</p>
<h2>就诊时会做什么</h2>
<ol><li><strong>谈话。</strong>您何时发现？有没有变化？家里有没有人患过乳癌或卵巢癌？</li><li><strong>观察与触摸。</strong>您可以要求女医生。护士会在旁陪伴。</li><li><strong>影像。</strong>40岁以下通常做超声波；40岁以上再加乳房X光。夹板会压几秒钟。</li><li><strong>抽取少许样本，</strong>如有需要。皮肤先麻醉，再用针取出一丝组织。您贴上胶布就可以回家。</li></ol>
<p>影像往往当天就能判读。样本需要三至五个工作日。我们会当面告知结果，绝不用短信，您可以带人陪同。</p>
<h3>如果是癌症</h3>
<p>早期发现的乳癌，大多数妇女的治疗效果良好，许多人能保住乳房。您会见外科医生、癌症专科医生和乳房护理护士，他们会和您一起定出一个方案。您有时间考虑，也可以征询第二意见。请不要把几个月的时间花在声称不开刀也能治好的疗法上。我们见过一些妇女回来时，几乎已经太迟。</p>
<h2>没有硬块时的筛检</h2>
<p>了解自己乳房平时的样子和触感。50岁起，建议每两年做一次乳房X光；40岁起，可以问我们什么适合您。如果母亲或姐妹年轻时患乳癌，应更早开始。</p>
<h2>何时该看医生</h2>
<p>如果乳房或腋下有新的硬块、皮肤像橙皮般凹陷、乳头内陷或出血，或一边乳头的皮疹久久不愈，请在两周内前来。如果您正在喂母乳，乳房红热又发烧，请当天前来。我们的<a href="/speciality-centre/oncology">癌症团队</a>与外科医生并肩合作。</p>`,
    },
  },
  {
    kind: 'article',
    slug: 'a-stool-test-from-the-age-of-fifty',
    title: t(
      'A small stool test from the age of fifty',
      'Ujian najis mudah mulai umur lima puluh',
      '五十岁起，做一次简单的粪便检验',
    ),
    summary: t(
      'Bowel cancer grows slowly and can be stopped early. The first step is a stick, a tube and two minutes.',
      'Kanser usus membesar perlahan dan boleh dihentikan awal. Langkah pertamanya hanya sebatang kayu kecil, satu tiub dan dua minit.',
      '大肠癌生长缓慢，可以及早阻断。第一步只需一支小棒、一个试管和两分钟。',
    ),
    fields: { type: 'prevention' },
    topics: ['cancer', 'digestion', 'ageing'],
    author: 'Dr Rohaya Mat Isa',
    reviewer: 'Dr Ravindran Pillai',
    publishedAt: '2026-04-13T09:00:00+08:00',
    body: {
      en: `<p>Cancer of the bowel is the commonest cancer in Malaysian men and the second in women. Nearly always it begins as a small growth, a polyp, which takes about ten years to turn bad. Remove the polyp, and it can no longer turn into cancer.</p>
<h2>The stool test</h2>
<p>The test is called iFOBT. It finds traces of blood that you cannot see. It is advised from <strong>50 to 75</strong> for people without symptoms, every one to two years.</p>
<ol><li>Lay paper in the toilet bowl to catch the stool.</li><li>Scrape the surface in several places with the little stick.</li><li>Put the stick into its tube, close it, and bring it to us within a few days.</li></ol>
<p>You do not need to fast or change your food. Do not do it during your period or with bleeding piles.</p>
<h3>If it is positive</h3>
<p>About one person in fifteen has a positive result. Most of them do not have cancer, but piles, a polyp or a small sore. The next step is a colonoscopy. Repeating the stool test until it is negative is no help: a polyp may bleed on Monday and not on Tuesday.</p>
<p>The day before a colonoscopy you take a strong laxative and stay near a toilet. That is the worst of it. During the test most people doze. It takes half an hour, and polyps are taken out at once.</p>
<h2>When to start earlier</h2>
<p>If a parent, brother or sister had bowel cancer, start at 40, or ten years before the age at which they fell ill, and with a colonoscopy. Tell us also about inflamed bowels or many polyps in the family.</p>
<h2>What lowers the risk</h2>
<p>Vegetables and fruit every day, whole grains, less processed meat, no smoking, little or no alcohol, a belt that does not need new holes, and movement. None of it replaces the test.</p>
<h2>When to see a doctor</h2>
<p>The stool test is for people who feel well. If you see blood, if your habit has changed for more than three weeks, if you lose weight, are pale and tired or feel a lump, come to a <a href="/speciality-centre/gastroenterology">digestive specialist</a> whatever your age. Heavy bleeding, or a swollen belly with vomiting and no wind, is an emergency: call <strong>999</strong>.</p>`,
      ms: `<p>Kanser usus ialah kanser paling kerap dalam kalangan lelaki Malaysia dan yang kedua dalam kalangan wanita. Hampir selalu ia bermula sebagai ketumbuhan kecil, iaitu polip, yang mengambil masa kira-kira sepuluh tahun untuk menjadi kanser. Buang polip itu, dan ia tidak lagi boleh menjadi kanser.</p>
<h2>Ujian najis</h2>
<p>Ujian ini dipanggil iFOBT. Ia mengesan kesan darah yang tidak dapat dilihat dengan mata. Ia disarankan dari umur <strong>50 hingga 75 tahun</strong> bagi mereka yang tiada simptom, setiap satu atau dua tahun.</p>
<ol><li>Letakkan kertas di dalam mangkuk tandas untuk menadah najis.</li><li>Kikis permukaan najis di beberapa tempat dengan batang kecil itu.</li><li>Masukkan batang ke dalam tiubnya, tutup, dan bawa kepada kami dalam masa beberapa hari.</li></ol>
<p>Anda tidak perlu berpuasa atau mengubah makanan. Jangan buat ujian ini semasa haid atau ketika buasir berdarah.</p>
<h3>Jika keputusan positif</h3>
<p>Kira-kira seorang daripada lima belas orang mendapat keputusan positif. Kebanyakan mereka tidak menghidap kanser, tetapi buasir, polip atau luka kecil. Langkah seterusnya ialah kolonoskopi. Mengulang ujian najis sehingga negatif tidak membantu: polip mungkin berdarah pada hari Isnin dan tidak pada hari Selasa.</p>
<p>Sehari sebelum kolonoskopi, anda mengambil julap yang kuat dan berada dekat dengan tandas. Itulah bahagian yang paling tidak selesa. Semasa ujian, kebanyakan orang terlelap. Ia mengambil masa setengah jam, dan polip dibuang serta-merta.</p>
<h2>Bila perlu bermula lebih awal</h2>
<p>Jika ibu, bapa atau adik-beradik pernah menghidap kanser usus, mulakan pada umur 40 tahun, atau sepuluh tahun lebih awal daripada umur mereka jatuh sakit, dan terus dengan kolonoskopi. Beritahu kami juga jika ada radang usus atau banyak polip dalam keluarga.</p>
<h2>Perkara yang mengurangkan risiko</h2>
<p>Sayur dan buah setiap hari, bijirin penuh, kurangkan daging diproses, tidak merokok, sedikit atau tiada alkohol, tali pinggang yang tidak perlu ditebuk lubang baharu, dan banyak bergerak. Namun semua ini tidak menggantikan ujian.</p>
<h2>Bila perlu jumpa doktor</h2>
<p>Ujian najis adalah untuk orang yang berasa sihat. Jika anda melihat darah, jika tabiat membuang air besar berubah lebih daripada tiga minggu, jika berat badan turun, pucat dan letih atau terasa ketulan, datang berjumpa <a href="/speciality-centre/gastroenterology">pakar penghadaman</a> walau berapa pun umur anda. Pendarahan banyak, atau perut bengkak dengan muntah dan tidak dapat kentut, ialah kecemasan: hubungi <strong>999</strong>.</p>`,
      zh: `<p>大肠癌是马来西亚男性最常见的癌症，在女性中排第二。它几乎都是从一粒小小的增生，也就是息肉开始，约十年才变坏。切除息肉，它就不会再变成癌症。</p>
<h2>粪便检验</h2>
<p>这项检验称为iFOBT，能验出肉眼看不到的微量血。建议没有症状的人从<strong>50至75岁</strong>，每一至两年做一次。</p>
<ol><li>在马桶里铺上纸接住粪便。</li><li>用小棒在粪便表面刮取几处。</li><li>把小棒放回试管，盖好，几天内交给我们。</li></ol>
<p>不需要禁食或改变饮食。月经期间或痔疮出血时不要做。</p>
<h3>如果结果呈阳性</h3>
<p>大约每十五人有一人呈阳性。其中多数不是癌症，而是痔疮、息肉或小伤口。下一步是做大肠镜。反复做粪便检验直到阴性，并没有用：息肉可能星期一出血，星期二不出血。</p>
<p>大肠镜前一天要服用强力泻药，并待在厕所附近。这是最辛苦的部分。检查时多数人都在打盹，过程半小时，发现息肉会当场切除。</p>
<h2>何时要更早开始</h2>
<p>如果父母或兄弟姐妹曾患大肠癌，应从40岁开始，或比他们发病的年龄早十年，而且直接做大肠镜。如果有肠炎，或家人有多发性息肉，也请告诉我们。</p>
<h2>怎样降低风险</h2>
<p>每天吃蔬菜水果、吃全谷类、少吃加工肉、不抽烟、少喝或不喝酒、别让皮带多打新的洞，以及多活动。但这些都不能代替检验。</p>
<h2>何时该看医生</h2>
<p>粪便检验是给自觉健康的人做的。如果看到血、排便习惯改变超过三周、体重下降、苍白疲倦或摸到硬块，无论几岁都请来见<a href="/speciality-centre/gastroenterology">肠胃专科医生</a>。大量出血，或腹部肿胀、呕吐且不能放屁，属于紧急情况：请拨打<strong>999</strong>。</p>`,
    },
  },
  {
    kind: 'article',
    slug: 'fever-in-a-small-child',
    title: t(
      'Fever in a small child: a calm guide for the night',
      'Demam pada anak kecil: panduan tenang pada waktu malam',
      '幼儿发烧：夜里的冷静指南',
    ),
    summary: t(
      'The number on the thermometer matters less than how your child behaves. What to look at, what to give, when to leave.',
      'Angka pada termometer kurang penting berbanding keadaan anak anda. Apa yang perlu dilihat, diberi dan bila perlu ke hospital.',
      '温度计上的数字不如孩子的精神重要。看什么、给什么、何时出门求医。',
    ),
    fields: { type: 'guide' },
    topics: ['children', 'infections'],
    author: 'Dr Chua Pei Ling',
    reviewer: 'Dr Khairul Nizam Daud',
    publishedAt: '2025-12-01T09:00:00+08:00',
    body: {
      en: `<p>It is two in the morning, and the forehead is hot. Fever is the body’s own way to fight germs. It does not harm the brain, even at 39 or 40. What we want to find is the rare child with a dangerous illness behind it.</p>
<h2>Look at the child first</h2>
<p>Does she look at you? Does she drink? Is she pink? Does she cheer up for a while when the fever goes down? Four times yes is a good sign, whatever the number says.</p>
<p>Measure in the armpit or ear. 38 degrees or more is fever. Feeling the forehead with a hand is only a guess.</p>
<h2>What helps</h2>
<ul><li>Light clothes, a fan that does not blow straight at the child, and no blankets.</li><li>Small drinks, often. Breast milk is best for babies.</li><li><strong>Paracetamol by weight</strong>: 15 mg for each kilo, not more often than every six hours, at most four times a day. Use the syringe that comes with it.</li><li>Let the child sleep. You need not wake her for medicine.</li></ul>
<p>Do not give aspirin. Do not give ibuprofen while dengue is possible, which in Malaysia is nearly always. Do not sponge with cold water or alcohol: it makes the child shiver and the heat go up. Antibiotics do not help against viruses.</p>
<h3>If there is a fit</h3>
<p>About one child in thirty has a fit with fever between six months and six years. It looks terrible and is nearly always harmless. Lay her on her side, put nothing in the mouth, look at the clock, and stay. Call <strong>999</strong> if it lasts longer than five minutes, or if it is the first one.</p>
<h2>Go now, at any hour</h2>
<ul><li>younger than <strong>three months</strong> with 38 degrees or more</li><li>hard to wake, very floppy, or a cry that sounds strange</li><li>breathing fast, ribs pulling in, grunting, or blue lips</li><li>purple spots that do not fade when you press a glass on them</li><li>stiff neck, or a bulging soft spot on the head</li><li>no wet nappy for six hours, or vomiting everything</li></ul>
<h2>When to see a doctor the next day</h2>
<p>Come if the fever lasts for more than two days, if she is between three and six months old, if an ear hurts, if passing urine hurts, or if someone near you has dengue. And come if you have a bad feeling. Parents are right surprisingly often. Our <a href="/speciality-centre/paediatrics">children’s doctors</a> keep places free every day.</p>`,
      ms: `<p>Pukul dua pagi, dan dahi anak panas. Demam ialah cara badan sendiri melawan kuman. Ia tidak merosakkan otak, walaupun pada 39 atau 40. Apa yang ingin kita cari ialah segelintir kanak-kanak yang menghidap penyakit berbahaya di sebaliknya.</p>
<h2>Lihat keadaan anak dahulu</h2>
<p>Adakah dia memandang anda? Adakah dia mahu minum? Adakah kulitnya kemerahan seperti biasa? Adakah dia ceria seketika apabila demam turun? Empat kali ya ialah tanda yang baik, walau berapa pun angkanya.</p>
<p>Ukur suhu di ketiak atau telinga. 38 darjah atau lebih ialah demam. Meraba dahi dengan tangan hanyalah tekaan.</p>
<h2>Apa yang membantu</h2>
<ul><li>Pakaian yang nipis, kipas yang tidak ditujukan terus kepada anak, dan tanpa selimut.</li><li>Minum sedikit-sedikit, tetapi kerap. Susu ibu paling baik untuk bayi.</li><li><strong>Parasetamol mengikut berat badan</strong>: 15 mg bagi setiap kilogram, tidak lebih kerap daripada setiap enam jam, paling banyak empat kali sehari. Gunakan picagari yang disertakan.</li><li>Biarkan anak tidur. Anda tidak perlu mengejutkannya untuk makan ubat.</li></ul>
<p>Jangan beri aspirin. Jangan beri ibuprofen selagi denggi masih mungkin, dan di Malaysia itu hampir sentiasa. Jangan lap dengan air sejuk atau alkohol: anak akan menggigil dan suhu akan naik. Antibiotik tidak membantu melawan virus.</p>
<h3>Jika anak kena sawan</h3>
<p>Kira-kira seorang daripada tiga puluh kanak-kanak mengalami sawan ketika demam antara umur enam bulan hingga enam tahun. Ia kelihatan menakutkan tetapi hampir selalu tidak berbahaya. Baringkan anak secara mengiring, jangan masukkan apa-apa ke dalam mulut, lihat jam, dan jangan tinggalkannya. Hubungi <strong>999</strong> jika sawan melebihi lima minit, atau jika ini kali pertama.</p>
<h2>Pergi sekarang, pada bila-bila masa</h2>
<ul><li>berumur bawah <strong>tiga bulan</strong> dengan suhu 38 darjah atau lebih</li><li>sukar dikejutkan, sangat lembik, atau tangisan yang bunyinya ganjil</li><li>bernafas laju, tulang rusuk tertarik ke dalam, mengerang, atau bibir biru</li><li>bintik ungu yang tidak pudar apabila ditekan dengan gelas</li><li>leher kaku, atau ubun-ubun membonjol</li><li>tiada lampin basah selama enam jam, atau memuntahkan semuanya</li></ul>
<h2>Bila perlu jumpa doktor keesokan harinya</h2>
<p>Datang jika demam melebihi dua hari, jika anak berumur antara tiga hingga enam bulan, jika telinga sakit, jika sakit ketika membuang air kecil, atau jika ada orang berdekatan menghidap denggi. Dan datanglah jika hati anda berasa tidak sedap. Naluri ibu bapa selalunya betul. <a href="/speciality-centre/paediatrics">Doktor kanak-kanak</a> kami menyediakan slot kosong setiap hari.</p>`,
      zh: `<p>凌晨两点，孩子额头发烫。发烧是身体对抗病菌的方式，就算烧到39或40度也不会伤脑。我们要找出的，是背后真正患有危险疾病的少数孩子。</p>
<h2>先看孩子的状态</h2>
<p>她会看着您吗？肯喝东西吗？脸色红润吗？退烧时会不会精神一阵子？四个答案都是“会”，就是好现象，不管温度计上的数字是多少。</p>
<p>在腋下或耳朵测量。38度或以上就是发烧。用手摸额头只是猜测。</p>
<h2>怎样照顾</h2>
<ul><li>穿薄衣，风扇不要直接吹着孩子，不盖被子。</li><li>少量多次喝水。婴儿最好喝母乳。</li><li><strong>扑热息痛（paracetamol）按体重给药</strong>：每公斤15毫克，至少相隔六小时，一天最多四次。请用附送的喂药针筒。</li><li>让孩子睡觉。不必叫醒她吃药。</li></ul>
<p>不要给阿司匹林。只要有可能是骨痛热症，就不要给布洛芬（ibuprofen），而在马来西亚几乎随时都有可能。不要用冷水或酒精擦身：孩子会发抖，体温反而升高。抗生素对病毒无效。</p>
<h3>如果抽搐</h3>
<p>六个月至六岁之间，大约每三十个孩子就有一个会因发烧而抽搐。看起来很可怕，但几乎都不会有害。让孩子侧卧，嘴里不要塞任何东西，看着时钟，陪在身边。如果超过五分钟，或是第一次抽搐，请拨打<strong>999</strong>。</p>
<h2>无论几点，马上就医</h2>
<ul><li>未满<strong>三个月</strong>，体温38度或以上</li><li>难以叫醒、全身瘫软，或哭声怪异</li><li>呼吸急促、肋骨凹陷、呻吟，或嘴唇发紫</li><li>用玻璃杯按压也不褪色的紫斑</li><li>颈部僵硬，或头顶囟门鼓起</li><li>六小时没有湿尿片，或吃什么都吐</li></ul>
<h2>何时第二天看医生</h2>
<p>如果发烧超过两天、孩子在三至六个月大之间、耳朵痛、小便痛，或附近有人患骨痛热症，请前来就诊。如果您总觉得不对劲，也请来。父母的直觉往往是对的。我们的<a href="/speciality-centre/paediatrics">儿科医生</a>每天都保留名额。</p>`,
    },
  },
  {
    kind: 'article',
    slug: 'hand-foot-and-mouth-disease',
    title: t(
      'Hand, foot and mouth disease: home from nursery',
      'Penyakit tangan, kaki dan mulut: anak perlu cuti taska',
      '手足口病：暂时不能上托儿所',
    ),
    summary: t(
      'How to help a child who will not eat, how long to stay at home, and the rare signs that need a hospital.',
      'Cara membantu anak yang enggan makan, tempoh perlu berehat di rumah, dan tanda jarang yang memerlukan hospital.',
      '孩子不肯吃东西怎么办、要在家休息多久，以及哪些罕见迹象需送医。',
    ),
    fields: { type: 'guide' },
    topics: ['children', 'infections'],
    author: 'Dr Khairul Nizam Daud',
    reviewer: 'Dr Chua Pei Ling',
    publishedAt: '2026-05-18T09:00:00+08:00',
    body: {
      en: `<p>The nursery has sent a message: three children have it. Within a week yours may too. Hand, foot and mouth disease comes round every year in Malaysia, mostly in children under six. It looks unpleasant, and it nearly always passes by itself in seven to ten days.</p>
<h2>How it looks</h2>
<p>It starts with a day or two of fever and a sore throat. Then small ulcers appear in the mouth, and flat or blistered spots on the palms, the soles and often the bottom. They seldom itch. Some weeks later nails may peel, and this is harmless.</p>
<h2>The hard part is drinking</h2>
<p>The mouth hurts, so the child refuses everything. Cold and soft works best: ice-cream, yoghurt, cold milk, chilled soup, ice lollies made from oral rehydration salts. Avoid orange juice and salty food. Paracetamol half an hour before a meal makes swallowing easier: by weight, six hours apart, at most four times a day. If he drinks well, do not worry about three days without rice.</p>
<h2>Keeping it from spreading</h2>
<ul><li>The child stays at home until the fever has gone and the blisters are dry, usually <strong>ten days</strong> from the start. The doctor will write the letter.</li><li>Wash hands with soap after the nappy, after the toilet and before food. Alcohol gel works less well on this virus.</li><li>Wipe toys, tables and door handles with diluted household bleach, then with water.</li><li>Separate cups, spoons and towels. No swimming pool.</li></ul>
<p>The virus stays in the stool for weeks, so keep washing after the spots are gone. Adults can catch it and may notice only a sore throat. If you are pregnant, tell your doctor, though trouble is very rare.</p>
<h2>When to see a doctor</h2>
<p>See a doctor once to be sure that it is this illness. Come back the same day if he drinks less than half of the usual amount, has no urine for six hours, or has a fever of more than 39 degrees or for more than three days.</p>
<p>Go to the emergency department, or call <strong>999</strong>, if he is very sleepy, <strong>jerks suddenly again and again while falling asleep</strong>, walks as if drunk, vomits repeatedly, breathes fast, or has cold, mottled skin. A few strains reach the brain or heart, and early treatment matters.</p>`,
      ms: `<p>Taska sudah menghantar mesej: tiga orang kanak-kanak telah dijangkiti. Dalam masa seminggu, anak anda mungkin turut terkena. Penyakit tangan, kaki dan mulut datang setiap tahun di Malaysia, kebanyakannya pada kanak-kanak bawah enam tahun. Ia kelihatan teruk, tetapi hampir selalu sembuh sendiri dalam masa tujuh hingga sepuluh hari.</p>
<h2>Bagaimana rupanya</h2>
<p>Ia bermula dengan demam dan sakit tekak selama sehari dua. Kemudian ulser kecil muncul di dalam mulut, dan bintik rata atau melepuh pada tapak tangan, tapak kaki dan selalunya punggung. Ia jarang gatal. Beberapa minggu kemudian, kuku mungkin tertanggal, dan ini tidak berbahaya.</p>
<h2>Yang paling sukar ialah minum</h2>
<p>Mulut sakit, jadi anak menolak segala-galanya. Makanan yang sejuk dan lembut paling sesuai: aiskrim, yogurt, susu sejuk, sup yang disejukkan, aiskrim batang daripada garam rehidrasi oral. Elakkan jus oren dan makanan masin. Parasetamol setengah jam sebelum makan memudahkan anak menelan: ikut berat badan, selang enam jam, paling banyak empat kali sehari. Jika dia minum dengan baik, jangan risau walaupun tiga hari tidak makan nasi.</p>
<h2>Cara mencegahnya daripada merebak</h2>
<ul><li>Anak berada di rumah sehingga demam hilang dan lepuh kering, biasanya <strong>sepuluh hari</strong> dari permulaan. Doktor akan menulis suratnya.</li><li>Basuh tangan dengan sabun selepas menukar lampin, selepas ke tandas dan sebelum makan. Gel alkohol kurang berkesan terhadap virus ini.</li><li>Lap mainan, meja dan tombol pintu dengan peluntur yang dicairkan, kemudian dengan air.</li><li>Asingkan cawan, sudu dan tuala. Jangan ke kolam renang.</li></ul>
<p>Virus kekal di dalam najis selama beberapa minggu, jadi teruskan membasuh tangan selepas bintik hilang. Orang dewasa boleh dijangkiti dan mungkin hanya berasa sakit tekak. Jika anda hamil, beritahu doktor, walaupun masalah amat jarang berlaku.</p>
<h2>Bila perlu jumpa doktor</h2>
<p>Jumpa doktor sekali untuk memastikan bahawa ini memang penyakit tersebut. Datang semula pada hari yang sama jika dia minum kurang daripada separuh jumlah biasa, tiada air kencing selama enam jam, atau demam melebihi 39 darjah atau lebih daripada tiga hari.</p>
<p>Pergi ke jabatan kecemasan, atau hubungi <strong>999</strong>, jika dia sangat mengantuk, <strong>tersentak berulang kali ketika hampir terlelap</strong>, berjalan terhuyung-hayang, muntah berulang kali, bernafas laju, atau kulitnya sejuk dan bertompok. Beberapa jenis virus ini boleh menyerang otak atau jantung, dan rawatan awal amat penting.</p>`,
      zh: `<p>托儿所发来通知：已有三个孩子得病。一周之内，您的孩子也可能中招。手足口病在马来西亚年年都有，多见于六岁以下的孩子。样子不好看，但几乎都会在七至十天内自行痊愈。</p>
<h2>有什么症状</h2>
<p>先是一两天的发烧和喉咙痛。接着口腔出现小溃疡，手掌、脚底，往往还有臀部出现扁平或水泡状的红点，很少会痒。几周后指甲可能脱落，这并无大碍。</p>
<h2>最难的是喝水</h2>
<p>嘴巴痛，孩子什么都不肯吃。又凉又软的最好：冰淇淋、酸奶、冷牛奶、放凉的汤、用口服补液盐做的冰棒。避免橙汁和咸的食物。饭前半小时给扑热息痛（paracetamol）可让吞咽容易些：按体重给药，相隔六小时，一天最多四次。只要他喝得好，三天不吃饭也不用担心。</p>
<h2>防止传染</h2>
<ul><li>孩子留在家里，直到退烧且水泡干了为止，通常从发病起<strong>十天</strong>。医生会写请假信。</li><li>换尿片后、如厕后和进食前用肥皂洗手。酒精搓手液对这种病毒效果较差。</li><li>用稀释的家用漂白水擦拭玩具、桌子和门把，再用清水擦。</li><li>杯子、汤匙和毛巾分开用。不要去游泳池。</li></ul>
<p>病毒会留在粪便里好几周，所以红点消失后仍要勤洗手。成年人也会感染，可能只觉得喉咙痛。如果您怀孕，请告诉医生，不过出现问题的情况非常罕见。</p>
<h2>何时该看医生</h2>
<p>请看一次医生，确定是不是这种病。如果喝的量不到平时一半、六小时没有小便，或发烧超过39度或超过三天，请当天回诊。</p>
<p>如果他昏昏欲睡、<strong>入睡时一再突然惊跳</strong>、走路像喝醉、反复呕吐、呼吸急促，或皮肤冰冷有花斑，请到急诊部，或拨打<strong>999</strong>。少数病毒株会侵犯大脑或心脏，及早治疗很重要。</p>`,
    },
  },
  {
    kind: 'article',
    slug: 'vaccinations-from-birth-to-school',
    title: t('Vaccinations from birth to school', 'Vaksinasi dari lahir hingga sekolah', '从出生到上学的疫苗接种'),
    summary: t(
      'Which injections come when, what to expect the night after, and how to catch up if you missed some.',
      'Suntikan mana pada umur berapa, apa yang dijangka malam selepasnya, dan cara mengejar suntikan yang tertinggal.',
      '何时打哪一针、当晚会有什么反应、漏打了如何补种。',
    ),
    fields: { type: 'prevention' },
    topics: ['children', 'infections'],
    author: 'Dr Chua Pei Ling',
    reviewer: 'Dr Jeremy Lau Kok Wai',
    publishedAt: '2026-02-23T09:00:00+08:00',
    body: {
      en: `<p>Your grandparents knew children who died of diphtheria or could not walk after polio. We hardly see either today, because nearly all children are vaccinated. When fewer parents come, these illnesses return. Malaysia has had new cases of diphtheria, whooping cough, measles and, in Sabah, polio within the last ten years.</p>
<h2>The national schedule</h2>
<ul><li><strong>At birth:</strong> BCG against tuberculosis, and hepatitis B.</li><li><strong>2, 3 and 5 months:</strong> the six-in-one: diphtheria, tetanus, whooping cough, polio, Hib and hepatitis B.</li><li><strong>4 and 6 months:</strong> pneumococcus.</li><li><strong>9 and 12 months:</strong> measles, mumps and rubella. In Sabah a measles dose comes at six months too, and in Sarawak Japanese encephalitis at 9 and 21 months.</li><li><strong>15 months:</strong> pneumococcus again. <strong>18 months:</strong> the six-in-one again.</li><li><strong>7 years:</strong> boosters at school. <strong>13 years:</strong> HPV for girls. <strong>15 years:</strong> tetanus.</li></ul>
<p>These vaccines are free for citizens at government health clinics. With us you may also ask about rotavirus, chickenpox, influenza and meningococcus.</p>
<h2>The night after</h2>
<p>A sore thigh, some fever, a sleepy or cross baby: this is the body learning. It passes in a day or two. Feed more often and give paracetamol if the baby suffers. After the measles vaccine fever and a faint rash may come a week later. The BCG leaves a small sore that heals slowly. Leave it dry and open.</p>
<h2>Worries that parents share with us</h2>
<p><strong>‘So many at once?’</strong> A baby meets thousands of germs every day. A few more are no burden. <strong>‘Autism?’</strong> Studies with over a million children found no link. <strong>‘Is it halal?’</strong> Vaccination to protect health is permitted according to Malaysia’s religious authorities, and your doctor can show you their rulings. <strong>‘He has a cold.’</strong> A runny nose is no reason to wait. Fever of 38.5 or more is.</p>
<h3>If you are late</h3>
<p>Bring the book. You never have to start again from the beginning, we simply carry on.</p>
<h2>When to see a doctor</h2>
<p>Call <strong>999</strong> for swelling of the face, trouble breathing or sudden paleness in the first hour, which is very rare, and for a fit. A baby under three months with 38 degrees or more goes to an emergency department now. Come the same day if a baby cries without a break for three hours or has a fever over 39 degrees.</p>`,
      ms: `<p>Datuk dan nenek anda mengenali kanak-kanak yang meninggal dunia kerana difteria atau tidak dapat berjalan selepas polio. Kini kita hampir tidak melihat kedua-duanya, kerana hampir semua kanak-kanak divaksin. Apabila semakin sedikit ibu bapa membawa anak mereka, penyakit ini kembali. Malaysia mencatatkan kes baharu difteria, batuk kokol, campak dan, di Sabah, polio dalam sepuluh tahun kebelakangan ini.</p>
<h2>Jadual kebangsaan</h2>
<ul><li><strong>Semasa lahir:</strong> BCG untuk mencegah tuberkulosis, dan hepatitis B.</li><li><strong>2, 3 dan 5 bulan:</strong> vaksin enam dalam satu: difteria, tetanus, batuk kokol, polio, Hib dan hepatitis B.</li><li><strong>4 dan 6 bulan:</strong> pneumokokus.</li><li><strong>9 dan 12 bulan:</strong> campak, beguk dan rubela. Di Sabah, satu dos campak turut diberi pada enam bulan, dan di Sarawak, ensefalitis Jepun pada 9 dan 21 bulan.</li><li><strong>15 bulan:</strong> pneumokokus sekali lagi. <strong>18 bulan:</strong> vaksin enam dalam satu sekali lagi.</li><li><strong>7 tahun:</strong> dos penggalak di sekolah. <strong>13 tahun:</strong> HPV untuk pelajar perempuan. <strong>15 tahun:</strong> tetanus.</li></ul>
<p>Vaksin ini percuma untuk warganegara di klinik kesihatan kerajaan. Di tempat kami, anda juga boleh bertanya tentang rotavirus, cacar air, influenza dan meningokokus.</p>
<h2>Malam selepas suntikan</h2>
<p>Paha yang sakit, sedikit demam, bayi mengantuk atau meragam: inilah badan yang sedang belajar. Ia hilang dalam sehari dua. Susukan dengan lebih kerap dan beri parasetamol jika bayi tidak selesa. Selepas vaksin campak, demam dan ruam halus mungkin datang seminggu kemudian. BCG meninggalkan luka kecil yang lambat sembuh. Biarkan ia kering dan terbuka.</p>
<h2>Kebimbangan yang dikongsi ibu bapa</h2>
<p><strong>‘Begitu banyak sekali gus?’</strong> Bayi terdedah kepada ribuan kuman setiap hari. Beberapa lagi tidak membebankannya. <strong>‘Autisme?’</strong> Kajian melibatkan lebih sejuta kanak-kanak tidak menemui kaitan. <strong>‘Adakah halal?’</strong> Vaksinasi untuk menjaga kesihatan diharuskan menurut pihak berkuasa agama di Malaysia, dan doktor anda boleh menunjukkan keputusan fatwanya. <strong>‘Dia selesema.’</strong> Hidung berair bukan sebab untuk menangguh. Demam 38.5 atau lebih barulah sebabnya.</p>
<h3>Jika terlewat</h3>
<p>Bawa bukunya. Anda tidak perlu bermula semula dari awal, kita hanya sambung.</p>
<h2>Bila perlu jumpa doktor</h2>
<p>Hubungi <strong>999</strong> jika muka bengkak, sukar bernafas atau tiba-tiba pucat dalam jam pertama, yang amat jarang berlaku, dan jika anak kena sawan. Bayi bawah tiga bulan dengan suhu 38 darjah atau lebih perlu dibawa ke jabatan kecemasan sekarang. Datang pada hari yang sama jika bayi menangis tanpa henti selama tiga jam atau demam melebihi 39 darjah.</p>`,
      zh: `<p>您的祖父母那一代，都认识死于白喉，或患小儿麻痹症后不能走路的孩子。如今这两种病几乎绝迹，因为几乎所有孩子都接种了疫苗。当带孩子接种的父母减少，这些病就会卷土重来。过去十年里，马来西亚又出现白喉、百日咳、麻疹的病例，沙巴还出现小儿麻痹症。</p>
<h2>国家接种时间表</h2>
<ul><li><strong>出生时：</strong>预防结核病的卡介苗（BCG），以及乙型肝炎疫苗。</li><li><strong>2、3和5个月：</strong>六合一疫苗：白喉、破伤风、百日咳、小儿麻痹症、Hib和乙型肝炎。</li><li><strong>4和6个月：</strong>肺炎球菌疫苗。</li><li><strong>9和12个月：</strong>麻疹、腮腺炎和风疹疫苗。沙巴在六个月时另加一剂麻疹疫苗，砂拉越则在9和21个月接种日本脑炎疫苗。</li><li><strong>15个月：</strong>再打肺炎球菌疫苗。<strong>18个月：</strong>再打六合一疫苗。</li><li><strong>7岁：</strong>在学校打加强剂。<strong>13岁：</strong>女生接种HPV疫苗。<strong>15岁：</strong>破伤风疫苗。</li></ul>
<p>公民可在政府诊所免费接种这些疫苗。在我们这里，您还可以询问轮状病毒、水痘、流感和脑膜炎球菌疫苗。</p>
<h2>接种后的晚上</h2>
<p>大腿酸痛、有点发烧、想睡或爱闹：这是身体在学习。一两天内就会过去。多喂奶，如果宝宝难受可给扑热息痛（paracetamol）。接种麻疹疫苗后，发烧和淡淡的红疹可能一周后才出现。卡介苗会留下一个愈合较慢的小疮口，保持干爽，不要遮盖。</p>
<h2>父母常有的担忧</h2>
<p><strong>“一次打这么多？”</strong>宝宝每天接触成千上万的细菌，多几种不成负担。<strong>“会得自闭症吗？”</strong>涉及超过一百万名儿童的研究没有发现关联。<strong>“清真吗？”</strong>马来西亚的宗教当局允许为保护健康而接种疫苗，医生可以让您看相关的裁决。<strong>“他伤风了。”</strong>流鼻涕不必延期；发烧38.5度或以上才需要。</p>
<h3>如果错过了时间</h3>
<p>带上手册。不必从头来过，接着打就行。</p>
<h2>何时该看医生</h2>
<p>如果接种后一小时内面部肿胀、呼吸困难或突然脸色苍白（非常罕见），或宝宝抽搐，请拨打<strong>999</strong>。未满三个月的宝宝体温38度或以上，请马上到急诊部。如果宝宝连续哭闹三小时，或发烧超过39度，请当天前来。</p>`,
    },
  },
  {
    kind: 'article',
    slug: 'when-sadness-does-not-lift',
    title: t('When sadness does not lift', 'Apabila kesedihan tidak reda', '当悲伤挥之不去'),
    summary: t(
      'Two weeks is the line between a bad time and something to be treated. Nobody has to earn help first.',
      'Dua minggu ialah garis antara masa sukar dengan sesuatu yang perlu dirawat. Sesiapa pun berhak mendapat bantuan.',
      '低落超过两周，就可能需要治疗。求助不需要任何资格。',
    ),
    fields: { type: 'explained' },
    topics: ['mental-health'],
    author: 'Dr Esther Philomena Dass',
    reviewer: 'Dr Shahrul Nizar',
    publishedAt: '2026-10-05T09:00:00+08:00',
    body: {
      en: `<p>If you are thinking of ending your life, or might act on it now, call <strong>999</strong>, go to the nearest emergency department, or call the HEAL line of the Ministry of Health at <strong>15555</strong> (8 am to midnight), or Befrienders, at any hour, on 03-7627 2929. You can say simply, ‘I am not safe.’ Someone will know what to do next.</p>
<p>Everybody is sad at times: after a loss, a quarrel, a bad result. This sadness comes in waves, and between them you can laugh. Depression is different. It is an illness of the whole body, and about one in twenty adults in Malaysia is living with it.</p>
<h2>The two-week question</h2>
<p>For most of the day, nearly every day, for two weeks:</p>
<ul><li>have you felt down, empty or without hope?</li><li>have you lost interest in what used to please you?</li></ul>
<p>If one answer is yes, please talk to a doctor. Other signs are waking at four, sleeping all day, no appetite or too much, slow thinking, guilt, and pains that no test explains. Men often notice anger rather than tears. In Malay people say that the heart is heavy; in Chinese, that the chest is stuffed. We understand all these words.</p>
<h3>It is not weak faith, and not a weak will</h3>
<p>Prayer, family and work give many people strength. Depression can strike the devout, the loved and the hard-working. Treatment and prayer do not exclude each other.</p>
<h2>What helps</h2>
<p><strong>Talking treatment</strong> once a week for some months teaches you to catch thoughts that pull you down. <strong>Medicine</strong> lifts the mood after two to six weeks; it is not addictive and it does not change who you are, but stop it slowly and with us. In the first weeks, above all under 25, tell us at once if dark thoughts grow. <strong>Movement</strong>, daylight, regular sleep and little alcohol add to both. Many people need only a few months.</p>
<h2>If you worry about someone</h2>
<p>Ask openly: ‘Are you thinking of killing yourself?’ The question does not plant the idea. It opens a door. Listen, do not argue, stay, and take away tablets and poisons. Then call for help together.</p>
<h2>When to see a doctor</h2>
<p>Make an appointment this week if the two-week answer is yes, or if you cannot work, study or care for your child. A family doctor is a good start, or one of our <a href="/speciality-centre/psychiatry">psychiatrists</a>. What you say stays between us, unless a life is in danger. A mother who feels like this after a birth should come within days.</p>`,
      ms: `<p>Jika anda terfikir untuk menamatkan hidup, atau mungkin bertindak sekarang, hubungi <strong>999</strong>, pergi ke jabatan kecemasan terdekat, atau hubungi talian HEAL Kementerian Kesihatan di <strong>15555</strong> (8 pagi hingga tengah malam), atau Befrienders, 24 jam, di 03-7627 2929. Anda boleh berkata sahaja, ‘Saya tidak selamat.’ Seseorang akan tahu apa yang perlu dibuat seterusnya.</p>
<p>Semua orang bersedih sekali-sekala: selepas kehilangan, pertengkaran atau keputusan yang buruk. Kesedihan ini datang seperti ombak, dan di antaranya anda masih boleh ketawa. Kemurungan berbeza. Ia penyakit yang melibatkan seluruh badan, dan kira-kira seorang daripada dua puluh orang dewasa di Malaysia hidup dengannya.</p>
<h2>Soalan dua minggu</h2>
<p>Hampir sepanjang hari, hampir setiap hari, selama dua minggu:</p>
<ul><li>adakah anda berasa sedih, kosong atau putus harapan?</li><li>adakah anda hilang minat terhadap perkara yang dahulu menggembirakan?</li></ul>
<p>Jika satu jawapannya ya, berbincanglah dengan doktor. Tanda lain ialah terjaga pukul empat pagi, tidur sepanjang hari, hilang selera atau terlalu banyak makan, lambat berfikir, rasa bersalah, dan sakit yang tidak dapat dijelaskan oleh apa-apa ujian. Lelaki selalunya berasa marah, bukan menangis. Dalam bahasa Melayu orang berkata hati terasa berat; dalam bahasa Cina, dada terasa tersumbat. Kami memahami semua ungkapan ini.</p>
<h3>Bukan lemah iman, dan bukan lemah semangat</h3>
<p>Doa, keluarga dan kerja memberi kekuatan kepada ramai orang. Kemurungan boleh menimpa orang yang taat, yang disayangi dan yang rajin bekerja. Rawatan dan doa boleh berjalan seiring.</p>
<h2>Apa yang membantu</h2>
<p><strong>Terapi perbualan</strong> seminggu sekali selama beberapa bulan mengajar anda mengenal pasti fikiran yang menjatuhkan semangat. <strong>Ubat</strong> memulihkan emosi selepas dua hingga enam minggu; ia tidak menyebabkan ketagihan dan tidak mengubah diri anda, tetapi hentikannya perlahan-lahan dan bersama kami. Dalam minggu-minggu pertama, terutamanya bagi yang berumur bawah 25 tahun, beritahu kami segera jika fikiran gelap bertambah. <strong>Pergerakan</strong>, cahaya siang, tidur yang teratur dan mengurangkan alkohol menambah kesan kedua-duanya. Ramai orang memerlukannya hanya beberapa bulan.</p>
<h2>Jika anda bimbang tentang seseorang</h2>
<p>Tanya secara terbuka: ‘Adakah awak terfikir untuk membunuh diri?’ Soalan itu tidak menanam idea tersebut. Ia membuka pintu. Dengar, jangan membantah, temani dia, dan jauhkan ubat serta racun. Kemudian hubungi bantuan bersama-sama.</p>
<h2>Bila perlu jumpa doktor</h2>
<p>Buat temu janji minggu ini jika jawapan bagi soalan dua minggu itu ya, atau jika anda tidak dapat bekerja, belajar atau menjaga anak. Doktor keluarga ialah permulaan yang baik, atau salah seorang <a href="/speciality-centre/psychiatry">pakar psikiatri</a> kami. Apa yang anda katakan kekal antara kita, kecuali jika ada nyawa yang terancam. Ibu yang berasa begini selepas bersalin perlu datang dalam masa beberapa hari.</p>`,
      zh: `<p>如果您有轻生的念头，或可能现在就会付诸行动，请拨打<strong>999</strong>、前往最近的急诊部，或拨打卫生部HEAL热线<strong>15555</strong>（早上8点至午夜），或24小时的Befrienders热线03-7627 2929。您只需说：“我现在不安全。”会有人知道接下来怎么做。</p>
<p>每个人都有难过的时候：失去亲人、争吵、成绩不理想之后。这种悲伤一阵一阵，其间您还笑得出来。忧郁症不一样，它是影响整个身体的疾病，马来西亚约每二十名成年人就有一人患有忧郁症。</p>
<h2>两周的问题</h2>
<p>连续两周，几乎每天，一天的大部分时间：</p>
<ul><li>您是否感到低落、空虚或没有希望？</li><li>您是否对以前喜欢的事失去兴趣？</li></ul>
<p>只要其中一个答案是“是”，请和医生谈谈。其他征兆包括凌晨四点就醒、整天昏睡、没胃口或吃得太多、思考变慢、内疚，以及查不出原因的疼痛。男性常表现为易怒，而不是流泪。马来语里说“心很重”，华语里说“胸口闷”，这些话我们都懂。</p>
<h3>不是信仰不坚，也不是意志薄弱</h3>
<p>祈祷、家庭和工作给许多人力量。但虔诚的人、被爱的人、勤奋的人，同样可能患上忧郁症。治疗与祈祷并不冲突。</p>
<h2>什么有帮助</h2>
<p><strong>心理治疗</strong>每周一次，持续几个月，教您察觉那些把您往下拉的念头。<strong>药物</strong>在两至六周后改善情绪；它不会上瘾，也不会改变您的个性，但停药要慢慢来，并与我们商量。最初几周，尤其是25岁以下的人，如果轻生的念头加重，请立即告诉我们。<strong>运动</strong>、阳光、规律的睡眠和少喝酒，能增强两者的效果。许多人只需要几个月的治疗。</p>
<h2>如果您担心某个人</h2>
<p>直接问：“你是不是想自杀？”这样问不会让对方萌生念头，反而打开一扇门。倾听，不要争辩，陪在身边，并把药物和毒物拿走。然后一起求助。</p>
<h2>何时该看医生</h2>
<p>如果“两周的问题”答案为“是”，或您无法工作、学习或照顾孩子，请在本周内预约就诊。可以先看家庭医生，或我们的<a href="/speciality-centre/psychiatry">精神科医生</a>。您说的话我们会保密，除非有生命危险。产后有这种感觉的母亲，应在几天内前来。</p>`,
    },
  },
  {
    kind: 'article',
    slug: 'exam-months-with-a-teenager',
    title: t('The exam months with a teenager', 'Bulan-bulan peperiksaan bersama remaja', '陪伴青少年度过考试季'),
    summary: t(
      'SPM is near and nobody sleeps. What pressure does to a young brain and what parents can do tonight.',
      'SPM semakin dekat dan semua tidak cukup tidur. Kesan tekanan pada otak remaja dan apa yang ibu bapa boleh buat malam ini.',
      'SPM将近，全家睡不好。压力如何影响年轻的大脑，父母今晚可以做什么。',
    ),
    fields: { type: 'guide' },
    topics: ['mental-health', 'children'],
    author: 'Dr Shahrul Nizar',
    reviewer: 'Dr Esther Philomena Dass',
    publishedAt: '2026-11-02T09:00:00+08:00',
    body: {
      en: `<p>Some pressure wakes us up. Too much of it for too long does the opposite: the memory closes, the stomach hurts, small things cause tears or slammed doors. If this is your house just now, you are not bad parents, and he is not lazy.</p>
<h2>Sleep is part of learning</h2>
<p>At night the brain files what was read in the day. A teenager needs <strong>eight to ten hours</strong>. One hour more of sleep is worth more than one hour more of notes after midnight. Phones charge in the living room, everybody’s phones. Sweet tea, coffee and energy drinks stop at four in the afternoon.</p>
<h3>Plans that can be kept</h3>
<ul><li>Forty minutes of work, ten minutes of moving, four times. Then a real break.</li><li>Old papers teach more than reading the same page again.</li><li>One meal a day at the table, when nobody asks about exams.</li><li>Half an hour outside, football or a walk with the dog. It counts as study time.</li></ul>
<h2>Words that help</h2>
<p>‘What is the hardest part?’ is better than ‘Have you finished?’ Say which effort you saw. Do not compare with a cousin. Tell him about a time when you failed and what came after. And say the sentence that many young patients tell us they longed for: ‘You are worth more to us than any result.’</p>
<p>Tuition on six evenings can be too much. Ask him which one he would drop, and listen to the answer.</p>
<h2>When it is more than stress</h2>
<p>Look for change: friends no longer matter, marks fall suddenly, food is refused or eaten in secret, long sleeves in the heat, giving away treasured things, messages about being a burden. Panic attacks, with a racing heart and tingling fingers, can be treated well.</p>
<h2>When to see a doctor</h2>
<p>Make an appointment within a week if the low mood or the fear lasts for more than two weeks, or if he stops going to school. The school counsellor is a good partner. If he speaks of dying or hurts himself, stay with him and come the same day. In danger call <strong>999</strong>. The HEAL line at <strong>15555</strong> (8 am to midnight) and Befrienders, at any hour, on 03-7627 2929 can advise both of you.</p>`,
      ms: `<p>Sedikit tekanan menjadikan kita lebih peka. Terlalu banyak dan terlalu lama memberi kesan sebaliknya: ingatan tertutup, perut sakit, perkara kecil menyebabkan air mata atau pintu dihempas. Jika inilah keadaan di rumah anda sekarang, anda bukan ibu bapa yang gagal, dan dia bukan pemalas.</p>
<h2>Tidur sebahagian daripada belajar</h2>
<p>Pada waktu malam, otak menyusun apa yang dibaca pada siang hari. Remaja memerlukan <strong>lapan hingga sepuluh jam</strong> tidur. Tambahan sejam tidur lebih berharga daripada sejam lagi menelaah nota selepas tengah malam. Telefon dicas di ruang tamu, telefon semua orang. Teh manis, kopi dan minuman tenaga berhenti pada pukul empat petang.</p>
<h3>Jadual yang boleh dipatuhi</h3>
<ul><li>Empat puluh minit belajar, sepuluh minit bergerak, sebanyak empat kali. Kemudian rehat yang sebenar.</li><li>Kertas soalan lama lebih banyak mengajar daripada membaca halaman yang sama berulang kali.</li><li>Sekali makan sehari di meja bersama keluarga, tanpa sesiapa bertanya tentang peperiksaan.</li><li>Setengah jam di luar, bermain bola atau bersiar-siar di taman. Itu dikira sebagai waktu belajar.</li></ul>
<h2>Kata-kata yang membantu</h2>
<p>‘Apa yang paling susah?’ lebih baik daripada ‘Dah siap ke belum?’ Sebut usaha yang anda lihat. Jangan bandingkan dengan sepupu. Ceritakan saat anda sendiri pernah gagal dan apa yang berlaku selepas itu. Dan ucapkan ayat yang menurut ramai pesakit muda kami amat mereka rindukan: ‘Kamu lebih berharga bagi kami daripada apa-apa keputusan.’</p>
<p>Tuisyen enam malam mungkin terlalu banyak. Tanya dia yang mana satu mahu digugurkan, dan dengar jawapannya.</p>
<h2>Apabila ia lebih daripada tekanan</h2>
<p>Perhatikan perubahan: kawan tidak lagi penting, markah merosot tiba-tiba, menolak makanan atau makan secara sembunyi, memakai lengan panjang ketika panas, memberikan barang kesayangan kepada orang lain, menghantar mesej tentang menjadi beban. Serangan panik, dengan jantung berdebar dan jari kebas, boleh dirawat dengan baik.</p>
<h2>Bila perlu jumpa doktor</h2>
<p>Buat temu janji dalam masa seminggu jika kemurungan atau ketakutan berlarutan lebih daripada dua minggu, atau jika dia berhenti ke sekolah. Kaunselor sekolah ialah rakan yang baik. Jika dia bercakap tentang mati atau mencederakan diri, temani dia dan datang pada hari yang sama. Jika ada bahaya, hubungi <strong>999</strong>. Talian HEAL di <strong>15555</strong> (8 pagi hingga tengah malam) dan Befrienders, 24 jam, di 03-7627 2929 boleh menasihati anda berdua.</p>`,
      zh: `<p>适度的压力让人清醒。压力太大、太久，效果就相反：记不住东西、胃痛，一点小事就流泪或摔门。如果您家里现在正是这样，您不是不称职的父母，他也不是懒。</p>
<h2>睡眠也是学习的一部分</h2>
<p>夜里，大脑会整理白天读过的内容。青少年需要<strong>八至十小时</strong>的睡眠。多睡一小时，胜过半夜后再读一小时笔记。手机放在客厅充电，全家人的手机都一样。甜茶、咖啡和能量饮料，下午四点后就不喝。</p>
<h3>做得到的计划</h3>
<ul><li>读书四十分钟，活动十分钟，重复四次。然后好好休息一下。</li><li>做历年考题，比反复读同一页学得更多。</li><li>每天一起坐下来吃一顿饭，谁也不问考试的事。</li><li>到户外半小时，踢球或遛狗。这也算读书时间。</li></ul>
<h2>有帮助的话</h2>
<p>“哪一部分最难？”比“读完了没有？”好。说出您看到的努力。不要和表兄弟姐妹比较。讲讲您自己失败的一次，以及后来怎样。还有一句话，许多年轻病人告诉我们，他们一直盼着听到：“对我们来说，你比任何成绩都重要。”</p>
<p>每周补习六个晚上可能太多。问他想停掉哪一个，并听他的回答。</p>
<h2>当情况不只是压力</h2>
<p>留意变化：不再在乎朋友、成绩突然下滑、拒绝进食或偷偷吃、大热天穿长袖、把珍爱的东西送人、发信息说自己是负担。心跳加速、手指发麻的惊恐发作，可以有效治疗。</p>
<h2>何时该看医生</h2>
<p>如果情绪低落或恐惧持续超过两周，或他不再上学，请在一周内预约就诊。学校辅导老师是很好的伙伴。如果他说起死亡或伤害自己，请陪在他身边，并当天前来。有危险时请拨打<strong>999</strong>。HEAL热线<strong>15555</strong>（早上8点至午夜）和24小时的Befrienders热线03-7627 2929，都可以给你们俩意见。</p>`,
    },
  },
  {
    kind: 'article',
    slug: 'knees-that-ache-on-the-stairs',
    title: t('Knees that ache on the stairs', 'Lutut yang sakit ketika naik tangga', '上下楼梯时膝盖疼痛'),
    summary: t(
      'Strong thighs are the best medicine for worn knees. Three exercises, and when an operation makes sense.',
      'Otot paha yang kuat ialah ubat terbaik untuk lutut haus. Tiga senaman, dan bila pembedahan wajar dilakukan.',
      '强健的大腿是磨损膝盖的良药。三个练习动作，以及何时才需要手术。',
    ),
    fields: { type: 'explained' },
    topics: ['bones', 'ageing'],
    author: 'Dr Ravi Shankar Maniam',
    reviewer: 'Dr Noor Hidayah Karim',
    publishedAt: '2026-03-09T09:00:00+08:00',
    body: {
      en: `<p>The market is on the first floor and you think about it before you go. Squatting, sitting on the floor for a feast, the positions of prayer: a sore knee is felt in all of them. Usually the cause is osteoarthritis. The smooth covering of the joint has become thin, and the muscles around it weak.</p>
<h2>Movement does not wear it out</h2>
<p>Many people rest the knee to save it. But cartilage has no blood vessels. It is fed when the joint moves, like a sponge that is pressed and let go. And strong thighs carry weight that the joint would otherwise have to carry.</p>
<h2>Three exercises</h2>
<ol><li><strong>Leg straight.</strong> Sit on a chair, stretch one leg out, hold for five seconds. Ten times each side.</li><li><strong>Up and down.</strong> Stand up from a firm chair without using your hands, sit down slowly. Ten times.</li><li><strong>Heel raise.</strong> Hold the kitchen counter, rise on your toes, come down slowly. Fifteen times.</li></ol>
<p>Do them every day for twelve weeks. A little soreness in the evening is fine. Sharp pain or swelling means do fewer.</p>
<h3>What else helps</h3>
<p>Each kilo of body weight puts three or four kilos on the knee when you take the stairs, so losing five kilos takes off a heavy suitcase. Hold a stick in the hand <em>opposite</em> the sore knee. Paracetamol or a pain gel is a good first medicine. Anti-inflammatory tablets are stronger, but they can hurt the stomach, kidneys and heart. Glucosamine is mostly money spent.</p>
<p>Pray on a chair if you need to. Religious teachers agree that this is permitted.</p>
<h2>When an operation makes sense</h2>
<p>When pain wakes you at night and you have tried exercise properly, a new joint can give back years of walking. Most people stand on the same day, and drive after about six weeks. It is your decision, not that of the X-ray.</p>
<h2>When to see a doctor</h2>
<p>See an <a href="/speciality-centre/orthopaedics">orthopaedic doctor</a> if the knee locks, gives way, or hurts for more than six weeks. Come the same day if it is suddenly hot, red and very painful, above all with fever, since this can be gout or an infection. Come at once after a fall if you cannot put weight on it, or if the calf is swollen and hurts.</p>`,
      ms: `<p>Pasar berada di tingkat satu dan anda berfikir dua kali sebelum pergi. Mencangkung, duduk bersila di kenduri, pergerakan solat: lutut yang sakit terasa dalam semuanya. Biasanya puncanya osteoartritis. Lapisan licin pada sendi telah menipis, dan otot di sekelilingnya lemah.</p>
<h2>Pergerakan tidak menghauskannya</h2>
<p>Ramai orang merehatkan lutut untuk menjaganya. Tetapi rawan tidak mempunyai salur darah. Ia mendapat zat apabila sendi bergerak, seperti span yang ditekan dan dilepaskan. Dan paha yang kuat menanggung beban yang jika tidak, terpaksa ditanggung oleh sendi.</p>
<h2>Tiga senaman</h2>
<ol><li><strong>Kaki lurus.</strong> Duduk di kerusi, luruskan sebelah kaki ke hadapan, tahan lima saat. Sepuluh kali setiap sebelah.</li><li><strong>Bangun dan duduk.</strong> Bangun dari kerusi yang kukuh tanpa menggunakan tangan, duduk perlahan-lahan. Sepuluh kali.</li><li><strong>Angkat tumit.</strong> Pegang kaunter dapur, berjengket, turun perlahan-lahan. Lima belas kali.</li></ol>
<p>Lakukan setiap hari selama dua belas minggu. Sedikit sengal pada waktu malam tidak mengapa. Jika sakit mencucuk atau bengkak, kurangkan bilangannya.</p>
<h3>Apa lagi yang membantu</h3>
<p>Setiap kilogram berat badan membebankan lutut tiga atau empat kilogram apabila naik tangga, jadi turun lima kilogram ibarat menurunkan sebuah beg pakaian yang berat. Pegang tongkat dengan tangan yang <em>bertentangan</em> dengan lutut yang sakit. Parasetamol atau gel tahan sakit ialah ubat pertama yang baik. Ubat anti-radang lebih kuat, tetapi boleh menjejaskan perut, buah pinggang dan jantung. Glukosamin kebanyakannya membazir wang sahaja.</p>
<p>Solat di atas kerusi jika perlu. Para agamawan bersetuju bahawa ini dibenarkan.</p>
<h2>Bila pembedahan wajar dilakukan</h2>
<p>Apabila sakit mengejutkan anda dari tidur dan anda sudah mencuba senaman dengan betul, sendi baharu boleh memberi anda semula bertahun-tahun berjalan. Kebanyakan orang boleh berdiri pada hari yang sama, dan memandu selepas kira-kira enam minggu. Keputusannya di tangan anda, bukan pada filem X-ray.</p>
<h2>Bila perlu jumpa doktor</h2>
<p>Jumpa <a href="/speciality-centre/orthopaedics">doktor ortopedik</a> jika lutut terkunci, terasa longgar dan tidak stabil, atau sakit lebih daripada enam minggu. Datang pada hari yang sama jika lutut tiba-tiba panas, merah dan sangat sakit, terutamanya jika demam, kerana ini mungkin gout atau jangkitan. Datang segera selepas jatuh jika anda tidak dapat berpijak pada kaki itu, atau jika betis bengkak dan sakit.</p>`,
      zh: `<p>巴刹在楼上，出门前您都要想一想。蹲下、在宴席上席地而坐、祈祷的动作：膝盖一痛，样样都感觉得到。原因通常是退化性关节炎，关节表面光滑的软骨变薄，周围的肌肉也变弱。</p>
<h2>活动不会磨坏膝盖</h2>
<p>许多人为了保护膝盖而不敢动。但软骨没有血管，要靠关节活动来获取养分，就像海绵一压一放。而强健的大腿可以分担关节原本要承受的重量。</p>
<h2>三个练习动作</h2>
<ol><li><strong>伸直腿。</strong>坐在椅子上，伸直一条腿，保持五秒。每边十次。</li><li><strong>起立坐下。</strong>不用手扶，从稳固的椅子上站起，慢慢坐下。十次。</li><li><strong>踮脚。</strong>扶着厨房台面，踮起脚尖，慢慢放下。十五次。</li></ol>
<p>每天做，持续十二周。晚上有点酸没关系；如果刺痛或肿胀，就减少次数。</p>
<h3>还有什么有帮助</h3>
<p>上下楼梯时，每公斤体重会给膝盖增加三四公斤的负担，所以减五公斤就像卸下一个沉重的行李箱。拐杖要拿在疼痛膝盖的<em>另一侧</em>手上。扑热息痛（paracetamol）或止痛药膏是很好的首选。消炎止痛药较强，但可能伤胃、伤肾、伤心脏。葡萄糖胺多半是白花钱。</p>
<p>需要的话，可以坐在椅子上祈祷。宗教师都同意这是允许的。</p>
<h2>何时才值得动手术</h2>
<p>如果夜里痛醒，而且您已认真做过运动，换一个新关节可以让您多走好多年。多数人手术当天就能站立，大约六周后可以开车。这由您来决定，而不是由X光片决定。</p>
<h2>何时该看医生</h2>
<p>如果膝盖卡住、发软站不稳，或疼痛超过六周，请看<a href="/speciality-centre/orthopaedics">骨科医生</a>。如果膝盖突然发热、发红、剧痛，尤其是伴有发烧，请当天前来，因为可能是痛风或感染。跌倒后如果不能着力，或小腿肿痛，请立即前来。</p>`,
    },
  },
  {
    kind: 'article',
    slug: 'forgetful-or-dementia',
    title: t(
      'Forgetful, or the beginning of dementia?',
      'Pelupa, atau permulaan demensia?',
      '只是健忘，还是失智症的开始？',
    ),
    summary: t(
      'Losing the keys is normal. Forgetting what keys are for is not. How to tell, and how to make the house safe.',
      'Hilang kunci itu biasa. Lupa kegunaan kunci itu tidak biasa. Cara membezakannya dan menjadikan rumah selamat.',
      '找不到钥匙很平常，忘了钥匙的用途则不然。如何分辨，并让家里更安全。',
    ),
    fields: { type: 'explained' },
    topics: ['ageing', 'mental-health'],
    author: 'Dr Noor Hidayah Karim',
    reviewer: 'Dr Ong Teik Huat',
    publishedAt: '2026-09-21T09:00:00+08:00',
    body: {
      en: `<p>Your mother tells the same story twice, and you lie awake. Everyone forgets more as the years go by. Dementia is something else, an illness of the brain that slowly takes away memory, words, judgement and, at last, daily life. Not every forgetful person has it, and some causes can be cured.</p>
<h2>What is normal and what is not</h2>
<ul><li>Normal: a name comes back later. Not: the names of the grandchildren are gone.</li><li>Normal: she forgets why she went to the kitchen. Not: she forgets that the stove is on, again and again.</li><li>Normal: he asks for the date. Not: he is lost on the way home from his own mosque or temple.</li><li>Normal: tired of parties. Not: a gentle person becomes suspicious and accuses the maid.</li></ul>
<h2>Causes that can be treated</h2>
<p>Low thyroid, lack of vitamin B12, depression, poor hearing, an infection, poor sleep, alcohol, or tablets for itching, bladder and sleep can all look like dementia. That is why we test blood, hearing and mood, and go through the whole bag of medicines. Often there is a scan. Sudden confusion over hours or days is not dementia. It is an emergency.</p>
<h2>If it is dementia</h2>
<p>There is no cure yet, but there is much to do. Some tablets ease the symptoms for a time. Controlling blood pressure and sugar, walking, music, friends and hearing aids all help. While she can still decide, talk about money, the house and who should speak for her.</p>
<h3>A safer and calmer house</h3>
<ul><li>Bright lights, also at night on the way to the toilet. No loose mats.</li><li>A large calendar and labels with pictures on the cupboards.</li><li>A gas stove that shuts itself off, and a bracelet with a telephone number.</li><li>Do not argue about facts. Answer the feeling: ‘You miss your mother. Tell me about her.’</li></ul>
<p>And look after the one who cares. Share the nights, accept help, and come to our family group. Exhausted carers fall ill too.</p>
<h2>When to see a doctor</h2>
<p>Make an appointment with a <a href="/speciality-centre/geriatrics">doctor for older people</a> if memory has troubled daily life for some months. Come along and bring examples. Come the same day for a fever with memory that is worse than usual. Go to an emergency department now for sudden confusion, a blow to the head or unusual drowsiness. Call <strong>999</strong> if the face droops, an arm is weak or speech is slurred.</p>`,
      ms: `<p>Ibu anda mengulang cerita yang sama dua kali, dan anda tidak dapat melelapkan mata. Semua orang semakin pelupa dengan meningkatnya usia. Demensia berbeza, ia penyakit otak yang perlahan-lahan menghilangkan ingatan, kata-kata, pertimbangan dan akhirnya kehidupan seharian. Tidak semua orang yang pelupa menghidapnya, dan sesetengah puncanya boleh disembuhkan.</p>
<h2>Apa yang normal dan apa yang tidak</h2>
<ul><li>Normal: nama seseorang teringat semula kemudian. Tidak normal: nama cucu hilang dari ingatan.</li><li>Normal: lupa mengapa dia ke dapur. Tidak normal: lupa dapur sedang menyala, berulang kali.</li><li>Normal: dia bertanya tarikh hari ini. Tidak normal: dia sesat ketika pulang dari masjid atau kuil sendiri.</li><li>Normal: bosan dengan majlis. Tidak normal: orang yang lembut menjadi curiga dan menuduh pembantu rumah.</li></ul>
<h2>Punca yang boleh dirawat</h2>
<p>Tiroid rendah, kekurangan vitamin B12, kemurungan, kurang pendengaran, jangkitan, kurang tidur, alkohol, atau ubat untuk gatal, pundi kencing dan tidur semuanya boleh kelihatan seperti demensia. Sebab itu kami menguji darah, pendengaran dan emosi, serta meneliti semua ubat di dalam beg. Selalunya ada imbasan. Kekeliruan mendadak dalam masa beberapa jam atau hari bukan demensia. Ia kecemasan.</p>
<h2>Jika ia demensia</h2>
<p>Belum ada penawarnya, tetapi banyak yang boleh dilakukan. Sesetengah ubat melegakan gejala buat sementara waktu. Mengawal tekanan darah dan gula, berjalan kaki, muzik, kawan-kawan dan alat bantu dengar semuanya membantu. Selagi dia masih boleh membuat keputusan, bincangkan tentang wang, rumah dan siapa yang patut mewakilinya.</p>
<h3>Rumah yang lebih selamat dan tenang</h3>
<ul><li>Lampu yang terang, juga pada waktu malam di laluan ke tandas. Tiada tikar yang longgar.</li><li>Kalendar besar dan label bergambar pada almari.</li><li>Dapur gas yang terpadam sendiri, dan gelang dengan nombor telefon.</li><li>Jangan bertengkar tentang fakta. Jawab perasaannya: ‘Mak rindukan nenek ya. Ceritalah tentang nenek.’</li></ul>
<p>Dan jagalah orang yang menjaganya. Bergilir pada waktu malam, terima bantuan, dan sertai kumpulan keluarga kami. Penjaga yang keletihan juga boleh jatuh sakit.</p>
<h2>Bila perlu jumpa doktor</h2>
<p>Buat temu janji dengan <a href="/speciality-centre/geriatrics">doktor warga emas</a> jika ingatan mengganggu kehidupan harian selama beberapa bulan. Datanglah bersama dan bawa contoh. Datang pada hari yang sama jika demam dan ingatan lebih teruk daripada biasa. Pergi ke jabatan kecemasan sekarang jika ada kekeliruan mendadak, kepala terhantuk atau mengantuk luar biasa. Hubungi <strong>999</strong> jika muka senget, lengan lemah atau pertuturan pelat.</p>`,
      zh: `<p>母亲把同一件事讲了两遍，您便辗转难眠。年纪大了，谁都会更健忘。失智症则不同，它是一种脑部疾病，慢慢夺去记忆、言语、判断力，最后是日常生活的能力。健忘的人不一定患失智症，而且有些原因可以治好。</p>
<h2>哪些正常，哪些不正常</h2>
<ul><li>正常：名字过一会儿才想起来。不正常：想不起孙子的名字。</li><li>正常：忘了自己为什么走进厨房。不正常：一再忘记炉火还开着。</li><li>正常：问今天几号。不正常：从自己常去的回教堂或庙宇回家时迷路。</li><li>正常：对聚会感到疲倦。不正常：原本温和的人变得多疑，指责女佣。</li></ul>
<h2>可以治疗的原因</h2>
<p>甲状腺功能低下、缺乏维生素B12、忧郁症、听力差、感染、睡眠不好、酒精，以及止痒、治膀胱或助眠的药物，都可能看起来像失智症。所以我们会验血、检查听力和情绪，并把整袋药物逐一看过，往往还会做扫描。几小时或几天内突然神志不清，不是失智症，而是紧急情况。</p>
<h2>如果是失智症</h2>
<p>目前无法根治，但能做的事很多。有些药物可在一段时间内缓解症状。控制血压和血糖、步行、音乐、朋友和助听器都有帮助。趁她还能作决定时，谈谈钱财、房子，以及由谁代她发言。</p>
<h3>更安全、更安宁的家</h3>
<ul><li>灯光要亮，夜里去厕所的路上也要有灯。不放会滑动的地垫。</li><li>大字日历，橱柜贴上有图的标签。</li><li>会自动熄火的煤气炉，以及写上电话号码的手环。</li><li>不要争辩事实，而是回应感受：“您想念外婆了。跟我说说她吧。”</li></ul>
<p>也要照顾好照顾者。夜里轮流看护，接受帮助，来参加我们的家属小组。累坏了的照顾者也会病倒。</p>
<h2>何时该看医生</h2>
<p>如果记忆问题影响日常生活已有几个月，请预约<a href="/speciality-centre/geriatrics">老年科医生</a>。请陪同前来，并带上具体的例子。如果发烧并且记忆比平时更差，请当天前来。突然神志不清、头部受撞或异常嗜睡，请马上到急诊部。如果脸部歪斜、手臂无力或说话含糊，请拨打<strong>999</strong>。</p>`,
    },
  },
];
