import { useMessages, type Policy } from '@segno/data';
import { ButtonLink, Card, DateField, Inline, NumberField, Stack, TextField } from '@segno/ui';
import { parseDate } from '@internationalized/date';
import { AddRow, RemoveRow } from '../form/RowButtons.tsx';
import { messages } from '../messages/en.ts';
import { SettingGroup } from './SettingGroup.tsx';

export interface PoliciesFieldProps {
  label: string;
  description: string | undefined;
  value: readonly Policy[];
  onChange: (value: Policy[]) => void;
  isDisabled: boolean;
  errorMessage: string | undefined;
}

/** The slug of the page of the site that has the text of a policy. */
const slugOf = (href: string) => /^\/pages\/([^/?#]+)$/.exec(href)?.[1];

/** What people must accept: each policy with its title, its text, its version, and the day of its effect. */
export function PoliciesField({
  label,
  description,
  value,
  onChange,
  isDisabled,
  errorMessage,
}: PoliciesFieldProps) {
  const t = useMessages(messages);
  const replace = (id: number, next: Policy) =>
    onChange(value.map((policy) => (policy.id === id ? next : policy)));
  const change = (id: number, part: Partial<Policy>) =>
    onChange(value.map((policy) => (policy.id === id ? { ...policy, ...part } : policy)));
  const add = () =>
    onChange([
      ...value,
      { id: Math.max(0, ...value.map(({ id }) => id)) + 1, label: '', href: '/pages/', version: 1 },
    ]);
  return (
    <SettingGroup label={label} description={description ?? t('policies.text')} errorMessage={errorMessage}>
      {value.map((policy, index) => {
        const { id, label: title, href, version = 1, effective_on } = policy;
        const slug = slugOf(href);
        return (
          <Card
            key={id}
            variant="outlined"
            level={2}
            title={title || t('policies.number', { number: index + 1 })}
            actions={
              <RemoveRow
                label={t('policies.remove', { name: title || String(index + 1) })}
                isDisabled={isDisabled}
                onPress={() => onChange(value.filter((each) => each.id !== id))}
              />
            }
          >
            <Stack space="sm">
              <TextField
                label={t('policies.title')}
                isDisabled={isDisabled}
                maxLength={100}
                value={title}
                onChange={(text) => change(id, { label: text })}
              />
              <TextField
                label={t('policies.address')}
                description={t('policies.addressHint')}
                isDisabled={isDisabled}
                value={href}
                onChange={(text) => change(id, { href: text })}
              />
              <Inline space="sm" align="end" wrap>
                <NumberField
                  label={t('policies.version')}
                  isDisabled={isDisabled}
                  minValue={1}
                  value={version}
                  onChange={(number) => change(id, { version: Number.isNaN(number) ? 1 : number })}
                />
                <DateField
                  label={t('policies.effectiveOn')}
                  isDisabled={isDisabled}
                  value={effective_on ? parseDate(effective_on) : null}
                  onChange={(date) => {
                    const { effective_on: _day, ...rest } = policy;
                    const day = date?.toString();
                    replace(id, day === undefined ? rest : { ...rest, effective_on: day });
                  }}
                />
              </Inline>
              {slug && (
                <Inline>
                  <ButtonLink variant="ghost" size="sm" href={`/admin/custom-pages?query=${slug}`}>
                    {t('policies.editText')}
                  </ButtonLink>
                  <ButtonLink variant="ghost" size="sm" href={href}>
                    {t('form.preview')}
                  </ButtonLink>
                </Inline>
              )}
            </Stack>
          </Card>
        );
      })}
      <AddRow label={t('policies.add')} isDisabled={isDisabled} onPress={add} />
    </SettingGroup>
  );
}
