import type { Language } from '@trevo/contract/shapes.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { PlayContext } from '../../common/context.ts'

export type DemoOrder = {
  readonly brandId: number
  readonly nodeId: number
  readonly language: Language
}

/**
 * The address of a game with play money, for anyone. Nothing is written: there is no session, no round and no
 * movement. Refuses `game.unknown`, `game.maintenance`, `game.no_demo`.
 */
export const createOpenDemo =
  ({
    settings,
    catalogue,
    vendors,
    siteOriginOf,
  }: Pick<PlayContext, 'settings' | 'catalogue' | 'vendors' | 'siteOriginOf'>) =>
  ({ brandId, nodeId, language }: DemoOrder): { url: string; invitesToPlay: boolean } => {
    const { isOffered, invitesToPlay } = settings.demoOf(brandId)
    const game = catalogue.findGame(nodeId, brandId)
    if (!game) throw new Refusal('game.unknown')
    if (!isOffered) throw new Refusal('game.no_demo')
    if (game.maintenance) throw new Refusal('game.maintenance')
    const { vendor, gameCode } = game
    const profile = settings.profileOf(brandId)
    const url = vendors.demoUrlOf({
      vendor,
      gameCode,
      profile,
      language,
      siteOrigin: siteOriginOf(brandId),
    })
    if (url === undefined) throw new Refusal('game.no_demo')
    return { url, invitesToPlay }
  }
