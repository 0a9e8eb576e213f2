import { createAdminMutation, updateAdminMutation, useMessages } from '@segno/data';
import { useResourceForm } from '@segno/base';
import { Button, Callout, Heading, Inline, Stack, Text, toast } from '@segno/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { messages, type AdminKey } from '../messages/en.ts';
import { recordPath } from '../views/adminPath.ts';
import type { AdminTab, AdminView, AnyRecord } from '../views/AdminView.ts';
import { recordValues } from './recordValues.ts';
import * as css from './AdminForm.css.ts';
import { AdminFieldInput } from './AdminFieldInput.tsx';

export interface AdminFormProps {
  view: AdminView;
  tab: AdminTab;
  /** The record, or null for a new one. */
  record: AnyRecord | null;
}

/** The form of a record: its fields in groups, and a bar that says what is not stored yet. Ctrl+S or ⌘S stores it. */
export function AdminForm({ view, tab, record }: AdminFormProps) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const { resource } = view;
  // The version that the form was filled from: another one is refused.
  const [version, setVersion] = useState(record?.updated_at);
  const { mutationFn, ...mutation } = record
    ? updateAdminMutation(resource, record.id)
    : createAdminMutation(resource);
  const { form, formProps, submitProps } = useResourceForm({
    schema: resource.input,
    values: recordValues(view, record),
    mutation: {
      ...mutation,
      mutationFn: (body, context) => {
        const values = view.clean?.(body) ?? body;
        return (mutationFn ?? notMade)(record ? { ...values, version } : values, context);
      },
    },
    name: `admin-${resource.name}-${record?.id ?? 'new'}`,
    onSuccess: (stored) => {
      setVersion(stored.updated_at);
      toast(t(record ? 'form.saved' : 'form.created'));
      if (!record) void navigate(recordPath(resource.name, stored.id), { replace: true });
    },
  });
  const isReadOnly = record !== null && !record.permissions.update;
  const { dirtyFields } = form.formState;
  const changed = Object.keys(dirtyFields).map((name) => t(`field.${name}` as AdminKey));
  const save = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    if (!submitProps.isDisabled && !isReadOnly)
      document.querySelector<HTMLFormElement>(`#${formId}`)?.requestSubmit();
  });
  const formId = `admin-${resource.name}`;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => save(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const values = form.watch();
  const groups = tab.groups.filter(({ when }) => when?.(values) ?? true);
  return (
    <form {...formProps} id={formId} className={css.column}>
      <Stack space="xl">
        {isReadOnly && <Callout>{t('form.readOnly')}</Callout>}
        {groups.map(({ name, fields }, index) => (
          <Stack key={fields.map((field) => field.name).join()}>
            {groups[index - 1]?.name !== name && (
              <Heading level={2} size="heading">
                {t(`group.${name}` as AdminKey)}
              </Heading>
            )}
            {fields.map((field) => (
              <AdminFieldInput key={field.name} field={field} form={form} isReadOnly={isReadOnly} />
            ))}
          </Stack>
        ))}
        {!isReadOnly && groups.length > 0 && (changed.length > 0 || !record) && (
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
                  {t(record ? 'form.save' : 'form.create')}
                </Button>
              </Inline>
            </Inline>
          </div>
        )}
      </Stack>
    </form>
  );
}

const notMade = () => Promise.reject(new Error('This mutation has no function.'));
