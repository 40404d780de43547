import type { LocalText } from '#src/shared/local-text.ts';

interface SpecialityWords {
  /** Completes 'Most of {her} patients come with ...'. */
  brings: string;
  /** A sentence about the work, as the doctor would say it. */
  manner: string;
  subspecialities: readonly LocalText[];
  /** Which further training leads here. */
  training: 'medicine' | 'surgery' | 'other';
}

const t = (en: string, ms: string, zh: string): LocalText => ({ en, ms, zh });
const w = (
  training: SpecialityWords['training'],
  brings: string,
  manner: string,
  ...subspecialities: LocalText[]
): SpecialityWords => ({ brings, manner, subspecialities, training });

/** Words for the doctors of each speciality, by its slug. */
export const wordsBySpeciality: Readonly<Record<string, SpecialityWords>> = {
  cardiology: w(
    'medicine',
    'chest pain, breathlessness or high blood pressure',
    'A heart scan is shown and explained on the screen, so that nobody goes home guessing.',
    t('Interventional cardiology', 'Kardiologi intervensi', '介入心脏科'),
    t('Heart rhythm', 'Rentak jantung', '心律'),
    t('Heart failure', 'Kegagalan jantung', '心力衰竭'),
  ),
  neurology: w(
    'medicine',
    'headache, stroke or trouble with memory and movement',
    'A long first talk, often with the family, tells more than any scan.',
    t('Stroke', 'Strok', '中风'),
    t('Epilepsy', 'Epilepsi', '癫痫'),
    t('Movement disorders', 'Gangguan pergerakan', '动作障碍'),
  ),
  orthopaedics: w(
    'surgery',
    'worn joints, broken bones or sports injuries',
    'An operation is the last step and not the first, and physiotherapy starts beforehand.',
    t('Knee and hip replacement', 'Penggantian lutut dan pinggul', '膝与髋关节置换'),
    t('Hand surgery', 'Pembedahan tangan', '手外科'),
    t('Sports injuries', 'Kecederaan sukan', '运动伤害'),
  ),
  paediatrics: w(
    'medicine',
    'fevers, coughs, allergies and questions about growth',
    'Children are spoken to first, and parents get a plan in writing.',
    t('Newborn care', 'Penjagaan bayi baharu lahir', '新生儿科'),
    t('Children’s lungs and allergy', 'Paru-paru dan alahan kanak-kanak', '儿童呼吸与过敏'),
  ),
  'obstetrics-gynaecology': w(
    'surgery',
    'pregnancy, painful periods or the change of life',
    'Each mother keeps one doctor from the first scan to the birth wherever possible.',
    t('High-risk pregnancy', 'Kehamilan berisiko tinggi', '高危妊娠'),
    t('Keyhole gynaecology', 'Ginekologi lubang kunci', '妇科微创手术'),
  ),
  ophthalmology: w(
    'surgery',
    'cataracts, diabetes of the eye or sudden blurring',
    'Every picture of the eye is compared with last year’s, side by side with the patient.',
    t('Cataract and lens surgery', 'Pembedahan katarak dan kanta', '白内障与晶体手术'),
    t('Retina', 'Retina', '视网膜'),
  ),
  ent: w(
    'surgery',
    'blocked noses, ringing ears, hoarse voices or hearing loss',
    'Most problems are seen with a thin camera at the first visit and treated without an operation.',
    t('Hearing and balance', 'Pendengaran dan imbangan', '听力与平衡'),
    t('Nose and sinus', 'Hidung dan sinus', '鼻与鼻窦'),
  ),
  dermatology: w(
    'medicine',
    'eczema, acne, psoriasis or a mole that has changed',
    'Treatment is kept simple enough to be followed on a busy morning.',
    t('Children’s skin', 'Kulit kanak-kanak', '儿童皮肤'),
  ),
  respiratory: w(
    'medicine',
    'asthma, a cough that stays or sleep that does not refresh',
    'Good inhaler technique is taught at every visit, because it often helps more than a stronger drug.',
    t('Sleep medicine', 'Perubatan tidur', '睡眠医学'),
  ),
  nephrology: w(
    'medicine',
    'diabetes of the kidney, swelling or the need for dialysis',
    'The aim is to keep your own kidneys working for as long as possible.',
    t('Dialysis', 'Dialisis', '洗肾'),
  ),
  gastroenterology: w(
    'medicine',
    'heartburn, stomach pain or a change of bowel habit',
    'Results of an endoscopy are explained before you leave the building.',
    t('Advanced endoscopy', 'Endoskopi lanjutan', '高级内窥镜'),
  ),
  hepatology: w(
    'medicine',
    'hepatitis B, fatty liver or unusual blood tests',
    'Small changes at the table come first, and medicine where it truly helps.',
  ),
  oncology: w(
    'medicine',
    'a new diagnosis of cancer or the wish for a second opinion',
    'Treatment is planned with the patient and the family, at the pace they need.',
    t('Breast cancer', 'Kanser payudara', '乳癌'),
    t('Bowel cancer', 'Kanser usus', '大肠癌'),
  ),
  haematology: w(
    'medicine',
    'anaemia, thalassaemia or lumps in the neck',
    'Blood counts are read together with you, line by line.',
    t('Thalassaemia', 'Talasemia', '地中海贫血'),
  ),
  endocrinology: w(
    'medicine',
    'diabetes, thyroid trouble or weak bones',
    'Plans are made around the food you like and the day you have.',
    t('Thyroid', 'Tiroid', '甲状腺'),
  ),
  psychiatry: w(
    'medicine',
    'low mood, worry, poor sleep or burn-out',
    'Visits are unhurried and private, and talking comes before tablets.',
    t('Children and young people', 'Kanak-kanak dan remaja', '儿童与青少年'),
  ),
  dental: w(
    'other',
    'toothache, missing teeth or crooked bites',
    'Anxious patients are welcome: you raise a hand and everything stops.',
    t('Oral surgery', 'Pembedahan mulut', '口腔外科'),
  ),
  'general-surgery': w(
    'surgery',
    'hernias, gallstones, lumps or piles',
    'Keyhole surgery is used where it is safe, so that most people are home within two days.',
    t('Breast surgery', 'Pembedahan payudara', '乳房外科'),
    t('Bowel surgery', 'Pembedahan usus', '肠道外科'),
  ),
  spine: w(
    'surgery',
    'back pain, a slipped disc or numb legs',
    'Most backs recover without surgery, and the first task is to find those that will not.',
  ),
  'sports-medicine': w(
    'other',
    'strains, sore knees and the wish to run again',
    'The way back to sport is agreed in weeks and measured in small steps.',
  ),
  urology: w(
    'surgery',
    'kidney stones, prostate trouble or blood in the urine',
    'Awkward subjects are treated as ordinary ones, behind a closed door.',
    t('Stone disease', 'Penyakit batu karang', '结石'),
  ),
  fertility: w(
    'surgery',
    'the wish for a child that has not come',
    'Both partners are seen together, and the simplest step is always tried first.',
  ),
  vascular: w(
    'surgery',
    'varicose veins, cold feet or wounds that do not heal',
    'Blocked vessels are opened through a needle where possible, without a long cut.',
  ),
  'plastic-surgery': w(
    'surgery',
    'scars, burns, hand injuries or repair after cancer',
    'Photographs and an honest talk about what is possible come before any date is set.',
  ),
  'infectious-disease': w(
    'medicine',
    'fevers that nobody can explain, dengue or tuberculosis',
    'Antibiotics are given when they help and stopped when they do not.',
  ),
  geriatrics: w(
    'medicine',
    'falls, forgetfulness or too many tablets',
    'The tablets come to the first visit in a bag, and usually fewer go home.',
  ),
  rehabilitation: w(
    'other',
    'weakness after a stroke, an injury or a long illness',
    'Goals are chosen by the patient: a stair, a spoon, a walk to the surau or the market.',
  ),
  radiology: w(
    'other',
    'a scan to be done or explained, or a needle test',
    'The lowest dose that answers the question is the right one.',
    t('Interventional radiology', 'Radiologi intervensi', '介入放射科'),
  ),
  anaesthesiology: w(
    'other',
    'a planned operation or pain that will not leave',
    'Fears are asked about the day before, and somebody stays beside you throughout.',
    t('Pain medicine', 'Perubatan kesakitan', '疼痛医学'),
  ),
  emergency: w(
    'other',
    'accidents and sudden illness',
    'Clear words help in a crisis, so each step is said aloud before it is taken.',
  ),
};

export const universities: readonly string[] = [
  'Universiti Malaya',
  'Universiti Kebangsaan Malaysia',
  'Universiti Sains Malaysia',
  'Universiti Putra Malaysia',
  'International Medical University',
  'Universiti Malaysia Sarawak',
  'University of Glasgow',
  'University of Manchester',
  'Manipal University',
  'National University of Ireland',
  'University of Melbourne',
];

export const furtherDegrees: Readonly<
  Record<SpecialityWords['training'], readonly (readonly [degree: string, institution: string])[]>
> = {
  medicine: [
    ['MRCP', 'Royal Colleges of Physicians, United Kingdom'],
    ['Master of Medicine', 'Universiti Sains Malaysia'],
    ['Master of Medicine', 'Universiti Kebangsaan Malaysia'],
    ['FRACP', 'Royal Australasian College of Physicians'],
  ],
  surgery: [
    ['Master of Surgery', 'Universiti Malaya'],
    ['FRCS', 'Royal College of Surgeons of Edinburgh'],
    ['MRCS', 'Royal College of Surgeons in Ireland'],
    ['Master of Surgery', 'Universiti Sains Malaysia'],
  ],
  other: [
    ['Master of Medicine', 'Universiti Malaya'],
    ['Fellowship', 'Academy of Medicine of Malaysia'],
    ['Postgraduate diploma', 'University of London'],
  ],
};
