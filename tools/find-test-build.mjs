import { findServerBuild } from './ensure-server-build.mjs';

/**
 * Names the build for the threads of tests once a run: read by each thread, the sources took half of its time to start.
 *
 * @param {import('vitest/node').TestProject} project
 */
export function setup(project) {
  const provide = () => project.provide('rotundaServerBuild', findServerBuild());
  provide();
  project.onTestsRerun(provide);
}
