import {
  type AppearanceDraft,
  appearanceDraftsQuery,
  appearanceHistoryQuery,
  createDraftMutation,
  deleteDraftMutation,
  mergeValues,
  publishDraftMutation,
  restoreReleaseMutation,
  Trans,
  updateDraftMutation,
  useMessages,
} from '@segno/data';
import { showErrorToast } from '@segno/base';
import {
  Button,
  Callout,
  EmptyState,
  FormattedDate,
  Heading,
  Inline,
  Stack,
  Text,
  TextField,
  toast,
} from '@segno/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isChanged } from '../editor/createEditor.ts';
import { useEditor, useEditorState } from '../editor/EditorContext.ts';
import { draftMessages } from '../messages/drafts.en.ts';
import { messages } from '../messages/en.ts';
import { DifferenceTable } from './DifferenceTable.tsx';
import { DraftLinkFields } from './DraftLinkFields.tsx';
import type { Publishing } from './Publishing.ts';

/** The change sets, their difference from what is published, and the history (APPEARANCE-7). */
export function DraftsPanel(props: Publishing) {
  const t = useMessages(draftMessages);
  const ta = useMessages(messages);
  const editor = useEditor();
  const draft = useEditorState((state) => state.draft);
  const values = useEditorState((state) => state.values);
  const published = useEditorState((state) => state.published.values);
  const hasChanges = useEditorState(isChanged);
  const { data: drafts } = useQuery(appearanceDraftsQuery());
  return (
    <Stack space="md">
      {draft && (
        <Callout title={t('draft.editing', { name: draft.name })}>
          <Button size="xs" isDisabled={hasChanges} onPress={() => editor.closeDraft()}>
            {t('draft.close')}
          </Button>
        </Callout>
      )}
      {hasChanges && (
        <Callout
          title={t('draft.unsaved')}
          actions={
            <Button size="xs" onPress={() => editor.reset()}>
              {ta('discard')}
            </Button>
          }
        />
      )}
      <Heading level={3} size="md">
        {t('draft.list')}
      </Heading>
      {drafts?.length === 0 && <EmptyState title={t('draft.none')} description={t('draft.noneText')} />}
      {drafts?.map((one) => (
        <DraftCard key={one.id} draft={one} {...props} />
      ))}
      <Heading level={3} size="md">
        {t('draft.differences')}
      </Heading>
      <DifferenceTable before={published} after={values} />
      <History onPublished={props.onPublished} />
    </Stack>
  );
}

function DraftCard(props: Publishing & { draft: AppearanceDraft }) {
  const { draft, onPublished, askReason, resolveConflict } = props;
  const t = useMessages(draftMessages);
  const editor = useEditor();
  // Another draft would replace what is not stored.
  const hasChanges = useEditorState(isChanged);
  const [time, setTime] = useState('');
  const remove = useMutation({ ...deleteDraftMutation(), onError: showErrorToast });
  const again = useMutation({ ...createDraftMutation(), onError: showErrorToast });
  const publish = useMutation({ ...publishDraftMutation(), onError: showErrorToast });
  const update = useMutation({ ...updateDraftMutation(), onError: showErrorToast });
  const { id } = draft;
  const open = async () => {
    const answer = await editor.readDraft(id).catch(showErrorToast);
    if (answer) editor.openDraft(answer.draft, answer.values);
    return answer;
  };
  const removeDraft = async () => {
    const stored = await editor.readDraft(id).catch(showErrorToast);
    if (!stored) return;
    const isRemoved = await remove.mutateAsync(id).then(
      () => true,
      () => false,
    );
    if (!isRemoved) return;
    editor.closeDraft(id);
    toast(t('draft.deleted'), {
      action: {
        label: t('draft.undo'),
        onAction: () => again.mutate({ name: draft.name, values: stored.values }),
      },
    });
  };
  /** Opens the draft with what was published meanwhile. Resolves to nothing when the person stops. */
  const openMerged = async () => {
    const opened = await open();
    if (!opened) return null;
    const { draft: found, base, values: mine } = opened;
    if (!base) return { version: found.version };
    const live = await editor.readPublished();
    const conflict = { base, mine, theirs: live.values, by: null, isLive: true };
    // Without values that both have changed nothing is overwritten.
    const { conflicts, values: merged } = mergeValues(base, mine, live.values);
    const answer = conflicts.length === 0 ? merged : await resolveConflict(conflict);
    if (answer === null) return null;
    if (answer === 'theirs') {
      editor.closeDraft(id);
      return null;
    }
    const change = { id, name: found.name, values: answer, version: found.version };
    const stored = await update.mutateAsync({ ...change, base_version: live.version });
    editor.openDraft(stored.draft, stored.values);
    return { version: stored.draft.version, live_version: live.version };
  };
  const publishAt = async (publish_at?: string) => {
    const merged = await openMerged().catch(showErrorToast);
    if (!merged) return;
    const reason = await askReason();
    if (reason === undefined) return;
    if (publish_at !== undefined) {
      publish.mutate({ id, version: merged.version, publish_at, reason });
      return;
    }
    // A published draft leaves the list, and with this card its callbacks of a mutation: hence the promise.
    const published = await publish.mutateAsync({ id, ...merged, reason }).catch(() => null);
    if (!published) return;
    editor.closeDraft(id);
    onPublished(published);
  };
  return (
    <section aria-label={draft.name}>
      <Stack space="xs">
        <Text weight="bold">{draft.name}</Text>
        <Text size="sm" tone="muted">
          {draft.updated_by && t('draft.by', { name: draft.updated_by.name })}{' '}
          <FormattedDate value={draft.updated_at} />
        </Text>
        {draft.is_outdated && <Text size="sm">{t('draft.outdated')}</Text>}
        {draft.publish_at && (
          <Text size="sm">
            <Trans
              message={t('draft.scheduled')}
              values={{ time: <FormattedDate key="time" value={draft.publish_at} show="dateTime" /> }}
            />
          </Text>
        )}
        <Inline space="xs" wrap>
          <Button size="xs" isDisabled={hasChanges} onPress={() => void open()}>
            {t('draft.open')}
          </Button>
          <Button
            size="xs"
            tone="accent"
            isDisabled={hasChanges}
            isPending={publish.isPending}
            onPress={() => void publishAt()}
          >
            {t('draft.publish')}
          </Button>
          <Button size="xs" tone="danger" variant="ghost" onPress={() => void removeDraft()}>
            {t('draft.delete')}
          </Button>
        </Inline>
        <DraftLinkFields draft={draft} />
        {draft.publish_at ? (
          <Button
            size="xs"
            variant="ghost"
            onPress={() => publish.mutate({ id, version: draft.version, publish_at: null })}
          >
            {t('draft.unschedule')}
          </Button>
        ) : (
          <Inline space="xs" wrap>
            <TextField label={t('draft.at')} type="datetime-local" value={time} onChange={setTime} />
            <Button
              size="xs"
              isDisabled={time === '' || hasChanges}
              onPress={() => void publishAt(new Date(time).toISOString())}
            >
              {t('draft.schedule')}
            </Button>
          </Inline>
        )}
      </Stack>
    </section>
  );
}

function History({ onPublished }: Pick<Publishing, 'onPublished'>) {
  const t = useMessages(draftMessages);
  // What is published replaces what is edited.
  const hasChanges = useEditorState(isChanged);
  const { data: releases = [] } = useQuery(appearanceHistoryQuery());
  const restore = useMutation({ ...restoreReleaseMutation(), onError: showErrorToast });
  return (
    <Stack space="sm">
      <Heading level={3} size="md">
        {t('history.title')}
      </Heading>
      {releases.length === 0 && <Text tone="muted">{t('history.none')}</Text>}
      {releases.map(({ id, name, published_by, reason, created_at }, index) => (
        <Stack key={id} space="2xs">
          <Text>
            {name ?? t('history.unnamed')} · {published_by?.name} <FormattedDate value={created_at} />
          </Text>
          {reason && (
            <Text size="sm" tone="muted">
              {t('history.reason', { reason })}
            </Text>
          )}
          {index > 0 && (
            <Button
              size="xs"
              variant="ghost"
              isDisabled={hasChanges}
              isPending={restore.isPending && restore.variables === id}
              onPress={() =>
                restore.mutate(id, {
                  onSuccess: (answer) => {
                    onPublished(answer);
                    toast(t('history.restored'));
                  },
                })
              }
            >
              {t('history.restore')}
            </Button>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
