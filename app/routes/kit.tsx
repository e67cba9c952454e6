import { type ReactNode, useState } from 'react';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Calendar } from '../ui/calendar.tsx';
import { Card } from '../ui/card.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Checkbox, Field, TextArea } from '../ui/field.tsx';
import { Medallion } from '../ui/medallion.tsx';
import { Progress } from '../ui/progress.tsx';
import { Select } from '../ui/select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Table } from '../ui/table.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { toast } from '../ui/toast.tsx';

function Piece({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="border-t border-rule py-8">
      <h2 className="mb-4 text-lead">{name}</h2>
      {children}
    </section>
  );
}

/** Every primitive in one place, in development only. */
export default function Kit() {
  const [day, setDay] = useState<Date>();
  return (
    <main id="main" className="mx-auto max-w-4xl px-6 py-12">
      <h1 className="mb-6 text-display">The kit</h1>
      <Piece name="Medallion">
        <div className="flex flex-wrap gap-6">
          {[1, 7, 11, 33, '-'].map((value) => (
            <Medallion key={value} value={value} label={`Life Path ${value}`} className="w-32" />
          ))}
        </div>
      </Piece>
      <Piece name="Button">
        <div className="flex flex-wrap gap-3">
          <Button>Primary</Button>
          <Button variant="gold">Gold</Button>
          <Button variant="outline">Outline</Button>
          <Button variant="quiet">Quiet</Button>
          <Button variant="danger">Danger</Button>
          <Button pending>Pending</Button>
          <Button disabled>Disabled</Button>
        </div>
      </Piece>
      <Piece name="Input and field with error">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Full name" placeholder="Ada King" hint="As on your birth certificate" />
          <Field label="Birth date" defaultValue="1990-02-30" error="February 1990 had 28 days." />
          <TextArea label="A question for the guide" />
          <Checkbox label="Send me a letter now and then" />
        </div>
      </Piece>
      <Piece name="Select">
        <Select
          label="Session type"
          placeholder="Choose"
          options={[{ value: 'a', label: '1:1 Live Session (60 min)' }]}
        />
      </Piece>
      <Piece name="Dialog and toast">
        <div className="flex gap-3">
          <Dialog
            title="Book a New Session"
            description="Schedule your session"
            trigger={<Button>Open a dialog</Button>}
          >
            <p>Inside.</p>
          </Dialog>
          <Button
            variant="outline"
            onClick={() => toast({ title: 'Saved', description: 'It is kept.', kind: 'success' })}
          >
            Show a toast
          </Button>
        </div>
      </Piece>
      <Piece name="Tabs">
        <Tabs
          label="Examples"
          tabs={[
            { value: 'one', label: 'One', content: 'The first' },
            { value: 'two', label: 'Two', content: 'The second' },
          ]}
        />
      </Piece>
      <Piece name="Card and badge">
        <Card className="flex flex-wrap gap-2">
          {(['default', 'secondary', 'destructive', 'gold', 'good', 'info', 'warn'] as const).map((look) => (
            <Badge key={look} look={look}>
              {look}
            </Badge>
          ))}
        </Card>
      </Piece>
      <Piece name="Table">
        <Table
          caption="Example"
          rows={[{ id: '1', name: 'Personal Report', price: '€59' }]}
          rowKey={({ id }) => id}
          empty="Nothing yet."
          columns={[
            { header: 'Name', cell: ({ name }) => name },
            { header: 'Price', cell: ({ price }) => price },
          ]}
        />
      </Piece>
      <Piece name="Calendar">
        <Calendar mode="single" selected={day} onSelect={setDay} disabled={{ before: new Date() }} />
      </Piece>
      <Piece name="Progress, skeleton, spinner">
        <div className="space-y-4">
          <Progress value={37.5} label="3 of 8 modules" />
          <Skeleton className="h-12" />
          <Spinner />
        </div>
      </Piece>
    </main>
  );
}
