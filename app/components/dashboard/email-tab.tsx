import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** The way to the e-mail panel. */
export function EmailTab() {
  return (
    <Card>
      <h2 className="text-lead">Email Automation</h2>
      <p className="measure mt-1 mb-4 text-quiet">
        The letters that reach you by themselves, and your say in them.
      </p>
      <ButtonLink to="/portal/emails" variant="outline">
        Open Email Automation
      </ButtonLink>
    </Card>
  );
}
