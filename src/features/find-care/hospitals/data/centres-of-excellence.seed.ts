import type { LocalText } from '#src/shared/local-text.ts';
import { centreBodies } from './centre-bodies.seed.ts';

export interface CentreKind {
  slug: string;
  specialitySlug: string;
  name: LocalText;
  /** `{hospital}`, `{town}` and `{phone}` are filled in. */
  summary: LocalText;
  body: LocalText;
  treatments: readonly LocalText[];
}

const t = (en: string, ms: string, zh: string): LocalText => ({ en, ms, zh });

const kinds = {
  heart: {
    slug: 'heart-centre',
    specialitySlug: 'cardiology',
    name: t('Heart Centre', 'Pusat Jantung', '心脏中心'),
    summary: t(
      'Everything for the heart in {town}, from a first check to a stent at three in the morning.',
      'Segala-galanya untuk jantung di {town}, daripada pemeriksaan pertama hingga sten pada pukul tiga pagi.',
      '{town}全方位心脏护理，从首次检查到凌晨三点的支架手术。',
    ),
    body: {
      en: `When a heart attack is suspected, the ambulance telephones ahead and the team meets you at the door of {hospital}. We aim to open the blocked artery within 90 minutes of arrival.

For everyone else the pace is calmer. A cardiologist, a nurse and a pharmacist see you on the same morning, and you go home knowing what your tablets are for.

After an operation or a heart attack, twelve weeks of exercise and advice help you to trust your heart again. Partners are welcome at every session.`,
    },
    treatments: [
      t('Angioplasty and stents', 'Angioplasti dan sten', '血管成形术与支架'),
      t('Pacemakers', 'Perentak jantung', '心脏起搏器'),
      t('Heart failure care', 'Rawatan kegagalan jantung', '心力衰竭治疗'),
      t('Cardiac rehabilitation', 'Pemulihan jantung', '心脏康复'),
    ],
  },
  bone: {
    slug: 'bone-and-joint-centre',
    specialitySlug: 'orthopaedics',
    name: t('Bone and Joint Centre', 'Pusat Tulang dan Sendi', '骨骼与关节中心'),
    summary: t(
      'New knees and hips, sports injuries and broken bones, with physiotherapy that starts the same day.',
      'Lutut dan pinggul baharu, kecederaan sukan dan tulang patah, dengan fisioterapi pada hari yang sama.',
      '人工膝髋关节、运动伤害与骨折治疗，当日即开始物理治疗。',
    ),
    body: {
      en: `Nobody here is sent to an operation because of a picture. We look at how you walk, what you need to do each day and how much it hurts, and try exercise, weight loss and injections first.

If a new joint is the right choice, you meet your physiotherapist before the operation and practise with crutches. Most people in our centre stand on the day of surgery and go home after three nights.

We see broken bones on the day they happen. Call {phone} and come straight to the plaster room.`,
    },
    treatments: [
      t('Knee and hip replacement', 'Penggantian lutut dan pinggul', '膝与髋关节置换'),
      t('Keyhole joint surgery', 'Pembedahan lubang kunci sendi', '关节镜手术'),
      t('Sports injuries', 'Kecederaan sukan', '运动伤害'),
      t('Fracture clinic', 'Klinik patah tulang', '骨折门诊'),
    ],
  },
  cancer: {
    slug: 'cancer-centre',
    specialitySlug: 'oncology',
    name: t('Cancer Centre', 'Pusat Kanser', '癌症中心'),
    summary: t(
      'One team and one plan for each person with cancer, and a nurse who knows you by name.',
      'Satu pasukan dan satu pelan untuk setiap pesakit kanser, serta jururawat yang mengenali anda.',
      '每位癌症病人都有一支团队、一份计划，以及一位熟悉您的护士。',
    ),
    body: {
      en: `A diagnosis of cancer brings many appointments. At {hospital} one nurse keeps them together, answers your calls and comes with you when you would rather not be alone.

Surgeons, oncologists, radiologists and pathologists discuss every patient at a weekly meeting. You receive their advice in writing and have time to think about it.

We look after pain, sleep, food and family as carefully as the illness itself. Palliative care can begin early, beside treatment, and not only at the end.`,
    },
    treatments: [
      t('Chemotherapy day unit', 'Unit harian kemoterapi', '日间化疗'),
      t('Breast care', 'Penjagaan payudara', '乳房护理'),
      t('Targeted treatment', 'Rawatan sasaran', '靶向治疗'),
      t('Palliative care', 'Rawatan paliatif', '安宁疗护'),
    ],
  },
  women: {
    slug: 'womens-centre',
    specialitySlug: 'obstetrics-gynaecology',
    name: t('Women’s Centre', 'Pusat Wanita', '妇女中心'),
    summary: t(
      'Pregnancy, birth and women’s health at every age, with women doctors on every day of the week.',
      'Kehamilan, kelahiran dan kesihatan wanita pada setiap usia, dengan doktor wanita setiap hari.',
      '从孕产到各年龄层的妇女健康，每天都有女医生应诊。',
    ),
    body: {
      en: `Many women put off a visit because they feel shy or are busy with everyone else. Our rooms are private, a woman doctor or nurse is always there, and the first visit is a talk.

In pregnancy you see the same two or three faces throughout. Your birth plan is discussed in week 34 and kept on the first page of your notes.

Later in life we help with the change, with bladder trouble and with the checks that find illness early. Call {phone} to ask which ones are due.`,
    },
    treatments: [
      t('Antenatal care', 'Penjagaan antenatal', '产前检查'),
      t('Natural and caesarean birth', 'Kelahiran normal dan caesarean', '顺产与剖腹产'),
      t('Menopause clinic', 'Klinik menopaus', '更年期门诊'),
      t('Cervical screening', 'Saringan serviks', '子宫颈筛检'),
    ],
  },
  child: {
    slug: 'childrens-centre',
    specialitySlug: 'paediatrics',
    name: t('Children’s Centre', 'Pusat Kanak-kanak', '儿童中心'),
    summary: t(
      'Doctors, nurses and rooms for children from birth to eighteen, and space for a parent to stay.',
      'Doktor, jururawat dan bilik untuk kanak-kanak hingga usia lapan belas, dengan ruang untuk ibu bapa.',
      '为出生至十八岁孩子而设的医护与病房，父母可陪宿。',
    ),
    body: {
      en: `Children are not small adults, so nothing here is borrowed from the adult ward. Needles are thinner, beds are lower, and a play specialist shows with a teddy bear what will happen next.

Worried parents in {town} may walk in until ten at night. A nurse looks at every child within ten minutes and tells you how long the rest will take.

For asthma, allergy, slow growth and learning troubles we run quiet weekday clinics with longer appointments.`,
    },
    treatments: [
      t('Newborn checks', 'Pemeriksaan bayi baharu lahir', '新生儿检查'),
      t('Asthma and allergy', 'Asma dan alahan', '哮喘与过敏'),
      t('Vaccination', 'Vaksinasi', '疫苗接种'),
      t('Growth and development', 'Tumbesaran dan perkembangan', '生长与发育'),
    ],
  },
  brain: {
    slug: 'stroke-and-brain-centre',
    specialitySlug: 'neurology',
    name: t('Stroke and Brain Centre', 'Pusat Strok dan Otak', '中风与脑科中心'),
    summary: t(
      'Fast help for stroke at any hour, and patient care for headache, epilepsy, memory and movement.',
      'Bantuan pantas untuk strok pada bila-bila masa, serta rawatan sakit kepala, sawan, ingatan dan pergerakan.',
      '全天候快速救治中风，并治疗头痛、癫痫、记忆与动作问题。',
    ),
    body: {
      en: `With a stroke, minutes matter. If a face droops, an arm is weak or speech is slurred, call 999 at once. The scanner at {hospital} is kept free until you arrive.

Recovery begins on the second day: walking, speaking and swallowing are practised little and often, and families learn how to help.

Our memory clinic takes ninety minutes for a first visit. We listen to the patient and, separately, to the family.`,
    },
    treatments: [
      t('Stroke unit', 'Unit strok', '中风病房'),
      t('Epilepsy clinic', 'Klinik sawan', '癫痫门诊'),
      t('Memory clinic', 'Klinik ingatan', '记忆门诊'),
      t('Headache clinic', 'Klinik sakit kepala', '头痛门诊'),
    ],
  },
  eye: {
    slug: 'eye-centre',
    specialitySlug: 'ophthalmology',
    name: t('Eye Centre', 'Pusat Mata', '眼科中心'),
    summary: t(
      'Cataract surgery in a morning, and careful watch over eyes with diabetes or glaucoma.',
      'Pembedahan katarak dalam satu pagi, dan pemantauan rapi mata pesakit kencing manis atau glaukoma.',
      '一个上午完成白内障手术，并悉心监测糖尿病眼与青光眼。',
    ),
    body: {
      en: `Most people come to the Eye Centre at {hospital} for a cataract. The operation takes about twenty minutes, you are awake and comfortable, and you see better by the next day.

Diabetes and glaucoma damage sight slowly and without pain. A photograph once a year shows the change in time.

Please do not drive to your appointment: drops that widen the pupil blur your sight for some hours.`,
    },
    treatments: [
      t('Cataract surgery', 'Pembedahan katarak', '白内障手术'),
      t('Glaucoma care', 'Rawatan glaukoma', '青光眼治疗'),
      t('Diabetic eye screening', 'Saringan mata diabetes', '糖尿病眼筛检'),
      t('Children’s eyesight', 'Penglihatan kanak-kanak', '儿童视力'),
    ],
  },
  digestive: {
    slug: 'digestive-centre',
    specialitySlug: 'gastroenterology',
    name: t('Digestive Centre', 'Pusat Penghadaman', '消化中心'),
    summary: t(
      'Answers for stomach, bowel and liver trouble, with endoscopy under light sleep.',
      'Jawapan untuk masalah perut, usus dan hati, dengan endoskopi dalam tidur ringan.',
      '解决胃、肠与肝的问题，内窥镜检查可在浅睡下进行。',
    ),
    body: {
      en: `Heartburn, bloating and changes of habit are common, and most have a simple cause. We start with your story and what you eat, and test only what would change your treatment.

If a camera test is needed you sleep lightly through it and wake to a cup of tea. The doctor tells you what was seen before you leave.

From the age of 50, or earlier if bowel cancer runs in your family, ask about screening. Small growths are removed on the spot.`,
    },
    treatments: [
      t('Gastroscopy', 'Gastroskopi', '胃镜'),
      t('Colonoscopy', 'Kolonoskopi', '大肠镜'),
      t('Liver clinic', 'Klinik hati', '肝病门诊'),
      t('Bowel cancer screening', 'Saringan kanser usus', '大肠癌筛检'),
    ],
  },
  kidney: {
    slug: 'kidney-centre',
    specialitySlug: 'nephrology',
    name: t('Kidney Centre', 'Pusat Buah Pinggang', '肾脏中心'),
    summary: t(
      'Keeping kidneys working for longer, and dialysis close to home when they cannot.',
      'Memanjangkan fungsi buah pinggang, dan dialisis berhampiran rumah apabila diperlukan.',
      '延长肾脏功能，需要时在家附近洗肾。',
    ),
    body: {
      en: `Kidney disease is quiet at first. If you have diabetes or high blood pressure, a blood and urine test each year finds it while there is still much to save.

Our dietitian plans meals that you and your family can share. Our pharmacist checks every new tablet, because many pass through the kidneys.

When dialysis comes near, you visit the unit at {hospital}, talk to people who use it and choose between treatment here and at home.`,
    },
    treatments: [
      t('Haemodialysis', 'Hemodialisis', '洗肾'),
      t('Dialysis at home', 'Dialisis di rumah', '居家洗肾'),
      t('Kidney stone clinic', 'Klinik batu karang', '肾结石门诊'),
      t('Transplant preparation', 'Persediaan pemindahan', '移植准备'),
    ],
  },
  diabetes: {
    slug: 'diabetes-centre',
    specialitySlug: 'endocrinology',
    name: t('Diabetes and Hormone Centre', 'Pusat Diabetes dan Hormon', '糖尿病与内分泌中心'),
    summary: t(
      'Doctor, nurse, dietitian and foot care in one visit, for a life with fewer worries about sugar.',
      'Doktor, jururawat, pakar diet dan penjagaan kaki dalam satu lawatan, untuk hidup yang lebih tenang.',
      '一次就诊即可见医生、护士、营养师与足部护理师，安心控糖。',
    ),
    body: {
      en: `Living with diabetes means a hundred small decisions a day. We help you with the ones that make the greatest difference and leave the rest alone.

In one morning you have your blood, eyes, feet and kidneys checked and see the people who can act on the results. Those who fast in Ramadan get a plan for the month.

The centre also treats thyroid trouble, weak bones and other conditions of the hormones.`,
    },
    treatments: [
      t('Insulin start and review', 'Permulaan dan semakan insulin', '胰岛素启用与调整'),
      t('Foot care', 'Penjagaan kaki', '足部护理'),
      t('Thyroid clinic', 'Klinik tiroid', '甲状腺门诊'),
      t('Diabetes in pregnancy', 'Diabetes semasa hamil', '妊娠糖尿病'),
    ],
  },
  lung: {
    slug: 'lung-centre',
    specialitySlug: 'respiratory',
    name: t('Lung and Sleep Centre', 'Pusat Paru-paru dan Tidur', '肺与睡眠中心'),
    summary: t(
      'Help with breath, cough, asthma, snoring and sleep that does not refresh.',
      'Bantuan untuk pernafasan, batuk, asma, berdengkur dan tidur yang tidak menyegarkan.',
      '治疗呼吸困难、咳嗽、哮喘、打鼾与睡眠不佳。',
    ),
    body: {
      en: `Breathlessness is frightening, and it often has more than one cause. A breathing test, a picture of the chest and a short walk with a nurse usually show where to begin.

Haze, smoke and dust make lungs in {town} work harder. We teach you how to use an inhaler well, which helps many people more than a stronger one.

If you snore and wake tired, a small recorder worn at home for one night tells us whether you stop breathing in your sleep.`,
    },
    treatments: [
      t('Asthma clinic', 'Klinik asma', '哮喘门诊'),
      t('Sleep study', 'Kajian tidur', '睡眠检测'),
      t('Help to stop smoking', 'Bantuan berhenti merokok', '戒烟协助'),
      t('Lung function tests', 'Ujian fungsi paru-paru', '肺功能检查'),
    ],
  },
  urology: {
    slug: 'urology-centre',
    specialitySlug: 'urology',
    name: t('Urology and Stone Centre', 'Pusat Urologi dan Batu Karang', '泌尿与结石中心'),
    summary: t(
      'Kidney stones, prostate and bladder care, much of it without a cut.',
      'Rawatan batu karang, prostat dan pundi kencing, kebanyakannya tanpa torehan.',
      '治疗肾结石、前列腺与膀胱问题，多数无需开刀。',
    ),
    body: {
      en: `Few pains are as bad as a kidney stone. Come at any hour: we ease the pain first and then find out where the stone is and whether it will pass by itself.

Stones that stay can be broken by sound waves or taken out through the body’s own passages. Most patients sleep at home that night.

Men often wait too long with prostate trouble. The talk is private, the tests are simpler than you think, and tablets help the greater number.`,
    },
    treatments: [
      t('Shock wave stone treatment', 'Rawatan batu gelombang kejutan', '冲击波碎石'),
      t('Prostate clinic', 'Klinik prostat', '前列腺门诊'),
      t('Bladder control', 'Kawalan pundi kencing', '膀胱控制'),
      t('Men’s health', 'Kesihatan lelaki', '男性健康'),
    ],
  },
} satisfies Record<string, CentreKind>;

/** What each hospital is known for: 60 centres in all. */
const centresByHospital: readonly (readonly (keyof typeof kinds)[])[] = [
  ['heart', 'brain', 'cancer'],
  ['child', 'kidney'],
  ['women', 'bone'],
  ['digestive', 'eye'],
  ['cancer', 'digestive', 'heart'],
  ['child', 'bone'],
  ['heart', 'kidney'],
  ['bone', 'lung'],
  ['child', 'diabetes'],
  ['eye', 'diabetes'],
  ['heart', 'cancer'],
  ['lung', 'bone'],
  ['kidney', 'child'],
  ['eye', 'digestive'],
  ['kidney', 'urology'],
  ['brain', 'heart'],
  ['eye', 'lung'],
  ['diabetes', 'bone'],
  ['heart', 'urology'],
  ['bone', 'women'],
  ['heart', 'cancer'],
  ['bone', 'kidney'],
  ['heart', 'brain'],
  ['diabetes', 'eye'],
  ['eye', 'cancer'],
  ['women', 'kidney'],
  ['diabetes', 'child'],
  ['cancer', 'kidney'],
  ['urology', 'child'],
];

export const centreSamples: readonly { hospitalId: number; kind: CentreKind }[] = centresByHospital.flatMap(
  (names, index) => names.map((name) => ({ hospitalId: index + 1, kind: translated(kinds[name]) })),
);

function translated(kind: CentreKind): CentreKind {
  return { ...kind, body: { ...kind.body, ...centreBodies[kind.slug] } };
}
