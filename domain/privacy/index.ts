export { personalData } from './contexts.ts';
export {
  cancelDeletion,
  confirmDeletion,
  deleteDueAccounts,
  eraseAgain,
  eraseCustomer,
  readPlannedDeletion,
  requestDeletion,
} from './deletion.ts';
export { exportAccount, exportCustomer } from './export.ts';
