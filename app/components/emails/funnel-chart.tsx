import type { EmailPanelData } from '../../../domain/marketing/index.ts';

type Funnel = EmailPanelData['funnels'][number];

const stages = [
  { key: 'sent', label: 'Sent', bar: 'bg-leaf' },
  { key: 'clicked', label: 'Clicked', bar: 'bg-plum' },
  { key: 'converted', label: 'Converted', bar: 'bg-good' },
] as const;

/** How far the sequences of each type got, each bar measured against those that were sent anything. */
export function FunnelCharts({ funnels }: { funnels: Funnel[] }) {
  if (funnels.length === 0) return null;
  return (
    <section aria-labelledby="funnels" className="mt-10">
      <h2 id="funnels" className="mb-4 text-lead">
        From letter to purchase
      </h2>
      <div className="grid gap-4 lg:grid-cols-3">
        {funnels.map((funnel) => (
          <FunnelChart key={funnel.type} funnel={funnel} />
        ))}
      </div>
    </section>
  );
}

function FunnelChart({ funnel }: { funnel: Funnel }) {
  return (
    <figure className="engraved p-5 sm:p-6">
      <figcaption className="serif mb-4 text-[1.125rem]">{funnel.title}</figcaption>
      <dl className="space-y-3">
        {stages.map(({ key, label, bar }) => {
          const share = funnel.sent === 0 ? 0 : (funnel[key] / funnel.sent) * 100;
          return (
            <div key={key} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 text-fine">
              <dt className="font-semibold">{label}</dt>
              <dd className="lining-nums tabular-nums">
                {funnel[key]}
                {key !== 'sent' && <span className="text-quiet"> · {share.toFixed(1)}%</span>}
              </dd>
              <dd aria-hidden="true" className="col-span-2 h-2.5 rounded-sm bg-sunken">
                <div className={`h-full rounded-sm ${bar}`} style={{ width: `${share}%` }} />
              </dd>
            </div>
          );
        })}
      </dl>
    </figure>
  );
}
