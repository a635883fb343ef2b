import { expect, test } from 'vitest'
import type { ThreadOrder } from './thread-messages.ts'
import { writeInThread } from './write-in-thread.ts'

const order: ThreadOrder = {
  databaseUrl: '',
  claim: { id: '', claimed_at: null },
  task: {
    format: 'csv',
    brandId: 1,
    linesMax: 1,
    title: '',
    facts: [],
    columns: [],
    language: 'EN',
    timeZone: 'UTC',
    codes: {},
  },
  movements: undefined,
}
const source = { rows: [][Symbol.iterator](), packNames: async () => '[]' }
const programOf = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`)
const never = new AbortController().signal

test.each([
  ['exits', 'process.exit(3)'],
  ['throws', `throw new Error('out of memory')`],
])('a thread that %s is an error, and the process goes on', async (_, program) => {
  const writing = writeInThread(order, source, { signal: never, program: programOf(program) })
  await expect(writing).rejects.toThrow('the export thread exited')
})

test('a thread that dies while its question is answered is an error too', async () => {
  const program = programOf(`
    import { parentPort } from 'node:worker_threads'
    parentPort.postMessage({ needs: 'names', memberIds: '7' })
    setImmediate(() => process.exit(3))`)
  const silent = { ...source, packNames: () => Promise.withResolvers<string>().promise }
  await expect(writeInThread(order, silent, { signal: never, program })).rejects.toThrow(
    'the export thread exited',
  )
})

test('a thread that is no longer wanted ends in the middle of its work', async () => {
  const stop = new AbortController()
  const program = programOf('for (;;) ;')
  const writing = writeInThread(order, source, { signal: stop.signal, program })
  stop.abort(new Error('shutting down'))
  await expect(writing).rejects.toThrow('shutting down')
})

test('its connections are counted while it works, and none are left when it has ended', async () => {
  const program = programOf(`
    import { parentPort } from 'node:worker_threads'
    const busy = { open: 1, idle: 0, waiting: 0 }
    parentPort.postMessage({ connections: busy })
    parentPort.postMessage({ needs: 'names', memberIds: '7' })
    parentPort.once('message', () => {
      parentPort.postMessage({ connections: { ...busy, idle: 1 } })
      parentPort.postMessage({ written: { lines: 1, isCut: false, bytes: 2 } })
    })`)
  const heard: unknown[] = []
  const written = await writeInThread(order, source, {
    signal: never,
    program,
    onConnections: (connections) => heard.push(connections),
  })
  expect(written).toEqual({ lines: 1, isCut: false, bytes: 2 })
  expect(heard).toEqual([
    { open: 1, idle: 0, waiting: 0 },
    { open: 1, idle: 1, waiting: 0 },
    { open: 0, idle: 0, waiting: 0 },
  ])
})
