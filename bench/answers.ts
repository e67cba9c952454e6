/** Questions of customers with the drafts they get, as a table for people: `node bench/answers.ts > table.md`. */
import { draftedQuestions } from '../documents/testing/asked-questions.ts';

const cell = (text: string) => text.replaceAll('|', '·');
const rows = draftedQuestions().map(({ set, question, holds, isHarmful, isSendable, subject, draft }) => {
  const verdict = isHarmful ? 'HARMFUL' : holds ? 'held' : isSendable ? 'would send' : 'would not send';
  return [set, cell(question), verdict, subject ?? 'a person', cell(draft.join(' '))];
});
console.log('| set | question | verdict | subject | draft |\n|---|---|---|---|---|');
for (const row of rows) console.log(`| ${row.join(' | ')} |`);
