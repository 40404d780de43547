/**
 * The words by which people in danger are recognised: for each concept the patterns of three languages. A pattern is a list
 * of sets joined by '+'; one word of each set must stand within a few words of the others, in any order. Words of a set are
 * divided by '|'. '= ' in front: nothing else is typed. A star stands for any ending; a blank joins neighbours; without Latin letters the text is looked for as
 * it stands, without spaces and in simplified characters.
 */

/** What may be the matter; each has its card with a first step (our own choice, after the first-aid entries of the library). */
export const urgentConcepts = [
  'heart',
  'stroke',
  'breathing',
  'choking',
  'bleeding',
  'unconscious',
  'fit',
  'allergy',
  'poison',
  'burn',
  'snake',
  'head-injury',
  'pregnancy',
  'baby',
  'suicide',
  'accident',
  'drowning',
  'electric-shock',
  'heat',
  'eye',
  'infection',
  'emergency',
] as const;

export type UrgentConcept = (typeof urgentConcepts)[number];

export const isUrgentConcept = (text: string | null): text is UrgentConcept =>
  (urgentConcepts as readonly (string | null)[]).includes(text);

export interface ConceptPatterns {
  /** Any of these raises the card. */
  signs: readonly string[];
  /** Any of these shows that the words mean something harmless. */
  harmless?: readonly string[];
}

/** Sets of words that several patterns share. */
const cannot =
  'cant|cannot|can not|couldnt|could not|unable|struggl*|difficult*|hard|trouble|problem*|barely|hardly|tak|tidak|x boleh|takleh|tak leh|xleh|xboleh|susah|sukar|payah|tersekat*';
const not = 'not|no|isnt|doesnt|dont|wont|stopp*|stops|never|tak|tidak|xde|takde|tiada|berhenti|x';
const pain = 'pain*|hurt*|ache*|aching|sore|sakit|nyeri|pedih|perit|mencucuk*|bisa';
const blood = 'blood*|bleed*|darah|berdarah|pendarahan';
const swelling = 'swell*|swollen|puffy|closing|bengkak|membengkak|sembab';
const bite = 'bit|bite|bites|bitten|biting|patuk*|dipatuk|gigit*|digigit|pagut*|dipagut';
const fall = 'fall|fell|fallen|falling|jatuh|terjatuh';
const person = 'myself|my self|himself|herself|themselves|my life|his life|her life|diri|nyawa';
const small =
  'baby|babys|babies|newborn|infant|bayi|baby saya|weeks old|week old|month old|months old|minggu|bulan umur';

export const conceptPatterns: Readonly<Record<UrgentConcept, ConceptPatterns>> = {
  heart: {
    signs: [
      `chest|breastbone|dada|ulu hati + ${pain}|tight*|heav*|pressure|press*|squeez*|crush*|discomfort|stab*|burning|gripping|berat|ketat|menghimpit|dihimpit|tekanan|terhimpit|sesak|ditekan|panas|rasa tak selesa`,
      'heart|jantung + attack*|atack|stopp*|stops|arrest|failing|pain*|hurts|hurting|serangan|diserang|berhenti|henti|terhenti|kena|sakit',
      'cardiac + arrest|attack|pain',
      'no pulse|angina|myocardial',
      'pain*|sakit|ache*|numb|kebas|lenguh + left arm|left shoulder|jaw|lengan kiri|tangan kiri|rahang|bahu kiri + chest|dada|sweat*|berpeluh|jaw|rahang|arm|lengan|spread*|merebak',
      'pain*|sakit + spread*|radiat*|merebak|menjalar + arm|jaw|lengan|rahang|tangan',
      'heart|jantung + racing|pounding|berdebar* + faint*|breath*|chest|dizzy|pitam|nafas|sesak|dada',
      'tiada nadi|takde nadi|nadi tak ada|angin dalam jantung',
      '胸|胸口|胸部|胸膛|心口|心脏|心胸|左胸 + 痛|疼|闷|紧|压|绞|刺|很重|不舒服|难受|揪|翳|灼',
      '心脏|心跳 + 病发|停|骤停|停顿|停止|发作|衰竭',
      '心梗|心肌梗|心绞|心肌炎|没有脉搏|没脉搏|没有心跳|没心跳|冒冷汗左手',
      '左臂|左手|下巴|肩膀 + 痛|麻 + 胸|冒汗|冷汗',
    ],
    harmless: [
      'heart attack|cardiac arrest + package*|screening|prevent*|course*|insurance|recovery|survivor*|risk|diet|statistic*|movie',
      'chest + x ray|xray|exercise*|workout|press machine|physio*|freezer|hair|size',
      'chest infection follow up|heart attack survivor*|pakej + jantung|saringan + jantung|cegah* + jantung|cegah* + serangan',
      '心脏 + 检查|配套|筛检|预防|课程|保健|康复|讲座',
      '预防|避免|检查|配套|筛检|讲座 + 胸|心梗|心脏',
      'jantung + pakar|doktor|hospital|klinik|sihat|kesihatan|pisang|buah',
    ],
  },
  stroke: {
    signs: [
      'stroke*|strok|mini stroke|brain attack|angin ahmar|tia attack',
      'face|mouth|smile|lip|muka|mulut|wajah|bibir + droop*|drop*|lopsided|crooked|twisted|sagging|one side|herot|senget|jatuh sebelah|sebelah|lumpuh|pesong',
      'slur*|garbled|mumbl*|pelat|pelo|meracau|tak jelas|tidak jelas + speech|speak*|talk*|word*|cakap|bercakap|pertuturan|tutur|suara|sudden*|tiba*',
      'slurr*|slurring',
      'suddenly|sudden|tiba tiba|mendadak|all of a sudden + cannot speak|cant speak|cant talk|cannot talk|tak boleh cakap|tidak boleh bercakap|blind|cant see|cannot see|confused|lost vision|buta|tak nampak|kabur|keliru',
      `${cannot} + speak|talk|speech|bercakap|cakap + sudden*|properly|face|arm|tiba*|muka|tangan|dengan jelas|mother|father|mak|ayah|dad|mum|mom`,
      'one side|half|left side|right side|one arm|one leg|left arm|right arm|left leg|right leg|sebelah badan|sebelah tangan|sebelah kaki|separuh badan|badan sebelah|tangan kiri|tangan kanan|kaki kiri|kaki kanan + weak*|paraly*|cannot move|cant move|not moving|lost feeling|lemah|lumpuh|tak boleh gerak|tidak boleh bergerak|mati rasa|sudden*|tiba*',
      'sudden*|tiba* + numb*|weak*|paraly*|kebas|lemah|lumpuh + arm|leg|face|side|body|tangan|kaki|muka|badan',
      'brain|otak + bleed*|haemorrhage|hemorrhage|clot|pendarahan|berdarah|darah beku|salur',
      'worst headache|thunderclap|sudden severe headache|sakit kepala paling teruk|sakit kepala teruk tiba tiba|sakit kepala mengejut',
      '中风|脑溢血|脑出血|脑梗|脑血栓|爆血管|爆脑血管|脑卒中',
      '嘴|嘴角|脸|面|口 + 歪|斜|下垂|垂下|麻痹|僵|半边',
      '半身|半边|一边|一侧|单边|左边|右边|半边身|左手左脚|右手右脚 + 无力|麻|麻痹|瘫|不能动|动不了|没力|不遂|软',
      '突然|忽然 + 说不出话|讲不出话|口齿不清|看不见|失明|手脚无力|手麻|脚麻|不会讲话|讲话不清|剧烈头痛|头很痛|说不清',
      '口齿不清|讲话不清楚|说话不清|大舌头讲|言语不清',
    ],
    harmless: [
      'stroke*|strok + rehab*|recover*|physio*|therapy|prevent*|package*|screening|survivor*|club|insurance|swim*|breast|butterfly|brush|golf|risk|support group|after|pemulihan|fisioterapi|terapi|selepas|cegah*|mencegah|pakej|saringan|kelas|seminar|talk',
      'heat stroke|heatstroke|strok haba|freestyle|tennis',
      'face drop off|drop off|facial|face mask|face lift|mouth ulcer*|ulser mulut',
      '中风 + 康复|复健|预防|治疗中心|讲座|之后|后遗|配套|检查|物理治疗|避免',
      '预防|避免 + 中风',
    ],
  },
  breathing: {
    signs: [
      `${cannot} + breath*|breathing|breathe|nafas|bernafas|nafasnya|bernapas|napas|breth*|breahte`,
      'short|out|shortness + of breath|breath|breathe',
      'breathless*|breathlessness|suffocat*|gasping|gasp|air hunger',
      `${not} + breath*|bernafas|nafas|bernapas`,
      'sesak|semput|tercungap*|mengah|lelah|nafas pendek|nafas laju|nafas putus putus|putus nafas + nafas|teruk|serangan|tiba*|dada|kuat|malam|anak|sangat|lagi|boleh|napas|tercungap*|ubat|inhaler',
      'tercungap cungap|tercungap|nafas tersekat|nafas berbunyi|sesak nafas|nafas sesak|nafas tersekat sekat|sesak napas',
      'blue|biru|purple|kebiruan|grey + lips|lip|face|fingers|nails|bibir|muka|jari|mulut',
      'asthma|asma|astma|asthmatic + attack*|severe|bad|worse|serious|not working|emergency|serangan|teruk|kena|menyerang|datang|tak lega|diserang',
      'inhaler|pump|puffer|nebuli*|pam asma + not work*|no help|not help*|empty|finished|habis|tak jalan|tak lega|tak mempan|tidak membantu|tak berkesan|no use',
      'breath*|nafas + fast|rapid|difficulty|difficult|noisy|struggl*|laju|susah',
      '呼吸 + 困难|不到|不了|急促|停|不能|没有|没|辛苦|很急|不顺|难|微弱|衰竭|喘',
      '无法|不能|没有|没|停止|难以|不会 + 呼吸|透气',
      '透不过气|喘不过气|喘不到气|上气不接下气|吸不到气|气喘发作|气促|呼不到|抽不到气|唞唔到气|断气|没气了',
      '哮喘|气喘 + 发作|严重|很喘|喷剂没用|喷雾没用|急性|恶化|厉害',
      '嘴唇|脸|指甲|面 + 发紫|发黑|发蓝|变紫|变蓝|青紫|紫色',
      '很喘|喘得|喘到|气喘如牛|喘气很',
    ],
    harmless: [
      'bad breath|breath test|breathing exercise*|breath* + yoga|meditat*|bau mulut|nafas berbau|latihan pernafasan|senaman pernafasan',
      'asthma|asma + clinic|diary|package*|doctor|specialist|screening|class|plan|pakar|klinik|kelas|pakej',
      'breathable|hard to believe|mouth breathing|snor*|dengkur*|berdengkur|sleep apn*',
      '口臭|呼吸科|呼吸练习|深呼吸练习|呼吸操|睡眠呼吸|呼吸测试',
    ],
  },
  choking: {
    signs: [
      'chok*|tercekik|cekik|tersedak|heimlich|keselak|tersengkak|choaking',
      'stuck|caught|lodged|jammed|blocking|tersangkut|lekat|melekat|tersekat|sangkut + throat|windpipe|airway|tekak|kerongkong|tengkok|leher',
      'bone|food|coin|grape|nut|sweet|candy|toy|tulang|makanan|syiling|gula gula|mainan|kacang + throat|tekak|kerongkong|windpipe',
      'swallow*|tertelan|menelan|telan + coin|bone|marble|toy|syiling|duit|tulang|guli|mainan|duri',
      '噎|哽|呛到|呛住|鲠|梗到|梗住|窒息|海姆立克',
      '鱼骨|骨头|食物|东西|异物|硬币|糖果|花生|年糕|葡萄|肉 + 卡|喉咙|气管|塞|吞',
      '卡 + 喉|喉咙|气管',
    ],
    harmless: ['chok* + game|course|class|kursus|first aid course', 'artichok*|choker necklace', '心情哽咽|哽咽'],
  },
  bleeding: {
    signs: [
      `${blood} + heav*|lot|lots|wont stop|will not stop|not stop*|doesnt stop|cant stop|cannot stop|severe*|everywhere|uncontrol*|nonstop|non stop|profuse*|gush*|spurt*|pour*|too much|so much|badly|keeps|keep|banyak|teruk|tak berhenti|tidak berhenti|tak henti|tidak henti|xberhenti|memancut|mencurah*|mengalir|laju|berterusan|tak stop|membuak*|merah pekat`,
      'stop|hentikan|tahan + bleeding|pendarahan|darah',
      'vomit*|throw* up|threw up|cough*|spit*|muntah|memuntahkan|batuk|batok|meludah|ludah + blood|bloody|darah|berdarah',
      'haemorrhag*|hemorrhag*|pendarahan|tumpah darah',
      'deep|dalam|teruk|luas + cut|wound|gash|stab|luka + bleed*|blood|knife|glass|bone|darah|berdarah|tulang|pisau|kaca|teruk|dalam',
      'cut|chopp*|sever*|slic*|putus|terputus|terpotong|kudung + finger*|hand|arm|toe*|foot|leg|jari|tangan|kaki|lengan + off|through|putus|bleed*|blood|machine|darah|mesin|terputus|terpotong|deep|dalam',
      'amputat*|terputus jari|jari putus|jari terputus|putus jari',
      'black|tarry|hitam + stool|stools|poo|poop|najis|berak + blood|dizzy|faint|weak|vomit*|darah|pening|lemah|tar',
      'blood|darah + stool|poo|najis|berak + lot|banyak|heavy|dizzy|teruk',
      'nose|hidung + bleed*|berdarah + hour|wont|not stop*|tak berhenti|tidak berhenti|30 min*|lama',
      '血 + 不止|止不住|一直流|流很多|很多|大量|喷|涌|不停|狂流|停不了|停不下|哗哗',
      '大出血|大量出血|严重出血|内出血|出血性休克|血流如注|血崩',
      '吐血|呕血|咳血|咯血|咳出血|吐出血|呕吐有血|吐了血',
      '割断|切断|砍断|断 + 手指|手|脚|脚趾|手臂',
      '伤口很深|伤口深|深的伤口|动脉',
    ],
    harmless: [
      'blood + test*|donat*|group|type|bank|pressure|sugar|count|report|derma|ujian|tekanan|gula|kumpulan|bank',
      'derma darah|menderma darah|ujian darah|tekanan darah|kurang darah|darah tinggi|darah manis',
      'paper cut|haircut|bleeding gums|gusi berdarah|gum*',
      '捐血|验血|血型|血压|血糖|血液检查|牙龈|补血|贫血',
    ],
  },
  unconscious: {
    signs: [
      'unconscious*|unresponsive|not responsive|uncon*ious|unconcious',
      'pass* out|passed out|passing out|black* out|blacked out|blackout|lost consciousness|losing consciousness|loss of consciousness|knocked out|out cold',
      'faint|fainted|fainting|faints|feint*d',
      'collaps*|colaps*',
      `${cannot}|wont|will not|not|doesnt|does not|isnt + wake|waking|woken|awake|respond*|rouse|sedar|bangun|dikejutkan|respon`,
      'coma|koma|no response|no respond|found on floor|lying on the floor',
      'pengsan|pingsan|pitam|rebah|tumbang|hilang kesedaran|tak sedar|tidak sedar|tak sedarkan|tidak sedarkan|xsedar|x sedar|separa sedar|tak menyahut|tidak memberi respons|tak respon|jatuh tak bangun|terkulai|semaput',
      'in|dalam|kena|went into + shock|syok',
      '昏迷|昏倒|晕倒|晕过去|昏过去|昏厥|晕厥|失去知觉|失去意识|没有知觉|没有意识|没意识|没知觉|不省人事|没有反应|没反应|休克|倒下|倒在地|叫不醒|摇不醒|唤不醒|醒不来|叫不应|喊不醒|意识不清|神志不清|不清醒|不醒|没了意识|没有回应',
    ],
    harmless: [
      'faint + line|positive|test|smell|hope|heart murmur',
      'collapsible|unconscious bias|shock absorber|culture shock|coma + novel|movie',
      'wake up + early|late|tired|bangun + awal|lewat|tidur awal|lambat',
      '股市|房价',
    ],
  },
  fit: {
    signs: [
      'seizure*|sezure*|siezure*|convuls*|epileptic|fitting|sawan|kekejangan|kena sawan|babi sawan|gila babi|tonic clonic',
      'fit|fits + having|had|has|epilep*|child|son|daughter|shak*|baby|fever|minutes|again|jerk*|on floor|husband|wife|mother|father|brother|sister|boy|girl',
      'epilep*|epilepsi + attack*|serangan|now|sekarang|minutes|kena|again|diserang',
      'shak*|jerk*|twitch*|trembl*|menggigil|menggelupur|menggeletar|kejang|terketar* + uncontrol*|eyes roll*|on floor|whole body|all over|not stop*|cannot stop|badan|mata ke atas|mata terbalik|mulut berbuih|berbuih|demam panas|seluruh|tak sedar|anak|budak|lantai|tak berhenti',
      'foam*|berbuih|buih|froth* + mouth|mulut',
      'eyes|mata + rolled back|roll* back|rolling back|terbalik|ke atas|juling + shak*|stiff*|fever|kejang|demam|not respond*|keras|child|anak|baby|bayi',
      'kejang|demam sawan|kejang demam|febrile + badan|demam|teruk|tak berhenti|anak|bayi|budak|seluruh|convulsion*|fit|seizure|sawan|tiba*|kena',
      '抽搐|癫痫|羊癫|羊痫|羊吊|发羊吊|痉挛发作|惊厥|发抽|抽风|热性痉挛|全身抽|全身发抖停不|口吐白沫|口吐泡沫|翻白眼|两眼上翻|眼睛往上翻|高烧抽|发烧抽|抽筋昏|抽起来',
      '= kejang|seizure|抽筋',
      '抽筋 + 全身|小孩|孩子|宝宝|发烧|发高烧|昏|不醒|倒地|婴儿|没有知觉',
    ],
    harmless: [
      'fit + get|keep|stay|fly|work|dental|gym|bit|tracker|dress|together|physically|to travel',
      'kejang + otot|kaki|betis|leg cramp|cramp*',
      'epilep* + doctor|specialist|medicine*|clinic|driving|diet|pakar|klinik|ubat',
      '小腿抽筋|脚抽筋|游泳抽筋|半夜抽筋',
    ],
  },
  allergy: {
    signs: [
      'anaphyla*|anafila*|anafilak*|epipen|anaphil*',
      `allerg*|alahan|alergi|elergi|alergik + reaction|reaksi|severe|serious|bad|${swelling}|throat|breath*|attack|face|lips|tongue|teruk|serius|tindak balas|muka|bibir|lidah|nafas|sesak|tekak|serangan|kuat`,
      `throat|tongue|lips|lip|face|eyes|airway|tekak|lidah|bibir|muka|kerongkong + ${swelling}`,
      'bee|bees|wasp*|hornet*|lebah|tebuan|penyengat|kerengga + sting*|stung|sengat*|disengat|attack*|serang*|diserang|bengkak|swell*',
      'hives|rash|gatal|ruam|bintik + breath*|nafas|swell* face|throat|sesak|dizzy|bengkak muka|bengkak bibir',
      'reaction|tindak balas + peanut*|nut|nuts|prawn*|seafood|penicillin|injection|medicine|vaccine|kacang|udang|ubat|suntikan + throat|breath*|swell*|severe|bengkak|sesak|teruk|muka',
      '过敏 + 严重|休克|反应|呼吸|喉咙肿|肿|全身|很厉害|急性|喘|嘴唇|脸',
      '敏感 + 严重|喉咙|肿|休克|呼吸|喘不过|嘴唇|脸肿|全身',
      '舌头|嘴唇|喉咙|脸|面部|眼睛|嘴 + 肿|肿起来|肿胀|发肿',
      '蜜蜂|黄蜂|虎头蜂|蜂 + 叮|蜇|螫|刺|咬',
    ],
    harmless: [
      'allerg*|alahan|alergi + test*|clinic|package*|medicine cabinet|season|pollen|ujian|pakej|klinik|saringan',
      '过敏 + 测试|检测|检查|原|配套|门诊',
      'gatal kulit|sinus|resdung',
    ],
  },
  poison: {
    signs: [
      'poison*|keracunan|racun|teracun|diracun|poisen*',
      'overdos*|over dose|od on|terlebih dos|lebih dos|overdos|dos berlebihan|berlebihan ubat|terlebih makan ubat|terlebih ubat|terlebih telan',
      'too many|too much|whole bottle|whole strip|handful|banyak sangat|satu botol|sebotol|sepapan|berpapan|banyak + pill*|tablet*|panadol*|paracetamol|medicine|sleeping pills|sleeping pill|antidepress*|biji ubat|ubat tidur|pil|ubat batuk + took|taken|ate|swallow*|makan|telan|minum|termakan|ambil|drank|has',
      'took|taken|swallow*|ate|makan|telan + too many|too much|whole bottle|terlalu banyak|banyak sangat|sebotol',
      'too many|too much|terlalu banyak|banyak sangat + pill*|tablet*|panadol*|paracetamol|sleeping pills|pil|ubat tidur',
      'swallow*|drank|drunk|drink|drinking|ate|eaten|eating|tertelan|terminum|minum|termakan|telan|menelan|terhidu|hidu + batter*|bleach|clorox|klorox|detergent|magnet*|pesticide|weed killer|weedkiller|kerosene|minyak tanah|rat poison|mushroom|cleaner|dettol|thinner|petrol|bateri|peluntur|sabun|racun|pembersih|ubat nyamuk|cendawan|ubat orang tua|grandmothers pills|button cell|button battery|medicine by mistake|magnet|asid|acid|paraquat|kapur barus|mothball*',
      'carbon monoxide|karbon monoksida|gas leak|gas bocor|fumes',
      '中毒|误服|误食|误吞|喝农药|吃农药|服毒|喝毒|吃毒|农药|毒药|老鼠药|灭鼠|除草剂|漂白水喝|喝漂白|吞电池|吞了电池|吞下电池|纽扣电池|一氧化碳|煤气泄漏|瓦斯中毒|喝消毒|喝洗|喝错|毒蘑菇|毒菇',
      '药 + 过量|吃太多|吃多了|吃了很多|一整瓶|整瓶|吞了很多|吃错|服错|误吃',
      '安眠药 + 很多|整瓶|一瓶|太多|吞',
      '班纳杜|必理痛|止痛药 + 太多|过量|一整|很多颗',
      '电池|磁铁|清洁剂|洗衣|汽油|煤油 + 吞|喝|吃',
    ],
    harmless: [
      'food poisoning|keracunan makanan|blood poisoning|lead poisoning test|poison ivy|rat poison shop|botox',
      '食物中毒|酒精中毒戒',
    ],
  },
  burn: {
    signs: [
      'burn|burns|burnt|burned|burning + hand*|arm*|face|leg*|skin|child|baby|water|oil|fire|severe|bad|badly|serious|acid|chemical|steam|hot|degree|large|body|blister*|kettle|stove|iron|electric*|son|daughter|boy|girl|foot|feet|finger*|exhaust|soup|firework*',
      'scald*|melecur|lecur|terlecur|terbakar|kebakaran|luka bakar|kelecuran|melecet panas|melecuh',
      '= burn|burns|burnt|bakar',
      'hot|boiling|panas|mendidih + water|oil|soup|tea|coffee|air|minyak|kuah|sup|teh|kopi + spill*|pour*|splash*|skin|hand|face|leg|baby|child|tersimbah|simbah|tumpah|terkena|kena|tertumpah|terpercik|anak|kulit|muka|tangan|kaki|badan',
      'on fire|clothes caught fire|caught fire|baju terbakar|disimbah asid|simbah asid|asid|acid + skin|face|body|fire|baju|kulit|muka|clothes|badan|tersimbah|simbah|terbakar|splash*',
      'explosion|letupan|meletup|bunga api + burn*|hand|face|tangan|muka|melecur|terbakar|gas',
      '烧伤|烫伤|灼伤|烫到|烫着|被烫|烧到|火烧|烧焦|严重烧|着火|起火|烫起泡|电灼|化学灼|烫坏|滚水泼|热水泼|热油溅',
      '热水|滚水|热油|开水|热汤|沸水|蒸汽|火 + 烫|泼|倒|淋|溅',
      '硫酸|酸液|强酸 + 泼|皮肤|脸|溅',
    ],
    harmless: [
      'burn|burns|burning|burned + calorie*|fat|weight|out|money|rubber|candle|cd|feet diabetes|urin*|pee|passing urine|stomach|heart|throat|eyes itchy|sensation',
      'burnout|heartburn|sunburn lotion|slow burn|after burn scar|burn scar*|parut + lecur|parut melecur',
      'bakar + kalori|lemak|ikan|ayam|jagung|roti|kek|sate|pisang|membakar kalori',
      '燃烧脂肪|燃脂|烧脑|烧烤|发烧|烧卡|胃灼|烧心|火锅|疤|烧卖|烧钱',
    ],
  },
  snake: {
    signs: [
      `snake*|cobra|viper|python|krait|ular|tedung|kapak|centipede|lipan|scorpion*|kala jengking|spider|labah labah + ${bite}|attack*|fang*|venom|sting*|stung|sengat*|disengat|patukan|gigitan|terkena`,
      'snakebite*|snake bite|snakebit|snake venom|bisa ular|dipatuk|patukan ular|kena patuk|kena pagut|dipagut',
      'jellyfish|obor obor|ampai ampai|stonefish|ikan lepu|stingray|ikan pari + sting*|stung|sengat*|disengat|kena|terkena|pijak|terpijak|attack',
      `dog*|monkey|cat|bat|rat|anjing|monyet|kucing|kelawar|tikus|crocodile|buaya + ${bite}|attack*|scratch* + deep|bleed*|rabies|stray|face|blood|wound|child|me|my|liar|dalam|darah|muka|saya|anak|gila|terkam|kena|me|leg|hand|kaki|tangan`,
      'rabies|anjing gila|digigit anjing|dog bite|dog bit|gigitan anjing',
      '蛇 + 咬|伤|毒|缠',
      '眼镜蛇|毒蛇|蟒蛇|被蛇',
      '蝎子|蜈蚣|水母|石鱼|魔鬼鱼|毒蜘蛛 + 咬|蜇|螫|刺|叮|伤|碰',
      '狗|猴子|猫|蝙蝠|疯狗|野狗|流浪狗 + 咬|抓伤',
      '狂犬病|疯狗症',
    ],
    harmless: [
      'snake + plant|fruit|year|skin bag|dream*',
      'tahun ular|mimpi ular|buah salak',
      '蛇年|属蛇|蛇果|梦见蛇|打蛇饼',
      'rabies vaccin* + price|dog|cat|pet',
    ],
  },
  'head-injury': {
    signs: [
      `head|kepala|skull|tengkorak + injur*|hit|hits|bang*|knock*|bump*|${fall}|trauma|crack*|fractur*|struck|bleed*|smash*|terhantuk|hantuk|terhentak|kecederaan|cedera|dihentak|terkena|retak|pecah|berdarah|terantuk|dipukul|luka`,
      'concuss*|gegaran otak|konkusi|skull fracture|brain injury|kecederaan otak',
      '头|头部|脑|头颅|后脑|脑袋|额头 + 撞|受伤|跌|摔|敲|碰|流血|破|外伤|打到|磕|砸|创伤|受撞|骨折|裂',
      '脑震荡|头骨|颅骨',
    ],
    harmless: [
      'headhunt*|head of department|head office|hit song|head lice|headband|hit the gym',
      'kepala + jawatan|keluarga|surat|sekolah',
      '头痛医生|撞期|头皮屑',
    ],
  },
  pregnancy: {
    signs: [
      `pregnan*|expecting|trimester|weeks pregnant|hamil|mengandung|preggers|mengandong + ${blood}|spotting|severe|faint*|fits|seizure|blurr*|not moving|no movement|less movement|${fall}|headache*|water|contraction*|pain*|collaps*|turun darah|tumpah darah|teruk|sakit perut|sakit kepala|pening|kabur|bengkak muka|tak gerak|kurang gerak|tak bergerak|sawan|ketuban|accident|kemalangan|vomit* nonstop|terseliuh jatuh`,
      'water|waters|ketuban + broke*|break*|burst|leak*|pecah|bocor|turun',
      'in labour|in labor|labour pain*|labor pain*|contractions|contraction|sakit bersalin|nak bersalin|nak beranak|dah nak bersalin|sakit nak bersalin|contraction kuat|giving birth now|baby coming|baby is coming|baby crowning|kepala bayi keluar|head is out|terberanak',
      'baby|bayi|fetus|foetus|janin|kandungan|anak dalam perut|bb + not moving|stopped moving|not kicking|no movement|no kicks|moving less|less movement|kicks less|reduced movement|kicking less|tak bergerak|tidak bergerak|kurang bergerak|kurang gerak|tak gerak|tak tendang|berhenti bergerak|gerakan kurang',
      'reduced|less|no|decreased|kurang|tiada + movement*|kicks|kick|fetal movement|foetal movement|gerakan bayi|gerakan janin|pergerakan bayi + baby|fetal|foetal|bayi|janin|womb|tummy',
      'cord|tali pusat + out|prolaps*|keluar|first|terkeluar',
      'miscarr*|keguguran|gugur|ectopic|luar rahim|preeclampsia|pre eclampsia|eclampsia|praeklampsia|eklampsia|placenta praevia|abruption|uri lekang|tumpah darah|turun darah|meroyan',
      'after birth|after delivery|postpartum|lepas bersalin|selepas bersalin + heavy|bleed*|darah banyak|pad|demam|fever|darah|banyak|faint*',
      '怀孕|孕妇|孕期|妊娠|有孕|身孕|大肚 + 出血|流血|见红|腹痛|肚子痛|跌|摔|头痛|抽搐|看不清|昏|胎动|破水|剧痛|晕|视线模糊|水肿|痛',
      '羊水|羊膜 + 破|流|穿',
      '穿羊水|破水|要生了|快生了|阵痛|宫缩|早产|流产|小产|宫外孕|子痫|先兆流产|临盆|胎盘早剥|脐带脱|宝宝的头出来|生在|产后大出血|产后出血',
      '胎动 + 减少|少|没有|消失|停|没了|不动|异常',
      '胎儿|肚里宝宝|肚子里的宝宝 + 不动|没动|没有动|停',
    ],
    harmless: [
      'pregnan*|hamil|mengandung + test kit|massage|package*|yoga|diet|class*|vitamin*|leave|photo*|calendar|urut|pakej|kelas|pemakanan|susu|baju|cuti',
      'menses|period pain|senggugut|haid',
      '怀孕 + 配套|瑜伽|饮食|课程|维他命|试纸|拍照|准备怀孕',
    ],
  },
  baby: {
    signs: [
      `${small}|my son|my daughter|toddler + fever|hot|high temperature|not feeding|wont feed|refus* milk|refus* feed*|not drinking|wont drink|blue|limp|floppy|lethargic|drowsy|dehydrat*|green vomit*|sunken|no wet|dry nappy|dry diaper|${fall}|pale|grey|breathing fast|cries nonstop|nonstop crying|cry* nonstop|wont stop crying|not waking|jaundice* very|yellow very|not breathing|shaken|tak nak susu|tak nak menyusu|tidak mahu menyusu|tak minum|demam|demam panas|lembik|biru|lesu|nangis tak henti|menangis tak berhenti|tak bangun|kuning teruk|muntah hijau|tak kencing|jatuh|terjatuh|pucat|ubun ubun|tak sedar|nafas laju|dada berombak`,
      'fontanel* + sunken|bulging|ubun ubun + tenggelam|cekung|timbul|bengkak',
      '宝宝|婴儿|新生儿|初生|个月大|周大|幼婴|BB|bb + 发烧|发热|高烧|不喝奶|不吃奶|拒奶|没精神|软绵绵|发紫|脸色发青|脸色苍白|一直哭|哭不停|嗜睡|叫不醒|绿色呕吐|没小便|没有小便|囟门|跌下|摔下|掉下床|跌下床|呼吸急|吐奶不停|不动|很黄|脱水|昏睡',
      '小孩|孩子|幼儿 + 高烧不退|高烧40|发烧40|脱水|没精神叫|昏睡|脸色发紫',
    ],
    harmless: [
      'baby + name*|shower|clothes|food recipe|photo*|massage|package*|swimming|car seat|nama|urut|pakej|baju',
      'demam campak vaksin|vaccin* + fever + mild|selepas vaksin',
      '宝宝 + 名字|副食品|游泳|摄影|满月|按摩|配套|用品',
    ],
  },
  suicide: {
    signs: [
      'suicid*|sucide|suiside|bunuh diri|membunuh diri|bundir|gantung diri|terjun bangunan|kelar tangan|toreh tangan',
      `kill*|end|ending|take|cut*|harm*|hang*|bunuh|tamatkan|habiskan|akhiri|cederakan|mencederakan|toreh|kelar + ${person}`,
      'want|wants|wanted|wish|going|wanna|thinking|plan*|better + die|dead|dying|disappear|not exist|end it|end it all',
      `dont|do not|not|no|never|tak|tidak|takde|tiada|dah tak|xnak|malas + want to live|wanna live|reason to live|worth living|point living|point in living|nak hidup|mahu hidup|ingin hidup|guna hidup|sebab hidup|sanggup hidup|larat hidup|ada guna lagi`,
      'nak|mahu|ingin|rasa|rasa nak|teringin|hendak|lebih baik + mati|mampus|lenyap|hilang dari dunia|matikan diri',
      'self harm*|selfharm*|self injur*|end it all|better off dead|better off without me|tired of living|tired of life|goodbye forever|no way out|penat hidup|bosan hidup|putus asa hidup|give up on life|giving up on life|cant go on living|cant go on anymore|hurting myself on purpose',
      'jump|terjun|lompat + building|bridge|balcony|bangunan|jambatan|balkoni|tingkat|off',
      '自杀|自殺|轻生|寻短|想死|想不开|不想活|活不下去|不想再活|自残|自我伤害|伤害自己|割腕|割脉|跳楼|上吊|吊颈|烧炭|结束生命|结束自己|了结自己|了断|去死|死了算了|活着没意思|没有活下去|没有活着|没意义活|死掉好|不如死|生无可恋|自尽|寻死|厌世|死了就好|想消失|离开这个世界|杀了自己',
    ],
    harmless: [
      'die hard|dying for|to die for|nak mati lapar|lapar nak mati|penat nak mati|ketawa nak mati|dying laughing|suicide squad|assisted',
      'die|dying + laugh*|hungry|hunger|coffee|embarrass*|see you|know',
      '笑死|饿死|累死|热死|忙死|想死你|烦死|气死|吓死|好吃到死',
    ],
  },
  accident: {
    signs: [
      'car|motorbike|motorcycle|road|traffic|bike|lorry|bus|van|truck|kereta|motor|motosikal|jalan raya|basikal|lori|bas|vehicle + accident|accidents|crash*|collision|hit by|hit me|overturn*|knocked down|run over|eksiden|kemalangan|langgar|dilanggar|terbalik|accident*|kena langgar|bertembung|terbabas|hit a',
      'kemalangan|eksiden|accident + happened|just|now|serious|bad|victim*|injur*|teruk|baru|tadi|mangsa|cedera|jalan|help|tolong|parah',
      'kemalangan|kemalangan jalan raya|accident jalan|hit and run|langgar lari|had an accident|road accident',
      `${fall} + height|roof|ladder|balcony|stairs|tree|building|floor window|storey|motor|motorcycle|tinggi|bumbung|tangga|balkoni|pokok|bangunan|tingkat|horse|scaffold*|durian`,
      'run over|hit by|struck by|dilanggar|digilis|dirempuh + car|bus|lorry|train|motor*|kereta|lori|truck|bas|van',
      'gunshot|shot|stabbed|stabbing|ditikam|ditembak|tertikam|ditetak|tetak|kena tikam|kena tetak|slashed',
      'trapped|crushed|pinned|tersepit|dihempap|dihimpit|tertimbus|terperangkap + under|car|machine|hand|arm|leg|kereta|mesin|tangan|kaki|bawah|runtuhan|pokok',
      'bone|tulang + sticking out|through skin|poking out|terkeluar|keluar|tersembul|visible|nampak',
      'broken|fractur*|patah + neck|back|spine|hip|thigh|pelvis|leher|tulang belakang|pinggul|paha|leg|kaki + fell|fall|accident|cannot move|cant move|jatuh|kemalangan|tak boleh gerak|teruk',
      'neck|back|spine|leher|tulang belakang + injur*|broken|patah|cedera + accident|fall|fell|jatuh|crash|cannot move|kemalangan|numb|kebas',
      '车祸|撞车|交通事故|被车撞|车撞|翻车|摩托车撞|被撞|撞倒|辗过|碾过|肇事|车子撞',
      '意外 + 受伤|严重|刚|工地|发生|流血|车|骨折',
      '从 + 楼上|高处|屋顶|树上|梯子|楼梯|阳台|马背 + 跌|摔|掉|坠',
      '坠楼|高处坠|跌下楼|摔下楼|滚下楼梯|摔下楼梯|跌下楼梯|中枪|枪伤|刀伤|被刺|被砍|被捅|骨头露|骨头外露|开放性骨折|压到手|被压住|被困|断脚|断腿|脊椎受伤|颈椎受伤',
    ],
    harmless: [
      'accident + insurance|claim*|policy|personal|cover*|lawyer|report|insurans|tuntutan|polisi',
      'insurans kemalangan|tuntutan kemalangan|kemalangan diri|traffic light|traffic jam|crash diet|crash course',
      '意外 + 保险|理赔|保单|怀孕|惊喜|收获',
      'shot + flu|vaccine|booster|covid|espresso|jab',
    ],
  },
  drowning: {
    signs: [
      'drown*|lemas|kelemasan|drawning|hampir lemas|near drowning',
      'pulled|fell|jatuh|terjatuh|tarik|found + pool|sea|river|water|kolam|laut|sungai|perigi|well|pond + breath*|cough*|not|water|unconscious|tak|lemas|child|anak|budak',
      '溺水|遇溺|淹水昏|淹到|溺毙|掉进水|掉进泳池|落水|跌进游泳池|跌入河|浸水昏|沉下去',
    ],
    harmless: ['drowning in + work|debt|emails|paperwork', 'tenggelam dalam + kerja|hutang', 'rimas lemas kerja'],
  },
  'electric-shock': {
    signs: [
      'electrocut*|renjatan|terkena elektrik|kena elektrik|kena karan|kena arus|arus elektrik|elektrik kejut|kejutan elektrik|electric shock|electrical shock|shocked by',
      'electric*|elektrik|karan|socket|live wire|power line|wayar + shock*|shock|renjatan|kena|terkena|touch*|sentuh|burn*|kejut*|accident',
      'lightning|petir|kilat + struck|strike|hit|sambar|disambar|kena|panah',
      '触电|电击|被电|漏电|电到|雷击|被雷|遭雷|触到电|电死',
    ],
    harmless: ['electric* + bill|car|toothbrush|wheelchair|bed', 'shock wave|shockwave|eswt', '电疗|电击棒|电费'],
  },
  heat: {
    signs: [
      'heat stroke|heatstroke|sun stroke|sunstroke|strok haba|heat exhaustion|keletihan haba|hyperthermia|strok panas',
      'overheat*|too long in the sun|bawah panas|panas terik|under the sun|in the sun|heat|dalam kereta panas|hot car|locked in car|terkunci dalam kereta + confus*|collaps*|faint*|vomit*|dizzy|not sweating|pengsan|keliru|muntah|pening|pitam|baby|child|anak|bayi|budak|terkunci',
      '中暑|热射病|热衰竭|晒昏|晒晕|热昏|日射病|热中风|闷在车',
    ],
    harmless: ['heat pack|heat therapy|heating pad|heat rash|ruam panas|panas hati|panas baran'],
  },
  eye: {
    signs: [
      'chemical*|acid|bleach|cement|lime|detergent|battery|cleaner|clorox|super glue|glue|kimia|asid|peluntur|simen|kapur|sabun|gam gajah|pepper spray|splash* + eye|eyes|mata',
      'eye|eyes|mata + splash*|terpercik|tersimbah|simbah|percik|pierc*|stabb*|tertusuk|tercucuk|metal in|penetrat*|burst|pecah|bleeding|berdarah',
      'sudden*|tiba*|mendadak|lost|losing|loss|hilang + vision|sight|eyesight|blind|buta|penglihatan|nampak|cant see|cannot see|tak nampak',
      'curtain|flashes|floaters sudden|tirai|kilatan + vision|eye|eyes|mata|sight|penglihatan',
      '眼睛|眼|眼球 + 溅|泼|喷到|刺伤|刺到|化学|酸|漂白|石灰|强碱|胶水|进了酸|被刺|流血|破|突然看不见|异物刺',
      '突然|忽然 + 失明|看不见|看不到|瞎|视力丧失|视野缺',
    ],
    harmless: ['eye + drops|test*|check*|exam*|makeup|lash*|colour|cream', '眼药水|眼睛检查|眼霜|眼睛干'],
  },
  infection: {
    signs: [
      'stiff neck|neck stiff*|leher keras|leher kaku|tengkuk keras|tengkuk kaku|meningit*|meninjit*|sepsis|septic|septicaemia|blood poisoning|sepsis darah|jangkitan darah|flesh eating',
      'rash|ruam|purple spots|bintik merah + doesnt fade|not fade|wont fade|glass|purple|fever|tak hilang|gelas|demam|ungu + fade|glass|stiff|hilang|gelas|drowsy|purple|ungu|confus*|leher|keliru',
      'dengue|denggi + bleed*|severe|vomit* nonstop|shock|cold hands|belly pain|warning|berdarah|teruk|sakit perut|sejuk|muntah teruk|haemorrhagic|berdarah gusi|drowsy',
      'fever|demam + confus*|drowsy|cant wake|stiff neck|light hurts|mottled|meracau|keliru|leher keras|mengigau|shivering violently|not passed urine|tak kencing',
      '脖子|颈|颈项|后颈 + 僵|硬',
      '脑膜炎|败血|血中毒|骨痛热症出血|出血性骨痛热|登革热出血|登革休克|紫斑|红疹压不退',
      '发烧|高烧|发热 + 神志|意识|颈硬|脖子硬|胡言乱语|说胡话|昏睡|畏光',
    ],
    harmless: [
      'meningit* + vaccin*|jab|vaksin|umrah|haji|hajj',
      'stiff neck + pillow|sleep|massage|office|computer|bantal|physio*|slept|desk|tidur|salah tidur|urut|posture|exercise*',
      'leher|tengkuk + salah bantal|urut|pejabat|komputer',
      '落枕|枕头|按摩|脑膜炎疫苗|脑膜炎 + 疫苗|打针',
    ],
  },
  emergency: {
    signs: [
      '999|112|911|ambulance|ambulanc*|ambulan|ambulans|emergency|emergancy|emergenc*|kecemasan|mayday|sos|a e now|red alert',
      'dying|going to die|about to die|nazak|tenat|near death|help me please|please help me|save me|help me now|tolong saya|tolong cepat|tolonglah|tolong segera|minta tolong cepat|nak mati ni',
      '= tolong|help|bantuan',
      'need|want|urgent*|segera + help now|doctor now|urgent help|immediate help|bantuan segera|pertolongan segera|bantuan cemas',
      '救护车|急诊|急救|救命|紧急|急症|快死了|要死了|病危|危急|生命危险|快救|救我|救人',
    ],
    harmless: [
      'emergency + contraception|fund|exit|contact|light|contact person|loan|number form|trolley|wisma|medicine course|medical technician job|leave|cuti|kecemasan cuti|dana|nombor waris|training|course|physician job|vacanc*|jobs',
      'dana kecemasan|cuti kecemasan|pintu kecemasan|pelan kecemasan|ambulance driver job|kerja pemandu ambulans|wisma 999|ambulance job*|pemandu ambulans',
      '急救 + 课程|训练|证书|箱|包|培训|讲座|班',
      '紧急避孕|紧急联络人|紧急联系人|紧急出口|应急基金|事后药|紧急基金',
    ],
  },
};
