import type { DiseaseSample } from './disease-sample.seed.ts';

export const asthma: DiseaseSample = {
  slug: 'asthma',
  publishedAt: '2026-01-19T09:00:00+08:00',
  reviewer: 'Dr Azhar Tarmizi',
  topics: ['children'],
  departments: ['respiratory', 'paediatrics', 'emergency'],
  articleSlugs: ['when-the-haze-comes'],
  references: [
    {
      title: 'Clinical Practice Guidelines: Management of Asthma in Adults. Ministry of Health Malaysia',
      year: 2017,
    },
    {
      title: 'Clinical Practice Guidelines: Management of Childhood Asthma. Ministry of Health Malaysia',
      year: 2014,
    },
    { title: 'Global Strategy for Asthma Management and Prevention. Global Initiative for Asthma', year: 2024 },
  ],
  en: {
    title: 'Asthma',
    summary: 'Sensitive airways that tighten and swell. With the right inhaler, most people live without attacks.',
    overview: `In asthma the airways in the lungs are swollen inside and tighten easily. Breathing out becomes hard, and you may hear a whistle. It often begins in childhood and runs in families with eczema and blocked noses. Many children grow out of it; in others it stays or comes back.

It does not go away with an attack, which is why the daily inhaler matters most. Nobody should accept night cough or a child who cannot run. People still die of asthma in Malaysia, and most of them used too little preventer or came too late.`,
    symptoms: [
      'wheezing, a whistle when you breathe out',
      'cough at night, early in the morning or after running and laughing',
      'a tight chest',
      'breathlessness that comes and goes',
      'in small children: noisy breathing with each cold, feeding with pauses',
    ],
    causes: [
      'house dust mites, cats, mould, cockroaches',
      'colds and flu',
      'haze, cigarette and vape smoke, incense and mosquito coils',
      'cold air, exercise, strong smells, strong feelings',
      'dust or chemicals at work, for example flour, paint or cleaning sprays',
      'aspirin and anti-inflammatory painkillers in some people, and beta-blocker tablets or eye drops',
      'not using the preventer inhaler, or using it wrongly',
    ],
    emergency: [
      'You cannot finish a sentence, or a child cannot speak, cry or feed.',
      'Lips or nails are blue or grey, or the skin between the ribs sinks in.',
      'The reliever does not help, or its effect is gone in less than ten minutes or two rounds of puffs.',
      'The person becomes drowsy, confused or exhausted, or the chest goes silent.',
      'You have been in intensive care with asthma before and an attack begins.',
    ],
    urgent: [
      'The reliever helps for less than four hours.',
      'You need it more than every four hours, or wheeze all night.',
      'The peak flow is below 60 per cent of your best.',
      'You had an attack in the last two days that needed many puffs.',
      'An attack comes in pregnancy. The medicines are safe; lack of oxygen is not.',
    ],
    routine: [
      'You need the reliever more than twice a week, or wake at night.',
      'You cough for more than three weeks, or wheeze with exercise.',
      'You are not sure that you use the inhaler correctly: bring it with you.',
      'You have not been checked for a year, or plan a baby.',
    ],
    tests: `The doctor asks when it comes and what brings it on, and listens to your lungs. From about five years of age a blowing test (spirometry) shows narrow airways that open with medicine. A small tube for home, the peak flow meter, shows the ups and downs over two weeks.

Skin or blood tests for allergy help some people. A chest X-ray is needed only when something else is suspected. In small children the diagnosis is often made by trying treatment.`,
    treatment: `A preventer inhaler with a small dose of steroid calms the airways. It is used every day and takes some weeks to work fully. A reliever opens the airways within minutes. Many adults and teenagers now use one inhaler for both, which holds a steroid and formoterol: they take it daily, and also when breath is short. Nobody should treat asthma with a blue reliever alone.

Children use their inhaler through a spacer, small ones with a mask. Rinse the mouth afterwards. If control stays poor, a second medicine is added, or injections in severe asthma. After three calm months the dose can often be lowered.`,
    selfCare: [
      'In an attack: sit up, stay calm, take one puff of the reliever at a time through the spacer, up to ten puffs, thirty to sixty seconds apart. No better: call 999 and go on.',
      'If you use a combined inhaler as reliever, follow the steps and the largest number of puffs in your plan.',
      'Use the preventer every day, also when you feel well. Have your technique checked at each visit.',
      'Carry the reliever always, and leave one at school with the plan.',
      'Do not smoke or vape, and let nobody smoke at home or in the car.',
      'Wash bed linen each week in hot water; take soft toys out of the bed; air rooms and dry mould.',
      'On days of haze stay inside, close windows and follow your plan.',
    ],
    livingWith: `You get a written plan with three zones: good days, bad days, danger. Keep it on the fridge and on your phone. Sport is good for you; take the reliever before it if your doctor agrees, and warm up. You may use your inhaler while fasting if you need it; many scholars accept this, and your health comes first. If your trouble began at a new job, tell us. In pregnancy go on with your inhalers.`,
    complications: [
      'severe attacks that need hospital or a ventilator',
      'missed school and work, poor sleep',
      'airways that stay narrow after years without treatment',
      'thrush in the mouth or a hoarse voice from the inhaler, which rinsing prevents',
    ],
    prevention: [
      'Do not smoke in pregnancy or near children.',
      'Use the preventer: it can prevent half of all attacks or more.',
      'Have a flu injection each year.',
      'Breastfeed if you can.',
      'Find your triggers and avoid those you can. Nobody needs to give up the cat without a test.',
    ],
  },
  ms: {
    title: 'Asma',
    summary:
      'Saluran pernafasan sensitif yang menyempit dan membengkak. Dengan alat sedut yang betul, kebanyakan orang bebas serangan.',
    overview: `Dalam asma (lelah), saluran udara di dalam paru-paru bengkak dan mudah mengecut. Nafas menjadi sukar dihembus, dan anda mungkin mendengar bunyi berdesing. Ia selalunya bermula semasa kecil dan berlaku dalam keluarga yang ada ekzema dan hidung tersumbat. Ramai kanak-kanak bebas daripadanya apabila membesar; bagi yang lain ia kekal atau datang semula.

Ia tidak hilang selepas serangan reda, sebab itulah alat sedut harian paling penting. Tiada sesiapa patut menerima batuk malam atau anak yang tidak boleh berlari sebagai perkara biasa. Masih ada orang meninggal dunia kerana asma di Malaysia, dan kebanyakan mereka kurang menggunakan ubat pencegah atau datang terlalu lewat.`,
    symptoms: [
      'nafas berbunyi seperti wisel ketika menghembus',
      'batuk pada waktu malam, awal pagi atau selepas berlari dan ketawa',
      'dada ketat',
      'sesak nafas yang datang dan pergi',
      'pada anak kecil: nafas berbunyi setiap kali selesema, menyusu tersekat-sekat',
    ],
    causes: [
      'hama habuk rumah, kucing, kulapuk, lipas',
      'selesema dan influenza',
      'jerebu, asap rokok dan vape, kemenyan dan ubat nyamuk',
      'udara sejuk, senaman, bau yang kuat, emosi yang kuat',
      'habuk atau bahan kimia di tempat kerja, misalnya tepung, cat atau semburan pencuci',
      'aspirin dan ubat tahan sakit anti-radang bagi sesetengah orang, serta ubat atau titisan mata penyekat beta',
      'tidak menggunakan alat sedut pencegah, atau salah cara menggunakannya',
    ],
    emergency: [
      'Anda tidak dapat menghabiskan satu ayat, atau anak tidak dapat bercakap, menangis atau menyusu.',
      'Bibir atau kuku biru atau kelabu, atau kulit di celah tulang rusuk tertarik ke dalam.',
      'Ubat pelega tidak membantu, atau kesannya hilang dalam kurang sepuluh minit atau selepas dua pusingan sedutan.',
      'Pesakit menjadi mengantuk, keliru atau keletihan, atau dada menjadi senyap.',
      'Anda pernah dirawat di unit rawatan rapi kerana asma dan serangan bermula.',
    ],
    urgent: [
      'Ubat pelega membantu kurang daripada empat jam.',
      'Anda memerlukannya lebih kerap daripada setiap empat jam, atau nafas berbunyi sepanjang malam.',
      'Bacaan aliran puncak di bawah 60 peratus daripada yang terbaik.',
      'Dalam dua hari lalu anda diserang dan memerlukan banyak sedutan.',
      'Serangan berlaku semasa hamil. Ubatnya selamat; kekurangan oksigen tidak.',
    ],
    routine: [
      'Anda memerlukan ubat pelega lebih dua kali seminggu, atau terjaga pada waktu malam.',
      'Anda batuk lebih tiga minggu, atau nafas berbunyi ketika bersenam.',
      'Anda tidak pasti cara menggunakan alat sedut: bawa bersama.',
      'Sudah setahun anda tidak diperiksa, atau anda merancang kehamilan.',
    ],
    tests: `Doktor bertanya bila ia datang dan apa pencetusnya, dan mendengar paru-paru anda. Mulai umur kira-kira lima tahun, ujian tiupan (spirometri) menunjukkan saluran sempit yang terbuka dengan ubat. Tiub kecil untuk di rumah, iaitu meter aliran puncak, menunjukkan turun naiknya selama dua minggu.

Ujian alahan kulit atau darah membantu sesetengah orang. X-ray dada hanya diperlukan apabila disyaki penyakit lain. Bagi anak kecil, asma selalunya disahkan dengan mencuba rawatan.`,
    treatment: `Alat sedut pencegah dengan dos steroid yang kecil menenangkan saluran udara. Ia digunakan setiap hari dan mengambil beberapa minggu untuk berkesan sepenuhnya. Ubat pelega membuka saluran dalam beberapa minit. Ramai orang dewasa dan remaja kini menggunakan satu alat sedut untuk kedua-duanya, yang mengandungi steroid dan formoterol: disedut setiap hari, dan juga apabila sesak nafas. Asma tidak patut dirawat dengan alat sedut biru sahaja.

Kanak-kanak menggunakan alat sedut melalui alat ruang (spacer), yang kecil bersama topeng. Berkumur selepasnya. Jika masih tidak terkawal, ubat kedua ditambah, atau suntikan bagi asma teruk. Selepas tiga bulan tanpa serangan, dos selalunya boleh dikurangkan.`,
    selfCare: [
      'Ketika serangan: duduk tegak, bertenang, sedut pelega satu sedutan setiap kali melalui alat ruang, sehingga sepuluh sedutan, selang tiga puluh hingga enam puluh saat. Jika tidak lega: hubungi 999 dan teruskan.',
      'Jika anda menggunakan alat sedut gabungan sebagai pelega, ikut langkah dan jumlah sedutan maksimum dalam pelan anda.',
      'Gunakan pencegah setiap hari, walaupun berasa sihat. Minta teknik anda diperiksa pada setiap lawatan.',
      'Sentiasa bawa pelega, dan tinggalkan satu di sekolah bersama pelannya.',
      'Jangan merokok atau vape, dan jangan benarkan sesiapa merokok di rumah atau dalam kereta.',
      'Basuh cadar setiap minggu dengan air panas; keluarkan patung mainan dari katil; biarkan bilik berudara dan hapuskan kulapuk.',
      'Pada hari berjerebu, tinggal di dalam rumah, tutup tingkap dan ikut pelan anda.',
    ],
    livingWith: `Anda menerima pelan bertulis dengan tiga zon: hari baik, hari teruk, bahaya. Tampalkan pada peti sejuk dan simpan dalam telefon. Sukan baik untuk anda; ambil pelega sebelumnya jika doktor bersetuju, dan panaskan badan. Anda boleh menggunakan alat sedut ketika berpuasa jika memerlukannya; ramai ulama membenarkannya, dan kesihatan didahulukan. Jika masalah bermula di tempat kerja baharu, beritahu kami. Semasa hamil, teruskan alat sedut anda.`,
    complications: [
      'serangan teruk yang memerlukan hospital atau mesin bantuan pernafasan',
      'ketinggalan sekolah dan kerja, kurang tidur',
      'saluran udara yang kekal sempit selepas bertahun-tahun tanpa rawatan',
      'kulat mulut atau suara serak kerana alat sedut, yang dapat dicegah dengan berkumur',
    ],
    prevention: [
      'Jangan merokok semasa hamil atau berhampiran kanak-kanak.',
      'Gunakan pencegah: ia mengurangkan serangan sekurang-kurangnya separuh.',
      'Ambil suntikan influenza setiap tahun.',
      'Susukan bayi dengan susu ibu jika boleh.',
      'Kenal pasti pencetus anda dan elakkan yang boleh. Tidak perlu membuang kucing tanpa ujian.',
    ],
  },
  zh: {
    title: '哮喘',
    summary: '敏感的气道收紧、肿胀。使用合适的吸入器，多数人可以不再发作。',
    overview: `哮喘患者的气管内壁肿胀，容易收缩，呼气变得困难，有时听到哨音。它多在童年开始，常见于有湿疹和鼻塞的家庭。许多孩子长大后会好，有些则持续或再发。

发作过后它并没有消失，所以每天使用吸入器最为重要。夜里咳嗽、孩子不能跑跳，都不该当作平常。马来西亚仍有人死于哮喘，其中多数人预防药用得太少，或太迟求医。`,
    symptoms: [
      '喘鸣：呼气时有哨音',
      '夜里、清晨，或跑步、大笑后咳嗽',
      '胸口紧',
      '时有时无的气喘',
      '幼儿：每次伤风都有呼吸声，吃奶要停下来喘气',
    ],
    causes: [
      '尘螨、猫、霉菌、蟑螂',
      '伤风和流感',
      '烟霾、香烟和电子烟、香和蚊香的烟',
      '冷空气、运动、浓烈气味、情绪激动',
      '工作场所的粉尘或化学品，例如面粉、油漆、清洁喷雾',
      '有些人对阿司匹林和消炎止痛药有反应；还有乙型阻滞剂药片或眼药水',
      '没有使用预防性吸入器，或用法不对',
    ],
    emergency: [
      '无法说完一句话；孩子说不出话、哭不出声或吃不了奶。',
      '嘴唇或指甲发紫、发灰，或肋骨之间的皮肤凹陷。',
      '缓解剂无效，或药效不到十分钟、喷了两轮仍不好。',
      '变得昏沉、神志不清、筋疲力尽，或胸部听不到呼吸声。',
      '曾因哮喘住过加护病房，现在又开始发作。',
    ],
    urgent: [
      '缓解剂的效果不到四小时。',
      '不到四小时就要再用，或整夜喘鸣。',
      '峰流速低于个人最佳值的60％。',
      '这两天发作过，喷了很多次药。',
      '怀孕时发作。药物是安全的，缺氧才危险。',
    ],
    routine: [
      '每周使用缓解剂超过两次，或夜里被喘醒。',
      '咳嗽超过三周，或运动时喘鸣。',
      '不确定吸入器用得对不对：请带来。',
      '一年没有复查，或计划怀孕。',
    ],
    tests: `医生会问何时发作、由什么引起，并听肺部。大约五岁起可做吹气测试（肺功能检查），看狭窄的气管用药后是否扩张。在家用峰流速仪测量两周，可看出起伏。

皮肤或验血的过敏测试对部分人有帮助。怀疑其他疾病时才需要胸部X光。幼儿往往要靠试用药物来确诊。`,
    treatment: `含小剂量类固醇的预防性吸入器可安抚气管，每天使用，几周后才完全见效。缓解剂在几分钟内扩张气管。现在许多成人和青少年只用一支含类固醇和formoterol的吸入器：每天用，喘的时候也用。不应只靠蓝色缓解剂治疗哮喘。

儿童要配合储雾罐使用，幼儿加面罩。用后漱口。仍控制不好，就加第二种药；严重哮喘可打针。平稳三个月后，往往可以减量。`,
    selfCare: [
      '发作时：坐直、保持冷静，经储雾罐喷缓解剂，每次一喷，最多十喷，每喷相隔三十至六十秒。没有好转：拨打999，继续喷。',
      '用复合吸入器作缓解剂的人，按计划上的步骤和最多次数使用。',
      '即使感觉良好也要每天用预防剂。每次复诊请人检查用法。',
      '随身带缓解剂；学校也放一支，连同计划书。',
      '不抽烟，不抽电子烟；家里和车内禁烟。',
      '床单每周用热水洗；床上不放布偶；房间通风，清除霉菌。',
      '烟霾天留在室内，关窗，按计划用药。',
    ],
    livingWith: `您会有一份书面计划，分三个区：好日子、坏日子、危险。贴在冰箱上，也存在手机里。运动对您有益；医生同意的话，运动前先用缓解剂，并做热身。斋戒时如有需要可以用吸入器，许多宗教学者都允许，健康最重要。如果换了工作后才出现症状，请告诉我们。怀孕时请继续用吸入器。`,
    complications: [
      '严重发作，须住院或使用呼吸机',
      '缺课、缺勤、睡不好',
      '多年不治疗，气管持续狭窄',
      '吸入器引起的口腔霉菌或声音沙哑，漱口可以预防',
    ],
    prevention: [
      '怀孕时和孩子身边不要抽烟。',
      '使用预防剂：发作可减少一半以上。',
      '每年打流感疫苗。',
      '可以的话，喂母乳。',
      '找出诱因，能避则避。没有做测试之前，不必送走猫。',
    ],
  },
};
