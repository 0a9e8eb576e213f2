import { keepFocus, useSaveKey } from '@segno/base';
import { useMessages } from '@segno/data';
import { Button, Callout, Heading, Stack } from '@segno/ui';
import { type ComponentType, type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import { type EditingKey, messages } from '../messages/en.ts';
import { useLocation } from 'react-router';
import { ConflictPanel, type ValueTextProps } from './ConflictPanel.tsx';
import { RecordValueText } from './RecordValueText.tsx';
import { FormColumn, SaveBar } from './FormFrame.tsx';
import type { Conflict } from './useKeptForm.ts';
import { PendingFilesContext } from '../pending/usePendingFile.ts';
import type { RecordForm } from './useRecordForm.ts';

type Values = Record<string, unknown>;

export interface EditFormProps<TInput extends Values, TOutput> {
  edited: Omit<RecordForm<TInput, TOutput>, 'mayLeave'>;
  isNew: boolean;
  /** Whether the record can only be read. */
  isReadOnly?: boolean;
  /** The label of a field. @default that of the forms of the catalogue */
  labelOf?: (field: string) => string;
  /** Writes the value of a field, where two people have changed it. @default that of the forms of the catalogue */
  ValueText?: ComponentType<ValueTextProps>;
  children: ReactNode;
}

/** The frame of an editing form: what somebody else has saved, the fields, and the bar of unsaved changes. Ctrl+S saves. */
export function EditForm<TInput extends Values, TOutput>({
  edited: { form, formProps, submitProps, people, conflict, resolve },
  isNew,
  isReadOnly = false,
  labelOf,
  ValueText = RecordValueText,
  children,
}: EditFormProps<TInput, TOutput>) {
  const t = useMessages(messages);
  const id = useId();
  useFieldOfAddress();
  const { dirtyFields } = form.formState;
  const [pendingFiles, setPendingFiles] = useState<ReadonlySet<string>>(new Set());
  const reportFile = useCallback(
    (file: string, isPending: boolean) =>
      setPendingFiles((before) => {
        if (before.has(file) === isPending) return before;
        const next = new Set(before);
        if (isPending) next.add(file);
        else next.delete(file);
        return next;
      }),
    [],
  );
  // The page of a new record goes when it is created, and the file would belong to nothing.
  const isWaiting = isNew && pendingFiles.size > 0;
  const nameOf = labelOf ?? ((field: string) => t(`field.${field}` as EditingKey));
  const changed = Object.keys(dirtyFields).map(nameOf);
  useSaveKey(() => {
    if (!submitProps.isDisabled && !isReadOnly && !isWaiting)
      (document.getElementById(id) as HTMLFormElement | null)?.requestSubmit();
  });
  return (
    <FormColumn
      {...formProps}
      id={id}
      onSubmit={(event) => (isWaiting ? event.preventDefault() : formProps.onSubmit(event))}
    >
      <PendingFilesContext value={reportFile}>
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
              labelOf={nameOf}
              ValueText={ValueText}
              onResolve={resolve}
            />
          )}
          {children}
          {!isReadOnly && (changed.length > 0 || isNew) && (
            <SaveBar
              text={
                isWaiting
                  ? t('form.filesMoving')
                  : changed.length > 0 && t('form.unsaved', { fields: changed.join(', ') })
              }
            >
              {changed.length > 0 && (
                <Button
                  variant="ghost"
                  onPress={() => {
                    form.reset();
                    // The bar of a new record stays, without this button.
                    keepFocus();
                  }}
                >
                  {t('form.discard')}
                </Button>
              )}
              <Button {...submitProps} isDisabled={submitProps.isDisabled || isWaiting} tone="accent">
                {t(isNew ? 'form.create' : 'form.save')}
              </Button>
            </SaveBar>
          )}
        </Stack>
      </PendingFilesContext>
    </FormColumn>
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
