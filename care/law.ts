import type { Language } from './lexicon.ts';

/**
 * Words of courts, offices and estates, and of money that could be lost. Only a question to a reading is judged by them: in
 * the chat somebody who says "lawyer" wants her money back. Each begins at the beginning of a word; `*` stands for its rest.
 */
const words: Record<Language, string> = {
  en: `lawyer* attorney* solicitor* lawsuit* suing divorce_hearing custody probate in_court to_court court_case the_court family_court the_judge
    inherit* the_will his_will her_will last_will contest_the father's_will mother's_will parents'_will dad's_will mum's_will parents'_house parents'_flat estate_of
    evict* visa residence_permit deport* asylum tax_office auditing tax_audit the_police arrested criminal_record prison jail convicted embezzl* stealing_from
    in_the_divorce the_divorce_settlement prenup* hid_money left_the_farm left_the_house_to left_everything_to share_in_his share_in_her shares_in
    crypto* bitcoin* my_savings our_savings life_savings remortgage* loan_on_the_house second_mortgage day_trading forex lend_him lend_her lend_them guarantor lottery`,
  de: `anwalt* anwält* rechtsanw* gericht* klage klagen verklag* richter* sorgerecht* erbe erben erbschaft* erbstreit* geerbt vererb* testament* pflichtteil* räumung* zwangs* aufenthaltst*
    aufenthaltser* visum* abschieb* asyl* finanzamt* steuerprüf* betriebsprüf* polizei* gefängnis* verhaftet* anzeigen strafanzeige* krypto* bitcoin* ersparnis* bürgschaft* bürgen veruntreu* lotto*`,
  fr: `avocat* tribun* juge procès porter_plainte garde_des_enfants garde_alternée héritage* hériter* succession testament* notaire* expuls* titre_de_séjour visa fisc contrôle_fiscal police prison
    garde_à_vue crypto* bitcoin* mes_économies nos_économies hypothé* caution loterie* loto`,
  es: `abogad* tribunal* juez* jueza* juicio* demandar* demanda custodia herencia* heredar* testamento* notari* desahuci* visado* permiso_de_residencia hacienda policía* cárcel* detenid*
    cripto* bitcoin* mis_ahorros nuestros_ahorros hipotecar* avalista* lotería*`,
  pt: `advogad* tribunal* juiz* processar processo_judicial custódia guarda_dos guarda_das guarda_do guarda_da herança* herdar* testamento* notári* despejo* visto_de meu_visto autorização_de_residência
    polícia* prisão* preso* cripto* bitcoin* minhas_poupanças nossas_poupanças hipotec* fiador* lotaria* loteria*`,
  it: `avvocat* tribunal* giudice fare_causa causa_legale denuncia* denunciar* affidamento eredit* ereditar* testamento* notaio* sfratt* permesso_di_soggiorno mio_visto agenzia_delle_entrate polizia*
    carcere arrestat* cripto* bitcoin* miei_risparmi nostri_risparmi ipotec* garante lotteria*`,
  nl: `advocaat* rechtbank* rechter* aanklagen rechtszaak* voogdij* erfenis* erven geërfd testament* notaris* uitzetting* verblijfsvergunning* visum* belastingdienst* politie* gevangenis* gearresteerd*
    crypto* bitcoin* mijn_spaargeld ons_spaargeld hypotheek* loterij*`,
};

const patterns = new Map<Language, RegExp>();
function patternOf(language: Language): RegExp {
  const known = patterns.get(language);
  if (known) return known;
  const spelled = words[language]
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' ').replace('*', '\\p{L}*'));
  const pattern = new RegExp(`(?<!\\p{L})(?:${spelled.join('|')})(?!\\p{L})`, 'iu');
  patterns.set(language, pattern);
  return pattern;
}

/** Who names a sum of four figures asks whether to part with it. */
const SUM =
  /(?:€|\$|£|eur|euros?|dollars?|pounds?|franken|chf)\s?\d{1,3}(?:[.,' ]?\d{3})+|(?<!\d)\d{1,3}(?:[.,' ]?\d{3})+\s?(?:€|\$|£|eur|euros?|dollars?|pounds?|franken|chf)(?!\p{L})/iu;

export function isLaw(text: string, language: Language): boolean {
  const plain = text.replaceAll('’', "'").replaceAll(/\s+/g, ' ');
  return SUM.test(plain) || patternOf(language).test(plain);
}
