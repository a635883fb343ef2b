import type { Pool } from '@trevo/database/connect.ts'
import { percentile, timeCalls } from './measure-calls.ts'

const insertNote = `insert into members.note (member_id, at, operator, text)
  select min(member_id), now(), 'bench', 'bench' from members.member`

/** The record of an act as `staff.append_audit` takes it. */
const record = JSON.stringify({
  brandId: 1,
  at: new Date(0).toISOString(),
  operatorId: '1',
  operator: 'bench',
  act: 'addMemberNote',
  right: 'members.note',
  target: 'bench',
  before: null,
  after: { text: 'bench' },
  fields: ['text'],
  reason: null,
  address: '127.0.0.1',
  requestId: 'bench',
})

/**
 * A change of one row with a row of the audit in its transaction, over the same change without, in turns;
 * medians.
 */
export const measureAct = async (pool: Pool, count: number): Promise<number> => {
  const act = async (withAudit: boolean): Promise<void> => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(insertNote)
      if (withAudit) await client.query('select staff.append_audit($1, true)', [record])
      await client.query('commit')
    } finally {
      client.release()
    }
  }
  const [bare, audited]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < 10; turn += 1) {
    bare.push(percentile(await timeCalls(count / 10, () => act(false)), 0.5))
    audited.push(percentile(await timeCalls(count / 10, () => act(true)), 0.5))
  }
  const median = (times: readonly number[]) =>
    percentile(
      times.toSorted((a, b) => a - b),
      0.5,
    )
  return median(audited) / median(bare)
}
