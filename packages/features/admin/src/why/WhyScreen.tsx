import {
  adminOptionsQuery,
  adminWhyQuery,
  hasPermission,
  hidingConditions,
  permissionNames,
  subjectKinds,
  useMessages,
  useStartup,
  useText,
  type AdminOptionKind,
  type HidingCondition,
  type PermissionName,
  type Startup,
  type SubjectKind,
} from '@segno/data';
import { Page, useAddressQuery } from '@segno/base';
import {
  DescriptionItem,
  DescriptionList,
  EmptyState,
  Heading,
  Inline,
  Select,
  SelectItem,
  Stack,
  Text,
} from '@segno/ui';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { OptionSearch } from '../form/OptionSearch.tsx';
import { adminSections } from '../frame/adminPages.ts';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { messages, type AdminKey } from '../messages/en.ts';
import { JoinedText } from '../table/JoinedText.tsx';
import { readSubject, type Subject } from './readSubject.ts';

const optionsOf: Record<Exclude<SubjectKind, 'guest'>, AdminOptionKind> = {
  role: 'roles',
  plan: 'plans',
  person: 'users',
};

/** What each permission opens beside the menus. */
const actions: readonly { action: string; permission: PermissionName }[] = [
  { action: 'listen', permission: 'music.view' },
  { action: 'playlists', permission: 'playlists.create' },
  { action: 'comments', permission: 'comments.create' },
  { action: 'requests', permission: 'backstageRequests.create' },
  { action: 'music', permission: 'music.create' },
  { action: 'uploads', permission: 'uploads.create' },
  { action: 'api', permission: 'api.access' },
];

/** Whom the site is shown to, and which condition hides each part of it from them. */
export function WhyScreen() {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const subject = readSubject(useAddressQuery());
  const show = ({ kind, id }: Subject) =>
    void navigate(`/admin/why?kind=${kind}${id === undefined ? '' : `&id=${id}`}`);
  const isChosen = subject.kind === 'guest' || subject.id !== undefined;
  return (
    <AdminFrame current="why">
      <Page title={t('page.why')} description={t('why.about')}>
        <Stack space="xl">
          <Inline space="sm" align="end" wrap>
            <Select
              label={t('why.kind')}
              value={subject.kind}
              onChange={(key) => show({ kind: key as SubjectKind })}
            >
              {subjectKinds.map((kind) => (
                <SelectItem key={kind} id={kind}>
                  {t(`why.${kind}`)}
                </SelectItem>
              ))}
            </Select>
            {subject.kind !== 'guest' && (
              <OptionSearch
                key={subject.kind}
                label={t(`why.${subject.kind}`)}
                kind={optionsOf[subject.kind]}
                onChoose={({ id }) => show({ kind: subject.kind, id })}
              />
            )}
          </Inline>
          {isChosen ? <Hidden subject={subject} /> : <EmptyState title={t('why.choose')} />}
        </Stack>
      </Page>
    </AdminFrame>
  );
}

function Hidden({ subject: wanted }: { subject: Subject }) {
  const t = useMessages(messages);
  const { data: subject } = useSuspenseQuery(adminWhyQuery(wanted));
  const textOf = useText();
  const own = useStartup();
  const startup: Startup = { ...own, user: subject.user };
  const roleIds = own.menus.flatMap(({ items: all }) => all.flatMap(({ roles = [] }) => roles));
  const { data: roles = [] } = useQuery({
    ...adminOptionsQuery('roles', { ids: [...new Set(roleIds)] }),
    enabled: roleIds.length > 0,
  });
  const label = (key: string, name: string) => (key in messages.lines ? t(key as AdminKey) : name);
  const permissionName = (name: string) => label(`permission.${name}`, name);
  const conditionText = ({ kind, name }: HidingCondition) => {
    if (kind === 'permission') return t('hides.permission', { name: permissionName(name) });
    if (kind === 'role')
      return t('hides.role', { name: roles.find(({ id }) => String(id) === name)?.name ?? `#${name}` });
    if (kind !== 'setting') return t(`hides.${kind}`);
    const [setting = ''] = name.split(' = ');
    return t('hides.setting', { setting: label(`setting.${setting}`, setting), value: name });
  };
  const items = own.menus.flatMap(({ id, positions, items: all }) =>
    all
      .map((item) => ({
        key: `${id} ${item.id}`,
        name: (
          <JoinedText
            parts={[
              textOf(item.label),
              positions.map((position) => label(`position.${position}`, position)).join(', '),
            ]}
          />
        ),
        conditions: hidingConditions(item, startup),
      }))
      .filter(({ conditions }) => conditions.length > 0),
  );
  const pages = adminSections
    .flatMap(({ pages: all }) => all)
    .filter(
      ({ permission }) => !hasPermission(startup, permission) || !hasPermission(startup, 'admin.access'),
    )
    .map(({ name, permission }) => ({
      key: name,
      name: t(`page.${name}` as AdminKey),
      conditions: (['admin.access', permission] as const)
        .filter((each) => !hasPermission(startup, each))
        .map((each): HidingCondition => ({ kind: 'permission', name: each })),
    }));
  const refused = actions
    .filter(({ permission }) => !hasPermission(startup, permission))
    .map(({ action, permission }) => ({
      key: action,
      name: t(`why.action.${action}` as AdminKey),
      conditions: [{ kind: 'permission', name: permission } satisfies HidingCondition],
    }));
  const limits = subject.usage.flatMap(({ permission, used }) => {
    const limit = permission.restrictions.find(({ name }) => name === 'count')?.value;
    return typeof limit === 'number'
      ? [{ key: permission.name, name: permissionName(permission.name), limit, used, isOver: used >= limit }]
      : [];
  });
  const groups = [
    { name: 'menus', found: items },
    { name: 'actions', found: refused },
    { name: 'pages', found: pages },
  ] as const;
  const held = permissionNames.filter((name) => hasPermission(startup, name));
  return (
    <Stack space="xl">
      {subject.name !== '' && (
        <Heading level={2} size="title">
          <bdi>{subject.name}</bdi>
        </Heading>
      )}
      <Text tone="muted">
        {held.length === 0
          ? t('why.nothingHeld')
          : t('why.held', { names: held.map(permissionName).join(', ') })}
      </Text>
      {limits.map(({ key, name, limit, used, isOver }) => (
        <Text key={key} {...(isOver && { tone: 'danger' as const })}>
          {t(isOver ? 'why.overLimit' : 'why.limit', { name, used, limit })}
        </Text>
      ))}
      {groups.map(({ name, found }) => (
        <Stack key={name}>
          <Heading level={2} size="heading">
            {t(`why.${name}`)}
          </Heading>
          {found.length === 0 ? (
            <Text tone="muted">{t('why.nothing')}</Text>
          ) : (
            <DescriptionList>
              {found.map(({ key, name: label, conditions }) => (
                <DescriptionItem key={key} term={label}>
                  <JoinedText parts={conditions.map(conditionText)} />
                </DescriptionItem>
              ))}
            </DescriptionList>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
