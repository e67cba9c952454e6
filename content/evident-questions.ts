/**
 * Questions that strangers ask in a hundred wordings, and the page whose answer they get; null is for what only a person
 * knows. Compared with the words of a message, small and without signs, before the pages are searched: whoever asks where
 * his report is must not be sold one.
 */
export const evidentQuestions: [asked: RegExp, url: string | null][] = [
  [
    /\b(?:hiring|job|jobs|vacanc\w+|interview|podcast|journalist|press|collaborat\w+|affiliate|partnership|sponsor\w*)\b/,
    null,
  ],
  [
    /\b(?:how many (?:customers|clients|people)|association|certified|licen[cs]ed|qualif\w+|bad reviews?|what training|trained|real reviews)\b/,
    null,
  ],
  [
    /\b(?:recorded|recording)\b.{0,80}\b(?:session|call)\b|\b(?:session|call)s?\b.{0,80}\b(?:recorded|recording)\b/,
    null,
  ],
  [/\b(?:what (?:happens )?if|when) i am (?:too )?late\b|\b(?:running|be|am) late\b/, null],
  [
    /\b(?:speak|in) (?:german|french|spanish|italian|portuguese|dutch)\b|\b(?:swap|exchange|transferable)\b/,
    null,
  ],
  [
    /\b(?:what did|orders? of|numbers? of) \S* ?(?:at|gmail|com|local)\b|\b(?:teenager|my (?:child|kid|son|daughter))\b.{0,80}\b(?:remove|data|used)\b/,
    null,
  ],
  [
    /\b(?:weather|joke|lottery|lotto|love you|election|python|another number by|my number by chang\w+)\b/,
    null,
  ],
  [
    /\b(?:will|when)\b.{0,40}\b(?:find|meet|get)\b.{0,40}\b(?:love|soulmate|husband|wife|rich|married|job)\b/,
    '/faq#is-numerology-scientific',
  ],
  [
    /\b(?:numbers?|data|details|address|purchases?|orders?) of .{1,60}\b(?:com|org|net|local|example|de|pt|fr|es|it|nl)$/,
    null,
  ],
  [
    /\b(?:24 ?h(?:ours?)?|19 euros?)\b.{0,40}\boffer\b|\boffer\b.{0,60}\b(?:24 ?h(?:ours?)?|real(?:ly)?|end|ends|still|missed|again)\b|\bmissed\b.{0,30}\boffer\b/,
    'offer',
  ],
  [/\bcredit card\b.{0,40}\b(?:quiz|free)\b|\banything\b.{0,12}\bfree\b/, '/quiz'],
  [/\bfree (?:pdf|report)\b/, 'letter'],
  [
    /\b(?:cancel|stop|end|quit|terminate|leave)\b.{0,30}\b(?:soul circle|circle|membership|subscription)\b|\bif i cancel\b.{0,60}\b(?:access|month)\b|\bkeep access until\b|\bbefore the renewal\b/,
    '/faq#cancel-membership',
  ],
  [
    /\b(?:abo|mitgliedschaft) kündigen\b|\brésilier\b|\bcancelar (?:mi|minha|a) (?:suscripción|subscrição|assinatura)\b|\bdisdire\b|\babonnement opzeggen\b/,
    null,
  ],
  [
    /\bcancel\b.{0,30}\b(?:session|appointment|booking)\b|\b(?:change|move)\b.{0,30}\b(?:booking|appointment|session)\b|\bmiss (?:my|a|the) (?:session|appointment)\b/,
    '/faq#move-a-session',
  ],
  [/\bwhat (?:is|s|does) (?:a |an |my |the )?personal year\b/, 'personal-year'],
  [
    /\b(?:event|events|workshop|workshops|webinar)s? i\b|\b(?:any|is there an?) (?:event|workshop|webinar)s?\b/,
    'events',
  ],
  [
    /\b(?:how|where) do i (?:log|sign) in\b|\bnever (?:set|had|chose) a password\b|\bwithout a password\b/,
    'guest',
  ],
  [/\bdo i need an account\b/, 'no-account'],
  [/\b(?:is this|are you|talking to) an? (?:bot|robot|ai|machine|chatbot)\b/, 'bot'],
  [
    /\blucky\b|\b(?:really|actually|completely) free\b|\bfree (?:option|reading|report|trial|version)\b|\b(?:anything|something) free\b/,
    '/quiz',
  ],
  [
    /\b(?:did not|didn t|don t|do not) like\b|\b(?:disappoint\w+|not happy|unhappy|not satisfied)\b/,
    '/faq#thirty-day-refund',
  ],
  [
    /\b(?:card|payment|money|paying)\b.{0,80}\b(?:safe|secure)\b|\b(?:safe|secure) to pay\b/,
    '/faq#how-can-i-pay',
  ],
  [/\b(?:11 2|22 4|33 6)\b/, '/faq#master-numbers'],
  [
    /\b(?:name|letters?)\b.{0,80}(?:[^\x20-\x7f]|\baccents?\b|\bumlauts?\b|\bhyphen\b)/,
    '/faq#letter-y-and-accents',
  ],
  [/\b(?:newborns?|baby|babies|child|children|kids?|toddlers?|years old|under 18|teenagers?)\b/, 'age'],
  [
    /\b(?:gift ?cards?|vouchers?|gifts?)\b|\b(?:as a|birthday|christmas) (?:present|surprise)\b|\b(?:buy|give|send)\b.{0,40}\bpresent\b/,
    'gifts',
  ],
  [
    /\b(?:present|surprise|for (?:my|a) (?:friend|mum|mom|mother|sister|brother|boss|father|dad|colleague)|for some(?:body|one)|without them knowing)\b/,
    '/faq#gift-for-someone',
  ],
  [
    /\b(?:did ?n?t|didnt|never|not|no|havent|haven t) (?:got|get|gotten|received?|have|had) (?:an?y? |the |my |your )?(?:confirmation )?(?:e ?mails?|mails?|letters?|confirmation)\b/,
    'letter',
  ],
  [
    /\b(?:quiz |free )?(?:report|confirmation|mail|email|letter)s? (?:has |have )?(?:never|not|didn t|didnt|hasn t) (?:arrived?|come|came|got)\b|\bno e ?mails?\b/,
    'letter',
  ],
  [/\blink\b.{0,80}\b(?:not work\w*|broken|doesn t|does not|expired|dead)\b/, 'guest'],
  [/\b(?:bought|ordered|paid) as a guest\b|\binto the portal\b/, 'guest'],
  [
    /\bwho (?:can|could|will|does|may) (?:see|read|access)\b|\b(?:sell|share|pass on)\b.{0,80}\bmy (?:data|email|mail|address|birthday|birth date|name)\b|\bcan (?:my|anybody|anyone|others?)\b.{0,80}\bsee\b|\b(?:safe|secure) with you\b/,
    '/faq#who-sees-my-data',
  ],
  [/\b(?:cookies?|track\w*|analytics)\b/, 'in-short'],
  [
    /\b(?:chat|conversation|messages?)\b.{0,80}\b(?:saved?|stored?|kept)\b|\bhow long (?:do you|will you|is) .{0,80}\b(?:keep|store|hold|kept|stored)\b|\bhow long do you (?:keep|store|hold)\b/,
    'how-long-kept',
  ],
  [
    /\b(?:gdpr|all (?:the )?data|data you (?:hold|have)|delete my|erase my|remove my)\b/,
    '/faq#delete-my-account',
  ],
  [
    /\b(?:unsubscribe|stop (?:sending|e ?mailing|writing)|(?:never|didn t|did not) (?:sign(?:ed)? up|ask|subscribe))\b/,
    '/portal/emails',
  ],
  [
    /\b(?:charged?|billed|renew\w*)\b.{0,80}\b(?:automatic\w*|every month|each month|after (?:i )?cancel\w*)\b|\b(?:still|again) (?:be )?charged\b/,
    '/faq#cancel-membership',
  ],
  [/\b(?:update|change|new|replace)\b.{0,80}\b(?:credit )?card\b/, '/faq#membership-charge-failed'],
  [
    /\b(?:vat|invoices?|bill|tax number|tax id|company (?:name|pay|address)|my company)\b(?!.{0,80}\b(?:spelling|spelled|correct)\b)/,
    'vat',
  ],
  [/\breceipts?\b/, '/faq#where-is-my-receipt'],
  [
    /\b(?:instal+ments?|klarna|paypal|apple ?pay|google pay|cash|cards? (?:do )?you (?:take|accept)|which cards?|what cards?|dollars|currency|bank transfer)\b/,
    'paying',
  ],
  [
    /\b(?:code|coupon)\b.{0,80}\b(?:not|doesn t|doesnt|invalid|expired|wrong|renew|failed)\b|\b(?:discount|offer)\b.{0,80}\b(?:expired|renew|ended)\b/,
    'code',
  ],
  [
    /\b(?:discounts?|cheaper|on sale|sale|reduced|student|too (?:much|expensive)|bargain|deal|black friday|lower (?:the )?price|coupon|promo)\b(?!.{0,80}\b(?:enter|field|where|code)\b)/,
    'discount',
  ],
  [/\b(?:any|a|have) (?:coupon|discount|promo)(?: code)?s?\b/, 'discount'],
  [/\b(?:cheapest|least expensive|only have|small budget|lowest price)\b/, 'least'],
  [
    /\b(?:evening|evenings|weekends?|next (?:week|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|do you have time|single session)\b|\bbook\b.{0,80}\bwithout an account\b|\bfree (?:times?|slots?)\b/,
    'book',
  ],
  [/\bzoom\b/, '/faq#join-a-session'],
  [
    /\b(?:in person|face to face|prepare)\b|\b(?:partner|husband|wife|boyfriend|girlfriend)\b.{0,80}\bsession\b/,
    'online',
  ],
  [
    /\b(?:print\w*|posted|on paper|on my phone|how long can i|keep access|send it again|resend|lost my report)\b|\b(?:download|open|watch|see)\b.{0,80}\b(?:pdf|report|video|reading)\b/,
    'keeping',
  ],
  [/\b(?:sepa|direct debit)\b.{0,80}\b(?:nothing|arrived?|pending|long|days|take)\b/, '/faq#sepa-takes-days'],
  [
    /\b(?:when (?:will|do|can)|how (?:long(?! is)|soon|fast|quick\w*))\b.{0,80}\b(?:reports?|readings?|videos?|pdf|blueprint|delivery|delivered|deliver|ready)\b|\b(?:by|until|before) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|christmas)\b/,
    '/faq#when-does-it-arrive',
  ],
  [
    /\b(?:where|is|has)\b.{0,24}\bmy (?:\w+ )?(?:report|reading|video|pdf|order|blueprint|purchase)s?\b(?!.{0,80}\b(?:number|receipt)\b)|\bnothing (?:came|arrived|has arrived|yet|happened)\b|\bwaiting for (?:my |your )?details\b|\bmy order is\b/,
    'where',
  ],
  [
    /\b(?:middle names?|maiden|married|marriage|adopted|nickname|twins?|birth time|time of birth|do you need to know|fake name|stage name|passport|why do you need)\b/,
    'names',
  ],
  [/\b(?:different (?:on|at|from)|another (?:site|website|calculator)|chaldean)\b/, 'systems'],
  [
    /\b(?:who (?:is|are|runs|owns) (?:behind|this|you)|what company|which company|who is behind)\b/,
    'imprint',
  ],
  [/\b(?:scam|legit|legitimate|trustworthy|fake|fraud)\b(?! name)/, '/testimonials'],
];
