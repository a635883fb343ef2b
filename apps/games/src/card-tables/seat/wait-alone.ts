import type { AloneOffers, CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import { parseMoney } from '@trevo/money/money.ts'
import type { CardAction } from '../common/context.ts'
import { offerTexts } from '../common/describe-offer.ts'
import { changeTable } from './change-table.ts'
import { showFailure } from './show-failure.ts'
import type { TableRun, TakeView } from './table-run.ts'

const nothing: AloneOffers = { house: false, table: null }

/** Whether a seat waits and nobody else is at its table. */
const isAlone = ({ state, seats, mySeat }: CardTableView): boolean =>
  state === 'gathering' && seats.every(({ seat }) => seat === mySeat)

/**
 * What a player who is alone at a table is offered instead of waiting: the house opponent, or another table. The game
 * server decides what and when; `look` asks it.
 */
export const createAloneOffers = (
  run: TableRun,
  { take, sit }: { readonly take: TakeView; readonly sit: () => Promise<void> },
) => {
  const { context, now } = run
  const { client, words, formats } = context
  let offers = nothing
  let roundId = ''

  const set = (next: AloneOffers): void => {
    const isFirst = offers === nothing && (next.house || next.table !== null)
    offers = next.house || next.table !== null ? next : nothing
    if (isFirst) context.announce(words.alone)
    run.render()
  }

  /** Asks what is offered, while the player is alone. */
  const look = async (): Promise<void> => {
    const { view, isSeated } = now
    if (!view || !isSeated || !isAlone(view)) return
    roundId = view.roundId
    set(await client.alone())
  }

  const callHouse = async (): Promise<void> => {
    if (now.isBusy) return
    now.isBusy = true
    run.render()
    try {
      const { table } = await client.callHouse(roundId)
      if (table) take(table)
    } catch (error) {
      // Somebody came at the same moment: the next view shows the table.
      showFailure(run, error)
    } finally {
      now.isBusy = false
      run.render()
    }
  }

  const actions = (): readonly CardAction[] => {
    const { view, isSeated, isBusy } = now
    if (!view || !isSeated || view.roundId !== roundId || !isAlone(view)) return []
    const house: CardAction = {
      label: words.callHouse,
      note: words.callHouseNote,
      look: 'main',
      isDisabled: isBusy,
      act: () => void callHouse(),
    }
    const { table } = offers
    const purseMinor = now.balanceMinor + parseMoney(view.entry)
    const other: CardAction | undefined =
      table && parseMoney(table.entry) <= purseMinor
        ? {
            label: words.changeTable(
              table.sitAndGo === null
                ? formats.money(table.entry)
                : offerTexts(context, table).head,
            ),
            note: words.freeSeats(table.freeSeats),
            look: offers.house ? 'quiet' : 'main',
            isDisabled: isBusy,
            act: () => void changeTable(run, { take, sit, to: table }),
          }
        : undefined
    return [...(offers.house ? [house] : []), ...(other ? [other] : [])]
  }
  return { look, actions }
}
