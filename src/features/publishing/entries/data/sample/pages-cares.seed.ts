import type { SampleEntry } from './sample-entry.seed.ts';
import { page } from './sample-page.seed.ts';

/** The care programme: what it is, how to join, its paid level and its app. */
export const caresPages: readonly SampleEntry[] = [
  page('cares', {
    title: ['Melur Cares, our care programme', 'Melur Cares, program penjagaan kami', 'Melur Cares护理计划'],
    summary: [
      'A free card for people who come to us more than once: fewer forms, lower charges, and a nurse to ring.',
      'Kad percuma untuk mereka yang sering datang: kurang borang, caj lebih rendah dan jururawat yang boleh dihubungi.',
      '为常来的您准备的免费卡：少填表、省费用，还有护士可咨询。',
    ],
    body: [
      `<p>Who is ill for longer, expects a child or looks after old parents comes to the hospital often. Melur Cares makes that easier. Membership is free of charge, is valid in all {{hospitals}} hospitals, and ends whenever you like.</p>
<p>Doctors’ fees are not reduced: they belong to the doctor and follow the schedule of the Ministry of Health. Reductions are not added to other promotions; you receive the better one.</p>
<h2>Who can join</h2>
<p>Everybody of 18 and over who has a patient account. You can add your children and the parents you look after, each with a card of their own. People of every nationality are welcome; service tax is shown where it applies.</p>
<h2>How to join</h2>
<ol><li>Read <a href="/cares-membership">what you need</a>.</li><li><a href="/cares-membership/join">Join on this website</a>, or at the counter of any hospital. It takes about two minutes.</li><li>You receive a reference number, and the card with its QR code is in your profile at once.</li></ol>
<h2>Your data</h2>
<p>The programme keeps your name, your number, your level and which benefits you used. It does not see your medical notes, and joining does not mean that you receive advertising: that is a separate question, and you may say no.</p>
<p>More: <a href="/cares-platinum-plus">Platinum Plus</a>, <a href="/cares-app">the app</a>, <a href="/cares-faq">questions</a>, <a href="/cares-terms">terms</a>. Advertising approval KKLIU 2730/EXP 31.12.2027.</p>`,
      `<p>Orang yang sakit lama, menanti kelahiran atau menjaga ibu bapa yang tua sering datang ke hospital. Melur Cares memudahkannya. Keahlian adalah percuma, sah di semua {{hospitals}} hospital, dan boleh ditamatkan pada bila-bila masa.</p>
<p>Fi doktor tidak dikurangkan kerana ia milik doktor dan mengikut jadual Kementerian Kesihatan. Potongan tidak digabungkan dengan promosi lain; anda menerima yang lebih baik.</p>
<h2>Siapa yang boleh menyertai</h2>
<p>Semua orang berumur 18 tahun ke atas yang mempunyai akaun pesakit. Anda boleh menambah anak dan ibu bapa yang anda jaga, masing-masing dengan kad sendiri. Semua warganegara dialu-alukan; cukai perkhidmatan dipaparkan jika terpakai.</p>
<h2>Cara menyertai</h2>
<ol><li>Baca <a href="/ms/cares-membership">apa yang diperlukan</a>.</li><li><a href="/ms/cares-membership/join">Sertai di laman web ini</a>, atau di kaunter mana-mana hospital. Ia mengambil masa kira-kira dua minit.</li><li>Anda menerima nombor rujukan, dan kad dengan kod QR ada dalam profil anda serta-merta.</li></ol>
<h2>Data anda</h2>
<p>Program ini menyimpan nama, nombor, tahap keahlian dan manfaat yang anda gunakan. Ia tidak melihat nota perubatan anda, dan menyertainya tidak bermakna anda menerima iklan: itu soalan berasingan yang boleh anda tolak.</p>
<p>Lagi: <a href="/ms/cares-platinum-plus">Platinum Plus</a>, <a href="/ms/cares-app">aplikasi</a>, <a href="/ms/cares-faq">soalan lazim</a>, <a href="/ms/cares-terms">terma</a>. Kelulusan iklan KKLIU 2730/EXP 31.12.2027.</p>`,
      `<p>长期患病、等待分娩或照顾年迈父母的人常来医院。Melur Cares让这一切更简单。会员免费，{{hospitals}}家医院通用，随时可以退出。</p>
<p>医生费不打折，因其属于医生并依卫生部收费表计算。折扣不与其他促销叠加，以较优者为准。</p>
<h2>谁可以加入</h2>
<p>年满18岁并有病人账户者均可加入。您可加入子女与受您照顾的父母，各有自己的卡。欢迎任何国籍；如须缴服务税，会清楚列明。</p>
<h2>如何加入</h2>
<ol><li>阅读<a href="/zh/cares-membership">所需资料</a>。</li><li><a href="/zh/cares-membership/join">在本网站加入</a>，或到任何医院柜台办理，约需两分钟。</li><li>您会收到参考编号，带二维码的会员卡立即出现在您的个人资料中。</li></ol>
<h2>您的资料</h2>
<p>计划只保存您的姓名、编号、会员级别与已用福利，看不到您的医疗记录。加入并不代表接收广告，那是另一个问题，您可以拒绝。</p>
<p>更多：<a href="/zh/cares-platinum-plus">Platinum Plus</a>、<a href="/zh/cares-app">应用</a>、<a href="/zh/cares-faq">常见问题</a>、<a href="/zh/cares-terms">条款</a>。广告批准号KKLIU 2730/EXP 31.12.2027。</p>`,
    ],
  }),
  page('cares-membership', {
    title: ['Join Melur Cares', 'Sertai Melur Cares', '加入Melur Cares'],
    summary: [
      'On this website or at the counter of any hospital; your card is there at once.',
      'Di laman web ini atau di kaunter mana-mana hospital; kad anda ada serta-merta.',
      '在本网站或任何医院柜台办理，会员卡立即可用。',
    ],
    body: [
      `<p>You can join for yourself or for somebody in your care, here with <a href="/cares-membership/join">the form</a> or at the counter of any hospital. The card is free of charge. For the paid level see <a href="/cares-platinum-plus">Platinum Plus</a>.</p>
<h2>What you need</h2>
<ul><li>A patient account on this website; whoever has none makes one on the way.</li><li>The person who becomes a member: yourself, or somebody in your care whom you have added to your account.</li><li>For the paid level the nationality of each person, because the tax depends on it, and a phone number.</li></ul>
<h2>What happens next</h2>
<ol><li>You receive a reference number, on the page and by e-mail.</li><li>The free level is in force at once. The paid level begins with the payment.</li><li>The card with member number and QR code is in <a href="/profile/member">your profile</a>. Show it at the counter on your phone.</li></ol>
<h2>Members under 18</h2>
<p>A child becomes a member through a parent or guardian. On the eighteenth birthday the membership goes over to the young adult, who is asked for consent. Until then the child’s visits count for the family.</p>
<h2>Changing and leaving</h2>
<p>You can change the level on your member page, and leave the programme there at any time. Leaving has no effect on your treatment, on your appointments or on what you have bought.</p>
<p>Please read the <a href="/cares-terms">terms</a> before you join. We treat your data as the <a href="/pdpa">data protection notice</a> says.</p>`,
      `<p>Anda boleh menyertai untuk diri sendiri atau orang di bawah jagaan anda, di sini dengan <a href="/ms/cares-membership/join">borang</a> atau di kaunter mana-mana hospital. Kad ini percuma. Bagi tahap berbayar, lihat <a href="/ms/cares-platinum-plus">Platinum Plus</a>.</p>
<h2>Apa yang diperlukan</h2>
<ul><li>Akaun pesakit di laman web ini; sesiapa yang belum ada boleh membuatnya sambil menyertai.</li><li>Orang yang menjadi ahli: anda, atau orang di bawah jagaan anda yang telah ditambah dalam akaun.</li><li>Bagi tahap berbayar, kewarganegaraan setiap orang kerana cukai bergantung padanya, dan nombor telefon.</li></ul>
<h2>Selepas itu</h2>
<ol><li>Anda menerima nombor rujukan, di halaman dan melalui e-mel.</li><li>Tahap percuma sah serta-merta. Tahap berbayar bermula dengan bayaran.</li><li>Kad dengan nombor ahli dan kod QR ada dalam <a href="/ms/profile/member">profil anda</a>. Tunjukkan di kaunter pada telefon anda.</li></ol>
<h2>Ahli di bawah 18 tahun</h2>
<p>Kanak-kanak menjadi ahli melalui ibu bapa atau penjaga. Pada hari jadi ke-18, keahlian beralih kepada anak itu sendiri dengan persetujuannya. Sehingga itu, lawatan anak dikira untuk keluarga.</p>
<h2>Mengubah dan berhenti</h2>
<p>Anda boleh menukar tahap di halaman ahli, dan berhenti di situ pada bila-bila masa. Berhenti tidak menjejaskan rawatan, temu janji atau apa yang telah anda beli.</p>
<p>Sila baca <a href="/ms/cares-terms">terma</a> sebelum menyertai. Kami mengendalikan data anda seperti dalam <a href="/ms/pdpa">notis perlindungan data</a>.</p>`,
      `<p>您可在此填写<a href="/zh/cares-membership/join">表格</a>，或到任何医院柜台，为自己或受您照顾的人加入，会员卡完全免费。付费级别请见<a href="/zh/cares-platinum-plus">Platinum Plus</a>。</p>
<h2>您需要准备</h2>
<ul><li>本网站的病人账户；没有账户者可在加入时开设。</li><li>成为会员的人：您本人，或已加入您账户、受您照顾的人。</li><li>付费级别须有每人的国籍（税款取决于此）及电话号码。</li></ul>
<h2>之后的步骤</h2>
<ol><li>页面与电邮都会显示参考编号。</li><li>免费级别立即生效；付费级别自付款起生效。</li><li>带会员编号与二维码的会员卡在<a href="/zh/profile/member">您的个人资料</a>中，在柜台用手机出示即可。</li></ol>
<h2>18岁以下会员</h2>
<p>儿童由父母或监护人代为加入。满18岁时，经本人同意后会员资格转给本人。在此之前，孩子的就诊计入家庭。</p>
<h2>更改与退出</h2>
<p>您可在会员页面更换级别，亦可随时在该页退出。退出不影响治疗、预约或已购买的项目。</p>
<p>加入前请阅读<a href="/zh/cares-terms">条款</a>。我们依<a href="/zh/pdpa">隐私声明</a>处理您的资料。</p>`,
    ],
  }),
  page('cares-platinum-plus', {
    title: ['Cares Platinum Plus', 'Cares Platinum Plus', 'Cares Platinum Plus会员'],
    summary: [
      'For people who come often: a yearly fee, lower charges and somebody who knows your case.',
      'Untuk yang kerap datang: yuran tahunan, caj lebih rendah dan orang yang mengenali kes anda.',
      '适合常来就诊者：年费制，费用更低，并有专人了解您的情况。',
    ],
    body: [
      `<p>Platinum Plus is the paid level of our care programme. It is worth its price if you expect a stay in hospital or several visits in the year. If you come once a year for a check, the free card is enough, and we tell you so.</p>
<p>The price is shared among the people of a family. Service tax is added for the part of members who are not Malaysian citizens; you see it before you pay.</p>
<h2>What it does not do</h2>
<p>It is not insurance: it does not pay for your treatment. It gives you no earlier turn in the emergency department, where the sickest are always first, nor an earlier place on a list for an operation. Doctors’ fees and medicines are not reduced.</p>
<h2>Joining, renewing and leaving</h2>
<ol><li>Fill in <a href="/cares-membership/join">the form</a> and choose Platinum Plus.</li><li>Pay online. The year begins on the day of payment.</li><li>You can renew from sixty days before the end, and lose no day by it. Thirty days before the end we remind you. It is never renewed by itself.</li></ol>
<p>Within 14 days of joining you may change your mind and receive the full fee, if no benefit was used. Later we refund the months that remain when a member dies, moves abroad or is no longer able to use it. The <a href="/cares-terms">terms</a> say it exactly. Advertising approval KKLIU 2731/EXP 31.12.2027.</p>`,
      `<p>Platinum Plus ialah tahap berbayar program penjagaan kami. Ia berbaloi jika anda menjangka kemasukan wad atau beberapa lawatan dalam setahun. Jika anda datang sekali setahun untuk pemeriksaan, kad percuma sudah mencukupi, dan kami akan memberitahu anda.</p>
<p>Harga dikongsi antara ahli keluarga. Cukai perkhidmatan ditambah bagi bahagian ahli yang bukan warganegara Malaysia; anda melihatnya sebelum membayar.</p>
<h2>Apa yang tidak diberikan</h2>
<p>Ia bukan insurans: ia tidak membayar rawatan anda. Ia tidak memberi giliran awal di jabatan kecemasan, kerana pesakit paling tenat sentiasa didahulukan, atau tempat awal dalam senarai pembedahan. Fi doktor dan ubat tidak dikurangkan.</p>
<h2>Menyertai, memperbaharui dan berhenti</h2>
<ol><li>Isi <a href="/ms/cares-membership/join">borang</a> dan pilih Platinum Plus.</li><li>Bayar dalam talian. Tahun keahlian bermula pada hari bayaran.</li><li>Anda boleh memperbaharui mulai enam puluh hari sebelum tamat tanpa kehilangan sehari pun. Tiga puluh hari sebelum tamat, kami mengingatkan anda. Ia tidak diperbaharui secara automatik.</li></ol>
<p>Dalam 14 hari selepas menyertai, anda boleh berubah fikiran dan menerima yuran penuh jika tiada manfaat digunakan. Selepas itu, kami membayar balik baki bulan jika ahli meninggal dunia, berpindah ke luar negara atau tidak lagi dapat menggunakannya. <a href="/ms/cares-terms">Terma</a> menyatakannya dengan tepat. Kelulusan iklan KKLIU 2731/EXP 31.12.2027.</p>`,
      `<p>Platinum Plus是护理计划的付费级别。若您预计会住院或一年就诊多次，值得加入；若每年只来检查一次，免费卡已经足够，我们也会如实相告。</p>
<p>家庭方案的费用由各成员分摊。非马来西亚公民会员的部分须另加服务税，付款前会显示。</p>
<h2>不包括什么</h2>
<p>这不是保险，不会支付您的治疗费用。急诊一律以病情最重者优先，会员不会提前；手术排期亦然。医生费与药费不打折。</p>
<h2>加入、续期与退出</h2>
<ol><li>填写<a href="/zh/cares-membership/join">表格</a>，选择Platinum Plus。</li><li>网上付款，会员年度自付款日起算。</li><li>到期前六十天起可续期，一天也不会少；到期前三十天我们会提醒您，绝不自动续费。</li></ol>
<p>加入后14天内未使用任何福利，可改变主意并全额退费。之后若会员去世、移居国外或无法再使用，按剩余月份退款。详见<a href="/zh/cares-terms">条款</a>。广告批准号KKLIU 2731/EXP 31.12.2027。</p>`,
    ],
  }),
  page('cares-app', {
    title: ['The Melur Cares app', 'Aplikasi Melur Cares', 'Melur Cares应用'],
    summary: [
      'Your appointments, cards and vouchers on your phone, also without a connection.',
      'Temu janji, kad dan baucar pada telefon anda, juga tanpa sambungan.',
      '预约、会员卡与凭证尽在手机，离线也能使用。',
    ],
    body: [
      `<p>The app does what the patient portal does, in your pocket. You sign in with the same account. You do not need the app: everything in it is also on this website.</p>
<h2>What you can do</h2>
<ul><li>Find a doctor and book, change or cancel an appointment.</li><li>See the appointments of your children and parents beside your own.</li><li>Show your medical card, your Cares card and your vouchers at the counter, even without a connection.</li><li>Apply for a guarantee letter with photographs of your documents.</li><li>Find the nearest hospital and its emergency number.</li><li>Keep articles, videos and doctors in your collections.</li></ul>
<h2>What you need</h2>
<p>A telephone with Android 10 or iOS 16, or newer. The app is free of charge. Apart from what your network asks for data, nothing costs money in it unless you buy a package.</p>
<h2>Safe on your phone</h2>
<ul><li>The app opens with your fingerprint, your face or a code, as you choose.</li><li>After 15 minutes without activity you sign in again.</li><li>Notices on the locked screen say only that there is something new. They do not name doctors or illnesses, unless you allow it.</li><li>If you lose the phone, sign out on all devices under <a href="/setting">Settings</a> on this website.</li></ul>
<h2>What the app asks your phone for</h2>
<table><thead><tr><th>Permission</th><th>What for</th><th>Needed?</th></tr></thead><tbody><tr><td>Notifications</td><td>Reminders</td><td>No</td></tr><tr><td>Camera</td><td>Photographs of documents, QR codes</td><td>No</td></tr><tr><td>Location</td><td>Nearest hospital, while the app is open</td><td>No</td></tr><tr><td>Calendar</td><td>To add an appointment</td><td>No</td></tr></tbody></table>
<p>Read also the <a href="/cares-app/terms-and-conditions">terms of the app</a>, its <a href="/cares-app/privacy-policy-and-account-deletion-guidelines">privacy policy and how to delete your account</a>, and the <a href="/cares-app/faq">questions</a>.</p>`,
      `<p>Aplikasi ini melakukan apa yang portal pesakit lakukan, di dalam poket anda. Anda log masuk dengan akaun yang sama. Aplikasi tidak wajib: semuanya juga ada di laman web ini.</p>
<h2>Apa yang boleh dibuat</h2>
<ul><li>Mencari doktor serta membuat, mengubah atau membatalkan temu janji.</li><li>Melihat temu janji anak dan ibu bapa di samping temu janji anda.</li><li>Menunjukkan kad perubatan, kad Cares dan baucar di kaunter, walaupun tanpa sambungan.</li><li>Memohon surat jaminan dengan gambar dokumen.</li><li>Mencari hospital terdekat dan nombor kecemasannya.</li><li>Menyimpan artikel, video dan doktor dalam koleksi.</li></ul>
<h2>Apa yang diperlukan</h2>
<p>Telefon dengan Android 10 atau iOS 16, atau lebih baharu. Aplikasi ini percuma. Selain caj data rangkaian anda, tiada bayaran kecuali anda membeli pakej.</p>
<h2>Selamat pada telefon anda</h2>
<ul><li>Aplikasi dibuka dengan cap jari, wajah atau kod, mengikut pilihan anda.</li><li>Selepas 15 minit tanpa aktiviti, anda log masuk semula.</li><li>Pemberitahuan pada skrin berkunci hanya menyatakan ada sesuatu yang baharu. Ia tidak menyebut doktor atau penyakit, kecuali anda membenarkannya.</li><li>Jika telefon hilang, log keluar daripada semua peranti di <a href="/ms/setting">Tetapan</a> di laman web ini.</li></ul>
<h2>Kebenaran yang diminta</h2>
<table><thead><tr><th>Kebenaran</th><th>Kegunaan</th><th>Wajib?</th></tr></thead><tbody><tr><td>Pemberitahuan</td><td>Peringatan</td><td>Tidak</td></tr><tr><td>Kamera</td><td>Gambar dokumen, kod QR</td><td>Tidak</td></tr><tr><td>Lokasi</td><td>Hospital terdekat, semasa aplikasi dibuka</td><td>Tidak</td></tr><tr><td>Kalendar</td><td>Menambah temu janji</td><td>Tidak</td></tr></tbody></table>
<p>Baca juga <a href="/ms/cares-app/terms-and-conditions">terma aplikasi</a>, <a href="/ms/cares-app/privacy-policy-and-account-deletion-guidelines">dasar privasi dan cara memadamkan akaun</a>, serta <a href="/ms/cares-app/faq">soalan lazim</a>.</p>`,
      `<p>应用与病人门户功能相同，可随身携带，使用同一账户登录。不下载也无妨：所有功能在本网站都有。</p>
<h2>您可以</h2>
<ul><li>寻找医生，预约、更改或取消看诊。</li><li>同时查看自己与子女、父母的预约。</li><li>在柜台出示医药卡、Cares卡与凭证，离线也可以。</li><li>拍摄文件申请担保信。</li><li>寻找最近的医院及其急诊电话。</li><li>收藏文章、视频与医生。</li></ul>
<h2>使用条件</h2>
<p>手机须为Android 10或iOS 16以上。应用免费；除网络流量外，若不购买配套则无任何收费。</p>
<h2>手机上的安全</h2>
<ul><li>以指纹、面容或密码开启，由您选择。</li><li>15分钟无操作须重新登录。</li><li>锁屏通知只提示有新消息，不显示医生或疾病名称，除非您允许。</li><li>手机遗失时，请在本网站的<a href="/zh/setting">设置</a>登出所有设备。</li></ul>
<h2>应用会请求的权限</h2>
<table><thead><tr><th>权限</th><th>用途</th><th>必须？</th></tr></thead><tbody><tr><td>通知</td><td>提醒</td><td>否</td></tr><tr><td>相机</td><td>拍摄文件、扫描二维码</td><td>否</td></tr><tr><td>位置</td><td>使用时寻找最近的医院</td><td>否</td></tr><tr><td>日历</td><td>加入预约</td><td>否</td></tr></tbody></table>
<p>另请阅读<a href="/zh/cares-app/terms-and-conditions">应用条款</a>、<a href="/zh/cares-app/privacy-policy-and-account-deletion-guidelines">隐私政策与账户删除说明</a>及<a href="/zh/cares-app/faq">常见问题</a>。</p>`,
    ],
  }),
];
