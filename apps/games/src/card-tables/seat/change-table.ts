import type { Offer } from '../common/describe-offer.ts'
import { refreshBalance } from './show-balance.ts'
import { showFailure } from './show-failure.ts'
import type { TableRun, TakeView } from './table-run.ts'

/** The entry is on its way back: how often and how long it is looked for. */
const returned = { looks: 20, everyMs: 250 } as const

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

type Change = {
  readonly to: Offer
  readonly take: TakeView
  /** Takes a seat at the table chosen in the lobby. */
  readonly sit: () => Promise<void>
}

/** Follows the seat that was left until its entry is in the balance again. */
const waitForEntry = async ({ context, now }: TableRun, take: TakeView): Promise<void> => {
  for (let look = 0; look < returned.looks && now.isSeated; look += 1) {
    const { table } = await context.client.table()
    if (table) take(table)
    await pause(returned.everyMs)
  }
}

/**
 * Leaves a table where nobody came, and takes a seat at another one: one press. The entry is returned in full first;
 * if the other table has no seat any more, the player waits there or is told why not.
 */
export const changeTable = async (run: TableRun, { to, take, sit }: Change): Promise<void> => {
  const { context, lobby, now, screen } = run
  const { view } = now
  if (!view || now.isBusy) return
  now.isBusy = true
  screen.say(context.words.changing)
  run.render()
  try {
    const { table } = await context.client.leave(view.roundId)
    if (table) take(table)
    await waitForEntry(run, take)
    await refreshBalance(run)
    lobby.choose(to)
    screen.say('')
  } catch (error) {
    return showFailure(run, error)
  } finally {
    now.isBusy = false
    run.render()
  }
  await sit()
}
