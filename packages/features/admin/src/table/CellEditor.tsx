import { updateAdminMutation, useMessages } from '@segno/data';
import { useResourceForm } from '@segno/base';
import { Button, IconButton, PencilIcon, Popover, PopoverTrigger, Stack, toast } from '@segno/ui';
import { useEffect, useState } from 'react';
import { AdminFieldInput } from '../form/AdminFieldInput.tsx';
import { recordValues } from '../form/recordValues.ts';
import { messages, type AdminKey } from '../messages/en.ts';
import type { AdminField, AdminView, AnyRecord } from '../views/AdminView.ts';

export interface CellEditorProps {
  view: AdminView;
  record: AnyRecord;
  field: AdminField;
}

/** The button of a cell, with the field of its value beside it. */
export function CellEditor({ view, record, field }: CellEditorProps) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  const label = t('cell.change', {
    field: t(`field.${field.name}` as AdminKey),
    name: view.nameOf(record),
  });
  return (
    <PopoverTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <IconButton variant="ghost" size="sm" aria-label={label}>
        <PencilIcon />
      </IconButton>
      <Popover aria-label={label} placement="bottom end">
        <CellForm view={view} record={record} field={field} onSaved={() => setOpen(false)} />
      </Popover>
    </PopoverTrigger>
  );
}

/** Changes one value of a record, with the checks of its form: another version than the one that is shown is refused. */
function CellForm({ view, record, field, onSaved }: CellEditorProps & { onSaved: () => void }) {
  const t = useMessages(messages);
  const { resource } = view;
  const { mutationFn, ...mutation } = updateAdminMutation(resource, record.id);
  const { form, formProps, submitProps } = useResourceForm({
    schema: resource.input,
    values: recordValues(view, record),
    mutation: {
      ...mutation,
      mutationFn: (body, context) => {
        const values = { ...(view.clean?.(body) ?? body), version: record.updated_at };
        return mutationFn ? mutationFn(values, context) : Promise.reject(new Error('There is no mutation.'));
      },
    },
    onSuccess: () => {
      onSaved();
      toast(t('form.saved'));
    },
  });
  const { setFocus } = form;
  useEffect(() => setFocus(field.name), [setFocus, field.name]);
  return (
    <form {...formProps}>
      <Stack space="sm">
        <AdminFieldInput field={field} record={record} form={form} isReadOnly={false} />
        <Button {...submitProps} tone="accent" size="sm">
          {t('form.save')}
        </Button>
      </Stack>
    </form>
  );
}
