import type { SampleEntry } from './sample-entry.seed.ts';
import { t } from './three-languages.seed.ts';

type News = Omit<SampleEntry, 'kind' | 'author'>;

const samples: readonly News[] = [
  {
    slug: 'second-heart-laboratory-in-klang',
    publishedAt: '2025-10-14T11:00:00+08:00',
    topics: ['heart'],
    fields: { type: 'opening', place: 'Klang' },
    title: t(
      'A second heart laboratory opens in Klang',
      'Makmal jantung kedua dibuka di Klang',
      '巴生启用第二间心导管室',
    ),
    summary: t(
      'Two people with a heart attack can now be treated at the same time, at every hour of the day.',
      'Dua pesakit serangan jantung kini boleh dirawat serentak, pada bila-bila masa.',
      '如今任何时刻都能同时救治两名心脏病发病人。',
    ),
    body: {
      en: `<p><a href="/melur-klang">Melur Klang</a> has opened a second heart laboratory. Until now, when two people with a heart attack arrived in the same hour, one of them had to be sent on to another hospital. Last year that happened eleven times.</p>
<p>The new room stands beside the first and shares its staff. A cardiologist, two nurses and a radiographer are in the house day and night, and a second team lives within twenty minutes. The time from the door to an open artery was 61 minutes on average last year. The aim is less than 55.</p>
<p>‘The machine is the smaller part,’ says Dr Hafizuddin Rosman, who leads the heart centre. ‘The larger part is that people call 999 sooner. Half of our patients waited for more than three hours at home.’</p>
<p>The laboratory can be visited on Saturday, 25 October, from 9 am to noon. Nurses will measure blood pressure and teach CPR in the lobby, and nobody needs to book.</p>`,
      ms: `<p><a href="/melur-klang">Melur Klang</a> telah membuka makmal jantung kedua. Selama ini, apabila dua orang pesakit serangan jantung tiba dalam jam yang sama, seorang daripada mereka terpaksa dihantar ke hospital lain. Tahun lalu ia berlaku sebelas kali.</p>
<p>Bilik baharu ini terletak di sebelah yang pertama dan berkongsi kakitangan. Pakar kardiologi, dua jururawat dan juru X-ray berada di hospital siang dan malam, dan pasukan kedua tinggal dalam jarak dua puluh minit. Masa dari pintu masuk hingga salur darah dibuka ialah purata 61 minit tahun lalu. Sasarannya kurang daripada 55.</p>
<p>‘Mesin hanyalah bahagian yang kecil,’ kata Dr Hafizuddin Rosman, yang mengetuai pusat jantung. ‘Bahagian yang lebih besar ialah orang ramai menghubungi 999 lebih awal. Separuh daripada pesakit kami menunggu lebih tiga jam di rumah.’</p>
<p>Makmal ini boleh dilawati pada hari Sabtu, 25 Oktober, dari 9 pagi hingga tengah hari. Jururawat akan mengukur tekanan darah dan mengajar CPR di lobi, dan tempahan tidak diperlukan.</p>`,
      zh: `<p><a href="/melur-klang">Melur Klang</a>启用了第二间心导管室。以前，如果同一小时内送来两位心脏病发的病人，其中一位就要转到别的医院。去年发生了十一次。</p>
<p>新的心导管室就在第一间旁边，人员共用。一位心脏专科医生、两位护士和一位放射技师日夜驻院，第二个团队住在二十分钟路程内。去年从入院到打通血管平均61分钟，目标是少于55分钟。</p>
<p>“机器只是小部分。”心脏中心主任Hafizuddin Rosman医生说，“更重要的是大家早点拨打999。我们有一半的病人在家里等了超过三小时。”</p>
<p>10月25日星期六上午9时至中午可参观心导管室。护士会在大厅量血压并教授心肺复苏，无需预约。</p>`,
    },
  },
  {
    slug: 'ready-for-the-monsoon-on-the-east-coast',
    publishedAt: '2025-11-03T11:00:00+08:00',
    topics: ['infections'],
    fields: { type: 'notice' },
    title: t(
      'Our east coast hospitals are ready for the monsoon',
      'Hospital pantai timur kami bersedia menghadapi monsun',
      '东海岸医院已做好雨季准备',
    ),
    summary: t(
      'What stays open in a flood, whom to call, and what to pack if you need dialysis or insulin.',
      'Apa yang kekal beroperasi semasa banjir, siapa perlu dihubungi, dan apa perlu dikemas jika anda perlukan dialisis atau insulin.',
      '水灾时哪些服务照常、该致电谁、洗肾与注射胰岛素者该准备什么。',
    ),
    body: {
      en: `<p>From November to March, heavy rain can cut off roads in Kelantan and Pahang. Our hospitals in <a href="/melur-kota-bharu">Kota Bharu</a>, <a href="/melur-kuantan">Kuantan</a> and <a href="/melur-temerloh">Temerloh</a> have stored food, water, oxygen and medicine for ten days and have tested their generators under full load.</p>
<p>Emergency departments, labour rooms and dialysis stay open at all times. If roads to a clinic are closed, your appointment becomes a telephone or video call at no charge, and you will get a message the day before.</p>
<p>People who need dialysis should tell their unit now where they would go in a flood. We will arrange a place near that address. Expectant mothers from the 37th week on who live in a flood area may move into our guest rooms early.</p>
<p>Please pack a bag today: two weeks of medicine, copies of prescriptions in a plastic cover, a torch, a charger, and for insulin a cool pouch. In danger call <strong>999</strong>. Do not walk or drive through moving water.</p>`,
      ms: `<p>Dari November hingga Mac, hujan lebat boleh memutuskan jalan di Kelantan dan Pahang. Hospital kami di <a href="/melur-kota-bharu">Kota Bharu</a>, <a href="/melur-kuantan">Kuantan</a> dan <a href="/melur-temerloh">Temerloh</a> telah menyimpan makanan, air, oksigen dan ubat untuk sepuluh hari dan menguji penjana dengan beban penuh.</p>
<p>Jabatan kecemasan, dewan bersalin dan dialisis dibuka sepanjang masa. Jika jalan ke klinik ditutup, temu janji anda ditukar kepada panggilan telefon atau video tanpa bayaran, dan anda akan menerima mesej sehari sebelumnya.</p>
<p>Mereka yang memerlukan dialisis perlu memberitahu unit sekarang ke mana mereka akan pergi jika banjir. Kami akan mengaturkan tempat berdekatan alamat itu. Ibu hamil dari minggu ke-37 yang tinggal di kawasan banjir boleh berpindah lebih awal ke bilik tamu kami.</p>
<p>Sila kemas beg hari ini: ubat untuk dua minggu, salinan preskripsi dalam sampul plastik, lampu suluh, pengecas, dan beg sejuk untuk insulin. Jika dalam bahaya, hubungi <strong>999</strong>. Jangan berjalan atau memandu meredah air yang mengalir.</p>`,
      zh: `<p>从十一月到三月，暴雨可能切断吉兰丹和彭亨的道路。我们在<a href="/melur-kota-bharu">哥打峇鲁</a>、<a href="/melur-kuantan">关丹</a>和<a href="/melur-temerloh">淡马鲁</a>的医院已储备十天的食物、水、氧气和药物，并以满载测试发电机。</p>
<p>急诊部、产房和洗肾中心全天开放。如果通往诊所的道路封闭，您的预约会免费改为电话或视频看诊，前一天会收到信息。</p>
<p>需要洗肾的人，请现在就告诉您的洗肾中心，水灾时会去哪里，我们会在那附近安排位置。住在水灾区、怀孕满37周的孕妇，可提早入住我们的客房。</p>
<p>请今天就收拾一个袋子：两周的药物、装在塑料套里的处方副本、手电筒、充电器，以及存放胰岛素的保冷袋。遇险请拨打<strong>999</strong>。不要徒步或驾车穿过流动的水。</p>`,
    },
  },
  {
    slug: 'false-messages-in-our-name',
    publishedAt: '2025-12-04T11:00:00+08:00',
    fields: { type: 'notice' },
    title: t(
      'Warning: false messages in our name',
      'Amaran: mesej palsu atas nama kami',
      '警惕：有人冒用我们的名义发信息',
    ),
    summary: t(
      'Someone is sending messages with cheap health packages and a link to pay. They do not come from us.',
      'Ada pihak menghantar mesej pakej kesihatan murah dengan pautan bayaran. Ia bukan daripada kami.',
      '有人发送廉价体检配套及付款链接的信息，并非来自我们。',
    ),
    body: {
      en: `<p>Some of our patients have received messages that offer a health check for RM 19 ‘for the first hundred’, with our name and a link to a payment page. The messages are false. We have reported them to the police and to the communications commission.</p>
<p>You can tell our messages by three things. We never ask for a card number, a password or a one-time code by message or telephone. We never ask you to pay into a person’s own account. And every order that you make with us shows in your account on this website.</p>
<p>If you have entered your card details, call your bank at once, or the National Scam Response Centre on 997, within 24 hours if you can. Then tell us at the number on this page, so that we can warn others.</p>`,
      ms: `<p>Sesetengah pesakit kami menerima mesej yang menawarkan pemeriksaan kesihatan pada harga RM 19 ‘untuk seratus orang pertama’, dengan nama kami dan pautan ke halaman bayaran. Mesej itu palsu. Kami telah melaporkannya kepada polis dan suruhanjaya komunikasi.</p>
<p>Anda boleh mengenali mesej kami melalui tiga perkara. Kami tidak pernah meminta nombor kad, kata laluan atau kod sekali guna melalui mesej atau telefon. Kami tidak pernah meminta anda membayar ke akaun peribadi seseorang. Dan setiap pesanan yang anda buat dengan kami dipaparkan dalam akaun anda di laman web ini.</p>
<p>Jika anda telah memasukkan butiran kad, hubungi bank anda serta-merta, atau Pusat Respons Scam Kebangsaan di 997, dalam masa 24 jam jika boleh. Kemudian beritahu kami di nombor pada halaman ini, supaya kami dapat memberi amaran kepada orang lain.</p>`,
      zh: `<p>我们的一些病人收到信息，冒用我们的名义，声称“首一百名”健康检查只需RM 19，并附付款网页的链接。这些信息是假的。我们已向警方和通讯委员会举报。</p>
<p>辨认我们的信息，记住三点。我们从不通过信息或电话索取卡号、密码或一次性验证码。我们从不要求您付款到个人户口。您向我们下的每一张订单，都会显示在本网站您的账户里。</p>
<p>如果已经输入银行卡资料，请立即致电银行，或拨打国家诈骗应对中心997，尽可能在24小时内。然后请按本页的电话号码通知我们，好让我们提醒其他人。</p>`,
    },
  },
  {
    slug: 'prices-of-forty-operations',
    publishedAt: '2026-01-08T11:00:00+08:00',
    fields: { type: 'service' },
    title: t(
      'The prices of forty operations, in plain view',
      'Harga empat puluh pembedahan kini dipaparkan',
      '公开四十种手术的收费',
    ),
    summary: t(
      'All our hospitals now show what common operations cost, what is included, and what may be added.',
      'Semua hospital kami kini memaparkan kos pembedahan biasa, apa yang termasuk dan apa yang mungkin ditambah.',
      '所有医院现列明常见手术的费用、包含项目与可能的附加费。',
    ),
    body: {
      en: `<p>From today each of our 29 hospitals shows the price range of forty common operations and tests: from a cataract or a hernia to a knee replacement and a caesarean birth. The list hangs at the admission counter, and any reception will print it for you.</p>
<p>Each range is made from the bills of the past twelve months. The lower figure is what a quarter of our patients paid at most, the higher figure what three quarters did. Doctors’ fees follow the schedule of the law. Room, theatre, medicine and implants are shown on lines of their own.</p>
<p>Before you are admitted you may ask for an estimate in writing. If the bill is likely to rise by more than a tenth, for example because of a complication, we tell you or your family on the same day.</p>
<p>‘People were afraid to ask,’ says Noraini Bakar, who leads patient accounts. ‘Fear of the bill is a reason to come too late. So we begin.’</p>`,
      ms: `<p>Mulai hari ini, setiap satu daripada 29 hospital kami memaparkan julat harga bagi empat puluh pembedahan dan ujian yang biasa: daripada katarak atau hernia hingga penggantian lutut dan bersalin secara caesarean. Senarai itu digantung di kaunter kemasukan, dan mana-mana kaunter penerimaan akan mencetaknya untuk anda.</p>
<p>Setiap julat dibuat daripada bil dua belas bulan lalu. Angka yang lebih rendah ialah bayaran tertinggi bagi suku pertama pesakit kami, angka yang lebih tinggi bagi tiga suku daripada mereka. Fi doktor mengikut jadual undang-undang. Bilik, dewan bedah, ubat dan implan ditunjukkan dalam baris yang berasingan.</p>
<p>Sebelum dimasukkan ke wad, anda boleh meminta anggaran bertulis. Jika bil mungkin meningkat lebih daripada satu persepuluh, misalnya kerana komplikasi, kami memberitahu anda atau keluarga pada hari yang sama.</p>
<p>‘Orang takut bertanya,’ kata Noraini Bakar, yang mengetuai akaun pesakit. ‘Takut akan bil ialah sebab untuk datang terlalu lewat. Jadi kami yang mulakan.’</p>`,
      zh: `<p>从今天起，我们29家医院都公布四十种常见手术和检查的价格范围：从白内障、疝气，到换膝和剖腹产。价目表挂在住院登记处，任何接待处都可以为您打印。</p>
<p>每个范围都根据过去十二个月的账单计算。较低的数字是四分之一病人所付的上限，较高的数字是四分之三病人所付的上限。医生费按法定收费表。病房、手术室、药物和植入物分开列明。</p>
<p>入院前，您可以要求书面估价。如果账单可能增加超过一成，例如出现并发症，我们会在当天告诉您或家人。</p>
<p>“大家不敢问。”负责病人账务的Noraini Bakar说，“害怕账单，是太迟就医的原因之一。所以由我们先开口。”</p>`,
    },
  },
  {
    slug: 'clinic-hours-in-ramadan',
    publishedAt: '2026-02-10T11:00:00+08:00',
    topics: ['diabetes'],
    fields: { type: 'notice' },
    title: t('Clinic hours in Ramadan 2026', 'Waktu klinik pada bulan Ramadan 2026', '2026年斋戒月门诊时间'),
    summary: t(
      'Earlier clinics, evening blood tests, and a diabetes line that answers at sahur.',
      'Klinik lebih awal, ujian darah pada waktu malam, dan talian diabetes yang dijawab pada waktu sahur.',
      '门诊提早、晚间验血，封斋饭时段也有糖尿病热线。',
    ),
    body: {
      en: `<p>During Ramadan most specialist clinics open half an hour earlier and close at 4.30 pm. Emergency departments, labour rooms, dialysis and pharmacies in our emergency hospitals keep their usual hours.</p>
<p>In twelve hospitals you can have blood taken and scans done from 8.30 pm to 11 pm, after the terawih prayers. A blood test does not break the fast according to the religious authorities, but many people prefer to come in the evening.</p>
<p>Our diabetes nurses answer the telephone from 4 am to 6 am and from 5 pm to midnight. Call them if your sugar is below 3.9 or above 16.6 mmol/L, or if you are not sure about a dose. If someone cannot be woken, call <strong>999</strong> first.</p>
<p>Hospital kitchens serve sahur and iftar to patients who are allowed to fast, and to one relative each. Clinics are closed on both days of Hari Raya. Read <a href="/articles/fasting-in-ramadan-with-diabetes">our advice on fasting with diabetes</a> before the month begins.</p>`,
      ms: `<p>Sepanjang Ramadan, kebanyakan klinik pakar dibuka setengah jam lebih awal dan ditutup pada 4.30 petang. Jabatan kecemasan, dewan bersalin, dialisis dan farmasi di hospital kecemasan kami mengekalkan waktu biasa.</p>
<p>Di dua belas hospital, anda boleh mengambil ujian darah dan imbasan dari 8.30 malam hingga 11 malam, selepas solat terawih. Ujian darah tidak membatalkan puasa menurut pihak berkuasa agama, tetapi ramai yang lebih suka datang pada waktu malam.</p>
<p>Jururawat diabetes kami menjawab telefon dari 4 pagi hingga 6 pagi dan dari 5 petang hingga tengah malam. Hubungi mereka jika gula anda di bawah 3.9 atau melebihi 16.6 mmol/L, atau jika anda tidak pasti tentang dos. Jika seseorang tidak dapat dikejutkan, hubungi <strong>999</strong> dahulu.</p>
<p>Dapur hospital menghidangkan sahur dan juadah berbuka kepada pesakit yang dibenarkan berpuasa, dan kepada seorang saudara setiap pesakit. Klinik ditutup pada kedua-dua hari Hari Raya. Baca <a href="/articles/fasting-in-ramadan-with-diabetes">nasihat kami tentang berpuasa dengan diabetes</a> sebelum bulan itu bermula.</p>`,
      zh: `<p>斋戒月期间，多数专科诊所提早半小时开诊，下午4.30结束。急诊部、产房、洗肾中心，以及设急诊医院的药房照常。</p>
<p>十二家医院在晚上8.30至11时，即夜间祈祷（terawih）之后，可抽血和做扫描。宗教当局认为验血不算破斋，但许多人喜欢晚上才来。</p>
<p>我们的糖尿病护士在凌晨4时至6时、下午5时至午夜接听电话。如果血糖低于3.9或高于16.6 mmol/L，或不确定剂量，请致电。如果有人叫不醒，请先拨打<strong>999</strong>。</p>
<p>医院厨房为获准禁食的病人及其一位家属提供封斋饭和开斋饭。开斋节两天诊所休诊。斋戒月开始前，请阅读<a href="/articles/fasting-in-ramadan-with-diabetes">糖尿病人禁食须知</a>。</p>`,
    },
  },
  {
    slug: 'a-hundred-cases-across-two-continents',
    publishedAt: '2026-03-04T11:00:00+08:00',
    topics: ['cancer'],
    fields: { type: 'care' },
    title: t(
      'A hundred difficult cases, discussed across two continents',
      'Seratus kes sukar dibincangkan merentas dua benua',
      '跨越两大洲，共同讨论一百例疑难病例',
    ),
    summary: t(
      'Since last March, cancer teams of two of our hospitals meet specialists of the clinic network by video.',
      'Sejak Mac lalu, pasukan kanser dua hospital kami bertemu pakar rangkaian klinik melalui video.',
      '自去年三月起，两家医院的癌症团队与诊所网络的专家视频会诊。',
    ),
    body: {
      en: `<p>Every second Wednesday at 7.30 am, doctors at <a href="/melur-tun-razak">Melur Tun Razak</a> and <a href="/melur-petaling-jaya">Melur Petaling Jaya</a> sit before a screen. On the other side it is evening. Together they look at scans and samples of people whose cancer does not follow the textbook. This week they discussed the hundredth case.</p>
<p>In 37 of the hundred, the plan was changed: another order of treatments, a smaller operation, or no operation. In the others it was confirmed. ‘That is worth as much,’ says Dr Aminah Hj Yusof. ‘A patient who knows that eleven people agree sleeps better.’</p>
<p>Your own doctor remains responsible and explains the result to you. Names are removed before the pictures are shown, and you are asked for consent. There is no extra charge.</p>
<p>People who are treated in any of our other hospitals can be put forward by their doctor too.</p>`,
      ms: `<p>Setiap Rabu selang seminggu pada 7.30 pagi, doktor di <a href="/melur-tun-razak">Melur Tun Razak</a> dan <a href="/melur-petaling-jaya">Melur Petaling Jaya</a> duduk di hadapan skrin. Di sebelah sana hari sudah petang. Bersama-sama, mereka melihat imbasan dan sampel pesakit yang kansernya tidak seperti dalam buku teks. Minggu ini mereka membincangkan kes yang keseratus.</p>
<p>Dalam 37 daripada seratus kes itu, pelan diubah: susunan rawatan yang lain, pembedahan yang lebih kecil, atau tanpa pembedahan. Dalam kes yang lain, ia disahkan. ‘Itu sama nilainya,’ kata Dr Aminah Hj Yusof. ‘Pesakit yang tahu bahawa sebelas orang bersetuju tidur lebih lena.’</p>
<p>Doktor anda sendiri tetap bertanggungjawab dan menerangkan hasilnya kepada anda. Nama dibuang sebelum gambar ditunjukkan, dan persetujuan anda diminta. Tiada bayaran tambahan.</p>
<p>Mereka yang dirawat di hospital kami yang lain juga boleh dicadangkan oleh doktor mereka.</p>`,
      zh: `<p>每隔一周的星期三上午7.30，<a href="/melur-tun-razak">Melur Tun Razak</a>和<a href="/melur-petaling-jaya">Melur Petaling Jaya</a>的医生坐在屏幕前，另一端正是傍晚。他们一起研究不按教科书发展的癌症，看扫描和样本。本周讨论了第一百例。</p>
<p>一百例中，有37例更改了方案：调整治疗次序、缩小手术，或不动手术。其余的获得确认。“那同样有价值。”Aminah Hj Yusof医生说，“病人知道有十一个人意见一致，会睡得更安稳。”</p>
<p>您自己的医生仍然负责，并向您讲解结果。影像展示之前会除去姓名，并先征求您的同意。不另收费。</p>
<p>在我们其他医院接受治疗的人，也可由医生提出讨论。</p>`,
    },
  },
  {
    slug: 'parents-may-stay-the-night',
    publishedAt: '2026-03-30T11:00:00+08:00',
    topics: ['children'],
    fields: { type: 'service' },
    title: t(
      'A parent may stay, in every children’s ward, every night',
      'Ibu atau bapa boleh bermalam di setiap wad kanak-kanak',
      '每间儿科病房，父母每晚都可陪伴',
    ),
    summary: t(
      'New fold-down beds, no visiting hours for parents, and breakfast for two.',
      'Katil lipat baharu, tiada waktu melawat untuk ibu bapa, dan sarapan untuk dua orang.',
      '新增折叠床、父母不受探病时间限制，并供应双份早餐。',
    ),
    body: {
      en: `<p>A child who is ill sleeps better with a mother or father near. From 1 April a parent or guardian can stay through the night in all our children’s wards and in the children’s intensive care units, without charge.</p>
<p>We have put up 310 fold-down beds. Breakfast is brought for the parent too, and mothers who breastfeed get all their meals. One parent at a time may be in the room when the child goes to sleep for an operation, and both may be there when it wakes.</p>
<p>Brothers and sisters may come in the visiting hours, {{visiting_hours}}, if they are well. We ask visitors with a cough, fever or a rash to telephone instead. For newborn babies in special care the rule has not changed: parents are never visitors, and may come at any hour.</p>`,
      ms: `<p>Kanak-kanak yang sakit tidur lebih lena apabila ibu atau bapa berada dekat. Mulai 1 April, ibu, bapa atau penjaga boleh bermalam di semua wad kanak-kanak dan unit rawatan rapi kanak-kanak kami, tanpa bayaran.</p>
<p>Kami telah memasang 310 katil lipat. Sarapan turut dihidangkan untuk ibu atau bapa, dan ibu yang menyusukan menerima semua hidangan. Seorang ibu atau bapa pada satu-satu masa boleh berada di dalam bilik ketika anak dibius untuk pembedahan, dan kedua-duanya boleh ada ketika anak sedar.</p>
<p>Adik-beradik boleh datang pada waktu melawat, {{visiting_hours}}, jika sihat. Kami meminta pelawat yang batuk, demam atau ada ruam supaya menelefon sahaja. Bagi bayi baru lahir dalam penjagaan khas, peraturannya tidak berubah: ibu bapa bukan pelawat, dan boleh datang pada bila-bila masa.</p>`,
      zh: `<p>生病的孩子有父母在身边，睡得更好。从4月1日起，我们所有儿科病房和儿童加护病房，都可让一位家长或监护人免费陪伴过夜。</p>
<p>我们安装了310张折叠床。家长也有早餐，哺乳的母亲三餐全包。孩子麻醉入睡时，一次可有一位家长在场；醒来时两位都可以在。</p>
<p>健康的兄弟姐妹可在探病时间（{{visiting_hours}}）探访。有咳嗽、发烧或皮疹的访客，请改用电话。特别护理室的新生儿规则不变：父母从来不是访客，随时都可以来。</p>`,
    },
  },
  {
    slug: 'forty-thousand-cataracts',
    publishedAt: '2026-04-21T11:00:00+08:00',
    topics: ['ageing'],
    fields: { type: 'care', place: 'Bukit Mertajam' },
    title: t(
      'Forty thousand cataracts later',
      'Selepas empat puluh ribu pembedahan katarak',
      '完成四万例白内障手术之后',
    ),
    summary: t(
      'The eye centre in Bukit Mertajam looks back on thirty years, and forward to evening clinics.',
      'Pusat mata Bukit Mertajam mengimbas kembali tiga puluh tahun dan memandang ke hadapan dengan klinik malam.',
      '大山脚眼科中心回顾三十年，并将开设夜间门诊。',
    ),
    body: {
      en: `<p>In April the eye centre of <a href="/melur-bukit-mertajam">Melur Bukit Mertajam</a> removed its forty-thousandth cataract. A cataract clouds the lens slowly: headlights look like dandelions, and many people stop driving at night long before they have their eyes looked at.</p>
<p>An operation helps most people, not all, and it has risks: infection in about one in a thousand, and sometimes a second small treatment with a laser. The doctor explains them before you decide.</p>
<p>The centre did its first cataract in 1993, with a stay of four nights. Now the operation takes about twenty minutes and people go home the same day.</p>
<p>From May there will be clinics on Tuesday and Thursday evenings until 9 pm, for those who cannot leave work. People with diabetes can have the yearly photograph of the eye at the same visit.</p>`,
      ms: `<p>Pada bulan April, pusat mata <a href="/melur-bukit-mertajam">Melur Bukit Mertajam</a> menjalankan pembedahan kataraknya yang keempat puluh ribu. Katarak mengaburkan kanta sedikit demi sedikit: lampu kereta kelihatan seperti bunga dandelion, dan ramai orang berhenti memandu pada waktu malam lama sebelum mata mereka diperiksa.</p>
<p>Pembedahan membantu kebanyakan orang, bukan semua, dan ada risikonya: jangkitan pada kira-kira seorang dalam seribu, dan kadangkala rawatan laser kecil kemudian. Doktor menerangkannya sebelum anda membuat keputusan.</p>
<p>Pusat ini menjalankan pembedahan katarak pertamanya pada 1993, dengan tinggal empat malam di wad. Kini pembedahan mengambil masa kira-kira dua puluh minit dan pesakit pulang pada hari yang sama.</p>
<p>Mulai Mei, klinik dibuka pada petang Selasa dan Khamis sehingga 9 malam, bagi mereka yang tidak dapat meninggalkan kerja. Penghidap diabetes boleh mengambil gambar mata tahunan pada lawatan yang sama.</p>`,
      zh: `<p>四月，<a href="/melur-bukit-mertajam">Melur Bukit Mertajam</a>眼科中心完成了第四万例白内障手术。白内障使晶状体慢慢混浊：车灯看起来像一朵朵蒲公英，许多人早在检查眼睛之前，晚上就不再开车。</p>
<p>手术对多数人有帮助，但不是所有人，而且有风险：约千分之一会感染，有时之后还需小型激光治疗。医生会先说明，再由您决定。</p>
<p>中心于1993年做了第一例白内障手术，当时要住院四晚。如今手术约二十分钟，当天回家。</p>
<p>从五月起，星期二和星期四设晚间门诊至9时，方便无法请假的人。糖尿病患者可在同一次看诊拍摄每年一次的眼底照片。</p>`,
    },
  },
  {
    slug: 'evening-dialysis-in-batu-pahat',
    publishedAt: '2026-05-12T11:00:00+08:00',
    topics: ['diabetes'],
    fields: { type: 'opening', place: 'Batu Pahat' },
    title: t(
      'Dialysis after work in Batu Pahat',
      'Dialisis selepas waktu kerja di Batu Pahat',
      '峇株巴辖推出下班后洗肾',
    ),
    summary: t(
      'A new evening shift lets people on dialysis keep their jobs and see their children in the afternoon.',
      'Syif malam baharu membolehkan pesakit dialisis terus bekerja dan bersama anak pada waktu petang.',
      '新的晚间时段让洗肾者保住工作，下午也能陪孩子。',
    ),
    body: {
      en: `<p>Dialysis takes four hours, three times a week. Whoever has to do it in the morning often loses the job, and then the insurance. From 1 June <a href="/melur-batu-pahat">Melur Batu Pahat</a> opens a third shift, from 6 pm to 10.30 pm on Mondays, Wednesdays and Fridays.</p>
<p>There are fourteen places at first. People who work or study and those who care for small children come first. A van takes home those who feel weak, within fifteen kilometres.</p>
<p>The kidney team also invites everyone whose kidneys are getting weaker to a talk each month. You can hold the needles, meet people who do dialysis at home through the belly, and ask about a transplant. ‘Choosing in peace is better than starting in an emergency,’ says Dr Zaleha Mohd Noor.</p>`,
      ms: `<p>Dialisis mengambil masa empat jam, tiga kali seminggu. Sesiapa yang terpaksa menjalaninya pada waktu pagi selalunya kehilangan kerja, kemudian insurans. Mulai 1 Jun, <a href="/melur-batu-pahat">Melur Batu Pahat</a> membuka syif ketiga, dari 6 petang hingga 10.30 malam pada hari Isnin, Rabu dan Jumaat.</p>
<p>Terdapat empat belas tempat pada permulaannya. Mereka yang bekerja atau belajar dan yang menjaga anak kecil didahulukan. Van menghantar pulang mereka yang berasa lemah, dalam lingkungan lima belas kilometer.</p>
<p>Pasukan buah pinggang juga menjemput semua yang buah pinggangnya semakin lemah ke ceramah setiap bulan. Anda boleh memegang jarumnya, berjumpa mereka yang menjalani dialisis di rumah melalui perut, dan bertanya tentang pemindahan. ‘Memilih dengan tenang lebih baik daripada bermula dalam kecemasan,’ kata Dr Zaleha Mohd Noor.</p>`,
      zh: `<p>洗肾每次四小时，每周三次。必须在早上洗肾的人，往往丢了工作，接着也丢了保险。从6月1日起，<a href="/melur-batu-pahat">Melur Batu Pahat</a>开设第三班，星期一、三、五傍晚6时至晚上10.30。</p>
<p>初期有十四个名额，上班、上学和照顾幼儿的人优先。十五公里内，有客货车送感到虚弱的人回家。</p>
<p>肾科团队也邀请肾功能逐渐衰退的人参加每月讲座。您可以亲手拿针看看，认识在家做腹膜洗肾的人，并询问肾移植。“从容选择，好过在急救中开始。”Zaleha Mohd Noor医生说。</p>`,
    },
  },
  {
    slug: 'eighty-four-new-nurses',
    publishedAt: '2026-06-02T11:00:00+08:00',
    fields: { type: 'people', place: 'Seremban' },
    title: t(
      'Eighty-four new nurses, and one who started at forty-five',
      'Lapan puluh empat jururawat baharu, seorang bermula pada usia 45',
      '八十四位新护士，其中一位四十五岁才起步',
    ),
    summary: t(
      'The college in Seremban celebrates its class of 2026. Half of the places are paid by scholarships.',
      'Kolej di Seremban meraikan kelas 2026. Separuh tempat dibiayai biasiswa.',
      '芙蓉护理学院庆祝2026届毕业，半数学额由奖学金资助。',
    ),
    body: {
      en: `<p>Eighty-four nurses finished their three years at the college behind <a href="/melur-seremban">Melur Seremban</a> on Saturday. Among them is Puan Salbiah Mat Noor, who had run a sundry shop in Kuala Pilah and began at forty-five, after nursing her own mother.</p>
<p>‘The first year I was afraid of the computer. The young ones taught me. In the second year they were afraid of dying patients, and I taught them,’ she told the families in the hall.</p>
<p>Each new nurse spends the first six months beside an experienced colleague. Twenty-nine of them go to our hospitals in Sabah and Sarawak, most of them back to where they come from.</p>
<p>Applications for the January class are open until 30 September. Half of the places are paid for by scholarships. You need five SPM credits, but we look at life as well as marks.</p>`,
      ms: `<p>Lapan puluh empat orang jururawat menamatkan pengajian tiga tahun di kolej di belakang <a href="/melur-seremban">Melur Seremban</a> pada hari Sabtu. Antaranya Puan Salbiah Mat Noor, yang pernah mengusahakan kedai runcit di Kuala Pilah dan bermula pada usia empat puluh lima tahun, selepas menjaga ibunya sendiri.</p>
<p>‘Tahun pertama saya takut akan komputer. Yang muda mengajar saya. Tahun kedua mereka takut melihat pesakit yang nazak, dan saya mengajar mereka,’ katanya kepada keluarga di dalam dewan.</p>
<p>Setiap jururawat baharu menghabiskan enam bulan pertama di sisi rakan sekerja yang berpengalaman. Dua puluh sembilan daripada mereka pergi ke hospital kami di Sabah dan Sarawak, kebanyakannya kembali ke tempat asal.</p>
<p>Permohonan untuk kelas Januari dibuka sehingga 30 September. Separuh daripada tempat ditanggung oleh biasiswa. Anda memerlukan lima kredit SPM, tetapi kami melihat pengalaman hidup selain markah.</p>`,
      zh: `<p>星期六，八十四位护士在<a href="/melur-seremban">Melur Seremban</a>后面的学院完成了三年学业。其中有Salbiah Mat Noor女士，她曾在瓜拉庇劳经营杂货店，照顾过自己的母亲之后，四十五岁才开始学护理。</p>
<p>“第一年我怕电脑，年轻人教我。第二年他们怕面对临终的病人，我教他们。”她在礼堂里对家属说。</p>
<p>每位新护士头六个月都由资深同事带领。其中二十九位前往我们在沙巴和砂拉越的医院，大多是回到家乡。</p>
<p>一月班的申请开放至9月30日。一半学额由奖学金资助。须有五科SPM优等，但除了成绩，我们也看人生经历。</p>`,
    },
  },
  {
    slug: 'fewer-antibiotics-for-colds',
    publishedAt: '2026-06-23T11:00:00+08:00',
    topics: ['infections'],
    fields: { type: 'care' },
    title: t(
      'A fifth fewer antibiotics for coughs and colds',
      'Antibiotik untuk batuk selesema berkurang satu perlima',
      '伤风咳嗽的抗生素用量减少五分之一',
    ),
    summary: t(
      'Our clinics changed a habit in eighteen months. Complaints did not rise, and neither did pneumonia.',
      'Klinik kami mengubah tabiat dalam lapan belas bulan. Aduan tidak bertambah, radang paru-paru juga tidak.',
      '十八个月内改变习惯，投诉没有增加，肺炎也没有。',
    ),
    body: {
      en: `<p>Antibiotics do nothing against the viruses that cause colds. They upset the stomach, and they train germs to resist. Yet many people expect them, and many doctors give them to be kind. Eighteen months ago our emergency departments and family clinics set out to change that.</p>
<p>Doctors now explain how long a cough usually lasts, which is about eighteen days, and write down when to come back. For sore throats and pneumonia there are quick tests. Each doctor sees every month how often he or she prescribes.</p>
<p>The result: antibiotics for coughs and colds fell from 41 to 33 of every hundred visits. As many people as before came back within a week, and not more of them had pneumonia. Complaints stayed at two in a thousand.</p>
<p>The next goal is 25. You can help: ask ‘Do I need it?’ And if you do, take it exactly as written, and share it with nobody.</p>`,
      ms: `<p>Antibiotik tidak memberi kesan terhadap virus yang menyebabkan selesema. Ia mengganggu perut, dan melatih kuman menjadi kebal. Namun ramai orang mengharapkannya, dan ramai doktor memberinya kerana mahu membantu. Lapan belas bulan lalu, jabatan kecemasan dan klinik keluarga kami mula mengubahnya.</p>
<p>Doktor kini menerangkan berapa lama batuk biasanya berlarutan, iaitu kira-kira lapan belas hari, dan mencatat bila perlu datang semula. Bagi sakit tekak dan radang paru-paru, ada ujian pantas. Setiap doktor melihat setiap bulan berapa kerap dia memberi preskripsi.</p>
<p>Hasilnya: antibiotik untuk batuk dan selesema turun daripada 41 kepada 33 bagi setiap seratus lawatan. Bilangan yang datang semula dalam seminggu sama seperti dahulu, dan kes radang paru-paru tidak bertambah. Aduan kekal pada dua bagi setiap seribu.</p>
<p>Sasaran seterusnya ialah 25. Anda boleh membantu: tanya ‘Perlukah saya mengambilnya?’ Dan jika perlu, ambil tepat seperti yang ditulis, dan jangan kongsi dengan sesiapa.</p>`,
      zh: `<p>抗生素对引起伤风的病毒不起作用，还会伤胃，并让细菌产生抗药性。但许多人期望得到它，许多医生也出于好意而开。十八个月前，我们的急诊部和家庭诊所开始着手改变。</p>
<p>医生现在会说明咳嗽通常持续多久，大约十八天，并写明何时回诊。喉咙痛和肺炎有快速检验。每位医生每月都会看到自己开抗生素的频率。</p>
<p>结果：每一百次伤风咳嗽的看诊中，开抗生素的由41次降到33次。一周内回诊的人数与以前相同，患肺炎的也没有增加。投诉维持在千分之二。</p>
<p>下一个目标是25次。您也可以帮忙：问一句“我需要吗？”如果需要，请完全按指示服用，不要与别人分享。</p>`,
    },
  },
  {
    slug: 'second-radiotherapy-machine-for-sarawak',
    publishedAt: '2026-07-14T11:00:00+08:00',
    topics: ['cancer'],
    fields: { type: 'opening', place: 'Kuching' },
    title: t(
      'Kuching gets a second radiotherapy machine',
      'Kuching menerima mesin radioterapi kedua',
      '古晋添置第二台放疗机',
    ),
    summary: t(
      'Waiting for treatment falls from four weeks to ten days, and fewer families need to fly.',
      'Tempoh menunggu rawatan turun daripada empat minggu kepada sepuluh hari, dan kurang keluarga perlu terbang.',
      '等候治疗从四周缩短至十天，更多家庭不必搭飞机就医。',
    ),
    body: {
      en: `<p>Radiotherapy is given every weekday for several weeks. For people from the upper Rajang this has meant months away from home. Since Monday <a href="/melur-kuching">Melur Kuching</a> has two machines, and the wait for planned treatment falls from four weeks to about ten days.</p>
<p>The new machine can follow the tumour while the patient breathes, so less of the lung and heart is touched. For breast cancer the number of visits goes down from 25 to 15, and for some women to five.</p>
<p>The guest house across the road has eighteen rooms for those who live more than two hours away. They are free for people in treatment and one relative. A cook from Kapit makes sure that there is rice, and that there is midin.</p>
<p>If you or your doctor would like a treatment to be looked at, send the papers to the cancer centre. A nurse answers within two working days.</p>`,
      ms: `<p>Radioterapi diberi setiap hari bekerja selama beberapa minggu. Bagi mereka dari hulu Rajang, ini bermakna berbulan-bulan jauh dari rumah. Sejak hari Isnin, <a href="/melur-kuching">Melur Kuching</a> mempunyai dua mesin, dan masa menunggu bagi rawatan terancang berkurang daripada empat minggu kepada kira-kira sepuluh hari.</p>
<p>Mesin baharu ini boleh mengikut pergerakan ketumbuhan ketika pesakit bernafas, jadi paru-paru dan jantung kurang terkena sinaran. Bagi kanser payudara, bilangan lawatan berkurang daripada 25 kepada 15, dan bagi sesetengah wanita kepada lima.</p>
<p>Rumah tamu di seberang jalan mempunyai lapan belas bilik untuk mereka yang tinggal lebih dua jam dari sini. Ia percuma bagi pesakit yang menjalani rawatan dan seorang saudara. Seorang tukang masak dari Kapit memastikan ada nasi, dan ada midin.</p>
<p>Jika anda atau doktor anda mahu rawatan disemak, hantar dokumennya kepada pusat kanser. Jururawat menjawab dalam dua hari bekerja.</p>`,
      zh: `<p>放射治疗须在几周内的每个工作日进行。对拉让江上游的居民来说，这意味着离家几个月。从星期一起，<a href="/melur-kuching">Melur Kuching</a>有了两台机器，计划性治疗的等候时间由四周缩短到约十天。</p>
<p>新机器能随病人的呼吸追踪肿瘤，减少照射到肺和心脏。乳癌的治疗次数由25次减至15次，有些妇女只需五次。</p>
<p>对面的宾馆有十八间房，供住家距离超过两小时路程的人使用，接受治疗者和一位家属免费。来自加帛的厨师确保餐桌上有饭，也有米丁（midin）。</p>
<p>如果您或您的医生希望我们评估治疗方案，请把资料寄到癌症中心。护士会在两个工作日内答复。</p>`,
    },
  },
  {
    slug: 'haze-what-we-are-doing',
    publishedAt: '2026-08-12T11:00:00+08:00',
    topics: ['children', 'ageing'],
    fields: { type: 'notice' },
    title: t(
      'Haze: clean rooms, longer hours and advice by telephone',
      'Jerebu: bilik udara bersih, waktu lebih panjang dan nasihat telefon',
      '烟霾应对：净气室、延长时间与电话咨询',
    ),
    summary: t(
      'Readings have passed 150 in the south and the Klang Valley. Here is how our hospitals help.',
      'Bacaan melepasi 150 di selatan dan Lembah Klang. Begini cara hospital kami membantu.',
      '南部与巴生谷读数超过150。以下是我们医院的协助。',
    ),
    body: {
      en: `<p>The air pollution index passed 150 in Johor and the Klang Valley this week. We see about a third more people with asthma than in a usual August, most of them children.</p>
<p>Our hospitals in <a href="/melur-pasir-gudang">Pasir Gudang</a>, <a href="/melur-johor-bahru">Johor Bahru</a>, <a href="/melur-klang">Klang</a> and <a href="/melur-shah-alam">Shah Alam</a> have opened clean-air rooms where anyone with asthma, heart disease or a small baby may rest for an hour or two. Children’s clinics there are open until 9 pm.</p>
<p>If your child has no written asthma plan, our nurses will make one with you by video call, free of charge until the end of September. Planned outdoor activities of the hospitals, such as Sunday walks, are moved indoors while the index is above 100.</p>
<p>Call <strong>999</strong> for blue lips, chest pain, or breath too short to finish a sentence. For all else, <a href="/articles/when-the-haze-comes">this page explains what the number means</a>.</p>`,
      ms: `<p>Indeks pencemaran udara melebihi 150 di Johor dan Lembah Klang minggu ini. Kami menerima kira-kira satu pertiga lebih ramai pesakit asma berbanding Ogos yang biasa, kebanyakannya kanak-kanak.</p>
<p>Hospital kami di <a href="/melur-pasir-gudang">Pasir Gudang</a>, <a href="/melur-johor-bahru">Johor Bahru</a>, <a href="/melur-klang">Klang</a> dan <a href="/melur-shah-alam">Shah Alam</a> telah membuka bilik udara bersih, tempat sesiapa yang menghidap asma, penyakit jantung atau mempunyai bayi kecil boleh berehat sejam dua. Klinik kanak-kanak di sana dibuka sehingga 9 malam.</p>
<p>Jika anak anda tiada pelan asma bertulis, jururawat kami akan membuatnya bersama anda melalui panggilan video, percuma sehingga akhir September. Aktiviti luar yang dirancang oleh hospital, seperti berjalan kaki pada hari Ahad, dipindahkan ke dalam bangunan selagi indeks melebihi 100.</p>
<p>Hubungi <strong>999</strong> jika bibir biru, sakit dada, atau nafas terlalu pendek untuk menghabiskan satu ayat. Bagi perkara lain, <a href="/articles/when-the-haze-comes">halaman ini menerangkan maksud bacaan itu</a>.</p>`,
      zh: `<p>本周柔佛和巴生谷的空气污染指数超过150。与往年八月相比，哮喘病人约多了三分之一，大多是儿童。</p>
<p>我们在<a href="/melur-pasir-gudang">巴西古当</a>、<a href="/melur-johor-bahru">新山</a>、<a href="/melur-klang">巴生</a>和<a href="/melur-shah-alam">莎阿南</a>的医院已开放净气室，哮喘或心脏病患者、带小婴儿的人都可以来休息一两个小时。那里的儿科诊所开放到晚上9时。</p>
<p>如果孩子没有书面的哮喘行动计划，我们的护士会通过视频与您一起制定，九月底前免费。指数高于100期间，医院的户外活动，例如星期日健走，改在室内举行。</p>
<p>嘴唇发紫、胸痛，或喘得无法说完一句话，请拨打<strong>999</strong>。其他情况，<a href="/articles/when-the-haze-comes">这一页说明数字代表什么</a>。</p>`,
    },
  },
  {
    slug: 'seeing-your-doctor-across-the-causeway',
    publishedAt: '2026-08-27T11:00:00+08:00',
    fields: { type: 'service', place: 'Johor Bahru' },
    title: t(
      'See your doctor in Johor Bahru without crossing the Causeway',
      'Jumpa doktor di Johor Bahru tanpa merentas Tambak',
      '不必过长堤，也能见新山的医生',
    ),
    summary: t(
      'Video reviews now cover fourteen specialities, with medicine sent to an address in Malaysia.',
      'Susulan video kini meliputi empat belas bidang kepakaran, ubat dihantar ke alamat di Malaysia.',
      '视频复诊涵盖十四个专科，药物可送至马来西亚地址。',
    ),
    body: {
      en: `<p>A third of the people who come to <a href="/melur-johor-bahru">Melur Johor Bahru</a> live or work in Singapore. For a talk of ten minutes about a blood result, many of them used to queue for two hours each way. From September fourteen specialities offer video reviews.</p>
<p>The first visit is still in person, because no camera can feel a belly or hear a heart. After that your doctor tells you if video is safe for you. Results are ready in your account before the talk starts. You pay the same as for a visit.</p>
<p>Medicine can be sent to an address in Malaysia or collected at the pharmacy until 11 pm. Insurers in Singapore that work with us get the papers directly, if you agree.</p>
<p>Video is not for emergencies. With chest pain or signs of a stroke call 999 in Malaysia, or 995 in Singapore.</p>`,
      ms: `<p>Satu pertiga daripada mereka yang datang ke <a href="/melur-johor-bahru">Melur Johor Bahru</a> tinggal atau bekerja di Singapura. Untuk perbincangan sepuluh minit tentang keputusan darah, ramai daripada mereka terpaksa beratur dua jam pergi dan dua jam balik. Mulai September, empat belas kepakaran menawarkan susulan melalui video.</p>
<p>Lawatan pertama masih secara bersemuka, kerana tiada kamera yang dapat meraba perut atau mendengar jantung. Selepas itu doktor memberitahu sama ada video selamat untuk anda. Keputusan tersedia dalam akaun anda sebelum perbincangan bermula. Bayarannya sama seperti lawatan biasa.</p>
<p>Ubat boleh dihantar ke alamat di Malaysia atau diambil di farmasi sehingga 11 malam. Syarikat insurans di Singapura yang bekerjasama dengan kami menerima dokumen secara terus, jika anda bersetuju.</p>
<p>Video bukan untuk kecemasan. Jika ada sakit dada atau tanda strok, hubungi 999 di Malaysia, atau 995 di Singapura.</p>`,
      zh: `<p>到<a href="/melur-johor-bahru">Melur Johor Bahru</a>看病的人，三分之一在新加坡居住或工作。为了谈十分钟的验血结果，许多人来回各要排两小时的队。从九月起，十四个专科提供视频复诊。</p>
<p>首次看诊仍须面对面，因为镜头摸不到腹部，也听不到心跳。之后医生会告诉您视频是否适合。开始之前，结果已在您的账户里。收费与一般看诊相同。</p>
<p>药物可送到马来西亚的地址，或在晚上11时前到药房领取。在您同意下，与我们合作的新加坡保险公司会直接收到文件。</p>
<p>视频不适用于紧急情况。胸痛或有中风迹象，在马来西亚请拨打999，在新加坡请拨打995。</p>`,
    },
  },
  {
    slug: 'a-pressure-chamber-for-divers',
    publishedAt: '2026-09-08T11:00:00+08:00',
    topics: ['travel'],
    fields: { type: 'opening', place: 'Sitiawan' },
    title: t(
      'A pressure chamber for divers, and for stubborn wounds',
      'Kebuk tekanan untuk penyelam dan luka yang degil',
      '高压舱：救潜水员，也治顽固伤口',
    ),
    summary: t(
      'Sitiawan can now treat the bends on the spot. On most days the chamber helps people with diabetes.',
      'Sitiawan kini boleh merawat penyakit penyelam. Pada kebanyakan hari, kebuk ini membantu pesakit diabetes.',
      '实兆远现可就地治疗潜水病，平日则帮助糖尿病患者。',
    ),
    body: {
      en: `<p>A diver who comes up too fast gets bubbles in the blood. The joints hurt, the legs may fail. The treatment is to go back under pressure, in a steel room, breathing oxygen. From this week <a href="/melur-sitiawan">Melur Sitiawan</a> has such a room, with seats for six and space for one stretcher.</p>
<p>Divers are luckily few. On most days the chamber will help people whose wounds do not heal, because of diabetes or after radiotherapy. They sit inside for ninety minutes, on about thirty days, reading or asleep. It is offered when good wound care and a check of the blood flow have not been enough.</p>
<p>The ears feel as they do in an aeroplane. People with certain lung diseases cannot use it, so each person is examined first.</p>
<p>For a diving accident lie flat, breathe oxygen if the boat carries it, call <strong>999</strong>, and do not fly.</p>`,
      ms: `<p>Penyelam yang naik terlalu cepat mengalami buih di dalam darah. Sendi menjadi sakit, kaki mungkin lumpuh. Rawatannya ialah kembali ke bawah tekanan, di dalam bilik keluli, sambil menyedut oksigen. Mulai minggu ini, <a href="/melur-sitiawan">Melur Sitiawan</a> mempunyai bilik sedemikian, dengan tempat duduk untuk enam orang dan ruang untuk satu pengusung.</p>
<p>Mujurlah kes penyelam tidak banyak. Pada kebanyakan hari, kebuk ini membantu mereka yang lukanya tidak sembuh kerana diabetes atau selepas radioterapi. Mereka duduk di dalam selama sembilan puluh minit, selama kira-kira tiga puluh hari, sambil membaca atau tidur. Ia ditawarkan apabila penjagaan luka yang baik dan pemeriksaan aliran darah tidak mencukupi.</p>
<p>Telinga terasa seperti di dalam kapal terbang. Penghidap penyakit paru-paru tertentu tidak boleh menggunakannya, jadi setiap orang diperiksa dahulu.</p>
<p>Bagi kemalangan menyelam, baring rata, sedut oksigen jika bot membawanya, hubungi <strong>999</strong>, dan jangan menaiki kapal terbang.</p>`,
      zh: `<p>潜水员上升太快，血液里会产生气泡，关节疼痛，双腿可能失去力量。治疗方法是在钢制舱内重新加压、吸氧气。从本周起，<a href="/melur-sitiawan">Melur Sitiawan</a>有了这样一个舱，设六个座位和一张担架的位置。</p>
<p>幸好潜水员并不多。大多数日子里，它用来帮助因糖尿病或放疗后伤口不愈的人。他们在舱内坐九十分钟，约三十天，看书或睡觉。当良好的伤口护理和血流检查仍不足够时，才会建议使用。</p>
<p>耳朵的感觉像乘飞机。患有某些肺病的人不能使用，所以每个人都要先检查。</p>
<p>发生潜水意外时，平躺，船上有氧气就吸氧，拨打<strong>999</strong>，不要乘飞机。</p>`,
    },
  },
  {
    slug: 'what-we-learned-from-a-power-cut',
    publishedAt: '2026-09-29T11:00:00+08:00',
    fields: { type: 'care', place: 'Kajang' },
    title: t(
      'What we learned from forty minutes without power',
      'Apa yang kami pelajari daripada empat puluh minit tanpa bekalan elektrik',
      '停电四十分钟，我们学到了什么',
    ),
    summary: t(
      'On 3 September a generator in Kajang did not start. Nobody was harmed. Here is what went wrong and what has changed.',
      'Pada 3 September, penjana di Kajang gagal dihidupkan. Tiada sesiapa tercedera. Ini puncanya dan apa yang telah diubah.',
      '9月3日，加影一台发电机未能启动，无人受伤。以下说明原因与改进。',
    ),
    body: {
      en: `<p>On the evening of 3 September lightning struck the supply of <a href="/melur-kajang">Melur Kajang</a>. One of two generators did not start. Intensive care and the operating theatre ran on batteries, as planned. Two wards, the lifts and the laboratory were without power for forty minutes.</p>
<p>Nobody was harmed. A baby was born by torchlight, and nine planned scans had to be done the next day. Fourteen patients were carried down the stairs by staff, relatives and the fire brigade of Kajang, whom we thank.</p>
<p>The cause was a sensor that had been fitted the wrong way round during a service in July. The monthly test had not shown it, because the test was run with the mains still connected.</p>
<p>All 29 hospitals have now tested their generators with the mains switched off, and will do so every quarter. Three more faults were found and mended. Each ward has a second set of torches and hand pumps. We apologise to everyone who was frightened that evening. If you were a patient there and have questions, please ask for the director of the hospital.</p>`,
      ms: `<p>Pada petang 3 September, kilat menyambar bekalan elektrik <a href="/melur-kajang">Melur Kajang</a>. Satu daripada dua penjana tidak dapat dihidupkan. Unit rawatan rapi dan dewan bedah menggunakan bateri, seperti yang dirancang. Dua wad, lif dan makmal tiada bekalan elektrik selama empat puluh minit.</p>
<p>Tiada sesiapa yang tercedera. Seorang bayi dilahirkan dengan cahaya lampu suluh, dan sembilan imbasan terancang terpaksa dibuat keesokan hari. Empat belas pesakit diusung menuruni tangga oleh kakitangan, saudara-mara dan pasukan bomba Kajang, yang kami ucapkan terima kasih.</p>
<p>Puncanya ialah penderia yang dipasang terbalik semasa servis pada bulan Julai. Ujian bulanan tidak mengesannya, kerana ujian dijalankan ketika bekalan utama masih disambungkan.</p>
<p>Kesemua 29 hospital kini telah menguji penjana dengan bekalan utama dimatikan, dan akan melakukannya setiap suku tahun. Tiga lagi kerosakan ditemui dan dibaiki. Setiap wad mempunyai set kedua lampu suluh dan pam tangan. Kami memohon maaf kepada semua yang ketakutan pada petang itu. Jika anda pesakit di sana dan mempunyai soalan, sila minta berjumpa pengarah hospital.</p>`,
      zh: `<p>9月3日傍晚，雷电击中<a href="/melur-kajang">Melur Kajang</a>的供电系统，两台发电机中有一台没有启动。加护病房和手术室按计划改用电池；两间病房、电梯和化验室停电四十分钟。</p>
<p>没有人受到伤害。一名婴儿在手电筒的光下出生，九项预定的扫描改到第二天。十四位病人由员工、家属和加影消拯队抬下楼梯，我们在此致谢。</p>
<p>原因是七月保养时，一个传感器装反了。每月的测试没有发现，因为测试时主电源仍然接着。</p>
<p>29家医院现已全部在切断主电源的情况下测试发电机，今后每季一次。另外找到并修复了三处故障。每间病房多备了一套手电筒和手动泵。我们向当晚受惊的每一位致歉。如果您当时是那里的病人，有任何疑问，请要求见医院院长。</p>`,
    },
  },
  {
    slug: 'book-and-read-in-three-languages',
    publishedAt: '2026-10-20T11:00:00+08:00',
    fields: { type: 'service' },
    title: t(
      'Book a doctor in three languages, at any hour',
      'Tempah doktor dalam tiga bahasa, pada bila-bila masa',
      '三种语言，随时预约医生',
    ),
    summary: t(
      'The new website works on an old telephone, with large letters, and for people who cannot use a mouse.',
      'Laman web baharu berfungsi pada telefon lama, dengan huruf besar, dan untuk mereka yang tidak menggunakan tetikus.',
      '新网站在旧手机上也能用，支持大字体与键盘操作。',
    ),
    body: {
      en: `<p>The new website of Melur Healthcare is open. In English, Malay and Chinese you can <a href="/doctor">find a doctor</a>, see real free times and book without a telephone call. You can move or cancel an appointment up to 24 hours before.</p>
<p>Before it opened, 140 patients tried it out. Among them were people who are blind, people who had never booked anything online, and a grandmother of 81 in Muar who told us that our letters were ‘for ants’. They are larger now.</p>
<p>You need not register in order to read. If you do, you see your appointments, orders and letters in one place. Your data is stored in Malaysia; the privacy notice names who else receives some of it, such as your insurer. Each look by our staff is recorded.</p>
<p>Those who prefer a voice can still call any hospital. The telephone is answered by people.</p>`,
      ms: `<p>Laman web baharu Melur Healthcare telah dibuka. Dalam bahasa Inggeris, Melayu dan Cina, anda boleh <a href="/doctor">mencari doktor</a>, melihat masa kosong yang sebenar dan membuat tempahan tanpa menelefon. Anda boleh menukar atau membatalkan temu janji sehingga 24 jam sebelumnya.</p>
<p>Sebelum dibuka, 140 orang pesakit mencubanya. Antaranya orang kurang upaya penglihatan, mereka yang tidak pernah menempah apa-apa dalam talian, dan seorang nenek berumur 81 tahun di Muar yang memberitahu kami bahawa huruf kami ‘untuk semut’. Kini hurufnya lebih besar.</p>
<p>Anda tidak perlu mendaftar untuk membaca. Jika mendaftar, anda melihat temu janji, pesanan dan surat di satu tempat. Data anda disimpan di Malaysia; notis privasi menamakan siapa lagi yang menerima sebahagiannya, seperti syarikat insurans anda. Setiap kali kakitangan kami melihatnya direkodkan.</p>
<p>Mereka yang lebih suka bercakap masih boleh menelefon mana-mana hospital. Telefon dijawab oleh manusia.</p>`,
      zh: `<p>Melur Healthcare的新网站已经启用。您可以用英文、马来文和中文<a href="/doctor">寻找医生</a>、查看真实的空档，不打电话也能预约。预约在24小时之前可以更改或取消。</p>
<p>启用前，140位病人试用过，其中有视障人士、从未在网上预约过的人，还有麻坡一位81岁的老奶奶，她说我们的字是“给蚂蚁看的”。现在字大了。</p>
<p>浏览不需要注册。注册后，预约、订单和信件都集中在一处。您的资料储存在马来西亚；隐私声明列出还有谁会收到其中一部分，例如您的保险公司。我们的员工每一次查看都有记录。</p>
<p>喜欢打电话的人，仍可致电任何一家医院。接电话的是真人。</p>`,
    },
  },
  {
    slug: 'screening-weekend-for-diabetes',
    publishedAt: '2026-11-09T11:00:00+08:00',
    topics: ['diabetes'],
    fields: { type: 'notice' },
    title: t(
      'World Diabetes Day: a finger prick for whoever wants one',
      'Hari Diabetes Sedunia: ujian jari untuk sesiapa sahaja',
      '世界糖尿病日：人人可来测血糖',
    ),
    summary: t(
      'On 14 and 15 November all our hospitals measure sugar and blood pressure, free and without booking.',
      'Pada 14 dan 15 November semua hospital kami mengukur gula dan tekanan darah, percuma tanpa tempahan.',
      '11月14日至15日，所有医院免费测血糖与血压，无需预约。',
    ),
    body: {
      en: `<p>About one in six adults in Malaysia has diabetes, and about two in five of them do not know it. On Saturday and Sunday, 14 and 15 November, from 8 am to 1 pm, a nurse in the lobby of each of our hospitals will prick your finger, measure your blood pressure and your waist, and tell you what the numbers mean.</p>
<p>It is free. You need no booking and no fasting, only five minutes. Whoever has a high reading gets a letter for any clinic, public or private, and an offer of a proper blood test on the same day at the price of the laboratory.</p>
<p>At 10 am dietitians build real plates of nasi campur, chicken rice and banana leaf, and you may guess the carbohydrates. In <a href="/melur-kajang">Kajang</a> there is satay. You will be told how many sticks.</p>
<p>Please do not wait for the weekend if you are very thirsty, pass a lot of urine and lose weight. See a doctor now.</p>`,
      ms: `<p>Kira-kira seorang daripada enam orang dewasa di Malaysia menghidap diabetes, dan kira-kira dua daripada lima mereka tidak mengetahuinya. Pada hari Sabtu dan Ahad, 14 dan 15 November, dari 8 pagi hingga 1 tengah hari, jururawat di lobi setiap hospital kami akan mencucuk jari anda, mengukur tekanan darah dan lilitan pinggang, dan menerangkan maksud angkanya.</p>
<p>Ia percuma. Anda tidak perlu membuat tempahan atau berpuasa, hanya lima minit. Sesiapa yang bacaannya tinggi menerima surat untuk mana-mana klinik, awam atau swasta, dan tawaran ujian darah yang lengkap pada hari yang sama dengan harga makmal.</p>
<p>Pada 10 pagi, pakar diet menyusun pinggan sebenar nasi campur, nasi ayam dan nasi daun pisang, dan anda boleh meneka kandungan karbohidratnya. Di <a href="/melur-kajang">Kajang</a> ada sate. Anda akan diberitahu berapa cucuk yang sesuai.</p>
<p>Jangan tunggu hujung minggu jika anda sangat dahaga, banyak kencing dan berat badan turun. Jumpa doktor sekarang.</p>`,
      zh: `<p>马来西亚每六名成年人就约有一人患糖尿病，其中大约五分之二并不知情。11月14日和15日（星期六、日）上午8时至下午1时，我们每家医院大厅的护士会为您扎手指验血糖、量血压和腰围，并说明数字的含义。</p>
<p>费用全免。不用预约，不用空腹，只需五分钟。读数偏高者可获一封转介信，公立或私人诊所均可使用，也可当天以化验室价格做正式验血。</p>
<p>上午10时，营养师会摆出真正的杂菜饭、鸡饭和香蕉叶饭，让您猜猜碳水化合物含量。<a href="/melur-kajang">加影</a>还有沙爹，会告诉您可以吃几串。</p>
<p>如果您非常口渴、尿多且体重下降，请不要等到周末，马上看医生。</p>`,
    },
  },
];

/** The sample news of the group and its hospitals. */
export const news: readonly SampleEntry[] = samples.map((item) => ({
  kind: 'news',
  author: 'Melur Healthcare newsroom',
  ...item,
}));
