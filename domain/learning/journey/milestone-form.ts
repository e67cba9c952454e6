import { z } from 'zod';
import { invalid } from '../../errors.ts';

const MAX = { title: 120, description: 2000 };

/** A milestone's date is a day and no moment; noon keeps it the same day on every clock from Honolulu to Auckland. */
export const momentOfDay = (date: string): Date => new Date(`${date}T12:00:00Z`);

const form = z.object({
  title: z.string().trim().min(1, 'Please give it a title.').max(MAX.title, 'Please keep the title shorter.'),
  description: z.string().trim().max(MAX.description, 'Please keep the description shorter.').default(''),
  date: z.iso.date('Please choose a date.').optional(),
});

export type MilestoneForm = z.input<typeof form>;

export function readMilestoneForm(input: MilestoneForm) {
  const { data, error } = form.safeParse(input);
  if (error) {
    throw invalid(Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message])));
  }
  return {
    milestoneTitle: data.title,
    milestoneDescription: data.description,
    ...(data.date ? { milestoneDate: momentOfDay(data.date) } : {}),
  };
}
