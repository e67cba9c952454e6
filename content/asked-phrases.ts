import type { AskedTopicKey } from './asked.ts';

/**
 * How questions of each subject are put, in six languages. `_` stands between words that belong together, which count for more,
 * `*` for the rest of a word. What is found here says the subject; the keywords of a subject are for everything else.
 */
export const askedPhrases: Record<AskedTopicKey, string> = {
  work: `my_contract a_raise pay_rise passed_over hire elsewhere my_manager shifts my_team resign* despid* entlassen gekündigt licenci* licenziat* my_job new_job the_job a_job this_job every_job my_boss my_work colleague* promotion career* profession* freelanc* unemployed job_offer* two_offers applications team_lead employer business_partner
    co-owner* co-founder* cofounder* hand_in_my_notice retrain* leave_my_job quit_my_job go_freelance stay_in_my_job my_company go_self-employed manag* without_work
    arbeit* beruf* stelle job kündig* selbst*ndig* karriere chef* kolleg* befördert* bewerb*
    travail emploi métier carrière poste patron* collègue* promotion démission* indépendant*
    trabajo empleo carrera profesi* jefe jefa ascenso renunciar autónom* compañer*_de_trabajo
    trabalho emprego carreira profiss* chefe promoção demitir freelancer
    lavoro impiego carriera professione capo promozione dimission* colleg*`,
  money: `abundance prosperity money income salary debt* afford* savings rich wealth* price_my how_do_i_price charge_for my_rates earn* buy_a_house buy_a_flat buy_our_home the_loan be_free_of_debt pay_for fees
    geld gehalt schuld* sparen verdien* verkaufen wohnung_kaufen haus_kaufen eigentumswohnung
    argent salaire dette* épargn* revenu* acheter_une_maison
    dinero económic* sueldo deuda* ahorr* comprar_una_casa
    dinheiro salário dívida* poupar comprar_casa comprar_uma_casa financeir*
    soldi denaro stipendio debit* risparmi* comprare_casa`,
  love: `does_he does_she he_still she_still think_of_me miss_me fiancé fiancée fiance men heart heartbreak hommes uomini männer hombres homens meet_someone find_love in_love fall_for my_ex relationship* marriage marry_me my_husband my_wife my_boyfriend my_girlfriend my_partner right_for_me soulmate* soul_mate* cheated propose wedding* getting_married
    long_distance dating jealous* trust_again needs_space love_me loves_me single come_back open_the_relationship the_one alone_forever restare_sola allein_bleiben rester_seule quedarme_sola ficar_sozinha love
    liebe* beziehung partner* ehe mein_mann meine_frau mein_freund meine_freundin heirat* verliebt trennung jemanden_kennen passt zu_mir single
    amour couple mari mariage rencontrer séparation amoureu* mon_copain ma_copine célibataire
    amor pareja_ideal marido esposa novio novia casar* enamorad* relación soltera soltero alma_gemela
    amor namorad* casamento relacionamento relação alma_gémea solteir*
    amore mi_ama fidanzat* matrimonio relazione innamorat* sposar* marito moglie anima_gemella`,
  family: `the_family son_moved daughter_moved grandma grandpa uncle cousin niece nephew my_mother my_father my_mum my_mom my_dad my_parents my_sister my_brother my_son my_daughter my_twin in-laws stepchild* stepson* stepdaughter* second_child my_child* my_kids my_family teenage* odd_one_out siblings grandchild* mother-in-law
    meine_mutter mein_vater eltern tochter sohn schwester bruder familie kinder schwiegermutter
    ma_mère mon_père parents ma_fille mon_fils sœur frère famille enfants belle-mère
    mi_madre mi_padre padres mi_hija mi_hijo hermana hermano familia hijos suegra
    minha_mãe meu_pai minha_filha meu_filho irmã irmão família filhos sogra
    mia_madre mio_padre genitori mia_figlia mio_figlio sorella fratello famiglia figli suocera`,
  place: `this_town stay_or_go where_should_i_live where_should_we_live or_go move_to moving_to move_abroad mov*_house relocat* emigrat* village city a_new_house the_country second_location big_trip a_trip travel* abroad
    umzieh* umzug auswander* ziehen reise*
    déménag* partir_vivre voyage*
    mudarme mudarnos mudanza viaj*
    mudar-me mudar_de mudar_para viagem viajar ficar_no ficar_em
    trasferirmi trasferirci trasloc* viagg*`,
  friends: `friend friends friendship* best_friend oldest_friend
    freundschaft* freunde amitié* ami amie amis amistad* amig* amizade* amic*`,
  beginning: `carry_on keep_going when_should_i_launch launch* open_the opens_on opening start_a_business begin* good_day good_date new_beginning first_months take_the_leap
    eröffn* anfang* beginn* starten gründ* ouvrir commencer lancer abrir empezar lanzar propio_negocio começar lançar aprire iniziare lanciare`,
  craft: `blog my_art channel novel book write writing sing singing paint* podcast ceramics pottery music art creative study studying studies course learn finish_nothing finish_what university
    buch schreib* malen studium studier* musik livre écrire peindre études musique libro escribir pintar estudi* música livro escrever pintar estud* scrivere dipingere studi* musica`,
  direction: `come_here_to want_in_life really_want wirklich_will vraiment_veux realmente_quiero realmente_quero voglio_davvero life_purpose my_purpose purpose my_path my_calling calling meaning_of_my_life what_am_i_here who_am_i gift_for my_mission soul_mission destiny which_direction
    lebensaufgabe bestimmung berufung sinn_meines mission_de_vie but_de_ma_vie ma_voie misión_de_vida propósito missão_de_vida missão propósito missione scopo`,
  strength: `so_tired exhausted burnt_out burned_out burnout rest energy boundaries set_limits say_no saying_yes worry* anxious stress* sleep confidence self-esteem lonely alone patience courage overwhelm*
    erschöpft grenzen_setzen nein_sagen selbstvertrauen selbstwert stress energie schlaf* épuis* confiance_en limites dire_non stress sommeil énergie
    agotad* límites decir_no confianza_en_mí estrés energía cansad* esgotad* limites dizer_não confiança_em energia
    esaust* confini dire_di_no fiducia_in energia stanc* autostima`,
  ending: `let_go letting_go leave_him leave_her quit divorce forgive* goodbye break_up breakup retire retirement sell_the_shop sell_my_business give_up past
    loslassen verlassen vergeben trennen lâcher_prise quitter pardonner soltar dejar perdonar largar deixar perdoar lasciare perdonare lasciar_andare`,
  name: `our_name the_name rename*  kind_of_customers customers clients logo brand* slogan called
    unser_name umbenenn* kunden marke nom_de clients marque nombre_de clientes marca nome_da nome_do clientes marca nome_del clienti marchio`,
  self: `hard_on_myself about_myself not_seeing intuition why_am_i_so why_do_i_always why_do_i why_am_i wrong_with_me strongest in_my_chart my_chart 11:11 feel_everything so_sensitive my_life_path do_i_have_a_gift healing
    warum_bin_ich intuition_stärken meine_stärken pourquoi_suis-je mon_intuition por_qué_soy mi_intuición porque_sou minha_intuição perché_sono mia_intuizione`,
  time: `get_easier get_better after_the_summer in_spring in_autumn turn_around next_year this_year coming_year twelve_months which_month best_month next_twelve watch_out_for was_20 year_for months_ahead
    nächstes_jahr nächste_jahr dieses_jahr année_prochaine cette_année próximo_año este_año próximo_ano este_ano anno_prossimo quest'anno momento_giusto`,
};
