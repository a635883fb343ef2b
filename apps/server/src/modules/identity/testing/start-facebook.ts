import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Person = { readonly id: string; readonly name: string; readonly email?: string }

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer) // a request's chunks are buffers
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}

/** Graph API, “Handling Errors”, Error Responses: an object, and not the word of RFC 6749, 5.2. */
const errorOf = (code: number, message: string) => ({
  status: 400,
  body: { error: { message, type: 'OAuthException', code, fbtrace_id: randomUUID() } },
})

/** Graph API, User: the default fields. */
const defaultFields = 'id,name'

/**
 * The two endpoints of Facebook Login that a server uses, as strict as its documentation. “Manually Build a
 * Login Flow”, Exchanging Code for an Access Token: the code counts once, for its client, redirect
 * address and verifier. “Secure Graph API Calls”, Verify Graph API Calls with appsecret_proof: `me`
 * wants the proof of the app secret. “Graph API Overview”, Fields: it returns those that are named.
 */
export const startFacebook = async (client: { id: string; secret: string }) => {
  const codes = new Map<string, { person: Person; challenge: string; redirectUri: string }>()
  const tokens = new Map<string, Person>()

  const exchange = (form: URLSearchParams) => {
    const found = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const verifier = form.get('code_verifier') ?? ''
    const isRight =
      found !== undefined &&
      form.get('client_id') === client.id &&
      form.get('redirect_uri') === found.redirectUri &&
      createHash('sha256').update(verifier).digest('base64url') === found.challenge
    if (form.get('client_secret') !== client.secret) {
      return errorOf(1, 'Error validating client secret.')
    }
    if (!isRight) return errorOf(100, 'This authorization code has been used.')
    const token = randomUUID()
    tokens.set(token, found.person)
    return { status: 200, body: { access_token: token, token_type: 'bearer', expires_in: 3_600 } }
  }
  const me = (url: URL, authorization: string) => {
    const token = authorization.replace(/^Bearer /, '')
    const proof = createHmac('sha256', client.secret).update(token).digest('hex')
    const person = tokens.get(token)
    if (!person) return errorOf(190, 'Invalid OAuth access token.')
    if (url.searchParams.get('appsecret_proof') !== proof) {
      return errorOf(100, 'Invalid appsecret_proof provided in the API argument')
    }
    const fields = (url.searchParams.get('fields') ?? defaultFields).split(',')
    const named = Object.entries(person).filter(([field]) => fields.includes(field))
    return { status: 200, body: Object.fromEntries(named) }
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    const { status, body } =
      url.pathname === '/graph/oauth/access_token'
        ? exchange(await bodyOf(request))
        : me(url, request.headers.authorization ?? '')
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  const origin = `http://127.0.0.1:${port}`
  return {
    environment: {
      FACEBOOK_CLIENT_ID: client.id,
      FACEBOOK_CLIENT_SECRET: client.secret,
      FACEBOOK_SITE_URL: `${origin}/site`,
      FACEBOOK_GRAPH_URL: `${origin}/graph`,
    },
    /** The person agrees; returns where the browser is redirected. */
    agree: (startUrl: string, person: Person): URL => {
      const { searchParams } = new URL(startUrl)
      const code = randomUUID()
      const redirectUri = searchParams.get('redirect_uri') ?? ''
      codes.set(code, { person, redirectUri, challenge: searchParams.get('code_challenge') ?? '' })
      const back = new URL(redirectUri)
      back.search = new URLSearchParams({ code, state: searchParams.get('state') ?? '' }).toString()
      return back
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
