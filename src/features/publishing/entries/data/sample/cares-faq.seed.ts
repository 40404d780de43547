import type { SampleEntry } from './sample-entry.seed.ts';
import { answered } from './sample-answer.seed.ts';

/** Questions about the care programme, and about its app. */
export const caresFaqs: readonly SampleEntry[] = [
  answered('cares-what-is-it', 'cares', {
    question: ['What is Melur Cares?', 'Apakah itu Melur Cares?', '什么是Melur Cares？'],
    short: [
      'A free membership for people who come to our hospitals more than once. One card is valid in all 29.',
      'Keahlian percuma bagi mereka yang datang lebih daripada sekali. Satu kad sah di semua {{hospitals}} hospital.',
      '为多次就诊者而设的免费会员，一卡通用{{hospitals}}家医院。',
    ],
    more: [
      '<p>It saves forms at the counter, lowers some charges and gives you a nurse to ring. It is not insurance.</p>',
      '<p>Ia mengurangkan borang di kaunter, merendahkan sesetengah caj dan memberi anda jururawat untuk dihubungi. Ia bukan insurans.</p>',
      '<p>可减少柜台填表、降低部分收费，并有护士供咨询。它不是保险。</p>',
    ],
  }),
  answered('cares-what-does-it-cost', 'cares', {
    question: ['What does it cost?', 'Berapakah harganya?', '费用是多少？'],
    short: [
      'The Cares card is free. Platinum Plus has a yearly price, for one person or for a family.',
      'Kad Cares percuma. Platinum Plus mempunyai yuran tahunan, untuk seorang atau sekeluarga.',
      'Cares卡免费。Platinum Plus按年收费，分个人与家庭。',
    ],
    more: [
      '<p>Today’s prices stand on the <a href="/cares">programme’s page</a>. If service tax applies to you, you see it before you pay.</p>',
      '<p>Harga semasa ada di <a href="/ms/cares">halaman program</a>. Jika cukai perkhidmatan terpakai, anda melihatnya sebelum membayar.</p>',
      '<p>现行价格见<a href="/zh/cares">计划页面</a>。如须缴服务税，付款前会清楚显示。</p>',
    ],
  }),
  answered('cares-how-to-join', 'cares', {
    question: ['How do I join?', 'Bagaimanakah cara menyertai?', '如何加入？'],
    short: [
      'Fill in the form on this website, or join at the counter of any hospital. The free card is there at once.',
      'Isi borang di laman web ini, atau sertai di kaunter mana-mana hospital. Kad percuma tersedia serta-merta.',
      '在本网站填写表格，或到任何医院柜台办理。免费卡立即可用。',
    ],
    more: [
      '<p><a href="/cares-membership/join">Here is the form</a>. <a href="/cares-membership">What you need</a> is on its own page.</p>',
      '<p><a href="/ms/cares-membership/join">Borang ada di sini</a>. <a href="/ms/cares-membership">Apa yang diperlukan</a> ada di halamannya.</p>',
      '<p><a href="/zh/cares-membership/join">表格在此</a>。所需资料请见<a href="/zh/cares-membership">会员页面</a>。</p>',
    ],
  }),
  answered('cares-add-family', 'cares', {
    question: ['Can my family use my card?', 'Bolehkah keluarga menggunakan kad saya?', '家人可以使用我的卡吗？'],
    short: [
      'Each person has a card of his or her own. You can add children and parents in your account.',
      'Setiap orang mempunyai kad sendiri. Anda boleh menambah anak dan ibu bapa dalam akaun anda.',
      '每人各有一张卡。您可在账户中加入子女与父母。',
    ],
    more: [
      '<p>The free cards have no limit in number. The family price of Platinum Plus is for two adults and up to four children.</p>',
      '<p>Kad percuma tiada had bilangan. Harga keluarga Platinum Plus adalah untuk dua orang dewasa dan sehingga empat anak.</p>',
      '<p>免费卡没有人数限制。Platinum Plus家庭价适用于两位成人及最多四名子女。</p>',
    ],
  }),
  answered('cares-with-insurance', 'cares', {
    question: [
      'I have insurance. Does the card help me?',
      'Saya ada insurans. Adakah kad ini berguna?',
      '我有保险，这张卡有用吗？',
    ],
    short: [
      'Yes, for the part of the bill that you pay yourself, and for faster registration.',
      'Ya, bagi bahagian bil yang anda bayar sendiri, dan untuk pendaftaran yang lebih cepat.',
      '有用：适用于您自付的部分，登记也更快。',
    ],
    more: [
      '<p>The reduction does not change what your insurer pays. The card does not replace a guarantee letter.</p>',
      '<p>Potongan tidak mengubah bayaran syarikat insurans. Kad ini tidak menggantikan surat jaminan.</p>',
      '<p>折扣不影响保险公司的赔付，会员卡也不能代替担保信。</p>',
    ],
  }),
  answered('cares-not-reduced', 'cares', {
    question: ['What is not reduced?', 'Apakah yang tidak dikurangkan?', '哪些项目没有折扣？'],
    short: [
      'Doctors’ fees, medicines, implants, and services of other companies.',
      'Fi doktor, ubat, implan dan perkhidmatan syarikat lain.',
      '医生费、药物、植入物，以及其他公司的服务。',
    ],
    more: [
      '<p>Doctors’ fees follow a schedule of the Ministry of Health. If a promotion gives you more than the card, you receive the promotion.</p>',
      '<p>Fi doktor mengikut jadual Kementerian Kesihatan. Jika promosi memberi lebih daripada kad, anda menerima promosi itu.</p>',
      '<p>医生费依卫生部收费表计算。若促销比会员卡更优惠，则按促销计算。</p>',
    ],
  }),
  answered('cares-which-hospitals', 'cares', {
    question: ['Where is the card valid?', 'Di manakah kad ini sah?', '会员卡在哪里可用？'],
    short: [
      'In all {{hospitals}} hospitals of the group, and on this website when you buy a package.',
      'Di semua {{hospitals}} hospital kumpulan, dan di laman web ini apabila anda membeli pakej.',
      '集团{{hospitals}}家医院，以及在本网站购买配套时。',
    ],
    more: [
      '<p>It is not valid in the wakaf clinics, which cost RM5 for everybody.</p>',
      '<p>Ia tidak terpakai di klinik wakaf, yang mengenakan RM5 kepada semua orang.</p>',
      '<p>不适用于慈善诊所，那里对所有人都收RM5。</p>',
    ],
  }),
  answered('cares-lost-card', 'cares', {
    question: ['I lost my card.', 'Kad saya hilang.', '会员卡遗失了怎么办？'],
    short: [
      'You need not do anything: the card in the portal and in the app goes on. A new plastic card is free once a year.',
      'Anda tidak perlu berbuat apa-apa: kad di portal dan aplikasi masih sah. Kad plastik baharu percuma sekali setahun.',
      '无需处理：门户与应用中的卡仍然有效。塑料卡每年可免费补办一次。',
    ],
    more: [
      '<p>Nobody can see your records with the card alone: the counter asks for an identity document.</p>',
      '<p>Tiada sesiapa boleh melihat rekod anda dengan kad sahaja: kaunter meminta dokumen pengenalan.</p>',
      '<p>单凭会员卡无法查看您的病历，柜台会要求出示证件。</p>',
    ],
  }),
  answered('cares-upgrade', 'cares', {
    question: [
      'Can I change to Platinum Plus later?',
      'Bolehkah saya bertukar ke Platinum Plus kemudian?',
      '之后可以升级到Platinum Plus吗？',
    ],
    short: [
      'Yes, at any time. The year begins on the day you pay, and your member number stays the same.',
      'Boleh, pada bila-bila masa. Tahun bermula pada hari bayaran, dan nombor ahli anda kekal.',
      '可以，随时都行。会员年度自付款日起算，会员编号不变。',
    ],
    more: [
      '<p>Benefits begin on the next day. They do not change bills from before.</p>',
      '<p>Manfaat bermula keesokan harinya. Ia tidak mengubah bil sebelumnya.</p>',
      '<p>福利自次日起生效，不影响之前的账单。</p>',
    ],
  }),
  answered('cares-automatic-renewal', 'cares', {
    question: [
      'Is Platinum Plus renewed by itself?',
      'Adakah Platinum Plus diperbaharui secara automatik?',
      'Platinum Plus会自动续期吗？',
    ],
    short: [
      'No. We remind you 30 days before it ends. If you do nothing you go back to the free card.',
      'Tidak. Kami mengingatkan anda 30 hari sebelum tamat. Jika tiada tindakan, anda kembali kepada kad percuma.',
      '不会。到期前30天我们会提醒，若不处理则恢复为免费卡。',
    ],
    more: [
      '<p>We keep no card data, so nothing can be charged without you.</p>',
      '<p>Kami tidak menyimpan data kad, jadi tiada caj boleh dibuat tanpa anda.</p>',
      '<p>我们不保存银行卡资料，因此不会在您不知情下扣款。</p>',
    ],
  }),
  answered('cares-leave', 'cares', {
    question: ['How do I leave the programme?', 'Bagaimanakah cara berhenti daripada program?', '如何退出？'],
    short: [
      'On your page of cards, or at any counter. It takes effect at once and has no influence on your treatment.',
      'Di halaman kad anda, atau di mana-mana kaunter. Ia berkuat kuasa serta-merta dan tidak menjejaskan rawatan anda.',
      '在您的会员卡页面或任何柜台办理，立即生效，不影响治疗。',
    ],
    more: [
      '<p>Fees come back in full within 14 days of joining if no benefit was used. Later see the <a href="/cares-terms">terms</a>.</p>',
      '<p>Yuran dikembalikan sepenuhnya dalam 14 hari selepas menyertai jika tiada manfaat digunakan. Selepas itu, lihat <a href="/ms/cares-terms">terma</a>.</p>',
      '<p>加入后14天内未使用福利可全额退费。之后请见<a href="/zh/cares-terms">条款</a>。</p>',
    ],
  }),
  answered('cares-advertising', 'cares', {
    question: ['Will I receive advertising?', 'Adakah saya akan menerima iklan?', '会收到广告吗？'],
    short: [
      'Only if you tick the box for news and offers. It is empty when you see it first.',
      'Hanya jika anda menandakan kotak berita dan tawaran. Kotak itu kosong pada mulanya.',
      '只有您勾选接收资讯与优惠才会。该选项预设为空白。',
    ],
    more: [
      '<p>Messages about your membership itself always come, about four a year. You can take back your consent at any time.</p>',
      '<p>Mesej tentang keahlian anda tetap dihantar, kira-kira empat kali setahun. Anda boleh menarik balik persetujuan pada bila-bila masa.</p>',
      '<p>关于会员本身的通知仍会发送，每年约四次。您可随时撤回同意。</p>',
    ],
  }),
  answered('cares-app-need-it', 'cares-app', {
    question: ['Do I need the app?', 'Perlukah saya memuat turun aplikasi?', '一定要下载应用吗？'],
    short: [
      'No. Everything in it is also on this website, on a phone or a computer.',
      'Tidak. Semuanya juga ada di laman web ini, pada telefon atau komputer.',
      '不必。所有功能在本网站的手机版与电脑版都有。',
    ],
    more: [
      '<p>The app is handier for cards and vouchers, because it shows them without a connection.</p>',
      '<p>Aplikasi lebih mudah untuk kad dan baucar kerana ia memaparkannya tanpa sambungan.</p>',
      '<p>应用在出示会员卡与凭证时更方便，因为离线也能显示。</p>',
    ],
  }),
  answered('cares-app-which-phones', 'cares-app', {
    question: ['On which phones does it run?', 'Telefon manakah yang disokong?', '支持哪些手机？'],
    short: [
      'On Android 10 or iOS 16 and newer.',
      'Android 10 atau iOS 16 dan lebih baharu.',
      'Android 10或iOS 16及以上版本。',
    ],
    more: [
      '<p>If your phone is older, use the website: it is made for small screens and slow networks.</p>',
      '<p>Jika telefon anda lebih lama, gunakan laman web: ia dibina untuk skrin kecil dan rangkaian perlahan.</p>',
      '<p>若手机较旧，请使用网站，它适合小屏幕与慢速网络。</p>',
    ],
  }),
  answered('cares-app-same-account', 'cares-app', {
    question: ['Do I need a new account for it?', 'Perlukah akaun baharu?', '需要另外注册账户吗？'],
    short: [
      'No. Sign in with the same e-mail and password as on this website.',
      'Tidak. Log masuk dengan e-mel dan kata laluan yang sama seperti di laman web ini.',
      '不需要。以本网站相同的电邮与密码登录即可。',
    ],
    more: [
      '<p>What you change in one place is changed in the other.</p>',
      '<p>Apa yang diubah di satu tempat turut berubah di tempat lain.</p>',
      '<p>在一处更改，另一处也会同步。</p>',
    ],
  }),
  answered('cares-app-no-code', 'cares-app', {
    question: ['The code by SMS does not come.', 'Kod SMS tidak sampai.', '收不到短信验证码。'],
    short: [
      'Wait a minute, check the number, then ask for another. Three codes in 15 minutes are possible.',
      'Tunggu seminit, semak nombor, kemudian minta kod lain. Tiga kod boleh diminta dalam 15 minit.',
      '请稍等一分钟，核对号码后再索取。15分钟内最多三次。',
    ],
    more: [
      '<p>A landline cannot receive codes. Abroad it can take longer; an app for codes works without a network. If nothing helps, ring us.</p>',
      '<p>Telefon tetap tidak boleh menerima kod. Di luar negara ia mungkin lebih lambat; aplikasi kod berfungsi tanpa rangkaian. Jika masih gagal, telefon kami.</p>',
      '<p>固定电话无法接收验证码。在国外可能较慢，验证码应用无需网络也能使用。若仍不行，请致电我们。</p>',
    ],
  }),
  answered('cares-app-new-phone', 'cares-app', {
    question: ['I have a new phone.', 'Saya menukar telefon.', '我换了新手机。'],
    short: [
      'Install the app and sign in. Your data are in your account, not on the old phone.',
      'Pasang aplikasi dan log masuk. Data anda ada dalam akaun, bukan pada telefon lama.',
      '安装应用并登录即可。资料存于账户，不在旧手机。',
    ],
    more: [
      '<p>If you use two-step sign-in, move the code app first or keep a recovery code at hand. Then sign out the old phone under Settings.</p>',
      '<p>Jika anda menggunakan log masuk dua langkah, pindahkan aplikasi kod dahulu atau sediakan kod pemulihan. Kemudian log keluar telefon lama di Tetapan.</p>',
      '<p>若使用两步登录，请先转移验证码应用，或备好恢复码，然后在“设置”登出旧手机。</p>',
    ],
  }),
  answered('cares-app-lost-phone', 'cares-app', {
    question: ['My phone was stolen.', 'Telefon saya dicuri.', '手机被偷了怎么办？'],
    short: [
      'Open this website on another device, sign in, and choose “Sign out everywhere” under Settings.',
      'Buka laman web ini pada peranti lain, log masuk, dan pilih “Log keluar di semua peranti” di Tetapan.',
      '用其他设备打开本网站登录，在“设置”选择“登出所有设备”。',
    ],
    more: [
      '<p>Change your password as well. If you cannot sign in, ring +60 3-2610 1000 and we lock the account.</p>',
      '<p>Tukar juga kata laluan anda. Jika tidak dapat log masuk, telefon +60 3-2610 1000 dan kami mengunci akaun itu.</p>',
      '<p>请同时更改密码。若无法登录，致电 +60 3-2610 1000，我们会锁定账户。</p>',
    ],
  }),
  answered('cares-app-offline', 'cares-app', {
    question: ['Does it work without a connection?', 'Bolehkah ia digunakan tanpa sambungan?', '没有网络可以使用吗？'],
    short: [
      'Your cards, vouchers and appointments yes, as they were when you were last online. Booking and paying no.',
      'Kad, baucar dan temu janji boleh, seperti kali terakhir anda dalam talian. Tempahan dan bayaran tidak boleh.',
      '会员卡、凭证与预约可以查看（以上次联网时为准）；预约与付款则不行。',
    ],
    more: [
      '<p>The app says so when what you see may be old.</p>',
      '<p>Aplikasi memaklumkan jika paparan mungkin sudah lama.</p>',
      '<p>若显示的内容可能已过时，应用会提示。</p>',
    ],
  }),
  answered('cares-app-delete', 'cares-app', {
    question: [
      'I delete the app. Is my account gone?',
      'Saya membuang aplikasi. Adakah akaun saya terpadam?',
      '删除应用，账户也会删除吗？',
    ],
    short: [
      'No. The account stays until you delete it in the app, on the website or by letter.',
      'Tidak. Akaun kekal sehingga anda memadamkannya dalam aplikasi, di laman web atau melalui surat.',
      '不会。账户会保留，直到您在应用、网站或以书面删除。',
    ],
    more: [
      '<p><a href="/cares-app/privacy-policy-and-account-deletion-guidelines">This page</a> says how, and what the law makes us keep.</p>',
      '<p><a href="/ms/cares-app/privacy-policy-and-account-deletion-guidelines">Halaman ini</a> menerangkan caranya, dan apa yang wajib kami simpan.</p>',
      '<p><a href="/zh/cares-app/privacy-policy-and-account-deletion-guidelines">此页</a>说明方法，以及法律规定须保留的内容。</p>',
    ],
  }),
];
