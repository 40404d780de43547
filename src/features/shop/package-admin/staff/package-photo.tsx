import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import type { ActionRefusal } from '#src/features/console/frame/frame.server.ts';
import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { PictureField, type PictureChoice } from '#src/features/publishing/media-library/ui/picture-field.tsx';
import { m } from '#src/paraglide/messages.js';

interface PackagePhotoProps {
  item: { pictureId: number | null; updatedAt: Date };
  /** The newest pictures of the media library. */
  pictures: readonly PictureChoice[];
  refusal: ActionRefusal | undefined;
}

/** The photo on the package's card and page. */
export function PackagePhoto({ item, pictures, refusal }: PackagePhotoProps) {
  const own = refusal?.typed['intent'] === 'photo' ? refusal : undefined;
  return (
    <AdminSection id="photo" title={m.catalogue_photo()} intro={m.package_admin_photo_hint()}>
      <CsrfForm encType="multipart/form-data">
        <input type="hidden" name="version" value={item.updatedAt.toISOString()} />
        <PictureField
          pictures={pictures}
          chosen={String(item.pictureId ?? '')}
          mayAdd
          typed={own?.typed}
          error={own?.fields['image']}
          altError={own?.fields['alt']}
        />
        <p className="mt-4">
          <Button name="intent" value="photo" variant="secondary">
            {m.package_admin_photo_save()}
          </Button>
        </p>
      </CsrfForm>
    </AdminSection>
  );
}
