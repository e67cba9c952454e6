import type { Lexicon } from '../lexicon.ts';
import { portugueseCare, portugueseCareHints } from './portuguese-care.ts';

const idioms = `
  preço|valor|taxa|cobrança|juros|preços .. abusivo|abusiva|abusivos|abuso
  quarta feira de cinzas
  homem|mulher|nativo|nativa|sol|lua|ascendente|signo de|em|no câncer|cancer|caranguejo
  lua|sol|vênus|marte|ascendente em câncer|cancer
  que ansiedade
  ansiedade|ansiosa|ansioso para|pra|por|de ver|receber|saber|ler|chegar|chegue|conhecer
  sintomas|diagnóstico|prognóstico de|do|da|para .. ano|número|despertar|mapa|negócio
  eu luto|lutei
  luto todos|muito|pelos|para|por_um
  doente|doença por|de numerologia|números|curiosidade
  sou médica|médico|enfermeira|enfermeiro|psicóloga|psicólogo|terapeuta
  médica|médico|enfermeira|psicóloga|terapeuta .. carreira|profissão|consultório|número|nome
  perdi tudo o_que|que .. escrevi|preenchi|digitei
  morreu|morto|morta o|a|meu|minha telemóvel|celular|computador|internet|net|link|bateria|site|página
  doente|gripe + remarcar|sessão|marcação|adiar|mudar|cancelar
  morrendo|morrer|morro|morta|morto|mortinha|mortinho|morre|morri de|por curiosidade|rir|vontade|saudade|saudades|fome|sono|vergonha|tédio|saber|amores|inveja|ansiedade_para|sede|frio|calor|conhecer|descobrir
  mata|matar|matando|matou a|de|minha|essa|me curiosidade|minha_curiosidade
  mata|matar|matando|matou me|o|a|essa|de curiosidade|tempo|ansiedade|assinatura|tédio|espera|saudade|saudades|subscrição
  preço|preços .. matar|morrer
  de matar
  carta|arcano|tarot|tarô .. morte
  morte do|de ego|meu_ego
  dívida|dívidas|divida|dividas cármica*|kármica*|carmica*|karmica*|de_carma|de_karma|da_alma|13|14|16|19|134|145|167|191
  dívida|dívidas .. cárm*|kárm*|carma|karma|vida_passada|vidas_passadas|mapa
  número|números de dívida|dívidas
  perdi|perdeu|perder|perdido o|a|meu|minha|os|as .. senha|password|relatório|e_mail|email|link|fatura|recibo|pedido|conta|código|telemóvel|celular|documento|acesso|chaves|tempo|emprego|pdf|sessão|palavra_passe|anel|encomenda
  senha|password|relatório|link .. perdi|perdida
  telemóvel|celular|bateria|telefone|computador|link|página|internet|net .. morreu|morto|morta
  presente|prenda|oferecer|presentear|lembrancinha .. grávida
  grávida ... presente|prenda|oferecer
  nome|nomes .. bebé|bebê|nené|neném
  bebé|bebê|filha|filho|menino|menina .. nasceu|nascido|nascida
  signo|ascendente|lua|sol|sou|zodíaco|signo_de câncer|caranguejo|cancer
  câncer|cancer ascendente|lua|signo|e_escorpião|e_peixes|solar|lunar
  câncer|cancer .. escorpião|peixes|leão|gémeos|gêmeos|touro|áries|carneiro|virgem|balança|libra|capricórnio|aquário|sagitário
  escorpião|peixes|leão|gémeos|gêmeos|touro|áries|carneiro|virgem|libra|capricórnio|aquário|sagitário .. câncer|cancer
  aposto que|contigo|com
  aposta que
  farta|farto|cansada|cansado|cheia do|da|de meu|minha|trabalho|emprego|chefe|site
  viciada|viciado em|no|na|nos numerologia|café|chocolate|vosso|seu|teu|tarot|vocês|podcast|números
  abuso de|dos dados|confiança|meus_dados
  trabalho|trabalha|enfermeira|enfermeiro|médico|médica|emprego .. hospital|clínica
  números|número .. lotaria|loteria|sorte|euromilhões|mega_sena
  lotaria|loteria|mega_sena|euromilhões .. números|número
  corto|cortar|corta o|a|os|meu|minha cabelo|assinatura|subscrição|laços|cordões|nome
  bate|bater|bateu certo|palmas|papo|tudo_certo|a_curiosidade|saudade|curiosidade
  beber|bebo .. água|chá|café
  acabar|terminar com|o|a|minha|meu assinatura|subscrição|curso|pedido|quiz|teste|compra|a_assinatura|a_subscrição
  medicina alternativa|chinesa|natural
  sem dívidas
  matar|mata|mato (a|o|as|minha|essa|essas) (minha|minhas|um_pouco_a) fome|sede|saudade|saudades|curiosidade|tempo
  bateu|bate aquela|uma|certo|muito|com|a curiosidade|saudade|comigo|certo|dúvida
  dor de cabeça .. site|página|app|sistema
  que dor de_cabeça
  viciada|viciado no|na|nos|nas|em vossos|vossas|vosso|vossa|seus|suas|seu|sua|teus|teu|vocês|vídeos|quiz|site|página|leituras_da_página
  aguento|consigo|posso mais esperar|a_espera|a_curiosidade|com_a_curiosidade|de_curiosidade
  devem|deve|devem_me|me_devem .. resposta|reembolso|explicação
  não me|nos deixa|permite .. pagar|entrar|ver_o|ver_a|comprar|aceder|acessar|continuar|abrir|baixar|descarregar|avançar
  site|página|app|sistema|loja .. não|nem .. deixa|permite
  já não está|estão|se_encontra entre_nós ... mapa|relatório|leitura
  alma não tem dívidas
  jogo|jogos de palavras|tarot|cartas|búzios
  tratamento de|dos|do .. dados|pedido|imagem
  viol*|abuso .. privacidade|dados|confidencialidade|direitos|confiança
  signo|ascendente|lua|sol|sou .. câncer|cancer|caranguejo
  câncer|caranguejo .. combina|signo|ascendente|lua|com_touro|com_leão
  quase|quasi .. infarto|enfarte|ataque|treco ... preço|valor
  infarto|enfarte|treco|ataque .. preço|valor|frete
  matar|mata|matando|matou|morrer .. me|qualquer_um|a_pau|curiosidade|rir .. haha|kkk|rsrs|preço|frete|a_pau|curiosidade|$
  meu|minha|o|esse|esta .. 1|2|3|4|5|6|7|8|9|11|22|33 .. matar|matando|mata
  frete|preço|espera|curiosidade|trânsito .. mata|matar|matando|matam
  grávida de ideias|projetos|sonhos
  dia|número|carta|cor|sexta de|da morte
  13 .. morte|azar
  esperando|esperamos|espera|à_espera .. bebé|bebê|filho|menina|menino ... nome|nomes
  sonhar|sonho|sonhei com|que .. morte|morrer|morto|morta|enterro|sangue|grávida
  vida|vidas passada|passadas|anterior ... morri|morte|morto|morta|mataram
  morri|morte|morto|mataram ... vida|vidas passada|passadas|anterior
  não tenho|há dinheiro|grana .. vip|pacote|barato|agora|esse|plano|sessão
  barato|desconto|parcelar|caro .. vip|pacote|dinheiro
  cortei|cortar|corto o|meu|os cabelo|cabelos|franja
  viúva|viúvo|divorciada|divorciado|adotada|adotado ... nome|sobrenome|apelido|número
  chama|chamava dores|dolores|soledade
  antepassado*|árvore|cantor|ator|famoso .. morreu|morto|faleceu
  morrer|morrendo|morro|morri|morta|morto de|por curiosidade|rir|vontade|fome|sono|amor|vergonha|saber|cansaço|medo_do|calor|saudade_de_vocês
  infarto|golpe do|de preço|cupom|cupão|sorte
`;

const suicide = `
  suicíd*|suicid*|eutanásia|overdose|carta_de_despedida|bilhete_de_despedida|autoextermínio|auto_extermínio|desviver
  matar|suicidar|enforcar|envenenar|afogar_no me|se
  me|se .. matar|mato|matei|mata|suicidar|suicido|enforcar|enforco|envenenar|atirar|atirar_da|atirar_do|jogar_da|jogar_do|jogar_na_frente|jogar_debaixo|pendurar|matava|matasse|apagar|desviver !a_cabeça_pensar|de_rir
  matar|suicidar|enforcar|atirar|jogar|lançar|mandar me|se .. ponte|comboio|trem|janela|metro|metrô|prédio|linha|varanda|carro|rio|viaduto|andar
  @quero .. morrer|desaparecer|sumir|acabar_com|pôr_fim|por_fim|estar_morta|estar_morto|deixar_de_existir|dormir_e|partir_deste|ir_embora_deste|não_acordar|parar_de_viver|não_existir|pôr_termo|descansar_para|sumir_do_mundo !do_vosso|da_lista
  morrer|morta|morto .. @quero|prefiro|melhor|preferia|queria|tomara
  prefiro|preferia|melhor|antes|oxalá|tomara .. morrer|morta|morto|morresse|desaparecer|não_acord*|não_ter_nascido|não_existir
  vontade de .. morrer|desaparecer|sumir|viver|me_matar|nada|não_acordar|acabar
  não|sem|nem|nenhuma|perdi_a|perdi .. vontade|motivos|motivo|razão|razões|sentido|forças|força de|para|pra|em|mais viver|continuar|nada|a_vida|existir|me_levantar|lutar|cá_estar|estar_cá|seguir
  não|já_não|nao|nunca .. quero|quer|queria|consigo|aguento|suporto|dá|vale .. viver|existir|estar_aqui|acordar|continuar_viva|continuar_vivo|estar_viva|estar_vivo|continuar_assim|mais_viver|cá_estar|estar_cá|seguir_em_frente|esta_vida|essa_vida|
    viver_assim|mais_esta|mais_essa|continuar_a_viver|continuar_vivendo|seguir_vivendo !com|em|sem_o|a_pagar
  não|nao|n aguento|agüento|consigo|suporto|posso|dou|tô_aguentando|estou_aguentando|guento .. mais $
  não|nao|n|já_não aguento|agüento|suporto|guento|aguenta mais|isto|isso|esta|essa|viver|tanta|tanto|a_vida
  não|nao|n consigo|posso mais .. viver|assim|continuar|lutar|suportar|seguir|com_isto|com_isso|$
  vida .. sentido|não_vale|merda|inferno|nada|não_presta|acabar|terminar|odeio|cansad*|fart*|sem_sentido|não_faz|desisti|não_tem|tirar|pôr_fim|por_fim !caminho
  não .. sentido|vale_a_pena|vale_mais .. viver|vida|continuar|nada|existir|$
  para|pra|porquê|por que|quê|quê_viver .. viver|continuar|vivo|existo|nasci|estou_aqui|ainda
  qual .. sentido|razão .. vida|viver|continuar
  não|nenhuma|sem|nenhum .. vejo|encontro|há|tenho|tem|existe|saída|esperança .. saída|futuro|esperança|solução|sentido|luz|outra_saída|razão .. !profissional
  única|outra|sem saída|esperança|solução
  cansada|cansado|farta|farto|exausta|exausto de|da|desta|dessa viver|vida|tudo|existir|lutar|sofrer|estar_viva|estar_vivo|minha_vida
  odeio|detesto .. vida|viver|estar_viva|estar_vivo|existir
  tirar|tiro|tirei|tirou|acabar|acabo|terminar|pôr|por|dar|colocar .. vida|fim|termo .. minha|à_vida|própria|tudo|a_isto|nisso|nisto|sua|a_minha|a_tudo|$
  acabar|acabo|terminar|acabe|fim .. com|a|em tudo|isto|isso|minha_vida|a_vida|esta_dor|essa_dor|dor|sofrimento|comigo|tudo_isso|tudo_isto|minha_existência
  que .. acabe|termine|pare .. tudo|isto|isso|dor|sofrimento|logo|$
  sem mim .. melhor|felizes|feliz|bem|tranquil*|estariam|vão_ficar|ficariam
  melhor|felizes|tranquilos|aliviados|fácil .. sem_mim|se_eu_não|se_eu_morr*|se_eu_sum*|se_eu_desaparec*|quando_eu_morrer
  se eu|me .. morrer|morresse|desaparecer|desaparecesse|sumir|sumisse|não_estivesse|não_existisse|matar|matasse|não_acordar|for_embora_deste
  ninguém|quem|alguém .. sentir*|falta|import*|notar*|chorar*|reparar* .. mim|falta|morr*|sum*|se_eu|menos|desaparec*|$
  nunca|não .. ter_nascido|devia_ter_nascido|nascido|devia_existir|deveria_existir|deveria_ter_nascido
  dormir|adormecer|dormisse .. não|nunca|sempre|eternamente .. acordar|acordasse|sempre|mais|$
  não|nunca (mais|voltar_a|me) acordar|acorde|acordasse
  saltar|salto|saltei|pular|pulo|pulei|atirar|atirar_me|jogar|jogar_me|lançar|deitar_me .. ponte|comboio|trem|metro|metrô|telhado|janela|varanda|prédio|linha|falésia|andar|carro|camião|caminhão|viaduto|abismo|rio|sacada
  estou|tô|parada|parado|sentada|sentado|em_pé|aqui .. na|no|em|à_beira|em_cima .. ponte|telhado|varanda|linha_do|falésia|viaduto|parapeito|sacada|precipício
  ponte|linha_do_comboio|viaduto|telhado .. saltar|pular|penso|olhar|pensando|atirar|jogar|a_pensar
  veias|pulsos|corda|arma|pistola|veneno|chumbinho .. cort*|abrir|compr*|pront*|cabeça|pescoço|prepar*|tenho|guard*|boca|teto|tomar
  cortar|cortei|corto|abrir .. pulsos|veias
  comprimidos|remédios|pílulas|medicamentos|calmantes|paracetamol|insulina|cartela|caixa|frasco .. tomar|tomei|todos|toda|inteira|inteiro|guard*|junt*|prepar*|frente|suficientes|vez|engolir|mão|chega
  tomar|tomei|tomado|engolir|engoli|tomou .. todos|muitos|demasiados|caixa|frasco|cartela|monte|tudo|# .. comprimidos|remédios|pílulas|medicamentos|calmantes|inteira|inteiro
  despedir|despeço|despedida|despedi|adeus .. todos|mundo|sempre|família|filhos|vida|últim*|carta|me|mundo_cruel|de_vocês
  carta|bilhete|mensagem .. despedida|adeus|para_os_meus_filhos|me_despedindo
  últim* mensagem|carta|noite|dia|vez|palavras|aniversário|natal|horas .. vida|viva|vivo|mundo|escrevo|minha|aqui|$
  esta|essa|este|esse é|será .. última|último mensagem|noite|dia
  não vou|vou|estarei|estar|chego|chegarei .. cá|aqui|amanhã|viva|vivo|segunda|aniversário|natal|deste_mundo|ano .. !disponível|em_casa|na_sessão|poder
  ir|partir|deixar|sair|sumir|desaparecer .. deste_mundo|desse_mundo|desta_vida|dessa_vida|para_sempre|pra_sempre|para_o_céu|pro_céu|este_mundo|do_mundo|da_terra
  ir|estar|ficar|juntar|encontrar .. com|ter|ao|à|a .. ele|ela|minha_mãe|meu_pai|meu_marido|meu_filho|minha_filha|mãe|pai|eles .. céu|mort*|lá|lado_de_lá|além|lá_em_cima
  fardo|peso|estorvo|atraso .. todos|família|sou|para|pra|meus|filhos|mundo
  morte|morrer .. solução|única|alívio|descanso|melhor|paz|saída|libertação
  única|solução|saída|opção .. morte|morrer|me_matar|matar_me|suic*
  penso|pensando|pensar|pensamentos|pensamento|ideia|ideias|sonho .. morte|morrer|me_matar|matar_me|suic*|desaparecer|sumir|não_estar|acabar|fazer_mal|mort*|saltar|pular
  pensamentos negros|escuros|ruins|suicid*|sombrios|maus
  como|maneira|forma|jeito|qual_dia|dia|melhor .. morrer|me_matar|matar_me|suic* .. dor|rápido|sem|melhor|fácil|sofrer|$
  fazer|faça|fiz|cometer|faço .. besteira|loucura|asneira|disparate|merda_comigo|uma_besteira
  mereço|merece|devia|deveria .. viver|morrer|existir|estar_viva|estar_morta|estar_morto
  tentei|tentativa|tentou .. me_matar|matar_me|vida|morrer|suic*|se_matar|de_novo|acabar
  desisti|desistir|desisto .. vida|viver|tudo|de_mim|não_aguento
  fazer|faço|fiz .. mal .. mim|a_mim|comigo
  não|já_não .. vou_estar|estarei|estiver|estou_cá|cá_vou_estar|cá_estarei && serve|relatório|ano|carta|adeus|para_quê|para_que|se_já|pra_que
  cá não vou|estarei
  deixei|deixado|tenho|está .. tudo .. tratado|arrumado|resolvido|preparado|organizado|pronto && cartas|gato|cão|alma|paz|depois|despedi*|irmã|descansar
  cartas .. escritas|prontas|escrevi && alma|paz|filhos|depois|descansar|tratado
  alma .. descansar|paz .. depois && cartas|tratado|morte|cansad*|pronta
  cansei|cansei_me|canso de|da|disto|disso viver|vida|existir|lutar|sofrer
  tentou|tentei|tentado .. uma_vez|antes|duas_vezes|já && falando|falar|de_novo|outra_vez|morrer|vida|assim|hospital|comprimidos|esposa
  quantos|quantas .. comprimidos|remédios|calmantes|pílulas .. precis*|morrer|bastam|mortal|dormir_para|suficientes|são
  dose mortal|letal|fatal
  tirar|tiro|tirou a|minha|sua|própria|a_minha vida
  pensando|penso|pensar|pensei em .. tirar|acabar|morrer|me_matar|desaparecer|pular|sumir .. vida|tudo|$
  diz|disse|ameaça|fala|escreve .. matar|mata|suicid*|morrer|desaparecer|sumir|pular|não_quer_viver|se_mata
  se mata|matará|atira|enforca se
  melhor|bom|qual|que dia|data|momento|número .. partir|morrer|acabar|desaparecer|ir .. sempre|vida|tudo|$
  partir|ir|dormir|descansar .. para_sempre|pra_sempre|definitivamente|de_vez
  seguro .. vida && morrer|morta|melhor|filhos|suicid*
  não .. forças|força|ânimo .. seguir|viver|lutar|continuar|levantar
  quero|queria|preciso|só .. que .. acabe|termine|pare|acabasse
  conto|conta|contar|contando .. comprimidos|remédios|pílulas
  não sei|acho .. se|que chego|chegarei|estarei|vivo|passo .. aniversário|natal|amanhã|ano|verão
  alma|carma .. se|quando .. for|matar|morrer|partir|suicid* .. vontade|própria|mão|$
  for|ir|partir|morrer .. por .. vontade|própria|minha_mão
  volante|autoestrada|estrada|acelerador .. bastava|bastaria|penso|largar|embater|bater
  morte .. menos|mais|não .. medo|assusta* .. amanhã|vida|viver|que
  assusta* .. menos .. amanhã|vida|viver
  preparado|preparada|pronto|pronta .. corda|comprimidos|tudo .. isso|despedi*|noche|$
  corda|lâmina|comprimidos .. isso|preparad*|pront*|compr*
  tudo preparado|pronto && corda|comprimidos|carta|adeus|morrer|partir
  deixo|deixar|deixarei .. para_trás|atrás .. filhos|família|todos|eles
  encontrem|encontre|encontrar|achem .. meu_corpo|morta|morto|pendurad*|filhos
  escolhi|escolher .. música|vestido|flores .. funeral|enterro|velório
  meu funeral|enterro|velório
  em paz com isto|isso|a_ideia|a_decisão
  nó .. aprendi|pratiquei|corda|fazer
  guardo|guardei|guardando|roubei .. morfina|comprimidos|insulina|remédios
  não .. precisar|vou_precisar .. resto|sessões|assinatura|relatório && estarei|adeus|embora|aqui|depois
  deem|dê|entreguem|passem .. minhas|meu|as .. sessões|relatório|lugar .. alguém|irmã|filha && adeus|estarei|viver|embora
  água|vazio|comboio|trem|ponte|linha .. chama|atrai|calma|fácil|convida
  finjo|fingir|sorrio|sorrir && viver|continuar|acabe|mais|morta|sentido
  soltar|largar|virar .. volante|o_volante
  volante|árvore|muro|caminhão|poste .. soltar|bater|virar|acabar|pronto|paz
  organizado|arrumado|resolvido|pronto|deixei .. tudo|papéis|cartas|senhas|cachorro|gato && dia|escolher|falta|último|data|depois
  falta|só .. escolher|decidir|marcar .. dia|data|momento
  áudio|mensagem|carta|bilhete|vídeo|post .. desped*|despedindo|despedida|adeus .. atende|responde|não|amiga|filho|$
  despedindo|despediu|despedir|despedi .. atende|responde|todos|filhos|áudio|mensagem|sempre|não
  pra_que|para_que|de_que .. ano|serve|adianta|quero ... não_vou_estar|não_estarei|não_chego|não_vou|morrer|aqui
  ninguém .. sentir|sentiria|ia_notar|notaria|ligar|importar|vai_notar|ia_sentir|choraria|perceber
  peso|fardo|estorvo .. sou|pra|para|família|todos|só
  melhor|bem|aliviados|felizes .. sem_mim|se_eu_não|se_eu_sumisse|iam_ficar|ficariam
  última vez .. voz|ouvir|ouve|falar|ver|escrevo .. disse|desligou|me|$
  não .. devia|deveria|era_para|era_pra .. nascido|ter_nascido|existir|estar_aqui|nascer
  não .. vejo|imagino|me_vejo .. futuro|saída|chegar|velha|velho|fazer_30|amanhã
  deixar|parar|deixasse .. de_existir|de_respirar|este_mundo|de_viver
  tomar|tomei|engoli|tomado|engolir .. #|40|30|20|50|todos|caixa|punhado|cartela|frasco .. comprimidos|paracetamol*|remédios|rivotril|dipirona*|calmantes|diazepam|ben_u_ron
  #|40|30|20|50|todos|caixa|punhado|cartela|frasco .. comprimidos|paracetamol*|remédios|rivotril|dipirona*|calmantes|diazepam|ben_u_ron .. tomar|tomei|engoli|tomado|engolir
  queria|quem_me_dera|tomara|oxalá|devia .. carro|caminhão|camião|comboio|trem|câncer|cancro|acidente .. atropel*|levado|matado|batido|apanhado
  espero|promete|diz|só .. que .. não .. doa|doer|dói|sofra
  não .. vou_estar|estarei|estar .. cá|aqui|mais .. quando|relatório|chegar|natal|ler|receber
  digam|diga|diz .. à_minha|aos_meus|ao_meu|minha .. mãe|filhos|filha|filho|família|marido .. amo|amava|desculpa|perdão|culpa
  só|resta .. uma .. coisa|saída|opção .. fazer|resta|$
  carro|caminhão|comboio|trem .. atropel*
`;

const selfHarm = `
  automutil*|auto_mutil*|autoles*|auto_les*|gilete*|lâmina*|estilete|cutting
  corto|corta|cortar|cortei|cortava|queimo|queima|queimar|queimei|firo|fere|ferir|magoo|magoar|machuco|machuca|machucar|arranho|arranhar|aleijo|bato|mutilo|mutilar me|se|m .. !cabelo|o_cabelo|as_unhas
  me|se .. corto|corta|cortar|cortei|cortando|cortava|queimo|queima|queimar|queimando|machuco|machuca|machucar|machucando|firo|fere|ferir|arranho|arranhar|arranha|mutilo|mutila|mutilar|automutil*|bato|mordo|belisco|castigo|castigar|
    punir|furar|esfaquear|forço_a_vomitar|dou_socos !cabelo|unhas|o_cabelo|as_unhas|no_preço|de_vontade
  corto|cortar|cortes|cortou|queimo|queimar|queimaduras|arranhões|feridas|cicatrizes|marcas|cortando .. braço|braços|pernas|perna|pulso|pulsos|coxa|coxas|pele|antebraço*|barriga
  braços|braço|pernas|coxas|pulsos|pele|antebraços .. corto|cortes|cortar*|cicatrizes|marcas|sangr*|queim*|lâmina|feridas|gilete
  cicatrizes|cortes|marcas|feridas|queimaduras .. esconder|escondo|tapar|tapo|braços|manga|mangas|vejam|veja|ver
  esconder|escondo|tapar|manga|mangas|disfarçar .. cicatrizes|cortes|marcas|feridas
  lâmina|gilete|tesoura|faca|cigarro*|isqueiro|agulha|compasso|x_ato|navalha .. braço*|perna*|pele|me|sangr*|alívi*|coxa*|corto
  sangue|dor|cortar|sangrar|corte .. alívi*|alivia|acalma|sinto|sentir|única|calma|viva|vivo
  recaí|voltei|deixar|parar|comecei .. cortar|automut*|autoles*|magoar|machucar|lâmina
  cabeça .. parede|bato|batendo .. parede|contra|até
  até .. sangr*|sangue
  vomito|vomitar|vômito .. comer|comida|cada|depois|propósito
  comer|como .. castigo|mereço|punição
  fazer|faço mal|dano .. mim|própri*
  vejo|ver|vendo .. sangue .. calm*|alívi*|melhor|tranquil*|sinto
  sangue .. calm*|alívi*|melhor|tranquil*
  como|comer|comido|comida .. há|não|nada|dias && mereço|castig*|culpa
  não .. mereço .. comer|comida
  lâmina|lâminas|gilete|giletes|navalha
  bato|bate|dou|soco .. cabeça|cara|socos .. parede|contra|até|mim_mesm*
  manga|mangas comprida|compridas|longa .. verão|braços|cortes|calor|tapar
  uso|visto .. manga|mangas .. braços|verão|cicatrizes|cortes
  arranco|arranca|arrancar .. cabelo|cabelos|pele|pestanas|unhas
  fazer|faço|fazer_me mal|dano .. única|acalma|alivia|calma
  mutila|mutilar|mutilo|mutilei|automutil*|autolesão|autolesões
  manga|mangas comprida|compridas|longa .. verão|calor|marcas|ver|cortes|braços|esconder|ninguém
  marcas|cortes|cicatrizes .. braços|pulsos|pernas|esconder|ver|verão|filha|novas|ninguém
  vomito|vomitar|vómito|vômito|vomita .. comer|como|refeição|propósito|depois|forço|força|tudo|dedo
  dedos|dedo .. garganta
  sem|não|fico .. comer|como|comido .. dias|castig*|controle|controlo|semana|mereço|gorda
  me|se .. arranho|mordo|bato|queimo|corto|cortei|belisco|machuco|castigo|cortar|queimar|bater|firo .. sangr*|braço*|cabeça|parede|quando|sozinha|pernas|pulsos|pele
  corto|cortei|queimo|arranho|mordo|bato|machuco me
  cabeça .. parede
  lâmina|gilete|estilete|tesoura .. quarto|gaveta|mochila|estojo|braço|filha|escond*|encontrei|pele
  sinto|sentir .. viva|vivo|algo|real|melhor .. sangue|sangro|corto|vejo
  sangue .. viva|vejo|ver|calma|melhor|braço|escorr* .. sinto|sentir|só|quando|escorr*
`;

const violence = `
  me|nos|a|o|lhe|te .. vai|quer|queria|ameaça|ameaçou|disse|diz|jurou|tentou|tenta|pode|ia .. matar|queimar|esfaquear|bater|fazer_mal|degolar|encontrar|mata|agredir|apagar|pegar
  matar|mata|esfaquear|estrangular|assassinar|queimar|espancar me|nos .. !de_curiosidade|de_rir
  vai|quer|queria|ia|disse_que|diz_que|jurou .. matar|queimar|esfaquear|estrangular|me_matar|matar_me|te_matar|nos_matar|acabar_comigo
  ameaça|ameaças|ameaçou|ameaçado|ameaçada|ameaçam|ameaçando|ameaçaram|ameaçar|ameaçava
  @quero .. matar|matá|esfaquear|disparar|bater|fazer_mal|estrangular|queimar|machucar|envenenar|espancar|agredir .. ele|ela|lo|la|alguém|o|a|meu|chefe|marido|todos|gente|pessoas
  matá lo|la|los
  matar|esfaquear|envenenar ele|ela|alguém|o_meu|a_minha|meu|minha|todos
  faca|pistola|arma|navalha|machado|catana|martelo|facão|ácido|gasolina|espingarda|revólver + me|ele|homem|ex|pescoço|vizinho|marido|mão|porta|ameaç*|puxou|tem|irmão|grit*|escola|apont*|pai|comigo|matar
  me|nos .. segue|seguem|seguiu|persegue|vigia|espia|perseguindo|seguindo|rastreia|stalk* .. !no_instagram
  segue|segue_me|persegue|persegue_me|perseguição|perseguidor|stalker|stalkeando|perseguida|perseguido .. me|nos|casa|ex|rua|ele|trabalho|todo|$
  stalker|perseguição|perseguida
  fora|porta|baixo|frente|portão .. casa|porta|trabalho|janela|prédio .. ex|ele|medo|outra_vez|esperando|espera|à_espera|hoje|bat*|grit*|de_novo|$
  arromb*|pontapés|batendo|bater|esmurra*|partir|partiu .. porta|janela|portão
  atacaram|atacou|agredi*|agressão|assalt*|violaram|estupr*|esfaque*|sequestr*|raptad*|baleado|baleada|espanc*|porrada|tareia|surra|estrangul*|enforcou|tiros|tiroteio|violada|violado|linch*
  medo|receio|pavor|terror|aterrorizad*|apavorad*|assustad* .. pela_minha_vida|por_minha_vida|pela_vida|que_me_mate|que_ele_me_mate|que_ele_me_bata|que_ele_volte|do_que_ele|dele|do_meu_marido|do_meu_ex|do_meu_pai|do_meu_namorado|do_meu_companheiro|do_meu_irmão|do_meu_padrasto|
    do_meu_vizinho|do_meu_filho|de_sair_de|de_voltar_para_casa|de_voltar_pra_casa|de_ir_para_casa|de_ir_pra_casa|do_meu_tio|deles|me_mate|me_matar|denunciar|meu_ex|meu_marido
  medo .. matar|mate|bater|bata|volte|encontre|apareça
  escondida|escondido|trancada|trancado|tranquei|escondi .. banheiro|casa_de_banho|wc|quarto|armário|dele|cave|medo|abrigo|casa
  violento|violenta|violência|agressivo|agressiva .. ele|marido|companheiro|comigo|pai|namorado|casa|doméstic*|familiar|ex|fica|torna|filho|irmão|esposo|quando
  ele|marido|companheiro|pai|namorado|ex|filho|irmão|fica|ficou|torna .. violento|agressivo|perigoso
  violência doméstica|contra|familiar
  não .. segura|seguro|segurança .. casa|ele|aqui|sinto|em
  em perigo
  medida|ordem protetiva|afastamento|de_afastamento|de_restrição
  polícia|psp|gnr|queixa|denúncia|denunciar|bo .. ele|me|mata*|bate|marido|ex|ameaç*|medo|viol*|nada|agred*|estupr*
  ouço|oiço|escuto|ouvi .. gritos|gritar|pancadas|gritando|tiros|chorar|a_bater
  gritos|gritando|grita .. vizinh*|socorro|ajuda|cima|crianç*|mulher|lado
  pescoço|garganta .. me|ele|mão|mãos|apert*|agarr*|enforc*
  me .. enforc*|estrangul*|apert*|esganou|esganar
  queimar|incendiar|pegar_fogo|deitar_fogo|atear .. casa|viva|fogo|carro|comigo|cara|gasolina
  vingança|vingar|pagar .. matar|sangue|faca|sofrer|arma|morte
  medo|vontade|quase .. fazer_mal|sacudir|bater|machucar|magoar|sufocar .. bebé|bebê|filho|filha|criança|filhos
  sacudi|abanei .. bebé|bebê|filho|filha
  casamento forçado
  bomba|refém|feminicídio|femicídio|tráfico_de_pessoas|traficante*|facção|milícia|chantag*|extor*
  sabe onde eu|moro|vivo|eu_moro|nós .. ex|ameaç*|medo|ele|moro|$
  ex|ele|marido|homem|tipo|cara|namorado .. à_porta|na_porta|fora|em_frente|lá_em_baixo|no_portão|à_espera .. de|da|minha|casa|trabalho|prédio|janela
  à|na porta .. minha_casa|casa|trabalho|escola && ex|ele|medo|outra|grit*|bat*
  apertou|aperta|apertar|agarrou|agarra|esganou .. pescoço|garganta|me
  espera|esperam|esperando|esperar .. saída|escola|trabalho|esquina|colégio && bater|pegar|medo|ameaç*|matar|porrada
  bater|pegar|espancar|queimar|violar|linchar me|nos && querem|quer|vão|vai|dizem|espera|ameaç*|medo
  cadeia|prisão|presídio + saiu|sai|solto|soltaram|livre && procura|nos|nossa|medo|ex|me|encontr*|atrás
  partir|partiram|quebrar|quebraram|partiu|quebrou .. pernas|ossos|dentes|nariz|braço|costelas|cara
  vão|vai|querem|quer .. me|nos|partir_me|matar_me|bater_me|quebrar|matar|pegar|queimar|encontrar .. pernas|casa|se_não|cara|se_eu
  medo .. faz|fará|faça|chegar|chega|volta|capaz && ele|quando|marido|ela|ex|casa|bêbado|pai
  bati|sacudi|dei_uma_palmada|espanquei .. no|na|meu|minha|em filho|filha|bebé|bebê|mulher|esposa|marido|criança|meu|minha
  arma|pistola|faca|catana|facão|revólver && bebe|bêbado|casa|medo|marido|pai|ex|ameaç*|ele|irmão
  bater|bate|batendo|grita|maltrata .. na|em|nos sua|mulher|esposa|filhos|filho|mãe|cão
  vizinho|vizinha|vizinhos|lado|cima|parede .. bater|bate|grita|gritos|pancadas|maltrata|socorro
  trancada|trancado|tranquei|fechada .. banheiro|quarto|casa_de_banho && porta|ele|arromb*|bat*|medo|bêbado
  entrou|invadiu|arrombou .. casa|janela|noite|porta && ex|ele|homem|medo|dormia
  raiva|ódio .. matar|esfaquear|bater|enforcar
  antes que|dele ele|volte|chegue|voltar|chegar && filhos|medo|sair|fugir|marido|crianças
  fazer|faço .. lhe|ele|ela|lhes .. mal|dano
  lhe fazer|faço mal
  fazer lhe|lhes mal
  fotos|foto|vídeos .. da|do|de minha|nossa|meus|meu casa|porta|janela|carro|filhos|prédio
  manda|manda_me|envia|recebo .. fotos .. casa|porta|janela|carro|filhos
  matou|mataram|envenenou .. meu|minha|nosso|o_meu|a_minha cão|gato|cachorro|cadela
  próxima|próximo .. eu|sou|disse|serei
  sou|serei a|o próxima|próximo
  seguiram|seguiram_me|seguiu|perseguiram .. casa|ontem|rua|metro|carro|noite
  entrou|meteu|está .. minha|em_minha casa|quarto .. espera|à_espera|força|noite|ex|medo|armado
  partir|rebentar|quebrar|arrebentar|estourar .. cara|cabeça|dentes|pernas|focinho|ossos
  partir_lhe|quebrar_lhe|dar_lhe|meter_lhe|arrebentar .. cara|cabeça|porrada|murro|facada|tiro|surra
  tipos|homens|caras|gajos|rapazes .. seguem|esperam|ameaçam|sabem|procuram .. trabalho|moro|vivo|casa|metro|mim|me
  irmão|primo|filho|vizinho|cunhado .. anda|sai|está .. com .. arma|pistola|faca|armado
  armas|pistolas|facas|catanas|facões|caçadeira|espingarda
  gangue|traficantes|bandidos|milícia|facção|mafia|máfia
  bombas|mísseis|soldados|guerra .. caem|cidade|casa|medo|noite|cave
  porta|janela|portão|rua .. gritando|gritar|batendo|bater|ameaç*|pontapés|chutes|aos_gritos|esmurr*
  gritando|gritar|batendo|esmurrando|chutando .. porta|portão|janela
  apanhei|apanhou|apanho|levei|levou .. rua|escola|pancada|porrada|soco*|surra|murro*|tapa*|medo|ontem|dele|tareia
  desfigur*|ácido
  fica|espera|segue|vigia|ronda|estaciona|aparece .. carro|frente|porta|casa|trabalho|escola|noites|rua|minha_casa
  não for|sou|és .. dele|minha|meu|dela ... ninguém|mais_ninguém|outro
  arrombou|arrombaram|invadiu|entrou|forçou .. porta|janela|casa|madrugada|noite|quarto
  vontade|impulso*|fantasia*|pensamentos|imagino .. matar|esfaquear|estrangular|bater|machucar|enfiar|faca|espetar
  enfiar|espetar|meter .. faca|facada
  trancad*|escondid*|fechad* .. quarto|banheiro|casa_de_banho|armário|carro .. medo|pai|ele|bêbado|estamos|marido|$
  bêbado|drogado|furioso .. quebrou|partiu|bate|gritando|pai|faca|ameaç*|tudo
  quebrou|partiu|destruiu .. tudo|casa|móveis|porta|pratos .. pai|bêbado|marido|ele|medo|trancad*
  tem|há|ouço alguém|um_homem|gente|ladrão|ladrões dentro|na_minha|em_minha|lá_fora|no_quintal|em_casa
  alguém .. dentro|entrou|invadi* .. casa|apartamento|quintal|quarto
  filho|filha|irmão|neto|pai|namorado .. bater|bateu|bate|empurrou|agarrou|espancou .. me|em_mim|de_novo|outra_vez|voltou|mim
  voltou a bater|ameaçar|seguir|agredir
  debaixo da terra|de_terra
  homens|tipos|caras|gajos .. esperam|esperando|seguem|à_espera .. carro|paus|porta|casa|mim|bastões
  paus|tacos|bastões|facões|facas .. esperam|homens|carro|porta
  casar .. força|forçada|obrig*
  bateram|cuspiram|empurraram|agrediram .. cara|metrô|metro|rua|ônibus|autocarro|escola|em_mim
  debaixo_da_terra|debaixo_de_terra
`;

const abuse = `
  me|nos|lhe|a|o .. bate|bateu|batia|batem|espanca|espancou|agride|agrediu|agredia|maltrata|maltratou|insulta|humilha|humilhava|viola|violou|estupra|estuprou|abusa|abusou|abusava|esbofeteia|empurra|empurrou|chuta|chutou|cospe|tranca|trancou|
    prende_em|controla|obriga|obrigou|obrigava|forçou|força|toca|tocava|tocou|apalpa|apalpou|puxa_o_cabelo|puxa_pelos|dá_tapas|deu_um_tapa|deu_um_soco|deu_uma_bofetada|dá_murros|deu_um_murro|levanta_a_mão|levantou_a_mão|xinga|ofende|
    bolina|assedia|assediou|queima_com|castiga_com|tira_o_dinheiro|tirou_o_celular|deixa_trancada|bota_medo|dá_porrada|deu_porrada|trata_como|trata_mal|grita_todos
  bate|bateu|batia|agride|agrediu|maltrata|espanca|espancou|humilha|insulta|empurra|controla|toca|tocava|tocou|apalpa|viola|violou|obriga|obrigou|força|forçou|tranca|abusa|ameaça me|nos|lhe|em_mim|no_meu_filho|nos_meus_filhos|na_minha|nos_filhos|
    nas_crianças|nos_miúdos|de_mim|da_minha|do_meu|na_mãe|na_minha_mãe|na_minha_irmã
  violada|violado|violaram|violou|violador|violação|estupro|estuprada|estuprado|estuprou|estuprador|incesto|pedófilo|pedofilia|abuso_sexual|abusos_sexuais|abusada|abusado|abusou|abusava|maus_tratos|maltratada|maltratado|agredida|agredido|
    apanho_do|apanho_dele|apanhei_do|apanhava|agressão_sexual|assédio|assediada|bullying|bulling|sextorsão|mulher_agredida|molestada|molestado|molestou|relacionamento_abusivo|relação_abusiva|namorado_abusivo|marido_abusivo
  pai|padrasto|tio|avô|primo|professor|treinador|padre|irmão|meio_irmão|chefe|vizinho|patrão|ele|namorado_da_minha_mãe .. toca|tocava|tocou|apalp*|cama|quarto|nua|nu|segredo|beij*|noite|abus*|partes .. me|mim|noite|criança|pequen*|entra|vem|
    fotos|$
  entra|entrava|vem|vinha|mete|metia|deita .. quarto|cama .. noite|noites|me|quando|minha
  noite|noites .. entra|vem|mete|deita .. quarto|cama
  obriga|obrigou|obrigava|forçou|força|forçava|pressiona|fez|faz .. sexo|relações|transar|dormir_com|despir|tirar_a_roupa|tocar|coisas|casar|abortar|prostitu*|ter
  sexo|relações|transar .. obrig*|forç*|não_queria|não_quero|consentimento|disse_que_não|dormindo|a_dormir|bêbada|força|sem_querer
  disse|digo|falei que_não|não|pra_parar|para_parar .. continuou|mesmo|obrigou|forçou|parou|sexo
  sem meu|o consentimento|meu_consentimento
  contra minha|a vontade|minha_vontade
  não|nem|proíbe|impede .. deixa|deixava|permite|me|deixa_me .. sair|ver|trabalhar|falar|usar|estudar|ter_amig*|comer|dinheiro|telefone|família|amigas|vestir|conduzir .. !ver_o|ver_meu|entrar
  controla|mexe|vigia|tira|tirou|esconde|escondeu|lê .. telemóvel|celular|tudo|dinheiro|mensagens|passaporte|documentos|salário|gastos|roupa|saídas|chaves|o_que_eu|telefone
  tranca|trancou|trancada|trancado|fecha|fechou|prende .. casa|quarto|chave|me|cave|porão|banheiro
  chama|chamava|diz .. puta|inútil|vadia|vaca|lixo|gorda|maluca|não_presto|não_valho|burra|estúpida|merda
  trata .. como .. lixo|cão|cachorro|escrava|merda
  atira|atirou|joga|jogou|parte|partiu|quebra|quebrou .. coisas|prato|pratos|copo|objetos|cadeira|garrafa|cara|cima|telemóvel .. me|quando|mim|zang*|raiva|bêbado|$
  quando|se|sempre_que .. bebe|bêbado|bebeu|chateia|zanga|irrita|raiva|embriagado .. bate|agride|me|medo|grita|violento|parte|nos|espanca
  nódoas_negras|nódoa_negra|hematomas|roxos|olho_roxo|olho_negro|marcas_roxas
  esconder|disfarçar|maquilh*|maquiagem|tapar .. nódoas|roxos|marcas|hematomas|olho
  fotos|vídeos|foto|vídeo|imagens|nudes .. nua|nu|íntimas|íntimos|nuas|íntima|minhas .. mim|publicar|ameaç*|envi*|mand*|divulg*|pede|minhas|$
  nudes
  tapa|tapas|bofetada|bofetadas|murro|murros|soco|socos|cintadas|pontapés|estalo|estalos .. me|dá|deu|leva|levo|levei|marido|pai|ele|cara|mim
  apanho|apanhei|levo|levei .. marido|dele|pai|porrada|tareia|surra|em_casa|namorado|mãe|cinto
  fugir|escapar|deixar|sair .. ele|marido|casa|dele .. medo|mata|matar|segur*|bate|violento|filhos|encontr*
  casa|abrigo .. mulheres|vítimas .. violência|abrigo
  nódoas|roxos|marcas|olho|hematomas|braço && caí|queda|escadas|porta|digo|tropecei
  digo|disse|conto|invento .. caí|queda|escadas|porta && nódoas|roxos|olho|marcas|hematomas
  fotos|foto|vídeo .. nua|nu|íntim*|sem_roupa|nuas|nudes
  pede|manda|quer|exige|envia|pede_me .. fotos|vídeos|nudes .. nua*|íntim*|minhas|sem_roupa|$
  empurrou|empurra|atirou|arrastou|jogou .. escadas|parede|chão|cabelo|cama|porta|escada
  cinto|chinelo|pau|fio|cabo|vara|sapato .. bate|batia|castig*|pai|mãe|apanh*
  bate|batia|castig*|apanh* .. com|de .. cinto|chinelo|pau|fio|vara
  salário|ordenado|dinheiro|cartão|documentos|passaporte|telemóvel|celular .. fica|tira|tirou|controla|esconde|pega && ele|marido|namorado|esposo|pai|ela|me
  fica|tira|pega|controla|esconde .. com|meu|minha|o_meu|a_minha .. salário|ordenado|dinheiro|cartão|documentos|passaporte|celular|telemóvel
  olha|espia|filma|grava|espreita .. banho|duche|chuveiro|despi*|trocar|nua
  casar|casamento .. força|obrigar|obrigam|forçado|não_quero|pais|desconhecido|primo
  obrigar|obrigam|obrigar_me .. casar|sexo|abortar|ficar
  cospe|cuspiu|urina .. me|cara|cima
  acordei .. cima|tocar|mãos|nua|dentro
  algo|qualquer_coisa na minha bebida|copo
  tenho 11|12|13|14|15|16 && tem_30|tem_35|tem_40|tem_45|tem_50|muito_mais_velho|professor|treinador
  decide|escolhe|proíbe .. roupa|o_que_visto|quem_eu_vejo|amigas|amigos|saídas
  atira|atira_me|joga|lança|atirou .. coisas|prato|pratos|copo|objetos|cara|cabeça .. cara|cabeça|cima|mim|$
  irmão|primo|tio|padrasto|pai|avô|ele .. mete|mete_se|metia|deita|deita_se|dorme .. cama|quarto
  pedir|pedir_lhe|peço .. autorização|permissão|licença .. sair|falar|ver|comprar|trabalhar
  autorização|permissão .. sair|falar|ver|comprar|trabalhar .. ele|marido|pedir*
  quando|se .. respondo|falo|chego_tarde|faço_barulho .. zanga|irrita|bate|grita|castiga
  cuidado .. o_que_digo|não_irritar|não_fazer_barulho .. ele|marido|medo
  sem ele .. nada|ninguém|sou
  nada|ninguém sem ele|ela
  medo .. chega|chave|porta|entra|bêbado .. ele|marido|pai|casa
  conta|controla|revista|mexe|esconde|tira|quebrou|lê|cronometra .. minutos|bolsa|mala|celular|telemóvel|mensagens|gastos|roupa|dinheiro|chaves .. saio|eu|minha|meu|quando|ele|minhas
  faz|fez|fazia .. coisas|aquilo .. durmo|dormindo|dormir|noite|pequena|não_quero|criança|cama
  durmo|dormindo|dormia|bêbada .. faz|toca|tocou|coisas|cima|sexo|viol*
  treinador|professor|tio|padrasto|padre|avô|primo|chefe|vizinho .. segredo|toca*|tocou|beija*|fotos|ninguém|contar
  nosso segredo
  flores|desculpa|perdão|chora|promete|arrepende .. depois|sempre|toda_vez && bate|volta|mud*|de_novo|outra_vez
  permissão|licença|pedir .. sair|gastar|comprar|dinheiro|ver .. marido|ele|tenho_que|namorado
  encolho|estremeço|tremo|congelo .. quando|se .. levanta|mão|ele|porta|chave|grita|chega
  levanta|levantou|ergue .. a_mão .. ele|quando|mim|encolho
  câmara|câmera|câmeras|filma|gravou|grava .. banheiro|casa_de_banho|banho|quarto|nua|escond*
  sogra|mãe|pai|marido|madrasta .. bate|tira|esconde|tranca .. comida|me|comer
`;

const hints = {
  suicide: `
    1 decidi|decidido|decidida|decisão
    1 calma|calmo|tranquila|tranquilo|paz|aliviada|aliviado|pronta|pronto|silêncio
    2 não|já_não|nunca .. estarei|estar|estou|precisar|preciso|vou_estar .. cá|aqui|lá|mais|com_eles|$
    2 quando|depois|assim_que|se .. eu .. for|morrer|morta|morto|não_estiver|faltar|partir
    2 dei|dado|doei|arrumei|tratei|testamento|papéis|organizei|preparei .. tudo|coisas|roupa|joias|livros|papéis|ordem
    2 cartas|carta|bilhete .. filhos|família|mãe|filha|filho|marido|escrit*|deixei|mesa|todos
    2 comprimidos|remédios|ponte|varanda|linha_do_comboio|telhado|corda|precipício|overdose|viaduto|sacada
    1 cansada|cansado|exausta|exausto|sem_forças|sem_força|não_aguento|demais|chega|farta|farto
    1 ninguém|sozinha|sozinho|solidão
    1 vazio|vazia|escuro|escuridão|sem_esperança|inútil|fracasso|fracassada|sem_sentido|sentido|tanto_faz|tarde|nada_ajuda|para_quê|pra_quê
    2 peso|fardo|estorvo|melhor_sem_mim|sem_mim|no_meu_lugar|a_mais
    2 não_acordar|adormecer|desaparecer|sumir|largar_tudo|olho_para_baixo|volante|nadar_até|parar_de_respirar|acabar
    1 perdão|perdoem|desculpem|desculpa|adeus|digam|diga_à|cuidem|obrigada_por_tudo|obrigado_por_tudo
    2 morrer|morte|morta|morto|matar|céu|além|túmulo|próxima_vida|outra_vida
    1 perdi_o_emprego|deixou_me|me_deixou|divórcio|perdi_tudo|desempregad*|nada_dá_certo|nada_resulta
    1 última_vez|pela_última|esta_noite|hoje_à_noite|o_fim|último|última
    1 viver|vida|existir .. dói|dor|assim|pesa|insuportável|difícil|não_consigo
    1 gato|cão|cachorro .. irmã|vizinha|vizinho|amiga
    1 filhos|filha|filho .. crescidos|crescida|grandes|adultos|sem_mim
  `,
  'self-harm': `
    2 sangue|sangro|sangrar
    2 cicatrizes|cortes|lâmina|gilete|isqueiro|queimaduras
    2 corto|cortar|queim*|arranh*|vomit*|automut* .. me|braço*|pele|de_novo|outra_vez|pernas|se
    2 mal|castig*|machuc*|magoar .. me|mim|fazer_me|faço
    1 braços|braço|coxas|pulsos|pele|mangas|pensos
    1 escondo|esconder|segredo|ninguém_sabe
    1 mereço|castigo|alívio|pressão|sentir_algo|não_sinto|calma
    1 banheiro|casa_de_banho|gaveta|recaída|vontade_de_me
    1 calorias|espelho|gorda
  `,
  violence: `
    2 ameaç*|faca|arma|armado|pistola|navalha|catana|facão|esfaque*|matar|mata|matou|assassin*|estrangul*|enforc*|atac*|agred*|espanc*|ácido|gasolina|tiro|tiros
    2 me_segue|persegue|perseg*|vigia|à_porta|na_minha_porta|onde_moro|onde_vivo|arromb*|pneus|espia|stalk*
    2 violent*|raiva|parte_tudo|quebra_tudo|cadeia|prisão|vingança|vingar|gangue|furioso
    1 medo|pavor|pânico|tremo|tremendo|a_tremer|escondida|escondido|apavorad*|aterrorizad*
    1 bêbado|bebido|zangado|nervoso|grita|gritando|aos_gritos
    1 polícia|socorro|ajuda|ajudem|emergência
    1 ele|ela|ex|marido|irmão|pai|filho|vizinho|chefe .. vai|quer|disse|diz|voltou|saiu|jurou
    2 bate|bateu|bater|espanca|empurr*|agarrou|arrast* .. me|nos|lhe|nela|nele|alguém|crianças|em_mim
    2 partir|quebrar|partiu|quebrou .. pernas|cara|cabeça|ossos|dentes
    1 esta_noite|agora|todas_as_noites|próxima_vez|crianças|filhos
    2 sangra|inconsciente|nódoas|roxos
    2 vai_pagar|vais_pagar|fazer_pagar|que_sofra
  `,
  abuse: `
    2 toca|tocou|tocava|beija|beijou|apalp*|nua|viol*|estupr*|obrig*|forç*|sexo .. me|mim|minha|com|sem|quando|a
    2 bate|bateu|espanca|esbofete*|empurra|cospe|cinto|tapa|soco|murro .. me|nos|nela|neles|crianças|mãe|em_mim
    2 não_me_deixa_sair|não_deixa_sair|proíbe|tranca|trancou|controla|vigia|mexe_no_meu|tira_me|fica_com_o_meu|decide_o_que
    1 marido|namorado|companheiro|mulher|namorada|padrasto|tio|pai|mãe|treinador|professor|chefe|patrão|padre|avô|irmão|primo|esposo
    1 segredo|ninguém_sabe|nunca_contei|ninguém_acredita|minha_culpa|culpa_minha|vergonha|suja|contei_a_ninguém
    1 medo|escondo|finjo|faço_de_conta|choro|paralisada
    1 bebe|bêbado|zangado|grita|insulta|xinga|ameaça|inútil|não_presto
    1 à_noite|de_noite|meu_quarto|cama|sozinha_com|criança|pequena|pequeno|desde_os
    1 passaporte|ver_os_meus_amigos|ver_a_minha_família|sair_de_casa|meu_salário
    1 tenho_13|tenho_14|tenho_15|tenho_16|tenho_12|tenho_11|menor_de_idade
  `,
};

export const portuguese: Lexicon = {
  common: `o a os as de do da que e em um uma é meu minha me se não nao no na por para pra com
    como mas mais eu tu você voce seu sua ao está estou to tô sou quando muito já ja tenho quero posso há porque foi
    ele ela isso isto esta este ainda só dos das nos pelo pela vocês faz sem ou nem tem ser são sobre qual pro`,
  sets: {
    quero: `quero|quer|queria|quería|quiser|desejo|desejava|vontade|penso|penso_em|pensar_em|pensando_em|pensei_em|tentei|tento|tentou|tentar|decidi|decidido|prefiro|preferia|preciso|planeio|planejo|pronta_para|pronto_para|ameaça|
      diz_que_se|oxalá|tomara|gostava_de|gostaria_de|fala_em|sonho_em|mereço|devia|ando_a_pensar_em|só_quero|apetece`,
  },
  short: `n não naum não vc você vcs vocês q que mt muito mto muito qro quero td tudo pq porque eh é
    tow estou tou estou to estou ta está p para hj hoje`,
  mistyped: `suicídio suicidar antidepressivos antidepressivo gravidez depressão quimioterapia diagnosticaram diagnosticado leucemia
    falecimento endividada endividado medicação esquizofrenia alcoólatra viciada violência automutilação`,
  idioms,
  crisis: { suicide, 'self-harm': selfHarm, violence, abuse },
  care: portugueseCare,
  hints: { ...hints, ...portugueseCareHints },
};
