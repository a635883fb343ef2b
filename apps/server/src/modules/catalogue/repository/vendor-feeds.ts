import type { FeedGame } from '@trevo/contract/vendor/feed.ts'
import type { Database, Tx } from '@trevo/database/connect.ts'
import { fromWireTexts, inEachLanguage } from '@trevo/languages/languages.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { sql } from 'kysely'
import type { KnownGame } from '../domain/plan-feed.ts'

export type VendorFeedTables = {
  'catalogue.vendor_feed': {
    vendor_id: number
    url: string
    enabled: boolean
    etag: string | null
    checked_at: Date | null
    applied_at: Date | null
    error: string | null
  }
  'catalogue.vendor': { id: number; code: string; integration: string; enabled: boolean }
}

export type FeedSource = {
  readonly vendorId: number
  readonly code: string
  readonly integration: string
  readonly url: string
  readonly etag: string | null
}

export const listFeeds = async ({ db }: Database<VendorFeedTables>): Promise<FeedSource[]> => {
  const rows = await db
    .selectFrom('catalogue.vendor_feed as feed')
    .innerJoin('catalogue.vendor as vendor', 'vendor.id', 'feed.vendor_id')
    .select(['feed.vendor_id', 'feed.url', 'feed.etag', 'vendor.code', 'vendor.integration'])
    .where('feed.enabled', '=', true)
    .orderBy('feed.vendor_id')
    .execute()
  return rows.map(({ vendor_id, ...row }) => ({ vendorId: vendor_id, ...row }))
}

/** The vendor's games, locked until the end of the transaction: two copies never apply concurrently. */
export const lockGamesOf = async (tx: Tx, vendorId: number): Promise<KnownGame[]> => {
  await sql`select from catalogue.vendor_feed where vendor_id = ${vendorId} for update`.execute(tx)
  const { rows } = await sql<{ gameCode: string; isRetired: boolean }>`
    select game_code as "gameCode", retired_at is not null as "isRetired"
    from catalogue.game where vendor_id = ${vendorId}`.execute(tx)
  return rows
}

export const retireGames = async (
  tx: Tx,
  vendorId: number,
  gameCodes: readonly string[],
  at: Date,
): Promise<void> => {
  await sql`update catalogue.game set retired_at = ${at}
    where vendor_id = ${vendorId} and game_code = any (${gameCodes})`.execute(tx)
}

const minorOf = (amount: string | null) => (amount === null ? null : String(parseMoney(amount)))

/** The texts of the sheet, by language. */
const sheetTextsOf = ({ pitch, rules }: FeedGame) => {
  const [pitches, rulesIn] = [fromWireTexts(pitch), fromWireTexts(rules)]
  return inEachLanguage((language) => ({ pitch: pitches[language], rules: rulesIn[language] }))
}

const flat = (game: FeedGame, order: number) => ({
  ...game,
  ord: order,
  names: fromWireTexts(game.name),
  texts: sheetTextsOf(game),
  stake_min_minor: minorOf(game.stakeMin),
  stake_max_minor: minorOf(game.stakeMax),
})

/**
 * Adds games and updates known ones from the feed; unchanged ones are not written. An operator's settings (on
 * offer, hot, order, pictures) are kept.
 */
export const upsertGames = async (
  tx: Tx,
  vendorId: number,
  games: readonly FeedGame[],
): Promise<void> => {
  const rows = JSON.stringify(games.map(flat))
  await sql`
    insert into catalogue.game as g (node_id, vendor_id, game_code, game_type, category, classify,
      names, hue, symbols, features, is_new, rtp_bp, volatility, released_on, sort_order,
      paytable)
    select coalesce(known.node_id, nextval('catalogue.feed_node_id')), ${vendorId}, f."gameCode",
      f."gameType", f."gameType", f.classify, f.names, f.hue, '{}',
      array(select jsonb_array_elements_text(f.features)), f."isNew", f."rtpBp", f.volatility,
      f."releasedOn", 1000 + f.ord, f.paytable
    from jsonb_to_recordset(${rows}::jsonb) f ("gameCode" text, "gameType" text, classify text,
      names jsonb, hue numeric, features jsonb, "isNew" boolean, "rtpBp" integer,
      volatility text, "releasedOn" date, ord integer, paytable text)
    left join catalogue.game known
      on known.vendor_id = ${vendorId} and known.game_code = f."gameCode"
    on conflict (vendor_id, game_code) do update set
      (game_type, category, classify, names, features, is_new, rtp_bp, volatility,
        released_on, paytable, retired_at)
      = (excluded.game_type, excluded.category, excluded.classify, excluded.names,
        excluded.features, excluded.is_new, excluded.rtp_bp,
        excluded.volatility, excluded.released_on, excluded.paytable, null)
    where (g.game_type, g.classify, g.names, g.features, g.is_new, g.rtp_bp,
        g.volatility, g.released_on, g.paytable, g.retired_at)
      is distinct from (excluded.game_type, excluded.classify, excluded.names,
        excluded.features, excluded.is_new, excluded.rtp_bp, excluded.volatility,
        excluded.released_on, excluded.paytable, null::timestamptz)`.execute(tx)
  await sql`
    insert into catalogue.game_sheet (node_id, texts, hit_rate_bp,
      stake_min_minor, stake_max_minor, max_win_stakes, demo, certificate_laboratory,
      certificate_number, certified_on, certificate_url)
    select g.node_id, f.texts, f."hitRateBp", f.stake_min_minor,
      f.stake_max_minor, f."maxWinStakes", f.demo, f.certificate ->> 'laboratory',
      f.certificate ->> 'number', (f.certificate ->> 'certifiedOn')::date, f.certificate ->> 'url'
    from jsonb_to_recordset(${rows}::jsonb) f ("gameCode" text, texts jsonb,
      "hitRateBp" integer, stake_min_minor bigint, stake_max_minor bigint, "maxWinStakes" integer,
      demo boolean, certificate jsonb)
    join catalogue.game g on g.vendor_id = ${vendorId} and g.game_code = f."gameCode"
    on conflict (node_id) do update set
      (texts, hit_rate_bp, stake_min_minor, stake_max_minor,
        max_win_stakes, demo, certificate_laboratory, certificate_number, certified_on,
        certificate_url)
      = (excluded.texts, excluded.hit_rate_bp, excluded.stake_min_minor, excluded.stake_max_minor,
        excluded.max_win_stakes, excluded.demo, excluded.certificate_laboratory,
        excluded.certificate_number, excluded.certified_on, excluded.certificate_url)`.execute(tx)
}

/** Records the result of a reading. */
export const recordReading = async (
  { db }: Database<VendorFeedTables>,
  vendorId: number,
  reading: {
    readonly checkedAt: Date
    readonly error: string | null
    readonly etag?: string | null
  },
): Promise<void> => {
  const { checkedAt, error, etag } = reading
  await db
    .updateTable('catalogue.vendor_feed')
    .set({
      checked_at: checkedAt,
      error,
      ...(etag !== undefined && { etag, applied_at: checkedAt }),
    })
    .where('vendor_id', '=', vendorId)
    .execute()
}
