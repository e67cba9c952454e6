import type { Lexicon } from '../lexicon.ts';

const illness = `
  isst|esse nichts|nicht|kaum mehr|noch
  krebs|brustkrebs|darmkrebs|lungenkrebs|hautkrebs|prostatakrebs|bauchspeicheldrüsenkrebs|leukämie|lymphom|melanom|tumor|tumore|tumoren|hirntumor|gehirntumor|metasta*|chemo|chemotherapie|bestrahlung*|biopsie|
    bösartig*|onkolog*|alzheimer|demenz|dement|parkinson|multiple_sklerose|ms_diagnose|hiv|diabetes|diabetiker*|epilep*|dialyse|lupus|morbus|rheuma|fibromyalgie|hepatitis|leberzirrhose|lungenentzündung|sepsis|blutvergiftung|
    palliativ*|hospiz|transplant*|autoimmun*|schizophren*|bipolar*|psychose|psychotisch|magersucht|magersüchtig|anorexi*|bulimi*|essstörung*|ptbs|arthrose|copd|thrombose|embolie|hirnhautentzündung|als_erkrankt|
    eierstockkrebs|gebärmutterhalskrebs|gebärmutterkrebs|kehlkopfkrebs|blutkrebs|magenkrebs|leberkrebs|knochenkrebs|nierenkrebs|blasenkrebs|speiseröhrenkrebs|schilddrüsenkrebs|unheilbar*|sterbenskrank|todkrank|todkranke*
  schlaganfall|herzinfarkt|herzanfall|herzfehler|herzschwäche|herz_op|herzprobleme|herzrasen|herzkrank*|hirnblutung|nierenversagen|organversagen|aneurysma
  diagnose|diagnosen|diagnostiziert|befund
  krank|krankheit*|erkrankt|erkrankung*|schwerkrank|chronisch_krank|geschwür|infektion|infiziert|entzündung
  depress*|angststörung*|angstattacke*|panikattacke*|panikstörung|zwangsstörung|nervenzusammenbruch|burnout|burn_out|psychiatr*|psychisch*|klapse|psychotherap*|borderline
  panik attacke*
  krankenhaus|klinik|klinikum|intensivstation|notaufnahme|notarzt|koma|reha|krankenwagen|op_termin|eingeliefert
  operation|operationen|operiert|operieren|operationstermin|op_termin|die_op|der_op|eine_op|meine_op|op_am|not_op
  symptom|symptome
  knoten .. brust|hals|lymph*|gefunden|achsel|ertastet
  blut im|in|gespuckt|gehustet .. urin|stuhl|husten
  brustschmerz*|brust_schmerz*|herzschmerzen|bauchschmerz*|unterleibsschmerz*|schmerzen|atemnot|luftnot|schwindelanfälle|ohnmächtig|ohnmacht
  schmerz|stiche|druck .. brust|herz|arm|bauch|seit
  kriege|bekomme|krieg keine luft
  arm|bein|gesicht|seite|hand|finger .. taub|gelähmt|kribbel*
  gelähmt|querschnitt*|amput*|rollstuhl
  arzt|ärzte|ärztin|ärzten|hausarzt|doktor|facharzt|onkologe|chirurg|psychiater .. sagt|sagen|sagte|meint|meinen|gesagt|weiß|wissen|rät|raten|gibt|geben|gegeben|verschrieben|will|wollen|findet|gefunden|keine|nichts|kann|helfen|morgen|angst
  zum|statt|lieber|ohne|einen|beim|vom arzt|doktor|ärzten|hausarzt
  blutwerte|laborwerte|mrt|ct|röntgen|biopsie*|ultraschall|mammographie|darmspiegelung|untersuchungsergebnis*|blutbild
  stadium 1|2|3|4|vier|drei|zwei|iv|iii
  endstadium|stadium_vier
  heilen|geheilt|heilung|heilbar .. krank*|krebs|mich|wieder|mutter|mama|papa|sohn|tochter|mann|wird|von_meiner
  wird|werde|werden .. wieder gesund|laufen|geheilt
  gesund .. werde|werden|wird|wieder|mama|papa|mutter|vater|mann|kind|sohn|tochter
  gesundheit .. schlecht*|sorge*|angst|verschlechter*|problem*|kaputt|mutter|am_ende
  gesundheitsproblem*|gesundheitlich*
  wie lange|viel_zeit .. noch|leben|lebe|bleibt|hat|habe|übrig
  wann|woran|wie_alt|in_welchem_jahr .. sterbe|sterben|stirbt|tod|tot
  muss|müssen|werde|wird|werd .. sterben|bald_sterben
  todesdatum|todestag|todeszeitpunkt|sterbedatum
  liegt|liege .. sterben|im_sterben|koma|intensiv|krankenhaus|klinik
  im sterben
  stirbt|sterbe|sterbend* .. @person|bald|an|mein*|langsam
  @person .. stirbt|liegt_im|krank|im_koma|behindert|autist*|adhs|gelähmt
  höre|hört|hör stimmen
  stimmen .. kopf
  weine|weinen|heule|heul|tränen|heulen .. nur_noch|jeden_tag|ganzen_tag|ständig|jede_nacht|den_ganzen|aufhören|tagelang|immer|dauernd|nicht_mehr_auf|stundenlang
  komme|komm .. nicht .. aus_dem_bett|hoch_aus
  schlafe|schlaf|esse|geschlafen|gegessen .. seit|kaum|nicht_mehr|tagen|wochen .. tagen|wochen|mehr|seit|nicht
  fühle|fühl|bin|so .. wertlos|hoffnungslos|leer|innerlich_tot|verzweifelt|am_ende|kaputt|gebrochen|wie_gelähmt|überfordert_und|zerbrochen|total_allein
  verzweifelt|verzweiflung|hoffnungslos|wertlos|am_ende_meiner|innerlich_tot|innere_leere|am_boden_zerstört|am_tiefpunkt
  weiss|weiß nicht|nimmer mehr_weiter|weiter|mehr_ein_noch_aus|ein_noch_aus
  zusammengebrochen|zusammenbruch
  wochenbettdepression|postpartal*
  unfall .. krankenhaus|koma|schwer|verletzt|intensiv|klinik
  fieber .. tagen|kind|baby|hoch|40|39|krankenhaus
  long covid
  ärzte|arzt|man|haben|hat|wurde|ultraschall|röntgen .. was|etwas|schatten|knoten|auffällig* .. lunge|leber|brust|kopf|gehirn|gefunden|entdeckt|niere*|magen|darm
  zahlen|nummern|fernseher|kennzeichen|stimmen|radio .. sprechen|reden|sagen|schicken|befehlen .. mir|mich|zu_mir
  seit # nächten|tagen|wochen .. nicht|kaum|kein .. geschlafen|gegessen|schlaf
  warte|warten .. ergebnis*|befund*|biopsie|diagnose|op|operation|termin_beim
  ergebnis* .. biopsie|untersuchung|blut*|mrt|ct|arzt
  mit den nerven|kräften .. ende|fertig
  lebenserwartung|lebenszeit
  verrückt|wahnsinnig werde|werden|geworden .. ich|stimmen|angst|zahlen
  angst .. krank*|op|operation|krebs|ergebnis|untersuchung|arzt|sterben
  blind|taub werde|werden|geworden
  werde|wird|geworden langsam|allmählich|fast|bald|immer blind|taub|dement|schwächer
  heilen|geheilt|wegmachen .. schilddrüse|rücken|asthma|neurodermitis|herz|migräne|diabetes|haut
  schilddrüse|rücken|asthma|neurodermitis|migräne .. heilen|heilung|besser
  hat|habe|bleiben|bleibt .. noch|nur # monate|wochen|tage
  noch|nur|höchstens zwei|drei|vier|sechs|ein_paar|wenige|# monate|wochen|tage .. leben|$
  nicht mehr lange .. mit|leben|da|hat|macht
  hat|habe noch zwei|drei|vier|fünf|sechs|wenige|einige monate|wochen|tage
`;

const medication = `
  medikament|medikamente|medikamenten|medis|medizin|arznei*|antidepressiv*|psychopharmaka|neuroleptik*|tabletten|tablette|pillen|schlaftabletten|schlafmittel|beruhigungsmittel|schmerzmittel|antibiotik*|cortison|kortison|insulin|
    citalopram|escitalopram|sertralin|fluoxetin|venlafaxin|mirtazapin|opipramol|paroxetin|duloxetin|quetiapin|seroquel|olanzapin|risperidon|lithium|tavor|lorazepam|valium|diazepam|ritalin|methylphenidat|elvanse|metformin|
    l_thyroxin|thyroxin|schilddrüsenmedikament*|betablocker|blutverdünner|marcumar|blutdrucktabletten|blutdrucksenker|statine|tilidin|tramadol|morphium|morphin|ibuprofen|paracetamol|pregabalin|lyrica|zopiclon|antibabypille|
    spritzen|hormonersatz*|chemo_tabletten|tamoxifen|methadon|impfung|impfen|geimpft|abnehmspritze|ozempic|asthmaspray|dosis|dosierung|milligramm|mg|nebenwirkung*|rezeptpflichtig*|verschreibungspflichtig*|globuli_statt
  pille .. absetzen|weglassen|nehmen|danach|nehme|abgesetzt
  pille_danach
  ausschleichen
  statt .. tabletten|medikament*|arzt|chemo|insulin
  therapie .. abbrechen|absetzen|beginnen|anfangen|chemo|krebs
`;

const pregnancy = `
  schwanger*|fehlgeburt*|totgeburt*|sternenkind*|abtreib*|abgetrieben|schwangerschaftsabbruch|abtreibung*|künstliche_befruchtung|kinderwunsch*|kiwu|ivf|icsi|insemination|unfruchtbar*|eileiterschwangerschaft|eisprung|
    wehen|fruchtbarkeit|ungeboren*|embryo*|hebamme|frühgeburt*|frühchen|kaiserschnitt|präeklampsie|geburtstermin|entbindung*|in_anderen_umständen|guter_hoffnung|leihmutter|eizelle*|endometriose|ungewollt_schwanger
  baby|kind .. verloren|verlieren|verlor|behalten|wegmachen|nicht_bekommen|bekommen|erwarte*|austrag*|unterwegs|im_bauch|woche|herzschlag|kriegen|kriege|gestorben|wollen|kommt|zeugen
  verlor|verloren|verliere .. baby|kind|babys|zwilling* !namen
  erwarte|erwarten|bekomme|bekommen|kriegen|kriege|kriegt|haben|zeugen|will|wollen|wünsch* .. baby|kind|kinder|nachwuchs|zwillinge|mama|mutter .. jahr|wann|werde*|monat|bald|können|zeit|$
  wann|werde*|soll*|kann|können|ob|klappt .. ich|wir|sie|es .. kinder|kind|baby|mutter|mama|nachwuchs
  periode|regel|blutung .. überfällig|ausgeblieben|zu_spät|bleibt_aus|nicht_gekommen|drüber|ausbleib*|spät
  überfällig|drüber .. periode|regel|schwanger*|test
  positiv|negativ|positiven|positiver test|schwangerschaftstest
  # woche .. verloren|baby|schwanger*|ssw
  keine kinder bekommen|kriegen
  herzschlag|herztöne
  versuchen|probieren|üben .. seit|schon|jahren|monaten|es && kind|baby|schwanger|jahre*|klappt|wir
  klappt|klappen .. nicht|nie|endlich|schwanger*|baby|kind|wann
  geboren|geburt .. tot|probleme|angst|kaiserschnitt|wochenbett|schwer
  test .. positiv|negativ|schwanger*
`;

const grief = `
  gestorben|verstorben*|gestorbn|beerdig*|begräbnis|trauer|trauere|trauern|trauernd*|hinterblieben*|witwe|witwer|verwitwet|waise|beisetzung|bestattung*|friedhof|am_grab|sein_grab|ihr_grab|grab_meiner|grab_meines|grab_von|urne|einäscher*|todesfall|beileid|ruhe_in_frieden|
    verunglückt|tödlich*|eingeschläfert|einschläfern|regenbogenbrücke|plötzlicher_kindstod|selbstmord_begangen|hat_sich_das_leben_genommen|hat_sich_umgebracht|ums_leben|starb|verstarb|abschied_nehmen|heimgegangen|dahingeschieden|
    leichnam
  @person|@tier|er .. tot|nicht_mehr_unter_uns|nicht_mehr_da|von_uns_gegangen|eingeschlafen|im_himmel|umgekommen
  @tier .. verloren|gehen_lassen|über_die_brücke
  tod|verlust von|meines|meiner|des|der|unseres|unserer|seines|seit|nach .. @person|@tier|mutter*|vaters|mannes|kindes|sohnes|bruders|opas|hundes
  nach|seit|durch dem|ihrem|seinem tod
  tod .. verkraft*|überwind*|verarbeit*|mutter|vater*|mann*|familie|oma|opa
  tote|toten|toter|totes|verstorben* @person|@tier|baby
  verloren|verlor .. meinen|meine|mein|unsere*|den|die .. @person|@tier|liebsten
  meinen|meine|unseren|unser|mein .. @person|@tier|liebsten .. verloren|beerdigt|begraben
  vermisse|vermiss .. @person|ihn|sie .. so_sehr|seit|tot|unendlich|himmel|gestorben
  kontakt|botschaft|zeichen|sprechen|reden|nachricht .. jenseits|verstorben*|toten|drüben|gestorben*|himmel
  jenseits
  in|seinen|ihren frieden .. er|sie|papa|mama|gefunden|mann
  nicht .. verabschied*
  noch|nur einmal|mal .. reden|sprechen|umarmen|sehen .. mann|mama|papa|sohn|tochter|mutter|vater|ihm|ihr
  verkraft*|hinwegkomm*|darüber_hinweg .. tod|verlust|nicht
  seit # tagen|wochen|monaten|jahren ist|sind mama|papa|mutter|vater|oma|opa|mein|meine|er|sie .. weg|nicht_mehr|fort|tot
  mama|papa|mutter|vater|oma|opa ist .. weg|fort|gegangen .. tagen|wochen|seit|$
  haben wir|sie .. beerdigt|begraben|beigesetzt
`;

const addiction = `
  spielsucht|spielsüchtig*|glücksspiel*|spielautomat*|spielothek|spielhalle|spielhölle|casino|kasino|roulette|sportwett*|wettbüro|tipico|bwin|wettschulden|verzockt|verzocke|zocke|zocken_um_geld|vergamed|verspielt|verspiele|verwettet|
    online_casino|wettsüchtig|rubbellose|pferdewetten|zocker|pokersucht|automaten
  wetten|wette|wett|gewettet|gezockt|zocken|poker|pokern|lotto|spiele|spielen .. geld|verlor*|ganzes|gehalt|lohn|miete|schulden|jeden_tag|wieder|alles|ersparn*|erspart*|aufhören|um_geld|tausend*|süchtig
  gehalt|lohn|geld|ersparnisse|miete|alles .. verspielt|verzockt|automat*|gewettet|verwettet|lotto|casino
  meine_sucht|seine_sucht|ihre_sucht|der_sucht|süchtig|süchtige*|suchtkrank*|abhängig_von|drogen|drogensucht|drogenabhängig*|alkoholiker*|alkoholsucht|alkoholkrank*|alkoholproblem|alkoholabhängig*|tablettensucht|tablettenabhängig*|kokain|koks|kokst|kokse|heroin|
    crystal_meth|kiffen|kiffe|kifft|entzug|entziehung*|entgiftung|trocken_bin|rückfällig|rückfall|spritzt_sich|junkie|saufen|saufe|säuft|besoffen|volltrunken|trinker|fentanyl|ketamin|amphetamin*|speed_und|dealer|
    pornosucht|pornosüchtig|kaufsucht|kaufsüchtig|internetsucht|spielt_wieder|opiate
  trinke|trinkt|trinken|trink|getrunken|sauf* .. jeden_tag|jeden_abend|täglich|zu_viel|flasche|flaschen|wodka|schnaps|alkohol|wieder|heimlich|aufhören|kontroll*|wein|bier|morgens|seit|um_zu|nur_noch|viel
  flasche|flaschen|liter|kasten .. wodka|schnaps|wein|bier|korn|whisky|am_tag|am_abend|täglich
  alkohol .. aufhören|problem|täglich|ohne|jeden|loskomm*|abhängig|heimlich|seit
  komme|komm|kommt|loskomm* .. nicht .. los|weg .. davon|von|alkohol|drogen|spielen
  kann|können nicht aufhören|mehr_aufhören .. trinken|spielen|zocken|wetten|kiffen|essen|kaufen|shoppen
  aufhören .. trinken|saufen|spielen|zocken|wetten|kiffen|drogen|rauchen .. kann|schaff*|nicht|will|$
  nimmt|nehme|nehmen .. drogen|kokain|heroin|koks|pillen
  aufhören|stoppen .. readings|kartenlegen|lesungen|wahrsag*|legungen|berichte|orakel
  readings|legungen|kartenlegen|wahrsager*|hellseher* .. jeden_tag|täglich|süchtig|abhängig|aufhören|geld|tausend*|ausgegeben
  tausend*|alles|gehalt|miete|# .. wahrsager*|hellseher*|hotline|readings|legungen|kartenleger*
  verstecke|verstecken|versteckt .. flaschen|flasche|alkohol|schnaps|drogen|wodka
  pferd|pferde|rennen .. setzen|wetten|gewinnt|heute|tipp
  setzen|setze .. pferd|rot|schwarz|roulette|spiel
  ausgegeben|bezahlt|verbraten .. kartenleg*|wahrsag*|hellseh*|lebensberat*|hotline|legungen
  # euro .. kartenleg*|wahrsag*|hellseh*|lebensberat*|hotline
`;

const debts = `
  schulden|verschuldet|überschuldet|überschuldung|privatinsolvenz|insolvenz|insolvent|pleite|bankrott|gerichtsvollzieher|pfändung*|gepfändet|pfänden|mahnung*|mahnbescheid|inkasso*|zwangsräumung|zwangsversteiger*|räumungsklage|
    schufa|im_dispo|dispokredit|kredithai*|mietschulden|mietrückstand*|schuldnerberatung|obdachlos*|zahlungsunfähig*|schuldenberg|steuerschulden|vollstreck*|tafel_gehen|kontopfändung|konto_gesperrt|strom_abgestellt|stromsperre|gläubiger
  kann|können|konnte|weiß_nicht_wie .. miete|rechnung*|strom|kredit|rate|raten|heizung|essen|schulden|steuern|lebensmittel .. nicht|nicht_mehr|bezahlen|zahlen|abbezahlen
  miete|rechnungen|strom|kredit|raten|essen|heizung .. nicht|nimmer|kaum .. zahlen|bezahlen|leisten|aufbringen|kaufen
  schulde|schuldet|schulden .. #|geld|bank|tausend*|vermieter|leuten|ihm
  haus|wohnung|dach .. verlieren|verliere|verloren|weggenommen|wegnehmen|räumen|versteiger*|zwangs* .. schulden|bank|geld|job|bald|kredit|miete|$
  verlieren|verliere .. haus|wohnung|alles
  ersparnisse|ersparte|erspartes|ganzes_geld|alles_geld|rente|vermögen .. verloren|weg|krypto|bitcoin|betrug|investiert|betrogen|aktien|futsch
  alles verloren
  verloren|verlor .. krypto|bitcoin|aktien|trading|betrüger*|börse
  kein|keinen|null|nur_noch|noch|bloß .. geld|cent|euro|# .. essen|miete|mehr|monat|konto|übrig|leben|kinder|windeln|strom|bis|reicht|einkaufen
  nur|noch|bloß .. # euro .. konto|bis|monat|übrig|haben|habe|hab
  geld .. reicht_nicht|hinten_und_vorne|nicht_für|fehlt|am_ende|ausgegangen|geliehen|leihen
  finanziell* .. am_ende|ruin*|probleme|not|nöte|schwierigkeiten|fertig|sorgen|katastrophe|ruiniert
  geldnot|geldsorgen|geldprobleme|existenzangst|existenzängste|geldnöte|armut
  bis zum hals|kopf
  rote|roten zahlen
  stapeln sich
  rechnungen .. stapeln|offen|bezahlen|häufen
  ruiniert|finanzamt .. pfänd*|schulden|droht|nachzahl*|fordert|zahlen|konto
  strom|gas|heizung|wasser|telefon .. abgestellt|abgeklemmt|gesperrt|sperren|abstellen
  kredit|darlehen|geld .. aufgenommen|geliehen|abbezahlen|zurückzahlen|tilgen .. paket|miete|essen|bezahlen|kann|schaff*|nicht|reicht|$
  reicht .. nicht|nimmer .. essen|miete|leben|monat|fürs|für|strom
  nicht|kaum fürs|für .. essen|miete .. reicht|geld|übrig
  konto .. minus|leer|überzogen|gesperrt|rot*|null
  minus .. konto|# euro
  minus .. monaten|wochen|konto|seit|tief|immer
  im minus|dispo|soll
  nichts|leer|nix .. kühlschrank
  kühlschrank .. leer|nichts|nix
  wovon|womit|wie .. essen|miete|kinder|leben|zahlen .. soll|sollen|zahlen|bezahlen|kinder
`;

export const germanCare: Lexicon['care'] = { illness, medication, pregnancy, grief, addiction, debts };

/** What says little by itself: a word of the matter, and one of the trouble with it. */
export const germanCareHints: Lexicon['hints'] = {
  illness: `
    2 arzt|ärztin|ärzte|doktor|krankenhaus|klinik|station|mrt|operation|op|operiert|operieren|tumor|knoten|symptome|diagnose|befund|behandlung|therapie|notaufnahme|koma|prognose|reha|blutwerte|bandscheibenvorfall|bandscheibe
    2 schmerz|schmerzen|fieber|schwindel|schwindlig|ohnmacht|umgekippt|atemnot|erbreche|geschwollen|taub|gelähmt|blute|ausschlag|migräne|herzrasen|kopfschmerzen|entzündung|krank|krankheit|behindert|infektion
    2 depressiv|depression*|panik|angststörung|burnout|psychisch|zusammenbruch|schlaflos|stimmen|paranoid|manisch|trauma|autismus|autist*|adhs
    1 angst|sorge|sorgen|schlimmer|weine|bete|hoffe|bitte
    1 warte|gesagt|gefunden|seit_wochen|seit_tagen|seit_monaten|wochen|monate|jeden_tag|ganze_nacht|schlafe_nicht|seit
    1 heilen|heilt|heilung|geheilt|gesund|überleb*|schaffen|wie_lange|welcher_tag|guter_tag|besser|ernst|gefährlich
    1 meine_mutter|mein_vater|mein_mann|meine_frau|mein_sohn|meine_tochter|mein_kind|meine_schwester|mein_bruder|meine_oma|mein_opa|mein_rücken|mein_herz|mein_kopf|meinen_rücken
  `,
  addiction: `
    2 trinke|trinkt|trinken|saufe|säuft|saufen|gesoffen|alkohol|schnaps|wodka|wein|bier|flasche|flaschen|kater|filmriss|nüchtern|trocken|entzug|rückfall|rückfällig
    2 kiffe|kifft|kiffen|gras|koks|kokain|heroin|crystal|tabletten|drogen|dealer|high|zugedröhnt|joint|pillen|ziehe|gezogen
    2 casino|automat|automaten|spielhalle|spielothek|wette|wetten|wettbüro|zocke|zockt|zocken|gezockt|verzock*|poker|roulette|rubbellose|pornos|verspielt|spielsucht
    1 jeden_tag|jeden_abend|täglich|wieder|am_tag|schon_morgens|jedes_wochenende|vor_der_arbeit|seit
    1 nicht_aufhören|aufhören|kontrolle|ohne|brauche|los|sucht|süchtig|abhängig|problem|schaffe_es_nicht|weg_davon
    1 verloren|ganzes|ganze|ersparnisse|gehalt|lohn|alles|geld
    1 heimlich|verstecke|lüge|gelogen|stehle|klaue|frau|mann|kinder|schäme|versprochen
  `,
  debts: `
    2 schulden|kredit|kredite|dispo|rückstand|hypothek|inkasso|mahnung|mahnungen|gläubiger|gerichtsvollzieher|pfänd*|gepfändet|zwangsräumung|räumung|insolvenz|pleite|bankrott|obdachlos|tafel|ratenkredit|schufa|kredithai
    2 miete|rechnungen|vermieter|bank|strom|heizung|ersparnisse|gehalt|mein_konto|jobcenter|bürgergeld|steuern|finanzamt
    2 kein_geld|blank|schulde|abgezockt
    1 nicht_zahlen|nicht_bezahlen|nicht_mehr_zahlen|zahlen_soll|im_minus|überzogen|leer|gesperrt|weg|letzte|abgestellt|gekündigt|gericht|briefe|offen|nimmt_uns|verlieren
    1 essen|kinder|winter|ende_des_monats|monatsende|diese_woche|nächste_woche|bis_freitag|satt
    1 angst|verzweifelt|schäme|weiß_nicht_wie|weiß_nicht_weiter|weiss_nicht|schlafen|panik|weine|keiner_weiß|frau_weiß
  `,
  grief: `
    2 gestorben|tot|tod|verstorben|verstorbene*|beerdigung|beerdigt|begraben|trauer|traure|trauern|grab|friedhof|witwe|witwer|himmel|sternenkind|eingeschläfert|verlust|hinterblieben|gegangen
    1 meine_mutter|mein_vater|mein_papa|meine_mama|mein_mann|meine_frau|mein_sohn|meine_tochter|mein_kind|meine_schwester|mein_bruder|meine_oma|mein_opa|mein_hund|meine_katze|mein_freund|meine_freundin|meinen_mann|meiner_mutter|meiner_oma
    1 vermisse|fehlt|weine|weinen|sprechen|kontakt|zeichen|bei_mir|in_frieden|verabschieden|abschied|verzeih*|loslassen|noch_einmal
    1 gestern|letzte_woche|letzten_monat|letztes_jahr|vor_wochen|vor_monaten|heute_morgen|todestag|plötzlich
  `,
  pregnancy: `
    2 schwanger*|fehlgeburt|abtreib*|abgetrieben|künstliche_befruchtung|ivf|icsi|kinderwunsch|unfruchtbar|eisprung|ultraschall|totgeburt|pille_danach|hebamme|kaiserschnitt
    2 meine_periode|meine_regel|meine_tage|überfällig|ausgeblieben|kondom|pille|ungeschützt|zwillinge
    1 angst|wieder|verloren|blutung|blute|wochen|woche|behalten|positiv|negativ|klappt|diesen_monat|eltern|will_nicht|jahren|versehen|überfällig
  `,
  medication: `
    2 medikament*|tablette|tabletten|pillen|dosis|dosierung|verschrieben|rezept|mg|tropfen|spritze|spritzen|antibiotik*|impfung|hormone|schmerzmittel|pille
    1 absetzen|abgesetzt|aufhören|weglassen|ohne|statt|ersetzen|reduzieren|halbieren|doppelt|erhöhen|mehr|mischen|zusammen|sicher|wie_viele|zu_viele|soll_ich|darf_ich|kann_ich|muss_ich
  `,
};
