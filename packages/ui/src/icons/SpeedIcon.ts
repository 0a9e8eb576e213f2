import { Gauge } from 'lucide';
import { icon } from './icon.tsx';

export const SpeedIcon = /* @__PURE__ */ icon(Gauge);
