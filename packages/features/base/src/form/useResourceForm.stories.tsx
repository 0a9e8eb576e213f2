import {
  ApiError,
  createQueryClient,
  createStartupStore,
  StartupProvider,
  type StartupStore,
  useStartupStore,
} from '@segno/data';
import { sampleUser } from '@segno/data/samples';
import { InApp, asListener } from '@segno/testing';
import { Button, closeToast, DialogHost, Stack, TextField, ToastRegion } from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import { useResourceForm } from './useResourceForm.ts';

const Note = v.object({ title: v.string() });
type Note = v.InferOutput<typeof Note>;

interface NoteFormProps {
  save: (note: Note) => Promise<unknown>;
  label?: string;
  onDiscard?: () => void;
}

function NoteForm({ save, label = 'Title', onDiscard }: NoteFormProps) {
  const { form, formProps, submitProps } = useResourceForm({
    schema: Note,
    values: { title: '' },
    mutation: { mutationFn: save },
    name: label === 'Title' ? 'note' : label,
    ...(onDiscard && { onDiscard }),
  });
  return (
    <form {...formProps}>
      <Stack>
        <FormField control={form.control} name="title">
          {(field) => <TextField {...field} label={label} />}
        </FormField>
        <Button {...submitProps}>Save</Button>
      </Stack>
    </form>
  );
}

function OtherPage() {
  const navigate = useNavigate();
  return (
    <>
      <Button onPress={() => void navigate('/genres')}>Other page</Button>
      <output>{useLocation().pathname}</output>
    </>
  );
}

/** Follows a startup store, as the page does. */
function SignedIn({ store, children }: { store: StartupStore; children: ReactNode }) {
  return <StartupProvider startup={useStartupStore(store)}>{children}</StartupProvider>;
}

interface PeopleProps extends NoteFormProps {
  /** Shows another form after the first one. */
  hasSecond?: boolean;
}

/** The form, opened by one person after the other. */
function People({ save, onDiscard, hasSecond = false }: PeopleProps) {
  const [client] = useState(() => createQueryClient({ http: { send: () => Promise.resolve({}) } }));
  const [store] = useState(() => createStartupStore(asListener()));
  const [opened, setOpened] = useState(0);
  const open = (id: number) => () => {
    store.replace(asListener({ id }));
    setOpened(opened + 1);
  };
  return (
    <QueryClientProvider client={client}>
      <InApp key={opened}>
        <SignedIn store={store}>
          <NoteForm save={save} {...(onDiscard && { onDiscard })} />
          {hasSecond && <NoteForm save={save} label="Second title" />}
        </SignedIn>
        <OtherPage />
        <DialogHost />
      </InApp>
      <Button onPress={() => store.replace({ ...store.get(), user: null })}>End the session</Button>
      <Button onPress={open(sampleUser.id)}>Open again</Button>
      <Button onPress={open(sampleUser.id + 1)}>Open as another person</Button>
      <ToastRegion />
    </QueryClientProvider>
  );
}

const meta = {
  title: 'shell/useResourceForm',
  component: People,
  args: { save: fn() },
  beforeEach: () => () => {
    closeToast();
    sessionStorage.clear();
  },
} satisfies Meta<typeof People>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
const title = () => page().getByRole('textbox', { name: 'Title' });
const press = (name: string) => userEvent.click(page().getByRole('button', { name }));
const signedOut = () =>
  Promise.reject(
    new ApiError({ status: 401, message: 'Log in.', serverMessage: 'Log in.', code: 'unauthenticated' }),
  );
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const invalid = (fields: Record<string, string>) => () =>
  Promise.reject(
    new ApiError({ status: 422, message: 'Invalid.', serverMessage: 'Invalid.', code: 'invalid', fields }),
  );

/** FORM-1: an error of a field that the form does not have is a toast beside the errors of its fields. */
export const OtherField: Story = {
  args: { save: fn(invalid({ title: 'Too long.', plan: 'Choose a plan.' })) },
  async play() {
    await press('Save');
    await expect(await page().findByText('Choose a plan.')).toBeInTheDocument();
    await expect(page().getByText('Too long.')).toBeVisible();
    await waitFor(() => expect(title()).toHaveFocus());
    await expect(page().queryByText('Invalid.')).toBeNull();
  },
};

/** FORM-1: the toast is also the error of the field when none of the errors has a field of the form. */
export const OnlyOtherFields: Story = {
  args: { save: fn(invalid({ plan: 'Choose a plan.' })) },
  async play() {
    await press('Save');
    await expect(await page().findByText('Choose a plan.')).toBeInTheDocument();
    await expect(page().queryByText('Invalid.')).toBeNull();
  },
};

/** FORM-6: what was typed when the session had ended is there again after signing in, once. */
export const SessionEnded: Story = {
  args: { save: fn(signedOut) },
  async play() {
    await userEvent.type(title(), 'Low tide');
    await press('Save');
    await page().findByText('Log in.');
    await press('Open again');
    await waitFor(() => expect(title()).toHaveValue('Low tide'));
    await press('Open again');
    await expect(title()).toHaveValue('');
  },
};

/** FORM-6: so is what was typed when another request learned that the session had ended. Nothing is asked then. */
export const SessionEndedMeanwhile: Story = {
  args: { save: fn(signedOut) },
  async play({ args }) {
    await userEvent.type(title(), 'Low tide');
    await waitFor(() => expect(isAsked()).toBe(true));
    await press('End the session');
    await waitFor(() => expect(isAsked()).toBe(false));
    await press('Open again');
    await waitFor(() => expect(title()).toHaveValue('Low tide'));
    await expect(args.save).not.toHaveBeenCalled();
  },
};

/** FORM-6: another person does not see it. */
export const AnotherPerson: Story = {
  args: { save: fn(signedOut) },
  async play() {
    await userEvent.type(title(), 'Low tide');
    await press('Save');
    await page().findByText('Log in.');
    await press('Open as another person');
    await expect(title()).toHaveValue('');
    await press('Open again');
    await expect(title()).toHaveValue('');
  },
};

let finish = (_answer: object) => {};

/** FORM-9: what is typed while the form is sent stays, and is not saved. */
export const TypedWhileSaving: Story = {
  args: { save: fn(() => new Promise<object>((done) => (finish = done))) },
  async play({ args }) {
    await userEvent.type(title(), 'Low tide');
    await press('Save');
    await waitFor(() => expect(args.save).toHaveBeenCalledTimes(1));
    await userEvent.type(title(), ', again');
    finish({});
    await waitFor(() =>
      expect(page().getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled'),
    );
    await expect(title()).toHaveValue('Low tide, again');
    await expect(isAsked()).toBe(true);
    await press('Save');
    await waitFor(() => expect(args.save).toHaveBeenCalledTimes(2));
    await expect(args.save).toHaveBeenLastCalledWith({ title: 'Low tide, again' }, expect.anything());
    finish({});
    await waitFor(() => expect(isAsked()).toBe(false));
  },
};

/** FORM-7: the browser asks before it closes a page with unsaved values. */
export const Unsaved: Story = {
  args: { save: fn(() => Promise.resolve({})) },
  async play({ args }) {
    await expect(isAsked()).toBe(false);
    await userEvent.type(title(), 'Low tide');
    await waitFor(() => expect(isAsked()).toBe(true));
    await press('Save');
    await waitFor(() => expect(args.save).toHaveBeenCalled());
    await waitFor(() => expect(isAsked()).toBe(false));
  },
};

/** FORM-8: leaving for another page asks; saved values are left without a question. */
export const Leaving: Story = {
  args: { save: fn(() => Promise.resolve({})) },
  async play() {
    const path = () => page().getByRole('status');
    const answer = async (name: string) => {
      const dialog = await page().findByRole('alertdialog', { name: 'Discard changes?' });
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
      await userEvent.click(within(dialog).getByRole('button', { name }));
      await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
    };
    await userEvent.type(title(), 'Low tide');
    await press('Other page');
    await answer('Keep editing');
    await expect(path()).toHaveTextContent('/');
    await expect(title()).toHaveValue('Low tide');
    await press('Other page');
    await answer('Discard');
    await waitFor(() => expect(path()).toHaveTextContent('/genres'));

    await press('Open again');
    await userEvent.type(title(), 'High tide');
    await press('Save');
    await waitFor(() => expect(isAsked()).toBe(false));
    await press('Other page');
    await waitFor(() => expect(path()).toHaveTextContent('/genres'));
  },
};

/** FORM-8: a page with several forms asks for each of them, once, and only those that are discarded are told. */
export const LeavingSeveral: Story = {
  args: { save: fn(), onDiscard: fn(), hasSecond: true },
  async play({ args }) {
    const dialogs = () => page().queryAllByRole('alertdialog', { name: 'Discard changes?' });
    const answer = async (name: string) => {
      await waitFor(() => expect(dialogs()).toHaveLength(1));
      await waitFor(() => expect(dialogs()[0]).toContainElement(document.activeElement as HTMLElement));
      await userEvent.click(within(dialogs()[0] as HTMLElement).getByRole('button', { name }));
      await waitFor(() => expect(dialogs()).toHaveLength(0));
    };
    const second = () => page().getByRole('textbox', { name: 'Second title' });
    await userEvent.type(second(), 'High tide');
    await press('Other page');
    await answer('Keep editing');
    await userEvent.type(title(), 'Low tide');
    await userEvent.clear(second());
    await press('Other page');
    await answer('Keep editing');
    await expect(title()).toHaveValue('Low tide');
    await expect(args.onDiscard).not.toHaveBeenCalled();
    await userEvent.type(second(), 'High tide');
    await press('Other page');
    await answer('Discard');
    await waitFor(() => expect(page().getByRole('status')).toHaveTextContent('/genres'));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};
