/** What this process has worked for it, in milliseconds: the same on a busy machine as on a quiet one. */
export function processorMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
