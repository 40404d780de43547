import type { Three } from './sample-answer.seed.ts';

const cardiology: Three = ['cardiology', 'kardiologi', '心脏科'];
const diabetes: Three = ['endocrinology', 'endokrinologi', '内分泌科'];
const infections: Three = ['infectious diseases', 'penyakit berjangkit', '传染病科'];
const lungs: Three = ['respiratory medicine', 'perubatan respiratori', '呼吸内科'];
const digestion: Three = ['gastroenterology', 'gastroenterologi', '肠胃科'];
const births: Three = ['obstetrics and gynaecology', 'obstetrik dan ginekologi', '妇产科'];
const children: Three = ['paediatrics', 'pediatrik', '儿科'];
const mind: Three = ['psychiatry', 'psikiatri', '精神科'];
const brain: Three = ['neurology', 'neurologi', '神经内科'];
const kidneys: Three = ['nephrology', 'nefrologi', '肾脏科'];
const scans: Three = ['radiology', 'radiologi', '放射科'];
const emergency: Three = ['emergency medicine', 'perubatan kecemasan', '急诊科'];
const bones: Three = ['orthopaedics', 'ortopedik', '骨科'];
const general: Three = ['general medicine', 'perubatan am', '普通内科'];

/** The fields of medicine of the sample's reviewers, who are all invented. */
export const reviewerFields: Readonly<Record<string, Three>> = {
  'Dr Lavanya Selvakumar': cardiology,
  'Dr Hafizuddin Rosman': cardiology,
  'Dr Farid Zulkarnain': diabetes,
  'Dr Norazlina Che Wan': diabetes,
  'Dr Jeremy Lau Kok Wai': infections,
  'Dr Suraya Anuar': infections,
  'Dr Azhar Tarmizi': lungs,
  'Dr Rohaya Mat Isa': digestion,
  'Dr Tan Boon Hock': digestion,
  'Dr Nur Iman Sulaiman': births,
  'Dr Shamini Rajaratnam': births,
  'Dr Wong Siew Fong': ['breast surgery', 'pembedahan payudara', '乳房外科'],
  'Dr Aminah Hj Yusof': ['haematology and oncology', 'hematologi dan onkologi', '血液与肿瘤科'],
  'Dr Ravindran Pillai': ['oncology', 'onkologi', '肿瘤科'],
  'Dr Khairul Nizam Daud': children,
  'Dr Chua Pei Ling': children,
  'Dr Shahrul Nizar': mind,
  'Dr Esther Philomena Dass': mind,
  'Dr Noor Hidayah Karim': ['rheumatology and geriatrics', 'reumatologi dan geriatrik', '风湿与老年科'],
  'Dr Ong Teik Huat': brain,
  'Dr Zaleha Mohd Noor': kidneys,
  'Dr Bernard Anak Jemali': scans,
  'Dr Chong Mei Xin': diabetes,
  'Dr Mohd Izwan Salleh': emergency,
  'Dr Melissa Anak Nyandang': emergency,
  'Dr Lim Yee Shan': general,
  'Dr Ravi Shankar Maniam': bones,
  'Dr Vincent Sim Kah Wei': ['urology', 'urologi', '泌尿科'],
  'Dr Sharmila Devi Kumaran': ['ophthalmology', 'oftalmologi', '眼科'],
  'Melur Clinical Content Panel': ['doctors of several fields', 'doktor pelbagai bidang', '各专科医生'],
};
