import { afterEach, beforeEach, vi } from 'vitest';

/** A stray console.error is a bug nobody has met yet. */
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation(
    (...parts) => void complaints.push(parts.map(String).join(' ')),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  if (complaints.length > 0) throw new Error(`console.error was called: ${complaints.join('\n')}`);
});
