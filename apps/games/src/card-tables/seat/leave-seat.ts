import { h } from '../../controls/h.ts'
import { openSheet } from '../../controls/sheet.ts'
import type { CardContext } from '../common/context.ts'
import { showFailure } from './show-failure.ts'
import type { TableRun, TakeView } from './table-run.ts'

/** Asks for confirmation that the seat is given up, and states what that costs. */
const confirmLeave = ({ words, game }: CardContext, go: () => void): void => {
  openSheet({ title: words.leaveTitle, closeLabel: words.close }, ({ close }) => [
    h('p', {}, game.cash ? words.leaveDealSure : words.giveUpSure),
    h(
      'div',
      { class: 'actions' },
      h('button', { type: 'button', class: 'quiet', click: close }, words.stay),
      h(
        'button',
        {
          type: 'button',
          class: 'primary danger',
          click: () => {
            close()
            go()
          },
        },
        game.cash ? words.leave : words.giveUp,
      ),
    ),
  ])
}

/** Leaves the seat; if cards are dealt, the player is asked first. */
export const leaveSeat = (run: TableRun, take: TakeView): void => {
  const { context, now } = run
  const { view } = now
  if (!view || !now.isSeated) return
  const { roundId, state } = view
  const go = async (): Promise<void> => {
    try {
      const { table } = await context.client.leave(roundId)
      if (table) take(table)
    } catch (error) {
      showFailure(run, error)
    }
  }
  const isDealt = view.seats.find(({ seat }) => seat === view.mySeat)?.place !== null
  if (state !== 'playing' || !isDealt) return void go()
  confirmLeave(context, () => void go())
}
