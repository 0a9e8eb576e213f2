import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type FormEvent } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inColumn } from '../testing/inColumn.tsx';
import { expectToFit, longText } from '../testing/longText.ts';
import { Button } from '../Button/Button.tsx';
import { CodeField } from '../CodeField/CodeField.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { DialogTrigger } from '../Dialog/DialogTrigger.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type ValidationErrors } from './Form.tsx';

const meta = {
  title: 'ui/Fields/Form',
  component: Form,
  args: { onSubmit: fn((event: FormEvent) => event.preventDefault()) },
  decorators: [inColumn(360)],
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The values of a form, as they are submitted. */
const sent = (form: HTMLFormElement | null) => Object.fromEntries(new FormData(form!));

export const Default: Story = {
  render: (args) => (
    <Form {...args}>
      <TextField name="title" label="Title" isRequired />
      <TextField name="email" type="email" label="Contact" />
      <Button type="submit" tone="accent">
        Save
      </Button>
    </Form>
  ),
  play: async ({ canvasElement, args, step }) => {
    const title = within(canvasElement).getByRole('textbox', { name: 'Title' });
    const contact = within(canvasElement).getByRole('textbox', { name: 'Contact' });
    const save = within(canvasElement).getByRole('button', { name: 'Save' });
    await step('FORM-2 before submission no field shows an error', async () => {
      await userEvent.type(contact, 'ada');
      await userEvent.tab();
      await expect(contact).not.toHaveAttribute('aria-invalid');
      await expect(title).not.toHaveAttribute('aria-invalid');
    });
    await step('FORM-2 submission validates it and focuses the first invalid field', async () => {
      await userEvent.click(save);
      await waitFor(() => expect(title).toHaveAttribute('aria-invalid', 'true'));
      await expect(contact).toHaveAttribute('aria-invalid', 'true');
      await expect(title).toHaveFocus();
      await expect(title).toHaveAccessibleDescription();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('FORM-2 from then on every change validates it', async () => {
      await userEvent.type(title, 'R');
      await waitFor(() => expect(title).not.toHaveAttribute('aria-invalid'));
      await userEvent.clear(title);
      await waitFor(() => expect(title).toHaveAttribute('aria-invalid', 'true'));
      await userEvent.type(title, 'Rain');
      await userEvent.type(contact, '@segno.example');
      await waitFor(() => expect(contact).not.toHaveAttribute('aria-invalid'));
    });
    await step('Enter submits it', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledTimes(1);
      await expect(sent(canvasElement.querySelector('form'))).toEqual({
        title: 'Rain',
        email: 'ada@segno.example',
      });
    });
  },
};

const taken = 'This address is taken.';

function Registration({ answers }: { answers: ValidationErrors[] }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Form
      validationErrors={attempt === 0 ? undefined : answers[attempt - 1]}
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
      }}
    >
      <TextField name="name" label="Name" />
      <TextField name="email" label="E-mail" />
      <NumberField name="seats" label="Seats" defaultValue={3} />
      <Button type="submit" tone="accent">
        Register
      </Button>
      <output>{attempt}</output>
    </Form>
  );
}

/** The first field in document order gets the focus, in whatever order the server lists the errors. */
export const ServerErrors: Story = {
  render: () => (
    <Registration answers={[{ seats: 'Too many seats.', email: [taken, 'Sign in instead.'] }, {}]} />
  ),
  play: async ({ canvasElement, step }) => {
    const email = within(canvasElement).getByRole('textbox', { name: 'E-mail' });
    const seats = within(canvasElement).getByRole('textbox', { name: 'Seats' });
    await userEvent.type(email, 'ada@segno.example');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Register' }));
    await step('FORM-1 the errors are under their fields, and the first field has the focus', async () => {
      await waitFor(() => expect(email).toHaveFocus());
      await expect(email).toHaveAccessibleDescription(`${taken} Sign in instead.`);
      await expect(seats).toHaveAccessibleDescription('Too many seats.');
    });
    await step('the typed values are kept', () => expect(email).toHaveValue('ada@segno.example'));
    await step('a change clears the error of that field only', async () => {
      await userEvent.type(email, '2');
      await waitFor(() => expect(email).not.toHaveAttribute('aria-invalid'));
      await expect(seats).toHaveAttribute('aria-invalid', 'true');
    });
    await step('they do not block the next submission', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('2'));
      await waitFor(() => expect(seats).not.toHaveAttribute('aria-invalid'));
    });
  },
};

/** For a hidden input the visible control gets the focus. */
export const ServerErrorOfANumber: Story = {
  render: () => <Registration answers={[{ seats: 'Too many seats.' }]} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(within(canvasElement).getByRole('textbox', { name: 'Seats' })).toHaveFocus());
  },
};

/** Errors of no field are listed above the fields. */
export const ServerErrorsWithoutAField: Story = {
  render: () => (
    <Registration
      answers={[
        { invitation: 'The invitation has expired.' },
        { invitation: 'The invitation has expired.', name: 'Give a name.' },
        {},
      ]}
    />
  ),
  play: async ({ canvasElement, step }) => {
    const register = within(canvasElement).getByRole('button', { name: 'Register' });
    await step('without errors of fields the list gets the focus', async () => {
      await userEvent.click(register);
      const summary = await within(canvasElement).findByRole('alert');
      await expect(summary).toHaveTextContent('The invitation has expired.');
      await waitFor(() => expect(summary).toHaveFocus());
    });
    await step('with errors of fields the first field gets it', async () => {
      await userEvent.click(register);
      await waitFor(() => expect(within(canvasElement).getByRole('textbox', { name: 'Name' })).toHaveFocus());
      await expect(within(canvasElement).getByRole('alert')).toBeVisible();
    });
    await step('the next response removes the list', async () => {
      await userEvent.click(register);
      await waitFor(() => expect(within(canvasElement).queryByRole('alert')).toBeNull());
    });
  },
};

export const Pending: Story = {
  args: { isPending: true },
  render: (args) => (
    <Form {...args}>
      <TextField name="title" label="Title" defaultValue="Rain" />
      <Button type="submit" tone="accent" isPending={args.isPending}>
        Save
      </Button>
    </Form>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '{Enter}');
    await userEvent.click(within(canvasElement).getByRole('button'));
    canvasElement.querySelector('form')!.requestSubmit();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvasElement.querySelector('form')).toHaveAttribute('aria-busy', 'true');
  },
};

/** Each field of the package submits its value under its name. */
export const EveryField: Story = {
  render: (args) => (
    <Form {...args}>
      <SearchField name="query" aria-label="Search" defaultValue="rain" />
      <TextField name="title" label="Title" defaultValue="Rain" />
      <TextArea name="about" label="About" defaultValue={'One\ntwo'} minRows={2} />
      <NumberField name="price" label="Price" defaultValue={9.5} />
      <PasswordField name="password" label="Password" defaultValue="velvet moth" />
      <CodeField name="code" label="Code" defaultValue="123456" />
      <Button type="submit" tone="accent">
        Send
      </Button>
    </Form>
  ),
  play: async ({ canvasElement, args }) => {
    await expect(sent(canvasElement.querySelector('form'))).toEqual({
      query: 'rain',
      title: 'Rain',
      about: 'One\ntwo',
      price: '9.5',
      password: 'velvet moth',
      code: '123456',
    });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const LongText: Story = {
  parameters: { showsError: true },
  render: () => (
    <div data-testid="room" style={{ inlineSize: 280 }}>
      <Form
        validationErrors={{
          workspace: longText,
          plan: 'The plan allows six seats.',
          name: longText,
        }}
      >
        <TextField name="name" label={longText} />
        <Button type="submit">Send an invitation to everybody who has ever asked for one</Button>
      </Form>
    </div>
  ),
  play: ({ canvasElement }) => expectToFit(within(canvasElement).getByTestId('room')),
};

/** A form in a dialog, as in the README. */
export const TenLines: Story = {
  render: () => (
    <DialogTrigger>
      <Button tone="accent">Create playlist</Button>
      <Dialog title="Create playlist">
        <Form onSubmit={(event) => event.preventDefault()}>
          <TextField name="title" label="Title" isRequired />
          <Button type="submit" tone="accent">
            Create
          </Button>
        </Form>
      </Dialog>
    </DialogTrigger>
  ),
  play: async ({ canvasElement, step }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Create playlist' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Create playlist' });
    const title = within(dialog).getByRole('textbox', { name: 'Title' });
    await step('an empty title is invalid, and the field has the focus', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Create' }));
      await waitFor(() => expect(title).toHaveAttribute('aria-invalid', 'true'));
      await expect(title).toHaveFocus();
    });
    await step('a title is accepted', async () => {
      await userEvent.type(title, 'Rain');
      await waitFor(() => expect(title).not.toHaveAttribute('aria-invalid'));
      await expect(sent(dialog.querySelector('form'))).toEqual({ title: 'Rain' });
    });
    await step('Escape closes it, and the focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};
