import { ListVideo } from 'lucide';
import { icon } from './icon.tsx';

export const PlaylistIcon = /* @__PURE__ */ icon(ListVideo, 'directional');
