import type { Lexicon } from '../lexicon.ts';

const illness = `
  ne mange|manges plus|rien|presque_rien
  cancer|cancers|tumeur*|leucémie|lymphome|mélanome|métastas*|chimio|chimiothérapie|radiothérapie|biopsie|oncolog*|alzheimer|démence|parkinson|sclérose|vih|sida|diabète|diabétique|épileps*|épileptique|dialyse|lupus|fibromyalgie|
    endométriose|hépatite|cirrhose|pneumonie|septicémie|soins_palliatifs|palliatifs|greffe|auto_immune|schizophrén*|bipolair*|bipolarité|psychose|psychotique|anorexi*|boulimi*|stress_post_traumatique|maladie*|malade|malades|
    incurable|phase_terminale|stade_terminal|condamné_par|avc|infarctus|crise_cardiaque|insuffisance|rupture_d'anévrisme|embolie|thrombose|méningite|infection|infecté*|paralysé*|amput*|fauteuil_roulant|handicap*
  stade 1|2|3|4|quatre|trois|terminal
  diagnosti*|pronostic
  dépress*|dépression|déprime|angoisse*|crise_d'angoisse|crises_d'angoisse|crise_de_panique|attaque_de_panique|attaques_de_panique|burn_out|burnout|psychiatr*|borderline|santé_mentale|troubles_alimentaires|trouble_alimentaire|tca
  hôpital|hopital|hospitalis*|réanimation|urgences|samu|coma|clinique|soins_intensifs|ambulance
  chirurg*|intervention_chirurgicale|anesthésie|bloc_opératoire|me_faire_opérer|se_faire_opérer|être_opérée|être_opéré|suis_opérée|m'opèrent|l'opèrent|opération_du|opération_de_la|opération_au|été_opéré*
  opération .. hôpital|coeur|genou|hanche|cerveau|risque*|médecin|tumeur|bien_se_passe*|demain|peur|sein
  symptôme|symptômes|symptome*
  boule|grosseur|kyste|nodule|masse|tache .. sein|cou|gorge|trouvé*|aisselle|poumon|foie|scanner
  sang dans .. urines|selles
  crache|craché|vomis|tousse .. sang
  douleur|douleurs|mal|oppression|serrement .. poitrine|coeur|thorax|ventre|bras|dos|foie|reins|sein|tête .. depuis|semaines|mois|fort*|engourdi|médecin|peur|jours|terrible*|$
  douleurs|douleur chronique*|insupportable*|thoracique*
  bras|jambe|visage|main|côté .. engourdi*|paralysé*|fourmi*
  respire|respirer .. mal|plus|difficile*
  malaise|malaises|évanoui*|vertiges
  médecin|médecins|docteur|docteurs|généraliste|spécialiste|chirurgien|oncologue|cardiologue|neurologue|psychiatre .. dit|disent|dis|trouve*|pense*|veut|veulent|sait|savent|propose*|donne*|conseille*|peur|demain|annoncé*|opér*|rien|
    trouvé|prescri*
  voir|consulter|aller|plutôt|sans|lieu .. médecin|docteur|spécialiste
  irm|scanner|radio_des|échographie|mammographie|coloscopie|prise_de_sang|analyses|bilan_sanguin|résultats_médicaux
  résultats .. biopsie|prise|analyses|scanner|irm|médic*|hôpital|sang
  guérir|guérison|guéri|guérie|guérira|guérirai|soigner .. maladie|moi|mère|père|mari|fils|fille|maman|papa|cancer|vais|va|jamais|un_jour|ma|$
  va|vais|vas .. guérir|s'en_sortir|survivre|remarcher
  santé .. problème*|souci*|mauvaise|fragile|inquiet|inquiète|peur|dégrade|empire|mère|père|grave*
  soucis|problèmes|problème|ennuis de santé
  combien|reste .. temps .. vivre|reste|il_lui|me_reste
  reste .. vivre|jours|semaines|mois .. à_vivre|vivre
  quand|à_quel_âge|quelle_année|comment .. vais|va|dois|peut .. mourir|décéder
  quand|à_quel_âge|quelle_année .. mourrai|mourra|mort|mourir
  vais|va .. mourir
  date|jour|heure|année de_ma_mort|de_sa_mort|du_décès|de_mort
  en train de_mourir
  mourant|mourante|agonie|fin_de_vie
  @personne .. malade|mourant|mourante|va_mourir|souffrant|autiste|handicapé*|dans_le_coma|entre_la_vie
  entends|entend .. voix
  voix dans .. tête
  pleure|pleurer|pleurs|larmes .. tous_les_jours|sans_arrêt|toute_la_journée|chaque_nuit|tout_le_temps|arrête|m'arrêter|jour_et_nuit|tous_les_soirs|cesse|journées|sans_cesse
  dors|mange|dormi|mangé|dormir|manger .. plus|pas|depuis .. jours|semaines|plus|depuis|nuits
  sens|suis|me|si .. vide|désespéré*|détruit*|brisé*|perdue_et_seule|anéanti*|effondré*|inutile|nulle|morte_à_l'intérieur|mort_à_l'intérieur
  désespoir|désespéré|désespérée|au_plus_bas|touché_le_fond|effondrée|effondré
  plus sortir|lever .. lit
  accident .. hôpital|coma|grave|voiture|blessé*|réanimation
  fièvre .. jours|bébé|enfant|fils|fille|40|39
  dépression post_partum|nerveuse
  trouvé|découvert|vu|détecté .. quelque_chose|tache|masse|anomalie|boule|nodule .. poumon|foie|sein|cerveau|scanner|radio|rein|utérus|irm
  chiffres|nombres|télé|radio|plaques|voix .. parlent|parle|ordonnent|envoient|messages .. me|moi|m
  dors|dormi|mangé .. plus|pas|depuis .. # nuits|jours
  attends|attend|attente .. résultats|biopsie|diagnostic|opération|examen*
  peur .. opération|résultats|cancer|maladie|mourir|examen|scanner
  deviens|devenir|devenu* aveugle|sourd*|folle|fou
  espérance de_vie
  perds|perd|perdre la|l la_vue|vue|ouïe|mémoire|audition|tête
  deviens|devient|devenir aveugle|sourde|sourd|dépendant*
  soigner|guérir|traiter .. thyroïde|mal|maladie|dos|eczéma|asthme|diabète|coeur|migraines|peau
  reste|restent .. mois|semaines|jours|temps
  reste|restent|donne|donnent .. deux|trois|quatre|six|quelques mois|semaines|jours
`;

const medication = `
  médicament|médicaments|medocs|médocs|traitement|traitements|antidépresseur*|anti_dépresseur*|anxiolytique*|neuroleptique*|somnifère*|cachets|comprimés|comprimé|pilules|antibiotique*|cortisone|insuline|lithium|xanax|lexomil|valium|
    prozac|seroplex|zoloft|sertraline|paroxétine|deroxat|effexor|venlafaxine|escitalopram|citalopram|mirtazapine|laroxyl|abilify|risperdal|zyprexa|tercian|seresta|temesta|stilnox|imovane|lyrica|tramadol|morphine|codéine|doliprane|
    ibuprofène|levothyrox|metformine|bêtabloquant*|bétabloquant*|anticoagulant*|statine*|contraceptif*|contraception|ritaline|méthadone|subutex|ordonnance|prescrit|prescrite|prescription|posologie|dose|dosage|milligramme*|mg|vaccin*|
    effets_secondaires|sevrage|tamoxifène|hormonothérapie|ventoline|ozempic|antalgique*|antidouleur*
  pilule .. arrêter|prendre|lendemain|arrêté|prends|contracept*
  pilule_du_lendemain
  arrêter|arreter|arrêté|stopper|diminuer|réduire|prendre|prends .. comprimé*|cachet*|insuline|traitement*|médic*|chimio
`;

const pregnancy = `
  enceinte|enceintes|grossesse*|fausse_couche|fausses_couches|fausse_couches|avort*|ivg|img|accouch*|fiv|pma|procréation|insémination|stérile|stérilité|infertil*|fertilité|ovulation|foetus|fœtus|embryon*|sage_femme|mort_né|mort_née|
    mortinaiss*|grossesse_extra|extra_utérine|tomber_enceinte|attend_un_heureux|césarienne|prématuré*|contractions|trimestre_de|mère_porteuse|fécondation|ovocyte*|test_de_grossesse|retard_de_règles
  règles .. retard|pas_eu|pas_venues|en_retard|arrivent_pas|absence
  retard .. jours|semaines|règles|enceinte|test
  perdu|perdre|perdue|perds|perte .. bébé|grossesse|jumeaux|enfant_à
  bébé .. perdu|garder|avorter|ventre|coeur|mort|attends|attend|semaines|voulons|vouloir|envie|essay*|arrive|père|faire
  garder|garde|veux|faire|avoir|concevoir|attends|attend|attendons|désir|désire .. bébé|enfant|enfants|jumeaux .. pas|quand|année|vais|mois|jamais|un_jour|garder|essay*|$
  quand|vais|va|pourrai|pourrais|aurai|aurons|est_ce_que|si .. je|nous|on|j .. enfant|enfants|bébé|maman|mère|papa
  tomber|tombée|tombe enceinte
  désir d'enfant|d_enfant
  ne|pas|jamais .. avoir .. enfant|enfants|bébé
  bébé surprise
  battement|battements .. coeur|bébé|semaines
  garder|avorter|perdre|porter le|ce|un|mon bébé|enfant
  essaie|essaye|essayons|essais|essayé .. depuis|ans|mois|sans && enfant|bébé|ans|on|nous|mois|enceinte
  retard .. règles|jours|semaines|$
  # jours|semaines de retard
  test .. positif|négatif|grossesse
`;

const grief = `
  décédé|décédée|décédés|décès|deces|décédées|deuil|endeuill*|enterrement|obsèques|funérailles|veuf|veuve|veuvage|orphelin*|cercueil|tombe_de|cimetière|incinér*|crémation|condoléances|trépas|défunt|défunte|défunts|
    est_mort|est_morte|sont_morts|sont_mortes|mort_subite|est_parti_pour|nous_a_quitté|nous_a_quittés|m'a_quitté_pour_toujours|est_au_ciel|repose_en_paix|rip|euthanasié*|s'est_éteint|s'est_éteinte|s'est_suicidé*|a_perdu_la_vie|
    mort_accidentelle|morts_dans|mort_dans_un|morte_dans_un|parti_trop_tôt|partie_trop_tôt|cendres|urne
  mort|morte|disparition|perte|départ de|d mon|ma|mes|notre|son|sa|un|une|l'|leur|maman|papa .. @personne|@animal|maman|papa|proche
  mort|morte .. @personne|@animal|il_y_a|hier|semaine|mois|depuis|soudain*|année|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre
  @personne|@animal|il|elle .. mort|morte|parti|partie|éteint|décédé*|plus_là|plus_de_ce_monde|ciel|là_haut|nous_a_quitté*|noyé|tué|tuée|suicidé* .. !au_travail|en_voyage|avec_une|avec_un|avec_mon|chez|de_la_maison
  perdu|perdue|perdre|perds .. mon|ma|mes|notre|un|son|sa|leur .. @personne|@animal|être_cher|proche
  depuis|après|suite .. sa|son|la mort|décès|départ|disparition
  manque|manques .. tellement|tant|horriblement|terriblement .. maman|papa|mari|fils|fille|mort*|il|elle|frère|soeur
  contact|parler|message|messages|signe|signes|communiquer|entendre .. défunt*|au_delà|mort*|autre_côté|ciel|décédé*|disparu*
  au_delà
  en paix .. il|elle|est|s
  est|si .. il|elle .. en_paix|là_haut|me_voit|me_pardonne|veille_sur
  pas|jamais .. dire|pu .. au_revoir|adieu
  une|encore|dernière fois .. parler|revoir|serrer|entendre .. mari|maman|papa|fils|fille|lui|elle
  remets|remettre|accepter|surmonter .. mort|perte|décès|deuil
  enterré|enterrée|enterrer|inhumé*|incinéré* .. hier|lui|elle|mon|ma|mari|semaine|lundi|mère|père
  l'ai|avons|on_a enterré|enterrée
  jours|semaines|mois|ans que|depuis .. maman|papa|mari|elle|il|frère|fils|fille partie|parti|morte|mort|plus_là
`;

const addiction = `
  jeux_d'argent|jeu_d'argent|casino|casinos|roulette|machines_à_sous|machine_à_sous|paris_sportifs|pari_sportif|winamax|betclic|unibet|pmu|tiercé|addict|addicte|addiction*|dépendan*|toxicoman*|toxico|alcoolique*|alcoolisme|
    alcoolo|alcool|cocaïne|coke|héroïne|crack|drogue*|droguer|drogué*|se_drogue|cannabis|shit|joints|désintox*|cure_de|rechute|rechuté*|sobre_depuis|sobriété|overdose|dealer|kétamine|ecstasy|crystal_meth|subutex|jeux_à_gratter|
    tickets_à_gratter|grattage|ludopath*|accro|crack|picole*|ivrogne|cuite|cuites|fentanyl|opiacé*|accro_aux
  paris|parie|parier|parié|jeux|joue|jouer|joué|poker|loto|mise|misé .. argent|perdu|salaire|tout|économies|loyer|arrêter|dettes|chaque_jour|encore|tous_les_jours|paie|en_ligne|sportif*|perds
  perdu|dépensé|dépense|claqué|claque|perds|joué|misé .. jeu|jeux|poker|paris|loto|casino|machines|grattage|tickets
  bois|boit|boire|bu|picole .. trop|tous_les_jours|tous_les_soirs|chaque_jour|chaque_soir|bouteille*|vodka|whisky|vin|arrêter|cachette|seule|seul|matin|beaucoup|pour_oublier|litre*|encore|recommencé|depuis|bière*
  bouteille|bouteilles|litre|litres|verres .. vodka|whisky|vin|rhum|ricard|par_jour|par_soir|chaque
  arrive|arriver|peux|arrête .. pas|plus .. arrêter|m'arrêter|boire|jouer|parier|fumer|manger|acheter|décrocher
  fume|fumer .. joints|shit|cannabis|crack|tous_les_jours
  @personne .. se_drogue|boit|se_pique|prend_de_la|retombé*|replongé|sniffe
  sniff*|se_pique|s'injecte
  arrête|arrêter|peux|acheter|commander .. voyances|voyance|tirages|consultations|voyantes|voyante|lectures
  voyance|voyantes|voyants|tirages .. tous_les_jours|par_jour|dépensé|milliers|ruin*|accro|addict*|économies
  gratte|gratter|grattage .. tickets|journée|tous|argent|jeux
  tickets .. gratte|gratter|loto|jour*
  cache|cacher|planque .. bouteilles|bouteille|alcool|vodka|vin|drogue
  cheval|chevaux|tiercé|course .. jouer|miser|parier|aujourd|gagner|joue
  jouer|miser|parier .. cheval|chevaux|rouge|noir|roulette|match
`;

const debts = `
  dettes|dette|surendett*|endett*|huissier*|banque_de_france|interdit_bancaire|interdite_bancaire|fichée_à|fiché_à|faillite|liquidation|expulsion|expulser|expulsé*|expuls*|à_découvert|découvert_bancaire|mon_découvert|impayé*|loyers_en_retard|saisie_sur|saisir_mes|saisir_la_maison|recouvrement|
    usurier*|banqueroute|ruiné|ruinée|sdf|sans_abri|à_la_rue|restos_du_coeur|banque_alimentaire|dépôt_de_bilan|redressement|crédit_revolving|crédits_à_la|créancier*|mise_en_demeure|commandement_de_payer|insolvable|précarité
  peux|peut|arrive|sais|pouvons|pourrai .. plus|pas|comment .. payer|rembourser|nourrir|régler|finir .. loyer|factures|facture|mes_crédits|un_crédit|électricité|enfants|mois|courses|dettes|manger|famille|impôts|traites|chauffage
  plus|pas|sans|manque .. argent|un_sou|un_rond|un_euro|thune|sous .. manger|loyer|payer|mois|vivre|compte|courses|enfants|fin|rien|$
  dois|doit|devons .. #|euros|argent|banque|mille|fric|tout_le_monde|impôts|propriétaire|prêteur .. banque|rembours*|gens|euros|argent|$
  perdre|perdu|perds|prendre|prennent|saisir|vendre|enlever .. maison|appartement|logement|toit|économies|tout_mon_argent|tout_notre_argent|épargne|tout_perdu
  tout perdu
  économies|épargne|argent .. perdu*|crypto|bitcoin|arnaque*|escroc*|volé*|disparu*|envolé*
  arnaqué|arnaquée|escroqué|escroquée .. argent|euros|économies|tout
  problèmes|soucis|galère|difficultés|gouffre|catastrophe d'argent|financier*|financière*
  fins de_mois
  joindre les_deux
  reste .. # euros|euro
  ai|que|plus .. # euros|euro .. compte|mois|manger|vivre|jusqu|fin|poche
  coupure|couper|coupé .. électricité|courant|gaz|chauffage|eau
  trou|rouge .. banque|compte|financier
  dans le rouge
  criblé*|noyé*|coulé|étranglé* .. dettes|crédits|factures
  coupé|coupe|coupent|couper|coupure .. électricité|courant|gaz|chauffage|eau|l'électricité
  crédit|prêt|emprunt|emprunté .. payer|pack|rembours*|manger|loyer|peux|plus|arrive
  payer|manger|loyer .. plus|pas .. peux|argent|rien
  compte .. rouge|vide|bloqué|négatif|découvert|moins
  emprunté|emprunte|emprunter|prêté .. à|tout|tous|argent|amis|famille|gens
  plus|rien|vide .. frigo|frigidaire|placards|placard|réfrigérateur
  frigo|placards .. vide|vides|rien
  nourrir|manger .. enfants|famille|gosses|petits .. comment|plus|sais|pas
  dépensé|claqué|donné .. # .. voyant*|voyance*|medium*|médium*|tirages|lectures
`;

export const frenchCare: Lexicon['care'] = { illness, medication, pregnancy, grief, addiction, debts };

/** What says little by itself: a word of the matter, and one of the trouble with it. */
export const frenchCareHints: Lexicon['hints'] = {
  illness: `
    2 médecin|docteur|hôpital|clinique|irm|scanner|opération|opérer|opéré|opérée|tumeur|boule|symptômes|diagnosti*|traitement|spécialiste|urgences|réanimation|coma|pronostic|prise_de_sang|psy|kyste|chirurgie
    2 douleur|douleurs|fièvre|vertige|vertiges|malaise|évanoui*|essoufflé*|respirer|vomis|gonflé*|engourdi*|paralysé*|saigne|migraine*|palpitations|malade|maladie|handicap*|infection|sang
    2 déprimé*|dépressi*|angoisse*|anxiété|burnout|burn_out|mental*|insomnie*|voix|parano*|trauma*|autis*|tdah|bipolaire
    1 peur|inquiète|inquiet|pire|pleure|prie|espère|s'il_vous_plaît
    1 attends|on_m'a_dit|trouvé|depuis_des_semaines|depuis_des_jours|semaines|mois|tous_les_jours|toute_la_nuit|dors_plus|depuis
    1 guérir|guérison|guérie|guéri|survivre|s'en_sortir|combien_de_temps|quel_jour|bon_jour|quelle_date|mieux|grave|condamné*
    1 ma_mère|mon_père|mon_mari|ma_femme|mon_fils|ma_fille|mon_enfant|mon_bébé|ma_soeur|mon_frère|ma_grand_mère|mon_coeur|ma_tête|mon_dos|mon_opération
  `,
  addiction: `
    2 bois|boit|boire|bu|alcool|vodka|whisky|vin|bière|bières|bouteille|bouteilles|cuite|trou_noir|sobre|sevrage|cure|rechut*|replong*|picole
    2 fume|joint|joints|shit|beuh|weed|coke|cocaïne|héroïne|crack|drogue|drogues|dealer|défoncé*|cachets|pilules|sniff*
    2 casino|machines_à_sous|parie|parier|jeux_d_argent|poker|roulette|grattage|tickets|pmu|winamax|betclic|porno
    1 tous_les_jours|tous_les_soirs|chaque_soir|chaque_jour|encore|par_jour|dès_le_matin|tous_les_week_ends|depuis
    1 arrêter|arrête_pas|contrôle|sans|besoin|accro|addict*|dépendan*|problème|m'en_sortir|décrocher
    1 perdu|perds|tout|toute|économies|salaire|paye|argent
    1 cache|cachette|secret|mens|menti|vole|mari|femme|enfants|honte|promis
  `,
  debts: `
    2 dette|dettes|mes_crédits|un_crédit|découvert|arriéré*|hypothèque|huissier*|impayé*|créancier*|saisie|expuls*|faillite|surendett*|sdf|à_la_rue|recouvrement|prêt|interdit_bancaire
    2 loyer|factures|facture|propriétaire|banque|électricité|chauffage|économies|salaire|compte|caf|rsa|impôts|edf
    2 plus_d_argent|pas_d_argent|fauché*|ruiné*|sou|thune|arnaqué*|dois|rembours*
    1 plus_payer|pas_payer|arrive_plus|retard|rouge|vide|bloqué|perdu|perdre|reste|coupé|tribunal|lettres|relance*|menac*|plus_d
    1 manger|enfants|nourrir|hiver|fin_du_mois|fin_de_mois|cette_semaine|semaine_prochaine|courses
    1 peur|désespér*|honte|sais_plus|sais_pas_comment|dors|panique|pleure|personne_ne_sait|mari_ne_sait|noie
  `,
  grief: `
    2 mort|morte|décès|décéd*|disparu|disparue|deuil|enterré*|enterrement|obsèques|tombe|cimetière|veuve|veuf|ciel|ange|perte|parti|partie|quittés|quitté_ce_monde|cendres
    1 ma_mère|mon_père|maman|papa|mon_mari|ma_femme|mon_fils|ma_fille|mon_enfant|mon_bébé|ma_soeur|mon_frère|ma_grand_mère|mon_grand_père|mamie|papi|mon_chien|mon_chat|mon_ami|ma_meilleure_amie
    1 manque|pleure|pleurer|parler|contact|signe|signes|près_de_moi|en_paix|au_revoir|adieu|pardon*|encore_une_fois|trop_tôt
    1 hier|semaine_dernière|mois_dernier|année_dernière|ce_matin|il_y_a|anniversaire|brutalement|subitement
  `,
  pregnancy: `
    2 enceinte|grossesse|fausse_couche|avort*|ivg|fiv|pma|fertilité|stérile|infertil*|ovulation|échographie|mort_né|pilule_du_lendemain|sage_femme
    2 règles|retard|préservatif|capote|pilule|sans_protection|jumeaux|tomber_enceinte
    1 peur|encore|perdu|perte|saigne*|semaines|garder|positif|négatif|marcher|marche|ce_mois|parents|veux_pas|ans|accident|jours_de_retard|retard
  `,
  medication: `
    2 médicament*|traitement|cachet|cachets|comprimé*|dose|dosage|ordonnance|prescri*|mg|gouttes|piqûre*|antibiotique*|vaccin|hormones|antidouleur*|pilule
    1 arrêter|arrêté|arrête|stopper|sauter|sans|remplacer|réduire|diminuer|doubler|augmenter|plus|mélanger|ensemble|combien|trop|dois_je|puis_je|je_peux|est_ce_que_je
  `,
};
