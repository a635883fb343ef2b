import { launchGameFb } from '@trevo/api-client/endpoints.ts'
import type { SiteLanguage } from '@trevo/i18n/languages.ts'
import { call } from '../../core/api/api.ts'
import { readSession } from '../../core/session/store.ts'
import { atLaunchHost } from './launch-host.ts'

export type OwnWindow = 'open' | 'blocked' | 'failed'

/**
 * CALL-44: the game in a separate window, at full size. The window is opened on the click, before the
 * address is known, because a browser would block it later.
 */
export const openOwnWindow = async (
  nodeId: number,
  roomId: string | undefined,
  language: SiteLanguage,
): Promise<OwnWindow> => {
  const opened = window.open('', '_blank')
  if (!opened) return 'blocked'
  // The game is on another origin and must not access this page.
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
