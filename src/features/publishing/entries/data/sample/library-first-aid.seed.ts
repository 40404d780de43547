import { firstAidReferences } from './first-aid-references.ts';
import { furtherFirstAid } from './library-first-aid-further.seed.ts';
import type { SampleEntry } from './sample-entry.seed.ts';
import { t } from './three-languages.seed.ts';

type FirstAid = Omit<SampleEntry, 'kind' | 'author'>;

const firstAid: readonly FirstAid[] = [
  {
    slug: 'cardiac-arrest',
    publishedAt: '2026-01-05T10:00:00+08:00',
    reviewer: 'Dr Hafizuddin Rosman',
    topics: ['heart'],
    title: t('Cardiac arrest: how to do CPR', 'Henti jantung: cara melakukan CPR', '心脏骤停：如何做心肺复苏'),
    summary: t(
      'Someone has collapsed and does not breathe normally. Call 999 and press hard on the chest.',
      'Seseorang rebah dan tidak bernafas dengan normal. Hubungi 999 dan tekan dadanya dengan kuat.',
      '有人倒下且没有正常呼吸。拨打999，并用力按压胸部。',
    ),
    fields: {
      overview: t(
        'In a cardiac arrest the heart has stopped pumping. Without help the brain is harmed after four minutes, before most ambulances can arrive. Pressing on the chest keeps blood moving, and anyone can do it.',
        'Apabila jantung terhenti, ia tidak lagi mengepam darah. Tanpa bantuan, otak rosak selepas empat minit, sebelum kebanyakan ambulans sempat tiba. Menekan dada mengekalkan aliran darah, dan sesiapa pun boleh melakukannya.',
        '心脏骤停时，心脏停止泵血。若无人施救，四分钟后大脑就会受损，而大多数救护车还没赶到。按压胸部能让血液继续流动，任何人都做得到。',
      ),
      symptoms: {
        en: [
          'collapses suddenly',
          'does not answer when you shake the shoulders and shout',
          'does not breathe, or only gasps',
        ],
        ms: [
          'rebah secara tiba-tiba',
          'tidak menjawab apabila bahu digoncang dan dipanggil dengan kuat',
          'tidak bernafas, atau hanya tercungap-cungap',
        ],
        zh: ['突然倒下', '摇肩膀、大声叫也没有反应', '没有呼吸，或只是喘几口气'],
      },
      causes: {
        en: ['a heart attack or a dangerous heart rhythm', 'drowning or choking', 'electric shock', 'severe bleeding'],
        ms: [
          'serangan jantung atau rentak jantung yang berbahaya',
          'lemas atau tercekik',
          'renjatan elektrik',
          'pendarahan teruk',
        ],
        zh: ['心脏病发或危险的心律', '溺水或噎住', '触电', '严重出血'],
      },
      whenToSeeADoctor: t(
        'Call 999 at once, put the phone on loudspeaker and follow what you are told. Ask someone to bring an AED, the small shock machine in many malls, stations and offices.',
        'Hubungi 999 serta-merta, pasang pembesar suara telefon dan ikut arahan yang diberi. Minta seseorang mengambil AED, mesin renjatan kecil yang terdapat di banyak pusat beli-belah, stesen dan pejabat.',
        '立即拨打999，打开免提，按指示去做。请人去拿AED（自动体外除颤器），许多购物商场、车站和办公楼都有这种小型电击仪。',
      ),
      steps: {
        en: [
          'Shout for help. Call 999, put the phone on loudspeaker, and send someone for an AED.',
          'Lay the person flat on the back on a firm surface.',
          'Put the heel of one hand in the middle of the chest and the other hand on top.',
          'Press straight down five to six centimetres, 100 to 120 times a minute. Let the chest rise each time.',
          'If you are trained, give two breaths after every 30 presses. If not, keep pressing.',
          'Switch the AED on and do what it says. Change places every two minutes.',
          'Do not stop until the person breathes normally or the crew takes over.',
        ],
        ms: [
          'Minta tolong. Hubungi 999, pasang pembesar suara, dan suruh seseorang mengambil AED.',
          'Baringkan pesakit telentang di permukaan yang rata dan keras.',
          'Letakkan tumit sebelah tangan di tengah dada dan tangan sebelah lagi di atasnya.',
          'Tekan terus ke bawah lima hingga enam sentimeter, 100 hingga 120 kali seminit. Biarkan dada naik semula setiap kali.',
          'Jika terlatih, beri dua hembusan selepas setiap 30 tekanan. Jika tidak, teruskan menekan.',
          'Hidupkan AED dan ikut arahannya. Bertukar tempat setiap dua minit.',
          'Jangan berhenti sehingga pesakit bernafas dengan normal atau petugas ambulans mengambil alih.',
        ],
        zh: [
          '大声呼救。拨打999并打开免提，请人去拿AED。',
          '让病人平躺在坚硬的平面上。',
          '一只手的掌根放在胸口中央，另一只手叠在上面。',
          '垂直向下按压五至六厘米，每分钟100至120次，每次让胸部回弹。',
          '受过训练的话，每按30次吹两口气；没有就一直按压。',
          '打开AED，按指示做。每两分钟换人。',
          '直到病人恢复正常呼吸或救护人员接手，才可停下。',
        ],
      },
      stepsForChildren: {
        en: [
          'Give five breaths first if you can: children’s hearts usually stop for want of air.',
          'Press with one hand a third of the depth of the chest, about five centimetres, 100 to 120 times a minute.',
          'Two breaths after every 30 presses. If you are alone, do this for one minute before you leave to call 999.',
        ],
        ms: [
          'Beri lima hembusan dahulu jika boleh: jantung kanak-kanak biasanya terhenti kerana kekurangan udara.',
          'Tekan dengan sebelah tangan sedalam satu pertiga dada, kira-kira lima sentimeter, 100 hingga 120 kali seminit.',
          'Dua hembusan selepas setiap 30 tekanan. Jika bersendirian, lakukan selama satu minit sebelum pergi menghubungi 999.',
        ],
        zh: [
          '如果会做，先吹五口气：儿童心跳停止多因缺氧。',
          '用一只手按压，深度为胸部厚度的三分之一，约五厘米，每分钟100至120次。',
          '每按30次吹两口气。如果只有您一人，先做一分钟再去拨打999。',
        ],
      },
      stepsForBabies: {
        en: [
          'Cover the baby’s mouth and nose with your mouth and give five small breaths.',
          'Press the breastbone just below the nipples with both thumbs, hands around the chest, or with the heel of one hand: about four centimetres deep, 100 to 120 times a minute.',
          'Two small breaths after every 30 presses.',
        ],
        ms: [
          'Tutup mulut dan hidung bayi dengan mulut anda dan beri lima hembusan kecil.',
          'Tekan tulang dada di bawah paras puting dengan kedua-dua ibu jari sambil memegang dada, atau dengan tumit sebelah tangan: sedalam kira-kira empat sentimeter, 100 hingga 120 kali seminit.',
          'Dua hembusan kecil selepas setiap 30 tekanan.',
        ],
        zh: [
          '用嘴罩住婴儿的口鼻，轻吹五小口气。',
          '双手环抱胸部，用两个拇指按压乳头连线下方的胸骨，或用一只手的掌根：深约四厘米，每分钟100至120次。',
          '每按30次轻吹两口气。',
        ],
      },
      neverDo: {
        en: [
          'Do not wait to see whether gasping gets better: gasping is not breathing.',
          'Do not stop for more than ten seconds.',
        ],
        ms: [
          'Jangan tunggu sama ada nafas tercungap akan bertambah baik: tercungap bukan bernafas.',
          'Jangan berhenti lebih daripada sepuluh saat.',
        ],
        zh: ['不要等喘息是否好转：偶尔喘几口不是呼吸。', '停顿不可超过十秒。'],
      },
      departments: ['emergency', 'cardiology'],
    },
  },
  {
    slug: 'choking',
    publishedAt: '2026-01-05T10:00:00+08:00',
    reviewer: 'Dr Chua Pei Ling',
    topics: ['children'],
    title: t('Choking', 'Tercekik', '噎住与窒息'),
    summary: t(
      'Something blocks the airway. Five blows on the back, five thrusts on the belly, and again. For a baby: the chest, never the belly.',
      'Sesuatu menyekat saluran nafas. Lima tepukan di belakang, lima tekanan perut, dan ulang. Bagi bayi: dada, jangan sekali-kali perut.',
      '异物堵住气道。拍背五下、腹部冲击五下，反复进行。婴儿压胸口，绝不压腹部。',
    ),
    fields: {
      overview: t(
        'Food or a small object is stuck in the airway. If the person can still cough, coughing is the best help. If no air moves, you have a few minutes.',
        'Makanan atau objek kecil tersekat di saluran udara. Jika mangsa masih boleh batuk, batuk ialah bantuan terbaik. Jika tiada udara yang lalu, anda hanya ada beberapa minit.',
        '食物或小物件卡在气道里。如果还能咳嗽，咳嗽就是最好的办法。如果完全没有空气进出，您只有几分钟时间。',
      ),
      symptoms: {
        en: ['cannot speak, cry or cough', 'holds the throat', 'blue lips', 'becomes limp'],
        ms: ['tidak boleh bercakap, menangis atau batuk', 'memegang leher', 'bibir biru', 'menjadi lembik'],
        zh: ['不能说话、哭或咳嗽', '抓住喉咙', '嘴唇发紫', '身体发软'],
      },
      causes: {
        en: [
          'meat, fish balls, nuts, rambutan and longan seeds',
          'jelly, sweets, grapes',
          'coins, small toys and button batteries',
          'eating while talking or running',
        ],
        ms: [
          'daging, bebola ikan, kacang, biji rambutan dan longan',
          'jeli, gula-gula, anggur',
          'duit syiling, mainan kecil dan bateri butang',
          'makan sambil bercakap atau berlari',
        ],
        zh: ['肉、鱼丸、坚果、红毛丹和龙眼的核', '果冻、糖果、葡萄', '硬币、小玩具和纽扣电池', '边吃边说话或奔跑'],
      },
      whenToSeeADoctor: t(
        'Ask someone to call 999 as soon as the person cannot cough or breathe. Everybody who has needed belly or chest thrusts should be checked by a doctor. A child who swallowed a button battery or a magnet must come to the emergency department at once.',
        'Minta seseorang menghubungi 999 sebaik sahaja mangsa tidak dapat batuk atau bernafas. Setiap orang yang menerima tekanan perut atau dada perlu diperiksa oleh doktor. Kanak-kanak yang tertelan bateri butang atau magnet mesti dibawa ke jabatan kecemasan serta-merta.',
        '病人一旦不能咳嗽或呼吸，就请人拨打999。凡是接受过腹部或胸部推压的人，都应让医生检查。孩子吞下纽扣电池或磁铁，必须立即到急诊部。',
      ),
      steps: {
        en: [
          'If they can cough, let them cough.',
          'If not, bend them forward and give five firm blows between the shoulder blades with the heel of your hand.',
          'If that does not help, stand behind, put a fist just above the navel and pull inwards and upwards five times.',
          'In pregnancy, or if you cannot reach round the belly, pull on the middle of the chest instead.',
          'Go on: five blows, five thrusts. Have someone call 999.',
          'If the person becomes limp, lay them down and begin CPR.',
        ],
        ms: [
          'Jika mangsa boleh batuk, biarkan batuk.',
          'Jika tidak, bongkokkan mangsa ke hadapan dan beri lima tepukan kuat di antara tulang belikat dengan tumit tangan.',
          'Jika tidak berjaya, berdiri di belakangnya, letakkan penumbuk di atas pusat dan tarik ke dalam dan ke atas lima kali.',
          'Bagi wanita hamil, atau jika tangan tidak dapat memeluk perut, tarik di tengah dada.',
          'Teruskan: lima tepukan, lima tekanan. Minta seseorang menghubungi 999.',
          'Jika mangsa menjadi lembik, baringkan dan mulakan CPR.',
        ],
        zh: [
          '还能咳，就让他咳。',
          '不能咳，就让他向前弯腰，用掌根在两肩胛骨之间用力拍五下。',
          '没有用，就站到背后，拳头放在肚脐上方，向内向上拉五下。',
          '孕妇或抱不拢腹部的人，改为在胸口中央拉。',
          '反复进行：拍五下，推五下。请人拨打999。',
          '如果身体发软，让他躺下并开始心肺复苏。',
        ],
      },
      stepsForBabies: {
        en: [
          'Lay the baby face down along your forearm, the head lower than the chest; support the head and jaw.',
          'Give five firm blows between the shoulder blades.',
          'Turn the baby face up, head low. Give five thrusts in the middle of the chest with the heel of one hand.',
          'Repeat until it comes out. If the baby becomes limp, begin CPR.',
        ],
        ms: [
          'Tiarapkan bayi di sepanjang lengan anda dengan kepala lebih rendah daripada dada; sokong kepala dan rahang.',
          'Beri lima tepukan kuat di antara tulang belikat.',
          'Telentangkan bayi, kepala tetap rendah. Beri lima tekanan di tengah dada dengan tumit sebelah tangan.',
          'Ulang sehingga ia keluar. Jika bayi menjadi lembik, mulakan CPR.',
        ],
        zh: [
          '让婴儿脸朝下趴在您的前臂上，头低于胸部；托住头和下颌。',
          '在两肩胛骨之间用力拍五下。',
          '翻过来脸朝上，头仍放低。用一只手的掌根在胸口中央推压五下。',
          '反复进行直到异物出来。如果婴儿身体发软，开始心肺复苏。',
        ],
      },
      neverDo: {
        en: [
          'Never press on the belly of a baby under one year.',
          'Do not sweep a finger through the mouth unless you can see the object.',
          'Do not hold a child upside down by the feet.',
        ],
        ms: [
          'Jangan sekali-kali menekan perut bayi bawah satu tahun.',
          'Jangan korek mulut dengan jari melainkan anda nampak objek itu.',
          'Jangan terbalikkan kanak-kanak dengan memegang kakinya.',
        ],
        zh: ['一岁以下的婴儿，绝不可按压腹部。', '看不见异物时，不要用手指在口中乱挖。', '不要倒提孩子的双脚。'],
      },
      departments: ['emergency', 'ent', 'paediatrics'],
    },
  },
  {
    slug: 'severe-bleeding',
    publishedAt: '2026-01-12T10:00:00+08:00',
    reviewer: 'Dr Mohd Izwan Salleh',
    topics: ['bones'],
    title: t('Severe bleeding', 'Pendarahan teruk', '严重出血'),
    summary: t(
      'Press hard on the wound with whatever clean cloth you have, and do not let go.',
      'Tekan luka dengan kuat menggunakan apa-apa kain bersih dan jangan lepaskan.',
      '用手边干净的布用力按住伤口，不要松手。',
    ),
    fields: {
      overview: t(
        'A person can lose a dangerous amount of blood within minutes. Firm pressure stops most bleeding. Clean is good, but quick is better.',
        'Seseorang boleh kehilangan darah pada tahap berbahaya dalam beberapa minit. Tekanan yang kuat menghentikan kebanyakan pendarahan. Bersih itu baik, tetapi cepat lebih baik.',
        '几分钟内，人就可能失去危险的血量。用力按压可止住大部分出血。干净固然好，迅速更重要。',
      ),
      symptoms: {
        en: ['blood that spurts or keeps soaking the cloth', 'pale, cold, sweaty skin', 'weakness, thirst, confusion'],
        ms: [
          'darah yang memancut atau terus membasahi kain',
          'kulit pucat, sejuk dan berpeluh',
          'lemah, dahaga, keliru',
        ],
        zh: ['血喷出来或不断浸透布块', '皮肤苍白、冰冷、冒汗', '虚弱、口渴、神志不清'],
      },
      causes: {
        en: [
          'road accidents',
          'glass, knives, parangs and machines',
          'falls onto sharp edges',
          'blood thinners that make any bleeding heavier',
        ],
        ms: [
          'kemalangan jalan raya',
          'kaca, pisau, parang dan mesin',
          'jatuh terkena bucu tajam',
          'ubat pencair darah yang menyebabkan pendarahan lebih banyak',
        ],
        zh: ['交通意外', '玻璃、刀、巴冷刀和机器', '跌倒撞到尖锐边缘', '服用抗凝血药使出血更多'],
      },
      whenToSeeADoctor: t(
        'Call 999 if blood spurts, if the bleeding of an arm or leg does not stop under firm pressure, if something is stuck in the wound, or if the person is pale and faint. Deep, dirty or gaping cuts should be seen within six hours, also for the tetanus injection.',
        'Hubungi 999 jika darah memancut, jika darah pada lengan atau kaki tidak berhenti walaupun ditekan kuat, jika sesuatu tercucuk di dalam luka, atau jika mangsa pucat dan hampir pengsan. Luka yang dalam, kotor atau ternganga perlu diperiksa dalam enam jam, juga untuk suntikan tetanus.',
        '如果血喷出来、手脚的出血用力按压仍止不住、伤口里有异物，或伤者苍白欲昏，请拨打999。深的、脏的或裂开的伤口，应在六小时内就医，也为了打破伤风针。',
      ),
      steps: {
        en: [
          'Call 999 at once if blood spurts or pours. Put on gloves or a plastic bag if you have one.',
          'Press hard and straight on the wound with a clean cloth and both hands.',
          'If blood comes through, press harder and add cloth on top. Do not lift it to look.',
          'Lay the person down and keep them warm.',
          'If something sticks out of the wound, leave it and press beside it.',
          'An arm or leg bleeds so heavily that life is in danger, and pressing does not stop it: put a wide band five centimetres above the wound, not on a joint, tie a stick into it and twist until the bleeding stops. Note the time and do not loosen it.',
        ],
        ms: [
          'Hubungi 999 segera jika darah memancut atau mencurah. Pakai sarung tangan atau beg plastik jika ada.',
          'Tekan terus pada luka dengan kain bersih dan kedua-dua tangan.',
          'Jika darah menembusi kain, tekan lebih kuat dan tambah kain di atasnya. Jangan angkat untuk melihat.',
          'Baringkan mangsa dan pastikan badannya hangat.',
          'Jika sesuatu tercucuk keluar dari luka, biarkan dan tekan di sebelahnya.',
          'Lengan atau kaki yang berdarah sehingga mengancam nyawa dan tidak berhenti: lilit kain lebar lima sentimeter di atas luka, bukan pada sendi, ikat sebatang kayu padanya dan pulas sehingga darah berhenti. Catat masa dan jangan longgarkan.',
        ],
        zh: [
          '血喷出或涌出，立刻拨打999。有手套或塑料袋就先戴上。',
          '用干净的布和双手垂直用力压住伤口。',
          '血透出来就压得更用力，在上面再加布，不要掀开来看。',
          '让伤者躺下并保暖。',
          '有东西插在伤口里，不要拔出，在旁边按压。',
          '手脚出血危及性命又止不住：在伤口上方五厘米处（不要在关节上）绑上宽布条，插入棍子扭紧，直到止血。记下时间，不要松开。',
        ],
      },
      neverDo: {
        en: [
          'Do not pull out a knife, glass or stick.',
          'Do not give anything to eat or drink.',
          'Do not use string or wire as a band.',
        ],
        ms: [
          'Jangan cabut pisau, kaca atau kayu.',
          'Jangan beri makan atau minum.',
          'Jangan gunakan tali halus atau dawai sebagai pengikat.',
        ],
        zh: ['不要拔出刀、玻璃或木条。', '不要给伤者吃喝。', '不要用细绳或铁丝捆绑。'],
      },
      departments: ['emergency', 'general-surgery', 'vascular'],
    },
  },
  {
    slug: 'burns-and-scalds',
    publishedAt: '2026-01-12T10:00:00+08:00',
    reviewer: 'Dr Mohd Izwan Salleh',
    topics: ['children'],
    title: t('Burns and scalds', 'Melecur dan terbakar', '烧伤与烫伤'),
    summary: t(
      'Twenty minutes of cool running water. No toothpaste, no soy sauce, no butter, no ice.',
      'Air paip sejuk mengalir selama dua puluh minit. Jangan guna ubat gigi, kicap, mentega atau ais.',
      '用凉水冲洗二十分钟。不涂牙膏、酱油、牛油，也不敷冰块。',
    ),
    fields: {
      overview: t(
        'Heat stays in the skin after the flame or hot water has gone and goes on burning deeper. Cool water stops this. It helps up to three hours after the burn.',
        'Haba kekal di dalam kulit selepas api atau air panas tiada, dan terus melecurkan lapisan yang lebih dalam. Air yang sejuk menghentikannya. Ia membantu sehingga tiga jam selepas melecur.',
        '火焰或热水离开后，热力仍留在皮肤里继续往深处灼伤。凉水可以阻止它，烧烫伤后三小时内冲都有帮助。',
      ),
      symptoms: {
        en: ['red, painful skin', 'blisters', 'white, brown or black skin that may not hurt, a sign of a deep burn'],
        ms: [
          'kulit merah dan sakit',
          'lepuh',
          'kulit putih, coklat atau hitam yang mungkin tidak sakit, tanda lecuran dalam',
        ],
        zh: ['皮肤红、痛', '水泡', '皮肤发白、变褐或变黑而可能不痛，是深度烧伤的迹象'],
      },
      causes: {
        en: [
          'hot drinks, soup and oil',
          'steam and motorcycle exhaust pipes',
          'fire crackers and pelita lamps',
          'electricity and chemicals',
          'the sun',
        ],
        ms: [
          'minuman, sup dan minyak panas',
          'wap dan paip ekzos motosikal',
          'mercun dan pelita',
          'elektrik dan bahan kimia',
          'matahari',
        ],
        zh: ['热饮、汤和油', '蒸汽和摩托车排气管', '鞭炮和油灯', '电和化学品', '太阳'],
      },
      whenToSeeADoctor: t(
        'Call 999 for a burn larger than the person’s own hand, for white, brown or charred skin, for burns of the face, neck or airway or after breathing smoke, and for burns by electricity or chemicals. Also for any burn with blisters under five years, over 60, in pregnancy, or with diabetes or a weak immune system. Go to an emergency department at once with blisters on hands, feet, joints or private parts, and see a doctor the same day with any other blisters.',
        'Hubungi 999 bagi lecuran yang lebih besar daripada tangan mangsa sendiri, kulit yang putih, coklat atau hangus, lecuran pada muka, leher atau saluran udara atau selepas terhidu asap, dan lecuran akibat elektrik atau bahan kimia. Juga bagi apa-apa lecuran berlepuh pada kanak-kanak bawah lima tahun, warga emas lebih 60 tahun, wanita hamil, atau pesakit diabetes atau imuniti lemah. Pergi ke jabatan kecemasan serta-merta jika ada lepuh pada tangan, kaki, sendi atau kemaluan, dan jumpa doktor pada hari yang sama bagi lepuh di tempat lain.',
        '烧伤面积大于伤者自己的手、皮肤发白、变褐或烧焦、伤及脸、颈或气道，或吸入浓烟、触电或化学品烧伤，请拨打999。五岁以下、60岁以上、孕妇、糖尿病或免疫力低的人起水泡的烧烫伤也一样。手、脚、关节或私处起水泡，请立即前往急诊部；其他部位起水泡，请当天看医生。',
      ),
      steps: {
        en: [
          'Make it safe: put out flames, switch off the power, take the person away from the heat.',
          'Hold the burn under cool running tap water for 20 minutes. Keep the rest of the body warm.',
          'Take off rings, watches and clothes that do not stick.',
          'A chemical: take off the clothes and rinse for at least 20 minutes, and keep rinsing on the way to hospital.',
          'Cover it loosely with cling film or a clean plastic bag.',
          'Give paracetamol.',
        ],
        ms: [
          'Pastikan selamat: padamkan api, matikan bekalan elektrik, jauhkan mangsa daripada haba.',
          'Letakkan bahagian yang melecur di bawah air paip sejuk yang mengalir selama 20 minit. Pastikan bahagian badan lain hangat.',
          'Tanggalkan cincin, jam dan pakaian yang tidak melekat.',
          'Bahan kimia: tanggalkan pakaian dan bilas sekurang-kurangnya 20 minit, kemudian teruskan dalam perjalanan ke hospital.',
          'Tutup secara longgar dengan plastik pembalut makanan atau beg plastik bersih.',
          'Beri parasetamol.',
        ],
        zh: [
          '先确保安全：扑灭火焰、关掉电源、让伤者远离热源。',
          '把伤处放在凉的自来水下冲20分钟，身体其他部位要保暖。',
          '取下戒指、手表和没有粘住的衣物。',
          '化学品：脱去衣物，至少冲20分钟，送院途中继续冲。',
          '用保鲜膜或干净的塑料袋松松盖住。',
          '服用扑热息痛（paracetamol）。',
        ],
      },
      neverDo: {
        en: [
          'No ice, toothpaste, soy sauce, butter, oil or egg.',
          'Do not break blisters.',
          'Do not pull off clothes that stick.',
        ],
        ms: [
          'Jangan guna ais, ubat gigi, kicap, mentega, minyak atau telur.',
          'Jangan pecahkan lepuh.',
          'Jangan tarik pakaian yang melekat.',
        ],
        zh: ['不要用冰块、牙膏、酱油、牛油、油或鸡蛋。', '不要弄破水泡。', '不要撕扯粘住的衣物。'],
      },
      departments: ['emergency', 'plastic-surgery', 'paediatrics'],
    },
  },
  {
    slug: 'seizure',
    publishedAt: '2026-01-26T10:00:00+08:00',
    reviewer: 'Dr Ong Teik Huat',
    topics: ['children'],
    title: t('A fit or seizure', 'Sawan', '抽搐与癫痫发作'),
    summary: t(
      'Protect the head, look at the clock, put nothing in the mouth. Most fits stop by themselves.',
      'Lindungi kepala, lihat jam, jangan masukkan apa-apa ke dalam mulut. Kebanyakan sawan berhenti sendiri.',
      '保护头部、看时间、不要塞任何东西入口。多数会自行停止。',
    ),
    fields: {
      overview: t(
        'In a fit, the nerve cells of the brain fire all at once. It is frightening to see, but most fits end within two or three minutes and the person feels no pain. Nobody swallows the tongue.',
        'Ketika sawan, sel saraf otak bertindak serentak. Ia menakutkan untuk dilihat, tetapi kebanyakan sawan berakhir dalam dua atau tiga minit dan mangsa tidak berasa sakit. Tiada sesiapa menelan lidahnya.',
        '抽搐时，大脑的神经细胞同时放电。看起来吓人，但大多数两三分钟内就会停止，病人不觉得痛。没有人会吞下自己的舌头。',
      ),
      symptoms: {
        en: [
          'falls and becomes stiff',
          'arms and legs jerk',
          'eyes roll, lips may turn blue, foam at the mouth',
          'passes urine',
          'sleepy or confused afterwards',
        ],
        ms: [
          'jatuh dan menjadi kaku',
          'tangan dan kaki tersentak-sentak',
          'mata terbalik, bibir mungkin biru, mulut berbuih',
          'terkencing',
          'mengantuk atau keliru selepasnya',
        ],
        zh: ['倒下、身体僵硬', '手脚抽动', '翻白眼，嘴唇可能发紫，口吐白沫', '小便失禁', '事后嗜睡或神志不清'],
      },
      causes: {
        en: [
          'epilepsy, often after missed tablets',
          'fever in small children',
          'low blood sugar',
          'head injury, stroke or infection',
          'stopping alcohol suddenly',
        ],
        ms: [
          'epilepsi, selalunya selepas tertinggal ubat',
          'demam pada kanak-kanak kecil',
          'gula darah rendah',
          'kecederaan kepala, strok atau jangkitan',
          'berhenti alkohol secara mendadak',
        ],
        zh: ['癫痫，往往因漏服药物', '幼儿发烧', '低血糖', '头部受伤、中风或感染', '突然戒酒'],
      },
      whenToSeeADoctor: t(
        'Call 999 if it lasts longer than five minutes, if a second fit follows, if it is the first ever, if it happens in pregnancy or in water, or if the person is hurt or does not wake up. After any other fit tell the doctor within a day or two.',
        'Hubungi 999 jika ia melebihi lima minit, jika diikuti sawan kedua, jika ini kali pertama, jika berlaku semasa hamil atau di dalam air, atau jika mangsa cedera atau tidak sedar semula. Selepas apa-apa sawan lain, beritahu doktor dalam sehari dua.',
        '如果超过五分钟、接着再次抽搐、第一次发生、发生在怀孕时或水中，或病人受伤、没有醒来，请拨打999。其他情况，事后一两天内告诉医生。',
      ),
      steps: {
        en: [
          'Look at the clock.',
          'Move furniture away, put something soft under the head and loosen the collar.',
          'Let the fit run its course.',
          'When the jerking stops, roll them onto the side and check the breathing.',
          'Stay until they know where they are.',
        ],
        ms: [
          'Lihat jam.',
          'Alihkan perabot, letakkan sesuatu yang lembut di bawah kepala dan longgarkan kolar.',
          'Biarkan sawan berlalu.',
          'Apabila sentakan berhenti, miringkan badannya dan periksa pernafasan.',
          'Tunggu sehingga dia sedar di mana dia berada.',
        ],
        zh: [
          '看时间。',
          '移开家具，头下垫软物，松开衣领。',
          '让抽搐自行过去。',
          '抽动停止后，让他侧卧，检查呼吸。',
          '陪到他清楚自己身在何处为止。',
        ],
      },
      neverDo: {
        en: ['Do not hold the person down.', 'Put nothing in the mouth: no spoon, fingers or water.'],
        ms: ['Jangan tahan pergerakan mangsa.', 'Jangan masukkan apa-apa ke dalam mulut: sudu, jari atau air.'],
        zh: ['不要压住病人。', '嘴里不要放任何东西：汤匙、手指或水都不行。'],
      },
      departments: ['neurology', 'emergency', 'paediatrics'],
    },
  },
  {
    slug: 'snake-bite',
    publishedAt: '2026-01-26T10:00:00+08:00',
    reviewer: 'Dr Mohd Izwan Salleh',
    topics: ['infections'],
    title: t('Snake bite', 'Patukan ular', '蛇咬伤'),
    summary: t(
      'Keep still, take off rings, splint the limb and call 999. Do not cut, suck or tie.',
      'Jangan bergerak, tanggalkan cincin, pasang belat pada anggota dan hubungi 999. Jangan toreh, sedut atau ikat ketat.',
      '保持不动、取下戒指、固定肢体并拨打999。勿割、勿吸、勿紧绑。',
    ),
    fields: {
      overview: t(
        'Cobras, kraits and pit vipers live in Malaysian fields, gardens and drains. Many bites contain no venom, but you cannot tell from outside. Hospitals have antivenom and advice from snake experts, and only a doctor should give it.',
        'Ular tedung, ular katang dan ular kapak hidup di ladang, kebun dan longkang di Malaysia. Banyak patukan tidak mengandungi bisa, tetapi anda tidak dapat mengetahuinya dari luar. Hospital mempunyai antibisa dan nasihat pakar ular, dan hanya doktor patut memberinya.',
        '眼镜蛇、环蛇和蝮蛇生活在马来西亚的田野、园地和沟渠里。许多咬伤并没有注入毒液，但从外表看不出来。医院有抗蛇毒血清和蛇类专家的意见，血清只能由医生使用。',
      ),
      symptoms: {
        en: [
          'two small holes or scratches',
          'pain and swelling that creeps up',
          'bleeding gums or bruises',
          'drooping eyelids, slurred speech, trouble breathing',
          'sometimes nothing at first',
        ],
        ms: [
          'dua lubang kecil atau calar',
          'sakit dan bengkak yang merebak ke atas',
          'gusi berdarah atau lebam',
          'kelopak mata jatuh, pertuturan pelat, sukar bernafas',
          'kadangkala tiada apa-apa pada mulanya',
        ],
        zh: [
          '两个小孔或抓痕',
          '疼痛和肿胀往上蔓延',
          '牙龈出血或瘀青',
          '眼皮下垂、说话含糊、呼吸困难',
          '有时起初没有任何症状',
        ],
      },
      causes: {
        en: [
          'stepping on a snake in grass or at night',
          'reaching under wood, stones or flood debris',
          'trying to catch or kill it',
        ],
        ms: [
          'terpijak ular di rumput atau pada waktu malam',
          'menyeluk ke bawah kayu, batu atau sisa banjir',
          'cuba menangkap atau membunuhnya',
        ],
        zh: ['在草丛或夜里踩到蛇', '伸手到木头、石头或水灾杂物下', '试图捉蛇或打蛇'],
      },
      whenToSeeADoctor: t(
        'Every snake bite is an emergency: call 999. You will be watched for at least a day, because some venoms act late. If venom was spat into an eye, rinse it with water for twenty minutes and come at once.',
        'Setiap patukan ular ialah kecemasan: hubungi 999. Anda akan dipantau sekurang-kurangnya sehari, kerana sesetengah bisa bertindak lewat. Jika bisa disembur ke dalam mata, bilas dengan air selama dua puluh minit dan datang segera.',
        '每一次蛇咬都是紧急情况：请拨打999。您会留院观察至少一天，因为有些毒液发作较迟。如果毒液喷进眼睛，用水冲洗二十分钟并立即前来。',
      ),
      steps: {
        en: [
          'Move out of the snake’s reach. Call 999.',
          'Sit or lie still: moving the limb pumps venom.',
          'Take off rings, watch and shoes.',
          'Put a splint on the limb and keep it still.',
          'Mark the edge of the swelling with a pen, with the time.',
          'A photo from a safe distance helps; the snake itself does not.',
        ],
        ms: [
          'Jauhkan diri daripada ular. Hubungi 999.',
          'Duduk atau baring tanpa bergerak: menggerakkan anggota menyebarkan bisa.',
          'Tanggalkan cincin, jam dan kasut.',
          'Pasang belat pada anggota itu supaya tidak bergerak.',
          'Tandakan tepi bengkak dengan pen serta masanya.',
          'Gambar dari jarak selamat membantu; ularnya tidak perlu dibawa.',
        ],
        zh: [
          '离开蛇能碰到的范围。拨打999。',
          '坐着或躺着不动：活动肢体会使毒液扩散。',
          '取下戒指、手表和鞋子。',
          '用夹板固定伤肢，保持不动。',
          '用笔画出肿胀的边缘并写上时间。',
          '在安全距离拍张照片有帮助，把蛇带来则没有。',
        ],
      },
      neverDo: {
        en: [
          'Do not cut, suck, burn or ice the bite.',
          'Do not tie a tight band.',
          'Do not use herbs, and do not try to catch the snake.',
        ],
        ms: [
          'Jangan hiris, hisap, bakar atau letak ais.',
          'Jangan ikat ketat.',
          'Jangan gunakan herba, dan jangan cuba tangkap ular itu.',
        ],
        zh: ['不要切开、吸吮、火烧或冰敷伤口。', '不要扎紧布条。', '不要用草药，也不要捉蛇。'],
      },
      departments: ['emergency', 'infectious-disease'],
    },
  },
  {
    slug: 'jellyfish-sting',
    publishedAt: '2026-02-09T10:00:00+08:00',
    reviewer: 'Dr Melissa Anak Nyandang',
    topics: ['travel', 'children'],
    title: t('Jellyfish sting', 'Sengatan obor-obor', '水母蜇伤'),
    summary: t(
      'Leave the water, pour vinegar, do not rub. Box jellyfish are found on Malaysian coasts.',
      'Keluar dari air, siram cuka, jangan gosok. Obor-obor kotak terdapat di perairan Malaysia.',
      '离开海水、淋醋、勿搓揉。马来西亚沿岸有箱形水母。',
    ),
    fields: {
      overview: t(
        'The tentacles carry thousands of tiny stingers that go on firing when they are rubbed. Most stings hurt for hours and heal. A box jellyfish, which is hard to see in the water, can stop the heart within minutes.',
        'Sesungut obor-obor membawa ribuan penyengat kecil yang terus menyengat apabila digosok. Kebanyakan sengatan sakit beberapa jam lalu sembuh. Obor-obor kotak, yang sukar dilihat di dalam air, boleh menghentikan jantung dalam beberapa minit.',
        '水母的触手上有成千上万个微小刺针，一摩擦就会继续刺出。大多数蜇伤痛几个小时便会好。在水中难以看见的箱形水母，几分钟内就能使心脏停止跳动。',
      ),
      symptoms: {
        en: [
          'burning pain and red whip marks',
          'blisters',
          'with box jellyfish: fierce pain, cramps, sweating, trouble breathing, collapse',
        ],
        ms: [
          'rasa pedih terbakar dan bekas merah seperti disebat',
          'lepuh',
          'obor-obor kotak: sakit yang amat kuat, kejang, berpeluh, sukar bernafas, rebah',
        ],
        zh: ['灼痛和鞭痕状红印', '水泡', '箱形水母：剧痛、抽筋、冒汗、呼吸困难、昏倒'],
      },
      causes: {
        en: ['touching a living or dead jellyfish', 'swimming at dusk or after rain, when they come near the shore'],
        ms: [
          'tersentuh obor-obor hidup atau mati',
          'berenang pada waktu senja atau selepas hujan, ketika ia menghampiri pantai',
        ],
        zh: ['碰到活的或死的水母', '在黄昏或雨后游泳，这时水母靠近岸边'],
      },
      whenToSeeADoctor: t(
        'Call 999 if the person is breathless, faint, sweaty or in fierce pain, if the face or eyes are stung, if the marks cover half a limb or more, or if a small child is stung. See a doctor later if the skin blisters or becomes infected.',
        'Hubungi 999 jika mangsa sesak nafas, hampir pengsan, berpeluh atau sakit teruk, jika muka atau mata disengat, jika bekas sengatan meliputi separuh anggota atau lebih, atau jika kanak-kanak kecil disengat. Jumpa doktor kemudian jika kulit melepuh atau dijangkiti kuman.',
        '如果气喘、欲昏、冒汗或剧痛，脸或眼睛被蜇，伤痕覆盖半条手臂或腿以上，或幼儿被蜇，请拨打999。如果之后皮肤起泡或感染，请看医生。',
      ),
      steps: {
        en: [
          'Get out of the water and call the lifeguard.',
          'Pour plenty of vinegar over the sting for at least 30 seconds. No vinegar: rinse with sea water.',
          'Lift tentacles off with a stick or tweezers.',
          'Then use warm water, as hot as you can comfortably bear, for 20 minutes.',
          'If the person stops breathing, start CPR.',
        ],
        ms: [
          'Keluar dari air dan panggil pengawal penyelamat.',
          'Tuangkan banyak cuka pada sengatan sekurang-kurangnya 30 saat. Tiada cuka: bilas dengan air laut.',
          'Angkat sesungut dengan kayu atau penyepit.',
          'Kemudian gunakan air suam sepanas yang anda selesa selama 20 minit.',
          'Jika mangsa berhenti bernafas, mulakan CPR.',
        ],
        zh: [
          '离开水里，呼叫救生员。',
          '在蜇伤处淋上大量的醋至少30秒。没有醋就用海水冲。',
          '用棍子或镊子挑起触手。',
          '之后用能舒适承受的热水浸泡20分钟。',
          '如果停止呼吸，开始心肺复苏。',
        ],
      },
      neverDo: {
        en: ['Do not rub with sand or a towel.', 'Do not rinse with fresh water, alcohol or urine.'],
        ms: ['Jangan gosok dengan pasir atau tuala.', 'Jangan bilas dengan air tawar, alkohol atau air kencing.'],
        zh: ['不要用沙或毛巾搓。', '不要用淡水、酒精或尿冲洗。'],
      },
      departments: ['emergency', 'dermatology'],
    },
  },
  {
    slug: 'heat-stroke',
    publishedAt: '2026-02-09T10:00:00+08:00',
    reviewer: 'Dr Azhar Tarmizi',
    topics: ['ageing', 'travel'],
    title: t('Heat exhaustion and heat stroke', 'Keletihan haba dan strok haba', '热衰竭与中暑（热射病）'),
    summary: t(
      'Hot and confused is an emergency, sweating or not. Cool first, then carry.',
      'Badan panas dan keliru ialah kecemasan, berpeluh atau tidak. Sejukkan dahulu, kemudian pindahkan.',
      '体热、神志不清，不论有没有出汗，都是急症。先降温，再送医。',
    ),
    fields: {
      overview: t(
        'In heat exhaustion the body has lost too much water and salt. If it cannot cool itself any more, the temperature passes 40 degrees and the brain suffers: this is heat stroke. It happens in the dry months and on building sites, on marches and in parked cars.',
        'Dalam keletihan haba, badan kehilangan terlalu banyak air dan garam. Jika badan tidak lagi dapat menyejukkan diri, suhu melebihi 40 darjah dan otak terjejas: inilah strok haba. Ia berlaku pada bulan-bulan kering dan di tapak binaan, ketika berkawad dan di dalam kereta yang diletakkan.',
        '热衰竭时，身体流失太多水分和盐分。如果身体不能再自行降温，体温超过40度，大脑便受损，这就是热射病（中暑）。它常发生在旱季、建筑工地、步操，以及停着的汽车里。',
      ),
      symptoms: {
        en: [
          'exhaustion: headache, dizziness, cramps, heavy sweat',
          'heat stroke: very hot skin, dry or wet',
          'confusion, strange behaviour, fits',
          'collapse',
        ],
        ms: [
          'keletihan haba: sakit kepala, pening, kejang, peluh banyak',
          'strok haba: kulit sangat panas, kering atau basah',
          'keliru, tingkah laku ganjil, sawan',
          'rebah',
        ],
        zh: ['热衰竭：头痛、头晕、抽筋、大汗', '热射病：皮肤滚烫，干或湿', '神志不清、行为怪异、抽搐', '昏倒'],
      },
      causes: {
        en: [
          'hard work or sport in hot, damp air',
          'a child or pet in a closed car',
          'old age, heart disease, water tablets',
          'too little to drink',
        ],
        ms: [
          'kerja berat atau sukan dalam udara panas dan lembap',
          'kanak-kanak atau haiwan peliharaan di dalam kereta tertutup',
          'usia tua, penyakit jantung, ubat kencing',
          'kurang minum',
        ],
        zh: ['在湿热空气中做重活或运动', '儿童或宠物留在密闭车内', '年老、心脏病、利尿药', '喝水太少'],
      },
      whenToSeeADoctor: t(
        'Call 999 if the person is confused, has a fit, faints or has a temperature of 40 or more. Call 999 too if someone with exhaustion is not better after half an hour of rest, cooling and drinks.',
        'Hubungi 999 jika mangsa keliru, sawan, pengsan atau suhunya 40 atau lebih. Hubungi 999 juga jika mangsa keletihan haba tidak bertambah baik selepas setengah jam berehat, disejukkan dan minum.',
        '如果神志不清、抽搐、昏厥，或体温40度或以上，请拨打999。热衰竭者休息、降温并喝水半小时后仍不见好转，也请拨打999。',
      ),
      steps: {
        en: [
          'Move them into shade or an air-conditioned room. Call 999 if they are confused, fit or faint.',
          'Take off extra clothes.',
          'Cool the whole body fast: cold water in a tub or a paddling pool is best; else pour water all over and fan hard.',
          'Put ice packs in the armpits and the groin.',
          'Fully awake: small sips of water or rehydration salts.',
          'Not better after 30 minutes: call 999.',
        ],
        ms: [
          'Bawa ke tempat teduh atau bilik berhawa dingin. Hubungi 999 jika keliru, sawan atau pengsan.',
          'Tanggalkan pakaian berlebihan.',
          'Sejukkan seluruh badan dengan cepat: rendaman air sejuk paling baik; jika tiada, curahkan air ke seluruh badan dan kipas kuat-kuat.',
          'Letakkan pek ais di ketiak dan celah paha.',
          'Jika sedar sepenuhnya: beri air atau garam rehidrasi sedikit demi sedikit.',
          'Tidak bertambah baik selepas 30 minit: hubungi 999.',
        ],
        zh: [
          '移到阴凉处或冷气房。如果神志不清、抽搐或昏厥，拨打999。',
          '脱去多余衣物。',
          '尽快为全身降温：最好浸在冷水里；不行就用水浇遍全身并用力扇风。',
          '在腋下和腹股沟放冰袋。',
          '完全清醒的话：小口喝水或补液盐。',
          '30分钟后仍不见好转：拨打999。',
        ],
      },
      neverDo: {
        en: [
          'Do not give paracetamol: it does not help this kind of heat.',
          'Never leave a child in a car, not even for a minute.',
        ],
        ms: [
          'Jangan beri parasetamol: ia tidak membantu bagi haba jenis ini.',
          'Jangan sekali-kali tinggalkan kanak-kanak di dalam kereta, walaupun seminit.',
        ],
        zh: ['不要给扑热息痛（paracetamol）：对这种高温没有作用。', '绝不要把孩子留在车里，一分钟也不行。'],
      },
      departments: ['emergency'],
    },
  },
  {
    slug: 'low-blood-sugar',
    publishedAt: '2026-02-23T10:00:00+08:00',
    reviewer: 'Dr Norazlina Che Wan',
    topics: ['diabetes'],
    title: t('Low blood sugar', 'Gula darah rendah', '低血糖'),
    summary: t(
      'Shaky, sweaty, hungry, muddled. Three teaspoons of sugar now, and check again in fifteen minutes.',
      'Menggigil, berpeluh, lapar, keliru. Tiga sudu teh gula sekarang, dan periksa semula selepas lima belas minit.',
      '手抖、冒汗、饥饿、迷糊。立刻吃三茶匙糖，十五分钟后再测。',
    ),
    fields: {
      overview: t(
        'Low sugar means less than 4.0 mmol/L in a person who takes insulin or certain diabetes tablets. The brain lives on sugar and fails first. Quick sugar puts it right within minutes.',
        'Gula rendah bermaksud kurang daripada 4.0 mmol/L pada seseorang yang menggunakan insulin atau ubat diabetes tertentu. Otak bergantung pada gula dan terjejas dahulu. Gula yang cepat diserap memulihkannya dalam beberapa minit.',
        '低血糖是指使用胰岛素或某些糖尿病药的人，血糖低于4.0 mmol/L。大脑靠糖运作，最先受影响。快速补充糖分，几分钟内就能恢复。',
      ),
      symptoms: {
        en: [
          'trembling, sweating, fast heartbeat',
          'hunger',
          'blurred sight, headache',
          'anger or strange behaviour',
          'drowsiness, fits',
        ],
        ms: [
          'menggigil, berpeluh, jantung berdegup laju',
          'lapar',
          'penglihatan kabur, sakit kepala',
          'marah atau tingkah laku ganjil',
          'mengantuk, sawan',
        ],
        zh: ['发抖、冒汗、心跳快', '饥饿', '视力模糊、头痛', '发怒或行为怪异', '嗜睡、抽搐'],
      },
      causes: {
        en: [
          'a late or small meal, or fasting',
          'too much insulin or gliclazide',
          'more exercise than usual',
          'alcohol',
          'kidneys that have become weaker',
        ],
        ms: [
          'lewat makan atau makan sedikit, atau berpuasa',
          'terlalu banyak insulin atau gliclazide',
          'lebih banyak bersenam daripada biasa',
          'alkohol',
          'buah pinggang yang semakin lemah',
        ],
        zh: ['迟吃或吃得少，或禁食', '胰岛素或gliclazide过量', '运动比平时多', '喝酒', '肾功能变差'],
      },
      whenToSeeADoctor: t(
        'Call 999 if the person cannot swallow, is drowsy or has a fit. See a doctor within a day after any severe episode, and within the week if it happens twice, because the dose needs changing. After gliclazide, low sugar can return for a whole day.',
        'Hubungi 999 jika pesakit tidak boleh menelan, mengantuk luar biasa atau sawan. Jumpa doktor dalam sehari selepas apa-apa kejadian teruk, dan dalam seminggu jika ia berlaku dua kali, kerana dos perlu diubah. Selepas gliclazide, gula rendah boleh berulang sepanjang hari.',
        '如果不能吞咽、昏昏欲睡或抽搐，请拨打999。严重发作后请在一天内看医生；发生两次请在一周内看，因为需要调整剂量。服用gliclazide后，低血糖可能在一整天内反复出现。',
      ),
      steps: {
        en: [
          'Awake and able to swallow: three teaspoons of sugar or honey, or half a glass of a normal sweet drink. People who take acarbose need glucose, not table sugar.',
          'Wait 15 minutes and test again. Repeat if still below 4.0.',
          'Then eat bread, biscuits or rice.',
          'Not better after two rounds: call 999.',
          'Cannot swallow: lay them on the side, call 999, and use the glucagon kit if there is one.',
          'Do not drive for 45 minutes after it is back to normal.',
        ],
        ms: [
          'Sedar dan boleh menelan: tiga sudu teh gula atau madu, atau setengah gelas minuman manis biasa. Pesakit yang mengambil acarbose perlukan glukosa, bukan gula biasa.',
          'Tunggu 15 minit dan uji semula. Ulang jika masih di bawah 4.0.',
          'Kemudian makan roti, biskut atau nasi.',
          'Tidak bertambah baik selepas dua pusingan: hubungi 999.',
          'Tidak boleh menelan: miringkan badannya, hubungi 999, dan gunakan kit glukagon jika ada.',
          'Jangan memandu selama 45 minit selepas gula kembali normal.',
        ],
        zh: [
          '清醒且能吞咽：吃三茶匙糖或蜂蜜，或喝半杯普通甜饮料。服用acarbose的人需要葡萄糖，普通糖不行。',
          '等15分钟再测。仍低于4.0就重复。',
          '然后吃面包、饼干或饭。',
          '两轮后仍不好转：拨打999。',
          '不能吞咽：让他侧卧，拨打999；有胰高血糖素针就使用。',
          '血糖恢复正常后45分钟内不要开车。',
        ],
      },
      stepsForChildren: {
        en: [
          'Up to five years: one to one and a half teaspoons of sugar. Six to eleven years: two teaspoons.',
          'Under one year: no honey, and a doctor at once.',
        ],
        ms: [
          'Sehingga lima tahun: satu hingga satu setengah sudu teh gula. Enam hingga sebelas tahun: dua sudu teh.',
          'Bawah satu tahun: jangan beri madu, dan jumpa doktor segera.',
        ],
        zh: ['五岁以下：一至一茶匙半糖。六至十一岁：两茶匙。', '未满一岁：不可喂蜂蜜，立即就医。'],
      },
      neverDo: {
        en: [
          'Put nothing in the mouth of somebody who cannot swallow.',
          'No diet drinks, and no chocolate: they work too slowly.',
        ],
        ms: [
          'Jangan masukkan apa-apa ke dalam mulut orang yang tidak boleh menelan.',
          'Jangan beri minuman diet atau coklat: kesannya terlalu lambat.',
        ],
        zh: ['不能吞咽的人，嘴里不要放任何东西。', '不要用无糖饮料或巧克力：起效太慢。'],
      },
      departments: ['endocrinology', 'emergency'],
    },
  },
  {
    slug: 'severe-allergic-reaction',
    publishedAt: '2026-02-23T10:00:00+08:00',
    reviewer: 'Dr Khairul Nizam Daud',
    topics: ['children', 'nutrition'],
    title: t('Severe allergic reaction', 'Tindak balas alahan teruk', '严重过敏反应'),
    summary: t(
      'Swelling, hives and trouble breathing after food, a sting or a medicine. Adrenaline first, then 999.',
      'Bengkak, gatal-gatal dan sukar bernafas selepas makanan, sengatan atau ubat. Adrenalin dahulu, kemudian 999.',
      '进食、蜂蜇或服药后肿胀、荨麻疹、呼吸困难。先用肾上腺素，再拨999。',
    ),
    fields: {
      overview: t(
        'In anaphylaxis the whole body reacts within minutes to something it is allergic to. The airway swells and blood pressure falls. Adrenaline, injected into the thigh, is the medicine that saves; allergy tablets alone do not.',
        'Dalam anafilaksis, seluruh badan bertindak balas dalam beberapa minit terhadap sesuatu yang menyebabkan alahan. Saluran udara membengkak dan tekanan darah menurun. Adrenalin yang disuntik ke paha ialah ubat yang menyelamatkan; ubat alahan sahaja tidak memadai.',
        '过敏性休克时，全身在几分钟内对过敏原产生反应，气道肿胀，血压下降。注射在大腿的肾上腺素才是救命药，单靠抗敏药不够。',
      ),
      symptoms: {
        en: [
          'itchy hives or flushed skin',
          'swollen lips, tongue or eyes',
          'hoarse voice, cough, wheeze',
          'vomiting or belly cramps',
          'faint, pale or floppy',
        ],
        ms: [
          'gatal bintat atau kulit kemerahan',
          'bibir, lidah atau mata bengkak',
          'suara serak, batuk, nafas berbunyi',
          'muntah atau kejang perut',
          'hampir pengsan, pucat atau lembik',
        ],
        zh: [
          '发痒的风疹块或皮肤潮红',
          '嘴唇、舌头或眼睛肿胀',
          '声音沙哑、咳嗽、喘鸣',
          '呕吐或腹部绞痛',
          '欲昏、苍白或瘫软',
        ],
      },
      causes: {
        en: [
          'peanuts, prawns, crab, egg, milk, bird’s nest',
          'antibiotics and painkillers',
          'bee, wasp, hornet and fire ant stings',
          'latex',
        ],
        ms: [
          'kacang tanah, udang, ketam, telur, susu, sarang burung',
          'antibiotik dan ubat tahan sakit',
          'sengatan lebah, tebuan, penyengat dan semut api',
          'getah lateks',
        ],
        zh: ['花生、虾、蟹、蛋、奶、燕窝', '抗生素和止痛药', '蜜蜂、黄蜂、虎头蜂和火蚁蜇咬', '乳胶'],
      },
      whenToSeeADoctor: t(
        'Call 999 whenever breathing, the voice or consciousness is affected, or when skin and belly are affected together. Everyone must be watched in hospital for several hours, since it can return. Afterwards ask for an allergy clinic.',
        'Hubungi 999 apabila pernafasan, suara atau kesedaran terjejas, atau apabila kulit dan perut terjejas serentak. Semua mesti dipantau di hospital selama beberapa jam, kerana ia boleh berulang. Selepas itu, minta dirujuk ke klinik alahan.',
        '凡是呼吸、声音或意识受影响，或皮肤和肠胃同时有症状，请拨打999。所有人都必须在医院观察几个小时，因为反应可能再次出现。之后请要求转介过敏诊所。',
      ),
      steps: {
        en: [
          'Use the adrenaline pen on the outer thigh, through clothes if need be, and hold it as shown on it.',
          'Call 999 even if they feel better.',
          'Lay the person flat with legs raised. Someone who is fighting for breath may sit up; a pregnant woman lies on her left side.',
          'Scrape off a bee sting.',
          'No change after five minutes: use a second pen in the other thigh.',
          'If breathing stops, start CPR.',
        ],
        ms: [
          'Gunakan pen adrenalin pada paha luar, melalui pakaian jika perlu, dan tahan seperti yang ditunjukkan padanya.',
          'Hubungi 999 walaupun mangsa rasa lebih baik.',
          'Baringkan mangsa dengan kaki ditinggikan. Yang sukar bernafas boleh duduk; wanita hamil baring mengiring ke kiri.',
          'Keluarkan sengat lebah dengan mengikisnya.',
          'Tiada perubahan selepas lima minit: gunakan pen kedua pada paha sebelah lagi.',
          'Jika nafas terhenti, mulakan CPR.',
        ],
        zh: [
          '把肾上腺素笔扎在大腿外侧，必要时隔着衣服，并按笔上所示按住。',
          '即使好转，也要拨打999。',
          '让病人平躺、抬高双腿。呼吸困难者可以坐着；孕妇向左侧躺。',
          '用刮的方式除去蜂刺。',
          '五分钟后没有改善：在另一条大腿用第二支。',
          '如果停止呼吸，开始心肺复苏。',
        ],
      },
      neverDo: {
        en: ['The person must not stand or walk.', 'Do not rely on allergy tablets.'],
        ms: ['Mangsa jangan berdiri atau berjalan.', 'Jangan bergantung pada ubat alahan.'],
        zh: ['病人不可站立或走动。', '不要依赖抗敏药。'],
      },
      departments: ['emergency', 'paediatrics', 'dermatology'],
    },
  },
  {
    slug: 'head-injury',
    publishedAt: '2026-03-09T10:00:00+08:00',
    reviewer: 'Dr Ong Teik Huat',
    topics: ['children', 'ageing'],
    title: t('A knock on the head', 'Terhantuk di kepala', '头部受撞'),
    summary: t(
      'Most bumps are harmless. What to watch in the first two days, and who needs a scan.',
      'Kebanyakan hentakan tidak berbahaya. Apa yang perlu diperhatikan dalam dua hari pertama dan siapa perlu imbasan.',
      '多数碰撞无碍。头两天要观察什么、谁需要扫描。',
    ),
    fields: {
      overview: t(
        'The skull protects the brain well, and a lump on the forehead usually looks worse than it is. Rarely, blood collects inside the skull and presses on the brain, sometimes hours or days later.',
        'Tengkorak melindungi otak dengan baik, dan benjol di dahi biasanya kelihatan lebih teruk daripada keadaan sebenar. Jarang sekali, darah berkumpul di dalam tengkorak dan menekan otak, kadangkala beberapa jam atau hari kemudian.',
        '头骨能很好地保护大脑，额头上的肿块往往看起来比实际严重。少数情况下，血积在头骨内压迫大脑，有时在几小时或几天后才出现。',
      ),
      symptoms: {
        en: [
          'mild: headache, a lump, a little sleepiness',
          'serious: repeated vomiting, worse headache',
          'confusion, hard to wake, fits',
          'weakness, slurred speech, uneven pupils',
          'clear fluid or blood from ear or nose',
        ],
        ms: [
          'ringan: sakit kepala, benjol, sedikit mengantuk',
          'serius: muntah berulang kali, sakit kepala semakin teruk',
          'keliru, sukar dikejutkan, sawan',
          'lemah, pertuturan pelat, anak mata tidak sama besar',
          'cecair jernih atau darah dari telinga atau hidung',
        ],
        zh: [
          '轻微：头痛、肿块、有点困',
          '严重：反复呕吐、头痛加剧',
          '神志不清、难以叫醒、抽搐',
          '无力、说话含糊、瞳孔大小不一',
          '耳朵或鼻子流出清液或血',
        ],
      },
      causes: {
        en: [
          'falls in the bathroom or from a bed',
          'motorcycle and bicycle accidents',
          'sport',
          'in babies: rolling off a sofa',
        ],
        ms: [
          'jatuh di bilik air atau dari katil',
          'kemalangan motosikal dan basikal',
          'sukan',
          'bagi bayi: tergolek dari sofa',
        ],
        zh: ['在浴室或从床上跌倒', '摩托车和脚车意外', '运动', '婴儿：从沙发滚下'],
      },
      whenToSeeADoctor: t(
        'Call 999 for any serious sign, or after a fall from more than a metre or a road accident. Go to an emergency department now if the person blacked out, cannot remember what happened, is over 65, takes blood thinners, has drunk alcohol, or is a baby under one year.',
        'Hubungi 999 bagi apa-apa tanda serius, atau selepas jatuh lebih daripada satu meter atau kemalangan jalan raya. Pergi ke jabatan kecemasan sekarang jika mangsa pengsan seketika, tidak ingat apa yang berlaku, berumur lebih 65 tahun, mengambil ubat pencair darah, telah minum alkohol, atau bayi bawah satu tahun.',
        '有任何严重迹象、从一米以上高处跌下，或交通意外后，请拨打999。如果曾失去知觉、想不起发生了什么、65岁以上、服用抗凝血药、喝了酒，或是一岁以下的婴儿，请马上到急诊部。',
      ),
      steps: {
        en: [
          'Sit or lie still. If the neck hurts, do not move it and call 999.',
          'Hold a cold pack in a cloth on the lump for ten minutes.',
          'Give paracetamol for the pain.',
          'Someone should stay for 24 hours. Sleeping is allowed.',
          'Watch for the danger signs for two days.',
        ],
        ms: [
          'Duduk atau baring diam. Jika leher sakit, jangan gerakkannya dan hubungi 999.',
          'Letakkan pek sejuk berbalut kain pada benjol selama sepuluh minit.',
          'Beri parasetamol untuk sakit.',
          'Seseorang perlu menemaninya selama 24 jam. Tidur dibenarkan.',
          'Perhatikan tanda bahaya selama dua hari.',
        ],
        zh: [
          '坐着或躺着不动。颈部疼痛就不要移动，并拨打999。',
          '用布包着冰袋敷肿块十分钟。',
          '可服扑热息痛（paracetamol）止痛。',
          '应有人陪伴24小时。可以睡觉。',
          '两天内留意危险迹象。',
        ],
      },
      neverDo: {
        en: ['No aspirin or ibuprofen.', 'No sport until a doctor agrees, and no motorcycle without a proper helmet.'],
        ms: [
          'Jangan beri aspirin atau ibuprofen.',
          'Jangan bersukan sehingga doktor membenarkan, dan jangan menunggang motosikal tanpa topi keledar yang betul.',
        ],
        zh: ['不要服用阿司匹林或布洛芬（ibuprofen）。', '医生同意之前不要运动；没有合格的头盔不要骑摩托车。'],
      },
      departments: ['emergency', 'neurology', 'paediatrics'],
    },
  },
  {
    slug: 'swallowed-poison',
    publishedAt: '2026-03-09T10:00:00+08:00',
    reviewer: 'Dr Mohd Izwan Salleh',
    topics: ['children'],
    title: t('Swallowed poison or medicine', 'Tertelan racun atau ubat', '误服毒物或药物'),
    summary: t(
      'Do not make the person vomit. Keep the bottle, call for advice, and look at the breathing.',
      'Jangan paksa muntah. Simpan botolnya, hubungi untuk nasihat dan perhatikan pernafasan.',
      '切勿催吐。保留瓶子、致电求助，并留意呼吸。',
    ),
    fields: {
      overview: t(
        'Small children taste what they find; adults mix up bottles, and some swallow things in despair. What was taken, how much and when decides the treatment. Some poisons do their harm quietly for a day, so feeling well is not proof.',
        'Kanak-kanak kecil merasa apa yang dijumpai; orang dewasa tersilap botol, dan ada yang menelan sesuatu kerana putus asa. Apa yang ditelan, berapa banyak dan bila menentukan rawatannya. Sesetengah racun merosakkan badan secara senyap selama sehari, jadi berasa sihat bukan bukti selamat.',
        '幼儿见到什么都往嘴里送；成人会拿错瓶子，也有人在绝望中吞服。吃了什么、多少、何时，决定怎样治疗。有些毒物会在一天内悄悄造成伤害，所以感觉良好并不代表没事。',
      ),
      symptoms: {
        en: [
          'burns or stains around the mouth',
          'vomiting, belly pain',
          'drowsiness or great excitement',
          'odd breathing, fits',
          'sometimes nothing at first, as with paracetamol',
        ],
        ms: [
          'lecur atau kesan kotor di sekeliling mulut',
          'muntah, sakit perut',
          'mengantuk atau terlalu gelisah',
          'pernafasan ganjil, sawan',
          'kadangkala tiada apa-apa pada mulanya, seperti parasetamol',
        ],
        zh: [
          '嘴边灼伤或有污渍',
          '呕吐、腹痛',
          '昏昏欲睡或异常亢奋',
          '呼吸异常、抽搐',
          '有时起初没有症状，例如扑热息痛（paracetamol）',
        ],
      },
      causes: {
        en: [
          'medicines within reach, or mistaken for sweets',
          'bleach, drain cleaner or weedkiller in drink bottles',
          'wild mushrooms and some plants',
          'too much paracetamol from several products',
        ],
        ms: [
          'ubat yang mudah dicapai, atau disangka gula-gula',
          'peluntur, pencuci longkang atau racun rumpai dalam botol minuman',
          'cendawan liar dan sesetengah tumbuhan',
          'terlalu banyak parasetamol daripada beberapa produk',
        ],
        zh: [
          '随手可及或被当成糖果的药物',
          '装在饮料瓶里的漂白水、通渠剂或除草剂',
          '野菇和某些植物',
          '多种产品加起来的扑热息痛（paracetamol）过量',
        ],
      },
      whenToSeeADoctor: t(
        'Call 999 for drowsiness, fits, trouble breathing, or after weedkiller, drain cleaner or many tablets. Otherwise call the National Poison Centre on 1-800-88-8099 in office hours (shorter hours in the evening and at weekends), or come to the emergency department with the bottle. If someone did it on purpose, stay with them and bring them in, even if they feel well.',
        'Hubungi 999 jika mengantuk, sawan, sukar bernafas, atau selepas tertelan racun rumpai, pencuci longkang atau banyak ubat. Jika tidak, hubungi Pusat Racun Negara di 1-800-88-8099 pada waktu pejabat (lebih singkat pada waktu malam dan hujung minggu), atau datang ke jabatan kecemasan bersama botolnya. Jika seseorang melakukannya dengan sengaja, temani dan bawa dia ke hospital, walaupun dia berasa sihat.',
        '昏昏欲睡、抽搐、呼吸困难，或误服除草剂、通渠剂或大量药片，请拨打999。否则在办公时间（晚上和周末时间较短）致电国家毒物中心1-800-88-8099，或带上瓶子到急诊部。如果是故意服下的，请陪着他并送来医院，即使他感觉良好。',
      ),
      steps: {
        en: [
          'Take away what is left and wipe out the mouth.',
          'Drowsy, fitting, short of breath, or after weedkiller, drain cleaner or many tablets: call 999.',
          'Otherwise ring the National Poison Centre, 1-800-88-8099, in office hours; in the evening, at night and at weekends go to an emergency department.',
          'Splashes: rinse skin and eyes with water for 20 minutes.',
          'Drowsy but breathing: lay them on the side.',
          'Bring the packet and say when it happened. A button battery or magnet: straight to the emergency department.',
        ],
        ms: [
          'Jauhkan baki yang tinggal dan lap bahagian dalam mulut.',
          'Mengantuk, sawan, sesak nafas, atau selepas racun rumpai, pencuci longkang atau banyak ubat: hubungi 999.',
          'Jika tidak, hubungi Pusat Racun Negara, 1-800-88-8099, pada waktu pejabat; waktu malam dan hujung minggu pergi ke jabatan kecemasan.',
          'Percikan: bilas kulit dan mata dengan air selama 20 minit.',
          'Mengantuk tetapi bernafas: miringkan badannya.',
          'Bawa bungkusannya dan beritahu bila ia berlaku. Bateri butang atau magnet: terus ke jabatan kecemasan.',
        ],
        zh: [
          '拿走剩余的东西，擦净口腔。',
          '昏昏欲睡、抽搐、呼吸困难，或误服除草剂、通渠剂或大量药片：拨打999。',
          '否则在办公时间致电国家毒物中心1-800-88-8099；晚上和周末请到急诊部。',
          '溅到皮肤或眼睛：用水冲洗20分钟。',
          '昏昏欲睡但有呼吸：让他侧卧。',
          '带上包装，并说明何时发生。纽扣电池或磁铁：直接到急诊部。',
        ],
      },
      neverDo: {
        en: [
          'Do not make the person vomit.',
          'Give no milk, salt water or oil.',
          'Never pour chemicals into drink bottles.',
        ],
        ms: [
          'Jangan paksa mangsa muntah.',
          'Jangan beri susu, air garam atau minyak.',
          'Jangan sekali-kali menuang bahan kimia ke dalam botol minuman.',
        ],
        zh: ['不要催吐。', '不要给牛奶、盐水或油。', '切勿把化学品倒进饮料瓶。'],
      },
      departments: ['emergency', 'paediatrics', 'psychiatry'],
    },
  },
];

/** First help for the health library, step by step until the ambulance comes. */
export const libraryFirstAid: readonly SampleEntry[] = [...firstAid, ...furtherFirstAid].map((entry) => ({
  ...entry,
  fields: { ...entry.fields, references: firstAidReferences(entry.slug) },
  kind: 'library-first-aid',
  author: 'Health library editors',
}));
