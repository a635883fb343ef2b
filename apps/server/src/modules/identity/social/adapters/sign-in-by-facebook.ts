import { createHmac } from 'node:crypto'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  Configuration,
  fetchProtectedResource,
} from 'openid-client'
import { z } from 'zod'
import { isLoopback } from '../domain/loopback.ts'
import type { SocialProviderPort } from './social-provider.ts'

export type FacebookSettings = {
  readonly clientId: string
  readonly clientSecret: string
  readonly siteUrl: string
  readonly graphUrl: string
}

const Me = z.object({
  id: z.string().min(1).max(64),
  email: z.email().max(255).optional(),
  name: z.string().max(255).optional(),
})

/**
 * Facebook Login: OAuth 2.0 with its Graph API for the identity. Facebook does not state whether an email
 * address was confirmed, so all count as unconfirmed.
 */
export const signInByFacebook = (settings: FacebookSettings): SocialProviderPort => {
  const { clientId, clientSecret, siteUrl, graphUrl } = settings
  const configuration = new Configuration(
    {
      issuer: siteUrl,
      authorization_endpoint: `${siteUrl}/dialog/oauth`,
      token_endpoint: `${graphUrl}/oauth/access_token`,
    },
    clientId,
    clientSecret,
    ClientSecretPost(clientSecret),
  )
  configuration.timeout = 10
  if (isLoopback(graphUrl)) allowInsecureRequests(configuration)

  return {
    startUrl: async (redirectUri, { state, codeVerifier }) =>
      buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'email public_profile',
        state,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      }).href,

    finish: async (callback, { state, codeVerifier }) => {
      const { access_token: token } = await authorizationCodeGrant(configuration, callback, {
        expectedState: state,
        pkceCodeVerifier: codeVerifier,
      })
      const url = new URL(`${graphUrl}/me`)
      url.searchParams.set('fields', 'id,name,email')
      // Graph API: proves that the caller of the token is the app it was issued to.
      const proof = createHmac('sha256', clientSecret).update(token).digest('hex')
      url.searchParams.set('appsecret_proof', proof)
      const response = await fetchProtectedResource(configuration, token, url, 'GET')
      const me = Me.parse(await response.json())
      return {
        subject: me.id,
        email: me.email ?? null,
        isEmailVerified: false,
        name: me.name ?? null,
      }
    },
  }
}
