import type { CareWords } from './care-words.ts';

export const dutch: CareWords = {
  opening: {
    suicide:
      'Goed dat je dit hebt opgeschreven. Wat je draagt is te zwaar voor één mens, en je hoeft het niet alleen te dragen. Ik ben maar een programma, en dit is niets voor getallen: praat alsjeblieft nu met een mens.',
    'self-harm':
      'Dank je dat je het zegt. Daar is moed voor nodig, en het hoeft geen geheim te blijven. Ik ben maar een programma, en dit is niets voor getallen: praat alsjeblieft met iemand die luistert zonder te oordelen.',
    violence:
      'Wat je beschrijft is gevaarlijk, en jouw veiligheid gaat voor alles. Ik ben maar een programma en kan je niet beschermen. Ga alsjeblieft naar een veilige plek als je kunt, en roep hulp in.',
    abuse:
      'Wat erg dat dit je gebeurt. Het is niet jouw schuld, en geen getal verklaart of verontschuldigt het. Ik ben maar een programma: praat alsjeblieft in vertrouwen met mensen die weten hoe ze kunnen helpen.',
    illness:
      'Wat erg dat je dit moet dragen. Getallen weten niets van gezondheid, en wij geven er geen lezing over: ga er alsjeblieft mee naar een arts, of naar iemand die je kent.',
    medication:
      'Verander alsjeblieft niets aan een medicijn vanwege een getal. Alleen je arts of apotheker kan daarover adviseren, en wij geven er nooit een lezing over.',
    pregnancy:
      'Dank je voor je vertrouwen. Dit is te belangrijk voor getallen, en wij geven er geen lezing over: een arts, een verloskundige of een adviespunt kan je echt antwoord geven.',
    grief:
      'Gecondoleerd met je verlies. Getallen kunnen daar niets aan toevoegen, dus dat probeer ik niet. Veel mensen hebben er baat bij om te praten met iemand die de tijd heeft om te luisteren.',
    addiction:
      'Dank je dat je dit zo open zegt. Dat is moeilijk, en het is een goede eerste stap. Getallen helpen hierbij niet, en niets wat wij verkopen: mensen die al velen hebben geholpen wel.',
    debts:
      'Dat is een zware zorg, en je bent niet de enige die hem heeft. Geef nu alsjeblieft geen geld uit aan lezingen. Er zijn mensen die bij schulden helpen, gratis en in vertrouwen.',
    law: 'Wat een rechter, een instantie of een contract beslist, en geld dat verloren kan gaan, is niets voor getallen, en wij geven er geen lezing over: vraag iemand die het recht of de cijfers kent, bijvoorbeeld een adviesbureau.',
  },
  call: {
    crisis: 'Hier luistert iemand. Je hoeft je naam niet te zeggen:',
    care: 'Deze mensen luisteren en weten meer dan wij:',
  },
  topics: {
    listening: 'Iemand om mee te praten',
    violence: 'Geweld',
    health: 'Gezondheid en medicijnen',
    pregnancy: 'Zwangerschap',
    addiction: 'Verslaving en gokken',
    debts: 'Schulden',
  },
  emergency: 'Bij direct gevaar, voor jou of iemand anders: {number}',
  more: 'Andere landen en andere nummers: {url}',
  told: {
    open: 'Ik heb iemand van de praktijk gewaarschuwd. Je krijgt binnen 2 tot 4 uur antwoord, per e-mail.',
    today:
      'Ik heb iemand van de praktijk gewaarschuwd. Je krijgt vandaag na {hour}:00 uur (tijd in {place}) antwoord, per e-mail.',
    tomorrow:
      'Ik heb iemand van de praktijk gewaarschuwd. Je krijgt morgen na {hour}:00 uur (tijd in {place}) antwoord, per e-mail. Wacht daar niet op als je nu iemand nodig hebt.',
    away: 'Ik heb iemand van de praktijk gewaarschuwd. De praktijk is gesloten; je krijgt op {day} antwoord, per e-mail. Wacht daar niet op als je nu iemand nodig hebt.',
  },
  askEmail: 'Als je wilt, laat dan een e-mailadres achter waar we naar kunnen schrijven.',
  stillHere: 'Ik heb dit toegevoegd aan wat iemand van ons gaat lezen. Als je nu iemand nodig hebt, bel dan:',
  noReading: 'Laten we de getallen even rusten. Iemand van ons schrijft je.',
  letter: { subject: 'We hebben je bericht gelezen', greeting: 'Dank je dat je hebt geschreven' },
  order:
    'Je hebt ons geschreven over iets wat belangrijker is dan een lezing. Daar antwoorden we niet met getallen op: iemand van ons weet ervan en schrijft je zelf.',
};
