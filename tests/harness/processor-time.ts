/**
 * What this thread has worked since, in milliseconds: the same on a busy machine as on a quiet one. Not what the compiler and the
 * collector did beside it in theirs, unless an older Node cannot tell them apart.
 */
export function startProcessorTime(): () => number {
  const usage = process.threadCpuUsage ?? process.cpuUsage;
  const before = usage.call(process);
  return () => {
    const { user, system } = usage.call(process, before);
    return (user + system) / 1000;
  };
}

export function processorMs(work: () => unknown): number {
  const stop = startProcessorTime();
  work();
  return stop();
}
