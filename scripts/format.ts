import { run } from './run.ts'

process.exitCode = await run('oxfmt', process.argv.slice(2))
