import type { SampleEntry } from './sample-entry.seed.ts';

const author = 'Group Communications';
const reviewer = 'Melur Clinical Content Panel';

/** Campaigns and promotions. Each carries its advertising approval and may be shown only while that is in force. */
export const campaigns: readonly SampleEntry[] = [
  {
    kind: 'campaign',
    slug: 'heart-check-month',
    publishedAt: '2026-10-30T09:00:00+08:00',
    author,
    reviewer,
    topics: ['Heart'],
    title: { en: 'Heart check month', ms: 'Bulan pemeriksaan jantung', zh: '心脏检查月' },
    summary: {
      en: 'An ECG, blood tests and a talk with a doctor for RM280 at five hospitals until the end of the year.',
      ms: 'ECG, ujian darah dan perbincangan dengan doktor pada RM280 di lima hospital hingga akhir tahun.',
      zh: '即日起至年底，五家医院提供心电图、验血与医生讲解，RM280。',
    },
    body: {
      en: `<p>High blood pressure and high cholesterol make no noise. A check takes about ninety minutes: blood tests, blood pressure, an ECG at rest, and a talk with a doctor who goes through each number with you.</p>
<h2>What is included</h2>
<ul><li>Cholesterol, sugar and kidney blood tests.</li><li>ECG at rest.</li><li>Consultation with a medical officer, with a written plan.</li></ul>
<p>The check is for people of 30 and over without symptoms. If you have chest pain now, do not book a check: call 999. Further tests are not part of the price; the doctor tells you what they would cost before you decide. If you are not a Malaysian citizen, 6% service tax is added.</p>`,
      ms: `<p>Tekanan darah tinggi dan kolesterol tinggi tidak memberi sebarang tanda. Pemeriksaan mengambil masa kira-kira sembilan puluh minit: ujian darah, tekanan darah, ECG ketika berehat, dan perbincangan dengan doktor yang menerangkan setiap angka kepada anda.</p>
<h2>Apa yang termasuk</h2>
<ul><li>Ujian darah kolesterol, gula dan buah pinggang.</li><li>ECG ketika berehat.</li><li>Konsultasi dengan pegawai perubatan, dengan pelan bertulis.</li></ul>
<p>Pemeriksaan ini untuk mereka yang berumur 30 tahun ke atas tanpa simptom. Jika anda mengalami sakit dada sekarang, jangan tempah pemeriksaan: hubungi 999. Ujian lanjut tidak termasuk dalam harga; doktor memberitahu kosnya sebelum anda membuat keputusan. Jika anda bukan warganegara Malaysia, cukai perkhidmatan 6% ditambah.</p>`,
      zh: `<p>高血压和高胆固醇不会发出声响。检查约需九十分钟：验血、量血压、静态心电图，并由医生逐项讲解数值。</p>
<h2>包括的项目</h2>
<ul><li>胆固醇、血糖和肾功能验血。</li><li>静态心电图。</li><li>医生咨询，附书面计划。</li></ul>
<p>检查适合30岁及以上、没有症状的人。如果现在胸痛，请不要预约检查：立即拨打999。进一步的检查不在价格之内；医生会先告诉您费用，由您决定。非马来西亚公民须另付6%服务税。</p>`,
    },
    fields: {
      hospitalSlugs: ['melur-tun-razak', 'melur-ipoh', 'melur-johor-bahru', 'melur-kuching', 'melur-seremban'],
      startsOn: '2026-11-01',
      endsOn: '2026-12-31',
      approvalNumber: 'KKLIU 2714/EXP 31.12.2027',
      approvalExpiresOn: '2027-12-31',
      specialisation: 'cardiology',
    },
  },
  {
    kind: 'campaign',
    slug: 'pink-to-january-mammogram',
    publishedAt: '2026-10-01T09:00:00+08:00',
    author,
    reviewer,
    topics: ['Women'],
    title: {
      en: 'Mammogram with a woman radiographer',
      ms: 'Mamogram dengan juru X-ray wanita',
      zh: '女性放射技师乳房X光检查',
    },
    summary: {
      en: 'Mammogram and explanation for RM160, by women for women, with Saturday times.',
      ms: 'Mamogram dan penerangan pada RM160, oleh wanita untuk wanita, termasuk hari Sabtu.',
      zh: '乳房X光检查连讲解RM160，由女性人员执行，周六亦可预约。',
    },
    body: {
      en: `<p>Some women put off a mammogram because they feel shy or afraid that it hurts. In these hospitals a woman radiographer takes the pictures, you set the pace, and you may stop at any time.</p>
<p>The price covers a mammogram of both breasts and the radiologist’s report, explained to you by a doctor within five working days. If the picture is unclear, an ultrasound on the same day costs RM90; we ask you first.</p>
<p>We suggest a mammogram every two years from 50 to 74, and from 40 if you and your doctor decide so. Tell us if you have implants, are pregnant or are breastfeeding.</p>`,
      ms: `<p>Sesetengah wanita menangguhkan mamogram kerana malu atau takut sakit. Di hospital-hospital ini, juru X-ray wanita mengambil gambar, anda menentukan rentaknya, dan anda boleh berhenti pada bila-bila masa.</p>
<p>Harga meliputi mamogram kedua-dua belah payudara dan laporan pakar radiologi, diterangkan kepada anda oleh doktor dalam lima hari bekerja. Jika gambar tidak jelas, ultrabunyi pada hari yang sama berharga RM90; kami bertanya kepada anda dahulu.</p>
<p>Kami mencadangkan mamogram setiap dua tahun dari umur 50 hingga 74 tahun, dan dari 40 tahun jika anda dan doktor memutuskan demikian. Beritahu kami jika anda mempunyai implan, hamil atau menyusukan bayi.</p>`,
      zh: `<p>有些妇女因为害羞或怕痛而迟迟不做乳房X光。在这些医院，由女放射技师拍片，步调由您决定，随时可以停止。</p>
<p>价格包括双侧乳房X光和放射科医生的报告，五个工作日内由医生为您讲解。如果影像不清楚，当天加做超声波为RM90；我们会先征求您的同意。</p>
<p>我们建议50至74岁每两年做一次乳房X光；40岁起可由您与医生商定。如果有植入物、怀孕或正在哺乳，请告诉我们。</p>`,
    },
    fields: {
      hospitalSlugs: ['melur-bangsar', 'melur-shah-alam', 'melur-bukit-mertajam', 'melur-kota-bharu'],
      startsOn: '2026-10-01',
      endsOn: '2027-01-31',
      approvalNumber: 'KKLIU 2688/EXP 30.09.2027',
      approvalExpiresOn: '2027-09-30',
      specialisation: 'radiology',
      gender: 'female',
    },
  },
  {
    kind: 'campaign',
    slug: 'diabetes-check-november',
    publishedAt: '2026-11-01T09:00:00+08:00',
    author,
    reviewer,
    topics: ['Diabetes'],
    title: {
      en: 'Know your sugar: diabetes check',
      ms: 'Kenali gula anda: pemeriksaan diabetes',
      zh: '了解您的血糖：糖尿病检查',
    },
    summary: {
      en: 'HbA1c test, foot check and eye photograph for RM120 in all our hospitals.',
      ms: 'Ujian HbA1c, pemeriksaan kaki dan gambar mata pada RM120 di semua hospital kami.',
      zh: '所有医院糖化血红素、足部检查与眼底照相RM120。',
    },
    body: {
      en: `<p>About one in six adults in Malaysia has diabetes, and many of them do not know it yet. The HbA1c test shows your average sugar over three months. You need not fast.</p>
<p>With the blood test you get a check of the feeling in your feet and a photograph of the back of each eye, because these are the places where early damage shows. A nurse explains the results on the same morning.</p>
<p>If your value is raised, you receive a letter for your own doctor, or a first appointment with our diabetes team. You decide which.</p>`,
      ms: `<p>Kira-kira seorang daripada enam orang dewasa di Malaysia menghidap diabetes, dan ramai daripada mereka belum mengetahuinya. Ujian HbA1c menunjukkan purata gula anda selama tiga bulan. Anda tidak perlu berpuasa.</p>
<p>Bersama ujian darah, anda menjalani pemeriksaan deria rasa pada kaki dan gambar bahagian belakang setiap mata, kerana di sinilah kerosakan awal kelihatan. Jururawat menerangkan keputusan pada pagi yang sama.</p>
<p>Jika bacaan anda tinggi, anda menerima surat untuk doktor anda sendiri, atau temu janji pertama dengan pasukan diabetes kami. Anda yang menentukan pilihannya.</p>`,
      zh: `<p>马来西亚每六名成年人就约有一人患糖尿病，许多人还不知道。HbA1c检验显示您三个月的平均血糖，不需要禁食。</p>
<p>除验血外，还检查双脚的感觉，并为双眼拍摄眼底照片，因为早期的损害就出现在这些地方。护士当天早上便讲解结果。</p>
<p>如果数值偏高，您可以拿一封信给自己的医生，或预约我们的糖尿病团队首次看诊。由您决定。</p>`,
    },
    fields: {
      startsOn: '2026-11-01',
      endsOn: '2026-12-15',
      approvalNumber: 'KKLIU 2709/EXP 31.10.2027',
      approvalExpiresOn: '2027-10-31',
      specialisation: 'endocrinology',
    },
  },
  {
    kind: 'campaign',
    slug: 'flu-vaccination-before-travel',
    publishedAt: '2026-11-02T09:00:00+08:00',
    author,
    reviewer,
    topics: ['Vaccination'],
    title: {
      en: 'Flu vaccination before you travel',
      ms: 'Vaksin influenza sebelum anda mengembara',
      zh: '出行前接种流感疫苗',
    },
    summary: {
      en: 'Flu vaccine for {{price:flu-vaccination}} for adults and children from one year, without appointment on weekday mornings.',
      ms: 'Vaksin influenza {{price:flu-vaccination}} untuk dewasa dan kanak-kanak dari satu tahun, tanpa janji temu pada pagi hari bekerja.',
      zh: '流感疫苗{{price:flu-vaccination}}，适合一岁以上人士，平日上午无需预约。',
    },
    body: {
      en: `<p>The year-end holidays, umrah and winter abroad bring people close together, and flu travels with them. The vaccine needs about two weeks to protect you, so come in time.</p>
<p>It is most useful if you are over 60, pregnant, or live with asthma, diabetes, or heart or kidney disease. Small children who get it for the first time need two doses four weeks apart; each dose costs {{price:flu-vaccination}}.</p>
<p>Tell the nurse if you have had a severe reaction to a vaccine before. Please stay for twenty minutes afterwards. Insurance and employers often pay for it: ask them first.</p>`,
      ms: `<p>Cuti hujung tahun, umrah dan musim sejuk di luar negara mendekatkan orang ramai, dan influenza turut mengembara bersama mereka. Vaksin memerlukan kira-kira dua minggu untuk melindungi anda, jadi datanglah awal.</p>
<p>Ia paling berguna jika anda berumur lebih 60 tahun, hamil, atau menghidap asma, diabetes, atau penyakit jantung atau buah pinggang. Kanak-kanak kecil yang menerimanya buat kali pertama memerlukan dua dos selang empat minggu; setiap dos berharga {{price:flu-vaccination}}.</p>
<p>Beritahu jururawat jika anda pernah mengalami tindak balas teruk terhadap vaksin. Sila tunggu dua puluh minit selepas suntikan. Insurans dan majikan selalunya menanggung bayarannya: tanya mereka dahulu.</p>`,
      zh: `<p>年终假期、朝圣和国外的冬天，让人们聚在一起，流感也随之传播。疫苗约需两周才有保护力，请及早接种。</p>
<p>60岁以上者、孕妇，以及有哮喘、糖尿病、心脏病或肾病的人最受益。幼儿首次接种需要两剂，相隔四周，每剂{{price:flu-vaccination}}。</p>
<p>如果曾对疫苗有严重反应，请告诉护士。接种后请留二十分钟。保险公司和雇主往往会承担费用，请先询问。</p>`,
    },
    fields: {
      startsOn: '2026-11-02',
      endsOn: '2027-02-28',
      approvalNumber: 'KKLIU 2711/EXP 31.12.2027',
      approvalExpiresOn: '2027-12-31',
      specialisation: 'infectious-disease',
    },
  },
  {
    kind: 'campaign',
    slug: 'cataract-counselling-saturday',
    publishedAt: '2026-10-12T09:00:00+08:00',
    author,
    reviewer,
    topics: ['Eyes'],
    title: { en: 'Cataract advice on Saturdays', ms: 'Nasihat katarak pada hari Sabtu', zh: '周六白内障咨询' },
    summary: {
      en: 'Eye test and advice for RM60 for people of 55 and over in Taiping, Muar and Sungai Petani.',
      ms: 'Ujian mata dan nasihat pada RM60 untuk usia 55 tahun ke atas di Taiping, Muar dan Sungai Petani.',
      zh: '太平、麻坡与双溪大年：55岁以上人士视力检查与咨询RM60。',
    },
    body: {
      en: `<p>If headlights dazzle you and colours look washed out, a cataract may be the cause. On Saturday mornings an eye doctor examines you, tells you whether an operation would help now or can wait, and what it would cost.</p>
<p>Come with somebody: the drops widen your pupils, and you should not drive for about four hours. Bring your glasses and a list of your medicines.</p>
<p>The fee covers the eye test, the measurement of eye pressure and the consultation. It does not oblige you to have an operation with us.</p>`,
      ms: `<p>Jika lampu kereta menyilaukan mata dan warna kelihatan pudar, katarak mungkin puncanya. Pada pagi Sabtu, doktor mata memeriksa anda, memberitahu sama ada pembedahan akan membantu sekarang atau boleh menunggu, dan berapa kosnya.</p>
<p>Datanglah bersama seseorang: titisan mata membesarkan anak mata, dan anda tidak patut memandu selama kira-kira empat jam. Bawa cermin mata dan senarai ubat anda.</p>
<p>Bayaran meliputi ujian mata, ukuran tekanan mata dan konsultasi. Ia tidak mewajibkan anda menjalani pembedahan dengan kami.</p>`,
      zh: `<p>如果车灯令您目眩，颜色显得暗淡，可能是白内障。星期六早上，眼科医生会为您检查，告诉您现在动手术是否有帮助，还是可以等，以及费用多少。</p>
<p>请带人陪同：眼药水会放大瞳孔，约四小时内不应开车。请带眼镜和药物清单。</p>
<p>收费包括验眼、量眼压和咨询，并不代表您必须在我们这里动手术。</p>`,
    },
    fields: {
      hospitalSlugs: ['melur-taiping', 'melur-muar', 'melur-sungai-petani'],
      startsOn: '2026-10-17',
      endsOn: '2027-01-30',
      approvalNumber: 'KKLIU 2692/EXP 30.09.2027',
      approvalExpiresOn: '2027-09-30',
      specialisation: 'ophthalmology',
    },
  },
  {
    kind: 'campaign',
    slug: 'maternity-package-early-booking',
    publishedAt: '2026-09-15T09:00:00+08:00',
    author,
    reviewer,
    topics: ['Pregnancy'],
    title: {
      en: 'Birth package, booked before week 24',
      ms: 'Pakej bersalin, tempahan sebelum minggu ke-24',
      zh: '第24周前预订的分娩配套',
    },
    summary: {
      en: 'The normal birth package for {{price:normal-delivery-package}}, with a class for parents-to-be when you book before the 24th week.',
      ms: 'Pakej bersalin normal pada {{price:normal-delivery-package}}, dengan kelas bakal ibu bapa jika ditempah sebelum minggu ke-24.',
      zh: '顺产配套{{price:normal-delivery-package}}；第24周前预订，附准父母课程。',
    },
    body: {
      en: `<p>When we know early who is coming, we can plan rooms and midwives better. That is why the normal birth package, at {{price:normal-delivery-package}}, includes our class for parents-to-be if you book before your 24th week.</p>
<p>The package covers the delivery, two nights in a single room, the midwife, routine medicines and the first examination of your baby. An epidural, a Caesarean or care in the nursery cost more; the full list is given to you in writing with the booking.</p>
<p>If the plan changes and you have the baby elsewhere, we refund your deposit less what you have used. You find the rules on the page about <a href="/refund-policy">refunds</a>.</p>`,
      ms: `<p>Apabila kami tahu lebih awal siapa yang akan datang, kami dapat merancang bilik dan bidan dengan lebih baik. Sebab itulah pakej bersalin normal, pada {{price:normal-delivery-package}}, merangkumi kelas bakal ibu bapa jika anda menempah sebelum minggu ke-24.</p>
<p>Pakej ini meliputi kelahiran, dua malam di bilik seorang, bidan, ubat biasa dan pemeriksaan pertama bayi anda. Epidural, pembedahan caesarean atau penjagaan di bilik bayi dikenakan bayaran tambahan; senarai penuh diberi secara bertulis bersama tempahan.</p>
<p>Jika rancangan berubah dan anda bersalin di tempat lain, kami memulangkan deposit anda setelah ditolak apa yang telah digunakan. Peraturannya terdapat pada halaman tentang <a href="/refund-policy">bayaran balik</a>.</p>`,
      zh: `<p>我们越早知道谁会来，就越能安排好病房和助产士。所以，在怀孕第24周前预订，{{price:normal-delivery-package}}的顺产配套包括准父母课程。</p>
<p>配套包括分娩、两晚单人房、助产士、常规药物，以及宝宝的首次检查。无痛分娩、剖腹产或育婴室护理须另外收费；预订时会给您完整的书面价目表。</p>
<p>如果计划有变、改在别处生产，我们会扣除已使用的部分，退还订金。规则请看<a href="/refund-policy">退款</a>页面。</p>`,
    },
    fields: {
      hospitalSlugs: ['melur-cheras', 'melur-kajang', 'melur-klang', 'melur-alor-setar', 'melur-kuantan'],
      packageSlugs: ['normal-delivery-package'],
      startsOn: '2026-09-15',
      endsOn: '2027-03-31',
      approvalNumber: 'KKLIU 2671/EXP 31.08.2027',
      approvalExpiresOn: '2027-08-31',
      specialisation: 'obstetrics-gynaecology',
      gender: 'female',
    },
  },
  {
    kind: 'campaign',
    slug: 'mens-screening-package',
    publishedAt: '2026-11-05T09:00:00+08:00',
    author,
    reviewer,
    topics: ['Men'],
    title: { en: 'Men’s screening after forty', ms: 'Saringan lelaki selepas empat puluh', zh: '四十岁后男性健康检查' },
    summary: {
      en: 'Blood tests, ECG and a talk about the PSA test for RM450 in four hospitals.',
      ms: 'Ujian darah, ECG dan perbincangan tentang ujian PSA pada RM450 di empat hospital.',
      zh: '四家医院：验血、心电图与PSA检查咨询RM450。',
    },
    body: {
      en: `<p>A good screening asks first what is worth looking for in you. The doctor begins with your family’s history, your work and your habits, and then orders tests that fit.</p>
<p>Included are blood count, cholesterol, sugar, liver and kidney tests, an ECG, and a stool test for hidden blood from the age of 50. The PSA test is offered after a talk about its use and its false alarms; you may say no.</p>
<p>Results are explained face to face or by video within a week, and stay in your file with us.</p>`,
      ms: `<p>Saringan yang baik bermula dengan soalan: apa yang wajar dicari pada diri anda. Doktor bermula dengan sejarah keluarga, kerja dan tabiat anda, kemudian memilih ujian yang sesuai.</p>
<p>Termasuk kiraan darah, kolesterol, gula, ujian hati dan buah pinggang, ECG, dan ujian najis untuk darah tersembunyi mulai umur 50 tahun. Ujian PSA ditawarkan selepas perbincangan tentang kegunaan dan amaran palsunya; anda boleh menolak.</p>
<p>Keputusan diterangkan secara bersemuka atau melalui video dalam seminggu, dan kekal dalam fail anda bersama kami.</p>`,
      zh: `<p>好的筛检，先问您身上有什么值得查。医生会先了解您的家族史、工作和习惯，再安排合适的检验。</p>
<p>包括血球计数、胆固醇、血糖、肝肾功能、心电图，以及50岁起的粪便隐血检验。PSA检验会在说明用处和误报之后提供；您可以不做。</p>
<p>一周内当面或通过视频讲解结果，并保存在我们这里的病历中。</p>`,
    },
    fields: {
      hospitalSlugs: ['melur-petaling-jaya', 'melur-pasir-gudang', 'melur-miri', 'melur-temerloh'],
      startsOn: '2026-11-05',
      endsOn: '2027-02-28',
      approvalNumber: 'KKLIU 2718/EXP 31.12.2027',
      approvalExpiresOn: '2027-12-31',
      specialisation: 'urology',
      gender: 'male',
    },
  },
  {
    kind: 'campaign',
    slug: 'back-to-school-check',
    publishedAt: '2026-11-15T09:00:00+08:00',
    author,
    reviewer,
    topics: ['Children'],
    title: { en: 'Back-to-school check', ms: 'Pemeriksaan kembali ke sekolah', zh: '开学前健康检查' },
    summary: {
      en: 'Eyes, ears, growth and vaccinations for children from 6 to 12, for RM90.',
      ms: 'Mata, telinga, tumbesaran dan vaksin untuk kanak-kanak 6 hingga 12 tahun, RM90.',
      zh: '6至12岁儿童视力、听力、发育与疫苗检查RM90。',
    },
    body: {
      en: `<p>A child who cannot see the board is often called lazy. Before the new school year a children’s nurse checks sight, hearing, height, weight and teeth, and looks through the vaccination book.</p>
<p>A children’s doctor then speaks with you both for fifteen minutes. Bring the book, the glasses if there are any, and your child’s own questions. Missing vaccines can be given on the same day at the usual price.</p>
<p>You go home with a one-page report, which you may give to the school if you wish. We send nothing to a school ourselves.</p>`,
      ms: `<p>Kanak-kanak yang tidak nampak papan putih selalu dikatakan malas. Sebelum tahun persekolahan baharu, jururawat kanak-kanak memeriksa penglihatan, pendengaran, tinggi, berat dan gigi, serta menyemak buku vaksinasi.</p>
<p>Doktor kanak-kanak kemudian berbincang dengan anda berdua selama lima belas minit. Bawa buku itu, cermin mata jika ada, dan soalan anak anda sendiri. Vaksin yang tertinggal boleh diberi pada hari yang sama mengikut harga biasa.</p>
<p>Anda pulang dengan laporan sehelai, yang boleh diberi kepada sekolah jika anda mahu. Kami sendiri tidak menghantar apa-apa kepada sekolah.</p>`,
      zh: `<p>看不清黑板的孩子，常被说成懒。新学年前，儿科护士检查视力、听力、身高、体重和牙齿，并查看疫苗接种手册。</p>
<p>之后儿科医生会和你们俩谈十五分钟。请带手册、眼镜（如有），以及孩子自己的问题。漏打的疫苗可当天按平时价格补种。</p>
<p>您会带一页报告回家，愿意的话可交给学校。我们不会自行把任何资料交给学校。</p>`,
    },
    fields: {
      hospitalSlugs: [
        'melur-sentul',
        'melur-kajang',
        'melur-batu-pahat',
        'melur-sitiawan',
        'melur-kangar',
        'melur-kota-kinabalu',
      ],
      startsOn: '2026-12-01',
      endsOn: '2027-01-31',
      approvalNumber: 'KKLIU 2722/EXP 30.11.2027',
      approvalExpiresOn: '2027-11-30',
      specialisation: 'paediatrics',
    },
  },
  {
    kind: 'campaign',
    slug: 'quit-smoking-together',
    publishedAt: '2026-10-20T09:00:00+08:00',
    author,
    reviewer,
    topics: ['Lungs'],
    title: {
      en: 'Quit together: twelve weeks without smoke',
      ms: 'Berhenti bersama: dua belas minggu tanpa asap',
      zh: '一起戒烟：十二周无烟计划',
    },
    summary: {
      en: 'A course of twelve weeks with a doctor and a group, for RM150.',
      ms: 'Kursus dua belas minggu dengan doktor dan kumpulan, RM150.',
      zh: '由医生与小组陪伴的十二周课程，RM150。',
    },
    body: {
      en: `<p>Most people need more than one try to stop smoking or vaping. Company and medicine double the chance. The course begins with a doctor, who helps you choose a day and, if you wish, a medicine. After that the group meets once a week for twelve weeks, in person or by video.</p>
<p>You may come alone or with somebody you know. Nicotine replacement and medicines are not included and cost from about RM60 to RM250 a month.</p>
<p>If you start again in between, you simply come to the next meeting. Nobody is sent away.</p>`,
      ms: `<p>Kebanyakan orang perlu mencuba lebih daripada sekali untuk berhenti merokok atau vape. Teman dan ubat menggandakan peluang. Kursus bermula dengan doktor, yang membantu anda memilih tarikh dan, jika mahu, ubat. Selepas itu kumpulan bertemu seminggu sekali selama dua belas minggu, secara bersemuka atau melalui video.</p>
<p>Anda boleh datang sendiri atau bersama kenalan. Gantian nikotin dan ubat tidak termasuk dan berharga kira-kira RM60 hingga RM250 sebulan.</p>
<p>Jika anda merokok semula di pertengahan jalan, datang sahaja ke perjumpaan seterusnya. Tiada sesiapa dihalau.</p>`,
      zh: `<p>多数人要尝试不止一次，才能戒掉香烟或电子烟。有人作伴加上药物，成功机会加倍。课程先由医生协助您选定戒烟日，如果愿意，也选择药物。之后小组每周聚会一次，为期十二周，面对面或视频均可。</p>
<p>可以一个人来，也可以和认识的人一起来。尼古丁替代品和药物不包括在内，每月约RM60至RM250。</p>
<p>如果中途又抽了，下次照样来就好。没有人会被赶走。</p>`,
    },
    fields: {
      hospitalSlugs: ['melur-tun-razak', 'melur-shah-alam', 'melur-ipoh', 'melur-kota-kinabalu'],
      startsOn: '2026-11-01',
      endsOn: '2027-04-30',
      approvalNumber: 'KKLIU 2701/EXP 31.10.2027',
      approvalExpiresOn: '2027-10-31',
      specialisation: 'respiratory',
    },
  },
  {
    kind: 'campaign',
    slug: 'knee-pain-second-opinion',
    publishedAt: '2026-11-09T09:00:00+08:00',
    author,
    reviewer,
    topics: ['Bones and joints'],
    title: { en: 'Knee pain: a second opinion', ms: 'Sakit lutut: pendapat kedua', zh: '膝痛第二意见' },
    summary: {
      en: 'Bring your pictures and hear a second view before an operation, for RM100.',
      ms: 'Bawa imej anda dan dapatkan pandangan kedua sebelum pembedahan, RM100.',
      zh: '手术前携带影像前来听取第二意见，RM100。',
    },
    body: {
      en: `<p>You have been told that your knee needs an operation, and you are not sure. That is a good reason to ask somebody else. A bone surgeon who will not be the one to operate looks at your pictures, examines your knee and tells you the choices, including the choice to wait.</p>
<p>A physiotherapist then shows you the exercises that would be right in either case. The visit takes about fifty minutes.</p>
<p>Bring the X-rays or MRI on a disc or your telephone. New pictures are not included. You receive a letter that you can take back to your own surgeon.</p>`,
      ms: `<p>Anda diberitahu bahawa lutut anda perlu dibedah, dan anda tidak pasti. Itu sebab yang baik untuk bertanya kepada orang lain. Pakar bedah tulang yang tidak akan melakukan pembedahan itu melihat gambar anda, memeriksa lutut dan menerangkan pilihan anda, termasuk pilihan untuk menunggu.</p>
<p>Ahli fisioterapi kemudian menunjukkan senaman yang betul dalam apa jua keadaan. Lawatan mengambil masa kira-kira lima puluh minit.</p>
<p>Bawa X-ray atau MRI dalam cakera atau telefon anda. Gambar baharu tidak termasuk. Anda menerima surat yang boleh dibawa kepada pakar bedah anda sendiri.</p>`,
      zh: `<p>有人告诉您膝盖需要动手术，您拿不定主意。这正是请教别人的好理由。一位不会为您动刀的骨科医生会看您的影像、检查膝盖，说明有哪些选择，包括先等等看。</p>
<p>之后物理治疗师会教您无论如何都适合做的运动。看诊约需五十分钟。</p>
<p>请用光盘或手机带来X光或MRI。不包括新拍的影像。您会得到一封信，可带回给自己的外科医生。</p>`,
    },
    fields: {
      hospitalSlugs: ['melur-bangsar', 'melur-petaling-jaya', 'melur-ipoh', 'melur-bukit-mertajam'],
      startsOn: '2026-11-09',
      endsOn: '2027-03-31',
      approvalNumber: 'KKLIU 2719/EXP 31.12.2027',
      approvalExpiresOn: '2027-12-31',
      specialisation: 'orthopaedics',
    },
  },
  {
    kind: 'campaign',
    slug: 'sleep-study-at-home',
    publishedAt: '2026-11-13T09:00:00+08:00',
    author,
    reviewer,
    topics: ['Sleep'],
    title: { en: 'Sleep study in your own bed', ms: 'Kajian tidur di katil anda sendiri', zh: '居家睡眠检测' },
    summary: {
      en: 'Find out whether your snoring is harmless, with a small recorder for one night, RM390.',
      ms: 'Ketahui sama ada dengkuran anda berbahaya dengan alat perakam kecil untuk satu malam, RM390.',
      zh: '佩戴小型记录仪一晚，了解打鼾是否有害，RM390。',
    },
    body: {
      en: `<p>If you snore, wake up tired and doze at the wheel, your breathing may stop many times a night. A recorder the size of a matchbox shows it. You collect it in the afternoon, wear it at home and bring it back the next day.</p>
<p>A lung doctor reads the record and explains it to you within five working days, by video or in the clinic. Both are in the price.</p>
<p>The test at home does not suit people with heart failure or some lung diseases; the nurse asks you about this when you book. Until you know more, please do not drive when you are sleepy.</p>`,
      ms: `<p>Jika anda berdengkur, bangun dalam keadaan letih dan terlelap ketika memandu, pernafasan anda mungkin terhenti banyak kali semalaman. Alat perakam sebesar kotak mancis dapat menunjukkannya. Anda mengambilnya pada waktu petang, memakainya di rumah dan memulangkannya keesokan hari.</p>
<p>Doktor paru-paru membaca rakaman dan menerangkannya kepada anda dalam lima hari bekerja, melalui video atau di klinik. Kedua-duanya termasuk dalam harga.</p>
<p>Ujian di rumah tidak sesuai untuk penghidap kegagalan jantung atau sesetengah penyakit paru-paru; jururawat akan bertanya tentang ini ketika anda menempah. Sehingga anda mengetahui keputusannya, jangan memandu ketika mengantuk.</p>`,
      zh: `<p>如果您打鼾、醒来仍疲倦、开车打瞌睡，呼吸可能一夜停止许多次。一个火柴盒大小的记录器就能查出来。您下午来领取，在家佩戴，第二天归还。</p>
<p>胸肺科医生判读记录，五个工作日内通过视频或在诊所为您讲解。两者都包括在价格内。</p>
<p>居家检查不适合心脏衰竭或某些肺病患者；预约时护士会询问。在弄清楚之前，困倦时请不要开车。</p>`,
    },
    fields: {
      hospitalSlugs: ['melur-tun-razak', 'melur-petaling-jaya', 'melur-johor-bahru', 'melur-seremban'],
      startsOn: '2026-11-13',
      endsOn: '2027-05-31',
      approvalNumber: 'KKLIU 2720/EXP 31.12.2027',
      approvalExpiresOn: '2027-12-31',
      specialisation: 'respiratory',
    },
  },
  {
    kind: 'campaign',
    slug: 'carers-health-week',
    publishedAt: '2026-11-16T09:00:00+08:00',
    author,
    reviewer,
    topics: ['Older people'],
    title: { en: 'A check for those who care', ms: 'Pemeriksaan untuk penjaga', zh: '照顾者健康检查' },
    summary: {
      en: 'You look after somebody else every day. In January a health check for carers costs RM50.',
      ms: 'Anda menjaga orang lain setiap hari. Pada Januari, pemeriksaan kesihatan penjaga hanya RM50.',
      zh: '您每天照顾别人。一月份照顾者健康检查只需RM50。',
    },
    body: {
      en: `<p>People who look after a sick parent, partner or child often have no time to be ill. The check is short, and we try to fit it around the appointment of the person you care for.</p>
<p>A nurse measures blood pressure, sugar and weight, looks at your back and your sleep, and asks how you are. If you like, a counsellor sees you on the same day, free of charge.</p>
<p>You need no proof that you are a carer. Tell us when you register whom you look after and whether we can help with somebody to sit with them meanwhile.</p>`,
      ms: `<p>Mereka yang menjaga ibu bapa, pasangan atau anak yang sakit selalunya tiada masa untuk jatuh sakit. Pemeriksaan ini singkat, dan kami cuba menyesuaikannya dengan temu janji orang yang anda jaga.</p>
<p>Jururawat mengukur tekanan darah, gula dan berat badan, memeriksa belakang dan tidur anda, dan bertanya khabar anda. Jika mahu, kaunselor berjumpa anda pada hari yang sama, secara percuma.</p>
<p>Anda tidak memerlukan bukti bahawa anda seorang penjaga. Beritahu kami semasa mendaftar siapa yang anda jaga dan sama ada kami boleh membantu menyediakan seseorang untuk menemaninya sementara itu.</p>`,
      zh: `<p>照顾生病的父母、伴侣或孩子的人，往往没有时间生病。检查很短，我们尽量配合您所照顾的人的预约时间。</p>
<p>护士量血压、血糖和体重，了解您的背部和睡眠，并问您过得好不好。如果愿意，辅导员当天免费与您面谈。</p>
<p>不需要证明您是照顾者。报名时请告诉我们您照顾的是谁，以及其间是否需要有人代为陪伴。</p>`,
    },
    fields: {
      startsOn: '2027-01-04',
      endsOn: '2027-01-31',
      approvalNumber: 'KKLIU 2724/EXP 31.12.2027',
      approvalExpiresOn: '2027-12-31',
      specialisation: 'geriatrics',
    },
  },
];
