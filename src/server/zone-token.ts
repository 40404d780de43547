/** The field in which a document of a private zone sends its token back. */
export const zoneTokenField = 'zone_token';
