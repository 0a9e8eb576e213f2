import * as v from 'valibot';
import { CustomCode } from '../../appearance/customCode.ts';
import { LandingActions, LandingFeatures, LandingOrder, PictureAddress } from '../../appearance/landing.ts';
import { SeoTemplates } from '../../seo/contract.ts';
import { flag, privateSetting, publicSetting } from '../define.ts';

/** Home page, dates, languages and the demo. */
export const siteSettings = {
  'branding.description': publicSetting(
    v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(300))),
    null,
    'What the site is, for search engines: the description of pages that have none.',
  ),
  'dates.first_day': publicSetting(
    v.picklist(['language', 'mon', 'sat', 'sun']),
    'language',
    'The first day of the week in calendars.',
  ),
  'dates.format': publicSetting(
    v.picklist(['language', 'dayFirst', 'monthFirst', 'yearFirst']),
    'language',
    'The order of dates in languages that have several, such as English: 4 Mar 2026, Mar 4, 2026, or 2026-03-04 where they are short.',
  ),
  'site.contact_address': privateSetting(
    v.pipe(v.string(), v.trim(), v.maxLength(254), v.regex(/^(?:[^\s@]+@[^\s@]+)?$/)),
    '',
    'Where messages of the contact page go. Empty for all admins.',
  ),
  'dates.default_timezone': publicSetting(
    v.string(),
    'UTC',
    'The IANA time zone of new accounts whose browser names none.',
  ),
  demo_account: publicSetting(
    v.object({ email: v.string(), password: v.string() }),
    undefined,
    'The account that the sign-in of a demo has filled in.',
  ),
  demo_sign_in: publicSetting(
    flag,
    false,
    'Whether the sign-in of a demo has a service of its own, in the place of Google and others.',
  ),
  'homepage.type': publicSetting(
    v.picklist(['channel', 'landingPage', 'loginPage', 'registerPage']),
    'channel',
    'What guests see on the home page.',
  ),
  'homepage.value': publicSetting(
    v.union([v.string(), v.number()]),
    'home',
    'The slug or the id of the channel on the home page.',
  ),
  'landing.actions': publicSetting(LandingActions, undefined, 'The buttons of the landing page.'),
  'landing.image': publicSetting(
    PictureAddress,
    undefined,
    'The address of the first picture of the landing page.',
  ),
  'landing.order': publicSetting(LandingOrder, undefined, 'The parts of the landing page, in their order.'),
  'landing.primary': publicSetting(LandingFeatures, undefined, 'The large features of the landing page.'),
  'landing.secondary': publicSetting(LandingFeatures, undefined, 'The small features of the landing page.'),
  'landing.text': publicSetting(v.nullable(v.string()), null, 'The text of the landing page.'),
  'landing.title': publicSetting(v.nullable(v.string()), null, 'The title of the landing page.'),
  /** One that does not fit is left out, so that the page keeps its own texts. */
  'seo.pages': publicSetting(
    SeoTemplates,
    undefined,
    'The titles and descriptions of pages for search engines, as the appearance editor stores them.',
  ),
  custom_code: privateSetting(
    v.nullable(CustomCode),
    null,
    'Styles and HTML that are added to every page, as the appearance editor stores them.',
  ),
  'localization.choice': publicSetting(
    flag,
    true,
    'Whether visitors can choose their language. Otherwise everybody has that of the site.',
  ),
  'localization.detect': publicSetting(
    flag,
    true,
    'Whether the language of the browser is used until a visitor chooses one.',
  ),
  'localization.languages': publicSetting(
    v.array(v.string()),
    ['en', 'pl', 'ar'],
    'The languages that visitors can choose.',
  ),
};
