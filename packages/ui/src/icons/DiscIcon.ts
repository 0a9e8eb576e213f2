import { Disc3 } from 'lucide';
import { icon } from './icon.tsx';

export const DiscIcon = /* @__PURE__ */ icon(Disc3);
