import { SmartCoercionPlugin } from '@orpc/json-schema';
import type { StandardHandlerOptions } from '@orpc/server/standard';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { RequestContext } from '../platform/request-context.ts';

/**
 * Converts numbers and booleans in query strings, where everything is text. JSON bodies are typed and taken literally:
 * a list stays a list, and `"yes"` is not true.
 */
export class QueryCoercionPlugin extends SmartCoercionPlugin<RequestContext> {
  constructor() {
    super({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  }

  override init(options: StandardHandlerOptions<RequestContext>): void {
    const own: StandardHandlerOptions<RequestContext> = {};
    super.init(own);
    const coercions = (own.clientInterceptors ?? []).map(
      (coerce): typeof coerce =>
        (call) =>
          call.procedure['~orpc'].route.method === 'GET' ? coerce(call) : call.next(),
    );
    options.clientInterceptors = [...coercions, ...(options.clientInterceptors ?? [])];
  }
}
