import { error } from '../../../packages/ui/src/field/field.css.ts';

/** A story whose name or description says that something is wrong. */
const saysSo =
  /invalid|error|fail|problem|broken|missing|refuse|reject|denied|expired|limit|too ?(?:large|long|many)/i;

interface Story {
  title: string;
  name: string;
  args: object;
  parameters: object;
}

const isShown = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
};

/**
 * Fails if a component shows an error before anybody has done something, unless the story is about it: by its name, by
 * `errorMessage` or `isInvalid` in its args, or by `parameters.showsError`. An error without text is never right.
 */
export function checkFirstState({ title, name, args, parameters }: Story, canvas: Element): void {
  if (!title.startsWith('ui/')) return;
  const shown = [...canvas.querySelectorAll(`.${error.trim().split(' ').at(-1)}, [role="alert"]`)].filter(
    isShown,
  );
  if (shown.some((element) => element.textContent.trim() === ''))
    throw new Error('The first state shows an error without a text.');
  const isAboutErrors =
    saysSo.test(name) || 'errorMessage' in args || 'isInvalid' in args || 'showsError' in parameters;
  const [first] = shown;
  if (first && !isAboutErrors)
    throw new Error(
      `The first state shows an error, and the story does not say so: “${first.textContent.trim()}”.`,
    );
}
