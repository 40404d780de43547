import type { SampleEntry } from './sample-entry.ts';
import { t } from './three-languages.ts';

/** Heart, diabetes, food, infections and the air we breathe. */
export const articlesFirst: readonly SampleEntry[] = [
  {
    kind: 'article', slug: 'chest-pain-when-to-call-999',
    title: t('Chest pain: when to call 999', 'Sakit dada: bila perlu hubungi 999', '胸痛：何时拨打 999'),
    summary: t('How a heart attack feels, what to do in the first ten minutes, and which chest pains can wait for the clinic.', 'Bagaimana rasanya serangan jantung, apa yang perlu dibuat dalam sepuluh minit pertama, dan sakit dada yang boleh menunggu klinik.', '心脏病发是什么感觉、最初十分钟该做什么，以及哪些胸痛可以等到门诊再看。'),
    fields: { type: 'guide' }, topics: ['heart'], author: 'Dr Hafizuddin Rosman', reviewer: 'Dr Lavanya Selvakumar', publishedAt: '2025-10-06T09:00:00+08:00',
    body: { en: `<p>Most chest pain is not a heart attack. A pulled muscle, acid from the stomach or a bad cough can all hurt. But a heart attack gets worse with every minute, so it is right to act first and be wrong, rather than wait and be right.</p>
<h2>How a heart attack feels</h2>
<p>Many people do not call it pain. They say it is a weight, a tight belt, or food that is stuck. It sits in the middle of the chest, lasts longer than a few minutes, and may spread to the left arm, both arms, the jaw or the back. You may sweat, feel sick or find it hard to breathe.</p>
<p>Women, people over 75 and people with diabetes sometimes have no chest pain at all. They are suddenly breathless, weak or sick for no clear reason. Take this just as seriously.</p>
<h2>The first ten minutes</h2>
<ol><li>Stop what you are doing and sit down, leaning back with your knees bent.</li><li>Call <strong>999</strong>, or ask someone to call. Say ‘chest pain’ and where you are.</li><li>Chew one 300 mg aspirin tablet if you are not allergic to it and no doctor has told you to avoid it.</li><li>Unlock the front door and put your list of medicines where the crew can see it.</li></ol>
<p>Do not drive yourself, and do not wait for a family member to come home. The ambulance crew can treat you on the way and start your heart again if it stops. A car in a traffic jam cannot.</p>
<h2>Chest pain that can wait for a day</h2>
<p>Pain that you can point to with one finger, that hurts more when you press it or twist, or that comes only after a spicy meal, is less likely to be the heart. See a doctor in the next day or two. If you are not sure which kind you have, treat it as the serious kind.</p>
<h2>When to see a doctor</h2>
<p>Book a visit soon if your chest feels tight when you climb stairs and settles when you rest. This can be angina, a warning that an artery is narrow. A <a href="/speciality-centre/cardiology">heart doctor</a> can find out with a heart tracing, a treadmill test or a scan. If it starts to come at rest, or with less effort than before, do not wait for the appointment: call 999.</p>` },
  },
  {
    kind: 'article', slug: 'high-blood-pressure-without-symptoms',
    title: t('High blood pressure: the illness you cannot feel', 'Tekanan darah tinggi: penyakit yang tidak terasa', '高血压：您感觉不到的疾病'),
    summary: t('Nearly one in three Malaysian adults has it and many do not know. Here is how to measure it well at home.', 'Hampir seorang daripada tiga orang dewasa di Malaysia menghidapinya dan ramai tidak sedar. Ini cara mengukurnya dengan betul di rumah.', '近三分之一的马来西亚成年人患有高血压，许多人并不知情。这里教您在家正确测量。'),
    fields: { type: 'explained' }, topics: ['heart', 'ageing'], author: 'Dr Lavanya Selvakumar', reviewer: 'Dr Hafizuddin Rosman', publishedAt: '2025-11-10T09:00:00+08:00',
    body: { en: `<p>High blood pressure does not usually hurt. Most people feel perfectly well for years. Meanwhile the blood pushes too hard against the walls of the arteries, and this slowly harms the heart, brain, kidneys and eyes. That is why we measure it even when you come for something else.</p>
<h2>What the numbers mean</h2>
<p>The first number is the pressure when the heart squeezes, the second when it rests. In Malaysia, doctors call it high when it stays at <strong>140/90 or above</strong> in the clinic on different days, or at 135/85 or above at home. One high reading after running for the lift means very little.</p>
<h2>How to measure it at home</h2>
<ul><li>Use a machine with a cuff for the upper arm, in the right size for you.</li><li>No coffee, cigarettes or exercise for half an hour before. Go to the toilet first.</li><li>Sit for five minutes, back supported, feet flat on the floor, arm on a table.</li><li>Do not talk. Take two readings, one minute apart.</li><li>Write them down, morning and evening, for seven days, and bring the list.</li></ul>
<p>Home readings are often truer than ours, because many people are nervous in a clinic.</p>
<h2>What brings it down</h2>
<p>Salt is the biggest lever in a Malaysian kitchen. Soy sauce, belacan, salted fish, instant noodles and the soup at the bottom of the bowl hold most of it. Leave the soup, ask for sauce on the side, and aim for less than one teaspoon of salt in a whole day. Walking for half an hour on most days, losing a few kilos and sleeping enough help too.</p>
<p>If you need tablets, it does not mean that you have failed. Most people need two kinds in small amounts. Take them even when your numbers are good, because the tablets are the reason why they are good. If one gives you a cough, swollen ankles or dizziness, tell us. There is nearly always another.</p>
<h2>When to see a doctor</h2>
<p>If your average at home is 135/85 or more, see a doctor within a few weeks. If it is 180/120 or more, rest and measure again after five minutes. Still that high, but you feel well: see a doctor today. With a severe headache, chest pain, trouble seeing, weakness on one side or confusion, call <strong>999</strong>.</p>` },
  },
  {
    kind: 'article', slug: 'durian-and-blood-pressure',
    title: t('Durian and blood pressure: what is true', 'Durian dan tekanan darah: apa yang benar', '榴梿与血压：哪些说法是真的'),
    summary: t('Every season the same worries come back. We sort the facts from the stories, seed by seed.', 'Setiap musim kebimbangan yang sama timbul. Kami mengasingkan fakta daripada cerita, seulas demi seulas.', '每逢榴梿季，同样的担忧又来了。我们逐一分清事实与传言。'),
    fields: { type: 'explained' }, topics: ['nutrition', 'heart', 'diabetes'], author: 'Dr Chong Mei Xin', reviewer: 'Dr Lavanya Selvakumar', publishedAt: '2026-06-15T09:00:00+08:00',
    body: { en: `<p>In June and December our clinics hear the same question from Batu Pahat to Bukit Mertajam: ‘Doctor, may I?’ For most people the answer is yes, in a small amount. For a few people it is no, and it helps to know whether you are one of them.</p>
<h2>Does durian raise blood pressure?</h2>
<p>When researchers measured healthy people before and after eating durian, the blood pressure hardly changed, though the heart beat a little faster for a while. The ‘heaty’ feeling comes from a large, rich, sugary meal that your body has to work on. Durian contains almost no salt. So one serving is unlikely to push your pressure up, but a whole evening of it adds many calories, and weight raises blood pressure over time.</p>
<h2>Who should be careful</h2>
<ul><li><strong>Diabetes:</strong> three medium seeds hold about as much sugar and starch as a small bowl of rice. Count them in place of the rice, not after it, and check your sugar two hours later.</li><li><strong>Kidney disease or dialysis:</strong> durian is rich in potassium. If your kidneys cannot remove it, the heart may beat dangerously. Most people on dialysis should not eat it at all. Ask your kidney doctor first.</li><li><strong>Some heart and blood pressure tablets</strong>, such as perindopril, losartan or spironolactone, also keep potassium in the body. With normal kidneys two seeds are fine; ask us if you have been told that your potassium is high.</li></ul>
<h3>Durian and alcohol</h3>
<p>This old warning has something in it. The sulphur in durian can slow down the way the liver clears alcohol. You may flush, vomit and feel your heart race. It is wise to keep the two apart, preferably on different days.</p>
<h3>What about mangosteen and water from the husk?</h3>
<p>Mangosteen is a pleasant fruit, but it does not cancel the sugar of the durian. Drinking salt water from the husk only adds salt. Plain water is better.</p>
<h2>When to see a doctor</h2>
<p>Call <strong>999</strong> for chest pain, fainting, or a heartbeat that is very slow or uneven after a durian feast, above all if you have kidney disease. If your sugar stays above 16 mmol/L, or you have diabetes and keep vomiting, come to the emergency department the same day. To plan the next season without fear, talk to one of our dietitians.</p>` },
  },
  {
    kind: 'article', slug: 'fasting-in-ramadan-with-diabetes',
    title: t('Fasting in Ramadan when you have diabetes', 'Berpuasa pada bulan Ramadan dengan diabetes', '糖尿病人如何度过斋戒月'),
    summary: t('Plan with your doctor six weeks before, change the tablets, check your sugar, and know the numbers at which to break the fast.', 'Rancang bersama doktor enam minggu lebih awal, ubah suai ubat, periksa gula dan ketahui paras gula untuk berbuka segera.', '提前六周与医生商量、调整药物、测量血糖，并记住必须停止禁食的数值。'),
    fields: { type: 'guide' }, topics: ['diabetes', 'nutrition'], author: 'Dr Norazlina Che Wan', reviewer: 'Dr Farid Zulkarnain', publishedAt: '2026-01-12T09:00:00+08:00',
    body: { en: `<p>For many of our patients Ramadan is the dearest month of the year. Many people with type 2 diabetes can fast safely when they have prepared. Others should not, and religious teaching excuses those whom fasting would harm. We would like you to decide with your doctor, not alone and not on the first morning.</p>
<h2>See us six weeks before</h2>
<p>We will look at your HbA1c, kidneys, blood pressure and feet, and ask how last Ramadan went. From this we can tell whether your risk is low, middle or high.</p>
<p>We usually advise against fasting if you have had severe low sugar or a diabetic emergency in the last three months, if you cannot feel low sugar coming, if your kidneys are badly damaged, if you are pregnant and use insulin, or if you have type 1 diabetes that is not steady.</p>
<h3>Tablets and insulin</h3>
<p>Some medicines, such as metformin, often only change their hour. Others, such as gliclazide and insulin, can bring the sugar too low during the day and usually need a smaller dose at sahur. Please do not work this out yourself and never stop insulin altogether. We will write the new plan on one page for you.</p>
<h2>At sahur and iftar</h2>
<ul><li>Take sahur as late as you can. Brown rice, oats, eggs, dhal and vegetables last longer than white bread and sweet tea.</li><li>Break the fast with water and one or two dates, pray, then eat a normal plate: half vegetables, a quarter rice, a quarter fish or chicken.</li><li>Keep kuih and syrup drinks for one or two evenings a week, in small amounts.</li><li>Drink eight glasses of water between iftar and sleep.</li></ul>
<h2>Check your sugar, and know when to stop</h2>
<p>A finger prick does not break the fast. Check in the middle of the morning, in the middle of the afternoon, before iftar, and whenever you feel unwell.</p>
<p><strong>Break the fast at once if your sugar is below 3.9 mmol/L, or above 16.6 mmol/L, or if you are shaking, confused, vomiting or very thirsty.</strong> For low sugar take three teaspoons of sugar or half a glass of sweet drink, and check again after fifteen minutes. You can make up the day later.</p>
<h2>When to get help</h2>
<p>Call <strong>999</strong> if someone with diabetes cannot be woken, cannot swallow or behaves strangely. See a doctor the same day if the sugar is above 16.6 twice, or low twice in a week. After Raya, come back to us: the doses go back to the old ones, and the biscuits have been counted in advance.</p>` },
  },
  {
    kind: 'article', slug: 'the-first-month-with-type-2-diabetes',
    title: t('The first month with type 2 diabetes', 'Bulan pertama dengan diabetes jenis 2', '确诊2型糖尿病后的第一个月'),
    summary: t('You have just been told. Here is what matters this week, what can wait, and what you may still eat.', 'Anda baru diberitahu. Ini yang penting minggu ini, yang boleh ditangguh, dan yang masih boleh dimakan.', '您刚得知结果。这里说明本周要做什么、什么可以稍后、以及还能吃什么。'),
    fields: { type: 'explained' }, topics: ['diabetes'], author: 'Dr Farid Zulkarnain', reviewer: 'Dr Norazlina Che Wan', publishedAt: '2025-11-24T09:00:00+08:00',
    body: { en: `<p>Perhaps a blood test at work found it, or you came because you were thirsty and tired. About one in six adults in Malaysia has diabetes, so you know others who live with it, even if they never said so. You did not cause this by eating one thing. And you can do a lot about it.</p>
<h2>What is happening</h2>
<p>Insulin is the key that lets sugar from the blood into your muscles. In type 2 diabetes the key turns badly, and later there are fewer keys. The sugar stays in the blood and, over years, hurts small blood vessels in the eyes, kidneys and feet, and large ones in the heart and brain.</p>
<h2>This week</h2>
<ul><li>Take the tablets as written. Metformin may upset the stomach at first; take it with food and give it two weeks.</li><li>Replace sweet drinks with plain water or tea without sugar. For many people this alone makes the biggest difference.</li><li>Walk for ten minutes after each meal.</li><li>Tell one person whom you trust.</li></ul>
<h2>This month</h2>
<p>We will check your eyes with a photograph, your kidneys with blood and urine, your feet with a soft thread, and your cholesterol and blood pressure. These checks come back every year. You will also meet a dietitian, and you are welcome to bring whoever cooks at home.</p>
<p>You do not need special food. Picture a plate: half of it vegetables, a quarter fish, chicken, egg or tofu, a quarter rice or noodles. A banana leaf meal, chicken rice or thosai can all be fitted on this plate.</p>
<h3>A number to know: HbA1c</h3>
<p>This blood test shows the average sugar of the last three months. For many people the goal is 6.5 to 7.0 per cent; for older people or those with other illnesses it may be higher. Ask us for <em>your</em> number.</p>
<h2>When to see a doctor quickly</h2>
<p>Come the same day if you vomit and cannot keep water down, if your sugar stays above 16 mmol/L, or if a wound on the foot is red, swollen or smells. Call <strong>999</strong> for confusion, fast deep breathing or chest pain. For the rest, our <a href="/speciality-centre/endocrinology">diabetes clinics</a> see new patients within a few days.</p>` },
  },
  {
    kind: 'article', slug: 'looking-after-your-feet-with-diabetes',
    title: t('Two minutes a day for your feet', 'Dua minit sehari untuk kaki anda', '每天两分钟，照顾您的双脚'),
    summary: t('Diabetes can take the feeling from your feet. A short look each evening can save a toe.', 'Diabetes boleh menghilangkan rasa pada kaki. Pemeriksaan singkat setiap malam boleh menyelamatkan jari kaki.', '糖尿病会使双脚失去知觉。每晚看一看，也许就能保住一根脚趾。'),
    fields: { type: 'prevention' }, topics: ['diabetes', 'ageing'], author: 'Dr Ganesan Muthiah', reviewer: 'Dr Farid Zulkarnain', publishedAt: '2026-02-09T09:00:00+08:00',
    body: { en: `<p>A man in Taiping walked for a whole day with a drawing pin in his slipper. He did not feel it. Years of high sugar had dulled the nerves in his feet. He came in time, and the wound healed. Many lose a toe because a small wound was seen too late.</p>
<h2>The evening look</h2>
<ol><li>Sit under a good light and look at the top, the sole and between the toes of each foot. Use a mirror, or ask someone at home.</li><li>Look for cuts, blisters, cracks, redness, wet white skin or a change of colour.</li><li>Touch: is one place hotter than the rest?</li><li>Wash with lukewarm water, test it with your elbow, and dry well between the toes.</li><li>Cream on the heels, none between the toes.</li></ol>
<h2>Shoes, slippers and prayers</h2>
<p>Do not walk barefoot, not even inside the house. At the mosque or temple, keep clean socks with you and look at your soles afterwards. Buy shoes in the afternoon when feet are a little larger, and put your hand inside before you put a foot in. Flip-flops rub between the toes and do not protect you.</p>
<p>Cut nails straight across. Leave corns and hard skin to a nurse: corn plasters hold acid, and razor blades slip. Foot spas and reflexology with sticks or hot stones are not for feet that cannot feel.</p>
<h2>Why smoking matters here</h2>
<p>A foot needs blood to heal. Smoking narrows the same small vessels that diabetes harms. If you stop, your feet notice within weeks.</p>
<h2>When to see a doctor</h2>
<p>See us within a day for any open wound, blister or new hard black spot, even if it does not hurt. Come <strong>at once</strong>, at any hour, if the foot is red, hot and swollen, if the redness spreads, if it smells, if the foot turns cold and pale, or if you have fever. A warm, swollen foot without a wound may be a silent fracture, so please do not walk on it until we have seen it.</p>` },
  },
  {
    kind: 'article', slug: 'dengue-the-day-the-fever-falls',
    title: t('Dengue: watch most closely when the fever falls', 'Denggi: perhatikan lebih rapi apabila demam kebah', '骨痛热症：退烧时更要留意'),
    summary: t('The most dangerous day of dengue can look like the day you get better. These are the warning signs.', 'Hari paling bahaya demam denggi boleh kelihatan seperti hari anda sembuh. Inilah tanda amarannya.', '骨痛热症最危险的一天，看起来可能像是好转的一天。请记住这些警讯。'),
    fields: { type: 'guide' }, topics: ['infections', 'children'], author: 'Dr Suraya Anuar', reviewer: 'Dr Jeremy Lau Kok Wai', publishedAt: '2026-07-06T09:00:00+08:00',
    body: { en: `<p>Dengue begins like many fevers: a sudden high temperature, headache, pain behind the eyes, aching bones, no appetite. Most people recover within ten days. A few become very ill, and they do so at a moment that nobody expects.</p>
<h2>The three parts of dengue</h2>
<p><strong>Fever, day one to three or more.</strong> You feel awful. A blood test called NS1 can show dengue in these first days. A negative test does not rule it out.</p>
<p><strong>The danger days, often day three to seven.</strong> The fever falls. In most people that is the end. In some, fluid leaks out of the blood vessels, and the pressure drops. This lasts one or two days.</p>
<p><strong>Recovery.</strong> The appetite returns. An itchy rash with pale islands may appear. You may be tired for weeks.</p>
<h2>At home</h2>
<ul><li>Drink often: water, oral rehydration salts, soup, barley water or juice. You should pass urine at least every six hours.</li><li>For fever take <strong>paracetamol only</strong>, no more than the leaflet says. Do not take aspirin, ibuprofen or mefenamic acid: they can cause bleeding.</li><li>Go for your blood count each day that the doctor asks for it.</li><li>Sleep under a net or use repellent, so that mosquitoes do not carry your dengue to the family.</li></ul>
<p>Papaya leaf juice is often suggested. It has not been shown to prevent severe dengue, and it does not replace fluid or blood tests.</p>
<h2>Warning signs: come at once, day or night</h2>
<ul><li>strong pain in the belly</li><li>vomiting three times or more in a day, or you cannot drink</li><li>bleeding from the gums or nose, vomiting blood, black stools, or unusually heavy periods</li><li>very tired, restless or drowsy</li><li>cold, damp hands and feet, dizziness on standing</li><li>hard to breathe, or no urine for six hours</li></ul>
<p>Call <strong>999</strong> if someone faints, is confused or is cold and pale. Pregnant women, babies, people over 65 and people with diabetes, heart or kidney disease should see a doctor on the first day of fever.</p>
<h2>Once a week, ten minutes</h2>
<p>The mosquito breeds in clean water near the house: flower pot saucers, pails, gutters, the tray of the fridge. Empty and scrub them every week. If someone in your road has dengue, the health office may come to fog. Fogging kills only adult mosquitoes, so the scrubbing still counts.</p>` },
  },
  {
    kind: 'article', slug: 'when-the-haze-comes',
    title: t('When the haze comes: what the number means for you', 'Apabila jerebu melanda: maksud bacaan IPU untuk anda', '烟霾来袭：读懂空气指数'),
    summary: t('How to read the air pollution index, when a child should stay inside, and which mask truly helps.', 'Cara membaca indeks pencemaran udara, bila anak perlu duduk di dalam rumah, dan pelitup muka yang benar-benar membantu.', '如何看懂空气污染指数、孩子何时应留在室内，以及哪种口罩真正有用。'),
    fields: { type: 'guide' }, topics: ['children', 'ageing'], author: 'Dr Melissa Anak Nyandang', reviewer: 'Dr Azhar Tarmizi', publishedAt: '2026-08-10T09:00:00+08:00',
    body: { en: `<p>Between June and October, smoke from burning land can hang over Malaysia for days. The smallest bits of soot are thirty times thinner than a hair. They travel deep into the lungs, and some pass into the blood. A healthy adult may notice only sore eyes. For others a hazy week can mean a stay in hospital.</p>
<h2>Reading the index</h2>
<p>The Department of Environment publishes the index, called API or IPU, every hour for each town.</p>
<ul><li><strong>0 to 50, good:</strong> live as usual.</li><li><strong>51 to 100, moderate:</strong> people with asthma keep the inhaler near.</li><li><strong>101 to 200, unhealthy:</strong> no hard exercise outside. Children, pregnant women, older people and people with heart or lung disease stay inside as far as possible.</li><li><strong>201 to 300, very unhealthy:</strong> everyone stays inside where they can. Schools may close.</li><li><strong>Above 300, hazardous:</strong> stay inside and follow the advice of the authorities.</li></ul>
<h2>A clean room and the right mask</h2>
<p>Choose one room, close the windows, switch the air conditioner to recirculate and wash its filter each week. A purifier with a HEPA filter helps if it fits the size of the room. No mosquito coils, incense, frying or smoking indoors. Wipe with a wet cloth; a broom only throws the dust back into the air.</p>
<p>A cloth or surgical mask stops droplets but lets most of the smoke through. An N95 or KN95 mask that sits tightly works better. Take it off if you feel dizzy or breathless. They do not fit small children, so for them staying inside is the better protection. Do not put a mask on a child under two.</p>
<h2>If you have asthma or a heart condition</h2>
<p>Take your preventer inhaler every day, also when you feel well. Have two weeks of medicine at home before the season. If you do not have a written asthma plan, <a href="/speciality-centre/respiratory">ask us for one</a>.</p>
<h2>When to see a doctor</h2>
<p>See a doctor the same day if you need your blue inhaler more than every four hours, if a cough keeps you from sleeping, or if a child breathes fast or feeds poorly. Call <strong>999</strong> if someone cannot finish a sentence, has blue lips, or has chest pain.</p>` },
  },
  {
    kind: 'article', slug: 'gastric-pain-that-keeps-coming-back',
    title: t('Gastric pain that keeps coming back', 'Gastrik yang berulang', '反复发作的胃痛'),
    summary: t('Missed meals are only part of the story. What causes it, what helps, and which signs need a camera test.', 'Lewat makan hanya sebahagian daripada puncanya. Apa penyebabnya, apa yang membantu dan tanda yang memerlukan endoskopi.', '三餐不定时只是原因之一。了解成因、缓解方法，以及哪些迹象需要做胃镜。'),
    fields: { type: 'explained' }, topics: ['digestion', 'nutrition'], author: 'Dr Tan Boon Hock', reviewer: 'Dr Rohaya Mat Isa', publishedAt: '2025-12-08T09:00:00+08:00',
    body: { en: `<p>In Malaysia we say ‘gastric’ for a burning or gnawing pain below the ribs, a full feeling after a few bites, wind, or sour fluid in the throat. Nearly everyone has it now and then. If it comes back every week, it is worth finding out why.</p>
<h2>The usual causes</h2>
<ul><li><strong>Acid that flows up</strong> into the gullet, worse when you lie down after a late supper.</li><li><strong>A germ called Helicobacter pylori</strong>, which lives in the stomach of many Malaysians and can cause ulcers. It often passes between family members in childhood.</li><li><strong>Painkillers</strong> such as ibuprofen, diclofenac, mefenamic acid and aspirin. They can make a hole in the lining without warning.</li><li><strong>A sensitive stomach</strong>, which is painful though nothing is damaged. Worry makes it worse, but the pain is real.</li></ul>
<h2>What you can try first</h2>
<p>Eat smaller meals and finish supper three hours before bed. Raise the head of the bed by a hand’s width. Notice your own triggers: for many people they are chilli, santan, fried food, coffee, teh tarik and fizzy drinks. Stop smoking. If you need a painkiller, choose paracetamol.</p>
<p>An antacid from the pharmacy helps for an hour or two. A stronger acid tablet may be taken for two weeks. If you need it longer, see a doctor, because the tablets can also hide something that should be found.</p>
<h2>Tests that give an answer</h2>
<p>For people under 40 without alarm signs we often begin with a breath or stool test for Helicobacter. If it is positive, two weeks of tablets clear it in most people, and we check a month later that it has gone. A <a href="/speciality-centre/gastroenterology">camera test</a>, called a gastroscopy, takes about ten minutes. You may choose to sleep lightly.</p>
<h2>When to see a doctor</h2>
<p>Book soon if you are over 40 and the pain is new, if you lose weight without trying, if food sticks, if you vomit again and again, if a blood test shows anaemia, or if a parent or sibling had stomach cancer.</p>
<p>Go to the emergency department now if you vomit blood or something like coffee grounds, pass black, sticky stools, or have sudden hard pain. Remember that heart attacks can feel like gastric. With sweating, breathlessness or pain in the arm or jaw, call <strong>999</strong>.</p>` },
  },
  {
    kind: 'article', slug: 'after-the-flood-leptospirosis',
    title: t('After the flood: fever, wounds and clean water', 'Selepas banjir: demam, luka dan air bersih', '水灾之后：发烧、伤口与干净的水'),
    summary: t('Cleaning up brings its own dangers. How to protect yourself from rat urine, dirty wounds and bad water.', 'Kerja membersih membawa bahaya tersendiri. Cara melindungi diri daripada kencing tikus, luka kotor dan air tercemar.', '清理家园也有危险。如何防范鼠尿病、伤口感染与不洁饮水。'),
    fields: { type: 'prevention' }, topics: ['infections'], author: 'Dr Jeremy Lau Kok Wai', reviewer: 'Dr Suraya Anuar', publishedAt: '2025-12-29T09:00:00+08:00',
    body: { en: `<p>When the water goes down, the work begins. Our hospitals in Kota Bharu, Kuantan and Temerloh see more people in the two weeks after a flood than during it. Most of that can be prevented with boots, gloves and a kettle.</p>
<h2>Rat urine disease</h2>
<p>Leptospirosis comes from germs in the urine of rats and other animals. They live in mud and puddles and enter through cuts, or through the eyes and mouth. Illness starts two days to four weeks later with high fever, headache, red eyes and painful calves. Early on, ordinary antibiotics cure it. Left alone, it can harm the kidneys, liver and lungs.</p>
<ul><li>Wear boots and rubber gloves. Cover cuts with waterproof plasters.</li><li>Wash with soap after each round of cleaning, and shower before you eat.</li><li>Clean floors and walls with one part bleach to nine parts water. Never mix bleach with other cleaners.</li><li>Throw away food that the water has touched, even in a closed packet.</li></ul>
<h2>Wounds</h2>
<p>Rinse each cut at once with clean running water and soap, then cover it. If it is deep or dirty and your last tetanus injection was more than five years ago, you need a new one. A fishbone or nail in the foot is the commonest wound that we see, and people with diabetes should show us every one of them.</p>
<h2>Water, food, electricity and sleep</h2>
<p>Bring water to a rolling boil for one minute and let it cool in a covered pot. If you get diarrhoea, drink oral rehydration salts after each loose stool. Give babies breast milk more often.</p>
<p>Do not switch anything on before an electrician has looked. Lift things with a stick first: snakes and centipedes hide under wet boards. And rest. Anger and tears some days after a flood are normal. If sleep does not come back after two weeks, talk to us, or call the Ministry of Health’s HEAL line at 15555.</p>
<h2>When to see a doctor</h2>
<p>See a doctor the same day for any fever within a month of wading through flood water, and say that you did. Come at once with yellow eyes, little urine, trouble breathing, a bite, or a wound that turns red and hot. For a snake bite keep still and call <strong>999</strong>.</p>` },
  },
  {
    kind: 'article', slug: 'travelling-with-a-long-term-illness',
    title: t('Travelling with a long-term illness', 'Mengembara dengan penyakit jangka panjang', '带着慢性病去旅行'),
    summary: t('Medicines, insurance, vaccines and the long flight: a checklist for holidays and for umrah.', 'Ubat, insurans, vaksin dan penerbangan jauh: senarai semak untuk percutian dan umrah.', '药物、保险、疫苗与长途飞行：出国旅行与朝圣的检查清单。'),
    fields: { type: 'prevention' }, topics: ['travel', 'heart', 'diabetes'], author: 'Dr Azhar Tarmizi', reviewer: 'Dr Norazlina Che Wan', publishedAt: '2026-05-04T09:00:00+08:00',
    body: { en: `<p>High blood pressure, diabetes, asthma or a heart stent need not keep you at home. What goes wrong on a journey is nearly always small and can be foreseen: the tablets are in the lost suitcase, or nobody knows their names.</p>
<h2>Six weeks before</h2>
<ul><li>See your doctor. Ask if you are fit to fly, and for a letter with your illnesses and medicines by their generic names.</li><li>Ask about vaccines. Influenza is wise for most travellers. Saudi Arabia requires the meningococcal vaccine for haj and umrah. Some countries in Africa and South America require yellow fever.</li><li>Buy insurance and tell the truth about your illness. A policy that does not know of it will not pay.</li></ul>
<h3>Packing</h3>
<p>Take medicine for the journey and one week more. Carry all of it in your hand luggage, in the original boxes. Insulin freezes in the hold of an aircraft, so keep it with you in a cool pouch. Some painkillers, sleeping tablets and cough mixtures are forbidden in certain countries. Ask the embassy if you are not sure.</p>
<h2>On the flight</h2>
<p>Sitting still for more than four hours can cause a clot in the leg. Walk each hour, move your ankles, drink water, and wear loose clothes. If you have had a clot, cancer treatment or an operation in the last months, ask us beforehand. Do not fly for at least a day after diving, and wait as long as your surgeon says after an operation.</p>
<p>When you cross time zones, count the hours between doses and not the clock on the wall. With insulin, we will write a plan for the travel day.</p>
<h2>Heat and crowds</h2>
<p>In Makkah the pavement can reach over 60 degrees. Diabetic feet burn without pain, so wear sandals outside and socks inside. Carry an umbrella, drink before you are thirsty, walk slowly, and wear a mask in a crowd. Low sugar is common on tawaf and sa’i: take a sweet and a meter.</p>
<h2>When to see a doctor</h2>
<p>During the journey, seek help at once for chest pain, one swollen painful leg, breathlessness, confusion or a wound on the foot. After coming home, see a doctor within a day for <strong>any fever</strong> in the first four weeks, and name the places where you have been. Cough and fever after the Middle East needs a telephone call first, so that we can prepare a room for you.</p>` },
  },
  {
    kind: 'article', slug: 'fatty-liver-found-by-chance',
    title: t('Fatty liver, found by chance', 'Hati berlemak yang ditemui secara kebetulan', '偶然发现的脂肪肝'),
    summary: t('A scan showed it and you feel fine. Why it still matters, and why half a plate can undo it.', 'Imbasan menunjukkannya sedangkan anda berasa sihat. Mengapa ia tetap penting, dan bagaimana separuh pinggan boleh memulihkannya.', '扫描发现了脂肪肝，您却毫无不适。为何仍要重视，以及怎样靠“半盘法”好转。'),
    fields: { type: 'explained' }, topics: ['digestion', 'nutrition', 'diabetes'], author: 'Dr Rohaya Mat Isa', reviewer: 'Dr Tan Boon Hock', publishedAt: '2026-09-14T09:00:00+08:00',
    body: { en: `<p>You went for a health check, and the report says ‘fatty liver’. You are not alone: doctors think that about one in three adults in Malaysia has it. Most never feel anything. In some the fat makes the liver sore and scarred, and after many years a scarred liver stops doing its work.</p>
<h2>Why the fat is there</h2>
<p>The liver stores what the body cannot use. Sweet drinks, large portions of rice and little movement fill the store. Being heavy around the waist, diabetes, high cholesterol and alcohol all add to it. Slim people can have it too, mostly those with a soft belly and thin legs. Hepatitis B and C are other causes of liver damage, and a blood test can tell.</p>
<h2>Is mine the harmless kind?</h2>
<p>We use your age and three blood results to work out a score. If the score is low, you do not need more tests now. If it is not, a painless scan called elastography measures how stiff the liver is. It takes ten minutes and you leave straight after.</p>
<h2>What makes it go away</h2>
<ul><li><strong>Lose 7 to 10 per cent of your weight, slowly.</strong> For someone of 80 kg this is six to eight kilos over half a year. Even three kilos help.</li><li><strong>Half the plate vegetables</strong>, and plain water in place of sweet drinks, also in place of fruit juice.</li><li><strong>Half an hour of brisk walking</strong> on five days a week. This shrinks the fat even when the scale does not move.</li><li><strong>No alcohol</strong>, or very little. Coffee without sugar is allowed and may even help.</li></ul>
<p>Be careful with herbs and slimming products sold online. Some of them harm the liver, and we see this every month. Bring the packet and we will tell you what we know.</p>
<h2>When to see a doctor</h2>
<p>Make an appointment if your liver blood tests stay raised, if you have diabetes as well, or if someone in the family has liver cancer or hepatitis B. Come the same day with yellow eyes, dark urine, a swollen belly, confusion or vomiting of blood. A <a href="/speciality-centre/hepatology">liver specialist</a> will see you.</p>` },
  },
];
