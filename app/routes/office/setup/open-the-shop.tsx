import type { SetUp } from '../../../../domain/office/index.ts';
import { LocalTime } from '../../../components/local-time.tsx';
import { StepForm } from './step.tsx';

/** The last card: what is missing, or the key to the door. */
export function OpenTheShop({ setUp: { isOpen, openedAt, lines } }: { setUp: SetUp }) {
  const missing = lines.filter(({ isRequired, isDone }) => isRequired && !isDone);
  return (
    <section
      id="open"
      aria-labelledby="open-title"
      className="engraved scroll-mt-6 space-y-4 px-6 py-8 sm:px-9"
    >
      <h2 id="open-title" className="text-title">
        {isOpen ? 'The shop is open' : 'Open the shop'}
      </h2>
      {isOpen && openedAt && (
        <p>
          It takes orders since <LocalTime at={openedAt} />.
        </p>
      )}
      {!isOpen && missing.length > 0 && (
        <>
          <p>Until then every price is shown with “Opening soon”, and no payment can begin. Still needed:</p>
          <ul className="list-disc space-y-1 pl-5">
            {missing.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        </>
      )}
      {!isOpen && missing.length === 0 && (
        <>
          <p>Everything that is needed is here. From the moment you press this, people can pay you.</p>
          <StepForm intent="open" label="Open the shop" saved="" variant="gold" />
        </>
      )}
    </section>
  );
}
