import type { Challenge } from '#src/features/site/settings/challenge-setting.schema.ts';

type Three = readonly [en: string, ms: string, zh: string];
const three = ([en, ms, zh]: Three) => ({ en, ms, zh });

type Texts = ReturnType<typeof three>;

interface ChallengePoint {
  title: Texts;
  text: Texts;
}

interface ChallengeJudge {
  /** The same in every language. */
  name: string;
  image: { seed: string; gender: 'female' | 'male' };
  title: Texts;
  organization: string;
  description: Texts;
}

const point = (title: Three, text: Three): ChallengePoint => ({ title: three(title), text: three(text) });
const judge = (
  name: string,
  organization: string,
  image: ChallengeJudge['image'],
  [title, description]: readonly [Three, Three],
): ChallengeJudge => ({ name, organization, image, title: three(title), description: three(description) });

/** The words of the innovation challenge's page (specification, sections 1, 2 and 9). Overview and how to take part are HTML. */
const challengeTexts = {
  overview: three([
    '<p>The K.R.A.F.T. Challenge 2025 looks for ideas that make care in Malaysia better: kinder for patients, safer, quicker, or lighter on the environment. An idea from a ward, a lecture room or a kitchen table counts as much as one from a laboratory.</p><p>There are two categories: <strong>Open</strong>, and <strong>University and College Students</strong>. A panel reads every proposal. The best teams present theirs, and the finalists meet at a healthcare trade event, where the winners are named.</p><p>You need not have a finished product. You need a problem that you have understood, a way to solve it, and a plan to find out whether it works.</p>',
    '<p>Cabaran K.R.A.F.T. 2025 mencari idea yang menambah baik penjagaan kesihatan di Malaysia: lebih prihatin kepada pesakit, lebih selamat, lebih cepat atau lebih mesra alam. Idea dari wad, bilik kuliah atau meja dapur sama nilainya dengan idea dari makmal.</p><p>Terdapat dua kategori: <strong>Terbuka</strong>, dan <strong>Pelajar Universiti dan Kolej</strong>. Panel membaca setiap cadangan. Pasukan terbaik membentangkan cadangan mereka, dan para finalis bertemu di sebuah acara perdagangan penjagaan kesihatan, tempat pemenang diumumkan.</p><p>Anda tidak memerlukan produk yang siap. Anda memerlukan masalah yang difahami, cara menyelesaikannya, dan pelan untuk mengetahui sama ada ia berkesan.</p>',
    '<p>K.R.A.F.T. Challenge 2025征集能改善马来西亚医疗的点子：更体贴病人、更安全、更快捷，或更环保。来自病房、课堂或餐桌的想法，与来自实验室的同样重要。</p><p>比赛分两组：<strong>公开组</strong>与<strong>大专学生组</strong>。评审团会阅读每份提案，优秀队伍进行汇报，入围者在医疗展会上角逐，当场公布优胜者。</p><p>您不需要有成品，只需真正了解一个问题、提出解决方法，并计划如何验证它是否有效。</p>',
  ]),
  howToParticipate: three([
    '<ol><li><strong>See whether you can take part.</strong> Welcome are our consultants and students, university students, academics, individual innovators, and small and medium enterprises registered in Malaysia.</li><li><strong>Sign up</strong> with the form. Choose your category and name the members of your team.</li><li><strong>Download the template</strong> and write your proposal in it, in English, as text only.</li><li><strong>Send it in</strong> before the closing date. You receive a confirmation with a number.</li><li><strong>Pitch.</strong> If your proposal is chosen, you present it to the judges and answer their questions.</li></ol>',
    '<ol><li><strong>Semak kelayakan anda.</strong> Yang dialu-alukan ialah pakar perunding dan pelajar kami, pelajar universiti, ahli akademik, inovator individu, serta perusahaan kecil dan sederhana yang berdaftar di Malaysia.</li><li><strong>Daftar</strong> melalui borang. Pilih kategori dan namakan ahli pasukan.</li><li><strong>Muat turun templat</strong> dan tulis cadangan anda di dalamnya, dalam bahasa Inggeris, teks sahaja.</li><li><strong>Hantar</strong> sebelum tarikh tutup. Anda menerima pengesahan bernombor.</li><li><strong>Bentangkan.</strong> Jika cadangan anda dipilih, anda membentangkannya kepada juri dan menjawab soalan mereka.</li></ol>',
    '<ol><li><strong>确认资格。</strong>欢迎本集团的顾问医生与学生、大学生、学者、个人创新者，以及在马来西亚注册的中小企业。</li><li><strong>填表报名。</strong>选择组别并列出队员姓名。</li><li><strong>下载模板</strong>，以英文撰写提案，仅限文字。</li><li><strong>在截止日期前提交。</strong>您会收到附编号的确认。</li><li><strong>汇报。</strong>若提案入选，须向评审汇报并回答提问。</li></ol>',
  ]),
  requirements: (
    [
      [
        'Proposals are text only and written in English.',
        'Cadangan hanya mengandungi teks dan ditulis dalam bahasa Inggeris.',
        '提案仅限文字，须以英文撰写。',
      ],
      ['Use the prescribed template.', 'Gunakan templat yang ditetapkan.', '必须使用指定模板。'],
      [
        'Each team may send one proposal per category.',
        'Setiap pasukan boleh menghantar satu cadangan bagi setiap kategori.',
        '每队每组别限交一份提案。',
      ],
      [
        'State the project’s title, objective, methodology and expected outcomes.',
        'Nyatakan tajuk projek, objektif, metodologi dan hasil yang dijangkakan.',
        '须列明项目名称、目标、方法与预期成果。',
      ],
      [
        'A proposal may be sent again only if it has been significantly enhanced.',
        'Cadangan boleh dihantar semula hanya jika ia telah ditambah baik dengan ketara.',
        '提案须有显著改进才可再次提交。',
      ],
    ] as const satisfies readonly Three[]
  ).map(three),
  criteria: [
    point(
      ['Innovation', 'Inovasi', '创新'],
      [
        'Is the idea new here, or is something known used in a better way?',
        'Adakah idea ini baharu di sini, atau adakah sesuatu yang diketahui digunakan dengan cara yang lebih baik?',
        '想法是否新颖，或把已知方法用得更好？',
      ],
    ),
    point(
      ['Impact', 'Impak', '影响'],
      [
        'How many people would it help, how much, and how would you know?',
        'Berapa ramai yang akan terbantu, sejauh mana, dan bagaimana anda mengetahuinya?',
        '能帮助多少人、帮助多大、如何衡量？',
      ],
    ),
    point(
      ['Feasibility', 'Kebolehlaksanaan', '可行性'],
      [
        'Can it be done with the people, money, time and rules that there are?',
        'Bolehkah ia dilaksanakan dengan tenaga, wang, masa dan peraturan yang ada?',
        '以现有的人力、资金、时间与法规能否实现？',
      ],
    ),
    point(
      ['Presentation quality', 'Mutu pembentangan', '汇报质量'],
      [
        'Is it told clearly, honestly and so that a patient would understand it?',
        'Adakah ia disampaikan dengan jelas, jujur dan mudah difahami oleh pesakit?',
        '是否清楚、诚实，连病人也能听懂？',
      ],
    ),
  ],
  themes: [
    point(
      ['Clinical Excellence', 'Kecemerlangan Klinikal', '卓越临床'],
      [
        'Better diagnosis, safer treatment, fewer complications.',
        'Diagnosis yang lebih baik, rawatan yang lebih selamat, kurang komplikasi.',
        '更准确的诊断、更安全的治疗、更少的并发症。',
      ],
    ),
    point(
      ['Patient Care', 'Penjagaan Pesakit', '病人关怀'],
      [
        'Less waiting, clearer words, and comfort for patients and their families.',
        'Kurang menunggu, penerangan yang jelas, serta keselesaan untuk pesakit dan keluarga.',
        '减少等待、说明清楚，让病人与家属安心。',
      ],
    ),
    point(
      ['Operational Efficiency', 'Kecekapan Operasi', '运营效率'],
      [
        'Work that flows, so that staff have more time for people.',
        'Kerja yang lancar supaya kakitangan mempunyai lebih masa untuk pesakit.',
        '流程顺畅，让员工有更多时间照顾病人。',
      ],
    ),
    point(
      ['Community Impact', 'Impak Komuniti', '社区影响'],
      [
        'Health for those who live far away, have little money or are seldom heard.',
        'Kesihatan untuk mereka yang tinggal jauh, kurang berkemampuan atau jarang didengari.',
        '让偏远、经济困难或少被关注的人也能得到健康照顾。',
      ],
    ),
    point(
      ['Sustainability in Healthcare', 'Kelestarian Penjagaan Kesihatan', '医疗可持续发展'],
      [
        'Less waste, energy and water in hospitals, at the same safety.',
        'Kurang sisa, tenaga dan air di hospital dengan keselamatan yang sama.',
        '在同样安全的前提下，减少医院的废物、能源与用水。',
      ],
    ),
    point(
      ['Technology & Digitalisation', 'Teknologi & Pendigitalan', '科技与数字化'],
      [
        'Tools that help people to decide well and keep their data private.',
        'Alat yang membantu orang membuat keputusan yang baik dan menjaga privasi data mereka.',
        '帮助人们做出好决定，同时保护隐私的工具。',
      ],
    ),
    point(
      ['Biotechnology & Pharmaceuticals', 'Bioteknologi & Farmaseutikal', '生物科技与制药'],
      [
        'New tests, medicines and materials, and fair ways to bring them to patients.',
        'Ujian, ubat dan bahan baharu, serta cara yang adil untuk membawanya kepada pesakit.',
        '新的检验、药物与材料，以及让病人公平受惠的方式。',
      ],
    ),
  ],
  judges: [
    judge('Professor Dr Cempaka Rimbawati', 'Universiti Bukit Kenanga', { seed: 'malay:2025', gender: 'female' }, [
      ['Professor of Public Health', 'Profesor Kesihatan Awam', '公共卫生教授'],
      [
        'She has spent twenty years finding out which health projects still work when the money has ended. She asks every team: who will do this on a rainy Tuesday?',
        'Beliau mengkaji selama dua puluh tahun projek kesihatan yang masih berkesan selepas peruntukan tamat. Soalannya kepada setiap pasukan: siapa yang akan melakukannya pada hari Selasa yang hujan?',
        '她用二十年研究哪些健康项目在经费结束后仍能延续。她总问每支队伍：在一个下雨的星期二，谁来做这件事？',
      ],
    ]),
    judge('Ir Teratai Lim Bayu', 'Selat Biru Device Works', { seed: 'chinese:2026', gender: 'male' }, [
      ['Biomedical engineer and founder', 'Jurutera bioperubatan dan pengasas', '生物医学工程师、创办人'],
      [
        'He builds devices that village clinics can repair with a screwdriver. He likes drawings on paper and dislikes the word “disrupt”.',
        'Beliau membina peranti yang boleh dibaiki oleh klinik desa dengan sebatang pemutar skru. Beliau suka lukisan di atas kertas dan tidak gemar perkataan “disrupt”.',
        '他制造乡村诊所用一把螺丝刀就能修理的设备。他喜欢纸上的草图，不喜欢“颠覆”这个词。',
      ],
    ]),
    judge('Ms Kenari Nathan', 'Melur Healthcare', { seed: 'indian:2027', gender: 'female' }, [
      ['Director of Nursing', 'Pengarah Kejururawatan', '护理总监'],
      [
        'She began as a night nurse and has led wards in four hospitals. She reads proposals with the eyes of the person who has to use the thing at three in the morning.',
        'Beliau bermula sebagai jururawat malam dan pernah mengetuai wad di empat hospital. Beliau membaca cadangan dari sudut orang yang akan menggunakannya pada pukul tiga pagi.',
        '她从夜班护士做起，曾在四家医院领导病房。她阅读提案时，总想着凌晨三点要使用它的人。',
      ],
    ]),
  ],
};

const award = (title: Three, ringgit: number, count = 1) => ({ title: three(title), ringgit, count });
const date = (from: string, to: string, [title, text]: readonly [Three, Three]) => ({
  from,
  to,
  title: three(title),
  text: three(text),
});
const first: Three = ['1st prize', 'Hadiah pertama', '一等奖'];
const second: Three = ['2nd prize', 'Hadiah kedua', '二等奖'];
const third: Three = ['3rd prize', 'Hadiah ketiga', '三等奖'];
const consolation: Three = ['Consolation prizes', 'Hadiah saguhati', '安慰奖'];

/** The challenge as the setting that the group's staff can change; dates and prizes are the specification's (section 9). */
export const sampleChallenge: Challenge = {
  name: 'K.R.A.F.T. Challenge 2025',
  signUpUrl: 'https://forms.example.test/kraft-challenge-2025',
  email: 'kraft@example.test',
  social: [
    { name: 'Facebook', href: 'https://facebook.example.test/melurhealthcare' },
    { name: 'Instagram', href: 'https://instagram.example.test/melurhealthcare' },
    { name: 'YouTube', href: 'https://youtube.example.test/melurhealthcare' },
    { name: 'LinkedIn', href: 'https://linkedin.example.test/melurhealthcare' },
  ],
  ...challengeTexts,
  timeline: [
    date('2025-03-01', '2025-09-30', [
      ['Proposals', 'Cadangan', '提交提案'],
      ['Sign up and send your proposal.', 'Daftar dan hantar cadangan anda.', '报名并提交提案。'],
    ]),
    date('2025-10-01', '2025-10-30', [
      ['Pitching', 'Pembentangan', '汇报'],
      [
        'Chosen teams present their idea to the judges.',
        'Pasukan terpilih membentangkan idea kepada juri.',
        '入选队伍向评审汇报。',
      ],
    ]),
    date('2025-11-01', '2025-11-01', [
      ['Finalists announced', 'Finalis diumumkan', '公布入围者'],
      [
        'Finalists are told and prepare for the finale.',
        'Finalis dimaklumkan dan bersedia untuk acara akhir.',
        '入围者获通知并准备总决赛。',
      ],
    ]),
    date('2025-11-25', '2025-11-25', [
      ['Finale', 'Acara akhir', '总决赛'],
      [
        'At a healthcare trade event, where the winners are named.',
        'Di sebuah acara perdagangan penjagaan kesihatan, tempat pemenang diumumkan.',
        '在医疗展会上举行，并公布优胜者。',
      ],
    ]),
  ],
  prizes: [
    {
      category: three(['Category Open', 'Kategori Terbuka', '公开组']),
      awards: [
        award(first, 35_000),
        award(second, 20_000),
        award(third, 10_000),
        award(['Best in Research', 'Penyelidikan Terbaik', '最佳研究奖'], 5_000),
        award(consolation, 5_000, 5),
        award(['Judges’ Special Awards', 'Anugerah Khas Juri', '评审特别奖'], 3_000, 3),
      ],
    },
    {
      category: three(['Category University/College Students', 'Kategori Pelajar Universiti/Kolej', '大专学生组']),
      awards: [award(first, 10_000), award(second, 7_000), award(third, 5_000), award(consolation, 2_000, 5)],
    },
  ],
};
