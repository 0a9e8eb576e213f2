import { restrictedMeta } from '@segno/shell';
import type { MetaOf } from '../pageMeta.ts';

export { RestrictedScreen as Component } from '@segno/shell';

export const meta: MetaOf = ({ startup, translator }) => restrictedMeta(startup, translator);
