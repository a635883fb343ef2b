import { showFailure } from './show-failure.ts'
import type { TableRun, TakeView } from './table-run.ts'

/** What a seat sends to the table: its moves, and whether it is dealt in. */
export const createMoves = (run: TableRun, take: TakeView) => {
  const { now, context } = run
  const { client } = context
  return {
    sitOut: async (isSittingOut: boolean): Promise<void> => {
      try {
        const { table } = await client.sitOut(isSittingOut)
        if (table) take(table)
      } catch (error) {
        showFailure(run, error)
      }
    },
    move: async (move: object): Promise<void> => {
      const { view } = now
      if (!view || now.isBusy) return
      now.isBusy = true
      const { dealNumber, moveNumber: number } = view
      try {
        const { table } = await client.move({ dealNumber, number, move })
        if (table) take(table)
      } catch (error) {
        showFailure(run, error)
      } finally {
        now.isBusy = false
      }
    },
  }
}
