import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { inColumn } from '../testing/inColumn.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormField, setServerErrors } from './forms.tsx';

interface Values {
  title: string;
  about: string;
  price: number;
  secret: string;
}

interface ReleaseFormProps {
  /** The errors that the server returns. */
  errors?: Record<string, string | string[]>;
}

function ReleaseForm({ errors }: ReleaseFormProps) {
  const form = useForm<Values>({ defaultValues: { title: '', about: '', price: Number.NaN, secret: '' } });
  const [submitted, setSubmitted] = useState('');
  const send = form.handleSubmit((values) => {
    const isShown = setServerErrors(form, errors);
    if (errors) setSubmitted(isShown ? 'refused' : 'There was an issue. Please try again.');
    else setSubmitted(JSON.stringify(values));
  });
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack align="start">
        <FormField control={form.control} name="title" rules={{ required: 'Give it a title.' }}>
          {(field) => <TextField {...field} label="Title" />}
        </FormField>
        <FormField
          control={form.control}
          name="about"
          rules={{ minLength: { value: 10, message: 'Say a little more.' } }}
        >
          {(field) => <TextArea {...field} label="About" minRows={2} />}
        </FormField>
        <FormField control={form.control} name="price" rules={{ required: true }}>
          {(field) => <NumberField {...field} label="Price" />}
        </FormField>
        <FormField control={form.control} name="secret">
          {(field) => <PasswordField {...field} label="Password" />}
        </FormField>
        <Button type="submit" tone="accent">
          Release
        </Button>
        <output>{submitted}</output>
      </Stack>
    </form>
  );
}

const meta = {
  title: 'ui/Fields/forms',
  component: ReleaseForm,
  decorators: [inColumn(360)],
} satisfies Meta<typeof ReleaseForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldOf = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByLabelText(new RegExp(`^${name}`), { selector: 'input, textarea' });

const fill = async (canvasElement: HTMLElement) => {
  await userEvent.type(fieldOf(canvasElement, 'Title'), 'Northern Line');
  await userEvent.type(fieldOf(canvasElement, 'About'), 'Eleven songs for a long way home.');
  await userEvent.type(fieldOf(canvasElement, 'Price'), '9');
  await userEvent.tab();
  await userEvent.type(fieldOf(canvasElement, 'Password'), 'velvet moth');
};

export const Default: Story = {
  play: async ({ canvasElement, step }) => {
    const title = fieldOf(canvasElement, 'Title');
    const price = fieldOf(canvasElement, 'Price');
    const release = within(canvasElement).getByRole('button', { name: 'Release' });
    await step('FORM-2 no field shows an error before the first submission', async () => {
      await userEvent.type(fieldOf(canvasElement, 'About'), 'Short');
      await userEvent.tab();
      await expect(fieldOf(canvasElement, 'About')).not.toHaveAttribute('aria-invalid');
    });
    await step('FORM-4 a required field has an asterisk', async () => {
      await expect(within(canvasElement).getAllByText('*')).toHaveLength(2);
      await expect(title).toBeRequired();
    });
    await step('FORM-2 the submission validates the form and focuses the first invalid field', async () => {
      await userEvent.click(release);
      await waitFor(() => expect(title).toHaveFocus());
      await expect(title).toHaveAccessibleDescription('Give it a title.');
      await expect(fieldOf(canvasElement, 'About')).toHaveAccessibleDescription('Say a little more.');
      await expect(price).toHaveAccessibleDescription('Required');
    });
    await step('FORM-2 after the first submission each change is validated', async () => {
      await userEvent.type(title, 'N');
      await waitFor(() => expect(title).not.toHaveAttribute('aria-invalid'));
      await userEvent.clear(title);
      await waitFor(() => expect(title).toHaveAttribute('aria-invalid', 'true'));
    });
    await step('valid values are submitted', async () => {
      await fill(canvasElement);
      await userEvent.click(release);
      await waitFor(() =>
        expect(
          within(canvasElement).getByText(/Northern Line.*"price":9,"secret":"velvet moth"/),
        ).toBeVisible(),
      );
    });
  },
};

/** The order of the errors in the answer does not matter. */
export const ServerErrors: Story = {
  args: { errors: { price: 'Too cheap.', about: ['Too long.', 'Too loud.'] } },
  play: async ({ canvasElement, step }) => {
    await fill(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Release' }));
    const about = fieldOf(canvasElement, 'About');
    await step(
      'FORM-1 the errors are below their fields, and the first invalid field of the page is focused',
      async () => {
        await waitFor(() => expect(about).toHaveFocus());
        await expect(about).toHaveAccessibleDescription('Too long. Too loud.');
        await expect(fieldOf(canvasElement, 'Price')).toHaveAccessibleDescription('Too cheap.');
        await expect(within(canvasElement).getByText('refused')).toBeVisible();
      },
    );
    await step('the entered values remain', async () => {
      await expect(fieldOf(canvasElement, 'Title')).toHaveValue('Northern Line');
      await expect(about).toHaveValue('Eleven songs for a long way home.');
      await expect(fieldOf(canvasElement, 'Price')).toHaveValue('9');
      await expect(fieldOf(canvasElement, 'Password')).toHaveValue('velvet moth');
    });
    await step('a change removes the error of the field', async () => {
      await userEvent.type(about, '!');
      await waitFor(() => expect(about).not.toHaveAttribute('aria-invalid'));
    });
  },
};

/** Without an error for a field, the caller shows a general message. */
export const NoErrorOfAField: Story = {
  args: { errors: { invitation: 'The invitation has expired.' } },
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Release' }));
    await waitFor(() =>
      expect(within(canvasElement).getByText('There was an issue. Please try again.')).toBeVisible(),
    );
  },
};
