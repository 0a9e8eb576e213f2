import { useMessages, type Permission } from '@segno/data';
import { CountrySelect, TimeZoneSelect } from '@segno/base';
import { parseDate } from '@internationalized/date';
import {
  Checkbox,
  DateField,
  NumberField,
  RichTextField,
  Select,
  SelectItem,
  TextArea,
  TextField,
} from '@segno/ui';
import { PictureField } from '@segno/editing';
import { FormField } from '@segno/ui/forms';
import type { UseFormReturn } from 'react-hook-form';
import { messages, type AdminKey } from '../messages/en.ts';
import { type AdminField, type AnyRecord, imageOf } from '../views/AdminView.ts';
import { ItemsField } from './ItemsField.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import { LinesField } from './LinesField.tsx';
import { LinksField } from './LinksField.tsx';
import { ManyField, OneField } from './OptionsField.tsx';
import { PricesField, type PriceValue } from './PricesField.tsx';
import { PermissionsField } from './PermissionsField.tsx';

type Form = UseFormReturn<Record<string, unknown>, unknown, unknown>;

/** The key of the option that means no value. */
const none = 'none';

export interface AdminFieldInputProps {
  field: AdminField;
  /** The record, or null for a new one. */
  record: AnyRecord | null;
  form: Form;
  isReadOnly: boolean;
}

/** The input of one field, by its kind. */
export function AdminFieldInput({ field, record, form, isReadOnly }: AdminFieldInputProps) {
  const t = useMessages(messages);
  const label = t(`field.${field.name}` as AdminKey);
  const description = field.hintKey && t(`hint.${field.hintKey}` as AdminKey);
  return (
    <FormField control={form.control} name={field.name}>
      {({ value, onChange, ...bound }) => {
        const own = { ...bound, isDisabled: isReadOnly || bound.isDisabled, label };
        const asText = typeof value === 'string' ? value : '';
        switch (field.kind) {
          case 'text':
          case 'email':
          case 'url':
            return (
              <TextField
                {...own}
                type={field.kind}
                description={description}
                value={asText}
                onChange={(text) => onChange(text === '' && value === null ? null : text)}
              />
            );
          case 'long':
            return <TextArea {...own} description={description} value={asText} onChange={onChange} />;
          case 'rich': {
            const { ref, ...rest } = own;
            return (
              <RichTextField
                {...rest}
                // The form only focuses it.
                inputRef={(handle) => ref(handle as HTMLElement | null)}
                minRows={12}
                value={asText}
                onChange={onChange}
              />
            );
          }
          case 'flag': {
            const { label: _label, ...rest } = own;
            return (
              <Checkbox {...rest} isSelected={value === true} onChange={onChange}>
                {label}
              </Checkbox>
            );
          }
          case 'number':
          case 'seconds': {
            const unit = field.kind === 'seconds' ? 1000 : 1;
            return (
              <NumberField
                {...own}
                minValue={0}
                description={description}
                value={typeof value === 'number' ? value / unit : Number.NaN}
                onChange={(number) => onChange(Number.isNaN(number) ? null : Math.round(number * unit))}
              />
            );
          }
          case 'date':
            return (
              <DateField
                {...own}
                value={asText ? parseDate(asText) : null}
                onChange={(date) => onChange(date === null ? null : date.toString())}
              />
            );
          case 'choice':
            return (
              <Select
                {...own}
                description={description}
                value={field.same?.[asText] ?? (asText || none)}
                onChange={(key) => onChange(key === none ? null : String(key))}
              >
                {[...(field.isOptional ? [none] : []), ...field.values].map((each) => (
                  <SelectItem key={each} id={each}>
                    {t(`value.${field.keys?.[each] ?? each}` as AdminKey)}
                  </SelectItem>
                ))}
              </Select>
            );
          case 'many':
            return <ManyField {...own} of={field.of} value={value as number[]} onChange={onChange} />;
          case 'one':
            return <OneField {...own} of={field.of} value={value as number | null} onChange={onChange} />;
          case 'links':
            return (
              <LinksField {...own} value={value as { label: string; url: string }[]} onChange={onChange} />
            );
          case 'zone':
            return <TimeZoneSelect {...own} value={asText || null} onChange={onChange} />;
          case 'picture':
            return isReadOnly ? null : (
              <PictureField
                label={label}
                image={imageOf(record)}
                value={value as number | null | undefined}
                onChange={onChange}
                errorMessage={bound.errorMessage}
              />
            );
          case 'country':
            return <CountrySelect {...own} isClearable value={asText || null} onChange={onChange} />;
          case 'language':
            return <LanguageSelect {...own} isClearable value={asText || null} onChange={onChange} />;
          case 'lines':
            return (
              <LinesField
                {...own}
                description={t('hint.lines')}
                value={Array.isArray(value) ? (value as string[]) : []}
                onChange={onChange}
              />
            );
          case 'prices':
            return <PricesField {...own} value={(value ?? []) as PriceValue[]} onChange={onChange} />;
          case 'permissions':
            return <PermissionsField {...own} value={value as Permission[]} onChange={onChange} />;
          case 'items':
            return (
              <ItemsField
                {...own}
                value={value as { type: string; item_id: number }[]}
                contentType={form.watch('content_type')}
                onChange={onChange}
              />
            );
        }
      }}
    </FormField>
  );
}
