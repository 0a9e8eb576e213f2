import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type FormEvent } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
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
  title: 'ui/Form',
  component: Form,
  args: { onSubmit: fn((event: FormEvent) => event.preventDefault()) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a form holds, as it is sent. */
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
    await step('FORM-2 before it is sent no field complains', async () => {
      await userEvent.type(contact, 'ada');
      await userEvent.tab();
      await expect(contact).not.toHaveAttribute('aria-invalid');
      await expect(title).not.toHaveAttribute('aria-invalid');
    });
    await step('FORM-2 it is judged when it is sent, and the first wrong field is focused', async () => {
      await userEvent.click(save);
      await waitFor(() => expect(title).toHaveAttribute('aria-invalid', 'true'));
      await expect(contact).toHaveAttribute('aria-invalid', 'true');
      await expect(title).toHaveFocus();
      await expect(title).toHaveAccessibleDescription();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('FORM-2 from then on it is judged with every change', async () => {
      await userEvent.type(title, 'R');
      await waitFor(() => expect(title).not.toHaveAttribute('aria-invalid'));
      await userEvent.clear(title);
      await waitFor(() => expect(title).toHaveAttribute('aria-invalid', 'true'));
      await userEvent.type(title, 'Rain');
      await userEvent.type(contact, '@segno.example');
      await waitFor(() => expect(contact).not.toHaveAttribute('aria-invalid'));
    });
    await step('Enter sends it', async () => {
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

/** The first in the order of the page is focused, whatever order the server has. */
export const ServerErrors: Story = {
  render: () => (
    <Registration answers={[{ seats: 'Too many seats.', email: [taken, 'Sign in instead.'] }, {}]} />
  ),
  play: async ({ canvasElement, step }) => {
    const email = within(canvasElement).getByRole('textbox', { name: 'E-mail' });
    const seats = within(canvasElement).getByRole('textbox', { name: 'Seats' });
    await userEvent.type(email, 'ada@segno.example');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Register' }));
    await step('FORM-1 they stand under their fields, and the first is focused', async () => {
      await waitFor(() => expect(email).toHaveFocus());
      await expect(email).toHaveAccessibleDescription(`${taken} Sign in instead.`);
      await expect(seats).toHaveAccessibleDescription('Too many seats.');
    });
    await step('what was typed stays', () => expect(email).toHaveValue('ada@segno.example'));
    await step('a change takes its error away, and no other', async () => {
      await userEvent.type(email, '2');
      await waitFor(() => expect(email).not.toHaveAttribute('aria-invalid'));
      await expect(seats).toHaveAttribute('aria-invalid', 'true');
    });
    await step('they do not keep it from being sent again', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('2'));
      await waitFor(() => expect(seats).not.toHaveAttribute('aria-invalid'));
    });
  },
};

/** What is sent by a hidden element is focused where it is used. */
export const ServerErrorOfANumber: Story = {
  render: () => <Registration answers={[{ seats: 'Too many seats.' }]} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(within(canvasElement).getByRole('textbox', { name: 'Seats' })).toHaveFocus());
  },
};

/** What belongs to no field is listed above them. */
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
    await step('alone it takes the focus', async () => {
      await userEvent.click(register);
      const summary = await within(canvasElement).findByRole('alert');
      await expect(summary).toHaveTextContent('The invitation has expired.');
      await waitFor(() => expect(summary).toHaveFocus());
    });
    await step('beside others the field does', async () => {
      await userEvent.click(register);
      await waitFor(() => expect(within(canvasElement).getByRole('textbox', { name: 'Name' })).toHaveFocus());
      await expect(within(canvasElement).getByRole('alert')).toBeVisible();
    });
    await step('it goes with the next answer', async () => {
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

/** Each field of the package is sent by its name. */
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

/** A form in a dialog, in ten lines: as in the README. */
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
    await step('an empty title is refused, and focused', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Create' }));
      await waitFor(() => expect(title).toHaveAttribute('aria-invalid', 'true'));
      await expect(title).toHaveFocus();
    });
    await step('a title is taken', async () => {
      await userEvent.type(title, 'Rain');
      await waitFor(() => expect(title).not.toHaveAttribute('aria-invalid'));
      await expect(sent(dialog.querySelector('form'))).toEqual({ title: 'Rain' });
    });
    await step('Escape closes it, and the focus goes back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};
