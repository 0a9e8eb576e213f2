import {
  adminOptionsQuery,
  definitionOf,
  isSettingName,
  jobKinds,
  languages,
  settingFlag,
  useMessages,
  type AdminSetting,
  type Policy,
  type Startup,
} from '@segno/data';
import { TimeZoneSelect } from '@segno/base';
import {
  Checkbox,
  CheckboxGroup,
  ChipField,
  NumberField,
  PasswordField,
  Select,
  SelectItem,
  TextArea,
  TextField,
} from '@segno/ui';
import { useQuery } from '@tanstack/react-query';
import type * as v from 'valibot';
import { SizeField } from '../form/SizeField.tsx';
import { LanguageSelect, useLanguageName } from '../form/LanguageSelect.tsx';
import { messages, type AdminKey } from '../messages/en.ts';
import { CookieNoticeField } from './CookieNoticeField.tsx';
import { PoliciesField } from './PoliciesField.tsx';
import { WorkersField } from './WorkersField.tsx';

export interface SettingInputProps {
  setting: AdminSetting;
  value: unknown;
  onChange: (value: unknown) => void;
  errorMessage: string | undefined;
}

/** The parts of a schema by which its input is chosen. */
interface Shape {
  type: string;
  options?: readonly unknown[];
  wrapped?: Shape;
  item?: Shape;
  pipe?: readonly Shape[];
  requirement?: unknown;
}

/** From this length on, a text has several lines. */
const longText = 300;

/** Whether a text can have several lines: a long one that is no address. */
const isLong = ({ pipe = [] }: Shape): boolean =>
  pipe.some(({ type, requirement }) => type === 'max_length' && Number(requirement) >= longText) &&
  !pipe.some(({ type }) => type === 'regex');

const shapeOf = (type: v.GenericSchema): Shape => {
  let shape = type as unknown as Shape;
  while (shape.wrapped) shape = shape.wrapped;
  return shape;
};

const chipOf = (value: unknown) => ({ id: String(value), label: String(value) });

/** The input of a setting: by the type of its value. A value of the environment is shown and locked. */
export function SettingInput({ setting, value, onChange, errorMessage }: SettingInputProps) {
  const t = useMessages(messages);
  const { name, about, source, access, isSet } = setting;
  const key = `setting.${name}`;
  const label = key in messages.lines ? t(key as AdminKey) : about;
  const isLocked = source === 'environment';
  const common = {
    label,
    isDisabled: isLocked,
    isInvalid: errorMessage !== undefined,
    errorMessage,
    description: isLocked ? t('settings.locked') : undefined,
  };
  if (access === 'secret')
    return (
      <PasswordField
        {...common}
        autoComplete="off"
        description={
          isLocked ? t('settings.locked') : t(isSet ? 'settings.secretSet' : 'settings.secretUnset')
        }
        value={typeof value === 'string' ? value : ''}
        onChange={onChange}
      />
    );
  const type = isSettingName(name) ? definitionOf(name).type : undefined;
  const asText = typeof value === 'string' ? value : null;
  switch (name) {
    case 'auth.two_factor_roles':
      return <RolesInput {...common} value={value} onChange={onChange} />;
    case 'i18n.language':
      return <LanguageSelect {...common} value={asText} onChange={onChange} />;
    case 'dates.default_timezone':
      return <TimeZoneSelect {...common} value={asText} onChange={onChange} />;
    case 'localization.languages':
      return <LanguagesInput {...common} value={value} onChange={onChange} />;
    case 'queue.paused':
      return (
        <ChipField
          {...common}
          suggestions={jobKinds.map(chipOf)}
          value={(Array.isArray(value) ? value : []).map(chipOf)}
          onChange={(items) => onChange(items.map((item) => item.label))}
        />
      );
    case 'queue.workers_of':
      return <WorkersField {...common} value={(value ?? {}) as Record<string, number>} onChange={onChange} />;
    case 'uploads.chunk_size':
    case 'uploads.max_size':
    case 'uploads.quota':
      return (
        <SizeField
          {...common}
          value={typeof value === 'number' ? value : Number.NaN}
          onChange={(bytes) => onChange(Number.isNaN(bytes) ? null : bytes)}
        />
      );
    case 'cookie_notice':
      return (
        <CookieNoticeField
          {...common}
          value={(value ?? null) as Startup['cookie_notice']}
          onChange={onChange}
        />
      );
    case 'registration.policies':
      return (
        <PoliciesField
          {...common}
          value={Array.isArray(value) ? (value as Policy[]) : []}
          onChange={onChange}
        />
      );
  }
  const shape: Shape = type ? shapeOf(type) : { type: 'unknown' };
  if (type === settingFlag || shape.type === 'boolean')
    return (
      <Checkbox
        isDisabled={isLocked}
        isSelected={value === true}
        description={common.description}
        errorMessage={errorMessage}
        onChange={onChange}
      >
        {label}
      </Checkbox>
    );
  if (shape.type === 'picklist')
    return (
      <Select
        {...common}
        value={typeof value === 'string' ? value : null}
        onChange={(chosen) => onChange(chosen)}
      >
        {(shape.options ?? []).map((option) => {
          const text = String(option);
          const textKey = `value.${text}`;
          return (
            <SelectItem key={text} id={text}>
              {textKey in messages.lines ? t(textKey as AdminKey) : text}
            </SelectItem>
          );
        })}
      </Select>
    );
  if (shape.type === 'number')
    return (
      <NumberField
        {...common}
        value={typeof value === 'number' ? value : Number.NaN}
        formatOptions={{ maximumFractionDigits: 3 }}
        onChange={(number) => onChange(Number.isNaN(number) ? null : number)}
      />
    );
  if (shape.type === 'array' && shape.item?.type === 'picklist')
    return (
      <CheckboxGroup
        {...common}
        value={(Array.isArray(value) ? value : []).map(String)}
        onChange={(chosen) => onChange(chosen)}
      >
        {(shape.item.options ?? []).map((option) => {
          const text = String(option);
          const key = [`value.${text}`, `page.${text}`].find((each) => each in messages.lines);
          return (
            <Checkbox key={text} value={text}>
              {key ? t(key as AdminKey) : text}
            </Checkbox>
          );
        })}
      </CheckboxGroup>
    );
  if (shape.type === 'array' && shape.item?.type === 'string')
    return (
      <ChipField
        {...common}
        value={(Array.isArray(value) ? value : []).map(chipOf)}
        onChange={(items) => onChange(items.map((item) => item.label))}
      />
    );
  if (shape.type === 'string' && isLong(shape))
    return (
      <TextArea
        {...common}
        value={typeof value === 'string' ? value : ''}
        onChange={(text) =>
          onChange(text === '' && type !== undefined && shapeIsNullable(type) ? null : text)
        }
      />
    );
  if (shape.type === 'string' || shape.type === 'union')
    return (
      <TextField
        {...common}
        value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
        onChange={(text) =>
          onChange(text === '' && type !== undefined && shapeIsNullable(type) ? null : text)
        }
      />
    );
  throw new Error(`The setting ${name} needs an input of its own.`);
}

/** What an input of its own has. */
interface OwnInputProps {
  label: string;
  isDisabled: boolean;
  isInvalid: boolean;
  errorMessage: string | undefined;
  description: string | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** A choice among the roles of the site, by their ids. */
function RolesInput({ value, onChange, ...props }: OwnInputProps) {
  const { data: roles = [] } = useQuery(adminOptionsQuery('roles', { query: '' }));
  return (
    <CheckboxGroup
      {...props}
      value={(Array.isArray(value) ? value : []).map(String)}
      onChange={(chosen) => onChange(chosen.map(Number))}
    >
      {roles.map(({ id, name }) => (
        <Checkbox key={id} value={String(id)}>
          {name}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}

const shapeIsNullable = (type: v.GenericSchema) => (type as unknown as Shape).wrapped !== undefined;

/** A choice among the languages of the product. */
function LanguagesInput({ value, onChange, ...props }: OwnInputProps) {
  const nameOf = useLanguageName();
  return (
    <CheckboxGroup {...props} value={(Array.isArray(value) ? value : []).map(String)} onChange={onChange}>
      {languages.map((language) => (
        <Checkbox key={language} value={language}>
          {nameOf(language)}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}
