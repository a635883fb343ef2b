import { minuteMs } from '@trevo/calendar/durations.ts'
import { queueListMax } from '@trevo/contract/ops/everywhere/queues.ts'
import {
  waitingCounted,
  waitingOf,
  type WaitingQueue,
} from '../../../platform/queues/waiting-queue.ts'
import type { Modules } from '../../modules.ts'

/** The desk answers a conversation within so long. */
const chatMs = 5 * minuteMs
const pageSize = 1

const paymentQueues = ({ cashier }: Pick<Modules, 'cashier'>): readonly WaitingQueue[] => [
  {
    name: 'withdrawals',
    right: 'withdrawals.read',
    look: async (brandId) => {
      const query = { order: 'clock', state: 'all', pageSize } as const
      const asked = { brandId, operator: '', query }
      const { waiting, list } = await cashier.withdrawals.listWithdrawalQueue(asked)
      const [first] = list
      return waitingCounted(waiting, { since: first?.createdAt, dueAt: first?.payableUntil })
    },
  },
  {
    name: 'deposits',
    right: 'deposits.read',
    look: async (brandId) => {
      const held = await cashier.listHeldPayments(brandId, queueListMax)
      return waitingOf(held, held[0], ({ paidAt }) => ({ since: paidAt }))
    },
  },
]

const peopleQueues = ({
  chat,
  kyc,
  privacy,
}: Pick<Modules, 'chat' | 'kyc' | 'privacy'>): readonly WaitingQueue[] => [
  {
    name: 'chats',
    right: 'desk.read',
    look: async (brandId) => {
      const { chats } = await chat.operators.listOperatorChats(brandId, 'PT')
      const waits = chats.flatMap(({ waitingSince }) => waitingSince ?? []).toSorted()
      return waitingOf(waits, waits[0], (since) => ({
        since,
        dueAt: new Date(Date.parse(since) + chatMs).toISOString(),
      }))
    },
  },
  {
    name: 'kyc',
    right: 'kyc.read',
    look: async (brandId) => {
      const { waiting, list } = await kyc.listKycCases(brandId, { view: 'review', pageSize })
      return waitingCounted(waiting, { since: list[0]?.since })
    },
  },
  {
    name: 'dataRequests',
    right: 'members.read',
    look: async (brandId) => {
      const page = { view: 'open', pageSize: queueListMax } as const
      const { list } = await privacy.listDataRequests(brandId, page)
      return waitingOf(list, list[0], ({ askedAt, dueAt }) => ({ since: askedAt, dueAt }))
    },
  },
]

const conductQueues = ({
  aml,
  playRisk,
  prizes,
  integrity,
}: Pick<Modules, 'aml' | 'playRisk' | 'prizes' | 'integrity'>): readonly WaitingQueue[] => [
  {
    name: 'coaf',
    right: 'aml.read',
    look: async (brandId) => {
      const asked = { state: 'to_report', pageSize } as const
      const { counts, firstDue } = await aml.listAmlCases(brandId, asked)
      return waitingCounted(counts.toReport, {
        since: firstDue?.decidedAt,
        dueAt: firstDue?.dueAt,
      })
    },
  },
  {
    name: 'aml',
    right: 'aml.read',
    look: async (brandId) => {
      const { counts, list } = await aml.listAmlAlerts(brandId, { state: 'open', pageSize })
      return waitingCounted(counts.open, { since: list[0]?.openedAt, dueAt: list[0]?.dueAt })
    },
  },
  {
    name: 'playRisk',
    right: 'play.read',
    look: async (brandId) => {
      const { waiting, list } = await playRisk.listPlayRisk(brandId, { view: 'review', pageSize })
      const review = list[0]?.review
      return waitingCounted(waiting, { since: review?.openedAt, dueAt: review?.dueAt })
    },
  },
  {
    name: 'prizes',
    right: 'prizes.read',
    look: async (brandId) => {
      const { counts, list } = await prizes.listPrizes(brandId, { list: 'late', pageSize })
      return waitingCounted(counts.late, { since: list[0]?.since, dueAt: list[0]?.dueAt })
    },
  },
  {
    name: 'integrity',
    right: 'risk.read',
    look: async (brandId) => {
      const page = { state: 'open', pageSize: queueListMax } as const
      const { list } = await integrity.listIntegrityCases(brandId, page)
      return waitingOf(list, list.at(-1), ({ openedAt, dueAt }) => ({ since: openedAt, dueAt }))
    },
  },
]

const givingQueues = ({
  points,
  rewards,
}: Pick<Modules, 'points' | 'rewards'>): readonly WaitingQueue[] => [
  {
    name: 'redemptions',
    right: 'loyalty.read',
    look: async (brandId) => {
      const open = await points.operators.listOpenRedemptions(brandId)
      return waitingOf(open, open[0], ({ appliedAt }) => ({ since: appliedAt }))
    },
  },
  {
    name: 'referrals',
    right: 'loyalty.read',
    look: async (brandId) => {
      const { referrals } = await rewards.operators.listHeldReferrals(brandId)
      return waitingOf(referrals, referrals[0], ({ heldAt }) => ({ since: heldAt || null }))
    },
  },
]

/** What waits for operators, by the modules that keep it; feedback is added where its routes are. */
export const waitingQueues = (modules: Modules): readonly WaitingQueue[] => [
  ...paymentQueues(modules),
  ...modules.play.queues,
  ...peopleQueues(modules),
  ...conductQueues(modules),
  ...givingQueues(modules),
]
