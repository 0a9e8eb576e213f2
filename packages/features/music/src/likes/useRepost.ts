import {
  repostMutation,
  repostsQuery,
  useMessages,
  useSetting,
  useStartup,
  type RepostKind,
} from '@segno/data';
import { showErrorToast } from '@segno/base';
import { toast } from '@segno/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { socialMessages } from '../messages/social.en.ts';

/** Whether the signed-in person has reposted a record, and the action of its button. Guests cannot repost. */
export function useRepost(kind: RepostKind, id: number) {
  const t = useMessages(socialMessages);
  const areOn = useSetting('player.reposts') !== false;
  const isAvailable = useStartup().user !== null && areOn;
  const { data } = useQuery({ ...repostsQuery(), enabled: isAvailable });
  const { mutateAsync } = useMutation(repostMutation());
  const isReposted = data?.[kind].includes(id) === true;
  const set = (next: boolean) => mutateAsync({ kind, id, isReposted: next });
  const press = async () => {
    try {
      await set(!isReposted);
      toast(t(isReposted ? 'repost.removed' : 'repost.done'), {
        action: {
          label: t('repost.undo'),
          onAction: () => void set(isReposted).catch(showErrorToast),
        },
      });
    } catch (error) {
      showErrorToast(error);
    }
  };
  return { isAvailable, isReposted, press: () => void press() };
}
