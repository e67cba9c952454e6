import type { ContentBodies } from '../../../../domain/content/index.ts';
import { euros } from '../../../../shared/money.ts';
import { Checkbox, Choice, Field, TextArea } from '../../../ui/field.tsx';
import type { FieldsProps } from './fields.tsx';

export function ProductFields({ body, errors, quotes = [] }: FieldsProps<'product'>) {
  const field = (name: keyof ContentBodies['product']) => ({ name, error: errors[name] });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" defaultValue={body.name} maxLength={60} required {...field('name')} />
        <div className="grid grid-cols-2 gap-4">
          <Field
            label="Price in €"
            inputMode="decimal"
            defaultValue={euros(body.priceCents)}
            required
            {...field('priceCents')}
          />
          <Field
            label="Price before"
            inputMode="decimal"
            defaultValue={euros(body.originalPriceCents)}
            placeholder="none"
            {...field('originalPriceCents')}
          />
        </div>
      </div>
      <TextArea
        label="Description"
        defaultValue={body.description}
        rows={3}
        required
        {...field('description')}
      />
      <TextArea
        label="What the buyer receives"
        hint="One line each."
        defaultValue={body.features.join('\n')}
        rows={7}
        required
        {...field('features')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Badge"
          defaultValue={body.badge}
          maxLength={24}
          placeholder="none"
          {...field('badge')}
        />
        <Field
          label="Urgency"
          defaultValue={body.urgency}
          maxLength={40}
          placeholder="none"
          {...field('urgency')}
        />
      </div>
      <fieldset className="grid gap-x-6 sm:grid-cols-3">
        <legend className="sr-only">Marks</legend>
        <Checkbox name="popular" defaultChecked={body.popular} label="Most popular" />
        <Checkbox name="vip" defaultChecked={body.vip} label="VIP" />
        <Checkbox name="paused" defaultChecked={body.paused} label="Off sale: shown, not ordered" />
      </fieldset>
      {body.card && <CardFields card={body.card} errors={errors} quotes={quotes} />}
    </>
  );
}

type CardProps = {
  card: NonNullable<ContentBodies['product']['card']>;
  errors: Record<string, string>;
  quotes: { id: string; label: string }[];
};

function CardFields({ card, errors, quotes }: CardProps) {
  const field = (name: string) => ({ name: `card.${name}`, error: errors[`card.${name}`] });
  return (
    <fieldset className="space-y-5 border-t border-rule pt-5">
      <legend className="sr-only">Landing page card</legend>
      <p className="serif text-[1.25rem]">The “{card.name}” card of the landing page</p>
      <TextArea
        label="Words under the price"
        defaultValue={card.description}
        rows={2}
        required
        {...field('description')}
      />
      <TextArea
        label="Lines of the card"
        hint="One line each."
        defaultValue={card.features.join('\n')}
        rows={4}
        required
        {...field('features')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Button" defaultValue={card.cta} maxLength={40} required {...field('cta')} />
        <Choice
          label="Quote"
          defaultValue={card.testimonial}
          options={quotes.map(({ id, label }) => ({ value: id, label }))}
          {...field('testimonial')}
        />
      </div>
    </fieldset>
  );
}
