import { Copy } from 'lucide';
import { icon } from './icon.tsx';

export const CopyIcon = /* @__PURE__ */ icon(Copy);
