import type { RankedBusinessName } from './business-name.ts';
import { rankBusinessNames, readBusinessName } from './business-name.ts';
import type { CalendarDate } from './calendar-date.ts';
import type { Chart, ChartInput } from './chart.ts';
import { chart } from './chart.ts';
import type { LaunchDay } from './launch-days.ts';
import { judgeLaunchDay, launchDays } from './launch-days.ts';
import type { SpelledName } from './spelled-name.ts';

export interface BusinessInput {
  owner: ChartInput;
  /** The trade name, or several to choose from. Legal forms (Ltd, GmbH) are left out when the names are spelled. */
  names: readonly { label: string; name: SpelledName }[];
  /** The day the business opens or opened, if it is known. */
  launchDate?: CalendarDate;
  /** Where to look for good launch days, both ends included. */
  launchWindow?: { from: CalendarDate; to: CalendarDate };
}

export interface BusinessReading {
  owner: Chart;
  /** Best first. */
  shortlist: RankedBusinessName[];
  launch: LaunchDay | null;
  /** Good days for the name that ranks first; empty without a window. */
  launchDays: LaunchDay[];
}

export function businessReading({ owner, names, launchDate, launchWindow }: BusinessInput): BusinessReading {
  const ownerChart = chart(owner);
  const lifePath = ownerChart.lifePath.digit;
  const shortlist = rankBusinessNames(
    names.map(({ label, name }) => readBusinessName(label, name)),
    { lifePath, expression: ownerChart.expression.digit },
  );
  const best = shortlist[0];
  if (!best) throw new RangeError('A business reading needs a name');
  const nameDigit = best.numbers[ownerChart.system].digit;
  const question = { ownerBirthDate: owner.birthDate, ownerLifePath: lifePath, nameDigit };
  return {
    owner: ownerChart,
    shortlist,
    launch: launchDate ? judgeLaunchDay(launchDate, question) : null,
    launchDays: launchWindow ? launchDays({ ...question, window: launchWindow }) : [],
  };
}
