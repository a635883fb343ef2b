import { parseMoney } from '@trevo/money/money.ts'
import { RgsRefusal } from '../../rgs/rgs-port.ts'
import type { Offer } from '../common/describe-offer.ts'
import { showFailure } from './show-failure.ts'
import { setBalance } from './show-balance.ts'
import type { TableRun, TakeView } from './table-run.ts'

type Order = Offer & { readonly id: string; readonly table: string }

/** Takes a seat at the table selected in the lobby. */
export const createSeatTaker = (run: TableRun, take: TakeView): (() => Promise<void>) => {
  const { context, screen, parent, lobby, now } = run
  let order: Order | undefined
  return async () => {
    const { entry: table, sitAndGo } = lobby.chosen()
    const entry = lobby.brought()
    if (now.isBusy || table === '') return
    if (now.balanceMinor < parseMoney(entry)) return screen.say(context.words.insufficient)
    now.isBusy = true
    screen.say('')
    // The same order id until it is answered: a lost answer never pays a second entry.
    const isSame = order?.entry === entry && order.table === table && order.sitAndGo === sitAndGo
    order = order && isSame ? order : { id: crypto.randomUUID(), entry, table, sitAndGo }
    run.render()
    try {
      const { id } = order
      const at = sitAndGo === null ? { table } : { sitAndGo }
      const { table: taken, balance } = await context.client.sit({ id, entry, ...at })
      order = undefined
      setBalance(run, balance === null ? now.balanceMinor - parseMoney(entry) : parseMoney(balance))
      parent.tell({ type: 'round', roundId: id, state: 'started' })
      if (taken) take(taken)
    } catch (error) {
      if (error instanceof RgsRefusal && error.code !== 'rgs.round_pending') order = undefined
      showFailure(run, error)
    } finally {
      now.isBusy = false
      run.render()
    }
  }
}
