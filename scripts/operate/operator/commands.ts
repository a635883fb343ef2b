import {
  approveWithdrawal,
  confirmOperatorTotp,
  enrolOperatorTotp,
  getOperator,
  listHeldPayments,
  listSmsBudgets,
  listUnreadableElements,
  listWithdrawalsInReview,
  refuseWithdrawal,
  returnHeldPayment,
  showWithdrawal,
} from '../../../packages/api-client/src/ops-endpoints.ts'
import { agents } from './members/agents.ts'
import { ask } from './ask.ts'
import { chats } from './members/chats.ts'
import type { Command, Given } from './command.ts'
import { credits } from './money/credits.ts'
import { requireValue } from './declined.ts'
import { draws } from './games/draws.ts'
import { exclusions } from './members/exclusions.ts'
import { freeRounds } from './games/free-rounds.ts'
import { lotteries } from './games/lotteries.ts'
import { matches } from './games/matches.ts'
import { points } from './members/points.ts'
import { describeHeld, describeQueue, describeSmsBudgets, describeWithdrawal } from './describe.ts'
import { promotions } from './members/promotions.ts'
import { reconciliations } from './money/reconciliations.ts'
import { referrals } from './members/referrals.ts'
import { rounds } from './games/rounds.ts'
import { signals } from './tables/signals.ts'
import { streams } from './tables/streams.ts'

const withdrawalOf = ({ id = '' }: Given) => ({ withdrawalId: id })

const withdrawals: readonly Command[] = [
  {
    words: ['withdrawals', 'list'],
    usage: 'withdrawals list',
    what: 'what waits for an operator, the oldest first',
    needs: [],
    run: async ({ api }) => {
      const value = await requireValue(api.call(listWithdrawalsInReview, { query: {} }))
      return { value, lines: describeQueue(value.withdrawals) }
    },
  },
  {
    words: ['withdrawals', 'show'],
    usage: 'withdrawals show ID',
    what: 'one of them with its history',
    needs: ['id'],
    run: async ({ api }, given) => {
      const value = await requireValue(api.call(showWithdrawal, { params: withdrawalOf(given) }))
      return { value, lines: describeWithdrawal(value) }
    },
  },
  {
    words: ['withdrawals', 'approve'],
    usage: 'withdrawals approve ID',
    what: 'yes; above the threshold two operators must say so',
    needs: ['id'],
    run: async ({ api }, given) => {
      const value = await requireValue(api.call(approveWithdrawal, { params: withdrawalOf(given) }))
      const isHalf = value.approvalId !== null
      const end = isHalf ? 'Noted. Another operator must say yes too.' : 'Approved.'
      return { value, lines: [end, '', ...describeWithdrawal(value)] }
    },
  },
  {
    words: ['withdrawals', 'refuse'],
    usage: 'withdrawals refuse ID --reason TEXT',
    what: 'no; the member reads the reason',
    needs: ['id', 'reason'],
    run: async ({ api }, given) => {
      const body = { reason: given.reason ?? '' }
      const asked = api.call(refuseWithdrawal, { params: withdrawalOf(given), body })
      const value = await requireValue(asked)
      return { value, lines: ['Refused.', '', ...describeWithdrawal(value)] }
    },
  },
]

const deposits: readonly Command[] = [
  {
    words: ['deposits', 'held'],
    usage: 'deposits held',
    what: 'Pix whose payer is unknown, the oldest first',
    needs: [],
    run: async ({ api }) => {
      const value = await requireValue(api.call(listHeldPayments, { query: {} }))
      return { value, lines: describeHeld(value.payments) }
    },
  },
  {
    words: ['deposits', 'unreadable'],
    usage: 'deposits unreadable',
    what: 'what the institution sent and could not be read, the last seen first',
    needs: [],
    run: async ({ api }) => {
      const value = await requireValue(api.call(listUnreadableElements, { query: {} }))
      const lines = value.elements.map(
        ({ source, raw, timesSeen, lastSeenAt }) =>
          `${source}  ${timesSeen} times, last ${lastSeenAt}  ${raw}`,
      )
      return { value, lines: [`${value.count} kept`, ...lines] }
    },
  },
  {
    words: ['deposits', 'return'],
    usage: 'deposits return ID --reason TEXT',
    what: 'sends a held Pix back to its payer now',
    needs: ['id', 'reason'],
    run: async ({ api }, { id = '', reason = '' }) => {
      const params = { endToEndId: id }
      const value = await requireValue(api.call(returnHeldPayment, { params, body: { reason } }))
      return { value, lines: [`${value.amount} goes back: ${value.endToEndId}`] }
    },
  },
]

const messages: readonly Command[] = [
  {
    words: ['sms'],
    usage: 'sms',
    what: 'text messages of today by dialling prefix, the fullest first',
    needs: [],
    run: async ({ api }) => {
      const value = await requireValue(api.call(listSmsBudgets))
      return { value, lines: describeSmsBudgets(value.budgets) }
    },
  },
]

const own: readonly Command[] = [
  {
    words: ['login'],
    usage: 'login',
    what: 'stays in, so that further commands ask for nothing',
    needs: [],
    keepsSession: true,
    run: async ({ operator }) => ({ value: { operator }, lines: [`${operator} is in.`] }),
  },
  {
    words: ['logout'],
    usage: 'logout',
    what: 'ends the session that login kept',
    needs: [],
    isForEnrolling: true,
    run: async (session) => {
      await session.leave()
      return { value: null, lines: ['Out.'] }
    },
  },
  {
    words: ['whoami'],
    usage: 'whoami',
    what: 'whether name, password and code are right',
    needs: [],
    isForEnrolling: true,
    run: async ({ api }) => {
      const value = await requireValue(api.call(getOperator))
      const factor = value.hasAuthenticator ? 'with' : 'without'
      return { value, lines: [`${value.operator}, ${factor} an authenticator`] }
    },
  },
  {
    words: ['authenticator', 'on'],
    usage: 'authenticator on',
    what: 'from then on each login asks for a code',
    needs: [],
    isForEnrolling: true,
    run: async ({ api, askPassword, renew }) => {
      const password = await askPassword()
      const { secret } = await requireValue(api.call(enrolOperatorTotp, { body: { password } }))
      const code = await ask(`Add ${secret} to your authenticator app, then type its code`)
      renew(await requireValue(api.call(confirmOperatorTotp, { body: { code } })))
      return { value: null, lines: ['The authenticator is on.'] }
    },
  },
]

/** Every command for operators. */
export const commands: readonly Command[] = [
  ...withdrawals,
  ...deposits,
  ...credits,
  ...rounds,
  ...signals,
  ...streams,
  ...draws,
  ...lotteries,
  ...matches,
  ...promotions,
  ...points,
  ...freeRounds,
  ...referrals,
  ...chats,
  ...agents,
  ...exclusions,
  ...reconciliations,
  ...messages,
  ...own,
]
