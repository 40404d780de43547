import type { SampleEntry } from './sample-entry.ts';
import { page } from './sample-page.ts';
import { three, type Three } from './sample-answer.ts';

interface Treatment {
  title: Three;
  summary: Three;
  /** The paragraphs, as HTML; English only. */
  body: string;
  fields: { specialitySlug: string; costFromRm: number; costToRm: number; stayNights: number; includes: string[]; excludes: string[]; recoveryWeeks: number };
}

const treatment = (slug: string, { title, summary, body, fields }: Treatment): SampleEntry => ({
  kind: 'treatment', slug, title: three(title), summary: three(summary), body: { en: body }, fields: { ...fields },
  author: 'International Patient Centre', reviewer: 'Melur Clinical Content Panel', publishedAt: '2026-10-15T09:00:00+08:00',
});

/** For people who travel to Malaysia for treatment: two pages and twelve treatments with a guide to their cost. */
export const healthTourism: readonly SampleEntry[] = [
  page('health-tourism', {
    title: ['Coming to Malaysia for treatment', 'Datang ke Malaysia untuk rawatan', '到马来西亚求医'],
    summary: ['From the first question to the flight home: what you should know before you decide.', 'Dari soalan pertama hingga penerbangan pulang: perkara yang perlu diketahui sebelum membuat keputusan.', '从第一个问题到回程航班：决定之前应该知道的事。'],
    body: [`<p>Every year people from other countries come to our hospitals for an operation, a second opinion or a long-awaited child. Being ill far from home is not easy. We want you to know before you fly what will be done, what it will cost, and who will stand beside you.</p>
<h2>Your way in six steps</h2>
<ol><li><strong>Write to us.</strong> Tell us what troubles you and send reports and pictures if you have them. The form takes ten minutes.</li><li><strong>A nurse answers</strong> within one working day, in your language where we can.</li><li><strong>A specialist reads your reports</strong> and says whether treatment here makes sense. Sometimes the honest answer is no, or that you can be treated just as well at home.</li><li><strong>You receive a written estimate</strong> with the doctor’s fee, hospital, medicines and tax, and the number of days you should stay.</li><li><strong>You come.</strong> We meet you at the airport if you wish, and your first visit is within two working days.</li><li><strong>You go home</strong> with a letter and pictures for your own doctor. We see you again by video after two and after six weeks.</li></ol>
<h2>Visa and travel</h2>
<p>People of many countries may enter Malaysia for a visit without a visa. Others need one before they fly. We write the letter that the Immigration Department asks for, for you and for the person who comes with you. Please register your arrival online with the Malaysia Digital Arrival Card in the three days before you travel.</p>
<h2>Money</h2>
<ul><li>Prices on these pages are guides in ringgit Malaysia. Your estimate counts.</li><li>For people who are not Malaysian citizens, 6% service tax is added.</li><li>For a planned operation we ask for a deposit of 80% of the estimate. What is not used is returned within 14 days.</li><li>Some international insurers pay us directly with a guarantee letter. Ask three weeks before.</li></ul>
<h2>Language, food and faith</h2>
<p>Malay, English, Mandarin, Cantonese, Tamil, Indonesian and Arabic are spoken in our larger hospitals. Interpreters for other languages come by video at no charge. All kitchens are halal, with vegetarian meals every day. There are prayer rooms, and spiritual carers of several faiths can be asked to come.</p>
<h2>When you should not fly</h2>
<p>Do not travel with chest pain, a new weakness, high fever, or within days of an operation or a stroke. Go to the nearest hospital where you are. Ask a doctor at home whether you are fit to fly, and write to us before you book the ticket.</p>
<p>The <a href="/international-patient-centre">International Patient Centre</a> looks after everything. Advertising approval KKLIU 2740/EXP 31.12.2027.</p>`,
    `<p>Setiap tahun, orang dari negara lain datang ke hospital kami untuk pembedahan, pendapat kedua atau anak yang lama dinantikan. Sakit jauh dari rumah bukan mudah. Kami mahu anda tahu sebelum terbang apa yang akan dibuat, berapa kosnya, dan siapa yang akan menemani anda.</p>
<h2>Enam langkah</h2>
<ol><li><strong>Tulis kepada kami.</strong> Ceritakan masalah anda dan hantar laporan serta imej jika ada. Borang mengambil masa sepuluh minit.</li><li><strong>Jururawat menjawab</strong> dalam satu hari bekerja, dalam bahasa anda jika boleh.</li><li><strong>Pakar membaca laporan anda</strong> dan menyatakan sama ada rawatan di sini sesuai. Kadangkala jawapan yang jujur ialah tidak, atau anda boleh dirawat sama baik di negara sendiri.</li><li><strong>Anda menerima anggaran bertulis</strong> yang merangkumi fi doktor, hospital, ubat dan cukai, serta bilangan hari yang perlu anda tinggal.</li><li><strong>Anda datang.</strong> Kami menyambut anda di lapangan terbang jika mahu, dan lawatan pertama dalam dua hari bekerja.</li><li><strong>Anda pulang</strong> dengan surat dan imej untuk doktor anda. Kami berjumpa semula melalui video selepas dua dan enam minggu.</li></ol>
<h2>Visa dan perjalanan</h2>
<p>Warga banyak negara boleh memasuki Malaysia untuk lawatan tanpa visa. Yang lain memerlukannya sebelum terbang. Kami menulis surat yang diminta oleh Jabatan Imigresen untuk anda dan peneman anda. Sila daftar ketibaan dalam talian melalui Malaysia Digital Arrival Card dalam tiga hari sebelum perjalanan.</p>
<h2>Wang</h2>
<ul><li>Harga di halaman ini ialah panduan dalam ringgit Malaysia. Anggaran anda yang terpakai.</li><li>Bagi bukan warganegara Malaysia, cukai perkhidmatan 6% ditambah.</li><li>Bagi pembedahan yang dirancang, kami meminta deposit 80% daripada anggaran. Baki dikembalikan dalam 14 hari.</li><li>Sesetengah syarikat insurans antarabangsa membayar terus dengan surat jaminan. Tanya tiga minggu lebih awal.</li></ul>
<h2>Bahasa, makanan dan agama</h2>
<p>Bahasa Melayu, Inggeris, Mandarin, Kantonis, Tamil, Indonesia dan Arab dituturkan di hospital besar kami. Jurubahasa bahasa lain hadir melalui video tanpa bayaran. Semua dapur halal, dengan hidangan vegetarian setiap hari. Terdapat surau, dan pembimbing rohani pelbagai agama boleh dijemput.</p>
<h2>Bila anda tidak patut terbang</h2>
<p>Jangan mengembara jika sakit dada, tiba-tiba lemah, demam tinggi, atau dalam beberapa hari selepas pembedahan atau strok. Pergilah ke hospital terdekat. Tanya doktor di tempat anda sama ada anda sesuai terbang, dan tulis kepada kami sebelum menempah tiket.</p>
<p><a href="/ms/international-patient-centre">Pusat Pesakit Antarabangsa</a> menguruskan semuanya. Kelulusan iklan KKLIU 2740/EXP 31.12.2027.</p>`,
    `<p>每年都有来自其他国家的人到我们的医院接受手术、征询第二意见，或圆求子之愿。在异地生病并不容易。我们希望您在启程前就清楚：会做什么、费用多少、谁会陪伴您。</p>
<h2>六个步骤</h2>
<ol><li><strong>联系我们。</strong>说明您的困扰，并附上报告与影像。表格约需十分钟。</li><li><strong>护士答复</strong>：一个工作日内，尽可能使用您的语言。</li><li><strong>专科医生阅览报告</strong>，告诉您来此治疗是否合适。有时诚实的答案是不建议，或在本国同样可以治好。</li><li><strong>收到书面估价</strong>：包括医生费、医院费、药费与税，以及应停留的天数。</li><li><strong>来到这里。</strong>如有需要可到机场迎接，两个工作日内安排首次看诊。</li><li><strong>回家。</strong>带着给您医生的信与影像；第二周与第六周以视频复诊。</li></ol>
<h2>签证与旅行</h2>
<p>许多国家的公民可免签证入境马来西亚，其他则须事先申请。我们可为您与陪同者出具移民局要求的信函。请在出发前三天内于网上填写马来西亚数字入境卡（MDAC）。</p>
<h2>费用</h2>
<ul><li>页面价格以马币计，仅供参考，以您的估价为准。</li><li>非马来西亚公民须加6%服务税。</li><li>计划手术须预缴估价的80%为押金，未用部分在14天内退还。</li><li>部分国际保险公司以担保信直接付款，请提前三周询问。</li></ul>
<h2>语言、饮食与信仰</h2>
<p>较大的医院可使用马来语、英语、华语、粤语、淡米尔语、印尼语与阿拉伯语；其他语言可由视频口译，不收费用。所有厨房均为清真，每日供应素食。设有祈祷室，也可邀请不同宗教的关怀人员。</p>
<h2>何时不应搭机</h2>
<p>若有胸痛、突然无力、高烧，或刚动过手术、中风不久，请勿旅行，应到当地最近的医院。订票之前，请先询问当地医生是否适合搭机，并与我们联系。</p>
<p><a href="/zh/international-patient-centre">国际病人中心</a>会为您安排一切。广告批准号KKLIU 2740/EXP 31.12.2027。</p>`],
  }),
  page('international-patient-centre', {
    title: ['International Patient Centre', 'Pusat Pesakit Antarabangsa', '国际病人中心'],
    summary: ['One team, one address, for everything around your treatment in Malaysia.', 'Satu pasukan, satu alamat, untuk semua urusan rawatan anda di Malaysia.', '一个团队、一个窗口，处理您在马来西亚治疗的一切事务。'],
    body: [`<p>The International Patient Centre is a team of nurses, interpreters and coordinators. You have one person with a name and a telephone number from the first letter to the last video visit. The service is free of charge.</p>
<h2>What we do for you</h2>
<ul><li>Collect your reports and show them to the right specialist.</li><li>Prepare a written estimate and explain each line of it.</li><li>Write letters for your visa and for your insurer.</li><li>Book the hospital, and help to find a hotel or a flat near it.</li><li>Meet you at the airport, with a wheelchair or an ambulance if needed.</li><li>Interpret, at the visits and before you sign anything.</li><li>Arrange video visits after your return, and send your records to your doctor at home.</li></ul>
<h2>Where you find us</h2>
<table><thead><tr><th>Hospital</th><th>Hours</th></tr></thead><tbody><tr><td>Melur Tun Razak, ground floor</td><td>Every day 8 am to 8 pm</td></tr><tr><td>Melur Johor Bahru, level 1</td><td>Every day 8 am to 6 pm</td></tr><tr><td>Melur Bukit Mertajam, ground floor</td><td>Monday to Saturday 8 am to 6 pm</td></tr><tr><td>Melur Kuching, level 1</td><td>Monday to Saturday 8 am to 5 pm</td></tr><tr><td>Melur Kota Kinabalu, ground floor</td><td>Monday to Saturday 8 am to 5 pm</td></tr></tbody></table>
<p>At other times ring +60 3-2610 1050: a nurse answers day and night. Write to <a href="mailto:international@example.test">international@example.test</a>.</p>
<h2>What to send us</h2>
<ol><li>A short account of your illness, in any language.</li><li>Reports, laboratory results and pictures of the past six months. PDF, JPEG or PNG, up to 10 MB each.</li><li>A list of your medicines and allergies.</li><li>The page of your passport with the photograph, once you have decided to come.</li></ol>
<h2>If something goes wrong</h2>
<p>Tell your coordinator first. If you have trouble after you are home, ring us at any hour; the surgeon’s team answers on the same day. Complaints are looked into by people who did not treat you, and you hear from us within five working days. The laws of Malaysia protect you in the same way as a citizen.</p>
<h2>Your data</h2>
<p>Your reports are read only by those who advise you. If you do not come, we delete them after twelve months. The <a href="/pdpa">data protection notice</a> says more.</p>`,
    `<p>Pusat Pesakit Antarabangsa ialah pasukan jururawat, jurubahasa dan penyelaras. Anda mempunyai seorang penyelaras dengan nama dan nombor telefon dari surat pertama hingga lawatan video terakhir. Perkhidmatan ini percuma.</p>
<h2>Apa yang kami lakukan</h2>
<ul><li>Mengumpul laporan anda dan menunjukkannya kepada pakar yang sesuai.</li><li>Menyediakan anggaran bertulis dan menerangkan setiap perkara.</li><li>Menulis surat untuk visa dan syarikat insurans.</li><li>Menempah hospital, dan membantu mencari hotel atau pangsapuri berdekatan.</li><li>Menyambut anda di lapangan terbang, dengan kerusi roda atau ambulans jika perlu.</li><li>Menterjemah semasa lawatan dan sebelum anda menandatangani apa-apa.</li><li>Mengatur lawatan video selepas anda pulang, dan menghantar rekod kepada doktor anda.</li></ul>
<h2>Di mana kami berada</h2>
<table><thead><tr><th>Hospital</th><th>Waktu</th></tr></thead><tbody><tr><td>Melur Tun Razak, tingkat bawah</td><td>Setiap hari 8 pagi hingga 8 malam</td></tr><tr><td>Melur Johor Bahru, tingkat 1</td><td>Setiap hari 8 pagi hingga 6 petang</td></tr><tr><td>Melur Bukit Mertajam, tingkat bawah</td><td>Isnin hingga Sabtu 8 pagi hingga 6 petang</td></tr><tr><td>Melur Kuching, tingkat 1</td><td>Isnin hingga Sabtu 8 pagi hingga 5 petang</td></tr><tr><td>Melur Kota Kinabalu, tingkat bawah</td><td>Isnin hingga Sabtu 8 pagi hingga 5 petang</td></tr></tbody></table>
<p>Pada waktu lain, telefon +60 3-2610 1050: jururawat menjawab siang dan malam. Tulis kepada <a href="mailto:international@example.test">international@example.test</a>.</p>
<h2>Apa yang perlu dihantar</h2>
<ol><li>Penerangan ringkas tentang penyakit anda, dalam apa jua bahasa.</li><li>Laporan, keputusan makmal dan imej enam bulan lepas. PDF, JPEG atau PNG, sehingga 10 MB setiap satu.</li><li>Senarai ubat dan alahan.</li><li>Halaman pasport bergambar, setelah anda memutuskan untuk datang.</li></ol>
<h2>Jika berlaku masalah</h2>
<p>Beritahu penyelaras anda dahulu. Jika ada masalah selepas pulang, telefon kami pada bila-bila masa; pasukan pakar bedah menjawab pada hari yang sama. Aduan disiasat oleh orang yang tidak merawat anda, dan anda menerima jawapan dalam lima hari bekerja. Undang-undang Malaysia melindungi anda sama seperti warganegara.</p>
<h2>Data anda</h2>
<p>Laporan anda dibaca oleh mereka yang menasihati anda sahaja. Jika anda tidak datang, kami memadamkannya selepas dua belas bulan. <a href="/ms/pdpa">Notis perlindungan data</a> menerangkan selanjutnya.</p>`,
    `<p>国际病人中心由护士、口译员与协调员组成。从第一封信到最后一次视频复诊，都由同一位有姓名、有电话的专人负责，服务免费。</p>
<h2>我们为您做的事</h2>
<ul><li>收集报告，交给合适的专科医生。</li><li>准备书面估价，并逐项说明。</li><li>出具签证与保险所需的信函。</li><li>安排医院，协助寻找附近的酒店或公寓。</li><li>机场迎接，需要时备轮椅或救护车。</li><li>看诊时与签署任何文件前提供口译。</li><li>回国后安排视频复诊，并把病历送交您的医生。</li></ul>
<h2>地点</h2>
<table><thead><tr><th>医院</th><th>时间</th></tr></thead><tbody><tr><td>Melur Tun Razak，底层</td><td>每天 上午8时至晚上8时</td></tr><tr><td>Melur Johor Bahru，1楼</td><td>每天 上午8时至下午6时</td></tr><tr><td>Melur Bukit Mertajam，底层</td><td>周一至周六 上午8时至下午6时</td></tr><tr><td>Melur Kuching，1楼</td><td>周一至周六 上午8时至下午5时</td></tr><tr><td>Melur Kota Kinabalu，底层</td><td>周一至周六 上午8时至下午5时</td></tr></tbody></table>
<p>其他时间请致电 +60 3-2610 1050，日夜有护士接听。电邮：<a href="mailto:international@example.test">international@example.test</a>。</p>
<h2>请寄给我们</h2>
<ol><li>病情简述，任何语言均可。</li><li>最近六个月的报告、化验结果与影像。PDF、JPEG或PNG，每份不超过10 MB。</li><li>用药与过敏清单。</li><li>决定前来后，护照相片页。</li></ol>
<h2>若出现问题</h2>
<p>请先告诉您的协调员。回国后若有不适，可随时致电，手术团队当天答复。投诉由未参与治疗的人员调查，五个工作日内答复。马来西亚法律对您的保护与公民相同。</p>
<h2>您的资料</h2>
<p>报告只供为您提供意见的人员阅览。若您没有前来，十二个月后删除。详情见<a href="/zh/pdpa">个人资料保护通知</a>。</p>`],
  }),
  treatment('knee-replacement', {
    title: ['Knee replacement', 'Penggantian sendi lutut', '膝关节置换'],
    summary: ['A new joint surface for one knee that hurts at every step.', 'Permukaan sendi baharu bagi lutut yang sakit pada setiap langkah.', '为每走一步都疼痛的膝盖换上新的关节面。'],
    body: '<p>When the cartilage of the knee is worn away, bone rubs on bone. If exercise, weight loss, tablets and injections no longer help, a surgeon can replace the worn surfaces with metal and plastic. The operation takes about ninety minutes.</p><p>You stand up on the next day with help, and walk with a frame or crutches. A physiotherapist trains with you twice a day. Most people leave hospital after four nights and stay two more weeks nearby for therapy and for the check of the wound.</p><p>Possible problems are infection, a blood clot in the leg, stiffness, and pain that remains; the surgeon tells you how likely each is in your case. A new joint often lasts fifteen years or longer.</p><p>Before a long flight you need stockings, exercises and often a medicine against clots. Please plan at least three weeks in Malaysia.</p>',
    fields: { specialitySlug: 'orthopaedics', costFromRm: 26000, costToRm: 36000, stayNights: 4, includes: ['Surgeon and anaesthetist', 'Standard implant', 'Single room, four nights', 'Physiotherapy in hospital', 'Two video visits afterwards'], excludes: ['6% service tax', 'Treatment of other illnesses', 'Therapy after discharge', 'Flight and hotel'], recoveryWeeks: 12 },
  }),
  treatment('coronary-angioplasty', {
    title: ['Coronary angioplasty with one stent', 'Angioplasti koronari dengan satu sten', '冠状动脉成形术（一枚支架）'],
    summary: ['Opening a narrowed artery of the heart through the wrist.', 'Membuka arteri jantung yang sempit melalui pergelangan tangan.', '经手腕打开狭窄的心脏动脉。'],
    body: '<p>A narrow coronary artery can cause chest pain on effort. Through a thin tube from the wrist, the cardiologist widens it with a balloon and leaves a fine metal mesh, the stent, to keep it open. You are awake and feel little.</p><p>First come pictures of the arteries. Sometimes they show that medicine is enough, or that a bypass is better; you decide together before anything else is done. Each further stent adds to the cost.</p><p>You stay two nights. Afterwards you take two medicines against clots for months without a gap, and you need a doctor at home who continues the treatment. Bleeding, a reaction to the dye and a renewed narrowing are the main risks.</p><p>This page is for planned treatment. With chest pain at rest do not travel: go to the nearest emergency department.</p>',
    fields: { specialitySlug: 'cardiology', costFromRm: 24000, costToRm: 34000, stayNights: 2, includes: ['Angiogram', 'One medicated stent', 'Cardiologist', 'Two nights with monitoring', 'Medicines for two weeks'], excludes: ['6% service tax', 'Further stents', 'Medicines after two weeks', 'Flight and hotel'], recoveryWeeks: 2 },
  }),
  treatment('cataract-surgery', {
    title: ['Cataract surgery, one eye', 'Pembedahan katarak, sebelah mata', '白内障手术（单眼）'],
    summary: ['A clear lens in place of a cloudy one, in twenty minutes.', 'Kanta jernih menggantikan kanta keruh, dalam dua puluh minit.', '二十分钟内以清晰的人工晶体取代混浊晶体。'],
    body: '<p>A cataract makes the lens of the eye cloudy. Drops numb the eye, the surgeon takes the cloudy lens out through a tiny cut and puts in a clear one. You go back to your hotel the same day.</p><p>Before that the eye is measured, and you choose the new lens: for far, for near, or one for several distances. More expensive lenses are not better for everybody; the doctor tells you what speaks against them in your case.</p><p>You see better within days. For two weeks avoid rubbing, swimming and heavy lifting, and use the drops. If both eyes need it, the second follows after a week at the earliest. Infection is rare but dangerous: pain, redness or worse sight mean that you ring us at once.</p>',
    fields: { specialitySlug: 'ophthalmology', costFromRm: 5500, costToRm: 9500, stayNights: 0, includes: ['Eye examination and measurements', 'Surgeon and theatre', 'Single-distance lens', 'Drops', 'Three check-ups'], excludes: ['6% service tax', 'Lenses for several distances', 'New glasses', 'Flight and hotel'], recoveryWeeks: 4 },
  }),
  treatment('ivf-one-cycle', {
    title: ['IVF, one cycle', 'IVF, satu kitaran', '试管婴儿（一个周期）'],
    summary: ['Help to have a child, with honest figures for your age, for married couples.', 'Bantuan untuk mendapat anak, dengan angka yang jujur mengikut umur, bagi pasangan berkahwin.', '协助已婚夫妇求子，并按年龄如实说明成功率。'],
    body: '<p>In an IVF cycle hormones help several eggs to ripen. They are collected with a needle while you sleep, brought together with sperm in the laboratory, and after three to five days one embryo, sometimes two, is placed in the womb.</p><p>Before you begin, both of you are examined, at home if you like, and we tell you your chance at your age in numbers. It falls after 35 and is small after 42. Most couples need more than one cycle.</p><p>A cycle takes about sixteen days in Malaysia. Part of the hormone treatment can be done at home with a doctor who works with us. Under Malaysian practice rules treatment is for married couples; please bring your marriage certificate. Donor eggs and surrogacy are not offered.</p><p>Possible problems are swollen ovaries, twins, and the sadness when it does not work. A counsellor is part of the team.</p>',
    fields: { specialitySlug: 'fertility', costFromRm: 16000, costToRm: 24000, stayNights: 0, includes: ['Consultations and scans', 'Egg collection', 'Laboratory and embryo transfer', 'One visit with the counsellor', 'Pregnancy test'], excludes: ['6% service tax', 'Hormone medicines above the standard dose', 'Freezing and storage of embryos', 'Genetic tests', 'Flight and hotel'], recoveryWeeks: 1 },
  }),
  treatment('coronary-bypass', {
    title: ['Coronary bypass', 'Pembedahan pintasan koronari', '冠状动脉搭桥手术'],
    summary: ['New paths for the blood around blocked arteries of the heart.', 'Laluan baharu bagi darah melepasi arteri jantung yang tersumbat.', '为血液开辟新路径，绕过堵塞的心脏动脉。'],
    body: '<p>When several arteries of the heart are narrow, a bypass can relieve pain and lengthen life. The surgeon takes a vessel from the chest, arm or leg and leads the blood around the blockage. The operation takes four to five hours.</p><p>You spend about two nights in intensive care and six more on the ward. Somebody should travel with you and stay for four weeks: you will be weak, and a familiar face helps.</p><p>Heart, kidney, lung and stroke risks depend on your age and illnesses. The heart team of surgeon and cardiologist goes through them with you before you decide, and tells you whether stents would do as well.</p><p>Most people can fly four to six weeks after the operation, when the surgeon has seen them again.</p>',
    fields: { specialitySlug: 'cardiology', costFromRm: 65000, costToRm: 95000, stayNights: 8, includes: ['Surgeons and anaesthetists', 'Two nights in intensive care', 'Six nights in a single room', 'Blood products up to four units', 'Cardiac rehabilitation in hospital'], excludes: ['6% service tax', 'Longer intensive care', 'Valve surgery', 'Flight and hotel'], recoveryWeeks: 12 },
  }),
  treatment('lumbar-disc-surgery', {
    title: ['Surgery for a slipped disc of the lower back', 'Pembedahan cakera tergelincir pinggang', '腰椎间盘突出手术'],
    summary: ['Freeing a trapped nerve through a small cut, when exercise has not helped.', 'Membebaskan saraf tersepit melalui torehan kecil, apabila senaman tidak membantu.', '保守治疗无效时，经小切口解除神经压迫。'],
    body: '<p>Nine of ten slipped discs get better without an operation. Surgery makes sense when leg pain stays for six weeks or more in spite of therapy, or when a leg becomes weak. It helps leg pain more surely than back pain.</p><p>Through a cut of about three centimetres and a microscope the surgeon removes the piece of disc that presses on the nerve. You get up on the same evening and go home after two nights.</p><p>For six weeks you do not lift more than five kilograms and do not sit long; please plan stops on the flight. In about one of twenty people a disc slips again. Numbness between the legs or trouble with passing water is an emergency: do not travel, go to a hospital at once.</p>',
    fields: { specialitySlug: 'spine', costFromRm: 19000, costToRm: 27000, stayNights: 2, includes: ['MRI', 'Surgeon and anaesthetist', 'Single room, two nights', 'Physiotherapy in hospital', 'Two video visits'], excludes: ['6% service tax', 'Implants if the spine must be fixed', 'Flight and hotel'], recoveryWeeks: 8 },
  }),
  treatment('gallbladder-removal', {
    title: ['Keyhole removal of the gallbladder', 'Pembuangan pundi hempedu lubang kunci', '微创胆囊切除'],
    summary: ['An end to gallstone attacks, with four small cuts.', 'Menamatkan serangan batu hempedu dengan empat torehan kecil.', '以四个小切口结束胆结石的反复发作。'],
    body: '<p>Gallstones that cause no trouble can stay. If you have had attacks of pain, an inflamed gallbladder or a stone in the duct, taking the gallbladder out prevents the next one. You can live well without it.</p><p>The operation takes about an hour in full sleep. You eat the same evening and leave after one or two nights. Some air pain in the shoulder is normal for two days.</p><p>Seldom the surgeon has to change to a larger cut, and very seldom the bile duct is hurt. We discuss both before you sign. Fatty meals can upset you for some weeks. You can usually fly after seven days.</p>',
    fields: { specialitySlug: 'general-surgery', costFromRm: 13000, costToRm: 18500, stayNights: 1, includes: ['Ultrasound and blood tests', 'Surgeon and anaesthetist', 'Single room, one night', 'Tissue examination', 'One check-up'], excludes: ['6% service tax', 'Removal of stones from the bile duct', 'Flight and hotel'], recoveryWeeks: 2 },
  }),
  treatment('dental-implant', {
    title: ['Dental implant with crown, one tooth', 'Implan gigi dengan korona, sebatang gigi', '单颗植牙连牙冠'],
    summary: ['A fixed tooth in place of one that is missing, in two visits.', 'Gigi tetap menggantikan gigi yang hilang, dalam dua lawatan.', '两次行程完成，以固定牙齿取代缺牙。'],
    body: '<p>An implant is a small screw of titanium in the jaw that carries a crown. Under local anaesthesia the dentist places the screw; this takes about forty-five minutes. Then it has to grow in for three to four months before the crown is made.</p><p>You therefore come twice: four days for the implant, and six days some months later for the crown. A temporary tooth fills the gap meanwhile.</p><p>A picture in three dimensions shows whether there is enough bone. If not, bone must be built up first, which takes longer and costs more. Smoking, uncontrolled diabetes and some bone medicines make failure more likely. A bridge may be the better choice; we tell you when it is.</p>',
    fields: { specialitySlug: 'dental', costFromRm: 6500, costToRm: 9500, stayNights: 0, includes: ['Scan', 'Implant and its placement', 'Temporary tooth', 'Ceramic crown', 'Two check-ups'], excludes: ['6% service tax', 'Building up of bone', 'Treatment of other teeth', 'Flight and hotel'], recoveryWeeks: 16 },
  }),
  treatment('enlarged-prostate-laser', {
    title: ['Laser treatment of an enlarged prostate', 'Rawatan laser prostat membesar', '前列腺肥大激光治疗'],
    summary: ['Relief for men who get up many times at night and whose medicine no longer helps.', 'Kelegaan bagi lelaki yang kerap bangun malam dan ubatnya tidak lagi berkesan.', '为夜尿频繁、药物已无效的男士缓解症状。'],
    body: '<p>The prostate grows in most men after fifty and can squeeze the passage for urine. When tablets do not help enough, the surgeon takes away the inner part with a laser through the natural passage. There is no cut in the skin.</p><p>Before it we look for other causes, with a blood test, an ultrasound and a test of the flow. If cancer is suspected, that is looked into first.</p><p>A catheter stays for one or two days, and blood in the urine for up to two weeks is normal. Most men afterwards have no more semen coming out, which matters if you still want children. Lasting trouble with holding urine is rare. Do not ride, cycle or lift for four weeks.</p>',
    fields: { specialitySlug: 'urology', costFromRm: 17500, costToRm: 25000, stayNights: 2, includes: ['Tests before the operation', 'Surgeon and anaesthetist', 'Laser fibre', 'Single room, two nights', 'One check-up'], excludes: ['6% service tax', 'Biopsy', 'Flight and hotel'], recoveryWeeks: 4 },
  }),
  treatment('breast-cancer-surgery', {
    title: ['Breast cancer surgery, keeping the breast', 'Pembedahan kanser payudara dengan pengekalan payudara', '保留乳房的乳癌手术'],
    summary: ['Removing the tumour and the first lymph nodes, with a plan for what comes after.', 'Membuang tumor dan nodus limfa pertama, dengan pelan untuk rawatan selanjutnya.', '切除肿瘤与前哨淋巴结，并规划后续治疗。'],
    body: '<p>For many women with a small tumour it is as safe to keep the breast as to remove it, if radiotherapy follows. Before the operation a board of surgeon, oncologist, radiologist and pathologist discusses your case, and you hear the result with reasons.</p><p>The operation takes two hours and you stay two nights. The tissue is examined for about seven working days. The result decides whether radiotherapy, hormones or chemotherapy come next and where you can have them, perhaps at home.</p><p>Please plan three weeks here, and bring somebody you trust. A breast care nurse is with you from the first day, and a counsellor if you wish.</p><p>Swelling of the arm, a changed shape, and a second operation when the edge was not free are possible. We speak about each of them beforehand.</p>',
    fields: { specialitySlug: 'oncology', costFromRm: 21000, costToRm: 31000, stayNights: 2, includes: ['Case discussion by the tumour board', 'Surgeon and anaesthetist', 'Lymph node examination', 'Single room, two nights', 'Tissue report', 'Breast care nurse'], excludes: ['6% service tax', 'Radiotherapy and medicines', 'Reconstruction', 'Genetic tests', 'Flight and hotel'], recoveryWeeks: 4 },
  }),
  treatment('gastroscopy-and-colonoscopy', {
    title: ['Gastroscopy and colonoscopy', 'Gastroskopi dan kolonoskopi', '胃镜与大肠镜'],
    summary: ['A look into stomach and bowel on one morning, asleep and without pain.', 'Pemeriksaan perut dan usus dalam satu pagi, dengan ubat tidur dan tanpa sakit.', '一个上午在睡眠中无痛完成胃部与大肠检查。'],
    body: '<p>A thin tube with a camera shows the inside of the stomach and of the bowel. It explains pain, bleeding or a change of habits, and small growths can be removed at once before they become cancer.</p><p>On the day before you eat nothing solid and drink a solution that empties the bowel. It is the least pleasant part; we send you a plan by the hour that fits your flight. You sleep during the examination, which takes about fifty minutes for both.</p><p>You go back to the hotel after two hours, with somebody beside you, and do not drive that day. A tear or bleeding happens in about one of a thousand examinations, more often when a growth was removed. After a removal you should not fly for seven days.</p>',
    fields: { specialitySlug: 'gastroenterology', costFromRm: 3200, costToRm: 4800, stayNights: 0, includes: ['Consultation', 'Both examinations', 'Sleeping medicine and monitoring', 'Small samples', 'Report with pictures'], excludes: ['6% service tax', 'Removal of growths', 'Flight and hotel'], recoveryWeeks: 1 },
  }),
  treatment('stroke-rehabilitation', {
    title: ['Rehabilitation after a stroke, four weeks', 'Pemulihan selepas strok, empat minggu', '中风后康复（四周）'],
    summary: ['Four weeks of daily therapy for walking, speaking and caring for yourself.', 'Empat minggu terapi harian untuk berjalan, bertutur dan mengurus diri.', '四周密集治疗，重新练习行走、说话与自理。'],
    body: '<p>The brain learns anew most quickly in the first six months after a stroke, but it never stops. In four weeks you have about sixty hours of physiotherapy, occupational therapy and speech therapy, on weekdays and Saturday mornings.</p><p>At the start you and the team agree three goals that matter in your life, such as getting into the car, cooking rice or reading to a grandchild. They are measured at the end.</p><p>You can sleep in the rehabilitation ward or, when you are strong enough, in a flat for patients nearby with one relative. The relative learns to help without doing too much, and there are evenings off for both.</p><p>You should be at least three weeks past the stroke, with stable blood pressure and a doctor’s letter that you may fly. You leave with a plan for home and four video sessions.</p>',
    fields: { specialitySlug: 'rehabilitation', costFromRm: 24000, costToRm: 32000, stayNights: 28, includes: ['Room and meals for 28 nights', 'About sixty hours of therapy', 'Doctor’s visits twice a week', 'Training of one relative', 'Four video sessions afterwards'], excludes: ['6% service tax', 'Medicines you already take', 'Meals of the relative', 'Flight'], recoveryWeeks: 12 },
  }),
];
