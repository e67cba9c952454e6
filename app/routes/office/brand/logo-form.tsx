import type { ShownLogo } from '../../../../content/logo.ts';
import { formFor } from '../../../components/action-form.tsx';
import { Part } from '../../../components/office/facts.tsx';
import { Checkbox, Field } from '../../../ui/field.tsx';
import type { action } from './route.tsx';

const Form = formFor<typeof action>();

/** `icons`: where the brand's own icons are, once it has any. */
type Props = { logo?: ShownLogo; icons?: string };

/** The mark of the business: a file of its own, sent by itself. */
export function LogoForm({ logo, icons = '/' }: Props) {
  return (
    <div className="mt-14 max-w-3xl">
      <Part title="Logo">
        <p className="text-quiet">
          At the head and foot of pages, at the head of letters, and as the icon of the site. Documents and
          shared pictures say your name in words. Without one the star of nine points stands there, in your
          colours.
        </p>
        <div className="flex flex-wrap items-center gap-5">
          {logo && (
            <img
              src={logo.src}
              alt="Your logo"
              width={logo.width}
              height={logo.height}
              className="box-content max-w-none rounded-md border border-rule bg-card p-3.5 dark:bg-ink"
            />
          )}
          <img
            src={`${icons}icon-192.png`}
            alt="The icon of the site"
            width={64}
            height={64}
            className="size-16 rounded-md"
          />
        </div>
        <Form
          intent="logo"
          files
          resets
          values={{ hasName: logo?.hasName ?? false, inOneColour: logo?.inOneColour ?? false }}
          submit={logo ? 'Save the logo' : 'Use this logo'}
          done="The logo is saved."
          fields={(field) => ({
            file: (
              <Field
                label={logo ? 'Another file' : 'File'}
                type="file"
                accept=".svg,image/svg+xml,image/png,image/jpeg,image/webp"
                hint="An SVG is best, up to 200 KB, its words turned into outlines; or a PNG, JPEG or WebP. An SVG is written anew from its shapes: whatever else is in it stays behind."
                {...field.file}
              />
            ),
            hasName: <Checkbox label="It says the name of the business already." {...field.hasName} />,
            inOneColour: (
              <Checkbox
                label="Draw it in the accent, by day and by night. Otherwise it keeps its own colours, and stands on a light plate by night."
                {...field.inOneColour}
              />
            ),
          })}
        />
        {logo && (
          <Form intent="remove-logo" submit="Remove the logo" variant="outline" done="The logo is removed." />
        )}
      </Part>
    </div>
  );
}
