import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { App } from '#src/platform/app.ts';
import type { Admission } from '../requests/admission.ts';
import { apiCall, type ApiCall } from '#src/platform/http/api-call.ts';
import { createApi } from './api.ts';
import { featureCalls } from './api-calls.ts';
import { openApiDocument } from './openapi.ts';
import { seoCalls } from './seo-calls.ts';

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean; schema: { enum?: string[]; examples?: unknown[] } }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<
    string,
    { content: { 'application/json': { schema: Schema; examples?: Record<string, { value: object }> } } }
  >;
  security: Record<string, string[]>[];
}
interface Schema {
  allOf?: { properties?: { code: { enum: string[] } } }[];
  properties?: Record<string, { enum?: unknown[]; examples?: unknown[]; const?: unknown }>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}

const app = { config: { publicOrigin: 'http://localhost:3000', apiKeys: [] } } as unknown as App;
const mounted = [...featureCalls, ...seoCalls(app, () => Promise.reject(new Error('not rendered here')))];

const everyone: Admission = { isFull: () => false, run: (_lane, work) => work() };

async function documentOf(calls: readonly ApiCall[]): Promise<Document> {
  const api = createApi(app, calls, { limits: {} as never, clientAddressOf: () => '', admission: everyone });
  const document = await openApiDocument(api, { title: 'API', origin: 'http://localhost:3000' });
  return JSON.parse(JSON.stringify(document)) as Document;
}

let document: Document;
beforeAll(async () => {
  document = await documentOf(mounted);
});
const operation = (method: string, path: string) => document.paths[`/api/${path}`]![method]!;
const codesOf = ({ responses }: Operation, status: number) =>
  responses[status]?.content['application/json'].schema.allOf?.[1]?.properties?.code.enum;

describe('the document of the API', () => {
  it('is OpenAPI 3.1 by a validator that is not ours', async () => {
    expect(document.openapi).toBe('3.1.0');
    expect(await new Validator().validate(structuredClone(document) as never)).toMatchObject({ valid: true });
    const broken = structuredClone(document);
    broken.paths['/api/keyword']!['get']!.responses = {} as never;
    (broken as { info?: unknown }).info = undefined;
    expect(await new Validator().validate(broken as never)).toMatchObject({ valid: false });
  });

  it('describes every call that is mounted, and no other', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = mounted.map(({ method, path }) => `${method} /api/${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(described.toSorted()).toEqual(declared.toSorted());
    expect(new Set(declared).size).toBe(declared.length);
    expect(declared).toContain('POST /api/appointment/create');
  });

  it('names each operation once', () => {
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((one) => one.operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names the parameters of the query and of the path, with their choices', () => {
    const listing = operation('get', 'doctors/listing').parameters!;
    expect(listing.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['limit', 'offset', 'lang', 'specialisation']),
    );
    expect(listing.find(({ name }) => name === 'lang')!.schema.enum).toEqual(['en', 'ms', 'zh']);
    expect(operation('get', 'doctors/encoremed/{id}').parameters).toContainEqual(
      expect.objectContaining({ name: 'id', in: 'path', required: true }),
    );
  });

  it('says which calls take files as a form', () => {
    const content = Object.keys(operation('post', 'medical_card').requestBody!.content);
    expect(content).toEqual(['application/json', 'multipart/form-data']);
    expect(Object.keys(operation('post', 'order/add').requestBody!.content)).toEqual(['application/json']);
  });
});

describe('the failures of a call', () => {
  it('are its own and those of its kind, with their codes', () => {
    const create = operation('post', 'appointment/create');
    expect(codesOf(create, 409)).toContain('slot_taken');
    expect(codesOf(create, 422)).toEqual(expect.arrayContaining(['invalid', 'slot_past', 'idempotency_key_reused']));
    expect(codesOf(operation('get', 'doctors/individual'), 404)).toEqual(['doctor_unknown']);
    expect(operation('get', 'lists/gender').responses).not.toHaveProperty('404');
    expect(operation('get', 'lists/gender').responses).not.toHaveProperty('413');
  });

  it('are 403 where a patient is asked for the token of a private page, and only there or where the call says so', () => {
    expect(codesOf(operation('post', 'auth/draft'), 403)).toEqual(['zone']);
    expect(codesOf(operation('post', 'cares/form'), 403)).toEqual(['zone', 'access_ended']);
    expect(operation('get', 'doctors/listing').responses).not.toHaveProperty('403');
    for (const call of mounted.filter(({ access }) => access === 'patient'))
      expect(codesOf(operation(call.method.toLowerCase(), call.path), 403), call.path).toContain('zone');
  });

  it('each have an example', () => {
    const { content } = operation('get', 'keyword').responses['404']!;
    expect(content['application/json'].examples).toMatchObject({
      keyword_not_found: { value: { status: false, code: 'keyword_not_found' } },
    });
  });
});

describe('the Idempotency-Key', () => {
  it('is a parameter of each call that takes one, and of no other', async () => {
    const taking = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.values(methods)
        .filter(({ parameters = [] }) =>
          parameters.some(({ name, in: place }) => name === 'Idempotency-Key' && place === 'header'),
        )
        .map(() => path),
    );
    expect(taking).toEqual(
      expect.arrayContaining(['/api/appointment/create', '/api/order/add', '/api/order/reorder', '/api/cares/form']),
    );
    expect(taking).not.toContain('/api/appointment/cancel');
    expect(taking).toHaveLength(mounted.filter((call) => call.takesIdempotencyKey).length);
  });

  it('reaches a call alone that says that it takes one', async () => {
    const seen: (string | undefined)[] = [];
    const call = (path: string, takesIdempotencyKey: boolean) =>
      apiCall({
        method: 'POST',
        path,
        tag: 'Test',
        summary: 'Test',
        access: 'partner',
        takesIdempotencyKey,
        answer: z.object({}),
        handle: async ({ idempotencyKey }) => {
          seen.push(idempotencyKey);
          return {};
        },
      });
    const keyed = { config: { apiKeys: ['k'], partnerKeys: ['e'] } } as unknown as App;
    const api = createApi(keyed, [call('with', true), call('without', false)], {
      limits: { countWrite: async () => undefined, countRead: async () => undefined } as never,
      clientAddressOf: () => '',
      admission: everyone,
    });
    const headers = { 'x-api-key': 'k', authorization: 'Bearer e', 'idempotency-key': 'once' };
    for (const path of ['with', 'without'])
      expect((await api.request(`/api/${path}`, { method: 'POST', headers })).status).toBe(200);
    expect(seen).toEqual(['once', undefined]);
  });
});

describe('the examples', () => {
  it('stand at the fields of bodies and answers, and fit their shapes', () => {
    const body = operation('post', 'auth/register').requestBody!.content['application/json']!.schema;
    expect(body.properties!['email']!.examples).toEqual(['mei.ling@example.test']);
    const shapes = shapesWithExamples(document);
    expect(shapes.length).toBeGreaterThan(300);
    for (const shape of shapes)
      for (const example of shape.examples)
        expect(z.fromJSONSchema(shape as never).safeParse(example).success, JSON.stringify(shape)).toBe(true);
  });
});

function shapesWithExamples(part: unknown): { examples: unknown[] }[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = Array.isArray((part as { examples?: unknown }).examples) ? [part as { examples: unknown[] }] : [];
  return [...own, ...Object.values(part).flatMap(shapesWithExamples)];
}
