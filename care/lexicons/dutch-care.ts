import type { Lexicon } from '../lexicon.ts';

const illness = `
  kanker|borstkanker|darmkanker|longkanker|huidkanker|alvleesklierkanker|prostaatkanker|eierstokkanker|baarmoederhalskanker|leverkanker|slokdarmkanker|botkanker|nierkanker|blaaskanker|maagkanker|keelkanker|leukemie|lymfeklierkanker|lymfoom|
    melanoom|tumor|tumoren|hersentumor|uitzaaiing*|uitgezaaid|chemo|chemotherapie|chemokuur|bestraling*|biopt|kwaadaardig*|oncolog*|alzheimer|dementie|dement|parkinson|multiple_sclerose|hiv|diabetes|suikerziekte|epileps*|epileptisch|dialyse|lupus|
    reuma|fibromyalgie|endometriose|hepatitis|levercirrose|longontsteking|sepsis|bloedvergiftiging|palliatie*|hospice|transplantatie|auto_immuun*|schizofren*|bipolair*|psychose|psychotisch|anorexia|boulimi*|eetstoornis*|ptss|copd|trombose|embolie|
    hersenvliesontsteking|ongeneeslijk*|terminaal|terminale|herseninfarct|hersenbloeding|beroerte|hartaanval|hartinfarct|hartfalen|hartstilstand|hartkwaal|hartproblemen|nierfalen|aneurysma|crohn|ziekte_van
  diagnose|gediagnosticeerd|gediagnostiseerd
  ziek|ziekte|ziektes|zieke|doodziek|zieken|aandoening*|infectie|besmet|ontsteking
  depress*|angststoornis|angstaanval*|paniekaanval*|paniekstoornis|burn_out|burnout|overspannen|psychiatr*|psychisch*|borderline|dwangstoornis|inrichting_opgenomen|ggz|zenuwinzinking|mentale_gezondheid
  ziekenhuis|intensive_care|spoedeisende|opgenomen_in|coma|ambulance|revalidatie|opname|eerste_hulp
  operatie|operaties|geopereerd|opereren|opereer|narcose
  symptoom|symptomen
  knobbel|knobbeltje|bult|bultje|cyste|vlek .. borst|nek|gevonden|oksel|hals|long*|lever|gevoeld|huid
  bloed bij|in .. urine|ontlasting|poepen|plassen
  hoest|spuug|braak bloed
  pijn|pijnen|druk|steken .. borst|hart|arm|buik|rug|nieren|hoofd|maag|ondraaglijk|weken|maanden .. weken|maanden|dagen|uur|dokter|verdoofd|$
  pijn op|in|aan|bij .. borst|hart|arm|buik
  pijn_op_de_borst|borstpijn|chronische_pijn|ondraaglijke_pijn|buikpijn|benauwd|kortademig
  arm|been|gezicht|hand|kant|vingers .. gevoelloos|verlamd|tintel*|verdoofd|slaapt
  verlamd|rolstoel|geamputeerd|gehandicapt|invalide
  flauwgevallen|flauwvallen|duizelig
  krijg geen lucht|adem
  dokter|dokters|arts|artsen|huisarts|specialist|cardioloog|neuroloog|chirurg|oncoloog|psychiater .. zegt|zeggen|zei|zeiden|vindt|vinden|weten|wil|willen|geeft|gaf|raadt|gevonden|niks|morgen|bang|denkt|denken|schrijft|heeft
  naar|zonder|plaats .. dokter|huisarts|arts
  mri|ct_scan|röntgen|mammografie|bloedonderzoek|bloedwaarden|bloedtest
  uitslag .. biopt|bloed*|scan|ziekenhuis|onderzoek|arts|dokter
  stadium 1|2|3|4|vier|drei|drie|twee
  genezen|geneest|genezing|beter_worden|beter_wordt .. ziek*|moeder|mama|papa|vader|man|zoon|dochter|ooit|word|wordt|zal|ik|hij|ze|van
  gezondheid .. slecht*|zorgen|bang|achteruit|problem*|moeder|vader|zwak*
  gezondheidsproblemen|gezondheidsklachten|lichamelijke_klachten
  hoe lang|hoelang .. nog|leven|leef|te_leven|heeft
  hoelang .. leven|te_leven|leef
  wanneer|hoe_oud|welk_jaar|waaraan .. dood|sterf|doodga|sterven|overlijd*
  ga|gaat|zal .. dood|sterven|doodgaan
  sterfdatum|doodsdatum|sterfdag
  ligt op|in .. sterven|coma|ziekenhuis
  stervend|stervende|sterft
  @persoon .. ziek|stervend|coma|gehandicapt|autis*|adhd|verlamd|kanker|opgenomen
  hoor|hoort stemmen
  stemmen in .. hoofd
  huil|huilen|tranen .. elke_dag|hele_dag|elke_nacht|elke_avond|alleen_maar|stoppen|constant|dagen|de_hele|iedere|aan_één_stuk
  kom|kan .. niet .. bed_uit|uit_bed|mijn_bed
  slaap|eet|geslapen|gegeten .. niet|nauwelijks|amper .. dagen|weken|meer|sinds
  voel|ben|zo .. waardeloos|hopeloos|leeg|wanhopig|gebroken|kapot_van|dood_van_binnen|verloren_en|radeloos|uitgeput_en
  wanhopig|wanhoop|radeloos|hopeloos|ten_einde_raad|dieptepunt|uitzichtloos
  ongeluk .. ziekenhuis|coma|ernstig|gewond|kritiek
  koorts .. dagen|kind|baby|40|39|hoge
  postnatale depressie
  iets|plekje|vlek|schaduw|knobbel .. long|lever|borst|hersen*|nier*|scan .. gevonden|gezien|ontdekt|zit
  gevonden|gezien|ontdekt .. long|lever|borst|hersen*|scan|foto && iets|plek*|arts*|dokter*|ze
  hartoperatie|knieoperatie|heupoperatie|hersenoperatie|rugoperatie|openhartoperatie
  getallen|nummers|stemmen|televisie|radio .. praten|spreken|zeggen|bevelen .. me|mij|tegen
  slaap|geslapen|eet .. al|niet|geen # nachten|dagen
  wacht|wachten .. uitslag|biopt|diagnose|operatie
  bang .. operatie|uitslag|kanker|ziekte|doodgaan|onderzoek
  word|worden blind|doof|gek .. ik|steeds|bang
  levensverwachting
  word|wordt|worden langzaam|bijna|straks blind|doof|dement
  genezen|helen .. schildklier|rug|astma|migraine|huid|hart|eczeem
  schildklier|rug|astma|migraine|eczeem .. genezen|genezing|beter
  heeft|heb|krijgt .. nog|maximaal # maanden|weken|dagen
  nog twee|drie|vier|zes|een_paar|# maanden|weken|dagen .. leven|$
  heeft|heb nog twee|drie|vier|zes|enkele|# maanden|weken|dagen
`;

const medication = `
  medicatie|medicijn|medicijnen|pillen|tabletten|antidepressiv*|antipsychotic*|slaappil*|slaapmiddel*|kalmeringsmiddel*|pijnstiller*|antibiotic*|prednison|cortison*|insuline|lithium|citalopram|escitalopram|sertraline|fluoxetine|prozac|paroxetine|
    venlafaxine|mirtazapine|amitriptyline|quetiapine|seroquel|olanzapine|risperidon|abilify|oxazepam|lorazepam|diazepam|valium|temazepam|xanax|ritalin|concerta|methylfenidaat|metformine|levothyroxine|thyrax|bloedverdunner*|bloeddrukpil*|betablokker*|
    statine*|tramadol|oxycodon|morfine|ibuprofen|paracetamol|pregabaline|lyrica|methadon|anticonceptie*|recept_van|voorgeschreven|dosis|dosering|milligram|mg|vaccin*|vaccinatie|bijwerking*|afbouwen|tamoxifen|hormonen_slikken|ozempic|inhalator|puffer|
    chemopil*|hormoonkuur
  pil .. stoppen|slikken|morning_after|gestopt|slik
  morning_after_pil
  behandeling .. stoppen|stop|chemo|ziek*|arts|dokter|beginnen|weigeren
  stoppen|stop|gestopt|halveren|minderen .. medic*|pillen|tabletten|insuline|chemo|behandeling
`;

const pregnancy = `
  zwanger*|zwangerschap*|miskraam|miskramen|abortus|aborteren|bevalling|bevallen|bevalt|doodgeboren|stilgeboren|ivf|icsi|iui|onvruchtbaar*|vruchtbaarheid*|kinderwens|eisprong|foetus|embryo*|verloskundige|buitenbaarmoederlijk*|keizersnee|
    prematuur|couveuse|weeën|overtijd|over_tijd|draagmoeder|eicellen|ongeboren|in_verwachting|curettage|sterrenkindje|kunstmatige_inseminatie|positieve_test
  baby|kindje|kind .. verloren|verlies|houden|weghalen|in_mijn_buik|hartje|verwacht*|krijgen|weken|proberen|willen|komst|wil_ik_niet|gestorven
  verloren|verlies|verlos .. baby|kindje|zwangerschap|tweeling
  menstruatie|ongesteld .. te_laat|uitgebleven|overtijd|niet_gekomen|niet_geworden|dagen
  wanneer|zal|zullen|kan|kunnen|ga|krijg|moet|ooit|of .. ik|we|wij .. kinderen|kind|baby|kindje|moeder|mama .. krijgen|worden|krijg|nemen|$
  krijgen|krijg|verwacht|verwachten|proberen|wil|willen .. kind|kinderen|tweeling .. ooit|jaar|wanneer|graag|niet|krijgen|lukt|maand|$
  moeder|mama worden .. wanneer|ooit|graag|lukt|$
  geen kinderen krijgen
  hartslag|hartje
  proberen|probeer .. al|jaar|jaren|maanden|het && kind|baby|jaar|zwanger|lukt|we
  word|worden|ben ik moeder|mama|ouder .. !van
  houden|weghalen|verliezen .. baby|kind|kindje
  de|het|mijn baby|kindje houden|weghalen|verliezen
  test .. positief|negatief|zwanger
  krijg|krijgen|heb|hebben .. ooit|later .. kinderen|kind|baby
`;

const grief = `
  overleden|overleed|overlijden|overlijdt|gestorven|stierf|rouw|rouwen|rouwend|rouwproces|begrafenis|begraven|crematie|gecremeerd|uitvaart|weduwe|weduwnaar|wees_geworden|kerkhof|grafsteen|graf|urn|condoleance*|rust_zacht|nabestaande*|verongelukt|
    omgekomen|ingeslapen|in_laten_slapen|laten_inslapen|regenboogbrug|wiegendood|zelfmoord_gepleegd|heeft_zichzelf|heengegaan|ontvallen|van_het_leven_beroofd|vermoord
  @persoon|@dier|hij|ze .. dood|doodgegaan|er_niet_meer|niet_meer_onder_ons|in_de_hemel|van_ons_heengegaan|is_er_niet_meer !telefoon
  dood|verlies|overlijden|verliezen van|mijn|onze|een|zijn|haar .. @persoon|@dier
  verloren|verloor|verlies|kwijtgeraakt .. mijn|onze|een|haar|zijn .. @persoon|@dier
  mijn|onze .. @persoon|@dier .. verloren|begraven|kwijt
  sinds|na .. dood|overlijden|begrafenis|gestorven
  mis|missen .. @persoon|hem|haar .. zo_erg|sinds|hemel|dood|verschrikkelijk|zo|heel_erg
  contact|boodschap|teken|praten|spreken|bericht .. overleden*|doden|gene_zijde|hemel|overkant|gestorven*
  gene zijde
  hiernamaals
  rust|vrede .. hij|ze|papa|mama|gevonden
  geen|niet .. afscheid .. nemen|genomen|kunnen
  nog|een keer|één_keer|laatste .. praten|zien|vasthouden|knuffelen .. man|mama|papa|zoon|dochter|hem|haar
  verwerken|verwerk|accepteren|overheen .. dood|verlies|overlijden
  # dagen|weken|maanden|jaar geleden .. mama|papa|moeder|vader|oma|opa|man|vrouw|hij|zij .. ging|stierf|overleed|weg
  mama|papa|moeder|vader|oma|opa .. ging|weg|heen .. # dagen|geleden|weken
`;

const addiction = `
  gokken|gok|gokt|gegokt|gokverslaafd*|gokverslaving|vergokt|gokkast*|gokschulden|casino|roulette|fruitautomat*|speelautomat*|gokautomat*|toto|bet365|unibet|holland_casino|krasloten|weddenschappen|sportweddenschap*|online_casino|verslaafd|verslaving*|
    verslaafde|alcoholist*|alcoholisme|alcoholverslaafd*|alcoholprobleem|drankprobleem|drugs|drugsverslaafd*|drugsprobleem|cocaïne|coke|heroïne|crack|blowen|blow|blowt|wiet|xtc|ghb|speed_verslaafd|ketamine|afkicken|ontwenning|afkickkliniek|terugval|
    nuchter_sinds|overdosis|junk|dealer|zuipen|zuip|zuipt|dronkaard|dronken|kater_elke|gameverslaafd|pornoverslaafd|pornoverslaving|koopverslaafd|3mmc|lachgas|opiaten|fentanyl|crystal_meth|aan_de_drank|aan_de_drugs
  wedden|gewed|poker|pokeren|lotto|loterij|speel|spelen .. geld|verloren|salaris|spaargeld|alles|stoppen|schulden|elke_dag|huur|verlies|weer
  salaris|spaargeld|geld|loon|alles .. vergokt|verspeeld|casino|gokken|gokkast*|vergokte
  drink|drinkt|drinken|dronk|gedronken .. elke_dag|elke_avond|te_veel|teveel|fles|flessen|wodka|whisky|jenever|wijn|bier|stiekem|stoppen|alleen|dagelijks|veel|alcohol|ochtend|om_te_vergeten|weer
  fles|flessen|liter|krat .. wodka|whisky|wijn|bier|jenever|per_dag|elke|op_een_dag
  alcohol .. stoppen|probleem|elke|zonder|verslaafd|te_veel
  kan|lukt|kom .. niet .. stoppen|afblijven|vanaf|los .. drinken|gokken|roken|blowen|eten|kopen|snuiven|$
  gebruikt|gebruik|snuif|snuift|spuit .. drugs|coke|cocaïne|weer|speed|heroïne|ketamine
  stoppen|ophouden .. readings|kaartleg*|consulten|paragnost*|mediums
  readings|consulten|paragnost*|mediums .. elke_dag|dagelijks|uitgegeven|duizend*|verslaafd|spaargeld
  verstop|verstopt|verberg .. flessen|fles|drank|drugs|wodka
  paard|paarden .. wedden|inzetten|vandaag|winnen|gokken
  wedden|inzetten|gok .. paard|paarden|rood|zwart|roulette|wedstrijd
  teruggevallen|terugvallen|hervallen .. jaar|drank|drugs|maanden|weer|$
  game|gamen|gamet .. nacht|hele|geld|verslaafd|dag
  uitgegeven|kwijt|betaald .. paragnost*|medium*|waarzeg*|kaartleg*|readings
  # euro .. paragnost*|medium*|waarzeg*|kaartleg*
  teruggevallen|hervallen
`;

const debts = `
  schulden|schuldhulp*|schuldsanering|schuldeiser*|deurwaarder*|beslag|beslaglegging|loonbeslag|incasso*|aanmaning*|huurachterstand|betalingsachterstand|faillissement|failliet|faillietverklaring|wsnp|woekeraar*|rood_staan|sta_rood|roodstaan|
    bkr_registratie|ontruiming|uithuiszetting|uit_huis_gezet|dakloos|voedselbank|onder_bewind|bewindvoerder|executieverkoop|geldproblemen|geldzorgen|geldnood|afgesloten_van|bankroet|aan_de_grond|armoede|belastingschuld
  kan|kunnen|kon|weet .. huur|rekening*|hypotheek|gas|licht|lening|boodschappen|energie*|zorgverzekering|eten .. niet|niet_meer|hoe|betalen|opbrengen
  huur|rekeningen|hypotheek|energie*|lening|boodschappen .. niet|nauwelijks .. betalen|opbrengen|kopen
  schuld|schuldig|schulden .. #|bank|euro|duizend*|belasting*|verhuurder
  ben .. # .. schuldig
  huis|woning|appartement|dak .. kwijt|kwijtraken|verliezen|uitgezet|uit_gezet|verkopen_door .. schuld*|bank|geld|huur|raak|binnenkort|$
  raak|verlies|verliezen|kwijt .. huis|woning|alles
  spaargeld|pensioen|al_mijn_geld|al_ons_geld .. verloren|weg|crypto|bitcoin|opgelicht|oplicht*|kwijt|belegd
  alles verloren|kwijtgeraakt
  opgelicht .. geld|euro|spaargeld|duizend*|alles|voor
  verloren|kwijt .. crypto|bitcoin|aandelen|beleggen
  geen|zonder .. geld|cent|euro .. eten|huur|meer|maand|kinderen|boodschappen|luiers|rondkomen|over|leven|rekening*
  nog|maar|slechts .. # euro .. rekening|maand|over|tot|eten|op|week
  niet|nauwelijks|amper .. rondkomen|rond_komen|rond
  tot|over mijn nek|oren .. schuld*|rekening*
  financieel|financiële problemen|zorgen|nood|ellende|aan_de_grond|kapot|moeilijkheden|ruïne
  stapel*|berg .. rekeningen|schulden|aanmaningen
  lening|leningen|krediet .. betalen|terugbetalen|aflossen|schuld*|bank|rente|nieuwe
  stroom|gas|licht|energie .. afgesloten|afsluiten
  # euro schuld|schulden|lening
  lening|geld .. genomen|afgesloten|geleend|terugbetalen .. pakket|huur|eten|betalen|kan|nu|$
  geen eten kopen|betalen|in_huis|meer
  rekening .. rood|leeg|geblokkeerd|min|nul
  sta|staan|sta_al .. rood .. maanden|weken|bank|steeds|al|$
  rood staan|sta
  niets|niks|leeg .. koelkast
  koelkast .. leeg|niets|niks
  geld geleend|lenen|leen .. iedereen|vrienden|familie|terug*
  geleend .. iedereen|vrienden|familie|terug*
  kinderen .. eten .. geven|kopen|hoe|moet|niet
  eten .. geven|kopen .. kinderen|hoe|moet|niet
  sta|staan .. rood
  van|bij iedereen .. geld .. geleend|lenen
  geld geleend
  in|diep .. de|het min|rood .. #|duizend|euro|sta|bank
  sta .. # .. in
`;

export const dutchCare: Lexicon['care'] = { illness, medication, pregnancy, grief, addiction, debts };

/** What says little by itself: a word of the matter, and one of the trouble with it. */
export const dutchCareHints: Lexicon['hints'] = {
  illness: `
    2 dokter|arts|huisarts|ziekenhuis|kliniek|mri|scan|operatie|opereren|geopereerd|tumor|knobbel|bult|symptomen|diagnose|behandeling|specialist|spoed|intensive_care|ic|coma|prognose|bloedonderzoek|hernia|psychiater
    2 pijn|koorts|duizelig|flauwgevallen|benauwd|ademen|braken|gezwollen|verdoofd|verlamd|bloed|migraine|hartkloppingen|hoofdpijn|ziek|ziekte|ontsteking|gehandicapt|infectie
    2 depressi*|angst|paniek*|burnout|burn_out|psychisch|inzinking|slapeloos*|stemmen|trauma|autis*|adhd|bipolair
    1 bang|ongerust|zorgen|erger|huil|bid|hoop|alsjeblieft
    1 wacht|gezegd|gehoord|gevonden|weken|maanden|al_dagen|elke_dag|hele_nacht|slaap_niet
    1 genezen|geneest|genezing|beter_worden|overleef*|overleven|herstel*|hoe_lang|welke_dag|goede_dag|wanneer|ernstig|leven
    1 mijn_moeder|mijn_vader|mijn_man|mijn_vrouw|mijn_zoon|mijn_dochter|mijn_kind|mijn_zus|mijn_broer|mijn_oma|mijn_opa|mijn_hart|mijn_hoofd|mijn_rug
  `,
  addiction: `
    2 drink|drinkt|drinken|gedronken|zuip|zuipt|zuipen|alcohol|wodka|whisky|wijn|bier|fles|flessen|kater|nuchter|afkicken|terugval|ontwenning
    2 blow|blowen|wiet|joint|joints|coke|cocaïne|heroïne|crack|drugs|dealer|pillen|high|snuif*|ghb|ketamine|speed
    2 casino|gokkast|gokkasten|gok|gokken|gokt|vergok*|wedden|weddenschap*|poker|roulette|krasloten|bingo|porno|toto
    1 elke_dag|elke_avond|iedere_dag|iedere_avond|dagelijks|weer|opnieuw|per_dag|'s_ochtends|elk_weekend|sinds
    1 niet_stoppen|stoppen|controle|zonder|nodig|verslaafd|verslaving|probleem|eraf|vanaf|lukt_niet
    1 verloren|kwijt|hele|alles|spaargeld|loon|salaris|geld
    1 stiekem|verstop|geheim|lieg|gelogen|steel|gestolen|man|vrouw|kinderen|schaam|beloofd
  `,
  debts: `
    2 schuld|schulden|lening|leningen|krediet|hypotheek|achterstand|deurwaarder*|incasso*|schuldeiser*|beslag|uitzetting|huisuitzetting|failliet|faillissement|dakloos|voedselbank|woekeraar|bkr|aanmaning*|blut
    2 huur|rekeningen|huurbaas|bank|stroom|verwarming|spaargeld|salaris|loon|rekening|uitkering|belasting
    2 geen_geld|opgelicht|verschuldigd|geen_cent
    1 niet_betalen|niet_meer_betalen|geen|rood|in_de_min|leeg|geblokkeerd|kwijt|verlies|verliezen|laatste|afgesloten|rechtbank|brieven|dreig*|maanden
    1 eten|kinderen|winter|einde_van_de_maand|eind_van_de_maand|deze_week|volgende_week|boodschappen
    1 bang|wanhopig|schaam|weet_niet_hoe|weet_niet_meer|slaap|paniek|huil|niemand_weet|man_weet|verdrink
  `,
  grief: `
    2 overleden|gestorven|dood|doodgegaan|begraven|begrafenis|crematie|uitvaart|rouw|rouwen|graf|kerkhof|weduwe|weduwnaar|hemel|engel|verlies|ingeslapen|stilgeboren|stil_geboren|ontvallen|as
    1 mijn_moeder|mijn_vader|mama|papa|mijn_man|mijn_vrouw|mijn_zoon|mijn_dochter|mijn_kind|mijn_zus|mijn_broer|mijn_oma|mijn_opa|mijn_hond|mijn_kat|mijn_vriend|mijn_vriendin|ons_kindje
    1 mis|gemis|huil|huilen|praten|contact|teken|tekens|bij_me|in_vrede|afscheid|vergeef*|nog_één_keer|loslaten
    1 gisteren|vorige_week|vorige_maand|vorig_jaar|vanochtend|weken_geleden|maanden_geleden|sterfdag|plotseling
  `,
  pregnancy: `
    2 zwanger*|miskraam|abortus|ivf|icsi|kinderwens|onvruchtbaar|eisprong|echo|doodgeboren|stilgeboren|stil_geboren|morning_after|morningafterpil|vroedvrouw|keizersnede
    2 ongesteld|menstruatie|overtijd|condoom|pil|onveilig|tweeling
    1 bang|weer|opnieuw|verloren|bloed*|weken|houden|positief|negatief|lukt|deze_maand|ouders|wil_niet|jaren|ongelukje|te_laat|geboren
  `,
  medication: `
    2 medicijn|medicijnen|medicatie|pil|pillen|tablet|tabletten|dosis|dosering|recept|voorgeschreven|mg|druppels|injectie*|antibiotica|vaccin|hormonen|pijnstiller*
    1 stoppen|gestopt|stop|overslaan|zonder|vervangen|verminderen|verlagen|halveren|dubbele|verhogen|meer|mengen|samen|hoeveel|te_veel|moet_ik|mag_ik|kan_ik
  `,
};
