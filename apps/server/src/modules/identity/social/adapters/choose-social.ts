import type { SocialProvider } from '@trevo/contract/wps/security/social.ts'
import { z } from 'zod'
import { signInByFacebook } from './sign-in-by-facebook.ts'
import { signInByOpenId } from './sign-in-by-openid.ts'
import type { SocialProviderPort } from './social-provider.ts'

const Environment = z.object({
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  FACEBOOK_CLIENT_ID: z.string().min(1).optional(),
  FACEBOOK_CLIENT_SECRET: z.string().min(1).optional(),
  FACEBOOK_SITE_URL: z.url().default('https://www.facebook.com/v23.0'),
  FACEBOOK_GRAPH_URL: z.url().default('https://graph.facebook.com/v23.0'),
})

export type SocialProviders = ReadonlyMap<SocialProvider, SocialProviderPort>

/** A provider is enabled if its client id and secret are set; one without the other throws. */
export const chooseSocialProviders = (environment: NodeJS.ProcessEnv): SocialProviders => {
  const found = Environment.parse(environment)
  const pair = (clientId: string | undefined, clientSecret: string | undefined, name: string) => {
    if (clientId === undefined && clientSecret === undefined) return undefined
    if (clientId === undefined || clientSecret === undefined) {
      throw new Error(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET belong together`)
    }
    return { clientId, clientSecret }
  }
  const google = pair(found.GOOGLE_CLIENT_ID, found.GOOGLE_CLIENT_SECRET, 'GOOGLE')
  const facebook = pair(found.FACEBOOK_CLIENT_ID, found.FACEBOOK_CLIENT_SECRET, 'FACEBOOK')
  const siteUrl = found.FACEBOOK_SITE_URL
  const graphUrl = found.FACEBOOK_GRAPH_URL
  const providers = new Map<SocialProvider, SocialProviderPort>()
  if (google) providers.set('google', signInByOpenId({ ...google, issuer: found.GOOGLE_ISSUER }))
  if (facebook) providers.set('facebook', signInByFacebook({ ...facebook, siteUrl, graphUrl }))
  return providers
}
