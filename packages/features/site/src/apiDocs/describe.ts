import type { ApiDescription, ApiOperation, ApiSchema } from '@segno/data';

/** An operation with its address. */
export interface Operation extends ApiOperation {
  method: string;
  path: string;
  /** Unique in the page: the method and the path. */
  id: string;
}

/** The name of the part with the schemas, beside those of resources. */
export const schemasName = 'schemas';

const methods = ['get', 'post', 'put', 'patch', 'delete'];

const idOf = (method: string, path: string) => `${method}${path.replaceAll(/[^\w-]+/g, '-')}`;

/** The operations by resource, each in the order of the description. */
export function operationsByResource({ paths }: ApiDescription): Map<string, Operation[]> {
  const found = new Map<string, Operation[]>();
  for (const [path, operations] of Object.entries(paths))
    for (const method of methods) {
      const operation = operations[method];
      if (!operation) continue;
      const resource = operation.tags[0] ?? '';
      const all = found.get(resource) ?? [];
      all.push({ ...operation, method: method.toUpperCase(), path, id: idOf(method, path) });
      found.set(resource, all);
    }
  return new Map([...found].toSorted(([one], [other]) => one.localeCompare(other)));
}

const reference = '#/components/schemas/';
export const referenceName = ({ $ref }: ApiSchema): string | undefined =>
  $ref?.startsWith(reference) ? $ref.slice(reference.length) : undefined;

/** The largest depth of an example: schemas can contain each other. */
const deepest = 6;

/** The type of a value in words of JSON Schema, such as `string | null`. */
export function typeOf(schema: ApiSchema): string {
  const name = referenceName(schema);
  if (name !== undefined) return name;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(typeOf))].join(' | ');
  if (schema.allOf) return schema.allOf.map(typeOf).join(' & ');
  if (schema.type === 'array') return `${schema.items ? typeOf(schema.items) : 'any'}[]`;
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  return schema.type ?? 'any';
}

/** The limits of a value, such as `1 – 100`. */
export function limitsOf({ minLength, maxLength, minimum, maximum, pattern }: ApiSchema): string {
  const range = (least: number | undefined, most: number | undefined) =>
    least === undefined && most === undefined ? [] : [`${least ?? '…'} – ${most ?? '…'}`];
  return [...range(minLength, maxLength), ...range(minimum, maximum), ...(pattern ? [pattern] : [])].join(
    ', ',
  );
}

/** A value that fits a schema. */
export function exampleOf(
  schema: ApiSchema,
  schemas: Readonly<Record<string, ApiSchema>>,
  depth = 0,
): unknown {
  const name = referenceName(schema);
  if (name !== undefined) {
    const target = schemas[name];
    return target && depth < deepest ? exampleOf(target, schemas, depth + 1) : {};
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return exampleOf(choice, schemas, depth);
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, schemas, depth))) as unknown;
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object': {
      const properties = Object.entries(schema.properties ?? {});
      if (depth >= deepest) return {};
      return Object.fromEntries(
        properties.map(([key, property]) => [key, exampleOf(property, schemas, depth + 1)]),
      );
    }
    case 'array':
      return schema.items && depth < deepest ? [exampleOf(schema.items, schemas, depth + 1)] : [];
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'string':
      return textExample(schema);
    default:
      return {};
  }
}

function textExample({ format, minLength = 0 }: ApiSchema): string {
  if (format === 'email') return 'nora@example.com';
  if (format === 'date') return '2026-11-23';
  if (format === 'date-time') return '2026-11-23T12:00:00.000Z';
  if (format === 'uri') return 'https://example.com';
  return 'text'.padEnd(minLength, ' text');
}

/** A property of an object, as a table shows it. */
export interface PropertyRow {
  name: string;
  schema: ApiSchema;
  isRequired: boolean;
}

/** The properties of an object. */
export const propertiesOf = ({ properties = {}, required = [] }: ApiSchema): PropertyRow[] =>
  Object.entries(properties).map(([name, schema]) => ({ name, schema, isRequired: required.includes(name) }));

/** The schema of the JSON body of a request or a response. */
export const jsonSchemaOf = (part: ApiOperation['responses'][string] | undefined): ApiSchema | undefined =>
  part?.content?.['application/json']?.schema;
