/** Checkout: the buyer's details, the order, and the way to the payment page. */
export {
  placeMembershipOrder,
  priceMembership,
  type PricedMembership,
  type MembershipSale,
} from './place-membership.server.ts';
