import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

export type ProviderPerson = {
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
}

export const providerClient = { id: 'trevo', secret: 'a-secret-of-the-test' } as const

/**
 * A real OpenID provider on this machine, with people given by their login names. It requires PKCE, and its pages
 * are the library's own.
 */
export const startOpenIdProvider = async (
  people: Readonly<Record<string, ProviderPerson>>,
  redirectUri: string,
) => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  const issuer = `http://127.0.0.1:${port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: providerClient.id,
        client_secret: providerClient.secret,
        redirect_uris: [redirectUri],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId, ...people[accountId] }),
    }),
    pkce: { required: () => true },
    cookies: { keys: ['a-key-of-the-test'] },
  })
  server.on('request', provider.callback())
  return {
    issuer,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** A separate browser at the provider: cookies, redirects and forms, until it is redirected back to Trevo. */
export const signInAtProvider = async (startUrl: string, login: string): Promise<URL> => {
  const { origin } = new URL(startUrl)
  const cookies = new Map<string, string>()
  let next: { url: string; form?: URLSearchParams } = { url: startUrl }
  for (let step = 0; step < 20; step += 1) {
    const response = await fetch(next.url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(next.form && { method: 'POST', body: next.form }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location !== null) {
      const url = new URL(location, next.url)
      if (url.origin !== origin) return url
      next = { url: url.href }
      continue
    }
    const page = await response.text()
    const [, action] = /<form[^>]+action="([^"]+)"/.exec(page) ?? []
    const [, prompt] = /name="prompt" value="([^"]+)"/.exec(page) ?? []
    if (!action || !prompt) throw new Error(`the provider shows: ${response.status} ${page}`)
    const form = new URLSearchParams({ prompt, login, password: 'any' })
    next = { url: new URL(action, next.url).href, form }
  }
  throw new Error('redirect loop at the provider')
}
