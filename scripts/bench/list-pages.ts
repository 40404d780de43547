/**
 * The pages that `npm run bench:lists` measures: every list, search, admin page and report, and what a patient sees.
 */
import { adminLists, type MeasuredDays } from './admin-lists.ts';

export interface MeasuredPage {
  /** `staff` see all hospitals, `hospital` is staff of one. */
  who: 'staff' | 'hospital' | 'patient' | 'visitor' | 'caller';
  path: string;
  /** The most that 95 of 100 answers may take in the server, in milliseconds. */
  goalMs: number;
}

const goalMs = 100;
const pages = (who: MeasuredPage['who'], paths: readonly string[], most = goalMs): MeasuredPage[] =>
  paths.map((path) => ({ who, path, goalMs: most }));

/** Each address with each of its queries. */
const addresses = (lists: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(lists).flatMap(([path, queries]) => queries.map((query) => (query ? `${path}?${query}` : path)));

/** What staff of one hospital ask for most: the condition for their hospital stands in each of these statements. */
const ofOneHospital = [
  '/staff',
  '/staff/appointments',
  '/staff/appointments?state=cancelled',
  '/staff/waiting-list',
  '/staff/waiting-list?state=booked',
  '/staff/new-times',
  '/staff/new-times?state=accepted',
  '/staff/people',
  '/staff/sessions',
  '/staff/audit',
  '/staff/orders',
  '/staff/orders?page=50',
  '/staff/orders?state=failed',
  '/staff/orders?sort=total',
  '/staff/refunds',
  '/staff/enquiries',
  '/staff/enquiries?page=50',
  '/staff/enquiries?sort=due',
  '/staff/enquiries?attention=late',
  '/staff/guarantee-letters',
  '/staff/sales',
  '/staff/trends',
];

const ofPatients = [
  '/profile',
  '/profile/details',
  '/profile/persons',
  '/my-appointments',
  '/my-purchases',
  '/my-guarantee-letters',
  '/medical-card',
  '/history',
  '/setting',
  '/setting/access',
  '/setting/data',
];

/** The public lists: as they open, their last page, each filter, and searches with frequent, rare and unknown words. */
const ofVisitors: Readonly<Record<string, readonly string[]>> = {
  '/doctor': [
    '',
    'page=20',
    'sortBy=name',
    'gender=female',
    'specialisation=cardiology',
    'location=Perak',
    'doctor_name=tan',
    'doctor_name=qqqzzz',
  ],
  '/our-hospitals': ['', 'q=ipoh'],
  '/speciality-centre': ['', 'q=heart'],
  '/melur-ipoh': [''],
  '/health-package': ['', 'gender=female', 'sortBy=price'],
  '/articles': [
    '',
    'page=50',
    'page=10000',
    'sortBy=oldest',
    'sortBy=title',
    'topic=heart-health',
    'year=2025',
    'month=3&year=2024',
    'month=3',
    'language=zh',
    'letter=h',
  ],
  '/video': [''],
  '/podcast': [''],
  '/news': [''],
  '/csr': [''],
  '/events': [''],
  '/career': ['', 'q=nurse', 'q=qqqzzz'],
  '/procurement': ['', 'q=qqqzzz', 'state=closed'],
  '/campaigns-promotions': [''],
  '/insights-corner': [''],
  '/faq': ['', 'q=parking'],
  '/search': ['keyword=cardiology', 'keyword=article', 'keyword=qqqzzz'],
};

const searches = [
  'search?keyword=heart',
  'search?keyword=knee+pain',
  'search?keyword=cardiology+ipoh',
  'search?keyword=article&type=article&limit=20&offset=400',
  'search?keyword=sakit+jantung&lang=ms',
  `search?keyword=${encodeURIComponent('心脏')}&lang=zh`,
  'search?keyword=cardiolgy',
  'search?keyword=qqqzzz',
];

export function measuredPages(days: MeasuredDays): MeasuredPage[] {
  return [
    ...pages('staff', addresses(adminLists(days))),
    ...pages('hospital', ofOneHospital),
    ...pages('patient', ofPatients),
    ...pages('visitor', addresses(ofVisitors)),
    ...pages('caller', searches, 30),
    ...pages('visitor', ['/search/suggestions?keyword=car', '/search/suggestions?keyword=heart+d'], 15),
    ...pages('caller', ['appointment/availability?doctor_id=1'], 10),
  ];
}
