import { sql } from 'drizzle-orm';
import { referenceSet } from '#src/platform/reference-data/reference-data.server.ts';

/** Everyday words of three languages by the speciality that looks after it. */
const everydayWords: Record<string, string> = {
  cardiology:
    'heart, heart attack, heart disease, heart doctor, chest pain, palpitations, blood pressure, high blood pressure, jantung, sakit jantung, serangan jantung, sakit dada, darah tinggi, tekanan darah, berdebar, 心脏, 心脏病, 心脏科, 心悸, 胸痛, 高血压, 血压',
  neurology:
    'brain, nerves, headache, migraine, epilepsy, stroke, numbness, otak, saraf, sakit kepala, migrain, sawan, strok, angin ahmar, kebas, 脑, 头痛, 偏头痛, 癫痫, 中风, 神经, 麻木',
  orthopaedics:
    'bone, bones, joint, knee pain, hip, fracture, broken bone, arthritis, tulang, sendi, sakit lutut, patah tulang, tulang patah, 骨头, 骨折, 关节, 膝盖痛, 关节炎',
  paediatrics:
    'child doctor, children, baby, kids, kanak-kanak, doktor kanak-kanak, budak, bayi, 儿科, 小孩, 婴儿, 儿童',
  'obstetrics-gynaecology':
    'pregnancy, pregnant, maternity, giving birth, period pain, fibroid, pap smear, hamil, mengandung, bersalin, sakit puan, senggugut, 怀孕, 孕妇, 生产, 妇科, 产科, 经痛, 子宫',
  ophthalmology:
    'eye, eyes, eye doctor, blurred vision, cataract, glaucoma, mata, doktor mata, sakit mata, kabur, katarak, 眼睛, 眼科, 白内障, 青光眼, 视力',
  ent: 'ear, nose, throat, sinus, tonsils, hearing, telinga, hidung, tekak, sakit tekak, sakit telinga, resdung, 耳朵, 鼻子, 喉咙, 喉咙痛, 鼻窦炎, 听力',
  dermatology: 'skin, rash, eczema, acne, itch, kulit, ruam, gatal, jerawat, ekzema, 皮肤, 皮疹, 湿疹, 青春痘, 痒',
  respiratory: 'lung, lungs, asthma, cough, paru-paru, asma, batuk, lelah, semput, 肺, 肺部, 哮喘, 咳嗽',
  nephrology:
    'kidney, kidneys, kidney failure, dialysis, buah pinggang, sakit buah pinggang, dialisis, cuci darah, 肾, 肾脏, 肾病, 洗肾',
  gastroenterology:
    'stomach, stomach ache, gastric, bowel, colonoscopy, constipation, diarrhoea, perut, sakit perut, gastrik, usus, sembelit, cirit-birit, 胃, 胃痛, 肚子痛, 肠胃, 肠镜, 便秘, 腹泻',
  hepatology: 'liver, fatty liver, hepatitis, jaundice, hati berlemak, sakit kuning, 肝, 肝脏, 脂肪肝, 肝炎',
  oncology:
    'cancer, tumour, tumor, chemotherapy, breast cancer, kanser, barah, ketumbuhan, kemoterapi, 癌, 癌症, 肿瘤, 化疗, 乳癌',
  haematology:
    'anaemia, anemia, thalassaemia, leukaemia, kurang darah, anemia, talasemia, leukemia, 贫血, 地中海贫血, 血癌',
  endocrinology:
    'diabetes, sugar, thyroid, hormones, kencing manis, diabetes, tiroid, hormon, 糖尿病, 血糖, 甲状腺, 荷尔蒙',
  psychiatry:
    'depression, anxiety, mental health, sleepless, panic attack, murung, kemurungan, keresahan, kesihatan mental, tak boleh tidur, 抑郁, 抑郁症, 焦虑, 失眠, 心理健康',
  dental: 'tooth, teeth, toothache, dentist, gigi, sakit gigi, doktor gigi, 牙齿, 牙痛, 牙医',
  'general-surgery':
    'hernia, appendix, appendicitis, gallstones, piles, burut, apendiks, batu hempedu, buasir, 疝气, 盲肠, 阑尾炎, 胆结石, 痔疮',
  spine:
    'back pain, spine, slipped disc, neck pain, sakit belakang, sakit pinggang, tulang belakang, sakit leher, 背痛, 腰痛, 脊椎, 椎间盘突出, 颈痛',
  'sports-medicine': 'sports injury, sprain, torn ligament, kecederaan sukan, terseliuh, 运动受伤, 扭伤, 韧带',
  urology:
    'urine, prostate, kidney stone, kidney stones, bladder, circumcision, kencing, prostat, batu karang, pundi kencing, sunat, 前列腺, 肾结石, 膀胱, 小便',
  fertility: 'infertility, ivf, trying for a baby, kesuburan, mandul, susah hamil, 不孕, 试管婴儿, 生育',
  vascular: 'varicose veins, veins, urat timbul, vena varikos, 静脉曲张, 血管',
  'plastic-surgery': 'scar, burns, plastic surgery, parut, lecur, pembedahan plastik, 疤痕, 烧伤, 整形',
  'infectious-disease':
    'dengue, fever, infection, hiv, tuberculosis, demam, demam denggi, denggi, jangkitan, batuk kering, 发烧, 骨痛热症, 感染, 肺结核, 爱滋病',
  geriatrics: 'elderly, old age, dementia, alzheimer, warga emas, orang tua, nyanyuk, 老人, 失智, 老人痴呆',
  rehabilitation:
    'physiotherapy, rehab, speech therapy, fisioterapi, pemulihan, terapi pertuturan, 物理治疗, 康复, 复健',
  radiology: 'scan, x-ray, xray, mri, ct scan, ultrasound, imbasan, sinar-x, ultrabunyi, 扫描, X光, 核磁共振, 超声波',
  anaesthesiology: 'anaesthetic, pain clinic, bius, klinik kesakitan, 麻醉, 疼痛门诊',
  emergency: 'emergency, accident, ambulance, kecemasan, kemalangan, ambulans, 急诊, 意外, 救护车',
};

/** A word that two specialities claim belongs to the one that is listed first. */
const speciality = new Map(
  Object.entries(everydayWords)
    .flatMap(([slug, words]) => words.split(', ').map((phrase): [string, string] => [phrase.toLowerCase(), slug]))
    .toReversed(),
);

/** Everyday words of every installation; a word that is there already stays as it is, but learns its speciality. */
export const referenceSearchPhrases = referenceSet({
  name: 'search words',
  areas: [],
  rows: [...speciality].map(([phrase, slug]) => ({ phrase, slug })),
  keyOf: ({ phrase }) => phrase,
  insert: (tx, rows) =>
    tx.execute(sql`insert into search_phrases (phrase, speciality_slug) select phrase, slug from json_to_recordset(${JSON.stringify(rows)}::json) as given (phrase text, slug text)
    on conflict (phrase) do update set speciality_slug = coalesce(search_phrases.speciality_slug, excluded.speciality_slug)`),
});
