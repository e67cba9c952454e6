import { Button } from '../../ui/button.tsx';

type Props = {
  /** The form that holds the list's filter: it is sent again with the page that is wanted. */
  formId: string;
  older?: string;
  paged: boolean;
};

/** Onwards in a list whose filter is a form, and back to its beginning. */
export function FormPager({ formId, older, paged }: Props) {
  if (!older && !paged) return null;
  return (
    <div className="mt-5 flex justify-between">
      {paged ? (
        <Button type="submit" form={formId} variant="quiet">
          Newest
        </Button>
      ) : (
        <span />
      )}
      {older && (
        <Button type="submit" form={formId} name="before" value={older} variant="outline">
          Older
        </Button>
      )}
    </div>
  );
}
