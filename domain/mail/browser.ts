/** What browsers may use, too: pure, and nothing of the server behind it. */
export { type MailState, mailStates } from './mail-states.ts';
export {
  describeObstacle,
  type Ground,
  type MayReceive,
  mayReceive,
  type Obstacle,
  obstacleOfOne,
  obstacles,
  type ReaderFacts,
  unknownReader,
} from './may-receive.ts';
export { marketingTopicNames, marketingTopics, type Topic } from './topics.ts';
