import { expect, it } from 'vitest'
import { createFileSlots } from './file-slots.ts'

const busy = { code: 'records.files_busy' }

it('as many as there are slots run at once, the others in their turn', async () => {
  const slots = createFileSlots({ atOnceMax: 2, waitingMax: 5, waitMsMax: 10_000 })
  const [first] = await Promise.all([slots.enter(), slots.enter()])
  const order: string[] = []
  const third = slots.enter().then((leave) => {
    order.push('third')
    return leave
  })
  const fourth = slots.enter().then(() => order.push('fourth'))
  await new Promise((resolve) => setImmediate(resolve))
  expect(order).toEqual([])
  first()
  first()
  const leave = await third
  expect(order).toEqual(['third'])
  leave()
  await fourth
})

it('with a full queue a request is refused at once', async () => {
  const slots = createFileSlots({ atOnceMax: 1, waitingMax: 1, waitMsMax: 10_000 })
  const leave = await slots.enter()
  const second = slots.enter()
  expect(slots.isFull()).toBe(true)
  await expect(slots.enter()).rejects.toMatchObject(busy)
  leave()
  await second
  expect(slots.isFull()).toBe(false)
})

it('a request that waited too long is refused, and takes no slot later', async () => {
  const slots = createFileSlots({ atOnceMax: 1, waitingMax: 1, waitMsMax: 20 })
  const leave = await slots.enter()
  await expect(slots.enter()).rejects.toMatchObject(busy)
  leave()
  await expect(slots.enter()).resolves.toBeTypeOf('function')
})
