/** Cart: what somebody means to buy is kept for them, at the price of today, and nothing in it is lost by a mistake. */
export { addToCart, noteCartPrices, removeFromCart, updateCartLine } from './cart-changes.server.ts';
export { emptySelected, mergeCarts, selectedLines } from './cart-lines.server.ts';
export { cartCount, viewCart } from './cart-view.server.ts';
