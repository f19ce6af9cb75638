import { createRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { signedInRoute } from './signed-in.route.tsx';

/** Shows unknown addresses inside the shell, so that the user can navigate on. */
export const catchAllRoute = createRoute({ getParentRoute: () => signedInRoute, path: '$', component: NotFoundPage });
