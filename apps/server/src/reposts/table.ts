import { albums } from '../albums/table.ts';
import { likesOf } from '../likes/table.ts';
import { tracks } from '../tracks/table.ts';

export const trackReposts = likesOf('track_reposts', () => tracks.id);
export const albumReposts = likesOf('album_reposts', () => albums.id);
