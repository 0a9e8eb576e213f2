import { type SocialService, useSetting } from '@segno/data';

/** The names of the services, which are the same in all languages. */
export const serviceNames: Record<SocialService, string> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'X',
  envato: 'Envato',
};

/** The services that the operator has switched on. */
export function useSocialServices(): SocialService[] {
  const isOn: Record<SocialService, boolean> = {
    google: useSetting('social.google.enable') === true,
    facebook: useSetting('social.facebook.enable') === true,
    twitter: useSetting('social.twitter.enable') === true,
    envato: useSetting('social.envato.enable') === true,
  };
  return (Object.keys(isOn) as SocialService[]).filter((service) => isOn[service]);
}
