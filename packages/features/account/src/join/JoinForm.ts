/** What a form does on a page for invited people. */
export interface JoinForm {
  /** The invited address, which is locked; empty when the page does not know it. */
  email: string;
  /** The address of the other form: to log in, or to create an account. */
  otherHref: string;
  /** Called after the sign-in. */
  onSignedIn: () => void;
}
