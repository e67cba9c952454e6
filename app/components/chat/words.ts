import { chatWindowWords } from '../../../content/chat-window.ts';

const { guide = '', contactEmail = '' } = document.body.dataset;

/** The chat is drawn without React; the page that carries it says whose it is (see app/root.tsx). */
export const chatWindow = chatWindowWords({ guide, contactEmail });
