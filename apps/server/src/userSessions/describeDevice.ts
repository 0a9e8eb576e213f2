import Bowser from 'bowser';

/** What a user agent tells about a device. */
export interface Device {
  device_type: 'mobile' | 'tablet' | 'desktop';
  platform: string | null;
  browser: string | null;
}

/** Reads a user agent. A tablet that names itself a desktop counts as one. */
export function describeDevice(userAgent: string): Device {
  if (!userAgent) return { device_type: 'desktop', platform: null, browser: null };
  const { platform, os, browser } = Bowser.parse(userAgent);
  const { type } = platform;
  return {
    device_type: type === 'mobile' || type === 'tablet' ? type : 'desktop',
    platform: os.name ?? null,
    browser: browser.name ?? null,
  };
}
