import { adminOptionsQuery, useMessages } from '@segno/data';
import { Select, SelectItem, Stack, TextField } from '@segno/ui';
import { useQuery } from '@tanstack/react-query';
import { usePart } from '../editor/EditorContext.ts';
import { messages } from '../messages/en.ts';
import { AssetField } from './AssetField.tsx';

const homepages = ['channel', 'landingPage', 'loginPage', 'registerPage'] as const;

/** Name, logos, icon and home page of the site. */
export function GeneralPanel() {
  const t = useMessages(messages);
  const [branding, setBranding] = usePart('branding');
  const [homepage, setHomepage] = usePart('homepage');
  const isNameless = branding.site_name.trim() === '';
  return (
    <Stack space="md">
      <TextField
        label={t('siteName')}
        isRequired
        maxLength={100}
        value={branding.site_name}
        onChange={(site_name) => setBranding({ ...branding, site_name })}
        isInvalid={isNameless}
        errorMessage={isNameless ? t('nameNeeded') : undefined}
      />
      <AssetField
        label={t('logoLight')}
        description={t('logoText')}
        value={branding.logo_light}
        onChange={(logo_light) => setBranding({ ...branding, logo_light })}
      />
      <AssetField
        label={t('logoDark')}
        value={branding.logo_dark}
        onChange={(logo_dark) => setBranding({ ...branding, logo_dark })}
      />
      <AssetField
        label={t('favicon')}
        description={t('faviconText')}
        value={branding.favicon}
        onChange={(favicon) => setBranding({ ...branding, favicon })}
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
        <HomeChannel
          value={String(homepage.value)}
          onChange={(value) => setHomepage({ ...homepage, value })}
        />
      )}
    </Stack>
  );
}

/** The channel of the home page, from a list. */
function HomeChannel({ value, onChange }: { value: string; onChange: (slug: string) => void }) {
  const t = useMessages(messages);
  const { data: channels = [] } = useQuery({ ...adminOptionsQuery('channels', { query: '' }), retry: false });
  // By its id or its slug; one that is not listed, or not to be read, stays as it is.
  const found = channels.find(({ id, detail }) => detail === value || String(id) === value);
  const listed = channels.flatMap(({ name, detail }) => (detail ? [{ slug: detail, name }] : []));
  const options = found ? listed : [{ slug: value, name: value }, ...listed];
  return (
    <Select label={t('homeChannel')} value={found?.detail ?? value} onChange={(key) => onChange(String(key))}>
      {options.map(({ slug, name }) => (
        <SelectItem key={slug} id={slug}>
          {name}
        </SelectItem>
      ))}
    </Select>
  );
}
