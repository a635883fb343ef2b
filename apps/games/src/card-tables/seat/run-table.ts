import { parseMoney } from '@trevo/money/money.ts'
import { clockText } from '../../text/format.ts'
import { createSeatFollower } from './follow-seat.ts'
import { leaveSeat } from './leave-seat.ts'
import { createLobbyPanel } from '../lobby/lobby-panel.ts'
import { createMoves } from './make-move.ts'
import { createPhrases } from './say-phrases.ts'
import { refreshBalance } from './show-balance.ts'
import { inChips, showSession } from './show-session.ts'
import type { TableParts, TableRun } from './table-run.ts'
import { createSeatTaker } from './take-seat.ts'
import { createAloneOffers } from './wait-alone.ts'
import { openVerify } from '../verify/verify-sheet.ts'

const lobbyEveryMs = 3_000
const clockEveryMs = 250
/** With the server's own wait, a player who is alone has an offer within ten seconds. */
const aloneEveryMs = 2_500

/** Shows the session time and the remaining time of a turn. */
const showTime = ({ context, screen, now, tellTurn }: TableRun): void => {
  const { session, serverNow } = context
  if (session.profile.sessionClock) {
    screen.clock.textContent = clockText((serverNow() - Date.parse(session.startedAt)) / 1_000)
  }
  if (now.isSeated && now.view) tellTurn(now.view)
}

/** Runs a session at card tables: choosing, waiting, playing, the end, and again. */
export const runTable = (parts: TableParts) => {
  const { context, screen, board } = parts
  const { session } = context
  const run: TableRun = {
    ...parts,
    lobby: createLobbyPanel(context, () => run.render()),
    now: {
      balanceMinor: parseMoney(session.balance),
      view: undefined,
      isSeated: false,
      end: undefined,
      isBusy: false,
    },
    aloneActions: () => alone.actions(),
    render: () => {
      showSession(run, () => void sit())
      said.showSeated(now.isSeated)
      if (now.isSeated && now.view) said.show(now.view)
    },
  }
  const { lobby, now } = run
  const { take, refresh } = createSeatFollower(run)
  const sit = createSeatTaker(run, take)
  const said = createPhrases(run, take)
  screen.stage.after(said.list)
  screen.verify.before(said.button)
  const alone = createAloneOffers(run, { take, sit })

  screen.leave.addEventListener('click', () => leaveSeat(run, take))
  screen.verify.addEventListener('click', () => {
    if (now.view) void openVerify(context, now.view.roundId)
  })
  lobby.show(session.lobby)
  if (session.table && session.table.state !== 'over') take(session.table)
  run.render()
  setInterval(() => showTime(run), clockEveryMs)
  setInterval(() => void alone.look().catch(() => undefined), aloneEveryMs)
  setInterval(() => void refresh().catch(() => undefined), lobbyEveryMs)
  return {
    ...createMoves(run, take),
    choose: lobby.choose,
    inChips: () => inChips(run),
    /** The dock follows what was selected on the table. */
    showChoice: (): void => {
      if (now.isSeated && now.view) screen.showActions(board.actions())
    },
    refreshBalance: () => refreshBalance(run),
  }
}
