import { Tag } from 'lucide-react';
import { icon } from './icon.tsx';

export const TagIcon = /* @__PURE__ */ icon(Tag);
