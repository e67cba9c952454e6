/** Whom every demo begins with. A live database must hold none of them. */
export const demoPeople = [
  { email: 'owner@demo.local', name: 'Aura Lindqvist', role: 'owner', sinceDays: 365 },
  { email: 'member@demo.local', name: 'Maya Okafor', role: 'member', sinceDays: 45 },
  { email: 'new@demo.local', name: '', role: 'member', sinceDays: 0 },
] as const;
