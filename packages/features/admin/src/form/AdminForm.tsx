import {
  adminRecordQuery,
  ApiError,
  createAdminMutation,
  updateAdminMutation,
  useCan,
  useMessages,
} from '@segno/data';
import { showErrorToast, useResourceForm } from '@segno/base';
import { EditForm, useKeptForm } from '@segno/editing';
import { Callout, Heading, Stack, toast } from '@segno/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { messages, type AdminKey } from '../messages/en.ts';
import { recordPath } from '../views/adminPath.ts';
import { type AdminTab, type AdminView, type AnyRecord, fieldsOf, imageOf } from '../views/AdminView.ts';
import { recordValues } from './recordValues.ts';
import { AdminFieldInput } from './AdminFieldInput.tsx';
import { useOpenCreated } from './useOpenCreated.ts';
import { createValueText } from './createValueText.tsx';

export interface AdminFormProps {
  view: AdminView;
  tab: AdminTab;
  /** The record, or null for a new one. */
  record: AnyRecord | null;
}

const versionOf = (record: AnyRecord | null) =>
  typeof record?.updated_at === 'string' ? record.updated_at : null;

/**
 * The form of a record: its fields in groups. What is typed is kept in this browser until it is saved, and what somebody
 * else has saved meanwhile is merged or compared field by field (ADMIN-24).
 */
export function AdminForm({ view, tab, record }: AdminFormProps) {
  const t = useMessages(messages);
  const can = useCan();
  const open = useOpenCreated();
  const client = useQueryClient();
  const { resource } = view;
  const name = `admin-${resource.name}-${record?.id ?? 'new'}`;
  // The version that the form was filled from: another one is refused.
  const version = useRef(versionOf(record));
  const picture = useRef(imageOf(record)?.src);
  const { mutationFn, ...mutation } = record
    ? updateAdminMutation(resource, record.id)
    : createAdminMutation(resource);
  const made = useResourceForm({
    schema: resource.input,
    values: recordValues(view, record),
    mutation: {
      ...mutation,
      mutationFn: async (body, context) => {
        const values = view.clean?.(body) ?? body;
        try {
          return await (mutationFn ?? notMade)(
            record ? { ...values, version: version.current ?? undefined } : values,
            context,
          );
        } catch (error) {
          if (record && error instanceof ApiError && error.code === 'changed') void compare(record.id);
          throw error;
        }
      },
    },
    name,
    ...(record && { storedValues: (stored: AnyRecord) => recordValues(view, stored) }),
    onDiscard: (): void => kept.discard(),
    onSuccess: (stored) => {
      version.current = versionOf(stored);
      picture.current = imageOf(stored)?.src;
      kept.forget();
      toast(t(record ? 'form.saved' : 'form.created'));
      if (!record) void open(recordPath(resource.name, stored.id));
    },
  });
  const { form } = made;
  const kept = useKeptForm({
    form,
    name,
    version: () => version.current,
    stored: () => recordValues(view, record),
  });
  async function compare(id: number) {
    try {
      const stored = await client.query({ ...adminRecordQuery(resource, id), staleTime: 0 });
      // The form has no value for the stored picture.
      const src = imageOf(stored)?.src;
      const typed = form.getValues();
      const replaced = fieldsOf(view).flatMap(({ kind, name: field }) =>
        kind === 'picture' && typed[field] !== undefined && src !== picture.current ? field : [],
      );
      version.current = versionOf(stored);
      picture.current = src;
      kept.compare(recordValues(view, stored), replaced);
    } catch (error) {
      showErrorToast(error);
    }
  }
  const ValueText = useMemo(() => createValueText(view), [view]);
  const isReadOnly = record !== null && !record.permissions.update;
  const values = form.watch();
  const groups = tab.groups.filter(({ when }) => when?.(values) ?? true);
  return (
    <EditForm
      edited={{ ...made, ...kept, people: [] }}
      isNew={!record}
      isReadOnly={isReadOnly}
      labelOf={(field) => t(`field.${field}` as AdminKey)}
      ValueText={ValueText}
    >
      {isReadOnly && <Callout>{t('form.readOnly')}</Callout>}
      {groups.map(({ name: group, fields }, index) => (
        <Stack key={fields.map((field) => field.name).join()}>
          {groups[index - 1]?.name !== group && (
            <Heading level={2} size="heading">
              {t(`group.${group}` as AdminKey)}
            </Heading>
          )}
          {fields.map(
            (field) =>
              (!field.permission || can(field.permission)) && (
                <AdminFieldInput
                  key={field.name}
                  field={field}
                  record={record}
                  form={form}
                  isReadOnly={isReadOnly}
                />
              ),
          )}
        </Stack>
      ))}
    </EditForm>
  );
}

const notMade = () => Promise.reject(new Error('This mutation has no function.'));
