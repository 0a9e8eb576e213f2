import { defineMessages } from '@segno/data';

/** The texts of the question for consent. */
export const policyMessages = defineMessages('shell', {
  'policies.title': 'Accept the policies',
  'policies.changed': 'Our policies have changed',
  'policies.text': 'Read and accept them to go on.',
  'policies.version': '(version :version)',
  'policies.versionFrom': '(version :version, in effect from :date)',
  'policies.accept': 'Accept',
  'policies.logOut': 'Log out',
});
