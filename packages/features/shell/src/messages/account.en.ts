import { defineMessages } from '@segno/data';

/** The English messages of the account menu and of the pages of restricted accounts. */
export const accountMessages = defineMessages('shell', {
  accountSettings: 'Account settings',
  billing: 'Billing',
  plans: 'Plans',
  notificationSettings: 'Notification settings',
  downloads: 'Downloads',
  logOut: 'Log out',
  logout: 'Logout',
  'verify.title': 'Verify your email',
  'verify.text': 'Enter the verification code we sent to :email',
  'verify.code': 'Code',
  'verify.placeholder': 'Enter your verification code',
  'verify.next': 'Next',
  'verify.help':
    "If you don't see the email in your inbox, check your spam folder and promotions tab. If it is not there either, :resend.",
  'verify.resend': 'request a resend',
  'verify.sent': 'Email sent',
  'suspended.title': 'Your account is suspended',
  'suspended.text':
    "You can't open :name because your account is suspended. Contact the Admin to re-activate your account.",
});
