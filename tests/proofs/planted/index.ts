import { codeFaults } from './code.ts';
import { contentFaults } from './content.ts';
import { customerFaults } from './customer.ts';
import { moneyFaults } from './money.ts';
import { operatorFaults } from './operator.ts';
import { practitionerFaults } from './practitioner.ts';
import { securityFaults } from './security.ts';

/** In the order of what they would cost. */
export const plantedFaults = [
  ...codeFaults,
  ...securityFaults,
  ...operatorFaults,
  ...practitionerFaults,
  ...customerFaults,
  ...contentFaults,
  ...moneyFaults,
];
