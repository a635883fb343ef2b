import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { bigints, bigintsOfNumbers, booleans, integers, smallints, texts } from './array-binary.ts'

const database = await createTestDatabase([])
afterAll(() => database.drop())

const same = <Value>(value: Value): Value => value
const given = {
  text: ['', 'a', 'NULL', null, 'ação', '🍀"\\{,}', ' '],
  bigint: [0n, -1n, 2n ** 63n - 1n, -(2n ** 63n)],
  number: [0, 1, 2 ** 32 - 1, 2 ** 32, 2 ** 53 - 1],
  integer: [0, -1, 2 ** 31 - 1, -(2 ** 31)],
  smallint: [0, -1, 32_767, -32_768],
  boolean: [true, false],
}

test.each([
  ['texts', 'text', texts(given.text, same), given.text],
  ['bigints', 'bigint', bigints(given.bigint, same), given.bigint],
  ['numbers', 'bigint', bigintsOfNumbers(given.number, same), given.number.map(BigInt)],
  ['integers', 'integer', integers(given.integer, same), given.integer],
  ['smallints', 'smallint', smallints(given.smallint, same), given.smallint],
  ['booleans', 'boolean', booleans(given.boolean, same), given.boolean],
  ['no texts', 'text', texts([], same), []],
  ['no bigints', 'bigint', bigints([], same), []],
])('%s arrive as they were given', async (_, type, bytes, expected) => {
  const { rows } = await database.pool.query<{ one: unknown }>(
    `select one from unnest($1::${type}[]) with ordinality u (one, n) order by n`,
    [bytes],
  )
  expect(rows.map(({ one }) => one)).toEqual(expected)
})

test.each([2n ** 63n, -(2n ** 63n) - 1n])('%s has over 64 bits and is refused', (value) => {
  expect(() => bigints([value], same)).toThrow(RangeError)
})
