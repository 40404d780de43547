import type { SampleEntry } from './sample-entry.seed.ts';
import { t } from './three-languages.seed.ts';

/** The first season of 'Three Minutes in the Waiting Room': one host, one guest, one question. */
export const seasonOne: readonly Omit<SampleEntry, 'kind' | 'author'>[] = [
  {
    slug: 'why-men-come-late',
    publishedAt: '2025-10-16T07:00:00+08:00',
    reviewer: 'Dr Hafizuddin Rosman',
    topics: ['heart'],
    title: t('Why men come late', 'Mengapa lelaki datang lewat', '为什么男人总是迟来'),
    summary: t(
      'A heart doctor on tight chests, proud fathers and the sentence that gets them into the car.',
      'Pakar jantung tentang dada ketat, bapa yang ego dan ayat yang membuat mereka mahu ke hospital.',
      '心脏科医生谈胸闷、爱逞强的父亲，以及劝动他们的那句话。',
    ),
    fields: {
      type: 'conversation',
      durationSeconds: 178,
      season: 1,
      episode: 1,
      spokenLanguage: 'en',
      chapters: [
        { at: 0, title: 'Three days of chest pain' },
        { at: 52, title: 'Angina or heart attack' },
        { at: 104, title: 'What a family can say' },
        { at: 150, title: 'Checks at forty' },
      ],
      transcript: `Adlin: Welcome to Three Minutes in the Waiting Room. I am Adlin Rahim, and with me is Dr Hafizuddin, a heart doctor in Klang. Doctor, who came to you late this week?

Dr Hafizuddin: A lorry driver of fifty-two. He had had chest pain for three days. He told his wife it was wind. He rubbed oil on it, he drank something hot, and he drove to Penang and back.

Adlin: How is he?

Dr Hafizuddin: Alive. But a part of his heart muscle will not come back. If he had called in the first hour, we could have opened the artery in time.

Adlin: How would he have known?

Dr Hafizuddin: If the chest is tight when you climb and eases when you rest, see a doctor this week. That is angina. If it stays for more than a few minutes at rest, with sweat, with pain in the arm or jaw, call 999. Do not drive. The ambulance brings the hospital to you.

Adlin: And he thought it was gastric.

Dr Hafizuddin: Many do. I have seen doctors think so about themselves. If you are over forty, smoke or have diabetes, let us find out. A heart tracing takes ten seconds. I would rather send a hundred people home with antacid.

Adlin: My father would say, ‘I do not want to trouble anyone.’

Dr Hafizuddin: Mine too! So do not ask him whether he wants to go. Say: ‘I am frightened. Come with me, for my sake.’ Men who will not go for themselves will go for a daughter.

Adlin: I am writing that down. And while we wait for help?

Dr Hafizuddin: Sit him down, chew one aspirin of three hundred milligrams unless he is allergic, bleeding or has been told not to, and open the gate. If he collapses, push on the chest.

Adlin: Last question. What should every man do at forty?

Dr Hafizuddin: Blood pressure, sugar, cholesterol, once a year. Know your numbers as you know your football scores. And if you smoke, choose a day to stop. Your risk begins to fall from that same day.

Adlin: Thank you, Doctor. If someone in your family rubs oil on his chest tonight, you know what to say.`,
    },
  },
  {
    slug: 'the-mother-who-could-not-sleep',
    publishedAt: '2025-11-20T07:00:00+08:00',
    reviewer: 'Dr Esther Philomena Dass',
    topics: ['women', 'mental-health'],
    title: t('The mother who could not sleep', 'Ibu yang tidak boleh tidur', '无法入睡的妈妈'),
    summary: t(
      'Baby blues or depression after birth? A psychiatrist explains the difference and what partners can do.',
      'Sedih selepas bersalin atau kemurungan? Pakar psikiatri menerangkan bezanya dan peranan pasangan.',
      '产后情绪波动还是忧郁？精神科医生解释差别，以及伴侣能做什么。',
    ),
    fields: {
      type: 'letter',
      durationSeconds: 182,
      season: 1,
      episode: 2,
      spokenLanguage: 'en',
      chapters: [
        { at: 0, title: 'Tears on day four' },
        { at: 48, title: 'When it stays' },
        { at: 98, title: 'What partners can do' },
        { at: 146, title: 'Medicine and milk' },
      ],
      transcript: `Adlin: You are in the waiting room with Adlin Rahim. My guest is Dr Esther, a psychiatrist in Seremban. Doctor, a listener writes: ‘My baby is beautiful, and I cry all day. What is wrong with me?’

Dr Esther: Nothing is wrong with her as a mother. How old is the baby?

Adlin: She says six weeks.

Dr Esther: Then I would like to see her. In the first ten days, most women cry. The hormones fall, the milk comes in, nobody sleeps. We call it the blues, and it passes. But after two weeks, tears every day are more than the blues. About one mother in eight has depression after a birth.

Adlin: What does it feel like?

Dr Esther: Some are sad. Some feel nothing at all for the baby, and are terribly ashamed. Many cannot sleep even when the baby sleeps. Some are anxious all night that he will stop breathing.

Adlin: Her mother-in-law says she should be grateful.

Dr Esther: She probably is grateful. You can be grateful and ill. I tell families that it is like a broken leg. You do not tell a broken leg to be grateful.

Adlin: What can a husband do?

Dr Esther: Three things. Take one night feed, so that she has five hours in a row. Say, ‘You are not alone, and we will get help.’ And make the telephone call for her, because picking up the telephone is too heavy for her just now.

Adlin: Will she have to stop breastfeeding if she takes tablets?

Dr Esther: Usually not. Several antidepressants are safe with breast milk. And talking treatment works well; we do it on video while the baby sleeps.

Adlin: When is it an emergency?

Dr Esther: If she thinks of harming herself or the baby, or if she hears voices, believes strange things, or has not slept for days and is full of energy. That is rare and very serious. Do not leave her alone. Call 999 or come at once. And the HEAL line, 15555 (8 am to midnight), or Befrienders, at any hour, on 03-7627 2929, is there as well.

Adlin: What would you say to our listener?

Dr Esther: You wrote to us. That was the hardest step. You will feel like yourself again.

Adlin: Thank you, Dr Esther. Good night, and sleep, if somebody lets you.`,
    },
  },
  {
    slug: 'sugar-at-the-open-house',
    publishedAt: '2026-01-22T07:00:00+08:00',
    reviewer: 'Dr Norazlina Che Wan',
    topics: ['diabetes', 'nutrition'],
    title: t('Sugar at the open house', 'Gula di rumah terbuka', '佳节开放门户与血糖'),
    summary: t(
      'How to visit five houses in a day and keep both your friends and your sugar.',
      'Cara menziarahi lima rumah sehari tanpa menyinggung kawan atau menaikkan gula.',
      '一天拜访五家，怎样不失礼又稳住血糖。',
    ),
    fields: {
      type: 'conversation',
      durationSeconds: 171,
      season: 1,
      episode: 3,
      spokenLanguage: 'en',
      chapters: [
        { at: 0, title: 'Five houses' },
        { at: 46, title: 'The small plate' },
        { at: 94, title: 'Saying no kindly' },
        { at: 138, title: 'The day after' },
      ],
      transcript: `Adlin: This is Three Minutes in the Waiting Room. Chinese New Year is near, then Ramadan and Raya, and my guest is already laughing. Priya Nadarajan, you are a dietitian. Do people run away from you at parties?

Priya: They hide the kuih behind their backs! I tell them that I have a plate too.

Adlin: Let us say that I have diabetes and five houses to visit.

Priya: Good. First, do not arrive hungry. Have breakfast, with eggs or thosai and dhal. People who starve themselves for the feast eat twice as much.

Adlin: Then the first house. There is a table.

Priya: Walk round it once with empty hands. Choose the two things that you love most, the ones that come once a year. Leave what you can have on any Tuesday. Take the small plate. Vegetables and meat first, sweet things last, and sit away from the table.

Adlin: Pineapple tarts?

Priya: One tart has about a teaspoon and a half of sugar and starch, plus butter. Two are fine. The danger is the jar that sits in your lap while you talk.

Adlin: And the drinks?

Priya: Sweet drinks are what really pushes the sugar up. Ask for plain water and say that your doctor is listening. I am a dietitian, but you can blame us all.

Adlin: What if the auntie is hurt? ‘You don’t like my cooking!’

Priya: Praise, and pack. ‘It is wonderful, may I take some home?’ Everybody is happy, and you can share it with six people.

Adlin: Do I take extra insulin?

Priya: Only if your doctor has taught you how. Never skip it. And do not skip meals after insulin or gliclazide, because then the sugar falls on the highway. Keep three sweets in the car.

Adlin: And if I went too far?

Priya: Then you had a feast. Walk, drink water, test, and eat normally at the next meal. One day does not ruin you, just as one salad does not cure you. But if your meter stays above sixteen, or you vomit, see a doctor the same day.

Adlin: Which two will you take, Priya?

Priya: Love letters. And my mother’s murukku. Do not tell her that I counted.

Adlin: Happy visiting, everyone.`,
    },
  },
  {
    slug: 'is-my-snoring-dangerous',
    publishedAt: '2026-02-19T07:00:00+08:00',
    reviewer: 'Dr Azhar Tarmizi',
    topics: ['ageing', 'heart'],
    title: t('Is my snoring dangerous?', 'Adakah dengkuran saya berbahaya?', '我的打鼾危险吗？'),
    summary: t(
      'When a snore stops, and the bed is silent for twenty seconds. A lung doctor on sleep apnoea.',
      'Apabila dengkuran terhenti dan senyap dua puluh saat. Pakar paru-paru tentang apnea tidur.',
      '鼾声突然停止，二十秒没有呼吸。肺科医生谈睡眠窒息症。',
    ),
    fields: {
      type: 'conversation',
      durationSeconds: 174,
      season: 1,
      episode: 4,
      spokenLanguage: 'en',
      chapters: [
        { at: 0, title: 'The silence between' },
        { at: 50, title: 'Who has it' },
        { at: 92, title: 'A test at home' },
        { at: 132, title: 'Masks and other help' },
      ],
      transcript: `Adlin: Good morning from the waiting room. Beside me is Dr Azhar, who looks after lungs and sleep in Pasir Gudang. Doctor, my husband snores so that the cat leaves. Is that dangerous?

Dr Azhar: The noise is dangerous only to your marriage. What I want to know is whether it stops.

Adlin: Stops?

Dr Azhar: He snores, and suddenly there is silence for ten, twenty seconds. Then he gasps and turns over. In that silence he was not breathing, because the throat had fallen shut. We call this sleep apnoea. In bad cases it happens thirty times an hour.

Adlin: And he does not notice?

Dr Azhar: He notices the day after. Dry mouth, headache, tired, cross, forgetful. He falls asleep at the traffic light. Many of my patients drive lorries or work shifts, so this matters for other people too.

Adlin: Who gets it?

Dr Azhar: Men with a wide neck, women after the menopause, people who are heavy. But also slim people with a small jaw, which is common in Asia. And children with large tonsils. A child who snores every night should be seen.

Adlin: What does it do, besides tiredness?

Dr Azhar: It raises blood pressure and strains the heart. If somebody needs three blood pressure tablets, I ask the wife about the nights.

Adlin: How do you test for it?

Dr Azhar: Mostly at home. You wear a small recorder with a clip on the finger and a band round the chest for one night. In the morning you bring it back.

Adlin: And then comes the mask?

Dr Azhar: If it is severe, yes. A small pump blows air to hold the throat open. The first week is strange. By the second week, people dream again. For mild cases, losing weight, sleeping on the side, no alcohol in the evening, or a splint from the dentist may be enough.

Adlin: The trick with the tennis ball in the pyjamas?

Dr Azhar: It works for some! It keeps you off your back.

Adlin: When should one come quickly?

Dr Azhar: If you have fallen asleep while driving, stop driving and see us this week. If you wake up choking with chest pain, call 999.

Adlin: I will film my husband tonight.

Dr Azhar: Please do. It is the best test that I know.`,
    },
  },
  {
    slug: 'talking-about-the-end',
    publishedAt: '2026-03-26T07:00:00+08:00',
    reviewer: 'Dr Noor Hidayah Karim',
    topics: ['ageing', 'cancer'],
    title: t(
      'Talking about the end while there is time',
      'Berbincang tentang penghujung hayat selagi ada masa',
      '趁来得及，谈谈最后的路',
    ),
    summary: t(
      'What palliative care really means, and how to ask your parents what they would want.',
      'Maksud sebenar rawatan paliatif, dan cara bertanya ibu bapa tentang kehendak mereka.',
      '缓和医疗的真正意义，以及如何问父母他们的心愿。',
    ),
    fields: {
      type: 'conversation',
      durationSeconds: 186,
      season: 1,
      episode: 5,
      spokenLanguage: 'en',
      chapters: [
        { at: 0, title: 'Not giving up' },
        { at: 56, title: 'Pain and morphine' },
        { at: 108, title: 'How to begin' },
        { at: 156, title: 'For the one who cares' },
      ],
      transcript: `Adlin: This is Adlin Rahim in the waiting room. Today we speak softly. Dr Aminah treats people with cancer in Kota Bharu, and she also looks after them when a cure is no longer possible. Doctor, people hear ‘palliative’ and think that the doctors have given up.

Dr Aminah: I know. And it is the opposite. Palliative care asks: what hurts, what frightens you, what do you still want to do? One of my patients wanted to see the sea at Bachok once more. We arranged the oxygen, and her sons carried the chair.

Adlin: When should it begin?

Dr Aminah: Early, together with the treatment. People who have it early often live better, and some even longer.

Adlin: Many families fear morphine.

Dr Aminah: They fear that it kills or makes an addict. Used for pain, in the right dose, it does neither. It lets people sleep, and sit with their grandchildren. We treat constipation from the first day, because that is the side effect that stays.

Adlin: Is it permitted in religion?

Dr Aminah: To relieve suffering is. Imams, priests and monks visit our wards, and we often talk about this together. Stopping a treatment that only prolongs suffering is not the same as causing death.

Adlin: How do I ask my mother what she wants? It feels like bad luck.

Dr Aminah: Do not start with death. Start with a story. ‘When Pak Long was in hospital, what did you think about it?’ Then listen. Ask who should speak for her if she cannot. Ask whether she would rather be at home. Write it down, and tell your brothers.

Adlin: And if the family says, do not tell her that it is cancer?

Dr Aminah: I understand the love in that. I ask the patient: ‘How much would you like to know?’ Most know already. They are only lonely with it.

Adlin: And those who care for them?

Dr Aminah: They need sleep, food and someone who asks how they are. We can send a nurse home, teach you how to turn and wash, and answer the telephone at night.

Adlin: When should one call?

Dr Aminah: When pain breaks through, when breathing becomes hard, when you are afraid. You do not need a better reason.

Adlin: Thank you, Dr Aminah. Ring your mother tonight.`,
    },
  },
  {
    slug: 'the-teenager-who-stopped-eating',
    publishedAt: '2026-04-23T07:00:00+08:00',
    reviewer: 'Dr Shahrul Nizar',
    topics: ['children', 'mental-health', 'nutrition'],
    title: t('The teenager who stopped eating', 'Remaja yang berhenti makan', '不肯吃饭的少年'),
    summary: t(
      'Baggy clothes, long runs, an empty lunch box. What an eating disorder looks like at home.',
      'Baju longgar, larian jauh, bekal tidak disentuh. Rupa gangguan makan di rumah.',
      '宽松衣服、长时间跑步、空着的饭盒。饮食失调在家中的样子。',
    ),
    fields: {
      type: 'conversation',
      durationSeconds: 180,
      season: 1,
      episode: 6,
      spokenLanguage: 'en',
      chapters: [
        { at: 0, title: 'How it starts' },
        { at: 54, title: 'Signs at home' },
        { at: 100, title: 'What to say' },
        { at: 142, title: 'Getting help' },
      ],
      transcript: `Adlin: Welcome back. I am Adlin Rahim, and today Dr Shahrul is here, who sees many young people in Shah Alam. Doctor, how does it begin?

Dr Shahrul: Usually with praise. A girl loses three kilos and everyone says how nice she looks. Or a boy wants to be fast for his school team. Some of them cannot stop any more. The illness then talks louder than hunger.

Adlin: Boys as well?

Dr Shahrul: More than people think. They hide it behind training and protein powder.

Adlin: What would I see as a parent?

Dr Shahrul: Always a reason to miss dinner. Food cut into tiny pieces. Wide clothes in our heat. Going to the bathroom straight after meals. Long runs, also when ill. Feeling cold. In girls, the period stops. And moods: a soft child becomes hard.

Adlin: Can they be ill and not thin?

Dr Shahrul: Yes, and that is important. With bulimia the weight may be normal. And a heavy child who stops eating can be in as much danger as a thin one.

Adlin: What do I say? ‘Just eat’ does not work, I suppose.

Dr Shahrul: It never does. Choose a quiet moment, not the table. Say what you have seen: ‘You look sad, and you don’t eat with us any more. I am worried, and I love you.’ Do not talk about weight or looks, neither hers nor your own. Expect her to be angry. Then make the appointment all the same.

Adlin: Even if she refuses?

Dr Shahrul: Even then. Parents do not ask permission when it is an appendix.

Adlin: What happens with you?

Dr Shahrul: We check the heart, the blood and the bones. Then the best treatment for young people is family treatment. Parents take charge of meals for some months, and we stand behind them. Most recover, and the sooner we start, the faster it goes.

Adlin: Is it their fault? Parents ask that, don’t they?

Dr Shahrul: It is the first question, and the answer is no.

Adlin: And when is it urgent?

Dr Shahrul: Fainting, chest pain, a very slow pulse, vomiting blood, no food or drink for a day, or talk of dying. Then come at once or call 999. The HEAL line, 15555 (8 am to midnight), or Befrienders, at any hour, on 03-7627 2929, can help you to find words.

Adlin: Thank you, Dr Shahrul.`,
    },
  },
];
