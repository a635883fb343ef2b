import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '@trevo/platform/clock.ts'
import { createLogger } from '@trevo/platform/logger.ts'
import { createServer } from './compose/create-server.ts'
import { readConfig } from './platform/config.ts'
import { keepObjectsYoung } from './platform/engine.ts'

keepObjectsYoung()
const config = readConfig()
const logger = createLogger(config.LOG_LEVEL, 'server')
const server = await createServer({
  config,
  logger,
  clock: systemClock,
  environment: process.env,
})
const address = await server.listen()

for (const { role, username, password, totpSecret } of server.demoAccounts) {
  const factor = totpSecret === undefined ? '' : ` authenticator ${totpSecret}`
  process.stdout.write(`demo ${role.padEnd(9)} ${username.padEnd(14)} ${password}${factor}\n`)
}
process.stdout.write(`${JSON.stringify({ listening: 'server', address })}\n`)

let isClosing = false
// Where the database went first, closing waits for an answer that never comes.
const closeWithinMs = 15_000
const close = async (why: string) => {
  if (isClosing) return
  isClosing = true
  logger.info({ why }, 'shutting down')
  // Proxies see it and send requests elsewhere, while those on their way are answered.
  server.leave()
  if (why === 'SIGTERM') await pause(config.DRAIN_SECONDS * 1_000)
  setTimeout(() => process.exit(1), closeWithinMs).unref()
  await server.close()
  process.exit(0)
}
process.on('SIGTERM', () => void close('SIGTERM'))
process.on('SIGINT', () => void close('SIGINT'))
// When the parent that started it dies, its pipe closes and so does the server.
if (process.env['END_WITH_STDIN'] === '1')
  process.stdin.once('end', () => void close('parent gone')).resume()
