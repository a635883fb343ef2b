import { run } from '../common/run.ts'
import { say } from '../common/say.ts'

const quietly = ['--disable-warning=ExperimentalWarning']

// Every check that does not run the code, fastest first.
const checks: [what: string, program: string, args: string[]][] = [
  ['format', 'oxfmt', ['--check']],
  ['lint', 'oxlint', ['--deny-warnings']],
  ['types', 'tsc', ['--noEmit', '-p', 'tsconfig.json']],
  ['dead code', 'knip', ['--no-progress']],
  ['requirements', process.execPath, [...quietly, 'tools/trace/trace.ts', '--check']],
  ['house rules and module graph', 'vitest', ['run', '--project', 'house']],
]

const failed: string[] = []
for (const [what, program, args] of checks) {
  say(`• ${what}`)
  if ((await run(program, args)) !== 0) failed.push(what)
}
say(failed.length === 0 ? 'check: all clean' : `check failed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
