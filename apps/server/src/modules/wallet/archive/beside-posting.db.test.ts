import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { openArchiveWorld } from '../testing/open-archive-world.ts'

const on = await openArchiveWorld()
afterAll(() => on.close())

/** Posts, reverses, lists and proves without a pause until it is stopped. */
const keepBusy = () => {
  const state = { running: true, posted: 0 }
  const post = async (caller: number) => {
    for (let n = 0; state.running; n += 1) {
      const txnId = `busy-${caller}-${state.posted}-${n}`
      await on.post('test.won', txnId, 1n + BigInt(caller % 3), 3n)
      state.posted += 1
      if (n % 5 === 0) {
        const memberId = 1n + BigInt(caller % 3)
        const txn = { source: 'vendor:x', txnId: `undo ${txnId}`, reverses: txnId, memberId }
        await on.wallet.reverse(txn)
      }
    }
  }
  const proofs: boolean[] = []
  const prove = async () => {
    while (state.running) {
      const { ok } = await on.wallet.proveConservation()
      proofs.push(ok)
      await pause(5)
    }
  }
  const work = Promise.all([...Array.from({ length: 6 }, (_, index) => post(index)), prove()])
  return {
    state,
    stop: async () => {
      state.running = false
      await work
      return proofs
    },
  }
}

test('posting and proving continue while a month is dropped and restored', async () => {
  const busy = keepBusy()
  await on.export()
  for (let round = 0; round < 3; round += 1) {
    await on.drop()
    await on.restore()
  }
  const proofs = await busy.stop()
  expect(proofs.length).toBeGreaterThan(0)
  expect(new Set(proofs)).toEqual(new Set([true]))
  expect(busy.state.posted).toBeGreaterThan(50)
  expect(await on.wallet.proveConservation()).toMatchObject({ ok: true })
}, 120_000)

test('behind a long reader the drop backs off, so that postings do not queue up', async () => {
  const reader = await on.pool.connect()
  await reader.query('begin; select count(*) from wallet.entry')
  const drop = on.drop()
  const state = { done: false }
  void drop.finally(() => (state.done = true))
  for (let n = 0; n < 20; n += 1) {
    await on.post('test.won', `beside-${n}`, 1n, 1n)
    await pause(50)
  }
  expect(state.done).toBe(false)
  await reader.query('commit')
  reader.release()
  expect(await drop).toMatch(/have left the database/)
}, 60_000)

test('one archivist at a time', async () => {
  let second: Promise<string> | undefined
  let isFirstDone = false
  await on.archive(async () => {
    second = on.restore()
    void second.then(() => expect(isFirstDone).toBe(true))
    await pause(400)
    isFirstDone = true
  })
  expect(await second).toMatch(/are back in the database/)
})
