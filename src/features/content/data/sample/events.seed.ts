import type { SampleEntry } from './sample-entry.ts';

const author = 'Community Programmes';

/** Talks, classes and open days from November 2026 to February 2027. All of them are free. */
export const events: readonly SampleEntry[] = [
  {
    kind: 'event', slug: 'know-your-heart-talk-tun-razak', publishedAt: '2026-10-26T09:00:00+08:00', author, topics: ['Heart'],
    title: { en: 'Know your heart: a morning with our cardiologists', ms: 'Kenali jantung anda: pagi bersama pakar kardiologi', zh: '认识您的心脏：与心脏科医生共度上午' },
    summary: { en: 'What chest pain means, which numbers to know and what to do in the first five minutes.', ms: 'Erti sakit dada, angka yang perlu diketahui dan tindakan dalam lima minit pertama.', zh: '了解胸痛的含义、该记住的数值，以及最初五分钟该做什么。' },
    body: { en: `<p>Many people who have a heart attack felt something in the weeks before and did not know what it was. This morning is for them and their families. You need no knowledge and no referral.</p>
<h2>What you will hear and do</h2>
<ul><li>Which kinds of chest pain can wait and which cannot.</li><li>Blood pressure, cholesterol and sugar: three numbers, and what is good for you.</li><li>Hands-only resuscitation, practised on a dummy. Twenty minutes are enough to learn it.</li></ul>
<p>Nurses measure your blood pressure at the door from 8.30 am if you like. Please do not stop or change your medicines because of something you hear; ask us first.</p>
<p>Talks are in English with slides in Malay. There is a lift to the hall, and places for wheelchairs in the front row.</p>` },
    fields: { startsAt: '2026-11-28T09:00:00+08:00', endsAt: '2026-11-28T12:00:00+08:00', place: 'Auditorium, level 2, Melur Tun Razak', hospitalSlug: 'melur-tun-razak', capacity: 120, speciality: 'cardiology', fee: 0 },
  },
  {
    kind: 'event', slug: 'antenatal-class-cheras', publishedAt: '2026-11-02T09:00:00+08:00', author, topics: ['Pregnancy'],
    title: { en: 'Antenatal class for parents-to-be', ms: 'Kelas antenatal untuk bakal ibu bapa', zh: '准父母产前课程' },
    summary: { en: 'One Saturday afternoon about labour, pain relief, the first feed and the first week at home.', ms: 'Satu petang Sabtu tentang kelahiran, cara mengurangkan sakit, penyusuan pertama dan minggu pertama di rumah.', zh: '用一个周六下午，了解分娩、镇痛、第一次喂奶与回家首周。' },
    body: { en: `<p>The class suits you best between the 28th and the 36th week. Bring your partner, your mother or a friend: whoever will be with you when the time comes.</p>
<h2>The afternoon</h2>
<ol><li>How labour begins, and when to ring us or come.</li><li>Ways to ease the pain, with and without medicine, and what each one means for you and the baby.</li><li>If a Caesarean becomes necessary.</li><li>A visit to the labour rooms and the nursery.</li><li>Feeding, sleeping, bathing and your own recovery.</li></ol>
<p>Wear loose clothes; there are mats on the floor and chairs for those who prefer them. The class is held in English and Malay, and a midwife who speaks Cantonese and Mandarin is in the room.</p>` },
    fields: { startsAt: '2026-12-05T14:00:00+08:00', endsAt: '2026-12-05T17:30:00+08:00', place: 'Parents’ room, level 4, Melur Cheras', hospitalSlug: 'melur-cheras', capacity: 24, speciality: 'obstetrics-gynaecology', fee: 0 },
  },
  {
    kind: 'event', slug: 'diabetes-cooking-class-kota-bharu', publishedAt: '2026-11-04T09:00:00+08:00', author, topics: ['Diabetes', 'Food and nutrition'],
    title: { en: 'Cooking class: kampung food and your sugar', ms: 'Kelas memasak: masakan kampung dan gula anda', zh: '烹饪班：家乡菜与血糖' },
    summary: { en: 'Cook four Kelantan dishes with our dietitian and chef, and see what they do to blood sugar.', ms: 'Masak empat hidangan Kelantan bersama pegawai dietetik dan cef kami, dan lihat kesannya pada gula darah.', zh: '与营养师和厨师一起烹调四道吉兰丹菜，了解它们对血糖的影响。' },
    body: { en: `<p>You do not have to give up the food you grew up with. In this class you cook ayam percik, nasi kerabu, a vegetable kerabu and a dessert, with less sugar and in portions that fit a person with diabetes.</p>
<p>Those who wish may measure their blood sugar before the meal and two hours after it. Bring your own meter if you have one. If you use insulin, take it as usual and eat breakfast; you will not miss lunch here.</p>
<p>The class is in Malay. Recipes are given to take home, in large print. Please tell us about allergies when you register.</p>` },
    fields: { startsAt: '2026-12-05T10:00:00+08:00', endsAt: '2026-12-05T13:30:00+08:00', place: 'Teaching kitchen, ground floor, Melur Kota Bharu', hospitalSlug: 'melur-kota-bharu', capacity: 20, speciality: 'endocrinology', fee: 0 },
  },
  {
    kind: 'event', slug: 'bone-health-open-day-ipoh', publishedAt: '2026-11-06T09:00:00+08:00', author, topics: ['Bones and joints'],
    title: { en: 'Bone and joint open day', ms: 'Hari terbuka tulang dan sendi', zh: '骨骼与关节开放日' },
    summary: { en: 'Try balance and grip tests, see a knee joint from inside, and ask what helps before surgery.', ms: 'Cuba ujian imbangan dan genggaman, lihat sendi lutut dari dalam dan tanya apa yang membantu sebelum pembedahan.', zh: '体验平衡与握力测试，观察膝关节构造，了解手术前可做的事。' },
    body: { en: `<p>Sore knees and stiff backs are common, but they are not simply the price of age. On this day the bone and joint team of Melur Ipoh shows what can be done, from exercise to a new joint.</p>
<ul><li>Balance, grip and sit-to-stand tests with a physiotherapist.</li><li>A short check of your risk of brittle bones. We do not take X-rays on the day.</li><li>A model operation on a plastic knee, explained step by step.</li><li>Exercises for the kitchen and the office chair.</li></ul>
<p>Come when you like between 9 am and 1 pm; a talk starts on every full hour, in Malay, English and Cantonese in turn. Bring a list of your medicines if you would like advice about falls.</p>` },
    fields: { startsAt: '2026-12-12T09:00:00+08:00', endsAt: '2026-12-12T13:00:00+08:00', place: 'Main lobby and physiotherapy hall, Melur Ipoh', hospitalSlug: 'melur-ipoh', capacity: 200, speciality: 'orthopaedics', fee: 0 },
  },
  {
    kind: 'event', slug: 'blood-donation-drive-petaling-jaya', publishedAt: '2026-11-09T09:00:00+08:00', author, topics: ['Giving blood'],
    title: { en: 'Year-end blood donation drive', ms: 'Kempen derma darah akhir tahun', zh: '年终捐血活动' },
    summary: { en: 'Stocks run low in the school holidays. Forty minutes of your time can help up to three people.', ms: 'Bekalan berkurang semasa cuti sekolah. Empat puluh minit anda boleh membantu sehingga tiga orang.', zh: '学校假期血库存量偏低。您的四十分钟可帮助多达三人。' },
    body: { en: `<p>In December many donors travel, and the blood bank becomes anxious. If you are well, please come.</p>
<h2>You may give blood if you</h2>
<ul><li>are between 18 and 60 years old, or 17 with a parent’s written consent,</li><li>weigh at least 45 kg,</li><li>slept five hours or more and have eaten,</li><li>have not given blood in the past eight weeks.</li></ul>
<p>Bring your identity card. A nurse asks you some private questions and tests a drop of blood first; nobody else hears the answers. Some medicines, a recent tattoo or a journey may mean that you have to wait a while. It is not a judgement of you.</p>
<p>Giving takes about ten minutes, and the rest of the time you sit and drink something. The drive is held together with the national blood service.</p>` },
    fields: { startsAt: '2026-12-19T09:00:00+08:00', endsAt: '2026-12-19T16:00:00+08:00', place: 'Function hall, level 1, Melur Petaling Jaya', hospitalSlug: 'melur-petaling-jaya', capacity: 150, speciality: 'haematology', fee: 0 },
  },
  {
    kind: 'event', slug: 'first-aid-for-parents-kuching', publishedAt: '2026-11-10T09:00:00+08:00', author, topics: ['Children'],
    title: { en: 'First aid for parents and grandparents', ms: 'Pertolongan cemas untuk ibu bapa dan datuk nenek', zh: '父母与祖父母急救课' },
    summary: { en: 'Choking, burns, fits and fever in small children: what to do while you wait for help.', ms: 'Tercekik, melecur, sawan dan demam pada anak kecil: tindakan sementara menunggu bantuan.', zh: '幼儿噎到、烫伤、抽搐与发烧：等待救援时该怎么做。' },
    body: { en: `<p>Grandparents often look after the youngest, so this class is for them too. You learn with your hands, in groups of six, with a children’s doctor and two emergency nurses.</p>
<ol><li>A baby or a child who chokes.</li><li>Resuscitation of a baby and of a child.</li><li>Burns: twenty minutes under cool running water, and no toothpaste.</li><li>A fit with fever: what to do and what to leave alone.</li><li>When to call 999 and what they will ask you.</li></ol>
<p>Children may come; a play corner is watched. The class is in Malay and English, with Iban and Mandarin speakers in the room.</p>` },
    fields: { startsAt: '2027-01-09T09:00:00+08:00', endsAt: '2027-01-09T12:30:00+08:00', place: 'Seminar room 1, level 3, Melur Kuching', hospitalSlug: 'melur-kuching', capacity: 36, speciality: 'paediatrics', fee: 0 },
  },
  {
    kind: 'event', slug: 'womens-health-evening-shah-alam', publishedAt: '2026-11-11T09:00:00+08:00', author, topics: ['Women'],
    title: { en: 'Women’s health evening', ms: 'Malam kesihatan wanita', zh: '女性健康之夜' },
    summary: { en: 'Breast and cervical screening, the change of life, and questions you have never liked to ask. For women only.', ms: 'Saringan payudara dan serviks, menopaus, serta soalan yang segan ditanya. Untuk wanita sahaja.', zh: '乳房与子宫颈检查、更年期，以及难以开口的问题。仅限女性参加。' },
    body: { en: `<p>Two women doctors, a gynaecologist and a breast surgeon, speak for twenty minutes each. After that the evening belongs to your questions. You can write them on a card without your name.</p>
<h2>Topics</h2>
<ul><li>Which screening test, at what age and how often.</li><li>The self-sampling HPV test, and what a positive result does and does not mean.</li><li>Hot flushes, sleep and mood: what helps.</li><li>Bladder trouble after births.</li></ul>
<p>Mammograms and smear tests are not done that evening; the nurses help you to book one. Tea is served, and there is a prayer room next to the hall.</p>` },
    fields: { startsAt: '2027-01-14T19:30:00+08:00', endsAt: '2027-01-14T21:30:00+08:00', place: 'Women’s Centre, level 2, Melur Shah Alam', hospitalSlug: 'melur-shah-alam', capacity: 60, speciality: 'obstetrics-gynaecology', gender: 'female', fee: 0 },
  },
  {
    kind: 'event', slug: 'mens-health-saturday-johor-bahru', publishedAt: '2026-11-12T09:00:00+08:00', author, topics: ['Men'],
    title: { en: 'Men’s health Saturday', ms: 'Sabtu kesihatan lelaki', zh: '男性健康星期六' },
    summary: { en: 'Prostate, heart and mood, in plain words. For men, and partners are welcome.', ms: 'Prostat, jantung dan emosi dalam bahasa mudah. Untuk lelaki; pasangan dialu-alukan.', zh: '浅谈前列腺、心脏与情绪。欢迎男士携伴参加。' },
    body: { en: `<p>Men see a doctor later than women do, and often because somebody sent them. This morning makes it easier: three short talks, no examination, and coffee.</p>
<ul><li>A urologist on getting up at night, the PSA test and what speaks for and against it.</li><li>A cardiologist on why trouble with erections can be an early sign of narrowed arteries.</li><li>A psychologist on anger, drinking and sadness that does not look like sadness.</li></ul>
<p>You can have your waist and blood pressure measured. Everything you tell us in the quiet corner stays there. Talks are in Malay and English; a doctor who speaks Mandarin is present.</p>` },
    fields: { startsAt: '2027-01-16T09:30:00+08:00', endsAt: '2027-01-16T12:30:00+08:00', place: 'Conference room, level 5, Melur Johor Bahru', hospitalSlug: 'melur-johor-bahru', capacity: 80, speciality: 'urology', gender: 'male', fee: 0 },
  },
  {
    kind: 'event', slug: 'living-with-kidney-disease-sentul', publishedAt: '2026-11-13T09:00:00+08:00', author, topics: ['Kidneys'],
    title: { en: 'Living with kidney disease: patients tell patients', ms: 'Hidup dengan penyakit buah pinggang: pesakit berkongsi', zh: '与肾病同行：病友交流会' },
    summary: { en: 'People on dialysis and with transplants answer the questions that doctors cannot.', ms: 'Pesakit dialisis dan penerima pemindahan menjawab soalan yang doktor tidak dapat jawab.', zh: '由洗肾与换肾的病友解答医生答不了的问题。' },
    body: { en: `<p>When your doctor speaks of dialysis for the first time, your head is full of questions: Can I still work? Travel? Eat durian? People who live with it can tell you better than anyone.</p>
<p>The afternoon has three tables: preparing for dialysis, life with dialysis, and transplant. You sit at each for thirty-five minutes. A nurse and a dietitian go round. No names are taken and nothing is recorded.</p>
<p>Families are welcome. Tea and snacks are made to suit kidney diets, with labels that say why.</p>` },
    fields: { startsAt: '2027-01-23T14:00:00+08:00', endsAt: '2027-01-23T16:30:00+08:00', place: 'Kidney Centre, level 1, Melur Sentul', hospitalSlug: 'melur-sentul', capacity: 45, speciality: 'nephrology', fee: 0 },
  },
  {
    kind: 'event', slug: 'memory-cafe-taiping', publishedAt: '2026-11-16T09:00:00+08:00', author, topics: ['Older people'],
    title: { en: 'Memory café', ms: 'Kafe memori', zh: '记忆咖啡馆' },
    summary: { en: 'A gentle afternoon for people with memory loss and those who care for them, with songs and tea.', ms: 'Petang yang santai untuk penghidap hilang ingatan dan penjaga mereka, dengan lagu dan teh.', zh: '为记忆衰退者与照顾者而设的轻松下午，有歌有茶。' },
    body: { en: `<p>Going out becomes difficult when somebody you love forgets where he or she is. At the memory café nobody minds. There are old songs, photographs of Taiping, soft balls to throw, and people who understand.</p>
<p>In a side room a geriatrician and a social worker speak with carers about sleep, wandering, driving, money and the need for a rest. You can leave your parent with two nurses and a volunteer meanwhile.</p>
<p>The room is on the ground floor, without steps, with toilets next door. Please register both persons, so that we have enough helpers.</p>` },
    fields: { startsAt: '2027-01-30T14:30:00+08:00', endsAt: '2027-01-30T17:00:00+08:00', place: 'Garden room, Melur Taiping', hospitalSlug: 'melur-taiping', capacity: 30, speciality: 'geriatrics', fee: 0 },
  },
  {
    kind: 'event', slug: 'understanding-cancer-treatment-online', publishedAt: '2026-11-17T09:00:00+08:00', author, topics: ['Cancer'],
    title: { en: 'Understanding cancer treatment, an online evening', ms: 'Memahami rawatan kanser, sesi malam dalam talian', zh: '线上晚间讲座：了解癌症治疗' },
    summary: { en: 'What chemotherapy, radiotherapy and newer medicines do, and how a plan is made with you.', ms: 'Fungsi kemoterapi, radioterapi dan ubat baharu, serta cara pelan dibuat bersama anda.', zh: '了解化疗、放疗与新药的作用，以及治疗计划如何与您共同制定。' },
    body: { en: `<p>Join from home, with your camera off if you prefer. An oncologist and a nurse explain how a treatment plan comes about, which side effects can be prevented, and what you may ask for: a second opinion, more time, a smaller goal.</p>
<p>The talk lasts forty minutes and questions follow for fifty. You type them, and nobody else sees your name. General questions are answered; for your own case please see your doctor or ask for an appointment.</p>
<p>After registering you receive the way to join by e-mail two days before. English, with Malay and Mandarin captions.</p>` },
    fields: { startsAt: '2027-02-03T20:00:00+08:00', endsAt: '2027-02-03T21:30:00+08:00', place: 'Online', capacity: 300, speciality: 'oncology', fee: 0 },
  },
  {
    kind: 'event', slug: 'walk-for-your-lungs-kota-kinabalu', publishedAt: '2026-11-18T09:00:00+08:00', author, topics: ['Lungs'],
    title: { en: 'Walk for your lungs', ms: 'Berjalan untuk paru-paru anda', zh: '为肺健走' },
    summary: { en: 'Three kilometres by the sea with breathing exercises, for people who smoke, have stopped or want to stop.', ms: 'Tiga kilometer di tepi laut dengan senaman pernafasan, untuk perokok, bekas perokok dan yang mahu berhenti.', zh: '海边三公里健走配合呼吸练习，适合吸烟、已戒或想戒烟的人。' },
    body: { en: `<p>We walk slowly along the waterfront, in groups by pace, with a physiotherapist in each group and a car behind for those who get tired. At every kilometre there is a breathing exercise and water.</p>
<p>At the end you can blow into a small device that shows how well your lungs work, and talk with a nurse about stopping smoking. Nobody lectures. The law has made smoking and vaping in public more difficult; we would like to make stopping easier.</p>
<p>If you have heart or lung disease, ask your doctor first, and bring your inhaler. In heavy rain we meet in the hospital’s hall instead.</p>` },
    fields: { startsAt: '2027-01-31T06:30:00+08:00', endsAt: '2027-01-31T09:00:00+08:00', place: 'Tanjung Aru beach park, Kota Kinabalu', hospitalSlug: 'melur-kota-kinabalu', capacity: 150, speciality: 'respiratory', fee: 0 },
  },
];
