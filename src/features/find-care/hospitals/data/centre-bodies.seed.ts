/** What the pages of the twelve kinds of centres say in Malay and Chinese; the English words stand in centres-of-excellence.seed.ts. */
export const centreBodies: Readonly<Record<string, { ms: string; zh: string }>> = {
  'heart-centre': {
    ms: `Apabila serangan jantung disyaki, ambulans menelefon lebih awal dan pasukan menyambut anda di pintu {hospital}. Sasaran kami ialah membuka salur yang tersumbat dalam masa 90 minit selepas anda tiba.

Bagi yang lain, rentaknya lebih tenang. Pakar kardiologi, jururawat dan ahli farmasi berjumpa anda pada pagi yang sama, dan anda pulang dengan mengetahui kegunaan setiap ubat.

Selepas pembedahan atau serangan jantung, senaman dan nasihat selama dua belas minggu membantu anda yakin semula dengan jantung anda. Pasangan dialu-alukan pada setiap sesi.`,
    zh: `怀疑心脏病发时，救护车会先来电，团队在{hospital}门口迎接。我们的目标是在您抵达后90分钟内打通堵塞的血管。

其他病人的步调较从容。心脏科医生、护士和药剂师在同一个上午为您看诊，您回家时会清楚每种药的用途。

手术或心脏病发之后，十二周的运动与指导帮您重拾对心脏的信心。伴侣可以参加每一次课程。`,
  },
  'bone-and-joint-centre': {
    ms: `Tiada sesiapa di sini dihantar ke bilik bedah semata-mata kerana sekeping gambar. Kami melihat cara anda berjalan, apa yang perlu anda lakukan setiap hari dan tahap kesakitan, dan mencuba senaman, penurunan berat badan serta suntikan dahulu.

Jika sendi baharu pilihan yang tepat, anda berjumpa ahli fisioterapi sebelum pembedahan dan berlatih menggunakan tongkat. Kebanyakan pesakit di pusat kami berdiri pada hari pembedahan dan pulang selepas tiga malam.

Tulang patah dirawat pada hari ia berlaku. Telefon {phone} dan terus ke bilik simen.`,
    zh: `这里没有人会只因为一张影像就被送去手术。我们看您怎样走路、每天要做什么、有多痛，先试运动、减重和打针。

如果换关节是对的选择，手术前您会见到物理治疗师，先练习用拐杖。在本中心，多数人手术当天就能站立，三晚后回家。

骨折当天就看。请致电{phone}，直接到石膏室来。`,
  },
  'cancer-centre': {
    ms: `Diagnosis kanser membawa banyak temu janji. Di {hospital}, seorang jururawat menyelaraskan semuanya, menjawab panggilan anda dan menemani anda apabila anda tidak mahu bersendirian.

Pakar bedah, pakar onkologi, pakar radiologi dan pakar patologi membincangkan setiap pesakit dalam mesyuarat mingguan. Anda menerima nasihat mereka secara bertulis dan mempunyai masa untuk memikirkannya.

Kami menjaga kesakitan, tidur, makanan dan keluarga seteliti penyakit itu sendiri. Rawatan paliatif boleh bermula awal, di samping rawatan, dan bukan hanya pada penghujungnya.`,
    zh: `确诊癌症意味着许多预约。在{hospital}，一位护士会统筹安排、接听您的电话，您不想独自面对时，她会陪着您。

外科医生、肿瘤科医生、放射科医生和病理科医生每周开会讨论每一位病人。您会收到书面建议，并有时间考虑。

我们照顾疼痛、睡眠、饮食和家人，与照顾疾病本身一样用心。安宁疗护可以与治疗同时及早开始，而不只在最后。`,
  },
  'womens-centre': {
    ms: `Ramai wanita menangguhkan lawatan kerana malu atau sibuk mengurus orang lain. Bilik kami tertutup, doktor atau jururawat wanita sentiasa ada, dan lawatan pertama ialah perbualan.

Semasa hamil, anda berjumpa dua atau tiga orang yang sama sepanjang masa. Pelan kelahiran anda dibincangkan pada minggu ke-34 dan disimpan di muka pertama rekod anda.

Kemudian dalam hidup, kami membantu dengan putus haid, masalah pundi kencing dan pemeriksaan yang mengesan penyakit awal. Telefon {phone} untuk bertanya pemeriksaan mana yang sudah tiba masanya.`,
    zh: `许多妇女因害羞或忙着照顾家人而拖延看诊。我们的诊室私密，一定有女医生或女护士在场，第一次看诊只是谈谈。

怀孕期间，始终由同样的两三个人照顾您。第34周讨论分娩计划，并记在病历的第一页。

步入更年期后，我们协助应对更年期、膀胱问题，以及能及早发现疾病的检查。请致电{phone}，查询该做哪些检查。`,
  },
  'childrens-centre': {
    ms: `Kanak-kanak bukan orang dewasa kecil, jadi tiada apa-apa di sini dipinjam dari wad dewasa. Jarum lebih halus, katil lebih rendah, dan pakar permainan menunjukkan dengan anak patung apa yang akan berlaku seterusnya.

Ibu bapa yang risau di {town} boleh datang terus hingga pukul sepuluh malam. Jururawat memeriksa setiap kanak-kanak dalam sepuluh minit dan memberitahu berapa lama perlu menunggu.

Bagi asma, alahan, tumbesaran yang lambat dan masalah pembelajaran, kami mengadakan klinik hari bekerja yang tenang dengan temu janji yang lebih panjang.`,
    zh: `孩子不是缩小的大人，所以这里没有一样东西是从成人病房借来的。针更细，床更低，游戏辅导员用玩具熊示范接下来会发生什么。

{town}担心的父母，晚上十时之前可以直接前来。护士十分钟内看每个孩子，并告诉您还要等多久。

哮喘、过敏、发育迟缓和学习困难，我们在平日设有安静的门诊，看诊时间更长。`,
  },
  'stroke-and-brain-centre': {
    ms: `Bagi strok, setiap minit penting. Jika muka senget, lengan lemah atau pertuturan pelat, hubungi 999 serta-merta. Mesin imbasan di {hospital} dikosongkan sehingga anda tiba.

Pemulihan bermula pada hari kedua: berjalan, bertutur dan menelan dilatih sedikit demi sedikit tetapi kerap, dan keluarga diajar cara membantu.

Klinik ingatan kami mengambil masa sembilan puluh minit bagi lawatan pertama. Kami mendengar pesakit dan, secara berasingan, keluarganya.`,
    zh: `中风须分秒必争。如果脸歪、手臂无力或说话含糊，请立即拨打999。{hospital}的扫描仪会为您留着，直到您抵达。

康复从第二天开始：走路、说话和吞咽，每次少练、常常练，家人也学会怎样帮忙。

记忆门诊首诊需九十分钟。我们会听病人说，也会单独听家人说。`,
  },
  'eye-centre': {
    ms: `Kebanyakan orang datang ke Pusat Mata {hospital} kerana katarak. Pembedahan mengambil masa kira-kira dua puluh minit, anda sedar dan selesa, dan penglihatan lebih jelas pada keesokan harinya.

Diabetes dan glaukoma merosakkan penglihatan secara perlahan tanpa rasa sakit. Gambar sekali setahun menunjukkan perubahan tepat pada masanya.

Jangan memandu ke temu janji anda: titisan yang membesarkan anak mata akan mengaburkan penglihatan selama beberapa jam.`,
    zh: `多数人到{hospital}的眼科中心是为了白内障。手术约二十分钟，您保持清醒而舒适，第二天就看得更清楚。

糖尿病和青光眼会慢慢损害视力，而且没有任何感觉。每年拍一次照片，就能及时发现变化。

请不要开车赴诊：散瞳药水会使视力模糊数小时。`,
  },
  'digestive-centre': {
    ms: `Pedih ulu hati, kembung dan perubahan tabiat buang air adalah biasa, dan kebanyakannya mempunyai punca yang mudah. Kami bermula dengan cerita dan makanan anda, dan hanya membuat ujian yang akan mengubah rawatan.

Jika pemeriksaan kamera diperlukan, anda tidur ringan sepanjang prosedur dan bangun disambut secawan teh. Doktor memberitahu apa yang dilihat sebelum anda pulang.

Mulai umur 50 tahun, atau lebih awal jika ada kanser usus dalam keluarga, tanya tentang saringan. Ketumbuhan kecil dibuang pada masa itu juga.`,
    zh: `胃灼热、胀气和排便习惯改变都很常见，多数原因简单。我们先了解您的情况和饮食，只做会影响治疗的检查。

如果需要内窥镜检查，您会浅睡度过，醒来喝杯茶。离开之前，医生会告诉您看到了什么。

50岁起请询问筛检；家人患大肠癌者应更早。发现小增生，当场切除。`,
  },
  'kidney-centre': {
    ms: `Penyakit buah pinggang senyap pada mulanya. Jika anda menghidap diabetes atau tekanan darah tinggi, ujian darah dan air kencing setiap tahun mengesannya ketika masih banyak yang boleh diselamatkan.

Pakar diet kami merancang hidangan yang boleh dikongsi seisi keluarga. Ahli farmasi kami menyemak setiap ubat baharu, kerana banyak ubat melalui buah pinggang.

Apabila dialisis semakin hampir, anda melawat unit di {hospital}, berbual dengan pesakit yang menjalaninya, dan memilih antara rawatan di sini atau di rumah.`,
    zh: `肾病起初没有声息。有糖尿病或高血压的人，每年验血验尿，就能在还能挽救时发现。

营养师设计您和家人可以一起吃的餐食。药剂师检查每一种新药，因为许多药要经过肾脏。

快要洗肾时，您可以参观{hospital}的洗肾中心，与正在洗肾的人谈谈，再选择在这里或在家里进行。`,
  },
  'diabetes-centre': {
    ms: `Hidup dengan diabetes bermakna seratus keputusan kecil setiap hari. Kami membantu anda dengan keputusan yang paling bermakna dan membiarkan yang lain.

Dalam satu pagi, darah, mata, kaki dan buah pinggang anda diperiksa, dan anda berjumpa mereka yang boleh bertindak terhadap keputusannya. Mereka yang berpuasa pada bulan Ramadan mendapat pelan untuk bulan itu.

Pusat ini juga merawat masalah tiroid, tulang yang lemah dan penyakit hormon yang lain.`,
    zh: `与糖尿病共处，每天要做上百个小决定。我们帮您做好影响最大的那几个，其余的就放下。

一个上午之内，您可以验血、检查眼睛、双脚和肾脏，并见到能处理结果的人。斋戒月禁食的人会得到整个月的计划。

中心也治疗甲状腺问题、骨质疏松和其他激素疾病。`,
  },
  'lung-centre': {
    ms: `Sesak nafas menakutkan, dan selalunya ada lebih daripada satu punca. Ujian pernafasan, gambar dada dan berjalan sebentar bersama jururawat biasanya menunjukkan di mana perlu bermula.

Jerebu, asap dan habuk membebankan paru-paru di {town}. Kami mengajar anda menggunakan alat sedut dengan betul, yang membantu ramai orang lebih daripada ubat yang lebih kuat.

Jika anda berdengkur dan bangun letih, alat perakam kecil yang dipakai semalaman di rumah memberitahu kami sama ada nafas anda terhenti ketika tidur.`,
    zh: `气喘令人害怕，而且往往不止一个原因。做呼吸测试、拍胸片，再由护士陪着走一小段路，通常就知道该从哪里着手。

烟霾、烟尘使{town}居民的肺更辛苦。我们教您正确使用吸入器，这对许多人比换更强的药更有用。

如果打鼾、醒来疲倦，在家佩戴小型记录器一晚，就知道睡眠中有没有停止呼吸。`,
  },
  'urology-centre': {
    ms: `Sedikit sahaja kesakitan yang setanding dengan batu karang. Datang pada bila-bila masa: kami melegakan sakit dahulu, kemudian mencari kedudukan batu dan sama ada ia akan keluar sendiri.

Batu yang kekal boleh dipecahkan dengan gelombang bunyi atau dikeluarkan melalui saluran badan sendiri. Kebanyakan pesakit tidur di rumah pada malam itu.

Lelaki selalunya terlalu lama menunggu dengan masalah prostat. Perbualan kami sulit, ujiannya lebih mudah daripada yang disangka, dan ubat membantu kebanyakan mereka.`,
    zh: `很少疼痛像肾结石那样剧烈。任何时候都可以来：我们先止痛，再找出结石的位置，看它会不会自行排出。

排不出的结石，可用声波击碎，或经人体自然通道取出。多数病人当晚就能回家睡。

男性往往拖延前列腺问题太久。谈话是保密的，检查比想象的简单，药物对大多数人有效。`,
  },
};
