import { three, type Three } from './sample-answer.ts';
import type { SampleEntry } from './sample-entry.ts';

interface Treatment {
  title: Three;
  summary: Three;
  /** The paragraphs, as HTML; English only. */
  body: string;
  fields: { specialitySlug: string; costFromRm: number; costToRm: number; stayNights: number; includes: string[]; excludes: string[]; recoveryWeeks: number };
}

const treatment = (slug: string, { title, summary, body, fields }: Treatment): SampleEntry => ({
  kind: 'treatment', slug, title: three(title), summary: three(summary), body: { en: body }, fields: { ...fields },
  author: 'International Patient Centre', reviewer: 'Melur Clinical Content Panel', publishedAt: '2026-10-15T09:00:00+08:00',
});

/** Twelve treatments for which people travel to us, each with a guide to its cost. */
export const treatments: readonly SampleEntry[] = [
  treatment('knee-replacement', {
    title: ['Knee replacement', 'Penggantian sendi lutut', '膝关节置换'],
    summary: ['A new joint surface for one knee that hurts at every step.', 'Permukaan sendi baharu bagi lutut yang sakit pada setiap langkah.', '为每走一步都疼痛的膝盖换上新的关节面。'],
    body: '<p>When the cartilage of the knee is worn away, bone rubs on bone. If exercise, weight loss, tablets and injections no longer help, a surgeon can replace the worn surfaces with metal and plastic. The operation takes about ninety minutes.</p><p>You stand up on the next day with help, and walk with a frame or crutches. A physiotherapist trains with you twice a day. Most people leave hospital after four nights and stay two more weeks nearby for therapy and for the check of the wound.</p><p>Possible problems are infection, a blood clot in the leg, stiffness, and pain that remains; the surgeon tells you how likely each is in your case. A new joint often lasts fifteen years or longer.</p><p>Before a long flight you need stockings, exercises and often a medicine against clots. Please plan at least three weeks in Malaysia.</p>',
    fields: { specialitySlug: 'orthopaedics', costFromRm: 26000, costToRm: 36000, stayNights: 4, includes: ['Surgeon and anaesthetist', 'Standard implant', 'Single room, four nights', 'Physiotherapy in hospital', 'Two video visits afterwards'], excludes: ['6% service tax', 'Treatment of other illnesses', 'Therapy after discharge', 'Flight and hotel'], recoveryWeeks: 12 },
  }),
  treatment('coronary-angioplasty', {
    title: ['Coronary angioplasty with one stent', 'Angioplasti koronari dengan satu sten', '冠状动脉成形术（一枚支架）'],
    summary: ['Opening a narrowed artery of the heart through the wrist.', 'Membuka arteri jantung yang sempit melalui pergelangan tangan.', '经手腕打开狭窄的心脏动脉。'],
    body: '<p>A narrow coronary artery can cause chest pain on effort. Through a thin tube from the wrist, the cardiologist widens it with a balloon and leaves a fine metal mesh, the stent, to keep it open. You are awake and feel little.</p><p>First come pictures of the arteries. Sometimes they show that medicine is enough, or that a bypass is better; you decide together before anything else is done. Each further stent adds to the cost.</p><p>You stay two nights. Afterwards you take two medicines against clots for months without a gap, and you need a doctor at home who continues the treatment. Bleeding, a reaction to the dye and a renewed narrowing are the main risks.</p><p>This page is for planned treatment. With chest pain at rest do not travel: go to the nearest emergency department.</p>',
    fields: { specialitySlug: 'cardiology', costFromRm: 24000, costToRm: 34000, stayNights: 2, includes: ['Angiogram', 'One medicated stent', 'Cardiologist', 'Two nights with monitoring', 'Medicines for two weeks'], excludes: ['6% service tax', 'Further stents', 'Medicines after two weeks', 'Flight and hotel'], recoveryWeeks: 2 },
  }),
  treatment('cataract-surgery', {
    title: ['Cataract surgery, one eye', 'Pembedahan katarak, sebelah mata', '白内障手术（单眼）'],
    summary: ['A clear lens in place of a cloudy one, in twenty minutes.', 'Kanta jernih menggantikan kanta keruh, dalam dua puluh minit.', '二十分钟内以清晰的人工晶体取代混浊晶体。'],
    body: '<p>A cataract makes the lens of the eye cloudy. Drops numb the eye, the surgeon takes the cloudy lens out through a tiny cut and puts in a clear one. You go back to your hotel the same day.</p><p>Before that the eye is measured, and you choose the new lens: for far, for near, or one for several distances. More expensive lenses are not better for everybody; the doctor tells you what speaks against them in your case.</p><p>You see better within days. For two weeks avoid rubbing, swimming and heavy lifting, and use the drops. If both eyes need it, the second follows after a week at the earliest. Infection is rare but dangerous: pain, redness or worse sight mean that you ring us at once.</p>',
    fields: { specialitySlug: 'ophthalmology', costFromRm: 5500, costToRm: 9500, stayNights: 0, includes: ['Eye examination and measurements', 'Surgeon and theatre', 'Single-distance lens', 'Drops', 'Three check-ups'], excludes: ['6% service tax', 'Lenses for several distances', 'New glasses', 'Flight and hotel'], recoveryWeeks: 4 },
  }),
  treatment('ivf-one-cycle', {
    title: ['IVF, one cycle', 'IVF, satu kitaran', '试管婴儿（一个周期）'],
    summary: ['Help to have a child, with honest figures for your age, for married couples.', 'Bantuan untuk mendapat anak, dengan angka yang jujur mengikut umur, bagi pasangan berkahwin.', '协助已婚夫妇求子，并按年龄如实说明成功率。'],
    body: '<p>In an IVF cycle hormones help several eggs to ripen. They are collected with a needle while you sleep, brought together with sperm in the laboratory, and after three to five days one embryo, sometimes two, is placed in the womb.</p><p>Before you begin, both of you are examined, at home if you like, and we tell you your chance at your age in numbers. It falls after 35 and is small after 42. Most couples need more than one cycle.</p><p>A cycle takes about sixteen days in Malaysia. Part of the hormone treatment can be done at home with a doctor who works with us. Under Malaysian practice rules treatment is for married couples; please bring your marriage certificate. Donor eggs and surrogacy are not offered.</p><p>Possible problems are swollen ovaries, twins, and the sadness when it does not work. A counsellor is part of the team.</p>',
    fields: { specialitySlug: 'fertility', costFromRm: 16000, costToRm: 24000, stayNights: 0, includes: ['Consultations and scans', 'Egg collection', 'Laboratory and embryo transfer', 'One visit with the counsellor', 'Pregnancy test'], excludes: ['6% service tax', 'Hormone medicines above the standard dose', 'Freezing and storage of embryos', 'Genetic tests', 'Flight and hotel'], recoveryWeeks: 1 },
  }),
  treatment('coronary-bypass', {
    title: ['Coronary bypass', 'Pembedahan pintasan koronari', '冠状动脉搭桥手术'],
    summary: ['New paths for the blood around blocked arteries of the heart.', 'Laluan baharu bagi darah melepasi arteri jantung yang tersumbat.', '为血液开辟新路径，绕过堵塞的心脏动脉。'],
    body: '<p>When several arteries of the heart are narrow, a bypass can relieve pain and lengthen life. The surgeon takes a vessel from the chest, arm or leg and leads the blood around the blockage. The operation takes four to five hours.</p><p>You spend about two nights in intensive care and six more on the ward. Somebody should travel with you and stay for four weeks: you will be weak, and a familiar face helps.</p><p>Heart, kidney, lung and stroke risks depend on your age and illnesses. The heart team of surgeon and cardiologist goes through them with you before you decide, and tells you whether stents would do as well.</p><p>Most people can fly four to six weeks after the operation, when the surgeon has seen them again.</p>',
    fields: { specialitySlug: 'cardiology', costFromRm: 65000, costToRm: 95000, stayNights: 8, includes: ['Surgeons and anaesthetists', 'Two nights in intensive care', 'Six nights in a single room', 'Blood products up to four units', 'Cardiac rehabilitation in hospital'], excludes: ['6% service tax', 'Longer intensive care', 'Valve surgery', 'Flight and hotel'], recoveryWeeks: 12 },
  }),
  treatment('lumbar-disc-surgery', {
    title: ['Surgery for a slipped disc of the lower back', 'Pembedahan cakera tergelincir pinggang', '腰椎间盘突出手术'],
    summary: ['Freeing a trapped nerve through a small cut, when exercise has not helped.', 'Membebaskan saraf tersepit melalui torehan kecil, apabila senaman tidak membantu.', '保守治疗无效时，经小切口解除神经压迫。'],
    body: '<p>Nine of ten slipped discs get better without an operation. Surgery makes sense when leg pain stays for six weeks or more in spite of therapy, or when a leg becomes weak. It helps leg pain more surely than back pain.</p><p>Through a cut of about three centimetres and a microscope the surgeon removes the piece of disc that presses on the nerve. You get up on the same evening and go home after two nights.</p><p>For six weeks you do not lift more than five kilograms and do not sit long; please plan stops on the flight. In about one of twenty people a disc slips again. Numbness between the legs or trouble with passing water is an emergency: do not travel, go to a hospital at once.</p>',
    fields: { specialitySlug: 'spine', costFromRm: 19000, costToRm: 27000, stayNights: 2, includes: ['MRI', 'Surgeon and anaesthetist', 'Single room, two nights', 'Physiotherapy in hospital', 'Two video visits'], excludes: ['6% service tax', 'Implants if the spine must be fixed', 'Flight and hotel'], recoveryWeeks: 8 },
  }),
  treatment('gallbladder-removal', {
    title: ['Keyhole removal of the gallbladder', 'Pembuangan pundi hempedu lubang kunci', '微创胆囊切除'],
    summary: ['An end to gallstone attacks, with four small cuts.', 'Menamatkan serangan batu hempedu dengan empat torehan kecil.', '以四个小切口结束胆结石的反复发作。'],
    body: '<p>Gallstones that cause no trouble can stay. If you have had attacks of pain, an inflamed gallbladder or a stone in the duct, taking the gallbladder out prevents the next one. You can live well without it.</p><p>The operation takes about an hour in full sleep. You eat the same evening and leave after one or two nights. Some air pain in the shoulder is normal for two days.</p><p>Seldom the surgeon has to change to a larger cut, and very seldom the bile duct is hurt. We discuss both before you sign. Fatty meals can upset you for some weeks. You can usually fly after seven days.</p>',
    fields: { specialitySlug: 'general-surgery', costFromRm: 13000, costToRm: 18500, stayNights: 1, includes: ['Ultrasound and blood tests', 'Surgeon and anaesthetist', 'Single room, one night', 'Tissue examination', 'One check-up'], excludes: ['6% service tax', 'Removal of stones from the bile duct', 'Flight and hotel'], recoveryWeeks: 2 },
  }),
  treatment('dental-implant', {
    title: ['Dental implant with crown, one tooth', 'Implan gigi dengan korona, sebatang gigi', '单颗植牙连牙冠'],
    summary: ['A fixed tooth in place of one that is missing, in two visits.', 'Gigi tetap menggantikan gigi yang hilang, dalam dua lawatan.', '两次行程完成，以固定牙齿取代缺牙。'],
    body: '<p>An implant is a small screw of titanium in the jaw that carries a crown. Under local anaesthesia the dentist places the screw; this takes about forty-five minutes. Then it has to grow in for three to four months before the crown is made.</p><p>You therefore come twice: four days for the implant, and six days some months later for the crown. A temporary tooth fills the gap meanwhile.</p><p>A picture in three dimensions shows whether there is enough bone. If not, bone must be built up first, which takes longer and costs more. Smoking, uncontrolled diabetes and some bone medicines make failure more likely. A bridge may be the better choice; we tell you when it is.</p>',
    fields: { specialitySlug: 'dental', costFromRm: 6500, costToRm: 9500, stayNights: 0, includes: ['Scan', 'Implant and its placement', 'Temporary tooth', 'Ceramic crown', 'Two check-ups'], excludes: ['6% service tax', 'Building up of bone', 'Treatment of other teeth', 'Flight and hotel'], recoveryWeeks: 16 },
  }),
  treatment('enlarged-prostate-laser', {
    title: ['Laser treatment of an enlarged prostate', 'Rawatan laser prostat membesar', '前列腺肥大激光治疗'],
    summary: ['Relief for men who get up many times at night and whose medicine no longer helps.', 'Kelegaan bagi lelaki yang kerap bangun malam dan ubatnya tidak lagi berkesan.', '为夜尿频繁、药物已无效的男士缓解症状。'],
    body: '<p>The prostate grows in most men after fifty and can squeeze the passage for urine. When tablets do not help enough, the surgeon takes away the inner part with a laser through the natural passage. There is no cut in the skin.</p><p>Before it we look for other causes, with a blood test, an ultrasound and a test of the flow. If cancer is suspected, that is looked into first.</p><p>A catheter stays for one or two days, and blood in the urine for up to two weeks is normal. Most men afterwards have no more semen coming out, which matters if you still want children. Lasting trouble with holding urine is rare. Do not ride, cycle or lift for four weeks.</p>',
    fields: { specialitySlug: 'urology', costFromRm: 17500, costToRm: 25000, stayNights: 2, includes: ['Tests before the operation', 'Surgeon and anaesthetist', 'Laser fibre', 'Single room, two nights', 'One check-up'], excludes: ['6% service tax', 'Biopsy', 'Flight and hotel'], recoveryWeeks: 4 },
  }),
  treatment('breast-cancer-surgery', {
    title: ['Breast cancer surgery, keeping the breast', 'Pembedahan kanser payudara dengan pengekalan payudara', '保留乳房的乳癌手术'],
    summary: ['Removing the tumour and the first lymph nodes, with a plan for what comes after.', 'Membuang tumor dan nodus limfa pertama, dengan pelan untuk rawatan selanjutnya.', '切除肿瘤与前哨淋巴结，并规划后续治疗。'],
    body: '<p>For many women with a small tumour it is as safe to keep the breast as to remove it, if radiotherapy follows. Before the operation a board of surgeon, oncologist, radiologist and pathologist discusses your case, and you hear the result with reasons.</p><p>The operation takes two hours and you stay two nights. The tissue is examined for about seven working days. The result decides whether radiotherapy, hormones or chemotherapy come next and where you can have them, perhaps at home.</p><p>Please plan three weeks here, and bring somebody you trust. A breast care nurse is with you from the first day, and a counsellor if you wish.</p><p>Swelling of the arm, a changed shape, and a second operation when the edge was not free are possible. We speak about each of them beforehand.</p>',
    fields: { specialitySlug: 'oncology', costFromRm: 21000, costToRm: 31000, stayNights: 2, includes: ['Case discussion by the tumour board', 'Surgeon and anaesthetist', 'Lymph node examination', 'Single room, two nights', 'Tissue report', 'Breast care nurse'], excludes: ['6% service tax', 'Radiotherapy and medicines', 'Reconstruction', 'Genetic tests', 'Flight and hotel'], recoveryWeeks: 4 },
  }),
  treatment('gastroscopy-and-colonoscopy', {
    title: ['Gastroscopy and colonoscopy', 'Gastroskopi dan kolonoskopi', '胃镜与大肠镜'],
    summary: ['A look into stomach and bowel on one morning, asleep and without pain.', 'Pemeriksaan perut dan usus dalam satu pagi, dengan ubat tidur dan tanpa sakit.', '一个上午在睡眠中无痛完成胃部与大肠检查。'],
    body: '<p>A thin tube with a camera shows the inside of the stomach and of the bowel. It explains pain, bleeding or a change of habits, and small growths can be removed at once before they become cancer.</p><p>On the day before you eat nothing solid and drink a solution that empties the bowel. It is the least pleasant part; we send you a plan by the hour that fits your flight. You sleep during the examination, which takes about fifty minutes for both.</p><p>You go back to the hotel after two hours, with somebody beside you, and do not drive that day. A tear or bleeding happens in about one of a thousand examinations, more often when a growth was removed. After a removal you should not fly for seven days.</p>',
    fields: { specialitySlug: 'gastroenterology', costFromRm: 3200, costToRm: 4800, stayNights: 0, includes: ['Consultation', 'Both examinations', 'Sleeping medicine and monitoring', 'Small samples', 'Report with pictures'], excludes: ['6% service tax', 'Removal of growths', 'Flight and hotel'], recoveryWeeks: 1 },
  }),
  treatment('stroke-rehabilitation', {
    title: ['Rehabilitation after a stroke, four weeks', 'Pemulihan selepas strok, empat minggu', '中风后康复（四周）'],
    summary: ['Four weeks of daily therapy for walking, speaking and caring for yourself.', 'Empat minggu terapi harian untuk berjalan, bertutur dan mengurus diri.', '四周密集治疗，重新练习行走、说话与自理。'],
    body: '<p>The brain learns anew most quickly in the first six months after a stroke, but it never stops. In four weeks you have about sixty hours of physiotherapy, occupational therapy and speech therapy, on weekdays and Saturday mornings.</p><p>At the start you and the team agree three goals that matter in your life, such as getting into the car, cooking rice or reading to a grandchild. They are measured at the end.</p><p>You can sleep in the rehabilitation ward or, when you are strong enough, in a flat for patients nearby with one relative. The relative learns to help without doing too much, and there are evenings off for both.</p><p>You should be at least three weeks past the stroke, with stable blood pressure and a doctor’s letter that you may fly. You leave with a plan for home and four video sessions.</p>',
    fields: { specialitySlug: 'rehabilitation', costFromRm: 24000, costToRm: 32000, stayNights: 28, includes: ['Room and meals for 28 nights', 'About sixty hours of therapy', 'Doctor’s visits twice a week', 'Training of one relative', 'Four video sessions afterwards'], excludes: ['6% service tax', 'Medicines you already take', 'Meals of the relative', 'Flight'], recoveryWeeks: 12 },
  }),
];
