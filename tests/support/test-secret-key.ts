/** Seals the template's sample data, and opens it in the tests. */
export const testSecretKey = 'a secret key that is used by tests alone';
