import type { SampleEntry } from './sample-entry.seed.ts';
import { page } from './sample-page.seed.ts';

/** For people who travel to Malaysia for treatment: how it goes, and who looks after everything. */
export const healthTourism: readonly SampleEntry[] = [
  page('health-tourism', {
    title: ['Coming to Malaysia for treatment', 'Datang ke Malaysia untuk rawatan', '到马来西亚求医'],
    summary: [
      'From the first question to the flight home: what you should know before you decide.',
      'Dari soalan pertama hingga penerbangan pulang: perkara yang perlu diketahui sebelum membuat keputusan.',
      '从第一个问题到回程航班：决定之前应该知道的事。',
    ],
    body: [
      `<p>Every year people from other countries come to our hospitals for an operation, a second opinion or a long-awaited child. Being ill far from home is not easy. We want you to know before you fly what will be done, what it will cost, and who will stand beside you.</p>
<h2>Your way in six steps</h2>
<ol><li><strong><a href="/health-tourism/enquiry">Write to us.</a></strong> Tell us what troubles you and send reports and pictures if you have them. The form takes ten minutes.</li><li><strong>A nurse answers</strong> within one working day, in your language where we can.</li><li><strong>A specialist reads your reports</strong> and says whether treatment here makes sense. Sometimes the honest answer is no, or that you can be treated just as well at home.</li><li><strong>You receive a written estimate</strong> with the doctor’s fee, hospital, medicines and tax, and the number of days you should stay.</li><li><strong>You come.</strong> We meet you at the airport if you wish, and your first visit is within two working days.</li><li><strong>You go home</strong> with a letter and pictures for your own doctor. We see you again by video after two and after six weeks.</li></ol>
<h2>Visa and travel</h2>
<p>People of many countries may enter Malaysia for a visit without a visa. Others need one before they fly. We write the <a href="/health-tourism/visa-letter">letter</a> that the Immigration Department asks for, for you and for the person who comes with you. Please register your arrival online with the Malaysia Digital Arrival Card in the three days before you travel.</p>
<h2>Money</h2>
<ul><li>Prices on these pages are guides in ringgit Malaysia. Your estimate counts.</li><li>For people who are not Malaysian citizens, 6% service tax is added.</li><li>For a planned operation we ask for a deposit of 80% of the estimate. What is not used is returned within 14 days.</li><li>Some international insurers pay us directly with a guarantee letter. Ask three weeks before.</li></ul>
<h2>Language, food and faith</h2>
<p>Malay, English, Mandarin, Cantonese, Tamil, Indonesian and Arabic are spoken in our larger hospitals. Interpreters for other languages come by video at no charge. All kitchens are halal, with vegetarian meals every day. There are prayer rooms, and spiritual carers of several faiths can be asked to come.</p>
<h2>When you should not fly</h2>
<p>Do not travel with chest pain, a new weakness, high fever, or within days of an operation or a stroke. Go to the nearest hospital where you are. Ask a doctor at home whether you are fit to fly, and write to us before you book the ticket.</p>
<p>The <a href="/international-patient-centre">International Patient Centre</a> looks after everything. Advertising approval KKLIU 2740/EXP 31.12.2027.</p>`,
      `<p>Setiap tahun, orang dari negara lain datang ke hospital kami untuk pembedahan, pendapat kedua atau anak yang lama dinantikan. Sakit jauh dari rumah bukan mudah. Kami mahu anda tahu sebelum terbang apa yang akan dibuat, berapa kosnya, dan siapa yang akan menemani anda.</p>
<h2>Enam langkah</h2>
<ol><li><strong><a href="/ms/health-tourism/enquiry">Tulis kepada kami.</a></strong> Ceritakan masalah anda dan hantar laporan serta imej jika ada. Borang mengambil masa sepuluh minit.</li><li><strong>Jururawat menjawab</strong> dalam satu hari bekerja, dalam bahasa anda jika boleh.</li><li><strong>Pakar membaca laporan anda</strong> dan menyatakan sama ada rawatan di sini sesuai. Kadangkala jawapan yang jujur ialah tidak, atau anda boleh dirawat sama baik di negara sendiri.</li><li><strong>Anda menerima anggaran bertulis</strong> yang merangkumi fi doktor, hospital, ubat dan cukai, serta bilangan hari yang perlu anda tinggal.</li><li><strong>Anda datang.</strong> Kami menyambut anda di lapangan terbang jika mahu, dan lawatan pertama dalam dua hari bekerja.</li><li><strong>Anda pulang</strong> dengan surat dan imej untuk doktor anda. Kami berjumpa semula melalui video selepas dua dan enam minggu.</li></ol>
<h2>Visa dan perjalanan</h2>
<p>Warga banyak negara boleh memasuki Malaysia untuk lawatan tanpa visa. Yang lain memerlukannya sebelum terbang. Kami menulis <a href="/ms/health-tourism/visa-letter">surat</a> yang diminta oleh Jabatan Imigresen untuk anda dan peneman anda. Sila daftar ketibaan dalam talian melalui Malaysia Digital Arrival Card dalam tiga hari sebelum perjalanan.</p>
<h2>Wang</h2>
<ul><li>Harga di halaman ini ialah panduan dalam ringgit Malaysia. Anggaran anda yang terpakai.</li><li>Bagi bukan warganegara Malaysia, cukai perkhidmatan 6% ditambah.</li><li>Bagi pembedahan yang dirancang, kami meminta deposit 80% daripada anggaran. Baki dikembalikan dalam 14 hari.</li><li>Sesetengah syarikat insurans antarabangsa membayar terus dengan surat jaminan. Tanya tiga minggu lebih awal.</li></ul>
<h2>Bahasa, makanan dan agama</h2>
<p>Bahasa Melayu, Inggeris, Mandarin, Kantonis, Tamil, Indonesia dan Arab dituturkan di hospital besar kami. Jurubahasa bahasa lain hadir melalui video tanpa bayaran. Semua dapur halal, dengan hidangan vegetarian setiap hari. Terdapat surau, dan pembimbing rohani pelbagai agama boleh dijemput.</p>
<h2>Bila anda tidak patut terbang</h2>
<p>Jangan mengembara jika sakit dada, tiba-tiba lemah, demam tinggi, atau dalam beberapa hari selepas pembedahan atau strok. Pergilah ke hospital terdekat. Tanya doktor di tempat anda sama ada anda sesuai terbang, dan tulis kepada kami sebelum menempah tiket.</p>
<p><a href="/ms/international-patient-centre">Pusat Pesakit Antarabangsa</a> menguruskan semuanya. Kelulusan iklan KKLIU 2740/EXP 31.12.2027.</p>`,
      `<p>每年都有来自其他国家的人到我们的医院接受手术、征询第二意见，或圆求子之愿。在异地生病并不容易。我们希望您在启程前就清楚：会做什么、费用多少、谁会陪伴您。</p>
<h2>六个步骤</h2>
<ol><li><strong><a href="/zh/health-tourism/enquiry">联系我们。</a></strong>说明您的困扰，并附上报告与影像。表格约需十分钟。</li><li><strong>护士答复</strong>：一个工作日内，尽可能使用您的语言。</li><li><strong>专科医生阅览报告</strong>，告诉您来此治疗是否合适。有时诚实的答案是不建议，或在本国同样可以治好。</li><li><strong>收到书面估价</strong>：包括医生费、医院费、药费与税，以及应停留的天数。</li><li><strong>来到这里。</strong>如有需要可到机场迎接，两个工作日内安排首次看诊。</li><li><strong>回家。</strong>带着给您医生的信与影像；第二周与第六周以视频复诊。</li></ol>
<h2>签证与旅行</h2>
<p>许多国家的公民可免签证入境马来西亚，其他则须事先申请。我们可为您与陪同者出具移民局要求的<a href="/zh/health-tourism/visa-letter">信函</a>。请在出发前三天内于网上填写马来西亚数字入境卡（MDAC）。</p>
<h2>费用</h2>
<ul><li>页面价格以马币计，仅供参考，以您的估价为准。</li><li>非马来西亚公民须加6%服务税。</li><li>计划手术须预缴估价的80%为押金，未用部分在14天内退还。</li><li>部分国际保险公司以担保信直接付款，请提前三周询问。</li></ul>
<h2>语言、饮食与信仰</h2>
<p>较大的医院可使用马来语、英语、华语、粤语、淡米尔语、印尼语与阿拉伯语；其他语言可由视频口译，不收费用。所有厨房均为清真，每日供应素食。设有祈祷室，也可邀请不同宗教的关怀人员。</p>
<h2>何时不应搭机</h2>
<p>若有胸痛、突然无力、高烧，或刚动过手术、中风不久，请勿旅行，应到当地最近的医院。订票之前，请先询问当地医生是否适合搭机，并与我们联系。</p>
<p><a href="/zh/international-patient-centre">国际病人中心</a>会为您安排一切。广告批准号KKLIU 2740/EXP 31.12.2027。</p>`,
    ],
  }),
  page('international-patient-centre', {
    title: ['International Patient Centre', 'Pusat Pesakit Antarabangsa', '国际病人中心'],
    summary: [
      'One team, one address, for everything around your treatment in Malaysia.',
      'Satu pasukan, satu alamat, untuk semua urusan rawatan anda di Malaysia.',
      '一个团队、一个窗口，处理您在马来西亚治疗的一切事务。',
    ],
    body: [
      `<p>The International Patient Centre is a team of nurses, interpreters and coordinators. You have one person with a name and a telephone number from the first letter to the last video visit. The service is free of charge.</p>
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
<p>报告只供为您提供意见的人员阅览。若您没有前来，十二个月后删除。详情见<a href="/zh/pdpa">隐私声明</a>。</p>`,
    ],
  }),
];
