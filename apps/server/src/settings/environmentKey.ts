import type { AnySettingName } from '@segno/data/contract';

/** The key of the row with the value of the environment for a setting that conditions of queries read. */
export const environmentKey = (name: AnySettingName): string => `environment.${name}`;
