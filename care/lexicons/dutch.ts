import type { Lexicon } from '../lexicon.ts';
import { dutchCare, dutchCareHints } from './dutch-care.ts';

const idioms = `
  diagnose|prognose|symptomen van|voor .. jaar|getal|levenspad|ontwaken|bedrijf|horoscoop
  einde|eind aan|maken .. relatie|huwelijk|baan|contract|abonnement|lidmaatschap|samenwerking|bedrijf
  einde|eind .. van .. jaar|maand|week|pagina|quiz|cursus|dag
  ik ben|als arts|verpleegkundige|psycholoog|therapeut|verloskundige
  ziek goed|van_jaloezie
  sta|staan rood .. knop|letters|scherm|vinkje
  alles kwijt wat|ik_had .. ingevuld|getypt
  ziek|griep + verzetten|sessie|afspraak|verplaatsen|annuleren|afzeggen
  gok dat|van|ik|het
  dood|doodga|sterf|sterven|ga_dood|stik van|om nieuwsgierigheid|het_lachen|verveling|schaamte|honger|de_honger|dorst|spanning|ongeduld|te_lachen|het_wachten
  doodnieuwsgierig|doodmoe|doodsaai|doodleuk|doodnormaal|dodelijk_saai|moordprijs|moordend_tempo|killerprijs|doodlopende|doodeng|doodop|doodzonde
  dood|doodziek spoor|gewicht|punt
  om dood te_gaan
  prijs|wachten|nieuwsgierigheid|deadline wordt_mijn|is_mijn|maakt dood|kapot|me_gek
  tijd doden
  dood kaart|tarot
  kaart .. dood
  dood van|van_het ego|het_ego|je_ego
  karmische|karma|spirituele|carmische schuld|schulden
  schuld|schulden 13|14|16|19|134|145|167|191|getal|getallen
  schulden .. karma|karmisch*|vorig*|levens|geboortedatum|horoscoop
  schuldgetal|karmaschuld
  kwijt|verloren|kwijtgeraakt wachtwoord|rapport|link|mail
  wachtwoord|rapport|link|mail|factuur|bestelling|code|telefoon|account|sleutels|pdf|e_mail|bon|gegevens|inlog .. kwijt|verloren|vergeten|dood
  telefoon|batterij|accu|laptop|computer|link|internet|site|mobiel .. dood|overleden|gecrasht
  cadeau|cadeautje|kado|cadeaubon|verrassing|geschenk ... zwanger*
  zwanger* ... cadeau|cadeautje|kado|babyshower
  babynaam|babynamen|naam_voor_de_baby|namen_voor_de_baby
  baby|dochter|zoon|kind .. geboren
  kreeft .. ram|stier|tweelingen|leeuw|maagd|weegschaal|schorpioen|boogschutter|steenbok|waterman|vissen
  wedden dat|om
  ik wed|durf_te_wedden
  verslaafd aan jullie|je|uw|deze|numerologie|koffie|chocola|tarot|podcast|podcasts|mijn_horoscoop
  baan|werk|baas zat|beu
  ziek van|van_het|van_mijn werk|baan|wachten
  ziekmelden|ziekgemeld|ziektekosten*
  misbruik van|mijn mijn|gegevens|data|vertrouwen
  werk|werkt|baan|verpleegkundige|arts|zorg .. ziekenhuis|kliniek
  lotto|loterij|staatsloterij .. getallen|nummers|cijfers
  getallen|nummers|geluksgetallen|geluksnummers .. loterij|lotto
  slaat nergens|over
  sla|slaan over|op
  drink|drinken|drinkt .. water|thee|koffie
  knip|snijd|snij .. haar|nagels
  einde|beëindigen|stopzetten .. abonnement|lidmaatschap
  zelf hulp|liefde|ontwikkeling|kennis
  geen schulden|schuld
  schrik|lach|verveel|schaam|werk|erger|schrok|lachte|verveelde me|mij|mezelf dood|kapot|rot|suf
  site|website|pagina|app|systeem .. laat|liet
  zijn|bent|is|mij|jullie .. antwoord|terugbetaling|uitleg|geld .. schuldig
  schuldig antwoord|bent|uitleg
  mijn|jouw|eigen schuld
  schuld dat|van_mij
  moord en brand
  operatie geslaagd
  niet meer inloggen|vinden|openen|downloaden|bestellen|betalen|boeken|lezen|bereiken
  kan|kon .. niet meer inloggen|vinden|openen|downloaden|bestellen|boeken|bereiken|wachten|volgen
  bijna .. hartaanval|beroerte|infarct
  hartaanval|infarct .. prijs|prijzen
  prijs|prijzen|wachten|nieuwsgierigheid .. moordend|dood
  moordend|moordende
  mijn|die|dat|deze 1|2|3|4|5|6|7|8|9|11|22|33 .. maakt|vermoordt
  maakt me af|gek haha|lol|$
  sta rood van|als|aan
  droom|dromen|gedroomd|droomde over|van|dat .. dood|sterven|doodging|begrafenis|bloed|zwanger
  vorig|vorige|vroeger|ander leven|levens ... dood|gestorven|vermoord|stierf
  dood|gestorven|vermoord|stierf ... vorig|vorige|vroeger|ander leven|levens
  weduwe|weduwnaar|gescheiden|geadopteerd ... naam|achternaam|getal
  verwachten|verwacht|krijgen .. baby|kind|kindje ... naam|namen
  voorouders|stamboom|zanger|acteur .. gestorven|overleden|dood
  dood lach*|nieuwsgierig|moe|simpel|normaal|gewoon
  lach|lachen me|mezelf dood|rot|kapot
  haar|haren|pony .. knippen|geknipt
`;

const suicide = `
  zelfmoord*|suïcid*|suicid*|zelfdoding|euthanasie|levensmoe|doodswens|afscheidsbrief*|afscheidsbericht|overdosis|levenseinde|zelfmoordgedachten|uit_het_leven_stappen|uit_het_leven_gestapt|stap_uit_het_leven
  mezelf|mijzelf|mezelve|zichzelf|mn_eigen|me_eigen|me|zich|mijn_eigen .. doden|ombrengen|vermoorden|van_kant|ophangen|verhangen|opgehangen|verdrinken|vergiftigen|doodrijden|doodschieten|afmaken|kapot_maken|iets_aandoen|iets_aan_te_doen|iets_aandoe|
    wat_aandoen|wat_aan_te_doen|voor_een_trein|voor_de_trein|van_het_leven|verzuipen|van_een_brug|van_een_flat|neerschieten|verhang*|ombreng
  vermoord|dood|verhang|verdrink mezelf|mijzelf|zichzelf
  iets aandoen|aan_te_doen|aandoet|aangedaan + mezelf|mijzelf|zichzelf
  doe|doet|deed mezelf|zichzelf iets|wat aan
  @wil .. dood|sterven|doodgaan|dood_zijn|doodzijn|er_niet_meer_zijn|verdwijnen|een_einde_aan_mijn_leven|een_eind_aan_mijn_leven|slapen_en|niet_meer_wakker|eruit_stappen|er_uit_stappen|stoppen_met_leven|niet_meer_bestaan|
    ophouden_met_bestaan|weg_van_deze !vandaan
  dood|sterven|doodgaan @wil|wou|zou
  liever|beter|was|wou|wens|hoop|had .. dood|doodging|doodgaan|doodga|gestorven|niet_meer_wakker|nooit_geboren|niet_geboren|er_niet_meer|er_niet_was
  nooit geboren
  @wilniet .. leven|verder|bestaan|er_zijn|wakker_worden|hier_zijn|verder_leven|doorgaan|op_deze_wereld|op_de_wereld|verder_zo !met|in|bij|samen|betalen
  niet|nooit|niks meer|langer .. leven|verder_leven|bestaan|wakker_worden|wakker_te_worden|hier_zijn|verder_zo|op_deze_wereld !met|in|bij|samen
  kan|kon|trek|hou|houd|red (het|dit|er|echt|gewoon|zo|alles|even) (allemaal|echt|gewoon|zo) niet meer $
  kan|kon|trek|hou|houd|red (het|dit|er|echt|gewoon|zo|alles) (allemaal|echt|gewoon|zo|leven) niet meer aan|uit|vol|verder|en|ik|zo|dragen|verdragen|volhouden|opbrengen|leven
  kan niet meer en|ik|verder|zo|leven
  trek|hou|houd|red .. niet|nie meer|langer
  geen|niet|zonder|waarom|nul .. zin|reden|kracht|uitweg|hoop|toekomst|moed|levenslust|uitzicht|energie .. meer|leven|verder|voor_mij|zie|om_te_leven|te_leven|in_het_leven|om_door|te_vechten|zien|bestaan $
  zie|heb|is|vind|voel .. geen .. uitweg|uitkomst|hoop|toekomst|zin_meer|reden_meer|licht|lichtpunt|perspectief|andere_weg
  geen zin meer in|om het_leven|leven|te_leven|alles|niks
  leven .. zinloos|geen_zin|niet_meer_waard|niks_waard|hel|zat|beu|haat|moe|klaar_mee|niets_meer|geen_waarde|einde|beëindigen|klaar|genomen|benomen|benemen|uitzichtloos|kut !pad
  zinloos|haat|zat|beu|moe|klaar|levensmoe .. leven|bestaan|alles_en
  klaar met|mee leven|het_leven|alles|de_wereld|dit_leven
  alles .. zinloos|hopeloos|voorbij|stoppen|ophouden|klaar|einde
  waarom|waarvoor|wat .. nog|leef|bestaan|leven .. leef|leven|zin|bestaan|ik_nog|doorgaan|voor
  einde|eind .. maken|maak|aan|gemaakt .. leven|alles|het|allemaal
  maak|maken|maakt .. er .. een|n einde|eind
  er een|n einde|eind .. aan
  een|n|geen eind|einde aan .. leven|alles|het
  stap|stappen|stapt .. eruit|er_uit|uit_het_leven|uit_deze
  leven benemen|benomen|beëindigen|nemen
  spring|springen|springt|sprong|gooi|gooien|stort|ga_liggen|rij|rijd|loop|gesprongen .. brug|dak|trein|flat|balkon|raam|spoor|rails|metro|boom|water|kanaal|vrachtwagen|klif|perron|viaduct|auto|gebouw|toren
  sta|zit|ben|stond|hier .. op|bij|langs|aan .. brug|dak|spoor|rails|rand|balkon|reling|perron|flat .. springen|nu|naar_beneden|denk|einde|rand|ga|$
  voor de|een trein
  polsen|pols|touw|strop|pistool|geweer|gif|scheermes|gas .. doorsnijden|snijden|doorgesneden|gekocht|klaar|hoofd|nek|zolder|garage|gepakt|besteld|open
  pillen|tabletten|medicijnen|slaappillen|paracetamol|insuline|doos|doosje|strip|slaapmiddelen .. genomen|geslikt|ingenomen|slikken|innemen|gespaard|opgespaard|sparen|klaar|klaarliggen|alle|allemaal|voor_me|genoeg|hele|in_één_keer|tegelijk|verzameld
  alle|hele|veel|te_veel|genoeg|doos|handvol|strip|# .. pillen|tabletten|medicijnen|slaappillen|paracetamol .. geslikt|genomen|slikken|innemen|ingenomen|op|liggen|hier|in_huis|gespaard|verzameld
  afscheid|vaarwel|tot_ziens|adieu .. iedereen|allemaal|voorgoed|voor_altijd|brief|bericht|wereld|kinderen|familie|leven|genomen|nemen
  laatste .. bericht|dag|nacht|brief|woorden|avond|verjaardag|kerst|uren .. leven|van_mij|mijn|ooit|hier|op_aarde|wereld
  dit is|wordt mijn laatste|het_laatste
  er|hier|ben niet meer .. zijn|ben|morgen|straks|binnenkort|was|bent
  als|wanneer|zonder .. ik .. er_niet_meer|dood|weg|niet_meer_ben|niet_meer_besta|verdwijn|doodga|sterf|er_niet .. ben|zou|was|zijn|ga|$
  zonder mij .. beter|gelukkiger|af|makkelijker|blij
  beter|gelukkiger|makkelijker|opgelucht|beter_af .. zonder_mij|als_ik_er_niet|als_ik_dood|als_ik_weg
  niemand|wie|geen_mens|iemand .. mis*|merk*|mist|huil*|uitmaakt .. me|mij|als_ik|dood|weg|er_niet|zou
  naar|bij .. hem|haar|mama|papa|mijn_man|mijn_vrouw|mijn_zoon|mijn_dochter|oma|opa .. hemel|toe|zijn|boven|dood|gaan .. hemel|dood|boven|wil|zijn
  last|blok_aan_het_been|belasting .. iedereen|familie|ben|voor|anderen|kinderen|alleen_maar|allemaal
  dood|sterven|doodgaan .. oplossing|uitweg|opluchting|rust|enige|beste|beter|verlossing|bevrijding|fijn
  enige|laatste uitweg|oplossing|optie|manier .. dood|zelf*|sterven|is
  denk|denken|dacht|gedachten|gedachte|nadenk*|droom .. dood|doodgaan|sterven|zelfmoord|einde_aan|er_uit_stappen|springen|niet_meer_leven|er_niet_meer|iets_aandoen|eruit
  donkere|zwarte|nare|sombere gedachten|gedachte
  inslapen|slapen|slaap .. nooit|niet|voorgoed|altijd|eeuwig .. wakker|meer|$
  niet|nooit meer wakker worden|word|te_worden|hoeven
  hoe|welke|manier|pijnloos|snelste|beste .. sterven|doodgaan|dood|zelfmoord .. pijn|pijnloos|snel|plegen|kan_ik|dag|zonder|makkelijk*
  gek|stoms|domme ding|dingen|doen .. doe|ga|bang|doen
  poging|pogingen|geprobeerd|probeerde .. leven|zelfmoord|dood|eerder|einde|mezelf|zelf
  plan|gepland|besloten|beslissing|datum .. dood|sterven|einde|leven|eruit_stappen|zelfmoord|vanavond_nog|mezelf
  opgegeven|opgeven|geef_het_op .. leven|alles|mezelf|hoop
  verdien .. niet|geen|het .. leven|bestaan|dood|sterven
  wil|wou|wilde niet meer $
  wil rust .. altijd|voorgoed|eindelijk|dood
  wil|wilt|hoop .. dat .. stopt|ophoudt|voorbij|over_is|klaar_is
  er|toch|dan|straks .. niet_meer .. ben|zijn && heb_ik_aan|wat|waarom|jaar*|zin|als_ik|dan
  alles|heb .. geregeld|klaar|opgeruimd|voorbereid && brieven|kat|hond|ziel|rust|daarna|afscheid|zus|testament
  brieven .. geschreven|klaar && ziel|rust|kinderen|daarna|geregeld
  ziel|ik .. daarna .. rust|vrede
  rust|vrede .. daarna|eindelijk|voorgoed|vinden|vindt && geregeld|brieven|dood|moe|leven
  sta|zit|stond|ben op|bij|langs de|het|een brug|dak|spoor|rails|balkon|reling|klif
  denk|denken|denkt|dacht .. aan|over .. dood|doodgaan|sterven|zelfmoord|einde
  naar|bij mijn|hem|haar dochter|zoon|man|vrouw|mama|papa|moeder|vader|kind|broer && hemel|dood|boven|overleden && wil|wou|ga|zijn
  iedereen|allemaal|familie|ze|kinderen|jullie|mensen .. tot last|een_last|teveel|in_de_weg
  beste|goede|juiste|welke dag|datum|moment|getal .. gaan|dood|sterven|einde|stoppen .. voorgoed|leven|altijd|$
  voorgoed|voor_altijd && gaan|slapen|weg|rust|dood|dag|einde
  poging|pogingen .. gedaan|eerder|vorig*|al|weer|ziekenhuis|overleefd
  hoeveel .. slaappillen|pillen|tabletten|paracetamol|insuline .. nodig|dood|genoeg|dodelijk|sterven|moet
  dodelijke dosis|hoeveelheid
  zegt|zei|dreigt|praat|schrijft .. zelfmoord|dood|einde_aan|niet_meer_leven|er_niet_meer|springen|van_kant
  levensverzekering && dood|beter|kinderen|zelfmoord
  geen kracht|energie|moed .. verder|leven|vechten|door|opstaan
  moe|zat|beu van|om het_leven|te_leven|leven|vechten|bestaan
  tel|telt|tellen .. pillen|tabletten|slaappillen
  pillen|tabletten .. tel|geteld
  weet niet .. of .. haal|meemaak|er_nog|leef|verjaardag|kerst|morgen
  verjaardag|kerst|zomer .. haal|halen|meemaak|niet_meer
  praat|spreekt|denkt|praatte .. over|van|aan .. doodgaan|dood|sterven|zelfmoord
  ophangen|op_te_hangen|verhangen|te_verhangen|opgehangen .. zich|mezelf|hij|broer|zoon|geprobeerd|wilde|$
  zich op_te_hangen|verhangen|ophangen
  ziel|karma .. als|wanneer .. zelf|ga|sterf|kies|zelfmoord .. gaan|dood|voor_kies|$
  zelf .. kies|kiezen .. gaan|dood|einde|stoppen
  niemand .. missen|mist|huilen|merken
  dood .. minder|niet|geen .. bang|angst .. dan|morgen|leven|voor
  zie .. nergens|niet|geen .. zin .. in|van|meer
  nergens|niks|niets .. zin .. in|van|meer .. zie|heb|leven|$
  klaarliggen|klaargelegd|klaarstaan|klaar .. touw|pillen|alles|strop .. zo|afscheid|$
  touw|strop|pillen .. en_zo|klaar|gekocht|ligt
  laat|laten|achterlaat|achterlaten .. achter .. kinderen|familie|iedereen|mensen
  achterlaat|achterlaten|achterblijf*
  vinden|vindt|vond .. mijn_lichaam|me|mij .. dood|kinderen|hangend
  uitgekozen|gekozen .. muziek|lied|jurk|bloemen .. begrafenis|uitvaart
  mijn begrafenis|uitvaart|eigen_dood
  vrede mee|met .. besluit|dood|gaan|het
  knoop .. geleerd|geoefend|touw|leggen
  spaar|bewaar|gespaard|bewaard|steel .. morfine|pillen|insuline|medicijnen
  niet|geen .. nodig .. rest|sessies|abonnement|rapport && weg|er_niet|afscheid|straks|daarna
  geef|doorgeven .. mijn|de .. sessies|rapport|plek .. iemand|zus|dochter && weg|afscheid|er_niet|leven
  water|trein|brug|spoor|diepte .. roept|lokt|trekt|rustig|makkelijk
  doe|doen alsof && leven|stopt|moe|niet_meer|dood|zin
  ruk|draai|zwaai .. stuur|aan_het_stuur
  stuur|boom|muur|vrachtwagen|auto .. loslaten|ruk|rust|klaar|tegen|één
  geregeld|opgeruimd|klaar|liggen_klaar|weggegeven .. alles|brieven|kat|hond|papieren && dag|kiezen|laatste|goed|datum|daarna|welke
  hoef|moet|hoeft .. alleen|nog .. kiezen|beslissen .. dag|datum
  afscheid|afscheidsbericht|vaarwel .. bericht|audio|gestuurd|vriendin|zoon|reageert|neemt_niet_op|kinderen|genomen
  tot|alleen|maar last .. iedereen|anderen|familie|ben|allemaal
  iedereen .. tot_last|last
  wat|waarom .. moet|heb|doe .. met|aan ... er_niet_meer|niet_meer_ben|dood|niet_haal|er_dan_niet
  niemand .. missen|merken|zou_merken|zou_missen|opvallen|huilen
  laatste keer .. stem|hoort|hoor|spreek|zie|schrijf .. zei|ophing|$
  nooit|niet .. moeten|had .. geboren|bestaan|hier_zijn
  niet|geen .. zie|voorstellen .. toekomst|uitweg|oud_worden|halen
  stoppen|ophouden .. bestaan|ademen|te_leven|met_leven|met_bestaan
  genomen|geslikt|ingenomen|slik|neem .. #|40|30|20|50|alle|doos|handvol|strip|potje .. paracetamol*|pillen|tabletten|slaappillen|oxazepam|ibuprofen|medicijnen
  #|40|30|20|50|alle|doos|handvol|strip|potje .. paracetamol*|pillen|tabletten|slaappillen|oxazepam|ibuprofen|medicijnen .. genomen|geslikt|ingenomen|slik|neem
  had|hadden|was|wou .. auto|vrachtwagen|trein|kanker|ongeluk|bus .. geraakt|overreden|meegenomen|doodgereden|gepakt
  hoop|beloof|zeg|als_het_maar .. dat|het .. geen|niet .. pijn|zeer|lang
  er niet meer|dan ben|zijn|bij .. als|wanneer|rapport|kerst|komt|lezen
  zeg|vertel .. mijn|tegen mama|moeder|kinderen|man|dochter|zoon|familie|ouders .. hou|houd|sorry|spijt|schuld
  nog|maar één|een ding|uitweg|optie|weg .. doen|over|rest
`;

const selfHarm = `
  snij|snijd|snijdt|snijden|snijdde|sneed|gesneden|kras|krast|krassen|gekrast|brand|brandt|verwond|verwondt|verwonden|pijnig|pijnigt|sla|bijt|krab|krabt|straf|straft|beschadig|beschadigt|verbrand|mutileer + mezelf|mijzelf|zichzelf|me_zelf|mn_eigen|me_eigen
  automutil*|zelfbeschadig*|zelfverwond*|zelfmutil*|zelfpijnig*|scheermesje*|scheermes_in
  mezelf|mijzelf|zichzelf .. pijn|snij*|snijd*|verwond*|beschadig*|brand*|straf*|kras*|slaan|uithonger*|verhonger*|gesneden|gekrast|verminken
  doe|doet|doen|deed .. mezelf|mijzelf|zichzelf .. pijn
  arm|armen|benen|been|polsen|pols|dijen|dijbeen|bovenbenen|huid|buik|onderarm* .. snij*|snijd*|gesneden|kras*|gekrast|littekens|wonden|bloed*|brand*|mesje|open|sneeën|sneetjes|vol
  littekens|sneeën|sneetjes|wonden|krassen|brandwonden|snijwonden .. arm|armen|benen|polsen|verberg*|verstop*|lange_mouwen|mouwen|dijen|bovenbenen|zien|ziet|bedek*
  verberg|verbergen|verstop|verstoppen|mouwen|bedekken .. littekens|sneeën|wonden|krassen|armen
  mes|mesje|mesjes|scheermes*|schaar|sigaret*|aansteker|naald|passer|glas|stanleymes .. arm*|been|benen|huid|me|mezelf|bloed*|pols*|opluchting|dij*
  bloed|pijn|bloeden|snijden .. opluchting|rust|kalm*|voel|voelen|enige|leef|rustig|helpt
  weer|terugval|begonnen|stoppen|gestopt|opnieuw .. snijden|krassen|automut*|mezelf_pijn|mesje
  hoofd .. muur|bonk|sla .. muur|tegen|tot
  tot .. bloed*
  eten|eet .. niet|niks|straf|verdien .. straf*|verdien|mezelf
  kots|braak|overgeven|vinger_in_mijn_keel .. eten|elke|maaltijd|expres|na|mezelf
  snij|snijd|snijdt|kras|krast|brand|krab|prik in|op|aan mijn|haar|zijn arm|armen|been|benen|huid|pols|polsen|buik|dijen|bovenbenen
  zie|zien|als .. bloed .. rustig|kalm|opluchting|beter|voel
  bloed .. rustig|kalm|opluchting|beter
  eet|eten|gegeten .. al|niet|niks|dagen && verdien|straf|mezelf
  verdien .. niet|geen .. eten|geluk_en
  mesje|mesjes|scheermes|scheermesjes|scheermesje
  bonk|sla|stoot|beuk .. hoofd|vuist|vuisten .. muur|tegen|tot|kast
  hoofd tegen .. muur
  weer|opnieuw|gisteren|vannacht .. gesneden|gekrast|gebrand|gesneeën
  trek|trekt|ruk .. haren|haar|wimpers .. uit|eruit|plukken
  lange mouwen .. zomer|armen|littekens|warm|verberg*
  vinger|vingers .. keel
  lange mouwen .. zomer|zodat|sneetjes|littekens|ziet|verberg*|hitte|armen
  sneetjes|sneeën|krassen|littekens|wondjes .. armen|polsen|benen|verberg*|ziet|dochter|nieuwe|zien
  hoofd .. muur .. bonk*|sla*|stil|tegen
  bonk|bonken|sla|krab|bijt|knijp|brand|snij|snijd|kras|prik .. mezelf|mijn_hoofd|mijn_armen|mijn_arm|mijn_huid|mijn_benen|tot_bloed|me_tot
  eet|gegeten .. niets|niet|niks|amper .. dagen|straf|controle|week|verdien|dik
  maaltijd|eten|gegeten .. kots*|braak*|overgeven|vinger*|wc|uitbraken
  scheermes|mesje|schaar|scheermesje* .. kamer|lade|tas|etui|dochter|verstopt|gevonden|arm|huid
  voel|voelen .. echt|levend|iets|mezelf .. bloed|snij*
  bloed .. zie|zien|stroomt|loopt .. echt|levend|rustig|voel|arm
`;

const violence = `
  dreigt|dreigde|dreigen|bedreigt|bedreigd|bedreigde|bedreiging*|bedreigen|doodsbedreiging*|gedreigd|doodsbedreigingen
  me|mij|ons|hem|haar|je|mn .. vermoorden|vermoord|doodmaken|dood_te_maken|doodmaakt|neersteken|neerschieten|afmaken|wurgen|doodslaan|doodslaat|in_brand|kapotmaken|kapot_maken|doodschieten|kelen|aanvallen|afranselen|iets_aandoen|wat_aandoen|
    ombrengen|vergiftigen|door_het_hoofd|in_elkaar_slaan|in_elkaar|verkrachten|vinden_en
  maakt|maak|maken .. me|mij|ons|hem|haar .. dood|af|kapot
  @wil|ga|kan|zou .. hem|haar|iemand|mijn_ex|mijn_baas|mensen|ze|hun|die_man|mijn_man|mijn_vrouw|mijn_vader|buurman|allemaal .. vermoorden|doodmaken|neersteken|slaan|pijn_doen|neerschieten|in_elkaar_slaan|wurgen|vergiftigen|dood|iets_aandoen|afmaken|
    wat_aandoen
  mes|wapen|pistool|geweer|bijl|hamer|machete|zuur|benzine|honkbalknuppel + me|mij|hij|man|ex|keel|buurman|hand|deur|bedreig*|heeft|trok|broer|schreeuw*|school|staat|vader|ons|zwaai*|zijn
  stalkt|stalker|stalking|gestalkt|stalken|achtervolgt|achtervolgd|achtervolgen|belaagt|belager
  volgt|volgen|volgde|bespiedt|opwacht|wacht .. me|mij|ons|op .. huis|overal|straat|werk|op|school|hij|ex|auto
  staat|stond|komt|bonkt|bonst|trapt|slaat|schopt .. voor|tegen|op|bij|onder|aan .. deur|huis|raam|werk|huisdeur|voordeur .. ex|hij|bang|weer|schreeuw*|man|vanavond|te|$
  hij|ex|man|iemand .. voor|tegen|bij .. de|mijn|onze deur|huis|raam|voordeur
  aangevallen|verkracht|in_elkaar_geslagen|neergestoken|beroofd|ontvoerd|gewurgd|mishandeld|overvallen|neergeschoten|toegetakeld|afgetuigd
  bang|doodsbang|angst|vrees .. voor_mijn_leven|voor_ons_leven|voor_hem|voor_mijn_man|voor_mijn_ex|voor_mijn_vader|voor_mijn_partner|voor_mijn_vriend|voor_mijn_broer|voor_mijn_stiefvader|dat_hij_me_slaat|dat_hij_me_vermoordt|dat_hij_terugkomt|voor_wat_hij|om_naar_huis|naar_buiten|voor_mijn_buurman|
    voor_mijn_zoon|hij_komt|voor_ze|naar_huis_te|voor_mijn_oom
  bang .. vermoord*|slaat|doodmaakt|vindt_me|terugkomt|pijn_doet|vrijkomt|iets_aandoet
  verstop|verstopt|opgesloten|verschuil|schuil|ondergedoken .. badkamer|kelder|wc|kamer|voor_hem|kast|blijf|slaapkamer|toilet|zolder
  geweld|gewelddadig|agressief|handtastelijk|losse_handjes .. hij|man|partner|thuis|vader|huiselijk|vriend|ex|wordt|zoon|me|mij|relatie|broer|dronken|vrouw|tegen
  huiselijk geweld
  hij|man|partner|vader|vriend|ex|zoon|broer|wordt|werd|is .. gewelddadig|agressief|handtastelijk
  niet|nergens|onveilig .. veilig .. thuis|meer|hier|hem|huis|voel
  onveilig .. thuis|voel|huis
  in gevaar
  levensgevaar
  contactverbod|straatverbod|huisverbod
  politie .. hij|me|bang|vermoord*|slaat|dreig*|ex|man|aangifte|niks|gelooft|bellen|gebeld
  hoor|hoorde .. schreeuwen|gillen|geschreeuw|klappen|slaan|schoten|huilen
  gilt|schreeuwt|gegil|geschreeuw .. buren|hulp|boven|kind|vrouw|naast|buurvrouw
  keel|nek|wurgt|wurgde|gewurgd .. me|mij|hij|handen|dichtgeknepen|dicht|greep
  huis|auto|woning|flat .. in_brand|afbranden|aansteken|brand_steken|platbranden
  in brand steken|gestoken|zetten|steekt
  wraak .. vermoord*|mes|bloed|lijden|wapen|dood
  bang|neiging|bijna .. baby|kind|kinderen .. iets_aan|pijn|schudden|slaan|aandoe*|door_elkaar
  geschud|door_elkaar_geschud|geslagen .. baby|mijn_kind|kinderen
  gedwongen huwelijk
  uithuwelijk*|eerwraak|bom|gijzel*|mensenhandel|femicide
  weet waar ik|we woon|wonen .. ex|dreig*|bang|hij|$
  vermoordt|vermoord|doodmaakt|neersteekt|doodslaat|doodschiet .. me|mij|ons|als|hij|zei|haar|hem
  zei|zegt|dreigt|schreef|zweert .. vermoord*|doodmaak*|neersteek*|slaat|afmaakt|verbrand*|kapotmaak* .. me|mij|ons|als|haar|$
  volgt|achtervolgt|stalkt|bespiedt|lastigvalt me|mij|ons
  geslagen|geschud|gewurgd|gestompt .. mijn|onze|het|de .. kind|zoon|dochter|baby|vrouw|man|kinderen|hond
  mijn|onze kind|zoon|dochter|baby|vrouw|man|kinderen .. geslagen|geschud|gewurgd|pijn_gedaan
  buurman|buurvrouw|buren|boven|hiernaast .. slaan|slaat|schreeuwt|gillen|klappen|mishandelt|mishandelen .. vrouw|kind|$
  hoor .. buurman|buren|boven .. slaan|schreeuwen|vrouw|huilen|gillen
  gevangenis|bajes|cel + vrij|uit|los && zoekt|ons|bang|ex|me|vindt|hij
  breken|breekt|gebroken .. benen|botten|vingers|neus|kaak|arm|ribben && betaal|ze|hij|dreig*|me|mijn
  wachten|wacht|staan|staat .. me|mij|op .. school|werk|hoek|thuis|na_school && slaan|elkaar|bang|dreig*|hij|ze
  in elkaar slaan|geslagen|trappen|rammen
  bang voor|om .. wat .. hij|ze|zij .. doet|gaat|kan|thuiskomt
  wapen|pistool|geweer|bijl|machete && drinkt|dronken|huis|bang|man|vader|ex|dreig*|hij|broer
  ingebroken|binnengedrongen|binnen_te_komen .. ex|hij|nacht|bang|iemand
  voordat hij|ie thuiskomt|terugkomt && kinderen|bang|weg|vluchten
  woede|haat|razend .. vermoord*|neersteken|slaan|wurgen .. hem|haar|iemand
  binnengedrongen|ingebroken|binnen_gekomen|binnengekomen .. huis|wacht|hij|ex|nacht|woning
  huis|woning|kamer .. binnengedrongen|binnengekomen|ingebroken
  foto|fotos|filmpjes .. van mijn|ons|onze huis|deur|raam|kinderen|auto|straat
  stuurt|krijg|stuurde .. foto|fotos .. huis|deur|raam|kinderen|auto
  foto s van .. huis|deur|raam|kinderen|auto
  hond|kat .. doodgemaakt|vergiftigd|vermoord|gedood && volgende|zei|ik|hij
  volgende ben|is .. ik|zei|hij
  ik de volgende
  achter me|mij aan .. thuis|huis|liep|loopt|straat|auto|nacht
  liep|loopt|fietste|rijdt .. achter .. me|mij|ons .. aan|thuis|huis
  maak|steek|sla .. hem|haar|ze|iemand .. af|neer|dood|kapot
  slaan|trappen|breken|stompen|rammen .. gezicht|kop|tanden|benen|hoofd|smoel|bek|hersens .. in|eruit|kapot|slaan|willen|ga|$
  kop|smoel|bek|gezicht|hersens .. inslaan|in_slaan|intrappen|verbouwen|breken
  mannen|jongens|gasten|types .. volgen|wachten|bedreigen|weten|zoeken .. werk|woon|huis|metro|me|mij
  broer|neef|zoon|buurman|zwager .. loopt|rijdt|rond|staat .. met .. wapen|pistool|mes|gewapend
  wapens|pistolen|messen|machetes|steekwapen
  maffia|drugsbende|een_bende|dealers
  bommen|raketten|soldaten|oorlog .. vallen|stad|huis|bang|nacht|kelder
  zit|staat|wacht|parkeert|rijdt|hangt .. auto|voor|tegenover|buiten .. huis|deur|werk|school|mijn
  krijgt|heeft|mag niemand me|anders|mij
  als .. niet .. krijg|heb|wil|hebben .. niemand
  kapotgeslagen|kapot_geslagen|kort_en_klein|vernield|ingeslagen .. alles|vader|huis|man|meubels|deur|dronken
  opgesloten|verstopt|ingesloten|gebarricadeerd .. slaapkamer|badkamer|wc|kamer|kast|auto|wij|bang
  fantaseer|fantasie*|drang|neiging|denk_eraan|stel_me_voor .. steken|neer_te_steken|neersteken|vermoord*|slaan|wurg*|pijn_te_doen|mes|doden
  neersteken|neer_te_steken|neergestoken|doodsteken
  lesje|les .. leren|lesje_leren
  ingebroken|binnengekomen|binnengedrongen|raam .. nacht|vannacht|terwijl_ik|slaapkamer|bang
  verminken|zuur
  er is iemand|een_man in|binnen|buiten|beneden
  iemand .. in mijn|ons|het huis|flat|tuin|slaapkamer
  zoon|dochter|broer|kleinzoon|vader|vriend .. me|mij .. geslagen|sloeg|geduwd|geschopt|vastgegrepen
  gezicht|hoofd|buik .. geslagen|gestompt|gespuugd|geschopt
  onder de grond|zoden
  durf .. niet .. naar_buiten|naar_huis|de_straat|alleen .. geslagen|bedreig*|bang|gevolgd|meer
  mannen|jongens|types .. wachten|wacht|volgen .. auto|knuppels|deur|me|mij|huis
  knuppels|messen|honkbalknuppel* .. wachten|mannen|auto|deur
  uithuwelijk*|uitgehuwelijkt|gedwongen_huwelijk
  zit|staat|wacht elke|iedere avond|dag|nacht .. auto|voor|huis|deur
`;

const abuse = `
  me|mij|ons|mn|hem|haar|de_kinderen|mijn_kinderen|mijn_moeder|mijn_dochter|mijn_zoon|onze_kinderen|mijn_zus|mijn_broertje .. slaat|sloeg|geslagen|slaan|schopt|schopte|geschopt|mishandelt|mishandeld|mishandelde|verkracht|verkrachtte|misbruikt|misbruikte|
    misbruikt|wurgt|gewurgd|trapt|getrapt|stompt|gestompt|duwt_tegen|aanrandt|aangerand|betast|betastte|opsluit|opgesloten|vernedert|vernederd|kleineert|gekleineerd|uitscheldt|controleert|dwingt|dwong|gedwongen|aanraakt|aangeraakt|aanzit|aangezeten|
    terroriseert|bespuugt|chanteert|gechanteerd|pest|gepest|pesten|bedreigt|intimideert|in_elkaar|uithongert
  slaat|sloeg|schopt|trapt|stompt|mept|mishandelt|wurgt|verkracht|misbruikt|betast|vernedert|kleineert|terroriseert|chanteert|duwt|bespuugt me|mij|ons|hem|haar|mn|de_kinderen|mijn_moeder|mijn_dochter|mijn_zoon|mijn_kinderen|onze_kinderen|mijn_zus|zijn_vrouw|zijn_kinderen
  @hij .. slaat|sloeg|schopt|trapt|stompt|mept|mishandelt|wurgt .. me|mij|ons|hem|haar|kinderen|moeder|zus
  mishandel*|misbruik*|verkracht*|incest|pedofiel|pedo|aanrand*|aangerand|seksueel_misbruik|seksueel_geweld|ongewenste_intimiteiten|grensoverschrijdend*|kindermishandeling|loverboy*|sextortion|wraakporno|huiselijk_geweld
  word|wordt|werd|ben|geworden|was|werden .. geslagen|mishandeld|misbruikt|verkracht|gepest|aangerand|betast|gedwongen|opgesloten|gechanteerd|vernederd|gestalkt|gedrogeerd|gekleineerd
  raakt|raakte|zit|zat|betast|streelt|kust .. me|mij|haar|mijn_dochter|mijn_zoon|aan .. aan|nachts|onder|daar|tussen|broek|borsten|stiekem|slaapkamer
  stiefvader|oom|vader|papa|opa|neef|trainer|leraar|pastoor|stiefbroer|broer|baas|buurman|coach|vriend_van_mijn_moeder .. raakt_me|aanraakt|aangeraakt|bed|kamer|bloot|naakt|geheim|nachts|misbruik*|betast|zit_aan|aan_me|kust|uitkleden|aangezeten
  komt|kwam|sluipt|kruipt .. s_nachts|nachts|mijn .. kamer|bed|slaapkamer
  kamer|bed|slaapkamer .. nachts .. hij|stiefvader|komt|me
  dwingt|dwong|gedwongen|dwingen|verplicht|chanteert|pusht .. seks|sex|naar_bed|uitkleden|vrijen|dingen|naakt*|trouwen|abortus|prostitu*
  seks|sex|vrijen .. gedwongen|tegen_mijn_wil|wilde_niet|nee|niet_wil|niet_wilde|dronken|sliep
  zei|gezegd nee|dat_ik_niet|stop .. toch|door|ging|seks|hij
  tegen mijn|haar wil
  mag|verbiedt|mocht .. me|mij|niet|geen .. naar_buiten|werken|telefoon|geld|vriendinnen|vrienden|familie|huis_uit|dokter|eten|alleen|zien .. !rapport|bestelling|site
  @hij .. laat|verbiedt|liet .. me|mij|niet .. buiten|werken|geld|vriendinnen|vrienden|familie|dokter|weg|uit
  controleert|pakt|pakte|afgepakt|verstopt|leest .. mijn|alles|elke .. telefoon|geld|berichten|paspoort|wat_ik|salaris|sleutels|pinpas|papieren
  sluit|sloot|opsluit|opgesloten|op_slot .. me|mij|op|ons|kamer|kelder|huis|kast
  noemt|noemde|scheldt .. me|mij .. hoer|slet|dom|dik|waardeloos|niets|kutwijf|lelijk|uit
  gooit|gooide|smijt|breekt|slaat .. spullen|borden|dingen|glas|stoel|kapot|naar_me|naar_mij|servies .. me|mij|boos|dronken|naar|als|$
  als|wanneer|zodra .. hij|papa|mijn_man|vader|ze .. drinkt|gedronken|dronken|boos|kwaad|driftig .. slaat|me|bang|schreeuwt|klappen|ons|agressief
  blauwe plekken|plek|oog
  blauwe_plekken|blauw_oog .. hij|man|verberg*|make|armen
  klappen|klap|stomp|vuistslag .. krijg|kreeg|krijgt|geeft|gaf|hij|vader|man|thuis|moeder
  naaktfoto*|naaktbeelden|intieme_beelden|intieme_foto*|dickpic*
  stuurt|eist|vraagt|verspreidt|deelt|wil|dreigt .. naakt*|intieme*
  chantage|gechanteerd|chanteert|gepest|pesten .. school|werk|mij|me|klas|dochter|zoon|foto*|geld|hij|word|$
  handen los|thuis
  losse handjes|handen
  vluchten|weg|ontsnappen|verlaten .. hem|man|partner|huis .. bang|veilig|slaat|vermoord*|kinderen|blijf
  blijf_van_mijn_lijf*|vrouwenopvang|veilig_thuis
  trap|muur|grond|vloer|deur .. geduwd|gegooid|gesleurd|gesmeten|afgeduwd && hij|me|mij|man|vriend|ze
  duwde|duwt|gooide|sleurde|smeet|trok .. me|mij|haar .. trap|muur|grond|haren|vloer|arm
  aan mijn haren
  riem|stok|pollepel|kabel|slipper .. slaat|sloeg|slaag|vader|moeder|papa|klappen
  slaat|sloeg|slaag|klappen .. met .. riem|stok|pollepel|kabel
  salaris|geld|pinpas|paspoort|telefoon|papieren .. pakt|afgepakt|af|controleert|verstopt|beheert && hij|man|vriend|ze|vader
  kijkt|gluurt|filmt|begluurt .. douche|douchen|omkleed*|badkamer|bloot
  uithuwelijken|trouwen .. dwingen|gedwongen|ouders|moet|neef
  spuugt|spuugde|plast .. me|mij|gezicht|op_me
  gevallen|trap|deur .. zeg|zei|vertel && plekken|oog|blauw*
  zeg|zei|vertel .. gevallen|trap && plekken|oog|blauw*
  wakker .. op_me|handen|betast|bloot
  iets in mijn drankje|glas|drinken
  ben 11|12|13|14|15|16 && hij_is_30|hij_is_35|hij_is_40|hij_is_45|hij_is_50|veel_ouder|leraar|trainer
  bepaalt|verbiedt .. kleren|wat_ik_draag|wie_ik_zie|vriendinnen|vrienden
  dingen|iets .. met|bij .. me|mij gedaan .. toen|klein|jaar|kind|was
  opa|oom|vader|neef|stiefvader|buurman|trainer .. dingen|spelletjes .. gedaan|deed|moest
  arm|neus|rib|ribben|kaak|pols .. gebroken .. hij|zei|man|vriend|gevallen|fiets
  hij|man|vriend|vader .. arm|neus|rib|ribben|kaak|pols gebroken
  broer|oom|stiefvader|vader|neef|opa|hij .. kruipt|komt|ligt|kroop .. bed|slaapkamer
  toestemming|permissie .. vragen|nodig|buiten|weg|hem|man
  vragen|vraag .. toestemming|permissie
  als|wanneer .. ik .. antwoord|praat|laat|lawaai|weiger .. boos|slaat|schreeuwt|straft
  oppassen|voorzichtig .. wat_ik_zeg|boos_maken|lawaai .. hem|man|hij|bang
  zonder hem .. niets|niemand|ben
  niets|niemand|niks zonder hem|haar
  bang .. thuiskomt|sleutel|deur|binnenkomt|dronken .. hij|man|vader
  telt|controleert|checkt|leest|doorzoekt|verstopt|pakt|brak .. minuten|telefoon|berichten|tas|bonnetjes|geld|kleren|sleutels .. als|ik|mijn|hij|mij|weg
  doet|deed|doen .. dingen|iets|het met|bij me|mij|haar .. slaap|slaapt|nachts|klein|wil|bed
  slaap|sliep|slapend|dronken .. doet|raakt|seks|dingen|bovenop|aangeraakt
  trainer|leraar|oom|stiefvader|pastoor|opa|neef|baas|buurman .. geheim|aanraakt|aangeraakt|zoent|foto*|niemand|vertellen
  ons geheim
  bloemen|sorry|spijt|huilt|belooft .. daarna|altijd|elke_keer|achteraf && slaat|weer|verander*|opnieuw
  toestemming|vragen .. uitgeven|weg|naar_buiten|kopen|geld .. man|hij|moet
  krimp|schrik|tril|bevries|duik .. als|wanneer|zodra .. hand|hij|zij|deur|sleutel|stem|schreeuwt
  hand .. optilt|opheft|opsteekt|heft
  camera|camera's|filmt|gefilmd .. badkamer|douche|slaapkamer|naakt|verstopt
  schoonmoeder|moeder|vader|man|stiefmoeder .. slaat|verstopt|sluit|pakt .. eten|me|af
`;

const hints = {
  suicide: `
    1 besloten|beslissing|besluit
    1 rustig|rust|vrede|opgelucht|klaar|stil|stilte
    2 niet|nooit .. meer .. zijn|bij|nodig|er|meemaken
    2 als|wanneer|nadat|zodra .. ik .. weg|dood|er_niet_meer|niet_meer_ben|gegaan
    2 weggegeven|geregeld|opgeruimd|testament|papieren|voorbereid .. alles|spullen|kleren|sieraden|boeken|papieren|orde
    2 brieven|brief|briefje .. kinderen|familie|mama|dochter|zoon|man|geschreven|achtergelaten|tafel|iedereen
    2 pillen|tabletten|brug|balkon|spoor|rails|dak|touw|afgrond|overdosis|perron|flat
    1 moe|uitgeput|geen_kracht|kracht_meer|op|te_veel|genoeg|kapot|zat
    1 niemand|alleen|eenzaam
    1 zinloos|leeg|donker|duisternis|hopeloos|waardeloos|mislukt|mislukking|nutteloos|geen_zin|maakt_niet_uit|te_laat|niets_helpt|waarvoor
    2 tot_last|last|in_de_weg|beter_af|zonder_mij|in_mijn_plaats
    2 niet_meer_wakker|inslapen|verdwijnen|loslaten_voorgoed|naar_beneden_kijk|stuur|tegenligger|stoppen_met_ademen|einde
    1 sorry|vergeef|vaarwel|afscheid|zeg_tegen|zorg_voor|bedankt_voor_alles|dank_voor_alles
    2 sterven|dood|doodgaan|hemel|hiernamaals|graf|volgend_leven
    1 baan_kwijt|verlaten|gescheiden|alles_kwijt|werkloos|niets_lukt|alles_geprobeerd
    1 laatste_keer|nog_één_keer|vanavond|vannacht|het_einde|laatste
    1 leven|leef|bestaan .. pijn|zwaar|zo_niet|niet_meer|ondraaglijk|moeilijk
    1 kat|hond .. zus|buurvrouw|buurman|vriendin
    1 kinderen|dochter|zoon .. groot|volwassen|redden|zonder
  `,
  'self-harm': `
    2 bloed|bloeden|bloedt
    2 littekens|sneeën|mesje|scheermes|aansteker|brandwonden
    2 snij*|snijd*|kras*|brand*|krab*|braak*|kots* .. me|mezelf|mijn|armen|huid|weer|benen
    2 pijn|straf*|verwond* .. mezelf|zichzelf|me
    1 armen|arm|dijen|polsen|huid|mouwen|pleisters
    1 verberg|verstop|stiekem|niemand_weet|niemand_ziet
    1 verdien|straf|opluchting|druk|iets_voelen|voel_niets|rustig
    1 badkamer|lade|terugval|drang
    1 calorieën|spiegel|dik
  `,
  violence: `
    2 dreig*|bedreig*|wapen|gewapend|pistool|neerstek*|vermoord*|doodmak*|doodsla*|wurg*|aangevallen|mishandel*|in_elkaar|zuur|benzine|geschoten|steekt
    2 volgt_me|achtervolg*|stalk*|bespied*|voor_mijn_deur|voor_de_deur|waar_ik_woon|ingebroken|ingetrapt|banden|opgewacht|buiten_te_wachten
    2 geweld*|agressie*|slaat_alles|gevangenis|wraak|bende|woedend|razend
    1 bang|doodsbang|angst|paniek|tril|trillen|verstopt
    1 dronken|boos|kwaad|schreeuwt|gilt
    1 politie|hulp|112|help_me|noodgeval
    1 hij|zij|ze|ex|man|broer|vader|zoon|buurman|baas .. wil|gaat|zei|zegt|komt_terug|is_vrij|zweert
    2 slaat|sloeg|geslagen|slaan|schopt|duwt|greep|sleurde .. me|mij|ons|hem|haar|iemand|kinderen
    2 breken|breekt|slaan|trappen .. benen|kop|hoofd|gezicht|botten
    1 vannacht|nu|elke_nacht|volgende_keer|kinderen
    2 bloedt|bewusteloos|blauwe_plekken
    2 betaald_zetten|laten_boeten|laten_lijden|terugpakken
  `,
  abuse: `
    2 raakt|aanraakt|aangeraakt|zoent|kust|betast|bloot|naakt|verkracht|dwingt|gedwongen|seks .. me|mij|mijn|met|zonder|als|aan
    2 slaat|sloeg|geslagen|schopt|stompt|wurgt|duwt|spuugt|riem|klappen .. me|mij|ons|haar|hem|kinderen|mama
    2 mag_niet|mag_ik_niet|verbiedt|sluit_me|opgesloten|controleert|bespioneert|pakt_mijn|verstopt_mijn|bepaalt_wat
    1 man|vriend|partner|vrouw|vriendin|stiefvader|oom|vader|papa|moeder|mama|trainer|leraar|baas|pastoor|opa|broer|neef
    1 geheim|niemand_weet|nooit_verteld|niemand_gelooft|mijn_schuld|schaam|schaamte|vies|aan_niemand
    1 bang|verstop|doe_alsof|bevries|huil
    1 drinkt|dronken|boos|schreeuwt|scheldt|dreigt|waardeloos|niks_waard
    1 s_nachts|mijn_kamer|bed|slaapkamer|alleen_met|als_kind|klein_was|sinds_ik
    1 paspoort|vriendinnen_zien|familie_zien|naar_buiten|mijn_salaris
    1 ben_13|ben_14|ben_15|ben_16|ben_12|ben_11|minderjarig
  `,
};

export const dutch: Lexicon = {
  common: `de het een en is ik mijn me mij je jij niet van in op te dat die met voor aan er maar als ook
    nog heb heeft ben zijn was wat hoe wanneer kan wil naar bij om uit zo dan meer al wel deze dit hij ze zij
    we geen over door kunt u jullie of mn tot toe moet gaat haar hem dus toch waarom wie worden word`,
  sets: {
    wil: 'wil|wilt|wou|wilde|wens|verlang|zin_om|plan_om|besloten_om|klaar_om|probeer|geprobeerd|liever|hoop|overweeg|denk_eraan_om|denk_erover|dreigt|denkt_aan|denk_aan|dreigt_te',
    wilniet:
      'wil_niet|wil_nie|wou_niet|wilde_niet|wil_echt_niet|wil_gewoon_niet|wil_zo_niet|hoef_niet|wil_helemaal_niet|kan_niet',
    hij: 'hij|man|vriend|partner|vader|papa|ex|stiefvader|broer|oom|opa|moeder|mama|zoon|baas|iemand|ouders|zij|ze|vrouw|vriendin|echtgenoot|ie',
    persoon: `man|vrouw|echtgenoot|echtgenote|vriend|vriendin|partner|vader|papa|pa|moeder|mama|ma|ouders|stiefvader|stiefmoeder|broer|zus|zusje|broertje|zusjes|oom|tante|opa|oma|grootvader|grootmoeder|grootouders|zoon|dochter|kind|kinderen|
      baby|kindje|zoontje|dochtertje|kleinkind|kleinzoon|kleindochter|tweeling|neef|nicht|ex|buurman|buurvrouw|collega|schoonmoeder|schoonvader|verloofde|maatje|beste_vriend|beste_vriendin|familie|dierbare|geliefde|maat|schoonzus|zwager`,
    dier: 'hond|kat|poes|kater|paard|konijn|huisdier|puppy|kitten|parkiet|hamster|hondje|katje',
  },
  short: `nie niet ni niet k ik mn mijn zn zijn da dat wa wat gwn gewoon nix niets niks niets effe even
    dr er`,
  mistyped: `zelfmoord zwanger miskraam antidepressiva depressie depressief overleden begrafenis gokverslaafd verslaafd schulden deurwaarder
    medicijnen chemotherapie ziekenhuis mishandeld mishandelt verkracht`,
  idioms,
  crisis: { suicide, 'self-harm': selfHarm, violence, abuse },
  care: dutchCare,
  hints: { ...hints, ...dutchCareHints },
};
