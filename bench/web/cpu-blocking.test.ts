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
const task = (ts: number, tdur: number, tid = page.tid): TraceEvent => ({
  pid: page.pid,
  tid,
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  ts,
  dur: 90_000,
  tdur,
})

test('counts what is above 50 ms of slowed processor time, on the page’s thread, after the start', () => {
  const events = [
    thread,
    task(500, 90_000), // before the page
    navigation,
    task(2_000, 20_000), // 80 ms: 30 above
    task(3_000, 12_000), // 48 ms: short
    task(4_000, 80_000, 9), // another thread
  ]
  expect(cpuBlockingMs(events)).toBe(30)
})

test('a trace without a page has no figure', () => expect(cpuBlockingMs([])).toBeNaN())
