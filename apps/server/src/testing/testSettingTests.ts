import type { SettingTests } from '../admin/settingTests.ts';

const works = () => Promise.resolve('It works.');

/** Tests of the settings that always succeed. */
export const testSettingTests: SettingTests = {
  mail: works,
  storage: works,
  search: works,
  keys: works,
  providers: works,
  collector: works,
  recaptcha: works,
  social: works,
};
