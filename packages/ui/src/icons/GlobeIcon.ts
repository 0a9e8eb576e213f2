import { Globe } from 'lucide';
import { icon } from './icon.tsx';

export const GlobeIcon = /* @__PURE__ */ icon(Globe);
