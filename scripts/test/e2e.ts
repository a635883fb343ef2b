import { runJourneys } from './run-journeys.ts'

process.exitCode = await runJourneys()
