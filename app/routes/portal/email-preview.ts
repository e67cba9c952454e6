import { previewTemplate } from '../../../domain/mailing/office/preview-template.ts';
import { orRefuse } from '../../answer.ts';
import { memberContext } from '../../middleware/member.ts';
import type { Route } from './+types/email-preview';

export function loader({ params, context }: Route.LoaderArgs) {
  return orRefuse(previewTemplate({ actor: context.get(memberContext), template: params.template }));
}
