import type { AttachmentName } from '../../db/schema/index.ts';
import type { Parts } from '../services.ts';
import type { SequenceRow } from './queries.ts';
import type { SequenceTemplate } from './sequence-types.ts';

/** What a letter says about its reader. Codes are added when it is sent, because their hours begin then. */
export function letterProps(
  { config }: Pick<Parts, 'config'>,
  { id, name, quizResults, cartData }: SequenceRow,
  template: SequenceTemplate,
  attachments: AttachmentName[] = [],
): object {
  switch (template) {
    case 'abandoned_cart':
    case 'abandoned_cart_reminder':
    case 'abandoned_cart_final':
      return {
        name,
        items: cartData?.items ?? [],
        total: cartData?.total ?? 0,
        recoverUrl: `${config.appUrl}/cart/recover?token=${id}`,
      };
    case 'welcome':
      return { name, appUrl: config.appUrl, numbers: quizResults, attached: attachments.length > 0 };
    default:
      return { name, appUrl: config.appUrl, numbers: quizResults };
  }
}
