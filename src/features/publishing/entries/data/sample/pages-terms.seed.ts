import type { SampleEntry } from './sample-entry.seed.ts';
import { page } from './sample-page.seed.ts';

/** The rules of the site and of buying, and what we promise about cookies and accessibility. */
export const termsPages: readonly SampleEntry[] = [
  page('terms', {
    title: ['Terms of use and sale', 'Terma penggunaan dan jualan', '使用与销售条款'],
    summary: [
      'What applies when you use this site, book an appointment or buy a package.',
      'Peraturan apabila anda menggunakan laman ini, membuat temu janji atau membeli pakej.',
      '使用本网站、预约看诊或购买配套时适用的规定。',
    ],
    body: [
      `<p>These terms are between you and {{company}}, registration number {{registration}}, {{address}}, telephone +60 3-2610 1000, e-mail care@example.test. They hold from 1 November 2026. The version that you accept is kept with your order.</p>
<h2>1. Not for emergencies, not a diagnosis</h2>
<p>If life is in danger, call 999. Articles, videos, the health library and messages on this site inform you in general. They do not know you and do not replace a doctor.</p>
<h2>2. Your account</h2>
<ul><li>Give your true name and identity number, and keep your password to yourself.</li><li>Tell us at once if you think that somebody else has used the account.</li><li>You may book for people in your care, with their consent or as their guardian.</li><li>We sign you out after 15 minutes without activity and after 12 hours in any case.</li></ul>
<h2>3. Appointments</h2>
<ul><li>A time is yours when we have confirmed it. “Requested” is not yet confirmed.</li><li>You can change or cancel without charge until 24 hours before. Later, please ring the hospital.</li><li>A doctor may have to change the time, for instance for an emergency. We then offer you another as soon as possible.</li><li>Somebody who stays away three times without a word may be asked to book by telephone.</li></ul>
<h2>4. Packages and prices</h2>
<ul><li>Prices are in ringgit Malaysia. You see the full price with all taxes before you confirm.</li><li>Service tax of 6% is added where the person who is treated is not a Malaysian citizen. If that person’s nationality was stated wrongly, the tax is corrected at the hospital.</li><li>You can correct the order until you press the button to pay. The contract is made when your payment has reached us; we confirm it at once by e-mail with a receipt.</li><li>An order that is not paid within 60 minutes ends by itself.</li><li>If a price was plainly wrong, we tell you before you come, and you choose between the right price and your money back.</li></ul>
<h2>5. Vouchers</h2>
<p>For each package you receive a voucher with a QR code, for the person named on it. It can be used once, until the date printed on it, at the hospitals named. It cannot be exchanged for cash at the counter. If a medical reason speaks against an examination, the hospital tells you and refunds that part.</p>
<h2>6. Paying and refunds</h2>
<p>Payment is handled by a licensed payment gateway. Refunds follow the <a href="/refund-policy">refund policy</a>, which is part of these terms.</p>
<h2>7. What we ask of you on this site</h2>
<ul><li>Do not disturb the site, read it out by machine beyond what our published interface allows, or try to reach other people’s data.</li><li>Do not send us files that you have no right to send.</li><li>If you find a weakness, please report it to <a href="mailto:security@example.test">security@example.test</a>. We will not act against you if you meant well and harmed nobody.</li></ul>
<h2>8. What we answer for</h2>
<p>We answer for our own fault as the law says. Nothing here limits your rights under the Consumer Protection Act 1999 or our liability for death or injury. Independent consultants answer for their own professional decisions. We try to keep the site available at all times but cannot promise that it always is.</p>
<h2>9. Law and changes</h2>
<p>The law of Malaysia applies. You may turn to the Malaysian courts or, for claims within its limit, to the Tribunal for Consumer Claims. When we change the terms, the new ones hold for what you do afterwards. The Malay and the English text are equally valid; the Chinese text is a translation.</p>`,
      `<p>Terma ini adalah antara anda dan {{company}}, nombor pendaftaran {{registration}}, {{address}}, telefon +60 3-2610 1000, e-mel care@example.test. Ia berkuat kuasa mulai 1 November 2026. Versi yang anda terima disimpan bersama pesanan anda.</p>
<h2>1. Bukan untuk kecemasan, bukan diagnosis</h2>
<p>Jika nyawa terancam, hubungi 999. Artikel, video, pustaka kesihatan dan mesej di laman ini memberi maklumat umum. Ia tidak mengenali anda dan tidak menggantikan doktor.</p>
<h2>2. Akaun anda</h2>
<ul><li>Berikan nama dan nombor pengenalan yang benar, dan rahsiakan kata laluan anda.</li><li>Beritahu kami segera jika anda rasa orang lain telah menggunakan akaun anda.</li><li>Anda boleh menempah untuk orang di bawah jagaan anda, dengan persetujuannya atau sebagai penjaganya.</li><li>Kami log keluar anda selepas 15 minit tanpa aktiviti, dan selepas 12 jam dalam apa jua keadaan.</li></ul>
<h2>3. Temu janji</h2>
<ul><li>Masa itu milik anda apabila kami mengesahkannya. “Dimohon” belum disahkan.</li><li>Anda boleh mengubah atau membatalkan tanpa bayaran sehingga 24 jam sebelumnya. Selepas itu, sila telefon hospital.</li><li>Doktor mungkin perlu mengubah masa, contohnya kerana kecemasan. Kami akan menawarkan masa lain secepat mungkin.</li><li>Sesiapa yang tidak hadir tiga kali tanpa memberitahu mungkin diminta menempah melalui telefon.</li></ul>
<h2>4. Pakej dan harga</h2>
<ul><li>Harga dalam ringgit Malaysia. Anda melihat harga penuh termasuk semua cukai sebelum mengesahkan.</li><li>Cukai perkhidmatan 6% ditambah jika orang yang dirawat bukan warganegara Malaysia. Jika kewarganegaraan dinyatakan dengan salah, cukai dibetulkan di hospital.</li><li>Anda boleh membetulkan pesanan sehingga anda menekan butang bayar. Kontrak terbentuk apabila bayaran anda sampai kepada kami; kami mengesahkannya serta-merta melalui e-mel bersama resit.</li><li>Pesanan yang tidak dibayar dalam 60 minit tamat dengan sendirinya.</li><li>Jika harga jelas tersilap, kami memberitahu anda sebelum anda datang, dan anda memilih antara harga yang betul atau wang dikembalikan.</li></ul>
<h2>5. Baucar</h2>
<p>Bagi setiap pakej, anda menerima baucar dengan kod QR untuk orang yang dinamakan. Ia boleh digunakan sekali, sehingga tarikh yang tercetak, di hospital yang dinamakan. Ia tidak boleh ditukar dengan wang tunai di kaunter. Jika ada sebab perubatan yang menghalang sesuatu pemeriksaan, hospital memberitahu anda dan membayar balik bahagian itu.</p>
<h2>6. Bayaran dan bayaran balik</h2>
<p>Bayaran diuruskan oleh gerbang pembayaran berlesen. Bayaran balik mengikut <a href="/ms/refund-policy">dasar bayaran balik</a>, yang menjadi sebahagian daripada terma ini.</p>
<h2>7. Permintaan kami di laman ini</h2>
<ul><li>Jangan ganggu laman ini, jangan salin secara automatik melebihi antara muka yang kami terbitkan, dan jangan cuba mencapai data orang lain.</li><li>Jangan hantar fail yang anda tidak berhak menghantarnya.</li><li>Jika anda menemui kelemahan, laporkan kepada <a href="mailto:security@example.test">security@example.test</a>. Kami tidak akan bertindak terhadap anda jika niat anda baik dan tiada sesiapa dirugikan.</li></ul>
<h2>8. Tanggungjawab kami</h2>
<p>Kami bertanggungjawab atas kesalahan sendiri seperti yang ditetapkan undang-undang. Tiada apa-apa di sini mengehadkan hak anda di bawah Akta Perlindungan Pengguna 1999 atau liabiliti kami bagi kematian atau kecederaan. Pakar perunding bebas bertanggungjawab atas keputusan profesional mereka. Kami berusaha memastikan laman sentiasa tersedia, tetapi tidak dapat menjanjikannya.</p>
<h2>9. Undang-undang dan perubahan</h2>
<p>Undang-undang Malaysia terpakai. Anda boleh merujuk kepada mahkamah Malaysia atau, bagi tuntutan dalam hadnya, Tribunal Tuntutan Pengguna. Apabila terma diubah, terma baharu terpakai bagi tindakan anda selepas itu. Teks bahasa Melayu dan Inggeris sama sah; teks bahasa Cina ialah terjemahan.</p>`,
      `<p>本条款由您与{{company}}订立，注册号码{{registration}}，地址{{address}}，电话+60 3-2610 1000，电邮care@example.test。自2026年11月1日起生效。您接受的版本会与订单一并保存。</p>
<h2>1. 不适用于急症，也不是诊断</h2>
<p>若有生命危险，请拨打999。本网站的文章、视频、健康资料库与讯息仅为一般资讯，并不了解您的情况，不能代替医生。</p>
<h2>2. 您的账户</h2>
<ul><li>请提供真实姓名与证件号码，并妥善保管密码。</li><li>若怀疑他人使用了您的账户，请立即告知。</li><li>经本人同意或作为监护人，您可为受您照顾的人预约。</li><li>15分钟无操作会自动登出；无论如何，12小时后须重新登录。</li></ul>
<h2>3. 预约</h2>
<ul><li>经我们确认，时段才属于您。“已申请”尚未确认。</li><li>看诊前24小时以上可免费更改或取消；之后请致电医院。</li><li>医生可能因急症等原因须更改时间，我们会尽快为您另作安排。</li><li>三次无故缺席者，可能须改以电话预约。</li></ul>
<h2>4. 配套与价格</h2>
<ul><li>价格以马币计。确认前您会看到含税总额。</li><li>接受治疗者若非马来西亚公民，须加6%服务税。若国籍填写有误，税额将在医院更正。</li><li>按下付款按钮之前均可更正订单。款项到账时合约成立，我们随即以电邮确认并附上收据。</li><li>60分钟内未付款的订单自动失效。</li><li>若价格明显有误，我们会在您到访前告知，您可选择按正确价格付款或退款。</li></ul>
<h2>5. 凭证</h2>
<p>每份配套附有二维码凭证，供所列人士于指定医院在所印日期前使用一次，不可在柜台兑换现金。若因医学原因不宜进行某项检查，医院会告知并退还该部分费用。</p>
<h2>6. 付款与退款</h2>
<p>付款由持牌支付网关处理。退款依<a href="/zh/refund-policy">退款政策</a>办理，该政策为本条款的一部分。</p>
<h2>7. 使用网站时请配合</h2>
<ul><li>请勿干扰网站、以程序抓取超出公开接口允许的内容，或试图取得他人资料。</li><li>请勿上传您无权传送的文件。</li><li>若发现安全漏洞，请告知 <a href="mailto:security@example.test">security@example.test</a>。只要出于善意且未造成损害，我们不会追究。</li></ul>
<h2>8. 我们的责任</h2>
<p>我们依法对自身过失负责。本条款不限制您在《1999年消费者保护法令》下的权利，也不限制我们对死亡或伤害的责任。独立顾问医生对其专业决定负责。我们尽力保持网站可用，但无法保证永不中断。</p>
<h2>9. 法律与修订</h2>
<p>适用马来西亚法律。您可诉诸马来西亚法院；金额在限额内的索赔可提交消费者索赔仲裁庭。条款修订后，适用于您其后的行为。马来文与英文版本具同等效力，中文为译本。</p>`,
    ],
  }),
  page('refund-policy', {
    title: ['Refund policy', 'Dasar bayaran balik', '退款政策'],
    summary: [
      'When you get your money back, how much and how quickly.',
      'Bila anda mendapat wang anda kembali, berapa banyak dan berapa cepat.',
      '何时可以退款、退多少、多久到账。',
    ],
    body: [
      `<p>You bought something with us and cannot or do not want to use it. This page says in plain words what happens then. Your rights under the Consumer Protection Act 1999 stay as they are.</p>
<h2>Health packages and vouchers</h2>
<table><thead><tr><th>Situation</th><th>You receive</th></tr></thead><tbody><tr><td>Voucher not used, before its date ends</td><td>The full price with tax</td></tr><tr><td>Part of the package used</td><td>The price less the list price of what was used</td></tr><tr><td>We cannot provide the package, or a doctor advises against it</td><td>The full price, or the part that was not done</td></tr><tr><td>Voucher not used, date has passed</td><td>The full price within 12 months if illness or our fault kept you away; otherwise we exchange it for a new date once</td></tr><tr><td>You paid twice, or after the order had ended</td><td>The second amount, without asking</td></tr></tbody></table>
<h2>Other payments</h2>
<ul><li><strong>Deposits for a stay</strong>: settled with the final bill. What is left over returns to you within 14 days of the bill, or of the insurer’s final letter.</li><li><strong>Care programme fees</strong>: within 14 days of joining in full, if no benefit was used. See the <a href="/cares-terms">programme’s terms</a>.</li><li><strong>Appointments</strong>: booking costs nothing, so there is nothing to refund.</li></ul>
<h2>How to ask</h2>
<ol><li>Write to us through <a href="/contact-us">Contact us</a>, or speak with the package desk of the hospital. Name the order number, which begins with a letter and stands on your receipt.</li><li>You receive a reference number at once and an answer within five working days.</li><li>If we agree, we pay to the way you paid: to the card, the bank account or the e-wallet. We never ask for your card number or a code for it.</li></ol>
<h2>How long it takes</h2>
<p>Online banking and e-wallets: up to 7 working days. Cards: up to 14 working days until your bank shows it. For some payment ways the gateway cannot send money back after 180 days; then we ask for your bank account in writing.</p>
<h2>Papers and tax</h2>
<p>With each refund you receive a credit note with its own number. Service tax that you paid is refunded in proportion. If you had an e-invoice, it is followed by an e-invoice refund note.</p>
<h2>If we say no</h2>
<p>We give you the reason in writing. You may ask for a second look within 30 days; another person decides. After that you can go to the Tribunal for Consumer Claims.</p>`,
      `<p>Anda membeli sesuatu daripada kami dan tidak dapat atau tidak mahu menggunakannya. Halaman ini menerangkan apa yang berlaku selepas itu. Hak anda di bawah Akta Perlindungan Pengguna 1999 kekal.</p>
<h2>Pakej kesihatan dan baucar</h2>
<table><thead><tr><th>Keadaan</th><th>Anda menerima</th></tr></thead><tbody><tr><td>Baucar belum digunakan, sebelum tarikh tamat</td><td>Harga penuh termasuk cukai</td></tr><tr><td>Sebahagian pakej telah digunakan</td><td>Harga ditolak harga senarai bagi bahagian yang digunakan</td></tr><tr><td>Kami tidak dapat menyediakan pakej, atau doktor tidak menasihatkannya</td><td>Harga penuh, atau bahagian yang tidak dibuat</td></tr><tr><td>Baucar belum digunakan, tarikh telah lepas</td><td>Harga penuh dalam 12 bulan jika anda tidak hadir kerana sakit atau kesilapan kami; jika tidak, kami menukarnya kepada tarikh baharu sekali</td></tr><tr><td>Anda membayar dua kali, atau selepas pesanan tamat</td><td>Amaun kedua, tanpa perlu memohon</td></tr></tbody></table>
<h2>Bayaran lain</h2>
<ul><li><strong>Deposit kemasukan wad</strong>: diselaraskan dengan bil akhir. Baki dikembalikan dalam 14 hari selepas bil, atau selepas surat akhir syarikat insurans.</li><li><strong>Yuran program penjagaan</strong>: penuh dalam 14 hari selepas menyertai, jika tiada manfaat digunakan. Lihat <a href="/ms/cares-terms">terma program</a>.</li><li><strong>Temu janji</strong>: tempahan tidak dikenakan bayaran, jadi tiada yang perlu dibayar balik.</li></ul>
<h2>Cara memohon</h2>
<ol><li>Tulis kepada kami melalui <a href="/ms/contact-us">Hubungi kami</a>, atau berbincang dengan kaunter pakej hospital. Nyatakan nombor pesanan yang bermula dengan huruf, seperti pada resit anda.</li><li>Anda menerima nombor rujukan serta-merta dan jawapan dalam lima hari bekerja.</li><li>Jika kami bersetuju, wang dibayar melalui cara anda membayar: kad, akaun bank atau e-dompet. Kami tidak pernah meminta nombor kad atau kod untuknya.</li></ol>
<h2>Tempoh</h2>
<p>Perbankan internet dan e-dompet: sehingga 7 hari bekerja. Kad: sehingga 14 hari bekerja sebelum dipaparkan oleh bank anda. Bagi sesetengah cara bayaran, gerbang tidak dapat memulangkan wang selepas 180 hari; kami akan meminta akaun bank anda secara bertulis.</p>
<h2>Dokumen dan cukai</h2>
<p>Bagi setiap bayaran balik, anda menerima nota kredit dengan nombornya sendiri. Cukai perkhidmatan dikembalikan mengikut kadar. Jika anda mempunyai e-invois, ia disusuli nota bayaran balik e-invois.</p>
<h2>Jika kami menolak</h2>
<p>Kami memberi sebabnya secara bertulis. Anda boleh meminta semakan dalam 30 hari; orang lain yang memutuskan. Selepas itu anda boleh pergi ke Tribunal Tuntutan Pengguna.</p>`,
      `<p>您购买后无法或不想使用，本页以浅白文字说明如何处理。您在《1999年消费者保护法令》下的权利不受影响。</p>
<h2>健康配套与凭证</h2>
<table><thead><tr><th>情况</th><th>可退金额</th></tr></thead><tbody><tr><td>凭证未使用且未到期</td><td>含税全额</td></tr><tr><td>已使用部分项目</td><td>总价减去已用项目的单项价格</td></tr><tr><td>我们无法提供，或医生不建议进行</td><td>全额，或未进行部分</td></tr><tr><td>凭证未使用但已过期</td><td>若因患病或我们的过失未能前来，12个月内全额退还；否则可换新日期一次</td></tr><tr><td>重复付款，或订单失效后付款</td><td>退还第二笔，无需申请</td></tr></tbody></table>
<h2>其他款项</h2>
<ul><li><strong>住院押金</strong>：与最终账单结算，余款在账单或保险公司最终担保信发出后14天内退还。</li><li><strong>护理计划会费</strong>：加入后14天内且未使用任何福利，可全额退还。见<a href="/zh/cares-terms">计划条款</a>。</li><li><strong>预约</strong>：预约免费，因此无需退款。</li></ul>
<h2>如何申请</h2>
<ol><li>透过<a href="/zh/contact-us">联系我们</a>来信，或洽医院配套柜台，并注明收据上以字母开头的订单号码。</li><li>您会立即收到参考编号，五个工作日内得到答复。</li><li>批准后按原付款方式退回银行卡、银行账户或电子钱包。我们绝不索取您的卡号或验证码。</li></ol>
<h2>需时多久</h2>
<p>网上银行与电子钱包：最多7个工作日。银行卡：最多14个工作日，视银行而定。部分付款方式超过180天后无法经网关退回，届时我们会以书面询问您的银行账户。</p>
<h2>单据与税</h2>
<p>每笔退款附有独立编号的贷项通知单。已缴服务税按比例退还。若曾开立电子发票，会另开电子发票退款单。</p>
<h2>若我们拒绝</h2>
<p>我们会书面说明理由。您可在30天内要求复核，由另一人决定。之后可向消费者索赔仲裁庭申诉。</p>`,
    ],
  }),
  page('cookies', {
    title: ['Cookies and storage in your browser', 'Kuki dan storan dalam pelayar anda', 'Cookie与浏览器存储'],
    summary: [
      'What this site keeps in your browser, and what runs only after you agree.',
      'Apa yang disimpan oleh laman ini dalam pelayar anda, dan apa yang berjalan hanya selepas anda bersetuju.',
      '本网站在您的浏览器保存什么，以及哪些须经您同意才运行。',
    ],
    body: [
      `<p>A cookie is a short text that a site keeps in your browser. Some are needed, or the site could not work. All others wait until you say yes.</p>
<h2>Needed: always on</h2>
<table><thead><tr><th>Name</th><th>What for</th><th>How long</th></tr></thead><tbody><tr><td>session</td><td>Keeps you signed in. Scripts cannot read it.</td><td>At most 12 hours; 15 minutes without activity end it</td></tr><tr><td>guest</td><td>Keeps your cart and a booking in progress before you sign in</td><td>30 days</td></tr><tr><td>sign_in</td><td>Carries you through a sign-in with two steps or with Google or Facebook</td><td>A few minutes</td></tr><tr><td>selectedLanguage</td><td>Your language</td><td>One year</td></tr><tr><td>Your choice about cookies</td><td>So that we do not ask each time</td><td>One year</td></tr></tbody></table>
<p>Over https the names of the first three begin with <strong>__Host-</strong>, which binds them to this site alone.</p>
<h2>In the local storage of your browser</h2>
<p>To show your name and your cart at once, the browser keeps your first name, e-mail, a number for your account, a masked form of your identity number such as ******-**-1234, the last filters of each list, and how far you had scrolled. What belongs to your account is cleared when you sign out. Your full identity number and your health are never kept there.</p>
<h2>Only after you agree</h2>
<p>Public pages may use programs of other companies, for instance to count visits. Before the first of them we ask. Nothing of them is loaded before you agree, and saying no is as easy as saying yes. While you are signed in none of them runs. Films of other sites are asked for only when you press play.</p>
<p>Pages where you sign in, book, pay, fill in a personal form or read your own data never run such programs, whatever you chose.</p>
<h2>Change your mind</h2>
<p>You find “Cookie choices” below and at the foot of every page. In your browser you can also delete cookies and storage. You are then signed out, and the cart of a guest is lost.</p>`,
      `<p>Kuki ialah teks pendek yang disimpan oleh laman dalam pelayar anda. Sesetengahnya perlu supaya laman dapat berfungsi. Yang lain menunggu sehingga anda bersetuju.</p>
<h2>Perlu: sentiasa hidup</h2>
<table><thead><tr><th>Nama</th><th>Kegunaan</th><th>Tempoh</th></tr></thead><tbody><tr><td>session</td><td>Mengekalkan log masuk. Skrip tidak dapat membacanya.</td><td>Paling lama 12 jam; tamat selepas 15 minit tanpa aktiviti</td></tr><tr><td>guest</td><td>Menyimpan troli dan tempahan yang belum siap sebelum anda log masuk</td><td>30 hari</td></tr><tr><td>sign_in</td><td>Membantu log masuk dua langkah atau melalui Google atau Facebook</td><td>Beberapa minit</td></tr><tr><td>selectedLanguage</td><td>Bahasa anda</td><td>Satu tahun</td></tr><tr><td>Pilihan kuki anda</td><td>Supaya kami tidak bertanya setiap kali</td><td>Satu tahun</td></tr></tbody></table>
<p>Melalui https, tiga nama pertama bermula dengan <strong>__Host-</strong>, yang mengikatnya kepada laman ini sahaja.</p>
<h2>Dalam storan setempat pelayar</h2>
<p>Untuk memaparkan nama dan troli dengan segera, pelayar menyimpan nama pertama, e-mel, nombor akaun, nombor pengenalan yang disembunyikan seperti ******-**-1234, penapis terakhir setiap senarai dan kedudukan skrol. Data akaun dipadamkan apabila anda log keluar. Nombor pengenalan penuh dan data kesihatan tidak pernah disimpan di situ.</p>
<h2>Hanya selepas anda bersetuju</h2>
<p>Halaman awam mungkin menggunakan program syarikat lain, contohnya untuk mengira lawatan. Kami bertanya sebelum yang pertama. Tiada yang dimuatkan sebelum anda bersetuju, dan menolak semudah menerima. Semasa anda log masuk, tiada satu pun berjalan. Video laman lain hanya dimuatkan apabila anda menekan main.</p>
<p>Halaman log masuk, tempahan, pembayaran, borang peribadi dan data anda sendiri tidak pernah menjalankan program sedemikian, apa pun pilihan anda.</p>
<h2>Mengubah pilihan</h2>
<p>“Pilihan kuki” ada di bawah ini dan di bahagian bawah setiap halaman. Anda juga boleh memadamkan kuki dan storan dalam pelayar. Anda akan dilog keluar, dan troli tetamu akan hilang.</p>`,
      `<p>Cookie是网站保存在您浏览器中的一小段文字。有些是网站运作所必需的，其余都要等您同意。</p>
<h2>必要：始终启用</h2>
<table><thead><tr><th>名称</th><th>用途</th><th>期限</th></tr></thead><tbody><tr><td>session</td><td>保持登录，脚本无法读取</td><td>最多12小时；15分钟无操作即失效</td></tr><tr><td>guest</td><td>登录前保存购物车与未完成的预约</td><td>30天</td></tr><tr><td>sign_in</td><td>用于两步登录，或以Google、Facebook登录</td><td>数分钟</td></tr><tr><td>selectedLanguage</td><td>您的语言</td><td>一年</td></tr><tr><td>您的Cookie选择</td><td>避免每次询问</td><td>一年</td></tr></tbody></table>
<p>在https下，前三个名称以<strong>__Host-</strong>开头，仅限本网站使用。</p>
<h2>浏览器本地存储</h2>
<p>为了立即显示您的名字与购物车，浏览器会保存名字、电邮、账户编号、遮盖后的证件号码（如******-**-1234）、各列表最后使用的筛选条件，以及滚动位置。账户资料在登出时清除。完整证件号码与健康资料绝不保存在此。</p>
<h2>须经您同意</h2>
<p>公开页面可能使用其他公司的程序，例如访问统计。首次使用前我们会征求您的同意。您同意之前不会加载，拒绝与同意同样简单。登录期间一律不运行。其他网站的视频只在您按下播放时才加载。</p>
<p>登录、预约、付款、填写个人表格或查看个人资料的页面，无论您如何选择，绝不运行这类程序。</p>
<h2>更改选择</h2>
<p>“Cookie 选择”就在下方，每页底部也有。您也可在浏览器中删除Cookie与存储，届时会登出，访客购物车也会清空。</p>`,
    ],
  }),
  page('accessibility', {
    title: ['Accessibility statement', 'Penyata kebolehcapaian', '无障碍声明'],
    summary: [
      'How we make this site usable for everybody, what does not work yet, and how to tell us.',
      'Cara kami menjadikan laman ini boleh digunakan oleh semua, apa yang belum sempurna, dan cara memberitahu kami.',
      '我们如何让所有人都能使用本网站、哪些尚未完善，以及如何反映。',
    ],
    body: [
      `<p>Many people come to a hospital’s site on a bad day. They may be in pain, in a hurry, with a small screen or poor sight. The site should work for them first. We build it to the Web Content Accessibility Guidelines 2.2, level AA.</p>
<h2>What you can expect</h2>
<ul><li>Everything works with a keyboard, and you always see where you are.</li><li>Text can be made twice as large without losing anything. Pages fit a telephone of 360 pixels.</li><li>Text and background differ enough to be read; colour is never the only sign.</li><li>Fields have labels, errors are said in words next to the field, and what you typed stays.</li><li>Screen readers are told headings, tables, languages and changes on the page.</li><li>Nothing blinks. If your device asks for less motion, nothing moves.</li><li>Booking, forms and payment also work when scripts are switched off.</li></ul>
<h2>Time limits</h2>
<p>We sign you out after 15 minutes without activity to protect your data. Two minutes before, a message appears that one key extends. A form in progress is kept and is there again after you sign in.</p>
<h2>What is not good yet</h2>
<ul><li>Some older documents to download are pictures of paper. Ask us and we read them to you or send a text.</li><li>A few recorded talks have captions in one language only. Every video and podcast has a written transcript in English.</li><li>The page of the payment gateway and of the banks is not ours. If it stops you, ring us: you can pay by telephone banking or at the hospital.</li></ul>
<h2>In the hospital</h2>
<p>All hospitals have step-free entrances, lifts with Braille, wheelchairs at the door and accessible toilets. Tell us when you book if you need more time, a sign language interpreter, large print, or a quiet place to wait.</p>
<h2>Tell us</h2>
<p>Write to <a href="mailto:access@example.test">access@example.test</a> or ring +60 3-2610 1000. Tell us the page and what happened. We answer within five working days, and we find another way for you until it is mended. This statement was last checked on 1 November 2026, with automatic tests of every page and by people who use a screen reader every day.</p>`,
      `<p>Ramai orang melayari laman hospital pada hari yang sukar. Mereka mungkin sakit, tergesa-gesa, menggunakan skrin kecil atau kurang penglihatan. Laman ini patut berfungsi untuk mereka dahulu. Kami membinanya mengikut Garis Panduan Kebolehcapaian Kandungan Web 2.2, tahap AA.</p>
<h2>Apa yang anda boleh jangkakan</h2>
<ul><li>Semuanya boleh digunakan dengan papan kekunci, dan anda sentiasa nampak kedudukan anda.</li><li>Teks boleh dibesarkan dua kali ganda tanpa kehilangan apa-apa. Halaman muat pada telefon 360 piksel.</li><li>Teks dan latar cukup berbeza untuk dibaca; warna tidak pernah menjadi satu-satunya tanda.</li><li>Ruangan berlabel, ralat dinyatakan dengan perkataan di sebelah ruangan, dan apa yang anda taip kekal.</li><li>Pembaca skrin diberitahu tajuk, jadual, bahasa dan perubahan pada halaman.</li><li>Tiada yang berkelip. Jika peranti anda meminta kurang gerakan, tiada yang bergerak.</li><li>Tempahan, borang dan pembayaran berfungsi walaupun skrip dimatikan.</li></ul>
<h2>Had masa</h2>
<p>Kami log keluar anda selepas 15 minit tanpa aktiviti untuk melindungi data anda. Dua minit sebelumnya, mesej dipaparkan dan satu kekunci melanjutkan masa. Borang yang belum siap disimpan dan ada semula selepas anda log masuk.</p>
<h2>Apa yang belum baik</h2>
<ul><li>Sesetengah dokumen lama ialah gambar kertas. Minta kami membacakannya atau menghantar teksnya.</li><li>Beberapa rakaman ceramah mempunyai sari kata dalam satu bahasa sahaja. Setiap video dan podcast mempunyai transkrip bertulis dalam bahasa Inggeris.</li><li>Halaman gerbang pembayaran dan bank bukan milik kami. Jika ia menghalang anda, telefon kami: anda boleh membayar melalui perbankan telefon atau di hospital.</li></ul>
<h2>Di hospital</h2>
<p>Semua hospital mempunyai pintu masuk tanpa tangga, lif dengan Braille, kerusi roda di pintu dan tandas mudah akses. Beritahu kami semasa menempah jika anda memerlukan masa lebih, jurubahasa isyarat, cetakan besar atau tempat menunggu yang tenang.</p>
<h2>Beritahu kami</h2>
<p>Tulis kepada <a href="mailto:access@example.test">access@example.test</a> atau telefon +60 3-2610 1000. Nyatakan halaman dan apa yang berlaku. Kami menjawab dalam lima hari bekerja dan mencari cara lain untuk anda sehingga ia dibaiki. Penyata ini disemak kali terakhir pada 1 November 2026, dengan ujian automatik setiap halaman dan oleh pengguna pembaca skrin.</p>`,
      `<p>许多人在不顺心的日子浏览医院网站：身体疼痛、时间紧迫、屏幕小或视力不佳。网站首先要对他们有用。我们依《网页内容无障碍指南》2.2版AA级建设。</p>
<h2>您可以期待</h2>
<ul><li>所有功能都可用键盘操作，焦点位置始终可见。</li><li>文字放大两倍仍完整显示，页面适合360像素宽的手机。</li><li>文字与背景对比清晰，绝不只以颜色表示意思。</li><li>栏目有标签，错误以文字说明并显示在栏目旁，已填内容不会消失。</li><li>屏幕阅读器可读出标题、表格、语言与页面变化。</li><li>没有闪烁；若设备设为减少动态，页面便不移动。</li><li>关闭脚本时，预约、表格与付款仍可使用。</li></ul>
<h2>时间限制</h2>
<p>为保护资料，15分钟无操作会自动登出。两分钟前会显示提示，按任意键可延长。未完成的表格会保留，登录后仍在。</p>
<h2>尚未完善之处</h2>
<ul><li>部分旧文件是纸张扫描图。请告诉我们，我们会读给您听或发送文字版。</li><li>少数讲座录像只有一种语言的字幕。每个视频与播客都有英文文字稿。</li><li>支付网关与银行页面不属于我们。若无法使用，请致电，可改用电话银行或到医院付款。</li></ul>
<h2>在医院</h2>
<p>所有医院都设有无台阶入口、附盲文的电梯、门口轮椅与无障碍厕所。若需要更多时间、手语翻译、大字印刷或安静的等候处，请在预约时告知。</p>
<h2>告诉我们</h2>
<p>请致函 <a href="mailto:access@example.test">access@example.test</a> 或致电 +60 3-2610 1000，说明页面与情况。我们在五个工作日内答复，修复之前会为您另想办法。本声明最近于2026年11月1日核查，包括每页的自动测试，以及日常使用屏幕阅读器者的测试。</p>`,
    ],
  }),
];
