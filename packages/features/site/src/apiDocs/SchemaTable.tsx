import { type ApiSchema, useMessages } from '@segno/data';
import { Code, Link, Text } from '@segno/ui';
import { apiDocsMessages } from '../messages/apiDocs.en.ts';
import * as css from './ApiDocsScreen.css.ts';
import { limitsOf, propertiesOf, referenceName, typeOf } from './describe.ts';

interface SchemaTableProps {
  schema: ApiSchema;
  /** The name of the table. */
  label: string;
  /** Another text beside a name, such as where a parameter is. */
  noteOf?: (name: string) => string;
}

/** The properties of an object, with types, limits and links to other schemas. */
export function SchemaTable({ schema, label, noteOf }: SchemaTableProps) {
  const t = useMessages(apiDocsMessages);
  const rows = propertiesOf(schema);
  if (rows.length === 0) return <TypeName schema={schema} />;
  return (
    <section className={css.scroll} aria-label={label}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('api.column.name')}</th>
            <th scope="col">{t('api.column.type')}</th>
            <th scope="col">{t('api.column.limits')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, schema: property, isRequired }) => (
            <tr key={name}>
              <th scope="row">
                <Code>{name}</Code>{' '}
                <Text as="span" size="sm" tone="muted">
                  {[noteOf?.(name), isRequired && t('api.required')].filter(Boolean).join(', ')}
                </Text>
              </th>
              <td>
                <TypeName schema={property} />
              </td>
              <td>
                <Code>{limitsOf(property)}</Code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The type of a value; that of a named schema is a link to it. */
export function TypeName({ schema }: { schema: ApiSchema }) {
  const name = referenceName(schema) ?? (schema.items && referenceName(schema.items));
  const text = <Code>{typeOf(schema)}</Code>;
  return name === undefined ? text : <Link href={`/api-docs/schemas#${name}`}>{text}</Link>;
}
