const PARTNER = 'partner.';
/** Not answers about a person. */
const OTHERS = ['intent', 'together', 'begin', 'seen'];

/** A form's answers, the buyer's and the partner's apart. Which of them exist is the domain's business. */
export function typedAnswers(form: FormData) {
  const answers: Record<string, string> = {};
  const partner: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string' || OTHERS.includes(name)) continue;
    if (name.startsWith(PARTNER)) partner[name.slice(PARTNER.length)] = value;
    else answers[name] = value;
  }
  const together =
    form.get('together') === 'yes' || (!form.has('together') && Object.keys(partner).length > 0);
  const begin = (['now', 'later'] as const).find((choice) => choice === form.get('begin'));
  const seen = Number(form.get('seen') ?? Number.NaN);
  return {
    intent: form.get('intent'),
    answers,
    partner,
    together,
    begin,
    seen: Number.isInteger(seen) ? seen : undefined,
  };
}
