import { expect, test } from 'vitest'
import { countFrames, type FrameEvent } from './count-frames.ts'

type Report = NonNullable<NonNullable<FrameEvent['args']>['frame_reporter']>

const frame = (slot: number, state: string, other: Partial<Report> = {}): FrameEvent => ({
  name: 'PipelineReporter',
  ph: 'b',
  pid: 1,
  ts: slot * 16_667,
  args: {
    frame_reporter: {
      state: `STATE_${state}`,
      frame_source: 1,
      frame_sequence: slot,
      scroll_state: 'SCROLL_COMPOSITOR_THREAD',
      affects_smoothness: state === 'DROPPED',
      ...other,
    },
  },
})
const still = { scroll_state: 'SCROLL_NONE' }

test('a slot is dropped when nothing of it was shown; slots count from the first frame that scrolls to the last', () => {
  const events = [
    frame(0, 'DROPPED', still), // before
    frame(1, 'PRESENTED_ALL'),
    frame(2, 'PRESENTED_PARTIAL'),
    frame(2, 'DROPPED', still), // what the main thread had to add came with the next frame
    frame(3, 'DROPPED', still),
    frame(4, 'NO_UPDATE_DESIRED'),
    frame(5, 'PRESENTED_ALL', { has_missing_content: true }),
    { ...frame(5, 'DROPPED'), pid: 2 }, // another page
    frame(6, 'DROPPED', { affects_smoothness: false }),
    frame(7, 'PRESENTED_ALL'),
    frame(8, 'DROPPED', still), // after
  ]
  expect(countFrames(events)).toEqual({
    expected: 5,
    presented: 4,
    dropped: 0.2,
    unfinished: 0.25,
  })
})

test('a trace in which nothing scrolls cannot be measured', () => {
  expect(() => countFrames([frame(1, 'PRESENTED_ALL', still)])).toThrow('Nothing scrolled')
})
