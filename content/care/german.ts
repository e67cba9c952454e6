import type { CareWords } from './care-words.ts';

export const german: CareWords = {
  opening: {
    suicide:
      'Ich bin sehr froh, dass Sie das geschrieben haben. Was Sie tragen, ist zu schwer für einen allein, und Sie müssen es nicht allein tragen. Ich bin nur ein Programm, und das ist nichts für Zahlen: Bitte sprechen Sie jetzt mit einem Menschen.',
    'self-harm':
      'Danke, dass Sie es aussprechen. Das braucht Mut, und es muss kein Geheimnis bleiben. Ich bin nur ein Programm, und das ist nichts für Zahlen: Bitte sprechen Sie mit jemandem, der zuhört, ohne zu urteilen.',
    violence:
      'Was Sie beschreiben, ist gefährlich, und Ihre Sicherheit geht allem vor. Ich bin nur ein Programm und kann Sie nicht schützen. Bringen Sie sich bitte in Sicherheit, wenn Sie können, und rufen Sie Hilfe.',
    abuse:
      'Es tut mir leid, dass Ihnen das geschieht. Es ist nicht Ihre Schuld, und keine Zahl erklärt oder entschuldigt es. Ich bin nur ein Programm: Bitte sprechen Sie vertraulich mit Menschen, die helfen können.',
    illness:
      'Es tut mir leid, dass Sie das tragen müssen. Zahlen wissen nichts über Gesundheit, und wir geben dazu keine Deutung: Bitte gehen Sie damit zu einer Ärztin oder einem Arzt.',
    medication:
      'Bitte ändern Sie wegen einer Zahl nichts an einem Medikament. Dazu kann nur raten, wer Sie behandelt, oder Ihre Apotheke; wir geben dazu nie eine Deutung.',
    pregnancy:
      'Danke für Ihr Vertrauen. Das ist zu wichtig für Zahlen, und wir geben dazu keine Deutung: Eine Ärztin, eine Hebamme oder eine Beratungsstelle kann Ihnen richtig antworten.',
    grief:
      'Mein herzliches Beileid. Zahlen können dem nichts hinzufügen, deshalb versuche ich es nicht. Vielen hilft es, mit jemandem zu sprechen, der Zeit hat zuzuhören.',
    addiction:
      'Danke, dass Sie das so offen sagen. Das ist schwer, und es ist ein guter erster Schritt. Zahlen helfen dabei nicht, und nichts, was wir verkaufen: Menschen, die schon vielen geholfen haben, können es.',
    debts:
      'Das ist eine schwere Sorge, und Sie sind damit nicht allein. Bitte geben Sie jetzt kein Geld für Deutungen aus. Es gibt Menschen, die bei Schulden kostenlos und vertraulich helfen.',
    law: 'Was ein Gericht, ein Amt oder ein Vertrag entscheidet, und Geld, das verloren gehen kann, ist keine Sache für Zahlen; dazu geben wir keine Deutung. Bitte fragen Sie jemanden, der das Recht oder die Rechnung kennt, zum Beispiel eine Beratungsstelle.',
  },
  call: {
    crisis: 'Hier hört Ihnen jemand zu. Ihren Namen müssen Sie nicht nennen:',
    care: 'Diese Menschen hören zu und wissen mehr als wir:',
  },
  topics: {
    listening: 'Jemand, der zuhört',
    violence: 'Gewalt',
    health: 'Gesundheit und Medikamente',
    pregnancy: 'Schwangerschaft',
    addiction: 'Sucht und Glücksspiel',
    debts: 'Schulden',
  },
  emergency: 'Bei unmittelbarer Gefahr, für Sie oder andere: {number}',
  more: 'Andere Länder und weitere Nummern: {url}',
  told: {
    open: 'Ich habe einem Menschen aus der Praxis Bescheid gegeben. Sie bekommen innerhalb von 2 bis 4 Stunden Antwort, per E-Mail.',
    today:
      'Ich habe einem Menschen aus der Praxis Bescheid gegeben. Sie bekommen heute nach {hour} Uhr ({place}) Antwort, per E-Mail.',
    tomorrow:
      'Ich habe einem Menschen aus der Praxis Bescheid gegeben. Sie bekommen morgen nach {hour} Uhr ({place}) Antwort, per E-Mail. Bitte warten Sie nicht darauf, wenn Sie jetzt jemanden brauchen.',
    away: 'Ich habe einem Menschen aus der Praxis Bescheid gegeben. Die Praxis ist geschlossen; Sie bekommen am {day} Antwort, per E-Mail. Bitte warten Sie nicht darauf, wenn Sie jetzt jemanden brauchen.',
  },
  askEmail: 'Wenn Sie mögen, hinterlassen Sie eine E-Mail-Adresse, an die wir schreiben können.',
  stillHere:
    'Ich habe das dem hinzugefügt, was ein Mensch von uns lesen wird. Wenn Sie jetzt jemanden brauchen, rufen Sie bitte an:',
  noReading: 'Lassen wir die Zahlen jetzt beiseite. Ein Mensch von uns schreibt Ihnen.',
  letter: { subject: 'Wir haben Ihre Nachricht gelesen', greeting: 'Danke, dass Sie geschrieben haben' },
  order:
    'Sie haben uns von etwas geschrieben, das wichtiger ist als eine Deutung. Wir antworten darauf nicht mit Zahlen: Ein Mensch von uns weiß Bescheid und schreibt Ihnen selbst.',
};
