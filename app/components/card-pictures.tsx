import { Image } from 'lucide-react';

const pictures = [
  ['square-light', 'Square, light'],
  ['square-dark', 'Square, dark'],
  ['story-light', 'Story, light'],
  ['story-dark', 'Story, dark'],
] as const;

/** A card in the four forms in which pictures are sent. */
export function CardPictures({ at }: { at: string }) {
  return (
    <p className="my-2 flex flex-wrap items-center gap-x-5 text-fine">
      <Image className="size-4 text-quiet" aria-hidden="true" />
      {pictures.map(([name, said]) => (
        <a key={name} href={`${at}/${name}.png`} download className="inline-flex min-h-11 items-center">
          {said}
        </a>
      ))}
    </p>
  );
}
