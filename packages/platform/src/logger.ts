import { toPlainJson } from '@trevo/field-rules/plain-text.ts'
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino'

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

const errorLevel = 50

/**
 * Structured log, one JSON object per line; on standard output unless another destination is given. `onError` gets
 * the arguments of every call at level error or above.
 */
export const createLogger = (
  level: string,
  name: string,
  destination?: DestinationStream,
  onError?: (args: readonly unknown[]) => void,
): Logger => {
  const redact = { paths: secretPaths, censor: '[hidden]' }
  const options: LoggerOptions = {
    level,
    name,
    redact,
    hooks: {
      streamWrite: toPlainJson,
      logMethod(args, method, lineLevel) {
        if (lineLevel >= errorLevel) onError?.(args)
        method.apply(this, args)
      },
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
