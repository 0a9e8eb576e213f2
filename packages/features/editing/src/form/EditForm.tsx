import { useMessages } from '@segno/data';
import { Button, Callout, Heading, Inline, Stack, Text } from '@segno/ui';
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { type EditingKey, messages } from '../messages/en.ts';
import { useLocation } from 'react-router';
import * as css from './EditForm.css.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import type { Conflict, RecordForm } from './useRecordForm.ts';

type Values = Record<string, unknown>;

export interface EditFormProps<TInput extends Values, TOutput> {
  edited: RecordForm<TInput, TOutput>;
  isNew: boolean;
  children: ReactNode;
}

/** The frame of an editing form: what somebody else has saved, the fields, and the bar of unsaved changes. Ctrl+S saves. */
export function EditForm<TInput extends Values, TOutput>({
  edited: { form, formProps, submitProps, people, conflict, resolve },
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
        {people.length > 0 && (
          <Callout
            isLive
            title={t('editors.title', {
              count: people.length,
              names: people.map(({ name }) => name).join(', '),
            })}
          >
            {t('editors.text')}
          </Callout>
        )}
        {conflict && (
          <ConflictPanel
            key={conflict.fields.join()}
            conflict={conflict as unknown as Conflict<Values>}
            mine={form.getValues() as Values}
            onResolve={resolve}
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
    const go = () => {
      const place = document.getElementById(hash.slice(1));
      place?.scrollIntoView({ block: 'center' });
      place?.querySelector<HTMLElement>('input, textarea, button, [contenteditable], audio')?.focus();
    };
    // In the frame after the navigation, Chromium takes the focus away because the place itself cannot have it.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(go)));
    return () => cancelAnimationFrame(frame);
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
