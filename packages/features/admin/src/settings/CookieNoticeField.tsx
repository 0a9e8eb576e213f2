import { type Startup, useMessages } from '@segno/data';
import { Card, Select, SelectItem, Stack, Switch, TextArea, TextField } from '@segno/ui';
import { messages } from '../messages/en.ts';
import { SettingGroup } from './SettingGroup.tsx';

type CookieNotice = NonNullable<Startup['cookie_notice']>;

export interface CookieNoticeFieldProps {
  label: string;
  description: string | undefined;
  /** Null for no notice. */
  value: CookieNotice | null;
  onChange: (value: CookieNotice | null) => void;
  isDisabled: boolean;
  errorMessage: string | undefined;
}

const positions = ['top', 'bottom'] as const;

/** The notice about cookies: whether there is one, where it stands, and what it says. */
export function CookieNoticeField({
  label,
  description,
  value,
  onChange,
  isDisabled,
  errorMessage,
}: CookieNoticeFieldProps) {
  const t = useMessages(messages);
  return (
    <SettingGroup
      label={label}
      heading={
        <Switch
          isDisabled={isDisabled}
          isSelected={value !== null}
          onChange={(isOn) =>
            onChange(
              isOn
                ? { position: 'bottom', message: t('cookies.message'), button: t('cookies.accept') }
                : null,
            )
          }
        >
          {label}
        </Switch>
      }
      description={description}
      errorMessage={errorMessage}
    >
      {value && (
        <Card variant="outlined">
          <Stack space="sm">
            <Select
              label={t('cookies.position')}
              isDisabled={isDisabled}
              value={value.position}
              onChange={(key) => onChange({ ...value, position: key as CookieNotice['position'] })}
            >
              {positions.map((each) => (
                <SelectItem key={each} id={each}>
                  {t(`cookies.${each}`)}
                </SelectItem>
              ))}
            </Select>
            <TextArea
              label={t('cookies.text')}
              description={t('cookies.textHint')}
              isDisabled={isDisabled}
              value={value.message}
              onChange={(message) => onChange({ ...value, message })}
            />
            <TextField
              label={t('cookies.button')}
              isDisabled={isDisabled}
              value={value.button}
              onChange={(button) => onChange({ ...value, button })}
            />
          </Stack>
        </Card>
      )}
    </SettingGroup>
  );
}
