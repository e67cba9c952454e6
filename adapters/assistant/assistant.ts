/** Something the assistant may say, and the page it stands on. Everything it says comes from these. */
export type Fact = {
  /** The page's own heading, such as the question of a FAQ entry. */
  title: string;
  /** Plain text: no Markdown, no HTML. */
  text: string;
  /** A path on this site. */
  url: string;
};

export type Intent =
  /** The three words that call a person. */
  | 'human'
  | 'refund'
  | 'problem'
  /** The two words that lead to a page. */
  | 'quiz'
  | 'member'
  | 'recommend'
  /** "What is my life path, 4 July 1990?" */
  | 'number'
  /** About the visitor's own orders and sessions. */
  | 'own'
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'identity'
  | 'question';

export type Recommendation = { service: string; reason: string; price: string; url: string };

export type Turn = { role: 'user' | 'assistant'; content: string };

export type Question = {
  message: string;
  intent: Intent;
  /** The recent part of the conversation, oldest first, without this message. */
  turns: Turn[];
  /** Found in our own pages, best first. */
  facts: Fact[];
  /** Whether the first fact answers the message well enough to be quoted as the answer. */
  sure: boolean;
  /** The visitor's own rows in words, read by her own id. Nothing else about any person is ever handed over. */
  own: Fact[];
  signedIn: boolean;
  recommendations: Recommendation[];
  /** Somebody spoke of a crisis before: plain facts in our own words, and neither a reading nor an offer. */
  isTender?: boolean;
  /** When a person will answer, true for the present hour. */
  promise: string;
};

export type Reply = {
  response: string;
  recommendations: Recommendation[];
  sources: { title: string; url: string }[];
  intent: Intent;
  /** Why a person is needed; absent when none is. */
  escalate?: string;
  /** The assistant does not know, says so, and offers a person. */
  unsure?: boolean;
};

export type Assistant = {
  /** `onText` hears the answer so far while it grows; an assistant that answers at once never calls it. */
  answer(question: Question, onText?: (soFar: string) => void): Promise<Reply>;
};
