import { Bell } from 'lucide';
import { icon } from './icon.tsx';

export const BellIcon = /* @__PURE__ */ icon(Bell);
