/**
 * The cart: packages that a visitor intends to buy, each for one person. The largest quantity of a package is in
 * packages.rules.ts, a member's price in memberships.rules.ts.
 */
export { addToCart } from './cart-changes.server.ts';
export { selectedLines, emptySelected, mergeCarts } from './cart-lines.server.ts';
export { singleLineId, viewCart, viewSingle, type SingleWanted } from './cart-view.server.ts';
export { cartDataSubject } from './cart-data-subject.server.ts';
export { deleteGuestCarts } from './data/cart.store.server.ts';
