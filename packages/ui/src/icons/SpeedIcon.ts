import { Gauge } from 'lucide-react';
import { icon } from './icon.tsx';

export const SpeedIcon = /* @__PURE__ */ icon(Gauge);
