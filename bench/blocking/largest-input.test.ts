import { expect, test } from 'vitest'
import { z } from 'zod'
import { largestInput, type InputSchema } from './largest-input.ts'

const largest = (schema: z.ZodType, bytesMax = 1_000): unknown =>
  largestInput(
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as InputSchema,
    bytesMax,
  )

test('every text and list is as long as its schema allows, and every property is present', () => {
  const schema = z.object({
    name: z.string().max(5),
    picks: z.array(z.object({ id: z.uuid(), odds: z.int().max(9) })).max(3),
    mode: z.enum(['a', 'b']).optional(),
  })
  const value = largest(schema)
  expect(schema.parse(value)).toEqual(value)
  expect(value).toMatchObject({ name: 'aaaaa', picks: { length: 3 }, mode: 'b' })
})

test('an input without a limit of its own is limited by the body', () => {
  expect(JSON.stringify(largest(z.object({ text: z.string() }))).length).toBeLessThanOrEqual(1_000)
  const list = largest(z.object({ list: z.array(z.string().max(8)) }))
  expect(JSON.stringify(list).length).toBeLessThanOrEqual(1_000)
  expect(list).toHaveProperty('list.50')
})

test('of several alternatives the longest is taken', () => {
  expect(largest(z.union([z.literal('x'), z.string().max(9), z.boolean()]))).toBe('aaaaaaaaa')
})
