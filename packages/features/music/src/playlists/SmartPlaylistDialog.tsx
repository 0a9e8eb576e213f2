import {
  createPlaylistMutation,
  PlaylistFields,
  playlistLimits,
  SmartRules,
  smartRulesQuery,
  updatePlaylistMutation,
  useMessages,
  type Playlist,
} from '@segno/data';
import { FormDialog, useResourceForm } from '@segno/base';
import { Dialog, ErrorState, Spinner, Switch, TextField } from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import { mutationOptions, useMutation, useQuery } from '@tanstack/react-query';
import { get } from 'react-hook-form';
import * as v from 'valibot';
import { smartMessages } from '../messages/smart.en.ts';
import { firstRules } from './smartRules.ts';
import { SmartPreviewList } from './SmartPreviewList.tsx';
import { SmartRulesField } from './SmartRulesField.tsx';

export interface SmartPlaylistDialogProps {
  /** The smart playlist to change; without it a new one is created. */
  playlist?: Playlist;
  /** Called with the stored playlist. */
  onSaved: (playlist: Playlist) => void;
  onCancel: () => void;
}

const SmartFields = v.object({
  name: PlaylistFields.entries.name,
  public: PlaylistFields.entries.public,
  rules: SmartRules,
});

/** The dialog in which a smart playlist is created or its rules are changed. */
export default function SmartPlaylistDialog(props: SmartPlaylistDialogProps) {
  return props.playlist ? (
    <WithRules {...props} playlist={props.playlist} />
  ) : (
    <Editor {...props} rules={firstRules} />
  );
}

function WithRules(props: SmartPlaylistDialogProps & { playlist: Playlist }) {
  const t = useMessages(smartMessages);
  const { data: rules, isError, refetch } = useQuery(smartRulesQuery(props.playlist.id));
  if (rules) return <Editor {...props} rules={rules} />;
  return (
    <Dialog size="lg" title={t('smart.edit')}>
      {isError ? <ErrorState title={t('smart.failed')} onRetry={() => void refetch()} /> : <Spinner />}
    </Dialog>
  );
}

function Editor({ playlist, rules, onSaved, onCancel }: SmartPlaylistDialogProps & { rules: SmartRules }) {
  const t = useMessages(smartMessages);
  const { mutateAsync: create } = useMutation(createPlaylistMutation());
  const { mutateAsync: update } = useMutation(updatePlaylistMutation(playlist?.id ?? 0));
  const { form, ...dialog } = useResourceForm({
    schema: SmartFields,
    values: { name: playlist?.name ?? '', public: playlist?.public ?? false, rules },
    mutation: mutationOptions({
      mutationFn: (fields: v.InferOutput<typeof SmartFields>) =>
        playlist ? update(fields) : create({ ...fields, description: null, collaborative: false }),
    }),
    name: playlist ? `smart-playlist-${playlist.id}` : 'new-smart-playlist',
    onLeave: onCancel,
    onSuccess: (response) => onSaved(response.playlist),
  });
  const { errors } = form.formState;
  const messageAt = (path: string): string | undefined => {
    const message: unknown = get(errors, `${path}.message`);
    return typeof message === 'string' ? message : undefined;
  };
  return (
    <FormDialog
      {...dialog}
      size="lg"
      title={t(playlist ? 'smart.edit' : 'smart.new')}
      submitLabel={t(playlist ? 'smart.save' : 'smart.create')}
      onCancel={onCancel}
    >
      <FormField control={form.control} name="name">
        {(field) => (
          <TextField
            {...field}
            label={t('smart.name')}
            maxLength={playlistLimits.name}
            autoComplete="off"
            autoFocus={!playlist}
            isRequired
          />
        )}
      </FormField>
      <FormField control={form.control} name="rules">
        {({ value, onChange }) => (
          <>
            <SmartRulesField
              value={value}
              onChange={onChange}
              errorOf={(place) => messageAt(place === 'limit' ? 'rules.limit.value' : `rules.rules.${place}`)}
            />
            <SmartPreviewList rules={value} />
          </>
        )}
      </FormField>
      <FormField control={form.control} name="public">
        {({ value, ...field }) => (
          <Switch {...field} isSelected={value} description={t('smart.publicHint')}>
            {t('smart.public')}
          </Switch>
        )}
      </FormField>
    </FormDialog>
  );
}
