export * from './accounts.ts';
export * from './auth.ts';
export * from './codes.ts';
export * from './mailing.ts';
export * from './practice.ts';
export * from './readings.ts';
export * from './support.ts';
