import { Tabs } from '../../ui/tabs.tsx';
import { MailFrame } from './mail-frame.tsx';

type Props = { subject: string; html: string; text: string };

/** One mail as different readers see it. */
export function MailLooks({ subject, html, text }: Props) {
  return (
    <Tabs
      label="As different readers see it"
      tabs={[
        {
          value: 'html',
          label: 'As it looks',
          content: <MailFrame title={subject} html={html} theme="light" />,
        },
        {
          value: 'night',
          label: 'At night',
          content: <MailFrame title={`${subject}, dark`} html={html} theme="dark" />,
        },
        {
          value: 'phone',
          label: 'On a phone',
          content: (
            <div className="mx-auto max-w-[390px]">
              <MailFrame title={`${subject}, on a phone`} html={html} theme="light" />
            </div>
          ),
        },
        {
          value: 'text',
          label: 'As plain text',
          content: (
            <pre className="engraved overflow-x-auto p-6 font-sans text-[1rem] whitespace-pre-wrap">
              {text}
            </pre>
          ),
        },
      ]}
    />
  );
}
