/** Rooms that the specification puts under the portal, and that staff work in. */
export const isOfficeRoom = (path: string): boolean => /^\/portal\/(?:support|emails)(?:\/|$)/.test(path);
