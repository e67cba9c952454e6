import type { Lexicon } from '../lexicon.ts';
import { italianCare, italianCareHints } from './italian-care.ts';

const idioms = `
  morto|morta il|la|mio|mia|lo telefono|cellulare|computer|pc|batteria|connessione|link|internet|sito
  che ansia
  ansia di|per|da ricevere|vedere|sapere|leggere|attesa|aspettare
  sintomi|diagnosi|prognosi di|del|per|della .. anno|numero|risveglio|tema|attività
  sono (una|un) medico|infermiera|psicologa|psicologo|terapeuta|dottoressa|ostetrica
  medico|infermiera|psicologa|terapeuta|ostetrica .. carriera|lavoro|studio|numero|nome
  perso tutto quello|ciò .. scritto|compilato
  luna|sole|ascendente|segno|uomo|donna in|nel|del|di cancro
  prezzo|prezzi|costo .. abusivo|esagerato
  malata|malato|influenza|ammalata|ammalato + spostare|sessione|appuntamento|rimandare|annullare
  muoio|morire|morendo|morta|morto|muore|morivo di|dalla|dal|dalle|dai curiosità|ridere|voglia|fame|sete|sonno|noia|vergogna|risate|caldo|freddo|invidia|impazienza|sapere|vedere
  da morire
  mi|ci ammazza|uccide la|l curiosità|attesa
  ammazzare|uccidere il|l tempo|attesa|abbonamento
  prezzo|prezzi da|che ammazza|paura|uccide
  carta|arcano|tarocchi .. morte
  morte del|dell ego|mio_ego
  debito|debiti karmic*|carmic*|di_karma|dell'anima|13|14|16|19|134|145|167|191
  debito|debiti .. karm*|carm*|vita_passata|vite_passate|data_di_nascita|tema
  numero|numeri del|di|dei debito|debiti
  perso|persa|perdere|perduto il|la|mio|mia|l|i|le .. password|report|email|mail|link|fattura|ricevuta|ordine|account|codice|telefono|cellulare|documento|accesso|chiavi|tempo|lavoro|pdf|pazienza|anello
  ho perso la|il|l password|link|report|email|ordine|accesso|conto|filo
  telefono|batteria|cellulare|computer|link|pagina|internet|pc .. morto|morta
  regalo|regalare|regalino|pensierino .. incinta
  incinta ... regalo|regalare
  nome|nomi .. bambino|bimbo|bambina|bebè|neonato
  bambino|bambina|bimba|bimbo|figlia|figlio .. nato|nata
  segno|ascendente|luna|sole|sono|zodiac*|del cancro !al|alla|terminale
  cancro ascendente|luna|segno|e_scorpione|e_pesci
  cancro .. scorpione|pesci|leone|gemelli|toro|ariete|vergine|bilancia|capricorno|acquario|sagittario
  scorpione|pesci|leone|gemelli|toro|ariete|vergine|bilancia|capricorno|acquario|sagittario .. cancro
  scommetto che|di
  ci scommetto
  stufa|stufo|stanca|stanco del|di|della mio|mia|questo|lavoro|capo|sito
  dipendente da|dal|dai|dalla numerologia|caffè|cioccolato|vostro|vostri|tarocchi|podcast
  malata|malato di numerologia|curiosità
  abuso dei|di dati|fiducia|miei_dati
  lavoro|lavora|infermiera|infermiere|medico|dottore|dottoressa .. ospedale|clinica
  numeri|numero .. lotto|fortunati|fortuna|superenalotto|lotteria
  lotto|superenalotto|lotteria .. numeri|numero
  taglio|tagliare|taglia il|i|la|l|mio|di capelli|abbonamento|prezzo|nome|legami|cordoni
  bere .. acqua|tè|caffè
  finire|finita|chiudere il|la|l corso|ordine|quiz|test|acquisto|abbonamento|formazione
  medicina alternativa|cinese|naturale
  senza debiti
  gioco|giochi di parole|carte|ruolo
  batte forte|il_cuore
  viol*|abuso .. privacy|dati|riservatezza|diritti|fiducia
  scusi|scusate|scusa .. disturbo
  trattamento dei|di|dati
  faccio|fa|posso più ad|di|a aspettare|attendere
  ce la faccio più ad|di|a aspettare|attendere
  mancata|mancato|mancano|manca la|il|al|un connessione|linea|pagamento|numero|corrente|report|rete
  dovete|deve|devono .. risposta|rimborso|spiegazione
  non mi fa|lascia|permette .. pagare|entrare|accedere|vedere_il|scaricare|comprare|continuare|aprire
  sito|pagina|app|sistema .. non|nè .. fa|lascia|permette
  quasi|per_poco .. infarto|colpo ... prezzo|prezzi
  infarto|colpo .. prezzo|prezzi|quel_prezzo
  prezzo|prezzi|attesa|curiosità|spedizione .. uccide|uccidono|ammazza|uccidendo|morire
  farla|finita|finirla con l'abbonamento|abbonamento|iscrizione|la_newsletter|newsletter|l'iscrizione
  farla finita con l abbonamento|iscrizione
  tagliata|tagliato|tagliare|tagliarmi|taglio i|la|dei capelli|frangia|spese|costi
  sognare|sogno|sognato di|che|la .. morte|morire|morto|morta|funerale|sangue|incinta
  vita|vite passata|passate|precedente|precedenti ... morta|morto|morte|uccis*
  morta|morto|morte|uccis* ... vita|vite passata|passate|precedente|precedenti
  aspettiamo|aspettano|aspetto .. bimba|bimbo|bambino|bambina|figlio ... nome|nomi
  vedova|vedovo|divorziata|divorziato|adottata|adottato ... cognome|nome|numero
  mi uccide|uccidendo|ammazza .. ahah|haha|lol|prezzo|lavoro
  mio|il|quel 1|2|3|4|5|6|7|8|9|11|22|33 .. uccide|uccidendo|ammazza
  antenati|albero|cantante|attore|famoso .. morto|morta|morì
`;

const suicide = `
  suicid*|eutanasia|overdose|lettera_d'addio|lettera_di_addio|biglietto_d'addio|autolesionismo_suicid*|togliermi_di_mezzo
  uccidermi|ammazzarmi|suicidarmi|suicidarsi|ammazzarsi|uccidersi|impiccarmi|impiccarsi|avvelenarmi|annegarmi|spararmi|buttarmi|gettarmi|lanciarmi|togliermi_la_vita|togliersi_la_vita|levarmi_dal_mondo|tagliarmi_le_vene|farla_finita|
    ammazzo_da_sola|buttarmi_giù|buttarsi|farmi_fuori|sparire_per_sempre|togliermi
  mi|si ammazzo|ammazza|uccido|uccide|suicido|impicco|sparo|butto|tolgo_la_vita|tolgo_di_mezzo|getto|lancio|ammazzerei|ammazzerò|ucciderò|ammazzi|impicca|butta $
  mi|si butto|sparo|getto|impicco|ammazzo|uccido|lancio|ammazzerò|ucciderò
  mi voglio|vorrei|volevo ammazzare|uccidere|suicidare|impiccare|buttare|sparare
  @voglio .. morire|sparire|scomparire|farla_finita|finirla|essere_morta|essere_morto|smettere_di_vivere|smettere_di_esistere|dormire_e|andarmene_per_sempre|andarmene_da_questo|chiudere_con_la_vita|non_svegliarmi|non_esserci|crepare|finire_tutto|
    addormentarmi
  morire|morta|morto|crepare .. @voglio|preferisco|meglio|preferirei|magari
  preferisco|preferirei|meglio|magari|spero .. morire|morta|morto|morissi|sparire|non_svegliar*|non_essere_nata|non_essere_nato|non_esistere|crepassi|non_esserci
  voglia di .. morire|sparire|vivere|farla|niente|ammazzarmi|continuare
  non|senza|nessuna|nessun|né|perso .. voglia|motivi|motivo|ragione|ragioni|senso|forza|forze di|per|la|nel vivere|continuare|andare_avanti|niente|vita|esistere|alzarmi|lottare|nulla
  non .. voglio|vuole|volevo|vorrei|riesco|posso|sopporto|voglia .. più .. vivere|esistere|esserci|svegliarmi|stare_qui|continuare|andare_avanti|niente|questa_vita|stare_al_mondo|più_vivere|essere_viva|essere_vivo|vivere_così !con|a|in
  non .. vivere|esistere|esserci|svegliarmi|andare_avanti .. più|voglio|riesco
  non voglio|vorrei|volevo|vuole .. vivere|esistere|svegliarmi|esserci|essere_al_mondo|stare_al_mondo|essere_qui $
  non ce|c la|l faccio|fa|farò più
  non .. faccio|posso|riesco|reggo|sopporto|resisto più .. $
  non .. ne|lo|ci posso|sopporto|reggo più
  non ce la faccio|farò|faccio_proprio
  vita .. senso|non_vale|schifo|merda|inferno|niente|non_ha|basta|finita|odio|stanc*|peso|togliermi|farla_finita|non_mi_interessa|senza_senso
  non .. senso|vale_la_pena .. vivere|vita|andare_avanti|niente|continuare|esistere|$
  a|che che|senso|serve vivere|andare|senso_ha|serve .. vivere|avanti|vita|tutto|vivo|esisto|continuare|ancora
  perché .. vivo|vivere|esisto|sono_viva|sono_vivo|sono_nata|sono_nato|andare_avanti
  non|nessuna|senza .. vedo|trovo|c'è|ho|esiste|via .. via_d'uscita|via_di_uscita|futuro|speranza|soluzione|senso|luce|uscita|scampo|ragione .. !professionale
  unica|nessuna|altra|senza via_d'uscita|via_di_uscita|soluzione|speranza|uscita|scampo
  stanca|stanco|stufa|stufo|esausta|esausto di|della|d vivere|vita|tutto|esistere|lottare|soffrire|essere_viva|essere_vivo|mia_vita|questa_vita
  odio|detesto .. vita|vivere|essere_viva|essere_vivo|esistere
  togliermi|togliersi|togliere|togliermela|porre|mettere|dare|metto|pongo .. vita|fine .. mia|alla|a_tutto|tutto|a_questo|vita|questa
  finirla|finita|finire .. con|tutto|vita|per_sempre|con_tutto|una_volta .. vita|tutto|$
  la faccio|facciamo finita
  farla|farlo finita
  che .. finisca|smetta|cessi .. tutto|dolore|sofferenza|presto|$
  voglio|vorrei|basta .. che .. finisca|smetta|finire .. tutto|dolore|$
  senza di_me|me .. meglio|felici|felice|bene|tranquilli|starebbero|staranno
  meglio|felici|tranquilli|sollevati|facile .. senza_di_me|senza_me|se_non_ci_fossi|se_muoio|se_morissi|se_sparissi|se_sparisco|se_non_esistessi
  se .. morissi|muoio|sparissi|sparisco|non_ci_fossi|non_esistessi|mi_ammazzo|mi_uccido|morirei|non_ci_sono_più|scomparissi|mi_ammazzassi|mi_butto
  nessuno|chi|a_nessuno|qualcuno .. mancher*|mancherei|accorger*|importa|piangere* .. me|mancanza|se|morissi|sparissi|di_me|$
  mai|non .. essere_nata|essere_nato|dovuta_nascere|dovevo_nascere|nata|nato .. fossi|mai|dovuto|dovevo|$
  fossi mai nata|nato
  dormire|addormentarmi|dormissi .. non|mai|sempre .. svegliar*|sveglio|sempre|più|$
  non|mai (più|mi) svegliarmi|svegliare|svegliassi
  saltare|salto|buttarmi|gettarmi|lanciarmi|buttare|gettare|lanciare|andare_sotto|finire_sotto|stendermi .. ponte|treno|metro|metropolitana|tetto|finestra|balcone|palazzo|binari|scogliera|piano|camion|macchina|auto|vuoto|fiume|albero|muro
  sono|ferma|fermo|seduta|seduto|in_piedi|qui|sto .. sul|al|sopra|sull'orlo|sui .. ponte|tetto|balcone|binari|cornicione|scogliera|precipizio|parapetto
  ponte|binari|tetto|precipizio|scogliera .. saltare|buttarmi|penso|guard*|pensando|lanciarmi
  vene|polsi|corda|cappio|pistola|fucile|veleno .. tagli*|aprir*|compr*|pront*|testa|collo|prepar*|ho|cassetto|bocca|soffitto|garage
  tagliarmi|tagliare|tagliata|tagliato|aprirmi .. vene|polsi
  pastiglie|pillole|pasticche|compresse|farmaci|sonniferi|tachipirina|insulina|scatola|flacone|blister .. ingoi*|presi|prese|prendere|tutte|tutti|intera|intero|conserv*|davanti|preparat*|abbastanza|mano|bottiglia|messe_da_parte
  prendere|preso|presa|presi|prese|ingoiare|ingoiato|mandato_giù|buttato_giù .. tutte|tutti|troppe|scatola|flacone|manciata|# .. pastiglie|pillole|pasticche|compresse|farmaci|sonniferi|intera|intero|insieme
  addio|dire_addio|salutare_tutti|congedo|saluto_per_sempre .. tutti|mondo|sempre|famiglia|figli|mondo_crudele|vita|ultim*|lettera|$
  lettera|biglietto|messaggio .. addio|per_i_miei_figli|d'addio
  ultim* messaggio|lettera|notte|giorno|volta|parole|compleanno|natale|ore|sera .. vita|viva|vivo|mondo|scrivo|mia|qui|mio|$
  questo|questa è|sarà .. mio|mia|il|l ultimo|ultima messaggio|notte|giorno|sera|volta
  non .. ci_sarò|ci_sarei|sarò|arrivo|arriverò .. più|domani|viva|vivo|lunedì|compleanno|natale|mondo|anno
  andarmene|lasciare|andare|partire|scomparire|sparire .. questo_mondo|questa_vita|per_sempre|in_cielo|dal_mondo|da_questo_mondo|dalla_faccia
  raggiungere|raggiungerla|raggiungerlo|raggiungo|andare|stare|seguire .. lui|lei|mia_madre|mio_padre|mio_marito|mio_figlio|mia_figlia|mamma|papà|loro|da|con .. cielo|mort*|lassù|aldilà|paradiso|$
  peso|fardello|zavorra .. tutti|famiglia|sono|per|miei|figli|mondo
  morte|morire .. soluzione|unica|sollievo|riposo|meglio|pace|via_d'uscita|liberazione
  unica|soluzione|uscita|scelta .. morte|morire|ammazzarmi|uccidermi|suic*
  penso|pensando|pensare|pensieri|pensato|pensiero|idea|idee|sogno .. morte|morire|ammazzarmi|uccidermi|suic*|sparire|farla_finita|non_esserci|farmi_male|mort*|buttarmi|togliermi
  pensieri neri|bui|oscuri|brutti|suicid*|cupi
  come|modo|maniera|che_giorno|giorno|miglior .. morire|ammazzarmi|uccidermi|suic* .. dolore|veloc*|senza|meglio|facile|soffrire|$
  fare|faccio|faccia|fatto|commettere .. sciocchezza|pazzia|stupidaggine|gesto|gesto_estremo|cazzata
  gesto estremo|folle|insano
  merito|merita|dovrei .. vivere|morire|esistere|essere_viva|essere_morta|essere_morto
  tentato|provato|tentativo|cercato .. uccider*|ammazzar*|vita|morire|suic*|ancora|togliersi|farla
  mi arrendo|sono_arresa|sono_arreso
  mollare|lasciar_perdere tutto .. vita|vivere|non|più
  alla fine delle_forze
  al capolinea
  non .. ci_sarò|ci_sarei|ci_sono|esserci && serve|report|anno|lettera|addio|a_che|se_poi|più
  sistemato|preparato|lasciato|organizzato|pronto .. tutto && lettere|gatto|cane|anima|pace|dopo|addio|sorella|riposare
  tutto .. sistemato|pronto|preparato && lettere|anima|pace|dopo|addio
  lettere .. scritte|pronte|scritto && anima|pace|figli|dopo|riposare|sistemato
  anima .. pace|riposo|riposare .. dopo && lettere|sistemato|morte|stanc*
  provato|provata|tentato + già|una_volta|due_volte|prima && parla|di_nuovo|ancora|morire|vita|così|ospedale|pastiglie|moglie
  quante|quanti .. pastiglie|pillole|sonniferi|compresse|gocce .. servono|morire|bastano|mortale|dormire_per|ci_vogliono
  dose mortale|letale|fatale
  si|mi ammazza|uccide|butta|impicca|ammazzerà|ucciderà se
  dice|detto|minaccia|parla|scrive .. ammazzar*|ammazza|uccid*|suicid*|morire|sparire|buttar*|non_vuole_vivere|farla_finita|togliersi
  miglior|migliore|buon|che|quale|qual giorno|data|momento|numero .. andarmene|morire|finirla|sparire|andare .. sempre|vita|tutto|$
  giorno|data .. migliore|giusto|buono .. andarmene|morire|finirla|sparire
  andarmene|dormire|riposare|sparire .. per_sempre|definitivamente|una_volta_per_tutte
  assicurazione .. vita && morire|morta|meglio|figli|suicid*
  non .. forze|forza .. andare_avanti|vivere|lottare|continuare|alzarmi
  voglio|vorrei|solo|ho_bisogno .. che .. finisca|smetta|passi|finisse
  conto|conta|contando .. pastiglie|pillole|pasticche|compresse
  anima|karma .. se|quando .. vado|ammazzo|muoio|tolgo|suicid* .. volontà|mano|$
  vado|andarmene|muoio .. di|per .. volontà|mano|mia_mano
  volante|autostrada|acceleratore .. basterebbe|penso|mollare|schiantar*
  schiantarmi|schianto .. albero|camion|muro
  nessuno .. sentirà|mancanza|mancher*|accorger*|piangere*
  sentirà|sentirebbe .. mancanza .. mia|di_me
  non|mai .. doveva|dovevo|dovevano|dovrebbe|dovrei .. nascere|essere_nat*|esistere
  salutato|saluto|salutare .. tutti|famiglia|figli .. testa|cuore|già|ultima|sempre
  morte .. meno|più|non .. paura .. domani|vita|vivere|di
  lascio|lasciare|lascerò .. dietro|indietro .. figli|famiglia|tutti|loro
  trovino|trovi|trovare|troveranno .. mio_corpo|morta|morto|impiccat*|figli
  scelto|scegliere .. musica|canzone|vestito|fiori .. funerale
  mio funerale
  in pace con questo|l'idea|la_decisione
  nodo .. imparato|provato|corda|fare
  tengo|tenuto|conservo|conservato|rubo .. morfina|pastiglie|insulina|farmaci
  non .. servir*|avrò_bisogno .. resto|sessioni|abbonamento|report && ci_sarò|addio|andarmene|dopo
  date|regalo|dia .. mie|mio|le .. sessioni|report|posto .. qualcuno|sorella|figlia && addio|ci_sarò|vivere
  acqua|vuoto|treno|ponte|binari .. chiama|attira|calma|facile|invita
  fingo|fingere|sorrido|sorridere && vivere|andare_avanti|finisca|più|morta|senso
  basterebbe|basta .. attimo|un_attimo|colpo|poco|niente .. finita|finito|fine|pace
  macchina|volante|guida|albero|muro|camion .. mollare|lasciare|finita|schiant*|basterebbe|attimo|contro
  sistemato|organizzato|ordinato|pronto|preparato|regalato .. tutto|carte|gatto|cane|lettere && giorno|scegliere|manca|ultimo|data|dopo
  manca|resta|solo .. scegliere|decidere .. giorno|data|momento
  messaggio|audio|lettera|biglietto|post|video .. addio|d'addio|saluto|salut* .. risponde|figlio|amica|non|$
  salutato|salutando|detto_addio .. tutti|figli|risponde|sempre|audio|messaggio|per_sempre
  a_cosa|a_che|che_senso .. serve|mi_serve|ha ... non_ci_sarò|non_ci_sono|morire|io_non
  nessuno .. accorgerebbe|mancherei|piangerebbe|noterebbe|importerebbe|si_accorge
  peso|fardello|zavorra .. sono|tutti|per|famiglia|solo
  meglio|sollevati|felici|bene .. senza_di_me|se_non_ci_fossi|se_sparissi
  ultima volta .. voce|senti|sento|parlo|vedi|scrivo .. detto|chiuso|mi|$
  non .. dovevo|dovrei|sarei .. nascere|nata|nato|esistere|essere_qui
  non .. vedo|immagino .. futuro|via_d'uscita|uscita|vecchia|vecchio|arrivare
  smettere|smettessi .. di_esistere|di_respirare|di_vivere
  preso|ingoiato|presa|mandato_giù|ingerito|presi .. #|40|30|20|50|tutte|scatola|manciata|boccetta .. tachipirin*|pastiglie|pillole|compresse|sonniferi|xanax|tavor|aspirine|paracetamolo
  #|40|30|20|50|tutte|scatola|manciata|boccetta .. tachipirin*|pastiglie|pillole|compresse|sonniferi|xanax|tavor|aspirine|paracetamolo .. preso|ingoiato|presa|mandato_giù|ingerito|presi
  magari|vorrei|speravo|avrei_voluto|spero .. macchina|camion|treno|cancro|incidente|auto .. investit*|preso|ammazzat*|portat*|uccis*
  spero|promettimi|dimmi|solo .. che .. non .. faccia|fa|farà .. male|soffrire
  non .. ci_sarò|sarò|esserci .. quando|arriva|report|natale|leggere|più
  dite|dica|di .. a mia|mio|ai_miei madre|mamma|figli|figlia|marito|famiglia .. amo|amavo|scusa|perdono|colpa|bene
  una|sola .. cosa|via|uscita|soluzione .. da_fare|resta|rimane|$
`;

const selfHarm = `
  autolesion*|autoles*|lametta|lamette|taglierino
  mi|si taglio|taglia|tagliavo|tagliata|tagliato|brucio|brucia|bruciata|ferisco|ferisce|graffio|graffia|faccio_male|fa_male_da|faccio_del_male|fa_del_male|punisco|mordo|colpisco|pungo|procuro|provoco_il_vomito|provoca_il_vomito|faccio_dei_tagli|
    fa_dei_tagli|incido|faccio_sanguinare|sbatto_la_testa !i_capelli|capelli|il_filo|le_unghie|fuori|le_spese
  tagliarmi|tagliarsi|bruciarmi|bruciarsi|ferirmi|ferirsi|farmi_male|farsi_male|farmi_del_male|farsi_del_male|graffiarmi|punirmi|colpirmi|incidermi|autoinfligg*|strapparmi !i_capelli|capelli|le_unghie
  taglio|tagliare|tagli|brucio|bruciature|graffi|ferite|cicatrici|segni|tagliata .. braccio|braccia|gambe|gamba|polso|polsi|coscia|cosce|pelle|avambracc*|pancia
  braccia|braccio|gambe|cosce|polsi|pelle|avambracci .. taglio|tagli|tagliare|cicatrici|segni|sangu*|bruc*|lametta|ferite|rasoio|graffi*
  cicatrici|tagli|segni|ferite|bruciature .. nascond*|coprire|copro|braccia|maniche|manica|vedano|veda|vedere|autoinflitt*
  nascondo|nascondere|coprire|copro|maniche .. cicatrici|tagli|segni|ferite
  lametta|rasoio|forbici|coltello|sigarett*|accendino|ago|compasso|taglierino .. braccia|braccio|gamb*|pelle|mi|sangu*|solliev*|cosc*|taglio
  sangue|dolore|tagliarmi|sanguinare|taglio .. solliev*|calma|sento|sentire|unica|viva|vivo|libera
  ricaduta|ricominciato|smettere|smesso|ripreso .. tagliarmi|autoles*|farmi_male|lametta
  testa .. muro|sbatto|batto .. muro|contro|finché
  finché|fino .. sangu*
  vomito|vomitare .. mangi*|cibo|ogni|dopo|apposta|pasto
  mangiare|mangio .. punir*|punizione|merito
  vedo|vedere|guardo .. sangue .. calm*|solliev*|meglio|tranquill*|sento
  sangue .. calm*|solliev*|meglio|tranquill*
  mangio|mangiare|mangiato|cibo .. da|non|niente|giorni && merit*|punir*|punizione|colpa
  non .. merito .. mangiare|cibo
  sbatto|batto|picchio|tiro .. testa|pugni|faccia .. muro|contro|finché|me_stess*
  testa contro|al .. muro
  maniche|manica lunghe|lunga .. estate|braccia|tagli|caldo|coprire
  porto|metto|uso .. maniche .. braccia|estate|cicatrici|tagli
  strappo|strappa|strapparmi .. capelli|pelle|ciglia|unghie
  mi sono|ero tagliata|tagliato|bruciata|ferita|graffiata
  maniche lunghe .. agosto|estate|luglio|nascondere|segni|caldo|vedano|braccia|tagli
  segni|tagli|cicatrici|ferite .. braccia|polsi|gambe|nascondere|coprire|figlia|estate|nuovi
  vomito|vomitare|vomita .. pasto|mangio|mangiato|apposta|dopo|dita|ogni|tutto
  dita|dito .. gola
  non|senza .. mangio|mangiare|mangiato .. giorni|punir*|controllo|settimana|merito|grassa
  mi|si .. graffio|mordo|picchio|brucio|taglio|pizzico|strappo|ferisco|colpisco|graffia|taglia|brucia|punisco .. sangu*|bracci*|testa|muro|quando|sola|gambe|polsi|pelle|capelli
  testa .. muro
  lametta|lamette|rasoio|forbici .. camera|cassetto|zaino|astuccio|braccio|figlia|nascost*|trovato|pelle
  sento|sentire|sentirmi .. viva|vivo|qualcosa|vera|meglio .. sangue|taglio|sanguino|vedo
  sangue .. viva|vedo|vedere|calma|meglio|braccio|scorr*
`;

const violence = `
  mi|ci|la|lo|le|ti .. vuole|voleva|minaccia|minacciato|ha_detto|dice|giurato|prova|provato|cercato|potrebbe|viene .. uccider*|ammazz*|bruciar*|accoltell*|picchiar*|fare_del_male|sgozz*|trovar*|menar*|spar*|strangol*|uccide|ammazza
  uccidermi|ammazzarmi|ucciderci|ammazzarci|accoltellarmi|strangolarmi|bruciarmi_viva|spararmi_addosso .. vuole|minacc*|dice|detto|prova*|se|ex|marito|mio|fratello|vicino|padre
  mi|ci|ti ammazza|uccide|ammazzerà|ucciderà|ammazzo|fa_fuori|fa_a_pezzi
  minaccia|minacce|minacciato|minacciata|minacciano|minacciando|minacciava|minacciare|minacciandomi|minacciarmi
  @voglio .. ucciderlo|ucciderla|ammazzarlo|ammazzarla|ammazzare|uccidere|accoltellar*|sparare|picchiar*|fargli_del_male|farle_del_male|strangolar*|bruciar*|avvelenar*|menarlo .. lui|lei|qualcuno|mio|mia|capo|marito|tutti|gente|vicino|$
  ucciderlo|ucciderla|ammazzarlo|ammazzarla|ammazzarli|accoltellarlo|avvelenarlo|strangolarlo
  uccidere|ammazzare|accoltellare|avvelenare mio|mia|qualcuno|tutti|il_mio|la_mia|quel
  coltello|pistola|arma|accetta|ascia|martello|machete|mazza|acido|benzina|fucile + mi|lui|uomo|ex|gola|vicino|marito|mano|porta|minacc*|tirato|ha|fratello|url*|scuola|punta*|padre|me
  mi|ci .. segue|seguono|perseguita|pedina|spia|insegue|aspetta_sotto|controlla_sotto|seguito|pedinato
  stalker|stalking|perseguita|perseguitata|perseguitato|molesta|pedina|pedinata
  sotto|fuori|davanti|alla_porta .. casa|porta|lavoro|finestra|ufficio .. ex|lui|paura|ancora|aspetta|stasera|stanotte|url*|mio|$
  sfonda|sfondare|sfondato|prende_a_calci|batte|tira_pugni|spacca|rotto|forza .. porta|finestra
  aggredi*|aggressione|rapinat*|violentat*|stuprat*|accoltellat*|sequestrat*|rapit*|sparato|pestat*|pestaggio|strangolat*|di_botte|le_botte|botte_da|pestata|massacrat*|picchiat*|sgozzat*
  paura|temo|terrore|terrorizzat*|spaventat* .. per_la_mia_vita|per_la_vita|che_mi_uccida|che_mi_ammazzi|di_lui|di_mio_marito|del_mio_ex|di_mio_padre|del_mio_compagno|del_mio_ragazzo|di_mio_fratello|del_mio_patrigno|del_mio_vicino|che_mi_faccia|
    che_torni|di_uscire_di|di_tornare_a_casa|di_mio_figlio|che_mi_picchi|che_ci_uccida|di_quello_che|di_loro|di_denunciar*|di_mio_zio|che_faccia|che_lui
  nascosta|nascosto|chiusa|chiuso|barricata .. bagno|camera|armadio|lui|cantina|paura|stanza|rifugio
  violento|violenta|violenza|violenze|aggressivo|manesco .. lui|marito|compagno|me|padre|ragazzo|casa|domestic*|familiar*|ex|diventa|figlio|quando|fratello
  lui|marito|compagno|padre|ragazzo|ex|figlio|fratello|diventa|diventato .. violento|aggressivo|manesco|pericoloso
  violenza domestica|di_genere|sessuale|familiare|in_famiglia
  non .. sicura|sicuro|salvo .. casa|lui|qui|sento
  in pericolo
  ordine|divieto restrittivo|di_allontanamento|di_protezione|di_avvicinamento
  polizia|carabinieri|denuncia|denunciare|denunciato .. lui|mi|uccid*|picchia|marito|ex|minacc*|paura|viol*|niente|ammazza|botte
  sento|sentito|sentivo .. urla|urlare|botte|grida|gridare|spari|piangere_e
  urla|grida|urlando .. vicin*|aiuto|sopra|bambin*|donna|accanto
  gola|collo .. mi|lui|mani|stringe|stretto|messo_le_mani|afferr*
  mi .. strangol*|strozz*|soffoc*
  bruciare|dare_fuoco|incendiare|fuoco .. casa|viva|macchina|con_me|me|auto|acido
  vendetta|vendicarmi|fargliela_pagare .. uccid*|ammazz*|sangue|coltello|soffrire|arma
  paura|voglia|quasi .. far_male|fare_del_male|scuotere|picchiare|soffocare .. bambino|bambina|figlio|figlia|neonato|figli
  scosso|scrollato .. bambino|bambina|neonato
  matrimonio forzato
  bomba|ostaggio|sparatoria|femminicidio|tratta_di_esseri|estor*|mafia|camorra
  sa dove abito|vivo|abitiamo|sto .. ex|minacc*|paura|lui|$
  ex|lui|marito|uomo|tizio|ragazzo .. sotto|fuori|davanti|alla_porta .. casa|da|casa_mia|lavoro|portone|finestra|scuola
  messo|mette|messe|stretto .. mani .. collo|gola|addosso
  mani al|alla|addosso|intorno collo|gola|al_collo
  aspettano|aspetta|aspettavano .. fuori|uscita|scuola|lavoro|angolo && picchiar*|menar*|paura|minacc*|botte
  picchiarmi|menarmi|pestarmi|linciarmi|violentarmi|bruciarmi .. vogliono|vuole|dicono|aspett*|minacc*|paura|fuori|$
  picchiarmi|menarmi|pestarmi|violentarmi
  galera|carcere|prigione + uscito|esce|libero|scarcerato && cerca|ci|paura|ex|mi|trov*
  spezzano|spezzare|rompono|rompere|spaccano|spaccare|rotto .. gambe|ossa|denti|naso|braccio|costole|faccia
  paura .. fa|farà|torna|tornerà|arriva|capace|faccia && lui|quando|marito|lei|ex|casa|ubriaco|padre
  picchiato|scosso|schiaffeggiato|menato .. mio|mia|il_mio|la_mia figlio|figlia|bambino|moglie|marito|bambina|figli|compagna
  ho picchiato|schiaffeggiato|menato .. figlio|figlia|bambino|moglie|lui|lei
  pistola|arma|coltello|fucile|machete && beve|ubriaco|casa|paura|marito|padre|ex|minacc*|lui|fratello
  picchia|mena|urla|maltratta .. la|sua|i|il moglie|figli|figlio|madre|cane|compagna
  vicino|vicina|vicini|sopra|muro .. picchia|mena|urla|botte|maltratta|aiuto|grida
  chiusa|chiuso|rinchiusa .. bagno|camera|stanza && porta|lui|sfond*|paura|ubriaco
  entrato|introdotto|sfondato .. casa|finestra|notte|porta && ex|lui|uomo|paura|dormivo
  rabbia|odio|ira .. uccider*|ammazz*|accoltell*|picchiar*
  prima che torni|rientri|arrivi && figli|paura|scappare|andarmene|marito|bambini
  entrato|introdotto|sta .. casa|camera|appartamento .. mia|aspetta|forza|notte|ex|paura|armato
  far|fargli|farle|fare .. del_male|male .. lui|lei|davvero|gli|$
  voglio|vorrei|potrei fargli|farle|fare .. male
  foto|video .. di|della casa|porta|finestra|macchina|figli|portone .. mia|miei|ogni|manda
  manda|invia|ricevo|mandano .. foto .. casa|porta|finestra|macchina|figli
  lo|la|li ammazzo|uccido|accoltello|strozzo|ammazzerò|brucio|massacro
  ucciso|ammazzato|avvelenato .. mio|nostro|il_mio cane|gatto
  prossima|prossimo .. io|sono|detto|sarò
  seguita|seguito|seguivano|inseguita .. casa|ieri|strada|metro|macchina|notte
  mi hanno seguita|seguito|inseguita|aspettata|aggredita
  spaccare|rompere|spezzare|sfondare|staccare .. faccia|testa|denti|gambe|muso|ossa|collo
  spaccargli|spaccarle|rompergli|rompere|dargli .. faccia|testa|pugno|coltellata|sprangata|botte
  tipi|uomini|ragazzi|tizi .. seguono|aspettano|minacciano|sanno|cercano .. lavoro|abito|casa|metro|mi|me
  fratello|cugino|figlio|vicino|cognato .. gira|va|esce|sta .. con .. arma|pistola|coltello|armato
  armi|pistole|coltelli|machete|spranga|accetta
  banda|mafia|camorra|ndrangheta|spacciatori|clan
  bombe|missili|soldati|guerra .. cadono|città|casa|paura|notte|cantina
  aspetta|segue|apposta|gira|parcheggia|presenta|aspettava .. sotto|lavoro|casa|porta|macchina|scuola|ogni_sera|portone
  non sono|sei|è .. sua|suo|mia|mio ... nessuno|nessun_altro|di_altri
  entrato|entrata|entrati|sfondato|forzato .. casa|finestra|notte|porta|camera
  pensiero|pensieri|voglia|impulso|immagino|fantasie|fantastico .. male|coltello|uccider*|strangol*|picchiar*|accoltell*|spinger*|fargli|farle
  fargli|farle|fare del male
  sfigur*|acido
  chius*|nascost*|barricat* .. bagno|camera|armadio|macchina|stanza .. paura|padre|lui|ubriaco|siamo|marito|$
  ubriaco|drogato|furioso .. spacca*|rotto|picchia|urla|padre|coltello|minacc*|tutto
  darmi|darci|dargli .. una_lezione
  c|ce|c_è qualcuno|uno in|dentro|fuori|sotto
  qualcuno .. in|dentro|nella .. casa|appartamento|giardino|camera|casa_mia
  figlio|figlia|fratello|nipote|padre|ragazzo .. mi .. picchiat*|picchia|spint*|menat*|colpit*|afferrat*
  sotto terra .. mamma|finirà|detto|presto|bambini|metto|finisci
  uomini|tipi|gente .. aspettano|aspettando|seguono .. macchina|mazze|casa|porta|me|mi
  mazze|spranghe|bastoni|coltelli .. aspettano|uomini|macchina|porta
  sposare|matrimonio .. forza|forzato|obblig*|combinato
  picchiat*|sputat*|colpit*|spint* .. faccia|metro|strada|autobus|scuola|treno
  sotto terra
`;

const abuse = `
  mi|ci|la|lo|le|gli .. picchia|picchiava|picchiato|picchiata|picchiano|mena|menava|menato|menata|maltratta|maltrattava|insulta|umilia|umiliava|violenta|violentata|violentato|stupra|stuprata|stuprato|abusa|abusato|abusava|schiaffeggia|
    spinge|spinto|spinta|calci|sputa|chiude_in|chiusa_in|chiude_a_chiave|controlla|controllava|obbliga|obbligava|obbligata|costringe|costretta|costringeva|tocca|toccava|toccato|toccata|palpeggia|palpa|tira_i_capelli|prende_a_schiaffi|
    prende_a_pugni|prende_a_calci|dà_schiaffi|ha_dato_uno_schiaffo|ha_dato_un_pugno|alza_le_mani|alzato_le_mani|mette_le_mani_addosso|messo_le_mani_addosso|riempie_di_botte|dà_le_botte|tratta_come|tratta_male|urla_contro|minaccia|molesta|
    molestata|rinchiude|colpisce|colpito|ha_picchiat*|brucia_con|lancia_addosso
  picchia|picchiava|mena|maltratta|violenta|stupra|tocca|toccava|abusa mia|mio|miei|i|nostri|nostra|sua|suo|la|di figli|figlio|figlia|madre|sorella|fratello|moglie|bambini|bambina|mamma|mia_figlia|me
  violentata|violentato|stuprata|stuprato|stupro|stupratore|violenza_sessuale|violenze_sessuali|incesto|pedofil*|abuso_sessuale|abusi_sessuali|abusata|abusato|abusava|maltrattament*|maltrattata|maltrattato|molestie|molestata|molestato|
    palpegg*|bullismo|bullizzat*|ricatto|ricatta|ricattano|sextortion|revenge_porn|percosse|picchiata|picchiato|abusi
  padre|papà|patrigno|zio|nonno|cugino|professore|allenatore|prete|fratellastro|fratello|capo|vicino|compagno_di_mia_madre|lui .. tocca|toccava|toccato|palp*|letto|camera|nuda|nudo|segreto|bacia*|notte|abus*|parti .. mi|me|notte|bambina|
    bambino|piccol*|entra|viene|foto|so|$
  entra|entrava|viene|veniva|infila|infilava .. camera|stanza|letto .. notte|mi|quando|mia|mio
  notte|notti .. entra|viene|infila .. camera|stanza|letto
  obbliga|obbligata|obbligava|costringe|costretta|costringeva|forza|forzata|fatto|fa .. sesso|rapporti|letto|spogliar*|toccar*|cose|sposare|abortire|prostitu*|fare
  sesso|rapporti .. obblig*|forz*|non_volevo|non_voglio|consenso|detto_di_no|dormivo|ubriaca|forza|costrett*
  detto|dico|dicevo di_no|no .. continuato|lo_stesso|obblig*|forz*|smesso|sesso|fermato
  senza il|mio consenso|mio_consenso
  contro la_mia|mia volontà
  non|vieta|impedisce|proibisce .. lascia|lasciava|permette|mi|fa .. uscire|vedere|lavorare|parlare|usare|studiare|amiche|mangiare|soldi|telefono|famiglia|vestir*|guidare .. !vedere_il|vedere_la|entrare
  controlla|guarda|prende|preso|nasconde|nascosto|legge|sequestra .. telefono|cellulare|tutto|soldi|messaggi|passaporto|documenti|stipendio|vestiti|uscite|chiavi|quello_che
  chiude|chiusa|chiuso|rinchiude|rinchiusa|segrega* .. casa|camera|chiave|mi|cantina|bagno
  chiama|chiamava|dice|dà .. puttana|inutile|troia|schifo|grassa|pazza|nullità|stupida|merda|zoccola|della_puttana
  tratta .. come .. schifo|cane|schiava|merda|pezza
  tira|tirato|lancia|lanciato|spacca|rompe|rotto .. cose|piatto|piatti|bicchiere|oggetti|sedia|bottiglia|faccia|addosso .. mi|quando|me|arrabbi*|ubriaco|$
  quando|se|ogni_volta_che .. beve|ubriaco|bevuto|arrabbia|arrabbiato|incazza .. picchia|mena|mi|paura|urla|violento|tira|ci|botte
  lividi|livido|occhio_nero|ecchimosi .. braccia|viso|nascond*|coprire|trucco|marito|lui|corpo|addosso
  coprire|nascond*|truccar* .. lividi|botte|segni|occhio
  foto|video|immagini .. nuda|nudo|intime|intimi|nude .. mie|me|pubblicare|minacc*|invia*|manda*|diffond*|chiede|$
  schiaffo|schiaffi|pugno|pugni|ceffone|ceffoni|cinghiate|calci|sberle .. mi|dà|dato|prendo|preso|marito|padre|lui|faccia|tira
  prendo|prende|preso|presa .. botte|schiaffi|pugni|calci .. !rigore
  scappare|fuggire|lasciarlo|andarmene .. lui|marito|casa|compagno .. paura|ammazz*|uccid*|sicur*|picchia|violento|figli|trov*
  centro|casa antiviolenza|rifugio
  lividi|livido|occhio_nero|segni|braccio && caduta|caduto|scale|porta|dico|inciampat*
  dico|detto|racconto|invento .. caduta|caduto|scale|porta && lividi|occhio|segni|botte
  foto|video .. nuda|nudo|intim*|senza_vestiti|nude
  chiede|manda|vuole|pretende|invia .. foto|video .. nud*|intim*|mie|senza_vestiti|$
  spinta|spinto|spinge|buttata|buttato|trascinat*|scaraventat* .. scale|muro|terra|capelli|pavimento|porta
  cinghia|cintura|bastone|cavo|ciabatta|mestolo .. picchia|picchiava|botte|padre|madre|papà|punisc*
  picchia|picchiava|botte|punisc* .. con|la .. cinghia|cintura|bastone|cavo
  stipendio|soldi|carta|documenti|passaporto|telefono|cellulare .. prende|preso|controlla|nasconde|tiene && lui|marito|ragazzo|compagno|padre|lei|mi
  mi prende|preso|nasconde|rompe|controlla .. stipendio|soldi|carta|documenti|passaporto|telefono|cellulare|chiavi
  guarda|spia|filma|osserva .. doccia|bagno|spogli*|cambio|nuda
  sposare|sposarmi|matrimonio .. forza|obblig*|forzato|non_voglio|genitori|sconosciuto|cugino
  sputa|sputato|urina .. mi|faccia|addosso
  svegliata .. sopra|toccando|mani|nuda|dentro
  qualcosa nel mio|bicchiere|drink bicchiere|drink
  ho 11|12|13|14|15|16 anni && ne_ha_30|ne_ha_35|ne_ha_40|ne_ha_45|ne_ha_50|molto_più_grande|professore|allenatore
  decide|sceglie|vieta .. vestiti|come_mi_vesto|chi_vedo|amiche|amici|uscite
  sveglia|svegliava .. notte|sesso|rapporti .. sesso|rapporti|no|forza|fare
  sesso|rapporti .. anche|nonostante|senza .. no|voglia|voglio|piango|dormo
  beve|bevuto|ubriaco .. spacca|rompe|picchia|urla|mena|pazzo
  spacca|rompe|distrugge .. tutto|casa|cose|mobili .. quando|beve|ubriaco|arrabbia
  tira|lancia|tirato|lanciato .. cose|piatto|piatti|bicchiere|oggetti .. faccia|testa|addosso|contro|me
  fratello|cugino|zio|patrigno|padre|nonno|lui .. infila|infilava|mette|viene|dorme .. letto|camera
  chiedergli|chiedere|chiedo .. permesso .. uscire|parlare|vedere|comprare|lavorare
  permesso .. uscire|parlare|vedere|comprare|lavorare .. lui|marito|chied*
  quando|se .. rispondo|parlo|faccio_tardi|faccio_rumore .. arrabbia|picchia|urla|punisce|mena
  attenta|attento .. quello_che_dico|non_farlo_arrabbiare|rumore .. lui|marito|paura
  senza di_lui|lui .. niente|nessuno|sono
  niente|nessuno senza lui|di_lui|lei
  paura .. torna|chiavi|porta|entra|ubriaco .. lui|marito|padre|casa
  conta|controlla|fruga|legge|nasconde|toglie|rotto|cronometra .. minuti|borsa|telefono|messaggi|scontrini|soldi|vestiti|chiavi .. esco|mi|mio|mia|quando|lui|miei
  fa|fatto|faceva .. cose|delle_cose|quello .. dormo|dormivo|notte|piccola|non_voglio|bambina|letto
  dormo|dormivo|addormentata|ubriaca .. fa|tocca|toccato|cose|sopra|sesso|viol*
  allenatore|professore|zio|patrigno|prete|nonno|cugino|capo|vicino .. segreto|tocca*|bacia*|foto|nessuno|dire
  nostro segreto
  fiori|scusa|perdono|piange|promette|pente .. dopo|sempre|ogni_volta && picchia|ricomincia|cambi*|di_nuovo
  permesso|chiedere .. uscire|spendere|comprare|soldi|vedere .. marito|lui|devo
  sobbalzo|sussulto|tremo|mi_blocco|mi_irrigidisco .. quando|se|appena .. alza|mano|lui|porta|chiavi|urla|torna
  alza|alzato|alzare le|la mani|mano
  telecamera|telecamere|filma|riprende|filmato .. bagno|doccia|camera|nuda|nascost*
  suocera|madre|padre|marito|matrigna .. picchia|nasconde|toglie|chiude .. cibo|mi|mangiare
`;

const hints = {
  suicide: `
    1 deciso|decisione|scelta
    1 calma|calmo|tranquilla|tranquillo|pace|sollevata|sollevato|pronta|pronto|silenzio
    2 non|mai .. ci_sarò|sarò|servirà|ci_sono|avrò_bisogno .. più|lì|qui|con_loro|$
    2 quando|dopo|una_volta|se .. me|non|io .. sarò|andata|andato|morta|morto|ci_sarò|ci_sono
    2 regalato|sistemato|ordinato|testamento|documenti|preparato|riordinato .. tutto|cose|vestiti|gioielli|libri|documenti|ordine
    2 lettere|lettera|biglietto .. figli|famiglia|mamma|figlia|figlio|marito|scritt*|lasciato|tavolo|tutti
    2 pastiglie|pillole|ponte|balcone|binari|tetto|corda|precipizio|overdose|scogliera
    1 stanca|stanco|esausta|esausto|senza_forze|forza_più|non_ce_la_faccio|troppo|basta|stufa
    1 nessuno|sola|solo|solitudine
    1 vuoto|vuota|buio|senza_speranza|inutile|fallimento|fallita|senza_senso|senso|non_importa|tardi|niente_aiuta|a_che_serve
    2 peso|fardello|meglio_senza_di_me|senza_di_me|al_posto_mio|di_troppo
    2 non_svegliarmi|addormentarmi|sparire|scomparire|mollare_tutto|guardo_giù|volante|nuotare_al_largo|smettere_di_respirare|finirla
    1 scusa|scusate|perdono|perdonatemi|addio|dite_a|prendetevi_cura|grazie_di_tutto|grazie_per_tutto
    2 morire|morte|morta|morto|uccider*|ammazzar*|cielo|aldilà|tomba|prossima_vita|altra_vita
    1 perso_il_lavoro|lasciata|lasciato|divorzio|perso_tutto|disoccupat*|niente_va
    1 ultima_volta|per_l'ultima|stanotte|stasera|la_fine|ultimo|ultima
    1 vivere|vita|esistere .. male|dolore|così|pesa|insopportabile|difficile|non_riesco
    1 gatto|cane .. sorella|vicina|vicino|amica
    1 figli|figlia|figlio .. grandi|grande|cresciuti|senza_di_me
  `,
  'self-harm': `
    2 sangue|sanguino|sanguinare
    2 cicatrici|tagli|lametta|rasoio|accendino|bruciature
    2 taglio|tagliar*|bruc*|graffi*|vomit*|autoles* .. mi|braccia|pelle|di_nuovo|gambe|si
    2 male|punir*|ferir* .. mi|me|farmi|faccio
    1 braccia|braccio|cosce|polsi|pelle|maniche|cerotti
    1 nascondo|nascondere|segreto|nessuno_lo_sa|nessuno_sa
    1 merito|punizione|sollievo|pressione|sentire_qualcosa|non_sento|calma
    1 bagno|cassetto|ricaduta|voglia_di_farmi
    1 calorie|specchio|grassa
  `,
  violence: `
    2 minacc*|coltello|arma|armato|pistola|accoltell*|uccider*|ammazz*|uccide|assassin*|strangol*|aggred*|pestat*|acido|benzina|spar*|machete
    2 mi_segue|perseguit*|pedin*|stalk*|sotto_casa|alla_porta|dove_abito|sfond*|gomme|spia|mi_osserva
    2 violent*|rabbia|spacca_tutto|galera|carcere|vendetta|vendicar*|banda|furioso
    1 paura|terrore|panico|tremo|tremando|nascosta|nascosto|terrorizzat*
    1 ubriaco|bevuto|arrabbiato|urla|urlando|grida
    1 polizia|carabinieri|aiuto|aiutatemi|emergenza
    1 lui|lei|ex|marito|fratello|padre|figlio|vicino|capo .. vuole|ha_detto|dice|torna|uscito|tornato|giurato
    2 picchia|picchiat*|mena|spint*|afferr*|trascin* .. mi|ci|lo|la|qualcuno|bambini
    2 spezzare|spaccare|rompere|spezzano|rotto .. gambe|faccia|testa|ossa|denti
    1 stanotte|adesso|ogni_notte|prossima_volta|bambini|figli
    2 sanguina|svenut*|lividi
    2 la_pagherà|gliela_faccio_pagare|deve_soffrire
  `,
  abuse: `
    2 tocca|toccato|toccava|bacia|baciato|palp*|nuda|violent*|stupr*|obblig*|costring*|costrett*|sesso .. mi|me|mia|con|senza|quando|a
    2 picchia|picchiato|mena|schiaff*|spinge|sputa|cinghia|botte|pugno .. mi|ci|la|li|bambini|mamma
    2 non_mi_fa_uscire|non_posso_uscire|vieta|chiude|rinchiude|controlla|spia|mi_prende_i|decide_cosa
    1 marito|ragazzo|compagno|moglie|ragazza|patrigno|zio|padre|papà|madre|mamma|allenatore|professore|capo|prete|nonno|fratello|cugino|fidanzato
    1 segreto|nessuno_lo_sa|mai_raccontato|mai_detto|nessuno_mi_crede|colpa_mia|vergogna|sporca|a_chi_dirlo
    1 paura|nascondo|fingo|faccio_finta|piango|pietrificata
    1 beve|ubriaco|arrabbiato|urla|insulta|offende|minaccia|inutile|non_valgo
    1 di_notte|camera_mia|letto|sola_con|bambina|bambino|piccola|piccolo|da_quando_avevo
    1 passaporto|vedere_le_amiche|vedere_la_famiglia|uscire_di_casa|mio_stipendio
    1 ho_13|ho_14|ho_15|ho_16|ho_12|ho_11|minorenne
  `,
};

export const italian: Lexicon = {
  common: `il lo la i gli le di che e è un una mi mio mia miei non per con come ma più sono ho ha
    del della dei al alla da dal nel quando io tu lui lei noi questo questa cosa perché anche se si sto sta posso voglio
    ci ne molto già così mai ancora tutto ogni qual quale o su fare senza nella sul solo dove chi suo sua cosa dice`,
  sets: {
    voglio: `voglio|vuole|vorrei|volevo|voleva|desidero|sto_per|voglia_di|voglia|penso|penso_di|pensando_di|pensato_di|tentato_di|provato_a|deciso_di|preferisco|preferirei|ho_bisogno|pronta_a|pronto_a|minaccia_di|dice_che_vuole|magari|mi_piacerebbe|
      parla_di|sogno_di|merito|dovrei|solo|cerco_di|potrei`,
  },
  short: `nn non xke perché xche perché ke che x per sn sono qnd quando cn con tt tutto`,
  mistyped: `suicidio suicidarmi suicidarsi incinta antidepressivi depressione chemioterapia diagnosticato diagnosticata leucemia
    indebitato indebitata medicine funerale schizofrenia psicofarmaci ludopatia alcolista violenza autolesionismo`,
  idioms,
  crisis: { suicide, 'self-harm': selfHarm, violence, abuse },
  care: italianCare,
  hints: { ...hints, ...italianCareHints },
};
