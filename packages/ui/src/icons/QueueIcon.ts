import { ListMusic } from 'lucide-react';
import { icon } from './icon.tsx';

export const QueueIcon = /* @__PURE__ */ icon(ListMusic, 'directional');
