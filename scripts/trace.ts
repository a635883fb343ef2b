import { run } from './run.ts'

process.exitCode = await run(process.execPath, [
  '../shared/tools/trace.mjs',
  ...process.argv.slice(2),
])
