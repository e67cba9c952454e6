import type { CareWords } from './care-words.ts';

/** European spelling, in words that are at home in Brazil too. */
export const portuguese: CareWords = {
  opening: {
    suicide:
      'Ainda bem que escreveu isto. O que carrega é demasiado pesado para uma pessoa só, e não tem de o carregar sem ajuda. Sou apenas um programa, e isto não é assunto para números: por favor, fale agora com uma pessoa.',
    'self-harm':
      'Obrigada por o dizer. É preciso coragem, e não tem de continuar a ser um segredo. Sou apenas um programa, e isto não é assunto para números: por favor, fale com alguém que ouça sem julgar.',
    violence:
      'O que descreve é perigoso, e a sua segurança está antes de tudo. Sou apenas um programa e não posso proteger ninguém. Por favor, vá para um lugar seguro, se puder, e peça ajuda.',
    abuse:
      'Lamento muito o que lhe está a acontecer. A culpa não é sua, e nenhum número o explica ou desculpa. Sou apenas um programa: por favor, fale em segredo com pessoas que sabem ajudar.',
    illness:
      'Lamento que tenha de passar por isto. Um mapa não sabe nada de saúde, e não fazemos leituras sobre ela: por favor, fale com um médico ou com alguém que o conheça bem.',
    medication:
      'Por favor, não mude nada num medicamento por causa de um número. Só o médico ou o farmacêutico que acompanha o caso pode aconselhar, e nunca fazemos leituras sobre isso.',
    pregnancy:
      'Obrigada pela confiança. É importante demais para números, e não fazemos leituras sobre isso: um médico, uma enfermeira parteira ou um centro de apoio pode responder como deve ser.',
    grief:
      'Os meus sentimentos. Um mapa nada pode acrescentar, por isso não vou tentar. A muita gente faz bem falar com alguém que tem tempo para ouvir.',
    addiction:
      'Obrigada por o dizer com tanta franqueza. É difícil, e é um bom primeiro passo. Os números não ajudam nisto, nem nada do que vendemos: quem já ajudou muitas pessoas pode ajudar.',
    debts:
      'É uma preocupação pesada, e não é a única pessoa a tê-la. Por favor, não gaste dinheiro em leituras agora. Há quem ajude com dívidas, de graça e em segredo.',
    law: 'O que decide um tribunal, um serviço público ou um contrato, e o dinheiro que se pode perder, não é assunto para números, e não damos nenhuma leitura sobre isso: fale com alguém que conheça a lei ou as contas, por exemplo um serviço de aconselhamento.',
  },
  call: {
    crisis: 'Aqui há quem ouça, sem perguntar o nome:',
    care: 'Estas pessoas ouvem e sabem mais do que nós:',
  },
  topics: {
    listening: 'Alguém com quem falar',
    violence: 'Violência',
    health: 'Saúde e medicamentos',
    pregnancy: 'Gravidez',
    addiction: 'Dependências e jogo',
    debts: 'Dívidas',
  },
  emergency: 'Em perigo imediato, para si ou para outra pessoa: {number}',
  more: 'Outros países e outras linhas: {url}',
  told: {
    open: 'Avisei uma pessoa do consultório. A resposta chega em 2 a 4 horas, por e-mail.',
    today:
      'Avisei uma pessoa do consultório. A resposta chega hoje depois das {hour}:00 (hora de {place}), por e-mail.',
    tomorrow:
      'Avisei uma pessoa do consultório. A resposta chega amanhã depois das {hour}:00 (hora de {place}), por e-mail. Por favor, não espere por isso se precisa de alguém agora.',
    away: 'Avisei uma pessoa do consultório. Está ausente e responde a {day}, por e-mail. Por favor, não espere por isso se precisa de alguém agora.',
  },
  askEmail: 'Se quiser, deixe um endereço de e-mail para onde possa escrever.',
  stillHere: 'Juntei isto ao que uma pessoa nossa vai ler. Se precisa de alguém agora, por favor, ligue:',
  noReading: 'Deixemos os números de lado por agora. Uma pessoa nossa vai escrever-lhe.',
  letter: { subject: 'Lemos a sua mensagem', greeting: 'Obrigada por ter escrito' },
  order:
    'Escreveu-nos sobre algo que importa mais do que uma leitura. Não respondemos a isso com números: uma pessoa nossa está avisada e vai escrever-lhe ela mesma.',
};
