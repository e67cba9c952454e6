type Answer = { ok?: boolean; error?: string; fields?: Record<string, string> };

const FAILED = 'That did not work. Please try again in a moment.';

export class NewsletterForm extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.send(event.target as HTMLFormElement);
    });
  }

  private async send(form: HTMLFormElement): Promise<void> {
    const button = form.querySelector('button');
    button?.toggleAttribute('disabled', true);
    const problem = await subscribe(form.action, String(new FormData(form).get('email') ?? ''));
    button?.toggleAttribute('disabled', false);
    form.querySelector('input')?.setAttribute('aria-invalid', String(problem !== undefined));
    const error = form.querySelector('[data-error]');
    if (error) error.textContent = problem ?? '';
    if (problem) return form.querySelector('input')?.focus();
    const sent = this.querySelector<HTMLElement>('[data-sent]');
    if (sent) sent.textContent = sent.dataset.text ?? '';
    form.hidden = true;
  }
}

/** What went wrong, in words for the reader; undefined when nothing did. */
async function subscribe(address: string, email: string): Promise<string | undefined> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    const { ok, error, fields } = (await answer.json()) as Answer;
    return ok ? undefined : (fields?.email ?? error ?? FAILED);
  } catch {
    return FAILED;
  }
}
