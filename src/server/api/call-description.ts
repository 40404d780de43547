/** How OpenAPI describes a call: parameters, body, answer, failures and who may make it. */
import { resolver, type DescribeRouteOptions } from 'hono-openapi';
import { z } from 'zod';
import type { ApiCall } from '#src/platform/http/api-call.ts';
import { uploadLimits } from '#src/shared/uploads.ts';
import { errorsOf, failureWords } from './call-errors.ts';

/** What `describeRoute` writes into the document. The validator itself adds the parameters of the query. */
export function descriptionOf(call: ApiCall): DescribeRouteOptions {
  return {
    summary: call.summary,
    tags: [call.tag],
    operationId: `${call.method} ${call.path}`.toLowerCase().replace(/[^a-z0-9]+/g, '_'),
    security: security[call.access ?? 'guest'],
    parameters: [...pathParameters(call), ...(call.takesIdempotencyKey ? [idempotencyKey] : [])],
    ...(call.body ? { requestBody: { required: true, content: bodiesOf(call, call.body) } } : {}),
    responses: {
      200: { description: 'Answer', content: { 'application/json': { schema: answerOf(call) } } },
      ...failuresOf(call),
    },
  };
}

const security: Record<NonNullable<ApiCall['access']> | 'guest', Record<string, string[]>[]> = {
  guest: [{ apiKey: [] }, { apiKey: [], bearer: [] }],
  session: [{ apiKey: [] }, { apiKey: [], bearer: [] }],
  patient: [{ apiKey: [], bearer: [] }],
  partner: [{ apiKey: [], partnerKey: [] }],
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Chosen by the caller. The same request under the same key is done once; another request under it is refused.',
  schema: { type: 'string', examples: ['0b5e7c1e-3f0e-4a53-9f6b-3c2c8f6f1a10'] },
} as const;

function pathParameters(call: ApiCall) {
  return [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name: name!,
    in: 'path',
    required: true,
    schema: { type: 'string' as const },
  }));
}

function answerOf(call: ApiCall) {
  return resolver(call.isTopLevel ? call.answer : z.object({ status: z.literal(true), data: call.answer }));
}

/** A call that takes files can also be sent as a form. */
function bodiesOf(call: ApiCall, body: z.ZodType) {
  const json = { 'application/json': { schema: resolver(body) } };
  if (!call.takesFiles) return json;
  const { $schema: _, ...typed } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  const files = { type: 'array', items: { type: 'string', format: 'binary' }, maxItems: uploadLimits.files };
  const form = { ...typed, properties: { ...typed.properties, files } };
  return { ...json, 'multipart/form-data': { schema: form as { type: 'object' } } };
}

function failuresOf(call: ApiCall) {
  return Object.fromEntries(
    Object.entries(errorsOf(call)).map(([status, codes]) => [
      status,
      {
        description: failureWords[Number(status)]!,
        content: { 'application/json': { schema: failureSchema(codes), ...failureExamples(codes) } },
      },
    ]),
  );
}

function failureSchema(codes: readonly string[]) {
  const $ref = '#/components/schemas/Failure';
  return codes.length > 0
    ? { allOf: [{ $ref }, { type: 'object' as const, properties: { code: { enum: [...codes] } } }] }
    : { $ref };
}

function failureExamples(codes: readonly string[]) {
  if (codes.length === 0) return {};
  const message = 'What went wrong, in the language asked for.';
  return { examples: Object.fromEntries(codes.map((code) => [code, { value: { status: false, message, code } }])) };
}
