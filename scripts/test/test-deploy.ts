import { run } from '../common/run.ts'

process.exitCode = await run('vitest', ['run', '--config', 'vitest.deploy.config.ts'])
