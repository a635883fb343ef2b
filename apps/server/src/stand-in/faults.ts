import type { EndpointSpec, RefusalOf } from '@trevo/contract/endpoint.ts'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '@trevo/platform/refusal.ts'

export type Faults = {
  /** From now on the endpoint refuses with this code and detail. */
  refuse<E extends EndpointSpec>(endpoint: E, code: RefusalOf<E>, detail?: Refusal['detail']): void
  /** From now on calls of the endpoint wait until the returned function is called. */
  hold(endpoint: EndpointSpec): () => void
  /** From now on the connection of each call of the endpoint is closed without an answer. */
  breakOff(endpoint: EndpointSpec): void
  /** The endpoint answers as usual again; without an endpoint all do. */
  clear(endpoint?: EndpointSpec): void
  refusalOf(endpoint: EndpointSpec): Refusal | undefined
}

/** A test's faults, by the name of the endpoint. */
export const createFaults = (app: FastifyInstance): Faults => {
  const refusals = new Map<string, Refusal>()
  const held = new Map<string, { readonly until: Promise<void>; release(): void }>()
  const broken = new Set<string>()

  app.addHook('onRequest', async (request) => {
    const name = request.routeOptions.config.endpoint?.name
    if (name === undefined) return
    await held.get(name)?.until
    if (broken.has(name)) request.raw.socket.destroy()
  })

  return {
    refuse: ({ name }, code, detail) => void refusals.set(name, new Refusal(code, detail)),
    hold: ({ name }) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const release = () => {
        held.delete(name)
        resolve()
      }
      held.set(name, { until: promise, release })
      return release
    },
    breakOff: ({ name }) => void broken.add(name),
    clear: (endpoint) => {
      const names = endpoint ? [endpoint.name] : [...refusals.keys(), ...held.keys(), ...broken]
      for (const name of names) {
        refusals.delete(name)
        broken.delete(name)
        held.get(name)?.release()
      }
    },
    refusalOf: ({ name }) => refusals.get(name),
  }
}
