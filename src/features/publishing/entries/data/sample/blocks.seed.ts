import type { SampleEntry } from './sample-entry.seed.ts';

/** Texts that other programs of the group show: the application for phones, the screens in the waiting halls. */
export const blocks: readonly SampleEntry[] = [
  {
    kind: 'block',
    slug: 'visiting-hours',
    title: { en: 'Visiting hours', ms: 'Waktu melawat', zh: '探病时间' },
    summary: {
      en: 'Wards are open to visitors twice a day.',
      ms: 'Wad dibuka kepada pelawat dua kali sehari.',
      zh: '病房每天开放探访两次。',
    },
    body: {
      en: '<p>{{visiting_hours}}, two visitors at a time. One parent may stay with a child day and night. The intensive care unit opens from 1 to 1.30 pm and from 6 to 6.30 pm.</p>',
      ms: '<p>{{visiting_hours}}, dua pelawat pada satu masa. Seorang ibu atau bapa boleh menemani anak siang dan malam. Unit rawatan rapi dibuka dari 1 hingga 1.30 petang dan dari 6 hingga 6.30 petang.</p>',
      zh: '<p>{{visiting_hours}}，每次限两人。家长一人可昼夜陪伴孩子。加护病房的探访时间为下午一时至一时半，以及傍晚六时至六时半。</p>',
    },
    fields: { place: 'app' },
    publishedAt: '2026-11-01T01:00:00Z',
  },
  {
    kind: 'block',
    slug: 'what-to-bring',
    title: { en: 'What to bring to your visit', ms: 'Apa yang perlu dibawa', zh: '看诊时请带' },
    summary: {
      en: 'Papers and medicines that save time at the counter.',
      ms: 'Dokumen dan ubat yang menjimatkan masa di kaunter.',
      zh: '带齐文件与药物，柜台更快。',
    },
    body: {
      en: '<ul><li>Your identity card or passport</li><li>Your medical card or guarantee letter</li><li>The medicines that you take, in their boxes</li><li>Letters and results from other doctors</li></ul>',
      ms: '<ul><li>Kad pengenalan atau pasport anda</li><li>Kad perubatan atau surat jaminan</li><li>Ubat yang anda ambil, dalam kotaknya</li><li>Surat dan keputusan daripada doktor lain</li></ul>',
      zh: '<ul><li>身份证或护照</li><li>医疗卡或担保信</li><li>正在服用的药物，连同药盒</li><li>其他医生的信件与报告</li></ul>',
    },
    fields: { place: 'waiting-hall' },
    publishedAt: '2026-11-01T01:00:00Z',
  },
];
