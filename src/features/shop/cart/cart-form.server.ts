/** The cart's forms: parsed and applied; each mistake is shown beside its field and nothing typed is lost. */
import { choosePerson, listChoosablePersons } from '#src/features/patient/persons/persons.server.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { countAddress } from '#src/platform/rate-limit/rate-limit.server.ts';
import { isFailure, type Failure, type MessageText } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import { addLimit } from './cart.rules.ts';
import { addFormSchema, lineFormSchema } from './cart.schema.ts';
import { addToCart, noteCartPrices, removeFromCart, updateCartLine } from './cart-changes.server.ts';
import { fieldTexts, formInvalid } from './cart.errors.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets'>;
type AddPorts = Ports & Pick<App, 'pool' | 'logger'>;

/** The typed values of a line's form, to be shown again. */
export type TypedLine = Record<'line' | 'hospital_id' | 'cart_quantity' | 'person' | 'isSelected', string>;

export interface FormProblem {
  status: number;
  message: string;
  /** Messages by the name of the field. */
  fields: Record<string, string>;
  typed: TypedLine;
}

/** A person in the choice for a line. */
export interface CartPerson {
  value: string;
  name: string;
}

/** A patient's persons. A guest has none and says only whether the person treated is a citizen. */
export async function cartPersons(app: Pick<App, 'db' | 'clock' | 'secrets'>, actor: Actor): Promise<CartPerson[]> {
  if (actor.kind !== 'patient') return [];
  return (await listChoosablePersons(app, actor)).map(({ id, name }) => ({ value: id, name }));
}

/** Handles the form of a package's page: adds the package to the cart, or returns the problem. */
export async function addByForm(
  app: AddPorts,
  actor: Actor,
  input: { form: FormData; language: Language; clientAddress: string },
): Promise<FormProblem | null> {
  return explained(input, async (values) => {
    await countAddress(app, addLimit, input.clientAddress);
    const parsed = addFormSchema.safeParse(values);
    if (!parsed.success) throw invalid(parsed.error.issues);
    const { healthpackage_id, hospital_id, cart_quantity, person } = parsed.data;
    await addToCart(app, actor, {
      packageId: healthpackage_id,
      hospitalId: hospital_id,
      quantity: cart_quantity,
      ...(await personOf(app, actor, person ?? '')),
    });
  });
}

/** Handles a form of the cart by its intent: update, remove, noted. */
export async function changeByForm(
  app: Ports,
  actor: Actor,
  input: { form: FormData; language: Language },
): Promise<FormProblem | null> {
  return explained(input, async (values) => {
    if (values.intent === 'noted') return noteCartPrices(app, actor);
    if (values.intent === 'remove') return removeFromCart(app, actor, { lineId: lineOf(values) });
    const isSelected = values.isSelected === 'yes';
    // A line that is no longer on sale has no choices: it can only be unselected.
    if (values.hospital_id === undefined) return updateCartLine(app, actor, { lineId: lineOf(values), isSelected });
    const parsed = lineFormSchema.safeParse(values);
    if (!parsed.success) throw invalid(parsed.error.issues);
    const { line, hospital_id, cart_quantity, person } = parsed.data;
    await updateCartLine(app, actor, {
      lineId: line,
      hospitalId: hospital_id,
      quantity: cart_quantity,
      isSelected,
      ...(await personOf(app, actor, person)),
    });
  });
}

/** 'citizen', 'not_citizen', one of the patient's persons, or empty while not chosen. */
async function personOf(
  app: Ports,
  actor: Actor,
  choice: string,
): Promise<{ personId: string | null; personIsCitizen: boolean | null }> {
  if (choice === '') return { personId: null, personIsCitizen: null };
  if (choice === 'citizen' || choice === 'not_citizen')
    return { personId: null, personIsCitizen: choice === 'citizen' };
  const person = await choosePerson(app, actor, { personId: choice });
  return { personId: person.id, personIsCitizen: person.nationality === null ? null : person.nationality === 'MY' };
}

function lineOf(values: Record<string, string>): string {
  const parsed = lineFormSchema.shape.line.safeParse(values.line);
  // A text that is not an id matches no line.
  return parsed.success ? parsed.data : '00000000-0000-4000-8000-000000000000';
}

function invalid(issues: readonly { path: PropertyKey[] }[]): Failure {
  const wrong = new Set(issues.map(({ path }) => String(path[0])));
  const fields = Object.entries(fieldTexts).filter(([name]) => wrong.has(name));
  return formInvalid(Object.fromEntries(fields) as Record<string, MessageText>);
}

async function explained(
  { form, language }: { form: FormData; language: Language },
  work: (values: Record<string, string>) => Promise<void>,
): Promise<FormProblem | null> {
  const values = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']));
  try {
    await work(values);
    return null;
  } catch (error) {
    if (!isFailure(error)) throw error;
    const { status, text, fields = {} } = error.details;
    const locale = { locale: language };
    const { line = '', hospital_id = '', cart_quantity = '', person = '', isSelected = '' } = values;
    return {
      status,
      message: text({}, locale),
      typed: { line, hospital_id, cart_quantity, person, isSelected },
      fields: Object.fromEntries(Object.entries(fields).map(([name, words]) => [name, words({}, locale)])),
    };
  }
}
