import type { SampleEntry } from './sample-entry.ts';
import { t } from './three-languages.ts';

type Disease = Omit<SampleEntry, 'kind' | 'author'>;

const diseases: readonly Disease[] = [
  {
    slug: 'dengue-fever', publishedAt: '2026-01-05T09:00:00+08:00', reviewer: 'Dr Suraya Anuar', topics: ['infections'],
    title: t('Dengue fever', 'Demam denggi', '骨痛热症'),
    summary: t('A virus carried by mosquitoes. Most people get well; the days when the fever falls need the closest watch.', 'Virus yang dibawa nyamuk. Kebanyakan orang sembuh; hari demam kebah perlu dipantau paling rapi.', '由蚊子传播的病毒。多数人会痊愈，但退烧那几天最需留意。'),
    fields: {
      overview: 'Dengue is passed on by the bite of an Aedes mosquito, which breeds in clean standing water around houses. There are four types of the virus, so you can have it more than once, and a second infection can be worse. The illness usually lasts seven to ten days.',
      symptoms: ['sudden high fever', 'headache and pain behind the eyes', 'pain in muscles and bones', 'feeling sick and not wanting to eat', 'a rash, often as you recover'],
      causes: ['a bite from an infected Aedes mosquito', 'standing water near the house, such as flower pot saucers, pails and gutters'],
      whenToSeeADoctor: 'See a doctor on the first or second day of a high fever for a blood test. Come at once for strong belly pain, repeated vomiting, bleeding, cold hands, unusual sleepiness or restlessness, or no urine for six hours. Call 999 if the person faints, is confused or has trouble breathing.',
      treatment: 'There is no tablet against the virus. You drink often, rest, take only paracetamol for fever and have your blood counted on the days the doctor names. Aspirin and ibuprofen can cause bleeding and must be avoided. If warning signs appear, fluid is given through a vein in hospital.',
      departments: ['infectious-disease', 'paediatrics', 'emergency'],
    },
  },
  {
    slug: 'type-2-diabetes', publishedAt: '2026-01-05T09:00:00+08:00', reviewer: 'Dr Farid Zulkarnain', topics: ['diabetes'],
    title: t('Type 2 diabetes', 'Diabetes jenis 2', '2型糖尿病'),
    summary: t('Too much sugar stays in the blood because insulin no longer works well. It can be kept in hand for a lifetime.', 'Terlalu banyak gula kekal dalam darah kerana insulin tidak lagi berkesan. Ia boleh dikawal sepanjang hayat.', '胰岛素作用不佳，血糖因而偏高。只要好好控制，可以一生平稳。'),
    fields: {
      overview: 'In type 2 diabetes the body makes insulin but does not respond to it well, so sugar builds up in the blood. About one in six adults in Malaysia has it, and many do not know. Over years high sugar harms the eyes, kidneys, nerves, heart and feet.',
      symptoms: ['often none for years', 'thirst and passing a lot of urine', 'tiredness', 'blurred sight', 'wounds or skin infections that heal slowly', 'tingling in the feet'],
      causes: ['insulin that works less well', 'weight around the waist', 'little movement', 'parents or siblings with diabetes', 'diabetes during an earlier pregnancy'],
      whenToSeeADoctor: 'Ask for a sugar test if you are over 30, earlier if you are heavy or diabetes runs in your family. See a doctor within days if you are very thirsty and losing weight. Come the same day with vomiting, sugar that stays above 16 mmol/L, or a wound on the foot, and call 999 for confusion or drowsiness.',
      treatment: 'Treatment begins with food, walking and losing some weight, usually together with metformin. Other tablets or injections are added to suit your heart, kidneys and weight. Eyes, kidneys and feet are checked each year, because damage found early can be slowed.',
      departments: ['endocrinology', 'ophthalmology', 'nephrology'],
    },
  },
  {
    slug: 'high-blood-pressure', publishedAt: '2026-01-12T09:00:00+08:00', reviewer: 'Dr Lavanya Selvakumar', topics: ['heart'],
    title: t('High blood pressure', 'Tekanan darah tinggi', '高血压'),
    summary: t('Pressure of 140/90 or more that stays. You rarely feel it, yet it is the main cause of stroke.', 'Tekanan 140/90 atau lebih yang berterusan. Anda jarang merasainya, tetapi ia punca utama strok.', '血压持续达140/90或以上。通常没有感觉，却是中风的主因。'),
    fields: {
      overview: 'Blood pressure is the force of the blood against the walls of the arteries. When it stays at 140/90 or above, the walls thicken and weaken. Nearly one in three adults in Malaysia has high blood pressure.',
      symptoms: ['usually none', 'headache or nosebleeds only when it is very high', 'breathlessness if the heart has been strained for years'],
      causes: ['growing older', 'a family history', 'too much salt', 'being heavy, little movement, alcohol', 'less often a kidney, artery or hormone illness, or medicines such as steroids and painkillers'],
      whenToSeeADoctor: 'Have it measured once a year from the age of 18. See a doctor within weeks if your average at home is 135/85 or more, and the same day at 180/120 or more. Call 999 if a high reading comes with chest pain, severe headache, trouble seeing, weakness or confusion.',
      treatment: 'Less salt, more vegetables, walking, weight loss and good sleep lower the pressure. Most people also need one or two tablets, taken every day for years. Do not stop them when the numbers become good, since they are good because of the tablets.',
      departments: ['cardiology', 'nephrology'],
    },
  },
  {
    slug: 'coronary-artery-disease', publishedAt: '2026-01-12T09:00:00+08:00', reviewer: 'Dr Hafizuddin Rosman', topics: ['heart'],
    title: t('Coronary artery disease', 'Penyakit arteri koronari', '冠状动脉疾病'),
    summary: t('The arteries that feed the heart become narrow. It can show as chest tightness, or as a sudden heart attack.', 'Arteri yang membekalkan darah ke jantung menjadi sempit. Tandanya dada ketat atau serangan jantung secara tiba-tiba.', '供应心脏的血管变窄，可能表现为胸闷，或突然心脏病发。'),
    fields: {
      overview: 'Fat and scar tissue build up in the walls of the heart’s own arteries over many years. If less blood gets through, the chest feels tight when you make an effort; this is angina. If the wall tears and a clot closes the artery, that is a heart attack.',
      symptoms: ['pressure or tightness in the chest when walking, climbing or upset', 'pain that spreads to the arm, jaw or back', 'breathlessness', 'cold sweat and feeling sick in a heart attack', 'unusual tiredness, above all in women and in people with diabetes'],
      causes: ['smoking and vaping', 'high cholesterol', 'high blood pressure', 'diabetes', 'close family with heart disease when young'],
      whenToSeeADoctor: 'Call 999 for chest pain that lasts for more than a few minutes, or comes with sweating or breathlessness. See a doctor within days if your chest feels tight on effort and settles with rest. If you are over 40, ask for your heart risk to be worked out.',
      treatment: 'Tablets thin the blood, lower cholesterol and ease the work of the heart. A narrow artery can be opened with a balloon and stent through the wrist, or bridged by surgery. Stopping smoking is worth as much as any tablet, and a heart exercise course makes the next attack less likely.',
      departments: ['cardiology', 'emergency', 'rehabilitation'],
    },
  },
  {
    slug: 'stroke', publishedAt: '2026-01-19T09:00:00+08:00', reviewer: 'Dr Ong Teik Huat', topics: ['heart', 'ageing'],
    title: t('Stroke', 'Strok', '中风'),
    summary: t('Part of the brain is suddenly without blood. Every minute counts, so call 999 at the first sign.', 'Sebahagian otak tiba-tiba terputus bekalan darah. Setiap minit penting, hubungi 999 pada tanda pertama.', '部分脑部突然缺血。分秒必争，一有迹象立即拨打999。'),
    fields: {
      overview: 'Most strokes happen when a clot blocks an artery of the brain; fewer when an artery bursts. Brain cells without blood begin to die within minutes. A short attack that goes away by itself is a warning, and a full stroke may follow within days.',
      symptoms: ['one side of the face droops', 'an arm or leg is suddenly weak or numb', 'speech is slurred or makes no sense', 'sudden loss of sight or balance', 'a sudden headache worse than any before'],
      causes: ['high blood pressure', 'an uneven heartbeat called atrial fibrillation', 'diabetes and high cholesterol', 'smoking', 'an earlier stroke or warning attack'],
      whenToSeeADoctor: 'Call 999 at once if the face droops, an arm is weak or speech is strange, even if it passes. Note the time when the person was last well, because the clot medicine works only in the first four and a half hours. Do not give food, drink or aspirin before a brain scan.',
      treatment: 'After a brain scan a medicine may dissolve the clot, or a doctor may pull it out through an artery. Treatment goes on in a stroke ward, where walking, speaking and swallowing are trained from the first days. Tablets, exercise and no smoking lower the risk of another stroke.',
      departments: ['neurology', 'emergency', 'rehabilitation'],
    },
  },
  {
    slug: 'asthma', publishedAt: '2026-01-19T09:00:00+08:00', reviewer: 'Dr Azhar Tarmizi', topics: ['children'],
    title: t('Asthma', 'Asma', '哮喘'),
    summary: t('Sensitive airways that tighten and swell. With the right inhaler, most people live without attacks.', 'Saluran pernafasan sensitif yang menyempit dan membengkak. Dengan alat sedut yang betul, kebanyakan orang bebas serangan.', '敏感的气道收紧、肿胀。使用合适的吸入器，多数人可以不再发作。'),
    fields: {
      overview: 'In asthma the airways in the lungs are swollen inside and tighten easily. It often begins in childhood and runs in families with eczema and blocked noses. It does not go away with an attack, which is why the daily inhaler matters most.',
      symptoms: ['wheezing', 'cough at night or after running', 'a tight chest', 'breathlessness that comes and goes'],
      causes: ['house dust mites, cats, mould, cockroaches', 'colds and flu', 'haze, smoke, incense and mosquito coils', 'dust or chemicals at work', 'not using the preventer inhaler'],
      whenToSeeADoctor: 'See a doctor if you need the blue inhaler more than twice a week, or wake at night. Come the same day if it helps for less than four hours. Call 999 if you cannot finish a sentence, if lips turn blue, or if a child is exhausted from breathing.',
      treatment: 'A preventer inhaler with a small dose of steroid calms the airways, and a reliever opens them quickly. Children use it through a spacer. You get a written plan for good and bad days, and many people can use less medicine after some calm months.',
      departments: ['respiratory', 'paediatrics', 'emergency'],
    },
  },
  {
    slug: 'tuberculosis', publishedAt: '2026-02-02T09:00:00+08:00', reviewer: 'Dr Jeremy Lau Kok Wai', topics: ['infections'],
    title: t('Tuberculosis', 'Tuberkulosis (batuk kering)', '肺结核'),
    summary: t('A lung infection that spreads through the air and is cured by six months of tablets.', 'Jangkitan paru-paru yang merebak melalui udara dan sembuh dengan ubat selama enam bulan.', '经空气传播的肺部感染，服药六个月可以治愈。'),
    fields: {
      overview: 'Tuberculosis, or TB, is caused by a slow-growing germ that usually settles in the lungs. You catch it by breathing the same indoor air as someone who coughs it out for hours, not from plates or handshakes. Anyone can get it, and more than 20,000 people fall ill with it in Malaysia each year.',
      symptoms: ['cough for two weeks or more', 'fever in the evening and sweating at night', 'losing weight', 'coughing blood', 'swollen glands in the neck'],
      causes: ['close indoor contact with a person who has untreated TB of the lungs', 'a sleeping infection that wakes up years later', 'weak defences, as in diabetes, HIV, smoking, kidney disease or steroid tablets'],
      whenToSeeADoctor: 'See a doctor if you have coughed for two weeks or more, or sooner with fever at night or weight loss. Wear a mask and sit by an open window. Call 999 if you cough up more than a cup of blood or cannot breathe.',
      treatment: 'Four medicines are taken every day for two months, then two of them for four months more. After about two weeks most people no longer infect others. Stopping early lets the germ come back stronger, so a nurse or relative watches each dose. The family and colleagues are tested too.',
      departments: ['respiratory', 'infectious-disease'],
    },
  },
  {
    slug: 'chronic-kidney-disease', publishedAt: '2026-02-02T09:00:00+08:00', reviewer: 'Dr Zaleha Mohd Noor', topics: ['diabetes', 'ageing'],
    title: t('Chronic kidney disease', 'Penyakit buah pinggang kronik', '慢性肾病'),
    summary: t('Kidneys that slowly lose strength. Found early, the loss can be slowed for many years.', 'Buah pinggang yang perlahan-lahan lemah. Jika dikesan awal, kerosakan boleh diperlahankan bertahun-tahun.', '肾功能逐渐减弱。及早发现，可以延缓多年。'),
    fields: {
      overview: 'The kidneys clean the blood, balance salts and help to make red blood cells. When they work below a certain level for more than three months, we call it chronic kidney disease. In Malaysia diabetes is the commonest cause of kidney failure.',
      symptoms: ['none until late', 'foamy urine', 'swollen ankles or eyelids', 'tiredness and itching', 'passing urine at night'],
      causes: ['diabetes', 'high blood pressure', 'long use of anti-inflammatory painkillers', 'some traditional remedies', 'stones, infections and inherited illnesses'],
      whenToSeeADoctor: 'If you have diabetes or high blood pressure, have your urine and blood tested every year. See a doctor within days for swelling, foamy urine or blood in the urine. Call 999 for severe breathlessness, and come at once if you pass hardly any urine.',
      treatment: 'Good blood pressure and sugar control protect the kidneys most. Certain tablets lower the leak of protein and slow the illness. A dietitian helps with salt, protein and potassium. If kidneys fail, dialysis or a transplant does their work, and there is time to choose.',
      departments: ['nephrology', 'endocrinology', 'urology'],
    },
  },
  {
    slug: 'thalassaemia', publishedAt: '2026-02-16T09:00:00+08:00', reviewer: 'Dr Aminah Hj Yusof', topics: ['children', 'women'],
    title: t('Thalassaemia', 'Talasemia', '地中海贫血'),
    summary: t('An inherited anaemia. Carriers are well, and a blood test before marriage shows who carries it.', 'Anemia yang diwarisi. Pembawa biasanya sihat, dan ujian darah sebelum berkahwin menunjukkan siapa pembawa.', '遗传性贫血。携带者通常健康，婚前验血就能知道。'),
    fields: {
      overview: 'In thalassaemia the body makes too little of the protein that carries oxygen in red blood cells. A person with one changed gene is a carrier and usually well. If both parents are carriers of the same kind, each child has a one in four chance of severe illness.',
      symptoms: ['carriers: none, or slight anaemia', 'severe form: a pale baby who feeds and grows poorly in the first two years', 'yellow skin', 'a swollen belly from a large spleen'],
      causes: ['changed genes from both parents', 'it is never caught from others'],
      whenToSeeADoctor: 'Ask for the blood test before you marry or plan a baby, or if a relative has it. Students in Form Four are offered it at school. See a doctor soon if your child is pale, tired and not growing, and come the same day if a child with thalassaemia has a fever.',
      treatment: 'Carriers need no treatment and should not take iron unless a test shows that they lack it. Severe thalassaemia is treated with blood every few weeks, and with medicine that removes the extra iron. A transplant of bone marrow from a matching brother or sister can cure some children.',
      departments: ['haematology', 'paediatrics', 'obstetrics-gynaecology'],
    },
  },
  {
    slug: 'nasopharyngeal-cancer', publishedAt: '2026-02-16T09:00:00+08:00', reviewer: 'Dr Ravindran Pillai', topics: ['cancer'],
    title: t('Cancer behind the nose', 'Kanser pangkal hidung (nasofarinks)', '鼻咽癌'),
    summary: t('More common in Malaysia than in most countries. A painless lump in the neck is often the first sign.', 'Lebih kerap di Malaysia berbanding kebanyakan negara. Ketulan leher yang tidak sakit sering menjadi tanda pertama.', '在马来西亚较为常见。颈部无痛硬块往往是最初的迹象。'),
    fields: {
      overview: 'The nasopharynx is the space behind the nose, above the soft palate. Cancer grows there hidden from sight. It is seen more among Chinese Malaysians and among the Bidayuh of Sarawak, and more in men. Found early, most people are cured.',
      symptoms: ['a painless lump in the neck', 'blood in the mucus from the nose or throat', 'one blocked nostril that does not clear', 'ringing or fullness in one ear', 'headache or double vision'],
      causes: ['infection with the Epstein-Barr virus long ago', 'a close relative with this cancer', 'much salted fish and preserved food since childhood', 'smoking'],
      whenToSeeADoctor: 'See an ear, nose and throat doctor within two weeks for a neck lump, blood-stained mucus, or a one-sided blocked ear or nose that lasts longer than three weeks. If your parent, brother or sister had it, ask about regular checks. Heavy bleeding from the nose is an emergency.',
      treatment: 'A thin camera through the nose finds it, and a tiny sample proves it. Radiotherapy is the main treatment, often together with chemotherapy. Before it starts a dentist looks at your teeth, and afterwards you are seen for years, since finding a return early helps.',
      departments: ['ent', 'oncology'],
    },
  },
  {
    slug: 'gout', publishedAt: '2026-03-02T09:00:00+08:00', reviewer: 'Dr Noor Hidayah Karim', topics: ['bones', 'nutrition'],
    title: t('Gout', 'Gout', '痛风'),
    summary: t('Crystals of uric acid make a joint red, hot and very painful, often overnight. It can be prevented.', 'Hablur asid urik menyebabkan sendi merah, panas dan amat sakit, selalunya pada waktu malam. Ia boleh dicegah.', '尿酸结晶使关节红肿剧痛，常在夜间发作，但可以预防。'),
    fields: {
      overview: 'Uric acid is a waste product of the body. When there is too much of it in the blood, needle-like crystals settle in joints. Without treatment the attacks come more often, and lumps and damage to joints and kidneys can follow.',
      symptoms: ['sudden strong pain in one joint, often the big toe, ankle or knee', 'red, hot and swollen skin', 'even a bed sheet hurts', 'chalky lumps under the skin after years'],
      causes: ['kidneys that pass out too little uric acid', 'a family history', 'beer, sweet drinks, organ meat, some seafood', 'water tablets and low-dose aspirin', 'being heavy'],
      whenToSeeADoctor: 'See a doctor the same day for a first attack, and at once if you also have fever or chills, because an infected joint looks the same. Make an appointment if you have had two attacks in a year. Do not start or stop a uric acid tablet in the middle of an attack.',
      treatment: 'An attack is treated with colchicine, an anti-inflammatory or a short course of steroid. For repeated attacks a daily tablet such as allopurinol lowers the uric acid; it is started with a small dose, and a rash means stop and call us. Food helps a little, the tablet helps most.',
      departments: ['orthopaedics', 'nephrology'],
    },
  },
  {
    slug: 'depression', publishedAt: '2026-03-02T09:00:00+08:00', reviewer: 'Dr Esther Philomena Dass', topics: ['mental-health'],
    title: t('Depression', 'Kemurungan', '抑郁症'),
    summary: t('A low mood or loss of interest for more than two weeks. It is an illness and it can be treated.', 'Murung atau hilang minat lebih dua minggu. Ia satu penyakit dan boleh dirawat.', '情绪低落或失去兴趣超过两周。这是一种疾病，可以治疗。'),
    fields: {
      overview: 'Depression changes mood, sleep, appetite, thinking and the body. It can follow a loss, a birth or an illness, or come from nowhere. It is not a weakness of will or faith, and most people recover with treatment.',
      symptoms: ['feeling down or empty most of the day', 'no interest or joy', 'poor sleep or too much sleep', 'tiredness, slow thinking, guilt', 'pains without a clear cause', 'thoughts of death'],
      causes: ['a mix of family tendency, life events and changes in the brain', 'childbirth, long illness or pain', 'alcohol and drugs', 'low thyroid and some medicines'],
      whenToSeeADoctor: 'See a doctor this week if two weeks have passed like this, or if you cannot work or care for a child. If you think of ending your life, call 999, go to an emergency department or call the HEAL line of the Ministry of Health on 15555.',
      treatment: 'Talking treatment and antidepressant tablets both work, and together they work best. Tablets need two to six weeks and are not addictive, but should be stopped slowly. Regular sleep, movement and someone to talk to are part of the treatment.',
      departments: ['psychiatry'],
    },
  },
];

/** Illnesses explained in the health library. */
export const libraryDiseases: readonly SampleEntry[] = diseases.map((entry) => ({ ...entry, kind: 'library-disease', author: 'Health library editors' }));
