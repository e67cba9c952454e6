/**
 * Everything that moves on a public page, without React: one small script on every page. A plain page (see
 * docs/decisions/0010) has nothing else; a page with React has it too, so that top bar and theme work before React does.
 */
import { startChat } from '../components/chat/start-chat.ts';
import { FaqSearch } from './faq-search.ts';
import { LifePathFinder } from './life-path-finder.ts';
import { NewsletterForm } from './newsletter-form.ts';
import { OwnNumber } from './own-number.ts';
import { SignedInMark } from './signed-in-mark.ts';
import { ThemeSwitch } from './theme-switch.ts';
import { watchTopBar } from './top-bar.ts';
import { wakeWhenTouched } from './wake-page.ts';

customElements.define('faq-search', FaqSearch);
customElements.define('life-path-finder', LifePathFinder);
customElements.define('newsletter-form', NewsletterForm);
customElements.define('own-number', OwnNumber);
customElements.define('signed-in-mark', SignedInMark);
customElements.define('theme-switch', ThemeSwitch);
watchTopBar();
startChat();
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', wakeWhenTouched);
else wakeWhenTouched();
