import { launchGameFb } from '@trevo/api-client/endpoints.ts'
import type { SiteLanguage } from '@trevo/i18n/languages.ts'
import { call } from '../../core/api/api.ts'
import { readSession } from '../../core/session/store.ts'
import { atLaunchHost } from './launch-host.ts'

export type OwnWindow = 'open' | 'blocked' | 'failed'

/**
 * CALL-44: the game in a separate window, over its full size. The window is opened with the click,
 * before the address is known: later a browser would take it for an advertisement.
 */
export const openOwnWindow = async (
  nodeId: number,
  roomId: string | undefined,
  language: SiteLanguage,
): Promise<OwnWindow> => {
  const opened = window.open('', '_blank')
  if (!opened) return 'blocked'
  // The game is of another origin and has no business with this page.
  opened.opener = null
  const query = {
    nodeId,
    platform: 'html5-desktop' as const,
    language,
    backUrl: `${location.origin}/`,
    ...(roomId !== undefined && { roomId }),
  }
  const answer = await call(launchGameFb, { query })
  if (!answer.ok) {
    opened.close()
    return 'failed'
  }
  opened.location.replace(atLaunchHost(answer.value.content.game_url, readSession().startGameUrl))
  return 'open'
}
