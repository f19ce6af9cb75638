import { createRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { signedInRoute } from './signed-in.route.tsx';

/** An address without a screen, inside of the shell, so that there is a way on. */
export const catchAllRoute = createRoute({ getParentRoute: () => signedInRoute, path: '$', component: NotFoundPage });
