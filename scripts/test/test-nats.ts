import { spawnSync } from 'node:child_process'
import { run } from '../common/run.ts'
import { say } from '../common/say.ts'

const program = process.env['TREVO_NATS'] ?? 'nats-server'
if (spawnSync(program, ['--version']).status !== 0) {
  say(
    'These tests start a NATS server. Install nats-server (a package of Debian), or set TREVO_NATS',
  )
  say('to the path of the program.')
  process.exit(2)
}
process.exitCode = await run('vitest', ['run', '--config', 'vitest.nats.config.ts'])
