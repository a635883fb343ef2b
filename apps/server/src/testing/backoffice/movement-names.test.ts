import { namedKinds } from '@trevo/backoffice/pages/ledger/name-kind.ts'
import { expect, test } from 'vitest'
import { statementKinds } from '../../compose/movements/describe-movements.ts'

test('the back office names every kind of movement of a member’s account', () => {
  const named = new Set<string>(namedKinds)
  expect(statementKinds.map(({ kind }) => kind).filter((kind) => !named.has(kind))).toEqual([])
})
