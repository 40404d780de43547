import type { SampleEntry } from './sample-entry.seed.ts';
import { t } from './three-languages.seed.ts';

/** The second season of 'Three Minutes in the Waiting Room': one host, one guest, one question. */
export const seasonTwo: readonly Omit<SampleEntry, 'kind' | 'author'>[] = [
  {
    slug: 'haze-and-little-lungs',
    publishedAt: '2026-07-23T07:00:00+08:00',
    reviewer: 'Dr Khairul Nizam Daud',
    topics: ['children'],
    title: t('Haze and little lungs', 'Jerebu dan paru-paru kecil', '烟霾与小小的肺'),
    summary: t(
      'School or no school, mask or no mask? A children’s doctor from Kuching answers parents.',
      'Sekolah atau tidak, pelitup atau tidak? Doktor kanak-kanak dari Kuching menjawab ibu bapa.',
      '上不上学？戴不戴口罩？古晋儿科医生回答家长。',
    ),
    fields: {
      type: 'conversation',
      durationSeconds: 169,
      season: 2,
      episode: 1,
      spokenLanguage: 'en',
      chapters: [
        { at: 0, title: 'Why children suffer more' },
        { at: 44, title: 'School and sport' },
        { at: 86, title: 'The clean room' },
        { at: 130, title: 'Asthma plan' },
      ],
      transcript: `Adlin: A new season in the waiting room, and outside I cannot see the hills. I am Adlin Rahim. On the line from Kuching is Dr Melissa, a children’s doctor. Doctor, why does haze hurt children more?

Dr Melissa: They breathe faster, they are nearer to the ground, and they run. For each kilo of body, a toddler breathes about twice as much air as you and I. And the lungs are still growing.

Adlin: The index this morning says one hundred and thirty. School?

Dr Melissa: School, yes, but no sports outside and no assembly in the field. Above two hundred, schools may close, and I would keep any child with asthma at home. Look at the hourly number for your own town, not at the sky.

Adlin: Masks for small ones?

Dr Melissa: Not under two, ever. For older ones an N95 type in a child’s size helps if it sits tightly, for the walk to the bus. But most masks gape. A clean room helps more.

Adlin: How do I make one?

Dr Melissa: Choose the bedroom. Close the windows, and put a wet towel along the gap of the door. Air conditioner on recirculate. If you buy a purifier, look for HEPA and for the size of the room. Do not burn anything: no mosquito coil, no incense, no frying with the door open. And nobody smokes. One cigarette can make a room worse than the street.

Adlin: Does drinking a lot flush out the smoke?

Dr Melissa: It keeps the throat moist, that is all. Rinse eyes and nose with clean water or saline. That does feel better.

Adlin: My neighbour’s boy has asthma.

Dr Melissa: Then please give his preventer inhaler each day, now, before he coughs. Keep the blue one in his school bag, and give the teacher the written plan. Check the little counter, so that it is not empty on Saturday night.

Adlin: When should they come?

Dr Melissa: The same day, if he needs the blue inhaler more often than every four hours, or cannot sleep for coughing. For a baby: fast breathing, less milk, no wet nappy. Call 999 if he cannot speak, if the ribs pull in, or if lips are blue.

Adlin: And what do children do indoors all week?

Dr Melissa: Mine have built a longhouse out of boxes. It has seven rooms by now.

Adlin: Thank you, Dr Melissa. May the rain come soon.`,
    },
  },
  {
    slug: 'walking-after-a-stroke',
    publishedAt: '2026-08-20T07:00:00+08:00',
    reviewer: 'Dr Ong Teik Huat',
    topics: ['ageing', 'heart'],
    title: t('Walking again after a stroke', 'Berjalan semula selepas strok', '中风后重新走路'),
    summary: t(
      'A physiotherapist on small steps, tired brains, and why the second month is the hardest.',
      'Ahli fisioterapi tentang langkah kecil, otak yang letih, dan mengapa bulan kedua paling sukar.',
      '物理治疗师谈小步前进、疲惫的大脑，以及为何第二个月最难。',
    ),
    fields: {
      type: 'conversation',
      durationSeconds: 176,
      season: 2,
      episode: 2,
      spokenLanguage: 'en',
      chapters: [
        { at: 0, title: 'The first days' },
        { at: 50, title: 'How a brain relearns' },
        { at: 96, title: 'The second month' },
        { at: 140, title: 'At home' },
      ],
      transcript: `Adlin: Three Minutes in the Waiting Room, with Adlin Rahim. My guest is Harvinder Kaur, a physiotherapist in Ipoh. Harvinder, a stroke is over, the person lives, one side is weak. What happens next?

Harvinder: We start within a day or two, as soon as the doctor says that it is safe. First we sit on the edge of the bed. For the patient this is like standing on a boat. Then we stand, with two of us. I always say: today the chair, tomorrow the door.

Adlin: How can a dead part of the brain learn to walk?

Harvinder: It does not. Other parts take over the work, if we ask them often enough. It needs hundreds of repetitions. One step is nothing. Three hundred steps a day is a message.

Adlin: How long does it go on?

Harvinder: The fastest gains come in the first three months. But I have patients who learned to button a shirt after two years. Nobody should tell you that after six months it is finished.

Adlin: You told me that the second month is the hardest.

Harvinder: Yes. In the first month, people are glad to be alive. Visitors come. Then they go home, it becomes quiet, and progress is slow. About one in three people becomes depressed after a stroke. It is an illness of the brain too, and it can be treated. If he cries often, or refuses exercise, tell us.

Adlin: What do families do wrong, out of love?

Harvinder: They do everything for him. They feed him, they dress him, they pull the weak arm to lift him. Please never pull that arm: the shoulder comes loose and hurts for months. Let him do it himself, slowly, and make tea for yourself while you wait.

Adlin: And what should be changed in the house?

Harvinder: A rail by the toilet, a chair in the shower, no mats, good light. And a reason to walk. One uncle walks to feed his fish. He has never missed a day.

Adlin: Is another stroke likely?

Harvinder: Less so if he takes the tablets every day, keeps the blood pressure down and does not smoke. And everyone in the house should know the signs: face, arm, speech. Then 999 at once.

Adlin: Today the chair, tomorrow the door. Thank you, Harvinder.`,
    },
  },
  {
    slug: 'after-a-miscarriage',
    publishedAt: '2026-09-17T07:00:00+08:00',
    reviewer: 'Dr Shamini Rajaratnam',
    topics: ['women', 'mental-health'],
    title: t('After a miscarriage', 'Selepas keguguran', '流产之后'),
    summary: t(
      'Why it happens, why it was not your fault, and when to try again.',
      'Mengapa ia berlaku, mengapa bukan salah anda, dan bila boleh cuba lagi.',
      '为什么会发生、为何不是您的错、何时可以再尝试。',
    ),
    fields: {
      type: 'letter',
      durationSeconds: 173,
      season: 2,
      episode: 3,
      spokenLanguage: 'en',
      chapters: [
        { at: 0, title: 'One in six' },
        { at: 46, title: 'Not your fault' },
        { at: 90, title: 'The body afterwards' },
        { at: 130, title: 'Trying again' },
      ],
      transcript: `Adlin: You are listening to Adlin Rahim in the waiting room. Dr Shamini is here, from the women’s clinic in Bangsar. Today’s letter says: ‘I have lost two babies at nine weeks, and nobody at home says the word.’

Dr Shamini: Then let us say it. Miscarriage. I am so sorry for her. About one pregnancy in six ends like this, mostly before twelve weeks. Many women in her own family have probably been through it in silence.

Adlin: She asks what she did wrong. She carried shopping, and she had quarrelled with her sister.

Dr Shamini: Neither of these causes it, and nor does riding a motorcycle, a fall on the stairs, pineapple or work. In more than half, the chromosomes did not match from the beginning. Nothing that she did or left undone would have changed it.

Adlin: What happens to the body?

Dr Shamini: There are three ways, and all are safe: to wait, to take tablets, or to have a short procedure. She may bleed for up to two weeks. Milk may come, which is cruel, and a firm bra and cold packs help.

Adlin: When should she come at once?

Dr Shamini: If she soaks a pad in an hour, feels faint, has fever, a smelly discharge, or strong pain on one side. Then call us or 999. And if her blood group is Rhesus negative, she may need an injection within three days, so please ask.

Adlin: Two in a row. Should she be tested?

Dr Shamini: After two, we offer tests: the thyroid, sugar, blood clotting, a scan of the womb, sometimes the parents’ chromosomes. Often all is normal. And then the chance that the next one goes well is about seven in ten.

Adlin: When can they try again?

Dr Shamini: The body is usually ready after one normal period. The heart decides for itself. Folic acid every day, no smoking, for him as well.

Adlin: And the silence at home?

Dr Shamini: Give the loss a place. Some name the baby, some plant a tree, some pray. Fathers grieve too, often by working late. If sleep and appetite do not return after some weeks, talk to us. And dear relatives, do not say, ‘You are young, you will have another one.’ Say, ‘I am sorry’, and bring rice.

Adlin: Thank you, Dr Shamini. And thank you for your letter.`,
    },
  },
  {
    slug: 'ubat-dalam-almari',
    publishedAt: '2026-10-08T07:00:00+08:00',
    reviewer: 'Dr Norazlina Che Wan',
    topics: ['ageing', 'diabetes'],
    title: t('The medicine cupboard (in Malay)', 'Ubat dalam almari', '药柜里的药（马来语）'),
    summary: t(
      'A pharmacist looks into Mak Long’s plastic bag: two of the same tablet, three out of date.',
      'Ahli farmasi membuka beg plastik Mak Long: dua ubat yang sama, tiga sudah luput.',
      '药剂师打开大婶的塑料袋：两份同样的药、三种过期药。',
    ),
    fields: {
      type: 'conversation',
      durationSeconds: 181,
      season: 2,
      episode: 4,
      spokenLanguage: 'ms',
      chapters: {
        en: [
          { at: 0, title: 'Mak Long’s plastic bag' },
          { at: 55, title: 'Two names, one medicine' },
          { at: 103, title: 'If you forget' },
          { at: 145, title: 'Keeping and throwing away' },
        ],
        ms: [
          { at: 0, title: 'Beg plastik Mak Long' },
          { at: 55, title: 'Dua nama, satu ubat' },
          { at: 103, title: 'Kalau terlupa' },
          { at: 145, title: 'Simpan dan buang' },
        ],
      },
      transcript: {
        en: `Adlin: Good morning from the waiting room. I am Adlin Rahim, and my guest today is Mr Zulhelmi, a pharmacist at Melur Alor Setar. Mr Zul, what is this on the table?

Zulhelmi: This is my Mak Long’s plastic bag. She allowed me to bring it. There are fourteen kinds of medicine in it. Guess how many she should be taking?

Adlin: Ten?

Zulhelmi: Six. Three are out of date. These two look different, a blue box and a green one, but they hold the same thing, amlodipine. One came from the clinic, one from the hospital. So she takes double. No wonder her feet are swollen and she is dizzy.

Adlin: How can we avoid that?

Zulhelmi: Read the small name, the generic name, not the big brand name. And bring all your medicines each time you see a doctor, also jamu, vitamins and whatever you buy online. We are not angry. We only want to know.

Adlin: Jamu as well?

Zulhelmi: Jamu as well. Some products have steroids mixed in against the law. At first the knee stops hurting. Then the sugar rises, the face becomes round and the bones become brittle. Look for the MAL number and check it on the website of the medicines agency.

Adlin: If I forget a tablet, may I take two at once?

Zulhelmi: Do not. If you are only a few hours late, take it now. If it is nearly time for the next one, leave it out. But blood thinners, insulin and tablets against fits have their own rules, so call us first.

Adlin: Many people stop their blood pressure tablets because they feel well.

Zulhelmi: You feel well because of the tablets! It is like an umbrella. We do not throw away the umbrella because our clothes are dry.

Adlin: I like that. Where should medicine be kept?

Zulhelmi: Somewhere dry and cool, away from grandchildren. Not in the car, and not on top of the television. Keep insulin that you have not opened in the fridge, not in the freezer.

Adlin: And old medicine?

Zulhelmi: Take it back to the hospital pharmacy or a health clinic. Do not put it down the toilet.

Adlin: When should one get help quickly?

Zulhelmi: If your face swells after a medicine, if it is hard to breathe or a rash blisters, call 999. If you have taken too much, go to the emergency department; in office hours you can also ask the National Poison Centre on 1-800-88-8099, which closes earlier in the evening and at weekends.

Adlin: Thank you, Mr Zul. Give our regards to Mak Long.

Zulhelmi: God willing. Her plastic bag is now one small box with the names of the days.`,
        ms: `Adlin: Selamat pagi dari bilik menunggu. Saya Adlin Rahim, dan tetamu saya hari ini ialah Encik Zulhelmi, ahli farmasi di Melur Alor Setar. Encik Zul, apa yang ada atas meja ini?

Zulhelmi: Ini beg plastik Mak Long saya. Beliau benarkan saya bawa. Ada empat belas jenis ubat. Cuba teka berapa yang sepatutnya beliau makan?

Adlin: Sepuluh?

Zulhelmi: Enam. Tiga sudah luput. Dua ini nampak lain, kotak biru dan kotak hijau, tetapi isinya sama, amlodipine. Satu dari klinik, satu dari hospital. Jadi beliau makan dua kali ganda. Patutlah kaki bengkak dan pening.

Adlin: Macam mana nak elak?

Zulhelmi: Baca nama kecil, iaitu nama generik, bukan nama jenama yang besar. Dan bawa semua ubat setiap kali jumpa doktor, termasuk jamu, vitamin dan ubat yang dibeli dalam talian. Kami tak marah. Kami cuma nak tahu.

Adlin: Jamu pun?

Zulhelmi: Jamu pun. Ada produk yang dicampur steroid secara haram. Mula-mula sakit lutut hilang, lepas itu gula naik, muka bulat, tulang rapuh. Cari nombor MAL dan semak di laman web agensi regulatori farmasi.

Adlin: Kalau terlupa makan ubat, boleh makan dua sekali gus?

Zulhelmi: Jangan. Kalau baru terlewat beberapa jam, makan sekarang. Kalau sudah hampir waktu berikutnya, langkau sahaja. Tetapi ubat cair darah, insulin dan ubat sawan ada peraturan sendiri, jadi telefon kami dahulu.

Adlin: Ramai orang berhenti makan ubat darah tinggi sebab rasa sihat.

Zulhelmi: Sihat itu sebab ubatlah! Macam payung. Kita tak buang payung sebab baju kering.

Adlin: Bagus perumpamaan itu. Di mana patut disimpan ubat?

Zulhelmi: Tempat kering dan sejuk, jauh daripada cucu. Bukan dalam kereta dan bukan atas peti televisyen. Insulin yang belum dibuka simpan dalam peti sejuk, bukan bahagian beku.

Adlin: Ubat lama?

Zulhelmi: Pulangkan ke farmasi hospital atau klinik kesihatan. Jangan buang dalam tandas.

Adlin: Bila patut segera dapatkan bantuan?

Zulhelmi: Kalau selepas makan ubat muka bengkak, sesak nafas atau ruam melepuh, hubungi 999. Kalau termakan terlalu banyak, terus ke kecemasan; pada waktu pejabat anda juga boleh bertanya Pusat Racun Negara di 1-800-88-8099, yang tutup lebih awal pada waktu malam dan hujung minggu.

Adlin: Terima kasih, Encik Zul. Kirim salam kepada Mak Long.

Zulhelmi: Insya-Allah. Beg plastiknya sekarang sudah jadi sekotak kecil dengan nama hari.`,
      },
    },
  },
  {
    slug: 'caring-for-father-at-home',
    publishedAt: '2026-10-29T07:00:00+08:00',
    reviewer: 'Dr Noor Hidayah Karim',
    topics: ['ageing', 'mental-health'],
    title: t('When father forgets (in Mandarin)', 'Apabila bapa mula lupa (bahasa Mandarin)', '爸爸开始忘记了'),
    summary: t(
      'A doctor for older people talks with a daughter’s questions about dementia, anger and asking for help.',
      'Doktor warga emas menjawab soalan seorang anak tentang demensia, kemarahan dan meminta bantuan.',
      '老年科医生回答一位女儿的提问：失智、发脾气、如何求助。',
    ),
    fields: {
      type: 'letter',
      durationSeconds: 184,
      season: 2,
      episode: 5,
      spokenLanguage: 'zh',
      chapters: {
        en: [
          { at: 0, title: 'Age or illness' },
          { at: 58, title: 'Do not argue' },
          { at: 106, title: 'Safety at home' },
          { at: 150, title: 'Looking after yourself' },
        ],
        zh: [
          { at: 0, title: '是老了，还是病了' },
          { at: 58, title: '不要争辩' },
          { at: 106, title: '家里的安全' },
          { at: 150, title: '照顾自己' },
        ],
      },
      transcript: {
        en: `Hui Min: Welcome to Three Minutes in the Waiting Room. I am Hui Min. Today’s guest is Dr Lim, a doctor for older people in Taiping. Dr Lim, a listener says that her father of seventy-eight often asks the same question, and says that somebody has stolen his money. Is this age, or is it an illness?

Dr Lim: Not finding a name and remembering it later is age. But if he is lost in a place where he has lived for forty years, or forgets completely that he was cooking, he should be checked. Suspecting others of stealing is a common early sign too.

Hui Min: What do you check?

Dr Lim: First the blood: thyroid, vitamin B12, sugar and kidneys. Then hearing, sight and mood. I always ask the family to bring all his medicines, because some tablets for itching, sleep or the bladder make older people confused. Some of them become much clearer when the tablets are changed.

Hui Min: If it is dementia, is there a medicine?

Dr Lim: It cannot be cured for now, but some medicines ease the symptoms for a time. Controlling blood pressure and sugar, a walk every day, talking with people and wearing hearing aids all help.

Hui Min: She says that his anger is the hardest part. She has explained ten times that nobody stole the money.

Dr Lim: Do not argue, because your explanation is not in his memory. Only the fear is. You can say: ‘The money is gone, you must be very worried. Let us look for it together.’ Look for a while, then offer him a cup of tea. Answer the feeling. You need not correct each sentence.

Hui Min: And safety at home?

Dr Lim: Leave a light on at night, put away the mats, fit rails in the toilet and a switch that turns the gas stove off by itself. Give him a bracelet with a telephone number. And please do not let him drive any more. It is hard to say, so let the doctor say it.

Hui Min: She has cared for him alone for two years, and does not dare to tell the relatives.

Dr Lim: Please tell her that it is no shame for the family, and not a lack of respect. Whoever cares needs at least half a day a week for herself. A day centre, nursing at home, brothers and sisters taking turns: all of these are possible. We have a family group each month. Come and sit with us and hear how others manage. If she cannot sleep or often feels like crying, she should see a doctor too, or call the line of the Ministry of Health on 15555 (8 am to midnight), or Befrienders, at any hour, on 03-7627 2929.

Hui Min: What must go to hospital at once?

Dr Lim: If he becomes confused or drowsy within hours or a day or two, or falls and hits his head, bring him to an emergency department straight away. With a fever, come on the same day. If his mouth droops, an arm is weak or his speech is not clear, call 999 at once.

Hui Min: Thank you, Dr Lim. Tonight, make your father a cup of tea.`,
        zh: `主持人慧敏： 欢迎来到《候诊室三分钟》，我是慧敏。今天的嘉宾是太平的老年科医生林玉珊。林医生，有位听众说，她七十八岁的爸爸常常问同样的问题，还说有人偷他的钱。这是老了，还是病了？

林医生： 一时想不起名字，过后又想起来，那是老化。可是在自己住了四十年的地方迷路，或者煮了东西完全忘记，就应该来检查。怀疑别人偷东西，也是常见的早期症状。

慧敏： 检查些什么呢？

林医生： 先验血，看看甲状腺、维生素B12、血糖、肾脏；再看听力、视力和情绪。我一定会请家人把所有的药都带来，因为有些止痒药、安眠药和治膀胱的药，会让老人家糊涂。有一部分人，换了药就清醒很多。

慧敏： 如果真的是失智症，有药医吗？

林医生： 目前不能根治，但有些药可以在一段时间内缓解症状。控制血压和血糖、每天散步、多和人说话、戴助听器，都有帮助。

慧敏： 她说最难的是爸爸发脾气。她解释了十次，没有人偷钱。

林医生： 不要争辩，因为他的记忆里没有您的解释，只剩下害怕。您可以说：“钱不见了，您一定很急，我们一起找。”找一会儿，再请他喝杯茶。回应他的心情，不必纠正他说的每一句话。

慧敏： 家里的安全呢？

林医生： 晚上留一盏灯，收起地毯，厕所装扶手，煤气炉装自动关闭的开关。给他戴一个写着电话的手环。还有，请不要再让他开车。这一点很难开口，可以由医生来说。

慧敏： 她一个人照顾了两年，不敢告诉亲戚。

林医生： 请告诉她，这不是家丑，也不是不孝。照顾的人每星期至少要有半天属于自己。日间中心、居家护理、兄弟姐妹轮流，都可以。我们每个月有家属聚会，来坐一坐，听听别人怎么过，也好。如果她自己睡不着、常常想哭，也要来看医生，或者拨打卫生部的热线15555（早上8点至午夜），或24小时的Befrienders热线03-7627 2929。

慧敏： 什么情况要马上送医院？

林医生： 如果几个小时或一两天之内突然变得糊涂、昏睡，或者跌倒撞到头，马上送急诊部。发烧的话，当天就要来。嘴角歪、手没有力、说话不清楚，马上拨打999。

慧敏： 谢谢林医生。今晚，给爸爸泡一杯茶吧。`,
      },
    },
  },
  {
    slug: 'four-in-the-morning-in-emergency',
    publishedAt: '2026-11-12T07:00:00+08:00',
    reviewer: 'Dr Mohd Izwan Salleh',
    topics: ['ageing', 'children'],
    title: t(
      'Four in the morning in the emergency department',
      'Jam empat pagi di jabatan kecemasan',
      '凌晨四点的急诊部',
    ),
    summary: t(
      'Why some people are seen before you, what to bring, and what a night nurse wishes you knew.',
      'Mengapa ada orang didahulukan, apa perlu dibawa, dan apa yang jururawat malam mahu anda tahu.',
      '为何有人先看、该带什么，以及夜班护士想告诉您的话。',
    ),
    fields: {
      type: 'conversation',
      durationSeconds: 170,
      season: 2,
      episode: 6,
      spokenLanguage: 'en',
      chapters: [
        { at: 0, title: 'Red, yellow, green' },
        { at: 48, title: 'What to bring' },
        { at: 90, title: 'When to come back' },
        { at: 132, title: 'A cup of Milo' },
      ],
      transcript: `Adlin: Usually we meet in the daytime. Tonight I am in the emergency department of Melur Sungai Petani. It is four in the morning, and Sister Thanaletchumi has three minutes. Sister, people outside are upset. They came first, and someone else went in.

Sister Thana: I understand them. But we do not go by who comes first. We go by who is in danger. Every person is looked at by a nurse within a few minutes and gets a colour. Red goes in at once: a heart attack, a stroke, a child who cannot breathe. Yellow within half an hour. Green can wait.

Adlin: So waiting is good news?

Sister Thana: It is the best news you can get from us! But if you feel worse while you wait, come straight to the counter. Colours can change.

Adlin: What should people bring?

Sister Thana: Identity card, medicines or a photo of the labels, the name of your doctor, and the time it started. For a child, the health book. For pregnancy, the antenatal book. And a charger, truly.

Adlin: And what should they not do?

Sister Thana: Drive themselves with chest pain. Eat or drink on the way, if an operation could be needed. Put toothpaste on burns; we have to scrub it off. And bring the snake. We do not want the snake, only a photograph.

Adlin: Somebody brought a snake?

Sister Thana: In a rice cooker. It was alive.

Adlin: How do I know if it can wait until the morning?

Sister Thana: If you would be afraid to let the person sleep alone, come. A baby under three months with fever, come. Bleeding that does not stop, strong pain that is new, confusion, hard to breathe: call 999. A cough for a week, a repeat prescription, an itch: your clinic can do that better, and cheaper.

Adlin: And when you go home from here?

Sister Thana: Ask three things. What do I have? What do I do? When do I come back? Let us write it down. At four in the morning nobody remembers.

Adlin: What keeps you going?

Sister Thana: An old uncle tonight. We found his blood sugar at two. Ten minutes after the glucose he opened his eyes and asked who had won the match. Then I had a cup of Milo.

Adlin: Thank you, Sister. There is the bell. Go.`,
    },
  },
];
