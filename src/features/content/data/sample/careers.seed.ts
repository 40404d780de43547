import type { SampleEntry } from './sample-entry.ts';

const author = 'Group Recruitment';

/** Open posts in the hospitals and at the group. */
export const careers: readonly SampleEntry[] = [
  {
    kind: 'career', slug: 'staff-nurse-intensive-care-melur-tun-razak', publishedAt: '2026-11-03T09:00:00+08:00', author, topics: ['Nursing'],
    title: { en: 'Staff nurse, intensive care', ms: 'Jururawat terlatih, rawatan rapi', zh: '加护病房注册护士' },
    summary: { en: 'Care for the sickest patients of Melur Tun Razak, one nurse to one bed, in a team of 62.', ms: 'Jaga pesakit paling tenat di Melur Tun Razak, seorang jururawat untuk satu katil, dalam pasukan 62 orang.', zh: '在Melur Tun Razak加护病房照顾重症病人，一护一床，团队共62人。' },
    body: { en: `<p>Our intensive care unit has 18 beds. Half of our patients come after heart or brain surgery, the others with severe infections or injuries. Each patient who needs a ventilator has one nurse who does nothing else during that shift.</p>
<p>You watch, treat, turn, wash and comfort. You also talk with families, who are often awake when everybody else sleeps. A senior nurse and an intensive care doctor are in the unit at all hours, so you never have to decide alone.</p>
<p>New colleagues work beside a mentor for eight weeks. If you have not yet done the post-basic course in intensive care, we send you to it in your second year, with full pay. There is no bond for the first course.</p>
<p>Shifts are seven or ten hours; the rota is published six weeks ahead.</p>` },
    fields: { department: 'Intensive care unit', hospitalSlug: 'melur-tun-razak', employment: 'full_time', closesAt: '2026-12-31T23:59:00+08:00',
      requirements: ['Diploma or degree in nursing', 'Registration with the Nursing Board of Malaysia and a current practising certificate', 'One year in an acute ward; intensive care is a plus', 'Malay and English; Mandarin, Tamil or Cantonese is welcome'],
      offers: ['RM3,600 to RM4,900 a month, with shift and critical care allowances', '22 days of leave', 'Medical cover for you, your spouse and children', 'Paid post-basic training'] },
  },
  {
    kind: 'career', slug: 'midwife-melur-cheras', publishedAt: '2026-10-28T09:00:00+08:00', author, topics: ['Nursing'],
    title: { en: 'Midwife, labour ward', ms: 'Bidan, wad bersalin', zh: '产房助产士' },
    summary: { en: 'Be with families at about a thousand births a year, and visit them at home in the first week.', ms: 'Bersama keluarga dalam kira-kira seribu kelahiran setahun, dan melawat mereka di rumah pada minggu pertama.', zh: '每年陪伴约一千个家庭迎接新生命，并在首周上门探访。' },
    body: { en: `<p>About a thousand babies are born at Melur Cheras each year. The labour rooms, the theatre and the special care nursery are on one floor. You stay with one mother through her labour whenever the ward allows it, and it usually does.</p>
<p>After the birth you help with the first feed, and two or three days later you visit the family at home. You weigh the baby, look at the mother’s wound and mood, and answer the questions that nobody thought of in hospital. We provide a car and plan no more than four visits a day.</p>
<p>The team is 24 midwives and six doctors. Every month we talk through one difficult birth together, openly and without blame.</p>` },
    fields: { department: 'Maternity', hospitalSlug: 'melur-cheras', employment: 'full_time', closesAt: '2026-12-15T23:59:00+08:00',
      requirements: ['Registered nurse with a midwifery qualification recognised by the Midwives Board', 'Two years in a labour ward', 'Neonatal resuscitation certificate, or willing to obtain it within three months', 'Driving licence class D'],
      offers: ['RM3,500 to RM4,700 a month and a midwifery allowance', 'Home visits by hospital car', 'Breastfeeding room and flexible return after your own maternity leave', 'Two training courses a year'] },
  },
  {
    kind: 'career', slug: 'pharmacist-melur-kuching', publishedAt: '2026-11-10T09:00:00+08:00', author, topics: ['Pharmacy'],
    title: { en: 'Clinical pharmacist', ms: 'Ahli farmasi klinikal', zh: '临床药剂师' },
    summary: { en: 'Join ward rounds in Kuching, check every prescription and explain medicines to patients in their own language.', ms: 'Sertai lawatan wad di Kuching, semak setiap preskripsi dan terangkan ubat dalam bahasa pesakit.', zh: '在古晋参与查房，核对每张处方，并以病人熟悉的语言讲解用药。' },
    body: { en: `<p>At Melur Kuching the pharmacist is part of the ward round, not a voice on the telephone. You check doses for age, weight and kidneys, look for medicines that do not go together, and speak up before an order is given.</p>
<p>In the afternoon you see patients who are going home. Many take eight or more medicines. You help them to leave with fewer where the doctor agrees, and with a list they can read, in Malay, English, Chinese or Iban.</p>
<p>You share the evening counter once a week and one weekend in five. The pharmacy uses an electronic prescription system; we train you in it during your first two weeks.</p>` },
    fields: { department: 'Pharmacy', hospitalSlug: 'melur-kuching', employment: 'full_time', closesAt: '2027-01-10T23:59:00+08:00',
      requirements: ['Degree in pharmacy', 'Full registration with the Pharmacy Board Malaysia and an annual certificate', 'Two years in a hospital pharmacy', 'Malay and English; Iban or a Chinese dialect is a plus'],
      offers: ['RM4,800 to RM6,500 a month', 'Housing allowance if you move to Sarawak from elsewhere, and one return flight a year', 'Exam fees for a board certification', '22 days of leave'] },
  },
  {
    kind: 'career', slug: 'radiographer-melur-kuantan', publishedAt: '2026-11-05T09:00:00+08:00', author, topics: ['Imaging'],
    title: { en: 'Radiographer, CT and MRI', ms: 'Juru X-ray, CT dan MRI', zh: 'CT与MRI放射技师' },
    summary: { en: 'Take pictures that find the cause, in a department of eleven on the east coast.', ms: 'Hasilkan imej yang menemui punca penyakit, dalam jabatan sebelas orang di pantai timur.', zh: '在东海岸十一人的影像部门，为诊断拍摄清晰影像。' },
    body: { en: `<p>The imaging department of Melur Kuantan makes about 90 examinations a day: X-ray, ultrasound, mammography, CT and, since this year, MRI. You work mainly with CT and MRI and take turns in the emergency X-ray room.</p>
<p>Some patients are afraid of the tunnel. You explain what they will hear, give them time, and stop when they ask. We plan ten minutes more for a person who is anxious, and nobody will hurry you.</p>
<p>A radiologist is in the house from 8 am to 8 pm and on call by video at other times. You keep dose records, and every quarter the team compares its own doses with the national reference levels.</p>` },
    fields: { department: 'Imaging', hospitalSlug: 'melur-kuantan', employment: 'full_time', closesAt: '2026-12-20T23:59:00+08:00',
      requirements: ['Diploma or degree in medical imaging or radiography', 'Registration under the Allied Health Professions Act 2016', 'One year of CT; MRI can be learnt here', 'Willing to work nights, about four a month'],
      offers: ['RM3,300 to RM4,600 a month and a radiation allowance', 'MRI training of three months at Melur Tun Razak with lodging', 'Medical cover for the family'] },
  },
  {
    kind: 'career', slug: 'physiotherapist-melur-petaling-jaya', publishedAt: '2026-10-30T09:00:00+08:00', author, topics: ['Rehabilitation'],
    title: { en: 'Physiotherapist, stroke and spine', ms: 'Ahli fisioterapi, strok dan tulang belakang', zh: '物理治疗师（中风与脊椎）' },
    summary: { en: 'Help people to stand, walk and return to work, in hospital and by video at home.', ms: 'Bantu pesakit berdiri, berjalan dan kembali bekerja, di hospital dan melalui video di rumah.', zh: '帮助病人重新站立、行走与工作，包括住院治疗与居家视频指导。' },
    body: { en: `<p>You treat people after a stroke, a spinal operation or a long illness. The first session is often on the day after the event, at the bedside; the last may be months later, on a football field.</p>
<p>Each day you see eight to ten patients for forty minutes. That is fewer than in many places, and we want to keep it so. Once a week you meet the doctor, the occupational therapist, the speech therapist and the nurse to agree one plan for each person.</p>
<p>Patients who live far away continue by video. You will be trained in the law of telemedicine and in how to judge safely what can be done through a screen.</p>` },
    fields: { department: 'Rehabilitation', hospitalSlug: 'melur-petaling-jaya', employment: 'full_time', closesAt: '2026-12-12T23:59:00+08:00',
      requirements: ['Degree or diploma in physiotherapy', 'Registration under the Allied Health Professions Act 2016', 'Experience with people after stroke', 'Patience and a clear voice'],
      offers: ['RM3,200 to RM4,800 a month', 'No night shifts', 'RM2,500 a year for courses of your choice', 'Free use of the gym after hours'] },
  },
  {
    kind: 'career', slug: 'medical-officer-emergency-melur-kota-kinabalu', publishedAt: '2026-11-12T09:00:00+08:00', author, topics: ['Doctors'],
    title: { en: 'Medical officer, emergency department', ms: 'Pegawai perubatan, jabatan kecemasan', zh: '急诊部医务人员（医生）' },
    summary: { en: 'See the first minutes of every emergency in Kota Kinabalu, with a specialist always on call.', ms: 'Kendalikan minit pertama setiap kecemasan di Kota Kinabalu, dengan pakar sentiasa bersedia dihubungi.', zh: '在哥打京那巴鲁负责急诊最初的关键时刻，专科医生随时待命。' },
    body: { en: `<p>Our emergency department in Kota Kinabalu sees about 70 people a day: fishermen and climbers, children with fever, office workers with chest pain. You examine, decide what cannot wait, and begin treatment. A specialist comes within twenty minutes when you call.</p>
<p>Shifts are eight to ten hours, never more than five in a row. After a hard case the team sits together for ten minutes before going on.</p>
<p>Doctors who wish to specialise in emergency medicine get study leave and a supervisor for the entrance examination. Three of our present specialists began in this post.</p>` },
    fields: { department: 'Emergency', hospitalSlug: 'melur-kota-kinabalu', employment: 'full_time', closesAt: '2027-01-15T23:59:00+08:00',
      requirements: ['Medical degree recognised by the Malaysian Medical Council', 'Full registration and a current annual practising certificate', 'Compulsory service completed', 'Advanced life support certificate'],
      offers: ['RM7,500 to RM10,500 a month with night and weekend allowances', 'Indemnity insurance paid by the hospital', 'Ten days of study leave a year', 'Help with moving to Sabah'] },
  },
  {
    kind: 'career', slug: 'dietitian-melur-kota-bharu', publishedAt: '2026-11-01T09:00:00+08:00', author, topics: ['Nutrition'],
    title: { en: 'Dietitian', ms: 'Pegawai dietetik', zh: '营养师' },
    summary: { en: 'Plan meals that people in Kelantan really cook and eat, for diabetes, kidney disease and cancer.', ms: 'Rancang hidangan yang benar-benar dimasak di Kelantan, untuk kencing manis, penyakit buah pinggang dan kanser.', zh: '以吉兰丹家常菜为本，为糖尿病、肾病与癌症病人设计膳食。' },
    body: { en: `<p>A diet sheet that forbids everything is thrown away. You start from what the family already cooks, budu and nasi kerabu included, and change portions, order and cooking until the numbers improve.</p>
<p>You see people in the clinic on four mornings, patients on the wards in the afternoon, and once a month you teach a cooking class with the hospital’s chef. Malay is the language of the day; Kelantanese dialect will make people smile.</p>
<p>You also check the menus of our kitchen and advise nurses who feed patients by tube.</p>` },
    fields: { department: 'Dietetics', hospitalSlug: 'melur-kota-bharu', employment: 'full_time', closesAt: '2026-12-24T23:59:00+08:00',
      requirements: ['Degree in dietetics', 'Registration under the Allied Health Professions Act 2016', 'Newly qualified dietitians are welcome'],
      offers: ['RM2,900 to RM4,100 a month', 'Weekend on Friday and Saturday', 'A mentor in the diabetes centre of Melur Tun Razak'] },
  },
  {
    kind: 'career', slug: 'medical-laboratory-technologist-melur-miri', publishedAt: '2026-10-22T09:00:00+08:00', author, topics: ['Laboratory'],
    title: { en: 'Medical laboratory technologist', ms: 'Juruteknologi makmal perubatan', zh: '医学化验师' },
    summary: { en: 'Blood, tissue and cross-matching in a small laboratory where you see the whole of the work.', ms: 'Darah, tisu dan padanan silang dalam makmal kecil yang memberi anda pengalaman menyeluruh.', zh: '在小型化验室中负责血液、组织与配血，全面参与各项工作。' },
    body: { en: `<p>Seven people run the laboratory of Melur Miri. In a larger house you would do one kind of test all year; here you do blood counts in the morning, a cross-match for an operation at noon and a culture in the afternoon.</p>
<p>Results of routine blood tests leave us within two hours. When a value is dangerous you call the ward yourself and write down who answered. You keep quality charts and take part in outside proficiency tests.</p>
<p>You work nights about five times a month. A senior colleague can be called at any hour.</p>` },
    fields: { department: 'Laboratory', hospitalSlug: 'melur-miri', employment: 'full_time', closesAt: '2026-12-05T23:59:00+08:00',
      requirements: ['Diploma or degree in medical laboratory technology', 'Registration under the Allied Health Professions Act 2016', 'Blood bank experience is a plus'],
      offers: ['RM2,800 to RM3,900 a month, with night allowance', 'Exchange of four weeks with our laboratory in Kuching', 'Medical cover'] },
  },
  {
    kind: 'career', slug: 'guarantee-letter-officer-melur-ipoh', publishedAt: '2026-11-08T09:00:00+08:00', author, topics: ['Patient services'],
    title: { en: 'Guarantee-letter officer', ms: 'Pegawai surat jaminan', zh: '担保信专员' },
    summary: { en: 'Get insurers’ answers before patients have to worry about the bill.', ms: 'Dapatkan jawapan syarikat insurans sebelum pesakit perlu risau tentang bil.', zh: '在病人为账单担心之前，先取得保险公司的答复。' },
    body: { en: `<p>When a person must be admitted, the letter of guarantee decides whether the family has to find a deposit that same day. You check the application, ask for what is missing in words that people understand, send it to the insurer, and ring until there is an answer.</p>
<p>Most first answers come within two hours. When an insurer says no, you explain why, and you show the patient what can still be done: an appeal, a claim afterwards, or a payment plan.</p>
<p>You work in a team of five in shifts from 7 am to 10 pm. You see diagnoses and identity numbers, so care with private matters is as important here as speed.</p>` },
    fields: { department: 'Admissions', hospitalSlug: 'melur-ipoh', employment: 'full_time', closesAt: '2026-12-18T23:59:00+08:00',
      requirements: ['Diploma in any field, or SPM with three years in a hospital or an insurance company', 'Calm on the telephone', 'Malay, English and one Chinese dialect or Tamil'],
      offers: ['RM2,600 to RM3,500 a month', 'Four weeks of training with pay', 'Meal at every shift'] },
  },
  {
    kind: 'career', slug: 'front-desk-executive-melur-sungai-petani', publishedAt: '2026-11-11T09:00:00+08:00', author, topics: ['Patient services'],
    title: { en: 'Front desk executive, part time', ms: 'Eksekutif kaunter hadapan, separuh masa', zh: '前台执行员（兼职）' },
    summary: { en: 'Welcome patients in Sungai Petani on four mornings a week.', ms: 'Sambut pesakit di Sungai Petani pada empat pagi seminggu.', zh: '每周四个上午在双溪大年接待病人。' },
    body: { en: `<p>You are the first face that patients see. You greet them, find their appointment, register new patients, and notice when somebody in the queue is not well enough to wait.</p>
<p>The post suits a parent or a student: Sunday to Wednesday, 7.30 am to 12.30 pm. You may swap days with a colleague as long as both agree a day before.</p>
<p>We teach you the appointment system, wheelchair handling and what the law says about patients’ data. You get a certificate for it after three months.</p>` },
    fields: { department: 'Front desk', hospitalSlug: 'melur-sungai-petani', employment: 'part_time', closesAt: '2026-12-08T23:59:00+08:00',
      requirements: ['SPM or higher', 'Friendly and clear in Malay and English; Tamil or Hokkien is a plus', 'Able to use a computer'],
      offers: ['RM15.00 an hour', 'EPF and SOCSO from the first day', 'Free health check every year'] },
  },
  {
    kind: 'career', slug: 'biomedical-engineer-melur-johor-bahru', publishedAt: '2026-10-20T09:00:00+08:00', author, topics: ['Engineering'],
    title: { en: 'Biomedical engineer', ms: 'Jurutera bioperubatan', zh: '生物医学工程师' },
    summary: { en: 'Keep 2,300 medical devices safe and ready in Johor Bahru and Pasir Gudang.', ms: 'Pastikan 2,300 peranti perubatan selamat dan sedia digunakan di Johor Bahru dan Pasir Gudang.', zh: '确保新山与巴西古当两院2,300件医疗设备安全可用。' },
    body: { en: `<p>A ventilator that fails harms somebody. You plan the checks of 2,300 devices in two hospitals, repair what can be repaired in the house, and tell the ward honestly when something has to go.</p>
<p>You are two engineers and five technicians. In the first year you take over anaesthesia and intensive care equipment. You advise on new purchases, so that we buy machines that can be cleaned, serviced and understood.</p>
<p>You are on call one week in six, from home. A hospital van and a well-kept workshop are yours to use.</p>` },
    fields: { department: 'Engineering', hospitalSlug: 'melur-johor-bahru', employment: 'full_time', closesAt: '2026-12-03T23:59:00+08:00',
      requirements: ['Degree in biomedical or electronic engineering', 'Registered as graduate engineer with the Board of Engineers Malaysia', 'Knowledge of the Medical Device Act 2012 and of MS 2058'],
      offers: ['RM4,200 to RM6,200 a month and on-call pay', 'Maker’s training for the devices in your care', '20 days of leave'] },
  },
  {
    kind: 'career', slug: 'software-engineer-patient-portal', publishedAt: '2026-11-14T09:00:00+08:00', author, topics: ['Technology'],
    title: { en: 'Software engineer, patient portal', ms: 'Jurutera perisian, portal pesakit', zh: '病人门户软件工程师' },
    summary: { en: 'Build the website on which people find a doctor when they are worried. Office in Kuala Lumpur, two days a week from home.', ms: 'Bina laman web tempat orang mencari doktor ketika risau. Pejabat di Kuala Lumpur, dua hari seminggu dari rumah.', zh: '为忧心的人打造寻医网站。办公室在吉隆坡，每周可居家两天。' },
    body: { en: `<p>Our portal serves 29 hospitals in three languages. It takes bookings and payments, and it must work on an old telephone at the edge of the network as well as on a new computer. You join a team of nine who write, test and run it.</p>
<p>You work with nurses, front desk staff and patients. Twice a year every engineer spends two days at a hospital counter. What we learn there goes into the plan before anything else.</p>
<p>We value clear code, tests written in the words of the hospital, pages that can be used with a keyboard and a screen reader, and the courage to leave things out. You will have a say in how we build.</p>
<p>Please send a short letter about something you made that people used, with what you would do differently today.</p>` },
    fields: { department: 'Group Technology', hospitalSlug: 'melur-tun-razak', employment: 'full_time', closesAt: '2027-01-31T23:59:00+08:00',
      requirements: ['Three years of building web applications', 'TypeScript and SQL', 'Care for accessibility and for private data', 'English; Malay or Chinese is a plus'],
      offers: ['RM7,000 to RM11,000 a month', 'Two days a week from home', 'A laptop of your choice', 'Ten days of learning a year'] },
  },
  {
    kind: 'career', slug: 'consultant-geriatrician-melur-bukit-mertajam', publishedAt: '2026-10-15T09:00:00+08:00', author, topics: ['Doctors'],
    title: { en: 'Consultant geriatrician', ms: 'Pakar perunding geriatrik', zh: '老年科顾问医生' },
    summary: { en: 'Begin a service for older people on the mainland of Penang, with a memory clinic and a falls clinic.', ms: 'Mulakan perkhidmatan untuk warga emas di Seberang Perai, dengan klinik ingatan dan klinik jatuh.', zh: '在威省开办老年医疗服务，设记忆门诊与防跌门诊。' },
    body: { en: `<p>One in eight people in Penang is over 65. Melur Bukit Mertajam will open an older people’s service in 2027 and is looking for the consultant who will shape it, with six beds, a memory clinic and a falls clinic.</p>
<p>You lead a team of two medical officers, four nurses and three therapists. You decide with surgeons and anaesthetists what an operation would mean for a frail person, and you help families to talk about it.</p>
<p>You practise at the hospital as an independent consultant, with fees under the schedule of the Private Healthcare Facilities and Services Regulations. For the first eighteen months we guarantee a minimum income. The <a href="/consultant">consultant page</a> explains how we work together.</p>` },
    fields: { department: 'Medicine', hospitalSlug: 'melur-bukit-mertajam', employment: 'contract', closesAt: '2027-02-28T23:59:00+08:00',
      requirements: ['Registration with the Malaysian Medical Council and on the National Specialist Register for geriatric medicine', 'Indemnity cover of your own', 'Malay, English; Hokkien or Mandarin is a plus'],
      offers: ['Guaranteed minimum income for eighteen months', 'Consulting suite with no rent in the first year', 'Support in recruiting your own team'] },
  },
  {
    kind: 'career', slug: 'clinic-assistant-klinik-wakaf-an-nur', publishedAt: '2026-11-06T09:00:00+08:00', author, topics: ['Community'],
    title: { en: 'Clinic assistant, Klinik Wakaf An-Nur', ms: 'Pembantu klinik, Klinik Wakaf An-Nur', zh: 'An-Nur慈善诊所助理' },
    summary: { en: 'Keep a charity clinic running in Klang, where a visit costs RM5.', ms: 'Pastikan klinik amal di Klang berjalan lancar, dengan bayaran RM5 setiap lawatan.', zh: '在巴生协助慈善诊所运作，看诊只收RM5。' },
    body: { en: `<p>The wakaf clinic in Klang sees people who would otherwise wait until it is too late. A visit costs RM5, medicines included. You register patients, measure blood pressure and sugar, hand out medicines that the doctor has checked, and keep the stock in order.</p>
<p>Twice a month the team drives to a village or a low-cost flat with the mobile clinic. You help to set up, and you are usually the one who knows everybody’s name by noon.</p>
<p>The post is for two years, with the wish to extend it. You are employed by the hospital, with the same benefits as your colleagues there.</p>` },
    fields: { department: 'Community clinics', hospitalSlug: 'melur-klang', employment: 'contract', closesAt: '2026-12-22T23:59:00+08:00',
      requirements: ['SPM; a care assistant’s certificate is welcome', 'Malay, and Tamil or a Chinese dialect', 'Warmth towards people who have little'],
      offers: ['RM2,000 to RM2,500 a month', 'Paid training as a care assistant', 'Saturday afternoons and Sundays free, except mobile clinic days'] },
  },
  {
    kind: 'career', slug: 'patient-counsellor-cancer-centre-melur-seremban', publishedAt: '2026-10-26T09:00:00+08:00', author, topics: ['Patient services'],
    title: { en: 'Patient counsellor, cancer centre', ms: 'Kaunselor pesakit, pusat kanser', zh: '癌症中心病人辅导员' },
    summary: { en: 'Listen, inform and open doors for people who have just heard a frightening word.', ms: 'Dengar, terangkan dan bantu orang yang baru menerima berita yang menakutkan.', zh: '为刚得知病情的人倾听、说明并寻找支援。' },
    body: { en: `<p>After the diagnosis most people remember only one word. You meet them the same day or the next, go through what the doctor said, write it down with them and find out what they need first: a ride, a form, somebody to tell the children.</p>
<p>You run a support group on alternate Saturdays, one in Malay and English and one in Chinese, and you know which funds help with which medicine.</p>
<p>You meet an outside supervisor every month, because this work needs care for the carer too.</p>` },
    fields: { department: 'Oncology', hospitalSlug: 'melur-seremban', employment: 'full_time', closesAt: '2026-12-16T23:59:00+08:00',
      requirements: ['Degree in counselling', 'Registered with the Board of Counsellors and a practising certificate', 'Two years of experience; work with ill or grieving people is a plus'],
      offers: ['RM3,400 to RM4,600 a month', 'Monthly supervision in working time', 'Half days after support group Saturdays'] },
  },
  {
    kind: 'career', slug: 'data-protection-executive', publishedAt: '2026-11-16T09:00:00+08:00', author, topics: ['Corporate'],
    title: { en: 'Data protection executive', ms: 'Eksekutif perlindungan data', zh: '个人资料保护专员' },
    summary: { en: 'Help the Data Protection Officer to keep patients’ information private and their requests answered in time.', ms: 'Bantu Pegawai Perlindungan Data menjaga kerahsiaan maklumat pesakit dan menjawab permintaan tepat masanya.', zh: '协助资料保护官保护病人隐私，并如期答复病人的请求。' },
    body: { en: `<p>Every month about sixty people ask us what we keep about them, to correct it, or to delete an account. You check who is asking, gather the records from the hospitals, and see that the answer leaves us within 21 days.</p>
<p>You also look at the access log. When somebody has opened a record without a reason, you ask. When something has gone wrong, you help to judge whether the Commissioner and the patients must be told, and the clock of 72 hours starts.</p>
<p>You visit four hospitals a quarter, talk with nurses and clerks, and write the short lessons that all our people take once a year.</p>` },
    fields: { department: 'Group Legal and Compliance', hospitalSlug: 'melur-tun-razak', employment: 'full_time', closesAt: '2026-12-31T23:59:00+08:00',
      requirements: ['Degree in law, information systems or health records', 'Knowledge of the Personal Data Protection Act 2010 and its amendment of 2024', 'Good written Malay and English'],
      offers: ['RM4,000 to RM5,800 a month', 'Fees for a privacy certificate', 'One day a week from home'] },
  },
];
