import type { Goal, PlanCondition, RunStep, Trigger } from './plan.ts';

/** How what a plan refers to is called. */
export type Names = {
  product(id: string): string | undefined;
  segment(id: string): string | undefined;
  automation(id: string): string | undefined;
  sessionType(name: string): string;
  course(id: string): string | undefined;
};

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export const hourWords = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

const GONE = 'one that is gone';

export function triggerWords(trigger: Trigger, names: Names): string {
  switch (trigger.on) {
    case 'quiz':
      return 'Takes the quiz';
    case 'subscribed':
      return 'Subscribes to the newsletter and offers';
    case 'bought':
      return `Buys ${productName(names, trigger.product)}`;
    case 'tag':
      return `Gets the tag “${trigger.tag}”`;
    case 'session':
      return trigger.type ? `Has had a session: ${names.sessionType(trigger.type)}` : 'Has had a session';
    case 'membership-ended':
      return 'The membership ends';
    case 'birthday':
      return `${trigger.daysBefore === 0 ? 'On the birthday' : `${count(trigger.daysBefore, 'day')} before the birthday`}, from ${hourWords(trigger.hour)}`;
    case 'date': {
      const whom = trigger.segmentId ? (names.segment(trigger.segmentId) ?? GONE) : 'everybody';
      return `On ${trigger.date || 'a date'}, from ${hourWords(trigger.hour)}: ${whom}`;
    }
  }
}

function productName(names: Names, id: string | undefined): string {
  if (!id) return 'anything';
  return names.product(id) ?? id;
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

export function conditionWords(condition: PlanCondition, names: Names): string {
  switch (condition.of) {
    case 'segment':
      return `${condition.not ? 'is not' : 'is'} in the segment “${names.segment(condition.segmentId) ?? GONE}”`;
    case 'bought':
      return `${condition.not ? 'has not bought' : 'has bought'} ${productName(names, condition.product)} since`;
    case 'session':
      return `${condition.not ? 'has not booked' : 'has booked'} a session since`;
  }
}

export function stepWords(step: RunStep, names: Names): string {
  switch (step.do) {
    case 'mail':
      return `${afterWords(step.afterHours)}: ${step.template}`;
    case 'wait':
      return `Wait ${count(step.days, 'day')}`;
    case 'wait-until':
      return `Wait until ${step.weekday ? weekdays[step.weekday - 1] : 'the next'} ${hourWords(step.hour)}`;
    case 'letter':
      return `Letter: ${step.subject || 'without a subject'}`;
    case 'condition':
      return `Condition: ${conditionWords(step.if, names)}`;
    case 'code':
      return `Code: ${step.percent} % off ${productName(names, step.product)}, ${count(step.days, 'day')}`;
    case 'tag':
      return `Add the tag “${step.tag}”`;
    case 'enrol':
      return `Enrol in ${names.course(step.course) ?? 'a course'}`;
    case 'enter':
      return `Enter “${names.automation(step.automationId) ?? GONE}”`;
    case 'leave':
      return `Leave “${names.automation(step.automationId) ?? GONE}”`;
    case 'notice':
      return `Notice to me: ${step.text}`;
  }
}

export function afterWords(hours: number): string {
  if (hours === 0) return 'At once';
  return `After ${hours < 24 ? count(hours, 'hour') : count(hours / 24, 'day')}`;
}

export const goalWords = (goal: Goal, names: Names): string =>
  goal.of === 'session' ? 'Books a session' : `Buys ${productName(names, goal.product)}`;

export const endWords = {
  completed: 'went through to the end',
  reached: 'reached the goal',
  condition: 'a condition was not met',
  no_consent: 'had not agreed to the newsletter and offers',
  unsubscribed: 'unsubscribed',
  bounced: 'the address does not work',
  failed: 'a letter could not be sent',
  stopped: 'was taken out',
} as const;
export type EndReason = keyof typeof endWords;
