import { expect, test } from 'vitest'
import { statementKinds } from './describe-movements.ts'
import { isUncounted } from './report-movements.ts'

test('every kind of movement with a member’s account has its column in the reports', () => {
  // Those without a type code move between houses alone.
  const ofMembers = statementKinds.filter(({ typeCode }) => typeCode !== 0)
  expect(ofMembers.filter(({ kind }) => isUncounted(kind)).map(({ kind }) => kind)).toEqual([])
})
