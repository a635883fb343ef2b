import type { LitRouletteOutcome, LitRouletteTitle } from '@trevo/game-rules/lit-roulette/types.ts'
import type { BoardTheme } from '@trevo/titles/look/theme.ts'
import type { Board, BoardContext } from '../board.ts'
import { createLiveRoulette } from '../live-roulette/create-live-roulette.ts'

const usualLook = { skin: '#b47a4f', hair: '#3c2418', suit: '#2f5d3a' }

/** How long the numbers light up, one after the other, before the ball is thrown. */
const LIT_MS = 3_000

/** Live roulette whose numbers light up before the ball: they pay more to a straight bet. */
export const createBoard = (context: BoardContext<LitRouletteTitle>): Board => {
  const { presenter: look = usualLook } = context.title.theme as BoardTheme // a title of this family has that of a board
  // The table can be played before this has loaded: numbers light up only once its bets are closed.
  const loading = import('./show-lit.ts')
  let litOf: Awaited<typeof loading> | undefined
  void loading.then((loaded) => (litOf = loaded))
  return createLiveRoulette<LitRouletteOutcome>(context, {
    look,
    before: {
      ms: LIT_MS,
      show: async (table, outcome, ms) => {
        const { showLit } = await loading
        const { language, sound } = context
        const told = await showLit({ table, language, sound }, outcome, ms)
        context.say(told)
        return told
      },
      clear: (table) => litOf?.clearLit(table),
      tell: (outcome) => litOf?.tellLit(outcome, context.language) ?? '',
    },
  })
}
