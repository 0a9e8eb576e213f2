import { Disc3 } from 'lucide-react';
import { icon } from './icon.tsx';

export const DiscIcon = /* @__PURE__ */ icon(Disc3);
