import { createDatabase, type Pool } from '@trevo/database/connect.ts'
import { gameIn, menusOf } from '../modules/catalogue/index.ts'
import { answerAnnouncements } from '../modules/messaging/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { BootFor } from '../platform/site/serve-pages.ts'
import type { Modules } from './create-modules.ts'

/**
 * What a page is rendered from: the status answer (which the site would ask first anyway) and the
 * public lists of home, in the visitor's language.
 */
export const bootData =
  ({ settings, catalogue }: Modules, pool: Pool, clock: Clock): BootFor =>
  async ({ host, language: chosen, address }) => {
    const brand = settings.directory.byHost(host)
    const language = chosen ?? brand.defaultLanguage
    const status = settings.statusFor(brand.id, language, address)
    const lobby = catalogue.lobby()
    const announcements = await answerAnnouncements(
      createDatabase(pool),
      brand.id,
      language,
      clock.now(),
    )
    return {
      language,
      status,
      menus: menusOf(lobby),
      hot: {
        list: lobby.games.filter(({ row }) => row.is_hot).map((game) => gameIn(game, language)),
      },
      announcements,
    }
  }
