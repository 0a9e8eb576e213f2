import { showErrorToast } from '@segno/base';
import {
  type AppearanceDraft,
  draftLinkMutation,
  endDraftLinkMutation,
  Trans,
  useMessages,
} from '@segno/data';
import {
  Button,
  CopyButton,
  FormattedDate,
  Inline,
  Menu,
  MenuItem,
  MenuTrigger,
  Text,
  TextField,
} from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import { draftMessages } from '../messages/drafts.en.ts';

/** How long a link can be valid, in hours. */
const lifetimes = [1, 24, 168, 720] as const;

/** The link that shows a draft to people without an account: for how long, and its end (APPEARANCE-8). */
export function DraftLinkFields({ draft }: { draft: AppearanceDraft }) {
  const { id, link_expires_at: expires } = draft;
  const t = useMessages(draftMessages);
  const make = useMutation({ ...draftLinkMutation(), onError: showErrorToast });
  const end = useMutation({ ...endDraftLinkMutation(), onError: showErrorToast });
  // The server keeps only the digest of the address: it is shown once.
  const address = make.data?.expires_at === expires ? make.data?.url : undefined;
  return (
    <>
      <Inline space="xs" wrap>
        <MenuTrigger>
          <Button size="xs" isPending={make.isPending}>
            {t('draft.makeLink')}
          </Button>
          <Menu aria-label={t('draft.makeLink')} onAction={(key) => make.mutate({ id, hours: Number(key) })}>
            {lifetimes.map((hours) => (
              <MenuItem key={hours} id={hours}>
                {t(`draft.link.${hours}`)}
              </MenuItem>
            ))}
          </Menu>
        </MenuTrigger>
        {expires !== null && (
          <Button
            size="xs"
            tone="danger"
            variant="ghost"
            isPending={end.isPending}
            onPress={() => end.mutate(id)}
          >
            {t('draft.endLink')}
          </Button>
        )}
      </Inline>
      {expires !== null && (
        <Text size="sm">
          <Trans
            message={t('draft.linkText')}
            values={{ time: <FormattedDate key="time" value={expires} show="dateTime" /> }}
          />
        </Text>
      )}
      {address !== undefined && (
        <Inline space="xs">
          <TextField label={t('draft.linkAddress')} isReadOnly value={address} />
          <CopyButton value={address} size="sm" />
        </Inline>
      )}
    </>
  );
}
