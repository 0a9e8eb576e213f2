import { ListMusic } from 'lucide';
import { icon } from './icon.tsx';

export const QueueIcon = /* @__PURE__ */ icon(ListMusic, 'directional');
