/** How whoever installed the product makes the first user, where there is no sample workspace to sign in to. */
export const FIRST_USER_COMMAND = 'npm run rotunda -- user add you@example.org --organisation "Your organization"';
