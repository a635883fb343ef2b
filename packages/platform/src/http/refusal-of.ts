import { commonRefusals, type EndpointSpec } from '@trevo/contract/endpoint.ts'
import type { RefusalCode } from '@trevo/contract/refusals.ts'
import { isLostWait } from '@trevo/database/lost-wait.ts'
import type { FastifyBaseLogger, FastifyError } from 'fastify'
import { Refusal } from '../refusal.ts'

const codeByStatus: Readonly<Record<number, RefusalCode>> = {
  413: 'request.too_large',
  414: 'request.url_too_long',
  415: 'request.unsupported_media',
  429: 'too_many_requests',
  503: 'wallet.busy',
}

const codeOf = (error: FastifyError): RefusalCode => {
  const { code, statusCode = 500 } = error
  if (isLostWait(error)) return 'wallet.busy'
  if (code === 'FST_ERR_CTP_EMPTY_JSON_BODY') return 'request_body_required'
  return codeByStatus[statusCode] ?? (statusCode < 500 ? 'request_param_err' : 'unknown.system.err')
}

/** The refusal for an error outside a route's own code; unexpected ones are logged. */
export const refusalOfError = (error: FastifyError, log: FastifyBaseLogger): Refusal => {
  const refusal = error instanceof Refusal ? error : new Refusal(codeOf(error))
  if (refusal.code === 'unknown.system.err') log.error({ err: error }, 'failed')
  return refusal
}

const common = new Set<string>(commonRefusals)

/**
 * The refusal for an error in a route's own code, logged. One that the endpoint does not declare is
 * our bug, and becomes `unknown.system.err`; `alsoDeclared` are those that every endpoint may return.
 */
export const refusalOfRoute = (
  endpoint: EndpointSpec,
  error: unknown,
  log: FastifyBaseLogger,
  alsoDeclared?: ReadonlySet<string>,
): Refusal => {
  const { name, refusals } = endpoint
  if (error instanceof Refusal) {
    const { code } = error
    if (common.has(code) || alsoDeclared?.has(code) || refusals.includes(code)) {
      log.info({ endpoint: name, refusal: code }, 'refused')
      return error
    }
  } else if (isLostWait(error)) {
    log.warn({ endpoint: name, err: error }, 'waited for too long')
    return new Refusal('wallet.busy')
  }
  log.error({ endpoint: name, err: error }, 'failed')
  return new Refusal('unknown.system.err')
}
