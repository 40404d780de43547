import type { SampleEntry } from './sample-entry.ts';
import { t } from './three-languages.ts';

type Story = Omit<SampleEntry, 'kind' | 'author'>;

const samples: readonly Story[] = [
  {
    slug: 'the-clinic-that-travels-by-boat', publishedAt: '2025-11-18T09:00:00+08:00', topics: ['children', 'women'],
    fields: { place: 'Upper Baram, Sarawak' },
    title: t('The clinic that travels by boat', 'Klinik yang bergerak dengan bot', '乘船而来的诊所'),
    summary: t('Four times a year a team from Miri goes up the Baram, with a fridge for vaccines and a dentist’s chair.', 'Empat kali setahun pasukan dari Miri menyusuri Baram dengan peti sejuk vaksin dan kerusi doktor gigi.', '美里团队每年四次溯巴南河而上，带着疫苗冰箱与牙科椅。'),
    body: { en: `<p>The last road ends at Long Lama. From there it takes six hours by longboat. Since 2012 a team from <a href="/melur-miri">Melur Miri</a> has made the journey in March, June, September and November: two doctors, a midwife, a dentist, an eye technician, and a boatman named Anyi who knows every rock.</p>
<p>They sleep in the longhouses and hold their clinic on the verandah. In the past year they have seen 1,940 people, given 612 vaccinations together with the district health office, pulled a great many teeth and found 73 people with blood pressure high enough to be treated that day.</p>
<p>‘We do not bring charity, we bring appointments,’ says the midwife, Catherine Ulau, who was born on this river. Notes are left with the village health volunteer, and a satellite telephone hangs on the wall. Whoever needs an operation gets a date and the fuel money.</p>
<p>The longhouse at Long Bedian has sent something back. The rattan baskets in our children’s ward come from there, and the ward has never had enough of them.</p>` },
  },
  {
    slug: 'two-lines-on-the-blackboard', publishedAt: '2026-01-20T09:00:00+08:00', topics: ['children'],
    fields: { place: 'Seberang Perai, Penang' },
    title: t('Two lines on the blackboard', 'Dua baris di papan hitam', '黑板上的两行字'),
    summary: t('Eye tests in forty primary schools of Seberang Perai, and glasses that a child is proud to wear.', 'Ujian mata di empat puluh sekolah rendah Seberang Perai, dan cermin mata yang dibanggakan murid.', '走进威省四十所小学验眼，送上孩子乐意戴的眼镜。'),
    body: { en: `<p>The teacher thought that the boy in the third row was dreaming. He copied the wrong sums. When a technician from <a href="/melur-bukit-mertajam">Melur Bukit Mertajam</a> held up a chart, he could read two lines of eight. He was nine, and thought that everybody saw like that.</p>
<p>Every Thursday in term time our eye van stands in the yard of a primary school. In forty schools we have tested 11,300 children so far. One in seven needed glasses and had none. Twenty-six had a lazy eye that can be treated only before they are about eight.</p>
<p>The glasses are free for families that earn little, and children choose the frame themselves. This matters more than we had thought: in the first year, with brown frames only, half of them lay in drawers. Now nine out of ten are worn.</p>
<p>Teachers have learned to notice the signs: squeezing the eyes, tilting the head, holding the book close, headaches after school. If your child does this, you do not need to wait for the van. An eye test takes ten minutes.</p>` },
  },
  {
    slug: 'rides-to-dialysis', publishedAt: '2026-02-24T09:00:00+08:00', topics: ['diabetes', 'ageing'],
    fields: { place: 'Batu Pahat and Kluang, Johor' },
    title: t('The uncles who drive', 'Pak cik-pak cik pemandu sukarela', '义务开车的叔叔们'),
    summary: t('In Johor, forty volunteers take people to dialysis and home again, 900 journeys a month.', 'Di Johor, empat puluh sukarelawan membawa pesakit ke dialisis dan pulang, 900 perjalanan sebulan.', '柔佛四十位义工接送洗肾病人，每月九百趟。'),
    body: { en: `<p>Mr Tay Ah Kow is 68 and used to deliver gas. Mr Jamaluddin Sarip is 66 and taught geography. On Mondays, Wednesdays and Fridays at half past five in the morning they start their cars in Yong Peng and collect four people each for dialysis in <a href="/melur-batu-pahat">Batu Pahat</a> and <a href="/melur-kluang">Kluang</a>.</p>
<p>Dialysis itself is often paid for by Socso, zakat or a welfare fund. The journey is not. Some people skipped a session at the end of the month because the taxi cost RM 40, and ended up in our emergency department unable to breathe.</p>
<p>The hospital pays for fuel, insurance and a first aid course. The uncles give the time. There are forty of them now, and six aunties, and together they make about 900 journeys a month. Since they began, missed sessions have fallen by more than half.</p>
<p>‘In the car we do not talk about illness,’ says Mr Tay. ‘We talk about durian, and who may not eat it.’ If you have a car and two mornings a week, ask at the dialysis counter of either hospital.</p>` },
  },
  {
    slug: 'after-the-water-in-kelantan', publishedAt: '2026-03-17T09:00:00+08:00', topics: ['infections', 'mental-health'],
    fields: { place: 'Pasir Mas, Kelantan' },
    title: t('After the water', 'Selepas air surut', '水退之后'),
    summary: t('When the floods left Kelantan, our staff stayed: for wounds, wells, lost spectacles and bad dreams.', 'Apabila banjir surut di Kelantan, kakitangan kami terus membantu: merawat luka, perigi, cermin mata hilang dan mimpi buruk.', '吉兰丹水灾退去后，我们的员工留下来：治伤口、洗水井、配眼镜、陪伴心灵。'),
    body: { en: `<p>The pictures on television show boats. The harder part begins afterwards, when the mud is a foot deep in the kitchen. In December and January 64 people from <a href="/melur-kota-bharu">Melur Kota Bharu</a> and <a href="/melur-kuantan">Melur Kuantan</a> gave their days off to eleven villages around Rantau Panjang and Pasir Mas.</p>
<p>They cleaned 480 wounds and gave 390 tetanus injections. A pharmacist rebuilt people’s lists of tablets from memory and empty boxes. An optician replaced 127 pairs of spectacles, because without them nobody can thread a needle or read a form for aid.</p>
<p>Two hundred families got boots, gloves, bleach and a leaflet on rat urine disease in Kelantanese Malay. Engineers of the hospital helped the district office to clean 58 wells.</p>
<p>A psychologist, Puan Wan Nadia, sat with the children and let them draw. At first the pictures were brown. In the fourth week one girl drew a cat on a roof, and the cat was laughing. The drawings hang in our entrance hall until May.</p>` },
  },
  {
    slug: 'a-new-smile-in-the-interior', publishedAt: '2026-05-26T09:00:00+08:00', topics: ['children'],
    fields: { place: 'Kota Kinabalu, Sabah' },
    title: t('A new smile before school begins', 'Senyuman baharu sebelum masuk sekolah', '上学前的新笑容'),
    summary: t('Each year surgeons in Kota Kinabalu repair the lips and palates of forty children from the interior, free of charge.', 'Setiap tahun pakar bedah di Kota Kinabalu membaiki bibir dan lelangit empat puluh anak pedalaman secara percuma.', '亚庇外科医生每年免费为四十名内陆孩童修复唇腭裂。'),
    body: { en: `<p>Jeslyn from Pensiangan is six. She was born with a cleft lip, and she had learned to cover her mouth with her hand when she laughed. Her mother had been told that it was because she used scissors during an eclipse. It was not, and nothing that she did caused it.</p>
<p>For two weeks every May the theatre of <a href="/melur-kota-kinabalu">Melur Kota Kinabalu</a> belongs to children like Jeslyn. Surgeons, anaesthetists and nurses work without pay, and the hospital gives the beds. Forty children were operated on this year, the youngest five months old.</p>
<p>An operation is not the end. A speech therapist calls each family every month, for a year, with games to practise sounds. A dentist sees the teeth as they grow. Bus tickets and a room for one parent are included.</p>
<p>On the fourth day Jeslyn asked for a mirror. She looked for a long time and then showed it to the girl in the next bed. If you know a child with a cleft, please send us a message with a photograph. The best time for a lip is at three to six months, but nobody is too old.</p>` },
  },
  {
    slug: 'mothers-of-the-forest-edge', publishedAt: '2026-07-28T09:00:00+08:00', topics: ['women', 'nutrition'],
    fields: { place: 'Jerantut, Pahang' },
    title: t('Mothers at the edge of the forest', 'Ibu-ibu di pinggir hutan', '森林边的母亲'),
    summary: t('Jah Hut and Semai women in Pahang train as birth companions, and our midwives learn from them.', 'Wanita Jah Hut dan Semai di Pahang dilatih sebagai peneman bersalin, dan bidan kami turut belajar daripada mereka.', '彭亨的原住民妇女受训成为陪产员，我们的助产士也向她们学习。'),
    body: { en: `<p>From some villages in the hills behind Jerantut it is three hours to the nearest labour room. Women went late, or not at all, and it was not only because of the road. ‘In the hospital nobody spoke our words,’ says Bidah anak Seman, who has five children.</p>
<p>Since last year eighteen Jah Hut and Semai women have been trained at <a href="/melur-temerloh">Melur Temerloh</a> as birth companions. They learn to measure blood pressure, to know the signs of danger, and when to call the ambulance. They are paid for each mother whom they bring and stay with.</p>
<p>Our midwives learned as well. The bed can stand lower. A mother may squat and hold on to a cloth. Her own herbs may burn in the room next door, if not beside the oxygen. The placenta goes home with her, if she wishes.</p>
<p>Of 96 pregnancies in these villages last year, 88 ended with a birth at a clinic or hospital; the year before it was 51 of 90. All the mothers are well. Together with the health office the companions also hand out iron and folic acid, and they grow spinach behind each house.</p>` },
  },
  {
    slug: 'the-second-helping', publishedAt: '2026-09-15T09:00:00+08:00', topics: ['nutrition'],
    fields: { place: 'Klang Valley' },
    title: t('The second helping', 'Hidangan kedua', '第二份饭'),
    summary: t('Hospital kitchens in the Klang Valley give 600 good meals a day to people who need them.', 'Dapur hospital di Lembah Klang memberi 600 hidangan sehari kepada mereka yang memerlukan.', '巴生谷的医院厨房每天送出六百份好饭给有需要的人。'),
    body: { en: `<p>A hospital kitchen always cooks too much. Someone goes home before lunch, someone may not eat before a scan. Two years ago the cook of <a href="/melur-sentul">Melur Sentul</a>, Puan Rokiah Saat, counted forty untouched trays in one day and went to see the director.</p>
<p>Now the meals that never left the kitchen are cooled within ninety minutes, labelled in three languages and driven to eleven places in the Klang Valley: shelters, a home for old people, a school for refugee children, and a row of flats in <a href="/melur-cheras">Cheras</a>. Five hospitals take part, and it comes to about 600 meals a day.</p>
<p>The rules are strict. Nothing that has been on a ward is used. Each box carries the time until which it may be eaten. A dietitian makes sure that there is a vegetable in it, and that there are boxes for people with diabetes.</p>
<p>Waste in the five kitchens has fallen by a third, because what is counted is also planned better. ‘My mother said that rice cries when it is thrown away,’ says Puan Rokiah. ‘It is quieter in my kitchen now.’</p>` },
  },
  {
    slug: 'sewing-on-tuesdays', publishedAt: '2026-10-27T09:00:00+08:00', topics: ['cancer', 'women'],
    fields: { place: 'Muar, Johor' },
    title: t('Sewing on Tuesdays', 'Menjahit pada hari Selasa', '星期二的缝纫会'),
    summary: t('In Muar women who have had breast cancer sew for those who have just been told.', 'Di Muar, wanita yang pernah menghidap kanser payudara menjahit untuk mereka yang baru menerima berita.', '麻坡的乳癌康复者，为刚得知病情的姐妹缝制心意。'),
    body: { en: `<p>The room behind the physiotherapy gym of <a href="/melur-muar">Melur Muar</a> smells of steam and pandan cake. Nine sewing machines are running. What they make looks like a heart with long ears. It is a pillow that fits under the arm after a breast operation, where everything hurts.</p>
<p>Twenty-two women meet here. All have had breast cancer. They also sew soft fillings for a bra, cotton turbans in good colours, and small bags for the bottle that drains the wound, so that one can go to the market without showing it. Every woman who is operated on in our five hospitals in Johor finds a parcel on her bed. Last year it was 640.</p>
<p>In each parcel there is a card with a telephone number, and it belongs to someone who has been there. ‘They do not ask me about medicine,’ says Puan Faridah Omar. ‘They ask if the hair comes back. They ask how I told my children.’</p>
<p>The furniture makers of the town give the foam, a batik shop the cloth. The group is open on Tuesdays from 2 pm, also to women who cannot sew. Somebody has to cut the cake.</p>` },
  },
];

/** The sample stories of what the group gives back. */
export const csrStories: readonly SampleEntry[] = samples.map((story) => ({ kind: 'csr', author: 'Melur Healthcare community team', ...story }));
