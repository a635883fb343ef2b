import type { Body, Query } from '@trevo/contract/endpoint.ts'
import type {
  listPlayRisk,
  PlayRiskPerson,
  PlayRiskRow,
  reviewPlayRisk,
} from '@trevo/contract/ops/conduct/play-risk.ts'
import { addDays } from '@trevo/calendar/time-zone.ts'
import { tables } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { cutPage, withExtra } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import { readNumberedCursor, writeNumberedCursor } from '../../../platform/numbered-cursor.ts'
import { dayOf } from '../../limits/index.ts'
import { firstDayOf } from '../domain/judge-days.ts'
import type { PlayAccount, PlayRiskNeeds } from '../needs.ts'
import { getModel, listDays } from '../repository/days.ts'
import { findAccountAt, findPerson, lockPerson, updatePerson } from '../repository/persons.ts'
import { countReviews, listQueue } from '../repository/queue.ts'
import {
  addEvent,
  decideReview,
  findProposal,
  findReview,
  findSelfTest,
  listEvents,
} from '../repository/records.ts'
import type {
  DayRow,
  EventRow,
  PersonRow,
  PlayRiskTables,
  ReviewRow,
} from '../repository/tables.ts'
import { applyLevel, proposeLimit } from './apply-level.ts'
import { presentProposal, presentTest } from './own-play-risk.ts'

const shownDays = 90
const eventsMax = 100
const nextLookDaysMax = 90

type Owned = { readonly brandId: number; readonly operator: string }

const rowOf = (
  person: PersonRow,
  account: Pick<PlayAccount, 'username' | 'customerId'> | undefined,
  review: Pick<ReviewRow, 'opened_at' | 'due_at'> | undefined,
  now: Date,
): PlayRiskRow => ({
  personId: String(person.person_id),
  username: account?.username ?? '',
  customerId: account?.customerId ?? '',
  level: person.level,
  levelSince: person.level_since.toISOString(),
  score: person.score,
  markers: person.markers
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points),
  review: review
    ? {
        openedAt: review.opened_at.toISOString(),
        dueAt: review.due_at.toISOString(),
        isLate: review.due_at < now,
      }
    : null,
  nextLookOn: person.held_until,
})

const presentDay = (row: DayRow) => ({
  day: row.day,
  bets: Number(row.bets),
  staked: formatMoney(row.staked_minor),
  lost: formatMoney(row.lost_minor),
  deposited: formatMoney(row.deposited_minor),
  deposits: row.deposits,
  playedMin: row.played_min,
  nightMin: row.night_min,
  chasing: row.chasing,
  cancelled: row.cancelled,
  attempts: row.attempts,
})

const isAmount = ({ kind }: EventRow): boolean =>
  kind === 'proposed' || kind === 'accepted' || kind === 'declined'

const presentEvent = (row: EventRow) => ({
  at: row.at.toISOString(),
  kind: row.kind,
  level: row.level,
  operator: row.operator,
  text: row.content !== null && isAmount(row) ? formatMoney(BigInt(row.content)) : row.content,
})

const createList =
  ({ database, clock, members }: PlayRiskNeeds) =>
  async (brandId: number, { view, after, pageSize }: Query<typeof listPlayRisk>) => {
    const now = clock.now()
    const from = readNumberedCursor(after, 'after')
    const search = { brandId, view, after: from, limit: withExtra(pageSize) }
    const rows = await listQueue(database.db, search)
    const { shown, next } = cutPage(rows, pageSize, (row) =>
      writeNumberedCursor({ at: row.place, id: row.person_id }),
    )
    const accounts = await members.findAccounts(shown.map((row) => row.member_id))
    return {
      list: shown.map((row) => {
        const account = accounts.find(({ memberId }) => memberId === row.member_id)
        const { opened_at: openedAt, due_at: dueAt } = row
        const review = openedAt && dueAt ? { opened_at: openedAt, due_at: dueAt } : undefined
        return rowOf(row, account, review, now)
      }),
      next,
      now: now.toISOString(),
      ...(await countReviews(database.db, brandId, now)),
    }
  }

/** @throws Refusal `play_risk.unknown`, also for a person without an account at the brand */
const createShow =
  ({ database, clock, members }: PlayRiskNeeds) =>
  async (brandId: number, personId: bigint): Promise<PlayRiskPerson> => {
    const { db } = database
    const now = clock.now()
    const memberId = await findAccountAt(db, personId, brandId)
    const person = await findPerson(db, personId)
    if (memberId === undefined || !person) throw new Refusal('play_risk.unknown')
    const { version, model } = await getModel(db, now)
    const [account, accounts, days, review, proposal, test, events] = await Promise.all([
      members.findAccount(memberId),
      members.listAccounts(personId),
      listDays(db, personId, addDays(dayOf(now), 1 - shownDays)),
      findReview(db, personId),
      findProposal(db, personId),
      findSelfTest(db, personId),
      listEvents(db, personId, eventsMax),
    ])
    return {
      ...rowOf(person, account, review, now),
      levelScores: model.levelScores,
      windowDays: model.windowDays,
      modelVersion: person.model ?? version,
      allMarkers: person.markers,
      days: days.map(presentDay),
      proposal: proposal ? presentProposal(proposal) : null,
      sharedTest: test ? presentTest(test) : null,
      events: events.map(presentEvent),
      accountCount: accounts.length,
      isWithheld: person.level >= 2,
    }
  }

type Reviewing = Owned & Body<typeof reviewPlayRisk> & { readonly personId: bigint }

/**
 * What a person decides: the level holds until the day of the next review. Refuses `play_risk.unknown`,
 * `play_risk.nothing_to_review` once somebody else decided, `play_risk.next_look` for a day that is not one of the
 * next 90.
 */
const createReview =
  (needs: PlayRiskNeeds) =>
  async ({
    brandId,
    operator,
    personId,
    level,
    propose,
    nextLookOn,
    reason,
  }: Reviewing): Promise<void> => {
    const { database, clock, members } = needs
    const memberId = await findAccountAt(database.db, personId, brandId)
    if (memberId === undefined) throw new Refusal('play_risk.unknown')
    await database.inTx(async (tx) => {
      const at = clock.now()
      const today = dayOf(at)
      if (nextLookOn <= today || nextLookOn > addDays(today, nextLookDaysMax)) {
        throw new Refusal('play_risk.next_look')
      }
      await members.lockPerson(tx, personId)
      const person = await lockPerson(tx, personId, at)
      const db = tables<PlayRiskTables>(tx)
      const review = await findReview(db, personId)
      if (!review) throw new Refusal('play_risk.nothing_to_review')
      const decision = { decided_at: at, operator, reason: reason.trim() }
      await decideReview(tx, review.review_id, decision)
      await addEvent(tx, {
        person_id: personId,
        at,
        kind: 'reviewed',
        level,
        operator,
        content: reason.trim(),
      })
      await updatePerson(tx, personId, {
        held_until: nextLookOn,
        held_score: person.score,
        lower_since: null,
      })
      const accounts = await members.listAccounts(personId, tx)
      const { model } = await getModel(db, at)
      const days = await listDays(db, personId, firstDayOf(today, model))
      const lostMinor = days.reduce((sum, one) => sum + one.lost_minor, 0n)
      const next = { level, mustReview: false }
      await applyLevel(needs, tx, { person, accounts, next, lostMinor, model, at })
      if (propose) await proposeLimit(needs, tx, personId, { lostMinor, model, at })
      noteAct({
        target: String(personId),
        before: { level: person.level, nextLookOn: person.held_until },
        after: { level, nextLookOn, propose },
        reason: reason.trim(),
      })
    })
  }

/** What operators with the right see and decide; nobody else learns any of it. */
export const createOperatorPlayRisk = (needs: PlayRiskNeeds) => {
  const show = createShow(needs)
  const review = createReview(needs)
  return {
    /** Reviews of the brand past their deadline. */
    countLate: async (brandId: number): Promise<number> =>
      (await countReviews(needs.database.db, brandId, needs.clock.now())).late,
    listPlayRisk: createList(needs),
    showPlayRisk: show,
    reviewPlayRisk: async (asked: Reviewing): Promise<PlayRiskPerson> => {
      await review(asked)
      return show(asked.brandId, asked.personId)
    },
  }
}
