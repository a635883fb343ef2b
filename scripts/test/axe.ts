import { runJourneys } from './run-journeys.ts'

// Every page and popup in every language, size and scheme, as `npm run test:all` checks them too.
process.exitCode = await runJourneys({ args: ['--grep', 'axe finds nothing'] })
