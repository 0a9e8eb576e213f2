import { useQuery } from '@tanstack/react-query';
import { invitationQuery, isInvalidInvite, libraryPlaylistsPath, useMessages, useStartup } from '@segno/data';
import { useInvitation, useLogOut, useAddressQuery } from '@segno/base';
import { Button, ButtonLink, Inline, Spinner } from '@segno/ui';
import { useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { AccountPage } from '../frame/AccountPage.tsx';
import { LoginScreen } from '../login/LoginScreen.tsx';
import { messages } from '../messages/en.ts';
import { RegisterScreen } from '../register/RegisterScreen.tsx';
import { type JoinForm, useInvitedBy } from './JoinForm.ts';

/** Creates the account of an invited person, who joins then (INVITE-8). */
export const JoinRegisterScreen = () => (
  <JoinScreen form={RegisterScreen} otherPath="/workspace/join/login" />
);

/** Signs an invited person in, who joins then (INVITE-8). */
export const JoinLoginScreen = () => <JoinScreen form={LoginScreen} otherPath="/workspace/join/register" />;

interface JoinScreenProps {
  form: ComponentType<{ join: JoinForm }>;
  otherPath: string;
}

function JoinScreen({ form: Form, otherPath }: JoinScreenProps) {
  const query = useAddressQuery();
  const navigate = useNavigate();
  const { user } = useStartup();
  // After the sign-in the form stays until the person has joined.
  const [isForm, setIsForm] = useState(user === null);
  const email = query.get('email') ?? '';
  const inviteId = query.get('invite_id');
  const invitation = useInvitation(inviteId ?? '');
  const [isJoined, setJoined] = useState(false);
  // A used invitation is not valid any more, which is no failure: it is not read again.
  const shown = useQuery({ ...invitationQuery(inviteId ?? ''), enabled: !isJoined });

  const join = async () => {
    setJoined(true);
    const end = inviteId ? await invitation.join() : 'invalid';
    if (end === 'failed') setIsForm(false);
    else await navigate(end === 'done' ? libraryPlaylistsPath() : '/');
  };
  const decline = async () => {
    if ((await invitation.decline()) !== 'failed') await navigate('/');
  };
  if (!isJoined && isInvalidInvite(shown.error)) return <InvalidInvitation />;
  if (!isJoined && shown.isPending) return <CheckingInvitation />;
  if (!isForm && user) {
    const isOther = email !== '' && email.toLowerCase() !== user.email.toLowerCase();
    return isOther ? (
      <OtherAccount email={email} onLoggedOut={() => setIsForm(true)} />
    ) : (
      <Question
        invitation={invitation}
        names={shown.data}
        onJoin={() => void join()}
        onDecline={() => void decline()}
      />
    );
  }
  return (
    <Form
      join={{
        email,
        otherHref: `${otherPath}?${query.toString()}`,
        names: shown.data,
        onSignedIn: () => void join(),
      }}
    />
  );
}

/** Nothing is asked of a person before it is known that the invitation is valid. */
function CheckingInvitation() {
  const t = useMessages(messages);
  return (
    <AccountPage title={t('register.heading.invite')}>
      <Spinner aria-label={t('join.checking')} />
    </AccountPage>
  );
}

function InvalidInvitation() {
  const t = useMessages(messages);
  return (
    <AccountPage title={t('join.invalid')} text={t('join.invalidText')}>
      <Inline>
        <ButtonLink href="/" size="lg">
          {t('join.home')}
        </ButtonLink>
      </Inline>
    </AccountPage>
  );
}

interface QuestionProps {
  names: JoinForm['names'];
  invitation: { isJoining: boolean; isDeclining: boolean };
  onJoin: () => void;
  onDecline: () => void;
}

/** A signed-in person joins by a press: opening a link changes nothing. */
function Question({ invitation: { isJoining, isDeclining }, names, onJoin, onDecline }: QuestionProps) {
  const t = useMessages(messages);
  const invitedBy = useInvitedBy();
  return (
    <AccountPage title={t('register.heading.invite')} text={names ? invitedBy(names) : t('join.question')}>
      <Inline space="sm" wrap>
        <Button tone="accent" size="lg" isPending={isJoining} isDisabled={isDeclining} onPress={onJoin}>
          {t('join.accept')}
        </Button>
        <Button size="lg" isPending={isDeclining} isDisabled={isJoining} onPress={onDecline}>
          {t('join.decline')}
        </Button>
      </Inline>
    </AccountPage>
  );
}

function OtherAccount({ email, onLoggedOut }: { email: string; onLoggedOut: () => void }) {
  const t = useMessages(messages);
  const { logOut, isPending } = useLogOut(onLoggedOut);
  return (
    <AccountPage title={t('register.heading.invite')} text={t('join.otherAccount', { email })}>
      <Inline>
        <Button tone="accent" size="lg" isPending={isPending} onPress={logOut}>
          {t('join.logOut')}
        </Button>
      </Inline>
    </AccountPage>
  );
}
