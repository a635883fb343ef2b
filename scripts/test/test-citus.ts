import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../common/run.ts'
import { say } from '../common/say.ts'

const binaries = process.env['TREVO_CITUS']
if (!binaries || !existsSync(join(binaries, 'pg_ctl'))) {
  say(
    'These tests start a Citus cluster. Set TREVO_CITUS to the folder of PostgreSQL’s programs for',
  )
  say('which Citus is installed, on Debian 12 /usr/lib/postgresql/15/bin (docs/runbooks/citus.md).')
  process.exit(2)
}
process.exitCode = await run('vitest', ['run', '--config', 'vitest.citus.config.ts'])
