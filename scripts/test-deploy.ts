import { run } from './run.ts'

process.exitCode = await run('vitest', ['run', '--config', 'vitest.deploy.config.ts'])
