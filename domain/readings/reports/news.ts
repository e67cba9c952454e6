/** Where a member's open pages hear how far her reports are. */
export const reportsTopic = (memberId: string) => `reports:${memberId}`;
