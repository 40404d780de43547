/** Name of the form field in which a private page sends its CSRF token. */
export const csrfTokenField = 'zone_token';
