import type { SampleEntry } from './sample-entry.ts';
import { t } from './three-languages.ts';

type Symptom = Omit<SampleEntry, 'kind' | 'author'>;

const symptoms: readonly Symptom[] = [
  {
    slug: 'chest-pain', publishedAt: '2026-01-06T09:00:00+08:00', reviewer: 'Dr Hafizuddin Rosman', topics: ['heart'],
    title: t('Chest pain', 'Sakit dada', '胸痛'),
    summary: t('From a pulled muscle to a heart attack. How to tell what must not wait.', 'Daripada tegang otot hingga serangan jantung. Cara mengetahui mana yang tidak boleh ditangguh.', '从肌肉拉伤到心脏病发。如何分辨刻不容缓的情况。'),
    fields: {
      overview: 'Pain in the chest can come from the heart, lungs, gullet, muscles, ribs or nerves. The place of the pain alone does not tell. What matters most is how it began and what comes with it.',
      symptoms: ['pressure or tightness in the middle', 'a stitch when you breathe in', 'burning after meals or on lying down', 'soreness when you press a spot'],
      causes: ['narrow heart arteries', 'acid from the stomach', 'a strained chest muscle', 'a chest infection', 'a clot in the lung', 'panic'],
      whenToSeeADoctor: 'Call 999 if it lasts longer than a few minutes, feels like a weight, spreads to the arm, jaw or back, or comes with sweating, breathlessness or fainting. See a doctor within days if it comes on effort and goes with rest. See a doctor the same day with fever and cough.',
      treatment: 'While you wait for help sit and rest, and chew 300 mg of aspirin unless you are allergic to it. At the hospital a heart tracing is done within ten minutes and blood is tested. Treatment depends on the cause, from an antacid to opening an artery.',
      departments: ['emergency', 'cardiology', 'respiratory'],
    },
  },
  {
    slug: 'shortness-of-breath', publishedAt: '2026-01-06T09:00:00+08:00', reviewer: 'Dr Azhar Tarmizi', topics: ['heart'],
    title: t('Shortness of breath', 'Sesak nafas', '呼吸急促'),
    summary: t('When stairs become steep or lying flat is hard, the heart, lungs or blood may be asking for help.', 'Apabila tangga terasa curam atau sukar berbaring, jantung, paru-paru atau darah mungkin memerlukan bantuan.', '爬梯变吃力、平躺难受时，可能是心、肺或血液在求助。'),
    fields: {
      overview: 'It is normal to be out of breath after running for a bus. It is not normal when you are resting, talking or doing what was easy last month. Sudden breathlessness is an emergency; slow breathlessness still needs a doctor.',
      symptoms: ['fast or shallow breathing', 'having to sleep on several pillows', 'waking at night to sit up', 'wheezing or cough', 'swollen ankles'],
      causes: ['asthma and smokers’ lung', 'a weak heart', 'a chest infection', 'anaemia', 'a clot in the lung', 'anxiety', 'being unfit or heavy'],
      whenToSeeADoctor: 'Call 999 if it is sudden, if you cannot finish a sentence, or if there is chest pain, blue lips, fainting or a swollen leg. See a doctor the same day if it is new at rest or at night. Make an appointment if stairs have become harder over weeks.',
      treatment: 'Sit upright, lean forward and loosen your clothes, and use your reliever inhaler if you have one. We listen, measure oxygen, and often take a chest X-ray, heart tracing and blood test on one visit. The cause decides whether you need an inhaler, a water tablet, iron or something else.',
      departments: ['respiratory', 'cardiology', 'emergency'],
    },
  },
  {
    slug: 'fever', publishedAt: '2026-01-13T09:00:00+08:00', reviewer: 'Dr Suraya Anuar', topics: ['infections'],
    title: t('Fever', 'Demam', '发烧'),
    summary: t('38 degrees or more is a sign, not an illness. What else you notice tells where it comes from.', '38 darjah atau lebih ialah tanda, bukan penyakit. Gejala lain memberitahu puncanya.', '38度或以上是信号而非疾病。其他症状能指出原因。'),
    fields: {
      overview: 'Fever helps the body to fight germs. In Malaysia a fever without a clear cause is treated as possible dengue until a blood test says otherwise. How you feel is more important than the number.',
      symptoms: ['38 degrees or more in the armpit or ear', 'chills and sweats', 'aching muscles', 'headache', 'little appetite'],
      causes: ['colds, flu and COVID-19', 'dengue', 'infections of throat, chest, ear or urine', 'leptospirosis after flood water or rivers', 'malaria after the jungle or travel'],
      whenToSeeADoctor: 'See a doctor on the first or second day of a high fever, and the same day if you are pregnant, over 65, or have diabetes, cancer treatment or a weak immune system. A baby under three months must come at once. Call 999 with a stiff neck, confusion, trouble breathing, spots that do not fade, or cold hands with drowsiness.',
      treatment: 'Drink often and rest. Paracetamol eases aches; avoid aspirin and ibuprofen until dengue has been ruled out. Antibiotics help only against bacteria, so do not use old ones. Keep a note of temperature, drinks and urine.',
      departments: ['infectious-disease', 'paediatrics', 'emergency'],
    },
  },
  {
    slug: 'headache', publishedAt: '2026-01-13T09:00:00+08:00', reviewer: 'Dr Ong Teik Huat', topics: ['mental-health'],
    title: t('Headache', 'Sakit kepala', '头痛'),
    summary: t('Nearly all headaches are harmless. A few words describe the ones that are not.', 'Hampir semua sakit kepala tidak berbahaya. Beberapa perkataan menggambarkan yang berbahaya.', '绝大多数头痛无害。几个关键词可辨认危险的头痛。'),
    fields: {
      overview: 'Most headaches are tension headaches, like a band around the head, or migraine, which throbs on one side with nausea and a dislike of light. Danger is rare, and it usually announces itself.',
      symptoms: ['a band of pressure', 'throbbing on one side', 'feeling sick, light hurts', 'pain over the cheeks with a blocked nose'],
      causes: ['stress, poor sleep, missed meals, too little water', 'migraine', 'sinus infection', 'neck strain or wrong glasses', 'painkillers taken on more than ten days a month'],
      whenToSeeADoctor: 'Call 999 for the worst headache of your life that comes within a minute, or a headache with weakness, slurred speech, fits, stiff neck and fever, or after a fall. Come the same day for a new headache over the age of 50, in pregnancy, or with blurred sight. Make an appointment if you need tablets every week.',
      treatment: 'Water, food, a dark room and paracetamol early help most headaches. Write a diary for a month: sleep, food, period, screen time. For migraine there are tablets that stop an attack and others that prevent it. If painkillers themselves are the cause, we help you to stop.',
      departments: ['neurology', 'emergency'],
    },
  },
  {
    slug: 'dizziness', publishedAt: '2026-01-27T09:00:00+08:00', reviewer: 'Dr Lim Yee Shan', topics: ['ageing'],
    title: t('Dizziness', 'Pening', '头晕'),
    summary: t('Does the room spin, or do you feel faint? The answer points to the ear or to the blood pressure.', 'Adakah bilik berpusing atau anda terasa hendak pitam? Jawapannya menunjukkan telinga atau tekanan darah.', '是天旋地转，还是快要晕倒？答案指向耳朵或血压。'),
    fields: {
      overview: 'People use the word for three things: spinning, feeling faint, and being unsteady. Spinning mostly comes from the balance organ in the ear. Feeling faint on standing up is usually blood pressure, water or tablets.',
      symptoms: ['the room turns when you roll over in bed', 'black before the eyes on standing', 'unsteady on the feet', 'feeling sick'],
      causes: ['loose crystals in the inner ear', 'too little to drink, fasting, heat', 'blood pressure tablets', 'low sugar, anaemia', 'a heart rhythm problem', 'rarely a stroke'],
      whenToSeeADoctor: 'Call 999 if it comes with double vision, slurred speech, weakness, a severe headache, chest pain or fainting. Come the same day if you cannot walk or keep vomiting, or have sudden hearing loss in one ear. Make an appointment if it returns or you have fallen.',
      treatment: 'Sit or lie down at once and rise in steps. For loose crystals a doctor turns your head in a certain order, and many people are better the same day. We look through your tablets and measure pressure lying and standing. Do not drive or climb a ladder while it lasts.',
      departments: ['ent', 'neurology', 'cardiology'],
    },
  },
  {
    slug: 'belly-pain', publishedAt: '2026-01-27T09:00:00+08:00', reviewer: 'Dr Tan Boon Hock', topics: ['digestion'],
    title: t('Belly pain', 'Sakit perut', '腹痛'),
    summary: t('Where it hurts, how it began and what comes with it help to find the cause.', 'Tempat sakit, cara ia bermula dan gejala lain membantu mencari punca.', '疼痛的位置、起因与伴随症状有助找出原因。'),
    fields: {
      overview: 'Most belly aches come from wind, food or a virus and go within a day or two. Pain that is strong, stays in one place or gets steadily worse needs a doctor. In women the womb and ovaries may be the cause.',
      symptoms: ['cramps with diarrhoea', 'burning below the ribs', 'pain that moves to the lower right', 'pain in the upper right after fatty food', 'pain in the side that comes in waves'],
      causes: ['stomach virus or food poisoning', 'gastritis and ulcers', 'constipation', 'gallstones or kidney stones', 'appendicitis', 'period pain, cysts, pregnancy outside the womb'],
      whenToSeeADoctor: 'Call 999 or come at once for sudden severe pain, a hard belly, vomiting blood, black stools, fainting, or pain with a missed period. Come the same day if it lasts for more than a few hours in one place, with fever or vomiting. Make an appointment for pain that keeps returning or comes with weight loss.',
      treatment: 'Sip water or rehydration salts and eat plain food. Paracetamol is safe; avoid ibuprofen and aspirin. Do not take a laxative for strong pain. At the hospital we examine you, test urine and blood and often do an ultrasound scan.',
      departments: ['gastroenterology', 'general-surgery', 'obstetrics-gynaecology', 'emergency'],
    },
  },
  {
    slug: 'cough-that-lasts', publishedAt: '2026-02-10T09:00:00+08:00', reviewer: 'Dr Azhar Tarmizi', topics: ['infections'],
    title: t('A cough that lasts', 'Batuk berpanjangan', '久咳不愈'),
    summary: t('After a cold a cough may stay for three weeks. Longer than that needs a look at the lungs.', 'Selepas selesema, batuk boleh berlarutan tiga minggu. Lebih lama daripada itu, paru-paru perlu diperiksa.', '感冒后咳嗽可持续三周；更久就应检查肺部。'),
    fields: {
      overview: 'A cough clears the airways. After a cold the airways can stay sensitive for two to three weeks. A cough for longer, or with certain signs, may come from asthma, acid, tablets or an infection such as tuberculosis.',
      symptoms: ['dry or with mucus', 'worse at night or lying down', 'a tickle in the throat', 'wheezing'],
      causes: ['the weeks after a cold', 'asthma', 'mucus from the nose', 'stomach acid', 'smoking and vaping, haze', 'blood pressure tablets such as perindopril', 'tuberculosis', 'rarely cancer'],
      whenToSeeADoctor: 'See a doctor after two weeks if you also have fever, night sweats or weight loss, and after three weeks in any case. Come the same day for blood in the mucus, chest pain or a high fever. Call 999 for severe breathlessness or a mouthful of blood.',
      treatment: 'Warm drinks and a spoon of honey soothe; do not give honey to a baby under one year. Stop smoking. Cough mixture does little. We may order a chest X-ray, mucus tests or a blowing test and treat what we find. Please wear a mask until we know.',
      departments: ['respiratory', 'ent', 'infectious-disease'],
    },
  },
  {
    slug: 'lower-back-pain', publishedAt: '2026-02-10T09:00:00+08:00', reviewer: 'Dr Ravi Shankar Maniam', topics: ['bones'],
    title: t('Lower back pain', 'Sakit pinggang', '腰痛'),
    summary: t('It strikes four of five people once in life. Keep moving: bed rest makes it last longer.', 'Empat daripada lima orang mengalaminya sekali seumur hidup. Teruskan bergerak; terlalu banyak berbaring melambatkan pulih.', '五人中有四人一生会遇到一次。保持活动，卧床反而好得慢。'),
    fields: {
      overview: 'In most people a muscle, joint or disc is irritated, and no scan is needed. Nine of ten are much better within six weeks. If a nerve is pressed, the pain shoots down the leg, which is called sciatica.',
      symptoms: ['stiff in the morning', 'a sudden lock when bending', 'pain down the back of the leg', 'tingling in the foot'],
      causes: ['lifting or turning with a load', 'sitting all day', 'weak belly and back muscles', 'a bulging disc', 'thin bones', 'sometimes kidney stones or infection'],
      whenToSeeADoctor: 'Come at once, or call 999, if you cannot hold or pass urine, are numb between the legs, or both legs are weak. Come the same day after a fall, with fever, or if you have had cancer or take steroids. Make an appointment if it is no better after four weeks, or the leg is weak.',
      treatment: 'Walk a little every hour, use warmth, and take paracetamol or a short course of anti-inflammatory tablets if your stomach and kidneys are well. A physiotherapist teaches exercises for the trunk. Injections or an operation are for the few whose nerve stays pressed.',
      departments: ['spine', 'orthopaedics', 'rehabilitation'],
    },
  },
  {
    slug: 'tiredness', publishedAt: '2026-02-24T09:00:00+08:00', reviewer: 'Dr Farid Zulkarnain', topics: ['women', 'mental-health'],
    title: t('Tiredness that does not go away', 'Keletihan yang tidak hilang', '挥之不去的疲倦'),
    summary: t('Sleep, mood, iron, thyroid and sugar explain most of it, and simple tests find them.', 'Tidur, emosi, zat besi, tiroid dan gula menjelaskan kebanyakannya; ujian mudah dapat mengesannya.', '多与睡眠、情绪、铁质、甲状腺和血糖有关，简单检验即可查出。'),
    fields: {
      overview: 'Everyone is tired after short nights, a new baby or a hard month. If rest does not help for four weeks, there is often a cause that can be treated. Tell us how you sleep, and whether you are sleepy or rather weak.',
      symptoms: ['no energy in the morning', 'falling asleep at traffic lights', 'breathless on the stairs', 'low mood', 'feeling cold'],
      causes: ['too little sleep or broken sleep, loud snoring', 'lack of iron, often from heavy periods', 'thyroid illness', 'diabetes', 'depression', 'long COVID, kidney or liver illness', 'medicines'],
      whenToSeeADoctor: 'Make an appointment if it lasts for four weeks. Come within days with weight loss, fever at night, swollen glands or bleeding. Call 999 if weakness comes suddenly, on one side, or with chest pain or breathlessness. If you fall asleep while driving, stop driving until you have seen us.',
      treatment: 'We listen, examine you and test blood count, iron, sugar, thyroid, kidneys and liver. Regular bedtimes, daylight, movement and fewer energy drinks help most people. Iron is taken only when a test shows that it is missing, and we then look for the reason.',
      departments: ['endocrinology', 'haematology', 'respiratory', 'psychiatry'],
    },
  },
  {
    slug: 'blood-in-the-urine', publishedAt: '2026-02-24T09:00:00+08:00', reviewer: 'Dr Vincent Sim Kah Wei', topics: ['cancer', 'ageing'],
    title: t('Blood in the urine', 'Darah dalam air kencing', '血尿'),
    summary: t('Pink, red or brown urine always deserves a check, also when it does not hurt and stops by itself.', 'Air kencing merah jambu, merah atau perang perlu diperiksa walaupun tidak sakit dan berhenti sendiri.', '小便呈粉红、红或褐色都应检查，即使不痛或自行停止。'),
    fields: {
      overview: 'Blood may come from the kidneys, the bladder, the prostate or the tube between them. A few drops colour a lot of urine. Dragon fruit and beetroot can colour it too, and so can some medicines.',
      symptoms: ['pink, red or tea-coloured urine', 'clots', 'burning and urgency', 'pain in the side', 'or no pain at all'],
      causes: ['bladder infection', 'kidney or bladder stones', 'an enlarged prostate', 'kidney inflammation', 'cancer of the bladder or kidney, mostly in smokers over 50', 'blood thinners'],
      whenToSeeADoctor: 'See a doctor within a few days each time, even if it stops. Come the same day with fever, pain in the side, or after an injury. Come at once if you pass clots or cannot pass urine.',
      treatment: 'Bring a urine sample in a clean jar. We test it, scan the kidneys and bladder, and, if you are over 40 or smoke, look into the bladder with a thin camera. An infection gets antibiotics, stones may pass with water and time or be broken up.',
      departments: ['urology', 'nephrology'],
    },
  },
  {
    slug: 'itchy-rash', publishedAt: '2026-03-10T09:00:00+08:00', reviewer: 'Dr Lim Yee Shan', topics: ['children', 'infections'],
    title: t('Itchy rash', 'Ruam gatal', '发痒的皮疹'),
    summary: t('Heat, fungus, eczema, scabies or an allergy: where it itches tells much.', 'Haba, kulat, ekzema, kudis atau alahan: tempat gatal memberi banyak petunjuk.', '痱子、癣、湿疹、疥疮或过敏：痒处能说明很多。'),
    fields: {
      overview: 'Skin in a hot, damp country itches easily. Most rashes are harmless but some spread to the family, and a few are dangerous. A photo on the first day helps us, because rashes change.',
      symptoms: ['tiny red bumps under clothes', 'rings with a scaly edge', 'dry patches in elbows and knees', 'itch worst at night between the fingers', 'weals that come and go'],
      causes: ['prickly heat', 'ringworm and other fungus', 'eczema', 'scabies', 'hives from food, medicine or a virus', 'plants, soaps, nickel'],
      whenToSeeADoctor: 'Call 999 if the face or tongue swells or breathing is hard. Come the same day for a rash with fever, blisters, sore eyes or mouth, purple spots, or after starting a new medicine. Make an appointment if it lasts for two weeks or others at home itch too.',
      treatment: 'Keep cool, wear cotton, use a soap-free wash and a plain moisturiser. An antihistamine eases the itch. Do not use strong steroid creams or mixtures from friends, since they make fungus grow. Scabies is treated for the whole household on the same night, with the bed linen washed hot.',
      departments: ['dermatology', 'paediatrics'],
    },
  },
  {
    slug: 'palpitations', publishedAt: '2026-03-10T09:00:00+08:00', reviewer: 'Dr Lavanya Selvakumar', topics: ['heart'],
    title: t('Palpitations', 'Berdebar-debar', '心悸'),
    summary: t('Feeling your own heart race, flutter or skip. Mostly harmless, sometimes worth a tracing.', 'Terasa jantung laju, bergetar atau tersangkut. Kebanyakannya tidak berbahaya, kadangkala perlu rakaman.', '感到心跳加快、颤动或漏跳。多数无害，有时需做心电图。'),
    fields: {
      overview: 'You normally do not notice your heart. Extra beats feel like a thump or a pause and are common in healthy people. A fast, uneven beat in an older person may be atrial fibrillation, which can cause a stroke and should be found.',
      symptoms: ['a thump or skipped beat', 'racing that starts and stops suddenly', 'a flutter in chest or throat', 'light-headedness'],
      causes: ['coffee, strong tea, energy drinks, nicotine', 'worry and panic', 'fever, anaemia, thyroid', 'cold remedies and slimming pills', 'heart rhythm problems'],
      whenToSeeADoctor: 'Call 999 if you faint, have chest pain or are breathless. See a doctor the same day if your heart races over 120 at rest and does not settle. Make an appointment if it returns, if the beat is uneven, or if someone in the family died suddenly when young.',
      treatment: 'Feel the pulse for a full minute and write down the number and whether it is even. A tracing of ten seconds, or a small recorder that you wear for days, catches most problems. Many people need nothing but less caffeine and more sleep; others need tablets or a procedure through a vein.',
      departments: ['cardiology', 'endocrinology'],
    },
  },
];

/** Symptoms explained in the health library, by what people feel. */
export const librarySymptoms: readonly SampleEntry[] = symptoms.map((entry) => ({ ...entry, kind: 'library-symptom', author: 'Health library editors' }));
