import { z } from 'zod';
import type { ApiCall } from '#src/platform/http/api-call.ts';

const failure = {
  type: 'object',
  required: ['status', 'message'],
  properties: {
    status: { const: false },
    message: { type: 'string' },
    code: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
};
const failureStatuses = {
  400: 'Malformed',
  401: 'Unknown key or token',
  404: 'Not found',
  409: 'Conflict',
  413: 'Too large',
  415: 'Not JSON',
  422: 'Invalid values',
  429: 'Too many; see Retry-After',
  503: 'Not available now',
};

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>;
  return rest as { properties?: Record<string, unknown>; required?: string[] };
};

/** The OpenAPI 3.1 document of all calls, from the schemas that validate them. */
export function openApiDocument(calls: readonly ApiCall[], site: { title: string; origin: string }) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const path = `/api/${call.path.replace(/:(\w+)/g, '{$1}')}`;
    (paths[path] ??= {})[call.method.toLowerCase()] = operation(call);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: site.title,
      version: '1.0.0',
      description: 'Every call carries X-API-KEY; calls that concern a guest carry a bearer token from auth/token.',
    },
    servers: [{ url: site.origin }],
    security: [{ apiKey: [] }, { apiKey: [], bearer: [] }],
    components: {
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'X-API-KEY' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Failure: failure },
    },
    paths,
  };
}

function operation(call: ApiCall) {
  const answer = jsonSchema(call.answer, 'input');
  const envelope = call.isTopLevel
    ? answer
    : { type: 'object', required: ['status', 'data'], properties: { status: { const: true }, data: answer } };
  return {
    summary: call.summary,
    tags: [call.tag],
    operationId: `${call.method} ${call.path}`.toLowerCase().replace(/[^a-z0-9]+/g, '_'),
    parameters: parameters(call),
    ...(call.body ? { requestBody: { required: true, content: bodiesOf(call) } } : {}),
    responses: {
      200: { description: 'Answer', content: { 'application/json': { schema: envelope } } },
      ...Object.fromEntries(
        Object.entries(failureStatuses).map(([status, description]) => [
          status,
          { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
        ]),
      ),
    },
  };
}

/** The request bodies of a call: JSON, and a form where it takes files. */
function bodiesOf(call: ApiCall) {
  const schema = jsonSchema(call.body!, 'input');
  const file = { type: 'string', format: 'binary' };
  const form = { ...schema, properties: { ...schema.properties, files: { type: 'array', items: file, maxItems: 5 } } };
  return { 'application/json': { schema }, ...(call.takesFiles ? { 'multipart/form-data': { schema: form } } : {}) };
}

function parameters(call: ApiCall) {
  const query = call.query ? jsonSchema(call.query, 'input') : {};
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(query.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: query.required?.includes(name) ?? false,
    schema,
  }));
  return [...inPath, ...inQuery];
}
