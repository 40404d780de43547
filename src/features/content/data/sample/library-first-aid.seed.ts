import type { SampleEntry } from './sample-entry.ts';
import { t } from './three-languages.ts';

type FirstAid = Omit<SampleEntry, 'kind' | 'author'>;

const firstAid: readonly FirstAid[] = [
  {
    slug: 'cardiac-arrest', publishedAt: '2026-01-05T10:00:00+08:00', reviewer: 'Dr Hafizuddin Rosman', topics: ['heart'],
    title: t('Cardiac arrest: how to do CPR', 'Jantung berhenti: cara melakukan CPR', '心脏骤停：如何做心肺复苏'),
    summary: t('Someone has collapsed and does not breathe normally. Call 999 and press hard on the chest.', 'Seseorang rebah dan tidak bernafas dengan normal. Hubungi 999 dan tekan dadanya dengan kuat.', '有人倒下且没有正常呼吸。拨打999，并用力按压胸部。'),
    fields: {
      overview: 'In a cardiac arrest the heart has stopped pumping. Without help the brain is harmed after four minutes, before most ambulances can arrive. Pressing on the chest keeps blood moving, and anyone can do it.',
      symptoms: ['collapses suddenly', 'does not answer when you shake the shoulders and shout', 'does not breathe, or only gasps'],
      causes: ['a heart attack or a dangerous heart rhythm', 'drowning or choking', 'electric shock', 'severe bleeding'],
      whenToSeeADoctor: 'Call 999 at once, put the phone on loudspeaker and follow what you are told. Ask someone to bring an AED, the small shock machine in many malls, stations and offices.',
      treatment: 'Lay the person flat on the back. Put the heel of one hand in the middle of the chest and the other hand on top, and press down five to six centimetres, 100 to 120 times a minute, letting the chest rise each time. If you are trained, give two breaths after every 30 presses; if not, just keep pressing. Switch the AED on and do what it says, and change places every two minutes until the crew takes over.',
      departments: ['emergency', 'cardiology'],
    },
  },
  {
    slug: 'choking', publishedAt: '2026-01-05T10:00:00+08:00', reviewer: 'Dr Chua Pei Ling', topics: ['children'],
    title: t('Choking', 'Tercekik', '噎住与窒息'),
    summary: t('Something blocks the airway. Five blows on the back, five thrusts on the belly, and again.', 'Sesuatu menyekat saluran nafas. Lima tepukan di belakang, lima tekanan perut, dan ulang.', '异物堵住气道。拍背五下、腹部冲击五下，反复进行。'),
    fields: {
      overview: 'Food or a small object is stuck in the airway. If the person can still cough, coughing is the best help. If no air moves, you have a few minutes.',
      symptoms: ['cannot speak, cry or cough', 'holds the throat', 'blue lips', 'becomes limp'],
      causes: ['meat, fish balls, nuts, rambutan and longan seeds', 'jelly, sweets, grapes', 'coins, small toys and button batteries', 'eating while talking or running'],
      whenToSeeADoctor: 'Ask someone to call 999 as soon as the person cannot cough or breathe. Everybody who has needed belly or chest thrusts should be checked by a doctor. A child who swallowed a button battery or a magnet must come to the emergency department at once.',
      treatment: 'Let them cough if they can. Otherwise bend them forward and give five firm blows between the shoulder blades with the heel of your hand. Then stand behind, put a fist above the navel and pull inwards and upwards five times. Repeat. For a baby under one year, lay the baby face down along your arm for five back blows, then face up for five presses with two fingers in the middle of the chest, never on the belly. If the person becomes limp, begin CPR.',
      departments: ['emergency', 'ent', 'paediatrics'],
    },
  },
  {
    slug: 'severe-bleeding', publishedAt: '2026-01-12T10:00:00+08:00', reviewer: 'Dr Mohd Izwan Salleh', topics: ['bones'],
    title: t('Severe bleeding', 'Pendarahan teruk', '严重出血'),
    summary: t('Press hard on the wound with whatever clean cloth you have, and do not let go.', 'Tekan luka dengan kuat menggunakan apa-apa kain bersih dan jangan lepaskan.', '用手边干净的布用力按住伤口，不要松手。'),
    fields: {
      overview: 'A person can lose a dangerous amount of blood within minutes. Firm pressure stops most bleeding. Clean is good, but quick is better.',
      symptoms: ['blood that spurts or keeps soaking the cloth', 'pale, cold, sweaty skin', 'weakness, thirst, confusion'],
      causes: ['road accidents', 'glass, knives, parangs and machines', 'falls onto sharp edges', 'blood thinners that make any bleeding heavier'],
      whenToSeeADoctor: 'Call 999 if blood spurts, if pressure for ten minutes does not stop it, if something is stuck in the wound, or if the person is pale and faint. Deep, dirty or gaping cuts should be seen within six hours, also for the tetanus injection.',
      treatment: 'Put on gloves or a plastic bag if you have one. Press with both hands straight on the wound and keep pressing; add more cloth on top and do not lift it to look. Lay the person down with the legs raised and keep them warm. If something sticks out of the wound, leave it there and press beside it. For an arm or leg that bleeds for its life, tie a wide band above the wound as tight as you can, and write down the time.',
      departments: ['emergency', 'general-surgery', 'vascular'],
    },
  },
  {
    slug: 'burns-and-scalds', publishedAt: '2026-01-12T10:00:00+08:00', reviewer: 'Dr Mohd Izwan Salleh', topics: ['children'],
    title: t('Burns and scalds', 'Melecur dan terbakar', '烧伤与烫伤'),
    summary: t('Twenty minutes of cool running water. No toothpaste, no soy sauce, no butter, no ice.', 'Air paip sejuk mengalir selama dua puluh minit. Jangan guna ubat gigi, kicap, mentega atau ais.', '用凉水冲洗二十分钟。不涂牙膏、酱油、牛油，也不敷冰块。'),
    fields: {
      overview: 'Heat stays in the skin after the flame or hot water has gone and goes on burning deeper. Cool water stops this. It helps up to three hours after the burn.',
      symptoms: ['red, painful skin', 'blisters', 'white, brown or black skin that may not hurt, a sign of a deep burn'],
      causes: ['hot drinks, soup and oil', 'steam and motorcycle exhaust pipes', 'fire crackers and pelita lamps', 'electricity and chemicals', 'the sun'],
      whenToSeeADoctor: 'Call 999 for a burn larger than the person’s palm in a child or larger than an arm in an adult, for burns of the face or airway, and for electric burns. Come the same day for blisters on hands, feet, joints or private parts, for any burn in a baby, and for white or black skin.',
      treatment: 'Hold the burn under cool running tap water for twenty minutes and keep the rest of the body warm. Take off rings, watches and clothes that do not stick. Lay cling film or a clean plastic bag loosely over it. Give paracetamol. Leave blisters closed, and put nothing else on. Chemicals are rinsed for much longer, with the clothes taken off.',
      departments: ['emergency', 'plastic-surgery', 'paediatrics'],
    },
  },
  {
    slug: 'seizure', publishedAt: '2026-01-26T10:00:00+08:00', reviewer: 'Dr Ong Teik Huat', topics: ['children'],
    title: t('A fit or seizure', 'Sawan', '抽搐与癫痫发作'),
    summary: t('Protect the head, look at the clock, put nothing in the mouth. Most fits stop by themselves.', 'Lindungi kepala, lihat jam, jangan masukkan apa-apa ke dalam mulut. Kebanyakan sawan berhenti sendiri.', '保护头部、看时间、不要塞任何东西入口。多数会自行停止。'),
    fields: {
      overview: 'In a fit, the nerve cells of the brain fire all at once. It is frightening to see, but most fits end within two or three minutes and the person feels no pain. Nobody swallows the tongue.',
      symptoms: ['falls and becomes stiff', 'arms and legs jerk', 'eyes roll, lips may turn blue, foam at the mouth', 'passes urine', 'sleepy or confused afterwards'],
      causes: ['epilepsy, often after missed tablets', 'fever in small children', 'low blood sugar', 'head injury, stroke or infection', 'stopping alcohol suddenly'],
      whenToSeeADoctor: 'Call 999 if it lasts longer than five minutes, if a second fit follows, if it is the first ever, if it happens in pregnancy or in water, or if the person is hurt or does not wake up. After any other fit tell the doctor within a day or two.',
      treatment: 'Note the time. Move away furniture, put something soft under the head, and loosen the collar. Do not hold the person down, and put nothing in the mouth, neither spoon nor fingers nor water. When the jerking stops, roll them onto the side, check the breathing and stay until they know where they are.',
      departments: ['neurology', 'emergency', 'paediatrics'],
    },
  },
  {
    slug: 'snake-bite', publishedAt: '2026-01-26T10:00:00+08:00', reviewer: 'Dr Mohd Izwan Salleh', topics: ['infections'],
    title: t('Snake bite', 'Patukan ular', '蛇咬伤'),
    summary: t('Keep still, take off rings, splint the limb and call 999. Do not cut, suck or tie.', 'Jangan bergerak, tanggalkan cincin, anduh anggota dan hubungi 999. Jangan toreh, sedut atau ikat ketat.', '保持不动、取下戒指、固定肢体并拨打999。勿割、勿吸、勿紧绑。'),
    fields: {
      overview: 'Cobras, kraits and pit vipers live in Malaysian fields, gardens and drains. Many bites contain no venom, but you cannot tell from outside. Hospitals have antivenom and advice from snake experts, and only a doctor should give it.',
      symptoms: ['two small holes or scratches', 'pain and swelling that creeps up', 'bleeding gums or bruises', 'drooping eyelids, slurred speech, trouble breathing', 'sometimes nothing at first'],
      causes: ['stepping on a snake in grass or at night', 'reaching under wood, stones or flood debris', 'trying to catch or kill it'],
      whenToSeeADoctor: 'Every snake bite is an emergency: call 999. You will be watched for at least a day, because some venoms act late. If venom was spat into an eye, rinse it with water for twenty minutes and come at once.',
      treatment: 'Move out of the snake’s reach and sit or lie still; moving the limb pumps venom. Take off rings, watch and shoes. Splint the limb and keep it still, and mark the edge of the swelling with a pen and the time. Do not cut, suck, burn, ice, or tie a tight band, and do not use herbs. A photo from a safe distance helps; the snake itself does not.',
      departments: ['emergency', 'infectious-disease'],
    },
  },
  {
    slug: 'jellyfish-sting', publishedAt: '2026-02-09T10:00:00+08:00', reviewer: 'Dr Melissa Anak Nyandang', topics: ['travel', 'children'],
    title: t('Jellyfish sting', 'Sengatan obor-obor', '水母蜇伤'),
    summary: t('Leave the water, pour vinegar, do not rub. Box jellyfish are found on Malaysian coasts.', 'Keluar dari air, siram cuka, jangan gosok. Obor-obor kotak terdapat di perairan Malaysia.', '离开海水、淋醋、勿搓揉。马来西亚沿岸有箱形水母。'),
    fields: {
      overview: 'The tentacles carry thousands of tiny stingers that go on firing when they are rubbed. Most stings hurt for hours and heal. A box jellyfish, which is hard to see in the water, can stop the heart within minutes.',
      symptoms: ['burning pain and red whip marks', 'blisters', 'with box jellyfish: fierce pain, cramps, sweating, trouble breathing, collapse'],
      causes: ['touching a living or dead jellyfish', 'swimming at dusk or after rain, when they come near the shore'],
      whenToSeeADoctor: 'Call 999 if the person is breathless, faint, sweaty or in fierce pain, if the face or eyes are stung, if the marks cover half a limb or more, or if a small child is stung. See a doctor later if the skin blisters or becomes infected.',
      treatment: 'Get out of the water and call the lifeguard. Pour plenty of vinegar over the sting for at least thirty seconds; if there is none, rinse with sea water. Lift tentacles off with a stick or tweezers. Do not rub with sand, and do not use fresh water, alcohol or urine. Afterwards warm water, as hot as you can comfortably bear, eases many stings. If the person stops breathing, start CPR.',
      departments: ['emergency', 'dermatology'],
    },
  },
  {
    slug: 'heat-stroke', publishedAt: '2026-02-09T10:00:00+08:00', reviewer: 'Dr Azhar Tarmizi', topics: ['ageing', 'travel'],
    title: t('Heat exhaustion and heat stroke', 'Keletihan haba dan strok haba', '中暑与热射病'),
    summary: t('Hot, confused and no longer sweating is an emergency. Cool first, then carry.', 'Badan panas, keliru dan tidak lagi berpeluh ialah kecemasan. Sejukkan dahulu, kemudian pindahkan.', '体热、神志不清、不再出汗，属于急症。先降温，再送医。'),
    fields: {
      overview: 'In heat exhaustion the body has lost too much water and salt. If it cannot cool itself any more, the temperature passes 40 degrees and the brain suffers: this is heat stroke. It happens in the dry months and on building sites, on marches and in parked cars.',
      symptoms: ['exhaustion: headache, dizziness, cramps, heavy sweat', 'heat stroke: very hot skin, dry or wet', 'confusion, strange behaviour, fits', 'collapse'],
      causes: ['hard work or sport in hot, damp air', 'a child or pet in a closed car', 'old age, heart disease, water tablets', 'too little to drink'],
      whenToSeeADoctor: 'Call 999 if the person is confused, has a fit, faints or has a temperature of 40 or more. See a doctor if someone with exhaustion is not better after half an hour of rest and drinks.',
      treatment: 'Move to shade or an air-conditioned room and take off extra clothes. Wet the skin and fan hard, or pour water over the whole body; put ice packs in the armpits and groin. If the person is fully awake, give small sips of water or rehydration salts. Do not give paracetamol, because it does not help this kind of heat. Never leave a child in a car, not even for a minute.',
      departments: ['emergency'],
    },
  },
  {
    slug: 'low-blood-sugar', publishedAt: '2026-02-23T10:00:00+08:00', reviewer: 'Dr Norazlina Che Wan', topics: ['diabetes'],
    title: t('Low blood sugar', 'Gula darah rendah', '低血糖'),
    summary: t('Shaky, sweaty, hungry, muddled. Three teaspoons of sugar now, and check again in fifteen minutes.', 'Menggigil, berpeluh, lapar, keliru. Tiga sudu teh gula sekarang, dan periksa semula selepas lima belas minit.', '手抖、冒汗、饥饿、迷糊。立刻吃三茶匙糖，十五分钟后再测。'),
    fields: {
      overview: 'Low sugar means less than 4.0 mmol/L in a person who takes insulin or certain diabetes tablets. The brain lives on sugar and fails first. Quick sugar puts it right within minutes.',
      symptoms: ['trembling, sweating, fast heartbeat', 'hunger', 'blurred sight, headache', 'anger or strange behaviour', 'drowsiness, fits'],
      causes: ['a late or small meal, or fasting', 'too much insulin or gliclazide', 'more exercise than usual', 'alcohol', 'kidneys that have become weaker'],
      whenToSeeADoctor: 'Call 999 if the person cannot swallow, is drowsy or has a fit. See a doctor within a day after any severe episode, and within the week if it happens twice, because the dose needs changing. After gliclazide, low sugar can return for a whole day.',
      treatment: 'If awake: three teaspoons of sugar or honey, or half a glass of a normal sweet drink, not a diet drink. Wait fifteen minutes, test, and repeat if still below 4.0. Then eat bread, biscuits or rice. If the person cannot swallow, put nothing in the mouth, lay them on the side and wait for help; if you have a glucagon kit, use it.',
      departments: ['endocrinology', 'emergency'],
    },
  },
  {
    slug: 'severe-allergic-reaction', publishedAt: '2026-02-23T10:00:00+08:00', reviewer: 'Dr Khairul Nizam Daud', topics: ['children', 'nutrition'],
    title: t('Severe allergic reaction', 'Tindak balas alahan teruk', '严重过敏反应'),
    summary: t('Swelling, hives and trouble breathing after food, a sting or a medicine. Adrenaline first, then 999.', 'Bengkak, gatal-gatal dan sukar bernafas selepas makanan, sengatan atau ubat. Adrenalin dahulu, kemudian 999.', '进食、蜂蜇或服药后肿胀、荨麻疹、呼吸困难。先用肾上腺素，再拨999。'),
    fields: {
      overview: 'In anaphylaxis the whole body reacts within minutes to something it is allergic to. The airway swells and blood pressure falls. Adrenaline, injected into the thigh, is the medicine that saves; allergy tablets alone do not.',
      symptoms: ['itchy hives or flushed skin', 'swollen lips, tongue or eyes', 'hoarse voice, cough, wheeze', 'vomiting or belly cramps', 'faint, pale or floppy'],
      causes: ['peanuts, prawns, crab, egg, milk, bird’s nest', 'antibiotics and painkillers', 'bee, wasp, hornet and fire ant stings', 'latex'],
      whenToSeeADoctor: 'Call 999 whenever breathing, the voice or consciousness is affected, or when skin and belly are affected together. Everyone must be watched in hospital for several hours, since it can return. Afterwards ask for an allergy clinic.',
      treatment: 'Use the adrenaline pen on the outer thigh, through clothes if need be, and hold it as shown on it. Lay the person flat with legs raised; someone who fights for breath may sit, but must not stand or walk. Remove a bee sting by scraping. If there is no change after five minutes, use a second pen. If breathing stops, start CPR.',
      departments: ['emergency', 'paediatrics', 'dermatology'],
    },
  },
  {
    slug: 'head-injury', publishedAt: '2026-03-09T10:00:00+08:00', reviewer: 'Dr Ong Teik Huat', topics: ['children', 'ageing'],
    title: t('A knock on the head', 'Terhantuk di kepala', '头部受撞'),
    summary: t('Most bumps are harmless. What to watch in the first two days, and who needs a scan.', 'Kebanyakan hentakan tidak berbahaya. Apa yang perlu diperhatikan dalam dua hari pertama dan siapa perlu imbasan.', '多数碰撞无碍。头两天要观察什么、谁需要扫描。'),
    fields: {
      overview: 'The skull protects the brain well, and a lump on the forehead usually looks worse than it is. Rarely, blood collects inside the skull and presses on the brain, sometimes hours or days later.',
      symptoms: ['mild: headache, a lump, a little sleepiness', 'serious: repeated vomiting, worse headache', 'confusion, hard to wake, fits', 'weakness, slurred speech, uneven pupils', 'clear fluid or blood from ear or nose'],
      causes: ['falls in the bathroom or from a bed', 'motorcycle and bicycle accidents', 'sport', 'in babies: rolling off a sofa'],
      whenToSeeADoctor: 'Call 999 for any serious sign, or after a fall from more than a metre or a road accident. Come the same day if the person blacked out, is over 65, takes blood thinners, has drunk alcohol, or is a baby under one year.',
      treatment: 'Sit or lie still and hold a cold pack in a cloth on the lump for ten minutes. If the neck hurts, do not move it and call 999. Give paracetamol, not aspirin or ibuprofen. Someone should stay for 24 hours; sleeping is allowed, but wake the person every two to three hours in the first night. No sport until a doctor agrees, and no motorcycle without a proper helmet.',
      departments: ['emergency', 'neurology', 'paediatrics'],
    },
  },
  {
    slug: 'swallowed-poison', publishedAt: '2026-03-09T10:00:00+08:00', reviewer: 'Dr Mohd Izwan Salleh', topics: ['children'],
    title: t('Swallowed poison or medicine', 'Tertelan racun atau ubat', '误服毒物或药物'),
    summary: t('Do not make the person vomit. Keep the bottle, call for advice, and look at the breathing.', 'Jangan paksa muntah. Simpan botolnya, hubungi untuk nasihat dan perhatikan pernafasan.', '切勿催吐。保留瓶子、致电求助，并留意呼吸。'),
    fields: {
      overview: 'Small children taste what they find; adults mix up bottles, and some swallow things in despair. What was taken, how much and when decides the treatment. Some poisons do their harm quietly for a day, so feeling well is not proof.',
      symptoms: ['burns or stains around the mouth', 'vomiting, belly pain', 'drowsiness or great excitement', 'odd breathing, fits', 'sometimes nothing at first, as with paracetamol'],
      causes: ['medicines within reach, or mistaken for sweets', 'bleach, drain cleaner or weedkiller in drink bottles', 'wild mushrooms and some plants', 'too much paracetamol from several products'],
      whenToSeeADoctor: 'Call 999 for drowsiness, fits, trouble breathing, or after weedkiller, drain cleaner or many tablets. Otherwise call the National Poison Centre on 1-800-88-8099 or come to the emergency department with the bottle. If someone did it on purpose, stay with them and bring them in, even if they feel well.',
      treatment: 'Take away what is left and wipe out the mouth. Do not make the person vomit, and give no milk, salt water or oil. For splashes rinse skin and eyes with water for twenty minutes. If drowsy but breathing, lay them on the side. Bring the packet and say when it happened. At home lock away medicines and never pour chemicals into drink bottles.',
      departments: ['emergency', 'paediatrics', 'psychiatry'],
    },
  },
];

/** First help for the health library, step by step until the ambulance comes. */
export const libraryFirstAid: readonly SampleEntry[] = firstAid.map((entry) => ({ ...entry, kind: 'library-first-aid', author: 'Health library editors' }));
