import { z } from 'zod';
import type { LibraryPictureData } from '#src/design/pictures/library-picture.tsx';
import type { LocalText } from '#src/shared/local-text.ts';

/** The filters of health packages in the specification (section 3) with its names, and our own `sortBy`. */
export const packageFiltersSchema = z.object({
  /** A type's slug. */
  type: z.string().trim().min(1).max(60).optional(),
  /** Age in years of the person that the package is for. */
  age: z
    .string()
    .trim()
    .regex(/^\d{1,3}$/)
    .refine((age) => Number(age) <= 120)
    .optional(),
  gender: z.enum(['female', 'male']).optional(),
  /** A hospital's name, or a state. */
  location: z.string().trim().min(1).max(120).optional(),
  sortBy: z.enum(['popular', 'newest', 'price', 'price_down', 'name']).optional(),
});
export type PackageFilters = z.infer<typeof packageFiltersSchema>;
export type PackageSort = NonNullable<PackageFilters['sortBy']>;

/** The examinations, part by part of the appointment. */
export interface InclusionGroup {
  name: LocalText;
  items: LocalText[];
}

export interface PackageType {
  slug: string;
  name: LocalText;
}

export interface PackagePlace {
  id: number;
  slug: string;
  name: string;
  state: string;
}

/** What a card needs to help somebody choose. */
export interface PackageCardData {
  id: number;
  slug: string;
  title: LocalText;
  summary: LocalText;
  type: PackageType;
  /** Name of the drawn scene: its own, or its type's. */
  picture: string;
  /** Shown in place of the scene. */
  photo: LibraryPictureData | null;
  priceSen: number;
  minAge: number;
  maxAge: number | null;
  gender: 'any' | 'female' | 'male';
  /** The first inclusions; `inclusionCount` is the number of all. */
  highlights: LocalText[];
  inclusionCount: number;
  hospitals: PackagePlace[];
  validityDays: number;
  approvalNumber: string;
}

export interface PackageList {
  items: PackageCardData[];
  total: number;
  limit: number;
  offset: number;
}

export interface PackageDetail extends Omit<PackageCardData, 'highlights' | 'inclusionCount' | 'hospitals'> {
  about: LocalText;
  suits: LocalText;
  inclusions: InclusionGroup[];
  preparation: LocalText[];
  visitMinutes: number;
  reviewedBy: string;
  /** 'YYYY-MM-DD'; null without a clinical review. */
  reviewedOn: string | null;
  hospitals: (PackagePlace & { town: string; phone: string })[];
  /** 'YYYY-MM-DD'. */
  approvalExpiresOn: string;
}

export interface PackagePageData {
  item: PackageDetail;
  related: PackageCardData[];
  /** Service tax for people who are not citizens, today. */
  taxPercent: number;
  /** The price of one for members of each tier, lower tiers first. */
  memberPrices: { tier: string; priceSen: number }[];
}

export interface PackageFilterOptions {
  types: PackageType[];
  hospitals: { name: string; state: string }[];
}

/** The filters whose choices show how many packages each would leave. */
export type CountedFilter = 'type' | 'gender' | 'location';
/** By filter and value; a value without packages is absent. */
export type PackageCounts = Partial<Record<CountedFilter, Record<string, number>>>;

/** One line to be priced: the server sets the price, never the caller. */
export interface LineRequest {
  packageId: number;
  quantity: number;
  hospitalId: number;
  /**
   * Whether the person treated is a Malaysian citizen; undefined counts as citizen, so that no tax is charged on an
   * assumption.
   */
  personIsCitizen?: boolean | undefined;
  /** One of the buyer's persons, whose membership counts; without one, the buyer's own does. */
  personId?: string | null | undefined;
}

/**
 * A priced line. All amounts are integer sen; total = quantity x unit price, payable = total - discount + service tax.
 */
export interface PricedLine extends LineRequest {
  slug: string;
  title: LocalText;
  type: PackageType;
  hospitalName: string;
  /** The price of one: the member's price where a membership is in force. */
  unitPriceSen: number;
  /** The price of one without membership. */
  normalPriceSen: number;
  totalSen: number;
  discountSen: number;
  serviceTaxSen: number;
  payableSen: number;
  validityDays: number;
  approvalNumber: string;
  approvalExpiresOn: string;
}

export interface PricedOrder {
  lines: PricedLine[];
  subtotalSen: number;
  discountSen: number;
  /** The percentage in force on the day, and its amount. */
  taxPercent: number;
  serviceTaxSen: number;
  totalSen: number;
  promotion: { id: number; code: string; name: LocalText; approvalNumber: string } | null;
}
