import { expect, test } from 'vitest'
import { cpuBlockingMs, type TraceEvent } from './cpu-blocking.ts'

const page = { pid: 1, tid: 2 }
const navigation: TraceEvent = {
  ...page,
  name: 'navigationStart',
  ph: 'R',
  ts: 1_000,
  args: { data: { documentLoaderURL: 'http://127.0.0.1/' } },
}
const thread: TraceEvent = {
  ...page,
  name: 'thread_name',
  ph: 'M',
  ts: 0,
  args: { name: 'CrRendererMain' },
}
const paint: TraceEvent = { ...page, name: 'firstContentfulPaint', ph: 'R', ts: 10_000 }
const task = (ts: number, tdur: number, tid = page.tid): TraceEvent => ({
  pid: page.pid,
  tid,
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  ts,
  dur: 90_000,
  tdur,
})

test('counts the excess over 50 ms of slowed processor time, on the main thread, from the first paint onwards', () => {
  const events = [
    thread,
    navigation,
    paint,
    task(-95_000, 90_000), // before the page is there to be touched
    task(200_000, 20_000), // 80 ms: 30 over the limit
    { ...task(210_000, 15_000), name: 'RunTask', dur: 15_000 }, // a part of the previous task
    task(300_000, 12_000), // 48 ms: short
    task(400_000, 80_000, 9), // another thread
  ]
  expect(cpuBlockingMs(events)).toBe(30)
})

test('a trace without a page has no figure', () => expect(cpuBlockingMs([])).toBeNaN())
