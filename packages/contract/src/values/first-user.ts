/** Command that creates the first user of an installation without a sample workspace. */
export const FIRST_USER_COMMAND = 'npm run rotunda -- user add you@example.org --organization "Your organization"';
