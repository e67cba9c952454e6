import type { Lexicon } from '../lexicon.ts';
import { frenchCare, frenchCareHints } from './french-care.ts';

const idioms = `
  symptômes|diagnostic|pronostic de|d'une|d'un|pour|du .. année|nombre|éveil|thème|entreprise|chemin
  suis médecin|infirmière|infirmier|psychologue|thérapeute|sage_femme
  médecin|infirmière|psychologue|thérapeute|sage_femme .. carrière|métier|cabinet|nombre|nom
  angoisse|angoissée|angoissé d'attendre|de_recevoir|de_savoir|avant_l'examen
  lune|soleil|vénus|ascendant|homme|femme en cancer
  tout perdu ce|ce_que .. tapé|écrit|rempli
  malade de|ce_site .. curiosité|numérologie
  prix|tarif .. abusif|abus
  tuer|tue|tué le|la|mon|l'|ce temps|suspense|ennui|stress
  malade|grippe + reporter|séance|rendez_vous|déplacer|décaler|annuler|session
  meurs|mourir|meurt|mourais|crève|mort|morte d'envie|de_rire|de_curiosité|d'impatience|de_faim|de_soif|d'ennui|de_honte|de_chaud|de_froid|de_fatigue|de_trouille
  mort|morte de rire|fatigue|trouille|faim
  mdr|ptdr
  à mourir de
  beau|belle|bon|bonne|ennuyeux|drôle|chiant à mourir|en_mourir|crever
  tue|tuer le temps|game|suspense|abonnement|curiosité
  ça|prix|suspense|attente|curiosité|deadline|il_me|qui me|m tue
  tuant|tuante
  prix|tarif|offre tuerie
  tuerie
  dette|dettes karmique|karmiques|karma|de_karma|d'âme|13|14|16|19|134|145|167|191
  dettes|dette .. karm*|vie_antérieure|vies_antérieures|thème|date_de_naissance|incarnation*
  nombre|nombres|chiffre de_dette|dette
  carte|lame|arcane .. mort
  mort de|symbolique l'ego|ego
  tape|tapes|tapent sur .. nerfs|système
  peux|peut|en_peux|en_peut plus d'attendre|de_ce_site|du_site|d_attendre|de_l'attente|de_votre
  ça m a vraiment|beaucoup|tellement frappé|touché|frappée|touchée
  vous|me|nous devez|doit|devez_un .. remboursement|réponse|explication|argent
  coup de|d main|coeur|oeil|fil|foudre|pouce|chance|tête
  mort_symbolique|point_mort|nature_morte|temps_mort|lien_mort|angle_mort
  perdu|perdue|perdus mon|ma|mes|le|la|l mot_de_passe|identifiant|identifiants|lien|rapport|commande|mail|email|facture|code|téléphone|document|pdf|accès|compte|clés|numéro|bague|reçu|chemin|temps|travail|emploi
  mot_de_passe|lien|rapport|facture .. perdu|perdue
  téléphone|batterie|ordinateur|ordi|portable|pc|wifi|internet|connexion|site|lien .. mort|morte|lâché|planté
  cadeau|offrir|cadeaux .. enceinte
  enceinte ... cadeau|offrir|bluetooth|connectée|sono
  prénom|prénoms .. bébé
  bébé|fille|fils|garçon|enfant .. est_né|est_née|né_le|née_le
  signe|ascendant|lune|soleil|suis|astrologique|femme|homme cancer|cancers !du|de|au|à
  cancer ascendant|lune|et_scorpion|et_poissons|astro|signe
  cancer .. scorpion|poissons|lion|gémeaux|taureau|bélier|vierge|balance|capricorne|verseau|sagittaire
  scorpion|poissons|lion|gémeaux|taureau|bélier|vierge|balance|capricorne|verseau|sagittaire .. cancer
  parie que|combien
  je parie
  à_parier|fort_à_parier
  accro à|aux vos|votre|la_numérologie|numérologie|chocolat|café|votre_podcast|tarot|ce
  marre|ras_le_bol de mon|du|ce|cette travail|boulot|job|site
  abus de|sur mes|données|confiance|confidentialité
  travaille|bosse|infirmière|infirmier|médecin|boulot|métier .. hôpital|clinique
  numéros|chiffres|nombres .. loto|loterie|euromillions
  loto|loterie .. numéros|chiffres|nombres
  coupe|couper mon|le|les cheveux|abonnement|prénom|nom|prix|cordon|cordons|liens
  frappe|frapper|frappé à la_porte|au_clavier|deux_doigts
  ça|cela|texte|rapport|phrase|message|passage|chiffre|nombre .. me|m a|ont frappe|frappé|frappée|touché|touchée
  ça|cela me|m frappe|touche
  boire .. eau|thé|café
  fausse alerte|route|adresse|date
  finir le|mon|la|ma commande|paiement|inscription|formation|quiz|cours|test
  en finir avec mon|l|cet|cette|ces|les abonnement|emails|mails|procrastination|newsletters
  médecine douce|chinoise|alternative
  jeu|jeux de mots|lumière|tarot|cartes|société
  plus_envie de_recevoir|de_payer|du|de_l'abonnement|d'être_abonn*
  viol|violé|violation|viole|violez .. données|vie_privée|rgpd|confidentialité|droits
  traitement|traitements de|des|du|d .. commande|données|paiement|demande|dossier|colis|remboursement|image*
  délai|délais|temps|cours|en_cours de traitement
  drogue douce
  failli|presque|manqué|frôlé .. crise|infarctus|arrêt .. cardiaque|prix|voyant
  crise|infarctus|attaque cardiaque|$ ... prix|tarif
  peux|peut plus de|d'attendre|attendre|avec .. ce_formulaire|formulaire|attendre|votre_site|ce_site|la_pub|vos_mails|vos_emails|la_publicité|ce_quiz|la_page
  mort|morte|mourir de rire|fatigue|faim|honte|soif|peur_du_prix|trouille_du_prix
  rêve|rêves|rêvé|rêver de|que|d'un .. mort|enterrement|sang|meurs|mourir|enceinte
  vie|vies antérieure|antérieures|passée|passées|précédente ... mort|morte|tué|tuée|pendue|brûlée
  mort|morte|tué|tuée|brûlée ... vie|vies antérieure|antérieures|passée|passées|précédente
  veuve|veuf|divorcée|divorcé|adoptée|adopté ... nom|prénom|nombre
  coupé|couper|coupe|coupés .. cheveux|parole|frange
  médecin|infirmière|infirmier|psychologue|thérapeute|chirurgien|sage_femme ... cabinet|créneau|horaire|métier|nom_pour|clients|patients
  attend|attendons|attends|attendent .. bébé|enfant ... prénom|prénoms|nom
  ancêtre|ancêtres|généalogie|arbre|chanteur|acteur|célébrité .. mort*|décéd*
  mortel|mortelle|tuerie
`;

const suicide = `
  suicid*|tentative_de_suicide|ts_médicamenteuse|pendaison|lettre_d'adieu|lettre_d'adieux|mettre_fin_à_ma|mettre_fin_à_mes|idées_noires|pensées_noires|pensées_suicidaires|euthanasie|overdose|surdose
  me|m|se|s|moi|toi .. tuer|suicider|pendre|flinguer|supprimer|buter|noyer|ouvrir_les_veines|foutre_en_l'air|jeter_sous|jeter_du|jeter_dans|défenestrer|tirer_une_balle|foutre_en_lair|buter|cramer|foutre_par_la|empoisonner|
    jeter_par|balancer_du|balancer_sous|immoler|crever
  me tue|pends|flingue|suicide|supprime $
  tuer|suicider .. moi_même|lui_même|elle_même
  @veux .. mourir|crever|disparaître|disparaitre|en_finir|partir_pour_toujours|quitter_ce_monde|quitter_cette_terre|être_mort|être_morte|cesser_d'exister|dormir_pour_toujours|m'endormir|sauter|mort|tout_arrêter|rejoindre
  mourir|crever|en_finir .. @veux|préfère|mieux|plutôt|envie
  préfère|préférerais|mieux|plutôt|autant .. mourir|mort|morte|crever|être_mort|être_morte|disparaître
  envie|envi|envies de mourir|crever|disparaître|disparaitre|en_finir|tout_arrêter|sauter|me_tuer|partir_pour|m'endormir|plus_me_réveiller|ne_plus
  plus|pas|aucune|sans|ni envie|envi|goût|gout|raison|force|courage|l'envie|la_force|le_courage|le_goût|de_raison de|à|pour vivre|continuer|rien|la_vie|exister|me_battre|me_lever|avancer|être_là|rester|lutter
  plus|pas envie|gout|goût de|à rien|vivre|la_vie|continuer
  plus|pas|aucune|veux|veut|voulais .. vivre|exister|continuer_à_vivre|être_là|être_ici|être_en_vie|me_réveiller|continuer_comme|continuer_ainsi|être_de_ce_monde|rester_en_vie !avec|à|en|dans|ensemble|chez
  veux|veut|voudrais|peux|peut|voulais .. plus|pas vivre|exister|continuer|être_là|me_réveiller|de_cette_vie|rester_en_vie|me_battre|voir_demain|avancer !à_payer|l'abonnement|avec_vous|dans|à|chez
  @peuxplus
  peux|peut|pouvons|pouvais plus $
  peux|peut plus vivre|continuer|tenir|supporter|rien|de_tout|de_cette|avancer|lutter|me_battre|souffrir|respirer|faire_semblant|et_je|là|ça
  supporte|supporter|tiens|tenir|tient .. plus .. la_vie|vie|rien|cette_douleur|ça|le_coup|tout|$
  vie .. sens|vaut|intérêt|raison|plus_rien|finie|foutue|enfer|inutile|sert_à_rien|ne_vaut .. plus|rien|pas|aucun|coup|peine|$
  aucun|plus|pas|quel|quelle|sans|à_quoi .. sens|raison|intérêt|bon|issue|espoir|avenir|solution|sortie .. vivre|vie|continuer|voir|à_ma|pour_moi|exister|d'être|$
  à_quoi bon|ça_sert vivre|continuer|tout|rester|de_vivre|si_je|$
  vois|voit|ai|a|trouve|y_a .. aucun*|plus|pas .. issue|espoir|avenir|sens|raison_de_vivre|sortie|solution|lumière|porte_de_sortie
  plus rien .. vivre|sens|retient|attends|attend|perdre|vaut|espérer
  raison|raisons de vivre|rester_en_vie|continuer
  fatigué|fatiguée|marre|ras_le_bol|lasse|las|épuisé|épuisée|fatigue|assez de|d'être vivre|la_vie|tout|en_vie|exister|cette_vie|ma_vie|souffrir|lutter|me_battre
  marre|assez|ras_le_bol .. vie|vivre|tout_ça_je
  déteste|hais|hait|haïs .. vie|vivre|être_en_vie
  mettre|mets|met|mettrai|mis .. fin|terme .. jours|vie|tout|souffrance*|tout_ça|calvaire|ça
  finir|finit|finisse|finie|finissons .. avec|une_fois|vie|tout|ce_soir|définitivement|$ .. vie|tout|ça|soir|jours|monde|bonne|pour_toutes|$
  en finir $
  en finir avec la_vie|tout|tout_ça|ma_vie|cette_vie|moi|mes_jours|cette_souffrance
  ôter|oter|enlever|enlève|prendre|perdre .. la_vie|ma_vie|sa_vie
  donner|donne|donné|donnée|pense_à .. la_mort
  sans moi .. mieux|heureux|tranquille*|vivre|bien|plus_simple|plus_facile|serait|seraient|serez
  mieux|heureux|soulagé*|tranquilles|facile|simple .. sans_moi|si_je_n'étais|si_j'étais|si_je_disparaiss*|si_je_mour*|si_j'existais|quand_je_serai
  si je|j .. disparai*|mour*|meurs|étais_mort*|n'étais_plus|suis_plus_là|étais_plus_là|saute|sautais|n'existais|étais_pas_né*|mourrais
  personne|qui .. manquer*|regretter*|remarquer*|pleurer*|remarque|apercev* .. moi|si_je|absence|mort*|me|disparai*|pas|$
  je manquerai|manquerais|manque .. personne
  jamais|pas|plus .. né|née|naître|naitre|existé|exister .. dû|aurais|voulu|mieux|voudrais|être|$
  aurais|voudrais|aimerais|aimerai .. jamais|pas|plus .. né|née|naître|exister|existé|être_là|me_réveiller
  dormir|endormir|m'endormir|endors|sommeil .. plus|jamais|pour_toujours|toujours|éternel* .. réveill*|toujours|jamais|$
  ne|pas|plus|jamais (plus|jamais|me|pas) me réveiller|réveille|réveiller_demain
  sauter|saute|sauté|saut|jeter|jette|jeté|balancer|allonger|foncer .. pont|train|toit|fenêtre|balcon|métro|immeuble|falaise|rails|voie_ferrée|rer|étage|vide|arbre|camion|rivière|voiture|mur|seine
  suis|debout|assis|assise|devant|là .. sur|au_bord .. pont|toit|balcon|rebord|falaise|rails|quai|voies|vide
  pont|rails|falaise|toit .. sauter|pense|regarde|appelle|vide|je_suis
  veines|poignets|corde|noeud_coulant|pistolet|fusil|arme .. ouvrir|couper|tailler|achet*|prête|prêt|tempe|bouche|cou|pendre|ouverte*|garage|tiroir|tête
  ouvrir|couper|tailler|ouvert|coupé|taillé .. veines|poignets|gorge
  cachets|comprimés|médicaments|somnifères|médocs|doliprane|boîte|boite|pilules|insuline .. avaler|avalé*|tous|toutes|devant_moi|préparé*|stock*|entière|assez|d'un_coup|vider|vidé*|gardé*|pris_toute*
  avaler|avalé*|pris|prendre|prends|vider|vidé*|gober .. tous|toute|toutes|boîte*|boite*|plaquette*|tas|trop|plein .. cachets|comprimés|médicaments|somnifères|médocs|pilules|boîte*|boite*|entière
  adieu|adieux .. monde|tous|tout_le_monde|mes_enfants|famille|lettre|dit|écrit|message|dire|$
  écrit|écris|laissé|laisse|préparé .. lettre|mot|message .. adieu*|d'adieu|derrière|enfants|avant_de
  dernier|dernière|derniers .. message|jour|nuit|soir|lettre|fois|noël|anniversaire|heures .. vie|moi|écris|terre|vivante|vivant|ici|avant|vous
  c est|sera mon|ma|le|la dernier|dernière message|jour|nuit|soir|mot
  serai|serais|suis .. plus|pas .. là|de_ce_monde|en_vie|vivant|vivante .. demain|longtemps|bientôt|lundi|quand|pour|$
  partir|quitter|quitte|pars|m'en_aller .. ce_monde|cette_terre|cette_vie|pour_toujours|à_jamais|là_haut|définitivement|le_monde
  rejoindre|retrouver|rejoins .. @personne|lui|elle|eux|le|la .. ciel|là_haut|paradis|mort*|autre_côté|au_delà|$
  veux|envie|voudrais|aimerais .. le|la|les|l'|mon|ma .. rejoindre
  fardeau|poids|boulet|charge .. pour|suis|tout_le_monde|famille|autres|enfants|eux|mes
  mort .. solution|seule|soulagement|libération|délivrance|issue|mieux|paix|douce|facile
  pense|penser|pensées|pensé|idées|idée|rêve|obsédé* .. mort|mourir|suicide|en_finir|sauter|disparaître|plus_être_là|tout_arrêter|passer_à_l'acte|noires
  pensées|idées|idée|pensée noires|noire|sombres|suicid*|macabres|morbides
  passer|passe|passé à|a l'acte|l_acte|lacte
  comment|moyen|façon|meilleur_jour|quel_jour|date .. mourir|me_tuer|en_finir|partir .. sans_souffrir|douleur|vite|facilement|rapidement|doucement|$
  mourir sans|vite|doucement
  faire du_mal|une_bêtise|une_connerie|une_betise|des_bêtises
  me faire|fais du_mal|mal|de_mal
  fait|faire|faites que .. arrête|s'arrête|finisse|cesse
  veux|voudrais|faut .. que .. ça|tout|douleur|souffrance|cela .. arrête|s'arrête|cesse|finisse|termine
  arrêter de|la souffrir|vivre|souffrance
  mérite|mérites .. pas|plus|de .. vivre|mourir|la_vie|exister
  laisse|laisser|laissez .. mourir|crever|partir
  moi .. inutile|sers_à_rien|sert_à_rien .. vivre|mourir|personne|monde|mort
  serai|serais|suis|serait .. plus|pas là|de_ce_monde|en_vie && quoi_bon|sert|bilan|année|rapport|pourquoi|si_je|demain
  tout|ai .. rangé|réglé|préparé|donné|organisé && lettres|chat|chien|paix|après|âme|adieu|testament|soeur|écrites
  lettres|lettre .. écrites|écrite|préparées|prêtes && paix|après|âme|enfants|rangé|adieu
  âme .. paix|repos .. après && lettres|rangé|mort|fini|fatigu*
  cachets|comprimés|médicaments|somnifères|corde|lames && préparé|préparés|prêts|prête|devant_moi|avalé|boîte|boite|heure|combien|marche|suffit
  avalé|avaler|gobé|pris .. boîte|boite|plaquette|tube|tout|toute|flacon .. doliprane|cachets|comprimés|médic*|somnif*|heure|pilules|entière
  combien .. somnifères|cachets|comprimés|médicaments|doliprane .. faut|mourir|mortel*|marche|suffi*|pour
  dose mortelle|létale
  tentative|tentatives|ts .. suicide|dernier|dernière|passé*|encore|femme|fils|fille|mari|hôpital|recommence|ratée|loupé
  dit|dis|menace|parle|écrit|répète .. tuer|mourir|suicid*|disparaître|sauter|en_finir|plus_vivre|plus_là
  veut|voudrait|veux .. disparaître|disparaitre $
  dormir|repos|paix|partir .. pour_toujours|définitivement|à_jamais|éternel*
  meilleur|bon|quel|quelle jour|date|moment|nombre .. partir|mourir|en_finir|finir|disparaître .. définitivement|pour_toujours|vie|$
  veux|voudrais|envie .. être|rester|vivre .. avec .. lui|elle|mon|ma && ciel|mort*|décédé*|paradis|rejoindre
  assurance vie && mourir|morte|mieux|suicid*|enfants
  plus .. force|forces|courage|énergie .. continuer|vivre|lutter|me_battre|avancer|rien|supporter
  raison .. rester|vivre|continuer|en_vie
  fin .. à_tout|de_tout|à_ma_vie|de_ma_vie|à_mes_jours|à_ça
  rester|reste là|ici && prêt|fini|décidé|lettre|adieu|fatigu*
  vais|veux|crois .. en_rester_là|m'arrêter_là|tout_arrêter|m'en_aller_pour
  fini pour moi|elle|lui
  pieds sous terre
  compte|comptes|recompte .. cachets|comprimés|pilules|somnifères|boîtes|médicaments
  âme|karma .. si|quand .. pars|meurs|tue|finis|suicide .. volontairement|moi_même|ma_main|$
  pars|partir|mourir|partirai volontairement|de_ma_main|par_ma_main|de_moi_même
  sais|pas .. si .. serai|verrai|vivrai|arriverai .. encore|là|prochain|anniversaire|noël|demain|été|là_demain
  mort .. moins|plus|pas .. peur .. que|demain|vie|vivre
  coup de volant|frein|accélérateur
  volant|arbre|platane|mur|camion .. suffirait|foncer|tourner|lâcher|finir
  manque|manquerais|manquerai|manquer .. personne
  corde|lame|pont|train|cachets|pistolet .. réglé|fini|terminé|facile|solution|tranquille
  dû|dut|aurais|aurait|auraient .. naître|naitre|né|née|nés|exister
  jamais|pas .. dû|dû_naître|aurais_dû naître|naitre|né|née|exister|vivre
  dit|dire|fait .. au_revoir|adieux|mes_adieux .. à|tout|tous|monde|famille|enfants|tête
  parle|parlent|parlait|dit|pense|menace .. de .. mourir|mort|suicide|tuer|plus_vivre|disparaître
  envie d'être|de_vivre|d'exister|de_rien .. plus|pas|aucune
  plus|pas|aucune .. envie .. d'être|vivre|exister|rien|de_me_lever
  fais|fait semblant && arrête|finisse|fatigu*|mourir|fini|plus
  jveux|jvx|jveu|jvoudrais|jvoulais|jvais|jva .. mourir|crever|tuer|en_finir|disparaître|disparaitre|me_tuer|sauter
  chui|chuis|jsuis|suis .. à_bout|a_bout|plus_bonne_à_rien|bonne_à_rien|de_trop|au_bout
  peu|peux|peut plu|plus
  je|j .. en .. peux|peut|peu plus|plu|pu
  lâche|lâcher|abandonne|abandonner|baisse_les_bras|laisse_tomber .. tout|vie|tout_ça|définitivement|pour_de_bon
  vie|existence .. de_merde|foutue|gâchée|inutile|pèse|poids|plus_la_peine|ne_sert|vaut_rien|trop_dur*|trop_lourd*
  jamais .. guérir|heureuse|heureux|mieux .. mourir|mort|fini|plus_envie|vivre
  écrit|écris|rédigé|préparé .. lettre|lettres|mot .. enfants|parents|mère|famille|fille|fils
  préviens|prévenez|dites|dis .. ma|mes|mon .. enfants|mère|famille|fils|fille .. aime|pardon|désolé*
  eau|falaise|mer|seine|rails|vide .. appelle|attire|attirée|sauter|marcher|entrer
  laisse|laisser|laisserai .. derrière .. moi|eux|enfants|ceux
  trouve|trouvera|trouver|retrouve .. mon_corps|me .. enfants|quelqu'un|morte|mort|pendu*
  choisi|choisir .. musique|chanson|robe|fleurs|cercueil .. enterrement|obsèques
  mon enterrement|propre_mort|propre_enterrement
  en paix avec ça|ma_décision|l'idée
  aller|billet simple .. suisse|zurich
  noeud .. appris|fait|coulant|corde|entraîn*
  garde|gardé|économise|mets_de_côté|vole .. morphine|médicaments|comprimés|cachets|insuline
  pas|plus .. besoin .. de|du|d .. suite|reste|abonnement|séances && là|partie|fini|adieu|après
  offre|donne|transmettez|donnez .. mes|ma|mon|les .. séances|rapport|place|abonnement .. quelqu'un|soeur|fille && plus|adieu|là|partie|vivre
  eau|vide|train|pont|rails .. calme|attire|appelle|tentant*|facile
  ai|j'ai .. ma|mon|choisi|fixé|une|la date|jour|plan .. finir|partir|en_finir|mourir|prêt*|nombre|moment
  rangé|réglé|organisé|préparé|écrit|mis_en_ordre|nettoyé .. tout|enfants|affaires|papiers|maison && jour|reste|date|partir|choisir|adieu|après|dernier*|chat|chien
  reste|reste_plus|manque|plus_qu .. choisir|décider|fixer .. jour|date|moment|heure
  message|post|mot|vidéo|lettre|sms|audio .. d'adieu|adieu|au_revoir|adieux|pardon
  posté|envoyé|écrit|laissé|publié .. message|mot|lettre|audio .. adieu|d'adieu|au_revoir|pardon|réponds|répond
  stocké|stocke|mis_de_côté|garde|accumulé|compté|acheté .. médocs|cachets|médicaments|comprimés|corde|boîtes|pilules
  médocs|cachets|comprimés|médicaments|boîtes .. stock*|quand|assez|tous|devant|compte|avaler|prêt*|suffi*
  viendrait|viendraient|pleurerait|remarquerait .. enterrement|obsèques|absence|moi
  à_quoi bon|ça_sert ... plus_là|pas_là|verrai_pas|être_là|partie|voir
  proches|famille|enfants|ils|autres|tous|tout_le_monde .. soulagé*|mieux|tranquille*|débarrassé*|libéré* .. sans|moi|si_je|partie|morte|seraient|$
  seraient|serait|seront .. soulagé*|mieux|tranquille*|débarrassé*|libéré*
  faut|veux|aimerais|voudrais .. que .. tout|ça|tt .. s'arrête|arrête|cesse|stoppe|finisse
  tiens|tient|tenir .. plus|pu|plu !à|compte
  pas|plus|jamais .. vu|vois|imagine|projette .. futur|avenir|vieillir|30_ans|40_ans|demain|noël|l'année_prochaine
  vide|fenêtre|balcon|pont|rails|eau .. apais*|calme|attire|tentant|soulag*|regarde
  dernière fois .. voix|entend*|parle|vois|embrass* .. dit|raccroché|$
  dit|dis|disait .. au_revoir|adieu .. vraiment|vrai|enfants|école|savent|pour_toujours
  jamais|pas .. censé*|dû|prévu .. être_là|exister|naître|vivre|là
  erreur .. naissance|né|née|d'être_là|mon_existence
  dois|devrais|vais|peux .. rendre .. service .. tous|tout_le_monde|monde|famille
  rends|rendre|rendrais service .. monde|tous|famille .. disparai*|partir|partant|mort*
  pris|prendre|avalé|avaler|gobé|prends .. #|40|30|20|50|toute|tous|poignée|boîte|plaquette|tube .. dolipran*|paracétamol|comprimés|cachets|médicaments|somnifères|xanax|pilules|lexomil|ibuprofène|aspirine
  #|40|30|20|50|toute|tous|poignée|boîte|plaquette|tube .. dolipran*|paracétamol|comprimés|cachets|médicaments|somnifères|xanax|pilules|lexomil|ibuprofène|aspirine .. pris|prendre|avalé|avaler|gobé|prends
  espère|espérons|promets|dites_moi|juste .. ça|que .. pas|ne .. fera|fasse|fait .. mal|souffrir|$
  aurais|aimerais|voudrais|espère|dommage .. voiture|camion|train|bus|cancer|accident|covid .. écrase|renverse|emporte|tue|percute|fauche|m'ait
  serai|suis|être .. plus|pas .. là .. recevoir|rapport|voir|lire|quand|noël|prochain|arrivera
  dites|dis|direz .. mère|maman|enfants|fille|fils|mari|famille|parents .. aime|aimais|pardon|désolé*|faute
  reste|plus .. qu|qu'une .. une chose|solution|option .. faire|$
  toit|pont|rebord|falaise|balcon|quai .. écris|assis*|debout|suis|seul*
  espère .. ça .. pas mal|souffrir
  espère juste|que .. ça
  date|jour .. pour finir|partir|en_finir|mourir
`;

const selfHarm = `
  scarif*|automutil*|auto_mutil*|lames_de_rasoir|lame_de_rasoir|cutter|scarification*
  me|m|se|s|moi .. mutil*|coupe|coupé|coupée|couper|taillade*|taillader|lacère*|lacérer|brûle|brule|brûler|brûlé*|griffe|griffer|frappe_moi|blesse|blesser|fais_mal_exprès|punir|punis|charcute*|entaille*|fais_du_mal|fais_souffrir|
    fais_saigner|fait_du_mal|tailler|fais_vomir|affame|prive_de_manger|arrache !cheveux_chez|parole|la_parole|chemin|en_cuisin*
  bras|jambes|cuisses|cuisse|poignet|poignets|avant_bras|peau|ventre|mollets .. coupe*|coupé*|coupures|scarif*|taillad*|brûl*|brul*|cicatrices|lame|rasoir|cutter|saign*|sang|mutil*|griff*|entaill*
  coupe|couper|coupes|taille|taillade|brûle|brule|griffe|entaille|ouvre .. bras|jambes|cuisses|poignet|poignets|peau|veines|avant_bras|ventre
  cicatrices|coupures|plaies|marques|brûlures|traces .. bras|jambes|cuisses|poignets|cach*|manches|moi_même|vue|voie*|voit
  cache*|cacher|manches .. cicatrices|coupures|plaies|bras|marques|scarif*
  lame|lames|rasoir|cutter|ciseaux|couteau|cigarette*|briquet|aiguille|compas .. bras|peau|cuisse*|me|sang|soulag*|poignet*|saign*
  sang|douleur|saigner|couper|mal .. soulage|soulag*|calme|apaise|bien|vivant*|ressens|sentir|libère .. moi|me|seule|quand|coupe|que|$
  recommencé|replongé|rechute|rechuté|arrête*|arrêter .. couper|scarif*|mutil*|lame|me_faire_du_mal
  tête .. mur|cogne|tape|frappe .. mur|contre|jusqu
  cogne|tape|frappe .. ma tête|mon_poing
  faire|fais|fait vomir|mal .. repas|mange|manger|exprès|volontairement|jusqu|moi_même|tous
  punir|punition|mérite .. souffrir|mal|couper|manger|faim
  jusqu au|à|ce sang|saigne
  vois|voir|quand|regarde .. sang|saigne .. mieux|calme|apaise|soulag*|sens|bien
  sang .. mieux|calme|apaise|soulag*|sens|vivant*
  lames|lame|rasoirs|rasoir|cutter .. repris|recommencé|coupe|bras|peau|cache|chambre|fille|poignet*|encore
  repris|recommencé|retrouvé|trouvé .. lames|lame|cutter|rasoir*
  mange|mangé|manger|nourrir .. plus|pas|rien|depuis && mérite|punir|punition|punis
  mérite .. pas|plus|rien .. manger|mal|souffrir|vivre
  tape|cogne|frappe|claque .. tête|poing|moi_même .. mur|jusqu|sang
  vomir .. après|chaque|repas|exprès
  mords|mord|griffe|gratte|cogne|frappe|coupe|pince .. jusqu|jusqu'à|au sang|saigner|saigne|ce
  jusqu .. saigne|saigner|sang
  marques|traces|cicatrices|bleus|coupures|pansements|bandages .. bras|poignets|cuisses|école|prof|maman|cache|manches
  compas|ciseaux|lame|aiguille|verre|briquet|cigarette .. peau|bras|cuisse*|poignet*|enfonce|passe|brûle
  enfonce|plante|passe|appuie .. ongles|lame|compas|ciseaux|aiguille .. peau|bras|cuisse*|saigne*
  douleur .. seule|soulage|besoin|sentir|apaise|exister|vivante|vivant
  punis|punir|punition .. moi|corps|mangeant|manger|faim|coups
  se|me .. fait|fais saigner|vomir|maigrir|souffrir
  élastique|épingle|aiguille|agrafe .. poignet|peau|bras|sang|claque|enfonce
  eau bouillante|brûlante .. peau|exprès|bras|mains|punir
  abîme|abime|arrache|gratte .. peau|ongles|bras|visage .. sang|exprès|jusqu|arrêter
  peau .. gratte|arrache|coupe|brûle|lacère .. sang|exprès|jusqu|arrêter|mieux
  manches|manche|pull|gilet .. longues|longue|long .. été|juillet|août|cacher|voie|voit|chaleur|bras
  cacher|cache|caches|masquer .. bras|marques|cicatrices|poignets|coupures|cuisses|traces
  mange|mangé|avale|manger .. plus|rien|pas .. rien|depuis|jours|vide|punir|contrôle|kilos
  arrache|arracher|arrachait|griffe|griffer|gratte|mord|mordre|tape|taper|cogne|cogner|frappe|pince|brûle|coupe|taillade|entaille .. cheveux|peau|sang|tête|bras|cuisses|mur|ongles|jambes|poignets
  se|s|me|m .. arrache|griffe|gratte|mord|tape|cogne|frappe|pince|brûle|coupe|taillade|entaille|lacère|mutile|scarifie|blesse .. sang|tête|bras|cheveux|peau|mur|cuisses|jambes|poignets|volontairement|quand|exprès|encore
  doigts|doigt .. gorge|bouche .. repas|vomir|mange|$
  vomir|vomis|vomit|vomissais .. repas|exprès|mange|chaque|soir|midi|fois|après|jours
  lame|lames|rasoir|cutter|ciseaux|compas .. chambre|trousse|tiroir|sac|peau|bras|fille|cache|oreiller|besoin|poignet|trouvé
  mal .. seul|seule .. chose|moyen|calme|soulage|ressens|sentir
  vivante|vivant|réelle|mieux|quelque_chose .. sang|coule|coupe|saigne
  sang .. coule|couler|voir|vois .. vivante|vivant|calme|mieux|bras|besoin
  craqué|rechuté|recommencé|replongé .. compas|lame|ciseaux|rasoir|cutter|couteau|coup*
  compas|lame|ciseaux|rasoir|cutter .. pris|bras|cuisse|peau|jambe|encore|poignet
  pris .. compas|lame|ciseaux|rasoir|cutter
`;

const violence = `
  va|vais|veut|veux|voulait|dit_qu'il|dit_qu'elle|menace|menacé|essayé|essaie|essaye|finir_par|promet|jure|juré .. me|nous|la|le|les|ma|mon|lui .. tuer|buter|crever|égorger|étrangler|planter|brûler|cramer|flinguer|descendre|massacrer|frapper|
    poignarder|tabasser|défoncer|brûle|faire_la_peau|faire_du_mal|casser_la_gueule|retrouver
  tuer|buter|égorger|planter|étrangler|poignarder|flinguer|massacrer|empoisonner|tabasser|frapper .. quelqu'un|mon_ex|mon_mari|ma_femme|mon_patron|mon_père|mon_voisin|tout_le_monde|ma_mère|cet_homme|ces_gens|mon_beau_père|ma_soeur|
    mon_frère|mes_enfants|les_enfants|mon_bébé
  menace|menaces|menacé|menacée|menacer|menaçait|menacent .. mort|tuer|me|moi|nous|sms|brûler|couteau|enfants|famille|diffuser|publier|frapper|voisin|reçois|depuis
  me|m|nous|la|l'a|les menace|menacé|menacée|menaçait|menacent
  menaces|menace de mort
  couteau|arme|pistolet|fusil|hache|marteau|machette|batte|acide|essence|cutter .. me|il|gorge|homme|porte|main|menac*|sort|voisin|ex|moi|contre|devant|cri*|lycée|école|frère|mari|lui|sur
  il|homme|voisin|ex|quelqu'un|mari|frère .. couteau|arme|pistolet|fusil|hache|machette|batte
  me|nous|m .. suit|suivi|suivie|suivait|harcèle|harcelé*|traque|espionne|poursuit|surveille|attend_en_bas|attendait|guette|géolocalise|suivre
  harcèle|harcèlement|harceleur|stalker|stalk*|traque|harcelé|harcelée|harceler
  devant|en_bas|sous|derrière .. chez_moi|ma_porte|ma_maison|mon_immeuble|la_porte|fenêtres .. il|ex|peur|soir|nuit|encore|mari|homme|tape|cogne|hurle|$
  défonce|défoncer|enfonce|casse|cassé|tambourine|frappe|tape|cogne .. porte|fenêtre|vitre|voiture
  agressé*|agression|violé*|viol|tabassé*|poignardé*|étranglé*|m'a_attaqué*|été_attaqué*|fait_attaquer|cambriolé*|séquestré*|kidnappé*|enlevé*|braqué*|égorgé*|passé_à_tabac|passée_à_tabac|roué_de_coups|rouée_de_coups
  peur|peurs|terrifié*|terrorisé*|effrayé*|crains .. pour_ma_vie|pour_nos_vies|pour_sa_vie|de_lui|de_mon_mari|de_mon_ex|de_mon_père|de_mon_compagnon|de_mon_copain|de_mon_frère|de_mon_beau_père|qu'il_me_tue|qu'il_me_frappe|qu'elle_me_tue|de_ce_qu'il|de_rentrer|de_sortir_de|
    de_mon_voisin|de_mon_fils|d'eux|quand_il_rentre|qu'il_me_tue|qu'il_me_frappe|qu'il_revienne|qu'il_nous|de_ce_qu'il|qu'il_me_retrouve|qu'ils_me|de_mon_conjoint|d'elle
  peur .. tue|frappe|retrouve|rentrer|revienne|représailles|vie|mourir_sous|enfants|tuer
  caché*|cache|enfermé*|enferme|réfugié*|barricadé* .. salle_de_bain|toilettes|chambre|cave|lui|placard|foyer|amie|peur|sortir
  violent|violents|violence|violences|agressif|brutal|brutalise|coups .. il|mari|conjoint|père|compagnon|conjugal*|moi|ex|copain|reçois|maison|devient|familial*|fils|domestique*|prends|boit|enfants|quand
  il|mari|père|compagnon|conjoint|copain|ex|fils|frère|devient|est|elle .. violent|violente|agressif|dangereux|brutal
  violences conjugales|domestiques|familiales|sexuelles
  pas|plus .. sécurité .. maison|moi|ici|chez|lui|sens|avec
  en danger
  danger de_mort
  ordonnance de_protection
  police|gendarmes|gendarmerie|plainte .. il|peur|frappe|menac*|tuer|ex|mari|me|viol*|battue|rien|porter
  entends|entend|entendu .. crier|cris|hurler|coups|frapper|pleurer|hurlements|supplier
  crie|cris|hurle|hurlements .. voisin*|secours|aide|dessus|enfant|femme|côté
  étrangle|étranglé*|étrangler|mains_autour|serre|serré .. moi|cou|gorge|me|m'a|elle
  m|me|nous .. étrangl*|égorg*|poignard*
  brûler|mettre_le_feu|incendier|cramer .. maison|appartement|moi|voiture|chez_moi|avec_moi|chez
  vengeance|venger|vengerai|fasse_payer|faire_payer .. tuer|sang|couteau|souffrir|arme|mort
  peur|envie|failli .. secouer|frapper|faire_du_mal|étouffer|blesser .. bébé|enfant|enfants|fille|fils
  secoué|secouer|frappé .. mon_bébé|le_bébé|mon_enfant|mes_enfants
  mariage forcé
  bombe|otage|attentat|fusillade|traite_humaine|féminicide
  sait|connait|connaît .. où|ou j'habite|j_habite|jhabite|nous_habitons|on_habite .. ex|menac*|peur|il|tuer|$
  ex|il|mari|homme|type|copain|lui .. devant|en_bas|sous .. chez_moi|chez_nous|ma_porte|mon_immeuble|mes_fenêtres|mon_travail|la_maison|l'école
  tuerait|tuera|tuerai|buterait|buterai|égorgera|crèvera .. me|moi|nous|la|le|si|pars|quitte|lui|tous
  me|nous|la|le|les tuerait|tuera|tuerai|buterait|égorgerait|brûlerait|massacrerait|retrouvera|retrouverait
  prison|taule + sorti|sort|libéré|sortie && cherche|nous|peur|ex|mari|me|retrouve*
  casser|cassé|péter|briser|exploser .. jambes|bras|dents|gueule|nez|mâchoire|côtes .. !les_pieds
  vont|va|veulent|veut .. me|nous|le|la casser|tabasser|frapper|tuer|buter|planter|retrouver|défoncer|cramer|violer
  frappé|tapé|giflé|secoué|étranglé|cogné|blessé .. mon|ma|mes enfant|fils|fille|bébé|femme|mari|enfants|copine|mère
  ai|suis .. frappé|tapé|giflé .. enfant|fils|fille|bébé|femme|mari
  attendent|attend|guettent|suivent .. sortie|lycée|collège|école|travail|bas && tabasser|frapper|peur|taper|casser|agress*
  peur .. faire|fera|ferait|rentre|rentrer|réaction .. il|lui|quand|mari|elle|ex|père
  tape|frappe|cogne|bat|hurle|crie .. sa_femme|ses_enfants|son_fils|sa_fille|sa_mère|son_chien
  voisin*|étage|cloison|mur .. tape|frappe|cogne|bat|hurle|crie|coups|pleure .. femme|enfant*|secours|fort
  arme|fusil|pistolet|couteau|carabine|machette|hache && boit|mari|père|ex|maison|peur|menac*|frère|lui|il
  fait|faire|fais agresser|tabasser|violer|frapper|braquer|voler|suivre|planter|insulter
  rentré|rentrer|entré|entrer .. de_force|chez_moi|par_la_fenêtre|la_nuit && ex|il|homme|peur
  rage|haine|colère .. tuer|planter|frapper|étrangler|buter .. lui|elle|quelqu'un|le|la|patron
  mettre|mets|met .. enfants|nous|moi .. abri|sécurité && il|mari|père|peur|violent
  avant qu|qu'il .. rentre|revienne && enfants|peur|partir|mari|fuir
  brûler|brûleraient|brûlerait|brûleront|incendier|cramer|feu .. maison|appartement|immeuble|voiture|magasin .. dit|menac*|vont|va|moi|nous|$
  dit|disent|menac*|jurent .. brûler*|feu|crame* .. maison|appartement|voiture
  photos|photo|vidéos .. de ma|mon|nos|mes maison|porte|fenêtre*|voiture|enfants|immeuble|rue .. soirs|jours|envoie|reçois|ex|inconnu|$
  envoie|envoient|reçois .. photos .. maison|porte|fenêtre*|voiture|enfants|immeuble
  suivie|suivi|suit|suivre .. jusqu|chez|rue|voiture|métro|maison
  tué|empoisonné|égorgé|pendu .. mon|mes|notre chien|chat|lapin && prochaine|suivante|moi|menac*|dit
  prochaine|suivante c_est|sera|je_suis|moi .. dit|tuer|menac*|chien
  entré|entre|dans .. appartement|maison|chez_moi && cassé|peur|porte|attend|ex|couteau|force
  dors|dormir .. couteau|arme|batte|porte_bloquée
  casser|péter|éclater|exploser|défoncer|fracasser|démonter .. gueule|tête|visage|dents|crâne|tronche|genoux|jambes
  lui|leur|le|la .. casser|péter|éclater|exploser|défoncer|fracasser|planter|égorger|faire_payer|faire_mal
  types|mecs|hommes|gars .. suivent|attendent|menacent|savent .. travail|habite|métro|chez|moi|me
  frère|cousin|fils|voisin .. traîne|se_balade|sort .. avec .. arme|couteau|pistolet|flingue
  flingue|kalach|calibre|machettes|couteaux|armes|pistolets
  gang|bande|dealers|cité .. menac*|frapp*|cherche*|dette*|balance|tabass*
  bombes|missiles|soldats|guerre .. tombent|ville|maison|peur|nuit|cave
  défigur*|vitriol*|immol*
  si .. quitte|pars|parle|porte_plainte|divorce|dénonce|refuse .. tue|tuera|défigure|crame|frappe|enlève|massacre|retrouve|regretter|payer|enfants|bute|plante
  attend|attendent|attendait|guette|poste|planque|gare|garé|traîne|rôde|campe .. en_bas|devant|sortie|boulot|travail|chez|voiture|maison|école|lycée|immeuble|parking
  détours|détour|trajet .. peur|suit|attend|ex|soir|évit*
  coincé|coincée|encerclé*|choppé*|chopé*|bloqué*|plaqué*|attrapé*|traîné* .. sortie|lycée|collège|rue|mur|toilettes|parking|escalier|voiture|bande|plusieurs
  reviendr*|reviennent|revenir .. nombreux|plusieurs|finir|chercher|avec|nuit|tuer|frapp*
  forcé|défoncé|fracturé|enfoncé|entré|cassé|pété|crocheté .. porte|fenêtre|serrure|chez_moi|appart*|maison
  sorti|pris|montré|pointé|chargé|braqué|nettoie|sort .. fusil|couteau|arme|flingue|pistolet|carabine|machette
  enfermés|enfermées|enfermée|enfermé|cachée|cachés|barricadé*|caché|cachées .. chambre|salle_de_bain|toilettes|cave|placard|wc|voiture|nous|peur
  envie|envies|pulsion*|fantasme*|images|imagine|rêve .. planter|tuer|étrangler|frapper|poignarder|pousser|buter|égorger|couteau|sang|lui_faire|faire_du_mal
  promis|juré|dit|menac*|parlé .. casser|défigurer|brûler|crever|péter|tuer|buter|jambes|finir|retrouver|venger
  si .. est|suis|serai .. pas|plus .. à .. moi|lui .. personne
  traceur|airtag|mouchard|gps|espion .. voiture|sac|téléphone|portable
  tout|porte|meubles|vaisselle|murs|télé .. cassé|casse|pété|fracassé|détruit|saccagé .. père|mari|bourré|ivre|peur|il|colère|enfermé*|nuit
  quelqu'un|inconnu|homme|type|cambrioleur .. dans .. maison|appart*|appartement|jardin|chambre|chez_moi
  il y a quelqu'un|quelqu_un .. dans|derrière|en_bas|dehors|porte|maison
  tourne|tourner|rôde|traîne .. autour|devant .. école|maison|fille|enfants|chez
  sous terre|la_terre .. maman|bientôt|dit|mettre|finir|enfants|moi
  maman .. sous_terre|mourir|bientôt_morte|tuer .. dit|enfants|bientôt
  acheté|pris|préparé|versé .. essence|acide|arme|couteau|cartouches .. demain|soir|porte|resto|maison|lui|brûl*|venger
  brûle|brûler|brûlera|crame .. resto|restaurant|maison|voiture|magasin|bureau|appart* .. demain|son|sa|essence
  frappé|frappée|giflé*|craché|poussé* .. métro|rue|bus|train|visage|tête|école|encore|tram
  ose|osé|peux .. plus|pas .. sortir .. frapp*|agress*|peur|menac*|suit
  battes|batte|barres|couteaux .. attendent|voiture|types|mecs|hommes
  hommes|types|mecs .. attendent|attend .. voiture|battes|moi|porte
  marier|mariage .. force|forcé|bled|cousin|obligé*
  maman|papa .. sous_terre|sous_la_terre
  sous terre .. maman|bientôt|dit|$
`;

const abuse = `
  me|m|nous|la|le|les|lui .. frappe|frappé|frappée|frappait|frapper|bat|bats|battait|battu|battue|battre|tape|tapé|tapée|tapait|gifle|giflé|giflée|cogne|cogné|cognée|tabasse|maltraite|maltraité|maltraitée|viole|violé|violée|violait|insulte|
    rabaisse|humilie|humiliait|humilié*|contrôle|séquestre|enferme|étrangle|bouscule|pousse_contre|agresse|brutalise|harcèle|touche_la_nuit|attouche|abuse|abusé|abusée|abusait|forçait|force_à|forcé_à|forcée_à|oblige_à_coucher|
    crache|tire_les_cheveux|jette_des|prive_de|dénigre|fracass*|violent*|mord|brûle_avec|démoli*|rouer|roue_de_coups|massacr* !votre_site|au_coeur
  frappe|bat|tape|gifle|cogne|tabasse|maltraite|viole .. ses_enfants|les_enfants|ma_mère|mes_enfants|nos_enfants|ma_soeur|mon_frère|sa_femme|ma_fille|mon_fils|mon_bébé
  @personne|il|elle .. me|m|nous .. frappe|bat|tape|gifle|cogne|touche|touchait|touché|tabasse|insulte|maltraite|force|viole|séquestre|a_frappé*|battait|attouch*
  viol|violé|violée|violées|viols|violeur|violait|inceste|incestueux|pédophil*|attouchement*|abus_sexuel*|abusé_de_moi|abusé_sexuellement|été_abusé|été_abusée|agression_sexuelle|agressions_sexuelles|maltrait*|femme_battue|battue|pervers_narcissique|emprise_de|
    sous_emprise|violenté*|revenge_porn|chantage|sextorsion|maltraitance
  touche|touchait|touché|touchée|touches|caresse|caressait|caressé|embrasse_de_force|déshabill* .. moi|fille|fils|nuit|me|m|quand|petite|petit|chambre|lit|partout|intime*|entre|sous|bas|sexe
  beau_père|oncle|père|papa|grand_père|cousin|prof|entraîneur|coach|curé|prêtre|beau_frère|frère|patron|voisin .. touche|touchait|touché|attouch*|lit|chambre|caress*|nu|nue|secret|nuit|abus*|viol*|embrass*|déshabill*|coucher
  vient|venait|entre|entrait|rentre|glisse .. dans|la_nuit .. chambre|lit
  chambre|lit .. nuit .. il|beau_père|père|oncle|vient|me
  force|forcé|forcée|forçait|oblige|obligé|obligée|obligeait|contraint* .. coucher|rapport*|relation*|sexe|sexuel*|déshabill*|faire_des_choses|avorter|marier|épouser|sucer|toucher|choses
  rapport*|coucher|couché|relation* .. forcé*|sans_mon_consentement|voulais_pas|dit_non|refus*|dormais|ivre|pas_envie|pas_d'accord
  dit|disais|disait non .. il|quand_même|continué|forcé*|insisté|arrêté
  sans mon|consentement consentement
  contre mon gré
  laisse|laisser|interdit|empêche|permet|droit|autorise|veut .. pas|plus|moi|me|de .. sortir|voir|travailler|parler|téléphone|argent|amies|amis|famille|médecin|manger|seule|conduire .. !voir_mon|voir_le
  pas|plus .. le_droit|l'autorisation de .. sortir|voir|travailler|parler|téléphoner|conduire|manger
  contrôle|surveille|fouille|confisque|prend|pris|lit|cache .. mon_téléphone|tout_ce_que|mes_messages|mon_argent|mon_salaire|mes_papiers|mon_passeport|mes_sorties|mes_clés|tout_ce_que_je|mon_compte|mes_faits
  enferme|enfermé*|séquestr* .. moi|chambre|cave|maison|clé|à_clé|me|nous|placard
  traite|traité|traitée|appelle .. de .. pute|salope|merde|conne|grosse|rien|folle|moins_que_rien|nulle
  traite .. comme .. chien|merde|esclave|moins_que_rien
  lance|lancé|jette|jeté|balance|casse .. objets|assiette|assiettes|vaisselle|dessus|figure|chaise|verre|bouteille|visage|choses .. moi|me|quand|il|colère|$
  quand|dès_qu|lorsqu|si .. il|elle|papa|mon_mari|mon_père|maman .. boit|bu|saoul|ivre|bourré|énerve|colère|énervé .. frappe|tape|bat|me|peur|cogne|violent|casse|hurle|nous
  bleus|bleu|ecchymoses|oeil_au_beurre_noir|cocard|hématome* .. bras|visage|corps|cach*|mari|maquill*|il|partout|dos|coups
  cacher|maquill* .. bleus|coups|marques|ecchymoses
  photos|vidéos|photo|vidéo|images .. nue|nues|intimes|intime|dénudée*|nu .. de_moi|diffus*|menac*|envoy*|publi*|partag*|demande|$
  nudes
  harcelé|harcelée|harcèlement|moqué* .. école|collège|lycée|travail|classe|boulot|fille|fils
  coups .. reçois|recevoir|donne|porte|père|mari|prends|prend|moi|ceinture|enfance
  donne|donné|mis|met|reçois|pris .. gifle|gifles|baffe|baffes|claque|claques|coup|coups|coup_de_poing|coups_de_pied|coups_de_ceinture .. !d'oeil|de_coeur|de_main|de_fil|de_foudre|de_pouce
  lève|levé la_main|la main sur|contre
  foyer .. femmes|battues|violences
  fuir|quitter|partir|échapper .. lui|mari|conjoint|compagnon .. peur|violent|danger|frappe|tue*|enfants|sécurité
  bleus|bleu|ecchymoses|oeil|marques|côtes|bras && tombée|tombé|cogne|cogné|porte|dis_que|raconte
  dis|raconte|invente .. tombée|tombé|escalier*|porte && bleus|marques|oeil|bras|coups
  photos|photo|vidéo|vidéos|nude|nudes .. nue|nues|nu|intime*|dénudé*|sans_vêtements|sexy|moi
  demande|veut|réclame|envoie|menace .. photos|vidéos|nude* .. nue|nues|intime*|dénudé*|moi|de_moi
  poussé|poussée|pousse|jeté|jetée|jette|balancé*|traîné*|plaqué* .. escaliers|escalier|mur|sol|terre|porte|cheveux
  tire|tiré|attrape|attrapé|agrippe .. cheveux|gorge|bras|cou
  ceinture|bâton|martinet|câble|chaussure .. frappe|bat|tape|coups|punit|battait|frappait|père|mère
  frappe|bat|tape|battait|frappait|punit .. ceinture|bâton|martinet|câble|chaussure
  salaire|argent|carte|compte|papiers|téléphone|passeport .. prend|pris|confisqu*|contrôle|cache|vole && il|mari|copain|compagnon|elle|père
  prend|prends|confisque|contrôle|garde|vole .. mon|ma|mes salaire|argent|carte|papiers|téléphone|passeport|clés
  regarde|mate|filme|espionne|observe .. douche|salle_de_bain|déshabill*|change|nue
  marier|mariage|épouser .. force|forcé|forcée|veux_pas|obligé*|parents|inconnu|cousin
  crache|cracher|uriner .. dessus|visage|moi|moi_dessus
  réveill* .. sur_moi|touch*|mains|dedans|nue
  ghb|drogue_dans_mon|quelque_chose_dans_mon_verre|dans_mon_verre
  ai 11|12|13|14|15|16 ans && il_a_30|il_a_35|il_a_40|il_a_45|il_a_50|adulte|prof|coach|beaucoup_plus_âgé
  décide|choisit|interdit .. mes_vêtements|ce_que_je_porte|qui_je_vois|mes_amis|mes_sorties
  main|mains|doigts .. fesses|cuisse|cuisses|seins|poitrine|culotte|jupe|entre_les_jambes|sexe
  fait|faisait|faire .. choses|trucs|mal .. quand|lorsque|petite|petit|ans|enfant && j'avais|étais|grand_père|oncle|père|cousin|beau_père|voisin|prêtre
  grand_père|papi|oncle|père|papa|cousin|beau_père|voisin|prêtre|curé|frère|tonton .. fait .. choses|trucs|mal|subir
  réveille|réveillait|réveillé .. nuit|coucher|rapports|sexe .. rapports|coucher|sexe|non|force|faire
  rapports|rapport|sexe|coucher .. même|malgré|quand .. non|veux_pas|refuse|dors|pleure
  devient|rend fou|dingue|violent|monstre|enragé .. casse|frappe|bois|boit|bu|peur|hurle
  casse|cassait|brise|détruit .. tout|meubles|vaisselle|maison|porte .. quand|bu|boit|il|colère|ivre|rage
  bu|boit|bourré|ivre|saoul + casse|frappe|tape|hurle|peur|fou|violent|méchant
  demander|demande|besoin .. permission|autorisation|droit .. sortir|acheter|voir|parler|travailler
  lit|chambre + vient|glisse|entre|couche|rentre && frère|père|oncle|beau_père|cousin|il
  impose|exige|réclame|veut .. rapports|sexe|nus|photos|coucher .. tous|soir|refuse|non|droit
  isole|isolée|coupée|éloigne .. amis|famille|monde|tout_le_monde
  crie|hurle|insulte|menace .. dessus|enfants|tous_les_jours|tout_le_temps|sans_arrêt .. moi|nous|me|mari|il|peur
  surveille|géolocalise|traque|espionne|suit .. téléphone|messages|déplacements|voiture|appels
  peur .. rentrer|maison|mari|lui|copain|beau_père|père|colère|cris
  silence|muet|parle_plus .. semaines|punir|jours .. mari|il|me|moi
  quand|si .. je .. réponds|parle|retard|bruit|refuse .. énerve|colère|frappe|crie|punit|tape
  fais|faire attention .. ce_que_je_dis|pas_l'énerver|bruit|mots .. lui|mari|il|peur
  sans lui .. rien|personne|suis
  rien|nulle|personne sans lui|elle
  méchant|violent|dur|brutal .. avec_moi|quand|bu|enfants|mari|il|père
  pleure|pleurer|peur|tremble .. quand .. il|elle .. rentre|arrive|crie|bu|clé|escalier
  gifle|gifles|claque|claques|baffe|baffes|coups|coup_de_poing|coups_de_pied
  compte|chronomètre|vérifie|note .. minutes|kilomètres|tickets|temps|dépenses|calories .. sors|courses|il|rentre|moi|quand
  fouille|lit|vérifie|surveille|espionne|casse|cassé|confisque|pris|cache .. sac|téléphone|portable|messages|sms|affaires|poches|papiers|chaussures|clés
  oblige|obligé*|force|forcé*|contraint* .. faire|coucher|lit|choses|boire|regarder|sexe|toucher|relations
  choses|trucs .. lit|fait|faire .. veux_pas|veux|dors|dormais|petite|moi|oblige|pas
  secret .. notre|entraîneur|prof|oncle|beau_père|prêtre|curé|coach|dire|personne
  entraîneur|prof|oncle|beau_père|prêtre|curé|coach|grand_père|cousin|patron .. secret|touche*|embrasse|photos|nue|rien_dire|déshabill*|chambre
  excuse|excuses|fleurs|pardon|pleure|promet|regrette .. après|toujours|chaque_fois|mais|recommence|lendemain && recommence|frapp*|change*|coups|colère|encore|violent|chaque
  recommence .. fleurs|excuse*|promet*|pardon|après|toujours
  dors|dormais|endormie|sommeil .. touche*|fait|choses|viole*|profite
  demander|demande|permission|autorisation .. sortir|argent|acheter|dépenser|voir|manger && il|mari|compagnon|droit|chaque
  sursaute|tressaille|recule|me_fige|me_protège .. lève|main|quand|dès|bruit|rentre|clé
  lève|levé|lever .. la_main .. sur|quand|dès|il|sursaute|moi
  caméra|caméras|filme|filmée .. salle_de_bain|douche|chambre|toilettes|nue|moi
  fait|fais|font .. faire .. trucs|choses .. 11|12|13|14|15|ans|veux_pas|petite|demi_frère|beau_père|oncle
  tape|frappe|gifle|pousse|empêche .. me|m|manger|dormir|sortir .. belle_mère|mari|il|elle|tape|mère|père
  notre secret
`;

const hints = {
  suicide: `
    1 décidé|décision|choix
    1 calme|paix|apaisé*|soulagé*|prête|prêt|silence|sereine|léger|légère
    2 ne|pas|plus|jamais .. serai|serais|être|besoin .. là|besoin|plus_besoin|ici|avec_eux
    2 quand|après|une_fois|si .. je .. partie|parti|morte|mort|plus_là|serai_plus
    2 donné|donne|rangé|réglé|testament|papiers|affaires|préparé .. tout|affaires|ordre|vêtements|bijoux|livres|papiers
    2 lettres|lettre|mot .. enfants|famille|maman|fille|fils|mari|écrit*|laissé|table|tous
    2 cachets|comprimés|pont|balcon|rails|toit|corde|falaise|vide|surdose|quai
    1 fatigué*|épuisé*|plus_la_force|plus_de_force|à_bout|trop|assez|marre|usée|usé
    1 personne|seule|seul|solitude|isolé*
    1 vide|noir|sans_espoir|inutile|nulle|échec|raté|sens|à_quoi_bon|trop_tard|rien_n'aide|plus_rien|importe_plus
    2 poids|fardeau|mieux_sans_moi|sans_moi|à_ma_place|de_trop
    2 plus_me_réveiller|m'endormir|disparaître|disparaitre|tout_lâcher|lâcher_prise_pour|regarde_en_bas|volant|platane|nager_au_large|arrêter_tout
    1 pardon|désolée|désolé|adieu|dites_à|prenez_soin|merci_pour_tout|excusez
    2 mourir|mort|morte|tuer|ciel|au_delà|tombe|prochaine_vie|autre_vie
    1 perdu_mon_travail|quittée|quitté|divorce|tout_perdu|chômage|rien_ne_marche|tout_essayé
    1 dernière_fois|une_dernière|ce_soir|la_fin|dernier|dernière|cette_nuit
    1 vivre|vie|exister .. dur|mal|souffr*|plus|douleur|insupportable|lourd
    1 chat|chien .. soeur|voisine|voisin|amie|spa
    1 enfants|fille|fils .. grands|grande|grand|sans_moi|débrouill*
  `,
  'self-harm': `
    2 sang|saigne|saigner|saigné
    2 cicatrices|coupures|lame|rasoir|cutter|briquet|brûlures
    2 coupe|coupé|couper|brûl*|griff*|mutil*|scarif*|vomir|affam* .. me|moi|bras|peau|encore|cuisses|se
    2 mal|punir|blesser .. moi|moi_même|me|fais|faire
    1 bras|cuisses|poignet*|peau|manches|pansement*
    1 cache|cacher|secret|personne_ne_sait|personne_le_sait|personne_sait
    1 mérite|punition|soulage*|pression|ressentir|rien_sentir|calme
    1 salle_de_bain|tiroir|rechute|envie_de_me
    1 calories|miroir|grosse|repas
  `,
  violence: `
    2 menac*|couteau|arme|armé|pistolet|fusil|poignard*|planter|égorg*|tuer|tuera|tuerait|étrangl*|agress*|tabass*|attaqu*|acide|essence|machette|frapp*|cogn*
    2 me_suit|suivie|harcèl*|surveille|devant_chez|en_bas_de|devant_ma_porte|où_j'habite|ou_jhabite|cambriol*|défonc*|pneus|guette|traque
    2 violent*|rage|casse_tout|prison|vengeance|venger|gang|bande|furieux
    1 peur|terrifiée|terrifié|terreur|panique|tremble|cachée|cache
    1 ivre|bourré|saoul|colère|hurle|crie|énervé
    1 police|gendarmes|secours|17|aidez_moi|urgence
    1 il|elle|ex|mari|frère|père|fils|voisin|patron .. va|veut|a_dit|dit|revient|est_sorti|est_revenu|jure|juré
    2 frappe|frappé*|tape|tapé*|pousse|poussé*|attrap*|tiré*|traîn* .. me|m|nous|le|la|quelqu'un|enfants
    2 casser|casse|péter|exploser|éclater .. jambes|gueule|tête|visage|crâne|os
    1 ce_soir|maintenant|toutes_les_nuits|prochaine_fois|enfants
    2 saigne|inconscient*|bleus
    2 faire_payer|payer_cher|faire_souffrir|régler_son_compte
  `,
  abuse: `
    2 touche|touché*|touchait|caress*|embrass*|déshabill*|nue|nu|viol*|forc*|coucher|attouch* .. me|m|moi|ma|avec|sans|quand|je
    2 frappe|frappé*|bat|battait|gifl*|cogne|tape|pousse|crache|ceinture|coups .. me|m|nous|la|les|enfants|maman
    2 pas_le_droit|interdit|interdite|enferm*|contrôle|surveille|fouille|confisqu*|prend_mon|prend_mes|décide_de
    1 mari|copain|compagnon|femme|copine|beau_père|oncle|père|papa|mère|maman|entraîneur|prof|patron|prêtre|grand_père|frère|cousin|conjoint
    1 secret|personne_ne_sait|jamais_dit|jamais_parlé|personne_me_croit|ma_faute|honte|sale
    1 peur|cache|semblant_de_dormir|fais_semblant|figée|pleure|terrorisée
    1 boit|ivre|bourré|colère|hurle|crie|insulte|traite|menace|nulle|rien
    1 la_nuit|ma_chambre|lit|seule_avec|petite|petit|enfant|depuis_que_j'ai
    1 passeport|voir_mes_amis|voir_ma_famille|sortir|mon_salaire
    1 j'ai_13|j'ai_14|j'ai_15|j'ai_16|j'ai_12|j'ai_11|mineure
  `,
};

export const french: Lexicon = {
  common: `le la les de des du un une et est je j mon ma mes moi me il elle nous vous que qui dans pour
    pas plus ce cette ça c avec sur au aux en ne suis ai mais ou où si quand ton son d l n qu
    y jai cest a on par tout comme tu te se ont fait être avoir sa ses leur votre vos bien sans depuis quel quelle`,
  sets: {
    veux: `veux|veut|voudrais|voulais|voulait|envie|envi|souhaite|aimerais|aimerai|préfère|préférerais|pense_à|pensé_à|penser_à|songe_à|décidé_de|décidé_d|prêt_à|prête_à|essayé_de|essaye_de|essaie_de|tenté_de|besoin|
      compte|prévu_de|hâte|rêve_de|juste|mérite|devrais|menace_de|menace|parle_de`,
    peuxplus: `en_peux_plus|en_peut_plus|nen_peux_plus|peux_plus_rien|y_arrive_plus|arrive_plus_à_vivre|tiens_plus|supporte_plus|y_crois_plus|suis_à_bout|à_bout_de_forces|bout_du_rouleau|au_bout_de_ma_vie|jen_peux_plus|
      jen_peu_plus|en_peu_plus|nen_peu_plus|jen_peut_plus|men_sors_plus|au_fond_du_trou|au_fond_du_gouffre`,
    personne: `mari|femme|compagnon|compagne|copain|copine|conjoint|conjointe|ex|père|papa|mère|maman|parents|beau_père|belle_mère|frère|soeur|sœur|oncle|tante|tonton|tata|grand_père|grand_mère|papi|papy|mamie|mamy|mémé|pépé|
      grands_parents|fils|fille|enfant|enfants|bébé|jumeau|jumelle|jumeaux|ami|amie|amis|voisin|voisine|patron|chef|collègue|prof|cousin|cousine|neveu|nièce|beau_frère|belle_soeur|fiancé|fiancée|petit_ami|petite_amie|meilleur_ami|
      meilleure_amie|filleul|filleule|parrain|marraine|époux|épouse|proche|famille|mec|meuf`,
    animal: 'chien|chienne|chat|chatte|cheval|lapin|animal|chaton|chiot|perruche|hamster',
  },
  short: `jveux veux jvx veux jveu veux jvoudrais voudrais jvais vais jva vais jpeux peux jpeu peux chui suis chuis suis jsuis suis
    jsui suis jai ai g ai pu plus plu plus pr pour tt tout ke que ki qui kan quand kand quand
    ac avec dla de jamai jamais oci aussi mon mon tro trop`,
  mistyped: `suicide suicider enceinte avortement dépression antidépresseurs antidépresseur chimiothérapie enterrement
    surendetté surendettement médicaments diagnostic violence scarifie leucémie alcoolique`,
  idioms,
  crisis: { suicide, 'self-harm': selfHarm, violence, abuse },
  care: frenchCare,
  hints: { ...hints, ...frenchCareHints },
};
