/** Writes the innovation challenge's submission template and guidelines into public/: node scripts/make-challenge-documents.mjs */
import { writeFileSync } from 'node:fs';
import { PDFDocument, StandardFonts, rgb } from 'pdf-lib';

const deep = rgb(14 / 255, 42 / 255, 71 / 255);
const teal = rgb(11 / 255, 107 / 255, 107 / 255);
const gold = rgb(201 / 255, 151 / 255, 59 / 255);
const ink = rgb(34 / 255, 49 / 255, 63 / 255);
const petals =
  'M32 33C20.4 16.7 23.4 5.3 32 5.5C40.6 5.3 43.6 16.7 32 33C43.9 16.9 55.7 16.3 58.2 24.5C61 32.6 51.1 39 32 33C51 39.3 55.2 50.4 48.2 55.2C41.4 60.5 32.2 53 32 33C31.8 53 22.6 60.5 15.8 55.2C8.8 50.4 13 39.3 32 33C12.9 39 3 32.6 5.8 24.5C8.3 16.3 20.1 16.9 32 33Z';
const [width, height, margin] = [595, 842, 56];

/** A document of A4 pages, written from top to bottom. */
async function paper(title, subtitle) {
  const pdf = await PDFDocument.create();
  pdf.setTitle(`${title}: K.R.A.F.T. Challenge 2025`);
  pdf.setAuthor('Melur Healthcare');
  pdf.setSubject(subtitle);
  pdf.setLanguage('en');
  // The same bytes on every run.
  pdf.setCreationDate(new Date('2025-02-01T00:00:00Z'));
  pdf.setModificationDate(new Date('2025-02-01T00:00:00Z'));
  const [plain, bold] = [
    await pdf.embedFont(StandardFonts.Helvetica),
    await pdf.embedFont(StandardFonts.HelveticaBold),
  ];
  let page;
  let y = 0;
  const turn = () => {
    page = pdf.addPage([width, height]);
    y = height - margin;
  };
  const room = (needed) => {
    if (y - needed < margin) turn();
  };
  const lines = (text, font, size, room_) =>
    text.split(' ').reduce(
      (all, word) => {
        const longer = all.at(-1) === '' ? word : `${all.at(-1)} ${word}`;
        if (font.widthOfTextAtSize(longer, size) <= room_) all[all.length - 1] = longer;
        else all.push(word);
        return all;
      },
      [''],
    );
  const write = (text, { font = plain, size = 11, color = ink, x = margin, gap = 6 } = {}) => {
    for (const line of lines(text, font, size, width - margin - x)) {
      room(size * 1.5);
      y -= size * 1.45;
      page.drawText(line, { x, y, size, font, color });
    }
    y -= gap;
  };
  turn();
  page.drawRectangle({ x: 0, y: height - 150, width, height: 150, color: deep });
  page.drawSvgPath(petals, { x: margin - 6, y: height - 34, borderColor: gold, borderWidth: 1.8 });
  page.drawText('K.R.A.F.T. CHALLENGE 2025', { x: margin + 78, y: height - 62, size: 12, font: bold, color: gold });
  page.drawText(title, { x: margin + 78, y: height - 92, size: 24, font: bold, color: rgb(1, 1, 1) });
  page.drawText(subtitle, { x: margin + 78, y: height - 114, size: 11, font: plain, color: rgb(1, 1, 1) });
  y = height - 172;
  return {
    heading(text) {
      room(60);
      y -= 8;
      write(text, { font: bold, size: 14, color: deep, gap: 2 });
    },
    text(text) {
      write(text);
    },
    point(text) {
      room(20);
      page.drawCircle({ x: margin + 5, y: y - 12, size: 2.2, color: gold });
      write(text, { x: margin + 18, gap: 3 });
    },
    /** A form field. */
    field(form, { name, label, hint, tall }) {
      room(tall + 46);
      write(label, { font: bold, color: teal, gap: 0 });
      write(hint, { size: 9, gap: 4 });
      const box = form.createTextField(name);
      if (tall > 30) box.enableMultiline();
      box.addToPage(page, {
        x: margin,
        y: y - tall,
        width: width - margin * 2,
        height: tall,
        borderColor: teal,
        borderWidth: 0.8,
        font: plain,
      });
      box.setFontSize(10);
      y -= tall + 12;
    },
    pdf,
    async save(path) {
      const pages = pdf.getPages();
      pages.forEach((sheet, index) =>
        sheet.drawText(`Melur Healthcare  |  K.R.A.F.T. Challenge 2025  |  page ${index + 1} of ${pages.length}`, {
          x: margin,
          y: 28,
          size: 8,
          font: plain,
          color: ink,
        }),
      );
      writeFileSync(path, await pdf.save({ useObjectStreams: false }));
    },
  };
}

async function template() {
  const sheet = await paper('Submission template', 'Fill in every part, in English, text only.');
  const form = sheet.pdf.getForm();
  sheet.text(
    'One proposal per team per category. Type into the boxes, save the file, and hand it in through the sign-up form before 30 September 2025.',
  );
  sheet.field(form, { name: 'project_title', label: '1. Project title', hint: 'At most 20 words.', tall: 28 });
  sheet.field(form, {
    name: 'category',
    label: '2. Category and theme',
    hint: 'Open, or University/College Students; and one of the seven themes.',
    tall: 28,
  });
  sheet.field(form, {
    name: 'team',
    label: '3. Team',
    hint: 'Names, organisation, and one e-mail address for all letters.',
    tall: 70,
  });
  sheet.field(form, {
    name: 'objective',
    label: '4. Objective',
    hint: 'Which problem do you want to solve, and for whom?',
    tall: 120,
  });
  sheet.field(form, {
    name: 'methodology',
    label: '5. Methodology',
    hint: 'What will you do, with whom, by when, and how will you measure it?',
    tall: 240,
  });
  sheet.field(form, {
    name: 'outcomes',
    label: '6. Expected outcomes',
    hint: 'What will be different, and how will you know?',
    tall: 200,
  });
  sheet.field(form, {
    name: 'enhancement',
    label: '7. Only for a resubmission',
    hint: 'What has been significantly enhanced since the earlier proposal?',
    tall: 90,
  });
  await sheet.save('public/kraft-challenge-2025-template.pdf');
}

const rules = [
  [
    'Who may take part',
    [
      'Consultants and students of Melur Healthcare',
      'University students and academics',
      'Individual innovators',
      'Small and medium enterprises registered in Malaysia',
    ],
  ],
  [
    'What to hand in',
    [
      'Text only, in English, in the submission template',
      'One proposal per team per category',
      'A project title, objective, methodology and expected outcomes',
      'A proposal may be sent again only if it has been significantly enhanced',
    ],
  ],
  ['How proposals are judged', ['Innovation', 'Impact', 'Feasibility', 'Presentation quality']],
  [
    'Themes',
    [
      'Clinical Excellence',
      'Patient Care',
      'Operational Efficiency',
      'Community Impact',
      'Sustainability in Healthcare',
      'Technology & Digitalisation',
      'Biotechnology & Pharmaceuticals',
    ],
  ],
  [
    'Dates',
    [
      'Proposals: 1 March to 30 September 2025',
      'Pitching: 1 to 30 October 2025',
      'Finalists announced: 1 November 2025',
      'Finale: 25 November 2025, at a healthcare trade event',
    ],
  ],
  [
    'Prizes, Category Open',
    [
      '1st RM35,000; 2nd RM20,000; 3rd RM10,000',
      'Best in Research RM5,000',
      '5 consolation prizes of RM5,000 each',
      "3 Judges' Special Awards of RM3,000 each",
    ],
  ],
  [
    'Prizes, Category University/College Students',
    ['1st RM10,000; 2nd RM7,000; 3rd RM5,000', '5 consolation prizes of RM2,000 each'],
  ],
];

async function guidelines() {
  const sheet = await paper('Guidelines', 'Who may take part, what to hand in, and how it is judged.');
  sheet.text(
    'The K.R.A.F.T. Challenge 2025 looks for ideas that make care in Malaysia better. You need not have a finished product: you need a problem that you have understood, a way to solve it, and a plan to find out whether it works.',
  );
  for (const [title, points] of rules) {
    sheet.heading(title);
    for (const text of points) sheet.point(text);
  }
  sheet.heading('Your idea stays yours');
  sheet.text(
    'Handing in a proposal gives nobody a right to your idea. The judges keep what they read to themselves. What is shown at the finale is chosen by you.',
  );
  sheet.heading('People and data');
  sheet.text(
    'Do not name patients or send anything by which a person could be recognised. Work with people needs the consent of an ethics committee before it begins.',
  );
  await sheet.save('public/kraft-challenge-2025-guidelines.pdf');
}

await template();
await guidelines();
