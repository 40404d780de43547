import type { SampleEntry } from './sample-entry.seed.ts';
import { t } from './three-languages.seed.ts';
import { testCare } from './test-care.seed.ts';

type Test = Omit<SampleEntry, 'kind' | 'author'>;

const tests: readonly Test[] = [
  {
    slug: 'full-blood-count',
    publishedAt: '2026-01-07T09:00:00+08:00',
    reviewer: 'Dr Aminah Hj Yusof',
    topics: ['infections'],
    title: t('Full blood count', 'Kiraan darah penuh', '全血细胞计数'),
    summary: t(
      'One small tube that counts your blood cells. It shows anaemia, infection and the course of dengue.',
      'Satu tiub kecil yang mengira sel darah. Ia menunjukkan anemia, jangkitan dan perkembangan denggi.',
      '一小管血即可计算血细胞，显示贫血、感染与骨痛热症的变化。',
    ),
    fields: {
      overview: t(
        'A full blood count measures red cells, white cells and platelets. It is the blood test that is done most often. The result is usually ready within an hour or two.',
        'Kiraan darah penuh mengukur sel darah merah, sel darah putih dan platelet. Inilah ujian darah yang paling kerap dilakukan. Keputusannya biasanya siap dalam sejam dua.',
        '全血细胞计数测量红血球、白血球和血小板，是最常做的验血。结果通常一两个小时就出来。',
      ),
      why: t(
        'We use it when you are tired, pale, bruised or feverish, before operations and in pregnancy. In dengue it may be repeated every day, because the change from one day to the next matters more than one number.',
        'Kami menggunakannya apabila anda letih, pucat, lebam atau demam, sebelum pembedahan dan semasa hamil. Bagi denggi, ia mungkin diulang setiap hari, kerana perubahan dari sehari ke sehari lebih penting daripada satu angka.',
        '疲倦、苍白、瘀青或发烧时，手术前和怀孕时都会做。患骨痛热症时可能每天重复，因为每天的变化比单一数字更重要。',
      ),
      preparation: t(
        'None. You may eat and drink. Tell us if you take blood thinners or have fainted at a blood test before.',
        'Tiada persediaan. Anda boleh makan dan minum. Beritahu kami jika anda mengambil ubat pencair darah atau pernah pengsan ketika darah diambil.',
        '不需要准备，可以吃喝。如果您服用抗凝血药，或曾在抽血时昏倒，请告诉我们。',
      ),
      whatHappens: t(
        'A band goes round your arm and a thin needle takes about a teaspoon of blood from a vein. It stings for a second. Press on the cotton for two minutes and do not bend the arm.',
        'Lengan anda dililit tali dan jarum halus mengambil kira-kira sesudu teh darah dari urat. Ia pedih seketika. Tekan kapas selama dua minit dan jangan bengkokkan lengan.',
        '手臂绑上止血带，用细针从静脉抽约一茶匙血，刺痛一下就好。按住棉花两分钟，不要弯手臂。',
      ),
      results: t(
        'Haemoglobin tells about anaemia, white cells about infection, platelets about clotting. Normal values differ by age, sex and pregnancy, and a value just outside the range is often harmless. We explain it together with how you feel.',
        'Hemoglobin menunjukkan anemia, sel darah putih menunjukkan jangkitan, platelet menunjukkan pembekuan darah. Nilai normal berbeza mengikut umur, jantina dan kehamilan, dan nilai yang sedikit di luar julat selalunya tidak berbahaya. Kami menerangkannya bersama keadaan diri anda.',
        '血红蛋白反映贫血，白血球反映感染，血小板反映凝血。正常值因年龄、性别和怀孕而异，稍微超出范围往往无碍。我们会结合您的感觉来讲解。',
      ),
      departments: ['haematology', 'infectious-disease'],
    },
  },
  {
    slug: 'hba1c-test',
    publishedAt: '2026-01-07T09:00:00+08:00',
    reviewer: 'Dr Farid Zulkarnain',
    topics: ['diabetes'],
    title: t(
      'HbA1c: your sugar over three months',
      'HbA1c: gula anda selama tiga bulan',
      '糖化血红蛋白：三个月的平均血糖',
    ),
    summary: t(
      'It tells the average and cannot be improved by one good day before the appointment.',
      'Ia menunjukkan purata dan tidak dapat diperbaiki dengan berpantang sehari sebelum temu janji.',
      '反映平均值，前一天临时忌口也改变不了。',
    ),
    fields: {
      overview: t(
        'Sugar sticks to the red colour of the blood and stays there for the life of the cell, about three months. HbA1c measures how much is stuck. So it shows the average and not just this morning.',
        'Gula melekat pada bahan merah dalam darah dan kekal di situ sepanjang hayat sel, kira-kira tiga bulan. HbA1c mengukur berapa banyak yang melekat. Jadi ia menunjukkan purata, bukan sekadar bacaan pagi ini.',
        '糖会黏附在血液的红色素上，留到血球寿命结束，大约三个月。HbA1c测量黏附了多少，所以它显示的是平均值，而不只是今早的血糖。',
      ),
      why: t(
        'It is used to find diabetes and to see whether treatment works. People with diabetes usually have it every three to six months.',
        'Ia digunakan untuk mengesan diabetes dan melihat sama ada rawatan berkesan. Penghidap diabetes biasanya menjalaninya setiap tiga hingga enam bulan.',
        '用来查出糖尿病，并了解治疗是否有效。糖尿病患者通常每三至六个月验一次。',
      ),
      preparation: t(
        'You need not fast. Tell us if you have thalassaemia, anaemia, kidney failure, are pregnant or had a blood transfusion, because then the number can mislead.',
        'Anda tidak perlu berpuasa. Beritahu kami jika anda menghidap talasemia, anemia, kegagalan buah pinggang, sedang hamil atau pernah menerima pemindahan darah, kerana bacaannya mungkin mengelirukan.',
        '不需要禁食。如果您有地中海贫血、贫血、肾衰竭、怀孕或曾输血，请告诉我们，因为数字可能会不准。',
      ),
      whatHappens: t(
        'Blood is taken from the arm, or a drop from the finger in some clinics. It takes two minutes.',
        'Darah diambil dari lengan, atau setitis dari jari di sesetengah klinik. Ia mengambil masa dua minit.',
        '从手臂抽血，有些诊所只需手指的一滴血。两分钟就好。',
      ),
      results: t(
        'In Malaysia 6.3 per cent or more means diabetes, 5.7 to 6.2 per cent means a raised risk. If you have no symptoms, the test is repeated once before we say that you have diabetes. The goal under treatment is often 6.5 to 7.0 per cent, but it is set for each person.',
        'Di Malaysia, 6.3 peratus atau lebih bermakna diabetes, 5.7 hingga 6.2 peratus bermakna risiko meningkat. Jika anda tiada simptom, ujian diulang sekali sebelum kami mengesahkan diabetes. Sasaran semasa rawatan selalunya 6.5 hingga 7.0 peratus, tetapi ia ditetapkan bagi setiap orang.',
        '在马来西亚，6.3％或以上表示糖尿病，5.7至6.2％表示风险较高。如果没有症状，会再验一次才确定。治疗目标多为6.5至7.0％，但因人而定。',
      ),
      departments: ['endocrinology'],
    },
  },
  {
    slug: 'electrocardiogram',
    publishedAt: '2026-01-14T09:00:00+08:00',
    reviewer: 'Dr Lavanya Selvakumar',
    topics: ['heart'],
    title: t('Heart tracing (ECG)', 'Rakaman jantung (ECG)', '心电图'),
    summary: t(
      'Ten stickers, ten seconds, no pain. It draws the rhythm of your heart.',
      'Sepuluh pelekat, sepuluh saat, tidak sakit. Ia melukis rentak jantung anda.',
      '十片贴片、十秒钟、不疼，画出心跳节律。',
    ),
    fields: {
      overview: t(
        'An electrocardiogram, or ECG, records the tiny electrical signals of each heartbeat. Nothing goes into your body, and no electricity is given to you.',
        'Elektrokardiogram, atau ECG, merakam isyarat elektrik halus setiap degupan jantung. Tiada apa-apa masuk ke dalam badan anda, dan tiada arus elektrik diberi kepada anda.',
        '心电图（ECG）记录每次心跳的微弱电信号。没有任何东西进入您的身体，也不会通电。',
      ),
      why: t(
        'It is done for chest pain, palpitations, fainting and breathlessness, and before some operations. In the emergency department it is done within ten minutes of arriving with chest pain.',
        'Ia dilakukan bagi sakit dada, berdebar-debar, pengsan dan sesak nafas, serta sebelum sesetengah pembedahan. Di jabatan kecemasan, ia dilakukan dalam sepuluh minit selepas pesakit tiba dengan sakit dada.',
        '用于胸痛、心悸、昏厥和气喘，以及某些手术之前。在急诊部，胸痛病人到达后十分钟内就会做。',
      ),
      preparation: t(
        'Do not put cream or oil on the chest that day. Wear a top that opens in front. You may ask for a woman to do it, and a sheet covers you.',
        'Jangan sapu krim atau minyak pada dada pada hari itu. Pakai baju yang berbutang di hadapan. Anda boleh meminta petugas wanita, dan badan anda ditutup dengan kain.',
        '当天胸部不要涂霜或油。穿前开的上衣。您可以要求由女性操作，并有布单遮盖。',
      ),
      whatHappens: t(
        'You lie still while stickers are put on chest, arms and legs. Hair may be shaved in small spots. Do not talk or move for ten seconds.',
        'Anda berbaring diam sementara pelekat diletakkan pada dada, lengan dan kaki. Bulu mungkin dicukur sedikit. Jangan bercakap atau bergerak selama sepuluh saat.',
        '您静躺着，胸部、手臂和腿贴上电极贴片，可能要剃掉少许毛。十秒钟内不要说话或移动。',
      ),
      results: t(
        'The doctor reads rhythm, rate and signs of strain or damage. A normal tracing does not rule out narrow arteries, and an odd line is often harmless. You may need an exercise test, an ultrasound scan or a recorder to wear.',
        'Doktor membaca rentak, kadar degupan dan tanda tekanan atau kerosakan. Rakaman normal tidak bermakna tiada salur darah yang sempit, dan garisan yang ganjil selalunya tidak berbahaya. Anda mungkin memerlukan ujian senaman, imbasan ultrabunyi atau alat perakam yang dipakai.',
        '医生判读心律、心率，以及负荷或损伤的迹象。正常的心电图不能排除血管狭窄，异常的线条往往也无碍。您可能还需要运动测试、超声波或佩戴记录器。',
      ),
      departments: ['cardiology', 'emergency'],
    },
  },
  {
    slug: 'echocardiogram',
    publishedAt: '2026-01-14T09:00:00+08:00',
    reviewer: 'Dr Hafizuddin Rosman',
    topics: ['heart'],
    title: t('Ultrasound of the heart (echocardiogram)', 'Ultrabunyi jantung (ekokardiogram)', '心脏超声波'),
    summary: t(
      'A moving picture of your heart that shows how strongly it pumps and whether the valves close.',
      'Gambar bergerak jantung yang menunjukkan kekuatan pam dan sama ada injap menutup rapat.',
      '心脏的动态影像，显示泵血力量与瓣膜是否闭合。',
    ),
    fields: {
      overview: t(
        'Sound waves that you cannot hear draw the walls, valves and blood flow of the heart. It is the same kind of scan that is used for babies in the womb, without radiation.',
        'Gelombang bunyi yang tidak dapat didengar melukis dinding, injap dan aliran darah jantung. Ia imbasan yang sama jenis dengan imbasan bayi dalam kandungan, tanpa sinaran.',
        '用耳朵听不见的声波，描绘心脏的壁、瓣膜和血流。和检查胎儿的扫描同一类，没有辐射。',
      ),
      why: t(
        'We use it for breathlessness, swollen legs, a heart murmur, after a heart attack or before some cancer treatments. Children with a murmur have it too.',
        'Kami menggunakannya bagi sesak nafas, kaki bengkak, bunyi murmur jantung, selepas serangan jantung atau sebelum sesetengah rawatan kanser. Kanak-kanak dengan murmur juga menjalaninya.',
        '用于气喘、腿肿、心杂音、心脏病发之后，或某些癌症治疗之前。有心杂音的儿童也会做。',
      ),
      preparation: t(
        'None for the usual test. Take your medicines. If the scan is done through the gullet, you must not eat for six hours, need someone to take you home, and must not drive for 24 hours.',
        'Tiada persediaan bagi ujian biasa. Ambil ubat seperti biasa. Jika imbasan dilakukan melalui esofagus, anda tidak boleh makan selama enam jam, perlu ditemani pulang, dan tidak boleh memandu selama 24 jam.',
        '一般检查不用准备，照常服药。如果经食道检查，须禁食六小时，有人陪同回家，24小时内不能开车。',
      ),
      whatHappens: t(
        'You lie on your left side. A smooth probe with gel is moved over the chest for twenty to forty minutes and pressed a little between the ribs. You will hear the swish of your blood.',
        'Anda berbaring mengiring ke kiri. Prob licin dengan gel digerakkan di atas dada selama dua puluh hingga empat puluh minit dan ditekan sedikit di celah tulang rusuk. Anda akan mendengar bunyi aliran darah anda.',
        '您向左侧躺，涂上凝胶的探头在胸前移动二十至四十分钟，在肋骨间稍微按压。您会听到血液流动的声音。',
      ),
      results: t(
        'One number is the ejection fraction: how much of the blood is pumped out with each beat, normally 50 to 70 per cent. The doctor explains it with the pictures, often the same day.',
        'Satu angka penting ialah pecahan ejeksi: berapa banyak darah dipam keluar setiap degupan, biasanya 50 hingga 70 peratus. Doktor menerangkannya bersama gambar, selalunya pada hari yang sama.',
        '其中一个数字是射血分数，即每次心跳泵出多少血，正常为50至70％。医生会配合影像讲解，往往当天就有结果。',
      ),
      departments: ['cardiology', 'paediatrics'],
    },
  },
  {
    slug: 'coronary-angiogram',
    publishedAt: '2026-01-28T09:00:00+08:00',
    reviewer: 'Dr Hafizuddin Rosman',
    topics: ['heart'],
    title: t('Coronary angiogram and stent', 'Angiogram koronari dan sten', '冠状动脉造影与支架'),
    summary: t(
      'A thin tube from the wrist shows the heart’s arteries and can open a narrow one at once.',
      'Tiub halus dari pergelangan tangan menunjukkan arteri jantung dan boleh membuka bahagian sempit serta-merta.',
      '从手腕伸入细管，看清心脏血管，并可当场打通狭窄处。',
    ),
    fields: {
      overview: t(
        'In an angiogram dye is put into the arteries of the heart while X-rays are taken. If an artery is narrow, a balloon can widen it and a tiny mesh tube, a stent, can keep it open. In a heart attack this is done at any hour, day or night.',
        'Dalam angiogram, pewarna kontras dimasukkan ke salur darah jantung sementara X-ray diambil. Jika salur sempit, belon boleh melebarkannya dan tiub jaring yang halus, iaitu sten, mengekalkannya terbuka. Bagi serangan jantung, ia dilakukan pada bila-bila masa, siang atau malam.',
        '造影时把显影剂注入心脏血管，同时拍X光。如果血管狭窄，可用球囊撑开，再用细小的网管（支架）保持畅通。心脏病发时，无论日夜都会做。',
      ),
      why: t(
        'It is for heart attacks, for chest tightness that tablets do not control, and when other tests point to badly narrowed arteries.',
        'Ia untuk serangan jantung, dada ketat yang tidak dapat dikawal dengan ubat, dan apabila ujian lain menunjukkan salur darah yang sangat sempit.',
        '用于心脏病发、药物控制不了的胸闷，以及其他检查显示血管严重狭窄时。',
      ),
      preparation: t(
        'Do not eat for six hours. Tell us about allergy to dye, kidney disease, blood thinners, metformin and pregnancy. Sign the consent only when you have understood it. Arrange a lift home.',
        'Jangan makan selama enam jam. Beritahu kami tentang alahan terhadap pewarna kontras, penyakit buah pinggang, ubat pencair darah, metformin dan kehamilan. Tandatangani persetujuan hanya setelah anda memahaminya. Aturkan orang untuk menghantar anda pulang.',
        '禁食六小时。如有显影剂过敏、肾病、服用抗凝血药、metformin或怀孕，请告诉我们。明白之后才签同意书。安排人接您回家。',
      ),
      whatHappens: t(
        'You are awake but drowsy. The wrist, or sometimes the groin, is numbed and a tube as thin as a noodle is guided to the heart. The dye feels warm. It takes half an hour, longer with a stent, and you stay for some hours or one night.',
        'Anda sedar tetapi mengantuk. Pergelangan tangan, atau kadangkala pangkal paha, dikebaskan dan tiub senipis mi disalurkan ke jantung. Pewarna terasa hangat. Ia mengambil masa setengah jam, lebih lama dengan sten, dan anda tinggal beberapa jam atau satu malam.',
        '您清醒但有睡意。手腕或有时腹股沟先麻醉，再把细如面条的导管引到心脏。显影剂会令您觉得温热。过程半小时，放支架要久一些；留院几小时或一晚。',
      ),
      results: t(
        'The doctor shows you the pictures. You may need tablets only, a stent, or bypass surgery. After a stent you take two blood thinners; stopping them early can close the stent. Serious problems such as bleeding, stroke or heart attack are rare, fewer than one in a hundred in planned tests.',
        'Doktor menunjukkan gambarnya kepada anda. Anda mungkin hanya memerlukan ubat, sten, atau pembedahan pintasan. Selepas pemasangan sten, anda mengambil dua jenis ubat pencair darah; berhenti awal boleh menyebabkan sten tersumbat. Masalah serius seperti pendarahan, strok atau serangan jantung jarang berlaku, kurang daripada satu dalam seratus bagi ujian yang dirancang.',
        '医生会让您看影像。您可能只需服药，或要放支架、做搭桥手术。放支架后要服两种抗血栓药，提早停药可能使支架堵塞。出血、中风或心脏病发等严重问题很少见，在计划性检查中不到百分之一。',
      ),
      departments: ['cardiology'],
    },
  },
  {
    slug: 'ct-scan',
    publishedAt: '2026-01-28T09:00:00+08:00',
    reviewer: 'Dr Bernard Anak Jemali',
    topics: ['cancer'],
    title: t('CT scan', 'Imbasan CT', 'CT扫描'),
    summary: t(
      'X-rays from all sides build a picture in slices within seconds.',
      'Sinar-X dari semua arah membina gambar berlapis dalam beberapa saat.',
      '多角度X光在数秒内组成断层影像。',
    ),
    fields: {
      overview: t(
        'A CT scanner is a large ring that turns X-rays around you. It shows bones, lungs, blood vessels and bleeding clearly. Scanning takes seconds, and your visit about half an hour.',
        'Pengimbas CT ialah gelang besar yang memutarkan X-ray di sekeliling anda. Ia menunjukkan tulang, paru-paru, salur darah dan pendarahan dengan jelas. Imbasan mengambil masa beberapa saat, dan lawatan anda kira-kira setengah jam.',
        'CT扫描仪是一个大圆环，X光绕着您旋转。它能清楚显示骨骼、肺、血管和出血。扫描只需几秒，整个过程约半小时。',
      ),
      why: t(
        'It is used after accidents, for suspected stroke, stones, lung illness, and to find or follow cancer.',
        'Ia digunakan selepas kemalangan, apabila disyaki strok, batu karang, penyakit paru-paru, dan untuk mengesan atau memantau kanser.',
        '用于意外之后，怀疑中风、结石、肺病，以及查找或追踪癌症。',
      ),
      preparation: t(
        'Often none. You may eat and drink as usual unless we tell you otherwise. For dye in the vein bring a recent kidney result if you have diabetes or kidney disease. Say if you may be pregnant, or reacted to dye before.',
        'Selalunya tiada. Anda boleh makan dan minum seperti biasa melainkan kami memberitahu sebaliknya. Jika pewarna kontras disuntik ke urat, bawa keputusan ujian buah pinggang yang terkini jika anda menghidap diabetes atau penyakit buah pinggang. Beritahu jika anda mungkin hamil, atau pernah alah kepada pewarna kontras.',
        '通常不用准备。除非另有通知，可照常饮食。如需注射显影剂，有糖尿病或肾病者请带最近的肾功能报告。可能怀孕或曾对显影剂有反应，请告诉我们。',
      ),
      whatHappens: t(
        'You lie on a table that slides through the ring; it is open at both ends. Dye makes you feel warm for a moment, as if you had passed urine. You hold your breath when asked.',
        'Anda berbaring di atas meja yang menggelongsor melalui gelang; kedua-dua hujungnya terbuka. Pewarna menyebabkan anda berasa hangat seketika, seolah-olah terkencing. Anda menahan nafas apabila diminta.',
        '您躺在滑过圆环的床上，两端都是开放的。显影剂会令您一时觉得发热，好像小便了一样。按指示屏住呼吸。',
      ),
      results: t(
        'A radiologist writes a report, within the hour in emergencies. A scan uses more radiation than an X-ray, so we do it only when it helps you. Small chance findings are common, and most are harmless. After dye drink plenty of water.',
        'Pakar radiologi menulis laporan, dalam sejam bagi kes kecemasan. Imbasan menggunakan lebih banyak sinaran daripada X-ray, jadi kami melakukannya hanya apabila ia membantu anda. Penemuan kecil secara kebetulan adalah biasa, dan kebanyakannya tidak berbahaya. Selepas pewarna kontras, minum banyak air.',
        '放射科医生写报告，紧急情况一小时内完成。扫描的辐射比X光多，所以只在对您有帮助时才做。偶然发现的小异常很常见，大多无害。注射显影剂后请多喝水。',
      ),
      departments: ['radiology'],
    },
  },
  {
    slug: 'mri-scan',
    publishedAt: '2026-02-11T09:00:00+08:00',
    reviewer: 'Dr Bernard Anak Jemali',
    topics: ['bones'],
    title: t('MRI scan', 'Imbasan MRI', '磁共振扫描'),
    summary: t(
      'A strong magnet shows brain, spine and joints in detail. It is loud, but there is no radiation.',
      'Magnet kuat menunjukkan otak, tulang belakang dan sendi dengan terperinci. Ia bising tetapi tanpa sinaran.',
      '强力磁场清晰显示脑、脊椎与关节。声响大，但没有辐射。',
    ),
    fields: {
      overview: t(
        'MRI uses a magnet and radio waves. It shows soft parts such as the brain, discs, ligaments and liver better than other scans. You lie in a tube, open at both ends, for twenty to forty-five minutes.',
        'MRI menggunakan magnet dan gelombang radio. Ia menunjukkan bahagian lembut seperti otak, cakera, ligamen dan hati dengan lebih baik daripada imbasan lain. Anda berbaring di dalam tiub yang terbuka di kedua-dua hujung selama dua puluh hingga empat puluh lima minit.',
        '磁共振（MRI）利用磁场和无线电波，显示大脑、椎间盘、韧带和肝脏等软组织，比其他扫描更清楚。您躺在两端开放的管道里二十至四十五分钟。',
      ),
      why: t(
        'It is used for nerves, spine, joints, tumours, the heart and the bile ducts, when the answer would change your treatment.',
        'Ia digunakan untuk saraf, tulang belakang, sendi, ketumbuhan, jantung dan salur hempedu, apabila jawapannya akan mengubah rawatan anda.',
        '用于神经、脊椎、关节、肿瘤、心脏和胆管，当结果会影响治疗时才做。',
      ),
      preparation: t(
        'Metal can move or heat up. Tell us about pacemakers, clips, stents, ear implants, metal splinters in the eye, tattoos and pregnancy. Leave jewellery, watch, cards, hijab pins and hearing aids outside; a clean cotton scarf is ready for you.',
        'Logam boleh bergerak atau menjadi panas. Beritahu kami tentang perentak jantung, klip, sten, implan telinga, serpihan logam di mata, tatu dan kehamilan. Tinggalkan barang kemas, jam, kad, pin tudung dan alat bantu dengar di luar; tudung kapas yang bersih disediakan untuk anda.',
        '金属会移动或发热。如有心脏起搏器、夹子、支架、耳植入物、眼内金属碎屑、纹身或怀孕，请告诉我们。首饰、手表、卡片、头巾别针和助听器留在外面；我们备有干净的棉质头巾。',
      ),
      whatHappens: t(
        'You wear earplugs and hold a rubber ball that you can squeeze to stop. The machine knocks loudly. You can hear us between the pictures. If you fear narrow spaces, ask us for a light sedative in advance, and bring someone.',
        'Anda memakai penyumbat telinga dan memegang bola getah yang boleh dipicit untuk berhenti. Mesin berbunyi mengetuk dengan kuat. Anda boleh mendengar kami di antara pengambilan gambar. Jika anda takut ruang sempit, minta ubat penenang ringan lebih awal, dan bawa peneman.',
        '戴上耳塞，手握橡胶球，想停就捏一下。机器敲击声很响，拍摄间隔您能听到我们说话。如果害怕狭窄空间，请事先要求轻度镇静，并带人陪同。',
      ),
      results: t(
        'The report usually takes one or two days. Many people without pain have worn discs on a scan, so the picture is read together with your story.',
        'Laporan biasanya mengambil masa sehari dua. Ramai orang tanpa sakit mempunyai cakera haus pada imbasan, jadi gambar dibaca bersama cerita anda.',
        '报告通常需要一两天。许多不痛的人扫描也显示椎间盘退化，所以要结合您的情况来判读。',
      ),
      departments: ['radiology', 'neurology', 'spine'],
    },
  },
  {
    slug: 'mammogram',
    publishedAt: '2026-02-11T09:00:00+08:00',
    reviewer: 'Dr Wong Siew Fong',
    topics: ['cancer', 'women'],
    title: t('Mammogram', 'Mamogram', '乳房X光检查'),
    summary: t(
      'An X-ray that finds breast cancer before you can feel it. A few seconds of pressure, four pictures.',
      'Sinar-X yang mengesan kanser payudara sebelum dapat dirasa. Beberapa saat tekanan, empat gambar.',
      '在摸得到之前发现乳癌的X光。压迫几秒，共四张影像。',
    ),
    fields: {
      overview: t(
        'A mammogram is a low-dose X-ray of the breast. It can show a cancer the size of a mung bean, or tiny grains of chalk that come before one.',
        'Mamogram ialah X-ray payudara berdos rendah. Ia boleh menunjukkan kanser sebesar kacang hijau, atau butiran kalsium halus yang mendahuluinya.',
        '乳房X光是低剂量的X光检查，能显示绿豆般大的癌症，或癌前的微小钙化点。',
      ),
      why: t(
        'Women from 50 are advised to have one every two years; from 40 you can discuss it, earlier with a strong family history. It is also done for a lump, with an ultrasound.',
        'Wanita dari umur 50 tahun dinasihatkan menjalaninya setiap dua tahun; dari 40 tahun anda boleh berbincang, lebih awal jika sejarah keluarga kuat. Ia juga dilakukan jika ada ketulan, bersama ultrabunyi.',
        '建议50岁起每两年做一次；40岁起可与医生商量，家族史明显者更早。有硬块时也会做，并配合超声波。',
      ),
      preparation: t(
        'Come in the week after your period, when breasts are less tender. No deodorant, powder or cream that day. Wear a two-piece outfit and bring old films. Tell us if you are pregnant, breastfeed or have implants.',
        'Datang pada minggu selepas haid, ketika payudara kurang sensitif. Jangan pakai deodoran, bedak atau krim pada hari itu. Pakai baju dua helai dan bawa filem lama. Beritahu kami jika anda hamil, menyusukan bayi atau mempunyai implan.',
        '月经后的一周乳房较不胀痛，适合检查。当天不用止汗剂、爽身粉或霜。穿两件式衣服，带上旧片子。如果怀孕、哺乳或有植入物，请告诉我们。',
      ),
      whatHappens: t(
        'A woman radiographer places each breast between two plates. They press for about ten seconds, twice on each side. It may hurt briefly, and you may ask to stop at any time.',
        'Juru X-ray wanita meletakkan setiap payudara di antara dua plat. Plat menekan kira-kira sepuluh saat, dua kali setiap sebelah. Ia mungkin sakit seketika, dan anda boleh meminta berhenti pada bila-bila masa.',
        '女放射技师把乳房逐一放在两块夹板之间，压约十秒，每边两次。可能会短暂疼痛，您随时可以要求停止。',
      ),
      results: t(
        'You get the result within a week. About one woman in ten is called back for more pictures, and nine out of ten of those do not have cancer. No test finds every cancer, so come if you notice a change, even after a clear mammogram.',
        'Anda menerima keputusan dalam seminggu. Kira-kira seorang daripada sepuluh wanita dipanggil semula untuk gambar tambahan, dan sembilan daripada sepuluh mereka tidak menghidap kanser. Tiada ujian yang mengesan semua kanser, jadi datanglah jika anda menyedari perubahan, walaupun selepas mamogram yang bersih.',
        '一周内有结果。大约十名妇女有一人要回来补拍，其中十分之九不是癌症。没有检查能查出所有癌症，所以即使结果正常，发现变化也请前来。',
      ),
      departments: ['radiology', 'oncology', 'general-surgery'],
    },
  },
  {
    slug: 'gastroscopy',
    publishedAt: '2026-02-25T09:00:00+08:00',
    reviewer: 'Dr Tan Boon Hock',
    topics: ['digestion'],
    title: t('Camera test of the stomach (gastroscopy)', 'Endoskopi perut (gastroskopi)', '胃镜检查'),
    summary: t(
      'A thin camera looks at the gullet and stomach in ten minutes. You may be asleep.',
      'Kamera halus melihat esofagus dan perut dalam sepuluh minit. Anda boleh ditidurkan ringan.',
      '细小镜头在十分钟内检查食道与胃，可选择轻度麻醉。',
    ),
    fields: {
      overview: t(
        'A bendy tube as thick as a little finger, with a camera, is passed through the mouth into the stomach. The doctor can take tiny samples and stop bleeding. Samples do not hurt.',
        'Tiub lentur setebal jari kelengkeng, dengan kamera, dimasukkan melalui mulut ke dalam perut. Doktor boleh mengambil sampel kecil dan menghentikan pendarahan. Pengambilan sampel tidak sakit.',
        '一条小指般粗、带镜头的软管，经口腔进入胃部。医生可取少许样本并止血。取样不会痛。',
      ),
      why: t(
        'It is done for pain that keeps returning, trouble swallowing, vomiting, anaemia, black stools, or to check that an ulcer has healed.',
        'Ia dilakukan bagi sakit yang berulang, sukar menelan, muntah, anemia, najis hitam, atau untuk memastikan ulser telah sembuh.',
        '用于反复疼痛、吞咽困难、呕吐、贫血、黑便，或确认溃疡是否愈合。',
      ),
      preparation: t(
        'No food for six hours and only sips of water until two hours before. Ask us about blood thinners, insulin and acid tablets. If you want sedation, someone must take you home and you must not drive for 24 hours.',
        'Jangan makan selama enam jam dan hanya minum air sedikit sehingga dua jam sebelumnya. Tanya kami tentang ubat pencair darah, insulin dan ubat penahan asid. Jika anda mahu ubat penenang, seseorang mesti menghantar anda pulang dan anda tidak boleh memandu selama 24 jam.',
        '禁食六小时，检查前两小时为止只可小口喝水。抗凝血药、胰岛素和抑酸药请先问我们。如果要镇静，须有人接您回家，24小时内不能开车。',
      ),
      whatHappens: t(
        'Your throat is numbed with a spray and you lie on your left side. With sedation most people remember nothing. Without it you gag for a moment, but you can breathe all the time. It takes five to ten minutes.',
        'Tekak anda dikebaskan dengan semburan dan anda berbaring mengiring ke kiri. Dengan ubat penenang, kebanyakan orang tidak ingat apa-apa. Tanpanya, anda berasa loya seketika, tetapi anda boleh bernafas sepanjang masa. Ia mengambil masa lima hingga sepuluh minit.',
        '喉咙喷麻药，向左侧躺。用了镇静，多数人什么都不记得。不用的话会一时作呕，但全程可以呼吸。需时五至十分钟。',
      ),
      results: t(
        'The doctor tells you what was seen before you go home; samples take about a week. A mild sore throat is normal. Come back at once for strong pain, fever, vomiting blood or black stools. Serious problems happen in fewer than one in a thousand tests.',
        'Doktor memberitahu apa yang dilihat sebelum anda pulang; sampel mengambil masa kira-kira seminggu. Sakit tekak ringan adalah biasa. Datang semula segera jika ada sakit kuat, demam, muntah darah atau najis hitam. Masalah serius berlaku pada kurang daripada satu dalam seribu ujian.',
        '回家前医生会告诉您看到了什么；样本约需一周。轻微喉咙痛是正常的。剧痛、发烧、吐血或黑便，请立即回来。严重问题不到千分之一。',
      ),
      departments: ['gastroenterology'],
    },
  },
  {
    slug: 'colonoscopy',
    publishedAt: '2026-02-25T09:00:00+08:00',
    reviewer: 'Dr Rohaya Mat Isa',
    topics: ['digestion', 'cancer'],
    title: t('Camera test of the bowel (colonoscopy)', 'Kolonoskopi', '大肠镜检查'),
    summary: t(
      'The cleaning the day before is the hard part. The test itself removes polyps before they become cancer.',
      'Pembersihan usus sehari sebelumnya bahagian yang sukar. Ujian ini membuang polip sebelum menjadi kanser.',
      '前一天的清肠最辛苦。检查时可切除息肉，防止癌变。',
    ),
    fields: {
      overview: t(
        'A bendy camera looks at the whole large bowel from below. Small growths, called polyps, can be taken out at the same time. That prevents most bowel cancers.',
        'Kamera lentur melihat seluruh usus besar dari bawah. Ketumbuhan kecil, yang dipanggil polip, boleh dibuang pada masa yang sama. Ini mencegah kebanyakan kanser usus.',
        '用可弯曲的镜头从下方查看整条大肠。发现小增生（息肉）可同时切除，这能预防大多数大肠癌。',
      ),
      why: t(
        'It is done after a positive stool test, for bleeding, a lasting change of habit, anaemia, a family history, or to watch an inflamed bowel.',
        'Ia dilakukan selepas ujian najis positif, bagi pendarahan, perubahan tabiat yang berterusan, anemia, sejarah keluarga, atau untuk memantau radang usus.',
        '用于粪便检验阳性、出血、排便习惯持续改变、贫血、家族史，或追踪肠炎。',
      ),
      preparation: t(
        'For two or three days eat white bread, rice, egg and fish, with no seeds or vegetables. The day before drink the laxative exactly as written, with plenty of clear drinks, until what comes out is clear yellow. Stop iron a week before, and ask us about blood thinners and diabetes medicine.',
        'Selama dua atau tiga hari, makan roti putih, nasi, telur dan ikan, tanpa biji-bijian atau sayur. Sehari sebelum itu, minum julap tepat seperti yang ditulis, dengan banyak minuman jernih, sehingga yang keluar berwarna kuning jernih. Hentikan zat besi seminggu lebih awal, dan tanya kami tentang ubat pencair darah dan ubat diabetes.',
        '前两三天吃白面包、饭、蛋和鱼，不吃带籽的食物和蔬菜。前一天严格按说明喝泻药，多喝清流质，直到排出清黄色液体。铁剂停一周；抗凝血药和糖尿病药请问我们。',
      ),
      whatHappens: t(
        'You get sedation and lie on your side, covered. Air or gas opens the bowel, which may feel like wind. The test takes twenty to forty minutes, and you rest for an hour. You must not drive for 24 hours.',
        'Anda diberi ubat penenang dan berbaring mengiring, dengan badan ditutup. Udara atau gas membuka usus, yang mungkin terasa seperti angin. Ujian mengambil masa dua puluh hingga empat puluh minit, dan anda berehat selama sejam. Anda tidak boleh memandu selama 24 jam.',
        '给予镇静后侧躺，身体有遮盖。充气撑开肠道，可能有胀气感。检查二十至四十分钟，之后休息一小时。24小时内不能开车。',
      ),
      results: t(
        'You hear the first result on the day, and that of samples within a week or two. Slight wind and a spot of blood are normal. Come back at once for strong belly pain, fever or much blood. A tear happens in about one of a thousand tests. If all is clear, the next is usually after ten years.',
        'Anda mendengar keputusan awal pada hari itu, dan keputusan sampel dalam seminggu dua. Sedikit angin dan setitik darah adalah biasa. Datang semula segera jika ada sakit perut yang kuat, demam atau banyak darah. Usus terkoyak berlaku pada kira-kira satu dalam seribu ujian. Jika semuanya bersih, ujian seterusnya biasanya selepas sepuluh tahun.',
        '当天知道初步结果，样本一两周后有结果。少许胀气和一点血是正常的。剧烈腹痛、发烧或大量出血，请立即回来。肠穿孔约千分之一。如果一切正常，通常十年后再做。',
      ),
      departments: ['gastroenterology', 'general-surgery'],
    },
  },
  {
    slug: 'cataract-operation',
    publishedAt: '2026-03-11T09:00:00+08:00',
    reviewer: 'Dr Sharmila Devi Kumaran',
    topics: ['ageing'],
    title: t('Cataract operation', 'Pembedahan katarak', '白内障手术'),
    summary: t(
      'The cloudy lens is replaced by a clear one in about twenty minutes. You go home the same day.',
      'Kanta yang keruh diganti dengan kanta jernih dalam kira-kira dua puluh minit. Anda pulang pada hari yang sama.',
      '约二十分钟以清晰晶体替换混浊晶体，当天回家。',
    ),
    fields: {
      overview: t(
        'A cataract is a lens of the eye that has become cloudy, usually with age. In the operation it is broken up with sound waves through a cut of two to three millimetres and replaced by an artificial lens that lasts for life.',
        'Katarak ialah kanta mata yang menjadi keruh, biasanya kerana usia. Dalam pembedahan, ia dipecahkan dengan gelombang bunyi melalui potongan dua hingga tiga milimeter dan digantikan dengan kanta tiruan yang tahan seumur hidup.',
        '白内障是眼睛的水晶体变混浊，通常因年老引起。手术时经两三毫米的切口，用声波把它击碎，换上可用一辈子的人工晶体。',
      ),
      why: t(
        'It is done when blurred sight or glare troubles you in driving, reading or walking. There is no hurry in most people, and no need to wait until it is ripe.',
        'Ia dilakukan apabila penglihatan kabur atau silau menyusahkan anda memandu, membaca atau berjalan. Bagi kebanyakan orang tidak perlu tergesa-gesa, dan tidak perlu menunggu sehingga katarak masak.',
        '当视力模糊或眩光妨碍您开车、阅读或走路时才做。多数人不必着急，也不必等到“成熟”。',
      ),
      preparation: t(
        'We measure the eye to choose the lens, and ask whether you would like to see far or near without glasses. Take blood pressure and sugar medicine as told, and do not stop blood thinners without asking. Wash your face and wear no make-up.',
        'Kami mengukur mata untuk memilih kanta, dan bertanya sama ada anda mahu melihat jauh atau dekat tanpa cermin mata. Ambil ubat darah tinggi dan gula seperti yang diberitahu, dan jangan hentikan ubat pencair darah tanpa bertanya. Basuh muka dan jangan bersolek.',
        '我们会测量眼睛以选择晶体，并问您希望不戴眼镜时看远还是看近。血压药和糖尿病药按指示服用，抗凝血药不要擅自停用。洗脸，不化妆。',
      ),
      whatHappens: t(
        'Drops numb the eye and you are awake. You see lights and colours but no knife. It takes about twenty minutes. You go home with a shield over the eye and somebody beside you. The second eye follows some weeks later.',
        'Titisan mengebaskan mata dan anda sedar. Anda nampak cahaya dan warna tetapi bukan pisau. Ia mengambil masa kira-kira dua puluh minit. Anda pulang dengan pelindung mata dan ditemani seseorang. Mata kedua menyusul beberapa minggu kemudian.',
        '滴麻药水，您保持清醒，看得到光和颜色，看不到刀。约二十分钟。戴着眼罩、由人陪同回家。几周后再做另一只眼。',
      ),
      results: t(
        'Most people see better within days. Use the drops for four weeks, do not rub, keep water out for a week and sleep with the shield. Come the same day for pain, a red eye, falling sight, flashes or a shadow. You may still need glasses for reading.',
        'Kebanyakan orang melihat lebih jelas dalam beberapa hari. Gunakan titisan selama empat minggu, jangan gosok mata, elakkan air masuk selama seminggu dan tidur dengan pelindung. Datang pada hari yang sama jika sakit, mata merah, penglihatan merosot, kilatan cahaya atau bayang. Anda mungkin masih memerlukan cermin mata untuk membaca.',
        '多数人几天内看得更清楚。眼药水用四周，不要揉眼，一周内不要进水，睡觉戴眼罩。疼痛、眼红、视力下降、闪光或阴影，请当天前来。阅读时可能仍需眼镜。',
      ),
      departments: ['ophthalmology'],
    },
  },
  {
    slug: 'knee-replacement',
    publishedAt: '2026-03-11T09:00:00+08:00',
    reviewer: 'Dr Ravi Shankar Maniam',
    topics: ['bones', 'ageing'],
    title: t('Knee replacement', 'Penggantian lutut', '人工膝关节置换'),
    summary: t(
      'When a worn knee takes your sleep and your walks. What to expect from the first step to a year later.',
      'Apabila lutut haus mengganggu tidur dan langkah anda. Apa yang dijangka dari langkah pertama hingga setahun kemudian.',
      '当磨损的膝盖让您难眠难行。从第一步到一年后会怎样。',
    ),
    fields: {
      overview: t(
        'The worn surfaces of the knee are replaced by metal with smooth plastic between. Nine out of ten new knees still work well after fifteen years. Recovery is work, and it pays.',
        'Permukaan lutut yang haus digantikan dengan logam dan plastik licin di antaranya. Sembilan daripada sepuluh lutut baharu masih berfungsi dengan baik selepas lima belas tahun. Pemulihan memerlukan usaha, dan ia berbaloi.',
        '把磨损的膝关节表面换成金属，中间垫光滑的塑料。十五年后，十个新膝盖有九个仍然良好。康复要下功夫，但很值得。',
      ),
      why: t(
        'It is for strong pain from osteoarthritis or rheumatoid arthritis that exercise, weight loss, medicine and injections no longer control.',
        'Ia untuk sakit yang kuat akibat osteoartritis atau artritis reumatoid yang tidak lagi dapat dikawal dengan senaman, penurunan berat badan, ubat dan suntikan.',
        '适用于退化性关节炎或类风湿性关节炎引起的剧痛，而运动、减重、药物和打针都已控制不了。',
      ),
      preparation: t(
        'Strengthen the thighs for six weeks, stop smoking, have your teeth and skin checked and your sugar well controlled. Remove loose mats at home, put a chair in the shower and raise the seat of the toilet. We will go through all your medicines.',
        'Kuatkan paha selama enam minggu, berhenti merokok, periksa gigi dan kulit serta kawal gula dengan baik. Alihkan tikar yang longgar di rumah, letakkan kerusi di bilik mandi dan tinggikan tempat duduk tandas. Kami akan menyemak semua ubat anda.',
        '锻炼大腿六周，戒烟，检查牙齿和皮肤，控制好血糖。家里移走松动的地垫，浴室放椅子，加高马桶座。我们会逐一看您的药物。',
      ),
      whatHappens: t(
        'The operation takes one to two hours, usually with an injection in the back so that the legs sleep. You stand on the same day and climb stairs before you go home, mostly after three nights. Injections or tablets prevent clots.',
        'Pembedahan mengambil masa satu hingga dua jam, biasanya dengan suntikan di belakang supaya kaki kebas. Anda berdiri pada hari yang sama dan menaiki tangga sebelum pulang, kebanyakannya selepas tiga malam. Suntikan atau ubat mencegah darah beku.',
        '手术一至两小时，通常在背部打针使双腿麻醉。当天就站立，出院前练习上楼梯，多数人住院三晚。打针或吃药预防血块。',
      ),
      results: t(
        'Walking with a stick at six weeks, driving at about six to eight, and most of the gain by six months. Kneeling may stay uncomfortable, and many people pray on a chair. Call 999 for chest pain or sudden breathlessness. Come the same day for a swollen painful calf, fever, or a wound that leaks. Infection happens in about one in a hundred.',
        'Berjalan dengan tongkat pada enam minggu, memandu kira-kira enam hingga lapan minggu, dan kebanyakan kemajuan dicapai menjelang enam bulan. Melutut mungkin masih tidak selesa, dan ramai yang solat di atas kerusi. Hubungi 999 jika sakit dada atau tiba-tiba sesak nafas. Datang pada hari yang sama jika betis bengkak dan sakit, demam, atau luka mengeluarkan cecair. Jangkitan berlaku pada kira-kira satu dalam seratus.',
        '六周时扶拐杖行走，约六至八周可开车，大部分进步在六个月内达到。跪下可能仍不舒服，许多人坐在椅子上祈祷。胸痛或突然气喘，请拨打999。小腿肿痛、发烧或伤口渗液，请当天前来。感染约百分之一。',
      ),
      departments: ['orthopaedics', 'rehabilitation', 'anaesthesiology'],
    },
  },
];

/** Tests and operations explained in the health library, from preparing to the result. */
export const libraryTests: readonly SampleEntry[] = tests.map((entry) => ({
  ...entry,
  fields: { ...entry.fields, ...testCare[entry.slug] },
  kind: 'library-test',
  author: 'Health library editors',
}));
