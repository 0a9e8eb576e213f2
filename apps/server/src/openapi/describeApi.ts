import * as contract from '@segno/data/contract';
import { ErrorBody, IdParam, maxPerPage, PageParams } from '@segno/data/contract';
import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { DeclaredResponse } from '../http/responds.ts';
import { readRoutes, type Route } from '../http/readRoutes.ts';
import type { Routes } from '../http/Routes.ts';
import type { RuleName } from '../http/rules.ts';
import type { Input } from '../http/validate.ts';

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** The records and responses of the contract, which the description contains once each, by name. */
const named = Object.fromEntries(
  Object.entries(contract).flatMap(([name, value]): [string, v.GenericSchema][] =>
    isSchema(value) &&
    (value as v.GenericSchema).type === 'object' &&
    !/(?:Input|Params|Param|Fields)$/.test(name)
      ? [[name, value]]
      : [],
  ),
);

/** JSON Schema has no counterpart for these: they change the value, or compare two fields. */
const shared = {
  target: 'draft-2020-12',
  errorMode: 'throw',
  ignoreActions: ['trim', 'check', 'partial_check', 'filter_items'],
} satisfies ConversionConfig;
const ofAnswers = {
  ...shared,
  typeMode: 'output',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
} satisfies ConversionConfig;
const ofInputs = {
  ...shared,
  typeMode: 'input',
  // Numbers in an address arrive as text and are converted.
  overrideSchema: ({ valibotSchema }) => {
    if (valibotSchema === IdParam.entries.id) return { type: 'integer', minimum: 1 };
    if (valibotSchema === PageParams.entries.perPage)
      return { type: 'integer', minimum: 1, maximum: maxPerPage };
    if (valibotSchema.type === 'file')
      return { type: 'string', contentMediaType: 'application/octet-stream' };
    return undefined;
  },
} satisfies ConversionConfig;

const withoutKeywords = (schema: object) =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema' && key !== '$defs'));

function responseSchema(schema: v.GenericSchema) {
  const name = Object.keys(named).find((each) => named[each] === schema);
  if (name) return { $ref: `#/components/schemas/${name}` };
  return withoutKeywords(toJsonSchema(schema, { ...ofAnswers, definitions: named }));
}

const inputSchema = (schema: v.GenericSchema) => withoutKeywords(toJsonSchema(schema, ofInputs));

const content = (schema: object, type = 'application/json') => ({ content: { [type]: { schema } } });

/** Each property of the path or the query as a parameter. */
function parameters({ part, schema }: Input) {
  const { properties = {}, required = [] } = inputSchema(schema) as {
    properties?: Record<string, object>;
    required?: string[];
  };
  const isPath = part === 'param';
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: isPath ? 'path' : 'query',
    required: isPath || required.includes(name),
    schema: property,
  }));
}

const ruleSentences: Partial<Record<RuleName, string>> = {
  everyone: 'For everybody, also people whose account is restricted.',
  anyone: 'For guests and signed-in people.',
  account: 'For signed-in people, also with an unverified or suspended account.',
  signedIn: 'For signed-in people.',
  notSuspended: 'For signed-in people, also with an unverified account.',
};

/** The headers of changes. */
const changeHeaders = ['XsrfToken', 'IdempotencyKey'];

const isChange = ({ method }: Route) => method !== 'GET';

function operation(route: Route, resource: string) {
  const body = route.inputs.find(({ part }) => part === 'json' || part === 'form');
  const bodyType = body?.part === 'form' ? 'multipart/form-data' : 'application/json';
  const given = [
    ...route.inputs.filter((input) => input !== body).flatMap(parameters),
    ...(isChange(route) ? changeHeaders.map((name) => ({ $ref: `#/components/parameters/${name}` })) : []),
  ];
  const toResponse = ({ schema, status }: DeclaredResponse) => [
    status,
    { description: 'Success', ...content(responseSchema(schema)) },
  ];
  return {
    tags: [resource],
    description: route.rules
      .map((rule) => ruleSentences[rule] ?? `Needs the permission \`${rule}\`.`)
      .join(' '),
    ...(given.length > 0 && { parameters: given }),
    ...(body && { requestBody: { required: true, ...content(inputSchema(body.schema), bodyType) } }),
    responses: {
      ...(Object.fromEntries(route.responses.map(toResponse)) as object),
      default: { $ref: '#/components/responses/Problem' },
    },
    ...(route.rules.some((rule) => rule === 'account' || rule === 'signedIn' || rule === 'notSuspended') && {
      security: [{ session: [] }],
    }),
  };
}

/** Describes the API as OpenAPI 3.1, from the rules and schemas that the routes declare (API-1). */
export function describeApi({ api, auth, secure }: Pick<Routes, 'api' | 'auth' | 'secure'>) {
  const paths: Record<string, Record<string, object>> = {};
  for (const [prefix, app] of [
    ['/api/v1', api],
    ['/auth', auth],
    ['/secure', secure],
  ] as const) {
    for (const route of readRoutes(app)) {
      const path = `${prefix}${route.path === '/' ? '' : route.path}`.replaceAll(/:(\w+)/g, '{$1}');
      const resource = prefix === '/api/v1' ? (route.path.split('/')[1] ?? '') : prefix.slice(1);
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, resource) };
    }
  }
  const schemas = Object.fromEntries(
    Object.entries(toJsonSchemaDefs(named, ofAnswers)).map(([name, schema]) => [
      name,
      withoutKeywords(schema),
    ]),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Segno',
      version: '1',
      description: 'docs/api.md describes errors, cursors, tokens and repeated requests.',
    },
    paths,
    components: {
      schemas,
      parameters: {
        XsrfToken: {
          name: 'X-XSRF-TOKEN',
          in: 'header',
          required: true,
          description: 'The value of the cookie XSRF-TOKEN.',
          schema: { type: 'string' },
        },
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'A change of a signed-in person is done once for each key.',
          schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
        },
      },
      responses: { Problem: { description: 'A problem', ...content(responseSchema(ErrorBody)) } },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'segno-session',
          description: 'The cookie of a session; over TLS `__Host-segno-session`.',
        },
      },
    },
  };
}
