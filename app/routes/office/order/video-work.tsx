import type { OfficeOrder } from '../../../../domain/office/index.ts';
import { RecordingWork } from '../../../components/office/recording/recording-work.tsx';
import { buttonLook } from '../../../ui/button.tsx';

const release = {
  text: 'The buyer is told, and can watch it from this moment on.',
  button: 'Release to the buyer',
  done: 'The buyer has been told.',
};

/** The recordings an order waits for, or has. */
export function VideoWork({ order, stage }: { order: OfficeOrder; stage: string }) {
  if (stage !== 'recording' && stage !== 'delivered') return null;
  const page = `/office/orders/${order.id}`;
  return order.videos.map((video) => (
    <RecordingWork
      key={video.id}
      video={video}
      page={page}
      upload={`${page}/recording`}
      release={release}
      desk={<ToDesk page={page} />}
    />
  ));
}

/** Another document, not a turn of this page: camera and microphone are allowed there alone. */
const ToDesk = ({ page }: { page: string }) => (
  <a href={`${page}/desk`} className={buttonLook({ variant: 'gold' })}>
    Record it here
  </a>
);
