/** Set by the build: `v0.0.108` and the day it was made, `November 22, 2026`. */
declare const __BUILD_VERSION__: string;
declare const __BUILD_DAY__: string;
