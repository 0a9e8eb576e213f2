import { ApiError, defaultErrorMessage, readSetting, type Startup } from '@segno/data';

/** Pages of plans exist where plans are sold. */
export function requireBilling({ settings }: Pick<Startup, 'settings'>): void {
  if (readSetting(settings, 'billing.enable') !== true)
    throw new ApiError({ status: 404, code: 'not_found', message: defaultErrorMessage });
}
