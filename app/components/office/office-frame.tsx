import type { ReactNode } from 'react';
import { TimeStyle } from '../../formats.ts';
import { OfflineNotice } from '../portal/offline-notice.tsx';
import { SideFrame } from '../side-frame.tsx';
import { bar, menuFor } from './office-pages.ts';
import { OfficeSearch } from './office-search.tsx';

const portal = { to: '/portal', label: 'To the portal' };

type Props = { email: string; isOwner: boolean; children: ReactNode };

/** The office's own navigation, and dates in the practitioner's style. */
export function OfficeFrame({ email, isOwner, children }: Props) {
  return (
    <TimeStyle value="office">
      <SideFrame
        label="Office"
        top={<OfficeSearch isOwner={isOwner} />}
        groups={menuFor(isOwner)}
        bar={bar}
        otherSide={portal}
        email={email}
      >
        <div className="mx-auto max-w-6xl">
          <OfflineNotice />
          {children}
        </div>
      </SideFrame>
    </TimeStyle>
  );
}
