import { expect, test } from 'vitest'
import { memberFinder } from './member-finder.ts'

const member = {
  memberId: 'c1',
  username: 'ana.demo',
  email: 'an****@m****.example',
  mobile: '****4321',
}
const found = (by: string, more: Partial<typeof member> = {}) =>
  memberFinder({
    findMembers: () => Promise.resolve({ list: [{ by, member: { ...member, ...more } }] }),
  } as unknown as Parameters<typeof memberFinder>[0]) // what the search answers

test('members are looked for by anything that names one exactly, and not by anything else', () => {
  const { accepts, kind, right } = found('username')
  expect([kind, right]).toEqual(['member', 'members.read'])
  for (const text of ['ana.demo', 'ana@mail.example', '+5511987654321', '52998224725']) {
    expect(accepts(text), text).toBe(true)
  }
  for (const text of ['', ' ']) expect(accepts(text), JSON.stringify(text)).toBe(false)
})

test('who was found by an address shows it beside the name, else the number', async () => {
  const labelOf = async (finder: ReturnType<typeof found>) =>
    (await finder.find(1, 'x')).map(({ label }) => label)
  expect(await labelOf(found('email'))).toEqual(['ana.demo · an****@m****.example'])
  expect(await labelOf(found('username'))).toEqual(['ana.demo · ****4321'])
  expect(await labelOf(found('username', { mobile: '' }))).toEqual(['ana.demo'])
})
