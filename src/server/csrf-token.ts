/** The field in which a document of a private page sends its CSRF token back. */
export const csrfTokenField = 'zone_token';
