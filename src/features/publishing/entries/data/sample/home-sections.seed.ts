import type { SampleEntry } from './sample-entry.seed.ts';

type Words = readonly [en: string, ms: string, zh: string];

/** A built-in section of the home page as editors find it: under its usual heading, in its usual place. */
function section(slug: string, position: number, [en, ms, zh]: Words): SampleEntry {
  return {
    kind: 'home-section',
    slug,
    title: { en, ms, zh },
    summary: { en: '', ms: '', zh: '' },
    fields: { position, hidden: 'no' },
    publishedAt: '2026-11-01T01:00:00Z',
  };
}

export const homeSections: readonly SampleEntry[] = [
  section('find-doctor', 10, ['What do you need today?', 'Apa yang anda perlukan hari ini?', '今天您需要什么？']),
  section('tasks', 20, ['What most people come for', 'Perkara yang paling kerap dicari', '常用服务']),
  section('nearest-hospital', 30, ['Your nearest hospital', 'Hospital terdekat anda', '离您最近的医院']),
  section('specialities', 40, ['Specialist centres', 'Pusat pakar', '专科中心']),
  section('packages', 50, ['Health packages', 'Pakej kesihatan', '健康配套']),
  section('hospitals', 60, ['Our hospitals, state by state', 'Hospital kami mengikut negeri', '各州的医院']),
  section('insights', 70, ['Read before you need us', 'Baca sebelum anda memerlukan kami', '健康资讯，先读为快']),
  section('happenings', 80, ['Events and campaigns', 'Acara dan kempen', '活动与优惠']),
  section('cares', 90, [
    'One card for all our hospitals',
    'Satu kad untuk semua hospital kami',
    '一卡通用我们所有医院',
  ]),
  section('booking', 100, ['How booking works', 'Cara membuat tempahan', '如何预约']),
  section('trust', 110, ['Why people trust us', 'Sebab orang mempercayai kami', '为什么信赖我们']),
];
