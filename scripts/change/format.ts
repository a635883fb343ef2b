import { run } from '../common/run.ts'

process.exitCode = await run('oxfmt', process.argv.slice(2))
