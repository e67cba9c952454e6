import { useEffect } from 'react';
import { startChat } from './start-chat.ts';

/** On every page but the office, which is where the answers come from. */
export function ChatMount() {
  useEffect(startChat, []);
  return null;
}
