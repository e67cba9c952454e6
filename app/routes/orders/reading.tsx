import { redirect } from 'react-router';
import {
  markSentenceAsMe,
  markSentenceAsNotMe,
  noteOnSentence,
  openReading,
  readCards,
  readMarks,
  removeMark,
  sendCard,
  shareMarks,
  takeBackCard,
} from '../../../domain/delivery/index.ts';
import { type Asked, answerForm, answerPage, change } from '../../answer.server.ts';
import { ReadingView } from '../../components/reading/reading-view.tsx';
import type { Route } from './+types/reading';
import { basePath, holderOf } from './holder.ts';

export { OrderProblem as ErrorBoundary } from '../../components/orders/order-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.chapter.title ?? 'Your reading' },
];

export const loader = answerPage(async ({ params, request, services, context }: Asked<Route.LoaderArgs>) => {
  const chapter = Number(new URL(request.url).searchParams.get('chapter') ?? 1);
  const base = basePath(params);
  const pdf = `${base}/documents/${params.documentId}`;
  const from = { holder: holderOf(params, context), documentId: params.documentId };
  const opened = await openReading(services, from.holder, { ...params, chapter });
  if (!opened) throw redirect(pdf);
  const marks = await readMarks(services, from);
  const cards = await readCards(services, { from, chapter: opened });
  return { chapter: opened, marks, cards, base, pdf };
});

const byReader = ({ params, context }: Asked<Route.ActionArgs>) => ({
  holder: holderOf(params, context),
  documentId: params.documentId,
});

const fromHere = (asked: Asked<Route.ActionArgs>) => ({ from: byReader(asked) });

export const action = answerForm({
  me: change(markSentenceAsMe, byReader),
  notMe: change(markSentenceAsNotMe, byReader),
  note: change(noteOnSentence, byReader),
  remove: change(removeMark, byReader),
  share: change(shareMarks, byReader),
  send: change(sendCard, fromHere),
  takeBack: change(takeBackCard, fromHere),
});

/** A document of an order, to be read on a screen: by its buyer in the portal, or by the order's signed link. */
export default function Reading({ loaderData: { chapter, marks, cards, base, pdf } }: Route.ComponentProps) {
  return (
    <ReadingView
      chapter={chapter}
      marks={marks}
      cards={cards}
      pdf={pdf}
      back={{ to: base, text: 'Back to the order' }}
    />
  );
}
