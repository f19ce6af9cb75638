/** Set by the build: `v0.0.108` and the day it was made, `YYYY-MM-DD`. */
declare const __BUILD_VERSION__: string;
declare const __BUILD_DATE__: string;
