import type { SampleEntry } from './sample-entry.seed.ts';
import { page } from './sample-page.seed.ts';

/** What we do outside the wards, who may work with us, and who we are. */
export const servicePages: readonly SampleEntry[] = [
  page('ambulatory-care-and-wellness', {
    title: ['Ambulatory care and wellness', 'Rawatan harian dan kesejahteraan', '日间护理与健康促进'],
    summary: [
      'Treatment that lets you sleep in your own bed, and help to stay well.',
      'Rawatan yang membolehkan anda pulang tidur di rumah, dan bantuan untuk kekal sihat.',
      '当天即可回家的治疗，以及让您保持健康的服务。',
    ],
    body: [
      `<p>Many treatments that once meant a week in hospital now take a morning. You come, you are treated, you rest, and you go home the same day. We call this ambulatory care. It is offered in all our hospitals, with different treatments in each.</p>
<h2>What can be done in a day</h2>
<ul><li><strong>Day surgery</strong>: cataracts, hernias, grommets, small skin operations, keyhole surgery of the knee.</li><li><strong>Endoscopy</strong>: looking into the stomach or the bowel, with medicine that makes you sleepy.</li><li><strong>Infusions</strong>: chemotherapy, iron, antibiotics and medicines for joint or bowel disease.</li><li><strong>Dialysis</strong>: in three shifts, so that you can keep working.</li><li><strong>Wound care</strong>: by nurses who do nothing else.</li></ul>
<h2>Your day with us</h2>
<ol><li>Some days before, a nurse rings you. She asks about your medicines and tells you when to stop eating and drinking.</li><li>On the day you come to the day centre, not to the main ward. Bring your identity card, your medicines and somebody who can take you home.</li><li>The doctor explains once more what will be done, and you sign the consent only when you have understood it.</li><li>Afterwards you rest until you can eat, walk and pass water.</li><li>You receive a page with what is normal, what is not, and a number that is answered day and night. The same evening a nurse rings to ask how you are.</li></ol>
<p>You must not drive or sign contracts for 24 hours after a sleeping medicine. If you live alone, tell us before; you may be able to stay a night.</p>
<h2>Staying well</h2>
<p>Our wellness rooms are for people who are not ill, or who live with an illness and want to keep it small. There you find health screening, vaccination, help to stop smoking, a dietitian, a physiotherapist and a counsellor. You need no referral.</p>
<p>We do not sell tests that do nothing for you. Before every screening a doctor asks about your age, your family and your habits, and tells you which tests are useful and which can be left out.</p>
<h2>What it costs</h2>
<p>You receive the price in writing before you decide. Many insurers pay for day surgery as they do for a stay; ask us to apply for a guarantee letter. Screening is usually not covered. You can buy <a href="/health-package">health packages</a> online and choose the day afterwards.</p>`,
      `<p>Banyak rawatan yang dahulu memerlukan seminggu di hospital kini hanya mengambil masa sepagi. Anda datang, dirawat, berehat dan pulang pada hari yang sama. Inilah rawatan harian. Ia ditawarkan di semua hospital kami, dengan jenis rawatan yang berbeza.</p>
<h2>Apa yang boleh dibuat dalam sehari</h2>
<ul><li><strong>Pembedahan harian</strong>: katarak, hernia, grommet telinga, pembedahan kulit kecil dan pembedahan lubang kunci lutut.</li><li><strong>Endoskopi</strong>: pemeriksaan perut atau usus, dengan ubat yang membuatkan anda mengantuk.</li><li><strong>Infusi</strong>: kemoterapi, zat besi, antibiotik dan ubat penyakit sendi atau usus.</li><li><strong>Dialisis</strong>: tiga syif, supaya anda dapat terus bekerja.</li><li><strong>Penjagaan luka</strong>: oleh jururawat khusus.</li></ul>
<h2>Hari anda bersama kami</h2>
<ol><li>Beberapa hari sebelumnya, jururawat menelefon anda untuk bertanya tentang ubat dan memberitahu bila anda perlu berhenti makan dan minum.</li><li>Pada hari itu, datang terus ke pusat harian, bukan ke wad. Bawa kad pengenalan, ubat anda dan seseorang yang boleh membawa anda pulang.</li><li>Doktor menerangkan sekali lagi rawatan itu, dan anda menandatangani borang persetujuan hanya setelah faham.</li><li>Selepas itu anda berehat sehingga boleh makan, berjalan dan membuang air kecil.</li><li>Anda menerima helaian tentang apa yang biasa dan apa yang tidak, serta nombor yang dijawab siang dan malam. Petang itu juga jururawat menelefon untuk bertanya khabar.</li></ol>
<p>Jangan memandu atau menandatangani kontrak selama 24 jam selepas ubat tidur. Jika anda tinggal seorang diri, beritahu kami lebih awal; anda mungkin boleh bermalam.</p>
<h2>Kekal sihat</h2>
<p>Bilik kesejahteraan kami adalah untuk orang yang tidak sakit, atau yang hidup dengan penyakit dan mahu mengawalnya. Di situ ada saringan kesihatan, vaksin, bantuan berhenti merokok, pegawai dietetik, ahli fisioterapi dan kaunselor. Surat rujukan tidak diperlukan.</p>
<p>Kami tidak menjual ujian yang tidak berguna kepada anda. Sebelum setiap saringan, doktor bertanya tentang umur, keluarga dan tabiat anda, lalu memberitahu ujian yang berguna dan yang boleh ditinggalkan.</p>
<h2>Kos</h2>
<p>Anda menerima harga secara bertulis sebelum membuat keputusan. Banyak syarikat insurans membayar pembedahan harian seperti kemasukan wad; minta kami memohon surat jaminan. Saringan biasanya tidak dilindungi. Anda boleh membeli <a href="/ms/health-package">pakej kesihatan</a> dalam talian dan memilih hari kemudian.</p>`,
      `<p>许多过去需要住院一周的治疗，如今一个上午就能完成。您来院接受治疗，稍作休息，当天即可回家，这就是日间护理。我们所有医院都提供这项服务，各院项目有所不同。</p>
<h2>一天内可以完成的治疗</h2>
<ul><li><strong>日间手术</strong>：白内障、疝气、耳通气管、小型皮肤手术、膝关节微创手术。</li><li><strong>内窥镜</strong>：检查胃或肠，使用药物让您昏睡。</li><li><strong>静脉输注</strong>：化疗、补铁、抗生素，以及关节或肠道疾病药物。</li><li><strong>洗肾</strong>：每日三班，让您可以继续工作。</li><li><strong>伤口护理</strong>：由专职护士负责。</li></ul>
<h2>当天的流程</h2>
<ol><li>前几天，护士会致电询问您的用药，并告诉您何时开始禁食禁饮。</li><li>当天请直接到日间中心，而非住院病房。请带身份证、药物，并由一位亲友陪您回家。</li><li>医生会再次说明治疗内容，您明白之后才签同意书。</li><li>治疗后休息，直到您能进食、走动与小便。</li><li>您会拿到一张说明，写明哪些情况正常、哪些不正常，以及日夜有人接听的电话。当晚护士会致电问候。</li></ol>
<p>使用镇静药物后24小时内不可驾驶或签署合约。若您独居，请事先告知，也许可以安排住一晚。</p>
<h2>保持健康</h2>
<p>健康中心服务没有生病的人，以及希望控制好慢性病的人。这里提供健康检查、疫苗接种、戒烟协助、营养师、物理治疗师与辅导员，无需转介信。</p>
<p>我们不推销对您没有用的检查。每次检查前，医生会了解您的年龄、家族病史与生活习惯，告诉您哪些检查有用、哪些可以省去。</p>
<h2>费用</h2>
<p>决定之前，您会收到书面价格。许多保险公司对日间手术的赔付与住院相同，可请我们代为申请担保信。健康检查通常不在承保范围。您可在网上购买<a href="/zh/health-package">健康配套</a>，之后再选日期。</p>`,
    ],
  }),
  page('klinik-wakaf-an-nur', {
    title: ['Klinik Wakaf An-Nur', 'Klinik Wakaf An-Nur', 'An-Nur慈善诊所'],
    summary: [
      'Charity clinics where a visit costs RM5, medicines included, for everybody.',
      'Klinik amal dengan bayaran RM5 setiap lawatan termasuk ubat, untuk semua orang.',
      '慈善诊所，每次看诊连药物RM5，欢迎所有人。',
    ],
    body: [
      `<p>Nobody should stay ill because of money. The wakaf clinics were begun so that people with little can see a doctor near their home. They are paid for by wakaf, gifts that are kept and put to good use for ever, by donations, and by our hospitals, which lend doctors and equipment.</p>
<h2>Who may come</h2>
<p>Everybody, of every religion and race. You need not prove that you are poor. Bring your identity card; for a child bring the MyKid or the birth certificate. If you have no papers, come all the same and speak with the nurse.</p>
<h2>What we treat</h2>
<ul><li>Fever, cough, skin and stomach trouble, small wounds.</li><li>High blood pressure, diabetes and asthma, with check-ups every one to three months.</li><li>Children’s growth checks and advice on feeding.</li><li>Blood sugar, cholesterol and urine tests.</li><li>Dialysis at our Klang clinic, for people with support from zakat, SOCSO or a fund.</li></ul>
<p>A visit costs RM5 with medicines. If even that is too much, it costs nothing. When you need a specialist, we write a letter to the government hospital or, in some cases, one of our hospitals sees you at no charge.</p>
<h2>Where and when</h2>
<table><thead><tr><th>Clinic</th><th>Open</th></tr></thead><tbody><tr><td>Klang</td><td>Monday to Friday 9 am to 5 pm, Saturday 9 am to 1 pm</td></tr><tr><td>Kluang</td><td>Monday to Friday 9 am to 5 pm</td></tr><tr><td>Kota Bharu</td><td>Sunday to Thursday 9 am to 5 pm</td></tr><tr><td>Kangar</td><td>Monday to Friday 9 am to 4 pm</td></tr><tr><td>Kota Kinabalu</td><td>Monday to Friday 9 am to 5 pm</td></tr></tbody></table>
<p>No appointment is needed. Please come half an hour before closing time at the latest. The clinics are not for emergencies: if life is in danger, call 999.</p>
<h2>The mobile clinic</h2>
<p>Twice a month a team drives to villages, low-cost flats and Orang Asli settlements with a doctor, two nurses and a van full of medicines. The head of the village or the residents’ association can ask for a visit through <a href="/contact-us">our contact page</a>.</p>
<h2>How you can help</h2>
<p>You can give money for medicines, give to the wakaf fund, or give time: doctors, nurses, pharmacists and drivers are always needed. Every year the accounts are checked by an outside auditor, and anybody may ask to see them.</p>`,
      `<p>Tiada siapa patut terus sakit kerana wang. Klinik wakaf ditubuhkan supaya orang yang kurang berkemampuan dapat berjumpa doktor berdekatan rumah. Ia dibiayai oleh wakaf, sumbangan orang ramai dan hospital kami yang meminjamkan doktor serta peralatan.</p>
<h2>Siapa yang boleh datang</h2>
<p>Semua orang, tanpa mengira agama dan bangsa. Anda tidak perlu membuktikan bahawa anda miskin. Bawa kad pengenalan; bagi kanak-kanak bawa MyKid atau sijil kelahiran. Jika tiada dokumen, datang juga dan berbincang dengan jururawat.</p>
<h2>Apa yang kami rawat</h2>
<ul><li>Demam, batuk, masalah kulit dan perut, luka kecil.</li><li>Darah tinggi, kencing manis dan asma, dengan pemeriksaan setiap satu hingga tiga bulan.</li><li>Pemeriksaan tumbesaran kanak-kanak dan nasihat penyusuan.</li><li>Ujian gula darah, kolesterol dan air kencing.</li><li>Dialisis di klinik Klang, bagi yang mendapat bantuan zakat, PERKESO atau tabung.</li></ul>
<p>Bayaran ialah RM5 setiap lawatan termasuk ubat. Jika itu pun terlalu berat, ia percuma. Jika anda memerlukan pakar, kami menulis surat kepada hospital kerajaan, atau dalam kes tertentu hospital kami merawat anda tanpa bayaran.</p>
<h2>Tempat dan waktu</h2>
<table><thead><tr><th>Klinik</th><th>Waktu buka</th></tr></thead><tbody><tr><td>Klang</td><td>Isnin hingga Jumaat 9 pagi hingga 5 petang, Sabtu 9 pagi hingga 1 tengah hari</td></tr><tr><td>Kluang</td><td>Isnin hingga Jumaat 9 pagi hingga 5 petang</td></tr><tr><td>Kota Bharu</td><td>Ahad hingga Khamis 9 pagi hingga 5 petang</td></tr><tr><td>Kangar</td><td>Isnin hingga Jumaat 9 pagi hingga 4 petang</td></tr><tr><td>Kota Kinabalu</td><td>Isnin hingga Jumaat 9 pagi hingga 5 petang</td></tr></tbody></table>
<p>Temu janji tidak diperlukan. Sila datang selewat-lewatnya setengah jam sebelum tutup. Klinik ini bukan untuk kecemasan: jika nyawa terancam, hubungi 999.</p>
<h2>Klinik bergerak</h2>
<p>Dua kali sebulan, satu pasukan pergi ke kampung, rumah pangsa kos rendah dan penempatan Orang Asli bersama seorang doktor, dua jururawat dan sebuah van penuh ubat. Ketua kampung atau persatuan penduduk boleh memohon lawatan melalui <a href="/ms/contact-us">halaman hubungi kami</a>.</p>
<h2>Cara anda membantu</h2>
<p>Anda boleh menderma untuk ubat, berwakaf, atau menyumbang masa: doktor, jururawat, ahli farmasi dan pemandu sentiasa diperlukan. Akaun disemak setiap tahun oleh juruaudit luar, dan sesiapa sahaja boleh meminta untuk melihatnya.</p>`,
      `<p>没有人应该因为缺钱而不看病。慈善诊所让收入不多的人能在住家附近求医。经费来自瓦卡夫（永久保存、善用的慈善基金）、公众捐款，以及借出医生与设备的旗下医院。</p>
<h2>谁可以来</h2>
<p>不分宗教与种族，人人都可以来，无需证明经济困难。请带身份证；孩子请带MyKid或报生纸。若没有证件，也请过来与护士商量。</p>
<h2>我们治疗什么</h2>
<ul><li>发烧、咳嗽、皮肤与肠胃不适、小伤口。</li><li>高血压、糖尿病与哮喘，每一至三个月复诊。</li><li>儿童发育检查与喂养指导。</li><li>血糖、胆固醇与尿液检验。</li><li>巴生诊所为获天课、社险或基金资助者提供洗肾。</li></ul>
<p>每次看诊连药物收费RM5，若仍有困难则免费。若需专科治疗，我们会写信转介政府医院；某些情况下，旗下医院可免费诊治。</p>
<h2>地点与时间</h2>
<table><thead><tr><th>诊所</th><th>开放时间</th></tr></thead><tbody><tr><td>巴生</td><td>周一至周五 上午9时至下午5时，周六 上午9时至下午1时</td></tr><tr><td>居銮</td><td>周一至周五 上午9时至下午5时</td></tr><tr><td>哥打峇鲁</td><td>周日至周四 上午9时至下午5时</td></tr><tr><td>加央</td><td>周一至周五 上午9时至下午4时</td></tr><tr><td>哥打京那巴鲁</td><td>周一至周五 上午9时至下午5时</td></tr></tbody></table>
<p>无需预约，请最迟在关门前半小时到达。诊所不处理急症：若有生命危险，请拨打999。</p>
<h2>流动诊所</h2>
<p>每月两次，一位医生与两位护士会驾着满载药物的车，前往乡村、廉价组屋与原住民村落。村长或居民协会可透过<a href="/zh/contact-us">联系我们</a>申请。</p>
<h2>您可以怎样帮忙</h2>
<p>您可以捐款购药、捐助瓦卡夫基金，或付出时间：医生、护士、药剂师与司机都很需要。账目每年由外部审计师查核，任何人都可以要求查阅。</p>`,
    ],
  }),
  page('anciliary-services', {
    title: ['Ancillary services', 'Perkhidmatan sokongan', '辅助医疗服务'],
    summary: [
      'Laboratory, imaging, pharmacy, therapy and more: the services that help your doctor to help you.',
      'Makmal, pengimejan, farmasi, terapi dan lain-lain: perkhidmatan yang membantu doktor merawat anda.',
      '化验、影像、药房、治疗等服务，协助医生更好地照顾您。',
    ],
    body: [
      `<p>A doctor seldom works alone. Behind a diagnosis stand people who test blood, take pictures, mix medicines and teach you to move again. You meet some of them; others you never see. This page tells you what they do and what you can ask of them.</p>
<h2>Laboratory</h2>
<p>Every hospital has its own laboratory. Routine blood results reach your doctor within two hours. Tissue is looked at by a pathologist and takes three to seven working days. If a test must be sent elsewhere, we tell you where and what it costs.</p>
<h2>Imaging</h2>
<p>X-ray, ultrasound and CT are found in all our hospitals, MRI and mammography in many. Tell us if you are or might be pregnant, have a metal implant, or have reacted to contrast dye. We use the smallest dose that gives a clear picture. You may have your pictures on a disc or by a download that ends after 14 days.</p>
<h2>Pharmacy</h2>
<p>A pharmacist explains each medicine to you: what it is for, when to take it and what to watch for. You may take a prescription to any pharmacy you like. We can divide tablets by day, print labels in large letters, and take back old medicines.</p>
<h2>Therapy and rehabilitation</h2>
<ul><li><strong>Physiotherapy</strong>: moving, breathing, strength and balance.</li><li><strong>Occupational therapy</strong>: washing, dressing, cooking, working, with tools that make it easier.</li><li><strong>Speech therapy</strong>: talking and swallowing, for children and adults.</li><li><strong>Audiology</strong>: hearing tests and hearing aids.</li></ul>
<h2>Food and nutrition</h2>
<p>Our kitchens are halal, with vegetarian meals every day. A dietitian plans meals for people with diabetes, kidney disease, cancer or trouble with swallowing, and for babies who do not gain weight. Tell us about allergies when you arrive.</p>
<h2>Do I need a referral?</h2>
<table><thead><tr><th>Service</th><th>Referral</th></tr></thead><tbody><tr><td>Blood tests, X-ray, CT, MRI</td><td>Yes, from any registered doctor</td></tr><tr><td>Physiotherapy, speech therapy</td><td>Not needed, but bring reports</td></tr><tr><td>Dietitian, hearing test</td><td>Not needed</td></tr><tr><td>Pharmacy</td><td>Prescription for prescription medicines</td></tr></tbody></table>
<p>Opening hours differ from place to place: see “Services” on the page of <a href="/our-hospitals">your hospital</a>. Insurance companies often want a doctor’s letter even where we do not.</p>`,
      `<p>Doktor jarang bekerja seorang diri. Di sebalik setiap diagnosis ada orang yang menguji darah, mengambil imej, menyediakan ubat dan melatih anda bergerak semula. Sebahagiannya anda temui; yang lain tidak pernah anda lihat. Halaman ini menerangkan tugas mereka dan apa yang boleh anda minta.</p>
<h2>Makmal</h2>
<p>Setiap hospital mempunyai makmal sendiri. Keputusan darah rutin sampai kepada doktor dalam dua jam. Tisu diperiksa oleh pakar patologi dan mengambil masa tiga hingga tujuh hari bekerja. Jika ujian perlu dihantar ke tempat lain, kami memberitahu anda tempat dan kosnya.</p>
<h2>Pengimejan</h2>
<p>X-ray, ultrabunyi dan CT ada di semua hospital kami; MRI dan mamografi di kebanyakannya. Beritahu kami jika anda hamil atau mungkin hamil, mempunyai implan logam, atau pernah alah kepada bahan kontras. Kami menggunakan dos terkecil yang memberi gambar jelas. Imej boleh diberi dalam cakera atau melalui muat turun yang tamat selepas 14 hari.</p>
<h2>Farmasi</h2>
<p>Ahli farmasi menerangkan setiap ubat: kegunaannya, waktu mengambilnya dan apa yang perlu diperhatikan. Anda boleh membawa preskripsi ke mana-mana farmasi. Kami boleh membahagikan ubat mengikut hari, mencetak label berhuruf besar dan menerima ubat lama.</p>
<h2>Terapi dan pemulihan</h2>
<ul><li><strong>Fisioterapi</strong>: pergerakan, pernafasan, kekuatan dan imbangan.</li><li><strong>Terapi cara kerja</strong>: mandi, berpakaian, memasak dan bekerja, dengan alat bantu.</li><li><strong>Terapi pertuturan</strong>: bercakap dan menelan, untuk kanak-kanak dan dewasa.</li><li><strong>Audiologi</strong>: ujian pendengaran dan alat bantu dengar.</li></ul>
<h2>Makanan dan pemakanan</h2>
<p>Dapur kami halal, dengan hidangan vegetarian setiap hari. Pegawai dietetik merancang hidangan bagi pesakit kencing manis, buah pinggang, kanser atau masalah menelan, dan bagi bayi yang tidak bertambah berat. Beritahu kami tentang alahan semasa anda tiba.</p>
<h2>Perlukah surat rujukan?</h2>
<table><thead><tr><th>Perkhidmatan</th><th>Rujukan</th></tr></thead><tbody><tr><td>Ujian darah, X-ray, CT, MRI</td><td>Ya, daripada mana-mana doktor berdaftar</td></tr><tr><td>Fisioterapi, terapi pertuturan</td><td>Tidak perlu, tetapi bawa laporan</td></tr><tr><td>Pegawai dietetik, ujian pendengaran</td><td>Tidak perlu</td></tr><tr><td>Farmasi</td><td>Preskripsi bagi ubat berjadual</td></tr></tbody></table>
<p>Waktu buka berbeza mengikut tempat: lihat “Perkhidmatan” di halaman <a href="/ms/our-hospitals">hospital anda</a>. Syarikat insurans sering meminta surat doktor walaupun kami tidak memerlukannya.</p>`,
      `<p>医生很少独自工作。每个诊断背后，都有人化验血液、拍摄影像、调配药物、教您重新活动。有些人您会见到，有些则从未露面。本页说明他们做什么，以及您可以向他们要求什么。</p>
<h2>化验室</h2>
<p>每家医院都有自己的化验室。常规验血结果两小时内送达医生。组织切片由病理科医生检查，需三至七个工作日。若须外送化验，我们会告知地点与费用。</p>
<h2>影像检查</h2>
<p>所有医院都有X光、超声波与CT，多数设有MRI与乳房X光。若您已怀孕或可能怀孕、体内有金属植入物，或曾对显影剂过敏，请告诉我们。我们使用足以清晰成像的最低剂量。影像可刻录光盘，或以14天内有效的方式下载。</p>
<h2>药房</h2>
<p>药剂师会逐一讲解药物的用途、服用时间与注意事项。您可以把处方拿到任何药房配药。我们可按日分装药物、打印大字标签，并回收旧药。</p>
<h2>治疗与康复</h2>
<ul><li><strong>物理治疗</strong>：动作、呼吸、力量与平衡。</li><li><strong>职能治疗</strong>：洗漱、穿衣、烹饪与工作，并提供辅具。</li><li><strong>言语治疗</strong>：说话与吞咽，适合儿童与成人。</li><li><strong>听力学</strong>：听力检查与助听器。</li></ul>
<h2>饮食与营养</h2>
<p>我们的厨房符合清真标准，每日提供素食。营养师为糖尿病、肾病、癌症或吞咽困难的病人，以及体重不增的婴儿安排膳食。若有食物过敏，请在入院时告知。</p>
<h2>需要转介信吗？</h2>
<table><thead><tr><th>服务</th><th>转介</th></tr></thead><tbody><tr><td>验血、X光、CT、MRI</td><td>需要，任何注册医生均可</td></tr><tr><td>物理治疗、言语治疗</td><td>不需要，但请带报告</td></tr><tr><td>营养师、听力检查</td><td>不需要</td></tr><tr><td>药房</td><td>处方药须有处方</td></tr></tbody></table>
<p>各院开放时间不同，请见<a href="/zh/our-hospitals">各医院</a>页面的“服务”。即使我们不要求，保险公司也常需要医生的信。</p>`,
    ],
  }),
];
