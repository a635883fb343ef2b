import { dayMs } from '@trevo/calendar/durations.ts'
import { contractTypes, type ContractType } from '@trevo/contract/contract-terms.ts'
import { tables } from '@trevo/database/connect.ts'
import type { Selectable } from 'kysely'
import { runPeriods, type Period } from '../domain/periods.ts'
import { findContract } from '../../contracts/repository/contracts.ts'
import { lockFigures } from '../../figures/repository/figures.ts'
import { listTiers } from '../../contracts/repository/queries-contracts.ts'
import { listRooms, writeRoundLines } from '../repository/rounds.ts'
import {
  finishRun,
  listChangedSince,
  listGoverning,
  listNewest,
  listSignedSince,
  lockContracts,
  openRun,
  type Ladderless,
  type Run,
} from '../repository/runs.ts'
import type { AgentsTables, StatementRow } from '../../tables.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { listOwed } from './list-owed.ts'
import { createPayStatements } from './pay-statements.ts'
import { createReadStream } from '../../figures/service/read-stream.ts'
import { hashOf, writeStatement } from './write-statement.ts'
import { calculateLadder } from './calculate-ladder.ts'

/** How long after its end a contract's rounds are still corrected. */
const correctedForMs = 40 * dayMs

type Kind = Ladderless

/** Earlier periods that may have changed: the newest statement of each, by when the period began. */
const listEarlier = async ({ database: { db } }: AgentsNeeds, kind: Kind, run: Run) => {
  const changed: Selectable<StatementRow>[] = []
  for (const { contractId, from } of await listChangedSince(db, kind, run)) {
    const newest = await listNewest(db, contractId, from)
    changed.push(...newest.filter(({ starts_at: startsAt }) => startsAt < run.startsAt))
  }
  const byStart = Map.groupBy(changed, ({ starts_at: startsAt }) => startsAt.getTime())
  return [...byStart].toSorted(([one], [other]) => one - other).map(([, list]) => list)
}

/** All changes of earlier periods, in order: each carry-over is part of the next one. */
const correctEarlier = async (needs: AgentsNeeds, kind: Kind, run: Run): Promise<void> => {
  const { database, clock } = needs
  for (const statements of await listEarlier(needs, kind, run)) {
    const [first] = statements
    if (!first) continue
    const period = { start: first.starts_at, end: first.ends_at }
    const inputs = await calculateLadder(database.db, kind, period)
    for (const last of statements) {
      await database.inTx(async (tx) => {
        const db = tables<AgentsTables>(tx)
        const contract = await findContract(db, last.contract_id)
        const own = inputs.get(last.contract_id)
        if (!contract || !own) return
        const about = { runId: run.runId, last, at: clock.now(), inputs: own }
        await writeStatement(db, contract, period, about)
      })
    }
  }
}

const writeFirsts = async (needs: AgentsNeeds, kind: Kind, run: Run): Promise<void> => {
  const { database, clock } = needs
  const period = { start: run.startsAt, end: run.endsAt }
  const inputs = await calculateLadder(database.db, kind, period)
  for (const contract of await listGoverning(database.db, kind, run.startsAt)) {
    const own = inputs.get(contract.contract_id)
    if (!own) continue
    const about = { runId: run.runId, last: undefined, at: clock.now(), inputs: own }
    await database.inTx((tx) => writeStatement(tables<AgentsTables>(tx), contract, period, about))
  }
}

/** Contracts whose lines are written at a time: they stay locked that long, and each time reads the rounds. */
const contractsAtOnce = 10_000

/** Rounds of real-time contracts that were decided, or corrected, since the previous run. */
const writeRounds = async (
  { database, clock }: AgentsNeeds,
  kind: Kind,
  run: Run,
): Promise<void> => {
  const since = new Date(run.startsAt.getTime() - correctedForMs)
  const contractIds = await listSignedSince(database.db, kind, since)
  for (let from = 0; from < contractIds.length; from += contractsAtOnce) {
    const ids = contractIds.slice(from, from + contractsAtOnce)
    await database.inTx(async (tx) => {
      const db = tables<AgentsTables>(tx)
      await lockContracts(db, ids)
      const tiers = await listTiers(db, ids)
      const contracts = new Map(ids.map((id) => [id, tiers.get(id) ?? []]))
      const room = await listRooms(db, kind.brandId)
      await writeRoundLines(db, { contracts, room, since, brandId: kind.brandId }, run, clock.now())
    })
  }
}

/**
 * REWARD-2, CONTRACT-2: calculates every contract of a type whose period is over, once a period, from figures that
 * are updated from the ledger first. Statements are written in separate transactions,
 * those of real-time contracts many at a time, and paid in others, so an interrupted run continues
 * where it stopped; late settlements and reversals are in the next run as a correction.
 */
export const createRunContracts = (needs: AgentsNeeds) => {
  const { database, clock, settings } = needs
  const { db } = database
  const readStream = createReadStream(needs)
  const payStatements = createPayStatements(needs)

  const runOnce = async (kind: Kind, period: Period): Promise<void> => {
    const run = await database.inTx(async (tx) => {
      const own = tables<AgentsTables>(tx)
      await lockFigures(own)
      return openRun(own, kind, period, clock.now())
    })
    if (kind.contractType === 'REALTIME') {
      await writeRounds(needs, kind, run)
    } else {
      await correctEarlier(needs, kind, run)
      await writeFirsts(needs, kind, run)
    }
    await finishRun(db, run.runId, (hashes) => hashOf(hashes.join('\n')), clock.now())
  }

  return async (types: readonly ContractType[] = contractTypes): Promise<void> => {
    await readStream()
    for (const brandId of settings.brandIds()) {
      for (const contractType of types) {
        for (const period of runPeriods[contractType]) {
          const kind = { brandId, contractType, period }
          const moment = { now: clock.now(), zone: settings.timeZoneOf(brandId) }
          for (const owed of await listOwed(db, kind, moment)) await runOnce(kind, owed)
        }
      }
    }
    await payStatements()
  }
}
