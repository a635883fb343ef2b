import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

export type ApiClient = {
  readonly id: string
  readonly secret: string
  readonly scopes: readonly Scope[]
}

export const scopes = [
  'cob.write',
  'cob.read',
  'cobv.write',
  'cobv.read',
  'pix.write',
  'pix.read',
  'webhook.write',
  'webhook.read',
  'pagamento.write',
  'pagamento.read',
  'dict.read',
] as const
export type Scope = (typeof scopes)[number]

const tokenSec = 3_600

const isSame = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** OAuth 2.0 client credentials (RFC 6749, 4.4) with the scopes of API Pix. */
export const createOauth = (clients: readonly ApiClient[], now: () => Date) => {
  // Regenerated at each start: tokens of an earlier run are refused, as after any key rotation.
  const key = randomBytes(32)
  const mac = (text: string) => createHmac('sha256', key).update(text).digest('base64url')

  const issue = (client: ApiClient, granted: readonly Scope[]): string => {
    const claims = { sub: client.id, scope: granted, exp: now().getTime() + tokenSec * 1000 }
    const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
    return `${body}.${mac(body)}`
  }

  const findClient = (request: FastifyRequest): ApiClient | undefined => {
    const [kind, credentials] = (request.headers.authorization ?? '').split(' ')
    if (kind !== 'Basic' || !credentials) return undefined
    const [id, secret] = Buffer.from(credentials, 'base64').toString().split(/:(.*)/s)
    return clients.find((one) => one.id === id && isSame(one.secret, secret ?? ''))
  }

  return {
    /** `POST /oauth/token`, form encoded. */
    bind: (app: FastifyInstance) => {
      app.post('/oauth/token', async (request, reply) => {
        const form = new URLSearchParams(String(request.body ?? ''))
        const client = findClient(request)
        if (!client) return reply.status(401).send({ error: 'invalid_client' })
        if (form.get('grant_type') !== 'client_credentials') {
          return reply.status(400).send({ error: 'unsupported_grant_type' })
        }
        const asked = form.get('scope')?.split(' ') ?? client.scopes
        const granted = client.scopes.filter((scope) => asked.includes(scope))
        if (granted.length === 0) return reply.status(400).send({ error: 'invalid_scope' })
        return {
          access_token: issue(client, granted),
          token_type: 'Bearer',
          expires_in: tokenSec,
          scope: granted.join(' '),
        }
      })
    },
    /** Refuses a call without an active token (401) or without the scope (403). */
    requireScope: (request: FastifyRequest, scope: Scope): void => {
      const [kind, token] = (request.headers.authorization ?? '').split(' ')
      const [body = '', signature = ''] = (token ?? '').split('.')
      if (kind !== 'Bearer' || !isSame(signature, mac(body))) {
        throw new Problem('NaoAutorizado', 'Token ausente ou inválido.')
      }
      const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as {
        scope: Scope[]
        exp: number
      } // written and signed by issue
      if (claims.exp <= now().getTime()) throw new Problem('NaoAutorizado', 'Token expirado.')
      if (!claims.scope.includes(scope)) {
        throw new Problem('AcessoNegado', `O token não tem o escopo ${scope}.`)
      }
    },
  }
}
export type Oauth = ReturnType<typeof createOauth>
