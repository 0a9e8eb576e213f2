import { Calendar } from 'lucide';
import { icon } from '../icons/icon.tsx';

export const CalendarIcon = /* @__PURE__ */ icon(Calendar);
