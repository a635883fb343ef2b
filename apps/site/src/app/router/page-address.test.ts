import { expect, test } from 'vitest'
import { pageAddress } from './page-address.ts'

test.each([
  ['/', '/'],
  ['/?token=secret', '/'],
  ['/rng?_=17&gameClassify=TABLE&utm_source=a', '/rng?gameClassify=TABLE'],
  ['/rng?vassalage=A,B&%74ype=NEW', '/rng?vassalage=A,B&%74ype=NEW'],
  ['/register?ref=ABC', '/register'],
  ['/none', '/404'],
  ['/none/of/ours?search=x', '/404'],
  ['/%zz', '/404'],
  ['/social/google?code=secret&state=x', '/social/google'],
])('the page at %s is rendered at %s', (url, expected) => {
  expect(pageAddress(url)).toBe(expected)
})
