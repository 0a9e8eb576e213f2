import {
  adminLinesQuery,
  adminLinesUrl,
  ApiError,
  directionOf,
  lineFilters,
  lineIssues,
  LinesFile,
  linesPerPage,
  pluralForms,
  saveLinesMutation,
  translate,
  useMessages,
  type Language,
  type LineFilter,
  type LocalizedLine,
} from '@segno/data';
import { Page, showErrorToast, useAddressQuery, useLeaveGuard } from '@segno/base';
import {
  Button,
  ButtonLink,
  EmptyState,
  FileTrigger,
  Inline,
  Link,
  Pagination,
  SearchField,
  Select,
  SelectItem,
  Stack,
  Tag,
  TagGroup,
  Text,
  TextArea,
  toast,
  ToggleButton,
} from '@segno/ui';
import { FormColumn } from '@segno/editing';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { ChangesBar } from '../form/ChangesBar.tsx';
import { laterChanges } from '../form/laterChanges.ts';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { messages } from '../messages/en.ts';
import { ContextFrame } from './ContextFrame.tsx';
import { linesHref, readLines, type LinesState } from './readLines.ts';

/** Counts that show every plural form of most languages. */
const sampleCounts = [0, 1, 2, 5, 11, 100];

/** How a line with plural forms reads for different counts. */
function samplesOf(language: string, line: string): string {
  const rules = new Intl.PluralRules(language);
  const seen = new Set<string>();
  return sampleCounts
    .filter((count) => !seen.has(rules.select(count)) && seen.add(rules.select(count)))
    .map((count) => translate(line, { count }, language))
    .join(' · ');
}

interface LineFieldProps {
  line: LocalizedLine;
  value: string;
  language: Language;
  error: string | undefined;
  onChange: (value: string) => void;
  onReset: (() => void) | undefined;
}

function LineField({ line, value, language, error, onChange, onReset }: LineFieldProps) {
  const t = useMessages(messages);
  const issues = value === '' ? [] : lineIssues(language, line.english, value);
  const fault = issues.map(({ kind, names }) => t(`line.${kind}`, { names: names.join(', ') })).join(' ');
  const hasPlurals = /\[[^\]]*\|/.test(value);
  return (
    <Stack space="xs">
      <TextArea
        label={<bdi lang="en">{line.english}</bdi>}
        lang={language}
        dir={directionOf(language)}
        description={[
          line.key,
          hasPlurals && issues.length === 0 && samplesOf(language, value),
          line.is_changed && t('localization.isChanged'),
        ]
          .filter(Boolean)
          .join(' — ')}
        value={value}
        isInvalid={fault !== '' || error !== undefined}
        errorMessage={fault || error}
        onChange={onChange}
      />
      {onReset && (
        <Inline>
          <Button size="sm" variant="ghost" onPress={onReset}>
            {t('localization.reset')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

/** The lines of a language: searched, changed, and exchanged with translators as a file. */
export function TranslateScreen({ language }: { language: Language }) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const state = readLines(useAddressQuery());
  const { data } = useSuspenseQuery(adminLinesQuery(language, state));
  const { mutateAsync, isPending } = useMutation(saveLinesMutation(language));
  const [changes, setChanges] = useState<Record<string, string | null>>({});
  const [errors, setErrors] = useState<Record<string, string | string[]>>({});
  const [text, setText] = useState(state.query);
  const [isInContext, setInContext] = useState(state.shown !== undefined);
  const changed = Object.keys(changes).length;
  useLeaveGuard(changed > 0, undefined);
  const show = (next: Partial<LinesState>) =>
    void navigate(linesHref(language, { ...state, page: 1, ...next }), { replace: true });
  const change = (key: string, value: string | null) => setChanges((all) => ({ ...all, [key]: value }));
  const save = async () => {
    try {
      await mutateAsync({ lines: changes });
      setChanges((present) => laterChanges(present, changes));
      setErrors({});
      toast(t('form.saved'));
    } catch (error) {
      if (error instanceof ApiError && error.fields) setErrors(error.fields);
      else showErrorToast(error);
    }
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      const lines = v.parse(LinesFile, JSON.parse(await file.text()));
      const { count, refused } = await mutateAsync({
        lines: Object.fromEntries(
          lines.flatMap(({ key, translation }) => (translation === '' ? [] : [[key, translation]])),
        ),
        skip_faulty: true,
      });
      toast(t('localization.imported', { count }));
      const [first] = refused;
      if (first)
        toast(t('localization.refused', { count: refused.length, line: first.key, reason: first.message }), {
          type: 'danger',
        });
    } catch (error) {
      if (error instanceof ApiError) showErrorToast(error);
      else toast(t('localization.noFile'), { type: 'danger' });
    }
  };
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return (
    <AdminFrame current="localizations">
      <Page
        title={name}
        description={<Link href="/admin/localizations">{t('form.back')}</Link>}
        actions={
          <Inline space="sm" wrap>
            <ToggleButton isSelected={isInContext} onChange={setInContext}>
              {t('context.open')}
            </ToggleButton>
            <ButtonLink variant="ghost" href={adminLinesUrl(language)} download="">
              {t('localization.export')}
            </ButtonLink>
            <FileTrigger acceptedFileTypes={['application/json']} onSelect={(files) => void read(files?.[0])}>
              <Button variant="ghost">{t('localization.import')}</Button>
            </FileTrigger>
          </Inline>
        }
      >
        <FormColumn
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <Stack space="lg">
            {isInContext && <ContextFrame onText={(shown) => show({ shown, query: '', filter: 'all' })} />}
            {state.shown !== undefined && (
              <TagGroup aria-label={t('context.shown')} onRemove={() => show({ shown: undefined })}>
                <Tag id="shown">{state.shown}</Tag>
              </TagGroup>
            )}
            <Inline space="sm" align="end" wrap>
              <SearchField
                aria-label={t('table.search')}
                placeholder={t('table.search')}
                value={text}
                onChange={setText}
                onSubmit={(query) => show({ query })}
                onClear={() => show({ query: '' })}
              />
              <Select
                aria-label={t('localization.filter')}
                value={state.filter}
                onChange={(key) => show({ filter: key as LineFilter })}
              >
                {lineFilters.map((each) => (
                  <SelectItem key={each} id={each}>
                    {t(`lines.${each}`)}
                  </SelectItem>
                ))}
              </Select>
              <Text size="sm" tone="muted">
                {t('localization.count', { count: data.total })}
              </Text>
            </Inline>
            <Text size="sm" tone="muted">
              {t('localization.forms', { forms: pluralForms(language).join(', ') })}
            </Text>
            {data.lines.length === 0 && (
              <EmptyState title={t('table.nothing')} description={t('table.nothingText')} />
            )}
            {data.lines.map((line) => {
              const error = errors[line.key];
              const given = changes[line.key];
              return (
                <LineField
                  key={line.key}
                  line={line}
                  language={language}
                  value={given === undefined ? line.line : (given ?? '')}
                  error={Array.isArray(error) ? error[0] : error}
                  onChange={(value) => change(line.key, value)}
                  onReset={line.is_changed && given === undefined ? () => change(line.key, null) : undefined}
                />
              );
            })}
            {data.total > linesPerPage && (
              <Pagination
                page={state.page}
                count={Math.ceil(data.total / linesPerPage)}
                hrefOf={(page) => linesHref(language, { ...state, page })}
              />
            )}
            <ChangesBar
              count={changed}
              isPending={isPending}
              onSave={() => void save()}
              onDiscard={() => {
                setChanges({});
                setErrors({});
              }}
            >
              {t('localization.unsaved', { count: changed })}
            </ChangesBar>
          </Stack>
        </FormColumn>
      </Page>
    </AdminFrame>
  );
}
