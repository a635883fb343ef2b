import type { Pool } from '@trevo/database/connect.ts'
import { leastEntryOf, maxWinEntries } from '@trevo/game-rules/card-tables/card-table.ts'
import { tableRulesOf } from '@trevo/game-rules/card-tables/table-rules.ts'
import { inEachLanguage } from '@trevo/languages/languages.ts'
import { cardGames } from '@trevo/titles/card-games/find-card-game.ts'
import {
  roomNameOf,
  roomsOf,
  stakeBoundsOf,
  type CardGame,
} from '@trevo/titles/card-games/card-game.ts'

export const cardVendor = { code: 'TRC', name: 'Trevo Cartas' } as const

/** Its vendor in the wallet protocol: the in-house game server. */
const integration = 'BGS'

const upsertGame = `
  insert into catalogue.game (node_id, vendor_id, game_code, game_type, category, classify, names,
    hue, symbols, is_hot, is_new, sort_order, features)
  values ($1, (select id from catalogue.vendor where code = $2), $3, 'PVP', 'PVP', 'CARDS', $4, $5, $6,
    $7, $8, $9, $10)
  on conflict (node_id) do update set features = excluded.features`

const upsertSheet = `
  insert into catalogue.game_sheet (node_id, texts, stake_min_minor, stake_max_minor, max_win_stakes,
    demo)
  values ($1, $2, $3, $4, $5, false)
  on conflict (node_id) do update set stake_min_minor = excluded.stake_min_minor,
    stake_max_minor = excluded.stake_max_minor, max_win_stakes = excluded.max_win_stakes`

const upsertRoom = `
  insert into catalogue.room (node_id, room_id, names, stake_min_minor, stake_max_minor,
    balance_min_minor, buy_in_minor, seat_count)
  values ($1, $2, $3, $4, $5, $4, $6, $7) on conflict (node_id, room_id) do nothing`

/** The sheet of a card game, from its rules. */
export const cardSheetOf = (game: CardGame) => {
  const rules = tableRulesOf(game).rules(game)
  const stakes = stakeBoundsOf(game)
  return {
    texts: inEachLanguage((language) => ({
      pitch: game.pitch[language],
      rules: rules[language].flatMap(({ paragraphs }) => paragraphs),
    })),
    stake_min_minor: stakes.leastMinor,
    stake_max_minor: stakes.mostMinor,
    max_win_stakes: maxWinEntries(game),
  }
}

const seedSheet = async (pool: Pool, game: CardGame): Promise<void> => {
  const { texts, stake_min_minor, stake_max_minor, max_win_stakes } = cardSheetOf(game)
  const figures = [stake_min_minor, stake_max_minor, max_win_stakes]
  await pool.query(upsertSheet, [game.listing.nodeId, texts, ...figures])
  for (const room of roomsOf(game)) {
    const { nodeId } = game.listing
    const { roomId, entryMinor, sitAndGo } = room
    const leastMinor = sitAndGo ? entryMinor : leastEntryOf(game, entryMinor)
    const tournament = [sitAndGo?.buyInMinor ?? null, sitAndGo?.seatCount ?? null]
    const bounds = [leastMinor, entryMinor]
    await pool.query(upsertRoom, [nodeId, roomId, roomNameOf(room), ...bounds, ...tournament])
  }
}

/** The card games between players, with a room for each entry and each sit-and-go. */
export const seedCardGames = async (pool: Pool): Promise<void> => {
  await pool.query(
    `insert into catalogue.vendor (code, name, game_type, category, integration, opens, sort_order)
     values ($1, $2, 'PVP', 'PVP', $3, 'VASSALAGE', 3) on conflict (code) do nothing`,
    [cardVendor.code, cardVendor.name, integration],
  )
  for (const [order, game] of cardGames.entries()) {
    const { nodeId, isHot, isNew } = game.listing
    await pool.query(upsertGame, [
      nodeId,
      cardVendor.code,
      game.gameCode,
      game.title,
      game.hue,
      game.drawings,
      isHot,
      isNew,
      500 + order,
      ['MULTIPLAYER', 'PROVABLY_FAIR'],
    ])
    await seedSheet(pool, game)
  }
}
