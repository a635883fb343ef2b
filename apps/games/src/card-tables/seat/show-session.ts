import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import { chipCount } from '@trevo/game-rules/holdem/pots.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { prizeOf, type Offer } from '../common/describe-offer.ts'
import type { TableRun } from './table-run.ts'
import { offerOf, sitAndGoOf } from '../common/tournament.ts'

/** The player's table; undefined in the lobby. */
const ownTable = ({ isSeated, view }: TableRun['now']): CardTableView | undefined =>
  isSeated ? view : undefined

/** Whether amounts at the table are tournament chips, one centavo each. */
export const inChips = ({ now }: Pick<TableRun, 'now'>): boolean =>
  ownTable(now)?.sitAndGo?.hasStarted === true

/** What is at stake: the entry, or at a cash table the chips that the seat has there. */
const stakeShown = (run: TableRun, entry: string): { label: string; value: string } => {
  const { words, formats, game } = run.context
  const table = ownTable(run.now)
  const own = table?.seats.find(({ seat }) => seat === table.mySeat)
  const isEntry = table?.sitAndGo ? !inChips(run) : !game.cash
  if (isEntry || !table || !own) return { label: words.entry, value: formats.money(entry) }
  // As at the seat itself.
  const stackMinor = run.board.stackOf?.(table) ?? parseMoney(own.stack)
  const value = inChips(run)
    ? formats.number(chipCount(stackMinor))
    : formats.money(formatMoney(stackMinor))
  return { label: words.chips, value }
}

/** The house's rake at a table, and the prize. */
const footOf = ({ context }: TableRun, { entry, sitAndGo: code }: Offer): string => {
  const { session, game, words, formats } = context
  const sitAndGo = sitAndGoOf(context, code)
  if (sitAndGo) return words.fee(offerOf(context, { sitAndGo, entry }).fee)
  const rake = words.rake(formats.percent(session.game.rakeBp))
  if (game.cash) return `${rake} · ${words.rakeCap(game.cash.rakeCapBigBlinds)}`
  return `${rake} · ${words.prize} ${formats.money(prizeOf(entry, session.game))}`
}

/** From the end of a seat to the tables. */
const leaveEnd = ({ now, render }: TableRun): void => {
  now.end = undefined
  render()
}

/** Shows the current state of the session: the player's table, its end, otherwise the lobby. */
export const showSession = (run: TableRun, sit: () => void): void => {
  const { context, screen, board, lobby, now, tellTurn } = run
  const { words, formats } = context
  const { view } = now
  const table = ownTable(now)
  const tableEntry = table ? table.entry : lobby.chosen().entry
  const entry = table ? tableEntry : lobby.brought()
  const end = table ? undefined : now.end
  const shown = table ? board.element : (end?.element ?? lobby.element)
  if (screen.stage.firstElementChild !== shown) screen.stage.replaceChildren(shown)
  const balance = formats.money(formatMoney(now.balanceMinor))
  screen.showMoney(balance, stakeShown(run, entry || '0.00'))
  const code = table ? table.sitAndGo?.code : lobby.chosen().sitAndGo
  screen.footText.textContent = footOf(run, {
    entry: tableEntry || '0.00',
    sitAndGo: code ?? null,
  })
  screen.leave.hidden = !table || table.state === 'over' || table.sitAndGo?.hasStarted === true
  screen.verify.hidden = view === undefined
  const takeSeat = {
    label: end ? words.again : words.sit,
    note: formats.money(entry || '0.00'),
    look: 'main',
    isDisabled: now.isBusy,
    act: sit,
  } as const
  const toTables = { label: words.toTables, look: 'quiet', act: () => leaveEnd(run) } as const
  const offered = run.aloneActions()
  const atTable = offered.length > 0 ? offered : board.actions()
  screen.showActions(table ? atTable : end ? [toTables, takeSeat] : [takeSeat])
  if (table) tellTurn(table)
  else screen.showTurn('', null)
}
