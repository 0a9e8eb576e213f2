import {
  deleteViewMutation,
  savedViewsQuery,
  saveViewMutation,
  useMessages,
  useStartup,
  type NewSavedView,
  type SavedView,
} from '@segno/data';
import { showErrorToast } from '@segno/base';
import {
  Button,
  Dialog,
  Menu,
  MenuItem,
  MenuTrigger,
  openDialog,
  Select,
  SelectItem,
  Stack,
  TextField,
  toast,
} from '@segno/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { messages } from '../messages/en.ts';

interface SaveDialogProps {
  roles: readonly { id: number; name: string }[];
  onSave: (view: Pick<NewSavedView, 'name' | 'role_id'>) => void;
}

/** The key of the option that shares a view with nobody. */
const nobody = 'nobody';

function SaveDialog({ roles, onSave }: SaveDialogProps) {
  const t = useMessages(messages);
  const formId = useId();
  const [name, setName] = useState('');
  const [role, setRole] = useState(nobody);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onSave({ name, role_id: role === nobody ? null : Number(role) });
  };
  const choices = [
    { id: nobody, name: t('views.onlyMe') },
    ...roles.map((each) => ({ id: String(each.id), name: each.name })),
  ];
  return (
    <Dialog
      title={t('views.save')}
      footer={
        <Button type="submit" form={formId} tone="accent" isDisabled={name.trim() === ''}>
          {t('form.save')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Stack>
          <TextField
            autoFocus
            label={t('field.name')}
            description={t('views.nameHint')}
            maxLength={60}
            value={name}
            onChange={setName}
          />
          <Select label={t('views.share')} value={role} onChange={(key) => setRole(String(key))}>
            {choices.map((each) => (
              <SelectItem key={each.id} id={each.id}>
                {each.name}
              </SelectItem>
            ))}
          </Select>
        </Stack>
      </form>
    </Dialog>
  );
}

/** The named states of a table: a person's own, and those that are shared with their roles. */
export function ViewsMenu({ resource }: { resource: string }) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { user } = useStartup();
  const { data: views = [] } = useQuery(savedViewsQuery(resource));
  const { mutateAsync: store } = useMutation(saveViewMutation(resource));
  const { mutateAsync: remove } = useMutation(deleteViewMutation(resource));
  const params = new URLSearchParams(search);
  params.delete('page');
  const state = params.toString();
  const add = async (view: NewSavedView) => {
    try {
      await store(view);
      toast(t('views.saved'));
    } catch (error) {
      showErrorToast(error);
    }
  };
  const erase = async ({ id, name, search: stored, role }: SavedView) => {
    try {
      await remove(id);
      const again = () => void add({ name, search: stored, role_id: role?.id ?? null });
      toast(t('views.deleted'), { action: { label: t('table.undo'), onAction: again } });
    } catch (error) {
      showErrorToast(error);
    }
  };
  const save = () =>
    openDialog(({ close }) => (
      <SaveDialog
        roles={user?.roles ?? []}
        onSave={(view) => {
          close();
          void add({ ...view, search: state });
        }}
      />
    ));
  const current = state === '' ? undefined : views.find((view) => view.search === state);
  return (
    <MenuTrigger>
      <Button variant="ghost">{current ? current.name : t('views.label')}</Button>
      <Menu aria-label={t('views.label')}>
        {[
          ...views.map((view) => (
            <MenuItem
              key={view.id}
              id={`view ${view.id}`}
              description={view.role ? t('views.sharedWith', { role: view.role.name }) : undefined}
              onAction={() => void navigate({ pathname, search: view.search && `?${view.search}` })}
            >
              {view.name}
            </MenuItem>
          )),
          <MenuItem key="save" id="save" onAction={() => void save()}>
            {t('views.saveItem')}
          </MenuItem>,
          ...(current?.is_own
            ? [
                <MenuItem key="delete" id="delete" tone="danger" onAction={() => void erase(current)}>
                  {t('views.delete', { name: current.name })}
                </MenuItem>,
              ]
            : []),
        ]}
      </Menu>
    </MenuTrigger>
  );
}
