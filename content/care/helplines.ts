import type { Kind } from '../../care/index.ts';

/** What a line is there for. `listening`: for everybody in distress, first of all for people who think of suicide. */
export const helpTopics = ['listening', 'violence', 'health', 'pregnancy', 'addiction', 'debts'] as const;
export type HelpTopic = (typeof helpTopics)[number];

export type Helpline = {
  id: string;
  country: Country;
  topic: HelpTopic;
  /** As its operator calls it. */
  name: string;
  /** As one dials it there. */
  number: string;
  /** The operator's own page: the source of the number, and where it is checked. */
  url: string;
  /** The month in which the number is known to have been right. */
  asOf: string;
};

export const countries = {
  GB: { name: 'United Kingdom', emergency: '999' },
  IE: { name: 'Ireland', emergency: '112' },
  US: { name: 'United States', emergency: '911' },
  CA: { name: 'Canada', emergency: '911' },
  AU: { name: 'Australia', emergency: '000' },
  NZ: { name: 'New Zealand', emergency: '111' },
  DE: { name: 'Deutschland', emergency: '112' },
  AT: { name: 'Österreich', emergency: '112' },
  CH: { name: 'Schweiz · Suisse · Svizzera', emergency: '112' },
  FR: { name: 'France', emergency: '112' },
  BE: { name: 'België · Belgique', emergency: '112' },
  LU: { name: 'Lëtzebuerg', emergency: '112' },
  ES: { name: 'España', emergency: '112' },
  MX: { name: 'México', emergency: '911' },
  AR: { name: 'Argentina', emergency: '911' },
  PT: { name: 'Portugal', emergency: '112' },
  BR: { name: 'Brasil', emergency: '192' },
  IT: { name: 'Italia', emergency: '112' },
  NL: { name: 'Nederland', emergency: '112' },
} as const;
export type Country = keyof typeof countries;

/** For every country that is not above: a directory of lines in more than a hundred, kept by ThroughLine. */
export const directory = { name: 'Find A Helpline', url: 'https://findahelpline.com' } as const;

/** Which lines help with what; the first found is named first. */
export const topicsOf: Record<Kind, readonly HelpTopic[]> = {
  suicide: ['listening'],
  'self-harm': ['listening'],
  violence: ['violence', 'listening'],
  abuse: ['violence', 'listening'],
  medication: ['health', 'listening'],
  pregnancy: ['pregnancy', 'health', 'listening'],
  grief: ['listening'],
  illness: ['health', 'listening'],
  addiction: ['addiction', 'listening'],
  debts: ['debts', 'listening'],
  // A person of the practice answers; nobody is sent to a crisis line with a question about a will.
  law: [],
};

const known = '2025-01';

/** The first edition. The owner checks those of her countries before she opens, and every year. */
export const writtenHelplines: Helpline[] = lines(
  ['GB', 'listening', 'Samaritans', '116 123', 'https://www.samaritans.org'],
  [
    'GB',
    'violence',
    'National Domestic Abuse Helpline',
    '0808 2000 247',
    'https://www.nationaldahelpline.org.uk',
  ],
  ['GB', 'health', 'NHS 111', '111', 'https://111.nhs.uk'],
  ['GB', 'addiction', 'National Gambling Helpline', '0808 8020 133', 'https://www.gamcare.org.uk'],
  ['GB', 'debts', 'National Debtline', '0808 808 4000', 'https://nationaldebtline.org'],
  ['IE', 'listening', 'Samaritans', '116 123', 'https://www.samaritans.org/ireland'],
  ['IE', 'violence', 'Women’s Aid', '1800 341 900', 'https://www.womensaid.ie'],
  ['IE', 'debts', 'MABS', '0818 07 2000', 'https://mabs.ie'],
  ['US', 'listening', '988 Suicide & Crisis Lifeline', '988', 'https://988lifeline.org'],
  ['US', 'violence', 'National Domestic Violence Hotline', '1-800-799-7233', 'https://www.thehotline.org'],
  ['US', 'health', 'Poison Help', '1-800-222-1222', 'https://www.poison.org'],
  ['US', 'addiction', 'SAMHSA National Helpline', '1-800-662-4357', 'https://www.samhsa.gov'],
  ['CA', 'listening', '9-8-8 Suicide Crisis Helpline', '988', 'https://988.ca'],
  ['AU', 'listening', 'Lifeline', '13 11 14', 'https://www.lifeline.org.au'],
  ['AU', 'violence', '1800RESPECT', '1800 737 732', 'https://www.1800respect.org.au'],
  ['AU', 'addiction', 'Gambling Help', '1800 858 858', 'https://www.gamblinghelponline.org.au'],
  ['AU', 'debts', 'National Debt Helpline', '1800 007 007', 'https://ndh.org.au'],
  ['NZ', 'listening', '1737, need to talk?', '1737', 'https://1737.org.nz'],
  ['NZ', 'violence', 'Women’s Refuge', '0800 733 843', 'https://womensrefuge.org.nz'],
  ['NZ', 'addiction', 'Gambling Helpline', '0800 654 655', 'https://www.gamblinghelpline.co.nz'],
  ['NZ', 'debts', 'MoneyTalks', '0800 345 123', 'https://www.moneytalks.co.nz'],
  ['DE', 'listening', 'TelefonSeelsorge', '0800 111 0 111', 'https://www.telefonseelsorge.de'],
  ['DE', 'listening', 'TelefonSeelsorge', '0800 111 0 222', 'https://www.telefonseelsorge.de'],
  ['DE', 'violence', 'Hilfetelefon Gewalt gegen Frauen', '116 016', 'https://www.hilfetelefon.de'],
  ['DE', 'health', 'Ärztlicher Bereitschaftsdienst', '116 117', 'https://www.116117.de'],
  [
    'DE',
    'pregnancy',
    'Hilfetelefon Schwangere in Not',
    '0800 40 40 020',
    'https://www.hilfetelefon-schwangere.de',
  ],
  ['DE', 'addiction', 'Beratung zur Glücksspielsucht', '0800 1 37 27 00', 'https://www.check-dein-spiel.de'],
  ['AT', 'listening', 'TelefonSeelsorge', '142', 'https://www.telefonseelsorge.at'],
  ['AT', 'violence', 'Frauenhelpline gegen Gewalt', '0800 222 555', 'https://www.frauenhelpline.at'],
  ['AT', 'health', 'Gesundheitsberatung', '1450', 'https://www.1450.at'],
  ['CH', 'listening', 'Die Dargebotene Hand · La Main Tendue · Telefono Amico', '143', 'https://www.143.ch'],
  ['FR', 'listening', 'Numéro national de prévention du suicide', '3114', 'https://3114.fr'],
  ['FR', 'violence', 'Violences Femmes Info', '3919', 'https://www.solidaritefemmes.org'],
  ['FR', 'addiction', 'Joueurs Info Service', '09 74 75 13 13', 'https://www.joueurs-info-service.fr'],
  ['BE', 'listening', 'Zelfmoordlijn', '1813', 'https://www.zelfmoord1813.be'],
  ['BE', 'listening', 'Télé-Accueil', '107', 'https://tele-accueil.be'],
  [
    'BE',
    'violence',
    'Écoute violences conjugales',
    '0800 30 030',
    'https://www.ecouteviolencesconjugales.be',
  ],
  ['BE', 'violence', '1712', '1712', 'https://1712.be'],
  ['LU', 'listening', 'SOS Détresse', '45 45 45', 'https://454545.lu'],
  ['ES', 'listening', 'Línea 024', '024', 'https://www.sanidad.gob.es/linea024'],
  ['ES', 'violence', 'Servicio 016', '016', 'https://violenciagenero.igualdad.gob.es'],
  ['ES', 'addiction', 'FEJAR', '900 200 225', 'https://fejar.org'],
  ['MX', 'listening', 'Línea de la Vida', '800 911 2000', 'https://lineadelavida.gob.mx'],
  ['AR', 'listening', 'Centro de Asistencia al Suicida', '135', 'https://www.asistenciaalsuicida.org.ar'],
  ['AR', 'violence', 'Línea 144', '144', 'https://www.argentina.gob.ar/generos/linea-144'],
  ['PT', 'listening', 'Linha Nacional de Prevenção do Suicídio', '1411', 'https://www.sns24.gov.pt'],
  ['PT', 'health', 'SNS 24', '808 24 24 24', 'https://www.sns24.gov.pt'],
  ['PT', 'violence', 'APAV, Linha de Apoio à Vítima', '116 006', 'https://apav.pt'],
  ['PT', 'addiction', 'Linha Vida', '1414', 'https://www.sicad.pt'],
  ['BR', 'listening', 'CVV', '188', 'https://cvv.org.br'],
  ['BR', 'violence', 'Central de Atendimento à Mulher', '180', 'https://www.gov.br/mulheres'],
  ['IT', 'listening', 'Telefono Amico Italia', '02 2327 2327', 'https://www.telefonoamico.it'],
  ['IT', 'violence', 'Numero antiviolenza e stalking', '1522', 'https://www.1522.eu'],
  ['IT', 'addiction', 'Telefono Verde gioco d’azzardo', '800 558 822', 'https://www.iss.it'],
  ['NL', 'listening', '113 Zelfmoordpreventie', '0800-0113', 'https://www.113.nl'],
  ['NL', 'violence', 'Veilig Thuis', '0800-2000', 'https://www.veiligthuis.nl'],
  ['NL', 'addiction', 'Loket Kansspel', '0800 24 000 22', 'https://loketkansspel.nl'],
  ['NL', 'debts', 'Geldfit', '0800-8115', 'https://geldfit.nl'],
);

type Written = [country: Country, topic: HelpTopic, name: string, number: string, url: string];

function lines(...written: Written[]): Helpline[] {
  return written.map(([country, topic, name, number, url]) => {
    const id = `${country}-${topic}-${number}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    return { id, country, topic, name, number, url, asOf: known };
  });
}
