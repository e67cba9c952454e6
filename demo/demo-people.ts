/** Whom every demo begins with. A live database must hold none of them. */
export const demoPeople = [
  { email: 'owner@demo.local', name: 'Aura Lindqvist', role: 'owner' },
  { email: 'member@demo.local', name: 'Maya Okafor', role: 'member' },
  { email: 'new@demo.local', name: '', role: 'member' },
] as const;
