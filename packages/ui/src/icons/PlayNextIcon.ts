import { ListStart } from 'lucide-react';
import { icon } from './icon.tsx';

export const PlayNextIcon = /* @__PURE__ */ icon(ListStart, 'directional');
