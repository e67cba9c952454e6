import type { Lexicon } from '../lexicon.ts';

const illness = `
  @disease
  stage 1|2|3|4|one|two|three|four|iv|iii|ii .. told|diagnos*|doctor*|its|yesterday|spread|lung|breast|liver|long|left|months|colon|pancrea*
  told|its|have|has .. stage 2|3|4|three|four
  terminal|terminally|incurable|inoperable|life_threatening !building|airport|#
  diagnosed|diagnosis|misdiagnosed|prognosis
  diagnose|diagnosing me|him|her|my|us|illness
  heart attack|attacks|failure|disease|surgery|condition|problems|palpitations|murmur|operation|bypass|defect
  had|having|suffered|after|since|another|mini a|his|her|my|the stroke
  kidney|liver|lung|organ|bowel|thyroid|brain|spine|spinal|breast|prostate|blood|ovarian|skin|eye failure|disease|transplant|damage|bleed|surgery|condition|infection|
    clot|scan|lump|injury|problem|problems|test|tests
  surgery|surgeries|operated
  have|having|need|undergo|had|after|before|for|date|day|postpone|delay|survive .. operation !hours
  operation .. hospital|surgeon|knee|hip|heart|doctor|risk*|survive|go_well|brain
  hospital|hospitalised|hospitalized|intensive_care|icu|emergency_room|coma|life_support|ventilator|ambulance
  very|seriously|gravely|critically|chronically|mentally|severely|terribly|dangerously|really|so ill|sick|unwell|poorly
  @person|he|she|@pet .. is|are|was|been|fell|got|gets|became|so|very|really ill|sick|unwell|poorly|dying|paralysed|paralyzed
  am|im|are|was|being|feeling|feel|been|fell|getting ill|unwell|poorly
  am i|im seriously|dying|ill|sick|going_to_die|gonna_die|going_blind|going_mad|going_crazy|losing_my_mind
  sick .. months|weeks|years|doctors|hospital|seriously
  sickness|illness|illnesses|disease|diseases|infection|infected
  symptom|symptoms
  lump|lumps|mole|growth|swelling|cyst|nodule .. breast|neck|armpit|chest|testicle|skin|under|doctor*|throat|found|my
  found .. lump|lumps|growth|cyst|shadow|mass
  blood in|when my|i|urine|stool
  coughing|vomiting|peeing|throwing_up|coughed blood
  chest|stomach|abdominal|chronic|constant|severe|unbearable|pelvic|nerve|joint|breast pain|pains|ache|cramps|tightness
  pain|pains|pressure|tightness .. chest|heart|arm|stomach|belly|kidney|abdomen|breast|liver|side|unbearable|months|weeks|doctor*|constantly|sleep
  arm|side|leg|face|hand|hands|fingers .. numb|tingling|droop*
  cant breathe|move_my|walk_anymore|feel_my|swallow|keep_food
  short|shortness of breath
  fainted|fainting|collapsed|blacked_out|seizures
  faint|dizzy .. doctor*|again|twice|hospital|keep|every|days|weeks
  biopsy|scan|blood|mri|hospital|ct|pap|screening|smear|medical result|results|test|tests
  mri|ct_scan|xray|x_ray|mammogram|colonoscopy|endoscopy|ultrasound
  doctor|doctors|gp|specialist|surgeon|cardiologist|neurologist|medics .. says|said|told|tells|found|thinks|cant|dont|wants|want|worried|gave|give|gives|recommend*|advised|advises|insist*|need|know|
    operate|weeks|months|wrong|nothing|stop|results|tomorrow|scared|afraid
  see|seeing|go|going|visit|trust|instead|skip|without|call|need|avoid|than|ignore .. doctor|doctors|gp|specialist
  treatment|treatments .. work|working|hospital|doctor*|ill|illness|alternative|natural|side|disease|failed|pain
  stop|refuse|skip|quit|start|begin|continue|delay|postpone .. treatment|treatments|radiation|dialysis|chemo
  cure|cured|curing .. me|my|illness|disease|pain|mother|mum|mom|son|daughter|husband|naturally
  heal|healed .. illness|disease|tumor|diabetes|sickness|wound
  will|can .. i|he|she|@person|they .. recover|survive|get_well|get_better|be_cured|be_healthy|pull_through|walk_again
  recover|recovery|recovering .. illness|surgery|operation|disease|hospital|stroke|accident|coma
  health problem|problems|issue|issues|scare|condition|conditions|worries|crisis|trouble|anxiety
  health .. bad|failing|worse|worst|poor|declin*|worried|worry|fragile|scared|afraid|terrible|deteriorat*
  worried|worry|scared|afraid .. health
  mental health|illness|breakdown|hospital|disorder
  nervous breakdown
  breakdown .. having|had|near|verge
  having|had|verge_of .. breakdown
  how long|much_time .. left_to|to_live|i_live|will_i_live|he_live|she_live|ive_got_left
  how long|much_time do|does|have|has|did i|he|she|we|mum|mom|dad have|got|has left !on|of|in|with
  when|how|age|year|where|date .. will|do|am|does|shall .. i|he|she|@person .. die|dying
  will i|he|she|@person (going_to|soon) die
  date|day|year|time|hour|age of my|his|her|death death
  date|day|year|time|hour|age of death
  predict*|calculate|foresee .. death|die|dying
  months|weeks|days|year to live
  dying of|from|slowly|soon
  @person|he|she|is|hes|shes|im|i_am|are dying
  depress*|anxiety|panic_attack*|panic_disorder
  depressing
  anxious .. all|every|cant|sleep|doctor|constantly|attack*|panic
  eating disorder|disorders
  hear|hearing|hears voices
  voices .. head|tell|telling
  cry|crying|cried|tears|sobbing .. all_day|every_day|every_night|all_the_time|nonstop|constantly|stop|myself_to_sleep|for_days|all_night|for_weeks|hours|every_morning
  cant stop crying|shaking
  cant .. get_out_of_bed|leave_my_bed|function|feel_anything|eat_or_sleep|sleep_or_eat|stop_crying
  havent|not|cant|barely slept|eaten|left_the_house|left_my_bed .. days|weeks|since|nights|anything
  feel|feeling|feels|felt .. hopeless|worthless|empty|numb|desperate|dead_inside|broken|trapped|like_a_failure|suffocated|so_alone|so_low|lost_and_alone
  am|im|so|completely .. hopeless|worthless|desperate|dead_inside
  hopeless|worthless|dead_inside|empty_inside|despair
  rock bottom
  psychiatr*|psych_ward|psych_hospital|mental_hospital
  postpartum|postnatal
  burnt|burned out .. cant|doctor*|sick|collapse*|cry*|hospital
  covid .. hospital|lungs|years|months|long|icu
  paralys*|paralyz*|amputat*
  accident .. hospital|coma|injur*|serious|badly|icu|critical
  fever .. days|child|baby|son|daughter|high|40|39|hospital
  @person .. autism|autistic|adhd|epilep*|disabled|cerebral|down_syndrome
  sick|ill child|baby|son|daughter|mother|father|mum|mom|husband|wife|parent|dog|cat
  medical advice|emergency|condition|test|tests|treatment|help
  have|has|got|with ms|als|cf|cfs|me_cfs|adhd_and|ocd|bpd|did_disorder|ibs|pots|eds|long_covid
  my|his|her|mums|moms|dads heart|liver|kidneys|kidney|lungs|lung|brain|memory|eyesight|blood|thyroid|pancreas .. failing|fails|skipping|racing|stops|stopped|bad|weak|problem|damaged|scared|faint*|enlarged|operation|giving
  get|getting|got|be|become|fall|am .. sick|ill|disabled|blind !of|reading|deal
  scan|ultrasound|xray|tests|bloods .. something|saw|found|showed|shadow|abnormal|results|waiting|wrong
  saw|found|seen|spotted .. something .. scan|lung|brain|breast|blood|xray|liver
  waiting|wait .. results|test_results|biopsy|doctor|scan|hospital
  wheelchair|walking_frame|oxygen_tank|feeding_tube
  kill|killing|eating me .. disease|illness|slowly
  weeks|months|years .. left|live .. doctor*|told|gave|gives|hospice
  lost|losing|lose my|her|his sight|hearing|memory|mind|hair .. chemo*|doctor*|going|help|scared
  unwell|poorly
  cant|not|never sleep|eat|breathe|stop_shaking .. since|anymore|any_more|weeks|days|months|scared|properly
  sleep|slept .. hours|nights|weeks .. not|no|havent|without|2|3
  low|dark|bad|black place|mood|days .. months|weeks|years|cant|bed|again
  mentally|emotionally .. exhausted|broken|unstable|drained|ill|struggling|done
  struggling .. mentally|mental|cope|coping|life|everyday|get_up
  therapist|therapy|counsellor|counselor|psychologist .. instead|stop|need|cant_afford|says|quit|replace|waiting_list
  replace|replaces|instead_of|better_than|rather_than|skip|skipping .. my therapy|therapist|doctor|doctors|psychiatrist|counsellor|counselor|treatment
  trauma|traumatised|traumatized|flashbacks|nightmares .. every|since|cant|war|childhood|accident|help
  @person|he|she|dog|cat has|got|have # months|weeks|days|years $
  @person|he|she|dog|cat has|got|have # months|weeks|days left|to_live|maybe
  going|went|gone|go|become blind|deaf
  scan|scans|mri|operation|surgery|tests|biopsy|appointment .. tomorrow|monday|tuesday|wednesday|thursday|friday|scared|terrified|nervous && scared|doctor*|hospital|cancer|results|breast|my|afraid
  scared|terrified|afraid|nervous|worried .. scan|results|operation|surgery|biopsy|diagnosis|treatment|hospital|doctor*
  turn|turning|turned|switch|switching off .. machine|machines|life|ventilator
  doc|docs says|said|told|thinks|found|wants
  waiting list for|to a|my|see kidney|liver|heart|transplant|surgery|operation|psychiatrist|therapy
  heal|cure|fix|help|treat my|his|her|mums|moms|dads thyroid|back_pain|heart|eczema|skin|womb|anxiety|depression|pain|knee|liver|asthma|migraines|arthritis|illness|disease|diabetes|insomnia|hearing|eyes
  lost|losing # kilos|kilo|kg|pounds|lbs|stone && knows|doctor*|why|sick|weak|scared|eat*|trying_not
  so|too|very|getting weak .. stand|walk|eat|doctor*|bleed*|hospital $
  period|bleeding .. wont|not|doesnt stop
  carry|carrying|have|has|positive_for|tested|inherit* .. gene|brca
  gene .. doctor*|doc|cancer|test|mother|breast|huntington*
  life expectancy|support
  numbers|tv|radio|plates|number_plates|signs|everything .. talking|speaking|talk|speak|sending|telling|messages|commanding .. me|to_me|us
  chosen|mission|messiah|prophet|microchip|chip|followed_by_numbers .. me|sleep|voices|numbers|god|brain
  havent|not|no|without sleep|slept|sleeping .. 3|4|5|6|three|four|five|days|nights
  hair .. falling_out|fallen_out|falls_out
  doctors|nobody|they .. cant|dont .. find|explain|know .. what|wrong|why|anything
  shaking|trembling|sweating|heart_racing .. all_the_time|every_night|cant|doctor*|hospital
  gave|give|given|giving|got|has|have .. me|him|her|mum|dad|us|about|only|maybe six|three|two|few|6|3|2|a_few|12|nine months|weeks|days|year !free|access|trial|membership|of|discount
`;

const medication = `
  @medicine
  medicine|medicines .. take|taking|stop|doctor*|heart|dose|without|instead|quit|need|skip|mix|any
  take|taking|stop|without|need|my|off .. medicine|medicines
  prescription|prescriptions|prescribed|prescribe
  @stop .. pill|pills|tablets|injections|injection|hormones
  dose|dosage|milligram*|mg
  side effects|effect
  how many|much .. pills|tablets|mg|safely|can_i_take|should_i_take
  herbs|crystals|supplements|fasting|reiki|natural|homeopath*|cbd|mushrooms|ayahuasca|oils .. instead|replace|rather_than
  instead|replace|rather of|than|my|the .. pills|tablets|chemo*|doctor*|treatment
  havent|not|stopped .. taken|taking|took (it|them|my|mine) .. since|for|days|week|monday|anymore|any_more
  pill|pills|tablets|injection|injections .. numbers|vibration|energy|messing|blocking|stop|need|without|affect*
  my|the|his|her|on_the pill !box|bottle
  doctor|gp|psychiatrist .. prescri*|put_me_on|wants_me_on|gave_me
  healer|guru|shaman|guide|reader|psychic .. stop|throw|off|pills|tablets|meds|medic*
`;

const pregnancy = `
  pregnan*|preggers|preggo
  im|we_are|were|i_am|shes|is expecting $
  expecting .. baby|twins|child|first|second|boy|girl !name|names
  abortion|abortions|miscarr*|stillb*|ectopic|ivf|iui|icsi|infertil*|fertility|trimester|midwife|morning_sickness|embryo*|foetus|fetus|unborn|ovulat*|surrogate*|surrogacy|preeclampsia|conceive|conceived|
    conceiving|contractions|endometriosis|morning_after|c_section|csection|caesarean|terminate_my
  abort|terminate|keep|keeping|get_rid|getting_rid|give_up|lose|losing|lost .. baby|pregnancy|babies|twins|the_child !name|names|photos|weight
  try|trying|tried .. baby|conceive|have_children|have_kids|a_child|another_child|get_pregnant
  when|will|should|can|could|shall|do|want|hope|ready|if|ever .. i|we|to|she|my_daughter have|become|having (a|any|another|more|my|our|first|second|own) baby|babies|child|children|kids|twins|mother|mum|mom
  be|become a mother|mum|mom|parent !in_law
  never|cant|cannot|not|unable|couldnt .. have|carry|give_him|give_her .. baby|children|kids|child|babies
  my|her period .. late|missed|hasnt|skipped|come
  period is|was # days late
  period is|was late
  missed my|a|her period
  positive|negative|faint test|line|lines
  baby|bump .. kick*|heartbeat|moving|breech|weeks|womb|dead|inside|didnt_make|scan|survive|premature|incubator|nicu|not_his|isnt_his|gone
  lost .. baby|babies|twins|one_of_the
  # weeks along|gone|pregnant|baby|scan
  in labour|labor
  due date .. baby|birth|labour|labor|induc*
  due date && baby
  birth|labour|labor .. scared|complication*|risk*|induc*|home|go_well|pain*
  baby|pregnan* .. dont_want|not_want|keep_it|get_rid
  dont|not want|keep|ready .. baby|babies|pregnan*|the_child
  newborn .. died|hospital|sick|icu|nicu|breath*
  freeze|freezing|frozen|freez* .. eggs|embryos
  baby|bump .. ok|okay|alive|healthy|scan|going_to_be|make_it && scan|weeks|doctor*|midwife|saw|bleeding|heartbeat|worried
  trying|tried .. years|months|so_long|long && happen|baby|pregnan*|us|child|negative|ovulat*|conceive
  im|i_am|am|she_is|shes late .. weeks|days .. period|test|pregnan*|two|three|scared $
  late by|for|on .. weeks|week|days && test|period|pregnan*|scared|baby|him|boyfriend
  test .. positive|two_lines|negative_again|pregnan*
  bleeding .. weeks|pregnan*|baby|week
  wedlock|one_night_stand|condom|unprotected .. pregnan*|scared|late|period|broke
  father|dad .. of_the|of_my baby|child .. not|left|keep|alone|married
  single mum|mom|mother .. pregnan*|scared|baby|expect*
  heartbeat
  carrying|expecting|having a|my|our|his|another girl|boy|twins|child !name|names
  too old for|to kids|have_kids|children|a_baby|have_children|have_a_baby|be_a_mum|be_a_mother|conceive
  want|wants|going|should|decided|made_me|told_me|tells_me .. abort
  give|gave|given|giving birth
  good|right|best|perfect|lucky|which|what year|time|month|day .. to|for .. have_a_baby|a_baby|have_kids|conceive|a_child|pregnan*|have_a_child|motherhood|give_birth|c_section|induc*
  im|i_am|am late by|for two|three|a|one|# .. week|weeks|days
  hysterectomy|menopause|sperm|womb|uterus|ovaries|tubes|cervix
  adopt|adoption|foster .. baby|child|cant_have|infertil*|failed|waiting
  baby|child|it .. downs|down_syndrome|defect|disabled|wont_survive|not_survive|malform*|heart_condition
  havent|not|afraid|scared .. told|tell .. parents|mum|mom|boyfriend|husband|him .. pregnan*|baby|late|test
  #|weeks|months .. bump|along|pregnan*|scan|heartbeat
`;

const grief = `
  passed away|over
  since|after|when @person|@pet|he|she passed !exam|test|driving|school
  @person|@pet|he|she|they|who|have|has passed $
  @person|@pet|he|she|who passed suddenly|peacefully|last|in|this|two|three|a_year|a_month|a_week|yesterday|when|from|of !exam|test|driving|school
  @person|@pet|he|she|they|who|both .. died|drowned|is_dead|are_dead|was_killed|was_murdered|was_shot|got_killed|hanged|is_gone|are_gone|no_longer_with|in_heaven|was_buried|deceased|
    killed_in|killed_by|took_his_own|took_her_own|didnt_make_it|did_not_make_it|gone_forever|overdosed|put_down|put_to_sleep|crossed_over|dead
  died
  dead|late|deceased|departed @person|@pet|relative|loved_one|loved_ones
  lost|losing|lose|loosing|loss_of my|our|a|his|her|both|the (dear|beloved|little|only|first|best|own|youngest|eldest|older|younger|big|late|unborn|own|grand) @person|@pet|loved_one|someone|parents !address|number|details|report|email|name|birth|date
  lost|lose|losing him|her|them to|in|last|this|on|at|suddenly|two|three|six|yesterday|when|#|forever
  someone|somebody .. loved|lost|close|love .. died|lost|gone
  my|our|her|his|this|great|recent|terrible|sorry loss
  loss .. @person|loved_one|cope|coping|unbearable|child
  death of|in|anniversary my|our|his|her|a|@person|family|loved
  @person|mums|moms|dads|fathers|mothers|sons|daughters|husbands|wifes|brothers|sisters|grandmas|grans|nans|friends|his|her death|passing|funeral|ashes|grave|urn
  since|after|before|when|anniversary .. death|died|funeral !card
  griev*|grief|mourn|mourning|bereav*|funeral|funerals|burial|cremat*|widow|widowed|widower|orphan*|condolence*|obituary|gravestone|eulogy|headstone
  buried|bury|burying|cremated my|him|her|our|@person|@pet|yesterday|last|on|today|them
  cot_death|sids
  contact|talk|talking|speak|speaking|message|messages|sign|signs|reach|hear|connect|visit|visits|visiting|dream|communicate|communicating|reading .. dead|deceased|beyond|other_side|
    died|passed|late|heaven|afterlife|departed|in_spirit
  is|are|if it|he|she|they|that .. at_peace|in_peace|watching_over|still_with_me|forgives_me|forgive_me|ok_up_there|in_heaven|proud_of_me|up_there
  never|didnt|couldnt|not|no_chance .. say|get|said .. goodbye
  one|last more|last|final|one talk|conversation|hug|goodbye
  miss|missing .. @person|him|her|them .. since|died|gone|heaven|grave|funeral|so_much|unbearable
  cant|get|move|never|how .. over|on|past|accept|believe .. loss|death|died|dead|gone|passing
  killed in|by
  fatal accident|crash|illness
  murdered|homicide
  rest_in_peace|rainbow_bridge
  rip .. mum|mom|dad|angel|baby|son|daughter|brother|sister|nan|gran*|husband|wife|friend|my_love|my_boy|my_girl|sweet|#
  empty chair|house|bed .. since|died|gone
  live|go_on|be|cope|life|survive .. without .. her|him|them|my_mum|my_mom|my_dad|my_husband|my_wife|my_son|my_daughter && married|years|died|gone|since|funeral|buried|lost
  since|now_that|when .. hes|shes|he_is|she_is|he|she|they_are gone|left_us|passed|died|not_here
  been|is|are|hes|shes gone .. year|years|months|weeks|since
  anniversary|birthday|first_christmas .. without|death|died|gone|heaven
  @person|husband|wife .. took .. own life
  would|should have|be|been|turn|turned .. #|years|today|old && heaven|died|lost|gone|angel|miss
  angel|heaven .. baby|son|daughter|mum|mom|dad|husband|wife|brother|sister|nan|gran*|he|she|miss
  hospital|hospice|side|hand .. when .. died|passed|went|go
  feel|sense|see|hear|smell|smelled|dreamt|dream|dreamed .. him|her|mum|mom|dad|husband|son|presence .. since|around|died|gone|passed|heaven
  @person|he|she|who left us|this_world .. on|yesterday|last|this|in|too|suddenly|#
  been|is|are|was dead .. years|year|months|weeks|since|#
  put|putting|puts|had_to_put my|our|the|him|her (old|poor|sweet|dog|cat) dog|cat|horse|to|down|pet .. sleep|down|rest|tomorrow
  found|find my|our|him|her .. dead
  killed|hanged|shot|drowned|hung himself|herself && friend|brother|son|sister|last|monday|he|she|dad|funeral|since|cousin|husband
  losing|loss a|of|my|our|your child|son|daughter|parent|twin|partner|spouse|baby|husband|wife|mother|father
  his|her|their|dads|mums|moms clothes|toothbrush|slippers|chair|voicemail|number|side_of_the_bed|room|phone .. still|throw|keep|empty|call|cant|untouched
  still set|lay|make|cook|call|text .. table|coffee|him|her|number|for_two|voicemail && gone|died|dead|since|heaven|miss|years
  first birthday|christmas|anniversary|year|mothers_day|fathers_day without
  cant throw|give .. his|her|their|away clothes|things|shoes|toys
`;

const addiction = `
  gambl*|casino|casinos|roulette|blackjack|baccarat|bookie*|bookmaker*|sportsbook*|wager*|slot_machine*|fruit_machine*|scratchcard*|pokies|bet365|draftkings|fanduel|betting|paddy_power
  poker .. lost|money|play|playing|debt*|online|night|stop|addict*|tournament
  bet|bets|betted .. money|savings|rent|everything|house|salary|wages|horse|horses|match|matches|football|red|black|number|numbers|game|games|lost|sports|again|all|lose|dogs|mortgage
  put|lost|spent|spend|spending|blew|blow|blown|lose|losing|stake*|played|play|playing|buy|buying .. slots|machines|horses|lottery|lotto|scratch*|cards|dogs|raffle .. again|all|wages|salary|
    rent|savings|money|everything|month|whole|stop|lose|paycheck|owe|every|lost
  all|whole|entire .. wages|salary|paycheck|pay|savings|rent|money|income|benefits .. slots|lottery|lotto|bets|machines|horses|online|scratch*|apps|loot_boxes|drink|weed
  slots|machines|lottery|lotto|scratch*|horses .. cant_stop|addict*|wages|salary|savings|all_my|rent|paycheck|every_day
  win|winning|won .. it|money|everything|losses back
  lucky|right|best|good|which|what .. bet|gamble|horse|horses|poker|slots|casino
  chasing .. losses
  addict|addicts|addicted|addiction|addictions|alcoholic*|alcoholism|rehab|detox_clinic|junkie|sobriety|withdrawals|relapsed|relapsing|relapse|aa_meetings|na_meetings
  sober .. days|stay|staying|get|months|years|weeks|cant|again|anymore|any_more|trying|not
  drink|drinking|drank|drinks|drunk .. too_much|every_day|every_night|every_evening|all_day|problem|heavily|alone|stop|bottle|bottles|vodka|whisky|wine|daily|morning|secretly|a_day|
    to_cope|to_sleep|to_forget|control|hide|again|a_lot|since|himself|herself|myself
  cant|stop|quit|quitting|stopping|hiding|hide|secret|too_much|give_up .. drink|drinking|weed|alcohol|booze|drugs|snorting|coke|gambling|porn|vodka|smoking|betting
  bottle|bottles|glasses|cans|litre|pints|six_pack .. wine|vodka|whisky|whiskey|gin|rum|beer|spirits .. day|night|every|alone|morning|secret
  bottle|bottles|glasses .. a_day|a_night|every_night|every_day
  @drug .. addict*|every_day|every_night|cant_stop|hooked|rehab|dealer|stop|quit|habit|problem|daily|withdrawal*|clean|a_day|a_night|to_sleep|to_cope
  on|off|doing|does|taking|takes|using|uses|smoking|smokes|snorting|snorts|injecting|injects|selling|sells|hooked_on|into|back_on .. heroin|cocaine|coke|crack|meth|fentanyl|ketamine|
    drugs|pills|opioid*|opiates|weed|cannabis|mdma|xanax|benzos|needles
  heroin|cocaine|meth|fentanyl|opioid*|opiate*|ketamine|drugs
  drug|alcohol|drinking|gambling|porn|gaming|shopping|betting|substance|sex problem|problems|abuse|use|habit|dealer|dealers|addict*|user|dependen*|issues|misuse|rehab
  @person|he|she .. drinks|drunk|drinking|uses|stoned|high|snort*|inject* .. every|again|too_much|stop|all|money|night|daily|since|a_lot|work
  cant stop|quit shopping|spending|bingeing|binging|gaming|vaping|smoking|watching_porn|buying|eating
  bingeing|binging .. eat*|food|drink*|purg*|stop|again
  binge eat*|drink*|and_purge|again|on_food
  hooked on .. pills|painkillers|porn|gambling|apps|slots
  porn|pornography|sex|gaming|shopping|food|sugar|phone .. ruin*|addict*|cant_stop|stop|marriage|hours|every_day|control
  ruin*|ruining|destroy*|destroying .. drink|drinking|gambling|porn|drugs|betting|weed|alcohol
  vaping|smoking|vape|smoke .. quit|stop|cant|addict*|give_up
  hungover|hangover|hangovers
  hide|hiding|hidden|hid|find|found .. bottles|bottle|alcohol|stash|needles|pills|vodka
  without|since_my_last a|any drink|drinking|using|fix|cigarette|joint|bet
  poker|gaming|trading|fortnite|slots|casino|instagram|tiktok .. eating|ruin*|my_life|hours_a_day|addict*|all_night|lost
  stole|steal|stealing|stolen .. drugs|gambl*|fix|drink|booze|weed
  horse|horses|greyhound|dog number|numbers|race|races|racing|tip|tips
  coke|cocaine|ket|mdma|molly|speed|pills|weed|wine|vodka .. every|weekend|weekends|weekday*|daily|night
  spent|blown|wasted # .. on .. psychics|psychic|readings|tarot|mediums|clairvoyant*
  cant|dont|stop|addicted .. stop|buying|ordering|paying .. readings|psychics|tarot|reports
  another|every|daily reading|readings .. every_day|cant_stop|each_day|addict*|again
  pills|painkillers|xanax|codeine|benzos|sleeping_tablets .. need|more|every|without|hooked|addict*|day|sleep .. every|day|more|function|without|stop
  stop|control|keep .. eating|binge*|shopping|spending|scrolling|drinking|betting .. night|cant|every|money|alone|hide
  detox|twelve_steps|12_steps
  drunk|wasted|high|stoned .. again|every|again_last_night|kids|work|driving|lost
`;

const debts = `
  debt|debts|indebted|bankrupt*|insolven*|foreclos*|evict*|repossess*|bailiff*|payday_loan*|overdraft|overdrawn|arrears|creditor*|food_bank*|foodbank|homeless
  loan|loans shark|sharks
  collection|collections|debt agency|agencies|letters|letter|calls|collector|collectors
  @cant|struggling|barely|hardly|how_will_i|how_do_i|how_am_i|not|dont_know_how|no_money .. pay|afford|feed|cover|repay|pay_back|pay_off|heat .. rent|bills|bill|mortgage|food|electricity|heating|loan|loans|
    kids|children|groceries|gas|diapers|nappies|family|taxes|instalments|debts|fine|fines !report|reading
  @cant|barely|no_money .. buy .. food|groceries|diapers|nappies|milk
  pay rent|mortgage|electricity .. cant|how|behind|late
  behind on|with .. rent|mortgage|bills|payments|loan|everything|taxes
  owe|owes|owing|owed .. money|thousand*|bank|k|grand|loan|tax|taxes|everyone|hmrc|irs|#|rent|landlord|lot|people|dealer|quid
  lose|losing|lost my|our|the|his|her house|home|flat|apartment !number|page
  take|taking|takes|took my|our house|home|flat
  lost|lose|losing|blew|gone|spent|wiped_out|scammed|invested|put .. all|life|entire|our|everything .. savings|money|everything|pension|inheritance|retirement
  lost everything
  lost|lose|losing|blew|invested .. crypto|bitcoin|forex|stocks|trading|shares|scam|investment
  savings .. lost|gone|crypto|scam*|spent|wiped|empty
  no|zero|out_of|without .. money .. food|rent|eat|left|kids|end_of|bills|live|anymore|any_more|heating|desperate|survive|electricity|nappies|month
  only|just|left .. # euro|euros|pounds|dollars|quid|bucks|eur|cents left|until|till|to_live|for_the_month|in_my_account|to_last|to_eat|to_my_name
  have|got|with|on # euro|euros|pounds|dollars|quid|bucks left|until|till|to_live|to_my_name|in_my_account
  bailiffs|rent|food|broke|month|evict* ... # euros|euro|pounds
  cant|dont .. feed|afford_food|afford_to_eat|afford_to_live|make_ends_meet|support_my|provide_for
  make|making ends meet
  maxed|max out|my
  credit card|cards .. maxed|debt*|limit|owe|minimum|five|four|three|behind|thousands|full
  loan|loans .. owe|back|due|another|default*|interest|drown*|missed|pay_off|paying_off
  drowning|drown|buried|deep|deeper|sinking|trapped|neck|neck_deep .. debt*|bills|loans|the_red|in_it
  even|getting|only deeper in $
  eviction|court|foreclosure|disconnection|enforcement notice|notices|letter|letters|summons
  court .. debt*|money|rent|bill*|unpaid
  unpaid|overdue|outstanding|piling|pile|mountain .. bills|rent|loans|fines|taxes|mortgage
  bills .. piling|pile|overdue|cant|drown*|unpaid
  bank .. repossess*|my_house|our_house|seize*|threaten*
  cut|switched|turned|shut off .. electricity|gas|water|heating|power
  electricity|gas|power|heating|water .. cut_off|turned_off|disconnected|switched_off|cut
  financial|financially|money ruin|ruined|trouble|troubles|crisis|problems|disaster|desperate|difficulty|difficulties|hardship|collapse|worries|struggl*|broke|hell|stress
  completely|flat|totally|dead broke
  im|am broke .. kids|rent|cant_eat|food|bills|and_cant|desperate
  sleeping|living in|on my|the|a car|streets|street|park|tent
  thrown|kicked|throw|kick|throwing|kicking .. out .. flat|house|home|rent|street|apartment
  garnish*|seized|seize|seizing .. wages|account|salary|house|property|bank
  borrow|borrowed|borrowing .. money|from|loan .. back|shark|everyone|friends|family|pay|dealer|again|bank|food
  scammed|conned|defrauded|swindled .. money|savings|thousand*|euros|everything|all|life|#
  business|company|shop|restaurant|firm .. bankrupt*|going_under|insolv*|collapsed|debt*|ruined
  cut|cutting|shut|turned|switched .. off .. my|our|the electricity|gas|water|heating|power
  rent|mortgage|bills|loan|tax .. due|overdue|behind|late|cant|unpaid && money|broke|no|cant|card|maxed|pay|lost
  overdue|owe|owing .. months|rent
  lost|lose my|our job .. rent|bills|debt*|kids|mortgage|savings|broke
  final|last notice|reminder|demand|warning from|electric*|gas|bank|court|landlord|council|water
  negative|minus|below_zero # .. account|bank|euro|balance
  account|balance|bank .. minus|negative|red|empty|zero|overdrawn|frozen
  cant|cannot|couldnt|not pay|repay|give .. back|him|her|them .. sister|brother|friend|mum|mom|dad|parents|loan|money|bank|back
  hid|secret|hidden|hiding|secretly .. loan|debt*|credit|money_problems
  nothing|empty|bare|no_food .. fridge|cupboard|pantry|eat|kids
  student loan|loans
  choose|choosing|choice|decide between .. heating|food|rent|medicine|eat|eating|bills
  broke .. divorced|kids|single|and|after|nothing|fridge
  crush*|crushing|suffocat*|drowning|strangl* .. loans|debt*|bills|mortgage
  sued|suing|sue by|me|us .. creditor*|bank|money|debt*|landlord
  borrowed .. everyone|everybody|friends|family
  spent|used .. rent|bill|food|mortgage .. money .. on|for .. reading*|psychic*|report|blueprint|you
  rent|food|mortgage|grocery money .. on|for|spent .. reading*|psychic*|report|blueprint|package
  loan|borrow*|credit .. for|to .. reading|readings|report|blueprint|package|vip|psychic*
  pawn|pawned|pawning|sold my wedding_ring|ring|jewellery|jewelry|car|phone .. pay|rent|food|bills|debt*|report|reading
  bill|bills|letters|envelopes .. open|unopened|pile|drawer|scared|afraid
  minimum payment|payments
  behind .. months|rent|payments|mortgage|three|two
  no|without job|work|income .. kids|rent|months|savings|money|bills|pay
  money .. gone|ran_out|run_out|runs_out|left .. rent|food|kids|month|cant|nothing|savings
  tax|hmrc|irs|finanzamt .. owe|letter|cant|scared|thousands|seize*
  gave|given|sent|lost|paid|spent .. all|everything|savings|thousands|# .. psychic|psychics|medium|fortune|guru|healer|scammer*|man_online|curse*|clairvoyant|readings|witch
  gave|sent|paid|lost|spent .. all|everything .. money|savings .. to|on .. psychic|psychics|medium|guru|healer|witch|scammer*|clairvoyant
  psychic|psychics|medium|clairvoyant|witch|healer .. cursed|curse|all_my_money|thousands|savings
`;

export const englishCare: Lexicon['care'] = { illness, medication, pregnancy, grief, addiction, debts };

/** What says little by itself: a word of the matter, and one of the trouble with it. */
export const englishCareHints: Lexicon['hints'] = {
  illness: `
    2 doctor|doctors|gp|hospital|clinic|ward|scan|mri|ct|surgery|operation|tumour|lump|symptoms|diagnos*|treatment|specialist|consultant|blood_test|blood_tests|test_results|therapist|ambulance|a_and_e|icu|ventilator|coma|prognosis
    2 pain|pains|aches|fever|temperature|dizzy|dizziness|faint|fainted|fainting|breathless|breathing|vomiting|swollen|swelling|numb|numbness|paralysed|bleeding|rash|migraine|migraines|palpitations|headaches|chest|infection|ill|illness|disease|disabled
    2 depressed|depression|anxiety|panic|burnout|mental|breakdown|insomnia|voices|paranoid|manic|trauma|ocd|adhd|autism|autistic
    1 scared|afraid|terrified|worried|worse|crying|pray|hope|please
    1 waiting|told_me|they_said|found|since|for_weeks|for_days|for_months|weeks|months|an_hour|every_day|all_night|cant_sleep|still_there
    1 heal|healed|cure|cured|survive|recover|get_better|get_well|get_worse|how_long|live|make_it|best_day|good_day|which_day|serious|normal
    1 my_mum|my_mom|my_mother|my_dad|my_father|my_husband|my_wife|my_son|my_daughter|my_child|my_baby|my_sister|my_brother|my_partner|my_nan|my_head|my_heart|my_back|my_stomach|my_arm|my_leg
  `,
  addiction: `
    2 drink|drinking|drunk|booze|alcohol|vodka|whisky|whiskey|gin|wine|beers|bottle|bottles|hungover|hangover|blackout|sober|rehab|detox|relaps*|withdrawal_symptoms|in_withdrawal|cravings
    2 weed|joint|joints|coke|cocaine|heroin|meth|crack|ketamine|pills|oxy|opioids|drugs|dealer|stoned|snort*|inject*
    2 casino|slots|slot|bet|bets|betting|gambl*|poker|roulette|bookies|bookmaker|scratchcards|scratch_cards|bingo|wager|parlay|sportsbet|blackjack|porn|gaming
    1 every_day|every_night|all_day|every_weekend|daily|again|a_day|each_night|in_the_morning|before_work|at_work|since
    1 cant_stop|stop|quit|control|cant_go|without|need_it|hooked|addict|addicted|habit|problem|struggling|cut_down|get_off|help_him|help_her
    1 lost|whole|savings|wages|salary|paycheck|rent_money|all_my|everything|grand
    1 hide|hiding|secret|secretly|lied|lying|lie|steal|stole|wife|husband|kids|ashamed|promised
  `,
  debts: `
    2 debt|debts|loan|loans|overdraft|arrears|mortgage|credit_card|credit_cards|creditor*|collector*|bailiff*|klarna|payday|repossess*|evict*|eviction|foreclos*|bankrupt*|insolven*|overdrawn|homeless|food_bank|foodbank|pawn*|loan_shark
    2 rent|bills|landlord|my_bank|the_bank|heating|electricity|council_tax|taxes|savings|salary|wages|benefits
    2 broke|skint|penniless|no_money|out_of_money|cant_afford|scammed|conned|owe|owing|owed
    1 cant_pay|cannot_pay|behind|overdue|minus|empty|frozen|blocked|gone|left|lost|took|take|taking|threaten*|final_notice|court|letters|calling|maxed|cut_off
    1 food|eat|feed|kids|children|winter|christmas|end_of_the_month|till_payday|this_week|next_week|by_friday|on_monday
    1 scared|desperate|ashamed|dont_know_what|dont_know_how|sleep|panic|crying|begging|husband_doesnt|wife_doesnt|nobody_knows|drowning|trapped|stress*
  `,
  grief: `
    2 died|dead|death|passed_away|has_passed|passed_on|passing|deceased|funeral|buried|ashes|grave|cemetery|widow|widower|heaven|loss|mourning|grief|grieving|orphan
    1 my_mum|my_mom|my_mother|my_dad|my_father|my_husband|my_wife|my_son|my_daughter|my_child|my_baby|my_sister|my_brother|my_partner|my_nan|my_gran|my_grandma|my_grandmother|my_grandad|my_friend|my_dog|my_cat|my_best_friend
    1 miss|missing_him|missing_her|cry|crying|talk_to|speak_to|contact|reach|sign|signs|watching|with_me|at_peace|ok_where|goodbye|forgive|one_more|let_go|move_on|still_here
    1 yesterday|last_week|last_month|last_year|weeks_ago|months_ago|days_ago|years_ago|this_morning|anniversary|suddenly
  `,
  pregnancy: `
    2 pregnan*|miscarr*|abort*|ivf|iui|fertility|infertil*|ovulat*|stillb*|conceive|conceiving|ultrasound|embryo|midwife|ectopic|plan_b|morning_after|contraception
    2 my_period|period_is|no_period|missed_period|missed_my_period|two_lines|pregnancy_test|trying_for|ttc|condom|pill|unprotected|womb|twins
    1 scared|afraid|worried|again|lost|bleeding|late|weeks|keep|keep_it|positive|negative|fail*|work|this_month|parents|dont_want|years|is_it_mine|accident
  `,
  medication: `
    2 medication|medicine|meds|tablet|tablets|pills|pill|dose|dosage|prescri*|mg|milligrams|drops|injection|injections|inhaler|antibiotics|vaccine|hormones|painkillers|supplements
    1 stop|stopped|stopping|quit|skip|skipped|without|instead|replace|reduce|lower|double|raise|increase|more|mix|together|off|cold_turkey|wean|safe|safely|ok_to|how_many|too_many|should_i|can_i|need_to
  `,
};
