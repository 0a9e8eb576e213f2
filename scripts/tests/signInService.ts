/** A service of social sign-in on this machine, for journeys. */
export {
  openTestProvider,
  testProviderClient,
  type TestProvider,
} from '../../apps/server/src/testing/testProvider.ts';
