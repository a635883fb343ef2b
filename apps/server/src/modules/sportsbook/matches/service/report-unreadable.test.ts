import { expect, test, vi } from 'vitest'
import { createReportUnreadable } from './report-unreadable.ts'

test('2.3: unreadable matches are reported to operators with their count, once', () => {
  const warn = vi.fn()
  const note = createReportUnreadable({ warn })
  const [a, b] = [
    { id: 1, code: 'A' },
    { id: 2, code: 'B' },
  ] as const
  const odd = { ref: '', doubt: 'not as documented: id', raw: '{"id":7}' }
  const few = { ref: 'a', doubt: 'two bookmakers' }
  note(a, [few])
  expect(warn).not.toHaveBeenCalled()
  note(a, [odd, few])
  note(a, [odd, few])
  note(b, [odd, odd])
  note(a, [])
  note(a, [odd])
  expect(warn.mock.calls.map(([what]) => what)).toEqual([
    { league: 'A', count: 1, ...odd },
    { league: 'B', count: 2, ...odd },
    { league: 'A', count: 1, ...odd },
  ])
})
