import type { CareWords } from './care-words.ts';

export const french: CareWords = {
  opening: {
    suicide:
      'Vous avez bien fait de l’écrire. Ce que vous portez est trop lourd pour une seule personne, et vous n’avez pas à le porter seul·e. Je ne suis qu’un programme, et ce n’est pas une affaire de nombres : parlez à quelqu’un maintenant, s’il vous plaît.',
    'self-harm':
      'Merci de le dire. Il faut du courage, et cela n’a pas à rester un secret. Je ne suis qu’un programme, et ce n’est pas une affaire de nombres : parlez-en à quelqu’un qui écoute sans juger.',
    violence:
      'Ce que vous décrivez est dangereux, et votre sécurité passe avant tout. Je ne suis qu’un programme et je ne peux pas vous protéger. Mettez-vous à l’abri si vous le pouvez, et appelez à l’aide.',
    abuse:
      'Je suis désolé de ce qui vous arrive. Ce n’est pas votre faute, et aucun nombre ne l’explique ni ne l’excuse. Je ne suis qu’un programme : parlez, en toute confidence, à des personnes qui savent aider.',
    illness:
      'Je suis désolé que vous ayez à porter cela. Un thème ne sait rien de la santé, et nous n’en faisons pas de lecture : adressez-vous à un médecin, ou à quelqu’un qui vous connaît.',
    medication:
      'Ne changez rien à un médicament à cause d’un nombre. Seul le médecin ou le pharmacien qui vous suit peut vous conseiller, et nous n’en faisons jamais de lecture.',
    pregnancy:
      'Merci de votre confiance. C’est trop important pour des nombres, et nous n’en faisons pas de lecture : un médecin, une sage-femme ou un centre de conseil pourra vous répondre.',
    grief:
      'Toutes mes condoléances. Un thème n’a rien à y ajouter, et je n’essaierai pas. Parler à quelqu’un qui a le temps d’écouter fait du bien à beaucoup de gens.',
    addiction:
      'Merci de le dire aussi franchement. C’est difficile, et c’est un bon premier pas. Les nombres n’y peuvent rien, ni rien de ce que nous vendons : des personnes qui en ont aidé beaucoup d’autres le peuvent.',
    debts:
      'C’est un lourd souci, et vous n’êtes pas seul·e à l’avoir. Ne dépensez pas d’argent en lectures maintenant. Des personnes aident gratuitement, et en toute confidence, ceux qui ont des dettes.',
    law: "Ce que décide un tribunal, une administration ou un contrat, et l'argent que l'on peut perdre, n'est pas l'affaire des nombres, et nous n'en donnons aucune lecture : adressez-vous à quelqu'un qui connaît le droit ou les comptes, par exemple un centre de conseil.",
  },
  call: {
    crisis: 'Ici, quelqu’un vous écoute, sans demander votre nom :',
    care: 'Ces personnes écoutent et en savent plus que nous :',
  },
  topics: {
    listening: 'Quelqu’un à qui parler',
    violence: 'Violences',
    health: 'Santé et médicaments',
    pregnancy: 'Grossesse',
    addiction: 'Addictions et jeux d’argent',
    debts: 'Dettes',
  },
  emergency: 'En cas de danger immédiat, pour vous ou quelqu’un d’autre : {number}',
  more: 'Autres pays et autres numéros : {url}',
  told: {
    open: 'J’ai prévenu une personne du cabinet. Elle vous répond dans les 2 à 4 heures, par e-mail.',
    today:
      'J’ai prévenu une personne du cabinet. Elle vous répond aujourd’hui après {hour} h (heure de {place}), par e-mail.',
    tomorrow:
      'J’ai prévenu une personne du cabinet. Elle vous répond demain après {hour} h (heure de {place}), par e-mail. N’attendez pas cela si vous avez besoin de quelqu’un maintenant.',
    away: 'J’ai prévenu une personne du cabinet. Elle est absente et vous répond le {day}, par e-mail. N’attendez pas cela si vous avez besoin de quelqu’un maintenant.',
  },
  askEmail: 'Si vous le voulez, laissez une adresse e-mail où elle pourra vous écrire.',
  stillHere:
    'J’ai ajouté cela à ce qu’une personne de chez nous va lire. Si vous avez besoin de quelqu’un maintenant, appelez :',
  noReading: 'Laissons les nombres de côté pour le moment. Une personne de chez nous va vous écrire.',
  letter: { subject: 'Nous avons lu votre message', greeting: 'Merci d’avoir écrit' },
  order:
    'Vous nous avez écrit quelque chose qui compte plus qu’une lecture. Nous n’y répondons pas par des nombres : une personne de chez nous est prévenue et vous écrira elle-même.',
};
