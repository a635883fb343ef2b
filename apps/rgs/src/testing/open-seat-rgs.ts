import type { Value } from '@trevo/contract/endpoint.ts'
import type { actInRound } from '@trevo/contract/rgs/play.ts'
import type { Round, RoundProof } from '@trevo/contract/rgs/round.ts'
import type { SeatedTitle } from '@trevo/game-rules/engine/title-data.ts'
import type { TableView } from '@trevo/game-rules/blackjack-table/types.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { maths as vinteEUm } from '@trevo/titles/vinte-e-um-ao-vivo/maths.ts'
import { standingOf, type SeatedDraw } from '../rooms/seats/service/seated-port.ts'
import { openTableRgs } from './open-table-rgs.ts'

type Deal = Pick<TableView, 'seats' | 'turn' | 'phase'>

/** The game server with a table of seven seats, whose clock the test moves. */
export const openSeatRgs = async () => {
  const rgs = await openTableRgs(vinteEUm)
  const title = rgs.title as SeatedTitle // of the title above
  const { turns, pauseMs } = title.table

  const game = async () => (await rgs.current()).game
  /** What these seats would be dealt in the current round. */
  const dealOf = async (seats: readonly number[]): Promise<Deal> => {
    const current = await rgs.current()
    const dealt = seats.map((seat) => ({ seat, playerRef: '' }))
    const standing = standingOf(current as unknown as SeatedDraw, { ...current.game, seats: dealt })
    return standing.view as unknown as TableView // of this title
  }
  const endRound = async (): Promise<void> => {
    for (;;) {
      const { endsAtMs } = await rgs.current()
      if (Number.isFinite(endsAtMs)) break
      rgs.wait(500)
      await rgs.drive()
    }
    await rgs.end()
  }
  return {
    ...rgs,
    title,
    turns,
    game,
    /** Opens rounds without players until these seats would be dealt the wanted cards. */
    openRoundWhere: async (
      seats: readonly number[],
      isWanted: (deal: Deal) => boolean,
      phase: TableView['phase'] = 'play',
    ) => {
      for (let round = 0; round < 150; round += 1) {
        await rgs.openRound()
        const deal = await dealOf(seats)
        // With a dealer blackjack nobody decides.
        if (deal.phase === phase && isWanted(deal)) return
        await rgs.closeBets()
        await endRound()
        rgs.wait(pauseMs)
      }
      throw new Error('no round deals that')
    },
    endRound,
    nextRound: async () => {
      rgs.wait(pauseMs)
      await rgs.openRound()
    },
    /** `beside`: stakes of side bets, all equal. */
    place: (
      token: string,
      place: string,
      { stake = '1.00', doubles = '', beside = [] as readonly string[] } = {},
    ) =>
      rgs.play(token, {
        stake: formatMoney(parseMoney(stake) * BigInt(1 + beside.length)),
        choice: {
          bets: [place, ...beside].map((bet) => ({ bet, stakeMinor: String(parseMoney(stake)) })),
          ...(doubles !== '' && { doubles }),
        },
        seed: undefined,
      }),
    decide: (token: string, roundId: string, number: number, kind: string) =>
      rgs.call<Value<typeof actInRound>>('POST', `/rgs/v1/rounds/${roundId}/actions`, {
        token,
        body: { number, action: { kind } },
      }),
    roundOf: async (token: string, roundId: string) =>
      (
        await rgs.call<{ round: Round; proof: RoundProof }>('GET', `/rgs/v1/rounds/${roundId}`, {
          token,
        })
      ).value,
    table: async (token: string) => {
      const { room } = (await rgs.room(token)).value
      return { ...room.game, view: (room.game?.outcome ?? null) as unknown as TableView | null }
    },
    kindsOf: async () => (await game()).moves.map(({ seat, kind }) => `${seat} ${kind}`),
  }
}

export type SeatRgs = Awaited<ReturnType<typeof openSeatRgs>>
