import type { SampleEntry } from './sample-entry.ts';
import { t } from './three-languages.ts';

type Test = Omit<SampleEntry, 'kind' | 'author'>;

const tests: readonly Test[] = [
  {
    slug: 'full-blood-count', publishedAt: '2026-01-07T09:00:00+08:00', reviewer: 'Dr Aminah Hj Yusof', topics: ['infections'],
    title: t('Full blood count', 'Kiraan darah penuh', '全血细胞计数'),
    summary: t('One small tube that counts your blood cells. It shows anaemia, infection and the course of dengue.', 'Satu tiub kecil yang mengira sel darah. Ia menunjukkan anemia, jangkitan dan perkembangan denggi.', '一小管血即可计算血细胞，显示贫血、感染与骨痛热症的变化。'),
    fields: {
      overview: 'A full blood count measures red cells, white cells and platelets. It is the blood test that is done most often. The result is usually ready within an hour or two.',
      why: 'We use it when you are tired, pale, bruised or feverish, before operations and in pregnancy. In dengue it may be repeated every day, because the change from one day to the next matters more than one number.',
      preparation: 'None. You may eat and drink. Tell us if you take blood thinners or have fainted at a blood test before.',
      whatHappens: 'A band goes round your arm and a thin needle takes about a teaspoon of blood from a vein. It stings for a second. Press on the cotton for two minutes and do not bend the arm.',
      results: 'Haemoglobin tells about anaemia, white cells about infection, platelets about clotting. Normal values differ by age, sex and pregnancy, and a value just outside the range is often harmless. We explain it together with how you feel.',
      departments: ['haematology', 'infectious-disease'],
    },
  },
  {
    slug: 'hba1c-test', publishedAt: '2026-01-07T09:00:00+08:00', reviewer: 'Dr Farid Zulkarnain', topics: ['diabetes'],
    title: t('HbA1c: your sugar over three months', 'HbA1c: gula anda selama tiga bulan', '糖化血红蛋白：三个月的平均血糖'),
    summary: t('It tells the average and cannot be improved by one good day before the appointment.', 'Ia menunjukkan purata dan tidak dapat diperbaiki dengan berpantang sehari sebelum temu janji.', '反映平均值，前一天临时忌口也改变不了。'),
    fields: {
      overview: 'Sugar sticks to the red colour of the blood and stays there for the life of the cell, about three months. HbA1c measures how much is stuck. So it shows the average and not just this morning.',
      why: 'It is used to find diabetes and to see whether treatment works. People with diabetes usually have it every three to six months.',
      preparation: 'You need not fast. Tell us if you have thalassaemia, anaemia, kidney failure, are pregnant or had a blood transfusion, because then the number can mislead.',
      whatHappens: 'Blood is taken from the arm, or a drop from the finger in some clinics. It takes two minutes.',
      results: 'In Malaysia 6.3 per cent or more means diabetes, 5.7 to 6.2 per cent means a raised risk. If you have no symptoms, the test is repeated once before we say that you have diabetes. The goal under treatment is often 6.5 to 7.0 per cent, but it is set for each person.',
      departments: ['endocrinology'],
    },
  },
  {
    slug: 'electrocardiogram', publishedAt: '2026-01-14T09:00:00+08:00', reviewer: 'Dr Lavanya Selvakumar', topics: ['heart'],
    title: t('Heart tracing (ECG)', 'Rakaman jantung (ECG)', '心电图'),
    summary: t('Ten stickers, ten seconds, no pain. It draws the rhythm of your heart.', 'Sepuluh pelekat, sepuluh saat, tidak sakit. Ia melukis rentak jantung anda.', '十片贴片、十秒钟、不疼，画出心跳节律。'),
    fields: {
      overview: 'An electrocardiogram, or ECG, records the tiny electrical signals of each heartbeat. Nothing goes into your body, and no electricity is given to you.',
      why: 'It is done for chest pain, palpitations, fainting and breathlessness, and before some operations. In the emergency department it is done within ten minutes of arriving with chest pain.',
      preparation: 'Do not put cream or oil on the chest that day. Wear a top that opens in front. You may ask for a woman to do it, and a sheet covers you.',
      whatHappens: 'You lie still while stickers are put on chest, arms and legs. Hair may be shaved in small spots. Do not talk or move for ten seconds.',
      results: 'The doctor reads rhythm, rate and signs of strain or damage. A normal tracing does not rule out narrow arteries, and an odd line is often harmless. You may need an exercise test, an ultrasound scan or a recorder to wear.',
      departments: ['cardiology', 'emergency'],
    },
  },
  {
    slug: 'echocardiogram', publishedAt: '2026-01-14T09:00:00+08:00', reviewer: 'Dr Hafizuddin Rosman', topics: ['heart'],
    title: t('Ultrasound of the heart (echocardiogram)', 'Ultrasound jantung (ekokardiogram)', '心脏超声波'),
    summary: t('A moving picture of your heart that shows how strongly it pumps and whether the valves close.', 'Gambar bergerak jantung yang menunjukkan kekuatan pam dan sama ada injap menutup rapat.', '心脏的动态影像，显示泵血力量与瓣膜是否闭合。'),
    fields: {
      overview: 'Sound waves that you cannot hear draw the walls, valves and blood flow of the heart. It is the same kind of scan that is used for babies in the womb, without radiation.',
      why: 'We use it for breathlessness, swollen legs, a heart murmur, after a heart attack or before some cancer treatments. Children with a murmur have it too.',
      preparation: 'None for the usual test. Take your medicines. If the scan is done through the gullet, you must not eat for six hours and need someone to take you home.',
      whatHappens: 'You lie on your left side. A smooth probe with gel is moved over the chest for twenty to forty minutes and pressed a little between the ribs. You will hear the swish of your blood.',
      results: 'One number is the ejection fraction: how much of the blood is pumped out with each beat, normally 50 to 70 per cent. The doctor explains it with the pictures, often the same day.',
      departments: ['cardiology', 'paediatrics'],
    },
  },
  {
    slug: 'coronary-angiogram', publishedAt: '2026-01-28T09:00:00+08:00', reviewer: 'Dr Hafizuddin Rosman', topics: ['heart'],
    title: t('Coronary angiogram and stent', 'Angiogram koronari dan sten', '冠状动脉造影与支架'),
    summary: t('A thin tube from the wrist shows the heart’s arteries and can open a narrow one at once.', 'Tiub halus dari pergelangan tangan menunjukkan arteri jantung dan boleh membuka bahagian sempit serta-merta.', '从手腕伸入细管，看清心脏血管，并可当场打通狭窄处。'),
    fields: {
      overview: 'In an angiogram dye is put into the arteries of the heart while X-rays are taken. If an artery is narrow, a balloon can widen it and a tiny mesh tube, a stent, can keep it open. In a heart attack this is done in the middle of the night.',
      why: 'It is for heart attacks, for chest tightness that tablets do not control, and when other tests point to badly narrowed arteries.',
      preparation: 'You do not eat for six hours. Tell us about allergy to dye, kidney disease, blood thinners, metformin and pregnancy. Sign the consent only when you have understood it. Arrange a lift home.',
      whatHappens: 'You are awake and sleepy. The wrist, or sometimes the groin, is numbed and a tube as thin as a noodle is guided to the heart. The dye feels warm. It takes half an hour, longer with a stent, and you stay for some hours or one night.',
      results: 'The doctor shows you the pictures. You may need tablets only, a stent, or bypass surgery. After a stent you take two blood thinners; stopping them early can close the stent. Serious problems such as bleeding, stroke or heart attack are rare, fewer than one in a hundred in planned tests.',
      departments: ['cardiology'],
    },
  },
  {
    slug: 'ct-scan', publishedAt: '2026-01-28T09:00:00+08:00', reviewer: 'Dr Bernard Anak Jemali', topics: ['cancer'],
    title: t('CT scan', 'Imbasan CT', 'CT扫描'),
    summary: t('X-rays from all sides build a picture in slices within seconds.', 'Sinar-X dari semua arah membina gambar berlapis dalam beberapa saat.', '多角度X光在数秒内组成断层影像。'),
    fields: {
      overview: 'A CT scanner is a large ring that turns X-rays around you. It shows bones, lungs, blood vessels and bleeding clearly. Scanning takes seconds, and your visit about half an hour.',
      why: 'It is used after accidents, for suspected stroke, stones, lung illness, and to find or follow cancer.',
      preparation: 'Often none. For dye in the vein do not eat for four hours, and bring a recent kidney result if you have diabetes or kidney disease. Say if you may be pregnant, or reacted to dye before.',
      whatHappens: 'You lie on a table that slides through the ring; it is open at both ends. Dye makes you feel warm for a moment, as if you had passed urine. You hold your breath when asked.',
      results: 'A radiologist writes a report, within the hour in emergencies. A scan uses more radiation than an X-ray, so we do it only when it helps you. Small chance findings are common, and most are harmless. After dye drink plenty of water.',
      departments: ['radiology'],
    },
  },
  {
    slug: 'mri-scan', publishedAt: '2026-02-11T09:00:00+08:00', reviewer: 'Dr Bernard Anak Jemali', topics: ['bones'],
    title: t('MRI scan', 'Imbasan MRI', '磁共振扫描'),
    summary: t('A strong magnet shows brain, spine and joints in detail. It is loud, but there is no radiation.', 'Magnet kuat menunjukkan otak, tulang belakang dan sendi dengan terperinci. Ia bising tetapi tanpa sinaran.', '强力磁场清晰显示脑、脊椎与关节。声响大，但没有辐射。'),
    fields: {
      overview: 'MRI uses a magnet and radio waves. It shows soft parts such as the brain, discs, ligaments and liver better than other scans. You lie in a tube, open at both ends, for twenty to forty-five minutes.',
      why: 'It is used for nerves, spine, joints, tumours, the heart and the bile ducts, when the answer would change your treatment.',
      preparation: 'Metal can move or heat up. Tell us about pacemakers, clips, stents, ear implants, metal splinters in the eye, tattoos and pregnancy. Leave jewellery, watch, cards, hijab pins and hearing aids outside; a clean cotton scarf is ready for you.',
      whatHappens: 'You wear earplugs and hold a rubber ball that you can squeeze to stop. The machine knocks loudly. You can hear us between the pictures. If you fear narrow spaces, ask us for a light sedative in advance, and bring someone.',
      results: 'The report usually takes one or two days. Many people without pain have worn discs on a scan, so the picture is read together with your story.',
      departments: ['radiology', 'neurology', 'spine'],
    },
  },
  {
    slug: 'mammogram', publishedAt: '2026-02-11T09:00:00+08:00', reviewer: 'Dr Wong Siew Fong', topics: ['cancer', 'women'],
    title: t('Mammogram', 'Mamogram', '乳房X光检查'),
    summary: t('An X-ray that finds breast cancer before you can feel it. A few seconds of pressure, four pictures.', 'Sinar-X yang mengesan kanser payudara sebelum dapat dirasa. Beberapa saat tekanan, empat gambar.', '在摸得到之前发现乳癌的X光。压迫几秒，共四张影像。'),
    fields: {
      overview: 'A mammogram is a low-dose X-ray of the breast. It can show a cancer the size of a green bean, or tiny grains of chalk that come before one.',
      why: 'Women from 50 are advised to have one every two years; from 40 you can discuss it, earlier with a strong family history. It is also done for a lump, with an ultrasound.',
      preparation: 'Come in the week after your period, when breasts are less tender. No deodorant, powder or cream that day. Wear a two-piece outfit and bring old films. Tell us if you are pregnant, breastfeed or have implants.',
      whatHappens: 'A woman radiographer places each breast between two plates. They press for about ten seconds, twice on each side. It may hurt briefly, and you may ask to stop at any time.',
      results: 'You get the result within a week. About one woman in ten is called back for more pictures, and nine out of ten of those do not have cancer. No test finds every cancer, so come if you notice a change, even after a clear mammogram.',
      departments: ['radiology', 'oncology', 'general-surgery'],
    },
  },
  {
    slug: 'gastroscopy', publishedAt: '2026-02-25T09:00:00+08:00', reviewer: 'Dr Tan Boon Hock', topics: ['digestion'],
    title: t('Camera test of the stomach (gastroscopy)', 'Endoskopi perut (gastroskopi)', '胃镜检查'),
    summary: t('A thin camera looks at the gullet and stomach in ten minutes. You may be asleep.', 'Kamera halus melihat esofagus dan perut dalam sepuluh minit. Anda boleh ditidurkan ringan.', '细小镜头在十分钟内检查食道与胃，可选择轻度麻醉。'),
    fields: {
      overview: 'A bendy tube as thick as a little finger, with a camera, is passed through the mouth into the stomach. The doctor can take tiny samples and stop bleeding. Samples do not hurt.',
      why: 'It is done for pain that keeps returning, trouble swallowing, vomiting, anaemia, black stools, or to check that an ulcer has healed.',
      preparation: 'No food for six hours and only sips of water until two hours before. Ask us about blood thinners, insulin and acid tablets. If you want sedation, someone must take you home and you must not drive until the next day.',
      whatHappens: 'Your throat is numbed with a spray and you lie on your left side. With sedation most people remember nothing. Without it you gag for a moment, but you can breathe all the time. It takes five to ten minutes.',
      results: 'The doctor tells you what was seen before you go home; samples take about a week. A mild sore throat is normal. Come back at once for strong pain, fever, vomiting blood or black stools. Serious problems happen in fewer than one in a thousand tests.',
      departments: ['gastroenterology'],
    },
  },
  {
    slug: 'colonoscopy', publishedAt: '2026-02-25T09:00:00+08:00', reviewer: 'Dr Rohaya Mat Isa', topics: ['digestion', 'cancer'],
    title: t('Camera test of the bowel (colonoscopy)', 'Kolonoskopi', '大肠镜检查'),
    summary: t('The cleaning the day before is the hard part. The test itself removes polyps before they become cancer.', 'Pembersihan usus sehari sebelumnya bahagian yang sukar. Ujian ini membuang polip sebelum menjadi kanser.', '前一天的清肠最辛苦。检查时可切除息肉，防止癌变。'),
    fields: {
      overview: 'A bendy camera looks at the whole large bowel from below. Small growths, called polyps, can be taken out at the same time. That prevents most bowel cancers.',
      why: 'It is done after a positive stool test, for bleeding, a lasting change of habit, anaemia, a family history, or to watch an inflamed bowel.',
      preparation: 'For two or three days eat white bread, rice, egg and fish, with no seeds or vegetables. The day before drink the laxative exactly as written, with plenty of clear drinks, until what comes out is clear yellow. Stop iron a week before, and ask us about blood thinners and diabetes medicine.',
      whatHappens: 'You get sedation and lie on your side, covered. Air or gas opens the bowel, which may feel like wind. The test takes twenty to forty minutes, and you rest for an hour. You must not drive that day.',
      results: 'You hear the first result on the day, and that of samples within a week or two. Slight wind and a spot of blood are normal. Come back at once for strong belly pain, fever or much blood. A tear happens in about one of a thousand tests. If all is clear, the next is usually after ten years.',
      departments: ['gastroenterology', 'general-surgery'],
    },
  },
  {
    slug: 'cataract-operation', publishedAt: '2026-03-11T09:00:00+08:00', reviewer: 'Dr Sharmila Devi Kumaran', topics: ['ageing'],
    title: t('Cataract operation', 'Pembedahan katarak', '白内障手术'),
    summary: t('The cloudy lens is replaced by a clear one in about twenty minutes. You go home the same day.', 'Kanta yang keruh diganti dengan kanta jernih dalam kira-kira dua puluh minit. Anda pulang pada hari yang sama.', '约二十分钟以清晰晶体替换混浊晶体，当天回家。'),
    fields: {
      overview: 'A cataract is a lens of the eye that has become cloudy, usually with age. In the operation it is broken up with sound waves through a cut of two to three millimetres and replaced by an artificial lens that lasts for life.',
      why: 'It is done when blurred sight or glare troubles you in driving, reading or walking. There is no hurry in most people, and no need to wait until it is ripe.',
      preparation: 'We measure the eye to choose the lens, and ask whether you would like to see far or near without glasses. Take blood pressure and sugar medicine as told, and do not stop blood thinners without asking. Wash your face and wear no make-up.',
      whatHappens: 'Drops numb the eye and you are awake. You see lights and colours but no knife. It takes about twenty minutes. You go home with a shield over the eye and somebody beside you. The second eye follows some weeks later.',
      results: 'Most people see better within days. Use the drops for four weeks, do not rub, keep water out for a week and sleep with the shield. Come the same day for pain, a red eye, falling sight, flashes or a shadow. You may still need glasses for reading.',
      departments: ['ophthalmology'],
    },
  },
  {
    slug: 'knee-replacement', publishedAt: '2026-03-11T09:00:00+08:00', reviewer: 'Dr Ravi Shankar Maniam', topics: ['bones', 'ageing'],
    title: t('Knee replacement', 'Penggantian lutut', '人工膝关节置换'),
    summary: t('When a worn knee takes your sleep and your walks. What to expect from the first step to a year later.', 'Apabila lutut haus mengganggu tidur dan langkah anda. Apa yang dijangka dari langkah pertama hingga setahun kemudian.', '当磨损的膝盖让您难眠难行。从第一步到一年后会怎样。'),
    fields: {
      overview: 'The worn surfaces of the knee are replaced by metal with smooth plastic between. Nine out of ten new knees still work well after fifteen years. Recovery is work, and it pays.',
      why: 'It is for strong pain from osteoarthritis or rheumatoid arthritis that exercise, weight loss, medicine and injections no longer control.',
      preparation: 'Strengthen the thighs for six weeks, stop smoking, have your teeth and skin checked and your sugar well controlled. Remove loose mats at home, put a chair in the shower and raise the seat of the toilet. We will go through all your medicines.',
      whatHappens: 'The operation takes one to two hours, usually with an injection in the back so that the legs sleep. You stand on the same day and climb stairs before you go home, mostly after three nights. Injections or tablets prevent clots.',
      results: 'Walking with a stick at six weeks, driving at about six to eight, and most of the gain by six months. Kneeling may stay uncomfortable, and many people pray on a chair. Come at once for a swollen painful calf, chest pain, fever, or a wound that leaks. Infection happens in about one in a hundred.',
      departments: ['orthopaedics', 'rehabilitation', 'anaesthesiology'],
    },
  },
];

/** Tests and operations explained in the health library, from preparing to the result. */
export const libraryTests: readonly SampleEntry[] = tests.map((entry) => ({ ...entry, kind: 'library-test', author: 'Health library editors' }));
