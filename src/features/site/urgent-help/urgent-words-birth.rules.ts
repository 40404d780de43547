/** Urgent words of pregnancy, birth and babies, in the format of urgent-patterns.rules.ts. */
import type { ConceptPatterns } from './urgent-concepts.rules.ts';
import { blood, fall, small } from './urgent-word-sets.rules.ts';

/** Words of dangers in pregnancy, at birth and to babies. */
export const birthPatterns = {
  pregnancy: {
    signs: [
      `pregnan*|expecting|trimester|weeks pregnant|hamil|mengandung|preggers|mengandong + ${blood}|spotting|severe|faint*|fits|seizure|blurr*|not moving|no movement|less movement|${fall}|headache*|water|contraction*|pain*|collaps*|turun darah|tumpah darah|teruk|sakit perut|sakit kepala|pening|kabur|bengkak muka|tak gerak|kurang gerak|tak bergerak|sawan|ketuban|accident|kemalangan|vomit* nonstop|terseliuh jatuh`,
      'water|waters|ketuban + broke*|break*|burst|leak*|pecah|bocor|turun',
      'in labour|in labor|labour pain*|labor pain*|contractions|contraction|sakit bersalin|nak bersalin|nak beranak|dah nak bersalin|sakit nak bersalin|contraction kuat|giving birth now|baby coming|baby is coming|baby crowning|kepala bayi keluar|head is out|terberanak',
      'baby|bayi|fetus|foetus|janin|kandungan|anak dalam perut|bb + hasnt moved|has not moved|havent felt|have not felt|not moved|hasnt kicked|didnt move|not moving|stopped moving|stopped kicking|not kicking|no movement|no kicks|moving less|less movement|kicks less|reduced movement|kicking less|tak bergerak|tidak bergerak|kurang bergerak|kurang gerak|tak gerak|tak tendang|berhenti bergerak|berhenti tendang|berhenti menendang|gerakan kurang',
      'reduced|less|no|decreased|kurang|tiada + movement*|kicks|kick|fetal movement|foetal movement|gerakan bayi|gerakan janin|pergerakan bayi + baby|fetal|foetal|bayi|janin|womb|tummy',
      'cord|tali pusat + out|prolaps*|keluar|first|terkeluar',
      'miscarr*|keguguran|gugur|ectopic|luar rahim|preeclampsia|pre eclampsia|eclampsia|praeklampsia|eklampsia|placenta praevia|abruption|uri lekang|tumpah darah|turun darah|meroyan',
      'after birth|after delivery|postpartum|lepas bersalin|selepas bersalin + heavy|bleed*|darah banyak|pad|demam|fever|darah|banyak|faint*',
      '怀孕|孕妇|孕期|妊娠|有孕|身孕|大肚 + 出血|流血|见红|腹痛|肚子痛|跌|摔|头痛|抽搐|看不清|昏|胎动|破水|剧痛|晕|视线模糊|水肿|痛',
      '怀孕|孕妇|孕期|妊娠|有孕|身孕|大肚 + 流|出|见 + 血',
      '羊水|羊膜 + 破|流|穿',
      '穿羊水|破水|要生了|快生了|阵痛|宫缩|早产|流产|小产|宫外孕|子痫|先兆流产|临盆|胎盘早剥|脐带脱|宝宝的头出来|生在|产后大出血|产后出血',
      '胎动 + 减少|少|没有|消失|停|没了|不动|异常',
      '胎儿|肚里宝宝|肚子里的宝宝 + 不动|没动|没有动|停',
    ],
    harmless: [
      'water leak*|leaking water|water drip*|air bocor + room|bilik|roof|bumbung|ceiling|siling|sink|sinki|shower',
      'water|air + pipe*|paip|tap|bottle|botol',
      'toilet leak*|toilet water|tandas bocor|air tandas',
      'gugur rambut|rambut gugur|keguguran rambut|daun gugur|bulu gugur',
      'pregnan* test*|pregnan* massage|prenatal massage|pregnan* package*|pregnan* yoga|pregnan* diet|pregnan* class*|pregnan* vitamin*|pregnan* leave|pregnan* photo*|pregnan* calendar|urut hamil|urut ibu mengandung|pakej hamil|yoga hamil|kelas hamil|pemakanan ibu mengandung|pemakanan ibu hamil|susu ibu mengandung|susu ibu hamil|baju mengandung|baju hamil|cuti hamil',
      'menses|period pain|senggugut|haid',
      '准备怀孕',
      '验血|抽血|补血|贫血|血糖|血压|血型|脐带血|血液检查',
    ],
  },
  baby: {
    signs: [
      'anak|budak|anak kecil|my son|my daughter|child|toddler + jadi biru|membiru|kebiruan|turning blue|turned blue|gone blue',
      `${small}|toddler + green|hijau + vomit*|muntah|spit*|sick`,
      'soft spot|fontanel*|ubun ubun + sunken|bulg*|swollen|cekung|tenggelam|timbul|bengkak',
      '宝宝|婴儿|新生儿|初生 + 绿 + 吐',
      '宝宝|婴儿|新生儿|幼儿 + 没尿|没有尿|没小便|没有小便|尿布干',
      `${small}|my son|my daughter|toddler + fever|hot|high temperature|temperature|suhu|38|39|40|41|not drinking|not feeding|wont feed|refus* milk|refus* feed*|not drinking|wont drink|blue|limp|floppy|lethargic|drowsy|dehydrat*|green vomit*|sunken|no wet|dry nappy|dry diaper|${fall}|pale|grey|breathing fast|cries nonstop|nonstop crying|cry* nonstop|wont stop crying|not waking|jaundice* very|yellow very|not breathing|shaken|turning blue|jadi biru|membiru|kebiruan|tak nak susu|tak nak menyusu|tidak mahu menyusu|tak minum|demam|demam panas|lembik|biru|lesu|nangis tak henti|menangis tak berhenti|tak bangun|kuning teruk|muntah hijau|tak kencing|jatuh|terjatuh|pucat|ubun ubun|tak sedar|nafas laju|dada berombak`,
      'anak|child|son|daughter + 1 bulan|2 bulan|3 bulan|1 month*|2 month*|3 month* + demam|fever|panas|hot',
      '宝宝|婴儿|新生儿|初生|个月大|周大|幼婴|BB|bb + 发烧|发热|高烧|不喝奶|不吃奶|拒奶|没精神|软绵绵|发紫|脸色发青|脸色苍白|一直哭|哭不停|嗜睡|叫不醒|绿色呕吐|没小便|没有小便|囟门|跌下|摔下|掉下床|跌下床|呼吸急|吐奶不停|不动|很黄|脱水|昏睡',
      '小孩|孩子|幼儿 + 高烧不退|高烧40|发烧40|脱水|没精神叫|昏睡|脸色发紫',
    ],
    harmless: [
      'baby name*|baby shower|baby clothes|baby food recipe*|baby photo*|baby massage|baby package*|nama bayi|urut bayi|pakej bayi|baju bayi',
      'demam campak vaksin|mild fever after vaccin*|fever after vaccin* mild|demam selepas vaksin',
    ],
  },
} satisfies Record<string, ConceptPatterns>;
