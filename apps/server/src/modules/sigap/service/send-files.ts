import { nextTryAt, stateAfter } from '../domain/file-state.ts'
import { minuteMs } from '@trevo/calendar/durations.ts'
import { tables } from '@trevo/database/connect.ts'
import type { SigapNeeds } from '../needs.ts'
import type { ReceivedResult, SigapReceiver } from '../outside/sigap-receiver.ts'
import { insertEvent, readContent } from '../repository/files.ts'
import {
  claimDue,
  insertProblems,
  saveOutcome,
  type DueFile,
  type Outcome,
} from '../repository/sending.ts'
import type { EventKind, SigapTables } from '../repository/tables.ts'

/** Files in one run, and after how long another copy takes them: longer than all their requests may take. */
const claimedMax = 4
const claimedMs = 5 * minuteMs

const decided = new Set(['accepted', 'rejected'])

type Needs = Pick<SigapNeeds, 'database' | 'clock' | 'logger' | 'settings'>

const save = async (
  { database, clock }: Needs,
  file: DueFile,
  outcome: Outcome,
  event: { readonly kind: EventKind; readonly text: string } | undefined,
  problems: ReceivedResult['problems'] = [],
): Promise<void> => {
  await database.inTx(async (tx) => {
    const db = tables<SigapTables>(tx)
    if (!(await saveOutcome(db, file, outcome))) return
    await insertProblems(db, file.file_id, problems)
    if (event) await insertEvent(db, { fileId: file.file_id, at: clock.now(), ...event })
  })
}

const deliver = async (needs: Needs, receiver: SigapReceiver, file: DueFile): Promise<void> => {
  const content = await readContent(needs.database.db, file.file_id)
  const company = needs.settings.companies().find((one) => one.companyId === file.company_id)
  if (!content || !company) throw new Error('no content, or the company no longer reports')
  const signature = await receiver.sign(company.cnpj, content)
  const receipt = await receiver.deliver({ deliveryId: file.delivery_id, content, signature })
  const now = needs.clock.now()
  await save(
    needs,
    file,
    {
      state: 'sent',
      receipt,
      sentAt: now,
      decidedAt: null,
      tries: 0,
      nextTryAt: nextTryAt(now, 0),
    },
    { kind: 'sent', text: receipt },
  )
}

const eventOf = (file: DueFile, { state, problems }: ReceivedResult) => {
  if (state === 'received' || state === file.state) return undefined
  return { kind: state, text: problems.length > 0 ? String(problems.length) : '' } as const
}

const ask = async (
  needs: Needs,
  receiver: SigapReceiver,
  file: DueFile,
  receipt: string,
): Promise<void> => {
  const result = await receiver.ask(receipt)
  const now = needs.clock.now()
  // The receiver lost it: the same delivery again.
  if (result === 'unknown') {
    const again = { receipt: null, sentAt: null, decidedAt: null, tries: 0, nextTryAt: now }
    const lost = { kind: 'failed', text: `receipt ${receipt} is unknown` } as const
    return save(needs, file, { state: 'queued', ...again }, lost)
  }
  const state = stateAfter(file.state, result.state)
  const isDecided = decided.has(state)
  return save(
    needs,
    file,
    {
      state,
      receipt,
      sentAt: null,
      decidedAt: isDecided ? now : null,
      tries: file.tries + 1,
      nextTryAt: isDecided ? null : nextTryAt(now, Math.floor(file.tries / 5)),
    },
    eventOf(file, result),
    result.problems,
  )
}

const tryOne = async (needs: Needs, receiver: SigapReceiver, file: DueFile): Promise<void> => {
  try {
    if (file.receipt === null) await deliver(needs, receiver, file)
    else await ask(needs, receiver, file, file.receipt)
  } catch (error) {
    const text = (error instanceof Error ? error.message : String(error)).slice(0, 300)
    needs.logger.warn({ err: error, fileId: file.file_id }, 'SIGAP file not delivered')
    const now = needs.clock.now()
    await save(
      needs,
      file,
      {
        state: file.state,
        receipt: file.receipt,
        sentAt: null,
        decidedAt: null,
        tries: file.tries + 1,
        nextTryAt: nextTryAt(now, file.tries + 1),
      },
      { kind: 'failed', text },
    )
  }
}

/** A job: delivers files that are due and asks how delivered ones fared. @returns how many requests */
export const createSendFiles = (needs: SigapNeeds) => async (): Promise<number> => {
  const { receiver, database, clock } = needs
  if (!receiver) return 0
  const now = clock.now()
  const until = new Date(now.getTime() + claimedMs)
  const files = await claimDue(database.db, { now, until, limit: claimedMax })
  for (const file of files) await tryOne(needs, receiver, file)
  return files.length
}
