import type { SampleEntry } from './sample-entry.seed.ts';

const contact = 'Group Procurement Office, tenders@example.test, +60 3-2610 1040';

/** Tenders of the group and its hospitals: some closed, most open. */
export const tenders: readonly SampleEntry[] = [
  {
    kind: 'tender',
    slug: 'ct-scanner-melur-ipoh',
    publishedAt: '2026-10-19T09:00:00+08:00',
    author: 'Group Procurement Office',
    title: {
      en: 'CT scanner with ten years of maintenance, Melur Ipoh',
      ms: 'Pengimbas CT dengan penyelenggaraan sepuluh tahun, Melur Ipoh',
      zh: 'Melur Ipoh CT扫描仪连十年保养',
    },
    summary: {
      en: 'Supply, installation and upkeep of one CT scanner to replace the unit that has served Ipoh since 2014.',
      ms: 'Pembekalan, pemasangan dan penyelenggaraan sebuah pengimbas CT bagi menggantikan unit yang digunakan di Ipoh sejak 2014.',
      zh: '供应、安装并保养一台CT扫描仪，以更换怡保自2014年起使用的旧机。',
    },
    topics: ['Medical equipment'],
    body: {
      en: `<p>Melur Ipoh Specialist Hospital invites tenders for one whole-body CT scanner. The present scanner was put into service in 2014 and will be switched off in June 2027. The new scanner will stand in the same room, so bidders must show how the change can be made with no more than ten days without a CT service.</p>
<h2>What we ask for</h2>
<ul><li>A scanner of 128 slices or more, with low-dose settings for children.</li><li>Room works: shielding checks, power, cooling and floor, with the licence papers under the Atomic Energy Licensing Act 1984.</li><li>Training of radiographers on site for ten working days.</li><li>Maintenance for ten years, with an engineer on site within six hours and 98 per cent uptime in each quarter.</li></ul>
<h2>How we choose</h2>
<p>Image quality and dose count for 40 per cent, cost over ten years for 35 per cent, service for 15 per cent and the plan for the changeover for 10 per cent. The cheapest offer is not chosen automatically. All bidders are told the result and the reasons on the same day.</p>
<p>Send your offer in two sealed envelopes, one technical and one commercial, to the tender box at the Group Procurement Office before the closing time. Late offers are returned unopened.</p>`,
    },
    fields: {
      number: 'MLR/T/2026/041',
      category: 'Medical equipment',
      hospitalSlug: 'melur-ipoh',
      opensAt: '2026-10-19T09:00:00+08:00',
      closesAt: '2026-12-11T12:00:00+08:00',
      briefingAt: '2026-11-05T10:00:00+08:00',
      documents: [
        {
          title: 'Technical specification',
          description: 'Clinical and technical needs, with the reply sheet to fill in.',
        },
        { title: 'Room drawings', description: 'Plans of the present scanner room and its power and cooling.' },
        { title: 'Draft contract', description: 'Terms of purchase and ten years of maintenance.' },
      ],
      contact,
    },
  },
  {
    kind: 'tender',
    slug: 'kitchen-and-patient-meals-melur-shah-alam',
    publishedAt: '2026-11-02T09:00:00+08:00',
    author: 'Group Procurement Office',
    title: {
      en: 'Kitchen and patient meals, Melur Shah Alam',
      ms: 'Dapur dan hidangan pesakit, Melur Shah Alam',
      zh: 'Melur Shah Alam 厨房与病人膳食服务',
    },
    summary: {
      en: 'Running the hospital kitchen for three years: about 420 patient meals a day, halal, with special diets.',
      ms: 'Mengendalikan dapur hospital selama tiga tahun: kira-kira 420 hidangan pesakit sehari, halal, termasuk diet khas.',
      zh: '营运医院厨房三年：每日约420份清真病人餐，包括特别膳食。',
    },
    topics: ['Catering'],
    body: {
      en: `<p>We are looking for a caterer to run the kitchen of Melur Shah Alam Specialist Hospital from 1 April 2027 for three years, with the option of two more. The kitchen and its equipment belong to the hospital. The caterer brings the staff, the food and the daily care of the kitchen.</p>
<h2>The work</h2>
<ul><li>Breakfast, lunch, tea and dinner for about 140 patients, served hot at the bedside.</li><li>Diets for diabetes, kidney disease, swallowing problems, children and new mothers, checked each day with our dietitians.</li><li>A vegetarian choice at every meal.</li><li>A small café for staff and visitors, open from 7 am to 9 pm.</li></ul>
<h2>Who may take part</h2>
<p>Companies registered in Malaysia with a current halal certificate, a food safety system that meets MS 1480 or MS 1514, typhoid vaccination records for every food handler, and at least two years of experience in a hospital or care home of 80 beds or more.</p>
<p>There is a site visit on the date shown below. Please register the names of your visitors two working days before. Offers from companies that did not visit are accepted, but we cannot change the price later because something was overlooked.</p>`,
    },
    fields: {
      number: 'MLR/T/2026/044',
      category: 'Catering',
      hospitalSlug: 'melur-shah-alam',
      opensAt: '2026-11-02T09:00:00+08:00',
      closesAt: '2026-12-18T12:00:00+08:00',
      briefingAt: '2026-11-26T10:30:00+08:00',
      documents: [
        { title: 'Scope of service', description: 'Meals, hours, diets and the standards we inspect each month.' },
        { title: 'Price schedule', description: 'Price per meal and per month, to be filled in.' },
        { title: 'Kitchen inventory', description: 'List of the equipment that the hospital provides.' },
      ],
      contact,
    },
  },
  {
    kind: 'tender',
    slug: 'solar-roof-melur-seremban',
    publishedAt: '2026-11-09T09:00:00+08:00',
    author: 'Group Procurement Office',
    title: {
      en: 'Solar panels on the roof and car park, Melur Seremban',
      ms: 'Panel solar di bumbung dan tempat letak kereta, Melur Seremban',
      zh: 'Melur Seremban 屋顶与停车场太阳能板',
    },
    summary: {
      en: 'Design and building of a 480 kWp solar plant above the roof and the open car park of Melur Seremban.',
      ms: 'Reka bentuk dan pembinaan loji solar 480 kWp di atas bumbung dan tempat letak kereta terbuka Melur Seremban.',
      zh: '为Melur Seremban屋顶及露天停车场设计并兴建480千瓦峰值太阳能系统。',
    },
    topics: ['Works'],
    body: {
      en: `<p>Melur Seremban wants to make about a fifth of its electricity from the sun. We invite offers to design, build and connect a solar plant of about 480 kWp: two thirds on the flat roof of the main building and one third on a new canopy over the open car park, which will also give shade to patients who walk from their cars.</p>
<h2>What the offer must contain</h2>
<ul><li>A yield estimate for a normal year and for a poor one.</li><li>Structural calculations for roof and canopy, endorsed by a professional engineer.</li><li>The application to the utility and the Energy Commission, made in our name.</li><li>A plan of work that keeps the ambulance bay and the helicopter route free at all times.</li><li>Five years of cleaning and upkeep after hand-over.</li></ul>
<p>The contractor must hold a CIDB registration of grade G5 or higher with the electrical specialisation, and show three finished plants of 200 kWp or more. Noisy work beside the wards is allowed between 10 am and 4 pm only.</p>
<p>We pay in five stages, each after an inspection. Five per cent is kept back until the plant has run for twelve months.</p>`,
    },
    fields: {
      number: 'MLR/T/2026/046',
      category: 'Works',
      hospitalSlug: 'melur-seremban',
      opensAt: '2026-11-09T09:00:00+08:00',
      closesAt: '2027-01-08T12:00:00+08:00',
      briefingAt: '2026-11-24T09:30:00+08:00',
      documents: [
        {
          title: 'Employer’s requirements',
          description: 'Size, standards and limits of the work on a hospital in use.',
        },
        { title: 'Roof survey', description: 'Drawings and load report of March 2026.' },
        { title: 'Form of tender', description: 'Price by stage, to be filled in and signed.' },
      ],
      contact,
    },
  },
  {
    kind: 'tender',
    slug: 'nurse-call-system-melur-johor-bahru',
    publishedAt: '2026-10-26T09:00:00+08:00',
    author: 'Group Procurement Office',
    title: {
      en: 'Nurse call system, Melur Johor Bahru',
      ms: 'Sistem panggilan jururawat, Melur Johor Bahru',
      zh: 'Melur Johor Bahru 护士呼叫系统',
    },
    summary: {
      en: 'A new nurse call system for 210 beds, with handsets that elderly patients can use without help.',
      ms: 'Sistem panggilan jururawat baharu untuk 210 katil, dengan alat yang mudah digunakan oleh pesakit warga emas.',
      zh: '为210张病床更换护士呼叫系统，按钮须便于年长病人自行使用。',
    },
    topics: ['Information technology'],
    body: {
      en: `<p>When a patient presses the button, a nurse should know at once who is calling and how urgent it is. The system at Melur Johor Bahru is eighteen years old and spare parts are no longer made. We invite tenders for a new system on seven wards, in the operating theatre recovery room and in the patients’ bathrooms.</p>
<h2>What matters to us</h2>
<ul><li>Large buttons with a raised mark, usable by people with weak hands or poor sight.</li><li>Calls that reach the nurse’s handset within two seconds and move on to a colleague after sixty.</li><li>A system that keeps working for four hours when the power or the network fails.</li><li>Reports of the waiting time by ward and hour, without patients’ names.</li></ul>
<p>Work is done ward by ward at times agreed with the nurse in charge. Each ward must be finished within two days. The old system stays in use until the new one has been tested in every room.</p>
<p>Bidders show a working sample at the hospital in the week after closing. Two nurses and two former patients take part in the marking.</p>`,
    },
    fields: {
      number: 'MLR/T/2026/042',
      category: 'Information technology',
      hospitalSlug: 'melur-johor-bahru',
      opensAt: '2026-10-26T09:00:00+08:00',
      closesAt: '2026-12-04T12:00:00+08:00',
      briefingAt: '2026-11-10T14:00:00+08:00',
      documents: [
        { title: 'Functional requirements', description: 'What the system must do, room by room.' },
        { title: 'Network description', description: 'The hospital’s wired and wireless network and its rules.' },
      ],
      contact,
    },
  },
  {
    kind: 'tender',
    slug: 'laundry-and-linen-northern-hospitals',
    publishedAt: '2026-11-16T09:00:00+08:00',
    author: 'Group Procurement Office',
    title: {
      en: 'Laundry and linen for five northern hospitals',
      ms: 'Dobi dan linen untuk lima hospital utara',
      zh: '北马五家医院的洗衣与床单服务',
    },
    summary: {
      en: 'Collection, washing and delivery of linen for Alor Setar, Sungai Petani, Kangar, Bukit Mertajam and Taiping.',
      ms: 'Kutipan, cucian dan penghantaran linen untuk Alor Setar, Sungai Petani, Kangar, Bukit Mertajam dan Taiping.',
      zh: '为亚罗士打、双溪大年、加央、大山脚与太平的医院收取、清洗并运送床单。',
    },
    topics: ['Services'],
    body: {
      en: `<p>Five of our hospitals in the north send about eleven tonnes of linen to the laundry each week. The present contract ends on 31 May 2027. We invite offers for three years for all five hospitals together, led by the supply office of Melur Alor Setar.</p>
<h2>The service</h2>
<ul><li>Collection and delivery six days a week, and on public holidays when two fall together.</li><li>Clean and used linen in separate vehicles or behind a fixed wall.</li><li>Washing at 71 °C for three minutes or a proven equal, with a record of every load.</li><li>Infected linen in bags that dissolve, never opened by hand.</li><li>Sheets counted out and in, with a monthly report of losses.</li></ul>
<p>We test ten pieces a month at an outside laboratory. If more than one fails, the supplier repeats the day’s wash at no cost and tells us the cause within a week.</p>
<p>Laundries within 150 kilometres of all five hospitals may take part. Two smaller companies may make one offer together if one of them signs for both.</p>`,
    },
    fields: {
      number: 'MLR/T/2026/048',
      category: 'Services',
      hospitalSlug: 'melur-alor-setar',
      opensAt: '2026-11-16T09:00:00+08:00',
      closesAt: '2027-01-15T12:00:00+08:00',
      briefingAt: '2026-12-02T10:00:00+08:00',
      documents: [
        { title: 'Service specification', description: 'Volumes by hospital, routes, hours and quality tests.' },
        { title: 'Price schedule', description: 'Price per kilogram and per delivery.' },
        { title: 'Draft contract', description: 'Three years from 1 June 2027.' },
      ],
      contact,
    },
  },
  {
    kind: 'tender',
    slug: 'haemodialysis-consumables-group',
    publishedAt: '2026-11-12T09:00:00+08:00',
    author: 'Group Procurement Office',
    title: {
      en: 'Haemodialysis consumables for all dialysis units',
      ms: 'Barang pakai habis hemodialisis untuk semua unit dialisis',
      zh: '全集团洗肾中心耗材',
    },
    summary: {
      en: 'Two years’ supply of dialysers, blood lines and concentrates for the dialysis units of the group.',
      ms: 'Bekalan dua tahun dialiser, saluran darah dan pekatan untuk unit dialisis kumpulan.',
      zh: '为集团各洗肾中心供应两年的洗肾器、血路管与浓缩液。',
    },
    topics: ['Supplies'],
    body: {
      en: `<p>Our dialysis units treat people three times a week, every week of the year. A missing blood line means a missed treatment. We therefore look for suppliers who can promise delivery as well as price.</p>
<h2>Lots</h2>
<ol><li>High-flux dialysers in four sizes.</li><li>Blood lines and needles.</li><li>Acid and bicarbonate concentrates.</li></ol>
<p>You may offer for one lot, two or all three. Each product must be registered with the Medical Device Authority under the Medical Device Act 2012; please give the registration number and its expiry date in the reply sheet.</p>
<p>Suppliers keep six weeks of stock in Malaysia: four in the Klang Valley and two in Kuching or Kota Kinabalu for our hospitals in Sarawak and Sabah. Orders are placed each Monday and delivered by Thursday, or by the following Monday in East Malaysia.</p>
<p>Nurses in three units try the products for four weeks before we sign. Their marks count for a quarter of the result.</p>`,
    },
    fields: {
      number: 'MLR/T/2026/047',
      category: 'Supplies',
      hospitalSlug: 'melur-tun-razak',
      opensAt: '2026-11-12T09:00:00+08:00',
      closesAt: '2026-12-22T12:00:00+08:00',
      documents: [
        { title: 'Product list and yearly volumes', description: 'Expected use for each lot and hospital.' },
        { title: 'Reply sheet', description: 'Prices, registration numbers and delivery promise.' },
      ],
      contact,
    },
  },
  {
    kind: 'tender',
    slug: 'lift-replacement-melur-taiping',
    publishedAt: '2026-11-04T09:00:00+08:00',
    author: 'Group Procurement Office',
    title: {
      en: 'Replacement of two bed lifts, Melur Taiping',
      ms: 'Penggantian dua lif katil, Melur Taiping',
      zh: 'Melur Taiping 更换两部病床电梯',
    },
    summary: {
      en: 'Two bed lifts from 1996 are to be replaced one after the other, while the wards stay open.',
      ms: 'Dua lif katil dari tahun 1996 akan diganti satu demi satu sementara wad terus beroperasi.',
      zh: '逐一更换1996年启用的两部病床电梯，病房照常运作。',
    },
    topics: ['Works'],
    body: {
      en: `<p>Melur Taiping Medical Centre has four lifts. Two of them, which carry patients in beds between the wards and the operating theatre, date from 1996. Both will be replaced in 2027, one after the other, so that one bed lift is always in service.</p>
<h2>Scope</h2>
<ul><li>Taking out the old lifts and disposing of them lawfully.</li><li>Two new bed lifts of 1,600 kg for five floors, with doors of 1,300 mm.</li><li>Battery travel to the next floor when the power fails, and fire-mode control.</li><li>Voice announcements in Malay and English and buttons with Braille.</li><li>Registration with the Department of Occupational Safety and Health (DOSH).</li><li>Maintenance for five years, with a person trapped in a lift reached within thirty minutes.</li></ul>
<p>The contractor must be a lift firm registered with DOSH, with a workshop within 120 kilometres of Taiping. Each lift must be finished within eleven weeks. For every week beyond that, one per cent of its price is deducted.</p>`,
    },
    fields: {
      number: 'MLR/T/2026/045',
      category: 'Works',
      hospitalSlug: 'melur-taiping',
      opensAt: '2026-11-04T09:00:00+08:00',
      closesAt: '2026-12-10T12:00:00+08:00',
      briefingAt: '2026-11-19T10:00:00+08:00',
      documents: [
        { title: 'Scope of works', description: 'Lift data, sequence of work and safety rules.' },
        { title: 'Shaft drawings', description: 'Measured drawings of both shafts and the machine room.' },
        { title: 'Bill of quantities', description: 'To be priced by the bidder.' },
      ],
      contact,
    },
  },
  {
    kind: 'tender',
    slug: 'ambulances-sabah-and-sarawak',
    publishedAt: '2026-09-28T09:00:00+08:00',
    author: 'Group Procurement Office',
    title: {
      en: 'Four ambulances for Sabah and Sarawak',
      ms: 'Empat ambulans untuk Sabah dan Sarawak',
      zh: '沙巴与砂拉越四辆救护车',
    },
    summary: {
      en: 'Four ambulances with all-wheel drive for Kuching, Miri and Kota Kinabalu. This tender is closed; offers are being marked.',
      ms: 'Empat ambulans pacuan semua roda untuk Kuching, Miri dan Kota Kinabalu. Tender telah ditutup dan tawaran sedang dinilai.',
      zh: '为古晋、美里与哥打京那巴鲁采购四辆全轮驱动救护车。招标已截止，正在评审。',
    },
    topics: ['Medical equipment'],
    body: {
      en: `<p>Our hospitals in Kuching, Miri and Kota Kinabalu bring patients in from longhouses and hill villages where the last kilometres are gravel or mud. Four ambulances of 2013 and 2014 will be replaced by vehicles with all-wheel drive.</p>
<h2>What was asked for</h2>
<ul><li>Four vehicles with a raised roof, room for one stretcher and three seats.</li><li>Fittings for a monitor, a ventilator, an infant carrier and two oxygen cylinders, crash-tested as mounted.</li><li>Delivery in Kuching and Kota Kinabalu, registered and ready for the road.</li><li>Upkeep at a workshop in each of the two states for five years.</li></ul>
<p>The tender closed on 30 October 2026. Six offers were received in time. We expect to tell all bidders the result before the end of the year; until then we cannot answer questions about it.</p>`,
    },
    fields: {
      number: 'MLR/T/2026/038',
      category: 'Medical equipment',
      hospitalSlug: 'melur-kuching',
      opensAt: '2026-09-28T09:00:00+08:00',
      closesAt: '2026-10-30T12:00:00+08:00',
      documents: [
        { title: 'Vehicle specification', description: 'Vehicle, fittings and tests.' },
        { title: 'Draft contract', description: 'Purchase, delivery and five years of upkeep.' },
      ],
      contact,
    },
  },
  {
    kind: 'tender',
    slug: 'security-services-klang-valley',
    publishedAt: '2026-10-05T09:00:00+08:00',
    author: 'Group Procurement Office',
    title: {
      en: 'Security services for ten Klang Valley hospitals',
      ms: 'Perkhidmatan keselamatan untuk sepuluh hospital Lembah Klang',
      zh: '巴生谷十家医院的保安服务',
    },
    summary: {
      en: 'Guards who are trained to calm and help people, for ten hospitals and two years. This tender is closed.',
      ms: 'Pengawal yang terlatih menenangkan dan membantu orang ramai, untuk sepuluh hospital selama dua tahun. Tender telah ditutup.',
      zh: '为十家医院提供两年保安服务，人员须受过安抚与协助训练。招标已截止。',
    },
    topics: ['Services'],
    body: {
      en: `<p>The guard at the gate is often the first person a frightened family meets. This tender was for a security company for our hospitals in Kuala Lumpur and Selangor from 1 February 2027 for two years.</p>
<h2>What was asked for</h2>
<ul><li>Guards licensed by the Ministry of Home Affairs, with no shift longer than twelve hours.</li><li>Two days of training in each hospital: directions, wheelchairs, fire, and how to calm an angry or confused person without force.</li><li>At least one guard who speaks Malay and English at every entrance, day and night.</li><li>Wages paid by bank transfer by the seventh of the month, shown to us on request.</li></ul>
<p>The tender closed on 13 November 2026. The offers are being checked. Companies whose papers are incomplete will be asked once, in writing, and have three working days to answer.</p>`,
    },
    fields: {
      number: 'MLR/T/2026/039',
      category: 'Services',
      hospitalSlug: 'melur-petaling-jaya',
      opensAt: '2026-10-05T09:00:00+08:00',
      closesAt: '2026-11-13T12:00:00+08:00',
      briefingAt: '2026-10-15T15:00:00+08:00',
      documents: [
        { title: 'Service specification', description: 'Posts, hours and training for each hospital.' },
        { title: 'Price schedule', description: 'Price per post and month.' },
      ],
      contact,
    },
  },
  {
    kind: 'tender',
    slug: 'clinical-waste-melur-kota-bharu',
    publishedAt: '2026-10-12T09:00:00+08:00',
    author: 'Group Procurement Office',
    title: {
      en: 'Collection of clinical waste, Melur Kota Bharu',
      ms: 'Kutipan sisa klinikal, Melur Kota Bharu',
      zh: 'Melur Kota Bharu 医疗废物收集',
    },
    summary: {
      en: 'Licensed collection and destruction of clinical waste for three years. This tender closed on 20 November 2026.',
      ms: 'Kutipan dan pelupusan sisa klinikal berlesen selama tiga tahun. Tender ditutup pada 20 November 2026.',
      zh: '三年持牌医疗废物收集与销毁。招标已于2026年11月20日截止。',
    },
    topics: ['Services'],
    body: {
      en: `<p>Needles, dressings and laboratory waste must never reach an ordinary bin. This tender was for the daily collection of clinical waste from Melur Kota Bharu Specialist Hospital and its destruction in a licensed plant.</p>
<h2>What was asked for</h2>
<ul><li>A licence from the Department of Environment for scheduled waste code SW 404, for transport and for the plant.</li><li>Collection every day of the year, with weights recorded in front of our staff.</li><li>Yellow bags and sharps boxes that meet the Malaysian standard, always two weeks in stock.</li><li>An electronic consignment note for every collection, closed within seven days.</li></ul>
<p>The tender closed on 20 November 2026. Offers will be opened on 25 November 2026 at 10 am in the hospital’s meeting room on the second floor. One person from each bidder may attend.</p>`,
    },
    fields: {
      number: 'MLR/T/2026/040',
      category: 'Services',
      hospitalSlug: 'melur-kota-bharu',
      opensAt: '2026-10-12T09:00:00+08:00',
      closesAt: '2026-11-20T12:00:00+08:00',
      documents: [
        { title: 'Service specification', description: 'Quantities, containers, collection times and records.' },
        { title: 'Reply sheet', description: 'Licences, prices and references.' },
      ],
      contact,
    },
  },
];
