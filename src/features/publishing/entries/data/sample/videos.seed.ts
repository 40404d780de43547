import type { SampleEntry } from './sample-entry.seed.ts';
import { t } from './three-languages.seed.ts';

type Video = Omit<SampleEntry, 'kind'>;

const samples: readonly Video[] = [
  {
    slug: 'how-to-measure-blood-pressure-at-home',
    publishedAt: '2025-10-09T10:00:00+08:00',
    author: 'Nurse Rosnah Talib',
    reviewer: 'Dr Lavanya Selvakumar',
    topics: ['heart'],
    title: t('How to measure blood pressure at home', 'Cara mengukur tekanan darah di rumah', '如何在家量血压'),
    summary: t(
      'Nurse Rosnah shows the right chair, the right cuff and the five quiet minutes.',
      'Jururawat Rosnah menunjukkan kerusi, manset dan lima minit tenang yang betul.',
      '护士罗斯娜示范正确的坐姿、袖带与安静五分钟。',
    ),
    fields: {
      type: 'demonstration',
      durationSeconds: 112,
      film: '/films/drawn-film.webm',
      spokenLanguage: 'en',
      transcript: `Hello, I am Rosnah, a nurse in the heart clinic at Melur Klang. Today I will show you how to take your blood pressure so that the number is true.

First, the room. Switch off the television. Go to the toilet. No coffee, no cigarette and no stairs for half an hour.

Now sit on a firm chair like this one, with your back against it. Both feet are flat on the floor. Do not cross your legs. Wait for five minutes. I know that five minutes feel long. Listen to the birds.

Roll up your sleeve, do not push it up tight. The cuff goes on the bare upper arm, two fingers above the elbow, and this little mark sits over the artery. I must be able to slide two fingers under it. If the cuff is too small for your arm, the number will be too high, so ask us for a larger one.

Rest your arm on the table, as high as your heart. Press start, and please do not talk. One hundred and thirty-four over eighty-two. Write it down. Wait one minute and do it again.

Do this twice in the morning and twice in the evening, for seven days. Bring the paper to your doctor. And if it ever shows one hundred and eighty or more and you have chest pain, weakness or trouble seeing, call 999.`,
    },
  },
  {
    slug: 'cpr-in-two-minutes',
    publishedAt: '2025-11-13T10:00:00+08:00',
    author: 'Dr Mohd Izwan Salleh',
    reviewer: 'Dr Hafizuddin Rosman',
    topics: ['heart'],
    title: t('CPR in two minutes', 'CPR dalam dua minit', '两分钟学会心肺复苏'),
    summary: t(
      'Check, call, push. Your hands can keep someone alive until the ambulance comes.',
      'Periksa, panggil, tekan. Tangan anda boleh menyelamatkan nyawa sehingga ambulans tiba.',
      '查看、求救、按压。您的双手可以撑到救护车到来。',
    ),
    fields: {
      type: 'demonstration',
      durationSeconds: 124,
      film: '/films/drawn-film.webm',
      spokenLanguage: 'en',
      transcript: `I am Dr Izwan from the emergency department. If somebody falls down in front of you, you are the most important person in the street. Remember three words: check, call, push.

Check. Is it safe for you? Tap both shoulders and shout: ‘Are you all right?’ Look at the chest. Is there normal breathing? Gasping like a fish is not normal breathing.

Call. Dial 999, put the telephone on loudspeaker and lay it next to you. Point at one person and say: ‘You in the blue shirt, bring the AED from the guard house.’ If you only say ‘Somebody help’, everybody waits for everybody.

Push. Kneel close. Put the heel of your hand on the middle of the chest, the other hand on top, and lock your elbows. Now push down five centimetres, hard and fast, two pushes every second. Let the chest come up each time. Yes, it is tiring. Yes, a rib may crack. Ribs heal. Change with someone every two minutes.

When the AED comes, open it. It speaks. Stick the pads where the pictures show, and nobody touches the patient while it thinks. It gives a shock only if one is needed.

Do not stop until the patient moves or the crew tells you to. You cannot make it worse. You can only give a chance.`,
    },
  },
  {
    slug: 'using-an-inhaler-with-a-spacer',
    publishedAt: '2025-12-11T10:00:00+08:00',
    author: 'Nurse Clarissa Jimbau',
    reviewer: 'Dr Azhar Tarmizi',
    topics: ['children'],
    title: t('Your child’s inhaler, with a spacer', 'Alat sedut anak anda, dengan “spacer”', '孩子的吸入器与储雾罐'),
    summary: t(
      'Half of all children use it wrongly. Watch Clarissa and five-year-old Danish do it together.',
      'Separuh daripada kanak-kanak menggunakannya dengan salah. Lihat Clarissa dan Danish, lima tahun, melakukannya bersama.',
      '一半的孩子用法不对。看护士与五岁的丹尼斯一起做。',
    ),
    fields: {
      type: 'demonstration',
      durationSeconds: 118,
      film: '/films/drawn-film.webm',
      spokenLanguage: 'en',
      transcript: `Hello. I am Clarissa, and this is Danish. Danish is five and he has asthma. Danish, what is this? ‘My rocket!’ Yes, the spacer is his rocket, and the inhaler is the engine.

Without a spacer, most of the medicine lands on the tongue. With it, the medicine goes down into the lungs, where we want it.

Step one. Take off both caps and look inside. A coin in there would be bad. Step two. Shake the inhaler five times. One, two, three, four, five. Step three. Put it into the back of the rocket. Step four. The mask goes over nose and mouth, with no gap. Danish sits up straight. Good.

Step five. I press once, only once. Now Danish breathes in and out, slowly, and we count the clicks together. One, two, three, four, five. That is all. If he needs a second puff, we wait half a minute, shake again and do the same.

After the brown or orange inhaler, he rinses his mouth and spits. That one is used every day, also when he feels well. The blue one is for wheezing.

Once a week wash the spacer in soapy water and let it drip dry. Do not rub it.

If the blue one helps for less than four hours, come to us on the same day. If he cannot speak or his lips look blue, call 999. Danish, are we finished? ‘Blast off!’`,
    },
  },
  {
    slug: 'periksa-kaki-setiap-malam',
    publishedAt: '2026-01-15T10:00:00+08:00',
    author: 'Jururawat Maimunah Ismail',
    reviewer: 'Dr Farid Zulkarnain',
    topics: ['diabetes'],
    title: t('Check your feet every night (in Malay)', 'Periksa kaki setiap malam', '每晚检查双脚（马来语）'),
    summary: t(
      'Two minutes that save toes, shown by a diabetes nurse from Kota Bharu.',
      'Dua minit yang menyelamatkan jari kaki, ditunjukkan oleh jururawat diabetes dari Kota Bharu.',
      '哥打峇鲁糖尿病护士示范：两分钟保住脚趾。',
    ),
    fields: {
      type: 'demonstration',
      durationSeconds: 126,
      film: '/films/drawn-film.webm',
      spokenLanguage: 'ms',
      transcript: {
        en: `Peace be upon you, and greetings to all. I am Maimunah, a diabetes nurse at Melur Kota Bharu. Tonight we will do something easy: look at our feet for two minutes.

Why should we? High sugar over many years can take the feeling from your feet. You step on a nail and do not notice. A small wound becomes a large one.

Sit where the light is good. Look at the top of the foot. Then between the toes, one by one. If it is white and damp, it may be fungus. Now the sole. You cannot bend your knee? Use a mirror, like this. Or ask a grandchild to look. They like this kind of work.

What are we looking for? Cuts, blisters, cracked skin, redness, swelling or a black colour. Feel with the back of your hand. Is one place hotter? That is an early sign.

Wash with lukewarm water and wipe until dry, above all between the toes. Put cream on the heels, but not between the toes. Cut the nails straight. Do not cut hard skin yourself.

Wear shoes inside the house too. Before you put them on, put your hand in first. Who knows, there may be a stone or a cockroach.

If there is a wound, even if it does not hurt, come and see us tomorrow. If the foot is red, hot or smells, or you have fever, come tonight. Do not wait. Toes do not grow twice.`,
        ms: `Assalamualaikum dan salam sejahtera. Saya Maimunah, jururawat diabetes di Melur Kota Bharu. Malam ini kita akan buat satu kerja yang mudah: periksa kaki selama dua minit.

Mengapa perlu? Gula yang tinggi bertahun-tahun boleh mematikan rasa pada kaki. Anda terpijak paku pun tidak sedar. Luka yang kecil menjadi besar.

Duduk di tempat yang terang. Tengok bahagian atas kaki. Kemudian celah jari, satu demi satu. Kalau nampak putih dan lembap, itu mungkin kulat. Sekarang tapak kaki. Tak boleh bengkokkan lutut? Guna cermin, macam ini. Atau minta cucu tolong tengok. Mereka suka kerja begini.

Apa yang kita cari? Luka, lepuh, kulit merekah, merah, bengkak, atau warna hitam. Raba dengan belakang tangan. Ada bahagian yang lebih panas? Itu tanda awal.

Basuh dengan air suam dan lap sampai kering, terutama celah jari. Sapu krim pada tumit, tetapi jangan di celah jari. Potong kuku lurus. Jangan potong kapalan sendiri.

Pakai kasut walaupun dalam rumah. Sebelum sarung kasut, seluk tangan dahulu. Manalah tahu ada batu atau lipas.

Kalau ada luka, walaupun tidak sakit, datang jumpa kami esok juga. Kalau kaki merah, panas, berbau, atau anda demam, datang malam ini juga. Jangan tunggu. Jari kaki tidak tumbuh dua kali.`,
      },
    },
  },
  {
    slug: 'a-plate-for-people-with-diabetes',
    publishedAt: '2026-02-12T10:00:00+08:00',
    author: 'Priya Nadarajan, dietitian',
    reviewer: 'Dr Norazlina Che Wan',
    topics: ['diabetes', 'nutrition'],
    title: t('One plate at the mixed-rice stall', 'Sepinggan nasi campur', '杂饭档前的一盘饭'),
    summary: t(
      'Our dietitian goes to lunch with a camera and builds a plate that keeps sugar steady.',
      'Pakar diet kami keluar makan tengah hari dengan kamera dan menyusun pinggan yang menstabilkan gula.',
      '营养师带着镜头去吃午餐，示范稳住血糖的一盘饭。',
    ),
    fields: {
      type: 'advice',
      durationSeconds: 131,
      film: '/films/drawn-film.webm',
      spokenLanguage: 'en',
      transcript: `It is half past twelve in Kajang, and I am hungry. I am Priya, a dietitian, and many of my patients tell me: ‘Priya, I cannot eat out any more, I have diabetes.’ So let us eat out.

I take the plate, and in my head I draw a line through the middle. One half is for vegetables. There is kangkung, there is cabbage, there is ulam. I take two kinds, and I lift them out of the gravy. The oil stays behind.

The other half gets one more line. One quarter is for protein. This grilled fish is lovely. The fried chicken is also allowed, but I take off the skin, and I take one piece. Tofu and egg are good too.

The last quarter is rice. This is how much that is: my fist, not the auntie’s fist. ‘Auntie, separuh, ya?’ She knows me.

Gravy? Two spoons, because that is where the santan and the salt live. Sambal, one teaspoon.

And now the drink. This is where most of the sugar hides. One iced syrup holds about seven teaspoons. I ask for teh o kosong, or plain water.

Eat the vegetables first, then the fish, then the rice. And afterwards walk around the block for ten minutes.

Your own meter will tell you if it worked. Test two hours after the first bite. If you take insulin, talk to us before you make big changes.`,
    },
  },
  {
    slug: 'hear-the-baby-move',
    publishedAt: '2026-03-19T10:00:00+08:00',
    author: 'Midwife Josephine Lai',
    reviewer: 'Dr Nur Iman Sulaiman',
    topics: ['women'],
    title: t('Your baby’s movements', 'Gerakan bayi anda', '感受胎动'),
    summary: t(
      'From 28 weeks your baby has a pattern. Learn it, and call when it changes, at any hour.',
      'Mulai 28 minggu bayi anda mempunyai corak gerakan. Kenali dan hubungi kami jika ia berubah, pada bila-bila masa.',
      '从28周起宝宝有自己的规律。若有变化，随时致电。',
    ),
    fields: {
      type: 'advice',
      durationSeconds: 109,
      film: '/films/drawn-film.webm',
      spokenLanguage: 'en',
      transcript: `Hello, I am Josephine, a midwife at Melur Cheras. Mothers often ask me: how many kicks are enough? I tell them that your baby has a pattern of his own, and you are the one who knows it best.

You may feel the first flutter between sixteen and twenty-four weeks. From twenty-eight weeks there is a daily rhythm. Some babies dance at night, some wake when you eat. Kicks, rolls, a slow push: all of them count. Hiccups do not.

In Malaysia we give you a chart. Start in the morning and tick each movement. Most babies have made ten long before the day is half over. If you have not felt ten in twelve hours, call us. But please do not wait for twelve hours if you feel that something has changed.

Is it true that babies move less before the birth, because there is no room? No. The movements may feel different, more like a roll, but there should be as many.

If you are not sure, lie on your left side for an hour in a quiet room, and pay attention to nothing but your baby. If it is less than usual, come to the labour room. Day or night, also for the third time this week. We put a belt around you and listen to the heart. Nobody here will say that you are making a fuss.

Do not use a heart listener from the internet to calm yourself. It can find your own pulse. Come to us.`,
    },
  },
  {
    slug: 'ten-minutes-against-mosquitoes',
    publishedAt: '2026-04-16T10:00:00+08:00',
    author: 'Dr Suraya Anuar',
    reviewer: 'Dr Jeremy Lau Kok Wai',
    topics: ['infections'],
    title: t('Ten minutes a week against dengue', 'Sepuluh minit seminggu melawan denggi', '每周十分钟，防骨痛热症'),
    summary: t(
      'A walk round an ordinary terraced house, and eleven places where mosquitoes breed.',
      'Meninjau rumah teres biasa dan sebelas tempat pembiakan nyamuk.',
      '走一圈普通排屋，找出十一个蚊子滋生处。',
    ),
    fields: {
      type: 'demonstration',
      durationSeconds: 121,
      film: '/films/drawn-film.webm',
      spokenLanguage: 'en',
      transcript: `This is an ordinary house in Sentul, and a kind family has let us in. I am Dr Suraya. I treat people with dengue, and I would like to have less to do. Let us look for mosquitoes, or rather for their babies.

An Aedes mosquito needs a spoonful of clean water and about a week. So if we look once a week, none can grow up.

The porch. Flower pot saucers: one, with wrigglers in it. We tip it out and scrub the rim, because the eggs stick there and can wait for months until the next rain. The lid of this pail: two. The old tyre: three. Fill it with sand or give it away.

The gutter is number four. Leaves have blocked it. Toys, a football with a dent, a shoe: five, six, seven. Children help very well if you make it a game.

Inside. The vase: change the water twice a week. The dish rack. The tray behind the fridge, which nobody ever looks at. And here, the bathroom that no guest has used since Raya: flush it and put the lid down. That makes eleven.

For water that must stay, like the barrel, use a tight lid or the larvae powder from the health office.

It took us nine minutes. Choose a day; this family has chosen Sunday morning, before the roti canai.

And if someone has a high fever for two days, come for a blood test. Paracetamol only, please.`,
    },
  },
  {
    slug: 'stroke-the-four-signs',
    publishedAt: '2026-05-14T10:00:00+08:00',
    author: 'Dr Ong Boon Teik',
    reviewer: 'Dr Ong Teik Huat',
    topics: ['heart', 'ageing'],
    title: t(
      'Stroke: the signs to know (in Mandarin)',
      'Strok: tanda yang perlu diketahui (bahasa Mandarin)',
      '中风：必须认识的迹象',
    ),
    summary: t(
      'Face, arm, speech, time. A neurologist explains why you should not wait until morning.',
      'Muka, lengan, percakapan, masa. Pakar neurologi menerangkan mengapa jangan tunggu hingga pagi.',
      '脸、手、话、时间。神经科医生解释为何不能等到天亮。',
    ),
    fields: {
      type: 'advice',
      durationSeconds: 128,
      film: '/films/drawn-film.webm',
      spokenLanguage: 'zh',
      transcript: {
        en: `Hello, everyone. I am Dr Ong, a neurologist in Ipoh. Today I would like you to remember four words: face, arm, speech, fast.

First, the face. Ask the person to smile. Does one corner of the mouth hang down? Second, the arm. Ask him to close his eyes and hold out both arms for ten seconds. Does one of them sink slowly? Third, speech. Ask him to say: ‘The weather is fine today.’ Are the words slurred, or do they not come at all?

If there is only one of these, be fast and call 999 at once. Note the time when he was last well, because the medicine that dissolves the clot is used within four and a half hours. But come even if it is later: some clots can be pulled out up to 24 hours after.

Why the hurry? Without blood, brain cells begin to die within minutes. I often hear families say: ‘We thought we would let him sleep and see in the morning.’ By the morning there is less that we can do.

While you wait for the ambulance, lay him on his side. Give no water and no medicine, and no aspirin either, because some strokes come from a burst vessel, and it would make them worse. On the internet they tell you to prick the fingers and let blood. It does not help, it only loses time.

Sometimes the signs go after ten minutes. This is called a mini stroke. Do not be glad too soon: the next days are the most dangerous. Come to the hospital on the same day.

To prevent a stroke, the most important thing is to control blood pressure. Then stop smoking, and control sugar and cholesterol. Tell us too if your heartbeat is uneven.

Face, arm, speech, fast. Please teach it to everyone at home tonight, children included.`,
        zh: `大家好，我是怡保的神经科医生王文德。今天想请您记住四个字：脸、手、话、快。

第一，脸。请对方笑一笑。嘴角有没有一边歪了？第二，手。请他闭上眼睛，两手平举十秒钟。有没有一只手慢慢垂下来？第三，话。请他说一句：“今天的天气很好。”有没有口齿不清，或者说不出来？

只要有一项，就要快，马上拨打999。请记下他最后一次正常是什么时候，因为溶血栓的药，要在四个半小时之内使用。但即使迟了也要来：有些血块在24小时内仍可取出。

为什么这么急？脑细胞没有血，几分钟就开始死亡。我常听到病人的家属说：“我们想让他睡一觉，看明天会不会好。”结果到了早上，能做的就少了。

等救护车的时候，让他侧躺，不要喂水，不要喂药，也不要吃阿司匹林，因为有些中风是血管破裂，吃了会更严重。网上说用针刺手指放血，这没有用，只会耽误时间。

有时候症状十分钟就消失了，这叫小中风。请不要高兴得太早，接下来的几天最危险，当天就要来医院。

要预防中风，最重要的是控制血压。其次是戒烟、控制血糖和胆固醇。如果心跳不整齐，也请告诉我们。

脸、手、话、快。请您今晚就教给家里每一个人，包括小孩。`,
      },
    },
  },
  {
    slug: 'breast-check-what-to-look-for',
    publishedAt: '2026-06-18T10:00:00+08:00',
    author: 'Nurse Theresa Gomez',
    reviewer: 'Dr Wong Siew Fong',
    topics: ['cancer', 'women'],
    title: t(
      'Know your normal: looking at your breasts',
      'Kenali yang normal: melihat payudara anda',
      '认识自己的正常：观察乳房',
    ),
    summary: t(
      'No rules about circles. Just look, feel, and come when something is new.',
      'Tiada peraturan rumit. Lihat, rasa, dan datang jika ada perubahan baharu.',
      '不必讲究手法。看一看、摸一摸，有新变化就来。',
    ),
    fields: {
      type: 'demonstration',
      durationSeconds: 107,
      film: '/films/drawn-film.webm',
      spokenLanguage: 'en',
      transcript: `My name is Theresa. I am a breast care nurse in Petaling Jaya, and I have one wish: that you know what is normal for you.

You do not need to follow a chart. A good time is a few days after your period, in the shower or while you dress. If you have no period any more, choose the first of each month.

Look first. Stand before a mirror with your arms down, then up, then with your hands on your hips. Are both sides as they usually are? Most women have one that is larger. Is there a dimple, like the skin of an orange? Is a nipple turned in that was not before? A rash? A drop of blood?

Now feel, with the flat of your fingers. Go up to the collarbone and into the armpit. Breasts are naturally a little lumpy. You are looking for something new: a hard pea, a thick place, something different from the other side.

If you find it, do not press it every hour. Make an appointment within two weeks. Eight or nine out of ten lumps are harmless. You may ask for a woman doctor, and I will be in the room.

Pain alone is seldom cancer. But you may come for that too.

And when you are fifty, have a mammogram every two years, even if you feel nothing at all. From forty, talk to us. Men: if you find a lump, please come as well. It happens.`,
    },
  },
  {
    slug: 'three-exercises-for-the-knees',
    publishedAt: '2026-07-16T10:00:00+08:00',
    author: 'Harvinder Kaur, physiotherapist',
    reviewer: 'Dr Ravi Shankar Maniam',
    topics: ['bones', 'ageing'],
    title: t('Three exercises for sore knees', 'Tiga senaman untuk lutut yang sakit', '三个动作，缓解膝盖痛'),
    summary: t(
      'A chair, a kitchen counter and six minutes. Harvinder and her uncle count with you.',
      'Sebuah kerusi, kaunter dapur dan enam minit. Harvinder dan bapa saudaranya mengira bersama anda.',
      '一张椅子、一个厨台、六分钟，跟着一起数。',
    ),
    fields: {
      type: 'demonstration',
      durationSeconds: 116,
      film: '/films/drawn-film.webm',
      spokenLanguage: 'en',
      transcript: `Sat sri akal and hello. I am Harvinder, a physiotherapist in Ipoh, and this is my uncle. He is seventy-one, and his knees told him about the rain before the weather man did. Uncle, shall we?

Number one. Sit well back on a firm chair. Straighten one leg, pull your toes towards you, and hold. Two, three, four, five. Down slowly. Uncle, do not swing it! Ten times, then the other leg. You should feel the front of the thigh working.

Number two. Move forward on the seat, feet under your knees. Lean forward, nose over toes, and stand up. Now sit down as if there were an egg on the chair. Slowly! If it is too hard, use your hands or put a cushion on the seat. Ten times.

Number three. Hold the kitchen counter. Rise on your toes, stay for two seconds, come down. Fifteen times. While the rice is cooking is a good moment.

How much may it hurt? On a scale of ten, up to four is fine, if it has settled by the next morning. Sharp pain, or a knee that swells: do half as many tomorrow.

Do them every day for twelve weeks. Uncle, how long for you? ‘Three months. Now I go to the gurdwara by the stairs.’

If your knee is suddenly hot and red, if it locks, or if you have fever, do not exercise. See a doctor the same day.`,
    },
  },
  {
    slug: 'bernafas-ketika-panik',
    publishedAt: '2026-09-10T10:00:00+08:00',
    author: 'Dr Shahrul Nizar',
    reviewer: 'Dr Esther Philomena Dass',
    topics: ['mental-health'],
    title: t(
      'Breathing through a panic attack (in Malay)',
      'Bernafas ketika serangan panik',
      '惊恐发作时的呼吸法（马来语）',
    ),
    summary: t(
      'It feels like dying and it passes. Sit down and breathe with Dr Shahrul for two minutes.',
      'Rasanya seperti hendak mati, tetapi ia berlalu. Duduk dan bernafas bersama Dr Shahrul selama dua minit.',
      '感觉像要死去，但会过去。跟着医生呼吸两分钟。',
    ),
    fields: {
      type: 'demonstration',
      durationSeconds: 122,
      film: '/films/drawn-film.webm',
      spokenLanguage: 'ms',
      transcript: {
        en: `I am Dr Shahrul, a psychiatrist. If you are in a panic just now, you do not have to understand everything. Only sit down and follow my voice.

Put both feet flat on the floor. Feel the floor. Lay one hand on your belly.

Now breathe in through the nose. One, two, three, four. The belly rises. Let it go slowly through the mouth, as if you blew at a candle without putting it out. One, two, three, four, five, six. Good. Once more. In, two, three, four. Out, two, three, four, five, six.

Your heart is racing because your body thinks that there is danger. Your fingers tingle because you are breathing too fast. It is frightening, but it reaches its peak within ten minutes and then it fades. It always fades.

Now look around you. Name five things that you can see. Four that you can touch. Three sounds that you can hear. Breathe again.

If this is the first time, or if there is heavy chest pain, cold sweat, or pain that spreads to the arm, do not guess. Call 999. The heart must be checked first.

If the attacks return, and you have begun to avoid leaving the house, come and see us. The treatment is good, and most people recover within some months. You can also call the HEAL line on 15555 (8 am to midnight), or Befrienders, at any hour, on 03-7627 2929. You are not weak. You only need a little help.`,
        ms: `Saya Dr Shahrul, pakar psikiatri. Kalau anda sedang panik sekarang, anda tidak perlu faham semuanya. Duduk sahaja dan ikut suara saya.

Letakkan kedua-dua tapak kaki di lantai. Rasakan lantai itu. Letakkan sebelah tangan di perut.

Sekarang tarik nafas melalui hidung. Satu, dua, tiga, empat. Perut mengembang. Lepaskan perlahan-lahan melalui mulut, macam meniup lilin tanpa memadamkannya. Satu, dua, tiga, empat, lima, enam. Bagus. Sekali lagi. Tarik, dua, tiga, empat. Lepas, dua, tiga, empat, lima, enam.

Jantung anda berdegup laju kerana tubuh menyangka ada bahaya. Jari kebas kerana anda bernafas terlalu cepat. Ini memang menakutkan, tetapi ia memuncak dalam sepuluh minit dan kemudian reda. Ia selalu reda.

Sekarang lihat sekeliling. Sebut lima benda yang anda nampak. Empat yang anda boleh sentuh. Tiga bunyi yang anda dengar. Tarik nafas lagi.

Kalau ini kali pertama, atau ada sakit dada yang berat, peluh sejuk, atau sakit menjalar ke lengan, jangan teka-teka. Hubungi 999. Jantung perlu diperiksa dahulu.

Kalau serangan ini berulang dan anda mula mengelak daripada keluar rumah, datanglah berjumpa kami. Rawatannya baik dan kebanyakan orang pulih dalam beberapa bulan. Anda juga boleh menelefon talian HEAL 15555 (8 pagi hingga tengah malam), atau Befrienders, 24 jam, di 03-7627 2929. Anda tidak lemah. Anda hanya perlukan sedikit bantuan.`,
      },
    },
  },
  {
    slug: 'fever-in-children-in-mandarin',
    publishedAt: '2026-10-15T10:00:00+08:00',
    author: 'Dr Chua Pei Ling',
    reviewer: 'Dr Khairul Nizam Daud',
    topics: ['children', 'infections'],
    title: t(
      'A child with fever at night (in Mandarin)',
      'Anak demam pada waktu malam (bahasa Mandarin)',
      '孩子半夜发烧怎么办',
    ),
    summary: t(
      'A children’s doctor goes through the night with you: look, drink, dose, and when to leave home.',
      'Doktor kanak-kanak menemani anda: perhatikan, beri minum, sukat ubat, dan bila perlu ke hospital.',
      '儿科医生陪您过夜：看精神、多喝水、算药量、何时求医。',
    ),
    fields: {
      type: 'advice',
      durationSeconds: 130,
      film: '/films/drawn-film.webm',
      spokenLanguage: 'zh',
      transcript: {
        en: `Dear mothers and fathers, I am Dr Chua, a children’s doctor. It is two in the morning, your child’s forehead is hot, and you are surely worried. Let us go step by step.

First look at the child, and only then at the thermometer. Does he look at you? Will he drink? Is his face pink? Does he play a little when the fever goes down? If so, be calm. A higher number does not burn the brain.

Second, drinks. A little at a time, but often. Breast milk, water, clear soup and rehydration salts are all good. Look at the nappy. It should be wet within six hours.

Third, medicine for the fever. Use paracetamol by weight: fifteen milligrams for each kilo, at least six hours apart, at most four times a day. A child of ten kilos takes one hundred and fifty milligrams. Use the measure in the box, not a spoon. Do not give aspirin, and because it may be dengue, do not give ibuprofen for now either. If he is asleep, you need not wake him for medicine.

Dress him lightly. Do not make him sweat under blankets, and do not rub him with cold water or alcohol.

When must you leave at once? A baby under three months with thirty-eight degrees must come. If you cannot wake him, if he is floppy, breathes very fast, the ribs pull in, the lips turn blue, the neck is stiff, there are purple spots that do not fade when you press them, or there is no urine for six hours, go to the emergency department or call 999.

If he has a fit, lay him on his side, put nothing in his mouth and look at the clock. If it lasts for more than five minutes, or if it is the first, call 999.

One last thing. If you keep feeling that something is wrong, bring him. We take the feeling of parents seriously.`,
        zh: `各位爸爸妈妈，我是儿科医生蔡佩玲。半夜两点，孩子额头发烫，您心里一定很慌。我们一步一步来。

第一步，先看孩子，不要先看温度计。他看不看您？肯不肯喝？脸色红不红润？退烧的时候，会不会玩一下？如果都会，请先放心，数字高一点不会烧坏脑。

第二步，喝。每次少一点，次数多一点。母乳、水、清汤、口服补液盐都可以。看看尿片，六个小时之内应该是湿的。

第三步，退烧药。请用扑热息痛，按体重算，每公斤十五毫克，至少隔六小时，一天最多四次。十公斤的孩子，一次一百五十毫克。请用附带的量筒，不要用汤匙。不要给阿司匹林；因为可能是骨痛热症，也先不要给布洛芬。睡着了，就不必叫醒吃药。

穿薄一点，不要盖厚被闷汗，也不要用冷水或酒精擦身。

什么时候要立刻出门？三个月以下的宝宝，三十八度就要来。叫不醒、软绵绵、呼吸很快、肋骨凹进去、嘴唇发紫、脖子僵硬、身上有按压不退的紫点，或者六小时没有小便，请马上到急诊部，或者拨打999。

如果抽搐，让他侧躺，嘴里不要塞东西，看时间。超过五分钟，或者是第一次，拨打999。

最后一句：如果您总觉得不对劲，就带他来。父母的直觉，我们很重视。`,
      },
    },
  },
];

/** The sample videos, each with its spoken words in the language it is spoken in. */
export const videos: readonly SampleEntry[] = samples.map((video) => ({ kind: 'video', ...video }));
