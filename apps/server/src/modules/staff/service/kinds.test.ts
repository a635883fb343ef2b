import { expect, test } from 'vitest'
import type { ChangeKind } from '../../../platform/approvals/change-kind.ts'
import { createKinds } from './kinds.ts'

const kindOf = (kind: string) => ({ kind }) as ChangeKind // nothing else of it is looked at

test('an act that needs a second person is found by its name, and is registered once', () => {
  const kinds = createKinds()
  kinds.register([kindOf('one'), kindOf('other')])
  expect(kinds.get('other')).toEqual({ kind: 'other' })
  expect(kinds.list().map(({ kind }) => kind)).toEqual(['one', 'other'])
  expect(() => kinds.register([kindOf('one')])).toThrow('the act one is registered twice')
  expect(() => kinds.get('third')).toThrow('approval.kind_unknown')
})
