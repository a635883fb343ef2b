import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { commonRefusals, type EndpointSpec } from '@trevo/contract/endpoint.ts'
import { refusalStatus } from '@trevo/contract/refusals.ts'
import { texts as refusalsEn } from '@trevo/i18n/texts/en/refusals.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' })

const parametersOf = (schema: z.ZodType | undefined, place: 'query' | 'path') => {
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success, // shape values are schemas
    schema: schemaOf(field as z.ZodType, 'input'), // shape values are schemas
  }))
}

const successSchema = (endpoint: EndpointSpec) => {
  const value = schemaOf(endpoint.response, 'output')
  if (endpoint.family !== 'wps') return value
  return {
    type: 'object',
    required: ['success', 'value'],
    properties: {
      success: { const: true },
      value,
      ...(endpoint.done && { message: { type: 'string' } }),
    },
  }
}

const refusalLines = (endpoint: EndpointSpec) =>
  [...endpoint.refusals, ...commonRefusals]
    .map((code) => `- \`${code}\` (${refusalStatus[code]}): ${refusalsEn[code]}`)
    .join('\n')

const describeOperation = (endpoint: EndpointSpec) => ({
  operationId: endpoint.name,
  summary: endpoint.summary,
  tags: [endpoint.family],
  description: [
    `Who may call: ${endpoint.auth}.`,
    endpoint.sealed &&
      'The body is sealed: `{ "value": "<compact JWE>" }`; the schema shows what is inside.',
    endpoint.moduleId && `Header \`ModuleId: ${endpoint.moduleId}\`.`,
    `Refusals:\n${refusalLines(endpoint)}`,
  ]
    .filter(Boolean)
    .join('\n\n'),
  parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
  ...(endpoint.body && {
    requestBody: {
      content: {
        [endpoint.consumes === 'form' ? 'application/x-www-form-urlencoded' : 'application/json']: {
          schema: schemaOf(endpoint.body, 'input'),
        },
      },
    },
  }),
  responses: {
    200: {
      description: 'Done',
      content: { 'application/json': { schema: successSchema(endpoint) } },
    },
  },
})

const described = new WeakMap<EndpointSpec, ReturnType<typeof describeOperation>>()

/** Each endpoint is described once: that takes long, and a program may serve several copies. */
const operationOf = (endpoint: EndpointSpec) => {
  const known = described.get(endpoint)
  if (known) return known
  const operation = describeOperation(endpoint)
  described.set(endpoint, operation)
  return operation
}

/** The contract's endpoints as an OpenAPI 3 document. */
export const describeContract = (endpoints: readonly EndpointSpec[]) => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Trevo', version: '1', description: 'Every endpoint, made from the contract.' },
    paths,
  }
}

/** Serves the API page at `/docs`. */
export const bindApiPage = async (app: FastifyInstance, endpoints: readonly EndpointSpec[]) => {
  const document = describeContract(endpoints)
  await app.register(swagger, {
    mode: 'static',
    specification: { document: document as never }, // created above; the library's type wants each keyword
  })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
}
