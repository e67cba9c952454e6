import { useEffect, useState } from 'react';
import { useFetcher, useSearchParams } from 'react-router';
import type { EmailPanelData } from '../../../domain/marketing/index.ts';
import { PageSpinner } from '../../ui/spinner.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CartList } from './cart-list.tsx';
import { FunnelCharts } from './funnel-chart.tsx';
import { PanelFigures } from './panel-figures.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { type QueryForm, SequenceList } from './sequence-list.tsx';
import { TemplateList } from './template-list.tsx';

const tabs: string[] = ['sequences', 'carts', 'templates'];

/** The e-mail automation, on its own page and as a tab of the dashboard. `QueryForm` is what asks for other rows. */
export function EmailPanel({ panel, QueryForm }: { panel: EmailPanelData; QueryForm: QueryForm }) {
  const { staff, preferences, proven } = panel;
  const [query] = useSearchParams();
  const [tab, setTab] = useState(tabs.find((known) => known === query.get('tab')) ?? tabs[0]);
  return (
    <>
      <PanelFigures stats={panel.stats} />
      <Tabs
        label="E-mail automation"
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            value: 'sequences',
            label: 'Email Sequences',
            content: (
              <>
                <SequenceList panel={panel} QueryForm={QueryForm} />
                <FunnelCharts funnels={panel.funnels} />
              </>
            ),
          },
          {
            value: 'carts',
            label: 'Abandoned Carts',
            content: <CartList panel={panel} QueryForm={QueryForm} />,
          },
          {
            value: 'templates',
            label: 'Templates',
            content: <TemplateList staff={staff} groups={panel.groups} />,
          },
        ]}
      />
      {preferences && (
        <div className="mt-10">
          <PreferencesForm preferences={preferences} proven={proven} />
        </div>
      )}
    </>
  );
}

/** The panel inside another page: it fetches its own rows, from the page that has them. */
export function EmailPanelTab() {
  const { load, data, Form } = useFetcher<EmailPanelData>();
  useEffect(() => void load('/portal/emails'), [load]);
  return data ? <EmailPanel panel={data} QueryForm={Form} /> : <PageSpinner />;
}
