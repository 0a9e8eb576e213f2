import { Page } from '@segno/base';
import { accountSettingsPath, type ApiDescription, apiQuery, useMessages, useStartup } from '@segno/data';
import {
  EmptyState,
  Heading,
  Inline,
  Link,
  NavMenu,
  NavMenuItem,
  PasswordField,
  SearchField,
  Stack,
  Text,
} from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiDocsMessages } from '../messages/apiDocs.en.ts';
import * as css from './ApiDocsScreen.css.ts';
import { type Operation, operationsByResource, schemasName } from './describe.ts';
import { OperationView } from './OperationView.tsx';
import { SchemaTable } from './SchemaTable.tsx';

const pathOf = (resource: string) => `/api-docs/${resource}`;

/** The requests of the API by resource, made from its description (API-2). */
export function ApiDocsScreen({ params }: { params: { resource?: string } }) {
  const t = useMessages(apiDocsMessages);
  const { user } = useStartup();
  const { data: api } = useSuspenseQuery(apiQuery());
  const [words, setWords] = useState('');
  const [token, setToken] = useState('');
  const resources = operationsByResource(api);
  const names = [...resources.keys()];
  const current = params.resource ?? names[0] ?? '';
  const wanted = words.trim().toLowerCase();
  const found =
    wanted === ''
      ? (resources.get(current) ?? [])
      : [...resources.values()]
          .flat()
          .filter(({ method, path }) => `${method} ${path}`.toLowerCase().includes(wanted))
          .slice(0, 50);
  const isSchemas = wanted === '' && current === schemasName;
  return (
    <Page title={t('api.title')} description={<Text tone="muted">{t('api.text')}</Text>}>
      <div className={css.layout}>
        <Stack space="sm">
          <SearchField label={t('api.search')} value={words} onChange={setWords} />
          <div className={css.index}>
            <NavMenu aria-label={t('api.resources')} orientation="vertical" gap={2}>
              {[...names, schemasName].map((name) => (
                <NavMenuItem key={name} href={pathOf(name)} isCurrent={wanted === '' && name === current}>
                  {name === schemasName ? t('api.schemas') : name}
                </NavMenuItem>
              ))}
            </NavMenu>
          </div>
        </Stack>
        <Stack space="lg">
          {isSchemas ? (
            <Schemas api={api} />
          ) : (
            <>
              <PasswordField
                label={t('api.token')}
                description={
                  <Inline space="xs" wrap>
                    <span>{t('api.tokenText')}</span>
                    {user && <Link href={accountSettingsPath()}>{t('api.settings')}</Link>}
                  </Inline>
                }
                autoComplete="off"
                value={token}
                onChange={setToken}
              />
              {wanted === '' && (
                <Heading level={2} size="heading">
                  {current}
                </Heading>
              )}
              {found.length === 0 && (
                <EmptyState title={t('api.nothing')} description={t('api.nothingText')} />
              )}
              <Operations api={api} operations={found} token={token} />
            </>
          )}
        </Stack>
      </div>
    </Page>
  );
}

function Operations({
  api,
  operations,
  token,
}: {
  api: ApiDescription;
  operations: Operation[];
  token: string;
}) {
  return operations.map((operation) => (
    <OperationView key={operation.id} api={api} operation={operation} token={token} />
  ));
}

function Schemas({ api }: { api: ApiDescription }) {
  const t = useMessages(apiDocsMessages);
  return (
    <Stack space="lg">
      <Heading level={2} size="heading">
        {t('api.schemas')}
      </Heading>
      {Object.entries(api.components.schemas)
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([name, schema]) => (
          <section key={name} id={name} aria-labelledby={`schema-${name}`}>
            <Stack space="xs">
              <Heading level={3} size="lg" id={`schema-${name}`}>
                {name}
              </Heading>
              <SchemaTable schema={schema} label={t('api.fields', { name })} />
            </Stack>
          </section>
        ))}
    </Stack>
  );
}
