import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { openTestPromotions } from '../../testing/open-test-promotions.ts'

const world = await openTestPromotions()
const { segments } = world.promotions
afterAll(() => world.close())

const of = (operator: string, brandId = 1) => ({ brandId, operator })
const conditions = { levelMin: 3 }
const save = (more: Partial<Parameters<typeof segments.saveSegment>[0]>) =>
  segments.saveSegment({
    ...of('lia'),
    segmentId: randomUUID(),
    revision: 0,
    name: 'Level three',
    conditions,
    isShared: true,
    ...more,
  })
const search = async (operator: string, brandId = 1) => {
  const { list } = await segments.listSegments({ ...of(operator, brandId), pageSize: 10 })
  return list.map(({ name, revision }) => [name, revision])
}

test('a segment is saved on the revision that its operator has read, and saved twice once', async () => {
  const segmentId = randomUUID()
  await save({ segmentId })
  expect(await save({ segmentId })).toMatchObject({ name: 'Level three', revision: 1 })
  await expect(save({ segmentId, name: 'Level four' })).rejects.toMatchObject({
    code: 'segment.changed',
  })
  expect(await save({ segmentId, revision: 1, name: 'Level four' })).toMatchObject({ revision: 2 })
  await expect(save({ segmentId, revision: 3, name: 'Level five' })).rejects.toMatchObject({
    code: 'segment.changed',
  })
  await expect(save({ revision: 1 })).rejects.toMatchObject({ code: 'segment.unknown' })
  expect(await search('lia')).toEqual([['Level four', 2]])
  const removing = { ...of('lia'), segmentId }
  await expect(segments.deleteSegment({ ...removing, revision: 1 })).rejects.toMatchObject({
    code: 'segment.changed',
  })
  await expect(
    segments.deleteSegment({ ...removing, segmentId: randomUUID(), revision: 2 }),
  ).rejects.toMatchObject({ code: 'segment.unknown' })
  expect(await segments.deleteSegment({ ...removing, revision: 2 })).toEqual({ segmentId })
  expect(await search('lia')).toEqual([])
})

test('a shared name is given once in a brand; a segment of one’s own is seen by nobody else', async () => {
  await save({ name: 'Quiet' })
  await expect(save({ name: 'Quiet' })).rejects.toMatchObject({ code: 'segment.name_taken' })
  await save({ ...of('lia', 2), name: 'Quiet' })
  await save({ name: 'Mine', isShared: false })
  expect((await search('lia')).map(([name]) => name).toSorted()).toEqual(['Mine', 'Quiet'])
  expect((await search('caio')).map(([name]) => name)).toEqual(['Quiet'])
  expect((await search('caio', 2)).map(([name]) => name)).toEqual(['Quiet'])
})
