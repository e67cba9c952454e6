/**
 * Kept pages cannot know who reads them. A cookie says whether this browser was signed in when it was last here,
 * which decides the first paint; this asks the server afterwards and corrects the mark where it was wrong.
 */
export class SignedInMark extends HTMLElement {
  async connectedCallback(): Promise<void> {
    try {
      const answer = await fetch('/functions/v1/whoami');
      const { signedIn } = (await answer.json()) as { signedIn: boolean };
      document.documentElement.classList.toggle('signed-in', signedIn);
    } catch {
      // offline, or gone: the cookie's word stands
    }
  }
}
