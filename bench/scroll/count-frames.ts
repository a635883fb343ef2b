/** One event of a trace; those of a frame are named `PipelineReporter` (categories cc, benchmark). */
export type FrameEvent = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  /** Microseconds. */
  readonly ts: number
  readonly args?: {
    readonly frame_reporter?: {
      readonly state: string
      readonly frame_source: number
      readonly frame_sequence: number
      readonly scroll_state: string
      readonly affects_smoothness: boolean
      readonly has_missing_content?: boolean
    }
  }
}

export type FrameCount = {
  /** Screen refreshes from the first frame that scrolls to the last, minus those with nothing new. */
  readonly expected: number
  readonly presented: number
  /** Share of the expected ones that the screen never showed. */
  readonly dropped: number
  /** Share of the presented ones with a part that was not drawn yet. */
  readonly unfinished: number
}

type Slot = 'presented' | 'unfinished' | 'dropped' | 'still'

const slotOf = (frames: readonly NonNullable<FrameEvent['args']>[]): Slot => {
  const reports = frames.flatMap((frame) => frame.frame_reporter ?? [])
  const shown = reports.filter(({ state }) => state.startsWith('STATE_PRESENTED'))
  if (shown.some((frame) => frame.has_missing_content)) return 'unfinished'
  if (shown.length > 0) return 'presented'
  const isMissed = reports.some(
    (frame) => frame.state === 'STATE_DROPPED' && frame.affects_smoothness,
  )
  return isMissed ? 'dropped' : 'still'
}

const share = (part: number, whole: number): number =>
  Math.round((part / Math.max(1, whole)) * 10_000) / 10_000

/** The compositor's record of the page's frames that scrolled in this trace. */
export const countFrames = (events: readonly FrameEvent[]): FrameCount => {
  const all = events.filter(({ name, ph }) => name === 'PipelineReporter' && ph === 'b')
  const scrolls = ({ args }: FrameEvent): boolean =>
    (args?.frame_reporter?.scroll_state ?? 'SCROLL_NONE') !== 'SCROLL_NONE'
  const first = all.find(scrolls)
  const last = all.findLast(scrolls)
  if (!first || !last) throw new Error('Nothing scrolled in this trace.')
  const slots = new Map<string, NonNullable<FrameEvent['args']>[]>()
  for (const { pid, ts, args } of all) {
    if (pid !== first.pid || ts < first.ts || ts > last.ts || !args?.frame_reporter) continue
    const { frame_source: source, frame_sequence: sequence } = args.frame_reporter
    const key = `${source}.${sequence}`
    slots.set(key, [...(slots.get(key) ?? []), args])
  }
  const kinds = [...slots.values()].map(slotOf)
  const countOf = (kind: Slot): number => kinds.filter((one) => one === kind).length
  const unfinished = countOf('unfinished')
  const presented = countOf('presented') + unfinished
  const expected = presented + countOf('dropped')
  return {
    expected,
    presented,
    dropped: share(expected - presented, expected),
    unfinished: share(unfinished, presented),
  }
}
