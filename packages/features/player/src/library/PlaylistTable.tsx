import { imageUrl, playlistPath, useLanguage, useMessages, type Playlist } from '@segno/data';
import {
  Cell,
  Column,
  formattersOf,
  IconButton,
  Image,
  Link,
  MoreIcon,
  Row,
  Table,
  TableBody,
  TableHeader,
  Text,
  VisuallyHidden,
  type Selection,
  type SortDescriptor,
} from '@segno/ui';
import { useNavigate } from 'react-router';
import { openMediaMenu, openMediaMenuAt } from '../menus/mediaMenu.ts';
import { catalogueMessages } from '../messages/catalogue.en.ts';
import { libraryMessages } from '../messages/library.en.ts';
import * as css from './LibraryPlaylistsScreen.css.ts';

export interface PlaylistTableProps {
  playlists: readonly Playlist[];
  sortDescriptor: SortDescriptor;
  onSortChange: (sort: SortDescriptor) => void;
  selectedKeys: Selection;
  onSelectionChange: (keys: Selection) => void;
}

/** The playlists of a library in a table: sorted by its headers, opened by a press, selected by checkboxes. */
export function PlaylistTable({ playlists, ...table }: PlaylistTableProps) {
  const t = useMessages(libraryMessages);
  const catalogue = useMessages(catalogueMessages);
  const format = formattersOf(useLanguage());
  const navigate = useNavigate();
  return (
    <div
      onContextMenu={(event) => {
        const row = event.target instanceof Element ? event.target.closest('[data-key]') : null;
        const playlist = playlists.find(({ id }) => String(id) === row?.getAttribute('data-key'));
        if (playlist) openMediaMenu(event, { type: 'playlist', playlist });
      }}
    >
      <Table
        aria-label={t('library.playlists')}
        density="relaxed"
        selectionMode="multiple"
        onRowAction={(key) => {
          const playlist = playlists.find(({ id }) => id === key);
          if (playlist) void navigate(playlistPath(playlist));
        }}
        {...table}
      >
        <TableHeader>
          <Column id="name" isRowHeader allowsSorting>
            {t('library.name')}
          </Column>
          <Column id="owner" className={css.wideOnly}>
            {t('library.owner')}
          </Column>
          <Column id="visibility" className={css.wideOnly}>
            {t('library.visibility')}
          </Column>
          <Column id="tracks" align="end" allowsSorting className={css.wideOnly}>
            {t('library.tracks')}
          </Column>
          <Column id="updated" align="end" allowsSorting className={css.wideOnly}>
            {t('library.updated')}
          </Column>
          <Column id="actions" align="end" width={60} textValue={t('library.actions')}>
            <VisuallyHidden>{t('library.actions')}</VisuallyHidden>
          </Column>
        </TableHeader>
        <TableBody items={playlists}>
          {(playlist) => (
            <Row id={playlist.id} textValue={playlist.name}>
              <Cell textValue={playlist.name}>
                <div className={css.name}>
                  <div className={css.cover}>
                    <Image
                      src={imageUrl(playlist.image, 64)}
                      color={playlist.image?.color}
                      alt=""
                      ratio={1}
                      radius="control"
                    />
                  </div>
                  <div className={css.text}>
                    <Link
                      href={playlistPath(playlist)}
                      tone="neutral"
                      underline="hover"
                      title={playlist.name}
                      className={css.link}
                    >
                      {playlist.name}
                    </Link>
                    <Text size="sm" tone="muted" className={css.details}>
                      {t(visibilityOf(playlist))} ·{' '}
                      {catalogue('tracksCount', { count: playlist.tracks_count })}
                    </Text>
                  </div>
                </div>
              </Cell>
              <Cell className={css.wideOnly}>{playlist.owner.name}</Cell>
              <Cell className={css.wideOnly}>{t(visibilityOf(playlist))}</Cell>
              <Cell className={css.wideOnly}>{format.number(playlist.tracks_count)}</Cell>
              <Cell className={css.wideOnly}>{format.date(playlist.updated_at)}</Cell>
              <Cell>
                <IconButton
                  variant="ghost"
                  size="sm"
                  shape="round"
                  aria-label={catalogue('moreFor', { name: playlist.name })}
                  aria-haspopup="menu"
                  onPress={(event) => openMediaMenuAt(event.target, { type: 'playlist', playlist })}
                >
                  <MoreIcon />
                </IconButton>
              </Cell>
            </Row>
          )}
        </TableBody>
      </Table>
    </div>
  );
}

const visibilityOf = ({ collaborative, public: isPublic, workspace_id }: Playlist) => {
  if (collaborative) return 'library.collaborative';
  if (isPublic) return 'library.public';
  return workspace_id === null ? 'library.private' : 'library.workspace';
};
