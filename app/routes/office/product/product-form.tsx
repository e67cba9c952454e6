import { Fragment, type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { IntakeId, LandingSectionId, Product } from '../../../../content/product.ts';
import { USUAL_HOURS } from '../../../../content/promise.ts';
import type { ContentPreview, OfficeProduct } from '../../../../domain/office/index.ts';
import { euros } from '../../../../shared/money.ts';
import { type FieldProps, formFor } from '../../../components/action-form.tsx';
import { DraftLine, draftSubject, useDraft } from '../../../components/office/draft.tsx';
import { PictureField } from '../../../components/office/media-chooser.tsx';
import { useIsOwner } from '../../../components/office/use-is-owner.ts';
import { ScheduleField } from '../../../components/office/version-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, Choice, Field, TextArea } from '../../../ui/field.tsx';
import { FormEditor } from './form-editor.tsx';
import { PartsEditor } from './parts-editor.tsx';
import { ProductPreview } from './product-preview.tsx';
import type { action } from './route.tsx';
import { Bundle, offerFields } from './sold-with.tsx';

const Form = formFor<typeof action>();

const said = {
  published: { title: 'Published', description: 'Visitors see it from now on.' },
  scheduled: { title: 'Scheduled', description: 'It goes live by itself.' },
  drafted: { title: 'Draft saved', description: 'Nobody but the office sees it.' },
};

/** Everything about a product on one page: what it is, what it delivers, what is asked, and where it stands. */
export function ProductForm({ id, product, dearer, page, choices }: OfficeProduct) {
  const isOwner = useIsOwner();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(draftSubject('content:product', id), form);
  const [preview, setPreview] = useState<ContentPreview>();
  const base = page?.base ?? 0;
  return (
    <div className="grid gap-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <Form
        intent={isOwner ? 'publish' : 'draft'}
        also={['schedule', 'draft', 'preview']}
        formRef={form}
        hidden={{ base: String(base) }}
        values={valuesOf(product)}
        before={draft.rest}
        noValidate
        done={({ done, dearer }) => {
          if (done === 'previewed') return undefined;
          return dearer ? { ...said[done], description: `${said[done].description} ${dearer}` } : said[done];
        }}
        onDone={(answer) => {
          if (answer.preview) return setPreview(answer.preview);
          draft.drop();
          if (answer.productId !== id) void navigate(`/office/catalogue/${answer.productId}`);
        }}
        submit={isOwner ? 'Publish now' : 'Save draft'}
        variant={isOwner ? 'gold' : 'outline'}
        fields={(field) => fieldsOf(field, { product, choices, isOwner })}
        footer={(button) => <Footer button={button} isOwner={isOwner} line={<DraftLine draft={draft} />} />}
      >
        {({ publishAt, ...shown }) => (
          // Anew with each version, so that a restored one stands in the form. The form itself stays: it waits for its answer.
          <Fragment key={base}>
            {dearer && (
              <p role="note" className="border-l-2 border-warn pl-4">
                {dearer} Say below what is more in it, and its page says so too; or leave it as it is.
              </p>
            )}
            <Layout {...shown} isCircle={isCircle(product)} />
            {publishAt}
          </Fragment>
        )}
      </Form>
      <ProductPreview preview={preview} />
    </div>
  );
}

function Footer({ button, isOwner, line }: { button: ReactNode; isOwner: boolean; line: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-40 -mx-4 flex flex-wrap items-end gap-3 border-t border-rule bg-paper px-4 py-4 sm:mx-0 sm:px-0">
      <div className="w-full">{line}</div>
      {button}
      {isOwner && (
        <Button type="submit" name="intent" value="draft" variant="outline">
          Save draft
        </Button>
      )}
      <Button type="submit" name="intent" value="preview" variant="quiet">
        Preview
      </Button>
      {!isOwner && (
        <p className="w-full text-fine text-quiet">The owner publishes what you save as a draft.</p>
      )}
    </div>
  );
}

/** The specification's own membership: its terms are the program's. */
const isCircle = (product?: Product): boolean => product?.recurring !== undefined && !product.opens;

const valuesOf = (product?: Product) => ({
  recurring: product?.recurring ?? '',
  yearlyCents: euros(product?.yearlyCents),
  trialDays: product?.trialDays?.toString() ?? '',
  opensLetters: product?.opens?.letters ?? false,
  opensSessions: product?.opens?.sessions?.count,
  opensSessionType: product?.opens?.sessions?.sessionType ?? '',
  opensEventsPercent: product?.opens?.eventsPercent,
  name: product?.name,
  priceCents: euros(product?.priceCents),
  originalPriceCents: euros(product?.originalPriceCents),
  suggestedCents: euros(product?.suggestedCents),
  description: product?.description,
  features: product?.features.join('\n'),
  more: product?.more,
  badge: product?.badge,
  urgency: product?.urgency,
  popular: Boolean(product?.popular),
  vip: Boolean(product?.vip),
  paused: Boolean(product?.paused),
  weekly: product?.weekly,
  ...planValues(product?.plan),
  position: product?.position,
  intake: typeof product?.intake === 'object' ? OWN : (product?.intake ?? 'none'),
  taxClass: product?.taxClass ?? 'usual',
  whatsappDays: product?.whatsappDays,
  ...deliveryOf(product?.deliveryHours),
  besideProduct: product?.beside?.product ?? '',
  besideCents: euros(product?.beside?.priceCents),
  afterProduct: product?.after?.product ?? '',
  afterCents: euros(product?.after?.priceCents),
});

/** In days where it is whole ones, as it is said on the site. */
const deliveryOf = (hours = USUAL_HOURS) =>
  hours > 24 && hours % 24 === 0
    ? { deliveryCount: hours / 24, deliveryUnit: 'days' }
    : { deliveryCount: hours, deliveryUnit: 'hours' };

/** As the price of a part where that is the same for all. */
function planValues(plan: Product['plan']) {
  if (!plan) return { planParts: undefined, planCents: undefined, planPer: 'part', planRelease: 'once' };
  const { parts, totalCents, release } = plan;
  const isEven = totalCents % parts === 0;
  return {
    planParts: parts,
    planCents: euros(isEven ? totalCents / parts : totalCents),
    planPer: isEven ? 'part' : 'all',
    planRelease: release,
  };
}

const sections: [LandingSectionId, string][] = [
  ['services', 'Three ways to be read'],
  ['packages', 'Packages'],
  ['couples', 'Couples and love'],
  ['business', 'Business'],
];

const OWN = 'own';

const intakes: Record<IntakeId | typeof OWN, string> = {
  none: 'Nothing',
  person: 'Birth name and birth date',
  'person-with-questions': 'Birth name, birth date and questions',
  couple: 'Two people: names and birth dates',
  business: 'A person and a business',
  own: 'Questions of my own',
};

type Name =
  | 'name'
  | 'priceCents'
  | 'originalPriceCents'
  | 'suggestedCents'
  | 'recurring'
  | 'yearlyCents'
  | 'trialDays'
  | 'opensLetters'
  | 'opensCourses'
  | 'opensSessions'
  | 'opensSessionType'
  | 'opensEventsPercent'
  | 'description'
  | 'features'
  | 'more'
  | 'picture'
  | 'badge'
  | 'urgency'
  | 'popular'
  | 'vip'
  | 'paused'
  | 'weekly'
  | 'planParts'
  | 'planCents'
  | 'planPer'
  | 'planRelease'
  | 'sections'
  | 'position'
  | 'card'
  | 'parts'
  | 'intake'
  | 'questions'
  | 'taxClass'
  | 'whatsappDays'
  | 'deliveryCount'
  | 'deliveryUnit'
  | 'includes'
  | 'besideProduct'
  | 'besideCents'
  | 'afterProduct'
  | 'afterCents'
  | 'publishAt';
type Fields = Record<Name | `card.${string}`, FieldProps>;
type Drawn = Pick<OfficeProduct, 'product' | 'choices'> & { isOwner: boolean };

function fieldsOf(field: Fields, { product, choices, isOwner }: Drawn): Record<Name, ReactNode> {
  return {
    ...textFields(field),
    ...termFields(field),
    ...planFields(field),
    ...offerFields(field, choices.products),
    ...membershipFields(field, { product, choices }),
    sections: <Sections chosen={product?.sections ?? ['services']} error={field.sections.error} />,
    includes: (
      <Bundle chosen={product?.includes ?? []} products={choices.products} error={field.includes.error} />
    ),
    parts: <PartsEditor parts={product?.delivers ?? []} choices={choices} error={field.parts.error} />,
    questions: <FormEditor fields={typeof product?.intake === 'object' ? product.intake.fields : []} />,
    card: product?.card ? <CardFields card={product.card} field={field} quotes={choices.quotes} /> : null,
    picture: (
      <PictureField
        legend="Picture"
        without="Without one its page has its drawing, and a card with its name is drawn for whoever passes it on."
        first={product?.picture}
        error={field.picture.error}
      />
    ),
    publishAt: isOwner ? <ScheduleField error={field.publishAt.error} /> : null,
  };
}

/** What is charged again and again, and what it opens while it is paid. */
function membershipFields(field: Fields, { product, choices }: Pick<Drawn, 'product' | 'choices'>) {
  const often = [
    { value: '', label: 'Once' },
    { value: 'month', label: 'Every month, a membership' },
    { value: 'year', label: 'Every year, a membership' },
  ];
  const chosen = product?.opens?.sessions?.sessionType ?? '';
  const types = choices.sessionTypes
    .filter(({ name, isRetired }) => !isRetired || name === chosen)
    .map(({ name, title }) => ({ value: name, label: title }));
  return {
    recurring: <Choice label="The price is charged" options={often} {...field.recurring} />,
    yearlyCents: (
      <Field
        label="Or by the year, in €"
        inputMode="decimal"
        placeholder="by the month alone"
        hint="The buyer chooses at the checkout."
        {...field.yearlyCents}
      />
    ),
    trialDays: (
      <Field
        label="Free days first"
        inputMode="numeric"
        placeholder="none"
        hint="Once for each person, with a card. A letter comes before the first charge; sessions come with it."
        {...field.trialDays}
      />
    ),
    opensLetters: (
      <Checkbox label="The letter of the month, the days and their calendar" {...field.opensLetters} />
    ),
    opensCourses: (
      <fieldset>
        <legend className="font-semibold">Courses</legend>
        {choices.courses.map(({ id, title }) => (
          <Checkbox
            key={id}
            name="opensCourses"
            value={id}
            label={title}
            defaultChecked={product?.opens?.courses.includes(id)}
          />
        ))}
        {field.opensCourses.error && (
          <p className="text-fine font-semibold text-bad">{field.opensCourses.error}</p>
        )}
      </fieldset>
    ),
    opensSessions: (
      <Field
        label="Sessions for each month"
        inputMode="numeric"
        placeholder="none"
        hint="Given with each charge; a year brings twelve times as many. What is not used stays."
        {...field.opensSessions}
      />
    ),
    opensSessionType: (
      <Choice
        label="Type of these sessions"
        options={[{ value: '', label: 'Please choose' }, ...types]}
        {...field.opensSessionType}
      />
    ),
    opensEventsPercent: (
      <Field
        label="Off seats at events, in %"
        inputMode="numeric"
        placeholder="nothing"
        {...field.opensEventsPercent}
      />
    ),
  };
}

function textFields(field: Fields) {
  return {
    name: <Field label="Name" maxLength={60} required {...field.name} />,
    priceCents: <Field label="Price in €" inputMode="decimal" required {...field.priceCents} />,
    originalPriceCents: (
      <Field label="Price before" inputMode="decimal" placeholder="none" {...field.originalPriceCents} />
    ),
    suggestedCents: (
      <Field
        label="Suggested, if the buyer chooses"
        inputMode="decimal"
        placeholder="a fixed price"
        hint="Then the price above is the least, and no code applies."
        {...field.suggestedCents}
      />
    ),
    description: <TextArea label="Description" rows={3} required {...field.description} />,
    features: (
      <TextArea label="What the buyer receives" hint="One line each." rows={6} required {...field.features} />
    ),
    more: (
      <TextArea
        label="What is more in it"
        hint="Shown on its page where it costs more than its parts one by one."
        rows={3}
        maxLength={300}
        {...field.more}
      />
    ),
    badge: <Field label="Badge" maxLength={24} placeholder="none" {...field.badge} />,
    urgency: <Field label="Urgency" maxLength={40} placeholder="none" {...field.urgency} />,
    popular: <Checkbox label="Most popular" {...field.popular} />,
    vip: <Checkbox label="VIP" {...field.vip} />,
    paused: <Checkbox label="Off sale: shown, not ordered" {...field.paused} />,
  };
}

/** Beside the price at once: the page says both, and the difference. */
function planFields(field: Fields) {
  const per = [
    { value: 'part', label: 'for each part' },
    { value: 'all', label: 'for all of them' },
  ];
  const release = [
    { value: 'once', label: 'Everything after the first part' },
    { value: 'parts', label: 'Sessions one after another, with the parts' },
  ];
  return {
    planParts: (
      <Field
        label="Or in monthly parts"
        inputMode="numeric"
        placeholder="not sold in parts"
        hint="2 to 12. The buyer chooses at the checkout."
        {...field.planParts}
      />
    ),
    planCents: (
      <Field label="Price in parts, €" inputMode="decimal" placeholder="none" {...field.planCents} />
    ),
    planPer: <Choice label="It is the price" options={per} {...field.planPer} />,
    planRelease: <Choice label="With parts, the buyer gets" options={release} {...field.planRelease} />,
  };
}

function termFields(field: Fields) {
  const forms = Object.entries(intakes).map(([value, label]) => ({ value, label }));
  const taxes = [
    { value: 'usual', label: 'By what it delivers' },
    { value: 'service', label: 'Live service: a person makes it' },
    { value: 'digital', label: 'Digital service: made by the program' },
    { value: 'event', label: 'Event: a seat among others' },
  ];
  const units = ['hours', 'days'].map((value) => ({ value, label: value }));
  return {
    intake: <Choice label="Ask the buyer for" options={forms} {...field.intake} />,
    taxClass: <Choice label="Tax class" options={taxes} {...field.taxClass} />,
    whatsappDays: (
      <Field
        label="WhatsApp, days after paying"
        inputMode="numeric"
        placeholder="none"
        {...field.whatsappDays}
      />
    ),
    deliveryCount: <Field label="Delivered within" inputMode="numeric" {...field.deliveryCount} />,
    weekly: (
      <Field
        label="At most, a week"
        inputMode="numeric"
        placeholder="as many as are ordered"
        hint="When these are sold, the site tells and sells the next free week."
        {...field.weekly}
      />
    ),
    deliveryUnit: <Choice label="Unit" options={units} {...field.deliveryUnit} />,
    position: (
      <Field
        label="Place in the shop"
        inputMode="numeric"
        placeholder="at the end"
        hint="Lower numbers come first; the first edition counts 10, 20, 30 …"
        {...field.position}
      />
    ),
  };
}

function Layout({
  isCircle,
  ...shown
}: Record<Exclude<Name, 'publishAt'>, ReactNode> & { isCircle: boolean }) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {shown.name}
        <div className="grid grid-cols-2 gap-4">
          {shown.priceCents}
          {shown.originalPriceCents}
        </div>
      </div>
      {shown.description}
      {shown.features}
      {shown.more}
      {shown.picture}
      <div className="group/sold space-y-5">
        <Chapter title="How often it is charged">
          <div className="grid gap-5 sm:grid-cols-2">
            <div inert={isCircle} className={isCircle ? 'opacity-60' : undefined}>
              {shown.recurring}
            </div>
            <div className={isCircle ? undefined : IF_MONTHLY}>{shown.yearlyCents}</div>
            <div className={isCircle ? undefined : IF_MEMBERSHIP}>{shown.trialDays}</div>
          </div>
        </Chapter>
        <div className={isCircle ? 'hidden' : IF_MEMBERSHIP}>
          <Chapter title="What it opens while it is paid">
            {shown.opensLetters}
            {shown.opensCourses}
            <div className="grid gap-5 sm:grid-cols-3">
              {shown.opensSessions}
              {shown.opensSessionType}
              {shown.opensEventsPercent}
            </div>
            <p className="text-fine text-quiet">
              Who is in it keeps what was agreed: a change here is for those who join from then on.
            </p>
          </Chapter>
        </div>
        <div className={isCircle ? undefined : IF_ONCE}>
          <Chapter title="What it delivers" isOff={isCircle}>
            {shown.includes}
            <div className={IF_SINGLE}>{shown.parts}</div>
          </Chapter>
        </div>
        <div className={IF_SINGLE}>
          <Chapter title="What you ask" isOff={isCircle}>
            <div className="group/ask space-y-5">
              {shown.intake}
              <div className="hidden group-has-[option[value=own]:checked]/ask:block">{shown.questions}</div>
            </div>
          </Chapter>
        </div>
        <Chapter title="Tax">{shown.taxClass}</Chapter>
        <div className={isCircle ? undefined : IF_ONCE}>
          <Chapter title="How it is sold" isOff={isCircle}>
            <div className="grid gap-5 sm:grid-cols-2">
              {shown.suggestedCents}
              {shown.planParts}
              <div className="grid grid-cols-2 items-start gap-4">
                {shown.planCents}
                {shown.planPer}
              </div>
              {shown.planRelease}
              <div className={IF_SINGLE}>{shown.weekly}</div>
              <div className={IF_SINGLE}>{shown.whatsappDays}</div>
              <div className={IF_SINGLE}>
                <div className="grid grid-cols-2 items-start gap-4">
                  {shown.deliveryCount}
                  {shown.deliveryUnit}
                </div>
                <p className="mt-1 text-fine text-quiet">
                  Documents and videos, from payment and details on. What the texts above say is checked
                  against it.
                </p>
              </div>
            </div>
          </Chapter>
        </div>
        <div className={isCircle ? undefined : IF_ONCE}>
          <Chapter title="Offered with it" isOff={isCircle}>
            <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_10rem]">
              {shown.besideProduct}
              {shown.besideCents}
              {shown.afterProduct}
              {shown.afterCents}
            </div>
          </Chapter>
        </div>
      </div>
      <Chapter title="Where it stands">
        {shown.sections}
        <div className="grid gap-5 sm:grid-cols-3">
          {shown.position}
          {shown.badge}
          {shown.urgency}
        </div>
        <div className="grid gap-x-6 sm:grid-cols-3">
          {shown.popular}
          {shown.vip}
          {shown.paused}
        </div>
        {shown.card}
      </Chapter>
    </>
  );
}

/** The Soul Circle has its terms from the program: they are shown, and not changed. */
function Chapter({ title, isOff, children }: { title: string; isOff?: boolean; children: ReactNode }) {
  return (
    <section className="space-y-5 border-t border-rule pt-6">
      <h2 className="text-[1.375rem]">{title}</h2>
      {isOff && <p className="text-fine text-quiet">The Soul Circle: this part stays as it is.</p>}
      <div inert={isOff} className={isOff ? 'space-y-5 opacity-60' : 'space-y-5'}>
        {children}
      </div>
    </section>
  );
}

/** What is charged once, and what a membership has instead. */
const IF_ONCE =
  'group-has-[select[name=recurring]_option:is([value=month],[value=year]):checked]/sold:hidden';
const IF_MEMBERSHIP = "group-has-[select[name=recurring]_option[value='']:checked]/sold:hidden";
const IF_MONTHLY = 'not-group-has-[select[name=recurring]_option[value=month]:checked]/sold:hidden';

/** What a bundle delivers and asks is what its products do. */
const IF_SINGLE = 'group-has-[input[name=includes]:checked]/sold:hidden';

function Sections({ chosen, error }: { chosen: LandingSectionId[]; error?: string }) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">On the landing page, under</legend>
      {chosen.includes('membership') && <input type="hidden" name="sections" value="membership" />}
      <div className="grid gap-x-6 sm:grid-cols-2">
        {sections.map(([value, label]) => (
          <Checkbox
            key={value}
            name="sections"
            value={value}
            label={label}
            defaultChecked={chosen.includes(value)}
          />
        ))}
      </div>
      <p className="text-fine text-quiet">With no section it has its checkout page alone.</p>
      {error && <p className="text-fine font-semibold text-bad">{error}</p>}
    </fieldset>
  );
}

type CardProps = {
  card: NonNullable<Product['card']>;
  field: Fields;
  quotes: OfficeProduct['choices']['quotes'];
};

function CardFields({ card, field, quotes }: CardProps) {
  return (
    <fieldset className="space-y-5 border-t border-rule pt-5">
      <legend className="sr-only">Landing page card</legend>
      <p className="serif text-[1.25rem]">The “{card.name}” card of the landing page</p>
      <TextArea
        label="Words under the price"
        defaultValue={card.description}
        rows={2}
        required
        {...field['card.description']}
      />
      <TextArea
        label="Lines of the card"
        hint="One line each."
        defaultValue={card.features.join('\n')}
        rows={4}
        required
        {...field['card.features']}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Button" defaultValue={card.cta} maxLength={40} required {...field['card.cta']} />
        <Choice
          label="Quote"
          defaultValue={quotes.some(({ id }) => id === card.testimonial) ? card.testimonial : ''}
          options={[{ value: '', label: 'None' }, ...quotes.map(({ id, label }) => ({ value: id, label }))]}
          {...field['card.testimonial']}
        />
      </div>
    </fieldset>
  );
}
