export { settingsData } from './personal-data.ts';
export {
  deleteSetting,
  mergeSetting,
  readOrCreateSetting,
  readSetting,
  writeSetting,
} from './setting.ts';
