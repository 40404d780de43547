import { three, type Three } from './sample-answer.seed.ts';
import type { SampleEntry } from './sample-entry.seed.ts';

const publishedAt = '2026-11-01T09:00:00+08:00';

function question(
  slug: string,
  position: number,
  [title, answer]: readonly [title: Three, answer: Three],
): SampleEntry {
  const plain = (text: string) => text.replace(/<br>/g, ' ').replace(/<[^>]+>/g, '');
  return {
    kind: 'mccn-faq',
    slug,
    title: three(title),
    summary: three([plain(answer[0]), plain(answer[1]), plain(answer[2])]),
    body: three(answer),
    fields: { position },
    publishedAt,
  };
}

function benefit(
  slug: string,
  fields: { position: number; url: string; icon: string; color: 'teal' | 'deep' | 'gold' },
  [title, description]: readonly [title: Three, description: Three],
): SampleEntry {
  return { kind: 'mccn-benefit', slug, title: three(title), summary: three(description), fields, publishedAt };
}

/** The seven questions of the clinic-network section. `{phone}` stands for the medical concierge's line. */
export const clinicNetworkQuestions: readonly SampleEntry[] = [
  question('what-is-the-network', 1, [
    [
      'What is the Clearwater Clinic Network?',
      'Apakah itu Clearwater Clinic Network?',
      '什么是Clearwater Clinic Network？',
    ],
    [
      'It is a group of hospitals that share the knowledge of a large teaching clinic abroad.<br>Melur Healthcare is the <strong>first and only</strong> provider in Malaysia that works with it.',
      'Ia sekumpulan hospital yang berkongsi pengetahuan sebuah klinik pengajaran besar di luar negara.<br>Melur Healthcare ialah penyedia <strong>pertama dan satu-satunya</strong> di Malaysia yang bekerjasama dengannya.',
      '这是一个医院网络，共享国外一家大型教学诊所的知识。<br>Melur Healthcare是马来西亚<strong>首家、也是唯一</strong>的合作机构。',
    ],
  ]),
  question('which-hospitals-are-members', 2, [
    ['Which Melur hospitals are members?', 'Hospital Melur yang manakah menjadi ahli?', '哪些Melur医院是成员？'],
    [
      '<strong>Melur Tun Razak</strong> in Kuala Lumpur and <strong>Melur Petaling Jaya</strong> in Selangor.<br>Doctors of our other hospitals can bring a case to one of the two.',
      '<strong>Melur Tun Razak</strong> di Kuala Lumpur dan <strong>Melur Petaling Jaya</strong> di Selangor.<br>Doktor hospital kami yang lain boleh membawa kes kepada salah satu daripadanya.',
      '吉隆坡的<strong>Melur Tun Razak</strong>与雪兰莪的<strong>Melur Petaling Jaya</strong>。<br>其他医院的医生可把病例转交这两家讨论。',
    ],
  ]),
  question('what-does-my-doctor-get', 3, [
    ['What can my doctor use?', 'Apakah yang boleh digunakan oleh doktor saya?', '我的医生可以使用什么？'],
    [
      'An online reference tool, written advice from specialists abroad, and education.<br>For people with cancer there are video conferences of a <strong>tumour board</strong>, in which our cancer specialists take part.<br>Together they help to make a treatment plan that fits you.',
      'Rujukan dalam talian, nasihat bertulis daripada pakar di luar negara, dan pendidikan.<br>Bagi pesakit kanser, ada persidangan video <strong>lembaga tumor</strong> yang disertai pakar kanser kami.<br>Bersama-sama, semuanya membantu menyediakan pelan rawatan yang sesuai untuk anda.',
      '线上参考工具、国外专科医生的书面意见，以及培训。<br>对癌症病人，还有我们的癌症专科医生参与的<strong>肿瘤会诊</strong>视频会议。<br>这些都有助于制定适合您的治疗计划。',
    ],
  ]),
  question('does-it-cost-more', 4, [
    ['Do I pay more for it?', 'Adakah saya perlu membayar lebih?', '需要额外付费吗？'],
    [
      '<strong>No.</strong> The network’s resources are part of your care at no extra cost.<br>You pay for your visits, tests and treatment here as usual.',
      '<strong>Tidak.</strong> Sumber rangkaian ini sebahagian daripada rawatan anda tanpa kos tambahan.<br>Anda membayar lawatan, ujian dan rawatan di sini seperti biasa.',
      '<strong>不需要。</strong>网络资源是您治疗的一部分，不额外收费。<br>在本院的看诊、检查与治疗则照常付费。',
    ],
  ]),
  question('must-i-travel', 5, [
    [
      'Must I travel abroad, or will their doctors treat me?',
      'Perlukah saya ke luar negara, atau adakah doktor mereka akan merawat saya?',
      '我需要出国，或由他们的医生治疗吗？',
    ],
    [
      'Neither. You stay in your hospital and with your doctor.<br>The specialists abroad <strong>advise your doctor</strong>; they do not see you themselves.',
      'Tidak kedua-duanya. Anda kekal di hospital dan bersama doktor anda.<br>Pakar di luar negara <strong>menasihati doktor anda</strong>; mereka tidak memeriksa anda sendiri.',
      '都不需要。您留在自己的医院，由原来的医生照顾。<br>国外专科医生<strong>向您的医生提供意见</strong>，不会亲自为您看诊。',
    ],
  ]),
  question('is-my-data-shared', 6, [
    ['Who sees my records?', 'Siapakah yang melihat rekod saya?', '谁会看到我的病历？'],
    [
      'Nobody outside our hospitals, unless you agree <strong>in writing for that one case</strong>.<br>Then a summary without your identity number is sent, protected on its way. You may take back your consent until it is sent.',
      'Tiada sesiapa di luar hospital kami, kecuali anda bersetuju <strong>secara bertulis bagi kes itu sahaja</strong>.<br>Ringkasan tanpa nombor pengenalan anda kemudian dihantar dengan selamat. Anda boleh menarik balik persetujuan sebelum ia dihantar.',
      '除非您<strong>就该病例书面同意</strong>，否则院外无人能看到。<br>届时只会安全传送不含证件号码的摘要。传送之前，您可以撤回同意。',
    ],
  ]),
  question('whom-can-i-ask', 7, [
    ['Whom can I ask?', 'Siapakah yang boleh saya tanya?', '我可以问谁？'],
    [
      'Ask your doctor first, or ring our medical concierge on {phone}, Monday to Friday, 8.30 am to 5.30 pm.<br>The line gives information and <strong>no medical advice</strong>. In an emergency call 999.',
      'Tanya doktor anda dahulu, atau telefon konsierj perubatan kami di {phone}, Isnin hingga Jumaat, 8.30 pagi hingga 5.30 petang.<br>Talian ini memberi maklumat dan <strong>bukan nasihat perubatan</strong>. Dalam kecemasan, hubungi 999.',
      '请先询问您的医生，或致电医疗礼宾热线 {phone}，周一至周五上午8时30分至下午5时30分。<br>热线只提供资讯，<strong>不提供医疗建议</strong>。紧急情况请拨打999。',
    ],
  ]),
];

/** The four cards that say what the collaboration brings. */
export const clinicNetworkBenefits: readonly SampleEntry[] = [
  benefit('medical-knowledge', { position: 1, url: '/mccn/health-library', icon: 'search', color: 'teal' }, [
    ['Medical knowledge', 'Pengetahuan perubatan', '医学知识'],
    [
      'Your doctor can look up the clinic’s tested knowledge at any hour, from common illnesses to rare ones.',
      'Doktor anda boleh merujuk pengetahuan klinik yang teruji pada bila-bila masa, dari penyakit biasa hingga yang jarang.',
      '您的医生可随时查阅经验证的临床知识，从常见病到罕见病。',
    ],
  ]),
  benefit('expert-consultation', { position: 2, url: '/mccn/faq', icon: 'stethoscope', color: 'deep' }, [
    ['Expert consultation', 'Perundingan pakar', '专家咨询'],
    [
      'For difficult questions your doctor asks a specialist abroad and receives a written answer.',
      'Bagi persoalan sukar, doktor anda bertanya kepada pakar di luar negara dan menerima jawapan bertulis.',
      '遇到棘手问题，您的医生可向国外专科医生请教并获得书面答复。',
    ],
  ]),
  benefit('personalised-treatment-plans', { position: 3, url: '/mccn/faq', icon: 'approved', color: 'gold' }, [
    ['A plan made for you', 'Pelan khusus untuk anda', '为您制定的治疗计划'],
    [
      'Cancer specialists of both sides talk through a case together, so that the plan fits your illness and your life.',
      'Pakar kanser kedua-dua pihak membincangkan kes bersama supaya pelan sesuai dengan penyakit dan kehidupan anda.',
      '双方癌症专科医生共同讨论病例，让计划切合您的病情与生活。',
    ],
  ]),
  benefit('no-extra-cost', { position: 4, url: '/mccn/faq', icon: 'money', color: 'teal' }, [
    ['No extra cost', 'Tanpa kos tambahan', '不额外收费'],
    [
      'All this is part of your care. You pay nothing more for it, and you stay near your family.',
      'Semua ini sebahagian daripada rawatan anda. Tiada bayaran tambahan, dan anda kekal dekat dengan keluarga.',
      '这些都属于您的治疗，无需额外付费，也不必远离家人。',
    ],
  ]),
];
