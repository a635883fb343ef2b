import { expect, it } from 'vitest'
import { smsRouteOf } from './sms-prefix.ts'

it.each([
  ['+5511987654321', 'BR', '+5511'],
  ['+351912345678', 'PT', '+35191'],
  ['+12015550123', 'US', '+120'],
  ['+14165550123', 'CA', '+141'],
])('%s is of %s and counts for %s', (to, countryCode, prefix) => {
  expect(smsRouteOf(to)).toEqual({ countryCode, prefix })
})
