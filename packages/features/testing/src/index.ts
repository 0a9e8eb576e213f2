export {
  answer,
  answerAll,
  answerError,
  answerPages,
  fakeQueryClient,
  type FakeAnswer,
  type ScreenState,
} from './fakeBackend.ts';
export { InApp, type InAppProps } from './InApp.tsx';
export { asAdmin, asGuest, asListener, asOwner } from './startups.ts';
export { emptyStory, failedStory, forbiddenStory, loadingStory } from './stateStories.ts';
export { TestScreen, type TestScreenProps } from './TestScreen.tsx';
