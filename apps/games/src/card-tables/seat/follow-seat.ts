import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import { createSeedBringer } from './own-seeds.ts'
import { refreshBalance } from './show-balance.ts'
import type { TableRun, TakeView } from './table-run.ts'

/** Reports how a seat ended, to the parent page, the lobby and the listeners. */
const tellEnd = ({ context, board, parent, lobby, now }: TableRun, ended: CardTableView): void => {
  const { words, formats } = context
  parent.tell({ type: 'round', roundId: ended.roundId, state: 'shown' })
  const { title, hasWon } = board.endOf(ended)
  const money = `+ ${formats.money(ended.payout ?? '0.00')}`
  const told = ended.returned
    ? words.returned[ended.returned]
    : hasWon
      ? `${title} ${money}`
      : title
  lobby.say(told, ended.returned ? 'plain' : hasWon ? 'won' : 'lost')
  lobby.showResults(ended)
  context.announce(told)
  const element = ended.returned ? undefined : board.endScene?.(ended)
  if (!element) return
  now.end = { view: ended, element }
  // Playing again is for the same entry.
  lobby.choose({ entry: ended.entry, sitAndGo: ended.sitAndGo?.code ?? null })
}

/** Follows the player's seat view by view until it ends, and the lobby while the player has no seat. */
export const createSeatFollower = (run: TableRun) => {
  const { context, screen, board, lobby, now } = run
  const { client, words } = context
  const bringSeeds = createSeedBringer(client, window.sessionStorage)
  let stopWatching: (() => void) | undefined
  let showing: Promise<void> = Promise.resolve()
  let newest = -1

  /** Shows the waiting players, or the table of a seat that was taken in another window. */
  const refresh = async (): Promise<void> => {
    if (now.isSeated) return
    const { table, lobby: rows } = await client.table()
    lobby.show(rows)
    if (table && table.state !== 'over') take(table)
  }

  const endSeat = (ended: CardTableView): void => {
    if (!now.isSeated) return
    now.isSeated = false
    stopWatching?.()
    stopWatching = undefined
    // The balance may already include a payout: only the wallet knows.
    void refreshBalance(run).catch(() => undefined)
    tellEnd(run, ended)
    void refresh()
  }

  const watch = (): void => {
    stopWatching = client.watch(take, (isThere) => screen.say(isThere ? '' : words.reconnecting))
  }

  /** A newer view than the one on the screen; older ones are skipped. */
  const take: TakeView = (next) => {
    const isOther = now.view?.roundId !== next.roundId
    if (isOther) newest = -1
    if (next.revision < newest) return
    newest = next.revision
    if (isOther && next.state === 'over') return
    if (!stopWatching && next.state !== 'over') watch()
    now.isSeated = true
    now.end = undefined
    bringSeeds(next)
    showing = showing.then(async () => {
      now.view = next
      await board.show(next)
      run.render()
      if (next.state === 'over' && next.payout !== null) endSeat(next)
      run.render()
    })
  }
  return { take, refresh }
}
