import { useMessages } from '@segno/data';
import { Button, Callout, Heading, Inline, Radio, RadioGroup, Stack, Text } from '@segno/ui';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { type EditingKey, messages } from '../messages/en.ts';
import { useLocation } from 'react-router';
import * as css from './EditForm.css.ts';
import type { Conflict, RecordForm } from './useRecordForm.ts';

type Values = Record<string, unknown>;

export interface EditFormProps<TInput extends Values, TOutput> {
  edited: RecordForm<TInput, TOutput>;
  isNew: boolean;
  children: ReactNode;
}

/** The frame of an editing form: what somebody else has saved, the fields, and the bar of unsaved changes. Ctrl+S saves. */
export function EditForm<TInput extends Values, TOutput>({
  edited: { form, formProps, submitProps, conflict, resolve },
  isNew,
  children,
}: EditFormProps<TInput, TOutput>) {
  const t = useMessages(messages);
  const id = useId();
  useFieldOfAddress();
  const { dirtyFields } = form.formState;
  const changed = Object.keys(dirtyFields).map((name) => t(`field.${name}` as EditingKey));
  const save = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    if (!submitProps.isDisabled) (document.getElementById(id) as HTMLFormElement | null)?.requestSubmit();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => save(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <form {...formProps} id={id} className={css.column}>
      <Stack space="xl">
        {conflict && (
          <ConflictPanel
            key={conflict.fields.join()}
            conflict={conflict as unknown as Conflict<Values>}
            mine={form.getValues() as Values}
            onResolve={(names) => resolve(names as (keyof TInput & string)[])}
          />
        )}
        {children}
        {(changed.length > 0 || isNew) && (
          <div className={css.saveBar}>
            <Inline space="sm" justify="between" wrap>
              <Text size="sm" tone="muted">
                {changed.length > 0 && t('form.unsaved', { fields: changed.join(', ') })}
              </Text>
              <Inline space="sm">
                {changed.length > 0 && (
                  <Button variant="ghost" onPress={() => form.reset()}>
                    {t('form.discard')}
                  </Button>
                )}
                <Button {...submitProps} tone="accent">
                  {t(isNew ? 'form.create' : 'form.save')}
                </Button>
              </Inline>
            </Inline>
          </div>
        )}
      </Stack>
    </form>
  );
}

/** The place of a field that links lead to, such as those of the check before a release. */
export const FieldAnchor = ({ name, children }: { name: string; children: ReactNode }) => (
  <div id={`field-${name}`}>{children}</div>
);

/** Goes to the field that the address names. */
function useFieldOfAddress() {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash.startsWith('#field-')) return;
    const place = document.getElementById(hash.slice(1));
    place?.scrollIntoView({ block: 'center' });
    place?.querySelector<HTMLElement>('input, textarea, button, [contenteditable], audio')?.focus();
  }, [hash, key]);
}

/** A group of fields with its title. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack>
      <Heading level={2} size="heading">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

interface ConflictPanelProps {
  conflict: Conflict<Values>;
  mine: Values;
  onResolve: (takeTheirs: readonly string[]) => void;
}

/** Shows what both have changed, field by field, and asks which value stays. */
function ConflictPanel({ conflict: { theirs, fields }, mine, onResolve }: ConflictPanelProps) {
  const t = useMessages(messages);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const textOf = (value: unknown) => {
    if (value === null || value === undefined || value === '') return t('conflict.empty');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'object')
      return Array.isArray(value) && value.length === 0 ? t('conflict.empty') : t('conflict.changed');
    return (typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '')
      .replaceAll(/<[^>]*>/g, ' ')
      .trim()
      .slice(0, 120);
  };
  return (
    <Callout
      tone="warning"
      isLive
      title={t('conflict.title')}
      actions={
        <Inline space="sm" wrap>
          <Button onPress={() => onResolve(fields)}>{t('conflict.allTheirs')}</Button>
          <Button tone="accent" onPress={() => onResolve([...taken])}>
            {t('conflict.allMine')}
          </Button>
        </Inline>
      }
    >
      <Stack>
        <Text as="p">{t('conflict.text')}</Text>
        {fields.map((field) => (
          <RadioGroup
            key={field}
            label={t(`field.${field}` as EditingKey)}
            value={taken.has(field) ? 'theirs' : 'mine'}
            onChange={(choice) => {
              const next = new Set(taken);
              if (choice === 'theirs') next.add(field);
              else next.delete(field);
              setTaken(next);
            }}
          >
            <Radio value="theirs">{t('conflict.theirs', { value: textOf(theirs[field]) })}</Radio>
            <Radio value="mine">{t('conflict.mine', { value: textOf(mine[field]) })}</Radio>
          </RadioGroup>
        ))}
      </Stack>
    </Callout>
  );
}
