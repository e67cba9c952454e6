export function size(bytes: number): string {
  const megabytes = bytes / 1024 ** 2;
  return megabytes < 1 ? `${Math.ceil(bytes / 1024)} KB` : `${megabytes.toFixed(1)} MB`;
}
