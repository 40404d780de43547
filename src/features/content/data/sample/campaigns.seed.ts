import type { SampleEntry } from './sample-entry.ts';

const author = 'Group Communications';

/** Campaigns and promotions. Each carries its advertising approval and may be shown only while that is in force. */
export const campaigns: readonly SampleEntry[] = [
  {
    kind: 'campaign', slug: 'heart-check-month', publishedAt: '2026-10-30T09:00:00+08:00', author, topics: ['Heart'],
    title: { en: 'Heart check month', ms: 'Bulan pemeriksaan jantung', zh: '心脏检查月' },
    summary: { en: 'A heart check with ECG and blood tests for RM280 at five hospitals until the end of the year.', ms: 'Pemeriksaan jantung dengan ECG dan ujian darah pada RM280 di lima hospital hingga akhir tahun.', zh: '即日起至年底，五家医院心脏检查（含心电图与验血）RM280。' },
    body: { en: `<p>High blood pressure and high cholesterol make no noise. A check takes about ninety minutes: blood tests, blood pressure, an ECG at rest, and a talk with a doctor who goes through each number with you.</p>
<h2>What is included</h2>
<ul><li>Cholesterol, sugar and kidney blood tests.</li><li>ECG at rest.</li><li>Consultation with a medical officer, with a written plan.</li></ul>
<p>The check is for people of 30 and over without symptoms. If you have chest pain now, do not book a check: call 999. Further tests are not part of the price; the doctor tells you what they would cost before you decide. If you are not a Malaysian citizen, 6% service tax is added.</p>` },
    fields: { hospitalSlugs: ['melur-tun-razak', 'melur-ipoh', 'melur-johor-bahru', 'melur-kuching', 'melur-seremban'], startsOn: '2026-11-01', endsOn: '2026-12-31', approvalNumber: 'KKLIU 2714/EXP 31.12.2027', approvalExpiresOn: '2027-12-31', specialisation: 'cardiology' },
  },
  {
    kind: 'campaign', slug: 'pink-to-january-mammogram', publishedAt: '2026-10-01T09:00:00+08:00', author, topics: ['Women'],
    title: { en: 'Mammogram with a woman radiographer', ms: 'Mamogram dengan juru X-ray wanita', zh: '女性放射技师乳房X光检查' },
    summary: { en: 'Mammogram and explanation for RM160, by women for women, with Saturday times.', ms: 'Mamogram dan penerangan pada RM160, oleh wanita untuk wanita, termasuk hari Sabtu.', zh: '乳房X光检查连讲解RM160，由女性人员执行，周六亦可预约。' },
    body: { en: `<p>Some women put off a mammogram because they feel shy or afraid that it hurts. In these hospitals a woman radiographer takes the pictures, you set the pace, and you may stop at any time.</p>
<p>The price covers a mammogram of both breasts and the radiologist’s report, explained to you by a doctor within five working days. If the picture is unclear, an ultrasound on the same day costs RM90; we ask you first.</p>
<p>We suggest a mammogram every two years from 50 to 69, and from 40 if you and your doctor decide so. Tell us if you have implants, are pregnant or are breastfeeding.</p>` },
    fields: { hospitalSlugs: ['melur-bangsar', 'melur-shah-alam', 'melur-bukit-mertajam', 'melur-kota-bharu'], startsOn: '2026-10-01', endsOn: '2027-01-31', approvalNumber: 'KKLIU 2688/EXP 30.09.2027', approvalExpiresOn: '2027-09-30', specialisation: 'radiology', gender: 'female' },
  },
  {
    kind: 'campaign', slug: 'diabetes-check-november', publishedAt: '2026-11-01T09:00:00+08:00', author, topics: ['Diabetes'],
    title: { en: 'Know your sugar: diabetes check', ms: 'Kenali gula anda: pemeriksaan diabetes', zh: '了解您的血糖：糖尿病检查' },
    summary: { en: 'HbA1c test, foot check and eye photograph for RM120 in all our hospitals.', ms: 'Ujian HbA1c, pemeriksaan kaki dan gambar mata pada RM120 di semua hospital kami.', zh: '所有医院糖化血红素、足部检查与眼底照相RM120。' },
    body: { en: `<p>About one in six adults in Malaysia has diabetes, and many of them do not know it yet. The HbA1c test shows your average sugar over three months. You need not fast.</p>
<p>With the blood test you get a check of the feeling in your feet and a photograph of the back of each eye, because these are the places where early damage shows. A nurse explains the results on the same morning.</p>
<p>If your value is raised, you receive a letter for your own doctor, or a first appointment with our diabetes team. You decide which.</p>` },
    fields: { startsOn: '2026-11-01', endsOn: '2026-12-15', approvalNumber: 'KKLIU 2709/EXP 31.10.2027', approvalExpiresOn: '2027-10-31', specialisation: 'endocrinology' },
  },
  {
    kind: 'campaign', slug: 'flu-vaccination-before-travel', publishedAt: '2026-11-02T09:00:00+08:00', author, topics: ['Vaccination'],
    title: { en: 'Flu vaccination before you travel', ms: 'Vaksin influenza sebelum anda mengembara', zh: '出行前接种流感疫苗' },
    summary: { en: 'Flu vaccine for RM80 for adults and children from six months, without appointment on weekday mornings.', ms: 'Vaksin influenza RM80 untuk dewasa dan kanak-kanak dari enam bulan, tanpa janji temu pada pagi hari bekerja.', zh: '流感疫苗RM80，适合六个月以上人士，平日上午无需预约。' },
    body: { en: `<p>The year-end holidays, umrah and winter abroad bring people close together, and flu travels with them. The vaccine needs about two weeks to protect you, so come in time.</p>
<p>It is most useful if you are over 60, pregnant, or live with asthma, diabetes, or heart or kidney disease. Small children who get it for the first time need two doses four weeks apart; each dose costs RM80.</p>
<p>Tell the nurse if you have had a severe reaction to a vaccine before. Please stay for fifteen minutes afterwards. Insurance and employers often pay for it: ask them first.</p>` },
    fields: { startsOn: '2026-11-02', endsOn: '2027-02-28', approvalNumber: 'KKLIU 2711/EXP 31.12.2027', approvalExpiresOn: '2027-12-31', specialisation: 'infectious-disease' },
  },
  {
    kind: 'campaign', slug: 'cataract-counselling-saturday', publishedAt: '2026-10-12T09:00:00+08:00', author, topics: ['Eyes'],
    title: { en: 'Cataract advice on Saturdays', ms: 'Nasihat katarak pada hari Sabtu', zh: '周六白内障咨询' },
    summary: { en: 'Eye test and advice for RM60 for people of 55 and over in Taiping, Muar and Sungai Petani.', ms: 'Ujian mata dan nasihat pada RM60 untuk usia 55 tahun ke atas di Taiping, Muar dan Sungai Petani.', zh: '太平、麻坡与双溪大年：55岁以上人士视力检查与咨询RM60。' },
    body: { en: `<p>If headlights dazzle you and colours look washed out, a cataract may be the cause. On Saturday mornings an eye doctor examines you, tells you whether an operation would help now or can wait, and what it would cost.</p>
<p>Come with somebody: the drops widen your pupils, and you should not drive for about four hours. Bring your glasses and a list of your medicines.</p>
<p>The fee covers the eye test, the measurement of eye pressure and the consultation. It does not oblige you to have an operation with us.</p>` },
    fields: { hospitalSlugs: ['melur-taiping', 'melur-muar', 'melur-sungai-petani'], startsOn: '2026-10-17', endsOn: '2027-01-30', approvalNumber: 'KKLIU 2692/EXP 30.09.2027', approvalExpiresOn: '2027-09-30', specialisation: 'ophthalmology' },
  },
  {
    kind: 'campaign', slug: 'maternity-package-early-booking', publishedAt: '2026-09-15T09:00:00+08:00', author, topics: ['Pregnancy'],
    title: { en: 'Birth package, booked before week 24', ms: 'Pakej bersalin, tempahan sebelum minggu ke-24', zh: '第24周前预订的分娩配套' },
    summary: { en: 'RM300 off the normal birth package when you book before the 24th week at seven hospitals.', ms: 'Potongan RM300 bagi pakej bersalin normal jika ditempah sebelum minggu ke-24 di tujuh hospital.', zh: '七家医院：第24周前预订顺产配套可减RM300。' },
    body: { en: `<p>When we know early who is coming, we can plan rooms and midwives better. That is why we take RM300 off the normal birth package if you book before your 24th week.</p>
<p>The package covers the delivery, two nights in a shared room, the midwife, routine medicines and the first examination of your baby. An epidural, a Caesarean, a single room or care in the nursery cost more; the full list is given to you in writing with the booking.</p>
<p>If the plan changes and you have the baby elsewhere, we refund your deposit less what you have used. You find the rules on the page about <a href="/refund-policy">refunds</a>.</p>` },
    fields: { hospitalSlugs: ['melur-cheras', 'melur-kajang', 'melur-klang', 'melur-rawang', 'melur-kluang', 'melur-alor-setar', 'melur-kuantan'], startsOn: '2026-09-15', endsOn: '2027-03-31', approvalNumber: 'KKLIU 2671/EXP 31.08.2027', approvalExpiresOn: '2027-08-31', specialisation: 'obstetrics-gynaecology', gender: 'female' },
  },
  {
    kind: 'campaign', slug: 'mens-screening-package', publishedAt: '2026-11-05T09:00:00+08:00', author, topics: ['Men'],
    title: { en: 'Men’s screening after forty', ms: 'Saringan lelaki selepas empat puluh', zh: '四十岁后男性健康检查' },
    summary: { en: 'Blood tests, ECG and a talk about the PSA test for RM450 in four hospitals.', ms: 'Ujian darah, ECG dan perbincangan tentang ujian PSA pada RM450 di empat hospital.', zh: '四家医院：验血、心电图与PSA检查咨询RM450。' },
    body: { en: `<p>A good screening asks first what is worth looking for in you. The doctor begins with your family’s history, your work and your habits, and then orders tests that fit.</p>
<p>Included are blood count, cholesterol, sugar, liver and kidney tests, an ECG, and a stool test for hidden blood from the age of 50. The PSA test is offered after a talk about its use and its false alarms; you may say no.</p>
<p>Results are explained face to face or by video within a week, and stay in your file with us.</p>` },
    fields: { hospitalSlugs: ['melur-petaling-jaya', 'melur-pasir-gudang', 'melur-miri', 'melur-temerloh'], startsOn: '2026-11-05', endsOn: '2027-02-28', approvalNumber: 'KKLIU 2718/EXP 31.12.2027', approvalExpiresOn: '2027-12-31', specialisation: 'urology', gender: 'male' },
  },
  {
    kind: 'campaign', slug: 'back-to-school-check', publishedAt: '2026-11-15T09:00:00+08:00', author, topics: ['Children'],
    title: { en: 'Back-to-school check', ms: 'Pemeriksaan kembali ke sekolah', zh: '开学前健康检查' },
    summary: { en: 'Eyes, ears, growth and vaccinations for children from 6 to 12, for RM90.', ms: 'Mata, telinga, tumbesaran dan vaksin untuk kanak-kanak 6 hingga 12 tahun, RM90.', zh: '6至12岁儿童视力、听力、发育与疫苗检查RM90。' },
    body: { en: `<p>A child who cannot see the board is often called lazy. Before the new school year a children’s nurse checks sight, hearing, height, weight and teeth, and looks through the vaccination book.</p>
<p>A children’s doctor then speaks with you both for fifteen minutes. Bring the book, the glasses if there are any, and your child’s own questions. Missing vaccines can be given on the same day at the usual price.</p>
<p>You go home with a one-page report, which you may give to the school if you wish. We send nothing to a school ourselves.</p>` },
    fields: { hospitalSlugs: ['melur-sentul', 'melur-kajang', 'melur-batu-pahat', 'melur-sitiawan', 'melur-kangar', 'melur-kota-kinabalu'], startsOn: '2026-12-01', endsOn: '2027-01-31', approvalNumber: 'KKLIU 2722/EXP 30.11.2027', approvalExpiresOn: '2027-11-30', specialisation: 'paediatrics' },
  },
  {
    kind: 'campaign', slug: 'quit-smoking-together', publishedAt: '2026-10-20T09:00:00+08:00', author, topics: ['Lungs'],
    title: { en: 'Quit together: twelve weeks without smoke', ms: 'Berhenti bersama: dua belas minggu tanpa asap', zh: '一起戒烟：十二周无烟计划' },
    summary: { en: 'A course with a doctor and a group for RM150; bring a friend and both pay half.', ms: 'Kursus dengan doktor dan kumpulan pada RM150; bawa rakan dan masing-masing bayar separuh.', zh: '由医生与小组陪伴的课程RM150；两人同行各付一半。' },
    body: { en: `<p>Most people need more than one try to stop smoking or vaping. Company and medicine double the chance. The course begins with a doctor, who helps you choose a day and, if you wish, a medicine. After that the group meets once a week for twelve weeks, in person or by video.</p>
<p>Two people who register together pay RM75 each. Nicotine replacement and medicines are not included and cost from about RM60 to RM250 a month.</p>
<p>If you start again in between, you simply come to the next meeting. Nobody is sent away.</p>` },
    fields: { hospitalSlugs: ['melur-tun-razak', 'melur-shah-alam', 'melur-ipoh', 'melur-kota-kinabalu'], startsOn: '2026-11-01', endsOn: '2027-04-30', approvalNumber: 'KKLIU 2701/EXP 31.10.2027', approvalExpiresOn: '2027-10-31', specialisation: 'respiratory' },
  },
  {
    kind: 'campaign', slug: 'knee-pain-second-opinion', publishedAt: '2026-11-09T09:00:00+08:00', author, topics: ['Bones and joints'],
    title: { en: 'Knee pain: a second opinion', ms: 'Sakit lutut: pendapat kedua', zh: '膝痛第二意见' },
    summary: { en: 'Bring your pictures and hear a second view before an operation, for RM100.', ms: 'Bawa imej anda dan dapatkan pandangan kedua sebelum pembedahan, RM100.', zh: '手术前携带影像前来听取第二意见，RM100。' },
    body: { en: `<p>You have been told that your knee needs an operation, and you are not sure. That is a good reason to ask somebody else. A bone surgeon who will not be the one to operate looks at your pictures, examines your knee and tells you the choices, including the choice to wait.</p>
<p>A physiotherapist then shows you the exercises that would be right in either case. The visit takes about fifty minutes.</p>
<p>Bring the X-rays or MRI on a disc or your telephone. New pictures are not included. You receive a letter that you can take back to your own surgeon.</p>` },
    fields: { hospitalSlugs: ['melur-bangsar', 'melur-petaling-jaya', 'melur-ipoh', 'melur-bukit-mertajam'], startsOn: '2026-11-09', endsOn: '2027-03-31', approvalNumber: 'KKLIU 2719/EXP 31.12.2027', approvalExpiresOn: '2027-12-31', specialisation: 'orthopaedics' },
  },
  {
    kind: 'campaign', slug: 'sleep-study-at-home', publishedAt: '2026-11-13T09:00:00+08:00', author, topics: ['Sleep'],
    title: { en: 'Sleep study in your own bed', ms: 'Kajian tidur di katil anda sendiri', zh: '居家睡眠检测' },
    summary: { en: 'Find out whether your snoring is harmless, with a small recorder for one night, RM390.', ms: 'Ketahui sama ada dengkuran anda berbahaya dengan alat perakam kecil untuk satu malam, RM390.', zh: '佩戴小型记录仪一晚，了解打鼾是否有害，RM390。' },
    body: { en: `<p>If you snore, wake up tired and doze at the wheel, your breathing may stop many times a night. A recorder the size of a matchbox shows it. You collect it in the afternoon, wear it at home and bring it back the next day.</p>
<p>A lung doctor reads the record and explains it to you within five working days, by video or in the clinic. Both are in the price.</p>
<p>The test at home does not suit people with heart failure or some lung diseases; the nurse asks you about this when you book. Until you know more, please do not drive when you are sleepy.</p>` },
    fields: { hospitalSlugs: ['melur-tun-razak', 'melur-petaling-jaya', 'melur-johor-bahru', 'melur-seremban'], startsOn: '2026-11-13', endsOn: '2027-05-31', approvalNumber: 'KKLIU 2720/EXP 31.12.2027', approvalExpiresOn: '2027-12-31', specialisation: 'respiratory' },
  },
  {
    kind: 'campaign', slug: 'carers-health-week', publishedAt: '2026-11-16T09:00:00+08:00', author, topics: ['Older people'],
    title: { en: 'A check for those who care', ms: 'Pemeriksaan untuk penjaga', zh: '照顾者健康检查' },
    summary: { en: 'You look after somebody else every day. In January a health check for carers costs RM50.', ms: 'Anda menjaga orang lain setiap hari. Pada Januari, pemeriksaan kesihatan penjaga hanya RM50.', zh: '您每天照顾别人。一月份照顾者健康检查只需RM50。' },
    body: { en: `<p>People who look after a sick parent, partner or child often have no time to be ill. The check is short, and we try to fit it around the appointment of the person you care for.</p>
<p>A nurse measures blood pressure, sugar and weight, looks at your back and your sleep, and asks how you are. If you like, a counsellor sees you on the same day, free of charge.</p>
<p>You need no proof that you are a carer. Tell us when you register whom you look after and whether we can help with somebody to sit with them meanwhile.</p>` },
    fields: { startsOn: '2027-01-04', endsOn: '2027-01-31', approvalNumber: 'KKLIU 2724/EXP 31.12.2027', approvalExpiresOn: '2027-12-31', specialisation: 'geriatrics' },
  },
];
