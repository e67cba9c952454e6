export { includedTax, shareTax, type TaxGroup, takePart, taxByGroup, taxTakenBack } from './cents.ts';
export {
  decideTax,
  type TaxClass,
  type TaxCustomer,
  type TaxDecision,
  type TaxSettings,
  type TaxTreatment,
  taxClasses,
  taxSchemes,
  whyNoTax,
} from './decide-tax.ts';
export { type Evidence, type EvidenceKind, locate } from './evidence.ts';
export { type Invoice, invoiceXml, whyNoXml } from './invoice-xml.ts';
export {
  isMemberState,
  type MemberState,
  memberStateName,
  memberStates,
  smallBusinessSentence,
  standardRate,
} from './member-states.ts';
export { checkVatNumber, type VatNumber } from './vat-numbers.ts';
