import type { SampleEntry } from './sample-entry.seed.ts';
import { answered } from './sample-answer.seed.ts';

/** What patients ask most, in seven groups, answered in all three languages. */
export const faqs: readonly SampleEntry[] = [
  answered('how-do-i-book', 'booking', {
    question: ['How do I book an appointment?', 'Bagaimanakah cara membuat temu janji?', '如何预约看诊？'],
    short: [
      'Find a doctor, choose a free time and tell us who the visit is for. It takes about three minutes.',
      'Cari doktor, pilih masa yang kosong dan beritahu kami siapa pesakitnya. Ia mengambil masa kira-kira tiga minit.',
      '选择医生与空档时间，并告诉我们为谁预约，大约三分钟即可完成。',
    ],
    more: [
      '<p>Start with <a href="/doctor">the list of doctors</a>, or with <a href="/book">speciality and hospital</a> if you do not know whom to see. The time you choose is held for you for five minutes while you fill in the form.</p>',
      '<p>Mulakan dengan <a href="/ms/doctor">senarai doktor</a>, atau dengan <a href="/ms/book">kepakaran dan hospital</a> jika anda belum pasti. Masa yang dipilih disimpan untuk anda selama lima minit sementara anda mengisi borang.</p>',
      '<p>您可从<a href="/zh/doctor">医生名单</a>开始；若不确定看哪一位，可从<a href="/zh/book">专科与医院</a>选起。填写表格期间，所选时段会为您保留五分钟。</p>',
    ],
  }),
  answered('can-i-book-without-an-account', 'booking', {
    question: ['Can I book without an account?', 'Bolehkah saya menempah tanpa akaun?', '没有账户可以预约吗？'],
    short: [
      'Yes. We send a six-digit code to your mobile phone to make sure that we can reach you.',
      'Boleh. Kami menghantar kod enam digit ke telefon bimbit anda untuk memastikan kami dapat menghubungi anda.',
      '可以。我们会发送六位数验证码到您的手机，以确认能联系到您。',
    ],
    more: [
      '<p>The code is valid for five minutes. With an account you can also change the appointment, see your history and book for your family without typing everything again.</p>',
      '<p>Kod itu sah selama lima minit. Dengan akaun, anda juga boleh mengubah temu janji, melihat sejarah dan menempah untuk keluarga tanpa menaip semula.</p>',
      '<p>验证码五分钟内有效。若有账户，您还可更改预约、查看记录，并为家人预约而无需重复填写资料。</p>',
    ],
  }),
  answered('requested-or-confirmed', 'booking', {
    question: [
      'Why does my appointment say “requested”?',
      'Mengapakah temu janji saya tertulis “dimohon”?',
      '为什么我的预约显示“已申请”？',
    ],
    short: [
      'Some doctors look at each request before they confirm it. We write to you as soon as the doctor’s desk has answered.',
      'Sesetengah doktor menyemak setiap permohonan sebelum mengesahkannya. Kami memaklumkan anda sebaik sahaja kaunter doktor menjawab.',
      '部分医生会先查看申请再确认。诊所一有答复，我们就会通知您。',
    ],
    more: [
      '<p>This usually takes less than one working day. Please do not travel to the hospital before the appointment is confirmed.</p>',
      '<p>Ini biasanya mengambil masa kurang daripada satu hari bekerja. Sila jangan datang ke hospital sebelum temu janji disahkan.</p>',
      '<p>通常不超过一个工作日。确认之前请先不要前来医院。</p>',
    ],
  }),
  answered('change-or-cancel', 'booking', {
    question: [
      'How do I change or cancel an appointment?',
      'Bagaimanakah cara mengubah atau membatalkan temu janji?',
      '如何更改或取消预约？',
    ],
    short: [
      'You can do both yourself until 24 hours before the visit, under “My appointments”. There is no charge.',
      'Anda boleh melakukannya sendiri sehingga 24 jam sebelum lawatan, di “Temu janji saya”. Tiada bayaran dikenakan.',
      '看诊前24小时以上，您可在“我的预约”自行更改或取消，不收费用。',
    ],
    more: [
      '<p>Later than that, please ring the hospital: the number is on your confirmation. If you booked without an account, use the page that confirmed your booking, in the same browser, or ring. A time that you give back early can help somebody on the waiting list.</p>',
      '<p>Selepas tempoh itu, sila telefon hospital; nombornya ada pada pengesahan anda. Jika anda menempah tanpa akaun, gunakan halaman pengesahan tempahan dalam pelayar yang sama, atau telefon. Masa yang dipulangkan awal dapat membantu orang dalam senarai menunggu.</p>',
      '<p>若不足24小时，请致电医院，号码在确认信中。若没有账户，请在同一浏览器的预约确认页操作，或致电。及早取消，候补名单上的人便能补上。</p>',
    ],
  }),
  answered('book-for-my-family', 'booking', {
    question: [
      'Can I book for my child or my parents?',
      'Bolehkah saya menempah untuk anak atau ibu bapa saya?',
      '可以为孩子或父母预约吗？',
    ],
    short: [
      'Yes. Add the person to your account once, then choose the name each time you book.',
      'Boleh. Tambah orang itu dalam akaun anda sekali sahaja, kemudian pilih namanya setiap kali menempah.',
      '可以。先在账户中加入该家属一次，之后每次预约选择其姓名即可。',
    ],
    more: [
      '<p>For a child under 12 you see everything. From 12 to 17 you see less, because young people have a right to some privacy with their doctor. At 18 the access ends unless the person agrees to renew it.</p>',
      '<p>Bagi anak di bawah 12 tahun, anda boleh melihat semuanya. Dari 12 hingga 17 tahun, akses dikurangkan kerana remaja berhak kepada privasi dengan doktor. Pada usia 18 tahun, akses tamat kecuali dia bersetuju memperbaharuinya.</p>',
      '<p>12岁以下儿童的资料您可全部查看；12至17岁则有所限制，因青少年在医生面前享有一定隐私；满18岁后，须经本人同意续期，否则权限终止。</p>',
    ],
  }),
  answered('full-day-waiting-list', 'booking', {
    question: [
      'The day I need is full. What can I do?',
      'Hari yang saya perlukan sudah penuh. Apa yang boleh saya buat?',
      '我需要的日期已满，怎么办？',
    ],
    short: [
      'Join the waiting list of that day. When a time becomes free we offer it to one person at a time.',
      'Sertai senarai menunggu hari itu. Apabila ada masa kosong, kami menawarkannya kepada seorang demi seorang.',
      '可加入当日候补名单。一有空位，我们会逐一通知候补者。',
    ],
    more: [
      '<p>The offer tells you how long you have to accept it. If you feel that you cannot wait, ring the hospital. In an emergency call 999 and do not wait for an appointment.</p>',
      '<p>Tawaran itu menyatakan tempoh untuk anda menerimanya. Jika anda rasa tidak boleh menunggu, telefon hospital. Dalam kecemasan, hubungi 999 dan jangan tunggu temu janji.</p>',
      '<p>通知会说明须在多久内接受。若觉得无法等待，请致电医院。紧急情况请立即拨打999，切勿等候预约。</p>',
    ],
  }),
  answered('reminders', 'booking', {
    question: ['Will you remind me?', 'Adakah saya akan diingatkan?', '会提醒我吗？'],
    short: [
      'Yes, 24 hours and two hours before the visit, by e-mail and SMS.',
      'Ya, 24 jam dan dua jam sebelum lawatan, melalui e-mel dan SMS.',
      '会。看诊前24小时与2小时，我们以电邮和短信提醒。',
    ],
    more: [
      '<p>Our SMS never contain a link or a telephone number and never ask for your data. If you receive one that does, it is not from us: please delete it. The confirmation by e-mail brings a file for your calendar.</p>',
      '<p>SMS kami tidak mengandungi pautan atau nombor telefon dan tidak meminta data anda. Jika anda menerima SMS sedemikian, ia bukan daripada kami; sila padamkannya. E-mel pengesahan disertakan fail untuk kalendar anda.</p>',
      '<p>我们的短信从不含链接或电话号码，也不会索取资料。若收到这类短信，并非由我们发出，请删除。确认电邮附有日历文件。</p>',
    ],
  }),
  answered('teleconsultation', 'booking', {
    question: ['Can I see a doctor by video?', 'Bolehkah saya berjumpa doktor melalui video?', '可以视频看诊吗？'],
    short: [
      'Many doctors offer it. Choose “video” where it is shown beside the free times.',
      'Ramai doktor menawarkannya. Pilih “video” jika pilihan itu dipaparkan di sebelah masa kosong.',
      '许多医生提供视频看诊。若空档旁显示“视频”，即可选择。',
    ],
    more: [
      '<p>Before the first video visit we ask for your consent and explain what cannot be judged through a screen. Video is not for emergencies, and the doctor may ask you to come in.</p>',
      '<p>Sebelum lawatan video pertama, kami meminta persetujuan anda dan menerangkan apa yang tidak dapat dinilai melalui skrin. Video bukan untuk kecemasan, dan doktor mungkin meminta anda datang.</p>',
      '<p>首次视频看诊前，我们会征求您的同意，并说明哪些情况无法透过屏幕判断。视频看诊不适用于急症，医生也可能请您亲自前来。</p>',
    ],
  }),
  answered('ways-to-pay', 'payment', {
    question: ['How can I pay?', 'Bagaimanakah saya boleh membayar?', '有哪些付款方式？'],
    short: [
      'Online by bank card, online banking (FPX) or e-wallet; at the hospital also in cash.',
      'Dalam talian dengan kad bank, perbankan internet (FPX) atau e-dompet; di hospital juga secara tunai.',
      '网上可用银行卡、网上银行（FPX）或电子钱包；医院柜台亦收现金。',
    ],
    more: [
      '<p>You pay on the page of a licensed payment provider. We never see or keep your card number. All prices are in ringgit Malaysia.</p>',
      '<p>Anda membayar di halaman penyedia pembayaran berlesen. Kami tidak melihat atau menyimpan nombor kad anda. Semua harga dalam ringgit Malaysia.</p>',
      '<p>付款在持牌支付机构的页面完成，我们不会看到或保存您的卡号。所有价格以马币计算。</p>',
    ],
  }),
  answered('service-tax', 'payment', {
    question: [
      'Why is there 6% tax on my order?',
      'Mengapakah pesanan saya dikenakan cukai 6%?',
      '为什么订单有6%的税？',
    ],
    short: [
      'Since 1 July 2025 private healthcare for people who are not Malaysian citizens carries 6% service tax.',
      'Sejak 1 Julai 2025, penjagaan kesihatan swasta bagi bukan warganegara Malaysia dikenakan cukai perkhidmatan 6%.',
      '自2025年7月1日起，非马来西亚公民使用私人医疗服务须缴6%服务税。',
    ],
    more: [
      '<p>What counts is the person who is treated, not the one who pays. Malaysian citizens pay no service tax on their care. You see the tax and the total before you confirm.</p>',
      '<p>Yang dikira ialah orang yang dirawat, bukan orang yang membayar. Warganegara Malaysia tidak membayar cukai perkhidmatan bagi rawatan mereka. Anda melihat cukai dan jumlah penuh sebelum mengesahkan.</p>',
      '<p>以接受治疗者的国籍为准，而非付款人。马来西亚公民的医疗无需缴服务税。确认订单前会显示税额与总额。</p>',
    ],
  }),
  answered('payment-not-finished', 'payment', {
    question: [
      'My payment stopped halfway. Have I paid?',
      'Bayaran saya terhenti separuh jalan. Adakah saya sudah membayar?',
      '付款中断了，算是付了吗？',
    ],
    short: [
      'Look under “My purchases”. We ask the payment provider ourselves, so the status corrects itself, usually within minutes.',
      'Semak di “Pembelian saya”. Kami sendiri menyemak dengan penyedia pembayaran, jadi statusnya dikemas kini, biasanya dalam beberapa minit.',
      '请查看“我的购买”。我们会自动向支付机构核对，状态通常几分钟内更新。',
    ],
    more: [
      '<p>Please do not pay again while it says “pending”. An order that stays unpaid ends after 60 minutes. If you did pay twice, the second amount goes on our refund list and returns to you.</p>',
      '<p>Sila jangan bayar lagi semasa statusnya “belum selesai”. Pesanan yang tidak dibayar tamat selepas 60 minit. Jika anda terbayar dua kali, amaun kedua dimasukkan ke senarai bayaran balik dan dikembalikan kepada anda.</p>',
      '<p>显示“待处理”时请勿重复付款。未付款订单60分钟后失效。若付了两次，第二笔会列入退款名单并退还给您。</p>',
    ],
  }),
  answered('e-invoice', 'payment', {
    question: ['Can I get an e-invoice?', 'Bolehkah saya mendapatkan e-invois?', '可以索取电子发票吗？'],
    short: [
      'Yes. Tick “I need an e-invoice” at checkout and enter your tax number and address.',
      'Boleh. Tandakan “Saya perlukan e-invois” semasa membayar dan masukkan nombor cukai serta alamat anda.',
      '可以。结账时勾选“我需要电子发票”，并填写税号与地址。',
    ],
    more: [
      '<p>For a single order above RM10,000 the law requires it, so we ask every buyer. For all other orders you receive a receipt as a PDF by e-mail.</p>',
      '<p>Bagi satu pesanan melebihi RM10,000, undang-undang mewajibkannya, jadi kami meminta maklumat daripada setiap pembeli. Bagi pesanan lain, anda menerima resit PDF melalui e-mel.</p>',
      '<p>单笔订单超过RM10,000时，法律规定必须开立，因此我们会要求填写。其他订单会以电邮发送PDF收据。</p>',
    ],
  }),
  answered('how-refunds-work', 'payment', {
    question: ['How do I get my money back?', 'Bagaimanakah saya mendapatkan wang saya kembali?', '如何退款？'],
    short: [
      'Write to us with your order number, or ask at the hospital’s package desk. What has not been used is paid back to the way you paid.',
      'Tulis kepada kami dengan nombor pesanan anda, atau mohon di kaunter pakej hospital. Yang belum digunakan dibayar balik melalui cara anda membayar.',
      '请附上订单号码来信，或向医院配套柜台申请。未使用部分会按原付款方式退还。',
    ],
    more: [
      '<p>The form is on <a href="/contact-us">Contact us</a>. We answer within five working days. Card refunds take up to 14 more days to appear with your bank. The whole rule is on the page about <a href="/refund-policy">refunds</a>.</p>',
      '<p>Borangnya ada di <a href="/ms/contact-us">Hubungi kami</a>. Kami menjawab dalam lima hari bekerja. Bayaran balik kad mengambil masa sehingga 14 hari lagi di bank anda. Peraturan penuh ada di halaman <a href="/ms/refund-policy">bayaran balik</a>.</p>',
      '<p>表格在<a href="/zh/contact-us">联系我们</a>。我们在五个工作日内答复。退至银行卡约需再等14天。详情请见<a href="/zh/refund-policy">退款政策</a>。</p>',
    ],
  }),
  answered('cannot-pay-bill', 'payment', {
    question: [
      'I am afraid of the bill. Whom can I ask?',
      'Saya risau tentang bil. Siapakah yang boleh saya tanya?',
      '我担心费用，可以向谁询问？',
    ],
    short: [
      'Ask for a written estimate first: it is free. Then speak with the hospital’s financial counsellor.',
      'Minta anggaran bertulis dahulu; ia percuma. Kemudian bercakaplah dengan kaunselor kewangan hospital.',
      '请先索取免费的书面估价，然后与医院的财务顾问商谈。',
    ],
    more: [
      '<p>Payment by instalments is often possible, and the counsellor knows which funds may help. In an emergency we treat first and talk about money afterwards.</p>',
      '<p>Bayaran ansuran sering boleh diatur, dan kaunselor tahu dana yang mungkin membantu. Dalam kecemasan, kami merawat dahulu dan berbincang tentang wang kemudian.</p>',
      '<p>通常可以分期付款，顾问也了解哪些基金可提供援助。遇上急症，我们先救治，再谈费用。</p>',
    ],
  }),
  answered('why-register', 'account', {
    question: ['What do I need to register?', 'Apakah yang diperlukan untuk mendaftar?', '注册需要什么资料？'],
    short: [
      'Your name, e-mail, mobile number, and your NRIC, or your passport and nationality.',
      'Nama, e-mel, nombor telefon bimbit dan nombor MyKad, atau pasport dan kewarganegaraan.',
      '姓名、电邮、手机号码，以及身份证号码，或护照号码与国籍。',
    ],
    more: [
      '<p>We need the identity number so that your records are not mixed up with those of another person. It is stored encrypted and shown only in part.</p>',
      '<p>Kami memerlukan nombor pengenalan supaya rekod anda tidak bercampur dengan rekod orang lain. Ia disimpan secara tersulit dan hanya sebahagian yang dipaparkan.</p>',
      '<p>身份证件号码可避免您的病历与他人混淆。号码加密保存，只显示部分数字。</p>',
    ],
  }),
  answered('forgot-password', 'account', {
    question: ['I forgot my password.', 'Saya terlupa kata laluan.', '我忘记了密码。'],
    short: [
      'Choose “Forgot password”. We send a link by e-mail that works once and for 60 minutes.',
      'Pilih “Lupa kata laluan”. Kami menghantar pautan melalui e-mel yang sah sekali sahaja dalam 60 minit.',
      '选择“忘记密码”，我们会发送一次有效、60分钟内使用的链接到您的电邮。',
    ],
    more: [
      '<p>You can also reset it with a code to your mobile phone. If nothing arrives, look in the spam folder and check whether you used another address. For your safety we do not say on the screen whether an address has an account.</p>',
      '<p>Anda juga boleh menetapkannya semula dengan kod ke telefon bimbit. Jika tiada e-mel, semak folder spam dan alamat lain yang mungkin anda gunakan. Demi keselamatan anda, skrin tidak menyatakan sama ada sesuatu alamat mempunyai akaun.</p>',
      '<p>也可用手机验证码重设。若没收到，请查看垃圾邮件或是否用了其他电邮。为保障安全，页面不会显示某个电邮是否已注册。</p>',
    ],
  }),
  answered('signed-out-after-a-while', 'account', {
    question: ['Why was I signed out?', 'Mengapakah saya dilog keluar?', '为什么我被登出了？'],
    short: [
      'After 15 minutes without a key press or a movement of the mouse we sign you out, to protect you on shared devices.',
      'Selepas 15 minit tanpa menekan kekunci atau menggerakkan tetikus, kami log keluar anda untuk melindungi anda pada peranti yang dikongsi.',
      '若15分钟没有按键或移动鼠标，系统会自动登出，以保护使用共用设备的您。',
    ],
    more: [
      '<p>You see a warning two minutes before, and any key keeps you signed in. What you had typed in a form is still there when you sign in again. After 12 hours you sign in afresh in any case.</p>',
      '<p>Amaran dipaparkan dua minit lebih awal, dan mana-mana kekunci mengekalkan log masuk. Apa yang anda taip dalam borang masih ada apabila anda log masuk semula. Selepas 12 jam anda perlu log masuk semula.</p>',
      '<p>登出前两分钟会出现提示，按任意键即可继续。您已填写的表格内容在重新登录后仍会保留。无论如何，12小时后须重新登录。</p>',
    ],
  }),
  answered('second-factor', 'account', {
    question: [
      'How do I make my account safer?',
      'Bagaimanakah cara menjadikan akaun saya lebih selamat?',
      '如何让账户更安全？',
    ],
    short: [
      'Turn on two-step sign-in under Settings, and use a password that you use nowhere else.',
      'Hidupkan log masuk dua langkah di Tetapan, dan gunakan kata laluan yang tidak digunakan di tempat lain.',
      '在“设置”中开启两步验证，并使用与其他网站不同的密码。',
    ],
    more: [
      '<p>You then need a code from an app on your phone as well as the password. Keep the recovery codes on paper: they let you in if you lose the phone.</p>',
      '<p>Selepas itu anda memerlukan kod daripada aplikasi pada telefon selain kata laluan. Simpan kod pemulihan di atas kertas; ia membolehkan anda masuk jika telefon hilang.</p>',
      '<p>此后除密码外，还需输入手机应用的验证码。请把恢复码写在纸上保存，手机遗失时可用来登录。</p>',
    ],
  }),
  answered('google-facebook-sign-in', 'account', {
    question: [
      'Can I sign in with Google or Facebook?',
      'Bolehkah saya log masuk dengan Google atau Facebook?',
      '可以用Google或Facebook登录吗？',
    ],
    short: [
      'Yes. If you have an account with us already, use the same e-mail address there.',
      'Boleh. Jika anda sudah mempunyai akaun dengan kami, gunakan alamat e-mel yang sama di sana.',
      '可以。若您已有本站账户，请使用相同的电邮。',
    ],
    more: [
      '<p>They learn that you signed in to our site, but nothing about your appointments or your health. If you would rather not, use e-mail and password.</p>',
      '<p>Mereka mengetahui bahawa anda log masuk ke laman kami, tetapi tidak mengetahui apa-apa tentang temu janji atau kesihatan anda. Jika anda tidak mahu, gunakan e-mel dan kata laluan.</p>',
      '<p>对方只知道您登录了本网站，不会知道您的预约或健康资料。若不愿意，可使用电邮与密码。</p>',
    ],
  }),
  answered('change-my-details', 'account', {
    question: [
      'How do I change my name, phone or address?',
      'Bagaimanakah cara mengubah nama, telefon atau alamat?',
      '如何更改姓名、电话或地址？',
    ],
    short: [
      'Sign in and open your profile. There you can change your details yourself.',
      'Log masuk dan buka profil anda. Di situ anda boleh mengubah butiran sendiri.',
      '登录后打开个人资料，即可自行修改。',
    ],
    more: [
      '<p>If you have a new passport or your NRIC number was entered wrongly, bring the document to the counter at your next visit, so that your medical record is corrected as well.</p>',
      '<p>Jika anda mempunyai pasport baharu atau nombor MyKad tersilap, bawa dokumen itu ke kaunter pada lawatan seterusnya supaya rekod perubatan anda turut dibetulkan.</p>',
      '<p>若换了新护照或身份证号码有误，请在下次就诊时带证件到柜台，以便同时更正病历。</p>',
    ],
  }),
  answered('delete-my-account', 'account', {
    question: ['How do I delete my account?', 'Bagaimanakah cara memadamkan akaun saya?', '如何删除账户？'],
    short: [
      'Under Settings, choose “Delete my account” and confirm with your password.',
      'Di Tetapan, pilih “Padam akaun saya” dan sahkan dengan kata laluan anda.',
      '在“设置”选择“删除我的账户”，并以密码确认。',
    ],
    more: [
      '<p>We delete it within 30 days. What the law makes us keep, such as medical records and receipts, stays closed away until its time is over; the <a href="/pdpa">data protection notice</a> says how long that is.</p>',
      '<p>Kami memadamkannya dalam 30 hari. Rekod yang diwajibkan oleh undang-undang, seperti rekod perubatan dan resit, disimpan secara terhad sehingga tempohnya tamat; tempoh itu ada dalam <a href="/ms/pdpa">notis perlindungan data</a>.</p>',
      '<p>我们会在30天内删除。法律规定须保留的病历与收据会封存至期满，期限请见<a href="/zh/pdpa">隐私声明</a>。</p>',
    ],
  }),
  answered('what-is-a-guarantee-letter', 'insurance', {
    question: ['What is a guarantee letter?', 'Apakah itu surat jaminan?', '什么是担保信？'],
    short: [
      'A letter in which your insurer or employer promises the hospital to pay, up to an amount.',
      'Surat daripada syarikat insurans atau majikan anda yang berjanji membayar hospital sehingga jumlah tertentu.',
      '由保险公司或雇主向医院承诺在一定金额内付款的信函。',
    ],
    more: [
      '<p>With it you usually pay little or nothing on the day. What the policy does not cover remains for you, and a deposit may be asked even with a letter.</p>',
      '<p>Dengannya, anda biasanya membayar sedikit atau tiada pada hari itu. Yang tidak dilindungi polisi perlu anda bayar, dan deposit mungkin diminta walaupun ada surat jaminan.</p>',
      '<p>有了担保信，当天通常只需付少许或无需付款。保单不承保的部分由您承担，有时仍须缴付押金。</p>',
    ],
  }),
  answered('apply-for-guarantee-letter', 'insurance', {
    question: ['How do I apply for one?', 'Bagaimanakah cara memohon?', '如何申请担保信？'],
    short: [
      'Apply online, at best three working days before; the admission desk of your hospital asks your insurer for you. You can also ring the hospital.',
      'Mohon dalam talian, sebaiknya tiga hari bekerja sebelumnya; kaunter kemasukan hospital akan bertanya kepada syarikat insurans anda. Anda juga boleh menelefon hospital.',
      '最好在入院前三个工作日上网申请，医院入院处会代您向保险公司查询。您也可以致电医院。',
    ],
    more: [
      '<p>You need your NRIC or passport, the medical card or policy, the doctor’s admission order or referral, and test results if you have them. The form is <a href="/gl-application">here</a>; the hospital’s number is on <a href="/our-hospitals">its page</a>.</p>',
      '<p>Anda memerlukan MyKad atau pasport, kad perubatan atau polisi, arahan kemasukan atau surat rujukan doktor, serta keputusan ujian jika ada. Borangnya <a href="/ms/gl-application">di sini</a>; nombor hospital ada di <a href="/ms/our-hospitals">halamannya</a>.</p>',
      '<p>需备身份证或护照、医药卡或保单、医生的入院通知或转介信，以及检验报告（如有）。<a href="/zh/gl-application">在此填写申请</a>；医院电话在<a href="/zh/our-hospitals">医院页面</a>。</p>',
    ],
  }),
  answered('how-long-does-it-take', 'insurance', {
    question: [
      'How long does the insurer take?',
      'Berapa lamakah masa yang diambil oleh syarikat insurans?',
      '保险公司需要多久？',
    ],
    short: [
      'A first answer often comes within two hours after the papers are complete; it can take a working day.',
      'Jawapan pertama biasanya diterima dalam dua jam selepas dokumen lengkap; ia boleh mengambil masa satu hari bekerja.',
      '文件齐全后，首次答复通常在两小时内，也可能需一个工作日。',
    ],
    more: [
      '<p>On the day you go home the final letter may need another two to four hours. That is why we begin with it early in the morning.</p>',
      '<p>Pada hari anda pulang, surat akhir mungkin memerlukan dua hingga empat jam lagi. Oleh itu kami memulakannya awal pagi.</p>',
      '<p>出院当天，最终担保信可能还需两至四小时，因此我们一早便开始办理。</p>',
    ],
  }),
  answered('follow-my-application', 'insurance', {
    question: ['How do I follow my application?', 'Bagaimanakah cara menyemak permohonan saya?', '如何查询申请进度？'],
    short: [
      'With the reference number from our message and the last four characters of the patient’s NRIC or passport.',
      'Dengan nombor rujukan dalam mesej kami dan empat aksara terakhir MyKad atau pasport pesakit.',
      '凭通知中的参考编号，以及病人身份证或护照号码的最后四位。',
    ],
    more: [
      '<p>You see each step with its date: submitted, in review, more information needed, sent to the insurer, approved or declined. When we need something from you, we also write to you.</p>',
      '<p>Anda melihat setiap langkah dan tarikhnya: dihantar, disemak, maklumat lanjut diperlukan, dihantar kepada syarikat insurans, diluluskan atau ditolak. Jika kami memerlukan sesuatu, kami juga memaklumkan anda.</p>',
      '<p>您可看到每一步及日期：已提交、审核中、需补充资料、已送交保险公司、批准或拒绝。若需您补件，我们也会另行通知。</p>',
    ],
  }),
  answered('letter-declined', 'insurance', {
    question: [
      'The insurer said no. What now?',
      'Syarikat insurans menolak. Apa langkah seterusnya?',
      '保险公司拒绝了，怎么办？',
    ],
    short: [
      'Ask us for the reason. Often something can be added, or you can pay first and claim afterwards.',
      'Tanya kami sebabnya. Selalunya dokumen boleh ditambah, atau anda boleh membayar dahulu dan menuntut kemudian.',
      '请先向我们了解原因。通常可以补充资料，或先付款再索赔。',
    ],
    more: [
      '<p>Common reasons are a waiting period, an illness from before the policy, or a stay for tests only. We give you the papers for an appeal or a claim at no cost. A planned stay can also be put off until it is clear.</p>',
      '<p>Sebab biasa ialah tempoh menunggu, penyakit sebelum polisi, atau kemasukan untuk ujian sahaja. Kami memberi dokumen untuk rayuan atau tuntutan secara percuma. Kemasukan yang dirancang juga boleh ditangguhkan sehingga jelas.</p>',
      '<p>常见原因有等待期未满、投保前已有的疾病，或只为检查而住院。上诉或索赔所需文件我们免费提供。非紧急住院也可延后。</p>',
    ],
  }),
  answered('which-insurers', 'insurance', {
    question: [
      'Which insurers do you work with?',
      'Syarikat insurans yang manakah bekerjasama dengan anda?',
      '你们与哪些保险公司合作？',
    ],
    short: [
      'The form lists the insurers that have an agreement with the hospital you choose.',
      'Borang menyenaraikan syarikat insurans yang mempunyai perjanjian dengan hospital pilihan anda.',
      '表格中会列出与您所选医院签约的保险公司。',
    ],
    more: [
      '<p>If yours is not in the list, choose “other”. You may then have to pay first and claim, and we prepare the papers for you.</p>',
      '<p>Jika syarikat anda tiada dalam senarai, pilih “lain-lain”. Anda mungkin perlu membayar dahulu dan menuntut; kami menyediakan dokumennya.</p>',
      '<p>若名单中没有，请选“其他”。您可能须先付款再索赔，我们会代为准备文件。</p>',
    ],
  }),
  answered('visiting-hours', 'visiting', {
    question: ['When may I visit?', 'Bilakah waktu melawat?', '什么时候可以探病？'],
    short: [
      'In visiting hours, {{visiting_hours}}, two visitors at a time.',
      'Pada waktu melawat, {{visiting_hours}}, dua pelawat pada satu masa.',
      '探病时间为{{visiting_hours}}，每次两人。',
    ],
    more: [
      '<p>In intensive care it is one visitor at a time. If somebody is dying, family may come at any hour; speak with the nurse in charge.</p>',
      '<p>Di unit rawatan rapi, hanya seorang pada satu masa. Jika pesakit nazak, keluarga boleh datang pada bila-bila masa; sila berbincang dengan jururawat bertugas.</p>',
      '<p>加护病房每次一人。若病人病危，家属随时可来，请与当值护士商量。</p>',
    ],
  }),
  answered('children-as-visitors', 'visiting', {
    question: ['May children visit?', 'Bolehkah kanak-kanak melawat?', '孩子可以探病吗？'],
    short: [
      'Yes, healthy children with an adult. For intensive care and the nursery ask the nurse first.',
      'Boleh, kanak-kanak yang sihat bersama orang dewasa. Bagi rawatan rapi dan bilik bayi, tanya jururawat dahulu.',
      '可以，健康的孩子须有成人陪同。加护病房与婴儿室请先询问护士。',
    ],
    more: [
      '<p>Tell the child beforehand what there will be to see. A picture drawn for the patient is a good thing to bring. Anybody with a cough, a fever or a rash should stay at home.</p>',
      '<p>Terangkan lebih awal apa yang akan dilihat oleh anak. Lukisan untuk pesakit ialah hadiah yang baik. Sesiapa yang batuk, demam atau ruam patut tinggal di rumah.</p>',
      '<p>请事先告诉孩子会看到什么。带一幅画给病人是好主意。咳嗽、发烧或出疹者请留在家中。</p>',
    ],
  }),
  answered('stay-overnight', 'visiting', {
    question: ['Can I stay overnight with a patient?', 'Bolehkah saya bermalam bersama pesakit?', '可以陪病人过夜吗？'],
    short: [
      'One parent may stay with a child at no charge. In a single room one adult may stay as well.',
      'Seorang ibu atau bapa boleh menemani anak tanpa bayaran. Di bilik tunggal, seorang dewasa juga boleh bermalam.',
      '父母一人可免费陪孩子过夜。单人房亦可有一位成人陪宿。',
    ],
    more: [
      '<p>We give you a folding bed and a blanket. In shared rooms others need quiet; the nurse tells you what is possible.</p>',
      '<p>Kami menyediakan katil lipat dan selimut. Di bilik kongsi, pesakit lain memerlukan ketenangan; jururawat akan memaklumkan apa yang boleh diatur.</p>',
      '<p>我们提供折叠床与毯子。多人病房须保持安静，护士会告诉您能否安排。</p>',
    ],
  }),
  answered('parking-and-getting-there', 'visiting', {
    question: [
      'Is there parking, and help for wheelchairs?',
      'Adakah tempat letak kereta dan bantuan kerusi roda?',
      '有停车场与轮椅协助吗？',
    ],
    short: [
      'Every hospital has parking, a covered drop-off and wheelchairs at the entrance.',
      'Setiap hospital mempunyai tempat letak kereta, tempat menurunkan penumpang berbumbung dan kerusi roda di pintu masuk.',
      '每家医院都有停车场、有盖下车处与入口轮椅。',
    ],
    more: [
      '<p>The way, the fees and the nearest train or bus are on each <a href="/our-hospitals">hospital’s page</a>. Ask the guard or the desk for help at the door; nobody needs to explain why.</p>',
      '<p>Laluan, bayaran dan stesen atau bas terdekat ada di halaman setiap <a href="/ms/our-hospitals">hospital</a>. Minta bantuan pengawal atau kaunter di pintu; anda tidak perlu menerangkan sebabnya.</p>',
      '<p>路线、收费与最近的车站列于各<a href="/zh/our-hospitals">医院页面</a>。如需协助，请向门口保安或柜台提出，无需说明原因。</p>',
    ],
  }),
  answered('how-to-use-a-voucher', 'packages', {
    question: [
      'I bought a package. How do I use it?',
      'Saya sudah membeli pakej. Bagaimanakah cara menggunakannya?',
      '买了配套之后如何使用？',
    ],
    short: [
      'You receive a voucher with a QR code by e-mail. Book a day with the hospital and show the code at the counter.',
      'Anda menerima baucar dengan kod QR melalui e-mel. Tempah hari dengan hospital dan tunjukkan kod di kaunter.',
      '您会收到附二维码的凭证。与医院约好日期，到柜台出示即可。',
    ],
    more: [
      '<p>On the phone or on paper is the same. Each voucher works once. You also find it under “My purchases”.</p>',
      '<p>Sama ada pada telefon atau kertas. Setiap baucar boleh digunakan sekali. Ia juga ada di “Pembelian saya”.</p>',
      '<p>手机显示或打印皆可，每张凭证只能使用一次。在“我的购买”中也能找到。</p>',
    ],
  }),
  answered('prepare-for-screening', 'packages', {
    question: [
      'Must I fast before a health screening?',
      'Perlukah saya berpuasa sebelum saringan kesihatan?',
      '健康检查前需要空腹吗？',
    ],
    short: [
      'For most packages yes, from 10 pm the evening before. You may drink plain water.',
      'Bagi kebanyakan pakej ya, mulai 10 malam sebelumnya. Anda boleh minum air kosong.',
      '多数配套需要，从前一晚10时起。可以喝白开水。',
    ],
    more: [
      '<p>The package’s page says it for certain. Take your usual medicines unless your doctor told you otherwise. If you have diabetes and use insulin or tablets, ring us first: fasting can be dangerous for you.</p>',
      '<p>Halaman pakej menyatakannya dengan jelas. Ambil ubat seperti biasa kecuali doktor melarang. Jika anda menghidap kencing manis dan menggunakan insulin atau ubat, telefon kami dahulu kerana berpuasa boleh berbahaya.</p>',
      '<p>以配套页面说明为准。除非医生另有指示，请照常服药。若您有糖尿病并使用胰岛素或药物，请先致电，因空腹可能有危险。</p>',
    ],
  }),
  answered('package-for-somebody-else', 'packages', {
    question: [
      'Can I buy a package for somebody else?',
      'Bolehkah saya membeli pakej untuk orang lain?',
      '可以替别人购买配套吗？',
    ],
    short: [
      'Yes. Choose the person in the cart, because age, sex and citizenship decide what fits and whether tax is due.',
      'Boleh. Pilih orang itu dalam troli, kerana umur, jantina dan kewarganegaraan menentukan kesesuaian pakej dan cukai.',
      '可以。请在购物车选择使用者，因年龄、性别与国籍会影响适用与否及税额。',
    ],
    more: [
      '<p>The results go to that person and not to you, unless he or she agrees.</p>',
      '<p>Keputusan diberi kepada orang itu dan bukan kepada anda, kecuali dia bersetuju.</p>',
      '<p>检查结果只交给本人，除非对方同意，否则不会给您。</p>',
    ],
  }),
  answered('how-long-is-a-voucher-valid', 'packages', {
    question: ['How long is a voucher valid?', 'Berapa lamakah baucar sah?', '凭证有效期多久？'],
    short: [
      'Until the date printed on it. You can ask for your money back until then if you have not used it.',
      'Sehingga tarikh yang tercetak padanya. Anda boleh memohon bayaran balik sebelum tarikh itu jika belum digunakan.',
      '至凭证上所印日期。在此之前若未使用，可申请退款。',
    ],
    more: [
      '<p>If illness kept you from coming in time, write to us: the <a href="/refund-policy">refund policy</a> says what is possible.</p>',
      '<p>Jika anda tidak dapat datang kerana sakit, tulis kepada kami; <a href="/ms/refund-policy">dasar bayaran balik</a> menyatakan apa yang boleh dibuat.</p>',
      '<p>若因病未能及时前来，请来信；可行的办法见<a href="/zh/refund-policy">退款政策</a>。</p>',
    ],
  }),
  answered('when-do-i-get-results', 'packages', {
    question: ['When do I get my results?', 'Bilakah saya mendapat keputusan?', '什么时候能拿到报告？'],
    short: [
      'Within five working days for most packages, explained by a doctor, in the clinic or by video.',
      'Dalam lima hari bekerja bagi kebanyakan pakej, diterangkan oleh doktor di klinik atau melalui video.',
      '多数配套在五个工作日内，由医生当面或以视频讲解。',
    ],
    more: [
      '<p>If a value needs quick action, we ring you at once. Results are never sent by SMS.</p>',
      '<p>Jika ada nilai yang memerlukan tindakan segera, kami menelefon anda serta-merta. Keputusan tidak dihantar melalui SMS.</p>',
      '<p>若有数值需立即处理，我们会马上致电。报告绝不以短信发送。</p>',
    ],
  }),
  answered('who-sees-my-data', 'privacy', {
    question: ['Who can see my data?', 'Siapakah yang boleh melihat data saya?', '谁能看到我的资料？'],
    short: [
      'Only people who need it for your care or your bill. Every look is recorded, and you can see the record.',
      'Hanya mereka yang memerlukannya untuk rawatan atau bil anda. Setiap akses direkodkan, dan anda boleh melihat rekod itu.',
      '只有因治疗或账单需要的人员。每次查阅都有记录，您也可以查看。',
    ],
    more: [
      '<p>Staff sign in with two steps and see their own hospital only. We do not sell data, and we do not show it to advertisers.</p>',
      '<p>Kakitangan log masuk dengan dua langkah dan hanya melihat hospital mereka. Kami tidak menjual data dan tidak menunjukkannya kepada pengiklan.</p>',
      '<p>员工须两步登录，且只能看到所属医院的资料。我们不出售资料，也不提供给广告商。</p>',
    ],
  }),
  answered('get-a-copy-of-my-data', 'privacy', {
    question: [
      'How do I get a copy of my data?',
      'Bagaimanakah cara mendapatkan salinan data saya?',
      '如何取得我的资料副本？',
    ],
    short: [
      'Under Settings you can download all that the portal keeps on you, at once and free of charge.',
      'Di Tetapan, anda boleh memuat turun semua data anda dalam portal dengan serta-merta dan percuma.',
      '可在“设置”免费即时下载门户保存的全部个人资料。',
    ],
    more: [
      '<p>For your medical records ask the hospital’s records office or the Data Protection Officer. We answer within 21 days, as the law says.</p>',
      '<p>Untuk rekod perubatan, mohon kepada pejabat rekod hospital atau Pegawai Perlindungan Data. Kami menjawab dalam 21 hari seperti yang ditetapkan undang-undang.</p>',
      '<p>病历请向医院病历部或资料保护官申请，我们依法在21天内答复。</p>',
    ],
  }),
  answered('withdraw-consent', 'privacy', {
    question: ['Can I take back my consent?', 'Bolehkah saya menarik balik persetujuan?', '可以撤回同意吗？'],
    short: [
      'Yes, at any time, as easily as you gave it. News and offers stop at once.',
      'Boleh, pada bila-bila masa, semudah anda memberikannya. Berita dan tawaran dihentikan serta-merta.',
      '可以，随时都能撤回，与给予同意一样简单。资讯与优惠会立即停止。',
    ],
    more: [
      '<p>Change it under Settings or write to the Data Protection Officer at <a href="mailto:dpo@example.test">dpo@example.test</a>. What was done before stays lawful. Some services cannot be given without the data they need.</p>',
      '<p>Ubah di Tetapan atau tulis kepada Pegawai Perlindungan Data di <a href="mailto:dpo@example.test">dpo@example.test</a>. Apa yang dilakukan sebelum itu kekal sah. Sesetengah perkhidmatan tidak dapat diberi tanpa data yang diperlukan.</p>',
      '<p>请在“设置”更改，或致函资料保护官 <a href="mailto:dpo@example.test">dpo@example.test</a>。撤回前的处理仍属合法；缺少必要资料时，部分服务将无法提供。</p>',
    ],
  }),
  answered('is-this-message-from-you', 'privacy', {
    question: [
      'Is this message really from you?',
      'Adakah mesej ini benar-benar daripada anda?',
      '这则讯息真的是你们发的吗？',
    ],
    short: [
      'We never ask for passwords, codes or card numbers, by telephone, SMS or e-mail.',
      'Kami tidak pernah meminta kata laluan, kod atau nombor kad melalui telefon, SMS atau e-mel.',
      '我们绝不会以电话、短信或电邮索取密码、验证码或卡号。',
    ],
    more: [
      '<p>If you are unsure, end the call and ring us on +60 3-2610 1000. If you have paid somebody already, call your bank and the national scam line 997 at once.</p>',
      '<p>Jika ragu, tamatkan panggilan dan telefon kami di +60 3-2610 1000. Jika anda sudah membayar, hubungi bank anda dan talian penipuan kebangsaan 997 dengan segera.</p>',
      '<p>若有疑问，请挂断后致电 +60 3-2610 1000。若已付款，请立即联络银行及全国反诈骗热线997。</p>',
    ],
  }),
];
