import { generateSpecs } from 'hono-openapi';
import type { Hono } from 'hono';
import { withExamples } from './api-examples.ts';

const failure = {
  type: 'object',
  required: ['status', 'message'],
  properties: {
    status: { const: false },
    message: { type: 'string' },
    code: { type: 'string' },
    errors: {
      type: 'object',
      description: 'The refused fields, each with what is wrong with it',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
  },
} as const;

/** The OpenAPI 3.1 document of all calls that are mounted, from the schemas that validate them. */
export async function openApiDocument(api: Hono, site: { title: string; origin: string }) {
  const document = await generateSpecs(api, {
    excludeStaticFile: false,
    defaultValidationErrorResponse: false,
    documentation: {
      info: {
        title: site.title,
        version: '1.0.0',
        description:
          'Every call carries X-API-KEY; calls that concern a guest carry a bearer token from auth/token. An answer is `{"status": true, "data": ...}`, a failure `{"status": false, "message": "...", "code"?: "...", "errors"?: {...}}` with the HTTP status that fits.',
      },
      servers: [{ url: site.origin }],
      security: [{ apiKey: [] }, { apiKey: [], bearer: [] }],
      components: {
        securitySchemes: {
          apiKey: { type: 'apiKey', in: 'header', name: 'X-API-KEY' },
          bearer: { type: 'http', scheme: 'bearer', description: "A guest's token, or that of a session" },
          partnerKey: { type: 'http', scheme: 'bearer', description: 'The key of another program (ENGINE_KEYS)' },
        },
        schemas: { Failure: failure as never },
      },
    },
  });
  return withExamples(document);
}
