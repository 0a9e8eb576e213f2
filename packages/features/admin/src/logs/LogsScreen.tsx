import {
  errorLogPath,
  adminErrorsQuery,
  adminSchedulesQuery,
  runScheduleMutation,
  useFormatLocale,
  useMessages,
  useStartup,
} from '@segno/data';
import { LinkTabs, Page, showErrorToast } from '@segno/base';
import {
  Accordion,
  AccordionItem,
  Button,
  ButtonLink,
  Card,
  Cell,
  Column,
  EmptyState,
  formattersOf,
  Row,
  SearchField,
  Stack,
  Table,
  TableBody,
  TableHeader,
  Text,
  toast,
  useIsPhone,
} from '@segno/ui';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { messages } from '../messages/en.ts';
import * as css from './MailPreview.css.ts';
import { AdminTableScreen } from '../table/AdminTableScreen.tsx';
import { mailsView } from '../views/logViews.ts';
import { useJobName } from './useJobName.ts';

export const logNames = ['schedule', 'error', 'outgoing-email'] as const;
export type LogName = (typeof logNames)[number];

/** What the server does by itself: repeated jobs, errors, and messages that wait. */
export function LogsScreen({ params: { log = 'schedule' } }: { params: { log?: LogName } }) {
  const t = useMessages(messages);
  const tabs = (
    <LinkTabs
      label={t('log.which')}
      tabs={logNames.map((name) => ({
        href: `/admin/logs/${name}`,
        label: t(`log.${name}`),
        isCurrent: name === log,
      }))}
    />
  );
  if (log === 'outgoing-email') return <AdminTableScreen view={mailsView} above={tabs} current="logs" />;
  return (
    <AdminFrame current="logs">
      <Page
        title={t('page.logs')}
        actions={
          log === 'error' && (
            <ButtonLink href={errorLogPath} variant="ghost" download="">
              {t('log.download')}
            </ButtonLink>
          )
        }
      >
        <Stack space="lg">
          {tabs}
          {log === 'schedule' ? <Schedule /> : <Errors />}
        </Stack>
      </Page>
    </AdminFrame>
  );
}

function Schedule() {
  const t = useMessages(messages);
  const format = formattersOf(useFormatLocale());
  const timeZone = useStartup().user?.timezone ?? 'UTC';
  const { data: schedules } = useSuspenseQuery(adminSchedulesQuery());
  const isPhone = useIsPhone();
  const nameOf = useJobName();
  const { mutateAsync: runNow, isPending, variables } = useMutation(runScheduleMutation());
  const run = async (kind: string) => {
    try {
      await runNow(kind);
      toast(t('jobs.started'));
    } catch (error) {
      showErrorToast(error);
    }
  };
  if (schedules.length === 0)
    return <EmptyState title={t('table.empty')} description={t('log.noSchedule')} />;
  const timeOf = (next: string) => format.date(next, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const runButton = (kind: string) => (
    <Button
      size="sm"
      variant="ghost"
      isPending={isPending && variables === kind}
      aria-label={t('jobs.runNow', { kind: nameOf(kind) })}
      onPress={() => void run(kind)}
    >
      {t('log.runNow')}
    </Button>
  );
  if (isPhone)
    return (
      <Stack as="ul" space="sm" aria-label={t('log.schedule')}>
        {schedules.map(({ kind, next_at }) => (
          <li key={kind}>
            <Card
              padding="sm"
              variant="outlined"
              level={2}
              title={nameOf(kind)}
              description={`${t('jobs.next')}: ${timeOf(next_at)}`}
              actions={runButton(kind)}
            />
          </li>
        ))}
      </Stack>
    );
  return (
    <Table aria-label={t('log.schedule')}>
      <TableHeader>
        <Column id="kind" isRowHeader>
          {t('field.kind')}
        </Column>
        <Column id="next">{t('jobs.next')}</Column>
        <Column id="actions">{t('localization.actions')}</Column>
      </TableHeader>
      <TableBody items={schedules.map((each) => ({ ...each, id: each.kind }))}>
        {({ kind, next_at }) => (
          <Row id={kind} textValue={nameOf(kind)}>
            <Cell>
              <Stack space="2xs">
                {nameOf(kind)}
                <Text size="sm" tone="muted" translate="no">
                  {kind}
                </Text>
              </Stack>
            </Cell>
            <Cell>{timeOf(next_at)}</Cell>
            <Cell>{runButton(kind)}</Cell>
          </Row>
        )}
      </TableBody>
    </Table>
  );
}

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function Errors() {
  const t = useMessages(messages);
  const format = formattersOf(useFormatLocale());
  const timeZone = useStartup().user?.timezone ?? 'UTC';
  const { data: lines } = useSuspenseQuery(adminErrorsQuery());
  const [words, setWords] = useState('');
  const found = lines
    .map((line, index) => ({ line, index, json: JSON.stringify(line, null, 2) }))
    .filter(({ json }) => json.toLowerCase().includes(words.trim().toLowerCase()))
    .toReversed();
  if (lines.length === 0) return <EmptyState title={t('log.noErrors')} description={t('log.noErrorsText')} />;
  return (
    <Stack>
      <SearchField
        aria-label={t('table.search')}
        placeholder={t('table.search')}
        value={words}
        onChange={setWords}
      />
      {found.length === 0 ? (
        <EmptyState title={t('table.nothing')} description={t('table.nothingText')} />
      ) : (
        <Accordion headingLevel={2}>
          {found.map(({ line, index, json }) => {
            const time = typeof line.time === 'number' || typeof line.time === 'string' ? line.time : null;
            return (
              <AccordionItem
                key={index}
                id={String(index)}
                title={`${time === null ? '' : `${format.date(new Date(time).toISOString(), { dateStyle: 'medium', timeStyle: 'medium', timeZone })} · `}${textOf(line.msg) || t('log.error')}`}
              >
                <pre className={css.text}>{json}</pre>
              </AccordionItem>
            );
          })}
        </Accordion>
      )}
    </Stack>
  );
}
