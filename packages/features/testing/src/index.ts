export { answer, answerPages, fakeQueryClient, type FakeAnswer, type ScreenState } from './fakeBackend.ts';
export { TestScreen, type TestScreenProps } from './TestScreen.tsx';
