import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  type Configuration,
} from 'openid-client'
import { z } from 'zod'
import { isLoopback } from '../domain/loopback.ts'
import type { SocialProviderPort } from './social-provider.ts'

export type OpenIdSettings = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

const Claims = z.object({
  email: z.email().max(255).optional(),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  name: z.string().max(255).optional(),
})

/**
 * OpenID Connect, authorization code flow with PKCE, state and nonce; the provider describes itself
 * at its issuer. Only a provider on this machine may be used without TLS.
 */
export const signInByOpenId = (settings: OpenIdSettings): SocialProviderPort => {
  const { issuer, clientId, clientSecret } = settings
  let known: Promise<Configuration> | undefined

  const getConfiguration = (): Promise<Configuration> => {
    known ??= discovery(new URL(issuer), clientId, clientSecret, undefined, {
      execute: isLoopback(issuer) ? [allowInsecureRequests] : [],
      timeout: 10,
    }).catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }

  return {
    startUrl: async (redirectUri, { state, nonce, codeVerifier }) =>
      buildAuthorizationUrl(await getConfiguration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      }).href,

    finish: async (callback, { state, nonce, codeVerifier }) => {
      const configuration = await getConfiguration()
      const tokens = await authorizationCodeGrant(configuration, callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('no id token')
      const hasEmail = claims['email'] !== undefined
      const claimed = hasEmail
        ? claims
        : await fetchUserInfo(configuration, tokens.access_token, claims.sub)
      const person = Claims.parse(claimed)
      return {
        subject: claims.sub,
        email: person.email ?? null,
        isEmailVerified: person.email_verified,
        name: person.name ?? null,
      }
    },
  }
}
