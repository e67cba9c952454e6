import type { Locator } from 'playwright-core';

/**
 * Seconds of the keystroke-level model (Card, Moran, Newell): a key of an average typist, pointing at something, a press of
 * the button, a hand that moves between mouse and keys, and the thought before each act.
 */
const SECONDS = { key: 0.28, point: 1.1, press: 0.2, hand: 0.4, thought: 1.35 };

/** Does what a person does with a page, and counts it: how long she would take does not depend on how fast this machine is. */
export function countingHands() {
  const done = { presses: 0, fields: 0, keys: 0 };
  const act = (what: 'presses' | 'fields', keys = 0) => {
    done[what] += 1;
    done.keys += keys;
  };
  return {
    async press(what: Locator): Promise<void> {
      act('presses');
      await what.click();
    },
    async type(field: Locator, text: string): Promise<void> {
      act('fields', text.length);
      await field.fill(text);
    },
    /** Opens a list, and presses an entry. */
    async pick(list: Locator, value: string): Promise<void> {
      act('fields');
      act('presses');
      await list.selectOption(value);
    },
    /** Chooses a file in the window of her system: two presses. */
    async attach(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
      act('fields');
      act('presses');
      act('presses');
      await field.setInputFiles(file);
    },
    /** What it comes to for a person, without the time in which she thinks of her words. */
    counted() {
      const { presses, fields, keys } = done;
      const { key, point, press, hand, thought } = SECONDS;
      const seconds = (presses + fields) * (thought + point + press) + fields * 2 * hand + keys * key;
      return { ...done, seconds: Math.round(seconds) };
    },
  };
}

export type Hands = ReturnType<typeof countingHands>;
