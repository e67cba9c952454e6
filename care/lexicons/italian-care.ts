import type { Lexicon } from '../lexicon.ts';

const illness = `
  non mangia|mangio più|niente|nulla|quasi_niente
  cancro|tumore|tumori|tumorale|leucemia|linfoma|melanoma|metastas*|chemio|chemioterapia|radioterapia|biopsia|maligno|oncolog*|alzheimer|demenza|parkinson|sclerosi|hiv|aids|diabete|diabetic*|epiless*|convulsioni|dialisi|lupus|fibromialgia|
    endometriosi|epatite|cirrosi|polmonite|sepsi|setticemia|cure_palliative|palliative|trapianto|autoimmune|schizofren*|bipolar*|psicosi|anoressi*|bulimi*|disturbo_alimentare|disturbi_alimentari|dca|stress_post|malattia|malattie|malata|
    malato|malati|ammalat*|incurabile|terminale|ictus|infarto|arresto_cardiaco|insufficienza|aneurisma|embolia|trombosi|meningite|infezione|infett*|paralizzat*|paralisi|amput*|sedia_a_rotelle|disabil*|handicap*
  stadio|fase|grado 1|2|3|4|quattro|tre|terminale|iv|iii
  diagnosi|diagnostic*|prognosi
  depress*|ansia|attacco_di_panico|attacchi_di_panico|attacco_d'ansia|attacchi_d'ansia|crisi_di_panico|crisi_d'ansia|esaurimento|psichiatr*|salute_mentale|borderline|burnout|disturbo_ossessivo|disturbo_bipolare|disturbo_d'ansia
  ospedale|ospedali|ricoverat*|ricovero|pronto_soccorso|terapia_intensiva|rianimazione|coma|ambulanza|in_clinica
  operarmi|operarsi|operata|operato|mi_operano|lo_operano|la_operano|operare_al|operare_di|intervento_chirurgico|chirurg*|anestesia|intervento_al|sala_operatoria
  sintomo|sintomi
  nodulo|grumo|cisti|macchia|massa|rigonfiamento .. seno|collo|trovat*|ascella|polmone|fegato|gola
  sangue nelle|nel urine|feci
  tosso|sputo|vomito sangue
  dolore|dolori|pressione|fitte|peso|oppressione .. petto|cuore|braccio|pancia|schiena|reni|testa|stomaco .. da|settimane|mesi|forte*|intorpidit*|medico|paura|giorni|insopportabil*|ore|$
  dolore|dolori cronic*|insopportabil*|al_petto|toracic*
  braccio|gamba|viso|mano|lato .. intorpidit*|formicol*|addormentat*
  non riesco a respirare
  svenut*|svengo|svenimenti|vertigini|capogiri
  medico|medici|dottore|dottoressa|dottori|oncologo|cardiologo|neurologo|chirurgo|specialista .. dice|dicono|detto|dato|danno|trovat*|vuole|vogliono|sanno|consigli*|prescri*|paura|domani|operar*|niente
  andare|vedere|invece|senza|consultare .. medico|dottore|dottoressa|medici
  risonanza|tac|radiografia|ecografia|mammografia|colonscopia|esami_del_sangue|analisi_del_sangue
  risultati|esito .. biopsia|analisi|medic*|ospedale|sangue|esami|tac
  guarire|guarirò|guarirà|guarigione|guarita|guarito|curare|curarmi .. malattia|cancro|mia_madre|mio_padre|mio_figlio|mia_figlia|marito|mamma|papà|da|posso|riuscir*|potrò|mai|$
  si salverà|riprenderà|rimetterà
  ce la farà .. mamma|papà|madre|padre|marito|malat*|ospedale|operaz*
  sopravviver*
  salute .. problem*|cattiva|cagionevole|preoccup*|paura|peggior*|madre|padre|male|grave*
  problemi|problema di salute
  quanto tempo|mi .. resta|vita|vivere|rimane
  quando|età|anno|come .. morirò|morirà|morire|morte
  morirò|morirà|morirai|moriremo
  data|giorno|ora|anno della_mia_morte|di_morte|della_morte
  sta|sto morendo|per_morire
  mio|mia .. figlio|figlia|madre|padre|mamma|papà|marito|moglie|nonna|nonno|fratello|sorella|cane|gatto|compagno|compagna .. malat*|morendo|grave|autis*|disabile|coma|ricoverat*|sta_male|ammalat*
  sento|sente voci|le_voci
  voci nella testa
  piango|piangere|piangendo|lacrime .. tutti_i_giorni|ogni_giorno|tutto_il_giorno|ogni_notte|tutte_le_notti|smetto|smettere|continuazione|di_continuo|sempre|notte
  non .. dormo|mangio|dormire|mangiare|alzarmi_dal_letto|uscire_dal_letto .. da|giorni|settimane|né|niente|letto|riesco
  sento|sentendo|sono|così .. vuota|vuoto|inutile|disperat*|spezzat*|distrutt*|morta_dentro|morto_dentro|senza_speranza|a_pezzi|finita
  disperat*|disperazione|toccato_il_fondo|a_pezzi|distrutta|distrutto|allo_stremo
  incidente .. ospedale|coma|grave|ferit*|rianimazione
  febbre .. giorni|bambin*|figlio|figlia|40|39|alta
  depressione post_partum
  trovato|visto|scoperto|rilevato .. qualcosa|macchia|massa|nodulo|ombra .. polmone|fegato|seno|cervello|radiografia|rene|tac|ecografia|utero
  numeri|televisione|voci|radio|targhe .. parlano|parla|ordinano|dicono|mandano .. mi|messaggi|con_me
  mi parlano|parla .. numeri|voci
  non .. dormo|mangio|dormito .. da .. # notti|giorni
  aspetto|aspettando|attesa .. risultati|esito|biopsia|diagnosi|operazione
  paura .. operazione|risultati|cancro|malattia|morire|esami
  operazione .. cuore|ginocchio|anca|rischi*|schiena|tumore|cervello|ospedale|medico|paura
  diventando|diventare cieca|cieco|sorda|sordo|pazza|pazzo
  aspettativa di_vita
  curare|guarire|cura .. tiroide|schiena|asma|emicrani*|diabete|pelle|cuore|ansia
  restano|resta|danno|rimangono|dato .. mesi|settimane|giorni|poco .. vita|vivere|$
  restano|resta|danno due|tre|quattro|sei|pochi mesi|settimane|giorni
`;

const medication = `
  farmaco|farmaci|medicina|medicine|medicinali|psicofarmac*|antidepressiv*|ansiolitic*|antipsicotic*|sonnifer*|pastiglia|pastiglie|pasticche|pillole|compressa|compresse|antibiotic*|cortisone|insulina|litio|sertralina|zoloft|fluoxetina|prozac|
    paroxetina|escitalopram|cipralex|citalopram|venlafaxina|mirtazapina|trittico|quetiapina|olanzapina|risperidone|aripiprazolo|rivotril|lorazepam|tavor|diazepam|valium|alprazolam|xanax|lexotan|metformina|eutirox|levotiroxina|anticoagulant*|
    coumadin|statine|betabloccant*|anticoncezional*|contraccettiv*|ritalin|metadone|tramadolo|morfina|ibuprofene|tachipirina|paracetamolo|ricetta_medica|prescritto|prescritta|prescritti|dose|dosaggio|dosi|milligrammi|mg|vaccin*|terapia|
    terapie|effetti_collaterali|ormoni|ozempic|pregabalin|antidolorific*|calmanti|tranquillant*|gocce_per
  cura|cure .. smettere|interromp*|sospend*|medic*|medico|dottore|oncolog*|continuare|rifiut*
  pillola .. smettere|prendere|giorno_dopo|anticoncez*
  smettere|smetto|smesso|prendere|prendo|sospendere|interrompere|diminuire|lasciare .. farmac*|medicin*|pastigli*|terapia|insulina|chemio|dose|pillol*|cura
`;

const pregnancy = `
  incinta|gravidanza|gravidanze|gravida|gestazione|aborto*|abortire|abortito|partorire|partorito|il_parto|mio_parto|fecondazione|inseminazione|fivet|icsi|pma|infertil*|sterile|sterilità|fertilità|ovulazione|feto|embrion*|ostetrica|nato_morto|nata_morta|
    extrauterina|cesareo|prematur*|contrazioni|test_positivo|raschiamento|ivg|interruzione_di_gravidanza|utero_in_affitto|ovuli|ovociti|dolce_attesa|rimanere_incinta
  ciclo|mestruazioni|regole .. ritardo|non_arriva|non_arrivano|saltato|in_ritardo
  ritardo .. settimane|giorni|ciclo|test|mestruaz*
  perso|persa|perdere|perdo|perduto .. bambino|bambina|bimbo|gravidanza|gemelli|bebè|mio_figlio_a
  bambino|bambina|bimbo|bebè .. perso|perdere|grembo|pancia|morto|battito|aspetto|abortire|voglio|avere|settimane|cuore|cercando|provando|tenerlo
  aspetto|aspettando|aspettiamo|avere|avrò|concepire|avremo|cercando|provando|provare .. bambino|bambini|figlio|figli|figlia|gemelli|gravidanza|bebè .. !nome|nomi|report
  quando|riuscirò|potrò|avrò|posso|dovrei|se|mai|diventerò .. figlio|figli|bambino|bambini|mamma|madre .. avere|avrò|diventare|essere|$
  quando|riuscirò|potrò|posso|dovrei|vorrei|voglio .. avere|diventare|diventerò|fare .. figlio|figli|bambino|bambini|mamma|madre
  diventerò|diventare mamma|madre
  non voglio|posso|riesco .. tenerlo|avere_figli|averlo|tenerla|avere_bambini|averne|restare_incinta
  non|mai .. avere|fare .. figli|bambini
  battito
  proviamo|proviamoci|provando|cerchiamo|tentativi .. da|anni|mesi && bambino|figlio|anni|incinta|niente|arriva|ci
  # giorni|settimane di ritardo
  tenere|abortire|perdere|tenerlo il|un|lo bambino|bimbo|figlio
  tenere il|questo bambino
  test .. positivo|negativo|gravidanza
`;

const grief = `
  morto_il|morta_la|è_morto|è_morta|sono_morti|deceduto|deceduta|decesso|scomparsa_di|scomparso_da|scomparsa_da|venuto_a_mancare|venuta_a_mancare|mancato_a|mancata_a|è_mancato|è_mancata|mi_è_mancato|mi_è_mancata|ci_ha_lasciati|ci_ha_lasciato|
    lutto|lutti|funerale|funerali|sepoltura|vedova|vedovo|orfan*|cimitero|tomba|cremazione|ceneri|condoglianze|defunt*|riposa_in_pace|riposi_in_pace|rip|volato_in_cielo|volata_in_cielo|si_è_suicidat*|si_è_ucciso|si_è_uccisa|
    si_è_tolto_la_vita|si_è_tolta_la_vita|si_è_ammazzat*|assassinat*|persona_cara|ucciso_in|persone_care|ponte_dell'arcobaleno|morte_di|morte_del|morte_della|soppresso
  mio|mia|nostro|nostra|miei .. madre|padre|mamma|papà|babbo|marito|moglie|figlio|figlia|fratello|sorella|nonno|nonna|zio|zia|amico|amica|fidanzato|fidanzata|cane|cagnolino|gatto|gatta|bambino|bimbo|nipote|compagno|compagna|cugino|
    genitori .. morto|morta|morti|deceduto|deceduta|non_c'è_più|se_n'è_andat*|se_ne_è_andat*|mancat*|scomparso|scomparsa|cielo|ha_perso_la_vita
  morto|morta|morti .. mio|mia|un|mamma|papà|padre|madre|figlio|figlia|marito|moglie|nonna|nonno|da|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|ieri|anni_fa|settimana|improvvis*
  morte|perdita|scomparsa .. mio|mia|suo|sua|nostro|un|madre|padre|figlio|figlia|marito|fratello|nonna|nonno|mamma|papà|cane|gatto|caro
  da_quando|dopo|dalla .. morte|morto|morta|scomparsa|mancat*|funerale
  perso|persa|perdere|perduto .. mio|mia|miei|un|suo|nostro|nostra|il_mio|la_mia .. madre|padre|mamma|papà|marito|moglie|figlio|figlia|fratello|sorella|nonno|nonna|amico|amica|cane|gatto|compagno|genitori|persona_cara|bambino
  manca|mancano|manchi .. tanto|terribilmente|tantissimo|troppo .. mamma|papà|figlio|figlia|marito|nonna|lui|lei|mort*|cielo
  mamma|papà|figlio|marito|nonna|nonno .. manca|mancano .. tanto|tantissimo|da|morire
  parlare|messaggio|messaggi|contattare|segno|segni|comunicare|contatto .. mort*|defunt*|aldilà|cielo|deceduto|altro_lato|scompars*|dall'aldilà
  aldilà
  in pace .. lui|lei|è|ripos*
  è|sia .. in_pace|in_cielo|mi_perdon*|mi_vede|mi_protegge
  non|mai .. salutarl*|dirgli_addio|dirle_addio|dire_addio|salutare .. lui|lei|mai|più|potuto|riuscit*|$
  un ultima|altra volta .. abbracci*|parlare|veder* .. mamma|papà|figlio|marito|lui|lei
  superare|supero|accettare .. morte|perdita|lutto
  da quando .. non_c'è|se_n'è_andat*|è_morto|è_morta|manca|non_ci_sei
  fratello|sorella|padre|madre|mamma|papà|nonno|nonna|marito|moglie|figlio|figlia|amico|amica .. non_c'è_più|mancat*|scompars*
  sepolta|sepolto|seppellita|seppellito|cremata|cremato
  salutare|salutato|salutarl* .. padre|madre|mamma|papà|nonn*|marito|moglie|fratello|sorella|figli* .. non|mai|potuto|$
  non .. potuto|riuscit*|fatto_in_tempo .. salutar*|dire_addio|dirgli
`;

const addiction = `
  ludopat*|gioco_d'azzardo|azzardo|casinò|casino_online|roulette|slot_machine|slot_machines|alle_slot|le_slot|macchinette|videopoker|scommesse|scommettere|scommesso|scommettendo|gratta_e_vinci|grattaevinci|bet365|snai|sisal|sala_giochi|sala_slot|bingo|
    dipendenza|dipendenze|tossicodipenden*|tossico|tossica_dalle|alcolist*|alcolismo|alcolizzat*|alcol|alcool|ubriac*|cocaina|eroina|crack|drog*|fuma_canne|fumo_canne|farsi_le_canne|cannabis|metanfetamina|fentanyl|ketamina|ecstasy|disintossic*|comunità_di_recupero|
    ricaduta|ricaduto|ricaduta|sobri*|overdose|astinenza|spaccia*|sert|serd|oppiacei|spinelli
  gioco|giocare|giocando|giocato|poker|lotto|lotteria|superenalotto .. soldi|perso|perdo|stipendio|risparmi|tutto|smettere|debiti|ogni_giorno|affitto|ancora|compuls*
  perso|persi|speso|spendo|perdo|buttato|bruciato .. gioco|poker|macchinette|scommesse|lotto|slot|casinò|gratta
  bevo|beve|bere|bevendo|bevuto .. ogni_giorno|tutti_i_giorni|troppo|bottigli*|vodka|whisky|grappa|vino|birr*|nascosto|ogni_sera|tutte_le_sere|sola|solo|alcol|smettere|notte|mattina|molto
  bottiglia|bottiglie|litro|litri .. vodka|whisky|grappa|vino|al_giorno|ogni
  non riesco|riesce|posso .. smettere|fermarmi|uscirne|smetto .. bere|giocare|scommettere|fumare|farmi|mangiare|comprare|drogarmi|$
  non riesco|riesce a smettere|fermarmi|uscirne
  mio|mia .. si_droga|si_fa|beve|si_buca|fuma_canne|sniffa|gioca_alle
  si droga|buca|fa_di
  sniff*|mi_drogo|mi_faccio_di
  gioca|gioco|scommette|scommetto .. tutti|tutto|soldi|stipendio|risparmi|nostri
  smettere .. comprare|chiedere .. letture|consulti|cartomanti|tarocchi
  letture|consulti|cartomanti|cartomante .. al_giorno|tutti_i_giorni|speso|migliaia|risparmi|dipenden*
  canne|spinelli .. smettere|fumo|ogni|tutti
  nascondo|nasconde|nascondere .. bottiglie|bottiglia|alcol|droga|vino
  cavallo|cavalli .. punto|puntare|scommettere|gioco|oggi|vince
  punto|puntare|gioco .. cavallo|cavalli|rosso|nero|roulette|partita
  ricascato|ricascata|ricaduto|ricaduta|ripreso .. anni|mesi|bere|fumare|droga|gioco
  gioco|giocare|gioca .. online|notte|tutta|sempre .. notte|tutta|soldi|giorno
  speso|spesi|spendo .. # .. cartomant*|letture|tarocch*|maghi|veggent*
`;

const debts = `
  debito|debiti|indebitat*|sovraindebit*|pignorament*|pignorat*|pignorar*|sfratto|sfrattat*|sfrattano|fallimento_dell|dichiarare_fallimento|bancarotta|insolv*|cattivo_pagatore|crif|strozzin*|usura|usurai*|recupero_crediti|ufficiale_giudiziario|rovinat*|rovina|
    senzatetto|senza_casa|finire_per_strada|dormo_per_strada|in_mezzo_a_una_strada|banco_alimentare|caritas|cartelle_esattoriali|cartella_esattoriale|equitalia|agenzia_delle_entrate|conto_in_rosso|sono_in_rosso|creditor*|bollette_arretrate|sul_lastrico
  non .. riesco|posso|possiamo|ho|so_come|riusciamo .. pagare .. affitto|luce|bollette|bolletta|mutuo|prestito|spesa|debit*|niente|scuola
  non .. arrivo|arriviamo|ho|riesco .. fine_mese|fine_del_mese|mangiare|sfamare|la_spesa
  pagare .. affitto|luce|mutuo|bollette|prestito|rate|debit*|bolletta .. non|come|riesco|impossibile
  devo|deve|dobbiamo|dovrei_dare .. # .. euro|mila|alla_banca|a_tutti|al_fisco|allo
  devo .. soldi|migliaia .. banca|tutti|fisco|strozzino|amici|a
  portare_via|perdere|perso|perdiamo|togliere|tolgono|prendono|vendere|restare .. casa|appartamento|risparmi|tutti_i_soldi|senza_casa|senza_niente|per_strada
  perso|perduto tutto
  risparmi|soldi|liquidazione .. perso|persi|cripto*|bitcoin|truff*|rubato|investimento|investiti
  truffat* .. soldi|euro|risparmi|tutto|mi|online
  non|senza|nemmeno|neanche .. soldi|un_euro|un_soldo|denaro .. mangiare|affitto|figli|spesa|mese|pagare|vivere|niente|luce|latte|pannolini|per|più|$
  solo|restano|ho|rimasti .. # euro .. conto|mese|restano|mangiare|fino|settimana|vivere|in_tasca
  problemi|difficoltà|crisi|guai economic*|finanziari*|di_soldi
  staccare|staccato|staccano|tagliato|tagliano .. luce|acqua|gas|corrente
  fino al collo
  sommers*|affogat*|soffocat*|piena|pieno .. debiti|bollette|prestiti
  prestito|prestiti|mutuo .. pagare|devo|non_riesco|interessi|banca|arretrat*|debit*
  staccato|staccano|tagliato|staccare .. luce|acqua|gas|corrente|riscaldamento
  prestito|finanziamento .. pagare|chiesto|pacchetto|mangiare|restituire .. non|mangiare|pacchetto|riesco|ora
  non .. ho|resta|basta .. da|per .. mangiare|l'affitto|affitto|pannolini|latte|la_luce
  conto .. rosso|vuoto|negativo|bloccato|zero
  niente|nulla|vuoto .. frigo|frigorifero|dispensa
  frigo|frigorifero .. vuoto|niente|nulla
  chiesto|chiesti|prestati .. soldi|prestito .. tutti|amici|famiglia|parenti
  sfamare|dar_da_mangiare|mantenere .. figli|bambini|famiglia
  pignor*
`;

export const italianCare: Lexicon['care'] = { illness, medication, pregnancy, grief, addiction, debts };

/** What says little by itself: a word of the matter, and one of the trouble with it. */
export const italianCareHints: Lexicon['hints'] = {
  illness: `
    2 medico|dottore|dottoressa|ospedale|clinica|risonanza|tac|operazione|operar*|operano|intervento|tumore|nodulo|sintomi|diagn*|terapia|specialista|pronto_soccorso|rianimazione|coma|prognosi|esami|analisi|biopsia|cisti|chirurgo|psichiatra
    2 dolore|dolori|febbre|giramenti|vertigini|svenut*|svengo|fiato|respirare|vomito|gonfi*|intorpidit*|paralizz*|sanguino|emicrani*|palpitazioni|malat*|malattia|infezione|disabil*
    2 depress*|depression*|ansia|panico|esaurimento|burnout|mentale|insonnia|voci|trauma|autis*|adhd|bipolare
    1 paura|spaventat*|preoccupat*|peggio|piango|prego|spero|per_favore
    1 aspetto|mi_hanno_detto|trovato|settimane|mesi|da_giorni|tutti_i_giorni|tutta_la_notte|non_dormo
    1 guarir*|guarisce|cura|curare|sopravviv*|riprender*|quanto_tempo|che_giorno|giorno_giusto|quando|meglio|grave|vivere|niente_da_fare
    1 mia_madre|mio_padre|mia_mamma|mio_papà|mio_marito|mia_moglie|mio_figlio|mia_figlia|mia_sorella|mio_fratello|mia_nonna|mio_nonno|il_cuore|la_testa|la_schiena
  `,
  addiction: `
    2 bevo|beve|bere|bevuto|alcol|alcool|vodka|whisky|vino|birra|birre|bottiglia|bottiglie|sbronz*|sobrio|sobria|ubriac*|ricadut*|astinenza|disintossic*
    2 fumo|canna|canne|spinell*|coca|cocaina|eroina|crack|droga|droghe|drogo|lo_spacciatore|pasticche|strisc*|pippo
    2 casinò|slot|slots|macchinette|scommessa|scommesse|scommetto|scommettere|poker|roulette|bingo|gratta|porno|azzardo
    1 tutti_i_giorni|tutte_le_sere|ogni_giorno|ogni_sera|di_nuovo|al_giorno|di_mattina|ogni_weekend|ricominciato|ancora
    1 non_riesco_a_smettere|smettere|controllo|senza|bisogno|dipenden*|drogat*|vizio|problema|uscirne|fermarmi
    1 perso|perdo|tutto|tutta|risparmi|stipendio|soldi
    1 nascondo|nascosto|segreto|mento|rubo|rubato|marito|moglie|figli|vergogn*|promesso
  `,
  debts: `
    2 debito|debiti|prestito|prestiti|mutuo|scoperto|pignor*|creditor*|sfratt*|fallimento|fallit*|usurai*|strozzin*|per_strada|insolut*|arretrat*|finanziaria|indebit*|rovinat*
    2 affitto|bollette|bolletta|padrone_di_casa|banca|luce|gas|risparmi|stipendio|conto|carte|tasse|agenzia_delle_entrate|rate
    2 senza_soldi|senza_un_euro|al_verde|devo|truff*
    1 non_riesco_a_pagare|non_ho|non_arrivo|ritardo|in_rosso|vuoto|bloccat*|perso|perdere|portano_via|prendono|resta|staccat*|staccare|tribunale|lettere|minacc*|mesi
    1 mangiare|cibo|figli|bambini|inverno|fine_mese|questa_settimana|prossima_settimana|sfamare
    1 paura|disperat*|vergogn*|non_so_come|non_so_cosa|dormo|panico|piango|nessuno_sa|marito_non|affog*
  `,
  grief: `
    2 morto|morta|morte|mort*|mancat*|defunt*|scomparso|scomparsa|funerale|seppell*|lutto|tomba|cimitero|vedova|vedovo|cielo|angelo|perdita|se_n'è_andat*|ceneri|ci_ha_lasciat*
    1 mia_madre|mio_padre|mia_mamma|mio_papà|mio_marito|mia_moglie|mio_figlio|mia_figlia|mia_sorella|mio_fratello|mia_nonna|mio_nonno|mio_cane|mio_gatto|mio_amico|mia_amica|la_nonna|il_nonno
    1 manca|piango|piangere|parlare|contatto|segno|segni|vicino|in_pace|salutar*|addio|perdon*|ancora_una_volta|superare
    1 ieri|settimana_scorsa|mese_scorso|anno_scorso|stamattina|mesi_fa|settimane_fa|giorni_fa|anniversario|all'improvviso
  `,
  pregnancy: `
    2 incinta|gravidanza|aborto|abort*|fecondazione|fivet|icsi|fertilità|sterile|infertil*|ovulazione|ecografia|pillola_del_giorno|ostetrica|cesareo
    2 il_ciclo|un_ritardo|preservativo|senza_protezione|gemelli
    1 paura|di_nuovo|perso|sangu*|settimane|tenerlo|positivo|negativo|funzion*|questo_mese|genitori|non_lo_voglio|anni|incidente|giorni|proviamo
  `,
  medication: `
    2 farmac*|medicina|medicine|medicinal*|pastiglia|pastiglie|pillole|compress*|dose|dosaggio|ricetta|mg|gocce|iniezion*|puntur*|antibiotic*|vaccino|ormoni|antidolorific*|pillola
    1 smettere|smesso|sospendere|sospeso|saltare|senza|sostituire|ridurre|diminuire|doppia|aumentare|più|mescolare|insieme|quante|troppe|devo|posso|bisogno|bere
  `,
};
