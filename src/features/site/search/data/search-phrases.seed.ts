import { sql } from 'drizzle-orm';
import { referenceSet } from '#src/platform/reference-data/reference-data.server.ts';
import type { Language } from '#src/shared/languages.ts';

/** Everyday words of three languages, by the speciality to which they belong. */
const everydayWords: Record<string, string> = {
  cardiology:
    'heart, heart attack, heart disease, heart doctor, chest pain, palpitations, blood pressure, high blood pressure, jantung, sakit jantung, serangan jantung, sakit dada, darah tinggi, tekanan darah, berdebar, 心脏, 心脏病, 心脏科, 心悸, 胸痛, 高血压, 血压, 胸闷, 心跳快, 心跳不规律, 心律不整, 心脏衰竭, 心脏扫描, 心电图, 心导管, 通波仔, 心血管阻塞, 胆固醇, 水肿',
  neurology:
    'brain, nerves, headache, migraine, epilepsy, stroke, numbness, otak, saraf, sakit kepala, migrain, sawan, strok, angin ahmar, kebas, 脑, 头痛, 偏头痛, 癫痫, 中风, 神经, 麻木, 手麻, 脚麻, 手抖, 头晕, 晕眩, 健忘, 羊癫疯, 抽筋, 帕金森, 面瘫',
  orthopaedics:
    'bone, bones, joint, knee pain, hip, fracture, broken bone, arthritis, tulang, sendi, sakit lutut, patah tulang, tulang patah, 骨头, 骨折, 关节, 膝盖痛, 关节炎, 膝盖退化, 换膝盖, 肩膀痛, 五十肩, 手腕痛, 脚跟痛, 痛风, 骨质疏松, 打石膏',
  paediatrics:
    'child doctor, children, baby, kids, kanak-kanak, doktor kanak-kanak, budak, bayi, 儿科, 小孩, 婴儿, 儿童, 小儿科, 宝宝, 小孩发烧, 打疫苗, 预防针, 发育迟缓, 手足口病',
  'obstetrics-gynaecology':
    'pregnancy, pregnant, maternity, giving birth, period pain, fibroid, pap smear, hamil, mengandung, bersalin, sakit puan, senggugut, 怀孕, 孕妇, 生产, 妇科, 产科, 经痛, 子宫, 产检, 坐月子, 剖腹产, 顺产, 月经不调, 经期不调, 白带, 更年期, 子宫肌瘤, 卵巢囊肿, 抹片, 妇产科, 超声波照宝宝',
  ophthalmology:
    'eye, eyes, eye doctor, blurred vision, cataract, glaucoma, mata, doktor mata, sakit mata, kabur, katarak, 眼睛, 眼科, 白内障, 青光眼, 视力, 近视, 老花, 散光, 飞蚊症, 眼睛痛, 眼睛红, 眼睛干, 激光矫视, 视网膜',
  ent: 'ear, nose, throat, sinus, tonsils, hearing, telinga, hidung, tekak, sakit tekak, sakit telinga, resdung, 耳朵, 鼻子, 喉咙, 喉咙痛, 鼻窦炎, 听力, 耳鸣, 耳痛, 重听, 鼻塞, 鼻敏感, 流鼻血, 打鼾, 打鼻鼾, 扁桃体, 声音沙哑, 鼻窦',
  dermatology:
    'skin, rash, eczema, acne, itch, kulit, ruam, gatal, jerawat, ekzema, 皮肤, 皮疹, 湿疹, 青春痘, 痒, 皮肤痒, 皮肤敏感, 风疹块, 荨麻疹, 暗疮, 痘痘, 痣, 掉头发, 脱发, 香港脚, 癣, 牛皮癣, 生蛇, 带状疱疹',
  respiratory:
    'lung, lungs, asthma, cough, paru-paru, asma, batuk, lelah, semput, 肺, 肺部, 哮喘, 咳嗽, 久咳, 痰, 气喘, 喘, 呼吸困难, 睡眠窒息, 戒烟, 肺炎, 烟霾',
  nephrology:
    'kidney, kidneys, kidney failure, dialysis, buah pinggang, sakit buah pinggang, dialisis, cuci darah, 肾, 肾脏, 肾病, 洗肾, 肾衰竭, 肾功能, 蛋白尿, 泡泡尿, 脚肿',
  gastroenterology:
    'stomach, stomach ache, gastric, bowel, colonoscopy, constipation, diarrhoea, perut, sakit perut, gastrik, usus, sembelit, cirit-birit, 胃, 胃痛, 肚子痛, 肠胃, 肠镜, 便秘, 腹泻, 拉肚子, 胃病, 胃酸倒流, 胃胀, 大便带血, 便血, 大肠镜, 胃镜, 大肠癌, 幽门螺旋菌',
  hepatology:
    'liver, fatty liver, hepatitis, jaundice, hati berlemak, sakit kuning, 肝, 肝脏, 脂肪肝, 肝炎, 乙型肝炎, 丙型肝炎, 肝硬化, 肝癌, 黄疸, 肝指数',
  oncology:
    'cancer, tumour, tumor, chemotherapy, breast cancer, kanser, barah, ketumbuhan, kemoterapi, 癌, 癌症, 肿瘤, 化疗, 乳癌, 乳房肿块, 肺癌, 鼻咽癌, 电疗, 放疗, 标靶治疗, 免疫治疗, 肿块',
  haematology:
    'anaemia, anemia, thalassaemia, leukaemia, kurang darah, anemia, talasemia, leukemia, 贫血, 地中海贫血, 血癌, 淋巴癌, 白血病, 缺铁, 容易瘀青, 血块, 血小板低, 捐血',
  endocrinology:
    'diabetes, sugar, thyroid, hormones, kencing manis, diabetes, tiroid, hormon, 糖尿病, 血糖, 甲状腺, 荷尔蒙, 甲亢, 大颈泡, 减肥, 肥胖, 胰岛素, 血糖高, 三高',
  psychiatry:
    'depression, anxiety, mental health, sleepless, panic attack, murung, kemurungan, keresahan, kesihatan mental, tak boleh tidur, 抑郁, 抑郁症, 焦虑, 失眠, 心理健康, 忧郁, 忧郁症, 恐慌症, 压力大, 睡不着, 情绪低落, 产后忧郁, 戒酒, 看心理医生',
  dental:
    'tooth, teeth, toothache, dentist, gigi, sakit gigi, doktor gigi, 牙齿, 牙痛, 牙医, 洗牙, 补牙, 拔牙, 智慧齿, 植牙, 箍牙, 牙套, 牙肉流血, 蛀牙, 口臭',
  'general-surgery':
    'hernia, appendix, appendicitis, gallstones, piles, burut, apendiks, batu hempedu, buasir, 疝气, 盲肠, 阑尾炎, 胆结石, 痔疮, 盲肠炎, 小肠气, 胆石, 甲状腺结节, 微创手术, 开刀',
  spine:
    'back pain, spine, slipped disc, neck pain, sakit belakang, sakit pinggang, tulang belakang, sakit leher, 背痛, 腰痛, 脊椎, 椎间盘突出, 颈痛, 颈项痛, 骨刺, 坐骨神经痛, 脊椎侧弯, 闪到腰',
  'sports-medicine':
    'sports injury, sprain, torn ligament, kecederaan sukan, terseliuh, 运动受伤, 扭伤, 韧带, 脚踝扭伤, 拉伤, 网球肘, 跑步受伤',
  urology:
    'urine, prostate, kidney stone, kidney stones, bladder, circumcision, kencing, prostat, batu karang, pundi kencing, sunat, 前列腺, 肾结石, 膀胱, 小便, 尿频, 尿痛, 尿血, 血尿, 夜尿, 尿失禁, 膀胱发炎, 包皮, 割包皮, 阳痿, 摄护腺',
  fertility:
    'infertility, ivf, trying for a baby, kesuburan, mandul, susah hamil, 不孕, 试管婴儿, 生育, 冻卵, 人工受孕, 精子检查, 流产, 多囊卵巢',
  vascular:
    'varicose veins, veins, urat timbul, vena varikos, 静脉曲张, 血管, 脚肿痛, 浮脚筋, 糖尿病脚, 伤口不愈合, 血栓',
  'plastic-surgery':
    'scar, burns, plastic surgery, parut, lecur, pembedahan plastik, 疤痕, 烧伤, 整形, 烫伤, 唇裂, 兔唇, 眼皮手术, 乳房重建',
  'infectious-disease':
    'dengue, fever, infection, hiv, tuberculosis, demam, demam denggi, denggi, jangkitan, batuk kering, 发烧, 骨痛热症, 感染, 肺结核, 爱滋病, 艾滋病, 骨痛溢血热症, 蚊症, 疟疾, 旅游疫苗, 流感针, 高烧不退, 鼠尿病',
  geriatrics:
    'elderly, old age, dementia, alzheimer, warga emas, orang tua, nyanyuk, 老人, 失智, 老人痴呆, 失智症, 阿兹海默, 跌倒, 老人科, 乐龄, 年长者',
  rehabilitation:
    'physiotherapy, rehab, speech therapy, fisioterapi, pemulihan, terapi pertuturan, 物理治疗, 康复, 复健, 物理治疗师, 语言治疗, 职业治疗, 中风复健, 义肢',
  radiology:
    'scan, x-ray, xray, mri, ct scan, ultrasound, imbasan, sinar-x, ultrabunyi, 扫描, X光, 核磁共振, 超声波, 超音波, 照X光, 照肺, 乳房X光, 电脑断层, 磁力共振, 照MRI',
  anaesthesiology:
    'anaesthetic, pain clinic, bius, klinik kesakitan, 麻醉, 疼痛门诊, 无痛分娩, 长期疼痛, 神经痛, 打麻醉针',
  emergency:
    'emergency, accident, ambulance, kecemasan, kemalangan, ambulans, 急诊, 意外, 救护车, 车祸, 受伤, 紧急, 中毒, 昏倒',
};

/** A word of two specialities belongs to the one that is listed first. */
const speciality = new Map(
  Object.entries(everydayWords)
    .flatMap(([slug, words]) => words.split(', ').map((phrase): [string, string] => [phrase.toLowerCase(), slug]))
    .toReversed(),
);

/** Everyday words of every installation; an existing word stays as it is, but gets its speciality. */
export const referenceSearchPhrases = referenceSet({
  name: 'search words',
  cacheTags: [],
  rows: [...speciality].map(([phrase, slug]) => ({ phrase, slug })),
  keyOf: ({ phrase }) => phrase,
  insert: (tx, rows) =>
    tx.execute(sql`insert into search_phrases (phrase, speciality_slug) select phrase, slug from json_to_recordset(${JSON.stringify(rows)}::json) as added (phrase text, slug text)
    on conflict (phrase) do update set speciality_slug = coalesce(search_phrases.speciality_slug, excluded.speciality_slug)`),
});

/** Meanings of everyday words where a search for the typed words alone would not find our texts. */
const everydayMeanings: Record<string, { language: Language; words: string }> = {
  'chest pain': {
    language: 'en',
    words:
      'chest hurts, chest ache, chest aches, aching chest, sore chest, chest tightness, tight chest, chest pressure, chest discomfort',
  },
  'sakit dada': {
    language: 'ms',
    words:
      'dada ketat, dada rasa ketat, dada sempit, dada berat, dada rasa berat, dada mencucuk, dada rasa mencucuk, dada pedih, dada tak selesa, dada tidak selesa',
  },
  胸痛: {
    language: 'zh',
    words:
      '胸口痛, 胸口疼, 胸口闷, 胸口紧, 胸口不舒服, 胸口压住, 心口痛, 心口疼, 心口闷, 胸疼, 胸部痛, 胸部疼痛, 胸部不适, 胸闷痛',
  },
};

const everydayRows = Object.entries(everydayMeanings).flatMap(([meaning, { language, words }]) =>
  words.split(', ').map((phrase) => ({ phrase, language, meaning })),
);

/** Everyday words of every installation, in the list of search words, where staff can change them. */
export const referenceSearchMeanings = referenceSet({
  name: 'everyday meanings',
  cacheTags: ['search-phrases'],
  rows: everydayRows,
  keyOf: ({ phrase }) => phrase,
  insert: (tx, rows) =>
    tx.execute(sql`insert into search_synonyms (phrase, language, meaning, added_at) select phrase, language, meaning, now() from json_to_recordset(${JSON.stringify(rows)}::json) as added (phrase text, language text, meaning text)
    on conflict (phrase) do nothing`),
});
