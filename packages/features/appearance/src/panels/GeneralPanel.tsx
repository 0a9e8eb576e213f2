import { useMessages } from '@segno/data';
import { Select, SelectItem, Stack, TextField } from '@segno/ui';
import { usePart } from '../editor/EditorContext.ts';
import { messages } from '../messages/en.ts';

const homepages = ['channel', 'landingPage', 'loginPage', 'registerPage'] as const;

/** Name, logos and home page of the site. */
export function GeneralPanel() {
  const t = useMessages(messages);
  const [branding, setBranding] = usePart('branding');
  const [homepage, setHomepage] = usePart('homepage');
  return (
    <Stack space="md">
      <TextField
        label={t('siteName')}
        isRequired
        value={branding.site_name}
        onChange={(site_name) => setBranding({ ...branding, site_name })}
        errorMessage={branding.site_name.trim() === '' ? t('nameNeeded') : undefined}
      />
      <TextField
        label={t('logoLight')}
        description={t('logoText')}
        value={branding.logo_light ?? ''}
        onChange={(logo) => setBranding({ ...branding, logo_light: logo || null })}
      />
      <TextField
        label={t('logoDark')}
        value={branding.logo_dark ?? ''}
        onChange={(logo) => setBranding({ ...branding, logo_dark: logo || null })}
      />
      <Select
        label={t('homepage')}
        value={homepage.type}
        onChange={(key) =>
          setHomepage({ ...homepage, type: homepages.find((type) => type === key) ?? 'channel' })
        }
      >
        {homepages.map((type) => (
          <SelectItem key={type} id={type}>
            {t(`homepage.${type}`)}
          </SelectItem>
        ))}
      </Select>
      {homepage.type === 'channel' && (
        <TextField
          label={t('homeChannel')}
          value={String(homepage.value)}
          onChange={(value) => setHomepage({ ...homepage, value })}
        />
      )}
    </Stack>
  );
}
