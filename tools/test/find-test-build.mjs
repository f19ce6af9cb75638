import { findServerBuild } from '../build/ensure-server-build.mjs';

/**
 * Determines the build for the tests' threads once per run, because hashing the sources in each thread took half of its
 * startup time.
 *
 * @param {import('vitest/node').TestProject} project
 */
export function setup(project) {
  const provide = () => project.provide('rotundaServerBuild', findServerBuild());
  provide();
  project.onTestsRerun(provide);
}
