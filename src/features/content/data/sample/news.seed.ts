import type { SampleEntry } from './sample-entry.ts';
import { t } from './three-languages.ts';

type News = Omit<SampleEntry, 'kind' | 'author'>;

const samples: readonly News[] = [
  {
    slug: 'second-heart-laboratory-in-klang', publishedAt: '2025-10-14T11:00:00+08:00', topics: ['heart'],
    fields: { type: 'opening', place: 'Klang' },
    title: t('A second heart laboratory opens in Klang', 'Makmal jantung kedua dibuka di Klang', '巴生启用第二间心导管室'),
    summary: t('Two people with a heart attack can now be treated at the same time, at every hour of the day.', 'Dua pesakit serangan jantung kini boleh dirawat serentak, pada bila-bila masa.', '如今任何时刻都能同时救治两名心脏病发病人。'),
    body: { en: `<p><a href="/melur-klang">Melur Klang</a> has opened a second heart laboratory. Until now, when two people with a heart attack arrived in the same hour, one of them had to be sent on to another hospital. Last year that happened eleven times.</p>
<p>The new room stands beside the first and shares its staff. A cardiologist, two nurses and a radiographer are in the house day and night, and a second team lives within twenty minutes. The time from the door to an open artery was 61 minutes on average last year. The aim is less than 55.</p>
<p>‘The machine is the smaller part,’ says Dr Hafizuddin Rosman, who leads the heart centre. ‘The larger part is that people call 999 sooner. Half of our patients waited for more than three hours at home.’</p>
<p>The laboratory can be visited on Saturday, 25 October, from 9 am to noon. Nurses will measure blood pressure and teach CPR in the lobby, and nobody needs to book.</p>` },
  },
  {
    slug: 'ready-for-the-monsoon-on-the-east-coast', publishedAt: '2025-11-03T11:00:00+08:00', topics: ['infections'],
    fields: { type: 'notice' },
    title: t('Our east coast hospitals are ready for the monsoon', 'Hospital pantai timur kami bersedia menghadapi monsun', '东海岸医院已做好雨季准备'),
    summary: t('What stays open in a flood, whom to call, and what to pack if you need dialysis or insulin.', 'Apa yang kekal beroperasi semasa banjir, siapa perlu dihubungi, dan apa perlu dikemas jika anda perlukan dialisis atau insulin.', '水灾时哪些服务照常、该致电谁、洗肾与注射胰岛素者该准备什么。'),
    body: { en: `<p>From November to March, heavy rain can cut off roads in Kelantan and Pahang. Our hospitals in <a href="/melur-kota-bharu">Kota Bharu</a>, <a href="/melur-kuantan">Kuantan</a> and <a href="/melur-temerloh">Temerloh</a> have stored food, water, oxygen and medicine for ten days and have tested their generators under full load.</p>
<p>Emergency departments, labour rooms and dialysis stay open at all times. If roads to a clinic are closed, your appointment becomes a telephone or video call at no charge, and you will get a message the day before.</p>
<p>People who need dialysis should tell their unit now where they would go in a flood. We will arrange a place near that address. Expectant mothers from the 37th week on who live in a flood area may move into our guest rooms early.</p>
<p>Please pack a bag today: two weeks of medicine, copies of prescriptions in a plastic cover, a torch, a charger, and for insulin a cool pouch. In danger call <strong>999</strong>. Do not walk or drive through moving water.</p>` },
  },
  {
    slug: 'false-messages-in-our-name', publishedAt: '2025-12-04T11:00:00+08:00',
    fields: { type: 'notice' },
    title: t('Warning: false messages in our name', 'Amaran: mesej palsu atas nama kami', '警惕：有人冒用我们的名义发信息'),
    summary: t('Someone is sending messages with cheap health packages and a link to pay. They do not come from us.', 'Ada pihak menghantar mesej pakej kesihatan murah dengan pautan bayaran. Ia bukan daripada kami.', '有人发送廉价体检配套及付款链接的信息，并非来自我们。'),
    body: { en: `<p>Some of our patients have received messages that offer a health check for RM 19 ‘for the first hundred’, with our name and a link to a payment page. The messages are false. We have reported them to the police and to the communications commission.</p>
<p>You can tell our messages by three things. We never ask for a card number, a password or a one-time code by message or telephone. We never ask you to pay into a person’s own account. And every order that you make with us shows in your account on this website.</p>
<p>If you have entered your card details, call your bank at once, or the National Scam Response Centre on 997, within 24 hours if you can. Then tell us at the number on this page, so that we can warn others.</p>` },
  },
  {
    slug: 'prices-of-forty-operations', publishedAt: '2026-01-08T11:00:00+08:00',
    fields: { type: 'service' },
    title: t('The prices of forty operations, in plain view', 'Harga empat puluh pembedahan kini dipaparkan', '公开四十种手术的收费'),
    summary: t('All our hospitals now show what common operations cost, what is included, and what may be added.', 'Semua hospital kami kini memaparkan kos pembedahan biasa, apa yang termasuk dan apa yang mungkin ditambah.', '所有医院现列明常见手术的费用、包含项目与可能的附加费。'),
    body: { en: `<p>From today each of our 29 hospitals shows the price range of forty common operations and tests: from a cataract or a hernia to a knee replacement and a caesarean birth. The list hangs at the admission counter, and any reception will print it for you.</p>
<p>Each range is made from the bills of the past twelve months. The lower figure is what a quarter of our patients paid at most, the higher figure what three quarters did. Doctors’ fees follow the schedule of the law. Room, theatre, medicine and implants are shown on lines of their own.</p>
<p>Before you are admitted you may ask for an estimate in writing. If the bill is likely to rise by more than a tenth, for example because of a complication, we tell you or your family on the same day.</p>
<p>‘People were afraid to ask,’ says Noraini Bakar, who leads patient accounts. ‘Fear of the bill is a reason to come too late. So we begin.’</p>` },
  },
  {
    slug: 'clinic-hours-in-ramadan', publishedAt: '2026-02-10T11:00:00+08:00', topics: ['diabetes'],
    fields: { type: 'notice' },
    title: t('Clinic hours in Ramadan 2026', 'Waktu klinik pada bulan Ramadan 2026', '2026年斋戒月门诊时间'),
    summary: t('Earlier clinics, evening blood tests, and a diabetes line that answers at sahur.', 'Klinik lebih awal, ujian darah pada waktu malam, dan talian diabetes yang dijawab pada waktu sahur.', '门诊提早、晚间验血，封斋饭时段也有糖尿病热线。'),
    body: { en: `<p>During Ramadan most specialist clinics open half an hour earlier and close at 4.30 pm. Emergency departments, labour rooms, dialysis and pharmacies in our emergency hospitals keep their usual hours.</p>
<p>In twelve hospitals you can have blood taken and scans done from 8.30 pm to 11 pm, after the terawih prayers. A blood test does not break the fast according to the religious authorities, but many people prefer to come in the evening.</p>
<p>Our diabetes nurses answer the telephone from 4 am to 6 am and from 5 pm to midnight. Call them if your sugar is below 3.9 or above 16.6 mmol/L, or if you are not sure about a dose. If someone cannot be woken, call <strong>999</strong> first.</p>
<p>Hospital kitchens serve sahur and iftar to patients who are allowed to fast, and to one relative each. Clinics are closed on both days of Hari Raya. Read <a href="/articles/fasting-in-ramadan-with-diabetes">our advice on fasting with diabetes</a> before the month begins.</p>` },
  },
  {
    slug: 'a-hundred-cases-across-two-continents', publishedAt: '2026-03-04T11:00:00+08:00', topics: ['cancer'],
    fields: { type: 'care' },
    title: t('A hundred difficult cases, discussed across two continents', 'Seratus kes sukar dibincangkan merentas dua benua', '跨越两大洲，共同讨论一百例疑难病例'),
    summary: t('Since last March, cancer teams of two of our hospitals meet specialists of the clinic network by video.', 'Sejak Mac lalu, pasukan kanser dua hospital kami bertemu pakar rangkaian klinik melalui video.', '自去年三月起，两家医院的癌症团队与诊所网络的专家视频会诊。'),
    body: { en: `<p>Every second Wednesday at 7.30 am, doctors at <a href="/melur-tun-razak">Melur Tun Razak</a> and <a href="/melur-petaling-jaya">Melur Petaling Jaya</a> sit before a screen. On the other side it is evening. Together they look at scans and samples of people whose cancer does not follow the textbook. This week they discussed the hundredth case.</p>
<p>In 37 of the hundred, the plan was changed: another order of treatments, a smaller operation, or no operation. In the others it was confirmed. ‘That is worth as much,’ says Dr Aminah Hj Yusof. ‘A patient who knows that eleven people agree sleeps better.’</p>
<p>Your own doctor remains responsible and explains the result to you. Names are removed before the pictures are shown, and you are asked for consent. There is no extra charge.</p>
<p>People who are treated in any of our other hospitals can be put forward by their doctor too.</p>` },
  },
  {
    slug: 'parents-may-stay-the-night', publishedAt: '2026-03-30T11:00:00+08:00', topics: ['children'],
    fields: { type: 'service' },
    title: t('A parent may stay, in every children’s ward, every night', 'Ibu atau bapa boleh bermalam di setiap wad kanak-kanak', '每间儿科病房，父母每晚都可陪伴'),
    summary: t('New fold-down beds, no visiting hours for parents, and breakfast for two.', 'Katil lipat baharu, tiada waktu melawat untuk ibu bapa, dan sarapan untuk dua orang.', '新增折叠床、父母不受探病时间限制，并供应双份早餐。'),
    body: { en: `<p>A child who is ill sleeps better with a mother or father near. From 1 April a parent or guardian can stay through the night in all our children’s wards and in the children’s intensive care units, without charge.</p>
<p>We have put up 310 fold-down beds. Breakfast is brought for the parent too, and mothers who breastfeed get all their meals. One parent at a time may be in the room when the child goes to sleep for an operation, and both may be there when it wakes.</p>
<p>Brothers and sisters may visit from 4 pm to 7 pm if they are well. We ask visitors with a cough, fever or a rash to telephone instead. For newborn babies in special care the rule has not changed: parents are never visitors, and may come at any hour.</p>` },
  },
  {
    slug: 'forty-thousand-cataracts', publishedAt: '2026-04-21T11:00:00+08:00', topics: ['ageing'],
    fields: { type: 'care', place: 'Bukit Mertajam' },
    title: t('Forty thousand cataracts later', 'Selepas empat puluh ribu pembedahan katarak', '完成四万例白内障手术之后'),
    summary: t('The eye centre in Bukit Mertajam looks back with a retired bus driver, and forward to evening clinics.', 'Pusat mata Bukit Mertajam mengimbas kembali bersama bekas pemandu bas dan memandang ke hadapan dengan klinik malam.', '大山脚眼科中心与退休巴士司机一同回顾，并将开设夜间门诊。'),
    body: { en: `<p>Mr Krishnan Arumugam drove the number 12 bus for thirty years. When the headlights of other cars began to look like dandelions, he stopped driving at night, and then altogether. In April he became the forty-thousandth person to have a cataract removed at <a href="/melur-bukit-mertajam">Melur Bukit Mertajam</a>.</p>
<p>‘I did not know that my kitchen was so dirty,’ he says. His wife says that she had not known either.</p>
<p>The centre did its first cataract in 1993, with a stay of four nights. Now the operation takes about twenty minutes and people go home the same day. In the last twelve months 96 of a hundred patients could see well enough to drive afterwards, if nothing else was wrong with the eye.</p>
<p>From May there will be clinics on Tuesday and Thursday evenings until 9 pm, for those who cannot leave work. People with diabetes can have the yearly photograph of the eye at the same visit.</p>` },
  },
  {
    slug: 'evening-dialysis-in-batu-pahat', publishedAt: '2026-05-12T11:00:00+08:00', topics: ['diabetes'],
    fields: { type: 'opening', place: 'Batu Pahat' },
    title: t('Dialysis after work in Batu Pahat', 'Dialisis selepas waktu kerja di Batu Pahat', '峇株巴辖推出下班后洗肾'),
    summary: t('A new evening shift lets people on dialysis keep their jobs and see their children in the afternoon.', 'Syif malam baharu membolehkan pesakit dialisis terus bekerja dan bersama anak pada waktu petang.', '新的晚间时段让洗肾者保住工作，下午也能陪孩子。'),
    body: { en: `<p>Dialysis takes four hours, three times a week. Whoever has to do it in the morning often loses the job, and then the insurance. From 1 June <a href="/melur-batu-pahat">Melur Batu Pahat</a> opens a third shift, from 6 pm to 10.30 pm on Mondays, Wednesdays and Fridays.</p>
<p>There are fourteen places at first. People who work or study and those who care for small children come first. A van takes home those who feel weak, within fifteen kilometres.</p>
<p>The kidney team also invites everyone whose kidneys are getting weaker to a talk each month. You can hold the needles, meet people who do dialysis at home through the belly, and ask about a transplant. ‘Choosing in peace is better than starting in an emergency,’ says Dr Zaleha Mohd Noor.</p>` },
  },
  {
    slug: 'eighty-four-new-nurses', publishedAt: '2026-06-02T11:00:00+08:00',
    fields: { type: 'people', place: 'Seremban' },
    title: t('Eighty-four new nurses, and one who started at forty-five', 'Lapan puluh empat jururawat baharu, seorang bermula pada usia 45', '八十四位新护士，其中一位四十五岁才起步'),
    summary: t('The college in Seremban celebrates its class of 2026. Half of the places are paid by scholarships.', 'Kolej di Seremban meraikan kelas 2026. Separuh tempat dibiayai biasiswa.', '芙蓉护理学院庆祝2026届毕业，半数学额由奖学金资助。'),
    body: { en: `<p>Eighty-four nurses finished their three years at the college behind <a href="/melur-seremban">Melur Seremban</a> on Saturday. Among them is Puan Salbiah Mat Noor, who had run a sundry shop in Kuala Pilah and began at forty-five, after nursing her own mother.</p>
<p>‘The first year I was afraid of the computer. The young ones taught me. In the second year they were afraid of dying patients, and I taught them,’ she told the families in the hall.</p>
<p>Each new nurse spends the first six months beside an experienced colleague. Twenty-nine of them go to our hospitals in Sabah and Sarawak, most of them back to where they come from.</p>
<p>Applications for the January class are open until 30 September. Half of the places are paid for by scholarships. You need five SPM credits, but we look at life as well as marks.</p>` },
  },
  {
    slug: 'fewer-antibiotics-for-colds', publishedAt: '2026-06-23T11:00:00+08:00', topics: ['infections'],
    fields: { type: 'care' },
    title: t('A fifth fewer antibiotics for coughs and colds', 'Antibiotik untuk batuk selesema berkurang satu perlima', '伤风咳嗽的抗生素用量减少五分之一'),
    summary: t('Our clinics changed a habit in eighteen months. Complaints did not rise, and neither did pneumonia.', 'Klinik kami mengubah tabiat dalam lapan belas bulan. Aduan tidak bertambah, radang paru-paru juga tidak.', '十八个月内改变习惯，投诉没有增加，肺炎也没有。'),
    body: { en: `<p>Antibiotics do nothing against the viruses that cause colds. They upset the stomach, and they train germs to resist. Yet many people expect them, and many doctors give them to be kind. Eighteen months ago our emergency departments and family clinics set out to change that.</p>
<p>Doctors now explain how long a cough usually lasts, which is about eighteen days, and write down when to come back. For sore throats and pneumonia there are quick tests. Each doctor sees every month how often he or she prescribes.</p>
<p>The result: antibiotics for coughs and colds fell from 41 to 33 of every hundred visits. As many people as before came back within a week, and not more of them had pneumonia. Complaints stayed at two in a thousand.</p>
<p>The next goal is 25. You can help: ask ‘Do I need it?’ And if you do, take it exactly as written, and share it with nobody.</p>` },
  },
  {
    slug: 'second-radiotherapy-machine-for-sarawak', publishedAt: '2026-07-14T11:00:00+08:00', topics: ['cancer'],
    fields: { type: 'opening', place: 'Kuching' },
    title: t('Kuching gets a second radiotherapy machine', 'Kuching menerima mesin radioterapi kedua', '古晋添置第二台放疗机'),
    summary: t('Waiting for treatment falls from four weeks to ten days, and fewer families need to fly.', 'Tempoh menunggu rawatan turun daripada empat minggu kepada sepuluh hari, dan kurang keluarga perlu terbang.', '等候治疗从四周缩短至十天，更多家庭不必搭飞机就医。'),
    body: { en: `<p>Radiotherapy is given every weekday for several weeks. For people from the upper Rajang this has meant months away from home. Since Monday <a href="/melur-kuching">Melur Kuching</a> has two machines, and the wait for planned treatment falls from four weeks to about ten days.</p>
<p>The new machine can follow the tumour while the patient breathes, so less of the lung and heart is touched. For breast cancer the number of visits goes down from 25 to 15, and for some women to five.</p>
<p>The guest house across the road has eighteen rooms for those who live more than two hours away. They are free for people in treatment and one relative. A cook from Kapit makes sure that there is rice, and that there is midin.</p>
<p>If you or your doctor would like a treatment to be looked at, send the papers to the cancer centre. A nurse answers within two working days.</p>` },
  },
  {
    slug: 'haze-what-we-are-doing', publishedAt: '2026-08-12T11:00:00+08:00', topics: ['children', 'ageing'],
    fields: { type: 'notice' },
    title: t('Haze: clean rooms, longer hours and advice by telephone', 'Jerebu: bilik udara bersih, waktu lebih panjang dan nasihat telefon', '烟霾应对：净气室、延长时间与电话咨询'),
    summary: t('Readings have passed 150 in the south and the Klang Valley. Here is how our hospitals help.', 'Bacaan melepasi 150 di selatan dan Lembah Klang. Begini cara hospital kami membantu.', '南部与巴生谷读数超过150。以下是我们医院的协助。'),
    body: { en: `<p>The air pollution index passed 150 in Johor and the Klang Valley this week. We see about a third more people with asthma than in a usual August, most of them children.</p>
<p>Our hospitals in <a href="/melur-pasir-gudang">Pasir Gudang</a>, <a href="/melur-johor-bahru">Johor Bahru</a>, <a href="/melur-klang">Klang</a> and <a href="/melur-shah-alam">Shah Alam</a> have opened clean-air rooms where anyone with asthma, heart disease or a small baby may rest for an hour or two. Children’s clinics there are open until 9 pm.</p>
<p>If your child has no written asthma plan, our nurses will make one with you by video call, free of charge until the end of September. Planned outdoor activities of the hospitals, such as Sunday walks, are moved indoors while the index is above 100.</p>
<p>Call <strong>999</strong> for blue lips, chest pain, or breath too short to finish a sentence. For all else, <a href="/articles/when-the-haze-comes">this page explains what the number means</a>.</p>` },
  },
  {
    slug: 'seeing-your-doctor-across-the-causeway', publishedAt: '2026-08-27T11:00:00+08:00',
    fields: { type: 'service', place: 'Johor Bahru' },
    title: t('See your doctor in Johor Bahru without crossing the Causeway', 'Jumpa doktor di Johor Bahru tanpa merentas Tambak', '不必过长堤，也能见新山的医生'),
    summary: t('Video reviews now cover fourteen specialities, with medicine sent to an address in Malaysia.', 'Susulan video kini meliputi empat belas bidang kepakaran, ubat dihantar ke alamat di Malaysia.', '视频复诊涵盖十四个专科，药物可送至马来西亚地址。'),
    body: { en: `<p>A third of the people who come to <a href="/melur-johor-bahru">Melur Johor Bahru</a> live or work in Singapore. For a talk of ten minutes about a blood result, many of them used to queue for two hours each way. From September fourteen specialities offer video reviews.</p>
<p>The first visit is still in person, because no camera can feel a belly or hear a heart. After that your doctor tells you if video is safe for you. Results are ready in your account before the talk starts. You pay the same as for a visit.</p>
<p>Medicine can be sent to an address in Malaysia or collected at the pharmacy until 11 pm. Insurers in Singapore that work with us get the papers directly.</p>
<p>Video is not for emergencies. With chest pain or signs of a stroke call 999 in Malaysia, or 995 in Singapore.</p>` },
  },
  {
    slug: 'a-pressure-chamber-for-divers', publishedAt: '2026-09-08T11:00:00+08:00', topics: ['travel'],
    fields: { type: 'opening', place: 'Sitiawan' },
    title: t('A pressure chamber for divers, and for stubborn wounds', 'Kebuk tekanan untuk penyelam dan luka yang degil', '高压舱：救潜水员，也治顽固伤口'),
    summary: t('Sitiawan can now treat the bends on the spot. On most days the chamber helps people with diabetes.', 'Sitiawan kini boleh merawat penyakit penyelam. Pada kebanyakan hari, kebuk ini membantu pesakit diabetes.', '实兆远现可就地治疗潜水病，平日则帮助糖尿病患者。'),
    body: { en: `<p>A diver who comes up too fast gets bubbles in the blood. The joints hurt, the legs may fail. The cure is to go back under pressure, in a steel room, breathing oxygen. From this week <a href="/melur-sitiawan">Melur Sitiawan</a> has such a room, with seats for six and space for one stretcher.</p>
<p>Divers are luckily few. On most days the chamber will help people whose wounds do not heal, because of diabetes or after radiotherapy. They sit inside for ninety minutes, on about thirty days, reading or asleep. It is offered when good wound care and a check of the blood flow have not been enough.</p>
<p>The ears feel as they do in an aeroplane. People with certain lung diseases cannot use it, so each person is examined first.</p>
<p>For a diving accident lie flat, breathe oxygen if the boat carries it, call <strong>999</strong>, and do not fly.</p>` },
  },
  {
    slug: 'what-we-learned-from-a-power-cut', publishedAt: '2026-09-29T11:00:00+08:00',
    fields: { type: 'care', place: 'Kajang' },
    title: t('What we learned from forty minutes without power', 'Apa yang kami pelajari daripada empat puluh minit tanpa bekalan elektrik', '停电四十分钟，我们学到了什么'),
    summary: t('On 3 September a generator in Kajang did not start. Nobody was harmed. Here is what went wrong and what has changed.', 'Pada 3 September, penjana di Kajang gagal dihidupkan. Tiada sesiapa tercedera. Ini puncanya dan apa yang telah diubah.', '9月3日，加影一台发电机未能启动，无人受伤。以下说明原因与改进。'),
    body: { en: `<p>On the evening of 3 September lightning struck the supply of <a href="/melur-kajang">Melur Kajang</a>. One of two generators did not start. Intensive care and the operating theatre ran on batteries, as planned. Two wards, the lifts and the laboratory were without power for forty minutes.</p>
<p>Nobody was harmed. A baby was born by torchlight, and nine planned scans had to be done the next day. Fourteen patients were carried down the stairs by staff, relatives and the fire brigade of Kajang, whom we thank.</p>
<p>The cause was a sensor that had been fitted the wrong way round during a service in July. The monthly test had not shown it, because the test was run with the mains still connected.</p>
<p>All 29 hospitals have now tested their generators with the mains switched off, and will do so every quarter. Three more faults were found and mended. Each ward has a second set of torches and hand pumps. We apologise to everyone who was frightened that evening. If you were a patient there and have questions, please ask for the director of the hospital.</p>` },
  },
  {
    slug: 'book-and-read-in-three-languages', publishedAt: '2026-10-20T11:00:00+08:00',
    fields: { type: 'service' },
    title: t('Book a doctor in three languages, at any hour', 'Tempah doktor dalam tiga bahasa, pada bila-bila masa', '三种语言，随时预约医生'),
    summary: t('The new website works on an old telephone, with large letters, and for people who cannot use a mouse.', 'Laman web baharu berfungsi pada telefon lama, dengan huruf besar, dan untuk mereka yang tidak menggunakan tetikus.', '新网站在旧手机上也能用，支持大字体与键盘操作。'),
    body: { en: `<p>The new website of Melur Healthcare is open. In English, Malay and Chinese you can <a href="/doctor">find a doctor</a>, see real free times and book without a telephone call. You can move or cancel an appointment up to the evening before.</p>
<p>Before it opened, 140 patients tried it out. Among them were people who are blind, people who had never booked anything online, and a grandmother of 81 in Muar who told us that our letters were ‘for ants’. They are larger now.</p>
<p>You need not register in order to read. If you do, you see your appointments, orders and letters in one place. Your data is stored in Malaysia, and each look by our staff is recorded.</p>
<p>Those who prefer a voice can still call any hospital. The telephone is answered by people.</p>` },
  },
  {
    slug: 'screening-weekend-for-diabetes', publishedAt: '2026-11-09T11:00:00+08:00', topics: ['diabetes'],
    fields: { type: 'notice' },
    title: t('World Diabetes Day: a finger prick for whoever wants one', 'Hari Diabetes Sedunia: ujian jari untuk sesiapa sahaja', '世界糖尿病日：人人可来测血糖'),
    summary: t('On 14 and 15 November all our hospitals measure sugar and blood pressure, free and without booking.', 'Pada 14 dan 15 November semua hospital kami mengukur gula dan tekanan darah, percuma tanpa tempahan.', '11月14日至15日，所有医院免费测血糖与血压，无需预约。'),
    body: { en: `<p>About one in six adults in Malaysia has diabetes, and about two in five of them do not know it. On Saturday and Sunday, 14 and 15 November, from 8 am to 1 pm, a nurse in the lobby of each of our hospitals will prick your finger, measure your blood pressure and your waist, and tell you what the numbers mean.</p>
<p>It is free. You need no booking and no fasting, only five minutes. Whoever has a high reading gets a letter for any clinic, public or private, and an offer of a proper blood test on the same day at the price of the laboratory.</p>
<p>At 10 am dietitians build real plates of nasi campur, chicken rice and banana leaf, and you may guess the carbohydrates. In <a href="/melur-kajang">Kajang</a> there is satay. You will be told how many sticks.</p>
<p>Please do not wait for the weekend if you are very thirsty, pass a lot of urine and lose weight. See a doctor now.</p>` },
  },
];

/** The sample news of the group and its hospitals. */
export const news: readonly SampleEntry[] = samples.map((item) => ({ kind: 'news', author: 'Melur Healthcare newsroom', ...item }));
