import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '@trevo/platform/refusal.ts'
import { parseInput } from '@trevo/platform/http/parse-input.ts'
import { refuseNul } from './refuse-nul.ts'
import type { Unseal } from './sealing/unseal.ts'

/**
 * A foreign page may send forms and plain text without permission, but not JSON. Checked before anything of the
 * request is read. Refuses `request.unsupported_media`.
 */
export const requireMediaType = (
  { consumes = 'json', body }: EndpointSpec,
  request: FastifyRequest,
): void => {
  if (!body || request.body === undefined) return
  const { headers } = request
  const [type = ''] = (headers['content-type'] ?? '').split(';')
  const wanted = consumes === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  if (type.trim().toLowerCase() !== wanted) throw new Refusal('request.unsupported_media')
}

/**
 * The body, unsealed if the endpoint is sealed, and parsed. Refuses `request_body_required`, `request_param_err`,
 * and `unseal`'s refusals.
 */
export const readBody = async (endpoint: EndpointSpec, request: FastifyRequest, unseal: Unseal) => {
  if (!endpoint.body) return undefined
  const raw = endpoint.sealed ? await unseal(request.body, endpoint.path) : request.body
  if (raw === undefined || raw === null) throw new Refusal('request_body_required')
  refuseNul(raw)
  return parseInput(endpoint.body, raw)
}
