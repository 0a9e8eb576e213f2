import { type SocialService, useSetting } from '@segno/data';

/** The names of the services, which are the same in all languages. */
export const serviceNames: Record<SocialService, string> = {
  demo: 'Demo ID',
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'X',
  envato: 'Envato',
};

/** The services that the operator has switched on. A demo without any has a service of its own. */
export function useSocialServices(): SocialService[] {
  const hasDemo = useSetting('demo_sign_in') === true;
  const isOn: Record<Exclude<SocialService, 'demo'>, boolean> = {
    google: useSetting('social.google.enable') === true,
    facebook: useSetting('social.facebook.enable') === true,
    twitter: useSetting('social.twitter.enable') === true,
    envato: useSetting('social.envato.enable') === true,
  };
  const services = (Object.keys(isOn) as (keyof typeof isOn)[]).filter((service) => isOn[service]);
  return services.length === 0 && hasDemo ? ['demo'] : services;
}
