import {
  type AccountInput,
  type OwnUser,
  updateAccountMutation,
  useLanguage,
  useMessages,
  useSetting,
  valueListsQuery,
} from '@segno/data';
import { CountrySelect, showErrorToast, TimeZoneSelect } from '@segno/base';
import { Select, SelectItem, Stack, toast } from '@segno/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { settingsMessages } from '../messages/settings.en.ts';

/** Language, country and time zone. Each is stored when it is chosen. */
export function LocaleSection({ user }: { user: OwnUser }) {
  const t = useMessages(settingsMessages);
  const { data: lists } = useQuery(valueListsQuery(['localizations']));
  const canChoose = useSetting('localization.choice') !== false;
  const offered: readonly string[] | undefined = useSetting('localization.languages');
  const present = useLanguage();
  // Without a choice the person has the language of the browser or of the site.
  const language = user.language ?? present;
  // The present language stays in the list, also when the site no longer offers it.
  const languages = lists?.localizations?.filter(
    (one) => !offered || offered.includes(one.language) || one.language === language,
  );
  const update = useMutation(updateAccountMutation(user.id));
  const change = (input: AccountInput) =>
    update.mutate(input, { onSuccess: () => toast(t('settings.details.saved')), onError: showErrorToast });
  return (
    <Stack>
      {canChoose && (
        <Select
          label={t('settings.locale.language')}
          isSearchable
          isPending={!lists}
          selectedKey={language}
          onSelectionChange={(key) => change({ language: key as 'en' })}
        >
          {(languages ?? []).map((one) => (
            <SelectItem key={one.language} id={one.language}>
              {one.name}
            </SelectItem>
          ))}
        </Select>
      )}
      <CountrySelect
        label={t('settings.locale.country')}
        value={user.country}
        onChange={(country) => change({ country })}
      />
      <TimeZoneSelect
        label={t('settings.locale.timezone')}
        value={user.timezone}
        onChange={(timezone) => change({ timezone })}
      />
    </Stack>
  );
}
