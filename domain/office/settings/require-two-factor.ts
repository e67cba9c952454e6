import { ownerVerb, requiresTwoFactor, writeTwoFactorRule } from '../../identity/index.ts';

/** Staff without a second step keep their role, and come in again when they have set it up. */
export const requireTwoFactor = ownerVerb<{ required: boolean }, void>(
  'settings.two_factor_required',
  async (_services, tx, { actor, required }) => {
    const before = await requiresTwoFactor(tx);
    if (before === required) return { unchanged: true, answer: undefined };
    await writeTwoFactorRule(tx, actor, required);
    return {
      about: { kind: 'settings', id: 'two-factor' },
      before: { required: before },
      after: { required },
      answer: undefined,
    };
  },
);
