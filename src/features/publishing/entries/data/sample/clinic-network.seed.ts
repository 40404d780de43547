import type { SampleEntry } from './sample-entry.seed.ts';
import { page } from './sample-page.seed.ts';

/** What the collaboration with the clinic network is, for the section's first page. */
export const clinicNetworkPages: readonly SampleEntry[] = [
  page('mccn/our-collaboration', {
    title: ['Our proud collaboration', 'Kerjasama kebanggaan kami', '我们引以为荣的合作'],
    summary: [
      'Melur Healthcare works with the Clearwater Clinic Network: more knowledge for your doctor, at no extra cost to you.',
      'Melur Healthcare bekerjasama dengan Clearwater Clinic Network: lebih banyak pengetahuan untuk doktor anda, tanpa kos tambahan.',
      'Melur Healthcare与Clearwater Clinic Network合作：让您的医生获得更多专业支持，您无需额外付费。',
    ],
    body: [
      `<h2>First in Malaysia</h2>
<p>Melur Healthcare is the first and only provider in Malaysia that works with the Clearwater Clinic Network, a group of hospitals around one of the large teaching clinics of the world. Two of our hospitals are members: <strong>Melur Tun Razak</strong> and <strong>Melur Petaling Jaya</strong>.</p>
<h2>What it means</h2>
<p>Illness does not always follow the textbook. When your doctor faces a question that is rare or difficult, he or she can ask colleagues who see the same illness every week. You stay in your own hospital, near your family, and your own doctor goes on treating you.</p>
<h2>What our doctors can use</h2>
<ul><li><strong>An online reference tool</strong> with the clinic’s tested knowledge, brought up to date every day.</li><li><strong>Expert consultation</strong>: a written answer from a specialist abroad, usually within a few working days.</li><li><strong>Tumour-board video conferences</strong>, in which cancer specialists of both sides talk through a case together.</li><li><strong>Consulting</strong> for the hospital on safety, nursing and the running of wards.</li><li><strong>Education</strong>: courses and visits for doctors, nurses and therapists.</li></ul>
<h2>What it does not mean</h2>
<p>The clinic does not own or run our hospitals, and its doctors do not treat you here. They advise; your doctor decides with you. Not every case needs such advice, and most do not.</p>
<h2>What it costs you</h2>
<p>Nothing. The resources of the network are part of your care, without a fee. Your data are shared only after you have agreed, for that one question.</p>
<h2>The health information library</h2>
<p>The network’s library is open to everybody: diseases, first aid, symptoms, tests and procedures, and questions. It is there to inform you and is <strong>not medical advice</strong>. If you are worried, see a doctor; in an emergency call 999.</p>`,
      `<h2>Pertama di Malaysia</h2>
<p>Melur Healthcare ialah penyedia pertama dan satu-satunya di Malaysia yang bekerjasama dengan Clearwater Clinic Network, sekumpulan hospital di sekitar salah sebuah klinik pengajaran yang besar di dunia. Dua hospital kami menjadi ahli: <strong>Melur Tun Razak</strong> dan <strong>Melur Petaling Jaya</strong>.</p>
<h2>Maksudnya kepada anda</h2>
<p>Penyakit tidak selalu seperti dalam buku. Apabila doktor anda menghadapi persoalan yang jarang atau sukar, doktor boleh bertanya kepada rakan yang melihat penyakit yang sama setiap minggu. Anda kekal di hospital sendiri, dekat dengan keluarga, dan doktor anda terus merawat anda.</p>
<h2>Apa yang boleh digunakan oleh doktor kami</h2>
<ul><li><strong>Rujukan dalam talian</strong> dengan pengetahuan klinik yang teruji, dikemas kini setiap hari.</li><li><strong>Perundingan pakar</strong>: jawapan bertulis daripada pakar di luar negara, biasanya dalam beberapa hari bekerja.</li><li><strong>Persidangan video lembaga tumor</strong>, tempat pakar kanser kedua-dua pihak membincangkan kes bersama.</li><li><strong>Khidmat nasihat</strong> kepada hospital tentang keselamatan, kejururawatan dan pengurusan wad.</li><li><strong>Pendidikan</strong>: kursus dan lawatan untuk doktor, jururawat dan ahli terapi.</li></ul>
<h2>Apa yang bukan maksudnya</h2>
<p>Klinik itu tidak memiliki atau mengurus hospital kami, dan doktornya tidak merawat anda di sini. Mereka memberi nasihat; doktor anda membuat keputusan bersama anda. Tidak semua kes memerlukan nasihat sedemikian.</p>
<h2>Kos kepada anda</h2>
<p>Tiada. Sumber rangkaian ini sebahagian daripada rawatan anda, tanpa bayaran. Data anda dikongsi hanya selepas anda bersetuju, bagi persoalan itu sahaja.</p>
<h2>Pustaka maklumat kesihatan</h2>
<p>Pustaka rangkaian terbuka kepada semua: penyakit, pertolongan cemas, gejala, ujian dan prosedur, serta soalan lazim. Ia memberi maklumat dan <strong>bukan nasihat perubatan</strong>. Jika risau, jumpa doktor; dalam kecemasan, hubungi 999.</p>`,
      `<h2>马来西亚首家</h2>
<p>Melur Healthcare是马来西亚首家、也是唯一与Clearwater Clinic Network合作的医疗机构。该网络由世界大型教学诊所之一及其合作医院组成。我们有两家医院是成员：<strong>Melur Tun Razak</strong>与<strong>Melur Petaling Jaya</strong>。</p>
<h2>这意味着什么</h2>
<p>疾病并不总按教科书发展。当您的医生遇到罕见或棘手的问题时，可以请教每周都诊治同类疾病的同行。您留在自己的医院、靠近家人，仍由原来的医生治疗。</p>
<h2>我们的医生可以使用</h2>
<ul><li><strong>线上参考工具</strong>：经验证的临床知识，每日更新。</li><li><strong>专家咨询</strong>：由国外专科医生书面答复，通常只需几个工作日。</li><li><strong>肿瘤会诊视频会议</strong>：双方癌症专科医生共同讨论病例。</li><li><strong>顾问服务</strong>：就安全、护理与病房管理向医院提供意见。</li><li><strong>教育</strong>：医生、护士与治疗师的课程与交流。</li></ul>
<h2>这不意味着什么</h2>
<p>该诊所并不拥有或管理我们的医院，其医生也不在此为您治疗。他们提供意见，由您的医生与您共同决定。并非每个病例都需要，多数都不需要。</p>
<h2>您的费用</h2>
<p>没有。网络资源是您治疗的一部分，不另收费。只有在您同意后，才会就该问题分享您的资料。</p>
<h2>健康资料库</h2>
<p>网络资料库对所有人开放：疾病、急救、症状、检查与治疗，以及常见问题。内容仅供参考，<strong>并非医疗建议</strong>。如有担忧请看医生；紧急情况请拨打999。</p>`,
    ],
  }),
];
