import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import type { FastifyInstance } from 'fastify'
import { bindApiPage } from '../platform/http/operations/open-api.ts'
import { allEndpoints } from './all-endpoints.ts'

const isOps = ({ family }: EndpointSpec): boolean => family === 'ops'

/** The pages of the contract: operators read theirs where they are listened to. */
export const bindApiPages = async (
  app: FastifyInstance,
  opsApp: FastifyInstance,
): Promise<void> => {
  await bindApiPage(
    app,
    allEndpoints.filter((endpoint) => !isOps(endpoint)),
  )
  await bindApiPage(opsApp, allEndpoints.filter(isOps))
}
