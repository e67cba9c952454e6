import { useFetcher } from 'react-router';
import { deviceName } from '../../../components/device-name.ts';
import { LocalTime } from '../../../components/local-time.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Table } from '../../../ui/table.tsx';

type Device = { id: string; userAgent: string; lastSeen: string; current: boolean };

export function Devices({ devices }: { devices: Device[] }) {
  const fetcher = useFetcher();
  return (
    <Card>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lead">Signed-in devices</h2>
        {devices.length > 1 && (
          <fetcher.Form method="post" action="/portal/account">
            <input type="hidden" name="intent" value="end-others" />
            <Button type="submit" variant="outline" size="sm" pending={fetcher.state !== 'idle'}>
              Sign out all others
            </Button>
          </fetcher.Form>
        )}
      </div>
      <Table
        caption="Devices that are signed in to your account"
        rows={devices}
        rowKey={({ id }) => id}
        empty="No devices."
        columns={[
          { header: 'Device', cell: ({ userAgent }) => deviceName(userAgent) },
          {
            header: 'Last seen',
            cell: ({ lastSeen }) => <LocalTime at={lastSeen} />,
          },
          {
            header: 'Sign-in',
            cell: ({ id, current }) =>
              current ? (
                <Badge look="good">This device</Badge>
              ) : (
                <fetcher.Form method="post" action="/portal/account">
                  <input type="hidden" name="intent" value="end-device" />
                  <input type="hidden" name="device" value={id} />
                  <Button type="submit" variant="quiet" size="sm">
                    Sign out
                  </Button>
                </fetcher.Form>
              ),
          },
        ]}
      />
    </Card>
  );
}
