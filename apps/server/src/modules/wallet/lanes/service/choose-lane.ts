// Half of the function's limit: with many callers two lanes then carry full batches in turn, one in the database
// while the other's answers are delivered, and none waits for a batch twice as long.
const batchMax = 128
// A batch costs as much as ten commands before its first one: another lane with fewer would cost more than it
// saves.
const worthALane = 10
/** Lanes busy for longer than this are stuck: behind a lock, or without their database. */
export const patienceMs = 5

// A batch of several buckets costs less than two of half its size, if there are only a few.
const sharedBucketsMax = 8

/** How many groups of buckets the lanes carry: bucket and lane belong to a group by their remainder. */
export const groupsFor = (bucketCount: number, laneCount: number): number =>
  bucketCount <= sharedBucketsMax ? 1 : laneCount

export type Lane = { readonly number: number; readonly startedAt: number }

export type Choice<One extends Lane> = {
  readonly lane: One
  readonly groups: ReadonlySet<number>
  readonly size: number
}

/** The known state when a lane may start. */
export type Moment<One extends Lane> = {
  /** How many commands wait, by group. */
  readonly counts: readonly number[]
  readonly lanes: readonly One[]
  /** The most recently busy lane comes last: its server process is still warm. */
  readonly idle: readonly One[]
  readonly isImpatient: boolean
}

type Situation<One extends Lane> = Moment<One> & {
  /** A lane carries the group of its number, modulo this. */
  readonly groupCount: number
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

/** The batch size if each idle lane takes its share. */
const sizeFor = (count: number, idle: number): number => {
  const lanesWorth = Math.max(1, Math.floor(count / worthALane))
  return Math.min(batchMax, Math.ceil(count / Math.min(idle, lanesWorth)))
}

/** Groups that a lane carries besides its own: of stuck lanes, and of idle ones with too few commands to start. */
const groupsBeside = <One extends Lane>(
  { groupCount, counts, lanes, idle, isImpatient }: Situation<One>,
  now: number,
): number[] => {
  if (groupCount === 1) return []
  const groups = Array.from({ length: groupCount }, (_, group) => group)
  return groups.filter((group) => {
    const own = lanes.filter(({ number }) => number % groupCount === group)
    if (own.some((lane) => idle.includes(lane))) return (counts[group] ?? 0) < worthALane
    return isImpatient && own.every(({ startedAt }) => startedAt <= now - patienceMs)
  })
}

/** The lane to start and its groups; undefined if waiting is better. */
export const chooseLane = <One extends Lane>(
  situation: Situation<One>,
  now: number,
): Choice<One> | undefined => {
  const { groupCount, counts, lanes, idle, isImpatient } = situation
  const countOf = ({ number }: Lane): number => counts[number % groupCount] ?? 0
  let lane = idle.at(-1)
  if (!lane) return undefined
  const isFirst = idle.length === lanes.length
  if (isFirst && sum(counts) < 2 * worthALane) {
    return { lane, groups: new Set(counts.keys()), size: batchMax }
  }
  for (const one of idle) if (countOf(one) > countOf(lane)) lane = one
  if (!isFirst && !isImpatient && countOf(lane) < worthALane) return undefined
  const group = lane.number % groupCount
  const groups = new Set([group, ...groupsBeside(situation, now)])
  const free = idle.filter(({ number }) => number % groupCount === group)
  const carried = sum([...groups].map((one) => counts[one] ?? 0))
  return { lane, groups, size: sizeFor(carried, free.length) }
}

type SpreadSituation<One extends Lane> = Moment<One> & {
  /** The node of each group. A lane belongs to the node of its number, modulo the number of nodes. */
  readonly nodeOfGroup: readonly number[]
  readonly nodeCount: number
}

/**
 * The same for a spread ledger: a batch holds one group, whose relations are on one node, and is carried by a lane
 * of that node. A silent node delays only its own lanes.
 */
export const chooseLaneOfNode = <One extends Lane>({
  nodeOfGroup,
  nodeCount,
  counts,
  lanes,
  idle,
  isImpatient,
}: SpreadSituation<One>): Choice<One> | undefined => {
  let best: { readonly lane: One; readonly group: number; readonly count: number } | undefined
  for (const lane of idle.toReversed()) {
    const node = lane.number % nodeCount
    const isOfNode = ({ number }: Lane): boolean => number % nodeCount === node
    const isFirst = idle.filter(isOfNode).length === lanes.filter(isOfNode).length
    const least = isFirst || isImpatient ? 1 : worthALane
    for (const [group, count] of counts.entries()) {
      if (nodeOfGroup[group] !== node || count < least || count <= (best?.count ?? 0)) continue
      best = { lane, group, count }
    }
  }
  return best && { lane: best.lane, groups: new Set([best.group]), size: batchMax }
}
