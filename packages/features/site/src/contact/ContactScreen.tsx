import { Page, useResourceForm } from '@segno/base';
import { ContactInput, contactMutation, useHumanCheck, useMessages, useStartup } from '@segno/data';
import { Button, Stack, Text, TextArea, TextField, toast } from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import { messages } from '../messages/en.ts';

/** A form that sends a message to the operator of the site (CONTACT-1). */
export function ContactScreen() {
  const t = useMessages(messages);
  const { user } = useStartup();
  const check = useHumanCheck('contact');
  const { form, formProps, submitProps } = useResourceForm({
    schema: ContactInput,
    values: { name: user?.name ?? '', email: user?.email ?? '', message: '' },
    mutation: contactMutation(check),
    onSuccess: () => {
      form.reset();
      toast(t('contact.sent'));
    },
  });
  return (
    <Page title={t('contact.title')} description={<Text tone="muted">{t('contact.text')}</Text>}>
      <form {...formProps} style={{ maxInlineSize: 560 }}>
        <Stack>
          <FormField control={form.control} name="name">
            {(field) => <TextField {...field} label={t('contact.name')} isRequired autoComplete="name" />}
          </FormField>
          <FormField control={form.control} name="email">
            {(field) => (
              <TextField {...field} label={t('contact.email')} isRequired type="email" autoComplete="email" />
            )}
          </FormField>
          <FormField control={form.control} name="message">
            {(field) => <TextArea {...field} label={t('contact.message')} isRequired minRows={6} />}
          </FormField>
          <Button {...submitProps} tone="accent" size="lg">
            {t('contact.send')}
          </Button>
        </Stack>
      </form>
    </Page>
  );
}
