/** The cart: packages that a visitor intends to buy, each for one person. */
export { addToCart } from './cart-changes.server.ts';
export { selectedLines, emptySelected, mergeCarts } from './cart-lines.server.ts';
export { singleLineId, viewCart, viewSingle, type SingleWanted } from './cart-view.server.ts';
export { cartDataSubject } from './cart-data-subject.server.ts';
export { deleteGuestCarts } from './data/cart.store.server.ts';
