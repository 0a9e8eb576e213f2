import type { AnyViewer } from '../viewer/anyViewer.ts';
import { SharedAnswer, type SharedAnswerInput } from './SharedAnswer.ts';

/** A copy of an answer with public records, for all people who own none of them. */
export class AnswerCopy extends SharedAnswer {
  /** Whether the answer for another viewer, who is not an admin, is the same. */
  readonly isSameFor: AnyViewer['isSameFor'];

  constructor(input: SharedAnswerInput, { isSameFor }: AnyViewer) {
    super(input);
    this.isSameFor = isSameFor;
  }
}
