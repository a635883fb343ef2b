import type { CardLobbyRow, CardSession } from '@trevo/contract/rgs/card-shapes.ts'
import { bigBlindOf, leastEntryOf } from '@trevo/game-rules/card-tables/card-table.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import type { CardContext } from './context.ts'
import { offerOf, sitAndGoOf } from './tournament.ts'

/** A table on offer: a cash table, or a sit-and-go. */
export type Offer = { readonly entry: string; readonly sitAndGo: string | null }

export const isSameOffer = (one: Offer, other: Offer): boolean =>
  one.entry === other.entry && one.sitAndGo === other.sitAndGo

/** What players at a table with an entry play for: all entries, less the rake. */
export const prizeOf = (
  entry: string,
  { seatCount, rakeBp }: Pick<CardSession['game'], 'seatCount' | 'rakeBp'>,
): string => {
  const potMinor = parseMoney(entry) * BigInt(seatCount)
  return formatMoney(potMinor - (potMinor * BigInt(rakeBp)) / 10_000n)
}

/** The name of a table, and what it is played for. */
export const offerTexts = (
  context: CardContext,
  { entry, sitAndGo: code }: Offer,
): { readonly head: string; readonly note: string } => {
  const { game, session, words, formats } = context
  const sitAndGo = sitAndGoOf(context, code)
  if (sitAndGo) {
    const head = words.seatsFor(sitAndGo.seatCount, formats.money(entry))
    return { head, note: offerOf(context, { sitAndGo, entry }).prizes }
  }
  const { cash } = game
  if (!cash) {
    const prize = formats.money(prizeOf(entry, session.game))
    return { head: formats.money(entry), note: `${words.prize} ${prize}` }
  }
  const big = bigBlindOf(cash, parseMoney(entry))
  const money = (minor: bigint): string => formats.money(formatMoney(minor))
  const least = money(leastEntryOf(game, parseMoney(entry)))
  return {
    head: `${money(big / 2n)} / ${money(big)}`,
    note: words.bringRange(least, formats.money(entry)),
  }
}

/** How many players wait or play there. */
export const companyText = (
  context: CardContext,
  offer: Offer,
  row: Pick<CardLobbyRow, 'waiting' | 'playing'> = { waiting: 0, playing: 0 },
): string => {
  const { words } = context
  const sitAndGo = sitAndGoOf(context, offer.sitAndGo)
  if (row.waiting === 0) return words.playingCount(row.playing)
  return sitAndGo && row.waiting < sitAndGo.seatCount
    ? words.waitingFor(row.waiting, sitAndGo.seatCount)
    : words.waitingCount(row.waiting)
}
