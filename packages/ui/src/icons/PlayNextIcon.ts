import { ListStart } from 'lucide';
import { icon } from './icon.tsx';

export const PlayNextIcon = /* @__PURE__ */ icon(ListStart, 'directional');
