/** Set by the build: the version, e.g. `v0.0.108`, and the build day, e.g. `November 22, 2026`. */
declare const __BUILD_VERSION__: string;
declare const __BUILD_DAY__: string;
