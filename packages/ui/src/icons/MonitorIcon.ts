import { Monitor } from 'lucide-react';
import { icon } from './icon.tsx';

export const MonitorIcon = /* @__PURE__ */ icon(Monitor);
