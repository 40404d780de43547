import type { SampleEntry } from './sample-entry.seed.ts';
import { t } from './three-languages.seed.ts';

/** Heart, diabetes, food, infections and the air we breathe. */
export const articlesFirst: readonly SampleEntry[] = [
  {
    kind: 'article',
    slug: 'chest-pain-when-to-call-999',
    title: t('Chest pain: when to call 999', 'Sakit dada: bila perlu hubungi 999', '胸痛：何时拨打 999'),
    summary: t(
      'How a heart attack feels, what to do in the first ten minutes, and which chest pains can wait for the clinic.',
      'Bagaimana rasanya serangan jantung, apa yang perlu dibuat dalam sepuluh minit pertama, dan sakit dada yang boleh menunggu klinik.',
      '心脏病发是什么感觉、最初十分钟该做什么，以及哪些胸痛可以等到门诊再看。',
    ),
    fields: { type: 'guide' },
    topics: ['heart'],
    author: 'Dr Hafizuddin Rosman',
    reviewer: 'Dr Lavanya Selvakumar',
    publishedAt: '2025-10-06T09:00:00+08:00',
    body: {
      en: `<p>Most chest pain is not a heart attack. A pulled muscle, acid from the stomach or a bad cough can all hurt. But a heart attack gets worse with every minute, so it is right to act first and be wrong, rather than wait and be right.</p>
<h2>How a heart attack feels</h2>
<p>Many people do not call it pain. They say it is a weight, a tight belt, or food that is stuck. It sits in the middle of the chest, lasts longer than a few minutes, and may spread to the left arm, both arms, the jaw or the back. You may sweat, feel sick or find it hard to breathe.</p>
<p>Women, people over 75 and people with diabetes sometimes have no chest pain at all. They are suddenly breathless, weak or sick for no clear reason. Take this just as seriously.</p>
<h2>The first ten minutes</h2>
<ol><li>Stop what you are doing and sit down, leaning back with your knees bent.</li><li>Call <strong>999</strong>, or ask someone to call. Say ‘chest pain’ and where you are.</li><li>Chew one 300 mg aspirin tablet, but not if you are allergic to it, are bleeding, are under 16, were told to avoid it, or the pain feels like tearing.</li><li>Unlock the front door and put your list of medicines where the crew can see it.</li></ol>
<p>Do not drive yourself, and do not wait for a family member to come home. The ambulance crew can treat you on the way and start your heart again if it stops. A car in a traffic jam cannot.</p>
<h2>Chest pain that can wait for a day</h2>
<p>Pain that you can point to with one finger, that hurts more when you press it or twist, or that comes only after a spicy meal, is less likely to be the heart. See a doctor in the next day or two. If you are not sure which kind you have, treat it as the serious kind.</p>
<h2>When to see a doctor</h2>
<p>Book a visit soon if your chest feels tight when you climb stairs and settles when you rest. This can be angina, a warning that an artery is narrow. A <a href="/speciality-centre/cardiology">heart doctor</a> can find out with a heart tracing, a treadmill test or a scan. If it starts to come at rest, or with less effort than before, do not wait for the appointment: call 999.</p>`,
      ms: `<p>Kebanyakan sakit dada bukan serangan jantung. Otot yang tegang, asid perut atau batuk teruk semuanya boleh menyebabkan sakit. Namun serangan jantung menjadi semakin teruk dengan setiap minit yang berlalu, jadi lebih baik bertindak dahulu walaupun tersilap, daripada menunggu sehingga pasti.</p>
<h2>Bagaimana rasanya serangan jantung</h2>
<p>Ramai orang tidak menyebutnya sakit. Mereka mengatakan dada terasa dihempap, seperti dililit tali pinggang yang ketat, atau seperti makanan tersekat. Rasa itu berada di tengah dada, berlarutan lebih daripada beberapa minit, dan mungkin merebak ke lengan kiri, kedua-dua lengan, rahang atau belakang. Anda mungkin berpeluh, loya atau sukar bernafas.</p>
<p>Wanita, orang berumur lebih 75 tahun dan penghidap diabetes kadangkala langsung tidak mengalami sakit dada. Mereka tiba-tiba sesak nafas, lemah atau loya tanpa sebab yang jelas. Anggaplah ini sama seriusnya.</p>
<h2>Sepuluh minit pertama</h2>
<ol><li>Berhenti daripada apa-apa yang sedang dibuat dan duduk bersandar dengan lutut dibengkokkan.</li><li>Hubungi <strong>999</strong>, atau minta orang lain menghubunginya. Sebut ‘sakit dada’ dan beritahu lokasi anda.</li><li>Kunyah sebiji tablet aspirin 300 mg, tetapi jangan jika anda alah kepadanya, sedang berdarah, berumur bawah 16 tahun, pernah dilarang doktor, atau sakit terasa seperti dada dikoyak.</li><li>Buka kunci pintu depan dan letakkan senarai ubat anda di tempat yang mudah dilihat oleh petugas ambulans.</li></ol>
<p>Jangan memandu sendiri, dan jangan tunggu ahli keluarga pulang. Petugas ambulans boleh merawat anda dalam perjalanan dan menghidupkan semula degupan jantung jika ia terhenti. Kereta yang tersekat dalam kesesakan lalu lintas tidak dapat berbuat demikian.</p>
<h2>Sakit dada yang boleh menunggu sehari</h2>
<p>Sakit yang boleh ditunjuk dengan satu jari, yang bertambah sakit apabila ditekan atau apabila badan dipusing, atau yang datang hanya selepas makan pedas, lebih kecil kemungkinannya berpunca daripada jantung. Jumpa doktor dalam sehari dua ini. Jika anda tidak pasti yang mana satu, anggaplah ia yang serius.</p>
<h2>Bila perlu jumpa doktor</h2>
<p>Buat temu janji segera jika dada terasa ketat apabila menaiki tangga dan lega apabila berehat. Ini mungkin angina, amaran bahawa salur darah jantung telah sempit. <a href="/speciality-centre/cardiology">Doktor jantung</a> dapat memastikannya dengan ECG, ujian tekanan di atas treadmill atau imbasan. Jika ia mula datang ketika berehat, atau dengan usaha yang lebih sedikit daripada biasa, jangan tunggu temu janji: hubungi 999.</p>`,
      zh: `<p>大部分胸痛都不是心脏病发。肌肉拉伤、胃酸倒流或剧烈咳嗽都会令胸口疼痛。但心脏病发时，每过一分钟情况就更糟，所以宁可先行动、事后发现虚惊一场，也不要等到确定了才行动。</p>
<h2>心脏病发是什么感觉</h2>
<p>许多人不会说那是“痛”。他们形容像重物压着、像皮带勒紧，或像食物哽住。不适位于胸口中央，持续超过几分钟，可能蔓延到左臂、双臂、下颌或背部。您可能会冒汗、恶心或呼吸困难。</p>
<p>女性、75岁以上的长者和糖尿病患者有时完全没有胸痛，只是突然气喘、乏力或恶心，又找不出原因。这种情况同样要认真看待。</p>
<h2>最初十分钟</h2>
<ol><li>停下手上的事，坐下来，身体往后靠，屈起双膝。</li><li>拨打<strong>999</strong>，或请旁人代拨。说明是“胸痛”以及您所在的位置。</li><li>嚼服一片300毫克的阿司匹林；但如果您对它过敏、正在出血、未满16岁、医生嘱咐避免服用，或疼痛像撕裂一样，就不要服用。</li><li>打开大门的锁，把药物清单放在救护人员看得到的地方。</li></ol>
<p>不要自己开车，也不要等家人回来。救护人员在途中就可以治疗，万一心跳停止还能抢救回来；塞在车龙里的汽车却做不到。</p>
<h2>可以等一天的胸痛</h2>
<p>如果疼痛的位置能用一根手指指出来，按压或转身时更痛，或只在吃了辛辣食物后才出现，那么较不可能是心脏问题。请在一两天内去看医生。如果您分不清是哪一种，就当作严重的那一种处理。</p>
<h2>何时该看医生</h2>
<p>如果爬楼梯时胸口发紧、休息后缓解，请尽快预约就诊。这可能是心绞痛，是血管变窄的警号。<a href="/speciality-centre/cardiology">心脏专科医生</a>可通过心电图、跑步机运动测试或扫描查明原因。如果休息时也开始发作，或比以前更轻微的活动就会引发，请不要等到预约那天：立刻拨打999。</p>`,
    },
  },
  {
    kind: 'article',
    slug: 'high-blood-pressure-without-symptoms',
    title: t(
      'High blood pressure: the illness you cannot feel',
      'Tekanan darah tinggi: penyakit yang tidak terasa',
      '高血压：您感觉不到的疾病',
    ),
    summary: t(
      'Nearly one in three Malaysian adults has it and many do not know. Here is how to measure it well at home.',
      'Hampir seorang daripada tiga orang dewasa di Malaysia menghidapinya dan ramai tidak sedar. Ini cara mengukurnya dengan betul di rumah.',
      '近三分之一的马来西亚成年人患有高血压，许多人并不知情。这里教您在家正确测量。',
    ),
    fields: { type: 'explained' },
    topics: ['heart', 'ageing'],
    author: 'Dr Lavanya Selvakumar',
    reviewer: 'Dr Hafizuddin Rosman',
    publishedAt: '2025-11-10T09:00:00+08:00',
    body: {
      en: `<p>High blood pressure does not usually hurt. Most people feel perfectly well for years. Meanwhile the blood pushes too hard against the walls of the arteries, and this slowly harms the heart, brain, kidneys and eyes. That is why we measure it even when you come for something else.</p>
<h2>What the numbers mean</h2>
<p>The first number is the pressure when the heart squeezes, the second when it rests. In Malaysia, doctors call it high when it stays at <strong>140/90 or above</strong> in the clinic on different days, or at 135/85 or above at home. One high reading after running for the lift means very little.</p>
<h2>How to measure it at home</h2>
<ul><li>Use a machine with a cuff for the upper arm, in the right size for you.</li><li>No coffee, cigarettes or exercise for half an hour before. Go to the toilet first.</li><li>Sit for five minutes, back supported, feet flat on the floor, arm on a table.</li><li>Do not talk. Take two readings, one minute apart.</li><li>Write them down, morning and evening, for seven days, and bring the list.</li></ul>
<p>Home readings are often truer than ours, because many people are nervous in a clinic.</p>
<h2>What brings it down</h2>
<p>Salt is the biggest lever in a Malaysian kitchen. Soy sauce, belacan, salted fish, instant noodles and the soup at the bottom of the bowl hold most of it. Leave the soup, ask for sauce on the side, and aim for less than one teaspoon of salt in a whole day. Walking for half an hour on most days, losing a few kilos and sleeping enough help too.</p>
<p>If you need tablets, it does not mean that you have failed. Most people need two kinds in small amounts. Take them even when your numbers are good, because the tablets are the reason why they are good. If one gives you a cough, swollen ankles or dizziness, tell us. There is nearly always another.</p>
<h2>When to see a doctor</h2>
<p>If your average at home is 135/85 or more, see a doctor within a few weeks. If it is 180/120 or more, rest and measure again after five minutes. Still that high, but you feel well: see a doctor today. In pregnancy, 140/90 or more needs a doctor the same day. With a severe headache, chest pain, trouble seeing, weakness on one side or confusion, call <strong>999</strong>.</p>`,
      ms: `<p>Tekanan darah tinggi biasanya tidak menyakitkan. Kebanyakan orang berasa sihat selama bertahun-tahun. Sementara itu, darah menekan dinding salur darah terlalu kuat, dan perlahan-lahan merosakkan jantung, otak, buah pinggang dan mata. Sebab itulah kami mengukurnya walaupun anda datang untuk perkara lain.</p>
<h2>Maksud angkanya</h2>
<p>Angka pertama ialah tekanan ketika jantung mengepam, angka kedua ketika jantung berehat. Di Malaysia, doktor menyebutnya tinggi apabila bacaan kekal <strong>140/90 atau lebih</strong> di klinik pada hari yang berlainan, atau 135/85 atau lebih di rumah. Satu bacaan tinggi selepas berlari mengejar lif tidak membawa banyak makna.</p>
<h2>Cara mengukurnya di rumah</h2>
<ul><li>Gunakan mesin dengan manset untuk lengan atas, mengikut saiz yang sesuai untuk anda.</li><li>Jangan minum kopi, merokok atau bersenam setengah jam sebelumnya. Pergi ke tandas dahulu.</li><li>Duduk selama lima minit, belakang bersandar, kaki rata di lantai, lengan di atas meja.</li><li>Jangan bercakap. Ambil dua bacaan, selang satu minit.</li><li>Catatkan bacaan pagi dan petang selama tujuh hari, dan bawa senarai itu bersama.</li></ul>
<p>Bacaan di rumah selalunya lebih tepat daripada bacaan kami, kerana ramai orang berdebar apabila berada di klinik.</p>
<h2>Cara menurunkannya</h2>
<p>Garam ialah perkara paling besar yang boleh diubah di dapur orang Malaysia. Kicap, belacan, ikan masin, mi segera dan kuah yang tinggal di dalam mangkuk mengandungi sebahagian besarnya. Tinggalkan kuah, minta sos diasingkan, dan hadkan garam kepada kurang satu sudu teh sehari. Berjalan kaki setengah jam hampir setiap hari, menurunkan beberapa kilogram berat badan dan tidur yang cukup turut membantu.</p>
<p>Jika anda memerlukan ubat, itu tidak bermakna anda gagal. Kebanyakan orang memerlukan dua jenis ubat dalam dos yang kecil. Ambil ubat walaupun bacaan anda baik, kerana ubat itulah sebabnya bacaan itu baik. Jika ubat menyebabkan batuk, bengkak buku lali atau pening, beritahu kami. Hampir sentiasa ada ubat lain yang sesuai.</p>
<h2>Bila perlu jumpa doktor</h2>
<p>Jika purata bacaan di rumah 135/85 atau lebih, jumpa doktor dalam masa beberapa minggu. Jika 180/120 atau lebih, berehat dan ukur semula selepas lima minit. Masih setinggi itu tetapi anda berasa sihat: jumpa doktor hari ini juga. Jika anda hamil, bacaan 140/90 atau lebih perlu diperiksa pada hari yang sama. Jika disertai sakit kepala yang teruk, sakit dada, gangguan penglihatan, lemah sebelah badan atau kekeliruan, hubungi <strong>999</strong>.</p>`,
      zh: `<p>高血压通常不痛不痒，大多数人多年来都觉得自己很健康。与此同时，血液过度冲击血管壁，慢慢损害心脏、大脑、肾脏和眼睛。所以，就算您是为别的事来看诊，我们也会替您量血压。</p>
<h2>数字代表什么</h2>
<p>第一个数字是心脏收缩时的压力，第二个是心脏放松时的压力。在马来西亚，如果不同日子在诊所量得的读数一直在<strong>140/90或以上</strong>，或在家量得135/85或以上，医生便称为高血压。赶电梯跑了一段路后量到一次偏高，并不代表什么。</p>
<h2>在家怎样量血压</h2>
<ul><li>使用上臂式血压计，袖带尺寸要适合您。</li><li>测量前半小时内不喝咖啡、不抽烟、不运动，并先上厕所。</li><li>静坐五分钟，背部有靠，双脚平放地上，手臂放在桌上。</li><li>不要说话。量两次，相隔一分钟。</li><li>早晚各记录一次，连续七天，就诊时带来。</li></ul>
<p>在家量的读数往往比我们量的更准，因为许多人一进诊所就紧张。</p>
<h2>怎样降血压</h2>
<p>在马来西亚的厨房里，盐是最大的关键。酱油、峇拉煎、咸鱼、快熟面和碗底的汤，含盐最多。汤别喝完，酱料另放，全天用盐控制在一茶匙以内。大多数日子步行半小时、减几公斤体重、睡眠充足，也都有帮助。</p>
<p>需要吃药，并不表示您失败了。多数人需要两种药，每种小剂量。即使血压正常也要继续服用，因为正是药物令它正常。如果药物令您咳嗽、脚踝肿胀或头晕，请告诉我们，几乎总有别的药可换。</p>
<h2>何时该看医生</h2>
<p>如果在家的平均值是135/85或以上，请在几周内看医生。如果是180/120或以上，请休息，五分钟后再量。仍然这么高但您没有不适：请当天就看医生。孕妇量到140/90或以上，当天就要看医生。如果同时有剧烈头痛、胸痛、视力异常、半边身体无力或神志不清，请拨打<strong>999</strong>。</p>`,
    },
  },
  {
    kind: 'article',
    slug: 'durian-and-blood-pressure',
    title: t(
      'Durian and blood pressure: what is true',
      'Durian dan tekanan darah: apa yang benar',
      '榴梿与血压：哪些说法是真的',
    ),
    summary: t(
      'Every season the same worries come back. We sort the facts from the stories, seed by seed.',
      'Setiap musim kebimbangan yang sama timbul. Kami mengasingkan fakta daripada cerita, seulas demi seulas.',
      '每逢榴梿季，同样的担忧又来了。我们逐一分清事实与传言。',
    ),
    fields: { type: 'explained' },
    topics: ['nutrition', 'heart', 'diabetes'],
    author: 'Dr Chong Mei Xin',
    reviewer: 'Dr Lavanya Selvakumar',
    publishedAt: '2026-06-15T09:00:00+08:00',
    body: {
      en: `<p>In June and December our clinics hear the same question from Batu Pahat to Bukit Mertajam: ‘Doctor, may I?’ For most people the answer is yes, in a small amount. For a few people it is no, and it helps to know whether you are one of them.</p>
<h2>Does durian raise blood pressure?</h2>
<p>When researchers measured healthy people before and after eating durian, the blood pressure hardly changed, though the heart beat a little faster for a while. The ‘heaty’ feeling comes from a large, rich, sugary meal that your body has to work on. Durian contains almost no salt. So one serving is unlikely to push your pressure up, but a whole evening of it adds many calories, and weight raises blood pressure over time.</p>
<h2>Who should be careful</h2>
<ul><li><strong>Diabetes:</strong> three medium seeds hold about as much sugar and starch as a small bowl of rice. Count them in place of the rice, not after it, and check your sugar two hours later.</li><li><strong>Kidney disease or dialysis:</strong> durian is rich in potassium. If your kidneys cannot remove it, the heart may beat dangerously. Most people on dialysis should not eat it at all. Ask your kidney doctor first.</li><li><strong>Some heart and blood pressure tablets</strong>, such as perindopril, losartan or spironolactone, also keep potassium in the body. With normal kidneys two seeds are fine; ask us if you have been told that your potassium is high.</li></ul>
<h3>Durian and alcohol</h3>
<p>This old warning has something in it. The sulphur in durian can slow down the way the liver clears alcohol. You may flush, vomit and feel your heart race. It is wise to keep the two apart, preferably on different days.</p>
<h3>What about mangosteen and water from the husk?</h3>
<p>Mangosteen is a pleasant fruit, but it does not cancel the sugar of the durian. Drinking salt water from the husk only adds salt. Plain water is better.</p>
<h2>When to see a doctor</h2>
<p>Call <strong>999</strong> for chest pain, fainting, or a heartbeat that is very slow or uneven after a durian feast, above all if you have kidney disease. If your sugar stays above 16 mmol/L, or you have diabetes and keep vomiting, come to the emergency department the same day. To plan the next season without fear, talk to one of our dietitians.</p>`,
      ms: `<p>Pada bulan Jun dan Disember, klinik kami dari Batu Pahat hingga Bukit Mertajam mendengar soalan yang sama: ‘Doktor, boleh tak saya makan?’ Bagi kebanyakan orang jawapannya boleh, dalam jumlah yang kecil. Bagi segelintir orang jawapannya tidak, dan ada baiknya anda tahu sama ada anda tergolong dalam kumpulan ini.</p>
<h2>Adakah durian menaikkan tekanan darah?</h2>
<p>Apabila penyelidik mengukur tekanan darah orang yang sihat sebelum dan selepas makan durian, bacaannya hampir tidak berubah, walaupun jantung berdegup lebih laju sedikit untuk seketika. Rasa ‘panas’ itu datang daripada hidangan yang banyak, berlemak dan manis yang perlu diproses oleh badan. Durian hampir tidak mengandungi garam. Jadi satu hidangan tidak mungkin menaikkan tekanan darah anda, tetapi berpesta durian sepanjang malam menambah banyak kalori, dan berat badan menaikkan tekanan darah dari semasa ke semasa.</p>
<h2>Siapa yang perlu berhati-hati</h2>
<ul><li><strong>Diabetes:</strong> tiga ulas sederhana besar mengandungi gula dan kanji lebih kurang sama dengan semangkuk kecil nasi. Kirakan sebagai ganti nasi, bukan tambahan selepasnya, dan periksa gula anda dua jam kemudian.</li><li><strong>Penyakit buah pinggang atau dialisis:</strong> durian kaya dengan kalium. Jika buah pinggang anda tidak dapat menyingkirkannya, degupan jantung boleh menjadi tidak menentu dan berbahaya. Kebanyakan pesakit dialisis langsung tidak boleh memakannya. Tanya doktor buah pinggang anda dahulu.</li><li><strong>Sesetengah ubat jantung dan darah tinggi</strong>, seperti perindopril, losartan atau spironolactone, juga menyebabkan kalium tertahan di dalam badan. Jika buah pinggang anda normal, dua ulas tidak menjadi masalah; tanya kami jika anda pernah diberitahu bahawa kalium anda tinggi.</li></ul>
<h3>Durian dan alkohol</h3>
<p>Pesanan orang tua ini ada benarnya. Sulfur dalam durian boleh melambatkan hati menyingkirkan alkohol. Muka boleh menjadi merah, anda boleh muntah dan berdebar-debar. Sebaiknya jangan diambil bersama, malah lebih baik pada hari yang berlainan.</p>
<h3>Bagaimana dengan manggis dan air dalam kulit durian?</h3>
<p>Manggis memang buah yang sedap, tetapi ia tidak membatalkan gula durian. Minum air garam dari pangsa kulit hanya menambah garam. Air kosong lebih baik.</p>
<h2>Bila perlu jumpa doktor</h2>
<p>Hubungi <strong>999</strong> jika ada sakit dada, pengsan, atau degupan jantung yang sangat perlahan atau tidak sekata selepas makan durian dengan banyak, terutamanya jika anda menghidap penyakit buah pinggang. Jika gula anda kekal melebihi 16 mmol/L, atau anda menghidap diabetes dan terus muntah, datang ke jabatan kecemasan pada hari yang sama. Untuk merancang musim akan datang tanpa rasa bimbang, berbincanglah dengan pakar diet kami.</p>`,
      zh: `<p>每年6月和12月，从峇株巴辖到大山脚，我们的诊所都会听到同一个问题：“医生，我可以吃吗？”对大多数人来说，答案是可以，少量就好。对少数人来说则不行，所以最好先弄清楚自己是不是其中之一。</p>
<h2>榴梿会使血压升高吗？</h2>
<p>研究人员为健康的人在吃榴梿前后量血压，发现血压几乎没有变化，只是心跳一时稍快。所谓“热气”，其实是因为吃了一大份又浓又甜的食物，身体要费力消化。榴梿几乎不含盐，所以吃一份不太会令血压升高；但整晚大吃会摄入很多热量，而体重增加，日子久了血压就会上升。</p>
<h2>哪些人要小心</h2>
<ul><li><strong>糖尿病：</strong>三颗中等大小的榴梿肉，所含的糖和淀粉约等于一小碗饭。请用它代替饭，而不是饭后再吃，并在两小时后测血糖。</li><li><strong>肾病或洗肾：</strong>榴梿含钾很高。如果肾脏排不出钾，心跳可能出现危险的变化。大多数洗肾病人完全不应该吃。请先问您的肾脏专科医生。</li><li><strong>某些心脏药和降压药</strong>，例如perindopril、losartan或spironolactone，也会使钾留在体内。肾功能正常的话，吃两颗没问题；如果曾被告知钾偏高，请先问我们。</li></ul>
<h3>榴梿与酒</h3>
<p>这句老话有它的道理。榴梿里的硫化物会减慢肝脏分解酒精的速度，您可能脸红、呕吐、心跳加速。两者最好分开，不要在同一天享用。</p>
<h3>山竹和榴梿壳里的水呢？</h3>
<p>山竹是好吃的水果，但不能抵消榴梿的糖分。用榴梿壳喝盐水，只会多摄入盐。喝白开水更好。</p>
<h2>何时该看医生</h2>
<p>大吃榴梿后如果胸痛、昏厥，或心跳很慢、不规则，尤其是肾病患者，请拨打<strong>999</strong>。如果血糖一直高于16 mmol/L，或您有糖尿病又不断呕吐，请当天到急诊部。想安心享受下一个榴梿季，可以和我们的营养师谈谈。</p>`,
    },
  },
  {
    kind: 'article',
    slug: 'fasting-in-ramadan-with-diabetes',
    title: t(
      'Fasting in Ramadan when you have diabetes',
      'Berpuasa pada bulan Ramadan dengan diabetes',
      '糖尿病人如何度过斋戒月',
    ),
    summary: t(
      'Plan with your doctor six weeks before, change the tablets, check your sugar, and know the numbers at which to break the fast.',
      'Rancang bersama doktor enam minggu lebih awal, ubah suai ubat, periksa gula dan ketahui paras gula untuk berbuka segera.',
      '提前六周与医生商量、调整药物、测量血糖，并记住必须停止禁食的数值。',
    ),
    fields: { type: 'guide' },
    topics: ['diabetes', 'nutrition'],
    author: 'Dr Norazlina Che Wan',
    reviewer: 'Dr Farid Zulkarnain',
    publishedAt: '2026-01-12T09:00:00+08:00',
    body: {
      en: `<p>For many of our patients Ramadan is the dearest month of the year. Many people with type 2 diabetes can fast safely when they have prepared. Others should not, and religious teaching excuses those whom fasting would harm. We would like you to decide with your doctor, not alone and not on the first morning.</p>
<h2>See us six weeks before</h2>
<p>We will look at your HbA1c, kidneys, blood pressure and feet, and ask how last Ramadan went. From this we can tell whether your risk is low, middle or high.</p>
<p>We usually advise against fasting if you have had severe low sugar or a diabetic emergency in the last three months, if you cannot feel low sugar coming, if your kidneys are badly damaged, if you are pregnant, or if you have type 1 diabetes that is not steady.</p>
<h3>Tablets and insulin</h3>
<p>Some medicines, such as metformin, often only need to be taken at a different time. Others, such as gliclazide and insulin, can bring the sugar too low during the day and usually need a smaller dose at sahur. Please do not work this out yourself and never stop insulin altogether. We will write the new plan on one page for you.</p>
<h2>At sahur and iftar</h2>
<ul><li>Take sahur as late as you can. Brown rice, oats, eggs, dhal and vegetables last longer than white bread and sweet tea.</li><li>Break the fast with water and one or two dates, pray, then eat a normal plate: half vegetables, a quarter rice, a quarter fish or chicken.</li><li>Keep kuih and syrup drinks for one or two evenings a week, in small amounts.</li><li>Drink eight glasses of water between iftar and sleep.</li></ul>
<h2>Check your sugar, and know when to stop</h2>
<p>A finger prick does not break the fast. Check in the middle of the morning, in the middle of the afternoon, before iftar, and whenever you feel unwell.</p>
<p><strong>Break the fast at once if your sugar is below 3.9 mmol/L, or above 16.6 mmol/L, or if you are shaking, confused, vomiting or very thirsty.</strong> For low sugar take three teaspoons of sugar or half a glass of sweet drink, and check again after fifteen minutes. You can make up the day later.</p>
<h2>When to get help</h2>
<p>Call <strong>999</strong> if someone with diabetes cannot be woken, cannot swallow or behaves strangely. See a doctor the same day if the sugar is above 16.6 twice, or low twice in a week. After Raya, come back to us, so that we can set the doses for ordinary days again.</p>`,
      ms: `<p>Bagi kebanyakan pesakit kami, Ramadan ialah bulan yang paling dinanti. Ramai penghidap diabetes jenis 2 boleh berpuasa dengan selamat apabila sudah membuat persiapan. Ada pula yang tidak patut berpuasa, dan agama memberi kelonggaran kepada mereka yang akan mendapat mudarat. Kami berharap anda membuat keputusan bersama doktor, bukan bersendirian dan bukan pada pagi pertama puasa.</p>
<h2>Jumpa kami enam minggu lebih awal</h2>
<p>Kami akan melihat HbA1c, buah pinggang, tekanan darah dan kaki anda, serta bertanya tentang pengalaman Ramadan yang lalu. Daripada situ kami dapat memberitahu sama ada risiko anda rendah, sederhana atau tinggi.</p>
<p>Biasanya kami menasihatkan anda supaya tidak berpuasa jika anda pernah mengalami gula rendah yang teruk atau kecemasan diabetes dalam tiga bulan lalu, jika anda tidak dapat merasai tanda gula rendah, jika buah pinggang anda rosak teruk, jika anda hamil, atau jika anda menghidap diabetes jenis 1 yang tidak stabil.</p>
<h3>Ubat dan insulin</h3>
<p>Sesetengah ubat, seperti metformin, selalunya hanya perlu ditukar waktunya. Ubat lain, seperti gliclazide dan insulin, boleh menurunkan gula terlalu rendah pada waktu siang dan biasanya dosnya perlu dikurangkan ketika sahur. Jangan tentukan sendiri dan jangan sekali-kali menghentikan insulin sepenuhnya. Kami akan menulis pelan baharu itu pada sehelai kertas untuk anda.</p>
<h2>Ketika sahur dan berbuka</h2>
<ul><li>Bersahur selewat yang boleh. Beras perang, oat, telur, dal dan sayur mengenyangkan lebih lama berbanding roti putih dan teh manis.</li><li>Berbuka dengan air dan sebiji dua kurma, solat, kemudian makan sepinggan yang biasa: separuh sayur, suku nasi, suku ikan atau ayam.</li><li>Hadkan kuih dan air sirap kepada satu atau dua malam seminggu, dalam jumlah yang kecil.</li><li>Minum lapan gelas air antara waktu berbuka dengan tidur.</li></ul>
<h2>Periksa gula, dan tahu bila perlu berhenti</h2>
<p>Cucukan jari tidak membatalkan puasa. Periksa pada pertengahan pagi, pertengahan petang, sebelum berbuka, dan setiap kali anda berasa tidak sihat.</p>
<p><strong>Berbuka serta-merta jika gula anda di bawah 3.9 mmol/L, atau melebihi 16.6 mmol/L, atau jika anda menggigil, keliru, muntah atau terlalu dahaga.</strong> Bagi gula rendah, ambil tiga sudu teh gula atau setengah gelas minuman manis, dan periksa semula selepas lima belas minit. Anda boleh menggantikan puasa itu kemudian.</p>
<h2>Bila perlu mendapatkan bantuan</h2>
<p>Hubungi <strong>999</strong> jika penghidap diabetes tidak dapat dikejutkan, tidak boleh menelan atau berkelakuan ganjil. Jumpa doktor pada hari yang sama jika gula melebihi 16.6 sebanyak dua kali, atau rendah dua kali dalam seminggu. Selepas Raya, datang semula kepada kami supaya dos dapat ditetapkan semula untuk hari biasa.</p>`,
      zh: `<p>对我们许多病人来说，斋戒月是一年中最珍贵的月份。不少2型糖尿病患者做好准备后可以安全禁食；有些人则不应禁食，而教义也体谅那些会因此受害的人。我们希望您和医生一起决定，而不是独自决定，也不要等到第一天早上才决定。</p>
<h2>提前六周来见我们</h2>
<p>我们会检查您的HbA1c、肾脏、血压和双脚，并了解您去年斋戒月的情况，由此判断您的风险是低、中还是高。</p>
<p>如果您过去三个月内曾严重低血糖或发生糖尿病急症、察觉不到低血糖的征兆、肾脏严重受损、怀孕，或患有不稳定的1型糖尿病，我们一般会劝您不要禁食。</p>
<h3>药物与胰岛素</h3>
<p>有些药物如metformin，往往只需改变服用时间。另一些如gliclazide和胰岛素，可能令白天血糖过低，封斋饭时通常要减量。请不要自己调整，也绝对不要完全停用胰岛素。我们会把新的用药计划写在一张纸上给您。</p>
<h2>封斋饭与开斋饭</h2>
<ul><li>封斋饭尽量晚吃。糙米、燕麦、鸡蛋、扁豆和蔬菜比白面包和甜茶更耐饱。</li><li>开斋时先喝水、吃一两颗椰枣，祈祷后再吃正常的一盘：一半蔬菜、四分之一饭、四分之一鱼或鸡肉。</li><li>糕点和糖浆饮料每周只在一两个晚上吃，而且要少量。</li><li>从开斋到睡前喝八杯水。</li></ul>
<h2>测血糖，并知道何时停止禁食</h2>
<p>扎手指验血不算破斋。请在上午中段、下午中段、开斋前，以及任何不舒服的时候测量。</p>
<p><strong>如果血糖低于3.9 mmol/L或高于16.6 mmol/L，或您发抖、神志不清、呕吐或极度口渴，请立即停止禁食。</strong>低血糖时吃三茶匙糖或半杯甜饮料，十五分钟后再测。这一天可以日后补斋。</p>
<h2>何时求助</h2>
<p>如果糖尿病患者叫不醒、无法吞咽或行为异常，请拨打<strong>999</strong>。如果血糖两次高于16.6，或一周内两次过低，请当天看医生。开斋节后请回来复诊，好让我们把剂量调回平日的用量。</p>`,
    },
  },
  {
    kind: 'article',
    slug: 'the-first-month-with-type-2-diabetes',
    title: t(
      'The first month with type 2 diabetes',
      'Bulan pertama dengan diabetes jenis 2',
      '确诊2型糖尿病后的第一个月',
    ),
    summary: t(
      'You have just been told. Here is what matters this week, what can wait, and what you may still eat.',
      'Anda baru diberitahu. Ini yang penting minggu ini, yang boleh ditangguh, dan yang masih boleh dimakan.',
      '您刚得知结果。这里说明本周要做什么、什么可以稍后、以及还能吃什么。',
    ),
    fields: { type: 'explained' },
    topics: ['diabetes'],
    author: 'Dr Farid Zulkarnain',
    reviewer: 'Dr Norazlina Che Wan',
    publishedAt: '2025-11-24T09:00:00+08:00',
    body: {
      en: `<p>Perhaps a blood test at work found it, or you came because you were thirsty and tired. About one in six adults in Malaysia has diabetes, so you know others who live with it, even if they never said so. You did not cause this by eating one thing. And you can do a lot about it.</p>
<h2>What is happening</h2>
<p>Insulin is the key that lets sugar from the blood into your muscles. In type 2 diabetes the key turns badly, and later there are fewer keys. The sugar stays in the blood and, over years, hurts small blood vessels in the eyes, kidneys and feet, and large ones in the heart and brain.</p>
<h2>This week</h2>
<ul><li>Take the tablets as written. Metformin may upset the stomach at first; take it with food and give it two weeks.</li><li>Replace sweet drinks with plain water or tea without sugar. For many people this alone makes the biggest difference.</li><li>Walk for ten minutes after each meal.</li><li>Tell one person whom you trust.</li></ul>
<h2>This month</h2>
<p>We will check your eyes with a photograph, your kidneys with blood and urine, your feet with a soft thread, and your cholesterol and blood pressure. These checks come back every year. You will also meet a dietitian, and you are welcome to bring whoever cooks at home.</p>
<p>You do not need special food. Picture a plate: half of it vegetables, a quarter fish, chicken, egg or tofu, a quarter rice or noodles. A banana leaf meal, chicken rice or thosai can all be fitted on this plate.</p>
<h3>A number to know: HbA1c</h3>
<p>This blood test shows the average sugar of the last three months. For many people the goal is 6.5 to 7.0 per cent; for older people or those with other illnesses it may be higher. Ask us for <em>your</em> number.</p>
<h2>When to see a doctor quickly</h2>
<p>Come the same day if you vomit and cannot keep water down, if your sugar stays above 16 mmol/L, or if a wound on the foot is red, swollen or smells. Call <strong>999</strong> for confusion, fast deep breathing or chest pain. For the rest, our <a href="/speciality-centre/endocrinology">diabetes clinics</a> see new patients within a few days.</p>`,
      ms: `<p>Mungkin ia dikesan melalui ujian darah di tempat kerja, atau anda datang kerana dahaga dan letih. Kira-kira seorang daripada enam orang dewasa di Malaysia menghidap diabetes, jadi tentu ada kenalan anda yang hidup dengannya walaupun tidak pernah memberitahu. Ia bukan berpunca daripada satu makanan yang anda makan. Dan banyak yang anda boleh lakukan.</p>
<h2>Apa yang sedang berlaku</h2>
<p>Insulin ialah kunci yang membenarkan gula dalam darah masuk ke otot. Dalam diabetes jenis 2, kunci itu sukar diputar, dan lama-kelamaan bilangannya berkurangan. Gula kekal di dalam darah dan selama bertahun-tahun merosakkan salur darah kecil di mata, buah pinggang dan kaki, serta salur darah besar di jantung dan otak.</p>
<h2>Minggu ini</h2>
<ul><li>Ambil ubat seperti yang ditulis. Metformin mungkin mengganggu perut pada mulanya; ambil bersama makanan dan beri masa dua minggu.</li><li>Gantikan minuman manis dengan air kosong atau teh tanpa gula. Bagi ramai orang, ini sahaja sudah memberi kesan yang paling besar.</li><li>Berjalan kaki sepuluh minit selepas setiap kali makan.</li><li>Beritahu seorang yang anda percayai.</li></ul>
<h2>Bulan ini</h2>
<p>Kami akan memeriksa mata anda dengan gambar, buah pinggang dengan ujian darah dan air kencing, kaki dengan benang halus, serta kolesterol dan tekanan darah. Pemeriksaan ini diulang setiap tahun. Anda juga akan berjumpa pakar diet, dan anda dialu-alukan membawa sesiapa yang memasak di rumah.</p>
<p>Anda tidak memerlukan makanan khas. Bayangkan sebuah pinggan: separuh sayur, suku ikan, ayam, telur atau tauhu, suku nasi atau mi. Nasi daun pisang, nasi ayam atau tose semuanya boleh disusun di atas pinggan ini.</p>
<h3>Angka yang perlu diketahui: HbA1c</h3>
<p>Ujian darah ini menunjukkan purata gula bagi tiga bulan lalu. Bagi kebanyakan orang sasarannya 6.5 hingga 7.0 peratus; bagi warga emas atau mereka yang ada penyakit lain, sasarannya mungkin lebih tinggi. Tanya kami sasaran <em>anda</em> sendiri.</p>
<h2>Bila perlu segera jumpa doktor</h2>
<p>Datang pada hari yang sama jika anda muntah dan tidak dapat menahan air minuman, jika gula kekal melebihi 16 mmol/L, atau jika luka di kaki menjadi merah, bengkak atau berbau. Hubungi <strong>999</strong> jika ada kekeliruan, nafas yang laju dan dalam, atau sakit dada. Bagi perkara lain, <a href="/speciality-centre/endocrinology">klinik diabetes</a> kami menerima pesakit baharu dalam masa beberapa hari.</p>`,
      zh: `<p>也许是公司体检时验出来的，也许您是因为口渴、疲倦才来看病。马来西亚大约每六名成年人就有一人患糖尿病，所以您身边一定有人与它共处，只是没说出口。这不是因为吃了某一样东西造成的，而您可以做的事很多。</p>
<h2>身体里发生了什么</h2>
<p>胰岛素是一把钥匙，让血里的糖进入肌肉。患2型糖尿病时，钥匙转得不灵，后来钥匙也越来越少。糖留在血里，年深日久，损害眼睛、肾脏和双脚的小血管，以及心脏和大脑的大血管。</p>
<h2>这个星期</h2>
<ul><li>按指示服药。metformin起初可能令肠胃不适；请随餐服用，给它两周时间适应。</li><li>用白开水或无糖茶代替甜饮料。对许多人来说，单单这一点效果就最大。</li><li>每餐后步行十分钟。</li><li>告诉一位您信任的人。</li></ul>
<h2>这个月</h2>
<p>我们会为您的眼底拍照，用血液和尿液检查肾脏，用软丝测试双脚的感觉，并检查胆固醇和血压。这些检查每年都要做。您也会见营养师，欢迎带上家里掌厨的人一起来。</p>
<p>您不需要特别的食物。想象一个盘子：一半是蔬菜，四分之一是鱼、鸡肉、蛋或豆腐，四分之一是饭或面。香蕉叶饭、鸡饭或多赛，都可以按这个比例来搭配。</p>
<h3>要认识的一个数字：HbA1c</h3>
<p>这项验血显示过去三个月的平均血糖。多数人的目标是6.5至7.0％；年长者或有其他疾病的人，目标可以较高。请问我们<em>您</em>的目标是多少。</p>
<h2>何时要尽快看医生</h2>
<p>如果您呕吐、连水也留不住，血糖一直高于16 mmol/L，或脚上的伤口发红、肿胀、有异味，请当天来看。出现神志不清、呼吸又快又深或胸痛，请拨打<strong>999</strong>。其他情况，我们的<a href="/speciality-centre/endocrinology">糖尿病诊所</a>几天内就能为新病人看诊。</p>`,
    },
  },
  {
    kind: 'article',
    slug: 'looking-after-your-feet-with-diabetes',
    title: t('Two minutes a day for your feet', 'Dua minit sehari untuk kaki anda', '每天两分钟，照顾您的双脚'),
    summary: t(
      'Diabetes can take the feeling from your feet. A short look each evening can save a toe.',
      'Diabetes boleh menghilangkan rasa pada kaki. Pemeriksaan singkat setiap malam boleh menyelamatkan jari kaki.',
      '糖尿病会使双脚失去知觉。每晚看一看，也许就能保住一根脚趾。',
    ),
    fields: { type: 'prevention' },
    topics: ['diabetes', 'ageing'],
    author: 'Dr Ganesan Muthiah',
    reviewer: 'Dr Farid Zulkarnain',
    publishedAt: '2026-02-09T09:00:00+08:00',
    body: {
      en: `<p>A man in Taiping walked for a whole day with a drawing pin in his slipper. He did not feel it. Years of high sugar had dulled the nerves in his feet. He came in time, and the wound healed. Many lose a toe because a small wound was seen too late.</p>
<h2>The evening look</h2>
<ol><li>Sit under a good light and look at the top, the sole and between the toes of each foot. Use a mirror, or ask someone at home.</li><li>Look for cuts, blisters, cracks, redness, wet white skin or a change of colour.</li><li>Touch: is one place hotter than the rest?</li><li>Wash with lukewarm water, test it with your elbow, and dry well between the toes.</li><li>Cream on the heels, none between the toes.</li></ol>
<h2>Shoes, slippers and prayers</h2>
<p>Do not walk barefoot, not even inside the house. At the mosque or temple, keep clean socks with you and look at your soles afterwards. Buy shoes in the afternoon when feet are a little larger, and put your hand inside before you put a foot in. Flip-flops rub between the toes and do not protect you.</p>
<p>Cut nails straight across. Leave corns and hard skin to a nurse: corn plasters hold acid, and razor blades slip. Foot spas and reflexology with sticks or hot stones are not for feet that cannot feel.</p>
<h2>Why smoking matters here</h2>
<p>A foot needs blood to heal. Smoking narrows the same small vessels that diabetes harms. If you stop, your feet notice within weeks.</p>
<h2>When to see a doctor</h2>
<p>See us within a day for any open wound, blister or new hard black spot, even if it does not hurt. Come <strong>at once</strong>, at any hour, if the foot is red, hot and swollen, if the redness spreads, if it smells, if the foot turns cold and pale, or if you have fever. A warm, swollen foot without a wound may be a silent fracture, so please do not walk on it until we have seen it.</p>`,
      ms: `<p>Seorang lelaki di Taiping berjalan sepanjang hari dengan paku tekan tercucuk pada seliparnya. Dia langsung tidak merasainya. Gula yang tinggi selama bertahun-tahun telah menumpulkan saraf kakinya. Dia sempat datang, dan lukanya sembuh. Ramai yang kehilangan jari kaki kerana luka kecil lambat disedari.</p>
<h2>Pemeriksaan setiap malam</h2>
<ol><li>Duduk di bawah cahaya yang terang dan lihat bahagian atas, tapak dan celah jari setiap kaki. Gunakan cermin, atau minta bantuan orang di rumah.</li><li>Cari luka, lepuh, rekahan, kemerahan, kulit putih yang lembap atau perubahan warna.</li><li>Sentuh: adakah satu bahagian lebih panas daripada yang lain?</li><li>Basuh dengan air suam, uji dengan siku, dan keringkan betul-betul di celah jari.</li><li>Sapu krim pada tumit, tetapi bukan di celah jari.</li></ol>
<h2>Kasut, selipar dan solat</h2>
<p>Jangan berkaki ayam, walaupun di dalam rumah. Di masjid atau kuil, bawa stoking bersih dan periksa tapak kaki selepas itu. Beli kasut pada waktu petang ketika kaki sedikit lebih besar, dan rabalah bahagian dalam kasut dengan tangan sebelum menyarungkannya. Selipar Jepun menggesel celah jari dan tidak melindungi kaki anda.</p>
<p>Potong kuku lurus. Serahkan mata ikan dan kulit keras kepada jururawat: plaster mata ikan mengandungi asid, dan pisau cukur mudah tergelincir. Spa kaki dan refleksologi dengan kayu atau batu panas tidak sesuai untuk kaki yang sudah hilang rasa.</p>
<h2>Mengapa merokok memberi kesan di sini</h2>
<p>Kaki memerlukan darah untuk sembuh. Merokok menyempitkan salur darah kecil yang sama yang dirosakkan oleh diabetes. Jika anda berhenti, kaki anda akan merasai bezanya dalam beberapa minggu.</p>
<h2>Bila perlu jumpa doktor</h2>
<p>Jumpa kami dalam masa sehari jika ada luka terbuka, lepuh atau tompok hitam keras yang baharu, walaupun tidak sakit. Datang <strong>serta-merta</strong>, pada bila-bila masa, jika kaki merah, panas dan bengkak, jika kemerahan merebak, jika berbau, jika kaki menjadi sejuk dan pucat, atau jika anda demam. Kaki yang panas dan bengkak tanpa luka mungkin ialah patah tulang yang tidak terasa, jadi jangan berjalan menggunakannya sehingga kami memeriksanya.</p>`,
      zh: `<p>太平有一位男士，拖鞋里扎着一枚图钉，走了一整天都没有感觉。多年的高血糖使他双脚的神经变得迟钝。他来得及时，伤口愈合了。许多人却因为太迟发现小伤口而失去一根脚趾。</p>
<h2>每晚看一看</h2>
<ol><li>坐在明亮的灯光下，查看每只脚的脚背、脚底和趾缝。可用镜子，或请家人帮忙。</li><li>留意有没有割伤、水泡、裂口、发红、发白潮湿的皮肤或颜色变化。</li><li>用手摸：有没有哪一处比其他地方热？</li><li>用温水洗脚，先用手肘试水温，趾缝要擦干。</li><li>脚跟涂润肤霜，趾缝不要涂。</li></ol>
<h2>鞋子、拖鞋与祈祷</h2>
<p>不要赤脚走路，在家里也不要。到回教堂或庙宇时，随身带一双干净的袜子，事后查看脚底。下午脚会稍大，适合买鞋；穿鞋前先用手伸进去摸一摸。夹脚拖鞋会磨伤趾缝，也保护不了双脚。</p>
<p>趾甲要平剪。鸡眼和硬皮交给护士处理：鸡眼贴含酸，刀片容易滑伤。足浴以及用木棒或热石做的脚底按摩，不适合失去知觉的脚。</p>
<h2>为什么抽烟有影响</h2>
<p>脚要有血液供应才能愈合。抽烟会使糖尿病所损害的那些小血管变得更窄。戒烟后几周内，双脚就会有改善。</p>
<h2>何时该看医生</h2>
<p>有任何破损的伤口、水泡或新出现的黑色硬斑，即使不痛，也请在一天内来看。如果脚部红、热、肿，红肿蔓延，有异味，脚变冷变白，或您发烧，无论几点都请<strong>立即</strong>前来。没有伤口却发热肿胀的脚，可能是不痛的骨折，在我们检查之前请不要用这只脚走路。</p>`,
    },
  },
  {
    kind: 'article',
    slug: 'dengue-the-day-the-fever-falls',
    title: t(
      'Dengue: watch most closely when the fever falls',
      'Denggi: perhatikan lebih rapi apabila demam kebah',
      '骨痛热症：退烧时更要留意',
    ),
    summary: t(
      'The most dangerous day of dengue can look like the day you get better. These are the warning signs.',
      'Hari paling bahaya demam denggi boleh kelihatan seperti hari anda sembuh. Inilah tanda amarannya.',
      '骨痛热症最危险的一天，看起来可能像是好转的一天。请记住这些警讯。',
    ),
    fields: { type: 'guide' },
    topics: ['infections', 'children'],
    author: 'Dr Suraya Anuar',
    reviewer: 'Dr Jeremy Lau Kok Wai',
    publishedAt: '2026-07-06T09:00:00+08:00',
    body: {
      en: `<p>Dengue begins like many fevers: a sudden high temperature, headache, pain behind the eyes, aching bones, no appetite. Most people recover within ten days. A few become very ill, and they do so at a moment that nobody expects.</p>
<h2>The three parts of dengue</h2>
<p><strong>Fever, day one to three or more.</strong> You feel awful. A blood test called NS1 can show dengue in these first days. A negative test does not rule it out.</p>
<p><strong>The danger days, often day three to seven.</strong> The fever falls. In most people that is the end. In some, fluid leaks out of the blood vessels, and the pressure drops. This lasts one or two days.</p>
<p><strong>Recovery.</strong> The appetite returns. An itchy rash with pale islands may appear. You may be tired for weeks.</p>
<h2>At home</h2>
<ul><li>Drink often: water, oral rehydration salts, soup, barley water or juice. You should pass urine at least every six hours.</li><li>For fever take <strong>paracetamol only</strong>, no more than the leaflet says. Do not take aspirin, ibuprofen or mefenamic acid: they can cause bleeding.</li><li>Go for your blood count each day that the doctor asks for it.</li><li>Sleep under a net or use repellent, so that mosquitoes do not carry your dengue to the family.</li></ul>
<p>Papaya leaf juice is often suggested. It has not been shown to prevent severe dengue, and it does not replace fluid or blood tests.</p>
<h2>Warning signs: come at once, day or night</h2>
<ul><li>strong pain in the belly</li><li>vomiting three times or more in a day, or you cannot drink</li><li>diarrhoea more than three times in a day</li><li>bleeding from the gums or nose, vomiting blood, black stools, or unusually heavy periods</li><li>very tired, restless or drowsy</li><li>cold, damp hands and feet, dizziness on standing</li><li>hard to breathe, or no urine for six hours</li></ul>
<p>Call <strong>999</strong> if someone faints, is confused or is cold and pale. Pregnant women, babies, people over 65 and people with diabetes, heart or kidney disease should see a doctor on the first day of fever.</p>
<h2>Once a week, ten minutes</h2>
<p>The mosquito breeds in clean water near the house: flower pot saucers, pails, gutters, the tray of the fridge. Empty and scrub them every week. If someone in your road has dengue, the health office may come to fog. Fogging kills only adult mosquitoes, so the scrubbing still counts.</p>`,
      ms: `<p>Denggi bermula seperti kebanyakan demam: suhu tinggi secara tiba-tiba, sakit kepala, sakit di belakang mata, sengal tulang dan tiada selera makan. Kebanyakan orang sembuh dalam masa sepuluh hari. Segelintir menjadi sangat sakit, dan ia berlaku pada saat yang tidak disangka sesiapa.</p>
<h2>Tiga peringkat denggi</h2>
<p><strong>Demam, hari pertama hingga ketiga atau lebih.</strong> Anda berasa sangat tidak sihat. Ujian darah yang dipanggil NS1 boleh mengesan denggi pada hari-hari awal ini. Keputusan negatif tidak bermakna anda pasti bebas denggi.</p>
<p><strong>Hari bahaya, selalunya hari ketiga hingga ketujuh.</strong> Demam kebah. Bagi kebanyakan orang, itulah penghujungnya. Bagi sesetengah orang, cecair bocor keluar dari salur darah dan tekanan darah menurun. Keadaan ini berlangsung sehari dua.</p>
<p><strong>Pemulihan.</strong> Selera makan kembali. Ruam gatal dengan tompok pucat mungkin muncul. Anda mungkin letih selama beberapa minggu.</p>
<h2>Di rumah</h2>
<ul><li>Kerap minum: air, garam rehidrasi oral, sup, air barli atau jus. Anda sepatutnya membuang air kecil sekurang-kurangnya setiap enam jam.</li><li>Untuk demam, ambil <strong>parasetamol sahaja</strong>, tidak melebihi dos pada risalah ubat. Jangan ambil aspirin, ibuprofen atau asid mefenamik: ubat ini boleh menyebabkan pendarahan.</li><li>Jalani ujian kiraan darah pada setiap hari yang diminta oleh doktor.</li><li>Tidur dalam kelambu atau gunakan penghalau nyamuk, supaya nyamuk tidak membawa denggi anda kepada keluarga.</li></ul>
<p>Jus daun betik sering disyorkan orang. Ia belum terbukti mencegah denggi yang teruk, dan tidak dapat menggantikan cecair atau ujian darah.</p>
<h2>Tanda amaran: datang segera, siang atau malam</h2>
<ul><li>sakit perut yang kuat</li><li>muntah tiga kali atau lebih dalam sehari, atau tidak boleh minum</li><li>cirit-birit lebih daripada tiga kali sehari</li><li>gusi atau hidung berdarah, muntah darah, najis hitam, atau haid yang luar biasa banyak</li><li>sangat letih, gelisah atau mengantuk</li><li>tangan dan kaki sejuk dan lembap, pening apabila berdiri</li><li>sukar bernafas, atau tiada air kencing selama enam jam</li></ul>
<p>Hubungi <strong>999</strong> jika seseorang pengsan, keliru, atau sejuk dan pucat. Wanita hamil, bayi, mereka yang berumur lebih 65 tahun dan penghidap diabetes, penyakit jantung atau buah pinggang perlu berjumpa doktor pada hari pertama demam.</p>
<h2>Seminggu sekali, sepuluh minit</h2>
<p>Nyamuk membiak dalam air bersih di sekitar rumah: alas pasu bunga, baldi, saluran air hujan, dulang peti sejuk. Kosongkan dan berus semuanya setiap minggu. Jika ada kes denggi di jalan rumah anda, pejabat kesihatan mungkin datang membuat semburan kabus. Semburan hanya membunuh nyamuk dewasa, jadi kerja memberus tetap penting.</p>`,
      zh: `<p>骨痛热症起初和许多发烧一样：突然高烧、头痛、眼窝后疼痛、骨头酸痛、没胃口。多数人十天内康复。少数人会变得病重，而且往往在意想不到的时候。</p>
<h2>骨痛热症的三个阶段</h2>
<p><strong>发烧期，第一天至第三天或更久。</strong>您会非常难受。一种名为NS1的验血可在最初几天验出骨痛热症。结果呈阴性，并不能排除感染。</p>
<p><strong>危险期，通常是第三天至第七天。</strong>退烧了。多数人就此好转。有些人则因液体渗出血管，血压下降。这个阶段持续一至两天。</p>
<p><strong>恢复期。</strong>胃口恢复。可能出现发痒的红疹，中间夹着一块块白斑。疲倦可能持续几周。</p>
<h2>在家照顾</h2>
<ul><li>多喝东西：水、口服补液盐、汤、薏米水或果汁。至少每六小时要小便一次。</li><li>发烧<strong>只能服用扑热息痛（paracetamol）</strong>，不可超过说明书的剂量。不要服用阿司匹林、布洛芬（ibuprofen）或甲芬那酸（mefenamic acid）：它们可能引起出血。</li><li>医生要求验血球的日子，每次都要去。</li><li>睡觉时挂蚊帐或使用驱蚊剂，以免蚊子把病毒传给家人。</li></ul>
<p>常有人建议喝木瓜叶汁。目前没有证据证明它能预防重症，它也不能代替补充水分或验血。</p>
<h2>警讯：无论日夜，立即前来</h2>
<ul><li>腹部剧痛</li><li>一天内呕吐三次或以上，或无法喝水</li><li>一天腹泻超过三次</li><li>牙龈或鼻子出血、吐血、黑便，或月经异常多</li><li>极度疲倦、烦躁或昏昏欲睡</li><li>手脚冰冷潮湿，站起来头晕</li><li>呼吸困难，或六小时没有小便</li></ul>
<p>如果有人昏倒、神志不清，或身体冰冷苍白，请拨打<strong>999</strong>。孕妇、婴儿、65岁以上的长者，以及有糖尿病、心脏病或肾病的人，应在发烧第一天就看医生。</p>
<h2>每周一次，十分钟</h2>
<p>蚊子在住家附近的清水里繁殖：花盆底盘、水桶、屋檐水槽、冰箱的接水盘。每周把水倒掉并刷洗。如果您那条街有人患骨痛热症，卫生局可能会来喷蚊雾。蚊雾只能杀死成蚊，所以刷洗的工夫还是不能省。</p>`,
    },
  },
  {
    kind: 'article',
    slug: 'when-the-haze-comes',
    title: t(
      'When the haze comes: what the number means for you',
      'Apabila jerebu melanda: maksud bacaan IPU untuk anda',
      '烟霾来袭：读懂空气指数',
    ),
    summary: t(
      'How to read the air pollution index, when a child should stay inside, and which mask truly helps.',
      'Cara membaca indeks pencemaran udara, bila anak perlu duduk di dalam rumah, dan pelitup muka yang benar-benar membantu.',
      '如何看懂空气污染指数、孩子何时应留在室内，以及哪种口罩真正有用。',
    ),
    fields: { type: 'guide' },
    topics: ['children', 'ageing'],
    author: 'Dr Melissa Anak Nyandang',
    reviewer: 'Dr Azhar Tarmizi',
    publishedAt: '2026-08-10T09:00:00+08:00',
    body: {
      en: `<p>Between June and October, smoke from burning land can hang over Malaysia for days. The smallest bits of soot are thirty times thinner than a hair. They travel deep into the lungs, and some pass into the blood. A healthy adult may notice only sore eyes. For others a hazy week can mean a stay in hospital.</p>
<h2>Reading the index</h2>
<p>The Department of Environment publishes the index, called API or IPU, every hour for each town.</p>
<ul><li><strong>0 to 50, good:</strong> live as usual.</li><li><strong>51 to 100, moderate:</strong> people with asthma keep the inhaler near.</li><li><strong>101 to 200, unhealthy:</strong> no hard exercise outside. Children, pregnant women, older people and people with heart or lung disease stay inside as far as possible.</li><li><strong>201 to 300, very unhealthy:</strong> everyone stays inside where they can. Schools may close.</li><li><strong>Above 300, hazardous:</strong> stay inside and follow the advice of the authorities.</li></ul>
<h2>A clean room and the right mask</h2>
<p>Choose one room, close the windows, switch the air conditioner to recirculate and wash its filter each week. A purifier with a HEPA filter helps if it fits the size of the room. No mosquito coils, incense, frying or smoking indoors. Wipe with a wet cloth; a broom only throws the dust back into the air.</p>
<p>A cloth or surgical mask stops droplets but lets most of the smoke through. An N95 or KN95 mask that sits tightly works better. Take it off if you feel dizzy or breathless. They do not fit small children, so for them staying inside is the better protection. Do not put a mask on a child under two.</p>
<h2>If you have asthma or a heart condition</h2>
<p>Take your preventer inhaler every day, also when you feel well. Have two weeks of medicine at home before the season. If you do not have a written asthma plan, <a href="/speciality-centre/respiratory">ask us for one</a>.</p>
<h2>When to see a doctor</h2>
<p>See a doctor the same day if you need your blue inhaler more than every four hours, if a cough keeps you from sleeping, or if a child breathes fast or feeds poorly. Call <strong>999</strong> if ten puffs of the blue inhaler do not help, or if someone cannot finish a sentence, has blue lips, or has chest pain.</p>`,
      ms: `<p>Antara bulan Jun dengan Oktober, asap daripada pembakaran tanah boleh menyelubungi Malaysia selama berhari-hari. Zarah jelaga yang paling halus tiga puluh kali lebih nipis daripada sehelai rambut. Ia masuk jauh ke dalam paru-paru, dan sebahagiannya meresap ke dalam darah. Orang dewasa yang sihat mungkin hanya berasa pedih mata. Bagi yang lain, seminggu jerebu boleh bermakna dimasukkan ke hospital.</p>
<h2>Membaca indeks</h2>
<p>Jabatan Alam Sekitar menerbitkan indeks ini, yang dipanggil API atau IPU, setiap jam bagi setiap bandar.</p>
<ul><li><strong>0 hingga 50, baik:</strong> jalani hidup seperti biasa.</li><li><strong>51 hingga 100, sederhana:</strong> penghidap asma perlu menyimpan alat sedut berdekatan.</li><li><strong>101 hingga 200, tidak sihat:</strong> elakkan senaman berat di luar. Kanak-kanak, wanita hamil, warga emas dan penghidap penyakit jantung atau paru-paru perlu berada di dalam rumah seboleh mungkin.</li><li><strong>201 hingga 300, sangat tidak sihat:</strong> semua orang perlu berada di dalam rumah sekiranya boleh. Sekolah mungkin ditutup.</li><li><strong>Melebihi 300, berbahaya:</strong> kekal di dalam rumah dan ikut nasihat pihak berkuasa.</li></ul>
<h2>Bilik yang bersih dan pelitup muka yang betul</h2>
<p>Pilih satu bilik, tutup tingkap, tetapkan penyaman udara kepada mod kitar semula dan basuh penapisnya setiap minggu. Pembersih udara dengan penapis HEPA membantu jika sesuai dengan saiz bilik. Jangan gunakan ubat nyamuk lingkaran, kemenyan atau colok, jangan menggoreng dan jangan merokok di dalam rumah. Lap dengan kain lembap; penyapu hanya menerbangkan semula habuk ke udara.</p>
<p>Pelitup muka kain atau pembedahan menahan titisan tetapi membiarkan sebahagian besar asap masuk. Pelitup N95 atau KN95 yang melekap ketat lebih berkesan. Tanggalkannya jika anda pening atau sesak nafas. Pelitup ini tidak muat untuk kanak-kanak kecil, jadi bagi mereka, berada di dalam rumah ialah perlindungan yang lebih baik. Jangan pakaikan pelitup muka pada kanak-kanak berumur bawah dua tahun.</p>
<h2>Jika anda menghidap asma atau penyakit jantung</h2>
<p>Gunakan alat sedut pencegah setiap hari, walaupun anda berasa sihat. Sediakan bekalan ubat untuk dua minggu di rumah sebelum musim jerebu. Jika anda belum mempunyai pelan asma bertulis, <a href="/speciality-centre/respiratory">dapatkannya daripada kami</a>.</p>
<h2>Bila perlu jumpa doktor</h2>
<p>Jumpa doktor pada hari yang sama jika anda memerlukan alat sedut biru lebih kerap daripada setiap empat jam, jika batuk mengganggu tidur anda, atau jika kanak-kanak bernafas laju atau kurang menyusu dan makan. Hubungi <strong>999</strong> jika sepuluh sedutan alat sedut biru tidak membantu, atau jika seseorang tidak dapat menghabiskan satu ayat, bibirnya biru, atau mengalami sakit dada.</p>`,
      zh: `<p>六月至十月间，烧芭的浓烟可能一连几天笼罩马来西亚。最细的烟尘比头发细三十倍，能深入肺部，有些还会进入血液。健康的成年人也许只觉得眼睛刺痛；对另一些人，一星期的烟霾却可能意味着住院。</p>
<h2>看懂指数</h2>
<p>环境局每小时公布各城镇的空气污染指数，简称API或IPU。</p>
<ul><li><strong>0至50，良好：</strong>照常生活。</li><li><strong>51至100，中等：</strong>哮喘患者把吸入器放在身边。</li><li><strong>101至200，不健康：</strong>不在户外做剧烈运动。儿童、孕妇、长者以及心肺疾病患者尽量留在室内。</li><li><strong>201至300，非常不健康：</strong>所有人尽可能留在室内。学校可能停课。</li><li><strong>300以上，危险：</strong>留在室内，听从当局的指示。</li></ul>
<h2>干净的房间与合适的口罩</h2>
<p>选一个房间，关上窗户，把冷气调到内循环，并每周清洗滤网。配有HEPA滤网的空气净化器如果适合房间大小，会有帮助。室内不要点蚊香、烧香、煎炸或抽烟。用湿布擦拭；扫把只会把灰尘重新扬起。</p>
<p>布口罩或医用外科口罩可以挡住飞沫，但挡不住大部分烟尘。贴合面部的N95或KN95口罩效果较好。如果头晕或气喘，就把它摘下。这类口罩不适合幼儿的脸型，对他们来说留在室内是更好的保护。两岁以下的孩子不要戴口罩。</p>
<h2>如果您有哮喘或心脏病</h2>
<p>预防性吸入器要每天使用，感觉良好时也不例外。在烟霾季节前，家中备好两周的药物。如果您还没有书面的哮喘行动计划，<a href="/speciality-centre/respiratory">请向我们索取</a>。</p>
<h2>何时该看医生</h2>
<p>如果使用蓝色吸入器的次数超过每四小时一次、咳嗽令您无法入睡，或孩子呼吸急促、吃奶进食差，请当天看医生。如果吸了十下蓝色吸入器仍没有好转，或有人无法把一句话说完、嘴唇发紫或胸痛，请拨打<strong>999</strong>。</p>`,
    },
  },
  {
    kind: 'article',
    slug: 'gastric-pain-that-keeps-coming-back',
    title: t('Gastric pain that keeps coming back', 'Gastrik yang berulang', '反复发作的胃痛'),
    summary: t(
      'Missed meals are only part of the story. What causes it, what helps, and which signs need a camera test.',
      'Lewat makan hanya sebahagian daripada puncanya. Apa penyebabnya, apa yang membantu dan tanda yang memerlukan endoskopi.',
      '三餐不定时只是原因之一。了解成因、缓解方法，以及哪些迹象需要做胃镜。',
    ),
    fields: { type: 'explained' },
    topics: ['digestion', 'nutrition'],
    author: 'Dr Tan Boon Hock',
    reviewer: 'Dr Rohaya Mat Isa',
    publishedAt: '2025-12-08T09:00:00+08:00',
    body: {
      en: `<p>In Malaysia we say ‘gastric’ for a burning or gnawing pain below the ribs, a full feeling after a few bites, wind, or sour fluid in the throat. Nearly everyone has it now and then. If it comes back every week, it is worth finding out why.</p>
<h2>The usual causes</h2>
<ul><li><strong>Acid that flows up</strong> into the gullet, worse when you lie down after a late supper.</li><li><strong>A germ called Helicobacter pylori</strong>, which lives in the stomach of many Malaysians and can cause ulcers. It often passes between family members in childhood.</li><li><strong>Painkillers</strong> such as ibuprofen, diclofenac, mefenamic acid and aspirin. They can make a hole in the lining without warning.</li><li><strong>A sensitive stomach</strong>, which is painful though nothing is damaged. Worry makes it worse, but the pain is real.</li></ul>
<h2>What you can try first</h2>
<p>Eat smaller meals and finish supper three hours before bed. Raise the head of the bed by a hand’s width. Notice your own triggers: for many people they are chilli, santan, fried food, coffee, teh tarik and fizzy drinks. Stop smoking. If you need a painkiller, choose paracetamol. If a doctor gave you aspirin for the heart or after a stroke, do not stop it: ask first.</p>
<p>An antacid from the pharmacy helps for an hour or two. A stronger acid tablet may be taken for two weeks. If you need it longer, see a doctor, because the tablets can also hide something that should be found.</p>
<h2>Tests that give an answer</h2>
<p>For people under 40 without alarm signs we often begin with a breath or stool test for Helicobacter. If it is positive, two weeks of tablets clear it in most people, and we check a month later that it has gone. A <a href="/speciality-centre/gastroenterology">camera test</a>, called a gastroscopy, takes about ten minutes. You may choose to sleep lightly.</p>
<h2>When to see a doctor</h2>
<p>Book soon if you are over 40 and the pain is new, if you lose weight without trying, if food sticks, if you vomit again and again, if a blood test shows anaemia, or if a parent or sibling had stomach cancer.</p>
<p>Go to the emergency department now if you vomit blood or something like coffee grounds, pass black, sticky stools, or have sudden hard pain. Remember that heart attacks can feel like gastric. With sweating, breathlessness or pain in the arm or jaw, call <strong>999</strong>.</p>`,
      ms: `<p>Di Malaysia, kita menyebut ‘gastrik’ bagi rasa pedih atau mencucuk di bawah tulang rusuk, cepat kenyang selepas beberapa suap, perut berangin, atau cecair masam di tekak. Hampir semua orang mengalaminya sesekali. Jika ia datang setiap minggu, wajar dicari puncanya.</p>
<h2>Punca yang biasa</h2>
<ul><li><strong>Asid yang naik semula</strong> ke esofagus, bertambah teruk apabila berbaring selepas makan lewat malam.</li><li><strong>Kuman Helicobacter pylori</strong>, yang hidup di dalam perut ramai rakyat Malaysia dan boleh menyebabkan ulser. Ia selalunya berjangkit antara ahli keluarga semasa kecil.</li><li><strong>Ubat tahan sakit</strong> seperti ibuprofen, diclofenac, asid mefenamik dan aspirin. Ubat ini boleh menebuk lapisan perut tanpa sebarang amaran.</li><li><strong>Perut yang sensitif</strong>, yang sakit walaupun tiada apa-apa yang rosak. Kebimbangan memburukkannya, tetapi sakitnya memang benar.</li></ul>
<h2>Apa yang boleh dicuba dahulu</h2>
<p>Makan dalam jumlah yang lebih kecil dan habiskan makan malam tiga jam sebelum tidur. Tinggikan bahagian kepala katil setapak tangan. Kenal pasti pencetus anda sendiri: bagi ramai orang, pencetusnya ialah cili, santan, makanan bergoreng, kopi, teh tarik dan minuman bergas. Berhenti merokok. Jika memerlukan ubat tahan sakit, pilih parasetamol. Jika doktor memberi aspirin untuk jantung atau selepas strok, jangan hentikannya: tanya dahulu.</p>
<p>Antasid dari farmasi melegakan selama sejam dua. Ubat penahan asid yang lebih kuat boleh diambil selama dua minggu. Jika anda memerlukannya lebih lama, jumpa doktor, kerana ubat ini juga boleh menyembunyikan sesuatu yang patut dikesan.</p>
<h2>Ujian yang memberi jawapan</h2>
<p>Bagi mereka yang berumur bawah 40 tahun tanpa tanda amaran, kami selalunya bermula dengan ujian nafas atau najis untuk Helicobacter. Jika positif, ubat selama dua minggu menghapuskannya pada kebanyakan orang, dan kami memeriksa sebulan kemudian sama ada kuman itu sudah tiada. <a href="/speciality-centre/gastroenterology">Ujian kamera</a>, yang dipanggil gastroskopi, mengambil masa kira-kira sepuluh minit. Anda boleh memilih untuk tidur ringan.</p>
<h2>Bila perlu jumpa doktor</h2>
<p>Buat temu janji segera jika anda berumur lebih 40 tahun dan sakit ini baharu, jika berat badan turun tanpa sengaja, jika makanan tersekat, jika anda muntah berulang kali, jika ujian darah menunjukkan anemia, atau jika ibu, bapa atau adik-beradik pernah menghidap kanser perut.</p>
<p>Pergi ke jabatan kecemasan sekarang jika anda muntah darah atau sesuatu seperti serbuk kopi, najis hitam dan melekit, atau sakit kuat secara tiba-tiba. Ingat, serangan jantung boleh terasa seperti gastrik. Jika disertai peluh, sesak nafas, atau sakit di lengan atau rahang, hubungi <strong>999</strong>.</p>`,
      zh: `<p>在马来西亚，我们常说的“胃痛”（gastric），是指肋骨下方灼热或绞痛、吃几口就饱胀、胃气，或酸水涌上喉咙。几乎每个人偶尔都会有。如果每周都发作，就值得查明原因。</p>
<h2>常见原因</h2>
<ul><li><strong>胃酸倒流</strong>到食道，晚吃宵夜后躺下时更严重。</li><li><strong>一种叫幽门螺旋杆菌（Helicobacter pylori）的细菌</strong>，许多马来西亚人的胃里都有，可引起溃疡。它往往在童年时由家人传染。</li><li><strong>止痛药</strong>，例如布洛芬（ibuprofen）、双氯芬酸（diclofenac）、甲芬那酸（mefenamic acid）和阿司匹林。它们可能在毫无预兆下使胃壁穿孔。</li><li><strong>敏感的胃</strong>，虽然没有损伤却会痛。忧虑会加重症状，但疼痛是真实的。</li></ul>
<h2>可以先试试的方法</h2>
<p>少吃多餐，睡前三小时吃完晚餐。把床头垫高一个手掌宽。留意自己的诱因：许多人的诱因是辣椒、椰浆、煎炸食物、咖啡、拉茶和汽水。戒烟。需要止痛药时，选择扑热息痛（paracetamol）。如果阿司匹林是医生为心脏或中风后开的，不要自行停药，先问医生。</p>
<p>药房的制酸剂可以缓解一两个小时。较强的抑酸药可服用两周。如果需要更久，请看医生，因为这类药也可能掩盖应该查出的问题。</p>
<h2>能找出答案的检查</h2>
<p>40岁以下、没有警讯的人，我们通常先做幽门螺旋杆菌的呼气或粪便检验。如果呈阳性，服药两周大多可以根除，一个月后我们会复查确认。<a href="/speciality-centre/gastroenterology">内窥镜检查</a>，即胃镜，大约需要十分钟。您可以选择在浅睡中进行。</p>
<h2>何时该看医生</h2>
<p>如果您超过40岁且初次出现胃痛、体重无故下降、食物哽住、反复呕吐、验血发现贫血，或父母、兄弟姐妹曾患胃癌，请尽快预约。</p>
<p>如果吐血或吐出咖啡渣样的东西、排出黑色黏稠的大便，或突然剧痛，请马上到急诊部。请记住，心脏病发的感觉可能像胃痛。如果同时冒汗、气喘，或手臂、下颌疼痛，请拨打<strong>999</strong>。</p>`,
    },
  },
  {
    kind: 'article',
    slug: 'after-the-flood-leptospirosis',
    title: t(
      'After the flood: fever, wounds and clean water',
      'Selepas banjir: demam, luka dan air bersih',
      '水灾之后：发烧、伤口与干净的水',
    ),
    summary: t(
      'Cleaning up brings its own dangers. How to protect yourself from rat urine, dirty wounds and bad water.',
      'Kerja membersih membawa bahaya tersendiri. Cara melindungi diri daripada kencing tikus, luka kotor dan air tercemar.',
      '清理家园也有危险。如何防范鼠尿病、伤口感染与不洁饮水。',
    ),
    fields: { type: 'prevention' },
    topics: ['infections'],
    author: 'Dr Jeremy Lau Kok Wai',
    reviewer: 'Dr Suraya Anuar',
    publishedAt: '2025-12-29T09:00:00+08:00',
    body: {
      en: `<p>When the water goes down, the work begins. Our hospitals in Kota Bharu, Kuantan and Temerloh see more people in the two weeks after a flood than during it. Most of that can be prevented with boots, gloves and a kettle.</p>
<h2>Rat urine disease</h2>
<p>Leptospirosis comes from germs in the urine of rats and other animals. They live in mud and puddles and enter through cuts, or through the eyes and mouth. Illness starts two days to four weeks later with high fever, headache, red eyes and painful calves. Early on, ordinary antibiotics cure it. Left alone, it can harm the kidneys, liver and lungs.</p>
<ul><li>Wear boots and rubber gloves. Cover cuts with waterproof plasters.</li><li>Wash with soap after each round of cleaning, and shower before you eat.</li><li>Clean floors and walls with one part bleach to nine parts water. Never mix bleach with other cleaners.</li><li>Throw away food that the water has touched, even in a closed packet.</li></ul>
<h2>Wounds</h2>
<p>Rinse each cut at once with clean running water and soap, then cover it. If it is deep or dirty and your last tetanus injection was more than five years ago, you need a new one. A fishbone or nail in the foot is the commonest wound that we see, and people with diabetes should show us every one of them.</p>
<h2>Water, food, electricity and sleep</h2>
<p>Bring water to a rolling boil for one minute and let it cool in a covered pot. If you get diarrhoea, drink oral rehydration salts after each loose stool. Give babies breast milk more often.</p>
<p>Do not switch anything on before an electrician has looked. Lift things with a stick first: snakes and centipedes hide under wet boards. And rest. Anger and tears some days after a flood are normal. If sleep does not come back after two weeks, talk to us, or call the Ministry of Health’s HEAL line at 15555 (8 am to midnight), or Befrienders, at any hour, on 03-7627 2929.</p>
<h2>When to see a doctor</h2>
<p>See a doctor the same day for any fever within a month of wading through flood water, and say that you did. Come at once with yellow eyes, little urine, a bite, or a wound that turns red and hot. Call <strong>999</strong> for trouble breathing or confusion; for a snake bite keep still and call <strong>999</strong> too.</p>`,
      ms: `<p>Apabila air surut, barulah kerja bermula. Hospital kami di Kota Bharu, Kuantan dan Temerloh menerima lebih ramai pesakit dalam dua minggu selepas banjir berbanding semasa banjir. Kebanyakannya boleh dicegah dengan but, sarung tangan dan cerek.</p>
<h2>Penyakit kencing tikus</h2>
<p>Leptospirosis berpunca daripada kuman dalam air kencing tikus dan haiwan lain. Kuman ini hidup di dalam lumpur dan lopak air, dan masuk melalui luka, atau melalui mata dan mulut. Penyakit bermula dua hari hingga empat minggu kemudian dengan demam tinggi, sakit kepala, mata merah dan sakit betis. Pada peringkat awal, antibiotik biasa dapat menyembuhkannya. Jika dibiarkan, ia boleh merosakkan buah pinggang, hati dan paru-paru.</p>
<ul><li>Pakai but dan sarung tangan getah. Tutup luka dengan plaster kalis air.</li><li>Basuh dengan sabun setiap kali selepas membersih, dan mandi sebelum makan.</li><li>Cuci lantai dan dinding dengan satu bahagian peluntur dan sembilan bahagian air. Jangan sekali-kali mencampurkan peluntur dengan pencuci lain.</li><li>Buang makanan yang terkena air banjir, walaupun dalam bungkusan yang bertutup.</li></ul>
<h2>Luka</h2>
<p>Bilas setiap luka segera dengan air bersih yang mengalir dan sabun, kemudian tutup. Jika luka itu dalam atau kotor dan suntikan tetanus anda yang terakhir lebih daripada lima tahun lalu, anda memerlukan suntikan baharu. Tulang ikan atau paku yang tercucuk di kaki ialah luka paling kerap kami lihat, dan penghidap diabetes perlu menunjukkan setiap luka kepada kami.</p>
<h2>Air, makanan, elektrik dan tidur</h2>
<p>Didihkan air sehingga menggelegak selama satu minit dan biarkan sejuk di dalam periuk bertutup. Jika anda cirit-birit, minum garam rehidrasi oral setiap kali selepas najis cair. Beri bayi susu ibu dengan lebih kerap.</p>
<p>Jangan hidupkan apa-apa suis sebelum juruelektrik memeriksanya. Angkat barang dengan kayu dahulu: ular dan lipan bersembunyi di bawah papan yang basah. Dan berehatlah. Rasa marah dan menangis beberapa hari selepas banjir adalah perkara biasa. Jika tidur masih terganggu selepas dua minggu, berbincanglah dengan kami, atau hubungi talian HEAL Kementerian Kesihatan di 15555 (8 pagi hingga tengah malam), atau Befrienders, 24 jam, di 03-7627 2929.</p>
<h2>Bila perlu jumpa doktor</h2>
<p>Jumpa doktor pada hari yang sama bagi apa-apa demam dalam masa sebulan selepas meredah air banjir, dan beritahu doktor tentangnya. Datang segera jika mata menjadi kuning, air kencing sedikit, digigit haiwan, atau luka menjadi merah dan panas. Hubungi <strong>999</strong> jika sukar bernafas atau keliru; bagi gigitan ular, jangan bergerak dan hubungi <strong>999</strong> juga.</p>`,
      zh: `<p>水退了，清理工作才开始。我们在哥打峇鲁、关丹和淡马鲁的医院，水灾后两周内的病人比水灾期间还多。只要有水靴、手套和一个热水壶，其中大部分都可以避免。</p>
<h2>鼠尿病</h2>
<p>钩端螺旋体病（鼠尿病）由老鼠和其他动物尿液里的细菌引起。细菌存活在泥浆和积水中，经伤口或眼睛、嘴巴进入人体。感染后两天至四周发病，症状是高烧、头痛、眼红和小腿疼痛。早期用普通抗生素就能治好；若不治疗，可能损害肾、肝和肺。</p>
<ul><li>穿水靴，戴橡胶手套。用防水胶布盖住伤口。</li><li>每次清理后用肥皂洗手洗脚，吃东西前先冲凉。</li><li>用一份漂白水兑九份水清洗地板和墙壁。切勿把漂白水和其他清洁剂混合。</li><li>凡是碰过洪水的食物都要丢掉，即使包装没有打开。</li></ul>
<h2>伤口</h2>
<p>每个伤口都要立刻用干净的流水和肥皂冲洗，然后盖好。如果伤口深或脏，而上一次破伤风针已是五年多前，就需要补打。鱼骨或铁钉刺入脚部是我们最常见的伤口，糖尿病患者的每一个伤口都应给我们检查。</p>
<h2>水、食物、电与睡眠</h2>
<p>把水烧开，滚一分钟，在加盖的锅里放凉。如果腹泻，每次拉稀后喝口服补液盐。婴儿要更常喂母乳。</p>
<p>在电工检查之前，不要打开任何电源。搬东西前先用棍子挑起来：蛇和蜈蚣会躲在湿木板下。还要好好休息。水灾后几天感到愤怒、想哭，都是正常的。如果两周后仍睡不好，请和我们谈谈，或拨打卫生部HEAL热线15555（早上8点至午夜），或24小时的Befrienders热线03-7627 2929。</p>
<h2>何时该看医生</h2>
<p>涉水后一个月内如有任何发烧，请当天看医生，并说明您曾涉水。如果眼睛发黄、尿少、被动物咬伤，或伤口变红发热，请立即前来。呼吸困难或神志不清，请拨打<strong>999</strong>；被蛇咬伤时保持不动，也拨打<strong>999</strong>。</p>`,
    },
  },
  {
    kind: 'article',
    slug: 'travelling-with-a-long-term-illness',
    title: t('Travelling with a long-term illness', 'Mengembara dengan penyakit jangka panjang', '带着慢性病去旅行'),
    summary: t(
      'Medicines, insurance, vaccines and the long flight: a checklist for holidays and for umrah.',
      'Ubat, insurans, vaksin dan penerbangan jauh: senarai semak untuk percutian dan umrah.',
      '药物、保险、疫苗与长途飞行：出国旅行与朝圣的检查清单。',
    ),
    fields: { type: 'prevention' },
    topics: ['travel', 'heart', 'diabetes'],
    author: 'Dr Azhar Tarmizi',
    reviewer: 'Dr Norazlina Che Wan',
    publishedAt: '2026-05-04T09:00:00+08:00',
    body: {
      en: `<p>High blood pressure, diabetes, asthma or a heart stent need not keep you at home. What goes wrong on a journey is nearly always small and can be foreseen: the tablets are in the lost suitcase, or nobody knows their names.</p>
<h2>Six weeks before</h2>
<ul><li>See your doctor. Ask if you are fit to fly, and for a letter with your illnesses and medicines by their generic names.</li><li>Ask about vaccines. Influenza is wise for most travellers. Saudi Arabia requires the meningococcal vaccine for haj and umrah. Some countries in Africa and South America require yellow fever.</li><li>Buy insurance and tell the truth about your illness. A policy that does not know of it will not pay.</li></ul>
<h3>Packing</h3>
<p>Take medicine for the journey and one week more. Carry all of it in your hand luggage, in the original boxes. Insulin freezes in the hold of an aircraft, so keep it with you in a cool pouch. Some painkillers, sleeping tablets and cough mixtures are forbidden in certain countries. Ask the embassy if you are not sure.</p>
<h2>On the flight</h2>
<p>Sitting still for more than four hours can cause a clot in the leg. Walk each hour, move your ankles, drink water, and wear loose clothes. If you have had a clot, cancer treatment or an operation in the last months, ask us beforehand. Do not fly for at least a day after diving, and wait as long as your surgeon says after an operation.</p>
<p>When you cross time zones, count the hours between doses and not the clock on the wall. With insulin, we will write a plan for the travel day.</p>
<h2>Heat and crowds</h2>
<p>In Makkah the pavement can reach over 60 degrees. Diabetic feet burn without pain, so wear sandals outside and socks inside. Carry an umbrella, drink before you are thirsty, walk slowly, and wear a mask in a crowd. Low sugar is common on tawaf and sa’i: take a sweet and a meter.</p>
<h2>When to see a doctor</h2>
<p>During the journey, seek help at once for chest pain, one swollen painful leg, breathlessness, confusion or a wound on the foot. After coming home, see a doctor within a day for <strong>any fever</strong> in the first four weeks, and name the places where you have been. Cough and fever after the Middle East needs a telephone call first, so that we can prepare a room for you.</p>`,
      ms: `<p>Tekanan darah tinggi, diabetes, asma atau stent jantung tidak semestinya menghalang anda daripada mengembara. Masalah dalam perjalanan hampir selalu kecil dan boleh dijangka: ubat berada dalam beg yang hilang, atau tiada sesiapa tahu namanya.</p>
<h2>Enam minggu sebelum</h2>
<ul><li>Jumpa doktor anda. Tanya sama ada anda cukup sihat untuk menaiki kapal terbang, dan minta surat yang menyenaraikan penyakit dan ubat anda mengikut nama generik.</li><li>Tanya tentang vaksin. Vaksin influenza baik untuk kebanyakan pengembara. Arab Saudi mewajibkan vaksin meningokokus untuk haji dan umrah. Sesetengah negara di Afrika dan Amerika Selatan mewajibkan vaksin demam kuning.</li><li>Beli insurans dan berterus terang tentang penyakit anda. Polisi yang tidak mengetahuinya tidak akan membayar tuntutan.</li></ul>
<h3>Mengemas barang</h3>
<p>Bawa ubat untuk sepanjang perjalanan dan lebih satu minggu. Simpan semuanya dalam beg tangan, dalam kotak asal. Insulin membeku di ruang kargo kapal terbang, jadi simpan bersama anda dalam beg sejuk. Sesetengah ubat tahan sakit, ubat tidur dan ubat batuk dilarang di negara tertentu. Tanya kedutaan jika anda tidak pasti.</p>
<h2>Dalam penerbangan</h2>
<p>Duduk tanpa bergerak lebih daripada empat jam boleh menyebabkan darah beku di kaki. Berjalan setiap jam, gerakkan buku lali, minum air, dan pakai pakaian yang longgar. Jika anda pernah mengalami darah beku, atau menjalani rawatan kanser atau pembedahan dalam beberapa bulan lalu, tanya kami terlebih dahulu. Jangan menaiki kapal terbang sekurang-kurangnya sehari selepas menyelam, dan tunggu selama mana yang dinasihatkan oleh pakar bedah anda selepas pembedahan.</p>
<p>Apabila melintasi zon waktu, kira jarak jam antara dos, bukan jam di dinding. Bagi insulin, kami akan menulis pelan untuk hari perjalanan.</p>
<h2>Panas dan orang ramai</h2>
<p>Di Makkah, suhu kaki lima boleh melebihi 60 darjah. Kaki penghidap diabetes melecur tanpa rasa sakit, jadi pakai sandal di luar dan stoking di dalam. Bawa payung, minum sebelum dahaga, berjalan perlahan-lahan, dan pakai pelitup muka di tengah orang ramai. Gula rendah kerap berlaku ketika tawaf dan sa’i: bawa gula-gula dan alat pengukur gula.</p>
<h2>Bila perlu jumpa doktor</h2>
<p>Dalam perjalanan, dapatkan bantuan segera jika ada sakit dada, sebelah kaki bengkak dan sakit, sesak nafas, kekeliruan atau luka di kaki. Selepas pulang, jumpa doktor dalam masa sehari bagi <strong>apa-apa demam</strong> dalam empat minggu pertama, dan beritahu tempat-tempat yang anda lawati. Jika batuk dan demam selepas pulang dari Timur Tengah, telefon kami dahulu supaya kami dapat menyediakan bilik untuk anda.</p>`,
      zh: `<p>高血压、糖尿病、哮喘或装了心脏支架，不代表您只能留在家里。旅途中出的差错几乎都是小事，而且可以预料：药放在遗失的行李箱里，或没有人知道药名。</p>
<h2>出发前六周</h2>
<ul><li>去看医生。问清楚您是否适合乘搭飞机，并请医生写一封信，列明您的疾病和药物的学名。</li><li>询问疫苗。多数旅客适合接种流感疫苗。到沙地阿拉伯朝圣（哈芝或副朝）必须接种脑膜炎球菌疫苗。非洲和南美洲的一些国家要求黄热病疫苗。</li><li>购买保险，并如实申报病情。保险公司不知情的病，是不会赔偿的。</li></ul>
<h3>收拾行李</h3>
<p>带足旅途所需的药物，再多备一周。全部放在手提行李里，保留原装盒子。胰岛素在飞机货舱会结冰，所以要放在保冷袋里随身携带。某些止痛药、安眠药和咳嗽药水在一些国家是违禁品。如不确定，请向大使馆查询。</p>
<h2>飞行途中</h2>
<p>久坐超过四小时，腿部可能形成血块。每小时走动一下，活动脚踝，多喝水，穿宽松的衣服。如果您曾有血块，或最近几个月接受过癌症治疗或手术，请事先问我们。潜水后至少一天内不要乘飞机，手术后则按外科医生所说的时间等候。</p>
<p>跨越时区时，要算两次用药相隔几个小时，而不是看墙上的钟。使用胰岛素的人，我们会为您写一份旅行日的用药计划。</p>
<h2>炎热与人潮</h2>
<p>麦加的路面温度可超过60度。糖尿病人的脚烫伤了也不觉得痛，所以在户外穿凉鞋，在室内穿袜子。带伞，在口渴之前就喝水，慢慢走，在人群中戴口罩。绕行天房（tawaf）和奔走（sa’i）时常会低血糖：带上糖果和血糖仪。</p>
<h2>何时该看医生</h2>
<p>旅途中如有胸痛、单侧腿肿痛、气喘、神志不清或脚部有伤口，请立即求医。回国后最初四周内如有<strong>任何发烧</strong>，请在一天内看医生，并说明去过哪些地方。从中东回来后咳嗽发烧，请先打电话，好让我们为您准备一间诊室。</p>`,
    },
  },
  {
    kind: 'article',
    slug: 'fatty-liver-found-by-chance',
    title: t('Fatty liver, found by chance', 'Hati berlemak yang ditemui secara kebetulan', '偶然发现的脂肪肝'),
    summary: t(
      'A scan showed it and you feel fine. Why it still matters, and why half a plate can undo it.',
      'Imbasan menunjukkannya sedangkan anda berasa sihat. Mengapa ia tetap penting, dan bagaimana separuh pinggan boleh memulihkannya.',
      '扫描发现了脂肪肝，您却毫无不适。为何仍要重视，以及怎样靠“半盘法”好转。',
    ),
    fields: { type: 'explained' },
    topics: ['digestion', 'nutrition', 'diabetes'],
    author: 'Dr Rohaya Mat Isa',
    reviewer: 'Dr Tan Boon Hock',
    publishedAt: '2026-09-14T09:00:00+08:00',
    body: {
      en: `<p>You went for a health check, and the report says ‘fatty liver’. You are not alone: doctors think that about one in three adults in Malaysia has it. Most never feel anything. In some the fat makes the liver sore and scarred, and after many years a scarred liver stops doing its work.</p>
<h2>Why the fat is there</h2>
<p>The liver stores what the body cannot use. Sweet drinks, large portions of rice and little movement fill the store. Being heavy around the waist, diabetes, high cholesterol and alcohol all add to it. Slim people can have it too, mostly those with a soft belly and thin legs. Hepatitis B and C are other causes of liver damage, and a blood test can tell.</p>
<h2>Is mine the harmless kind?</h2>
<p>We use your age and three blood results to work out a score. If the score is low, you do not need more tests now. If it is not, a painless scan called elastography measures how stiff the liver is. It takes ten minutes and you leave straight after.</p>
<h2>What makes it go away</h2>
<ul><li><strong>Lose 7 to 10 per cent of your weight, slowly.</strong> For someone of 80 kg this is six to eight kilos over half a year. Even three kilos help.</li><li><strong>Half the plate vegetables</strong>, and plain water in place of sweet drinks, also in place of fruit juice.</li><li><strong>Half an hour of brisk walking</strong> on five days a week. This shrinks the fat even when the scale does not move.</li><li><strong>No alcohol</strong>, or very little. Coffee without sugar is allowed and may even help.</li></ul>
<p>Be careful with herbs and slimming products sold online. Some of them harm the liver, and we see this every month. Bring the packet and we will tell you what we know.</p>
<h2>When to see a doctor</h2>
<p>Make an appointment if your liver blood tests stay raised, if you have diabetes as well, or if someone in the family has liver cancer or hepatitis B. Come the same day with yellow eyes, dark urine or a swollen belly. For confusion or vomiting of blood, call <strong>999</strong>. A <a href="/speciality-centre/hepatology">liver specialist</a> will see you.</p>`,
      ms: `<p>Anda menjalani pemeriksaan kesihatan, dan laporan menyebut ‘hati berlemak’. Anda tidak keseorangan: doktor menganggarkan kira-kira seorang daripada tiga orang dewasa di Malaysia menghidapinya. Kebanyakannya tidak pernah berasa apa-apa. Pada sesetengah orang, lemak menyebabkan hati meradang dan berparut, dan selepas bertahun-tahun hati yang berparut tidak lagi berfungsi.</p>
<h2>Mengapa lemak itu ada</h2>
<p>Hati menyimpan apa yang tidak digunakan oleh badan. Minuman manis, nasi yang banyak dan kurang bergerak memenuhkan simpanan itu. Pinggang yang besar, diabetes, kolesterol tinggi dan alkohol semuanya menambahkannya. Orang kurus juga boleh mengalaminya, kebanyakannya mereka yang berperut lembik dan berkaki kurus. Hepatitis B dan C ialah punca lain kerosakan hati, dan ujian darah dapat memastikannya.</p>
<h2>Adakah saya jenis yang tidak berbahaya?</h2>
<p>Kami menggunakan umur anda dan tiga keputusan darah untuk mengira satu skor. Jika skornya rendah, anda tidak memerlukan ujian lanjut sekarang. Jika tidak, imbasan tanpa sakit yang dipanggil elastografi mengukur sejauh mana hati telah mengeras. Ia mengambil masa sepuluh minit dan anda boleh terus pulang.</p>
<h2>Cara menghilangkannya</h2>
<ul><li><strong>Turunkan 7 hingga 10 peratus berat badan, secara perlahan.</strong> Bagi seseorang seberat 80 kg, ini bermakna enam hingga lapan kilogram dalam setengah tahun. Tiga kilogram pun sudah membantu.</li><li><strong>Separuh pinggan sayur</strong>, dan air kosong sebagai ganti minuman manis, termasuk sebagai ganti jus buah.</li><li><strong>Berjalan pantas setengah jam</strong> lima hari seminggu. Ini mengecilkan lemak walaupun penimbang tidak berganjak.</li><li><strong>Tiada alkohol</strong>, atau sangat sedikit. Kopi tanpa gula dibenarkan, malah mungkin membantu.</li></ul>
<p>Berhati-hati dengan herba dan produk pelangsingan yang dijual dalam talian. Sesetengahnya merosakkan hati, dan kami melihatnya setiap bulan. Bawa bungkusannya dan kami akan memberitahu apa yang kami ketahui.</p>
<h2>Bila perlu jumpa doktor</h2>
<p>Buat temu janji jika ujian darah hati anda kekal tinggi, jika anda juga menghidap diabetes, atau jika ada ahli keluarga yang menghidap kanser hati atau hepatitis B. Datang pada hari yang sama jika mata kuning, air kencing gelap atau perut bengkak. Jika keliru atau muntah darah, hubungi <strong>999</strong>. <a href="/speciality-centre/hepatology">Pakar hati</a> akan memeriksa anda.</p>`,
      zh: `<p>您做了健康检查，报告上写着“脂肪肝”。您并不孤单：医生估计，马来西亚约三分之一的成年人都有。大多数人从来没有感觉。有些人的肝脏因脂肪而发炎、结疤，多年后，结疤的肝脏便失去功能。</p>
<h2>脂肪为什么会在那里</h2>
<p>肝脏会把身体用不完的能量储存起来。甜饮料、大份的饭和缺乏运动，都会把它填满。腰围粗、糖尿病、高胆固醇和喝酒，也会加重。瘦人也可能有，多半是肚子松软而双腿细瘦的人。乙型和丙型肝炎是肝脏受损的其他原因，验血便可知道。</p>
<h2>我的属于无害的那种吗？</h2>
<p>我们用您的年龄和三项验血结果计算一个分数。分数低，目前不需要再做检查。如果不低，可做一种无痛的扫描，称为弹性成像，测量肝脏有多硬。只需十分钟，做完即可离开。</p>
<h2>怎样让它消失</h2>
<ul><li><strong>慢慢减去7至10％的体重。</strong>对一个80公斤的人来说，就是半年内减六至八公斤。即使只减三公斤也有帮助。</li><li><strong>半盘蔬菜</strong>，并用白开水代替甜饮料，也代替果汁。</li><li><strong>快步走半小时</strong>，每周五天。即使体重没有变化，脂肪也会减少。</li><li><strong>不喝酒</strong>，或只喝很少。可以喝不加糖的咖啡，甚至可能有益。</li></ul>
<p>小心网上售卖的草药和减肥产品。有些会伤肝，我们每个月都见到这样的病例。请把包装带来，我们会把所知道的告诉您。</p>
<h2>何时该看医生</h2>
<p>如果肝功能验血持续偏高、您同时有糖尿病，或家人患有肝癌或乙型肝炎，请预约就诊。如果眼睛发黄、尿色深或腹部肿胀，请当天前来。神志不清或吐血，请拨打<strong>999</strong>。<a href="/speciality-centre/hepatology">肝脏专科医生</a>会为您看诊。</p>`,
    },
  },
];
