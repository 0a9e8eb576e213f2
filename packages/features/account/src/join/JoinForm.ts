import { useMessages } from '@segno/data';
import { messages } from '../messages/en.ts';

/** What a form does on a page for invited people. */
export interface JoinForm {
  /** The invited address, which is locked; empty when the page does not know it. */
  email: string;
  /** The address of the other form: to log in, or to create an account. */
  otherHref: string;
  /** Who invites to what, once it is known. */
  names: { workspace: string; inviter: string | null } | undefined;
  /** Called after the sign-in. */
  onSignedIn: () => void;
}

/** Returns the function that names the workspace of an invitation, and the person who sent it. */
export function useInvitedBy() {
  const t = useMessages(messages);
  return ({ workspace, inviter }: NonNullable<JoinForm['names']>): string =>
    inviter === null ? t('join.invited', { workspace }) : t('join.invitedBy', { workspace, inviter });
}
