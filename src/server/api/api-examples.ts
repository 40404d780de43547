/** Examples for the fields of the documents: by their names, wherever a field's shape takes the value. */

interface Shape {
  type?: string | string[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  [key: string]: unknown;
}

/** Invented people, as in the sample. The first value of a list that fits the shape is the field's example. */
const examples: Readonly<Record<string, readonly string[]>> = {
  name: ['Tan Mei Ling'],
  email: ['mei.ling@example.test'],
  phone: ['+60 12-345 6789'],
  phone_no: ['+60 12-345 6789'],
  password: ['a long sentence of your own'],
  code: ['482913', 'SAVE10'],
  otp_code: ['482913'],
  date: ['2026-12-01'],
  date_of_birth: ['1987-03-14'],
  id_number: ['870314-10-5126'],
  nationality: ['MY'],
  nric: ['******-**-5126'],
  person_id: ['4f6c1c0e-3d1b-4c53-9c55-0f6a3f1d2b77'],
  person_name: ['Tan Mei Ling'],
  patient_name: ['Tan Mei Ling'],
  firstname: ['Mei Ling'],
  reference: ['AK7Q2M9XD4', 'GK7Q2M9XD4', 'WK7Q2M9XD4'],
  orderID: ['MK7Q2M9XD4'],
  amount: ['1234.50'],
  total: ['RM1,234.50'],
  agreed_total: ['1234.50'],
  slug: ['example-ipoh'],
  hospital: ['example-ipoh'],
  hospital_slug: ['example-ipoh'],
  hospital_name: ['Example Hospital Ipoh'],
  doctor: ['dr-farah-iskandar'],
  doctor_name: ['Dr Farah Iskandar'],
  speciality: ['cardiology'],
  specialisation: ['cardiology'],
  gender: ['female'],
  language: ['en'],
  state: ['Perak'],
  city: ['Ipoh'],
  town: ['Ipoh'],
  postcode: ['30450'],
  line1: ['12 Jalan Raja Ekram'],
  country: ['MY'],
  location: ['ipoh'],
  near: ['ipoh'],
  letter: ['A'],
  year: ['2026'],
  month: ['11'],
  topic: ['heart'],
  keyword: ['heart'],
  q: ['heart'],
  title: ['Heart screening'],
  summary: ['What is looked at, how long it takes and what it costs.'],
  message: ['I would like to know whether I have to fast.'],
  reason: ['Chest pain when I climb stairs'],
  insurer: ['Permai Takaful'],
  card_number: ['PT 2024 118 7703'],
  policy_number: ['POL-118-7703'],
  valid_from: ['2026-01-01'],
  valid_until: ['2027-12-31'],
  visit_on: ['2026-12-01'],
  admission_date: ['2026-12-01'],
  arrives_on: ['2026-12-01'],
  leaves_on: ['2026-12-08'],
  starts_at: ['2026-12-01T09:00:00+08:00'],
  ends_at: ['2026-12-01T09:15:00+08:00'],
  published_at: ['2026-11-02T09:00:00+08:00'],
  updated_at: ['2026-11-02T09:00:00+08:00'],
  placed_at: ['2026-11-23T09:00:00+08:00'],
  expires_at: ['2026-11-23T10:00:00+08:00'],
  consent_version: ['2026-11-28'],
  privacy_notice_version: ['2026-11-28'],
  terms_version: ['2026-11-01'],
  url: ['/articles/heart'],
  path: ['/articles/heart'],
  promotion_code: ['SAVE10'],
  tin: ['IG12345678901'],
  cart_quantity: ['1'],
  client_reference: ['HIS-2026-004711'],
};

/** Adds the examples to every named field and parameter of a document that has none; the document itself is changed. */
export function withExamples<Document extends object>(document: Document): Document {
  visit(document);
  return document;
}

function visit(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  const { properties, in: place, name, schema } = part as Record<string, unknown>;
  if (properties) for (const [field, shape] of Object.entries(properties)) addExample(field, shape as Shape);
  if ((place === 'query' || place === 'path') && typeof name === 'string') addExample(name, schema as Shape);
  for (const inner of Object.values(part)) visit(inner);
}

function addExample(name: string, shape: Shape): void {
  const isOpen = shape.type === 'string' && !shape['enum'] && !('const' in shape) && !shape['examples'];
  const example = isOpen && examples[name]?.find((value) => fits(shape, value));
  if (example) shape['examples'] = [example];
}

function fits({ pattern, format, minLength = 0, maxLength = Infinity }: Shape, value: string): boolean {
  if (value.length < minLength || value.length > maxLength) return false;
  if (format === 'uuid' && !value.includes('-4')) return false;
  return !pattern || new RegExp(pattern, 'u').test(value);
}
