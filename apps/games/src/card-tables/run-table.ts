import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import { chipCount } from '@trevo/game-rules/holdem/pots.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { h } from '../controls/h.ts'
import { openSheet } from '../controls/sheet.ts'
import type { Parent } from '../play/post-to-parent.ts'
import { RgsRefusal } from '../rgs/rgs-port.ts'
import { clockText } from '../text/format.ts'
import type { CardAction, CardBoard, CardContext } from './context.ts'
import type { Screen } from './create-screen.ts'
import { createLobbyPanel, prizeOf, type Offer } from './lobby-panel.ts'
import { createSeedBringer } from './own-seeds.ts'
import { offerOf, sitAndGoOf } from './tournament.ts'
import { openVerify } from './verify-sheet.ts'

type Parts = {
  readonly context: CardContext
  readonly screen: Screen
  readonly board: CardBoard
  readonly parent: Parent
  /** Says whose turn it is; called with every view and every second. */
  readonly tellTurn: (view: CardTableView) => void
}

const lobbyEveryMs = 3_000

/** Runs a session at card tables: choosing, waiting, playing, the end, and again. */
export const runTable = ({ context, screen, board, parent, tellTurn }: Parts) => {
  const { session, words, formats, client, game } = context
  let balanceMinor: bigint = parseMoney(session.balance)
  let view: CardTableView | undefined
  let isSeated = false
  let isBusy = false
  let order: (Offer & { readonly id: string; readonly table: string }) | undefined
  let stopWatching: (() => void) | undefined
  let showing: Promise<void> = Promise.resolve()
  let newest = -1
  const bringSeeds = createSeedBringer(client, window.sessionStorage)
  const lobby = createLobbyPanel(context, () => render())

  const showBalance = (minor: bigint): void => {
    balanceMinor = minor
    parent.tell({ type: 'balance', balance: formatMoney(minor) })
  }
  const refreshBalance = async (): Promise<void> => {
    const { balance } = await client.resume()
    showBalance(parseMoney(balance))
    render()
  }
  const failed = (error: unknown): void => {
    const isRefusal = error instanceof RgsRefusal
    screen.say(isRefusal && error.message !== '' ? error.message : words.lost)
    if (isRefusal && error.code === 'rgs.session_ended') parent.tell({ type: 'session-ended' })
  }

  const sit = async (): Promise<void> => {
    const { entry: table, sitAndGo } = lobby.chosen()
    const entry = lobby.brought()
    if (isBusy || table === '') return
    if (balanceMinor < parseMoney(entry)) return screen.say(words.insufficient)
    isBusy = true
    screen.say('')
    // The same order until it is answered: a lost answer never takes a second entry.
    const isSame = order?.entry === entry && order.table === table && order.sitAndGo === sitAndGo
    order = order && isSame ? order : { id: crypto.randomUUID(), entry, table, sitAndGo }
    render()
    try {
      const { id } = order
      const at = sitAndGo === null ? { table } : { sitAndGo }
      const { table: taken, balance } = await client.sit({ id, entry, ...at })
      order = undefined
      showBalance(balance === null ? balanceMinor - parseMoney(entry) : parseMoney(balance))
      parent.tell({ type: 'round', roundId: id, state: 'started' })
      if (taken) take(taken)
    } catch (error) {
      if (error instanceof RgsRefusal && error.code !== 'rgs.round_pending') order = undefined
      failed(error)
    } finally {
      isBusy = false
      render()
    }
  }

  const askLeave = (): void => {
    if (!view || !isSeated) return
    const { roundId, state } = view
    const go = async (): Promise<void> => {
      try {
        const { table } = await client.leave(roundId)
        if (table) take(table)
      } catch (error) {
        failed(error)
      }
    }
    const isDealt = view.seats.find(({ seat }) => seat === view?.mySeat)?.place !== null
    if (state !== 'playing' || !isDealt) return void go()
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
              void go()
            },
          },
          game.cash ? words.leave : words.giveUp,
        ),
      ),
    ])
  }

  const endSeat = (ended: CardTableView): void => {
    if (!isSeated) return
    isSeated = false
    stopWatching?.()
    stopWatching = undefined
    // What was paid may be in the balance already: only the wallet knows.
    void refreshBalance().catch(() => undefined)
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
    void refresh()
  }

  /** A newer view than what is on the screen; older ones are passed over. */
  const take = (next: CardTableView): void => {
    const isOther = view?.roundId !== next.roundId
    if (isOther) newest = -1
    if (next.revision < newest) return
    newest = next.revision
    if (isOther && next.state === 'over') return
    if (!stopWatching && next.state !== 'over') watch()
    isSeated = true
    bringSeeds(next)
    showing = showing.then(async () => {
      view = next
      await board.show(next)
      render()
      if (next.state === 'over' && next.payout !== null) endSeat(next)
      render()
    })
  }

  const watch = (): void => {
    stopWatching = client.watch(take, (isThere) => screen.say(isThere ? '' : words.reconnecting))
  }

  const render = (): void => {
    const isAtTable = isSeated && view !== undefined
    const table = isAtTable ? (view?.entry ?? '') : lobby.chosen().entry
    const entry = isAtTable ? table : lobby.brought()
    const hasStarted = view?.sitAndGo?.hasStarted === true
    const shown = isAtTable ? board.element : lobby.element
    if (screen.stage.firstElementChild !== shown) screen.stage.replaceChildren(shown)
    screen.showMoney(formats.money(formatMoney(balanceMinor)), stakeShown(entry || '0.00'))
    const code = isAtTable ? view?.sitAndGo?.code : lobby.chosen().sitAndGo
    screen.footText.textContent = footOf({ entry: table || '0.00', sitAndGo: code ?? null })
    screen.leave.hidden = !isAtTable || view?.state === 'over' || hasStarted
    screen.verify.hidden = view === undefined
    screen.showActions(isAtTable ? board.actions() : lobbyActions(entry))
    if (isAtTable && view) tellTurn(view)
    else screen.showTurn('', null)
  }

  /** What is at stake: the entry, or at a table of cash the chips that the seat has there. */
  const stakeShown = (entry: string): { label: string; value: string } => {
    const own = isSeated ? view?.seats.find(({ seat }) => seat === view?.mySeat) : undefined
    const isEntry = view?.sitAndGo ? !inChips() : !game.cash
    if (isEntry || !own) return { label: words.entry, value: formats.money(entry) }
    return { label: words.chips, value: stackText(own.stack) }
  }

  /** Amounts at the table are chips of a tournament, a centavo each. */
  const inChips = (): boolean => isSeated && view?.sitAndGo?.hasStarted === true
  const stackText = (stack: string): string =>
    inChips() ? formats.number(chipCount(parseMoney(stack))) : formats.money(stack)

  const footOf = ({ entry: table, sitAndGo: code }: Offer): string => {
    const sitAndGo = sitAndGoOf(context, code)
    if (sitAndGo) return words.fee(offerOf(context, { sitAndGo, entry: table }).fee)
    const rake = words.rake(formats.percent(session.game.rakeBp))
    if (game.cash) return `${rake} · ${words.rakeCap(game.cash.rakeCapBigBlinds)}`
    return `${rake} · ${words.prize} ${formats.money(prizeOf(table, session.game))}`
  }

  const lobbyActions = (entry: string): readonly CardAction[] => [
    {
      label: words.sit,
      note: formats.money(entry || '0.00'),
      look: 'main',
      isDisabled: isBusy,
      act: () => void sit(),
    },
  ]

  const refresh = async (): Promise<void> => {
    if (isSeated) return
    const { table, lobby: rows } = await client.table()
    lobby.show(rows)
    if (table && table.state !== 'over') take(table)
  }

  screen.leave.addEventListener('click', askLeave)
  screen.verify.addEventListener('click', () => {
    if (view) void openVerify(context, view.roundId)
  })
  lobby.show(session.lobby)
  if (session.table && session.table.state !== 'over') take(session.table)
  render()
  const startedMs = Date.parse(session.startedAt)
  const everySecond = (): void => {
    if (session.profile.sessionClock) {
      screen.clock.textContent = clockText((context.serverNow() - startedMs) / 1_000)
    }
    if (isSeated && view) tellTurn(view)
  }
  setInterval(everySecond, 250)
  setInterval(() => void refresh().catch(() => undefined), lobbyEveryMs)
  return {
    choose: lobby.choose,
    inChips,
    /** The dock follows what was chosen on the table. */
    showChoice: (): void => {
      if (isSeated && view) screen.showActions(board.actions())
    },
    sitOut: async (isSittingOut: boolean): Promise<void> => {
      try {
        const { table } = await client.sitOut(isSittingOut)
        if (table) take(table)
      } catch (error) {
        failed(error)
      }
    },
    move: async (move: object): Promise<void> => {
      if (!view || isBusy) return
      isBusy = true
      const { dealNumber, moveNumber: number } = view
      try {
        const { table } = await client.move({ dealNumber, number, move })
        if (table) take(table)
      } catch (error) {
        failed(error)
      } finally {
        isBusy = false
      }
    },
    refreshBalance,
  }
}
