import { expect, test } from 'vitest'
import { chooseLane, chooseLaneOfNode, groupsFor } from './choose-lane.ts'

const now = 1_000
const laneOf = (number: number, startedAt = now) => ({ number, startedAt })
const lanes = [laneOf(0), laneOf(1)]

const choose = (
  counts: readonly number[],
  { idle = lanes, isImpatient = false, all = lanes } = {},
) => {
  const situation = { groupCount: counts.length, counts, lanes: all, idle, isImpatient }
  const choice = chooseLane(situation, now)
  return choice && { lane: choice.lane.number, groups: [...choice.groups], size: choice.size }
}

test('with one group the idle lanes share the waiting commands', () => {
  expect(choose([60])).toEqual({ lane: 1, groups: [0], size: 30 })
  expect(choose([60], { idle: [laneOf(0)] })).toEqual({ lane: 0, groups: [0], size: 60 })
  expect(choose([600])).toMatchObject({ size: 128 })
})

test('few commands take one lane, in any buckets', () => {
  expect(choose([9, 10])).toMatchObject({ groups: [0, 1] })
  expect(choose([9, 11])).toMatchObject({ lane: 1, groups: [1, 0] })
})

test('a lane carries its own buckets, and those of an idle lane with too few commands to start', () => {
  expect(choose([30, 40])).toEqual({ lane: 1, groups: [1], size: 40 })
  expect(choose([3, 40])).toEqual({ lane: 1, groups: [1, 0], size: 43 })
})

test('beside a busy lane another starts only for enough commands of its own', () => {
  const idle = [laneOf(0)]
  expect(choose([9, 100], { idle })).toBeUndefined()
  expect(choose([10, 100], { idle })).toEqual({ lane: 0, groups: [0], size: 10 })
})

test('after a while it starts for fewer, and carries the buckets of a stuck lane too', () => {
  const idle = [laneOf(0)]
  expect(choose([1, 100], { idle, isImpatient: true })).toMatchObject({ groups: [0] })
  const all = [laneOf(0), laneOf(1, now - 10)]
  const carried = choose([1, 100], { idle, all, isImpatient: true })
  expect(carried).toEqual({ lane: 0, groups: [0, 1], size: 101 })
})

test('lanes have their own buckets when there are many', () => {
  expect([1, 8, 9, 64].map((buckets) => groupsFor(buckets, 2))).toEqual([1, 1, 2, 2])
})

test('four lanes and two groups: two lanes carry each', () => {
  const all = [laneOf(0), laneOf(1), laneOf(2), laneOf(3)]
  expect(choose([60, 40], { all, idle: all })).toEqual({ lane: 0, groups: [0], size: 30 })
})

test('no lane is chosen if none is idle', () => {
  expect(choose([100], { idle: [] })).toBeUndefined()
})

const nodeOfGroup = [0, 1, 0, 1]
const chooseOfNode = (
  counts: readonly number[],
  { idle = lanes, isImpatient = false, all = lanes } = {},
) => {
  const situation = { counts, lanes: all, idle, isImpatient, nodeOfGroup, nodeCount: 2 }
  const choice = chooseLaneOfNode(situation)
  return choice && { lane: choice.lane.number, groups: [...choice.groups] }
}

test('spread: a batch holds one group, the fullest, on a lane of its node', () => {
  expect(chooseOfNode([1, 2, 3, 0])).toEqual({ lane: 0, groups: [2] })
  expect(chooseOfNode([1, 4, 3, 0])).toEqual({ lane: 1, groups: [1] })
  expect(chooseOfNode([0, 0, 0, 0])).toBeUndefined()
})

test('spread: no lane carries another node’s group', () => {
  expect(chooseOfNode([0, 50, 0, 9], { idle: [laneOf(0)], isImpatient: true })).toBeUndefined()
})

test('spread: beside a busy lane of its node another starts for enough commands, or after a while', () => {
  const all = [laneOf(0), laneOf(1), laneOf(2), laneOf(3)]
  const idle = [laneOf(1), laneOf(2), laneOf(3)]
  expect(chooseOfNode([9, 0, 0, 0], { all, idle })).toBeUndefined()
  expect(chooseOfNode([10, 0, 0, 0], { all, idle })).toMatchObject({ lane: 2 })
  expect(chooseOfNode([9, 0, 0, 0], { all, idle, isImpatient: true })).toMatchObject({ lane: 2 })
  expect(chooseOfNode([9, 1, 0, 0], { all, idle })).toEqual({ lane: 3, groups: [1] })
})
