import { three, type Three } from './sample-answer.seed.ts';
import type { SampleEntry } from './sample-entry.seed.ts';

interface Treatment {
  title: Three;
  summary: Three;
  /** The paragraphs, as HTML. */
  body: Three;
  fields: {
    specialitySlug: string;
    costFromRm: number;
    costToRm: number;
    stayNights: number;
    includes: string[];
    excludes: string[];
    recoveryWeeks: number;
  };
}

const treatment = (slug: string, { title, summary, body, fields }: Treatment): SampleEntry => ({
  kind: 'treatment',
  slug,
  title: three(title),
  summary: three(summary),
  body: three(body),
  // Invented, as all approvals of the sample.
  fields: { approvalNumber: 'KKLIU 2815/EXP 31.12.2028', approvalExpiresOn: '2028-12-31', ...fields },
  author: 'International Patient Centre',
  reviewer: 'Melur Clinical Content Panel',
  publishedAt: '2026-10-15T09:00:00+08:00',
});

/** Twelve treatments for which people travel to us, each with a guide to its cost. */
export const treatments: readonly SampleEntry[] = [
  treatment('knee-replacement', {
    title: ['Knee replacement', 'Penggantian sendi lutut', '膝关节置换'],
    summary: [
      'A new joint surface for one knee that hurts at every step.',
      'Permukaan sendi baharu bagi lutut yang sakit pada setiap langkah.',
      '为每走一步都疼痛的膝盖换上新的关节面。',
    ],
    body: [
      '<p>When the cartilage of the knee is worn away, bone rubs on bone. If exercise, weight loss, tablets and injections no longer help, a surgeon can replace the worn surfaces with metal and plastic. The operation takes about ninety minutes.</p><p>You stand up on the same day with help, and walk with a frame or crutches. A physiotherapist trains with you twice a day. Most people leave hospital after three nights and stay two more weeks nearby for therapy and for the check of the wound.</p><p>Possible problems are infection, a blood clot in the leg, stiffness, and pain that remains; the surgeon tells you how likely each is in your case. A new joint often lasts fifteen years or longer.</p><p>Before a long flight you need stockings, exercises and often a medicine against clots. Please plan at least three weeks in Malaysia.</p>',
      '<p>Apabila rawan lutut haus, tulang bergesel dengan tulang. Jika senaman, penurunan berat badan, ubat dan suntikan tidak lagi membantu, pakar bedah boleh menggantikan permukaan yang haus dengan logam dan plastik. Pembedahan mengambil masa kira-kira sembilan puluh minit.</p><p>Anda berdiri pada hari yang sama dengan bantuan, dan berjalan dengan rangka atau tongkat ketiak. Ahli fisioterapi melatih anda dua kali sehari. Kebanyakan orang keluar dari hospital selepas tiga malam dan tinggal dua minggu lagi berdekatan untuk terapi dan pemeriksaan luka.</p><p>Masalah yang mungkin berlaku ialah jangkitan, darah beku di kaki, kekakuan, dan sakit yang berterusan; pakar bedah memberitahu kemungkinan setiap satu bagi kes anda. Sendi baharu selalunya tahan lima belas tahun atau lebih.</p><p>Sebelum penerbangan jauh, anda memerlukan stoking khas, senaman dan selalunya ubat pencegah darah beku. Sila rancang sekurang-kurangnya tiga minggu di Malaysia.</p>',
      '<p>膝盖软骨磨损后，骨头与骨头互相摩擦。如果运动、减重、药物和打针都不再有效，外科医生可用金属和塑料取代磨损的表面。手术约九十分钟。</p><p>当天您在协助下站立，用助行架或拐杖行走。物理治疗师每天训练您两次。多数人住院三晚，然后在附近再住两周，接受治疗和伤口检查。</p><p>可能的问题有感染、腿部血块、僵硬，以及残留的疼痛；医生会告诉您在您的情况下各有多大可能。新关节往往可用十五年或更久。</p><p>长途飞行前，您需要弹力袜、运动，往往还需预防血块的药物。请预留至少三周在马来西亚。</p>',
    ],
    fields: {
      specialitySlug: 'orthopaedics',
      costFromRm: 26000,
      costToRm: 36000,
      stayNights: 3,
      includes: [
        'Surgeon and anaesthetist',
        'Standard implant',
        'Single room, three nights',
        'Physiotherapy in hospital',
        'Two video visits afterwards',
      ],
      excludes: ['6% service tax', 'Treatment of other illnesses', 'Therapy after discharge', 'Flight and hotel'],
      recoveryWeeks: 12,
    },
  }),
  treatment('coronary-angioplasty', {
    title: [
      'Coronary angioplasty with one stent',
      'Angioplasti koronari dengan satu sten',
      '冠状动脉成形术（一枚支架）',
    ],
    summary: [
      'Opening a narrowed artery of the heart through the wrist.',
      'Membuka arteri jantung yang sempit melalui pergelangan tangan.',
      '经手腕打开狭窄的心脏动脉。',
    ],
    body: [
      '<p>A narrow coronary artery can cause chest pain on effort. Through a thin tube from the wrist, the cardiologist widens it with a balloon and leaves a fine metal mesh, the stent, to keep it open. You are awake and feel little.</p><p>First come pictures of the arteries. Sometimes they show that medicine is enough, or that a bypass is better; you decide together before anything else is done. Each further stent adds to the cost.</p><p>You stay two nights. Afterwards you take two medicines against clots for months without a gap, and you need a doctor at home who continues the treatment. Bleeding, a reaction to the dye and a renewed narrowing are the main risks.</p><p>This page is for planned treatment. With chest pain at rest do not travel: go to the nearest emergency department.</p>',
      '<p>Salur darah jantung yang sempit boleh menyebabkan sakit dada ketika membuat kerja berat. Melalui tiub halus dari pergelangan tangan, pakar kardiologi melebarkannya dengan belon dan meninggalkan jaring logam halus, iaitu sten, supaya ia kekal terbuka. Anda sedar dan hampir tidak berasa apa-apa.</p><p>Mula-mula gambar salur darah diambil. Kadangkala ia menunjukkan bahawa ubat sudah memadai, atau pintasan lebih baik; anda membuat keputusan bersama sebelum apa-apa lagi dilakukan. Setiap sten tambahan menambah kos.</p><p>Anda tinggal dua malam. Selepas itu anda mengambil dua jenis ubat pencegah darah beku selama berbulan-bulan tanpa terputus, dan memerlukan doktor di tempat anda untuk meneruskan rawatan. Pendarahan, tindak balas terhadap pewarna kontras dan penyempitan semula ialah risiko utama.</p><p>Halaman ini untuk rawatan yang dirancang. Jika sakit dada ketika berehat, jangan mengembara: pergi ke jabatan kecemasan terdekat.</p>',
      '<p>冠状动脉狭窄，用力时会胸痛。心脏专科医生经手腕放入细管，用球囊把它撑开，留下一个细小的金属网（支架）使它保持畅通。您清醒，几乎没有感觉。</p><p>首先拍摄血管影像。有时显示只需用药，或搭桥更好；在进行任何下一步之前，由您与医生共同决定。每多一个支架，费用便增加。</p><p>住院两晚。之后几个月不间断地服用两种抗血栓药，并需要家乡的医生继续跟进。主要风险是出血、对显影剂的反应和再度狭窄。</p><p>本页只适用于计划性治疗。如果休息时也胸痛，请不要出行：前往最近的急诊部。</p>',
    ],
    fields: {
      specialitySlug: 'cardiology',
      costFromRm: 24000,
      costToRm: 34000,
      stayNights: 2,
      includes: [
        'Angiogram',
        'One medicated stent',
        'Cardiologist',
        'Two nights with monitoring',
        'Medicines for two weeks',
      ],
      excludes: ['6% service tax', 'Further stents', 'Medicines after two weeks', 'Flight and hotel'],
      recoveryWeeks: 2,
    },
  }),
  treatment('cataract-surgery', {
    title: ['Cataract surgery, one eye', 'Pembedahan katarak, sebelah mata', '白内障手术（单眼）'],
    summary: [
      'A clear lens in place of a cloudy one, in twenty minutes.',
      'Kanta jernih menggantikan kanta keruh, dalam dua puluh minit.',
      '二十分钟内以清晰的人工晶体取代混浊晶体。',
    ],
    body: [
      '<p>A cataract makes the lens of the eye cloudy. Drops numb the eye, the surgeon takes the cloudy lens out through a tiny cut and puts in a clear one. You go back to your hotel the same day.</p><p>Before that the eye is measured, and you choose the new lens: for far, for near, or one for several distances. More expensive lenses are not better for everybody; the doctor tells you what speaks against them in your case.</p><p>You see better within days. For two weeks avoid rubbing and heavy lifting, for four weeks swimming, and use the drops for four weeks. If both eyes need it, the second follows some weeks later. Infection is rare but dangerous: pain, redness or worse sight mean that you ring us at once.</p>',
      '<p>Katarak menjadikan kanta mata keruh. Titisan mengebaskan mata, pakar bedah mengeluarkan kanta keruh melalui potongan kecil dan memasukkan kanta yang jernih. Anda kembali ke hotel pada hari yang sama.</p><p>Sebelum itu mata diukur, dan anda memilih kanta baharu: untuk jauh, untuk dekat, atau satu untuk beberapa jarak. Kanta yang lebih mahal tidak semestinya lebih baik untuk semua orang; doktor memberitahu apa yang tidak sesuai bagi kes anda.</p><p>Anda melihat lebih jelas dalam beberapa hari. Selama dua minggu, elakkan menggosok mata dan mengangkat barang berat, dan selama empat minggu elakkan berenang; gunakan titisan selama empat minggu. Jika kedua-dua mata memerlukannya, mata kedua menyusul beberapa minggu kemudian. Jangkitan jarang berlaku tetapi berbahaya: jika sakit, merah atau penglihatan semakin kabur, telefon kami serta-merta.</p>',
      '<p>白内障使眼睛的水晶体混浊。滴麻药水后，外科医生经微小切口取出混浊的晶体，放入清晰的人工晶体。您当天便可回酒店。</p><p>手术前会测量眼睛，由您选择新晶体：看远、看近，或多焦距。较贵的晶体不一定适合每个人；医生会告诉您在您的情况下有哪些不利之处。</p><p>几天内视力便会改善。两周内避免揉眼和提重物，四周内不要游泳，并使用眼药水四周。如果双眼都需要，第二只眼在数周后进行。感染很少见但危险：疼痛、发红或视力变差，请立即致电我们。</p>',
    ],
    fields: {
      specialitySlug: 'ophthalmology',
      costFromRm: 5500,
      costToRm: 9500,
      stayNights: 0,
      includes: [
        'Eye examination and measurements',
        'Surgeon and theatre',
        'Single-distance lens',
        'Drops',
        'Three check-ups',
      ],
      excludes: ['6% service tax', 'Lenses for several distances', 'New glasses', 'Flight and hotel'],
      recoveryWeeks: 4,
    },
  }),
  treatment('ivf-one-cycle', {
    title: ['IVF, one cycle', 'IVF, satu kitaran', '试管婴儿（一个周期）'],
    summary: [
      'Help to have a child, with honest figures for your age, for married couples.',
      'Bantuan untuk mendapat anak, dengan angka yang jujur mengikut umur, bagi pasangan berkahwin.',
      '协助已婚夫妇求子，并按年龄如实说明机会有多大。',
    ],
    body: [
      '<p>In an IVF cycle hormones help several eggs to ripen. They are collected with a needle while you sleep, brought together with sperm in the laboratory, and after three to five days one embryo, sometimes two, is placed in the womb.</p><p>Before you begin, both of you are examined, at home if you like, and we tell you your chance at your age in numbers. It falls after 35 and is small after 42. Most couples need more than one cycle.</p><p>A cycle takes about sixteen days in Malaysia. Part of the hormone treatment can be done at home with a doctor who works with us. Under Malaysian practice rules treatment is for married couples; please bring your marriage certificate. Donor eggs and surrogacy are not offered.</p><p>Possible problems are swollen ovaries, twins, and the sadness when it does not work. A counsellor is part of the team.</p>',
      '<p>Dalam satu kitaran IVF, hormon membantu beberapa telur matang. Telur diambil dengan jarum ketika anda tidur, digabungkan dengan sperma di makmal, dan selepas tiga hingga lima hari satu embrio, kadangkala dua, diletakkan di dalam rahim.</p><p>Sebelum bermula, anda berdua diperiksa, di tempat sendiri jika mahu, dan kami memberitahu peluang anda pada umur anda dalam angka. Peluang menurun selepas 35 tahun dan kecil selepas 42 tahun. Kebanyakan pasangan memerlukan lebih daripada satu kitaran.</p><p>Satu kitaran mengambil masa kira-kira enam belas hari di Malaysia. Sebahagian rawatan hormon boleh dibuat di tempat anda dengan doktor yang bekerjasama dengan kami. Mengikut peraturan amalan di Malaysia, rawatan ini untuk pasangan yang berkahwin; sila bawa sijil nikah. Telur penderma dan ibu tumpang tidak ditawarkan.</p><p>Masalah yang mungkin berlaku ialah ovari bengkak, kembar, dan kesedihan apabila tidak berjaya. Kaunselor sebahagian daripada pasukan.</p>',
      '<p>试管婴儿周期中，激素使多个卵子成熟。在您睡眠时用针取卵，在化验室与精子结合，三至五天后把一个、有时两个胚胎放入子宫。</p><p>开始之前，两位都要检查，也可在家乡进行；我们会用数字告诉您以您的年龄有多大机会。35岁后机会下降，42岁后便很小。多数夫妇需要不止一个周期。</p><p>一个周期在马来西亚约需十六天。部分激素治疗可由与我们合作的医生在您家乡进行。按马来西亚的执业规定，只为已婚夫妇治疗，请带结婚证书。不提供捐赠卵子和代孕。</p><p>可能的问题有卵巢肿胀、双胞胎，以及失败时的悲伤。辅导员是团队的一员。</p>',
    ],
    fields: {
      specialitySlug: 'fertility',
      costFromRm: 16000,
      costToRm: 24000,
      stayNights: 0,
      includes: [
        'Consultations and scans',
        'Egg collection',
        'Laboratory and embryo transfer',
        'One visit with the counsellor',
        'Pregnancy test',
      ],
      excludes: [
        '6% service tax',
        'Hormone medicines above the standard dose',
        'Freezing and storage of embryos',
        'Genetic tests',
        'Flight and hotel',
      ],
      recoveryWeeks: 1,
    },
  }),
  treatment('coronary-bypass', {
    title: ['Coronary bypass', 'Pembedahan pintasan koronari', '冠状动脉搭桥手术'],
    summary: [
      'New paths for the blood around blocked arteries of the heart.',
      'Laluan baharu bagi darah melepasi arteri jantung yang tersumbat.',
      '为血液开辟新路径，绕过堵塞的心脏动脉。',
    ],
    body: [
      '<p>When several arteries of the heart are narrow, a bypass can relieve pain and lengthen life. The surgeon takes a vessel from the chest, arm or leg and leads the blood around the blockage. The operation takes four to five hours.</p><p>You spend about two nights in intensive care and six more on the ward. Somebody should travel with you and stay for four weeks: you will be weak, and a familiar face helps.</p><p>Heart, kidney, lung and stroke risks depend on your age and illnesses. The heart team of surgeon and cardiologist goes through them with you before you decide, and tells you whether stents would do as well.</p><p>Most people can fly four to six weeks after the operation, when the surgeon has seen them again.</p>',
      '<p>Apabila beberapa salur darah jantung sempit, pintasan boleh melegakan sakit dan memanjangkan hayat. Pakar bedah mengambil salur dari dada, lengan atau kaki dan mengalirkan darah mengelilingi bahagian yang tersumbat. Pembedahan mengambil masa empat hingga lima jam.</p><p>Anda berada kira-kira dua malam di unit rawatan rapi dan enam malam lagi di wad. Seseorang perlu mengembara bersama anda dan tinggal selama empat minggu: anda akan lemah, dan wajah yang dikenali membantu.</p><p>Risiko jantung, buah pinggang, paru-paru dan strok bergantung pada umur dan penyakit anda. Pasukan jantung yang terdiri daripada pakar bedah dan pakar kardiologi menerangkannya sebelum anda membuat keputusan, dan memberitahu sama ada sten sama baiknya.</p><p>Kebanyakan orang boleh menaiki kapal terbang empat hingga enam minggu selepas pembedahan, setelah pakar bedah memeriksa mereka semula.</p>',
      '<p>当心脏多条血管狭窄，搭桥手术可缓解疼痛、延长寿命。外科医生从胸部、手臂或腿部取一段血管，引血绕过阻塞处。手术需四至五小时。</p><p>约两晚在加护病房，再六晚在普通病房。应有人陪同前来并住四周：您会很虚弱，熟悉的面孔有帮助。</p><p>心、肾、肺和中风的风险视年龄和疾病而定。由外科医生和心脏专科医生组成的团队，会在您决定之前逐一说明，也会告诉您支架是否同样有效。</p><p>多数人在手术后四至六周、经外科医生复查后，便可乘飞机。</p>',
    ],
    fields: {
      specialitySlug: 'cardiology',
      costFromRm: 65000,
      costToRm: 95000,
      stayNights: 8,
      includes: [
        'Surgeons and anaesthetists',
        'Two nights in intensive care',
        'Six nights in a single room',
        'Blood products up to four units',
        'Cardiac rehabilitation in hospital',
      ],
      excludes: ['6% service tax', 'Longer intensive care', 'Valve surgery', 'Flight and hotel'],
      recoveryWeeks: 12,
    },
  }),
  treatment('lumbar-disc-surgery', {
    title: [
      'Surgery for a slipped disc of the lower back',
      'Pembedahan cakera tergelincir pinggang',
      '腰椎间盘突出手术',
    ],
    summary: [
      'Freeing a trapped nerve through a small cut, when exercise has not helped.',
      'Membebaskan saraf tersepit melalui torehan kecil, apabila senaman tidak membantu.',
      '保守治疗无效时，经小切口解除神经压迫。',
    ],
    body: [
      '<p>Most slipped discs get better without an operation. Surgery makes sense when leg pain stays for six weeks or more in spite of therapy, or when a leg becomes weak. It helps leg pain more surely than back pain.</p><p>Through a cut of about three centimetres and a microscope the surgeon removes the piece of disc that presses on the nerve. You get up on the same evening and go home after two nights.</p><p>For six weeks you do not lift more than five kilograms and do not sit long; please plan stops on the flight. In about one of twenty people a disc slips again. Numbness between the legs or trouble with passing water is an emergency: do not travel, go to a hospital at once.</p>',
      '<p>Kebanyakan cakera tergelincir pulih tanpa pembedahan. Pembedahan wajar apabila sakit kaki berlarutan enam minggu atau lebih walaupun menjalani terapi, atau apabila kaki menjadi lemah. Ia lebih pasti membantu sakit kaki berbanding sakit belakang.</p><p>Melalui potongan kira-kira tiga sentimeter dan mikroskop, pakar bedah membuang cebisan cakera yang menekan saraf. Anda bangun pada petang yang sama dan pulang selepas dua malam.</p><p>Selama enam minggu, jangan angkat lebih daripada lima kilogram dan jangan duduk lama; sila rancang masa bergerak dalam penerbangan. Pada kira-kira seorang daripada dua puluh orang, cakera tergelincir semula. Kebas di celah kangkang atau sukar kencing ialah kecemasan: jangan mengembara, pergi ke hospital serta-merta.</p>',
      '<p>多数椎间盘突出不动手术也会好转。如果治疗六周或以上腿仍然痛，或腿部无力，才适合动手术。手术对腿痛的效果比对背痛更确定。</p><p>外科医生经约三厘米的切口，用显微镜取出压迫神经的椎间盘碎片。当天傍晚就能起床，两晚后出院。</p><p>六周内不要提超过五公斤的东西，不要久坐；飞行途中请安排起身走动。约二十人中有一人会再度突出。胯下麻木或小便困难属于紧急情况：不要出行，立即到医院。</p>',
    ],
    fields: {
      specialitySlug: 'spine',
      costFromRm: 19000,
      costToRm: 27000,
      stayNights: 2,
      includes: [
        'MRI',
        'Surgeon and anaesthetist',
        'Single room, two nights',
        'Physiotherapy in hospital',
        'Two video visits',
      ],
      excludes: ['6% service tax', 'Implants if the spine must be fixed', 'Flight and hotel'],
      recoveryWeeks: 8,
    },
  }),
  treatment('gallbladder-removal', {
    title: ['Keyhole removal of the gallbladder', 'Pembuangan pundi hempedu lubang kunci', '微创胆囊切除'],
    summary: [
      'An end to gallstone attacks, with four small cuts.',
      'Menamatkan serangan batu hempedu dengan empat torehan kecil.',
      '以四个小切口结束胆结石的反复发作。',
    ],
    body: [
      '<p>Gallstones that cause no trouble can stay. If you have had attacks of pain, an inflamed gallbladder or a stone in the duct, taking the gallbladder out prevents the next one. You can live well without it.</p><p>The operation takes about an hour in full sleep. You eat the same evening and leave after one or two nights. Some air pain in the shoulder is normal for two days.</p><p>Seldom the surgeon has to change to a larger cut, and very seldom the bile duct is hurt. We discuss both before you sign. Fatty meals can upset you for some weeks. You can usually fly after seven days.</p>',
      '<p>Batu hempedu yang tidak menimbulkan masalah boleh dibiarkan. Jika anda pernah mengalami serangan sakit, pundi hempedu meradang atau batu di salur hempedu, membuang pundi hempedu mencegah serangan seterusnya. Anda boleh hidup dengan baik tanpanya.</p><p>Pembedahan mengambil masa kira-kira sejam dengan bius penuh. Anda makan pada petang yang sama dan keluar selepas satu atau dua malam. Sedikit sakit angin di bahu adalah biasa selama dua hari.</p><p>Kadangkala pakar bedah terpaksa menukar kepada potongan yang lebih besar, dan amat jarang salur hempedu tercedera. Kami membincangkan kedua-duanya sebelum anda menandatangani persetujuan. Makanan berlemak mungkin mengganggu perut selama beberapa minggu. Biasanya anda boleh menaiki kapal terbang selepas tujuh hari.</p>',
      '<p>没有引起不适的胆结石可以不管。如果曾发作疼痛、胆囊发炎，或胆管有结石，切除胆囊可避免再次发作。没有胆囊，也能好好生活。</p><p>手术在全身麻醉下约一小时。当天傍晚进食，一两晚后出院。肩膀因气体而有些疼痛，两天内属正常。</p><p>少数情况下须改为较大的切口，极少数会伤及胆管。签字之前我们会和您讨论这两点。油腻的食物可能令您不适几周。通常七天后便可乘飞机。</p>',
    ],
    fields: {
      specialitySlug: 'general-surgery',
      costFromRm: 13000,
      costToRm: 18500,
      stayNights: 1,
      includes: [
        'Ultrasound and blood tests',
        'Surgeon and anaesthetist',
        'Single room, one night',
        'Tissue examination',
        'One check-up',
      ],
      excludes: ['6% service tax', 'Removal of stones from the bile duct', 'Flight and hotel'],
      recoveryWeeks: 2,
    },
  }),
  treatment('dental-implant', {
    title: ['Dental implant with crown, one tooth', 'Implan gigi dengan korona, sebatang gigi', '单颗植牙连牙冠'],
    summary: [
      'A fixed tooth in place of one that is missing, in two visits.',
      'Gigi tetap menggantikan gigi yang hilang, dalam dua lawatan.',
      '两次行程完成，以固定牙齿取代缺牙。',
    ],
    body: [
      '<p>An implant is a small screw of titanium in the jaw that carries a crown. Under local anaesthesia the dentist places the screw; this takes about forty-five minutes. Then it has to grow in for three to four months before the crown is made.</p><p>You therefore come twice: four days for the implant, and six days some months later for the crown. A temporary tooth fills the gap meanwhile.</p><p>A picture in three dimensions shows whether there is enough bone. If not, bone must be built up first, which takes longer and costs more. Smoking, uncontrolled diabetes and some bone medicines make failure more likely. A bridge may be the better choice; we tell you when it is.</p>',
      '<p>Implan ialah skru titanium kecil di rahang yang menampung korona. Dengan bius setempat, doktor gigi memasang skru; ini mengambil masa kira-kira empat puluh lima minit. Kemudian ia perlu sebati dengan tulang selama tiga hingga empat bulan sebelum korona dibuat.</p><p>Oleh itu anda datang dua kali: empat hari untuk implan, dan enam hari beberapa bulan kemudian untuk korona. Gigi sementara mengisi ruang itu.</p><p>Gambar tiga dimensi menunjukkan sama ada tulang mencukupi. Jika tidak, tulang mesti dibina dahulu, yang mengambil masa lebih lama dan lebih mahal. Merokok, diabetes yang tidak terkawal dan sesetengah ubat tulang meningkatkan kemungkinan gagal. Jambatan gigi mungkin pilihan yang lebih baik; kami memberitahu anda jika demikian.</p>',
      '<p>植体是植入颌骨的小钛钉，用来支撑牙冠。牙医在局部麻醉下植入，约四十五分钟。之后须等三四个月与骨头结合，才能做牙冠。</p><p>因此您要来两次：植入时四天，几个月后做牙冠时六天。其间用临时假牙填补空隙。</p><p>三维影像可显示骨量是否足够。不够的话须先补骨，时间更长、费用更高。抽烟、控制不好的糖尿病和某些骨质药物，会增加失败的机会。有时牙桥是更好的选择，我们会如实告诉您。</p>',
    ],
    fields: {
      specialitySlug: 'dental',
      costFromRm: 6500,
      costToRm: 9500,
      stayNights: 0,
      includes: ['Scan', 'Implant and its placement', 'Temporary tooth', 'Ceramic crown', 'Two check-ups'],
      excludes: ['6% service tax', 'Building up of bone', 'Treatment of other teeth', 'Flight and hotel'],
      recoveryWeeks: 16,
    },
  }),
  treatment('enlarged-prostate-laser', {
    title: ['Laser treatment of an enlarged prostate', 'Rawatan laser prostat membesar', '前列腺肥大激光治疗'],
    summary: [
      'Relief for men who get up many times at night and whose medicine no longer helps.',
      'Kelegaan bagi lelaki yang kerap bangun malam dan ubatnya tidak lagi berkesan.',
      '为夜尿频繁、药物已无效的男士缓解症状。',
    ],
    body: [
      '<p>The prostate grows in most men after fifty and can squeeze the passage for urine. When tablets do not help enough, the surgeon takes away the inner part with a laser through the natural passage. There is no cut in the skin.</p><p>Before it we look for other causes, with a blood test, an ultrasound and a test of the flow. If cancer is suspected, that is looked into first.</p><p>A catheter stays for one or two days, and blood in the urine for up to two weeks is normal. Most men afterwards have no more semen coming out, which matters if you still want children. Lasting trouble with holding urine is rare. Do not ride, cycle or lift for four weeks.</p>',
      '<p>Prostat membesar pada kebanyakan lelaki selepas umur lima puluh tahun dan boleh menyempitkan saluran kencing. Apabila ubat tidak cukup membantu, pakar bedah membuang bahagian dalamnya dengan laser melalui saluran semula jadi. Tiada potongan pada kulit.</p><p>Sebelum itu kami mencari punca lain, dengan ujian darah, ultrabunyi dan ujian aliran. Jika kanser disyaki, ia disiasat dahulu.</p><p>Kateter dipasang selama satu atau dua hari, dan darah dalam air kencing sehingga dua minggu adalah biasa. Selepas itu, kebanyakan lelaki tidak lagi mengeluarkan air mani, yang penting jika anda masih mahu anak. Masalah menahan kencing yang berkekalan jarang berlaku. Jangan menunggang, berbasikal atau mengangkat barang berat selama empat minggu.</p>',
      '<p>多数男性五十岁后前列腺会增大，可能压迫尿道。药物效果不足时，外科医生经尿道用激光切除内部，皮肤没有切口。</p><p>术前我们会用验血、超声波和尿流测试查找其他原因。如果怀疑癌症，会先查清楚。</p><p>导尿管放置一两天，两周内尿中带血属正常。术后多数男性不再射出精液，如果您还想生育，这一点很重要。长期漏尿很少见。四周内不要骑马、骑车或提重物。</p>',
    ],
    fields: {
      specialitySlug: 'urology',
      costFromRm: 17500,
      costToRm: 25000,
      stayNights: 2,
      includes: [
        'Tests before the operation',
        'Surgeon and anaesthetist',
        'Laser fibre',
        'Single room, two nights',
        'One check-up',
      ],
      excludes: ['6% service tax', 'Biopsy', 'Flight and hotel'],
      recoveryWeeks: 4,
    },
  }),
  treatment('breast-cancer-surgery', {
    title: [
      'Breast cancer surgery, keeping the breast',
      'Pembedahan kanser payudara dengan pengekalan payudara',
      '保留乳房的乳癌手术',
    ],
    summary: [
      'Removing the tumour and the first lymph nodes, with a plan for what comes after.',
      'Membuang tumor dan nodus limfa pertama, dengan pelan untuk rawatan selanjutnya.',
      '切除肿瘤与前哨淋巴结，并规划后续治疗。',
    ],
    body: [
      '<p>For many women with a small tumour it is as safe to keep the breast as to remove it, if radiotherapy follows. Before the operation a board of surgeon, oncologist, radiologist and pathologist discusses your case, and you hear the result with reasons.</p><p>The operation takes two hours and you stay two nights. The tissue is examined for about seven working days. The result decides whether radiotherapy, hormones or chemotherapy come next and where you can have them, perhaps at home.</p><p>Please plan three weeks here, and bring somebody you trust. A breast care nurse is with you from the first day, and a counsellor if you wish.</p><p>Swelling of the arm, a changed shape, and a second operation when the edge was not free are possible. We speak about each of them beforehand.</p>',
      '<p>Bagi ramai wanita dengan ketumbuhan kecil, mengekalkan payudara sama selamatnya dengan membuangnya, jika diikuti radioterapi. Sebelum pembedahan, panel yang terdiri daripada pakar bedah, pakar onkologi, pakar radiologi dan pakar patologi membincangkan kes anda, dan anda diberitahu hasilnya berserta sebab.</p><p>Pembedahan mengambil masa dua jam dan anda tinggal dua malam. Tisu diperiksa selama kira-kira tujuh hari bekerja. Keputusannya menentukan sama ada radioterapi, hormon atau kemoterapi menyusul dan di mana anda boleh menjalaninya, mungkin di tempat anda sendiri.</p><p>Sila rancang tiga minggu di sini, dan bawa seseorang yang anda percayai. Jururawat penjagaan payudara bersama anda sejak hari pertama, dan kaunselor jika anda mahu.</p><p>Lengan bengkak, bentuk yang berubah, dan pembedahan kedua apabila tepi tisu belum bersih mungkin berlaku. Kami membincangkan setiap satu lebih awal.</p>',
      '<p>对许多肿瘤较小的妇女来说，保留乳房再加放疗，与切除乳房一样安全。手术前，由外科医生、癌症专科医生、放射科医生和病理科医生组成的小组讨论您的病例，并向您说明结果和理由。</p><p>手术两小时，住院两晚。组织检验约七个工作日。结果决定之后需要放疗、激素还是化疗，以及在哪里进行，也许可以在家乡。</p><p>请预留三周，并带一位您信任的人。乳房护理护士从第一天起陪伴您，如果愿意，还有辅导员。</p><p>手臂肿胀、外形改变，以及切缘不净时须再次手术，都有可能。我们会事先逐一说明。</p>',
    ],
    fields: {
      specialitySlug: 'oncology',
      costFromRm: 21000,
      costToRm: 31000,
      stayNights: 2,
      includes: [
        'Case discussion by the tumour board',
        'Surgeon and anaesthetist',
        'Lymph node examination',
        'Single room, two nights',
        'Tissue report',
        'Breast care nurse',
      ],
      excludes: ['6% service tax', 'Radiotherapy and medicines', 'Reconstruction', 'Genetic tests', 'Flight and hotel'],
      recoveryWeeks: 4,
    },
  }),
  treatment('gastroscopy-and-colonoscopy', {
    title: ['Gastroscopy and colonoscopy', 'Gastroskopi dan kolonoskopi', '胃镜与大肠镜'],
    summary: [
      'A look into stomach and bowel on one morning, with a medicine that lets you sleep.',
      'Pemeriksaan perut dan usus dalam satu pagi, dengan ubat yang membuat anda tidur.',
      '一个上午用药入睡后完成胃部与大肠检查。',
    ],
    body: [
      '<p>A thin tube with a camera shows the inside of the stomach and of the bowel. It explains pain, bleeding or a change of habits, and small growths can be removed at once before they become cancer.</p><p>On the day before you eat nothing solid and drink a solution that empties the bowel. It is the least pleasant part; we send you a plan by the hour that fits your flight. You sleep during the examination, which takes about fifty minutes for both.</p><p>You go back to the hotel after two hours, with somebody beside you, and do not drive that day. A tear or bleeding happens in about one of a thousand examinations, more often when a growth was removed. After a removal you should not fly for seven days.</p>',
      '<p>Tiub halus dengan kamera menunjukkan bahagian dalam perut dan usus. Ia menjelaskan punca sakit, pendarahan atau perubahan tabiat, dan ketumbuhan kecil boleh dibuang serta-merta sebelum menjadi kanser.</p><p>Sehari sebelumnya, anda tidak makan makanan pejal dan minum larutan yang mengosongkan usus. Inilah bahagian yang paling tidak selesa; kami menghantar jadual mengikut jam yang sesuai dengan penerbangan anda. Anda tidur semasa pemeriksaan, yang mengambil masa kira-kira lima puluh minit untuk kedua-duanya.</p><p>Anda kembali ke hotel selepas dua jam, ditemani seseorang, dan tidak memandu pada hari itu. Koyakan atau pendarahan berlaku pada kira-kira satu dalam seribu pemeriksaan, lebih kerap apabila ketumbuhan dibuang. Selepas ketumbuhan dibuang, anda tidak patut menaiki kapal terbang selama tujuh hari.</p>',
      '<p>带镜头的细管可看到胃和肠的内部，找出疼痛、出血或排便习惯改变的原因；发现小增生可当场切除，以免变成癌症。</p><p>前一天不吃固体食物，并喝清肠药水。这是最不舒服的部分；我们会按您的航班寄上逐小时的安排。检查时您在睡眠中，两项合计约五十分钟。</p><p>两小时后由人陪同回酒店，当天不要开车。穿孔或出血约千分之一，切除增生时较多。切除后七天内不应乘飞机。</p>',
    ],
    fields: {
      specialitySlug: 'gastroenterology',
      costFromRm: 3200,
      costToRm: 4800,
      stayNights: 0,
      includes: [
        'Consultation',
        'Both examinations',
        'Sleeping medicine and monitoring',
        'Small samples',
        'Report with pictures',
      ],
      excludes: ['6% service tax', 'Removal of growths', 'Flight and hotel'],
      recoveryWeeks: 1,
    },
  }),
  treatment('stroke-rehabilitation', {
    title: ['Rehabilitation after a stroke, four weeks', 'Pemulihan selepas strok, empat minggu', '中风后康复（四周）'],
    summary: [
      'Four weeks of daily therapy for walking, speaking and caring for yourself.',
      'Empat minggu terapi harian untuk berjalan, bertutur dan mengurus diri.',
      '四周密集治疗，重新练习行走、说话与自理。',
    ],
    body: [
      '<p>The brain learns anew most quickly in the first six months after a stroke, but it never stops. In four weeks you have about sixty hours of physiotherapy, occupational therapy and speech therapy, on weekdays and Saturday mornings.</p><p>At the start you and the team agree three goals that matter in your life, such as getting into the car, cooking rice or reading to a grandchild. They are measured at the end.</p><p>You can sleep in the rehabilitation ward or, when you are strong enough, in a flat for patients nearby with one relative. The relative learns to help without doing too much, and there are evenings off for both.</p><p>You should be at least three weeks past the stroke, with stable blood pressure and a doctor’s letter that you may fly. You leave with a plan for home and four video sessions.</p>',
      '<p>Otak belajar semula paling cepat dalam enam bulan pertama selepas strok, tetapi ia tidak pernah berhenti. Dalam empat minggu, anda menjalani kira-kira enam puluh jam fisioterapi, terapi cara kerja dan terapi pertuturan, pada hari bekerja dan pagi Sabtu.</p><p>Pada permulaan, anda dan pasukan menetapkan tiga matlamat yang penting dalam hidup anda, seperti masuk ke dalam kereta, menanak nasi atau membaca kepada cucu. Ia diukur pada penghujungnya.</p><p>Anda boleh tidur di wad pemulihan atau, apabila cukup kuat, di pangsapuri pesakit berdekatan bersama seorang saudara. Saudara itu belajar membantu tanpa berlebihan, dan ada malam bebas untuk kedua-duanya.</p><p>Anda perlu sekurang-kurangnya tiga minggu selepas strok, dengan tekanan darah yang stabil dan surat doktor bahawa anda boleh menaiki kapal terbang. Anda pulang dengan pelan untuk di rumah dan empat sesi video.</p>',
      '<p>中风后头六个月，大脑重新学习最快，但它从未停止学习。四周内，您有约六十小时的物理治疗、职业治疗和言语治疗，安排在工作日和星期六上午。</p><p>开始时，您与团队商定三个对您生活重要的目标，例如上车、煮饭或给孙子读书。结束时会加以衡量。</p><p>您可住在康复病房，体力足够时也可与一位家属住在附近的病人公寓。家属会学习适度地协助，两位也都有休息的晚上。</p><p>须在中风至少三周后、血压稳定，并有医生证明可以乘飞机。离开时会有一份居家计划和四次视频治疗。</p>',
    ],
    fields: {
      specialitySlug: 'rehabilitation',
      costFromRm: 24000,
      costToRm: 32000,
      stayNights: 28,
      includes: [
        'Room and meals for 28 nights',
        'About sixty hours of therapy',
        'Doctor’s visits twice a week',
        'Training of one relative',
        'Four video sessions afterwards',
      ],
      excludes: ['6% service tax', 'Medicines you already take', 'Meals of the relative', 'Flight'],
      recoveryWeeks: 12,
    },
  }),
];
