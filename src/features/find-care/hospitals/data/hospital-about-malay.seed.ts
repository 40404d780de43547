type Paragraphs = readonly [known: string, serves: string, reach: string];

/** What each hospital is, whom it serves and the way there, in Malay; the English words stand in hospital-texts.seed.ts. */
export const hospitalAboutMalay: Readonly<Record<string, Paragraphs>> = {
  'melur-tun-razak': [
    'Melur Tun Razak ialah hospital pertama kumpulan ini dan masih yang terbesar. Pesakit dengan penyakit yang jarang atau sukar dirujuk kepada kami dari hospital Melur yang lain, jadi ramai pakar kami menumpukan satu bidang yang khusus dan banyak pengalaman merawatnya.',
    'Kami merawat pekerja pejabat dari menara berhampiran, keluarga dari Ampang dan Setapak, serta pesakit yang terbang dari negara lain. Kaunter antarabangsa kami membantu dengan anggaran kos, bilik hotel dan jurubahasa sebelum anda bertolak.',
    'Kami terletak sepuluh minit berjalan kaki dari stesen Ampang Park. Pemandu membelok dari Jalan Tun Razak ke Lorong Ampang Hijau; tempat letak kereta ada empat tingkat dan lifnya terbuka di sebelah kaunter utama.',
  ],
  'melur-sentul': [
    'Sentul membesar di sekeliling bengkel kereta api, dan banyak keluarga di sini sudah tiga generasi menetap. Kami mengenali datuk nenek dan cucu mereka, dan banyak kerja kami ialah merawat kanak-kanak serta diabetes dan penyakit buah pinggang pada peringkat awal.',
    'Kebanyakan pesakit kami tinggal dalam jarak dua puluh minit dari hospital. Klinik malam pada hari bekerja sesuai untuk mereka yang bekerja di bandar, dan unit dialisis bermula awal pagi supaya pesakit masih boleh pergi bekerja.',
    'Naik Komuter atau LRT ke Sentul, kemudian bas sebentar. Tempat letak kereta ada di belakang bangunan, masuk dari Jalan Sentul Permai, dan di hadapan ada tempat turun berbumbung untuk kerusi roda.',
  ],
  'melur-cheras': [
    'Kira-kira seribu bayi lahir di Melur Cheras setiap tahun. Bilik bersalin, dewan bedah dan unit jagaan bayi berada di satu tingkat, jadi ibu dan anak tidak pernah berjauhan.',
    'Cheras ialah tempat rumah teres, pasar dan sekolah, dan kami merawat terseliuh, demam dan lutut haus dalam kehidupan seharian serta penyakit yang serius. Bahasa Kantonis, Mandarin, Melayu dan Tamil dituturkan di setiap kaunter.',
    'Stesen MRT Taman Midah berdekatan dan van ulang-alik menunggu kereta api dari 7 pagi hingga 7 malam. Jika berkereta, ikut papan tanda dari Jalan Cheras; tiga puluh minit pertama letak kereta adalah percuma.',
  ],
  'melur-bangsar': [
    'Melur Bangsar dirancang untuk mereka yang tidak perlu lama di hospital. Kebanyakan pembedahan di sini ialah pembedahan harian: anda datang pada waktu pagi, dan jururawat menelefon anda di rumah pada malam itu juga.',
    'Pesakit kami datang dari Bangsar, Damansara Heights dan universiti di Pantai. Pasangan datang dari jauh untuk klinik kesuburan, yang mempunyai pintu masuk sendiri dan makmal di tingkat yang sama.',
    'Stesen Bangsar hanya lima minit berkereta. Lorong ke atas bukit sempit, jadi kami mencadangkan teksi atau khidmat valet; pengguna kerusi roda boleh meminta pintu masuk rata di sebelah utara.',
  ],
  'melur-petaling-jaya': [
    'Pusat kanser kami mengumpulkan pakar bedah, pakar onkologi, pakar radiologi dan jururawat yang mengenali anda di satu meja setiap hari Selasa. Anda pulang dengan satu pelan, bukan empat pendapat.',
    'Petaling Jaya dibina sebagai bandar terancang pertama di Malaysia dan ramai penduduk asalnya kini pesakit kami yang lebih berumur. Kami menyediakan klinik ingatan, klinik jatuh dan penjagaan di rumah untuk mereka, serta klinik kanak-kanak yang sibuk untuk cucu mereka.',
    'Dari Lebuhraya Persekutuan, ambil susur keluar ke pusat bandar dan ikut Persiaran Seksyen Melati. Stesen Taman Jaya berdekatan, dan bas bandar 780 berhenti di pintu pagar.',
  ],
  'melur-shah-alam': [
    'Dengan stadium, tasik dan dua universiti sebagai jiran, tidak hairanlah pasukan perubatan sukan kami sibuk. Mereka merawat pemain bola hujung minggu dengan teliti, sama seperti atlet negeri.',
    'Keluarga Shah Alam masih muda, dan klinik kanak-kanak serta bersalin dibuka pada hari Sabtu untuk ibu bapa yang bekerja. Surau di tingkat dua ada ruang untuk pesakit berkerusi roda.',
    'Kami sepuluh minit dari masjid biru, di tepi tasik Persiaran Kayangan. Bas bandar percuma berhenti di luar, dan stesen Komuter Batu Tiga tidak jauh dengan kereta.',
  ],
  'melur-klang': [
    'Klang bekerja siang dan malam, begitu juga kami. Pasukan kecemasan kami biasa dengan kecederaan dari pelabuhan dan kilang, dan makmal jantung kami mempunyai petugas pada setiap jam sepanjang tahun.',
    'Kami merawat penduduk Klang lama di kedua-dua belah sungai, pekan pelabuhan dan kampung ke arah Kapar. Bahasa Hokkien dan Tamil didengari di sini sekerap bahasa Melayu, dan kakitangan kami menuturkan ketiga-tiganya.',
    'Hospital ini dekat dengan stesen Komuter Klang, selepas Little India. Pemandu dari Pelabuhan Klang ikut Jalan Kota Raja; ambulans mempunyai lorong sendiri di sisi bangunan.',
  ],
  'melur-kajang': [
    'Kajang terkenal dengan sate, dan pakar diet kami tidak segan membincangkannya. Jururawat diabetes mengajar seisi keluarga cara menikmati makanan tempatan sambil mengekalkan gula dalam darah.',
    'Pesakit kami ialah penduduk pekan, kakitangan universiti dari Bangi dan keluarga di taman baharu Semenyih. Ramai kanak-kanak berjumpa pakar kanak-kanak yang sama sejak lahir hingga sekolah menengah.',
    'Laluan MRT berakhir di stesen Kajang, sepuluh minit dengan bas. Tempat letak kereta di aras tanah, dinaungi bumbung solar, dengan petak untuk ibu bapa dan pemandu kurang upaya di sebelah pintu.',
  ],
  'melur-rawang': [
    'Sebelum kami dibuka, penduduk Rawang terpaksa memandu ke Kuala Lumpur untuk membuat imbasan. Kini kebanyakan pengimejan dibuat pada hari doktor memintanya, dan gambarnya sudah di skrin doktor sebelum anda naik semula.',
    'Perumahan baharu membawa keluarga muda ke sini, manakala kuari dan kilang membawa kecederaan kerja. Pakar bedah tangan dan tulang kami merawat kecederaan di taman permainan dan di bengkel.',
    'Keluar dari Lebuhraya Utara–Selatan di Rawang dan ikut papan tanda ke Anggun. Stesen Komuter lima belas minit jauhnya, dan van kami bertolak dari situ setiap jam.',
  ],
  'melur-kuala-selangor': [
    'Kami antara hospital yang lebih kecil dalam kumpulan ini dan bangga kerana anda tidak perlu menunggu lama. Bagi pembedahan yang memerlukan pasukan besar, kami menghantar anda ke Klang atau Tun Razak dan menjaga anda semula apabila anda pulang.',
    'Nelayan, petani dan pekedai ialah kebanyakan pesakit kami. Pakar pelawat mengadakan klinik di sini setiap minggu, supaya pemeriksaan mata atau ujian jantung tidak mengambil sehari bekerja.',
    'Ikut jalan pantai dari Klang atau lebuh raya Latar dari Rawang. Hospital ini di bawah Bukit Melawati, bertentangan dengan stesen bas.',
  ],
  'melur-johor-bahru': [
    'Melur Johor Bahru ialah tempat hospital kami di selatan menghantar kes yang paling sukar. Ia mempunyai dua makmal jantung, pemecut linear dan unit rawatan rapi bayi baharu lahir.',
    'Kira-kira sepertiga pesakit kami tinggal atau bekerja di seberang Tambak. Kami memberi harga lebih awal, menjawab terus kepada syarikat insurans di Singapura, dan menawarkan konsultasi video supaya rawatan susulan tidak memerlukan anda merentas sempadan.',
    'Kami sepuluh minit berkereta dari JB Sentral. Dari kompleks kastam, ambil susur keluar ke Stulang; van ulang-alik juga bertolak dari stesen setiap setengah jam.',
  ],
  'melur-pasir-gudang': [
    'Pasukan paru-paru kami belajar daripada pengalaman tentang bahaya wap bahan kimia, dan menyediakan katil, penawar serta bilik dekontaminasi. Mereka juga mengendalikan sekolah asma untuk kanak-kanak di kawasan ini.',
    'Kebanyakan pesakit kami bekerja di pelabuhan, loji penapisan atau limbungan, atau pasangan mereka bekerja di situ. Pemeriksaan kesihatan untuk seluruh syarikat dibuat pada hari Sabtu.',
    'Hospital ini berhampiran stadium bandar. Dari Johor Bahru, ikut Lebuhraya Pasir Gudang hingga persimpangan terakhir; bas dari Masai berhenti di luar.',
  ],
  'melur-kluang': [
    'Kluang terkenal dengan kopi kereta api, dan kafe kami menghidangkannya kepada sesiapa yang berpuasa untuk ujian darah. Pemeriksaan perut dan usus dibuat dengan lembut di sini dan diterangkan dengan bahasa mudah.',
    'Ladang mengelilingi pekan ini, dan petani yang berumur ialah pesakit kami yang paling setia. Kami memeriksa mata, sendi dan tekanan darah mereka, selalunya dalam satu pagi, supaya anak mereka hanya perlu bercuti sehari.',
    'Kami lima minit berjalan kaki dari stesen. Jika berkereta, keluar dari lebuh raya di Ayer Hitam; tempat letak kereta terbuka ada di hadapan bangunan.',
  ],
  'melur-muar': [
    'Pembuat perabot Muar mempunyai tangan yang mahir, dan kami mahir merawatnya. Pasukan bedah tangan dan pemulihan bekerja di koridor yang sama, jadi senaman bermula sehari selepas pembedahan.',
    'Kami merawat penduduk Muar, Tangkak dan Ledang serta kampung di kedua-dua tebing. Keluarga di sini menjaga ibu bapa di rumah, dan jururawat kami datang membantu dengan luka, pemakanan dan ubat.',
    'Hospital ini di jalan tepi sungai, dua minit dari terminal bas. Susur keluar Tangkak di lebuh raya setengah jam jauhnya.',
  ],
  'melur-batu-pahat': [
    'Pusat buah pinggang kami mempunyai dua puluh empat kerusi dialisis yang menghadap taman. Doktor yang sama merawat pesakit lama sebelum dialisis, dan ramai yang tidak pernah memerlukannya.',
    'Pekerja tekstil, pemilik kedai dan keluarga kelapa sawit datang dari Batu Pahat, Yong Peng dan Parit Raja. Bahasa Hokkien ialah bahasa ruang menunggu kami; tiada sesiapa dikejar-kejar.',
    'Kami di jalan lingkaran di sebelah pasar besar. Susur keluar Yong Peng di lebuh raya tiga puluh lima minit jauhnya, dan ada bas dari Kluang dan Muar.',
  ],
  'melur-ipoh': [
    'Penduduk Ipoh antara yang paling berumur di Malaysia, dan hospital kami dibina untuk mereka. Pasukan strok boleh memberi ubat pelarut darah beku dalam sejam selepas anda tiba, siang dan malam.',
    'Pesakit datang dari seluruh Lembah Kinta dan dari tanah tinggi. Wad untuk warga emas mempunyai katil rendah, lampu lembut dan ruang untuk seorang saudara bermalam.',
    'Kami berhampiran lapangan terbang, sepuluh minit dari stesen kereta api Ipoh. Dari lebuh raya, ambil susur keluar Ipoh Selatan dan ikut Jalan Lapangan Perdana.',
  ],
  'melur-taiping': [
    'Taiping ialah bandar paling banyak hujan di semenanjung dan mungkin yang paling tenang. Taman pemulihan kami menghadap tasik, dan pesakit melangkah semula selepas pembedahan di bawah pokok hujan-hujan.',
    'Guru bersara, keluarga tentera serta penduduk Kamunting dan Kuala Sepetang memenuhi klinik kami. Temu janji sekurang-kurangnya dua puluh minit, kerana pesakit yang berumur ada lebih banyak untuk diceritakan.',
    'Kami lima minit dari stesen kereta api dan Taman Tasik. Dari lebuh raya, ambil susur keluar Changkat Jering atau Taiping Utara.',
  ],
  'melur-sitiawan': [
    'Apabila feri dari Pangkor membawa pesakit, kami dimaklumkan sebelum ia berlabuh. Doktor kecemasan kami bekerja rapat dengan pangkalan tentera laut, dan mengenali penyakit penyelam sebaik mereka mengenali serangan jantung.',
    'Kami merawat kampung nelayan, keluarga tentera laut dan masyarakat Foochow di Sitiawan. Pelancong yang bercuti juga datang, selalunya dengan luka terkena batu karang.',
    'Hospital ini di tengah pekan, lima belas minit dari jeti Lumut. Susur keluar Sitiawan di Lebuhraya Pantai Barat sepuluh minit jauhnya.',
  ],
  'melur-alor-setar': [
    'Sawah padi bermula di hujung tempat letak kereta kami. Leptospirosis, kecederaan di ladang dan patukan ular kerap dilihat dan dirawat oleh doktor kami, di samping penyakit jantung dan diabetes yang ada di setiap bandar.',
    'Pesakit datang dari Kedah dan dari seberang sempadan. Hospital mengikut hujung minggu negeri, Jumaat dan Sabtu: klinik dibuka dari Ahad hingga Khamis, kecemasan pada setiap masa.',
    'Kami dekat dengan menara dan stesen kereta api. Dari lebuh raya, ambil susur keluar Alor Setar Selatan; ada laluan berbumbung dari perhentian bas.',
  ],
  'melur-sungai-petani': [
    'Sungai Petani ialah bandar terbesar di Kedah dan kilangnya tidak pernah tidur. Klinik kami dibuka awal untuk mereka yang pulang dari syif malam, dan farmasi tidak pernah ditutup.',
    'Keluarga muda, pekebun kecil getah dan kelapa sawit serta pekerja kilang ialah pesakit kami. Wad kanak-kanak mempunyai bilik permainan yang dilukis oleh sebuah sekolah tempatan.',
    'Hospital ini di antara pekan lama dan lebuh raya, lima minit dari susur keluar Sungai Petani Selatan. Kereta api dari Pulau Pinang mengambil masa setengah jam.',
  ],
  'melur-kuching': [
    'Melur Kuching ialah pusat kami untuk Sarawak. Rawatan kanser, prosedur jantung dan pembedahan tulang belakang dibuat di sini supaya pesakit tidak perlu terbang ke semenanjung.',
    'Ramai pesakit kami mengambil masa berjam-jam melalui jalan atau sungai. Kami cuba mengatur ujian, konsultasi dan keputusan pada satu hari, dan rumah tumpangan di seberang jalan ada bilik untuk saudara-mara.',
    'Kami dua puluh minit dari lapangan terbang dan lima belas minit dari Waterfront. Bas ke Batu Kawa berhenti di pintu pagar.',
  ],
  'melur-miri': [
    'Miri berkembang daripada telaga minyak pertama Malaysia, dan pemeriksaan kecergasan untuk kerja luar pesisir ialah antara khidmat kami yang paling lama. Doktor kecemasan kami biasa berhubung melalui radio dengan pelantar dan lapangan terbang pedalaman.',
    'Jurutera, keluarga balak dan penduduk rumah panjang Baram berkongsi ruang menunggu kami, bersama jiran dari Brunei. Kakitangan kami menuturkan bahasa Iban, Kenyah dan Mandarin.',
    'Kami di jalan Lutong, lima belas minit dari lapangan terbang. Sempadan di Sungai Tujoh setengah jam jauhnya.',
  ],
  'melur-kuantan': [
    'Pada musim tengkujuh, kami menyediakan bot selain ambulans: wad, stor dan bekalan elektrik berada di atas paras banjir, dan hospital ini tidak pernah ditutup. Pasukan trauma dan tulang belakang berlatih bersama setiap bulan.',
    'Kami merawat penduduk Kuantan, Gebeng, Kemaman dan Pekan. Pekerja pelabuhan dan keluli datang untuk kesihatan pekerjaan, dan keluarga datang untuk bersalin di bilik yang menghadap laut.',
    'Hospital ini di jalan ke Teluk Cempedak. Susur keluar Lebuhraya Pantai Timur dua puluh minit jauhnya, dan lapangan terbang dua puluh lima minit.',
  ],
  'melur-temerloh': [
    'Temerloh ialah bandar ikan patin, di tengah-tengah antara dua pantai. Di sinilah mangsa kemalangan lebuh raya tiba dahulu, dan pasukan trauma kami yang kecil terlatih dan bersedia menerima mereka.',
    'Keluarga peneroka Felda serta penduduk Mentakab dan Jerantut ialah pesakit tetap kami. Pakar dari Kuantan dan Kuala Lumpur datang pada hari yang ditetapkan.',
    'Keluar dari Lebuhraya Pantai Timur di Temerloh; kami di tepi sungai, selepas pekan sari. Stesen bas sepuluh minit berjalan kaki.',
  ],
  'melur-bukit-mertajam': [
    'Dahulu orang menyeberangi jambatan untuk berjumpa pakar. Sejak kami dibuka, lebih ramai yang menyeberang ke arah sini: pusat mata kami melakukan lebih tiga ribu pembedahan katarak setahun.',
    'Kami merawat penduduk Seberang Perai, Kulim dan kilang di antaranya, serta pesakit dari Medan yang datang melalui lapangan terbang Pulau Pinang. Kaunter antarabangsa kami menyambut mereka dalam bahasa Indonesia, Hokkien dan Mandarin.',
    'Stesen Bukit Mertajam lima minit jauhnya. Dari mana-mana jambatan, ikut papan tanda ke Kulim; hospital di sebelah kiri selepas kaki bukit.',
  ],
  'melur-kota-bharu': [
    'Ramai pesakit kami meminta doktor wanita, dan dalam bidang bersalin, payudara dan kanak-kanak mereka sentiasa akan menemuinya. Dapur hospital kami dikenali sebaik pakar bedah kami, dan memasak makanan Kelantan dengan cara yang sihat.',
    'Peniaga pasar, guru dan keluarga dari Pasir Mas hingga Bachok datang kepada kami. Klinik mengikut hujung minggu negeri, Jumaat dan Sabtu; rawatan kecemasan tidak pernah berhenti.',
    'Kami sepuluh minit dari lapangan terbang di jalan ke Pengkalan Chepa. Ada tempat letak kereta yang luas dan surau berbumbung di sebelahnya.',
  ],
  'melur-kangar': [
    'Perlis ialah negeri terkecil, dan kami hospital jirannya. Doktor yang memasukkan anda ke wad biasanya doktor yang menghantar anda pulang, dan keluarga boleh menelefon wad terus.',
    'Petani tebu dan padi, pelajar serta peniaga dari Padang Besar ialah pesakit kami. Mereka yang memerlukan pembedahan jantung atau otak dihantar ke Alor Setar atau Bukit Mertajam dengan ambulans kami sendiri.',
    'Hospital ini sepuluh minit dari stesen bas Kangar, dan tiga puluh minit dari feri Kuala Perlis ke Langkawi. Stesen kereta api terdekat ialah Arau.',
  ],
  'melur-kota-kinabalu': [
    'Pendaki gunung dan penyelam menjadikan kami berbeza: doktor kecemasan kami mengenali penyakit altitud sebaik penyakit penyahmampatan. Bagi rakyat Sabah, kami tempat rawatan jantung kanak-kanak, buah pinggang dan kanser yang dekat dengan rumah.',
    'Pesakit datang dari Tuaran hingga Sipitang dan dari pedalaman Keningau serta Ranau. Bahasa Kadazan Dusun, Bajau dan Hakka dituturkan di wad, dan pekerja sosial membantu dengan perjalanan serta penginapan.',
    'Kami sepuluh minit dari pusat bandar dan lima belas minit dari lapangan terbang, di atas bukit Luyang. Bas bandar berhenti di pintu utama.',
  ],
  'melur-seremban': [
    'Seremban melatih jururawat kami yang pertama, dan kolejnya masih di belakang hospital. Pelajar belajar di sisi kakitangan berpengalaman, dan pesakit memberitahu kami bahawa loceng mereka cepat dijawab.',
    'Kami merawat penduduk yang bekerja di ibu kota, keluarga tentera dari Port Dickson dan Rasah, serta kampung hingga ke Kuala Pilah. Klinik malam dan hari Sabtu paling sibuk.',
    'Komuter dan kereta api laju berhenti sepuluh minit dari kami. Dari Lebuhraya Utara–Selatan, ambil susur keluar Seremban dan ikut Jalan Rasah.',
  ],
};
