import { pino, type Logger } from 'pino'

export type { Logger }

/** Places where a secret could stand; their values never reach a log. */
const secretPaths = [
  'req.headers.authorization',
  'req.headers.cookie',
  'req.headers["x-trevo-signature"]',
  'res.headers["set-cookie"]',
  '*.password',
  '*.token',
  '*.secret',
  '*.captcha',
]

/** Structured log on standard output, one JSON object a line. */
export const createLogger = (level: string, name: string): Logger =>
  pino({ level, name, redact: { paths: secretPaths, censor: '[hidden]' } })
