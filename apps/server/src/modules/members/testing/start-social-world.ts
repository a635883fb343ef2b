import { startFacebook } from '../../identity/testing/start-facebook.ts'
import {
  providerClient,
  startOpenIdProvider,
} from '../../identity/testing/start-openid-provider.ts'
import { startAccessWorld } from './start-access-world.ts'

/** Where both providers redirect the browser. */
export const redirectUri = 'http://127.0.0.1:3000/social/google'

const person = (login: string, isVerified = true) => ({
  email: `${login}@correio.example`,
  email_verified: isVerified,
  name: 'Ana Lima',
})
const people = Object.fromEntries(
  ['ana', 'bia', 'caio', 'duda', 'eva', 'gil', 'hugo'].map((login) => [login, person(login)]),
)

/** The access world with an OpenID provider in place of Google, and one in place of Facebook. */
export const startSocialWorld = async () => {
  const provider = await startOpenIdProvider({ ...people, fake: person('ana', false) }, redirectUri)
  const facebook = await startFacebook({ id: 'app', secret: 'secret of the app' })
  const world = await startAccessWorld({
    environment: {
      GOOGLE_CLIENT_ID: providerClient.id,
      GOOGLE_CLIENT_SECRET: providerClient.secret,
      GOOGLE_ISSUER: provider.issuer,
      ...facebook.environment,
    },
  })
  return {
    provider,
    facebook,
    world,
    close: async () => {
      await world.close()
      await provider.close()
      await facebook.close()
    },
  }
}
