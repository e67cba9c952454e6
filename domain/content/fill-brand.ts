import type { Site } from '../../content/site.ts';

const schools = {
  pythagorean: { school: 'Pythagorean', otherSchool: 'Chaldean' },
  chaldean: { school: 'Chaldean', otherSchool: 'Pythagorean' },
};

const brandData = (site: Site): Record<string, string | undefined> => ({
  brand: site.brand,
  guide: site.guide,
  contactEmail: site.contactEmail,
  ...schools[site.school],
  legalName: site.legalName || site.brand,
  legalAddress: site.legalAddress || 'whose postal address appears here before the shop opens',
  soulsTotal: site.figures.soulsTotal,
  soulsThisYear: site.figures.soulsThisYear,
});

/** Puts the brand's own words into the {{places}} that a text keeps for them. A place nobody knows is a mistake of ours. */
export function fillBrand(text: string, site: Site, more: Record<string, string> = {}): string {
  const words = { ...brandData(site), ...more };
  return text.replace(/\{\{(\w+)\}\}(\.?)/g, (place, name: string, stop: string) => {
    const value = words[name];
    if (value === undefined) throw new Error(`Nothing to fill ${place} with`);
    // "… Lda." already ends the sentence.
    return value.endsWith('.') ? value : value + stop;
  });
}
