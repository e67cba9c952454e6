import type { CareWords } from './care-words.ts';

export const italian: CareWords = {
  opening: {
    suicide:
      'Hai fatto bene a scriverlo. Quello che porti è troppo pesante per una persona sola, e non devi portarlo senza aiuto. Io sono solo un programma, e questa non è una cosa da numeri: per favore, parla adesso con una persona.',
    'self-harm':
      'Grazie di averlo detto. Ci vuole coraggio, e non deve restare un segreto. Io sono solo un programma, e questa non è una cosa da numeri: per favore, parla con qualcuno che ascolta senza giudicare.',
    violence:
      'Quello che descrivi è pericoloso, e la tua sicurezza viene prima di tutto. Io sono solo un programma e non posso proteggerti. Per favore, mettiti al sicuro se puoi, e chiedi aiuto.',
    abuse:
      'Mi dispiace molto per quello che ti succede. Non è colpa tua, e nessun numero lo spiega o lo scusa. Io sono solo un programma: per favore, parla in confidenza con persone che sanno aiutare.',
    illness:
      'Mi dispiace che tu debba affrontare questo. Un tema non sa nulla della salute, e non ne facciamo letture: per favore, parlane con un medico o con qualcuno che ti conosce.',
    medication:
      'Per favore, non cambiare nulla di una cura a causa di un numero. Può consigliarti solo il medico o il farmacista che ti segue, e noi non ne facciamo mai letture.',
    pregnancy:
      'Grazie della fiducia. È troppo importante per i numeri, e non ne facciamo letture: un medico, un’ostetrica o un consultorio può risponderti come si deve.',
    grief:
      'Mi dispiace tantissimo per la tua perdita. Un tema non può aggiungere nulla, perciò non ci provo. A molti fa bene parlare con qualcuno che ha tempo di ascoltare.',
    addiction:
      'Grazie di averlo detto così apertamente. È difficile, ed è un buon primo passo. I numeri non possono aiutare, e nemmeno ciò che vendiamo: possono farlo persone che hanno aiutato molti altri.',
    debts:
      'È un peso grande, e non sei la sola persona ad averlo. Per favore, non spendere soldi in letture adesso. C’è chi aiuta con i debiti, gratis e in confidenza.',
    law: 'Ciò che decide un tribunale, un ufficio o un contratto, e il denaro che si può perdere, non è cosa da numeri, e non ne diamo alcuna lettura: si rivolga a qualcuno che conosce la legge o i conti, per esempio un centro di consulenza.',
  },
  call: {
    crisis: 'Qui c’è chi ti ascolta, senza chiedere il tuo nome:',
    care: 'Queste persone ascoltano e ne sanno più di noi:',
  },
  topics: {
    listening: 'Qualcuno con cui parlare',
    violence: 'Violenza',
    health: 'Salute e farmaci',
    pregnancy: 'Gravidanza',
    addiction: 'Dipendenze e gioco d’azzardo',
    debts: 'Debiti',
  },
  emergency: 'In pericolo immediato, per te o per qualcun altro: {number}',
  more: 'Altri paesi e altri numeri: {url}',
  told: {
    open: 'Ho avvisato una persona dello studio. Risponde entro 2-4 ore, per e-mail.',
    today: 'Ho avvisato una persona dello studio. Risponde oggi dopo le {hour} (ora di {place}), per e-mail.',
    tomorrow:
      'Ho avvisato una persona dello studio. Risponde domani dopo le {hour} (ora di {place}), per e-mail. Non aspettare questo, se hai bisogno di qualcuno adesso.',
    away: 'Ho avvisato una persona dello studio. È assente e risponde il {day}, per e-mail. Non aspettare questo, se hai bisogno di qualcuno adesso.',
  },
  askEmail: 'Se vuoi, lascia un indirizzo e-mail a cui possa scriverti.',
  stillHere:
    'L’ho aggiunto a ciò che leggerà una persona dello studio. Se hai bisogno di qualcuno adesso, per favore, chiama:',
  noReading: 'Lasciamo da parte i numeri, per adesso. Ti scriverà una persona dello studio.',
  letter: { subject: 'Abbiamo letto il tuo messaggio', greeting: 'Grazie di averci scritto' },
  order:
    'Ci hai scritto di qualcosa che conta più di una lettura. Non rispondiamo con i numeri: una persona dello studio è avvisata e ti scriverà lei stessa.',
};
