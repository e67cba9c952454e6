import { format } from 'date-fns/format';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker, type DayPickerProps } from 'react-day-picker';

const cell = 'flex size-11 cursor-pointer items-center justify-center rounded-md';

const components: DayPickerProps['components'] = {
  Chevron: ({ orientation }) =>
    orientation === 'left' ? (
      <ChevronLeft className="size-5" aria-hidden="true" />
    ) : (
      <ChevronRight className="size-5" aria-hidden="true" />
    ),
};

/** The label says what the button shows ("9", not "9th"), for those who speak to their machine. */
const labels: DayPickerProps['labels'] = {
  labelDayButton: (date, { today, selected }) =>
    [today && 'Today', format(date, 'EEEE, MMMM d, yyyy'), selected && 'selected'].filter(Boolean).join(', '),
};

export function Calendar(props: DayPickerProps) {
  return (
    <DayPicker
      weekStartsOn={1}
      showOutsideDays
      components={components}
      labels={labels}
      classNames={{
        months: 'relative',
        month_caption: 'serif flex h-11 items-center justify-center text-[1.125rem]',
        nav: 'absolute inset-x-0 top-0 z-10 flex justify-between',
        button_previous: `${cell} hover:bg-sunken aria-disabled:opacity-40`,
        button_next: `${cell} hover:bg-sunken aria-disabled:opacity-40`,
        month_grid: 'mx-auto border-collapse',
        weekday: 'size-11 text-fine font-semibold text-quiet',
        day: 'p-0 text-center',
        day_button: `${cell} hover:bg-sunken disabled:cursor-not-allowed disabled:text-quiet/60 disabled:line-through`,
        today: 'font-bold text-gold',
        selected: '[&>button]:bg-ink [&>button]:text-on-ink [&>button]:hover:bg-ink',
        outside: 'opacity-50',
      }}
      {...props}
    />
  );
}
