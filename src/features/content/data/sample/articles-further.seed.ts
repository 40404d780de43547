import type { SampleEntry } from './sample-entry.ts';
import { t } from './three-languages.ts';

/** Women, children, cancer, the mind, bones and growing older. */
export const articlesFurther: readonly SampleEntry[] = [
  {
    kind: 'article', slug: 'the-first-twelve-weeks-of-pregnancy',
    title: t('The first twelve weeks of pregnancy', 'Dua belas minggu pertama kehamilan', '怀孕的最初十二周'),
    summary: t('What to do after the positive test, what is normal, and which signs should bring you to us at once.', 'Apa yang perlu dibuat selepas ujian positif, apa yang normal, dan tanda yang memerlukan anda datang segera.', '验孕呈阳性后该做什么、哪些是正常的，以及哪些迹象要立刻来院。'),
    fields: { type: 'guide' }, topics: ['women'], author: 'Dr Shamini Rajaratnam', reviewer: 'Dr Nur Iman Sulaiman', publishedAt: '2025-10-20T09:00:00+08:00',
    body: { en: `<p>Two lines on the stick, and suddenly everything is a question. Most pregnancies go well. These first weeks are the time to look after yourself, ask freely and get your appointments in order.</p>
<h2>What to do now</h2>
<ul><li>Take <strong>folic acid</strong> every day. Your doctor or pharmacist will tell you the dose; women with diabetes, epilepsy or an earlier baby with a spine defect need more.</li><li>Stop alcohol, cigarettes and vaping. Ask the people at home to smoke outside.</li><li>Tell us about every medicine, cream and herb. Some acne, epilepsy and blood pressure tablets must be changed soon. Do not stop them by yourself.</li><li>Book your first visit before twelve weeks. You will get the antenatal book that you carry to every check.</li></ul>
<h2>The first visit</h2>
<p>We measure your blood pressure and weight, and test your urine and blood: blood group, anaemia, thalassaemia, sugar, HIV, syphilis and hepatitis B. A scan shows the heartbeat and tells the date. Bring your partner, and bring the dates of your last period.</p>
<h2>Feeling sick and tired</h2>
<p>Feeling sick is common between six and twelve weeks. Eat a dry biscuit before you stand up, eat little and often, and let someone else do the frying. Ginger helps some women. Safe tablets exist, so you do not have to be brave.</p>
<p>You may eat most foods. Leave out raw fish, raw eggs, undercooked satay and unpasteurised milk, and keep to two cups of coffee or tea. Pineapple in normal amounts does not cause a miscarriage, and neither does an argument, a bumpy road or a slip on the stairs.</p>
<h2>When to see a doctor</h2>
<p>A little pink spotting is common and often harmless, but please let us check. Come the same day for bleeding, for vomiting so bad that you cannot keep water down, for fever, or for burning when you pass urine.</p>
<p>Call <strong>999</strong> or come at once for strong pain on one side of the belly, pain in the tip of the shoulder, fainting, or heavy bleeding that soaks a pad in an hour. This can be a pregnancy outside the womb.</p>` },
  },
  {
    kind: 'article', slug: 'diabetes-that-begins-in-pregnancy',
    title: t('Diabetes that begins in pregnancy', 'Diabetes yang bermula semasa hamil', '妊娠期糖尿病'),
    summary: t('Why we ask you to drink the sweet water, what the result means, and how you and your baby stay well.', 'Mengapa kami meminta anda minum air gula, maksud keputusannya, dan cara anda dan bayi kekal sihat.', '为何要喝糖水检验、结果代表什么，以及如何保母婴平安。'),
    fields: { type: 'explained' }, topics: ['women', 'diabetes'], author: 'Dr Nur Iman Sulaiman', reviewer: 'Dr Farid Zulkarnain', publishedAt: '2026-03-23T09:00:00+08:00',
    body: { en: `<p>In pregnancy the placenta makes hormones that hold insulin back. Most bodies answer by making more. When that is not enough, sugar rises, and the extra sugar reaches the baby. In Malaysia this is common, and with care most mothers have a healthy birth.</p>
<h2>The sweet water test</h2>
<p>You come in the morning without breakfast. We take blood, you drink 75 g of glucose in water, and after two hours we take blood again. We call it gestational diabetes if the first value is <strong>5.1 mmol/L or more</strong>, or the second is <strong>7.8 mmol/L or more</strong>.</p>
<p>If you carry extra weight, have a parent with diabetes, or had a large baby before, we test at the first visit and again at 24 to 28 weeks. If you are 25 or older and have none of these, we test once, at 24 to 28 weeks. If the drink makes you vomit, tell us. We will try another day.</p>
<h2>What changes for you</h2>
<ul><li>You prick your finger a few times a day. The goals are usually below 5.3 before breakfast, and below 6.7 two hours after a meal.</li><li>You eat three small meals and two or three snacks. Half a cup of rice at a time is easier for the body than two cups at once.</li><li>You walk for fifteen minutes after meals.</li><li>We measure the baby’s growth more often.</li></ul>
<p>If food and walking are not enough after one or two weeks, we add metformin or insulin. Insulin does not cross to the baby. It is not a punishment and it usually ends with the birth.</p>
<h2>The birth and afterwards</h2>
<p>Many mothers give birth in the normal way, often between 38 and 40 weeks. The baby’s sugar is checked with a drop of blood from the heel. Early breastfeeding keeps it steady.</p>
<p>Six weeks later we ask you to take the sweet water test once more, and then a blood test each year. About half of the women who had this diabetes get type 2 later in life. Breastfeeding, walking and a steady weight lower that risk.</p>
<h2>When to call us</h2>
<p>Call the labour room at any hour if your baby moves less than usual, if you bleed, if water runs, or if you have a bad headache with spots before your eyes. Come the same day if your sugar is above 11, or below 3.9 more than once.</p>` },
  },
  {
    kind: 'article', slug: 'the-hpv-test-you-can-take-yourself',
    title: t('The cervical test you can take yourself', 'Ujian serviks yang boleh dibuat sendiri', '可以自行采样的子宫颈检验'),
    summary: t('The HPV test finds the virus years before cancer. It is done with a soft swab, every five years.', 'Ujian HPV mengesan virus bertahun-tahun sebelum kanser. Ia dibuat dengan swab lembut, setiap lima tahun.', 'HPV检验能在癌变前多年发现病毒，只需柔软棉签，每五年一次。'),
    fields: { type: 'prevention' }, topics: ['cancer', 'women'], author: 'Dr Shamini Rajaratnam', reviewer: 'Dr Wong Siew Fong', publishedAt: '2026-01-26T09:00:00+08:00',
    body: { en: `<p>Many women put off a smear test because they are shy, because they are busy, or because they were hurt once. The newer test is different. It looks for the virus that causes nearly all cancer of the cervix, and you can take it yourself behind a curtain.</p>
<h2>What HPV is</h2>
<p>Human papillomavirus passes from skin to skin during sex. Most people who have ever had sex meet it, usually without knowing. It says nothing about you or your husband being unfaithful, because it can stay quiet for many years. The body clears it in most women. If some high-risk types remain for years, cells on the cervix can slowly change.</p>
<h2>Who should have the test</h2>
<p>The Ministry of Health recommends an HPV test for women aged <strong>30 to 65</strong> who have ever been sexually active, every <strong>five years</strong> while the result is clear. You also need it after the menopause and when you feel well. If you have had the vaccine, please still come, because it does not cover every type.</p>
<h3>How it is done</h3>
<ol><li>A nurse gives you a swab like a long cotton bud and shows you a picture.</li><li>You turn it inside the vagina for about twenty seconds. It should not hurt.</li><li>You close the tube and hand it in. The result comes within about three weeks.</li></ol>
<p>Choose a day without your period. If you would rather have a doctor take it, ask for a woman doctor.</p>
<h3>If the result is positive</h3>
<p>A positive test does <em>not</em> mean cancer. It means that we look more closely, with a smear or with a magnifying camera called a colposcope. If changed cells are found, they can be removed in the clinic, usually in less than half an hour. That is how a cancer is prevented rather than treated.</p>
<h2>Your daughter’s vaccine</h2>
<p>Girls in Malaysia are offered the HPV vaccine at school at thirteen. It works best before the first contact with the virus. If she missed it, ask us or the nearest health clinic.</p>
<h2>When to see a doctor</h2>
<p>Do not wait for a screening date if you bleed after sex, between periods or after the menopause, or if you have a smelly or bloody discharge or pain in the pelvis. Make an appointment with a <a href="/speciality-centre/obstetrics-gynaecology">gynaecologist</a> within two weeks.</p>` },
  },
  {
    kind: 'article', slug: 'you-found-a-lump-in-your-breast',
    title: t('You found a lump in your breast', 'Anda menemui ketulan pada payudara', '您摸到乳房有硬块'),
    summary: t('Eight or nine of ten lumps are not cancer. Here is what happens at the clinic, hour by hour.', 'Lapan atau sembilan daripada sepuluh ketulan bukan kanser. Inilah yang berlaku di klinik, jam demi jam.', '十个硬块中有八九个不是癌症。一步步告诉您就诊当天会发生什么。'),
    fields: { type: 'guide' }, topics: ['cancer', 'women'], author: 'Dr Wong Siew Fong', reviewer: 'Dr Aminah Hj Yusof', publishedAt: '2025-10-13T09:00:00+08:00',
    body: { en: `<p>Your heart is probably beating faster than usual. Please read this sentence first: most lumps are cysts, harmless knots or normal tissue that changes with your period. Only a check can tell which, and the check is quicker than the worry.</p>
<h2>What to do today</h2>
<p>Make an appointment for the next one or two weeks. If your period is due, you can wait until a few days after it to see if the lump goes. If it stays, come. Men can get breast cancer too, and should come with any lump.</p>
<h2>What happens at the clinic</h2>
<ol><li><strong>Talking.</strong> When did you notice it? Does it change? Has anyone in the family had breast or ovarian cancer?</li><li><strong>Looking and feeling.</strong> You may ask for a woman doctor. A nurse stays with you.</li><li><strong>Pictures.</strong> Under 40 usually an ultrasound; above that a mammogram as well. The plates press for a few seconds.</li><li><strong>A tiny sample,</strong> if we need one. The skin is numbed, and a needle takes a thread of tissue. You go home with a plaster.</li></ol>
<p>Pictures are often read on the same day. A sample takes three to five working days. We give that result face to face, never by text message, and you may bring someone.</p>
<h3>If it is cancer</h3>
<p>Breast cancer that is found early can be cured in most women. Many keep their breast. You will meet a surgeon, a cancer doctor and a breast care nurse, and they agree on one plan with you. There is time to think and to ask for a second opinion. Please do not lose months on treatments that promise a cure without surgery. We see women who come back when the door is nearly closed.</p>
<h2>Screening when there is no lump</h2>
<p>Know how your breasts normally look and feel. From 50, a mammogram every two years is advised, and from 40 you can ask us what suits you. If your mother or sister had breast cancer young, start earlier.</p>
<h2>When to see a doctor</h2>
<p>Come within two weeks for a new lump in the breast or armpit, skin that dimples like orange peel, a nipple that turns in or bleeds, or a rash on one nipple that does not heal. If you breastfeed and have a red, hot breast with fever, come the same day. Our <a href="/speciality-centre/oncology">cancer teams</a> and surgeons work side by side.</p>` },
  },
  {
    kind: 'article', slug: 'a-stool-test-from-the-age-of-fifty',
    title: t('A small stool test from the age of fifty', 'Ujian najis mudah mulai umur lima puluh', '五十岁起，做一次简单的粪便检验'),
    summary: t('Bowel cancer grows slowly and can be stopped early. The first step is a stick, a tube and two minutes.', 'Kanser usus membesar perlahan dan boleh dihentikan awal. Langkah pertamanya hanya sebatang kayu kecil, satu tiub dan dua minit.', '大肠癌生长缓慢，可以及早阻断。第一步只需一支小棒、一个试管和两分钟。'),
    fields: { type: 'prevention' }, topics: ['cancer', 'digestion', 'ageing'], author: 'Dr Rohaya Mat Isa', reviewer: 'Dr Ravindran Pillai', publishedAt: '2026-04-13T09:00:00+08:00',
    body: { en: `<p>Cancer of the bowel is the commonest cancer in Malaysian men and the second in women. Nearly always it begins as a small growth, a polyp, which takes about ten years to turn bad. Remove the polyp, and the cancer never comes.</p>
<h2>The stool test</h2>
<p>The test is called iFOBT. It finds traces of blood that you cannot see. It is advised from <strong>50 to 75</strong> for people without symptoms, every one to two years.</p>
<ol><li>Lay paper in the toilet bowl to catch the stool.</li><li>Scrape the surface in several places with the little stick.</li><li>Put the stick into its tube, close it, and bring it to us within a few days.</li></ol>
<p>You do not need to fast or change your food. Do not do it during your period or with bleeding piles.</p>
<h3>If it is positive</h3>
<p>About one person in fifteen has a positive result. Most of them do not have cancer, but piles, a polyp or a small sore. The next step is a colonoscopy. Repeating the stool test until it is negative is no help: a polyp may bleed on Monday and not on Tuesday.</p>
<p>The day before a colonoscopy you take a strong laxative and stay near a toilet. That is the worst of it. During the test most people doze. It takes half an hour, and polyps are taken out at once.</p>
<h2>When to start earlier</h2>
<p>If a parent, brother or sister had bowel cancer, start at 40, or ten years before the age at which they fell ill, and with a colonoscopy. Tell us also about inflamed bowels or many polyps in the family.</p>
<h2>What lowers the risk</h2>
<p>Vegetables and fruit every day, whole grains, less processed meat, no smoking, little or no alcohol, a belt that does not need new holes, and movement. None of it replaces the test.</p>
<h2>When to see a doctor</h2>
<p>The stool test is for people who feel well. If you see blood, if your habit has changed for more than three weeks, if you lose weight, are pale and tired or feel a lump, come to a <a href="/speciality-centre/gastroenterology">digestive specialist</a> whatever your age. Heavy bleeding, or a swollen belly with vomiting and no wind, is an emergency: call <strong>999</strong>.</p>` },
  },
  {
    kind: 'article', slug: 'fever-in-a-small-child',
    title: t('Fever in a small child: a calm guide for the night', 'Demam pada anak kecil: panduan tenang pada waktu malam', '幼儿发烧：夜里的冷静指南'),
    summary: t('The number on the thermometer matters less than how your child behaves. What to look at, what to give, when to leave.', 'Angka pada termometer kurang penting berbanding keadaan anak anda. Apa yang perlu dilihat, diberi dan bila perlu ke hospital.', '温度计上的数字不如孩子的精神重要。看什么、给什么、何时出门求医。'),
    fields: { type: 'guide' }, topics: ['children', 'infections'], author: 'Dr Chua Pei Ling', reviewer: 'Dr Khairul Nizam Daud', publishedAt: '2025-12-01T09:00:00+08:00',
    body: { en: `<p>It is two in the morning, and the forehead is hot. Fever is the body’s own way to fight germs. It does not harm the brain, even at 39 or 40. What we want to find is the rare child with a dangerous illness behind it.</p>
<h2>Look at the child first</h2>
<p>Does she look at you? Does she drink? Is she pink? Does she cheer up for a while when the fever goes down? Four times yes is a good sign, whatever the number says.</p>
<p>Measure in the armpit or ear. 38 degrees or more is fever. Feeling the forehead with a hand is only a guess.</p>
<h2>What helps</h2>
<ul><li>Light clothes, a fan that does not blow straight at the child, and no blankets.</li><li>Small drinks, often. Breast milk is best for babies.</li><li><strong>Paracetamol by weight</strong>: 15 mg for each kilo, not more often than every six hours, at most four times a day. Use the syringe that comes with it.</li><li>Let the child sleep. You need not wake her for medicine.</li></ul>
<p>Do not give aspirin. Do not give ibuprofen while dengue is possible, which in Malaysia is nearly always. Do not sponge with cold water or alcohol: it makes the child shiver and the heat go up. Antibiotics do not help against viruses.</p>
<h3>If there is a fit</h3>
<p>About one child in thirty has a fit with fever between six months and six years. It looks terrible and is nearly always harmless. Lay her on her side, put nothing in the mouth, look at the clock, and stay. Call <strong>999</strong> if it lasts longer than five minutes, or if it is the first one.</p>
<h2>Go now, at any hour</h2>
<ul><li>younger than <strong>three months</strong> with 38 degrees or more</li><li>hard to wake, very floppy, or a cry that sounds strange</li><li>breathing fast, ribs pulling in, grunting, or blue lips</li><li>purple spots that do not fade when you press a glass on them</li><li>stiff neck, or a bulging soft spot on the head</li><li>no wet nappy for six hours, or vomiting everything</li></ul>
<h2>When to see a doctor the next day</h2>
<p>Come if the fever lasts for more than two days, if she is between three and six months old, if an ear hurts, if passing urine hurts, or if someone near you has dengue. And come if you have a bad feeling. Parents are right surprisingly often. Our <a href="/speciality-centre/paediatrics">children’s doctors</a> keep places free every day.</p>` },
  },
  {
    kind: 'article', slug: 'hand-foot-and-mouth-disease',
    title: t('Hand, foot and mouth disease: home from nursery', 'Penyakit tangan, kaki dan mulut: anak perlu cuti taska', '手足口病：暂时不能上托儿所'),
    summary: t('How to help a child who will not eat, how long to stay at home, and the rare signs that need a hospital.', 'Cara membantu anak yang enggan makan, tempoh perlu berehat di rumah, dan tanda jarang yang memerlukan hospital.', '孩子不肯吃东西怎么办、要在家休息多久，以及哪些罕见迹象需送医。'),
    fields: { type: 'guide' }, topics: ['children', 'infections'], author: 'Dr Khairul Nizam Daud', reviewer: 'Dr Chua Pei Ling', publishedAt: '2026-05-18T09:00:00+08:00',
    body: { en: `<p>The nursery has sent a message: three children have it. Within a week yours may too. Hand, foot and mouth disease comes round every year in Malaysia, mostly in children under six. It looks unpleasant, and it nearly always passes by itself in seven to ten days.</p>
<h2>How it looks</h2>
<p>It starts with a day or two of fever and a sore throat. Then small ulcers appear in the mouth, and flat or blistered spots on the palms, the soles and often the bottom. They seldom itch. Some weeks later nails may peel, and this is harmless.</p>
<h2>The hard part is drinking</h2>
<p>The mouth hurts, so the child refuses everything. Cold and soft works best: ice-cream, yoghurt, cold milk, chilled soup, ice lollies made from oral rehydration salts. Avoid orange juice and salty food. Give paracetamol half an hour before meals. If he drinks well, do not worry about three days without rice.</p>
<h2>Keeping it from spreading</h2>
<ul><li>The child stays at home until the fever has gone and the blisters are dry, usually <strong>ten days</strong> from the start. The doctor will write the letter.</li><li>Wash hands with soap after the nappy, after the toilet and before food. Alcohol gel works less well on this virus.</li><li>Wipe toys, tables and door handles with diluted household bleach, then with water.</li><li>Separate cups, spoons and towels. No swimming pool.</li></ul>
<p>The virus stays in the stool for weeks, so keep washing after the spots are gone. Adults can catch it and may notice only a sore throat. If you are pregnant, tell your doctor, though trouble is very rare.</p>
<h2>When to see a doctor</h2>
<p>See a doctor once to be sure that it is this illness. Come back the same day if he drinks less than half of the usual amount, has no urine for six hours, or has a fever of more than 39 degrees or for more than three days.</p>
<p>Go to the emergency department, or call <strong>999</strong>, if he is very sleepy, <strong>jerks suddenly again and again while falling asleep</strong>, walks as if drunk, vomits repeatedly, breathes fast, or has cold, mottled skin. A few strains reach the brain or heart, and early treatment matters.</p>` },
  },
  {
    kind: 'article', slug: 'vaccinations-from-birth-to-school',
    title: t('Vaccinations from birth to school', 'Vaksinasi dari lahir hingga sekolah', '从出生到上学的疫苗接种'),
    summary: t('Which injections come when, what to expect the night after, and how to catch up if you missed some.', 'Suntikan mana pada umur berapa, apa yang dijangka malam selepasnya, dan cara mengejar suntikan yang tertinggal.', '何时打哪一针、当晚会有什么反应、漏打了如何补种。'),
    fields: { type: 'prevention' }, topics: ['children', 'infections'], author: 'Dr Chua Pei Ling', reviewer: 'Dr Jeremy Lau Kok Wai', publishedAt: '2026-02-23T09:00:00+08:00',
    body: { en: `<p>Your grandparents knew children who died of diphtheria or could not walk after polio. We hardly see either today, because nearly all children are vaccinated. When fewer parents come, these illnesses return. Malaysia has had new cases of diphtheria, whooping cough, measles and, in Sabah, polio within the last ten years.</p>
<h2>The national schedule</h2>
<ul><li><strong>At birth:</strong> BCG against tuberculosis, and hepatitis B.</li><li><strong>2, 3 and 5 months:</strong> the six-in-one: diphtheria, tetanus, whooping cough, polio, Hib and hepatitis B.</li><li><strong>4 and 6 months:</strong> pneumococcus.</li><li><strong>9 and 12 months:</strong> measles, mumps and rubella. In Sabah a measles dose comes at six months too, and in Sarawak Japanese encephalitis at 9 and 21 months.</li><li><strong>15 months:</strong> pneumococcus again. <strong>18 months:</strong> the six-in-one again.</li><li><strong>7 years:</strong> boosters at school. <strong>13 years:</strong> HPV for girls. <strong>15 years:</strong> tetanus.</li></ul>
<p>These vaccines are free for citizens at government health clinics. With us you may also ask about rotavirus, chickenpox, influenza and meningococcus.</p>
<h2>The night after</h2>
<p>A sore thigh, some fever, a sleepy or cross baby: this is the body learning. It passes in a day or two. Feed more often and give paracetamol if the baby suffers. After the measles vaccine fever and a faint rash may come a week later. The BCG leaves a small sore that heals slowly. Leave it dry and open.</p>
<h2>Worries that parents share with us</h2>
<p><strong>‘So many at once?’</strong> A baby meets thousands of germs every day. A few more are no burden. <strong>‘Autism?’</strong> Studies with over a million children found no link. <strong>‘Is it halal?’</strong> Vaccination to protect health is permitted according to Malaysia’s religious authorities, and your doctor can show you their rulings. <strong>‘He has a cold.’</strong> A runny nose is no reason to wait. Fever of 38.5 or more is.</p>
<h3>If you are late</h3>
<p>Bring the book. You never have to start again from the beginning, we simply carry on.</p>
<h2>When to see a doctor</h2>
<p>Call <strong>999</strong> for swelling of the face, trouble breathing or sudden paleness in the first hour, which is very rare. Come the same day if a baby cries without a break for three hours, has a fit, has a fever over 39 degrees, or is under three months with any fever.</p>` },
  },
  {
    kind: 'article', slug: 'when-sadness-does-not-lift',
    title: t('When sadness does not lift', 'Apabila kesedihan tidak reda', '当悲伤挥之不去'),
    summary: t('Two weeks is the line between a bad time and something to be treated. Nobody has to earn help first.', 'Dua minggu ialah garis antara masa sukar dengan sesuatu yang perlu dirawat. Sesiapa pun berhak mendapat bantuan.', '低落超过两周，就可能需要治疗。求助不需要任何资格。'),
    fields: { type: 'explained' }, topics: ['mental-health'], author: 'Dr Esther Philomena Dass', reviewer: 'Dr Shahrul Nizar', publishedAt: '2026-10-05T09:00:00+08:00',
    body: { en: `<p>If you are thinking of ending your life, or might act on it now, call <strong>999</strong>, go to the nearest emergency department, or call the HEAL line of the Ministry of Health at <strong>15555</strong>. You can say simply, ‘I am not safe.’ Someone will know what to do next.</p>
<p>Everybody is sad at times: after a loss, a quarrel, a bad result. This sadness comes in waves, and between them you can laugh. Depression is different. It is an illness of the whole body, and about one in twenty adults in Malaysia is living with it.</p>
<h2>The two-week question</h2>
<p>For most of the day, nearly every day, for two weeks:</p>
<ul><li>have you felt down, empty or without hope?</li><li>have you lost interest in what used to please you?</li></ul>
<p>If one answer is yes, please talk to a doctor. Other signs are waking at four, sleeping all day, no appetite or too much, slow thinking, guilt, and pains that no test explains. Men often notice anger rather than tears. In Malay people say that the heart is heavy; in Chinese, that the chest is stuffed. We understand all these words.</p>
<h3>It is not weak faith, and not a weak will</h3>
<p>Prayer, family and work give many people strength. Depression can strike the devout, the loved and the hard-working. Treatment and prayer do not exclude each other.</p>
<h2>What helps</h2>
<p><strong>Talking treatment</strong> once a week for some months teaches you to catch thoughts that pull you down. <strong>Medicine</strong> lifts the mood after two to six weeks; it is not addictive and it does not change who you are, but stop it slowly and with us. <strong>Movement</strong>, daylight, regular sleep and little alcohol add to both. Many people need only a few months.</p>
<h2>If you worry about someone</h2>
<p>Ask openly: ‘Are you thinking of killing yourself?’ The question does not plant the idea. It opens a door. Listen, do not argue, stay, and take away tablets and poisons. Then call for help together.</p>
<h2>When to see a doctor</h2>
<p>Make an appointment this week if the two-week answer is yes, or if you cannot work, study or care for your child. A family doctor is a good start, or one of our <a href="/speciality-centre/psychiatry">psychiatrists</a>. What you say stays between us, unless a life is in danger. A mother who feels like this after a birth should come within days.</p>` },
  },
  {
    kind: 'article', slug: 'exam-months-with-a-teenager',
    title: t('The exam months with a teenager', 'Bulan-bulan peperiksaan bersama remaja', '陪伴青少年度过考试季'),
    summary: t('SPM is near and nobody sleeps. What pressure does to a young brain and what parents can do tonight.', 'SPM semakin dekat dan semua tidak cukup tidur. Kesan tekanan pada otak remaja dan apa yang ibu bapa boleh buat malam ini.', 'SPM将近，全家睡不好。压力如何影响年轻的大脑，父母今晚可以做什么。'),
    fields: { type: 'guide' }, topics: ['mental-health', 'children'], author: 'Dr Shahrul Nizar', reviewer: 'Dr Esther Philomena Dass', publishedAt: '2026-11-02T09:00:00+08:00',
    body: { en: `<p>Some pressure wakes us up. Too much of it for too long does the opposite: the memory closes, the stomach hurts, small things cause tears or slammed doors. If this is your house just now, you are not bad parents, and he is not lazy.</p>
<h2>Sleep is part of learning</h2>
<p>At night the brain files what was read in the day. A teenager needs <strong>eight to ten hours</strong>. One hour more of sleep is worth more than one hour more of notes after midnight. Phones charge in the living room, everybody’s phones. Sweet tea, coffee and energy drinks stop at four in the afternoon.</p>
<h3>Plans that can be kept</h3>
<ul><li>Forty minutes of work, ten minutes of moving, four times. Then a real break.</li><li>Old papers teach more than reading the same page again.</li><li>One meal a day at the table, when nobody asks about exams.</li><li>Half an hour outside, football or a walk with the dog. It counts as study time.</li></ul>
<h2>Words that help</h2>
<p>‘What is the hardest part?’ is better than ‘Have you finished?’ Say which effort you saw. Do not compare with a cousin. Tell him about a time when you failed and what came after. And say the sentence that many young patients tell us they longed for: ‘You are worth more to us than any result.’</p>
<p>Tuition on six evenings can be too much. Ask him which one he would drop, and listen to the answer.</p>
<h2>When it is more than stress</h2>
<p>Look for change: friends no longer matter, marks fall suddenly, food is refused or eaten in secret, long sleeves in the heat, giving away treasured things, messages about being a burden. Panic attacks, with a racing heart and tingling fingers, can be treated well.</p>
<h2>When to see a doctor</h2>
<p>Make an appointment within a week if the low mood or the fear lasts for more than two weeks, or if he stops going to school. The school counsellor is a good partner. If he speaks of dying or hurts himself, stay with him and come the same day. In danger call <strong>999</strong>, and at other hours the HEAL line at <strong>15555</strong> can advise both of you.</p>` },
  },
  {
    kind: 'article', slug: 'knees-that-ache-on-the-stairs',
    title: t('Knees that ache on the stairs', 'Lutut yang sakit ketika naik tangga', '上下楼梯时膝盖疼痛'),
    summary: t('Strong thighs are the best medicine for worn knees. Three exercises, and when an operation makes sense.', 'Otot paha yang kuat ialah ubat terbaik untuk lutut haus. Tiga senaman, dan bila pembedahan wajar dilakukan.', '强健的大腿是磨损膝盖的良药。三个练习动作，以及何时才需要手术。'),
    fields: { type: 'explained' }, topics: ['bones', 'ageing'], author: 'Dr Ravi Shankar Maniam', reviewer: 'Dr Noor Hidayah Karim', publishedAt: '2026-03-09T09:00:00+08:00',
    body: { en: `<p>The market is on the first floor and you think about it before you go. Squatting, sitting on the floor for a feast, the positions of prayer: a sore knee is felt in all of them. Usually the cause is osteoarthritis. The smooth covering of the joint has become thin, and the muscles around it weak.</p>
<h2>Movement does not wear it out</h2>
<p>Many people rest the knee to save it. But cartilage has no blood vessels. It is fed when the joint moves, like a sponge that is pressed and let go. And strong thighs carry weight that the joint would otherwise have to carry.</p>
<h2>Three exercises</h2>
<ol><li><strong>Leg straight.</strong> Sit on a chair, stretch one leg out, hold for five seconds. Ten times each side.</li><li><strong>Up and down.</strong> Stand up from a firm chair without using your hands, sit down slowly. Ten times.</li><li><strong>Heel raise.</strong> Hold the kitchen counter, rise on your toes, come down slowly. Fifteen times.</li></ol>
<p>Do them every day for twelve weeks. A little soreness in the evening is fine. Sharp pain or swelling means do fewer.</p>
<h3>What else helps</h3>
<p>Each kilo of body weight puts three or four kilos on the knee when you take the stairs, so losing five kilos takes off a heavy suitcase. Hold a stick in the hand <em>opposite</em> the sore knee. Paracetamol or a pain gel is a good first medicine. Anti-inflammatory tablets are stronger, but they can hurt the stomach, kidneys and heart. Glucosamine is mostly money spent.</p>
<p>Pray on a chair if you need to. Religious teachers agree that this is permitted.</p>
<h2>When an operation makes sense</h2>
<p>When pain wakes you at night and you have tried exercise properly, a new joint can give back years of walking. Most people stand on the same day, and drive after about six weeks. It is your decision, not that of the X-ray.</p>
<h2>When to see a doctor</h2>
<p>See an <a href="/speciality-centre/orthopaedics">orthopaedic doctor</a> if the knee locks, gives way, or hurts for more than six weeks. Come the same day if it is suddenly hot, red and very painful, above all with fever, since this can be gout or an infection. Come at once after a fall if you cannot put weight on it, or if the calf is swollen and hurts.</p>` },
  },
  {
    kind: 'article', slug: 'forgetful-or-dementia',
    title: t('Forgetful, or the beginning of dementia?', 'Pelupa, atau permulaan demensia?', '只是健忘，还是失智症的开始？'),
    summary: t('Losing the keys is normal. Forgetting what keys are for is not. How to tell, and how to make the house safe.', 'Hilang kunci itu biasa. Lupa kegunaan kunci itu tidak biasa. Cara membezakannya dan menjadikan rumah selamat.', '找不到钥匙很平常，忘了钥匙的用途则不然。如何分辨，并让家里更安全。'),
    fields: { type: 'explained' }, topics: ['ageing', 'mental-health'], author: 'Dr Noor Hidayah Karim', reviewer: 'Dr Ong Teik Huat', publishedAt: '2026-09-21T09:00:00+08:00',
    body: { en: `<p>Your mother tells the same story twice, and you lie awake. Everyone forgets more as the years go by. Dementia is something else, an illness of the brain that slowly takes away memory, words, judgement and, at last, daily life. Not every forgetful person has it, and some causes can be cured.</p>
<h2>What is normal and what is not</h2>
<ul><li>Normal: a name comes back later. Not: the names of the grandchildren are gone.</li><li>Normal: she forgets why she went to the kitchen. Not: she forgets that the stove is on, again and again.</li><li>Normal: he asks for the date. Not: he is lost on the way home from his own mosque or temple.</li><li>Normal: tired of parties. Not: a gentle person becomes suspicious and accuses the maid.</li></ul>
<h2>Causes that can be treated</h2>
<p>Low thyroid, lack of vitamin B12, depression, poor hearing, an infection, poor sleep, alcohol, or tablets for itching, bladder and sleep can all look like dementia. That is why we test blood, hearing and mood, and go through the whole bag of medicines. Often there is a scan. Sudden confusion over hours or days is not dementia. It is an emergency.</p>
<h2>If it is dementia</h2>
<p>There is no cure yet, but there is much to do. Some tablets slow the loss for a time. Controlling blood pressure and sugar, walking, music, friends and hearing aids all help. While she can still decide, talk about money, the house and who should speak for her.</p>
<h3>A safer and calmer house</h3>
<ul><li>Bright lights, also at night on the way to the toilet. No loose mats.</li><li>A large calendar and labels with pictures on the cupboards.</li><li>A gas stove that shuts itself off, and a bracelet with a telephone number.</li><li>Do not argue about facts. Answer the feeling: ‘You miss your mother. Tell me about her.’</li></ul>
<p>And look after the one who cares. Share the nights, accept help, and come to our family group. Exhausted carers fall ill too.</p>
<h2>When to see a doctor</h2>
<p>Make an appointment with a <a href="/speciality-centre/geriatrics">doctor for older people</a> if memory has troubled daily life for some months. Come along and bring examples. Come the same day for sudden confusion, fever, a fall on the head, or drowsiness. Call <strong>999</strong> if the face droops, an arm is weak or speech is slurred.</p>` },
  },
];
