/** How often the group's provider is asked about people who are signed in. */

/** How long a session lasts after the provider has last confirmed the person, in minutes. */
export const unconfirmedMinutes = 60;

/** How long a confirmation is valid before the provider is asked again; the job runs each minute. */
export const checkMinutes = 5;
