import type { SampleEntry } from './sample-entry.seed.ts';
import { page } from './sample-page.seed.ts';

/** The group, those who work with it, and how to reach it. */
export const groupPages: readonly SampleEntry[] = [
  page('consultant', {
    title: ['Practise with us as a consultant', 'Berkhidmat sebagai pakar perunding', '成为我们的顾问专科医生'],
    summary: [
      'What specialists need to know before they apply to work in one of our hospitals.',
      'Perkara yang perlu diketahui oleh pakar sebelum memohon berkhidmat di hospital kami.',
      '专科医生申请到我们医院执业前须知。',
    ],
    body: [
      `<p>{{doctors}} specialists look after patients in our {{hospitals}} hospitals. Most of them are independent: they run their own practice inside the hospital and decide with their patients what is right. The hospital brings the nurses, theatres, equipment, records and everything that makes good medicine possible.</p>
<h2>Who can apply</h2>
<ul><li>You are fully registered with the Malaysian Medical Council and hold a current annual practising certificate.</li><li>You are on the National Specialist Register in your field, or your application there is complete.</li><li>You have professional indemnity cover that fits your work.</li><li>You speak Malay or English well enough to explain an operation. Every other language helps our patients.</li></ul>
<p>Specialists trained abroad are welcome. We help with the papers, but the decision of the Malaysian Medical Council comes first.</p>
<h2>What you can expect</h2>
<ul><li>A consulting suite, with no rent in the first year at most hospitals.</li><li>One electronic record for the whole group, and one appointment system. You decide your weekly sessions, leave and the length of a visit yourself.</li><li>A peer group in your speciality that meets every month, and a yearly sum for courses.</li><li>At our two hospitals in the clinic network, case discussions with doctors abroad, at no cost to the patient.</li></ul>
<h2>What we expect</h2>
<ul><li>Fees within the schedule of the Private Healthcare Facilities and Services Regulations, and a written estimate for every planned operation.</li><li>Care for your own inpatients every day, or a named colleague who does it.</li><li>Taking part in the on-call rota, in audits and in open talks about complications.</li><li>Respect for every person in the house. Rudeness harms patients; we do not accept it.</li></ul>
<h2>How it goes on</h2>
<ol><li>You <a href="/consultant/apply">apply by our form</a> with your CV, registration and certificates. You receive a reference number at once.</li><li>The medical director of the hospital you chose rings you within ten working days.</li><li>You visit the hospital, meet your colleagues and see the theatre.</li><li>The credentialing committee checks your papers and asks two referees. It decides on the procedures you may perform.</li><li>You sign, and after two weeks of introduction you see your first patients. The privileges are looked at again after one year, and then every three years.</li></ol>
<p>Your papers are read only by the people who decide. If we do not come together, we delete them after twelve months. Doctors who look for an employed post find it under <a href="/career">careers</a>.</p>`,
      `<p>{{doctors}} orang pakar merawat pesakit di {{hospitals}} hospital kami. Kebanyakannya bebas: mereka mengendalikan amalan sendiri di hospital dan membuat keputusan bersama pesakit. Hospital menyediakan jururawat, dewan bedah, peralatan, rekod dan semua yang diperlukan untuk rawatan yang baik.</p>
<h2>Siapa yang boleh memohon</h2>
<ul><li>Anda berdaftar penuh dengan Majlis Perubatan Malaysia dan memegang sijil amalan tahunan yang sah.</li><li>Anda tersenarai dalam Daftar Pakar Kebangsaan bagi bidang anda, atau permohonan anda telah lengkap.</li><li>Anda mempunyai perlindungan indemniti profesional yang sesuai.</li><li>Anda fasih berbahasa Melayu atau Inggeris untuk menerangkan pembedahan. Setiap bahasa lain membantu pesakit kami.</li></ul>
<p>Pakar yang dilatih di luar negara dialu-alukan. Kami membantu urusan dokumen, tetapi keputusan Majlis Perubatan Malaysia didahulukan.</p>
<h2>Apa yang anda peroleh</h2>
<ul><li>Bilik perundingan tanpa sewa pada tahun pertama di kebanyakan hospital.</li><li>Satu rekod elektronik dan satu sistem temu janji untuk seluruh kumpulan. Anda menentukan sesi mingguan, cuti dan tempoh lawatan.</li><li>Kumpulan rakan sebidang yang bertemu setiap bulan, dan peruntukan tahunan untuk kursus.</li><li>Di dua hospital kami dalam rangkaian klinik, perbincangan kes dengan doktor di luar negara tanpa kos kepada pesakit.</li></ul>
<h2>Apa yang kami harapkan</h2>
<ul><li>Fi mengikut jadual Peraturan-Peraturan Kemudahan dan Perkhidmatan Jagaan Kesihatan Swasta, dan anggaran bertulis bagi setiap pembedahan yang dirancang.</li><li>Lawatan setiap hari kepada pesakit dalam anda, atau oleh rakan yang dinamakan.</li><li>Penyertaan dalam giliran atas panggilan, audit dan perbincangan terbuka tentang komplikasi.</li><li>Hormat kepada setiap orang di hospital. Kekasaran memudaratkan pesakit; kami tidak menerimanya.</li></ul>
<h2>Langkah seterusnya</h2>
<ol><li>Anda <a href="/ms/consultant/apply">memohon melalui borang kami</a> dengan CV, pendaftaran dan sijil. Anda menerima nombor rujukan serta-merta.</li><li>Pengarah perubatan hospital pilihan anda menelefon dalam sepuluh hari bekerja.</li><li>Anda melawat hospital, bertemu rakan sekerja dan melihat dewan bedah.</li><li>Jawatankuasa kelayakan menyemak dokumen dan bertanya kepada dua penilai, lalu menentukan prosedur yang boleh anda jalankan.</li><li>Anda menandatangani perjanjian, dan selepas dua minggu pengenalan anda menerima pesakit pertama. Keistimewaan klinikal disemak semula selepas setahun, kemudian setiap tiga tahun.</li></ol>
<p>Dokumen anda dibaca oleh mereka yang membuat keputusan sahaja. Jika permohonan tidak diteruskan, kami memadamkannya selepas dua belas bulan. Doktor yang mencari jawatan bergaji boleh melihat <a href="/ms/career">kerjaya</a>.</p>`,
      `<p>{{doctors}}位专科医生在我们的{{hospitals}}家医院照顾病人。他们多数为独立执业，在医院内设立诊所，与病人共同决定治疗方案。医院则提供护士、手术室、设备、病历系统等良好医疗所需的一切。</p>
<h2>谁可以申请</h2>
<ul><li>已在马来西亚医药理事会完全注册，并持有有效的年度执业证书。</li><li>已列入国家专科医生名册相关专科，或申请文件已齐全。</li><li>持有适合其执业范围的专业责任保险。</li><li>马来语或英语足以说明手术内容；懂得其他语言对病人更有帮助。</li></ul>
<p>欢迎在国外受训的专科医生。我们可协助办理文件，但以马来西亚医药理事会的决定为先。</p>
<h2>我们提供</h2>
<ul><li>诊室；多数医院首年免租金。</li><li>全集团通用的电子病历与预约系统。每周门诊时段、休假与看诊时长由您决定。</li><li>每月一次的同科交流，以及每年的进修津贴。</li><li>在两家诊所网络成员医院，可与国外医生讨论病例，病人无需付费。</li></ul>
<h2>我们的期望</h2>
<ul><li>收费遵守《私人医疗设施与服务条例》的收费表，计划手术须提供书面估价。</li><li>每天亲自巡视住院病人，或由指定同事代为照顾。</li><li>参与轮值待命、审查，以及对并发症的公开讨论。</li><li>尊重院内每一个人。粗暴的态度会伤害病人，我们不接受。</li></ul>
<h2>申请流程</h2>
<ol><li><a href="/zh/consultant/apply">填写申请表</a>并附上简历、注册证明与文凭，立即获得参考编号。</li><li>您所选医院的医务总监会在十个工作日内致电。</li><li>参观医院，与同事见面，了解手术室。</li><li>资格评审委员会查核文件并咨询两位推荐人，决定您可施行的治疗项目。</li><li>签约后经两周熟悉期，便可开始看诊。执业权限一年后复核，此后每三年一次。</li></ol>
<p>您的文件只供决策人员阅览。若未能合作，我们会在十二个月后删除。想寻找受聘职位的医生，请见<a href="/zh/career">招聘</a>。</p>`,
    ],
  }),
  page('procurement', {
    title: ['Procurement', 'Perolehan', '采购'],
    summary: [
      'How we buy, how you can offer, and what we promise to every supplier.',
      'Cara kami membeli, cara anda menawarkan, dan janji kami kepada setiap pembekal.',
      '我们如何采购、您如何投标，以及我们对每位供应商的承诺。',
    ],
    body: [
      `<p>What we buy ends in the hands of patients. We therefore look at quality and safety first and at the price over the whole life of a thing. This page explains how to take part. The open tenders are listed below it.</p>
<h2>Which way we buy</h2>
<table><thead><tr><th>Value</th><th>Way</th></tr></thead><tbody><tr><td>Up to RM20,000</td><td>Direct purchase by the hospital, with two prices compared</td></tr><tr><td>RM20,000 to RM200,000</td><td>Quotations from at least three registered suppliers</td></tr><tr><td>Above RM200,000</td><td>Open tender, published here for at least 21 days</td></tr></tbody></table>
<h2>How to register as a supplier</h2>
<ol><li>Have your company’s registration with SSM, bank details and, where the law asks for it, your licence at hand: for medical devices the establishment licence of the Medical Device Authority, for building the CIDB grade.</li><li>Write to <a href="mailto:tenders@example.test">tenders@example.test</a> and name the categories you offer.</li><li>We answer within ten working days. A registration is free of charge and lasts two years.</li></ol>
<h2>How to take part in a tender</h2>
<ul><li>Ask for the documents by writing to the contact named in the tender. There is no fee for them.</li><li>Questions are answered in writing, and all bidders receive the same answer.</li><li>Hand in your offer before the closing time. A late offer is returned unopened.</li><li>Offers are opened by three persons together. Price and quality are marked by different people.</li></ul>
<h2>Fair dealing</h2>
<p>Nobody in our group may ask you for money, gifts, meals or favours. The Malaysian Anti-Corruption Commission Act 2009 makes it a crime to give as well as to take, and section 17A makes the company answer for it. If somebody asks, write to <a href="mailto:integrity@example.test">integrity@example.test</a>. You need not give your name, and speaking up will never count against you.</p>
<h2>After the award</h2>
<p>All bidders are told the result on the same day, with their own marks and the reasons. We pay within 45 days of a correct e-invoice, and small companies within 30. Should you disagree with a decision, you may ask for a review within seven days; it is done by people who took no part in the marking.</p>`,
      `<p>Apa yang kami beli akhirnya sampai kepada pesakit. Oleh itu kami mengutamakan mutu dan keselamatan, kemudian harga sepanjang hayat barang itu. Halaman ini menerangkan cara menyertai. Tender yang dibuka disenaraikan di bawahnya.</p>
<h2>Kaedah perolehan</h2>
<table><thead><tr><th>Nilai</th><th>Kaedah</th></tr></thead><tbody><tr><td>Sehingga RM20,000</td><td>Pembelian terus oleh hospital dengan dua harga dibandingkan</td></tr><tr><td>RM20,000 hingga RM200,000</td><td>Sebut harga daripada sekurang-kurangnya tiga pembekal berdaftar</td></tr><tr><td>Melebihi RM200,000</td><td>Tender terbuka, disiarkan di sini sekurang-kurangnya 21 hari</td></tr></tbody></table>
<h2>Cara mendaftar sebagai pembekal</h2>
<ol><li>Sediakan pendaftaran SSM, butiran bank dan lesen jika diwajibkan undang-undang: lesen establismen Pihak Berkuasa Peranti Perubatan bagi peranti perubatan, gred CIDB bagi pembinaan.</li><li>Tulis kepada <a href="mailto:tenders@example.test">tenders@example.test</a> dan nyatakan kategori yang anda tawarkan.</li><li>Kami menjawab dalam sepuluh hari bekerja. Pendaftaran adalah percuma dan sah selama dua tahun.</li></ol>
<h2>Cara menyertai tender</h2>
<ul><li>Minta dokumen dengan menulis kepada pegawai yang dinamakan dalam tender. Tiada bayaran dikenakan.</li><li>Soalan dijawab secara bertulis dan semua penender menerima jawapan yang sama.</li><li>Serahkan tawaran sebelum waktu tutup. Tawaran lewat dipulangkan tanpa dibuka.</li><li>Tawaran dibuka oleh tiga orang bersama-sama. Harga dan mutu dinilai oleh orang yang berlainan.</li></ul>
<h2>Urusan yang adil</h2>
<p>Tiada sesiapa dalam kumpulan kami boleh meminta wang, hadiah, jamuan atau budi daripada anda. Akta Suruhanjaya Pencegahan Rasuah Malaysia 2009 menjadikan memberi dan menerima suatu jenayah, dan seksyen 17A mempertanggungjawabkan syarikat. Jika ada yang meminta, tulis kepada <a href="mailto:integrity@example.test">integrity@example.test</a>. Anda tidak perlu menyatakan nama, dan aduan anda tidak akan menjejaskan anda.</p>
<h2>Selepas keputusan</h2>
<p>Semua penender dimaklumkan pada hari yang sama, dengan markah sendiri dan sebabnya. Kami membayar dalam 45 hari selepas e-invois yang betul, dan dalam 30 hari bagi syarikat kecil. Jika anda tidak bersetuju, anda boleh memohon semakan dalam tujuh hari; ia dibuat oleh orang yang tidak terlibat dalam penilaian.</p>`,
      `<p>我们采购的物品最终都用在病人身上，因此首重质量与安全，其次是整个使用期的成本。本页说明参与方式，公开招标列于下方。</p>
<h2>采购方式</h2>
<table><thead><tr><th>金额</th><th>方式</th></tr></thead><tbody><tr><td>RM20,000或以下</td><td>医院比较两个价格后直接采购</td></tr><tr><td>RM20,000至RM200,000</td><td>向至少三家注册供应商询价</td></tr><tr><td>RM200,000以上</td><td>公开招标，在此公布至少21天</td></tr></tbody></table>
<h2>如何注册为供应商</h2>
<ol><li>准备公司委员会（SSM）注册文件、银行资料，以及法律要求的执照：医疗器材须有医疗器材管理局的机构执照，建筑工程须有CIDB等级。</li><li>致函 <a href="mailto:tenders@example.test">tenders@example.test</a>，注明您提供的类别。</li><li>我们在十个工作日内答复。注册免费，有效期两年。</li></ol>
<h2>如何参与投标</h2>
<ul><li>向招标公告所列联系人索取文件，不收费用。</li><li>提问以书面答复，所有投标者收到相同答案。</li><li>请在截止时间前提交。逾期标书原封退回。</li><li>标书由三人共同开启；价格与质量由不同人员评分。</li></ul>
<h2>公平往来</h2>
<p>集团任何人都不得向您索取金钱、礼物、宴请或好处。根据《2009年马来西亚反贪污委员会法令》，行贿与受贿均属犯罪，第17A条亦追究公司责任。若有人索取，请致函 <a href="mailto:integrity@example.test">integrity@example.test</a>，可以匿名，举报绝不会对您不利。</p>
<h2>决标之后</h2>
<p>所有投标者在同一天收到结果、各自得分与理由。我们在收到正确电子发票后45天内付款，小型公司为30天。若不同意决定，可在七天内申请复核，由未参与评分的人员处理。</p>`,
    ],
  }),
  page('corporate', {
    title: ['About Melur Healthcare', 'Mengenai Melur Healthcare', '关于Melur Healthcare'],
    summary: [
      'Who we are, where we work, how we are led and what you can hold us to.',
      'Siapa kami, di mana kami berkhidmat, siapa yang memimpin dan apa yang boleh anda tuntut daripada kami.',
      '我们是谁、在哪里服务、由谁领导，以及您可以要求我们做到什么。',
    ],
    body: [
      `<p>Melur Healthcare is a group of {{hospitals}} private hospitals in eleven states of Malaysia and Kuala Lumpur. The first opened in 1986 near Jalan Tun Razak in Kuala Lumpur. Melur is the Malay name of the jasmine, a small flower that people here give to guests.</p>
<h2>What we are here for</h2>
<p>“We are here for your care.” We mean by it that you should understand what happens to you, that you should have a say, and that somebody should answer when you are worried. A hospital is a good one when a frightened person finds the next step quickly.</p>
<h2>Where we work</h2>
<ul><li>Four hospitals in Kuala Lumpur and six in Selangor.</li><li>Five in Johor, three in Perak, two each in Kedah, Sarawak and Pahang.</li><li>One each in Penang, Kelantan, Perlis, Sabah and Negeri Sembilan.</li></ul>
<p>Smaller hospitals treat what is common and do it near your home. Larger ones treat what is rare. When you must be moved from one to another, your record travels with you and you do not pay twice for the same test.</p>
<h2>How we are led</h2>
<p>A board of nine members directs the group; five of them are independent, and four are women. Committees of the board look after patient safety, money and risk, people and pay, and integrity. Every hospital has a person in charge under the Private Healthcare Facilities and Services Act 1998, who answers for its licence, and a medical advisory committee that the doctors elect.</p>
<h2>What you can hold us to</h2>
<ol><li>You receive a written estimate before any planned operation.</li><li>If something goes wrong, we tell you, we say that we are sorry, and we find out why.</li><li>Every complaint is answered within five working days.</li><li>Your data stay with those who look after you. You can see who looked.</li><li>In an emergency we treat first and ask about money afterwards.</li></ol>
<h2>Community and environment</h2>
<p>Our wakaf clinics see people for RM5 a visit. Several hospitals make part of their electricity from the sun, and all of them sort their waste. You can read about both in <a href="/csr">our community stories</a>. News for the press is under <a href="/news">News</a>; journalists reach us at <a href="mailto:media@example.test">media@example.test</a>.</p>`,
      `<p>Melur Healthcare ialah kumpulan {{hospitals}} hospital swasta di sebelas negeri di Malaysia dan Kuala Lumpur. Hospital pertama dibuka pada tahun 1986 berhampiran Jalan Tun Razak, Kuala Lumpur. Melur ialah bunga kecil yang harum, yang sering diberikan kepada tetamu.</p>
<h2>Tujuan kami</h2>
<p>“Kami di sini untuk menjaga anda.” Maksud kami, anda patut memahami apa yang berlaku, anda patut didengari, dan ada orang yang menjawab apabila anda risau. Hospital yang baik membantu orang yang cemas menemui langkah seterusnya dengan cepat.</p>
<h2>Di mana kami berkhidmat</h2>
<ul><li>Empat hospital di Kuala Lumpur dan enam di Selangor.</li><li>Lima di Johor, tiga di Perak, dua setiap satu di Kedah, Sarawak dan Pahang.</li><li>Satu setiap satu di Pulau Pinang, Kelantan, Perlis, Sabah dan Negeri Sembilan.</li></ul>
<p>Hospital yang lebih kecil merawat penyakit biasa dekat dengan rumah anda. Hospital yang lebih besar merawat penyakit yang jarang. Jika anda perlu dipindahkan, rekod anda ikut serta dan anda tidak membayar dua kali untuk ujian yang sama.</p>
<h2>Kepimpinan</h2>
<p>Lembaga pengarah terdiri daripada sembilan ahli; lima daripadanya bebas dan empat wanita. Jawatankuasa lembaga menjaga keselamatan pesakit, kewangan dan risiko, pekerja dan gaji, serta integriti. Setiap hospital mempunyai orang yang bertanggungjawab di bawah Akta Kemudahan dan Perkhidmatan Jagaan Kesihatan Swasta 1998, dan jawatankuasa penasihat perubatan yang dipilih oleh para doktor.</p>
<h2>Apa yang boleh anda tuntut daripada kami</h2>
<ol><li>Anda menerima anggaran bertulis sebelum setiap pembedahan yang dirancang.</li><li>Jika berlaku kesilapan, kami memberitahu anda, meminta maaf dan mencari puncanya.</li><li>Setiap aduan dijawab dalam lima hari bekerja.</li><li>Data anda kekal dengan mereka yang merawat anda. Anda boleh melihat siapa yang mengaksesnya.</li><li>Dalam kecemasan, kami merawat dahulu dan bertanya tentang wang kemudian.</li></ol>
<h2>Masyarakat dan alam sekitar</h2>
<p>Klinik wakaf kami merawat dengan bayaran RM5 setiap lawatan. Beberapa hospital menjana sebahagian elektrik daripada matahari, dan semuanya mengasingkan sisa. Baca kedua-duanya dalam <a href="/ms/csr">kisah masyarakat</a>. Berita untuk media ada di <a href="/ms/news">Berita</a>; wartawan boleh menghubungi <a href="mailto:media@example.test">media@example.test</a>.</p>`,
      `<p>Melur Healthcare拥有{{hospitals}}家私立医院，遍布马来西亚十一个州与吉隆坡。第一家于1986年在吉隆坡敦拉萨路附近启用。Melur是马来语的茉莉花，一种常用来待客的小花。</p>
<h2>我们的使命</h2>
<p>“我们在这里，用心照顾您。”意思是：您应当明白自己的情况，您的意见应当被听取，担心时应当有人回应。让惶恐的人很快找到下一步，才是好医院。</p>
<h2>服务地点</h2>
<ul><li>吉隆坡四家，雪兰莪六家。</li><li>柔佛五家，霹雳三家，吉打、砂拉越与彭亨各两家。</li><li>槟城、吉兰丹、玻璃市、沙巴与森美兰各一家。</li></ul>
<p>较小的医院在您家附近治疗常见疾病，较大的医院治疗罕见疾病。若须转院，病历会随您转移，同样的检查不会重复收费。</p>
<h2>领导与监督</h2>
<p>董事会有九位成员，其中五位为独立董事，四位为女性。下设委员会分管病人安全、财务与风险、人事与薪酬，以及廉正。依《1998年私人医疗设施与服务法令》，每家医院设有负责人为执照负责，并有由医生选出的医务咨询委员会。</p>
<h2>您可以要求我们做到</h2>
<ol><li>每项计划手术之前，您会收到书面估价。</li><li>若出了差错，我们会告诉您、向您道歉，并查明原因。</li><li>每项投诉在五个工作日内答复。</li><li>您的资料只供照顾您的人使用，您可以查看谁看过。</li><li>遇急症，我们先救治，再谈费用。</li></ol>
<h2>社区与环境</h2>
<p>我们的慈善诊所每次看诊收费RM5。多家医院使用太阳能发电，所有医院都做垃圾分类。详情请读<a href="/zh/csr">社区故事</a>。媒体新闻请见<a href="/zh/news">新闻</a>，记者可致函 <a href="mailto:media@example.test">media@example.test</a>。</p>`,
    ],
  }),
  page('contact-us', {
    title: ['Contact us', 'Hubungi kami', '联系我们'],
    summary: [
      'Call, write or visit: which way is quickest for what.',
      'Telefon, tulis atau datang: cara yang paling cepat untuk setiap urusan.',
      '电话、来信或亲临：各类事项最快的联系方式。',
    ],
    body: [
      `<p><strong>If somebody’s life is in danger, call 999 now</strong>, or 112 from a mobile phone. Do not write to us: nobody can help you quickly enough that way.</p>
<h2>Which way is quickest</h2>
<table><thead><tr><th>You want to</th><th>Best way</th></tr></thead><tbody><tr><td>book, change or cancel an appointment</td><td><a href="/my-appointments">My appointments</a>, until 24 hours before; later, ring the hospital</td></tr><tr><td>reach a patient or a ward</td><td>Ring the hospital; the number is on <a href="/our-hospitals">its page</a></td></tr><tr><td>ask about a guarantee letter</td><td>The admission desk of the hospital, by phone</td></tr><tr><td>ask about an order or a refund</td><td><a href="#write">Our form</a>, with the order number</td></tr><tr><td>get a copy of your records</td><td>The records office of the hospital</td></tr><tr><td>complain or praise</td><td><a href="#write">Our form</a>, or the patient relations officer of the hospital</td></tr></tbody></table>
<h2>Our main line</h2>
<p>Ring <a href="tel:+60326101000">+60 3-2610 1000</a> every day from 7 am to 10 pm, in Malay, English, Mandarin, Cantonese and Tamil. If you cannot speak or hear well, write to us by WhatsApp at the same number. An interpreter for sign language can join an appointment if you tell us three days before.</p>
<h2>Writing to us</h2>
<p>Use the <a href="#write">form on this page</a> and choose the hospital and the subject, so that your message goes to the right desk. You get a reference number at once. We answer within two working days, and complaints within five.</p>
<p>Please do not send test results or photographs of an illness by mail. A mail cannot replace a visit, and nobody may make a diagnosis from it.</p>
<h2>If you are not satisfied</h2>
<ol><li>Speak with the nurse or the manager in charge. Most things can be mended on the same day.</li><li>Write to us. A person who was not involved looks into it, and you hear from us within five working days. Where the inquiry takes longer, we tell you when it will end.</li><li>If you still disagree, you may turn to the Private Medical Practice Control Section of the Ministry of Health, or, about a doctor’s conduct, to the Malaysian Medical Council.</li></ol>
<h2>Our address</h2>
<p>Melur Healthcare, Level 9, Menara Melur, 18 Lorong Ampang Hijau, 50400 Kuala Lumpur. Office hours are Monday to Friday, 8.30 am to 5.30 pm. There is no clinic at this address. E-mail: <a href="mailto:care@example.test">care@example.test</a>.</p>`,
      `<p><strong>Jika nyawa terancam, hubungi 999 sekarang</strong>, atau 112 dari telefon bimbit. Jangan tulis kepada kami; bantuan tidak akan sampai dengan cukup cepat.</p>
<h2>Cara yang paling cepat</h2>
<table><thead><tr><th>Anda mahu</th><th>Cara terbaik</th></tr></thead><tbody><tr><td>membuat, mengubah atau membatalkan temu janji</td><td><a href="/ms/my-appointments">Temu janji saya</a>, sehingga 24 jam sebelumnya; selepas itu telefon hospital</td></tr><tr><td>menghubungi pesakit atau wad</td><td>Telefon hospital; nombornya ada di <a href="/ms/our-hospitals">halaman hospital</a></td></tr><tr><td>bertanya tentang surat jaminan</td><td>Kaunter kemasukan hospital, melalui telefon</td></tr><tr><td>bertanya tentang pesanan atau bayaran balik</td><td><a href="#write">Borang kami</a>, dengan nombor pesanan</td></tr><tr><td>mendapatkan salinan rekod</td><td>Pejabat rekod hospital</td></tr><tr><td>mengadu atau memuji</td><td><a href="#write">Borang kami</a>, atau pegawai perhubungan pesakit di hospital</td></tr></tbody></table>
<h2>Talian utama</h2>
<p>Telefon <a href="tel:+60326101000">+60 3-2610 1000</a> setiap hari dari 7 pagi hingga 10 malam, dalam bahasa Melayu, Inggeris, Mandarin, Kantonis dan Tamil. Jika anda sukar bercakap atau mendengar, hantar WhatsApp ke nombor yang sama. Jurubahasa isyarat boleh menyertai temu janji jika anda memberitahu kami tiga hari lebih awal.</p>
<h2>Menulis kepada kami</h2>
<p>Gunakan <a href="#write">borang di halaman ini</a> dan pilih hospital serta perkara supaya mesej anda sampai ke kaunter yang betul. Anda mendapat nombor rujukan serta-merta. Kami menjawab dalam dua hari bekerja, dan aduan dalam lima hari bekerja.</p>
<p>Sila jangan hantar keputusan ujian atau gambar penyakit melalui e-mel. E-mel tidak dapat menggantikan lawatan, dan tiada sesiapa boleh membuat diagnosis daripadanya.</p>
<h2>Jika anda tidak berpuas hati</h2>
<ol><li>Bercakaplah dengan jururawat atau pengurus bertugas. Kebanyakan perkara boleh diselesaikan pada hari yang sama.</li><li>Tulis kepada kami. Orang yang tidak terlibat akan menyiasat, dan anda menerima jawapan dalam lima hari bekerja. Jika siasatan lebih lama, kami memberitahu bila ia akan selesai.</li><li>Jika anda masih tidak bersetuju, anda boleh merujuk kepada Cawangan Kawalan Amalan Perubatan Swasta, Kementerian Kesihatan, atau kepada Majlis Perubatan Malaysia tentang kelakuan doktor.</li></ol>
<h2>Alamat kami</h2>
<p>Melur Healthcare, Tingkat 9, Menara Melur, 18 Lorong Ampang Hijau, 50400 Kuala Lumpur. Waktu pejabat: Isnin hingga Jumaat, 8.30 pagi hingga 5.30 petang. Tiada klinik di alamat ini. E-mel: <a href="mailto:care@example.test">care@example.test</a>.</p>`,
      `<p><strong>若有生命危险，请立即拨打999</strong>，或以手机拨打112。请勿来信，那样无法及时得到帮助。</p>
<h2>最快的联系方式</h2>
<table><thead><tr><th>您想要</th><th>最佳方式</th></tr></thead><tbody><tr><td>预约、更改或取消看诊</td><td><a href="/zh/my-appointments">我的预约</a>，看诊前24小时以上；之后请致电医院</td></tr><tr><td>联系病人或病房</td><td>致电医院，号码在<a href="/zh/our-hospitals">医院页面</a></td></tr><tr><td>查询担保信</td><td>致电医院入院处</td></tr><tr><td>查询订单或退款</td><td><a href="#write">本页表格</a>，请附订单号码</td></tr><tr><td>索取病历副本</td><td>医院病历部</td></tr><tr><td>投诉或称赞</td><td><a href="#write">本页表格</a>，或医院的病人关系专员</td></tr></tbody></table>
<h2>总机</h2>
<p>请拨打 <a href="tel:+60326101000">+60 3-2610 1000</a>，每天上午7时至晚上10时，提供马来语、英语、华语、粤语与淡米尔语服务。若不便说话或听力不佳，可用WhatsApp联系同一号码。提前三天告知，可安排手语翻译陪同看诊。</p>
<h2>来信</h2>
<p>请使用<a href="#write">本页表格</a>并选择医院与事项，以便送达正确的柜台，您会立即获得参考编号。我们在两个工作日内答复，投诉则在五个工作日内。</p>
<p>请勿以电邮传送检验报告或病症照片。电邮不能代替看诊，任何人都不能据此诊断。</p>
<h2>若您不满意</h2>
<ol><li>请先与当值护士或经理商谈，多数问题当天可以解决。</li><li>请来信。由未涉事的人员调查，五个工作日内答复；若需更久，我们会告知完成日期。</li><li>若仍不同意，可向卫生部私人医疗管制组反映；涉及医生操守，可向马来西亚医药理事会投诉。</li></ol>
<h2>地址</h2>
<p>Melur Healthcare, Level 9, Menara Melur, 18 Lorong Ampang Hijau, 50400 Kuala Lumpur。办公时间：周一至周五上午8时30分至下午5时30分。此地址不设诊所。电邮：<a href="mailto:care@example.test">care@example.test</a>。</p>`,
    ],
  }),
];
