import { toPlainJson } from '@trevo/field-rules/plain-text.ts'
import { pino, type DestinationStream, type Logger } from 'pino'

export type { Logger }

/** Fields that could contain a secret; their values never reach a log. */
const secretPaths = [
  'req.headers.authorization',
  'req.headers.cookie',
  'req.headers["x-trevo-signature"]',
  'res.headers["set-cookie"]',
  'password',
  'token',
  'launchToken',
  'secret',
  'captcha',
  '*.password',
  '*.token',
  '*.launchToken',
  '*.secret',
  '*.captcha',
]

/** Structured log, one JSON object per line; on standard output unless another destination is given. */
export const createLogger = (
  level: string,
  name: string,
  destination?: DestinationStream,
): Logger => {
  const redact = { paths: secretPaths, censor: '[hidden]' }
  const options = { level, name, redact, hooks: { streamWrite: toPlainJson } }
  return destination ? pino(options, destination) : pino(options)
}
