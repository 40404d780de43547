/** Days for which a visitor without an account is recognised by a token; the cart and bookmarks are stored as long. */
export const guestTokenDays = 30;
