import { h } from '../controls/h.ts'
import { createDuel } from '../widgets/table/create-duel.ts'
import { createTable } from '../widgets/table/create-table.ts'
import type { BoardButtons, BoardContext, SeenRound } from './board.ts'
import { createTurn, type OpenTurn } from './turn.ts'

type DuelOptions<Side extends string> = {
  /** Class of the table. */
  readonly name: string
  readonly sides: readonly [Side, Side]
  readonly nameOf: (side: Side) => string
}

type Conclusion<Side extends string> = {
  readonly winner: Side | undefined
  readonly status: string
  readonly bets: Parameters<ReturnType<typeof createTable>['betting']['settle']>[0]
}

/** A table where the player's cards compete with the dealer's, and the player decides once. */
export const createDuelTable = <Side extends string>(
  context: Omit<BoardContext, 'title'>,
  { name, sides, nameOf }: DuelOptions<Side>,
) => {
  const turn = createTurn<SeenRound>()
  const table = createTable(context, name)
  const duel = createDuel<Side>(context.language, sides, nameOf)
  const status = h('p', { class: 'odds-arc' })
  return {
    table,
    duel,
    status,
    clear: (): void => {
      turn.see(undefined)
      duel.clear()
      status.textContent = ''
    },
    /** The cards are dealt: whose turn it is, who won, and what becomes of the bets. */
    conclude: async (round: SeenRound, told: Conclusion<Side>): Promise<void> => {
      turn.see(round)
      if (told.winner) duel.setWinner(told.winner)
      status.textContent = told.status
      context.sound.land(3)
      table.betting.settle(told.bets)
      await table.pacer.wait(300)
    },
    /** For every such board; `buttonsOf` returns the buttons of the player's turn. */
    parts: (buttonsOf: (open: OpenTurn<SeenRound>) => BoardButtons) => ({
      isInSteps: true,
      onLegal: turn.onLegal,
      buttons: (): BoardButtons => {
        const open = turn.open()
        return open ? buttonsOf(open) : {}
      },
    }),
  }
}
