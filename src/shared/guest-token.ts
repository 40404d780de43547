/** Days in which a visitor without an account is known by its token; its cart and bookmarks are stored as long. */
export const guestTokenDays = 30;
