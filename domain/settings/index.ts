export { settingsData } from './personal-data.ts';
export { endSleep, isAsleep, readRestoredCopy } from './restored-copy.ts';
export {
  pruneInPortions,
  RETENTION_SETTING,
  type Retained,
  type RetentionDays,
  readRetention,
  retained,
  retainedSince,
  retention,
  retentionRules,
} from './retention.ts';
export {
  deleteSetting,
  mergeSetting,
  readOrCreateSetting,
  readSetting,
  writeSetting,
} from './setting.ts';
