import { findTitle } from '@trevo/titles/find-title.ts'
import { isRecorded } from '@trevo/titles/record-vector.ts'
import type { TestVector } from '@trevo/titles/title.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'

/** The recorded rounds of every title, in the order of the lobby. */
export const testVectors: readonly TestVector[] = titlesInOrder.flatMap(({ vectors }) => vectors)

/** Whether this device reproduces the recorded result. */
export const isRepeated = (vector: TestVector): boolean => {
  const found = findTitle(vector.game)
  return found !== undefined && isRecorded(found.title, found.engine, vector)
}
