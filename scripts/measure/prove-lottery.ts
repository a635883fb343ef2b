import { run } from '../common/run.ts'

const program = 'packages/lottery-rules/src/proofs/prove-whole.ts'
const args = ['--disable-warning=ExperimentalWarning', program, ...process.argv.slice(2)]
process.exitCode = await run(process.execPath, args)
