/**
 * Which files of apps and of each other the programs outside `apps` and `packages` may import: by
 * folder (with a trailing slash) or by file. Packages are open to all of them. A server module is
 * entered through its `index.ts`, or through its `commands.ts` by a command of the terminal; files of
 * `triesRules` may enter it anywhere.
 */
export const programs: Record<string, readonly string[]> = {
  bench: [
    'apps/backoffice/build.ts',
    'apps/games/build.ts',
    'apps/games/src/testing/',
    'apps/psp-sandbox/src/build-psp-sandbox.ts',
    'apps/psp-sandbox/src/oauth.ts',
    'apps/rgs/src/build-rgs.ts',
    'apps/rgs/src/create-dependencies.ts',
    'apps/rgs/src/testing/',
    'apps/server/src/compose/all-endpoints.ts',
    'apps/server/src/compose/create-server.ts',
    'apps/server/src/compose/database/prepare-database.ts',
    'apps/server/src/compose/jobs/job-pauses.ts',
    'apps/server/src/modules/',
    'apps/server/src/platform/',
    'apps/server/src/testing/',
    'apps/site/src/core/live/',
    'scripts/',
  ],
  scripts: [
    'apps/server/src/compose/outside/read-vendors-file.ts',
    'apps/server/src/modules/',
    'apps/server/src/platform/',
    'apps/server/src/stand-in/',
    'apps/server/src/testing/',
    'e2e/browsers/',
    'tools/import-graph.ts',
    'tools/list-sources.ts',
    'tools/mutations/',
  ],
  e2e: [
    'apps/example-vendor/src/build-example-vendor.ts',
    'apps/server/src/stand-in/',
    'apps/site/src/core/popups/popup-props.ts',
    'scripts/common/remove-data.ts',
    'scripts/common/start-system.ts',
    'scripts/common/ports.ts',
  ],
  // Publicly reported inputs are tried on the product, wherever the rule is.
  tools: ['apps/'],
}

/** Which programs enter a server module past its front door, and why. */
export const entersModules: Record<string, string> = {
  'bench/cashier/server-process.ts':
    'the cashier alone, with a clock that runs faster and an institution of the bench',
}

/** Tries single rules on reported inputs, without the module around them. */
export const triesRules = 'tools/reported-inputs/kinds/'
