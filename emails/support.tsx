import { useContent } from './content-context.ts';
import { Action, Aside, Heading, Paragraph, Quoted } from './layout.tsx';
import { mailTemplate } from './mail-template.ts';
import type { AboutTicket, Mails } from './mails.ts';

export const ticketForStaff = mailTemplate<Mails['ticket-for-staff']>({
  subject: ({ subject, care }) =>
    care === 'crisis' ? `URGENT, somebody needs a person: ${subject}` : `A customer is waiting: ${subject}`,
  preview: ({ from }) => `From ${from}`,
  sample: {
    from: 'Maya Okafor, maya@example.test',
    subject: 'A letter is missing in my name',
    message: 'My second name is Adaeze.\nCould you add it to the report?',
    url: 'https://example.test/portal/support/1',
  },
  Body: ({ from, subject, message, url, care }) => (
    <>
      <Heading>{subject}</Heading>
      {care && (
        <Paragraph>
          {care === 'crisis'
            ? 'This may be an emergency. The writer has been given helplines and told that you answer. Please read it now.'
            : 'Please answer this one yourself and with care. The writer has been given helplines, and no reading.'}
        </Paragraph>
      )}
      <Paragraph>From {from}</Paragraph>
      <Quoted>{message}</Quoted>
      <Action href={url}>Answer in the Support Center</Action>
    </>
  ),
});

const sample = { name: 'Maya', url: 'https://example.test/portal/support/1', canReply: true };

function HowToAnswer({ url, canReply }: AboutTicket) {
  const { site } = useContent();
  return (
    <>
      {url && <Action href={url}>See it in your portal</Action>}
      <Aside>
        {canReply
          ? 'To add something, simply reply to this letter.'
          : `To add something, write to ${site.contactEmail}.`}
      </Aside>
    </>
  );
}

export const ticketReceived = mailTemplate<Mails['ticket-received']>({
  subject: () => 'We have your question',
  preview: ({ promise }) => promise,
  sample: { ...sample, promise: 'We will contact you within 2-4 hours by e-mail.' },
  Body: ({ promise, ...more }) => (
    <>
      <Heading>We have it{more.name && `, ${more.name}`}</Heading>
      <Paragraph>Your question is with our team. {promise}</Paragraph>
      <Paragraph>
        If you did not write to us, somebody mistyped an address, and you can ignore this letter.
      </Paragraph>
      <HowToAnswer {...more} />
    </>
  ),
});

export const careReceived = mailTemplate<Mails['care-received']>({
  subject: ({ subject }) => subject,
  preview: ({ greeting }) => greeting,
  sample: {
    ...sample,
    language: 'en',
    subject: 'We have read your message',
    greeting: 'Thank you for writing',
    text: 'I am so sorry for your loss.\n\nThese people listen and know more than we do:\n• Samaritans: 116 123',
  },
  Body: ({ language, greeting, text, name, canReply, url }) => (
    <div lang={language}>
      <Heading>
        {greeting}
        {name && `, ${name}`}
      </Heading>
      <Written words={text.replaceAll('\n\n', '\n')} />
      <div lang="en">
        <HowToAnswer name={name} url={url} canReply={canReply} />
      </div>
    </div>
  ),
});

/** As it was typed: a person wrote it, and nothing of ours stands in between. */
function Written({ words }: { words: string }) {
  return words.split('\n').map((line, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a letter never move
    <Paragraph key={i}>{line}</Paragraph>
  ));
}

export const personalLetter = mailTemplate<Mails['personal-letter']>({
  subject: ({ subject }) => subject,
  preview: ({ message }) => message.slice(0, 90),
  sample: {
    ...sample,
    subject: 'About your reading on Friday',
    staffName: 'Aura',
    message: 'Dear Maya,\nI have looked at your chart again and found something you will like.',
  },
  Body: ({ subject, message, staffName, ...more }) => (
    <>
      <Heading>{subject}</Heading>
      <Written words={message} />
      <Paragraph>{staffName}</Paragraph>
      <HowToAnswer {...more} />
    </>
  ),
});

export const ticketAnswered = mailTemplate<Mails['ticket-answered']>({
  subject: ({ staffName }) => `${staffName} has answered you`,
  preview: ({ answer }) => answer.slice(0, 90),
  sample: {
    ...sample,
    staffName: 'Aura',
    answer:
      'Your report is being made again with all three names.\nIt will be in your portal this afternoon.',
  },
  Body: ({ answer, staffName, ...more }) => (
    <>
      <Heading>An answer for you{more.name && `, ${more.name}`}</Heading>
      <Written words={answer} />
      <Paragraph>{staffName}</Paragraph>
      <HowToAnswer {...more} />
    </>
  ),
});

export const lessonAnswer = mailTemplate<Mails['lesson-answer']>({
  subject: ({ lesson }) => `An answer to your question under “${lesson}”`,
  preview: ({ answer }) => answer.slice(0, 90),
  sample: {
    name: 'Maya',
    course: 'Numerology 101',
    lesson: 'The Trouble with Y',
    question: 'Is the Y in Yvonne a vowel?',
    answer: 'It is: there is no other vowel before the V, and you hear it as one.',
    url: 'https://example.test/portal/courses/numerology-101/the-trouble-with-y',
    isShown: true,
  },
  Body: ({ name, course, lesson, question, answer, url, isShown }) => (
    <>
      <Heading>An answer for you{name && `, ${name}`}</Heading>
      <Paragraph>
        You asked under “{lesson}” in {course}:
      </Paragraph>
      <Quoted>{question}</Quoted>
      <Written words={answer} />
      <Action href={url}>Back to the lesson</Action>
      {isShown && (
        <Aside>
          Question and answer stand under the lesson for its other learners too, without your name.
        </Aside>
      )}
    </>
  ),
});

const contactSample = {
  name: 'Maya Okafor',
  subject: 'A question about my report',
  message: 'My second name is missing.\nCan you add it?',
};

/** Repeats nothing of the message: anybody can give anybody's address in a form. */
const PROMISE = 'A person answers within 24 hours.';

export const contactReceived = mailTemplate<Mails['contact-received']>({
  subject: () => 'We have your message',
  preview: ({ promise = PROMISE }) => promise,
  sample: { name: contactSample.name },
  Body: ({ name, promise = PROMISE }) => (
    <>
      <Heading>Thank you, {name}</Heading>
      <Paragraph>Your message is on our desk. {promise}</Paragraph>
      <Aside>
        To add something, simply reply to this letter. If you did not write to us, somebody mistyped an
        address, and you need do nothing.
      </Aside>
    </>
  ),
});
