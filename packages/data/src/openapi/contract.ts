import * as v from 'valibot';

/** A JSON Schema as the description of the API has it. */
export interface ApiSchema {
  $ref?: string | undefined;
  type?: string | string[] | undefined;
  const?: unknown;
  default?: unknown;
  enum?: unknown[] | undefined;
  format?: string | undefined;
  pattern?: string | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  items?: ApiSchema | undefined;
  properties?: Record<string, ApiSchema> | undefined;
  required?: string[] | undefined;
  anyOf?: ApiSchema[] | undefined;
  oneOf?: ApiSchema[] | undefined;
  allOf?: ApiSchema[] | undefined;
}

const Schema: v.GenericSchema<ApiSchema> = v.looseObject({}) as unknown as v.GenericSchema<ApiSchema>;
const Content = v.object({ content: v.record(v.string(), v.object({ schema: Schema })) });

const ApiParameter = v.object({
  name: v.string(),
  in: v.picklist(['path', 'query', 'header']),
  required: v.optional(v.boolean(), false),
  schema: Schema,
});
export type ApiParameter = v.InferOutput<typeof ApiParameter>;

const Reference = v.object({ $ref: v.string() });

const ApiOperation = v.object({
  tags: v.array(v.string()),
  description: v.string(),
  parameters: v.optional(v.array(v.union([ApiParameter, Reference]))),
  requestBody: v.optional(Content),
  responses: v.record(v.string(), v.object({ content: v.optional(Content.entries.content) })),
});
export type ApiOperation = v.InferOutput<typeof ApiOperation>;

/** The part of an OpenAPI 3.1 description that the page about the API shows. */
export const ApiDescription = v.object({
  paths: v.record(v.string(), v.record(v.string(), ApiOperation)),
  components: v.object({ schemas: v.record(v.string(), Schema) }),
});
export type ApiDescription = v.InferOutput<typeof ApiDescription>;
