import { systemClock } from '@trevo/platform/clock.ts'
import { endOnSignals } from '@trevo/platform/end-process.ts'
import { createLogger } from '@trevo/platform/logger.ts'
import { createServer } from './compose/create-server.ts'
import { readConfig } from './platform/config.ts'
import { createErrorLog } from './platform/error-log.ts'
import { keepObjectsYoung } from './platform/engine.ts'

keepObjectsYoung()
const config = readConfig()
const errors = createErrorLog(systemClock)
const logger = createLogger(config.LOG_LEVEL, 'server', undefined, errors.note)
const server = await createServer({
  config,
  logger,
  clock: systemClock,
  environment: process.env,
  errors,
})
const address = await server.listen()

for (const { role, username, password, totpSecret, brand, state } of server.demoAccounts) {
  const factor = totpSecret === undefined ? '' : ` authenticator ${totpSecret}`
  const noted = [brand, state].filter((part) => part !== undefined).join(': ')
  const note = noted === '' ? '' : ` (${noted})`
  process.stdout.write(
    `demo ${role.padEnd(9)} ${username.padEnd(14)} ${password}${factor}${note}\n`,
  )
}
process.stdout.write(`${JSON.stringify({ listening: 'server', address })}\n`)

endOnSignals({
  leave: (why) => {
    logger.info({ why }, 'shutting down')
    server.leave()
  },
  drainMs: config.DRAIN_SECONDS * 1_000,
  close: () => server.close(),
})
