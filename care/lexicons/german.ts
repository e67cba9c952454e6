import type { Lexicon } from '../lexicon.ts';
import { germanCare, germanCareHints } from './german-care.ts';

const idioms = `
  krank genau|gut|wie_genau|geil|krass
  krank vor liebe|sehnsucht|neugier
  das ist .. krank $
  symptome|diagnose|prognose für|eines|einer|von|meines .. jahr*|zahl|lebenszahl|erwachens|9er|chart|unternehmen*|business
  diagnose meiner|meines|ihrer .. zahlen|chart|namens
  ich bin|als ärztin|arzt|krankenschwester|pflegerin|psychologin|psychologe|therapeutin|hebamme|pfleger
  arzt|ärztin|psychologin|therapeutin|hebamme .. beruf|praxis|karriere|selbstständig|name
  alles verloren was|und_muss .. eingegeben|getippt|geschrieben|formular
  wehen|weht der|ein wind
  krank|erkältet + verschieben|termin|sitzung|session|absagen|verlegen|gebucht
  sterbe|sterben|stirbt|gestorben vor neugier|neugierde|lachen|langeweile|hunger|scham|aufregung|spannung|ungeduld|sehnsucht|durst
  zum sterben|totlachen|schreien|schießen schön|langweilig|komisch|süß|lecker
  zum totlachen|schießen
  killerpreis|killer_preis|killerangebot|totschlagargument|todsicher|todmüde|todlangweilig|todschick|totenkopf|mordsmäßig|mordsspaß|todesurteil
  tod karte|tarot
  karte tod|der_tod
  tod des|vom ego*
  ego tod
  karmisch*|karma|spirituelle schuld|schulden
  karma_schuld|karmaschuld|karmaschulden|karmaschuldzahl
  schuld|schulden zahl|zahlen|13|14|16|19|134|145|167|191
  schulden .. karma|karmisch*|chart|geburtsdatum|vergangen*|früher*|leben_davor
  bringt|bringst|bringen mich|mir noch um ... preis|neugier|warten|spannung
  preis|warten|neugier|spannung|deadline|termin bringt|bringen mich um
  zeit totschlagen
  verloren passwort|zugang|link
  passwort|zugangsdaten|link|rechnung|bericht|report|pdf|bestellung|kennwort|login .. verloren|vergessen|tot
  habe|hab|hatte .. passwort|bericht|report|link|rechnung|kennwort|zugangsdaten .. verloren
  handy|akku|laptop|computer|link|seite|internet|rechner|batterie .. tot|gestorben|abgestürzt
  geschenk|geschenke|präsent|schenken|gutschein ... schwanger*
  schwanger* ... geschenk|schenken|verschenken|gutschein
  babyname|babynamen|name_fürs_baby|namen_fürs_baby
  baby|tochter|sohn|kind .. geboren|auf_die_welt
  krebs sternzeichen|mond|aszendent|frau|mann|sonne|zeichen|und_löwe|und_skorpion|und_fische|und_steinbock
  sternzeichen|aszendent|mond|sonne|tierkreiszeichen|zeichen|ein|als krebs
  krebs .. skorpion|fische|löwe|zwilling*|stier|widder|jungfrau|waage|steinbock|wassermann|schütze
  skorpion|fische|löwe|zwilling*|stier|widder|jungfrau|waage|steinbock|wassermann|schütze .. krebs
  wetten dass|das|du|ihr|sie
  wette dass|du|das|mal
  ich wette
  süchtig nach euren|eurem|eurer|euer|numerologie|zahlen|ihren|deinem|deinen
  nase voll|satt
  schlagen|schlage|schlagt sie|ihr|mir .. vor
  missbrauch meiner|von|der daten|meiner_daten
  schneid|schneiden|schneidet .. haare|gut_ab|schlecht_ab
  arbeite|arbeiten|arbeitet|job|krankenschwester|pfleger*|praxis|selbstständig|selbständig|stelle .. krankenhaus|klinik|hospiz
  in der klinik|praxis bleiben|arbeiten|anfangen|aufhören
  krank gemeldet|geschrieben
  steuer|steuern|steuererklärung .. absetzen|absetzbar|abgesetzt
  krankenkasse|krankenversicherung|krankenschwester
  lottozahlen|lotto_zahlen|glückszahlen
  selbst hilfe|liebe|findung|ständig|vertrauen|bewusst*
  keine|kein schulden|schuld
  schulden|schuldet|schuldest|schulde mir|uns|ihnen|euch|dir
  um den|meinen verstand|schlaf
  am ende meiner|der|des|mit_meiner geduld|seite|vertrag*|quiz|monats|jahres|formular*
  lässt|läßt mich|sich|uns nicht|kein .. bezahlen|einloggen|anmelden|bestellen|weiter|öffnen|herunterladen|laden|auswählen
  seite|website|app|formular|system .. lässt|läßt
  zahlung|bezahlung|lastschrift|überweisung .. fehlgeschlagen|geplatzt
  waffe|messer scharf|schärfen|block|set
  messerblock|pistolenschuss
  schuld daran|an|sein
  verspielt|verspielte .. design|seite|schrift
  trinke|trinken .. wasser|tee|kaffee
  ende|beenden mein*|meine|die|das abo|mitgliedschaft|abonnement|vertrag
  operation erfolgreich
  nicht mehr einloggen|anmelden|zugreifen|finden|öffnen|herunterladen|bestellen|aufrufen|buchen|zahlen_mit|lesen|erreichen
  mich nicht mehr einloggen|anmelden
  herzinfarkt|herzkasper|herzstillstand|schlaganfall ... preis|preise|preisen|lachen|schreck
  fast|beinahe .. herzinfarkt|herzkasper|schlaganfall
  im minus .. nicht|kein
  bringt mich um vor
  schmerzen|schmerzhaft|schmerz .. preis|7er|jahr|zahl|16
  verstorben*|gestorben* ... ahnen*|stammbaum|chart|name_zählt|hieß
  ahnen|vorfahren|stammbaum|sänger|schauspieler|promi ... gestorben|verstorben|tot|tod|gefallen
  tod|tot|sterben|sterbe|gestorben .. tarot|traum|geträumt|träumen|träume|china|japan
  traum|geträumt|träume|träumen|träumte .. tod|sterben|sterbe|gestorben|tot|beerdigung|blut|schwanger
  vergangenen|früheren|letzten|vorigen leben .. gestorben|tot|umgebracht|getötet|tod|starb
  gestorben|getötet|umgebracht|starb|tod .. vergangenen|früheren|letzten|vorigen leben
  mach|mache|macht|machen schluss|schluß mit meinem|meiner|ihm|ihr|dem|der freund|freundin|mann|beziehung|partner|job
  will nicht mehr ... abo|abonnement|kündigen|kündigung|newsletter|mitgliedschaft|mails
  schluss damit
  kann|könnte .. nicht leisten .. paket|vip|günstiger*|billiger*|session|sitzung
  umbenennen|umbenannt
  baby|tochter|sohn|kind .. kam|kommt .. zur_welt|auf_die_welt|am
`;

const suicide = `
  suizid*|selbstmord*|selbsttötung|freitod|lebensmüde|selbstmordgedanken|todessehnsucht|suizidal|sterbehilfe|dignitas|abschiedsbrief*|abschiedsnachricht|abschiedsvideo
  umbringen|umgebracht|umbringe|umbringt|umzubringen + mich|mir|sich|mi
  bring|bringe|bringt|brachte|bringen .. mich|sich|mi .. um !den|die|das|eine
  mich|sich|mir .. töten|erhängen|erschießen|ertränken|vergiften|aufhängen|erhängt|aufgehängt|abknallen|totfahren|überfahren_lassen|totmachen|erhänge|töte|aufzuhängen|
    abmurksen|entleiben|wegmachen|ausknipsen|auslöschen
  töte|erhänge|erschieße|ertränke|vergifte mich
  hänge|häng|hängt mich|sich auf
  leben|lebn .. nehmen|genommen|nehme|nimmt|wegwerfen|ein_ende|beenden|auslöschen|ende_setzen
  nehme|nehm|nimmt|nehmen|nahm|genommen|will|wollte .. das|mein|sein|ihr leben .. nehmen|$
  @willnot .. leben|weiterleben|da_sein|dasein|hier_sein|existieren|aufwachen|weitermachen|am_leben|auf_der_welt|sein !mit|in|bei|ohne|so_lange
  nicht|nimmer|nie mehr|länger|weiter .. leben|weiterleben|da_sein|dasein|existieren|aufwachen|aufwache|am_leben !mit|in|bei
  @will .. sterben|tot_sein|tot|krepieren|verrecken|abtreten|einschlafen_und|verschwinden|aufhören_zu_leben|abkratzen|tod $
  sterben|verrecken|krepieren @will|möcht*|würd*
  @will .. sterben|verrecken|krepieren|verschwinden_von|nicht_mehr_sein|nicht_mehr_leben
  lieber|besser|am_liebsten .. tot|sterben|nicht_mehr_leben|gestorben|weg_sein|nicht_mehr_da|nicht_mehr_aufwachen
  wär*|wäre|wünscht*|wünsch|wünsche|hoffe|bete .. tot|gestorben|nie_geboren|nicht_geboren|nicht_mehr_aufwach*|nicht_mehr_da|sterbe|überfahren|unfall
  nie geboren|geborn
  ohne mich .. besser|leichter|schöner|gut|dran|glücklicher
  besser|leichter|glücklicher|dran|einfacher .. ohne_mich|wenn_ich_weg|wenn_ich_tot|wenn_ich_nicht|wenn_es_mich
  wenn ich .. weg|tot|nicht_mehr_da|nicht_mehr_wär*|verschwinde|sterbe|nicht_mehr_bin|nicht_mehr_lebe|gestorben wär*|bin|würd*|dann|merkt|$
  keiner|niemand|kein_mensch|wer .. vermiss*|merk*|weint|interessier* .. mich|tot|weg|sterb*|wenn|würd*|stört
  kann|kan (einfach|wirklich|echt|jetzt|auch|bald|das|es|so|langsam) (alles|einfach|so) nicht|nimmer|nich|net mehr|länger $
  kann|kan (einfach|wirklich|echt|das|es|so) (alles|einfach|so) nicht|nimmer|nich|net mehr|länger|weiter und|weiter|ich|so|leben|ertragen|aushalten|alles|weitermachen|kämpfen|bin
  kann|kan .. das|es|leben|alles .. nicht|nimmer|nich mehr|länger aushalten|ertragen|schaffen
  halt|halte|ertrage|ertrag|schaffe|schaff|pack|packe .. nicht|nimmer mehr|länger|aus
  keine|kein|keinen|nicht|ohne|wozu|welchen|weder|null .. kraft|sinn|grund|lust|lebenswillen|lebensmut|hoffnung|perspektive|ausweg|zukunft .. mehr|leben|weiter*|sehe|seh|hab|habe|da|hat|sein|gibt|für_mich $
  sehe|seh|finde|hab|habe|gibt|hat|sieht .. keinen|kein|keine .. ausweg|sinn|hoffnung|zukunft|grund_mehr|licht|lebenswillen|lebensmut|perspektive|kraft_mehr
  wozu|warum|wofür .. noch|überhaupt .. leben|weiterleben|weitermachen|da|am_leben|aufstehen|ich
  leben .. sinnlos|nicht_mehr_lebenswert|nicht_lebenswert|wertlos|keinen_sinn|kein_sinn|satt|müde|hasse|leid|qual|nur_noch|nichts_mehr_wert|bringt_nichts|ohne_sinn|aufgegeben|vorbei|hölle !leben
  sinnlos|hasse|satt|müde|überdrüssig|leid .. leben|dasein|existenz
  alles .. sinnlos|hoffnungslos|ein_ende|zu_ende|beenden|vorbei_sein|aufhört|aufhören|ausweglos
  will|möchte|soll|wünsche|wünsch .. dass .. aufhört|vorbei_ist|vorbei|schluss|ein_ende|endlich
  schluss machen|gemacht|mache|mach .. leben|allem|alles|welt|heute_nacht
  mach|mache|machen|setze|setzen|bereite|setz .. ein_ende|dem_ein_ende|allem_ein_ende|dem_ganzen_ein_ende|schluss_mit_allem|meinem_leben
  spring|springe|springen|sprang|stürzen|stürz|werf|werfe|werfen|schmeiß*|leg|lege|legen|fahr|fahre|fahren|lauf|geh|gehe .. brücke|dach|zug|züge|gleise|gleis|balkon|fenster|hochhaus|klippe|bahn|u_bahn|baum|
    wasser|turm|lkw|bus|schienen|bahngleise|gleisen|wand
  stehe|steh|sitze|sitz|bin|stand .. auf|am|an|vor|oben .. brücke|dach|bahngleis*|gleisen|klippe|abgrund|geländer|balkon|schienen
  brücke|gleise|dach|klippe|hochhaus .. springen|springe|runter|gedacht|denke|stehe|ende
  pulsadern|strick|galgen|seil_gekauft|rasierklinge_und
  strick|seil|pistole|waffe|gewehr .. gekauft|bereit|liegt|habe|hab|besorgt|kopf|keller|nehmen|dachboden|hand
  pulsader*|ader|adern .. aufschneid*|schneid*|öffn*|geschnitten
  tabletten|pillen|schlaftabletten|schlafmittel|medikamente|paracetamol|insulin .. genommen|geschluckt|schlucken|gesammelt|sammle|bereit|liegen|alle|auf_einmal|überdosis|vor_mir|genug|reichen|ganze|packung
  alle|ganze|viele|zu_viele|handvoll|packung|genug|schachtel|# .. tabletten|pillen|schlaftabletten|medikamente .. geschluckt|genommen|schlucken|nehmen|gesammelt|da|zuhause|vor_mir|hier
  überdosis|überdosier*
  abschied|verabschied*|lebt_wohl|leb_wohl|lebewohl|machts_gut .. von|alle|allen|für_immer|nachricht|letzte*|welt|euch|mich|kinder*|familie
  letzte|letzter|letztes|letzten .. nachricht|tag|nacht|brief|worte|abend|geburtstag|weihnachten|stunden .. leben|mein*|von_mir|hier|für_immer|auf_der_welt|erde|erlebe
  das|dies ist|war .. meine|mein|die letzte|letzter|letztes nachricht|tag|nacht|abend|mal|brief
  nicht mehr da|hier|am_leben .. bin|sein|morgen|wenn|werde
  bald|morgen|heute|bin nicht mehr|weg da|am_leben|unter_euch
  erlebe|erleb|erleben|überlebe|überleb .. nicht|nimmer .. mehr|nacht|woche|weihnachten|geburtstag|jahr|morgen|das
  zu .. ihm|ihr|papa|mama|meinem_mann|meiner_frau|meinem_sohn|meiner_tochter|dir .. in_den_himmel|himmel|folgen|gehen|nach
  bei .. ihm|ihr|mama|papa|meinem_mann|meiner_frau|meinem_sohn|meiner_tochter|meinem_kind .. sein .. himmel|tot|drüben|endlich|wieder
  folge|folgen|nachgehen|hinterher .. ihm|ihr|in_den_tod|mann|frau|tod
  last|belastung|bürde .. für|nur|bin .. alle|familie|anderen|eine|meine|euch|kinder
  bin .. nur|allen|jedem|euch .. last|belastung|im_weg|ballast|zu_viel
  tod|sterben .. lösung|ausweg|erlösung|erleichterung|einzige|beste|besser|frieden|schön|befreiung
  einzige|letzte|einziger ausweg|lösung|weg|möglichkeit .. tod|sterben|selbst*|sehe|ist
  denke|denk|gedanken|gedanke|denkt|träume|nachgedacht|nachdenken .. tod|sterben|ans_sterben|ende|umzubringen|aufzuhören|nicht_mehr_leben|leben_zu|springen|schluss
  gedanken|gedanke .. dunkle|sterben|tod|böse|schlimme|nicht_mehr|aufhören
  dunkle|schwarze|schlimme gedanken
  einschlafen|schlafen|schlaf|schlafe .. nie|nicht|nimmer|für_immer|ewig .. aufwach*|mehr|$
  nie|nicht|nimmer wieder|mehr aufwach*|wach_werden|aufzuwachen
  für immer schlafen|einschlafen|weg|verschwinden|gehen
  etwas|was antun|antue|antut|angetan + mir|sich|selbst
  mir|sich .. etwas|was antun|antue|antut|angetan|anzutun
  tu|tue|tun mir .. was|etwas an
  wie|welcher_tag|schmerzlos|am_besten|womit|schnell|schnellste* .. sterben|sterbe|umbring*|aus_dem_leben|stirbt_man|ableben .. ich|kann|schmerz*|schnell|am_besten|$
  aus dem leben|dem_leben scheiden|gehen|treten|geschieden
  von dieser|der welt|erde .. gehen|gehe|verschwinden|weg|treten
  verschwinden|weg|abhauen .. von_dieser_welt|aus_dieser_welt|für_immer|einfach_nicht_mehr|von_der_welt|nie_wieder
  hab|habe|haben|will .. aufgegeben|abgeschlossen|mit_dem_leben|mit_allem
  mit dem|meinem|allem leben|allem abgeschlossen|fertig|durch|am_ende
  versuch|versucht|versuche .. leben|umzubringen|schon_mal|nochmal|selbst*|mir
  plan|plane|geplant|beschlossen|entschieden|entschluss .. umbring*|sterben|leben|ende|heute_nacht|gehen|beenden
  will|wollte|mag nicht|nimmer|nich mehr $
  bin so müde .. leben|allem|kämpfen
  müde|leid|satt|fertig .. vom_leben|zu_leben|des_lebens|vom_kämpfen|mit_der_welt
  verdien*|sollte .. nicht|kein .. leben|existieren|am_leben|geboren
  verdient zu|es sterben
  gehen|gehe|weg|schlafen|verschwinden|ruhe .. für_immer|für_immer_weg|endgültig
  für immer && gehen|tag|guter|guten|ruhe|schlafen|sterben|datum
  alles|habe|hab .. geregelt|vorbereitet|verschenkt|erledigt && briefe|frieden|katze|hund|danach|seele|abschied|testament|ruhe|geschrieben
  briefe .. geschrieben && frieden|danach|seele|kinder|geregelt|ruhe
  seele|ich .. danach .. frieden|ruhe
  frieden|ruhe|erlösung .. danach|endlich|drüben|finden|findet && geregelt|briefe|tod|müde|sterben|leben
  wollte|will|würde|möchte|könnte|überlege|denke .. vor|von|unter|aus .. zug|brücke|dach|fenster|auto|lkw|bahn|balkon|hochhaus .. springen|werfen|laufen|stürzen|fahren|legen
  zu|bei meinem|meiner|ihm|ihr mann|frau|sohn|tochter|mama|papa|mutter|vater|kind|bruder && tot|gestorben|himmel|drüben|jenseits|verstorben && will|möchte|wäre|gehen|folgen
  wie viele|viel .. tabletten|schlaftabletten|pillen|schlafmittel|insulin .. braucht|brauch|reichen|sterben|tödlich|muss|nötig
  tödliche dosis|menge
  heute|morgen|sonntag|nacht|wochenende|abend .. schluss|vorbei|ende|soweit|aus && mach|mache|ich|endgültig|leben|alles
  mach|mache|machen .. schluss $
  nicht|nimmer mehr da|am_leben|hier .. bin|sein|wäre|ist && bringt|wozu|jahr*|was|bericht|wenn|dann
  was|wozu|wofür bringt|brauche|nützt|noch .. wenn .. nicht_mehr_da|nicht_mehr_bin|eh_tot|tot_bin|nicht_mehr_lebe
  versteh*|sagt|redet|spricht|schreibt|meint|droht .. umbring*|sterben|tod|nicht_mehr_leben|nicht_mehr_da|springen|leben_nehmen
  sagt|sagte|gesagt|schreibt|meint .. will|möchte|wolle .. nicht_mehr_leben|nicht_mehr_da|sterben|tot|nicht_mehr_sein|gehen_für
  testament|lebensversicherung && tot|sterben|besser|kinder|ohne_mich|selbst*
  hass|hasse .. mich|mich_selbst|dass_ich_lebe && leben|tot|sterben|nicht_mehr
  existenz|dasein .. sinnlos|beenden|last|müde
  lebenswille|lebensmut|lebensfreude .. weg|verloren|keinen|keine|mehr
  leben .. will|mag|kann ich nicht|nimmer mehr
  am|beim|kurz_vor .. springen|aufgeben|ende && leben|brücke|dach|nicht_mehr
  wach|wache|aufwachen .. nicht|nie|nimmer .. mehr|wieder
  gestern|letzte|neulich|damals .. versucht|wollte .. umzubringen|leben_nehmen|sterben|aufzuhängen|springen
  zähle|zähl|zählen .. tabletten|pillen|schlaftabletten
  tabletten|pillen .. zähle|zähl|gezählt
  vorbei|aus|gelaufen für mich|für_sie .. !mit_der|die_frist
  vorbei ist .. für_mich|mit_mir
  mach|mache|schaff|schaffe|halt|halte .. nicht_mehr_lange|nimmer_lange
  seele|karma .. wenn .. freiwillig|selbst|umbring*|gehe|sterbe|nehme
  freiwillig gehe|gehen|aus_dem_leben|sterben
  autobahn|landstraße|lenkrad|schlenker|gegenverkehr|baum .. reichen|würde|genügen|denk*|einfach|fahren|lenken
  vermisst|vermissen .. keiner|niemand|mich
  mich vermisst|vermissen .. keiner|niemand|eh
  nie|nicht .. geboren .. werden|worden|wär*|sein|sollen
  geboren werden sollen|dürfen
  erlebe|erleben|schaffe|erreiche .. noch|nicht|geburtstag|weihnachten|frühling|sommer && weiß_nicht|ob|nicht|nimmer
  ob ich .. geburtstag|weihnachten|jahr|frühling|morgen .. erlebe|noch|da_bin|schaffe
  verabschiedet|verabschiede|abschied .. allen|innerlich|alle|kindern|schon|familie|kopf
  tod .. weniger|keine|nicht .. angst .. als|mehr|vor
  aufstehen|aufwachen .. nie_mehr|nicht_mehr|nimmer
  will|mag|kann .. nicht_mehr .. aufstehen|aufwachen
  kein|keine|null bock|lust mehr|auf .. leben|alles|welt|nichts
  strick|seil|klinge|tabletten .. besorgt|gekauft|da|zuhause|und_so|bereit
  alles|schon .. besorgt|bereit|vorbereitet && strick|brauche|seil|tabletten|abschied
  redet|spricht|rede|denkt|sprach .. vom|von|ans|über|übers .. sterben|tod|selbstmord|umbringen|totsein
  weiß|weiss .. nicht_mehr_weiter .. will|kann|nicht_mehr|leben
  hinterlasse|zurücklasse|zurücklassen|hinterlassen .. kinder*|familie|alle|menschen|die
  findet|finden|fand .. mich|meinen_körper .. tot|kinder|jemand|hängen
  ausgesucht|ausgewählt .. musik|lied|kleid|blumen .. beerdigung|trauerfeier
  meine beerdigung|trauerfeier|eigene_beerdigung
  frieden damit|gemacht|geschlossen .. leben|entscheidung|damit|tod
  knoten .. gelernt|geübt|seil|strick
  sammle|gesammelt|aufgehoben|hebe .. morphium|tabletten|insulin|medikamente .. auf|seit|$
  brauche|brauch .. nicht_mehr .. rest|sitzungen|abo|bericht && weg|da|abschied|danach|leben
  gebt|geben|schenkt .. meine|mein|den .. sitzungen|bericht|platz .. jemandem|schwester|tochter && weg|abschied|da|leben
  wasser|tiefe|zug|brücke|gleise .. ruft|zieht|lockt|ruhig|leicht
  mich .. von .. allen|allem|euch|kindern|familie verabschiedet
  innerlich .. verabschiedet|abgeschlossen|tot
  kein|keine|keinen bock|lust|kraft|interesse|freude|nerv .. auf|am|zu .. leben|lebn|weiterleben|dieses_leben|diese_welt|existieren
  überlegt|überlege|geplant|plane|weiß|google|gegoogelt .. wie .. mache|es_mache|anstelle|sterbe|brücke|tabletten|schmerzlos
  brücke|tabletten|strick|zug|gleise .. oder tabletten|brücke|zug|strick|gleise
  letzter|letzte|letzten tag|nacht|nachricht|abend|brief|frage|woche .. danke|heute|leben|für_immer|mein|tschüss|verabschied*
  heute|morgen|das .. ist|war mein|meine letzter|letzte|letztes
  tag|tage|datum|zeitpunkt|zahl .. gut|beste*|richtig*|passt .. zum_sterben|zu_sterben|um_zu_gehen|zu_gehen|zum_gehen|für_immer|zu_sterben
  sterben|zu_sterben|zu_gehen .. welcher|welches|guter|bester
  geregelt|aufgeräumt|verschenkt|versicherung|testament|vorbereitet .. alles|katze|hund|konto|kinder|brief* && tag|gut|dezember|welcher|letzte*|frieden|ruhe|danach|wann|danke
  baum|brückenpfeiler|lkw|gegenverkehr|wand .. fahren|gegen|lenken|auto*|ruhe|einfach
  auto|autofahren|fahren|lenkrad .. gegen|loslassen|baum|vorbei|ruhe|einfach
  zähl|zähle|warte|wart .. tage|nur|darauf .. vorbei|zu_ende|sterbe|rum|aufhört|tot
  vorbei|zu_ende|aus .. bis|wenn|dass .. es|alles .. endlich|ist|leben
  im weg .. bin|nur|allen|allem|steh*
  vermisse*|vermissen|merken|auffallen|bemerken .. wenn_ich|mich|jemand|überhaupt|niemand .. weg|nicht_mehr|tot|wär*|da
  abschied|verabschied* .. geschickt|sprachnachricht|nachricht|freundin|antwortet|geht_nicht|sohn|kinder|für_immer
  nie|nicht .. geplant|gedacht|vorgesehen|bestimmt|geboren .. dass_ich|hier_zu|zu_leben|wäre|worden|hätte
  genommen|geschluckt|eingeworfen|nehme|schlucke|eingenommen .. #|40|30|20|50|alle|packung|handvoll|schachtel .. paracetamol|tabletten|pillen|ibuprofen|schlaftabletten|tavor|aspirin|insulin
  #|40|30|20|50|alle|packung|handvoll|schachtel .. paracetamol|tabletten|pillen|ibuprofen|schlaftabletten|tavor|aspirin|insulin .. genommen|geschluckt|eingeworfen|nehme|schlucke|eingenommen
  hoffe|hoff|hauptsache|versprich .. dass|es .. nicht .. weh|wehtut|schmerz*|lange
  wünsche|wünschte|hätte|hätt|wär .. auto|lkw|zug|krebs|unfall|corona .. erwischt|überfahren|getroffen|mitgenommen|umgebracht
  nicht mehr da|hier .. wenn|bericht|ankommt|kommt|weihnachten|lesen
  sagt|sag|sagen .. meiner|meinen|meinem mama|mutter|kindern|mann|tochter|sohn|eltern|familie .. liebe|leid|geliebt|schuld
  nur|bleibt .. eins|eine|noch .. zu_tun|ausweg|option|sache|möglichkeit .. bleibt|übrig|$
`;

const selfHarm = `
  ritze|ritzt|ritzen|geritzt|selbstverletz*|rasierklinge*|selbstverstümmel*|geritz*
  verletz|verletze|verletzt|verletzen|schneid|schneide|schneidet|schneiden|geschnitten|verbrenn|verbrenne|verbrennt|verbrennen|kratz|kratze|kratzt|kratzen|schlag|schlage|schlagen|bestraf*|beiß*|
    brenn|brenne|quäl* .. mich|mir|sich|mi|selbst|selber !beim|aus_versehen|die_haare|rasieren|kochen
  mich|mir|sich .. verletz*|schneid*|geschnitten|verbrenn*|verbrannt|aufkratz*|aufgekratzt|aufschneid*|aufgeschnitten|blutig|ritz*|weh_tun|wehtun|weh_tu|wehtue|schlagen|zu_schlagen|bestraf*|beiß*|aushunger*|aufzuritzen|
    kaputt_machen|weh
  tu|tue|tun|tut|tat mir|sich .. weh|selbst_weh|was_an
  arm|arme|armen|arms|beine|bein|beinen|oberschenkel*|handgelenk*|haut|unterarm*|bauch|schenkel .. schneid*|geschnitten|ritz*|geritzt|blut*|narben|wunden|verbrenn*|verbrannt|klinge|kratz*|aufgeschnitten|
    zigarett*|offen|voller
  narben|schnitte|wunden|brandwunden|kratzer .. arm|arme|armen|bein*|verstecke*|verbergen|oberschenkel*|haut|lange_ärmel|handgelenk*|selbst|sehen|sieht|frisch*
  verstecke*|verbergen|verdecken|ärmel .. narben|schnitte|wunden|arme|ritz*
  klinge|klingen|messer|scherbe|scherben|nadel|nadeln|zirkel|feuerzeug|zigarette*|rasierer .. mich|mir|arm*|haut|bein*|ritz*|schneid*|blut|druck|erleichter*
  druck|schmerz|schmerzen|blut|bluten .. ritz*|schneid*|erleichter*|spüre|spür*|beruhig*|abbauen|lebendig|fühle .. mich|mir|nur|wenn|dann|etwas|abbauen|erst
  nur wenn .. blute*|schneid*|weh|schmerz*
  kopf .. wand|schlage|schlag|hau* .. wand|gegen|bis
  hunger|hungere|hungern|erbrech*|kotze|übergebe*|finger_in_den_hals .. strafe|bestraf*|mich|absichtlich|essen|jedem|nach .. mich|strafe|jedem|essen|absichtlich|selbst|zum|$
  esse|essen .. nichts|nicht|kaum .. bestraf*|strafe|verdien*|verschwinden
  rückfall|rückfällig|wieder_angefangen|wieder|clean .. ritz*|schneid*|klinge|svv
  haare|nägel .. ausreiß*|reiße|rausreiß* .. mir|bis|blut*|büschel*
  sich|selber|selbst weh tun
  schneidet|ritzt|verletzt sich
  blut .. spür*|spüre|fühl*|fühle|ruhig|erleichter*|beruhig*
  nur|erst wenn .. blut*|schmerz*|weh* .. spür*|fühl*|ruhig|leb*|geht
  finger in|im .. hals && essen|jedem|mahlzeit|immer|erbrech*|kotz*
  stecke|steck .. finger .. hals
  esse|gegessen|essen|hungere|hungern .. seit|nichts|nicht|tagen && verdien*|strafe|bestraf*|wert|selbst
  verdiene|verdien|strafe|bestrafen && essen|schmerz*|hunger*|schneid*|weh
  klinge|klingen|rasierklingen|rasierklinge
  selbst* .. bestraf*|verletz*|hass
  haut|arme|beine|hände .. aufgeritzt|aufgekratzt|blutig|verbrüht|verbrannt
  mit|gegen .. feuerzeug|bügeleisen|herdplatte|glätteisen .. mich|mir|arm*|haut|verbrenn*
  schlage|schlag|boxe|haue .. mich|mir|gegen_die_wand|kopf .. selbst|bis|gesicht|wand|blut*
  kopf .. gegen .. wand
  reiß|reiße|reißt|rupfe|zupfe .. mir|sich .. haare|wimpern|haut|nägel .. aus|blutig|ab
  haare .. ausreißen|ausgerissen|ausreiß*
  hungere|hunger|hungern|hungert .. mich|runter|weg|tage|kontrolle|strafe|nichts_mehr|mager
  esse|gegessen .. nichts|nicht|kaum .. tagen|tage|woche|strafe|kontrolle|verdient|dick
  lange|langärmlig*|langen ärmel|ärmeln|pullover .. sommer|schnitte|narben|sieht|sehen|verstecken|hitze|arme
  klinge|klingen|rasierklinge* .. brauch*|druck|schublade|tasche|gefunden|versteck*|wieder|zimmer
  druck .. klinge|schneid*|ritz*|blut|verletz*
  finger .. hals|rachen
  kopf .. wand|mauer|gegen .. schlag*|hau*|still|ruhe|blut*
  kratz*|beiß*|schlag*|kneif*|reiß* .. mich|mir|sich .. blut*|haare|selbst|haut|arm*
  verletz*|selbstverletz* .. mich|mir|sich|selbst
  fühl|fühle|spür|spüre .. echt|lebendig|etwas|mich .. blut|blute|schneid*
  blut fließt|läuft|sehe|sehen|kommt .. echt|lebendig|ruhig|arm|besser|fühl*
`;

const violence = `
  bringt|bring|bringen|brachte mich|uns|sie|ihn|meine*|mein* .. um
  umbringen|umbringt|töten|tötet|erstechen|erschießen|abstechen|erwürgen|totschlagen|abknallen|kaltmachen|anzünden|totschlägt|überfahren|abfackeln|ermorden|abmurksen|totprügeln|vergiften + mich|uns|ihn|sie|meine*|mein*|dich|jemand*|alle|leute|ihm|ihr|er|nachbar*|chef
  droht|drohte|drohen|gedroht + mir|mich|uns|ihr|er|sie|umzubringen|zu|ex|mit|mann|ihm
  bedroht|bedrohen|bedrohte|drohung|drohungen|morddrohung*|todesdrohung*|androh*
  @will|werde|könnte|plane .. ihn|sie|jemand*|meinen_chef|meinen_ex|leute|alle|ihm|den_typen|meinen_mann|meine_frau|menschen|mitschüler .. umbring*|töten|abstechen|erschießen|verletzen|schlagen|vergiften|
    verprügeln|weh_tun|wehtun|zusammenschlagen|erwürgen|anzünden|abknallen|etwas_antun|was_antun
  messer|waffe|pistole|gewehr|axt|hammer|machete|schusswaffe|säure|benzin|baseballschläger + mich|mir|er|ihn|mann|uns|hand|drauf|los|steht|bedroh*|kehle|tür|kommt|hält|nachbar*|schule|freund|vor|schreit
  verfolgt|verfolgen|verfolgte|stalkt|stalker|stalking|stalken|gestalkt|lauert|auflauert|auflauern|nachstellt|beobachtet|nachgestellt|aufgelauert + mich|mir|uns|er|ex|jemand|mann|sie
  stalker|stalking|stalkt|gestalkt
  verfolgt|verfolgen mich|uns
  steht|stand|wartet|kommt|hämmert|klopft|tritt|trat|bricht|schlägt .. vor|gegen|in|an .. tür|haus|wohnung|haustür|fenster|wohnungstür .. er|ex|wieder|angst|mein|mann|ein|schreit|$
  er|ex|mann|jemand|typ .. vor|unter|draußen|gegen meiner|meinem|der|die|dem|meine .. tür|haus|wohnung|haustür|fenster
  überfallen|vergewaltigt|zusammengeschlagen|verprügelt|niedergestochen|gewürgt|angegriffen|attackiert|ausgeraubt|verschleppt|entführt|krankenhausreif|niedergeschlagen
  habe|hab|hat|haben angst .. um_mein_leben|um_unser_leben|um_ihr_leben|vor_ihm|vor_meinem|er_kommt|er_tut|rauszugehen|nach_hause|heimzugehen|vor_denen|vor_ihnen|vor_mein*|zu_sterben|mich_umbring*
  angst vor .. ihm|meinem|meiner_mutter|mann|ex|vater|partner|freund|bruder|sohn|nachbar*|stiefvater|ihnen
  angst .. umbring*|umbringt|zuschlägt|schlägt|tötet_mich|etwas_antut|findet_mich|findet_uns|rauskommt|freikommt|ausrastet|tötet|kommt_wieder|wehtut|antut|um_mein*|um_die_kinder
  verstecke|versteckt|eingeschlossen|eingesperrt|verbarrikadiert .. bad|badezimmer|keller|klo|zimmer|vor_ihm|vor_meinem|frauenhaus|schrank|toilette
  gewalt|gewalttätig|handgreiflich|aggressiv|gewaltätig|prügel|prügelt .. er|mann|partner|mir|ehe|haus|familie|wird|vater|ex|wenn|freund|gegen|sohn|erleb*|zuhause|wieder|mich
  häusliche gewalt
  mann|er|partner|vater|freund|ex|sohn|bruder|sie|wird|wurde|ist .. gewalttätig|handgreiflich|aggressiv|brutal
  nicht|nirgends|nirgendwo|nimmer .. sicher .. zuhause|zu_hause|mehr|wohnung|daheim|hier|ihm|fühle
  in|lebens gefahr|lebensgefahr
  lebensgefahr
  kontaktverbot|annäherungsverbot|einstweilige_verfügung|gewaltschutz*
  polizei .. er|ihn|angst|umbring*|schlägt|droht|hilft|ex|mann|mich|gerufen|rufen|glaubt|gehe
  schreit|schreie|schreien|schüsse|weint .. nachbar*|nebenan|über_mir|hilfe|kind|frau|oben
  höre|hör|hören .. schreie|schreien|schläge|schüsse|weinen|schlägt|hilfe
  haus|wohnung|auto|bude|hütte .. anzünden|anzünde|abfackeln|in_brand|niederbrennen|brennen
  zünde|zündet|fackel|fackelt .. haus|wohnung|auto|mich|uns .. an|ab
  rache|rächen .. umbring*|töten|messer|waffe|blut|leiden|bezahlen|fertig
  fühle|habe|hab|könnte|angst .. baby|kind|kinder .. etwas_antu*|weh_tu*|schüttel*|schlage|verletz*|antun|wehtu*
  schüttel*|schlage|geschüttelt|geschlagen .. mein_baby|das_baby|mein_kind|meine_kinder
  amok|amoklauf|bombe|geisel|zwangsheirat|zwangsverheirat*|ehrenmord|menschenhandel
  kehle|gurgel|hals|würgt|würgte|gewürgt|würgen + mich|mir|mir_die|er|sie|zugedrückt|durchschneid*|hände_um
  weiß|weiss wo ich|wir wohne|wohnen|lebe .. droh*|ex|angst|kommt|er|umbring*
  tut mir|uns|ihr|den_kindern .. was|etwas|weh an|$
  höre|hör|hört .. nachbar*|nebenan|oben|unten|frau|kind .. schlägt|schreit|schreien|weint|geschlagen|prügelt|verprügelt|hilfe
  nachbar* .. schlägt|prügelt|droht|bedroht|schreit|verprügelt .. frau|kind*|mich|uns|sie
  waffe|pistole|gewehr|messer|schusswaffe|machete && betrunken|vater|mann|er|ex|angst|bruder|haus|freund|will|droht
  beine|knochen|finger|nase|kiefer|arm .. brechen|bricht|gebrochen|brechen_sie && zahle|wollen|droh*|er|mann|sie|mich|mir
  gefängnis|knast|haft|entlassen .. raus|frei|entlassen|kommt && sucht|uns|mich|angst|findet|ex|exmann|er
  ex|exmann|exfreund|er|mann .. sucht|findet|lauert|verfolgt|wartet|steht .. uns|mich|auf_mich|vor|mir
  warten|wartet|lauern|passen .. auf|mich|mir|ab .. schule|arbeit|mich|uns|haus && schlagen|verprügel*|angst|droh*|abstechen|fertig
  ich|habe|hab .. mein|meine|meinen|unser|das|die .. kind|sohn|tochter|baby|frau|mann|freundin|kinder .. geschlagen|geschüttelt|gewürgt|verletzt|gehauen|geohrfeigt
  hand gegen .. mich|uns|kinder|erhob*
  er|sie|ex|mann|vater|typ .. dreht|rastet|tickt .. durch|aus && angst|schlägt|kinder|messer|verstecke|hilfe|schreit
  eingebrochen|bricht_ein|eindringen|dringt_ein|einzubrechen .. ex|er|nacht|wohnung|haus|angst|jemand
  jemand|mann|er|typ .. versucht|will|wollte .. rein|reinzukommen|hereinzukommen|ins_auto|zu_zerren|mitzunehmen|zu_vergewaltigen
  kinder|wir|uns|ich|sie .. raus|weg|fliehen|flüchten|sicherheit && er|mann|heimkommt|kommt|schlägt|betrunken|droh*|angst
  bevor er|sie heimkommt|kommt|nach_hause|zurückkommt
  wut|hass|rache .. ihn|sie|jemand*|alle .. umbring*|abstech*|töten|schlagen|erschieß*|messer
  drauf|zu geschlagen|gestochen|getreten
  krankenhausreif|halbtot|bewusstlos geschlagen|geprügelt|gewürgt
  drogen|geld|schulden && umbring*|beine_brechen|finden_mich|hinter_mir_her|bedroh*
  hinter mir|uns her
  kopf|schädel|fresse|gesicht|zähne + einschlagen|eingeschlagen|polieren|zertrümmern|einschlage|ausschlagen
  taucht|tauchen|erscheint|lungert|treibt .. überall|immer_wieder|ständig|vor_meiner|bei_mir && ich|fotografiert|angst|ex|auf|herum|mann
  bewaffnet|bewaffneter|zustechen|zugestochen|niedergeschlagen|todesangst|amoklauf
  reifen .. zerstochen|aufgeschlitzt
  tür|wohnungstür|haustür .. eingetreten|eingeschlagen|aufgebrochen|eintreten|einzutreten
  bespuckt|angespuckt|getreten|geschubst|begrapscht|beleidigt_und && bahn|straße|bus|gestern|männer|gruppe|schule|u_bahn
  kurz und klein
  sticht|steche|stechen .. mich|ihn|sie|uns|ab .. ab|nieder|tot
  mich|uns|ihn|sie ab|nieder
  eingebrochen|eingedrungen|reingekommen|reinkommt .. wohnung|haus|zimmer|wartet|ex|er|mann
  er|ex|mann|jemand .. eingebrochen|eingedrungen
  fotos|bilder .. von meinem|meiner|meinen|unserem|mir haus|tür|wohnung|kindern|auto|fenster
  schickt|bekomme|schickte .. fotos|bilder .. haus|tür|wohnung|kindern|auto|fenster
  zünden|zündet|anzünden|abfackeln|brennt .. haus|wohnung|auto|laden|uns|an .. an|ab|gesagt|drohen|haus
  hund|katze .. vergiftet|getötet|umgebracht|erschossen && nächste|gesagt|droh*|er|ich
  ich bin|wäre die|der nächste
  gefolgt|hinterhergelaufen|nachgelaufen|nachgegangen .. hause|mir|haus|gestern|nacht|dunkeln|mann
  folgt|läuft|geht .. mir .. nach|hinterher|immer|bis
  brutal|brutaler|handgreiflich|gewalttätig|aggressiver .. wird|mann|er|immer|vater
  wird immer .. brutaler|aggressiver|schlimmer|gewalttätiger
  schwör|schwöre|schwörs .. um|umbring*|tot|kalt|fertig
  typen|männer|jungs|leute .. folgen|warten|bedrohen|wissen|suchen .. arbeit|wohne|haus|mich|mir
  bruder|cousin|sohn|nachbar|schwager .. läuft|rennt|fährt|steht .. mit .. waffe|pistole|messer|machete
  waffen|pistolen|messern|macheten|schlagstock|schlagring|pfefferspray
  clan|mafia|drogenbande|dealern
  bomben|raketen|soldaten|krieg .. fallen|stadt|haus|angst|nacht|keller
  mir .. bis .. hause|haus|wohnung gefolgt|nachgelaufen
  einer|jemand|mann|typ .. gefolgt|hinterher|nachgelaufen
  sitzt|steht|wartet|parkt|lungert|lauert|fährt .. auto|vor|gegenüber|unten .. haus|wohnung|arbeit|tür|schule|meinem|meiner
  wenn .. nicht haben|bekommen|kriegen kann|kannst .. keiner|niemand|kein_anderer
  fantasie*|phantasie*|vorstell*|drang|lust|gedanken|impuls* .. messer|reinrammen|reinzurammen|abstech*|würg*|töten|umbring*|schlagen|erwürg*|wehtun|verletz*
  messer .. ihm|ihr|ihn|sie|reinramm*|rammen|reinzurammen|stechen|bauch|hals|rücken
  alles|möbel|tür|geschirr .. zerschlagen|kaputt_geschlagen|zertrümmert|kleingeschlagen|demoliert|eingetreten .. vater|mann|er|betrunken|angst|eingesperrt|wir
  eingesperrt|eingeschlossen|verbarrikadiert|versteck* .. zimmer|bad|schlafzimmer|keller|wir|uns|klo|angst|vor_ihm
  stuhl|schrank|kommode .. vor|unter .. tür|klinke
  lektion|fertigmachen|heimzahlen|kaputtmachen|kommen_vorbei|holen .. mich|uns|mir|ihm|ihr .. wollen|will|werde*|samstag|heute|brüder|cousins|freunde
  nachts .. eingestiegen|eingebrochen|reingekommen|am_fenster|in_meiner_wohnung
  jemand|einbrecher|fremder|mann .. in|im .. haus|wohnung|garten|keller|schlafzimmer .. meinem|meiner|unserer|ist|$
  da ist jemand|wer
  ist|da jemand|wer .. in|im meinem|meiner|unserem|unserer|haus
  gesicht|kopf|bauch .. geschlagen|getreten|gespuckt|gehauen|geboxt
  geschlagen|getreten|bespuckt|angespuckt|angegriffen .. bahn|bus|straße|schule|hof|gesicht|raus|traue|trau
  traue|trau .. nicht .. raus|vor_die_tür|nach_hause|heim
  unter .. erde .. bald|mama|liegt|bringt|sagt|gesagt|bringe
  verheiraten|zwangsheirat|zwangsverheirat*|zwangsehe
  sohn|tochter|bruder|enkel .. mich|mir .. geschlagen|gehauen|getreten|gewürgt|gestoßen
  schläger|baseballschläger|schlagstock|messern .. warten|männer|typen|auto|tür
  unter der erde .. $|bald|liegt
  mama|papa .. unter_der_erde
`;

const abuse = `
  @er .. @schlägt .. mich|uns|mir|die_kinder|meine*|sie|ihn|unsere*|ihr|mi|kinder|mama|mutter
  @schlägt mich|uns|mir|sie|ihn|die_kinder|meine*|unsere*|seine*
  mich|uns|mir|die_kinder|meine_mutter|meine_tochter|meinen_sohn|unsere_kinder|sie|ihn|meine_schwester|meinen_bruder .. schlägt|schlagt|schlug|geschlagen|verprügelt|verhaut|verhauen|haut|tritt|getreten|würgt|gewürgt|
    misshandelt|mißhandelt|vergewaltigt|missbraucht|mißbraucht|belästigt|bedrängt|begrapscht|angefasst|anfasst|betatscht|gestoßen|geschubst|schubst|geohrfeigt|geboxt|boxt|eingesperrt|einsperrt|gezwungen|zwingt|
    erniedrigt|demütigt|kontrolliert|beleidigt|terrorisiert|erpresst|angespuckt|bespuckt|angeschrien|anschreit|gequält|quält|gemobbt|mobbt|mobben|verprügeln|prügelt|geprügelt|schlagen|runtermacht|verhungern
  misshandel*|mißhandel*|missbrauch*|mißbrauch*|vergewaltig*|inzest|pädophil*|sexuelle_gewalt|sexueller_übergriff|übergriff*|nötigung|zwangsprostitut*|sextortion|häusliche
  werde|wurde|bin|worden|war|wird|wurden|wär .. geschlagen|misshandelt|missbraucht|vergewaltigt|verprügelt|gemobbt|belästigt|begrapscht|gezwungen|eingesperrt|erpresst|genötigt|gedemütigt|angefasst|betäubt|gestalkt
  fasst|fass|fasste|faßt|grapscht|begrapscht|betatscht|streichelt|berührt|berührte|küsst|zieht .. mich|mir|sie|meine_tochter|meinen_sohn|ihn .. an|aus|da_unten|nachts|unter|wo|hose|brust|bein*|$
  @person .. fasst|fasste|begrapscht|berührt|betatscht mich|sie|meine_tochter|meinen_sohn|mir
  kommt|kam|schleicht|legt|legte|steigt .. nachts|abends|in_mein .. zimmer|bett
  zimmer|bett .. nachts|abends .. er|stiefvater|vater|onkel|mich|kommt|kam
  zwingt|zwang|gezwungen|drängt|drängte|nötigt|erpresst|überredet .. mich|sie|mir|uns|zum|zu .. sex|ausziehen|bett|schlafen|nackt*|dingen|heirat*|sachen|allem|dazu|anfassen|bilder*|fotos|abtreib*
  sex|geschlafen .. gezwungen|obwohl|gegen_meinen|wollte_nicht|nein|nicht_wollte|betrunken|geschlafen_hab|nicht_will
  nein gesagt .. trotzdem|er|weiter|weitergemacht|sex|aufgehört
  gegen meinen|ihren willen
  @er .. lässt|läßt|lassen|verbietet|erlaubt .. mich|mir|uns .. nicht|kein*|raus|treffen|arbeiten|handy|geld|freunde*|telefonieren|haus|arzt|eltern|allein|gehen|sehen
  darf .. nicht|kein*|nur .. raus|treffen|arbeiten|handy|geld|freunde*|telefonieren|haus|verlassen|sehen|alleine|führerschein
  kontrolliert|überwacht|nimmt|nahm|versteckt|liest|sperrt .. mein*|handy|alles|mich|jede*|geld|pass|konto|nachrichten|schlüssel|ausweis|mir
  sperrt|sperrte|sperren|schließt|einsperrt|eingesperrt .. mich|uns|ein|im|in|meine|zimmer|keller|wohnung
  erniedrig*|demütig*|beschimpf*|beleidig*|terrorisier*|schreit .. mich|uns|täglich|jeden_tag|ständig|vor_den_kindern|die_kinder|immer .. an|er|mann|$
  nennt|nannte mich .. hure|schlampe|dumm|fett|wertlos|nichts|fotze|nutte
  wirft|warf|schmeißt|schmiss|zerschlägt .. nach_mir|mit|sachen|teller|gegenstände*|flasche|stuhl|geschirr
  wenn|sobald|immer_wenn er|sie|papa|vater|mein_mann|mama .. trinkt|getrunken|betrunken|besoffen|wütend|ausrastet|sauer .. schlägt|schlagen|mich|angst|haut|uns|prügel*|brüllt|wirft
  blaue* flecken|fleck|auge
  blaues auge|augen
  veilchen|nasenbeinbruch|rippenbruch .. er|mann|verstecke*|schmink*|hat
  flecken .. verstecke*|überschmink*|abdecken|er|mann|arme*
  nacktbilder|nacktfotos|nacktvideo*|intime_bilder|intime_fotos|intime_videos|dickpic*
  schickt|verlangt|fordert|will|veröffentlich*|teilt|droht .. nackt*|intime*
  erpress*|mobbing|gemobbt|gehänselt
  frauenhaus
  onkel|stiefvater|opa|trainer|lehrer|pfarrer|cousin|stiefbruder|vater|papa .. angefasst|anfasst|bett|sex|geküsst|küsst|nackt|geheimnis|ausgezogen|missbrau*|sachen_mit_mir|berühr*|weh_getan
  ohrfeige|ohrfeigen|ohrfeigt|backpfeife*|fausthieb*|faustschl*|würgemale
  hand|hände ausgerutscht|aus|um_meinen_hals|hals
  rutscht|rutschte .. hand .. aus
  kind*|tochter|sohn .. misshandelt|geschlagen|vernachlässigt|missbraucht
  seine schläge|prügel|wutausbrüche
  schläge .. bekomm*|krieg*|er|vater|papa|mann|mutter|zuhause|jeden
  treppe|wand|boden|tür|tisch .. gestoßen|gestossen|runtergestoßen|geschubst|geworfen|gedrückt|gestoßn|geschleudert|runtergeschubst + mich|mir|er|sie|uns|mama
  stößt|schubst|drückt|wirft|schleudert|zerrt|packt|zieht .. mich|uns|sie|mama .. treppe|wand|boden|haaren|arm|hals|tür
  an den haaren
  gehalt|geld|lohn|konto|karte|ausweis|pass|handy|schlüssel .. weg|nimmt|abgenommen|wegnimmt|kontrolliert|versteckt + er|mann|freund|sie|mir|partner|vater
  zuschaut|zuguckt|beobachtet|filmt|spannt .. dusche|duschen|umziehen|bad|nackt|ausziehe
  dusche|duschen|baden|umziehen .. schaut|guckt|beobachtet|filmt|zu && stiefvater|er|vater|onkel|freund_meiner_mutter|mich
  mit gürtel|stock|kochlöffel|kabel|dem_gürtel|dem_stock
  gürtel|stock|kochlöffel|kabel .. schläg*|geschlagen|haut|prügel*|verhaut
  zwangs*|zwingen|wollen .. heiraten|verheiraten && eltern|vater|fremden|nicht|cousin
  auf mir|drauf .. schlaf*|aufgewacht|nachts|wach
  aufgewacht|wach .. auf_mir|hand|angefasst|ausgezogen|in_mir
  k_o_tropfen|ko_tropfen|ins_getränk
  gefallen|gestürzt|tür_gelaufen .. sage|sag|erzähle && flecken|blau*|auge|er|mann
  sage|sag|erzähle .. gefallen|gestürzt|treppe && flecken|blau*|auge|er|mann|arm
  ich bin|war 11|12|13|14|15|16 && er_ist_30|er_ist_35|er_ist_40|er_ist_45|er_ist_50|viel_älter|erwachsener|lehrer|trainer
  anschreit|schreit|brüllt .. mich|uns|kinder .. an|jeden|ständig|täglich
  macht mich .. fertig|kaputt|klein|runter && er|mann|schlägt|kinder|kontroll*|freund
  spuckt|spuckte|bespuckt .. mich|mir|uns|an
  erlaubnis|genehmigung .. fragen|bitten|brauche|raus|mann|ihn
  fragen|bitten .. erlaubnis|darf|raus
  wenn|sobald .. ich .. widerspreche|antworte|spät|laut|nein_sage .. ausrastet|wütend|schlägt|schreit|bestraft
  aufpassen|vorsichtig .. was_ich_sage|nicht_wütend|laut|reizen .. er|ihn|mann|angst
  ohne ihn .. nichts|niemand|bin
  nichts|niemand ohne ihn|sie
  angst .. heimkommt|schlüssel|tür|reinkommt|betrunken .. er|mann|vater
  zählt|kontrolliert|stoppt|prüft|liest|durchsucht|versteckt|zerstört .. minuten|kassenbon*|handy|nachrichten|tasche|kilometer|ausgaben|schuhe|schlüssel|ausweis .. wenn|ich|mein*|er|sie
  macht|machte|tut|gemacht .. sachen|dinge|was|etwas mit|an mir|ihr .. schlaf*|nachts|nicht_will|klein|bett|allein
  schlafe|schlaf|geschlafen|eingeschlafen .. fasst|macht|sex|berührt|angefasst|sachen
  trainer|lehrer|onkel|opa|stiefvater|pfarrer|nachbar|chef|papa .. geheimnis|niemandem|nichts_sagen|berührt|fasst|fotos|nackt|besonders
  unser geheimnis
  blumen|entschuldigt|entschuldigung|weint|verspricht|leid .. danach|hinterher|immer|jedes_mal && wieder|schlägt|ändern|ausrast*|wütend|anders
  um_erlaubnis|erlaubnis|fragen .. ausgeben|raus|geld|einkaufen|treffen .. muss|mann|er
  zucke|zuck|ducke|erstarre|zittere .. wenn|sobald .. hand|er|sie|hebt|tür|schlüssel|stimme
  hebt|erhebt|hob .. die_hand|hand .. er|sie|gegen|mich|wenn|zuck*
  hand hebt|erhebt
  kamera|kameras|filmt|gefilmt .. bad|dusche|schlafzimmer|badezimmer|nackt|mich|heimlich
  schwiegermutter|mutter|vater|mann|stiefmutter .. schlägt|sperrt|versteckt|hungern|essen_weg
`;

const hints = {
  suicide: `
    1 entschieden|entschluss|beschlossen|entscheidung
    1 ruhig|frieden|erleichtert|bereit|still|stille|leichter|ruhe
    2 nicht|nimmer|nie mehr|dabei|da da_sein|da|brauchen|erleben|brauche|miterleben|dabei_sein
    2 wenn|nachdem|falls ich|es .. weg|tot|nicht_mehr_da|gegangen|nicht_mehr_bin|nicht_mehr_gibt
    2 verschenkt|verschenke|geregelt|aufgeräumt|testament|unterlagen|vorbereitet|in_ordnung_gebracht|abgemeldet
    2 briefe|brief|zettel .. kinder*|familie|mama|tochter|sohn|mann|geschrieben|hinterlassen|tisch|alle
    2 tabletten|pillen|brücke|balkon|gleise|schienen|dach|strick|seil|abgrund|überdosis|bahnsteig|hochhaus
    1 müde|erschöpft|keine_kraft|kraft_mehr|am_ende|nicht_mehr_können|zu_viel|genug|kaputt|kraftlos
    1 niemand|keiner|allein|alleine|einsam|niemanden|niemandem
    1 sinnlos|leer|dunkel|hoffnungslos|wertlos|versagt|versager|nutzlos|keinen_sinn|kein_sinn|egal|umsonst|zu_spät|ausweglos|nichts_hilft
    2 last|im_weg|besser_dran|ohne_mich|an_meiner_stelle|statt_mir
    2 nicht_mehr_aufwachen|einschlafen|verschwinden|aufhören_zu|loslassen_für|runter_schaue|runterschaue|runtergucke|lenkrad|gegenverkehr|einfach_weg|weiterfahren|schluss
    1 entschuldigung|tut_mir_leid|verzeih|verzeiht|abschied|lebewohl|sagt_meiner|kümmer*|danke_für_alles|grüßen
    2 sterben|sterbe|tod|tot|umbringen|himmel|jenseits|grab|nächsten_leben
    1 job_verloren|verlassen|geschieden|alles_verloren|arbeitslos|getrennt|nichts_klappt|alles_versucht
    1 letzte_mal|ein_letztes|letztes_mal|heute_nacht|das_ende|letzter|zum_letzten|letzte
    1 leben|lebe|lebt .. schwer|weh|qual|so_nicht|nicht_mehr|schmerz*|unerträglich
    1 katze|hund .. schwester|nachbarin|nachbar|freundin|tierheim|versorgt
    1 kinder|tochter|sohn .. groß|erwachsen|schaffen|ohne
  `,
  'self-harm': `
    2 blut|blute|bluten|blutig
    2 narben|narbe|schnitte|klinge|rasierer|feuerzeug|brandwunden|kratzer
    2 schneid*|ritz*|verbrenn*|kratz*|hunger*|erbrech* .. mich|mir|sich|arm*|haut|wieder|bein*
    2 weh|verletz*|bestraf* .. mir|mich|sich|selbst
    1 arm|arme|armen|oberschenkel|handgelenk*|haut|ärmel|verband|pflaster
    1 verstecke|verstecken|heimlich|keiner_weiß|niemand_weiß|keiner_weiss|niemand_weiss
    1 verdient|strafe|taub|erleichterung|druck|spüren|spüre|fühle_nichts
    1 bad|badezimmer|schublade|rückfall|drang|kissen
    1 kotzen|kalorien|spiegel|fett|essen
  `,
  violence: `
    2 droh*|bedroh*|messer|waffe|bewaffnet|pistole|erstech*|abstech*|umbring*|töten|tötet|erschieß*|würg*|gewürgt|angegriffen|überfallen|zusammengeschlagen|verprügel*|säure|benzin|machete|prügel*|abgestochen
    2 verfolgt|verfolgen|stalk*|lauert|auflauer*|beobachtet|vor_meiner_tür|vor_der_tür|vor_meinem_haus|eingebrochen|eingetreten|reifen|wo_ich_wohne|taucht_überall|fotografiert|unten_vor
    2 gewalt*|aggressiv|randaliert|gefängnis|knast|rache|rächen|ausrastet|ausgerastet|prügelei|clan|gang
    1 angst|todesangst|panik|zittere|zittern|verstecke|fürchte
    1 betrunken|besoffen|wütend|schreit|brüllt|geschrien
    1 polizei|hilfe|notruf|110
    1 er|sie|ex|mann|bruder|vater|sohn|nachbar|chef .. will|wird|hat_gesagt|sagt|kommt_zurück|ist_wieder|rausgekommen|geschworen
    2 schlag|schlägt|schlagen|geschlagen|tritt|getreten|schubst|gestoßen|gepackt|gezerrt .. mich|uns|ihn|sie|jemand*|kinder|mir
    2 beine|kopf|schädel|fresse|gesicht|knochen|genick .. brechen|einschlagen|schlagen|polieren|zertrümmer*|umdrehen
    1 heute_nacht|jetzt|jede_nacht|nächstes_mal|kinder|gleich
    2 blutet|bewusstlos|blaue_flecken
    2 fertig_machen|bezahlen_lassen|bluten_lassen|büßen|leiden_lassen|kaputt_machen
  `,
  abuse: `
    2 anfass*|angefasst|fasst|berührt|küsst|geküsst|begrapsch*|ausgezogen|nackt|vergewalt*|sex|zwingt|gezwungen .. mich|mir|meine|sie|ihn|mit|wenn|ich|an
    2 schlägt|schlug|geschlagen|haut|tritt|würgt|ohrfeig*|prügel*|schubst|spuckt|gürtel .. mich|uns|mir|ihn|sie|kinder|mama
    2 darf_nicht|darf_ich_nicht|verbietet|erlaubt_mir|sperrt|kontrolliert|überwacht|nimmt_mir|versteckt_mein*|bestimmt_was|eingesperrt
    1 mann|freund|partner|frau|freundin|stiefvater|onkel|vater|papa|mutter|mama|trainer|lehrer|chef|pfarrer|opa|bruder|cousin|vermieter|pfleger
    1 geheimnis|keiner_weiß|niemand_weiß|nie_erzählt|niemandem_erzählt|glaubt_mir|meine_schuld|schäme|scham|schmutzig
    1 angst|verstecke|stelle_mich_schlafend|tu_so|erstarre|weine|fürchte
    1 betrunken|trinkt|wütend|schreit|brüllt|beschimpft|wertlos|dumm|droht|ausrastet
    1 nachts|mein_zimmer|bett|schlafzimmer|allein_mit|als_kind|klein_war|seit_ich
    1 ausweis|freunde_sehen|familie_sehen|aus_dem_haus|rausgehen|mein_gehalt
    1 bin_13|bin_14|bin_15|bin_16|bin_12|bin_11|minderjährig
  `,
};

export const german: Lexicon = {
  common: `der die das und ist ich mein meine mich mir nicht ein eine zu mit auf für von dem den was wie wann kann habe
    hab bin sind er es wir ihr auch wenn aber oder so noch nur schon mehr bei aus nach über soll seit euch im am
    hat sich mein meinen meiner dass als um wird werden sie mal man zum gibt ja immer einen einem`,
  sets: {
    will: `will|wil|möchte|möcht|wollte|würde|würd|wünsche|wünsch|mag|sollte|soll|könnte|lieber|überlege|überleg|denke_dran|denke_daran|plane|habe_vor|hab_vor|beschlossen|versuche|versucht|
      denk_dran|wolltest|bereit|gern|gerne|endlich`,
    willnot: `will_nicht|will_nich|will_nimmer|will_net|möchte_nicht|möcht_nicht|mag_nicht|mag_nimmer|wollte_nicht|will_einfach_nicht|will_so_nicht|will_gar_nicht|kann_nicht|keine_lust_mehr_zu|keine_lust_zu|keine_kraft_zu|
      keine_kraft_mehr_zu|will_ja_nicht|will_auch_nicht|will_heute_nicht`,
    kann: 'kann|kan|konnte|könnt|mag|will',
    er: 'er|sie|mann|ex|freund|partner|vater|papa|mutter|mama|stiefvater|stiefmutter|bruder|sohn|ehemann|chef|onkel|opa|eltern|wer|jemand|typ|frau|freundin|nachbar|lehrer|trainer|exmann|exfreund|lebensgefährte',
    schlägt: `schlägt|schlagt|schlug|haut|tritt|würgt|verprügelt|prügelt|ohrfeigt|boxt|schubst|stößt|misshandelt|mißhandelt|vergewaltigt|missbraucht|mißbraucht|begrapscht|quält|verhaut|vermöbelt|kneift|spuckt|bedrängt|
      belästigt|erniedrigt|demütigt|terrorisiert|einsperrt|verdrischt|verletzt`,
    person: `mann|frau|ehemann|ehefrau|freund|freundin|partner|partnerin|vater|papa|papi|vati|mutter|mama|mami|mutti|eltern|stiefvater|stiefmutter|bruder|schwester|geschwister|onkel|tante|opa|oma|großvater|großmutter|
      großeltern|sohn|tochter|kind|kinder|baby|enkel|enkelin|zwilling|zwillinge|neffe|nichte|cousin|cousine|ex|exmann|exfrau|exfreund|nachbar|nachbarin|chef|kollege|kollegin|lehrer|trainer|schwiegermutter|
      schwiegervater|verlobter|verlobte|lebensgefährte|lebensgefährtin|kumpel|familie|mensch|omi|opi|pate|patenkind|freundes|mannes`,
    tier: 'hund|hündin|katze|kater|pferd|hase|kaninchen|haustier|wellensittich|hamster|tier',
  },
  short: `nich nicht ned nicht net nicht nix nichts hab habe is ist ham haben mim mit keim keinem kanns kann gehts geht
    wills will`,
  mistyped: `selbstmord umbringen schwanger fehlgeburt antidepressiva depressionen depression diagnose gestorben verstorben beerdigung
    insolvenz spielsucht medikamente chemotherapie gerichtsvollzieher abtreibung krankenhaus vergewaltigt`,
  idioms,
  crisis: { suicide, 'self-harm': selfHarm, violence, abuse },
  care: germanCare,
  hints: { ...hints, ...germanCareHints },
};
