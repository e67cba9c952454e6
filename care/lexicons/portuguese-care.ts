import type { Lexicon } from '../lexicon.ts';

const illness = `
  não|nao|quase_não come|como nada|mais|quase_nada
  câncer|cancro|cancer|tumor|tumores|leucemia|linfoma|melanoma|metástas*|quimio|quimioterapia|radioterapia|biópsia|maligno|oncolog*|alzheimer|demência|parkinson|esclerose|vih|hiv|sida|aids|diabetes|diabétic*|epilep*|convulsões|diálise|
    hemodiálise|lúpus|fibromialgia|endometriose|hepatite|cirrose|pneumonia|sépsis|septicemia|paliativos|transplante|autoimune|esquizofren*|bipolar*|psicose|surto_psicótico|anorexi*|bulimi*|stress_pós|estresse_pós|doença*|doente|doentes|
    adoeceu|incurável|terminal|avc|derrame|infarto|enfarte|ataque_cardíaco|insuficiência|aneurisma|embolia|trombose|meningite|infeção|infecção|infetad*|infectad*|paralisad*|paralisia|amput*|cadeira_de_rodas|deficiên*|desenganad*
  estágio|estádio|fase|grau 1|2|3|4|quatro|três|terminal|iv|iii
  diagnostic*|diagnóstic*|prognóstico
  depress*|ansiedade|ataque_de_pânico|ataques_de_pânico|crise_de_pânico|crises_de_pânico|crise_de_ansiedade|crises_de_ansiedade|esgotamento|psiquiatr*|psiquiátric*|saúde_mental|borderline|burnout|síndrome_do_pânico|transtorno*|perturbação
  hospital|hospitaliz*|internad*|internaram|internamento|urgências|uti|cti|cuidados_intensivos|pronto_socorro|coma|ambulância|inem|samu|bloco_operatório
  operada|operado|me_operar|operar_me|ser_operad*|vai_operar|vou_operar|cirurgia*|cirurgi*|anestesia
  operação .. coração|joelho|risco*|corra_bien|corra_bem|coluna|tumor|cérebro|hospital|médic*|medo|anca
  sintoma|sintomas
  caroço|nódulo|quisto|cisto|mancha|massa .. peito|mama|pescoço|encontr*|axila|seio|pulmão|fígado|descobri*
  sangue na|nas|no urina|fezes
  tossindo|cuspir|vomitar|tossir sangue
  dor|dores|pressão|pontadas|aperto .. peito|coração|braço|barriga|costas|rim|cabeça|estômago .. há|semanas|meses|forte*|dormente|médico|medo|dias|insuportável|horas|$
  dor|dores crónica*|crônica*|insuportá*|no_peito|torácica
  braço|perna|cara|rosto|mão|lado .. dormente|formigu*|dormência
  não consigo respirar
  falta de ar
  desmai*|tonturas
  médico|médicos|médica|doutor|doutora|doutores|oncologista|cardiologista|neurologista|cirurgião|especialista .. diz|dizem|disse|disseram|deu|encontr*|quer*|sabem|recomend*|mand*|receit*|medo|amanhã|operar|nada|dão|acha*|descobr*|falou
  ir|ver|vez|visitar|sem|consultar .. médico|médica|doutor
  ressonância|tac|raio_x|ecografia|ultrassom|mamografia|colonoscopia|análises_ao_sangue|exames_médicos|exame_de_sangue|tomografia
  resultados|resultado .. biópsia|análises|médic*|hospital|sangue|exames|exame
  curar|cura|curado|curada|sarar .. doença|cancro|câncer|minha_mãe|meu_pai|meu_filho|minha_filha|marido|diabetes|me_vou|vou|vai|será
  vai|vou|consegue|vamos .. sobreviver|recuperar|melhorar|ficar_boa|ficar_bom|curar|salvar|sair_dessa
  saúde .. problema*|má|fraca|delicad*|preocup*|medo|pior*|mãe|pai|mal|grave*
  problemas|problema de saúde
  quanto tempo .. vida|resta|viver|vivo|tenho|tem
  quando|idade|ano|como .. vou|vai|irei .. morrer|morte
  vou|vai|vamos morrer
  data|dia|hora|ano da_minha_morte|da_morte|de_morte
  a|está morrer|morrendo|a_morrer
  meu|minha .. filho|filha|mãe|pai|marido|esposo|esposa|avó|avô|irmão|irmã|bebé|bebê|cão|cachorro|gato|mulher|namorado|companheiro .. doente|morrer|morrendo|grave|autis*|deficiente|coma|internad*
  ouço|oiço|escuto|ouve vozes
  vozes na|dentro .. cabeça
  choro|chorar|chorando|lágrimas .. todos_os_dias|todo_dia|o_dia_todo|o_dia_inteiro|todas_as_noites|toda_noite|parar|sem_parar|tempo_todo|cada|não_paro|sempre|constantemente
  paro|consigo .. de|parar chorar
  não .. durmo|como|dormir|comer|levantar_da_cama|sair_da_cama .. há|dias|semanas|desde|nem|nada|cama|direito|consigo
  sinto|sentindo|estou|tô|tão .. vazia|vazio|inútil|desesperad*|quebrad*|destruíd*|morta_por_dentro|morto_por_dentro|sem_esperança|arrasad*|acabada|perdida_e_sozinha
  desesperad*|desespero|desesperança|fundo_do_poço|sem_chão|sem_rumo_e|arrasada|arrasado|destroçad*
  acidente .. hospital|coma|grave|ferid*|uti|internad*
  febre .. dias|bebé|bebê|filho|filha|crianç*|40|39|alta
  depressão pós_parto
  encontraram|encontrado|viram|detetaram|detectaram|apareceu|descobriram|acharam .. algo|coisa|mancha|massa|caroço|nódulo|sombra .. pulmão|fígado|peito|cérebro|raio_x|rim|tac|mama|ressonância
  números|televisão|vozes|rádio|placas .. falam|fala|mandam|dizem|ordenam .. comigo|me|mensagens
  não .. durmo|como|dormi|comi .. há|faz .. # noites|dias
  esperando|espero|à_espera .. resultados|resultado|biópsia|diagnóstico|operação
  medo .. operação|resultado|cancro|câncer|doença|morrer|exame
  ficando|ficar|fiquei cega|cego|surda|surdo|louca|louco
  esperança|expectativa de_vida
  cura|curar|sarar .. tiroide|tireoide|costas|asma|enxaqueca*|diabetes|pele|coração|ansiedade
  restam|resta|dão|deram .. meses|semanas|dias|pouco .. vida|viver|$
  restam lhe|me .. meses|semanas|dias
  restam|dão|deram dois|três|quatro|seis|poucos meses|semanas|dias
`;

const medication = `
  medicação|medicacao|medicamento|medicamentos|remédio|remédios|remedio|remedios|antidepressiv*|ansiolítico*|antipsicótico*|calmante*|comprimido|comprimidos|antibiótico*|cortisona|insulina|lítio|sertralina|fluoxetina|prozac|paroxetina|
    escitalopram|citalopram|venlafaxina|mirtazapina|trazodona|quetiapina|olanzapina|risperidona|aripiprazol|clonazepam|rivotril|lorazepam|lorenin|diazepam|valium|alprazolam|xanax|victan|metformina|levotiroxina|eutirox|anticoagulante*|
    varfarina|estatina*|betabloqueador*|anticoncepciona*|contracetiv*|ritalina|concerta|metadona|tramadol|morfina|ibuprofeno|paracetamol|receita_médica|receitou|receitaram|receitado|dose|dosagem|miligramas|mg|vacina*|tratamento*|
    efeitos_secundários|efeitos_colaterais|hormonas|hormônios|ozempic|bombinha|pregabalina|analgésico*|medicina_para|tarja_preta|tranquilizante*|soníferos
  pílula .. parar|tomar|dia_seguinte|deixar|anticonc*|contrac*
  parar|deixar|tomar|tomo|suspender|largar|diminuir .. medic*|remédio*|comprimido*|tratamento|insulina|quimio|dose
`;

const pregnancy = `
  grávid*|gravid*|gravidez|gestação|gestante|aborto*|abortar|abortei|abortou|o_parto|do_parto|meu_parto|parir|fertiliz*|inseminação|fiv|pma|infertil*|infértil|estéril|esterilidade|fertilidade|ovulação|feto|embri*|parteira|nado_morto|nasceu_morto|natimorto|
    ectópica|cesariana|cesárea|prematur*|contrações|teste_positivo|curetagem|engravid*|barriga_de_aluguer|barriga_de_aluguel|óvulos|ivg|tentante*|positivo_no_teste
  menstruação|regras|menstruada .. atras*|não_veio|não_vem|não_desceu|não_aparece|falta|falhou
  atraso|atrasada .. semanas|dias|menstru*|teste|regras
  não .. desceu|veio|vem .. menstru*|mês
  perdi|perder|perdido|perdemos|perdeu .. bebé|bebê|gravidez|meu_filho_às|meu_filho_com|gémeos|gêmeos|neném
  bebé|bebê|neném .. perdi|perdemos|perder|ventre|barriga|morr*|batimento*|espero|esperando|à_espera|abortar|quero|ter|tê_lo|semanas|coração|tentar|tentando
  espero|esperando|espera|ter|terei|engravidar|conceber|tenho|teremos|tentar|tentando .. bebé|bebê|filho|filhos|filha|gémeos|gêmeos .. !nome|nomes|relatório
  quando|vou|poderei|terei|posso|devo|será|se|ainda .. filho|filhos|bebé|bebê|mãe|mamã|mamãe .. ter|terei|ser|engravid*|$
  quando|vou|poderei|posso|devo|será|conseguir|consigo .. ter|ser .. filho|filhos|bebé|bebê|mãe|mamãe
  não quero|vou|posso tê_lo|ter_filhos|tê_la|ter_o_bebé|ter_esse
  não|nunca .. ter|conseguir .. filhos|bebé|bebê
  batimento|batimentos
  tentar|tentando|tentamos .. há|faz|anos|meses && bebé|bebê|filho|anos|engravid*|nada|grávida
  dias|semanas de atraso
  serei|ser|voltarei_a_ser mãe|mamã|mamãe|pai
  ter|abortar|perder|tirar o|um bebé|bebê
  teste .. positivo|negativo|gravidez
`;

const grief = `
  faleceu|falecid*|falecimento|faleceram|falecer|morreu|morreram|morte_de|morte_do|morte_da|de_luto|em_luto|o_luto|meu_luto|luto_pela|luto_pelo|enlutad*|o_enterro|enterro_da|enterro_do|enterro_de|funeral|funerais|velório|viúva|viúvo|órfã*|orfã*|sepultamento|cemitério|túmulo|cremação|cinzas|pêsames|condolências|
    defunt*|descanse_em_paz|partiu_para|nos_deixou|está_no_céu|se_suicidou|suicidou_se|se_matou|matou_se|mataram|assassinaram|assassinad*|ente_querido|entes_queridos|virou_estrelinha|foi_morar_com_deus|partiu_cedo
  meu|minha|nosso|nossa|o_meu|a_minha .. mãe|pai|marido|esposo|esposa|mulher|filho|filha|irmão|irmã|avô|avó|tio|tia|amigo|amiga|namorado|namorada|cão|cachorro|cadela|gato|gata|bebé|bebê|neto|neta|companheiro|primo|sobrinho|vó|vô .. morreu|
    morto|morta|faleceu|já_não_está|foi_embora_para|partiu|céu|perdeu_a_vida|se_foi
  morte|perda|partida|ausência .. meu|minha|seu|sua|nosso|um|mãe|pai|filho|filha|marido|irmão|avó|avô|cão|cachorro|gato|familiar
  desde|após|depois .. morte|morreu|faleceu|falecimento|partida|partiu
  perdi|perdido|perder|perdemos|perdeu .. meu|minha|meus|um|seu|nosso|nossa|o_meu|a_minha .. mãe|pai|marido|esposo|esposa|filho|filha|irmão|irmã|avô|avó|amigo|amiga|cão|cachorro|cachorrinho|gato|companheiro|ente_querido|bebé|bebê|vó
  saudade|saudades|falta .. meu|minha|dele|dela|mãe|pai|filho|filha|marido|avó .. morreu|céu|mort*|tanta|tantas|desde|faleceu|partiu
  falar|mensagem|mensagens|contactar|contatar|sinal|sinais|comunicar|contacto|contato .. mort*|defunt*|além|céu|falecid*|outro_lado|partiu
  em paz .. ele|ela|está|descans*
  está|esteja|estará .. em_paz|no_céu|me_perdo*|me_vê|me_protege
  não|nem .. despedir|despedi|dizer_adeus
  uma última|só|mais vez .. abraç*|falar|ver .. mãe|pai|filho|marido|ele|ela
  superar|supero|aceitar|ultrapassar .. morte|perda|luto
  desde que .. se_foi|partiu|morreu|não_está|falta|foi_embora_para
  há|faz # dias|semanas|meses|anos que .. se_foi|morreu|faleceu|partiu|cá_não_está
  mãe|pai|avó|avô|marido|esposo|filho|filha|irmão|irmã .. se_foi|já_cá_não_está|já_não_está|não_está_mais|partiu
`;

const addiction = `
  ludopat*|casino|cassino|roleta|slot_machine|caça_níquel|caça_níqueis|tigrinho|jogo_do_tigre|aviãozinho|betano|betclic|placard|raspadinha*|apostas|apostar|apostando|apostei|apostado|bets|bingo|jogo_patológico|jogo_online|
    vício_do_jogo|vício_em_jogo|vício_do_álcool|adição|toxicodepend*|dependente_químic*|alcoólic*|alcoolismo|alcoólatra|álcool|alcool|bebedeira*|cocaína|heroína|crack|drog*|charros|maconha|cannabis|metanfetamina|fentanil|cetamina|
    desintoxic*|reabilitação|recaída|recaí|recaiu|sóbri*|overdose|abstinência|ressaca|opioides
  jogo|jogar|jogando|joguei|póquer|poker|loteria|lotaria|máquinas|jogos_de_azar .. dinheiro|perdi|perdido|salário|ordenado|poupanças|tudo|deixar|parar|dívidas|todo_dia|renda|outra_vez|perco|de_novo|compuls*
  perdi|perdido|gastei|gasto|perco|torrei .. jogo|póquer|poker|máquinas|apostas|loteria|lotaria|casino|cassino|raspadinhas|online
  bebo|bebe|beber|bebendo|a_beber .. todos_os_dias|todo_dia|muito|demais|demasiado|garrafa*|vodka|whisky|cachaça|vinho|cerveja*|escondid*|toda_noite|todas_as_noites|sozinh*|álcool|parar|noite|manhã|deixar
  garrafa|garrafas|litro|litros .. vodka|whisky|cachaça|vinho|por_dia|toda
  não consigo|paro|consegue .. parar|deixar|largar .. beber|jogar|apostar|fumar|consumir|comer|comprar|usar
  não consigo parar|largar
  meu|minha .. se_droga|droga_se|usa_droga|bebe|consome|fuma_maconha|cheira|injeta
  consumo|consome|consumir .. drogas|coca*|todo|dia|de_novo|álcool|porno*|$
  se droga
  droga se
  cheirar|cheiro|cheira .. pó|coca|cocaína
  joga|jogo|aposta|aposto .. todo|tudo|dinheiro|salário|nosso|poupanças
  parar|deixar .. comprar|pedir .. leituras|tiragens|consultas|videntes
  leituras|tiragens|videntes|tarólogas|cartomantes .. por_dia|todos_os_dias|gastei|milhares|poupanças|viciad*
  cavalo|cavalos|galgos .. aposto|apostar|jogar|hoje|ganha
  aposto|apostar|jogo .. cavalo|cavalos|vermelho|preto|roleta|jogo
  salário|ordenado|dinheiro|tudo .. bet|bets|betano|casino|cassino|tigrinho|online
  gastei|gasto .. # .. videntes|vidente|tarot*|tarólog*|cartomantes|leituras
  sou|está|estou|é|filho|filha|marido|irmão|mãe|pai|namorado .. viciado|viciada|dependente .. em|no|na|$ .. !vídeos
  viciado|viciada|vício em|no|na|do|da jogo|jogos|álcool|bebida|drogas|apostas|pornografia|cocaína|crack|comprimidos|remédios|bet|slots|compras
`;

const debts = `
  dívida|dívidas|divida|dividas|endividad*|sobreendivid*|penhora|penhor*|despejo|despejad*|despejar|falência|bancarrota|insolv*|nome_sujo|serasa|spc|agiota*|cobrador*|arruinad*|ruína|sem_abrigo|sem_teto|ficar_na_rua|dormir_na_rua|viver_na_rua|banco_alimentar|
    cesta_básica|cheque_especial|a_descoberto|execução_fiscal|incumprimento|inadimplen*|credor*|nome_negativado|usurário*|oficial_de_justiça|agente_de_execução|falid*|negativad*
  não|nem .. consigo|posso|podemos|tenho|sei_como|conseguimos .. pagar .. renda|aluguel|aluguer|luz|contas|hipoteca|prestação|empréstimo|dívida*|escola|água|nada
  não .. chega|chego|dá|tenho|consigo .. fim_do_mês|comer|comida|alimentar|filhos|sustentar
  pagar .. renda|aluguel|luz|prestação|contas|empréstimo|cartão|dívida*|boletos .. não|como|consigo|impossível
  devo|deve|devemos|devendo .. #|mil|dinheiro|euros|reais|banco|finanças|renda|aluguel|milhões|cartão|grana|toda_a_gente|todo_mundo|agiota|pro
  tirar|perder|tiram|perdi|perdemos|ficar|perco|penhor*|despej* .. casa|apartamento|poupanças|todo_o_dinheiro|todo_meu_dinheiro|sem_casa|na_rua|sem_nada|sem_teto
  perdi|perdemos|perdido tudo
  poupanças|economias|dinheiro|grana .. perdi|perdido|cripto*|bitcoin|burla*|golpe|roubaram|investimento|pirâmide
  burlaram|burlada|burlado|enganaram|golpe .. dinheiro|euros|reais|poupanças|tudo|me|perdi
  não|sem|nem .. dinheiro|grana|um_tostão|um_cêntimo|um_centavo|um_real .. comer|renda|aluguel|filhos|comida|mês|pagar|viver|nada|luz|leite|fraldas|para|pra|$
  só|restam|tenho .. # euros|reais .. conta|mês|restam|comer|até|semana|viver
  problemas|dificuldades|aperto|crise financeir*|de_dinheiro|económic*|econômic*
  cortar|cortaram|cortam .. luz|água|gás
  até ao|o pescoço
  afogad*|atolad*|afundad* .. dívidas|contas|empréstimos
  empréstimo|empréstimos .. pagar|devo|não_consigo|juros|banco|atras*|dívida*
  cortaram|cortaram_nos|cortam|cortar .. luz|água|gás|eletricidade|energia
  empréstimo|crédito .. pagar|fiz|pacote|comer|devolver .. não|comer|pacote|consigo|agora
  não .. tenho|sobra|há .. para|pra .. comer|a_renda|o_aluguel|fraldas|leite|a_luz
  conta .. negativa|vermelho|vazia|bloqueada|zero|negativo
  negativo|vermelho .. meses|semanas|conta|banco|há|sempre
  no negativo|vermelho
  nada|vazio|vazia .. frigorífico|geladeira|despensa|armários
  frigorífico|geladeira .. vazio|vazia|nada
  emprestado|emprestada .. toda|todos|gente|mundo|amigos|família|devo|devolver|dinheiro
  dar de comer .. filhos|crianças|família
  como|com_que|não_sei .. dar_de_comer|alimentar|sustentar .. filhos|crianças|família
`;

export const portugueseCare: Lexicon['care'] = { illness, medication, pregnancy, grief, addiction, debts };

/** What says little by itself: a word of the matter, and one of the trouble with it. */
export const portugueseCareHints: Lexicon['hints'] = {
  illness: `
    2 médico|médica|doutor|hospital|clínica|ressonância|operação|operad*|operar|cirurgia|tumor|caroço|sintomas|diagn*|tratamento|especialista|urgência|urgências|uti|coma|prognóstico|exames|exame|biópsia|quisto|cisto|psiquiatra
    2 dor|dores|dói|febre|tontura|tonturas|tonta|desmai*|falta_de_ar|respirar|vómitos|vômito|inchad*|dormente|paralis*|sangro|sangramento|enxaqueca*|palpitações|doente|doença|infecção|infeção|deficien*
    2 deprimid*|depress*|ansiedade|pânico|burnout|esgotamento|mental|insónia|insônia|vozes|trauma|autis*|tdah|bipolar
    1 medo|assustad*|preocupad*|pior|choro|rezo|espero|por_favor
    1 à_espera|esperando_o|disseram|encontraram|semanas|meses|há_dias|todos_os_dias|toda_a_noite|não_durmo|faz_dias
    1 curar|cura|sarar|sobreviv*|recuper*|quanto_tempo|que_dia|qual_dia|bom_dia_para|quando|melhorar|grave|viver
    1 minha_mãe|meu_pai|meu_marido|minha_mulher|minha_esposa|meu_filho|minha_filha|meu_bebé|meu_bebê|minha_irmã|meu_irmão|minha_avó|meu_coração|minha_cabeça
  `,
  addiction: `
    2 bebo|bebe|beber|bebendo|álcool|vodka|cachaça|whisky|vinho|cerveja|garrafa|garrafas|ressaca|sóbrio|sóbria|bêbad*|recaí|recaída|abstinência|pinga
    2 fumo|baseado|maconha|erva|coca|cocaína|heroína|crack|droga|drogas|traficante|comprimidos|chapad*|cheir*
    2 casino|cassino|tigrinho|slots|aposta|apostas|aposto|apostar|bets|póquer|roleta|bingo|raspadinha*|pornô|pornografia
    1 todos_os_dias|todas_as_noites|todo_dia|toda_noite|cada_noite|de_novo|outra_vez|por_dia|de_manhã|fim_de_semana|desde
    1 não_consigo_parar|parar|largar|deixar|controle|controlo|sem|preciso|viciad*|vício|dependen*|problema|sair_disso
    1 perdi|perdido|todo|tudo|toda|poupanças|salário|dinheiro
    1 escondo|escondido|segredo|minto|roubo|roubei|marido|mulher|filhos|vergonha|prometi
  `,
  debts: `
    2 dívida|dívidas|empréstimo*|crédito|hipoteca|penhor*|credor*|despej*|despejo|falência|falid*|insolv*|agiota*|na_rua|nome_sujo|serasa|atras*|inadimpl*|endivid*
    2 renda|aluguel|contas|senhorio|banco|luz|poupanças|poupança|salário|finanças|boletos
    2 sem_dinheiro|sem_um_tostão|devo|devendo|burla|golpe|grana|liso
    1 não_consigo_pagar|não_tenho|como_pagar|atraso|negativo|no_vermelho|vazia|bloquead*|perdi|perder|tirar|resta|cortad*|cortar|tribunal|cartas|ameaç*|meses
    1 comer|comida|filhos|crianças|inverno|fim_do_mês|esta_semana|próxima_semana|alimentar
    1 medo|desesperad*|vergonha|não_sei_o_que|não_sei_como|durmo|pânico|choro|ninguém_sabe|marido_não|afog*
  `,
  grief: `
    2 morreu|morto|morta|morte|falec*|partiu|enterr*|funeral|velório|luto|túmulo|cemitério|viúva|viúvo|céu|anjo|perda|se_foi|foi_se|cinzas|nos_deixou
    1 minha_mãe|meu_pai|meu_marido|minha_mulher|minha_esposa|meu_filho|minha_filha|meu_bebé|meu_bebê|minha_irmã|meu_irmão|minha_avó|meu_avô|meu_cão|meu_cachorro|meu_gato|meu_amigo|minha_amiga|a_mãe|o_pai
    1 saudade|saudades|falta|choro|chorar|falar|contato|contacto|sinal|sinais|comigo|em_paz|despedir|adeus|perdo*|mais_uma_vez|superar
    1 ontem|semana_passada|mês_passado|ano_passado|esta_manhã|hoje_de_manhã|faz_um|há_um|há_dois|aniversário|de_repente
  `,
  pregnancy: `
    2 grávida|gravidez|engravidar|engravid*|aborto|abort*|fiv|in_vitro|fertilidade|infértil|estéril|ovulação|ultrassom|ecografia|pílula_do_dia|parteira
    2 menstruação|atrasad*|atraso|camisinha|preservativo|sem_proteção|desce|desceu
    1 medo|outra_vez|de_novo|perdi|sangr*|semanas|ter_o|positivo|negativo|funcion*|este_mês|pais|não_quero|anos|acidente|não_desce|não_desceu|tentar|tentando
  `,
  medication: `
    2 medicação|medicamento*|remédio*|comprimido*|dose|receita*|mg|gotas|injeção|injeções|antibiótico*|vacina|hormonas|hormônio*|analgésico*|pílula
    1 parar|parei|deixar|deixei|largar|pular|sem|substituir|trocar|reduzir|baixar|dobro|aumentar|mais|misturar|juntos|quantos|demais|devo|posso|preciso
  `,
};
