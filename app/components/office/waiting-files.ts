/** The plain line that Today and Health share. */
export const waitingFilesLine = (count: number): string =>
  count === 1 ? '1 file waits to be removed' : `${count} files wait to be removed`;
