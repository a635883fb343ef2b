import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const program = `
import { createLogger } from ${JSON.stringify(new URL('./logger.ts', import.meta.url).href)}
const logger = createLogger('info', 'test')
process.stdin.once('end', () => {
  for (let line = 0; line < 30; line += 1) logger.warn({ line }, 'nobody reads this')
  process.exit(3)
}).resume()
logger.info('started')
`

test('a process whose log nobody reads any more still ends', { timeout: 20_000 }, async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  await once(child.stdout, 'data')
  child.stdout.destroy()
  child.stdin.end()
  const patience = AbortSignal.timeout(10_000)
  const ended = once(child, 'exit', { signal: patience }).finally(() => child.kill('SIGKILL'))
  expect(await ended).toEqual([3, null])
})
