import { type ApiDescription, useMessages } from '@segno/data';
import { Accordion, AccordionItem, Card, Chip, Code, Heading, Inline, Stack, Text } from '@segno/ui';
import { apiDocsMessages } from '../messages/apiDocs.en.ts';
import * as css from './ApiDocsScreen.css.ts';
import { exampleOf, jsonSchemaOf, type Operation } from './describe.ts';
import { SchemaTable, TypeName } from './SchemaTable.tsx';
import { TryForm } from './TryForm.tsx';

interface OperationViewProps {
  api: ApiDescription;
  operation: Operation;
  token: string;
}

/** One request: its parameters, its body, its responses with an example, and a form that sends it. */
export function OperationView({ api, operation, token }: OperationViewProps) {
  const t = useMessages(apiDocsMessages);
  const { id, method, path, description, responses } = operation;
  const parameters = (operation.parameters ?? []).flatMap((each) => ('name' in each ? [each] : []));
  const body = jsonSchemaOf(operation.requestBody);
  const places = new Map(parameters.map((each) => [each.name, each.in]));
  const asSchema = {
    type: 'object',
    properties: Object.fromEntries(parameters.map((each) => [each.name, each.schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
  const described = Object.entries(responses).flatMap(([status, response]) => {
    const schema = jsonSchemaOf(response);
    return schema ? [{ status, schema }] : [];
  });
  return (
    <Card>
      <section aria-labelledby={id}>
        <Stack space="sm">
          <Heading level={3} size="lg" id={id}>
            <Inline space="xs" wrap>
              <Chip tone={method === 'GET' ? 'neutral' : 'accent'} size="sm">
                <span translate="no">{method}</span>
              </Chip>
              <Code className={css.path}>{path}</Code>
            </Inline>
          </Heading>
          <Text tone="muted">
            {description
              .split('`')
              .map((part, index) => (index % 2 === 1 ? <Code key={part}>{part}</Code> : part))}
          </Text>
          <Accordion headingLevel={4} allowsMultipleExpanded>
            {parameters.length > 0 && (
              <AccordionItem id="parameters" title={t('api.parameters')} keepMounted={false}>
                <SchemaTable
                  schema={asSchema}
                  label={t('api.parameters')}
                  noteOf={(name) => t(`api.in.${places.get(name) ?? 'query'}`)}
                />
              </AccordionItem>
            )}
            {body && (
              <AccordionItem id="body" title={t('api.body')} keepMounted={false}>
                <Stack space="sm">
                  <SchemaTable schema={body} label={t('api.body')} />
                  <Example value={exampleOf(body, api.components.schemas)} />
                </Stack>
              </AccordionItem>
            )}
            {described.length > 0 && (
              <AccordionItem id="responses" title={t('api.responses')} keepMounted={false}>
                <Stack space="sm">
                  {described.map(({ status, schema }) => (
                    <Stack key={status} space="xs">
                      <Text>
                        {status} <TypeName schema={schema} />
                      </Text>
                      <Example value={exampleOf(schema, api.components.schemas)} />
                    </Stack>
                  ))}
                </Stack>
              </AccordionItem>
            )}
            <AccordionItem id="try" title={t('api.try')} keepMounted={false}>
              <TryForm
                operation={operation}
                parameters={parameters.filter((each) => each.in !== 'header')}
                example={body && exampleOf(body, api.components.schemas)}
                token={token}
              />
            </AccordionItem>
          </Accordion>
        </Stack>
      </section>
    </Card>
  );
}

function Example({ value }: { value: unknown }) {
  const t = useMessages(apiDocsMessages);
  return (
    <pre className={css.code} aria-label={t('api.example')} dir="ltr">
      {JSON.stringify(value, null, 2)}
    </pre>
  );
}
