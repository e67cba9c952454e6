import {
  type BirthDateError,
  type CalendarDate,
  formatDate,
  lifePath,
  personalYear,
  readBirthDate,
} from '../../numerology/index.ts';
import { strike } from './medallion.ts';
import { workingLines } from './working.ts';

const problems: Record<BirthDateError, string> = {
  impossible: 'Please choose a day, a month and a year.',
  future: 'This date is still to come.',
  'before-1900': 'Please choose a date from 1900 on.',
};

function today(): CalendarDate {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/** Fills the medallion, the working and the year from the texts that the page brought along as templates. */
export class LifePathFinder extends HTMLElement {
  connectedCallback(): void {
    const input = this.querySelector('input');
    const form = this.querySelector('form');
    if (form) form.noValidate = true; // we say what is wrong in our own words
    if (input) input.max = formatDate(today());
    this.addEventListener('input', () => input?.value && this.show(input.value, false));
    this.addEventListener('submit', (event) => {
      event.preventDefault();
      this.show(input?.value ?? '', true);
    });
  }

  /** While somebody types, half a date is no mistake yet; once the form is sent, it is. */
  private show(text: string, sent: boolean): void {
    const reading = readBirthDate(text, today());
    this.say('[data-error]', reading.ok || !sent ? '' : problems[reading.error]);
    this.querySelector('input')?.setAttribute('aria-invalid', String(!reading.ok && sent));
    if (!reading.ok) return;
    this.showLifePath(reading.date);
    this.showYear(reading.date);
  }

  private showLifePath(date: CalendarDate): void {
    const { digit, master, working } = lifePath(date);
    strike(this, digit, 'Life Path');
    const sums = document.createElement('div');
    sums.className = 'mb-3 text-fine text-quiet lining-nums';
    sums.append(...workingLines(working, digit).map((line) => paragraph(line)));
    this.fill('[data-result]', `[data-life-path="${master ?? digit}"]`, [
      sums,
      ...(master ? [paragraph(`Master number ${master}`, 'text-fine font-semibold text-gold')] : []),
    ]);
  }

  private showYear(date: CalendarDate): void {
    const { year } = today();
    const { digit } = personalYear(date, year);
    this.querySelector('[data-year]')?.setAttribute('data-lit', String(digit));
    this.fill('[data-year-result]', `[data-personal-year="${digit}"]`, [
      paragraph(`${year} is your ${digit} year`, 'text-fine font-semibold text-gold'),
    ]);
  }

  private fill(place: string, template: string, before: Node[]): void {
    const text = this.querySelector<HTMLTemplateElement>(`template${template}`);
    if (text) this.querySelector(place)?.replaceChildren(...before, text.content.cloneNode(true));
  }

  private say(place: string, words: string): void {
    const element = this.querySelector(place);
    if (element) element.textContent = words;
  }
}

function paragraph(words: string, className = ''): HTMLParagraphElement {
  return Object.assign(document.createElement('p'), { textContent: words, className });
}
