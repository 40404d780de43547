import type { SampleEntry } from './sample-entry.ts';
import { page } from './sample-page.ts';

/** The care programme: what it is, how to join, its paid level and its app. */
export const caresPages: readonly SampleEntry[] = [
  page('cares', {
    title: ['Melur Cares, our care programme', 'Melur Cares, program penjagaan kami', 'Melur Cares护理计划'],
    summary: ['A free card for people who come to us more than once: fewer forms, lower charges, and a nurse to ring.', 'Kad percuma untuk mereka yang sering datang: kurang borang, caj lebih rendah dan jururawat yang boleh dihubungi.', '为常来的您准备的免费卡：少填表、省费用，还有护士可咨询。'],
    body: [`<p>Who is ill for longer, expects a child or looks after old parents comes to the hospital often. Melur Cares makes that easier. Membership is free of charge, is valid in all 29 hospitals, and ends whenever you like.</p>
<h2>What you get</h2>
<table><thead><tr><th></th><th>Cares</th><th>Platinum Plus</th></tr></thead><tbody><tr><td>Price a year</td><td>Free</td><td>RM240 for one person, RM420 for a family</td></tr><tr><td>Registration with one card in every hospital</td><td>Yes</td><td>Yes</td></tr><tr><td>Less on room charges</td><td>5%</td><td>12%</td></tr><tr><td>Less on health packages</td><td>5%</td><td>10%</td></tr><tr><td>Nurse line</td><td>8 am to 8 pm</td><td>Day and night</td></tr><tr><td>Health check each year</td><td>Blood pressure and sugar</td><td>Screening worth RM180</td></tr><tr><td>Own counter for admission</td><td>No</td><td>Yes</td></tr></tbody></table>
<p>Doctors’ fees are not reduced: they belong to the doctor and follow the schedule of the Ministry of Health. Reductions are not added to other promotions; you receive the better one.</p>
<h2>Who can join</h2>
<p>Everybody of 18 and over who has a patient account. You can add your children and the parents you look after, each with a card of their own. People of every nationality are welcome; service tax is shown where it applies.</p>
<h2>How to join</h2>
<ol><li>Read <a href="/cares-membership">what you need</a>.</li><li>Join at the counter of any hospital, or ring our main line. It takes about four minutes.</li><li>You receive a reference number at once and your card within three working days.</li></ol>
<h2>Your data</h2>
<p>The programme keeps your name, your number, your level and which benefits you used. It does not see your medical notes, and joining does not mean that you receive advertising: that is a separate question, and you may say no.</p>
<p>More: <a href="/cares-platinum-plus">Platinum Plus</a>, <a href="/cares-app">the app</a>, <a href="/cares-faq">questions</a>, <a href="/cares-terms">terms</a>. Advertising approval KKLIU 2730/EXP 31.12.2027.</p>`,
    `<p>Orang yang sakit lama, menanti kelahiran atau menjaga ibu bapa yang tua sering datang ke hospital. Melur Cares memudahkannya. Keahlian adalah percuma, sah di semua 29 hospital, dan boleh ditamatkan pada bila-bila masa.</p>
<h2>Apa yang anda dapat</h2>
<table><thead><tr><th></th><th>Cares</th><th>Platinum Plus</th></tr></thead><tbody><tr><td>Harga setahun</td><td>Percuma</td><td>RM240 seorang, RM420 sekeluarga</td></tr><tr><td>Pendaftaran dengan satu kad di setiap hospital</td><td>Ya</td><td>Ya</td></tr><tr><td>Potongan caj bilik</td><td>5%</td><td>12%</td></tr><tr><td>Potongan pakej kesihatan</td><td>5%</td><td>10%</td></tr><tr><td>Talian jururawat</td><td>8 pagi hingga 8 malam</td><td>Siang dan malam</td></tr><tr><td>Pemeriksaan setiap tahun</td><td>Tekanan darah dan gula</td><td>Saringan bernilai RM180</td></tr><tr><td>Kaunter khas kemasukan wad</td><td>Tidak</td><td>Ya</td></tr></tbody></table>
<p>Fi doktor tidak dikurangkan kerana ia milik doktor dan mengikut jadual Kementerian Kesihatan. Potongan tidak digabungkan dengan promosi lain; anda menerima yang lebih baik.</p>
<h2>Siapa yang boleh menyertai</h2>
<p>Semua orang berumur 18 tahun ke atas yang mempunyai akaun pesakit. Anda boleh menambah anak dan ibu bapa yang anda jaga, masing-masing dengan kad sendiri. Semua warganegara dialu-alukan; cukai perkhidmatan dipaparkan jika terpakai.</p>
<h2>Cara menyertai</h2>
<ol><li>Baca <a href="/ms/cares-membership">apa yang diperlukan</a>.</li><li>Sertai di kaunter mana-mana hospital, atau telefon talian utama kami. Ia mengambil masa kira-kira empat minit.</li><li>Anda menerima nombor rujukan serta-merta dan kad dalam tiga hari bekerja.</li></ol>
<h2>Data anda</h2>
<p>Program ini menyimpan nama, nombor, tahap keahlian dan manfaat yang anda gunakan. Ia tidak melihat nota perubatan anda, dan menyertainya tidak bermakna anda menerima iklan: itu soalan berasingan yang boleh anda tolak.</p>
<p>Lagi: <a href="/ms/cares-platinum-plus">Platinum Plus</a>, <a href="/ms/cares-app">aplikasi</a>, <a href="/ms/cares-faq">soalan lazim</a>, <a href="/ms/cares-terms">terma</a>. Kelulusan iklan KKLIU 2730/EXP 31.12.2027.</p>`,
    `<p>长期患病、等待分娩或照顾年迈父母的人常来医院。Melur Cares让这一切更简单。会员免费，29家医院通用，随时可以退出。</p>
<h2>会员福利</h2>
<table><thead><tr><th></th><th>Cares</th><th>Platinum Plus</th></tr></thead><tbody><tr><td>年费</td><td>免费</td><td>个人RM240，家庭RM420</td></tr><tr><td>一卡在各院登记</td><td>有</td><td>有</td></tr><tr><td>病房费折扣</td><td>5%</td><td>12%</td></tr><tr><td>健康配套折扣</td><td>5%</td><td>10%</td></tr><tr><td>护士热线</td><td>上午8时至晚上8时</td><td>日夜</td></tr><tr><td>每年检查</td><td>血压与血糖</td><td>价值RM180的健康检查</td></tr><tr><td>住院专用柜台</td><td>无</td><td>有</td></tr></tbody></table>
<p>医生费不打折，因其属于医生并依卫生部收费表计算。折扣不与其他促销叠加，以较优者为准。</p>
<h2>谁可以加入</h2>
<p>年满18岁并有病人账户者均可加入。您可加入子女与受您照顾的父母，各有自己的卡。欢迎任何国籍；如须缴服务税，会清楚列明。</p>
<h2>如何加入</h2>
<ol><li>阅读<a href="/zh/cares-membership">所需资料</a>。</li><li>到任何医院柜台办理，或致电总机，约需四分钟。</li><li>您会立即收到参考编号，三个工作日内取得会员卡。</li></ol>
<h2>您的资料</h2>
<p>计划只保存您的姓名、编号、会员级别与已用福利，看不到您的医疗记录。加入并不代表接收广告，那是另一个问题，您可以拒绝。</p>
<p>更多：<a href="/zh/cares-platinum-plus">Platinum Plus</a>、<a href="/zh/cares-app">应用</a>、<a href="/zh/cares-faq">常见问题</a>、<a href="/zh/cares-terms">条款</a>。广告批准号KKLIU 2730/EXP 31.12.2027。</p>`],
  }),
  page('cares-membership', {
    title: ['Join Melur Cares', 'Sertai Melur Cares', '加入Melur Cares'],
    summary: ['At the counter of any hospital or by phone; your card is ready within three working days.', 'Di kaunter mana-mana hospital atau melalui telefon; kad anda siap dalam tiga hari bekerja.', '到任何医院柜台或致电办理，三个工作日内即可取得会员卡。'],
    body: [`<p>You can apply for membership for yourself or for somebody in your care, at the counter of any hospital or on our main line. It is free of charge. For the paid level see <a href="/cares-platinum-plus">Platinum Plus</a>.</p>
<h2>What you need</h2>
<ul><li>Your identity card or passport.</li><li>The person who becomes a member: yourself, or somebody in your care.</li><li>The hospital that you visit most. You can use the card in all the others too.</li><li>A mobile number and an e-mail address that you read.</li></ul>
<h2>What happens next</h2>
<ol><li>You receive a reference number.</li><li>A colleague of the programme checks the details. If something does not match, we write to you and do not simply refuse.</li><li>Within three working days the card with your member number is ready at the hospital’s counter.</li></ol>
<h2>Members under 18</h2>
<p>A child becomes a member through a parent or guardian. On the eighteenth birthday the membership goes over to the young adult, who is asked for consent. Until then the child’s visits count for the family.</p>
<h2>Changing and leaving</h2>
<p>You can change the hospital or leave the programme at any time at the counter. Leaving has no effect on your treatment, on your appointments or on what you have bought.</p>
<p>Please read the <a href="/cares-terms">terms</a> before you join. We treat your data as the <a href="/pdpa">data protection notice</a> says.</p>`,
    `<p>Anda boleh memohon keahlian untuk diri sendiri atau orang di bawah jagaan anda, di kaunter mana-mana hospital atau melalui talian utama kami. Ia percuma. Bagi tahap berbayar, lihat <a href="/ms/cares-platinum-plus">Platinum Plus</a>.</p>
<h2>Apa yang diperlukan</h2>
<ul><li>Kad pengenalan atau pasport anda.</li><li>Orang yang menjadi ahli: anda, atau orang di bawah jagaan anda.</li><li>Hospital yang paling kerap anda kunjungi. Kad itu juga boleh digunakan di hospital lain.</li><li>Nombor telefon bimbit dan e-mel yang anda baca.</li></ul>
<h2>Selepas itu</h2>
<ol><li>Anda menerima nombor rujukan.</li><li>Kakitangan program menyemak butiran. Jika ada yang tidak sepadan, kami menulis kepada anda dan tidak terus menolak.</li><li>Dalam tiga hari bekerja, kad dengan nombor ahli anda boleh diambil di kaunter hospital.</li></ol>
<h2>Ahli di bawah 18 tahun</h2>
<p>Kanak-kanak menjadi ahli melalui ibu bapa atau penjaga. Pada hari jadi ke-18, keahlian beralih kepada anak itu sendiri dengan persetujuannya. Sehingga itu, lawatan anak dikira untuk keluarga.</p>
<h2>Mengubah dan berhenti</h2>
<p>Anda boleh menukar hospital atau berhenti pada bila-bila masa di kaunter. Berhenti tidak menjejaskan rawatan, temu janji atau apa yang telah anda beli.</p>
<p>Sila baca <a href="/ms/cares-terms">terma</a> sebelum menyertai. Kami mengendalikan data anda seperti dalam <a href="/ms/pdpa">notis perlindungan data</a>.</p>`,
    `<p>您可到任何医院柜台或致电总机，为自己或受您照顾的人申请会员，完全免费。付费级别请见<a href="/zh/cares-platinum-plus">Platinum Plus</a>。</p>
<h2>您需要准备</h2>
<ul><li>您的身份证或护照。</li><li>成为会员的人：您本人，或受您照顾的人。</li><li>您最常去的医院；会员卡在其他医院同样适用。</li><li>常用的手机号码与电邮。</li></ul>
<h2>之后的步骤</h2>
<ol><li>您会收到参考编号。</li><li>计划人员核对资料。若有不符，我们会来信询问，不会直接拒绝。</li><li>三个工作日内，会员卡可到医院柜台领取。</li></ol>
<h2>18岁以下会员</h2>
<p>儿童由父母或监护人代为加入。满18岁时，经本人同意后会员资格转给本人。在此之前，孩子的就诊计入家庭。</p>
<h2>更改与退出</h2>
<p>您可随时在柜台更换医院或退出。退出不影响治疗、预约或已购买的项目。</p>
<p>加入前请阅读<a href="/zh/cares-terms">条款</a>。我们依<a href="/zh/pdpa">个人资料保护通知</a>处理您的资料。</p>`],
  }),
  page('cares-platinum-plus', {
    title: ['Cares Platinum Plus', 'Cares Platinum Plus', 'Cares Platinum Plus会员'],
    summary: ['For people who come often: a yearly fee, lower charges and somebody who knows your case.', 'Untuk yang kerap datang: yuran tahunan, caj lebih rendah dan orang yang mengenali kes anda.', '适合常来就诊者：年费制，费用更低，并有专人了解您的情况。'],
    body: [`<p>Platinum Plus is the paid level of our care programme. It is worth its price if you expect a stay in hospital or several visits in the year. If you come once a year for a check, the free card is enough, and we tell you so.</p>
<h2>What it costs</h2>
<p>RM240 a year for one person, RM420 for a family of two adults and up to four children. Service tax of 6% is added for members who are not Malaysian citizens, on the services that are taxed.</p>
<h2>What it brings</h2>
<ul><li>12% less on room charges and 10% less on health packages in all hospitals.</li><li>A screening worth RM180 each year for every adult on the card.</li><li>A care coordinator: one person with a name and a direct number, who arranges visits in one day instead of three.</li><li>A nurse on the telephone, day and night.</li><li>A counter of its own for admission and discharge.</li><li>A ride home within 30 km after day surgery, twice a year.</li></ul>
<h2>What it does not do</h2>
<p>It is not insurance: it does not pay for your treatment. It gives you no earlier turn in the emergency department, where the sickest are always first, nor an earlier place on a list for an operation. Doctors’ fees and medicines are not reduced.</p>
<h2>Joining, renewing and leaving</h2>
<ol><li>Apply with the <a href="/cares-membership">form</a> and choose Platinum Plus.</li><li>Pay online or at the counter. The year begins on the day of payment.</li><li>Thirty days before it ends we ask whether you would like to go on. It is never renewed by itself.</li></ol>
<p>Within 14 days of joining you may change your mind and receive the full fee, if no benefit was used. Later we refund the months that remain when a member dies, moves abroad or is no longer able to use it. The <a href="/cares-terms">terms</a> say it exactly. Advertising approval KKLIU 2731/EXP 31.12.2027.</p>`,
    `<p>Platinum Plus ialah tahap berbayar program penjagaan kami. Ia berbaloi jika anda menjangka kemasukan wad atau beberapa lawatan dalam setahun. Jika anda datang sekali setahun untuk pemeriksaan, kad percuma sudah mencukupi, dan kami akan memberitahu anda.</p>
<h2>Harga</h2>
<p>RM240 setahun untuk seorang, RM420 untuk keluarga dengan dua orang dewasa dan sehingga empat anak. Cukai perkhidmatan 6% ditambah bagi ahli bukan warganegara Malaysia, ke atas perkhidmatan yang dikenakan cukai.</p>
<h2>Manfaat</h2>
<ul><li>Potongan 12% caj bilik dan 10% pakej kesihatan di semua hospital.</li><li>Saringan bernilai RM180 setiap tahun bagi setiap orang dewasa pada kad.</li><li>Penyelaras penjagaan: seorang yang anda kenali dengan nombor terus, yang mengatur lawatan dalam sehari dan bukan tiga hari.</li><li>Jururawat di telefon, siang dan malam.</li><li>Kaunter khas untuk kemasukan dan keluar wad.</li><li>Pengangkutan pulang dalam 30 km selepas pembedahan harian, dua kali setahun.</li></ul>
<h2>Apa yang tidak diberikan</h2>
<p>Ia bukan insurans: ia tidak membayar rawatan anda. Ia tidak memberi giliran awal di jabatan kecemasan, kerana pesakit paling tenat sentiasa didahulukan, atau tempat awal dalam senarai pembedahan. Fi doktor dan ubat tidak dikurangkan.</p>
<h2>Menyertai, memperbaharui dan berhenti</h2>
<ol><li>Mohon dengan <a href="/ms/cares-membership">borang</a> dan pilih Platinum Plus.</li><li>Bayar dalam talian atau di kaunter. Tahun keahlian bermula pada hari bayaran.</li><li>Tiga puluh hari sebelum tamat, kami bertanya sama ada anda mahu meneruskan. Ia tidak diperbaharui secara automatik.</li></ol>
<p>Dalam 14 hari selepas menyertai, anda boleh berubah fikiran dan menerima yuran penuh jika tiada manfaat digunakan. Selepas itu, kami membayar balik baki bulan jika ahli meninggal dunia, berpindah ke luar negara atau tidak lagi dapat menggunakannya. <a href="/ms/cares-terms">Terma</a> menyatakannya dengan tepat. Kelulusan iklan KKLIU 2731/EXP 31.12.2027.</p>`,
    `<p>Platinum Plus是护理计划的付费级别。若您预计会住院或一年就诊多次，值得加入；若每年只来检查一次，免费卡已经足够，我们也会如实相告。</p>
<h2>费用</h2>
<p>个人每年RM240；家庭（两位成人及最多四名子女）每年RM420。非马来西亚公民会员的应税服务须另加6%服务税。</p>
<h2>福利</h2>
<ul><li>所有医院病房费减12%，健康配套减10%。</li><li>卡上每位成人每年一次价值RM180的健康检查。</li><li>护理协调员：有姓名与直线电话的专人，把三天的行程安排在一天内完成。</li><li>日夜护士电话咨询。</li><li>住院与出院专用柜台。</li><li>日间手术后30公里内送返家中，每年两次。</li></ul>
<h2>不包括什么</h2>
<p>这不是保险，不会支付您的治疗费用。急诊一律以病情最重者优先，会员不会提前；手术排期亦然。医生费与药费不打折。</p>
<h2>加入、续期与退出</h2>
<ol><li>以<a href="/zh/cares-membership">表格</a>申请，选择Platinum Plus。</li><li>在网上或柜台付款，会员年度自付款日起算。</li><li>到期前三十天，我们会询问是否续期，绝不自动续费。</li></ol>
<p>加入后14天内未使用任何福利，可改变主意并全额退费。之后若会员去世、移居国外或无法再使用，按剩余月份退款。详见<a href="/zh/cares-terms">条款</a>。广告批准号KKLIU 2731/EXP 31.12.2027。</p>`],
  }),
  page('cares-app', {
    title: ['The Melur Cares app', 'Aplikasi Melur Cares', 'Melur Cares应用'],
    summary: ['Your appointments, cards and vouchers on your phone, also without a connection.', 'Temu janji, kad dan baucar pada telefon anda, juga tanpa sambungan.', '预约、会员卡与凭证尽在手机，离线也能使用。'],
    body: [`<p>The app does what the patient portal does, in your pocket. You sign in with the same account. You do not need the app: everything in it is also on this website.</p>
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
<p>另请阅读<a href="/zh/cares-app/terms-and-conditions">应用条款</a>、<a href="/zh/cares-app/privacy-policy-and-account-deletion-guidelines">隐私政策与账户删除说明</a>及<a href="/zh/cares-app/faq">常见问题</a>。</p>`],
  }),
];
