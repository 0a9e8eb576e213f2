import { Pipette } from 'lucide';
import { icon } from '../icons/icon.tsx';

export const PipetteIcon = /* @__PURE__ */ icon(Pipette);
