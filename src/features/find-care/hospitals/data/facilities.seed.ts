import { referenceSet } from '#src/platform/reference-data/reference-data.server.ts';
import { facilities } from './hospitals.table.ts';

const rows = [
  { slug: 'parking', icon: 'car', name: { en: 'Parking', ms: 'Tempat letak kereta', zh: '停车场' } },
  { slug: 'pharmacy', icon: 'pill', name: { en: 'Pharmacy', ms: 'Farmasi', zh: '药房' } },
  { slug: 'surau', icon: 'home', name: { en: 'Surau', ms: 'Surau', zh: '穆斯林祈祷室' } },
  { slug: 'cafe', icon: 'cafe', name: { en: 'Café', ms: 'Kafe', zh: '咖啡馆' } },
  {
    slug: 'wheelchair',
    icon: 'accessible',
    name: { en: 'Wheelchairs at the entrance', ms: 'Kerusi roda di pintu masuk', zh: '入口处备有轮椅' },
  },
  { slug: 'wifi', icon: 'laptop', name: { en: 'Free Wi-Fi', ms: 'Wi-Fi percuma', zh: '免费无线网络' } },
  { slug: 'atm', icon: 'money', name: { en: 'Cash machine', ms: 'Mesin ATM', zh: '自动提款机' } },
  {
    slug: 'prayer-room',
    icon: 'users',
    name: { en: 'Quiet room for every faith', ms: 'Bilik tenang untuk semua agama', zh: '各宗教静思室' },
  },
  {
    slug: 'playground',
    icon: 'user',
    name: { en: 'Playground for children', ms: 'Taman permainan kanak-kanak', zh: '儿童游乐场' },
  },
  { slug: 'family-lounge', icon: 'home', name: { en: 'Family lounge', ms: 'Ruang rehat keluarga', zh: '家属休息室' } },
  {
    slug: 'hotel',
    icon: 'hospital',
    name: { en: 'Rooms for families nearby', ms: 'Penginapan keluarga berdekatan', zh: '附近家属住宿' },
  },
  {
    slug: 'ev-charging',
    icon: 'car',
    name: { en: 'Electric car charging', ms: 'Pengecas kereta elektrik', zh: '电动车充电' },
  },
  { slug: 'shuttle', icon: 'directions', name: { en: 'Shuttle van', ms: 'Van ulang-alik', zh: '接驳车' } },
  { slug: 'shop', icon: 'money', name: { en: 'Shop', ms: 'Kedai', zh: '商店' } },
  { slug: 'garden', icon: 'health', name: { en: 'Garden', ms: 'Taman', zh: '花园' } },
];

/** Facilities of Malaysian hospitals for patients and visitors, in the order of the lists. */
export const referenceFacilities = referenceSet({
  name: 'facilities',
  cacheTags: ['hospitals'],
  rows: rows.map((row, index) => ({ ...row, position: index + 1 })),
  keyOf: ({ slug }) => slug,
  insert: (tx, added) => tx.insert(facilities).values(added).onConflictDoNothing(),
});
