export { personalData } from './contexts.ts';
export { deleteDueAccounts } from './deletion/delete-due-accounts.ts';
export { eraseAgain } from './deletion/erase-person.ts';
export {
  cancelDeletion,
  confirmDeletion,
  readPlannedDeletion,
  requestDeletion,
} from './deletion/request-deletion.ts';
export { exportAccount } from './export/export-account.ts';
export { eraseCustomer } from './on-request/erase-customer.ts';
export { exportCustomer } from './on-request/export-customer.ts';
