import type { Lexicon } from '../lexicon.ts';
import { englishCare, englishCareHints } from './english-care.ts';

const idioms = `
  symptoms|symptom of|for a|an|my|the|being|spiritual .. awakening|year|path|ascension|number|retrograde|energy
  spiritual|ascension|awakening symptoms
  diagnosis|prognosis of|for my|the|this|a chart|year|numbers|business|month|name
  in|forever|eternally your debt
  indebted to you|your|aura
  lost everything i|in|on|that .. typed|wrote|entered|form|filled|cart|page|saved
  lost all|the .. answers|data|settings|entries|progress|pages
  rip my|to|our|old .. phone|inbox|wallet|bank|account|laptop|sleep|email|old
  owe you|my_success|it_to
  health|healthy of|for my|the .. business|finances|brand|company|relationship
  is|be|was a healthy|good number|year|match|relationship
  study|studying|studied|school|professor|degree|teach|student .. medicine|psychology|oncology|surgery|nursing
  doctor|nurse|surgeon|therapist|psychologist|psychiatrist|oncologist|paramedic|midwife .. career|by_profession|practice|clients|my_patients|business|shift|shifts
  im|am|as a|an (retired|young|student|trained|head|trainee|junior) doctor|nurse|surgeon|therapist|psychologist|psychiatrist|oncologist|paramedic|midwife|dentist|vet
  friend|sister|brother|cousin is|who_is|whos a|an doctor|nurse|surgeon|therapist|midwife
  heart attack|attacks .. lol|haha|price|almost|nearly|gave_me
  blood moon|type|line|sugar_levels_of
  anxiety|anxious|nervous to|for|about see|get|read|receive|my_report|results|report|wedding_date|exam
  burning question|questions|desire
  die on this hill
  dead serious|ringer|heat|poets|inside_joke
  ghosted|ghosting
  lifesaver|life_saver
  killer smile|app|instinct
  murder mystery
  execute|execution
  bleeding edge|edge
  cutting edge|costs|back|board
  shot in_the_dark|list
  trigger warning
  overdose of|on .. cuteness|numerology|numbers|chocolate|coffee|content
  abort|aborted .. payment|checkout|order|upload|mission|transaction
  drown|drowning in .. emails|work|numbers|options|choices
  grave accent|letter
  dying|dyin to|2 know|see|hear|find_out|read|try|get|learn|meet|start|book|buy|have_my
  dying|die for a|an|my|some|the|more reading|report|coffee|break|session|holiday|number|numbers|answer|result|results|chart
  dying|die of|from curiosity|laughter|boredom|embarrassment|excitement|laughing|cringe
  to die for
  die laughing|hard|of_laughter
  dead tired|simple|easy|right|sure|serious|cheap|end|link|links|line|lines|battery|weight|giveaway|good|accurate|to_me|sea|gorgeous
  death of|and an|the|rebirth ego
  ego death
  bored|boring|scared|tickled|worried|love|loved to death
  death card|cards|tarot|number|numbers|and_rebirth|metal|star
  price|prices|wait|waiting|suspense|curiosity|shoes|feet|year|number|deadline|it|this|month|quiz|# .. killing me
  price|prices|wait|waiting|suspense|curiosity|shoes|feet|deadline|quiz .. kills me
  work|works|same|identical|differ|different|difference .. twins
  killing it|two|time|spree
  kill the subscription|membership|account|order|session|mood|vibe|app|page|chat|plan|email|emails|newsletter|process|notification|notifications
  kill my subscription|membership|account|order|plan|newsletter|emails|ego
  kill time|for|two|some_time
  top|jump|water|glue|nerf gun|guns|the_gun
  gun metal|metal
  butter|pocket|steak knife
  knife and_fork|set
  blade runner
  shooting star|stars
  photo|video shooting|shoot
  funeral home|business|director
  surgery students|student|practice
  empty handed|inbox|cart|basket|page|email|field
  late grandmother|grandfather|grandma|grandpa|mother|father .. keepsake|memorial|family_tree
  dying|dyed|dye my|her|his|the hair
  last message if|unless|before_i
  pill emoji
  site|website|page|app|form|system|checkout|it .. wont|doesnt|not let|allow me
  site|website|page|app|form|system|checkout|it .. forces|forced me
  killer deal|price|offer|report|reading|feature|quiz|app|look|instinct
  kill me if|when|for ... spend|spent|buy|bought|order|ordered|price|bill|birthday|anniversary
  sick of !living|life|being|existing|it_all|everything|this_life|my_life|this_world|myself
  sick beat|reading|report|deal|design|site|website|quiz|days|day|leave|note
  worried|love sick
  karmic|karma|carmic|spiritual|ancestral debt|debts
  debt|debts number|numbers|13|14|16|19|134|145|167|191
  debt|debts .. chart|karma|karmic|numerology|birth|lifetime|lifetimes|life_path|past_life|past_lives|soul
  number|numbers|13|14|16|19|134|145|167|191 (is|a|karmic) debt|debts
  cut|cutting off|down|out|short|costs|ties|cords|cord|price|prices !my_electricity|our_electricity|electricity|my_gas|our_gas|the_electricity|the_power|our_power
  cut|cutting the|to|it price|prices|chase|cord|cords|ties|crap|subscription|email|emails|short|down|out|the_chase
  cut|cutting myself some|off|short|loose|shaving|a_slice|a_break
  hit me up|back
  hit me with your|the|some|another|a .. reading|details|best|number|numbers|truth|info|report
  it|that|this|report|reading|chapter|line|words|number|result|page hit|hits me
  it|that|this|what|lol|which beats me
  shoot|shooting me|you|us an|a email|mail|message|line
  blow|blew|blown .. mind
  bet you|that|i|he|she|your|youd|youll|this|its|theres
  bet my|it number|numbers|life_path|sister|friend|is|was|will
  you|ill|best|safe|good|id|better bet|bets
  addicted to|2 your|this|these|numerology|quizzes|tarot|angel|reading|readings|coffee|chocolate|podcasts|podcast|it|blog|crystals
  abuse|misuse of|my (my) data|trust|terms|privacy|email|address|personal|details
  report|reported|reporting abuse
  lost my|the|your|our|a password|passcode|report|email|link|receipt|login|order|code|way|phone|invoice|document|pdf|certificate|
    bag|keys|number|job|page|access|account|reading|book|bracelet|ring|glasses|laptop
  lost count|track|interest|touch|in_translation|access
  phone|battery|laptop|computer|link|wifi|internet|connection|car|tablet|screen|site|website|page|pc|mac|router|app|plant|plants .. died|dead|dies|dying
  a|sign|sun|moon|rising|zodiac|horoscope|ascendant|astrology|female|male|woman|man|double|in cancer !patient|survivor|diagnosis|cell|cells|treatment|ward|scare
  cancer sign|sun|moon|rising|zodiac|horoscope|ascendant|man|woman|season|star|compatibility|male|female|girl|guy|stellium
  cancer .. pisces|scorpio|leo|gemini|taurus|aries|virgo|libra|capricorn|aquarius|zodiac|sagittarius
  pisces|scorpio|leo|gemini|taurus|aries|virgo|libra|capricorn|aquarius|sagittarius .. cancer
  pregnant pause|silence|with
  gift|present|reading|something .. pregnant|expecting
  pregnant|expecting ... gift|present|baby_shower
  baby names|name|shower|steps
  baby|son|daughter|girl|boy was|is born !dead|still|premature|sick|too
  expecting|expect a|my|the|an|your report|email|letter|reading|call|delivery|video|answer|reply|parcel|refund
  medicine wheel|woman|man|cards|card|ball
  best medicine
  chill|bitter|red|blue|magic pill|pills
  stroke of
  heart attack ... price|saw
  pain in the neck|arse|ass|butt
  knife edge
  my guns
  stalking|stalked|stalk|stalker your|ur|you|this|mode
  suicide squad
  over my dead
  self help|care|love|worth|discovery|development|employed|esteem|reflection
  drink|drinking .. water|tea|coffee
  wine bar|shop|label|business|brand|store|tasting|merchant
  beer brand|business|label|garden
  speed dating|up
  work|works|working|job|nurse|nurses|volunteer .. hospital|hospice|oncology|clinic
  burn|burning out|bridges|candle|candles|sage|incense
  hopeless|hopelessly romantic|romantics
  buried in|under work|emails|paperwork
  jump|jumped|jumping at|to|in|on|into|straight .. chance|conclusions|conclusion|board|reading|course|membership
  lucky|winning lottery|lotto
  doctor who|strange
  fatal attraction
  operation hours
  mid_life|midlife crisis
  financial|money year|number|numbers
  lose|lost|losing weight|my_mind|sleep
  going to die laughing
  recover|recovering|recovery .. password|account|order|access|login|email|report|file|files|link|data
  you|u owe|owes me|us
  you|they|shop|site|website owe|owes
  nose|noses
  take|took|taking .. home_page|homepage
  omg|lol|haha|lmao|ok|well|literally|lmfao .. im|i_am dead
  im|i_am dead lol|haha|lmao|omg|laughing|rn|over_here
  dying over_here|right_now|inside
  murder on my|the
  killed|killing|kill it|my_creativity|my_vibe|the_vibe|the_mood|my_mood|the_buzz
  job|work|boss|deadline|traffic|commute|diet|inbox|heels .. is|are|was killing
  widow|widowed|divorced|divorcee|adopted|orphan ... name|surname|names
  use|count|take .. maiden|married|widowed
  debt collector|adviser|advisor|counsellor|collection .. trade|business|job|profession|work|for_a_living
  number|colour|color|card|sign|symbol|symbolism|meaning|god|year of death|the_dead
  death .. china|chinese|japan|japanese|mexico|tarot|numerology|mythology
  dream|dreams|dreamt|dreamed|dreaming of|about|that|i ... death|die|died|dies|dead|dying|funeral|blood|killed|pregnant|snakes
  life after death
  past|previous|former|other|another|last life|lives|lifetime|incarnation ... die|died|dead|killed|death|murder*|drown*|hanged|burned|sick|pregnant
  die|died|dead|killed|death|murder*|drown*|hanged|burned ... past|previous|former|another|last life|lives|lifetime|incarnation
  born|birth ... caesarean|c_section|hospital|premature|early|late
  hospital scrubs|bracelet|drama|series|wing
  cant|cannot do this|go_on|continue|take_it anymore|any_more|longer ... form|page|site|quiz|checkout|captcha|pdf|upload|download|login|website|app
  delete|remove|unsubscribe|take|cut|get myself|me from|off
  video|letter|reading|chapter|sentence|report|song|truth|realisation|realization|reality hit|hits .. me|home|hard|different
  risk|danger of addiction|addictive ... reading*|report*|quiz|podcast|app
  band|restaurant|novel|book|film|movie|company|brand|bar|song|cafe|café|team|horse|boat|play|thriller|podcast|blog|game|character|series|shop|pub|album ... suicid*|murder*|death|blood|killer*|die|dying|dead|grief|knife|kill*|assassin*|overdose|poison
  pill of truth
  burn|burned|burnt my tongue|finger|fingers|toast|dinner|cake|tongue_on
  would die for|4 chocolate|cake|pizza|sushi|shoes|sugar|coffee|cheese|this|that|these
  link|download|file|button|page|chat|video|website|account is|was|seems|looks|feels dead
  desperate|anxious|nervous|impatient|excited for|about|to (see|get|read) my|the results|report|reading|answer|numbers|chart
  other side of the|this
  knife|knives brand|set|shop|maker|brands|name|logo
  prison|jail break|addresses|series|planet
  called|named dolores|mercedes|blanche
  number|numbers|name|chart .. to_die_for
  fire|killer|deadly|lethal|mortal combination|combo|sin|sins|duo|accuracy
  what is|are|does the|a shadow|death|dark side|number|pinnacle
  mortgage .. sign*|date|day|apply|good|best|lucky
  take|get|sign a|the|our|my mortgage|loan .. good|date|day|lucky|year
  good|best|lucky|right|favourable .. buy|sign|take|get .. house|mortgage|loan|car
  invest*|investor|crypto|bitcoin|stocks|shares .. number|lucky|good|path|suits|year
  lucky numbers|number|day|days .. bet|betting|lottery|lotto|casino|poker|bingo|gambl*
  bet|betting|lottery|lotto|casino|poker|bingo|gambl* .. lucky number|numbers|day|days
  how much do|does|would i|we owe
  how much i owe
  owe for|you_for the|my|this session|report|reading
  sorry|apologies|forgive me .. late|delay|spam|wrong|typo|bother*|caps
  lost|lose my appetite_for|temper|patience|voice|luggage|wallet|tab|place|spot|streak|tooth|hair|connection|signal|draft
  passed my|her|his|the|their exam|test|driving|finals|course
  sell|selling|make|arrange .. funeral|wedding flowers
  weather|news|monday|mondays|rain|winter|design|colours is|are|so depressing
  stillborn|dead|pregnant idea|ideas
  ancestor|ancestors|family_tree|genealogy|singer|actor|actress|president|princess|king|queen|celebrity|celebrities|star|painter|writer ... died|dead|death|killed|murdered|suicide
  died|killed|murdered|dead in|during|since the_war|wwii|ww2|ww1|the_first|the_second|1#
  called|named dolores|dolly
  mean|means|does|year|years|path|how painful|pain
  hospital|lab|white scrubs|coat|coats
  broke student|students|girl|millennial
  cant|cannot afford .. vip|package|session|report|reading|blueprint|mentorship|something|anything|cheaper|that_one
  day|date|month|year .. to .. buy|sell .. house|home|flat|property|mortgage|car
  or take|get a|the mortgage|loan
  morning|day|night|evening after the|my|our wedding|party|event|session|workshop|reading
  days|weeks|hours|time|year|month|deadline has|have|had|is|are passed
  right of withdrawal
  withdrawal without|within|period|form|right|from
`;

const suicide = `
  suicid*|kms|kys|ctb|sewerslide|unalive|unaliving|unalived|killmyself|endmylife|wanttodie|nembutal
  tied|tie|bought|made|have|got .. a noose
  kill|killing|kil|killed|murder|unalive .. @self
  hang|hanging|hanged|hung|shoot|shooting|drown|drowning|poison|poisoning|gas|gassing|strangle @self !out|around|by|up
  off|offing|end|ending|delete|erase|finish|finishing myself|himself|herself
  @wish .. die|dying
  want|wants|wanted|wish|wishes|wishing|better|rather|should .. dead
  gonna|will|ill|planning .. die tonight|today|tomorrow
  rather die
  better .. dead|without_me
  better off gone
  better|easier|best .. if i wasnt|werent|died|disappeared|never_existed|was_dead|was_gone|were_dead|were_gone|did_not_exist|didnt_exist|am_gone|am_dead
  easier|happier|better|fine|relieved .. without me
  @nowant|dont_think_ill .. live|exist|be_here|be_alive|wake_up|go_on|carry_on|be_around|keep_going|keep_living|stay_alive|survive|see_tomorrow|see_another|breathe !in|near|at|there|abroad|on|using|the|paying|to|by|it|long|until|late|without_your|for_the|with_the|together|with
  @nowant .. live|exist|here|alive|around .. anymore|any_more|world|planet|earth|any_longer|much_longer|by_then|next_year|to_see
  wont|not|dont be|live here|around|alive anymore|any_more|much_longer|to_see_it
  dont|not|wont|wouldnt .. make_it|last .. my_birthday|christmas|next_year|another|the_night|night|the_morning|this_year|much_longer
  @cant (just|really|even|keep) go_on|carry_on|keep_going|continue|keep_living|live|survive|face|hold_on|hang_on|fight|going|see_a_way|see_any_way !the|your|my_account|my_order|holiday|vacation|a|to|site|website|using|paying|page|in|on|chat|live|fight_with|with_the
  @cant live like_this|with_this|with_myself|with_the_pain|with_it|anymore|any_more|without_him|without_her|without_them
  @cant .. this|it|life|pain|world anymore|any_more|any_longer|much_longer
  @cant (just|take|even|really) anymore|any_more|any_longer
  @cant (really|just) take|bear|stand|handle|cope (it|this|life|much|any|with) (all|pain|life|living|longer|more) $
  tired|done .. cant .. anymore|any_more
  whats|what|wats .. point|sense|use .. live|living|go_on|going_on|carrying_on|alive|being_here|life|staying|existing|anymore|any_more|it_all|waking|getting_up
  no|any|lost|zero|without|see_the|see_a|see_any|find_a|have_a|find_any|is_there_a .. reason|reasons|point|sense|purpose|will|meaning|use .. live|living|go_on|going_on|carry_on|carrying_on|alive|being_here|life|stay|keep_going|existing|exist|wake_up|get_up|anymore|any_more|it_all|waking|being !purpose|path
  whats|what|wats|is|see .. the|any|a point .. if_i|anymore|any_more|anything|everything|me|of_it|of_me|of_trying|a_year
  nothing|noone|nobody|no_one .. live|living|stay for
  life|living|existence .. not|isnt|no_longer|hardly|never|aint|has_no|without .. worth|meaning|point|sense|purpose
  not|isnt|never|hardly|aint worth living|being_alive|going_on|it_anymore|living_anymore
  tired|sick|weary|exhausted|done|fed_up|finished|over|through of|with|being (being|my|this|all) living|life|alive|existing|my_life|this_life|this_world|existence|breathing|
    fighting|it_all|everything|trying !path
  take|taking|took|taken|end|ending|ended|finish|throw_away|ends|takes|lose .. own|my|his|her|their life|lives|existence !path|purpose|partner
  end|ending|ends|finish it_all|everything|this_life|pain|my_pain|the_pain|suffering|my_suffering|misery|all_of_this|all_this|all
  end|ending|finish it|this|things .. tonight|today|now|tomorrow|forever|for_good|once|myself|peacefully
  want|wanna|wants|gonna .. end it|things $
  want|wanna|wish|need|make|let|pray|begging .. pain|everything|all|suffering|life|voices|thoughts|this|it .. stop|over|end|go_away|finished $
  make it stop
  hate|hating|despise my|being|this|the_fact_that_im life|alive|living|existence !path|number
  no|only|other|dont_see_a|dont_see_any|cant_see_a|cant_see_any way_out|escape|way_forward|future|hope|exit
  see|have|is|got|feel|theres|with no|little|zero way_out|escape|hope|future|light|way_forward
  no_one|noone|nobody|who|anyone|anybody|they|not_one|wouldnt|wont|would|will .. miss|notice|care|mourn .. me|if_i|im_gone|i_died|i_die|when_i|my_funeral
  if i (was|were|am|just|simply|ever) gone|dead|died|disappeared|vanished|jumped|killed_myself|not_here|didnt_exist
  if i wasnt|werent here|around|alive
  sleep|asleep|bed .. never|not|dont|without|forever|didnt|eternally .. wake|waking|forever
  sleep|asleep forever|for_good|eternally
  never|not|dont|didnt|wouldnt|wont|hoping_i_dont wake|waking (up) !early|before|at|for|in|until|him|her|me
  want|wanna|wish|going|hope|gonna|just .. disappear|vanish|stop_existing|cease_to_exist|not_exist|be_gone|be_erased|evaporate|fade_away !from
  wish .. never|not|wasnt|werent|hadnt|hadn .. born|exist|existed|alive|here
  never|not|shouldnt .. been born
  should|shouldnt|deserve|deserves .. be_dead|be_alive|to_die|to_live|exist|to_exist|be_here|to_be_here !in
  jump|jumping|jumped|leap|throw|throwing|threw|fall .. off|from|under|in_front|infront|into|out|onto|on .. @place|wall|tree|cars
  step|stepping|stepped|walk|walking|drive|driving|crash|run|running|lie|lay .. off|under|in_front|infront|into|on .. bridge|roof|train|trains|traffic|tracks|cliff|sea|ocean|river|tree|wall|truck|lorry|cars
  jump|jumping|jumped|leap off|from|under|in_front|infront|out
  standing|stood|sitting|sat|stand|am|im|walking|go|going|drove|driving|here .. bridge|ledge|roof|rooftop|cliff|edge|tracks|railway|overpass !of_a|of_my_seat
  think|thinking|stare|staring|looking|keep|drawn .. bridge|train_tracks|ledge|cliff|tracks|in_front_of_a
  slit|slash|slashed|slitting|slashing|cut|cutting|sliced|open my|his|her|their wrists|wrist|veins|vein|throat
  overdos*|od_on|oding
  took|taken|swallowed|swallow|take|taking|downed|necked|had|popped .. all|whole|too_many|every|handful|#|box|bottle|pack|packet|lot|bunch|loads .. @pills|them_all
  took|taken|swallowed|downed|take|taking .. them_all|too_many|whole_box|whole_bottle|whole_pack|whole_packet|a_box|a_bottle|all_at_once
  @pills .. enough|ready|in_front|saved|saving|hoard*|stash*|lined|collected|collecting|counted|counting|next_to_me|in_my_hand|on_the_table|bedside
  enough|hoard*|stash*|stockpil*|saving|saved|collected|collecting|counted|counting|lined|handful|bottle .. @pills
  rope|gun|shotgun|pistol|rifle|belt|helium|blade|razor .. ready|bought|in_my_hand|head|mouth|table|garage|attic|neck|tree|ceiling|drawer|beam|tonight
  bought|got|have|tied|found|ordered|holding|googled|googling .. rope|gun|pistol|shotgun|helium|cyanide|exit_bag
  exit_bag|dignitas|euthanasia|assisted_dying|assisted_suicide|death_wish
  goodbye|farewell|good_bye letter|letters|note|notes|video|message|messages|text|texts
  write|writing|wrote|written .. goodbye|farewell|my_will|letters_to
  this|here|it is|will_be|was .. goodbye|good_bye|farewell|my_last_message|the_last_message|my_last_words|my_last_night|my_last_day|the_last_time_i
  texted|sent|sends|posted|wrote .. goodbye|good_bye|farewell
  say|saying goodbye|good_bye|farewell to|forever|everyone .. everyone|everybody|all|world|kids|children|family|life $
  goodbye|good_bye|bye (cruel) world|everyone|everybody|forever|my_loves|life|all
  leave|leaving|exit|depart|escape|quit|gone_from this|the world|earth|life|planet|existence
  last|final day|night|week|days|hours|birthday|christmas|meal .. earth|my_life|alive|world|ever
  my last|final night|day|days|birthday|christmas|hours $
  join|follow|see|meet|be .. @person|him|her|them|@pet .. heaven|other_side|up_there|afterlife|death|beyond
  @want|rather join|follow|go_to|be_with|go_with|be_where .. him|her|them|@person|@pet .. heaven|dead|died|grave|gone|now|instead|too $
  @want join him|her|them|my_mum|my_mom|my_dad|my_husband|my_wife|my_son|my_daughter|my_baby|my_brother|my_sister
  death|dying|dead is|seems|would|feels|wld|sounds .. only|best|easiest|better|relief|solution|answer|option|peaceful|easier|comforting|peace|escape|way_out|choice
  think|thinking|thoughts|thought|obsessed|fantasi* .. my_death|own_death|dying|death|being_dead|how_to_die|ways_to_die|not_being_here|not_existing|not_being_around
  way|ways|how|best|easiest|quickest|good|right|day|date .. to die|end_my_life|go_peacefully|leave_this
  how can|do|should i die
  when|where|what_day|which_day|what_year .. i_should|should_i|i_ought_to|shall_i|best_to die
  painless|painlessly|quick|peaceful .. die|death|way_to_go
  burden .. everyone|everybody|family|kids|children|them|husband|wife|parents|anymore|any_more|all|others|world
  im|am|being|like|become|just|only|nothing|feel|such .. a burden
  give|giving|gave|given up .. life|living|on_everything|on_myself|on_it_all
  dont|not know|sure .. how_much_longer|how_long|how_many_more .. can|hold|last|go_on|take|i
  why|dont_know_why .. still|even|bother .. alive|living|breathing|exist|existing
  why am|are|was i alive|here|born|even_here
  attempted|tried .. die|end_it|end_my|kill|my_life|his_life|her_life|own_life
  dark|bad|scary|intrusive|terrible|evil thoughts
  plan|planned|planning|decided|chosen|chose|picked .. how|when|where|date|day|method|way .. die|end|do_it|go|life|leave
  have|got|made a|my plan|decision .. tonight|end|die|life|world|ready|goodbye|weekend
  cant|dont|not|never see|picture|imagine myself .. alive|future|older|next_year|past|living
  self destruct*
  nothing|none_of_it|nothing_really matters|mattered|makes_sense anymore|any_more
  hope|wish|pray|praying .. hit_by|run_over|runs_me_over|heart_attack|crash|accident|takes_me|take_me|dont_survive|not_survive|dont_make_it|never_wake
  trust|safe|afraid|scared .. of_myself|with_myself|what_i_might|what_ill_do|what_i_will_do|what_i_could_do|my_own_thoughts|ill_do_something
  might|going|gonna|afraid|scared|will|about|ill .. do something stupid|drastic|silly|bad
  something to_himself|to_herself|to_myself
  not|dont want_to_be|wanna_be|want_be .. anymore|any_more|here|alive|me|on_this
  not answering ... goodbye
  too late for me
  point|sense|why && not_going_to_be_around|wont_be_around|wont_be_here|not_be_here|not_be_around|im_gone|not_going_to_be_here
  wont_be_here|wont_be_around|ill_be_gone|will_be_gone|be_gone_by|gone_soon && sorry|family|kids|goodbye|tell_my|tell_them|wont_need|dont_need|forgive|end
  dont|doubt|not_sure .. think|ill|if|i make_it to|past my_birthday|christmas|next|summer|the_end|year|personal_year|#|new_year
  left|leaving|wrote|found a|her|his|the|my note && not_answering|gone|phone|missing|answer|disappeared|worried
  giving|gave|given|give .. things|stuff|belongings|clothes|pets .. away && calm|papers|will|goodbye|peace|tidied|sorted|sorting|letters|ready
  day|date|time|number|numerology|chart .. good|right|best|lucky .. ending|end it|things|everything
  good|right|best|lucky|perfect .. day|date|time|number .. to|for end|ending|die|dying|go|leave_this !membership|subscription|relationship
  own hand|hands
  happier|better|deserve|deserves .. different|another|new|better mother|mum|mom|dad|father|wife|husband && me|without|get_over|gone
  get|got over me
  theyll get over it|me
  nothing left .. me|life|world|live|give|here
  my own funeral|death
  going|gonna|want|about|ready to jump $
  get|getting it over with
  done|finished|tired && goodbye|bye_everyone|forgive_me
  strong|strength enough .. keep|go_on|live|living|carry|stay
  in_front|infront of a|the train|bus|truck|car|lorry|tube|traffic|#
  life insurance && suicid*|kill|if_i_die|my_own
  insurance .. pay|valid .. if_i|die|myself|suicid*
  hurt|painful|peaceful|painless|quick .. die|dying|death
  done with this|the|all world|life|shit|living
  over|finished|done for me
  stop|stopped|stopping|given_up|quit .. living|existing|fighting|trying .. anymore|any_more|life|live|alive $
  sleep .. forever|never_wake|not_wake|and_not
  not|dont|no .. want|wish|desire .. tomorrow|another_day|next_year|future|to_exist
  live|alive|exist|survive .. another|one_more day|week|year|night|birthday
  i|im|we .. rather .. not|be .. alive|here|exist|born|dead
  no|nothing|nobody .. keeping|keeps|holds|holding|stopping .. me .. here|alive|anymore|any_more
  keeps|keeping|only_thing|only_reason .. me .. alive|going|here|living
  only_reason|only_thing .. im|i_am|stay|still .. alive|here|living
  edge .. bridge|roof|cliff|building|life
  ending|end|ended my|his|her|their life|lives|days|existence
  bridge|tracks|platform|rooftop|roof .. calling|calls|jump|end|over|high|tempt*|invit*
  final|last exit|goodbye|chapter && life|die|alone|tired
  everyones|everybodys|familys|kids .. better|easier|happier|lighter .. without
  do|doing|did it tonight|this_time|for_real|this_weekend|on_sunday && next_life|found_me|die|end|hurt|peace|goodbye|afterlife|numbers_be|better|succeed
  this time && found_me|last_time_they|saved_me|pumped|last_time_i_tried
  have|got|made a|my|the plan .. date|method|how|note|day|place|way
  he|she|son|daughter|partner|husband|wife|friend|brother|sister .. will|ll|would|going_to|gonna jump|do_it|kill|die if|when|off|tonight
  jump|die if i|we break|leave|broke|go|dont
  finally|will|ill|be at peace && time_you|read_this|gone|goodbye|by_the_time|end|sorry|soon
  by the time you read
  noise|voices|thoughts|pain|everything|it .. stop|end .. forever|for_good|permanently
  forever && noise|stop|sleep|pain|end|silence|dark
  talk|talks|talking|joke|jokes|joking|hint|hints|speak|speaks .. not_being_here|not_being_around|dying|death|ending|not_being_alive|being_gone|when_hes_gone|when_shes_gone
  waiting|wait|waits|ready|want|prepared to die
  id|i_would|would|should|rather|better be|been|off dead|gone already|by_now|long_ago|without|if|now
  other_side|heaven|up_there|beyond && pills|be_with|join|go_to|his_pills|rope|bridge|soon
  my|this|our life is|was|feels|has over|finished|ruined|pointless|worthless|meaningless|a_mistake|nothing|shit|hell|unbearable
  waste of space|air|oxygen|life|skin
  better|easier|happier without .. like_me|people_like|a_mother_like|a_father_like
  on|onto|off|up the|a roof|rooftop|ledge|bridge|balcony|cliff|tracks|window_sill && come_down|wont|jump|standing|police|now|help|fall|down
  not|wont|never .. see|reach|live_to|make|celebrate my|another|next|her|his birthday|christmas|30|40|50|summer|graduation
  end of my|the rope|tether|road|line && nobody|alone|cant|tired|die|life|anymore|any_more
  tonight is|will_be the night
  when|once|after|if im|i_am dead|gone && kids|family|care|arranged|sister|letter|everything|will|better|house|sorted
  car|garage && engine|exhaust|hose|running
  worth more dead
  life insurance && better|worth|dead|kids|off_with|them|gone
  should|shouldnt|not|never|dont .. exist|existing|existed
  ppl|people|person|life_path who shouldnt|should_not exist|live|be_here
  hanging|hung|hanged|hang himself|herself|themselves|from
  found|find him|her|me hanging|hanged|unconscious|in_time|with_pills
  how many .. pills|tablets .. die|kill|enough|overdose|fatal|lethal|to_end|not_wake|does_it_take
  lethal|fatal dose|amount
  goodbye|bye|farewell .. forever|world|everyone|my_love|mum|mom|kids|aura $
  last|final .. wish|goodbye|letter|message|night|words .. die|dead|gone|alive|kids|family|life|ever
  dont|doubt|not_sure|unlikely .. ill|i_will|make_it|get to|past my personal|next|birthday|# .. year|birthday|one|tbh
  hurt|hurts|painful .. less|if|when .. i_go|i_die|go_on_a|leave_this
  said|saying goodbye to .. the_cat|my_cat|my_dog|the_dog|my_kids|the_kids|everyone|everybody|my_room
  not|wont|never going_to|see|gonna .. see|reach|have my|another next|birthday|christmas|birthday_again
  finished|nothing_left && nothing_after|after_this|end|good
  decided && tonight|sunday_night|this_weekend|monday_night|last|good_number|good_day
  count|counting|counts .. pills|tablets|meds
  over|finished for me|good|all && number|9|life|tired|die|everyone
  six feet under
  steering wheel|swerve|oncoming_traffic|wrong_side .. enough|tempt*|think|one|end|turn
  swerve into|off|would
  choose|chose|choosing|decide .. to_go|to_leave|death|when_to_die|not_to_live
  soul .. if|when .. go|leave|end|kill|choose .. by_choice|myself|my_own|willingly|early
  fears|fear|scares|scary .. death|dying .. less|more .. than|tomorrow|life|living
  death scares .. less|more
  pretend|pretending|fake|faking .. every_day|everyday|fine|ok && stop|over|tired|end|die
  dont|wont|not need .. second_half|rest_of_the|the_other_sessions|anything_anymore|it_where|a_forecast|next_year
  give|send|pass .. my|the|this sessions|report|reading|credits|membership .. someone_who|somebody_who|my_sister|my_daughter|instead && here|gone|anymore|any_more|live|tired|goodbye|without|end
  put|putting|got|have my|the|everything affairs|papers|life|house in order
  fed|feed|rehomed|found_a_home .. cat|dog|pets && letters|gone|night|goodbye|sorry|pills|note|end
  sorry to bother .. night|you && gone|letters|end|alone|pills|last
  somebody|someone|anyone to_know|should_know|knew && gone|letters|last|night|end|alone|tired
  let|letting go of everything|for_good|of_life|completely|now && tired|pills|end|light|peace|last
  look|looking|looked|stare|staring down|at|over .. balcony|bridge|water|drop|street_below|tracks|knife|pills
  wonder|wondering .. how_long|what_it_would|if_it_would|would_it .. fall|hurt|miss|notice|quick|take
  sit|sitting|lie|lying|stand|standing .. in_the_dark|car|bathtub|bath|roof|garage|floor .. hours|think|end|pills|blade|every_night|cant
  worth|anything .. waiting|staying|living|hanging|holding for|on
  year|month|number|day|chart|forecast .. worth|reason .. waiting|staying|living
  everything .. feels|is|seems .. grey|gray|black|dark|heavy|pointless|empty|dead .. tired|anymore|any_more|nothing|since|months|alone
  no|any future|years|days|numbers .. in_my_chart|for_me|left|ahead|see
  leave|leaving|left behind && kind*|numbers|day|family|kids|gone|letter|letters|death|die|sorry|mum|mom|daughter|son
  those|ones|people|everyone|kids|family|daughter|son .. leave|left|leaving behind
  find|finds|found me|my_body .. dead|kids|landlord|someone|wont|dont_want|hanging|in_time|first|neighbour
  who|someone|nobody|dont_want .. to_find|will_find|finds|find me
  saving|saved|hoarding|stealing|stole .. morphine|insulin|fentanyl|oxy|pills|tablets|medication|sleeping
  one way ticket .. switzerland|zurich|nowhere|bridge
  chosen|chose|picked|choosing .. music|song|songs|dress|coffin|flowers .. funeral
  my funeral
  knot|noose .. tie|tied|practis*|practic*|learn*|youtube
  at peace with it|this|dying|going|leaving|my_decision
  rehears*|practis*|practic* .. it|goodbye|how|jump|end .. head|bridge|night|times
  when|if|once im|i_am not around|there|here .. daughter|son|kids|sessions|cat|dog|report|family
  cancel|cancelled|cancelling everything|all|my_contracts .. wont|need|gone|anymore|any_more|end|notice
  gave notice && cancelled|papers|gone|letters|cat|dog|paid
  water|sea|river|train|bridge|height .. looks|looked|calls|calling|seems|inviting|calm|peaceful .. tonight|me|today|so|easy
  wont|not|never .. open|read|see|hear|use .. it|this|anymore|any_more .. gone|be_here|goodbye|last|end
  be_better|easier|kinder .. for_them|for_my_kids|for_everyone|for_him|for_her .. gone|without|if_i|leave|die
  nothing|no_one|nobody to .. wake|get_up|come_home|stay|live|look_forward to|for
  look|looking forward to .. nothing|anything && tired|anymore|any_more|point|life|die|empty|gone
  wont|not|never|doubt .. see|make_it|be_around_for|be_here_for|reach|live_to_see|get_to_see christmas|my_birthday|the_new_year|new_year|next_year|summer|spring|january|monday|tomorrow|next_week|30|40|18|21|my_next|the_weekend|my_wedding
  written|wrote|writing the|my|some|all|goodbye letters|notes|goodbyes|note .. already|done|kids|everyone|family|good_day|ready|$
  took|taken|swallowed|swallow|taking all_of_them|the_whole_bottle|the_whole_pack|the_whole_box|the_lot|them_all|every_pill|all_the_pills|too_many|a_whole_bottle|whole_packet|enough_to
  how do|does|can|would people|one|someone|i|you .. painless*|without_pain|without_it_hurting|quickest|least_painful
  painless|painlessly|quick|easiest|peaceful|least_painful way|method|exit|out|death .. out|go|die|end|do_it|$
  on my|his|her own|terms own|terms .. go|leave|die|home|exit
  go|going|come|coming home to god|jesus|heaven|him|my_mother|my_husband|my_mum|my_dad|my_baby|my_son .. terms|soon|tonight|myself|early|ready|$
  ready|want|wanna|time to go|leave|meet .. home_to|to_god|god|my_maker|this_world|this_earth|this_planet
  dont|wont|not|no|never .. need .. tomorrow|a_future|my_things|it_where_im_going|money_where
  leave|leaving|exit|exiting|quit|quitting this world|life|earth|planet|existence
  world|earth|family|everyone|everybody|kids|they .. be .. better|easier|happier|lighter .. without|if_i|gone
  no|not .. point|reason|purpose|use .. living|being_alive|going_on|life|carrying_on|getting_up|waking_up|continuing|existing
  stop|done|finished|over|tired|sick|exhausted|enough .. existing|living|breathing|being_alive|life|fighting|waking_up|being_here
  hope|wish|pray|wishing|hoping|praying .. dont|didnt|wouldnt|never|not .. wake|exist|born|been_born|make_it|survive
  wish|wished .. never .. born|existed
  gonna|going_to|about_to|will|might|ready_to|planning_to|want_to|wanna end it|end_things|end_everything|finish_it|do_it_tonight|call_it_quits|check_out_for_good|clock_out|log_off_for|jump|off_myself|pull_the_trigger
  end it all|tonight|now|today|soon|for_good|this_week
  last|final day|night|message|week|birthday|christmas|words|goodbye .. on_earth|alive|ever|of_my_life|im_writing|for_me|with_you|before_i_go
  by the time|when|once you read|get|see this .. gone|dead|over|late|be
  gone|dead|over .. by|before tomorrow|morning|monday|the_weekend|christmas|you_read|tonight
  nobody|noone|no_one|who .. would|will|d .. notice|care|miss_me|mind|find_me .. gone|dead|die|died|disappear*|if_i|$
  nothing|not_anything left .. for_me|live|to_live|fight|stay|lose|here
  drive|driving|drove|steer|swerve|crash|walk|walking|step|stepping|jump|jumping .. into|in_front_of|off|under .. tree|wall|traffic|train|lorry|truck|river|bus|bridge|roof|water|sea|car|cars|platform
  bought|got|have|found|saved|hoarding|stockpil*|collect* .. rope|enough_pills|enough_tablets|the_pills|gun|a_gun|sleeping_pills|helium|razor|enough_meds|bullets
  which|what|good|best|right .. day|date|time|month|number .. to die|to_go_for_good|to_end|for_dying|to_leave_this
  life .. isnt|not|aint|never|hardly|worth .. worth|living|it|anything
  pull|draw|urge|temptation|voice .. jump|die|end|same|dead
  the (same|dark|bad|old) thoughts are|r|keep|come|came back|coming|getting|worse|winning
  dark|bad|scary|intrusive|those thoughts .. again|back|tonight|stop|alone|winning|myself|cant
  never|not|werent|wasnt|shouldnt|arent .. supposed|meant|be|have to_be_here|to_exist|be_born|been_born|to_live|be_alive|be_here
  insurance|will|pension|papers|passwords|affairs|funeral .. kids|children|family|wife|husband|sorted|everything|arranged|done|ready && day|after_me|month|date|question|last|number
  after|without me .. kids|husband|wife|children|find|remarry|someone_new|somebody_new|manage|happier|okay|ok
  remarry|somebody_new|someone_new|another_wife|another_husband .. after_me|when_im|without_me
  stopped|stop|cant|dont|no .. plan|plans|planning|imagine|imagining|picture .. future|past|after|beyond|next_year|december|summer|christmas
  soul|souls .. leave|leaves|leaving|goes|go|exit* .. early|by_itself|own_hand|too_soon|by_choice|on_purpose
  punished|hell|forgive*|karma|sin .. leave|leaves|leaving|left|go|ending .. early|life|yourself|by_choice|on_purpose|own
  only|just thing|reason|keep .. going|alive|here|stopping_me|keeps_me|holding .. cat|dog|kids|mum|mom|because|daughter|son|is
  bathroom|kitchen|bed|bedroom|car|garage .. with|whole|holding|alone .. the_whole_box|whole_box|the_box|the_bottle|pills|tablets|the_rope|the_knife|the_blade|engine
  wont|dont|not|no_longer need .. anymore|any_more|it|them && calendar|next_year|2026|2027|2028|someone_else|give|sister|refund_to|membership
  give|send|keep|leave .. report|calendar|reading|place|session|things .. someone_else|somebody_else|my_sister|my_daughter && wont|gone|not_be|anymore|any_more|last
  returned|return|gave_back|put .. house|affairs|everything|library|books|things in_order|back|order && last|left|question|complete|over|ready
  googled|googling|looked_up|searching|search|reading_about|research* .. how_high|how_many|how_long|ways|methods|dose|lethal|painless|noose|knot|bridge|viaduct|train_times|overdose
  ways|way|method*|how to go|leave|do_it|disappear .. hurt|pain*|quick*|peaceful*|sleep|find|family
  my time|turn to go|leave|die .. ok|okay|ready|fine|relief|sooner|finally|$
  time|ready to go $
  dont|cant|never|not|hard .. see|imagine|picture myself|me .. turning|reaching|at|being|past|growing_old|old|older|in_a_year|next_year|40|30|20|50|25|60|alive
  gave|given|giving|leaving .. me|us|away|friend .. dog|cat|rings|ring|guitar|jewellery|jewelry|watch|things|clothes|car|everything && take_care|wont|not_answer*|doesnt_answer|answer|phone|goodbye|pick_up|gone|need
  let|letting|take|taking go_of|my_hands_off|hands_off .. wheel|the_wheel|handlebar|steering
  wheel .. quiet|peace|over|tree|wall|turn|let_go
  do|doing .. everyone|everybody|them|world|family|my_kids a|the favour|favor
  favour|favor .. everyone|everybody|world|family .. gone|disappear|leave|die|do|$
  only|one|easy|easiest|no_other|last way|option|exit|solution|door .. out|left|nobody|talks|end|die|remaining
  last|final time .. hear|see|talk|speak|voice|my_voice|his_voice|her_voice|hug*|saw .. hung_up|said|gone|phone|off|answer|me|$
  said|saying|say|told|texted|whispered .. goodbye|goodbyes|bye|farewell .. kids|children|mum|mom|dad|everyone|family|real|forever|for_good|know|last|him|her|dog|cat
  body|path|life|story .. ended|over|finished|dead|done .. years_ago|long_ago|already|noticed|inside|just
  dead inside
  calm|relief|peaceful|quiet|free .. decided|bridge|viaduct|pills|end|over|plan|die|dead|gone|not_turning|turning
  honestly|kinda|almost|secretly .. relief|relieved && turning|wont|not_see|die|end|gone|anymore|any_more
  took|taken|swallowed|taking|swallow|popped|necked .. #|20|30|40|50|handful|loads|whole|all_my|all_the|bottle_of|box_of|packet_of|everything_in .. pills|tablets|paracetamol|tylenol|ibuprofen|aspirin|sleeping|xanax|valium|meds|insulin|medicine|codeine|diazepam|panadol|advil
  wake|waking up .. dont_want|not_want|wont|hope_i_dont|hate|tomorrow|monday|any_day|anymore|any_more|morning && dont|not|hate|wish|sad|tired|hope
  dont|not|never|hate|doesnt .. want_to|wanna|like .. wake_up|waking_up
  wont|dont_think|not|doubt .. be .. here|around|alive|there .. for_the|when|to_see|by_the_time|to_read|anymore|any_more|send_it
  only|just one|1 thing|option|way|step .. left|to_do|remaining|do
  roof|rooftop|ledge|bridge|edge|cliff|platform|top_floor|balcony|car_park .. writing|sitting|standing|im_on|here|on_the|look*|alone
  writing|sitting|standing|im .. from|on|at .. roof|rooftop|ledge|bridge|edge|cliff|platform|tracks
  tell|let .. my|the mum|mom|kids|children|family|daughter|son|wife|husband|dad|parents .. i_loved|i_love|im_sorry|loved_them|love_them|wasnt_their|its_not_their|i_tried
  just|only|hope|promise|tell_me .. it|that .. wont|doesnt|not|isnt hurt|painful|take_long
  wish|wished|hoping|hope|pray|shouldve|should_have .. car|truck|bus|train|lightning|plane|cancer|it|accident|illness|covid .. hit|taken|take|killed|kill|crash*|finish* .. me|instead
  leave|leaves|die|dies|go young|early|soon|before .. hope|wish|true|so|good|want
  gets|get|getting|got better .. doesnt|never|lie|not|wont && tired|cant|anymore|any_more|done|hurts
  grave|coffin|cemetery|tomb .. listen|should|belong|waiting|mine|calling|my_place|ready
  join|be_with|follow|see|meet .. my|him|her|them brother|mum|mom|dad|husband|wife|son|daughter|sister|baby .. again|soon|tonight|heaven|going|enough|there
  lost|lose everything .. left_to_do|nothing_left|what_for|no_reason|one_thing|no_point|end
  it|life|nothing gets|get better ... doesnt|does_not|never|lie
  leave|leaves|die|dies|go young|early .. hope|wish|want|so
  better && doesnt|does_not|never && so_tired|tired_of|cant_anymore|exhausted
`;

const selfHarm = `
  cut|cuts|cutting|cutted|hurt|hurts|hurting|harm|harms|harming|harmed|burn|burns|burning|burned|burnt|scratch|scratches|scratching|scratched|punish|punishes|
    punishing|punch|punches|punching|injure|injuring|starve|starves|starving|stab|stabbing|bite|biting|bites|hitting|hits|slap|slapping|choke|choking|mutilat* @self
  hit @self !up|with|hard
  self harm*|injur*|mutilat*|inflicted|cutting
  selfharm*|selfinjur*
  cut|cuts|cutting|slice|slicing|carve|carving|carved|burn|burning|burned|scratch|scratching|scratches|slash|slashing|stub|stubbing|bite|biting|dig|digging .. my|her|his|their|own .. @body
  cigarette*|lighter|razor|razors|blade|blades|scissors|needle|needles|compass|broken_glass|knife .. @body|bleed|bleeding|blood|calm|relief|cut|thigh|hide|drawer|bathroom
  @body .. bleeding|bleed|scars|cuts|razor|blade|blood|covered_in
  scar|scars|cuts|burns|wounds|scratches .. @body|long_sleeves|sleeves|hide|hiding|healed|fresh
  marks|lines .. on .. @body
  hide|hiding|cover|covering|long_sleeves|sleeves .. scars|scar|cuts|arms|marks|burns|wounds|wrists
  been|started|start|starting|keep|kept|relapsed|back_to|cant_stop|stopped|still|addicted_to|stop|quit cutting|harming|burning|purging|self_harming !down|out|carbs|sugar|costs|off
  cut|cutting|cuts again|deeper|too_deep|last_night|when_i|to_feel|for_relief
  i cut again|deep|deeper|too|last|yesterday|today|tonight|because|when
  relapsed|relapse .. cut|cutting|razor|blade|self_harm|burning|sh
  razor|razors blade|blades
  razorblade*|boxcutter
  urge|urges|need|want|temptation|tempted .. hurt|harm|cut|burn|punish @self|again|my|deeper
  want|wanna|urge|need to cut|bleed|see_blood|feel_pain|hurt|burn $
  blood|bleeding|pain|cutting|bleed|hurting|burning .. calms|relief|only_thing|makes_me_feel|release|feel_something|feel_alive|feel_better|in_control
  only thing .. feel|helps|calms .. cut*|pain|blood|blade|hurt*|burn*
  bang|bangs|banging|hit|hits|hitting|smash|smashes|smashing|bash|bashing|slams my|her|his|their head|fist|fists|hand .. wall|until|door|floor|table|bruise*|bleed*
  make|making|made @self bleed|vomit|throw_up|sick|puke|hurt|suffer
  throw|throwing|threw|throws up .. eat|eating|meal|food|meals|dinner|after
  pull|pulling|rip|ripping .. hair|skin|nails .. until|bald|bleed*|clumps
  punish|punishing|punishment|deserve|deserves|hate .. myself|pain|hurt|body .. cut|cutting|burn|hurt|starve|eat|eating|skin|bleed|food
  stopped|not|barely|refuse|refusing|refuses eating|eat|ate|eaten .. punish|punishment|deserve|disappear|control|myself
  swallow*|drink|drank .. bleach|batteries|glass|detergent
  until i|it|they bleed|bleeds
  until|till .. bleed|bleeds|blood|raw|draw_blood|bruise*|swell*
  see|watch|watching|seeing|sight .. blood|bleed .. calm|relief|better|feel|relax*
  calm|relief|better|relax*|numb|alive .. see|when|after|from .. blood|bleed|bleeding|cut|cutting|burn
  long|wear|wearing .. sleeves .. so|summer|hide|arms|sees|hot|heat|always|cover
  sh|self_h .. only|relapse*|clean|urge|works|again|streak
  stop|want|wanting|need|needing|urge|keep|tempted|miss .. cut|cutting|bleed|bleeding|burn $
  pick|picking|picked|hold|holding|used|using|reach|reaching|hid|hide|hiding|grab .. blade|razor|lighter|knife .. up|again|skin|myself|arm|to|on|my
  blade|razor|lighter .. again|skin|myself|under|pillow|drawer|always|calls|calling|tempt*
  deserve|deserves|punish*|earned + eat|eaten|starve|starving|food|hungry|pain|hurt|bleed|hunger
  hair|skin|nails .. bald|patches|bleed*|punish*|raw|scabs
  punch|punching|punched|hit|hitting .. wall|walls|mirror .. until|bleed*|knuckles|blood|hand
  knuckles .. bleed*|raw|blood|bruised
  scab|scabs|bandage*|plaster|plasters .. arms|wrists|thighs|cuts|hide|school
  cuts|burns|bruises|wounds .. self_inflicted|did_it_myself|i_did|myself|on_purpose
  hurt|harm|injure|pain .. on_purpose|deliberate*|intentional* .. myself|me|i
  on purpose .. hurt|cut|burn|injur*|pain|fall
  eat|eating|food|meal|meals|dinner .. throw_up|throwing_up|vomit*|purge*|puke*|sick_on_purpose
  purge|purging|purged
  skin .. crawl*|carve*|lines|scratch*|cut* .. out|into|bleed*|open
  feel|feels|felt real|alive|something|calm|better|human .. when|if|after .. bleed*|cut*|hurt*|burn*|blood|pain
  blade|blades|razors|razor_blade|razor_blades
  want|need|wanna|wanting|dying|craving|itching to|2 cut so|really|again|bad|badly|deeper|deep|me|rn|right_now|tonight
  arms|legs|thighs|wrists|body look|looks|like|full|covered|ruined|destroyed .. cuts|scars|map|mess|lines|dont_ask|zebra|ladder
  hurt|harmed|cut|burned|burnt @self .. last|since|weeks|days|again|months|first|every
  weeks|days|months|years since .. hurt|cut|harmed|burned|relaps*
  pain|hurting|hurt .. feel|feels good|nice|better|right .. me|i|myself|hurt
  nails .. skin|arm|palm|blood|until|dig*
  daughter|son|kid|yr_old|year_old|teen|girlfriend|friend|sister|she|he is|was|keeps|been|started cutting|burning|self_harming|starving
  eat|eating|meal|meals|food|water .. punish*|deserve|earn|control|disappear|hate_my_body|every_second|odd_days|only_when
  punish* .. body|myself|eat*|food|skin|pain
  hot|boiling|scalding|freezing|ice water|shower|iron|stove .. on_purpose|punish*|skin|arm|feel|deserve
  hair_tie|rubber_band|elastic|safety_pin|staple|paperclip .. wrist|skin|arm|blood|snap*|pain
  slap|punch|hit|bruise .. my_own|my_thighs|my_stomach|my_face|myself
  urge|urges|want|need|temptation|craving|itch|itching to|2 .. cut|cutting|burn|self_harm|hurt_myself|bleed|hit_myself|starve
  havent|not|barely|hardly|stopped|no|without .. eaten|eat|eating|food .. days|week|weeks|calories|control|weight|thin|skinny|deserve|fat|feels_good
  bleeding|blood|cuts|deep|deeper .. usual|this_time|more_than|wont_stop|than_before|too_deep|sleeve*|stitches
  cut|cuts|cutting|burned|burnt too|so|really|pretty deep|bad|badly
  clean|sober .. cutting|self_harm|cuts|blade|razor|hurting_myself
  cut|cutting|burn|burning|hurt|hurting .. myself|my_arms|my_legs|my_thighs|my_wrists|my_skin|my_stomach|my_body
  hit|hitting|punch|punching|slap|slapping|bite|biting|bang|banging|pinch|scratch|scratching .. myself|my_head|my_own|my_face|till_i_bleed|until_i_bleed|until_it_bleeds
  pull|pulling|rip|ripping .. my hair|skin|nails out|off|until
  throw|throwing|threw|puke|puking|purge|purging|vomit|vomiting .. after|every|on_purpose|fingers|meal|meals|eat|make_myself|again
  fingers|finger .. down|in my|her|their|the throat
  live|surviv*|living|only|nothing .. on (just) water|apples|500_calories|300_calories|coffee_only|one_meal
  razor|razors|blade|blades|scissors|sharpener|lighter .. drawer|room|pencil|bag|pillow|hidden|hide|hid|found|wrist|arm|thigh|skin|bathroom|her|my_daughter*|my_son*
  long|wear|wearing .. sleeves .. summer|hide|cover|arms|scars|cuts
  scars|cuts|burns|marks .. arms|arm|wrist|wrists|legs|thighs|hide|cover|hiding|daughter*|fresh|new|explain|see
  punish|punishing|punished|hurt|harm|destroy myself|my_body
  feel|felt|feels .. something|anything|alive|real|better|calm .. when|only|if|after .. cut|bleed|blood|hurt|burn|pain
  bathroom|toilet|shower floor|again|tissues|locked .. tissues|again|blood|blade|calm|night|relief
  press|pressing|hold|holding|put|putting|stub|stubbing|pour|pouring .. iron|cigarette|cigarettes|lighter|flame|hot|boiling|candle|needle|needles|hair_straightener|stove .. leg|arm|skin|hand|thigh|me|myself|feel|body
  eat|eating|eaten|meal|food|dinner .. bring|brings|bringing|throw|sick|toilet|vomit|puke|purge|up .. up|again|back|every|after|on_purpose
  carve|carves|carved|carving|scratch*|cuts|burns|writes .. into|in|on .. skin|arm|arms|leg|legs|thigh|herself|himself
  pick|picking|picks|open|reopen|tear|tearing .. wounds|wound|scabs|scab|cuts|skin|scars .. hurt*|heal|close|bleed*|like|never|again
  long|wear|wearing|wears .. sleeves|sleeve|hoodie|jumper|bandages .. july|june|august|summer|heat|hot|see|hide|mum|mom|school|swim*
  hoodie|sleeves .. summer|july|august|heat|beach
  like|love|need|want|deserve .. it|when .. hurts|hurt|pain|bleeds|stings|burns
  feel|felt|feels .. real|alive|something|human|calm|better .. see|when|only|watch .. red|blood|bleed|running|drip*
  scissors|knife|blade|razor|compass|needle|glass .. to|on|in|into|across .. my|her|his leg|arm|wrist|skin|thigh|stomach|face|hand|legs|arms
  days|months|weeks|streak|day .. without|clean|free|zero|0 .. blade|cutting|cut|razor|harm*|purging|again
  hit|bang|smash .. my_head|my_own .. hard|wall|stars|helps|until|again
  bring|brings|bringing it|everything|food|them (all) back|up .. up|every|$
`;

const violence = `
  @he|hell|hed|will|would|going_to|gonna|threat* .. kill|murder|stab|shoot|burn|strangle|drown|poison|slit|behead .. @us|everyone|people|house|home|place|throat
  kill|kills|killing|murder|murdering|stab|shoot|strangle|behead me|us|@my_people
  threat|threats|threaten|threatens|threatened|threatening|threatend|threatning .. me|us|kill|hurt|my|her|him|them|kids|beat|life|death|knife|gun|burn|with|us|every
  death|bomb threat|threats
  @want kill|hurt|stab|shoot|murder|strangle|poison|attack|beat|punch|harm|smash|choke|slap|burn .. him|her|them|someone|somebody|people|everyone|everybody|@person|
    that_man|that_guy|face|others|classmates|students
  kill|stab|murder|strangle|shoot|poison|hurt him|her|them|someone|somebody|people|@my_people|my_boss|my_ex|my_husband|my_wife|my_neighbour|my_neighbor|my_stepdad|my_teacher
  hurt|hurting|harm|harming|shake|shaking|shook|smother|drown|hit|hitting|kill|throw my|the|our|his own|baby|kids|children|child|newborn|son|daughter
  knife|knives|gun|guns|pistol|shotgun|rifle|machete|axe|hammer|baseball_bat|crowbar|weapon|acid|petrol|gasoline + he|hes|him|she|man|husband|me|us|throat|outside|door|
    someone|they|brother|neighbour|neighbor|ex|dad|boyfriend|screaming|pointed|holding|waving|school|bag|pocket|work
  shooter|gunshots|stabbing|stabbed|hostage|kidnap*|gunpoint|knifepoint|gun_point|knife_point
  @he .. outside|in_front_of my|our|the house|door|flat|window|home|work|school
  banging|pounding|kicking .. door|window
  break|breaking|broke|kicked|smash|smashed|smashing .. door|window .. he|him|me|now|scared|screaming|help|hes|my_ex
  someone|somebody|man|guy|stranger|he|ex|they|people|hes|husband|boyfriend|men|car .. following|followed|follows|stalking|stalks|watching|chasing|chased|tracking|hunting me|us|home|my_house|my_door
  stalk|stalks|stalker|stalking|stalked|stalkers
  followed|following|chased|chasing|tracking|tracks|tracked me .. home|every|work|car|night|again|street|phone|airtag|everywhere|school
  @was attacked|assaulted|mugged|raped|stabbed|shot_at|beaten|robbed|strangled|threatened|stalked|followed_home|kidnapped|held_down|choked|groped|drugged|spiked|molested|jumped_by
  beat|beaten|beating|beats|jumped|attacked me|him|her|my_son|my_brother up|street|school|group|gang|badly|unconscious|outside|last_night|yesterday
  gang|gangs|mafia|cartel|traffickers .. after|kill|hurt|threat*|find|beat|come|me|us
  afraid|scared|terrified|frightened|fear|fearing|fears|petrified .. my_life|our_lives|my_safety|her_life|he_will|hell|hes_going|he_might|he_is_going|shell|theyll|they_will|
    kill|hurt_me|hurt_us|hurt_her|attack|find_me|find_us|come_back|comes_back|comes_home|gets_home|gets_out|released|violent|of_him|what_he|what_hell|he_finds|hes_going|hell_come
  afraid|scared|terrified|frightened .. go_home|going_home|leave_the_house|leave_my_house|go_outside|alone_with|open_the_door|police|at_home|leave_him
  hiding|hid|locked_myself|barricaded .. bathroom|toilet|closet|wardrobe|from_him|from_her|from_them|from_my_husband|from_my_ex|bedroom|basement|cellar
  says|said|told|writes|wrote|texted|texts|messaged|promised|swore|swears|keeps_saying .. kill|burn|murder|stab|hurt_me|shoot|slit|beat_me|break_my
  burn|burning|set|setting|torch .. house|place|home|car|flat|me|us .. down|alive|fire|on_fire|with_me
  violent|violence|aggressive .. he|him|husband|partner|home|house|ex|family|drunk|son|me|father|again|towards|wife
  @he .. violent|aggressive|abusive|is_dangerous
  hes dangerous
  gets|got|turned|turns|getting physical
  domestic violence|violent|abuse
  dont|not|never|no_longer feel|feeling|be safe .. home|here|house|him|husband|with|around|flat|night|her
  not|isnt|arent safe at_home|with_him|in_my|in_this_house|with_her|for_me_at
  feel unsafe
  im|i_am|we_are|were|kids|children|life|mum|mom|sister|she_is|shes|daughter|son .. in danger
  restraining|protection|protective order
  police|911|999|cops .. he|him|kill|afraid|scared|beat|hit|husband|ex|threat*|violent|screaming|believe
  hear|heard|hearing .. screaming|scream|screams|beating|gunshots|begging|hitting|shouting_and
  screaming|screams|begging .. help|upstairs|next_door|flat|stop|above|kid|woman|child
  blood everywhere|all_over|on_the_floor
  hands|hand|grip around|round|over my|her|his throat|neck|mouth
  going|gonna|about|afraid|want .. snap|explode|lose_it|lose_control .. hurt|kill|someone|him|kids|people|baby
  revenge|make_him_pay|make_them_pay .. kill|hurt|knife|gun|blood|acid|burn|suffer|die
  honour|honor killing|killings
  forced marriage
  trafficked|trafficker*
  know|knows|found|find .. where_i_live|where_we_live|my_address .. kill|hurt|threat*|coming|come|afraid|scared|ex|he
  imagin*|pictur*|fantasi*|thinking|think|thoughts|dream|dreaming|plan|planning|planned .. pushing|push|stabbing|hurting|killing|kill|strangling|poisoning|shooting|beating|smothering|drowning .. him|her|them|my|baby|someone|people|boss
  shoot|shooting|kill|killing|stab|stabbing|bomb|blow_up .. everyone|everybody|people|them_all|kids|school|office|classmates|mosque|church
  turning|turns|turned|showing|shows|showed|keeps .. up .. my_work|my_house|my_door|my_job|my_school|my_gym|outside|at_night|uninvited|where_i
  photos|pictures|pics|videos .. of my|our|me front|door|house|window|car|kids|street|flat|leaving|sleeping|walking
  break|kick|breaking|kicking|trying|knock .. the|my|her door .. down|in|open
  locked|locks|lock .. in|inside .. bathroom|bedroom|room|toilet && door|he|hes|him|drunk|scream*|afraid|scared
  if he|she|i cant|can|couldnt have me|him|her
  no|nobody one|else .. will|can|gets .. have me
  dead|see_me_dead|bury|burying|grave|body .. him|he|husband|ex|threat*|find|said
  rather see|have me|us|him|her dead
  end|ends|put|puts|land up|me .. in_hospital|in_a_coffin|in_the_ground|six_feet|in_a_grave
  said|says|told|promised|warned|texted .. next_time|ill_be_next|youre_next|im_next|im_dead|youre_dead|watch_my_back|finish_me|finish_the_job|make_me_pay|come_for_me|coming_for_me|get_me|get_us|destroy_me
  im|were|youre next .. said|he|she|dead|kill
  hands|fist|fists|belt|bottle|chair|hammer|brick .. my|her|his|at face|head|throat|neck|me|mum|mom|us
  came|comes|coming|come|went|goes|swung|lunged at me|us|her|him .. with|knife|bottle|drunk|fist|bat
  threw|throws|poured|pours|sprayed .. petrol|acid|boiling|hot_water|bricks|stones|bottle .. me|us|house|car|window|door
  drunk|high|angry|raging|furious + smashing|breaking|hitting|screaming|shouting|scared|hiding|police|kids|knife|gun|hurt
  smashing|trashing|destroying|wrecking .. house|flat|place|room|car .. he|drunk|hiding|scared|now|again
  send|sends|sending|sent .. someone|people|men|boys|guys .. break|beat|kill|hurt|after|round|legs|collect
  break|broke|breaking|smash|cut my|our|his legs|bones|fingers|jaw|nose|arm|skull|face
  owe|owed .. they|men|guys|dealer|him .. hurt|kill|beat|break|come|coming|scared|afraid
  wants|want|trying|tried|going|gonna to kill|hurt|stab|strangle|poison|murder|rape .. me|us|her|him|them
  afraid|scared|terrified .. what .. he|she|they .. do|might|will|capable
  what|how .. he|she|they capable of|hes_capable|gonna_do|going_to_do_to|will_do_to
  scared|afraid|terrified|frightened|fear .. for my|our|her|his|the life|lives|safety|kids|children|daughter|son|mum|mom|sister
  attacked|assaulted|beaten|mugged|robbed|jumped|stabbed|ambushed|cornered .. by|at|on|me|last|yesterday|night|street|home|by_my|badly
  got|get|getting jumped|beaten|attacked|mugged|stabbed|assaulted|robbed
  beat|beats|beating .. his|her|my wife|girlfriend|kids|children|son|daughter|mother|mum|mom|sister|brother|dog|partner
  neighbour|neighbor|neighbours|neighbors|upstairs|next_door|downstairs .. beating|beats|hitting|screaming|hurting|begging|scream*|hits|threat*|knife
  knife|knives|gun|guns|pistol|shotgun|rifle|machete|weapon|weapons|crossbow|grenade
  broke|breaks|breaking|break|broken in|into && ex|he|night|asleep|scared|him|stalker|someone|bedroom|again
  waiting|waits|waited|lurking|sitting for|outside|in me|us|my|the .. outside|after|school|work|home|car|corner|door|house|street && he|they|ex|scared|afraid|hurt|beat|kill|theyre|hes|again
  theyre|hes|they_are|he_is|shes waiting for me .. outside|after|school|work|home
  note|letter|message|text .. through|on|under|in .. door|letterbox|car|window && burn|die|kill|know|pay|watch|dead|threat*
  i|you|we|she will|ll|are_going_to|gonna burn|pay_for_this|bleed|suffer .. said|note|says|he|they|threat*
  i|we hit|slapped|shook|hurt|smacked|beat|kicked|punched|choked|screamed_at my|our|the|him|her kid|kids|son|daughter|baby|child|children|wife|husband|partner|girlfriend|boyfriend|mum|mom|mother|toddler
  i hit|slapped|shook|choked|punched him|her|them|my|our
  trying|tries|tried|wants|attempting|smashing|banging .. get|come|break in|inside && he|help|him|ex|door|scared|someone|now
  help .. he|hes|they|someone .. trying|coming|breaking|here|outside|door|killing|hurting
  make|makes|made him|her|me|them|us|my_ex .. bleed|suffer|scream|pay && acid|kill|hurt|knife|revenge|said|will|hes|gonna|going|plan
  acid|petrol|bleach|poison|hammer|axe|scissors|crowbar|bat|bottle|brick && her_pay|him_pay|throw|threw|chased|attack*|face|at_me|with_a|hit_me|kill|hurt|afraid
  safe .. home|go|house|leave|stay && he|him|waiting|husband|drunk|violent|threat*|ex_is
  shooting|shots|explosions|explosion|bombing|fighting|screams|gunfire outside|upstairs|next_door|here|in_my|in_the|everywhere|street
  put|puts|landed|sent|beat her|him|me|mum|mom|them|us .. in|into .. hospital|icu|coma|intensive|er|a_and_e
  chased|chases|chasing|ran_after|runs_after|came_after me|us|her|him|mum
  people|men|they|someone|gang|hes|he|dealers|theyre|guys after|hunting|coming_for me|us && weapon*|kill|scared|money|hide|hurt|know|gun*|afraid|debt*|run
  get|getting|take|move|grab my|the|our|us kids|children|out|son|daughter|baby out|away|safe|before && he|him|husband|drunk|comes|pub|back|violent|afraid|home
  hit|hits|hitting|slapped|smacked my|our|his|her kid|son|daughter|child|baby|kids|children|dog
  rage|anger|angry|fury|furious && stab|kill|hurt_someone|hurt_him|hurt_her|strangle|smash_his|knife|gun|hit_someone|punch_someone
  want|wanna|could|would_like|feel_like .. strangle|stab|shoot|murder|poison|smash|punch him|her|them|someone|people|my
  kill|killed|killing|poisoned|hurt|shot my|our|the|his dog|cat|pet|horse|brother|mother|father|friend .. next|he|ex|said|and|because|front
  dream|dreamt|dreamed|dreams|dreaming|fantasy|fantasise of|about|that killing|stabbing|hurting|strangling|shooting|murdering && want|really|him|her|husband|wife|will|enjoy*
  dragged|pulled|pushed|forced me|her|us into .. car|van|alley|house|room
  shot|fired|threw|stone|brick|firework .. at|through .. our|my|the house|window|car|door
  nazi*|racist*|homophob* .. beat|attack*|threat*|spit|window|follow*
  brothers|family|father|uncles|cousins .. honour|honor|shame|kill|find_me|marry|back_home|passport .. me|marry|kill|shame
  got|gets|is|was released|out|free .. prison|jail|custody && ex|he|scared|afraid|coming|find|knows|us|me
  on his|her|their way here|over|back && scared|kill|drunk|prison|threat*|hide|angry|beat
  put|smash|bash|cave|kick .. head|face|teeth|skull in
  punch|hit|slap|beat|smash .. him|her|them|someone|somebody|people .. until|face|want|so_badly|every_time|dead|could
  machetes|axes|pistols|rifles|bombs|grenades
  smash|break|punch|kick|cave|bash|rearrange .. his|her|their|someones|bosss face|teeth|jaw|nose|skull|legs|head|knees
  do|doing something to him|her|them|my_ex|my_boss|these_people
  he|she|they|ex wont|will_not|never wake_up|see_tomorrow|see_it_coming|walk_again|get_up_again
  touch*|comes_near|goes_near|hurts .. my_kid|my_kids|my_daughter|my_son|my_sister|her|me .. again|kill|dead|last_thing
  joined|owes|owe|snitch*|running_from|hiding_from .. gang|gangs|dealers|cartel|mafia|loan_shark|brotherhood
  bombs|missiles|rockets|soldiers|shelling|war .. falling|house|street|city|night|scared|basement|shelter|here
  she|he|they will|gonna|going_to remember|regret|pay|suffer|learn .. for_this|forever|i_promise|what_i|knife|soon
  door|doorstep|porch|window|garden|driveway|gate|street|corner|car .. banging|bangs|shouting|yelling|screaming|kicking|threaten*|waiting|smash*|hammering|standing .. he|him|ex|man|scared|kids|police|$
  he|ex|man|guy|someone|brother|neighbour|neighbor .. at|outside|by (my|the|our) door|window|house|work|flat|gate .. again|shouting|screaming|banging|yelling|now|every|knife|scared|threat*
  got|was|were|been|being|getting jumped|beaten|attacked|mugged|stabbed|robbed|assaulted|battered|followed|stalked|threatened|shot|kidnapped|trafficked|held_hostage|bullied
  want|wanna|going|gonna|will|could|might|ill|need|urge|plan*|swear|imagin*|fantas*|think* .. hurt|kill|stab|shoot|strangle|poison|choke|smash|burn|beat|murder|destroy|punch him|her|them|someone|somebody|my|people|everyone|that|the
  make|makes|made|ill .. him|her|them|someone .. pay|suffer|bleed|regret .. knife|gun|blood|petrol|death|dead|plan*|bought|for_what
  knife|gun|machete|hammer|bat|axe|weapon|petrol|acid|rifle|pistol|blade .. at_me|to_my|in_his|in_her|at_us|pointed|threat*|pulled|waving|held|came|carry*|brings|under|school|scared|afraid|drunk|kitchen
  pulled|pulls|held|holds|put|pointed|points|waved|came_at_me|went_for_me|threatened .. knife|gun|machete|bat|axe|weapon|scissors|bottle
  smash|break|crack|kick|cave|bash|beat .. my|our|his|her head|skull|face|legs|teeth|jaw|ribs|door .. in|down|if|open
  hands|hand|arm|rope|belt .. round|around|on|over my|her throat|neck|mouth
  knows|found|find|got|has|finds .. where_i_live|where_we_live|my_address|my_new_address|our_address|my_workplace|my_school|the_kids_school
  following|follows|followed|tailing|watching|watches|waits|waiting .. me|us .. home|work|bus|school|street|car|night|everywhere|outside
  sends|sent|send|get|getting|receive .. pictures|photos|videos|messages|texts|letters .. my_house|my_door|my_car|my_kids|threat*|kill|dead|next|die|bullet
  im|i_am|youre|be next|dead|a_dead_woman|finished .. said|says|texted|wrote|told|if|he|$
  honour|honor killing|crime
  family|brothers|father|uncle|dad .. kill|hurt|beat .. if|me|because|honour|honor|marry|gay|leave
  hear|heard|hearing .. screaming|screams|shouting|begging|crying|thuds|banging|smashing|hitting .. next_door|upstairs|downstairs|above|flat|neighbour*|neighbor*|child|children|kid|her|wall|again
  voices .. tell|telling|say|saying|told .. hurt|kill|do_things|do_it|stab|jump|baby|him|her|me
  slit|cut|slash .. throat|throats|face|tyres|tires
  set .. fire|alight .. to|house|car|flat|me|us|it
  scared|afraid|terrified|frightened|fear .. of_him|for_my_life|for_our_lives|of_my_ex|of_my_son|of_my_brother|of_my_neighbour|hell_kill|he_will|of_what_he|hell_hurt|hell_find|hell_come|to_go_outside|to_leave_the_house|to_sleep
  shooting|gunshots|gunfire|shots|bomb|bombs|explosion .. outside|street|school|heard|our|falling|now
  lost .. control|it .. hit|hurt|shook|slapped|punched
  shook|shaking|shake|hit|smothered|smother|hurt|hurting|drop|drown .. my_baby|the_baby|my_child|my_kid|my_toddler|my_newborn
  sits|sitting|parked|parks|stands|standing|waits|waiting|drives|driving|hangs|lurks|turns_up|shows_up .. opposite|outside|front|past|by|near|at|across .. house|home|flat|work|school|window|street|door|my_place
  sleep|sleeping .. chair|knife|bat|door_locked|lights_on|furniture|hammer|phone .. door|pillow|bed|against|because|hand|under|scared
  chair|wardrobe|sofa|furniture .. against the|my door
  if he|she|i|they cant|cannot|couldnt have me|her|him|us .. nobody|no_one|noone|else
  coming|come|comes for|after|round|back|over .. us|my_family|saturday|tonight|finish|with_friends|with_knives|get_me
  going|gonna|wants|want|about to|2 .. finish|ruin|do_something_to|come_for|disfigure .. me|us|him|her|them
  imagine|imagining|picture|picturing|fantas*|dream|dreaming|daydream*|thoughts|thinking|urge* .. hands_round|hands_around|hurting|killing|stabbing|choking|strangling|smashing|hitting|pushing_him|pushing_her|poison* .. him|her|them|people|neck|someone|my|face|it
  shows|showed|points|cleans|loads|keeps|brings|has|got .. gun|rifle|pistol|knife|machete|shotgun|crossbow .. me|us|custody|talk|kids|table|when|drunk|angry|bed|car
  dead|bird|rat|bullet|blood|dirt|funeral .. letterbox|mailbox|doorstep|letter_box|porch|my_door|note|post
  note|letter|message .. my_name|threat*|die|watch*|seen_you|know_where .. letterbox|door|car|time|again|school
  broke|broken|break|breaking|got|came|climbed|comes in|into .. through|kitchen|window|house|flat|night|while_i|sleeping|my_home|our_home|bedroom
  teach|taught|teaching .. me|us|her|him|them .. a|another lesson
  one more time|word ... hurt|hit|kill|smash|responsible|snap|lose_it|rifle|gun|knife|swear
  not|wont .. responsible .. what_i_do|for_what|my_actions
  snap|snapping|lose|explode .. hurt|hit|kill|rifle|gun|knife|someone|boss|kids
  hiding|hide|hid|locked|barricaded|lock .. toilet|toilets|bathroom|closet|wardrobe|bedroom|cupboard|cellar|room|garage|car|us_in|myself_in|from_him|from_her .. he|him|she|downstairs|dad|husband|angry|asking|door|writing|$
  tracker|airtag|gps|spyware|camera|bug .. on|in|under|my .. car|phone|bag|flat|house|bedroom|ex|found
  smashed|smashes|smashing|trashed|destroyed|broke|breaks|punched|threw .. everything|the_house|furniture|walls|the_door|tv|plates|things|our_home|my_door|windows|dishes
  drunk|high|raging|furious|angry .. dad|father|husband|he|stepdad|brother|son|mum|boyfriend .. smash*|hit*|scream*|lock*|scared|throw*|knife|door|hid*|broke
  came|comes|gets home drunk|wasted|high|raging
  cornered|surrounded|dragged|pinned|grabbed .. me|us|him|her .. alley|school|street|toilets|wall|car|gate|bus|hair|behind
  poison|poisoned|put_something .. my|his|her food|drink|tea|coffee|dog|cat|in_my
  run|ran|tried_to_run .. me|us|him|her .. over|down|off_the_road
  hit|punched|slapped|kicked|headbutted|spat|struck|pushed .. in|on|across|at|against|off .. face|head|stomach|ribs|bus|train|street|wall|school|back|bike
  threw|throws|pushed|pushes|slammed|dragged|grabbed|knocked|choked|shoved .. mum|mom|mummy|mother|my_sister|my_brother|her|him|me|us|dad|gran*|the_kids|baby .. wall|floor|stairs|door|hair|against|down|out|ground|neck
  somebody|someone|burglar|intruder|stranger|he|man .. is|in|inside|trying_to_get_in|broke .. in|inside .. my|our|the house|home|flat|apartment|garden|bedroom|kitchen|attic
  theres|there_is|i_hear|hear somebody|someone|a_man|people in|inside|downstairs|outside|at
  disappear|vanish|underground|in_the_ground|six_feet|in_a_box|body_bag|buried .. girls|people|me|mummy|mum|mom|us|she|like_me|soon|says|told|knows_people
  knows|know|has people|friends|guys|contacts|someone .. who .. hurt|kill|disappear|deal|break|visit|come|sort
  posted|shared|leaked|gave|published .. my address|number|name|location|workplace .. bullet|threat*|online|kill|ex|group|come
  bullet|coffin|knife|skull|gun .. emoji|emojis|picture .. my|address|sent|name|message|under
  enjoy .. last week|day|days|night|weekend|christmas
  last week|days .. message|alive|says|said|enjoy|threat*
  scare|scaring|frighten|terrify|intimidate .. me|us .. drives|driving|car|purpose|on_purpose|fast|speeds|brakes
  drives|drove|driving|speeds .. mad|crazy|fast|purpose|dangerously .. me|us|scare|kids|in_the_car|angry
  man|guy|van|car|stranger|someone .. outside|near|watching|looking|staring|photographing .. school|my_daughter|my_son|my_kids|the_kids|playground|my_child
  bought|got|have|poured|filled .. petrol|gasoline|acid|ammo|bullets|matches|a_gun|a_knife .. tomorrow|tonight|burn*|his|her|house|ready|restaurant|door|revenge|him
  burn|burns|burned|burning|torch .. down|restaurant|house|car|shop|office|flat .. tomorrow|tonight|his|her|their|revenge|with
  fight|fighting|beat|jump|attack .. him|her|them|someone .. bat|knife|tonight|kill|cant_stop|gang|mates
  bats|bat|knives|machetes|guns|crowbar|chains .. waiting|men|guys|car|outside|door|tonight|them
  men|guys|lads|people|gang .. waiting|outside|following|looking .. car|me|house|work|bats|door|for_me
  letterbox|letter_box|mailbox|front_door .. lit|fire|burning|firework*|poo|blood|dead|putting|threat*|note*
  beating|beat|kick|kicking|smash* .. to_death|boss|him|her|head_in .. dream|dreaming|want|imagine|followed|every_night|plan
  followed|follow|following him|her|them home|to_work|yesterday|again .. boss|dream|kill|hurt|knife|plan
  live|survive|make_it|alive .. to_see|until|till|past .. my|the|birthday|wedding|christmas|monday|week .. wont|not|swore|said|threat*|says
  people|girls|women|someone|me .. disappear|vanish .. says|make|knows|threat*|landlord|he
  make|makes|made .. disappear|vanish
  petrol|gasoline && burn*|burns|fire|restaurant|house|tomorrow
  bats|bat|knives|guns|crowbars && waiting|men|car|door
  letterbox|mailbox|letter_box && lit|fire|burn*|firework*
`;

const abuse = `
  @he .. @hits .. me|us|her|him|my|the_kids|our_kids|the_children|mum|mom|daughter|son|sister|baby|kids|children|them|myself
  @hits me|us|@my_people !up|with_the|back|an|a_message|how|that|like|as|to_be|for_the
  @hits me|us|them|her when|if|because|again|every|in_front|last|for|and|until|on|in|while|after|at|sometimes|he|but|with|so
  @was .. abused|beaten|molested|raped|slapped|punched|kicked|choked|assaulted|groped|violated|exploited|mistreated|groomed|gaslit|bullied|locked_in|locked_up|harassed|coerced|humiliated|strangled|whipped
  being|getting|get|was hit by|every|again|when|at_home
  abusive|abuser|abusers|molest*|rape|raped|rapes|raping|rapist|incest|pedophile|paedophile|pedo|paedo|sextort*|groped|gropes|groping|gaslight*
  abused|abuse|abuses|abusing .. me|by|child|childhood|as_a|when_i|her|him|sexually|years|us|physically|mentally|emotional|relationship|husband|survivor|victim|he|family|home|kids|since
  emotional|emotionally|verbal|verbally|physical|physically|mental|mentally|psychological|sexual|sexually|narcissistic|child|domestic|financial|survivor_of abus*|assault*|mistreat*|harass*|exploit*
  touch|touched|touches|touching|fondle*|undress*|films|filmed|kisses|kissed me|her|him|my_daughter|my_son .. inappropriate*|private|privates|down_there|at_night|when|against|without|
    there|where|under|bed|shower|sleep|since|as_a|child|asleep|no|legs|uncomfortable|dont_want|didnt_want|secret|and
  @person|he|teacher|coach|priest|doctor|boss|therapist|man|who touch|touched|touches|touching|fondled|undressed|undresses|kisses me|her|him|my_daughter|my_son|my_sister|my_child
  puts|put|putting|slid|slides his|her hand|hands|fingers
  comes|came|come|coming|sneaks|sneaked|gets|got|climbs|climbed .. in|into|to .. room|bed|bedroom .. night|i|and|cant|me|dark|when|again|asleep
  force|forces|forced|forcing|makes|made|making|pressures|pressured|coerces|coerced me|her|us .. sex|sexual|sleep_with|touch|strip|undress|naked|nudes|marry|do_things|kneel|perform|prostitute|sell_my|have_an_abortion|beg
  wants|expects|tricks me|her .. sex|sleep_with|strip|undress|naked|nudes
  forces|forced|forcing|force himself|herself|themselves
  sex|slept_with .. without|against|asleep|drunk|unconscious|passed_out|drugged|forced|made_me|didnt_want|dont_want|no|cry|crying|hurts .. me|will|consent|i|he|anyway|stop
  said|say|saying|told no|stop|him_no .. he|sex|anyway|still|didnt_stop|kept|forced|continued|did_it
  @partner .. doesnt|wont|never|not|forbids|stops|prevents|refuses .. let|lets|letting|allow|allows|me .. leave|out|go|see|work|talk|phone|money|friends|anyone|doctor|family|eat|sleep|house|speak|study|drive|alone|call|mother
  @partner .. controls|checks|monitors|takes|took|reads|hides|hid|destroyed|confiscat*|keeps .. everything|every|my_money|my_phone|my_passport|my_wages|my_salary|my_messages|what_i|who_i|my_keys|my_bank|my_papers|my_id|my_documents|my_card
  controlling husband|boyfriend|partner|wife|father|mother|relationship|ex
  lock|locks|locked|locking|shut|shuts me|us|her|him|kids in|up|inside|outside|out_of_the_house|out_of_the_flat !my_account
  isolat* me|us
  @he .. humiliat*|degrad*|belittl*|insult*|terroris*|terroriz*|torment*|mistreat*|tortur*|starv*|abus*|screams|yells|shouts|spits .. me|us|kids|children|her|him|every|at_me|at_us
  calls|called|calling me .. names|worthless|stupid|whore|slut|bitch|fat|ugly|nothing|pathetic|useless|trash|cow|crazy|retard
  @he .. throws|threw|throwing|smashed|smashes|breaks|broke .. things|plate|plates|glass|bottle|phone|chair|furniture|stuff|wall|door|cup|mug .. me|at|angry|head|when|drunk|kids
  when|if|after|once|because he|she|dad|husband|they|mum|mom|father|hes .. drinks|drunk|drink|drinking|angry|mad|loses|upset .. hit|hits|beat|beats|scared|afraid|violent|hide|hurt|
    smash*|throws|scream*|slaps|different|monster
  bruise|bruises|bruised|black_eye|broken_rib|broken_ribs|broken_arm|broken_nose|split_lip|broken_jaw .. he|him|husband|hide|hiding|cover|make_up|makeup|boyfriend|dad|from|wall|fell|excuse|
    partner|work|arms|school
  hide|hiding|cover|covering|concealer|makeup|make_up .. bruise|bruises|black_eye
  walking on eggshells
  grooming|grooms|groomed me|her|my_daughter|my_son
  nudes|naked|nude|intimate|dick|private .. pics|pictures|photos|images|videos|photo|video|picture|of_me|of_my
  sends|send|sent|asks|asked|wants|wanted|demands|posts|posted|share|shared|leak*|has .. nudes|naked|nude|intimate|dick_pics|pictures_of_me|photos_of_me|videos_of_me
  revenge porn
  blackmail*|extort*
  bullied|bullying|bullies|bully .. me|school|work|class|every|online|him|her|daughter|son|kids
  my|his|her fault .. hit|hits|beat|rape|touched|sex|abuse*|hurt|forced
  only|just hits|beats|slaps|hurts .. when|if|me|drunk|drinks
  afraid|scared|terrified|frightened of (my|mums|moms) @person|him|her|boyfriend
  im|i_am|am|was|i_was # .. stepdad|uncle|teacher|coach|older|man|boyfriend|father|dad|brother|grandfather|grandpa|cousin .. touch*|bed|sex|kiss*|naked|secret|pictures|pics|sleep*|room|hit*|beat*
  uncle|stepdad|stepfather|grandpa|grandfather|cousin|coach|teacher|priest|babysitter|stepbrother .. touch*|bed|sex|kiss*|naked|secret|undress*|things_to_me|to_me_when|hurt*
  cant|dont|not|wont|nobody|no_one|never|noone tell|knows|told|believes .. anyone|anybody|mum|mom .. he|him|room|night|touch*|hit*|did|does|hurt*
  leave|leaving|escape|escaping|get_away|run_away|flee|fleeing|left .. him|husband|partner|wife|boyfriend|ex|home .. safe|safely|violent|afraid|scared|kill|hit|beat*|shelter|hurt*|dangerous|find_me|finds
  womens|woman|women shelter|refuge
  neglects|neglected|neglecting|starves .. child|kids|children|me|baby|food
  sold|sells|selling|pimp|pimps me|my_body|her
  things he|she did|does|made to_me|me
  hurt|hurts|hurting .. me .. when_i_was|as_a_child|little|a_kid|growing_up
  watch|watches|watched|watching|films|filmed|spies|peeks|peeked|walks|walked|stares .. me|her|in|on .. shower|bath|undress|undressing|changing|dressed|naked|bathroom|bed
  hasnt|havent|hadnt|wont|never|not|didnt let|allowed me|us|her .. out|leave|see|eat|go|outside|speak
  is|been|hes|was|keeps|started|caught abusing|molesting|touching|raping|hitting|beating|hurting|grooming|harassing|choking|starving .. me|us|my|his|her|our|the|kids
  checks|tracks|counts|reads|goes_through|went_through|monitors|follows .. mileage|receipts|my_phone|messages|emails|calls|every|where_i|my_bag|underwear|location|my_clothes
  threat* .. post|share|send|leak|publish|show|expose|upload .. me|us|videos|photos|pictures|nudes|my|online|everyone
  comes|came|gets|got|climbs|crawls|sneaks|slips|lies|lay .. into|in|on my|her|our|his bed|bedroom
  takes|took|does|did|doing .. what .. he|she wants|wanted|likes .. asleep|sleep|no|crying|anyway|me|even
  asleep|sleeping|drunk|passed_out|unconscious .. he|him|they|touch*|sex|on_top|woke
  woke up .. he|him|on_top|inside|touch*|hands|naked
  pushed|pushes|pushing|shoved|threw|throws|dragged|drags|kicked|grabbed|grabs|slammed me|her|us|mum|mom .. stairs|wall|floor|hair|arm|door|down|against|ground|across|throat|neck|out
  grabs|grabbed|grab|pulls|pulled|yanks .. me|my .. hair|arm|throat|neck|wrist
  spits|spit|spat|urinat*|pees on|at|in me|us|her|my
  belt|stick|cane|wooden_spoon|slipper|cable|shoe .. beat*|hit*|whip*|me|us|dad|mum|father|mother|punish*
  beat*|hit*|whip*|punish* .. with .. belt|stick|cane|spoon|slipper|cable|shoe|hanger
  forced|forcing|forces|force|making|makes .. me|her|my_sister|my_daughter|us .. marry|marriage|into|to_have|sex|abort*|pray|sleep|strip|eat
  marry .. dont_know|forc*|against|parents|dont_want|cousin|older
  hand|hands|fingers|arm .. on|up|down|under|between .. my|her leg|legs|thigh|knee|skirt|breast|breasts|bum|back|shirt|pants|trousers
  sleep|sleeping|slept with .. his_friends|other_men|him_or|boss_or|forc*|makes|made
  makes|made me feel .. worthless|stupid|crazy|small|scared|like_nothing .. every|always|hits|kids|control*|afraid
  hurts|hurting|hurt me .. bed|sex|when|laughs|cry|on_purpose|kids|again|physically|every|badly
  kisses|kissed|kissing|cuddles .. me|my_daughter|her .. after_class|secret|mouth|lips|teacher|coach|uncle|stepdad|boss|teach*
  our|a|little|keep secret .. he|uncle|dad|stepdad|teacher|coach|touch*|tell|grandpa|kiss*
  bruise|bruises|bruised|black_eye|marks|fingermarks .. arms|neck|face|legs|fell|told|everyone|makeup|hide|cover|ribs|body
  told|tell|say|said .. i_fell|fell_down|walked_into|bumped|an_accident .. bruise*|eye|arm|doctor|nurse|but|truth|him
  lost a|my tooth|teeth|hearing .. he|him|hit|punch*|push*|because
  broke|broken|fractured|cracked my|her|his nose|rib|ribs|arm|jaw|wrist|finger|tooth .. he|she|him|husband|boyfriend|dad|again|when
  my|his|her fault .. he|hit*|did|touch*|made|sex|rape*
  spit|spits|put|puts .. in .. my|his|her food|drink|bag|hair .. school|class|they|every
  they|kids|girls|boys|classmates|colleagues .. bully|bullies|hit|beat|spit|humiliate|threaten|laugh|torment .. me|my_son|my_daughter|every|school|class
  money|salary|wages|bank|card|phone|passport + he|husband|partner|boyfriend|father && controls|control|allowance|pocket_money|permission|allow*|takes|took_away|hides|beg|let
  ask|beg|need .. permission|allowance|his_permission
  wont|doesnt|never|not let|lets|allow|allows me .. leave|out_of_the|see_my|work|have_money|have_a_phone|have_friends|talk_to|go_to_the_doctor|outside
  im|i_am|am|only|shes|she_is|daughter_is 9|10|11|12|13|14|15|16|17 && hes_24|hes_25|hes_28|hes_30|hes_32|hes_35|hes_38|hes_40|hes_42|hes_45|hes_50|hes_55|hes_60|is_30|is_35|is_40|is_45|is_50|older_man|grown_man|twice_my_age|married_man|my_teacher|my_coach
  hes|he_is|is|man|guy 24|25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|41|42|43|44|45|46|47|48|49|50|55|60 && im_11|im_12|im_13|im_14|im_15|im_16|i_am_12|i_am_13|i_am_14|i_am_15|i_am_16|am_13|am_14|am_15|only_14|only_15|only_13
  locks|locked|padlock*|chains .. fridge|food|kitchen|door|doors|phone|us|gate|bedroom
  one|no|any|without|little meal|meals|food|dinner .. a_day|for_days|punish*|give*|feed|allowed|week && mum|mom|dad|he|she|parents|stepmum|stepdad|foster
  has|have|got|keeps|posted|shared my|our|these|those pictures|photos|videos|nudes|pics|video && money|pay|wants|threat*|online|send|share|blackmail*|leak|family
  makes|made|making me|her|us do stuff|things|bad_things|weird_things|whatever|it_with
  dad|father|stepdad|uncle|grandpa|grandfather|brother|cousin|he|coach|teacher|stepbrother .. bath|bathtub|shower|bed|toilet|sauna .. with me|her|my_daughter|my_son
  not|isnt|never allowed to .. speak|leave|go|see|have|work|talk|use|drive|eat|sleep|meet .. without|men|house|friends|phone|him|her|family|outside|money
  tried|tries|trying|wanted|started to kiss|touch|undress|rape|grope|grab|feel me|her|my_daughter|him
  kissing|touching|groping|undressing|hugging me|her|my_daughter && boss|uncle|coach|teacher|stop|dont|locked|scared|stepdad|priest
  locked the door .. boss|he|kiss|touch*|and|me|behind
  put|slipped|mixed|puts something|pills|drugs|powder|stuff in|into my|her drink|food|tea|coffee|glass
  punch|punches|punched|hits|hit|kicks|kicked|smashes the|a|holes wall|walls|door|doors|table|mirror .. head|me|next|angry|when|he|every|fight
  take|takes|took|keep|keeps|keeping|get|steal my|our|the kids|children|papers|passport|documents|baby|id && leave|left|him|he|hed|husband|threat*|cant|without
  @he .. forces|forced|forcing|force me|her|us|my
  call|calls|calling|called me names
  push|pushes|pushing|shove|trip|corner me .. into|in|against|room|school|work|lockers|corner|wall
  mother|father|mum|mom|dad|stepdad|stepmum|stepmom|parents|nanny|grandmother|grandma|uncle|brother|sister|teacher|nuns .. would|used_to .. burn|beat|hit|lock|whip|slap|touch|starve|kick|hurt|punish|drag me|us|my|her
  made|makes|making|forced me .. quit|leave|give_up|stop my|work|job|seeing|school|talking && phone|money|partner|husband|boyfriend|he|took
  sex .. or|for|otherwise .. money|food|he|beat|hit|leave|wont|rent
  give*|gives .. money|food|rent .. only|if .. sex|sleep_with|nice_to_him|do_what
  burnt|burned|cut|destroyed|tore|ripped|hid|threw_out my|all_my clothes|passport|phone|books|documents|uniform|dress && he|she|husband|boyfriend|mum|mom|dad|work|leave|out
  being|am|been|is_this|is_it|was|call_it abused|abuse
  wont|doesnt|never let|lets|allow me .. sleep|rest|eat|speak|leave|out|breathe && he|husband|until|agree|shouts|night|she|partner
  cameras|camera|gps|tracker|airtag|app .. every_room|my_car|watch*|me|phone|house|bag && he|husband|boyfriend|partner|she|ex|everything|control*
  ear|ears|nose|lip|mouth|eye|head .. bled|bleeding|blood|swollen|black|split .. he|slapp*|hit*|dad|him|so_hard|husband|mum
  because i|you provoke|provoked|made_him|asked_for|deserved|deserve_it .. him|it|he|hit*|chok*|beat*|slap*
  only|just hits|chokes|slaps|does_it|did_it|hit|beats|hurts me|us|them|because|when|if
  decides|chooses|picks|tells_me .. what_i_wear|my_clothes|who_i_see|when_i_eat|what_i_eat|what_to_wear
  silent treatment|days_of_silence .. weeks|punish*|days|husband|he|beg
  carer|nurse|care_home|nursing_home|home_help|caregiver .. hits|rough|shouts|bruise*|steals|hurts|slaps .. mum|mom|dad|gran*|mother|father|her|him|me
  son_in_law|daughters_boyfriend|daughters_husband|my_daughter|my_sister .. hits|beats|hurts|hitting|beating|hurting|controls|bruise*|afraid
  pretend|pretending to_be_asleep|to_sleep|im_asleep
  hear|listen .. footsteps|stairs|coming_home|key_in_the_door|his_car .. scared|hide|pretend|shake|freeze|stomach
  gets|is|was like that|so_angry|mad|scary .. when|if|because i .. answer|talk|speak|late|dinner|wrong|drink*|noise
  try|trying not_to .. noise|breathe|upset_him|make_him|anger_him|wake_him|provoke
  careful .. what_i_say|not_to .. he|him|husband|angry|upset
  my arm|face|ribs|wrist|eye|lip|back is|are|was|were fine|better|healed|still .. now|he|when|last|blue|sore
  threw|throws|threw_it|kicked|smashed .. my_phone|phone|plate|my_laptop|my_things|dinner .. at|wall|me|floor
  nothing|worthless|no_one|nobody without him|her
  be nothing without
  says|tells_me|said .. im_nothing|im_worthless|nobody_will|no_one_will|i_deserve|its_my_fault|ill_never .. love|believe|leave|want|him|it
  under_age|underage|minor|teen|teenager .. boyfriend|man|older|pictures|video|sex|teacher|coach
  raped|rape|molest*|groom*|incest|gaslight*|gaslit|coercive|trafficked|sextort*|revenge_porn|domestic_violence|domestic_abuse|honour_based|forced_marriage|fgm
  pushes|pushed|shoved|threw|throws|dragged|drags|grabbed|grabs|slammed|slams|pinned|kicked|locked|locks me .. stairs|wall|floor|down|in|against|hair|arm|door|bed|room|house|bathroom|$
  locks|locked|keeps|kept me in|inside|indoors|prisoner|locked|trapped
  wont|doesnt|not|never let|lets|letting|allow|allows|allowed me|to .. leave|go_out|work|see_my|have_money|have_friends|talk_to|phone|speak_to|out_of_the_house|study
  he|she|husband|boyfriend|partner|wife|dad|mum|stepdad .. takes|took|keeps|controls|control|checks|tracks|reads|monitors|smashed|broke|hides .. my|all_my shoes|keys|phone|money|wages|salary|messages|passport|location|emails|bank|card
  forced|forces|forcing|made|makes|making|pressure*|guilt* .. me|us|her .. sex|sleep_with|touch|watch|undress|kiss|marry|do_things|do_stuff|have_sex|in_bed
  touched|touches|touching|touch|groped|grabs|rubs|fondle*|put_his_hand|kissed .. me|my .. little|child|kid|years_old|night|sleep|room|when_i_was|uncle|dad|stepdad|teacher|coach|grandad|grandpa|brother|cousin|priest|down_there|private
  comes|came|sneaks|gets|climbs in|into my|her room|bed|bedroom .. night|when|mum|$
  used|use to .. touch|hit|beat|lock|rape|abuse|molest|burn me|us|my
  calls|called|calling me .. worthless|stupid|fat|useless|whore|slut|nothing|pathetic|crazy|ugly|names .. every|he|she|husband|partner|kids|front|time|mum|day
  says|said|threatens|threatened|swears|hell|shell .. take|kill|hurt|post|share|leak|send|tell|deport .. kids|children|dog|pictures|photos|videos|nudes|me|himself|cat
  scared|afraid|terrified|frightened|dread|nervous .. go_home|of_him|of_her|of_my_husband|of_my_wife|of_my_partner|of_my_boyfriend|of_my_dad|of_my_father|of_my_mother|of_my_mum|of_my_stepdad|when_he_comes|his_temper|come_home|of_coming_home
  bruises|bruise|black_eye|split_lip|broken_rib|broken_arm .. husband|partner|boyfriend|hide|makeup|make_up|cover|fell|he|she|work|school|explain
  walk|walking on eggshells
  beg|begging|ask .. for food|money|permission|forgiveness .. him|husband|partner|her
  nudes|nude|naked|pics|pictures .. teacher|coach|sends|asks|wants|14|13|15|12|16|leak|post|blackmail*|threat*|online
  beats|hits|slaps|punches|chokes|kicks|hurts|strangles|whips|burns|bites|abuses me|us|him|her|them|the_kids|my_mum|my_mom|my_mother|my_sister|my_brother|the_children
  beat|hit|slapped|punched|choked|kicked|strangled|whipped|abused|assaulted me|us|her|my_mum|my_mom|the_kids
  ask|beg|permission .. before|to|for .. spend|buy|leave|go_out|see|eat|money|every_penny|anything .. he|she|husband|him|counts|receipts
  counts|times|checks|tracks|watches .. minutes|receipts|mileage|calories|steps|what_i_spend|what_i_eat|where_i|my_steps|every_penny
  secret|believe|tell .. coach|teacher|uncle|priest|stepdad|stepfather|grandad|grandpa|trainer|tutor|pastor|boss|therapist|guru|neighbour
  coach|teacher|uncle|priest|stepdad|stepfather|grandad|grandpa|trainer|tutor|pastor|guru|brother|cousin|dad .. secret|our_secret|not_to_tell|dont_tell|nobody_would|no_one_would|special|touch*|undress*|photos|love_me
  sorry|apologi*|flowers|cries|promises|sweet|gifts|regrets .. after|afterwards|next_day|then|again|every_time|each_time && change|again|he|hit*|hurt*|angry|always|temper|happens
  always sorry|apologises|apologizes|promises|cries .. after|again|change|flowers
  bag|suitcase|money|key|keys|passport|documents .. packed|hidden|ready|spare|hide .. leave|mood|run|escape|him|he|temper|when|case
  mood|temper .. turns|changes|explodes|snaps|swings|terrifying|scares|walking|fault
  does|did|do|doing|tries|done .. things|stuff|it|something to|with me|her .. asleep|sleep*|night|drunk|not_want|dont_want|alone|bed|child|little|secret|force*
  asleep|sleeping|sleep|unconscious|passed_out|drunk .. touch*|does_things|has_sex|had_sex|inside_me|on_top|took_photos|filmed|he_did|undress*
  writing|write|using|borrowed .. from|this|a .. library|friends_phone|neighbours|work_computer|secretly|public && phone|he|him|smashed|broke|husband
  hides|hid|takes|took|burned|threw|cut_up .. my|her shoes|clothes|keys|passport|pills|glasses|car_keys|phone|shoes_so
  cant|not|dont .. trust|know .. what|when .. hell|he_will|shell|happens .. do|next|tonight|home|angry|snaps
  flinch|flinching|cower|duck|freeze|jump|shake .. when|every_time|if|whenever .. he|she|hand|hands|arm|door|voice|moves|raises|lifts|comes
  raises|lifts|raised|lifted .. hand|fist|belt|his_hand .. me|flinch|at|kids|when|against|to
  camera|cameras|hidden_camera|films|filming|filmed|records .. bathroom|bedroom|shower|me|toilet|us|undress*|without
  obey|obeying|submit|serve .. him|husband|pastor|everything|in_bed|at_night|must|have_to
  locks|lock|locked|hides|withholds|controls the|my|all_the fridge|food|cupboard|kitchen|water|heating|medicine
  hits|slaps|beats|shoves|screams|pushes .. me|us|at_me|at_us .. if|when|because|and|every|i_am|im|for
  makes|make|made me do things|stuff|it|bad|him
  shoves|shoved|pushes|pushed|hits|grabs me
  raped me|her|him|us
  does|did|doing things to me
`;

const hints = {
  suicide: `
    1 made|taken|making|reached my|the|a|up decision|peace|my_mind
    1 decided|its_decided
    1 calm|at_peace|peaceful|relieved|silence|ready|quiet|lighter
    2 wont|not|never|dont|no_longer be|going_to_be|need|have_to_be there|here|around|it|them|with_them !tomorrow|on|next|until|for_the_session|anymore_because
    2 when|after|once|if im|i_am|i gone|dead|not_here|no_longer_here|not_there
    2 giving|gave|given|give .. away && things|belongings|clothes|jewellery|jewelry|books|stuff|dog|cat|everything
    2 affairs|in_order|everything_arranged|arranged_everything|sorted_everything|my_papers|my_will|last_wishes|tidied_up|everything_is_ready|cleaned_the
    2 letters|letter|note .. kids|children|family|mum|mom|daughter|son|husband|wife|everyone|written|found|table
    2 tablets|pills|rope|balcony|tracks|rooftop|cliff|ledge|overdose|platform|water_is
    1 tired|exhausted|worn_out|had_enough|enough_of|no_strength|no_energy|too_much|cant_anymore|struggling|weary|cant_cope
    1 nobody|no_one|noone|alone|lonely|no_friends|somebody_to_know|someone_to_know
    1 pointless|senseless|meaningless|empty|dark|darkness|hopeless|worthless|failure|useless|failed_at|numb|nothing_left|no_reason|no_point|doesnt_matter|nothing_helps|what_for|too_late
    2 burden|in_the_way|better_off|without_me|instead_of_me|in_my_place|someone_who_wants
    2 not_wake|never_wake|sleep_forever|stop_existing|disappear|fall_asleep|look_down|looking_down|the_fall|let_go_for|stop_breathing|not_turn|keep_driving|swim_out|keep_swimming
    1 sorry|forgive|goodbye|farewell|tell_my|remember_me|miss_me|look_after|take_care_of|thank_you_for_everything|sorry_to_bother
    2 die|death|dead|dying|kill|heaven|other_side|afterlife|grave|next_life
    1 lost_my_job|left_me|divorced|lost_everything|broke_up|unemployed|nothing_works|tried_everything
    1 last_time|one_last|final|finally_over|the_end|end_of_the_road|tonight|last_one|for_the_last|last_thing
    1 live|living|alive|exist|existing|life .. hard|hurts|pain|anymore|any_more|like_this|unbearable|cant|heavy
    1 fed_the_cat|cat|dog .. sister|neighbour|neighbor|friend|new_home
    1 kids|children|daughter|son .. grown|old_enough|be_fine|be_ok|manage|without
  `,
  'self-harm': `
    2 blood|bleed|bleeding|bled
    2 scars|scar|cuts|blade|razor|scissors|lighter|cigarette_burns
    2 burn|burning|burned|burnt|scratch|scratching|cutting|starve|starving|purge|bruising .. me|my|herself|myself|himself|skin|arm|arms|again|to
    2 hurt|hurting|harm|harming|punish|punishing .. myself|herself|himself|my_body
    1 arm|arms|thigh|thighs|wrist|wrists|skin|sleeves|bandage|bandages|plasters
    1 hide|hiding|nobody_knows|noone_knows|no_one_knows
    1 deserve|punishment|numb|relief|calm|release|pressure|feel_something|feel_anything
    1 bathroom|under_my_pillow|drawer|relapse|relapsed|streak|urge|urges
    1 vomit|throw_up|calories|mirror|fat
  `,
  violence: `
    2 threat*|threaten*|knife|gun|weapon|stab|stabbed|kill|killed|killing|murder|shoot|shot|strangle|choke|attacked|assault*|beat_up|beaten|acid|petrol|armed|machete
    2 stalk*|following_me|followed_me|watching_me|outside_my|at_my_door|found_my_address|where_i_live|tracking_me|breaking_in|broke_in|break_in|through_my_window|slashed_my_tyres|tyres
    2 violent|violence|rage|smashed|smashing|prison|jail|gang|restraining|revenge
    1 afraid|scared|terrified|frightened|fear|hiding|hide|panic|shaking|trembling
    1 drunk|angry|furious|screaming|shouting|yelling
    1 police|911|999|help_me|please_help|emergency
    1 he|she|they|ex|husband|brother|father|son|neighbour|neighbor|boss|hes|shes .. will|is_going_to|wants_to|said_he|said_hed|said_hell|coming_back|is_back|got_out|released|swore
    2 hurt|hit|punch|harm|grab|grabbed|drag|dragged|pushed .. me|us|him|her|them|someone|somebody|kids
    2 break|smash|cut|burn .. legs|face|head|skull|house_down|throat|bones
    1 right_now|every_night|next_time|before_he|children|alone_at
    2 bleeding|bruise*|unconscious
    2 make|teach him|her|them pay|suffer|regret|bleed|lesson
  `,
  abuse: `
    2 touch|touched|touches|touching|kissed|kisses|grope*|undress*|naked|nude|nudes|on_top_of_me|rape*|sex|forced|forces|forcing .. me|my|her|him|with|without|when|i
    2 hit|hits|beat|beats|slap*|punch*|choke*|kick*|shove*|spit*|bruise*|belt|drag* .. me|us|my|him|her|mum|mom|kids
    2 not_allowed|permission|forbid|forbids|locks_me|locked_me|controls_me|controls_my|checks_my|tracks_my|took_my_phone|takes_my|hides_my|decides_what
    1 husband|boyfriend|partner|wife|girlfriend|stepdad|stepfather|uncle|father|dad|mother|mum|mom|coach|teacher|boss|priest|grandfather|grandpa|brother|cousin|landlord|carer
    1 secret|nobody_knows|never_told|cant_tell|told_anyone|tell_anyone|believe_me|believes_me|my_fault|ashamed|shame|dirty
    1 afraid|scared|terrified|frightened|hide|hiding|pretend|pretend_to_be_asleep|freeze|cry
    1 drunk|drinks|angry|screams|shouts|yells|names|worthless|stupid|threat*|anger
    1 at_night|my_room|bed|bedroom|alone_with|when_i_was|as_a_child|little_girl|little_boy|since_i_was
    1 my_passport|see_my_friends|see_my_family|leave_the_house|go_outside|my_salary|my_wages
    1 im_13|im_14|im_15|im_16|im_12|im_11|years_old|minor|underage
  `,
};

/** Apostrophes that join are left out: "cant", "im". */
export const english: Lexicon = {
  common: `the and is are was i im my me you your it its to of in for with that this what how can do does
    not dont have has been a an on be he she they we his her will would should because but if so just when about
    there from at by or as am ive get got no out up all who want know any than then now like more`,
  sets: {
    self: 'myself|my_self|himself|him_self|herself|her_self|themselves|themself|ourselves|myslef|mysef',
    want: `want_to|want_2|wanna|want|wants_to|wants|wanted_to|wanting_to|wish_to|wish_i_could|like_to|going_to|gonna|gunna|about_to|ready_to|plan_to|planning_to|planning_on|
      planned_to|plan_on|plans_to|think_about|think_of|thinking_about|thinking_of|thought_about|thought_of|thoughts_of|thoughts_about|considering|considered|decided_to|need_to|try_to|
      trying_to|tried_to|tries_to|threatens_to|threatened_to|threatening_to|talks_about|talking_about|talked_about|intend_to|feel_like|feeling_like|keep_thinking|urge_to|dream_of|
      dreaming_of|hope_to|hope_i|pray_to|longing_to|tempted_to|imma|could|might|swear`,
    wish: `want_to|want_2|wanna|want|wants_to|wants|wanted_to|wanting_to|wish_to|wish_i_could|like_to|ready_to|plan_to|planning_to|planning_on|planned_to|think_about|think_of|thinking_about|thinking_of|
      thought_about|thought_of|thoughts_of|thoughts_about|decided_to|need_to|try_to|trying_to|tried_to|threatens_to|feel_like|hope_to|hope_i|pray_to|longing_to|could_just|rather`,
    nowant: `dont_want_to|dont_wanna|do_not_want_to|dont_want|doesnt_want_to|didnt_want_to|dont_really_want_to|no_longer_want_to|not_want_to|never_want_to|dont_feel_like|no_desire_to|
      no_wish_to|dont_care_to|dont_plan_to|lost_the_will_to|no_will_to|not_sure_i_want_to|know_if_i_want_to|no_reason_to|doesnt_wanna|no_strength_to|tired_of_trying_to`,
    cant: 'cant|cannot|can_not|couldnt|carnt|not_able_to|unable_to|know_how_to|know_if_i_can|think_i_can|not_sure_i_can|no_strength_to|no_energy_to|too_tired_to|sure_how_to',
    was: 'i|im|am|was|were|been|being|get|gets|got|getting|just|be|kept|she|he',
    person: `husband|hubby|wife|partner|boyfriend|girlfriend|bf|gf|fiance|fiancee|spouse|ex|father|dad|daddy|papa|mother|mum|mom|mam|mummy|mommy|mama|parents|parent|stepdad|stepfather|
      step_dad|step_father|stepmum|stepmom|stepmother|step_mum|step_mom|brother|bro|sister|sis|sibling|siblings|uncle|aunt|auntie|grandfather|grandad|granddad|grandpa|grandmother|grandma|
      granny|gran|nan|nana|grandparents|grandson|granddaughter|son|daughter|child|children|kid|kids|baby|babies|twin|twins|friend|friends|bestie|bff|mate|neighbour|neighbor|boss|manager|
      colleague|coworker|teacher|coach|priest|landlord|flatmate|roommate|housemate|cousin|nephew|niece|ex_husband|ex_wife|father_in_law|mother_in_law|brother_in_law|sister_in_law|
      family|godmother|godfather|soulmate|student|stepson|stepdaughter|boy|girl`,
    my_people: `my_mum|my_mom|my_mother|my_sister|my_brother|my_dad|my_father|my_daughter|my_son|my_family|my_baby|the_kids|my_kids|my_children|our_kids|the_children|our_children|
      our_daughter|our_son|the_baby|my_friend|my_little_brother|my_little_sister`,
    partner:
      'he|she|husband|boyfriend|partner|wife|girlfriend|parents|father|mother|dad|mum|mom|stepdad|ex|family|bf|gf|hes|shes',
    pet: 'dog|cat|puppy|kitten|horse|rabbit|bunny|pet|doggy|budgie|hamster|pony|parrot',
    he: 'he|she|they|hes|shes|theyre|who|someone|somebody|man|guy|men|guys|bloke|stranger|@person',
    us: 'me|us|@person|her|him|them',
    hits: `hit|hits|hitting|beat|beats|beating|punch|punches|punched|punching|kick|kicks|kicked|kicking|slap|slaps|slapped|slapping|choke|chokes|choked|choking|strangle|strangles|strangled|
      strangling|smack|smacks|smacked|whip|whips|whipped|shove|shoves|shoved|pushed|throttled|headbutted|bites|burns|burnt|drags|dragged|spits|spat|attacks|attacked|attacking|assaults|
      assaulted|hurts|hurting|batters|battered|belts|spanks|stabs|stabbed|pinned|thumps|thumped|bashes|bashed|laid_hands_on|laid_a_hand_on|raised_his_hand`,
    body: 'arm|arms|leg|legs|thigh|thighs|wrist|wrists|skin|body|stomach|forearm|forearms|hips|belly|ankles|flesh',
    pills: `pills|pill|tablets|meds|medication|paracetamol|tylenol|aspirin|ibuprofen|sleeping_pills|sleeping_tablets|xanax|valium|codeine|painkillers|insulin|antidepressants`,
    place: `bridge|roof|rooftop|building|window|train|trains|balcony|cliff|cliffs|tracks|rails|railway|traffic|motorway|highway|tube|platform|ledge|overpass|viaduct|tower|floor|bus|lorry|
      truck|river|sea|ocean|canal`,
    disease: `cancer|cancers|tumor*|tumour*|leukemia|leukaemia|lymphoma|melanoma|carcinoma|metasta*|chemo|chemotherapy|radiotherapy|biops*|malignant|oncolog*|alzheimer*|dementia|parkinson*|
      multiple_sclerosis|hiv|diabet*|epilep*|seizure*|dialysis|lupus|crohns|fibromyalgia|hepatitis|cirrhosis|pneumonia|sepsis|palliative|hospice|transplant|autoimmune|schizophren*|bipolar|
      psychosis|psychotic|anorexi*|bulimi*|ptsd|arthritis|copd|aneurysm|thrombosis|embolism|meningitis|angina|arrhythmia|with_als|has_als|have_als|cystic_fibrosis|motor_neurone`,
    stop: `stop|stopped|stopping|quit|skip|skipped|come_off|coming_off|came_off|go_off|going_off|went_off|take|taking|took|taken|on|without|halve|halving|double|doubling|reduce|lower|throw|flush|
      missed|forgot|wean|start|starting|increase`,
    medicine: `medication|medications|meds|antidepressant*|anti_depressants|ssri|ssris|prozac|fluoxetine|zoloft|sertraline|lexapro|citalopram|escitalopram|venlafaxine|effexor|paroxetine|mirtazapine|
      trazodone|wellbutrin|bupropion|xanax|alprazolam|valium|diazepam|lorazepam|ativan|klonopin|clonazepam|lithium|lamotrigine|quetiapine|seroquel|olanzapine|risperidone|abilify|aripiprazole|
      haloperidol|clozapine|antipsychotic*|insulin|metformin|statin|statins|beta_blockers|betablockers|blood_thinners|warfarin|painkiller*|pain_killers|antibiotic*|steroids|cortisone|
      prednisone|prednisolone|levothyroxine|thyroxine|methotrexate|tamoxifen|oxycodone|tramadol|codeine|morphine|adderall|ritalin|concerta|ozempic|contracepti*|birth_control|sleeping_pills|
      sleeping_tablets|zopiclone|ambien|hrt|gabapentin|pregabalin|inhaler|epipen|antihistamine*|blood_pressure_pills|heparin|paracetamol|ibuprofen|methadone|suboxone|tranquil*|sedatives|
      mood_stabili*|vaccin*|chemo_pills|thyroid_pills|heart_pills`,
    drug: `heroin|cocaine|coke|crack|meth|crystal_meth|fentanyl|ketamine|speed|mdma|weed|cannabis|benzos|drugs|vodka|whisky|whiskey|gin|rum|booze|wine|alcohol|beers|beer`,
  },
  short: `u you ur your tmrw tomorrow tmr tomorrow wanan wanna wnt want dnt dont hav have bcuz because cuz because thru through
    nd and sumone someone ppl people evry every evryone everyone noboby nobody alwys always rly really`,
  mistyped: `suicide suicidal antidepressants antidepressant pregnant pregnancy miscarriage chemotherapy gambling
    depressed depression diagnosed diagnosis funeral grieving strangled abortion schizophrenia alcoholic bankrupt bailiffs`,
  idioms,
  crisis: { suicide, 'self-harm': selfHarm, violence, abuse },
  care: englishCare,
  hints: { ...hints, ...englishCareHints },
};
