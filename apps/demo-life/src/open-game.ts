import { createApi, type Api } from '@trevo/api-client/create-api.ts'
import { launchGame } from '@trevo/api-client/endpoints.ts'
import { defaultLanguage } from '@trevo/languages/languages.ts'
import type { Entered } from './enter.ts'
import { needed } from './needed.ts'

/** The token in the address that the platform returns for a game. */
export const launchTokenOf = (gameUrl: string, rgsUrl: string): string =>
  new URL(gameUrl, rgsUrl).searchParams.get('token') ?? ''

type Opened = { readonly sessionToken: string }

/**
 * A game's session at the game server. `open` creates it from the launch token in the address that the platform
 * returned; later calls carry its token.
 */
export const openGame = async <Session extends Opened>(
  { api: site }: Entered,
  { nodeId, rgsUrl }: { readonly nodeId: number; readonly rgsUrl: string },
  open: (api: Api, launchToken: string) => Promise<Session>,
): Promise<{ readonly api: Api; readonly session: Session }> => {
  const query = { nodeId: String(nodeId), launchMode: 'GLS' } as const
  const { content } = needed(await site.call(launchGame, { query }))
  const launchToken = launchTokenOf(content.game_url, rgsUrl)
  let token: string | null = null
  const api = createApi({
    baseUrl: rgsUrl,
    getToken: () => token,
    getLanguage: () => defaultLanguage,
    getMerchant: () => '',
    device: 'mobile',
  })
  const session = await open(api, launchToken)
  token = session.sessionToken
  return { api, session }
}
