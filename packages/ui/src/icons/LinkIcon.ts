import { Link } from 'lucide-react';
import { icon } from './icon.tsx';

export const LinkIcon = /* @__PURE__ */ icon(Link);
