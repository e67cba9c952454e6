import { Download } from 'lucide-react';
import { LocalTime } from '../../../components/local-time.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { AccountForm } from './account-form.tsx';
import { OwnPassword } from './identity-forms.tsx';

/** Taking everything along, as a file. A plain form: the browser saves what comes. */
export function DataExport() {
  return (
    <Card>
      <h2 className="text-lead">Download your data</h2>
      <p className="mt-2 mb-4 text-quiet">
        Everything we hold about you in one zip: the data as JSON, your reports, readings and receipts as PDF.
      </p>
      <form method="post" action="/portal/account/export">
        <Button type="submit" variant="outline">
          <Download className="size-5" aria-hidden="true" />
          Download my data
        </Button>
      </form>
    </Card>
  );
}

type Deletion = { plannedFor?: string; email: string; hasPassword: boolean };

/** Leaving, in three steps that each can be taken back: a proof of who asks, the mailbox, the days of grace. */
export function AccountDeletion({ plannedFor, email, hasPassword }: Deletion) {
  if (plannedFor) {
    return (
      <div id="keep">
        <AccountForm
          title="Your account is about to be deleted"
          intent="keep-account"
          button="Keep my account"
        >
          <p>
            It will be gone on <LocalTime at={plannedFor} as="MMM d, yyyy" />. Until then everything stays as
            it is.
          </p>
        </AccountForm>
      </div>
    );
  }
  return (
    <AccountForm
      title="Delete your account"
      intent="request-deletion"
      button="Delete my account"
      variant="danger"
    >
      <p className="measure text-quiet">
        Profile, reports, readings, sessions and messages are erased; receipts stay for as long as tax law
        asks. We send you a letter to confirm it, and after that you have 7 days to change your mind.
      </p>
      <div className="max-w-md">
        <OwnPassword email={email} hasPassword={hasPassword} />
      </div>
    </AccountForm>
  );
}
