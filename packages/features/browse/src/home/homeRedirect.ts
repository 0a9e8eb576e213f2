import { loginPath, registerPath } from '@segno/data';
import { replace } from 'react-router';

/** Leads guests from home to the sign-in or the registration, where the site has one of them as its home page (HOME-1). */
export const homeRedirect = (type: 'loginPage' | 'registerPage'): Response =>
  replace(type === 'loginPage' ? loginPath() : registerPath());
