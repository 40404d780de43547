import type { SampleEntry } from './sample-entry.seed.ts';
import { page } from './sample-page.seed.ts';

/** The rules of the care programme and of its app. */
export const caresTermsPages: readonly SampleEntry[] = [
  page('cares-terms', {
    title: ['Melur Cares terms', 'Terma Melur Cares', 'Melur Cares条款'],
    summary: [
      'The rules of the care programme: joining, benefits, fees, leaving.',
      'Peraturan program penjagaan: menyertai, manfaat, yuran, berhenti.',
      '护理计划的规定：加入、福利、费用与退出。',
    ],
    body: [
      `<p>These terms hold between you and {{company}}, registration number {{registration}}, from 1 November 2026. The Malay and the English text are equally valid.</p>
<h2>1. Membership</h2>
<ul><li>Members are persons with a patient account who are 18 or older, and children and dependants whom they have added.</li><li>The card belongs to one person and cannot be lent. At the counter we may ask for an identity document.</li><li>The free level has no end. Platinum Plus lasts twelve months from the day of payment.</li></ul>
<h2>2. Benefits</h2>
<ul><li>The benefits are those on the <a href="/cares">programme’s page</a> on the day you joined or renewed. We may add benefits at any time. We take one away only at the end of your year.</li><li>Reductions apply to what the hospital itself charges. They do not apply to doctors’ fees, medicines, implants, and services of other companies.</li><li>When a bill is paid by an insurer or employer, the reduction applies to the part that you pay yourself.</li><li>Reductions are not added to promotions; the better one counts.</li></ul>
<h2>3. Fees, tax and refunds</h2>
<ul><li>The fees are those on the <a href="/cares">programme’s page</a> on the day you pay. The price with tax is shown before you pay.</li><li>Within 14 days you receive the fee back in full, if no benefit was used.</li><li>After that we refund the full months that remain if the member dies, moves abroad for good, or cannot use the benefits because of illness.</li><li>There is no automatic renewal.</li></ul>
<h2>4. Leaving and ending</h2>
<p>You may leave at any time. We may end a membership in writing, with 14 days’ notice, if a card was lent or details were knowingly false. You can object within that time, and another person decides. Medical treatment never depends on membership.</p>
<h2>5. Data</h2>
<p>We keep what the programme needs: name, number, level, benefits used. The ground is this agreement. News and offers come only with a separate consent. Details are in the <a href="/pdpa">data protection notice</a>.</p>
<h2>6. Changes and law</h2>
<p>We tell you of a change 30 days before by e-mail. If you do not agree, you may leave and receive the remaining months of a paid year. The law of Malaysia applies, and your rights as a consumer remain.</p>`,
      `<p>Terma ini terpakai antara anda dan {{company}}, nombor pendaftaran {{registration}}, mulai 1 November 2026. Teks bahasa Melayu dan Inggeris sama sah.</p>
<h2>1. Keahlian</h2>
<ul><li>Ahli ialah orang yang mempunyai akaun pesakit dan berumur 18 tahun ke atas, serta anak dan tanggungan yang ditambah.</li><li>Kad adalah milik seorang dan tidak boleh dipinjamkan. Di kaunter, kami mungkin meminta dokumen pengenalan.</li><li>Tahap percuma tiada tarikh tamat. Platinum Plus berlangsung dua belas bulan dari hari bayaran.</li></ul>
<h2>2. Manfaat</h2>
<ul><li>Manfaat ialah yang tertera di <a href="/ms/cares">halaman program</a> pada hari anda menyertai atau memperbaharui. Kami boleh menambah manfaat pada bila-bila masa. Kami hanya menarik balik manfaat pada akhir tahun keahlian anda.</li><li>Potongan terpakai bagi caj hospital sendiri. Ia tidak terpakai bagi fi doktor, ubat, implan dan perkhidmatan syarikat lain.</li><li>Jika bil dibayar oleh syarikat insurans atau majikan, potongan terpakai bagi bahagian yang anda bayar sendiri.</li><li>Potongan tidak digabungkan dengan promosi; yang lebih baik dikira.</li></ul>
<h2>3. Yuran, cukai dan bayaran balik</h2>
<ul><li>Yuran ialah yang tertera di <a href="/ms/cares">halaman program</a> pada hari anda membayar. Harga termasuk cukai dipaparkan sebelum anda membayar.</li><li>Dalam 14 hari, yuran dikembalikan sepenuhnya jika tiada manfaat digunakan.</li><li>Selepas itu, kami membayar balik baki bulan penuh jika ahli meninggal dunia, berpindah ke luar negara secara tetap, atau tidak dapat menggunakan manfaat kerana sakit.</li><li>Tiada pembaharuan automatik.</li></ul>
<h2>4. Berhenti dan penamatan</h2>
<p>Anda boleh berhenti pada bila-bila masa. Kami boleh menamatkan keahlian secara bertulis dengan notis 14 hari jika kad dipinjamkan atau butiran sengaja dipalsukan. Anda boleh membantah dalam tempoh itu, dan orang lain yang memutuskan. Rawatan perubatan tidak pernah bergantung pada keahlian.</p>
<h2>5. Data</h2>
<p>Kami menyimpan apa yang diperlukan oleh program: nama, nombor, tahap, manfaat yang digunakan. Asasnya ialah perjanjian ini. Berita dan tawaran hanya dengan persetujuan berasingan. Butiran ada dalam <a href="/ms/pdpa">notis perlindungan data</a>.</p>
<h2>6. Perubahan dan undang-undang</h2>
<p>Kami memaklumkan perubahan 30 hari lebih awal melalui e-mel. Jika anda tidak bersetuju, anda boleh berhenti dan menerima baki bulan bagi tahun yang telah dibayar. Undang-undang Malaysia terpakai, dan hak anda sebagai pengguna kekal.</p>`,
      `<p>本条款由您与{{company}}（注册号码{{registration}}）订立，自2026年11月1日起生效。马来文与英文版本具同等效力。</p>
<h2>1. 会员资格</h2>
<ul><li>会员须拥有病人账户并年满18岁，亦包括其加入的子女与受抚养人。</li><li>会员卡仅限本人使用，不可转借。柜台可能要求出示证件。</li><li>免费级别无期限；Platinum Plus自付款日起为期十二个月。</li></ul>
<h2>2. 福利</h2>
<ul><li>以您加入或续期当日<a href="/zh/cares">计划页面</a>所列为准。我们可随时增加福利；取消福利只在您的会员年度结束时生效。</li><li>折扣适用于医院本身的收费，不适用于医生费、药物、植入物及其他公司的服务。</li><li>由保险公司或雇主付款的账单，折扣只适用于您自付部分。</li><li>折扣不与促销叠加，以较优者计算。</li></ul>
<h2>3. 费用、税与退款</h2>
<ul><li>费用以付款当日<a href="/zh/cares">计划页面</a>所列为准。付款前会显示含税价格。</li><li>14天内未使用任何福利，可全额退还。</li><li>之后若会员去世、永久移居国外或因病无法使用福利，按剩余整月退款。</li><li>不会自动续期。</li></ul>
<h2>4. 退出与终止</h2>
<p>您可随时退出。若转借会员卡或故意填写不实资料，我们可书面提前14天通知终止。您可在期内提出异议，由另一人决定。医疗服务绝不以会员身份为条件。</p>
<h2>5. 资料</h2>
<p>我们只保存计划所需资料：姓名、编号、级别与已用福利，依据为本协议。资讯与优惠须另行同意。详情见<a href="/zh/pdpa">隐私声明</a>。</p>
<h2>6. 修订与法律</h2>
<p>如有修订，我们会提前30天以电邮通知。若不同意，您可退出并取回已付年度的剩余月份费用。适用马来西亚法律，您的消费者权利不受影响。</p>`,
    ],
  }),
  page('cares-app/terms-and-conditions', {
    title: ['Terms of the Melur Cares app', 'Terma aplikasi Melur Cares', 'Melur Cares应用条款'],
    summary: [
      'What holds when you use our app on your phone.',
      'Peraturan apabila anda menggunakan aplikasi kami pada telefon.',
      '在手机上使用本应用时适用的规定。',
    ],
    body: [
      `<p>The app is offered by {{company}}, registration number {{registration}}. What you book and buy in it follows the <a href="/terms">terms of use and sale</a>. This page adds what is special to the app.</p>
<h2>1. Your right to use it</h2>
<p>You may install the app free of charge on devices that you control and use it for yourself and for people in your care. You may not change it, sell it, or use it to reach data that are not yours. Open-source parts keep their own licences, which you find in the app under “About”.</p>
<h2>2. Not for emergencies</h2>
<p>The app cannot call help for you and nobody reads messages in it at all hours. If life is in danger, call 999.</p>
<h2>3. Your device</h2>
<ul><li>Lock your phone, and keep its system and the app up to date.</li><li>The app refuses to run on devices whose protection was removed.</li><li>Medical cards and vouchers are kept on the device in encrypted form, so that you can show them without a connection. Signing out removes them.</li></ul>
<h2>4. Messages</h2>
<p>Reminders can come as notices of the phone, as SMS and by e-mail; you choose which under Settings. Messages about a change or a cancellation of an appointment always come. A notice may be late or missing when the network fails, so please look at your appointments yourself.</p>
<h2>5. Updates and end</h2>
<p>We may ask you to install a newer version where that is needed for safety. If we stop the app, we tell you 90 days before; your account goes on on the website. You may delete the app at any time. Deleting the app does not delete your account: see <a href="/cares-app/privacy-policy-and-account-deletion-guidelines">how to delete the account</a>.</p>
<h2>6. The stores</h2>
<p>The companies from whose stores you download the app are not parties to these terms and do not answer for it. The law of Malaysia applies; your rights as a consumer remain.</p>`,
      `<p>Aplikasi ini ditawarkan oleh {{company}}, nombor pendaftaran {{registration}}. Tempahan dan pembelian di dalamnya mengikut <a href="/ms/terms">terma penggunaan dan jualan</a>. Halaman ini menambah perkara khusus bagi aplikasi.</p>
<h2>1. Hak penggunaan</h2>
<p>Anda boleh memasang aplikasi secara percuma pada peranti milik anda dan menggunakannya untuk diri sendiri serta orang di bawah jagaan anda. Anda tidak boleh mengubahnya, menjualnya, atau menggunakannya untuk mencapai data yang bukan milik anda. Bahagian sumber terbuka kekal dengan lesennya sendiri, yang ada di “Perihal” dalam aplikasi.</p>
<h2>2. Bukan untuk kecemasan</h2>
<p>Aplikasi tidak dapat memanggil bantuan, dan mesej di dalamnya tidak dibaca sepanjang masa. Jika nyawa terancam, hubungi 999.</p>
<h2>3. Peranti anda</h2>
<ul><li>Kunci telefon anda, dan kemas kini sistem serta aplikasi.</li><li>Aplikasi tidak berjalan pada peranti yang perlindungannya telah dibuang.</li><li>Kad perubatan dan baucar disimpan secara tersulit pada peranti supaya boleh ditunjukkan tanpa sambungan. Log keluar akan memadamkannya.</li></ul>
<h2>4. Mesej</h2>
<p>Peringatan boleh diterima sebagai pemberitahuan telefon, SMS dan e-mel; pilih di Tetapan. Mesej tentang perubahan atau pembatalan temu janji sentiasa dihantar. Pemberitahuan mungkin lewat atau hilang jika rangkaian gagal, jadi sila semak temu janji anda sendiri.</p>
<h2>5. Kemas kini dan penamatan</h2>
<p>Kami mungkin meminta anda memasang versi baharu jika perlu demi keselamatan. Jika aplikasi dihentikan, kami memaklumkan 90 hari lebih awal; akaun anda diteruskan di laman web. Anda boleh membuang aplikasi pada bila-bila masa. Membuang aplikasi tidak memadamkan akaun: lihat <a href="/ms/cares-app/privacy-policy-and-account-deletion-guidelines">cara memadamkan akaun</a>.</p>
<h2>6. Gedung aplikasi</h2>
<p>Syarikat gedung tempat anda memuat turun aplikasi bukan pihak dalam terma ini dan tidak bertanggungjawab terhadapnya. Undang-undang Malaysia terpakai; hak anda sebagai pengguna kekal.</p>`,
      `<p>本应用由{{company}}（注册号码{{registration}}）提供。您在应用内的预约与购买依<a href="/zh/terms">使用与销售条款</a>办理，本页补充应用的特别规定。</p>
<h2>1. 使用权</h2>
<p>您可免费安装在自己掌控的设备上，供自己与受您照顾的人使用。不得修改、出售，或用以取得不属于您的资料。开源部分依其各自许可，可在应用的“关于”查看。</p>
<h2>2. 不适用于急症</h2>
<p>应用不能替您求救，其中的讯息也并非随时有人阅读。若有生命危险，请拨打999。</p>
<h2>3. 您的设备</h2>
<ul><li>请锁定手机，并更新系统与应用。</li><li>若设备的安全保护已被移除，应用将拒绝运行。</li><li>医药卡与凭证以加密方式存于设备，离线也能出示；登出后即移除。</li></ul>
<h2>4. 讯息</h2>
<p>提醒可经手机通知、短信或电邮发送，由您在设置选择。预约更改或取消的讯息一律发送。网络故障时通知可能延迟或遗漏，请自行查看预约。</p>
<h2>5. 更新与终止</h2>
<p>为安全起见，我们可能要求安装新版本。若停止提供应用，会提前90天通知，您的账户在网站上继续有效。您可随时删除应用，但这不会删除账户：请见<a href="/zh/cares-app/privacy-policy-and-account-deletion-guidelines">账户删除说明</a>。</p>
<h2>6. 应用商店</h2>
<p>提供下载的商店公司并非本条款的当事方，亦不承担责任。适用马来西亚法律，您的消费者权利不受影响。</p>`,
    ],
  }),
  page('cares-app/privacy-policy-and-account-deletion-guidelines', {
    title: [
      'App privacy policy and how to delete your account',
      'Dasar privasi aplikasi dan cara memadamkan akaun',
      '应用隐私政策与账户删除说明',
    ],
    summary: [
      'What the app collects, and how you delete your account in the app, on the web or by letter.',
      'Data yang dikumpul oleh aplikasi, dan cara memadamkan akaun dalam aplikasi, di web atau melalui surat.',
      '应用收集哪些资料，以及如何在应用、网站或以书面删除账户。',
    ],
    body: [
      `<p>This page belongs to the Melur Cares app. The <a href="/pdpa">data protection notice</a> holds for the app as well; here stands what is special.</p>
<h2>What the app collects</h2>
<table><thead><tr><th>Data</th><th>Why</th><th>Shared with</th></tr></thead><tbody><tr><td>Account: name, e-mail, phone, identity number</td><td>To know who you are</td><td>Your hospital</td></tr><tr><td>Health: appointments, documents that you add</td><td>Your treatment, guarantee letters</td><td>Your hospital; your insurer if you ask</td></tr><tr><td>Purchases</td><td>Packages and vouchers</td><td>Payment gateway</td></tr><tr><td>Address for notices</td><td>Reminders, if you allow them</td><td>The notice service of your phone’s maker</td></tr><tr><td>Fault reports, without name</td><td>To mend the app</td><td>Nobody</td></tr></tbody></table>
<p>Your position is used only on the phone, to sort hospitals by distance. The app contains no advertising and follows you nowhere. It does not read your contacts, messages or other apps. Data travel encrypted and are encrypted on the phone.</p>
<h2>How to delete your account</h2>
<ol><li><strong>In the app</strong>: Me, Settings, “Delete my account”.</li><li><strong>On this website</strong>: sign in, open <a href="/setting">Settings</a>, “Delete my account”. You need not have the app.</li><li><strong>Without signing in</strong>: write to <a href="mailto:dpo@example.test">dpo@example.test</a> from the e-mail address of the account, or send a letter. We make sure that it is you before we act.</li></ol>
<p>You confirm with your password or a code. Please look first whether there are appointments to come that you want to cancel, or vouchers that you have not used. A deletion cannot be undone.</p>
<h2>What is deleted and what stays</h2>
<ul><li><strong>Deleted within 30 days</strong>: profile, sign-in, collections, settings, cards, consents to news, devices, persons you added who have no records of their own.</li><li><strong>Kept because the law says so</strong>: medical records (at least 7 years after the last visit; for children until the 25th birthday), receipts and invoices (7 years), the record of who looked at your data (7 years), proof of consent.</li><li><strong>Backups</strong>: what was deleted is gone from them within 35 days.</li></ul>
<p>What must be kept is locked away from the portal. Nobody uses it for anything else.</p>
<h2>Delete only a part</h2>
<p>You can also remove single things without giving up the account: a card, a person, a collection, a document that was not yet sent, or your consent to news. Deleting the app from the phone removes what it kept there.</p>
<h2>Children</h2>
<p>The app is for people of 18 and over. Children appear in it as persons of a parent’s account.</p>`,
      `<p>Halaman ini adalah untuk aplikasi Melur Cares. <a href="/ms/pdpa">Notis perlindungan data</a> juga terpakai bagi aplikasi; di sini hanya perkara khusus.</p>
<h2>Data yang dikumpul</h2>
<table><thead><tr><th>Data</th><th>Sebab</th><th>Dikongsi dengan</th></tr></thead><tbody><tr><td>Akaun: nama, e-mel, telefon, nombor pengenalan</td><td>Untuk mengenali anda</td><td>Hospital anda</td></tr><tr><td>Kesihatan: temu janji, dokumen yang anda tambah</td><td>Rawatan anda, surat jaminan</td><td>Hospital anda; syarikat insurans jika anda meminta</td></tr><tr><td>Pembelian</td><td>Pakej dan baucar</td><td>Gerbang pembayaran</td></tr><tr><td>Alamat pemberitahuan</td><td>Peringatan, jika anda benarkan</td><td>Perkhidmatan pemberitahuan pembuat telefon</td></tr><tr><td>Laporan kerosakan, tanpa nama</td><td>Untuk membaiki aplikasi</td><td>Tiada</td></tr></tbody></table>
<p>Lokasi anda hanya digunakan pada telefon untuk menyusun hospital mengikut jarak. Aplikasi tidak mengandungi iklan dan tidak menjejaki anda. Ia tidak membaca kenalan, mesej atau aplikasi lain. Data disulitkan semasa dihantar dan pada telefon.</p>
<h2>Cara memadamkan akaun</h2>
<ol><li><strong>Dalam aplikasi</strong>: Saya, Tetapan, “Padam akaun saya”.</li><li><strong>Di laman web ini</strong>: log masuk, buka <a href="/ms/setting">Tetapan</a>, “Padam akaun saya”. Anda tidak memerlukan aplikasi.</li><li><strong>Tanpa log masuk</strong>: tulis kepada <a href="mailto:dpo@example.test">dpo@example.test</a> daripada e-mel akaun, atau hantar surat. Kami memastikan identiti anda sebelum bertindak.</li></ol>
<p>Anda mengesahkan dengan kata laluan atau kod. Sila semak dahulu temu janji akan datang yang mahu dibatalkan dan baucar yang belum digunakan. Pemadaman tidak dapat diundurkan.</p>
<h2>Apa yang dipadam dan apa yang kekal</h2>
<ul><li><strong>Dipadam dalam 30 hari</strong>: profil, log masuk, koleksi, tetapan, kad, persetujuan berita, peranti, dan orang yang anda tambah yang tiada rekod sendiri.</li><li><strong>Disimpan kerana undang-undang</strong>: rekod perubatan (sekurang-kurangnya 7 tahun selepas lawatan terakhir; bagi kanak-kanak sehingga hari jadi ke-25), resit dan invois (7 tahun), rekod siapa yang melihat data anda (7 tahun), bukti persetujuan.</li><li><strong>Salinan sandaran</strong>: data yang dipadam hilang daripadanya dalam 35 hari.</li></ul>
<p>Data yang wajib disimpan dikunci daripada portal. Tiada sesiapa menggunakannya untuk tujuan lain.</p>
<h2>Memadamkan sebahagian sahaja</h2>
<p>Anda juga boleh membuang satu-satu perkara tanpa menutup akaun: kad, orang, koleksi, dokumen yang belum dihantar, atau persetujuan berita. Membuang aplikasi daripada telefon memadamkan apa yang disimpan di situ.</p>
<h2>Kanak-kanak</h2>
<p>Aplikasi ini untuk mereka yang berumur 18 tahun ke atas. Kanak-kanak dipaparkan sebagai orang dalam akaun ibu bapa.</p>`,
      `<p>本页适用于Melur Cares应用。<a href="/zh/pdpa">隐私声明</a>同样适用，此处只列特别事项。</p>
<h2>应用收集的资料</h2>
<table><thead><tr><th>资料</th><th>用途</th><th>共享对象</th></tr></thead><tbody><tr><td>账户：姓名、电邮、电话、证件号码</td><td>确认身份</td><td>您的医院</td></tr><tr><td>健康：预约、您加入的文件</td><td>治疗、担保信</td><td>您的医院；若您要求则包括保险公司</td></tr><tr><td>购买记录</td><td>配套与凭证</td><td>支付网关</td></tr><tr><td>通知地址</td><td>提醒（须您允许）</td><td>手机厂商的通知服务</td></tr><tr><td>不含姓名的故障报告</td><td>修复应用</td><td>无</td></tr></tbody></table>
<p>位置只在手机上用于按距离排列医院。应用没有广告，也不追踪您；不读取通讯录、讯息或其他应用。资料在传输与手机上均加密。</p>
<h2>如何删除账户</h2>
<ol><li><strong>在应用中</strong>：我、设置、“删除我的账户”。</li><li><strong>在本网站</strong>：登录后打开<a href="/zh/setting">设置</a>，选择“删除我的账户”，无需应用。</li><li><strong>无法登录时</strong>：以账户电邮致函 <a href="mailto:dpo@example.test">dpo@example.test</a>，或寄信。我们确认身份后才处理。</li></ol>
<p>须以密码或验证码确认。请先查看是否有需取消的预约或尚未使用的凭证。删除后无法恢复。</p>
<h2>删除什么、保留什么</h2>
<ul><li><strong>30天内删除</strong>：个人资料、登录方式、收藏、设置、卡、资讯同意、设备，以及您加入但没有自身记录的人。</li><li><strong>依法保留</strong>：病历（最后就诊后至少7年；儿童至25岁生日）、收据与发票（7年）、查阅记录（7年）、同意证明。</li><li><strong>备份</strong>：已删除资料在35天内从备份消失。</li></ul>
<p>须保留的资料会与门户隔离封存，不作他用。</p>
<h2>只删除部分</h2>
<p>您也可保留账户而只移除个别项目：一张卡、一位家属、一项收藏、尚未提交的文件，或资讯同意。从手机删除应用，会移除其存储的内容。</p>
<h2>儿童</h2>
<p>应用供18岁及以上人士使用；儿童以父母账户内的家属身份出现。</p>`,
    ],
  }),
];
