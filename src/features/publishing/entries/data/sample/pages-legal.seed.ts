import type { SampleEntry } from './sample-entry.seed.ts';
import { page } from './sample-page.seed.ts';

/** The data protection notice that the law asks for in Malay and English; Chinese is a courtesy. */
export const legalPages: readonly SampleEntry[] = [
  page('pdpa', {
    title: ['Data protection notice', 'Notis perlindungan data peribadi', '隐私声明'],
    summary: [
      'What we know about you, why, who sees it, how long we keep it, and what you can ask of us.',
      'Apa yang kami tahu tentang anda, sebabnya, siapa yang melihatnya, tempoh simpanan dan hak anda.',
      '我们掌握您的哪些资料、为何使用、谁能看到、保存多久，以及您的权利。',
    ],
    body: [
      `<p>Notice under section 7 of the Personal Data Protection Act 2010 (Act 709), as amended by the Personal Data Protection (Amendment) Act 2024. Version of 1 November 2026. The English and the Malay text are both binding. The Chinese text is a translation for your convenience.</p>
<h2>1. Who we are</h2>
<p>The data controller is Melur Healthcare, registration number 198601000123 (150123-M), Level 9, Menara Melur, 18 Lorong Ampang Hijau, 50400 Kuala Lumpur, together with the 29 hospitals of the group. In this notice “we” means all of them.</p>
<p>Our Data Protection Officer answers your questions in Malay and English: <a href="mailto:dpo@example.test">dpo@example.test</a>, +60 3-2610 1090, or by letter to the address above.</p>
<h2>2. What we keep about you</h2>
<ul><li><strong>Who you are</strong>: name, NRIC or passport number, nationality, date of birth, sex.</li><li><strong>How to reach you</strong>: address, e-mail, telephone, language, next of kin.</li><li><strong>Your health</strong>: reason for a visit, illnesses, medicines, allergies, test results, pictures, notes and letters. This is sensitive personal data.</li><li><strong>Bookings and purchases</strong>: appointments, orders, vouchers, receipts. We never hold your card number.</li><li><strong>Insurance</strong>: insurer, policy, employer, guarantee letters and the papers for them.</li><li><strong>Your account</strong>: sign-in times, devices, consents, collections, settings. Passwords are stored in a form that nobody can read.</li><li><strong>Visits to our sites</strong>: technical records of this website, and camera pictures at entrances and corridors, never in treatment rooms.</li></ul>
<h2>3. Where it comes from</h2>
<p>From you; from somebody who books for you, such as a parent; from doctors and laboratories that treat you; from your insurer or employer; from Google or Facebook if you choose to sign in with them (name and e-mail only); and from your device.</p>
<h2>4. Why we use it</h2>
<table><thead><tr><th>Purpose</th><th>On what ground</th></tr></thead><tbody><tr><td>To treat you and to keep a medical record</td><td>Medical purposes by healthcare professionals (section 40) and the law on private hospitals</td></tr><tr><td>To book, remind, and change appointments</td><td>Your request</td></tr><tr><td>To sell packages, take payment, refund, and issue receipts and e-invoices</td><td>The contract with you, and tax law</td></tr><tr><td>To obtain a guarantee letter</td><td>Your explicit consent</td></tr><tr><td>To discuss your case with doctors of our clinic network abroad</td><td>Your explicit consent, given for that one case</td></tr><tr><td>To keep the site safe and to find faults</td><td>Our duty to protect your data</td></tr><tr><td>To send you news and offers</td><td>Your consent, which you can take back at any time</td></tr><tr><td>To answer complaints, courts and authorities</td><td>The law</td></tr></tbody></table>
<p>No decision about you is made by a machine alone.</p>
<h2>5. Must you give us these data?</h2>
<p>Fields marked as required are necessary. Without your name, identity number and telephone we cannot register you safely; without health data the doctor cannot treat you; without insurance data we cannot ask for a guarantee letter. Everything else is your choice. Consent to news and offers is never a condition of treatment.</p>
<h2>6. Who receives it</h2>
<ul><li>The doctors, nurses and other staff who treat you, in the hospital you chose. Staff of other hospitals only if you are treated there.</li><li>Independent consultants who practise in our hospitals.</li><li>Your insurer, its administrator or your employer, for a guarantee letter or a claim.</li><li>Outside laboratories and hospitals to which you are referred.</li><li>Providers who work for us under contract: payment gateway, e-mail and SMS delivery, sign-in service, data centre, profile service of the cares app.</li><li>Authorities where the law requires it, such as the notification of infectious diseases, and the Inland Revenue Board for e-invoices.</li></ul>
<p>We do not sell your data. Advertisers receive none. Our providers are bound by the Security Principle of the Act and may use the data only as we instruct.</p>
<h2>7. Transfer outside Malaysia</h2>
<p>Medical records are kept in Malaysia. Some data leave the country under section 129: your e-mail, number or message text to providers of sign-in, e-mail and SMS (in Singapore, the European Union and the United States), to deliver the service you asked for; what you write to us by WhatsApp to its provider (in the United States and the European Union), because you chose that way; your letter of guarantee and bills to an insurer or employer abroad, and your reports to a doctor abroad whom you name, both only when you ask; for video consultations the provider of the video service, where we use one; and a case summary to specialists of the clinic network, only with your consent. Before we choose a provider we check that the law there, or the contract, protects you to an equal degree.</p>
<h2>8. How long we keep it</h2>
<table><thead><tr><th>Data</th><th>Time</th></tr></thead><tbody><tr><td>Medical records</td><td>At least 7 years after your last visit; for children until the 25th birthday</td></tr><tr><td>Orders, receipts, invoices, guarantee letters</td><td>7 years</td></tr><tr><td>Guarantee-letter applications that led to no stay</td><td>12 months</td></tr><tr><td>Appointments that did not take place</td><td>2 years</td></tr><tr><td>Enquiries and complaints</td><td>2 years after the answer</td></tr><tr><td>Job and consultant applications</td><td>12 months after the decision</td></tr><tr><td>Account and collections</td><td>Until you delete it, then 30 days</td></tr><tr><td>Record of who looked at your data</td><td>7 years</td></tr><tr><td>Sent messages, guest carts</td><td>30 days</td></tr><tr><td>Camera pictures</td><td>30 days</td></tr><tr><td>Proof of consent</td><td>As long as the consent lasts and 7 years more</td></tr></tbody></table>
<p>What is due is deleted or made anonymous. It disappears from backups within 35 days.</p>
<h2>9. How we protect it</h2>
<p>Identity numbers are encrypted and shown only in part. Staff sign in with two steps and see only their own hospital. Every look at a patient’s data is recorded. After 15 minutes without activity we sign you out. If a breach is likely to cause significant harm, or concerns more than 1,000 people, we tell the Commissioner within 72 hours; if it is likely to harm you, we tell you within seven days after that.</p>
<h2>10. Your rights</h2>
<ul><li><strong>See and copy</strong> your data. The portal’s data you can download at once under Settings; other requests we answer within 21 days. If we need longer, we tell you why, and take at most 14 days more.</li><li><strong>Correct</strong> what is wrong or old. A medical note is not erased but amended.</li><li><strong>Take back</strong> a consent, as easily as you gave it.</li><li><strong>Stop</strong> direct marketing, and processing that causes you damage or distress.</li><li><strong>Take along</strong> your data in a form that a computer can read (section 43A).</li><li><strong>Delete</strong> your account. What the law makes us keep stays locked away until its time is over.</li><li><strong>Know</strong> who looked at your data.</li></ul>
<p>Use <a href="/setting">Settings</a> or write to the Data Protection Officer. We must be sure who is asking; a copy of your identity card is not kept. For paper copies of medical records the hospital may charge the fee that the law allows.</p>
<h2>11. Children and people in your care</h2>
<p>A parent or guardian gives consent for a person under 18. For a child under 12 the guardian sees everything; between 12 and 17 the view is reduced; at 18 it ends unless the grown-up child agrees to renew it. Those who act for an adult must show a document that allows it.</p>
<h2>12. Complaints and changes</h2>
<p>Please tell us first; we answer within five working days. You may also complain to the Personal Data Protection Commissioner. When we change this notice in a way that matters to you, we tell you by e-mail and ask for your consent where the law requires it. Older versions can be had from the Data Protection Officer.</p>`,
      `<p>Notis di bawah seksyen 7 Akta Perlindungan Data Peribadi 2010 (Akta 709), seperti yang dipinda oleh Akta Perlindungan Data Peribadi (Pindaan) 2024. Versi 1 November 2026. Teks bahasa Melayu dan bahasa Inggeris kedua-duanya mengikat. Teks bahasa Cina ialah terjemahan untuk kemudahan anda.</p>
<h2>1. Siapa kami</h2>
<p>Pengawal data ialah Melur Healthcare, nombor pendaftaran 198601000123 (150123-M), Tingkat 9, Menara Melur, 18 Lorong Ampang Hijau, 50400 Kuala Lumpur, bersama 29 hospital dalam kumpulan ini. Dalam notis ini, “kami” bermaksud semuanya.</p>
<p>Pegawai Perlindungan Data kami menjawab soalan anda dalam bahasa Melayu dan Inggeris: <a href="mailto:dpo@example.test">dpo@example.test</a>, +60 3-2610 1090, atau melalui surat ke alamat di atas.</p>
<h2>2. Data yang kami simpan tentang anda</h2>
<ul><li><strong>Pengenalan diri</strong>: nama, nombor kad pengenalan atau pasport, kewarganegaraan, tarikh lahir, jantina.</li><li><strong>Cara menghubungi anda</strong>: alamat, e-mel, telefon, bahasa, waris terdekat.</li><li><strong>Kesihatan anda</strong>: sebab lawatan, penyakit, ubat, alahan, keputusan ujian, imej, nota dan surat. Ini ialah data peribadi sensitif.</li><li><strong>Tempahan dan pembelian</strong>: temu janji, pesanan, baucar, resit. Kami tidak pernah memegang nombor kad anda.</li><li><strong>Insurans</strong>: syarikat insurans, polisi, majikan, surat jaminan dan dokumen berkaitan.</li><li><strong>Akaun anda</strong>: masa log masuk, peranti, persetujuan, koleksi, tetapan. Kata laluan disimpan dalam bentuk yang tidak dapat dibaca oleh sesiapa.</li><li><strong>Kunjungan ke premis dan laman</strong>: rekod teknikal laman web ini, dan rakaman kamera di pintu masuk serta koridor, tidak sekali-kali di bilik rawatan.</li></ul>
<h2>3. Sumber data</h2>
<p>Daripada anda; daripada orang yang menempah bagi pihak anda, seperti ibu bapa; daripada doktor dan makmal yang merawat anda; daripada syarikat insurans atau majikan; daripada Google atau Facebook jika anda memilih log masuk melaluinya (nama dan e-mel sahaja); dan daripada peranti anda.</p>
<h2>4. Tujuan penggunaan</h2>
<table><thead><tr><th>Tujuan</th><th>Asas</th></tr></thead><tbody><tr><td>Merawat anda dan menyimpan rekod perubatan</td><td>Maksud perubatan oleh profesional jagaan kesihatan (seksyen 40) dan undang-undang hospital swasta</td></tr><tr><td>Membuat, mengingatkan dan mengubah temu janji</td><td>Permintaan anda</td></tr><tr><td>Menjual pakej, menerima bayaran, membayar balik, mengeluarkan resit dan e-invois</td><td>Kontrak dengan anda dan undang-undang cukai</td></tr><tr><td>Mendapatkan surat jaminan</td><td>Persetujuan nyata anda</td></tr><tr><td>Membincangkan kes anda dengan doktor rangkaian klinik di luar negara</td><td>Persetujuan nyata anda bagi kes itu sahaja</td></tr><tr><td>Menjaga keselamatan laman dan mengesan kerosakan</td><td>Kewajipan kami melindungi data anda</td></tr><tr><td>Menghantar berita dan tawaran</td><td>Persetujuan anda, yang boleh ditarik balik pada bila-bila masa</td></tr><tr><td>Menjawab aduan, mahkamah dan pihak berkuasa</td><td>Undang-undang</td></tr></tbody></table>
<p>Tiada keputusan tentang anda dibuat oleh mesin semata-mata.</p>
<h2>5. Adakah anda wajib memberi data ini?</h2>
<p>Ruangan yang bertanda wajib adalah perlu. Tanpa nama, nombor pengenalan dan telefon, kami tidak dapat mendaftarkan anda dengan selamat; tanpa data kesihatan, doktor tidak dapat merawat; tanpa data insurans, kami tidak dapat memohon surat jaminan. Yang lain adalah pilihan anda. Persetujuan menerima berita dan tawaran tidak pernah menjadi syarat rawatan.</p>
<h2>6. Siapa yang menerimanya</h2>
<ul><li>Doktor, jururawat dan kakitangan yang merawat anda di hospital pilihan anda. Kakitangan hospital lain hanya jika anda dirawat di sana.</li><li>Pakar perunding bebas yang beramal di hospital kami.</li><li>Syarikat insurans, pentadbirnya atau majikan anda, bagi surat jaminan atau tuntutan.</li><li>Makmal dan hospital luar tempat anda dirujuk.</li><li>Penyedia yang bekerja untuk kami di bawah kontrak: gerbang pembayaran, penghantaran e-mel dan SMS, perkhidmatan log masuk, pusat data, perkhidmatan profil aplikasi cares.</li><li>Pihak berkuasa jika diwajibkan undang-undang, seperti pemberitahuan penyakit berjangkit, dan Lembaga Hasil Dalam Negeri bagi e-invois.</li></ul>
<p>Kami tidak menjual data anda. Pengiklan tidak menerima apa-apa. Penyedia kami terikat dengan Prinsip Keselamatan Akta dan hanya boleh menggunakan data mengikut arahan kami.</p>
<h2>7. Pemindahan ke luar Malaysia</h2>
<p>Rekod perubatan disimpan di Malaysia. Sesetengah data keluar negara di bawah seksyen 129: e-mel, nombor atau teks mesej anda kepada penyedia log masuk, e-mel dan SMS (di Singapura, Kesatuan Eropah dan Amerika Syarikat) bagi memberi perkhidmatan yang anda minta; apa yang anda tulis melalui WhatsApp kepada penyedianya (di Amerika Syarikat dan Kesatuan Eropah), kerana anda memilih saluran itu; surat jaminan dan bil anda kepada syarikat insurans atau majikan di luar negara, dan laporan anda kepada doktor di luar negara yang anda namakan, kedua-duanya hanya atas permintaan anda; penyedia khidmat video bagi konsultasi video, jika kami menggunakannya; dan ringkasan kes kepada pakar rangkaian klinik, hanya dengan persetujuan anda. Sebelum memilih penyedia, kami memastikan undang-undang di sana atau kontrak melindungi anda pada tahap yang setara.</p>
<h2>8. Tempoh simpanan</h2>
<table><thead><tr><th>Data</th><th>Tempoh</th></tr></thead><tbody><tr><td>Rekod perubatan</td><td>Sekurang-kurangnya 7 tahun selepas lawatan terakhir; bagi kanak-kanak sehingga hari jadi ke-25</td></tr><tr><td>Pesanan, resit, invois, surat jaminan</td><td>7 tahun</td></tr><tr><td>Permohonan surat jaminan tanpa kemasukan wad</td><td>12 bulan</td></tr><tr><td>Temu janji yang tidak berlangsung</td><td>2 tahun</td></tr><tr><td>Pertanyaan dan aduan</td><td>2 tahun selepas dijawab</td></tr><tr><td>Permohonan kerja dan pakar perunding</td><td>12 bulan selepas keputusan</td></tr><tr><td>Akaun dan koleksi</td><td>Sehingga anda memadamkannya, kemudian 30 hari</td></tr><tr><td>Rekod siapa yang melihat data anda</td><td>7 tahun</td></tr><tr><td>Mesej yang dihantar, troli tetamu</td><td>30 hari</td></tr><tr><td>Rakaman kamera</td><td>30 hari</td></tr><tr><td>Bukti persetujuan</td><td>Selagi persetujuan berkuat kuasa dan 7 tahun selepasnya</td></tr></tbody></table>
<p>Data yang tamat tempoh dipadamkan atau dijadikan tanpa nama. Ia hilang daripada salinan sandaran dalam 35 hari.</p>
<h2>9. Cara kami melindunginya</h2>
<p>Nombor pengenalan disulitkan dan hanya sebahagian dipaparkan. Kakitangan log masuk dengan dua langkah dan hanya melihat hospital mereka. Setiap akses kepada data pesakit direkodkan. Selepas 15 minit tanpa aktiviti, kami log keluar anda. Jika pelanggaran data mungkin menyebabkan kemudaratan yang ketara, atau melibatkan lebih daripada 1,000 orang, kami memberitahu Pesuruhjaya dalam 72 jam; jika ia mungkin memudaratkan anda, kami memberitahu anda dalam tujuh hari selepas itu.</p>
<h2>10. Hak anda</h2>
<ul><li><strong>Melihat dan menyalin</strong> data anda. Data portal boleh dimuat turun serta-merta di Tetapan; permintaan lain dijawab dalam 21 hari. Jika kami memerlukan masa lebih, kami menyatakan sebabnya dan mengambil paling lama 14 hari lagi.</li><li><strong>Membetulkan</strong> data yang salah atau lapuk. Nota perubatan tidak dipadam tetapi dipinda.</li><li><strong>Menarik balik</strong> persetujuan, semudah anda memberikannya.</li><li><strong>Menghentikan</strong> pemasaran langsung, dan pemprosesan yang menyebabkan kerosakan atau distres kepada anda.</li><li><strong>Memindahkan</strong> data anda dalam bentuk yang boleh dibaca komputer (seksyen 43A).</li><li><strong>Memadamkan</strong> akaun anda. Data yang wajib disimpan oleh undang-undang dikunci sehingga tempohnya tamat.</li><li><strong>Mengetahui</strong> siapa yang melihat data anda.</li></ul>
<p>Gunakan <a href="/ms/setting">Tetapan</a> atau tulis kepada Pegawai Perlindungan Data. Kami perlu memastikan identiti pemohon; salinan kad pengenalan tidak disimpan. Bagi salinan kertas rekod perubatan, hospital boleh mengenakan fi yang dibenarkan undang-undang.</p>
<h2>11. Kanak-kanak dan orang di bawah jagaan anda</h2>
<p>Ibu bapa atau penjaga memberi persetujuan bagi orang di bawah 18 tahun. Bagi kanak-kanak di bawah 12 tahun, penjaga melihat semuanya; antara 12 dan 17 tahun, akses dikurangkan; pada usia 18 tahun, akses tamat kecuali diperbaharui dengan persetujuannya. Sesiapa yang bertindak bagi pihak orang dewasa perlu menunjukkan dokumen yang membenarkannya.</p>
<h2>12. Aduan dan perubahan</h2>
<p>Sila beritahu kami dahulu; kami menjawab dalam lima hari bekerja. Anda juga boleh mengadu kepada Pesuruhjaya Perlindungan Data Peribadi. Apabila notis ini diubah dengan cara yang penting kepada anda, kami memberitahu anda melalui e-mel dan meminta persetujuan jika diwajibkan undang-undang. Versi lama boleh diperoleh daripada Pegawai Perlindungan Data.</p>`,
      `<p>本通知依据《2010年个人资料保护法令》（第709号法令）第7条，以及《2024年个人资料保护（修正）法令》发布。版本日期：2026年11月1日。英文与马来文版本均具约束力；中文译本仅供参考。</p>
<h2>1. 我们是谁</h2>
<p>资料控制者为Melur Healthcare，注册号码198601000123 (150123-M)，地址Level 9, Menara Melur, 18 Lorong Ampang Hijau, 50400 Kuala Lumpur，以及集团旗下29家医院。本通知中的“我们”指以上全部。</p>
<p>资料保护官以马来语与英语答复您的询问：<a href="mailto:dpo@example.test">dpo@example.test</a>，+60 3-2610 1090，或致函上述地址。</p>
<h2>2. 我们保存的资料</h2>
<ul><li><strong>身份</strong>：姓名、身份证或护照号码、国籍、出生日期、性别。</li><li><strong>联系方式</strong>：地址、电邮、电话、语言、紧急联系人。</li><li><strong>健康</strong>：就诊原因、疾病、用药、过敏、检验结果、影像、医疗笔记与信函。这些属于敏感个人资料。</li><li><strong>预约与购买</strong>：预约、订单、凭证、收据。我们从不持有您的卡号。</li><li><strong>保险</strong>：保险公司、保单、雇主、担保信及相关文件。</li><li><strong>账户</strong>：登录时间、设备、同意记录、收藏、设置。密码以无人能读取的形式保存。</li><li><strong>到访记录</strong>：网站技术记录，以及入口与走廊的监控影像；治疗室内绝不拍摄。</li></ul>
<h2>3. 资料来源</h2>
<p>来自您本人；代您预约的人，例如父母；为您治疗的医生与化验室；保险公司或雇主；若您选择以Google或Facebook登录，则来自该服务（仅姓名与电邮）；以及您的设备。</p>
<h2>4. 使用目的</h2>
<table><thead><tr><th>目的</th><th>依据</th></tr></thead><tbody><tr><td>为您治疗并保存病历</td><td>医护专业人员的医疗用途（第40条）及私立医院法律</td></tr><tr><td>预约、提醒与更改看诊</td><td>您的要求</td></tr><tr><td>销售配套、收款、退款、开立收据与电子发票</td><td>与您的合约及税法</td></tr><tr><td>申请担保信</td><td>您的明确同意</td></tr><tr><td>与国外诊所网络的医生讨论病例</td><td>您针对该病例的明确同意</td></tr><tr><td>维护网站安全与排除故障</td><td>保护您资料的责任</td></tr><tr><td>发送资讯与优惠</td><td>您的同意，可随时撤回</td></tr><tr><td>处理投诉、法院与主管机关的要求</td><td>法律规定</td></tr></tbody></table>
<p>我们不会仅凭机器对您作出决定。</p>
<h2>5. 是否必须提供</h2>
<p>标明必填的栏目不可缺少。没有姓名、证件号码与电话，我们无法安全地为您登记；没有健康资料，医生无法治疗；没有保险资料，无法申请担保信。其余由您选择。是否同意接收资讯与优惠，绝不作为治疗条件。</p>
<h2>6. 谁会收到资料</h2>
<ul><li>您所选医院中照顾您的医生、护士与员工；其他医院的员工只在您于该院就诊时才能看到。</li><li>在我们医院执业的独立顾问医生。</li><li>为办理担保信或索赔的保险公司、其代理机构或雇主。</li><li>转介的外部化验室与医院。</li><li>依合约为我们服务的机构：支付网关、电邮与短信发送、登录服务、数据中心、cares应用的个人档案服务。</li><li>法律要求的主管机关，例如传染病通报，以及电子发票所需的内陆税收局。</li></ul>
<p>我们不出售您的资料，也不提供给广告商。服务机构受法令的安全原则约束，只能依我们的指示使用资料。</p>
<h2>7. 传送至国外</h2>
<p>病历保存在马来西亚。依据第129条，部分资料会传送至国外：电邮、号码或讯息内容传送给登录、电邮与短信服务机构（位于新加坡、欧盟与美国），以提供您要求的服务；您通过WhatsApp写给我们的内容会经过其服务机构（位于美国与欧盟），因为您选择了这个方式；担保信与账单传送给国外的保险公司或雇主，报告传送给您指定的国外医生，两者都只在您要求时进行；视频问诊若使用外部视频服务，则经过其服务机构；病例摘要只在您同意后传送给诊所网络的专科医生。选择服务机构前，我们会确认当地法律或合约能给予您同等保护。</p>
<h2>8. 保存多久</h2>
<table><thead><tr><th>资料</th><th>期限</th></tr></thead><tbody><tr><td>病历</td><td>最后一次就诊后至少7年；儿童至25岁生日</td></tr><tr><td>订单、收据、发票、担保信</td><td>7年</td></tr><tr><td>未住院的担保信申请</td><td>12个月</td></tr><tr><td>未进行的预约</td><td>2年</td></tr><tr><td>询问与投诉</td><td>答复后2年</td></tr><tr><td>求职与顾问医生申请</td><td>决定后12个月</td></tr><tr><td>账户与收藏</td><td>至您删除为止，之后30天</td></tr><tr><td>查阅您资料的记录</td><td>7年</td></tr><tr><td>已发送讯息、访客购物车</td><td>30天</td></tr><tr><td>监控影像</td><td>30天</td></tr><tr><td>同意证明</td><td>同意有效期间及其后7年</td></tr></tbody></table>
<p>到期资料会删除或匿名化，并在35天内从备份中消失。</p>
<h2>9. 如何保护</h2>
<p>证件号码加密保存，只显示部分。员工须两步登录，且只能看到所属医院的资料。每次查阅病人资料都有记录。15分钟无操作会自动登出。若资料外泄可能造成重大损害，或涉及超过1,000人，我们会在72小时内通报专员；若可能对您造成损害，会在其后七天内通知您。</p>
<h2>10. 您的权利</h2>
<ul><li><strong>查阅与复制</strong>资料。门户资料可在“设置”即时下载；其他请求在21天内答复。若需延长，我们会说明原因，最多再延14天。</li><li><strong>更正</strong>错误或过时的资料。医疗记录不会抹去，只作补正。</li><li><strong>撤回</strong>同意，与给予同意一样简单。</li><li><strong>停止</strong>直接营销，以及对您造成损害或困扰的处理。</li><li><strong>携走</strong>可供电脑读取的资料（第43A条）。</li><li><strong>删除</strong>账户。法律规定须保留的部分会封存至期满。</li><li><strong>知道</strong>谁看过您的资料。</li></ul>
<p>请使用<a href="/zh/setting">设置</a>或致函资料保护官。我们须确认申请人身份，但不会保留证件副本。索取纸本病历，医院可收取法律允许的费用。</p>
<h2>11. 儿童与受您照顾的人</h2>
<p>18岁以下由父母或监护人代为同意。12岁以下，监护人可查看全部；12至17岁有所限制；满18岁即终止，除非本人同意续期。代成年人行事者须出示授权文件。</p>
<h2>12. 投诉与修订</h2>
<p>请先告诉我们，我们在五个工作日内答复。您也可向个人资料保护专员投诉。若修订内容对您有重要影响，我们会以电邮通知，并在法律要求时征求您的同意。旧版本可向资料保护官索取。</p>`,
    ],
  }),
  page('privacy', {
    title: ['Privacy in short', 'Privasi secara ringkas', '隐私摘要'],
    summary: [
      'The most important points of our data protection notice on one page.',
      'Perkara terpenting dalam notis perlindungan data kami di satu halaman.',
      '一页看懂我们的个人资料保护重点。',
    ],
    body: [
      `<p>This page is a summary. The <a href="/pdpa">data protection notice</a> says it in full and is the text that counts.</p>
<h2>What we do</h2>
<ul><li>We ask only for what we need for your visit, your purchase or your question.</li><li>We encrypt your NRIC or passport number and show only its end.</li><li>We write down every look at your data, and you can read that list in your account.</li><li>We sign you out after 15 minutes without activity.</li><li>We tell you when something has gone wrong that could harm you.</li></ul>
<h2>What we do not do</h2>
<ul><li>We do not sell data or give them to advertisers.</li><li>We do not run advertising or counting scripts on pages where you sign in, book, pay or read about your own health.</li><li>We do not send test results or diagnoses by SMS.</li><li>We do not keep card numbers.</li></ul>
<h2>What you see as a visitor</h2>
<p>You can read every public page without telling us who you are. To find the hospital nearest to you, the browser asks for your permission; the position is compared on your device and is not stored by us. Programs of other companies run on public pages only after you have agreed: see <a href="/cookies">cookies</a>.</p>
<h2>Your account</h2>
<p>Your account holds persons: yourself and those you care for. You can change your details, download everything, and delete the account under <a href="/setting">Settings</a>. Deleting takes up to 30 days; what the law makes us keep stays locked away.</p>
<h2>Questions</h2>
<p>Our Data Protection Officer is glad to answer: <a href="mailto:dpo@example.test">dpo@example.test</a>.</p>`,
      `<p>Halaman ini ialah ringkasan. <a href="/ms/pdpa">Notis perlindungan data</a> menerangkannya dengan penuh dan merupakan teks yang terpakai.</p>
<h2>Apa yang kami lakukan</h2>
<ul><li>Kami hanya meminta apa yang diperlukan untuk lawatan, pembelian atau pertanyaan anda.</li><li>Kami menyulitkan nombor kad pengenalan atau pasport dan hanya memaparkan hujungnya.</li><li>Kami merekodkan setiap akses kepada data anda, dan senarai itu ada dalam akaun anda.</li><li>Kami log keluar anda selepas 15 minit tanpa aktiviti.</li><li>Kami memberitahu anda jika berlaku sesuatu yang boleh memudaratkan anda.</li></ul>
<h2>Apa yang tidak kami lakukan</h2>
<ul><li>Kami tidak menjual data atau memberikannya kepada pengiklan.</li><li>Kami tidak menjalankan skrip iklan atau kiraan di halaman log masuk, tempahan, pembayaran atau kesihatan anda.</li><li>Kami tidak menghantar keputusan ujian atau diagnosis melalui SMS.</li><li>Kami tidak menyimpan nombor kad.</li></ul>
<h2>Sebagai pelawat</h2>
<p>Anda boleh membaca setiap halaman awam tanpa memberitahu siapa anda. Untuk mencari hospital terdekat, pelayar meminta kebenaran anda; kedudukan itu dibandingkan pada peranti anda dan tidak kami simpan. Program syarikat lain hanya berjalan di halaman awam selepas anda bersetuju: lihat <a href="/ms/cookies">kuki</a>.</p>
<h2>Akaun anda</h2>
<p>Akaun anda memuatkan orang: anda dan mereka di bawah jagaan anda. Anda boleh mengubah butiran, memuat turun semuanya dan memadamkan akaun di <a href="/ms/setting">Tetapan</a>. Pemadaman mengambil masa sehingga 30 hari; data yang wajib disimpan oleh undang-undang dikunci.</p>
<h2>Soalan</h2>
<p>Pegawai Perlindungan Data kami sedia menjawab: <a href="mailto:dpo@example.test">dpo@example.test</a>.</p>`,
      `<p>本页是摘要，完整内容以<a href="/zh/pdpa">隐私声明</a>为准。</p>
<h2>我们会做的</h2>
<ul><li>只索取看诊、购买或询问所需的资料。</li><li>将身份证或护照号码加密，只显示末几位。</li><li>记录每次查阅您资料的行为，您可在账户中查看。</li><li>15分钟无操作即自动登出。</li><li>若发生可能损害您的事件，会通知您。</li></ul>
<h2>我们不做的</h2>
<ul><li>不出售资料，也不提供给广告商。</li><li>不在登录、预约、付款或您的健康资料页面运行广告或统计脚本。</li><li>不以短信发送检验结果或诊断。</li><li>不保存卡号。</li></ul>
<h2>作为访客</h2>
<p>您无需表明身份即可阅读所有公开页面。寻找最近的医院时，浏览器会征求您的许可；位置只在您的设备上比对，我们不保存。其他公司的程序只在您同意后于公开页面运行，见<a href="/zh/cookies">Cookie说明</a>。</p>
<h2>您的账户</h2>
<p>账户包含您本人与您照顾的人。您可在<a href="/zh/setting">设置</a>更改资料、下载全部内容与删除账户。删除最多需30天；法律规定须保留的部分会封存。</p>
<h2>询问</h2>
<p>资料保护官乐意答复：<a href="mailto:dpo@example.test">dpo@example.test</a>。</p>`,
    ],
  }),
];
